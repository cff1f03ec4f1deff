"""The numbers of a constant, as they are written: one, or lists of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from nvopt.tile.mlir.parser import NotKnownError, Parser
from nvopt.tile.mlir.tokens import Kind

BOOLS: Final = ("true", "false")


class UnevenError(NotKnownError):
    """Lists in a list don't have the same shape."""

    def __init__(self, place: int) -> None:
        super().__init__()
        self.place = place
        """The token behind the first that has another."""


class Literal(NamedTuple):
    """The numbers of a constant."""

    place: int
    """Its first token."""
    sizes: list[int]
    """How many members its lists have, the outermost first; none where one number is for all elements."""
    elements: list[int]
    """The tokens of its numbers, without signs."""


def read_literal(parser: Parser) -> Literal:
    """Read `5`, or `[[1, 2], [3, 4]]`, however deep. UnevenError where members of a list differ, as MLIR's own parser finds it: by their
    whole shapes, which are numbered, so that comparing two takes no time."""
    first = parser.i
    elements: list[int] = []
    opened: list[tuple[int, int]] = []
    """Of each open list how many members it has so far, and what its first is: one of `shapes`."""
    shapes: dict[tuple[int, int], int] = {}
    """Of lists how many members they have, each of what shape; a number's is 0."""
    while True:
        if parser.take("["):
            opened.append((0, 0))
            continue
        elements.append(_element(parser))
        shape = 0
        while opened:
            count, of = opened.pop()
            if count and shape != of:
                raise UnevenError(parser.i)
            if parser.take(","):
                opened.append((count + 1, shape))
                break
            parser.expect("]")
            shape = shapes.setdefault((count + 1, shape), len(shapes) + 1)
        else:
            return Literal(first, _sizes(shape, list(shapes)), elements)


def is_negative(parser: Parser, place: int) -> bool:
    """Whether there is a sign ahead of the number at a token."""
    return parser.tokens[place - 1].text == "-"


def _element(parser: Parser) -> int:
    """`5`, `-5`, `0x1F`, `true`; the token behind the sign."""
    if not parser.take("-") and parser.text in BOOLS:
        parser.of_kind(Kind.WORD)
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
