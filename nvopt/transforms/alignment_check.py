"""Makes code that asks, when the program runs, whether values are multiples of powers of two: addresses of 16 bytes, mostly.

    rest = low_bits({%a: 4, %n: 2}, at, tracking)     %0 = ptrtoint ptr %a to i32
    builder.icmp("eq", rest, zero, "is.aligned")      %1 = shl i32 %n, 2
                                                      %2 = or i32 %0, %1
                                                      %misalignment = and i32 %2, 15

Other values cost two instructions each, whatever they are to be multiples of.

Nothing is frozen that needn't be: LLVM lets all uses have the frozen value, through which code generation doesn't look for the parameter
that an address comes of, and makes no `ld.global.nc` of its loads.
"""

from __future__ import annotations

from collections.abc import Mapping

from nvopt.analysis.value_tracking import ValueTracking
from nvopt.ir import Argument, Builder, CastInst, ConstantInt, Instruction, IntType, PointerType, Value
from nvopt.ir.types import i32
from nvopt.target import address_spaces
from nvopt.target.address_spaces import GENERIC, GLOBAL


def low_bits(multiples: Mapping[Value, int], at: Instruction, tracking: ValueTracking) -> Value:
    """An i32 that is zero where of each of these pointers and integers so many low bits are; made before `at`. At least one is asked for,
    and at most 31 bits of it."""
    builder = Builder.before(at)
    most = max(multiples.values())
    joined: Value | None = None
    for value, bits in multiples.items():
        low = _low_half(builder, settled(builder, _as_given(value), at, tracking))
        if bits < most:
            low = builder.shl(low, ConstantInt.get(i32, most - bits))
        joined = low if joined is None else builder.or_(joined, low)
    assert joined is not None
    return builder.and_(joined, ConstantInt.get(i32, (1 << most) - 1), "misalignment")


def settled(builder: Builder, value: Value, at: Instruction, tracking: ValueTracking) -> Value:
    """The value, one and the same at each use: a branch on poison is undefined behaviour. A kernel's parameters are bytes that the host
    gives."""
    if isinstance(value, Argument) and value.parent is not None and value.parent.is_kernel:
        return value
    return value if tracking.is_guaranteed_not_to_be_undef_or_poison(value, at) else builder.freeze(value)


def _as_given(value: Value) -> Value:
    """The generic address of the same bits, where a global one is made of that; nothing says that the cast can't give poison."""
    match value:
        case CastInst(opcode="addrspacecast", operands=[generic]) if address_spaces.of(value.type) == GLOBAL:
            return generic if address_spaces.of(generic.type) == GENERIC else value
    return value


def _low_half(builder: Builder, value: Value) -> Value:
    if isinstance(value.type, PointerType):
        return builder.ptrtoint(value, i32)
    assert isinstance(value.type, IntType)
    if value.type.bits == 32:
        return value
    return builder.trunc(value, i32) if value.type.bits > 32 else builder.zext(value, i32)
