"""What LLVM's instructions compute of constants, as constants of the mirror.

    fold_instruction(add, [ConstantInt.get(i32, 2), ConstantInt.get(i32, 3)], layout)      # i32 5

One file a topic: binary.py (arithmetic), casts.py, comparisons.py (and select, freeze), addresses.py (getelementptr), memory.py (loads from
constant globals), intrinsics.py, floats.py (exact arithmetic of floats), parts.py (elements of vectors and aggregates).
What has no number, such as the address of a global plus 4, becomes a constant expression where LLVM has one for it.

Source: LLVM's ConstantFoldInstOperands (results that LLVM doesn't promise to be the same everywhere are not folded).
"""

from __future__ import annotations

from collections.abc import Sequence

from nvopt.analysis.constant_folding import addresses, binary, comparisons, floats, parts
from nvopt.analysis.constant_folding.addresses import fold_gep, pointer_add
from nvopt.analysis.constant_folding.binary import binary_expression, fold_binary
from nvopt.analysis.constant_folding.casts import cast_expression, fold_cast
from nvopt.analysis.constant_folding.comparisons import fold_compare, fold_select
from nvopt.analysis.constant_folding.intrinsics import can_fold_call, fold_intrinsic_call
from nvopt.analysis.constant_folding.memory import load_from
from nvopt.ir import (
    BinaryOperator,
    CallInst,
    CastInst,
    CmpInst,
    Constant,
    ConstantFP,
    ConstantInt,
    DataLayout,
    ExtractElementInst,
    ExtractValueInst,
    FloatType,
    GetElementPtrInst,
    InsertElementInst,
    InsertValueInst,
    Instruction,
    LoadInst,
    PoisonValue,
    SelectInst,
    ShuffleVectorInst,
    UnaryOperator,
    UndefValue,
    VectorType,
)

__all__ = [
    "binary_expression",
    "can_fold",
    "cast_expression",
    "fold_binary",
    "fold_cast",
    "fold_compare",
    "fold_gep",
    "fold_instruction",
    "fold_intrinsic_call",
    "fold_select",
    "load_from",
    "pointer_add",
]

_FOLDABLE = (BinaryOperator, CmpInst, SelectInst, CastInst, GetElementPtrInst, LoadInst, ExtractValueInst)
_LOOSE = frozenset({"fast", "nsz", "reassoc", "contract", "arcp"})
"""Fast-math flags under which another result would be right as well."""


def can_fold(instruction: Instruction) -> bool:
    """Whether instructions of this kind can be folded where their operands are constants (LLVM's CanConstantFold)."""
    return isinstance(instruction, _FOLDABLE) or (isinstance(instruction, CallInst) and can_fold_call(instruction))


def fold_instruction(instruction: Instruction, operands: Sequence[Constant], layout: DataLayout) -> Constant | None:
    """The value of the instruction with these operands in place of its own; None where it isn't a constant that one can tell."""
    match instruction:
        case BinaryOperator():
            if isinstance(instruction.type.scalar, FloatType):
                return _float_operation(instruction, operands, layout)
            return fold_binary(instruction.opcode, operands[0], operands[1], layout)
        case CmpInst():
            return _comparison(instruction, operands, layout)
        case CastInst():
            return fold_cast(instruction.opcode, operands[0], instruction.type, layout)
        case SelectInst():
            return fold_select(*operands)
        case GetElementPtrInst():
            return addresses.fold_gep(instruction.source_type, operands, instruction.flags, layout)
        case UnaryOperator():
            return comparisons.fold_freeze(operands[0]) if instruction.opcode == "freeze" else binary.fold_negation(operands[0])
        case LoadInst():
            return None if instruction.volatile else load_from(operands[0], instruction.type, layout)
        case CallInst():
            if isinstance(instruction.type.scalar, FloatType) or not can_fold_call(instruction):
                return None
            return fold_intrinsic_call(instruction, operands[: len(instruction.args)], layout)
    return _fold_parts(instruction, operands)


def _float_operation(instruction: BinaryOperator, operands: Sequence[Constant], layout: DataLayout) -> Constant | None:
    """Only what is the same wherever it is computed: no loose flags, no result that isn't a number."""
    if any(flag in _LOOSE for flag in instruction.flags):
        return None
    lhs, rhs = (_flushed(one, instruction, False) for one in operands)
    if lhs is None or rhs is None:
        return None
    found = fold_binary(instruction.opcode, lhs, rhs, layout)
    if found is not None:
        found = _flushed(found, instruction, True)
    if found is None or (isinstance(found, ConstantFP) and floats.is_nan(found)):
        return None
    value = parts.splat_value(found)
    return None if isinstance(value, ConstantFP) and floats.is_nan(value) else found


def _comparison(instruction: CmpInst, operands: Sequence[Constant], layout: DataLayout) -> Constant | None:
    lhs, rhs = operands
    if instruction.opcode == "icmp":
        return fold_compare(instruction.predicate, lhs, rhs, layout)
    one, other = _flushed(lhs, instruction, False), _flushed(rhs, instruction, False)
    return None if one is None or other is None else fold_compare(instruction.predicate, one, other, layout)


def _flushed(constant: Constant, instruction: Instruction, is_output: bool) -> Constant | None:
    """A denormal as the function's mode says: itself or a zero; None where the mode is known when the program runs only."""
    function = instruction.function
    if function is None or not isinstance(constant, ConstantFP) or not floats.is_denormal(constant):
        return constant
    attributes = function.attributes
    mode = attributes.value("denormal-fp-math-f32") if str(constant.type) == "float" else None
    mode = mode if mode is not None else attributes.value("denormal-fp-math")
    output, _, input = (mode or "ieee").partition(",")
    match output if is_output or not input else input:
        case "preserve-sign":
            return floats.encode(constant.type, floats.decode(constant)._replace(magnitude=floats.whole(0).magnitude))
        case "positive-zero":
            return floats.of_bits(constant.type, 0)
        case "dynamic":
            return None
    return constant


def _fold_parts(instruction: Instruction, operands: Sequence[Constant]) -> Constant | None:
    """Elements of vectors and aggregates."""
    match instruction:
        case ExtractValueInst():
            found: Constant | None = operands[0]
            for index in instruction.indices:
                found = parts.element(found, index) if found is not None else None
            return found
        case InsertValueInst():
            return _with_element(operands[0], operands[1], instruction.indices)
        case ExtractElementInst():
            return extract_element(operands[0], operands[1])
        case InsertElementInst():
            return insert_element(*operands)
        case ShuffleVectorInst():
            return shuffle(operands[0], operands[1], operands[2], instruction.type)
    return None


def _with_element(aggregate: Constant, value: Constant, indices: Sequence[int]) -> Constant | None:
    if not indices:
        return value
    made = parts.elements(aggregate)
    if made is None:
        return None
    changed = _with_element(made[indices[0]], value, indices[1:])
    if changed is None:
        return None
    made[indices[0]] = changed
    return parts.build(aggregate.type, made)


def extract_element(vector: Constant, index: Constant) -> Constant | None:
    """`extractelement vector, index`."""
    type = vector.type
    assert isinstance(type, VectorType)
    if isinstance(vector, PoisonValue) or parts.is_undef(index):
        return PoisonValue.get(type.element)
    if isinstance(vector, UndefValue):
        return vector.get(type.element)
    if not isinstance(index, ConstantInt):
        return None
    if index.unsigned >= type.count:
        return None if type.scalable else PoisonValue.get(type.element)
    return parts.splat_value(vector) if type.scalable else parts.element(vector, index.unsigned)


def insert_element(vector: Constant, value: Constant, index: Constant) -> Constant | None:
    """`insertelement vector, value, index`."""
    type = vector.type
    assert isinstance(type, VectorType)
    if parts.is_undef(index):
        return PoisonValue.get(type)
    if parts.is_null(vector) and parts.is_null(value):
        return vector
    made = parts.elements(vector)
    if not isinstance(index, ConstantInt) or made is None:
        return None
    if index.unsigned >= type.count:
        return PoisonValue.get(type)
    made[index.unsigned] = value
    return parts.build(type, made)


def shuffle(first: Constant, second: Constant, mask: Constant, type: object) -> Constant | None:
    """`shufflevector first, second, mask`; elements that the mask leaves open are undef, as LLVM folds it, unless it leaves open all."""
    assert isinstance(type, VectorType)
    sources, places = [parts.elements(first), parts.elements(second)], parts.elements(mask)
    if sources[0] is None or sources[1] is None or places is None:
        return None
    both = sources[0] + sources[1]
    if parts.is_undef(mask):
        return PoisonValue.get(type)
    return parts.build(type, [both[one.unsigned] if isinstance(one, ConstantInt) else UndefValue.get(type.element) for one in places])
