"""Quotients and remainders of constant ranges: methods of ConstantRange. A division by zero gives nothing.

    ConstantRange(8, 10, 20).udiv(ConstantRange(8, 0, 3)).text()      # '[5,20)'

Source: LLVM's ConstantRange.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nvopt.analysis.constant_range import interval
from nvopt.analysis.constant_range.preferences import SIGNED

if TYPE_CHECKING:
    from nvopt.analysis.constant_range.interval import ConstantRange


def udiv(self: ConstantRange, other: ConstantRange) -> ConstantRange:
    """x / y, read without sign."""
    if self.is_empty or other.is_empty or other.unsigned_max == 0:
        return interval.ConstantRange.empty(self.bits)
    least = other.unsigned_min
    if least == 0:
        least = other.lower if other.upper == 1 else 1
    return interval.ConstantRange.spanning(self.bits, self.unsigned_min // other.unsigned_max, self.unsigned_max // least)


def sdiv(self: ConstantRange, other: ConstantRange) -> ConstantRange:
    """x / y, read with sign; the overflowing -2**(bits-1) / -1 gives nothing."""
    bits = self.bits
    above, below = _positive_part(self), _negative_part(self)
    divisors_above, divisors_below = _positive_part(other), _negative_part(other)
    positive = negative = interval.ConstantRange.empty(bits)
    if above and divisors_above:
        positive = interval.ConstantRange.spanning(bits, above[0] // divisors_above[1], above[1] // divisors_above[0])
    if below and divisors_below:
        for dividends, divisors in _without_overflow(self, below, other, divisors_below):
            part = interval.ConstantRange.spanning(bits, below[1] // divisors_below[0], dividends[0] // divisors[1])
            positive = positive.union(part)
    if above and divisors_below:
        negative = interval.ConstantRange.spanning(bits, -(above[1] // -divisors_below[1]), -(above[0] // -divisors_below[0]))
    if below and divisors_above:
        part = interval.ConstantRange.spanning(bits, -(-below[0] // divisors_above[0]), -(-below[1] // divisors_above[1]))
        negative = negative.union(part)
    found = negative.union(positive, SIGNED)
    if self.contains(0) and (divisors_above or divisors_below):
        found = found.union(interval.ConstantRange.of(bits, 0))
    return found


def _positive_part(self: ConstantRange) -> tuple[int, int] | None:
    """The least and the largest member of those above zero, read with sign."""
    part = self.intersect(interval.ConstantRange(self.bits, 1, 1 << (self.bits - 1))) if self.bits > 1 else interval.ConstantRange.empty(1)
    return None if part.is_empty else (part.signed_min, part.signed_max)


def _negative_part(self: ConstantRange) -> tuple[int, int] | None:
    """The least and the largest member of those below zero."""
    part = self.intersect(interval.ConstantRange(self.bits, 1 << (self.bits - 1), 0))
    return None if part.is_empty else (part.signed_min, part.signed_max)


def _without_overflow(
    self: ConstantRange, dividends: tuple[int, int], other: ConstantRange, divisors: tuple[int, int]
) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """Negative dividends and divisors, each without what would overflow when the other isn't cut."""
    least = -1 << (self.bits - 1)
    if dividends[0] != least or divisors[1] != -1:
        return [(dividends, divisors)]
    found = []
    if divisors[0] != -1:
        # Without -1 a set that begins with it ends where the whole one does.
        last = interval.signed(other.upper - 1, self.bits) if other.lower == (1 << self.bits) - 1 else -2
        found.append((dividends, (divisors[0], last)))
    if dividends[1] != least:
        first = interval.signed(self.lower, self.bits) if self.upper == (1 << (self.bits - 1)) + 1 else least + 1
        found.append(((first, dividends[1]), divisors))
    return found


def urem(self: ConstantRange, other: ConstantRange) -> ConstantRange:
    """x modulo y, read without sign."""
    if self.is_empty or other.is_empty or other.unsigned_max == 0:
        return interval.ConstantRange.empty(self.bits)
    value, divisor = self.single_element, other.single_element
    if value is not None and divisor is not None:
        return interval.ConstantRange.of(self.bits, value % divisor)
    if self.unsigned_max < other.unsigned_min:
        return self
    return interval.ConstantRange.spanning(self.bits, 0, min(self.unsigned_max, other.unsigned_max - 1))


def srem(self: ConstantRange, other: ConstantRange) -> ConstantRange:
    """The remainder of x / y, read with sign; its sign is that of x."""
    bits = self.bits
    if self.is_empty or other.is_empty:
        return interval.ConstantRange.empty(bits)
    value, divisor = self.single_element, other.single_element
    if divisor == 0:
        return interval.ConstantRange.empty(bits)
    if value is not None and divisor is not None:
        value, divisor = interval.signed(value, bits), abs(interval.signed(divisor, bits))
        return interval.ConstantRange.of(bits, value % divisor if value >= 0 else -(-value % divisor))
    sizes = other.abs()
    least, largest = max(sizes.unsigned_min, 1), sizes.unsigned_max
    low, high = self.signed_min, self.signed_max
    if (low >= 0 and high < least) or (high < 0 and low > -least):
        return self
    least_rest = min(low, 0) if largest == 1 else max(min(low, 0), 1 - largest)  # LLVM's bound for a divisor of 1 is no better
    return interval.ConstantRange.spanning(bits, least_rest, min(max(high, 0), largest - 1))
