"""conditional-arithmetic: what is added under a condition only is no number that may be zero, but a sum that may be taken.

    %more = select i1 %c, i32 %y, i32 0                          %sum = add i32 %x, %y
    %next = add i32 %x, %more                             ->     %next = select i1 %c, i32 %sum, i32 %x

    %one = zext i1 %c to i32                                     %sum = add i32 %x, 1
    %count = add i32 %x, %one                             ->     %count = select i1 %c, i32 %sum, i32 %x

LLVM's instcombine writes it as on the left, whatever the program says: `if (c) x += y`. A GPU executes an instruction under a predicate, so
that on the right it is one, `@P0 IADD3 R2, R2, R3, RZ`; on the left ptxas selects, and adds. Scans by shuffles, and whatever counts, are
made of that.

Done where the other number changes nothing, 0 of a sum, 1 of a product, all bits of an `and`, of integers and floats of 32 and 64 bits; a
sum of floats must have -0.0 there, or not care for the sign of zero. The choice must be used by that operation alone, in its own block.

Not done with a number of 64 bits that is added to what is needed later, too: whichever way, the sum takes two instructions; a number that
is chosen takes one, since its upper half is the lower one, or zero, but a result two.

Source: nvopt; measured with ptxas 13.0 for sm_90.
"""

from __future__ import annotations

from typing import NamedTuple

from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.locations import location_of
from nvopt.analysis.loops import LoopInfo
from nvopt.ir import BinaryOperator, Builder, CastInst, Constant, ConstantFP, ConstantInt, Function, Instruction, IntType, SelectInst, Value
from nvopt.ir.types import FloatType, Type, i64
from nvopt.passes.base import Context, FunctionPass
from nvopt.patterns import late
from nvopt.remarks import Remark

_CHOICES = late(r" = (?:select (?:[a-z]+ )*i1 |[sz]ext (?:nneg )?i1 )")
_IDENTITIES = {"add": 0, "sub": 0, "or": 0, "xor": 0, "shl": 0, "lshr": 0, "ashr": 0, "and": -1, "mul": 1}
_FLOAT_IDENTITIES = {"fadd": "-0.000000e+00", "fsub": "0.000000e+00", "fmul": "1.000000e+00"}
_COMMUTATIVE = frozenset({"add", "or", "xor", "and", "mul", "fadd", "fmul"})
_WIDTHS = (32, 64)
_FLOATS = ("float", "double")


class _Choice(NamedTuple):
    """Of an operand: `other` under the condition, or where that is false; else what changes nothing."""

    condition: Value
    other: Value
    if_true: bool


class ConditionalArithmetic(FunctionPass):
    """The pass `conditional-arithmetic`."""

    name = "conditional-arithmetic"
    summary = "Choose between results instead of between operands, for predicated instructions"
    preserved = frozenset({DominatorTree, LoopInfo})

    def run(self, function: Function, context: Context) -> bool:
        if "optnone" in function.attributes or not (function.is_parsed or _CHOICES.search(function.text)):
            return False
        operations = [inst for inst in function.instructions() if isinstance(inst, BinaryOperator) and _is_of_registers(inst.type)]
        done = [_choose_result(one, function, context) for one in operations]
        return any(done)


def _is_of_registers(type: Type) -> bool:
    """Whether values of the type take a register, or a pair of them."""
    return type.bits in _WIDTHS if isinstance(type, IntType) else isinstance(type, FloatType) and str(type) in _FLOATS


def _choose_result(operation: BinaryOperator, function: Function, context: Context) -> bool:
    """Makes a choice between two results of one between an operand and nothing; whether it is one."""
    for at in (1, 0) if operation.opcode in _COMMUTATIVE else (1,):
        choice, kept = _choice_of(operation, operation.operands[at]), operation.operands[1 - at]
        if choice is None or isinstance(kept, Constant) or _takes_more(operation, choice, kept, function, context):
            continue
        _report(operation, function, context)
        build = Builder.before(operation)
        operands = (kept, choice.other) if at else (choice.other, kept)
        result = build.insert(BinaryOperator(operation.opcode, *operands, operation.flags))
        arms = (result, kept) if choice.if_true else (kept, result)
        chosen, old = build.select(choice.condition, *arms), operation.operands[at]
        chosen.take_name(operation)
        operation.replace_all_uses_with(chosen)
        operation.erase()
        assert isinstance(old, Instruction)
        old.erase()
        return True
    return False


def _choice_of(operation: BinaryOperator, operand: Value) -> _Choice | None:
    """What an operand is chosen by, where one of two values changes nothing, and nobody else needs it."""
    if not isinstance(operand, (SelectInst, CastInst)) or operand.parent is not operation.parent or len(operand.uses) != 1:
        return None
    match operand:
        case SelectInst():
            condition, true, false = operand.operands
        case _:
            condition = operand.operands[0]
            if operand.opcode not in ("zext", "sext") or not isinstance(operand.type, IntType):
                return None
            true = ConstantInt.get(operand.type, 1 if operand.opcode == "zext" else -1)
            false = ConstantInt.get(operand.type, 0)
    if condition.type is not IntType.get(1):
        return None
    if _changes_nothing(operation, false):
        return _Choice(condition, true, True)
    return _Choice(condition, false, False) if _changes_nothing(operation, true) else None


def _takes_more(operation: BinaryOperator, choice: _Choice, kept: Value, function: Function, context: Context) -> bool:
    """Whether a choice between results is two instructions, where that of a number is one: no predicated sum can be in the place of what is
    needed later."""
    if operation.type is not i64 or not isinstance(choice.other, ConstantInt):
        return False
    loop = context.analyses.get(LoopInfo, function).loop_for(operation.parent)
    if loop is not None and not loop.defines(kept):
        return True
    dominators = context.analyses.get(DominatorTree, function)
    others = [user for user in kept.users if isinstance(user, Instruction) and user is not operation]
    return any(dominators.value_dominates(operation, user) for user in others)


def _changes_nothing(operation: BinaryOperator, value: Value) -> bool:
    """Whether the operation with this operand has its other operand for a result."""
    if isinstance(value, ConstantInt):
        return operation.opcode in _IDENTITIES and value.signed == _IDENTITIES[operation.opcode]
    if not isinstance(value, ConstantFP) or operation.opcode not in _FLOAT_IDENTITIES:
        return False
    is_sum = operation.opcode in ("fadd", "fsub")
    return value.ref == _FLOAT_IDENTITIES[operation.opcode] or (is_sum and value.value == 0 and _ignores_sign(operation))


def _ignores_sign(operation: BinaryOperator) -> bool:
    return "nsz" in operation.flags or "fast" in operation.flags


def _report(operation: BinaryOperator, function: Function, context: Context) -> None:
    if context.remarks.enabled:
        args = (("String", "chose between results of "), ("Operation", operation.opcode))
        context.remarks.emit(Remark("Passed", ConditionalArithmetic.name, "ResultChosen", function.name, args, location_of(operation)))
