"""Expressions worked out by hand, and made at random: for tests that compare what is claimed with what is so."""

from __future__ import annotations

from collections.abc import Mapping

import evaluate as plain
from evaluate import signed
from hypothesis import strategies as st

from nvopt.analysis.loops import Loop
from nvopt.analysis.scev.expressions import add, casts, minmax, mul, udiv
from nvopt.analysis.scev.expressions.kinds import SCEV, SMAX, SMIN, UMAX, UMIN
from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
from nvopt.ir import IntType, Module
from nvopt.ir.predicates import ICMP

PREDICATES = sorted(ICMP.values())


def scev_of(text: str) -> ScalarEvolution:
    """The analysis of the first function that `text` defines."""
    module = Module.parse(text)
    return ScalarEvolution(next(function for function in module.functions if not function.is_declaration))


def compare(pred: str, a: int, b: int, bits: int) -> bool:
    """Whether the predicate holds of two unsigned integers."""
    if pred[0] == "s":
        a, b = signed(a, bits), signed(b, bits)
    operator = pred if pred in ("eq", "ne") else pred[1:]
    return {"eq": a == b, "ne": a != b, "lt": a < b, "le": a <= b, "gt": a > b, "ge": a >= b}[operator]


def evaluate(e: SCEV, values: plain.Values, iterations: Mapping[Loop, int] | None = None) -> int | None:
    """The unsigned value; None for a quotient by zero."""
    try:
        return plain.evaluate(e, values, iterations)
    except plain.UndefinedError:
        return None


def expressions(se: ScalarEvolution, leaves: list[SCEV], size: int = 6) -> st.SearchStrategy[SCEV]:
    """Expressions of the width of `leaves`, without flags."""
    type = leaves[0].type
    bits = leaves[0].bits
    wide = IntType.get(2 * bits)

    def grow(inner: st.SearchStrategy[SCEV]) -> st.SearchStrategy[SCEV]:
        pairs = st.tuples(inner, inner)
        return st.one_of(
            pairs.map(lambda p: add.add2(se, *p)),
            pairs.map(lambda p: add.minus(se, *p)),
            pairs.map(lambda p: mul.mul2(se, *p)),
            pairs.map(lambda p: udiv.udiv(se, *p)),
            st.tuples(st.sampled_from([UMAX, UMIN, SMAX, SMIN]), pairs).map(lambda p: minmax.min_max(se, p[0], list(p[1]))),
            inner.map(lambda e: casts.trunc(se, udiv.udiv(se, casts.zext(se, e, wide), se.table.constant(wide, 3)), type)),
            inner.map(lambda e: casts.trunc(se, udiv.udiv(se, casts.sext(se, e, wide), se.table.constant(wide, 3)), type)),
        )

    constants = st.integers(0, (1 << bits) - 1).map(lambda value: se.table.constant(type, value))
    return st.recursive(st.one_of(st.sampled_from(leaves), constants), grow, max_leaves=size)
