"""What is left of an address that nothing accesses any more."""

from __future__ import annotations

from collections.abc import Callable

from nvopt.ir import BinaryOperator, CastInst, GetElementPtrInst, Instruction, Value


def erase_dead_address(address: Instruction, goes: Callable[[Instruction], object] = lambda _: None) -> None:
    """Erases an address that nothing uses, with the sums, products and casts that were there for it alone; `goes` hears of each ahead."""
    pending: list[Value] = [address]
    while pending:
        one = pending.pop()
        if isinstance(one, (GetElementPtrInst, CastInst, BinaryOperator)) and one.parent is not None and not one.is_used:
            goes(one)
            pending += one.operands
            one.erase()
