"""Comparisons and choices of constants.

    fold_compare(ULT, two, three, layout)                 # true
    fold_compare(NE, address of @g, null, layout)         # true

Source: LLVM's ConstantFoldCompareInstOperands, ConstantFoldCompareInstruction and ConstantFoldSelectInstruction.
"""

from __future__ import annotations

from nvopt.analysis import integer_folding
from nvopt.analysis.constant_folding import addresses, binary, casts, floats
from nvopt.analysis.constant_folding.parts import (
    all_ones,
    build,
    build_splat,
    elements,
    holds_expression,
    is_all_ones,
    is_null,
    is_undef,
    splat_value,
)
from nvopt.ir import (
    ArrayType,
    BlockAddress,
    Constant,
    ConstantAggregate,
    ConstantExpr,
    ConstantFP,
    ConstantInt,
    ConstantPointerNull,
    DataLayout,
    FloatType,
    Function,
    GlobalAlias,
    GlobalValue,
    GlobalVariable,
    IntType,
    PointerType,
    PoisonValue,
    StructType,
    Type,
    UndefValue,
    VectorType,
    null,
)
from nvopt.ir.predicates import EQ, ICMP, NE, UGE, UGT, ULE, ULT, Predicate
from nvopt.ir.types import i1

_BY_RELATION = {
    EQ: {predicate: predicate.is_true_when_equal for predicate in ICMP.values()},
    NE: {EQ: False, NE: True},
    UGT: {UGT: True, NE: True, UGE: True, ULT: False, EQ: False, ULE: False},
    ULT: {ULT: True, NE: True, ULE: True, UGT: False, EQ: False, UGE: False},
}
"""What a relation that is known says of a predicate."""


def fold_compare(predicate: Predicate, lhs: Constant, rhs: Constant, layout: DataLayout) -> Constant | None:
    """`icmp` or `fcmp predicate lhs, rhs`; None where it stays an instruction. Denormals count as they are."""
    if isinstance(lhs, ConstantExpr):
        found = _addresses(predicate, lhs, rhs, layout)
        if found is not None:
            return found
    elif isinstance(rhs, ConstantExpr):
        return fold_compare(predicate.swapped, rhs, lhs, layout)
    return _fold(predicate, lhs, rhs, layout)


def _result(type: Type, value: bool) -> Constant:
    """The answer, in every element for a vector."""
    if not isinstance(type, VectorType):
        return ConstantInt.get(i1, value)
    result = VectorType.get(i1, type.count, type.scalable)
    return all_ones(result) if value else null(result)


def _addresses(predicate: Predicate, lhs: ConstantExpr, rhs: Constant, layout: DataLayout) -> Constant | None:
    """Pointers as integers and back, and offsets from the same place."""
    one = _as_integer(lhs, layout)
    other = null(one.type) if one is not None and is_null(rhs) else _as_integer(rhs, layout) if isinstance(rhs, ConstantExpr) else None
    same_kind = not isinstance(rhs, ConstantExpr) or rhs.opcode == lhs.opcode
    if one is not None and other is not None and same_kind and one.type is other.type:
        return fold_compare(predicate, one, other, layout)
    if isinstance(lhs.type, PointerType) and not predicate.is_signed:
        is_ordering = predicate.is_relational
        base, offset = addresses.strip_offsets(lhs, layout, inbounds_only=is_ordering)
        other_base, other_offset = addresses.strip_offsets(rhs, layout, inbounds_only=is_ordering)
        if base is other_base:
            return ConstantInt.get(i1, integer_folding.fold_compare(predicate.as_signed, offset & _ONES, other_offset & _ONES, 64) or 0)
    return None


_ONES = (1 << 64) - 1


def _as_integer(expression: ConstantExpr, layout: DataLayout) -> Constant | None:
    """What an inttoptr is made of, in the width of a pointer, or what a ptrtoint of that width is."""
    operand = expression.operands[0]
    assert isinstance(operand, Constant)
    if expression.opcode == "inttoptr" and isinstance(expression.type, PointerType):
        return casts.integer_cast(operand, IntType.get(layout.pointer_spec(expression.type.addrspace).bits), layout)
    if expression.opcode == "ptrtoint" and isinstance(operand.type, PointerType):
        is_whole = expression.type is IntType.get(layout.pointer_spec(operand.type.addrspace).bits)
        return operand if is_whole else None
    return None


def _fold(predicate: Predicate, lhs: Constant, rhs: Constant, layout: DataLayout) -> Constant | None:
    type = lhs.type
    if isinstance(lhs, ConstantInt) and isinstance(rhs, ConstantInt):
        return ConstantInt.get(i1, integer_folding.fold_compare(predicate, lhs.unsigned, rhs.unsigned, lhs.bits) or 0)
    is_float = isinstance(type.scalar, FloatType)
    if is_float and predicate in ("true", "false"):
        return _result(type, predicate == "true")
    if isinstance(lhs, PoisonValue) or isinstance(rhs, PoisonValue):
        return PoisonValue.get(_result(type, False).type)
    if is_undef(lhs) or is_undef(rhs):
        return _undefined(predicate, lhs, rhs, is_float)
    if is_float:
        return _floats(predicate, lhs, rhs, layout)
    if is_null(rhs) and predicate in (UGE, ULT):
        return _result(type, predicate is UGE)
    if type.scalar is i1 and predicate.is_equality:
        return _bits(predicate, lhs, rhs, layout)
    if isinstance(type, VectorType):
        return _vectors(predicate, lhs, rhs, type, layout)
    relation = _relation(lhs, rhs) if lhs is not rhs else EQ
    known = _BY_RELATION[relation].get(predicate) if relation is not None else None
    if known is None:
        return _fold(predicate.swapped, rhs, lhs, layout) if is_null(lhs) and not is_null(rhs) else None
    return ConstantInt.get(i1, known)


def _undefined(predicate: Predicate, lhs: Constant, rhs: Constant, is_float: bool) -> Constant:
    """One operand is undef, neither is poison: the undef may be what makes an equality true or false, or a comparison with it equal."""
    result = _result(lhs.type, False).type
    if not is_float:
        if predicate.is_equality or lhs is rhs:
            return UndefValue.get(result)
        return _result(lhs.type, predicate.is_true_when_equal)
    return _result(lhs.type, predicate.holds_of_nan)


def _bits(predicate: Predicate, lhs: Constant, rhs: Constant, layout: DataLayout) -> Constant | None:
    """Equality of single bits is an xor."""
    if predicate is EQ:
        if isinstance(lhs, ConstantExpr):
            rhs_not = binary.binary_expression("xor", rhs, all_ones(rhs.type), layout)
            return None if rhs_not is None else binary.binary_expression("xor", lhs, rhs_not, layout)
        lhs_not = binary.binary_expression("xor", lhs, all_ones(lhs.type), layout)
        return None if lhs_not is None else binary.binary_expression("xor", lhs_not, rhs, layout)
    return binary.binary_expression("xor", lhs, rhs, layout)


def _floats(predicate: Predicate, lhs: Constant, rhs: Constant, layout: DataLayout) -> Constant | None:
    if isinstance(lhs, ConstantFP) and isinstance(rhs, ConstantFP):
        if not floats.is_known(lhs.type):
            return None
        return ConstantInt.get(i1, floats.compare(predicate, floats.decode(lhs), floats.decode(rhs)))
    if isinstance(lhs.type, VectorType):
        return _vectors(predicate, lhs, rhs, lhs.type, layout)
    return ConstantInt.get(i1, predicate == "ueq") if lhs is rhs and predicate in ("one", "ueq") else None


def _vectors(predicate: Predicate, lhs: Constant, rhs: Constant, type: VectorType, layout: DataLayout) -> Constant | None:
    result = VectorType.get(i1, type.count, type.scalable)
    one, other = splat_value(lhs), splat_value(rhs)
    if one is not None and other is not None:
        made = _fold(predicate, one, other, layout)
        if made is not None:
            return build_splat(result, made)
    parts, others = elements(lhs), elements(rhs)
    if parts is None or others is None:
        return None
    found = [made for a, b in zip(parts, others, strict=True) if (made := _fold(predicate, a, b, layout)) is not None]
    return build(result, found) if len(found) == len(parts) else None


# -- addresses of different objects


def _relation(lhs: Constant, rhs: Constant) -> Predicate | None:
    """How two pointers are to each other: EQ, NE, UGT, ULT; None where that isn't known."""
    if not isinstance(lhs.type, PointerType):
        return None
    if _complexity(lhs) < _complexity(rhs):
        found = _relation(rhs, lhs)
        return found.swapped if found is not None else None
    if isinstance(lhs, BlockAddress):
        if isinstance(rhs, BlockAddress):
            return NE if lhs.operands[0] is not rhs.operands[0] else None
        return NE if isinstance(rhs, ConstantPointerNull) else None
    if isinstance(lhs, GlobalValue):
        return _global_relation(lhs, rhs)
    if isinstance(lhs, ConstantExpr) and lhs.opcode == "getelementptr":
        return _computed_relation(lhs, rhs)
    return None


def _complexity(pointer: Constant) -> int:
    if isinstance(pointer, ConstantExpr):
        return 3
    return 2 if isinstance(pointer, GlobalValue) else 1 if isinstance(pointer, BlockAddress) else 0


def _global_relation(value: GlobalValue, other: Constant) -> Predicate | None:
    if isinstance(other, GlobalValue):
        return _distinct(value, other)
    if isinstance(other, BlockAddress):
        return NE
    if isinstance(other, ConstantPointerNull):
        is_somewhere = value.linkage != "extern_weak" and not isinstance(value, GlobalAlias) and _addrspace(value) == 0
        return UGT if is_somewhere else None
    return None


def _addrspace(value: GlobalValue) -> int:
    return value.type.addrspace if isinstance(value.type, PointerType) else 0


def _computed_relation(pointer: ConstantExpr, other: Constant) -> Predicate | None:
    base = pointer.operands[0]
    if not isinstance(base, GlobalValue):
        return None
    if isinstance(other, ConstantPointerNull):
        return UGT if base.linkage != "extern_weak" and "inbounds" in pointer.flags else None
    if isinstance(other, GlobalValue):
        return _distinct(base, other) if base is not other and _adds_nothing(pointer) else None
    if isinstance(other, ConstantExpr) and other.opcode == "getelementptr":
        other_base = other.operands[0]
        if isinstance(other_base, GlobalValue) and base is not other_base and _adds_nothing(pointer) and _adds_nothing(other):
            return _distinct(base, other_base)
    return None


def _adds_nothing(pointer: ConstantExpr) -> bool:
    return all(isinstance(index, ConstantInt) and index.is_zero for index in pointer.operands[1:])


def _distinct(one: GlobalValue, other: GlobalValue) -> Predicate | None:
    """NE where two globals can't have one address."""
    if isinstance(one, GlobalAlias) or isinstance(other, GlobalAlias) or _may_share(one) or _may_share(other):
        return None
    return NE


def _may_share(value: GlobalValue) -> bool:
    """Whether the global may lie where another does: it may be replaced or merged, or has no size."""
    if addresses.is_interposable(value) or value.unnamed_addr == "unnamed_addr":
        return True
    return isinstance(value, GlobalVariable) and _may_be_empty(value.value_type)


def _may_be_empty(type: Type) -> bool:
    if isinstance(type, StructType):
        return type.is_opaque or all(_is_empty(one) for one in type.elements)
    return _is_empty(type)


def _is_empty(type: Type) -> bool:
    if isinstance(type, ArrayType):
        return type.count == 0 or _is_empty(type.element)
    return isinstance(type, StructType) and not type.is_opaque and all(_is_empty(one) for one in type.elements)


# -- choices


def fold_select(condition: Constant, true: Constant, false: Constant) -> Constant | None:
    """`select condition, true, false`; None where it stays an instruction."""
    if is_null(condition):
        return false
    if is_all_ones(condition):
        return true
    if isinstance(condition, ConstantAggregate):
        found = _choose_elements(condition, true, false)
        if found is not None:
            return found
    if isinstance(condition, PoisonValue):
        return PoisonValue.get(true.type)
    if isinstance(condition, UndefValue):
        return true if is_undef(true) else false
    if true is false or isinstance(false, PoisonValue):
        return true
    if isinstance(true, PoisonValue):
        return false
    if isinstance(true, UndefValue) and is_well_defined(false, undef_counts=False):
        return false
    return true if isinstance(false, UndefValue) and is_well_defined(true, undef_counts=False) else None


def _choose_elements(condition: ConstantAggregate, true: Constant, false: Constant) -> Constant | None:
    ones, others = elements(true), elements(false)
    if ones is None or others is None:
        return None
    made: list[Constant] = []
    for which, one, other in zip(condition.operands, ones, others, strict=True):
        if isinstance(which, PoisonValue):
            made.append(PoisonValue.get(one.type))
        elif one is other:
            made.append(one)
        elif isinstance(which, UndefValue):
            made.append(one if is_undef(one) else other)
        elif isinstance(which, ConstantInt):
            made.append(other if which.is_zero else one)
        else:
            return None
    return build(true.type, made)


def is_well_defined(constant: Constant, undef_counts: bool = True) -> bool:
    """Whether the constant is known not to be poison, nor undef where that counts."""
    if isinstance(constant, (ConstantInt, ConstantFP, ConstantPointerNull, GlobalVariable, Function)):
        return True
    if not isinstance(constant.type, VectorType) or is_undef(constant) or holds_expression(constant):
        return False
    unwanted = (PoisonValue, UndefValue) if undef_counts else (PoisonValue,)
    return not any(isinstance(one, unwanted) for one in constant.operands)


def fold_freeze(value: Constant) -> Constant | None:
    """`freeze value`: the value where it is known to be one; None where it stays an instruction."""
    return value if is_well_defined(value) or _is_well_defined_expression(value) else None


def _is_well_defined_expression(value: Constant) -> bool:
    """Expressions without promises make no poison of what is well defined."""
    if not isinstance(value, ConstantExpr) or isinstance(value.type, VectorType) or value.flags:
        return False
    return all(isinstance(one, Constant) and (is_well_defined(one) or _is_well_defined_expression(one)) for one in value.operands)
