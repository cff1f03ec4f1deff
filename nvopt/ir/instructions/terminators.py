"""What ends a block, calls aside."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from nvopt.ir.errors import IRError
from nvopt.ir.instructions.base import NO_FLAGS, Terminator, typed
from nvopt.ir.types import token, void
from nvopt.ir.values import Value

if TYPE_CHECKING:
    from nvopt.ir.constants import Constant
    from nvopt.ir.function import BasicBlock


class ReturnInst(Terminator):
    """`ret void`, `ret i32 %x`."""

    __slots__ = ()

    def __init__(self, value: Value | None = None) -> None:
        self._init("ret", void, [value] if value is not None else [], NO_FLAGS, None)

    def body(self) -> str:
        return f"ret {typed(self._operands[0])}" if self._operands else "ret void"


class BranchInst(Terminator):
    """`br label %a`, `br i1 %c, label %a, label %b`."""

    __slots__ = ()

    def __init__(self, *operands: Value) -> None:
        """(target) or (condition, target if true, target if false)."""
        self._init("br", void, list(operands), NO_FLAGS, None)

    @property
    def successors(self) -> list[BasicBlock]:
        return self._operands[1:] if len(self._operands) == 3 else self._operands[:]  # type: ignore[return-value]

    @property
    def is_conditional(self) -> bool:
        """Whether it has a condition."""
        return len(self._operands) == 3

    @property
    def condition(self) -> Value:
        """The i1 that decides; IRError where the branch has none."""
        if not self.is_conditional:
            raise IRError(f"`{self}` has no condition")
        return self._operands[0]

    def body(self) -> str:
        return f"br {', '.join(map(typed, self._operands))}"


class SwitchInst(Terminator):
    """`switch i32 %x, label %d [ i32 1, label %a … ]`; operands: condition, default, then value, block of each case."""

    __slots__ = ()

    def __init__(self, condition: Value, default: BasicBlock, cases: Sequence[tuple[Constant, BasicBlock]] = ()) -> None:
        self._init("switch", void, [condition, default, *(part for case in cases for part in case)], NO_FLAGS, None)

    @property
    def condition(self) -> Value:
        """What is switched on."""
        return self._operands[0]

    @property
    def default(self) -> BasicBlock:
        """The target where no case fits."""
        return cast("BasicBlock", self._operands[1])

    @property
    def cases(self) -> list[tuple[Constant, BasicBlock]]:
        """(value, target) pairs."""
        return cast("list[tuple[Constant, BasicBlock]]", list(zip(self._operands[2::2], self._operands[3::2], strict=True)))

    def body(self) -> str:
        cases = "".join(f"    {typed(value)}, {typed(block)}\n" for value, block in self.cases)
        return f"switch {typed(self.condition)}, {typed(self.default)} [\n{cases}  ]"


class IndirectBrInst(Terminator):
    """`indirectbr ptr %p, [label %a, label %b]`."""

    __slots__ = ()

    def __init__(self, address: Value, targets: Sequence[BasicBlock]) -> None:
        self._init("indirectbr", void, [address, *targets], NO_FLAGS, None)

    def body(self) -> str:
        return f"indirectbr {typed(self._operands[0])}, [{', '.join(map(typed, self._operands[1:]))}]"


class UnreachableInst(Terminator):
    """`unreachable`."""

    __slots__ = ()

    def __init__(self) -> None:
        self._init("unreachable", void, [], NO_FLAGS, None)

    def body(self) -> str:
        return "unreachable"


class ResumeInst(Terminator):
    """`resume { ptr, i32 } %x`."""

    __slots__ = ()

    def __init__(self, value: Value) -> None:
        self._init("resume", void, [value], NO_FLAGS, None)


class CatchSwitchInst(Terminator):
    """`catchswitch within none [label %a] unwind to caller`; operands: parent, handlers, unwind target where there is one."""

    __slots__ = ("unwinds",)

    def __init__(self, within: Value, handlers: Sequence[BasicBlock], unwind: BasicBlock | None, name: str | None = None) -> None:
        self.unwinds = unwind is not None
        self._init("catchswitch", token, [within, *handlers, *([unwind] if unwind is not None else [])], NO_FLAGS, name)

    def body(self) -> str:
        blocks = self._operands[1:]
        handlers, unwind = (blocks[:-1], typed(blocks[-1])) if self.unwinds else (blocks, "to caller")
        return f"catchswitch within {self._operands[0].ref} [{', '.join(map(typed, handlers))}] unwind {unwind}"


class CatchReturnInst(Terminator):
    """`catchret from %pad to label %next`."""

    __slots__ = ()

    def __init__(self, pad: Value, target: BasicBlock) -> None:
        self._init("catchret", void, [pad, target], NO_FLAGS, None)

    def body(self) -> str:
        return f"catchret from {self._operands[0].ref} to {typed(self._operands[1])}"


class CleanupReturnInst(Terminator):
    """`cleanupret from %pad unwind to caller`, `cleanupret from %pad unwind label %next`."""

    __slots__ = ()

    def __init__(self, pad: Value, unwind: BasicBlock | None) -> None:
        self._init("cleanupret", void, [pad, *([unwind] if unwind is not None else [])], NO_FLAGS, None)

    def body(self) -> str:
        unwind = typed(self._operands[1]) if len(self._operands) > 1 else "to caller"
        return f"cleanupret from {self._operands[0].ref} unwind {unwind}"
