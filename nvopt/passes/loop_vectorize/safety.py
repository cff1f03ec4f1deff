"""Trip count and safety checks, ahead of the search for a width.

    small_best_known_trip_count(scev, loop)          # 100: exactly, by a profile, or at most; None where nothing tells
    refusal = trip_count_refusal(legality)                               # LowTripCount; None
    refusal = safety_refusal(legality, with_ordered_reductions=True)     # NoImplicitFloat, UnsafeFP, CantReorderFPOps; None

Source: LLVM's LoopVectorizePass::processLoop and getSmallBestKnownTC; the public description of cicc's.
"""

from __future__ import annotations

from nvopt.analysis.loops import Loop
from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
from nvopt.ir import BranchInst, ConstantInt, MDNode, MDString, Module, ValueAsMetadata
from nvopt.passes.loop_vectorize import diagnostics as why
from nvopt.passes.loop_vectorize import knobs as settings
from nvopt.passes.loop_vectorize.diagnostics import Diagnostic, Reason
from nvopt.passes.loop_vectorize.legality import Legality


def trip_count_refusal(legality: Legality) -> Diagnostic | None:
    """That a loop runs too seldom for vectors; None where it doesn't. One whose width is forced is looked at later: its lanes may do
    nothing."""
    is_too_seldom = runs_seldom(legality) and not legality.hints.width
    return Diagnostic(why.LOW_TRIP_COUNT, legality.loop) if is_too_seldom else None


def safety_refusal(legality: Legality, may_reorder_floats: bool | None = None, *, with_ordered_reductions: bool) -> Diagnostic | None:
    """Why a loop that may be vectorized is not to be; None where nothing speaks against it. `may_reorder_floats` decides what otherwise the
    flags of operations and the hints tell; `with_ordered_reductions`: sums may be added up one lane after another."""
    loop = legality.loop
    if "noimplicitfloat" in legality.scev.function.attributes:
        return Diagnostic(why.NO_IMPLICIT_FLOAT, loop)
    reason = _refusal_of_floats(legality, may_reorder_floats, with_ordered_reductions)
    return Diagnostic(reason, loop, legality.exact_fp) if reason is not None else None


def _refusal_of_floats(legality: Legality, may_reorder: bool | None, with_ordered_reductions: bool) -> Reason | None:
    """Why the loop's float operations can't be done as vectors do them."""
    if may_reorder:
        return None
    if legality.hints.is_potentially_unsafe and _has_inexact_float_vectors(legality.scev.module):
        return why.UNSAFE_FP
    is_told_not_to = may_reorder is False and legality.exact_fp is not None
    if is_told_not_to or not legality.can_vectorize_floats(with_ordered_reductions):
        return why.CANT_REORDER_FLOATS
    return None


def runs_seldom(legality: Legality) -> bool:
    """Whether the loop runs so seldom that vectors hardly pay, and the program doesn't ask for them."""
    count = small_best_known_trip_count(legality.scev, legality.loop)
    return count is not None and count < legality.knobs[settings.MIN_TRIP_COUNT] and not legality.hints.force


def small_best_known_trip_count(scev: ScalarEvolution, loop: Loop) -> int | None:
    """How often the loop's header runs: exactly, or else by a profile, or else at most; None where nothing tells."""
    return scev.small_constant_trip_count(loop) or _estimated_trip_count(loop) or scev.small_constant_max_trip_count(loop) or None


def _estimated_trip_count(loop: Loop) -> int | None:
    """What the weights of the latch's branch say of an average run."""
    latch = loop.latch
    branch = latch.terminator if latch is not None else None
    if not isinstance(branch, BranchInst) or len(branch.successors) != 2:
        return None
    weights = _branch_weights(branch.attachment("prof"))
    if len(weights) != 2 or loop.contains_block(branch.successors[0]) is loop.contains_block(branch.successors[1]):
        return None
    back, out = weights if loop.contains_block(branch.successors[0]) else weights[::-1]
    return (2 * back + out) // (2 * out) + 1 if out else None


def _branch_weights(node: object) -> list[int]:
    if not isinstance(node, MDNode) or not node.operands:
        return []
    name, *weights = node.operands
    if not isinstance(name, MDString) or name.text != "branch_weights":
        return []
    return [one.value.unsigned for one in weights if isinstance(one, ValueAsMetadata) and isinstance(one.value, ConstantInt)]


def _has_inexact_float_vectors(module: Module) -> bool:
    """Whether the target's vectors of floats don't follow IEEE 754, which its scalars do: ARM's NEON flushes denormals. A GPU's do."""
    triple = module.triple
    return triple.startswith(("arm", "thumb")) and "apple" not in triple
