"""Text of LLVM 23 and 24, spelled as LLVM 22 reads it.

    %y = fmul bfloat %x, 3.007810e-01                ->    %y = fmul bfloat %x, 0xR3E9A
    %e = fmul float %x, f0x3FB8AA3B                  ->    %e = fmul float %x, 0x3FF7154760000000
    %m = call float @max(float %x, float -inf)       ->    %m = call float @max(float %x, float 0xFFF0000000000000)
    denormal_fpenv(float: preservesign)              ->    "denormal-fp-math-f32"="preserve-sign,preserve-sign"

Floating-point constants keep their bits (float_literals.py). Attributes get the string that meant the same. What LLVM 22 has no word for
and only permits something goes: `flatten`, `prefalign`, `dead_on_return(8)`, fast-math flags on conversions of integers. `module asm` with
many strings becomes one for each.

Strings, comments and names are left alone. A constant's type is what stands before it, at the same depth of brackets:
`fadd half %x, f0x3C00`, `phi half [ f0x3C00, %a ]`, `half noundef f0x3C00`.
"""

import re

from nvopt.llvm.edits import Edit
from nvopt.llvm.float_literals import rewritten

_END = rb"(?![-\w$.:])"  # not in the middle of a name, nor a label or the name of a field
_NUMBER = rb"[-+]?(?:0x[0-9a-fA-F]+\.[0-9a-fA-F]*[pP][-+]?[0-9]+|[0-9]+\.[0-9]*(?:[eE][-+]?[0-9]+)?)"
_LITERAL = rb"(?:f0x[0-9a-fA-F]+|[-+]s?nan\(0x[0-9a-fA-F]+\)|[-+](?:inf|qnan)|" + _NUMBER + rb")" + _END
_ATTRIBUTES = rb"(?:denormal_fpenv\([^()\"\n]*\)|nooutline|flatten|prefalign\([0-9]+\)|dead_on_return\([0-9]+\)|target_mem: *[a-z]+)" + _END
_CONVERSION = rb"(?:uitofp|sitofp)(?: +(?:fast|nnan|ninf|nsz|arcp|contract|afn|reassoc))+" + _END
SPELLING = re.compile(rb"(?<![-\w$.+])(?:" + rb"|".join([_LITERAL, _ATTRIBUTES, _CONVERSION]) + rb")")
"""What LLVM 22 may stumble over. Also what it reads (1.0), and what may stand in strings, comments and names."""
_STRING = rb'"[^"]*"'
_TOKEN = re.compile(
    rb"|".join(
        [
            _STRING,
            rb";[^\r\n]*|/\*.*?\*/",
            rb"[@%$!#^][-\w$.\\]*",
            rb"(?P<open>[(\[{<])|(?P<close>[)\]}>])",
            rb"(?P<float>(?:half|bfloat|float|double|x86_fp80|fp128|ppc_fp128)" + _END + rb")",
            rb"(?P<other>(?:i[0-9]+|ptr)" + _END + rb")",
            rb"(?P<literal>" + _LITERAL + rb")",
            rb"(?P<attribute>" + _ATTRIBUTES + rb")",
            rb"(?P<conversion>" + _CONVERSION + rb")",
            rb"(?P<asm>module\s+asm\s+" + _STRING + rb"(?:\s+" + _STRING + rb")+)",
            rb"[-+\w$.]+",
        ]
    ),
    re.DOTALL,
)


def newer_spellings(data: bytes) -> list[Edit]:
    """The edits that make text of LLVM 23 or 24 readable; none where nothing in it is newer. Each is within a line."""
    edits = []
    kinds: list[str | None] = [None]  # per open bracket: the type last named in it; "" for one that is no float
    for token in _TOKEN.finditer(data):
        text: str | None = None
        match token.lastgroup:
            case None:
                continue
            case "open":
                kinds.append(None)
            case "close":
                if len(kinds) > 1:
                    kinds.pop()
            case "float":
                kinds[-1] = token[0].decode()
            case "other":
                kinds[-1] = ""
            case "literal":
                kind = next((kind for kind in reversed(kinds) if kind is not None), "")
                text = rewritten(token[0].decode(), kind) if kind else None
            case "attribute":
                text = _attribute(token[0].decode())
            case "conversion":
                text = token[0].decode().split()[0]
            case _:
                edits += _module_asm(data, *token.span())
        if text is not None:
            edits.append(Edit(token.start(), token.end(), text.encode()))
    return edits


def _module_asm(data: bytes, start: int, end: int) -> list[Edit]:
    """One `module asm` for each of the strings that share one."""
    strings = [match.start() for match in re.finditer(_STRING, data[start:end])]
    return [Edit(start + at, start + at, b"module asm ") for at in strings[1:]]


_KINDS = {"ieee": "ieee", "preservesign": "preserve-sign", "positivezero": "positive-zero", "dynamic": "dynamic"}


def _attribute(text: str) -> str | None:
    """An attribute in LLVM 22's words; nothing for one that it has no word for and that may go."""
    name, _, rest = text.partition("(")
    if text == "nooutline":
        return '"nooutline"'
    if name == "denormal_fpenv":
        return _denormal_modes(rest.removesuffix(")"))
    if name.startswith("target_mem:"):
        access = name.removeprefix("target_mem:").strip()
        return f"target_mem0: {access}, target_mem1: {access}"
    return ""  # dead_on_return(8) is less than dead_on_return; flatten and prefalign are hints


def _denormal_modes(text: str) -> str | None:
    """`preservesign|ieee, float: dynamic` as strings: the mode of results, then of operands. What is said of all types holds for float too
    where it has no mode of its own, in both notations."""
    strings = []
    for part in text.split(","):
        kind, _, modes = part.rpartition(":")
        words = [_KINDS.get(word.strip()) for word in modes.split("|")]
        name = {"": "denormal-fp-math", "float": "denormal-fp-math-f32"}.get(kind.strip())
        if name is None or None in words or len(words) > 2:
            return None
        strings.append(f'"{name}"="{words[0]},{words[-1]}"')
    return " ".join(strings)
