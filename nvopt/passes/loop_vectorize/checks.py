"""What is asked ahead of a vector loop: whether accesses may meet (`vector.memcheck`), and whether ScalarEvolution's assumptions hold
(`vector.scevcheck`).

    conflict = memory_check(accesses, expander, at)                # an i1: true where the loop must run as it was
    conflict = difference_check(differences_of(accesses), expander, at, lanes=8)
    violated = scev_check(legality.under, expander, at)            # None where nothing was assumed

    %bound0 = icmp ult ptr %a, %b.end        group a begins before group b ends
    %bound1 = icmp ult ptr %b, %a.end        and the other way round
    %found.conflict = and i1 %bound0, %bound1
    %conflict.rdx = or i1 %found.conflict, %other.pair

    %diff = sub i64 %sink, %source           one access each, both going on by one element: all is well unless the later one in the body
    %diff.check = icmp ult i64 %diff, 32     begins less than a vector behind the earlier

Source: LLVM's addRuntimeChecks, addDiffRuntimeChecks and tryToCreateDiffCheck.
"""

from __future__ import annotations

from typing import NamedTuple

from nvopt.analysis.memory.dependence_candidates import PointerAccess
from nvopt.analysis.memory.loop_accesses import LoopAccesses
from nvopt.analysis.memory.memory_location import accessed_type
from nvopt.analysis.memory.runtime_checks import CheckedPointer, CheckGroup
from nvopt.analysis.scev.expressions.kinds import COULD_NOT_COMPUTE, SCEV, SCEVAddRecExpr, SCEVConstant
from nvopt.analysis.scev.predicated import PredicatedScalarEvolution
from nvopt.analysis.values.matching import is_zero
from nvopt.ir import CastInst, CmpInst, ConstantInt, Instruction, IntType, LoadInst, StoreInst, UnaryOperator, Value
from nvopt.transforms.scev_expander import SCEVExpander


class Difference(NamedTuple):
    """Two accesses that may meet; what they access at once must not reach from the first to the second."""

    source: SCEV
    """Where the access that comes first in the body, or last where both go down, begins."""
    sink: SCEV
    element: int
    """Bytes by which both go on."""
    needs_freeze: bool


def memory_check(accesses: LoopAccesses, expander: SCEVExpander, at: Instruction) -> Value:
    """Whether, before `at`, ahead of the loop, two groups of pointers that must keep apart share a byte: an i1. IRError where bounds can't
    be computed there."""
    bounds: dict[int, tuple[Value, Value]] = {}
    found: Value | None = None
    for pair in accesses.checks.pairs:
        for number in pair:
            if number not in bounds:
                bounds[number] = _bounds(accesses, accesses.checks.groups[number], expander, at)
        (low, end), (other_low, other_end) = (bounds[number] for number in pair)
        first = expander.insert(CmpInst("icmp", "ult", low, other_end, name="bound0"), at)
        second = expander.insert(CmpInst("icmp", "ult", other_low, end, name="bound1"), at)
        found = _or(expander, found, _named(expander.binary("and", first, second, at), "found.conflict"), at)
    assert found is not None
    return found


def differences_of(accesses: LoopAccesses) -> list[Difference] | None:
    """The pairs that are to be checked as differences of their starts, which takes one comparison each; None where some can't be."""
    found = []
    groups = accesses.checks.groups
    for one, other in accesses.checks.pairs:
        if len(groups[one].members) != 1 or len(groups[other].members) != 1:
            return None
        difference = _difference(accesses, groups[one].members[0], groups[other].members[0])
        if difference is None:
            return None
        found.append(difference)
    return found


def difference_check(differences: list[Difference], expander: SCEVExpander, at: Instruction, lanes: int) -> Value:
    """Whether, before `at`, some pair begins so close together that `lanes` iterations can't be done at once: an i1. IRError where a start
    can't be computed there."""
    found: Value | None = None
    seen: set[tuple[Value, int]] = set()
    for source, sink, element, needs_freeze in differences:
        difference = _distance(sink, source, expander, at)
        if (difference, element) in seen:
            continue
        seen.add((difference, element))
        if needs_freeze:
            difference = _frozen(difference, expander, at)
        reach = ConstantInt.get(difference.type, lanes * element)
        found = _or(expander, found, expander.insert(CmpInst("icmp", "ult", difference, reach, name="diff.check"), at), at)
    assert found is not None
    return found


def _distance(sink: SCEV, source: SCEV, expander: SCEVExpander, at: Instruction) -> Value:
    """The bytes from one address to another, as an integer."""
    difference = expander.scev.minus(sink, source)
    if difference.kind != COULD_NOT_COMPUTE:
        return expander.expand(difference, at)
    type = IntType.get(sink.bits)
    starts = [expander.expand(one, at) for one in (sink, source)]  # all questions before the code is changed
    end, begin = (expander.insert(CastInst("ptrtoint", start, type), at) for start in starts)
    return expander.binary("sub", end, begin, at)


def scev_check(under: PredicatedScalarEvolution, expander: SCEVExpander, at: Instruction) -> Value | None:
    """Whether, before `at`, what was assumed of the loop does not hold: an i1; None where nothing was. IRError as for
    `expand_predicate`."""
    if under.predicate.is_always_true:
        return None
    from nvopt.transforms.scev_checks import expand_predicate  # late: as a rule nothing is assumed

    return expand_predicate(expander, under.predicate, at)


def _or(expander: SCEVExpander, found: Value | None, also: Value, at: Instruction) -> Value:
    if found is None or is_zero(found):
        return also
    return found if is_zero(also) else _named(expander.binary("or", found, also, at), "conflict.rdx")


def _named(value: Value, name: str) -> Value:
    if isinstance(value, Instruction) and value.is_unnamed:
        value.name = name
    return value


# -- bounds


def _bounds(accesses: LoopAccesses, group: CheckGroup, expander: SCEVExpander, at: Instruction) -> tuple[Value, Value]:
    """Where the group begins, and ends."""
    low, high = expander.expand(group.low, at), expander.expand(group.high, at)
    if any(_needs_freeze(accesses, pointer) for pointer in group.members):
        return _frozen(low, expander, at), _frozen(high, expander, at)
    return low, high


def _needs_freeze(accesses: LoopAccesses, pointer: CheckedPointer) -> bool:
    """Whether the bounds may be poison where the program doesn't mind, because it may not come to an access through the pointer, or that is
    one of two."""
    is_forked = sum(one.pointer is pointer.pointer for one in accesses.checks.pointers) > 1
    return is_forked or not any(
        one.parent is not None and not accesses.pointers.is_conditional(one.parent)
        for one in _instructions_of(accesses, PointerAccess(pointer.pointer, pointer.is_write))
    )


def _frozen(value: Value, expander: SCEVExpander, at: Instruction) -> Value:
    if expander.scev.tracking.is_guaranteed_not_to_be_poison(value, at):
        return value
    name = f"{value.name}.fr" if isinstance(value, Instruction) and not value.is_unnamed else None
    return expander.insert(UnaryOperator("freeze", value, name=name), at)


def _instructions_of(accesses: LoopAccesses, access: PointerAccess) -> list[LoadInst | StoreInst]:
    return [accesses.checker.instructions[at] for at in accesses.checker.places.get(access, ())]


# -- differences


def _difference(accesses: LoopAccesses, one: CheckedPointer, other: CheckedPointer) -> Difference | None:
    """How to check the two by the difference of their starts, None where that doesn't tell: each must be one access, and both go on by
    just what they access."""
    places = accesses.checker.places
    order = [places.get(PointerAccess(pointer.pointer, pointer.is_write), []) for pointer in (one, other)]
    if any(PointerAccess(pointer.pointer, not pointer.is_write) in places for pointer in (one, other)) or any(len(at) != 1 for at in order):
        return None
    source, sink = (one, other) if order[0] < order[1] else (other, one)
    size = max(accesses.scev.layout.alloc_size(accessed_type(accesses.checker.instructions[at[0]])) for at in order)
    first, second = source.expression, sink.expression
    step = _common_step(accesses, first, second)
    if step is None or abs(step) != size:
        return None
    assert isinstance(first, SCEVAddRecExpr)
    assert isinstance(second, SCEVAddRecExpr)
    if step < 0:
        first, second = second, first
    if _varies_around(accesses, first.start) and _varies_around(accesses, second.start):
        return None
    needs_freeze = _needs_freeze(accesses, source) or _needs_freeze(accesses, sink)
    return Difference(first.start, second.start, size, needs_freeze)


def _common_step(accesses: LoopAccesses, first: SCEV, second: SCEV) -> int | None:
    """By how many bytes both pointers go on in the loop, where that is a constant."""
    if not isinstance(first, SCEVAddRecExpr) or not isinstance(second, SCEVAddRecExpr):
        return None
    if first.loop is not accesses.loop or second.loop is not accesses.loop or not first.is_affine or not second.is_affine:
        return None
    step = first.operands[1]
    return step.signed if isinstance(step, SCEVConstant) and step is second.operands[1] else None


def _varies_around(accesses: LoopAccesses, start: SCEV) -> bool:
    """Whether it changes in the loop around: bounds over all of that loop can be compared ahead of it, differences can't."""
    outer = accesses.loop.parent
    return outer is not None and isinstance(start, SCEVAddRecExpr) and start.loop is outer
