"""Makes two versions of what a plan names: the test, the copy, and what is known in the version for aligned addresses."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from nvopt.analysis.value_tracking import ValueTracking
from nvopt.analysis.values.execution import may_read_or_write
from nvopt.ir import Builder, ConstantInt, Instruction, Value
from nvopt.ir.types import i32, i64
from nvopt.passes.version_alignment.places import Place
from nvopt.passes.version_alignment.plans import Gain, Part, Plan
from nvopt.passes.version_alignment.stretches import Access
from nvopt.transforms.alias_scopes import add_scopes, declare, new_domain, new_scope
from nvopt.transforms.alignment_check import low_bits, settled
from nvopt.transforms.blocks import CFGAnalyses, function_of, terminator_of
from nvopt.transforms.cloning import version_loop, version_stretch
from nvopt.transforms.loops import form_lcssa, simplify_loop

_SUFFIX = ".unaligned"


def raise_proven(gains: Sequence[Gain]) -> bool:
    """Writes down alignments that need no test; whether there was one that was not known."""
    raised = [_claim(access, gain.align) for gain in gains for access in gain.chain.accesses]
    return any(raised)


def _claim(access: Access, align: int) -> bool:
    known = access.aligned(align)
    if known <= access.align:
        return False
    access.instruction.align = known
    return True


# -- the test


def prepare(plan: Plan, kept: CFGAnalyses) -> Instruction | None:
    """The instruction before which the test is to stand. For a loop its preheader is made, and what else versions of loops ask for; None
    where that can't be."""
    if plan.loop is None:
        part = plan.parts[0]
        inside = _compute_ahead(part.instructions)
        _compute_behind(inside)
        return part.first
    assert kept.dominators is not None
    assert kept.loops is not None
    if not simplify_loop(plan.loop, kept):
        return None
    form_lcssa(plan.loop, kept.dominators, kept.loops)
    assert plan.loop.preheader is not None
    return terminator_of(plan.loop.preheader)


def _compute_ahead(inside: Sequence[Instruction]) -> list[Instruction]:
    """Moves ahead of what two versions are made of what is computed there, without memory and from what is there before, and is used behind
    it. Both versions would have their own, and phis of these take registers: of addresses, say, that are but a base and an offset. Gives
    the rest."""
    place = set(inside)
    movable: set[Value] = set()
    for one in inside:
        if not may_read_or_write(one) and all(operand not in place or operand in movable for operand in one.operands):
            movable.add(one)
    needed: set[Value] = set()
    for one in reversed(inside):
        if one in movable and any(user not in place or user in needed for user in one.users):
            needed.add(one)
    for one in inside:
        if one in needed:
            one.move_before(inside[0])
    return [one for one in inside if one not in needed]


def _compute_behind(inside: Sequence[Instruction]) -> None:
    """Moves behind what two versions are made of what is computed there, without memory and for what comes behind alone, from what is used
    there in any case. It need not be there twice, and what becomes of it takes no registers in between. What debug records in between speak
    of stays."""
    place: set[Value] = set(inside)
    told_of = {value for one in inside for record in one.dbg_records for held in record.values for value in held.operands}
    used_behind = {one for one in inside if any(user not in place for user in one.users)}
    movable: set[Value] = {one for one in inside if not may_read_or_write(one) and one not in told_of}
    count = -1
    while count != len(movable):
        count = len(movable)
        for one in (*inside, *reversed(inside)):  # what stays keeps its operands there, and its users
            if one in movable and not _may_move_behind(one, place, movable, used_behind):
                movable.remove(one)
    behind = inside[-1].next
    assert behind is not None
    for one in inside:
        if one in movable:
            one.move_before(behind)


def _may_move_behind(one: Instruction, inside: Collection[Value], movable: Collection[Value], used_behind: Collection[Value]) -> bool:
    is_used_inside = any(user in inside and user not in movable for user in one.users)
    return not is_used_inside and all(value not in inside or value in movable or value in used_behind for value in one.operands)


class _Tests:
    """Code before an instruction that tells whether the version for aligned addresses may run."""

    def __init__(self, at: Instruction, tracking: ValueTracking) -> None:
        self.b = Builder.before(at)
        self._at = at
        self._tracking = tracking

    def of_plan(self, plan: Plan) -> Value:
        """All that the plan asks for."""
        conditions: list[Value] = []
        if plan.tests:
            rest = low_bits(plan.tests, self._at, self._tracking)
            conditions.append(self.b.icmp("eq", rest, ConstantInt.get(i32, 0), "is.aligned"))
        conditions += [self._of_distance(part, *places) for part in plan.parts for places in checked_places(part)]
        found, *others = conditions
        for other in others:
            found = self.b.and_(found, other, "is.aligned.apart")
        return found

    def _of_distance(self, part: Part, one: Place, other: Place) -> Value:
        """Whether what is accessed at the one place has no byte in common with what is at the other. Both add the same to their bases: they
        share one where `one` is above `other` by more than -(end - start) and less than end - start, of the ends of both."""
        start, end = _extent(part, one)
        other_start, other_end = _extent(part, other)
        addresses = [self.b.ptrtoint(settled(self.b, place.base, self._at, self._tracking), i64) for place in (one, other)]
        distance = self.b.add(self.b.sub(*addresses), ConstantInt.get(i64, end - other_start - 1), "distance")
        reach = (end - start) + (other_end - other_start) - 1
        return self.b.icmp("uge", distance, ConstantInt.get(i64, reach), "is.apart")


def test_of(plan: Plan, at: Instruction, tracking: ValueTracking) -> Value:
    """Code before `at` that tells whether the version for aligned addresses may run."""
    return _Tests(at, tracking).of_plan(plan)


def checked_places(part: Part) -> list[tuple[Place, Place]]:
    """The pairs of places that a part takes for disjoint, as they come in its code."""
    order = {place: at for at, place in enumerate(dict.fromkeys(access.place for access in part.accesses))}
    pairs = [sorted(pair, key=order.__getitem__) for pair in part.checks]
    return sorted(((one, other) for one, other in pairs), key=lambda pair: (order[pair[0]], order[pair[1]]))


def _extent(part: Part, place: Place) -> tuple[int, int]:
    """The bytes from the place on that are accessed there: the first, and the one behind the last."""
    accesses = [access for access in part.accesses if access.place == place]
    return min(one.offset for one in accesses), max(one.offset + one.size for one in accesses)


# -- the versions


def version(plan: Plan, condition: Value, kept: CFGAnalyses) -> None:
    """Makes the copy that runs where `condition` doesn't hold, and writes down in the original what the condition tells."""
    if plan.loop is not None:
        version_loop(plan.loop, condition, _SUFFIX, kept)
    else:
        version_stretch(plan.parts[0].first, plan.parts[0].last, condition, _SUFFIX, kept)
    for part in plan.parts:
        aligns: dict[Place, int] = {}
        for gain in part.gains:
            place = gain.chain.accesses[0].place
            aligns[place] = max(gain.align, aligns.get(place, 1))
        for access in part.accesses:
            if access.place in aligns:
                _claim(access, aligns[access.place])
        if part.checks:
            _tell_apart(part)


def _tell_apart(part: Part) -> None:
    """Says by alias scopes, which are new each time that control comes to the part, that checked places share nothing."""
    pairs = checked_places(part)
    module = function_of(part.first.block).module
    domain = new_domain(module, "version-alignment")
    scopes = {place: new_scope(module, domain) for pair in pairs for place in pair}
    declare(scopes.values(), Builder.before(part.first))
    for access in part.accesses:
        if access.place not in scopes:
            continue
        apart = [scopes[other] for pair in pairs if access.place in pair for other in pair if other != access.place]
        add_scopes(access.instruction, "alias.scope", [scopes[access.place]], module)
        add_scopes(access.instruction, "noalias", apart, module)
