"""What a load from a constant global reads, whichever type it is read as.

    @table = constant [2 x i32] [i32 1, i32 2]          load_from(@table + 4 bytes, i32, layout) is i32 2

Source: LLVM's ConstantFoldLoadFromConstPtr.
"""

from __future__ import annotations

from nvopt.analysis.constant_folding import addresses, casts, floats
from nvopt.analysis.constant_folding.parts import element, elements, is_null, is_undef
from nvopt.ir import (
    ArrayType,
    Constant,
    ConstantAggregateZero,
    ConstantExpr,
    ConstantFP,
    ConstantInt,
    ConstantString,
    DataLayout,
    FloatType,
    GlobalVariable,
    IntType,
    PointerType,
    PoisonValue,
    StructType,
    Type,
    VectorType,
    null,
)

_LARGEST_READ = 32
"""Bytes of an integer that is put together at most."""


def load_from(pointer: Constant, type: Type, layout: DataLayout) -> Constant | None:
    """What a plain load of `type` from `pointer` gives; None where that isn't known."""
    place, offset = addresses.strip_offsets(pointer, layout)
    if not isinstance(place, GlobalVariable):
        place, is_exact = _underlying(place), False
    else:
        is_exact = True
    if not isinstance(place, GlobalVariable) or not place.is_constant or place.initializer is None:
        return None
    if addresses.is_interposable(place) or place.externally_initialized:
        return None
    if is_exact:
        found = _at(place.initializer, offset, type, layout)
        if found is not None:
            return found
    return casts.of_uniform(place.initializer, type, layout)


def _underlying(pointer: Constant) -> Constant:
    """The object that a pointer is about, whatever is added to it."""
    while isinstance(pointer, ConstantExpr) and pointer.opcode in ("getelementptr", "bitcast", "addrspacecast"):
        base = pointer.operands[0]
        assert isinstance(base, Constant)
        pointer = base
    return pointer


def _at(constant: Constant, offset: int, type: Type, layout: DataLayout) -> Constant | None:
    """What lies at the offset of the constant, read as `type`."""
    part = _part_at(constant, offset, layout)
    if part is not None:
        found = _read_as(part, type, layout)
        if found is not None:
            return found
    if offset >= layout.alloc_size(constant.type):
        return PoisonValue.get(type)
    uniform = casts.of_uniform(constant, type, layout)
    return uniform if uniform is not None else _from_bytes(constant, offset, type, layout)


def _part_at(constant: Constant, offset: int, layout: DataLayout) -> Constant | None:
    """The outermost element that begins at the offset; None where none does."""
    part: Constant | None = constant
    while part is not None and offset:
        index, offset = _index_at(part.type, offset, layout)
        part = element(part, index) if index >= 0 and not isinstance(part, ConstantAggregateZero) else None
    return part


def _index_at(type: Type, offset: int, layout: DataLayout) -> tuple[int, int]:
    """(index of the element that holds the byte, the byte's place in it); -1 where there is none."""
    if isinstance(type, StructType):
        return _field_at(type, offset, layout)
    if isinstance(type, (ArrayType, VectorType)):
        size = layout.alloc_size(type.element) if isinstance(type, ArrayType) else _packed_size(type, layout)
        if size:
            index, rest = divmod(offset, size)
            return (index if 0 <= index < type.count else -1), rest
    return -1, offset


def _field_at(type: StructType, offset: int, layout: DataLayout) -> tuple[int, int]:
    """The last field that begins at the byte or before, as in LLVM's StructLayout: fields without a size lie before the one behind."""
    starts = layout.struct_offsets(type)
    found = -1
    for index, start in enumerate(starts):
        if 0 <= start <= offset:
            found = index
    return (found, offset - starts[found]) if found >= 0 else (-1, offset)


def _packed_size(type: VectorType, layout: DataLayout) -> int:
    """Bytes of an element in memory; 0 where elements aren't whole bytes."""
    bits = layout.size_in_bits(type.element)
    return bits // 8 if bits % 8 == 0 else 0


def _read_as(constant: Constant, type: Type, layout: DataLayout) -> Constant | None:
    """The constant, or the first of its elements that has the size, as `type`."""
    part: Constant | None = constant
    while part is not None:
        if part.type is type:
            return part
        size = layout.size_in_bits(part.type)
        if size < layout.size_in_bits(type):
            return None
        uniform = casts.of_uniform(part, type, layout)
        if uniform is not None:
            return uniform
        if (
            size == layout.size_in_bits(type)
            and not part.type.is_aggregate
            and not type.is_aggregate
            and _same_pointers(part.type, type, layout)
        ):
            return _converted(part, type, layout)
        part = _first_element(part, layout)
    return None


def _same_pointers(one: Type, other: Type, layout: DataLayout) -> bool:
    return _is_opaque(one, layout) == _is_opaque(other, layout)


def _is_opaque(type: Type, layout: DataLayout) -> bool:
    """Whether pointers of the type are no integers."""
    scalar = type.scalar
    return isinstance(scalar, PointerType) and layout.pointer_spec(scalar.addrspace).non_integral


def _converted(constant: Constant, type: Type, layout: DataLayout) -> Constant | None:
    from_pointer, to_pointer = isinstance(constant.type, PointerType), isinstance(type, PointerType)
    if from_pointer and to_pointer:
        return None
    if isinstance(constant.type, IntType) and to_pointer:
        return casts.fold_cast("inttoptr", constant, type, layout)
    if from_pointer and isinstance(type, IntType):
        return casts.fold_cast("ptrtoint", constant, type, layout)
    if isinstance(constant.type.scalar, PointerType) or isinstance(type.scalar, PointerType):
        return None
    return casts.fold_cast("bitcast", constant, type, layout)


def _first_element(constant: Constant, layout: DataLayout) -> Constant | None:
    """The first element with a size."""
    type = constant.type
    if isinstance(type, StructType):
        parts = elements(constant) or []
        return next((one for one in parts if layout.size_in_bits(one.type)), None)
    if isinstance(type, VectorType) and not _packed_size(type, layout):
        return None
    return element(constant, 0)


def _from_bytes(constant: Constant, offset: int, type: Type, layout: DataLayout) -> Constant | None:
    """The bytes at the offset, which is not behind the constant, as `type`."""
    if not isinstance(type.scalar, (IntType, FloatType, PointerType)) or (isinstance(type, VectorType) and type.scalable):
        return None
    if not isinstance(type, IntType):
        return _from_integer(constant, offset, type, layout)
    size = (type.bits + 7) // 8
    if size > _LARGEST_READ:
        return None
    if offset <= -size:
        return PoisonValue.get(type)
    data = bytearray(size)
    if not _read(constant, max(offset, 0), data, max(-offset, 0), layout):
        return None
    return ConstantInt.get(type, int.from_bytes(data, "big" if layout.big_endian else "little"))


def _from_integer(constant: Constant, offset: int, type: Type, layout: DataLayout) -> Constant | None:
    number = _from_bytes(constant, offset, IntType.get(layout.size_in_bits(type)), layout)
    if number is None or is_null(number):
        return None if number is None else null(type)
    if not isinstance(type.scalar, PointerType):
        return casts.bitcast(number, type, layout)
    if _is_opaque(type, layout):
        return None
    if isinstance(type, VectorType):
        numbers = VectorType.get(IntType.get(layout.size_in_bits(type.element)), type.count)
        found = casts.bitcast(number, numbers, layout)
        return None if found is None else casts.cast_expression("inttoptr", found, type, layout)
    return casts.cast_expression("inttoptr", number, type, layout)


def _read(constant: Constant, offset: int, data: bytearray, at: int, layout: DataLayout) -> bool:
    """Copies the constant's bytes from `offset` on to `data[at:]`, as far as both go; False where one isn't a number."""
    if isinstance(constant, ConstantAggregateZero) or is_undef(constant):
        return True
    if isinstance(constant, ConstantString):
        piece = constant.data[offset : offset + len(data) - at]
    elif isinstance(constant, (ConstantInt, ConstantFP)):
        number = _bytes_of(constant, layout)
        if number is None:
            return False
        piece = number[offset : offset + len(data) - at]
    elif isinstance(constant, ConstantExpr) and constant.opcode == "inttoptr" and isinstance(constant.operands[0], ConstantInt):
        assert isinstance(constant.type, PointerType)
        if constant.operands[0].bits != layout.pointer_spec(constant.type.addrspace).bits:
            return False
        return _read(constant.operands[0], offset, data, at, layout)
    else:
        return _read_elements(constant, offset, data, at, layout)
    data[at : at + len(piece)] = piece
    return True


def _bytes_of(constant: ConstantInt | ConstantFP, layout: DataLayout) -> bytes | None:
    order = "big" if layout.big_endian else "little"
    if isinstance(constant, ConstantInt):
        return constant.unsigned.to_bytes(constant.bits // 8, order) if constant.bits % 8 == 0 else None  # type: ignore[arg-type]
    bits = floats.bits_of(constant) if str(constant.type) != "bfloat" else None
    return None if bits is None else bits.to_bytes(floats.width(constant.type) // 8, order)  # type: ignore[arg-type]


def _read_elements(constant: Constant, offset: int, data: bytearray, at: int, layout: DataLayout) -> bool:
    index, rest = _index_at(constant.type, offset, layout)
    if index < 0:
        return False
    while at < len(data):
        part = element(constant, index)
        if part is None:
            return True
        if rest < layout.alloc_size(part.type) and not _read(part, rest, data, at, layout):
            return False
        at += _stride(constant.type, index, layout) - rest
        index, rest = index + 1, 0
    return True


def _stride(type: Type, index: int, layout: DataLayout) -> int:
    """Bytes from the element to the next."""
    if isinstance(type, StructType):
        starts = (*layout.struct_offsets(type), layout.alloc_size(type))
        return starts[index + 1] - starts[index]
    assert isinstance(type, (ArrayType, VectorType))
    return layout.alloc_size(type.element) if isinstance(type, ArrayType) else _packed_size(type, layout)
