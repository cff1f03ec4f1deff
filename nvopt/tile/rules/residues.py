"""What the lowest bits decide, whatever symbols are: x * x is never 2 more than a multiple of 8, abs(x) ^ x never odd.

Bits of sums and products depend on lower ones only. So both sides are computed for all that the lowest bits of two symbols may be; where
these are read once only, what is known of each bit by itself says as much.
"""

from __future__ import annotations

from itertools import product
from typing import Final

from nvopt.tile.evaluation import evaluate
from nvopt.tile.expressions import Expression, Pool
from nvopt.tile.kinds import VARIADIC, Kind
from nvopt.tile.known_bits import known_bits
from nvopt.tile.rules.base import Rules, truth

K = Kind
WIDTH: Final = 3
"""So many of the lowest bits are computed; of absolute values one."""
MOST_SYMBOLS: Final = 2
MOST_READS: Final = 12
"""So many operands are looked at."""
_BY_LOW_BITS: Final = VARIADIC | {K.EK_Add, K.EK_Sub, K.EK_Mul, K.EK_NegI, K.EK_NotI}


def never_equal(pool: Pool, node: Expression) -> Expression | None:
    """x * x == 3 is false, abs(x) ^ x != -1 is true: by all that the lowest bits may be"""
    if node.first.bits < WIDTH:
        return None
    for width in (WIDTH, 1):
        sides = _Sides(width)
        if not all(map(sides.reads, node.operands)) or sides.count <= len(sides.symbols):
            continue
        if not any(sides.of(node.first, values) == sides.of(node.second, values) for values in sides.possible(pool)):
            return truth(pool, node.kind is K.EK_NeBin, node)
    return None


def one_residue(pool: Pool, node: Expression) -> Expression | None:
    """x * x & 2 = 0, trunc(x * x + x) = 0: the only number that lowest bits may be"""
    if node.kind is K.EK_AndN:
        mask = node.second.number
        if node.count != 2 or mask is None or mask >> WIDTH:
            return None
    else:
        mask = (1 << node.bits) - 1
        if node.payload != "trunc" or mask >> WIDTH:
            return None
    for width in (WIDTH, 1) if mask == 1 else (WIDTH,):
        sides = _Sides(width)
        if not sides.reads(node.first) or sides.count <= len(sides.symbols):
            continue
        found: set[int] = set()
        for values in sides.possible(pool):
            found.add(sides.of(node.first, values) & mask)
            if len(found) > 1:
                break
        if len(found) == 1:
            return pool.constant(found.pop(), node.bits, node.shape)
    return None


class _Sides:
    """The lowest bits of expressions, by those of what they are made of."""

    def __init__(self, width: int) -> None:
        self.width = width
        self.symbols: list[Expression] = []
        """What is taken for any number."""
        self.count = 0
        """How often these are read."""
        self._left = MOST_READS

    def _operands(self, node: Expression) -> tuple[Expression, ...]:
        """The operands that the lowest bits of a node depend on by their own; none for a symbol."""
        if node.kind in _BY_LOW_BITS or (node.kind is K.EK_AbsI and self.width == 1):
            return node.operands
        if node.kind is K.EK_Shl and node.second.number is not None and node.second.number < node.bits:  # by more is poison, however much
            return node.operands
        return node.operands if node.kind is K.EK_Cast and node.first.bits >= self.width else ()

    def reads(self, node: Expression) -> bool:
        """Notes what a node is made of; whether that is little enough."""
        self._left -= 1
        if self._left < 0:
            return False
        if node.number is not None:
            return True
        operands = self._operands(node)
        if operands:
            return all(map(self.reads, operands))
        self.count += 1
        if node not in self.symbols:
            self.symbols.append(node)
        return len(self.symbols) <= MOST_SYMBOLS

    def possible(self, pool: Pool) -> list[dict[Expression, int]]:
        """All that the symbols may be."""
        every = []
        mask = (1 << self.width) - 1
        for symbol in self.symbols:
            zeros, ones = known_bits(pool, symbol)
            every.append([number for number in range(1 << self.width) if not number & zeros and not ~number & ones & mask])
        return [dict(zip(self.symbols, numbers, strict=True)) for numbers in product(*every)]

    def of(self, node: Expression, values: dict[Expression, int]) -> int:
        """The lowest bits of a node where its symbols are these numbers."""
        mask = (1 << self.width) - 1
        if node.number is not None:
            return node.number & mask
        operands = self._operands(node)
        if not operands:
            return values[node]
        if node.kind is K.EK_Shl:
            return self.of(node.first, values) << (node.second.number or 0) & mask
        numbers = [self.of(operand, values) for operand in operands]
        if node.kind in (K.EK_Cast, K.EK_AbsI):
            return numbers[0]
        return evaluate(node.kind, numbers, self.width) or 0


FOLDS: Final[Rules] = {
    **dict.fromkeys((K.EK_EqBin, K.EK_NeBin), (never_equal,)),
    K.EK_AndN: (one_residue,),
    K.EK_Cast: (one_residue,),
}
