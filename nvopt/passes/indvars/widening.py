"""Widening: a counter of less bits than a register has, of which only extensions are needed, is counted in a whole register.

    loop:                                                      loop:
      %i = phi i16 [ 0, %entry ], [ %next, %loop ]               %indvars.iv = phi i32 [ 0, %entry ], [ %indvars.iv.next, %loop ]
      %w = zext nneg i16 %i to i32                               %x = mul i32 %indvars.iv, %stride
      %x = mul i32 %w, %stride                        becomes    …
      …                                                          %indvars.iv.next = add nuw nsw i32 %indvars.iv, 1
      %next = add nuw nsw i16 %i, 1                              %more = icmp ult i32 %indvars.iv.next, %n.wide
      %more = icmp ult i16 %next, %n

Only its own step and tests against what doesn't change may need the narrow counter beside its extensions, so that it goes. A counter of 32
bits stays as it is: in the index of an address its extension is part of the multiplication (IMAD.WIDE), and one of 64 bits takes two
registers and two instructions to step or to compare. opt widens it; where nvopt did so, even for other uses than addresses only, a file of
public CUDA took 10 % more integer instructions in its loops.

Source: LLVM's WidenIV, for when an extension of a recurrence is one itself; that it pays up to a register is nvopt's.
"""

from __future__ import annotations

from typing import NamedTuple

from nvopt.analysis.scev.expressions.kinds import SCEV, SCEVAddRecExpr
from nvopt.ir import BinaryOperator, CastInst, CmpInst, Instruction, IntType, PHINode, Value
from nvopt.passes.indvars.editing import REGISTER, LoopWork


class _Narrow(NamedTuple):
    """A counter that could be wider, and all that needs it."""

    phi: PHINode
    step: BinaryOperator
    extensions: list[CastInst]
    tests: list[CmpInst]

    @property
    def opcode(self) -> str:
        """How it is extended."""
        return self.extensions[0].opcode

    @property
    def wide(self) -> IntType:
        """To which type."""
        type = self.extensions[0].type
        assert isinstance(type, IntType)
        return type


def widen_counters(work: LoopWork, with_steps: bool) -> None:
    """Widens the counters for which it pays. `with_steps`: also where what comes next, rather than the counter itself, is extended."""
    for phi in [*work.inductions()]:
        found = _candidate(work, phi)
        if found is None or found.wide.bits > REGISTER:
            continue
        if not with_steps and any(one.operands[0] is found.step for one in found.extensions):
            continue
        wide = _extended(work, found)
        if wide is not None:
            _widen(work, found, wide)


def _candidate(work: LoopWork, phi: PHINode) -> _Narrow | None:
    """The counter, where nothing but extensions of one kind, tests against what doesn't change, and its step need it."""
    step = work.step_of(phi)
    if step is None or step.opcode != "add":
        return None
    extensions: list[CastInst] = []
    tests: list[CmpInst] = []
    for one in (phi, step):
        for user in one.users:
            if user in (phi, step):
                continue
            if isinstance(user, CastInst) and user.opcode in ("zext", "sext") and work.loop.contains_instruction(user):
                extensions.append(user)
            elif isinstance(user, CmpInst) and user.opcode == "icmp" and work.loop.contains_instruction(user):
                tests.append(user)
            else:
                return None
    if not extensions:
        return None
    found = _Narrow(phi, step, extensions, tests)
    is_one_kind = all(one.type is found.wide and one.opcode == found.opcode for one in extensions)
    is_native = found.wide.bits in work.scev.layout.native_widths
    return found if is_one_kind and is_native and all(_can_be_wide(work, found, test) for test in tests) else None


def _can_be_wide(work: LoopWork, found: _Narrow, test: CmpInst) -> bool:
    """Whether a test of the extensions says the same: it has their sign, or none."""
    if test.predicate.is_unsigned if found.opcode == "sext" else test.predicate.is_signed:
        return False
    counters = [one for one in test.operands if one in (found.phi, found.step)]
    return len(counters) == 1 and not any(one not in counters and work.loop.defines(one) for one in test.operands)


def _extended(work: LoopWork, found: _Narrow) -> SCEVAddRecExpr | None:
    """The counter's extension, where that, and its step's, is a recurrence."""
    scev = work.scev
    extend = scev.zext if found.opcode == "zext" else scev.sext
    wide = extend(scev.get(found.phi), found.wide)
    if not isinstance(wide, SCEVAddRecExpr) or wide.loop is not work.loop or not wide.is_affine:
        return None
    following: SCEV = scev.post_inc(wide)
    if extend(scev.get(found.step), found.wide) is not following:
        return None
    return wide if all(work.can_expand(one, cheaply=True) for one in wide.operands) else None


def _widen(work: LoopWork, found: _Narrow, wide: SCEVAddRecExpr) -> None:
    start, by = (work.expand(one) for one in wide.operands)
    if start is None or by is None:
        return
    phi = PHINode(found.wide, name="indvars.iv")
    work.insert(phi, found.phi, found.phi)
    step = BinaryOperator("add", phi, by, name="indvars.iv.next")
    work.insert(step, found.step, found.step)
    for block in found.phi.operands[1::2]:
        phi.add_incoming(start if block is work.preheader else step, block)  # type: ignore[arg-type]
    step.flags = tuple(
        flag
        for flag, is_signed in (("nuw", False), ("nsw", True))
        if work.scev.will_not_overflow("add", is_signed, wide, wide.operands[1], step)
    )
    stands_for: dict[Value, Instruction] = {found.phi: phi, found.step: step}
    for extension in found.extensions:
        work.replace(extension, stands_for[extension.operands[0]])
    for test in found.tests:
        _widen_test(work, found, test, stands_for)


def _widen_test(work: LoopWork, found: _Narrow, test: CmpInst, stands_for: dict[Value, Instruction]) -> None:
    left, right = (_wide_operand(work, found, one, stands_for) for one in test.operands)
    work.replace(test, work.put_before(test, CmpInst("icmp", test.predicate, left, right, test.flags)))


def _wide_operand(work: LoopWork, found: _Narrow, one: Value, stands_for: dict[Value, Instruction]) -> Value:
    if one in stands_for:
        return stands_for[one]
    return work.expander.insert(CastInst(found.opcode, one, found.wide), work.entry)
