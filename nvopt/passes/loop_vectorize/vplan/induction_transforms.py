"""Fewer inductions in a plan: one for several that are equal, and a narrow one for a wide one that is only cut.

    ir<%iv> = WIDEN-INDUCTION ir<0>, ir<1>, vp<%0>
    WIDEN-CAST ir<%t> = trunc ir<%iv> to i32          ->    ir<%t> = WIDEN-INDUCTION ir<0>, ir<1>, vp<%0> (truncated to i32)

Source: LLVM's VPlanTransforms (optimizeVectorInductionPHIs) and VPRecipeBuilder::tryToOptimizeInductionTruncate.
"""

from __future__ import annotations

from nvopt.analysis.recurrences.inductions import InductionKind
from nvopt.passes.loop_vectorize.vplan.recipes import DerivedIV, ScalarSteps, WidenCast, WidenInduction
from nvopt.passes.loop_vectorize.vplan.values import Recipe, VPlan


def optimize_inductions(plan: VPlan) -> None:
    """Does both."""
    for recipe in list(plan.first_block.recipes):
        if isinstance(recipe, WidenInduction):
            _narrow(recipe)
    _unify(plan)


def _narrow(wide: WidenInduction) -> None:
    """Computes an integer induction in the type to which all its users cut it: one more beside it would only cost registers."""
    cuts = [one for one in wide.users if isinstance(one, WidenCast) and one.instruction.opcode == "trunc"]
    types = {one.instruction.type for one in cuts}
    if wide.descriptor.kind is not InductionKind.INT or not cuts or len(cuts) < len(wide.users) or len(types) > 1:
        return
    start, step, vf = wide.operands
    narrow = WidenInduction(cuts[0].instruction, wide.descriptor, start, step, vf, types.pop())
    assert wide.block is not None
    wide.block.insert(wide.block.recipes.index(wide), narrow)
    for cut in cuts:
        cut.replace_all_uses_with(narrow)


def _unify(plan: VPlan) -> None:
    """Leaves one of several recipes that compute the same induction of integers or pointers."""
    found: dict[tuple[object, ...], WidenInduction | DerivedIV | ScalarSteps] = {}
    for recipe in plan.recipes():
        if isinstance(recipe, (WidenInduction, DerivedIV, ScalarSteps)) and recipe.descriptor.kind is not InductionKind.FP:
            first = found.setdefault(_key(recipe), recipe)
            if first is not recipe:
                recipe.replace_all_uses_with(first)


def _key(recipe: WidenInduction | DerivedIV | ScalarSteps) -> tuple[object, ...]:
    """What two of them must have in common. Steps of pointers are counted in bytes from a pointer, those of integers from an integer."""
    own = recipe.type if isinstance(recipe, WidenInduction) else None
    block: Recipe = recipe
    return type(recipe), block.block, recipe.descriptor.kind, own, *recipe.operands
