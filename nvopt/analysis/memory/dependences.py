"""How two accesses of a loop depend on one another: by the distance of their pointers, and which way it goes.

    checker = DependenceChecker(pointers)
    checker.add(load); checker.add(store)                    # in program order
    checker.check(classes, wanted)
    checker.dependences                                      # [Dependence(load, store, BACKWARD_VECTORIZABLE)]
    checker.max_safe_width                                   # 128: so many bits may be accessed at once

A dependence is one of a single thread, from one iteration to another or within one. Source: LLVM's MemoryDepChecker.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum
from typing import NamedTuple

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


class PointerAccess(NamedTuple):
    """All loads, or all stores, through one pointer."""

    pointer: Value
    is_write: bool


class Classes:
    """Accesses that may share memory, in classes; the order within one is LLVM's."""

    __slots__ = ("_members",)

    def __init__(self) -> None:
        self._members: dict[PointerAccess, list[PointerAccess]] = {}

    def __contains__(self, access: PointerAccess) -> bool:
        return access in self._members

    def insert(self, access: PointerAccess) -> None:
        """Makes a class of its own."""
        self._members.setdefault(access, [access])

    def unite(self, one: PointerAccess, other: PointerAccess) -> None:
        """Puts the other's class behind the first's."""
        front, back = self._members[one], self._members[other]
        if front is not back:
            front += back
            for access in back:
                self._members[access] = front

    def members(self, access: PointerAccess) -> list[PointerAccess]:
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

    def _check_class(self, members: list[PointerAccess]) -> bool:
        """False where the rest need not be looked at."""
        for (one, at), (other, other_at) in self._pairs(members):
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

    def _pairs(self, members: list[PointerAccess]) -> Iterator[tuple[tuple[PointerAccess, int], tuple[PointerAccess, int]]]:
        for place, one in enumerate(members):
            for other in members[place if one.is_write else place + 1 :]:
                for number, at in enumerate(self.places.get(one, ())):
                    others = self.places.get(other, [])
                    for other_at in others[number + 1 :] if other is one else others:
                        yield (one, at), (other, other_at)

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
        if found is DependenceKind.UNKNOWN and self._are_apart(one.pointer, types[0], other.pointer, types[1]):
            return DependenceKind.NO_DEP
        if isinstance(found, DependenceKind):
            return found
        return DependenceKind.NO_DEP if self._are_apart(one.pointer, types[0], other.pointer, types[1]) else self._vectorizable(found)

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
        return self._least_distance // found.longest_stride * found.element * 8

    def _is_beyond_loop(self, distance: SCEV, stride: int) -> bool:
        """Whether the distance is farther than the loop gets."""
        scev = self.pointers.scev
        count = self.pointers.under.symbolic_max_backedge_taken_count()
        way = scev.mul(count, scev.constant(count.type, stride))
        if distance.bits > way.bits:
            way = scev.zext(way, distance.type)
        else:
            distance = scev.noop_or_sext(distance, way.type)
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


def _interlace(distance: int, stride: int, element: int) -> bool:
    """Whether accesses so far apart, which leave gaps as they go, never come to the same place."""
    return distance % element == 0 and distance % stride != 0
