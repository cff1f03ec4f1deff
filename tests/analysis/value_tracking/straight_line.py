"""Functions of 8-bit integers without branches, made at random and executed: what value tracking says must hold for every input."""

from __future__ import annotations

import random
from collections.abc import Callable

from nvopt.ir import CallBase, CmpInst, ConstantInt, Function, Instruction, IntType, Module, Value

BITS, MASK = 8, 255
PREDICATES = ("eq", "ne", "ult", "ule", "ugt", "uge", "slt", "sle", "sgt", "sge")
_FLAGS = {
    **dict.fromkeys(("add", "sub", "mul", "shl"), ("", " nsw", " nuw", " nuw nsw")),
    **dict.fromkeys(("lshr", "ashr", "udiv", "sdiv"), ("", " exact")),
    "or": ("", " disjoint"),
}
_OPCODES = ("add", "sub", "mul", "shl", "lshr", "ashr", "udiv", "sdiv", "urem", "srem", "and", "or", "xor")
_INTRINSICS = ("umin", "umax", "smin", "smax", "uadd.sat", "usub.sat", "sadd.sat", "ssub.sat")
_DECLARATIONS = "".join(f"\ndeclare i8 @llvm.{name}.i8(i8, i8)\n" for name in _INTRINSICS)


def make(seed: int, count: int = 12) -> Function:
    """A function of two parameters and `count` steps."""
    rng = random.Random(seed)
    numbers = ["%a", "%b"]
    conditions: list[str] = []
    lines: list[str] = []

    def number() -> str:
        return rng.choice(numbers[-5:]) if rng.random() < 0.75 else str(rng.choice([0, 1, 2, 3, 7, 8, 12, -1, -2, -8, -128, 127]))

    for at in range(count):
        name, one = f"%v{at}", rng.choice(numbers[-5:])
        kind = rng.random()
        if kind < 0.55:
            opcode = rng.choice(_OPCODES)
            flags = rng.choice(_FLAGS.get(opcode, ("",))) if rng.random() < 0.4 else ""
            other = str(rng.randrange(8)) if opcode in ("shl", "lshr", "ashr") and rng.random() < 0.6 else number()
            lines.append(f"{name} = {opcode}{flags} i8 {one}, {other}")
        elif kind < 0.7:
            intrinsic = rng.choice(_INTRINSICS)
            lines.append(f"{name} = call i8 @llvm.{intrinsic}.i8(i8 {one}, i8 {number()})")
        elif kind < 0.8 and conditions:
            lines.append(f"{name} = select i1 {rng.choice(conditions)}, i8 {one}, i8 {number()}")
        elif kind < 0.9:
            lines += [f"%t{at} = trunc i8 {one} to i4", f"{name} = {rng.choice(['sext', 'zext'])} i4 %t{at} to i8"]
        else:
            lines.append(f"{name} = icmp {rng.choice(PREDICATES)} i8 {one}, {number()}")
            conditions.append(name)
            continue
        numbers.append(name)
    body = "".join(f"  {line}\n" for line in lines)
    module = Module.parse(f"define void @f(i8 noundef %a, i8 noundef %b) {{\n{body}  ret void\n}}\n{_DECLARATIONS}")
    function = module.get_function("f")
    assert function is not None
    return function


def _signed(value: int, bits: int = BITS) -> int:
    return value - (1 << bits) if value >> (bits - 1) else value


def compare(predicate: str, a: int, b: int, bits: int = BITS) -> bool:
    """`icmp predicate a, b`."""
    if predicate[0] == "s":
        a, b = _signed(a, bits), _signed(b, bits)
    kind = predicate if predicate in ("eq", "ne") else predicate[1:]
    return {"eq": a == b, "ne": a != b, "lt": a < b, "le": a <= b, "gt": a > b, "ge": a >= b}[kind]


class UndefinedBehaviourError(Exception):
    """A division by zero and the like."""


def _quotient(a: int, b: int) -> int:
    return abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)


_EXACT: dict[str, Callable[[int, int], int]] = {
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "mul": lambda a, b: a * b,
    "shl": lambda a, b: a << b,
    "and": lambda a, b: a & b,
    "or": lambda a, b: a | b,
    "xor": lambda a, b: a ^ b,
}


def _binary(instruction: Instruction, a: int, b: int) -> int | None:
    opcode, flags = instruction.opcode, instruction.flags
    if opcode in ("shl", "lshr", "ashr") and b >= BITS:
        return None
    if opcode in _EXACT:
        exact, signed = _EXACT[opcode](a, b), _EXACT[opcode](_signed(a), b if opcode == "shl" else _signed(b))
        wraps = ("nuw" in flags and not 0 <= exact <= MASK) or ("nsw" in flags and not -128 <= signed <= 127)
        return None if wraps or ("disjoint" in flags and a & b) else exact & MASK
    if opcode in ("lshr", "ashr"):
        if "exact" in flags and a & ((1 << b) - 1):
            return None
        return (a >> b if opcode == "lshr" else _signed(a) >> b) & MASK
    return _division(opcode, flags, a, b)


def _division(opcode: str, flags: tuple[str, ...], a: int, b: int) -> int | None:
    if b == 0:
        raise UndefinedBehaviourError
    if opcode[0] == "s":
        a, b = _signed(a), _signed(b)
        if a == -128 and b == -1:
            raise UndefinedBehaviourError
    quotient = _quotient(a, b)
    if "exact" in flags and quotient * b != a:
        return None
    return (quotient if opcode.endswith("div") else a - quotient * b) & MASK


def _intrinsic(name: str, a: int, b: int) -> int:
    if name.endswith(".sat"):
        low, high = (0, MASK) if name[0] == "u" else (-128, 127)
        if name[0] == "s":
            a, b = _signed(a), _signed(b)
        return max(low, min(high, a + b if name[1:4] == "add" else a - b)) & MASK
    if name[0] == "s":
        a, b = _signed(a), _signed(b)
    return (min(a, b) if name.endswith("min") else max(a, b)) & MASK


def execute(function: Function, inputs: list[int]) -> dict[Value, int | None]:
    """What every value is worth, None where it is poison; UndefinedBehaviourError."""
    worth: dict[Value, int | None] = dict(zip(function.args, inputs, strict=True))

    def of(value: Value) -> int | None:
        return value.unsigned if isinstance(value, ConstantInt) else worth[value]

    for instruction in function.instructions():
        if instruction.is_terminator:
            break
        worth[instruction] = _step(instruction, of)
    return worth


def _step(instruction: Instruction, of: Callable[[Value], int | None]) -> int | None:
    operands = instruction.operands
    if instruction.opcode == "select":
        condition = of(operands[0])
        return None if condition is None else of(operands[1] if condition else operands[2])
    a = of(operands[0])
    if instruction.opcode in ("trunc", "sext", "zext"):
        kind = operands[0].type
        assert isinstance(kind, IntType)
        if a is None:
            return None
        return a & 15 if instruction.opcode == "trunc" else (_signed(a, kind.bits) if instruction.opcode == "sext" else a) & MASK
    b = of(operands[1])
    if b is None and instruction.opcode[1:] in ("div", "rem"):
        raise UndefinedBehaviourError
    if a is None or b is None:
        return None
    if isinstance(instruction, CmpInst):
        return int(compare(instruction.predicate, a, b))
    if isinstance(instruction, CallBase):
        return _intrinsic(instruction.callee_name[5:-3], a, b)
    return _binary(instruction, a, b)
