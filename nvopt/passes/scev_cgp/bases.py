"""Gives the addresses of groups their bases."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
from nvopt.ir import (
    BasicBlock,
    ConstantInt,
    GetElementPtrInst,
    Instruction,
    IntType,
    PointerType,
    StoreInst,
    Value,
)
from nvopt.passes.scev_cgp.groups import Group, Member
from nvopt.transforms.blocks import terminator_of
from nvopt.transforms.dead_values import erase_dead_value
from nvopt.transforms.scev_expander import SCEVExpander

_BYTE = IntType.get(8)


class Rewritten(NamedTuple):
    """An access that is at an offset, in bytes, from a base now."""

    access: Instruction
    base: Value
    offset: int


def rewrite(
    groups: Iterable[Group], scev: ScalarEvolution, limits: tuple[int, int], *, old_base: bool, aggressive: bool
) -> list[Rewritten]:
    """Rewrites the addresses of groups that save something. `limits`: accesses, and bases put into one block for others; -1 for any."""
    most, most_bases = limits
    made: list[Rewritten] = []
    bases: Counter[BasicBlock] = Counter()
    expander = SCEVExpander(scev, name="scevcgp.")
    for group in groups:
        left = most - len(made) if most >= 0 else len(group.members)
        members = [one for one in group.members if aggressive or _saves(one, group)]
        if not members or not left:
            continue
        if old_base or group.varies or len(members) == 1:
            made += _from_first(group, members, scev, left)
        elif not 0 <= most_bases <= bases[group.block]:
            fresh = _from_lowest(group, members, expander, left)
            bases[group.block] += bool(fresh) and any(one.access.block is not group.block for one in members)
            made += fresh
    return made


def _saves(member: Member, group: Group) -> bool:
    """Whether the address, and something that it alone is computed from, goes: it is no offset from what others use."""
    accesses = {one.access for one in group.members}
    address = member.address
    if any(user not in accesses for user in address.users):
        return False
    return any(not isinstance(index, ConstantInt) for index in address.operands[1:])


def _from_first(group: Group, members: list[Member], scev: ScalarEvolution, most: int) -> list[Rewritten]:
    """Rewrites what the group's first access comes ahead of. That access is made by then: its address is not poison."""
    first = group.members[0]
    ahead = [one for one in members if one.address is not first.address and _precedes(first, one, scev)]
    return _offsets(first.address, 0, ahead[:most], scev)


def _precedes(first: Member, other: Member, scev: ScalarEvolution) -> bool:
    if first.access.block is other.access.block:
        return first.access.comes_before(other.access)
    return scev.dominators.dominates(first.access.block, other.access.block)


def _from_lowest(group: Group, members: list[Member], expander: SCEVExpander, most: int) -> list[Rewritten]:
    """Computes the lowest address ahead of all, and the others from it."""
    scev = expander.scev
    lowest = min(one.offset for one in members)
    e = scev.add(group.first, scev.constant(_index_type(group.members[0].address, scev), lowest))
    inside = [one.access for one in members if one.access.block is group.block]
    at = inside[0] if inside else terminator_of(group.block)
    if not expander.is_safe_to_expand(e, at):
        return []
    base = expander.expand(e, at)
    return _offsets(base, lowest, [one for one in members if one.address is not base][:most], scev)


def _offsets(base: Value, lowest: int, members: list[Member], scev: ScalarEvolution) -> list[Rewritten]:
    """Gives accesses their new addresses, from a base that is `lowest` bytes from the group's first; what is there already serves again."""
    made: list[Rewritten] = []
    known: list[GetElementPtrInst] = []
    for one in members:
        offset = ConstantInt.get(_index_type(base, scev), one.offset - lowest)
        address: Value | None = base if offset.signed == 0 else None
        if address is None:
            address = next((new for new in known if new.operands[1] is offset and scev.dominators.value_dominates(new, one.access)), None)
        if address is None:
            address = GetElementPtrInst(_BYTE, base, [offset], name="scevcgp")
            address.insert_before(one.access)
            address.debug_loc = one.access.debug_loc
            known.append(address)
        one.access.set_operand(1 if isinstance(one.access, StoreInst) else 0, address)
        erase_dead_value(one.address, scev.forget_value)
        made.append(Rewritten(one.access, base, offset.signed))
    return made


def _index_type(pointer: Value, scev: ScalarEvolution) -> IntType:
    assert isinstance(pointer.type, PointerType)
    return IntType.get(scev.layout.index_width(pointer.type.addrspace))
