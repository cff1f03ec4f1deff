"""Whether two pieces of memory can share a byte, and whether memory can change between two instructions.

The answers err on the side of yes. Source: LLVM's BasicAA, as far as it goes without uses: distinct identified objects (allocas,
variables, `noalias` and `byval` arguments, `noalias` results), constant distances from one base, and NVPTX's address spaces.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

from nvopt.ir import (
    AllocaInst,
    Argument,
    CallInst,
    CastInst,
    ConstantExpr,
    ConstantInt,
    DataLayout,
    FenceInst,
    Function,
    GetElementPtrInst,
    GlobalVariable,
    Instruction,
    LoadInst,
    PointerType,
    StoreInst,
    Type,
    Value,
)
from nvopt.ir.datalayout import is_scalable
from nvopt.target import address_spaces
from nvopt.target.address_spaces import READ_ONLY, may_alias

SCAN_LIMIT = 300
"""Instructions on the way between two that are looked at before memory is taken as changed; LLVM's scans have such limits too."""
_NEITHER_WRITE_NOR_ORDER = (
    "llvm.assume",
    "llvm.dbg.",
    "llvm.experimental.noalias.scope.decl",
    "llvm.nvvm.read.ptx.sreg.",
    "llvm.sideeffect",
    "llvm.pseudoprobe",
)


@dataclass(frozen=True, slots=True)
class Piece:
    """`size` bytes of memory from `pointer` on."""

    pointer: Value
    size: int


def may_overlap(one: Piece, other: Piece, layout: DataLayout) -> bool:
    """Whether the pieces may share a byte."""
    spaces = [address_spaces.of(piece.pointer.type) for piece in (one, other)]
    if not may_alias(*spaces):
        return False
    (base, start), (other_base, other_start) = _base(one.pointer, layout), _base(other.pointer, layout)
    if base is other_base:
        if start is None or other_start is None:
            return True
        wraps = 1 << layout.index_width(address_spaces.of(base.type))
        return (other_start - start) % wraps < one.size or (start - other_start) % wraps < other.size
    spaces = [address_spaces.of(pointer.type) for pointer in (base, other_base)]
    return may_alias(*spaces) and not _are_distinct(base, other_base)


def unchanged_between(load: LoadInst, at: Instruction, size: int, layout: DataLayout) -> bool:
    """Whether a load of `size` bytes at `at`, which `load` dominates, is sure to give what `load` gave.

    Sure for this thread and for what others may have written by then: fences, barriers and ordered atomics end it.
    """
    if address_spaces.of(load.pointer.type) in READ_ONLY:
        return True
    piece = Piece(load.pointer, size)
    on_the_way = list(islice(_between(load, at), SCAN_LIMIT + 1))
    return len(on_the_way) <= SCAN_LIMIT and not any(_may_change(instruction, piece, layout) for instruction in on_the_way)


def _between(first: Instruction, last: Instruction) -> Iterator[Instruction]:
    """The instructions on the ways from `first` to `last`, which `first` dominates; `last` itself where one leads through it."""
    start, end = first.parent, last.parent
    assert start is not None
    assert end is not None
    if start is end:
        at = first.next
        while at is not None and at is not last:
            yield at
            at = at.next
        if at is last:
            return
        raise AssertionError(f"{first.ref} does not come before {last}")
    yield from _rest(first.next)
    seen = {start}
    at = end.first
    while at is not last and at is not None:
        yield at
        at = at.next
    stack = [block for block in end.predecessors if block not in seen]
    while stack:
        block = stack.pop()
        if block in seen:
            continue
        seen.add(block)
        yield from _rest(block.first)
        stack += block.predecessors


def _rest(at: Instruction | None) -> Iterator[Instruction]:
    while at is not None:
        yield at
        at = at.next


def _may_change(instruction: Instruction, piece: Piece, layout: DataLayout) -> bool:
    match instruction:
        case StoreInst():
            if instruction.ordering not in ("", "unordered", "monotonic"):
                return True
            written = Piece(instruction.pointer, layout.store_size(instruction.value.type))
            return may_overlap(written, piece, layout)
        case LoadInst():
            return instruction.ordering not in ("", "unordered", "monotonic")
        case CallInst():
            return _call_may_change(instruction)
        case FenceInst():
            return True
    return instruction.opcode in ("atomicrmw", "cmpxchg", "va_arg", "invoke", "callbr", "catchpad", "cleanuppad")


def _call_may_change(call: CallInst) -> bool:
    if call.callee_name.startswith(_NEITHER_WRITE_NOR_ORDER):
        return False
    if call.has_fn_attribute("convergent"):
        return True  # it may be a barrier, whatever memory it names
    attributes = [call.function_attributes]
    callee = _callee(call)
    if callee is not None:
        attributes.append(callee.attributes)
    effects = [one.value("memory") for one in attributes]
    return not any(effect is not None and "write" not in effect for effect in effects)


def _callee(call: CallInst) -> Function | None:
    return call.callee if isinstance(call.callee, Function) else None


def _base(pointer: Value, layout: DataLayout) -> tuple[Value, int | None]:
    """What `pointer` is derived from, and how many bytes behind its start it points; None where that isn't known."""
    offset: int | None = 0
    while True:
        match pointer:
            case GetElementPtrInst(source_type=source) if isinstance(pointer.type, PointerType):
                offset = _add(offset, source, pointer.indices, layout)
            case ConstantExpr(opcode="getelementptr", source_type=source) if source is not None:
                offset = _add(offset, source, pointer.operands[1:], layout)
            case CastInst(opcode="addrspacecast" | "bitcast") | ConstantExpr(opcode="addrspacecast" | "bitcast"):
                if offset and not _same_width(pointer.type, pointer.operands[0].type, layout):
                    offset = None
            case _:
                return pointer, offset
        pointer = pointer.operands[0]


def _add(offset: int | None, source: Type, indices: Sequence[Value], layout: DataLayout) -> int | None:
    """`offset` and what a getelementptr adds to it."""
    constants = [index.signed for index in indices if isinstance(index, ConstantInt)]
    if offset is None or len(constants) < len(indices) or not layout.is_sized(source) or is_scalable(source):
        return None
    return offset + layout.gep_offset(source, constants)


def _same_width(one: Type, other: Type, layout: DataLayout) -> bool:
    """Whether offsets to both pointers wrap around at the same size."""
    assert isinstance(one, PointerType)
    assert isinstance(other, PointerType)
    return layout.index_width(one.addrspace) == layout.index_width(other.addrspace)


def _are_distinct(one: Value, other: Value) -> bool:
    """Whether two bases, which are not the same value, are the starts of objects that share nothing."""
    if _is_identified(one) and _is_identified(other):
        return True
    return (_is_local(one) and isinstance(other, Argument)) or (_is_local(other) and isinstance(one, Argument))


def _is_identified(base: Value) -> bool:
    """Whether `base` is the address of an object of its own."""
    return isinstance(base, GlobalVariable) or _is_local(base)


def _is_local(base: Value) -> bool:
    """Whether the object is this function's own (while it runs, for `noalias`), so that no other argument points to it."""
    match base:
        case Argument():
            return "noalias" in base.attributes or "byval" in base.attributes
        case CallInst():
            callee = _callee(base)
            return "noalias" in base.return_attributes or (callee is not None and "noalias" in callee.return_attributes)
    return isinstance(base, AllocaInst)
