"""Pointers by what they may share: two of different sets never touch the same memory.

    sets = AliasSets(aliases)
    sets.add(MemoryLocation.anywhere(pointer))
    sets.sets            # the pointers of each set, in the order in which they came

Locations that go round a loop are compared across iterations. Source: LLVM's AliasSetTracker.
"""

from __future__ import annotations

from nvopt.analysis.memory.aliases import NO_ALIAS, AliasAnalysis
from nvopt.analysis.memory.memory_location import MemoryLocation
from nvopt.ir import Value

MOST_LOCATIONS = 250
"""Beyond so many all are taken to share something; LLVM's limit."""


class AliasSets:
    """The sets of the locations so far."""

    __slots__ = ("_aliases", "_known", "_sets")

    def __init__(self, aliases: AliasAnalysis) -> None:
        self._aliases = aliases
        self._sets: list[list[MemoryLocation]] = []
        self._known: set[MemoryLocation] = set()

    @property
    def sets(self) -> list[list[Value]]:
        """The pointers of each set."""
        return [list(dict.fromkeys(location.pointer for location in one)) for one in self._sets]

    def add(self, location: MemoryLocation) -> None:
        """Puts the location into the set of those that may share memory with it; it may join sets."""
        if location in self._known:
            return
        meeting = [one for one in self._sets if self._meets(location, one)]
        if not meeting:
            meeting = [[]]
            self._sets.append(meeting[0])
        first, *others = meeting
        for one in others:
            first += one
        if others:
            self._sets = [one for one in self._sets if not any(one is other for other in others)]
        first.append(location)
        self._known.add(location)

    def _meets(self, location: MemoryLocation, others: list[MemoryLocation]) -> bool:
        if len(self._known) >= MOST_LOCATIONS:
            return True
        return any(
            location.pointer is other.pointer or self._aliases.alias(location, other, crossing=True) is not NO_ALIAS for other in others
        )
