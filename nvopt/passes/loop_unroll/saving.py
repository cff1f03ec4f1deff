"""What of a loop would be constant if it were unrolled fully: its iterations are gone through, one after the other.

Source: LLVM's analyzeLoopUnrollCost.
"""

from __future__ import annotations

from typing import NamedTuple

from nvopt.analysis.constant_folding import can_fold, fold_instruction
from nvopt.analysis.loops import Loop
from nvopt.ir import BasicBlock, BranchInst, CallBase, Constant, ConstantInt, DataLayout, Instruction, PHINode, Value
from nvopt.passes.loop_unroll.size import size


class Saving(NamedTuple):
    """What all iterations execute, in units of size, and what is left of it in the unrolled code."""

    rolled: int
    unrolled: int

    def boost(self, most: int) -> int:
        """How much larger than usual the code may be for that, in percent."""
        return min(100 * self.rolled // self.unrolled, most) if self.unrolled else most


def saving_of(loop: Loop, trip_count: int, largest: int, layout: DataLayout) -> Saving | None:
    """None where that isn't known: the loop has others inside, calls functions, or is larger than `largest` in any case."""
    latch, preheader = loop.latch, loop.preheader
    if loop.subloops or latch is None or preheader is None:
        return None
    rolled = unrolled = 0
    carried: dict[Value, Constant] = {}
    blocks = loop.in_reverse_post_order()
    for turn in range(trip_count):
        source = preheader if turn == 0 else latch
        known: dict[Value, Constant] = {
            phi: value for phi in loop.header.phis() if (value := _known(phi.incoming_for(source), carried)) is not None
        }
        reached = {loop.header}
        for block in blocks:
            if block not in reached:
                continue
            for instruction in block:
                if _is_real_call(instruction):
                    return None
                cost = size(instruction)
                rolled += cost
                value = None if instruction in known else _folded(instruction, known, layout)
                if value is not None:
                    known[instruction] = value
                elif instruction not in known:
                    unrolled += cost
            reached.update(_successors(block, known))
            if unrolled > largest:
                return None
        carried = known
    return Saving(rolled, unrolled)


def _known(value: Value, known: dict[Value, Constant]) -> Constant | None:
    return value if isinstance(value, Constant) else known.get(value)


def _is_real_call(instruction: Instruction) -> bool:
    return isinstance(instruction, CallBase) and not instruction.callee_name.startswith("llvm.")


def _folded(instruction: Instruction, known: dict[Value, Constant], layout: DataLayout) -> Constant | None:
    if isinstance(instruction, PHINode) or not can_fold(instruction):
        return None
    operands = [value for operand in instruction.operands if (value := _known(operand, known)) is not None]
    return fold_instruction(instruction, operands, layout) if len(operands) == len(instruction.operands) else None


def _successors(block: BasicBlock, known: dict[Value, Constant]) -> list[BasicBlock]:
    """Where the block may lead."""
    branch = block.terminator
    if isinstance(branch, BranchInst) and branch.is_conditional:
        decided = _known(branch.condition, known)
        if isinstance(decided, ConstantInt):
            return [branch.successors[int(decided.is_zero)]]
    return block.successors
