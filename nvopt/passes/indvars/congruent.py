"""Congruent inductions: of phis that are the same in each iteration one stays; what only code behind the loop needs moves there.

Source: LLVM's SCEVExpander::replaceCongruentIVs, IndVarSimplify's sinkUnusedInvariants, DeleteDeadPHIs.
"""

from __future__ import annotations

from nvopt.analysis.scev.expressions.kinds import SCEV, SCEVAddRecExpr
from nvopt.analysis.values import execution
from nvopt.ir import (
    BasicBlock,
    BinaryOperator,
    CallInst,
    CastInst,
    CmpInst,
    GetElementPtrInst,
    Instruction,
    PHINode,
    PoisonValue,
    SelectInst,
    UnaryOperator,
)
from nvopt.passes.indvars.editing import LoopWork

_PURE = (BinaryOperator, CastInst, CmpInst, GetElementPtrInst, SelectInst, UnaryOperator)
_PURE_CALLS = ("llvm.umin.", "llvm.umax.", "llvm.smin.", "llvm.smax.")


def merge_congruent(work: LoopWork) -> None:
    """Replaces integer phis that are the same recurrence as another, and what comes around the loop for them."""
    first: dict[SCEV, PHINode] = {}
    for phi in [*work.inductions()]:
        e = work.scev.get(phi)
        if not isinstance(e, SCEVAddRecExpr) or e.loop is not work.loop or not e.is_affine or e.is_pointer:
            continue
        other = first.setdefault(e, phi)
        if other is not phi:
            _merge(work, phi, other)


def _merge(work: LoopWork, phi: PHINode, other: PHINode) -> None:
    """Lets `other` do for `phi`, if both are stepped by an addition and begin with one value."""
    step, kept = work.step_of(phi), work.step_of(other)
    if step is None or kept is None or phi.incoming_for(work.preheader) is not other.incoming_for(work.preheader):
        return
    if not work.scev.dominators.value_dominates(kept, step) or work.scev.get(step) is not work.scev.get(kept):
        return
    if set(kept.operands) - {other} != set(step.operands) - {phi} or kept.opcode != step.opcode:
        return
    if not set(kept.flags) <= set(step.flags):
        keep_common_flags(work, kept, step)
    work.replace(step, kept)
    work.replace(phi, other)


def keep_common_flags(work: LoopWork, kept: Instruction, other: Instruction) -> None:
    """Takes from an instruction the flags that the other, for which it will stand, doesn't have and that aren't proven."""
    scev = work.scev
    old, kept.flags = kept.flags, ()
    a, b = (scev.get(one) for one in kept.operands)
    flags = [flag for flag in old if flag in other.flags or scev.will_not_overflow(kept.opcode, flag == "nsw", a, b, kept)]
    work.set_flags(kept, flags)


def delete_dead_phis(work: LoopWork) -> None:
    """Deletes phis of the header that nothing needs but themselves and what comes around the loop for them."""
    for phi in work.loop.header.phis():
        cycle = _dead_cycle(phi)
        if cycle is None:
            continue
        for one in cycle:
            one.replace_all_uses_with(PoisonValue.get(one.type))
        for one in cycle:
            work.dead += (operand for operand in one.operands if isinstance(operand, Instruction) and operand not in cycle)
            one.erase()
        work.changed = True


def _dead_cycle(phi: PHINode) -> list[Instruction] | None:
    """The phi and all that is computed of it, where none of that has an effect."""
    found: list[Instruction] = [phi]
    seen: set[object] = {phi}
    for one in found:
        for user in one.users:
            if user in seen:
                continue
            if not isinstance(user, Instruction) or user.is_terminator or execution.has_side_effects(user) or len(found) > _LONGEST:
                return None
            seen.add(user)
            found.append(user)
    return found


_LONGEST = 32
"""Instructions that a dead phi takes along."""


def sink_unused(work: LoopWork) -> None:
    """Moves from ahead of the loop to behind it what only code behind it needs, so that it takes no register in the loop."""
    behind = _only_exit(work)
    if behind is None or behind.first_non_phi is None or work.scev.loops.loop_for(behind) is not work.loop.parent:
        return
    at = work.entry.previous
    while at is not None and not isinstance(at, PHINode):
        one, at = at, at.previous
        if _can_move(one) and one.is_used and not _is_needed_before(work, one):
            one.move_before(behind.first_non_phi)
            work.changed = True


def _only_exit(work: LoopWork) -> BasicBlock | None:
    """Where the loop leads, if that is one edge."""
    edges = [one for block in work.loop.blocks for one in block.successors if not work.loop.contains_block(one)]
    return edges[0] if len(edges) == 1 else None


def _can_move(one: Instruction) -> bool:
    if isinstance(one, CallInst):
        return one.callee_name.startswith(_PURE_CALLS)
    return isinstance(one, _PURE)


def _is_needed_before(work: LoopWork, one: Instruction) -> bool:
    """Whether the preheader or the loop uses it; a phi does so at the ends of the blocks that its values come from."""
    for user, at in one.uses:
        if not isinstance(user, Instruction):
            return True
        place = user.operands[at + 1] if isinstance(user, PHINode) else user.block
        assert isinstance(place, BasicBlock)
        if place is work.preheader or work.loop.contains_block(place):
            return True
    return False
