"""Which values all threads of a block share.

    is_uniform(value)       # True: parameters, block indices, what is computed of them; False: thread indices, most of what is loaded

Threads run in warps: what is decided by a value that they share sends all of them the same way.
"""

from __future__ import annotations

from nvopt.ir import Argument, CallBase, Constant, Instruction, LoadInst, Value
from nvopt.target import address_spaces
from nvopt.target.address_spaces import READ_ONLY
from nvopt.target.special_registers import register_of

_UNIFORM_REGISTERS = ("ctaid", "nctaid", "ntid", "clusterid", "nclusterid", "cluster.", "gridid", "warpsize", "nwarpid", "nsmid")


def is_uniform(value: Value, depth: int = 6) -> bool:
    """Whether all threads of a block are sure to have the same value, as far as its operands tell."""
    match value:
        case Constant() | Argument():
            return True
        case LoadInst():
            return depth > 0 and address_spaces.of(value.pointer.type) in READ_ONLY and is_uniform(value.pointer, depth - 1)
        case CallBase():
            return (register_of(value) or "").startswith(_UNIFORM_REGISTERS)
        case Instruction(opcode="phi" | "alloca" | "freeze"):
            return False
        case Instruction():
            computed = not value.is_terminator and value.opcode not in ("atomicrmw", "cmpxchg", "va_arg", "landingpad")
            return computed and depth > 0 and all(is_uniform(operand, depth - 1) for operand in value.operands)
    return False
