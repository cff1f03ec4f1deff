"""`branch-dist`: removes the `__syncthreads()` between accesses that don't meet: reads and reads, different memory.

    store float %x, ptr addrspace(3) @p                                  store float %x, ptr addrspace(3) @p
    call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)             call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
    %v = load float, ptr addrspace(3) @q                       becomes   %v = load float, ptr addrspace(3) @q
    call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
    %w = load float, ptr addrspace(3) @p                                 %w = load float, ptr addrspace(3) @p

It finds what `basic-dbe` finds, where one of the sides is nothing, and more. What threads do above a barrier, from the barriers or the
start of the kernel before it, also on ways that return instead, and below it, down to those behind it or the end, is gathered on all
ways, around loops, too. The barrier is dead where what the one side writes is neither read nor written by the other. Shared variables are
told apart, where they are defined here; `extern __shared__` ones may be the same memory, and so may all of global memory; a generic pointer
may point to either.

Both sides have to consist of simple loads, stores and copies. Anything else, a shuffle, an atomic, a fence, a volatile access, a call, may
count on threads' meeting at the barrier, or on what came before in ways that no instruction shows; so do the rules of `basic-dbe` on which
functions and barriers are looked at hold here. Each barrier is judged with those before it already gone.

Knobs: `no-branch-dist` names functions to leave alone, `branch-dist-func-limit` and `branch-dist-block-limit` bound the barriers that go in
a function and the blocks that are looked at on each side, `disable-complex-branch-dist` stays within the barrier's own block.
`ignore-call-safety` takes calls of functions for harmless, which they aren't: a promise, and off, unlike in cicc.

Source: the public description of cicc's pass for gathering by blocks, and for the knobs; its rules of which barriers are dead are unsound
as printed (what is written above and read below is the point of a barrier), and not those here.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from nvopt.analysis.barriers import SYNC, Place, is_access, is_full_barrier, overlap, plain_access
from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.loops import LoopInfo
from nvopt.ir.function import BasicBlock, Function
from nvopt.ir.instructions import CallInst, Instruction
from nvopt.knobs import KnobValues, declare
from nvopt.passes.base import Context, FunctionPass
from nvopt.passes.basic_dbe import (
    SCAN_LIMIT,
    TOO_LONG,
    first_access_above,
    first_access_below,
    further_ways_back,
    further_ways_on,
    removable_barriers,
    report,
    shown,
)

_SOURCE = "cicc's branch-dist"
LEFT_ALONE = declare("no-branch-dist", "", "Functions that branch-dist leaves alone, separated by commas", source=_SOURCE)
MOST = declare(
    "branch-dist-func-limit", -1, "Barriers that branch-dist removes from a function at most, -1 for all", source=_SOURCE, least=-1
)
BLOCKS = declare("branch-dist-block-limit", -1, "Blocks that it looks at on each side of a barrier, -1 for all", source=_SOURCE, least=-1)
ONE_BLOCK = declare("disable-complex-branch-dist", False, "It looks at the barrier's own block only", source=_SOURCE)
CALLS = declare("ignore-call-safety", False, "It takes calls of functions for harmless", source="cicc's branch-dist, where it is on")
DUMP = declare("dump-branch-dist", False, "Print a line for each barrier that branch-dist removes", source=_SOURCE)


@dataclass
class Side:
    """What is read and written on one side of a barrier; `stop`: what is no plain access, or why the side isn't known."""

    reads: set[Place] = field(default_factory=set)
    writes: set[Place] = field(default_factory=set)
    stop: Instruction | str | None = None

    def flags(self) -> str:
        """`RW`, `R-`, `-W`, `--`."""
        return ("R" if self.reads else "-") + ("W" if self.writes else "-")


class BranchDist(FunctionPass):
    """The pass `branch-dist`."""

    name = "branch-dist"
    summary = "Remove barriers between accesses that don't meet"
    looks_for = re.compile(re.escape(SYNC))
    preserved = frozenset({DominatorTree, LoopInfo})

    def run(self, function: Function, context: Context) -> bool:
        if function.name in context.knobs[LEFT_ALONE].split(","):
            return False
        barriers = removable_barriers(function)
        most, removed = context.knobs[MOST], 0
        for barrier in barriers:
            why = _why_dead(barrier, context.knobs) if removed != most else None
            if why is None:
                continue
            if context.knobs[DUMP]:
                context.echo(f"Removed dead synch: {why} in {function.ref}\n")
            report(context, self.name, "Passed", f"Removed dead synch: {why}", barrier)
            barrier.erase()
            removed += 1
        if context.remarks.enabled:
            _report_left([one for one in barriers if one.parent is not None], context)
        return removed > 0


def _why_dead(barrier: Instruction, knobs: KnobValues) -> str | None:
    """What makes a barrier one that nothing needs, None where something does."""
    if first_access_below(barrier) is None:
        return "nothing is accessed below"
    if first_access_above(barrier) is None:
        return "nothing is accessed above"
    above, below = _side(_above(barrier, knobs), knobs), _side(_below(barrier, knobs), knobs)
    return f"above {above.flags()}, below {below.flags()}" if not _meet(above, below) else None


def _meet(above: Side, below: Side) -> bool:
    """Whether one side may write what the other accesses."""
    if above.stop is not None or below.stop is not None:
        return True
    written_above, written_below = frozenset(above.writes), frozenset(below.writes)
    return overlap(written_above, frozenset(below.reads | below.writes)) or overlap(written_below, frozenset(above.reads))


def _side(ways: Iterator[Instruction | str], knobs: KnobValues) -> Side:
    side = Side()
    for count, at in enumerate(ways):
        if isinstance(at, str):
            side.stop = at
        elif count >= SCAN_LIMIT:
            side.stop = TOO_LONG
        elif is_access(at) and not (knobs[CALLS] and isinstance(at, CallInst) and not at.callee_name.startswith("llvm.")):
            access = plain_access(at)
            if access is None:
                side.stop = at
            else:
                side.reads |= access.reads
                side.writes |= access.writes
        if side.stop is not None:
            break
    return side


def _below(barrier: Instruction, knobs: KnobValues) -> Iterator[Instruction | str]:
    """What threads do behind a barrier before they come to the next ones, or why that isn't known."""
    return _between([barrier.next], knobs)


def _above(barrier: Instruction, knobs: KnobValues) -> Iterator[Instruction | str]:
    """What threads do between the barriers before and this one, also those that return instead: for them it waits no longer."""
    assert barrier.parent is not None
    starts: list[Instruction | None] = []
    seen: set[BasicBlock] = set()
    stack = [(barrier.parent, barrier.previous)]
    count = 0
    while stack:
        block, at = stack.pop()
        while at is not None and not is_full_barrier(at):
            at = at.previous
            count += 1
        if count > SCAN_LIMIT:
            yield TOO_LONG
        if at is not None:
            starts.append(at.next)
            continue
        assert block.parent is not None
        if block is block.parent.entry:
            starts.append(block.first)
            if not block.parent.is_kernel:
                yield "what the callers do"
        count += further_ways_back(block)
        if count > SCAN_LIMIT:
            yield TOO_LONG
        fresh = [source for source in dict.fromkeys(block.predecessors) if source not in seen]
        seen.update(fresh)
        yield from _beyond_limits(fresh, seen, knobs)
        stack += [(source, source.terminator) for source in fresh]
    yield from _between(starts, knobs)


def _between(starts: list[Instruction | None], knobs: KnobValues) -> Iterator[Instruction | str]:
    """All that can be reached from some places without a barrier."""
    seen: set[BasicBlock] = set()
    stack = list(starts)
    ways = 0
    while stack:
        at = stack.pop()
        while at is not None and not is_full_barrier(at):
            yield at
            if at.is_terminator:
                ways += further_ways_on(at)
                if ways > SCAN_LIMIT:
                    yield TOO_LONG
                fresh = [block for block in dict.fromkeys(at.successors) if block not in seen]
                seen.update(fresh)
                yield from _beyond_limits(fresh, seen, knobs)
                stack += [block.first for block in fresh]
            at = at.next


def _beyond_limits(fresh: list[BasicBlock], seen: set[BasicBlock], knobs: KnobValues) -> Iterator[str]:
    if fresh and knobs[ONE_BLOCK]:
        yield "another block"
    if 0 <= knobs[BLOCKS] < len(seen):
        yield "too many blocks"


def _report_left(barriers: list[Instruction], context: Context) -> None:
    """Missed: the barriers that stay, with what keeps them."""
    for barrier in barriers:
        above, below = _side(_above(barrier, context.knobs), context.knobs), _side(_below(barrier, context.knobs), context.knobs)
        sides = [shown(side.stop) if side.stop is not None else side.flags() for side in (above, below)]
        report(context, BranchDist.name, "Missed", f"synch is not dead: above it: {sides[0]}; below it: {sides[1]}", barrier)
