"""Simple mode: what is too much stays unknown, except in kernels."""

from __future__ import annotations

import pytest

from nvopt.analysis.scev.creation import budget
from nvopt.analysis.scev.expressions.kinds import ADD, UNKNOWN
from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
from nvopt.ir import Instruction, Module
from nvopt.knobs import KnobValues


def _sums(length: int, kernel: bool = False, count: int = 1) -> tuple[ScalarEvolution, list[Instruction]]:
    """`count` sums of `length` loads each, and the last instruction of each."""
    lines = []
    ends = []
    for which in range(count):
        lines += [f"  %l{which}.{at} = load i32, ptr %p, align 4" for at in range(length)]
        before = f"%l{which}.0"
        for at in range(1, length):
            lines.append(f"  %s{which}.{at} = add i32 {before}, %l{which}.{at}")
            before = f"%s{which}.{at}"
        ends.append(before)
    convention = "ptx_kernel " if kernel else ""
    text = "\n".join([f"define {convention}void @f(ptr %p) {{", *lines, "  ret void", "}", ""])
    function = Module.parse(text).functions[0]
    by_name = {one.ref: one for one in function.instructions()}
    return ScalarEvolution(function), [by_name[one] for one in ends]


def _with(se: ScalarEvolution, **knobs: str) -> ScalarEvolution:
    return ScalarEvolution(se.function, knobs=KnobValues.parse({knob.replace("_", "-"): value for knob, value in knobs.items()}))


def test_a_value_over_the_limit_is_unknown_and_counts_as_a_failure() -> None:
    se, (end,) = _sums(300)  # 300 loads and 299 sums
    assert se.get(end).kind == UNKNOWN
    assert se.budget.failures == 1
    assert se.get(end) is se.values[end]
    assert se.budget.failures == 1


def test_a_value_at_the_limit_is_analysed() -> None:
    se, (end,) = _sums(192)  # 192 loads and 191 sums
    assert budget.score(se, end) == 383
    assert se.get(end).kind == ADD
    assert se.budget.failures == 0
    assert se.budget.is_simple_mode


@pytest.mark.parametrize(("terms", "kind"), [(2, ADD), (3, UNKNOWN)])
def test_constant_expressions_are_measured_too(terms: int, kind: int) -> None:
    heads = "".join(f"@g{at} = external global i8\n" for at in range(terms))
    total = "i64 ptrtoint (ptr @g0 to i64)"
    for at in range(1, terms):
        total = f"i64 add ({total}, i64 ptrtoint (ptr @g{at} to i64))"
    function = Module.parse(f"{heads}define i64 @f() {{\n  ret {total}\n}}\n").functions[0]
    terminator = function.entry.terminator
    assert terminator is not None
    se = ScalarEvolution(function, knobs=KnobValues.parse({"scalar-evolution-max-expr-size": "5"}))
    assert se.get(terminator.operands[0]).kind == kind


def test_what_is_known_counts_by_its_expression() -> None:
    se, (end,) = _sums(192)
    half = end.operands[0]
    se.get(half)
    assert budget.score(se, end) == 1 + 1 + 192  # the sum, its load, and one expression of 191 loads


def test_kernels_have_no_limit() -> None:
    se, (end,) = _sums(300, kernel=True)
    assert se.get(end).kind == ADD
    assert se.budget.failures == 0


def test_the_limit_is_a_knob_and_the_control_another() -> None:
    se, (end,) = _sums(300)
    assert _with(se, scalar_evolution_max_expr_size="600").get(end).kind == ADD
    assert _with(se, scalar_evolution_complexity_control="false").get(end).kind == ADD


def test_after_so_many_failures_everything_is_unknown() -> None:
    se, ends = _sums(300, count=4)
    se = _with(se, scalar_evolution_max_expr_failures="2")
    small = ends[3].function.value_named("s3.1")  # type: ignore[union-attr]
    assert isinstance(small, Instruction)
    assert [se.get(end).kind for end in ends[:3]] == [UNKNOWN] * 3
    assert se.budget.failures == 3
    assert se.get(small).kind == UNKNOWN
    assert se.budget.failures == 3
    assert se.get(se.function.args[0]).kind == UNKNOWN


LOOPS = """
define i32 @f(i32 %n) {
entry:
  br label %outer

outer:                                            ; preds = %latch, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  br label %inner

inner:                                            ; preds = %inner, %outer
  %x = mul i32 %i, %n
  %c = icmp eq i32 %x, %n
  br i1 %c, label %inner, label %latch

latch:                                            ; preds = %inner
  %next = add i32 %i, 1
  %d = icmp eq i32 %next, %n
  br i1 %d, label %outer, label %exit

exit:                                             ; preds = %latch
  ret i32 %n
}
"""


@pytest.mark.parametrize(("config", "score"), [("0", 10), ("1", 26), ("2", 18)])
def test_the_score_grows_with_the_depth_in_loops(config: str, score: int) -> None:
    function = Module.parse(LOOPS).functions[0]
    x = function.value_named("x")
    assert x is not None
    se = ScalarEvolution(function, knobs=KnobValues.parse({"scalar-evolution-complexity-config": config}))
    # %x 1 + 2, %n 1, %i 1 + 1, its start 1, %next 1 + 1, what it adds 1; depths count three times with 2, half more each step with 1
    assert budget.score(se, x) == score


def test_depth_is_bounded_outside_simple_mode() -> None:
    se, (end,) = _sums(4)
    se.budget.is_simple_mode = False
    se.values.nesting = se.knobs.max_recursion_depth + 1
    assert se.get(end).kind == UNKNOWN
    assert end not in se.values


@pytest.mark.parametrize("length", [2, 3, 5])
def test_parts_are_counted_as_far_as_the_limit_and_one_more(length: int) -> None:
    """A sum, its loads, and what shares them."""
    se, (end,) = _sums(length)
    e = se.get(end)
    for limit in range(length + 4):
        assert (budget.parts([e, e], limit) > limit) is (length + 1 > limit)
    assert budget.parts([e, *e.operands], 100) == length + 1
