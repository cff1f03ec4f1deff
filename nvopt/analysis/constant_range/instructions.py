"""Operations on constant ranges by the name of an instruction or intrinsic: methods of ConstantRange.

    ConstantRange(8, 1, 3).binary_op("shl", ConstantRange.of(8, 1)).text()      # '[2,5)'

Source: LLVM's ConstantRange, for which operations are known.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from nvopt.analysis.constant_range import arithmetic, bitwise, division, interval, shifts

if TYPE_CHECKING:
    from nvopt.analysis.constant_range.interval import ConstantRange


def binary_op(self: ConstantRange, opcode: str, other: ConstantRange) -> ConstantRange:
    """The results of the binary instruction `opcode`; everything for one that isn't known."""
    operation = _BINARY.get(opcode)
    return operation(self, other) if operation is not None else interval.ConstantRange.full(self.bits)


def intrinsic(name: str, operands: Sequence[ConstantRange]) -> ConstantRange | None:
    """The results of `llvm.NAME` (`umin`, `ctlz`, `uadd.sat`…); None for one that isn't known."""
    binary = _BINARY_INTRINSICS.get(name)
    if binary is not None:
        return binary(operands[0], operands[1])
    match name:
        case "abs":
            return operands[0].abs(operands[1].single_element == 1)
        case "ctlz":
            return operands[0].ctlz(operands[1].single_element == 1)
        case "cttz":
            return operands[0].cttz(operands[1].single_element == 1)
        case "ctpop":
            return operands[0].ctpop()
    return None


_BINARY: dict[str, Callable[[ConstantRange, ConstantRange], ConstantRange]] = {
    "add": arithmetic.add,
    "sub": arithmetic.sub,
    "mul": arithmetic.multiply,
    "udiv": division.udiv,
    "sdiv": division.sdiv,
    "urem": division.urem,
    "srem": division.srem,
    "shl": shifts.shl,
    "lshr": shifts.lshr,
    "ashr": shifts.ashr,
    "and": bitwise.and_,
    "or": bitwise.or_,
    "xor": bitwise.xor,
    "fadd": arithmetic.add,
    "fsub": arithmetic.sub,
    "fmul": arithmetic.multiply,
}


_BINARY_INTRINSICS: dict[str, Callable[[ConstantRange, ConstantRange], ConstantRange]] = {
    "umin": arithmetic.umin,
    "umax": arithmetic.umax,
    "smin": arithmetic.smin,
    "smax": arithmetic.smax,
    "uadd.sat": arithmetic.uadd_sat,
    "usub.sat": arithmetic.usub_sat,
    "sadd.sat": arithmetic.sadd_sat,
    "ssub.sat": arithmetic.ssub_sat,
}
