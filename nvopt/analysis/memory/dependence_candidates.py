"""Which pairs of accesses are worth a look at how they depend on one another.

    candidates = Candidates(members, places, instructions, pointers)
    candidates.behind(number, 400)        # the members behind this one that may depend on it, in order

Most accesses of a loop go on by the same step, constant distances apart:

    a[8 * i]  a[8 * i + 1]  a[8 * i + 2] …       never meet: they leave gaps as they go, and the others go in these
    a[i]      a[i + 1000]   a[i + 2000] …        do, but few of them, where the loop ends soon

So each gets a lane, which none from other lanes of its kind ever comes to; and within a lane those come into question that are near enough.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Mapping, Sequence
from itertools import accumulate
from typing import NamedTuple

from nvopt.analysis.memory.loop_pointers import LoopPointers
from nvopt.analysis.memory.memory_location import accessed_type
from nvopt.analysis.scev.expressions.kinds import ADD, SCEV, SCEVAddRecExpr, SCEVConstant
from nvopt.ir import LoadInst, StoreInst, Value


class PointerAccess(NamedTuple):
    """All loads, or all stores, through one pointer."""

    pointer: Value
    is_write: bool


class Motion(NamedTuple):
    """How accesses through a pointer go on, all of one size."""

    kind: tuple[object, ...]
    """Equal where a constant number of elements is between two such."""
    step: int
    """Bytes by which they go on."""
    element: int
    """Bytes of an element."""
    offset: int
    """Bytes from where others of the kind are, in the direction in which they go on."""
    bits: int
    """Of an address."""


class _Lane:
    """Members of a kind that may meet, by their offsets."""

    __slots__ = ("reads", "rises", "writes")

    def __init__(self) -> None:
        self.reads: list[tuple[int, int]] = []
        self.writes: list[tuple[int, int]] = []
        """(offset, number of the member) of each, in order."""
        self.rises = False
        """Whether a write is ahead of one that comes before it in the body."""

    def near(self, number: int, offset: int, reach: int | None, with_writes: bool, with_reads: bool) -> list[int]:
        """The members from a number on that are no more than `reach` bytes away, None for any number."""
        found: list[int] = []
        for members in ([self.writes] if with_writes else []) + ([self.reads] if with_reads else []):
            if reach is not None:
                members = members[bisect_left(members, (offset - reach,)) : bisect_right(members, (offset + reach + 1,))]
            found += [one for _, one in members if one >= number]
        return found


class Candidates:
    """The members of a class of accesses that may share memory."""

    def __init__(
        self,
        members: Sequence[PointerAccess],
        places: Mapping[PointerAccess, Sequence[int]],
        instructions: Sequence[LoadInst | StoreInst],
        pointers: LoopPointers,
    ) -> None:
        """`places`: where in the body, whose accesses `instructions` are, each of the members is."""
        self._members = members
        self.motions = [_motion(one, [instructions[at] for at in places.get(one, ())], pointers) for one in members]
        """How each goes on; None where distances between it and others aren't constant, or its accesses of several sizes."""
        self._lanes: dict[tuple[object, int], _Lane] = {}
        numbers: dict[object, int] = {}
        self._kinds = [numbers.setdefault(motion and motion.kind, len(numbers)) for motion in self.motions]
        self._fill_lanes(places)

    def _fill_lanes(self, places: Mapping[PointerAccess, Sequence[int]]) -> None:
        for number, motion in enumerate(self.motions):
            if motion is not None:
                lane = self._lanes.setdefault(_lane(motion), _Lane())
                (lane.writes if self._members[number].is_write else lane.reads).append((motion.offset, number))
        for lane in self._lanes.values():
            in_body = sorted((place, offset) for offset, number in lane.writes for place in places[self._members[number]])
            lowest = accumulate((offset for _, offset in in_body), min)
            lane.rises = any(offset > low for (_, offset), low in zip(in_body, lowest, strict=True))
            lane.writes.sort()
            lane.reads.sort()

    def behind(self, number: int, reach: int | None, with_forward: bool) -> list[int]:
        """The numbers of the member itself, where it writes, and of those behind it that may depend on it, in order; of its own kind those
        that are no more than `reach` bytes away, None for any number. Without `with_forward` those are left out that surely come later in
        the body and no farther than it."""
        is_write = self._members[number].is_write
        first = number if is_write else number + 1
        motion = self.motions[number]
        if motion is None:
            return list(range(first, len(self._members)))
        lane = self._lanes[_lane(motion)]
        found = lane.near(first, motion.offset, reach, not is_write or with_forward or lane.rises, is_write)
        if any(self._kinds):
            kind = self._kinds[number]
            found += [at for at in range(first, len(self._members)) if self._kinds[at] != kind]
        return sorted(found)

    def distance(self, one: int, other: int) -> int | None:
        """Bytes by which the one member is ahead of the other, in the direction in which they go on, where they are of one kind."""
        motion, other_motion = self.motions[one], self.motions[other]
        if motion is None or other_motion is None or self._kinds[one] != self._kinds[other]:
            return None
        return other_motion.offset - motion.offset


def _lane(motion: Motion) -> tuple[object, int]:
    return motion.kind, motion.offset % motion.step


def _motion(access: PointerAccess, instructions: Sequence[LoadInst | StoreInst], pointers: LoopPointers) -> Motion | None:
    """How the accesses through a pointer go on; None where not by a constant, or only under a predicate, or they are of several sizes."""
    types = {accessed_type(one) for one in instructions}
    sizes = {(pointers.layout.alloc_size(type), pointers.layout.store_size(type)) for type in types}
    if len(sizes) != 1 or access.pointer in pointers.symbolic_strides:
        return None
    stride = pointers.stride(access.pointer, types.pop())
    if not stride:
        return None
    ((element, stored),) = sizes
    e = pointers.under.get(access.pointer)
    rest, offset = _without_constant(e)
    if abs(offset) >> (e.bits - 2):
        return None  # differences wrap around
    offset = offset if stride > 0 else -offset
    return Motion((rest, stride, element, stored, offset % element), abs(stride) * element, element, offset, e.bits)


def _without_constant(e: SCEV) -> tuple[tuple[object, ...], int]:
    """What is left of an expression but for a constant that is added, and that."""
    steps: list[object] = []
    while isinstance(e, SCEVAddRecExpr):
        steps += [e.loop, *e.operands[1:]]
        e = e.operands[0]
    if isinstance(e, SCEVConstant):
        return tuple(steps), e.signed
    if e.kind == ADD and isinstance(e.operands[0], SCEVConstant):
        return (*steps, *e.operands[1:]), e.operands[0].signed
    return (*steps, e), 0
