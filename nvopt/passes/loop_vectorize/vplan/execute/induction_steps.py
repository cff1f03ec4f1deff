"""The code of inductions: values of single iterations, and steps of lanes.

Source: LLVM's emitTransformedIndex and the induction recipes' execute.
"""

from __future__ import annotations

from nvopt.analysis.recurrences.inductions import InductionDescriptor, InductionKind
from nvopt.ir import Constant, ConstantAggregate, ConstantFP, ConstantInt, IntType, Type, Value, VectorType
from nvopt.ir.types import i8
from nvopt.transforms.folding_builder import FoldingBuilder

Flags = tuple[str, ...]
INVERSE = {"fadd": "fsub", "fsub": "fadd"}


def derived(
    fold: FoldingBuilder, descriptor: InductionDescriptor, start: Value, index: Value, step: Value, name: str = "offset.idx"
) -> Value:
    """The induction after `index` iterations."""
    if descriptor.kind is InductionKind.FP:
        count: Value = fold.cast("sitofp", index, step.type)
        return moved(fold, descriptor, start, fold.binary("fmul", count, step, "", fast_math_of(descriptor)), name)
    count = _resized(fold, index, step.type)
    distance = count if isinstance(step, ConstantInt) and step.unsigned == 1 else fold.binary("mul", count, step)
    if isinstance(start, ConstantInt) and start.is_zero:
        return distance
    return moved(fold, descriptor, start, distance, name)


def moved(fold: FoldingBuilder, descriptor: InductionDescriptor, value: Value, by: Value, name: str = "") -> Value:
    """The induction's value `by` further on."""
    if descriptor.kind is InductionKind.POINTER:
        return fold.gep(i8, value, [by], "next.gep")
    opcode, flags = addition(descriptor)
    return fold.binary(opcode, value, by, name, flags)


def one_before(fold: FoldingBuilder, descriptor: InductionDescriptor, value: Value, step: Value, name: str) -> Value:
    """The induction one iteration before it has a value."""
    if descriptor.kind is InductionKind.POINTER:
        return fold.gep(i8, value, [fold.binary("sub", ConstantInt.get(step.type, 0), step)], name)
    if descriptor.kind is InductionKind.FP:
        opcode, flags = addition(descriptor)
        return fold.binary(INVERSE[opcode], value, step, "", flags)
    return fold.binary("sub", value, step, name)


def addition(descriptor: InductionDescriptor) -> tuple[str, Flags]:
    """How a step is taken: opcode and flags."""
    if descriptor.kind is InductionKind.FP:
        assert descriptor.update is not None
        return descriptor.update.opcode, descriptor.update.flags
    return "add", ()


def fast_math_of(descriptor: InductionDescriptor) -> Flags:
    """The flags of the update of a float."""
    return addition(descriptor)[1]


def times(fold: FoldingBuilder, descriptor: InductionDescriptor, step: Value, count: int) -> Value:
    """`count` steps."""
    if isinstance(step.type, IntType):
        return fold.binary("mul", step, ConstantInt.get(step.type, count))
    return fold.binary("fmul", step, ConstantFP.get(step.type, float(count)), "", fast_math_of(descriptor))


def lane_steps(fold: FoldingBuilder, descriptor: InductionDescriptor, step: Value, vf: int) -> Value:
    """<0, step, 2 * step, …>, of more than one lane."""
    splat = fold.builder.splat(vf, step, ".splat")
    type = VectorType.get(step.type, vf)
    numbers: Constant
    if isinstance(step.type, IntType):
        numbers = ConstantAggregate.get(type, [ConstantInt.get(step.type, n) for n in range(vf)])
        return fold.binary("mul", numbers, splat)
    numbers = ConstantAggregate.get(type, [ConstantFP.get(step.type, float(n)) for n in range(vf)])
    return fold.binary("fmul", numbers, splat, "", fast_math_of(descriptor))


def _resized(fold: FoldingBuilder, value: Value, type: Type) -> Value:
    """An integer in another number of bits: what counts iterations wraps around with what it counts."""
    assert isinstance(value.type, IntType)
    assert isinstance(type, IntType)
    return fold.cast("trunc" if value.type.bits > type.bits else "zext", value, type)
