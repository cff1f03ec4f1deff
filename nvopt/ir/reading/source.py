"""Whether a user's own text may be read as it stands, without a first round through LLVM's parser and printer.

LLVM's printing is the only form that the mirror reads, and most text that reaches nvopt is just that: `clang -S`, `opt -S` and `llvm-dis`
wrote it. A pass that needs nothing of LLVM's upgrades (it looks at calls of one function, say) then saves half of the run. The
check is on the whole text and refuses when in doubt; what it must make sure of is that

* a line is a line: no string or comment runs over its end, functions begin and end where the mirror cuts;
* every value and block that has a number says it, so that taking one away cannot renumber another without LLVM noticing.
"""

from __future__ import annotations

import re

VOID_CALL = r"(?:(?:tail|musttail|notail) )?(?:call|invoke|callbr) (?:[^@%\"(\n]* )?void "
STATEMENT = rf"store |br |ret |switch |unreachable|fence |resume |indirectbr |cleanupret |catchret |{VOID_CALL}|  |\]"
ODD_LINE = re.compile(rf"\n  (?!%|{STATEMENT})")
"""A line in a body that is neither a named value nor an instruction that has none."""
UNLABELLED_BLOCK = re.compile(
    r"\n(?:  (?:br |ret |unreachable|indirectbr |resume |cleanupret |catchret |\])|          (?:to|unwind) label )[^\n]*\n+  "
)
"""A terminator with an instruction right behind it: that block's number is not written."""
ODD_START = re.compile(r"\n(?: (?! )|[\t\r\v\f]|\}[^\n])")
"""A line that begins with one space, or a closing brace with something behind it."""


def is_as_printed(text: str) -> bool:
    """Whether `text` has the shape of LLVM's own printing as far as reading it line by line needs."""
    if not text.startswith("; ModuleID = ") or not text.endswith("\n") or "\r" in text:
        return False
    if any("\n" in inside for inside in text.split('"')[1::2]):
        return False
    return not (ODD_START.search(text) or ODD_LINE.search(text) or UNLABELLED_BLOCK.search(text))
