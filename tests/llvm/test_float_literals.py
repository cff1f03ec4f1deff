"""Floating-point constants of newer LLVMs: what LLVM 22 reads has the bits that they stand for."""

import random
import re
import struct
from pathlib import Path

import pytest

from nvopt.llvm import Unit
from nvopt.llvm.float_literals import FORMATS, rewritten

LLVM_24 = Path(__file__).parent / "llvm24_floats.txt"


def bits_read(kind: str, literals: list[str]) -> list[int]:
    """The bits that nvopt's LLVM has for literals of one type. It folds a cast of a constant when it reads it."""
    width = FORMATS[kind].bits
    elements = ", ".join(f"i{width} bitcast ({kind} {literal} to i{width})" for literal in literals)
    printed = Unit.parse(f"@x = global [{len(literals)} x i{width}] [{elements}]\n".encode(), "x.ll").emit()
    found = re.search(r"@x = global \[.*?\] (.*)", printed)
    assert found is not None
    if found[1] == "zeroinitializer":
        return [0] * len(literals)
    return [int(value) % 2**width for value in re.findall(rf"i{width} (-?\d+)", found[1])]


@pytest.mark.parametrize("kind", ["half", "bfloat"])
def test_every_pattern_of_16_bits(kind: str) -> None:
    assert bits_read(kind, [f"f0x{bits:04X}" for bits in range(1 << 16)]) == list(range(1 << 16))


@pytest.mark.parametrize("kind", ["float", "double", "fp128"])
def test_every_exponent_with_telling_fractions(kind: str) -> None:
    """Zeros, denormals, infinities, quiet and signaling NaNs with every bit of a payload, both signs."""
    shape = FORMATS[kind]
    ends = [0, 1, 2, (1 << shape.fraction) - 1, 1 << (shape.fraction - 1), (1 << (shape.fraction - 1)) - 1]
    bits = [1 << bit for bit in range(shape.fraction)]
    exponents = range(1 << shape.exponent_bits) if kind == "float" else [0, 1, 2, shape.bias, (1 << shape.exponent_bits) - 2]
    patterns = [shape.join(sign, exponent, fraction) for sign in (False, True) for exponent in exponents for fraction in ends]
    patterns += [
        shape.join(sign, exponent, bit) for sign in (False, True) for exponent in (0, (1 << shape.exponent_bits) - 1) for bit in bits
    ]
    assert bits_read(kind, [f"f0x{pattern:0{shape.bits // 4}x}" for pattern in patterns]) == patterns


def test_extended_and_ppc_literals_keep_their_order_of_words() -> None:
    assert rewritten("f0x3FFF8000000000000001", "x86_fp80") == "0xK3FFF8000000000000001"
    assert rewritten("f0x3FFF8000000000000000000000000001", "fp128") == "0xL00000000000000013FFF800000000000"
    assert rewritten("f0x00000000000000013FF0000000000001", "ppc_fp128") == "0xM3FF00000000000010000000000000001"


@pytest.mark.parametrize("kind", list(FORMATS))
def test_literals_have_the_bits_that_llvm_24_gives_them(kind: str) -> None:
    rows = [line.split(" ", 2)[1:] for line in LLVM_24.read_text().splitlines() if line.startswith(f"{kind} ")]
    assert len(rows) == 50
    accepted = [(literal, int(bits) % 2 ** FORMATS[kind].bits) for literal, bits in rows if bits != "ERR"]
    assert bits_read(kind, [literal for literal, _ in accepted]) == [bits for _, bits in accepted]
    assert not any(rewritten(literal, kind) for literal, bits in rows if bits == "ERR")


def test_floats_of_nine_digits_come_back() -> None:
    patterns = [random.Random(1).getrandbits(32) & 0xFF7FFFFF for _ in range(3000)]
    patterns = [pattern for pattern in patterns if pattern >> 23 & 0xFF != 0xFF]
    texts = [f"{struct.unpack('<f', struct.pack('<I', pattern))[0]:.8e}" for pattern in patterns]
    assert bits_read("float", texts) == patterns


def test_halves_round_to_even_on_every_tie() -> None:
    ties, expected = [], []
    for bits in range(1, 0x7BFF):
        low, high = struct.unpack("<2e", struct.pack("<2H", bits, bits + 1))
        ties.append(f"{(low + high) / 2:.40f}")  # exact: a half has 24 digits behind the point, a tie one more
        expected.append(bits + (bits & 1))
    assert bits_read("half", ties) == expected


@pytest.mark.parametrize(
    ("literal", "kind"),
    [
        ("1.5", "float"),
        ("0.1", "double"),
        ("+1.0e+1", "half"),
        ("f0x3C", "half"),
        ("f0x3C00", "float"),
        ("f0x003C00", "half"),
        ("65520.0", "half"),
        ("1.0e-50", "float"),
        ("1.0e99999999999", "float"),
        ("1.0e-99999999999", "fp128"),
        ("0x1.0p99999999999", "double"),
        ("0." + "1" * 5000, "half"),
        ("0.1", "ppc_fp128"),
    ],
)
def test_what_stays(literal: str, kind: str) -> None:
    """What LLVM 22 reads alike, and what no LLVM takes."""
    assert rewritten(literal, kind) is None
