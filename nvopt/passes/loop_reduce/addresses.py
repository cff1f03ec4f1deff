"""The addresses of a loop that go up by the same in each iteration, in groups that one register can serve, and what they take now."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from nvopt.analysis.loops import Loop, LoopInfo
from nvopt.analysis.scev.expressions.kinds import SCEV, SCEVAddRecExpr, SCEVConstant
from nvopt.ir import (
    BinaryOperator,
    CastInst,
    CmpInst,
    ConstantInt,
    GetElementPtrInst,
    GlobalVariable,
    Instruction,
    IntType,
    LoadInst,
    PHINode,
    PointerType,
    SelectInst,
    Type,
    Value,
)
from nvopt.ir.types import i8, i32, i64
from nvopt.passes.loop_reduce.rounds import rounds
from nvopt.target.address_spaces import CONSTANT, LOCAL, SHARED, of
from nvopt.transforms.extensions import is_extension

if TYPE_CHECKING:
    from nvopt.analysis.scev.scalar_evolution import ScalarEvolution

FARTHEST = 1 << 23
"""Bytes that a load or a store reaches from its register: its immediate has 24 bits, with a sign."""
_MOST_COMPARED = 8
"""Groups that an address is compared with: the last ones of those that begin at one pointer and go up by the same."""

_ARITHMETIC = (BinaryOperator, CastInst, GetElementPtrInst)
_REMAINDERS = ("urem", "srem")
_NARROW = frozenset({CONSTANT, LOCAL, SHARED})


@dataclass(eq=False, repr=False)
class Group:
    """Addresses that are a constant number of bytes from one another in each iteration."""

    first: SCEVAddRecExpr
    """That of the first of them."""
    members: list[tuple[Instruction, int]] = field(default_factory=list)
    """The values, in the order of the code, and how many bytes each is behind the first."""

    anchor: Value | None = None
    """A pointer that is the same in each iteration, and that they are computed from."""
    rows: dict[Instruction, SCEV] = field(default_factory=dict)
    """Of values that are another distance than a constant from the first, which is the same in each iteration: what is to be added to it,
    beside the constant (rows.py)."""
    other_anchors: list[Value] = field(default_factory=list)
    """What others than the first are computed from: these may be fine where that isn't."""

    @property
    def is_narrow(self) -> bool:
        """Whether the machine's registers for it have 32 bits: of such indices, and addresses of shared, constant and local memory."""
        return self.first.bits == 32 if self.is_index else is_narrow(self.first.type)

    @property
    def is_index(self) -> bool:
        """Whether these are numbers: of 32 bits that are extended for addresses, and may wrap around before that, or compared ones."""
        return isinstance(self.first.type, IntType)

    @property
    def values(self) -> list[Instruction]:
        return [value for value, _ in self.members]


def is_narrow(pointer: Type) -> bool:
    """Whether its addresses are numbers of 32 bits to the machine: those of shared, constant and local memory."""
    return of(pointer) in _NARROW


def groups_of(loop: Loop, scev: ScalarEvolution) -> list[Group]:
    """The addresses that are computed in the loop, but in no loop inside."""
    found: dict[tuple[SCEV, SCEV], list[Group]] = {}
    for value in stepping_values(loop, scev.loops):
        e = scev.get(value) if _is_extended_in_step(value, loop, scev) else None
        if e is None or not _steps(e, loop):
            continue
        assert isinstance(e, SCEVAddRecExpr)
        base = scev.pointer_base(e) if isinstance(e.type, PointerType) else e.operands[1]
        near, anchor = found.setdefault((base, e.operands[1]), []), anchor_of(value, loop)
        for group in near[-_MOST_COMPARED:]:
            distance = scev.minus(e, group.first)
            if isinstance(distance, SCEVConstant) and abs(distance.signed) < FARTHEST:
                group.members.append((value, distance.signed))
                if anchor is not None and anchor is not group.anchor:
                    group.other_anchors.append(anchor)
                break
        else:
            near.append(Group(e, [(value, 0)], anchor))
    return [group for near in found.values() for group in near]


def stepping_values(loop: Loop, loops: LoopInfo) -> list[Instruction]:
    """The addresses and indices that may go up by the same in each iteration, by a look at them."""
    values = [*addresses_of(loop, loops), *indices_of(loop, loops)]
    return [value for value in values if may_step(value, loop) and not _leaps(value, loop)]


def may_step(value: Instruction, loop: Loop) -> bool:
    """Whether it may go up by the same in each iteration: not what memory says, or a remainder is."""
    return not any(
        (isinstance(one, BinaryOperator) and one.opcode in _REMAINDERS and loop.defines(one.operands[0]))
        or any(isinstance(operand, LoadInst) and loop.defines(operand) for operand in one.operands)
        for one in arithmetic_of([value], loop)
    )


def _leaps(value: Instruction, loop: Loop) -> bool:
    """Whether it is made of a phi of the header that doesn't go up by the same in each iteration: ScalarEvolution takes long to say so."""
    latch = loop.latch
    leaves = dict.fromkeys(operand for one in arithmetic_of([value], loop) for operand in one.operands if isinstance(operand, PHINode))
    return latch is not None and any(phi.parent is loop.header and _is_leap(phi, phi.incoming_for(latch), loop) for phi in leaves)


def _is_leap(phi: PHINode, following: Value, loop: Loop) -> bool:
    """Whether each iteration chooses the next value, as a binary search does for its bounds, or shifts the last one, as strides are halved,
    or turns a bit, as where two buffers take turns."""
    match following:
        case PHINode():
            return following.parent is not loop.header and loop.defines(following)
        case SelectInst():
            return loop.defines(following)
        case BinaryOperator(opcode="shl" | "lshr" | "ashr" | "xor", operands=[last, ConstantInt() as by]):
            return last is phi and by.signed > 0
    return False


def _is_extended_in_step(value: Instruction, loop: Loop, scev: ScalarEvolution) -> bool:
    """Whether the indices that it is made of go up by the same when they have been extended, too: to ask that of them is less than to
    make a sum of all and see. Addresses of 32 bits have nothing of an extension."""
    if not isinstance(value.type, PointerType) or scev.layout.index_width(value.type.addrspace) <= 32:
        return True
    extensions = [one for one in arithmetic_of([value], loop) if one is not value and is_extension(one)]
    return all(_steps(e, loop) or scev.is_loop_invariant(e, loop) for e in map(scev.get, extensions))


def _steps(e: SCEV, loop: Loop) -> bool:
    return isinstance(e, SCEVAddRecExpr) and e.loop is loop and e.is_affine


def anchor_of(address: Value, loop: Loop) -> Value | None:
    """The pointer that an address is computed from, if it is the same in each iteration."""
    while isinstance(address, GetElementPtrInst) and loop.contains_instruction(address):
        address = address.operands[0]
    return None if loop.defines(address) else address


def may_take_less(loop: Loop, loops: LoopInfo, together: int) -> bool:
    """Whether some address may have a form that takes less, by a look at the arithmetic: most are a base and a counter of 32 bits. Of the
    loop ptxas makes one iteration of so many `together`."""
    if together > 1:
        return any(cost(inst, loop) > 0 for inst in arithmetic_of(addresses_of(loop, loops), loop))
    counts_in_register = any(phi.type is i32 or _goes_up_by_extended(phi, loop) for phi in loop.header.phis())
    return any(_may_go(inst, counts_in_register, loop) for inst in arithmetic_of(addresses_of(loop, loops), loop))


def _goes_up_by_extended(phi: PHINode, loop: Loop) -> bool:
    """Whether a counter goes up by a number of 32 bits that is extended ahead of the loop, as a pointer could with one instruction."""
    following = phi.incoming_for(loop.latch) if loop.latch is not None else None
    if not isinstance(following, BinaryOperator) or following.opcode != "add" or phi not in following.operands:
        return False
    return any(is_extension(one) and not loop.defines(one) for one in following.operands)


def _may_go(inst: Instruction, counts_in_register: bool, loop: Loop) -> bool:
    if isinstance(inst, GetElementPtrInst) and not is_narrow(inst.type):
        return counts_in_register and cost(inst, loop) > 1
    return cost(inst, loop) > 0


def addresses_of(loop: Loop, loops: LoopInfo) -> Iterator[GetElementPtrInst]:
    """What computes addresses for others than the computation of further ones."""
    for block in loop.in_reverse_post_order():
        if loops.loop_for(block) is not loop:
            continue
        for inst in block:
            if not isinstance(inst, GetElementPtrInst) or not isinstance(inst.type, PointerType):
                continue
            if any(not isinstance(user, GetElementPtrInst) for user in inst.users):
                yield inst


def counted_addresses(loop: Loop, loops: LoopInfo) -> Iterator[GetElementPtrInst]:
    """Those whose index is a counter of the loop, and something that is the same in each iteration."""
    for address in addresses_of(loop, loops):
        arithmetic = list(arithmetic_of([address], loop))
        leaves = [operand for one in arithmetic for operand in one.operands if loop.defines(operand) and operand not in arithmetic]
        if leaves and all(isinstance(leaf, PHINode) and leaf.parent is loop.header and isinstance(leaf.type, IntType) for leaf in leaves):
            yield address


def indices_of(loop: Loop, loops: LoopInfo) -> Iterator[BinaryOperator]:
    """What is computed in 32 bits and extended for an address; and products of 64 bits that are compared, as they are where nothing beyond
    an edge is read: these don't go when the addresses have other forms."""
    for block in loop.in_reverse_post_order():
        if loops.loop_for(block) is loop:
            for inst in block:
                if isinstance(inst, BinaryOperator) and (_is_extended(inst) or _is_compared_product(inst, loop)):
                    yield inst


def _is_extended(number: BinaryOperator) -> bool:
    return number.type is i32 and any(map(is_extension, number.users))


def _is_compared_product(number: BinaryOperator, loop: Loop) -> bool:
    """Whether it is made of a product by something that is no constant."""
    if number.type is not i64 or not any(isinstance(user, CmpInst) for user in number.users):
        return False
    return any(one.opcode == "mul" and not isinstance(one.operands[1], ConstantInt) for one in arithmetic_of([number], loop))


def arithmetic_of(values: Iterable[Instruction], loop: Loop) -> Iterator[Instruction]:
    """The values, and the arithmetic in the loop that they are computed by."""
    seen = dict.fromkeys(values)  # in their order, not that of a set, which isn't the same from run to run
    pending = list(seen)
    while pending:
        one = pending.pop()
        yield one
        for operand in one.operands:
            if isinstance(operand, _ARITHMETIC) and operand not in seen and loop.contains_instruction(operand):
                seen[operand] = None
                pending.append(operand)


def dead_without(values: Collection[Instruction], loop: Loop) -> list[Instruction]:
    """The arithmetic in the loop that nothing needs once nobody uses the values, with counters that go, each ahead of its step."""
    dead = dict.fromkeys(values)
    pending = list(values)
    while pending:
        one = pending.pop()
        for operand in one.operands:
            if operand in dead or not isinstance(operand, Instruction) or not loop.contains_instruction(operand):
                continue
            parts = _parts(operand, loop)
            if parts and all(user in dead or user in parts for part in parts for user in part.users):
                dead.update(dict.fromkeys(parts))
                pending += parts
    return list(dead)


def _parts(value: Instruction, loop: Loop) -> list[Instruction]:
    """What goes if a value does: with a counter its step, which uses it. Nothing where the value is none that would."""
    if isinstance(value, PHINode):
        step = _late_step(value, loop)
        return [] if step is None else [value, step]
    return [value] if isinstance(value, _ARITHMETIC) else []


def _late_step(counter: PHINode, loop: Loop) -> BinaryOperator | None:
    """What gives the next value of a counter that goes up by a number which is known late, in a loop of which ptxas makes one of several
    iterations: an addition in each of them. A constant costs nothing there; and where it leaves the loop alone, it moves a pointer from
    register to register as well, so that pointers in the place of counters brought nothing."""
    latch = loop.latch if counter.parent is loop.header else None
    step = None if latch is None else counter.incoming_for(latch)
    if not isinstance(step, BinaryOperator) or step.opcode != "add" or counter not in step.operands:
        return None
    by = step.operands[1] if step.operands[0] is counter else step.operands[0]
    return None if isinstance(by, ConstantInt) or loop.defines(by) or rounds(loop) == 1 else step


def cost(inst: Instruction, loop: Loop) -> int:
    """The machine instructions that a piece of address arithmetic takes, on sm_70 and later: a 64-bit sum takes two, a product three; a
    sum of an address and a multiple of a 32-bit index takes one, its extension none."""
    if isinstance(inst, PHINode):
        return 0
    if isinstance(inst, GetElementPtrInst):
        return _cost_of_gep(inst, loop)
    narrow = not isinstance(inst.type, IntType) or inst.type.bits <= 32
    if isinstance(inst, CastInst):
        return 0 if all(_takes_short_index(user) for user in inst.users) else int(not narrow)
    assert isinstance(inst, BinaryOperator)
    if narrow:
        return 0 if inst.opcode in ("mul", "shl") and _is_summand(inst) else 1
    if inst.opcode == "mul":
        extended = any(map(is_extension, inst.operands))
        return 3 - extended - (extended and isinstance(inst.operands[1], ConstantInt))
    if inst.opcode == "shl" and is_extension(inst.operands[0]):
        return 1
    return 2


def _cost_of_gep(inst: GetElementPtrInst, loop: Loop) -> int:
    variable = [index for index in inst.operands[1:] if not isinstance(index, ConstantInt)]
    if is_narrow(inst.type):
        return sum(not _is_scaled_for_others(index, inst, loop) for index in variable)
    if len(variable) == 1 and inst.source_type is i8 and _is_lone_product(variable[0]):
        return 0  # the last addition of the product
    return sum(1 if index.type is i32 or _is_in_one_with_sum(index, inst, loop) else 2 for index in variable)


def _is_scaled_for_others(index: Value, inst: GetElementPtrInst, loop: Loop) -> bool:
    """Whether the index is multiplied for addresses in other variables, too: once for all, and where a variable is an access adds for
    nothing."""
    if not isinstance(inst.operands[0], GlobalVariable):
        return False
    alike = (user for user in index.users if isinstance(user, GetElementPtrInst) and user is not inst and loop.contains_instruction(user))
    return any(one.source_type is inst.source_type and isinstance(one.operands[0], GlobalVariable) for one in alike)


def _is_summand(inst: BinaryOperator) -> bool:
    """Whether a sum, one instruction with the product, is all that the product is for."""
    users = [*inst.users]
    return len(users) == 1 and isinstance(users[0], BinaryOperator) and users[0].opcode in ("add", "sub")


def _is_lone_product(index: Value) -> bool:
    return isinstance(index, BinaryOperator) and index.opcode == "mul" and len(index.users) == 1


def _is_in_one_with_sum(index: Value, inst: GetElementPtrInst, loop: Loop) -> bool:
    """Whether extension, product and sum are one instruction: where the index is extended in the loop, or multiplied ahead of it
    (products.py)."""
    return is_extension(index) and (loop.defines(index) or inst.source_type is not i8)


def _takes_short_index(user: object) -> bool:
    if isinstance(user, BinaryOperator):
        return user.opcode in ("mul", "shl") and isinstance(user.operands[1], ConstantInt)
    return isinstance(user, GetElementPtrInst)
