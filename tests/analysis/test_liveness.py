"""Where values are live, against the sets that a walk over all paths gives."""

from __future__ import annotations

import nvopt
from nvopt.analysis.liveness import Liveness
from nvopt.ir import BasicBlock, Function, Instruction, PHINode, Value

TEXT = """
define i32 @f(i32 %x, i32 %y, i1 %c) {
entry:
  %v = mul i32 %x, 3
  %unused = mul i32 %x, 5
  br i1 %c, label %loop, label %other
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %w = add i32 %i, %y
  br i1 %c, label %then, label %latch
then:
  %u = add i32 %w, %v
  br label %latch
latch:
  %p = phi i32 [ %u, %then ], [ %w, %loop ]
  %next = add i32 %p, 1
  %more = icmp slt i32 %next, 100
  br i1 %more, label %loop, label %out
other:
  br label %out
out:
  %r = phi i32 [ %next, %latch ], [ %v, %other ]
  ret i32 %r
}
"""


def is_needed(value: Value, block: BasicBlock, seen: frozenset[BasicBlock] = frozenset()) -> bool:
    """Whether some way from the beginning of the block comes to a use before it comes to the definition."""
    if block in seen:
        return False
    for inst in block.instructions:
        if not isinstance(inst, PHINode) and value in inst.operands:
            return True
        if inst is value:
            return False
    return any(
        any(value is one and source is block for phi in after.phis() for one, source in phi.incoming)
        or (value not in after.phis() and is_needed(value, after, seen | {block}))
        for after in block.successors
    )


def values(function: Function) -> list[Value]:
    return [*function.args, *(inst for inst in function.instructions() if inst.name)]


def test_live_in_blocks() -> None:
    function = nvopt.parse(TEXT).functions[0]
    liveness = Liveness()
    for value in values(function):
        needed = {block for block in function.blocks if is_needed(value, block)}
        assert liveness.live_in(value) == needed, value.ref


def test_what_is_forgotten_is_asked_again() -> None:
    function = nvopt.parse(TEXT).functions[0]
    liveness = Liveness()
    by_name = {value.ref: value for value in values(function)}
    x, v, then = by_name["%x"], by_name["%v"], next(block for block in function.blocks if block.name == "then")
    assert then not in liveness.live_in(x)
    assert isinstance(v, Instruction)
    v.move_before(then.instructions[0])
    assert then not in liveness.live_in(x)
    liveness.forget(x)
    assert then in liveness.live_in(x)
