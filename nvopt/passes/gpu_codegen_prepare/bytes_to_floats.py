"""A byte of an integer is extended to 32 bits ahead of its conversion to a float.

    %s = lshr i64 %x, 40                               %s = lshr i64 %x, 40
    %byte = trunc i64 %s to i8                         %byte = trunc i64 %s to i8
    %f = sitofp i8 %byte to float                 ->   %wide = sext i8 %byte to i32
                                                       %f = sitofp i32 %wide to float

By itself, code generation extends to the 16 bits of its smallest register. Of 64 bits it takes a byte with a sign by `bfe.s64` then, which
ptxas takes apart into shifts of both halves (eight bytes: 75 instructions for 42), and one without a sign it masks twice (four bytes of 32
bits: 29 for 22). Extended to 32, it is a part of the register that the conversion reads (`I2F.S8 R0, R20.B1`). With a sign and of 32 bits
the byte is that already.
"""

from __future__ import annotations

from nvopt.ir import Builder, CastInst, Function
from nvopt.ir.types import Type, i8, i32, i64

_EXTENDED_OF: dict[str, frozenset[Type]] = {"sitofp": frozenset({i64}), "uitofp": frozenset({i32, i64})}
"""By conversion, the integers of which a byte is extended."""


def extend_bytes(function: Function) -> None:
    """Does that for all conversions of the function."""
    for inst in [*function.instructions()]:
        if isinstance(inst, CastInst) and _converts_a_byte(inst):
            b = Builder.before(inst)
            b.debug_loc = inst.debug_loc
            extend = b.sext if inst.opcode == "sitofp" else b.zext
            inst.set_operand(0, extend(inst.operands[0], i32))


def _converts_a_byte(conversion: CastInst) -> bool:
    """Whether it does, and one that comes as a part of the integer: from another block it comes as 16 bits, which are extended as well."""
    whole = _EXTENDED_OF.get(conversion.opcode)
    byte = conversion.operands[0]
    if whole is None or not isinstance(byte, CastInst) or byte.opcode != "trunc" or byte.type is not i8:
        return False
    return byte.operands[0].type in whole and byte.parent is conversion.parent
