"""Loops with an exit of which it isn't known when it is taken: a search, which stops where it finds something.

Such a loop may be done in vectors where all that it does until then could be done for some iterations too many.

Source: LLVM's isVectorizableEarlyExitLoop.
"""

from __future__ import annotations

from nvopt.analysis.loops import Loop
from nvopt.analysis.memory.loop_pointers import LoopPointers
from nvopt.analysis.scev.expressions.kinds import COULD_NOT_COMPUTE
from nvopt.analysis.speculation import is_dereferenceable_in_loop, is_safe_to_speculate
from nvopt.analysis.value_tracking import ValueTracking
from nvopt.analysis.values import execution
from nvopt.ir import BasicBlock, BranchInst, Instruction, LoadInst, PHINode, StoreInst
from nvopt.passes.loop_vectorize.diagnostics import (
    COMPLEX_WRITES_IN_EARLY_EXIT_LOOP,
    EARLY_EXIT_NOT_LATCH_PREDECESSOR,
    EARLY_EXIT_TOO_MANY_SUCCESSORS,
    NO_LATCH_EARLY_EXIT,
    POTENTIALLY_FAULTING_LOADS,
    TOO_MANY_UNCOUNTABLE_EARLY_EXITS,
    UNKNOWN_LATCH_EXIT_COUNT,
    UNSAFE_OPERATIONS_IN_EARLY_EXIT_LOOP,
    WRITES_IN_EARLY_EXIT_LOOP,
    Reason,
)


def uncountable_exit(loop: Loop, pointers: LoopPointers, tracking: ValueTracking) -> BasicBlock | Reason:
    """The block with the only exit that can't be counted, where the loop may be done in vectors all the same; otherwise why not."""
    if loop.latch is None:
        return NO_LATCH_EARLY_EXIT
    uncountable = [block for block in loop.exiting_blocks() if pointers.scev.exit_count(loop, block).kind == COULD_NOT_COMPUTE]
    for at, block in enumerate(uncountable):
        if len(block.successors) != 2:
            return EARLY_EXIT_TOO_MANY_SUCCESSORS
        if at:
            return TOO_MANY_UNCOUNTABLE_EARLY_EXITS
    if loop.latch in uncountable:
        return EARLY_EXIT_NOT_LATCH_PREDECESSOR if len(loop.exiting_blocks()) > 1 else UNKNOWN_LATCH_EXIT_COUNT
    if not uncountable or loop.latch.predecessors != uncountable:
        return EARLY_EXIT_NOT_LATCH_PREDECESSOR
    if loop.latch not in loop.exiting_blocks():
        return UNKNOWN_LATCH_EXIT_COUNT
    refusal = _refusal_of_instructions(loop, pointers, tracking)
    return refusal if refusal is not None else uncountable[0]


def _refusal_of_instructions(loop: Loop, pointers: LoopPointers, tracking: ValueTracking) -> Reason | None:
    """Why some instruction can't be done for an iteration that the program doesn't come to."""
    instructions = [one for block in loop.blocks for one in block]
    for one in instructions:
        if execution.may_write(one):
            is_plain = isinstance(one, StoreInst) and one.is_simple
            return WRITES_IN_EARLY_EXIT_LOOP if is_plain else COMPLEX_WRITES_IN_EARLY_EXIT_LOOP
        if not _is_checked_elsewhere(one) and not is_safe_to_speculate(one, tracking):
            return UNSAFE_OPERATIONS_IN_EARLY_EXIT_LOOP
    if not all(is_dereferenceable_in_loop(one, pointers, tracking) for one in instructions if isinstance(one, LoadInst)):
        return POTENTIALLY_FAULTING_LOADS
    return None


def _is_checked_elsewhere(instruction: Instruction) -> bool:
    return isinstance(instruction, (LoadInst, PHINode, BranchInst))
