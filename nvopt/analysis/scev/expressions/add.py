"""Sums, differences and negations, folded.

    add(se, [x, three, x])     # (3 + (2 * %x))
    minus(se, a, b)            # (%a + (-1 * %b)); pointers of one base give the distance

A sum is flat, its operands are in order, constants are one and stand first, like terms are one term, common factors stand
before the sum, and what doesn't change in a loop is part of a recurrence's start:

    %n + {0,+,4}<%loop>   -->   {%n,+,4}<%loop>

Source: LLVM's ScalarEvolution::getAddExpr, getMinusSCEV, getNegativeSCEV and getNotSCEV, for the folds and their order.
"""

from __future__ import annotations

from operator import add as plus
from typing import TYPE_CHECKING

from nvopt.analysis.scev.expressions import addrec, casts, minmax, mul, udiv
from nvopt.analysis.scev.expressions.kinds import (
    ADD,
    ADDREC,
    ANY_WRAP,
    CONSTANT,
    MIN_MAX,
    MUL,
    NSW,
    NUW,
    NW,
    SCEV,
    SMAX,
    SMIN,
    TRUNCATE,
    UMAX,
    UMIN,
    UNKNOWN,
    ZERO_EXTEND,
    SCEVAddRecExpr,
    SCEVConstant,
)
from nvopt.analysis.scev.expressions.ordering import group_by_complexity, split_constant
from nvopt.ir import IntType, Type

if TYPE_CHECKING:
    from nvopt.analysis.scev.scalar_evolution import ScalarEvolution


def add(se: ScalarEvolution, ops: list[SCEV], flags: int = ANY_WRAP, depth: int = 0) -> SCEV:
    """The sum of `ops`, of one width, at most one of them a pointer; `flags` are NUW and NSW of the whole. `ops` is used up."""
    if len(ops) == 1:
        return ops[0]
    constant = split_constant(se, ops, plus)
    if constant is not None:
        if not ops:
            return constant
        group_by_complexity(se, ops)
        if constant.value:
            ops.insert(0, constant)
        elif len(ops) == 1:
            return ops[0]
    else:
        group_by_complexity(se, ops)
    table = se.table
    if depth > se.knobs.max_arith_depth or is_any_huge(se, ops):
        return _create(se, ops, flags)
    known = table.find(ADD, ops)
    if known is not None:
        if known.flags & flags != flags or known in se.table.unproven:
            se.table.unproven.discard(known)
            known.flags |= se.strengthen_no_wrap_flags(ADD, ops, flags)
        return known
    folded = _fold(se, ops, flags, depth)
    return folded if folded is not None else _create(se, ops, flags)


def add2(se: ScalarEvolution, a: SCEV, b: SCEV, flags: int = ANY_WRAP, depth: int = 0) -> SCEV:
    """`a + b`."""
    return add(se, [a, b], flags, depth)


def _create(se: ScalarEvolution, ops: list[SCEV], flags: int) -> SCEV:
    return se.table.nary(ADD, ops, se.strengthen_no_wrap_flags(ADD, ops, flags))


def is_any_huge(se: ScalarEvolution, ops: list[SCEV] | tuple[SCEV, ...]) -> bool:
    """Whether one of them has so many parts that it is folded no more."""
    threshold = se.knobs.huge_expr_threshold
    for op in ops:  # noqa: SIM110 (a generator costs more here)
        if op.size >= threshold:
            return True
    return False


def _fold(se: ScalarEvolution, ops: list[SCEV], flags: int, depth: int) -> SCEV | None:
    """What the sum of operands in order folds to; None where it stays as `ops` then are."""
    folded = _merge_equal(se, ops, flags, depth)
    if folded is not None:
        return folded
    first = ops[1] if ops[0].kind == CONSTANT else ops[0]
    if first.kind == TRUNCATE or first.kind == MUL:
        folded = _below_truncates(se, ops, first, depth)
        if folded is not None:
            return folded
    if len(ops) == 2:
        folded = _fold_two(se, *ops)
        if folded is not None:
            return folded
    kinds = [op.kind for op in ops]
    if ADD in kinds:
        folded = _flatten(se, ops, kinds.index(ADD), flags, depth)
        if folded is not None:
            return folded
    if MUL in kinds:
        folded = _gather_like_terms(se, ops, depth) or _factor_out(se, ops, kinds.index(MUL), depth)
        if folded is not None:
            return folded
    if ADDREC in kinds:
        return _fold_into_recurrences(se, ops, kinds.index(ADDREC), flags, depth)
    return None


def _merge_equal(se: ScalarEvolution, ops: list[SCEV], flags: int, depth: int) -> SCEV | None:
    """x + y + y --> x + 2 * y"""
    if len(ops) == 2:
        if ops[0] is not ops[1]:
            return None
    elif len(set(ops)) == len(ops):
        return None
    type, merged, at = ops[0].type, False, 0
    while at < len(ops) - 1:
        op = ops[at]
        count = 1
        while at + count < len(ops) and ops[at + count] is op:
            count += 1
        if count == 1:
            at += 1
            continue
        product = mul.mul2(se, se.table.constant(type, count), op, ANY_WRAP, depth + 1)
        if count == len(ops):
            return product
        ops[at : at + count] = [product]
        merged = True
    return add(se, ops, flags, depth + 1) if merged else None


def _below_truncates(se: ScalarEvolution, ops: list[SCEV], first: SCEV, depth: int) -> SCEV | None:
    """n * trunc(x) + m * trunc(y) --> trunc(n * x + m * y), where that sum is a constant or an unknown."""
    innermost = first if first.kind == TRUNCATE else first.operands[-1]
    if innermost.kind != TRUNCATE:
        return None
    wide = innermost.operands[0].type
    wide_ops: list[SCEV] = []
    for op in ops:
        if op.kind == MUL:
            factors = [_widened(se, factor, wide) for factor in op.operands]
            if None in factors:
                return None
            wide_ops.append(mul.mul(se, [one for one in factors if one is not None], ANY_WRAP, depth + 1))
        else:
            wider = _widened(se, op, wide)
            if wider is None:
                return None
            wide_ops.append(wider)
    type = ops[0].type
    total = add(se, wide_ops, ANY_WRAP, depth + 1)
    return casts.trunc(se, total, type) if total.kind == CONSTANT or total.kind == UNKNOWN else None


def _widened(se: ScalarEvolution, e: SCEV, wide: Type) -> SCEV | None:
    """What of type `wide` the expression is the low bits of, where it is a constant or says so itself."""
    if e.kind == TRUNCATE:
        return e.operands[0] if e.operands[0].type is wide else None
    return casts.any_extend(se, e, wide) if e.kind == CONSTANT else None


def _fold_two(se: ScalarEvolution, a: SCEV, b: SCEV) -> SCEV | None:
    if b.kind == ADD:
        return _add_to_constant_of_sum(se, a, b) if isinstance(a, SCEVConstant) else None
    if b.kind == ZERO_EXTEND and b.operands[0].kind == ADD:
        return _add_below_zext(se, a, b)
    if a.kind == MUL and len(a.operands) == 2 and a.operands[0].is_all_ones:
        divisor = udiv.divisor_of_remainder(se, a.operands[1], b)
        if divisor is not None:  # x - x % y --> y * (x / y)
            return mul.mul2(se, divisor, udiv.udiv(se, b, divisor))
    return None


def _add_to_constant_of_sum(se: ScalarEvolution, a: SCEVConstant, b: SCEV) -> SCEV | None:
    """a + (c + x)<flags> --> (a + c + x)<flags>, with the flags that a constant nearer to zero leaves in force."""
    inner = b.operands[0]
    if not isinstance(inner, SCEVConstant):
        return None
    total = se.table.constant(inner.type, a.value + inner.value)
    kept = ANY_WRAP
    if b.flags & NUW and total.value <= inner.value:
        kept |= NUW
    if b.flags & NSW and (total.signed < 0) == (inner.signed < 0) and abs(total.signed) <= abs(inner.signed):
        kept |= NSW
    return add(se, [total, *b.operands[1:]], kept) if kept else None


def _add_below_zext(se: ScalarEvolution, a: SCEV, b: SCEV) -> SCEV | None:
    """a + zext(-a + x) --> zext(x), where the narrow addition doesn't wrap."""
    inner = b.operands[0]
    narrow = casts.trunc(se, a, inner.type)
    if (
        narrow is negative(se, inner.operands[0])
        and casts.zext(se, narrow, b.type) is a
        and se.strengthen_no_wrap_flags(ADD, [narrow, inner], ANY_WRAP) & NUW
    ):
        summed = add2(se, narrow, inner)
        if summed.kind != ADD or narrow not in summed.operands:  # a sum too large to be added to would come back here
            return casts.zext(se, summed, b.type)
    return None


def _flatten(se: ScalarEvolution, ops: list[SCEV], at: int, flags: int, depth: int) -> SCEV | None:
    """x + (y + z) --> x + y + z; NUW stays where all the sums have it."""
    threshold = min(se.knobs.addops_inline_threshold, se.knobs.max_add_items)
    flags &= NUW
    changed = False
    while ops[at].kind == ADD and len(ops) <= threshold and len(ops[at].operands) <= threshold:
        inner = ops.pop(at)
        ops += inner.operands
        flags &= inner.flags
        changed = True
    return add(se, ops, flags, depth + 1) if changed else None


def _gather_like_terms(se: ScalarEvolution, ops: list[SCEV], depth: int) -> SCEV | None:
    """3 * x + 5 * (7 + x) --> 35 + 8 * x; terms of one scale are summed up before they are scaled."""
    scales: dict[SCEV, int] = {}
    type, mask = IntType.get(ops[0].bits), (1 << ops[0].bits) - 1
    constant, found = _collect_scales(se, scales, 0, ops, 1, mask)
    if not found:
        return None
    by_scale: dict[int, list[SCEV]] = {}
    for term, scale in scales.items():
        by_scale.setdefault(scale, []).append(term)
    sums: list[SCEV] = [se.table.constant(type, constant)] if constant else []
    for scale in sorted(by_scale):
        if scale:
            total = add(se, by_scale[scale], ANY_WRAP, depth + 1)
            sums.append(total if scale == 1 else mul.mul2(se, se.table.constant(type, scale), total, ANY_WRAP, depth + 1))
    return add(se, sums, ANY_WRAP, depth + 1) if sums else se.table.constant(type, 0)


def _collect_scales(
    se: ScalarEvolution, scales: dict[SCEV, int], constant: int, ops: list[SCEV] | tuple[SCEV, ...], scale: int, mask: int
) -> tuple[int, bool]:
    """Adds `scale` times the operands to `scales` and to the constant; the new constant, and whether anything can be folded."""
    found = False
    for op in ops:
        if isinstance(op, SCEVConstant):
            found = found or scale != 1 or constant != 0 or op.value == 0
            constant = (constant + scale * op.value) & mask
            continue
        factor = scale
        if op.kind == MUL and isinstance(op.operands[0], SCEVConstant):
            factor = scale * op.operands[0].value & mask
            rest = op.operands[1:]
            if len(rest) == 1 and rest[0].kind == ADD:
                constant, inner_found = _collect_scales(se, scales, constant, rest[0].operands, factor, mask)
                found = found or inner_found
                continue
            op = mul.mul(se, list(rest))
        if op in scales:
            scales[op] = (scales[op] + factor) & mask
            found = True
        else:
            scales[op] = factor
    return constant, found


def _has_common_factor(ops: list[SCEV]) -> bool:
    """Whether two of the products share a factor, or a factor of one stands by itself."""
    seen = set(ops)
    for op in ops:
        if op.kind == MUL:
            factors = {factor for factor in op.operands if factor.kind != CONSTANT}
            if not seen.isdisjoint(factors):
                return True
            seen |= factors
    return False


def _factor_out(se: ScalarEvolution, ops: list[SCEV], at: int, depth: int) -> SCEV | None:
    """a * b * c + a * d --> a * (b * c + d), and b * a + a --> (b + 1) * a"""
    if not _has_common_factor(ops):
        return None
    while at < len(ops) and ops[at].kind == MUL:
        product = ops[at]
        for place, factor in enumerate(product.operands):
            if factor.kind == CONSTANT:
                continue
            other = _find_other_with(ops, at, factor)
            if other is None:
                continue
            if ops[other] is factor:
                one = se.table.constant(factor.type, 1)
                inner = add2(se, one, _without(se, product, place, depth), ANY_WRAP, depth + 1)
                outer = mul.mul2(se, inner, factor, ANY_WRAP, depth + 1)
            else:
                rest = _without(se, product, place, depth)
                other_rest = _without(se, ops[other], ops[other].operands.index(factor), depth)
                inner = add2(se, rest, other_rest, ANY_WRAP, depth + 1)
                outer = mul.mul2(se, factor, inner, ANY_WRAP, depth + 1)
            left = [op for index, op in enumerate(ops) if index not in (at, other)]
            return add(se, [*left, outer], ANY_WRAP, depth + 1) if left else outer
        at += 1
    return None


def _find_other_with(ops: list[SCEV], at: int, factor: SCEV) -> int | None:
    """Where the factor of product `at` stands by itself, else in which later product it occurs first."""
    if factor in ops:
        return ops.index(factor)
    for other in range(at + 1, len(ops)):
        if ops[other].kind != MUL:
            return None
        if factor in ops[other].operands:
            return other
    return None


def _without(se: ScalarEvolution, product: SCEV, place: int, depth: int) -> SCEV:
    """The product of the other factors."""
    rest = [*product.operands[:place], *product.operands[place + 1 :]]
    return mul.mul(se, rest, ANY_WRAP, depth + 1)


def _fold_into_recurrences(se: ScalarEvolution, ops: list[SCEV], at: int, flags: int, depth: int) -> SCEV | None:
    """x + {a,+,b} --> {x+a,+,b}, where x is there before the loop; {a,+,b} + {c,+,d} --> {a+c,+,b+d} of one loop"""
    while at < len(ops) and ops[at].kind == ADDREC:
        recurrence = ops[at]
        assert isinstance(recurrence, SCEVAddRecExpr)
        loop = recurrence.loop
        outside = [op for op in ops if op.kind == CONSTANT or (op is not recurrence and se.is_available_at_loop_entry(op, loop))]
        if outside:
            moved = _move_in(se, outside, recurrence, flags, depth)
            gone = set(outside)
            left = [op for op in ops if op not in gone]
            left[left.index(recurrence)] = moved
            return add(se, left, ANY_WRAP, depth + 1)
        same = [op for op in ops[at + 1 :] if isinstance(op, SCEVAddRecExpr) and op.loop is loop]
        if same:
            total = _sum_of_recurrences(se, recurrence, same, depth)
            left = [op for op in ops if op not in same]
            left[left.index(recurrence)] = total
            return add(se, left, ANY_WRAP, depth + 1)
        at += 1
    return None


def _move_in(se: ScalarEvolution, outside: list[SCEV], recurrence: SCEVAddRecExpr, flags: int, depth: int) -> SCEV:
    """The recurrence whose start has `outside` added to it.

    The sum's flags hold where the recurrence does. The new start is computed before the loop, and has them only if who gets
    there gets into the loop.
    """
    flags = se.strengthen_no_wrap_flags(ADD, [*outside, recurrence], flags)
    addends = [*outside, recurrence.start]
    outer_flags = flags
    if flags:
        first = recurrence.loop.header.first
        assert first is not None
        if not se.is_executed_with(first, addends):
            outer_flags = ANY_WRAP
    start = add(se, addends, outer_flags, depth + 1)
    return addrec.addrec(se, [start, *recurrence.operands[1:]], recurrence.loop, recurrence.flags & (flags | NW))


def _sum_of_recurrences(se: ScalarEvolution, recurrence: SCEVAddRecExpr, others: list[SCEVAddRecExpr], depth: int) -> SCEV:
    coefficients = list(recurrence.operands)
    for other in others:
        shared = min(len(coefficients), len(other.operands))
        for place in range(shared):
            coefficients[place] = add2(se, coefficients[place], other.operands[place], ANY_WRAP, depth + 1)
        coefficients += other.operands[shared:]
    return addrec.addrec(se, coefficients, recurrence.loop, ANY_WRAP)


def negative(se: ScalarEvolution, e: SCEV, flags: int = ANY_WRAP) -> SCEV:
    """`-e`; `flags` as of the product of `e` and -1."""
    if isinstance(e, SCEVConstant):
        return se.table.constant(e.type, -e.value)
    return mul.mul2(se, e, se.table.constant(e.type, -1), flags)


_OPPOSITES = {SMAX: SMIN, SMIN: SMAX, UMAX: UMIN, UMIN: UMAX}


def not_(se: ScalarEvolution, e: SCEV) -> SCEV:
    """`~e`, that is -1 - e, of an integer."""
    if isinstance(e, SCEVConstant):
        return se.table.constant(e.type, ~e.value)
    if e.kind in MIN_MAX:
        inverted = [_operand_of_not(operand) for operand in e.operands]
        if None not in inverted:  # ~min(~x, ~y) --> max(x, y)
            return minmax.min_max(se, _OPPOSITES[e.kind], [one for one in inverted if one is not None])
    return minus(se, se.table.constant(e.type, -1), e)


def _operand_of_not(e: SCEV) -> SCEV | None:
    """`x` where the expression is -1 + (-1 * x)."""
    if e.kind != ADD or len(e.operands) != 2 or not e.operands[0].is_all_ones:
        return None
    product = e.operands[1]
    is_negation = product.kind == MUL and len(product.operands) == 2 and product.operands[0].is_all_ones
    return product.operands[1] if is_negation else None


def minus(se: ScalarEvolution, a: SCEV, b: SCEV, flags: int = ANY_WRAP, depth: int = 0) -> SCEV:
    """`a - b`; of pointers with different bases it can't be computed. NSW alone of `flags` tells something."""
    if a is b:
        return se.table.constant(a.type, 0)
    if b.is_pointer:
        if not a.is_pointer or pointer_base(a) is not pointer_base(b):
            return se.table.could_not_compute
        a, b = remove_pointer_base(se, a), remove_pointer_base(se, b)
    # -1 * b wraps for the least signed number alone.
    negates_safely = b.value != 1 << (b.bits - 1) if isinstance(b, SCEVConstant) else se.signed_min(b) != -1 << (b.bits - 1)
    is_nsw = flags & NSW and (negates_safely or se.signed_min(a) >= 0)
    return add2(se, a, negative(se, b, NSW if negates_safely else ANY_WRAP), NSW if is_nsw else ANY_WRAP, depth)


def pointer_base(e: SCEV) -> SCEV:
    """The pointer that integers are added to; of an integer itself."""
    while e.is_pointer:
        if e.kind == ADDREC:
            e = e.operands[0]
        elif e.kind == ADD:
            e = next(operand for operand in e.operands if operand.is_pointer)
        else:
            break
    return e


def remove_pointer_base(se: ScalarEvolution, e: SCEV) -> SCEV:
    """What is added to the base of a pointer."""
    if isinstance(e, SCEVAddRecExpr):
        return addrec.addrec(se, [remove_pointer_base(se, e.start), *e.operands[1:]], e.loop, ANY_WRAP)
    if e.kind == ADD:
        return add(se, [remove_pointer_base(se, operand) if operand.is_pointer else operand for operand in e.operands])
    return se.table.constant(e.type, 0)
