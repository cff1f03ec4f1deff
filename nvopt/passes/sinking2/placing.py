"""Where a value would go, what goes along, and what registers that takes."""

from __future__ import annotations

from typing import NamedTuple

from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.liveness import Liveness, blocks_of_use
from nvopt.analysis.loops import LoopInfo
from nvopt.analysis.register_pressure import units
from nvopt.analysis.values import execution
from nvopt.ir import AllocaInst, Argument, BasicBlock, CallBase, Function, InlineAsm, Instruction, LoadInst, PHINode, PointerType, Value
from nvopt.ir.types import token
from nvopt.target.address_spaces import READ_ONLY

_LONGEST = 6
"""Instructions from a value down to the furthest operand that goes along."""
_PADS = frozenset({"landingpad", "catchpad", "cleanuppad", "catchswitch"})


class Placing(NamedTuple):
    """Where a value goes, with the operands that go along, users ahead of what they use."""

    target: BasicBlock
    along: list[Instruction]


class Places:
    """The places of one function's values, as they are now."""

    def __init__(self, function: Function, dominators: DominatorTree, loops: LoopInfo) -> None:
        self._dominators = dominators
        self._loops = loops
        self._parameters_in_memory = function.is_kernel
        self._liveness = Liveness()

    def placing(self, value: Instruction) -> Placing | None:
        """The block further down to which the value may go without taking more registers, None if there is none."""
        taken = self._taken(value)
        target = self._target(value) if taken else None
        if target is None:
            return None
        along: list[Instruction] = []
        kept = sum(self._kept_for(operand, value, target, along, _LONGEST) for operand in dict.fromkeys(value.operands))
        return Placing(target, along) if kept <= taken else None

    def forget(self, moved: Instruction) -> None:
        """That it stands elsewhere now."""
        for value in (moved, *moved.operands):
            self._liveness.forget(value)

    def _target(self, value: Instruction) -> BasicBlock | None:
        """The nearest block that dominates all uses, but in no loop that the value isn't in."""
        target: BasicBlock | None = None
        for user in value.users:
            assert isinstance(user, Instruction)
            for block in blocks_of_use(user, value):
                if not self._dominators.is_reachable(block):
                    return None
                target = block if target is None else self._dominators.nearest_common_dominator(target, block)
        while target is not None and not self._may_go(value, target):
            target = self._dominators.immediate_dominator(target)
        return target if target is not value.parent else None

    def _may_go(self, value: Instruction, target: BasicBlock) -> bool:
        """Whether the value is computed there no more often than here."""
        loop = self._loops.loop_for(target)
        begins = target.first_non_phi
        return (loop is None or loop.contains_instruction(value)) and begins is not None and begins.opcode not in _PADS

    def _taken(self, value: Value) -> int:
        """Registers of 32 bits that a value takes."""
        if isinstance(value, AllocaInst) or not isinstance(value, (Instruction, Argument)):
            return 0
        return 0 if self._parameters_in_memory and isinstance(value, Argument) else units(value.type).registers

    def _kept_for(self, operand: Value, user: Instruction, target: BasicBlock, along: list[Instruction], left: int) -> int:
        """Registers that are live down to the target for an operand: none if it is live there in any case; its own, or those for its
        operands, where that isn't more and it goes along, into `along`."""
        kept = self._taken(operand)
        if not kept or target in self._liveness.live_in(operand):
            return 0
        if left and isinstance(operand, Instruction) and operand.users == [user] and is_movable(operand) and self._may_go(operand, target):
            parts = [operand]
            moved = sum(self._kept_for(part, operand, target, parts, left - 1) for part in dict.fromkeys(operand.operands))
            if moved <= kept:
                along += parts
                return moved
        return kept


def is_movable(inst: Instruction) -> bool:
    """Whether the instruction does the same wherever it stands."""
    if isinstance(inst, (PHINode, AllocaInst)) or inst.is_terminator or inst.opcode in _PADS or inst.type is token:
        return False
    if isinstance(inst, LoadInst):
        type = inst.pointer.type
        is_simple = not inst.volatile and not inst.ordering
        return is_simple and isinstance(type, PointerType) and type.addrspace in READ_ONLY
    if isinstance(inst, CallBase) and (inst.has_fn_attribute("convergent") or isinstance(inst.callee, InlineAsm)):
        return False
    return not execution.may_read_or_write(inst) and not execution.has_side_effects(inst)
