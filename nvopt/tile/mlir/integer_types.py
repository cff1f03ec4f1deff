"""Types of integers, and of vectors, tensors and tiles of them: what a rule needs to know of a type, and how it is written.

    read_type("vector<4x8xi32>", Aliases())     # IntegerType(bits=32, container="vector", dims="4x8x")

A type that is no integer's, `index`, whose width nobody knows, and one whose shape is not known when the program is compiled give None:
what has such a type is left as it is.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

MOST_BITS: Final = 4096
"""Wider integers are left as they are: Python writes no decimal numbers of any length."""
_ELEMENT: Final = r"i([1-9]\d{0,6})"
_SCALAR: Final = re.compile(_ELEMENT, re.ASCII)
_SIZE: Final = r"\d{1,18}"
_SHAPED: Final = re.compile(rf"(!cuda_tile\.tile|tile|vector|tensor)<((?:(?:{_SIZE}|\[{_SIZE}\])x)*){_ELEMENT}>", re.ASCII)


class IntegerType(NamedTuple):
    """An integer, or many of one width."""

    bits: int
    container: str
    """`vector`, `tensor` or `tile`; empty for an integer by itself."""
    dims: str
    """The shape as it is written, `4x8x`."""

    @property
    def shape(self) -> tuple[str, str] | None:
        """What types that go together elementwise have in common; None for an integer by itself."""
        return (self.container, self.dims) if self.container else None

    @property
    def sizes(self) -> tuple[int, ...]:
        """The numbers of its shape."""
        return tuple(int(size.strip("[]")) for size in self.dims.split("x")[:-1])

    def with_bits(self, bits: int) -> IntegerType:
        """The same shape of integers of another width."""
        return IntegerType(bits, self.container, self.dims)

    def text(self, short: bool = False) -> str:
        """The type as MLIR writes it; `short` leaves the dialect out, as cuda_tile's own syntax may."""
        if not self.container:
            return f"i{self.bits}"
        container = self.container if self.container != "tile" or short else "!cuda_tile.tile"
        return f"{container}<{self.dims}i{self.bits}>"


class Aliases:
    """The types that names as `!t` stand for."""

    def __init__(self) -> None:
        self._types: dict[str, str] = {}

    def __contains__(self, name: str) -> bool:
        return name in self._types

    def define(self, name: str, of: str) -> None:
        """A name, `!t`, gets its type, which may have an alias for a name itself."""
        self._types[name] = _without_blanks(of)

    def resolved(self, text: str) -> str:
        """A type without blanks, as what it stands for if it is an alias; of aliases that stand for one another in a circle one stays."""
        text = _without_blanks(text)
        passed = []
        while text in self._types and self._types[text] != text:
            passed.append(text)
            text = self._types.pop(text)
        for name in passed:  # the next one who asks is told at once
            self._types[name] = text
        return text


def _without_blanks(text: str) -> str:
    return "".join(text.split())


def read_type(text: str, aliases: Aliases) -> IntegerType | None:
    """The type that `text` is, in which `!t` may stand for another; None where it is not one of integers of known width and shape."""
    text = aliases.resolved(text)
    scalar = _SCALAR.fullmatch(text)
    if scalar is not None:
        return IntegerType(int(scalar[1]), "", "") if int(scalar[1]) <= MOST_BITS else None
    shaped = _SHAPED.fullmatch(text)
    if shaped is None or int(shaped[3]) > MOST_BITS:
        return None
    return IntegerType(int(shaped[3]), shaped[1].removeprefix("!cuda_tile."), shaped[2])
