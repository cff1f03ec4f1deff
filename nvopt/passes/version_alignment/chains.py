"""What code generation's load/store vectorizer makes of the accesses of a stretch, at a given alignment.

It moves loads up to the first of them and stores down to the last, where nothing between may touch the same memory; of what lies one behind
the other it makes one access, as wide as the first one's alignment allows.

Source: LLVM's LoadStoreVectorizer (splitChainByMayAliasInstrs, splitChainByContiguity, splitChainByAlignment).
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from nvopt.analysis.memory.aliases import NO_ALIAS, AliasAnalysis
from nvopt.analysis.memory.call_effects import BOTH, MOD
from nvopt.analysis.memory.memory_location import AliasTags, MemoryLocation
from nvopt.passes.version_alignment.candidates import WIDEST, pieces
from nvopt.passes.version_alignment.places import Place
from nvopt.passes.version_alignment.stretches import Access, Stretch, by_kind

_MOST_QUESTIONS = 2_000
"""About two accesses, for one stretch; beyond they are taken to touch the same memory."""
_Side = tuple[Place, AliasTags]

Pair = frozenset[Place]


class Conflicts:
    """Which accesses of a stretch may touch the same byte. `can_check` tells of two places whether their distance can be tested."""

    def __init__(self, aliases: AliasAnalysis, can_check: Callable[[Pair], bool]) -> None:
        self.checks_help = False
        """Whether there was a conflict of which a test would tell that it is none."""
        self._aliases = aliases
        self._can_check = can_check
        self._left = _MOST_QUESTIONS
        self._numbers: dict[_Side, int] = {}
        self._sides: dict[Access, int] = {}
        """The number of what an access is like."""
        self._apart: dict[tuple[int, int], bool] = {}
        self._checkable: dict[tuple[int, int], Pair | None] = {}

    def share(self, one: Access, other: Access) -> bool:
        """Whether the two may touch the same byte."""
        if one.place is other.place:
            return one.offset < other.offset + other.size and other.offset < one.offset + one.size
        if self._are_apart(one, other):
            return False
        if one.place.base is not other.place.base:
            return True  # how far into their objects they are tells nothing then
        self._left -= 1
        layout = self._aliases.layout
        locations = MemoryLocation.of_access(one.instruction, layout), MemoryLocation.of_access(other.instruction, layout)
        return self._left < 0 or self._aliases.alias(*locations) is not NO_ALIAS

    def goes_by_sides(self, one: Access, other: Access) -> bool:
        """Whether the answers to both questions are the same for all accesses like these two, wherever they are from their places on."""
        return one.place is not other.place and (one.place.base is not other.place.base or self._are_apart(one, other))

    def _are_apart(self, one: Access, other: Access) -> bool:
        """Whether accesses like these share nothing wherever in their objects they are: found once for each two places."""
        key = self.side(one), self.side(other)
        found = self._apart.get(key)
        if found is None:
            first, second = (MemoryLocation.anywhere(at.instruction.pointer, AliasTags.of(at.instruction)) for at in (one, other))
            found = self._apart[key] = self._aliases.alias(first, second) is NO_ALIAS
        return found

    def side(self, access: Access) -> int:
        """The number of what the access is like: of its place, and what its tags say."""
        found = self._sides.get(access)
        if found is None:
            side = access.place, AliasTags.of(access.instruction)
            found = self._sides[access] = self._numbers.setdefault(side, len(self._numbers))
        return found

    def check_of(self, one: Access, other: Access) -> Pair | None:
        """The places whose distance tells at run time that the two share nothing; None where that can't be tested."""
        key = self.side(one), self.side(other)
        if key not in self._checkable:
            pair = frozenset((one.place, other.place))
            like = one.place.indices == other.place.indices and one.place.base.type is other.place.base.type
            self._checkable[key] = pair if like and len(pair) == 2 and self._can_check(pair) else None
        found = self._checkable[key]
        self.checks_help |= found is not None
        return found


class Chain(NamedTuple):
    """Accesses one behind the other, of one kind, and the pairs of places of which it is assumed that they share nothing."""

    accesses: list[Access]
    checks: frozenset[Pair]


def chains(stretch: Stretch, conflicts: Conflicts, assumed: bool) -> list[Chain]:
    """What of a stretch can be moved together. With `assumed`, a test may have told that places share nothing."""
    searcher = _Searcher(stretch, conflicts, assumed)
    return [
        Chain(found, frozenset(checks))
        for alike in by_kind(stretch.accesses)
        for part, checks in searcher.movable(alike)
        for found in contiguous(part)
    ]


class _Searcher:
    def __init__(self, stretch: Stretch, conflicts: Conflicts, assumed: bool) -> None:
        self._stretch = stretch
        self._conflicts = conflicts
        self._assumed = assumed
        every = [(access, conflicts.side(access)) for access in stretch.accesses]
        stores = [one for one in every if not one[0].is_load]
        self._met = {is_load: ([one.at for one, _ in met], met) for is_load, met in ((False, every), (True, stores))}
        """What stores, and loads, are not moved past just so, each with its side, and where these stand: loads pass each other."""

    def movable(self, alike: list[Access]) -> Iterator[tuple[list[Access], set[Pair]]]:
        """Parts of accesses of one kind all of which can be moved to one place, with what is assumed for that."""
        order = alike if alike[0].is_load else alike[::-1]
        part, checks = [order[0]], set[Pair]()
        for access in order[1:]:
            needed = self._needed(access, part[0])
            if needed is not None:
                part.append(access)
                checks |= needed
            else:
                yield part, checks
                part, checks = [access], set()
        yield part, checks

    def _needed(self, access: Access, to: Access) -> set[Pair] | None:
        """What must be tested for the access to be moved to where another stands; None where it can't be."""
        first, last = sorted((access.at, to.at))
        stops = MOD if access.is_load else BOTH
        if any(first < at < last and effect & stops for at, effect in self._stretch.effects):
            return None
        needed: set[Pair] = set()
        settled: set[int] = set()
        places, met = self._met[access.is_load]
        begin = bisect_right(places, first)
        for other, side in met[begin : bisect_left(places, last, begin)]:
            if side in settled:
                continue
            if self._conflicts.goes_by_sides(access, other):
                settled.add(side)
            if not self._conflicts.share(access, other):
                continue
            check = self._conflicts.check_of(access, other)
            if check is None or not self._assumed:
                return None
            needed.add(check)
        return needed


def contiguous(part: Iterable[Access]) -> Iterator[list[Access]]:
    """Of these accesses those that lie one behind the other, in the order of their addresses; of several loads of the same the first."""
    chain: list[Access] = []
    for access in sorted(part, key=lambda one: one.offset):
        if chain and access.is_load and (access.offset, access.size) == (chain[-1].offset, chain[-1].size):
            continue
        if chain and access.offset != chain[-1].offset + chain[-1].size:
            yield chain
            chain = []
        chain.append(access)
    if chain:
        yield chain


def instructions(chain: list[Access], align: Callable[[Access], int]) -> int:
    """The memory instructions that the chain becomes, where `align` tells the alignment of an access in bytes."""
    return sum(1 if len(joined) > 1 else pieces(joined[0].size, align(joined[0])) for joined in accesses_joined(chain, align))


def accesses_joined(chain: list[Access], align: Callable[[Access], int]) -> Iterator[list[Access]]:
    """The chain in parts that become one access each."""
    at = 0
    while at < len(chain):
        wide = _widest(chain, at, align(chain[at]))
        yield chain[at : at + wide]
        at += wide


def _widest(chain: list[Access], at: int, align: int) -> int:
    """How many accesses from the one at index `at` on become one."""
    best, size = 1, 0
    for index in range(at, len(chain)):
        size += chain[index].size
        if size > min(align, WIDEST):
            break
        if size.bit_count() == 1:
            best = index - at + 1
    return best
