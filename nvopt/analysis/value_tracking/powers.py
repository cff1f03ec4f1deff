"""Whether a number has exactly one bit set, or at most one.

    is_power_of_two(tracking, value, or_zero, context)

Source: LLVM's isKnownToBeAPowerOfTwo.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nvopt.analysis.value_tracking import known_bits, non_zero
from nvopt.analysis.value_tracking.depth import MAX_DEPTH
from nvopt.analysis.values.execution import holds_at
from nvopt.analysis.values.matching import binary, integer, intrinsic, is_all_ones, is_negation_of, lanes, other_operand, width
from nvopt.analysis.values.patterns import match_simple_recurrence
from nvopt.ir import BasicBlock, CallBase, CmpInst, Constant, Instruction, PHINode, Value

if TYPE_CHECKING:
    from nvopt.analysis.value_tracking.tracking import ValueTracking


def is_power_of_two(tracking: ValueTracking, value: Value, or_zero: bool, context: Instruction | None, depth: int = 0) -> bool:
    """Whether `value` is known to be a power of two where control is at `context`, or zero where `or_zero`."""
    if isinstance(value, Constant):
        number = integer(value)
        return number is not None and number & (number - 1) == 0 and (or_zero or number != 0)
    if or_zero and width(value.type) == 1:
        return True
    if context is not None and _is_promised(tracking, value, or_zero, context):
        return True
    if not isinstance(value, Instruction):
        return False
    if context is not None and intrinsic(value) == "vscale":
        function = context.function
        return function is not None and "vscale_range" in function.attributes.keys
    number = integer(value.operands[0]) if value.opcode in ("shl", "lshr") else None
    if number is not None and number == (1 if value.opcode == "shl" else 1 << (width(value.type) - 1)):
        return True
    if depth == MAX_DEPTH:
        return False
    return _of_operation(tracking, value, or_zero, context, depth + 1)


def _is_promised(tracking: ValueTracking, value: Value, or_zero: bool, context: Instruction) -> bool:
    """Whether an assumption says that one bit is set."""
    for assume, _ in tracking.assumptions.for_value(value):
        condition = assume.operands[0]
        if not isinstance(condition, CmpInst) or condition.opcode != "icmp":
            continue
        count, bound = condition.operands
        if intrinsic(count) != "ctpop" or not isinstance(count, CallBase) or count.operands[0] is not value:
            continue
        told = (condition.predicate, integer(bound))
        if (told == ("eq", 1) or (or_zero and told == ("ult", 2))) and holds_at(assume, context, tracking.dominators):
            return True
    return False


_KEEPING = {"zext": "", "trunc": "zero", "shl": "wrap", "lshr": "exact", "udiv": "always exact"}
"""Operations whose result is a power of two where the first operand is, by what they must be for that."""


def _keeps(value: Instruction, or_zero: bool) -> bool:
    match _KEEPING[value.opcode]:
        case "zero":
            return or_zero
        case "wrap":
            return or_zero or bool(value.flags)
        case "exact":
            return or_zero or "exact" in value.flags
        case "always exact":
            return "exact" in value.flags
    return True


def _of_operation(tracking: ValueTracking, value: Instruction, or_zero: bool, context: Instruction | None, depth: int) -> bool:
    opcode = value.opcode
    first = value.operands[0] if value.operands else value

    def both(one: Value, other: Value) -> bool:
        return is_power_of_two(tracking, one, or_zero, context, depth) and is_power_of_two(tracking, other, or_zero, context, depth)

    if opcode in _KEEPING:
        return _keeps(value, or_zero) and is_power_of_two(tracking, first, or_zero, context, depth)
    if opcode == "mul":
        return both(value.operands[1], first) and (or_zero or non_zero.compute(tracking, value, lanes(value.type), context, depth))
    if opcode == "select":
        return both(value.operands[1], value.operands[2])
    if opcode == "and":
        return _of_and(tracking, value, or_zero, context, depth)
    if opcode == "add":
        return _of_add(tracking, value, or_zero, context, depth)
    if isinstance(value, PHINode):
        return _of_phi(tracking, value, or_zero, depth)
    name = intrinsic(value)
    if name in ("umax", "smax", "umin", "smin"):
        return both(value.operands[1], first)
    if name in ("bitreverse", "bswap") or (name in ("fshl", "fshr") and first is value.operands[1]):
        return is_power_of_two(tracking, first, or_zero, context, depth)
    return False


def _of_and(tracking: ValueTracking, value: Instruction, or_zero: bool, context: Instruction | None, depth: int) -> bool:
    lhs, rhs = value.operands
    if or_zero and (is_power_of_two(tracking, rhs, True, context, depth) or is_power_of_two(tracking, lhs, True, context, depth)):
        return True
    if is_negation_of(lhs, rhs) or is_negation_of(rhs, lhs):
        return or_zero or non_zero.compute(tracking, lhs, lanes(lhs.type), context, depth)
    return False


def _of_add(tracking: ValueTracking, value: Instruction, or_zero: bool, context: Instruction | None, depth: int) -> bool:
    """`x + (x & y)`, sums of which one bit at most may be set, and `(-1 >> y) + 1`."""
    lhs, rhs = value.operands
    if or_zero or value.flags:
        for one, other in ((lhs, rhs), (rhs, lhs)):
            if other_operand(one, "and", other) is not None and is_power_of_two(tracking, other, or_zero, context, depth):
                return True
        every = lanes(value.type)
        left = known_bits.compute(tracking, lhs, every, context, depth)
        right = known_bits.compute(tracking, rhs, every, context, depth)
        possible = left.mask & ~(left.zeros & right.zeros)
        if possible.bit_count() == 1 and (or_zero or left.ones or right.ones):
            return True
    shifted = binary(lhs, "lshr") if or_zero or "nuw" in value.flags else None
    return shifted is not None and is_all_ones(shifted[0]) and integer(rhs) == 1


def _of_phi(tracking: ValueTracking, phi: PHINode, or_zero: bool, depth: int) -> bool:
    if _is_recurrence_of_powers(tracking, phi, or_zero, depth):
        return True
    deep = max(depth, MAX_DEPTH - 1)
    return all(value is phi or is_power_of_two(tracking, value, or_zero, block.terminator, deep) for value, block in phi.incoming)


def _is_recurrence_of_powers(tracking: ValueTracking, phi: PHINode, or_zero: bool, depth: int) -> bool:
    found = match_simple_recurrence(phi)
    if found is None:
        return False
    operation, start, step = found
    for at in (0, 2):
        block = phi.operands[at + 1]
        assert isinstance(block, BasicBlock)
        if phi.operands[at] is start and not is_power_of_two(tracking, start, or_zero, block.terminator, depth):
            return False
    opcode = operation.opcode
    if opcode != "mul" and operation.operands[1] is not step:
        return False
    if opcode in ("sdiv", "ashr"):
        number = integer(start)
        if number is None or number.bit_count() != 1 or number >> (width(start.type) - 1):
            return False
    assert operation.parent is not None
    context = operation.parent.terminator
    match opcode:
        case "mul":
            return (or_zero or bool(operation.flags)) and is_power_of_two(tracking, step, or_zero, context, depth)
        case "sdiv" | "udiv":
            return (or_zero or "exact" in operation.flags) and is_power_of_two(tracking, step, False, context, depth)
        case "shl":
            return or_zero or bool(operation.flags)
        case "ashr" | "lshr":
            return or_zero or "exact" in operation.flags
    return False
