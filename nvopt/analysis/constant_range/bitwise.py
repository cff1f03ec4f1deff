"""`and`, `or`, `xor` and counts of bits of constant ranges: methods of ConstantRange.

    ConstantRange(8, 0, 10).and_(ConstantRange.of(8, 3)).text()       # '[0,4)'

Source: LLVM's ConstantRange.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from nvopt.analysis.constant_range import interval
from nvopt.analysis.constant_range.preferences import UNSIGNED

if TYPE_CHECKING:
    from nvopt.analysis.constant_range.interval import ConstantRange


def not_(self: ConstantRange) -> ConstantRange:
    """~x."""
    return interval.ConstantRange.of(self.bits, -1).sub(self)


def and_(self: ConstantRange, other: ConstantRange) -> ConstantRange:
    """x & y."""
    bits = self.bits
    if self.is_empty or other.is_empty:
        return interval.ConstantRange.empty(bits)
    zeros, ones = self.to_known_bits()
    other_zeros, other_ones = other.to_known_bits()
    known = interval.ConstantRange.from_known_bits(zeros | other_zeros, ones & other_ones, bits, False)
    low = _least_and(self, other)
    return known.intersect(interval.ConstantRange.non_empty(bits, low, min(self.unsigned_max, other.unsigned_max) + 1))


def or_(self: ConstantRange, other: ConstantRange) -> ConstantRange:
    """x | y."""
    bits = self.bits
    if self.is_empty or other.is_empty:
        return interval.ConstantRange.empty(bits)
    zeros, ones = self.to_known_bits()
    other_zeros, other_ones = other.to_known_bits()
    known = interval.ConstantRange.from_known_bits(zeros & other_zeros, ones | other_ones, bits, False)
    upper = -_least_and(self.not_(), other.not_())
    return known.intersect(interval.ConstantRange.non_empty(bits, max(self.unsigned_min, other.unsigned_min), upper))


def xor(self: ConstantRange, other: ConstantRange) -> ConstantRange:
    """x ^ y."""
    bits = self.bits
    if self.is_empty or other.is_empty:
        return interval.ConstantRange.empty(bits)
    value, mask = self.single_element, other.single_element
    if value is not None and mask is not None:
        return interval.ConstantRange.of(bits, value ^ mask)
    ones_alone = (1 << bits) - 1
    if mask == ones_alone:
        return self.not_()
    if value == ones_alone:
        return other.not_()
    zeros, ones = self.to_known_bits()
    other_zeros, other_ones = other.to_known_bits()
    found = interval.ConstantRange.from_known_bits(
        zeros & other_zeros | ones & other_ones, zeros & other_ones | ones & other_zeros, bits, False
    )
    if bits == 1:
        return found
    # Where every bit that one may have is set in the other, xor is a subtraction without borrows.
    if not ones_alone & ~zeros & ~other_ones:
        return found.intersect(other.sub(self), UNSIGNED)
    if not ones_alone & ~other_zeros & ~ones:
        return found.intersect(self.sub(other), UNSIGNED)
    return found


def ctlz(self: ConstantRange, zero_is_poison: bool = False) -> ConstantRange:
    """How many zeros stand before the first one."""
    bits = self.bits
    low, high = self.unsigned_min, self.unsigned_max
    if self.is_empty or (zero_is_poison and high == 0):
        return interval.ConstantRange.empty(bits)
    if zero_is_poison and low == 0:
        # Zero is an end of the set, or in the midst of it.
        low = self.lower if self.upper == 1 else 1
    return interval.ConstantRange.spanning(bits, bits - high.bit_length(), bits - low.bit_length())


def cttz(self: ConstantRange, zero_is_poison: bool = False) -> ConstantRange:
    """How many zeros stand behind the last one."""
    return _counted(self, _trailing_zeros, zero_is_poison)


def ctpop(self: ConstantRange) -> ConstantRange:
    """How many ones there are."""
    return _counted(self, _population, False)


def _counted(self: ConstantRange, count: Callable[[int, int, int], ConstantRange], without_zero: bool) -> ConstantRange:
    """The results of `count(bits, first, last)` for the one or two intervals that don't wrap around, with or without zero."""
    bits = self.bits
    if self.is_empty:
        return self
    largest = (1 << bits) - 1
    intervals = [(self.lower, largest), (0, self.upper - 1)] if self.is_wrapped else [(self.unsigned_min, self.unsigned_max)]
    found = interval.ConstantRange.empty(bits)
    for first, last in intervals:
        first = max(first, 1) if without_zero else first
        if first <= last:
            found = found.union(count(bits, first, last))
    return found


def _least_and(one: ConstantRange, other: ConstantRange) -> int:
    """A bound from below of x & y: the leading bits that neither masks away are those of the larger of the least members."""
    if one.lower >= one.upper != 0 or other.lower >= other.upper != 0:
        return 0
    mask = (1 << one.bits) - 1
    low, high = one.lower, one.unsigned_max
    other_low, other_high = other.lower, other.unsigned_max
    shared = ~(low ^ high | other_low ^ other_high | low ^ other_low) & mask
    shared &= ~_below_leading_ones(shared, mask)
    return max(
        low & ~_below_leading_ones(other_low & other_high | shared, mask), other_low & ~_below_leading_ones(low & high | shared, mask)
    )


def _below_leading_ones(value: int, mask: int) -> int:
    """The bits below the ones with which `value` begins."""
    return (1 << (mask & ~value).bit_length()) - 1


def _trailing_zeros(bits: int, first: int, last: int) -> ConstantRange:
    """How many zeros stand behind the last one in the numbers from `first` to `last`, which doesn't wrap around."""
    own = (first & -first).bit_length() - 1 if first else bits
    if first == last:
        return interval.ConstantRange.of(bits, own)
    return interval.ConstantRange.spanning(bits, 0, max((first ^ last).bit_length() - 1, own))


def _population(bits: int, first: int, last: int) -> ConstantRange:
    """How many ones the numbers from `first` to `last` have, which doesn't wrap around."""
    if first == last:
        return interval.ConstantRange.of(bits, first.bit_count())
    free = (first ^ last).bit_length()
    low = (1 << free) - 1
    common = (first >> free).bit_count()
    return interval.ConstantRange.spanning(bits, common + (first & low != 0), common + free - (last & low != low))
