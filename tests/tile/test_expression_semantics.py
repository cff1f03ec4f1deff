"""The tests' evaluator of expressions: what is a refinement, and what is none, of undef, poison, flags, freeze and facts."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from expression_semantics import KnownFacts, SymbolFacts, counterexample

from nvopt.tile.evaluation import DISJOINT, EXACT, NNEG, NSW, NUW, SAMESIGN
from nvopt.tile.expressions import Expression, Pool
from nvopt.tile.kinds import Kind

K = Kind
BITS = 4
Made = Callable[[Pool, Expression, Expression], Expression]


def number(pool: Pool, value: int, bits: int = BITS) -> Expression:
    return pool.constant(value, bits)


GOOD: list[tuple[Made, Made]] = [
    (lambda p, x, y: p.make(K.EK_Sub, (x, y), NSW), lambda p, x, y: p.make(K.EK_Sub, (x, y))),
    (lambda p, x, y: p.make(K.EK_Sub, (x, x)), lambda p, x, y: number(p, 0)),
    (lambda p, x, y: p.make(K.EK_Mul, (x, number(p, 2))), lambda p, x, y: p.make(K.EK_Shl, (x, number(p, 1)))),
    (lambda p, x, y: p.make(K.EK_Add, (x, x)), lambda p, x, y: p.make(K.EK_Shl, (x, number(p, 1)))),
    (lambda p, x, y: p.make(K.EK_NotI, (p.make(K.EK_NotI, (x,)),)), lambda p, x, y: x),
    (lambda p, x, y: p.make(K.EK_NegI, (x,), NSW), lambda p, x, y: p.make(K.EK_Sub, (number(p, 0), x))),
    (lambda p, x, y: p.make(K.EK_AbsI, (x,), NSW), lambda p, x, y: p.make(K.EK_AbsI, (x,))),
    (lambda p, x, y: p.make(K.EK_OrN, (x, y), DISJOINT), lambda p, x, y: p.make(K.EK_Add, (x, y), NUW | NSW)),
    (lambda p, x, y: p.make(K.EK_AndN, (x, y, number(p, 0))), lambda p, x, y: number(p, 0)),
    (lambda p, x, y: p.make(K.EK_DivU, (x, y)), lambda p, x, y: p.make(K.EK_DivU, (x, y))),
    (lambda p, x, y: p.make(K.EK_ShrU, (x, number(p, 4))), lambda p, x, y: p.poison(4)),
    (lambda p, x, y: p.make(K.EK_LtU, (x, y), SAMESIGN), lambda p, x, y: p.make(K.EK_LtS, (x, y))),
    (lambda p, x, y: p.cast("trunc", p.cast("zext", x, 8), 4), lambda p, x, y: x),
    (lambda p, x, y: p.cast("zext", x, 8, NNEG), lambda p, x, y: p.cast("sext", x, 8)),
    (lambda p, x, y: p.make(K.EK_FunnelL, (x, x, number(p, 3))), lambda p, x, y: p.make(K.EK_FunnelR, (x, x, number(p, 1)))),
    (lambda p, x, y: p.make(K.EK_Freeze, (x,)), lambda p, x, y: p.make(K.EK_Freeze, (x,))),
    (lambda p, x, y: p.make(K.EK_Freeze, (p.poison(4),)), lambda p, x, y: number(p, 7)),
    (
        lambda p, x, y: p.make(K.EK_Sub, (p.make(K.EK_Freeze, (x,)), p.make(K.EK_Freeze, (x,)))),
        lambda p, x, y: number(p, 0),
    ),
    (
        lambda p, x, y: p.make(K.EK_Select, (p.make(K.EK_LtU, (x, y)), x, y)),
        lambda p, x, y: p.make(K.EK_Select, (p.make(K.EK_LtU, (x, y)), x, y)),
    ),
    (lambda p, x, y: p.make(K.EK_XorN, (x, x, y)), lambda p, x, y: y),
]
BAD: list[tuple[Made, Made]] = [
    (lambda p, x, y: p.make(K.EK_Sub, (x, y)), lambda p, x, y: p.make(K.EK_Sub, (x, y), NSW)),
    (lambda p, x, y: p.make(K.EK_Sub, (x, y)), lambda p, x, y: p.make(K.EK_Sub, (x, y), NUW)),
    (lambda p, x, y: p.make(K.EK_Shl, (x, number(p, 1))), lambda p, x, y: p.make(K.EK_Add, (x, x))),
    (lambda p, x, y: number(p, 0), lambda p, x, y: p.make(K.EK_XorN, (x, x))),
    (lambda p, x, y: p.make(K.EK_NegI, (x,)), lambda p, x, y: p.make(K.EK_NegI, (x,), NSW)),
    (lambda p, x, y: p.make(K.EK_AbsI, (x,)), lambda p, x, y: p.make(K.EK_AbsI, (x,), NSW)),
    (lambda p, x, y: p.make(K.EK_OrN, (x, y)), lambda p, x, y: p.make(K.EK_OrN, (x, y), DISJOINT)),
    (lambda p, x, y: p.make(K.EK_ShrU, (x, y)), lambda p, x, y: p.make(K.EK_ShrU, (x, y), EXACT)),
    (lambda p, x, y: x, lambda p, x, y: p.make(K.EK_Select, (p.make(K.EK_EqBin, (y, y)), x, x))),
    (lambda p, x, y: number(p, 1), lambda p, x, y: p.make(K.EK_Select, (p.constant(1, 1), number(p, 1), p.make(K.EK_DivU, (x, y))))),
    (lambda p, x, y: p.make(K.EK_DivU, (x, number(p, 15))), lambda p, x, y: p.make(K.EK_DivS, (x, number(p, 15)))),
    (lambda p, x, y: p.make(K.EK_LtS, (x, y)), lambda p, x, y: p.make(K.EK_LtU, (x, y))),
    (lambda p, x, y: p.cast("sext", x, 8), lambda p, x, y: p.cast("zext", x, 8)),
    (lambda p, x, y: p.undef(4), lambda p, x, y: p.poison(4)),
    (lambda p, x, y: p.make(K.EK_AndN, (p.undef(4), number(p, 3))), lambda p, x, y: p.undef(4)),
    (lambda p, x, y: p.make(K.EK_Freeze, (x,)), lambda p, x, y: x),
    (
        lambda p, x, y: p.make(K.EK_Select, (p.make(K.EK_EqBin, (x, number(p, 0))), p.cast("trunc", y, 1), p.constant(0, 1))),
        lambda p, x, y: p.make(K.EK_AndN, (p.make(K.EK_EqBin, (x, number(p, 0))), p.cast("trunc", y, 1))),
    ),
]  # fmt: skip


@pytest.mark.parametrize("pair", range(len(GOOD)))
def test_refinements(pair: int) -> None:
    pool = Pool()
    before, after = (made(pool, pool.symbol("x", BITS), pool.symbol("y", BITS)) for made in GOOD[pair])
    assert counterexample(before, after) is None


@pytest.mark.parametrize("pair", range(len(BAD)))
def test_what_is_no_refinement(pair: int) -> None:
    pool = Pool()
    before, after = (made(pool, pool.symbol("x", BITS), pool.symbol("y", BITS)) for made in BAD[pair])
    assert counterexample(before, after) is not None


@pytest.mark.parametrize(
    ("before", "after", "facts"),
    [
        (lambda p, x, y: p.make(K.EK_AndN, (x, number(p, 3))), lambda p, x, y: x, SymbolFacts(zeros=12)),
        (lambda p, x, y: p.make(K.EK_OrN, (x, number(p, 8))), lambda p, x, y: x, SymbolFacts(ones=8)),
        (lambda p, x, y: p.make(K.EK_MinU, (x, number(p, 5))), lambda p, x, y: x, SymbolFacts(unsigned=(2, 5))),
        (lambda p, x, y: p.make(K.EK_MaxS, (x, number(p, 13))), lambda p, x, y: x, SymbolFacts(signed=(-3, 2))),
        (lambda p, x, y: p.make(K.EK_Shl, (x, number(p, 1))), lambda p, x, y: p.make(K.EK_Add, (x, x)), SymbolFacts(never_undef=True)),
        (lambda p, x, y: p.make(K.EK_Freeze, (x,)), lambda p, x, y: x, SymbolFacts(never_undef=True, never_poison=True)),
    ],
)
def test_facts(before: Made, after: Made, facts: SymbolFacts) -> None:
    pool = Pool()
    x, y = pool.symbol("x", BITS), pool.symbol("y", BITS)
    assert counterexample(before(pool, x, y), after(pool, x, y)) is not None
    assert counterexample(before(pool, x, y), after(pool, x, y), KnownFacts({"x": facts})) is None


def test_one_symbol_below_another() -> None:
    pool = Pool()
    x, y = pool.symbol("x", BITS), pool.symbol("y", BITS)
    remainder = pool.make(K.EK_RemU, (x, y))
    assert counterexample(remainder, x) is not None
    assert counterexample(remainder, x, KnownFacts(below={("x", "y")})) is None


@pytest.mark.parametrize("bits", [1, 3, 8, 32, 64])
def test_other_widths(bits: int) -> None:
    pool = Pool()
    x = pool.symbol("x", bits)
    y = pool.make(K.EK_XorN, (x, pool.constant(-1, bits)))
    assert counterexample(y, pool.make(K.EK_NotI, (x,))) is None
    assert counterexample(y, x) is not None
