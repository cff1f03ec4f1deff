"""Comparisons: rules on both sides of their boundaries."""

from __future__ import annotations

from itertools import combinations, product

import pytest
from expression_semantics import KnownFacts, SymbolFacts, counterexample

from nvopt.tile.evaluation import NSW, NUW, evaluate, signed
from nvopt.tile.expressions import Pool
from nvopt.tile.kinds import COMPARISONS, MIN_MAX, Kind
from nvopt.tile.rules.comparisons import (
    compare_ranges,
    compare_sums_apart,
    compare_with_operation,
    equal_zero_through_operation,
    outcomes_where,
    swapped,
)
from nvopt.tile.rules.intervals import Intervals, before_operation, intervals_of

K = Kind


@pytest.mark.parametrize(("flags", "applies"), [(0, False), (NSW, True), (NUW, True), (NSW | NUW, True)])
def test_a_shift_is_zero_where_its_operand_is_if_it_loses_no_bit(flags: int, applies: bool) -> None:
    pool = Pool()
    shift = pool.make(K.EK_Shl, (pool.symbol("x", 4), pool.symbol("y", 4)), flags)
    before = pool.make(K.EK_EqBin, (shift, pool.constant(0, 4)))
    after = equal_zero_through_operation(pool, before)
    assert (after is not None) is applies
    assert after is None or counterexample(before, after) is None


@pytest.mark.parametrize(
    ("kind", "left", "right", "expected"),
    [
        (K.EK_LtU, (0, 2), (3, 5), 1),
        (K.EK_LtU, (0, 3), (3, 5), None),
        (K.EK_LtU, (5, 9), (3, 5), 0),
        (K.EK_LtU, (4, 9), (3, 5), None),
        (K.EK_LeU, (0, 3), (3, 5), 1),
        (K.EK_LeU, (0, 4), (3, 5), None),
        (K.EK_LeU, (6, 9), (3, 5), 0),
        (K.EK_LeU, (5, 9), (3, 5), None),
        (K.EK_EqBin, (0, 2), (3, 5), 0),
        (K.EK_EqBin, (0, 3), (3, 5), None),
        (K.EK_EqBin, (6, 9), (3, 5), 0),
        (K.EK_EqBin, (5, 9), (3, 5), None),
        (K.EK_NeBin, (0, 2), (3, 5), 1),
        (K.EK_NeBin, (0, 3), (3, 5), None),
    ],
)
def test_ranges_that_do_not_meet(kind: Kind, left: tuple[int, int], right: tuple[int, int], expected: int | None) -> None:
    pool = Pool(KnownFacts({"x": SymbolFacts(unsigned=left), "y": SymbolFacts(unsigned=right)}))
    after = compare_ranges(pool, pool.make(kind, (pool.symbol("x", 8), pool.symbol("y", 8))))
    assert (after.number if after is not None else None) == expected


@pytest.mark.parametrize("kind", [K.EK_LtU, K.EK_LeU, K.EK_LtS, K.EK_LeS])
@pytest.mark.parametrize("apart", range(8))
def test_sums_of_two_by_all_numbers_that_they_may_be_apart(kind: Kind, apart: int) -> None:
    pool = Pool()
    x, y = pool.symbol("x", 3), pool.symbol("y", 3)
    left = pool.make(K.EK_Add, (pool.make(K.EK_Add, (x, y)), pool.constant(3, 3)))
    right = pool.make(K.EK_Sub, (x, pool.make(K.EK_Sub, (pool.constant(-3 - apart, 3), y))))
    before = pool.make(kind, (left, right))
    after = compare_sums_apart(pool, before)
    assert (after is not None) is (apart != 0)
    assert after is None or counterexample(before, after) is None


@pytest.mark.parametrize("kind", sorted(COMPARISONS))
@pytest.mark.parametrize("is_first", [False, True])
def test_the_least_and_the_greatest_number_of_a_comparison(kind: Kind, is_first: bool) -> None:
    """By both readings, of what a comparison with a number lets through and of the rest."""
    bits = 3
    pool = Pool()
    x = pool.symbol("x", bits)
    for number in range(1 << bits):
        constant = pool.constant(number, bits)
        found = intervals_of(pool.make(kind, (constant, x) if is_first else (x, constant)))
        if found is None:
            continue
        for numbers in (found[1], found[1].inverse()):
            held = [value for value in range(1 << bits) if numbers.has(value)]
            if held:
                by_sign = [signed(value, bits) for value in held]
                assert (numbers.hull(), numbers.signed_hull()) == ((min(held), max(held)), (min(by_sign), max(by_sign)))


_ON_A_NUMBER = [K.EK_Add, K.EK_Sub, K.EK_XorN, K.EK_ShrU, K.EK_ShrS, K.EK_DivU, K.EK_OrN, K.EK_AndN, *sorted(MIN_MAX)]


@pytest.mark.parametrize("kind", [K.EK_NegI, K.EK_NotI, K.EK_AbsI, *_ON_A_NUMBER])
def test_the_numbers_before_an_operation(kind: Kind) -> None:
    """Each interval of results, and two at once, for each number that the operation is with."""
    bits = 3
    pool = Pool()
    x = pool.symbol("x", bits)
    sets = [Intervals(edges, bits) for count in (1, 2, 3) for edges in combinations(range(1 << bits), count)]
    for number in range(1 << bits) if kind in _ON_A_NUMBER else (None,):
        constant = pool.constant(number or 0, bits)
        operands = (x,) if number is None else (constant, x) if kind is K.EK_Sub else (x, constant)
        node = pool.make(kind, operands)
        for numbers in sets:
            found = before_operation(node, numbers)
            if found is None:
                continue
            assert found[0] is x
            for value in range(1 << bits):
                result = evaluate(kind, [value if operand is x else number or 0 for operand in node.operands], bits)
                assert result is None or found[1].has(value) == numbers.has(result), (node, numbers, value)


@pytest.mark.parametrize("bits", [2, 3, 4])
@pytest.mark.parametrize("kind", sorted(COMPARISONS))
@pytest.mark.parametrize("operation", [K.EK_NotI, K.EK_NegI, K.EK_ShrU, K.EK_Add])
def test_a_value_beside_what_is_made_of_it(operation: Kind, kind: Kind, bits: int) -> None:
    facts = KnownFacts({"x": SymbolFacts(never_undef=True)})
    pool = Pool(facts)
    x = pool.symbol("x", bits)
    applied = 0
    for number in range(1 << bits) if operation in (K.EK_ShrU, K.EK_Add) else (None,):
        other = pool.make(operation, (x,) if number is None else (x, pool.constant(number, bits)))
        for operands in ((x, other), (other, x)):
            before = pool.make(kind, operands)
            after = compare_with_operation(pool, before)
            applied += after is not None
            assert after is None or counterexample(before, after, facts) is None, (before, after)
    assert applied or kind in (K.EK_EqBin, K.EK_NeBin) or bits == 2


@pytest.mark.parametrize("kind", sorted(COMPARISONS))
def test_how_operands_compare_where_a_comparison_is_known(kind: Kind) -> None:
    """Less, equal or greater: the bits 1, 2 and 4 of what `outcomes_where` gives, in any order, as all pairs of numbers are."""
    pool = Pool()
    node = pool.make(kind, (pool.symbol("x", 3), pool.symbol("y", 3)))
    less, equal, greater = (outcomes_where(pool.make(one, (pool.symbol("x", 3), pool.symbol("y", 3))), value) for one, value in (
        (K.EK_LtS if kind in (K.EK_LtS, K.EK_LeS) else K.EK_LtU, True), (K.EK_EqBin, True),
        (K.EK_LeS if kind in (K.EK_LtS, K.EK_LeS) else K.EK_LeU, False),
    ))  # fmt: skip
    assert sorted((less, equal, greater)) == [1, 2, 4]
    for value in (False, True):
        expected = 0
        for left, right in product(range(8), repeat=2):
            if evaluate(kind, (left, right), 3) == value:
                one, other = (signed(left, 3), signed(right, 3)) if kind in (K.EK_LtS, K.EK_LeS) else (left, right)
                expected |= less if one < other else equal if one == other else greater
        assert outcomes_where(node, value) == expected
        assert swapped(expected) == (expected & equal) | (greater if expected & less else 0) | (less if expected & greater else 0)
