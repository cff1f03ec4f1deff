"""What is asked ahead of vector loops: the code says what the comparisons of loop access analysis mean, and lets no conflict through.

`python tests/passes/test_vectorizer_checks.py 3000` tries as many random loops.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

sys.path += [str(Path(__file__).parents[1] / "analysis" / room) for room in ("memory", "scev")]

import interpret
from interpret import UndefinedError
from loop_programs import LAYOUT
from loop_programs import loop as program
from test_loop_accesses_by_execution import BITS, TooLongError, Touch, arguments, conflicts, execute, function, holds, is_undefined, overlap

from nvopt import parse
from nvopt.analysis.loops import Loop
from nvopt.analysis.memory.aliases import AliasAnalysis
from nvopt.analysis.memory.loop_accesses import LoopAccesses
from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
from nvopt.ir import CallInst, CmpInst, ConstantExpr, ConstantInt, Function, Instruction, LoadInst, PointerType, Value
from nvopt.passes.loop_vectorize.checks import difference_check, differences_of, memory_check, scev_check
from nvopt.transforms.blocks import terminator_of
from nvopt.transforms.scev_expander import SCEVExpander

LOOPS = 150
LANES = (2, 8, 32)


def accesses_of(f: Function) -> tuple[LoopAccesses, Loop]:
    scev = ScalarEvolution(f)
    (loop,) = scev.loops
    return LoopAccesses(loop, scev, AliasAnalysis(f, scev.tracking, scev.loops)), loop


def entry_end(loop: Loop) -> Instruction:
    assert loop.preheader is not None
    return terminator_of(loop.preheader)


def outcome(value: Value, f: Function, given: dict[Value, int]) -> Any:
    """What a value of the entry block comes to."""
    known: dict[Value, Any] = dict(given)

    def number(operand: Value) -> Any:
        if isinstance(operand, ConstantExpr):  # an address that is a number
            return number(operand.operands[0])
        return operand.unsigned if isinstance(operand, ConstantInt) else known.get(operand)

    for one in f.entry:
        operands = [number(operand) for operand in (one.args if isinstance(one, CallInst) else one.operands)]
        if one.opcode == "ptrtoint":
            known[one] = operands[0]
        elif isinstance(one, CmpInst) and isinstance(one.operands[0].type, PointerType):
            known[one] = int(interpret.compare(one.predicate, operands[0], operands[1], BITS))
        elif not one.is_terminator:
            known[one] = interpret._outcome(one, operands, {})
    return number(value)


def allowed_runs(f: Function, loop: Loop, found: LoopAccesses, rng: random.Random) -> Iterator[tuple[dict[Value, int], list[Touch]]]:
    """Arguments with which the loop runs, its assumptions hold, and what it accesses then."""
    for _ in range(10):
        given = arguments(f, rng)
        try:
            touches, rounds = execute(f, loop, given, rng)
        except (UndefinedError, TooLongError):
            continue
        if not is_undefined(f, touches) and all(holds(one, given, rounds) for one in found.predicate.parts):
            yield given, touches


def two_arrays(rng: random.Random) -> str:
    """A loop that goes through two arrays that may overlap, up or down, and stores to one or both."""
    element = rng.choice(("i8", "i16", "i32"))
    start, step = ("0", 1) if rng.random() < 0.6 else ("%n", -1)
    first, second = rng.choice((("load", "store"), ("store", "load"), ("store", "store")))
    access = {"load": f"%x = load {element}, ptr %{{}}", "store": f"store {element} 1, ptr %{{}}"}
    return (
        LAYOUT
        + f"""
define void @f(ptr noundef %a, ptr noundef %b, i16 noundef %n) {{
entry:
  br label %loop
loop:
  %i = phi i16 [ {start}, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds {element}, ptr %a, i16 %i
  %q = getelementptr inbounds {element}, ptr %b, i16 %i
  {access[first].format("p")}
  {access[second].format("q")}
  %next = add nsw i16 %i, {step}
  %done = icmp eq i16 %next, {"%n" if step == 1 else "-1"}
  br i1 %done, label %exit, label %loop
exit:
  ret void
}}
"""
    )


def check(seed: int) -> Counter[str]:
    """What was put to the test in runs of a random loop."""
    f = function(seed, two_arrays if seed % 3 == 0 else program)
    found, loop = accesses_of(f)
    tested: Counter[str] = Counter()
    if not found.is_safe or not found.checks.is_needed or not found.checks.are_more_than(0) or loop.preheader is not f.entry:
        return tested
    runs = list(allowed_runs(f, loop, found, random.Random(seed)))
    end = entry_end(loop)
    expander = SCEVExpander(found.scev)
    bounds = memory_check(found, expander, end)
    differences = differences_of(found)
    by_lanes = {lanes: difference_check(differences, expander, end, lanes) for lanes in LANES} if differences is not None else {}
    for given, touches in runs:
        is_overlapping = bool(outcome(bounds, f, given))
        assert is_overlapping == overlap(found, given), (seed, given)
        tested["overlapping" if is_overlapping else "apart"] += 1
        for lanes, value in by_lanes.items():
            is_close = bool(outcome(value, f, given))
            tested["close" if is_close else "far"] += 1
            if not is_close:
                check_far(found, conflicts(touches), lanes, seed)
    return tested


def check_far(found: LoopAccesses, pairs: list[tuple[Touch, Touch]], lanes: int, seed: int) -> None:
    """So many iterations at once keep the order of accesses of different groups that share a byte."""
    groups = {(one.pointer, one.is_write): at for at, group in enumerate(found.checks.groups) for one in group.members}
    for first, then in pairs:
        places = [groups.get((one.access.pointer, not isinstance(one.access, LoadInst))) for one in (first, then)]
        if any((one, other) == tuple(places) or (other, one) == tuple(places) for one, other in found.checks.pairs):
            orders = [(one.iteration // lanes, one.place) for one in (first, then)]
            assert orders[0] <= orders[1], (seed, lanes, first, then)


def test_checks_say_what_they_mean() -> None:
    total: Counter[str] = Counter()
    for seed in range(LOOPS):
        total += check(seed)
    assert min(total[what] for what in ("overlapping", "apart", "close", "far")) > 10, total


LOOP = """
define void @f(ptr {a} %a, ptr {b} %b, i64 noundef %n, i1 %c) {{
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  {body}
latch:
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret void
}}
"""
COPY = """%p = getelementptr inbounds i32, ptr %a, i64 %i
  %q = getelementptr inbounds i32, ptr %b, i64 %i
  {guard}
  %x = load i32, ptr %q
  store i32 %x, ptr %p
  br label %latch"""


def made(body: str, a: str = "noundef", b: str = "noundef") -> tuple[LoopAccesses, Instruction]:
    accesses, loop = accesses_of(next(one for one in parse(LOOP.format(body=body, a=a, b=b)).functions))
    return accesses, entry_end(loop)


def inserted(expander: SCEVExpander) -> list[str]:
    return [str(one) for one in expander.inserted]


def lines(accesses: LoopAccesses, at: Instruction) -> list[str]:
    expander = SCEVExpander(accesses.scev)
    memory_check(accesses, expander, at)
    return inserted(expander)


def test_the_bounds_of_two_arrays() -> None:
    accesses, at = made(COPY.format(guard="br label %then\nthen:"))
    assert lines(accesses, at) == [
        "%0 = shl i64 %n, 2",
        "%scevgep = getelementptr i8, ptr %a, i64 %0",
        "%scevgep1 = getelementptr i8, ptr %b, i64 %0",
        "%bound0 = icmp ult ptr %a, %scevgep1",
        "%bound1 = icmp ult ptr %b, %scevgep",
        "%found.conflict = and i1 %bound0, %bound1",
    ]


def test_the_difference_of_two_arrays() -> None:
    """The load comes first: a store may follow at any distance, unless the next iterations load what it stores."""
    accesses, at = made(COPY.format(guard="br label %then\nthen:"))
    differences = differences_of(accesses)
    assert differences is not None
    expander = SCEVExpander(accesses.scev)
    difference_check(differences, expander, at, 8)
    assert inserted(expander) == [
        "%0 = ptrtoint ptr %a to i64",
        "%1 = ptrtoint ptr %b to i64",
        "%2 = sub i64 %0, %1",
        "%diff.check = icmp ult i64 %2, 32",
    ]


CONDITIONAL = COPY.format(guard="br i1 %c, label %then, label %latch\nthen:")


@pytest.mark.parametrize(
    ("body", "a", "frozen"),
    [
        (CONDITIONAL, "", 2),
        (CONDITIONAL, "noundef", 0),
        (COPY.format(guard="br label %then\nthen:"), "", 0),
    ],
)
def test_what_may_be_poison_is_frozen(body: str, a: str, frozen: int) -> None:
    """Where the program may not come to an access, it does not mind what the pointer is."""
    accesses, at = made(body, a)
    found = [line for line in lines(accesses, at) if "freeze" in line and ("%a" in line or "%scevgep" in line)]
    assert len(found) == frozen


ADDRESSES = COPY.partition("  {guard}")[0]
LOAD, STORE = "%x = load i32, ptr %q", "store i32 1, ptr %p"
MAYBE, ALWAYS = "br i1 %c, label %then, label %join\nthen:", "br label %join\njoin:"


@pytest.mark.parametrize(
    ("accesses", "is_frozen"),
    [
        ((LOAD, STORE, ALWAYS), False),
        ((LOAD, MAYBE, STORE, ALWAYS), True),
        ((MAYBE, LOAD, ALWAYS, STORE), True),
        ((STORE, MAYBE, LOAD, ALWAYS), True),
        ((MAYBE, STORE, ALWAYS, LOAD), True),
        ((MAYBE, LOAD, STORE, ALWAYS), True),
    ],
)
def test_a_difference_of_what_may_be_poison_is_frozen(accesses: tuple[str, ...], is_frozen: bool) -> None:
    """Where an iteration may leave out the first of the two accesses, or the second."""
    found, at = made("\n".join((ADDRESSES, *accesses, "br label %latch")), a="", b="")
    differences = differences_of(found)
    assert differences is not None
    expander = SCEVExpander(found.scev)
    difference_check(differences, expander, at, 8)
    assert [line for line in inserted(expander) if "freeze" in line] == ["%3 = freeze i64 %2"] * is_frozen


PLAIN = COPY.format(guard="br label %then\nthen:")


@pytest.mark.parametrize(
    "body",
    [
        COPY.format(guard="br label %then\nthen:\n  store i32 1, ptr %p"),
        COPY.format(guard="br label %then\nthen:\n  %y = load i32, ptr %p\n  store i32 %y, ptr %q"),
        PLAIN.replace("inbounds i32, ptr %b", "inbounds i64, ptr %b"),
        PLAIN.replace("load i32, ptr %q", "load i16, ptr %q").replace("i32 %x, ptr %p", "i16 %x, ptr %p"),
        PLAIN.replace("%x = load i32, ptr %q", "%w = load i64, ptr %q\n  %x = trunc i64 %w to i32"),
    ],
)
def test_no_differences(body: str) -> None:
    """Where a pointer is accessed twice, or the steps are not what is accessed, of both or of one."""
    accesses, _ = made(body)
    assert accesses.checks.are_more_than(0)
    assert differences_of(accesses) is None


def test_assumptions_are_checked() -> None:
    accesses, at = made(COPY.format(guard="br label %then\nthen:"))
    assert scev_check(accesses.pointers.under, SCEVExpander(accesses.scev), at) is None
    narrow = """%t = trunc i64 %i to i8
  %w = zext i8 %t to i64
  %p = getelementptr i32, ptr %a, i64 %w
  store i32 1, ptr %p
  %q = getelementptr i32, ptr %b, i64 %i
  store i32 2, ptr %q
  br label %latch"""
    accesses, at = made(narrow)
    assert accesses.is_safe
    found = scev_check(accesses.pointers.under, SCEVExpander(accesses.scev), at)
    assert isinstance(found, Instruction)


if __name__ == "__main__":
    total: Counter[str] = Counter()
    for seed in range(10_000, 10_000 + int(sys.argv[1])):
        total += check(seed)
    print(total)
