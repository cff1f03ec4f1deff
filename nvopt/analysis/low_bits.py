"""What is known of the low bits of a number: that is all that decides how far an address is aligned.

    low = constant(24, 64)              # 64 bits known
    low = multiply(low, UNKNOWN)        # 24 * n: 3 bits known, all zero
    add(low, constant(4, 64)).align     # 4

Arithmetic wraps around, as in LLVM: a sum's low bits depend on nothing but its operands' low bits, whatever the width.
"""

from __future__ import annotations

from typing import NamedTuple


class LowBits(NamedTuple):
    """A number whose `known` low bits are those of `bits`; of the rest nothing is known."""

    known: int
    bits: int

    @property
    def zeros(self) -> int:
        """How many low bits are known to be zero."""
        return (self.bits & -self.bits).bit_length() - 1 if self.bits else self.known

    @property
    def align(self) -> int:
        """The largest power of two that is known to divide the number; an address's alignment in bytes."""
        return 1 << self.zeros

    def limited(self, count: int) -> LowBits:
        """What is left of this when at most `count` bits count."""
        return self if self.known <= count else LowBits(count, self.bits & _mask(count))


UNKNOWN = LowBits(0, 0)


def _mask(count: int) -> int:
    return (1 << count) - 1


def constant(value: int, width: int) -> LowBits:
    """The number `value`, of `width` bits."""
    return LowBits(width, value & _mask(width))


def multiple_of(align: int) -> LowBits:
    """A number that the power of two `align` divides."""
    return LowBits(align.bit_length() - 1, 0)


def either(one: LowBits, other: LowBits) -> LowBits:
    """What holds of both."""
    count = min(one.known, other.known)
    differing = (one.bits ^ other.bits) & _mask(count)
    if differing:
        count = (differing & -differing).bit_length() - 1
    return one.limited(count)


def better(one: LowBits, other: LowBits) -> LowBits:
    """Of two that hold of the same number the one that says more."""
    return one if one.known >= other.known else other


def add(one: LowBits, other: LowBits) -> LowBits:
    """The sum."""
    count = min(one.known, other.known)
    return LowBits(count, (one.bits + other.bits) & _mask(count))


def subtract(one: LowBits, other: LowBits) -> LowBits:
    """The difference."""
    count = min(one.known, other.known)
    return LowBits(count, (one.bits - other.bits) & _mask(count))


def multiply(one: LowBits, other: LowBits) -> LowBits:
    """The product: what isn't known of one factor is multiplied by the other's zeros."""
    count = min(one.known + other.zeros, other.known + one.zeros)
    return LowBits(count, (one.bits * other.bits) & _mask(count))


def shift_left(one: LowBits, by: LowBits, width: int) -> LowBits:
    """`one << by`, for numbers of `width` bits."""
    if by.known == width:
        return multiply(one, LowBits(width + 1, 1 << min(by.bits, width))).limited(width)
    return LowBits(one.zeros, 0)


def shift_right(one: LowBits, by: LowBits, width: int) -> LowBits:
    """`one >> by`, logical or arithmetic."""
    if by.known < width or by.bits >= one.known:
        return UNKNOWN
    return LowBits(one.known - by.bits, one.bits >> by.bits)


def remainder(one: LowBits, by: LowBits) -> LowBits:
    """`one` modulo `by`, of either sign: it differs from `one` by a multiple of `by`."""
    return one.limited(by.zeros)


def bitwise_and(one: LowBits, other: LowBits) -> LowBits:
    """The bits that both have; a zero of either is known whatever the other holds."""
    longer, shorter = (one, other) if one.known >= other.known else (other, one)
    rest = ~longer.bits >> shorter.known & _mask(longer.known - shorter.known)
    beyond = (~rest & (rest + 1)).bit_length() - 1
    return LowBits(shorter.known + beyond, shorter.bits & longer.bits)


def bitwise_or(one: LowBits, other: LowBits) -> LowBits:
    """The bits that either has; a one of either is known whatever the other holds."""
    inverted = bitwise_and(_inverted(one), _inverted(other))
    return _inverted(inverted)


def bitwise_xor(one: LowBits, other: LowBits) -> LowBits:
    """The bits that one of both has."""
    count = min(one.known, other.known)
    return LowBits(count, (one.bits ^ other.bits) & _mask(count))


def _inverted(one: LowBits) -> LowBits:
    return LowBits(one.known, ~one.bits & _mask(one.known))
