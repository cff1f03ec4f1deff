"""The loads and stores of a block that code generation may move together, by where their addresses lie to one another.

A stretch of a block is what control passes without a stop: no call in it may end the thread or wait for others, no access is volatile or
atomic. Two accesses of one `Place` are a number of bytes apart that is known.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from nvopt.analysis.memory.call_effects import BOTH, MOD, NEITHER, REF, effects_of
from nvopt.analysis.memory.memory_location import accessed_type
from nvopt.analysis.values import execution
from nvopt.ir import (
    BasicBlock,
    CallBase,
    Instruction,
    LoadInst,
    PHINode,
    StoreInst,
)
from nvopt.ir.types import token
from nvopt.passes.version_alignment.candidates import bytes_of
from nvopt.passes.version_alignment.places import Place, Places
from nvopt.transforms.cloning import may_copy_instruction

_IGNORED = ("llvm.assume", "llvm.experimental.noalias.scope.decl", "llvm.sideeffect", "llvm.pseudoprobe")


@dataclass(eq=False, repr=False)
class Access:
    """A load or store of a stretch: `size` bytes, `offset` bytes behind its place; before it stand `at` instructions of the stretch."""

    instruction: LoadInst | StoreInst
    at: int
    place: Place
    offset: int
    size: int
    element: int
    """Bits of what it is a vector of, or of itself."""

    def __post_init__(self) -> None:
        self.is_load = isinstance(self.instruction, LoadInst)

    @property
    def align(self) -> int:
        """The alignment that it claims, in bytes."""
        return self.instruction.align or 1

    @property
    def kind(self) -> tuple[object, ...]:
        """What accesses must have in common to be made one."""
        return self.place, self.is_load, self.instruction.pointer.type, self.element

    def aligned(self, align: int) -> int:
        """Its alignment where that of its place is `align`, in bytes."""
        return max(self.align, min(align, self.offset & -self.offset or align))


@dataclass(eq=False, repr=False)
class Stretch:
    """Instructions of a block, one behind the other."""

    instructions: list[Instruction] = field(default_factory=list)
    accesses: list[Access] = field(default_factory=list)
    effects: list[tuple[int, int]] = field(default_factory=list)
    """What else touches memory: (instructions before it, REF and MOD)."""


def stretches(block: BasicBlock, places: Places, longest: int) -> Iterator[Stretch]:
    """The stretches of a block that hold accesses; where one has `longest` instructions another begins."""
    stretch = Stretch()
    for instruction in block:
        is_over = _ends_stretch(instruction)
        if is_over or len(stretch.instructions) >= longest:
            if stretch.accesses:
                yield stretch
            stretch = Stretch()
        if is_over:
            continue
        at = len(stretch.instructions)
        stretch.instructions.append(instruction)
        if isinstance(instruction, (LoadInst, StoreInst)):
            size = bytes_of(accessed_type(instruction), places.tracking.layout)
            if size:
                stretch.accesses.append(_access(instruction, at, size, places))
            else:
                stretch.effects.append((at, REF if isinstance(instruction, LoadInst) else MOD))
        elif effect := _effect(instruction):
            stretch.effects.append((at, effect))


def _ends_stretch(instruction: Instruction) -> bool:
    if isinstance(instruction, PHINode) or instruction.is_terminator or instruction.type is token:
        return True
    if isinstance(instruction, (LoadInst, StoreInst)) and not instruction.is_simple:
        return True
    return not execution.transfers(instruction) or not may_copy_instruction(instruction, under_condition=True)


def _effect(instruction: Instruction) -> int:
    """What an instruction that is neither load nor store does to memory that accesses may touch."""
    if isinstance(instruction, CallBase):
        if instruction.callee_name.startswith(_IGNORED):
            return NEITHER
        effects = effects_of(instruction)
        return effects.arguments | effects.elsewhere
    return BOTH if instruction.opcode in ("fence", "cmpxchg", "atomicrmw", "va_arg") else NEITHER


def _access(instruction: LoadInst | StoreInst, at: int, size: int, places: Places) -> Access:
    place, offset = places.of(instruction.pointer)
    element = places.tracking.layout.size_in_bits(accessed_type(instruction).scalar)
    return Access(instruction, at, place, offset, size, element)


def by_kind(accesses: Sequence[Access]) -> list[list[Access]]:
    """The accesses that may become one, each list in the order of the code."""
    found: dict[tuple[object, ...], list[Access]] = {}
    for access in accesses:
        found.setdefault(access.kind, []).append(access)
    return list(found.values())
