"""What can be said of a loop as a whole: where it is entered and left, whether it can be left otherwise, what it does to the world, whether
it must end.

Source: LLVM's ScalarEvolution::getLoopProperties and loopIsFiniteByAssumption.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from nvopt.analysis.scev.cache import Cache
from nvopt.analysis.values import execution
from nvopt.ir import BasicBlock, CallInst, ConstantInt, Instruction, StoreInst

if TYPE_CHECKING:
    from nvopt.analysis.loops import Loop
    from nvopt.analysis.scev.scalar_evolution import ScalarEvolution


_COPIES = ("llvm.memcpy.", "llvm.memmove.", "llvm.memset.")


class LoopEdges(NamedTuple):
    """The blocks at the edges into, around and out of a loop; see the members of Loop of the same names."""

    predecessor: BasicBlock | None
    latch: BasicBlock | None
    latches: list[BasicBlock]
    exiting: list[BasicBlock]


class LoopProperties(NamedTuple):
    """See the functions of the same names."""

    has_no_abnormal_exits: bool
    has_no_side_effects: bool


class LoopFacts(Cache):
    """What is known of loops as a whole."""

    __slots__ = ("edges", "properties")

    def __init__(self) -> None:
        self.edges: dict[Loop, LoopEdges] = {}
        """Where they are entered, go round and are left."""
        self.properties: dict[Loop, LoopProperties] = {}
        """What they do to the world."""

    def forget_loop(self, loop: Loop) -> None:
        self.properties.pop(loop, None)

    def forget_code(self) -> None:
        self.edges.clear()

    def clear(self) -> None:
        self.properties.clear()


def edges(se: ScalarEvolution, loop: Loop) -> LoopEdges:
    """The loop's edges, found once: for that its header's users and its blocks must be gone through."""
    found = se.loop_facts.edges.get(loop)
    if found is None:
        found = se.loop_facts.edges[loop] = LoopEdges(loop.predecessor, loop.latch, loop.latches(), loop.exiting_blocks())
    return found


def loop_has_no_abnormal_exits(se: ScalarEvolution, loop: Loop) -> bool:
    """Whether every instruction of the loop goes on to the next one: none throws, ends the thread or runs forever."""
    return _properties(se, loop).has_no_abnormal_exits


def loop_has_no_side_effects(se: ScalarEvolution, loop: Loop) -> bool:
    """Whether nobody else notices that the loop runs: it writes nothing but plain stores, and throws nothing."""
    return _properties(se, loop).has_no_side_effects


def loop_is_finite_by_assumption(se: ScalarEvolution, loop: Loop) -> bool:
    """Whether an endless loop would be undefined behaviour."""
    attributes = se.function.attributes
    if "willreturn" in attributes:
        return True
    return ("mustprogress" in attributes or loop.has_mark("llvm.loop.mustprogress")) and loop_has_no_side_effects(se, loop)


def _properties(se: ScalarEvolution, loop: Loop) -> LoopProperties:
    found = se.loop_facts.properties.get(loop)
    if found is None:
        found = se.loop_facts.properties[loop] = _find_properties(loop)
    return found


def _find_properties(loop: Loop) -> LoopProperties:
    goes_on = is_silent = True
    for block in loop.blocks:
        for instruction in block.instructions:
            goes_on = goes_on and execution.transfers(instruction)
            is_silent = is_silent and not has_side_effects(instruction)
        if not goes_on and not is_silent:
            break
    return LoopProperties(goes_on, is_silent)


def has_side_effects(instruction: Instruction) -> bool:
    """Whether somebody else notices that it is executed."""
    if instruction.opcode not in execution.NOTICED:
        return False
    if isinstance(instruction, StoreInst):
        return not instruction.is_simple
    if execution.may_throw(instruction):
        return True
    return not _is_plain_copy(instruction) and execution.may_write(instruction)


def _is_plain_copy(instruction: Instruction) -> bool:
    """Whether it is a memcpy, memmove or memset that isn't volatile: several plain stores."""
    if not isinstance(instruction, CallInst) or not instruction.callee_name.startswith(_COPIES):
        return False
    volatile = instruction.args[3]
    return isinstance(volatile, ConstantInt) and volatile.is_zero
