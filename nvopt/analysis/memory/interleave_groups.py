"""Accesses of a loop that lie side by side: loads, or stores, that together fill each iteration's stretch of memory.

    found = InterleaveGroups(accesses)            # LoopAccesses
    found.groups                                  # x and z of `p[i].x + p[i].z`: factor 3, members at 0 and 2
    found.group_of(load)

A group's loads may be made at the place of its first, its stores at that of its last: no dependence is in the way. Source: LLVM's
InterleavedAccessInfo.
"""

from __future__ import annotations

from nvopt.analysis.memory.dependences import Access
from nvopt.analysis.memory.loop_accesses import LoopAccesses
from nvopt.analysis.memory.memory_location import accessed_type, align_of
from nvopt.analysis.scev.expressions.kinds import SCEV, SCEVConstant
from nvopt.ir import LoadInst, PointerType, StoreInst, Type
from nvopt.target import address_spaces

LARGEST_FACTOR = 8
"""The most elements that a stretch may have; LLVM's limit."""


class InterleaveGroup:
    """Loads or stores of elements of one size in stretches of `factor`, one stretch an iteration."""

    __slots__ = ("_by_key", "_least", "align", "factor", "insert_position", "is_reverse", "size")

    def __init__(self, access: Access, stride: int, size: int, align: int) -> None:
        self.factor, self.is_reverse = abs(stride), stride < 0
        self.size = size
        """Of an element, in bytes."""
        self.align = align
        """That each of the members has at least, in bytes."""
        self.insert_position = access
        """Where the stretch is to be accessed: the first load, the last store."""
        self._by_key: dict[int, Access] = {0: access}
        self._least = 0

    @property
    def is_load(self) -> bool:
        """Whether it is loads."""
        return isinstance(self.insert_position, LoadInst)

    @property
    def members(self) -> dict[int, Access]:
        """The accesses by their place in the stretch; there is always one at 0."""
        return {key - self._least: self._by_key[key] for key in sorted(self._by_key)}

    @property
    def is_full(self) -> bool:
        """Whether there is an access to each element."""
        return len(self._by_key) == self.factor

    def place_of(self, access: Access) -> int:
        """The place of a member in the stretch."""
        return next(key for key, one in self._by_key.items() if one is access) - self._least

    def insert(self, access: Access, place: int, align: int) -> bool:
        """Takes the access in at so many elements from the stretch's beginning, which may be before it; False where it does not fit."""
        key = place + self._least
        keys = [*self._by_key, key]
        if key in self._by_key or max(keys) - min(keys) >= self.factor:
            return False
        self._by_key[key] = access
        self._least = min(keys)
        self.align = min(self.align, align)
        return True


class _Strided:
    """An access, the elements by which it goes on (0: not by a constant number of them), its address, and its size and alignment."""

    __slots__ = ("access", "address", "align", "size", "stride")

    def __init__(self, access: Access, stride: int, address: SCEV, size: int, align: int) -> None:
        self.access, self.stride, self.address, self.size, self.align = access, stride, address, size, align

    @property
    def is_strided(self) -> bool:
        return 2 <= abs(self.stride) <= LARGEST_FACTOR


class InterleaveGroups:
    """The groups of a loop's accesses. `predicated`: of accesses under one condition as well, and of stores that leave gaps."""

    def __init__(self, accesses: LoopAccesses, predicated: bool = False) -> None:
        self.accesses, self.predicated = accesses, predicated
        self.requires_scalar_epilogue = False
        """Whether the last stretch may reach beyond what the loop touches, so that the last iteration must stay what it is."""
        self._groups: dict[Access, InterleaveGroup] = {}
        self._dependences = {(one.source, one.destination) for one in accesses.dependences or ()}
        strided = self._strided_accesses() if accesses.is_safe else []  # otherwise dependences may be unknown
        self._completed: set[InterleaveGroup] = set()
        if not any(one.is_strided for one in strided):
            return
        for at in reversed(range(len(strided))):
            self._grow(strided, at)
        for group in self.groups:
            self._check(group)

    @property
    def groups(self) -> list[InterleaveGroup]:
        """Every group, once."""
        return list(dict.fromkeys(self._groups.values()))

    def group_of(self, access: Access) -> InterleaveGroup | None:
        """The group that the access belongs to."""
        return self._groups.get(access)

    def _strided_accesses(self) -> list[_Strided]:
        """The loads and stores in program order."""
        pointers, layout = self.accesses.pointers, self.accesses.scev.layout
        found = []
        for access in dict.fromkeys(self.accesses.checker.instructions):
            type = accessed_type(access)
            if layout.size_in_bits(type) != 8 * layout.alloc_size(type):
                continue
            stride = pointers.stride(access.pointer, type, assume=True, check_wrap=False)
            align = align_of(access, layout)
            found.append(_Strided(access, stride or 0, pointers.expression(access.pointer), layout.alloc_size(type), align))
        return found

    def _is_conditional(self, access: Access) -> bool:
        assert access.parent is not None
        return self.accesses.pointers.is_conditional(access.parent)

    def _grow(self, strided: list[_Strided], at: int) -> None:
        """Takes into the group of an access those before it, and gives up groups that a dependence on it breaks."""
        last = strided[at]
        group = self._groups.get(last.access)
        if group is None and last.is_strided and (self.predicated or not self._is_conditional(last.access)):
            group = self._groups[last.access] = InterleaveGroup(last.access, last.stride, last.size, last.align)
        before = strided[:at] if group is not None else [one for one in strided[:at] if one.access in self._groups]
        for first in reversed(before):
            self._break(first, last, group, strided)
            if group is None or group in self._completed:
                continue
            distance = self._distance(first, last)
            if distance is not None and group.insert(first.access, group.place_of(last.access) + distance, first.align):
                self._groups[first.access] = group
                if group.is_load:
                    group.insert_position = first.access

    def _break(self, first: _Strided, last: _Strided, group: InterleaveGroup | None, strided: list[_Strided]) -> None:
        """Where a store must come before an access behind it: the store's group can't be made there, nor a load's grow beyond the store."""
        store_group = self._groups.get(first.access)
        if not isinstance(first.access, StoreInst) or (store_group is group and group is not None):
            return
        behind = [last]
        if group is not None and group.is_load:
            behind = [one for one in strided if self._groups.get(one.access) is group]
        if any(not self._may_swap(first, one) for one in behind):
            if store_group is not None:
                self._release(store_group)
            if group is not None and group.is_load:
                self._completed.add(group)

    def _may_swap(self, first: _Strided, last: _Strided) -> bool:
        """Whether a store may be made behind an access that follows it, as far as groups ask for that."""
        if not first.is_strided and not last.is_strided:
            return True
        return self.accesses.dependences is not None and (first.access, last.access) not in self._dependences

    def _distance(self, first: _Strided, last: _Strided) -> int | None:
        """By how many elements the first is behind the last, where both may be in one group."""
        if not first.is_strided or not last.is_strided or first.access in self._groups or type(first.access) is not type(last.access):
            return None
        if (first.stride, first.size) != (last.stride, last.size):
            return None
        if address_spaces.of(first.access.pointer.type) != address_spaces.of(last.access.pointer.type):
            return None
        if not self._has_bits_of(accessed_type(first.access), accessed_type(last.access)):
            return None
        if any(map(self._is_conditional, (first.access, last.access))) and (
            not self.predicated or first.access.parent is not last.access.parent
        ):
            return None
        distance = self.accesses.scev.minus(first.address, last.address)
        if not isinstance(distance, SCEVConstant) or distance.signed % last.size:
            return None
        return distance.signed // last.size

    def _has_bits_of(self, type: Type, other: Type) -> bool:
        """Whether one may be made of the bits of the other, of the same size: pointers may be more than an integer."""
        layout = self.accesses.scev.layout
        spaces = (one.addrspace for one in (type, other) if isinstance(one, PointerType))
        return type is other or not any(layout.pointer_spec(space).non_integral for space in spaces)

    def _release(self, group: InterleaveGroup) -> None:
        for access in group.members.values():
            del self._groups[access]

    def _check(self, group: InterleaveGroup) -> None:
        """Gives up a group with gaps whose stretches may lie where nothing is."""
        if group.is_full:
            return
        members = group.members
        if (not group.is_load and not self.predicated) or self._may_wrap(members[0]):
            self._release(group)
        elif group.factor - 1 in members:
            if self._may_wrap(members[group.factor - 1]):
                self._release(group)
        elif group.is_reverse:
            self._release(group)
        elif group.is_load:
            self.requires_scalar_epilogue = True

    def _may_wrap(self, access: Access) -> bool:
        return not self.accesses.pointers.stride(access.pointer, accessed_type(access))
