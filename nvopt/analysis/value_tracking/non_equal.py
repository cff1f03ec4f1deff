"""Whether two values are known to differ.

    compute(query, one, other)

Source: LLVM's isKnownNonEqual.
"""

from __future__ import annotations

from nvopt.analysis.value_tracking import implied, known_bits, non_zero
from nvopt.analysis.value_tracking.query import Query
from nvopt.analysis.values.depth import MAX_DEPTH
from nvopt.analysis.values.matching import Operator, binary, has_flag, integer, operand_of, other_operand, width
from nvopt.analysis.values.patterns import match_simple_recurrence
from nvopt.ir import (
    BasicBlock,
    Constant,
    ConstantExpr,
    ConstantInt,
    GetElementPtrInst,
    Instruction,
    IntType,
    PHINode,
    PointerType,
    Value,
)
from nvopt.ir.predicates import NE


def compute(query: Query, one: Value, other: Value) -> bool:
    """Whether the values, of one type, are known to differ ."""
    if one is other or one.type is not other.type or query.depth >= MAX_DEPTH:
        return False
    if isinstance(one, (Instruction, ConstantExpr)) and isinstance(other, (Instruction, ConstantExpr)) and one.opcode == other.opcode:
        inner = _invertible_operands(one, other)
        if inner is not None:
            return compute(query.deeper, *inner)
        if isinstance(one, PHINode) and isinstance(other, PHINode) and _phis_differ(query, one, other):
            return True
    pairs = ((one, other), (other, one))
    for rule in (_is_changed, _is_multiple, _is_shifted):
        for first, second in pairs:
            changed_by = rule(first, second)
            if changed_by is not None and non_zero.compute(query.deeper, changed_by):
                return True
    if isinstance(one.type.scalar, IntType) and _bits_differ(query, one, other):
        return True
    if any(_select_differs(query, *pair) for pair in pairs):
        return True
    if any(_only_moves_away(query, *pair) for pair in pairs):
        return True
    addresses = operand_of(one, "ptrtoint"), operand_of(other, "ptrtoint")
    if addresses[0] is not None and addresses[1] is not None and query.tracking.width(addresses[0].type) == width(one.type):
        return compute(query.deeper, addresses[0], addresses[1])
    return _is_promised(query, one, other)


def _bits_differ(query: Query, one: Value, other: Value) -> bool:
    mine = known_bits.compute(query, one)
    if mine.is_unknown:
        return False
    others = known_bits.compute(query, other)
    return mine.zeros & others.ones != 0 or mine.ones & others.zeros != 0


_NO_WRAP = ("nuw", "nsw")


def _invertible_operands(one: Operator, other: Operator) -> tuple[Value, Value] | None:
    """Where both apply one function that never maps two values to one, what they apply it to."""
    opcode = one.opcode
    if opcode in ("zext", "sext"):
        found = one.operands[0], other.operands[0]
        return found if found[0].type is found[1].type else None
    if isinstance(one, PHINode) and isinstance(other, PHINode):
        return _invertible_starts(one, other)
    if opcode in ("add", "xor") or (opcode == "or" and "disjoint" in one.flags and "disjoint" in other.flags):
        for at in (0, 1):
            rest = other_operand(other, opcode, one.operands[at])
            if rest is not None:
                return one.operands[1 - at], rest
        return None
    if opcode == "sub":
        for at in (0, 1):
            if one.operands[at] is other.operands[at]:
                return one.operands[1 - at], other.operands[1 - at]
        return None
    if opcode in ("mul", "shl"):
        if not any(flag in one.flags and flag in other.flags for flag in _NO_WRAP):
            return None
    elif opcode not in ("lshr", "ashr") or "exact" not in one.flags or "exact" not in other.flags:
        return None
    if one.operands[1] is not other.operands[1]:
        return None
    if opcode == "mul" and not (isinstance(one.operands[1], ConstantInt) and one.operands[1].unsigned):
        return None
    return one.operands[0], other.operands[0]


def _invertible_starts(one: PHINode, other: PHINode) -> tuple[Value, Value] | None:
    """The starts of two recurrences that go on in the same invertible way."""
    if one.parent is not other.parent:
        return None
    mine, others = match_simple_recurrence(one), match_simple_recurrence(other)
    if mine is None or others is None or mine.operation.opcode != others.operation.opcode:
        return None
    inner = _invertible_operands(mine.operation, others.operation)
    return (mine.start, others.start) if inner is not None and inner[0] is one and inner[1] is other else None


def _is_changed(one: Value, other: Value) -> Value | None:
    """What `one` differs by from `other`: x of `add other, x`."""
    if not isinstance(one, Instruction):
        return None
    for opcode in ("add", "xor", "or"):
        found = other_operand(one, opcode, other)
        if found is not None:
            return found if opcode != "or" or "disjoint" in one.flags else None
    return None


def _is_multiple(one: Value, other: Value) -> Value | None:
    """`one`, where `other` is it times a constant above one that doesn't wrap around."""
    found = binary(other, "mul")
    if found is None or found[0] is not one or not any(has_flag(other, flag) for flag in _NO_WRAP):
        return None
    return one if (integer(found[1]) or 0) > 1 else None


def _is_shifted(one: Value, other: Value) -> Value | None:
    """`one`, where `other` is it shifted left by a constant that doesn't lose bits."""
    found = binary(other, "shl")
    if found is None or found[0] is not one or not any(has_flag(other, flag) for flag in _NO_WRAP):
        return None
    return one if integer(found[1]) else None


def _phis_differ(query: Query, one: PHINode, other: PHINode) -> bool:
    """Whether on every way in other values come in; one pair only is looked into."""
    if one.parent is not other.parent:
        return False
    looked_into = False
    seen: set[Value] = set()
    for at in range(0, len(one.operands), 2):
        block = one.operands[at + 1]
        assert isinstance(block, BasicBlock)
        if block in seen:
            continue
        seen.add(block)
        mine, others = one.operands[at], other.incoming_for(block)
        numbers = integer(mine), integer(others)
        if None not in numbers and numbers[0] != numbers[1]:
            continue
        if looked_into or not compute(query.deeper.at(block.terminator), mine, others):
            return False
        looked_into = True
    return True


def _select_differs(query: Query, one: Value, other: Value) -> bool:
    if not isinstance(one, Instruction) or one.opcode != "select":
        return False
    condition, true, false = one.operands
    others: tuple[Value, Value] = (other, other)
    if isinstance(other, Instruction) and other.opcode == "select" and other.operands[0] is condition:
        others = other.operands[1], other.operands[2]
        return all(compute(query.deeper, mine, its) for mine, its in zip((true, false), others, strict=True))
    return all(compute(query.deeper, mine, other) for mine in (true, false))


def _only_moves_away(query: Query, one: Value, other: Value) -> bool:
    """Whether `one` is an address that a loop moves on, away from `other`, at or behind which it starts."""
    if not isinstance(one.type, PointerType) or not isinstance(one, GetElementPtrInst):
        return False
    if len(one.operands) != 2 or not isinstance(one.operands[1], Constant):
        return False
    phi = one.operands[0]
    if not isinstance(phi, PHINode) or len(phi.operands) != 4:
        return False
    if phi.operands[0] is not one and phi.operands[2] is not one:
        return False
    start = phi.operands[2] if phi.operands[0] is one else phi.operands[0]
    tracking = query.tracking
    start_base, start_offset = tracking.inbounds_base(start)
    step_base, step = tracking.inbounds_base(one)
    base, offset = tracking.inbounds_base(other)
    if step_base is not phi or start_base is not base:
        return False
    return (start_offset >= offset and step > 0) or (start_offset <= offset and step < 0)


def _is_promised(query: Query, one: Value, other: Value) -> bool:
    """Whether an assumption that holds where control is says so."""
    return any(
        implied.by_condition(assume.operands[0], NE, one, other, True, query.depth) is True and query.holds(assume)
        for assume, _ in query.promises(one)
    )
