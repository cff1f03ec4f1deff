"""What a counter takes in the iterations that ptxas makes one of (rounds.py).

    loop:
      %c = phi i32 [ %first, %entry ], [ %next, %loop ]
      %m = mul nsw i32 %c, %stride            in the second of four iterations a multiple of %c + 32, which is an instruction
      %n = mul nsw i32 %c, %other             of that as well
      ...
      %next = add nsw i32 %c, 32              once for all four
      %again = icmp slt i32 %next, %limit

Where the counter is added to others, times a constant at most, its distance is part of that sum, or of an access. Where it is multiplied
by a number that is known late, or used in any other way, each iteration but the first adds it: that is saved as soon as nobody does so any
more, as where %m and %n are numbers that are stepped.
"""

from __future__ import annotations

from collections.abc import Collection, Container

from nvopt.analysis.loops import Loop
from nvopt.ir import BinaryOperator, CastInst, ConstantInt, GetElementPtrInst, Instruction, Value
from nvopt.ir.types import i64
from nvopt.passes.loop_reduce.exit_tests import ExitTest, exit_test


class CounterCopies:
    """Of a loop's counter, in a loop of which `rounds` iterations are one."""

    def __init__(self, loop: Loop, rounds: int) -> None:
        test = exit_test(loop) if rounds > 1 else None
        self._rounds = rounds
        self._test = test if test is not None and _is_copied(test, ()) else None
        """Of a counter that each iteration of a round has for itself."""

    def spared(self, dead: Collection[Instruction]) -> float:
        """The instructions that are saved in an iteration when nothing needs what is `dead`."""
        if self._test is None or _is_copied(self._test, set(dead)):
            return 0
        return (self._rounds - 1) / self._rounds * (2 if self._test.counter.type is i64 else 1)


def _is_copied(test: ExitTest, gone: Container[object]) -> bool:
    """Whether each iteration of a round has the test's counter in a register of its own, where nothing needs what is `gone`."""
    seen: set[Value] = {test.counter, test.following, test.comparison}
    pending: list[Value] = [test.counter, test.following]
    while pending:
        for user in pending.pop().users:
            if user in seen or user in gone or isinstance(user, GetElementPtrInst):
                continue
            if not isinstance(user, Instruction) or not _keeps_distance(user):
                return True
            seen.add(user)
            pending.append(user)
    return False


def _keeps_distance(user: Instruction) -> bool:
    """Whether the iteration's distance is a constant in this, too: one instruction adds three numbers, and a constant factor is one of the
    address."""
    if isinstance(user, BinaryOperator):
        return user.opcode in ("add", "sub") or (user.opcode in ("mul", "shl") and isinstance(user.operands[1], ConstantInt))
    return isinstance(user, CastInst) and user.opcode in ("sext", "zext")
