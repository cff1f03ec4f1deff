"""Which integers of a function are constants, and which of its edges are ever taken, given that they are.

Sparse conditional constant propagation (Wegman and Zadeck, 1991) over integers: each instruction and each edge is visited a bounded
number of times, so the whole takes time linear in the function. What is undefined or poison counts as not constant.
"""

from __future__ import annotations

from nvopt.analysis.cfg import address_taken_blocks
from nvopt.analysis.integer_folding import Known, fold, is_foldable, known_value
from nvopt.ir.constants import ConstantInt
from nvopt.ir.function import BasicBlock, Function
from nvopt.ir.instructions import BranchInst, Instruction, PHINode, SwitchInst
from nvopt.ir.types import IntType
from nvopt.ir.values import Value


class ConditionalConstants:
    """The result for one function: `constants` by instruction, and the `blocks` that can be reached."""

    __slots__ = ("_edges", "_instructions", "_new_blocks", "_roots", "_state", "blocks", "constants")

    def __init__(self, function: Function) -> None:
        self.blocks: set[BasicBlock] = set()
        self._state: dict[Instruction, Known] = {}  # absent: not seen to have any value yet; None: not constant
        self._edges: set[tuple[BasicBlock, BasicBlock]] = set()
        self._instructions: list[Instruction] = []
        self._new_blocks: list[BasicBlock] = []
        self._roots = dict.fromkeys((function.entry, *address_taken_blocks(function)))
        for root in self._roots:
            self._reach(root)
        self._solve()
        while self._release_waiting():
            self._solve()
        self.constants = {instruction: value for instruction, value in self._state.items() if value is not None}

    def value_of(self, value: Value) -> Known:
        """The constant that `value` is, None where it is none."""
        return self._state.get(value) if isinstance(value, Instruction) else known_value(value)

    def _solve(self) -> None:
        while self._new_blocks or self._instructions:
            while self._instructions:
                self._visit(self._instructions.pop())
            if self._new_blocks:
                for instruction in self._new_blocks.pop():
                    self._visit(instruction)

    def _release_waiting(self) -> bool:
        """Gives up on conditions that wait for a value from a block that isn't reached, and tells whether there were any.

        Where a block is only kept for its address, nothing that it uses need have been computed.
        """
        waiting = [
            condition
            for block in self.blocks
            if isinstance(block.terminator, (BranchInst, SwitchInst)) and len(block.successors) > 1
            if isinstance(condition := self._operand(block.terminator.operands[0]), Instruction)
        ]
        for condition in waiting:
            self._state[condition] = None
            self._instructions += [user for user in condition.users if isinstance(user, Instruction) and user.parent in self.blocks]
        return bool(waiting)

    def _reach(self, block: BasicBlock) -> None:
        if block not in self.blocks:
            self.blocks.add(block)
            self._new_blocks.append(block)

    def _take(self, source: BasicBlock, target: BasicBlock) -> None:
        if (source, target) in self._edges:
            return
        self._edges.add((source, target))
        if target in self.blocks:
            self._instructions += target.phis()
        self._reach(target)

    def _visit(self, instruction: Instruction) -> None:
        if instruction.is_terminator:
            self._visit_terminator(instruction)
        if not isinstance(instruction.type, IntType):
            return
        old = self._state.get(instruction, instruction)
        if old is None:
            return
        new = self._meet(instruction) if isinstance(instruction, PHINode) else self._evaluate(instruction)
        if new is not instruction and new != old:
            assert new is None or isinstance(new, int)
            self._state[instruction] = new
            self._instructions += [user for user in instruction.users if isinstance(user, Instruction) and user.parent in self.blocks]

    def _operand(self, value: Value) -> Known | Value:
        """The operand's value; the operand itself where it has none yet."""
        if isinstance(value, Instruction) and isinstance(value.type, IntType):
            return self._state.get(value, value)
        return known_value(value)

    def _evaluate(self, instruction: Instruction) -> Known | Value:
        if not is_foldable(instruction):
            return None
        known: list[Known] = []
        waits = False
        for operand in instruction.operands:
            value = self._operand(operand)
            waits |= isinstance(value, Value)
            known.append(value if isinstance(value, int) else None)
        result = fold(instruction, known)
        return instruction if waits and result is None else result

    def _meet(self, phi: PHINode) -> Known | Value:
        if phi.parent in self._roots:
            return None
        met: Known | Value = phi
        for value, source in phi.incoming:
            if (source, phi.parent) not in self._edges:
                continue
            incoming = self._operand(value)
            if incoming is None or (isinstance(incoming, int) and isinstance(met, int) and incoming != met):
                return None
            met = incoming if isinstance(incoming, int) else met
        return met

    def _visit_terminator(self, terminator: Instruction) -> None:
        block = terminator.parent
        assert block is not None
        if isinstance(terminator, (BranchInst, SwitchInst)) and len(terminator.successors) > 1:
            condition = self._operand(terminator.operands[0])
            if isinstance(condition, Value):
                return
            if condition is not None:
                self._take(block, target_of(terminator, condition))
                return
        for successor in terminator.successors:
            self._take(block, successor)


def target_of(terminator: BranchInst | SwitchInst, condition: int) -> BasicBlock:
    """Where a conditional branch or a switch goes when its condition is `condition`."""
    if isinstance(terminator, BranchInst):
        return terminator.successors[0 if condition else 1]
    for value, target in terminator.cases:
        if isinstance(value, ConstantInt) and value.unsigned == condition:
            return target
    return terminator.default
