"""How two accesses of a loop depend on one another: by the distance of their pointers, and which way it goes.

    checker = DependenceChecker(pointers)
    checker.add(load); checker.add(store)                    # in program order
    checker.check(classes, wanted)
    checker.dependences                                      # [Dependence(load, store, BACKWARD_VECTORIZABLE)]
    checker.max_safe_width                                   # 128: so many bits may be accessed at once

A dependence is one of a single thread, from one iteration to another or within one. Source: LLVM's MemoryDepChecker.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from enum import Enum
from itertools import islice
from typing import NamedTuple

from nvopt.analysis.memory.dependence_candidates import Candidates, Motion, PointerAccess
from nvopt.analysis.memory.loop_pointers import LoopPointers
from nvopt.analysis.memory.memory_location import accessed_type
from nvopt.analysis.scev.expressions.kinds import COULD_NOT_COMPUTE, SCEV, SCEVConstant
from nvopt.ir import LoadInst, PHINode, StoreInst, Type, Value

MOST_DEPENDENCES = 100
"""Beyond so many none is recorded, and the first unsafe one ends the search; LLVM's limit."""
_MOST_ELEMENTS = 64
"""The most elements that are taken to be accessed at once."""
_VECTOR_BITS = 64
"""Bits that are taken to be accessed at once at least: twice a register of NVPTX."""
_ROUNDS_THROUGH_MEMORY = 8
"""Iterations, times the bytes of an element, after which what was stored has come to memory."""

Access = LoadInst | StoreInst
_Pair = tuple[tuple[PointerAccess, int], tuple[PointerAccess, int]]


class DependenceKind(Enum):
    """LLVM's kinds."""

    NO_DEP = "NoDep"
    UNKNOWN = "Unknown"
    """A check when the program runs may rule it out."""
    INDIRECT_UNSAFE = "IndirectUnsafe"
    """A pointer does not go on by a constant."""
    FORWARD = "Forward"
    """From an access to a later one of the same or a later iteration: several iterations at once keep the order."""
    FORWARD_BUT_PREVENTS_FORWARDING = "ForwardButPreventsForwarding"
    """As well, but what was stored would have to come back from memory."""
    BACKWARD = "Backward"
    """From an access to an earlier one of the next iterations."""
    BACKWARD_VECTORIZABLE = "BackwardVectorizable"
    """The same, so many iterations on that some may run at once."""
    BACKWARD_VECTORIZABLE_BUT_PREVENTS_FORWARDING = "BackwardVectorizableButPreventsForwarding"

    @property
    def is_safe(self) -> bool:
        """Whether iterations may run at once, as many as the distance allows."""
        return self in (DependenceKind.NO_DEP, DependenceKind.FORWARD, DependenceKind.BACKWARD_VECTORIZABLE)


class Dependence(NamedTuple):
    """The second access depends on the first, which comes before it in the loop's body."""

    source: Access
    destination: Access
    kind: DependenceKind


class Classes:
    """Accesses that may share memory, in classes; the order within one is LLVM's."""

    __slots__ = ("_members",)

    def __init__(self) -> None:
        self._members: dict[PointerAccess, deque[PointerAccess]] = {}

    def __contains__(self, access: PointerAccess) -> bool:
        return access in self._members

    def insert(self, access: PointerAccess) -> None:
        """Makes a class of its own."""
        self._members.setdefault(access, deque([access]))

    def unite(self, one: PointerAccess, other: PointerAccess) -> None:
        """Puts the other's class behind the first's."""
        front, back = self._members[one], self._members[other]
        if front is back:
            return
        if len(front) < len(back):
            whole, moved = back, front
            back.extendleft(reversed(front))
        else:
            whole, moved = front, back
            front.extend(back)
        for access in moved:
            self._members[access] = whole

    def members(self, access: PointerAccess) -> Sequence[PointerAccess]:
        """The class of the access."""
        return self._members[access]

    def clear(self) -> None:
        """Forgets all."""
        self._members.clear()


class _Distance(NamedTuple):
    """How far the second access is ahead of the first in the direction in which both go, in bytes; by how many bytes the faster goes on,
    and both do; the bytes of an element, 0 where the accesses are of different sizes."""

    bytes: SCEV
    longest_stride: int
    stride: int | None
    element: int
    first_writes: bool
    second_writes: bool


class _Beyond:
    """Which distances are farther than the loop gets: what holds of one holds of all farther ones."""

    __slots__ = ("least", "most_within")

    def __init__(self) -> None:
        self.least: int | None = None
        """The least that is known to be."""
        self.most_within = 0
        """The greatest of which that isn't known."""

    def note(self, distance: int, is_beyond: bool) -> None:
        """Takes up what was found."""
        if is_beyond:
            self.least = distance
        else:
            self.most_within = distance


class DependenceChecker:
    """The accesses of a loop, and how they depend on one another."""

    def __init__(self, pointers: LoopPointers) -> None:
        self.pointers = pointers
        self.instructions: list[Access] = []
        """The accesses in program order; one through a phi of pointers for each of these."""
        self.places: dict[PointerAccess, list[int]] = {}
        self.dependences: list[Dependence] | None = []
        """None where there are too many."""
        self.max_safe_width: int | None = None
        """Bits that may be accessed at once, None where any number."""
        self.max_forwarded_width: int | None = None
        """Bits above which what was stored is loaded before it has come to memory, None where no number is."""
        self.may_check_instead = False
        """Whether a distance that isn't known may be checked when the program runs."""
        self._least_distance: int | None = None
        self._beyond: dict[tuple[int, int], _Beyond] = {}
        self._tried: set[tuple[int | None, ...]] = set()
        self._is_safe = True
        self._may_be_safe = True

    def add(self, access: Access) -> None:
        """The next access in program order."""
        for pointer in pointers_of(access.pointer, self.pointers):
            self.places.setdefault(PointerAccess(pointer, isinstance(access, StoreInst)), []).append(len(self.instructions))
            self.instructions.append(access)

    def forget_dependences(self) -> None:
        """They are checked when the program runs."""
        if self.dependences is not None:
            self.dependences = []

    def check(self, classes: Classes, wanted: Sequence[PointerAccess]) -> bool:
        """Finds the dependences in the classes of the accesses; whether all are safe."""
        seen: set[PointerAccess] = set()
        self._least_distance = None
        for access in wanted:
            if access not in seen:
                members = classes.members(access)
                seen.update(members)
                if not self._check_class(members):
                    return False
        return self._is_safe

    def _check_class(self, members: Sequence[PointerAccess]) -> bool:
        """False where the rest need not be looked at."""
        for (one, at), (other, other_at) in self._pairs(list(members)):
            first, second = ((one, at), (other, other_at)) if at < other_at else ((other, other_at), (one, at))
            kind = self._kind(*first, *second)
            if not kind.is_safe:
                self._is_safe = False
                if kind is not DependenceKind.UNKNOWN:
                    self._may_be_safe = False
            if self.dependences is not None and kind is not DependenceKind.NO_DEP:
                self.dependences.append(Dependence(self.instructions[first[1]], self.instructions[second[1]], kind))
                if len(self.dependences) >= MOST_DEPENDENCES:
                    self.dependences = None
            if self.dependences is None and not self._is_safe:
                return False
        return True

    def _pairs(self, members: Sequence[PointerAccess]) -> Iterator[_Pair]:
        """The pairs that may depend on one another, in LLVM's order. Once none is recorded any more, only those that may tell something
        new of all."""
        if (len(members) < 2 and len(self.places.get(members[0], ())) < 2) or not any(one.is_write for one in members):
            return
        candidates = Candidates(members, self.places, self.instructions, self.pointers)
        for number, one in enumerate(members):
            motion = candidates.motions[number]
            reach = self._reach(motion) if motion is not None else None
            for other_number in candidates.behind(number, reach, with_forward=self.dependences is not None):
                other, ahead = members[other_number], candidates.distance(number, other_number)
                for at, other_at in _pairs_of_places(self.places.get(one, []), self.places.get(other, []), other is one):
                    if self.dependences is None and ahead is not None and motion is not None:
                        yield from self._pairs_that_tell(one, other, ahead, motion)
                        break
                    yield (one, at), (other, other_at)

    def _pairs_that_tell(self, one: PointerAccess, other: PointerAccess, ahead: int, motion: Motion) -> Iterator[_Pair]:
        """Of the pairs through two pointers, the second `ahead` bytes ahead of the first, one for each order of the body, where it may tell
        something new."""
        places, others = self.places[one], self.places[other]
        orders = [(places[0], others[-1])] if places[0] < others[-1] else []
        if others[0] < places[-1]:
            orders.insert(0 if others[0] < places[0] else 1, (places[-1], others[0]))
        for at, other_at in orders:
            first, second, distance = (one, other, ahead) if at < other_at else (other, one, -ahead)
            if self._may_tell_more(first.is_write, second.is_write, distance, motion):
                yield (one, at), (other, other_at)

    def _may_tell_more(self, first_writes: bool, second_writes: bool, distance: int, motion: Motion) -> bool:
        """Whether the pair may be unsafe, or allow less at once than is known by now, where it need not be recorded."""
        if distance > 0 and not (self._is_settled(motion) and distance >= (self._least_distance or 0)):
            return True
        is_flow = first_writes is (distance < 0) and second_writes is (distance > 0)
        if not distance or not is_flow or self._is_forwarded(abs(distance), motion.element):
            return False
        key = motion.step, motion.element, distance, self.max_forwarded_width
        is_new = key not in self._tried
        self._tried.add(key)
        return is_new

    def _reach(self, motion: Motion) -> int | None:
        """The bytes beyond which accesses like this one need no look, None for no number."""
        beyond = self._beyond.get((motion.step, motion.bits))
        reach = beyond.least if beyond is not None else None
        if self.dependences is None and self._is_settled(motion) and self._least_distance is not None:
            near = max(self._least_distance, _MOST_ELEMENTS * _ROUNDS_THROUGH_MEMORY * motion.element**2)
            if self._is_forwarded(near, motion.element):
                return near if reach is None else min(near, reach)
        return reach

    def _is_settled(self, motion: Motion) -> bool:
        """Whether accesses like these, farther ahead than the least distance, allow no less than is known by now."""
        least = self._least_distance
        if least is None or self.max_safe_width is None or motion.step + motion.element > least:
            return False
        return self.max_safe_width <= _width(least, motion.step, motion.element)

    def _is_forwarded(self, distance: int, element: int) -> bool:
        """Whether what is stored is back in memory, whatever the width, before it is loaded so many bytes on."""
        if self.max_forwarded_width is not None and self.max_forwarded_width < 2 * element:
            return False
        return distance >= _MOST_ELEMENTS * element * _ROUNDS_THROUGH_MEMORY * element

    @property
    def should_check_instead(self) -> bool:
        """Whether only what isn't known is in the way, so that checks when the program runs may do."""
        return self.may_check_instead and self._may_be_safe

    # -- one pair

    def _kind(self, one: PointerAccess, at: int, other: PointerAccess, other_at: int) -> DependenceKind:
        """How the second access depends on the first, which stands before it."""
        types = accessed_type(self.instructions[at]), accessed_type(self.instructions[other_at])
        found = self._distance(one, types[0], other, types[1])
        if isinstance(found, _Distance):
            if found.bytes.is_zero and not found.element:
                return DependenceKind.UNKNOWN
            found = self._by_distance(found)
        is_open = found is DependenceKind.UNKNOWN or not isinstance(found, DependenceKind)
        if is_open and self._are_apart(one.pointer, types[0], other.pointer, types[1]):
            return DependenceKind.NO_DEP
        return found if isinstance(found, DependenceKind) else self._vectorizable(found)

    def _distance(self, one: PointerAccess, type: Type, other: PointerAccess, other_type: Type) -> _Distance | DependenceKind:
        pointers, scev, layout = self.pointers, self.pointers.scev, self.pointers.layout
        if not one.is_write and not other.is_write:
            return DependenceKind.NO_DEP
        stride = pointers.stride(one.pointer, type, assume=True)
        other_stride = pointers.stride(other.pointer, other_type, assume=True)
        first, second = pointers.under.get(one.pointer), pointers.under.get(other.pointer)
        if stride is not None and stride < 0:
            first, second, type, other_type, stride, other_stride = second, first, other_type, type, other_stride, stride
        distance = scev.minus(second, first)
        if stride is None or other_stride is None:
            return DependenceKind.INDIRECT_UNSAFE
        if not stride or not other_stride or (stride > 0) != (other_stride > 0):
            return DependenceKind.UNKNOWN
        size, other_size = layout.alloc_size(type), layout.alloc_size(other_type)
        steps = abs(stride) * size, abs(other_stride) * other_size
        if not isinstance(distance, SCEVConstant) and stride == other_stride:
            self.may_check_instead = True
        if distance.kind == COULD_NOT_COMPUTE:
            return DependenceKind.UNKNOWN
        element = other_size if layout.store_size(type) == layout.store_size(other_type) else 0
        common = steps[0] if steps[0] == steps[1] else None
        return _Distance(distance, max(steps), common, element, one.is_write, other.is_write)

    def _by_distance(self, found: _Distance) -> DependenceKind | _Distance:
        """What the distance says. It itself where the accesses may run at once, so far as it allows."""
        scev = self.pointers.scev
        distance = found.bytes
        if found.element and self._is_beyond_loop(distance, found.longest_stride):
            return DependenceKind.NO_DEP
        constant = abs(distance.signed) if isinstance(distance, SCEVConstant) else 0
        if isinstance(distance, SCEVConstant):
            if constant and found.stride and found.stride > 1 and found.element and _interlace(constant, found.stride, found.element):
                return DependenceKind.NO_DEP
        else:
            distance = self.pointers.guarded(distance)
        if scev.is_known_non_positive(distance):
            return self._forward(found, distance, constant)
        least = scev.signed_min(distance)
        if least <= 0 or not found.element:
            return DependenceKind.UNKNOWN
        return self._backward(found, constant, least)

    def _forward(self, found: _Distance, distance: SCEV, constant: int) -> DependenceKind:
        """The second access comes to a place no later than the first."""
        if self.pointers.scev.is_known_non_negative(distance):
            return DependenceKind.FORWARD if found.element else DependenceKind.UNKNOWN
        if found.first_writes and not found.second_writes:
            if not constant:
                return DependenceKind.UNKNOWN
            if not found.element or self._prevents_forwarding(constant, found.element):
                return DependenceKind.FORWARD_BUT_PREVENTS_FORWARDING
        return DependenceKind.FORWARD

    def _backward(self, found: _Distance, constant: int, least: int) -> DependenceKind | _Distance:
        """The second access comes to a place `least` bytes and more ahead of the first."""
        needed = found.longest_stride + found.element  # for two iterations at once
        if needed > least:
            return DependenceKind.BACKWARD if constant else DependenceKind.UNKNOWN
        if self._least_distance is not None and needed > self._least_distance:
            return DependenceKind.BACKWARD
        self._least_distance = least if self._least_distance is None else min(least, self._least_distance)
        is_flow = not found.first_writes and found.second_writes  # what is stored is loaded in later iterations
        if is_flow and constant and self._prevents_forwarding(least, found.element, found.stride or 0):
            return DependenceKind.BACKWARD_VECTORIZABLE_BUT_PREVENTS_FORWARDING
        if not constant and self._width(found) < _VECTOR_BITS:
            return DependenceKind.UNKNOWN
        return found

    def _vectorizable(self, found: _Distance) -> DependenceKind:
        width = self._width(found)
        self.max_safe_width = width if self.max_safe_width is None else min(self.max_safe_width, width)
        return DependenceKind.BACKWARD_VECTORIZABLE

    def _width(self, found: _Distance) -> int:
        """Bits of the elements that may be accessed at once."""
        assert self._least_distance is not None
        return _width(self._least_distance, found.longest_stride, found.element)

    def _is_beyond_loop(self, distance: SCEV, stride: int) -> bool:
        """Whether the distance is farther than the loop gets."""
        if not isinstance(distance, SCEVConstant):
            return self._is_found_beyond_loop(distance, stride)
        beyond = self._beyond.setdefault((stride, distance.bits), _Beyond())
        far = abs(distance.signed)
        if far > beyond.most_within and (beyond.least is None or far < beyond.least):
            beyond.note(far, self._is_found_beyond_loop(distance, stride))
        return far > beyond.most_within

    def _is_found_beyond_loop(self, distance: SCEV, stride: int) -> bool:
        scev = self.pointers.scev
        count = self.pointers.under.symbolic_max_backedge_taken_count()
        if distance.bits > count.bits:
            count = scev.zext(count, distance.type)  # before it is multiplied: a narrow counter may go over more bytes than it can count
        else:
            distance = scev.noop_or_sext(distance, count.type)
        way = scev.mul(count, scev.constant(count.type, stride))
        return any(scev.is_known_positive(scev.minus(one, way)) for one in (distance, scev.negative(distance)))

    def _are_apart(self, one: Value, type: Type, other: Value, other_type: Type) -> bool:
        """Whether all that the one pointer comes to lies before all that the other comes to, or behind it."""
        pointers, scev = self.pointers, self.pointers.scev
        bounds = pointers.bounds(pointers.under.get(one), type)
        other_bounds = pointers.bounds(pointers.under.get(other), other_type) if bounds is not None else None
        if bounds is None or other_bounds is None:
            return False
        for (_, end), (start, _) in ((bounds, other_bounds), (other_bounds, bounds)):
            end, start = pointers.guarded(end), pointers.guarded(start)
            if end.bits == start.bits and scev.is_known_predicate("ule", end, start):
                return True
        return False

    def _prevents_forwarding(self, distance: int, element: int, stride: int = 0) -> bool:
        """Whether what is stored in one vector would be loaded, in another cut, before it has come to memory."""
        most = _MOST_ELEMENTS * element
        if self.max_forwarded_width is not None:
            most = min(most, self.max_forwarded_width)
        width = 2 * element
        while width <= most:
            if distance % width and distance // width < _ROUNDS_THROUGH_MEMORY * element:
                most = width >> 1
                break
            width *= 2
        if most < 2 * element:
            return True
        if stride and most != _MOST_ELEMENTS * element and (self.max_forwarded_width is None or most < self.max_forwarded_width):
            elements = 1 << ((most // stride).bit_length() - 1) if most >= stride else 0
            bits = elements * element * 8
            self.max_forwarded_width = bits if self.max_forwarded_width is None else min(self.max_forwarded_width, bits)
        return False


def pointers_of(pointer: Value, pointers: LoopPointers) -> list[Value]:
    """The pointers that an access goes through: of a phi inside the loop, but of its header, each that comes in."""
    loop = pointers.loop
    found: list[Value] = []
    seen: set[Value] = set()
    pending = [pointer]
    while pending:
        at = pending.pop()
        if at in seen:
            continue
        seen.add(at)
        if isinstance(at, PHINode) and loop.contains_instruction(at) and at.parent is not loop.header:
            pending += [value for value, _ in at.incoming]
        else:
            found.append(at)
    return found


def _pairs_of_places(places: list[int], others: list[int], are_same: bool) -> Iterator[tuple[int, int]]:
    for number, at in enumerate(places):
        for other in islice(others, number + 1 if are_same else 0, None):
            yield at, other


def _width(distance: int, step: int, element: int) -> int:
    """Bits of the elements that may be accessed at once, where a distance of so many bytes must not be crossed."""
    return distance // step * element * 8


def _interlace(distance: int, stride: int, element: int) -> bool:
    """Whether accesses so far apart, which leave gaps as they go, never come to the same place."""
    return distance % element == 0 and distance % stride != 0
