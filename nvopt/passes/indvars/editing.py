"""One loop while it is worked on: what all parts of the pass ask, and how they change code so that ScalarEvolution hears of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from nvopt.analysis.loops import Loop
from nvopt.analysis.scev.expressions.kinds import SCEV, SCEVAddRecExpr
from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
from nvopt.analysis.values import execution
from nvopt.ir import BasicBlock, BinaryOperator, BranchInst, Instruction, IntType, PHINode, Value
from nvopt.transforms.blocks import terminator_of
from nvopt.transforms.scev_expander import SCEVExpander

REGISTER = 32
"""Bits of a GPU's register. More take two, and two instructions to step or to compare."""


@dataclass
class LoopWork:
    """A loop in loop-simplify form, and closed."""

    scev: ScalarEvolution
    loop: Loop
    expander: SCEVExpander
    budget: int
    """The instructions that code for an expression may take, where what it replaces was cheap."""
    dead: list[Instruction] = field(default_factory=list)
    """What may have lost its last use."""
    changed: bool = False

    # -- the loop

    @property
    def preheader(self) -> BasicBlock:
        """The block that the loop is entered from."""
        found = self.loop.preheader
        assert found is not None
        return found

    @property
    def latch(self) -> BasicBlock:
        """The block that leads back to the header."""
        (found,) = self.loop.latches()
        return found

    @property
    def entry(self) -> Instruction:
        """Before it stands what is computed ahead of the loop."""
        return terminator_of(self.preheader)

    def inductions(self) -> Iterator[PHINode]:
        """The phis of the header that ScalarEvolution knows something of."""
        return (phi for phi in self.loop.header.phis() if self.scev.is_scevable(phi.type))

    def exits(self) -> Iterator[tuple[BasicBlock, BranchInst]]:
        """The blocks that decide in each iteration whether to leave the loop, by a branch of their own; none of a loop inside."""
        tree, loops = self.scev.dominators, self.scev.loops
        for block in self.loop.exiting_blocks():
            branch = terminator_of(block)
            if not isinstance(branch, BranchInst) or loops.loop_for(block) is not self.loop or not tree.dominates(block, self.latch):
                continue
            if len(branch.operands) == 3 and branch.operands[1] is not branch.operands[2]:
                yield block, branch

    def stays_where_true(self, branch: BranchInst) -> bool:
        """Whether an exit's branch stays in the loop where its condition holds."""
        return self.loop.contains_block(branch.successors[0])

    def counter_step(self, phi: PHINode) -> Instruction | None:
        """Of a phi that goes up by one in each iteration: what adds the one."""
        found = self.scev.get(phi)
        if not isinstance(found, SCEVAddRecExpr) or found.loop is not self.loop or not found.is_affine or not found.operands[1].is_one:
            return None
        return self.step_of(phi)

    def step_of(self, phi: PHINode) -> BinaryOperator | None:
        """The addition or subtraction, of the phi and something invariant, whose result comes around the loop."""
        step = phi.incoming_for(self.latch)
        if not isinstance(step, BinaryOperator) or step.opcode not in ("add", "sub") or not isinstance(phi.type, IntType):
            return None
        if step.operands[0] is phi:
            return None if self.loop.defines(step.operands[1]) else step
        if step.opcode == "add" and step.operands[1] is phi and not self.loop.defines(step.operands[0]):
            return step
        return None

    # -- what code would cost

    def can_expand(self, e: SCEV, *, cheaply: bool) -> bool:
        """Whether code ahead of the loop can compute the expression, and `cheaply`."""
        if not self.expander.is_safe_to_expand(e, self.entry):
            return False
        return not cheaply or not self.expander.is_high_cost(e, self.entry, self.budget)

    def expand(self, e: SCEV) -> Value | None:
        """The expression's value, computed ahead of the loop; None where that isn't known to be safe, or no longer: what was known of a
        divisor may rest on what has been edited since."""
        return self.expander.expand(e, self.entry) if self.can_expand(e, cheaply=False) else None

    def keeps_loops_closed(self, old: Instruction, new: Value) -> bool:
        """Whether `new` may be used where `old` is: it comes from no loop that `old` is not in."""
        if not isinstance(new, Instruction):
            return True
        loop = self.scev.loops.loop_for(new.block)
        return loop is None or loop.contains_instruction(old)

    # -- changes

    def replace(self, old: Instruction, new: Value) -> None:
        """Puts a value in the place of an instruction."""
        old.replace_all_uses_with(new)
        self.dead.append(old)
        self.changed = True

    def set_operand(self, user: Instruction, index: int, value: Value) -> None:
        """Gives the user another operand."""
        old = user.operands[index]
        user.set_operand(index, value)
        if isinstance(old, Instruction):
            self.dead.append(old)
        self.changed = True

    def set_flags(self, instruction: Instruction, flags: Iterable[str]) -> None:
        """Gives it these flags and no others."""
        instruction.flags = tuple(flags)
        self.changed = True

    def insert(self, new: Instruction, before: Instruction, like: Instruction) -> None:
        """Puts in an instruction that does what `like` did."""
        new.insert_before(before)
        new.debug_loc = like.debug_loc
        self.changed = True

    def put_before(self, old: Instruction, new: Instruction) -> Instruction:
        """Puts in the instruction that is to replace `old`, whose name it gets."""
        self.insert(new, old, old)
        if name := old.name:
            old.name = ""
            new.name = name
        return new

    def drop_dead(self) -> None:
        """Erases what has lost its last use, and what that alone needed."""
        while self.dead:
            one = self.dead.pop()
            if one.parent is None or one.is_used or one.is_terminator or execution.has_side_effects(one):
                continue
            self.dead += (operand for operand in one.operands if isinstance(operand, Instruction) and operand is not one)
            one.erase()
            self.changed = True
