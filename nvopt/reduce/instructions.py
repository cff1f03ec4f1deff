"""Instructions, their operands, flags and types."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from nvopt.ir import (
    AllocaInst,
    Argument,
    ArrayType,
    CallBase,
    Constant,
    ConstantFP,
    ConstantInt,
    FloatType,
    GetElementPtrInst,
    Instruction,
    IntType,
    LoadInst,
    Module,
    SwitchInst,
    Type,
    Value,
)
from nvopt.ir.instructions.memory import MemoryInst
from nvopt.reduce.edits import Edit, erase, has_zero, instructions, zero

Slot = tuple[Instruction, int]
"""An instruction and the number of one of its operands."""


def _plain(module: Module) -> Iterator[Instruction]:
    return (inst for inst in instructions(module) if not inst.is_terminator)


def _erase_all(chosen: Sequence[Instruction]) -> None:
    for inst in reversed(chosen):
        erase(inst)


# -- operands


def _slots(module: Module) -> Iterator[Slot]:
    """The operands that something else may take the place of."""
    for inst in instructions(module):
        count = 1 if isinstance(inst, SwitchInst) else len(inst.operands) - isinstance(inst, CallBase)
        for at in range(count):
            is_path = isinstance(inst, GetElementPtrInst) and at > 1 and isinstance(inst.operands[at], Constant)
            if has_zero(inst.operands[at].type) and not is_path:
                yield inst, at


def _that_can_be(new: Callable[[Value], Value | None]) -> Callable[[Module], Iterator[Slot]]:
    return lambda module: (slot for slot in _slots(module) if new(slot[0].operands[slot[1]]) is not None)


def _put(new: Callable[[Value], Value | None]) -> Callable[[Sequence[Slot]], None]:
    def put(chosen: Sequence[Slot]) -> None:
        for inst, at in chosen:
            value = new(inst.operands[at])
            if value is not None:
                inst.set_operand(at, value)

    return put


def _zero_for(operand: Value) -> Value | None:
    if isinstance(operand, Constant) and operand.ref in _SMALLEST:
        return None
    made = zero(operand.type)
    return None if made is operand else made


_SMALLEST = ("0", "null", "zeroinitializer", "undef", "poison", "false", "0.000000e+00")


def _one_for(operand: Value) -> Value | None:
    if isinstance(operand, Constant) and operand.ref in (*_SMALLEST, "1", "true", "1.000000e+00"):
        return None
    match operand.type:
        case IntType():
            return ConstantInt.get(operand.type, 1)
        case FloatType() if operand.type.bits <= 64:
            return ConstantFP.get(operand.type, 1.0)
    return None


def _argument_for(operand: Value) -> Value | None:
    """The function's first argument of the type."""
    if not isinstance(operand, Instruction) or operand.function is None:
        return None
    return next((arg for arg in operand.function.args if arg.type is operand.type), None)


def _skip_for(operand: Value) -> Value | None:
    """What the operand is made of."""
    if not isinstance(operand, Instruction):
        return None
    return next((inner for inner in operand.operands if inner.type is operand.type and isinstance(inner, (Instruction, Argument))), None)


# -- flags


def _flagged(module: Module) -> Iterator[tuple[Instruction, str]]:
    for inst in instructions(module):
        yield from ((inst, flag) for flag in inst.flags if flag not in ("atomic", "cleanup", "inalloca", "swifterror"))
        if isinstance(inst, MemoryInst) and inst.volatile:
            yield inst, "volatile"
        if isinstance(inst, CallBase) and inst.tail:
            yield inst, "tail"


def _unflag(chosen: Sequence[tuple[Instruction, str]]) -> None:
    for inst, flag in chosen:
        if flag == "volatile" and isinstance(inst, MemoryInst):
            inst.volatile = False
        elif flag == "tail" and isinstance(inst, CallBase):
            inst.tail = ""
        else:
            inst.flags = tuple(other for other in inst.flags if other != flag)


def _atomics(module: Module) -> list[LoadInst]:
    return [inst for inst in instructions(module) if isinstance(inst, MemoryInst) and "atomic" in inst.flags]  # type: ignore[misc]


def _make_plain(chosen: Sequence[MemoryInst]) -> None:
    for inst in chosen:
        inst.flags, inst.ordering, inst.syncscope = (), "", ""


# -- types


def _large(module: Module) -> list[Instruction]:
    return [
        inst
        for inst in instructions(module)
        if isinstance(_memory_type(inst), Type) and not isinstance(_memory_type(inst), (IntType, FloatType))
    ]


def _memory_type(inst: Instruction) -> Type | None:
    """The type that says how large something in memory is."""
    match inst:
        case AllocaInst():
            return inst.allocated_type
        case GetElementPtrInst():
            return inst.source_type
    return None


def _make_small(chosen: Sequence[Instruction]) -> None:
    byte = IntType.get(8)
    for inst in chosen:
        if isinstance(inst, AllocaInst):
            held = inst.allocated_type
            inst.allocated_type = held.element if isinstance(held, ArrayType) else byte
        elif isinstance(inst, GetElementPtrInst):
            made = GetElementPtrInst(byte, inst.pointer, inst.indices[-1:])
            made.insert_before(inst)
            inst.replace_all_uses_with(made)
            inst.erase()


INSTRUCTIONS = Edit("instructions", _plain, _erase_all)
OPERANDS_ZERO = Edit("operands-zero", _that_can_be(_zero_for), _put(_zero_for))
OPERANDS_ONE = Edit("operands-one", _that_can_be(_one_for), _put(_one_for))
OPERANDS_TO_ARGS = Edit("operands-to-args", _that_can_be(_argument_for), _put(_argument_for))
OPERANDS_SKIP = Edit("operands-skip", _that_can_be(_skip_for), _put(_skip_for))
INSTRUCTION_FLAGS = Edit("instruction-flags", _flagged, _unflag)
ATOMIC_ORDERING = Edit("atomic-ordering", _atomics, _make_plain)
TYPES = Edit("types", _large, _make_small)
