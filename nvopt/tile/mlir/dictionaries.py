"""Dictionaries of attributes, `{a = 5 : i8, b}`: what their names and numbers are, and which of these MLIR refuses.

Attributes are numbers, `dense<...>`, lists and dictionaries of them, and much else: what stands in other brackets is not looked at.
"""

from __future__ import annotations

from typing import Final

from nvopt.tile.mlir.constants import read_constant
from nvopt.tile.mlir.literals import BOOLS
from nvopt.tile.mlir.parser import NotKnownError, Parser, ViolatedError
from nvopt.tile.mlir.tokens import Kind

_BEGINS_VALUE: Final = ("=", "[", ",")
_CLOSING: Final = {"{": "}", "[": "]"}


def read_dictionary(parser: Parser) -> dict[str, int]:
    """Read `{...}`: the names in it, and of each the token that its value begins with, or ahead of which it has none. ViolatedError for a
    name that is there twice, and a number that its type doesn't have; NotKnownError where the brackets don't match."""
    if parser.text != "{":
        raise NotKnownError
    entries: dict[str, int] = {}
    names: list[dict[str, int]] = []
    """Of each open dictionary."""
    opened: list[str] = []
    while True:
        token, before = parser.tokens[parser.i], parser.tokens[parser.i - 1].text
        if token.kind is Kind.END:
            raise NotKnownError
        if token.text in _CLOSING:
            opened.append(token.text)
            if token.text == "{":
                names.append(entries if not names else {})
        elif token.text in ("}", "]"):
            if before == "=" or before == ",":
                raise ViolatedError(parser.behind, f"expected attribute {'name' if before == ',' and token.text == '}' else 'value'}")
            if _CLOSING[opened.pop()] != token.text:
                raise NotKnownError
            if token.text == "}":
                names.pop()
            if not opened:
                parser.i += 1
                return entries
        elif opened[-1] == "{" and before in ("{", ","):
            _read_name(parser, names[-1])
            continue
        elif token.text in ("<", "("):
            parser.group(token.text, ">" if token.text == "<" else ")")
            continue
        elif before in _BEGINS_VALUE:
            _read_value(parser, opened[-1])
            continue
        parser.i += 1


def _read_name(parser: Parser, names: dict[str, int]) -> None:
    """`a =`, `"a b"`."""
    token = parser.tokens[parser.i]
    if token.kind not in (Kind.WORD, Kind.STRING):
        raise ViolatedError(parser.behind, "expected attribute name")
    name = token.text.strip('"')
    parser.i += 1
    if name in names:
        raise ViolatedError(parser.tokens[parser.i - 1].start, f"duplicate key '{name}' in dictionary attribute")
    if parser.text not in ("=", ",", "}"):
        raise ViolatedError(parser.behind, "expected '}' in attribute dictionary")
    parser.take("=")
    names[name] = parser.i


def _read_value(parser: Parser, opened: str) -> None:
    """A number, or one token of something else; `opened` is the bracket around it."""
    begin = parser.i
    is_bool = parser.text in BOOLS
    try:
        read_constant(parser)
    except NotKnownError:
        parser.i = begin + 1
        return
    if parser.text in (",", _CLOSING[opened]):
        return
    if is_bool or parser.tokens[parser.i].kind is not Kind.PUNCTUATION:
        raise ViolatedError(parser.behind, "expected '}' in attribute dictionary" if opened == "{" else "expected ',' or ']'")
