"""What an index adds that is the same in each iteration is added to the pointer ahead of the loop.

                                                                  entry: %w = sext i32 %row to i64
                                                                         %r = getelementptr float, ptr %a, i64 %w
    then:  %n = add nsw i32 %row, %i                              then:  %v = sext i32 %i to i64
           %v = sext i32 %n to i64                           ->          %p = getelementptr float, ptr %r, i64 %v
           %p = getelementptr float, ptr %a, i64 %v                      %x = load float, ptr %p
           %x = load float, ptr %p

Extension, product and sum are one instruction, the sum of 32 bits is another. Where it is computed in each iteration and goes up by the
same, ScalarEvolution knows that it is no other sum when it is extended, and what follows finds this form by itself. Under a condition
(`if (0 <= x && x < width) sum += row[x]`), and of what goes up by nothing known, as what is read from memory does, it doesn't: there only
the addition itself says that it doesn't wrap around.

Where sums differ by constants these become offsets of one address, which stands ahead of the conditions then. Several pointers that one
sum is an index of would each take registers for what is one instruction: these stay.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.loops import Loop, LoopInfo
from nvopt.ir import (
    BinaryOperator,
    BranchInst,
    CastInst,
    ConstantInt,
    DataLayout,
    GetElementPtrInst,
    Instruction,
    IntType,
    PointerType,
    SwitchInst,
    Type,
    Value,
)
from nvopt.passes.loop_reduce.addresses import FARTHEST, may_step
from nvopt.transforms.blocks import terminator_of
from nvopt.transforms.dead_values import erase_dead_value
from nvopt.transforms.extensions import is_extension

_MOST_ROWS = 8
"""Pointers that a loop gets, of a pair of registers each."""


class _Index(NamedTuple):
    """`extend(invariants...) + extend(variable) + constant`, where the index isn't poison."""

    extension: str
    invariants: tuple[Value, ...]
    variable: Value
    constant: int


_Row = tuple[Value, Type, str, tuple[Value, ...]]
"""A pointer that is the same in each iteration: what it is added to, elements of what, how it is extended, and what is added."""


def split_invariants(loop: Loop, loops: LoopInfo, dominators: DominatorTree, layout: DataLayout) -> bool:
    """Splits the addresses of a loop, but not of loops inside; whether there was one."""
    at = terminator_of(loop.predecessor) if loop.predecessor is not None else None
    if not isinstance(at, (BranchInst, SwitchInst)) or loop.latch is None:
        return False
    found = list(_splittable(loop, loops, dominators, layout))
    if len({_row(inst, index) for inst, index in found}) > _MOST_ROWS:
        return False
    pointers: dict[_Row, Value] = {}
    addresses: dict[tuple[_Row, Value], GetElementPtrInst] = {}
    for inst, index in found:
        row = _row(inst, index)
        if row not in pointers:
            pointers[row] = _point_to(row, inst, at)
        address = addresses.get((row, index.variable))
        if address is None:
            address = addresses[row, index.variable] = _address(inst, pointers[row], index)
        else:
            _bring_ahead(address, inst, dominators)
        _replace(inst, address, index.constant * layout.alloc_size(inst.source_type))
    return bool(found)


def _splittable(loop: Loop, loops: LoopInfo, dominators: DominatorTree, layout: DataLayout) -> Iterator[tuple[GetElementPtrInst, _Index]]:
    """The addresses of which ScalarEvolution doesn't know it, with their indices."""
    latch = loop.latch
    assert latch is not None
    for block in loop.in_reverse_post_order():
        if loops.loop_for(block) is not loop:
            continue
        is_conditional = not dominators.dominates(block, latch)
        for inst in block:
            if isinstance(inst, GetElementPtrInst) and _is_row_and_index(inst, loop) and (is_conditional or not may_step(inst, loop)):
                index = _index(inst.operands[1], loop)
                if index is not None and abs(index.constant * layout.alloc_size(inst.source_type)) < FARTHEST:
                    yield inst, index


def _row(address: GetElementPtrInst, index: _Index) -> _Row:
    return address.operands[0], address.source_type, index.extension, index.invariants


def _is_row_and_index(address: GetElementPtrInst, loop: Loop) -> bool:
    """Whether it is the same pointer in each iteration and an extended sum, which nobody needs once such addresses are others."""
    if len(address.operands) != 2 or not isinstance(address.type, PointerType) or loop.defines(address.operands[0]):
        return False
    extension = address.operands[1]
    if not is_extension(extension):
        return False
    assert isinstance(extension, CastInst)
    addresses = [user for cast in extension.operands[0].users for user in (cast.users if is_extension(cast) else [cast])]
    return all(
        isinstance(one, GetElementPtrInst) and len(one.operands) == 2 and one.operands[0] is address.operands[0] for one in addresses
    )


def _index(extension: Value, loop: Loop) -> _Index | None:
    """The index of an address, if part of its sum is the same in each iteration, and none of its sums wraps around."""
    assert isinstance(extension, CastInst)
    is_signed = extension.opcode == "sext" or "nneg" in extension.flags
    flag = "nsw" if is_signed else "nuw"
    invariants: list[Value] = []
    variable = extension.operands[0]
    constant = 0
    while isinstance(variable, BinaryOperator) and variable.opcode == "add" and flag in variable.flags and loop.defines(variable):
        one, other = variable.operands
        if isinstance(other, ConstantInt):
            constant += other.signed if is_signed else other.unsigned
        elif not loop.defines(other):
            invariants.append(other)
        elif not loop.defines(one):
            invariants.append(one)
            one = other
        else:
            break
        variable = one
    return _Index("sext" if is_signed else "zext", tuple(invariants), variable, constant) if invariants else None


def _point_to(row: _Row, address: GetElementPtrInst, at: Instruction) -> Value:
    pointer, element, extension, invariants = row
    for invariant in invariants:
        extended = _insert(CastInst(extension, invariant, address.operands[1].type), at)
        pointer = _insert(GetElementPtrInst(element, pointer, [extended]), at)
    return pointer


def _address(at: GetElementPtrInst, pointer: Value, index: _Index) -> GetElementPtrInst:
    extended = _insert(CastInst(index.extension, index.variable, at.operands[1].type), at)
    address = GetElementPtrInst(at.source_type, pointer, [extended])
    _insert(address, at)
    return address


def _bring_ahead(address: GetElementPtrInst, user: Instruction, dominators: DominatorTree) -> None:
    """Moves an address, with its extension, to where it is computed for another user, too."""
    if dominators.value_dominates(address, user):
        return
    at = terminator_of(dominators.nearest_common_dominator(address.block, user.block))
    extension = address.operands[1]
    assert isinstance(extension, CastInst)
    extension.move_before(at)
    address.move_before(at)


def _replace(inst: GetElementPtrInst, address: GetElementPtrInst, offset: int) -> None:
    new = address if offset == 0 else _insert(GetElementPtrInst(IntType.get(8), address, [ConstantInt.get(IntType.get(64), offset)]), inst)
    inst.replace_all_uses_with(new)
    erase_dead_value(inst)


def _insert(new: Instruction, at: Instruction) -> Instruction:
    new.insert_before(at)
    new.debug_loc = at.debug_loc
    return new
