"""Quotients and remainders of numbers without a sign, folded.

    udiv(se, x, four)          # (%x /u 4)
    urem(se, x, four)          # (zext i2 (trunc i32 %x to i2) to i32): there is no expression for a remainder
    urem(se, x, y)             # ((-1 * (%x /u %y) * %y) + %x)

A constant divisor is divided into sums, products and recurrences that don't wrap, where nothing is left over.

Source: LLVM's ScalarEvolution::getUDivExpr and getURemExpr, for the folds and their order.
"""

from __future__ import annotations

from math import gcd
from typing import TYPE_CHECKING

from nvopt.analysis.integers import is_power_of_two
from nvopt.analysis.scev.expressions import add, addrec, casts, minmax, mul
from nvopt.analysis.scev.expressions.kinds import (
    ADD,
    ANY_WRAP,
    MUL,
    NUW,
    NW,
    SCEV,
    SMAX,
    TRUNCATE,
    UDIV,
    VSCALE,
    ZERO_EXTEND,
    SCEVAddRecExpr,
    SCEVConstant,
)
from nvopt.ir import IntType

if TYPE_CHECKING:
    from nvopt.analysis.scev.scalar_evolution import ScalarEvolution


def udiv(se: ScalarEvolution, a: SCEV, b: SCEV) -> SCEV:
    """`a / b`, of integers of one width. A division by the constant zero stays as it is."""
    known = se.table.find(UDIV, (a, b))
    if known is not None:
        return known
    if a.is_zero:
        return a
    folded: SCEV | None = None
    if isinstance(b, SCEVConstant) and b.value:
        folded = a if b.value == 1 else _divide_by_constant(se, a, b)
    if folded is None:
        folded = _divide(se, a, b)
    return folded if folded is not None else se.table.udiv(a, b)


def udiv_exact(se: ScalarEvolution, a: SCEV, b: SCEV) -> SCEV:
    """`a / b`, where nothing is left over: common factors are taken out."""
    if a.kind != MUL or not a.flags & NUW:
        return udiv(se, a, b)
    first = a.operands[0]
    if isinstance(first, SCEVConstant) and isinstance(b, SCEVConstant):
        if first is b:
            return mul.mul(se, list(a.operands[1:]))
        common = gcd(first.signed, b.signed)
        if common > 1:
            constant = se.table.constant
            a = mul.mul(se, [constant(a.type, first.value // common), *a.operands[1:]])
            b = constant(a.type, b.value // common)
            if a.kind != MUL:
                return udiv_exact(se, a, b)
    if b in a.operands:
        at = a.operands.index(b)
        return mul.mul(se, [*a.operands[:at], *a.operands[at + 1 :]])
    return udiv(se, a, b)


def udiv_ceil(se: ScalarEvolution, n: SCEV, d: SCEV) -> SCEV:
    """`n / d` rounded up."""
    # 1 + (n - 1) / d, but for n = 0.
    least = minmax.umin2(se, n, se.table.constant(n.type, 1))
    return add.add2(se, least, udiv(se, add.minus(se, n, least), d))


def urem(se: ScalarEvolution, a: SCEV, b: SCEV) -> SCEV:
    """`a % b`, of integers of one width."""
    if isinstance(b, SCEVConstant):
        if b.value == 1:
            return se.table.constant(a.type, 0)
        if is_power_of_two(b.value):
            return casts.zext(se, casts.trunc(se, a, IntType.get(b.value.bit_length() - 1)), a.type)
    return add.minus(se, a, mul.mul2(se, udiv(se, a, b), b, NUW), NUW)


def divisor_of_remainder(se: ScalarEvolution, e: SCEV, dividend: SCEV) -> SCEV | None:
    """`y` where the integer `e` is `dividend` % y, as `urem` writes it."""
    if e.is_pointer:
        return None
    if e.kind == ZERO_EXTEND and e.operands[0].kind == TRUNCATE:
        whole = e.operands[0].operands[0]
        if whole.bits > e.bits:
            return None
        if whole.bits < e.bits:
            whole = casts.zext(se, whole, e.type)
        return se.table.constant(e.type, 1 << e.operands[0].bits) if whole is dividend else None
    if e.kind != ADD or len(e.operands) != 2 or e.operands[0].kind != MUL or e.operands[1] is not dividend:
        return None
    factors = e.operands[0].operands
    if len(factors) == 3 and isinstance(factors[0], SCEVConstant):
        candidates = [factors[1], factors[2]]
    elif len(factors) == 2:
        candidates = [factors[1], factors[0], add.negative(se, factors[1]), add.negative(se, factors[0])]
    else:
        return None
    return next((one for one in candidates if urem(se, dividend, one) is e), None)


def _divide_by_constant(se: ScalarEvolution, a: SCEV, b: SCEVConstant) -> SCEV | None:
    """By a constant that is neither zero nor one."""
    if isinstance(a, SCEVConstant):
        return se.table.constant(a.type, a.value // b.value)
    if isinstance(a, SCEVAddRecExpr):
        return _divide_recurrence(se, a, b)
    if a.kind == MUL:
        return _divide_product(se, a, b)
    if a.kind == UDIV:
        return _divide_quotient(se, a, b)
    return _divide_sum(se, a, b) if a.kind == ADD else None


def _wide(a: SCEV, b: SCEVConstant) -> IntType:
    """The integers with as many bits more as a product with `b` may need."""
    return IntType.get(a.bits + b.value.bit_length() - is_power_of_two(b.value))


def _divide_recurrence(se: ScalarEvolution, a: SCEVAddRecExpr, b: SCEVConstant) -> SCEV | None:
    step = addrec.step_recurrence(se, a)
    if not isinstance(step, SCEVConstant):
        return None
    if step.value % b.value == 0 and _does_not_wrap(se, a, b, step):  # {x,+,n} / c --> {x/c,+,n/c}
        return addrec.addrec(se, [udiv(se, operand, b) for operand in a.operands], a.loop, NW)
    return _divide_from_multiple(se, a, b, step) if b.value % step.value == 0 else None


def _does_not_wrap(se: ScalarEvolution, a: SCEVAddRecExpr, b: SCEVConstant, step: SCEVConstant) -> bool:
    wide = _wide(a, b)
    return casts.zext(se, a, wide) is addrec.addrec(se, [casts.zext(se, a.start, wide), casts.zext(se, step, wide)], a.loop, ANY_WRAP)


def _divide_from_multiple(se: ScalarEvolution, a: SCEVAddRecExpr, b: SCEVConstant, step: SCEVConstant) -> SCEV | None:
    """{x,+,n} / c --> {x - x % n,+,n} / c, where n divides c."""
    rest = urem(se, a.start, step)
    if not isinstance(rest, SCEVConstant):
        return None
    is_safe = _does_not_wrap(se, a, b, step)
    start = add.minus(se, a.start, rest)
    # Of powers of two the quotients are the same even where the recurrence wraps.
    if not rest.value or not (is_safe or (is_power_of_two(step.value) and is_power_of_two(b.value))) or start.kind == ADD:
        return None
    return se.table.udiv(addrec.addrec2(se, start, step, a.loop, NW if is_safe else ANY_WRAP), b)


def _divide_product(se: ScalarEvolution, a: SCEV, b: SCEVConstant) -> SCEV | None:
    """6 * x / 3 --> 2 * x, where the product doesn't wrap."""
    wide = _wide(a, b)
    if casts.zext(se, a, wide) is not mul.mul(se, [casts.zext(se, factor, wide) for factor in a.operands]):
        return None
    for at, factor in enumerate(a.operands):
        quotient = udiv(se, factor, b)
        if quotient.kind != UDIV and mul.mul2(se, quotient, b) is factor:
            return mul.mul(se, [*a.operands[:at], quotient, *a.operands[at + 1 :]])
    return None


def _divide_quotient(se: ScalarEvolution, a: SCEV, b: SCEVConstant) -> SCEV | None:
    """(x / c) / d --> x / (c * d)"""
    dividend, divisor = a.operands
    if not isinstance(divisor, SCEVConstant):
        return None
    product = divisor.value * b.value
    return se.table.constant(b.type, 0) if product >> b.bits else udiv(se, dividend, se.table.constant(b.type, product))


def _divide_sum(se: ScalarEvolution, a: SCEV, b: SCEVConstant) -> SCEV | None:
    """(4 * x + 8) / 4 --> x + 2, where the sum doesn't wrap and nothing is left over of any addend."""
    wide = _wide(a, b)
    if casts.zext(se, a, wide) is not add.add(se, [casts.zext(se, addend, wide) for addend in a.operands]):
        return None
    quotients: list[SCEV] = []
    for addend in a.operands:
        quotient = udiv(se, addend, b)
        if quotient.kind == UDIV or mul.mul2(se, quotient, b) is not addend:
            return None
        quotients.append(quotient)
    return add.add(se, quotients)


def _divide(se: ScalarEvolution, a: SCEV, b: SCEV) -> SCEV | None:
    """By anything."""
    if a.kind == ADD:
        return se.table.constant(a.type, 0) if _is_excess_over(a, b) else None
    if a.kind == MUL and b.kind == MUL and a.flags & b.flags & NUW:
        rest, other = _without_vscale(a), _without_vscale(b)
        if rest is not None and other is not None:
            return udiv(se, rest, other)
    return None


def _is_excess_over(a: SCEV, b: SCEV) -> bool:
    """Whether `a` is -c + (c smax b) of a positive c: zero unless c > b, and smaller than b in any case."""
    if len(a.operands) != 2 or a.operands[1].kind != SMAX or len(a.operands[1].operands) != 2:
        return False
    first, largest = a.operands
    constant, other = largest.operands
    return (
        other is b
        and isinstance(first, SCEVConstant)
        and isinstance(constant, SCEVConstant)
        and -(1 << (a.bits - 1)) < first.signed < 0
        and constant.signed == -first.signed
    )


def _without_vscale(e: SCEV) -> SCEV | None:
    """`x` of vscale * x."""
    if len(e.operands) != 2:
        return None
    first, second = e.operands
    if second.kind == VSCALE:
        return first
    return second if first.kind == VSCALE else None
