"""Recurrences: folds against values, and as `opt` prints them."""

import pytest
from algebra_cases import Bench
from evaluate import evaluate
from hypothesis import assume, given
from hypothesis import strategies as st

from nvopt.analysis.constant_range import ConstantRange
from nvopt.analysis.scev.expressions import addrec
from nvopt.analysis.scev.expressions.kinds import NSW, NUW, NW, SCEVAddRecExpr, SCEVConstant
from nvopt.ir.types import IntType

coefficients = st.lists(st.integers(0, 255), min_size=2, max_size=6)


@pytest.fixture
def bench() -> Bench:
    return Bench()


@given(coefficients, st.integers(0, 255), st.sampled_from([4, 8, 13, 32]))
def test_the_value_in_an_iteration(numbers: list[int], at: int, bits: int) -> None:
    bench = Bench()
    at &= (1 << bits) - 1
    recurrence = addrec.addrec(bench.se, [bench.number(one) for one in numbers], bench.inner)
    assume(isinstance(recurrence, SCEVAddRecExpr))
    assert isinstance(recurrence, SCEVAddRecExpr)
    found = addrec.evaluate_at_iteration(bench.se, recurrence, bench.se.table.constant(IntType.get(bits), at))
    assert isinstance(found, SCEVConstant)
    assert found.value == evaluate(recurrence, {}, {bench.inner: at})


@given(coefficients, st.integers(0, 255))
def test_the_value_in_an_unknown_iteration(numbers: list[int], at: int) -> None:
    bench = Bench()
    recurrence = addrec.addrec(bench.se, [bench.number(one) for one in numbers], bench.inner)
    assume(isinstance(recurrence, SCEVAddRecExpr))
    assert isinstance(recurrence, SCEVAddRecExpr)
    found = addrec.evaluate_at_iteration(bench.se, recurrence, bench.a)
    assert evaluate(found, {bench.args[0]: at}) == evaluate(recurrence, {}, {bench.inner: at})


@given(coefficients, st.integers(0, 20))
def test_the_next_iteration_and_the_step(numbers: list[int], at: int) -> None:
    bench = Bench()
    recurrence = addrec.addrec(bench.se, [bench.number(one) for one in numbers], bench.inner)
    assume(isinstance(recurrence, SCEVAddRecExpr))
    assert isinstance(recurrence, SCEVAddRecExpr)
    now, then = (evaluate(recurrence, {}, {bench.inner: n}) for n in (at, at + 1))
    assert evaluate(addrec.post_inc(bench.se, recurrence), {}, {bench.inner: at}) == then
    assert evaluate(addrec.step_recurrence(bench.se, recurrence), {}, {bench.inner: at}) == (then - now) % 256


@given(st.integers(0, 255), st.integers(1, 255), st.integers(0, 255), st.integers(0, 255))
def test_when_a_recurrence_leaves_a_range(start: int, step: int, low: int, high: int) -> None:
    assume(low != high)
    bench = Bench()
    inside = ConstantRange(8, low, high)
    recurrence = addrec.addrec2(bench.se, bench.number(start), bench.number(step), bench.inner)
    assert isinstance(recurrence, SCEVAddRecExpr)
    found = addrec.num_iterations_in_range(bench.se, recurrence, inside)
    if isinstance(found, SCEVConstant):
        first = next(n for n in range(257) if not inside.contains(evaluate(recurrence, {}, {bench.inner: n})))
        assert found.value == first


def test_zero_steps_vanish(bench: Bench) -> None:
    se = bench.se
    assert addrec.addrec2(se, bench.a, bench.number(0), bench.inner, NUW) is bench.a
    three = addrec.addrec(se, [bench.a, bench.b, bench.number(0), bench.number(0)], bench.inner, NUW)
    assert str(three) == "{%a,+,%b}<%inner>"


def test_a_step_that_is_a_recurrence_goes_into_it(bench: Bench) -> None:
    se = bench.se
    step = addrec.addrec2(se, bench.b, bench.c, bench.inner)
    assert str(addrec.addrec2(se, bench.a, step, bench.inner, NUW | NW)) == "{%a,+,%b,+,%c}<nw><%inner>"
    outer_step = addrec.addrec2(se, bench.b, bench.c, bench.outer)
    assert str(addrec.addrec2(se, bench.a, outer_step, bench.inner)) == "{%a,+,{%b,+,%c}<%outer>}<%inner>"


def test_the_inner_loop_stands_outside(bench: Bench) -> None:
    se = bench.se
    inner = addrec.addrec2(se, bench.a, bench.b, bench.inner, NUW | NSW)
    swapped = addrec.addrec2(se, inner, bench.c, bench.outer, NSW)
    assert str(swapped) == "{{%a,+,%c}<nsw><%outer>,+,%b}<nsw><%inner>"


def test_flags_of_the_same_recurrence_add_up(bench: Bench) -> None:
    se = bench.se
    first = addrec.addrec2(se, bench.a, bench.b, bench.inner, NUW)
    assert str(first) == "{%a,+,%b}<nuw><%inner>"
    assert addrec.addrec2(se, bench.a, bench.b, bench.inner, NSW) is first
    assert str(first) == "{%a,+,%b}<nuw><nsw><%inner>"
