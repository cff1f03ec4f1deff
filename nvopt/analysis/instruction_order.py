"""Orders of a block's instructions, as a compiler for GPUs might have them: one that keeps register pressure low, one that loads early.

    dependences = dependences_of(code)
    least_pressure_order(code, dependences, live_out, units)
    early_loads_order(code, dependences)

One instruction is chosen after another, among a window of those whose operands are there. For low pressure: first what frees as many
registers as it takes, in the order in which it stands; then arithmetic; and loads last. To load early: first loads and what they need.
Accesses of memory that may touch the same stay in order, and everything stays on its side of calls, barriers and atomic accesses, or of
what else the caller says is a fence.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from heapq import heappop, heappush
from typing import Final, NamedTuple

from nvopt.ir import CallBase, InlineAsm, Instruction, LoadInst, PointerType, StoreInst, Terminator
from nvopt.target.address_spaces import GENERIC, may_alias

_WINDOW = 32
"""Instructions among which the next one is chosen."""
_FENCES = ("llvm.nvvm.barrier", "llvm.nvvm.membar", "llvm.nvvm.fence", "llvm.nvvm.bar.")
ATOMIC_OPCODES: Final = frozenset({"atomicrmw", "cmpxchg"})
_FENCE_OPCODES: Final = ATOMIC_OPCODES | {"fence"}


class Code(NamedTuple):
    """An instruction, with the numbers of the registers that it writes and reads: a wide load writes several."""

    inst: Instruction
    defines: tuple[int, ...]
    uses: tuple[int, ...]


InstructionTest = Callable[[Instruction], bool]
Preference = tuple[int, int]
"""How much an instruction is preferred to others, least first, and where it stands."""


class Dependences(NamedTuple):
    """For each instruction which have to follow it, and for how many it has to wait."""

    followers: list[list[int]]
    waits_for: list[int]


def least_pressure_order(code: Sequence[Code], dependences: Dependences, live_out: Container[int], units: Sequence[int]) -> list[Code]:
    """The instructions of a block so that few registers live at a time. `live_out` are those that are live behind the block; `units`
    says how many registers of 32 bits each takes."""
    readers: dict[int, set[int]] = {}
    for at, one in enumerate(code):
        for use in one.uses:
            readers.setdefault(use, set()).add(at)

    def preference(at: int) -> Preference:
        one = code[at]
        taken = sum(units[defined] for defined in one.defines)
        freed = sum(units[use] for use in one.uses if len(readers[use]) == 1 and use not in live_out)
        if taken <= freed:
            return taken - freed, at
        return 2 if isinstance(one.inst, LoadInst) else 1, at

    preferences = [preference(at) for at in range(len(code))]

    def chosen(at: int) -> None:
        for use in code[at].uses:
            left = readers[use]
            left.discard(at)
            if len(left) == 1:  # which frees it now
                (last,) = left
                preferences[last] = preference(last)

    return _ordered(code, dependences, preferences, chosen)


def is_load(inst: Instruction) -> bool:
    return isinstance(inst, LoadInst)


def is_fence(inst: Instruction) -> bool:
    if isinstance(inst, CallBase):
        name = inst.callee_name
        return name.startswith(_FENCES) or not name.startswith("llvm.")
    return isinstance(inst, Terminator) or inst.opcode in _FENCE_OPCODES


def early_loads_order(
    code: Sequence[Code], dependences: Dependences, comes_early: InstructionTest = is_load, is_fence: InstructionTest = is_fence
) -> list[Code]:
    """The instructions of a block so that loads, or what else the caller says, come as early as they can."""
    early = [comes_early(one.inst) for one in code]
    for at in reversed(range(len(code))):
        if not early[at] and not is_fence(code[at].inst) and not isinstance(code[at].inst, StoreInst):
            early[at] = any(early[follower] for follower in dependences.followers[at])
    preferences = [(0 if is_early else 1, at) for at, is_early in enumerate(early)]
    return _ordered(code, dependences, preferences, lambda at: None)


def _ordered(
    code: Sequence[Code], dependences: Dependences, preferences: Sequence[Preference], chosen: Callable[[int], object]
) -> list[Code]:
    """In an order in which the least preference is chosen each time; `chosen` is told, and may change those of others."""
    followers, waits_for = dependences.followers, [*dependences.waits_for]
    window = [at for at, count in enumerate(waits_for) if not count]
    later = window[_WINDOW:]  # a heap, as it is sorted
    del window[_WINDOW:]
    found: list[Code] = []
    while window:
        next_one = min(window, key=preferences.__getitem__)
        window.remove(next_one)
        found.append(code[next_one])
        chosen(next_one)
        for follower in followers[next_one]:
            waits_for[follower] -= 1
            if not waits_for[follower]:
                heappush(later, follower)
        while later and len(window) < _WINDOW:
            window.append(heappop(later))
    return found


def dependences_of(code: Sequence[Code], is_fence: InstructionTest = is_fence) -> Dependences:
    """What has to stay behind what in a block."""
    followers: list[list[int]] = [[] for _ in code]
    waits_for = [0] * len(code)

    def order(first: int, second: int) -> None:
        followers[first].append(second)
        waits_for[second] += 1

    written: dict[int, int] = {}
    memory = _MemoryOrder(is_fence)
    for at, one in enumerate(code):
        for use in one.uses:
            if use in written:
                order(written[use], at)
        for earlier in memory.before(one.inst, at):
            order(earlier, at)
        for defined in one.defines:
            written.setdefault(defined, at)
    return Dependences(followers, waits_for)


class _MemoryOrder:
    """Which accesses and fences an instruction stays behind."""

    def __init__(self, is_fence: InstructionTest) -> None:
        self._is_fence = is_fence
        self._fence = -1
        self._since: list[int] = []
        """All since the fence."""
        self._stores: dict[int, int] = {}
        """The last store to each address space."""
        self._loads: dict[int, list[int]] = {}
        """The loads of each address space since the last store that they may touch."""

    def before(self, inst: Instruction, at: int) -> list[int]:
        """What the instruction, the next one of the block, stays behind."""
        ends = self._is_fence(inst)
        earlier = [self._fence] if self._fence >= 0 and (ends or _touches_memory(inst)) else []
        if ends:
            earlier += self._since
            self._fence, self._since = at, []
            self._stores.clear()
            self._loads.clear()
            return earlier
        if isinstance(inst, LoadInst):
            space = _space(inst)
            if inst.attachment("invariant.load") is None:
                earlier += [store for other, store in self._stores.items() if may_alias(space, other)]
            self._loads.setdefault(space, []).append(at)
        elif isinstance(inst, StoreInst) or inst.opcode in ATOMIC_OPCODES:
            space = _space(inst)
            for other in list(self._loads):
                if may_alias(space, other):
                    earlier += self._loads.pop(other)
            earlier += [store for other, store in self._stores.items() if may_alias(space, other)]
            self._stores[space] = at
        self._since.append(at)
        return earlier


def _space(inst: Instruction) -> int:
    pointer = inst.pointer if isinstance(inst, (LoadInst, StoreInst)) else inst.operands[0]
    return pointer.type.addrspace if isinstance(pointer.type, PointerType) else GENERIC


def _touches_memory(inst: Instruction) -> bool:
    if isinstance(inst, CallBase):
        return not isinstance(inst.callee, InlineAsm)
    return isinstance(inst, (LoadInst, StoreInst)) or inst.opcode in ATOMIC_OPCODES
