"""Constants made of others, whichever way they are written: their elements, splats, zeros and ones.

    element(ConstantString.get(b"ab"), 1)                    # i8 98
    build(VectorType.get(i32, 2), [one, one])                # splat (i32 1)

Source: LLVM's Constant::getAggregateElement and the `get` of its aggregates, for the one way in which a constant is written.
"""

from __future__ import annotations

from collections.abc import Sequence

from nvopt.analysis.constant_folding import floats
from nvopt.ir import (
    ArrayType,
    Constant,
    ConstantAggregate,
    ConstantAggregateZero,
    ConstantExpr,
    ConstantFP,
    ConstantInt,
    ConstantPointerNull,
    ConstantSplat,
    ConstantString,
    FloatType,
    IntType,
    PoisonValue,
    StructType,
    Type,
    UndefValue,
    VectorType,
    null,
)
from nvopt.ir.types import i8


def is_undef(constant: Constant) -> bool:
    """Whether the constant is undef or poison."""
    return isinstance(constant, (UndefValue, PoisonValue))


def is_null(constant: Constant) -> bool:
    """Whether the constant is the zero of its type, as LLVM counts: -0.0 is not."""
    return isinstance(constant, (ConstantInt, ConstantFP, ConstantPointerNull, ConstantAggregateZero)) and constant.is_zero


def is_all_ones(constant: Constant) -> bool:
    """Whether every bit of the integer, float or vector of these is set."""
    if isinstance(constant, ConstantInt):
        return constant.unsigned == (1 << constant.bits) - 1
    if isinstance(constant, ConstantFP):
        bits = floats.bits_of(constant)
        return bits is not None and bits == (1 << floats.width(constant.type)) - 1
    if isinstance(constant.type, VectorType):
        value = splat_value(constant)
        return value is not None and is_all_ones(value)
    return False


def all_ones(type: Type) -> Constant:
    """The integer or float, or vector of these, that has every bit set."""
    if isinstance(type, VectorType):
        return build_splat(type, all_ones(type.element))
    if floats.is_known(type):
        return floats.of_bits(type, (1 << floats.width(type)) - 1)
    return ConstantInt.get(type, -1)


def element_type(type: Type, index: int) -> Type | None:
    """The type of an element, None where there is none."""
    if isinstance(type, StructType):
        return type.elements[index] if index < len(type.elements) else None
    if isinstance(type, (ArrayType, VectorType)):
        return type.element if index < type.count else None
    return None


def element(constant: Constant, index: int) -> Constant | None:
    """The element of an aggregate or vector; None for other constants and where there is none."""
    type = element_type(constant.type, index)
    if type is None:
        return None
    match constant:
        case ConstantAggregate():
            found = constant.operands[index]
            assert isinstance(found, Constant)
            return found
        case ConstantSplat():
            return constant.element
        case ConstantAggregateZero():
            return null(type)
        case ConstantString():
            return ConstantInt.get(i8, constant.data[index])
        case PoisonValue():
            return PoisonValue.get(type)
        case UndefValue():
            return UndefValue.get(type)
    return None


def elements(constant: Constant) -> list[Constant] | None:
    """All elements, None where they aren't known one by one."""
    type = constant.type
    if isinstance(type, VectorType) and type.scalable:
        return None
    count = len(type.elements) if isinstance(type, StructType) else type.count if isinstance(type, (ArrayType, VectorType)) else 0
    found = [one for index in range(count) if (one := element(constant, index)) is not None]
    return found if len(found) == count else None


def splat_value(constant: Constant) -> Constant | None:
    """What all elements of a vector are, None where they differ; undef and poison vectors count as none."""
    match constant:
        case ConstantSplat():
            return constant.element
        case ConstantAggregateZero() if isinstance(constant.type, VectorType):
            return null(constant.type.element)
        case ConstantAggregate() if isinstance(constant.type, VectorType):
            first = constant.operands[0]
            assert isinstance(first, Constant)
            return first if all(one is first for one in constant.operands) else None
    return None


def build(type: Type, parts: Sequence[Constant]) -> Constant:
    """The aggregate or vector of these elements, written as LLVM writes it."""
    if not parts or all(is_null(one) for one in parts):
        return ConstantAggregateZero.get(type)
    if all(isinstance(one, PoisonValue) for one in parts):
        return PoisonValue.get(type)
    same = all(one is parts[0] for one in parts)
    if (same or isinstance(type, StructType)) and all(is_undef(one) for one in parts):
        return UndefValue.get(type)
    if isinstance(type, VectorType) and same and isinstance(parts[0], (ConstantInt, ConstantFP)):
        return ConstantSplat.get(type, parts[0])
    if isinstance(type, ArrayType) and type.element is i8:
        data = [one.unsigned for one in parts if isinstance(one, ConstantInt)]
        if len(data) == len(parts):
            return ConstantString.get(bytes(data))
    return ConstantAggregate.get(type, parts)


def build_splat(type: VectorType, value: Constant) -> Constant:
    """The vector all of whose elements are `value`."""
    if not type.scalable:
        return build(type, [value] * type.count)
    if is_null(value):
        return ConstantAggregateZero.get(type)
    if isinstance(value, PoisonValue):
        return PoisonValue.get(type)
    return UndefValue.get(type) if isinstance(value, UndefValue) else ConstantSplat.get(type, value)


def holds_expression(constant: Constant) -> bool:
    """Whether a vector has an element that is a constant expression."""
    return isinstance(constant, ConstantAggregate) and any(isinstance(one, ConstantExpr) for one in constant.operands)


def integer_like(type: Type) -> Type:
    """The integer type of a float type's width; of vectors, element by element."""
    if isinstance(type, VectorType):
        return VectorType.get(integer_like(type.element), type.count, type.scalable)
    return IntType.get(type.bits) if isinstance(type, FloatType) else type
