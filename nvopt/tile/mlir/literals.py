"""The numbers of a constant, as they are written: one, or lists of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from nvopt.tile.mlir.parser import Parser, ViolatedError
from nvopt.tile.mlir.tokens import Kind

BOOLS: Final = ("true", "false")


class Literal(NamedTuple):
    """The numbers of a constant."""

    place: int
    """Its first token."""
    sizes: list[int]
    """How many members its lists have, the outermost first; none where one number is for all elements."""
    elements: list[int]
    """The tokens of its numbers, without signs."""


def read_literal(parser: Parser) -> Literal:
    """Read `5`, or `[[1, 2], [3, 4]]`, however deep. ViolatedError where members of a list differ, as MLIR's own parser finds it: by their
    whole shapes, which are numbered, so that comparing two takes no time."""
    first = parser.i
    elements: list[int] = []
    opened: list[tuple[int, int]] = []
    """Of each open list how many members it has so far, and what its first is: one of `shapes`."""
    shapes: dict[tuple[int, int], int] = {}
    """Of lists how many members they have, each of what shape; a number's is 0."""
    while True:
        if not parser.take("["):
            elements.append(_read_number(parser))
            shape = 0
        elif parser.take("]"):
            shape = shapes.setdefault((0, 0), len(shapes) + 1)
        else:
            opened.append((0, 0))
            continue
        while opened:
            count, of = opened.pop()
            if count and shape != of:
                raise ViolatedError(parser.here, "tensor literal is invalid; ranks are not consistent between elements")
            if parser.take(","):
                opened.append((count + 1, shape))
                break
            parser.demand("]")
            shape = shapes.setdefault((count + 1, shape), len(shapes) + 1)
        else:
            return Literal(first, _sizes(shape, list(shapes)), elements)


def is_negative(parser: Parser, place: int) -> bool:
    """Whether there is a sign ahead of the number at a token."""
    return parser.tokens[place - 1].text == "-"


def is_in_range(number: int, bits: int) -> bool:
    """Is a number one of that many bits, with or without signs?"""
    return -(1 << (bits - 1)) <= number < 1 << bits


def _read_number(parser: Parser) -> int:
    """`5`, `-5`, `0x1F`, `true`; the token behind the sign."""
    if parser.take("-") and parser.text in (*BOOLS, "-"):
        raise ViolatedError(parser.here, "expected integer or floating point literal")
    if parser.text in BOOLS:
        parser.of_kind(Kind.WORD)
    elif parser.tokens[parser.i].kind is Kind.PUNCTUATION and parser.text not in ("(", ">"):  # complex numbers, and `dense<>`
        raise ViolatedError(parser.here, "expected element literal of primitive type")
    else:
        parser.of_kind(Kind.NUMBER)
    return parser.i - 1


def _sizes(shape: int, shapes: Sequence[tuple[int, int]]) -> list[int]:
    """How many members lists have, the outermost first."""
    sizes: list[int] = []
    while shape:
        size, shape = shapes[shape - 1]
        sizes.append(size)
    return sizes
