"""Facts about numbers as code: conditions to assume, or to test.

interval(facts, 32)                     # the ConstantRange of what the number may be
within(builder, %n, facts)              # `%n - 1 u<= 63`, an i1
divisible(builder, %n, facts)           # `(%n & 3) == 0`
"""

from __future__ import annotations

from nvopt.analysis.constant_range import ConstantRange
from nvopt.ir import Builder, CallInst, ConstantInt, IntType, Value
from nvopt.ir.instructions import OperandBundle
from nvopt.ir.intrinsics import declare_intrinsic
from nvopt.ir.types import i1, i32, i64
from nvopt.passes.apply_facts.schema import NumberFacts


def bounds(facts: NumberFacts, bits: int) -> tuple[int, int]:
    """The least and the largest value of an integer. What is said of one end alone decides whether it is read with a sign: it is, but where
    that end is beyond the largest integer with a sign."""
    largest = (1 << (bits - 1)) - 1
    least, most = facts.least and facts.least.value, facts.most and facts.most.value
    if least is None:
        least = -largest - 1 if most is None or most <= largest else 0
    if most is None:
        most = largest if least <= largest else 2 * largest + 1
    return least, most


def interval(facts: NumberFacts, bits: int) -> ConstantRange:
    """What an integer of `bits` bits may be."""
    return ConstantRange.spanning(bits, *bounds(facts, bits))


def within(builder: Builder, number: Value, facts: NumberFacts) -> Value | None:
    """Whether `number` is what its bounds say; None where they say nothing."""
    assert isinstance(number.type, IntType)
    least, most = bounds(facts, number.type.bits)
    if least == most:
        return builder.icmp("eq", number, ConstantInt.get(number.type, least))
    if interval(facts, number.type.bits).is_full:
        return None
    above = builder.sub(number, ConstantInt.get(number.type, least)) if least else number
    return builder.icmp("ule", above, ConstantInt.get(number.type, most - least))


def divisible(builder: Builder, number: Value, facts: NumberFacts) -> Value | None:
    """Whether `number` is a multiple of its divisor; None where it has none. A number that may be negative is divided as such."""
    if facts.divisor is None:
        return None
    assert isinstance(number.type, IntType)
    divisor = facts.divisor.value
    if divisor.bit_count() == 1:
        rest: Value = builder.and_(number, ConstantInt.get(number.type, divisor - 1))
    else:
        remainder = builder.urem if bounds(facts, number.type.bits)[0] >= 0 else builder.srem
        rest = remainder(number, ConstantInt.get(number.type, divisor))
    return builder.icmp("eq", rest, ConstantInt.get(number.type, 0))


def aligned(builder: Builder, pointer: Value, align: int) -> Value:
    """Whether `pointer` is a multiple of `align` bytes."""
    rest = builder.and_(builder.ptrtoint(pointer, i32), ConstantInt.get(i32, align - 1))
    return builder.icmp("eq", rest, ConstantInt.get(i32, 0))


def assume(builder: Builder, *conditions: Value | None) -> None:
    """`llvm.assume` of each condition that there is."""
    for condition in conditions:
        if condition is not None:
            builder.intrinsic("assume", [condition])


def assume_aligned(builder: Builder, pointer: Value, align: int) -> None:
    """`llvm.assume` that `pointer` is a multiple of `align` bytes."""
    assert builder.block is not None
    function = builder.block.parent
    assert function is not None
    callee = declare_intrinsic(function.module, "assume", [i1])
    call = CallInst(callee.function_type, callee, [ConstantInt.get(i1, 1)], bundle_operands=[pointer, ConstantInt.get(i64, align)])
    call.bundles = [OperandBundle('"align"', 2)]
    builder.insert(call)
