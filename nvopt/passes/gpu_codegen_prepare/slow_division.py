"""A division of 64 bits is one of 32 where neither number has more.

    %q = udiv i64 %n, %d            ->           %n.frozen = freeze i64 %n
                                                 %d.frozen = freeze i64 %d
                                                 %either = or i64 %n.frozen, %d.frozen
                                                 %high = and i64 %either, -4294967296
                                                 %is.long = icmp ne i64 %high, 0
                                                 br i1 %is.long, label %long, label %short
                                         long:   %q.long = udiv i64 %n.frozen, %d.frozen
                                         short:  %q.short = zext i32 (udiv i32 (trunc %n.frozen), (trunc %d.frozen)) to i64
                                         tail:   %q = phi i64 [ %q.long, %long ], [ %q.short, %short ]

A GPU has no instruction for either; the short one takes some twenty, the long one is a function of a hundred. Only what isn't known to be
short is asked for; nothing, where both are known to be. A quotient and a remainder of the same two numbers are one division. Not done where
a number looks like a hash, which is long: what an exclusive or makes, or a product by a constant of more than 32 bits.

Where a dividend without a sign is known to be short, no long way is needed: what it is divided by is as short, or more than it is.

    %n = zext i32 %i to i64                              %fits = icmp ule i64 %d.frozen, %n.frozen
    %q = udiv i64 %n, %d            ->                   br i1 %fits, label %short, label %tail
                                                 short:  %q.short = ...
                                                 tail:   %q = phi i64 [ %q.short, %short ], [ 0, %head ]
"""

from __future__ import annotations

from collections.abc import Iterable

from nvopt.analysis.value_tracking.tracking import ValueTracking
from nvopt.ir import BinaryOperator, Builder, Constant, ConstantInt, Function, Instruction, PHINode, Value
from nvopt.ir.types import i32, i64
from nvopt.transforms.blocks import CFGAnalyses, insert_if_then

OPCODES = ("udiv", "sdiv", "urem", "srem")
_HALF = 32
_HIGH = -1 << _HALF
_MOST_CHOICES = 16
"""Values that a number may be, by phis, of which each is looked at."""


def bypass_slow_divisions(function: Function, values: ValueTracking, kept: CFGAnalyses) -> list[Instruction]:
    """Does that for all divisions of the function; the results of those for which it was done."""
    pairs: dict[object, list[BinaryOperator]] = {}
    for inst in function.instructions():
        if isinstance(inst, BinaryOperator) and inst.opcode in OPCODES and inst.type is i64:
            pairs.setdefault((inst.parent, inst.opcode[0], *inst.operands), []).append(inst)
    return [result for alike in pairs.values() for result in _bypass(alike, values, kept)]


def _bypass(alike: list[BinaryOperator], values: ValueTracking, kept: CFGAnalyses) -> list[Instruction]:
    """Of quotients and remainders of the same two numbers, in one block; the results, if it was done."""
    first = alike[0]
    dividend, divisor = first.operands
    if isinstance(divisor, Constant) or looks_like_hash(dividend) or looks_like_hash(divisor):
        return []
    long = [one for one in (dividend, divisor) if not _is_short(one, first, values)]
    opcodes = dict.fromkeys(one.opcode for one in alike)
    no_long_way = long == [divisor] and first.opcode[0] == "u"
    asked = [dividend, divisor] if no_long_way else long
    # A quotient of what is poison is poison, one by an undef number that isn't zero is some number; a branch by either is undefined.
    frozen = {one: Builder.before(first).freeze(one) for one in asked if not values.is_guaranteed_not_to_be_undef_or_poison(one, first)}
    dividend, divisor = frozen.get(dividend, dividend), frozen.get(divisor, divisor)
    if no_long_way:
        results = _divide_or_not(opcodes, dividend, divisor, first, kept)
    elif long:
        is_long = _is_long([frozen.get(one, one) for one in long], first)
        results = _divide_either_way(opcodes, dividend, divisor, is_long, first, kept)
    else:
        results = {opcode: _divide_short(opcode, dividend, divisor, first) for opcode in opcodes}
    for one in alike:
        results[one.opcode].take_name(one)
        one.replace_all_uses_with(results[one.opcode])
        one.erase()
    return [*results.values()]


def _divide_or_not(opcodes: Iterable[str], dividend: Value, divisor: Value, at: Instruction, kept: CFGAnalyses) -> dict[str, Instruction]:
    """The results by opcodes, of a short dividend, without signs: what it is less than goes into it no time."""
    head = at.block
    fits = Builder.before(at).icmp("ule", divisor, dividend)
    (short,) = insert_if_then(fits, at, kept, "short")
    at_tail = Builder.before(at)
    results: dict[str, Instruction] = {}
    for opcode in opcodes:
        fast = _divide_short(opcode, dividend, divisor, short)
        otherwise = ConstantInt.get(i64, 0) if opcode == "udiv" else dividend
        results[opcode] = at_tail.insert(PHINode(i64, [(fast, short.block), (otherwise, head)]))
    return results


def _divide_either_way(
    opcodes: Iterable[str], dividend: Value, divisor: Value, is_long: Value, at: Instruction, kept: CFGAnalyses
) -> dict[str, Instruction]:
    """The results by opcodes."""
    long, short = insert_if_then(is_long, at, kept, "long", with_else=True)
    short.block.name = "short"
    at_tail = Builder.before(at)
    results: dict[str, Instruction] = {}
    for opcode in opcodes:
        slow = Builder.before(long).insert(BinaryOperator(opcode, dividend, divisor))
        fast = _divide_short(opcode, dividend, divisor, short)
        results[opcode] = at_tail.insert(PHINode(i64, [(slow, long.block), (fast, short.block)]))
    return results


def _is_short(number: Value, at: Instruction, values: ValueTracking) -> bool:
    """Whether it is known to be a number of 32 bits without a sign."""
    return values.known_bits(number, at).min_leading_zeros >= _HALF


def _is_long(numbers: list[Value], at: Instruction) -> Value:
    """The condition that one of them is not such a number."""
    build = Builder.before(at)
    either = build.or_(*numbers) if len(numbers) > 1 else numbers[0]
    return build.icmp("ne", build.and_(either, ConstantInt.get(i64, _HIGH)), ConstantInt.get(i64, 0))


def _divide_short(opcode: str, dividend: Value, divisor: Value, at: Instruction) -> Instruction:
    build = Builder.before(at)
    short = BinaryOperator("u" + opcode[1:], build.trunc(dividend, i32), build.trunc(divisor, i32))
    return build.zext(build.insert(short), i64)


def looks_like_hash(number: Value) -> bool:
    """Whether each value that it may be, by phis, does."""
    choices, pending = {number}, [number]
    while pending:
        one = pending.pop()
        if isinstance(one, PHINode) and len(choices) <= _MOST_CHOICES:
            new = {value for value, _ in one.incoming} - choices
            choices |= new
            pending += new
        elif not _is_hash(one):
            return False
    return True


def _is_hash(value: Value) -> bool:
    if not isinstance(value, BinaryOperator):
        return False
    factor = value.operands[1]
    is_long_product = value.opcode == "mul" and isinstance(factor, ConstantInt) and not _fits(factor)
    return value.opcode == "xor" or is_long_product


def _fits(factor: ConstantInt) -> bool:
    return -(1 << (_HALF - 1)) <= factor.signed < 1 << (_HALF - 1)
