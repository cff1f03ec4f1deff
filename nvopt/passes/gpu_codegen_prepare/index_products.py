"""Indices are multiplied where they are extended.

    entry:  %w = sext i32 %i to i64                        entry:  %w = sext i32 %i to i64
            ...                                                    %b = mul nsw i64 %w, 4
    then:   %p = getelementptr float, ptr %a, i64 %w  ->           ...
                                                           then:   %p = getelementptr i8, ptr %a, i64 %b

ptxas makes one instruction of an address, IMAD.WIDE, from a sum with the product of 32 bits that are extended, in whatever block that
product stands. Code generation goes block by block: in another one than the extension's it sees 64 bits, and makes a shift of them, which
is two instructions, of which and the address ptxas makes two more. And 64 bits are held from block to block instead of 32.

The extension is the first of its kind that leads there, which code generation takes for all of them. An index of which a constant is a part
stays: code generation makes that a part of the access, and extends what is left beside it.
"""

from __future__ import annotations

from typing import NamedTuple

from nvopt.analysis.dominators import DominatorTree
from nvopt.ir import BinaryOperator, Builder, CastInst, ConstantInt, DataLayout, Function, GetElementPtrInst, PointerType, Value
from nvopt.ir.datalayout import is_scalable
from nvopt.ir.types import i8, i32, i64
from nvopt.target.address_spaces import GENERIC, GLOBAL
from nvopt.transforms.dead_values import erase_dead_value

_LARGEST = (1 << 31) - 1
"""Bytes of an element: what it is multiplied by has 32 bits, too, and no product wraps."""


class _Product(NamedTuple):
    """What an index of elements of so many bytes is in bytes, by the extension that it is computed behind."""

    extension: CastInst
    size: int


def multiply_indices(function: Function, dominators: DominatorTree) -> None:
    """Does that for all indices of the function."""
    firsts: dict[tuple[str, Value], list[CastInst]] = {}
    products: dict[_Product, BinaryOperator] = {}
    for block in dominators.order:
        for inst in [*block]:
            if not isinstance(inst, CastInst) or not _is_extended_index(inst):
                continue
            same = firsts.setdefault((inst.opcode, inst.operands[0]), [])
            first = next((one for one in same if dominators.dominates(one.block, block)), inst)
            _multiply(inst, first, products, function.module.data_layout)
            if first is inst:
                same.append(inst)
            else:
                erase_dead_value(inst)


def _is_extended_index(cast: CastInst) -> bool:
    is_extension = cast.opcode in ("sext", "zext") and cast.type is i64 and cast.operands[0].type is i32
    return is_extension and not _has_constant_part(cast.operands[0])


def _has_constant_part(index: Value) -> bool:
    """Whether code generation takes a constant out of the sum."""
    if not isinstance(index, BinaryOperator) or index.opcode not in ("add", "sub", "or") or not index.flags:
        return False
    return any(isinstance(one, ConstantInt) or _has_constant_part(one) for one in index.operands)


def _multiply(extension: CastInst, first: CastInst, products: dict[_Product, BinaryOperator], layout: DataLayout) -> None:
    """Gives addresses that are in other blocks than `first`, which is as good as `extension`, its product."""
    for user in [*extension.users]:
        if isinstance(user, GetElementPtrInst) and user.block is not first.block and _is_of_elements(user, extension, layout):
            first.flags = tuple(flag for flag in first.flags if flag in extension.flags)
            key = _Product(first, layout.alloc_size(user.source_type))
            if key not in products:
                products[key] = _multiplied(key)
            address = GetElementPtrInst(i8, user.pointer, [products[key]], user.flags)
            address.insert_before(user)
            name = user.name
            user.replace_all_uses_with(address)
            user.erase()
            address.name = name


def _is_of_elements(address: GetElementPtrInst, index: Value, layout: DataLayout) -> bool:
    """Whether it is an address of 64 bits and that index, of elements of some bytes."""
    pointer, element = address.type, address.source_type
    if not isinstance(pointer, PointerType) or pointer.addrspace not in (GENERIC, GLOBAL) or [*address.indices] != [index]:
        return False
    is_wide = layout.index_width(pointer.addrspace) == i64.bits
    return is_wide and not is_scalable(element) and 1 < layout.alloc_size(element) <= _LARGEST


def _multiplied(product: _Product) -> BinaryOperator:
    """The multiplication, behind the extension."""
    extension, size = product
    assert extension.next is not None
    flags = ("nuw", "nsw") if extension.opcode == "zext" else ("nsw",)
    return Builder.before(extension.next).mul(extension, ConstantInt.get(i64, size), flags=flags)
