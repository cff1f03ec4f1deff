"""Minima and maxima, folded.

    umin2(se, x, umin2(se, y, x))          # (%x umin %y)
    smax2(se, x, five)                     # 5 where the range of %x ends at 5
    umin2(se, x, y, sequential=True)       # (%x umin_seq %y): 0 where %x is 0, even if %y is poison then

Operands of the four plain kinds are ordered and constants folded; of neighbours that are known to be ordered one goes. Operands of a
sequential minimum keep their order, and a later mention of an operand goes.

Source: LLVM's ScalarEvolution (getMinMaxExpr, getSequentialMinMaxExpr, getAbsExpr, get…FromMismatchedTypes).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from nvopt.analysis.scev.cache import Cache
from nvopt.analysis.scev.expressions import add, casts, ordering
from nvopt.analysis.scev.expressions.kinds import ANY_WRAP, CONSTANT, NSW, SCEV, SEQUENTIAL_UMIN, SMAX, SMIN, UMAX, UMIN, SCEVConstant
from nvopt.ir import IntType
from nvopt.ir.predicates import NE, SGE, SLE, UGE, ULE

if TYPE_CHECKING:
    from nvopt.analysis.scev.scalar_evolution import ScalarEvolution

_SIGNED = frozenset({SMAX, SMIN})
_MAXIMA = frozenset({SMAX, UMAX})
_KEEPS_FIRST = {UMAX: UGE, SMAX: SGE, UMIN: ULE, SMIN: SLE}
"""By kind: how the first of two operands compares where it is the result."""
_KEEPS_SECOND = {UMAX: ULE, SMAX: SLE, UMIN: UGE, SMIN: SGE}
_MANY = 32
"""From so many operands on, neighbours that nothing was found out about are not looked at again: a chain of minima has them all anew in
each link."""


class MinMaxCache(Cache):
    """What minima and maxima became, and what is known not to make them smaller."""

    __slots__ = ("pairs", "unrelated")

    def __init__(self) -> None:
        self.pairs: dict[tuple[int, SCEV, SCEV], SCEV] = {}
        """Of two expressions, by kind."""
        self.unrelated: set[tuple[int, SCEV, SCEV]] = set()
        """By kind neighbours in long ones that nothing is known about."""

    def forget_code(self) -> None:
        self.pairs.clear()

    def clear(self) -> None:
        self.unrelated.clear()


def smax2(se: ScalarEvolution, a: SCEV, b: SCEV) -> SCEV:
    """The larger one, read with sign."""
    return min_max(se, SMAX, [a, b])


def umax2(se: ScalarEvolution, a: SCEV, b: SCEV) -> SCEV:
    """The larger one, read without sign."""
    return min_max(se, UMAX, [a, b])


def smin2(se: ScalarEvolution, a: SCEV, b: SCEV) -> SCEV:
    """The smaller one, read with sign."""
    return min_max(se, SMIN, [a, b])


def umin2(se: ScalarEvolution, a: SCEV, b: SCEV, sequential: bool = False) -> SCEV:
    """The smaller one, read without sign; `sequential`: where `a` is zero, zero whatever `b` is."""
    return umin(se, [a, b], sequential)


def umin(se: ScalarEvolution, ops: list[SCEV], sequential: bool = False) -> SCEV:
    """The smallest one, read without sign; the list may be consumed."""
    return sequential_min_max(se, SEQUENTIAL_UMIN, ops) if sequential else min_max(se, UMIN, ops)


def abs_(se: ScalarEvolution, e: SCEV, is_nsw: bool) -> SCEV:
    """The absolute value; `is_nsw`: the least integer does not occur."""
    return smax2(se, e, add.negative(se, e, NSW if is_nsw else ANY_WRAP))


def umax_mismatched(se: ScalarEvolution, a: SCEV, b: SCEV) -> SCEV:
    """The larger one, read without sign, as wide as the wider one."""
    if a.bits > b.bits:
        return umax2(se, a, casts.zext(se, b, a.type))
    return umax2(se, casts.noop_or_zext(se, a, b.type), b)


def umin_mismatched(se: ScalarEvolution, ops: Sequence[SCEV], sequential: bool = False) -> SCEV:
    """The smallest one, read without sign, as wide as the widest one."""
    if len(ops) == 1:
        return ops[0]
    widest = max(ops, key=lambda one: one.bits).type
    return umin(se, [casts.noop_or_zext(se, one, widest) for one in ops], sequential)


# -- plain ones


def min_max(se: ScalarEvolution, kind: int, ops: list[SCEV]) -> SCEV:
    """The minimum or maximum (kinds UMAX, SMAX, UMIN, SMIN) of at least one operand; the list may be consumed."""
    if len(ops) != 2:
        return _combined(se, kind, ops)[0]
    # Bounds are put onto the same long minima again and again; to put these in order takes a look at all that is in them.
    key = kind, ops[0], ops[1]
    found = se.min_max.pairs.get(key)
    if found is None:
        found, is_settled = _combined(se, kind, ops)
        if is_settled:
            se.min_max.pairs[key] = found
    return found


def _combined(se: ScalarEvolution, kind: int, ops: list[SCEV]) -> tuple[SCEV, bool]:
    """The minimum or maximum, and whether it is the same whatever will be known of the operands."""
    while len(ops) > 1:
        ops = _gathered(se, kind, ops)
        if len(ops) == 1:
            return ops[0], True
        found = se.table.find(kind, ops)
        if found is not None:
            return found, True
        if not _flatten(kind, ops):
            count = len(ops)
            _drop_known(se, kind, ops)
            return ops[0] if len(ops) == 1 else se.table.nary(kind, ops), len(ops) == count
    return ops[0], True


def _gathered(se: ScalarEvolution, kind: int, ops: list[SCEV]) -> list[SCEV]:
    """The operands in order, constants folded into one, which goes where it decides nothing and stays alone where it decides all."""
    constants = [one for one in ops if isinstance(one, SCEVConstant)]
    if not constants:
        ordering.group_by_complexity(se, ops)
        return ops
    choose = max if kind in _MAXIMA else min
    is_signed = kind in _SIGNED
    chosen = choose(constants, key=_signed_value if is_signed else _value)
    others = [one for one in ops if one.kind != CONSTANT]
    sign = 1 << (chosen.bits - 1)
    low, high = (-sign, sign - 1) if is_signed else (0, 2 * sign - 1)
    value = chosen.signed if is_signed else chosen.value
    if not others or value == (high if kind in _MAXIMA else low):
        return [chosen]
    ordering.group_by_complexity(se, others)
    return others if value == (low if kind in _MAXIMA else high) else [chosen, *others]


def _value(constant: SCEVConstant) -> int:
    return constant.value


def _signed_value(constant: SCEVConstant) -> int:
    return constant.signed


def _flatten(kind: int, ops: list[SCEV]) -> bool:
    """Puts the operands of operands of the same kind behind the others; whether there were such. `ops` are in order."""
    inner = [one for one in ops if one.kind == kind]
    if not inner:
        return False
    ops[:] = [one for one in ops if one.kind != kind]
    for one in inner:
        ops += one.operands
    return True


def _drop_known(se: ScalarEvolution, kind: int, ops: list[SCEV]) -> None:
    """Of neighbours that are equal or known to be ordered leaves the one that counts."""
    is_known = se.is_known_via_non_recursive_reasoning
    settled = se.min_max.unrelated if len(ops) > _MANY else set()
    at = 0
    while at + 1 < len(ops):
        one, other = ops[at], ops[at + 1]
        if (kind, one, other) in settled:
            at += 1
        elif one is other or is_known(_KEEPS_FIRST[kind], one, other):
            del ops[at + 1]
        elif is_known(_KEEPS_SECOND[kind], one, other):
            del ops[at]
        else:
            settled.add((kind, one, other))
            at += 1


# -- sequential ones


def sequential_min_max(se: ScalarEvolution, kind: int, ops: list[SCEV]) -> SCEV:
    """The sequential minimum (kind SEQUENTIAL_UMIN) of at least one operand; the list may be consumed."""
    while len(ops) > 1:
        found = se.table.find(kind, ops)
        if found is not None:
            return found
        kept = _without_repeats(se, ops, set())
        if kept is not None:
            ops = kept
        elif any(one.kind == kind for one in ops):
            ops = _spliced(kind, ops)
        elif not _merge_neighbours(se, ops):
            return se.table.nary(kind, ops)
    return ops[0]


def _without_repeats(se: ScalarEvolution, ops: Sequence[SCEV], seen: set[SCEV]) -> list[SCEV] | None:
    """The operands less what was seen before, in them too where they are minima; None where nothing was. What is met here is then seen."""
    made: list[SCEV] = []
    changed = False
    for one in ops:
        left = _less_seen(se, one, seen)
        changed = changed or left is not one
        if left is not None:
            made.append(left)
    return made if changed else None


def _less_seen(se: ScalarEvolution, e: SCEV, seen: set[SCEV]) -> SCEV | None:
    """What is left of an operand; None for nothing."""
    if e in seen:
        return None
    seen.add(e)
    kind = e.kind
    if kind != UMIN and kind != SEQUENTIAL_UMIN:
        return e
    kept = _without_repeats(se, e.operands, seen)
    if kept is None:
        return e
    if not kept:
        return None
    return umin(se, kept, sequential=kind == SEQUENTIAL_UMIN)


def _spliced(kind: int, ops: list[SCEV]) -> list[SCEV]:
    """The operands, those of the same kind replaced by theirs."""
    made: list[SCEV] = []
    for one in ops:
        if one.kind == kind:
            made += one.operands
        else:
            made.append(one)
    return made


def _merge_neighbours(se: ScalarEvolution, ops: list[SCEV]) -> bool:
    """Makes one operand of the first two neighbours that allow it; whether there were such.

    The later one may be looked at in any case where its poison implies the earlier one's, or where the earlier one is never zero. It has no
    say where it is never smaller.
    """
    is_known = se.is_known_via_non_recursive_reasoning
    zero = se.table.constant(IntType.get(ops[0].bits), 0)
    settled = se.min_max.unrelated if len(ops) > _MANY else set()
    for at in range(1, len(ops)):
        before, one = ops[at - 1], ops[at]
        if (SEQUENTIAL_UMIN, before, one) in settled:
            continue
        if se.is_guaranteed_not_to_cause_ub(one):
            if se.implies_poison(one, before) or is_known(NE, before, zero):
                ops[at - 1 : at + 1] = [min_max(se, UMIN, [before, one])]
                return True
            if is_known(ULE, before, one):
                del ops[at]
                return True
        settled.add((SEQUENTIAL_UMIN, before, one))
    return False
