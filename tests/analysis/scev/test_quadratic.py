"""Quadratic recurrences against all their values at a small width."""

from __future__ import annotations

from collections.abc import Callable

from hypothesis import given
from hypothesis import strategies as st

from nvopt.analysis.constant_range import ConstantRange
from nvopt.analysis.scev.expressions.quadratic import first_crossing, first_outside, first_zero

BITS = 5
SIZE = 1 << BITS
COEFFICIENT = st.integers(-SIZE // 2, SIZE // 2 - 1)


def first(recurrence: tuple[int, int, int], is_wanted: Callable[[int], bool]) -> int | None:
    """The first iteration in which the recurrence has a wanted value; its values repeat after twice as many as there are."""
    start, step, growth = recurrence
    return next((n for n in range(2 * SIZE) if is_wanted((start + step * n + growth * (n * (n - 1) // 2)) % SIZE)), None)


@given(COEFFICIENT, COEFFICIENT, COEFFICIENT.filter(bool))
def test_zero_is_the_first_one(start: int, step: int, growth: int) -> None:
    found = first_zero((start, step, growth), BITS)
    if found is not None:
        assert found[0] == first((start, step, growth), lambda value: value == 0)


@given(COEFFICIENT, COEFFICIENT.filter(bool), st.integers(0, SIZE - 1), st.integers(0, SIZE - 1))
def test_the_range_is_left_where_it_is_left_first(step: int, growth: int, lower: int, upper: int) -> None:
    inside = ConstantRange.non_empty(BITS, lower, upper)
    if inside.is_full or not inside.contains(0):
        return
    found = first_outside((0, step, growth), inside)
    if found is not None:
        assert found[0] == first((0, step, growth), lambda value: not inside.contains(value))


def test_solutions_have_the_width_of_the_recurrence_where_they_fit() -> None:
    assert first_zero((-6, 1, 2), 8) is None
    assert first_zero((-6, 1, 1), 8) == (3, 8)
    assert first_zero((0, 5, 7), 8) == (0, 8)
    assert first_zero((-120, 1, 1), 32) == (15, 32)
    assert first_outside((0, 1, 1), ConstantRange(32, 1 << 31, 1_000_000)) == (1414, 32)


def test_a_zero_between_whole_numbers_is_not_seen() -> None:
    assert first_crossing(2, -6, 4, 8) == 1
    assert first_crossing(16, -48, 35, 8) is None  # zero at 1.25 and 1.75
    assert first_crossing(1, 0, 256, 8) == 0


def test_how_many_are_found() -> None:
    """Of all recurrences at 4 bits: what is found is right, so that a fault shows where less is."""
    small = range(-8, 8)
    recurrences = [(start, step, growth) for start in small for step in small for growth in small if growth]
    assert sum(first_zero(one, 4) is not None for one in recurrences) == 766
    ranges = [ConstantRange.non_empty(4, lower, upper) for lower in (0, 9, 15) for upper in (1, 5, 8)]
    assert sum(first_outside((0, *one[1:]), inside) is not None for one in recurrences[: 15 * 16] for inside in ranges) == 1719
