"""Makes the loads at constant offsets of an argument that is read in place in the entry block, each once.

Nobody writes to the argument, and all of it may be read at any time, so that the loads can be ahead of the branches before them. What a
load's metadata says may hold only where the load was: the new one has none.
"""

from __future__ import annotations

from nvopt.ir import CastInst, DataLayout, Function, Instruction, LoadInst, PointerType, Type
from nvopt.passes.lower_aggr_copies.code import displaced
from nvopt.passes.lower_aggr_copies.plan import alignment_at
from nvopt.passes.lower_struct_args.entry import EntryCode
from nvopt.passes.lower_struct_args.in_place import drop_unused
from nvopt.passes.lower_struct_args.local_copy import ByVal
from nvopt.passes.lower_struct_args.uses import ArgumentUses

Group = tuple[int, Type]


def hoist_loads(function: Function, byval: ByVal, uses: ArgumentUses, layout: DataLayout) -> int:
    """Hoists the loads of an argument to whose reading in place there is no obstacle. The number of loads that went."""
    groups = _groups(function, uses, layout)
    if not groups:
        return 0
    base, entry = _base(function, byval)
    for (offset, type), loads in groups.items():
        at = displaced(entry, base, offset, "srcptr")
        made = entry.load(type, at, alignment_at(byval.align, offset))
        name = loads[0].name
        for load in loads:
            load.replace_all_uses_with(made)
            load.erase()
        made.name = name
    drop_unused(uses)
    return sum(map(len, groups.values()))


def _groups(function: Function, uses: ArgumentUses, layout: DataLayout) -> dict[Group, list[LoadInst]]:
    """The loads to be made one, by offset and type; without those that are alone and where they belong already."""
    groups: dict[Group, list[LoadInst]] = {}
    inside = set(uses.loads)
    for load in function.instructions():  # in this order, whatever the order of the uses
        if isinstance(load, LoadInst) and load in inside:
            offset = uses.pointers[load.pointer]
            if offset is not None and 0 <= offset <= uses.size - layout.store_size(load.type):
                groups.setdefault((offset, load.type), []).append(load)
    return {group: loads for group, loads in groups.items() if len(loads) > 1 or loads[0].parent is not function.entry}


def _base(function: Function, byval: ByVal) -> tuple[Instruction, EntryCode]:
    """The argument's address in its address space, made in the entry block, and code behind it: the only one there is, or a new one."""
    casts = byval.argument.users
    if len(casts) == 1 and isinstance(casts[0], CastInst) and casts[0].parent is function.entry:
        return casts[0], EntryCode(function, casts[0])
    entry = EntryCode(function)
    return entry.addrspacecast(byval.argument, PointerType.get(byval.space), f"{byval.stem}.param"), entry
