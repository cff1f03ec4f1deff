"""The verifier of plans takes what the vectorizer makes, and finds each planted fault."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest
from vplans import plans_of

from nvopt.passes.loop_vectorize.vplan.recipes import (
    Blend,
    BranchOnMask,
    CanonicalInduction,
    ExitPhi,
    PredicatedPhi,
    ReductionPhi,
    Replicate,
    ResumePhi,
    ScalarSteps,
    VPInstruction,
    Widen,
    WidenLoad,
)
from nvopt.passes.loop_vectorize.vplan.simplify import TRANSFORMS, optimize
from nvopt.passes.loop_vectorize.vplan.values import Recipe, VPBasicBlock, VPlan, VPRegion
from nvopt.passes.loop_vectorize.vplan.verifier import InvalidPlanError, verify

FOLDER = Path(__file__).parent / "vectorizer_loops"

LOOP = """
define i32 @f(ptr noalias %y, ptr noalias %x, i64 %n) {
entry:
  br label %loop
loop:
  %iv = phi i64 [ 0, %entry ], [ %iv.next, %latch ]
  %sum = phi i32 [ 0, %entry ], [ %sum.next, %latch ]
  %p = getelementptr inbounds i32, ptr %y, i64 %iv
  %l = load i32, ptr %p, align 4
  %sum.next = add i32 %sum, %l
  %is = icmp sgt i32 %l, 3
  br i1 %is, label %then, label %latch
then:
  %q = getelementptr inbounds i32, ptr %x, i64 %iv
  %m = load i32, ptr %q, align 4
  %odd = icmp eq i32 %m, 5
  br i1 %odd, label %more, label %latch
more:
  br label %latch
latch:
  %b = phi i32 [ %l, %loop ], [ %m, %then ], [ 7, %more ]
  store i32 %b, ptr %p, align 4
  %iv.next = add nuw nsw i64 %iv, 1
  %done = icmp eq i64 %iv.next, %n
  br i1 %done, label %exit, label %loop
exit:
  %left = phi i32 [ %sum.next, %latch ]
  ret i32 %left
}
"""


def optimized_plan() -> VPlan:
    (plan,) = plans_of(LOOP)
    optimize(plan)
    return plan


R = TypeVar("R", bound=Recipe)


def first(plan: VPlan, kind: type[R]) -> R:
    return next(one for one in plan.recipes() if isinstance(one, kind))


def instruction(plan: VPlan, opcode: str) -> VPInstruction:
    return next(one for one in plan.recipes() if isinstance(one, VPInstruction) and one.opcode == opcode)


def region(plan: VPlan) -> VPRegion:
    return next(one for one in plan.body if isinstance(one, VPRegion))


def block_of(recipe: Recipe) -> VPBasicBlock:
    assert recipe.block is not None
    return recipe.block


def move(recipe: Recipe, block: VPBasicBlock, at: int) -> None:
    block_of(recipe).recipes.remove(recipe)
    recipe.block = None
    block.insert(at, recipe)


def test_the_plan_is_right() -> None:
    verify(optimized_plan())


@pytest.mark.parametrize("vf", [1, 2, 4])
@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.ll")), ids=lambda path: path.stem)
def test_what_is_made_of_loops_is_right(path: Path, vf: int) -> None:
    count = 0
    for plan in plans_of(path.read_text(), vf):
        optimize(plan, lambda name, now: verify(now))
        count += 1
    assert count > 10 or path.stem not in ("loops", "reductions", "reductions_fast")


def use_before_definition(plan: VPlan) -> None:
    load = first(plan, WidenLoad)
    move(load, block_of(load), block_of(load).recipes.index(load.operands[0].recipe))  # type: ignore[arg-type]


def use_of_what_is_gone(plan: VPlan) -> None:
    load = first(plan, WidenLoad)
    block_of(load).recipes.remove(load)


def recipe_twice(plan: VPlan) -> None:
    load = first(plan, WidenLoad)
    block_of(load).recipes.append(load)
    block_of(load).recipes[-2:] = block_of(load).recipes[:-3:-1]


def wrong_block(plan: VPlan) -> None:
    first(plan, WidenLoad).block = plan.middle


def missing_use(plan: VPlan) -> None:
    load = first(plan, WidenLoad)
    load.operands[0].users.remove(load)


def use_too_often(plan: VPlan) -> None:
    load = first(plan, WidenLoad)
    load.operands[0].users.append(load)


def use_of_a_stranger(plan: VPlan) -> None:
    first(plan, WidenLoad).users.append(Widen(first(plan, Widen).instruction, []))


def phi_behind_others(plan: VPlan) -> None:
    phi = first(plan, ReductionPhi)
    move(phi, block_of(phi), 4)


def phi_elsewhere(plan: VPlan) -> None:
    move(first(plan, ReductionPhi), region(plan).blocks[1], 0)  # type: ignore[arg-type]


def no_canonical_first(plan: VPlan) -> None:
    phi = first(plan, ReductionPhi)
    move(phi, block_of(phi), 0)


def second_canonical(plan: VPlan) -> None:
    one = first(plan, CanonicalInduction)
    other = CanonicalInduction(one.operands[0], one.type)
    other.add_operand(one.operands[1])
    block_of(one).insert(1, other)


def nothing_goes_round(plan: VPlan) -> None:
    phi = first(plan, ReductionPhi)
    phi.operands.pop().users.remove(phi)


def other_type_goes_round(plan: VPlan) -> None:
    first(plan, ReductionPhi).set_operand(1, first(plan, ScalarSteps))


def result_goes_round(plan: VPlan) -> None:
    first(plan, ReductionPhi).set_operand(1, instruction(plan, "compute-reduction-result"))


def canonical_stays(plan: VPlan) -> None:
    one = first(plan, CanonicalInduction)
    one.set_operand(1, first(plan, ScalarSteps))


def canonical_goes_on_otherwise(plan: VPlan) -> None:
    phi = first(plan, CanonicalInduction)
    other = VPInstruction("fneg", [phi])
    block_of(phi).insert(len(block_of(phi).recipes) - 1, other)
    phi.set_operand(1, other)


def mask_is_no_bit(plan: VPlan) -> None:
    first(plan, BranchOnMask).set_operand(0, first(plan, WidenLoad))


def mask_of_blend_is_no_bit(plan: VPlan) -> None:
    first(plan, Blend).set_operand(2, first(plan, WidenLoad))


def blend_of_two_types(plan: VPlan) -> None:
    first(plan, Blend).set_operand(1, first(plan, ScalarSteps))


def mask_of_and_is_no_bit(plan: VPlan) -> None:
    instruction(plan, "logical-and").set_operand(0, first(plan, WidenLoad))


def operand_too_much(plan: VPlan) -> None:
    recipe = first(plan, Replicate)
    recipe.add_operand(recipe.operands[0])


def region_without_branch(plan: VPlan) -> None:
    first(plan, BranchOnMask).erase()


def region_of_two_blocks(plan: VPlan) -> None:
    first(plan, PredicatedPhi).replace_all_uses_with(first(plan, WidenLoad))
    first(plan, PredicatedPhi).erase()
    region(plan).blocks.pop()


def region_in_region(plan: VPlan) -> None:
    one = region(plan)
    inner = VPRegion("inner", [VPBasicBlock("a"), VPBasicBlock("b"), VPBasicBlock("c")], is_replicator=True)
    one.blocks[1].parent = None
    inner.parent = one
    one.blocks[1] = inner


def wrong_parent(plan: VPlan) -> None:
    region(plan).blocks[1].parent = plan.loop


def wrong_parent_of_region(plan: VPlan) -> None:
    region(plan).parent = None


def serial_region(plan: VPlan) -> None:
    region(plan).is_replicator = False


def loop_of_lanes(plan: VPlan) -> None:
    plan.loop.is_replicator = True


def loop_ends_with_a_region(plan: VPlan) -> None:
    plan.loop.blocks.append(plan.loop.blocks.pop(1))


def predicated_value_outside(plan: VPlan) -> None:
    phi = first(plan, PredicatedPhi)
    phi.replace_all_uses_with(phi.operands[0])


def phi_of_another_region(plan: VPlan) -> None:
    first(plan, PredicatedPhi).set_operand(0, first(plan, WidenLoad))


def predicated_phi_inside(plan: VPlan) -> None:
    inside = region(plan).blocks[1]
    assert isinstance(inside, VPBasicBlock)
    move(first(plan, PredicatedPhi), inside, 1)


def other_recipe_behind_the_branch(plan: VPlan) -> None:
    behind = region(plan).blocks[2]
    assert isinstance(behind, VPBasicBlock)
    move(instruction(plan, "not"), behind, 0)


def branch_outside(plan: VPlan) -> None:
    plan.first_block.append(BranchOnMask(first(plan, BranchOnMask).operands))


def no_end(plan: VPlan) -> None:
    instruction(plan, "branch-on-count").erase()


def end_before_the_end(plan: VPlan) -> None:
    branch = instruction(plan, "branch-on-count")
    block_of(branch).append(VPInstruction("not", first(plan, BranchOnMask).operands))


def two_ends(plan: VPlan) -> None:
    branch = instruction(plan, "branch-on-count")
    plan.middle.append(VPInstruction("branch-on-count", branch.operands))


def resume_phi_elsewhere(plan: VPlan) -> None:
    move(first(plan, ResumePhi), plan.middle, len(plan.middle.recipes))


def exit_phi_elsewhere(plan: VPlan) -> None:
    move(first(plan, ExitPhi), plan.middle, len(plan.middle.recipes))


def other_recipe_ahead_of_the_scalar_loop(plan: VPlan) -> None:
    plan.scalar_preheader.append(VPInstruction("not", first(plan, BranchOnMask).operands))


FAULTS: list[tuple[Callable[[VPlan], None], str]] = [
    (use_before_definition, "before it is computed"),
    (use_of_what_is_gone, "stands nowhere"),
    (recipe_twice, "twice"),
    (wrong_block, "another block"),
    (missing_use, "another number of times|whose use list it isn't"),
    (use_too_often, "another number of times"),
    (use_of_a_stranger, "stands nowhere"),
    (phi_behind_others, "phi-like recipe after non-phi recipe"),
    (phi_elsewhere, "outside of the header|before it is computed"),
    (no_canonical_first, "does not start with CANONICAL-INDUCTION"),
    (second_canonical, "more than one"),
    (nothing_goes_round, "no value that goes round"),
    (other_type_goes_round, "of another type"),
    (result_goes_round, "computed behind the loop"),
    (canonical_goes_on_otherwise, "does not go on by VF"),
    (canonical_stays, "does not go on"),
    (mask_is_no_bit, "no i1"),
    (mask_of_blend_is_no_bit, "no i1"),
    (mask_of_and_is_no_bit, "no i1"),
    (blend_of_two_types, "several types"),
    (operand_too_much, "as many operands"),
    (region_without_branch, "one BRANCH-ON-MASK"),
    (region_of_two_blocks, "of an entry"),
    (region_in_region, "regions may not stand"),
    (wrong_parent, "another parent"),
    (wrong_parent_of_region, "another parent"),
    (serial_region, "leads to another number of blocks"),
    (loop_of_lanes, "no replicate region"),
    (loop_ends_with_a_region, "must begin and end with a block"),
    (predicated_value_outside, "under a mask"),
    (phi_of_another_region, "not predicated here"),
    (predicated_phi_inside, "phi or branch is predicated"),
    (other_recipe_behind_the_branch, "only PHI-PREDICATED"),
    (branch_outside, "outside of a replicate region"),
    (no_end, "must end with branch-on-count"),
    (end_before_the_end, "must end with branch-on-count"),
    (two_ends, "must end with branch-on-count"),
    (resume_phi_elsewhere, "ahead of the scalar loop"),
    (exit_phi_elsewhere, "behind the loop"),
    (other_recipe_ahead_of_the_scalar_loop, "only ResumePhi"),
]


@pytest.mark.parametrize(("plant", "message"), FAULTS, ids=lambda one: getattr(one, "__name__", ""))
def test_a_planted_fault_is_found(plant: Callable[[VPlan], None], message: str) -> None:
    plan = optimized_plan()
    plant(plan)
    with pytest.raises(InvalidPlanError, match=f".: .*{message}"):
        verify(plan)


def test_the_knob_runs_the_verifier(monkeypatch: pytest.MonkeyPatch) -> None:
    import nvopt
    from nvopt.passes.loop_vectorize.vplan import verifier

    seen: list[VPlan] = []
    monkeypatch.setattr(verifier, "verify", seen.append)
    for knob in ("vplan-verify-each", "vplan-verify-or-dont"):
        seen.clear()
        nvopt.run(LOOP, ["loop-vectorize"], knobs={"force-vector-width": 4, knob: True})
        assert seen, knob
        assert len(seen) % (1 + len(TRANSFORMS)) == 0, knob
    seen.clear()
    nvopt.run(LOOP, ["loop-vectorize"], knobs={"force-vector-width": 4})
    assert not seen
