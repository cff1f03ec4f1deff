"""Whether a function's loops take less with what `loop-reduce` would do than with LLVM's strength reduction in code generation.

LLVM makes a pointer, or a number, of each group of addresses, and steps it, unless a division that may be by zero is part of where they
begin. A function is taken from it where the difference is at least an instruction in each iteration of a loop, and a twentieth of what
LLVM's saves: where there is less to gain, what ptxas makes of either form decides, and that is not known here. It is taken from it, too,
where there is nothing to gain either way: LLVM's finds something to do all the same, multiples of a step that is known late beside the
index that the program has of it. Left to it are functions with a loop over an array in local memory, too: ptxas may keep the array in
registers, and choose among these by comparisons, as soon as it sees an index.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from nvopt.analysis.loops import Loop, LoopInfo
from nvopt.analysis.scev.expressions.kinds import SCEVConstant
from nvopt.ir import AllocaInst, CastInst, Value
from nvopt.passes.loop_reduce.addresses import Group, cost, counted_addresses, dead_without
from nvopt.passes.loop_reduce.rounds import STEP_IN_ROUNDS

if TYPE_CHECKING:
    from nvopt.passes.loop_reduce.solution import Change, Problem

_AROUND = 8
"""How much more an instruction counts for each loop around it."""
LEAST_SAVED = _AROUND
"""An instruction in each iteration of a loop without others around."""
_LEAST_SHARE = 20
"""One of so many that LLVM's saves is to be saved beside them: the estimate is not exact."""


class Estimate:
    """Of a function, loop by loop: instructions that are saved in each iteration, by `loop-reduce` and by LLVM's."""

    def __init__(self) -> None:
        self.ours = 0.0
        self.llvm = 0.0
        self.has_local_arrays = False

    @property
    def takes_less(self) -> bool:
        """Whether LLVM's is left out."""
        nothing_to_do = self.ours == 0 == self.llvm
        least = max(LEAST_SAVED, self.llvm / _LEAST_SHARE)
        return not self.has_local_arrays and (nothing_to_do or self.ours - self.llvm >= least)

    def add(self, problem: Problem, changes: Sequence[Change]) -> None:
        """A loop, and what would be done to it."""
        weight = weight_of(problem.loop)
        self.ours += weight * problem.saved(changes)
        self.llvm += weight * _saved_by_llvm(problem)
        self.has_local_arrays |= any(is_local(group.anchor) for group in problem.groups)

    def add_untouched(self, loop: Loop, loops: LoopInfo) -> None:
        """A loop whose addresses are a base and a multiple of a counter, which is as it should be, and of which LLVM makes pointers."""
        addresses = list(counted_addresses(loop, loops))
        self.llvm -= weight_of(loop) * len({tuple(one.operands) for one in addresses}) * (2 - 1)
        self.has_local_arrays |= any(is_local(one.operands[0]) for one in addresses)


def weight_of(loop: Loop) -> int:
    """What an instruction in it counts."""
    depth = 0
    one: Loop | None = loop
    while one is not None:
        depth, one = depth + 1, one.parent
    return int(_AROUND**depth)


def _saved_by_llvm(problem: Problem) -> float:
    groups = [group for group in problem.groups if _is_made_by_llvm(group, problem)]
    dead = dead_without([value for group in groups for value in group.values], problem.loop)
    arithmetic = sum(cost(one, problem.loop) for one in dead) - sum(_stepped(group, problem.rounds) for group in groups)
    return arithmetic + problem.counter_copies.spared(dead)


def _is_made_by_llvm(group: Group, problem: Problem) -> bool:
    """Whether LLVM would compute the first address, and the step, ahead of the loop: it makes no division again that may be by zero."""
    return all(problem.expander.is_safe_to_expand(part, problem.entry) for part in group.first.operands)


def _stepped(group: Group, rounds: int) -> float:
    """The instructions that step a group, in an iteration. Nothing is known to be better where ptxas steps once for several."""
    if rounds > 1 and not group.is_index and isinstance(group.first.operands[1], SCEVConstant):
        return STEP_IN_ROUNDS
    return 1 if group.is_narrow else 2


def is_local(pointer: Value | None) -> bool:
    """Whether it points to a variable in local memory."""
    while isinstance(pointer, CastInst):
        pointer = pointer.operands[0]
    return isinstance(pointer, AllocaInst)
