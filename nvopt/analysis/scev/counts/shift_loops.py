"""Loops that shift a value until nothing is left of it, or until it is large enough.

A value that is shifted by a constant each time settles, after at most as many times as it has bits: to zero, or, for ashr of something
negative, to minus one. A loop whose condition is false for that value ends there at the latest. So far LLVM.

What a block's or a warp's size, an index or another special register is part of is small, which says more (knob track-trip-count-more):

    for (s = blockDim.x / 2; s > 0; s >>= 1) …     // goes round at most 9 times more, not 32
    for (s = 1; s < blockDim.x; s *= 2) …          // at most 9 times more, where LLVM knows no bound

Source: LLVM's ScalarEvolution::computeShiftCompareExitLimit.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from nvopt.analysis.scev.counts.exit_limit import ExitLimit
from nvopt.analysis.scev.facts import ranges
from nvopt.analysis.scev.gpu import registers
from nvopt.ir import BinaryOperator, ConstantInt, IntType, PHINode, Value
from nvopt.ir.predicates import Predicate

if TYPE_CHECKING:
    from nvopt.analysis.loops import Loop
    from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
    from nvopt.ir import BasicBlock

_SHIFTS = frozenset({"lshr", "ashr", "shl"})


class _Shifted(NamedTuple):
    """A phi that is shifted by `amount` each time; `ahead` is how far the value that is compared has been shifted already."""

    phi: PHINode
    opcode: str
    amount: int
    ahead: int
    start: Value
    bits: int


def limit_of_shifts(se: ScalarEvolution, loop: Loop, predicate: Predicate, lhs: Value, rhs: Value) -> ExitLimit:
    """A bound of how often the loop goes round that goes on while `lhs predicate rhs`, one of which is shifted each time."""
    latch, predecessor = loop.latch, loop.predecessor
    nothing = se.table.could_not_compute
    if latch is None or predecessor is None:
        return ExitLimit(nothing)
    bounds = []
    shifted = _shifted_phi(lhs, loop, latch, predecessor)
    if shifted is not None and isinstance(rhs, ConstantInt):
        settled = _settled_value(se, shifted, predecessor)
        if settled is not None and not _holds(predicate, settled, rhs.signed, rhs.bits):
            bounds.append(rhs.bits)
    if se.knobs.gpu_scev and se.knobs.track_trip_count_more:
        if shifted is None:
            predicate, rhs, shifted = predicate.swapped, lhs, _shifted_phi(rhs, loop, latch, predecessor)
        if shifted is not None:
            bounds += _bounds_by_registers(se, shifted, predicate, rhs)
    if not bounds:
        return ExitLimit(nothing)
    bound = se.table.constant(rhs.type, min(bounds))
    return ExitLimit(nothing, bound, bound)


def _shifted_phi(value: Value, loop: Loop, latch: BasicBlock, predecessor: BasicBlock) -> _Shifted | None:
    """The loop's phi that `value` is, or is shifted once more from."""
    shift = _constant_shift(value)
    if shift is not None:
        value = shift.operands[0]
    if not isinstance(value, PHINode) or value.parent is not loop.header:
        return None
    again = _constant_shift(value.incoming_for(latch))
    if again is None or again.operands[0] is not value or (shift is not None and shift.opcode != again.opcode):
        return None
    assert isinstance(value.type, IntType)
    ahead = _amount(shift) if shift is not None else 0
    return _Shifted(value, again.opcode, _amount(again), ahead, value.incoming_for(predecessor), value.type.bits)


def _constant_shift(value: Value) -> BinaryOperator | None:
    """`value`, where it is a shift by a positive constant. One that takes all bits away leaves poison, of which anything may be said."""
    if isinstance(value, BinaryOperator) and value.opcode in _SHIFTS:
        amount = value.operands[1]
        if isinstance(amount, ConstantInt) and amount.signed > 0:
            return value
    return None


def _amount(shift: BinaryOperator) -> int:
    amount = shift.operands[1]
    assert isinstance(amount, ConstantInt)
    return amount.unsigned


def _settled_value(se: ScalarEvolution, shifted: _Shifted, predecessor: BasicBlock) -> int | None:
    """What is left of the phi in the end, as a signed number; None where that can't be told."""
    if shifted.opcode != "ashr":
        return 0
    known = se.tracking.known_bits(shifted.start, predecessor.terminator)
    sign = 1 << (shifted.bits - 1)
    if known.zeros & sign:
        return 0
    return -1 if known.ones & sign else None


def _holds(predicate: Predicate, a: int, b: int, bits: int) -> bool:
    """Whether the comparison is true of two numbers of that width, given with sign."""
    if predicate.is_unsigned:
        mask = (1 << bits) - 1
        a, b = a & mask, b & mask
    return predicate.compare(a, b)


# -- what special registers say


def _bounds_by_registers(se: ScalarEvolution, shifted: _Shifted, predicate: Predicate, rhs: Value) -> Iterator[int]:
    """Bounds, none or one, that follow from how small the special registers are that the value comes from or goes to."""
    start, end = se.get(shifted.start), se.get(rhs)
    if max(shifted.amount, shifted.ahead) >= shifted.bits or not (registers.reads_register(start) or registers.reads_register(end)):
        return
    if shifted.opcode == "shl":
        if predicate.is_less:
            is_signed = predicate.is_signed
            last = (ranges.signed_max(se, end) if is_signed else ranges.unsigned_max(se, end)) - predicate.is_strict
            least = ranges.signed_min(se, start) if is_signed else ranges.unsigned_min(se, start)
            most = ranges.signed_max(se, start) if is_signed else ranges.unsigned_max(se, start)
            yield from _growth(shifted, least, most, last, (1 << (shifted.bits - is_signed)) - 1)
    elif isinstance(rhs, ConstantInt) and (shifted.opcode == "lshr" or ranges.signed_min(se, start) >= 0):
        yield from _decay(shifted, predicate, ranges.unsigned_max(se, start), rhs)


def _growth(shifted: _Shifted, least: int, most: int, last: int, largest: int) -> Iterator[int]:
    """How often a value between `least` and `most` can be shifted left before it is above `last`, if it never gets beyond `largest`."""
    if least <= 0 or shifted.ahead not in (0, shifted.amount) or max(last, most) << shifted.amount > largest:
        return
    count, value = 0, least << shifted.ahead
    while value <= last:
        count, value = count + 1, value << shifted.amount
    yield count


def _decay(shifted: _Shifted, predicate: Predicate, largest: int, rhs: ConstantInt) -> Iterator[int]:
    """How often a value from 0 to `largest` can be shifted right before the comparison is false of all that is left then."""
    falls_once = predicate.is_greater
    count, value = 0, largest >> shifted.ahead
    while value:
        if falls_once and not value >> (shifted.bits - 1) and not _holds(predicate, value, rhs.signed, rhs.bits):
            break
        count, value = count + 1, value >> shifted.amount
    if not _holds(predicate, value, rhs.signed, rhs.bits):
        yield count
