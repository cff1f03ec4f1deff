"""What is left of an address that nothing accesses any more, or of another value that nothing uses."""

from __future__ import annotations

from collections.abc import Callable

from nvopt.ir import BinaryOperator, CastInst, GetElementPtrInst, Instruction, Value


def erase_dead_value(value: Instruction, goes: Callable[[Instruction], object] = lambda _: None) -> None:
    """Erases an address, an operation or a cast that nothing uses, with those that were there for it alone; `goes` hears of each ahead."""
    pending: list[Value] = [value]
    while pending:
        one = pending.pop()
        if isinstance(one, (GetElementPtrInst, CastInst, BinaryOperator)) and one.parent is not None and not one.is_used:
            goes(one)
            pending += one.operands
            one.erase()
