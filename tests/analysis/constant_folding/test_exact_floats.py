"""Exact arithmetic of floats, against the machine's: doubles by Python's own, floats and halves by rounding doubles."""

from __future__ import annotations

import math
import operator
import struct
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nvopt.analysis.constant_folding import floats
from nvopt.analysis.constant_folding.floats import Float
from nvopt.ir.predicates import FCMP
from nvopt.ir.types import Type, bfloat, float32, float64, half

OPERATIONS: list[tuple[Callable[[Float, Float], Float], Callable[[float, float], float]]] = [
    (floats.add, operator.add),
    (floats.subtract, operator.sub),
    (floats.multiply, operator.mul),
    (floats.divide, operator.truediv),
    (floats.remainder, math.fmod),
]
BITS: dict[Type, tuple[str, str]] = {half: ("<e", "<H"), float32: ("<f", "<I"), float64: ("<d", "<Q")}


def bits(type: Type, value: float) -> int:
    """The bits of a Python float rounded to the type."""
    number, integer = BITS[type]
    try:
        return int(struct.unpack(integer, struct.pack(number, value))[0])
    except OverflowError:
        return bits(type, math.copysign(math.inf, value))


def by_machine(operation: Callable[[float, float], float], a: float, b: float) -> float | None:
    """What the machine computes; None where Python raises instead."""
    try:
        return operation(a, b)
    except (ZeroDivisionError, ValueError, OverflowError):
        return None


@pytest.mark.parametrize("type", [half, float32, float64], ids=str)
@pytest.mark.parametrize(("exact", "machine"), OPERATIONS, ids=lambda one: one.__name__)
@given(data=st.data())
def test_arithmetic(
    type: Type, exact: Callable[[Float, Float], Float], machine: Callable[[float, float], float], data: st.DataObject
) -> None:
    values = st.floats(width=floats.width(type), allow_nan=False)  # type: ignore[arg-type]
    a, b = data.draw(values), data.draw(values)
    expected = by_machine(machine, a, b)
    if expected is None or math.isnan(expected):
        return
    operands = [floats.decode(floats.of_bits(type, bits(type, one))) for one in (a, b)]
    assert floats.bits_of(floats.encode(type, exact(*operands))) == bits(type, expected)


@given(st.floats(min_value=0, allow_infinity=False))
def test_square_root(value: float) -> None:
    root = floats.square_root(float64, floats.decode(floats.of_bits(float64, bits(float64, value))))
    assert root is not None
    assert floats.bits_of(root) == bits(float64, math.sqrt(value))


@given(st.integers(0, (1 << 32) - 1))
def test_bits_go_there_and_back(number: int) -> None:
    assert floats.bits_of(floats.of_bits(float32, number)) == number


@given(st.floats(allow_nan=False, allow_infinity=False), st.integers(1, 70), st.booleans())
def test_integers(value: float, width: int, is_signed: bool) -> None:
    found = floats.to_integer(floats.decode(floats.of_bits(float64, bits(float64, value))), width, is_signed)
    whole = math.trunc(value)
    lowest, highest = (-(1 << width - 1), (1 << width - 1) - 1) if is_signed else (0, (1 << width) - 1)
    assert found == (whole if lowest <= whole <= highest else None)


@given(st.floats(allow_infinity=False), st.floats(allow_infinity=False))
def test_comparisons(a: float, b: float) -> None:
    one, other = (floats.decode(floats.of_bits(float64, bits(float64, value))) for value in (a, b))
    assert floats.compare(FCMP["olt"], one, other) == (a < b)
    assert floats.compare(FCMP["oeq"], one, other) == (a == b)
    assert floats.compare(FCMP["une"], one, other) == (a != b)
    assert floats.compare(FCMP["uno"], one, other) == (math.isnan(a) or math.isnan(b))


@pytest.mark.parametrize("sign", [0, 1])
@pytest.mark.parametrize(("type", "fraction"), [(half, 10), (bfloat, 7), (float32, 23), (float64, 52)], ids=str)
def test_which_numbers_are_denormal(type: Type, fraction: int, sign: int) -> None:
    """Those between zero and the first normal number."""
    first = 1 << fraction
    top = sign << (floats.width(type) - 1)
    infinite = (1 << (floats.width(type) - 1)) - first
    asked = [0, 1, first // 2, first - 1, first, first + 1, 2 * first - 1, infinite // 2 + 3, infinite - 1, infinite, infinite + 1]
    found = [one for one in asked if floats.is_denormal(floats.of_bits(type, top | one))]
    assert found == [1, first // 2, first - 1]
