"""Recurrences: made, and asked for their value in an iteration.

    addrec2(se, start, step, loop, NSW)       # {%start,+,%step}<nsw><%loop>
    evaluate_at_iteration(se, recurrence, n)  # %start + %step * n
    post_inc(se, recurrence)                  # {(%start + %step),+,%step}<%loop>

A recurrence of an inner loop stands around that of an outer one: `{{a,+,b}<%outer>,+,c}<%inner>`.

Source: LLVM's ScalarEvolution::getAddRecExpr and SCEVAddRecExpr.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nvopt.analysis.scev.expressions import add, casts, mul, udiv
from nvopt.analysis.scev.expressions.kinds import ADDREC, ANY_WRAP, NW, SCEV, SCEVAddRecExpr, SCEVConstant
from nvopt.ir import IntType

if TYPE_CHECKING:
    from nvopt.analysis.constant_range import ConstantRange
    from nvopt.analysis.loops import Loop
    from nvopt.analysis.scev.scalar_evolution import ScalarEvolution

_MAX_BINOMIAL = 1000
"""Recurrences of a higher degree are not evaluated."""


def addrec2(se: ScalarEvolution, start: SCEV, step: SCEV, loop: Loop, flags: int = ANY_WRAP) -> SCEV:
    """What starts at `start` and grows by `step` in each iteration; a step that is a recurrence of the same loop goes into it."""
    if isinstance(step, SCEVAddRecExpr) and step.loop is loop:
        return addrec(se, [start, *step.operands], loop, flags & NW)
    return addrec(se, [start, step], loop, flags)


def addrec(se: ScalarEvolution, ops: list[SCEV], loop: Loop, flags: int = ANY_WRAP) -> SCEV:
    """The recurrence of coefficients that are there before `loop`; `flags` are NW, NUW and NSW. `ops` is used up."""
    while len(ops) > 1 and ops[-1].is_zero:
        ops.pop()
        flags = ANY_WRAP
    if len(ops) == 1:
        return ops[0]
    flags = se.strengthen_no_wrap_flags(ADDREC, ops, flags)
    nested = ops[0]
    if isinstance(nested, SCEVAddRecExpr):
        swapped = _nest_outwards(se, ops, nested, loop, flags)
        if swapped is not None:
            return swapped
    made = se.table.addrec(ops, loop)
    if made.flags & flags != flags:
        se.set_no_wrap_flags(made, flags)
    return made


def _nest_outwards(se: ScalarEvolution, ops: list[SCEV], nested: SCEVAddRecExpr, loop: Loop, flags: int) -> SCEV | None:
    """{{a,+,b}<inner>,+,c}<outer> --> {{a,+,c}<outer>,+,b}<inner>, where the coefficients don't change in the loops they come to.

    Either keeps NW, and NUW or NSW where both had it.
    """
    inner = nested.loop
    if loop.contains_loop(inner):
        if loop.depth >= inner.depth:
            return None
    elif inner.contains_loop(loop) or not se.dominators.dominates(loop.header, inner.header):
        return None
    outer_ops = [nested.start, *ops[1:]]
    if not all(se.is_loop_invariant(op, loop) for op in outer_ops):
        return None
    start = addrec(se, outer_ops, loop, flags & (NW | nested.flags))
    inner_ops = [start, *nested.operands[1:]]
    if not all(se.is_loop_invariant(op, inner) for op in inner_ops):
        return None
    return addrec(se, inner_ops, inner, nested.flags & (NW | flags))


def step_recurrence(se: ScalarEvolution, e: SCEVAddRecExpr) -> SCEV:
    """By how much it grows in an iteration: a recurrence itself unless `e` is affine."""
    return e.operands[1] if len(e.operands) == 2 else addrec(se, list(e.operands[1:]), e.loop, ANY_WRAP)


def post_inc(se: ScalarEvolution, e: SCEVAddRecExpr) -> SCEVAddRecExpr:
    """The value of the next iteration."""
    coefficients = [add.add2(se, one, following) for one, following in zip(e.operands, e.operands[1:], strict=False)]
    found = addrec(se, [*coefficients, e.operands[-1]], e.loop, ANY_WRAP)
    assert isinstance(found, SCEVAddRecExpr)
    return found


def evaluate_at_iteration(se: ScalarEvolution, e: SCEVAddRecExpr, iteration: SCEV) -> SCEV:
    """The value in iteration number `iteration`, an integer of any width, counted from zero."""
    return evaluate_coefficients(se, e.operands, iteration)


def evaluate_coefficients(se: ScalarEvolution, coefficients: tuple[SCEV, ...] | list[SCEV], iteration: SCEV) -> SCEV:
    """The value of a recurrence of these coefficients in iteration number `iteration`."""
    found = coefficients[0]
    type = IntType.get(found.bits)
    for k in range(1, len(coefficients)):
        weight = _binomial(se, iteration, k, type)
        if weight is se.table.could_not_compute:
            return weight
        found = add.add2(se, found, mul.mul2(se, coefficients[k], weight))
    return found


def _binomial(se: ScalarEvolution, n: SCEV, k: int, type: IntType) -> SCEV:
    """`n` over `k`, modulo 2**bits.

    n * (n-1) * … * (n-k+1) / k!: the even part of k! is divided out in a width that keeps as many bits more, the odd one by
    multiplication with its inverse.
    """
    if k == 1:
        return casts.truncate_or_zext(se, n, type)
    if k > _MAX_BINOMIAL:
        return se.table.could_not_compute
    modulus = 1 << type.bits
    twos, odd = 0, 1
    for factor in range(2, k + 1):
        zeros = (factor & -factor).bit_length() - 1
        twos += zeros
        odd = odd * (factor >> zeros) % modulus
    wide = IntType.get(type.bits + twos)
    product = casts.truncate_or_zext(se, n, wide)
    for less in range(1, k):
        smaller = add.minus(se, n, se.table.constant(n.type, less))
        product = mul.mul2(se, product, casts.truncate_or_zext(se, smaller, wide))
    quotient = udiv.udiv(se, product, se.table.constant(wide, 1 << twos))
    inverse = se.table.constant(type, pow(odd, -1, modulus))
    return mul.mul2(se, inverse, casts.truncate_or_zext(se, quotient, type))


def num_iterations_in_range(se: ScalarEvolution, e: SCEVAddRecExpr, inside: ConstantRange) -> SCEV:
    """The first iteration whose value lies outside of the range, where all coefficients are constants; else it can't be computed."""
    nothing = se.table.could_not_compute
    start = e.start
    if inside.is_full or not isinstance(start, SCEVConstant):
        return nothing
    if start.value:
        from_zero = addrec(se, [se.table.constant(start.type, 0), *e.operands[1:]], e.loop, e.flags & NW)
        if not isinstance(from_zero, SCEVAddRecExpr):
            return nothing
        return num_iterations_in_range(se, from_zero, inside.subtract(start.value))
    if not all(isinstance(operand, SCEVConstant) for operand in e.operands):
        return nothing
    if not inside.contains(0):
        return se.table.constant(e.type, 0)
    if e.is_affine:
        return _first_outside(se, e, inside)
    from nvopt.analysis.scev.expressions import quadratic  # late: most recurrences are affine

    coefficients = quadratic.coefficients(e)
    found = quadratic.first_outside(coefficients, inside) if coefficients is not None else None
    return se.table.constant(IntType.get(found[1]), found[0]) if found is not None else nothing


def _first_outside(se: ScalarEvolution, e: SCEVAddRecExpr, inside: ConstantRange) -> SCEV:
    """Of {0,+,step}, with zero inside: a positive step leaves at the upper end, another at the lower one."""
    step = e.operands[1]
    assert isinstance(step, SCEVConstant)
    mask = (1 << e.bits) - 1
    last = inside.upper - 1 if step.signed > 0 else inside.lower
    found = ((last + step.value) & mask) // step.value
    if inside.contains(found * step.value & mask):
        return se.table.could_not_compute
    return se.table.constant(e.type, found)
