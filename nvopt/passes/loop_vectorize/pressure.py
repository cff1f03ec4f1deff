"""How many registers a plan's vector loop takes, beside the scalar loop, and whether that costs warps.

    more = added_registers(candidate.plan, vf, uf, scalar.plan)     # 24
    lost_warps(35, 28, more, arch)                                  # None, or both numbers of registers and of warps

A vector of four floats is four registers. On a GPU registers bound how many warps run at a time, and these hide latency: a vector loop that
leaves fewer of them is no gain. Loops don't run at the same time: what a vector loop takes comes on top of what the thread needs in that
loop, and costs nothing as far as it needs as much elsewhere. Of a nest all is taken together: what is asked ahead of the vector loop is
made of values that live in all that is around it.

What a thread can't do without is said by `ThreadRegisters`, and rather too high than too low: where that is just more than leaves as many
warps, ptxas computes some of it again, and gets by.
"""

from __future__ import annotations

from nvopt.analysis.register_pressure import peak_of
from nvopt.ir import Type
from nvopt.ir.types import void
from nvopt.passes.loop_vectorize.vplan.recipes import (
    HEADER_PHIS,
    CanonicalInduction,
    DerivedIV,
    Reduce,
    ReductionPhi,
    Replicate,
    ScalarSteps,
    VectorPointer,
    VPInstruction,
    WidenPointerInduction,
)
from nvopt.passes.loop_vectorize.vplan.types import scalar_type, vector_type
from nvopt.passes.loop_vectorize.vplan.values import Recipe, VPlan, VPValue, basic_blocks_in
from nvopt.target.occupancy import Cliff, cliff

_SCALARS = (CanonicalInduction, DerivedIV, Reduce, ScalarSteps, VectorPointer, WidenPointerInduction)

_SAVED = 3
"""Registers that ptxas may do without of those that a thread is said to need. Of 27 kernels of public CUDA that are said to need 33 to 35
by `ThreadRegisters`, 22 take no more than 32."""


def lost_warps(needed: int, in_nest: int, more: int, arch: int) -> Cliff | None:
    """What it costs where a thread that is said to need so many registers, and so many in the nest of loops, takes more there; None where
    as many warps run as before. A thread that may get by with what leaves more of them has nothing to spare."""
    taken = in_nest + more
    return cliff(needed, max(needed, taken), arch) or cliff(needed - _SAVED, max(needed - _SAVED, taken), arch)


def added_registers(plan: VPlan, vf: int, uf: int, scalar: VPlan) -> int:
    """Registers that the vector loop takes beyond what the scalar loop takes, at their peaks."""
    return max(0, _peak(plan, vf, uf) - _peak(scalar, 1, 1))


def _peak(plan: VPlan, vf: int, uf: int) -> int:
    """Registers of 32 bits at the peak of a plan's loop. What goes round lives all the time, other values from their recipe to the last of
    their users; what is computed ahead of the loop for it lives all the time, once for all parts."""
    recipes = [recipe for block in basic_blocks_in(plan.loop) for recipe in block.recipes]
    place = {recipe: at for at, recipe in enumerate(recipes)}
    lives: list[tuple[Type, int, int]] = []
    for recipe, at in place.items():
        for value in recipe.results:
            first, last = (0, len(recipes)) if isinstance(recipe, HEADER_PHIS) else (at, _last_use(value, place, at))
            lives += [(one, first, last) for one in _held(value, recipe, plan, vf, uf)]
    for recipe in plan.preheader.recipes:
        for value in recipe.results:
            if any(user in place for user in value.users):
                lives += [(one, 0, len(recipes)) for one in _held(value, recipe, plan, vf, 1)]
    return peak_of(lives).registers


def _held(value: VPValue, recipe: Recipe, plan: VPlan, vf: int, uf: int) -> list[Type]:
    """What holds a value: a scalar or vector a part."""
    type = scalar_type(value, plan)
    if type is void:
        return []
    parts = 1 if isinstance(recipe, ReductionPhi) and recipe.is_in_loop else uf
    return [type if _is_scalar(recipe) else vector_type(type, vf)] * parts


def _last_use(value: VPValue, place: dict[Recipe, int], otherwise: int) -> int:
    return max((place.get(user, otherwise) for user in value.users), default=otherwise)


def _is_scalar(recipe: Recipe) -> bool:
    """Whether it is one value for all lanes."""
    if isinstance(recipe, Replicate):
        return recipe.is_uniform or _is_in_region(recipe)
    if isinstance(recipe, ReductionPhi):
        return recipe.is_in_loop
    if isinstance(recipe, VPInstruction):
        return recipe.opcode in ("canonical-next", "branch-on-count", "any-early-exit")
    return isinstance(recipe, _SCALARS)


def _is_in_region(recipe: Recipe) -> bool:
    """Whether it is done for one lane after another."""
    region = recipe.block.parent if recipe.block is not None else None
    return region is not None and region.is_replicator
