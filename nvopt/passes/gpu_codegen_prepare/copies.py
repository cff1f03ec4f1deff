"""Copies of an instruction for other blocks that use its result."""

from __future__ import annotations

from collections.abc import Callable

from nvopt.ir import BasicBlock, Instruction

Uses = list[tuple[Instruction, int]]
"""Who uses it, as which operand."""


def uses_elsewhere(inst: Instruction, counts: Callable[[Instruction, int], bool]) -> dict[BasicBlock, Uses]:
    """The uses that count, by the blocks, other than its own."""
    found: dict[BasicBlock, Uses] = {}
    for user, index in inst.uses:
        if isinstance(user, Instruction) and user.block is not inst.block and counts(user, index):
            found.setdefault(user.block, []).append((user, index))
    return found


def copy_for(inst: Instruction, uses: Uses) -> Instruction:
    """A copy ahead of the first of these users, who are in one block."""
    first, _ = uses[0]
    for user, _ in uses:
        if user.comes_before(first):
            first = user
    copy = inst.clone()
    copy.insert_before(first)
    for user, index in uses:
        user.set_operand(index, copy)
    return copy
