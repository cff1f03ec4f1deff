"""The types of a plan's values, of one lane each. Source: LLVM's VPTypeAnalysis."""

from __future__ import annotations

from nvopt.analysis.recurrences.reductions import RecurKind, RecurrenceDescriptor
from nvopt.ir import StructType, Type, VectorType
from nvopt.ir.types import i1, void
from nvopt.passes.loop_vectorize.vplan.recipes import (
    CanonicalInduction,
    InterleavedValue,
    OfInstruction,
    ReductionPhi,
    ResumePhi,
    VPInstruction,
    WidenInduction,
)
from nvopt.passes.loop_vectorize.vplan.values import Expanded, LiveIn, SingleDef, VPlan, VPValue


def vector_type(type: Type, lanes: int) -> Type:
    """The type of so many lanes of a type; of a struct those of its elements."""
    if lanes == 1:
        return type
    if isinstance(type, StructType):
        return StructType.get([vector_type(one, lanes) for one in type.elements], type.packed)
    return VectorType.get(type, lanes)


def scalar_type(value: VPValue, plan: VPlan) -> Type:
    """The type of one lane."""
    match value:
        case Expanded():
            return value.expression.type
        case LiveIn():
            return plan.index_type if value.underlying is None else value.underlying.type
        case CanonicalInduction() | WidenInduction():
            return value.type
        case ReductionPhi():
            return i1 if value.descriptor.kind is RecurKind.ANYOF else _type_of_underlying(value)
        case OfInstruction():
            return value.instruction.type
        case VPInstruction():
            return _type_of_instruction(value, plan)
        case ResumePhi() | InterleavedValue():
            return _type_of_underlying(value)
    assert isinstance(value, SingleDef)
    return scalar_type(value.operands[0], plan)  # blends, steps, splices, addresses: what they are made of


def _type_of_underlying(value: VPValue) -> Type:
    assert value.underlying is not None
    return value.underlying.type


def _type_of_instruction(value: VPInstruction, plan: VPlan) -> Type:
    match value.opcode:
        case "icmp eq" | "icmp ule":
            return i1
        case "select":
            return scalar_type(value.operands[1], plan)
        case "branch-on-count":
            return void
        case "first-active-lane" | "last-active-lane":
            return scalar_type(value.operands[1], plan)
        case "compute-reduction-result":
            assert isinstance(value.about, RecurrenceDescriptor)
            return value.about.phi.type
    return scalar_type(value.operands[0], plan)
