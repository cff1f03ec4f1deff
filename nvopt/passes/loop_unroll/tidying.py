"""What copies of a body leave to be tidied: constants are folded, steps are added up, what nothing uses goes, blocks are joined.

    %i.next = add nuw i32 %i, 1                      …
    %i.next.1 = add nuw i32 %i.next, 1     becomes   %i.next.1 = add nuw i32 %i, 2

Source: LLVM's simplifyLoopAfterUnroll.
"""

from __future__ import annotations

from collections.abc import Iterable

from nvopt.analysis.integers import signed
from nvopt.analysis.loops import LoopInfo
from nvopt.analysis.values.execution import has_side_effects
from nvopt.ir import BasicBlock, BinaryOperator, ConstantInt, DataLayout, Instruction, IntType, PHINode, Value
from nvopt.passes.instsimplify import simplified
from nvopt.transforms.blocks import CFGAnalyses, merge_into_predecessor
from nvopt.transforms.folding_builder import folded_to


def fold_all(blocks: Iterable[BasicBlock], loops: LoopInfo, layout: DataLayout) -> None:
    """Folds what the blocks compute, each behind what it uses, and deletes what is dead there."""
    blocks = list(blocks)
    for block in blocks:
        for instruction in list(block):
            if instruction.parent is None or instruction.is_terminator:
                continue
            value = _instead_of(instruction, loops, layout)
            if value is not None:
                instruction.replace_all_uses_with(value)
            else:
                _add_up_steps(instruction, loops)
    for block in reversed(blocks):
        delete_dead(reversed(list(block)))


def _instead_of(instruction: Instruction, loops: LoopInfo, layout: DataLayout) -> Value | None:
    if isinstance(instruction, PHINode):
        return _only_value(instruction, loops)
    found = folded_to(instruction, layout) or simplified(instruction)
    return found if found is not None and _is_closed_use(found, instruction, loops) else None


def _only_value(phi: PHINode, loops: LoopInfo) -> Value | None:
    """What a phi of one edge is, unless it closes a loop."""
    value = phi.operands[0] if len(phi.operands) == 2 else None
    return value if value is not None and value is not phi and _is_closed_use(value, phi, loops) else None


def _is_closed_use(value: Value, user: Instruction, loops: LoopInfo) -> bool:
    """Whether the value is computed in no loop that the users of `user`'s result may be outside of."""
    if not isinstance(value, Instruction):
        return True
    loop = loops.loop_for(value.block)
    return loop is None or loop.contains_block(user.block)


def _add_up_steps(instruction: Instruction, loops: LoopInfo) -> None:
    """(x + a) + b is x + (a + b)."""
    if not isinstance(instruction, BinaryOperator) or instruction.opcode != "add" or not isinstance(instruction.type, IntType):
        return
    inner, more = instruction.operands
    if not isinstance(inner, BinaryOperator) or inner.opcode != "add" or not isinstance(more, ConstantInt):
        return
    value, less = inner.operands
    if not isinstance(less, ConstantInt) or not _is_closed_use(value, instruction, loops):
        return
    bits = instruction.type.bits
    total = less.signed + more.signed
    flags = [flag for flag in instruction.flags if flag in inner.flags]
    if "nsw" in flags and total != signed(total % (1 << bits), bits):
        flags.remove("nsw")
    instruction.set_operand(0, value)
    instruction.set_operand(1, ConstantInt.get(instruction.type, total))
    instruction.flags = tuple(flags)


def delete_dead(instructions: Iterable[Instruction]) -> None:
    """Deletes those that nothing uses and that do nothing, and what was there only for them. What a debugger shows stays."""
    pending = list(instructions)[::-1]
    while pending:
        one = pending.pop()
        if one.parent is None or one.is_terminator or one.is_used or one.has_metadata_uses or has_side_effects(one):
            continue
        if one.opcode == "landingpad":  # where an invoke unwinds to, there must be one
            continue
        operands = [operand for operand in one.operands if isinstance(operand, Instruction) and operand is not one]
        one.erase()
        pending += operands


def join_blocks(blocks: Iterable[BasicBlock], kept: CFGAnalyses) -> None:
    """Joins each block with the one before it, where no other leads there and that leads nowhere else."""
    for block in blocks:
        if block.parent is not None:
            merge_into_predecessor(block, kept)
