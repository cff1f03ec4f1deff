"""Casts, folded into what they cast where that keeps the value.

    zext(se, zext(se, x, i32), i64)        # (zext i8 %x to i64)
    zext(se, {0,+,1}<nuw><%loop>, i64)     # {0,+,1}<nuw><%loop>, wide
    sext(se, (5 + (4 * %x)), i64)          # (1 + (sext i32 (4 + (4 * %x)) to i64))
    trunc(se, (zext i32 %x to i64), i16)   # (trunc i32 %x to i16)

An extension goes into a sum, product or recurrence that doesn't wrap; to show that one doesn't is most of this module's work. Extensions
that change on their way are remembered in `se.folds`, until what they became is forgotten.

Source: LLVM's ScalarEvolution (getTruncateExpr, getZeroExtendExpr, getSignExtendExpr, getAnyExtendExpr, getLosslessPtrToIntExpr).
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from nvopt.analysis.scev.cache import Cache
from nvopt.analysis.scev.expressions import add, addrec, minmax, mul, rewrite, udiv
from nvopt.analysis.scev.expressions.kinds import (
    ADD,
    ADDREC,
    CONSTANT,
    MUL,
    NSW,
    NUW,
    NW,
    PTRTOINT,
    SCEV,
    SEQUENTIAL_UMIN,
    SIGN_EXTEND,
    SMAX,
    SMIN,
    TRUNCATE,
    UDIV,
    UMAX,
    UMIN,
    ZERO_EXTEND,
    SCEVAddRecExpr,
    SCEVConstant,
    SCEVUnknown,
)
from nvopt.ir import ConstantPointerNull, IntType, PointerType, Type
from nvopt.ir.predicates import UGT

if TYPE_CHECKING:
    from nvopt.analysis.scev.scalar_evolution import ScalarEvolution

_INTEGER_CASTS = frozenset({TRUNCATE, ZERO_EXTEND, SIGN_EXTEND})
_SPREAD = frozenset({ADD, MUL})
_UNSIGNED = frozenset({UMIN, UMAX})
_SIGNED = frozenset({SMIN, SMAX})

_Extension = tuple[int, SCEV, Type]
"""NUW for one without sign or NSW for one with sign, what is extended, to which type."""


class Folds(Cache):
    """What extensions became that are no extensions any more."""

    __slots__ = ("leading_to", "made", "of")

    def __init__(self) -> None:
        self.made: dict[_Extension, SCEV] = {}
        self.leading_to: dict[SCEV, set[_Extension]] = {}
        """Those that became an expression."""
        self.of: dict[SCEV, set[_Extension]] = {}
        """Those of an expression."""

    def remember(self, key: _Extension, made: SCEV) -> None:
        """Keeps what the extension became, in place of what it became before."""
        before = self.made.get(key)
        if before is not None:
            self.leading_to[before].discard(key)
        self.made[key] = made
        self.leading_to.setdefault(made, set()).add(key)
        self.of.setdefault(key[1], set()).add(key)

    def forget(self, expressions: Collection[SCEV]) -> None:
        for e in expressions:
            for key in self.leading_to.pop(e, ()):
                self.made.pop(key, None)

    def forget_operands(self, expressions: Collection[SCEV]) -> None:
        for e in expressions:
            for key in self.of.pop(e, ()):
                made = self.made.pop(key, None)
                if made is not None:
                    self.leading_to[made].discard(key)

    def clear(self) -> None:
        self.made.clear()
        self.leading_to.clear()
        self.of.clear()


# -- truncation


def trunc(se: ScalarEvolution, e: SCEV, type: Type, depth: int = 0) -> SCEV:
    """The low bits of an integer, as many as the narrower `type` has."""
    table = se.table
    type = _integer(se, type)
    found = table.find(TRUNCATE, (e,), type)
    if found is not None:
        return found
    kind = e.kind
    if kind == CONSTANT:
        assert isinstance(e, SCEVConstant)
        return table.constant(type, e.value)
    if kind in _INTEGER_CASTS:
        return _cast_or_trunc(se, kind, e.operands[0], type, depth + 1)
    if depth > se.knobs.max_cast_depth:
        return table.cast(TRUNCATE, e, type)
    if kind in _SPREAD:
        narrow = _trunc_operands(se, e, type, depth)
        if narrow is not None:
            return add.add(se, narrow) if kind == ADD else mul.mul(se, narrow)
    elif kind == ADDREC:
        assert isinstance(e, SCEVAddRecExpr)
        return addrec.addrec(se, [trunc(se, one, type, depth + 1) for one in e.operands], e.loop, 0)
    if se.min_trailing_zeros(e) >= type.bits:
        return table.constant(type, 0)
    return table.cast(TRUNCATE, e, type)


def _trunc_operands(se: ScalarEvolution, e: SCEV, type: IntType, depth: int) -> list[SCEV] | None:
    """The operands truncated; None where that makes truncations of two operands that were no casts."""
    made: list[SCEV] = []
    truncations = 0
    for one in e.operands:
        narrow = trunc(se, one, type, depth + 1)
        if narrow.kind == TRUNCATE and one.kind not in _INTEGER_CASTS:
            truncations += 1
            if truncations == 2:
                return None
        made.append(narrow)
    return made


def _cast_or_trunc(se: ScalarEvolution, kind: int, e: SCEV, type: IntType, depth: int) -> SCEV:
    """`e`, of another width, in `type`: widened by a cast of that kind, or narrowed."""
    if e.bits == type.bits:
        return e
    if e.bits > type.bits or kind == TRUNCATE:
        return trunc(se, e, type, depth)
    return zext(se, e, type, depth) if kind == ZERO_EXTEND else sext(se, e, type, depth)


# -- extension


def zext(se: ScalarEvolution, e: SCEV, type: Type, depth: int = 0) -> SCEV:
    """An integer in the wider `type`, read without sign."""
    return _extend(se, NUW, e, type, depth)


def sext(se: ScalarEvolution, e: SCEV, type: Type, depth: int = 0) -> SCEV:
    """An integer in the wider `type`, read with sign."""
    return _extend(se, NSW, e, type, depth)


def _extend(se: ScalarEvolution, flag: int, e: SCEV, type: Type, depth: int) -> SCEV:
    """The extension that goes into operations with `flag`: for NUW the one without sign, for NSW the one with sign."""
    if e.kind == CONSTANT:
        assert isinstance(e, SCEVConstant)
        return se.table.constant(type, e.value if flag == NUW else e.signed)
    type = _integer(se, type)
    key = (flag, e, type)
    found = se.folds.made.get(key)
    if found is not None:
        return found
    if flag == NUW:
        made, kind = _zext(se, e, type, depth), ZERO_EXTEND
    else:
        made, kind = _sext(se, e, type, depth), SIGN_EXTEND
    if made.kind != kind:
        se.folds.remember(key, made)
    return made


def _zext(se: ScalarEvolution, e: SCEV, type: IntType, depth: int) -> SCEV:
    kind = e.kind
    if kind == ZERO_EXTEND:
        return zext(se, e.operands[0], type, depth + 1)
    found = se.table.find(ZERO_EXTEND, (e,), type)
    if found is not None and found not in se.table.unproven:
        return found
    se.table.unproven.discard(found)
    if depth > se.knobs.max_cast_depth:
        return se.table.cast(ZERO_EXTEND, e, type)
    made = _zext_into(se, e, type, depth)
    return made if made is not None else se.table.cast(ZERO_EXTEND, e, type)


def _zext_into(se: ScalarEvolution, e: SCEV, type: IntType, depth: int) -> SCEV | None:
    """The extension without sign, made of extended operands; None where that would be another value."""
    kind = e.kind
    if kind == TRUNCATE:
        return _undo_trunc(se, NUW, e, type, depth)
    if kind == ADDREC:
        assert isinstance(e, SCEVAddRecExpr)
        return _zext_recurrence(se, e, type, depth) if e.is_affine else None
    if kind == ADD:
        # Asked of every sum, because the question itself can prove that a recurrence doesn't wrap, and that is seen later.
        divisor = udiv.divisor_of_remainder(se, e, e.operands[1])
        if divisor is not None:
            return udiv.urem(se, zext(se, e.operands[1], type, depth + 1), zext(se, divisor, type, depth + 1))
        if e.flags & NUW:
            return add.add(se, [zext(se, one, type, depth + 1) for one in e.operands], NUW, depth + 1)
        return _split_sum(se, NUW, e, type, depth)
    if kind == UDIV:
        return udiv.udiv(se, zext(se, e.operands[0], type, depth + 1), zext(se, e.operands[1], type, depth + 1))
    if kind == MUL:
        if e.flags & NUW:
            return mul.mul(se, [zext(se, one, type, depth + 1) for one in e.operands], NUW, depth + 1)
        return _zext_shifted_trunc(se, e, type, depth)
    if kind in _UNSIGNED:
        return minmax.min_max(se, kind, [zext(se, one, type) for one in e.operands])
    if kind == SEQUENTIAL_UMIN:
        return minmax.sequential_min_max(se, kind, [zext(se, one, type) for one in e.operands])
    return None


def _zext_shifted_trunc(se: ScalarEvolution, e: SCEV, type: IntType, depth: int) -> SCEV | None:
    """`zext(2**k * trunc x)` as `2**k * zext(shorter trunc x)`: the bits that the product drops aren't taken from `x` to begin with."""
    factor = e.operands[0]
    if len(e.operands) != 2 or not isinstance(factor, SCEVConstant) or e.operands[1].kind != TRUNCATE:
        return None
    value = factor.value
    if value & (value - 1):
        return None
    kept = IntType.get(e.bits - value.bit_length() + 1)
    low = trunc(se, e.operands[1].operands[0], kept)
    return mul.mul2(se, zext(se, factor, type), zext(se, low, type), NUW, depth + 1)


def _sext(se: ScalarEvolution, e: SCEV, type: IntType, depth: int) -> SCEV:
    kind = e.kind
    if kind == SIGN_EXTEND:
        return sext(se, e.operands[0], type, depth + 1)
    if kind == ZERO_EXTEND:
        return zext(se, e.operands[0], type, depth + 1)
    found = se.table.find(SIGN_EXTEND, (e,), type)
    if found is not None and found not in se.table.unproven:
        return found
    se.table.unproven.discard(found)
    if depth > se.knobs.max_cast_depth:
        return se.table.cast(SIGN_EXTEND, e, type)
    made = _sext_into(se, e, type, depth)
    if made is None and se.is_known_non_negative(e):
        return zext(se, e, type, depth + 1)
    if made is None and kind in _SIGNED:
        made = minmax.min_max(se, kind, [sext(se, one, type) for one in e.operands])
    return made if made is not None else se.table.cast(SIGN_EXTEND, e, type)


def _sext_into(se: ScalarEvolution, e: SCEV, type: IntType, depth: int) -> SCEV | None:
    """The extension with sign, made of extended operands; None where that would be another value."""
    kind = e.kind
    if kind == TRUNCATE:
        return _undo_trunc(se, NSW, e, type, depth)
    if kind == ADD:
        if e.flags & NSW:
            return add.add(se, [sext(se, one, type, depth + 1) for one in e.operands], NSW, depth + 1)
        return _split_sum(se, NSW, e, type, depth)
    if kind == ADDREC:
        assert isinstance(e, SCEVAddRecExpr)
        return _sext_recurrence(se, e, type, depth) if e.is_affine else None
    return None


def _undo_trunc(se: ScalarEvolution, flag: int, e: SCEV, type: IntType, depth: int) -> SCEV | None:
    """What was truncated, where the extension brings back just the bits that the truncation dropped."""
    whole = e.operands[0]
    if flag == NUW:
        found = se.unsigned_range(whole)
        if found.is_full or not found.trunc(e.bits).zext(type.bits).contains(found.zext_or_trunc(type.bits)):
            return None
        return truncate_or_zext(se, whole, type, depth)
    found = se.signed_range(whole)
    if found.is_full or not found.trunc(e.bits).sext(type.bits).contains(found.sext_or_trunc(type.bits)):
        return None
    return truncate_or_sext(se, whole, type, depth)


def _split_sum(se: ScalarEvolution, flag: int, e: SCEV, type: IntType, depth: int) -> SCEV | None:
    """`ext(c + x + …)` as `ext(d) + ext((c - d) + x + …)`: d has the low bits of c, which the other operands leave zero, so that adding
    it can't wrap, and sums that differ little get equal parts."""
    constant = e.operands[0]
    if not isinstance(constant, SCEVConstant):
        return None
    zeros = e.bits
    for one in e.operands[1:]:
        zeros = min(zeros, se.min_trailing_zeros(one))
        if not zeros:
            return None
    low = constant.value & ((1 << zeros) - 1)
    if not low:
        return None
    outside = _extend(se, flag, se.table.constant(constant.type, low), type, depth)
    inside = add.add2(se, se.table.constant(constant.type, -low), e, 0, depth)
    return add.add2(se, outside, _extend(se, flag, inside, type, depth + 1), NUW | NSW, depth + 1)


# -- extension of recurrences


def _zext_recurrence(se: ScalarEvolution, ar: SCEVAddRecExpr, type: IntType, depth: int) -> SCEV | None:
    if ar.flags & NUW:
        return _extended(se, NUW, NUW, ar, type, depth)
    step_flag = _flag_by_count(se, NUW, ar, depth)
    if step_flag:
        return _extended(se, NUW, step_flag, ar, type, depth)
    if se.has_facts_for_induction(ar.loop):
        se.set_no_wrap_flags(ar, se.prove_no_unsigned_wrap_via_induction(ar))
        if ar.flags & NUW:
            return _extended(se, NUW, NUW, ar, type, depth)
        if _counts_down_above_zero(se, ar):
            se.set_no_wrap_flags(ar, NW)
            return _extended(se, NUW, NSW, ar, type, depth)
    return _split_or_vary(se, NUW, ar, type, depth)


def _sext_recurrence(se: ScalarEvolution, ar: SCEVAddRecExpr, type: IntType, depth: int) -> SCEV | None:
    if ar.flags & NSW:
        start = _extended_start(se, NSW, ar, type, depth + 1)
        return addrec.addrec2(se, start, sext(se, ar.operands[1], type, depth + 1), ar.loop, NSW)
    step_flag = _flag_by_count(se, NSW, ar, depth)
    if step_flag:
        return _extended(se, NSW, step_flag, ar, type, depth)
    se.set_no_wrap_flags(ar, se.prove_no_signed_wrap_via_induction(ar))
    if ar.flags & NSW:
        return _extended(se, NSW, NSW, ar, type, depth)
    return _split_or_vary(se, NSW, ar, type, depth)


def _extended(se: ScalarEvolution, flag: int, step_flag: int, ar: SCEVAddRecExpr, type: IntType, depth: int) -> SCEV:
    """The recurrence of the extended start and the step, which `step_flag`'s extension widens."""
    start = _extended_start(se, flag, ar, type, depth + 1)
    step = _extend(se, step_flag, ar.operands[1], type, depth + 1)
    return addrec.addrec2(se, start, step, ar.loop, ar.flags)


def _flag_by_count(se: ScalarEvolution, flag: int, ar: SCEVAddRecExpr, depth: int) -> int:
    """How the step is to be widened where the loop's largest count shows that the extended recurrence doesn't wrap, and 0 where it doesn't.

    That is so where the last value, computed in double width from extended parts, is the extended last value. With the step read as `flag`
    has it, the recurrence has `flag`; with the other reading, as for steps that go down, it still doesn't come back to where it was.
    """
    most = se.constant_max_backedge_taken_count(ar.loop)
    bits = ar.bits
    if not isinstance(most, SCEVConstant) or most.value >> bits:
        return 0
    start, step = ar.operands
    other = NSW if flag == NUW else NUW
    if isinstance(start, SCEVConstant) and isinstance(step, SCEVConstant):
        found = _flag_of_numbers(flag, start, step, most.value)
    else:
        found = 0
        count = se.table.constant(start.type, most.value)
        wide = IntType.get(2 * bits)
        last = add.add2(se, start, mul.mul2(se, count, step, 0, depth + 1), 0, depth + 1)
        wide_last = _extend(se, flag, last, wide, depth + 1)
        wide_start = _extend(se, flag, start, wide, depth + 1)
        wide_count = se.table.constant(wide, most.value)
        for reading in (flag, other):
            way = mul.mul2(se, wide_count, _extend(se, reading, step, wide, depth + 1), 0, depth + 1)
            if wide_last is add.add2(se, wide_start, way, 0, depth + 1):
                found = reading
                break
    if found:
        se.set_no_wrap_flags(ar, flag if found == flag else NW)
    return found


def _flag_of_numbers(flag: int, start: SCEVConstant, step: SCEVConstant, count: int) -> int:
    """What `_flag_by_count` tells where start and step are numbers."""
    sign = 1 << (start.bits - 1)
    if flag == NUW:
        first, low, readings = start.value, 0, ((NUW, step.value), (NSW, step.signed))
    else:
        first, low, readings = start.signed, -sign, ((NSW, step.signed), (NUW, step.value))
    return next((reading for reading, change in readings if low <= first + count * change < low + 2 * sign), 0)


def _counts_down_above_zero(se: ScalarEvolution, ar: SCEVAddRecExpr) -> bool:
    """Whether the step is negative and the recurrence, each time that the loop turns, large enough to go on down by it."""
    step = ar.operands[1]
    if not se.is_known_negative(step):
        return False
    limit = se.table.constant(step.type, -1 - se.signed_min(step))
    return se.is_loop_backedge_guarded_by_cond(ar.loop, UGT, ar, limit) or se.is_known_on_every_iteration(UGT, ar, limit)


def _split_or_vary(se: ScalarEvolution, flag: int, ar: SCEVAddRecExpr, type: IntType, depth: int) -> SCEV | None:
    """`ext({c,+,x})` as `ext(d) + ext({c - d,+,x})`, d the low bits of c that the step leaves zero; else by recurrences beside it."""
    start, step = ar.operands
    if isinstance(start, SCEVConstant):
        low = start.value & ((1 << se.min_trailing_zeros(step)) - 1)
        if low:
            outside = _extend(se, flag, se.table.constant(start.type, low), type, depth)
            inside = addrec.addrec2(se, se.table.constant(start.type, start.value - low), step, ar.loop, ar.flags)
            return add.add2(se, outside, _extend(se, flag, inside, type, depth + 1), NUW | NSW, depth + 1)
    if se.prove_no_wrap_by_varying_start(flag, start, step, ar.loop):
        se.set_no_wrap_flags(ar, flag)
        return _extended(se, flag, flag, ar, type, depth)
    return None


def extended_start(se: ScalarEvolution, kind: int, ar: SCEVAddRecExpr, type: Type) -> SCEV:
    """The start of an affine recurrence extended (kind ZERO_EXTEND or SIGN_EXTEND), as the start of the extended recurrence is."""
    return _extended_start(se, NUW if kind == ZERO_EXTEND else NSW, ar, _integer(se, type), 0)


def _extended_start(se: ScalarEvolution, flag: int, ar: SCEVAddRecExpr, type: IntType, depth: int) -> SCEV:
    """The start extended; `ext(x + step)` as `ext(step) + ext(x)` where that is known not to wrap, so that the recurrence of `x` and the
    one that is a step ahead of it stay alike."""
    before = _start_before(se, flag, ar, depth)
    if before is None:
        return _extend(se, flag, ar.operands[0], type, depth)
    step = _extend(se, flag, ar.operands[1], type, depth)
    return add.add2(se, step, _extend(se, flag, before, type, depth))


def _start_before(se: ScalarEvolution, flag: int, ar: SCEVAddRecExpr, depth: int) -> SCEV | None:
    """The start less the step, where the step is one of its addends and the addition doesn't wrap in the reading of `flag`."""
    start, step = ar.operands
    if start.kind != ADD or step not in start.operands:
        return None
    rest = list(start.operands)
    rest.remove(step)
    before = add.add(se, rest, start.flags & NUW)
    made = addrec.addrec2(se, before, step, ar.loop, 0)
    earlier = made if isinstance(made, SCEVAddRecExpr) else None
    count = se.backedge_taken_count(ar.loop)
    if earlier is not None and earlier.flags & flag and count is not se.table.could_not_compute and se.is_known_positive(count):
        return before
    wide = IntType.get(2 * ar.bits)
    parts = add.add2(se, _extend(se, flag, before, wide, depth), _extend(se, flag, step, wide, depth))
    if _extend(se, flag, start, wide, depth) is parts:
        if earlier is not None and ar.flags & flag:
            se.set_no_wrap_flags(earlier, flag)
        return before
    limit = se.signed_overflow_limit(step) if flag == NSW else se.unsigned_overflow_limit(step)
    if limit is not None and se.is_loop_entry_guarded_by_cond(ar.loop, limit[0], before, limit[1]):
        return before
    return None


# -- casts by what is asked of them


def cast(se: ScalarEvolution, kind: int, e: SCEV, type: Type) -> SCEV:
    """The cast of that kind: TRUNCATE, ZERO_EXTEND, SIGN_EXTEND, PTRTOINT."""
    if kind == TRUNCATE:
        return trunc(se, e, type)
    if kind == ZERO_EXTEND:
        return zext(se, e, type)
    if kind == SIGN_EXTEND:
        return sext(se, e, type)
    return ptrtoint(se, e, type)


def any_extend(se: ScalarEvolution, e: SCEV, type: Type) -> SCEV:
    """An integer in the wider `type`, whatever its new bits, as simple as it can be had."""
    type = _integer(se, type)
    if isinstance(e, SCEVConstant) and e.signed < 0:
        return sext(se, e, type)
    if e.kind == TRUNCATE:
        whole = e.operands[0]
        return any_extend(se, whole, type) if whole.bits < type.bits else truncate_or_noop(se, whole, type)
    without_sign = zext(se, e, type)
    if without_sign.kind != ZERO_EXTEND:
        return without_sign
    with_sign = sext(se, e, type)
    if with_sign.kind != SIGN_EXTEND:
        return with_sign
    if isinstance(e, SCEVAddRecExpr):
        return addrec.addrec(se, [any_extend(se, one, type) for one in e.operands], e.loop, NW)
    return with_sign if e.kind == SMAX else without_sign


def truncate_or_zext(se: ScalarEvolution, e: SCEV, type: Type, depth: int = 0) -> SCEV:
    """`e` in `type`, its new bits zero where it is wider."""
    bits = se.table.width(type)
    if e.bits == bits:
        return e
    return trunc(se, e, type, depth) if e.bits > bits else zext(se, e, type, depth)


def truncate_or_sext(se: ScalarEvolution, e: SCEV, type: Type, depth: int = 0) -> SCEV:
    """`e` in `type`, its new bits those of its sign where it is wider."""
    bits = se.table.width(type)
    if e.bits == bits:
        return e
    return trunc(se, e, type, depth) if e.bits > bits else sext(se, e, type, depth)


def noop_or_zext(se: ScalarEvolution, e: SCEV, type: Type) -> SCEV:
    """`e` in `type`, which is at least as wide, its new bits zero."""
    return e if e.bits == se.table.width(type) else zext(se, e, type)


def noop_or_sext(se: ScalarEvolution, e: SCEV, type: Type) -> SCEV:
    """`e` in `type`, which is at least as wide, its new bits those of its sign."""
    return e if e.bits == se.table.width(type) else sext(se, e, type)


def truncate_or_noop(se: ScalarEvolution, e: SCEV, type: Type) -> SCEV:
    """The low bits of `e`, which is at least as wide as `type`."""
    return e if e.bits == se.table.width(type) else trunc(se, e, type)


def _integer(se: ScalarEvolution, type: Type) -> IntType:
    """An integer type itself; of a pointer type the integers that one adds to it."""
    return type if isinstance(type, IntType) else IntType.get(se.table.width(type))


# -- pointers


def ptrtoint(se: ScalarEvolution, e: SCEV, type: Type) -> SCEV:
    """The address as an integer of any width; could-not-compute where `lossless_ptrtoint` says so."""
    found = lossless_ptrtoint(se, e)
    return found if found is se.table.could_not_compute else truncate_or_zext(se, found, type)


def lossless_ptrtoint(se: ScalarEvolution, e: SCEV) -> SCEV:
    """The address as an integer of its width; could-not-compute for pointers that are more than one, or wider than their offsets."""
    type = e.type
    assert isinstance(type, PointerType)
    layout = se.layout.pointer_spec(type.addrspace)
    if layout.non_integral or layout.index_bits != layout.bits:
        return se.table.could_not_compute
    return _as_integer(se, e, {})


def _as_integer(se: ScalarEvolution, e: SCEV, known_ones: dict[SCEV, SCEV]) -> SCEV:
    """Does with integers what the expression does with pointers, down to its unknowns."""
    if not isinstance(e.type, PointerType):
        return e
    found = known_ones.get(e)
    if found is None:
        if not isinstance(e, SCEVUnknown):
            found = rewrite.with_operands(se, e, [_as_integer(se, one, known_ones) for one in e.operands])
        elif isinstance(e.value, ConstantPointerNull):
            found = se.table.constant(e.type, 0)
        else:
            found = se.table.cast(PTRTOINT, e, IntType.get(e.bits))
        known_ones[e] = found
    return found
