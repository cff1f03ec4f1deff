"""Casts of constants.

    fold_cast("sext", ConstantInt.get(i8, -1), i32, layout)            # i32 -1
    fold_cast("ptrtoint", global, i64, layout)                         # ptrtoint (ptr @g to i64)

Source: LLVM's ConstantFoldCastInstruction and ConstantFoldCastOperand.
"""

from __future__ import annotations

from nvopt.analysis.constant_folding import addresses, floats
from nvopt.analysis.constant_folding.parts import (
    all_ones,
    build,
    build_splat,
    elements,
    integer_like,
    is_all_ones,
    is_null,
    is_undef,
    splat_value,
)
from nvopt.ir import (
    Constant,
    ConstantExpr,
    ConstantFP,
    ConstantInt,
    DataLayout,
    FloatType,
    IntType,
    PointerType,
    PoisonValue,
    Type,
    UndefValue,
    VectorType,
    null,
)

_EXPRESSIONS = frozenset({"trunc", "ptrtoint", "ptrtoaddr", "inttoptr", "bitcast", "addrspacecast"})
"""What LLVM 22 has constant expressions of."""


def fold_cast(opcode: str, value: Constant, type: Type, layout: DataLayout) -> Constant | None:
    """`opcode value to type`; None where it stays an instruction."""
    if isinstance(value, ConstantInt) and isinstance(type, IntType):
        return ConstantInt.get(type, value.signed if opcode == "sext" else value.unsigned)
    if opcode == "bitcast":
        return bitcast(value, type, layout)
    if isinstance(value, ConstantExpr):
        found = None
        if opcode == "ptrtoint":
            found = _address_as_integer(value, type, layout)
        elif opcode == "inttoptr" and value.opcode == "ptrtoint":
            found = _there_and_back(value, type, layout)
        if found is not None:
            return found
    return cast_expression(opcode, value, type, layout)


def cast_expression(opcode: str, value: Constant, type: Type, layout: DataLayout) -> Constant | None:
    """`opcode value to type`, a constant expression where nothing folds and there is one of that opcode (LLVM's ConstantExpr::getCast)."""
    found = _fold(opcode, value, type, layout)
    if found is None and opcode in _EXPRESSIONS:
        return ConstantExpr.get(opcode, type, [value])
    return found


def integer_cast(value: Constant, type: Type, layout: DataLayout, is_signed: bool = False) -> Constant | None:
    """The integer in another width."""
    if value.type is type:
        return value
    narrows = layout.size_in_bits(value.type) > layout.size_in_bits(type)
    return fold_cast("trunc" if narrows else "sext" if is_signed else "zext", value, type, layout)


def _fold(opcode: str, value: Constant, type: Type, layout: DataLayout) -> Constant | None:
    if isinstance(value, PoisonValue):
        return PoisonValue.get(type)
    if isinstance(value, UndefValue):
        return null(type) if opcode in ("zext", "sext", "uitofp", "sitofp") else UndefValue.get(type)
    if is_null(value) and opcode != "addrspacecast":
        return null(type)
    if isinstance(value, ConstantExpr):
        found = _cast_of_cast(opcode, value, type, layout)
        if found is not None:
            return found
    if isinstance(type, VectorType) and isinstance(value.type, VectorType) and type.count == value.type.count:
        return _elementwise(opcode, value, type, layout)
    match opcode:
        case "fptrunc" | "fpext" if isinstance(value, ConstantFP) and floats.is_known(value.type) and floats.is_known(type):
            return floats.encode(type, floats.decode(value))
        case "fptoui" | "fptosi" if isinstance(value, ConstantFP) and floats.is_known(value.type):
            assert isinstance(type, IntType)
            whole = floats.to_integer(floats.decode(value), type.bits, opcode == "fptosi")
            return PoisonValue.get(type) if whole is None else ConstantInt.get(type, whole)
        case "uitofp" | "sitofp" if isinstance(value, ConstantInt) and floats.is_known(type):
            number = value.signed if opcode == "sitofp" else value.unsigned
            return floats.encode(type, floats.whole(number))
        case "bitcast":
            return _same_bits(value, type)
        case "trunc" | "zext" | "sext" if isinstance(value, ConstantInt):
            return ConstantInt.get(type, value.signed if opcode == "sext" else value.unsigned)
    return None


def _elementwise(opcode: str, value: Constant, type: VectorType, layout: DataLayout) -> Constant | None:
    element = splat_value(value)
    if element is not None:
        made = cast_expression(opcode, element, type.element, layout)
        return None if made is None else build_splat(type, made)
    parts = elements(value)
    if parts is None:
        return None
    found = [made for one in parts if (made := cast_expression(opcode, one, type.element, layout)) is not None]
    return build(type, found) if len(found) == len(parts) else None


def _cast_of_cast(opcode: str, inner: ConstantExpr, type: Type, layout: DataLayout) -> Constant | None:
    """Two casts that are one, or none. Pointers are taken to have 64 bits at most."""
    source = inner.operands[0]
    assert isinstance(source, Constant)
    match inner.opcode, opcode:
        case (("trunc" | "ptrtoint"), "trunc"):
            return cast_expression(inner.opcode, source, type, layout)
        case "ptrtoint", "inttoptr" if inner.type is _I64 and source.type is type:
            return source
        case "inttoptr", "ptrtoint" if source.type is type and isinstance(type, IntType) and type.bits <= 64:
            return source
        case "addrspacecast", "addrspacecast":
            return source if source.type is type else cast_expression("addrspacecast", source, type, layout)
    return None


_I64 = IntType.get(64)


def _address_as_integer(value: ConstantExpr, type: Type, layout: DataLayout) -> Constant | None:
    """The integer that a pointer made of integers is."""
    found: Constant | None = None
    if not isinstance(value.type, PointerType):
        return None
    operand = value.operands[0]
    assert isinstance(operand, Constant)
    if value.opcode == "inttoptr":
        found = integer_cast(operand, IntType.get(layout.pointer_spec(value.type.addrspace).bits), layout)
    elif value.opcode == "getelementptr":
        index_type = IntType.get(layout.index_width(value.type.addrspace))
        base, offset = addresses.strip_offsets(value, layout)
        if is_null(base):
            found = ConstantInt.get(index_type, offset)
    return None if found is None else integer_cast(found, type, layout)


def _there_and_back(value: ConstantExpr, type: Type, layout: DataLayout) -> Constant | None:
    pointer = value.operands[0]
    assert isinstance(pointer, Constant)
    fits = layout.size_in_bits(value.type) >= layout.size_in_bits(pointer.type)
    return pointer if fits and pointer.type is type else None


# -- bitcasts


def bitcast(value: Constant, type: Type, layout: DataLayout) -> Constant | None:
    """The same bits as another type (little-endian layouts; None where a vector changes its number of elements in a big-endian one)."""
    if value.type is type:
        return value
    uniform = of_uniform(value, type, layout)
    if uniform is not None:
        return uniform
    found = _same_bits(value, type)
    if found is None and (isinstance(type, VectorType) or isinstance(value.type, VectorType)):
        if isinstance(type, VectorType) and isinstance(value.type, VectorType) and type.count == value.type.count:
            found = _elementwise("bitcast", value, type, layout)
        elif not layout.big_endian:
            found = _regrouped(value, type)
    return found if found is not None else ConstantExpr.get("bitcast", type, [value])


def of_uniform(value: Constant, type: Type, layout: DataLayout) -> Constant | None:
    """What a constant that is the same everywhere is as another type: undef, zeros, ones."""
    if isinstance(value, PoisonValue):
        return PoisonValue.get(type)
    if isinstance(value, UndefValue):
        return UndefValue.get(type)
    if layout.size_in_bits(value.type) != 8 * layout.store_size(value.type):
        return None
    if is_null(value):
        return null(type)
    return all_ones(type) if is_all_ones(value) and isinstance(type.scalar, (IntType, FloatType)) else None


def _same_bits(value: Constant, type: Type) -> Constant | None:
    if isinstance(value, ConstantInt) and floats.is_known(type):
        return floats.of_bits(type, value.unsigned)
    if isinstance(value, ConstantFP) and isinstance(type, IntType):
        bits = floats.bits_of(value)
        return None if bits is None else ConstantInt.get(type, bits)
    return None


def _regrouped(value: Constant, type: Type) -> Constant | None:
    """The bits of scalars or of vectors' elements, taken together and apart again; undef elements are zero where they are put together."""
    source = value.type.scalar
    parts = elements(value) if isinstance(value.type, VectorType) else [value]
    width, target = _width(source), type.scalar
    target_width = _width(target)
    if parts is None or width is None or target_width is None:
        return None
    if target_width <= width and width % target_width == 0:
        return _split(type, parts, width, target_width)
    bits = 0
    for at, part in enumerate(parts):
        number = 0 if is_undef(part) else _number(part)
        if number is None:
            return None
        bits |= number << at * width
    made = [_scalar(target, bits >> at & (1 << target_width) - 1) for at in range(0, len(parts) * width, target_width)]
    return build(type, made) if isinstance(type, VectorType) else made[0]


def _split(type: Type, parts: list[Constant], width: int, target_width: int) -> Constant | None:
    target, made = type.scalar, list[Constant]()
    for part in parts:
        number = _number(part)
        if is_undef(part):
            made += [UndefValue.get(target)] * (width // target_width)
        elif number is None:
            return None
        else:
            made += [_scalar(target, number >> at & (1 << target_width) - 1) for at in range(0, width, target_width)]
    return build(type, made) if isinstance(type, VectorType) else made[0]


def _width(type: Type) -> int | None:
    integer = integer_like(type)
    return integer.bits if isinstance(integer, IntType) else None


def _number(part: Constant) -> int | None:
    if isinstance(part, ConstantFP):
        return floats.bits_of(part)
    return part.unsigned if isinstance(part, ConstantInt) else None


def _scalar(type: Type, bits: int) -> Constant:
    return ConstantInt.get(type, bits) if isinstance(type, IntType) else floats.of_bits(type, bits)
