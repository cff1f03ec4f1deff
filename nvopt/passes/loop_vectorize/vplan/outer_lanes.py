"""Which lanes of each value the vector loop needs where it is an outer one: a lane is an iteration of the outer loop.

    for i:                                        lanes are i, i + 1, …
      for j: s += a[j * n + i] * x[j]             j and x[j] are the same in all lanes, a[j * n + i] lies side by side
      y[i] = s                                    s is a vector that goes round the inner loop

The inner loops are done once for all lanes, since these go the same way. Who needs what goes round with the inner loops' phis, so users are
asked until nothing more is needed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from nvopt.analysis.memory.dependences import Access
from nvopt.analysis.memory.memory_location import accessed_type
from nvopt.analysis.scev.expressions.kinds import ADD, MUL, SCEV, SCEVAddRecExpr, SCEVConstant, SCEVUnknown
from nvopt.analysis.values.execution import has_side_effects
from nvopt.ir import BasicBlock, BranchInst, CallBase, Instruction, LoadInst, PHINode, StoreInst, Value
from nvopt.passes.loop_vectorize.vplan.lanes import FIRST, NOTHING, Form, Lanes, Widening

if TYPE_CHECKING:
    from nvopt.passes.loop_vectorize.legality import Legality


class OuterLanes(Lanes):
    """The forms of a loop nest's instructions for one vectorization factor."""

    def __init__(self, legality: Legality, blocks: Sequence[BasicBlock], vf: int) -> None:
        """`blocks`: the outer loop's, with those of the loops inside, in reverse post-order."""
        self.legality, self.groups = legality, None
        self.loop, self.scev = legality.loop, legality.scev
        self.memory: dict[Instruction, Widening] = {}
        self.needed: dict[Value, int] = {}
        self.forms: dict[Instruction, Form] = {}
        self._histogram_parts: set[Instruction] = set()
        in_order = [instruction for block in blocks for instruction in block]
        self._uniform = self._same_in_all(in_order)
        for instruction in in_order:
            if isinstance(instruction, (LoadInst, StoreInst)):
                self.memory[instruction] = self._access(instruction, vf)
        self._need_from_outside()
        before: dict[Value, int] | None = None
        while before != self.needed:
            before = dict(self.needed)
            for instruction in reversed(in_order):
                self._decide(instruction)

    # -- what is the same in all lanes

    def _same_in_all(self, in_order: Sequence[Instruction]) -> set[Instruction]:
        """What does not come from the outer loop's phis: lanes branch the same way, so ways that join tell nothing else."""
        varies: set[Instruction] = {one for one in in_order if self._begins_to_vary(one)}
        pending = list(varies)
        while pending:
            for user in pending.pop().users:
                if isinstance(user, Instruction) and user not in varies and self.loop.contains_instruction(user):
                    varies.add(user)
                    pending.append(user)
        return set(in_order) - varies

    def _begins_to_vary(self, instruction: Instruction) -> bool:
        if isinstance(instruction, PHINode):
            return instruction.block is self.loop.header
        if isinstance(instruction, CallBase):
            return not instruction.has_fn_attribute("speculatable")
        return not isinstance(instruction, LoadInst) and has_side_effects(instruction) and not instruction.is_terminator

    def _access(self, access: Access, vf: int) -> Widening:
        pointer = access.pointer
        if not self.loop.defines(pointer) or pointer in self._uniform:
            return Widening.UNIFORM
        size = self.legality.layout.alloc_size(accessed_type(access))
        step = None if self._is_irregular(access) else self.step_of(self.scev.get(pointer))
        if step == size:
            return Widening.WIDEN
        return Widening.REVERSE if step == -size else Widening.SCALARIZE

    def step_of(self, e: SCEV) -> int | None:
        """By how much a value differs from one iteration of the outer loop to the next, at the same place in the loops inside; None where
        that isn't one known number."""
        if self.scev.is_loop_invariant(e, self.loop):
            return 0
        if isinstance(e, SCEVUnknown):
            return 0 if e.value in self._uniform else None
        if isinstance(e, SCEVAddRecExpr):
            return self._step_of_recurrence(e)
        steps = [self.step_of(one) for one in e.operands]
        if e.kind == ADD:
            known = [one for one in steps if one is not None]
            return sum(known) if len(known) == len(steps) else None
        if e.kind == MUL and len(steps) == 2 and isinstance(e.operands[0], SCEVConstant):
            return None if steps[1] is None else e.operands[0].signed * steps[1]
        return 0 if steps and not any(one != 0 for one in steps) else None

    def _step_of_recurrence(self, e: SCEVAddRecExpr) -> int | None:
        if e.loop is self.loop:
            step = e.operands[1]
            return step.signed if e.is_affine and isinstance(step, SCEVConstant) else None
        if not self.loop.contains_loop(e.loop) or any(self.step_of(one) != 0 for one in e.operands[1:]):
            return None
        return self.step_of(e.start)

    # -- what is needed

    def _form(self, instruction: Instruction) -> Form:
        if instruction.is_terminator:
            return Form.UNIFORM if is_decided_inside(instruction, self.legality) else Form.DROPPED
        if isinstance(instruction, PHINode):
            needed = self.needs(instruction)
            if needed == NOTHING:
                return Form.DROPPED
            return Form.UNIFORM if instruction in self._uniform or needed == FIRST else Form.WIDENED
        return super()._form(instruction)


def is_decided_inside(terminator: Instruction, legality: Legality) -> bool:
    """Whether a branch goes one of two ways in the vector loop; that which ends the outer loop becomes another."""
    return isinstance(terminator, BranchInst) and len(set(terminator.successors)) == 2 and terminator.block is not legality.loop.latch
