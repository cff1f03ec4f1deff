"""Shifts of constant ranges: methods of ConstantRange. One by `bits` or more gives nothing.

    ConstantRange(8, 1, 4).shl(ConstantRange.of(8, 2)).text()         # '[4,13)'

Source: LLVM's ConstantRange.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nvopt.analysis.constant_range import interval
from nvopt.analysis.constant_range.preferences import SIGNED, SMALLEST

if TYPE_CHECKING:
    from nvopt.analysis.constant_range.interval import ConstantRange


def shl(self: ConstantRange, other: ConstantRange) -> ConstantRange:
    """x << y."""
    bits = self.bits
    if self.is_empty or other.is_empty:
        return interval.ConstantRange.empty(bits)
    mask = (1 << bits) - 1
    low, high = self.unsigned_min, self.unsigned_max
    by = other.single_element
    if by is not None:
        if by >= bits:
            return interval.ConstantRange.empty(bits)
        if by <= bits - (low ^ high).bit_length():
            return interval.ConstantRange.non_empty(bits, low << by, ((high << by) & mask) + 1)
        return interval.ConstantRange.non_empty(bits, 0, (mask << by & mask) + 1)
    least, most = other.unsigned_min, other.unsigned_max
    if self.is_all_negative and most <= bits - (mask ^ low).bit_length():
        return interval.ConstantRange.non_empty(bits, low << most, ((high << least) & mask) + 1)
    if most > bits - high.bit_length():
        return interval.ConstantRange.full(bits)
    return interval.ConstantRange.non_empty(bits, low << least, (high << most) + 1)


def shl_with_no_wrap(self: ConstantRange, other: ConstantRange, nuw: bool, nsw: bool, preferred: int = SMALLEST) -> ConstantRange:
    """x << y where that doesn't overflow in the readings named."""
    if self.is_empty or other.is_empty:
        return interval.ConstantRange.empty(self.bits)
    if nsw:
        found = _shl_nsw(self, other)
        return found.intersect(_shl_nuw(self, other), preferred) if nuw else found
    return _shl_nuw(self, other) if nuw else self.shl(other)


def _shl_nuw(self: ConstantRange, other: ConstantRange) -> ConstantRange:
    return _shl_within(
        self.bits,
        self.unsigned_min,
        self.unsigned_max,
        self.bits,
        min(other.unsigned_min, self.bits),
        min(other.unsigned_max, self.bits),
    )


def _shl_nsw(self: ConstantRange, other: ConstantRange) -> ConstantRange:
    bits = self.bits
    low, high = self.signed_min, self.signed_max
    by = min(other.unsigned_min, bits), min(other.unsigned_max, bits)
    above = _shl_within(bits, max(low, 0), high, bits - 1, *by) if high >= 0 else interval.ConstantRange.empty(bits)
    # ~x << y shifts ones in: what fits is the mirror image, rounded to the other side.
    below = _shl_negative_within(bits, low, min(high, -1), *by) if low < 0 else interval.ConstantRange.empty(bits)
    return above.union(below, SIGNED)


def lshr(self: ConstantRange, other: ConstantRange) -> ConstantRange:
    """x >> y, read without sign."""
    if self.is_empty or other.is_empty:
        return interval.ConstantRange.empty(self.bits)
    return interval.ConstantRange.spanning(self.bits, self.unsigned_min >> other.unsigned_max, self.unsigned_max >> other.unsigned_min)


def ashr(self: ConstantRange, other: ConstantRange) -> ConstantRange:
    """x >> y, read with sign."""
    if self.is_empty or other.is_empty:
        return interval.ConstantRange.empty(self.bits)
    low, high = self.signed_min, self.signed_max
    least, most = other.unsigned_min, other.unsigned_max
    return interval.ConstantRange.spanning(self.bits, low >> (most if low >= 0 else least), high >> (most if high < 0 else least))


def _shl_within(bits: int, low: int, high: int, room: int, least: int, most: int) -> ConstantRange:
    """x << y for x from `low` >= 0 to `high` and y from `least` to `most`, of the results that fit into `room` bits."""
    if least >= bits or low.bit_length() + least > room:
        return interval.ConstantRange.empty(bits)
    first = low << least
    last = first
    widest = room - high.bit_length()
    if least <= widest:
        last = high << min(most, widest)
    # Beyond that only numbers less than `high` fit; the largest result has ones all over.
    least = max(least, widest + 1)
    if least <= min(most, room - low.bit_length()):
        last = max(last, (1 << room) - (1 << least))
    return interval.ConstantRange.spanning(bits, first, last)


def _shl_negative_within(bits: int, low: int, high: int, least: int, most: int) -> ConstantRange:
    """x << y for x from `low` to `high` < 0 and y from `least` to `most`, of the results that don't overflow."""
    room = bits - 1
    if least >= bits or (~high).bit_length() + least > room:
        return interval.ConstantRange.empty(bits)
    last = high << least
    first = last
    widest = room - (~low).bit_length()
    if least <= widest:
        first = low << min(most, widest)
    least = max(least, widest + 1)
    if least <= min(most, room - (~high).bit_length()):
        first = -1 << room
    return interval.ConstantRange.spanning(bits, first, last)
