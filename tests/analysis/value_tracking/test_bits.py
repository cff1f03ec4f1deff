"""Bits: every operation's answer holds for all numbers that its operands may be."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nvopt.analysis.constant_range import ConstantRange
from nvopt.analysis.integers import trailing_zeros
from nvopt.analysis.value_tracking import bits_algebra as algebra
from nvopt.analysis.value_tracking.bits import Bits, bits_of, bits_of_range, unknown

BITS = 5
MASK = (1 << BITS) - 1
LEAST, MOST = -(1 << (BITS - 1)), (1 << (BITS - 1)) - 1


def _signed(value: int) -> int:
    return value - (1 << BITS) if value >> (BITS - 1) else value


def _numbers(known: Bits) -> Iterator[int]:
    return (one for one in range(1 << known.bits) if not one & known.zeros and not ~one & known.ones)


@st.composite
def some_bits(draw: st.DrawFn) -> Bits:
    zeros = draw(st.integers(0, MASK))
    return Bits(zeros, draw(st.integers(0, MASK)) & ~zeros, BITS)


def _clamped(value: int, least: int, most: int) -> int:
    return max(least, min(most, value))


def _quotient(a: int, b: int) -> int:
    return abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)


def _within(value: int, least: int, most: int) -> int | None:
    return value if least <= value <= most else None


Exact = Callable[[int, int], int | None]
"""The result, any sign, None for poison and what is undefined."""
OPERATIONS: dict[str, tuple[Callable[[Bits, Bits], Bits], Exact]] = {
    "and": (lambda a, b: a & b, lambda a, b: a & b),
    "or": (lambda a, b: a | b, lambda a, b: a | b),
    "xor": (lambda a, b: a ^ b, lambda a, b: a ^ b),
    "add": (algebra.add, lambda a, b: a + b),
    "sub": (algebra.sub, lambda a, b: a - b),
    "add nuw": (lambda a, b: algebra.add(a, b, nuw=True), lambda a, b: _within(a + b, 0, MASK)),
    "sub nuw": (lambda a, b: algebra.sub(a, b, nuw=True), lambda a, b: _within(a - b, 0, MASK)),
    "add nsw": (lambda a, b: algebra.add(a, b, nsw=True), lambda a, b: _within(_signed(a) + _signed(b), LEAST, MOST)),
    "sub nsw": (lambda a, b: algebra.sub(a, b, nsw=True), lambda a, b: _within(_signed(a) - _signed(b), LEAST, MOST)),
    "add nuw nsw": (lambda a, b: algebra.add(a, b, True, True), lambda a, b: _within(a + b, 0, MASK) if _fits(a, b, 1) else None),
    "sub nuw nsw": (lambda a, b: algebra.sub(a, b, True, True), lambda a, b: _within(a - b, 0, MASK) if _fits(a, b, -1) else None),
    "uadd.sat": (lambda a, b: algebra.saturating(a, b, True, False), lambda a, b: min(a + b, MASK)),
    "usub.sat": (lambda a, b: algebra.saturating(a, b, False, False), lambda a, b: max(a - b, 0)),
    "sadd.sat": (lambda a, b: algebra.saturating(a, b, True, True), lambda a, b: _clamped(_signed(a) + _signed(b), LEAST, MOST)),
    "ssub.sat": (lambda a, b: algebra.saturating(a, b, False, True), lambda a, b: _clamped(_signed(a) - _signed(b), LEAST, MOST)),
    "mul": (algebra.multiply, lambda a, b: a * b),
    "mulhu": (lambda a, b: algebra.multiply_high(a, b, False), lambda a, b: a * b >> BITS),
    "mulhs": (lambda a, b: algebra.multiply_high(a, b, True), lambda a, b: _signed(a) * _signed(b) >> BITS),
    "udiv": (algebra.udiv, lambda a, b: a // b if b else None),
    "udiv exact": (lambda a, b: algebra.udiv(a, b, True), lambda a, b: a // b if b and a % b == 0 else None),
    "urem": (algebra.urem, lambda a, b: a % b if b else None),
    "sdiv": (algebra.sdiv, lambda a, b: _within(_quotient(_signed(a), _signed(b)), LEAST, MOST) if b else None),
    "sdiv exact": (
        lambda a, b: algebra.sdiv(a, b, True),
        lambda a, b: _within(_quotient(_signed(a), _signed(b)), LEAST, MOST) if b and _signed(a) % _signed(b) == 0 else None,
    ),
    "srem": (algebra.srem, lambda a, b: _signed(a) - _quotient(_signed(a), _signed(b)) * _signed(b) if b else None),
    "shl": (algebra.shl, lambda a, b: a << b if b < BITS else None),
    "shl nuw": (lambda a, b: algebra.shl(a, b, nuw=True), lambda a, b: _within(a << b, 0, MASK) if b < BITS else None),
    "shl nsw": (lambda a, b: algebra.shl(a, b, nsw=True), lambda a, b: _within(_signed(a) << b, LEAST, MOST) if b < BITS else None),
    "lshr": (algebra.lshr, lambda a, b: a >> b if b < BITS else None),
    "lshr exact": (lambda a, b: algebra.lshr(a, b, exact=True), lambda a, b: a >> b if b < BITS and a >> b << b == a else None),
    "ashr": (algebra.ashr, lambda a, b: _signed(a) >> b if b < BITS else None),
    "ashr exact": (lambda a, b: algebra.ashr(a, b, exact=True), lambda a, b: _signed(a) >> b if b < BITS and a >> b << b == a else None),
    "umin": (algebra.umin, min),
    "umax": (algebra.umax, max),
    "smin": (algebra.smin, lambda a, b: min(_signed(a), _signed(b))),
    "smax": (algebra.smax, lambda a, b: max(_signed(a), _signed(b))),
}


def _fits(a: int, b: int, sign: int) -> bool:
    return LEAST <= _signed(a) + sign * _signed(b) <= MOST


def _assert_holds(known: Bits, number: int) -> None:
    number &= MASK
    assert not known.has_conflict
    assert not number & known.zeros
    assert not ~number & known.ones


@pytest.mark.parametrize("name", OPERATIONS)
@given(some_bits(), some_bits())
def test_operations_are_never_wrong(name: str, lhs: Bits, rhs: Bits) -> None:
    operation, exact = OPERATIONS[name]
    known = operation(lhs, rhs)
    for a in _numbers(lhs):
        for b in _numbers(rhs):
            result = exact(a, b)
            if result is not None:
                _assert_holds(known, result)


@given(some_bits())
def test_operations_on_one_number_are_never_wrong(known: Bits) -> None:
    least_aside = [one for one in _numbers(known) if _signed(one) != LEAST]
    for number in _numbers(known):
        _assert_holds(algebra.absolute(known), abs(_signed(number)))
        _assert_holds(known.lowest_one(), number & -number)
        _assert_holds(known.up_to_lowest_one(), number ^ (number - 1))
        _assert_holds(known.bit_reversed(), int(f"{number:05b}"[::-1], 2))
        _assert_holds(algebra.multiply(known, known, is_square=True), number * number)
        _assert_holds(algebra.sum_of_lanes(known, 1), number)
        assert known.min <= number <= known.max
        assert known.signed_min <= _signed(number) <= known.signed_max
        assert known.min_trailing_zeros <= trailing_zeros(number, BITS) <= known.max_trailing_zeros
        assert known.min_leading_zeros <= BITS - number.bit_length() <= known.max_leading_zeros
        assert known.max_ones >= number.bit_count()
    for number in least_aside:
        _assert_holds(algebra.absolute(known, min_is_poison=True), abs(_signed(number)))


@given(some_bits(), st.integers(1, 6))
def test_sums_of_lanes_are_never_wrong(lane: Bits, count: int) -> None:
    total = algebra.sum_of_lanes(lane, count)
    numbers = [*_numbers(lane)]
    for first in numbers:
        for rest in numbers:
            _assert_holds(total, first + rest * (count - 1))


@given(some_bits())
def test_casts_are_never_wrong(known: Bits) -> None:
    for number in _numbers(known):
        assert number in _numbers(known.zext(8))
        assert _signed(number) & 0xFF in _numbers(known.sext(8))
        assert number & 7 in _numbers(known.trunc(3))
        assert number >> 1 & 3 in _numbers(known.extracted(1, 2))


@given(some_bits(), some_bits())
def test_either_and_also(one: Bits, other: Bits) -> None:
    joined, both = set(_numbers(one.either(other))), set(_numbers(one.also(other)))
    assert joined >= {*_numbers(one), *_numbers(other)}
    assert both == set(_numbers(one)) & set(_numbers(other))


@given(st.integers(0, MASK), st.integers(0, MASK))
def test_bits_of_a_range(lower: int, upper: int) -> None:
    found = ConstantRange.non_empty(BITS, lower, upper)
    known = bits_of_range(found)
    assert all(one in _numbers(known) for one in range(1 << BITS) if found.contains(one))


def test_text() -> None:
    assert str(unknown(8) & bits_of(12, 8)) == "0000??00"
    assert str(algebra.add(unknown(8) & bits_of(12, 8), bits_of(1, 8))) == "0000??01"
    assert str(Bits(3, 1, 2)) == "0!"


MORE: dict[str, Callable[[Bits, Bits], Bits]] = {
    "shl nuw nsw": lambda a, b: algebra.shl(a, b, True, True),
    "shl by more than zero": lambda a, b: algebra.shl(a, b, amount_is_non_zero=True),
    "lshr by more than zero": lambda a, b: algebra.lshr(a, b, amount_is_non_zero=True),
    "ashr by more than zero": lambda a, b: algebra.ashr(a, b, amount_is_non_zero=True),
    "abs": lambda a, _: algebra.absolute(a),
    "abs, least aside": lambda a, _: algebra.absolute(a, min_is_poison=True),
    "square": lambda a, _: algebra.multiply(a, a, is_square=True),
    "lowest one": lambda a, _: a.lowest_one(),
    "up to the lowest one": lambda a, _: a.up_to_lowest_one(),
    "sum of 2": lambda a, _: algebra.sum_of_lanes(a, 2),
    "sum of 3": lambda a, _: algebra.sum_of_lanes(a, 3),
    "inserted": lambda a, b: a.inserted(b.trunc(2), 1),
}
PRECISION = {
    "and": (1458, 17496),
    "or": (1458, 17496),
    "xor": (972, 11664),
    "add": (708, 7692),
    "sub": (708, 7692),
    "add nuw": (1300, 14593),
    "sub nuw": (1300, 14593),
    "add nsw": (980, 10478),
    "sub nsw": (980, 10478),
    "add nuw nsw": (1501, 17153),
    "sub nuw nsw": (1501, 17153),
    "uadd.sat": (1186, 13075),
    "usub.sat": (1186, 13075),
    "sadd.sat": (830, 8600),
    "ssub.sat": (830, 8600),
    "mul": (939, 9020),
    "mulhu": (1071, 8895),
    "mulhs": (465, 3549),
    "udiv": (1067, 14116),
    "udiv exact": (1435, 18012),
    "urem": (845, 7820),
    "sdiv": (491, 4795),
    "sdiv exact": (1073, 12297),
    "srem": (689, 6440),
    "shl": (1657, 20972),
    "shl nuw": (1807, 22804),
    "shl nsw": (1847, 23052),
    "lshr": (1657, 20972),
    "lshr exact": (1807, 22804),
    "ashr": (1603, 20516),
    "ashr exact": (1775, 22596),
    "umin": (1194, 13524),
    "umax": (1194, 13524),
    "smin": (1194, 13524),
    "smax": (1194, 13524),
    "shl nuw nsw": (1923, 23860),
    "shl by more than zero": (1941, 23084),
    "lshr by more than zero": (1941, 23084),
    "ashr by more than zero": (1779, 22004),
    "abs": (1350, 15228),
    "abs, least aside": (1620, 17010),
    "square": (1647, 17577),
    "lowest one": (1512, 18954),
    "up to the lowest one": (1701, 20169),
    "sum of 2": (702, 6156),
    "sum of 3": (648, 5346),
    "inserted": (1458, 17496),
}


@pytest.mark.parametrize(("operation", "known"), PRECISION.items())
def test_how_much_is_known(operation: str, known: tuple[int, int]) -> None:
    """How many bits are known of the results for all pairs of 3 and of 4 bits: that they are right, other tests say."""
    compute = MORE[operation] if operation in MORE else OPERATIONS[operation][0]
    assert tuple(_known_of_all(compute, bits) for bits in (3, 4)) == known


def _known_of_all(compute: Callable[[Bits, Bits], Bits], bits: int) -> int:
    numbers = range(1 << bits)
    every = [Bits(zeros, ones, bits) for zeros in numbers for ones in numbers if not zeros & ones]
    found = [compute(one, other) for one in every for other in every]
    assert all(one.zeros <= one.mask and one.ones <= one.mask and not one.has_conflict for one in found)
    return sum((one.zeros | one.ones).bit_count() for one in found)
