"""Who reads and writes through a pointer, and in which address spaces NVPTX can do that."""

from __future__ import annotations

import re
from typing import NamedTuple

from nvopt.ir import (
    AtomicCmpXchgInst,
    AtomicRMWInst,
    CallInst,
    ConstantInt,
    FunctionType,
    Instruction,
    LoadInst,
    PointerType,
    StoreInst,
    Value,
)
from nvopt.ir.types import ptr, void
from nvopt.passes.memory_space_opt.spaces import KNOWN
from nvopt.patterns import late
from nvopt.target.address_spaces import CONSTANT, GLOBAL, LOCAL, READ_ONLY, SHARED, SHARED_CLUSTER, WITH_ATOMICS

_VOLATILE = frozenset({GLOBAL, SHARED})
"""PTX ISA, `ld.volatile` and `st.volatile`; LLVM's NVPTX drops the word in other spaces."""
_MATRIX = frozenset({GLOBAL, SHARED})
"""PTX ISA, `wmma.load` and `wmma.store`."""
_WRITTEN = KNOWN - READ_ONLY
_COPY = late(r"llvm\.(?:memcpy|memmove)(?:\.inline)?\.p\d+\.p\d+\.i\d+\Z")
_FILL = late(r"llvm\.memset(?:\.inline)?\.p\d+\.i\d+\Z")
_WMMA = late(r"llvm\.nvvm\.wmma\.\w+\.(?:load|store)\..*\.p\d+\Z")
IS_SPACE = late(r"llvm\.nvvm\.isspacep\.(const|global|local|shared|shared\.cluster)\Z")
SPACE_OF_QUESTION = {"const": CONSTANT, "global": GLOBAL, "local": LOCAL, "shared": SHARED, "shared.cluster": SHARED_CLUSTER}
"""What `llvm.nvvm.isspacep.` asks for."""


class Access(NamedTuple):
    """Operand number `slot` of `instruction` is a generic pointer that memory is accessed through, which can be done in `spaces`."""

    instruction: Instruction
    slot: int
    spaces: frozenset[int]

    @property
    def pointer(self) -> Value:
        """The pointer."""
        return self.instruction.operands[self.slot]


def accesses_of(instruction: Instruction, *, wmma: bool) -> list[Access]:
    """The accesses through generic pointers that `instruction` makes."""
    found: list[Access] = []
    match instruction:
        case LoadInst():
            found = [Access(instruction, 0, _spaces_of(instruction, KNOWN))]
        case StoreInst():
            found = [Access(instruction, 1, _spaces_of(instruction, _WRITTEN))]
        case AtomicRMWInst() | AtomicCmpXchgInst():
            found = [Access(instruction, 0, _spaces_of(instruction, WITH_ATOMICS & KNOWN))]
        case CallInst():
            found = _accesses_of_call(instruction, wmma)
    return [access for access in found if access.pointer.type is ptr]


def _spaces_of(access: LoadInst | StoreInst | AtomicRMWInst | AtomicCmpXchgInst, possible: frozenset[int]) -> frozenset[int]:
    if access.is_atomic:
        possible &= WITH_ATOMICS
    return possible & _VOLATILE if access.volatile else possible


def _accesses_of_call(call: CallInst, wmma: bool) -> list[Access]:
    name = call.callee_name
    if not name.startswith("llvm.") or call.bundles:
        return []
    if _COPY.match(name) or _FILL.match(name):
        volatile = call.args[3]
        plain = isinstance(volatile, ConstantInt) and volatile.is_zero
        written = Access(call, 0, _WRITTEN if plain else _VOLATILE)
        return [written] if _FILL.match(name) else [written, Access(call, 1, KNOWN if plain else _VOLATILE)]
    return [Access(call, 0, _MATRIX)] if wmma and _WMMA.match(name) else []


def complaint(access: Access, space: int) -> str | None:
    """cicc's words for an access that cannot be in the space that its pointer points into; None where there are none."""
    where = {CONSTANT: "constant", LOCAL: "local"}.get(space)
    if space in access.spaces or where is None:
        return None
    match access.instruction:
        case AtomicRMWInst() | AtomicCmpXchgInst():
            return "Cannot do atomic operation on const memory" if space == CONSTANT else "Cannot do atomic on local memory"
        case CallInst() if _WMMA.match(access.instruction.callee_name):
            return f"Cannot do WMMA on {where} memory"
    return None


def answer(question: str, space: int) -> bool | None:
    """What isspacep.`question` says of a pointer into `space`; None where that depends (LLVM's NVPTX answers likewise)."""
    asked = SPACE_OF_QUESTION[question]
    if asked == space or (asked == SHARED_CLUSTER and space == SHARED):
        return True
    return None if asked == SHARED and space == SHARED_CLUSTER else False


def put_pointers(call: CallInst, pointers: dict[int, Value]) -> CallInst:
    """Makes a call of an intrinsic use other `pointers`, by operand number: a call of the intrinsic that takes them stands in its place."""
    function = call.function
    assert function is not None
    args = [pointers.get(at, arg) for at, arg in enumerate(call.args)]
    type = FunctionType.get(call.type, [arg.type for arg in args])
    overloads = [arg.type.addrspace for arg in args if isinstance(arg.type, PointerType)]
    callee = function.module.declare(_renamed(call.callee_name, overloads), type)
    made = CallInst(type, callee, args, None, call.flags)
    made.tail, made.calling_convention, made.attributes = call.tail, call.calling_convention, call.attributes
    made.return_attributes = call.return_attributes
    # What is null in one address space may be an address in another.
    made.arg_attributes = [old.without("nonnull") if at in pointers else old for at, old in enumerate(call.arg_attributes)]
    made.metadata.update(call.metadata)
    made.insert_before(call)
    made.take_name(call)
    if call.type is not void:
        call.replace_all_uses_with(made)
    call.erase()
    return made


def _renamed(name: str, overloads: list[int]) -> str:
    spaces = iter(overloads)
    return re.sub(r"\.p\d+(?=\.|\Z)", lambda _: f".p{next(spaces)}", name)
