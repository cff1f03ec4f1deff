"""Gives groups of addresses their new forms."""

from __future__ import annotations

from collections.abc import Sequence

from nvopt.analysis.loops import Loop
from nvopt.analysis.scev.expressions.kinds import SCEV
from nvopt.ir import (
    ArrayType,
    BasicBlock,
    BinaryOperator,
    CastInst,
    ConstantInt,
    GetElementPtrInst,
    Instruction,
    IntType,
    PHINode,
    PoisonValue,
    Value,
)
from nvopt.passes.loop_reduce.addresses import Group, dead_without
from nvopt.passes.loop_reduce.byte_counters import ByteCounter
from nvopt.passes.loop_reduce.exit_tests import erase_counter
from nvopt.passes.loop_reduce.forms import Counted, Form, Indexed, Start, Stepped
from nvopt.passes.loop_reduce.solution import Change
from nvopt.transforms.blocks import terminator_of
from nvopt.transforms.scev_expander import SCEVExpander

_BYTE = IntType.get(8)


class Rewriter:
    """The work on one loop, in loop-simplify form."""

    def __init__(self, loop: Loop, expander: SCEVExpander) -> None:
        assert loop.preheader is not None
        assert loop.latch is not None
        self.loop = loop
        self.preheader, self.latch = loop.preheader, loop.latch
        self.expander = expander
        self.entry = terminator_of(self.preheader)
        self.counters: dict[ByteCounter, PHINode] = {}
        self.copies: dict[Value, Value] = {}

    def rewrite(self, changes: Sequence[Change]) -> None:
        """Gives the addresses their forms, and erases what they were computed by."""
        dead = dead_without([value for change in changes for value in change.group.values], self.loop)
        for change in changes:
            self._rewrite_group(change.group, change.form)
        for one in dead:
            self._erase_unused(one)
        for counter in self.counters:
            self._drop_counter(counter)

    def _erase_unused(self, value: Instruction) -> None:
        """Erases it, if nobody uses it; of a counter and its step, if nobody else does."""
        if isinstance(value, PHINode):
            step = value.incoming_for(self.latch)
            assert isinstance(step, BinaryOperator)
            if {*value.users, *step.users} <= {value, step}:
                value.replace_all_uses_with(PoisonValue.get(value.type))
        if not value.is_used:
            value.erase()

    def _rewrite_group(self, group: Group, form: Form) -> None:
        start = self._start(form.start, group)
        behind = 0 if isinstance(form, Stepped) else form.offset
        base = self._stepped(form, start) if isinstance(form, Stepped) else self._sum(form, start, group, self._place(group.values))
        rows = {row: self._row(base, row, group) for row in dict.fromkeys(group.rows.values())}
        for value, distance in group.members:
            offset = distance + behind
            new = rows[group.rows[value]] if value in group.rows else base
            if offset:
                new = self._insert(_plus(new, ConstantInt.get(new.type if group.is_index else IntType.get(64), offset)), value)
            value.replace_all_uses_with(new)

    def _row(self, base: Value, row: SCEV, group: Group) -> Instruction:
        """The first address of a row."""
        distance = self.expander.expand(row, self.entry)
        values = [value for value in group.values if group.rows.get(value) is row]
        return self._insert(_plus(base, distance), self._place(values))

    def _place(self, values: Sequence[Instruction]) -> Instruction:
        """Where what several values need is computed: ahead of them, in the header if they are in several blocks."""
        return values[0] if len({value.parent for value in values}) == 1 else _behind_phis(self.loop.header)

    def _start(self, start: Start, group: Group) -> Value:
        """The address that a form begins with."""
        if start.copied is not None:
            return self._as_of_the_first(start.copied)
        distance = self.expander.expand(start.distance, self.entry)
        if start.anchor is None:
            return distance
        if start.distance.is_zero:
            return start.anchor
        return self.expander.insert(GetElementPtrInst(_BYTE, start.anchor, [distance]), self.entry)

    def _as_of_the_first(self, value: Value) -> Value:
        """What a value of the loop is in the first iteration, ahead of it. Without flags: nobody may have asked for it there."""
        if not self.loop.defines(value):
            return value
        if value not in self.copies:
            if isinstance(value, PHINode):
                first = value.incoming_for(self.preheader)
                assert first is not None
                self.copies[value] = first
            else:
                assert isinstance(value, Instruction)
                self.copies[value] = self._insert(_copy(value, [*map(self._as_of_the_first, value.operands)]), self.entry)
        return self.copies[value]

    def _stepped(self, form: Stepped, start: Value) -> PHINode:
        """A pointer, or a number, that begins with the start and goes up by the step."""
        phi = self._phi(start.type, "lsr.iv")
        step = self.expander.expand(form.step, self.entry)
        following = _plus(phi, step, name="lsr.iv.next")
        self._close_phi(phi, start, following)
        return phi

    def _sum(self, form: Indexed | Counted, start: Value, group: Group, at: Instruction) -> Instruction:
        wide = group.first.operands[1].type
        if isinstance(form, Counted):
            counter, extension, unit = self._byte_counter(form.counter), "zext" if form.counter.is_never_negative else "sext", 1
        else:
            counter, extension, unit = form.counter, form.extension, form.scale
        index: Value = counter
        if extension and counter.type is not wide:
            index = self._insert(CastInst(extension, index, wide), at)
        if unit < 0:
            index, unit = self._insert(BinaryOperator("mul", index, ConstantInt.get(wide, unit)), at), 1
        return self._insert(GetElementPtrInst(_BYTE if unit == 1 else ArrayType.get(_BYTE, unit), start, [index]), at)

    def _byte_counter(self, counter: ByteCounter) -> PHINode:
        """The phi of a counter in bytes, made when it is first asked for."""
        made = self.counters.get(counter)
        if made is None:
            type = counter.phi.type
            made = self.counters[counter] = self._phi(type, "lsr.iv")
            following = BinaryOperator("add", made, ConstantInt.get(type, counter.step), name="lsr.iv.next")
            self._close_phi(made, ConstantInt.get(type, counter.start), following)
            following.move_before(counter.following)
        return made

    def _drop_counter(self, counter: ByteCounter) -> None:
        """Lets the exit test ask the counter in bytes, and erases the one of elements."""
        made = self.counters[counter]
        tested = made if counter.test.operands[0] is counter.phi else made.incoming_for(self.latch)
        assert tested is not None
        counter.test.set_operand(0, tested)
        counter.test.set_operand(1, ConstantInt.get(made.type, counter.limit))
        if {*counter.phi.users, *counter.following.users} <= {counter.phi, counter.following}:
            erase_counter(counter.phi, self.loop)

    def _phi(self, type: object, name: str) -> PHINode:
        phi = PHINode(type, name=name)  # type: ignore[arg-type]
        first = self.loop.header.first
        assert first is not None
        phi.insert_before(first)
        return phi

    def _close_phi(self, phi: PHINode, start: Value, following: Instruction) -> None:
        self._insert(following, terminator_of(self.latch))
        phi.add_incoming(start, self.preheader)
        phi.add_incoming(following, self.latch)

    def _insert(self, new: Instruction, at: Instruction) -> Instruction:
        new.insert_before(at)
        new.debug_loc = at.debug_loc
        return new


def _copy(inst: Instruction, operands: list[Value]) -> Instruction:
    """The same of other operands, without flags."""
    match inst:
        case CastInst():
            return CastInst(inst.opcode, operands[0], inst.type)
        case GetElementPtrInst():
            return GetElementPtrInst(inst.source_type, operands[0], operands[1:])
        case BinaryOperator():
            lhs, rhs = operands
            return BinaryOperator(inst.opcode, lhs, rhs)
    raise TypeError(inst)


def _plus(value: Value, distance: Value, name: str | None = None) -> Instruction:
    """The sum of a number, or of a pointer and bytes."""
    if isinstance(value.type, IntType):
        return BinaryOperator("add", value, distance, name=name)
    return GetElementPtrInst(_BYTE, value, [distance], name=name)


def _behind_phis(block: BasicBlock) -> Instruction:
    first = block.first_non_phi
    assert first is not None
    return first
