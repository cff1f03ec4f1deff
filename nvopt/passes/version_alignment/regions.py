"""What of a part of a block has two versions: what need not be there twice is computed ahead of them, or behind them.

    region = whole(instructions)            # from the first access to the last: what arithmetic on floats comes between is in both versions
    region = gathered(groups, instructions) # accesses alone: loads are moved up to the first of them, stores down to the last
    region = in_pieces(groups, instructions, 64)   # as the first, but some accesses after the other

Work on integers, addresses and indices mostly, stands once: it is what an access costs beside the data. Where accesses alone have two
versions nothing else is there twice, but all that a group of them reads or writes is in registers at once, as with a wide access. Of what
stands between two branches ptxas loads all it can before it stores, so that long regions take many registers; in pieces they take few.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from nvopt.analysis.values.execution import may_read_or_write, may_write
from nvopt.ir import (
    CallBase,
    CallInst,
    CastInst,
    ConstantInt,
    FloatType,
    GetElementPtrInst,
    Instruction,
    IntType,
    LoadInst,
    PointerType,
    StoreInst,
    Value,
    VectorType,
)
from nvopt.passes.version_alignment.arithmetic_asm import is_on_floats
from nvopt.passes.version_alignment.candidates import WIDEST
from nvopt.passes.version_alignment.stretches import Access
from nvopt.target import costs

_HELD_AT_MOST = 64
"""Bytes that accesses of one group read or write: four of the widest accesses."""
HALF = 2
"""Bytes of a float of half a register."""
_WITHOUT_CODE = frozenset({"bitcast", "ptrtoint", "inttoptr", "addrspacecast", "trunc", "freeze", "zext", "sext"})
"""What is a name for another register, or for a part of it; of extensions those of what is loaded come with the load."""

Share = Callable[[Access, Access], bool]
"""Whether two accesses may touch the same byte."""


class Region(NamedTuple):
    """How the instructions of a part are to stand: `ahead`, then each of `groups`, in the order of the code, by itself, `behind`."""

    ahead: list[Instruction]
    groups: list[list[Instruction]]
    """Of each there are two versions."""
    behind: list[Instruction]
    is_gathered: bool
    """Whether the groups are accesses alone, that are to be brought together."""

    @property
    def copied(self) -> int:
        """The instructions that are there twice."""
        return sum(map(len, self.groups))

    def needless(self, gaining: Collection[Instruction]) -> int:
        """Those of them that work on integers, or access memory without being one of those that gain."""
        return sum(is_work_on_integers(one) or (may_read_or_write(one) and one not in gaining) for group in self.groups for one in group)


def is_work_on_integers(one: Instruction) -> bool:
    """Whether a thread executes something for it that is neither an access to memory nor arithmetic on floats."""
    if may_read_or_write(one) or not takes_code(one) or not isinstance(one.type.scalar, (IntType, PointerType)):
        return False
    if isinstance(one, CallInst) and is_on_floats(one):
        return False
    return not any(isinstance(operand.type.scalar, FloatType) for operand in one.operands)


def takes_code(one: Instruction) -> bool:
    """Whether a thread executes something for it: an access takes what is added to its address."""
    if isinstance(one, GetElementPtrInst):
        return not all(isinstance(index, ConstantInt) for index in one.indices)
    return one.opcode not in _WITHOUT_CODE


# -- from the first access to the last


def whole(inside: Sequence[Instruction]) -> Region:
    """All from the first to the last, but for what can be computed elsewhere."""
    ahead, between, behind = _parted(inside, is_work_on_integers)
    return Region(ahead, [between], behind, is_gathered=False)


def _parted(
    inside: Sequence[Instruction], is_wanted: Callable[[Instruction], bool]
) -> tuple[list[Instruction], list[Instruction], list[Instruction]]:
    """What is computed ahead, of it what is wanted there; what is there twice; and what is computed behind."""
    ahead = _ahead(inside, is_wanted)
    rest = _without(inside, ahead)
    behind = _behind(rest)
    return ahead, _without(rest, behind), behind


def _is_address_or_index(one: Instruction) -> bool:
    return isinstance(one.type.scalar, (IntType, PointerType))


def _without(instructions: Sequence[Instruction], moved: Collection[Instruction]) -> list[Instruction]:
    left_out = set(moved)
    return [one for one in instructions if one not in left_out]


def _ahead(inside: Sequence[Instruction], is_wanted: Callable[[Instruction], bool]) -> list[Instruction]:
    """What is computed without memory and from what is there before: what is wanted, and what is used behind. Both versions would have
    their own, and phis of these take registers: of addresses, say, that are but a base and an offset."""
    place = set(inside)
    movable: set[Value] = set()
    for one in inside:
        if not may_read_or_write(one) and all(operand not in place or operand in movable for operand in one.operands):
            movable.add(one)
    needed: set[Value] = set()
    for one in reversed(inside):
        if one in movable and (is_wanted(one) or any(user not in place or user in needed for user in one.users)):
            needed.add(one)
    return [one for one in inside if one in needed]


def _behind(inside: Sequence[Instruction]) -> list[Instruction]:
    """What is computed without memory and for what comes behind alone, from what is used there in any case, or from halves, two of which
    are a register, as far as registers go. It need not be there twice, and what becomes of it takes no registers in between. What debug
    records in between speak of stays."""
    place: set[Value] = set(inside)
    told_of = {value for one in inside for record in one.dbg_records for held in record.values for value in held.operands}
    used_behind = {one for one in inside if any(user not in place for user in one.users)}
    halves = {one for one in inside if _is_loaded_half(one)}
    may_go_on = halves if len(halves) * HALF <= _HELD_AT_MOST else set()
    movable: set[Value] = {one for one in inside if not may_read_or_write(one) and one not in told_of}
    count = -1
    while count != len(movable):
        count = len(movable)
        for one in (*inside, *reversed(inside)):  # what stays keeps its operands there, and its users
            if one in movable and not _may_move_behind(one, place, movable, used_behind, may_go_on):
                movable.remove(one)
    return [one for one in inside if one in movable]


def _may_move_behind(
    one: Instruction, inside: Collection[Value], movable: Collection[Value], used_behind: Collection[Value], may_go_on: Collection[Value]
) -> bool:
    is_used_inside = any(user in inside and user not in movable for user in one.users)
    goes_on = [value for value in one.operands if value in inside and value not in movable and value not in used_behind]
    return not is_used_inside and all(value in may_go_on and all(user in movable for user in value.users) for value in goes_on)


def _is_loaded_half(value: Value) -> bool:
    if not isinstance(value, LoadInst) or isinstance(value.type, VectorType) or costs.bits(value.type) != 8 * HALF:
        return False
    return isinstance(value.type, FloatType) or all(map(takes_half, value.users))


def takes_half(one: Value) -> bool:
    """Whether what takes, or makes, an integer of 16 bits may have it for a float."""
    return isinstance(one, CallBase) or (isinstance(one, CastInst) and one.opcode == "bitcast")


# -- the same in pieces


def in_pieces(joined: Collection[Sequence[Access]], inside: Sequence[Instruction], most: int, least: int) -> Region | None:
    """All from the first to the last, in pieces that load, and store, at most so many bytes of the accesses that are `joined`, and more
    where that would be fewer than `least` instructions. None where what becomes one access has too many others between."""
    ahead, between, behind = _parted(inside, _is_address_or_index)
    pieces = _pieces(between, joined, most, least)
    return Region(ahead, pieces, behind, is_gathered=False) if pieces is not None else None


def _pieces(inside: Sequence[Instruction], joined: Collection[Sequence[Access]], most: int, least: int) -> list[list[Instruction]] | None:
    sizes: dict[Instruction, int] = {access.instruction: access.size for group in joined for access in group}
    found: list[list[Instruction]] = []
    loaded = stored = 0
    for part in _indivisible(inside, joined):
        loads = sum(sizes.get(one, 0) for one in part if isinstance(one, LoadInst))
        stores = sum(sizes.get(one, 0) for one in part if isinstance(one, StoreInst))
        if max(loads, stores) > most:
            return None
        if not found or (max(loaded + loads, stored + stores) > most and len(found[-1]) >= least):
            found.append([])
            loaded = stored = 0
        found[-1] += part
        loaded, stored = loaded + loads, stored + stores
    if len(found) > 1 and len(found[-1]) < least:
        found[-2:] = [found[-2] + found[-1]]
    return found


def _indivisible(inside: Sequence[Instruction], joined: Iterable[Sequence[Access]]) -> Iterator[list[Instruction]]:
    """The instructions in parts between which no access becomes one with another."""
    place = {one: at for at, one in enumerate(inside)}
    last: dict[int, int] = {}
    """By where what becomes one access begins where it ends."""
    for group in joined:
        places = [place[access.instruction] for access in group]
        last[min(places)] = max(places)
    part: list[Instruction] = []
    end = -1
    for at, one in enumerate(inside):
        if at > end and part:
            yield part
            part = []
        part.append(one)
        end = max(end, last.get(at, at))
    yield part


# -- accesses alone


def gathered(joined: Iterable[Sequence[Access]], inside: Sequence[Instruction], accesses: Sequence[Access], share: Share) -> Region | None:
    """Accesses of which several become one, side by side, with more of them beside where there are registers for that. None where that
    isn't the same program: an address is computed between them from what is loaded there, or one would go past another, of all the
    `accesses`, that may touch the same memory."""
    ahead = _ahead(inside, _is_address_or_index)
    before = _without(inside, ahead)
    known: dict[Instruction, Access] = {access.instruction: access for access in accesses}
    wide = sorted((sorted(found, key=lambda access: access.at) for found in joined), key=lambda found: found[0].at)
    for most in (_HELD_AT_MOST, WIDEST):
        regions: list[list[Instruction]] = [[access.instruction for access in group] for group in _groups(wide, most)]
        after = before
        for region in regions:
            after = _brought_together(region, after)
        if _is_the_same(before, after, known, share):
            return Region(ahead, sorted(regions, key=lambda region: after.index(region[0])), [], is_gathered=True)
    return None


def _groups(wide: Iterable[Sequence[Access]], most: int) -> list[list[Access]]:
    """Loads, and stores, of so many bytes together, as they come."""
    found: list[list[Access]] = []
    for is_load in (True, False):
        size = most
        for group in (one for one in wide if one[0].is_load == is_load):
            added = sum(access.size for access in group)
            if size + added > most:
                found.append([])
                size = 0
            found[-1] += group
            size += added
    return [sorted(group, key=lambda access: access.at) for group in found]


def _brought_together(region: Sequence[Instruction], order: list[Instruction]) -> list[Instruction]:
    """The order with loads behind the first of them, or stores before the last."""
    place = order.index(region[0] if isinstance(region[0], LoadInst) else region[-1])
    return [*_without(order[:place], region), *region, *_without(order[place:], region)]


def _is_the_same(before: Sequence[Instruction], after: Sequence[Instruction], accesses: Mapping[Instruction, Access], share: Share) -> bool:
    """Whether each instruction still comes behind its operands, and what may touch the same memory comes as it did."""
    place: dict[Value, int] = {one: at for at, one in enumerate(after)}
    if any(place.get(operand, -1) > at for at, one in enumerate(after) for operand in one.operands):
        return False
    touching = [one for one in before if may_read_or_write(one)]
    for at, one in enumerate(touching):
        for other in touching[at + 1 :]:
            if place[other] < place[one] and (may_write(one) or may_write(other)):
                first, second = accesses.get(one), accesses.get(other)
                if first is None or second is None or share(first, second):
                    return False
    return True
