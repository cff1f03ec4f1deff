"""Of how many bits of a reduction's result is made use behind it: each operation, with the value on either side, a constant or not."""

from __future__ import annotations

import random
import sys
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parents[1] / "scev"))

from interpret import _outcome

from nvopt import parse
from nvopt.analysis.recurrences.narrowing import narrowest_type
from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
from nvopt.ir import ConstantInt, Function, Instruction, Value

TEXT = """define void @f(i32 %a, i32 %b, i1 %c, ptr %p) {{
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %v = add i32 %a, %i
{code}
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, 100
  br i1 %more, label %loop, label %exit

exit:
  store i8 %r, ptr %p, align 1
  ret void
}}
"""
LOW = "\n  %r = trunc i32 %u to i8"
USED = {
    "and i32 %v, 255": 8, "and i32 %v, 3": 2, "and i32 3, %v": 2, "and i32 %v, %b": 8, "and i32 %v, 256": 1, "or i32 %v, 240": 8,
    "xor i32 %v, %b": 8, "add i32 %v, %b": 8, "add i32 %b, %v": 8, "sub i32 %v, 1": 8, "sub i32 1, %v": 8, "mul i32 %v, 3": 8,
    "shl i32 %v, 4": 4, "shl i32 %v, 7": 1, "shl i32 %v, %b": 32, "shl i32 4, %v": 32, "shl i32 %b, %v": 32,
    "lshr i32 %v, 4": 16, "lshr i32 %v, 8": 16, "lshr i32 %v, 9": 32, "lshr i32 %v, %b": 32, "lshr i32 9, %v": 32, "ashr i32 %v, 4": 32,
    "udiv i32 %v, 4": 32, "urem i32 %v, 4": 32, "select i1 %c, i32 %v, i32 %b": 8, "select i1 %c, i32 %b, i32 %v": 8,
}  # fmt: skip
"""How many bits the value is taken to need where eight bits of the operation's result are used."""


def values_of(function: Function, given: dict[str, int]) -> list[int]:
    """What the body's last value is where %v has each of the two values."""
    found = []
    for v in ("v", "w"):
        known: dict[Value, int] = {}
        for instruction in function.instructions():
            if instruction.name in ("u", "r"):
                operands = [one.unsigned if isinstance(one, ConstantInt) else known.get(one, 0) for one in instruction.operands]
                outcome = _outcome(instruction, operands, {})
                known[instruction] = outcome if isinstance(outcome, int) else 0
            elif instruction.name == "v":
                known[instruction] = given[v]
            for argument in function.args[:3]:
                known[argument] = given[argument.name]
        result = function.value_named("r")
        assert result is not None
        found.append(known[result])
    return found


@pytest.mark.parametrize("operation", USED)
def test_bits_that_are_not_needed_change_nothing(operation: str) -> None:
    function = parse(TEXT.format(code=f"  %u = {operation}{LOW}")).functions[0]
    scev = ScalarEvolution(function)
    (loop,) = scev.loops
    value = function.value_named("v")
    assert isinstance(value, Instruction)
    type, is_signed = narrowest_type(value, scev.tracking, loop)
    assert (type.bits, is_signed and type.bits < 32) == (USED[operation], False)
    rng = random.Random(7)
    for _ in range(40):
        v = rng.getrandbits(32)
        given = {
            "v": v,
            "w": v ^ rng.getrandbits(32) >> type.bits << type.bits,
            "a": 1,
            "b": rng.choice((3, 200, 7)),
            "c": rng.getrandbits(1),
        }
        one, other = values_of(function, given)
        assert one == other
