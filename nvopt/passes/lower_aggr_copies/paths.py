"""The control flow of a lowered call: a path is a row of steps, each straight code or a loop; a memmove has two of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from nvopt.ir import BasicBlock, Value
from nvopt.ir.types import i64
from nvopt.passes.lower_aggr_copies.code import Code, index


class Straight(NamedTuple):
    """Code without branches."""

    emit: Callable[[Code], None]


@dataclass(eq=False, repr=False)
class Loop:
    """`body` for each index below `count`; `guarded`: `count` may be zero. `remainder`: these are the bytes left over."""

    count: Value
    body: Callable[[Code, Value], None]
    guarded: bool
    remainder: bool = False


Step = Straight | Loop


class Direction(NamedTuple):
    """Names of a path's blocks, and whether indices fall."""

    path: str
    loop: str
    remainder_loop: str
    between: str
    falls: bool

    def loop_name(self, loop: Loop) -> str:
        """What the block of `loop` is called."""
        return self.remainder_loop if loop.remainder else self.loop


FORWARD = Direction("forward", "forward.for", "forward.rem.for", "forward.rem", falls=False)
REVERSE = Direction("reverse", "reverse.for", "reverse.rem.for", "reverse.whole", falls=True)


def run_steps(code: Code, steps: Sequence[Step], direction: Direction) -> None:
    """Emits `steps` from where `code` stands to its exit."""
    for i, step in enumerate(steps):
        last = i == len(steps) - 1
        if isinstance(step, Straight):
            step.emit(code)
            if last:
                code.end(code.exit)
            continue
        source = code.here
        block = code.new_block(direction.loop_name(step))
        after = code.exit if last else code.new_block(direction.between)
        if step.guarded:
            code.end_if(code.icmp("eq", step.count, index(0), "zerotrip"), after, block)
        else:
            code.end(block)
        _fill_loop(code, step, direction, block, source, after)
        code.position_at_end(after)


def path(code: Code, steps: Sequence[Step], direction: Direction, source: BasicBlock) -> BasicBlock:
    """Emits `steps` in blocks of their own; returns the first of them, to which `source` is to branch."""
    first = steps[0]
    if isinstance(first, Loop) and not first.guarded:
        entry = code.new_block(direction.loop)
        after = code.new_block(direction.between) if len(steps) > 1 else code.exit
        _fill_loop(code, first, direction, entry, source, after)
        code.position_at_end(after)
        if len(steps) > 1:
            run_steps(code, steps[1:], direction)
        return entry
    straight = len(steps) == 1 and isinstance(first, Straight)
    entry = code.new_block(direction.loop if straight else direction.path)
    code.position_at_end(entry)
    run_steps(code, steps, direction)
    return entry


def _fill_loop(code: Code, loop: Loop, direction: Direction, block: BasicBlock, source: BasicBlock, after: BasicBlock) -> None:
    """A rotated loop in one block: it is entered from `source` only where there is a first trip to make."""
    code.position_at_end(block)
    start = loop.count if direction.falls else index(0)
    iv = code.phi(i64, "iv", [(start, source)])
    if direction.falls:
        following = code.add(iv, index(-1), "iv.next")
        loop.body(code, following)
        done = code.icmp("eq", following, index(0), "done")
    else:
        loop.body(code, iv)
        following = code.add(iv, index(1), "iv.next", ("nuw",))
        done = code.icmp("eq", following, loop.count, "done")
    iv.add_incoming(following, block)
    code.end_if(done, after, block)
