"""Divisions that are rounded down or up become what they are: numbers, and shifts where nothing is left."""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from fractions import Fraction

import pytest

from nvopt.tile import simplify

BITS = 3
ROUNDINGS: dict[str, Callable[[Fraction], int]] = {"zero": math.trunc, "negative_inf": math.floor, "positive_inf": math.ceil}


def simplified(lines: list[str], bits: int = BITS) -> str:
    """What the lines of a kernel become, `%0` of which is needed."""
    of = f"tile<i{bits}>"
    text = "\n".join([f"cuda_tile.module @m {{\n  entry @k(%x: {of}) {{", *lines, f'    print "%d", %0 : {of}\n  }}\n}}\n'])
    return simplify(text)


@pytest.mark.parametrize(
    ("signs", "rounding"), [("signed", "zero"), ("signed", "negative_inf"), ("signed", "positive_inf"), ("unsigned", "positive_inf")]
)
def test_of_numbers(signs: str, rounding: str) -> None:
    numbers = range(-(1 << (BITS - 1)), 1 << (BITS - 1)) if signs == "signed" else range(1 << BITS)
    for top in numbers:
        for by in numbers:
            lines = [f"    %t = constant <i{BITS}: {top}> : tile<i{BITS}>", f"    %b = constant <i{BITS}: {by}> : tile<i{BITS}>"]
            after = simplified([*lines, f"    %0 = divi %t, %b {signs} rounding<{rounding}> : tile<i{BITS}>"])
            expected = ROUNDINGS[rounding](Fraction(top, by)) if by else None
            if expected is not None and expected in numbers:
                needed = re.search(r"(%\S+) = constant <i3: (-?\d+)> : .*\n *print .*, \1 :", after)
                assert needed is not None
                assert (int(needed[2]) - expected) % (1 << BITS) == 0
            elif rounding != "zero":  # undefined: what is known of quotients makes something of that
                assert "divi" in after


@pytest.mark.parametrize(
    ("divisor", "multiple", "signs", "expected"),
    [
        (4, 4, "signed", "shri %a, %"),
        (4, 8, "signed", "shri %a, %"),
        (4, 2, "signed", "divi"),
        (4, 4, "unsigned", "shri %a, %"),
        (4, 2, "unsigned", "divi"),
        (-8, 8, "signed", "divi"),  # the least number
        (-8, 8, "unsigned", "shri %a, %"),
        (-8, 4, "unsigned", "divi"),
        (-4, 4, "signed", "divi"),
        (6, 2, "signed", "divi"),
        (1, 2, "signed", '"%d", %a'),
        (1, 2, "unsigned", '"%d", %a'),
    ],
)
def test_up_of_multiples(divisor: int, multiple: int, signs: str, expected: str) -> None:
    lines = [f"    %b = constant <i4: {divisor}> : tile<i4>", f"    %a = assume #cuda_tile.div_by<{multiple}>, %x : tile<i4>"]
    after = simplified([*lines, f"    %0 = divi %a, %b {signs} rounding<positive_inf> : tile<i4>"], 4)
    assert expected in after
    assert ("divi" in after) == (expected == "divi")
    if expected.startswith("shri"):
        assert f" {signs} : tile<i4>" in after


@pytest.mark.parametrize(("operation", "signs"), [("ceildivsi", "shrsi"), ("ceildivui", "shrui")])
def test_in_arith(operation: str, signs: str) -> None:
    text = f"""func.func @f(%x: i32) -> (i32, i32) {{
  %c2 = arith.constant 2 : i32
  %c4 = arith.constant 4 : i32
  %even = arith.shli %x, %c2 : i32
  %0 = arith.{operation} %even, %c4 : i32
  %1 = arith.{operation} %x, %c4 : i32
  return %0, %1 : i32, i32
}}
"""
    after = simplify(text)
    assert f"arith.{operation} %even" not in after
    assert f"arith.{operation} %x, %c4" in after


def test_remainders_are_not_rounded() -> None:
    """No dialect has that: it stays as it is."""
    number, line = "    %b = constant <i3: 2> : tile<i3>", "    %0 = remi %x, %b signed rounding<negative_inf> : tile<i3>"
    assert line in simplified([number, line])
