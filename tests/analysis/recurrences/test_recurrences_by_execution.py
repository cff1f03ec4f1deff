"""What is said of the phis of random loops, against their execution.

* A reduction: lanes that take every fourth iteration, each from the neutral element on, come to the result when they are combined.
* An induction: in iteration n it is its start and n steps.
* A fixed-order recurrence: it has what an earlier iteration computed, and what is to be sunk can stand behind that.

`python tests/analysis/recurrences/test_recurrences_by_execution.py 20000` tries as many loops.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Callable
from functools import reduce
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
import pytest

sys.path += [str(Path(__file__).parents[1] / room) for room in ("scev", "memory")]

import interpret
from evaluate import evaluate, signed
from interpret import POISON, UndefinedError
from recurrence_programs import loop as program
from test_loop_accesses_by_execution import holds

from nvopt.analysis.loops import Loop
from nvopt.analysis.recurrences.first_order import FixedOrderRecurrence, fixed_order_recurrence
from nvopt.analysis.recurrences.inductions import InductionDescriptor, induction_of
from nvopt.analysis.recurrences.reductions import RecurKind, RecurrenceDescriptor, reduction_of
from nvopt.analysis.scev.predicated import PredicatedScalarEvolution
from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
from nvopt.ir import CallBase, ConstantInt, Instruction, IntType, LoadInst, Module, PHINode, StoreInst, Value

LOOPS = 240
LANES = 4
BITS = 8
MASK = (1 << BITS) - 1
Values = dict[Value, Any]

NEUTRAL = {
    RecurKind.ADD: 0,
    RecurKind.MUL: 1,
    RecurKind.OR: 0,
    RecurKind.AND: MASK,
    RecurKind.XOR: 0,
    RecurKind.SMIN: 127,
    RecurKind.SMAX: 128,
    RecurKind.UMIN: MASK,
    RecurKind.UMAX: 0,
}
COMBINE: dict[RecurKind, Callable[[int, int], int]] = {
    RecurKind.ADD: lambda a, b: a + b & MASK,
    RecurKind.MUL: lambda a, b: a * b & MASK,
    RecurKind.OR: lambda a, b: a | b,
    RecurKind.AND: lambda a, b: a & b,
    RecurKind.XOR: lambda a, b: a ^ b,
    RecurKind.SMIN: lambda a, b: min(a, b, key=lambda one: signed(one, BITS)),
    RecurKind.SMAX: lambda a, b: max(a, b, key=lambda one: signed(one, BITS)),
    RecurKind.UMIN: min,
    RecurKind.UMAX: max,
    RecurKind.FINDFIRST_SMIN: lambda a, b: min(a, b, key=lambda one: signed(one, BITS)),
    RecurKind.FINDLAST_SMAX: lambda a, b: max(a, b, key=lambda one: signed(one, BITS)),
    RecurKind.FINDFIRST_UMIN: min,
    RecurKind.FINDLAST_UMAX: max,
}


class Machine:
    """Runs the iterations of a loop one by one, in any order: what is loaded in each is drawn beforehand."""

    def __init__(self, loop: Loop, given: Values, seed: int) -> None:
        self.loop, self.given, self.seed = loop, given, seed

    def iteration(self, number: int, phis: Values) -> tuple[Values, bool]:
        """What every instruction comes to, by the values of the header's phis; and whether the loop goes on."""
        known = {**self.given, **phis}
        drawn = random.Random(f"{self.seed}.{number}")
        block, before = self.loop.header, None

        def value(operand: Value) -> Any:
            return operand.unsigned if isinstance(operand, ConstantInt) else known[operand]

        while True:
            if before is not None:
                known.update([(phi, value(phi.incoming_for(before))) for phi in block.phis()])
            for one in block:
                if isinstance(one, (PHINode, StoreInst)) or one.is_terminator:
                    continue
                operands = one.args if isinstance(one, CallBase) else one.operands
                known[one] = drawn.randrange(256) if isinstance(one, LoadInst) else interpret._outcome(one, list(map(value, operands)), {})
            end = block.terminator
            assert end is not None
            target = interpret._target(end, value)
            if not self.loop.contains_block(target) or target is self.loop.header:
                return known, target is self.loop.header
            block, before = target, block

    def run(self) -> list[Values]:
        """What every instruction comes to in each iteration."""
        header, latch, entry = self.loop.header, self.loop.latch, self.loop.preheader
        assert latch is not None
        assert entry is not None
        phis: Values = {phi: self._at(phi.incoming_for(entry), self.given) for phi in header.phis()}
        found: list[Values] = []
        goes_on = True
        while goes_on:
            known, goes_on = self.iteration(len(found), phis)
            found.append(known)
            phis = {phi: self._at(phi.incoming_for(latch), known) for phi in header.phis()}
        return found

    def _at(self, value: Value, known: Values) -> Any:
        return value.unsigned if isinstance(value, ConstantInt) else known[value]


def check_reduction(found: RecurrenceDescriptor, machine: Machine, run: list[Values]) -> None:
    start: int = run[0][found.phi]
    result = run[-1][found.exit_instruction]
    neutral: int = NEUTRAL.get(found.kind, start)
    if found.sentinel is not None:
        neutral = found.sentinel.unsigned
    lanes: list[int] = []
    combined: int
    for lane in range(LANES):
        value = neutral
        for number in range(lane, len(run), LANES):
            phis: Values = {phi: run[number][phi] for phi in machine.loop.header.phis()}
            value = machine.iteration(number, {**phis, found.phi: value})[0][found.exit_instruction]
        lanes.append(value)
    if found.kind is RecurKind.ANYOF:
        combined = next((one for one in lanes if one != start), start)
    elif found.sentinel is not None:
        combined = reduce(COMBINE[found.kind], lanes)
        combined = start if combined == neutral else combined
    else:
        combined = reduce(COMBINE[found.kind], lanes, start)
    assert isinstance(found.type, IntType)
    low = (1 << found.type.bits) - 1
    assert combined & low == result & low, (found, lanes, start, result)


def check_induction(found: InductionDescriptor, run: list[Values], given: Values) -> None:
    assert found.step is not None
    step = evaluate(found.step, given)
    for number, known in enumerate(run):
        expected = run[0][found.phi] + number * step & MASK
        assert known[found.phi] == expected, (found, number)
        for cast in found.casts[:1]:
            assert known[cast] == expected, (found, number, cast)


def check_recurrence(found: FixedOrderRecurrence, run: list[Values]) -> None:
    """The phi has what some phis of the same chain had before, and they the previous value; and the sunk ones can be sunk."""
    chain = [found.phi]
    latch = found.phi.incoming[1][1] if found.phi.incoming[0][1].name == "entry" else found.phi.incoming[0][1]
    while isinstance(value := chain[-1].incoming_for(latch), PHINode):
        chain.append(value)
    assert value is found.previous
    for number in range(len(chain), len(run)):
        assert run[number][found.phi] == run[number - len(chain)][found.previous]
    moved = set(found.sunk)
    for one in moved:
        assert not isinstance(one, (LoadInst, StoreInst))
        for user in one.users:
            assert isinstance(user, Instruction)
            is_before = user.parent is found.previous.parent and user.comes_before(found.previous)
            assert not is_before or user in moved or isinstance(user, PHINode)
    pending: list[Value] = [found.previous]
    while pending:
        operand = pending.pop()
        assert operand not in moved
        if isinstance(operand, Instruction) and not isinstance(operand, PHINode):
            pending += operand.operands


def check(seed: int, text: str | None = None) -> Counter[str]:
    """What was put to the test in runs of a random loop, or of one."""
    parsed = llvm.parse_assembly(text or program(random.Random(seed)), llvm.create_context())
    function = Module.parse(str(parsed)).get_function("f")
    assert function is not None
    scev = ScalarEvolution(function)
    (loop,) = scev.loops
    phis = loop.header.phis()
    reductions = [found for phi in phis if (found := reduction_of(phi, loop, scev))]
    plain, under = PredicatedScalarEvolution(scev, loop), PredicatedScalarEvolution(scev, loop)
    inductions = [step for phi in phis if (step := induction_of(phi, loop, plain))]
    assumed = [step for phi in phis if (step := induction_of(phi, loop, under, assume=True))]
    recurrences = [ahead for phi in phis if (ahead := fixed_order_recurrence(phi, loop, scev.dominators))]
    tested: Counter[str] = Counter()
    rng = random.Random(seed)
    for _ in range(4):
        given: Values = {
            function.args[1]: rng.choice((1, 2, 3, 5, 9, 9, 21, 21, 255 if seed % 4 == 0 else 4)),
            function.args[2]: rng.choice((0, 1, 2, 5, 77, 200)),
        }
        machine = Machine(loop, {**given, function.args[0]: 0}, rng.randrange(1000))
        try:
            run = machine.run()
        except UndefinedError:
            continue
        if any(value is POISON for known in run for value in known.values()):
            continue
        for reduction in reductions:
            tested[reduction.kind] += 1
            tested["narrow"] += reduction.type is not reduction.phi.type
            tested["stored"] += reduction.store is not None
            check_reduction(reduction, machine, run)
        for induction in inductions:
            tested["induction"] += 1
            check_induction(induction, run, given)
        if all(holds(one, given, len(run) - 1) for one in under.predicate.parts):
            for induction in assumed:
                tested["assumed"] += induction not in inductions
                tested["casts"] += bool(induction.casts)
                check_induction(induction, run, given)
        for recurrence in recurrences:
            tested["recurrence"] += 1
            tested["sunk"] += bool(recurrence.sunk)
            check_recurrence(recurrence, run)
    return tested


KINDS = {*NEUTRAL, *COMBINE, RecurKind.ANYOF} - {RecurKind.FINDFIRST_UMIN, RecurKind.FINDLAST_UMAX}


@pytest.mark.parametrize("part", range(3))
def test_what_is_claimed_holds(part: int) -> None:
    total: Counter[str] = Counter()
    for seed in range(part * LOOPS // 3, (part + 1) * LOOPS // 3):
        total += check(seed)
    assert total["induction"] > 200
    assert sum(total[kind] for kind in RecurKind) > 15
    assert total["recurrence"] > 20


def test_inductions_that_fall() -> None:
    """The last iteration in which a condition holds is that of the least value."""
    for flag, start, kind in (("nsw", "100", RecurKind.FINDFIRST_SMIN), ("nuw", "-56", RecurKind.FINDFIRST_UMIN)):
        text = f"""
define i8 @f(ptr %a, i8 %n, i8 %s) {{
entry:
  br label %loop
loop:
  %i = phi i8 [ 0, %entry ], [ %next, %loop ]
  %j = phi i8 [ {start}, %entry ], [ %jj, %loop ]
  %r = phi i8 [ %s, %entry ], [ %v, %loop ]
  %x = load i8, ptr %a
  %c = icmp slt i8 %x, 20
  %v = select i1 %c, i8 %j, i8 %r
  %jj = sub {flag} i8 %j, 1
  %next = add nuw nsw i8 %i, 1
  %done = icmp eq i8 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret i8 %v
}}
"""
        assert check(1, text)[kind] > 1


if __name__ == "__main__":
    total: Counter[str] = Counter()
    for seed in range(10_000, 10_000 + int(sys.argv[1])):
        try:
            total += check(seed)
        except AssertionError:
            print("seed", seed)
            raise
    print(total)
    print("never:", KINDS - set(total))
