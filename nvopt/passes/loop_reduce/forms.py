"""The ways to compute the addresses of a group, and what each takes in an iteration."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from nvopt.analysis.loops import Loop
from nvopt.analysis.scev.expressions.kinds import ADD, SCEV, SCEVAddRecExpr, SCEVConstant, SCEVUnknown
from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
from nvopt.analysis.uniformity import is_uniform
from nvopt.ir import AllocaInst, BinaryOperator, CastInst, ConstantInt, GetElementPtrInst, Instruction, IntType, PHINode, Value
from nvopt.passes.loop_reduce.addresses import FARTHEST, Group, arithmetic_of
from nvopt.passes.loop_reduce.byte_counters import ByteCounter
from nvopt.passes.loop_reduce.rounds import STEP_IN_ROUNDS, rounds
from nvopt.passes.loop_reduce.rows import is_one_product

_COPIED = (BinaryOperator, CastInst, GetElementPtrInst)
_MOST_COPIED = 16
"""Instructions of a loop that are computed ahead of it, too."""


class Start(NamedTuple):
    """Where a form begins: an address that is the same in each iteration, computed ahead of the loop."""

    anchor: Value | None
    """A pointer that is there already; None where all is computed from `distance`."""
    distance: SCEV
    """The bytes from there, or the address itself."""
    copied: Instruction | None = None
    """A value whose arithmetic in the loop, as of the first iteration, gives this; None where it is made of `distance`."""


class Indexed(NamedTuple):
    """`start + extend(counter) * scale + offset`: one instruction, where the counter has 32 bits."""

    start: Start
    counter: PHINode
    extension: str
    """`sext` or `zext`; "" where the counter is as wide as an address."""
    scale: int
    """Bytes."""
    offset: int
    """Bytes; no instruction, but a part of each access."""

    def cost(self, group: Group, rounds: int) -> float:
        """Instructions. A negative multiple is one of its own."""
        return (1 if self.extension or group.is_narrow else 2) + (self.scale < 0)


class Counted(NamedTuple):
    """`start + counter + offset`, of a counter in bytes: nothing, where the start is the same in all threads, since accesses take the sum
    of two registers then."""

    start: Start
    counter: ByteCounter
    offset: int

    def cost(self, group: Group, rounds: int) -> float:
        """Instructions."""
        return 0 if _is_shared(group.first.start) else 1


class Stepped(NamedTuple):
    """A pointer that goes up by the step in each iteration. One of 64 bits takes more than the two additions: ptxas steps it in registers
    other than those of the access, and moves it. By a multiple of a 32-bit number it is one instruction."""

    start: Start
    step: SCEV

    def cost(self, group: Group, rounds: int) -> float:
        """Instructions. One that goes up by a constant is stepped once for the iterations that ptxas makes one of."""
        if group.is_index:
            return (1 if group.is_narrow else 2) * (1 + len({offset for _, offset in group.members if offset}))
        if rounds > 1 and isinstance(self.step, SCEVConstant):
            return STEP_IN_ROUNDS
        rows = len(set(group.rows.values()))
        return 1 + rows if group.is_narrow or is_one_product(self.step) else 3


Form = Indexed | Counted | Stepped


def stepped(group: Group, loop: Loop, scev: ScalarEvolution) -> Iterator[Stepped]:
    """The form that every group can have. It may begin with what an index is made of in the loop, too: of a nest, that is less code than
    all of what ScalarEvolution knows. So may an address that goes up by a product where ptxas makes one of several iterations: then the
    sum of 32 bits that it extends stays one. More pointers elsewhere took registers, and brought nothing."""
    start, step = group.first.operands
    yield Stepped(_start(group, start, scev), step)
    if group.is_index or (is_one_product(step) and rounds(loop) > 1):
        arithmetic = list(arithmetic_of([group.values[0]], loop))
        if len(arithmetic) <= _MOST_COPIED and all(_is_copyable(one, loop) for one in arithmetic):
            yield Stepped(Start(None, start, group.values[0]), step)


def _is_copyable(inst: Instruction, loop: Loop) -> bool:
    """Whether it can be computed ahead of the loop as of the first iteration, and is the same there whatever its flags said."""
    is_shift = inst.opcode == "shl" and isinstance(inst.operands[1], ConstantInt)
    if isinstance(inst, BinaryOperator) and inst.opcode not in ("add", "sub", "mul") and not is_shift:
        return False
    return all(isinstance(one, _COPIED) or not loop.defines(one) or _is_header_phi(one, loop) for one in inst.operands)


def _is_header_phi(value: Value, loop: Loop) -> bool:
    return isinstance(value, PHINode) and value.parent is loop.header


def indexed(group: Group, loop: Loop, scev: ScalarEvolution) -> Iterator[Indexed]:
    """The forms by counters that the loop has."""
    step = group.first.operands[1]
    if not isinstance(step, SCEVConstant):
        return
    for phi in loop.header.phis():
        if not isinstance(phi.type, IntType) or phi.type.bits > step.bits:
            continue
        for extension, extended in _extended(phi, step, loop, scev):
            by = extended.operands[1]
            if isinstance(by, SCEVConstant) and by.value and step.signed % by.signed == 0:
                scale = step.signed // by.signed
                before = scev.mul(extended.start, scev.constant(step.type, scale))
                start, offset = _start_and_offset(group, before, scev)
                yield Indexed(start, phi, extension, scale, offset)


def reaches_all(group: Group, form: Form) -> bool:
    """Whether the distances of all members from what the form computes are such as accesses can add. Those of indices are added by
    instructions."""
    behind = 0 if isinstance(form, Stepped) else form.offset
    return group.is_index or all(abs(distance + behind) < FARTHEST for _, distance in group.members)


def counted(group: Group, counter: ByteCounter, scev: ScalarEvolution) -> Counted | None:
    """The form by a counter in bytes, if it goes up as the addresses do. Only for addresses of 32 bits."""
    step = group.first.operands[1]
    if not group.is_narrow or not isinstance(step, SCEVConstant) or step.signed != counter.step:
        return None
    start, offset = _start_and_offset(group, scev.constant(step.type, counter.start), scev)
    return Counted(start, counter, offset)


def _start_and_offset(group: Group, before: SCEV, scev: ScalarEvolution) -> tuple[Start, int]:
    """The first address without what the counter gives to it, as another one and some bytes, which an access adds for nothing."""
    first = scev.add(group.first.start, scev.negative(before))
    innermost: SCEV = first
    while isinstance(innermost, SCEVAddRecExpr):
        innermost = innermost.start
    offset = innermost.operands[0] if innermost.kind == ADD else None
    if not isinstance(offset, SCEVConstant) or abs(offset.signed) >= FARTHEST:
        return _start(group, first, scev), 0
    return _start(group, scev.add(first, scev.negative(offset)), scev), offset.signed


def _start(group: Group, address: SCEV, scev: ScalarEvolution) -> Start:
    """From a pointer that is there: what that is made of need not be computed again."""
    if group.anchor is None:
        return Start(None, address)
    return Start(group.anchor, scev.minus(address, scev.get(group.anchor)))


def _extended(phi: PHINode, step: SCEV, loop: Loop, scev: ScalarEvolution) -> Iterator[tuple[str, SCEVAddRecExpr]]:
    """How a counter can be made as wide as an address, and what it is then, in each iteration."""
    e = scev.get(phi)
    wide = [("", e)] if e.bits == step.bits else [("sext", scev.sext(e, step.type)), ("zext", scev.zext(e, step.type))]
    for extension, extended in wide:
        if isinstance(extended, SCEVAddRecExpr) and extended.loop is loop and extended.is_affine:
            yield extension, extended


def _is_shared(address: SCEV) -> bool:
    """Whether it has the same bits in all threads, and is in a uniform register. A wrong answer costs an instruction."""
    return all(_is_shared_value(part.value) for part in address.walk() if isinstance(part, SCEVUnknown))


def _is_shared_value(value: Value) -> bool:
    """A place in local memory is the same number in each thread, of another memory."""
    while isinstance(value, CastInst) and value.opcode == "addrspacecast":
        value = value.operands[0]
    return isinstance(value, AllocaInst) or is_uniform(value)
