"""Plans for several vectorization factors: what they have in common, and where a decision keeps them apart."""

from __future__ import annotations

import pytest
from vplans import plan_of, planners_of

from nvopt import run
from nvopt.passes.loop_vectorize.planner import Planner
from nvopt.passes.loop_vectorize.vplan.printer import text_of
from nvopt.passes.loop_vectorize.vplan.ranges import VFRange
from nvopt.passes.loop_vectorize.vplan.recipes import Replicate

HEAD = """
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
"""
QUOTIENT = """
define void @spread(ptr noalias align 16 %a, ptr noalias align 16 %b, i64 %n) {{
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %k = udiv i64 %i, {by}
  %q = getelementptr inbounds float, ptr %b, i64 %k
  %x = load float, ptr %q, align 4
  %p = getelementptr inbounds float, ptr %a, i64 %i
  store float %x, ptr %p, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret void
}}
"""


def planner(text: str) -> Planner:
    (found,) = planners_of(HEAD + text)
    return found


@pytest.mark.parametrize(
    ("bound", "kept", "decided"),
    [(1, [2, 4, 8], False), (2, [2], True), (3, [2], True), (4, [2, 4], True), (7, [2, 4], True), (8, [2, 4, 8], True)],
)
def test_factors_of_another_decision_are_left_out(bound: int, kept: list[int], decided: bool) -> None:
    factors = VFRange([2, 4, 8])
    assert factors.decide_and_clamp(lambda vf: vf <= bound) is decided
    assert factors.factors == kept


def test_what_is_decided_like_the_first_again_is_left_out() -> None:
    factors = VFRange([2, 4, 8])
    assert factors.decide_and_clamp(lambda vf: vf != 4)
    assert factors.factors == [2]


def test_decisions_add_up() -> None:
    given = [2, 4, 8]
    factors = VFRange(given)
    factors.decide_and_clamp(lambda vf: vf < 8)
    factors.decide_and_clamp(lambda vf: vf < 4)
    assert (factors.factors, given) == ([2], [2, 4, 8])


@pytest.mark.parametrize(("by", "ranges"), [(1, [[2, 4, 8]]), (2, [[2], [4, 8]]), (4, [[2, 4], [8]]), (8, [[2, 4, 8]]), (3, [[2, 4, 8]])])
def test_a_load_of_one_address_by_vector_splits_the_range(by: int, ranges: list[list[int]]) -> None:
    """b[i / 4] is one load for vectors of 2 and of 4, and one a lane for those of 8."""
    loop = planner(QUOTIENT.format(by=by))
    found, left = [], [2, 4, 8]
    while left:
        plan = plan_of(loop, VFRange(left))
        assert plan is not None
        found.append(plan.vfs)
        left = left[len(plan.vfs) :]
        load = next((one for one in plan.recipes() if isinstance(one, Replicate) and one.instruction.opcode == "load"), None)
        assert load is None if by == 1 else load is not None and load.is_uniform is (plan.vfs[-1] <= by and by != 3)
    assert found == ranges


def test_what_is_made_of_one_load_is_made_once() -> None:
    text = HEAD + QUOTIENT.format(by=4).replace("  store float %x", "  %y = fneg float %x\n  store float %y")
    for width, made in ((4, "fneg float"), (8, "fneg <8 x float>")):
        code = run(text, "loop-vectorize", knobs={"force-vector-width": str(width), "force-vector-interleave": "1"})
        assert code[code.index("vector.body:") : code.index("middle.block:")].count(made) == 1


def test_one_plan_is_made_of_what_several_share() -> None:
    (loop,) = planners_of(HEAD + QUOTIENT.format(by=1), "sm_90")
    decision = loop.decide()
    assert decision.chosen is not None
    assert decision.chosen.vf == 4
    assert "VF={1,2,4},UF>=1" in text_of(decision.chosen.plan)
    assert [one.plan.vfs for one in loop._built] == [[1, 2, 4]]


def test_a_load_for_all_lanes_is_one() -> None:
    """Forced widths: one load by vector up to 4, a load a lane with 8."""
    for width, loads in ((2, 1), (4, 1), (8, 8)):
        made = run(HEAD + QUOTIENT.format(by=4), "loop-vectorize", knobs={"force-vector-width": str(width), "force-vector-interleave": "1"})
        body = made[made.index("vector.body:") : made.index("middle.block:")]
        assert body.count("load float") == loads


def test_the_second_loop_has_a_plan_of_its_own() -> None:
    """Both widths are of one range; the plans are made into code one after the other."""
    (loop,) = planners_of(
        HEAD + QUOTIENT.format(by=1),
        "sm_90",
        force_vector_interleave="4",
        enable_epilogue_vectorization="true",
        epilogue_vectorization_force_VF="2",
    )
    decision = loop.decide()
    assert decision.chosen is not None
    assert decision.epilogue is not None
    assert (decision.chosen.vf, decision.epilogue.vf) == (4, 2)
    assert decision.chosen.plan is not decision.epilogue.plan
    assert text_of(decision.chosen.plan) == text_of(decision.epilogue.plan)
