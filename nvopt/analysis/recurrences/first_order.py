"""Fixed-order recurrences: phis of a loop's header with what an iteration before has computed, whatever that is.

    %before = phi i32 [ %first, %entry ], [ %x, %loop ]      `recurrence.previous` is %x
    %p = getelementptr i32, ptr %a, i64 %i
    %d = sub i32 %before, 1                                  must be sunk behind %x to run in vectors: `recurrence.sunk`
    %x = load i32, ptr %p

Of several phis in a row, each with the value of the next, all are recurrences of one previous value, of the first, second… order.

Source: LLVM's RecurrenceDescriptor::isFixedOrderRecurrence.
"""

from __future__ import annotations

from typing import NamedTuple

from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.loops import Loop
from nvopt.analysis.values import execution
from nvopt.ir import Instruction, PHINode, Value


class FixedOrderRecurrence(NamedTuple):
    """A phi that has in each iteration what an earlier one computed."""

    phi: PHINode
    start: Value
    previous: Instruction
    """What is computed in the iteration before, or, through other phis, before that."""
    sunk: tuple[Instruction, ...]
    """Users of the phi, and theirs, of its block that stand before `previous` and may stand behind it; in the order in which they are
    found."""


def fixed_order_recurrence(phi: PHINode, loop: Loop, tree: DominatorTree) -> FixedOrderRecurrence | None:
    """The recurrence that the phi is; None where it is none, or something that uses it must stay before the previous value."""
    entry = loop.preheader
    if phi.parent is not loop.header or len(phi.operands) != 4 or entry is None or loop.latch is None:
        return None
    previous = _previous_value(phi, loop)
    sunk = _sunk_behind(previous, phi, tree) if previous is not None else None
    if previous is None or sunk is None:
        return None
    return FixedOrderRecurrence(phi, phi.incoming_for(entry), previous, tuple(sunk))


def _previous_value(phi: PHINode, loop: Loop) -> Instruction | None:
    """What comes round to the phi, through other phis of the header."""
    assert loop.latch is not None
    seen: set[Value] = set()
    value = phi.incoming_for(loop.latch)
    while isinstance(value, PHINode):
        if value.parent is not loop.header or value in seen:
            return None
        seen.add(value)
        value = value.incoming_for(loop.latch)
    return value if isinstance(value, Instruction) and loop.defines(value) else None


def _sunk_behind(previous: Instruction, phi: PHINode, tree: DominatorTree) -> list[Instruction] | None:
    """What uses the phi before `previous`, and what uses that; None where some of it can't be moved behind."""
    seen: set[Value] = set()
    found: list[Instruction] = []
    pending: list[Instruction] = [phi]
    while pending:
        for user in pending.pop().users:
            assert isinstance(user, Instruction)
            if user is previous:
                return None
            if user in seen or tree.value_dominates(previous, user):
                continue
            seen.add(user)
            if user.parent is not phi.parent or _must_stay(user):
                return None
            if not isinstance(user, PHINode):
                found.append(user)
                pending.append(user)
    return found


def _must_stay(instruction: Instruction) -> bool:
    """Whether it can't be moved because of what it does, or sees."""
    return instruction.is_terminator or execution.has_side_effects(instruction) or execution.may_read_or_write(instruction)
