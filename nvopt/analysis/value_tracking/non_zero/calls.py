"""Whether what calls return can't be zero: attributes, metadata, intrinsics.

Source: LLVM's isKnownNonZero.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nvopt.analysis.value_tracking import known_bits, non_zero
from nvopt.analysis.value_tracking.non_zero import operations
from nvopt.analysis.values.attributes import metadata_of, null_is_defined, result_has, result_range, returned_argument
from nvopt.analysis.values.matching import Operator, intrinsic, lanes, width
from nvopt.ir import (
    CallBase,
    ExtractValueInst,
    Instruction,
    PointerType,
)

if TYPE_CHECKING:
    from nvopt.analysis.value_tracking.non_zero import Rule
    from nvopt.analysis.value_tracking.tracking import ValueTracking


def call(tracking: ValueTracking, value: Operator, demanded: int, context: Instruction | None, depth: int) -> bool | None:
    assert isinstance(value, CallBase)
    name = intrinsic(value)
    if isinstance(value.type, PointerType):
        if _returns_non_null(value):
            return True
        same = returned_argument(value)
        if same is None and name in ("launder.invariant.group", "strip.invariant.group", "threadlocal.address"):
            same = value.operands[0]
        if same is not None:
            return operations.of_all_lanes(tracking, same, context, depth)
    else:
        node = metadata_of(value, "range")
        if node is not None:
            return operations.range_excludes_zero(node)
        range = result_range(value)
        if range is not None and not range.contains(0):
            return True
        same = returned_argument(value)
        if same is not None and same.type is value.type and operations.of_all_lanes(tracking, same, context, depth):
            return True
    rule = _INTRINSICS.get(name) if name else None
    return rule(tracking, value, demanded, context, depth) if rule is not None else False if not name else None


def _returns_non_null(call: CallBase) -> bool:
    if result_has(call, "nonnull"):
        return True
    assert isinstance(call.type, PointerType)
    return result_has(call, "dereferenceable") and not null_is_defined(call.function, call.type.addrspace)


def extractvalue(tracking: ValueTracking, value: Operator, demanded: int, context: Instruction | None, depth: int) -> bool | None:
    assert isinstance(value, ExtractValueInst)
    call = value.operands[0]
    name = intrinsic(call)
    if value.indices != (0,) or not name.endswith(".with.overflow"):
        return None
    assert isinstance(call, CallBase)
    lhs, rhs = call.operands[0], call.operands[1]
    if name[1:4] == "add":
        return operations.sum_of(tracking, lhs, rhs, False, False, demanded, context, depth)
    if name[1:4] == "sub":
        return operations.difference(tracking, lhs, rhs, demanded, context, depth)
    return operations.product(tracking, lhs, rhs, False, demanded, context, depth)


def _ssub_sat(tracking: ValueTracking, value: Operator, demanded: int, context: Instruction | None, depth: int) -> bool | None:
    return width(value.type) != 1 and operations.difference(tracking, value.operands[0], value.operands[1], demanded, context, depth)


def _sadd_sat(tracking: ValueTracking, value: Operator, demanded: int, context: Instruction | None, depth: int) -> bool | None:
    return operations.sum_of(tracking, value.operands[0], value.operands[1], True, False, demanded, context, depth)


def _first_of_all_lanes(tracking: ValueTracking, value: Operator, demanded: int, context: Instruction | None, depth: int) -> bool | None:
    return operations.of_all_lanes(tracking, value.operands[0], context, depth)


def _reversed_lanes(tracking: ValueTracking, value: Operator, demanded: int, context: Instruction | None, depth: int) -> bool | None:
    count = lanes(value.type).bit_length()
    return non_zero.compute(tracking, value.operands[0], int(f"{demanded:0{count}b}"[::-1], 2), context, depth)


def _umax(tracking: ValueTracking, value: Operator, demanded: int, context: Instruction | None, depth: int) -> bool | None:
    lhs, rhs = value.operands[0], value.operands[1]
    return operations.one_tests_other(lhs, rhs) or operations.either(tracking, rhs, lhs, demanded, context, depth)


def _smax(tracking: ValueTracking, value: Operator, demanded: int, context: Instruction | None, depth: int) -> bool | None:
    answers: list[bool | None] = []
    for operand in (value.operands[1], value.operands[0]):
        known = known_bits.compute(tracking, operand, demanded, context, depth)
        answer = known.ones != 0 or non_zero.compute(tracking, operand, demanded, context, depth)
        if answer and known.is_non_negative:
            return True
        answers.append(answer)
    return all(answers)


def _smin(tracking: ValueTracking, value: Operator, demanded: int, context: Instruction | None, depth: int) -> bool | None:
    known = [known_bits.compute(tracking, operand, demanded, context, depth) for operand in value.operands[:2]]
    if any(one.is_negative for one in known) or all(one.ones for one in known):
        return True
    return _umin(tracking, value, demanded, context, depth)


def _umin(tracking: ValueTracking, value: Operator, demanded: int, context: Instruction | None, depth: int) -> bool | None:
    return operations.both(tracking, value.operands[0], value.operands[1], demanded, context, depth)


def _cttz(tracking: ValueTracking, value: Operator, demanded: int, context: Instruction | None, depth: int) -> bool | None:
    return known_bits.compute(tracking, value.operands[0], demanded, context, depth).zeros & 1 != 0


def _ctlz(tracking: ValueTracking, value: Operator, demanded: int, context: Instruction | None, depth: int) -> bool | None:
    return known_bits.compute(tracking, value.operands[0], demanded, context, depth).is_non_negative


def _rotation(tracking: ValueTracking, value: Operator, demanded: int, context: Instruction | None, depth: int) -> bool | None:
    return operations.of_first_operand(tracking, value, demanded, context, depth) if value.operands[0] is value.operands[1] else None


def _always(tracking: ValueTracking, value: Operator, demanded: int, context: Instruction | None, depth: int) -> bool | None:
    return True


_INTRINSICS: dict[str, Rule] = {
    **dict.fromkeys(("sshl.sat", "ushl.sat", "abs", "bitreverse", "bswap", "ctpop"), operations.of_first_operand),
    **{f"vector.reduce.{one}": _first_of_all_lanes for one in ("or", "umax", "umin", "smax", "smin")},
    "ssub.sat": _ssub_sat,
    "sadd.sat": _sadd_sat,
    "vector.reverse": _reversed_lanes,
    "umax": _umax,
    "uadd.sat": _umax,
    "smax": _smax,
    "smin": _smin,
    "umin": _umin,
    "cttz": _cttz,
    "ctlz": _ctlz,
    "fshl": _rotation,
    "fshr": _rotation,
    "vscale": _always,
    "experimental.get.vector.length": _first_of_all_lanes,
}
