"""Graphs that are deep, wide, or have more paths than can be walked: each finishes, in time that grows as they do."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from clock import processor_seconds
from effort import IS_LONG
from steps import calls

from nvopt.tile.costs import Ledger
from nvopt.tile.expressions import Expression, Pool
from nvopt.tile.kinds import COMMUTATIVE, COMPARISONS, Kind
from nvopt.tile.walker import Walker, simplify_all

K = Kind
BITS = 32
LARGE = 100_000 if IS_LONG else 20_000


def deep(pool: Pool, size: int) -> Expression:
    """Each on the one before."""
    x, node = pool.symbol("x", BITS), pool.symbol("y", BITS)
    for i in range(size):
        kind = (K.EK_XorN, K.EK_Add, K.EK_Mul)[i % 3]
        node = pool.make(kind, (node, x if i % 2 else pool.constant(i | 1, BITS)))
    return node


def wide(pool: Pool, size: int) -> Expression:
    """A tree over many symbols."""
    nodes = [pool.symbol(i, BITS) for i in range(size)]
    kinds = (K.EK_Add, K.EK_AndN, K.EK_XorN, K.EK_Mul)
    level = 0
    while len(nodes) > 1:
        nodes = [pool.make(kinds[level % 4], nodes[i : i + 2]) for i in range(0, len(nodes) - 1, 2)]
        level += 1
    return nodes[0]


def shared(pool: Pool, size: int) -> Expression:
    """Each reads the one before twice: 2**size paths."""
    node = pool.symbol("x", BITS)
    for i in range(size):
        shifted = pool.make(K.EK_ShrU, (node, pool.constant(i % 7 + 1, BITS)))
        node = pool.make((K.EK_XorN, K.EK_Mul, K.EK_Add)[i % 3], (node, shifted))
    return node


def summed(pool: Pool, size: int) -> Expression:
    """Each the sum of the two before: as many paths as rabbits."""
    before, node = pool.symbol("x", BITS), pool.symbol("y", BITS)
    for _ in range(size):
        before, node = node, pool.make(K.EK_Add, (node, before))
    return node


def seconds(make: Callable[[Pool, int], Expression], size: int) -> float:
    pool = Pool()
    root = make(pool, size)
    return processor_seconds(lambda: Walker(pool, Ledger([root])).simplify(root))


@pytest.mark.parametrize(("make", "size"), [(deep, LARGE), (wide, LARGE), (shared, 20), (shared, 5_000), (summed, 30), (summed, 1_000)])
def test_it_finishes(make: Callable[[Pool, int], Expression], size: int) -> None:
    few, many = seconds(make, max(size // 10, 1)), seconds(make, size)
    assert many < 40 * few + 0.5


@pytest.mark.parametrize("kind", sorted(COMMUTATIVE - COMPARISONS), ids=lambda kind: kind.name)
def test_as_many_operands_in_a_row_take_as_much_work(kind: Kind) -> None:
    """Lists of operands are looked at as far as MOST_MEMBERS, also where a list was made of them before."""

    def work(size: int) -> int:
        pool = Pool()
        roots = [pool.symbol("x", BITS)]
        for i in range(size):
            roots.append(pool.make(kind, (roots[-1], pool.symbol(i, BITS))))
        return calls(lambda: simplify_all(pool, roots[-1:], dict(enumerate(roots))))

    assert work(320) < 5 * work(80)
