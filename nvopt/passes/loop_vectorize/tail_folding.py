"""Predication instead of a scalar epilogue: the last vector has lanes that do nothing, so that no iteration is left over.

    lanes 0 to 3 of iterations 8, 9 (of 10)      mask <1, 1, 0, 0> = <8, 9, 10, 11> <= 9

Everything that may not be done for nothing has the mask: accesses, divisions. Reductions keep what they had, and of what is used behind the
loop the last lane counts that did something. It is done where -prefer-predicate-over-epilogue or the program
(`llvm.loop.vectorize.predicate.enable`) asks for it, and where vectors of a width that is asked for have more lanes than the loop has
iterations; nowhere where vectors go up in the loop's iterations in any case. Source: LLVM's computeMaxVF, prepareToFoldTailByMasking and
getScalarEpilogueLowering.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nvopt.passes.loop_vectorize import knobs as settings
from nvopt.passes.loop_vectorize.safety import runs_seldom

if TYPE_CHECKING:
    from nvopt.passes.loop_vectorize.legality import Legality

SCALAR_EPILOGUE, ELSE_SCALAR_EPILOGUE, DONT_VECTORIZE = settings.PREDICATION_CHOICES


def wanted(legality: Legality) -> str:
    """What is asked for, one of the knob's values. Where code is to be small there is no second loop, whatever is asked for, nor where the
    first would never run."""
    if is_small_code(legality) or fills_no_vector(legality):
        return DONT_VECTORIZE
    told = str(legality.knobs[settings.PREFER_PREDICATE])
    return ELSE_SCALAR_EPILOGUE if told == SCALAR_EPILOGUE and legality.hints.predicate else told


def is_small_code(legality: Legality) -> bool:
    """Whether the function's code is to be small, whatever somebody asks for in the loop."""
    attributes = legality.scev.function.attributes
    return "optsize" in attributes or "minsize" in attributes


def fills_no_vector(legality: Legality) -> bool:
    """Whether the loop runs seldom, and isn't known to come to as many iterations as a vector of the width that is asked for has lanes."""
    return runs_seldom(legality) and legality.scev.small_constant_trip_count(legality.loop) < legality.hints.width


def leaves_no_tail(legality: Legality, width: int) -> bool:
    """Whether the loop's iterations are a multiple of `width`, as far as it runs to its end."""
    if legality.loop.exiting_block is not legality.loop.latch and legality.uncountable_exit is None:
        return False
    backedge_taken = legality.under.symbolic_max_backedge_taken_count()
    scev, pointers = legality.scev, legality.accesses.pointers
    trips = pointers.guarded(scev.add(backedge_taken, scev.constant(backedge_taken.type, 1)))
    return 1 << scev.min_trailing_zeros(trips) >= width


def may_fold_tail(legality: Legality) -> bool:
    """Whether lanes may do nothing: the loop ends where it goes round, no value of the iteration before the last is used behind it, and all
    can have a mask."""
    loop = legality.loop
    if loop.exiting_block is not loop.latch or legality.histograms:
        return False
    if legality.knobs[settings.SCALAR_EPILOGUE] or any(map(legality.is_used_behind, legality.fixed_order_recurrences)):
        return False
    from nvopt.passes.loop_vectorize.if_conversion import may_be_masked  # late: mostly a scalar loop does what is left

    return all(may_be_masked(instruction) for block in loop.blocks for instruction in block)
