"""Sums, products, extremes and saturating sums of constant ranges: methods of ConstantRange.

    ConstantRange(8, 0, 10).add(ConstantRange.of(8, 250)).text()      # '[-6,4)'

Source: LLVM's ConstantRange; which of several intervals is chosen is LLVM's.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from nvopt.analysis.constant_range import interval
from nvopt.analysis.constant_range.preferences import SIGNED, SMALLEST, UNSIGNED

if TYPE_CHECKING:
    from nvopt.analysis.constant_range.interval import ConstantRange


def add(self: ConstantRange, other: ConstantRange) -> ConstantRange:
    """x + y."""
    bits = self.bits
    if self.lower == self.upper or other.lower == other.upper:
        return interval.ConstantRange.empty(bits) if self.is_empty or other.is_empty else interval.ConstantRange.full(bits)
    mask = (1 << bits) - 1
    lower = (self.lower + other.lower) & mask
    if ((self.upper - self.lower) & mask) + ((other.upper - other.lower) & mask) - 1 > mask:
        return interval.ConstantRange.full(bits)
    return interval.ConstantRange(bits, lower, (self.upper + other.upper - 1) & mask)


def sub(self: ConstantRange, other: ConstantRange) -> ConstantRange:
    """x - y."""
    bits = self.bits
    if self.lower == self.upper or other.lower == other.upper:
        return interval.ConstantRange.empty(bits) if self.is_empty or other.is_empty else interval.ConstantRange.full(bits)
    mask = (1 << bits) - 1
    if ((self.upper - self.lower) & mask) + ((other.upper - other.lower) & mask) - 1 > mask:
        return interval.ConstantRange.full(bits)
    return interval.ConstantRange(bits, (self.lower - other.upper + 1) & mask, (self.upper - other.lower) & mask)


def add_with_no_wrap(self: ConstantRange, other: ConstantRange, nuw: bool, nsw: bool, preferred: int = SMALLEST) -> ConstantRange:
    """x + y where that doesn't overflow in the readings named."""
    if self.is_full and other.is_full:
        return self
    found = self.add(other)
    if nsw:
        found = found.intersect(self.sadd_sat(other), preferred)
    if nuw:
        found = found.intersect(self.uadd_sat(other), preferred)
    return found


def sub_with_no_wrap(self: ConstantRange, other: ConstantRange, nuw: bool, nsw: bool, preferred: int = SMALLEST) -> ConstantRange:
    """x - y where that doesn't overflow in the readings named."""
    if self.is_full and other.is_full:
        return self
    found = self.sub(other)
    if nsw:
        found = found.intersect(self.ssub_sat(other), preferred)
    if nuw:
        if self.unsigned_max < other.unsigned_min:
            return interval.ConstantRange.empty(self.bits)
        found = found.intersect(self.usub_sat(other), preferred)
    return found


def multiply(self: ConstantRange, other: ConstantRange) -> ConstantRange:
    """x * y: the better of what the unsigned and the signed reading give."""
    bits = self.bits
    if self.is_empty or other.is_empty:
        return interval.ConstantRange.empty(bits)
    for one, factor in ((other, self.single_element), (self, other.single_element)):
        if factor == 1:
            return one
        if factor == (1 << bits) - 1:
            return interval.ConstantRange.of(bits, 0).sub(one)
    found = interval.ConstantRange.spanning(bits, self.unsigned_min * other.unsigned_min, self.unsigned_max * other.unsigned_max)
    if found.lower < found.upper <= 1 << (bits - 1):
        return found
    ends = _signed_products(self, other)
    signed = interval.ConstantRange.spanning(bits, min(ends), max(ends))
    return found if found.is_size_strictly_smaller_than(signed) else signed


def _signed_products(self: ConstantRange, other: ConstantRange) -> tuple[int, int, int, int]:
    """The products of the ends, read with sign: the least and the largest product are among them."""
    low, high, other_low, other_high = self.signed_min, self.signed_max, other.signed_min, other.signed_max
    return low * other_low, low * other_high, high * other_low, high * other_high


def multiply_with_no_wrap(self: ConstantRange, other: ConstantRange, nuw: bool, nsw: bool, preferred: int = SMALLEST) -> ConstantRange:
    """x * y where that doesn't overflow in the readings named."""
    if self.is_full and other.is_full:
        return self
    found = self.multiply(other)
    if nsw:
        found = found.intersect(self.smul_sat(other), preferred)
    if nuw:
        found = found.intersect(self.umul_sat(other), preferred)
    if nsw and nuw and not found.is_all_non_negative and (self.signed_min > 1 or other.signed_min > 1):
        # A factor above 1 leaves a product that overflows in neither reading no room for a negative other factor.
        found = found.intersect(interval.ConstantRange.non_empty(self.bits, 0, 1 << (self.bits - 1)), preferred)
    return found


def umin(self: ConstantRange, other: ConstantRange) -> ConstantRange:
    """The lesser of x and y, read without sign."""
    return _of_extremes(self, other, min, UNSIGNED)


def umax(self: ConstantRange, other: ConstantRange) -> ConstantRange:
    """The larger of x and y, read without sign."""
    return _of_extremes(self, other, max, UNSIGNED)


def smin(self: ConstantRange, other: ConstantRange) -> ConstantRange:
    """The lesser of x and y, read with sign."""
    return _of_extremes(self, other, min, SIGNED)


def smax(self: ConstantRange, other: ConstantRange) -> ConstantRange:
    """The larger of x and y, read with sign."""
    return _of_extremes(self, other, max, SIGNED)


def _of_extremes(self: ConstantRange, other: ConstantRange, choose: Callable[[int, int], int], reading: int) -> ConstantRange:
    if self.is_empty or other.is_empty:
        return interval.ConstantRange.empty(self.bits)
    if reading == SIGNED:
        low, high = choose(self.signed_min, other.signed_min), choose(self.signed_max, other.signed_max)
        wraps = self.is_sign_wrapped or other.is_sign_wrapped
    else:
        low, high = choose(self.unsigned_min, other.unsigned_min), choose(self.unsigned_max, other.unsigned_max)
        wraps = self.is_wrapped or other.is_wrapped
    found = interval.ConstantRange.spanning(self.bits, low, high)
    return found.intersect(self.union(other, reading), reading) if wraps else found


def uadd_sat(self: ConstantRange, other: ConstantRange) -> ConstantRange:
    """x + y or the nearest number that there is, read without sign."""
    return _saturated(self, other, self.unsigned_min + other.unsigned_min, self.unsigned_max + other.unsigned_max, False)


def sadd_sat(self: ConstantRange, other: ConstantRange) -> ConstantRange:
    """x + y or the nearest number that there is, read with sign."""
    return _saturated(self, other, self.signed_min + other.signed_min, self.signed_max + other.signed_max, True)


def usub_sat(self: ConstantRange, other: ConstantRange) -> ConstantRange:
    """x - y or the nearest number that there is, read without sign."""
    return _saturated(self, other, self.unsigned_min - other.unsigned_max, self.unsigned_max - other.unsigned_min, False)


def ssub_sat(self: ConstantRange, other: ConstantRange) -> ConstantRange:
    """x - y or the nearest number that there is, read with sign."""
    return _saturated(self, other, self.signed_min - other.signed_max, self.signed_max - other.signed_min, True)


def umul_sat(self: ConstantRange, other: ConstantRange) -> ConstantRange:
    """x * y or the nearest number that there is, read without sign."""
    return _saturated(self, other, self.unsigned_min * other.unsigned_min, self.unsigned_max * other.unsigned_max, False)


def smul_sat(self: ConstantRange, other: ConstantRange) -> ConstantRange:
    """x * y or the nearest number that there is, read with sign."""
    ends = _signed_products(self, other)
    return _saturated(self, other, min(ends), max(ends), True)


def _saturated(self: ConstantRange, other: ConstantRange, low: int, high: int, signed: bool) -> ConstantRange:
    bits = self.bits
    if self.is_empty or other.is_empty:
        return interval.ConstantRange.empty(bits)
    least, largest = (-1 << (bits - 1), (1 << (bits - 1)) - 1) if signed else (0, (1 << bits) - 1)
    return interval.ConstantRange.spanning(bits, min(max(low, least), largest), min(max(high, least), largest))


def abs_(self: ConstantRange, least_is_poison: bool = False) -> ConstantRange:
    """|x|, read with sign; that of -2**(bits-1) is itself, or nothing."""
    bits = self.bits
    if self.is_empty:
        return self
    half = 1 << (bits - 1)
    if self.is_sign_wrapped:
        lower, upper = interval.signed(self.lower, bits), interval.signed(self.upper, bits)
        low = 0 if upper > 0 or lower <= 0 else min(lower, 1 - upper)
        return interval.ConstantRange.non_empty(bits, low, half if least_is_poison else half + 1)
    low, high = self.signed_min, self.signed_max
    if least_is_poison and low == -half:
        if high == -half:
            return interval.ConstantRange.empty(bits)
        low += 1
    if low >= 0:
        return interval.ConstantRange.spanning(bits, low, high)
    return interval.ConstantRange.spanning(bits, -high if high < 0 else 0, max(-low, high))
