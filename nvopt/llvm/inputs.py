"""Reading the user's files, and what can be told from their bytes before LLVM sees them."""

import os
import re
import sys
from errno import EBADF
from typing import NamedTuple

from nvopt.llvm.errors import InputError
from nvopt.visible import visible_name

DEEPEST = 200_000  # levels of nesting; beyond, LLVM's recursion overflows even the stack that stack.py provides
_BITCODE_MAGIC = (b"BC\xc0\xde", b"\xde\xc0\x17\x0b")
_UTF8_MARK = b"\xef\xbb\xbf"
_UTF16_MARKS = (b"\xff\xfe", b"\xfe\xff")


def display_name(path: str) -> str:
    """The name under which messages speak of a file: `<stdin>` for `-`, as opt calls it, and without control characters."""
    return visible_name(module_name(path))


def module_name(path: str) -> str:
    """The name that a module from a file has, as the output says it."""
    return "<stdin>" if path in ("-", "") else path


def read_input(path: str) -> bytes:
    """The bytes of a file, or of standard input for `-`."""
    try:
        if path == "-":
            if sys.stdin is None:  # closed by whoever started this process
                raise OSError(EBADF, os.strerror(EBADF))
            return sys.stdin.buffer.read()
        with open(path, "rb") as file:
            return file.read()
    except OSError as error:
        name = display_name(path) if path else "''"  # as of a shell's variable that isn't set
        raise InputError(f"{name}: error: Could not open input file: {error.strerror or error}") from None


def is_bitcode(data: bytes) -> bool:
    """Whether the bytes are bitcode, plain or in its wrapper, rather than text."""
    return data.startswith(_BITCODE_MAGIC)


def check_text(data: bytes, path: str) -> None:
    """Refuse what LLVM's text parser would misread: it takes a C string, so a NUL byte would silently end the module there."""
    if data.startswith(_UTF16_MARKS):
        raise InputError(f"{path}:1:1: error: this is UTF-16 text; LLVM IR is read as ASCII or UTF-8")
    if data.startswith(_UTF8_MARK):  # nobody sees it in LLVM's message
        raise InputError(f"{path}:1:1: error: the text begins with a byte order mark, which LLVM takes for none of its words")
    nul = data.find(0)
    if nul >= 0:
        from nvopt.llvm.located_errors import at_offset  # late: most text is none

        raise at_offset(data, nul, path, "NUL byte in the text of a module")
    # Such depth takes a line of at least twice as many bytes, so that some window of this size holds no line's end.
    if any(data.find(b"\n", start, start + DEEPEST) < 0 for start in range(0, len(data) - DEEPEST, DEEPEST)):
        _check_nesting(data, path)


_BRACKETS = b"()[]{}"
_OTHERS = bytes(set(range(256)) - set(_BRACKETS))


def _check_nesting(data: bytes, path: str) -> None:
    """Refuse text that nests so deep that LLVM's recursion would overflow even a large stack."""
    brackets = data.translate(None, _OTHERS)
    for pair in (b"()", b"[]", b"{}", b"()", b"[]", b"{}"):  # peel off the innermost ones, which are most
        brackets = brackets.replace(pair, b"")
    if len(brackets) <= 2 * DEEPEST:
        return
    depth = deepest = 0
    for bracket in brackets:
        depth += 1 if bracket in b"([{" else -1
        deepest = max(deepest, depth)
    if deepest > DEEPEST:
        raise InputError(f"{path}: error: constants, types or metadata nested more than {DEEPEST} deep")


class Header(NamedTuple):
    """What the lines before the first entity say: LLVM reads `source_filename` and `target` lines only there."""

    names_source: bool
    triple: str
    has_layout: bool
    after_triple: int  # offset behind the closing quote of the triple
    layouts: tuple[tuple[int, int], ...]  # where the data layouts start and end, within their quotes


_HEADER_ITEM = re.compile(
    rb'(?:[ \t\r\n]++|;[^\r\n]*+)*+(?:(source_filename)|target[ \t\r\n]+(triple|datalayout))[ \t\r\n]*=[ \t\r\n]*"([^"]*)"',
)


def read_header(data: bytes) -> Header:
    """Read the header of a module's text."""
    names_source, triple, has_layout, after_triple = False, "", False, 0
    layouts = []
    position = 0
    while item := _HEADER_ITEM.match(data, position):
        source, target, value = item.groups()
        position = item.end()
        if source:
            names_source = True
        elif target == b"triple":
            triple, after_triple = value.decode(errors="backslashreplace"), position
        else:
            has_layout = has_layout or bool(value)
            layouts.append(item.span(3))
    return Header(names_source, triple, has_layout, after_triple, tuple(layouts))
