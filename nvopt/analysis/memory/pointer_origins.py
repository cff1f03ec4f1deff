"""Which of some pointers each pointer of a function may be derived from.

    origins = PointerOrigins(function, [p, q])     # arguments, say, or loads of pointers
    origins.of(address) == {p}                     # derived from p, and from nothing else
    origins.of(address) == {p, LOCAL}              # or from an object of the function's own
    origins.of(address) == {UNKNOWN}               # from what nothing is known of

A set is empty where the pointer is null, undef or poison. It takes one visit for each pointer and each thing that reaches it, around loops,
too, and however long the way is.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from nvopt.analysis.memory.underlying_objects import aliased_argument, is_identified_local, underlying_object
from nvopt.ir import (
    Argument,
    CallBase,
    CastInst,
    Constant,
    ConstantPointerNull,
    Function,
    GetElementPtrInst,
    GlobalVariable,
    Instruction,
    PHINode,
    PointerType,
    PoisonValue,
    SelectInst,
    UndefValue,
    Value,
)
from nvopt.target.address_spaces import CONSTANT as CONSTANT_SPACE


class Origin:
    """An origin that is no value: its name."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def __repr__(self) -> str:
        return self.name


LOCAL: Final = Origin("LOCAL")
"""An object of the function's own, or another argument: not derived from any that was asked for, whoever knows of those."""
CONSTANT: Final = Origin("CONSTANT")
"""Memory that nothing writes: a `constant` variable, the constant space."""
UNKNOWN: Final = Origin("UNKNOWN")
"""Anything else: a variable, a loaded pointer, a number. It can be derived from one that was asked for, where that has escaped."""

Origins = frozenset[Value | Origin]
_NONE: Origins = frozenset()


class PointerOrigins:
    """The pointers of one function."""

    __slots__ = ("_of", "_roots")

    def __init__(self, function: Function, roots: Iterable[Value]) -> None:
        """ReadError where the function can't be read."""
        self._roots = frozenset(roots)
        self._of: dict[Value, Origins] = {root: frozenset((root,)) for root in self._roots}
        self._solve(function)

    def of(self, pointer: Value) -> Origins:
        """What the pointer may be derived from."""
        found = self._of.get(pointer)
        return _origins_of_source(pointer) if found is None else found

    def _solve(self, function: Function) -> None:
        """Sets grow until they are whole: what a phi joins may be found after it."""
        pending = [
            one
            for one in function.instructions()
            if isinstance(one.type, PointerType) and one not in self._roots and _inputs(one) is not None
        ]
        for one in pending:
            self._of[one] = _NONE
        pending.reverse()
        waiting = set(pending)
        while pending:
            at = pending.pop()
            waiting.discard(at)
            joined = _NONE.union(*(self.of(value) for value in _inputs(at) or ()))
            if joined == self._of[at]:
                continue
            self._of[at] = joined
            for user, _ in at.uses:
                if isinstance(user, Instruction) and user in self._of and user not in self._roots and user not in waiting:
                    waiting.add(user)
                    pending.append(user)


def _inputs(instruction: Instruction) -> list[Value] | None:
    """The pointers that the instruction passes on or chooses from; None where its result comes from elsewhere."""
    match instruction:
        case GetElementPtrInst():
            return [instruction.pointer]
        case CastInst(opcode="addrspacecast" | "bitcast") | Instruction(opcode="freeze"):
            return [instruction.operands[0]]
        case PHINode():
            return [value for value, _ in instruction.incoming]
        case SelectInst():
            return [*instruction.operands[1:]]
        case CallBase():
            passed_on = aliased_argument(instruction)
            return [passed_on] if passed_on is not None else None
    return None


def _origins_of_source(pointer: Value) -> Origins:
    """Of a pointer that is computed from no other instruction's."""
    if isinstance(pointer, (ConstantPointerNull, UndefValue, PoisonValue)):
        return _NONE
    if isinstance(pointer.type, PointerType) and pointer.type.addrspace == CONSTANT_SPACE:
        return frozenset((CONSTANT,))
    if isinstance(pointer, Constant):
        pointer = underlying_object(pointer)
    if isinstance(pointer, GlobalVariable) and pointer.is_constant:
        return frozenset((CONSTANT,))
    is_local = isinstance(pointer, Argument) or is_identified_local(pointer)
    return frozenset((LOCAL if is_local else UNKNOWN,))
