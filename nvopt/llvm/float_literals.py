"""Floating-point constants as LLVM 23 and newer write them, and the same bits as LLVM 22 reads them.

    f0x3FB8AA3B          the bits of the type, big end first     0x3FF7154760000000 for float, which LLVM 22 writes as a double
    f0x3C00              half, bfloat                            0xH3C00, 0xR3C00
    0.1, 3.140000e+00    rounded to the type                     LLVM 22 wants the exact value
    -0x1.8p3             C's %a, rounded to the type
    +inf, -qnan          the sign is part of it
    +nan(0x1), +snan(0x1)    a payload without the quiet bit

The rules are those of LLVM's LangRef ("Simple Constants") and, where it is silent, what LLVM 24's own parser does: bits of a payload
that don't fit are cut off, and a signaling NaN without payload gets the highest bit below the quiet one.
"""

import re
import struct
from fractions import Fraction
from typing import NamedTuple


class Format(NamedTuple):
    """A floating-point type: widths in bits."""

    bits: int
    fraction: int  # without the integer bit, be it implied or stored
    integer_bit: bool = False  # whether it is stored

    @property
    def exponent_bits(self) -> int:
        return self.bits - 1 - self.fraction - self.integer_bit

    @property
    def bias(self) -> int:
        return (1 << (self.exponent_bits - 1)) - 1

    def join(self, negative: bool, exponent: int, significand: int) -> int:
        """The bits of a number. `significand` is without the integer bit where that is implied."""
        return int(negative) << (self.bits - 1) | exponent << (self.fraction + self.integer_bit) | significand

    def special(self, negative: bool, fraction: int) -> int:
        """The bits of an infinity (no fraction) or NaN."""
        return self.join(negative, (1 << self.exponent_bits) - 1, fraction | self.integer_bit << self.fraction)


FORMATS = {
    "half": Format(16, 10),
    "bfloat": Format(16, 7),
    "float": Format(32, 23),
    "double": Format(64, 52),
    "x86_fp80": Format(80, 63, integer_bit=True),
    "fp128": Format(128, 112),
}
_WIDTHS = {**{name: kind.bits for name, kind in FORMATS.items()}, "ppc_fp128": 128}
_DECIMAL = re.compile(r"[-+]?(\d+)\.(\d*)(?:[eE]([-+]?\d+))?", re.ASCII)
_C_HEX = re.compile(r"[-+]?0x([0-9a-fA-F]+)\.([0-9a-fA-F]*)[pP]([-+]?\d+)", re.ASCII)
_NAN = re.compile(r"[-+](s?)nan\(0x([0-9a-fA-F]+)\)")
_FARTHEST = 100_000  # a larger exponent overflows every type, or makes zero of any literal in use
_LONGEST = 4000  # digits that Python converts


def rewritten(literal: str, type_name: str) -> str | None:
    """How LLVM 22 writes the constant `literal` of type `type_name`. None where it may stay, and where no LLVM would take it."""
    if literal.startswith("f0x"):
        digits = literal[3:]
        return as_llvm_22(int(digits, 16), type_name) if len(digits) * 4 == _WIDTHS[type_name] else None
    kind = FORMATS.get(type_name)
    if kind is None:
        return None
    number = _number(literal)
    if number is None:
        bits = _special(kind, literal)
    elif _DECIMAL.fullmatch(literal) and _stays(literal, kind):
        return None
    else:
        bits = _rounded(kind, literal.startswith("-"), number)
    return as_llvm_22(bits, type_name) if bits is not None else None


def _number(literal: str) -> Fraction | None:
    """The magnitude that a decimal or C's hexadecimal notation stands for."""
    match, base, digit = _DECIMAL.fullmatch(literal), 10, 10
    if match is None:
        match, base, digit = _C_HEX.fullmatch(literal), 2, 16
    if match is None or len(literal) > _LONGEST or abs(int(match[3] or 0)) > _FARTHEST:
        return None
    fraction = match[2]
    return Fraction(int(match[1] + fraction, digit), digit ** len(fraction)) * Fraction(base) ** int(match[3] or 0)


def as_llvm_22(bits: int, type_name: str) -> str:
    """The literal with these bits that LLVM 22 reads; 128-bit types have their low half first."""
    match type_name:
        case "half":
            return f"0xH{bits:04X}"
        case "bfloat":
            return f"0xR{bits:04X}"
        case "float":
            return f"0x{_widened(bits):016X}"
        case "double":
            return f"0x{bits:016X}"
        case "x86_fp80":
            return f"0xK{bits:020X}"
    prefix = "0xL" if type_name == "fp128" else "0xM"
    return f"{prefix}{bits & (1 << 64) - 1:016X}{bits >> 64:016X}"


def _widened(bits: int) -> int:
    """The double of a float. Python's own conversion of a signaling NaN would make it quiet."""
    if bits >> 23 & 0xFF == 0xFF:
        return (bits >> 31) << 63 | 0x7FF << 52 | (bits & 0x7FFFFF) << 29
    (value,) = struct.unpack("<f", struct.pack("<I", bits))
    return int.from_bytes(struct.pack("<d", value), "little")


def _stays(literal: str, kind: Format) -> bool:
    """Whether LLVM 22 reads a decimal as LLVM 24 does: it takes it for a double, which has to be exact in a narrower type and is never
    widened."""
    if kind.bits > 64:
        return False
    try:
        double = abs(Fraction(float(literal)))
    except OverflowError:  # infinity
        return False
    bits = _rounded(kind, False, double)
    return bits is not None and _value(kind, bits) == double


def _value(kind: Format, bits: int) -> Fraction:
    """The magnitude of a finite number of a format whose integer bit is implied."""
    exponent, fraction = bits >> kind.fraction & (1 << kind.exponent_bits) - 1, bits & (1 << kind.fraction) - 1
    significand = fraction | (exponent > 0) << kind.fraction
    return significand * Fraction(2) ** (max(exponent, 1) - kind.bias - kind.fraction)


def _rounded(kind: Format, negative: bool, magnitude: Fraction) -> int | None:
    """The bits of a number rounded to nearest, ties to even. None when it overflows, or when nothing is left of it: LLVM takes neither."""
    if magnitude == 0:
        return kind.join(negative, 0, 0)
    exponent = magnitude.numerator.bit_length() - magnitude.denominator.bit_length()
    if magnitude < Fraction(2) ** exponent:
        exponent -= 1
    exponent = max(exponent, 1 - kind.bias)  # denormals have the smallest exponent
    significand = round(magnitude / Fraction(2) ** (exponent - kind.fraction))
    if significand == 0:
        return None
    if significand >> (kind.fraction + 1):
        significand, exponent = significand >> 1, exponent + 1
    if exponent > kind.bias:
        return None
    integer = significand >> kind.fraction
    biased = exponent + kind.bias if integer else 0
    return kind.join(negative, biased, significand if kind.integer_bit else significand - (integer << kind.fraction))


def _special(kind: Format, literal: str) -> int | None:
    negative, quiet = literal[0] == "-", 1 << (kind.fraction - 1)
    if literal[1:] == "inf":
        return kind.special(negative, 0)
    if literal[1:] == "qnan":
        return kind.special(negative, quiet)
    match = _NAN.fullmatch(literal)
    if match is None:
        return None
    payload = int(match[2], 16) & (quiet - 1)
    if not match[1]:
        return kind.special(negative, quiet | payload)
    return kind.special(negative, payload or quiet >> 1)
