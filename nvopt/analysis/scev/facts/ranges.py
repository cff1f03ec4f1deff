"""What values an expression can have: its range, found twice, so that it rather doesn't wrap around without sign or with it.

    unsigned_range(se, {0,+,1}<nuw><%loop>)    # [0,101) where the loop goes back 100 times at most
    signed_max(se, (sext i8 %x to i32))        # 127

An expression's range is put together from its operands'; a value that is not taken apart has what metadata, attributes, its known bits and,
for a phi, its incoming values say. Answers are kept in `se.ranges`.

Source: LLVM's ScalarEvolution::getRangeRef.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import TYPE_CHECKING

from nvopt.analysis.constant_range import SIGNED, UNSIGNED, ConstantRange
from nvopt.analysis.scev.cache import Cache
from nvopt.analysis.scev.expressions import add, casts, minmax, udiv
from nvopt.analysis.scev.expressions import addrec as addrecs
from nvopt.analysis.scev.expressions import kinds as x
from nvopt.analysis.scev.expressions.kinds import SCEV, SCEVAddRecExpr, SCEVConstant, SCEVUnknown
from nvopt.analysis.scev.facts import guards, known, multiples
from nvopt.analysis.scev.gpu import registers
from nvopt.analysis.values import attributes
from nvopt.ir import (
    AllocaInst,
    Argument,
    CallBase,
    CastInst,
    ConstantInt,
    GlobalVariable,
    Instruction,
    LoadInst,
    PHINode,
    SelectInst,
    Value,
    ValueAsMetadata,
)
from nvopt.ir.predicates import SGE, SLE, UGE, ULE

if TYPE_CHECKING:
    from nvopt.analysis.scev.scalar_evolution import ScalarEvolution


class Ranges(Cache):
    """The values of expressions, and whose are being found out."""

    __slots__ = ("pending_deep_phis", "pending_phis", "signed", "unsigned")

    def __init__(self) -> None:
        self.unsigned: dict[SCEV, ConstantRange] = {}
        """As intervals that rather don't wrap around without sign."""
        self.signed: dict[SCEV, ConstantRange] = {}
        """As intervals that rather don't wrap around with sign."""
        self.pending_phis: set[Value] = set()
        """The phis whose incoming values' ranges are being put together."""
        self.pending_deep_phis: set[Value] = set()
        """The phis whose incoming values are waiting for their ranges."""

    def forget(self, expressions: Collection[SCEV]) -> None:
        for e in expressions:
            self.unsigned.pop(e, None)
            self.signed.pop(e, None)

    def clear(self) -> None:
        self.unsigned.clear()
        self.signed.clear()


# -- what others ask


def unsigned_range(se: ScalarEvolution, e: SCEV) -> ConstantRange:
    """The values of the expression, preferably as an interval that doesn't wrap around without sign."""
    return se.ranges.unsigned.get(e) or _range(se, e, UNSIGNED, 0)


def signed_range(se: ScalarEvolution, e: SCEV) -> ConstantRange:
    """The values of the expression, preferably as an interval that doesn't wrap around with sign."""
    return se.ranges.signed.get(e) or _range(se, e, SIGNED, 0)


def unsigned_min(se: ScalarEvolution, e: SCEV) -> int:
    """The least value, read without sign."""
    return unsigned_range(se, e).unsigned_min


def unsigned_max(se: ScalarEvolution, e: SCEV) -> int:
    """The largest value, read without sign."""
    return unsigned_range(se, e).unsigned_max


def signed_min(se: ScalarEvolution, e: SCEV) -> int:
    """The least value, read with sign."""
    return signed_range(se, e).signed_min


def signed_max(se: ScalarEvolution, e: SCEV) -> int:
    """The largest value, read with sign."""
    return signed_range(se, e).signed_max


# -- the walk


def _range(se: ScalarEvolution, e: SCEV, reading: int, depth: int) -> ConstantRange:
    cache = se.ranges.unsigned if reading == UNSIGNED else se.ranges.signed
    found = cache.get(e)
    if found is not None:
        return found
    kind = e.kind
    if depth > se.knobs.range_iter_threshold and kind != x.CONSTANT:
        return _range_from_below(se, e, reading)
    found = _RULES[kind](se, e, reading, depth)
    if kind != x.UNKNOWN or not _is_recurrence(se, e):
        cache[e] = found
    return found


def _is_recurrence(se: ScalarEvolution, e: SCEV) -> bool:
    """Whether a value has turned out to be a recurrence since somebody took it for a value that is not taken apart."""
    return isinstance(e, SCEVUnknown) and isinstance(e.value, PHINode) and se.get(e.value).kind == x.ADDREC


def _range_from_below(se: ScalarEvolution, e: SCEV, reading: int) -> ConstantRange:
    """The range of an expression that is nested deeply: that of its parts is found first, the innermost before the others."""
    cache = se.ranges.unsigned if reading == UNSIGNED else se.ranges.signed
    parts = [e]
    seen = {e}

    def meet(part: SCEV) -> None:
        if part not in seen:
            seen.add(part)
            if part not in cache and (not isinstance(part, SCEVUnknown) or isinstance(part.value, PHINode)):
                parts.append(part)

    for part in parts:  # grows meanwhile
        if not isinstance(part, SCEVUnknown):
            for operand in part.operands:
                meet(operand)
        elif part.value not in se.ranges.pending_deep_phis and isinstance(part.value, PHINode):
            se.ranges.pending_deep_phis.add(part.value)
            for value in reversed(part.value.operands[::2]):
                meet(se.get(value))
    for part in reversed(parts[1:]):
        _range(se, part, reading, 0)
        if isinstance(part, SCEVUnknown):
            se.ranges.pending_deep_phis.discard(part.value)
    return _range(se, e, reading, 0)


def _from_multiple(se: ScalarEvolution, e: SCEV, reading: int) -> ConstantRange:
    """What follows from the numbers that divide the expression: the largest of them is the largest value."""
    bits = e.bits
    multiple = multiples.constant_multiple(se, e)
    if multiple == 1:
        return ConstantRange.full(bits)
    if reading == UNSIGNED:
        largest = (1 << bits) - 1
        rest = largest % multiple if multiple else 0
        return ConstantRange(bits, 0, largest - rest + 1) if rest else ConstantRange.full(bits)
    zeros = (multiple & -multiple).bit_length() - 1 if multiple else bits
    if zeros == 0:
        return ConstantRange.full(bits)
    half = 1 << (bits - 1)
    return ConstantRange(bits, half, ((half - 1) >> zeros << zeros) + 1)


# -- casts, sums, products, quotients, minima and maxima


def _of_constant(se: ScalarEvolution, e: SCEV, reading: int, depth: int) -> ConstantRange:
    assert isinstance(e, SCEVConstant)
    return ConstantRange.of(e.bits, e.value)


def _of_vscale(se: ScalarEvolution, e: SCEV, reading: int, depth: int) -> ConstantRange:
    text = se.function.attributes.value("vscale_range")
    if text is None:
        return ConstantRange(e.bits, 1, 0)
    least, _, largest = text.partition(",")
    low, high = int(least), int(largest or least)
    if low.bit_length() > e.bits:
        return ConstantRange.empty(e.bits)
    return ConstantRange.non_empty(e.bits, low, high + 1 if high and high.bit_length() <= e.bits else 0)


def _of_truncate(se: ScalarEvolution, e: SCEV, reading: int, depth: int) -> ConstantRange:
    bound = _from_multiple(se, e, reading)
    return bound.intersect(_range(se, e.operands[0], reading, depth + 1).trunc(e.bits), reading)


def _of_zero_extend(se: ScalarEvolution, e: SCEV, reading: int, depth: int) -> ConstantRange:
    bound = _from_multiple(se, e, reading)
    return bound.intersect(_range(se, e.operands[0], reading, depth + 1).zext(e.bits), reading)


def _of_sign_extend(se: ScalarEvolution, e: SCEV, reading: int, depth: int) -> ConstantRange:
    bound = _from_multiple(se, e, reading)
    return bound.intersect(_range(se, e.operands[0], reading, depth + 1).sext(e.bits), reading)


def _of_ptrtoint(se: ScalarEvolution, e: SCEV, reading: int, depth: int) -> ConstantRange:
    return _range(se, e.operands[0], reading, depth + 1)


def _of_add(se: ScalarEvolution, e: SCEV, reading: int, depth: int) -> ConstantRange:
    bound = _from_multiple(se, e, reading)
    if reading == UNSIGNED and (divisor := _divisor(se, e)) is not None:
        dividends = _range(se, e.operands[1], reading, depth + 1)
        bound = bound.intersect(dividends.urem(_range(se, divisor, reading, depth + 1)), reading)
    found = _range(se, e.operands[0], reading, depth + 1)
    nuw, nsw = e.flags & x.NUW != 0, e.flags & x.NSW != 0
    for operand in e.operands[1:]:
        found = found.add_with_no_wrap(_range(se, operand, reading, depth + 1), nuw, nsw, reading)
    return bound.intersect(_by_registers(se, e, found, reading), reading)


def _divisor(se: ScalarEvolution, e: SCEV) -> SCEV | None:
    """`b` where a sum is the remainder `a - a / b * b`."""
    operands = e.operands
    if len(operands) != 2 or operands[0].kind != x.MUL or e.is_pointer:
        return None
    return udiv.divisor_of_remainder(se, e, operands[1])


def _of_mul(se: ScalarEvolution, e: SCEV, reading: int, depth: int) -> ConstantRange:
    bound = _from_multiple(se, e, reading)
    found = _range(se, e.operands[0], reading, depth + 1)
    for operand in e.operands[1:]:
        found = found.multiply(_range(se, operand, reading, depth + 1))
    return bound.intersect(_by_registers(se, e, found, reading), reading)


def _by_registers(se: ScalarEvolution, e: SCEV, found: ConstantRange, reading: int) -> ConstantRange:
    """What of the range of a sum or product a launch allows."""
    allowed = registers.range_of_expression(se, e) if se.registers.reads is not None else None
    return found if allowed is None else found.intersect(allowed, reading)


def _of_udiv(se: ScalarEvolution, e: SCEV, reading: int, depth: int) -> ConstantRange:
    dividends = _range(se, e.operands[0], reading, depth + 1)
    return dividends.udiv(_range(se, e.operands[1], reading, depth + 1))


_EXTREMES: dict[int, Callable[[ConstantRange, ConstantRange], ConstantRange]] = {
    x.UMAX: ConstantRange.umax,
    x.SMAX: ConstantRange.smax,
    x.UMIN: ConstantRange.umin,
    x.SMIN: ConstantRange.smin,
    x.SEQUENTIAL_UMIN: ConstantRange.umin,
}


def _of_min_max(se: ScalarEvolution, e: SCEV, reading: int, depth: int) -> ConstantRange:
    bound = _from_multiple(se, e, reading)
    combine = _EXTREMES[e.kind]
    found = _range(se, e.operands[0], reading, depth + 1)
    for operand in e.operands[1:]:
        found = combine(found, _range(se, operand, reading, depth + 1))
    return bound.intersect(found, reading)


# -- recurrences


def _of_addrec(se: ScalarEvolution, e: SCEV, reading: int, depth: int) -> ConstantRange:
    assert isinstance(e, SCEVAddRecExpr)
    found = _from_multiple(se, e, reading)
    if e.flags & x.NUW:
        least = unsigned_min(se, e.start)
        if least:
            found = found.intersect(ConstantRange(e.bits, least, 0), reading)
    if e.flags & x.NSW:
        found = _beyond_start(se, e, found, reading)
    if not e.is_affine:
        return found
    most = se.constant_max_backedge_taken_count(e.loop)
    if isinstance(most, SCEVConstant) and most.value.bit_length() <= e.bits:
        found = found.intersect(_within(se, e.start, e.operands[1], most.value), reading)
        found = found.intersect(_of_chosen(se, e, most.value), reading)
    if se.knobs.use_expensive_range_sharpening:
        symbolic = se.symbolic_max_backedge_taken_count(e.loop)
        if symbolic is not se.table.could_not_compute and most.bits <= e.bits and e.flags & x.NW:
            found = found.intersect(_between_ends(se, e, symbolic, reading), reading)
    return found


def _beyond_start(se: ScalarEvolution, e: SCEVAddRecExpr, found: ConstantRange, reading: int) -> ConstantRange:
    """What of `found` lies on the side of the start to which a recurrence moves that doesn't overflow with sign."""
    half = 1 << (e.bits - 1)
    steps = [signed_range(se, step) for step in e.operands[1:]]
    if all(step.signed_min >= 0 for step in steps):
        return found.intersect(ConstantRange.non_empty(e.bits, signed_min(se, e.start), half), reading)
    if all(step.signed_max <= 0 for step in steps):
        return found.intersect(ConstantRange.non_empty(e.bits, half, signed_max(se, e.start) + 1), reading)
    return found


def _within(se: ScalarEvolution, start: SCEV, step: SCEV, count: int) -> ConstantRange:
    """Where `{start,+,step}` gets in up to `count` steps."""
    starts, steps = signed_range(se, start), signed_range(se, step)
    least, largest = _moved(starts, steps.signed_min, count), _moved(starts, steps.signed_max, count)
    found = least.union(largest)
    return found.intersect(_moved(unsigned_range(se, start), unsigned_max(se, step), count))


def _moved(starts: ConstantRange, step: int, count: int) -> ConstantRange:
    """`starts` and what up to `count` steps, up or down, make of them."""
    if step == 0 or count == 0 or starts.is_full:
        return starts
    bits = starts.bits
    mask = (1 << bits) - 1
    if mask // abs(step) < count:
        return ConstantRange.full(bits)
    lower, last = starts.lower, (starts.upper - 1) & mask
    end = ((lower if step < 0 else last) + step * count) & mask
    if starts.contains(end):
        return ConstantRange.full(bits)
    return ConstantRange.non_empty(bits, end, last + 1) if step < 0 else ConstantRange.non_empty(bits, lower, end + 1)


def _of_chosen(se: ScalarEvolution, e: SCEVAddRecExpr, count: int) -> ConstantRange:
    """`{c ? a : b,+,c ? p : q}` is `{a,+,p}` or `{b,+,q}`."""
    start = _constants_chosen(e.start)
    step = _constants_chosen(e.operands[1]) if start is not None else None
    if start is None or step is None or start[0] is not step[0]:
        return ConstantRange.full(e.bits)
    ranges = [
        _within(se, se.table.constant(e.type, first), se.table.constant(e.type, further), count)
        for first, further in zip(start[1:], step[1:], strict=True)
    ]
    return ranges[0].union(ranges[1])


def _constants_chosen(e: SCEV) -> tuple[Value, int, int] | None:
    """(c, a, b) where the expression is `c ? a : b` of two constants, which may be cast and have a constant added."""
    bits, offset = e.bits, 0
    if e.kind == x.ADD and len(e.operands) == 2 and isinstance(e.operands[0], SCEVConstant):
        offset, e = e.operands[0].value, e.operands[1]
    signed = e.kind == x.SIGN_EXTEND
    if e.kind in (x.TRUNCATE, x.ZERO_EXTEND, x.SIGN_EXTEND):
        e = e.operands[0]
    if not isinstance(e, SCEVUnknown) or not isinstance(e.value, SelectInst):
        return None
    condition, one, other = e.value.operands
    if not isinstance(one, ConstantInt) or not isinstance(other, ConstantInt):
        return None
    mask = (1 << bits) - 1
    values = (one.signed, other.signed) if signed else (one.unsigned, other.unsigned)
    return condition, (values[0] + offset) & mask, (values[1] + offset) & mask


def _between_ends(se: ScalarEvolution, e: SCEVAddRecExpr, count: SCEV, reading: int) -> ConstantRange:
    """From the start to the end of a recurrence that goes straight there: it doesn't run over its own start on the way."""
    full = ConstantRange.full(e.bits)
    step = e.operands[1]
    if not isinstance(step, SCEVConstant) or count.bits > e.bits:
        return full
    type = step.type
    count = casts.noop_or_zext(se, count, type)
    size = minmax.umin2(se, step, add.negative(se, step))
    if not known.known_via_constant_ranges(se, ULE, count, udiv.udiv(se, se.table.constant(type, -1), size)):
        return full
    end = addrecs.evaluate_at_iteration(se, e, count)
    start = guards.apply_loop_guards(se, e.start, e.loop)
    found = _range(se, start, reading, 0).union(_range(se, end, reading, 0))
    if found.is_full or (found.is_sign_wrapped if reading == SIGNED else found.is_wrapped):
        return full
    at_most, at_least = (SLE, SGE) if reading == SIGNED else (ULE, UGE)
    if step.signed > 0 and known.known_via_constant_ranges(se, at_most, start, end):
        return found
    if step.signed < 0 and known.known_via_constant_ranges(se, at_least, start, end):
        return found
    return full


# -- values that are not taken apart


def _of_unknown(se: ScalarEvolution, e: SCEV, reading: int, depth: int) -> ConstantRange:
    assert isinstance(e, SCEVUnknown)
    value = e.value
    if isinstance(value, PHINode):
        return _of_phi(se, e, value, reading, depth)
    limits = _limits(se, e)
    promised = _promised(value)
    if promised is not None:
        limits.insert(0, promised)
    register = registers.range_of(se, value) if se.knobs.gpu_scev and isinstance(value, CallBase) else None
    if register is not None:
        limits.append(register)
    # What is asked for both readings is found once; of most values nothing is known.
    if multiples.constant_multiple(se, e) == 1:
        unsigned = signed = ConstantRange.full(e.bits)
    else:
        unsigned, signed = _from_multiple(se, e, UNSIGNED), _from_multiple(se, e, SIGNED)
    for limit in limits:
        unsigned, signed = unsigned.intersect(limit, UNSIGNED), signed.intersect(limit, SIGNED)
    if e.is_pointer:
        unsigned = unsigned.intersect(_of_object(se, e), UNSIGNED)
    se.ranges.unsigned[e], se.ranges.signed[e] = unsigned, signed
    return unsigned if reading == UNSIGNED else signed


def _of_phi(se: ScalarEvolution, e: SCEVUnknown, phi: PHINode, reading: int, depth: int) -> ConstantRange:
    limits = _limits(se, e)
    found = _from_multiple(se, e, reading)
    found = found.intersect(_of_shift_recurrence(se, phi, e.bits))
    for limit in limits:
        found = found.intersect(limit, reading)
    if _is_recurrence(se, e):
        return _range(se, se.get(phi), reading, depth + 1)
    if phi in se.ranges.pending_phis:
        return found
    se.ranges.pending_phis.add(phi)
    incoming = ConstantRange.empty(e.bits)
    for value in phi.operands[::2]:
        incoming = incoming.union(_range(se, se.get(value), reading, depth + 1))
        if incoming.is_full:
            break
    se.ranges.pending_phis.discard(phi)
    return found.intersect(incoming, reading)


def _promised(value: Value) -> ConstantRange | None:
    """What `!range` metadata and the `range` attribute say."""
    if isinstance(value, Instruction):
        node = attributes.metadata_of(value, "range")
        if node is not None:
            return ConstantRange.from_metadata(node)
        return attributes.result_range(value) if isinstance(value, CallBase) else None
    return attributes.argument_range(value) if isinstance(value, Argument) else None


def _limits(se: ScalarEvolution, e: SCEVUnknown) -> list[ConstantRange]:
    """What follows from the bits that are known, and from how many equal the sign bit."""
    width = e.bits
    told = se.tracking.known_bits(e.value, None)
    if isinstance(e.value, Instruction):
        multiples.note(se, e, told)
    zeros, ones = told.zeros, told.ones
    signs = se.tracking.num_sign_bits(e.value, None)
    if signs == 1 and not zeros | ones:
        return []
    mask = (1 << width) - 1
    if e.is_pointer and told.bits > width:
        zeros, ones = zeros & mask, ones & mask
        if signs > told.bits - width:
            signs -= told.bits - width
    if signs > 1:
        high = mask & ~(mask >> signs)
        zeros |= high if zeros & high else 0
        ones |= high if ones & high else 0
    found = []
    if zeros | ones:
        found.append(ConstantRange.non_empty(width, ones, (mask ^ zeros) + 1))
    if signs > 1:
        half = 1 << (width - 1)
        found.append(ConstantRange.non_empty(width, -half >> (signs - 1), ((half - 1) >> (signs - 1)) + 1))
    return found


def _of_shift_recurrence(se: ScalarEvolution, phi: PHINode, width: int) -> ConstantRange:
    """The values of `x = start; loop: x = x shifted by …`: they lie between the start and what all iterations' shifts make of it."""
    full = ConstantRange.full(width)
    match = se.tracking.match_simple_recurrence(phi)
    if match is None:
        return full
    shift, start_value, step_value = match
    if shift.opcode not in ("shl", "lshr", "ashr") or shift.operands[0] is not phi:
        return full
    from nvopt.analysis.value_tracking import bits, bits_algebra  # late: few loops shift

    assert phi.parent is not None
    if not all(se.dominators.is_reachable(block) for block in phi.parent.predecessors):
        return full
    loop = se.loops.loop_for(phi.parent)
    if loop is None or not loop.contains_instruction(shift):
        return full
    count = se.constant_max_backedge_taken_count(loop)
    if not isinstance(count, SCEVConstant) or count.value + 1 >= width:
        return full
    start, step = se.tracking.known_bits(start_value, None), se.tracking.known_bits(step_value, None)
    total = step.max * count.value
    if total >> width:
        return full
    shifted: Callable[[bits.Bits, bits.Bits], bits.Bits] = getattr(bits_algebra, shift.opcode)
    end = shifted(start, bits.bits_of(total, width))
    grows = shift.opcode == "shl"
    if grows and total >= start.min_leading_zeros:
        return full
    if grows or (shift.opcode == "ashr" and start.is_negative):
        return ConstantRange.non_empty(width, start.min, end.max + 1)
    if shift.opcode == "lshr" or start.is_non_negative:
        return ConstantRange.non_empty(width, end.min, start.max + 1)
    return full


# -- addresses


def _of_object(se: ScalarEvolution, e: SCEVUnknown) -> ConstantRange:
    """An object ends before the end of the address space and begins at a multiple of its alignment, not at zero."""
    bits = e.bits
    size = _dereferenceable_bytes(se, e.value)
    if size <= 1 or size >> bits:
        return ConstantRange.full(bits)
    alignment = attributes.pointer_alignment(e.value, se.layout)
    last = (1 << bits) - 1 - size
    first = alignment if se.tracking.is_known_non_zero(e.value, None) else 0
    return ConstantRange.non_empty(bits, first, last - last % alignment + 1)


def _dereferenceable_bytes(se: ScalarEvolution, value: Value) -> int:
    """How many bytes there are behind an address, unless it is null."""
    if isinstance(value, GlobalVariable):
        type = value.value_type
        return 0 if value.linkage == "extern_weak" or not se.layout.is_sized(type) else se.layout.store_size(type)
    if isinstance(value, AllocaInst):
        return se.layout.store_size(value.allocated_type) if _is_single(value) else 0
    if isinstance(value, Argument):
        own = value.attributes
        found = own.integer("dereferenceable") or 0
        held = next((text for name in _IN_MEMORY if (text := own.value(name))), None) if not found else None
        if held is not None:
            type = attributes.pointee_type(value, held)
            found = se.layout.store_size(type) if se.layout.is_sized(type) else 0
        return found or own.integer("dereferenceable_or_null") or 0
    if isinstance(value, CallBase):
        callee = attributes.callee_of(value)
        sets = [value.return_attributes, *([callee.return_attributes] if callee is not None else [])]
        found = max(one.integer("dereferenceable") or 0 for one in sets)
        return found or max(one.integer("dereferenceable_or_null") or 0 for one in sets)
    if isinstance(value, (LoadInst, CastInst)):
        return _bytes_promised(value, "dereferenceable") or _bytes_promised(value, "dereferenceable_or_null")
    return 0


def _is_single(alloca: AllocaInst) -> bool:
    count = alloca.operands[0] if alloca.operands else None
    return count is None or (isinstance(count, ConstantInt) and count.unsigned == 1)


def _bytes_promised(value: Instruction, kind: str) -> int:
    """What `!dereferenceable !{i64 8}` and its like say."""
    node = attributes.metadata_of(value, kind)
    held = node.operands[0] if node is not None else None
    number = held.value if isinstance(held, ValueAsMetadata) else None
    return number.unsigned if isinstance(number, ConstantInt) else 0


_IN_MEMORY = ("byval", "byref", "sret", "inalloca", "preallocated")
"""Attributes that name the type of what a parameter points to."""

_RULES: dict[int, Callable[[ScalarEvolution, SCEV, int, int], ConstantRange]] = {
    x.CONSTANT: _of_constant,
    x.VSCALE: _of_vscale,
    x.TRUNCATE: _of_truncate,
    x.ZERO_EXTEND: _of_zero_extend,
    x.SIGN_EXTEND: _of_sign_extend,
    x.PTRTOINT: _of_ptrtoint,
    x.ADD: _of_add,
    x.MUL: _of_mul,
    x.UDIV: _of_udiv,
    x.ADDREC: _of_addrec,
    **dict.fromkeys(_EXTREMES, _of_min_max),
    x.UNKNOWN: _of_unknown,
}
