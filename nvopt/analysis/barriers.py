"""The barriers of a block of threads, and what happens between them that other threads may see.

    is_full_barrier(call)          # all threads of the block meet here
    is_access(instruction)         # other threads may see what it does, or it what they do
    plain_access(instruction)      # of loads, stores and copies: what they read and write

No access are simple loads and stores of the thread's own memory (allocas, `byval` parameters, local memory) and loads of memory that is
constant (`constant` variables, constant and parameter memory, `!invariant.load`).
"""

from __future__ import annotations

from typing import NamedTuple

from nvopt.ir.constants import ConstantExpr, ConstantInt
from nvopt.ir.function import Argument, Function
from nvopt.ir.globals import GlobalVariable
from nvopt.ir.instructions import (
    AllocaInst,
    BinaryOperator,
    BranchInst,
    CallInst,
    CastInst,
    CmpInst,
    ExtractElementInst,
    ExtractValueInst,
    GetElementPtrInst,
    InsertElementInst,
    InsertValueInst,
    Instruction,
    LoadInst,
    PHINode,
    ReturnInst,
    SelectInst,
    ShuffleVectorInst,
    StoreInst,
    SwitchInst,
    UnaryOperator,
    UnreachableInst,
)
from nvopt.ir.types import PointerType
from nvopt.ir.values import Value
from nvopt.patterns import late
from nvopt.target.address_spaces import GENERIC, GLOBAL, LOCAL, READ_ONLY, SHARED
from nvopt.target.barriers import SYNC

_REDUCTION = late(r"llvm\.nvvm\.barrier\.cta\.red\.(?:and|or|popc)\.aligned\.all")
_NO_MEMORY = (
    PHINode,
    BinaryOperator,
    UnaryOperator,
    CmpInst,
    SelectInst,
    CastInst,
    GetElementPtrInst,
    AllocaInst,
    ExtractElementInst,
    InsertElementInst,
    ShuffleVectorInst,
    ExtractValueInst,
    InsertValueInst,
    BranchInst,
    SwitchInst,
    UnreachableInst,
)
# Their attributes name memory only to keep them in their places.
_MARKERS = ("llvm.assume", "llvm.dbg.", "llvm.experimental.noalias.scope.decl", "llvm.lifetime.", "llvm.pseudoprobe")
_OFFSETS_AND_CASTS = ("getelementptr", "addrspacecast", "bitcast")
_MOST_STEPS = 100
"""Of them, behind one another, that are looked at."""
_COPIES = ("llvm.memcpy.", "llvm.memmove.")
_FILLS = ("llvm.memset.",)
# A warp multiplies and transposes matrices together, although LLVM does not say that these are convergent.
_MATRIX = late(r"llvm\.nvvm\..*(?:mma|matrix)")


def is_full_barrier(instruction: Instruction) -> bool:
    """Whether all threads of the block meet here, at barrier 0."""
    if not isinstance(instruction, CallInst) or not (instruction.callee_name == SYNC or _REDUCTION.fullmatch(instruction.callee_name)):
        return False
    number = instruction.args[0]
    return isinstance(number, ConstantInt) and number.unsigned == 0


def is_removable(instruction: Instruction) -> bool:
    """Whether it is a `__syncthreads()` on which nothing else hangs."""
    return (
        isinstance(instruction, CallInst) and instruction.callee_name == SYNC and not instruction.bundles and is_full_barrier(instruction)
    )


def is_access(instruction: Instruction) -> bool:
    """Whether other threads may see what it does, or it may see what they do."""
    match instruction:
        case LoadInst():
            return not (instruction.is_simple and ("invariant.load" in instruction.metadata or _is_unshared(instruction.pointer)))
        case StoreInst():
            return not (instruction.is_simple and _is_private(instruction.pointer))
        case CallInst():
            return _call_accesses(instruction)
        case ReturnInst():
            function = instruction.function
            return function is None or not function.is_kernel
    return not isinstance(instruction, _NO_MEMORY)


Place = GlobalVariable | int
"""A shared variable that no other overlaps, else SHARED or GLOBAL: anything there."""


class PlainAccess(NamedTuple):
    """Where an instruction may read, and where it may write."""

    reads: frozenset[Place]
    writes: frozenset[Place]


def plain_access(instruction: Instruction) -> PlainAccess | None:
    """What a load, a store or a copy that is neither volatile nor atomic touches of what others may see; None for any other access."""
    match instruction:
        case LoadInst() if instruction.is_simple:
            return PlainAccess(_places(instruction.pointer), frozenset())
        case StoreInst() if instruction.is_simple:
            return PlainAccess(frozenset(), _places(instruction.pointer))
        case CallInst() if instruction.callee_name.startswith(_COPIES) and _is_not_volatile(instruction):
            return PlainAccess(_places(instruction.args[1]), _places(instruction.args[0]))
        case CallInst() if instruction.callee_name.startswith(_FILLS) and _is_not_volatile(instruction):
            return PlainAccess(frozenset(), _places(instruction.args[0]))
    return None


def overlap(one: frozenset[Place], other: frozenset[Place]) -> bool:
    """Whether the same byte may lie in both."""
    return not one.isdisjoint(other) or _covers(one, other) or _covers(other, one)


def _covers(one: frozenset[Place], other: frozenset[Place]) -> bool:
    """Whether all of a space is in the one, and something of that in the other."""
    return SHARED in one and any(isinstance(place, GlobalVariable) for place in other)


def _places(pointer: Value) -> frozenset[Place]:
    if _is_private(pointer):
        return frozenset()
    base = _base(pointer)
    space = base.type.addrspace if isinstance(base.type, PointerType) else GENERIC
    if space == SHARED and isinstance(base, GlobalVariable) and base.initializer is not None:
        return frozenset((base,))
    return frozenset((space,)) if space in (SHARED, GLOBAL) else frozenset((SHARED, GLOBAL))


def _call_accesses(call: CallInst) -> bool:
    name = call.callee_name
    if name.startswith(_MARKERS):
        return False
    if name.startswith(_COPIES):
        return not (_is_not_volatile(call) and _is_private(call.args[0]) and _is_unshared(call.args[1]))
    if name.startswith(_FILLS):
        return not (_is_not_volatile(call) and _is_private(call.args[0]))
    if _MATRIX.match(name):
        return True
    if call.has_fn_attribute("convergent"):
        return True
    attributes = [call.function_attributes]
    if isinstance(call.callee, Function):
        attributes.append(call.callee.attributes)
    return not any(one.value("memory") == "none" for one in attributes)


def _is_not_volatile(call: CallInst) -> bool:
    flag = call.args[3]
    return isinstance(flag, ConstantInt) and flag.unsigned == 0


def _is_unshared(pointer: Value) -> bool:
    """Whether no other thread writes what `pointer` points to."""
    if isinstance(pointer.type, PointerType) and pointer.type.addrspace in READ_ONLY:
        return True
    base = _base(pointer)
    return _is_private(pointer) or (isinstance(base, GlobalVariable) and base.is_constant)


def _is_private(pointer: Value) -> bool:
    """Whether `pointer` points to memory that each thread has for itself."""
    if isinstance(pointer.type, PointerType) and pointer.type.addrspace == LOCAL:
        return True
    match base := _base(pointer):
        case AllocaInst():
            return isinstance(base.type, PointerType) and base.type.addrspace in (GENERIC, LOCAL)
        case Argument():
            return "byval" in base.attributes
    return False


def _base(pointer: Value) -> Value:
    """What `pointer` is derived from by offsets and casts; of a long way only the beginning is gone."""
    for _ in range(_MOST_STEPS):
        if not isinstance(pointer, (GetElementPtrInst, CastInst, ConstantExpr)) or pointer.opcode not in _OFFSETS_AND_CASTS:
            break
        pointer = pointer.operands[0]
    return pointer
