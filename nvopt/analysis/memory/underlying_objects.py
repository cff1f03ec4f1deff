"""The objects that a pointer points into, and what kind of objects these are.

    underlying_object(pointer)                  # what it is derived from, as far as one way leads there
    underlying_objects(pointer, loops)          # all of them, through selects and phis

Source: LLVM's getUnderlyingObject(s), isIdentifiedObject and isEscapeSource.
"""

from __future__ import annotations

from nvopt.analysis.loops import LoopInfo
from nvopt.analysis.memory.call_effects import PASSES_ON, kept_of_argument
from nvopt.analysis.values.attributes import callee_of, pointee_type, pointer_alignment, returned_argument
from nvopt.ir import (
    AllocaInst,
    Argument,
    CallBase,
    CastInst,
    ConstantExpr,
    ConstantInt,
    DataLayout,
    GetElementPtrInst,
    GlobalAlias,
    GlobalValue,
    GlobalVariable,
    Instruction,
    LoadInst,
    PHINode,
    PointerType,
    SelectInst,
    Value,
)
from nvopt.ir.datalayout import is_scalable

MAX_LOOKUP = 10
"""Steps from a pointer to its object; beyond, what has been reached stands for it."""

SAME_OBJECT = ("llvm.launder.invariant.group", "llvm.strip.invariant.group", "llvm.ptrmask", "llvm.threadlocal.address")
"""Calls that return their first argument's object and keep nothing."""
_REPLACEABLE = ("weak", "linkonce", "common", "extern_weak", "available_externally", "external")


def underlying_object(pointer: Value, limit: int = MAX_LOOKUP) -> Value:
    """What the pointer is derived from by address computation, casts and calls that return their argument."""
    for _ in range(limit):
        below = _derived_from(pointer)
        if below is None:
            return pointer
        pointer = below
    return pointer


def _derived_from(pointer: Value) -> Value | None:
    match pointer:
        case GetElementPtrInst() | ConstantExpr(opcode="getelementptr"):
            base = pointer.operands[0]
            return base if isinstance(base.type, PointerType) else None
        case CastInst(opcode="bitcast" | "addrspacecast") | ConstantExpr(opcode="bitcast" | "addrspacecast"):
            source = pointer.operands[0]
            return source if isinstance(source.type, PointerType) else None
        case GlobalAlias():
            return None if pointer.linkage in _REPLACEABLE else pointer.aliasee
        case PHINode() if len(pointer.incoming) == 1:
            return pointer.operands[0]
        case CallBase():
            return aliased_argument(pointer)
    return None


def aliased_argument(call: CallBase) -> Value | None:
    """The argument whose object the call returns a pointer into without keeping it."""
    if call.callee_name.startswith(SAME_OBJECT):
        return call.args[0]
    return returned_argument(call)


def underlying_objects(pointer: Value, loops: LoopInfo | None = None) -> list[Value]:
    """Every object that the pointer may point into. A phi that is another object's pointer in each iteration of its loop stands for itself,
    where `loops` are given."""
    found: dict[Value, None] = {}
    seen: set[Value] = set()
    pending = [pointer]
    while pending:
        at = underlying_object(pending.pop())
        if at in seen:
            continue
        seen.add(at)
        if isinstance(at, SelectInst):
            pending += at.operands[1:]
        elif isinstance(at, PHINode) and not _changes_object(at, loops):
            pending += [value for value, _ in at.incoming]
        else:
            found[at] = None
    return list(found)


def _changes_object(phi: PHINode, loops: LoopInfo | None) -> bool:
    """Whether the phi of a loop's header may point into another object in each iteration: it is loaded anew."""
    loop = loops.loop_for(phi.parent) if loops is not None else None
    if loop is None or loop.header is not phi.parent or len(phi.incoming) != 2:
        return False
    before = next((value for value, _ in phi.incoming if isinstance(value, Instruction) and loop.contains_instruction(value)), None)
    return isinstance(before, LoadInst) and loop.defines(before.pointer)


def is_noalias_call(value: Value) -> bool:
    """Whether it is a call that returns an object that nothing else points into."""
    if not isinstance(value, CallBase):
        return False
    callee = callee_of(value)
    return "noalias" in value.return_attributes or (callee is not None and "noalias" in callee.return_attributes)


def is_private_argument(value: Value) -> bool:
    """Whether it is an argument that points into what nothing else points into while the function runs."""
    return isinstance(value, Argument) and ("noalias" in value.attributes or "byval" in value.attributes)


def is_identified(value: Value) -> bool:
    """Whether it is the address of an object that no other identified one is part of."""
    if isinstance(value, GlobalValue):
        return not isinstance(value, GlobalAlias)
    return is_identified_local(value)


def is_identified_local(value: Value) -> bool:
    """Whether it is such an object of this function's own: no argument and no variable points into it."""
    return isinstance(value, AllocaInst) or is_noalias_call(value) or is_private_argument(value)


def is_escape_source(value: Value) -> bool:
    """Whether it is a pointer from elsewhere: it can point into objects of this function only where their address is known there."""
    match value:
        case CallBase():
            # A result into which an argument goes may point into that one's object, without anybody else knowing.
            return aliased_argument(value) is None and not any(
                isinstance(argument.type, PointerType) and kept_of_argument(value, index) == PASSES_ON
                for index, argument in enumerate(value.args)
            )
        case LoadInst() | CastInst(opcode="inttoptr") | ConstantExpr(opcode="inttoptr"):
            return True
        case Instruction(opcode="extractvalue" | "extractelement"):
            return True
    return False


def is_base_of_object(value: Value) -> bool:
    """Whether it is the very beginning of a local or global variable."""
    return isinstance(value, (AllocaInst, GlobalVariable))


def object_size(value: Value, layout: DataLayout) -> int | None:
    """The bytes of an object that is known wholly: of an alloca, a variable, a `byval` argument."""
    match value:
        case AllocaInst():
            type = value.allocated_type
            count = value.operands[0] if value.operands else None
            number = 1 if count is None else count.unsigned if isinstance(count, ConstantInt) else None
            if number is None or is_scalable(type):
                return None
            return layout.alloc_size(type) * number
        case GlobalVariable():
            if value.initializer is None or value.linkage in _REPLACEABLE:
                return None
            return layout.alloc_size(value.value_type)
        case Argument():
            text = value.attributes.value("byval")
            return layout.alloc_size(pointee_type(value, text)) if text else None
    return None


def object_alignment(value: Value, layout: DataLayout) -> int:
    """The alignment in bytes that an object of known size has; what is read beyond its end, up to a multiple of that, does no harm."""
    return pointer_alignment(value, layout)
