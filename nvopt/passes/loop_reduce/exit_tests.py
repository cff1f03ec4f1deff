"""The comparison that a loop ends by, in the form in which ptxas can tell how often it goes round.

    %last = add nuw i32 %i, 7                                %next = add i32 %i, 8
    %next = add nuw i32 %i, 8                     ->         %done = icmp eq i32 %next, %after      ; %after = %end + 1, ahead of the loop
    %done = icmp eq i32 %last, %end

ptxas unrolls only loops that ask the counter's next value; LLVM, when it has unrolled a loop itself, asks that of the last copy.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.loops import Loop
from nvopt.ir import BinaryOperator, BranchInst, CmpInst, ConstantInt, Instruction, IntType, PHINode, PoisonValue, Value
from nvopt.ir.predicates import Predicate
from nvopt.transforms.blocks import terminator_of

if TYPE_CHECKING:
    from nvopt.transforms.folding_builder import FoldingBuilder


class Counter(NamedTuple):
    """A phi of a loop's header that goes up by a constant, with a sign, and what it is in the next iteration."""

    phi: PHINode
    following: BinaryOperator


class ExitTest(NamedTuple):
    """A comparison of a counter, some steps on, with something that is the same in each iteration."""

    comparison: CmpInst
    place: int
    """Which operand the counter is."""
    following: BinaryOperator
    """What the counter is in the next iteration."""
    behind: int
    """How much that is above what is asked."""

    @property
    def counter(self) -> PHINode:
        """The counter, a phi of the loop's header."""
        phi = self.following.operands[0]
        assert isinstance(phi, PHINode)
        return phi

    @property
    def step(self) -> int:
        """By how much it goes up, with a sign."""
        by = self.following.operands[1]
        assert isinstance(by, ConstantInt)
        return by.signed

    @property
    def asks_following(self) -> bool:
        """Whether what is asked is the counter's next value itself."""
        return self.comparison.operands[self.place] is self.following

    @property
    def is_alone(self) -> bool:
        """Whether the counter's next value is asked, and nobody else needs the counter."""
        if not self.asks_following:
            return False
        return {*self.counter.users} == {self.following} and {*self.following.users} <= {self.counter, self.comparison}

    @property
    def limit(self) -> Value:
        """What that is compared with."""
        return self.comparison.operands[1 - self.place]


def exit_test(loop: Loop) -> ExitTest | None:
    """The test in the loop's latch, if it asks a counter that goes up by a constant."""
    latch = loop.latch
    if latch is None:
        return None
    branch = terminator_of(latch)
    if not isinstance(branch, BranchInst) or len(branch.operands) != 3:
        return None
    comparison = branch.condition
    if not isinstance(comparison, CmpInst) or comparison.opcode != "icmp":
        return None
    changing = [place for place, operand in enumerate(comparison.operands) if loop.defines(operand)]
    if len(changing) != 1:
        return None
    phi, ahead = _counter(comparison.operands[changing[0]])
    if phi is None or phi.parent is not loop.header:
        return None
    following = phi.incoming_for(latch)
    again, step = _counter(following)
    if again is not phi or not isinstance(following, BinaryOperator) or not step:
        return None
    return ExitTest(comparison, changing[0], following, step - ahead)


def counters_of(loop: Loop) -> Iterator[Counter]:
    """The counters of a loop with one latch."""
    assert loop.latch is not None
    for phi in loop.header.phis():
        match phi.incoming_for(loop.latch):
            case BinaryOperator(opcode="add", operands=[base, ConstantInt()]) as following if base is phi:
                yield Counter(phi, following)


def start_of(counter: PHINode, loop: Loop) -> Value:
    """What a counter begins with, in a loop that is entered from one block."""
    return next(value for value, block in counter.incoming if block is not loop.latch)


def way_of(test: ExitTest, loop: Loop, build: FoldingBuilder) -> Value:
    """How far the counter is from the limit at first, computed ahead of the loop."""
    start = start_of(test.counter, loop)
    is_zero = isinstance(start, ConstantInt) and start.is_zero
    return test.limit if is_zero else build.binary("sub", test.limit, start)


def erase_counter(counter: PHINode, loop: Loop) -> None:
    """Erases a counter that nothing but its step needs any more. A debugger can't tell it then."""
    assert loop.latch is not None
    following = counter.incoming_for(loop.latch)
    counter.replace_all_uses_with(PoisonValue.get(counter.type))
    counter.erase()
    assert isinstance(following, Instruction)
    following.erase()


def go_on_while(test: ExitTest, loop: Loop, holds: Predicate) -> None:
    """Makes the loop go on while this holds of what is asked and the limit."""
    assert loop.latch is not None
    while_true = holds if loop.latch.successors[0] is loop.header else holds.inverse
    test.comparison.predicate = while_true if test.place == 0 else while_true.swapped
    test.comparison.flags = ()


def may_ask_following(test: ExitTest) -> bool:
    """Whether the comparison asks the next value, or may."""
    return test.behind == 0 or test.comparison.predicate.is_equality


def ask_following(loop: Loop, dominators: DominatorTree) -> bool:
    """Lets the comparison ask the counter's next value, where it asks for equality; whether that changed anything. The next value may have
    been poison where nobody asked for it, so it loses its flags. Where it is computed behind the comparison, that is done before it."""
    test = exit_test(loop)
    if test is None or test.behind == 0 or not may_ask_following(test) or loop.preheader is None:
        return False
    asked, limit = test.comparison.operands[test.place], test.limit
    if not dominators.value_dominates(test.following, test.comparison):
        test.following.move_before(test.comparison)
    test.comparison.set_operand(test.place, test.following)
    test.comparison.set_operand(1 - test.place, _sum(limit, test.behind, terminator_of(loop.preheader)))
    test.comparison.flags = ()
    test.following.flags = ()
    if not asked.is_used and isinstance(asked, Instruction):
        asked.erase()
    return True


def _counter(value: Value | None) -> tuple[PHINode | None, int]:
    """The phi that a value is a constant distance from."""
    if isinstance(value, PHINode) and isinstance(value.type, IntType):
        return value, 0
    if isinstance(value, BinaryOperator) and value.opcode == "add":
        phi, distance = value.operands
        if isinstance(phi, PHINode) and isinstance(distance, ConstantInt):
            return phi, distance.signed
    return None, 0


def _sum(value: Value, distance: int, at: Instruction) -> Value:
    assert isinstance(value.type, IntType)
    if isinstance(value, ConstantInt):
        return ConstantInt.get(value.type, value.signed + distance)
    result = BinaryOperator("add", value, ConstantInt.get(value.type, distance))
    result.insert_before(at)
    return result
