"""Which divisions have a divisor that stays the same in a loop, and what stands in their place."""

from __future__ import annotations

from typing import NamedTuple

from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.locations import location_of
from nvopt.analysis.loops import Loop, LoopInfo
from nvopt.analysis.value_tracking.tracking import ValueTracking
from nvopt.ir import BinaryOperator, Builder, Constant, ConstantInt, Function, FunctionType, Instruction, IntType, Value
from nvopt.passes.base import Context
from nvopt.passes.invariant_division import OPCODES
from nvopt.remarks import Remark
from nvopt.transforms.blocks import terminator_of

_I32 = IntType.get(32)
_UPPER_HALF = "llvm.nvvm.mulhi.ui"
"""Of a product; one instruction also where code generation, which goes block by block, sees no more that 64 bits come from 32."""
_ZERO, _ONE = ConstantInt.get(_I32, 0), ConstantInt.get(_I32, 1)


def multiply_instead(function: Function, context: Context) -> bool:
    """Replaces the divisions; whether there was one."""
    loops = context.analyses.get(LoopInfo, function)
    found = [(inst, loop) for inst in function.instructions() if (loop := _invariant_in(inst, loops)) is not None]
    if not found:
        return False
    divider = _Divider(function, ValueTracking(function, context.analyses.get(DominatorTree, function)))
    for division, loop in found:
        assert isinstance(division, BinaryOperator)
        _report(division, function, context)
        divider.replace(division, loop)
    return True


def _invariant_in(inst: object, loops: LoopInfo) -> Loop | None:
    """The outermost loop around a division, with a block ahead of it, in all iterations of which the divisor is the same; None where the
    division is two loops away from what takes time, through which registers were held for it."""
    if not isinstance(inst, BinaryOperator) or inst.opcode not in OPCODES or inst.type is not _I32:
        return None
    divisor = inst.operands[1]
    loop = loops.loop_for(inst.parent)
    if loop is None or any(inner.subloops for inner in loop.subloops):
        return None
    outermost = None
    while loop is not None and not isinstance(divisor, Constant) and not loop.defines(divisor):
        if loop.preheader is not None:
            outermost = loop
        loop = loop.parent
    return outermost


class _Reciprocal(NamedTuple):
    """Of a divisor."""

    is_negative: Value | None
    """Whether it is less than zero; None where it can't be."""
    size: Value
    """That without its sign, at least 1."""
    negative: Value
    """Zero less that."""
    reciprocal: Value
    """floor((2^32 - 1) / size)."""


class _Divider:
    """Puts multiplications in the place of divisions, and reciprocals ahead of loops."""

    def __init__(self, function: Function, values: ValueTracking) -> None:
        self._values = values
        self._upper_half = function.module.declare(_UPPER_HALF, FunctionType.get(_I32, (_I32, _I32)))
        self._reciprocals: dict[tuple[Value, Loop, bool], _Reciprocal] = {}

    def replace(self, division: BinaryOperator, loop: Loop) -> None:
        """`loop`: the one ahead of which the reciprocal stands."""
        is_signed = division.opcode in ("sdiv", "srem")
        has_sign, divisor_has_sign = (is_signed and not self._values.is_known_non_negative(one, division) for one in division.operands)
        divisor = self._reciprocal(division.operands[1], loop, divisor_has_sign)
        build = Builder.before(division)
        dividend = build.freeze(division.operands[0])  # it is asked more than once
        size = _without_sign(dividend, build) if has_sign else dividend
        low = build.call(self._upper_half, [size, divisor.reciprocal])
        rest = build.add(size, build.mul(low, divisor.negative))
        is_negative: Value | None = build.icmp("slt", dividend, _ZERO) if has_sign else None
        if division.opcode in ("udiv", "sdiv"):
            result: Instruction = build.select(build.icmp("uge", rest, divisor.size), build.add(low, _ONE), low)
            if divisor.is_negative is not None:
                is_negative = divisor.is_negative if is_negative is None else build.xor(is_negative, divisor.is_negative)
        else:
            result = build.umin(rest, build.add(rest, divisor.negative))  # which is large where the rest is less
        if is_negative is not None:
            result = build.select(is_negative, build.sub(_ZERO, result), result)
        name = division.name
        division.replace_all_uses_with(result)
        division.erase()
        result.name = name

    def _reciprocal(self, divisor: Value, loop: Loop, has_sign: bool) -> _Reciprocal:
        """Ahead of the loop the divisor may be zero, or poison: then nothing in the loop is divided by it, and 1 does as well."""
        known = self._reciprocals.get((divisor, loop, has_sign))
        if known is None:
            assert loop.preheader is not None
            build = Builder.before(terminator_of(loop.preheader))
            value = build.freeze(divisor)
            size = build.umax(_without_sign(value, build) if has_sign else value, _ONE, "divisor")
            is_negative = build.icmp("slt", value, _ZERO, "is.negative") if has_sign else None
            known = _Reciprocal(
                is_negative, size, build.sub(_ZERO, size, "negative"), build.udiv(ConstantInt.get(_I32, -1), size, "reciprocal")
            )
            self._reciprocals[divisor, loop, has_sign] = known
        return known


def _without_sign(value: Value, build: Builder) -> Value:
    """That of the least number, too, which is 2^31 then."""
    return build.intrinsic("abs", [value, ConstantInt.get(IntType.get(1), 0)])


def _report(division: BinaryOperator, function: Function, context: Context) -> None:
    if context.remarks.enabled:
        args = (("String", "multiplied by the reciprocal of "), ("Divisor", division.operands[1].ref))
        context.remarks.emit(Remark("Passed", "invariant-division", "MultipliedInstead", function.name, args, location_of(division)))
