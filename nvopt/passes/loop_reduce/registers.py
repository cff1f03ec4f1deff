"""What changed addresses do to the registers of a loop."""

from __future__ import annotations

from collections.abc import Sequence

from nvopt.analysis.loops import Loop
from nvopt.analysis.register_pressure import RegisterPressure, units
from nvopt.analysis.scev.expressions.kinds import SCEVConstant
from nvopt.ir import Argument, CastInst, Constant, Instruction, Value
from nvopt.passes.loop_reduce.addresses import Group
from nvopt.passes.loop_reduce.forms import Counted, Form, Indexed, Stepped


def peak_in(loop: Loop, pressure: RegisterPressure) -> int:
    """The most registers of 32 bits that live at a time in a loop."""
    return max((pressure.blocks[block].peak.registers for block in loop.blocks if block in pressure.blocks), default=0)


def extended(dead: Sequence[Instruction], pressure: RegisterPressure) -> int:
    """Those that extensions take which nothing needs any more."""
    return sum(pressure.registers_of(one) for one in dead if isinstance(one, CastInst) and one.opcode in ("sext", "zext"))


def released(dead: Sequence[Instruction], loop: Loop) -> int:
    """Those of values that come into the loop and that nothing in it needs any more."""
    gone = set(dead)
    coming = dict.fromkeys(operand for one in dead for operand in one.operands if not loop.defines(operand))
    return sum(_size(value) for value in coming if not isinstance(value, Constant) and not _is_needed(value, gone, loop))


def _is_needed(value: Value, gone: set[Instruction], loop: Loop) -> bool:
    return any(loop.defines(user) and user not in gone for user in value.users)


def held(group: Group, form: Form) -> int:
    """Those that a form holds through the loop; a counter in bytes is one for all its groups, and not counted here."""
    match form:
        case Stepped(step=step):
            return units(group.first.type).registers + (0 if isinstance(step, SCEVConstant) else units(step.type).registers)
        case Indexed(start=start) | Counted(start=start):
            is_there = start.anchor is not None and start.copied is None and start.distance.is_zero
            return _size(start.anchor) if is_there and start.anchor is not None else units(group.first.type).registers


def _size(value: Value) -> int:
    """A kernel's parameters are in constant memory."""
    is_parameter = isinstance(value, Argument) and value.parent is not None and value.parent.is_kernel
    return 0 if is_parameter else units(value.type).registers
