"""Exit tests: what an exit asks in each iteration becomes a constant where it is known, otherwise `icmp ne`/`eq` of a counter by one.

    loop:                                                   loop:
      %i = phi i32 [ 0, %entry ], [ %next, %loop ]            %i = phi i32 [ 0, %entry ], [ %next, %loop ]
      %next = add i32 %i, 1                                   %next = add nuw i32 %i, 1
      %more = icmp ult i32 %next, %n             becomes      %exitcond = icmp ne i32 %next, %umax
      br i1 %more, label %loop, label %exit                   br i1 %exitcond, label %loop, label %exit

`fold_exits`, `predicate_exits` and `replace_exit_tests` (LLVM's linear function test replacement, LFTR) are for a loop in which exit values
and users are simple already.

The new test says the same in each iteration, but perhaps of a counter that no branch depended on, and which was poison then in the last
iteration, or all along: its flags go, unless they can be proven, and what it begins with must be a number.

Source: LLVM's IndVarSimplify: optimizeLoopExits, predicateLoopExits, linearFunctionTestReplace.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from nvopt.analysis.scev.expressions.kinds import COULD_NOT_COMPUTE, SCEV, SCEVAddRecExpr, SCEVConstant
from nvopt.analysis.values import execution
from nvopt.ir import BasicBlock, BranchInst, CastInst, CmpInst, Constant, ConstantInt, Instruction, IntType, PHINode, Value
from nvopt.ir.types import i1
from nvopt.passes.indvars.editing import LoopWork

# -- exits of which it is known whether they are taken


def fold_exits(work: LoopWork) -> None:
    """Decides exits that are taken in the first iteration, or that others are always taken before."""
    scev, loop = work.scev, work.loop
    bound = scev.symbolic_max_backedge_taken_count(loop)
    earlier: set[SCEV] = set()
    decided = []
    for block, branch in _by_dominance(work):
        if isinstance(branch.condition, Constant):
            continue
        count = scev.exit_count(loop, block)
        if count.kind == COULD_NOT_COMPUTE:
            continue
        if count.is_zero:
            decided.append((branch, True))
        elif count in earlier or _comes_later(work, count, bound):
            decided.append((branch, False))
        earlier.add(count)
    runs_once = scev.backedge_taken_count(loop).is_zero
    for branch, is_taken in decided:
        _decide(work, branch, is_taken)
    if runs_once:
        _drop_inductions(work)


def _by_dominance(work: LoopWork) -> list[tuple[BasicBlock, BranchInst]]:
    """The exits in the order in which each iteration comes to them: all dominate the latch."""
    found: list[tuple[BasicBlock, BranchInst]] = []
    for one in work.exits():
        at = len(found)
        while at and work.scev.dominators.dominates(one[0], found[at - 1][0]):
            at -= 1
        found.insert(at, one)
    return found


def _comes_later(work: LoopWork, count: SCEV, bound: SCEV) -> bool:
    """Whether the loop never goes round so often: it is left by another exit before."""
    if bound.kind == COULD_NOT_COMPUTE or count is bound:
        return False
    wide = IntType.get(max(count.bits, bound.bits))
    return work.scev.is_loop_entry_guarded_by_cond(
        work.loop, "ult", work.scev.noop_or_zext(bound, wide), work.scev.noop_or_zext(count, wide)
    )


def _decide(work: LoopWork, branch: BranchInst, is_taken: bool) -> None:
    work.set_operand(branch, 0, ConstantInt.get(i1, int(work.stays_where_true(branch) != is_taken)))


def _drop_inductions(work: LoopWork) -> None:
    """In a loop that never goes round a phi is what it begins with."""
    for phi in work.loop.header.phis():
        start = phi.incoming_for(work.preheader)
        if work.keeps_loops_closed(phi, start):
            work.replace(phi, start)


# -- exits that are decided ahead of the loop


def predicate_exits(work: LoopWork) -> bool:
    """Where nobody notices how often the loop goes round, an exit is taken in the first iteration or never, and before the loop it is
    known which. Whether this was done: the loop's count is another then."""
    scev, loop = work.scev, work.loop
    total = scev.backedge_taken_count(loop)
    exits = _predicable(work) if total.kind != COULD_NOT_COMPUTE and work.can_expand(total, cheaply=False) else []
    if not exits or any(execution.has_side_effects(one) for block in loop.blocks for one in block if not one.is_terminator):
        return False
    if any(count is not total and not work.can_expand(e, cheaply=True) for _, count in exits for e in (count, total)):
        return False
    for branch, count in exits:
        if count is total:
            _decide(work, branch, is_taken=True)
        else:
            _ask_ahead(work, branch, count, total)
    return True


def _predicable(work: LoopWork) -> list[tuple[BranchInst, SCEV]]:
    """The exits that come first in each iteration and lead to blocks without phis, with their counts."""
    scev = work.scev
    found: list[tuple[BranchInst, SCEV]] = []
    exits = {block for block, _ in work.exits()}
    if any(block not in exits for block in work.loop.exiting_blocks()):
        return []
    for block, branch in _by_dominance(work):
        count = scev.exit_count(work.loop, block)
        outside = branch.successors[1 if work.stays_where_true(branch) else 0]
        if isinstance(branch.condition, Constant) or count.kind == COULD_NOT_COMPUTE or outside.phis():
            break
        if not scev.is_loop_invariant(count, work.loop):
            break
        found.append((branch, count))
    return found


def _ask_ahead(work: LoopWork, branch: BranchInst, count: SCEV, total: SCEV) -> None:
    """The exit is taken where its count is the least."""
    own, bound = work.expand(count), work.expand(total)
    if own is None or bound is None:
        return
    assert isinstance(own.type, IntType)
    assert isinstance(bound.type, IntType)
    wide = IntType.get(max(own.type.bits, bound.type.bits))
    own, bound = (one if one.type is wide else work.expander.insert(CastInst("zext", one, wide), work.entry) for one in (own, bound))
    comparison = work.expander.insert(CmpInst("icmp", "ne" if work.stays_where_true(branch) else "eq", own, bound), branch)
    work.set_operand(branch, 0, comparison)


# -- tests of counters


class _Counter(NamedTuple):
    """An integer phi that goes up by one, and what it is in the next iteration."""

    phi: PHINode
    step: Instruction
    e: SCEVAddRecExpr

    @property
    def bits(self) -> int:
        return self.e.bits


def replace_exit_tests(work: LoopWork) -> None:
    """Makes of each exit test that could be simpler one of whether a counter has come to its end."""
    for block, branch in [*work.exits()]:
        if not _needs_replacement(work, branch):
            continue
        count = work.scev.exit_count(work.loop, block)
        if count.kind == COULD_NOT_COMPUTE or count.is_zero or not work.scev.is_loop_invariant(count, work.loop):
            continue
        counter = _counter_for(work, branch, count)
        if counter is not None and work.can_expand(count, cheaply=True):
            _replace_test(work, block, branch, counter, count)


def _needs_replacement(work: LoopWork, branch: BranchInst) -> bool:
    """Whether the test changes in the loop, and is not a comparison of a counter with what doesn't for equality."""
    condition = branch.condition
    if not work.loop.defines(condition):
        return False
    if not isinstance(condition, CmpInst) or condition.opcode != "icmp" or not condition.predicate.is_equality:
        return True
    changing = [one for one in condition.operands if work.loop.defines(one)]
    if len(changing) != 1:
        return True
    return all(changing[0] not in (phi, work.step_of(phi)) for phi in work.loop.header.phis() if work.step_of(phi) is not None)


def _counter_for(work: LoopWork, branch: BranchInst, count: SCEV) -> _Counter | None:
    """The counter to ask: one that is needed anyway, from zero, wide."""
    best: _Counter | None = None
    for one in _counters(work, branch, count):
        if best is None or _is_better(one, best, branch):
            best = one
    return best


def _counters(work: LoopWork, branch: BranchInst, count: SCEV) -> Iterator[_Counter]:
    """The counters that are as wide as the count and may be asked."""
    native = work.scev.layout.native_widths
    for phi in work.inductions():
        step = work.counter_step(phi)
        e = work.scev.get(phi)
        if step is None or not isinstance(e, SCEVAddRecExpr) or e.bits < count.bits or e.bits not in native:
            continue
        if _is_asked(branch, phi) or _is_asked(branch, step) or _begins_as_number(work, phi):
            yield _Counter(phi, step, e)


def _is_asked(branch: BranchInst, value: Value) -> bool:
    """Whether the exit test rests on the value itself."""
    condition = branch.condition
    return isinstance(condition, CmpInst) and condition.opcode == "icmp" and value in condition.operands


def _begins_as_number(work: LoopWork, phi: PHINode) -> bool:
    return work.scev.tracking.is_guaranteed_not_to_be_undef_or_poison(phi.incoming_for(work.preheader), work.entry)


def _is_better(one: _Counter, best: _Counter, branch: BranchInst) -> bool:
    if _is_almost_dead(best, branch):
        return not _is_almost_dead(one, branch) or _counts_better(one, best)
    return not _is_almost_dead(one, branch) and _counts_better(one, best)


def _counts_better(one: _Counter, best: _Counter) -> bool:
    """From zero rather than from elsewhere; the wider one, since the other may have been widened to it."""
    if one.e.start.is_zero != best.e.start.is_zero:
        return one.e.start.is_zero
    return one.bits > best.bits


def _is_almost_dead(counter: _Counter, branch: BranchInst) -> bool:
    """Whether nothing needs the counter but itself and the test that is to go."""
    needed = {user for one in (counter.phi, counter.step) for user in one.users}
    return needed <= {counter.phi, counter.step, branch.condition}


def _replace_test(work: LoopWork, block: BasicBlock, branch: BranchInst, counter: _Counter, count: SCEV) -> None:
    is_behind_step = block is work.latch
    asked: Value = counter.step if is_behind_step else counter.phi
    if not _is_asked(branch, asked):
        _drop_unproven_flags(work, counter)
    limit = work.expand(_limit(work, counter, count, is_behind_step))
    if limit is None:
        return
    assert isinstance(limit.type, IntType)
    if limit.type.bits < counter.bits:
        asked, limit = _in_one_width(work, branch, asked, limit)
    test = CmpInst("icmp", "ne" if work.stays_where_true(branch) else "eq", asked, limit, name="exitcond")
    replaced = branch.condition
    work.insert(test, branch, replaced if isinstance(replaced, Instruction) else branch)
    work.set_operand(branch, 0, test)


def _drop_unproven_flags(work: LoopWork, counter: _Counter) -> None:
    """The step's flags, which may have made poison that nobody asked for, stay only where they are proven."""
    step, scev = counter.step, work.scev
    if not step.flags:
        return
    old = step.flags
    step.flags = ()
    a, b = (scev.get(one) for one in step.operands)
    proven = [flag for flag in old if scev.will_not_overflow(step.opcode, flag == "nsw", a, b, step)]
    step.flags = tuple(proven)
    work.changed = True


def _limit(work: LoopWork, counter: _Counter, count: SCEV, is_behind_step: bool) -> SCEV:
    """What the counter is when the exit is taken, in the width of the count: in that the counter comes to each number once."""
    scev = work.scev
    e: SCEV = counter.e
    if count.bits < counter.bits:
        if isinstance(counter.e.start, SCEVConstant) and isinstance(count, SCEVConstant):
            count = scev.zext(count, counter.e.type)
        else:
            e = scev.trunc(e, count.type)
    assert isinstance(e, SCEVAddRecExpr)
    if is_behind_step:
        e = scev.post_inc(e)
    return scev.evaluate_at_iteration(e, count)


def _in_one_width(work: LoopWork, branch: BranchInst, asked: Value, limit: Value) -> tuple[Value, Value]:
    """Extends the limit, where the counter is its own low part extended; otherwise the counter's low part is asked."""
    scev = work.scev
    e = scev.get(asked)
    low = scev.trunc(e, limit.type)
    for opcode, extend in (("zext", scev.zext), ("sext", scev.sext)):
        if extend(low, e.type) is e:
            return asked, work.expander.insert(CastInst(opcode, limit, e.type, name="wide.trip.count"), work.entry)
    narrow = CastInst("trunc", asked, limit.type, name="lftr.wideiv")
    work.insert(narrow, branch, branch)
    return narrow, limit
