"""Whether memory can change between two instructions.

The answers err on the side of yes: fences, barriers and ordered atomics end what is known.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from nvopt.analysis.memory.aliases import NO_ALIAS, AliasAnalysis
from nvopt.analysis.memory.call_effects import MOD, effects_of
from nvopt.analysis.memory.memory_location import AliasTags, MemoryLocation
from nvopt.ir import CallInst, FenceInst, Instruction, LoadInst, StoreInst, Value
from nvopt.target import address_spaces
from nvopt.target.address_spaces import READ_ONLY

SCAN_LIMIT = 300
"""Instructions on the way between two that are looked at before memory is taken as changed; LLVM's scans have such limits too."""
_NEITHER_WRITE_NOR_ORDER = (
    "llvm.assume",
    "llvm.dbg.",
    "llvm.experimental.noalias.scope.decl",
    "llvm.nvvm.read.ptx.sreg.",
    "llvm.sideeffect",
    "llvm.pseudoprobe",
)


def may_overlap(pointer: Value, size: int, other: Value, other_size: int, aliases: AliasAnalysis) -> bool:
    """Whether so many bytes from the one pointer on and from the other may share a byte."""
    return aliases.alias(MemoryLocation(pointer, size), MemoryLocation(other, other_size)) is not NO_ALIAS


def unchanged_between(load: LoadInst, at: Instruction, size: int, aliases: AliasAnalysis) -> bool:
    """Whether a load of `size` bytes at `at`, which `load` dominates, is sure to give what `load` gave.

    Sure for this thread and for what others may have written by then: fences, barriers and ordered atomics end it.
    """
    if address_spaces.of(load.pointer.type) in READ_ONLY:
        return True
    location = MemoryLocation(load.pointer, size, tags=AliasTags.of(load))
    on_the_way = list(islice(between(load, at), SCAN_LIMIT + 1))
    return len(on_the_way) <= SCAN_LIMIT and not any(_may_change(instruction, location, aliases) for instruction in on_the_way)


def between(first: Instruction, last: Instruction) -> Iterator[Instruction]:
    """The instructions on the ways from `first` to `last`, which `first` dominates; `last` itself where one leads through it."""
    start, end = first.parent, last.parent
    assert start is not None
    assert end is not None
    if start is end:
        at = first.next
        while at is not None and at is not last:
            yield at
            at = at.next
        if at is last:
            return
        raise AssertionError(f"{first.ref} does not come before {last}")
    yield from _rest(first.next)
    seen = {start}
    at = end.first
    while at is not last and at is not None:
        yield at
        at = at.next
    stack = [block for block in end.predecessors if block not in seen]
    while stack:
        block = stack.pop()
        if block in seen:
            continue
        seen.add(block)
        yield from _rest(block.first)
        stack += block.predecessors


def _rest(at: Instruction | None) -> Iterator[Instruction]:
    while at is not None:
        yield at
        at = at.next


def _may_change(instruction: Instruction, location: MemoryLocation, aliases: AliasAnalysis) -> bool:
    match instruction:
        case StoreInst():
            if instruction.ordering not in ("", "unordered", "monotonic"):
                return True
            return aliases.alias(MemoryLocation.of_access(instruction, aliases.layout), location) is not NO_ALIAS
        case LoadInst():
            return instruction.ordering not in ("", "unordered", "monotonic")
        case CallInst():
            return _call_may_change(instruction)
        case FenceInst():
            return True
    return instruction.opcode in ("atomicrmw", "cmpxchg", "va_arg", "invoke", "callbr", "catchpad", "cleanuppad")


def _call_may_change(call: CallInst) -> bool:
    if call.callee_name.startswith(_NEITHER_WRITE_NOR_ORDER):
        return False
    if call.has_fn_attribute("convergent"):
        return True  # it may be a barrier, whatever memory it names
    return bool(effects_of(call).all & MOD)
