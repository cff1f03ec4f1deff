"""The code of what is done a lane at a time: copies of the instruction, behind branches where a mask says which lanes do it.

Source: LLVM's VPReplicateRecipe, VPBranchOnMaskRecipe and VPPredInstPHIRecipe.
"""

from __future__ import annotations

from nvopt.ir import BasicBlock, LoadInst, PoisonValue, StoreInst
from nvopt.passes.loop_vectorize.vplan.execute.state import KEPT_METADATA, RecipesCode, TransformState
from nvopt.passes.loop_vectorize.vplan.recipes import PredicatedPhi, Replicate
from nvopt.passes.loop_vectorize.vplan.values import VPBasicBlock, VPRegion


def replicate_all(state: TransformState, recipe: Replicate) -> None:
    """A scalar instruction a lane; or one for all."""
    for part in range(state.uf):
        if recipe.takes_last_lane:
            replicate(state, recipe, part, state.vf - 1)
        else:
            for lane in range(1 if recipe.is_uniform else state.vf):
                replicate(state, recipe, part, lane)


def replicate(state: TransformState, recipe: Replicate, part: int, lane: int) -> None:
    """One copy of the instruction."""
    instruction = recipe.instruction
    made = instruction.clone()
    given = recipe.operands[:-1] if recipe.is_predicated else recipe.operands
    for at, operand in enumerate(given):
        made.set_operand(at, state.scalar(operand, part, lane))
    made.flags = recipe.flags
    if isinstance(made, LoadInst):  # what else is said of the value holds where the program loads it
        for name in [one for one in made.metadata if one not in KEPT_METADATA and one != "dbg"]:
            del made.metadata[name]
    if state.scopes is not None:
        state.scopes.annotate(made, instruction)
    folded = state.fold.insert(made)
    if not isinstance(instruction, StoreInst):
        state.set_scalar(recipe, part, lane, folded)


def run_region(state: TransformState, region: VPRegion) -> None:
    """What is done for each lane for which a mask holds: pred.x.entry -> pred.x.if -> pred.x.continue, a lane and part."""
    entry, inside, behind = region.blocks
    assert isinstance(entry, VPBasicBlock)
    assert isinstance(inside, VPBasicBlock)
    assert isinstance(behind, VPBasicBlock)
    (branch,) = entry.recipes
    for part in range(state.uf):
        for lane in range(state.vf):
            condition = state.scalar(branch.operands[0], part, lane)
            before = state.block
            within, after = BasicBlock(f"{region.name}.if"), BasicBlock(f"{region.name}.continue")
            for one in (within, after):
                state.function.insert_block_before(one, state.blocks.middle)
                state.new_blocks.append(one)
            state.builder.position_at_end(before)
            state.builder.debug_loc = None
            state.builder.cond_br(condition, within, after)
            state.block = within
            state.builder.position_at_end(within)
            for recipe in inside.recipes:
                assert isinstance(recipe, Replicate)
                state.builder.debug_loc = recipe.instruction.debug_loc
                replicate(state, recipe, part, lane)
            state.builder.debug_loc = None
            state.builder.br(after)
            state.block = after
            state.builder.position_at_end(after)
            for recipe in behind.recipes:
                assert isinstance(recipe, PredicatedPhi)
                made = state.scalar(recipe.operands[0], part, lane)
                phi = state.builder.phi(made.type, "", [(PoisonValue.get(made.type), before), (made, within)])
                state.set_scalar(recipe, part, lane, phi)


RECIPES: RecipesCode = {Replicate: replicate_all}
