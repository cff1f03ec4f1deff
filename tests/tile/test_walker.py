"""The walker: its dispatch, its caches, its limits; and a few rules as users meet them. Every rule has its own test in the proof."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from effort import IS_LONG

from nvopt.tile.costs import INSTRUCTION, Ledger
from nvopt.tile.evaluation import NSW, NUW
from nvopt.tile.expressions import Expression, Pool, describe
from nvopt.tile.kinds import Kind
from nvopt.tile.rules import applicable
from nvopt.tile.rules.undefined import poison_operand
from nvopt.tile.walker import SIGHT, CacheKind, InvalidExpressionKindError, Walker, simplify_all

K = Kind


class Written:
    """Expressions as they are written: `e.x + 1`."""

    def __init__(self) -> None:
        self.pool = Pool()

    def __getattr__(self, name: str) -> Term:
        return Term(self.pool, self.pool.symbol(name, 8))


class Term:
    def __init__(self, pool: Pool, node: Expression) -> None:
        self.pool, self.node = pool, node

    def _of(self, kind: Kind, other: Term | int) -> Term:
        right = other.node if isinstance(other, Term) else self.pool.constant(other, self.node.bits)
        return Term(self.pool, self.pool.make(kind, (self.node, right)))

    def __add__(self, other: Term | int) -> Term:
        return self._of(K.EK_Add, other)

    def __sub__(self, other: Term | int) -> Term:
        return self._of(K.EK_Sub, other)

    def __mul__(self, other: Term | int) -> Term:
        return self._of(K.EK_Mul, other)

    def __and__(self, other: Term | int) -> Term:
        return self._of(K.EK_AndN, other)

    def __or__(self, other: Term | int) -> Term:
        return self._of(K.EK_OrN, other)

    def __xor__(self, other: Term | int) -> Term:
        return self._of(K.EK_XorN, other)

    def __lt__(self, other: Term | int) -> Term:
        return self._of(K.EK_LtU, other)

    def __invert__(self) -> Term:
        return Term(self.pool, self.pool.make(K.EK_NotI, (self.node,)))


def simplified(term: Term) -> str:
    return describe(Walker(term.pool, Ledger([term.node])).simplify(term.node))


@pytest.mark.parametrize(
    ("write", "expected"),
    [
        (lambda e: (e.x & e.y) + (e.x | e.y), "(Add:8 x y)"),
        (lambda e: (e.x | e.y) - (e.x & e.y), "(XorN:8 x y)"),
        (lambda e: e.x + e.y - e.x, "y"),
        (lambda e: e.x * 3 + e.x * 5, "(Shl:8 x 3)"),
        (lambda e: e.x * e.y + e.x * e.z, "(Mul:8 x (Add:8 y z))"),
        (lambda e: (e.x & e.y) | (e.x & e.z), "(AndN:8 x (OrN:8 y z))"),
        (lambda e: ~e.x & ~e.y, "(NotI:8 (OrN:8 x y))"),
        (lambda e: e.x & (e.x | e.y) & e.z, "(AndN:8 x z)"),
        (lambda e: e.x ^ e.y ^ e.z ^ e.x, "(XorN:8 y z)"),
        (lambda e: (e.x & 15 | 240) & 7, "(AndN:8 x 7)"),
        (lambda e: (e.x < 5) & (e.x < 9), "(LtU:1 x 5)"),
        (lambda e: (e.x & 3) < 4, "1"),
    ],
)
def test_identities(write: Callable[[Written], Term], expected: str) -> None:
    assert simplified(write(Written())) == expected


def test_what_others_use_is_not_duplicated() -> None:
    pool = Pool()
    x, y, z = (pool.symbol(name, 8) for name in "xyz")
    products = [pool.make(K.EK_Mul, (x, y)), pool.make(K.EK_Mul, (x, z))]
    total = pool.make(K.EK_Add, products)
    assert Walker(pool, Ledger([total, *products])).simplify(total) is total
    factored = Walker(pool, Ledger([total])).simplify(total)
    assert factored.kind is K.EK_Mul


def test_flags_stay_only_where_they_hold() -> None:
    pool = Pool()
    x = pool.symbol("x", 8)

    def twice(first: int, second: int) -> str:
        inner = pool.make(K.EK_Add, (x, pool.constant(first, 8)), NSW | NUW)
        node = pool.make(K.EK_Add, (inner, pool.constant(second, 8)), NSW | NUW)
        return describe(Walker(pool, Ledger([node])).simplify(node))

    assert twice(100, 27) == "(Add nsw nuw:8 x 127)"
    assert twice(100, 28) == "(Add nuw:8 x 128)"
    assert twice(200, 54) == "(Add nsw nuw:8 x 254)"
    assert twice(200, 55) == "255"  # of 0 alone it doesn't wrap
    assert twice(200, 57) == "(Add nsw:8 x 1)"


def test_undef_is_not_read_more_often() -> None:
    pool = Pool()
    x, y, z = (pool.symbol(name, 8) for name in "xyz")
    choice = pool.make(K.EK_OrN, (pool.make(K.EK_AndN, (x, y)), pool.make(K.EK_AndN, (pool.make(K.EK_NotI, (x,)), z))))
    root = pool.make(K.EK_XorN, (choice, z))
    simpler = Walker(pool, Ledger([root])).simplify(root)
    assert describe(simpler) == "(AndN:8 x (XorN:8 y z))"


def test_invalid_kinds_are_bugs() -> None:
    pool = Pool()
    node = pool.symbol("x", 8)
    pool.compact([])
    with pytest.raises(InvalidExpressionKindError, match="no expressions of kind 0"):
        Walker(pool).simplify(node)
    with pytest.raises(InvalidExpressionKindError, match="of kind 15"):
        Walker(pool).simplify(pool.leaf("nonsense", 8))


def test_leaves_are_classified() -> None:
    pool = Pool()
    walker = Walker(pool)
    assert walker.simplify(pool.leaf(300, 8)) is pool.constant(44, 8)
    for leaf in (pool.undef(8), pool.poison(8), pool.symbol("x", 8)):
        assert walker.simplify(leaf) is leaf


def test_the_caller_chooses_the_cache() -> None:
    pool = Pool()
    x, y = pool.symbol("x", 8), pool.symbol("y", 8)
    node = pool.make(K.EK_Sub, (pool.make(K.EK_OrN, (x, y)), pool.make(K.EK_AndN, (x, y))))
    walker = Walker(pool, Ledger([node]))
    assert walker.simplify(node, CacheKind.FOLDS) is node
    assert walker.simplify(node, CacheKind.REWRITES) is pool.make(K.EK_XorN, (x, y))
    assert walker.simplify(node, CacheKind.FOLDS) is node


@pytest.mark.parametrize(("limit", "is_simplified"), [(8, False), (9, True), (10, True)])
def test_the_recursion_limit(limit: int, is_simplified: bool) -> None:
    pool = Pool()
    x = pool.symbol("x", 8)
    node = pool.make(K.EK_Add, (x, pool.constant(0, 8)))
    for i in range(9):
        node = pool.make(K.EK_Mul, (node, pool.symbol(i, 8)))
    walker = Walker(pool, Ledger([node]), recursion_limit=limit)
    assert ("Add" not in describe(walker.simplify(node), 99)) == is_simplified


def test_a_deep_expression() -> None:
    pool = Pool()
    node = pool.symbol("x", 32)
    nodes = []
    for i in range(100_000 if IS_LONG else 20_000):
        node = pool.make((K.EK_Add, K.EK_XorN, K.EK_Mul)[i % 3], (node, pool.symbol(i % 7, 32)))
        nodes.append(node)
    walker = Walker(pool, Ledger([node]))
    assert walker.simplify(node).bits == 32
    for inner in nodes:
        walker.simplify(inner)


def test_ledger_of_a_refused_replacement() -> None:
    pool = Pool()
    x, y = pool.symbol("x", 8), pool.symbol("y", 8)
    cheap = pool.make(K.EK_Add, (x, y))
    dear = pool.make(K.EK_NotI, (pool.make(K.EK_NegI, (cheap,)),))
    ledger = Ledger([cheap])
    assert not ledger.replace(cheap, dear)
    assert ledger.uses(cheap) == 1
    assert not ledger.is_live(dear)
    assert ledger.acquire(dear) == 2 * INSTRUCTION
    assert ledger.replace(dear, x, gain=2 * INSTRUCTION)
    assert ledger.uses(cheap) == 1


def test_poison_that_a_rule_makes_is_seen_above_it() -> None:
    """Before there is any in the pool, no rule about it is asked."""
    pool = Pool()
    x, y = pool.symbol("x", 32), pool.symbol("y", 32)
    quotient = pool.make(Kind.EK_DivU, (x, pool.constant(0, 32)))
    root = pool.make(Kind.EK_Mul, (quotient, y))
    assert not pool.has_undefined
    assert poison_operand not in applicable(root, pool.has_undefined).folds
    assert Walker(pool, Ledger([root])).simplify(root) is pool.poison(32)
    assert pool.has_undefined
    assert poison_operand in applicable(pool.make(Kind.EK_Mul, (x, pool.undef(32))), pool.has_undefined).folds


def test_what_is_replaced_later_is_so_for_all_values() -> None:
    """trunc(zext(c)) is zext(c) for both as soon as the second is found to be the same as the first."""
    pool = Pool()
    condition = pool.symbol("c", 1)
    wide = pool.cast("zext", condition, 64)
    chosen = pool.make(K.EK_Select, (condition, wide, wide))
    first, second = pool.cast("trunc", wide, 8), pool.cast("trunc", chosen, 8)
    nodes = {"wide": wide, "chosen": chosen, "first": first, "second": second}
    results, saved = simplify_all(pool, [first, second], nodes, rounds=1)
    assert results == dict.fromkeys(("first", "second"), pool.cast("zext", condition, 8))
    assert saved == 3 * INSTRUCTION


def test_what_is_far_above_a_change_stands_on_it() -> None:
    """zext(trunc(x)) is spelled x & 1 last, when nothing is found any more in what is computed from it."""
    pool = Pool()
    x = pool.symbol("x", 32)
    bit = pool.cast("trunc", x, 1)
    node = wide = pool.cast("zext", bit, 32)
    nodes = {"bit": bit, "wide": wide}
    for i in range(3 * SIGHT):
        node = nodes[f"{i}"] = pool.make(K.EK_DivU, (node, pool.symbol(i, 32)))
    results, saved = simplify_all(pool, [bit, wide, node], nodes, spells=True)
    assert results["wide"] is pool.make(K.EK_AndN, (x, pool.constant(1, 32)))
    assert "zext" not in describe(results[f"{3 * SIGHT - 1}"], 99)
    assert saved == 0
    unspelled, _ = simplify_all(pool, [bit, wide, node], nodes)
    assert unspelled == nodes
