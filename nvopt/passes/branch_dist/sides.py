"""What is accessed on the two sides of a barrier, and which barriers go for that."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from nvopt.analysis.barriers import Place, is_access, is_full_barrier, overlap, plain_access
from nvopt.ir.function import BasicBlock, Function
from nvopt.ir.instructions import CallInst, Instruction
from nvopt.knobs import KnobValues
from nvopt.passes.base import Context
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
from nvopt.passes.branch_dist import BLOCKS, CALLS, DUMP, MOST, ONE_BLOCK, BranchDist


@dataclass(eq=False, repr=False)
class Side:
    """What is read and written on one side of a barrier; `stop`: what is no plain access, or why the side isn't known."""

    reads: set[Place] = field(default_factory=set)
    writes: set[Place] = field(default_factory=set)
    stop: Instruction | str | None = None

    def flags(self) -> str:
        """`RW`, `R-`, `-W`, `--`."""
        return ("R" if self.reads else "-") + ("W" if self.writes else "-")


def remove_dead_barriers(function: Function, context: Context) -> bool:
    """Removes the barriers that nothing needs; whether there were some."""
    barriers = removable_barriers(function)
    most, removed = context.knobs[MOST], 0
    for barrier in barriers:
        why = _why_dead(barrier, context.knobs) if removed != most else None
        if why is None:
            continue
        if context.knobs[DUMP]:
            context.echo(f"Removed dead synch: {why} in {function.ref}\n")
        report(context, BranchDist.name, "Passed", f"Removed dead synch: {why}", barrier)
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
