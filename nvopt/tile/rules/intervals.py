"""The numbers for which a comparison with a number is true, as intervals, and the comparison that is true for given ones."""

from __future__ import annotations

from typing import NamedTuple

from nvopt.tile.evaluation import evaluate
from nvopt.tile.expressions import Expression, Pool
from nvopt.tile.kinds import Kind

K = Kind


class Intervals(NamedTuple):
    """A set of numbers of `bits` bits: the places, ascending, at which one goes into it or out of it; the first of them goes into it."""

    edges: tuple[int, ...]
    bits: int

    def combined(self, kind: Kind, other: Intervals) -> Intervals:
        """The set of the numbers that are in both (EK_AndN), in one at least (EK_OrN), in just one (EK_XorN)."""
        inside, edges = 0, []
        for place in sorted({*self.edges, *other.edges}):
            now = evaluate(kind, (int(self.has(place)), int(other.has(place))), 1) or 0
            if now != inside:
                edges.append(place)
                inside = now
        return Intervals(tuple(edges), self.bits)

    def has(self, number: int) -> bool:
        """Whether the number is in the set."""
        return sum(edge <= number for edge in self.edges) % 2 == 1

    def inverse(self) -> Intervals:
        """The set of all other numbers."""
        return Intervals(self.edges[1:] if self.edges[:1] == (0,) else (0, *self.edges), self.bits)

    def hull(self) -> tuple[int, int]:
        """The least and the greatest number of the set, which must not be empty."""
        return self.edges[0], self.edges[-1] - 1 if len(self.edges) % 2 == 0 else (1 << self.bits) - 1

    def signed_hull(self) -> tuple[int, int]:
        """The same, read as two's complement."""
        size, least = 1 << self.bits, 1 << (self.bits - 1)
        around = set(self.edges) ^ ({0} if len(self.edges) % 2 else set())
        moved = {(edge + least) % size for edge in around} - {0}
        low, high = Intervals(tuple(sorted(moved | ({0} if self.has(least) else set()))), self.bits).hull()
        return low - least, high - least


def _between(low: int, high: int, bits: int) -> Intervals:
    """The numbers from `low` to `high`, around the end of all numbers where `low` is greater."""
    if low > high:
        return _between(high + 1, low - 1, bits).inverse()
    return Intervals((low,) if high == (1 << bits) - 1 else (low, high + 1), bits)


def intervals_of(node: Expression) -> tuple[Expression, Intervals] | None:
    """What a comparison compares with a number, and for which values it is true; None where it compares otherwise, or is decided."""
    left, right = node.first, node.second
    bits = left.bits
    most, least_signed, most_signed = (1 << bits) - 1, 1 << (bits - 1), (1 << (bits - 1)) - 1
    is_signed = node.kind in (K.EK_LtS, K.EK_LeS)
    is_strict = node.kind in (K.EK_LtU, K.EK_LtS)
    if right.number is not None:
        number = right.number
        if node.kind is K.EK_EqBin:
            return left, _between(number, number, bits)
        if node.kind is K.EK_NeBin:
            return left, _between(number, number, bits).inverse()
        low = least_signed if is_signed else 0
        if is_strict and number == low:
            return None
        return left, _between(low, (number - is_strict) & most, bits) if (number - is_strict) & most != low - 1 else Intervals((0,), bits)
    if left.number is not None:
        number = left.number
        high = most_signed if is_signed else most
        if is_strict and number == high:
            return None
        low = (number + is_strict) & most
        return right, _between(low, high, bits) if low != (high + 1) & most else Intervals((0,), bits)
    return None


def comparison_of(pool: Pool, value: Expression, wanted: Intervals) -> Expression | None:
    """A comparison of `value` that is true for the wanted numbers; None where that takes more than one, and a sum."""
    edges = wanted.edges
    if not edges:
        return pool.constant(0, 1, value.shape)
    if edges == (0,):
        return pool.constant(1, 1, value.shape)
    inverse = wanted.inverse()
    if edges[0] == 0:
        return _outside(pool, value, inverse) if len(inverse.edges) <= 2 else None
    return _inside(pool, value, wanted) if len(edges) <= 2 else None


def _inside(pool: Pool, value: Expression, wanted: Intervals) -> Expression:
    """True for one interval that does not begin with 0."""
    edges, bits = wanted.edges, wanted.bits
    low, high = edges[0], edges[1] - 1 if len(edges) == 2 else (1 << bits) - 1
    if low == high:
        return pool.make(K.EK_EqBin, (value, pool.constant(low, bits, value.shape)))
    if len(edges) == 1:
        if low == 1 << (bits - 1):
            return pool.make(K.EK_LtS, (value, pool.constant(0, bits, value.shape)))
        return pool.make(K.EK_LtU, (pool.constant(low - 1, bits, value.shape), value))
    if high == (1 << (bits - 1)) - 1:
        return pool.make(K.EK_LtS, (pool.constant(low - 1, bits, value.shape), value))
    if low == 1 << (bits - 1):
        return pool.make(K.EK_LtS, (value, pool.constant(high + 1, bits, value.shape)))
    moved = pool.make(K.EK_Add, (value, pool.constant(-low, bits, value.shape)))
    return pool.make(K.EK_LtU, (moved, pool.constant(high - low + 1, bits, value.shape)))


def _outside(pool: Pool, value: Expression, missing: Intervals) -> Expression:
    """True for all but one interval that does not begin with 0."""
    edges, bits = missing.edges, missing.bits
    low, high = edges[0], edges[1] - 1 if len(edges) == 2 else (1 << bits) - 1
    if low == high:
        return pool.make(K.EK_NeBin, (value, pool.constant(low, bits, value.shape)))
    if len(edges) == 1:
        if low == 1 << (bits - 1):
            return pool.make(K.EK_LtS, (pool.constant(-1, bits, value.shape), value))
        return pool.make(K.EK_LtU, (value, pool.constant(low, bits, value.shape)))
    if high == (1 << (bits - 1)) - 1:
        return pool.make(K.EK_LtS, (value, pool.constant(low, bits, value.shape)))
    if low == 1 << (bits - 1):
        return pool.make(K.EK_LtS, (pool.constant(high, bits, value.shape), value))
    moved = pool.make(K.EK_Add, (value, pool.constant(-high - 1, bits, value.shape)))
    return pool.make(K.EK_LtU, (moved, pool.constant(low - high - 1, bits, value.shape)))
