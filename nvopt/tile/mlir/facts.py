"""What is known of values that no known operation gives: what `cuda_tile.assume` says, where a block is in its grid, and numbers in order.

    %x = assume bounded<0, 42>, %y : tile<i32>
    %z = assume div_by<16>, %y : tile<i32>
    %i, %j, %k = get_tile_block_id : tile<i32>        from 0 on, less than what get_num_tile_blocks gives in the same place
    %n = iota : tile<64xi32>                          each from 0 to 63
    for %c in (%c0 to %c8, step %s) : tile<i32> {     from 0 to 7, where %c0 and %c8 are these numbers

Bounds are signed, and either may be `?`. What only every so many elements are divisible by is not looked at, nor are loops that compare
without signs, or that are written in generic syntax. The documents say of a loop that it runs for the numbers of an interval, whatever
steps would overflow; and of a grid that it has 2**24 - 1 blocks at most in each direction.
"""

from __future__ import annotations

import re
from collections.abc import Hashable
from typing import Final

from nvopt.tile.evaluation import signed
from nvopt.tile.expressions import NoFacts
from nvopt.tile.kinds import Kind
from nvopt.tile.known_bits import Range
from nvopt.tile.mlir.dialects import Known
from nvopt.tile.mlir.integer_types import IntegerType, read_type
from nvopt.tile.mlir.structure import Chunk, Operation, Value

_NUMBER: Final = r"\s*(\?|-?\d{1,30})\s*"
_ASSUME: Final = re.compile(
    rf"=\s*(?:cuda_tile\.)?assume\s+(?:#cuda_tile\.)?(?:bounded<{_NUMBER},{_NUMBER}>|div_by<\s*(\d{{1,30}})\s*>)\s*,\s*%[\w$.#-]+\s*:\s*([^\n]*)",
    re.ASCII,
)
_IOTA: Final = re.compile(r"(?::|->)\s*([^:>]*>)\s*\Z", re.ASCII)
"""The type that is the last thing in the text of an `iota`."""
_FOR: Final = re.compile(r"(?:%[^=]*=\s*)?(?:cuda_tile\.)?for\s+(%[\w$.-]+)\s+in\s*\(", re.ASCII)
LONGEST_HEAD: Final = 1000
"""So many characters of a loop are looked at for the name of its counter."""
BLOCK, BLOCKS, IOTA, LOOP = "cuda_tile.get_tile_block_id", "cuda_tile.get_num_tile_blocks", "cuda_tile.iota", "cuda_tile.for"
MOST_BLOCKS: Final = (1 << 24) - 1


class TextFacts(NoFacts):
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
            self._assumed[op] = _ASSUME.search(self._text_of(op))
        return self._assumed[op]

    def _text_of(self, op: Operation) -> str:
        tokens = self.chunk.tokens
        return self.text[tokens[op.start].start : tokens[op.end - 1].end]

    def _type(self, found: re.Match[str]) -> IntegerType | None:
        return read_type(found[4].partition(" loc(")[0], self.chunk.aliases)

    def _range_in_order(self, op: Operation) -> Range | None:
        """The least and the greatest number of an `iota`; None where it has more than fit."""
        found = _IOTA.search(self._text_of(op).partition(" loc(")[0])
        of = read_type(found[1], self.chunk.aliases) if found is not None else None
        if of is None or len(of.sizes) != 1 or of.sizes[0] > 1 << (of.bits - 1):
            return None
        return 0, of.sizes[0] - 1

    def known_bits(self, key: Hashable) -> tuple[int, int]:
        found = self._assumption(key)
        if found is None or found[3] is None:
            return 0, 0
        of, divisor = self._type(found), int(found[3])
        if of is None or divisor.bit_count() != 1 or divisor >> of.bits:
            return 0, 0
        return divisor - 1, 0

    def _assumed_range(self, key: Hashable) -> Range | None:
        found = self._assumption(key)
        of = None if found is None or found[1] is None else self._type(found)
        if found is None or of is None:
            return None
        least, most = -(1 << (of.bits - 1)), (1 << (of.bits - 1)) - 1
        low = least if found[1] == "?" else int(found[1])
        high = most if found[2] == "?" else int(found[2])
        return (low, high) if least <= low <= high <= most else None

    def _counter_range(self, value: Value, loop: Operation) -> Range | None:
        """What a loop's counter may be, by the numbers among its bounds."""
        tokens, places = self.chunk.tokens, loop.places
        start = tokens[loop.start].start
        found = _FOR.match(self.text[start : min(tokens[loop.end - 1].end, start + LONGEST_HEAD)])
        if found is None or found[1] != value.text or len(places) < 2:
            return None
        if tokens[places[0]].start != start + found.end() or places[1] != places[0] + 2:  # (%low to %high
            return None
        low, high = map(_constant_of, loop.operands[:2])
        known = low or high
        if known is None:
            return None
        bits = known.type.bits
        least = signed(low.number, bits) if low is not None else -1 << (bits - 1)
        most = signed(high.number, bits) - 1 if high is not None else (1 << (bits - 1)) - 2
        return (least, most) if least <= most else None

    def signed_range(self, key: Hashable) -> Range | None:
        if not isinstance(key, Value):
            return None
        if key.op is None:
            return self._counter_range(key, key.home) if isinstance(key.home, Operation) and key.home.name == LOOP else None
        if key.op.name == BLOCK:
            return 0, MOST_BLOCKS - 1
        if key.op.name == BLOCKS:
            return 1, MOST_BLOCKS
        return self._range_in_order(key.op) if key.op.name == IOTA else self._assumed_range(key)

    def unsigned_range(self, key: Hashable) -> Range | None:
        found = self.signed_range(key)
        return found if found is not None and found[0] >= 0 else None

    def is_below(self, lesser: Hashable, greater: Hashable) -> bool:
        """Whether the one is a block's place in the direction of which the other is the grid's size."""
        place, size = (key.op if isinstance(key, Value) else None for key in (lesser, greater))
        if place is None or size is None or (place.name, size.name) != (BLOCK, BLOCKS):
            return False
        return place.results.index(lesser) == size.results.index(greater)  # type: ignore[arg-type]

    def is_never_undef(self, key: Hashable) -> bool:
        """MLIR has no undef, but for LLVM's own dialect."""
        op = key.op if isinstance(key, Value) else None
        return op is None or not op.name.startswith("llvm.")


def _constant_of(value: Value) -> Known | None:
    """The constant that a value is."""
    known = value.op.known if value.op is not None else None
    return known if known is not None and known.kind is Kind.EK_Constant else None
