"""Small questions about the shape of a value: constants, splats, negations, logical operations.

    not_operand(value)          # x of `xor x, -1`
    logical_and(value)          # (a, b) of `and i1 a, b` and of `select i1 a, i1 b, i1 false`

A constant may stand for itself in every lane of a vector. What doesn't match gives None.

Source: LLVM's PatternMatch, for what counts as one.
"""

from __future__ import annotations

from functools import lru_cache

from nvopt.ir import (
    CallBase,
    CmpInst,
    Constant,
    ConstantAggregate,
    ConstantAggregateZero,
    ConstantExpr,
    ConstantInt,
    ConstantPointerNull,
    ConstantSplat,
    Function,
    Instruction,
    IntType,
    PoisonValue,
    Type,
    Value,
    VectorType,
)
from nvopt.ir.predicates import Predicate

Pair = tuple[Value, Value]
Operator = Instruction | ConstantExpr
"""What has an opcode."""


def lanes(type: Type) -> int:
    """One bit for each lane of a vector of known length, one bit for anything else."""
    return (1 << type.count) - 1 if isinstance(type, VectorType) and not type.scalable else 1


def splat_constant(value: Value, allow_poison: bool = False) -> Constant | None:
    """The constant that stands in every lane of a constant vector; poison lanes are passed over on demand."""
    if isinstance(value, ConstantSplat):
        return value.element
    if isinstance(value, ConstantAggregateZero) and isinstance(value.type, VectorType):
        element = value.type.element
        return ConstantInt.get(element, 0) if isinstance(element, IntType) else None
    if isinstance(value, ConstantAggregate) and isinstance(value.type, VectorType):
        found = {one for one in value.operands if not (allow_poison and isinstance(one, PoisonValue))}
        one = found.pop() if len(found) == 1 else None
        return one if isinstance(one, Constant) else None
    return None


def integer(value: Value) -> int | None:
    """An integer constant, or that of every lane, read without a sign."""
    if isinstance(value, ConstantInt):
        return value.unsigned
    if isinstance(value, Constant) and isinstance(value.type, VectorType):
        element = splat_constant(value)
        return element.unsigned if isinstance(element, ConstantInt) else None
    return None


def width(type: Type) -> int:
    """Bits of an integer type or of a lane; 0 for others."""
    scalar = type.scalar
    return scalar.bits if isinstance(scalar, IntType) else 0


def is_zero(value: Value) -> bool:
    """An integer or address that is zero in every lane."""
    if isinstance(value, ConstantInt):
        return value.unsigned == 0
    if isinstance(value, (ConstantPointerNull, ConstantAggregateZero)):
        return True
    return isinstance(value, Constant) and isinstance(value.type, VectorType) and _lane_is(value, 0)


def is_all_ones(value: Value) -> bool:
    """An integer all of whose bits are set, in every lane."""
    if isinstance(value, ConstantInt):
        return value.unsigned == (1 << value.bits) - 1
    return isinstance(value, Constant) and isinstance(value.type, VectorType) and _lane_is(value, -1)


def _lane_is(value: Constant, number: int) -> bool:
    element = splat_constant(value, allow_poison=True)
    return isinstance(element, ConstantInt) and element.signed == number


def binary(value: Value, opcode: str) -> Pair | None:
    """The operands of a binary operation."""
    if isinstance(value, (Instruction, ConstantExpr)) and value.opcode == opcode:
        return value.operands[0], value.operands[1]
    return None


def other_operand(value: Value, opcode: str, one: Value) -> Value | None:
    """The operand besides `one` of a binary operation whose operands may be exchanged."""
    found = binary(value, opcode)
    if found is None:
        return None
    return found[1] if found[0] is one else found[0] if found[1] is one else None


def has_flag(value: Value, flag: str) -> bool:
    """Whether an instruction or constant expression has the flag."""
    return isinstance(value, (Instruction, ConstantExpr)) and flag in value.flags


def operand_of(value: Value, *opcodes: str) -> Value | None:
    """The first operand of an instruction or constant expression of one of these opcodes."""
    return value.operands[0] if isinstance(value, (Instruction, ConstantExpr)) and value.opcode in opcodes else None


def not_operand(value: Value) -> Value | None:
    """`x` of `xor x, -1`."""
    found = binary(value, "xor")
    if found is None:
        return None
    return found[0] if is_all_ones(found[1]) else found[1] if is_all_ones(found[0]) else None


def is_not_of(value: Value, other: Value) -> bool:
    """Whether it is `xor other, -1`."""
    rest = other_operand(value, "xor", other)
    return rest is not None and is_all_ones(rest)


def is_negation_of(value: Value, other: Value) -> bool:
    """Whether it is `sub 0, other`."""
    found = binary(value, "sub")
    return found is not None and found[1] is other and is_zero(found[0])


def _is_boolean(type: Type) -> bool:
    return width(type) == 1


def _logical(value: Value, opcode: str) -> Pair | None:
    """`and`, `or` of booleans, also as a select whose other arm is the constant that decides."""
    if not isinstance(value, Instruction) or not _is_boolean(value.type):
        return None
    if value.opcode == opcode:
        return value.operands[0], value.operands[1]
    if value.opcode != "select" or value.operands[0].type is not value.type:
        return None
    condition, true, false = value.operands
    if opcode == "and":
        return (condition, true) if is_zero(false) else None
    return (condition, false) if is_all_ones(true) else None


def logical_and(value: Value) -> Pair | None:
    """The operands of a conjunction."""
    return _logical(value, "and")


def logical_or(value: Value) -> Pair | None:
    """The operands of a disjunction."""
    return _logical(value, "or")


def comparison_with(value: Value, one: Value) -> tuple[Predicate, Value] | None:
    """(predicate, other) of an `icmp` of `one` with another, turned so that `one` stands first."""
    if isinstance(value, CmpInst) and value.opcode == "icmp":
        lhs, rhs = value.operands
        if lhs is one:
            return value.predicate, rhs
        if rhs is one:
            return value.predicate.swapped, lhs
    return None


@lru_cache(maxsize=4096)
def intrinsic_base(name: str) -> str:
    """`umax` of `llvm.umax.i32`: the name of an intrinsic without `llvm.` and the types behind; empty for other functions."""
    if not name.startswith("llvm."):
        return ""
    parts = name[5:].split(".")
    while len(parts) > 1 and _is_type_suffix(parts[-1]):
        parts.pop()
    return ".".join(parts)


def _is_type_suffix(part: str) -> bool:
    head = part.lstrip("nxv0123456789p")
    if part[:1] == "p" and part[1:].isdigit():
        return True
    return head[:1] in ("i", "f", "b", "s") and (head[1:].isdigit() or head.startswith(("sl_", "bf"))) and part != "x86"


def intrinsic(value: Value) -> str:
    """The name of the intrinsic that a call calls, without `llvm.` and types; empty for anything else."""
    if not isinstance(value, CallBase):
        return ""
    callee = value.operands[-1]
    return intrinsic_base(callee.name) if isinstance(callee, Function) else ""
