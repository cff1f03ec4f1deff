"""Loops that compute with constants only, executed: what a phi is worth in the end, and when a condition holds for the first time.

    for (x = 1; x != 729; x = 3 * x + (x & 8)) …      exit_count_exhaustively says how often, if that isn't more than 100 times

Source: LLVM's ScalarEvolution::getConstantEvolutionLoopExitValue and computeExitCountExhaustively.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from nvopt.analysis.scev.cache import Cache
from nvopt.analysis.scev.expressions.kinds import SCEV
from nvopt.ir import BasicBlock, Constant, ConstantInt, Instruction, PHINode, Value, types
from nvopt.late_modules import late_module

if TYPE_CHECKING:
    from nvopt.analysis import constant_folding as folding
    from nvopt.analysis.loops import Loop
    from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
else:
    folding = late_module("nvopt.analysis.constant_folding")

Values = dict[Value, Constant | None]
"""What values are worth in an iteration; None where that can't be told."""


class ExitValues(dict[Value, Constant | None], Cache):
    """What phis are worth when their loop has been executed; None where that isn't known."""

    __slots__ = ()

    def forget_phi(self, phi: PHINode) -> None:
        self.pop(phi, None)


def constant_evolution_loop_exit_value(se: ScalarEvolution, phi: PHINode, count: int, loop: Loop) -> Constant | None:
    """The value of `phi`, of the loop's header, after `count` back edges; None where it isn't a constant that folding finds."""
    if phi not in se.exit_values:
        se.exit_values.update(dict.fromkeys(loop.header.phis()))
        se.exit_values.update(_exit_values(se, count, loop))
    return se.exit_values[phi]


def _exit_values(se: ScalarEvolution, count: int, loop: Loop) -> Values:
    """What the header's phis are worth after `count` back edges, of those that start as constants; None of what was ever unknown."""
    latch = loop.latch
    if latch is None or count > se.knobs.max_iterations:
        return {}
    values = _starts(loop, latch)
    steps = _Steps(se, loop, latch, values)
    unknown: set[Value] = set()
    for _ in range(count):
        following = steps.next_iteration(values)
        unknown.update(phi for phi, value in following.items() if value is None)
        if following == values:
            break  # nothing changes any more
        values = following
    return {phi: None if phi in unknown else values[phi] for phi in values}


def exit_count_exhaustively(se: ScalarEvolution, loop: Loop, condition: Value, exit_when: bool) -> SCEV:
    """How often `condition` is not `exit_when` before it is, as an i32; could-not-compute where constants don't tell that soon enough."""
    unknown = se.table.could_not_compute
    phi = constant_evolving_phi(se, condition, loop)
    latch = loop.latch
    if phi is None or len(phi.operands) != 4 or latch is None:
        return unknown
    values = _starts(loop, latch)
    if phi not in values:
        return unknown
    steps = _Steps(se, loop, latch, values, condition)
    for count in range(se.knobs.max_iterations):
        following = steps.next_iteration(values)
        outcome = steps.condition_value
        if not isinstance(outcome, ConstantInt):
            return unknown
        if outcome.unsigned == exit_when:
            return se.table.constant(types.i32, count)
        values = following
    return unknown


def _starts(loop: Loop, latch: BasicBlock) -> Values:
    """The phis of the header whose value in the first iteration is one constant."""
    found: Values = {}
    for phi in loop.header.phis():
        starts = {value for value, block in phi.incoming if block is not latch}
        if len(starts) == 1:
            start = starts.pop()
            if isinstance(start, Constant):
                found[phi] = start
    return found


class _Steps:
    """What an iteration computes from the phis of the header: the phis of the next one, and a condition."""

    __slots__ = ("_back", "_condition", "_constants", "_layout", "_loop", "_order", "condition_value")

    def __init__(self, se: ScalarEvolution, loop: Loop, latch: BasicBlock, phis: Iterable[Value], condition: Value | None = None) -> None:
        self._layout, self._loop, self._condition = se.layout, loop, condition
        self._back = {phi: phi.incoming_for(latch) for phi in phis if isinstance(phi, PHINode)}
        self._constants: Values = {}
        self._order: list[Instruction] = []
        """The instructions, each behind those that it takes its operands from."""
        self.condition_value: Constant | None = None
        """Of the last iteration."""
        seen: set[Value] = set(self._back)
        for root in (*self._back.values(), *([condition] if condition is not None else [])):
            self._arrange(root, seen)

    def _arrange(self, root: Value, seen: set[Value]) -> None:
        stack = [(root, False)]
        while stack:
            value, is_ready = stack.pop()
            if is_ready:
                assert isinstance(value, Instruction)
                self._order.append(value)
            elif value not in seen:
                seen.add(value)
                if isinstance(value, Constant):
                    self._constants[value] = value
                elif isinstance(value, Instruction) and not isinstance(value, PHINode) and _can_evolve(value, self._loop):
                    stack.append((value, True))
                    stack += [(operand, False) for operand in value.operands]

    def next_iteration(self, phis: Values) -> Values:
        """What the phis are in the iteration behind that where they are `phis`."""
        values = {**self._constants, **phis}
        for instruction in self._order:
            operands = [constant for one in instruction.operands if (constant := values.get(one)) is not None]
            if len(operands) == len(instruction.operands):
                values[instruction] = folding.fold_instruction(instruction, operands, self._layout)
        self.condition_value = values.get(self._condition) if self._condition is not None else None
        return {phi: values.get(back) for phi, back in self._back.items()}


def _can_evolve(instruction: Instruction, loop: Loop) -> bool:
    """Whether the instruction's value in an iteration may be a matter of the loop's phis and constants alone."""
    if not loop.contains_instruction(instruction):
        return False
    if isinstance(instruction, PHINode):
        return loop.header is instruction.parent
    return folding.can_fold(instruction)


def constant_evolving_phi(se: ScalarEvolution, value: Value, loop: Loop) -> PHINode | None:
    """The one phi of the loop's header that `value` is computed from, with constants, by instructions that can be folded; None else."""
    if not isinstance(value, Instruction) or not _can_evolve(value, loop):
        return None
    if isinstance(value, PHINode):
        return value
    return _phi_of_operands(se, value, loop, {}, 0)


def _phi_of_operands(se: ScalarEvolution, user: Instruction, loop: Loop, seen: dict[Instruction, PHINode], depth: int) -> PHINode | None:
    if depth > se.knobs.max_constant_evolving_depth:
        return None
    found: PHINode | None = None
    for operand in user.operands:
        if isinstance(operand, Constant):
            continue
        if not isinstance(operand, Instruction) or not _can_evolve(operand, loop):
            return None
        phi = operand if isinstance(operand, PHINode) else seen.get(operand)
        if phi is None:
            phi = _phi_of_operands(se, operand, loop, seen, depth + 1)
            if phi is None:
                return None
            seen[operand] = phi
        if found is not None and found is not phi:
            return None
        found = phi
    return found
