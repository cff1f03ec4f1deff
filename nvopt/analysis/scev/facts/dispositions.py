"""How an expression behaves in a loop, and whether it is there where a block begins.

    loop_disposition(se, e, loop)      # INVARIANT, COMPUTABLE (it changes in a way that is known) or VARIANT
    is_loop_invariant(se, e, loop)
    dominates(se, e, block)            # all that it is made of is computed in `block` or before

The loop None is the function's body: only what is no instruction's is invariant in it. A special register that is read in several places
has one value in all of them (registers.py).

Source: LLVM's ScalarEvolution::getLoopDisposition and getBlockDisposition.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Final

from nvopt.analysis.scev.cache import Cache
from nvopt.analysis.scev.expressions import rewrite
from nvopt.analysis.scev.expressions.kinds import ADDREC, CONSTANT, SCEV, UNKNOWN, VSCALE, SCEVAddRecExpr
from nvopt.ir import BasicBlock, Instruction, Value

if TYPE_CHECKING:
    from nvopt.analysis.loops import Loop
    from nvopt.analysis.scev.scalar_evolution import ScalarEvolution

VARIANT: Final = 0
INVARIANT: Final = 1
COMPUTABLE: Final = 2
DOES_NOT_DOMINATE, DOMINATES, PROPERLY_DOMINATES = range(3)


class Dispositions(Cache):
    """Where expressions are there, and where they change."""

    __slots__ = ("in_blocks", "in_loops")

    def __init__(self) -> None:
        self.in_loops: dict[SCEV, dict[Loop | None, int]] = {}
        """How they behave in loops."""
        self.in_blocks: dict[SCEV, dict[BasicBlock, int]] = {}
        """How far they are there where blocks begin."""

    def forget(self, expressions: Collection[SCEV]) -> None:
        for e in expressions:
            self.in_loops.pop(e, None)
            self.in_blocks.pop(e, None)

    def clear(self) -> None:
        self.in_loops.clear()
        self.in_blocks.clear()


def loop_disposition(se: ScalarEvolution, e: SCEV, loop: Loop | None) -> int:
    """VARIANT, INVARIANT or COMPUTABLE."""
    kind = e.kind
    if kind == CONSTANT:
        return INVARIANT
    if kind == UNKNOWN:
        value = e.value  # type: ignore[attr-defined]
        if not isinstance(value, Instruction):
            return INVARIANT
        if loop is not None and not loop.contains_block(value.parent):
            return INVARIANT
        return INVARIANT if value in se.registers.shared else VARIANT
    known = se.dispositions.in_loops.get(e)
    if known is None:
        known = se.dispositions.in_loops[e] = {}
    else:
        found = known.get(loop)
        if found is not None:
            return found
    if e.size > rewrite.LARGE:
        for part in rewrite.parts_first(e, lambda one: loop in se.dispositions.in_loops.get(one, ())):
            loop_disposition(se, part, loop)
    known[loop] = VARIANT  # where the question comes up again while it is being answered
    found = known[loop] = _in_loop(se, e, loop)
    return found


def _in_loop(se: ScalarEvolution, e: SCEV, loop: Loop | None) -> int:
    if isinstance(e, SCEVAddRecExpr):
        return _recurrence_in_loop(se, e, loop)
    found = INVARIANT
    for operand in e.operands:
        disposition = loop_disposition(se, operand, loop)
        if disposition == VARIANT:
            return VARIANT
        if disposition == COMPUTABLE:
            found = COMPUTABLE
    return found


def _recurrence_in_loop(se: ScalarEvolution, e: SCEVAddRecExpr, loop: Loop | None) -> int:
    if e.loop is loop:
        return COMPUTABLE
    if loop is None or se.dominators.dominates(loop.header, e.loop.header):
        return VARIANT
    if e.loop.contains_loop(loop) or all(is_loop_invariant(se, operand, loop) for operand in e.operands):
        return INVARIANT
    return VARIANT


def is_loop_invariant(se: ScalarEvolution, e: SCEV, loop: Loop | None) -> bool:
    """Whether the value stays the same while the loop runs."""
    return loop_disposition(se, e, loop) == INVARIANT


def has_computable_loop_evolution(se: ScalarEvolution, e: SCEV, loop: Loop | None) -> bool:
    """Whether the value changes in the loop in a way that is known."""
    return loop_disposition(se, e, loop) == COMPUTABLE


def block_disposition(se: ScalarEvolution, e: SCEV, block: BasicBlock) -> int:
    """DOES_NOT_DOMINATE, DOMINATES (part of it may be computed in the block itself) or PROPERLY_DOMINATES."""
    kind = e.kind
    if kind in (CONSTANT, VSCALE):
        return PROPERLY_DOMINATES
    if kind == UNKNOWN:
        return _unknown_in_block(se, e.value, block)  # type: ignore[attr-defined]
    known = se.dispositions.in_blocks.get(e)
    if known is None:
        known = se.dispositions.in_blocks[e] = {}
    else:
        found = known.get(block)
        if found is not None:
            return found
    if e.size > rewrite.LARGE:
        for part in rewrite.parts_first(e, lambda one: block in se.dispositions.in_blocks.get(one, ())):
            block_disposition(se, part, block)
    known[block] = DOES_NOT_DOMINATE
    found = known[block] = _in_block(se, e, block)
    return found


def _unknown_in_block(se: ScalarEvolution, value: Value, block: BasicBlock) -> int:
    if not isinstance(value, Instruction) or value in se.registers.shared:
        return PROPERLY_DOMINATES
    parent = value.parent
    assert parent is not None
    if parent is block:
        return DOMINATES
    return PROPERLY_DOMINATES if se.dominators.dominates(parent, block) else DOES_NOT_DOMINATE


def _in_block(se: ScalarEvolution, e: SCEV, block: BasicBlock) -> int:
    # A recurrence is a phi's, which counts as computed before its whole block.
    if e.kind == ADDREC and not se.dominators.dominates(e.loop.header, block):  # type: ignore[attr-defined]
        return DOES_NOT_DOMINATE
    found = PROPERLY_DOMINATES
    for operand in e.operands:
        found = min(found, block_disposition(se, operand, block))
        if found == DOES_NOT_DOMINATE:
            break
    return found


def dominates(se: ScalarEvolution, e: SCEV, block: BasicBlock) -> bool:
    """Whether the value is there somewhere in the block at the latest."""
    return block_disposition(se, e, block) != DOES_NOT_DOMINATE


def properly_dominates(se: ScalarEvolution, e: SCEV, block: BasicBlock) -> bool:
    """Whether the value is there when the block begins."""
    return block_disposition(se, e, block) == PROPERLY_DOMINATES


def is_available_at_loop_entry(se: ScalarEvolution, e: SCEV, loop: Loop) -> bool:
    """Whether the value stays the same while the loop runs, and is there when it begins."""
    return loop_disposition(se, e, loop) == INVARIANT and block_disposition(se, e, loop.header) == PROPERLY_DOMINATES
