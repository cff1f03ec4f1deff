"""What reads or writes memory, and the alignment that it claims."""

from __future__ import annotations

from typing import NamedTuple

from nvopt.ir import CallInst, ConstantInt, DataLayout, Instruction, Value
from nvopt.ir.instructions import LoadInst, MemoryInst, StoreInst

_FILLS = "llvm.memset."
_COPIES = ("llvm.memcpy.", "llvm.memmove.")


class Access(NamedTuple):
    """One address that an instruction goes to: its operand `at`."""

    instruction: MemoryInst | CallInst
    at: int

    @property
    def pointer(self) -> Value:
        """The address."""
        return self.instruction.operands[self.at]

    @property
    def align(self) -> int:
        """What the instruction says of the address, in bytes."""
        if isinstance(self.instruction, CallInst):
            return self.instruction.arg_attributes[self.at].integer("align") or 1
        return self.instruction.align or 1

    def claim(self, align: int) -> None:
        """Makes the instruction say that the address is aligned to `align` bytes."""
        if isinstance(self.instruction, CallInst):
            attributes = self.instruction.arg_attributes
            attributes[self.at] = attributes[self.at].with_attribute(f"align {align}")
        else:
            self.instruction.align = align

    @property
    def what(self) -> str:
        """What it is, in remarks."""
        if not isinstance(self.instruction, CallInst):
            return self.instruction.opcode
        return f"{self.instruction.callee_name.split('.')[1]} {'source' if self.at else 'destination'}"

    def is_certain(self, layout: DataLayout) -> bool:
        """Whether some byte is accessed whenever the instruction is executed."""
        match self.instruction:
            case CallInst(args=args):
                return isinstance(args[2], ConstantInt) and not args[2].is_zero
            case StoreInst(value=value):
                return layout.store_size(value.type) > 0
            case LoadInst(type=type):
                return layout.store_size(type) > 0
        return True


MAY_ACCESS = (MemoryInst, CallInst)
"""All others go to no address."""


def accesses_of(instruction: Instruction) -> list[Access]:
    """The addresses that `instruction` goes to, where it says how they are aligned."""
    match instruction:
        case MemoryInst():
            return [Access(instruction, 1 if isinstance(instruction, StoreInst) else 0)]
        case CallInst(callee_name=name) if name.startswith((_FILLS, *_COPIES)):
            return [Access(instruction, at) for at in range(2 if name.startswith(_COPIES) else 1)]
    return []
