"""Whether a number has exactly one bit set, or at most one.

    is_power_of_two(query, value, or_zero)

Source: LLVM's isKnownToBeAPowerOfTwo.
"""

from __future__ import annotations

from nvopt.analysis.value_tracking import known_bits, non_zero
from nvopt.analysis.value_tracking.query import Query
from nvopt.analysis.values.depth import MAX_DEPTH
from nvopt.analysis.values.matching import binary, integer, intrinsic, is_all_ones, is_negation_of, lanes, other_operand, width
from nvopt.analysis.values.patterns import match_simple_recurrence
from nvopt.ir import BasicBlock, CallBase, CmpInst, Constant, Instruction, PHINode, Value


def is_power_of_two(query: Query, value: Value, or_zero: bool) -> bool:
    """Whether `value` is known to be a power of two, or zero where `or_zero`."""
    if isinstance(value, Constant):
        number = integer(value)
        return number is not None and number & (number - 1) == 0 and (or_zero or number != 0)
    if or_zero and width(value.type) == 1:
        return True
    if _is_promised(query, value, or_zero):
        return True
    if not isinstance(value, Instruction):
        return False
    if query.context is not None and intrinsic(value) == "vscale":
        function = query.context.function
        return function is not None and "vscale_range" in function.attributes.keys
    number = integer(value.operands[0]) if value.opcode in ("shl", "lshr") else None
    if number is not None and number == (1 if value.opcode == "shl" else 1 << (width(value.type) - 1)):
        return True
    if query.depth == MAX_DEPTH:
        return False
    return _of_operation(query.deeper, value, or_zero)


def _is_promised(query: Query, value: Value, or_zero: bool) -> bool:
    """Whether an assumption says that one bit is set."""
    for assume, _ in query.promises(value):
        condition = assume.operands[0]
        if not isinstance(condition, CmpInst) or condition.opcode != "icmp":
            continue
        count, bound = condition.operands
        if intrinsic(count) != "ctpop" or not isinstance(count, CallBase) or count.operands[0] is not value:
            continue
        told = (condition.predicate, integer(bound))
        if (told == ("eq", 1) or (or_zero and told == ("ult", 2))) and query.holds(assume):
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


def _of_operation(query: Query, value: Instruction, or_zero: bool) -> bool:
    opcode = value.opcode
    first = value.operands[0] if value.operands else value

    def both(one: Value, other: Value) -> bool:
        return is_power_of_two(query, one, or_zero) and is_power_of_two(query, other, or_zero)

    if opcode in _KEEPING:
        return _keeps(value, or_zero) and is_power_of_two(query, first, or_zero)
    if opcode == "mul":
        return both(value.operands[1], first) and (or_zero or non_zero.compute(query.of_lanes(lanes(value.type)), value))
    if opcode == "select":
        return both(value.operands[1], value.operands[2])
    if opcode == "and":
        return _of_and(query, value, or_zero)
    if opcode == "add":
        return _of_add(query, value, or_zero)
    if isinstance(value, PHINode):
        return _of_phi(query, value, or_zero)
    name = intrinsic(value)
    if name in ("umax", "smax", "umin", "smin"):
        return both(value.operands[1], first)
    if name in ("bitreverse", "bswap") or (name in ("fshl", "fshr") and first is value.operands[1]):
        return is_power_of_two(query, first, or_zero)
    return False


def _of_and(query: Query, value: Instruction, or_zero: bool) -> bool:
    lhs, rhs = value.operands
    if or_zero and (is_power_of_two(query, rhs, True) or is_power_of_two(query, lhs, True)):
        return True
    if is_negation_of(lhs, rhs) or is_negation_of(rhs, lhs):
        return or_zero or non_zero.compute(query.of_lanes(lanes(lhs.type)), lhs)
    return False


def _of_add(query: Query, value: Instruction, or_zero: bool) -> bool:
    """`x + (x & y)`, sums of which one bit at most may be set, and `(-1 >> y) + 1`."""
    lhs, rhs = value.operands
    if or_zero or value.flags:
        for one, other in ((lhs, rhs), (rhs, lhs)):
            if other_operand(one, "and", other) is not None and is_power_of_two(query, other, or_zero):
                return True
        every = lanes(value.type)
        left = known_bits.compute(query.of_lanes(every), lhs)
        right = known_bits.compute(query.of_lanes(every), rhs)
        possible = left.mask & ~(left.zeros & right.zeros)
        if possible.bit_count() == 1 and (or_zero or left.ones or right.ones):
            return True
    shifted = binary(lhs, "lshr") if or_zero or "nuw" in value.flags else None
    return shifted is not None and is_all_ones(shifted[0]) and integer(rhs) == 1


def _of_phi(query: Query, phi: PHINode, or_zero: bool) -> bool:
    if _is_recurrence_of_powers(query, phi, or_zero):
        return True
    return all(value is phi or is_power_of_two(query.coming_from(block, MAX_DEPTH - 1), value, or_zero) for value, block in phi.incoming)


def _is_recurrence_of_powers(query: Query, phi: PHINode, or_zero: bool) -> bool:
    found = match_simple_recurrence(phi)
    if found is None:
        return False
    operation, start, step = found
    for at in (0, 2):
        block = phi.operands[at + 1]
        assert isinstance(block, BasicBlock)
        if phi.operands[at] is start and not is_power_of_two(query.at(block.terminator), start, or_zero):
            return False
    opcode = operation.opcode
    if opcode != "mul" and operation.operands[1] is not step:
        return False
    if opcode in ("sdiv", "ashr"):
        number = integer(start)
        if number is None or number.bit_count() != 1 or number >> (width(start.type) - 1):
            return False
    assert operation.parent is not None
    query = query.at(operation.parent.terminator)
    match opcode:
        case "mul":
            return (or_zero or bool(operation.flags)) and is_power_of_two(query, step, or_zero)
        case "sdiv" | "udiv":
            return (or_zero or "exact" in operation.flags) and is_power_of_two(query, step, False)
        case "shl":
            return or_zero or bool(operation.flags)
        case "ashr" | "lshr":
            return or_zero or "exact" in operation.flags
    return False
