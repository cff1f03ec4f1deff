"""Whether a user's own text may be read as it stands, without a first round through LLVM's parser and printer.

LLVM's printing is the only form that the mirror reads, and most text that reaches nvopt is just that: `clang -S`, `opt -S` and `llvm-dis`
wrote it. A pass that needs nothing of LLVM's upgrades (it looks at calls of one function, say) then saves half of the run. The
check is on the whole text and refuses when in doubt: every line has to be of a form that LLVM prints, nothing but LLVM's own comments
may stand there, and every value and block that has a number must say it, so that taking one away cannot renumber another. Calls that tell
debuggers something, as LLVM 18 printed them, are none when LLVM has read them: no block holds an instruction for one.
"""

from __future__ import annotations

import re

from nvopt.ir.reading.cursor import NAME
from nvopt.patterns import late

LABEL = rf"{NAME}:(?: +; (?:preds = [^\n]*|No predecessors!))?\n"
TOP = (
    rf"\n|\Z|@{NAME} = |define |declare |\}}\n|{LABEL}|!\d+ = (?:distinct )?!|!{NAME} = !\{{[^\n]*\}}\n|; Function Attrs: |"
    rf"%{NAME} = type |attributes #|\${NAME} = comdat |source_filename = |target |module asm |\^"
)
VOID_CALL = r"(?:(?:tail|musttail|notail) )?(?:call|invoke|callbr) (?:[^@%\"(\n]* )?void "
BODY = (
    rf"%{NAME} = |store |br |ret |switch |unreachable\b|fence |resume |indirectbr |cleanupret |catchret |{VOID_CALL}|\][,\n]|"
    r"  #dbg_|  i\d+ (?:-?\d+|true|false), label %|        (?:to |unwind |cleanup|catch |filter )"
)
ODD_LINE = late(rf"\n(?!  (?:{BODY})|{TOP})", re.ASCII)
"""A line of no form that LLVM prints, or an instruction that has a value and doesn't say its number."""
UNLABELLED_BLOCK = late(
    r"\n(?:  (?:br |ret |unreachable\b|indirectbr |resume |cleanupret |catchret |\])|          (?:to|unwind) label )[^\n]*\n+  "
)
"""A terminator with an instruction right behind it: that block's number is not written."""
ODD_ESCAPE = late(r"\\(?!\\|[01][0-9A-F]|[89A-F][0-9A-F]|22|7F)")
"""In a name, an escape that LLVM doesn't print: it may be another spelling of a plain name."""
NAMED_METADATA = late(rf"^!({NAME}) = !\{{", re.M | re.ASCII)
COMDAT_LINE = late(rf"^\$({NAME}) = comdat ", re.M | re.ASCII)
IN_COMDAT = late(rf"^(?:@|define [^@\n]*@)({NAME})[^\n]* comdat\b(?:\(\$({NAME})\))?", re.M | re.ASCII)
"""A value that is in a comdat: its name, and that of the comdat where it is another."""
ODD_COMMENT = late(r";(?! (?:ModuleID = |preds = |No predecessors!|Function Attrs: ))")


def is_as_printed(text: str) -> bool:
    """Whether `text` has the shape of LLVM's own printing as far as reading it line by line needs."""
    if not text.startswith("; ModuleID = ") or not text.endswith("\n") or "\r" in text:
        return False
    pieces = text.split('"')
    if any("\n" in inside for inside in pieces[1::2]) or "@llvm.dbg." in text:
        return False
    outside = '"'.join(pieces[::2])
    if "/*" in outside or ODD_COMMENT.search(outside) or ODD_LINE.search(text) or UNLABELLED_BLOCK.search(text):
        return False
    names = (inside for before, inside in zip(pieces[::2], pieces[1::2], strict=False) if before[-1:] in "@%$!#")
    if any("\\" in name and ODD_ESCAPE.search(name) for name in names):
        return False
    return _metadata_is_last(text) and _comdats_are_declared(text)


def _comdats_are_declared(text: str) -> bool:
    """Whether each comdat that a value is in has its line: a pass may take the value out, and LLVM would never see the mistake."""
    in_comdats = IN_COMDAT.findall(text) if " comdat" in text else ()
    declared = set(COMDAT_LINE.findall(text)) if in_comdats else set()
    return all((named or own) in declared for own, named in in_comdats)


def _metadata_is_last(text: str) -> bool:
    """Whether metadata stands behind the last function, no name of it twice."""
    first, last_function = text.find("\n!"), text.rfind("\n}\n")
    names = NAMED_METADATA.findall(text, max(first, 0))
    return (first < 0 or first > last_function) and len(names) == len(set(names))
