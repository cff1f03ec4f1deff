"""The code of reductions: with what lanes begin, how a running value takes lanes in, and how partial values become one.

Source: LLVM's LoopUtils (createSimpleReduction, createAnyOfReduction, createFindLastIVReduction, createOrderedReduction).
"""

from __future__ import annotations

from collections.abc import Sequence

from nvopt.analysis.recurrences.reductions import RecurKind, RecurrenceDescriptor
from nvopt.ir import (
    Builder,
    ConstantFP,
    ConstantInt,
    IntType,
    SelectInst,
    Type,
    Value,
    VectorType,
)
from nvopt.ir.types import i1

Flags = tuple[str, ...]
_OPCODES = {
    RecurKind.ADD: "add",
    RecurKind.MUL: "mul",
    RecurKind.AND: "and",
    RecurKind.OR: "or",
    RecurKind.XOR: "xor",
    RecurKind.FADD: "fadd",
    RecurKind.FMULADD: "fadd",
    RecurKind.FMUL: "fmul",
}
_INTRINSICS = {
    RecurKind.SMIN: "smin",
    RecurKind.SMAX: "smax",
    RecurKind.UMIN: "umin",
    RecurKind.UMAX: "umax",
    RecurKind.FMINNUM: "minnum",
    RecurKind.FMAXNUM: "maxnum",
    RecurKind.FMINIMUM: "minimum",
    RecurKind.FMAXIMUM: "maximum",
    RecurKind.FMINIMUMNUM: "minimumnum",
    RecurKind.FMAXIMUMNUM: "maximumnum",
}
_OF_VECTORS = {
    **{kind: f"vector.reduce.{name}" for kind, name in _OPCODES.items()},
    RecurKind.SMIN: "vector.reduce.smin",
    RecurKind.SMAX: "vector.reduce.smax",
    RecurKind.UMIN: "vector.reduce.umin",
    RecurKind.UMAX: "vector.reduce.umax",
    RecurKind.FMIN: "vector.reduce.fmin",
    RecurKind.FMAX: "vector.reduce.fmax",
    RecurKind.FMINNUM: "vector.reduce.fmin",
    RecurKind.FMAXNUM: "vector.reduce.fmax",
    RecurKind.FMINIMUM: "vector.reduce.fminimum",
    RecurKind.FMAXIMUM: "vector.reduce.fmaximum",
}
"""The intrinsics that make one of all lanes; what is not here is done lane by lane."""
FIND_LAST = {RecurKind.FINDLAST_SMAX: RecurKind.SMAX, RecurKind.FINDLAST_UMAX: RecurKind.UMAX}
FIND_FIRST = {RecurKind.FINDFIRST_SMIN: RecurKind.SMIN, RecurKind.FINDFIRST_UMIN: RecurKind.UMIN}
FIND = FIND_LAST | FIND_FIRST
"""Reductions that find an iteration, and by which of the numbers."""

_OPPOSITE = {
    RecurKind.SMIN: RecurKind.SMAX,
    RecurKind.SMAX: RecurKind.SMIN,
    RecurKind.UMIN: RecurKind.UMAX,
    RecurKind.UMAX: RecurKind.UMIN,
}


def begins_with_identity(kind: RecurKind) -> bool:
    """Whether all lanes but one begin with what changes nothing."""
    return kind in _OPCODES


def identity(kind: RecurKind, type: Type, flags: Flags) -> ConstantInt | ConstantFP:
    """What changes nothing: 0 of sums, 1 of products, all ones of `and`."""
    match kind:
        case RecurKind.ADD | RecurKind.OR | RecurKind.XOR:
            return ConstantInt.get(type, 0)
        case RecurKind.MUL:
            return ConstantInt.get(type, 1)
        case RecurKind.AND:
            return ConstantInt.get(type, -1)
        case RecurKind.FMUL:
            return ConstantFP.get(type, 1.0)
    assert kind in (RecurKind.FADD, RecurKind.FMULADD), kind
    return ConstantFP.get(type, 0.0 if "nsz" in flags or "fast" in flags else -0.0)


def first_value(descriptor: RecurrenceDescriptor, start: Value, part: int, vf: int, ahead: Builder) -> Value:
    """With what the lanes of a part begin: the start in one lane and what changes nothing in the others; where a value may come in more
    than once, the start in all."""
    kind = descriptor.kind
    if kind is RecurKind.ANYOF:
        return _splat(ahead, vf, ConstantInt.get(i1, 0))
    if kind in FIND:
        assert descriptor.sentinel is not None
        return _splat(ahead, vf, descriptor.sentinel)
    if not begins_with_identity(kind):
        return _splat(ahead, vf, start, "minmax.ident")
    neutral = identity(kind, start.type, descriptor.flags)
    if part:
        return _splat(ahead, vf, neutral)
    if vf == 1:
        return start
    return ahead.insert_element(_splat(ahead, vf, neutral), start, 0)


def _splat(builder: Builder, vf: int, value: Value, name: str = "") -> Value:
    return value if vf == 1 else builder.splat(vf, value, name)


def reduced_in_order(descriptor: RecurrenceDescriptor, running: Value, lanes: Value, flags: Flags, builder: Builder) -> Value:
    """The running value and the lanes, from the first on."""
    opcode = _OPCODES[descriptor.kind]
    if isinstance(lanes.type, VectorType) and descriptor.kind is RecurKind.ADD:
        return builder.add(running, builder.intrinsic("vector.reduce.add", [lanes]))
    if isinstance(lanes.type, VectorType):
        return builder.intrinsic(f"vector.reduce.{opcode}", [running, lanes], None, "", flags)
    return combined(descriptor.kind, running, lanes, flags, builder)


def combined(kind: RecurKind, one: Value, other: Value, flags: Flags, builder: Builder, name: str = "") -> Value:
    """Two partial values as one."""
    opcode = _OPCODES.get(kind)
    if opcode is not None:
        if opcode.startswith("f"):
            make = builder.fadd if opcode == "fadd" else builder.fmul
            return make(one, other, name, flags)
        return {"add": builder.add, "mul": builder.mul, "and": builder.and_, "or": builder.or_, "xor": builder.xor}[opcode](
            one, other, name
        )
    if kind in (RecurKind.FMIN, RecurKind.FMAX):
        is_first = builder.fcmp("olt" if kind is RecurKind.FMIN else "ogt", one, other, "rdx.minmax.cmp", flags)
        return builder.insert(SelectInst(is_first, one, other, flags, "rdx.minmax.select"))
    return builder.intrinsic(_INTRINSICS[kind], [one, other], None, "rdx.minmax", flags)


def result(descriptor: RecurrenceDescriptor, start: Value, parts: Sequence[Value], builder: Builder) -> Value:
    """The reduction's value, of the partial ones."""
    kind = descriptor.kind
    if kind is RecurKind.ANYOF:
        return _any_of(descriptor, start, parts, builder)
    if kind in FIND:
        return _found_iteration(descriptor, start, parts, builder)
    wide = parts[0].type
    is_narrow = descriptor.type is not wide.scalar
    if is_narrow:
        narrow = VectorType.get(descriptor.type, wide.count) if isinstance(wide, VectorType) else descriptor.type
        parts = [builder.trunc(one, narrow) for one in parts]
    found = _of_lanes(kind, _of_parts(kind, parts, descriptor.flags, builder), descriptor.flags, builder)
    if is_narrow:
        found = builder.sext(found, wide.scalar) if descriptor.is_signed else builder.zext(found, wide.scalar)
    return found


def _of_parts(kind: RecurKind, parts: Sequence[Value], flags: Flags, builder: Builder) -> Value:
    found = parts[0]
    for one in parts[1:]:
        found = combined(kind, one, found, flags, builder, "bin.rdx")
    return found


def _of_lanes(kind: RecurKind, lanes: Value, flags: Flags, builder: Builder) -> Value:
    if not isinstance(lanes.type, VectorType):
        return lanes
    name = _OF_VECTORS.get(kind)
    if name is None:
        found: Value = builder.extract_element(lanes, 0)
        for lane in range(1, lanes.type.count):
            found = combined(kind, found, builder.extract_element(lanes, lane), flags, builder)
        return found
    if kind in (RecurKind.FADD, RecurKind.FMULADD, RecurKind.FMUL):
        return builder.intrinsic(name, [identity(kind, lanes.type.scalar, flags), lanes], None, "", flags)
    return builder.intrinsic(name, [lanes], None, "", flags if not isinstance(lanes.type.scalar, IntType) else ())


def _any_of(descriptor: RecurrenceDescriptor, start: Value, parts: Sequence[Value], builder: Builder) -> Value:
    """The other value where one of the selects has taken it."""
    taken = _of_lanes(RecurKind.OR, _of_parts(RecurKind.OR, parts, (), builder), (), builder)
    return builder.select(taken, other_value(descriptor), start, "rdx.select")


def other_value(descriptor: RecurrenceDescriptor) -> Value:
    """What an any-of reduction is where one of its selects has taken it."""
    return next(one for select in descriptor.chain for one in select.operands[1:] if one not in descriptor.members)


def of_extremum(
    descriptor: RecurrenceDescriptor, places: Sequence[Value], extrema: Sequence[Value], best: Value, builder: Builder
) -> list[Value]:
    """The places in those lanes whose minimum or maximum is that of all; in the others what is never taken."""
    splat = best if not isinstance(extrema[0].type, VectorType) else builder.splat(extrema[0].type.count, best, "rdx.best")
    never = _never_found(_finding(descriptor), descriptor.type)
    found: list[Value] = []
    for place, extremum in zip(places, extrema, strict=True):
        other = never if not isinstance(place.type, VectorType) else builder.splat(place.type.count, never)
        found.append(builder.select(builder.icmp("eq", extremum, splat, "rdx.has.best"), place, other, "rdx.place"))
    return found


def _never_found(by: RecurKind, type: Type) -> ConstantInt:
    """The number that is taken of several only where all are that."""
    assert isinstance(type, IntType)
    highest = (1 << (type.bits - 1)) - 1
    return ConstantInt.get(type, {RecurKind.SMIN: highest, RecurKind.SMAX: -highest - 1, RecurKind.UMIN: -1, RecurKind.UMAX: 0}[by])


def _finding(descriptor: RecurrenceDescriptor) -> RecurKind:
    """By which of the numbers a found iteration is the one that is meant."""
    by = FIND[descriptor.kind]
    return _OPPOSITE[by] if descriptor.extremum is not None and descriptor.extremum.is_first else by


def _found_iteration(descriptor: RecurrenceDescriptor, start: Value, parts: Sequence[Value], builder: Builder) -> Value:
    """The last or first value that was found, or the start where none was."""
    assert descriptor.sentinel is not None
    by = _finding(descriptor)
    found = _of_lanes(by, _of_parts(by, parts, (), builder), (), builder)
    return builder.select(builder.icmp("ne", found, descriptor.sentinel, "rdx.select.cmp"), found, start, "rdx.select")
