"""What is known of the single bits of an integer or an address.

    low = bits_of(12, 8)                          # 00001100
    masked = unknown(8) & low                     # 0000??00
    masked.max                                    # 12

What arithmetic makes of it is in bits_algebra.py.

Source: LLVM's KnownBits, for what each operation concludes.
"""

from __future__ import annotations

from nvopt.analysis.constant_range import ConstantRange
from nvopt.analysis.integers import high_mask, leading_ones, trailing_zeros


class Bits:
    """A number of `bits` bits, of which those in `zeros` are known to be clear and those in `ones` to be set. Never changes."""

    __slots__ = ("bits", "ones", "zeros")

    def __init__(self, zeros: int, ones: int, bits: int) -> None:
        self.zeros, self.ones, self.bits = zeros, ones, bits

    def __repr__(self) -> str:
        return f"<Bits {self}>"

    def __str__(self) -> str:
        """The bits, highest first: `0`, `1`, `?`, and `!` for a contradiction."""
        return "".join("?10!"[(self.zeros >> at & 1) * 2 + (self.ones >> at & 1)] for at in reversed(range(self.bits)))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Bits) and (self.zeros, self.ones, self.bits) == (other.zeros, other.ones, other.bits)

    def __hash__(self) -> int:
        return hash((self.zeros, self.ones, self.bits))

    # -- questions

    @property
    def mask(self) -> int:
        """All bits set."""
        return (1 << self.bits) - 1

    @property
    def is_unknown(self) -> bool:
        """Whether no bit is known."""
        return not self.zeros and not self.ones

    @property
    def is_constant(self) -> bool:
        """Whether every bit is known."""
        return self.zeros ^ self.ones == (1 << self.bits) - 1

    @property
    def has_conflict(self) -> bool:
        """Whether a bit is known to be both: no number is like that."""
        return self.zeros & self.ones != 0

    @property
    def is_zero(self) -> bool:
        """Whether it is known to be zero."""
        return self.zeros == (1 << self.bits) - 1

    @property
    def is_negative(self) -> bool:
        """Whether the sign bit is known to be set."""
        return self.ones >> (self.bits - 1) != 0

    @property
    def is_non_negative(self) -> bool:
        """Whether the sign bit is known to be clear."""
        return self.zeros >> (self.bits - 1) != 0

    @property
    def is_non_zero(self) -> bool:
        """Whether some bit is known to be set."""
        return self.ones != 0

    @property
    def is_strictly_positive(self) -> bool:
        """Whether it is known to be greater than zero, read with a sign."""
        return self.ones != 0 and self.is_non_negative

    @property
    def min(self) -> int:
        """The least number it may be, read without a sign."""
        return self.ones

    @property
    def max(self) -> int:
        """The greatest number it may be, read without a sign."""
        return self.zeros ^ ((1 << self.bits) - 1)

    @property
    def signed_min(self) -> int:
        """The least number it may be, read with a sign, which it has."""
        sign = 1 << (self.bits - 1)
        return self.ones if self.zeros & sign else (self.ones | sign) - (sign << 1)

    @property
    def signed_max(self) -> int:
        """The greatest number it may be, read with a sign, which it has."""
        sign = 1 << (self.bits - 1)
        most = self.zeros ^ ((sign << 1) - 1)
        return most - (sign << 1) if self.ones & sign else most & ~sign

    @property
    def min_trailing_zeros(self) -> int:
        """How many low bits are known to be clear."""
        zeros = self.zeros
        return (~zeros & (zeros + 1)).bit_length() - 1

    @property
    def max_trailing_zeros(self) -> int:
        """How many low bits may be clear."""
        return trailing_zeros(self.ones, self.bits)

    @property
    def min_leading_zeros(self) -> int:
        """How many high bits are known to be clear."""
        return leading_ones(self.zeros, self.bits)

    @property
    def max_leading_zeros(self) -> int:
        """How many high bits may be clear."""
        return self.bits - self.ones.bit_length()

    @property
    def min_leading_ones(self) -> int:
        """How many high bits are known to be set."""
        return leading_ones(self.ones, self.bits)

    @property
    def max_leading_ones(self) -> int:
        """How many high bits may be set."""
        return self.bits - self.zeros.bit_length()

    @property
    def min_sign_bits(self) -> int:
        """How many high bits are known to equal the sign bit, which counts."""
        return max(self.min_leading_zeros, self.min_leading_ones, 1)

    @property
    def max_ones(self) -> int:
        """How many bits may be set."""
        return self.bits - self.zeros.bit_count()

    # -- other knowledge of the same number, or of two

    def either(self, other: Bits) -> Bits:
        """What holds of both numbers."""
        return Bits(self.zeros & other.zeros, self.ones & other.ones, self.bits)

    def also(self, other: Bits) -> Bits:
        """What two sources know of one number."""
        return Bits(self.zeros | other.zeros, self.ones | other.ones, self.bits)

    def with_zeros(self, zeros: int) -> Bits:
        """With these bits clear, too."""
        return Bits(self.zeros | zeros, self.ones, self.bits)

    def with_ones(self, ones: int) -> Bits:
        """With these bits set, too."""
        return Bits(self.zeros, self.ones | ones, self.bits)

    def with_high_zeros(self, count: int) -> Bits:
        """With the `count` high bits clear, too."""
        return Bits(self.zeros | high_mask(count, self.bits), self.ones, self.bits) if count else self

    def with_low_zeros(self, count: int) -> Bits:
        """With the `count` low bits clear, too."""
        return Bits(self.zeros | ((1 << count) - 1), self.ones, self.bits) if count else self

    def non_negative(self) -> Bits:
        """With the sign bit clear, too."""
        return Bits(self.zeros | 1 << (self.bits - 1), self.ones, self.bits)

    def negative(self) -> Bits:
        """With the sign bit set, too."""
        return Bits(self.zeros, self.ones | 1 << (self.bits - 1), self.bits)

    # -- other widths

    def trunc(self, bits: int) -> Bits:
        """The low bits."""
        mask = (1 << bits) - 1
        return Bits(self.zeros & mask, self.ones & mask, bits)

    def zext(self, bits: int) -> Bits:
        """With clear bits in front."""
        return Bits(self.zeros | (1 << bits) - (1 << self.bits), self.ones, bits)

    def sext(self, bits: int) -> Bits:
        """With copies of the sign bit in front."""
        more = (1 << bits) - (1 << self.bits)
        return Bits(self.zeros | more if self.is_non_negative else self.zeros, self.ones | more if self.is_negative else self.ones, bits)

    def anyext(self, bits: int) -> Bits:
        """With bits in front of which nothing is known."""
        return Bits(self.zeros, self.ones, bits)

    def zext_or_trunc(self, bits: int) -> Bits:
        """Of that width."""
        return self if bits == self.bits else self.zext(bits) if bits > self.bits else self.trunc(bits)

    def sext_or_trunc(self, bits: int) -> Bits:
        """Of that width."""
        return self if bits == self.bits else self.sext(bits) if bits > self.bits else self.trunc(bits)

    def anyext_or_trunc(self, bits: int) -> Bits:
        """Of that width."""
        return self if bits == self.bits else self.anyext(bits) if bits > self.bits else self.trunc(bits)

    def inserted(self, part: Bits, at: int) -> Bits:
        """With `part` in place of the bits from `at` on."""
        keep = ~(part.mask << at)
        return Bits(self.zeros & keep | part.zeros << at, self.ones & keep | part.ones << at, self.bits)

    def extracted(self, at: int, bits: int) -> Bits:
        """The `bits` bits from `at` on."""
        return Bits(self.zeros >> at, self.ones >> at, self.bits).trunc(bits)

    def moved_left(self, count: int) -> Bits:
        """Shifted, with bits coming in of which nothing is known."""
        mask = self.mask
        return Bits(self.zeros << count & mask, self.ones << count & mask, self.bits)

    def moved_right(self, count: int) -> Bits:
        """Shifted, with bits coming in of which nothing is known."""
        return Bits(self.zeros >> count, self.ones >> count, self.bits)

    # -- bit by bit

    def __and__(self, other: Bits) -> Bits:
        return Bits(self.zeros | other.zeros, self.ones & other.ones, self.bits)

    def __or__(self, other: Bits) -> Bits:
        return Bits(self.zeros & other.zeros, self.ones | other.ones, self.bits)

    def __xor__(self, other: Bits) -> Bits:
        return Bits(
            self.zeros & other.zeros | self.ones & other.ones,
            self.zeros & other.ones | self.ones & other.zeros,
            self.bits,
        )

    def __invert__(self) -> Bits:
        return Bits(self.ones, self.zeros, self.bits)

    def byte_swapped(self) -> Bits:
        """With its bytes in the other order."""
        count = self.bits // 8
        zeros, ones = (int.from_bytes(part.to_bytes(count, "little"), "big") for part in (self.zeros, self.ones))
        return Bits(zeros, ones, self.bits)

    def bit_reversed(self) -> Bits:
        """With its bits in the other order."""
        zeros, ones = (int(f"{part:0{self.bits}b}"[::-1], 2) for part in (self.zeros, self.ones))
        return Bits(zeros, ones, self.bits)

    def lowest_one(self) -> Bits:
        """`x & -x`: the lowest set bit alone."""
        most, least = self.max_trailing_zeros, self.min_trailing_zeros
        above = self.mask & ~((1 << min(most + 1, self.bits)) - 1)
        return Bits(self.zeros | above, 1 << most if most == least < self.bits else 0, self.bits)

    def up_to_lowest_one(self) -> Bits:
        """`x ^ (x - 1)`: all bits up to the lowest set one."""
        above = self.mask & ~((1 << min(self.max_trailing_zeros + 1, self.bits)) - 1)
        return Bits(above, (1 << min(self.min_trailing_zeros + 1, self.bits)) - 1, self.bits)


def unknown(bits: int) -> Bits:
    """Nothing is known."""
    return Bits(0, 0, bits)


def bits_of(value: int, bits: int) -> Bits:
    """The number `value`, of any sign."""
    mask = (1 << bits) - 1
    value &= mask
    return Bits(value ^ mask, value, bits)


def conflict(bits: int) -> Bits:
    """Every bit both clear and set: what `either` starts from."""
    mask = (1 << bits) - 1
    return Bits(mask, mask, bits)


def bits_of_range(range: ConstantRange) -> Bits:
    """The bits that all numbers of the range have in common, as far as its least and greatest number tell."""
    zeros, ones = range.to_known_bits()
    return Bits(zeros, ones, range.bits)
