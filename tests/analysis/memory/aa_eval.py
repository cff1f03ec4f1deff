"""What `opt -passes=aa-eval -print-all-alias-modref-info -evaluate-aa-metadata` prints of a function, by nvopt's alias analysis: a set of
lines, and what is compared of opt's."""

from __future__ import annotations

import re

from nvopt.analysis.memory.aliases import AliasAnalysis
from nvopt.analysis.memory.memory_location import MemoryLocation, accessed_type
from nvopt.ir import CallBase, Function, LoadInst, StoreInst, Type, Value
from nvopt.ir.slots import FunctionSlots, ModuleSlots
from nvopt.target.address_spaces import of

_EFFECTS = ("NoModRef", "Just Ref", "Just Mod", "Both ModRef")


def lines(function: Function) -> set[str]:
    """The lines on pairs of pointers and on calls, without their order."""
    aliases = AliasAnalysis(function)
    pointers: dict[tuple[Value, Type], None] = {}
    calls: list[CallBase] = []
    for instruction in function.instructions():
        if isinstance(instruction, (LoadInst, StoreInst)):
            pointers[instruction.pointer, accessed_type(instruction)] = None
        elif isinstance(instruction, CallBase):
            calls.append(instruction)
    found = set()
    accesses = list(pointers)
    for at, one in enumerate(accesses):
        for other in accesses[:at]:
            result = aliases.alias(_location(aliases, one), _location(aliases, other))
            found.add(f"{result.value}: {_typed(one)}, {_typed(other)}")
    slots = FunctionSlots(function, ModuleSlots(function.module))
    instructions = list(function.instructions())
    stores = [one for one in instructions if isinstance(one, StoreInst)]
    loads = [one for one in instructions if isinstance(one, LoadInst)]
    pairs: list[tuple[LoadInst | StoreInst, StoreInst]] = [(load, store) for load in loads for store in stores]
    pairs += [(one, other) for at, one in enumerate(stores) for other in stores[:at]]
    for first, second in pairs:
        result = aliases.alias(MemoryLocation.of_access(first, aliases.layout), MemoryLocation.of_access(second, aliases.layout))
        found.add(f"{result.value}: {slots.line(first)} <-> {slots.line(second)}")
    for call in calls:
        for access in accesses:
            effect = _EFFECTS[aliases.call_effect(call, _location(aliases, access))]
            found.add(f"{effect}:  Ptr: {access[1]}* {access[0].ref}\t<->  {slots.line(call)}")
        for other_call in calls:
            if other_call is not call:
                found.add(f"{_EFFECTS[aliases.calls_effect(call, other_call)]}:   {slots.line(call)} <->   {slots.line(other_call)}")
    return {_usual(line) for line in found}


def expected(printed: str) -> dict[str, set[str]]:
    """What opt printed, by function."""
    found: dict[str, set[str]] = {}
    name = ""
    for line in printed.split("=====")[0].splitlines():
        if head := re.match(r"Function: (.*): \d+ pointers", line):
            name = head[1]
            found[name] = set()
        else:
            found[name].add(_usual(line))
    return found


def _usual(line: str) -> str:
    """The line without runs of blanks and the distance of a partial alias; what is between commas in order."""
    line = " ".join(re.sub(r" \(off -?\d+\)", "", line).split())
    if "<->" in line:
        return line
    answer, _, rest = line.partition(": ")
    return f"{answer}: {' | '.join(sorted(rest.split(', ')))}"


def _location(aliases: AliasAnalysis, access: tuple[Value, Type]) -> MemoryLocation:
    return MemoryLocation.of_type(access[0], access[1], aliases.layout)


def _typed(access: tuple[Value, Type]) -> str:
    space = of(access[0].type)
    return f"{access[1]}{f' addrspace({space})' if space else ''}* {access[0].ref}"
