"""The code of fixed-order recurrences: each lane gets what the one before has computed.

    %vector.recur = phi <4 x i32> [ %vector.recur.init, %vector.ph ], [ %x, %vector.body ]
    %1 = shufflevector <4 x i32> %vector.recur, <4 x i32> %x, <4 x i32> <i32 3, i32 4, i32 5, i32 6>

Source: LLVM's VPFirstOrderRecurrencePHIRecipe and FirstOrderRecurrenceSplice.
"""

from __future__ import annotations

from nvopt.ir import PoisonValue
from nvopt.passes.loop_vectorize.vplan.execute.memory import shuffle_mask
from nvopt.passes.loop_vectorize.vplan.execute.state import OpcodesCode, RecipesCode, TransformState
from nvopt.passes.loop_vectorize.vplan.recipes import FirstOrderRecurrencePhi, VPInstruction


def recurrence_phi(state: TransformState, recipe: FirstOrderRecurrencePhi) -> None:
    """vector.recur, of whose last lane the first part is in need."""
    start = state.start_of(recipe, recipe.operands[0])
    first = start
    if state.vf > 1:
        ahead = state.at_end(state.blocks.preheader)
        first = ahead.insert_element(PoisonValue.get(state.widened(start.type)), start, state.vf - 1, "vector.recur.init")
    phi = state.builder.phi(first.type, "vector.recur", [(first, state.blocks.preheader)])
    for part in range(state.uf):
        state.set_vector_or_scalar(recipe, part, phi)
    state.phis.append((phi, lambda: state.vector(recipe.operands[1], state.uf - 1)))


def splice(state: TransformState, recipe: VPInstruction) -> None:
    """The last lane of the vector before, then all but the last of this one."""
    phi, following = recipe.operands
    for part in range(state.uf):
        before = state.vector(phi, 0) if part == 0 else state.vector(following, part - 1)
        if state.vf == 1:
            state.set_scalar(recipe, part, 0, before)
            continue
        lanes = shuffle_mask(range(state.vf - 1, 2 * state.vf - 1))
        state.set_vector(recipe, part, state.builder.shuffle_vector(before, state.vector(following, part), lanes))


def penultimate_element(state: TransformState, recipe: VPInstruction) -> None:
    """What the phi is in the loop's last iteration."""
    phi = recipe.operands[0]
    assert isinstance(phi, FirstOrderRecurrencePhi)
    state.set_scalar(recipe, 0, 0, state.extracted(phi.operands[1], 2, recipe.name))


RECIPES: RecipesCode = {FirstOrderRecurrencePhi: recurrence_phi}
OPCODES: OpcodesCode = {"first-order splice": splice, "extract-penultimate-element": penultimate_element}
