"""Blocks that not every iteration executes, and how they may be done for several iterations at once: by selects, by loads that could
always be done, and by loads and stores under a mask.

    conversion = IfConversion(loop, pointers, tracking, needs_predication)
    conversion.refusal()      # None, or the reason why it can't be done
    conversion.masked         # the accesses that need a mask

Source: LLVM's canVectorizeWithIfConvert and blockCanBePredicated.
"""

from __future__ import annotations

from collections.abc import Callable

from nvopt.analysis.loops import Loop
from nvopt.analysis.memory.loop_pointers import LoopPointers
from nvopt.analysis.speculation import is_dereferenceable_in_loop, is_safe_to_speculate
from nvopt.analysis.value_tracking import ValueTracking
from nvopt.analysis.values import execution
from nvopt.analysis.values.matching import intrinsic
from nvopt.ir import BasicBlock, BranchInst, Instruction, LoadInst, PHINode, StoreInst, SwitchInst, Value, VectorType
from nvopt.passes.loop_vectorize.diagnostics import NO_CFG_FOR_SELECT, UNSUPPORTED_SWITCH, UNSUPPORTED_TERMINATOR, Reason


class IfConversion:
    """The blocks of a loop as one."""

    def __init__(
        self, loop: Loop, pointers: LoopPointers, tracking: ValueTracking, needs_predication: Callable[[BasicBlock], bool]
    ) -> None:
        self.loop, self.pointers, self.tracking = loop, pointers, tracking
        self.needs_predication = needs_predication
        self.masked: set[Instruction] = set()
        """Accesses, and assumptions, that only some lanes may do."""
        self._computable: set[Value] = set()
        """Of what pointers are computed from, what may be computed in every iteration."""

    def refusal(self) -> tuple[Reason, Instruction] | None:
        """Why it can't be done, and because of what; None where it can."""
        safe = self._safe_pointers()
        for block in self.loop.blocks:
            terminator = block.terminator
            assert terminator is not None
            if isinstance(terminator, SwitchInst):
                if not all(map(self.loop.contains_block, terminator.successors)):
                    return UNSUPPORTED_SWITCH, terminator
            elif not isinstance(terminator, BranchInst):
                return UNSUPPORTED_TERMINATOR, terminator
            if self.needs_predication(block) and not self._mask(block, safe):
                return NO_CFG_FOR_SELECT, terminator
        return None

    def _safe_pointers(self) -> set[Value]:
        """The pointers at which a load may be done in every iteration."""
        found: set[Value] = set()
        for block in self.loop.blocks:
            is_conditional = self.needs_predication(block)
            accesses = [one for one in block if isinstance(one, (LoadInst, StoreInst))]
            found.update(one.pointer for one in accesses if not is_conditional or self._may_always_load(one))
        return found

    def _may_always_load(self, load: LoadInst | StoreInst) -> bool:
        if not isinstance(load, LoadInst) or isinstance(load.type, VectorType) or not load.is_simple:
            return False
        return self._may_compute(load.pointer) and is_dereferenceable_in_loop(load, self.pointers, self.tracking)

    def _may_compute(self, pointer: Value) -> bool:
        """Whether the pointer can be computed in every iteration and is no poison then, once flags are dropped."""
        entry = self.loop.preheader
        seen: set[Value] = set()
        pending = [pointer]
        while pending:
            value = pending.pop()
            if value in seen or value in self._computable or isinstance(value, BasicBlock):
                continue
            seen.add(value)
            if not isinstance(value, Instruction) or not self.loop.contains_instruction(value):
                context = entry.terminator if entry is not None else None
                if not self.tracking.is_guaranteed_not_to_be_poison(value, context):
                    return False
                continue
            if isinstance(value, LoadInst):
                return False
            if not isinstance(value, PHINode) and not is_safe_to_speculate(value, self.tracking):
                return False
            pending += value.operands
        self._computable |= seen
        return True

    def _mask(self, block: BasicBlock, safe: set[Value]) -> bool:
        """Whether the block can be done for some lanes only; what needs a mask for that is noted."""
        for one in block:
            name = intrinsic(one)
            if isinstance(one, StoreInst) or name == "assume" or (isinstance(one, LoadInst) and one.pointer not in safe):
                self.masked.add(one)
            elif isinstance(one, LoadInst) or name == "experimental.noalias.scope.decl":
                continue
            elif execution.may_read_or_write(one) or execution.may_throw(one):
                return False
        return True
