"""The code of reductions: their phis, their steps where these are done in order, and what is left behind the loop.

Source: LLVM's VPReductionPHIRecipe, VPReductionRecipe and ComputeReductionResult.
"""

from __future__ import annotations

from nvopt.analysis.memory.memory_location import align_of
from nvopt.analysis.recurrences.reductions import RecurrenceDescriptor
from nvopt.ir import Value
from nvopt.passes.loop_vectorize.vplan.execute import partial_values
from nvopt.passes.loop_vectorize.vplan.execute.state import OpcodesCode, RecipesCode, TransformState
from nvopt.passes.loop_vectorize.vplan.recipes import Reduce, ReductionPhi, VPInstruction


def reduction_phi(state: TransformState, recipe: ReductionPhi) -> None:
    """vec.phi: one for all lanes, or one a part."""
    start = state.start_of(recipe, recipe.operands[0])
    ahead = state.at_end(state.blocks.preheader)
    if recipe.is_in_loop:
        phi = state.builder.phi(start.type, "vec.phi", [(start, state.blocks.preheader)])
        state.set_scalar(recipe, 0, 0, phi)
        state.phis.append((phi, lambda: state.scalar(recipe.operands[1], state.uf - 1, 0)))
        return
    for part in range(state.uf):
        first = partial_values.first_value(recipe.descriptor, start, part, state.vf, ahead)
        phi = state.builder.phi(first.type, "vec.phi", [(first, state.blocks.preheader)])
        state.set_vector_or_scalar(recipe, part, phi)
        state.phis.append((phi, lambda part=part: state.vector(recipe.operands[1], part)))  # type: ignore[misc]


def reduce(state: TransformState, recipe: Reduce) -> None:
    """The running value and all lanes of each part, one after the other."""
    running: Value | None = None
    for part in range(state.uf):
        if running is None:
            running = state.scalar(recipe.operands[0], 0, 0)
        vector = state.vector(recipe.operands[1], part)
        if len(recipe.operands) == 3:
            neutral = state.splat(state.fold, partial_values.identity(recipe.descriptor.kind, vector.type.scalar, ()))
            vector = state.fold.select(state.vector(recipe.operands[2], part), vector, neutral)
        running = partial_values.reduced_in_order(recipe.descriptor, running, vector, recipe.instruction.flags, state.builder)
        state.set_scalar(recipe, part, 0, running)


def reduction_result(state: TransformState, recipe: VPInstruction) -> None:
    """One value of all parts and lanes, which is stored where the program stores each."""
    phi, partial, *extremum = recipe.operands
    descriptor = recipe.about
    assert isinstance(phi, ReductionPhi)
    assert isinstance(descriptor, RecurrenceDescriptor)
    start = state.start_of(phi, phi.operands[0])
    if phi.is_in_loop:
        found = state.scalar(partial, state.uf - 1, 0)
    else:
        parts = [state.vector(partial, part) for part in range(state.uf)]
        if extremum:
            lanes, best = extremum
            ways = [state.vector(lanes, part) for part in range(state.uf)]
            parts = partial_values.of_extremum(descriptor, parts, ways, state.scalar(best, 0, 0), state.builder)
        found = partial_values.result(descriptor, start, parts, state.builder)
    state.set_scalar(recipe, 0, 0, found)
    if descriptor.store is not None:
        store = descriptor.store
        pointer = store.pointer
        state.builder.store(found, pointer, align_of(store, state.layout))


RECIPES: RecipesCode = {ReductionPhi: reduction_phi, Reduce: reduce}
OPCODES: OpcodesCode = {"compute-reduction-result": reduction_result}
