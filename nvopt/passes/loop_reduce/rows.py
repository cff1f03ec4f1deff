"""Addresses that are as far from one another in each iteration as memory's rows, whose length is known ahead of the loop only.

    for (i = 0; i < n; i += 2) sum += a[i * pitch] + a[(i + 1) * pitch]      // a, a + pitch, a + 2 * pitch, ...

One pointer serves them all: each other one is that, and a multiple of a 32-bit number, which is one instruction (IMAD.WIDE), and so is
its step. As pointers of their own they take a step each, and registers; computed each time, a product and a sum.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from nvopt.analysis.loops import Loop
from nvopt.analysis.scev.expressions.kinds import ADD, MUL, SCEV, SIGN_EXTEND, ZERO_EXTEND, SCEVConstant
from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
from nvopt.passes.loop_reduce.addresses import FARTHEST, Group

_MOST_COMPARED = 8
"""Groups that a group is compared with: the last that others were found to be rows of."""


def is_one_product(distance: SCEV) -> bool:
    """Whether what is added to an address is a number of 32 bits, extended, or that times a constant of 32 bits: one instruction does
    both."""
    if distance.kind == MUL and len(distance.operands) == 2:
        factor, distance = distance.operands
        if not isinstance(factor, SCEVConstant) or not -(1 << 31) <= factor.signed < 1 << 31:
            return False
    return distance.kind in (SIGN_EXTEND, ZERO_EXTEND) and distance.operands[0].bits <= 32


def in_rows(groups: Sequence[Group], loop: Loop, scev: ScalarEvolution) -> Iterator[Group]:
    """Groups of several of these each, whose distances are the same in each iteration, and take one instruction."""
    leads: dict[tuple[object, SCEV], list[tuple[Group, list[tuple[Group, SCEV, int]]]]] = {}
    for group in groups:
        if group.is_narrow or group.anchor is None or not is_one_product(group.first.operands[1]):
            continue
        near = leads.setdefault((group.anchor, group.first.operands[1]), [])
        for lead, others in near[-_MOST_COMPARED:]:
            row = _row(lead, group, loop, scev)
            if row is not None:
                others.append((group, *row))
                break
        else:
            near.append((group, []))
    for found in leads.values():
        for lead, others in found:
            if others:
                yield _together(lead, others)


def _row(lead: Group, group: Group, loop: Loop, scev: ScalarEvolution) -> tuple[SCEV, int] | None:
    """How far a group is from another: something that takes one instruction, and a constant."""
    distance = scev.minus(group.first, lead.first)
    offset = 0
    if distance.kind == ADD and isinstance(distance.operands[0], SCEVConstant):
        offset = distance.operands[0].signed
        distance = scev.add(distance, scev.negative(distance.operands[0]))
    fits = all(abs(offset + own) < FARTHEST for _, own in group.members)
    return (distance, offset) if fits and is_one_product(distance) and scev.is_loop_invariant(distance, loop) else None


def _together(lead: Group, others: Sequence[tuple[Group, SCEV, int]]) -> Group:
    members = [*lead.members, *((value, own + offset) for group, _, offset in others for value, own in group.members)]
    return Group(lead.first, members, lead.anchor, {value: distance for group, distance, _ in others for value in group.values})
