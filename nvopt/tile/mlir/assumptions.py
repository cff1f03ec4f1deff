"""What MLIR text says of values of which nothing else is known: `cuda_tile.assume`.

    %x = assume bounded<0, 42>, %y : tile<i32>
    %z = assume div_by<16>, %y : tile<i32>

Bounds are signed, and either may be `?`. What only every so many elements are divisible by is not looked at.
"""

from __future__ import annotations

import re
from collections.abc import Hashable
from typing import Final

from nvopt.tile.expressions import NoFacts
from nvopt.tile.mlir.integer_types import IntegerType, read_type
from nvopt.tile.mlir.structure import Chunk, Operation, Value

_NUMBER: Final = r"\s*(\?|-?\d{1,30})\s*"
_ASSUME: Final = re.compile(
    rf"=\s*(?:cuda_tile\.)?assume\s+(?:#cuda_tile\.)?(?:bounded<{_NUMBER},{_NUMBER}>|div_by<\s*(\d{{1,30}})\s*>)\s*,\s*%[\w$.#-]+\s*:\s*([^\n]*)",
    re.ASCII,
)


class Assumptions(NoFacts):
    """`nvopt.tile.expressions.Facts`; a key is a `Value`."""

    def __init__(self, chunk: Chunk, text: str) -> None:
        self.chunk = chunk
        self.text = text
        self._assumed: dict[Operation, re.Match[str] | None] = {}

    def _assumption(self, key: Hashable) -> re.Match[str] | None:
        """What is assumed of the value, if it is the result of an `assume`."""
        op = key.op if isinstance(key, Value) else None
        if op is None or op.name != "cuda_tile.assume":
            return None
        if op not in self._assumed:
            tokens = self.chunk.tokens
            self._assumed[op] = _ASSUME.search(self.text[tokens[op.start].start : tokens[op.end - 1].end])
        return self._assumed[op]

    def _type(self, found: re.Match[str]) -> IntegerType | None:
        return read_type(found[4].partition(" loc(")[0], self.chunk.aliases)

    def known_bits(self, key: Hashable) -> tuple[int, int]:
        found = self._assumption(key)
        if found is None or found[3] is None:
            return 0, 0
        of, divisor = self._type(found), int(found[3])
        if of is None or divisor.bit_count() != 1 or divisor >> of.bits:
            return 0, 0
        return divisor - 1, 0

    def signed_range(self, key: Hashable) -> tuple[int, int] | None:
        found = self._assumption(key)
        of = None if found is None or found[1] is None else self._type(found)
        if found is None or of is None:
            return None
        least, most = -(1 << (of.bits - 1)), (1 << (of.bits - 1)) - 1
        low = least if found[1] == "?" else int(found[1])
        high = most if found[2] == "?" else int(found[2])
        return (low, high) if least <= low <= high <= most else None

    def unsigned_range(self, key: Hashable) -> tuple[int, int] | None:
        found = self.signed_range(key)
        return found if found is not None and found[0] >= 0 else None

    def is_never_undef(self, key: Hashable) -> bool:
        """MLIR has no undef, but for LLVM's own dialect."""
        op = key.op if isinstance(key, Value) else None
        return op is None or not op.name.startswith("llvm.")
