"""What front ends leave to libNVVM, in LLVM's words: intrinsics that only libNVVM has, and its -ftz=1.

    %r = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 %mask, i32 3, i32 %a, i32 %b, i32 31)
becomes
    %r = call { i32, i1 } @llvm.nvvm.shfl.sync.bfly.i32p(i32 %mask, i32 %a, i32 %b, i32 31)

    %r = call { i32, i1 } @llvm.nvvm.vote.sync(i32 %mask, i32 3, i1 %c)
becomes
    %vote = call i32 @llvm.nvvm.vote.ballot.sync(i32 %mask, i1 %c)
    %r = insertvalue { i32, i1 } zeroinitializer, i32 %vote, 0

The mode is a constant: 0 to 3 is idx, up, down, bfly, or all, any, uni, ballot. Of a vote's two results NVVM IR defines the one that the
mode asks for. `llvm.nvvm.match.all.sync.i32` (and i64) is LLVM's with a `p` behind it. Other modes, which libNVVM refuses, too, are left.

To libNVVM, flushing denormals is an option; to LLVM it is an attribute of functions, "denormal-fp-math-f32".

Source: the NVVM IR specification, "Data Movement", "Vote" and "Match".
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from nvopt.ir import AttributeSet, Builder, CallInst, ConstantAggregateZero, ConstantInt, Function, FunctionType, Instruction, Type, Value
from nvopt.passes.base import Context, FunctionPass

_SHUFFLE, _VOTE, _MATCH = "llvm.nvvm.shfl.sync.i32", "llvm.nvvm.vote.sync", "llvm.nvvm.match.all.sync."
_SHUFFLES = ("idx", "up", "down", "bfly")
_VOTES = ("all", "any", "uni", "ballot")
_TOGETHER = AttributeSet(("convergent", "nocallback", "nounwind", "memory(inaccessiblemem: readwrite)"))


@dataclass(frozen=True)
class LibNVVMIntrinsics(FunctionPass):
    """The pass `libnvvm-intrinsics`."""

    name = "libnvvm-intrinsics"
    summary = "Write intrinsics that only libNVVM has as LLVM's own"
    required = True  # LLVM takes them for functions that somebody else defines

    def run(self, function: Function, context: Context) -> bool:
        if not function.is_parsed and not any(map(function.mentions, (_SHUFFLE, _VOTE, _MATCH))):
            return False
        changed = False
        for inst in list(function.instructions()):
            changed |= isinstance(inst, CallInst) and _translate(inst)
        return changed


@dataclass(frozen=True)
class FlushDenormals(FunctionPass):
    """The pass `flush-denormals`."""

    name = "flush-denormals"
    summary = "Let operations of floats take denormals for zero, and give zero for them"
    required = True  # results would be others without it

    def run(self, function: Function, context: Context) -> bool:
        function.attributes = function.attributes.with_attribute('"denormal-fp-math-f32"="preserve-sign,preserve-sign"')
        return True


def _translate(call: CallInst) -> bool:
    made: Instruction | None = None
    if call.callee_name == _SHUFFLE and (mode := _mode(call)) is not None:
        mask, _, *rest = call.args
        made = _call(call, f"llvm.nvvm.shfl.sync.{_SHUFFLES[mode]}.i32p", call.type, [mask, *rest])
    elif call.callee_name == _VOTE and (mode := _mode(call)) is not None:
        mask, _, predicate = call.args
        result = mask.type if _VOTES[mode] == "ballot" else predicate.type
        vote = _call(call, f"llvm.nvvm.vote.{_VOTES[mode]}.sync", result, [mask, predicate])
        made = Builder.before(call).insert_value(ConstantAggregateZero.get(call.type), vote, [0 if result is mask.type else 1])
    elif call.callee_name in (f"{_MATCH}i32", f"{_MATCH}i64"):
        made = _call(call, f"{call.callee_name}p", call.type, call.args)
    if made is None:
        return False
    made.take_name(call)
    call.replace_all_uses_with(made)
    call.erase()
    return True


def _mode(call: CallInst) -> int | None:
    """The mode that a call asks for, where there is one of that number."""
    mode = call.args[1]
    return mode.unsigned if isinstance(mode, ConstantInt) and mode.unsigned < len(_VOTES) else None


def _call(place: CallInst, name: str, result: Type, args: Sequence[Value]) -> CallInst:
    """A call of a function that is declared now if it is not yet."""
    function = place.function
    assert function is not None
    module = function.module
    callee = module.get_function(name) or module.declare(name, FunctionType.get(result, [arg.type for arg in args]), _TOGETHER)
    return Builder.before(place).call(callee, args)
