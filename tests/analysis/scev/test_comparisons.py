"""Comparisons of expressions: of constants, the usual form, constant differences."""

from __future__ import annotations

from typing import Any

from effort import examples
from evaluating import PREDICATES, compare, evaluate, expressions, scev_of
from hypothesis import given, settings
from hypothesis import strategies as st

from nvopt.analysis.constant_range import ConstantRange
from nvopt.analysis.scev.expressions import add, mul, udiv
from nvopt.analysis.scev.expressions.constant_difference import constant_difference
from nvopt.analysis.scev.expressions.kinds import NSW, SCEV, SCEVConstant
from nvopt.analysis.scev.facts import comparisons, relations
from nvopt.analysis.scev.facts.relations import Comparison
from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
from nvopt.ir import types
from nvopt.ir.predicates import EQ, NE, SGE, SGT, SLE, SLT, UGE, UGT, ULE, ULT, Predicate

BITS = 4
SE = scev_of("define void @f(i4 %x, i4 %y) {\n  ret void\n}\n")
ARGS = SE.function.args
X, Y = (SE.table.unknown(arg) for arg in ARGS)
TYPE = X.type
VALUES = [dict(zip(ARGS, (x, y), strict=True)) for x in range(1 << BITS) for y in range(1 << BITS)]


def constant(value: int) -> SCEVConstant:
    return SE.table.constant(TYPE, value)


def test_constants() -> None:
    for pred in PREDICATES:
        for a in range(1 << BITS):
            for b in range(1 << BITS):
                assert relations.holds(pred, constant(a), constant(b)) == compare(pred, a, b, BITS)


def simplified(pred: Predicate, a: SCEV, b: SCEV, se: ScalarEvolution = SE) -> tuple[str, SCEV, SCEV, bool]:
    """The predicate and the sides in their usual form, and whether they are others."""
    made, changed = comparisons.simplify_icmp_operands(se, Comparison(pred, a, b))
    return *made, changed


def test_usual_form() -> None:
    assert simplified(SGE, constant(5), X) == (SLT, X, constant(6), True)
    assert simplified(ULT, X, Y) == (ULT, X, Y, False)
    assert simplified(ULT, X, constant(1)) == (EQ, X, constant(0), True)
    assert simplified(UGE, X, constant(15)) == (EQ, X, constant(15), True)
    assert simplified(UGT, X, constant(0)) == (NE, X, constant(0), True)
    assert simplified(SGE, X, constant(-7)) == (NE, X, constant(-8), True)
    zero = SE.table.constant(types.i1, 0)
    assert simplified(ULT, X, constant(0)) == (NE, zero, zero, True)
    assert simplified(SLE, X, constant(7)) == (EQ, zero, zero, True)
    assert simplified(ULE, X, X) == (EQ, zero, zero, True)
    assert simplified(NE, add.minus(SE, X, Y), constant(0))[:1] == (NE,)
    assert set(simplified(NE, add.minus(SE, X, Y), constant(0))[1:3]) == {X, Y}
    assert simplified(ULT, constant(3), constant(4))[:2] == (EQ, zero)


def test_same_value() -> None:
    se = scev_of(
        "define void @f(i32 %x, i32 %y) {\n"
        "  %a = sdiv i32 %x, %y\n  %b = sdiv i32 %x, %y\n  %c = sdiv exact i32 %x, %y\n  %d = sdiv i32 %y, %x\n  ret void\n}\n"
    )
    a, b, c, d = (se.table.unknown(value) for value in list(se.function.instructions())[:4])
    assert relations.has_same_value(a, b)
    assert not relations.has_same_value(a, c)
    assert not relations.has_same_value(a, d)


@settings(max_examples=examples(100), deadline=None)
@given(st.sampled_from(PREDICATES), expressions(SE, [X, Y]), expressions(SE, [X, Y]))
def test_usual_form_says_the_same(pred: Predicate, a: SCEV, b: SCEV) -> None:
    made, left, right, changed = simplified(pred, a, b)
    if not changed:
        assert (made, left, right) == (pred, a, b)
    for values in VALUES:
        parts: list[Any] = [evaluate(one, values) for one in (a, b, left, right)]
        if None not in parts:
            assert compare(made, parts[2], parts[3], left.bits) == compare(pred, parts[0], parts[1], BITS)


def test_constant_differences() -> None:
    plus = lambda e, value: add.add2(SE, constant(value), e)  # noqa: E731
    assert constant_difference(plus(X, 5), plus(X, 2)) == 3
    assert constant_difference(X, plus(X, 1)) == 15
    assert constant_difference(X, Y) is None
    assert constant_difference(add.add2(SE, X, plus(Y, 2)), add.add2(SE, X, Y)) == 2
    assert constant_difference(mul.mul2(SE, constant(3), plus(X, 2)), mul.mul2(SE, constant(3), X)) == 6
    assert constant_difference(constant(7), constant(9)) == 14
    assert constant_difference(plus(X, 1), constant(1)) is None


@settings(max_examples=examples(100), deadline=None)
@given(expressions(SE, [X, Y]), expressions(SE, [X, Y]))
def test_constant_differences_are_so(a: SCEV, b: SCEV) -> None:
    found = constant_difference(a, b)
    for values in VALUES if found is not None else []:
        x, y = evaluate(a, values), evaluate(b, values)
        if x is not None and y is not None:
            assert (x - y) & 15 == found


def test_flags_of_one_more() -> None:
    assert simplified(SLE, X, Y) == (SLE, X, Y, False)
    five_at_most = udiv.udiv(SE, Y, constant(3))
    made = simplified(SLE, X, five_at_most)
    assert made[0] == SLT
    assert made[2].flags & NSW


def test_a_form_lasts_as_long_as_the_ranges_that_it_depends_on() -> None:
    se = scev_of("define void @f(i8 %a, i8 %b) {\n  ret void\n}\n")
    a, b = (se.table.unknown(one) for one in se.function.args)

    def form(pred: Predicate) -> str:
        made, left, right, _ = simplified(pred, a, b, se)
        return f"{left} {made} {right}"

    assert [form(SLE), form(ULE), form(SLT)] == ["%a sle %b", "%a ule %b", "%a slt %b"]
    se.ranges.signed[b] = ConstantRange(8, 0, 100)
    assert [form(SLE), form(ULE), form(SLT)] == ["%a slt (1 + %b)<nuw><nsw>", "%a ule %b", "%a slt %b"]
    se.ranges.signed[b] = ConstantRange.full(8)
    se.ranges.signed[a] = se.ranges.unsigned[a] = ConstantRange(8, 1, 100)
    assert [form(SLE), form(ULE), form(SLT)] == ["(-1 + %a)<nsw> slt %b", "(-1 + %a)<nsw> ult %b", "%a slt %b"]
    del se.ranges.signed[a], se.ranges.unsigned[a]
    assert [form(SLE), form(ULE), form(SLT)] == ["%a sle %b", "%a ule %b", "%a slt %b"]


def test_one_more_than_a_truth_value_may_wrap() -> None:
    """With a sign, the 1 that is added to an i1 is -1: true, which is -1, and one more is 0 and no poison."""
    se = scev_of("""define i8 @f(i8 %x) {
entry:
  %b = icmp eq i8 %x, 100
  br label %then

then:                                             ; preds = %entry
  %a = icmp eq i8 %x, 0
  %k = icmp sle i1 %a, true
  call void @llvm.assume(i1 %k)
  br i1 %a, label %end, label %other

other:                                            ; preds = %then
  ret i8 1

end:                                              ; preds = %then
  ret i8 0
}

declare void @llvm.assume(i1)
""")
    a, b = (se.get(value) for name in "ab" if (value := se.function.value_named(name)) is not None)
    assert str(se.signed_range(a)) == "[-1,0)"
    known = [pred for pred in (SGE, SGT, SLE, SLT, UGE, UGT, ULE, ULT, EQ, NE) if se.is_known_predicate(pred, a, b)]
    assert known == [SLE, UGE]
