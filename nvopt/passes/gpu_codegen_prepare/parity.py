"""The parity of 64 bits is that of 32: of both halves' exclusive or.

    %n = call i64 @llvm.ctpop.i64(i64 %x)              %lower = trunc i64 %x to i32
    %t = trunc i64 %n to i32                           %shifted = lshr i64 %x, 32
    %odd = and i32 %t, 1                               %upper = trunc i64 %shifted to i32
                                              ->       %halves = xor i32 %lower, %upper
                                                       %n = call i32 @llvm.ctpop.i32(i32 %halves)
                                                       %odd = and i32 %n, 1

Code generation has an operation for the lowest bit of a count, which it takes apart into twelve shifts and exclusive ors of 64 bits, since
no machine instruction counts 64 bits. ptxas counts 32 with one, and makes one instruction of the halves' exclusive or and what was done to
them ahead of it. nvcc counts both halves, and adds the counts.
"""

from __future__ import annotations

from collections.abc import Sequence

from nvopt.ir import BinaryOperator, Builder, CallInst, CastInst, ConstantInt, Function, Instruction, Value
from nvopt.ir.types import i1, i32, i64

COUNT = "llvm.ctpop.i64"
_DEEP = 6
"""Operations between a count and what asks for a bit of them."""


def count_parities(function: Function) -> None:
    """Does that for all counts of the function."""
    for inst in [*function.instructions()]:
        if inst.parent is None:
            continue  # it was on the way to a count
        path = _path(inst.operands[0], asked) if (asked := _bits_asked_for(inst)) else None
        if path:
            inst.set_operand(0, _remade(path))
            for old in path:
                old.erase()


def _bits_asked_for(inst: Instruction) -> int:
    """Of its first operand, as a mask; 0 for all."""
    if isinstance(inst, CastInst) and inst.opcode == "trunc" and inst.type is i1:
        return 1
    if isinstance(inst, BinaryOperator) and inst.opcode == "and" and isinstance(mask := inst.operands[1], ConstantInt):
        return mask.unsigned
    return 0


def _path(value: Value, asked: int, deep: int = _DEEP) -> list[Instruction]:
    """The operations from `value`, of which these bits are asked for, down to a count of which that asks for the lowest bit; each is there
    for the one before it alone. Empty where there is none."""
    if not isinstance(value, Instruction) or deep == 0 or len(value.uses) != 1:
        return []
    if isinstance(value, CallInst) and value.callee_name == COUNT:
        return [value] if asked == 1 else []
    for index, mask in _asks(value, asked):
        if path := _path(value.operands[index], mask, deep - 1):
            return [value, *path]
    return []


def _asks(value: Instruction, asked: int) -> list[tuple[int, int]]:
    """The operands that it may pass these bits on of, and which bits of them it asks for."""
    match value.opcode:
        case "trunc":
            return [(0, asked)]
        case "shl" if isinstance(by := value.operands[1], ConstantInt):
            return [(0, asked >> by.unsigned)]
        case "and" if isinstance(mask := value.operands[1], ConstantInt):
            return [(0, asked & mask.unsigned)]
        case "xor":
            return [(0, asked), (1, asked)]
        case "add":  # bits below may carry into those that are asked for
            below = (1 << asked.bit_length()) - 1
            return [(0, below), (1, below)]
        case _:
            return []


def _remade(path: Sequence[Instruction]) -> Value:
    """What takes the place of the first one."""
    *operations, count = path
    assert isinstance(count, CallInst)
    b = Builder.before(count)
    b.debug_loc = count.debug_loc
    number = count.args[0]
    halves = b.xor(b.trunc(number, i32), b.trunc(b.lshr(number, ConstantInt.get(i64, 32)), i32))
    parity = b.intrinsic("ctpop", [halves])
    made: Value | None = None
    old: Instruction = count
    for operation in reversed(operations):
        if made is None and operation.opcode == "trunc" and operation.type is i32:
            made = parity
        else:
            copy = operation.clone()
            copy.flags = ()  # what was known of the count
            copy.insert_before(operation)
            copy.set_operand(operation.operands.index(old), made or b.zext(parity, i64))
            made = copy
        old = operation
    return made or b.zext(parity, i64)
