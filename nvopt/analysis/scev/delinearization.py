"""Delinearization: which array with how many dimensions an address walks through, and by which subscripts.

    for i: for j: a[i * m + j]              {{0,+,(8 * %m)}<%i>,+,8}<%j>, elements of 8 bytes
      -> ArrayDecl[UnknownSize][%m], ArrayRef[{0,+,1}<%i>][{0,+,1}<%j>]

The steps of the recurrences are the products of the sizes of inner dimensions. Sizes are found by dividing these by one another, subscripts
by dividing the offset by the sizes, from the inside.

A grid-stride loop over an array is one dimension more: its step, the number of threads of the grid, is the size of a row, the iteration
the row and the thread's number the column.

    for (i = start; i < n; i += threads) a[i]      # elements of 4 bytes: {(4 * %start),+,(4 * %threads)}<%loop>
      -> ArrayDecl[UnknownSize][%threads], ArrayRef[{0,+,1}<%loop>][%start]

Where the index is extended before it becomes an address, that is so as long as it doesn't wrap, which a predicate says.

Source: LLVM's Delinearization; the page on cicc's ScalarEvolution, "Delinearization of Grid-Stride Patterns".
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import TYPE_CHECKING

from nvopt.analysis.loops import Loop
from nvopt.analysis.scev.expressions import add, addrec, casts, mul, rewrite
from nvopt.analysis.scev.expressions.division import divide
from nvopt.analysis.scev.expressions.kinds import (
    ANY_WRAP,
    COULD_NOT_COMPUTE,
    MUL,
    SCEV,
    SIGN_EXTEND,
    UNKNOWN,
    SCEVAddRecExpr,
    SCEVCastExpr,
    SCEVConstant,
    SCEVUnknown,
)
from nvopt.analysis.scev.facts import known, no_wrap, predicates
from nvopt.analysis.scev.gpu import strides
from nvopt.ir import CallBase, IntType
from nvopt.ir.predicates import SGT, SLT

if TYPE_CHECKING:
    from nvopt.analysis.scev.facts.predicates import SCEVPredicate
    from nvopt.analysis.scev.scalar_evolution import ScalarEvolution


@dataclass(frozen=True, slots=True)
class Delinearization:
    """An array as one access shows it."""

    sizes: tuple[SCEV, ...]
    """Of the dimensions but the outermost, which isn't known, in elements."""
    subscripts: tuple[SCEV, ...]
    """One more than there are sizes, the outermost first."""
    element_size: SCEV
    """In bytes."""
    predicates: tuple[SCEVPredicate, ...] = ()
    """What must hold for all that."""

    def is_valid(self, se: ScalarEvolution) -> bool:
        """Whether each subscript but the outermost is known to be at least zero and below its size, and the offsets don't overflow."""
        inner = zip(self.subscripts[1:], self.sizes, strict=True)
        if not all(se.is_known_non_negative(subscript) and _is_below(se, subscript, size) for subscript, size in inner):
            return False
        product: SCEV = se.table.constant(self.subscripts[0].type, 1)
        for size in reversed((*self.sizes, self.element_size)):
            if not _can(se, "mul", product, size):
                return False
            product = mul.mul2(se, product, size)
        if not _can(se, "mul", product, self.subscripts[0]):
            return False
        return _can(se, "add", mul.mul2(se, product, self.subscripts[0]), product)


def delinearize(se: ScalarEvolution, offset: SCEV, element_size: SCEV) -> Delinearization | None:
    """The array that an offset in bytes, without its base pointer, goes through in elements of `element_size` bytes. None where it doesn't
    show more than one dimension."""
    found = _of_grid_stride(se, offset, element_size) if se.knobs.gpu_scev else None
    if found is not None:
        return found
    sizes = _sizes(se, _parametric_terms(se, offset, {}), element_size)
    return _with_sizes(se, offset, sizes, element_size) if sizes else None


def _with_sizes(se: ScalarEvolution, offset: SCEV, sizes: list[SCEV], element_size: SCEV) -> Delinearization | None:
    subscripts = _subscripts(se, offset, sizes, element_size)
    return Delinearization(tuple(sizes), tuple(subscripts), element_size) if subscripts else None


def delinearize_fixed_size(se: ScalarEvolution, offset: SCEV, element_size: SCEV) -> Delinearization | None:
    """The same where all steps are constants: sizes are the quotients of one step by the next smaller."""
    steps = _constant_steps(se, offset, element_size)
    if not steps:
        return None
    steps = [*sorted(set(steps), reverse=True)[:-1], 1]
    if any(one % other for one, other in pairwise(steps)):
        return None
    sizes: list[SCEV] = [se.table.constant(offset.type, one // other) for one, other in pairwise(steps)]
    return _with_sizes(se, offset, sizes, element_size)


# -- terms that sizes may be in


_Strides = Mapping[Loop, Sequence[SCEV]]


def _parametric_terms(se: ScalarEvolution, offset: SCEV, strides_of: _Strides) -> list[SCEV]:
    """Products and names in the steps of recurrences, and what names recurrences are multiplied with. Strides of the loops that are given
    are left out of their steps."""
    terms: list[SCEV] = []
    for e in offset.walk():
        if isinstance(e, SCEVAddRecExpr):
            step = se.step_recurrence(e)
            quotients = (divide(se, step, stride)[0] for stride in strides_of.get(e.loop, ()))
            terms += _terms_of(next((one for one in quotients if not one.is_zero), step))
    return terms + list(_factors_of_recurrences(se, offset))


def _terms_of(step: SCEV) -> Iterator[SCEV]:
    pending, seen = [step], {step}
    while pending:
        e = pending.pop()
        if e.kind in (UNKNOWN, MUL, SIGN_EXTEND):
            if not rewrite.contains_undefs(e):
                yield e
            continue
        for operand in e.operands:
            if operand not in seen:
                seen.add(operand)
                pending.append(operand)


def _factors_of_recurrences(se: ScalarEvolution, offset: SCEV) -> Iterator[SCEV]:
    pending, seen = [offset], {offset}
    while pending:
        e = pending.pop()
        if e.kind == MUL:
            names = [one for one in e.operands if isinstance(one, SCEVUnknown)]
            parameters: list[SCEV] = [name for name in names if not isinstance(name.value, CallBase)]
            if parameters:
                others = (one for one in e.operands if not isinstance(one, SCEVUnknown))
                if len(parameters) < len(names) or any(rewrite.contains_add_recurrence(se, one) for one in others):
                    yield mul.mul(se, parameters)
                continue
        for operand in e.operands:
            if operand not in seen:
                seen.add(operand)
                pending.append(operand)


# -- sizes


def _sizes(se: ScalarEvolution, terms: Sequence[SCEV], element_size: SCEV) -> list[SCEV]:
    """The sizes of the dimensions but the outermost; none where the terms don't divide one another."""
    if not any(rewrite.contains(term, lambda e: e.kind == UNKNOWN) for term in terms):
        return []
    found = []
    for term in sorted(dict.fromkeys(terms), key=_factor_count, reverse=True):
        quotient, _ = divide(se, term, element_size)
        parameter = _without_constant_factors(se, term if quotient.is_zero else quotient)
        if parameter is not None:
            found.append(parameter)
    return _divide_out(se, found)


def _factor_count(term: SCEV) -> int:
    return len(term.operands) if term.kind == MUL else 1


def _without_constant_factors(se: ScalarEvolution, term: SCEV) -> SCEV | None:
    """None for a constant."""
    if isinstance(term, SCEVConstant):
        return None
    if term.kind != MUL:
        return term
    return mul.mul(se, [factor for factor in term.operands if not isinstance(factor, SCEVConstant)])


def _divide_out(se: ScalarEvolution, terms: list[SCEV]) -> list[SCEV]:
    """The last term is the size of the innermost dimension; what is left of the others, divided by it, are the sizes of the outer ones."""
    sizes: list[SCEV] = []
    while len(terms) > 1:
        size = terms[-1]
        divided = [divide(se, term, size) for term in terms]
        if not all(remainder.is_zero for _, remainder in divided):
            return []
        sizes.insert(0, size)
        terms = [quotient for quotient, _ in divided if not isinstance(quotient, SCEVConstant)]
    return [one for one in (_without_constant_factors(se, term) for term in terms) if one is not None] + sizes


# -- subscripts


def _subscripts(se: ScalarEvolution, offset: SCEV, sizes: list[SCEV], element_size: SCEV) -> list[SCEV] | None:
    """The offset divided by the element's size and by the dimensions', from the inside; None where it isn't whole elements."""
    if isinstance(offset, SCEVAddRecExpr) and not offset.is_affine:
        return None
    rest, remainder = divide(se, offset, element_size)
    if not remainder.is_zero:
        return None
    found: list[SCEV] = []
    for size in reversed(sizes):
        rest, remainder = divide(se, rest, size)
        found.append(remainder)
    return [rest, *reversed(found)]


def _constant_steps(se: ScalarEvolution, offset: SCEV, element_size: SCEV) -> list[int]:
    """The steps of nested recurrences without sign, in elements; none where one is no constant or not whole elements."""
    size = element_size.value if isinstance(element_size, SCEVConstant) else 0
    steps = []
    while size and isinstance(offset, SCEVAddRecExpr) and offset.is_affine:
        step = se.step_recurrence(offset)
        if not isinstance(step, SCEVConstant) or abs(step.signed) % size:
            return []
        steps.append(abs(step.signed) // size)
        offset = offset.start
    return steps if size and isinstance(offset, SCEVConstant) and offset.value % size == 0 else []


# -- validation


def _can(se: ScalarEvolution, operation: str, a: SCEV, b: SCEV) -> bool:
    return no_wrap.will_not_overflow(se, operation, True, a, b)


def _is_below(se: ScalarEvolution, subscript: SCEV, size: SCEV) -> bool:
    wider = IntType.get(max(subscript.bits, size.bits))
    subscript, size = casts.truncate_or_zext(se, subscript, wider), casts.truncate_or_zext(se, size, wider)
    if isinstance(subscript, SCEVAddRecExpr) and subscript.is_affine and subscript.has_nsw and _is_below_at_ends(se, subscript, size):
        return True
    if se.is_known_negative(add.minus(se, subscript, size)):
        return True
    return se.knobs.gpu_scev and known.is_known_predicate(se, SLT, subscript, size)


def _is_below_at_ends(se: ScalarEvolution, subscript: SCEVAddRecExpr, size: SCEV) -> bool:
    """Whether the first or the last value, the greater of both, is below the size."""
    count = se.backedge_taken_count(subscript.loop)
    if count.kind == COULD_NOT_COMPUTE:
        return False
    last = addrec.evaluate_at_iteration(se, subscript, count)
    step = se.step_recurrence(subscript)
    starts_below = se.is_known_negative(add.minus(se, subscript.start, size))
    ends_below = se.is_known_negative(add.minus(se, last, size))
    return (
        (se.is_known_non_negative(step) and ends_below)
        or (known.is_known_non_positive(se, step) and starts_below)
        or (starts_below and ends_below)
    )


# -- grid-stride


def _of_grid_stride(se: ScalarEvolution, offset: SCEV, element_size: SCEV) -> Delinearization | None:
    """The array that a grid-stride loop goes through, its rows as long as the grid has threads; None where it doesn't go through one."""
    spread = _GridStrides(se)
    offset = spread.visit(offset)
    strides_of = {e.loop: strides.grid_strides(se, e.loop, offset.type) for e in offset.walk() if isinstance(e, SCEVAddRecExpr)}
    if not any(strides_of.values()):
        return None
    sizes = _sizes(se, _parametric_terms(se, offset, strides_of), element_size)
    found = _with_sizes(se, offset, sizes, element_size)
    if found is None:
        return None
    row = _row(se, found.subscripts[0], strides_of)
    if row is not None:
        iteration, column, stride = row
        found = replace(found, sizes=(stride, *sizes), subscripts=(iteration, column, *found.subscripts[1:]))
    return replace(found, predicates=tuple(spread.assumed)) if found.sizes else None


def _row(se: ScalarEvolution, subscript: SCEV, strides_of: _Strides) -> tuple[SCEV, SCEV, SCEV] | None:
    """(row, column, length of a row) of a subscript that goes up by the grid's threads in some loop, perhaps one around."""
    if not isinstance(subscript, SCEVAddRecExpr) or not subscript.is_affine:
        return None
    loop, step = subscript.loop, se.step_recurrence(subscript)
    if step in strides_of.get(loop, ()) or strides.is_grid_stride(se, subscript):
        zero, one = (se.table.constant(subscript.type, value) for value in (0, 1))
        flags = subscript.flags if se.is_known_positive(step) else ANY_WRAP
        return addrec.addrec2(se, zero, one, loop, flags), subscript.start, step
    around = _row(se, subscript.start, strides_of)
    if around is None:
        return None
    iteration, column, stride = around
    return iteration, addrec.addrec2(se, column, step, loop, ANY_WRAP), stride


class _GridStrides(rewrite.Rewriter):
    """Extensions of the index of a grid-stride loop go to its start and its step; `assumed` says that it doesn't wrap."""

    def __init__(self, se: ScalarEvolution) -> None:
        super().__init__(se)
        self.assumed: list[SCEVPredicate] = []

    def visit_zero_extend(self, e: SCEVCastExpr) -> SCEV:
        return self._apart(e, predicates.NUSW)

    def visit_sign_extend(self, e: SCEVCastExpr) -> SCEV:
        return self._apart(e, predicates.NSSW)

    def _apart(self, e: SCEVCastExpr, flag: int) -> SCEV:
        se, index = self.se, e.operand
        if not isinstance(index, SCEVAddRecExpr) or not strides.is_grid_stride(se, index):
            return e
        step = se.step_recurrence(index)
        needed = [predicates.wrap_predicate(se, index, flag)]
        if not se.is_known_non_negative(step):  # the predicate reads the step with a sign
            needed.append(predicates.compare_predicate(se, SGT, step, se.table.constant(step.type, 0)))
        self.assumed += [one for one in needed if not one.is_always_true and one not in self.assumed]
        start, step = (casts.cast(se, e.kind, one, e.type) for one in (index.start, step))
        return addrec.addrec2(se, start, step, index.loop)
