"""What MLIR text says of values of which nothing else is known."""

from __future__ import annotations

from collections.abc import Hashable

from nvopt.tile.expressions import NoFacts
from nvopt.tile.mlir.structure import Chunk


class Assumptions(NoFacts):
    """`nvopt.tile.expressions.Facts`; a key is a `Value`."""

    def __init__(self, chunk: Chunk, text: str) -> None:
        self.chunk = chunk
        self.text = text

    def is_never_undef(self, key: Hashable) -> bool:
        return True
