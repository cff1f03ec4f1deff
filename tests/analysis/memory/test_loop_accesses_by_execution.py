"""Loop access analysis against execution: what is said of the accesses of random loops holds wherever they run.

Each access's address is recorded. Under the predicates, and where the comparisons ahead of the loop pass:
* accesses of different iterations that share a byte, one of them a write, are among the dependences, in that direction;
* as many iterations at once as the safe width allows keep the order of accesses that share a byte;
* pointers stay between the bounds that are compared.

`python tests/analysis/memory/test_loop_accesses_by_execution.py 5000` tries as many loops.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import llvmlite.binding as llvm
import pytest

sys.path.append(str(Path(__file__).parents[1] / "scev"))

import interpret
from evaluate import evaluate
from evaluate import signed as with_sign
from interpret import POISON, UndefinedError
from loop_programs import LAYOUT
from loop_programs import loop as program

from nvopt.analysis.loops import Loop
from nvopt.analysis.memory.aliases import AliasAnalysis
from nvopt.analysis.memory.dependences import Access
from nvopt.analysis.memory.loop_accesses import LoopAccesses
from nvopt.analysis.memory.memory_location import accessed_type
from nvopt.analysis.scev.facts.predicates import NSSW, NUSW, ComparePredicate, SCEVPredicate, WrapPredicate
from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
from nvopt.ir import Argument, ConstantInt, Function, IntType, LoadInst, Module, StoreInst, Value

LOOPS = 150
RUNS = 10
BITS = 16
MOST_ITERATIONS = 300
_FORWARD = {"Forward", "ForwardButPreventsForwarding", "Unknown", "IndirectUnsafe"}
_BACKWARD = {"Backward", "BackwardVectorizable", "BackwardVectorizableButPreventsForwarding", "Unknown", "IndirectUnsafe"}


class Touch(NamedTuple):
    """An access when the program ran."""

    iteration: int
    place: int
    """Where it stands in the loop."""
    access: Access
    start: int
    end: int


class TooLongError(Exception):
    """The loop runs too long."""


def function(seed: int, make: Callable[[random.Random], str] = program) -> Function:
    """A random loop."""
    text = str(llvm.parse_assembly(make(random.Random(seed)), llvm.create_context()))
    found = Module.parse(text).get_function("f")
    assert found is not None
    return found


def execute(f: Function, loop: Loop, given: dict[Value, int], rng: random.Random) -> tuple[list[Touch], int]:
    """The accesses of the loop and how often it went round. What is loaded is random: nothing but it depends on it."""
    layout = f.module.data_layout
    known: dict[Value, Any] = dict(given)
    touches: list[Touch] = []
    block, before, rounds, place = f.entry, None, -1, 0

    def value(operand: Value) -> Any:
        return operand.unsigned if isinstance(operand, ConstantInt) else known[operand]

    while True:
        if block is loop.header:
            rounds, place = rounds + 1, 0
            if rounds > MOST_ITERATIONS:
                raise TooLongError
        phis: list[tuple[Value, Any]] = [(phi, value(phi.incoming_for(before))) for phi in block.phis()] if before is not None else []
        known.update(phis)
        for instruction in block.instructions[len(phis) :]:
            if instruction.is_terminator:
                break
            if isinstance(instruction, (LoadInst, StoreInst)):
                place += 1
                start = value(instruction.pointer)
                size = layout.store_size(accessed_type(instruction))
                if start is POISON or start == 0 or start + size >= 1 << BITS:
                    raise UndefinedError
                touches.append(Touch(rounds, place + 100 * f.blocks.index(block), instruction, start, start + size))
                known[instruction] = rng.randrange(256)
            else:
                known[instruction] = interpret._outcome(instruction, [value(one) for one in instruction.operands], {})
        if instruction.opcode == "ret":
            return touches, rounds
        block, before = interpret._target(instruction, value), block


def holds(predicate: SCEVPredicate, given: dict[Value, int], rounds: int) -> bool:
    """Whether the predicate is true of a run that went round so often."""
    if isinstance(predicate, ComparePredicate):
        lhs, rhs = evaluate(predicate.lhs, given), evaluate(predicate.rhs, given)
        return interpret.compare(predicate.predicate, lhs, rhs, predicate.lhs.bits)
    assert isinstance(predicate, WrapPredicate)
    recurrence = predicate.recurrence
    bits = recurrence.bits
    start, step = (evaluate(one, given) for one in recurrence.operands)
    step = with_sign(step, bits)
    for flag, at, low in ((NUSW, start, 0), (NSSW, with_sign(start, bits), -(1 << (bits - 1)))):
        if predicate.flags & flag and not all(low <= at + step * one < low + (1 << bits) for one in (0, rounds)):
            return False
    return True


def overlap(found: LoopAccesses, given: dict[Value, int]) -> bool:
    """Whether the comparisons ahead of the loop say that something may overlap."""
    ends = [(evaluate(group.low, given), evaluate(group.high, given)) for group in found.checks.groups]
    return any(ends[one][0] < ends[other][1] and ends[other][0] < ends[one][1] for one, other in found.checks.pairs)


def is_undefined(f: Function, touches: list[Touch]) -> bool:
    """Whether what is written through a `noalias` argument is accessed otherwise, or an object has more than half of the addresses."""
    for argument in f.args:
        through = [touch for touch in touches if _root(touch.access) is argument]
        if through and max(one.end for one in through) - min(one.start for one in through) >= 1 << (BITS - 1):
            return True
    private = [arg for arg in f.args if "noalias" in arg.attributes]
    for argument in private:
        through = [touch for touch in touches if _root(touch.access) is argument]
        others = [touch for touch in touches if _root(touch.access) is not argument]
        if any(_share(one, other) for one in through for other in others):
            return True
    return False


def _root(access: Access) -> Value:
    at: Any = access.pointer
    while not isinstance(at, Argument):
        at = at.operands[0]
    return at


def _share(one: Touch, other: Touch) -> bool:
    writes = isinstance(one.access, StoreInst) or isinstance(other.access, StoreInst)
    return writes and one.start < other.end and other.start < one.end


def arguments(f: Function, rng: random.Random) -> dict[Value, int]:
    """What the loop may be called with: small numbers and others, arrays that may overlap."""
    near = rng.randrange(200, 60000)
    given: dict[Value, int] = {}
    for arg in f.args:
        if isinstance(arg.type, IntType):
            number = rng.choice((0, 1, 1, 1, 2, 3, 5, 12, 20, 60, rng.randrange(1 << 16)))
            given[arg] = number & ((1 << arg.type.bits) - 1)
        else:
            given[arg] = min(near + rng.choice((0, 4, 8, 50, 100, 1000)), 65000)
    return given


def check(seed: int, make: Callable[[random.Random], str] = program) -> Counter[str]:
    """What was put to the test in runs of a random loop."""
    f = function(seed, make)
    rng = random.Random(seed)
    scev = ScalarEvolution(f)
    (loop,) = scev.loops
    found = LoopAccesses(loop, scev, AliasAnalysis(f, scev.tracking, scev.loops))
    tested: Counter[str] = Counter()
    if not found.is_safe and not found.dependences:
        return tested
    for _ in range(RUNS):
        given = arguments(f, rng)
        try:
            touches, rounds = execute(f, loop, given, rng)
        except (UndefinedError, TooLongError):
            continue
        if is_undefined(f, touches) or not all(holds(one, given, rounds) for one in found.predicate.parts):
            tested["not allowed"] += 1
            continue
        tested["runs"] += 1
        check_bounds(found, touches, given, seed)
        if found.checks.is_needed and overlap(found, given):
            tested["overlapping"] += 1
            continue
        pairs = conflicts(touches)
        tested["conflicts"] += len(pairs)
        if found.dependences is not None:
            check_reported(found, pairs, seed)
        if found.is_safe and not found.has_conflict_at_invariant_address:
            tested["safe"] += 1
            check_at_once(found, pairs, seed)
    return tested


def conflicts(touches: list[Touch]) -> list[tuple[Touch, Touch]]:
    """Pairs in the order of execution that share a byte, one of them a write."""
    by_byte: dict[int, list[Touch]] = {}
    found: dict[tuple[Touch, Touch], None] = {}
    for touch in touches:
        for byte in range(touch.start, touch.end):
            for other in by_byte.setdefault(byte, []):
                if isinstance(touch.access, StoreInst) or isinstance(other.access, StoreInst):
                    found[other, touch] = None
            by_byte[byte].append(touch)
    return list(found)


def check_bounds(found: LoopAccesses, touches: list[Touch], given: dict[Value, int], seed: int) -> None:
    """Every pointer that is compared stays in its bounds."""
    bounds: dict[tuple[Value, bool], list[tuple[int, int]]] = {}
    for group in found.checks.groups:
        ends = evaluate(group.low, given), evaluate(group.high, given)
        for member in group.members:
            low, high = evaluate(member.start, given), evaluate(member.end, given)
            assert ends[0] <= low <= high <= ends[1], (seed, member, given)
            bounds.setdefault((member.pointer, member.is_write), []).append((low, high))
    for touch in touches:
        around = bounds.get((touch.access.pointer, isinstance(touch.access, StoreInst)))
        assert around is None or any(low <= touch.start and touch.end <= high for low, high in around), (seed, touch, around, given)


def check_reported(found: LoopAccesses, pairs: list[tuple[Touch, Touch]], seed: int) -> None:
    """What depends on one another in the run is among the dependences, in that direction."""
    assert found.dependences is not None
    kinds: dict[tuple[Access, Access], set[str]] = {}
    for dependence in found.dependences:
        kinds.setdefault((dependence.source, dependence.destination), set()).add(dependence.kind.value)
    for first, then in pairs:
        if first.iteration == then.iteration:
            continue  # the body's own order is kept
        if first.access is then.access:
            continue  # it stays where it is, or steps are shorter than it is long: not a pair
        ahead = first.place < then.place
        one, other = (first, then) if ahead else (then, first)
        said = kinds.get((one.access, other.access), set())
        if found.has_conflict_at_invariant_address and first.start == then.start:
            continue
        assert said & (_FORWARD if ahead else _BACKWARD), (seed, first, then, said)


def check_at_once(found: LoopAccesses, pairs: list[tuple[Touch, Touch]], seed: int) -> None:
    """Vectors of so many iterations as the width allows keep the order of what shares a byte."""
    layout = found.scev.layout
    widest = max((layout.store_size(accessed_type(one)) for one in found.checker.instructions), default=1) * 8
    most = found.max_safe_width // widest if found.max_safe_width is not None else 64
    count = 2
    while count <= most:
        for first, then in pairs:
            if first.access is then.access:
                continue  # lanes of one access go in order
            orders = [(one.iteration // count, one.place) for one in (first, then)]
            assert orders[0] <= orders[1], (seed, count, found.max_safe_width, first, then)
        count *= 2


@pytest.mark.parametrize("part", range(3))
def test_what_is_claimed_holds(part: int) -> None:
    total: Counter[str] = Counter()
    for seed in range(part * LOOPS // 3, (part + 1) * LOOPS // 3):
        total += check(seed)
    assert total["runs"] > 50
    assert total["conflicts"] > 500
    assert total["safe"] > 30


def narrowly_counted(rng: random.Random) -> str:
    """A loop whose counter, often at a boundary, has fewer bits than the bytes it goes over take: opt 22 takes them modulo 256."""
    element = rng.choice((2, 4))
    rounds = rng.choice((64, 65, 66, 128, 129, 130, 193, 200, 255))
    ahead = rng.choice((1, 1, 2, 3, 8)) * element * rng.choice((1, 1, -1))
    return f"""{LAYOUT}
define void @f(ptr %a) {{
entry:
  br label %loop

loop:
  %i = phi i8 [ 0, %entry ], [ %i.next, %loop ]
  %w = zext i8 %i to i16
  %p = getelementptr inbounds i{8 * element}, ptr %a, i16 %w
  load i{8 * element}, ptr %p, align 1
  %q = getelementptr inbounds i8, ptr %p, i16 {ahead}
  store i{8 * element} 1, ptr %q, align 1
  %i.next = add nuw i8 %i, 1
  %more = icmp ult i8 %i.next, {rounds & 255}
  br i1 %more, label %loop, label %done

done:
  ret void
}}
"""


def test_a_narrow_counter_goes_far() -> None:
    total: Counter[str] = Counter()
    for seed in range(20):
        total += check(seed, narrowly_counted)
    assert total["conflicts"] > 5000
    assert total["safe"] > 30


if __name__ == "__main__":
    total: Counter[str] = Counter()
    for seed in range(10_000, 10_000 + int(sys.argv[1])):
        total += check(seed)
    print(total)
