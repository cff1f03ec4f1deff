"""What is known to lie in constant memory: the string or the pointer that a load from a constant global reads.

    constant_string(call.args[0])      # b"__CUDA_ARCH", whichever way the pointer to it was made

A global counts where it is `constant` and its initializer is the one that the program will see.
"""

from __future__ import annotations

from typing import NamedTuple

from nvopt.ir.constants import Constant, ConstantAggregate, ConstantAggregateZero, ConstantExpr, ConstantInt, ConstantString
from nvopt.ir.datalayout import DataLayout
from nvopt.ir.globals import GlobalAlias, GlobalVariable
from nvopt.ir.instructions import CallBase, CastInst, GetElementPtrInst, LoadInst, UnaryOperator
from nvopt.ir.types import ArrayType, PointerType, StructType, Type, i8
from nvopt.ir.values import Value

_REPLACEABLE = ("weak", "linkonce", "available_externally")
"""An alias of these linkages may be another's at link time."""


class Place(NamedTuple):
    """A byte of a global variable."""

    variable: GlobalVariable
    offset: int


def constant_string(pointer: Value, layout: DataLayout) -> bytes | None:
    """The C string at `pointer`, without its NUL; None where it isn't known."""
    place = place_of(pointer, layout)
    found = _at(place, layout) if place is not None else None
    if found is None:
        return None
    data = _bytes_from(*found, layout)
    if data is None or 0 not in data:
        return None
    return data[: data.index(0)]


def place_of(pointer: Value, layout: DataLayout) -> Place | None:
    """The global and the offset into it that `pointer` is known to point to; looks through casts, GEPs and loads of constants."""
    offset = 0
    seen: set[Value] = set()  # code that can't be reached may define a value by itself
    step: tuple[Value, int] | None
    while pointer not in seen:
        seen.add(pointer)
        if isinstance(pointer, GlobalVariable):
            return Place(pointer, offset)
        if isinstance(pointer, GlobalAlias):
            step = None if pointer.linkage in _REPLACEABLE or pointer.aliasee is None else (pointer.aliasee, 0)
        elif isinstance(pointer, LoadInst):
            step = _loaded_pointer(pointer, layout)
        elif isinstance(pointer, (ConstantExpr, GetElementPtrInst, CastInst, UnaryOperator, CallBase)):
            step = _base(pointer, layout)
        else:
            return None
        if step is None:
            return None
        pointer, offset = step[0], offset + step[1]
    return None


def _base(pointer: ConstantExpr | GetElementPtrInst | CastInst | UnaryOperator | CallBase, layout: DataLayout) -> tuple[Value, int] | None:
    """(pointer, bytes to add) from which `pointer` is made."""
    match pointer.opcode:
        case "addrspacecast" | "bitcast" | "freeze":
            return pointer.operands[0], 0
        case "getelementptr":
            indices = [index.signed for index in pointer.operands[1:] if isinstance(index, ConstantInt)]
            source = pointer.source_type  # type: ignore[union-attr]
            if len(indices) != len(pointer.operands) - 1 or source is None or not layout.is_sized(source):
                return None
            return pointer.operands[0], layout.gep_offset(source, indices)
        case "inttoptr":
            return _through_integer(pointer.operands[0], layout)
        case "call" if isinstance(pointer, CallBase) and pointer.callee_name.startswith("llvm.nvvm.ptr.") and pointer.args:
            return pointer.args[0], 0  # an address space cast of the time when those were intrinsics
    return None


def _through_integer(value: Value, layout: DataLayout) -> tuple[Value, int] | None:
    """The pointer whose whole address the integer `value` is."""
    if not isinstance(value, (ConstantExpr, CastInst)) or value.opcode != "ptrtoint":
        return None
    pointer = value.operands[0]
    if not isinstance(pointer.type, PointerType) or layout.size_in_bits(value.type) < layout.size_in_bits(pointer.type):
        return None
    return pointer, 0


def _loaded_pointer(load: LoadInst, layout: DataLayout) -> tuple[Value, int] | None:
    if load.volatile or not isinstance(load.type, PointerType):
        return None
    place = place_of(load.pointer, layout)
    found = _at(place, layout) if place is not None else None
    return (found[0], 0) if found is not None and found[1] == 0 and found[0].type is load.type else None


def _at(place: Place, layout: DataLayout) -> tuple[Constant, int] | None:
    """The innermost constant at `place` (a whole array of bytes counts as one), and how far into it the place is."""
    variable = place.variable
    if not variable.is_constant or not variable.has_definitive_initializer or variable.initializer is None:
        return None
    constant, offset = variable.initializer, place.offset
    while isinstance(constant, ConstantAggregate) and not _is_bytes(constant.type):
        index = _element_at(constant.type, offset, layout)
        if index is None:
            return None
        offset -= layout.gep_offset(constant.type, [0, index])
        inner = constant.operands[index]
        assert isinstance(inner, Constant)
        constant = inner
    return constant, offset


def _is_bytes(type: Type) -> bool:
    return isinstance(type, ArrayType) and type.element is i8


def _element_at(type: Type, offset: int, layout: DataLayout) -> int | None:
    """The index of the element of `type` in which byte `offset` lies."""
    if isinstance(type, ArrayType):
        size = layout.alloc_size(type.element)
        return offset // size if size and 0 <= offset < size * type.count else None
    if isinstance(type, StructType):
        for index, start in enumerate(layout.struct_offsets(type)):
            if start <= offset < start + layout.alloc_size(type.elements[index]):
                return index
    return None


def _bytes_from(constant: Constant, offset: int, layout: DataLayout) -> bytes | None:
    """The bytes of `constant` from `offset` on, as far as one array of bytes goes."""
    if not 0 <= offset < layout.alloc_size(constant.type):
        return None
    match constant:
        case ConstantString():
            return constant.data[offset:]
        case ConstantAggregateZero():
            return b"\0"
        case ConstantInt() if constant.type is i8:
            return bytes([constant.unsigned])
        case ConstantAggregate():
            elements = constant.operands[offset:]
            if all(isinstance(element, ConstantInt) for element in elements):
                return bytes(element.unsigned for element in elements if isinstance(element, ConstantInt))
    return None
