"""Accesses whose addresses are a constant apart."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from nvopt.analysis.scev.expressions.kinds import SCEV, SCEVAddRecExpr, SCEVConstant
from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
from nvopt.ir import AtomicCmpXchgInst, AtomicRMWInst, BasicBlock, GetElementPtrInst, Instruction, LoadInst, StoreInst, Value
from nvopt.passes.loop_reduce.addresses import FARTHEST

_LOOKED_AT = 32
"""Groups of one base that an address is compared with."""


class Member(NamedTuple):
    """An access, its address, and how many bytes that is from the group's first."""

    access: Instruction
    address: GetElementPtrInst
    offset: int


@dataclass
class Group:
    """Accesses in the order in which their blocks dominate one another, and the nearest block that dominates all."""

    first: SCEV
    block: BasicBlock
    members: list[Member] = field(default_factory=list)

    @property
    def varies(self) -> bool:
        """Whether the addresses change in some loop."""
        return any(isinstance(part, SCEVAddRecExpr) for part in self.first.walk())


def groups_of(scev: ScalarEvolution, *, over_blocks: bool, levels: int, instructions: int) -> list[Group]:
    """The groups of at least two, within blocks or not. `levels`: immediate dominators up to the common block; `instructions` that an
    address is computed by; at most, -1 for any."""
    by_base: dict[tuple[SCEV, object], list[Group]] = {}
    for block in scev.dominators.order:
        for inst in block.instructions:
            address = address_of(inst)
            if address is None or (instructions >= 0 and _computed_by(address, instructions) > instructions):
                continue
            expression = scev.get(address)
            known = by_base.setdefault((scev.pointer_base(expression), address.type), [])
            for group in reversed(known[-_LOOKED_AT:]):
                common = _common_block(scev, group, block, over_blocks, levels)
                distance = scev.minus(expression, group.first) if common is not None else None
                if common is not None and isinstance(distance, SCEVConstant) and abs(distance.signed) < FARTHEST:
                    group.block = common
                    group.members.append(Member(inst, address, distance.signed))
                    break
            else:
                known.append(Group(expression, block, [Member(inst, address, 0)]))
    return [group for groups in by_base.values() for group in groups if len({one.address for one in group.members}) > 1]


def address_of(access: Instruction) -> GetElementPtrInst | None:
    """The address of an access of memory, where it is computed."""
    if not isinstance(access, (LoadInst, StoreInst, AtomicRMWInst, AtomicCmpXchgInst)):
        return None
    pointer = access.operands[1 if isinstance(access, StoreInst) else 0]
    return pointer if isinstance(pointer, GetElementPtrInst) else None


def _common_block(scev: ScalarEvolution, group: Group, block: BasicBlock, over_blocks: bool, levels: int) -> BasicBlock | None:
    """The nearest block that dominates the group and another block, None if that is too far up from one of them."""
    if not over_blocks:
        return block if group.block is block else None
    common = scev.dominators.nearest_common_dominator(group.block, block)
    if levels >= 0 and any(_levels(scev, one, common) > levels for one in {block, *(member.access.block for member in group.members)}):
        return None
    return common


def _levels(scev: ScalarEvolution, block: BasicBlock, up_to: BasicBlock) -> int:
    count = 0
    at: BasicBlock | None = block
    while at is not up_to:
        assert at is not None
        at = scev.dominators.immediate_dominator(at)
        count += 1
    return count


def _computed_by(address: Instruction, most: int) -> int:
    """The instructions that an address is computed by, itself included; more than `most` if it is more."""
    seen: set[Value] = set()
    pending: list[Value] = [address]
    while pending and len(seen) <= most:
        one = pending.pop()
        if isinstance(one, Instruction) and one not in seen:
            seen.add(one)
            pending += one.operands
    return len(seen)
