"""nvvm-intrinsic-lowering: products and permutations against Python's integers, and which intrinsics become which."""

from __future__ import annotations

import random
import re
from itertools import product

import pytest

import nvopt

WIDTHS = {"s": 16, "us": 16, "i": 32, "ui": 32, "ll": 64, "ull": 64}


def lowered(result: str, arguments: str, call: str, attributes: str = "") -> str:
    """What a function returns after the pass, the lines of its body in one."""
    declared = re.sub(r" (?:%\w+|-?\d+)(?=[,)])", "", call)
    body = f"  %r = call {result} {call}\n  ret {result} %r\n"
    text = f"declare {result} {declared}\ndefine {result} @f({arguments}) {attributes} {{\n{body}}}\n"
    after = nvopt.run(text, "nvvm-intrinsic-lowering")
    found = re.search(r"^define [^\n]*\n(.*?)^}", after, re.M | re.S)
    assert found is not None
    return "; ".join(line.strip() for line in found[1].splitlines())


@pytest.mark.parametrize("kind", WIDTHS)
def test_the_upper_half_of_products(kind: str) -> None:
    bits = WIDTHS[kind]
    least = 1 << (bits - 1)
    numbers = (0, 1, 2, 3, least - 1, least, least + 1, 2 * least - 1)
    for a, b in product(numbers, repeat=2):
        x, y = (number - 2 * least if "u" not in kind and number >= least else number for number in (a, b))
        high = (x * y >> bits) % (2 * least)
        expected = high - 2 * least if high >= least else high
        assert lowered(f"i{bits}", "", f"@llvm.nvvm.mulhi.{kind}(i{bits} {a}, i{bits} {b})") == f"ret i{bits} {expected}"


def permuted(first: int, second: int, selector: int) -> int:
    """PTX ISA, `prmt`, without a mode."""
    eight = (first | second << 32).to_bytes(8, "little")
    found = []
    for at in range(4):
        digit = selector >> 4 * at & 15
        byte = eight[digit & 7]
        found.append(byte if digit < 8 else 255 * (byte >> 7))
    return int.from_bytes(bytes(found), "little")


def test_permutations_of_numbers() -> None:
    rng = random.Random(1)
    calls = [(rng.getrandbits(32), rng.getrandbits(32), rng.getrandbits(16)) for _ in range(60)]
    lines = [
        f"  %r{at} = call i32 @llvm.nvvm.prmt(i32 {a}, i32 {b}, i32 {by})\n  store volatile i32 %r{at}, ptr %p"
        for at, (a, b, by) in enumerate(calls)
    ]
    text = "declare i32 @llvm.nvvm.prmt(i32, i32, i32)\ndefine void @f(ptr %p) {\n" + "\n".join(lines) + "\n  ret void\n}\n"
    found = [int(number) % (1 << 32) for number in re.findall(r"store volatile i32 (-?\d+)", nvopt.run(text, "nvvm-intrinsic-lowering"))]
    assert found == [permuted(*call) for call in calls]


PLACES = {"%a": (0, 1, 2, 3), "%b": (4, 5, 6, 7)}


def form(selector: int) -> str | None:
    """The one instruction, or operand, that a permutation of two values is; None where it stays."""
    digits = tuple(selector >> 4 * at & 15 for at in range(4))
    for source, places in PLACES.items():
        if digits == places:
            return f"ret i32 {source}"
        if digits == places[::-1]:
            return f"%r = call i32 @llvm.bswap.i32(i32 {source}); ret i32 %r"
    for low, high in product(PLACES, repeat=2):
        for by in (1, 2, 3):
            if digits == (*PLACES[low], *PLACES[high])[by : by + 4]:
                return f"%r = call i32 @llvm.fshr.i32(i32 {high}, i32 {low}, i32 {8 * by}); ret i32 %r"
    return None


@pytest.mark.parametrize(
    "selector",
    [
        *(0x3210, 0x7654, 0x0123, 0x4567, 0x4321, 0x5432, 0x6543, 0x0321, 0x1032, 0x2103, 0x5476, 0x6547, 0x4765, 0x0765, 0x1076, 0x2107),
        *(0x3211, 0x3210 ^ 8, 0x0000, 0x7653, 0x3214, 0x4322, 0x8765, 0x7777),
    ],
)
def test_permutations_of_values(selector: int) -> None:
    stays = f"%r = call i32 @llvm.nvvm.prmt(i32 %a, i32 %b, i32 {selector}); ret i32 %r"
    assert lowered("i32", "i32 %a, i32 %b", f"@llvm.nvvm.prmt(i32 %a, i32 %b, i32 {selector})") == (form(selector) or stays)


def test_a_permutation_by_what_is_not_known_stays() -> None:
    assert "prmt" in lowered("i32", "i32 %a", "@llvm.nvvm.prmt(i32 1, i32 2, i32 %a)")
    assert lowered("i32", "i32 %a", f"@llvm.nvvm.prmt(i32 %a, i32 2, i32 {0x3210})") == "ret i32 %a"


@pytest.mark.parametrize(
    ("result", "argument", "name", "expected"),
    [
        ("i32", "double %x", "d2i.lo", "%1 = bitcast double %x to i64; %r = trunc i64 %1 to i32; ret i32 %r"),
        ("i32", "double %x", "d2i.hi", "%1 = bitcast double %x to i64; %2 = lshr i64 %1, 32; %r = trunc i64 %2 to i32; ret i32 %r"),
        (
            "double",
            "i32 %x, i32 %y",
            "lohi.i2d",
            "%1 = insertelement <2 x i32> poison, i32 %x, i32 0; %2 = insertelement <2 x i32> %1, i32 %y, i32 1; "
            "%r = bitcast <2 x i32> %2 to double; ret double %r",
        ),
    ],
)
def test_halves(result: str, argument: str, name: str, expected: str) -> None:
    assert lowered(result, argument, f"@llvm.nvvm.{name}({argument})") == expected


@pytest.mark.parametrize(("attributes", "keeps"), [
    ("", True),
    ('"denormal-fp-math"="preserve-sign"', False),
    ('"denormal-fp-math-f32"="preserve-sign"', False),
    ('"no-nans-fp-math"="true"', True),
])  # fmt: skip
@pytest.mark.parametrize(("type", "name", "intrinsic"), [
    ("float", "fabs.f32", "fabs.f32"), ("double", "fabs.f64", "fabs.f64"),
    ("float", "round.f", "roundeven.f32"), ("double", "round.d", "roundeven.f64"),
])  # fmt: skip
def test_floats(type: str, name: str, intrinsic: str, attributes: str, keeps: bool) -> None:
    after = lowered(type, f"{type} %x", f"@llvm.nvvm.{name}({type} %x)", attributes)
    assert (f"@llvm.{intrinsic}(" in after) is keeps
    assert ("llvm.nvvm" in after) is not keeps
