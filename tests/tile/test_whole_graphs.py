"""What sees all of a graph at once: shared parts of lists, narrowed truncations, bits that nobody wants. All of it refines what was."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

import pytest
from expression_semantics import KnownFacts, SymbolFacts, counterexample
from integer_semantics import TooManyChoicesError
from terms import complaints

from nvopt.tile.costs import INSTRUCTION, Ledger
from nvopt.tile.evaluation import DISJOINT, NSW, NUW
from nvopt.tile.expressions import Expression, Pool, describe
from nvopt.tile.kinds import Kind
from nvopt.tile.narrowing import narrow
from nvopt.tile.sharing import share
from nvopt.tile.walker import Walker
from nvopt.tile.wanted import leave_unwanted, wanted_bits

K = Kind
Step = Callable[[Pool, Ledger], None]
STEPS: list[Step] = [share, narrow, leave_unwanted]


def after(step: Step, pool: Pool, roots: Sequence[Expression]) -> tuple[list[Expression], int]:
    """What a step leaves of roots, and what it saves, in instructions."""
    ledger = Ledger(roots)
    walker = Walker(pool, ledger)
    before = ledger.total()
    step(pool, ledger)
    settled = walker.settled(map(ledger.current, roots))
    return [settled[ledger.current(root)] for root in roots], (before - ledger.total()) // INSTRUCTION


class Graph:
    """Expressions of symbols of one width, as few words as may be: `g.add("x", "y")`."""

    def __init__(self, bits: int = 4, facts: KnownFacts | None = None) -> None:
        self.pool, self.bits = Pool(facts), bits

    def leaf(self, one: Expression | str | int) -> Expression:
        if isinstance(one, Expression):
            return one
        return self.pool.symbol(one, self.bits) if isinstance(one, str) else self.pool.constant(one, self.bits)

    def make(self, kind: Kind, *operands: Expression | str | int, flags: int = 0) -> Expression:
        return self.pool.make(kind, [self.leaf(operand) for operand in operands], flags)

    def left(self, step: Step, *roots: Expression) -> tuple[list[str], int]:
        """What a step leaves, as text, and what it saves; what it leaves refines what was."""
        found, saved = after(step, self.pool, roots)
        for root, one in zip(roots, found, strict=True):
            assert counterexample(root, one, self.pool.facts if isinstance(self.pool.facts, KnownFacts) else None) is None
        return [describe(one) for one in found], saved


# -- shared parts


@pytest.mark.parametrize("kind", [K.EK_Mul, K.EK_AndN, K.EK_OrN, K.EK_XorN, K.EK_Add, K.EK_MinU, K.EK_MaxS])
def test_a_list_in_another_order_is_the_same(kind: Kind) -> None:
    g = Graph()
    one = g.make(kind, g.make(kind, "x", "y"), "z")
    other = g.make(kind, g.make(kind, "z", "y"), "x")
    found, saved = g.left(share, one, other)
    assert found[0] == found[1]
    assert saved == 2


def test_a_list_is_made_on_a_shorter_one() -> None:
    g = Graph()
    found, saved = g.left(share, g.make(K.EK_OrN, g.make(K.EK_OrN, "x", "y"), "z"), g.make(K.EK_OrN, "z", "x"), g.make(K.EK_OrN, "y", "w"))
    assert found == ["(OrN:4 y (OrN:4 x z))", "(OrN:4 x z)", "(OrN:4 y w)"]
    assert saved == 1


def test_a_sum_is_made_on_a_difference() -> None:
    g = Graph()
    total = g.make(K.EK_Sub, g.make(K.EK_Add, "x", "y"), "z")
    found, saved = g.left(share, total, g.make(K.EK_Sub, "y", "z"), g.make(K.EK_Add, "w", "y"))
    assert (found[0], saved) == ("(Add:4 x (Sub:4 y z))", 1)
    found, saved = g.left(share, total, g.make(K.EK_Sub, "z", "y"), g.make(K.EK_Add, "w", "y"))
    assert (found[0], saved) == ("(Sub:4 x (Sub:4 z y))", 1)


def test_lists_are_made_on_a_pair_that_they_share() -> None:
    g = Graph()
    found, saved = g.left(share, g.make(K.EK_Mul, g.make(K.EK_Mul, "x", "y"), "z"), g.make(K.EK_Mul, g.make(K.EK_Mul, "z", "w"), "x"))
    assert found == ["(Mul:4 y (Mul:4 x z))", "(Mul:4 w (Mul:4 x z))"]
    assert saved == 1


def test_a_list_that_others_need_is_not_taken_apart_in_vain() -> None:
    g = Graph()
    inner = g.make(K.EK_Mul, "x", "y")
    found, saved = g.left(share, inner, g.make(K.EK_Mul, inner, "z"), g.make(K.EK_Mul, g.make(K.EK_Mul, "z", "w"), "x"))
    assert saved == 0
    assert found[1] == "(Mul:4 (Mul:4 x y) z)"


def test_what_is_shared_is_the_same_in_each_run() -> None:
    """Three pairs are in both lists; which one comes first must not go by where the nodes lie in memory."""
    elsewhere, found = [], []
    for _ in range(20):
        g = Graph()
        one = g.make(K.EK_AndN, g.make(K.EK_AndN, g.make(K.EK_AndN, "x", "v"), "z"), "y")
        other = g.make(K.EK_AndN, g.make(K.EK_AndN, g.make(K.EK_AndN, "w", "x"), "y"), "z")
        found.append(g.left(share, one, other))
        elsewhere.append(g)
    assert found == [(["(AndN:4 (AndN:4 x z) (AndN:4 v y))", "(AndN:4 (AndN:4 x z) (AndN:4 y w))"], 1)] * 20


@pytest.mark.parametrize("flags", [0, NSW, NUW])
def test_what_promises_stands_for_what_does_only(flags: int) -> None:
    """The one with flags may be poison where the other isn't; the other way round it is no matter."""
    g = Graph()
    promising = g.make(K.EK_Mul, g.make(K.EK_Mul, "x", "y", flags=flags), "z")
    plain = g.make(K.EK_Mul, g.make(K.EK_Mul, "z", "y"), "x")
    found, saved = g.left(share, promising, plain)
    assert saved == 2
    assert found[0] == found[1]
    assert ("n" in found[0].replace("Mul", "")) is False or flags == 0


def test_disjoint_is_a_promise() -> None:
    g = Graph()
    promising = g.make(K.EK_OrN, g.make(K.EK_OrN, "x", "y", flags=DISJOINT), "z")
    found, _ = g.left(share, promising, g.make(K.EK_OrN, "z", "x"), g.make(K.EK_OrN, "y", "z"))
    assert "disjoint" not in found[1]


def test_what_is_in_a_sum_twice_is_not_twice_the_same() -> None:
    """x + x may be odd, of an undef x."""
    g = Graph()
    found, saved = g.left(share, g.make(K.EK_Add, g.make(K.EK_Add, "x", "x"), "y"), g.make(K.EK_Add, "x", "y"), g.make(K.EK_Add, "x", "z"))
    assert saved == 0
    assert found[0] == "(Add:4 (Add:4 x x) y)"


def test_long_lists_stay_as_they_are() -> None:
    def chain(g: Graph, names: Sequence[str]) -> Expression:
        found = g.leaf(names[0])
        for name in names[1:]:
            found = g.make(K.EK_XorN, found, name)
        return found

    names = [f"x{i}" for i in range(9)]
    for length, saves in ((8, True), (9, False)):
        g = Graph()
        roots = [chain(g, names[:length]), chain(g, names[:length][::-1])]
        _, saved = after(share, g.pool, roots)
        assert (saved > 0) is saves


# -- narrowed truncations


def _wide(g: Graph) -> tuple[Expression, Expression]:
    """zext(x) * zext(x), and that less zext(x), of 8 bits."""
    wide = g.pool.cast("zext", g.leaf("x"), 8)
    square = g.pool.make(K.EK_Mul, (wide, wide))
    return square, g.pool.make(K.EK_Sub, (square, wide))


def test_what_is_truncated_everywhere_is_computed_in_the_narrow_type() -> None:
    g = Graph(facts=KnownFacts({"x": SymbolFacts(never_undef=True)}))
    square, less = _wide(g)
    found, saved = g.left(narrow, g.pool.cast("trunc", square, 4), g.pool.cast("trunc", less, 4))
    assert found == ["(Mul:4 x x)", "(Sub:4 (Mul:4 x x) x)"]
    assert saved == 3
    found, saved = g.left(narrow, g.pool.cast("trunc", square, 3), g.pool.cast("trunc", less, 4))
    assert found == ["(trunc:3 (Mul:4 x x))", "(Sub:4 (Mul:4 x x) x)"]


def test_what_is_needed_wide_stays_wide() -> None:
    g = Graph(facts=KnownFacts({"x": SymbolFacts(never_undef=True)}))
    square, less = _wide(g)
    _, saved = g.left(narrow, g.pool.cast("trunc", square, 4), g.pool.cast("trunc", less, 4), square, less)
    assert saved == 0


@pytest.mark.parametrize(("by", "saved"), [(3, 3), (4, 0), ("z", 0)])
def test_amounts_must_fit_the_narrow_type(by: int | str, saved: int) -> None:
    g = Graph(facts=KnownFacts({"x": SymbolFacts(never_undef=True)}))
    wide = g.pool.cast("zext", g.leaf("x"), 8)
    amount = g.pool.constant(by, 8) if isinstance(by, int) else g.pool.symbol(by, 8)
    shifted = g.pool.make(K.EK_Shl, (wide, amount))
    roots = [g.pool.cast("trunc", shifted, 4), g.pool.cast("trunc", g.pool.make(K.EK_Sub, (shifted, wide)), 4)]
    assert g.left(narrow, *roots)[1] == saved


# -- unwanted bits


def test_bits_that_no_use_wants() -> None:
    g = Graph()
    changed = g.make(K.EK_XorN, g.make(K.EK_OrN, "x", 1), "y")
    roots = [g.make(K.EK_ShrU, changed, 1), g.make(K.EK_AndN, changed, 6)]
    found, saved = g.left(leave_unwanted, *roots)
    assert found == ["(ShrU:4 (XorN:4 x y) 1)", "(AndN:4 (XorN:4 x y) 6)"]
    assert saved == 1
    _, saved = g.left(leave_unwanted, *roots, changed)
    assert saved == 0
    _, saved = g.left(leave_unwanted, *roots, g.make(K.EK_AndN, changed, 7))
    assert saved == 0


def test_a_bit_that_two_decide_by_each_other_is_wanted() -> None:
    """In x & (x >> 1) of x < 2 each operand has zeros where the other has; what is known of the other is known by that very bit."""
    g = Graph(facts=KnownFacts({"x": SymbolFacts(zeros=14)}))
    both = g.make(K.EK_AndN, "x", g.make(K.EK_Mul, "x", "x"))
    for root in (both, g.make(K.EK_OrN, both, g.make(K.EK_Mul, "x", 2))):
        g.left(leave_unwanted, root, g.make(K.EK_AndN, "x", 1))


def test_wanted_bits_of_operands() -> None:
    g = Graph(8)
    inner = g.make(K.EK_Mul, "x", "y")

    def wanted(make: Callable[[], Expression]) -> int:
        root = make()
        return wanted_bits(g.pool, Ledger([root]))[inner]

    def masked(kind: Kind, *operands: Expression | str | int, flags: int = 0, mask: int = 0x38) -> Expression:
        return g.make(K.EK_AndN, g.make(kind, *operands, flags=flags), mask)

    assert wanted(lambda: masked(K.EK_XorN, inner, "z")) == 0x38
    assert wanted(lambda: masked(K.EK_Add, inner, "z")) == 0x3F
    assert wanted(lambda: masked(K.EK_Add, inner, g.make(K.EK_Shl, "z", 2))) == 0x3C
    assert wanted(lambda: masked(K.EK_Add, inner, g.make(K.EK_Shl, "z", 4))) == 0x38
    assert wanted(lambda: masked(K.EK_Sub, inner, g.make(K.EK_Shl, "z", 2))) == 0x3C
    assert wanted(lambda: masked(K.EK_Sub, g.make(K.EK_Shl, "z", 2), inner)) == 0x3F
    assert wanted(lambda: masked(K.EK_Shl, inner, 2)) == 0x0E
    assert wanted(lambda: masked(K.EK_ShrU, inner, 3)) == 0xC0
    assert wanted(lambda: masked(K.EK_ShrS, inner, 2, mask=0x3F)) == 0xFC
    assert wanted(lambda: masked(K.EK_ShrS, inner, 3, mask=0x3F)) == 0xF8
    assert wanted(lambda: masked(K.EK_MinU, inner, "z")) == 0xF8
    assert wanted(lambda: masked(K.EK_Add, inner, "z", flags=NUW)) == 0xFF
    assert wanted(lambda: g.make(K.EK_OrN, g.make(K.EK_OrN, inner, 0x0F), 0x80)) == 0x70
    assert wanted(lambda: g.pool.cast("trunc", inner, 3)) == 0x07
    assert wanted(lambda: masked(K.EK_FunnelL, inner, "z", 3)) == 0x07
    assert wanted(lambda: masked(K.EK_FunnelR, "z", inner, 3)) == 0xC0
    assert wanted(lambda: masked(K.EK_DivU, inner, "z")) == 0xFF
    assert wanted(lambda: g.make(K.EK_LtU, inner, "z")) == 0xFF


# -- all of it, on random graphs


_LISTS = [K.EK_Add, K.EK_Sub, K.EK_Mul, K.EK_AndN, K.EK_OrN, K.EK_XorN, K.EK_MinU, K.EK_MaxS]


def _random_roots(rng: random.Random, pool: Pool, step: Step) -> list[Expression]:
    """Roots that have much in common, of 4 bits and less."""
    family = rng.choice(_LISTS)
    symbols = [pool.symbol(name, 2 if step is narrow else 4) for name in "xyz"]
    nodes = [pool.cast("zext", symbol, 4) for symbol in symbols]
    numbers = [pool.constant(number, 4) for number in (1, 3, 6, 8, 12, 15)]
    for _ in range(rng.randrange(4, 9)):
        if rng.random() < 0.15:
            kind, operands = rng.choice((K.EK_Shl, K.EK_ShrU, K.EK_ShrS)), [rng.choice(nodes), pool.constant(rng.randrange(1, 4), 4)]
        else:
            kind = family if step is share and rng.random() < 0.9 else rng.choice(_LISTS)
            operands = [rng.choice(nodes[-4:]), rng.choice(nodes if rng.random() < 0.8 else numbers)]
        flags = rng.choice((NSW, NUW)) if kind in (K.EK_Add, K.EK_Sub, K.EK_Mul, K.EK_Shl) and rng.random() < 0.15 else 0
        nodes.append(pool.make(kind, operands, flags))
    if step is share:
        return nodes[-3:]
    if step is narrow:
        return [pool.cast("trunc", node, rng.choice((1, 2, 2))) for node in nodes[-3:]]
    return [pool.make(rng.choice((K.EK_AndN, K.EK_OrN)), (node, rng.choice(numbers))) for node in nodes[-3:]]


@pytest.mark.parametrize("step", STEPS)
def test_random_graphs(step: Step) -> None:
    saved = tried = 0
    for seed in range(700):
        rng = random.Random(seed)
        facts = KnownFacts({name: SymbolFacts(never_undef=rng.random() < 0.5, zeros=rng.choice((0, 0, 1))) for name in "xyz"})
        pool = Pool(facts)
        roots = _random_roots(rng, pool, step)
        found, gain = after(step, pool, roots)
        assert gain >= 0
        saved += gain > 0
        for root, one in zip(roots, found, strict=True):
            if one is not root:
                assert not complaints(root, one)
                try:
                    wrong = counterexample(root, one, facts, most_inputs=150, seed=seed)
                except TooManyChoicesError:
                    continue
                tried += 1
                assert wrong is None, (seed, wrong)
    assert saved > 20, (saved, tried)
