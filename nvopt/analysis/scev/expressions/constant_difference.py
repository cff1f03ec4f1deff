"""By how much two expressions always differ, without making new ones.

    constant_difference(x_plus_3, x)      # 3

Source: LLVM's ScalarEvolution::computeConstantDifference.
"""

from __future__ import annotations

from nvopt.analysis.scev.expressions.kinds import ADD, ADDREC, CONSTANT, MUL, SCEV, SCEVAddRecExpr, SCEVConstant

_ROUNDS = 8


def constant_difference(more: SCEV, less: SCEV) -> int | None:
    """`more - less` modulo 2**bits, without a sign, where it is a constant that is easily seen."""
    bits = more.bits
    difference, factor = 0, 1
    for _ in range(_ROUNDS):
        if more is less:
            return difference & ((1 << bits) - 1)
        if more.kind == ADDREC and less.kind == ADDREC:
            starts = _starts(more, less)  # type: ignore[arg-type]
            if starts is None:
                return None
            more, less = starts
            continue
        scaled = _common_factor(more, less)
        if scaled is not None:
            more, less, by = scaled
            factor *= by
            continue
        constant, left = _cancelled(more, less)
        difference += constant * factor
        if not left:
            return difference & ((1 << bits) - 1)
        above = [e for e, count in left.items() if count == 1]
        below = [e for e, count in left.items() if count == -1]
        if len(above) != 1 or len(below) != 1 or len(left) != 2 or above[0] is more or below[0] is less:
            return None
        more, less = above[0], below[0]
    return None


def _starts(more: SCEVAddRecExpr, less: SCEVAddRecExpr) -> tuple[SCEV, SCEV] | None:
    """The starts of two recurrences of one loop that go in equal steps."""
    if more.loop is not less.loop or len(more.operands) != 2 or len(less.operands) != 2 or more.operands[1] is not less.operands[1]:
        return None
    return more.operands[0], less.operands[0]


def _common_factor(more: SCEV, less: SCEV) -> tuple[SCEV, SCEV, int] | None:
    """(x, y, c) of c * x and c * y."""
    if more.kind != MUL or less.kind != MUL or len(more.operands) != 2 or len(less.operands) != 2:
        return None
    factor = more.operands[0]
    if factor is not less.operands[0] or not isinstance(factor, SCEVConstant):
        return None
    return more.operands[1], less.operands[1], factor.value


def _cancelled(more: SCEV, less: SCEV) -> tuple[int, dict[SCEV, int]]:
    """What the constant addends come to, and how often each other addend is left."""
    constant = 0
    counts: dict[SCEV, int] = {}
    for e, sign in ((more, 1), (less, -1)):
        for addend in e.operands if e.kind == ADD else (e,):
            if addend.kind == CONSTANT:
                constant += sign * addend.value  # type: ignore[attr-defined]
            else:
                counts[addend] = counts.get(addend, 0) + sign
    return constant, {e: count for e, count in counts.items() if count}
