"""Makes two versions of what a plan names: the test, the copy, and what is known in the version for aligned addresses."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from nvopt.analysis.value_tracking import ValueTracking
from nvopt.ir import Builder, ConstantInt, GetElementPtrInst, Instruction, IntType, LoadInst, PointerType, Value
from nvopt.ir.types import i8, i32, i64
from nvopt.passes.version_alignment.places import Place
from nvopt.passes.version_alignment.plans import Gain, Part, Plan
from nvopt.passes.version_alignment.stretches import Access
from nvopt.transforms.alias_scopes import ScopeLists, declare, new_domain, new_scope
from nvopt.transforms.alignment_check import low_bits, settled
from nvopt.transforms.blocks import CFGAnalyses, function_of, terminator_of
from nvopt.transforms.cloning import version_stretch
from nvopt.transforms.loops import insert_preheader

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


def prepare(plan: Plan, kept: CFGAnalyses, stale: list[Instruction]) -> Instruction | None:
    """Brings the instructions into the order that two versions need; the instruction before which the test is to stand. For a loop its
    preheader is made; None where that can't be. Addresses that nobody may need any more are added to `stale`."""
    before = None if plan.loop is None else insert_preheader(plan.loop, kept)
    if plan.loop is not None and before is None:
        return None
    behind = _following(plan.part.instructions[-1])
    for one in plan.region.ahead:
        one.move_before(plan.part.first)
    for one in plan.region.behind:
        one.move_before(behind)
    for group in plan.region.groups if plan.region.is_gathered else ():
        _bring_together(group)
    for gain in plan.part.gains:
        stale += _address_by_the_first(sorted(gain.chain.accesses, key=lambda access: access.at))
    return terminator_of(before) if before is not None else plan.region.groups[0][0]


def _address_by_the_first(accesses: Sequence[Access]) -> Iterator[Instruction]:
    """Computes addresses from that of the first access in the code, where they are more than that and a number of bytes: each by itself
    takes more instructions, and code generation has to see that they are neighbours. Gives what they were."""
    first = accesses[0]
    root = _without_offset(first.instruction.pointer)
    for access in accesses[1:]:
        address = access.instruction.pointer
        if _without_offset(address) is not root:
            offset = ConstantInt.get(i64, access.offset - first.offset)
            near = Builder.before(access.instruction).gep(i8, first.instruction.pointer, [offset])
            access.instruction.set_operand(0 if access.is_load else 1, near)
            if isinstance(address, Instruction):
                yield address


def _without_offset(pointer: Value) -> Value:
    while isinstance(pointer, GetElementPtrInst) and all(isinstance(index, ConstantInt) for index in pointer.indices):
        pointer = pointer.pointer
    return pointer


def _following(one: Instruction) -> Instruction:
    assert one.next is not None
    return one.next


def _bring_together(group: Sequence[Instruction]) -> None:
    """Puts loads behind the first of them, and stores before the last."""
    if isinstance(group[0], LoadInst):
        behind = _following(group[0])
        for one in group[1:]:
            if one is behind:
                behind = _following(behind)
            else:
                one.move_before(behind)
    else:
        for one in group[:-1]:
            one.move_before(group[-1])


class _Tests:
    """Code before an instruction that tells whether the version for aligned addresses may run."""

    def __init__(self, at: Instruction, tracking: ValueTracking) -> None:
        self.b = Builder.before(at)
        self._at = at
        self._tracking = tracking

    def of_plan(self, plan: Plan) -> Value:
        """All that the plan asks for."""
        conditions: list[Value] = []
        if plan.part.tests:
            rest = low_bits(plan.part.tests, self._at, self._tracking)
            conditions.append(self.b.icmp("eq", rest, ConstantInt.get(i32, 0), "is.aligned"))
        conditions += [self._of_distance(plan.part, *places) for places in checked_places(plan.part)]
        found, *others = conditions
        for other in others:
            found = self.b.and_(found, other, "is.aligned.apart")
        return found

    def _of_distance(self, part: Part, one: Place, other: Place) -> Value:
        """Whether what is accessed at the one place has no byte in common with what is at the other. Both add the same to their bases: they
        share one where `one` is above `other` by more than -(end - start) and less than end - start, of the ends of both. Addresses wrap
        around at the width of their indices."""
        start, end = _extent(part, one)
        other_start, other_end = _extent(part, other)
        layout = self._tracking.layout
        assert isinstance(one.base.type, PointerType)  # of the other base, too
        number = IntType.get(layout.index_width(one.base.type.addrspace))
        addresses = [self.b.ptrtoint(settled(self.b, place.base, self._at, self._tracking), number) for place in (one, other)]
        distance = self.b.add(self.b.sub(*addresses), ConstantInt.get(number, end - other_start - 1), "distance")
        reach = (end - start) + (other_end - other_start) - 1
        return self.b.icmp("uge", distance, ConstantInt.get(number, reach), "is.apart")


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
    accesses = [access for access in part.accesses if access.place is place]
    return min(one.offset for one in accesses), max(one.offset + one.size for one in accesses)


# -- the versions


def version(plan: Plan, condition: Value, kept: CFGAnalyses) -> None:
    """Makes the copies that run where `condition` doesn't hold, and writes down in the originals what the condition tells."""
    for group in plan.region.groups:
        version_stretch(group[0], group[-1], condition, _SUFFIX, kept)
    inside = {one for group in plan.region.groups for one in group}
    aligns: dict[Place, int] = {}
    for gain in plan.part.gains:
        place = gain.chain.accesses[0].place
        aligns[place] = max(gain.align, aligns.get(place, 1))
    for access in plan.part.accesses:
        if access.place in aligns and access.instruction in inside:
            _claim(access, aligns[access.place])
    if plan.part.checks:
        _tell_apart(plan.part)


def _tell_apart(part: Part) -> None:
    """Says by alias scopes, which are new each time that control comes to the part, that checked places share nothing."""
    pairs = checked_places(part)
    module = function_of(part.first.block).module
    domain = new_domain(module, "version-alignment")
    scopes = {place: new_scope(module, domain) for pair in pairs for place in pair}
    declare(scopes.values(), Builder.before(part.first))
    lists = ScopeLists(module)
    for access in part.accesses:
        if access.place not in scopes:
            continue
        apart = [scopes[other] for pair in pairs if access.place in pair for other in pair if other is not access.place]
        lists.add(access.instruction, "alias.scope", [scopes[access.place]])
        lists.add(access.instruction, "noalias", apart)
