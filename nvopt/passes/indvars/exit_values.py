"""Exit values: what a phi behind the loop takes from it is computed without it, where how often the loop goes round tells what it is.

    loop:                                                   loop:
      %i = phi i32 [ 0, %entry ], [ %next, %loop ]            …
      %next = add nuw nsw i32 %i, 1                           br i1 %more, label %loop, label %exit
      %more = icmp ult i32 %next, %n             becomes    exit:
      br i1 %more, label %loop, label %exit                   ret i32 %n
    exit:
      %last = phi i32 [ %next, %loop ]
      ret i32 %last

Source: LLVM's rewriteLoopExitValues, rewriteFirstIterationLoopExitValues.
"""

from __future__ import annotations

from typing import NamedTuple

from nvopt.analysis.loops import Loop
from nvopt.analysis.scev.expressions.kinds import CONSTANT, COULD_NOT_COMPUTE, SCEV, UNKNOWN, SCEVAddRecExpr
from nvopt.analysis.values import execution
from nvopt.ir import BasicBlock, BranchInst, ConstantInt, Instruction, PHINode
from nvopt.passes.indvars.editing import LoopWork
from nvopt.transforms.blocks import terminator_of
from nvopt.transforms.loops import exit_blocks


class _ExitValue(NamedTuple):
    """What comes into a phi behind the loop."""

    phi: PHINode
    source: BasicBlock
    inside: Instruction
    e: SCEV
    is_costly: bool


def rewrite_exit_values(work: LoopWork, policy: str) -> None:
    """Computes ahead of the loop what phis behind it take from it. `policy` is of the knob `replexitval`, other than "never"."""
    found = [one for block in exit_blocks(work.loop) for phi in block.phis() if phi.is_used for one in _known_values(work, phi, policy)]
    is_deletable = _can_be_deleted(work, found)
    wanted = [one for one in found if not one.is_costly or policy == "always" or is_deletable]
    for one, value in [(one, work.expand(one.e)) for one in wanted]:  # all before the first edit
        if value is None:
            continue
        for at in range(0, len(one.phi.operands), 2):
            if one.phi.operands[at + 1] is one.source:
                work.set_operand(one.phi, at, value)
    for phi in dict.fromkeys(one.phi for one in found):
        _drop_single(work, phi)


def _known_values(work: LoopWork, phi: PHINode, policy: str) -> list[_ExitValue]:
    """Those of its incoming values that the loop changes and that are known behind it."""
    if not work.scev.is_scevable(phi.type):
        return []
    found = []
    for value, source in dict.fromkeys(phi.incoming):
        if not isinstance(value, Instruction) or not work.loop.defines(value) or not work.loop.contains_block(source):
            continue
        e = _value_behind(work, value, source)
        if e is None or not _is_wanted(work, value, e, policy):
            continue
        found.append(_ExitValue(phi, source, value, e, work.expander.is_high_cost(e, work.entry, work.budget)))
    return found


def _value_behind(work: LoopWork, value: Instruction, source: BasicBlock) -> SCEV | None:
    """What the value is when the loop is left from `source`: on all ways out, or on this one."""
    scev, loop = work.scev, work.loop
    found = scev.at_scope(scev.get(value), loop.parent)
    if _is_usable(work, found):
        return found
    count = scev.exit_count(loop, source)
    e = scev.get(value)
    if count.kind == COULD_NOT_COMPUTE or not isinstance(e, SCEVAddRecExpr) or e.loop is not loop:
        return None
    found = scev.evaluate_at_iteration(e, count)
    return found if _is_usable(work, found) else None


def _is_usable(work: LoopWork, e: SCEV) -> bool:
    return e.kind != COULD_NOT_COMPUTE and work.scev.is_loop_invariant(e, work.loop) and work.can_expand(e, cheaply=False)


def _is_wanted(work: LoopWork, value: Instruction, e: SCEV, policy: str) -> bool:
    """Whether it helps that nobody behind the loop needs the value: what is stored in the loop is computed there in any case."""
    if policy == "always" or e.kind in (CONSTANT, UNKNOWN):
        return True
    if policy == "unusedindvarinloop" and not _is_unused_counter(work, value):
        return False
    return not _has_hard_user(value, work.loop)


def _has_hard_user(value: Instruction, loop: Loop) -> bool:
    """Whether something in the loop that can't go depends on it."""
    seen: set[object] = {value}
    pending = [value]
    while pending:
        for user in pending.pop().users:
            if user in seen or not isinstance(user, Instruction) or not loop.contains_instruction(user):
                continue
            if execution.has_side_effects(user) and not user.is_terminator:
                return True
            seen.add(user)
            pending.append(user)
    return False


def _is_unused_counter(work: LoopWork, value: Instruction) -> bool:
    """Whether it is a counter's phi or step, and nothing else in the loop needs that counter."""
    for phi in work.inductions():
        step = work.step_of(phi)
        if step is not None and value in (phi, step):
            return all(isinstance(user, PHINode) or user is step for one in (phi, step) for user in one.users)
    return False


def _can_be_deleted(work: LoopWork, found: list[_ExitValue]) -> bool:
    """Whether the loop will have nothing to do when these values are known: it is worth more then."""
    loop = work.loop
    outside = exit_blocks(loop)
    if loop.subloops or len(outside) != 1 or loop.exiting_block is None:
        return False
    if work.scev.backedge_taken_count(loop).kind == COULD_NOT_COMPUTE:
        return False
    known = {(one.phi, one.inside) for one in found}
    closing = ((phi, value) for phi in outside[0].phis() if phi.is_used for value, _ in phi.incoming)
    if any(work.loop.defines(value) and (phi, value) not in known for phi, value in closing):
        return False
    return not any(execution.has_side_effects(one) for block in loop.blocks for one in block if not one.is_terminator)


def _drop_single(work: LoopWork, phi: PHINode) -> None:
    """A phi of one incoming value that closes no loop any more is that value."""
    if len(phi.operands) == 2 and not work.loop.defines(phi.operands[0]) and work.keeps_loops_closed(phi, phi.operands[0]):
        work.replace(phi, phi.operands[0])


def rewrite_first_iteration_values(work: LoopWork) -> None:
    """An exit that is taken in the first iteration or never, since its condition doesn't change, is left with what phis begin with."""
    tree, header = work.scev.dominators, work.loop.header
    for block in exit_blocks(work.loop):
        for phi in block.phis():
            for at in range(0, len(phi.operands), 2):
                value, source = phi.operands[at : at + 2]
                assert isinstance(source, BasicBlock)
                if not isinstance(value, PHINode) or value.block is not header or not work.loop.contains_block(source):
                    continue
                start = value.incoming_for(work.preheader)
                if tree.dominates(source, work.latch) and _is_decided_at_once(work, source) and work.keeps_loops_closed(phi, start):
                    work.set_operand(phi, at, start)


def _is_decided_at_once(work: LoopWork, source: BasicBlock) -> bool:
    """Whether the way out of the loop that a block may take is taken in the first iteration or never."""
    branch = terminator_of(source)
    if not isinstance(branch, BranchInst) or not branch.is_conditional or work.loop.defines(branch.condition):
        return False
    inside = [work.loop.contains_block(one) for one in branch.successors]
    if isinstance(branch.condition, ConstantInt):  # taken always, or never
        return True
    return inside in ([True, False], [False, True]) and work.scev.loops.loop_for(source) is work.loop
