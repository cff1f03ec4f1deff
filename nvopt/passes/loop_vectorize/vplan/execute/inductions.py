"""The code of inductions: the canonical counter, vectors of an induction's values, and its values in single lanes.

    %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
    %vec.ind = phi <4 x i32> [ <i32 0, i32 1, i32 2, i32 3>, %vector.ph ], [ %vec.ind.next, %vector.body ]
    %0 = add i64 %index, 1                                                   a lane of SCALAR-STEPS

Source: LLVM's VPWidenIntOrFpInductionRecipe, VPWidenPointerInductionRecipe, VPDerivedIVRecipe and VPScalarIVStepsRecipe.
"""

from __future__ import annotations

from nvopt.analysis.recurrences.inductions import InductionDescriptor
from nvopt.ir import Value
from nvopt.ir.types import i8
from nvopt.passes.loop_vectorize.vplan.execute.induction_steps import addition, derived, lane_steps, moved, one_before, times
from nvopt.passes.loop_vectorize.vplan.execute.state import OpcodesCode, RecipesCode, TransformState
from nvopt.passes.loop_vectorize.vplan.recipes import (
    BranchOnCond,
    CanonicalInduction,
    DerivedIV,
    Interleave,
    Replicate,
    ScalarSteps,
    VectorPointer,
    VPInstruction,
    WidenInduction,
    WidenPhi,
    WidenPointerInduction,
)
from nvopt.passes.loop_vectorize.vplan.values import Recipe, VPValue
from nvopt.transforms.folding_builder import FoldingBuilder


def canonical(state: TransformState, recipe: CanonicalInduction) -> None:
    """index."""
    start = state.start_of(recipe, recipe.operands[0])
    phi = state.builder.phi(recipe.type, "index", [(start, state.blocks.preheader)])
    for part in range(state.uf):
        state.set_scalar(recipe, part, 0, phi)
    state.phis.append((phi, lambda: state.scalar(recipe.operands[1], 0, 0)))


def canonical_next(state: TransformState, recipe: VPInstruction) -> None:
    """index.next, the same for all parts."""
    index, by = state.scalar(recipe.operands[0], 0, 0), state.live_in(recipe.operands[1])
    following = state.builder.add(index, by, recipe.name, ("nuw",))
    for part in range(state.uf):
        state.set_scalar(recipe, part, 0, following)


def widen_induction(state: TransformState, recipe: WidenInduction) -> None:
    """vec.ind, and its parts, each the part before and VF steps."""
    descriptor = recipe.descriptor
    ahead = state.at_end(state.blocks.preheader)
    start, step = state.live_in(recipe.operands[0]), state.live_in(recipe.operands[1])
    lanes = FoldingBuilder(ahead)
    done = state.starts.get(state.plan.canonical)
    if done is not None:
        start = derived(lanes, descriptor, start, done, step)
    if recipe.type is not start.type:
        start, step = (lanes.cast("trunc", one, recipe.type) for one in (start, step))
    opcode, flags = addition(descriptor)
    first = state.splat(lanes, start)
    if state.vf > 1:
        first = lanes.binary(opcode, first, lane_steps(lanes, descriptor, step, state.vf), "induction", flags)
    by = state.splat(lanes, times(lanes, descriptor, step, state.vf), ".splat")
    phi = state.builder.phi(state.widened(recipe.type), "vec.ind", [(first, state.blocks.preheader)])
    state.set_vector_or_scalar(recipe, 0, phi)
    state.phis.append((phi, lambda: _stepped(state, recipe, opcode, flags, by)))
    state.behind_phis.append(lambda: _further_parts(state, recipe, opcode, flags, by))


def _further_parts(state: TransformState, recipe: WidenInduction, opcode: str, flags: tuple[str, ...], by: Value) -> None:
    for part in range(1, state.uf):
        before = state.vector(recipe, part - 1)
        state.set_vector_or_scalar(recipe, part, state.fold.binary(opcode, before, by, "step.add", flags))


def _stepped(state: TransformState, recipe: WidenInduction, opcode: str, flags: tuple[str, ...], by: Value) -> Value:
    """What goes round: the last part and VF steps."""
    builder = FoldingBuilder(state.at_end(state.block))
    return builder.binary(opcode, state.vector(recipe, state.uf - 1), by, "vec.ind.next", flags)


def widen_pointer_induction(state: TransformState, recipe: WidenPointerInduction) -> None:
    """The first lane's address, and the lanes' distances from it."""
    first, step, _ = recipe.operands
    for part in range(state.uf):
        pointer = state.scalar(first, part, 0)
        if state.vf == 1:
            state.set_scalar(recipe, part, 0, pointer)
            continue
        distance = state.live_in(step)
        steps = lane_steps(FoldingBuilder(state.at_end(state.blocks.preheader)), recipe.descriptor, distance, state.vf)
        state.set_vector(recipe, part, state.builder.gep(i8, pointer, [steps], "vector.gep"))


def derived_iv(state: TransformState, recipe: DerivedIV) -> None:
    """start + index * step, the same for all parts."""
    start, step = state.live_in(recipe.operands[0]), state.live_in(recipe.operands[2])
    made = derived(state.fold, recipe.descriptor, start, state.scalar(recipe.operands[1], 0, 0), step)
    for part in range(state.uf):
        state.set_scalar(recipe, part, 0, made)


def scalar_steps(state: TransformState, recipe: ScalarSteps) -> None:
    """base + (VF * part + lane) * step; lanes behind the first where somebody wants them."""
    descriptor = recipe.descriptor
    lanes = state.vf if _wants_all_lanes(recipe) else 1
    offset, step = state.scalar(recipe.operands[0], 0, 0), state.live_in(recipe.operands[1])
    for part in range(state.uf):
        for lane in range(lanes):
            number = part * state.vf + lane
            made = offset if number == 0 else moved(state.fold, descriptor, offset, times(state.fold, descriptor, step, number))
            state.set_scalar(recipe, part, lane, made)


def _wants_all_lanes(recipe: ScalarSteps) -> bool:
    return any(not _uses_first_lane_only(user, recipe) for user in recipe.users)


def induction_escape(state: TransformState, recipe: VPInstruction) -> None:
    """The induction in the vector loop's last iteration."""
    descriptor = recipe.about
    assert isinstance(descriptor, InductionDescriptor)
    end, step = state.scalar(recipe.operands[0], 0, 0), state.live_in(recipe.operands[1])
    state.set_scalar(recipe, 0, 0, one_before(state.fold, descriptor, end, step, recipe.name))


def _uses_first_lane_only(user: Recipe, value: VPValue) -> bool:
    """Whether a recipe looks at the first lane of an operand only."""
    if isinstance(user, Replicate):
        return user.is_uniform and not user.takes_last_lane
    if isinstance(user, (WidenPhi, BranchOnCond)):
        return not isinstance(user, WidenPhi) or user.is_uniform
    return isinstance(user, (VectorPointer, Interleave, WidenPointerInduction)) and user.operands[0] is value


RECIPES: RecipesCode = {
    CanonicalInduction: canonical,
    WidenInduction: widen_induction,
    WidenPointerInduction: widen_pointer_induction,
    DerivedIV: derived_iv,
    ScalarSteps: scalar_steps,
}
OPCODES: OpcodesCode = {"canonical-next": canonical_next, "induction-escape": induction_escape}
