"""Expressions with parts replaced."""

from __future__ import annotations

from evaluating import evaluate, expressions, scev_of
from hypothesis import given
from hypothesis import strategies as st

from nvopt.analysis.scev.creation import phis
from nvopt.analysis.scev.expressions import addrec, minmax, rewrite
from nvopt.analysis.scev.expressions.kinds import SCEV, SEQUENTIAL_UMIN, SCEVUnknown
from nvopt.analysis.scev.expressions.rewrite import Rewriter
from nvopt.ir import PoisonValue, Value, types

TEXT = """define void @f(i8 %a, i8 %b, ptr %p) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i8 [ %a, %entry ], [ %next, %loop ]
  %v = load i8, ptr %p, align 1
  %next = add i8 %i, %b
  %c = icmp ult i8 %next, 100
  %chosen = select i1 %c, i8 %v, i8 7
  br i1 %c, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}
"""
se = scev_of(TEXT)
LOOP = se.loops.top_level[0]
A, B = (se.get(one) for one in se.function.args[:2])
VALUES = {one.name: one for one in se.function.instructions()}
COUNTER, LOADED = se.get(VALUES["i"]), se.get(VALUES["v"])
BYTE = st.integers(0, 255)


class Kept(Rewriter):
    """Nothing for nothing."""


class Swapped(Rewriter):
    """%a for %b and the other way round."""

    def visit_unknown(self, e: SCEVUnknown) -> SCEV:
        return B if e is A else A if e is B else e


def values_of(a: int, b: int) -> dict[Value, int]:
    """The arguments' values."""
    return {se.function.args[0]: a, se.function.args[1]: b}


@given(expressions(se, [A, B]), BYTE, BYTE)
def test_replacing_parts_is_replacing_values(e: SCEV, a: int, b: int) -> None:
    assert evaluate(Swapped(se).visit(e), values_of(a, b)) == evaluate(e, values_of(b, a))


@given(expressions(se, [A, B]))
def test_what_stays_is_the_same_object(e: SCEV) -> None:
    assert Kept(se).visit(e) is e


@given(expressions(se, [A, B]), BYTE, BYTE)
def test_other_operands(e: SCEV, a: int, b: int) -> None:
    swapped = [Swapped(se).visit(one) for one in e.operands]
    if swapped and not e.flags:
        assert evaluate(rewrite.with_operands(se, e, swapped), values_of(a, b)) == evaluate(e, values_of(b, a))


def test_a_sequential_minimum_keeps_its_order() -> None:
    """The first operand decides whether the second may be poison."""
    se = scev_of("define void @g(i8 %a, i8 %b) {\n  ret void\n}\n")
    a, b = (se.get(one) for one in se.function.args)

    class Exchanged(Rewriter):
        def visit_unknown(self, e: SCEVUnknown) -> SCEV:
            return b if e is a else a

    one, other = (minmax.sequential_min_max(se, SEQUENTIAL_UMIN, list(ops)) for ops in ((a, b), (b, a)))
    assert (str(one), str(other)) == ("(%a umin_seq %b)", "(%b umin_seq %a)")
    assert Exchanged(se).visit(one) is other
    assert rewrite.with_operands(se, one, [b, a]) is other


@given(expressions(se, [A, COUNTER]), BYTE, BYTE, st.integers(1, 300))
def test_other_iterations(e: SCEV, a: int, b: int, iteration: int) -> None:
    values = values_of(a, b)
    assert evaluate(rewrite.init_rewriter(se, e, LOOP), values) == evaluate(e, values, {LOOP: 0})
    assert evaluate(rewrite.post_inc_rewriter(se, e, LOOP), values, {LOOP: iteration}) == evaluate(e, values, {LOOP: iteration + 1})
    before = rewrite.shift_rewriter(se, e, LOOP)
    if before is not se.table.could_not_compute:
        assert evaluate(before, values, {LOOP: iteration}) == evaluate(e, values, {LOOP: iteration - 1})


def test_what_changes_in_the_loop_has_no_other_iteration() -> None:
    nothing = se.table.could_not_compute
    assert rewrite.init_rewriter(se, LOADED, LOOP) is nothing
    assert rewrite.post_inc_rewriter(se, LOADED, LOOP) is nothing
    assert rewrite.shift_rewriter(se, LOADED, LOOP) is nothing
    quadratic = addrec.addrec(se, [A, B, B], LOOP, 0)
    assert rewrite.shift_rewriter(se, quadratic, LOOP) is nothing


def test_where_the_loop_goes_on_its_condition_holds() -> None:
    assert phis.backedge_condition_folder(se, se.table.unknown(VALUES["c"]), LOOP) is se.table.constant(types.i1, 1)
    assert phis.backedge_condition_folder(se, se.table.unknown(VALUES["chosen"]), LOOP) is LOADED
    assert phis.backedge_condition_folder(se, A, LOOP) is A


def test_questions_about_parts() -> None:
    assert rewrite.contains_add_recurrence(se, COUNTER)
    assert not rewrite.contains_add_recurrence(se, A)
    assert rewrite.contains(COUNTER, lambda one: one is A)
    assert list(rewrite.used_loops(COUNTER)) == [LOOP]
    assert rewrite.contains_undefs(se.table.unknown(PoisonValue.get(types.i8)))
    assert not rewrite.contains_undefs(COUNTER)
