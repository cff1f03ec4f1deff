"""Whether what calls return can't be zero: attributes, metadata, intrinsics.

Source: LLVM's isKnownNonZero.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nvopt.analysis.value_tracking import known_bits, non_zero
from nvopt.analysis.value_tracking.non_zero import operations
from nvopt.analysis.value_tracking.query import Query
from nvopt.analysis.values.attributes import metadata_of, null_is_defined, result_has, result_range, returned_argument
from nvopt.analysis.values.matching import Operator, intrinsic, lanes, width
from nvopt.ir import (
    CallBase,
    ExtractValueInst,
    PointerType,
)

if TYPE_CHECKING:
    from nvopt.analysis.value_tracking.non_zero import Rule


def call(query: Query, value: Operator) -> bool | None:
    assert isinstance(value, CallBase)
    name = intrinsic(value)
    if isinstance(value.type, PointerType):
        if _returns_non_null(value):
            return True
        same = returned_argument(value)
        if same is None and name in ("launder.invariant.group", "strip.invariant.group", "threadlocal.address"):
            same = value.operands[0]
        if same is not None:
            return operations.of_all_lanes(query, same)
    else:
        node = metadata_of(value, "range")
        if node is not None:
            return operations.range_excludes_zero(node)
        range = result_range(value)
        if range is not None and not range.contains(0):
            return True
        same = returned_argument(value)
        if same is not None and same.type is value.type and operations.of_all_lanes(query, same):
            return True
    rule = _INTRINSICS.get(name) if name else None
    return rule(query, value) if rule is not None else False if not name else None


def _returns_non_null(call: CallBase) -> bool:
    if result_has(call, "nonnull"):
        return True
    assert isinstance(call.type, PointerType)
    return result_has(call, "dereferenceable") and not null_is_defined(call.function, call.type.addrspace)


def extractvalue(query: Query, value: Operator) -> bool | None:
    assert isinstance(value, ExtractValueInst)
    call = value.operands[0]
    name = intrinsic(call)
    if value.indices != (0,) or not name.endswith(".with.overflow"):
        return None
    assert isinstance(call, CallBase)
    lhs, rhs = call.operands[0], call.operands[1]
    if name[1:4] == "add":
        return operations.sum_of(query, lhs, rhs, False, False)
    if name[1:4] == "sub":
        return operations.difference(query, lhs, rhs)
    return operations.product(query, lhs, rhs, False)


def _ssub_sat(query: Query, value: Operator) -> bool | None:
    return width(value.type) != 1 and operations.difference(query, value.operands[0], value.operands[1])


def _sadd_sat(query: Query, value: Operator) -> bool | None:
    return operations.sum_of(query, value.operands[0], value.operands[1], True, False)


def _first_of_all_lanes(query: Query, value: Operator) -> bool | None:
    return operations.of_all_lanes(query, value.operands[0])


def _reversed_lanes(query: Query, value: Operator) -> bool | None:
    count = lanes(value.type).bit_length()
    return non_zero.compute(query.of_lanes(int(f"{query.demanded:0{count}b}"[::-1], 2)), value.operands[0])


def _umax(query: Query, value: Operator) -> bool | None:
    lhs, rhs = value.operands[0], value.operands[1]
    return operations.one_tests_other(lhs, rhs) or operations.either(query, rhs, lhs)


def _smax(query: Query, value: Operator) -> bool | None:
    answers: list[bool | None] = []
    for operand in (value.operands[1], value.operands[0]):
        known = known_bits.compute(query, operand)
        answer = known.ones != 0 or non_zero.compute(query, operand)
        if answer and known.is_non_negative:
            return True
        answers.append(answer)
    return all(answers)


def _smin(query: Query, value: Operator) -> bool | None:
    known = [known_bits.compute(query, operand) for operand in value.operands[:2]]
    if any(one.is_negative for one in known) or all(one.ones for one in known):
        return True
    return _umin(query, value)


def _umin(query: Query, value: Operator) -> bool | None:
    return operations.both(query, value.operands[0], value.operands[1])


def _cttz(query: Query, value: Operator) -> bool | None:
    return known_bits.compute(query, value.operands[0]).zeros & 1 != 0


def _ctlz(query: Query, value: Operator) -> bool | None:
    return known_bits.compute(query, value.operands[0]).is_non_negative


def _rotation(query: Query, value: Operator) -> bool | None:
    return operations.of_first_operand(query, value) if value.operands[0] is value.operands[1] else None


def _always(query: Query, value: Operator) -> bool | None:
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
