"""Address computations: the base plus each index times the size of what it steps over.

    %p = getelementptr inbounds [10 x i32], ptr %a, i64 %i, i64 3    # (12 + (40 * %i) + %a)

The offsets keep the no-wrap facts of the instruction where it can't be poison wherever its operands exist.

Source: LLVM's ScalarEvolution::getGEPExpr.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nvopt.analysis.scev.creation import from_values
from nvopt.analysis.scev.creation.decompose import Operator
from nvopt.analysis.scev.expressions import add, casts, mul
from nvopt.analysis.scev.expressions.kinds import ANY_WRAP, NSW, NUW, SCEV, SCEVConstant
from nvopt.analysis.scev.facts import known, no_wrap
from nvopt.ir import ArrayType, ConstantExpr, GetElementPtrInst, Instruction, IntType, StructType, Type, VectorType
from nvopt.ir.datalayout import is_scalable

if TYPE_CHECKING:
    from nvopt.analysis.scev.scalar_evolution import ScalarEvolution

_FLAGS = {(): ANY_WRAP, ("inbounds",): NSW, ("nusw",): NSW, ("nuw",): NUW, ("inbounds", "nuw"): NSW | NUW, ("nusw", "nuw"): NSW | NUW}


def ir_flags(source: Operator) -> int:
    """What is promised of the offset's arithmetic: NSW for `nusw` and `inbounds`, NUW for `nuw`."""
    found = _FLAGS.get(source.flags)
    if found is None:
        found = (NSW if "inbounds" in source.flags or "nusw" in source.flags else 0) | (NUW if "nuw" in source.flags else 0)
    return found


def gep(se: ScalarEvolution, source: Operator) -> SCEV:
    """The address that a `getelementptr`, instruction or constant expression, computes."""
    pointer, *indices = source.operands
    steps = [from_values.get(se, index) for index in indices]
    base = from_values.get(se, pointer)
    flags = ir_flags(source)
    if flags and not (isinstance(source, Instruction) and no_wrap.is_expr_never_poison(se, source)):
        flags = ANY_WRAP
    assert isinstance(source, (GetElementPtrInst, ConstantExpr))
    assert source.source_type is not None
    return address(se, base, steps, source.source_type, flags)


def address(se: ScalarEvolution, base: SCEV, indices: list[SCEV], source_type: Type, flags: int = ANY_WRAP) -> SCEV:
    """`base` plus the offset of `indices` into `source_type`; `flags`: NSW where the offset is exact read with a sign, NUW without."""
    offset = _offset(se, IntType.get(base.bits), indices, source_type, flags)
    if offset.is_zero:
        return base
    keeps = flags & NUW or (flags & NSW and known.is_known_non_negative(se, offset))
    return add.add2(se, base, offset, NUW if keeps else ANY_WRAP)


def _offset(se: ScalarEvolution, int_type: IntType, indices: list[SCEV], source_type: Type, flags: int) -> SCEV:
    """In bytes."""
    fixed = 0
    parts: list[SCEV] = []
    at: Type | None = None
    for index in indices:
        if isinstance(at, StructType):
            assert isinstance(index, SCEVConstant)
            fixed += se.layout.struct_offsets(at)[index.value]
            at = at.elements[index.value]
            continue
        at = source_type if at is None else _element(at)
        size = se.layout.alloc_size(at)
        if isinstance(index, SCEVConstant) and not is_scalable(at):
            fixed += index.signed * size
            continue
        bytes = se.table.constant(int_type, size)
        stride = mul.mul2(se, bytes, se.table.vscale(int_type)) if is_scalable(at) else bytes
        parts.append(mul.mul2(se, casts.truncate_or_sext(se, index, int_type), stride, flags))
    constant = se.table.constant(int_type, fixed)
    if not parts:
        return constant
    if constant.is_zero and len(parts) == 1:
        return parts[0]
    return add.add(se, [constant, *parts], flags)


def _element(type: Type) -> Type:
    assert isinstance(type, (ArrayType, VectorType))
    return type.element
