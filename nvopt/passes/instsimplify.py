"""`instsimplify`: instructions whose result is there already, as another value or as a constant, are replaced by it.

    %a = add i32 %x, 0
    %b = icmp ult i32 %a, 0                                  (nothing: %s was %y, which is %x)
    %s = select i1 %b, i32 7, i32 %a       becomes
    ret i32 %s                                               ret i32 %x

No instruction is ever made or changed. What it knows, in integers, also of vectors where the constant is a splat:

* `x+0`, `x-0`, `x-x`, `x*0`, `x*1`, `x/1`, `x/x`, `x%1`, `x%x`, `x&x`, `x&0`, `x&-1`, `x|x`, `x|0`, `x|-1`, `x^0`, `x^x`, shifts by 0
  and of 0, and arithmetic, casts and comparisons of constants;
* comparisons of a value with itself and with the ends of its range; `min` and `max` of a value with itself;
* selects and phis with one outcome, or another that is poison; `select c, true, false`;
* `trunc` of an extension from the same type, casts to the same type, `freeze` of a `freeze` or a constant;
* getelementptr with zeros only; extractvalue of what insertvalue put there, extractelement likewise;
* of floats `x+-0.0`, `x-0.0`, `x*1.0`, `x/1.0`.

What was only there for an instruction that went is deleted. Where several are replaced, what they were used by is looked at again. It is
much less than LLVM's pass of that name knows. A function in whose text nothing of this stands is not parsed.

Source: LLVM's InstructionSimplify, as far as it goes.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from nvopt.analysis.integer_folding import fold, is_foldable, known_value
from nvopt.ir import (
    BinaryOperator,
    CallInst,
    CastInst,
    CmpInst,
    Constant,
    ConstantAggregateZero,
    ConstantFP,
    ConstantInt,
    ConstantPointerNull,
    ConstantSplat,
    ExtractElementInst,
    ExtractValueInst,
    Function,
    GetElementPtrInst,
    InsertElementInst,
    InsertValueInst,
    Instruction,
    IntType,
    PHINode,
    PoisonValue,
    SelectInst,
    Type,
    UnaryOperator,
    Value,
    VectorType,
)
from nvopt.ir.constants import null
from nvopt.ir.predicates import Predicate
from nvopt.passes.base import Context, FunctionPass

_MIN_MAX = re.compile(r"llvm\.[us](?:min|max)\.")
_PURE = (
    BinaryOperator, CastInst, CmpInst, ExtractElementInst, ExtractValueInst, GetElementPtrInst, InsertElementInst, InsertValueInst, PHINode,
    SelectInst, UnaryOperator,
)  # fmt: skip
"""What can go when nothing uses it."""


class InstSimplify(FunctionPass):
    """The pass `instsimplify`."""

    name = "instsimplify"
    summary = "Replace instructions whose result is there already (a small part of what LLVM's knows)"

    def run(self, function: Function, context: Context) -> bool:
        if not function.is_parsed and not _may_be_simplified(function.text):
            return False
        todo = dict.fromkeys(reversed(list(function.instructions())))
        changed = False
        while todo:
            instruction, _ = todo.popitem()
            value = simplified(instruction) if instruction.parent is not None else None
            if value is not None:
                todo.update((user, None) for user in instruction.users if isinstance(user, Instruction))
                _replace(instruction, value)
                changed = True
        return changed


def _may_be_simplified(text: str) -> bool:
    from nvopt.passes.simplifiable_text import may_simplify  # late: it is for the pass alone, and others ask for `simplified`

    return may_simplify(text)


def _replace(instruction: Instruction, value: Value) -> None:
    """Puts `value` in its place, and deletes what only it needed."""
    if value is instruction:
        raise AssertionError(instruction)
    instruction.replace_all_uses_with(value)
    dead = [instruction]
    while dead:
        at = dead.pop()
        operands = dict.fromkeys(operand for operand in at.operands if isinstance(operand, Instruction))
        at.erase()
        dead += (operand for operand in operands if isinstance(operand, _PURE) and not operand.is_used and operand.parent is not None)


# -- the rules


def simplified(instruction: Instruction) -> Value | None:
    """The value or constant that is right wherever the result of `instruction` is used; None where there is none."""
    rule = _RULES.get(type(instruction))
    found = rule(instruction) if rule is not None else None
    return found if found is not instruction else None


def _binary(inst: BinaryOperator) -> Value | None:
    lhs, rhs = inst.operands
    if inst.opcode[0] == "f":
        return _float_binary(inst.opcode, lhs, rhs)
    return _of_constants(inst) or _with_itself(inst, lhs, rhs) or _with_constant(inst, lhs, rhs)


def _of_constants(inst: Instruction) -> Value | None:
    """The constant that an integer instruction on constants gives."""
    if not isinstance(inst.type, IntType) or not is_foldable(inst):
        return None
    known = [known_value(operand) for operand in inst.operands]
    value = fold(inst, known) if None not in known else None
    return ConstantInt.get(inst.type, value) if value is not None else None


def _with_itself(inst: Instruction, lhs: Value, rhs: Value) -> Value | None:
    if lhs is not rhs:
        return None
    match inst.opcode:
        case "and" | "or":
            return lhs
        case "sub" | "xor" | "urem" | "srem":
            return null(inst.type)
        case "udiv" | "sdiv":
            return _splat(inst.type, 1)
    return None


def _with_constant(inst: Instruction, lhs: Value, rhs: Value) -> Value | None:
    left, right = _integer(lhs), _integer(rhs)
    opcode = inst.opcode
    if left is not None and right is None and opcode in ("add", "mul", "and", "or", "xor"):
        lhs, left, right = rhs, None, left
    ones = (1 << _bits(inst.type)) - 1
    if right == 0 and opcode in ("add", "sub", "or", "xor", "shl", "lshr", "ashr"):
        return lhs
    if right == 0 and opcode in ("mul", "and"):
        return null(inst.type)
    if right == ones and opcode in ("and", "or"):
        return lhs if opcode == "and" else _splat(inst.type, ones)
    if right == 1 and opcode in ("mul", "udiv", "sdiv"):
        return lhs
    if (right == 1 and opcode in ("urem", "srem")) or (right == ones and opcode == "srem"):
        return null(inst.type)
    if left == 0 and opcode in ("shl", "lshr", "ashr", "udiv", "sdiv", "urem", "srem"):
        return null(inst.type)
    return None


def _float_binary(opcode: str, lhs: Value, rhs: Value) -> Value | None:
    neutral = {"fadd": "-0.0", "fsub": "0.0", "fmul": "1.0", "fdiv": "1.0"}.get(opcode)
    if neutral is not None and _is_float(rhs, neutral):
        return lhs
    return rhs if opcode in ("fadd", "fmul") and neutral is not None and _is_float(lhs, neutral) else None


def _compare(inst: CmpInst) -> Value | None:
    lhs, rhs = inst.operands
    predicate = inst.predicate
    if inst.opcode == "fcmp":
        return _splat(inst.type, int(predicate == "true")) if predicate in ("true", "false") else None
    found = _of_constants(inst)
    if found is not None:
        return found
    if lhs is rhs:
        return _splat(inst.type, int(predicate.is_true_when_equal))
    right = _integer(rhs)
    if right is None:
        right, predicate = _integer(lhs), predicate.swapped
    outcome = at_end_of_range(predicate, right, _bits(lhs.type)) if right is not None else None
    return _splat(inst.type, int(outcome)) if outcome is not None else None


def at_end_of_range(predicate: Predicate, right: int, bits: int) -> bool | None:
    """Whether every number of so many bits, or none, compares so with `right`."""
    if predicate.is_equality:
        return None
    low, high = (0, (1 << bits) - 1) if predicate.is_unsigned else (1 << (bits - 1), (1 << (bits - 1)) - 1)
    # Nothing is below the lowest number, all else is not; and the other way round.
    end = low if predicate.is_less == predicate.is_strict else high
    return not predicate.is_strict if right == end else None


def _select(inst: SelectInst) -> Value | None:
    condition, true, false = inst.operands
    if true is false or isinstance(false, PoisonValue):
        return true
    if isinstance(true, PoisonValue):
        return false
    chosen = _integer(condition)
    if chosen is not None:
        return true if chosen else false
    return condition if condition.type is inst.type and _integer(true) == 1 and _integer(false) == 0 and _bits(inst.type) == 1 else None


def _phi(inst: PHINode) -> Value | None:
    """What comes in on every edge, round trips aside: it is defined before all blocks that lead here."""
    values = {value for value in inst.operands[::2] if value is not inst}
    return values.pop() if len(values) == 1 else None


def _cast(inst: CastInst) -> Value | None:
    (source,) = inst.operands
    if inst.opcode == "bitcast" and source.type is inst.type:
        return source
    if inst.opcode == "trunc" and isinstance(source, CastInst) and source.opcode in ("zext", "sext"):
        return source.operands[0] if source.operands[0].type is inst.type else None
    return _of_constants(inst)


def _freeze(inst: UnaryOperator) -> Value | None:
    (source,) = inst.operands
    is_frozen = isinstance(source, UnaryOperator) and source.opcode == "freeze"
    return source if inst.opcode == "freeze" and (is_frozen or isinstance(source, (ConstantInt, ConstantFP, ConstantPointerNull))) else None


def _gep(inst: GetElementPtrInst) -> Value | None:
    return inst.pointer if inst.type is inst.pointer.type and all(_integer(index) == 0 for index in inst.indices) else None


def _extract_value(inst: ExtractValueInst) -> Value | None:
    whole, path = inst.operands[0], inst.indices
    seen = set()
    while isinstance(whole, InsertValueInst) and whole not in seen:
        seen.add(whole)
        if whole.indices == path:
            return whole.operands[1]
        shorter = min(len(path), len(whole.indices))
        if path[:shorter] == whole.indices[:shorter]:
            return None
        whole = whole.operands[0]
    return None


def _extract_element(inst: ExtractElementInst) -> Value | None:
    whole, at = inst.operands[0], _integer(inst.operands[1])
    seen = set()
    while at is not None and isinstance(whole, InsertElementInst) and whole not in seen:
        seen.add(whole)
        put = _integer(whole.operands[2])
        if put is None:
            return None
        if put == at:
            return whole.operands[1]
        whole = whole.operands[0]
    return None


def _call(inst: CallInst) -> Value | None:
    if _MIN_MAX.match(inst.callee_name):
        return inst.args[0] if inst.args[0] is inst.args[1] else None
    return None


_RULES: dict[type, Callable[..., Value | None]] = {
    BinaryOperator: _binary,
    CallInst: _call,
    CastInst: _cast,
    CmpInst: _compare,
    ExtractElementInst: _extract_element,
    ExtractValueInst: _extract_value,
    GetElementPtrInst: _gep,
    PHINode: _phi,
    SelectInst: _select,
    UnaryOperator: _freeze,
}


# -- constants


def _integer(value: Value) -> int | None:
    """The number, below 2**bits, that an integer constant is, or every element of a vector; None for other values."""
    match value:
        case ConstantInt():
            return value.unsigned
        case ConstantSplat() if isinstance(value.element, ConstantInt):
            return value.element.unsigned
        case ConstantAggregateZero() if isinstance(value.type, VectorType) and isinstance(value.type.scalar, IntType):
            return 0
    return None


def _splat(type: Type, number: int) -> Constant:
    if not isinstance(type, VectorType):
        return ConstantInt.get(type, number)
    return ConstantSplat.get(type, ConstantInt.get(type.element, number)) if number else null(type)


def _bits(type: Type) -> int:
    return type.scalar.bits if isinstance(type.scalar, IntType) else 0


def _is_float(value: Value, text: str) -> bool:
    """Whether `value` is this floating-point constant, the sign of zero included."""
    if isinstance(value, ConstantSplat):
        value = value.element
    if not isinstance(value, ConstantFP) or value.ref[:3] in ("0xK", "0xL", "0xM"):
        return False
    return str(value.value) == text
