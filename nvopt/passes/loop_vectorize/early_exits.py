"""Loops with an exit of which it isn't known when it is taken: a search, which stops where it finds something.

Such a loop may be done in vectors where all that it does until then could be done for some iterations too many.

Source: LLVM 22's isVectorizableEarlyExitLoop and canUncountableExitConditionLoadBeMoved.
"""

from __future__ import annotations

from nvopt.analysis.loops import Loop
from nvopt.analysis.memory.aliases import NO_ALIAS, AliasAnalysis
from nvopt.analysis.memory.loop_pointers import LoopPointers
from nvopt.analysis.memory.memory_location import MemoryLocation
from nvopt.analysis.scev.expressions.kinds import COULD_NOT_COMPUTE, SCEVAddRecExpr
from nvopt.analysis.speculation import is_dereferenceable_in_loop, is_safe_to_speculate
from nvopt.analysis.value_tracking import ValueTracking
from nvopt.analysis.values import execution
from nvopt.ir import BasicBlock, BranchInst, CmpInst, LoadInst, PHINode, StoreInst
from nvopt.passes.loop_vectorize import diagnostics as why
from nvopt.passes.loop_vectorize.diagnostics import Reason


class EarlyExit:
    """The exit of a loop that can't be counted."""

    def __init__(self, loop: Loop, pointers: LoopPointers, tracking: ValueTracking, aliases: AliasAnalysis) -> None:
        self.loop, self.pointers, self.tracking, self.aliases = loop, pointers, tracking, aliases
        self.block: BasicBlock | None = None
        """The block that it is in."""
        self.may_read_too_far = False
        """Whether some load may trap behind the exit, in a loop that may be done in vectors otherwise; known once `refusal` is."""

    def refusal(self) -> Reason | None:
        """Why the loop can't be done in vectors; None where it can, as far as memory and what is stored allow."""
        return self._refusal_of_exits() or self._refusal_of_instructions() or self._refusal_of_epilogue()

    def _refusal_of_exits(self) -> Reason | None:
        latch, exiting = self.loop.latch, self.loop.exiting_blocks()
        if latch is None:
            return why.NO_LATCH_EARLY_EXIT
        for block in exiting:
            if self.pointers.scev.exit_count(self.loop, block).kind != COULD_NOT_COMPUTE:
                continue
            if len(block.successors) != 2:
                return why.EARLY_EXIT_TOO_MANY_SUCCESSORS
            if self.block is not None:
                return why.TOO_MANY_UNCOUNTABLE_EARLY_EXITS
            self.block = block
        if latch.predecessors != [self.block]:
            return why.EARLY_EXIT_NOT_LATCH_PREDECESSOR
        return None if latch in exiting else why.UNKNOWN_LATCH_EXIT_COUNT

    def _refusal_of_epilogue(self) -> Reason | None:
        """Why a scalar loop would have to follow: another exit ahead of the latch ends the vector loop before its last iterations."""
        others = [one for one in self.loop.exiting_blocks() if one not in (self.block, self.loop.latch)]
        return why.EARLY_EXIT_NEEDS_SCALAR_EPILOGUE if others else None

    def _refusal_of_instructions(self) -> Reason | None:
        """Why some instruction can't be done for an iteration that the program doesn't come to."""
        has_stores = False
        for one in [one for block in self.loop.blocks for one in block]:
            if execution.may_write(one):
                if not isinstance(one, StoreInst) or not one.is_simple:
                    return why.COMPLEX_WRITES_IN_EARLY_EXIT_LOOP
                has_stores = True
            elif not isinstance(one, (LoadInst, PHINode, BranchInst)) and not is_safe_to_speculate(one, self.tracking):
                return why.UNSAFE_OPERATIONS_IN_EARLY_EXIT_LOOP
        return self._refusal_of_condition() if has_stores else self._refusal_of_loads()

    def _refusal_of_loads(self) -> Reason | None:
        """Why some load may not be done behind the exit."""
        loads = [one for block in self.loop.blocks for one in block if isinstance(one, LoadInst)]
        faulting = [one for one in loads if not is_dereferenceable_in_loop(one, self.pointers, self.tracking)]
        if any(self.pointers.stride(one.pointer, one.type, assume=True, check_wrap=False) != 1 for one in faulting):
            return why.STRIDED_FAULTING_LOAD
        self.may_read_too_far = bool(faulting)
        return None

    def _refusal_of_condition(self) -> Reason | None:
        """Why the exit of a loop that stores can't be known ahead of a vector's stores: it must depend on a load that can be done early."""
        assert self.block is not None
        branch = self.block.terminator
        condition = branch.operands[0] if isinstance(branch, BranchInst) else None
        if not isinstance(condition, CmpInst) or condition.opcode != "icmp" or len(condition.uses) != 1:
            return why.NO_CONDITION_LOAD
        load, other = condition.operands
        if not isinstance(load, LoadInst) or len(load.uses) != 1 or self.loop.defines(other):
            return why.NO_CONDITION_LOAD
        e = self.pointers.scev.get(load.pointer)
        if not isinstance(e, SCEVAddRecExpr) or e.loop is not self.loop or not e.is_affine:
            return why.EARLY_EXIT_LOAD_OF_INVARIANT_ADDRESS
        if not is_dereferenceable_in_loop(load, self.pointers, self.tracking):
            return why.POTENTIALLY_FAULTING_EARLY_EXIT_LOOP
        if load.parent is None or self.pointers.is_conditional(load.parent):
            return why.CONDITIONAL_EARLY_EXIT_LOAD
        return why.ALIAS_WITH_EARLY_EXIT_LOAD if self._may_be_overwritten(load) else None

    def _may_be_overwritten(self, load: LoadInst) -> bool:
        read = MemoryLocation.anywhere(load.pointer)
        stores = [one for block in self.loop.blocks for one in block if isinstance(one, StoreInst)]
        return any(self.aliases.alias(read, MemoryLocation.anywhere(one.pointer)) is not NO_ALIAS for one in stores)
