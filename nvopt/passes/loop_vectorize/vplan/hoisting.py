"""What is the same in all iterations of the vector loop is computed ahead of it, in vector.ph. Source: LLVM's VPlanTransforms, licm."""

from __future__ import annotations

from nvopt.ir import CallInst
from nvopt.passes.loop_vectorize.vplan.recipes import (
    HEADER_PHIS,
    Blend,
    OfInstruction,
    Replicate,
    VPInstruction,
    WidenLoad,
)
from nvopt.passes.loop_vectorize.vplan.values import LiveIn, Recipe, VPlan, basic_blocks_in

_INSTRUCTIONS = ("not", "logical-and", "or", "freeze", "icmp eq", "safe-divisor", "fmul", "fneg")


def licm(plan: VPlan) -> None:
    """Moves such recipes to vector.ph. The plan has no replicate regions yet."""
    for block in basic_blocks_in(plan.loop):
        recipes, block.recipes = block.recipes, []
        for recipe in recipes:
            recipe.block = None
            hoists = _may_move(recipe) and all(_is_outside(plan, recipe, at) for at in range(len(recipe.operands)))
            (plan.preheader if hoists else block).append(recipe)


def _is_outside(plan: VPlan, recipe: Recipe, at: int) -> bool:
    operand = recipe.operands[at]
    if isinstance(operand, LiveIn):
        return True
    assert operand.recipe is not None
    return operand.recipe.block is plan.preheader


def _may_move(recipe: Recipe) -> bool:
    """Whether it computes something that does not depend on where it stands. The vector loop is done at least once where it is reached,
    and what may not be done by all lanes has a mask."""
    if isinstance(recipe, HEADER_PHIS) or recipe.has_side_effects or isinstance(recipe, WidenLoad):
        return False
    if isinstance(recipe, VPInstruction):
        return recipe.opcode in _INSTRUCTIONS
    if isinstance(recipe, Replicate):
        reads = recipe.instruction.opcode == "load" or isinstance(recipe.instruction, CallInst)
        return recipe.is_uniform and not reads  # what has a mask is never one for all lanes
    return isinstance(recipe, (OfInstruction, Blend))
