"""Forms that canonical operands hide, and in which undef is read twice."""

from __future__ import annotations

import pytest
from expression_semantics import KnownFacts, SymbolFacts, counterexample

from nvopt.tile.expressions import Pool
from nvopt.tile.kinds import Kind
from nvopt.tile.rules.bitwise import shortest_formula
from nvopt.tile.rules.selects import DEPTH, implies_poison
from nvopt.tile.rules.sums import complement_into_sum
from nvopt.tile.rules.undefined import freeze_defined

K = Kind


def test_complement_into_one_of_two_like_sums() -> None:
    pool = Pool()
    y = pool.symbol("y", 4)
    doubled = pool.make(K.EK_Mul, (y, pool.constant(2, 4)))
    before = pool.make(K.EK_NotI, (pool.make(K.EK_XorN, (doubled, doubled)),))
    after = complement_into_sum(pool, before)
    assert after is not None
    assert after.first.count == 0 or after.count == 2
    assert counterexample(before, after) is None


@pytest.mark.parametrize("is_defined", [False, True])
def test_a_part_that_reads_an_operand_twice(is_defined: bool) -> None:
    """(x ^ (x & y)) & ~y is its first part, unless x may be undef: then that part may be what the whole is not."""
    facts = KnownFacts({"x": SymbolFacts(never_undef=is_defined)})
    pool = Pool(facts)
    x, y = pool.symbol("x", 2), pool.symbol("y", 2)
    part = pool.make(K.EK_XorN, (x, pool.make(K.EK_AndN, (x, y))))
    before = pool.make(K.EK_AndN, (part, pool.make(K.EK_NotI, (y,))))
    assert (counterexample(before, part, facts) is None) is is_defined
    after = shortest_formula(pool, before)
    assert (after is part) is is_defined


@pytest.mark.parametrize(("never_undef", "never_poison"), [(False, True), (True, False), (True, True)])
def test_freeze_of_what_may_be_neither(never_undef: bool, never_poison: bool) -> None:
    pool = Pool(KnownFacts({"x": SymbolFacts(never_undef=never_undef, never_poison=never_poison)}))
    frozen = pool.make(K.EK_Freeze, (pool.symbol("x", 4),))
    assert (freeze_defined(pool, frozen) is not None) is (never_undef and never_poison)


@pytest.mark.parametrize("deep", [DEPTH - 1, DEPTH, DEPTH + 1])
def test_poison_is_followed_so_deep(deep: int) -> None:
    """A condition is poison where what lies in it is, as far down as is looked."""
    pool = Pool()
    x = pool.symbol("x", 1)
    condition = x
    for at in range(deep):
        condition = pool.make(K.EK_XorN, (condition, pool.symbol(f"y{at}", 1)))
    assert implies_poison(pool, x, condition) is (deep <= DEPTH)
