"""In which register a value of IR will be, if in any: what machine code makes of addresses, conversions, parameters and uniform values.

    holders = RegisterHolders(function)
    holders.holder(value)          # the value in whose register this one is; None: it takes none
    holders.outside(value)         # the parameter or uniform value that a value without a register comes from

`nvopt/analysis/register_pressure.py` says why.
"""

from __future__ import annotations

from collections.abc import Sequence

from nvopt.analysis.cfg import reverse_post_order
from nvopt.ir import (
    Argument,
    BasicBlock,
    BinaryOperator,
    CallBase,
    CastInst,
    ConstantInt,
    Function,
    GetElementPtrInst,
    Instruction,
    IntType,
    LoadInst,
    StoreInst,
    Value,
)
from nvopt.ir.types import i1, void
from nvopt.target import address_spaces
from nvopt.target.address_spaces import READ_ONLY
from nvopt.target.special_registers import CONSTANT, register_of

_RENAMING = frozenset({"bitcast", "ptrtoint", "inttoptr", "ptrtoaddr", "addrspacecast", "freeze", "trunc"})
_UNIFORM = frozenset({"add", "sub", "mul", "and", "or", "xor", "shl", "lshr", "ashr", "icmp", "select", "zext", "sext", "getelementptr"})
"""What the uniform datapath computes, renaming aside."""
_BY_THREAD = ("tid.", "laneid")
_INDEX_BITS = 64


class RegisterHolders:
    """The registers of a function's values."""

    def __init__(self, function: Function) -> None:
        self.order = reverse_post_order(function)
        """The blocks that can be reached."""
        self._parameters_in_memory = function.is_kernel
        self.uniform = self._uniform_values()
        self._holders: dict[Value, Value | None] = {}
        self._outside: dict[Value, Value] = {}
        self._names: set[Value] = set()
        self._addresses: dict[tuple[object, ...], Instruction] = {}
        for block in self.order:
            for inst in block.instructions:
                if inst.type is not void:
                    self._place(inst)

    def holder(self, value: Value) -> Value | None:
        """The argument or instruction in whose register the value is; None where it takes none."""
        if isinstance(value, Argument):
            return None if self._parameters_in_memory else value
        return self._holders.get(value)

    def outside(self, value: Value) -> Value | None:
        """The kernel's parameter or uniform value that the value is, or is a name or an address with a constant offset for; None for
        others, and for constants."""
        if isinstance(value, Argument):
            return value if self._parameters_in_memory else None
        return self._outside.get(value)

    def _uniform_values(self) -> set[Value]:
        """What is the same for all threads of a block, and comes of parameters and special registers by integer arithmetic; phis aside. An
        address that is accessed has to be in a register of the thread."""
        found: set[Value] = set()
        accessed: list[Value] = []
        for block in self.order:
            for inst in block.instructions:
                if self._is_uniform(inst, found):
                    found.add(inst)
                if isinstance(inst, (LoadInst, StoreInst)) and self._by_address(inst, found):
                    accessed.append(inst.pointer)
        return found.difference(accessed)

    def _is_uniform(self, inst: Instruction, known: set[Value]) -> bool:
        if inst.opcode in _UNIFORM or inst.opcode in _RENAMING:
            for operand in inst.operands:  # noqa: SIM110 (a generator costs more here)
                if not self._has_no_thread(operand, known):
                    return False
            return True
        if isinstance(inst, CallBase):
            register = register_of(inst)
            return register in CONSTANT and not register.startswith(_BY_THREAD)
        if isinstance(inst, LoadInst):
            return self._reads_constants(inst) and self._has_no_thread(inst.pointer, known)
        return False

    def _by_address(self, inst: LoadInst | StoreInst, uniform: set[Value]) -> bool:
        """Whether the address is in a register."""
        return True

    def _reads_constants(self, inst: LoadInst) -> bool:
        """Whether the load reads memory that nobody writes while the kernel runs."""
        return address_spaces.of(inst.pointer.type) in READ_ONLY

    def _has_no_thread(self, value: Value, known: set[Value]) -> bool:
        if isinstance(value, Argument):
            return self._parameters_in_memory
        return value in known or not isinstance(value, (Instruction, BasicBlock))

    def _place(self, inst: Instruction) -> None:
        if inst in self.uniform:
            self._outside[inst] = inst
            return
        if inst.opcode == "alloca":
            return  # an offset from the stack pointer
        name = self._named(inst)
        if name is not None:
            self._follow(inst, name)
            return
        holder = inst
        if isinstance(inst, GetElementPtrInst):
            holder = self._addresses.setdefault(self._address(inst), inst)
            if holder is not inst and holder.parent is inst.parent:
                self._names.add(inst)
        self._holders[inst] = holder

    def has_code(self, inst: Instruction) -> bool:
        """Whether a thread executes something for the instruction; a name of another value is none."""
        return inst not in self.uniform and inst not in self._names and inst.opcode not in ("phi", "alloca")

    def _follow(self, inst: Instruction, name: Value) -> None:
        self._names.add(inst)
        self._holders[inst] = self.holder(name)
        outside = self.outside(name)
        if outside is not None:
            self._outside[inst] = outside

    def _named(self, inst: Instruction) -> Value | None:
        """What the instruction is only another name for, as far as registers go."""
        if isinstance(inst, GetElementPtrInst):
            return inst.pointer if all(isinstance(index, ConstantInt) for index in inst.indices) else None
        if inst.opcode in _RENAMING:
            return inst.operands[0] if inst.type.scalar is not i1 else None
        if _adds_constant(inst) or _extends_index(inst):
            return inst.operands[0] if inst.is_used and _only_in_addresses(inst) else None
        return None

    def _address(self, inst: GetElementPtrInst) -> tuple[object, ...]:
        """Equal for addresses that differ by a constant."""
        return (
            self.holder(inst.pointer) or self.outside(inst.pointer) or inst.pointer,
            inst.source_type,
            *(None if isinstance(index, ConstantInt) else _without_constant(index) for index in inst.indices),
        )


def _adds_constant(inst: Value) -> bool:
    if not isinstance(inst, BinaryOperator) or not isinstance(inst.operands[1], ConstantInt):
        return False
    return inst.opcode == "add" or (inst.opcode == "or" and "disjoint" in inst.flags)


def _extends_index(inst: Value) -> bool:
    if not isinstance(inst, CastInst) or inst.opcode not in ("zext", "sext"):
        return False
    return isinstance(inst.type, IntType) and inst.type.bits == _INDEX_BITS and inst.operands[0].type is not i1


def _only_in_addresses(inst: Instruction) -> bool:
    """Whether the instruction is nothing but an index, be it by way of an extension."""
    users: Sequence[Value] = inst.users
    if not _extends_index(inst):
        users = [last for user in users for last in (user.users if _extends_index(user) else [user])]
    return all(isinstance(user, GetElementPtrInst) and user.pointer is not inst for user in users)


def _without_constant(index: Value) -> Value:
    while isinstance(index, Instruction) and (_adds_constant(index) or index.opcode in ("zext", "sext", "freeze")):
        index = index.operands[0]
    return index
