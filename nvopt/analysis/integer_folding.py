"""What LLVM's integer instructions compute of constants; None where nothing is known, or no number is right.

Operands and results are unsigned, below 2**bits. Flags (`nuw`, `exact`, `samesign`) are not looked at, as in LLVM's own constant folder:
where one is broken the result is poison, for which any number may stand.
"""

from __future__ import annotations

from collections.abc import Callable

from nvopt.analysis.integers import signed
from nvopt.ir.constants import ConstantInt
from nvopt.ir.instructions import BinaryOperator, CallInst, CastInst, CmpInst, Instruction, SelectInst, UnaryOperator
from nvopt.ir.predicates import Predicate
from nvopt.ir.types import IntType

Known = int | None
"""The value of an operand, None where it isn't a constant."""

_MIN_MAX: dict[str, tuple[Callable[[int, int], int], bool]] = {
    "umin": (min, False),
    "umax": (max, False),
    "smin": (min, True),
    "smax": (max, True),
}
_INTRINSICS = ("llvm.expect.", *(f"llvm.{kind}." for kind in _MIN_MAX))


def is_foldable(instruction: Instruction) -> bool:
    """Whether `fold` knows instructions of this kind."""
    if isinstance(instruction, CallInst):
        return instruction.callee_name.startswith(_INTRINSICS)
    return isinstance(instruction, (BinaryOperator, CmpInst, CastInst, SelectInst, UnaryOperator))


def fold(instruction: Instruction, operands: list[Known]) -> Known:
    """The value of an integer instruction whose operands have these values; None where it isn't known."""
    if not isinstance(instruction.type, IntType):
        return None
    bits = instruction.type.bits
    match instruction:
        case BinaryOperator():
            return fold_binary(instruction.opcode, operands[0], operands[1], bits)
        case CmpInst() if instruction.opcode == "icmp" and isinstance(instruction.operands[0].type, IntType):
            return fold_compare(instruction.predicate, operands[0], operands[1], instruction.operands[0].type.bits)
        case CastInst() if isinstance(instruction.operands[0].type, IntType):
            return fold_cast(instruction.opcode, operands[0], instruction.operands[0].type.bits, bits)
        case SelectInst():
            return _fold_select(operands)
        case UnaryOperator():
            return operands[0] if instruction.opcode == "freeze" else None
        case CallInst():
            return _fold_call(instruction.callee_name, operands, bits)
    return None


def fold_binary(opcode: str, lhs: Known, rhs: Known, bits: int) -> Known:
    """`opcode lhs, rhs`. One operand is enough where it decides by itself: `and` with 0, `or` with all ones, `mul` by 0."""
    ones = (1 << bits) - 1
    if lhs is None or rhs is None:
        decides = {"and": 0, "or": ones, "mul": 0}.get(opcode)
        return decides if decides is not None and decides in (lhs, rhs) else None
    match opcode:
        case "add":
            return (lhs + rhs) & ones
        case "sub":
            return (lhs - rhs) & ones
        case "mul":
            return (lhs * rhs) & ones
        case "and":
            return lhs & rhs
        case "or":
            return lhs | rhs
        case "xor":
            return lhs ^ rhs
        case "shl" | "lshr" | "ashr":
            return _fold_shift(opcode, lhs, rhs, bits)
    return _fold_division(opcode, lhs, rhs, bits)


def _fold_shift(opcode: str, value: int, by: int, bits: int) -> Known:
    if by >= bits:
        return None
    if opcode == "lshr":
        return value >> by
    shifted = value << by if opcode == "shl" else signed(value, bits) >> by
    return shifted & ((1 << bits) - 1)


def _fold_division(opcode: str, lhs: int, rhs: int, bits: int) -> Known:
    if opcode not in ("udiv", "urem", "sdiv", "srem") or rhs == 0:
        return None
    if opcode[0] == "s":
        lhs, rhs = signed(lhs, bits), signed(rhs, bits)
        if lhs == -(1 << (bits - 1)) and rhs == -1:
            return None
    quotient = abs(lhs) // abs(rhs) * (1 if (lhs < 0) == (rhs < 0) else -1)
    return (quotient if opcode.endswith("div") else lhs - quotient * rhs) & ((1 << bits) - 1)


def fold_compare(predicate: Predicate, lhs: Known, rhs: Known, bits: int) -> Known:
    """`icmp predicate lhs, rhs`: 0 or 1."""
    if lhs is None or rhs is None:
        return None
    if predicate.is_signed:
        lhs, rhs = signed(lhs, bits), signed(rhs, bits)
    return int(predicate.compare(lhs, rhs))


def fold_cast(opcode: str, value: Known, from_bits: int, to_bits: int) -> Known:
    """`opcode value to iN`."""
    if value is None:
        return None
    match opcode:
        case "zext" | "bitcast" | "trunc":
            return value & ((1 << to_bits) - 1)
        case "sext":
            return signed(value, from_bits) & ((1 << to_bits) - 1)
    return None


def _fold_select(operands: list[Known]) -> Known:
    condition, true, false = operands
    if condition is None:
        return None
    return true if condition else false


def _fold_call(callee: str, operands: list[Known], bits: int) -> Known:
    """Of the intrinsics that stand between a constant and a branch: the hints of the front end, and minima and maxima."""
    if not callee.startswith(_INTRINSICS):
        return None
    kind = callee.split(".")[1]
    if kind == "expect":
        return operands[0]
    if operands[0] is not None and operands[1] is not None:
        choose, is_signed = _MIN_MAX[kind]
        if is_signed:
            return choose(signed(operands[0], bits), signed(operands[1], bits)) & ((1 << bits) - 1)
        return choose(operands[0], operands[1])
    return None


def known_value(value: object) -> Known:
    """The value of an integer constant; None for anything else, undef and poison too."""
    return value.unsigned if isinstance(value, ConstantInt) else None
