"""What follows from a condition that is known to hold: whether `a < b` does from `%n > 7`.

    is_implied_cond(se, Comparison(SLT, a, b), condition, False)                 # from an i1 being true
    is_implied_by_comparison(se, Comparison(SLT, a, b), Comparison(SGT, x, y))  # from another comparison

Both comparisons are brought to one width and one form; then the wanted one follows from the found one by the ranges that its constants
leave, by adding the same to both sides, by what a recurrence is worth in the first iteration, or since its left side is not above the
found left side and its right side not below the found right one. False says that nothing is known.

Source: LLVM's ScalarEvolution::isImpliedCond and its helpers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from nvopt.analysis.constant_range import ConstantRange
from nvopt.analysis.scev.expressions import add, addrec, casts
from nvopt.analysis.scev.expressions.constant_difference import constant_difference
from nvopt.analysis.scev.expressions.kinds import (
    ADD,
    ADDREC,
    CONSTANT,
    NSW,
    SCEV,
    SIGN_EXTEND,
    UNKNOWN,
    SCEVAddRecExpr,
    SCEVConstant,
    SCEVUnknown,
)
from nvopt.analysis.scev.facts import comparisons, dispositions, known, loop_properties, ranges
from nvopt.analysis.scev.facts.relations import Comparison, has_same_value
from nvopt.analysis.values.matching import logical_and, logical_or
from nvopt.ir import BasicBlock, BinaryOperator, CmpInst, PHINode, Value
from nvopt.ir.constants import ConstantInt
from nvopt.ir.predicates import EQ, NE, SGT, SLE, SLT, UGT, ULE, ULT

if TYPE_CHECKING:
    from nvopt.analysis.scev.scalar_evolution import ScalarEvolution


class Pending:
    """What something is being proved from, so that it isn't once more inside."""

    __slots__ = ("conditions", "merges")

    def __init__(self) -> None:
        self.conditions: set[Value] = set()
        self.merges: set[Value] = set()
        """The phis whose incoming values are being compared."""


def is_implied_cond(se: ScalarEvolution, goal: Comparison, condition: Value, inverse: bool, context: BasicBlock | None = None) -> bool:
    """Whether the comparison follows from `condition` being true, or false for `inverse`.

    `context`: the block that is asked about, where the condition holds whenever it begins.
    """
    if isinstance(condition, ConstantInt):
        return condition.unsigned == inverse
    pending = se.pending.conditions
    if condition in pending:
        return False
    pending.add(condition)
    if isinstance(condition, CmpInst):
        follows = condition.opcode == "icmp" and _follows_from_icmp(se, goal, condition, inverse, context)
    else:
        parts = logical_or(condition) if inverse else logical_and(condition)
        follows = parts is not None and any(is_implied_cond(se, goal, part, inverse, context) for part in parts)
    pending.discard(condition)
    return follows


def _follows_from_icmp(se: ScalarEvolution, goal: Comparison, icmp: CmpInst, inverse: bool, context: BasicBlock | None) -> bool:
    pred = icmp.predicate.inverse if inverse else icmp.predicate
    found = Comparison(pred, se.get(icmp.operands[0]), se.get(icmp.operands[1]))
    return is_implied_by_comparison(se, goal, found, context, "samesign" in icmp.flags)


def is_implied_by_comparison(
    se: ScalarEvolution, goal: Comparison, found: Comparison, context: BasicBlock | None = None, same_sign: bool = False
) -> bool:
    """Whether the comparison follows from the one that is found to hold.

    `same_sign`: both found sides have the same sign, so that the found comparison holds signed and unsigned.
    """
    if goal.a.bits < found.a.bits:
        if not found.pred.is_signed and not found.is_of_pointers:
            narrow = _narrowed(se, goal.a, found)
            if narrow is not None and _follows_balanced(se, goal, narrow, context, False):
                return True
        if goal.is_of_pointers:
            return False
        goal = _extended(se, goal, found.a)
    elif goal.a.bits > found.a.bits:
        if found.is_of_pointers:
            return False
        found = _extended(se, found, goal.a)
    return _follows_balanced(se, goal, found, context, same_sign)


def _extended(se: ScalarEvolution, comparison: Comparison, like: SCEV) -> Comparison:
    """Both sides extended to the width of `like` as the predicate reads them."""
    pred, a, b = comparison
    extend = casts.sext if pred.is_signed else casts.zext
    return Comparison(pred, extend(se, a, like.type), extend(se, b, like.type))


def _narrowed(se: ScalarEvolution, like: SCEV, comparison: Comparison) -> Comparison | None:
    """Both sides cut to the width of `like`, where that loses nothing."""
    pred, a, b = comparison
    greatest = se.table.constant(a.type, (1 << like.bits) - 1)
    fits = known.known_via_non_recursive_reasoning
    if not fits(se, ULE, a, greatest) or not fits(se, ULE, b, greatest):
        return None
    return Comparison(pred, casts.trunc(se, a, like.type), casts.trunc(se, b, like.type))


def _follows_balanced(se: ScalarEvolution, goal: Comparison, found: Comparison, context: BasicBlock | None, same_sign: bool) -> bool:
    """The same for four sides of one width."""
    goal, _ = comparisons.simplify_icmp_operands(se, goal)
    if goal.a is goal.b:
        return goal.pred.is_true_when_equal
    as_found = found.pred
    found, _ = comparisons.simplify_icmp_operands(se, found)
    if found.a is found.b:
        return not found.pred.is_true_when_equal
    same_sign = same_sign and not found.pred.is_equality and found.pred.is_strict == as_found.is_strict

    if goal.a is found.b or goal.b is found.a:
        if goal.b.kind == CONSTANT:
            found = found.swapped
        else:
            goal = goal.swapped
    pred, a, b = goal
    flipped = pred.flipped_signedness
    if found.pred is pred or (same_sign and found.pred is flipped):
        return _follows_by_operands(se, goal, found.a, found.b, context)
    swapped = found.pred.swapped
    if swapped is pred or (same_sign and swapped is flipped):
        return _follows_by_swapping(se, goal, found.a, found.b, context)
    if found.pred is flipped:
        if known.have_same_sign(se, found.a, found.b):
            return _follows_by_operands(se, goal, found.a, found.b, context)
        decided = _follows_from_other_signedness(se, goal, found)
        if decided is not None:
            return decided
    if found.pred is NE and _follows_from_inequality(se, goal, found.a, found.b, context):
        return True
    # From equality follows all that allows it; inequality follows from all that doesn't.
    if found.pred is EQ and pred.is_true_when_equal and _follows_by_operands(se, goal, found.a, found.b, context):
        return True
    is_other = not found.pred.is_true_when_equal
    if pred is NE and is_other and _follows_by_operands(se, Comparison(found.pred, a, b), found.a, found.b, context):
        return True
    return _follows_by_ranges(goal, found)


def _follows_by_swapping(se: ScalarEvolution, goal: Comparison, found_a: SCEV, found_b: SCEV, context: BasicBlock | None) -> bool:
    """Whether `a pred b` follows from `found_b pred found_a`.

    One of the two is turned around; where constants and recurrences would leave their usual side, by taking ~ of both sides instead.
    """
    pred, a, b = goal
    if b.kind != CONSTANT and a.kind != ADDREC:
        return _follows_by_operands(se, goal.swapped, found_a, found_b, context)
    if found_b.kind != CONSTANT and found_a.kind != ADDREC:
        return _follows_by_operands(se, goal, found_b, found_a, context)
    if not goal.is_of_pointers:
        complement = Comparison(pred.swapped, add.not_(se, a), add.not_(se, b))
        if _follows_by_operands(se, complement, found_a, found_b, context):
            return True
    return (
        not found_a.is_pointer
        and not found_b.is_pointer
        and _follows_by_operands(se, goal, add.not_(se, found_a), add.not_(se, found_b), context)
    )


def _follows_from_other_signedness(se: ScalarEvolution, goal: Comparison, found: Comparison) -> bool | None:
    """x <s y from x <u y and y >=s 0, x <u y from x <s y and y <s 0; None where the sign of y isn't known."""
    if goal.pred.is_greater:
        goal, found = goal.swapped, found.swapped
    pred, a, b = goal
    has_sign = known.is_known_non_negative(se, b) if pred.is_signed else known.is_known_negative(se, b)
    return _follows_by_operands(se, Comparison(found.pred, a, b), found.a, found.b, None) if has_sign else None


def _follows_from_inequality(se: ScalarEvolution, goal: Comparison, found_a: SCEV, found_b: SCEV, context: BasicBlock | None) -> bool:
    """From x != c, where c is the least value of x: x > c and x >= c + 1."""
    if isinstance(found_a, SCEVConstant):
        least, value = found_a, found_b
    elif isinstance(found_b, SCEVConstant):
        least, value = found_b, found_a
    else:
        return False
    if goal.pred.is_signed:
        if ranges.signed_min(se, value) != least.signed:
            return False
    elif ranges.unsigned_min(se, value) != least.value:
        return False
    if goal.pred.is_equality:
        return False
    if goal.pred.is_less:
        goal = goal.swapped
    if not goal.pred.is_strict:
        above = se.table.constant(least.type, least.value + 1)
        if _follows_by_operands(se, goal, value, above, context):
            return True
    return _follows_by_operands(se, goal, value, least, context)


def _follows_by_operands(se: ScalarEvolution, goal: Comparison, found_a: SCEV, found_b: SCEV, context: BasicBlock | None) -> bool:
    """Whether `a pred b` follows from `found_a pred found_b`."""
    found = Comparison(goal.pred, found_a, found_b)
    return (
        _follows_by_ranges(goal, found)
        or _follows_by_common_addend(se, goal, found)
        or _follows_by_shift(se, goal, found)
        or (context is not None and _follows_in_first_iteration(se, goal, found, context))
        or _follows_side_by_side(se, goal, found)
    )


def _follows_by_ranges(goal: Comparison, found: Comparison) -> bool:
    """Compares the ranges that two constants leave for a, which differs from the found left side by a constant."""
    pred, a, b = goal
    found_pred, found_a, found_b = found
    if not isinstance(b, SCEVConstant) or not isinstance(found_b, SCEVConstant):
        return False
    addend = constant_difference(a, found_a)
    if addend is None:
        return False
    bits = b.bits
    left = ConstantRange.exact_icmp_region(found_pred, bits, found_b.value)
    if addend:
        left = left.add(ConstantRange.of(bits, addend))
    return left.icmp(pred, ConstantRange.of(bits, b.value))


def _follows_by_common_addend(se: ScalarEvolution, goal: Comparison, found: Comparison) -> bool:
    """x + c < y + c from x < y, recurrences x and x + c, where y + c doesn't wrap when the loop begins."""
    pred, a, b = goal
    _, found_a, found_b = found
    if pred not in (SLT, ULT) or not isinstance(a, SCEVAddRecExpr) or not isinstance(found_a, SCEVAddRecExpr):
        return False
    loop = found_a.loop
    if a.loop is not loop:
        return False
    addend = constant_difference(a, found_a)
    if addend is None or addend != constant_difference(b, found_b):
        return False
    if addend == 0:
        return True
    limit = -addend if pred is ULT else (1 << (b.bits - 1)) - addend
    return dispositions.is_available_at_loop_entry(se, found_b, loop) and known.is_loop_entry_guarded_by_cond(
        se, loop, pred, found_b, se.table.constant(b.type, limit)
    )


def _follows_by_shift(se: ScalarEvolution, goal: Comparison, found: Comparison) -> bool:
    """a < b from a < (x >> n) where x <= b."""
    if goal.b is found.b:
        goal, found = goal.swapped, found.swapped
    pred, a, b = goal
    _, found_a, found_b = found
    if a is not found_a or not isinstance(found_b, SCEVUnknown) or not pred.is_less:
        return False
    value = found_b.value
    if not isinstance(value, BinaryOperator) or value.opcode != "lshr":
        return False
    shifted = se.get(value.operands[0])
    if pred.is_unsigned:
        return known.is_known_predicate(se, ULE, shifted, b)
    return known.is_known_non_negative(se, shifted) and known.is_known_predicate(se, SLE, shifted, b)


def _follows_in_first_iteration(se: ScalarEvolution, goal: Comparison, found: Comparison, context: BasicBlock) -> bool:
    """What holds of a recurrence in each iteration of its loop holds of its start."""
    _, found_a, found_b = found
    recurrence, other = (found_a, found_b) if found_a.kind == ADDREC else (found_b, found_a)
    if not isinstance(recurrence, SCEVAddRecExpr):
        return False
    loop = recurrence.loop
    latch = loop_properties.edges(se, loop).latch
    if latch is None or not loop.contains_block(context) or not se.dominators.dominates(context, latch):
        return False
    if not dispositions.is_available_at_loop_entry(se, other, loop):
        return False
    if recurrence is found_a:
        found_a = recurrence.start
    else:
        found_b = recurrence.start
    return _follows_by_operands(se, goal, found_a, found_b, None)


def _follows_side_by_side(se: ScalarEvolution, goal: Comparison, found: Comparison) -> bool:
    """a <= found_a < found_b <= b."""
    pred, a, b = goal
    _, found_a, found_b = found
    if pred.is_equality:
        if has_same_value(a, found_a) and has_same_value(b, found_b):
            return True
    else:
        outwards = pred.non_strict
        proves = known.known_via_non_recursive_reasoning
        if proves(se, outwards, a, found_a) and proves(se, outwards.swapped, b, found_b):
            return True
    return _follows_through_operations(se, goal, found, 0)


def _follows_through_operations(se: ScalarEvolution, goal: Comparison, found: Comparison, depth: int) -> bool:
    """Takes apart the greater side of a strict comparison: a sum, a quotient, a phi."""
    if depth > se.knobs.max_operations_implication_depth or not goal.pred.is_strict:
        return False
    if goal.pred.is_less:
        goal, found = goal.swapped, found.swapped
    if goal.pred is UGT and not _holds_signed(se, goal, found):
        return False
    _, a, b = goal
    # From here on it is a signed comparison, which the found one implies or is.
    top = _without_sext(a)

    def is_greater(x: SCEV, y: SCEV) -> bool:
        return known.known_via_non_recursive_reasoning(se, SGT, x, y) or _follows_through_operations(
            se, Comparison(SGT, x, y), found._replace(pred=SGT), depth + 1
        )

    if top.kind == ADD:
        if top.bits != b.bits or not top.flags & NSW or len(top.operands) != 2:
            return False
        first, second = top.operands
        minus_one = se.table.constant(b.type, -1)
        if (is_greater(first, minus_one) and is_greater(second, b)) or (is_greater(second, minus_one) and is_greater(first, b)):
            return True
    elif isinstance(top, SCEVUnknown) and isinstance(top.value, BinaryOperator) and top.value.opcode == "sdiv":
        decided = _quotient_is_greater(se, top.value, b, _without_sext(found.a), found.b, is_greater)
        if decided is not None:
            return decided
    return _follows_through_merge(se, goal, found, depth + 1)


def _holds_signed(se: ScalarEvolution, goal: Comparison, found: Comparison) -> bool:
    """Whether none of the four sides is negative, so that `ugt` is `sgt`, where found_a ugt found_b."""
    if not known.is_known_non_negative(se, found.a) or not known.is_known_non_negative(se, found.b):
        return False
    minus_one = se.table.constant(goal.a.type, -1)
    return all(_follows_by_operands(se, Comparison(SGT, side, minus_one), found.a, found.b, None) for side in (goal.a, goal.b))


def _without_sext(e: SCEV) -> SCEV:
    return e.operands[0] if e.kind == SIGN_EXTEND else e


def _quotient_is_greater(
    se: ScalarEvolution, division: BinaryOperator, b: SCEV, found_a: SCEV, found_b: SCEV, is_greater: Callable[[SCEV, SCEV], bool]
) -> bool | None:
    """Whether found_a / d > b follows from found_a > found_b, for a constant d; None where it may still follow otherwise."""
    if not isinstance(division.operands[1], ConstantInt):
        return False
    divisor = se.get(division.operands[1])
    dividend = se.existing(division.operands[0])
    if dividend is None or dividend.type is not found_a.type or not has_same_value(dividend, found_a):
        return False
    if not known.is_known_positive(se, divisor) or found_b.is_pointer:
        return False
    wide = divisor.type if divisor.bits > found_b.bits else found_b.type
    divisor, found_b = casts.noop_or_sext(se, divisor, wide), casts.noop_or_sext(se, found_b, wide)
    constant = se.table.constant
    # From found_b > d - 2 follows found_a >= d, and the quotient is positive.
    if known.is_known_non_positive(se, b) and is_greater(found_b, add.minus(se, divisor, constant(wide, 2))):
        return True
    # From found_b > -1 - d follows found_a > -d, and the quotient is not negative.
    if known.is_known_negative(se, b) and is_greater(found_b, add.minus(se, constant(wide, -1), divisor)):
        return True
    return None


def _follows_through_merge(se: ScalarEvolution, goal: Comparison, found: Comparison, depth: int) -> bool:
    """Compares what comes in to a phi, edge by edge; not for phis that are being looked at further out."""
    left, right = _phi_of(goal.a), _phi_of(goal.b)
    if left is None and right is None:
        return False
    pending = se.pending.merges
    if left in pending or right in pending or left is right:
        return False
    if left is None:
        goal, found, left, right = goal.swapped, found.swapped, right, None
    assert left is not None
    mine = {left} if right is None else {left, right}
    pending |= mine
    follows = _follows_on_edges(se, left, right, goal, found, depth)
    pending -= mine
    return follows


def _phi_of(e: SCEV) -> PHINode | None:
    if e.kind != UNKNOWN:
        return None
    value = e.value  # type: ignore[attr-defined]
    return value if isinstance(value, PHINode) else None


def _follows_on_edges(se: ScalarEvolution, left: PHINode, right: PHINode | None, goal: Comparison, found: Comparison, depth: int) -> bool:
    pred, _, b = goal
    found = found._replace(pred=pred)
    block = left.parent
    assert block is not None

    def proved(x: SCEV, y: SCEV) -> bool:
        on_edge = Comparison(pred, x, y)
        return (
            known.known_via_non_recursive_reasoning(se, pred, x, y)
            or _follows_by_ranges(on_edge, found)
            or _follows_through_operations(se, on_edge, found, depth)
        )

    if right is not None and right.parent is block:
        return all(proved(se.get(left.incoming_for(source)), se.get(right.incoming_for(source))) for source in block.predecessors)
    if isinstance(b, SCEVAddRecExpr) and b.loop.header is block:
        around = loop_properties.edges(se, b.loop)
        entry, latch = around.predecessor, around.latch
        if len(left.operands) != 4 or entry is None or latch is None:
            return False
        return proved(se.get(left.incoming_for(entry)), b.start) and proved(se.get(left.incoming_for(latch)), addrec.post_inc(se, b))
    loop = se.loops.loop_for(block)
    for source in block.predecessors:
        if not dispositions.dominates(se, b, source):
            return False
        incoming = se.get(left.incoming_for(source))
        # It must not be a value of an iteration before.
        if not dispositions.properly_dominates(se, incoming, block):
            return False
        if loop is not None and dispositions.has_computable_loop_evolution(se, incoming, loop):
            return False
        if not proved(incoming, b):
            return False
    return True
