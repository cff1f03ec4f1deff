"""Whether the results of operations besides calls can't be zero. A rule gives None where the known bits decide.

    or i8 %x, 1      # not zero

Source: LLVM's isKnownNonZero.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nvopt.analysis.value_tracking import bits_algebra as algebra
from nvopt.analysis.value_tracking import known_bits, non_zero, poison
from nvopt.analysis.value_tracking.bits import Bits
from nvopt.analysis.value_tracking.known_bits import choices, vectors
from nvopt.analysis.value_tracking.query import Query
from nvopt.analysis.values.attributes import metadata_of, null_is_defined, ranges_of
from nvopt.analysis.values.depth import MAX_DEPTH
from nvopt.analysis.values.matching import Operator, comparison_with, integer, is_zero, lanes, operand_of, width
from nvopt.analysis.values.patterns import match_simple_recurrence
from nvopt.analysis.values.zero import excludes_zero
from nvopt.ir import (
    CmpInst,
    Constant,
    ConstantExpr,
    ConstantInt,
    GetElementPtrInst,
    Instruction,
    IntType,
    LoadInst,
    MDNode,
    PHINode,
    PointerType,
    Value,
    VectorType,
)
from nvopt.ir.datalayout import is_scalable
from nvopt.ir.gep import steps_of
from nvopt.late_modules import late_modules

if TYPE_CHECKING:
    from nvopt.analysis.value_tracking import non_equal, powers
else:
    non_equal, powers = late_modules("nvopt.analysis.value_tracking", "non_equal", "powers")


def of_all_lanes(query: Query, value: Value) -> bool:
    """Whether it is not zero in any lane."""
    return non_zero.compute(query.of_lanes(lanes(value.type)), value)


def either(query: Query, one: Value, other: Value) -> bool:
    """Whether one of two is not zero."""
    return non_zero.compute(query, one) or non_zero.compute(query, other)


def both(query: Query, one: Value, other: Value) -> bool:
    """Whether neither of two is zero."""
    return non_zero.compute(query, one) and non_zero.compute(query, other)


def of_first_operand(query: Query, value: Operator) -> bool | None:
    """Whether the first operand is not zero: the rule of what keeps it so."""
    return non_zero.compute(query, value.operands[0])


def alloca(query: Query, value: Operator) -> bool | None:
    assert isinstance(value.type, PointerType)
    return value.type.addrspace == 0


def getelementptr(query: Query, value: Operator) -> bool | None:
    assert isinstance(value, (GetElementPtrInst, ConstantExpr))
    if not isinstance(value.type, PointerType):
        return None
    function = value.function if isinstance(value, Instruction) else None
    if "nuw" not in value.flags and ("inbounds" not in value.flags or null_is_defined(function, value.type.addrspace)):
        return False
    if of_all_lanes(query, value.operands[0]):
        return True
    for step in steps_of(value):
        index, _, inner = step
        field = step.field(query.tracking.layout)
        if field is not None:
            if field > 0:
                return True
            continue
        if query.tracking.layout.alloc_size(inner) == 0 and not is_scalable(inner):
            continue
        if isinstance(index, ConstantInt):
            if index.unsigned:
                return True
            continue
        if query.depth < MAX_DEPTH:
            query = query.deeper
            if of_all_lanes(query, index):
                return True
    return False


def bitcast(query: Query, value: Operator) -> bool | None:
    source = value.operands[0]
    if isinstance(source.type.scalar, (IntType, PointerType)) and query.tracking.width(value.type) % query.tracking.width(source.type) == 0:
        return of_all_lanes(query, source)
    return None


def inttoptr(query: Query, value: Operator) -> bool | None:
    if query.tracking.width(value.operands[0].type) > query.tracking.width(value.type):
        return None
    return of_first_operand(query, value)


def ptrtoint(query: Query, value: Operator) -> bool | None:
    pointer = value.operands[0].type.scalar
    assert isinstance(pointer, PointerType)
    if query.tracking.layout.index_width(pointer.addrspace) > width(value.type):
        return None
    return of_first_operand(query, value)


def trunc(query: Query, value: Operator) -> bool | None:
    return of_first_operand(query, value) if value.flags else None


def _tests_for_zero(value: Value, other: Value) -> bool:
    """Whether it is an extended `other == 0`."""
    compare = operand_of(value, "zext", "sext")
    if not isinstance(compare, CmpInst) or compare.predicate != "eq":
        return False
    return compare.operands[0] is other and is_zero(compare.operands[1])


def one_tests_other(one: Value, other: Value) -> bool:
    """Whether one is an extended `other == 0`: then not both are zero."""
    return _tests_for_zero(one, other) or _tests_for_zero(other, one)


def difference(query: Query, lhs: Value, rhs: Value) -> bool:
    """Whether `lhs - rhs` can't be zero."""
    if one_tests_other(lhs, rhs):
        return True
    if isinstance(lhs, Constant) and lhs.is_zero and non_zero.compute(query, rhs):
        return True
    return non_equal.compute(query, lhs, rhs)


def sub(query: Query, value: Operator) -> bool | None:
    return difference(query, value.operands[0], value.operands[1])


def or_(query: Query, value: Operator) -> bool | None:
    lhs, rhs = value.operands[0], value.operands[1]
    if one_tests_other(lhs, rhs) or non_equal.compute(query, lhs, rhs):
        return True
    return either(query, rhs, lhs)


def shl(query: Query, value: Operator) -> bool | None:
    if value.flags:
        return of_first_operand(query, value)
    known = known_bits.compute(query, value.operands[0])
    return known.ones & 1 != 0 or _survives_shift(query, value, known)


def shr(query: Query, value: Operator) -> bool | None:
    if "exact" in value.flags:
        return of_first_operand(query, value)
    known = known_bits.compute(query, value.operands[0])
    return known.is_negative or _survives_shift(query, value, known)


def _survives_shift(query: Query, value: Operator, known: Bits) -> bool:
    """Whether a known one stays, or nothing but known zeros goes, by the furthest shift."""
    if known.is_unknown:
        return False
    most = known_bits.compute(query, value.operands[1]).max
    if most >= known.bits:
        return False
    left = value.opcode == "shl"
    if (known.ones << most & known.mask) if left else known.ones >> most:
        return True
    rest = known.bits - most
    gone = known.zeros >> rest == known.mask >> rest if left else not ~known.zeros << rest & known.mask
    return gone and non_zero.compute(query, value.operands[0])


def div(query: Query, value: Operator) -> bool | None:
    if "exact" in value.flags:
        return of_first_operand(query, value)
    lhs = known_bits.compute(query, value.operands[0])
    if lhs.is_unknown:
        return False
    rhs = known_bits.compute(query, value.operands[1])
    if value.opcode == "sdiv":
        lhs, rhs = algebra.absolute(lhs), algebra.absolute(rhs)
    return lhs.ones >= rhs.max


def sum_of(query: Query, lhs: Value, rhs: Value, nsw: bool, nuw: bool) -> bool:
    """Whether `lhs + rhs` can't be zero."""
    if one_tests_other(lhs, rhs):
        return True
    if nuw:
        return either(query, rhs, lhs)
    left = known_bits.compute(query, lhs)
    right = known_bits.compute(query, rhs)
    if left.is_non_negative and right.is_non_negative and either(query, rhs, lhs):
        return True
    if left.is_negative and right.is_negative and (left.ones | right.ones) & left.mask >> 1:
        return True
    for known, other in ((left, rhs), (right, lhs)):
        if known.is_non_negative and powers.is_power_of_two(query, other, False):
            return True
    return algebra.add(left, right, nsw, nuw).ones != 0


def add(query: Query, value: Operator) -> bool | None:
    nsw, nuw = "nsw" in value.flags, "nuw" in value.flags
    return sum_of(query, value.operands[0], value.operands[1], nsw, nuw)


def product(query: Query, lhs: Value, rhs: Value, no_wrap: bool) -> bool:
    """Whether `lhs * rhs` can't be zero."""
    if no_wrap:
        return both(query, lhs, rhs)
    left = known_bits.compute(query, lhs)
    if left.ones & 1:
        return non_zero.compute(query, rhs)
    right = known_bits.compute(query, rhs)
    if right.ones & 1:
        return left.ones != 0 or non_zero.compute(query, lhs)
    return left.max_trailing_zeros + right.max_trailing_zeros < left.bits


def mul(query: Query, value: Operator) -> bool | None:
    return product(query, value.operands[0], value.operands[1], bool(value.flags))


def select(query: Query, value: Operator) -> bool | None:
    condition = value.operands[0]
    for at in (1, 2):
        arm = value.operands[at]
        if non_zero.compute(query, arm):
            continue
        found = comparison_with(condition, arm)
        if found is None or not excludes_zero(found[0] if at == 1 else found[0].inverse, found[1]):
            return None
    return True


def phi(query: Query, value: Operator) -> bool | None:
    assert isinstance(value, PHINode)
    if _steps_away_from_zero(value):
        return True
    for incoming, block in value.incoming:
        if incoming is value:
            continue
        found = choices.edge_comparison(incoming, block, value)
        if found is not None and excludes_zero(*found):
            continue
        if not non_zero.compute(query.coming_from(block, MAX_DEPTH - 1), incoming):
            return False
    return True


def _steps_away_from_zero(phi: PHINode) -> bool:
    """Whether it starts at a constant besides zero and can't get to zero without wrapping around or losing bits. LLVM says so of
    `shl nuw step, phi` as well, in which the step may be zero."""
    found = match_simple_recurrence(phi)
    start = integer(found.start) if found is not None else None
    if found is None or not start:
        return False
    flags, step, is_shifted = found.operation.flags, integer(found.step), found.operation.operands[0] is phi
    top = width(phi.type) - 1
    match found.operation.opcode:
        case "add":
            return "nuw" in flags or ("nsw" in flags and step is not None and start >> top == step >> top)
        case "mul":
            return bool(flags) and bool(step)
        case "shl":
            return bool(flags) and is_shifted
        case "lshr" | "ashr":
            return "exact" in flags and is_shifted
    return False


def insertelement(query: Query, value: Operator) -> bool | None:
    vector, element, index = value.operands
    assert isinstance(vector.type, VectorType)
    if vector.type.scalable:
        return None
    rest, needs_element = query.demanded, True
    if isinstance(index, ConstantInt) and index.unsigned < vector.type.count:
        rest &= ~(1 << index.unsigned)
        needs_element = rest != query.demanded
    if needs_element and not of_all_lanes(query, element):
        return False
    return not rest or non_zero.compute(query.of_lanes(rest), vector)


def extractelement(query: Query, value: Operator) -> bool | None:
    wanted = vectors.demanded_of_extract(value)
    return non_zero.compute(query.of_lanes(wanted), value.operands[0]) if wanted else None


def shufflevector(query: Query, value: Operator) -> bool | None:
    wanted = vectors.demanded_of_shuffle(value, query.demanded)
    if wanted is None:
        return None
    return all(
        not part or non_zero.compute(query.of_lanes(part), operand)
        for operand, part in zip(value.operands[1::-1], wanted[::-1], strict=True)
    )


def freeze(query: Query, value: Operator) -> bool | None:
    source = value.operands[0]
    return of_all_lanes(query, source) and poison.is_guaranteed_not(query, source, poison.POISON)


def load(query: Query, value: Operator) -> bool | None:
    assert isinstance(value, LoadInst)
    attached = value._metadata
    if not attached:
        return False
    if isinstance(value.type, PointerType):
        return "nonnull" in attached or ("dereferenceable" in attached and not null_is_defined(value.function, value.type.addrspace))
    node = metadata_of(value, "range")
    return node is not None and range_excludes_zero(node)


def range_excludes_zero(node: MDNode) -> bool:
    """Whether `!range` leaves zero out."""
    return not any(range.contains(0) for range in ranges_of(node))
