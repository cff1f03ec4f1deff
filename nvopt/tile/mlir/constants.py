"""Constants and their types: numbers that a type doesn't have, and lists of another shape than the type's, are told as MLIR tells them.

    5 : i8                            a number
    dense<[5, 6]> : tensor<2xi8>      several
    true                              has its type already

Source: MLIR's AttributeParser.cpp, and cuda_tile's documents.
"""

from __future__ import annotations

import re
from typing import Final

from nvopt.tile.mlir.integer_types import MOST_BITS
from nvopt.tile.mlir.literals import BOOLS, Literal, is_in_range, is_negative, read_literal
from nvopt.tile.mlir.parser import NotKnownError, Parser, ViolatedError
from nvopt.tile.mlir.signatures import PlainType, parts
from nvopt.tile.mlir.tokens import Kind
from nvopt.tile.mlir.type_checks import plain_type

_OF_NO_NUMBER: Final = re.compile(r"none|(?:complex|memref|tensor|tuple|vector)<.*>", re.ASCII | re.DOTALL)
"""MLIR's own types that no number by itself has, however they are written."""
_OF_NO_ELEMENTS: Final = re.compile(r"none|(?:complex|tuple)<.*>", re.ASCII | re.DOTALL)
_WITHOUT_SIZE: Final = re.compile(r"(?:memref|tensor)<(?:\d+x)*[?*]x.*>", re.ASCII | re.DOTALL)
_INDEX_BITS: Final = 64
_UNTYPED: Final = PlainType("i64", "", "", "i64")
"""The type of an integer behind which none is said."""


def read_constant(parser: Parser) -> None:
    """Read a number or `dense<...>` with its type. ViolatedError where these don't fit each other; NotKnownError for anything else."""
    if parser.text == "dense":
        _read_elements(parser)
    elif parser.text in BOOLS:
        parser.i += 1
    elif parser.text == "-" or parser.tokens[parser.i].kind is Kind.NUMBER:
        _read_single(parser)
    else:
        raise NotKnownError


def _read_single(parser: Parser) -> None:
    """`5 : i8`, `-1.5 : f32`, `5`."""
    if parser.take("-") and parser.tokens[parser.i].kind is not Kind.NUMBER:
        raise ViolatedError(parser.behind, "expected constant integer or floating point value")
    place = parser.i
    parser.of_kind(Kind.NUMBER)
    is_typed = parser.take(":")
    text = parser.aliases.resolved(parser.type_text()) if is_typed else ""
    of = parts(plain_type(text, parser.aliases)) if is_typed else _UNTYPED
    if "." in parser.tokens[place].text:
        if is_typed and (_OF_NO_NUMBER.fullmatch(text) or (of is not None and of.is_integer)):
            raise ViolatedError(parser.at_token, "floating point value not valid for specified type")
    elif _OF_NO_NUMBER.fullmatch(text):
        raise ViolatedError(parser.tokens[place].start, "integer literal not valid for specified type")
    elif of is not None:
        _check_element(parser, place, of, "attribute")


def _read_elements(parser: Parser) -> None:
    """`dense<5> : vector<4xi8>`, `dense<[5, 6]> : tensor<2xi8>`."""
    begin = parser.here
    parser.i += 1
    parser.demand("<", "expected '<' after 'dense'")
    literal = read_literal(parser)
    parser.demand(">")
    parser.demand(":")
    text = parser.aliases.resolved(parser.type_text())
    of = parts(plain_type(text, parser.aliases))
    if _OF_NO_ELEMENTS.fullmatch(text) or (of is not None and not of.container):
        raise ViolatedError(begin, "elements literal must be a shaped type")
    if _WITHOUT_SIZE.fullmatch(text):
        raise ViolatedError(begin, "elements literal type must have static shape")
    if of is None:
        return
    check_shape(literal, of, begin)
    for place in literal.elements:
        element = parser.tokens[place]
        if of.is_integer and "." in element.text:
            raise ViolatedError(element.start, "expected integer elements, but parsed floating-point")
        if of.is_integer and element.text in BOOLS and of.bits != 1:
            raise ViolatedError(element.start, "expected i1 type for 'true' or 'false' values")
        if not of.is_integer and element.text in BOOLS:
            raise ViolatedError(element.start, "expected floating point literal")
        _check_element(parser, place, of, "type")


def check_shape(literal: Literal, of: PlainType, place: int) -> None:
    """ViolatedError at a place where lists don't have the shape of the type."""
    if literal.sizes and literal.sizes != of.sizes:
        raise ViolatedError(place, f"inferred shape of elements literal ({literal.sizes}) does not match type ({of.sizes})")


def _check_element(parser: Parser, place: int, of: PlainType, what: str) -> None:
    """ViolatedError where the number at a token, of a type, is an integer that this doesn't have."""
    start = parser.tokens[place].start
    number, negative = integer_at(parser, place), is_negative(parser, place)
    if of.is_integer:
        if number is not None and not _has(of, -number if negative else number, negative):
            raise ViolatedError(start, f"integer constant out of range for {what}")
    elif parser.tokens[place].text.isdecimal():
        raise ViolatedError(start, "unexpected decimal integer literal for a floating point value")
    elif number is not None and negative:
        raise ViolatedError(start, "hexadecimal float literal should not have a leading minus")
    elif number is not None and of.float_bits is not None and number >> of.float_bits:
        raise ViolatedError(start, "hexadecimal float constant out of range for type")


def _has(of: PlainType, number: int, is_signed: bool) -> bool:
    """Has an integer type that number? Integers without signs are read as such, indices are not; MLIR takes no 0 with a sign."""
    if of.bits is None:
        return -1 << (_INDEX_BITS - 1) <= number < 1 << (_INDEX_BITS - 1) and not (is_signed and number == 0)
    return of.bits > MOST_BITS or (is_in_range(number, of.bits) and not (is_signed and number == 0))


def integer_at(parser: Parser, place: int) -> int | None:
    """The integer at a token, without a sign; None for `true`, a float, and more digits than are read."""
    text = parser.tokens[place].text
    if "." in text or text in BOOLS or len(text) > 1000:
        return None
    return int(text, 16 if text.startswith("0x") else 10)
