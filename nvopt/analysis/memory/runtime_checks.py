"""Comparisons of pointers ahead of a loop that tell whether its accesses keep apart.

    checks = RuntimeChecks()
    checks.insert(...)            # each pointer, with the bytes between which it stays
    checks.generate(classes)      # `checks.groups`; `checks.pairs` tells which of them must not overlap

Pointers of one object whose bounds differ by a constant are one group. Source: LLVM's RuntimePointerChecking.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import NamedTuple

from nvopt.analysis.memory.dependence_candidates import PointerAccess
from nvopt.analysis.memory.dependences import Classes
from nvopt.analysis.scev.expressions.constant_difference import constant_difference
from nvopt.analysis.scev.expressions.kinds import SCEV
from nvopt.ir import Value

MOST_COMPARISONS = 100
"""Comparisons with groups that are made in looking for one to join; LLVM's memory-check-merge-threshold."""


class CheckedPointer(NamedTuple):
    """A pointer that stays at `start` and above, and with all that is accessed below `end`."""

    pointer: Value
    start: SCEV
    end: SCEV
    is_write: bool
    dependence_set: int
    """Pointers of one such need no check: their dependences are known."""
    alias_set: int
    """Pointers of different ones never meet."""
    expression: SCEV


@dataclass(slots=True)
class CheckGroup:
    """Pointers that are checked as one: the bytes from `low` up to `high`."""

    low: SCEV
    high: SCEV
    members: list[CheckedPointer]

    @property
    def alias_set(self) -> int:
        """That of the members."""
        return self.members[0].alias_set

    @property
    def dependence_sets(self) -> frozenset[int]:
        """Those of the members: of one class of accesses it is one."""
        return frozenset(one.dependence_set for one in self.members)

    @property
    def is_written(self) -> bool:
        """Whether a member writes."""
        return any(one.is_write for one in self.members)

    def take_in(self, pointer: CheckedPointer) -> bool:
        """Makes the pointer one of the group, where its bounds are a constant away."""
        bits = pointer.start.bits
        if pointer.start.bits != self.low.bits:
            return False
        below, above = constant_difference(self.low, pointer.start), constant_difference(self.high, pointer.end)
        if below is None or above is None:
            return False
        sign = 1 << (bits - 1)
        if not below & sign:
            self.low = pointer.start
        if above & sign:
            self.high = pointer.end
        self.members.append(pointer)
        return True


class _Numbers:
    """Which of the groups there are, by their alias set and their dependence sets."""

    def __init__(self) -> None:
        self._numbers: dict[int, dict[frozenset[int], list[int]]] = {}

    def note(self, number: int, group: CheckGroup) -> None:
        """Takes in a group; the numbers go up."""
        self._numbers.setdefault(group.alias_set, {}).setdefault(group.dependence_sets, []).append(number)

    def behind(self, at: int, group: CheckGroup) -> list[int]:
        """The numbers above `at`, in order, but those whose dependences with the group are known."""
        found: list[int] = []
        for sets, numbers in self._numbers.get(group.alias_set, {}).items():
            if sets != group.dependence_sets or len(sets) > 1:
                found += numbers[bisect_right(numbers, at) :]
        return sorted(found)


class RuntimeChecks:
    """The pointers of a loop that are checked, in groups."""

    def __init__(self) -> None:
        self.is_needed = False
        self.pointers: list[CheckedPointer] = []
        self.groups: list[CheckGroup] = []

    def reset(self) -> None:
        """Forgets all."""
        self.is_needed = False
        self.pointers, self.groups = [], []

    def generate(self, classes: Classes | None) -> None:
        """Puts the pointers into groups, those of each of the classes, or each by itself."""
        self.groups = self._grouped(classes) if classes is not None else [_alone(pointer) for pointer in self.pointers]

    @property
    def pairs(self) -> Iterator[tuple[int, int]]:
        """The numbers of groups that must not share a byte. Of many groups there are very many."""
        every, written = _Numbers(), _Numbers()
        for number, group in enumerate(self.groups):
            every.note(number, group)
            if group.is_written:
                written.note(number, group)
        for at, one in enumerate(self.groups):
            for other in (every if one.is_written else written).behind(at, one):
                if self._need_check(one, self.groups[other]):
                    yield at, other

    def are_more_than(self, number: int) -> bool:
        """Whether more pairs than that have to be checked."""
        return next(islice(self.pairs, number, None), None) is not None

    def _grouped(self, classes: Classes) -> list[CheckGroup]:
        groups: list[CheckGroup] = []
        places: dict[Value, list[int]] = {}
        for at, pointer in enumerate(self.pointers):
            places.setdefault(pointer.pointer, []).append(at)
        seen: set[int] = set()
        left = MOST_COMPARISONS
        for at, pointer in enumerate(self.pointers):
            if at in seen:
                continue
            access = PointerAccess(pointer.pointer, pointer.is_write)
            if access not in classes:
                groups.append(_alone(pointer))
                continue
            found: list[CheckGroup] = []
            for member in classes.members(access):
                for place in places.get(member.pointer, ()):
                    seen.add(place)
                    joined = False
                    for group in found:
                        if left < 0 or joined:
                            break
                        left -= 1
                        joined = group.take_in(self.pointers[place])
                    if not joined:
                        found.append(_alone(self.pointers[place]))
            groups += found
        return groups

    def _need_check(self, one: CheckGroup, other: CheckGroup) -> bool:
        return any(_need_check(first, second) for first in one.members for second in other.members)


def _alone(pointer: CheckedPointer) -> CheckGroup:
    return CheckGroup(pointer.start, pointer.end, [pointer])


def _need_check(one: CheckedPointer, other: CheckedPointer) -> bool:
    if not one.is_write and not other.is_write:
        return False
    return one.dependence_set != other.dependence_set and one.alias_set == other.alias_set
