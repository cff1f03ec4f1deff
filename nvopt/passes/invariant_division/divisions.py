"""Which divisions have a divisor that stays the same in a loop, and what stands in their place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.locations import location_of
from nvopt.analysis.loops import Loop, LoopInfo
from nvopt.ir import BinaryOperator, Builder, Constant, ConstantInt, Function, FunctionType, Instruction, IntType, UnaryOperator, Value
from nvopt.ir.predicates import SGE
from nvopt.passes.base import Context
from nvopt.passes.invariant_division import OPCODES
from nvopt.passes.loop_reduce.warps import Warps
from nvopt.remarks import Remark, RemarkKind
from nvopt.transforms.blocks import CFGAnalyses, terminator_of
from nvopt.transforms.loops import insert_preheader, may_have_preheader

if TYPE_CHECKING:
    from nvopt.analysis.value_tracking.tracking import ValueTracking

_I32 = IntType.get(32)
_UPPER_HALF = "llvm.nvvm.mulhi.ui"
"""Of a product; one instruction also where code generation, which goes block by block, sees no more that 64 bits come from 32."""
_HELD = 3
"""Registers for a divisor in a loop: its size, that with the other sign, and the reciprocal."""
_Key = tuple[Value, Loop]
"""A divisor, and the loop ahead of which its reciprocal stands."""
_ZERO, _ONE = ConstantInt.get(_I32, 0), ConstantInt.get(_I32, 1)


def multiply_instead(function: Function, context: Context) -> bool:
    """Replaces the divisions; whether there was one."""
    loops = context.analyses.get(LoopInfo, function)
    found = _divisions(function, loops)
    costly = _cost_warps(found, loops, function, context)
    divisions, declined = [], set()
    for division, loop in found:
        if _key(division, loop, loops) in costly:
            declined.add(division)
            _report(division, "Missed", "CostsWarps", "fewer warps would run for the reciprocal of ", function, context)
        else:
            divisions.append((division, loop))
    if not divisions:
        return False
    tree = context.analyses.get(DominatorTree, function)
    for loop in {loop: None for _, loop in divisions}:
        insert_preheader(loop, CFGAnalyses(tree, loops))
    from nvopt.analysis.value_tracking.tracking import ValueTracking  # late: few loops divide by what stays the same

    divider = _Divider(function, ValueTracking(function, tree))
    for division, loop in divisions:
        divider.freeze_ahead(division.operands[1], loop)
        _name_remainders(division, loops)
    for division, loop in _divisions(function, loops):
        if division not in declined:
            _report(division, "Passed", "MultipliedInstead", "multiplied by the reciprocal of ", function, context)
            divider.replace(division, loop)
    return True


def _divisions(function: Function, loops: LoopInfo) -> list[tuple[BinaryOperator, Loop]]:
    """Those whose divisor stays the same in a loop, and that loop."""
    divisions = (inst for inst in function.instructions() if isinstance(inst, BinaryOperator) and inst.opcode in OPCODES)
    return [(division, loop) for division in divisions if (loop := _invariant_in(division, loops)) is not None]


def _key(division: BinaryOperator, loop: Loop, loops: LoopInfo) -> _Key:
    """Of the reciprocal that it would have, ahead of that loop."""
    return _what_is_frozen(division.operands[1], loops.loop_for(division.parent)), loop


def _cost_warps(divisions: Sequence[tuple[BinaryOperator, Loop]], loops: LoopInfo, function: Function, context: Context) -> set[_Key]:
    """The reciprocals for which fewer warps would run, of those that no loop needs which has none inside: where a division runs once for
    all that the inner loops do, it isn't what takes time, and they hold the reciprocal all the same."""
    around, inside = set[_Key](), set[_Key]()
    for division, loop in divisions:
        at = loops.loop_for(division.parent)
        (around if at is not None and at.subloops else inside).add(_key(division, loop, loops))
    around -= inside
    if not around:
        return set()
    warps = Warps(function, context)
    together = Counter(loop for _, loop in around)
    return {key for key in around if warps.are_lost(key[1], _HELD * together[key[1]])}


def _invariant_in(division: BinaryOperator, loops: LoopInfo) -> Loop | None:
    """The outermost loop around a division that may have a block ahead, in all iterations of which the divisor is the same; None where the
    division is two loops away from what takes time, through which registers were held for it."""
    loop = loops.loop_for(division.parent)
    divisor = _what_is_frozen(division.operands[1], loop)
    if division.type is not _I32 or isinstance(divisor, Constant) or loop is None or any(inner.subloops for inner in loop.subloops):
        return None
    outermost = None
    while loop is not None and not loop.defines(divisor):
        if may_have_preheader(loop):
            outermost = loop
        loop = loop.parent
    return outermost


def _what_is_frozen(value: Value, loop: Loop | None) -> Value:
    """In that loop; what isn't is itself."""
    return _without_freeze(value) if loop is not None and loop.defines(value) else value


def _without_freeze(value: Value) -> Value:
    return value.operands[0] if isinstance(value, UnaryOperator) and value.opcode == "freeze" else value


def _name_remainders(quotient: BinaryOperator, loops: LoopInfo) -> None:
    """LLVM computes the remainder beside a quotient as `n - n / d * d`: in the quotient's loop that is `n % d` again, half of which is what
    the quotient is made of."""
    dividend, divisor = quotient.operands
    if quotient.opcode not in ("udiv", "sdiv"):
        return
    loop = loops.loop_for(quotient.parent)
    opcode = {"udiv": "urem", "sdiv": "srem"}[quotient.opcode]
    for product in _users(quotient, "mul"):
        for rest in _users(product, "sub"):
            if {*product.operands} == {quotient, divisor} and rest.operands[0] is dividend and loops.loop_for(rest.parent) is loop:
                remainder = Builder.before(rest).insert(BinaryOperator(opcode, dividend, divisor))
                remainder.take_name(rest)
                rest.replace_all_uses_with(remainder)
                rest.erase()
        if not product.is_used:
            product.erase()


def _users(value: Value, opcode: str) -> list[BinaryOperator]:
    return [user for user in value.users if isinstance(user, BinaryOperator) and user.opcode == opcode]


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


class _Signed(NamedTuple):
    """A number that isn't poison."""

    size: Value
    """Without its sign."""
    is_negative: Value | None
    """Whether it has one, or is zero; None where it has none."""


class _Divider:
    """Puts multiplications in the place of divisions, and reciprocals ahead of loops."""

    def __init__(self, function: Function, values: ValueTracking) -> None:
        self._values = values
        self._upper_half = function.module.declare(_UPPER_HALF, FunctionType.get(_I32, (_I32, _I32)))
        self._frozen: dict[tuple[Value, Loop], Value] = {}
        self._reciprocals: dict[tuple[Value, Loop, bool], _Reciprocal] = {}
        self._results: dict[Value, _Signed] = {}
        """Of divisions of numbers with signs: what is left of one is often divided again."""

    def freeze_ahead(self, divisor: Value, loop: Loop) -> Value:
        """The divisor as one number, whatever poison is, in all of the loop: also where each iteration froze it by itself."""
        given = _what_is_frozen(divisor, loop)
        frozen = self._frozen.get((given, loop))
        if frozen is None:
            assert loop.preheader is not None
            frozen = Builder.before(terminator_of(loop.preheader)).freeze(given)
            self._frozen[given, loop] = self._frozen[frozen, loop] = frozen
        if isinstance(divisor, UnaryOperator) and given is not divisor:
            divisor.replace_all_uses_with(frozen)
            divisor.erase()
        return frozen

    def replace(self, division: BinaryOperator, loop: Loop) -> None:
        """`loop`: the one ahead of which the reciprocal stands."""
        is_signed = division.opcode in ("sdiv", "srem")
        divisor = self._reciprocal(division.operands[1], loop, is_signed and self._has_sign(division, 1))
        build = Builder.before(division)
        dividend = self._dividend(division, is_signed, build)
        low = build.call(self._upper_half, [dividend.size, divisor.reciprocal])
        rest = build.freeze(build.add(dividend.size, build.mul(low, divisor.negative)))  # LLVM's LSR would add up what follows otherwise
        is_negative = dividend.is_negative
        if division.opcode in ("udiv", "sdiv"):
            size: Instruction = build.select(build.icmp("uge", rest, divisor.size), build.add(low, _ONE), low)
            if divisor.is_negative is not None:
                is_negative = divisor.is_negative if is_negative is None else build.xor(is_negative, divisor.is_negative)
        else:
            size = build.umin(rest, build.add(rest, divisor.negative))  # which is large where the rest is less
        result = size if is_negative is None else build.select(is_negative, build.sub(_ZERO, size), size)
        if is_signed:
            self._results[result] = _Signed(size, is_negative)
        result.take_name(division)
        division.replace_all_uses_with(result)
        division.erase()

    def _has_sign(self, division: BinaryOperator, operand: int) -> bool:
        """Whether it may have one, by what it is and by the branch that leads to its division: indices are often compared with zero."""
        number = division.operands[operand]
        from nvopt.analysis.value_tracking.implied import by_dominating_condition  # late, too

        known = self._values.is_known_non_negative(number, division) or by_dominating_condition(SGE, number, _ZERO, division)
        return not known

    def _dividend(self, division: BinaryOperator, is_signed: bool, build: Builder) -> _Signed:
        given = division.operands[0]
        known = self._results.get(_without_freeze(given)) if is_signed else None
        if known is not None:
            return known
        number = build.freeze(given)  # it is asked more than once
        if is_signed and self._has_sign(division, 0):
            return _Signed(_without_sign(number, build), build.icmp("slt", number, _ZERO))
        return _Signed(number, None)

    def _reciprocal(self, divisor: Value, loop: Loop, has_sign: bool) -> _Reciprocal:
        """Ahead of the loop the divisor may be zero, or poison: then nothing in the loop is divided by it, and 1 does as well."""
        frozen = self.freeze_ahead(divisor, loop)
        known = self._reciprocals.get((frozen, loop, has_sign))
        if known is None:
            assert loop.preheader is not None
            build = Builder.before(terminator_of(loop.preheader))
            size = build.umax(_without_sign(frozen, build) if has_sign else frozen, _ONE, "divisor")
            is_negative = build.icmp("slt", frozen, _ZERO, "is.negative") if has_sign else None
            known = _Reciprocal(
                is_negative, size, build.sub(_ZERO, size, "negative"), build.udiv(ConstantInt.get(_I32, -1), size, "reciprocal")
            )
            self._reciprocals[frozen, loop, has_sign] = known
        return known


def _without_sign(value: Value, build: Builder) -> Value:
    """That of the least number, too, which is 2^31 then."""
    return build.intrinsic("abs", [value, ConstantInt.get(IntType.get(1), 0)])


def _report(division: BinaryOperator, kind: RemarkKind, name: str, text: str, function: Function, context: Context) -> None:
    if context.remarks.enabled:
        args = (("String", text), ("Divisor", division.operands[1].ref))
        context.remarks.emit(Remark(kind, "invariant-division", name, function.name, args, location_of(division)))
