"""Puts constants, or other values, in place of values in the text of a function that nobody has parsed.

A function of thousands of lines in which a handful of values become constants is rewritten here in half a microsecond a line,
where parsing it into objects takes twenty times that.

What makes it right: LLVM prints the type of an operand on the operand's own line. Every use of an i32 value is on a line with `i32 ` in
it, so all other lines stay as they are, and in those names are compared whole and never looked for between quotes.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from nvopt.ir.types import quote_name, unescape
from nvopt.patterns import late

NAME = r'(?:[-a-zA-Z$._0-9]+|"[^"]*")'
_LOCAL_OR_STRING = late(rf'%{NAME}|"[^"]*"')


def put_constants(text: str, constants: Mapping[str, tuple[str, str]]) -> str:
    """`text` with each value of `constants` (`%12` -> its type and the constant's text) replaced wherever it is used."""
    literals = {canonical_ref(ref): literal for ref, (_, literal) in constants.items()}
    refs = set(literals)

    def replace(token: re.Match[str]) -> str:
        text = token[0]
        return literals.get(canonical_ref(text), text) if text[0] == "%" else text

    def replace_in_rest(found: re.Match[str]) -> str:
        """The line from the type on. A quote there may close a string that opened before it: then the whole line is cut into tokens."""
        rest = found[0]
        if '"' not in rest:
            return rest if refs.isdisjoint(_LOCAL_OR_STRING.findall(rest)) else _LOCAL_OR_STRING.sub(replace, rest)
        before = found.string[found.string.rfind("\n", 0, found.start()) + 1 : found.start()]
        return _LOCAL_OR_STRING.sub(lambda token: token[0] if token.start() < len(before) else replace(token), before + rest)[len(before) :]

    for type in dict.fromkeys(type for type, _ in constants.values()):
        text = re.sub(rf"{type} [^\n]*", replace_in_rest, text)
    return text


def put_values(text: str, values: Mapping[str, str]) -> str:
    """`text`, in which no name is quoted, with other operands in place of values (`%12` -> `%x`, `0`), one or more, wherever these stand
    outside of strings."""

    def replace(found: re.Match[str]) -> str:
        start = text.rfind("\n", 0, found.start()) + 1
        is_in_string = text.count('"', start, found.start()) % 2
        return found[0] if is_in_string else values[found[0]]

    # A few names among thousands: Python hears of these alone.
    return re.sub(rf"(?:{'|'.join(map(re.escape, values))})(?![-\w$.])", replace, text, flags=re.ASCII)


def canonical_ref(ref: str) -> str:
    r"""`ref` as LLVM prints it: `%x` for `%"x"` and `%"\78"`; `%"12"` is a name and stays apart from the number `%12`."""
    if ref[1] != '"':
        return ref
    name = unescape(ref[2:-1])
    return f'%"{name}"' if name.isdigit() else f"%{quote_name(name)}"


def integer_literal(value: int, bits: int) -> str:
    """`value` modulo 2**bits as LLVM prints a constant of type i`bits`."""
    value &= (1 << bits) - 1
    if bits == 1:
        return "true" if value else "false"
    return str(value - (1 << bits) if value >> (bits - 1) else value)
