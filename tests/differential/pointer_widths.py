"""Runs kernels as their data layout says: pointers into each address space have the width that it gives them.

    run(module, "k", [OUT, 3, 5])        # the memory at the end; UndefinedError where the program has no meaning

The host has one width for all pointers, so this is an interpreter of the mirror, for integers and pointers, one thread. Each space is a
window of the generic addresses, none at a multiple of 2^32. What PTX leaves undefined ends the run: an access beyond the variables of a
space, and a generic address made a specific one that lies in another window; so does an `inbounds` computation that leaves its variable.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count

from nvopt.ir import (
    BasicBlock,
    BinaryOperator,
    BranchInst,
    CallBase,
    CastInst,
    CmpInst,
    Constant,
    ConstantAggregate,
    ConstantExpr,
    ConstantInt,
    Function,
    GetElementPtrInst,
    GlobalVariable,
    Instruction,
    LoadInst,
    Module,
    PHINode,
    PointerType,
    ReturnInst,
    SelectInst,
    StoreInst,
    Type,
    Value,
)
from nvopt.ir.gep import steps_of

WINDOWS = {1: 0x10_0000_0000, 3: 0x7F12_3400_0000, 4: 0x7F34_0012_0000, 7: 0x7F12_3400_0000}
"""Where each space begins, as a generic address."""
WINDOW = 1 << 24
"""Bytes of a window."""
FIRST = 1024
"""The address of a space's first variable, in that space."""
OUT = FIRST
"""The address of the first variable in global memory."""
STEPS = 2000
"""The instructions that a run may take."""

_ARITHMETIC = {
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "mul": lambda a, b: a * b,
    "and": lambda a, b: a & b,
    "or": lambda a, b: a | b,
    "xor": lambda a, b: a ^ b,
    "shl": lambda a, b: a << (b & 63),
}


class UndefinedError(Exception):
    """The program has no meaning."""


class UnsupportedError(Exception):
    """The program has an instruction that is not known here."""


def run(module: Module, name: str, arguments: Sequence[int]) -> bytes:
    """What stands in global and shared memory when the function returns."""
    machine = _Machine(module)
    function = module.get_function(name)
    assert function is not None
    machine.call(function, arguments)
    return bytes(machine.memory[space, at] for space in (1, 3) for at in sorted(at for where, at in machine.memory if where == space))


class _Machine:
    def __init__(self, module: Module) -> None:
        self.layout = module.data_layout
        self.memory: dict[tuple[int, int], int] = {}
        self.places: dict[Value, tuple[int, int]] = {}
        """The address and the size of each variable."""
        self.steps = count()
        ends: dict[int, int] = {}
        for variable in module.globals:
            space, size = _space(variable.type), self.layout.alloc_size(variable.value_type)
            start = ends.get(space, FIRST)
            ends[space] = start + size
            self.places[variable] = start, size
            self._store(space, start, self._initial(variable), size)

    def _initial(self, variable: GlobalVariable) -> int:
        value = 0
        if isinstance(variable.initializer, ConstantAggregate):
            for at, element in enumerate(variable.initializer.operands):
                value |= self.value(element, {}) << 8 * at * self.layout.alloc_size(element.type)
        return value

    # -- memory

    def _store(self, space: int, address: int, value: int, size: int) -> None:
        for at in range(size):
            self.memory[space, address + at] = value >> 8 * at & 255

    def _place(self, pointer: Value, values: dict[Value, int], size: int) -> tuple[int, int]:
        """Space and address of an access."""
        space, address = _space(pointer.type), self.value(pointer, values)
        if space == 0:
            space = next((space for space, base in WINDOWS.items() if 0 <= address - base < WINDOW), 0)
            address -= WINDOWS.get(space, 0)
        space = 3 if space == 7 else space
        if any((space, address + at) not in self.memory for at in range(size)):
            raise UndefinedError
        return space, address

    # -- values

    def _bits(self, type: Type) -> int:
        return self.layout.size_in_bits(type)

    def value(self, value: Value, values: dict[Value, int]) -> int:
        if isinstance(value, ConstantInt):
            return value.unsigned
        if value in self.places:
            return self.places[value][0]
        if isinstance(value, ConstantExpr):
            return self._computed(value, values)
        if isinstance(value, Constant):
            if not value.is_zero:
                raise UndefinedError
            return 0
        return values[value]

    def _computed(self, one: Instruction | ConstantExpr, values: dict[Value, int]) -> int:
        match one.opcode:
            case "getelementptr":
                assert isinstance(one, (GetElementPtrInst, ConstantExpr))
                return self._address(one, values)
            case "addrspacecast":
                return self._cast(one, self.value(one.operands[0], values))
            case "sext":
                return _signed(self.value(one.operands[0], values), self._bits(one.operands[0].type)) % (1 << self._bits(one.type))
            case "zext" | "trunc" | "ptrtoint" | "inttoptr":
                return self.value(one.operands[0], values) % (1 << self._bits(one.type))
        raise UnsupportedError(one.opcode)

    def _address(self, gep: GetElementPtrInst | ConstantExpr, values: dict[Value, int]) -> int:
        space = _space(gep.type)
        width = self.layout.index_width(space)
        base = self.value(gep.operands[0], values)
        offset = 0
        for step in steps_of(gep):
            index = _signed(self.value(step.operand, values), self._bits(step.operand.type))
            field = step.field(self.layout)
            offset += index * step.stride(self.layout) if field is None else field
        address = (base + offset) % (1 << width)
        if "inbounds" in gep.flags and offset and not self._is_in_one_variable(space, base, base + offset):
            raise UndefinedError
        return address

    def _is_in_one_variable(self, space: int, *addresses: int) -> bool:
        def start(variable: Value, place: int) -> int:
            return place + (WINDOWS[_space(variable.type)] if space == 0 else 0)

        places = [(start(variable, place), size) for variable, (place, size) in self.places.items() if space in (0, _space(variable.type))]
        return any(all(place <= address <= place + size for address in addresses) for place, size in places)

    def _cast(self, cast: Instruction | ConstantExpr, address: int) -> int:
        source, target = _space(cast.operands[0].type), _space(cast.type)
        generic = (address + WINDOWS.get(source, 0)) % (1 << 64)
        if target == 0:
            return generic
        if not 0 <= generic - WINDOWS[target] < WINDOW:
            raise UndefinedError
        return generic - WINDOWS[target]

    # -- code

    def call(self, function: Function, arguments: Sequence[int]) -> int:
        values: dict[Value, int] = dict(zip(function.args, arguments, strict=True))
        block, before = function.entry, function.entry
        while True:
            phis: dict[Value, int] = {phi: self.value(phi.incoming_for(before), values) for phi in block.phis()}
            values.update(phis)
            for inst in block:
                if next(self.steps) > STEPS:
                    raise UndefinedError
                if isinstance(inst, ReturnInst):
                    return self.value(inst.operands[0], values) if inst.operands else 0
                if isinstance(inst, BranchInst):
                    before, block = block, self._target(inst, values)
                    break
                if not isinstance(inst, PHINode):
                    values[inst] = self._result(inst, values)

    def _target(self, branch: BranchInst, values: dict[Value, int]) -> BasicBlock:
        if len(branch.operands) == 1:
            return branch.successors[0]
        return branch.successors[0 if self.value(branch.operands[0], values) else 1]

    def _result(self, inst: Instruction, values: dict[Value, int]) -> int:
        match inst:
            case BinaryOperator() if inst.opcode in _ARITHMETIC:
                left, right = (self.value(operand, values) for operand in inst.operands)
                return int(_ARITHMETIC[inst.opcode](left, right)) % (1 << self._bits(inst.type))
            case CmpInst():
                width = self._bits(inst.operands[0].type)
                left, right = (self.value(operand, values) for operand in inst.operands)
                if inst.predicate.is_signed:
                    left, right = _signed(left, width), _signed(right, width)
                return int(inst.predicate.compare(left, right))
            case SelectInst():
                return self.value(inst.operands[1 if self.value(inst.operands[0], values) else 2], values)
            case LoadInst():
                size = self.layout.store_size(inst.type)
                space, address = self._place(inst.pointer, values, size)
                return sum(self.memory[space, address + at] << 8 * at for at in range(size))
            case StoreInst():
                size = self.layout.store_size(inst.value.type)
                self._store(*self._place(inst.pointer, values, size), self.value(inst.value, values), size)
                return 0
            case CallBase() if isinstance(inst.callee, Function) and not inst.callee.is_declaration:
                return self.call(inst.callee, [self.value(arg, values) for arg in inst.args])
            case CastInst() | GetElementPtrInst():
                return self._computed(inst, values)
        raise UnsupportedError(str(inst))


def _space(type: Type) -> int:
    assert isinstance(type, PointerType)
    return type.addrspace


def _signed(value: int, bits: int) -> int:
    return value - (1 << bits) if value >> (bits - 1) else value
