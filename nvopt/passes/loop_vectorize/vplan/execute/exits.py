"""The code of a vector loop's ends: the branch that leaves it, ways out that can't be counted, and what is known behind it.

    vector.body: …                       br i1 %done, label %middle.split, label %vector.body
    middle.split:                        br i1 %leaves.early, label %vector.early.exit, label %middle.block

Source: LLVM's BranchOnCount, ExtractLastElement and VPlanTransforms::handleUncountableEarlyExit.
"""

from __future__ import annotations

from collections.abc import Mapping

from nvopt.ir import BasicBlock, Builder, PHINode, Value
from nvopt.passes.loop_vectorize.vplan.execute.state import OpcodesCode, TransformState
from nvopt.passes.loop_vectorize.vplan.recipes import ResumePhi, VPInstruction


def branch_on_count(state: TransformState, recipe: VPInstruction) -> None:
    """Goes round, or leaves."""
    done: Value = state.builder.icmp("eq", state.scalar(recipe.operands[0], 0, 0), state.live_in(recipe.operands[1]))
    behind = state.blocks.middle
    if state.leaves_early is not None:
        done = state.builder.or_(state.leaves_early, done)
        behind = _split_exits(state, state.leaves_early)
    state.builder.cond_br(done, behind, state.blocks.body)


def any_early_exit(state: TransformState, recipe: VPInstruction) -> None:
    """Whether some lane of some part leaves early. Lanes behind the first that does may be poison: the program does not come to these."""
    parts = [state.builder.freeze(state.vector(recipe.operands[0], part)) for part in range(state.uf)]
    mask: Value = parts[0]
    for part in parts[1:]:
        mask = state.builder.or_(mask, part)
    state.leaves_early = mask if state.vf == 1 else state.builder.intrinsic("vector.reduce.or", [mask])


def _split_exits(state: TransformState, leaves_early: Value) -> BasicBlock:
    """The block behind the vector loop that leads on where it was left early; its way out is `early_exit_block`."""
    split, state.early_exit_block = BasicBlock("middle.split"), BasicBlock("vector.early.exit")
    for one in (split, state.early_exit_block):
        state.function.insert_block_before(one, state.blocks.middle)
    Builder(split).cond_br(leaves_early, state.early_exit_block, state.blocks.middle)
    state.split_block = split
    return split


def last_element(state: TransformState, recipe: VPInstruction) -> None:
    """What the last lane has computed."""
    state.set_scalar(recipe, 0, 0, state.extracted(recipe.operands[0], 1, recipe.name))


def first_active_lane(state: TransformState, recipe: VPInstruction) -> None:
    """What the first lane that leaves early, of the first part that has one, has computed."""
    mask, value = recipe.operands
    *places, last = [(part, lane) for part in range(state.uf) for lane in range(state.vf)]
    found = state.scalar(value, *last)
    for place in reversed(places):
        found = state.fold.select(state.scalar(mask, *place), state.scalar(value, *place), found)
    state.set_scalar(recipe, 0, 0, found)


def last_active_lane(state: TransformState, recipe: VPInstruction) -> None:
    """What the last lane that does something, of the last vector, has computed; the first always does."""
    mask, value = recipe.operands
    first, *places = [(part, lane) for part in range(state.uf) for lane in range(state.vf)]
    found = state.scalar(value, *first)
    for place in places:
        found = state.fold.select(state.scalar(mask, *place), state.scalar(value, *place), found)
    state.set_scalar(recipe, 0, 0, found)


def resume(state: TransformState, recipe: ResumePhi, other_ends: Mapping[BasicBlock, Mapping[PHINode, Value]]) -> None:
    """The phi ahead of the scalar loop, with which that's phi goes on."""
    scalar_preheader, middle = state.blocks.scalar_preheader, state.blocks.middle
    end, start = state.scalar(recipe.operands[0], 0, 0), state.live_in(recipe.operands[1])
    ends = {middle: end, **{block: known[recipe.phi] for block, known in other_ends.items()}}
    incoming = [(ends.get(one, start), one) for one in scalar_preheader.predecessors]
    phi = PHINode(start.type, incoming, name=recipe.name)
    first = scalar_preheader.first_non_phi
    assert first is not None
    phi.insert_before(first)
    state.set_scalar(recipe, 0, 0, phi)
    header_phi = recipe.phi
    at = header_phi.operands.index(scalar_preheader)
    header_phi.set_operand(at - 1, phi)


OPCODES: OpcodesCode = {
    "branch-on-count": branch_on_count,
    "any-early-exit": any_early_exit,
    "extract-last-element": last_element,
    "first-active-lane": first_active_lane,
    "last-active-lane": last_active_lane,
}
