"""What a function does through pointers, and where these go from there.

    fates = pointer_fates(function, PointerOrigins(function, function.args))
    fates.written        # the roots through which something may be written
    fates.escaped        # those that are stored, returned, made numbers, passed to whom nobody knows
    fates.passed         # those that calls of functions with a body pass on: (parameter there, root here)

Volatile accesses show the address; so do calls, but for what their attributes rule out. An address that is only compared or tested, also as
a number, stays where it is.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from nvopt.analysis.memory.call_effects import CAPTURES, MOD, PASSES_ON, effects_of, effects_on_argument, kept_of_argument
from nvopt.analysis.memory.captures import kept_by_use
from nvopt.analysis.memory.pointer_origins import Origin, PointerOrigins
from nvopt.analysis.memory.underlying_objects import aliased_argument
from nvopt.analysis.values.attributes import argument_keys, callee_of
from nvopt.ir import (
    Argument,
    AtomicCmpXchgInst,
    AtomicRMWInst,
    BinaryOperator,
    CallBase,
    CastInst,
    Function,
    Instruction,
    PointerType,
    ReturnInst,
    StoreInst,
    Value,
)

_WHOLE = ("", "internal", "private", "external")
"""Linkages with which a definition is what is called."""
_MOST_STEPS = 20
"""Instructions that are looked at behind an address that becomes a number."""


@dataclass
class PointerFates:
    """See the module's docstring."""

    written: set[Value] = field(default_factory=set)
    escaped: set[Value] = field(default_factory=set)
    passed: list[tuple[Argument, Value]] = field(default_factory=list)
    passed_roots: set[Value] = field(default_factory=set)
    """The roots of these."""


def pointer_fates(function: Function, origins: PointerOrigins) -> PointerFates:
    """Of the roots of `origins`. ReadError where the function can't be read."""
    fates = PointerFates()
    for instruction in function.instructions():
        for index, operand in enumerate(instruction.operands):
            roots = _roots(origins, operand)
            if roots:
                _meet(fates, instruction, index, roots)
    return fates


def _roots(origins: PointerOrigins, operand: Value) -> list[Value]:
    if not isinstance(operand.type, PointerType):
        return []
    return [one for one in origins.of(operand) if not isinstance(one, Origin)]


def _meet(fates: PointerFates, user: Instruction, index: int, roots: list[Value]) -> None:
    """Puts down what one use does."""
    match user:
        case CallBase():
            _meet_call(fates, user, index, roots)
            return
        case StoreInst() | AtomicRMWInst() | AtomicCmpXchgInst() if index == (1 if isinstance(user, StoreInst) else 0):
            fates.written.update(roots)
    if _is_lost(user, index):
        fates.escaped.update(roots)


def _is_lost(user: Instruction, index: int) -> bool:
    """Whether the use, that of no call, takes the pointer out of sight."""
    match user:
        case ReturnInst():
            return True
        case CastInst(opcode="ptrtoint" | "ptrtoaddr"):
            return not _is_only_tested(user)
    kept = kept_by_use(user, index)
    return kept == CAPTURES or (kept == PASSES_ON and not isinstance(user.type, PointerType))


def _meet_call(fates: PointerFates, call: CallBase, index: int, roots: list[Value]) -> None:
    if index >= len(call.args):
        fates.escaped.update(roots if call.callee_name != "llvm.assume" else ())
        return
    callee = callee_of(call)
    is_copied = "byval" in argument_keys(call, index)
    if callee is not None and _is_what_runs(callee) and not is_copied and not callee.function_type.vararg:
        fates.passed += [(callee.args[index], root) for root in roots]
        fates.passed_roots.update(roots)
        return
    if effects_on_argument(call, index) & MOD and effects_of(call).arguments & MOD:
        fates.written.update(roots)
    kept = kept_of_argument(call, index) if not is_copied else ""
    if kept == CAPTURES or (kept == PASSES_ON and aliased_argument(call) is not call.args[index]):
        fates.escaped.update(roots)


def _is_what_runs(callee: Function) -> bool:
    """Whether the body in this module is the one that is called, and shows all that it does."""
    return not callee.is_declaration and callee.linkage in _WHOLE and "naked" not in callee.attributes


def _is_only_tested(number: Instruction) -> bool:
    """Whether nothing but comparisons and assumptions comes of a number."""
    steps = 0
    pending: list[Value] = [number]
    while pending:
        for user in _users(pending.pop()):
            steps += 1
            if steps > _MOST_STEPS:
                return False
            if isinstance(user, BinaryOperator) or (isinstance(user, CastInst) and user.opcode in ("trunc", "zext", "sext")):
                pending.append(user)
            elif not isinstance(user, Instruction) or user.opcode != "icmp":
                return False
    return True


def _users(value: Value) -> Iterator[Value]:
    return (user for user, _ in value.uses)
