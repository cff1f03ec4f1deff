"""A length that is known only when the code runs: its number of whole elements, its remainder, and where that begins."""

from __future__ import annotations

from nvopt.analysis.alignment import KnownLowBits
from nvopt.ir import BasicBlock, IntType, Type, Value, VectorType
from nvopt.ir.types import i32, i64
from nvopt.passes.lower_aggr_copies.code import Code, index
from nvopt.passes.lower_aggr_copies.plan import MAX_WIDTH, element_width
from nvopt.passes.lower_aggr_copies.transfer import Transfer


def access_type(width: int) -> Type:
    """The type that `width` bytes are loaded and stored as. Sixteen are a vector: PTX has no scalar of that size in every version."""
    return VectorType.get(i32, 4) if width == MAX_WIDTH else IntType.get(8 * width)


class DynamicLength:
    """The length of a transfer, as an i64. A shorter one has no sign; of a longer one only the low bits can count."""

    __slots__ = ("bytes", "is_whole", "width")

    def __init__(self, transfer: Transfer, code: Code) -> None:
        self.bytes = _as_i64(code, transfer.length)
        self.width = element_width(transfer.align)
        self.is_whole = self.width == 1 or _is_multiple(self.bytes, self.width, code.here)
        """Whether no bytes are left over, as of a number of elements times their size."""

    def elements(self, code: Code) -> Value:
        """How many whole elements there are."""
        return self.bytes if self.width == 1 else code.lshr(self.bytes, index(self.width.bit_length() - 1), "count")

    def remainder(self, code: Code) -> Value:
        """How many bytes are left over."""
        return code.and_(self.bytes, index(self.width - 1), "rem")

    def whole(self, code: Code) -> Value:
        """How many bytes the whole elements have: the offset of the first byte left over."""
        return code.and_(self.bytes, index(-self.width), "whole")


def _is_multiple(number: Value, of: int, at: BasicBlock) -> bool:
    """Whether the power of two is known to divide a number."""
    assert at.parent is not None
    known = KnownLowBits(at.parent.module.data_layout)
    known.solve([number])
    low = known.at(number)
    return low is not None and low.align >= of


def _as_i64(code: Code, length: Value) -> Value:
    assert isinstance(length.type, IntType)
    if length.type is i64:
        return length
    return (code.zext if length.type.bits < 64 else code.trunc)(length, i64, "len")
