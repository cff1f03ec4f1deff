"""Instructions: one class per shape of LLVM instruction, each knowing its operands, its flags and its printed line.

Operands stand in LLVM's order; blocks are operands too (`br`, `switch`, and a phi's incoming blocks behind each value).
`str(instruction)` is the line as LLVM prints it, without indentation.
"""

from nvopt.ir.instructions.base import NO_FLAGS, Instruction, Terminator
from nvopt.ir.instructions.calls import CallBase, CallBrInst, CallInst, FuncletPadInst, InvokeInst, LandingPadInst, OperandBundle
from nvopt.ir.instructions.memory import (
    AllocaInst,
    AtomicCmpXchgInst,
    AtomicRMWInst,
    FenceInst,
    GetElementPtrInst,
    LoadInst,
    MemoryInst,
    StoreInst,
    VAArgInst,
)
from nvopt.ir.instructions.operations import (
    BinaryOperator,
    CastInst,
    CmpInst,
    ExtractElementInst,
    ExtractValueInst,
    InsertElementInst,
    InsertValueInst,
    PHINode,
    SelectInst,
    ShuffleVectorInst,
    UnaryOperator,
    indexed_type,
)
from nvopt.ir.instructions.terminators import (
    BranchInst,
    CatchReturnInst,
    CatchSwitchInst,
    CleanupReturnInst,
    IndirectBrInst,
    ResumeInst,
    ReturnInst,
    SwitchInst,
    UnreachableInst,
)

__all__ = [
    "NO_FLAGS",
    "AllocaInst",
    "AtomicCmpXchgInst",
    "AtomicRMWInst",
    "BinaryOperator",
    "BranchInst",
    "CallBase",
    "CallBrInst",
    "CallInst",
    "CastInst",
    "CatchReturnInst",
    "CatchSwitchInst",
    "CleanupReturnInst",
    "CmpInst",
    "ExtractElementInst",
    "ExtractValueInst",
    "FenceInst",
    "FuncletPadInst",
    "GetElementPtrInst",
    "IndirectBrInst",
    "InsertElementInst",
    "InsertValueInst",
    "Instruction",
    "InvokeInst",
    "LandingPadInst",
    "LoadInst",
    "MemoryInst",
    "OperandBundle",
    "PHINode",
    "ResumeInst",
    "ReturnInst",
    "SelectInst",
    "ShuffleVectorInst",
    "StoreInst",
    "SwitchInst",
    "Terminator",
    "UnaryOperator",
    "UnreachableInst",
    "VAArgInst",
    "indexed_type",
]
