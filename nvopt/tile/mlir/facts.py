"""What is known of values that no known operation gives: what `cuda_tile.assume` says, where a block is in its grid, and numbers in order.

    %x = assume bounded<0, 42>, %y : tile<i32>
    %z = assume div_by<16>, %y : tile<i32>
    %i, %j, %k = get_tile_block_id : tile<i32>        from 0 on, less than what get_num_tile_blocks gives in the same place
    %n = iota : tile<64xi32>                          each from 0 to 63
    for %c in (%a to %b, step %s) : tile<i32> {       from the least that %a may be to one less than the greatest that %b may be
    %r = if %d -> (tile<i32>) {                       what either region yields; only the one where %d is a number

What is known of the operand of `assume`, and of a tile whose elements get other places, holds of the result, too.

Bounds are signed, and either may be `?`. What only every so many elements are divisible by is not looked at, nor are loops that compare
without signs, or that are written in generic syntax. The documents say of a loop that it runs for the numbers of an interval, whatever
steps would overflow; and of a grid that it has 2**24 - 1 blocks at most in each direction.
"""

from __future__ import annotations

import re
from collections.abc import Hashable, Mapping
from functools import reduce
from operator import and_, or_
from typing import Final, NamedTuple

from nvopt.tile.evaluation import signed
from nvopt.tile.expressions import Expression, NoFacts, Pool
from nvopt.tile.known_bits import Known, Range, known_bits, signed_range
from nvopt.tile.mlir.dialects import REARRANGING
from nvopt.tile.mlir.integer_types import IntegerType, read_type
from nvopt.tile.mlir.structure import Chunk, Operation, Region, Value

_NUMBER: Final = r"\s*(\?|-?\d{1,30})\s*"
_NAME: Final = r"%[\w$.#-]+"
_ASSUME: Final = re.compile(
    rf"=\s*(?:cuda_tile\.)?assume\s+(?:#cuda_tile\.)?(?:bounded<{_NUMBER},{_NUMBER}>|div_by<\s*(\d{{1,30}})\s*>)\s*,\s*{_NAME}\s*:\s*([^\n]*)",
    re.ASCII,
)
_IOTA: Final = re.compile(r"(?::|->)\s*([^:>]*>)\s*\Z", re.ASCII)
"""The type that is the last thing in the text of an `iota`."""
_FOR: Final = re.compile(
    rf"(?:%[^=]*=\s*)?(?:cuda_tile\.)?for\s+({_NAME})\s+in\s*\(\s*({_NAME})\s+to\s+({_NAME})\s*,\s*step\s+{_NAME}\s*\)\s*:\s*([!\w.]+(?:<\w+>)?)",
    re.ASCII,
)
LONGEST_HEAD: Final = 1000
"""So many characters of a loop are looked at for its counter, its bounds and their type."""
DEPTH: Final = 8
"""So many values are looked through, each of which is known by the next."""
BLOCK, BLOCKS, IOTA, LOOP = "cuda_tile.get_tile_block_id", "cuda_tile.get_num_tile_blocks", "cuda_tile.iota", "cuda_tile.for"
ASSUME, IF, SCF_IF = "cuda_tile.assume", "cuda_tile.if", "scf.if"
MOST_BLOCKS: Final = (1 << 24) - 1
YIELDS: Final = frozenset(["cuda_tile.yield", "scf.yield"])
LEAVES: Final = frozenset(["cuda_tile.return", "cuda_tile.continue", "cuda_tile.break"])
"""What a region may end with that goes on elsewhere than behind its operation."""


class Elements(NamedTuple):
    """The key of a symbol that stands for a constant of several numbers, each below 2**bits."""

    numbers: tuple[int, ...]
    bits: int

    def signed_range(self) -> Range:
        """The least and the greatest, with signs."""
        found = [signed(number, self.bits) for number in self.numbers]
        return min(found), max(found)

    def known_bits(self) -> Known:
        """The bits that are zero, or one, in all."""
        return ~reduce(or_, self.numbers) & ((1 << self.bits) - 1), reduce(and_, self.numbers)


class TextFacts(NoFacts):
    """`nvopt.tile.expressions.Facts`; a key is a `Value`, or `Elements`."""

    def __init__(self, chunk: Chunk, text: str, raw: Mapping[Value, Expression]) -> None:
        self.chunk = chunk
        self.text = text
        self.raw = raw
        """The expressions of known operations; each stands there before anything is asked of what uses it."""
        self.pool = Pool(self)
        """That of these expressions."""
        self._assumed: dict[Operation, re.Match[str] | None] = {}
        self._ranges: dict[Value, Range | None] = {}
        self._depth = 0
        """How many values are being looked through."""
        self._is_cut = False
        """Was one not looked through, since there are too many?"""

    # Of values that are known by others

    def _of_source(self, op: Operation) -> Value | None:
        """The operand whose numbers an operation gives and no others, if it is such a one."""
        is_same = op.name == ASSUME or (op.known is not None and op.known.cast in REARRANGING)
        return op.operands[0] if is_same and len(op.operands) == 1 else None

    def _range_of(self, value: Value) -> Range | None:
        """What a value may be, with signs, by which another is known."""
        if self._depth == DEPTH:
            self._is_cut = True
            return None
        self._depth += 1
        node = self.raw.get(value)
        found = self.signed_range(value) if node is None else signed_range(self.pool, node)
        self._depth -= 1
        return found

    def _bits_of(self, value: Value) -> Known:
        """The same, of its bits."""
        if self._depth == DEPTH:
            return 0, 0
        self._depth += 1
        node = self.raw.get(value)
        found = self.known_bits(value) if node is None else known_bits(self.pool, node)
        self._depth -= 1
        return found

    # Of each operation

    def _assumption(self, op: Operation) -> re.Match[str] | None:
        """What an `assume` says."""
        if op.name != ASSUME:
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

    def _assumed_bits(self, op: Operation) -> Known:
        found = self._assumption(op)
        if found is None or found[3] is None:
            return 0, 0
        of, divisor = self._type(found), int(found[3])
        if of is None or divisor.bit_count() != 1 or divisor >> of.bits:
            return 0, 0
        return divisor - 1, 0

    def _assumed_range(self, op: Operation) -> Range | None:
        found = self._assumption(op)
        of = None if found is None or found[1] is None else self._type(found)
        if found is None or of is None:
            return None
        least, most = _all_numbers(of.bits)
        low = least if found[1] == "?" else int(found[1])
        high = most if found[2] == "?" else int(found[2])
        return (low, high) if least <= low <= high <= most else None

    def _counter_range(self, value: Value, loop: Operation) -> Range | None:
        """What a loop's counter may be, by what its bounds may be."""
        tokens, places = self.chunk.tokens, loop.places
        start = tokens[loop.start].start
        found = _FOR.match(self.text[start : min(tokens[loop.end - 1].end, start + LONGEST_HEAD)])
        if (
            found is None
            or found[1] != value.text
            or [tokens[place].start - start for place in places[:2]] != [found.start(2), found.start(3)]
        ):
            return None
        of = read_type(found[4], self.chunk.aliases)
        low, high = map(self._range_of, loop.operands[:2])
        if of is None or (low is None and high is None):
            return None
        least, most = _all_numbers(of.bits)
        return _within((low[0] if low is not None else least, (high[1] if high is not None else most) - 1), (least, most))

    def _yielded_range(self, value: Value, op: Operation) -> Range | None:
        """What a result of an `if` may be: what is yielded for it by the regions behind which it goes on."""
        if len(op.regions) != 2 or not op.operands:
            return None
        condition = self._range_of(op.operands[0]) or (-1, 0)
        index = op.results.index(value)
        ranges = []
        for is_taken, region in zip((condition[0] < 0, condition[1] >= 0), op.regions, strict=True):
            last = _last_of(region)
            if last is None or (last.name in YIELDS and len(last.operands) != len(op.results)):
                return None
            if is_taken and last.name in YIELDS:
                ranges.append(self._range_of(last.operands[index]))
        return _hull(ranges)

    # What the pool asks

    def known_bits(self, key: Hashable) -> Known:
        if isinstance(key, Elements):
            return key.known_bits()
        op = key.op if isinstance(key, Value) else None
        if op is None:
            return 0, 0
        zeros, ones = self._assumed_bits(op)
        source = self._of_source(op)
        more = self._bits_of(source) if source is not None else (0, 0)
        return zeros | more[0], ones | more[1]

    def signed_range(self, key: Hashable) -> Range | None:
        if isinstance(key, Elements):
            return key.signed_range()
        if not isinstance(key, Value):
            return None
        if key not in self._ranges:
            if self._depth == 0:
                self._is_cut = False
            found = self._computed_range(key)
            if self._is_cut and self._depth:
                return found
            self._ranges[key] = found
        return self._ranges[key]

    def _computed_range(self, value: Value) -> Range | None:
        op = value.op
        if op is None:
            return self._counter_range(value, value.home) if isinstance(value.home, Operation) and value.home.name == LOOP else None
        if op.name == BLOCK:
            return 0, MOST_BLOCKS - 1
        if op.name == BLOCKS:
            return 1, MOST_BLOCKS
        if op.name == IOTA:
            return self._range_in_order(op)
        if op.name in (IF, SCF_IF):
            return self._yielded_range(value, op)
        source, own = self._of_source(op), self._assumed_range(op)
        found = self._range_of(source) if source is not None else None
        return found if own is None else own if found is None else _within(found, own)

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


def _all_numbers(bits: int) -> Range:
    return -1 << (bits - 1), (1 << (bits - 1)) - 1


def _within(one: Range, other: Range) -> Range:
    """What two intervals share; the second where that is nothing."""
    low, high = max(one[0], other[0]), min(one[1], other[1])
    return (low, high) if low <= high else other


def _hull(ranges: list[Range | None]) -> Range | None:
    """The least and the greatest number of all; None where of one nothing is known, or where there is none."""
    known = [one for one in ranges if one is not None]
    if not known or len(known) < len(ranges):
        return None
    return min(low for low, _ in known), max(high for _, high in known)


def _last_of(region: Region) -> Operation | None:
    """The operation that a region of one block ends with, if it says where it goes on."""
    operations = region.blocks[0].operations if len(region.blocks) == 1 else []
    return operations[-1] if operations and (operations[-1].name in YIELDS or operations[-1].name in LEAVES) else None
