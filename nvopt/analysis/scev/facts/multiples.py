"""Numbers that divide an expression whatever its unknowns are.

    constant_multiple(se, (8 + (4 * %n))<nuw>)     # 4
    min_trailing_zeros(se, (4 * %n))               # 2

Without a promise that nothing wraps around only powers of two divide a sum or a product: they divide 2**bits too.

Source: LLVM's ScalarEvolution::getConstantMultiple.
"""

from __future__ import annotations

from collections.abc import Callable
from math import gcd
from typing import TYPE_CHECKING

from nvopt.analysis.scev.cache import ExpressionCache
from nvopt.analysis.scev.expressions import kinds as x
from nvopt.analysis.scev.expressions.kinds import SCEV, SCEVConstant, SCEVUnknown
from nvopt.analysis.value_tracking import Bits
from nvopt.ir import Argument, Instruction

if TYPE_CHECKING:
    from nvopt.analysis.scev.scalar_evolution import ScalarEvolution


class Multiples(ExpressionCache[int]):
    """Numbers that divide expressions."""

    __slots__ = ()


def constant_multiple(se: ScalarEvolution, e: SCEV, context: Instruction | None = None) -> int:
    """The largest number known to divide the expression, read without sign, wherever it is there or at `context`; 0 for a known 0."""
    if context is not None:
        return _RULES[e.kind](se, e, context)
    found = se.multiples.get(e)
    if found is None:
        found = se.multiples[e] = _RULES[e.kind](se, e, None)
    return found


def non_zero_constant_multiple(se: ScalarEvolution, e: SCEV) -> int:
    """Like `constant_multiple`, with 1 for 0."""
    return constant_multiple(se, e) or 1


def min_trailing_zeros(se: ScalarEvolution, e: SCEV, context: Instruction | None = None) -> int:
    """How many low bits are known to be zero; all of them for a known 0."""
    multiple = constant_multiple(se, e, context)
    return (multiple & -multiple).bit_length() - 1 if multiple else e.bits


def note(se: ScalarEvolution, e: SCEV, told: Bits) -> None:
    """Spares the question for the known bits of an instruction, where somebody has asked it: without a context they are the same."""
    if e not in se.multiples:
        se.multiples[e] = _of_known_bits(e, told)


_Rule = Callable[["ScalarEvolution", SCEV, Instruction | None], int]


def _power_of_two(e: SCEV, zeros: int) -> int:
    """2**zeros; 0 where that doesn't fit."""
    return 1 << zeros if zeros < e.bits else 0


def _of_constant(se: ScalarEvolution, e: SCEV, context: Instruction | None) -> int:
    assert isinstance(e, SCEVConstant)
    return e.value


def _unknowable(se: ScalarEvolution, e: SCEV, context: Instruction | None) -> int:
    return 1


def _of_operand(se: ScalarEvolution, e: SCEV, context: Instruction | None) -> int:
    return constant_multiple(se, e.operands[0], context)


def _of_address(se: ScalarEvolution, e: SCEV, context: Instruction | None) -> int:
    return constant_multiple(se, e.operands[0])


def _of_low_bits(se: ScalarEvolution, e: SCEV, context: Instruction | None) -> int:
    return _power_of_two(e, min_trailing_zeros(se, e.operands[0], context))


def _of_product(se: ScalarEvolution, e: SCEV, context: Instruction | None) -> int:
    if e.flags & x.NUW:
        multiple = 1
        for operand in e.operands:
            multiple *= constant_multiple(se, operand, context)
        return multiple & ((1 << e.bits) - 1)
    return _power_of_two(e, sum(min_trailing_zeros(se, operand, context) for operand in e.operands))


def _of_sum(se: ScalarEvolution, e: SCEV, context: Instruction | None) -> int:
    if e.flags & x.NUW:
        return _common(se, e, context)
    zeros = e.bits
    for operand in e.operands:
        zeros = min(zeros, min_trailing_zeros(se, operand, context))
    return _power_of_two(e, zeros)


def _common(se: ScalarEvolution, e: SCEV, context: Instruction | None) -> int:
    multiple = 0
    for operand in e.operands:
        multiple = gcd(multiple, constant_multiple(se, operand, context))
        if multiple == 1:
            break
    return multiple


def _of_unknown(se: ScalarEvolution, e: SCEV, context: Instruction | None) -> int:
    """What the known bits say where the value is there for the first time."""
    assert isinstance(e, SCEVUnknown)
    value = e.value
    if context is None:
        if isinstance(value, Instruction):
            context = value
        elif isinstance(value, Argument):
            context = se.function.entry.first
    return _of_known_bits(e, se.tracking.known_bits(value, context))


def _of_known_bits(e: SCEV, told: Bits) -> int:
    zeros = told.zeros
    return _power_of_two(e, (~zeros & (zeros + 1)).bit_length() - 1) if zeros & 1 else 1


_RULES: dict[int, _Rule] = {
    x.CONSTANT: _of_constant,
    x.VSCALE: _unknowable,
    x.UDIV: _unknowable,
    x.TRUNCATE: _of_low_bits,
    x.SIGN_EXTEND: _of_low_bits,
    x.ZERO_EXTEND: _of_operand,
    x.PTRTOINT: _of_address,
    x.ADD: _of_sum,
    x.ADDREC: _of_sum,
    x.MUL: _of_product,
    **dict.fromkeys((x.UMAX, x.SMAX, x.UMIN, x.SMIN, x.SEQUENTIAL_UMIN), _common),
    x.UNKNOWN: _of_unknown,
}
