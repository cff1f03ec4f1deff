"""What value tracking says of a value holds whenever the code is executed."""

from __future__ import annotations

from effort import examples
from hypothesis import given, settings
from hypothesis import strategies as st
from straight_line import BITS, MASK, PREDICATES, UndefinedBehaviourError, compare, execute, make

from nvopt.analysis.value_tracking import ValueTracking
from nvopt.analysis.value_tracking.sign_bits import of_number
from nvopt.ir import Function, IntType, Value

SAMPLE = [*range(0, 256, 23), 1, 2, 7, 127, 128, 129, 254, 255]


def _runs(function: Function) -> list[dict[Value, int | None]]:
    found = []
    for a in SAMPLE:
        for b in SAMPLE:
            try:
                found.append(execute(function, [a, b]))
            except UndefinedBehaviourError:
                continue
    return found


def _numbers(function: Function) -> list[Value]:
    return [one for one in function.instructions() if isinstance(one.type, IntType) and one.type.bits == BITS]


@settings(max_examples=examples(60))
@given(st.integers(0, 1 << 30))
def test_facts_about_single_values(seed: int) -> None:
    function = make(seed)
    tracking = ValueTracking(function)
    runs = _runs(function)
    for value in _numbers(function):
        known, signs = tracking.known_bits(value), tracking.num_sign_bits(value)
        bounds = [tracking.range_of(value, signed) for signed in (False, True)]
        is_non_zero = tracking.is_known_non_zero(value)
        is_power, is_power_or_zero = (tracking.is_known_to_be_power_of_two(value, or_zero) for or_zero in (False, True))
        is_no_poison = tracking.is_guaranteed_not_to_be_poison(value)
        for run in runs:
            number = run[value]
            if number is None:
                assert not is_no_poison
                continue
            assert not number & known.zeros
            assert not ~number & known.ones
            assert of_number(number, BITS) >= signs
            assert all(one.contains(number) for one in bounds)
            assert number or not is_non_zero
            assert number.bit_count() == 1 or not is_power
            assert number.bit_count() <= 1 or not is_power_or_zero


@settings(max_examples=examples(50))
@given(st.integers(0, 1 << 30))
def test_facts_about_two_values(seed: int) -> None:
    function = make(seed)
    tracking = ValueTracking(function)
    runs = _runs(function)
    values = [*_numbers(function), *function.args]
    for one in values:
        for other in values:
            differ = one is not other and tracking.is_known_non_equal(one, other)
            spreads = tracking.implies_poison(one, other)
            for run in runs:
                if differ:
                    assert run[one] is None or run[other] is None or run[one] != run[other]
                if spreads and run[one] is None:
                    assert run[other] is None


@settings(max_examples=examples(50))
@given(st.integers(0, 1 << 30), st.sampled_from(PREDICATES), st.booleans())
def test_implied_conditions(seed: int, predicate: str, is_true: bool) -> None:
    function = make(seed)
    tracking = ValueTracking(function)
    runs = _runs(function)
    conditions = [one for one in function.instructions() if isinstance(one.type, IntType) and one.type.bits == 1]
    values = [*_numbers(function), *function.args]
    for condition in conditions:
        for lhs in values:
            for rhs in values:
                told = tracking.is_implied_condition(condition, predicate, lhs, rhs, is_true)
                if told is None:
                    continue
                for run in runs:
                    a, b = run[lhs], run[rhs]
                    if run[condition] == int(is_true) and a is not None and b is not None:
                        assert compare(predicate, a, b) is told


def _flavor(flavor: str, a: int, b: int) -> int:
    chosen = a if compare("ult" if flavor[0] == "u" else "slt", a, b) == flavor.endswith("min") else b
    return chosen & MASK


@settings(max_examples=examples(100))
@given(st.integers(0, 1 << 30))
def test_select_patterns(seed: int) -> None:
    function = make(seed, 20)
    tracking = ValueTracking(function)
    found = [(one, tracking.matches_select_pattern(one)) for one in function.instructions() if one.opcode == "select"]
    patterns = [(value, pattern) for value, pattern in found if pattern is not None and pattern.flavor[1:] in ("min", "max")]
    if not patterns:
        return
    for run in _runs(function):
        for value, pattern in patterns:
            a = run[pattern.lhs] if pattern.lhs in run else getattr(pattern.lhs, "unsigned", None)
            b = run[pattern.rhs] if pattern.rhs in run else getattr(pattern.rhs, "unsigned", None)
            if run[value] is not None and a is not None and b is not None:
                assert run[value] == _flavor(pattern.flavor, a, b)
