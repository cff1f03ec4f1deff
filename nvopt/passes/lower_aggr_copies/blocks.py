"""Makes room for code that branches: where a block may be split, and the splitting."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from nvopt.ir import AllocaInst, CallInst, ConstantInt, Function, Instruction

_ANCHORED = ("llvm.experimental.convergence.", "llvm.localescape")
# Intrinsics that belong to the entry block, or to the head of a cycle.


def ahead_of_anchors(function: Function) -> set[Instruction]:
    """The instructions that cannot begin a block, since something behind them has to stay in the block where it is."""
    anchors = [call for call in function.instructions() if isinstance(call, CallInst) and call.callee_name.startswith(_ANCHORED)]
    return {before for anchor in anchors for before in _before(anchor)}


def _before(instruction: Instruction) -> Iterator[Instruction]:
    """The instructions before `instruction` in its block."""
    at = instruction.previous
    while at is not None:
        yield at
        at = at.previous


def isolate(function: Function, places: Sequence[Instruction]) -> None:
    """Makes each of `places`, which are to be replaced by code that branches, begin a new block.

    They come in order, and the last one goes first: so each instruction is moved once, however many places its block has. The blocks get
    their names when the code is made, first to last.
    """
    if places and places[0].parent is function.entry:
        _lift_allocas(places[0])
    for place in reversed(places):
        assert place.parent is not None
        place.parent.split_before(place)


def _lift_allocas(place: Instruction) -> None:
    """Moves allocas of a fixed size from behind `place` in the entry block to before it: outside that block they would be dynamic ones."""
    at = place.next
    while at is not None:
        following = at.next
        if isinstance(at, AllocaInst) and not at.flags and all(isinstance(count, ConstantInt) for count in at.operands):
            at.move_before(place)
        at = following
