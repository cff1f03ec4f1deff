"""Which values all threads of a block share.

    is_uniform(value)                # True: parameters, block indices, what is computed of them; False: thread indices, most loads
    may_differ_by_thread([value])    # False for these, for counters of loops that begin with them, and for what is loaded through them

Threads run in warps: what is decided by a value that they share sends all of them the same way.
"""

from __future__ import annotations

from collections.abc import Iterable

from nvopt.ir import Argument, CallBase, Constant, Instruction, LoadInst, Value
from nvopt.target import address_spaces
from nvopt.target.address_spaces import READ_ONLY
from nvopt.target.special_registers import register_of

_UNIFORM_REGISTERS = ("ctaid", "nctaid", "ntid", "clusterid", "nclusterid", "cluster.", "gridid", "warpsize", "nwarpid", "nsmid")
_BY_THREAD = frozenset(["atomicrmw", "cmpxchg", "va_arg", "landingpad"])
"""Opcodes whose results may be others for each thread, whatever the operands are."""


def is_uniform(value: Value, depth: int = 6) -> bool:
    """Whether all threads of a block are sure to have the same value, as far as its operands tell."""
    match value:
        case Constant() | Argument():
            return True
        case LoadInst():
            return depth > 0 and address_spaces.of(value.pointer.type) in READ_ONLY and is_uniform(value.pointer, depth - 1)
        case CallBase():
            return _reads_uniform_register(value)
        case Instruction(opcode="phi" | "alloca" | "freeze"):
            return False
        case Instruction():
            computed = not value.is_terminator and value.opcode not in _BY_THREAD
            return computed and depth > 0 and all(is_uniform(operand, depth - 1) for operand in value.operands)
    return False


def may_differ_by_thread(values: Iterable[Value]) -> bool:
    """Whether one of the values may be another for another thread that executes it at the same time, as far as all that it is computed of
    tells: it comes of a thread index, or of what is loaded or called with such. That threads may come to a phi by different ways is left
    out of account: a cost depends on it, nothing more."""
    seen: set[Value] = set()
    pending = [*values]
    while pending:
        value = pending.pop()
        if value in seen or not isinstance(value, Instruction):
            continue
        seen.add(value)
        if isinstance(value, CallBase):
            if not _reads_uniform_register(value):
                return True
        elif value.opcode == "alloca" or value.opcode in _BY_THREAD:
            return True
        else:
            pending += value.operands
    return False


def _reads_uniform_register(call: CallBase) -> bool:
    return (register_of(call) or "").startswith(_UNIFORM_REGISTERS)
