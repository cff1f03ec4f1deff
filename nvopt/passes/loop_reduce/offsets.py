"""Constants in indices become offsets of accesses.

    %next = add nsw i32 %i, 1                                   %w = sext i32 %i to i64
    %w = sext i32 %next to i64                            ->    %p = getelementptr float, ptr %a, i64 %w
    %q = getelementptr float, ptr %a, i64 %w                    %q = getelementptr i8, ptr %p, i64 4

Code generation does so, too, but behind this pass, which would take %q for another address than its neighbour's. It doesn't where what is
added is multiplied before it is extended, as `3 * (i + 256)` is in an unrolled loop over points: that is `3 * i` and 768, where neither
wraps around, and where an address is made of `3 * i` already.
"""

from __future__ import annotations

from typing import NamedTuple

from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.loops import Loop, LoopInfo
from nvopt.ir import BinaryOperator, CastInst, ConstantInt, DataLayout, GetElementPtrInst, Instruction, IntType, PointerType, Type, Value
from nvopt.passes.loop_reduce.addresses import FARTHEST
from nvopt.transforms.dead_values import erase_dead_value
from nvopt.transforms.extensions import is_extension


def split_offsets(loop: Loop, loops: LoopInfo, dominators: DominatorTree, layout: DataLayout) -> bool:
    """Splits the addresses of a loop, but not of loops inside; whether there was one."""
    known: _Known = {}
    changed = False
    for block in loop.in_reverse_post_order():
        if loops.loop_for(block) is not loop:
            continue
        for inst in [*block]:
            if isinstance(inst, GetElementPtrInst) and isinstance(inst.type, PointerType) and len(inst.operands) == 2:
                changed |= _split(inst, known, dominators, layout)
    return changed


class _Index(NamedTuple):
    """`extend(variable) + constant`, `extend(operand) opcode extend(operand) + constant`, or `extend(variable) * factor + constant`, where
    the index isn't poison."""

    extension: str
    """`sext`, `zext`, or "" for an index that is as wide as an address."""
    variable: Value | tuple[str, frozenset[Value]] | tuple[Value, int]
    constant: int


class _Near(NamedTuple):
    """An address that is there, and the constant in its index."""

    address: GetElementPtrInst
    constant: int = 0


_Known = dict[tuple[Value, Type, str, object], list[_Near]]


def _split(address: GetElementPtrInst, known: _Known, dominators: DominatorTree, layout: DataLayout) -> bool:
    base, operand = address.operands
    assert isinstance(address.type, PointerType)
    if not isinstance(operand.type, IntType) or operand.type.bits < layout.index_width(address.type.addrspace):
        return False

    def near(index: _Index) -> list[_Near]:
        return known.setdefault((base, address.source_type, index.extension, index.variable), [])

    def nearby_of(index: _Index) -> _Near | None:
        return next(
            (one for one in near(index) if dominators.value_dominates(one.address, address) and _is_defined(one.address, index)), None
        )

    index, product = _index(operand), _product(operand)
    nearby = nearby_of(product) if product is not None else None
    if product is not None and nearby is not None and nearby.constant != product.constant:
        index = product
    elif index.constant == 0:
        if index.variable is (operand.operands[0] if isinstance(operand, CastInst) and index.extension else operand):
            near(index).append(_Near(address))
        two = _sum_of_two(operand)
        if two is not None:
            near(index._replace(variable=two)).append(_Near(address))
        if product is not None:
            near(product).append(_Near(address, product.constant))
        return False
    else:
        nearby = nearby_of(index)
    offset = (index.constant - (nearby.constant if nearby is not None else 0)) * layout.alloc_size(address.source_type)
    if abs(offset) >= FARTHEST:
        return False
    if nearby is None:
        if not isinstance(index.variable, Value):
            return False
        extended = _insert(CastInst(index.extension, index.variable, operand.type), address) if index.extension else index.variable
        nearby = _Near(GetElementPtrInst(address.source_type, base, [extended]))
        _insert(nearby.address, address)
        near(index).append(nearby)
    _promise_nothing(nearby.address)
    new = _insert(GetElementPtrInst(IntType.get(8), nearby.address, [ConstantInt.get(IntType.get(64), offset)]), address)
    address.replace_all_uses_with(new)
    erase_dead_value(address)
    return True


def _is_defined(nearby: GetElementPtrInst, index: _Index) -> bool:
    """Whether the sum of two, or the product, that an address has for its index didn't wrap around."""
    if isinstance(index.variable, Value):
        return True
    from nvopt.analysis.value_tracking.poison import program_undefined_if_poison  # late: most indices are one value and a constant

    return program_undefined_if_poison(nearby)


def _promise_nothing(nearby: GetElementPtrInst) -> None:
    """Takes away what would make an address poison that another one is made of now, unless it is undefined in any case."""
    index = nearby.operands[1]
    promising = [one for one in (nearby, index) if isinstance(one, (GetElementPtrInst, CastInst)) and one.flags]
    if promising:
        from nvopt.analysis.value_tracking.poison import program_undefined_if_poison  # late, too

        if not program_undefined_if_poison(nearby):
            for one in promising:
                one.flags = ()


def _index(operand: Value) -> _Index:
    if not is_extension(operand):
        return _Index("", *_sum(operand, None))
    signed = operand.opcode == "sext" or "nneg" in operand.flags
    variable, constant = _sum(operand.operands[0], "nsw" if signed else "nuw")
    if constant:
        return _Index("sext" if signed else "zext", variable, constant)
    if operand.opcode == "sext":
        pair, constant = _two(operand.operands[0])
        if pair is not None and constant:
            return _Index("sext", pair, constant)
    return _Index(operand.opcode, variable, 0)


def _product(operand: Value) -> _Index | None:
    """The index as a multiple of something, and a constant: what is added ahead of the multiplication is, multiplied, added behind it."""
    if is_extension(operand):
        is_signed = operand.opcode == "sext" or "nneg" in operand.flags
        extension, flag, value = ("sext", "nsw", operand.operands[0]) if is_signed else ("zext", "nuw", operand.operands[0])
    else:
        extension, flag, value = "", None, operand
    value, constant = _sum(value, flag)
    if not isinstance(value, BinaryOperator) or not isinstance(by := value.operands[1], ConstantInt):
        return None
    if flag is not None and flag not in value.flags:
        return None
    if value.opcode == "mul":
        factor = by.unsigned if flag == "nuw" else by.signed
    elif value.opcode == "shl" and by.unsigned < by.bits:
        factor = 1 << by.unsigned
    else:
        return None
    multiplied, added = _sum(value.operands[0], flag)
    return _Index(extension, (multiplied, factor), added * factor + constant)


def _sum(value: Value, flag: str | None) -> tuple[Value, int]:
    """A value as another one and a constant, whose additions have the flag; None: they may wrap around."""
    total = 0
    while isinstance(value, BinaryOperator) and isinstance(value.operands[1], ConstantInt):
        if value.opcode == "add":
            if flag is not None and flag not in value.flags:
                break
        elif value.opcode != "or" or "disjoint" not in value.flags:
            break
        constant = value.operands[1]
        total += constant.unsigned if flag == "nuw" else constant.signed
        value = value.operands[0]
    return value, total


def _two(value: Value) -> tuple[tuple[str, frozenset[Value]] | None, int]:
    """The two that a sum without wrapping is of, and the constants that were added to one of them before."""
    if not isinstance(value, BinaryOperator) or value.opcode != "add" or "nsw" not in value.flags:
        return None, 0
    (one, first), (other, second) = (_sum(operand, "nsw") for operand in value.operands)
    return ("add", frozenset((one, other))), first + second


def _sum_of_two(operand: Value) -> tuple[str, frozenset[Value]] | None:
    return _two(operand.operands[0])[0] if isinstance(operand, CastInst) and operand.opcode == "sext" else None


def _insert(new: Instruction, at: Instruction) -> Instruction:
    new.insert_before(at)
    new.debug_loc = at.debug_loc
    return new
