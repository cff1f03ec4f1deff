"""Text with typed pointers (`i32*`), which LLVM 14 and older write.

LLVM 22 reads every one of them as `ptr`, and upgrades the rest as it does for bitcode: `llvm.memcpy.p0i8.p0i8.i64` becomes
`llvm.memcpy.p0.p0.i64`. Here is what tells that a text has them, and how its lines look with `ptr`.
"""

import re
from typing import NamedTuple

NO_CODE = r'c?"[^"]*"|;[^\n]*|/\*.*?\*/'
_SPACE = r"addrspace\((\d+)\)"
_WORD = r'(?<![-\w$.@!%])(?:i\d+|half|bfloat|float|double|x86_fp80|x86_mmx|fp128|ppc_fp128|void)|%(?:[-\w$.]+|"[^"]*")'
# Of a type in brackets, the last one is enough.
_TYPED_POINTER = re.compile(rf"{NO_CODE}|((?:{_WORD}|[]}})>])\s*(?:{_SPACE}\s*)?\*)".encode(), re.DOTALL)


class TypedPointer(NamedTuple):
    """Where a text has one, and how that reads: `i32*`, or its end, `]*`."""

    offset: int
    text: str


def first_typed_pointer(data: bytes) -> TypedPointer | None:
    """The first typed pointer of a text; None where there is none. An asterisk in a string, a comment or a quoted name is no pointer."""
    asterisk = data.find(b"*")
    while asterisk >= 0:  # look closely at lines with an asterisk only: that is no line of most text
        start, end = data.rfind(b"\n", 0, asterisk) + 1, data.find(b"\n", asterisk)
        if _first_from(data, start, end if end >= 0 else len(data)) is not None:
            return _first_from(data, 0, len(data))  # a string or a comment may have begun on an earlier line
        asterisk = data.find(b"*", end) if end >= 0 else -1
    return None


def _first_from(data: bytes, start: int, end: int) -> TypedPointer | None:
    found = next((found for found in _TYPED_POINTER.finditer(data, start, end) if found[1]), None)
    return TypedPointer(found.start(1), found[1].decode(errors="backslashreplace")) if found is not None else None


_DONE = "\0"  # stands around the address space of what has become a pointer
_SIMPLE = rf"{_WORD}|{_DONE}\d*{_DONE}"
_DEPTH = 4  # of brackets within brackets


def _bracketed(depth: int) -> str:
    nested = f"|{_bracketed(depth - 1)}" if depth > 1 else ""
    return rf"""[\[{{<](?:[^][{{}}<>()"]{nested})*+[\]}}>]"""


_POINTER = re.compile(rf'c?"[^"]*"|((?:{_SIMPLE}|{_bracketed(_DEPTH)})(?:\s*\([^()"]*\))?\s*(?:{_SPACE}\s*)?\*)')


def as_opaque(line: str) -> str:
    """A line of text with `ptr` in place of its typed pointers."""
    replaced = True
    while replaced:  # from the inside out
        before = line
        line = _POINTER.sub(lambda found: f"{_DONE}{(found[2] or '').lstrip('0')}{_DONE}" if found[1] else found[0], before)
        replaced = line != before
    return re.sub(f"{_DONE}(\\d*){_DONE}", lambda found: f"ptr addrspace({found[1]})" if found[1] else "ptr", line)
