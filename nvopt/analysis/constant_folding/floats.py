"""Floating-point arithmetic as LLVM's APFloat does it, exactly, rounded to nearest even: half, bfloat, float and double.

    add(decode(one), decode(third))          # a Float; encode(type, …) rounds it to a constant

A value is taken apart into a `Float`: a fraction, or an infinity or not-a-number. The 80- and 128-bit formats are not known here.

Source: IEEE 754-2019; LLVM's APFloat for what it does with what isn't a number.
"""

from __future__ import annotations

import math
import struct
from typing import TYPE_CHECKING, NamedTuple, cast

from nvopt.ir import ConstantFP, Type
from nvopt.ir.predicates import Predicate
from nvopt.late_modules import late_module

if TYPE_CHECKING:
    import fractions
else:
    fractions = late_module("fractions")  # what folds no floats does without it

_FORMATS = {"half": (5, 10), "bfloat": (8, 7), "float": (8, 23), "double": (11, 52)}
"""Bits of exponent and of fraction."""

FINITE, INFINITE, NAN = range(3)
ROUND_EVEN, ROUND_AWAY, ROUND_UP, ROUND_DOWN, ROUND_ZERO = "even", "away", "up", "down", "zero"


class Float(NamedTuple):
    """A number, with its sign apart, so that zero has one too. `payload` is a not-a-number's fraction, at the top of 64 bits."""

    kind: int
    negative: bool
    magnitude: fractions.Fraction = cast("fractions.Fraction", 0)  # of what is no number, and asked for nowhere
    payload: int = 0

    @property
    def is_zero(self) -> bool:
        return self.kind == FINITE and self.magnitude == 0

    @property
    def value(self) -> fractions.Fraction:
        """The number, of a finite one."""
        return -self.magnitude if self.negative else self.magnitude


_QUIET = 1 << 63
NOT_A_NUMBER = Float(NAN, False, payload=_QUIET)


def width(type: Type) -> int:
    """Bits of a value of one of the known formats."""
    exponent, fraction = _FORMATS[str(type)]
    return 1 + exponent + fraction


def is_known(type: Type) -> bool:
    """Whether the format is one of those known here."""
    return str(type) in _FORMATS


def bits_of(constant: ConstantFP) -> int | None:
    """The constant's bits, None for a format that is not known here."""
    text, kind = constant.ref, str(constant.type)
    if kind not in _FORMATS:
        return None
    if text.startswith(("0xH", "0xR")):
        return int(text[3:], 16)
    wide = int(text[2:], 16) if text.startswith("0x") else int(struct.unpack("<Q", struct.pack("<d", float(text)))[0])
    if kind == "double":
        return wide
    if wide >> 52 & 0x7FF == 0x7FF:  # Python would make a signalling one quiet
        return wide >> 63 << 31 | 0x7F800000 | (wide & (1 << 52) - 1) >> 29
    return int(struct.unpack("<I", struct.pack("<f", struct.unpack("<d", struct.pack("<Q", wide))[0]))[0])


def of_bits(type: Type, bits: int) -> ConstantFP:
    """The constant of these bits."""
    kind = str(type)
    if kind == "half":
        return ConstantFP.get(type, f"0xH{bits:04X}")
    if kind == "bfloat":
        return ConstantFP.get(type, f"0xR{bits:04X}")
    if kind == "float":
        if bits >> 23 & 0xFF != 0xFF:
            return ConstantFP.get(type, struct.unpack("<f", struct.pack("<I", bits))[0])
        bits = bits >> 31 << 63 | 0x7FF << 52 | (bits & 0x7FFFFF) << 29
    elif bits >> 52 & 0x7FF != 0x7FF:
        return ConstantFP.get(type, struct.unpack("<d", struct.pack("<Q", bits))[0])
    return ConstantFP.get(type, f"0x{bits:X}")


def is_denormal(constant: ConstantFP) -> bool:
    """Whether the number is smaller than the format's normal ones, and not zero."""
    bits = bits_of(constant)
    if bits is None:
        return False
    exponent, fraction = _FORMATS[str(constant.type)]
    return bits >> fraction & (1 << exponent) - 1 == 0 and bits & (1 << fraction) - 1 != 0


def is_nan(constant: ConstantFP) -> bool:
    """Whether the constant is no number."""
    return is_known(constant.type) and decode(constant).kind == NAN


def decode(constant: ConstantFP) -> Float:
    """The constant, of a format known here, taken apart."""
    bits = bits_of(constant)
    assert bits is not None
    exponent_bits, fraction_bits = _FORMATS[str(constant.type)]
    negative = bits >> (exponent_bits + fraction_bits) != 0
    exponent, fraction = bits >> fraction_bits & (1 << exponent_bits) - 1, bits & (1 << fraction_bits) - 1
    bias = (1 << exponent_bits - 1) - 1
    if exponent == (1 << exponent_bits) - 1:
        return Float(NAN, negative, payload=fraction << 64 - fraction_bits) if fraction else Float(INFINITE, negative)
    if exponent:
        fraction |= 1 << fraction_bits
    scale = max(exponent, 1) - bias - fraction_bits
    magnitude = fractions.Fraction(fraction << scale) if scale >= 0 else fractions.Fraction(fraction, 1 << -scale)
    return Float(FINITE, negative, magnitude)


def encode(type: Type, number: Float, rounding: str = ROUND_EVEN) -> ConstantFP:
    """The constant nearest to the number."""
    exponent_bits, fraction_bits = _FORMATS[str(type)]
    top = (1 << exponent_bits) - 1
    sign = int(number.negative) << (exponent_bits + fraction_bits)
    if number.kind == NAN:
        return of_bits(type, sign | top << fraction_bits | (number.payload | _QUIET) >> 64 - fraction_bits)
    if number.kind == INFINITE:
        return of_bits(type, sign | top << fraction_bits)
    bias = (1 << exponent_bits - 1) - 1
    if number.magnitude == 0:
        return of_bits(type, sign)
    exponent = max(_log2(number.magnitude), 1 - bias)
    scaled = number.magnitude * fractions.Fraction(2) ** (fraction_bits - exponent)
    significand = round_fraction(scaled, rounding, number.negative)
    if significand >> fraction_bits + 1:
        significand, exponent = significand >> 1, exponent + 1
    if exponent > bias:
        goes_on = (
            rounding in (ROUND_EVEN, ROUND_AWAY)
            or (rounding == ROUND_UP and not number.negative)
            or (rounding == ROUND_DOWN and number.negative)
        )
        return of_bits(type, sign | (top << fraction_bits if goes_on else (top << fraction_bits) - 1))
    biased = exponent + bias if significand >> fraction_bits else 0
    return of_bits(type, sign | biased << fraction_bits | significand & (1 << fraction_bits) - 1)


def _log2(magnitude: fractions.Fraction) -> int:
    """The exponent of the greatest power of two that isn't above."""
    guess = magnitude.numerator.bit_length() - magnitude.denominator.bit_length()
    return guess if fractions.Fraction(2) ** guess <= magnitude else guess - 1


def round_fraction(magnitude: fractions.Fraction, rounding: str, negative: bool) -> int:
    """A magnitude rounded to an integer; up and down go by the sign."""
    whole, rest = divmod(magnitude.numerator, magnitude.denominator)
    if rest == 0 or rounding == ROUND_ZERO:
        return whole
    if rounding in (ROUND_UP, ROUND_DOWN):
        return whole + ((rounding == ROUND_UP) != negative)
    twice = 2 * rest
    if twice != magnitude.denominator:
        return whole + (twice > magnitude.denominator)
    return whole + (rounding == ROUND_AWAY or whole & 1)


# -- arithmetic


def whole(number: int) -> Float:
    """A whole number."""
    return Float(FINITE, number < 0, fractions.Fraction(abs(number)))


def of_fraction(value: fractions.Fraction, zero_is_negative: bool = False) -> Float:
    """The finite number."""
    return Float(FINITE, value < 0 or (value == 0 and zero_is_negative), abs(value))


def negated(a: Float) -> Float:
    """-a, also of what is no number."""
    return a._replace(negative=not a.negative)


def _nan_of(*operands: Float) -> Float | None:
    return next((one for one in operands if one.kind == NAN), None)


def add(a: Float, b: Float) -> Float:
    """a + b. Where opposite numbers cancel the zero is positive."""
    nan = _nan_of(a, b)
    if nan is not None:
        return nan
    if a.kind == INFINITE or b.kind == INFINITE:
        if a.kind == b.kind and a.negative != b.negative:
            return NOT_A_NUMBER
        return a if a.kind == INFINITE else b
    return of_fraction(a.value + b.value, a.negative and b.negative)


def subtract(a: Float, b: Float) -> Float:
    """a - b."""
    return b if b.kind == NAN and a.kind != NAN else add(a, negated(b))


def multiply(a: Float, b: Float) -> Float:
    """a * b."""
    nan = _nan_of(a, b)
    if nan is not None:
        return nan
    negative = a.negative != b.negative
    if a.kind == INFINITE or b.kind == INFINITE:
        return NOT_A_NUMBER if a.is_zero or b.is_zero else Float(INFINITE, negative)
    return Float(FINITE, negative, a.magnitude * b.magnitude)


def divide(a: Float, b: Float) -> Float:
    """a / b."""
    nan = _nan_of(a, b)
    if nan is not None:
        return nan
    negative = a.negative != b.negative
    if a.kind == b.kind == INFINITE or (a.is_zero and b.is_zero):
        return NOT_A_NUMBER
    if a.kind == INFINITE or b.is_zero:
        return Float(INFINITE, negative)
    return Float(FINITE, negative, fractions.Fraction(0) if b.kind == INFINITE else a.magnitude / b.magnitude)


def remainder(a: Float, b: Float) -> Float:
    """a - b * trunc(a / b), C's fmod."""
    nan = _nan_of(a, b)
    if nan is not None:
        return nan
    if a.kind == INFINITE or b.is_zero:
        return NOT_A_NUMBER
    return a if b.kind == INFINITE else Float(FINITE, a.negative, a.magnitude % b.magnitude)


def fused(a: Float, b: Float, c: Float) -> Float:
    """a * b + c, rounded once."""
    nan = _nan_of(a, b, c)
    return nan if nan is not None else add(multiply(a, b), c)


def rounded(a: Float, rounding: str) -> Float:
    """a rounded to an integer; it keeps its sign where that is zero."""
    return a if a.kind != FINITE else Float(FINITE, a.negative, fractions.Fraction(round_fraction(a.magnitude, rounding, a.negative)))


def square_root(type: Type, a: Float) -> ConstantFP | None:
    """The root, rounded; None of what is no number or below zero."""
    if a.kind != FINITE or (a.negative and not a.is_zero):
        return None
    if a.is_zero:
        return encode(type, a)
    # More digits than any format has, and one that is odd where the root isn't exact, so that rounding goes the right way.
    shift = 2 * max(0, 130 - _log2(a.magnitude))
    scaled = a.magnitude * (1 << shift)
    root = math.isqrt(scaled.numerator // scaled.denominator)
    exact = fractions.Fraction(root * root) == scaled
    return encode(type, Float(FINITE, False, fractions.Fraction(2 * root + (not exact), 2 << shift // 2)))


def to_integer(a: Float, bits: int, is_signed: bool) -> int | None:
    """a rounded towards zero; None where that is no integer of the type."""
    if a.kind != FINITE:
        return None
    whole = math.trunc(a.value)
    lowest, highest = (-(1 << bits - 1), (1 << bits - 1) - 1) if is_signed else (0, (1 << bits) - 1)
    return whole if lowest <= whole <= highest else None


def compare(predicate: Predicate, a: Float, b: Float) -> bool:
    """`fcmp predicate a, b`."""
    return predicate.holds_of_nan if a.kind == NAN or b.kind == NAN else predicate.compare(_order(a), _order(b))


def _order(a: Float) -> tuple[int, fractions.Fraction]:
    """What stands for the number where numbers are ordered."""
    return (0, a.value) if a.kind == FINITE else (-1 if a.negative else 1, fractions.Fraction(0))
