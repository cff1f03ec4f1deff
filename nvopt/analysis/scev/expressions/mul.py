"""Products, folded.

    mul(se, [x, four, y])      # (4 * %x * %y)
    mul2(se, four, i)          # 4 * {a,+,b}<%loop> --> {(4 * %a),+,(4 * %b)}<%loop>

A product is flat, its operands are in order, constants are one and stand first. A constant is multiplied into a sum of two
that has constants in it, -1 into every sum where something becomes simpler of it. What doesn't change in a loop is multiplied
into a recurrence, and recurrences of one loop into one of higher degree.

Source: LLVM's ScalarEvolution::getMulExpr, for the folds and their order.
"""

from __future__ import annotations

from math import comb
from operator import mul as times
from typing import TYPE_CHECKING

from nvopt.analysis.constant_range import ConstantRange
from nvopt.analysis.integers import is_power_of_two
from nvopt.analysis.scev.expressions import add, addrec, casts, udiv
from nvopt.analysis.scev.expressions.kinds import (
    ADD,
    ADDREC,
    ANY_WRAP,
    CONSTANT,
    MUL,
    NSW,
    NUW,
    NW,
    SCEV,
    UDIV,
    ZERO_EXTEND,
    SCEVAddRecExpr,
    SCEVConstant,
)
from nvopt.analysis.scev.expressions.ordering import group_by_complexity, split_constant

if TYPE_CHECKING:
    from nvopt.analysis.scev.scalar_evolution import ScalarEvolution


def mul(se: ScalarEvolution, ops: list[SCEV], flags: int = ANY_WRAP, depth: int = 0) -> SCEV:
    """The product of `ops`, integers of one width; `flags` are NUW and NSW of the whole. `ops` is used up."""
    if len(ops) == 1:
        return ops[0]
    constant = split_constant(se, ops, times)
    if constant is not None:
        if not ops or not constant.value:
            return constant
        group_by_complexity(se, ops)
        if constant.value != 1:
            ops.insert(0, constant)
        elif len(ops) == 1:
            return ops[0]
    else:
        group_by_complexity(se, ops)
    if depth > se.knobs.max_arith_depth or add.is_any_huge(se, ops):
        return _create(se, ops, flags)
    known = se.table.find(MUL, ops)
    if known is not None:
        if known.flags & flags != flags or known in se.table.unproven:
            se.table.unproven.discard(known)
            known.flags |= se.strengthen_no_wrap_flags(MUL, ops, flags)
        return known
    folded = _fold(se, ops, flags, depth)
    return folded if folded is not None else _create(se, ops, flags)


def mul2(se: ScalarEvolution, a: SCEV, b: SCEV, flags: int = ANY_WRAP, depth: int = 0) -> SCEV:
    """`a * b`."""
    return mul(se, [a, b], flags, depth)


def _create(se: ScalarEvolution, ops: list[SCEV], flags: int) -> SCEV:
    return se.table.nary(MUL, ops, se.strengthen_no_wrap_flags(MUL, ops, flags))


def _fold(se: ScalarEvolution, ops: list[SCEV], flags: int, depth: int) -> SCEV | None:
    """What the product of operands in order folds to; None where it stays as `ops` then are."""
    if len(ops) == 2 and isinstance(ops[0], SCEVConstant):
        folded = _scale(se, ops[0], ops[1], depth)
        if folded is not None:
            return folded
    kinds = [op.kind for op in ops]
    if MUL in kinds:
        folded = _flatten(se, ops, kinds.index(MUL), depth)
        if folded is not None:
            return folded
    if ADDREC in kinds:
        return _fold_into_recurrences(se, ops, kinds.index(ADDREC), flags, depth)
    return None


def _scale(se: ScalarEvolution, factor: SCEVConstant, e: SCEV, depth: int) -> SCEV | None:
    """What a constant times one expression folds to."""
    kind = e.kind
    if kind == ADD:
        if len(e.operands) == 2 and _has_constant_inside(e):
            scaled = [mul2(se, factor, operand, ANY_WRAP, depth + 1) for operand in e.operands]
            return add.add(se, scaled, ANY_WRAP, depth + 1)
        return _negate_sum(se, factor, e, depth) if factor.is_all_ones else None
    if isinstance(e, SCEVAddRecExpr):
        return _negate_recurrence(se, factor, e, depth) if factor.is_all_ones else None
    if kind == ZERO_EXTEND:
        return _scale_below_zext(se, factor, e, depth) if e.operands[0].kind == ADD else None
    return _scale_quotient(se, factor, e) if kind == UDIV else None


def _has_constant_inside(e: SCEV) -> bool:
    """Whether a constant is among the operands, or theirs where they are sums and products, and so on."""
    seen = {e}
    pending = [e]
    while pending:
        for operand in pending.pop().operands:
            if operand.kind == CONSTANT:
                return True
            if operand not in seen and (operand.kind == ADD or operand.kind == MUL):
                seen.add(operand)
                pending.append(operand)
    return False


def _negate_sum(se: ScalarEvolution, minus_one: SCEVConstant, e: SCEV, depth: int) -> SCEV | None:
    """-1 * (-1 * x + y) --> x + -1 * y, where an operand loses its factor."""
    negated = [mul2(se, minus_one, operand, ANY_WRAP, depth + 1) for operand in e.operands]
    return add.add(se, negated, ANY_WRAP, depth + 1) if any(one.kind != MUL for one in negated) else None


def _negate_recurrence(se: ScalarEvolution, minus_one: SCEVConstant, e: SCEVAddRecExpr, depth: int) -> SCEV:
    """-1 * {a,+,b}<nw> --> {-a,+,-b}<nw>; NSW stays unless the least signed number may be among the values."""
    negated = [mul2(se, minus_one, operand, ANY_WRAP, depth + 1) for operand in e.operands]
    kept = NW
    if e.flags & NSW and se.signed_min(e) != -1 << (e.bits - 1):
        kept |= NSW
    return addrec.addrec(se, negated, e.loop, e.flags & kept)


def _scale_below_zext(se: ScalarEvolution, factor: SCEVConstant, e: SCEV, depth: int) -> SCEV | None:
    """c * zext(d + x) --> zext(c * d + c * x), where the narrow product doesn't wrap."""
    inner = e.operands[0]
    narrow = casts.trunc(se, factor, inner.type)
    if (
        inner.operands[0].kind == CONSTANT
        and casts.zext(se, narrow, e.type) is factor
        and se.strengthen_no_wrap_flags(MUL, [narrow, inner], ANY_WRAP) & NUW
    ):
        return casts.zext(se, mul2(se, narrow, inner, NUW, depth + 1), e.type, depth + 1)
    return None


def _scale_quotient(se: ScalarEvolution, factor: SCEVConstant, e: SCEV) -> SCEV | None:
    """8 * (x / 4) --> 2 * x and 2 * (x / 4) --> x / 2, of powers of two and where x / 4 leaves no remainder."""
    dividend, divisor = e.operands
    value = factor.value
    least = 1 << (factor.bits - 1)
    if value > least and not factor.is_all_ones:
        value = -factor.signed
    if not isinstance(divisor, SCEVConstant) or not is_power_of_two(value) or not is_power_of_two(divisor.value):
        return None
    zeros = se.min_trailing_zeros(dividend)
    if value.bit_length() - 1 > zeros:
        return None
    constant = se.table.constant
    if value >= divisor.value:
        folded = mul2(se, constant(factor.type, value // divisor.value), dividend)
    elif divisor.value.bit_length() - 1 <= zeros:
        folded = udiv.udiv(se, dividend, constant(factor.type, divisor.value // value))
    else:
        return None
    return folded if value == factor.value else add.negative(se, folded)


def _flatten(se: ScalarEvolution, ops: list[SCEV], at: int, depth: int) -> SCEV | None:
    """x * (y * z) --> x * y * z"""
    threshold = se.knobs.mulops_inline_threshold
    changed = False
    while ops[at].kind == MUL and len(ops) <= threshold:
        ops += ops.pop(at).operands
        changed = True
    return mul(se, ops, ANY_WRAP, depth + 1) if changed else None


def _fold_into_recurrences(se: ScalarEvolution, ops: list[SCEV], at: int, flags: int, depth: int) -> SCEV | None:
    """x * {a,+,b} --> {x*a,+,x*b}, where x is there before the loop; recurrences of one loop become one."""
    while at < len(ops) and ops[at].kind == ADDREC:
        recurrence = ops[at]
        assert isinstance(recurrence, SCEVAddRecExpr)
        loop = recurrence.loop
        outside = [op for op in ops if op.kind == CONSTANT or (op is not recurrence and se.is_available_at_loop_entry(op, loop))]
        if outside:
            gone = set(outside)
            scaled = _move_in(se, outside, recurrence, flags, depth)
            left = [op for op in ops if op not in gone]
            left[left.index(recurrence)] = scaled  # it may be there twice
            return mul(se, left, ANY_WRAP, depth + 1)
        left = _multiply_recurrences(se, ops, at, depth)
        if len(left) != len(ops):
            return mul(se, left, ANY_WRAP, depth + 1)
        at += 1
    return None


def _move_in(se: ScalarEvolution, outside: list[SCEV], recurrence: SCEVAddRecExpr, flags: int, depth: int) -> SCEV:
    """The recurrence, scaled.

    Where product and recurrence both don't wrap without a sign, nor does the result. With a sign the same is true only where
    they don't do so without one either, or no coefficient's product does.
    """
    scale = mul(se, outside, ANY_WRAP, depth + 1)
    kept = recurrence.flags & se.strengthen_no_wrap_flags(MUL, [scale, recurrence], flags)
    scaled = []
    for operand in recurrence.operands:
        scaled.append(mul2(se, scale, operand, ANY_WRAP, depth + 1))
        if kept & (NSW | NUW) == NSW:
            region = ConstantRange.make_guaranteed_no_wrap_region("mul", se.signed_range(scale), True)
            if not region.contains(se.signed_range(operand)):
                kept &= ~NSW
    return addrec.addrec(se, scaled, recurrence.loop, kept)


def _multiply_recurrences(se: ScalarEvolution, ops: list[SCEV], at: int, depth: int) -> list[SCEV]:
    """`ops`, with later recurrences of its loop multiplied into the one at `at`, as far as coefficients don't become too many."""
    ops = list(ops)
    other = at + 1
    while other < len(ops) and ops[other].kind == ADDREC:
        product = _product_of_recurrences(se, ops[at], ops[other], depth)
        if product is None:
            other += 1
            continue
        ops[at] = product
        del ops[other]
        if product.kind != ADDREC:
            break
    return ops


def _product_of_recurrences(se: ScalarEvolution, a: SCEV, b: SCEV, depth: int) -> SCEV | None:
    """{a0,+,a1,+,…} * {b0,+,b1,+,…}, where both are of one loop and the product isn't too large.

    With C(n, k) for n over k, C(n, i) * C(n, j) is the sum over x from max(i, j) to i + j of
    C(x, i + j - x) * C(2x - i - j, x - j) * C(n, x): so much of a_i * b_j goes to coefficient x.
    """
    assert isinstance(a, SCEVAddRecExpr)
    assert isinstance(b, SCEVAddRecExpr)
    degrees = len(a.operands) + len(b.operands) - 1
    if a.loop is not b.loop or degrees > se.knobs.max_add_rec_size or add.is_any_huge(se, [a, b]):
        return None
    coefficients: list[SCEV] = []
    for x in range(degrees):
        terms: list[SCEV] = []
        for y in range(x, 2 * x + 1):
            for z in range(max(y - x, y - len(a.operands) + 1), min(x + 1, len(b.operands))):
                ways = comb(x, 2 * x - y) * comb(2 * x - y, x - z)
                if ways >> 64:
                    return None
                factors: list[SCEV] = [se.table.constant(a.type, ways), a.operands[y - z], b.operands[z]]
                terms.append(mul(se, factors, ANY_WRAP, depth + 1))
        coefficients.append(add.add(se, terms, ANY_WRAP, depth + 1) if terms else se.table.constant(a.type, 0))
    return addrec.addrec(se, coefficients, a.loop, ANY_WRAP)
