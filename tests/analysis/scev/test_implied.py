"""What follows from a condition: examples, and never what isn't so."""

from __future__ import annotations

from typing import Any

import pytest
from effort import examples
from evaluating import PREDICATES, compare, evaluate, expressions, scev_of
from hypothesis import given, settings
from hypothesis import strategies as st

from nvopt.analysis.scev.expressions import add, casts, minmax, udiv
from nvopt.analysis.scev.expressions.kinds import NSW, SCEV
from nvopt.analysis.scev.facts import implied
from nvopt.analysis.scev.facts.relations import Comparison
from nvopt.ir import types
from nvopt.ir.predicates import EQ, NE, SGE, SGT, SLE, SLT, UGE, UGT, ULE, ULT, Predicate

BITS = 4
SE = scev_of("define void @f(i4 %x, i4 %y) {\n  ret void\n}\n")
ARGS = SE.function.args
X, Y = (SE.table.unknown(arg) for arg in ARGS)
VALUES = [dict(zip(ARGS, (x, y), strict=True)) for x in range(1 << BITS) for y in range(1 << BITS)]


def constant(value: int) -> SCEV:
    return SE.table.constant(X.type, value)


def plus(e: SCEV, value: int, flags: int = 0) -> SCEV:
    return add.add2(SE, constant(value), e, flags)


ABOVE, SIGNED_ABOVE = minmax.umax2(SE, X, constant(2)), minmax.smax2(SE, X, constant(-3))
CASES = [
    (SLT, X, Y, SLT, X, Y, True),
    (SGT, Y, X, SLT, X, Y, True),
    (SLE, X, Y, EQ, X, Y, True),
    (NE, X, Y, SLT, X, Y, True),
    (NE, X, Y, SLE, X, Y, False),
    (SLT, X, constant(5), SLT, X, constant(4), True),
    (SLT, X, constant(4), SLT, X, constant(5), False),
    (ULT, plus(X, 1), constant(5), ULT, X, constant(4), True),
    (ULT, X, constant(5), ULT, plus(X, 1), constant(5), False),
    (UGT, X, constant(0), NE, X, constant(0), True),
    (UGE, X, constant(1), NE, X, constant(0), True),
    (SLT, X, constant(7), NE, X, constant(7), True),
    (SLT, X, constant(6), NE, X, constant(6), False),
    (ULT, X, constant(4), SLT, X, constant(4), False),
    (SLT, X, constant(4), ULT, X, constant(4), True),
    (SGT, plus(Y, 2, NSW), constant(2), SGT, Y, constant(0), False),
    (ULE, udiv.udiv(SE, X, constant(3)), Y, ULE, X, Y, False),
    # From x != c, where c is the least that x may be; by the one way of reading numbers only.
    (UGT, ABOVE, constant(2), NE, ABOVE, constant(2), True),
    (ULT, constant(2), ABOVE, NE, ABOVE, constant(2), True),
    (UGE, ABOVE, constant(3), NE, ABOVE, constant(2), True),
    (UGE, ABOVE, constant(3), NE, constant(2), ABOVE, True),
    (UGE, ABOVE, constant(4), NE, ABOVE, constant(2), False),
    (UGE, ABOVE, constant(3), NE, ABOVE, constant(3), False),
    (UGE, ABOVE, constant(3), NE, ABOVE, Y, False),
    (SGE, ABOVE, constant(3), NE, ABOVE, constant(2), False),
    (SGT, SIGNED_ABOVE, constant(-3), NE, SIGNED_ABOVE, constant(-3), True),
    (SGE, SIGNED_ABOVE, constant(-2), NE, SIGNED_ABOVE, constant(-3), True),
    (SGE, SIGNED_ABOVE, constant(-1), NE, SIGNED_ABOVE, constant(-3), False),
    (UGE, SIGNED_ABOVE, constant(-2), NE, SIGNED_ABOVE, constant(-3), False),
    (SGE, X, constant(-1), NE, X, constant(-3), False),
]


def follows(pred: Predicate, a: SCEV, b: SCEV, found_pred: Predicate, found_a: SCEV, found_b: SCEV, same_sign: bool = False) -> bool:
    goal, found = Comparison(pred, a, b), Comparison(found_pred, found_a, found_b)
    return implied.is_implied_by_comparison(SE, goal, found, same_sign=same_sign)


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case[1]} {case[0]} {case[2]} from {case[4]} {case[3]} {case[5]}")
def test_examples(case: tuple[Predicate, SCEV, SCEV, Predicate, SCEV, SCEV, bool]) -> None:
    pred, a, b, found_pred, found_a, found_b, expected = case
    assert follows(pred, a, b, found_pred, found_a, found_b) == expected


def test_same_sign() -> None:
    assert not follows(SLT, X, Y, ULT, X, Y)
    assert follows(SLT, X, Y, ULT, X, Y, same_sign=True)
    assert follows(SGT, Y, X, ULT, X, Y, same_sign=True)


def test_widths() -> None:
    wide_x, wide_y = casts.zext(SE, X, types.i8), casts.zext(SE, Y, types.i8)
    assert follows(ULT, X, Y, ULT, wide_x, wide_y)
    assert follows(ULT, wide_x, wide_y, ULT, X, Y)
    assert not follows(SLT, X, Y, SLT, wide_x, wide_y)
    assert follows(SLT, casts.sext(SE, X, types.i8), casts.sext(SE, Y, types.i8), SLT, X, Y)


@settings(max_examples=examples(200), deadline=None)
@given(
    st.sampled_from(PREDICATES),
    expressions(SE, [X, Y], 3),
    expressions(SE, [X, Y], 3),
    st.sampled_from(PREDICATES),
    expressions(SE, [X, Y], 2),
    expressions(SE, [X, Y], 2),
)
def test_what_follows_is_so(pred: Predicate, a: SCEV, b: SCEV, found_pred: Predicate, found_a: SCEV, found_b: SCEV) -> None:
    if not follows(pred, a, b, found_pred, found_a, found_b):
        return
    for values in VALUES:
        parts: list[Any] = [evaluate(one, values) for one in (a, b, found_a, found_b)]
        if None not in parts and compare(found_pred, parts[2], parts[3], BITS):
            assert compare(pred, parts[0], parts[1], BITS), values


LOGIC = """define void @f(i32 %x, i32 %y, i1 %c) {
entry:
  %p = icmp sgt i32 %x, 3
  %q = icmp samesign ult i32 %x, %y
  %and = and i1 %p, %q
  %either = select i1 %c, i1 true, i1 %p
  br i1 %and, label %then, label %else

then:                                             ; preds = %entry
  ret void

else:                                             ; preds = %entry
  ret void
}
"""


def test_conditions() -> None:
    se = scev_of(LOGIC)
    x, y = (se.table.unknown(arg) for arg in se.function.args[:2])
    p, _, both, either = list(se.function.instructions())[:4]
    three = se.table.constant(x.type, 3)
    holds = implied.is_implied_cond
    assert holds(se, Comparison(SGT, x, three), p, False)
    assert holds(se, Comparison(SLE, x, three), p, True)
    assert holds(se, Comparison(SGT, x, three), both, False)
    assert holds(se, Comparison(SLT, x, y), both, False)
    assert holds(se, Comparison(ULT, x, y), both, False)
    assert not holds(se, Comparison(SLT, x, y), both, True)
    assert holds(se, Comparison(SLE, x, three), either, True)
    assert not holds(se, Comparison(SGT, x, three), either, False)
    assert not se.pending.conditions


MERGE = """define void @f(i32 %x, i32 %y, i1 %c) {
entry:
  br i1 %c, label %left, label %join

left:                                             ; preds = %entry
  br label %join

join:                                             ; preds = %left, %entry
  %m = phi i32 [ 9, %left ], [ 7, %entry ]
  %n = phi i32 [ 3, %left ], [ 5, %entry ]
  %half = sdiv i32 %x, 2
  %enough = icmp sgt i32 %x, 5
  br i1 %enough, label %ph, label %out

ph:                                               ; preds = %join
  br label %loop

loop:                                             ; preds = %loop, %ph
  %i = phi i32 [ 0, %ph ], [ %j, %loop ]
  %j = add nuw nsw i32 %i, 1
  %again = icmp slt i32 %j, %m
  br i1 %again, label %loop, label %out

out:                                              ; preds = %loop, %join
  ret void
}
"""


def test_phis_and_quotients() -> None:
    from nvopt.analysis.scev.facts import known

    se = scev_of(MERGE)
    named = {value.name: se.table.unknown(value) for value in se.function.instructions() if value.name in ("m", "n", "half")}
    constant_of = lambda value: se.table.constant(types.i32, value)  # noqa: E731
    loop = se.loops.top_level[0]
    guarded = lambda pred, a, b: known.is_loop_entry_guarded_by_cond(se, loop, pred, a, b)  # noqa: E731
    assert guarded(SGT, named["m"], constant_of(6))
    assert guarded(SGT, named["m"], named["n"])
    assert not guarded(SGT, named["m"], constant_of(7))
    assert guarded(SGT, named["half"], constant_of(-1))
    assert not se.pending.merges


@pytest.mark.parametrize(
    ("shifted", "pred", "bound", "expected"),
    [
        ("lshr i4 %y, 1", ULT, "y", True),
        ("lshr i4 %y, 1", ULT, "z", True),
        ("lshr i4 %y, %x", ULT, "y", True),
        ("ashr i4 %y, 1", ULT, "y", False),
        ("lshr i4 %x, 1", ULT, "y", False),
        ("lshr i4 %y, 1", SLT, "y", False),
        ("lshr i4 %n, 1", SLT, "n", True),
        ("lshr i4 %n, 1", SLT, "y", False),
    ],
)
def test_what_is_below_a_shifted_value_is_below_the_value(shifted: str, pred: Predicate, bound: str, expected: bool) -> None:
    """%n is not negative; %z is nowhere below %y."""
    se = scev_of(f"""\
define void @f(i4 %a, i4 %x, i4 %y, i4 range(i4 0, -8) %n) {{
  %s = freeze i4 %x
  %v = {shifted.replace("%x", "%s")}
  %z = or i4 %y, 1
  ret void
}}
""")
    values = {value.name: se.table.unknown(value) for value in (*se.function.args, *se.function.entry) if value.type is X.type}
    goal, found = Comparison(pred, values["a"], values[bound]), Comparison(pred, values["a"], values["v"])
    if bound == "z":
        goal = goal._replace(b=minmax.umax2(se, values["y"], values["z"]))
    assert implied.is_implied_by_comparison(se, goal, found) == expected
    assert implied.is_implied_by_comparison(se, goal.swapped, found) == expected


BEHIND = """@g = external global i32

define void @f(i32 %v, i32 %n, i32 %q) {{
entry:
  br label %loop

loop:                                             ; preds = %inner, %loop, %entry
  %i = phi i32 [ 1, %entry ], [ %i.next, %latch ]
  %m = phi i32 [ {first}, %entry ], [ %x, %latch ]
  %z = icmp slt i32 %v, %n
  br i1 %z, label %in, label %latch

in:                                               ; preds = %loop
  br label %inner

inner:                                            ; preds = %inner, %in
  %y = phi i32 [ 0, %in ], [ %y.next, %inner ]
  %y.next = add nuw nsw i32 %y, 1
  %d = icmp ult i32 %y.next, %q
  br i1 %d, label %inner, label %latch

latch:                                            ; preds = %inner, %loop
  %l = load volatile i32, ptr @g, align 4
  %x = and i32 %l, {mask}
  %i.next = add nuw nsw i32 %i, 1
  %c = icmp ult i32 %i.next, %n
  br i1 %c, label %loop, label %exit

exit:                                             ; preds = %latch
  ret void
}}
"""


@pytest.mark.parametrize(
    ("first", "mask", "pred", "expected"),
    [
        (0, 1, SLT, True),
        (1, 1, SLT, False),
        (1, 1, SLE, True),
        (0, 3, SLT, False),
        (0, 3, SLE, False),
        (2, 1, SLE, False),
        (0, 1, SGT, False),
    ],
)
def test_a_phi_beside_a_recurrence_of_its_block(first: int, mask: int, pred: Predicate, expected: bool) -> None:
    """On the way in it is compared with the start, on the way back with the next value."""
    from nvopt.analysis.scev.facts import known

    se = scev_of(BEHIND.format(first=first, mask=mask))
    m, i = [se.get(value) for value in se.loops.top_level[0].header.phis()][::-1]
    inner = se.loops.top_level[0].subloops[0]
    assert known.is_loop_entry_guarded_by_cond(se, inner, pred, m, i) is expected
    assert known.is_loop_entry_guarded_by_cond(se, inner, pred.swapped, i, m) is expected
