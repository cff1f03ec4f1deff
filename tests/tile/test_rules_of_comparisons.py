"""Comparisons: rules on both sides of their boundaries."""

from __future__ import annotations

import pytest
from expression_semantics import KnownFacts, SymbolFacts, counterexample

from nvopt.tile.evaluation import NSW, NUW, signed
from nvopt.tile.expressions import Pool
from nvopt.tile.kinds import COMPARISONS, Kind
from nvopt.tile.rules.comparisons import compare_ranges, equal_zero_through_operation
from nvopt.tile.rules.intervals import intervals_of

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
