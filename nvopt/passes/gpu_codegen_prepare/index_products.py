"""Indices are multiplied where they are extended.

    entry:  %w = sext i32 %i to i64                        entry:  %w = sext i32 %i to i64
            ...                                                    %b = mul nsw i64 %w, 4
    then:   %p = getelementptr float, ptr %a, i64 %w  ->           ...
                                                           then:   %p = getelementptr i8, ptr %a, i64 %b

ptxas makes one instruction of an address, IMAD.WIDE, from a sum with the product of 32 bits that are extended, in whatever block that
product stands. Code generation goes block by block: in another one than the extension's it sees 64 bits, and makes a shift of them, which
is two instructions, of which and the address ptxas makes two more. And 64 bits are held from block to block instead of 32.

Of several extensions of a value the first that dominates the others is taken, as code generation does. An index of which a constant is a
part stays: code generation makes that a part of the access, and extends what is left beside it. The step of a pointer that loop-reduce has
computed ahead of a loop is such a product, too.
"""

from __future__ import annotations

from typing import NamedTuple

from nvopt.analysis.dominators import DominatorTree
from nvopt.ir import (
    BinaryOperator,
    Builder,
    CastInst,
    ConstantInt,
    DataLayout,
    Function,
    GetElementPtrInst,
    Instruction,
    PointerType,
    Value,
)
from nvopt.ir.datalayout import is_scalable
from nvopt.ir.types import i8, i64
from nvopt.target.address_spaces import GENERIC, GLOBAL
from nvopt.transforms.extensions import is_extension

_LARGEST = (1 << 31) - 1
"""Bytes of an element: what it is multiplied by has 32 bits, too, and no product wraps."""
_DEEP = 6
"""Sums of sums in which a constant is looked for."""


class _Product(NamedTuple):
    """What an index of elements of so many bytes is in bytes, by the extension that it is computed behind."""

    extension: CastInst
    size: int


def multiply_indices(function: Function, dominators: DominatorTree) -> None:
    """Does that for all indices of the function."""
    firsts: dict[tuple[str, Value], CastInst] = {}
    products: dict[_Product, BinaryOperator] = {}
    pending = [function.entry]
    while pending:  # what a block dominates comes before its siblings: a first that doesn't dominate one block dominates no later one
        block = pending.pop()
        for inst in [*block]:
            if not is_extension(inst) or inst.type is not i64 or _has_constant_part(inst.operands[0]):
                continue
            key = inst.opcode, inst.operands[0]
            first = firsts.setdefault(key, inst)
            if not dominators.dominates(first.block, block):
                first = firsts[key] = inst
            _multiply(inst, first, products, function.module.data_layout)
            if first is not inst and not inst.is_used:
                inst.replace_all_uses_with(first)  # what debuggers are told
                inst.erase()
        pending += reversed(dominators.children(block))


def _has_constant_part(index: Value, deep: int = _DEEP) -> bool:
    """Whether code generation takes a constant out of the sum."""
    if not isinstance(index, BinaryOperator) or index.opcode not in ("add", "sub", "or") or not index.flags or deep == 0:
        return False
    return any(isinstance(one, ConstantInt) or _has_constant_part(one, deep - 1) for one in index.operands)


def _multiply(extension: CastInst, first: CastInst, products: dict[_Product, BinaryOperator], layout: DataLayout) -> None:
    """Gives what multiplies it in other blocks than `first`, which is as good as `extension`, its product."""
    for user in [*extension.users]:
        if not isinstance(user, Instruction) or user.block is first.block:
            continue
        size = _size(user, extension, layout)
        if not 1 < size <= _LARGEST:
            continue
        first.flags = tuple(flag for flag in first.flags if flag in extension.flags)
        key = _Product(first, size)
        if key not in products:
            products[key] = _multiplied(key)
        _use(products[key], user)


def _size(user: Instruction, index: Value, layout: DataLayout) -> int:
    """What the index is multiplied by: the size of an element, or a constant; 0 where it isn't."""
    if isinstance(user, GetElementPtrInst):
        return _size_of_element(user, index, layout)
    by = user.operands[1] if isinstance(user, BinaryOperator) else None
    if not isinstance(by, ConstantInt) or user.opcode not in ("shl", "mul"):
        return 0
    return by.signed if user.opcode == "mul" else 1 << min(by.unsigned, i64.bits)


def _size_of_element(address: GetElementPtrInst, index: Value, layout: DataLayout) -> int:
    """The bytes, of an address of 64 bits and that index alone."""
    pointer, element = address.type, address.source_type
    if not isinstance(pointer, PointerType) or pointer.addrspace not in (GENERIC, GLOBAL) or [*address.indices] != [index]:
        return 0
    return 0 if is_scalable(element) or layout.index_width(pointer.addrspace) != i64.bits else layout.alloc_size(element)


def _use(product: BinaryOperator, user: Instruction) -> None:
    """Puts it in the place of another product, or an address by it in that of an address by the index."""
    if not isinstance(user, GetElementPtrInst):
        user.replace_all_uses_with(product)
        user.erase()
        return
    address = GetElementPtrInst(i8, user.pointer, [product], user.flags)
    address.debug_loc = user.debug_loc
    address.insert_before(user)
    address.take_name(user)
    user.replace_all_uses_with(address)
    user.erase()


def _multiplied(product: _Product) -> BinaryOperator:
    """The multiplication, behind the extension."""
    extension, size = product
    assert extension.next is not None
    flags = ("nuw", "nsw") if extension.opcode == "zext" else ("nsw",)
    made = Builder.before(extension.next).mul(extension, ConstantInt.get(i64, size), flags=flags)
    made.debug_loc = extension.debug_loc
    return made
