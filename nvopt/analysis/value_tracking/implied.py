"""Whether a condition decides another: `x < 5` says that `x < 10`.

    by_condition(condition, ULT, x, ten, True)            # True, False, or None where it can't be told
    by_dominating_condition(SLE, a, b, instruction)       # by the branch that leads to the instruction's block

Source: LLVM's isImpliedCondition.
"""

from __future__ import annotations

from typing import NamedTuple

from nvopt.analysis.constant_range import ConstantRange
from nvopt.analysis.integers import signed
from nvopt.analysis.value_tracking import value_range
from nvopt.analysis.values.depth import MAX_DEPTH
from nvopt.analysis.values.matching import binary, has_flag, integer, logical_and, logical_or, not_operand, operand_of, other_operand, width
from nvopt.analysis.values.patterns import min_max_operands
from nvopt.ir import BranchInst, CmpInst, Constant, ConstantExpr, ConstantInt, Instruction, Type, Value, VectorType
from nvopt.ir.predicates import EQ, NE, SGE, SGT, SLE, SLT, UGE, UGT, ULE, ULT, Predicate

_MATCHING = {
    EQ: (UGE, ULE, SGE, SLE),
    UGT: (NE, UGE),
    ULT: (NE, ULE),
    SGT: (NE, SGE),
    SLT: (NE, SLE),
}
"""By predicate the others that hold where it does."""


class Comparison(NamedTuple):
    """`lhs predicate rhs`; with `same_sign` both have one sign, so that it may be read signed or not."""

    predicate: Predicate
    lhs: Value
    rhs: Value
    same_sign: bool = False

    def swapped(self) -> Comparison:
        """The same with its operands exchanged."""
        return Comparison(self.predicate.swapped, self.rhs, self.lhs, self.same_sign)


def of_compare(compare: CmpInst) -> Comparison:
    """What an `icmp` compares."""
    return Comparison(compare.predicate, compare.operands[0], compare.operands[1], "samesign" in compare.flags)


def matching(one: Predicate, one_same_sign: bool, other: Predicate, other_same_sign: bool) -> Predicate | None:
    """The predicate that both are, given what they may be read as."""
    if one is other:
        return one
    if one_same_sign and one is other.flipped_signedness:
        return other
    return one if other_same_sign and other is one.flipped_signedness else None


def by_matching(one: Predicate, one_same_sign: bool, other: Predicate, other_same_sign: bool) -> bool | None:
    """Whether `a one b` decides `a other b`."""
    if _follows(one, one_same_sign, other, other_same_sign):
        return True
    return False if _follows(one, one_same_sign, other.inverse, other_same_sign) else None


def _follows(one: Predicate, one_same_sign: bool, other: Predicate, other_same_sign: bool) -> bool:
    if matching(one, one_same_sign, other, other_same_sign) is not None:
        return True
    if one_same_sign and other.is_signed:
        one = one.flipped_signedness
    elif other_same_sign and one.is_signed:
        other = other.flipped_signedness
    return other in _MATCHING.get(one, ())


def by_dominating_condition(predicate: Predicate, lhs: Value, rhs: Value, context: Instruction | None) -> bool | None:
    """Whether the branch that alone leads to the block of `context` decides `lhs predicate rhs`."""
    block = context.parent if context is not None else None
    if block is None:
        return None
    sources = block.predecessors
    if len(sources) != 1:
        return None
    branch = sources[0].terminator
    if not isinstance(branch, BranchInst) or not branch.is_conditional or branch.operands[1] is branch.operands[2]:
        return None
    return by_condition(branch.operands[0], predicate, lhs, rhs, branch.operands[1] is block)


def by_condition(
    condition: Value, predicate: Predicate, lhs: Value, rhs: Value, is_true: bool, depth: int = 0, same_sign: bool = False
) -> bool | None:
    """Whether `condition`, being `is_true`, decides `lhs predicate rhs`."""
    if depth == MAX_DEPTH or isinstance(lhs.type, VectorType) != isinstance(condition.type, VectorType):
        return None
    negated = not_operand(condition)
    if negated is not None:
        condition, is_true = negated, not is_true
    goal = Comparison(predicate, lhs, rhs, same_sign)
    if isinstance(condition, CmpInst):
        return _by_comparison(of_compare(condition), goal, is_true) if condition.opcode == "icmp" else None
    if not isinstance(condition, Instruction):
        return None
    if condition.opcode == "trunc" and "nuw" in condition.flags:
        source = condition.operands[0]
        zero = _zero(source.type)
        return _by_comparison(Comparison(NE, source, zero), goal, is_true) if zero is not None else None
    parts = logical_and(condition) if is_true else logical_or(condition)
    for part in parts or ():
        found = by_condition(part, predicate, lhs, rhs, is_true, depth + 1, same_sign)
        if found is not None:
            return found
    return None


def _zero(type: Type) -> Constant | None:
    return ConstantInt.get(type, 0) if not isinstance(type, VectorType) else None


def by_values(condition: Value, goal: Value, is_true: bool = True, depth: int = 0) -> bool | None:
    """Whether `condition`, being `is_true`, decides the boolean `goal`."""
    if condition is goal:
        return is_true
    negated = not_operand(goal)
    if negated is not None:
        if condition is negated:
            return not is_true
        found = _by_values(condition, negated, is_true, depth)
        return not found if found is not None else None
    return _by_values(condition, goal, is_true, depth)


def _by_values(condition: Value, goal: Value, is_true: bool, depth: int) -> bool | None:
    if isinstance(goal, CmpInst):
        if goal.opcode != "icmp":
            return None
        predicate, lhs, rhs, same_sign = of_compare(goal)
        return by_condition(condition, predicate, lhs, rhs, is_true, depth, same_sign)
    source = operand_of(goal, "trunc") if has_flag(goal, "nuw") else None
    if source is not None:
        zero = _zero(source.type)
        return by_condition(condition, NE, source, zero, is_true, depth) if zero is not None else None
    if depth == MAX_DEPTH:
        return None
    for decides, parts in ((True, logical_or(goal)), (False, logical_and(goal))):
        for part in parts or ():
            if by_values(condition, part, is_true, depth + 1) is decides:
                return decides
    return None


def _is_plain_constant(value: Value) -> bool:
    return isinstance(value, Constant) and not isinstance(value, ConstantExpr)


def _with_common_first(known: Comparison, goal: Comparison) -> tuple[Comparison, Comparison]:
    """Both, turned so that what they share stands first and constants last."""
    if known.lhs is goal.rhs:
        goal = goal.swapped()
    if goal.lhs is known.rhs:
        known = known.swapped()
    if known.rhs is goal.rhs and (known.lhs is not goal.lhs or _is_plain_constant(known.lhs)):
        return known.swapped(), goal.swapped()
    return known, goal


def _by_comparison(known: Comparison, goal: Comparison, is_true: bool) -> bool | None:
    """Whether one comparison decides another."""
    if not is_true:
        known = known._replace(predicate=known.predicate.inverse)
    known, goal = _with_common_first(known, goal)
    if known.lhs is goal.lhs:
        has_constants = integer(known.rhs) is not None, integer(goal.rhs) is not None
        if any(has_constants):
            found = _by_ranges(known, goal)
            if found is not None or all(has_constants):
                return found
        if known.rhs is goal.rhs:
            return by_matching(known.predicate, known.same_sign, goal.predicate, goal.same_sign)
    for rule in (_by_difference, _by_unequal_difference, _by_sum):
        found = rule(known, goal)
        if found is not None:
            return found
    shared = matching(known.predicate, known.same_sign, goal.predicate, goal.same_sign)
    return _by_operands(shared, known, goal) if shared is not None else None


def _by_ranges(known: Comparison, goal: Comparison) -> bool | None:
    """`x < 5` and `x < 10`."""
    mine = value_range.without_context(known.rhs, known.predicate.is_signed)
    other = value_range.without_context(goal.rhs, goal.predicate.is_signed)
    found = _range_decides(known.predicate, mine, goal.predicate, other)
    if found is not None or known.same_sign == goal.same_sign:
        return found
    predicates = [one.predicate.flipped_signedness if one.same_sign else one.predicate for one in (known, goal)]
    return _range_decides(predicates[0], mine, predicates[1], other)


def _range_decides(known: Predicate, mine: ConstantRange, goal: Predicate, other: ConstantRange) -> bool | None:
    region = ConstantRange.allowed_icmp_region(known, mine)
    if region.icmp(goal, other):
        return True
    return False if region.icmp(goal.inverse, other) else None


def _by_difference(known: Comparison, goal: Comparison) -> bool | None:
    """`x > y` says that `x -nsw y > 0`."""
    predicate = known.predicate
    if known.same_sign:
        predicate = predicate.as_signed
    found = binary(goal.lhs, "sub") if has_flag(goal.lhs, "nsw") else None
    number = integer(goal.rhs)
    if found is None or found[0] is not known.lhs or found[1] is not known.rhs or number is None:
        return None
    number = signed(number, width(goal.rhs.type))
    decided = by_matching(predicate, False, goal.predicate, goal.same_sign)
    if predicate in (SGT, SGE) and number <= 0 and decided is False:
        return False
    return True if predicate in (SLT, SLE) and number >= 0 and decided is True else None


def _by_unequal_difference(known: Comparison, goal: Comparison) -> bool | None:
    """`a - b == 5` says that a is not b."""
    found = binary(known.lhs, "sub")
    if known.predicate is not EQ or not goal.predicate.is_equality or found is None or not integer(known.rhs):
        return None
    a, b = found
    addresses = operand_of(a, "ptrtoint", "ptrtoaddr"), operand_of(b, "ptrtoint", "ptrtoaddr")
    for one, other in ((goal.lhs, goal.rhs), (goal.rhs, goal.lhs)):
        if (a is one and b is other) or (addresses[0] is one and addresses[1] is other):
            return goal.predicate is NE
    return None


def _by_sum(known: Comparison, goal: Comparison) -> bool | None:
    """A sum that is less than one addend is less than the other."""
    both = (ULT, UGE)
    if known.lhs is not goal.lhs or known.predicate not in both or goal.predicate not in both:
        return None
    if other_operand(known.lhs, "add", known.rhs) is not goal.rhs:
        return None
    return matching(known.predicate, known.same_sign, goal.predicate, goal.same_sign) is not None


def _by_operands(predicate: Predicate, known: Comparison, goal: Comparison) -> bool | None:
    """`a < b` says that a' < b' where a' <= a and b <= b'."""
    if predicate.is_equality:
        return None
    signed_order = predicate.is_signed
    low, high = (goal.lhs, known.lhs), (known.rhs, goal.rhs)
    if predicate.is_greater:
        low, high = low[::-1], high[::-1]
    return True if _never_above(signed_order, *low) and _never_above(signed_order, *high) else None


def _never_above(signed_order: bool, lhs: Value, rhs: Value) -> bool:
    """Whether `lhs <= rhs`, as they are written."""
    if lhs is rhs:
        return True
    return _never_above_signed(lhs, rhs) if signed_order else _never_above_unsigned(lhs, rhs)


def _never_above_signed(lhs: Value, rhs: Value) -> bool:
    added = binary(rhs, "add") if has_flag(rhs, "nsw") else None
    for found in (added, binary(rhs, "or")):
        number = integer(found[1]) if found is not None and found[0] is lhs else None
        if number is not None:
            return signed(number, width(lhs.type)) >= 0
    if _is_operand_of(min_max_operands(rhs, "smax"), lhs) or _is_operand_of(min_max_operands(lhs, "smin"), rhs):
        return True
    mine, other = _added_constant(lhs, "nsw"), _added_constant(rhs, "nsw")
    if mine is None or other is None or mine[0] is not other[0]:
        return False
    bits = width(lhs.type)
    return signed(mine[1], bits) <= signed(other[1], bits)


def _never_above_unsigned(lhs: Value, rhs: Value) -> bool:
    if has_flag(rhs, "nuw") and other_operand(rhs, "add", lhs) is not None:
        return True
    if other_operand(rhs, "or", lhs) is not None or other_operand(lhs, "and", rhs) is not None:
        return True
    if _is_operand_of(min_max_operands(rhs, "umax"), lhs) or _is_operand_of(min_max_operands(lhs, "umin"), rhs):
        return True
    if operand_of(lhs, "lshr") is rhs:
        return True
    quotient = binary(lhs, "udiv")
    if quotient is not None and quotient[0] is rhs and (integer(quotient[1]) or 0) > 1:
        return True
    mine, other = _added_constant(lhs, "nuw"), _added_constant(rhs, "nuw")
    return mine is not None and other is not None and mine[0] is other[0] and mine[1] <= other[1]


def _is_operand_of(operands: tuple[Value, Value] | None, value: Value) -> bool:
    return operands is not None and (operands[0] is value or operands[1] is value)


def _added_constant(value: Value, flag: str) -> tuple[Value, int] | None:
    """(x, c) of `add nsw x, c` or `or disjoint x, c`."""
    found = binary(value, "add") if has_flag(value, flag) else binary(value, "or") if has_flag(value, "disjoint") else None
    number = integer(found[1]) if found is not None else None
    return (found[0], number) if found is not None and number is not None else None
