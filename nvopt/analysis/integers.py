"""Plain integers as numbers of so many bits: `0 <= value < 2**bits` unless it says otherwise."""

from __future__ import annotations


def signed(value: int, bits: int) -> int:
    """`value` read as two's complement."""
    return value - (1 << bits) if value >> (bits - 1) else value


def is_power_of_two(value: int) -> bool:
    """Whether just one bit is set."""
    return value > 0 and value & (value - 1) == 0


def trailing_ones(value: int) -> int:
    """How many low bits are set in a row."""
    return (~value & (value + 1)).bit_length() - 1


def trailing_zeros(value: int, bits: int) -> int:
    """How many low bits are clear in a row."""
    return (value & -value).bit_length() - 1 if value else bits


def leading_ones(value: int, bits: int) -> int:
    """How many high bits are set in a row."""
    return bits - (value ^ ((1 << bits) - 1)).bit_length()


def high_mask(count: int, bits: int) -> int:
    """The number whose `count` high bits are set."""
    return (1 << bits) - (1 << (bits - count))
