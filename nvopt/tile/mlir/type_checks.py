"""Types of values, where they are plain to see, and operations that take a value for another type than its own: no MLIR parser reads these.

Plain types are numbers, vectors, tensors and tiles of them, and `none`, which are written in one way only, but for blanks, aliases and the
dialect of tiles. What is said of a value by any other type, or in a syntax that nobody knows, is not looked at.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import Final

from nvopt.tile.mlir.dialects import ARITH_FLOATS, SHAPES
from nvopt.tile.mlir.facts import IF, LEAVES, SCF_IF, YIELDS
from nvopt.tile.mlir.integer_types import Aliases
from nvopt.tile.mlir.structure import Operation, Value
from nvopt.tile.mlir.tokens import Kind, Token

_NUMBER: Final = r"(?:i[1-9]\d*|index|bf16|tf32|f[1-9]\d*(?:E\d+M\d+(?:B\d+)?(?:FN(?:UZ?)?)?)?)"
_SIZES: Final = (("tile", r"[1-9]\d*"), ("vector", r"[1-9]\d*|\[[1-9]\d*\]"), ("tensor", r"[1-9]\d*|\?"))
_SHAPED: Final = "|".join(rf"{container}<(?:(?:{size})x)*{_NUMBER}>" for container, size in _SIZES)
_PLAIN: Final = re.compile(rf"{_NUMBER}|none|complex<{_NUMBER}>|{_SHAPED}", re.ASCII)
_OPENING, _CLOSING = frozenset("([{<"), frozenset(")]}>")
_TILE_FLOATS: Final = """
cuda_tile.addf cuda_tile.subf cuda_tile.mulf cuda_tile.divf cuda_tile.remf cuda_tile.fma cuda_tile.maxf cuda_tile.minf cuda_tile.negf
cuda_tile.absf cuda_tile.ceil cuda_tile.floor cuda_tile.cos cuda_tile.cosh cuda_tile.exp cuda_tile.exp2 cuda_tile.log cuda_tile.log2
cuda_tile.pow cuda_tile.rsqrt cuda_tile.sin cuda_tile.sinh cuda_tile.sqrt cuda_tile.tan cuda_tile.tanh
"""
_ON_INTEGERS: Final = [name for name, shape in SHAPES.items() if shape.operands and not shape.cast and shape.results == 1]
_OF_ONE_TYPE: Final = frozenset([*ARITH_FLOATS, *_TILE_FLOATS.split(), *_ON_INTEGERS]) - {
    *("arith.cmpi", "arith.select", "cuda_tile.cmpi", "cuda_tile.select")
}
"""Operations that name one type in custom syntax, that of all operands and of the result."""
_HAND_ON: Final = YIELDS | LEAVES | {"func.return"}
"""Operations that name the types of all operands, and have no results."""


def plain_type(text: str, aliases: Aliases) -> str | None:
    """A type as all write it; None where it isn't plain."""
    text = aliases.resolved(text).removeprefix("!cuda_tile.")
    return text if _PLAIN.fullmatch(text) else None


def shown(of: str) -> str:
    """A plain type as MLIR prints it."""
    return f"!cuda_tile.{of}" if of.startswith("tile") else of


class TypeReader:
    """The types that stand among the tokens."""

    def __init__(self, text: str, tokens: Sequence[Token], aliases: Aliases) -> None:
        self.text = text
        self.tokens = tokens
        self.aliases = aliases

    def behind_colon(self, place: int) -> str | None:
        """The type of `%name: type`, of which token `place` is the name."""
        tokens = self.tokens
        if tokens[place + 1].text != ":" or tokens[place + 2].kind not in (Kind.WORD, Kind.TYPE):
            return None
        end = place + 3
        if tokens[end].text == "<":
            while tokens[end].kind is not Kind.END and tokens[end].text != ">":  # a plain type has no others within
                end += 1
            end += 1
        return self._between(place + 2, min(end, len(tokens)))

    def _between(self, start: int, end: int) -> str | None:
        return plain_type(self.text[self.tokens[start].start : self.tokens[end - 1].end], self.aliases) if end > start else None

    def _listed(self, start: int, end: int) -> list[str | None]:
        """The types between two tokens, with commas between."""
        found: list[str | None] = []
        depth, begin = 0, start
        for place in range(start, end):
            text = self.tokens[place].text
            depth += (text in _OPENING) - (text in _CLOSING)
            if text == "," and depth == 0:
                found.append(self._between(begin, place))
                begin = place + 1
        return [*found, self._between(begin, end)] if end > start else found

    def _top_level(self, op: Operation) -> Iterator[int]:
        """The operation's tokens that stand in no brackets, and the brackets around others."""
        depth = 0
        for place in range(op.start, op.end):
            text = self.tokens[place].text
            depth -= text in _CLOSING
            if depth == 0:
                yield place
            depth += text in _OPENING

    def of_generic(self, name: int, colon: int, arrow: int, end: int) -> tuple[list[int], list[str | None], list[str | None]]:
        """The tokens of a generic operation's operands, the types that it takes them for, and those of its results: by the tokens of its
        name, of the colon ahead of its types, of the arrow in these and of what is behind them."""
        tokens = self.tokens
        operands = []
        place = name + 2
        while tokens[place].text != ")" and place < colon:
            if tokens[place].kind is Kind.VALUE:
                operands.append(place)
            place += 1
        taken = self._listed(colon + 2, arrow - 1)
        result = arrow + 1
        given = self._listed(result + 1, end - 1) if tokens[result].text == "(" else [self._between(result, end)]
        return operands, taken, given

    def of_custom(self, op: Operation) -> tuple[dict[int, str | None], list[str | None]]:
        """The same of an operation in custom syntax, where that says the types of all operands."""
        if op.name in (IF, SCF_IF):
            return {}, self._of_choice(op)
        if op.regions or (op.name not in _OF_ONE_TYPE and op.name not in _HAND_ON):
            return {}, []
        places = list(self._top_level(op))
        colons = [place for place in places if self.tokens[place].text == ":"]
        if len(colons) != 1:
            return {}, []  # what follows on the line may be another operation
        colon = colons[0]
        ends = [place for place in places if self.tokens[place].text == "loc" and place > colon]
        types = self._listed(colon + 1, ends[-1] if ends else op.end)
        operands = [place for place in op.places if place < colon]
        if op.name in _OF_ONE_TYPE:
            return dict.fromkeys(operands, types[0] if len(types) == 1 else None), types
        return dict(zip(operands, types, strict=True)) if len(operands) == len(types) else {}, []

    def _of_choice(self, op: Operation) -> list[str | None]:
        """The types of the results of an `if`."""
        heads = list(takewhile(lambda place: self.tokens[place].text != "{", self._top_level(op)))
        arrow = next((place for place in heads if self.tokens[place].text == "->"), None)
        if arrow is None:
            return []
        if self.tokens[arrow + 1].text == "(":
            return self._listed(arrow + 2, heads[-1])
        return [self._between(arrow + 1, heads[-1] + 1)]


def note_results(op: Operation, given: Sequence[str | None]) -> None:
    """Notes the types of an operation's results, if each has one."""
    if len(given) == len(op.results):
        for value, of in zip(op.results, given, strict=True):
            value.type = of


def conflict(value: Value, taken: str | None) -> str | None:
    """The error for an operation that takes a value for another type than its own; None where it doesn't, for all that is known."""
    if taken is None or value.type in (None, taken):
        return None
    assert value.type is not None
    return f"use of value '{value.text}' expects different type than prior uses: '{shown(taken)}' vs '{shown(value.type)}'"
