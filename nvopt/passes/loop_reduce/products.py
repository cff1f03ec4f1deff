"""What a loop adds to an address is multiplied where it is extended, if that is ahead of the loop.

    entry:   %w = sext i32 %stride to i64                  entry:   %w = sext i32 %stride to i64
                                                                    %m = mul nsw i64 %w, 4
    loop:    %q = getelementptr float, ptr %p, i64 %w  ->  loop:    %q = getelementptr i8, ptr %p, i64 %m

Code generation goes block by block. Within one block extension and product are one instruction (mul.wide), which ptxas repeats in the loop
as part of the sum: that is then one machine instruction (IMAD.WIDE). The product by itself, in the loop, is a shift by a number that may be
anything for all that ptxas knows, and a sum of two halves.
"""

from __future__ import annotations

from nvopt.analysis.loops import LoopInfo
from nvopt.ir import BinaryOperator, CastInst, ConstantInt, DataLayout, GetElementPtrInst, IntType, PointerType
from nvopt.transforms.extensions import is_extension

_Products = dict[tuple[CastInst, int], BinaryOperator]
_LARGEST = 1 << 31
"""Bytes by which a number of 32 bits is multiplied without an overflow in 64."""


def multiply_ahead(loops: LoopInfo, layout: DataLayout) -> None:
    """Does that for the addresses of all loops."""
    known: _Products = {}
    addresses = [inst for loop in loops.top_level for block in loop.blocks for inst in block if isinstance(inst, GetElementPtrInst)]
    found = [address for address in addresses if _is_multiplied_late(address, loops, layout)]
    for address in found:
        _multiply(address, known, layout)


def _is_multiplied_late(address: GetElementPtrInst, loops: LoopInfo, layout: DataLayout) -> bool:
    """Whether a multiple of what is extended ahead of the loop is added to what isn't there."""
    assert address.parent is not None
    loop = loops.loop_for(address.parent)
    if loop is None or len(address.operands) != 2 or not isinstance(address.type, PointerType):
        return False
    base, index = address.operands
    if not is_extension(index) or loop.defines(index) or not loop.defines(base):
        return False
    is_wide = index.type is IntType.get(64) and layout.index_width(address.type.addrspace) == 64
    return is_wide and 1 < layout.alloc_size(address.source_type) < _LARGEST


def _multiply(address: GetElementPtrInst, known: _Products, layout: DataLayout) -> None:
    base, index = address.operands
    assert isinstance(index, CastInst)
    size = layout.alloc_size(address.source_type)
    product = known.get((index, size))
    if product is None:
        product = known[index, size] = BinaryOperator("mul", index, ConstantInt.get(IntType.get(64), size), ("nsw",))
        following = index.next
        assert following is not None
        product.insert_before(following)
    new = GetElementPtrInst(IntType.get(8), base, [product], address.flags)
    new.debug_loc = address.debug_loc
    new.insert_before(address)
    address.replace_all_uses_with(new)
    address.erase()
