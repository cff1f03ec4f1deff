"""The numbers for which a comparison with a number is true, as intervals, and the comparison that is true for given ones."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from operator import and_, or_, xor
from typing import Final, NamedTuple

from nvopt.tile.expressions import Expression, Pool
from nvopt.tile.kinds import Kind

K = Kind
_JOINED: Final[dict[Kind, Callable[[bool, bool], bool]]] = {K.EK_AndN: and_, K.EK_OrN: or_, K.EK_XorN: xor}


class Intervals(NamedTuple):
    """A set of numbers of `bits` bits: the places, ascending, at which one goes into it or out of it; the first of them goes into it."""

    edges: tuple[int, ...]
    bits: int

    def combined(self, kind: Kind, other: Intervals) -> Intervals:
        """The set of the numbers that are in both (EK_AndN), in one at least (EK_OrN), in just one (EK_XorN)."""
        in_self = in_other = inside = False
        edges = []
        for place in sorted({*self.edges, *other.edges}):
            in_self ^= place in self.edges
            in_other ^= place in other.edges
            now = _JOINED[kind](in_self, in_other)
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


def between(low: int, high: int, bits: int) -> Intervals:
    """The numbers from `low` to `high`, around the end of all numbers where `low` is greater; all where they meet."""
    if low == high + 1:
        return Intervals((0,), bits)
    if low > high:
        return between(high + 1, low - 1, bits).inverse()
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
            return left, between(number, number, bits)
        if node.kind is K.EK_NeBin:
            return left, between(number, number, bits).inverse()
        low = least_signed if is_signed else 0
        if is_strict and number == low:
            return None
        return left, between(low, (number - is_strict) & most, bits)
    if left.number is not None:
        number = left.number
        high = most_signed if is_signed else most
        if is_strict and number == high:
            return None
        return right, between((number + is_strict) & most, high, bits)
    return None


def _spread(sets: Iterable[tuple[int, int]], bits: int) -> Intervals:
    """The union of intervals, each from its first number to its last; those whose last is less than their first are empty."""
    found = Intervals((), bits)
    for low, high in sets:
        if low <= high:
            found = found.combined(K.EK_OrN, between(low, high, bits))
    return found


def _pieces(numbers: Intervals) -> list[tuple[int, int]]:
    """The intervals of a set, each from its first number to its last, ascending."""
    edges = (*numbers.edges, 1 << numbers.bits)
    return [(edges[i], edges[i + 1] - 1) for i in range(0, len(numbers.edges), 2)]


def _turned(numbers: Intervals, by: int) -> Intervals:
    """The numbers that are in the set when `by` is added to them, modulo all numbers."""
    size = 1 << numbers.bits
    found: list[tuple[int, int]] = []
    for low, high in _pieces(numbers):
        low, high = (low - by) % size, (high - by) % size
        found += [(low, high)] if low <= high else [(0, high), (low, size - 1)]
    return _spread(found, numbers.bits)


def _shifted_back(numbers: Intervals, by: int) -> Intervals:
    """The numbers that are in the set when they are shifted to the right, without signs."""
    size = 1 << numbers.bits
    return _spread([(low << by, min((high + 1) << by, size) - 1) for low, high in _pieces(numbers)], numbers.bits)


def _before_mask(node: Expression, numbers: Intervals, mask: int) -> tuple[Expression, Intervals] | None:
    """The same of an operation that clears the low bits (EK_AndN), or sets them (EK_OrN)."""
    changed = mask if node.kind is K.EK_OrN else ~mask & ((1 << node.bits) - 1)
    if changed & (changed + 1):
        return None
    fixed, low_bits = mask & changed, changed.bit_length()
    found = []
    for low, high in _pieces(numbers):
        first, last = -((fixed - low) >> low_bits), (high - fixed) >> low_bits
        found.append((first << low_bits, (last << low_bits) + changed))
    return node.first, _spread(found, node.bits)


def before_operation(node: Expression, numbers: Intervals) -> tuple[Expression, Intervals] | None:
    """What an operation on one value, and numbers, computes with, and for which values its result is in the set."""
    kind, bits, value = node.kind, node.bits, node.first
    size, least = 1 << bits, 1 << (bits - 1)
    if kind is K.EK_NegI or kind is K.EK_NotI:
        mirrored = _spread([(size - 1 - high, size - 1 - low) for low, high in _pieces(numbers)], bits)
        return value, mirrored if kind is K.EK_NotI else _turned(mirrored, -1)
    if kind is K.EK_AbsI:
        positive = numbers.combined(K.EK_AndN, between(0, least, bits))
        mirrored = _spread([(size - high, size - max(low, 1)) for low, high in _pieces(positive)], bits)
        return value, positive.combined(K.EK_OrN, mirrored)
    if kind is K.EK_Sub and value.number is not None:
        turned = _turned(numbers, value.number)
        return node.second, _turned(_spread([(size - 1 - high, size - 1 - low) for low, high in _pieces(turned)], bits), -1)
    by = node.operands[-1].number
    if by is None or node.count != 2:
        return None
    if kind is K.EK_Add:
        return value, _turned(numbers, by)
    if kind is K.EK_XorN and by == least:
        return value, _turned(numbers, by)
    if kind is K.EK_ShrU and by < bits:
        return value, _shifted_back(numbers, by)
    if kind is K.EK_ShrS and by < bits:
        return value, _turned(_shifted_back(_turned(numbers, -(least >> by)), by), least)
    if kind is K.EK_DivU and by:
        return value, _spread([(low * by, min((high + 1) * by, size) - 1) for low, high in _pieces(numbers)], bits)
    if kind in (K.EK_AndN, K.EK_OrN):
        return _before_mask(node, numbers, by)
    if kind in (K.EK_MinU, K.EK_MaxU, K.EK_MinS, K.EK_MaxS):
        is_min, start = kind in (K.EK_MinU, K.EK_MinS), least if kind in (K.EK_MinS, K.EK_MaxS) else 0
        kept, other = ((start, by), ((by + 1) % size, start - 1)) if is_min else ((by, start - 1), (start, (by - 1) % size))
        inside = numbers.combined(K.EK_AndN, between(kept[0], kept[1] % size, bits))
        beyond = (by + 1 if is_min else by) % size != start
        return value, inside.combined(K.EK_OrN, between(other[0], other[1] % size, bits)) if beyond and numbers.has(by) else inside
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
