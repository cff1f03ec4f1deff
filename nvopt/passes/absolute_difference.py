"""absolute-difference: how far two integers are apart, and what that is added to, is one instruction.

    %d = sub nsw i32 %a, %b
    %abs = call i32 @llvm.abs.i32(i32 %d, i1 true)
    %sum = add i32 %abs, %s                           ->    %sum = call i32 @llvm.nvvm.sad.i(i32 %a, i32 %b, i32 %s)

A GPU has that, VABSDIFF, and ptxas makes it of PTX's `sad` alone: of a subtraction, `abs` and an addition it makes these three. Code
generation makes `sad` of the intrinsic alone. Where programs match images they do little else.

Done for integers of 32 bits whose difference doesn't overflow, which `nsw` says, where nobody else needs it; the number that it is added to
must stand in the same block, and is 0 where there is none. An addition of a constant is a difference, too.

Source: PTX ISA, sad; measured with ptxas 13.0 for sm_90.
"""

from __future__ import annotations

from typing import NamedTuple

from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.locations import location_of
from nvopt.analysis.loops import LoopInfo
from nvopt.ir import BinaryOperator, Builder, CallInst, ConstantInt, Function, FunctionType, Instruction, IntType, PHINode, StoreInst, Value
from nvopt.ir.values import User
from nvopt.passes.base import Context, FunctionPass
from nvopt.remarks import Remark

_ABS = "llvm.abs.i32"
_SAD = "llvm.nvvm.sad.i"
_LIMITS = frozenset(f"llvm.{name}.i32" for name in ("umin", "umax", "smin", "smax"))
_SIGNLESS = frozenset({"add", "mul", "trunc", "sitofp", "uitofp"})
_I32 = IntType.get(32)
_LEAST = -(1 << 31)


class _Difference(NamedTuple):
    """Of two numbers."""

    left: Value
    right: Value


class AbsoluteDifference(FunctionPass):
    """The pass `absolute-difference`."""

    name = "absolute-difference"
    summary = "Add absolute differences of integers in one instruction"
    preserved = frozenset({DominatorTree, LoopInfo})

    def run(self, function: Function, context: Context) -> bool:
        if "optnone" in function.attributes or not (function.is_parsed or f"@{_ABS}(" in function.text):
            return False
        calls = [inst for inst in function.instructions() if isinstance(inst, CallInst) and inst.callee_name == _ABS]
        done = [_make_one(call, function, context) for call in calls]
        return any(done)


def _make_one(call: CallInst, function: Function, context: Context) -> bool:
    """Of the absolute value of a difference, and an addition behind it; whether it is that."""
    inner = call.args[0]
    difference = _difference_of(inner)
    if difference is None:
        return False
    assert isinstance(inner, Instruction)
    sum, added = _sum_with(call)
    if sum is call and not all(map(_asks_no_sign, call.users)):
        return False
    if context.remarks.enabled:
        args = (("String", "absolute difference in one instruction"),)
        context.remarks.emit(Remark("Passed", AbsoluteDifference.name, "AbsoluteDifference", function.name, args, location_of(call)))
    callee = function.module.declare(_SAD, FunctionType.get(_I32, (_I32, _I32, _I32)))
    made = Builder.before(sum).call(callee, [difference.left, difference.right, added])
    made.take_name(sum)
    sum.replace_all_uses_with(made)
    for one in (sum, call, inner) if sum is not call else (call, inner):
        one.erase()
    return True


def _difference_of(value: Value) -> _Difference | None:
    """Of what, if the difference is needed once and doesn't overflow."""
    if not isinstance(value, BinaryOperator) or "nsw" not in value.flags or len(value.uses) != 1:
        return None
    left, right = value.operands
    match value.opcode:
        case "sub" if not isinstance(left, ConstantInt) or left.signed != 0:
            return _Difference(left, right)
        case "add" if isinstance(right, ConstantInt) and right.signed != _LEAST:
            return _Difference(left, ConstantInt.get(_I32, -right.signed))
    return None


def _asks_no_sign(user: User) -> bool:
    """Whether nothing is gained where ptxas knows that what it gets isn't negative, as it does of `abs`, not of `sad`."""
    if isinstance(user, CallInst):
        return user.callee_name in _LIMITS
    return isinstance(user, (StoreInst, PHINode)) or (isinstance(user, Instruction) and user.opcode in _SIGNLESS)


def _sum_with(call: CallInst) -> tuple[Instruction, Value]:
    """The addition that alone needs the call, and what it adds; else the call, and zero."""
    uses = call.uses
    if len(uses) == 1:
        user, at = uses[0]
        if isinstance(user, BinaryOperator) and user.opcode == "add" and user.parent is call.parent:
            return user, user.operands[1 - at]
    return call, ConstantInt.get(_I32, 0)
