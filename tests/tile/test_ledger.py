"""The ledger: what stands for nodes, how often they are used, and what all costs that is."""

from __future__ import annotations

import random

import pytest

from nvopt.tile.costs import Ledger, Nest, cost
from nvopt.tile.expressions import Expression, Pool
from nvopt.tile.kinds import Kind

K = Kind


def test_unneeded_nodes_are_never_forwarded_in_a_circle() -> None:
    pool = Pool()
    first, second, third = (pool.symbol(name, 32) for name in "abc")
    ledger = Ledger(())
    assert ledger.replace(first, second)
    assert ledger.replace(third, first)
    assert ledger.replace(first, third)
    assert ledger.current(first) is ledger.current(third) is second


def counted(ledger: Ledger, roots: list[Expression]) -> dict[Expression, int]:
    """How often each node is used by what the roots need now, found out anew."""
    uses: dict[Expression, int] = {}
    pending = list(roots)
    while pending:
        node = ledger.current(pending.pop())
        uses[node] = uses.get(node, 0) + 1
        if uses[node] == 1:
            pending += node.operands
    return uses


@pytest.mark.parametrize("seed", range(8))
def test_uses_and_costs_after_replacements(seed: int) -> None:
    rng = random.Random(seed)
    pool = Pool()
    nodes = [pool.symbol(name, 32) for name in "abcd"]
    for _ in range(30):
        nodes.append(pool.make(rng.choice((K.EK_Add, K.EK_Mul, K.EK_AndN, K.EK_DivU)), rng.sample(nodes[-8:], 2)))
    roots = nodes[-6:]
    ledger = Ledger(roots)
    asked = counted(ledger, roots)
    assert ledger.changed() == set()
    replaced = 0
    for step in range(40):
        old, new = rng.sample(nodes, 2)
        if ledger.uses(old) and not old.is_leaf:
            replaced += ledger.replace(old, new)
        now = counted(ledger, roots)
        assert {node: ledger.uses(node) for node in nodes if ledger.uses(node)} == now
        assert ledger.total() == sum(map(cost, now))
        if step % 5 == 4:
            assert ledger.changed() == {node for node in nodes if asked.get(node, 0) != now.get(node, 0)}
            asked = now
    assert replaced > 3


def test_new_nodes_are_noted_in_the_loops_of_what_they_stand_for() -> None:
    pool = Pool()
    x, y = (pool.symbol(name, 32) for name in "xy")
    old, new, again = (pool.make(kind, (x, y)) for kind in (K.EK_Mul, K.EK_Add, K.EK_Sub))
    nest: Nest = ("outer", "inner")
    loops: dict[Expression, Nest] = {old: nest}
    ledger = Ledger((old,), loops)
    assert ledger.replace(old, new)
    ledger.takes_place(new, again)
    ledger.takes_place(x, y)
    assert loops == {old: nest, new: nest, again: nest}
    ledger.takes_place(pool.make(K.EK_XorN, (x, y)), old)  # of what is said there, nothing is
    assert loops[old] == nest
