"""Blocks that not every iteration executes, and how they may be done for several iterations at once: by selects, by loads that could
always be done, and by loads and stores under a mask.

    conversion = IfConversion(loop, pointers, tracking, needs_predication)
    conversion.refusal()      # None, or the reason why it can't be done
    conversion.masked         # the accesses that need a mask

Source: LLVM's canVectorizeWithIfConvert and blockCanBePredicated. LLVM takes each pointer that is accessed in every iteration for safe,
whatever is accessed there; here it must be as much, and as well aligned.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from nvopt.analysis.loops import Loop
from nvopt.analysis.memory.loop_pointers import LoopPointers
from nvopt.analysis.memory.memory_location import accessed_type
from nvopt.analysis.speculation import is_dereferenceable_in_loop, is_safe_to_speculate
from nvopt.analysis.value_tracking import ValueTracking
from nvopt.analysis.values import execution
from nvopt.analysis.values.matching import intrinsic
from nvopt.ir import BasicBlock, BranchInst, Instruction, LoadInst, PHINode, StoreInst, SwitchInst, Value, VectorType
from nvopt.passes.loop_vectorize.diagnostics import NO_CFG_FOR_SELECT, UNSUPPORTED_SWITCH, UNSUPPORTED_TERMINATOR, Reason


class _Extent(NamedTuple):
    """What an access takes: bytes from a pointer on, at this alignment in bytes."""

    size: int
    align: int


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
        for block in self.loop.blocks:
            terminator = block.terminator
            assert terminator is not None
            if isinstance(terminator, SwitchInst):
                if not all(map(self.loop.contains_block, terminator.successors)):
                    return UNSUPPORTED_SWITCH, terminator
            elif not isinstance(terminator, BranchInst):
                return UNSUPPORTED_TERMINATOR, terminator
            if self.needs_predication(block) and not all(map(may_be_masked, block)):
                return NO_CFG_FOR_SELECT, terminator
        safe: dict[Value, set[_Extent]] = {}
        for access in self._safe_accesses():
            safe.setdefault(access.pointer, set()).add(self._extent(access))
        for block in filter(self.needs_predication, self.loop.blocks):
            self.masked.update(one for one in block if _needs_mask(one) and not self._is_safe(one, safe))
        return None

    def _safe_accesses(self) -> Iterator[LoadInst | StoreInst]:
        """Those that every iteration does, or may do."""
        for block in self.loop.blocks:
            is_conditional = self.needs_predication(block)
            for one in block:
                if isinstance(one, (LoadInst, StoreInst)) and (not is_conditional or self._may_always_load(one)):
                    yield one

    def _extent(self, access: LoadInst | StoreInst) -> _Extent:
        return _Extent(self.pointers.layout.store_size(accessed_type(access)), access.align or 1)

    def _is_safe(self, access: Instruction, safe: dict[Value, set[_Extent]]) -> bool:
        """Whether it loads a part of what is there, aligned no better than that is known to be."""
        if not isinstance(access, LoadInst):
            return False
        size, align = self._extent(access)
        return any(size <= there.size and align <= there.align for there in safe.get(access.pointer, ()))

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


def may_be_masked(instruction: Instruction) -> bool:
    """Whether it can be done for some lanes only, or does no harm for the others."""
    if isinstance(instruction, (LoadInst, StoreInst)) or intrinsic(instruction) in ("assume", "experimental.noalias.scope.decl"):
        return True
    return not execution.may_read_or_write(instruction) and not execution.may_throw(instruction)


def _needs_mask(instruction: Instruction) -> bool:
    """Whether it must not be done for lanes that leave its block out, unless memory is there."""
    return isinstance(instruction, (LoadInst, StoreInst)) or intrinsic(instruction) == "assume"
