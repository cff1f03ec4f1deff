"""Checks of predicates when the program runs: they say what the predicates mean, each time that a loop is come to."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from claims import bytes_for
from evaluate import evaluate, signed
from interpret import EndlessError, UndefinedError, execute
from programs import GET, program
from random_functions import check
from test_scev_expander import LOOP, parsed, prepared

from nvopt.analysis.loops import Loop
from nvopt.analysis.scev.counts import loop_exits
from nvopt.analysis.scev.expressions.kinds import ADDREC, COULD_NOT_COMPUTE, SCEV, SCEVAddRecExpr
from nvopt.analysis.scev.facts.predicates import (
    NSSW,
    NUSW,
    ComparePredicate,
    SCEVPredicate,
    UnionPredicate,
    WrapPredicate,
    compare_predicate,
    wrap_predicate,
)
from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
from nvopt.ir import ConstantInt, Instruction, IntType, IRError, Value
from nvopt.ir.predicates import EQ, NE, SGE, ULT
from nvopt.ir.types import i1
from nvopt.transforms.scev_checks import expand_predicate
from nvopt.transforms.scev_expander import SCEVExpander


def predicates_of(scev: ScalarEvolution, loop: Loop, rng: random.Random) -> Iterator[SCEVPredicate]:
    """Those that its predicated count asks for, and more about its phis."""
    yield from loop_exits.predicated_backedge_taken_count(scev, loop)[1]
    recurrences = [e for phi in loop.header.phis() if isinstance(phi.type, IntType) and isinstance(e := scev.get(phi), SCEVAddRecExpr)]
    for e in recurrences:
        if e.is_affine:
            yield wrap_predicate(scev, e, rng.choice((NUSW, NSSW, NUSW | NSSW)))
    starts = [e.start for e in recurrences]
    if len(starts) > 1 and starts[0].type is starts[1].type:
        yield compare_predicate(scev, rng.choice((EQ, ULT, SGE, NE)), starts[0], starts[1])


def holds(predicate: SCEVPredicate, scev: ScalarEvolution, known: dict[Value, int]) -> bool:
    if isinstance(predicate, ComparePredicate):
        one, other = evaluate(predicate.lhs, known), evaluate(predicate.rhs, known)
        bits = predicate.lhs.bits
        if predicate.predicate.startswith("s"):
            one, other = signed(one, bits), signed(other, bits)
        return {EQ: one == other, NE: one != other, ULT: one < other, SGE: one >= other}[predicate.predicate]
    assert isinstance(predicate, WrapPredicate)
    recurrence = predicate.recurrence
    bits = recurrence.bits
    start, step = (evaluate(operand, known) for operand in recurrence.operands)
    way = signed(step, bits) * evaluate(
        loop_exits.predicated_backedge_taken_count(scev, recurrence.loop, loop_exits.SYMBOLIC_MAXIMUM)[0], known
    )
    if predicate.flags & NUSW and not 0 <= start + way < 1 << bits:
        return False
    return not predicate.flags & NSSW or -1 << (bits - 1) <= signed(start, bits) + way < 1 << (bits - 1)


def test_random_programs() -> None:
    told = {False: 0, True: 0}
    for seed in range(150):
        rng = random.Random(seed)
        scev = prepared(program(rng))
        function = scev.function
        expander = SCEVExpander(scev)
        checks: dict[Value, SCEVPredicate] = {}
        for loop in scev.loops.top_level:
            assert loop.preheader is not None
            end = loop.preheader.terminator
            assert end is not None
            for predicate in predicates_of(scev, loop, rng):
                if isinstance(predicate, WrapPredicate) and predicate.recurrence.loop is not loop:
                    continue
                count = loop_exits.predicated_backedge_taken_count(scev, loop, loop_exits.SYMBOLIC_MAXIMUM)[0]
                if isinstance(predicate, WrapPredicate) and count.kind == COULD_NOT_COMPUTE:
                    with pytest.raises(IRError, match="is not known"):
                        expand_predicate(expander, predicate, end)
                elif all(expander.is_safe_to_expand(e, end) and not varies(e) for e in parts(predicate, count)):
                    checks[expand_predicate(expander, predicate, end)] = predicate
        if not checks:
            continue
        check(function, scev.dominators, scev.loops)
        for _ in range(6):
            arguments = bytes_for(function, rng)
            try:
                run = execute(function, arguments, 400, {"get": rng.choice(GET)})
            except (EndlessError, UndefinedError):
                continue
            known: dict[Value, int] = dict(zip(function.args, arguments, strict=True))
            for instruction, outcome in run.values:
                if instruction in checks and outcome is not None:
                    assert bool(outcome) != holds(checks[instruction], scev, known), f"{checks[instruction]} in {function}"
                    told[bool(outcome)] += 1
                known[instruction] = outcome
    assert min(told.values()) > 20


def parts(predicate: SCEVPredicate, count: SCEV) -> list[SCEV]:
    if isinstance(predicate, ComparePredicate):
        return [predicate.lhs, predicate.rhs]
    assert isinstance(predicate, WrapPredicate)
    return [*predicate.recurrence.operands, count]


def varies(e: SCEV) -> bool:
    """Whether it is a value of another loop: the test doesn't count the iterations of that."""
    return any(part.kind == ADDREC for part in e.walk())


def loop_of(body: str) -> tuple[ScalarEvolution, Loop, Instruction]:
    scev = ScalarEvolution(parsed(LOOP.format(body=body)))
    (loop,) = scev.loops
    assert loop.preheader is not None
    assert loop.preheader.terminator is not None
    return scev, loop, loop.preheader.terminator


def recurrence(scev: ScalarEvolution, name: str) -> SCEVAddRecExpr:
    value = scev.function.value_named(name)
    assert isinstance(value, Instruction)
    found = scev.get(value)
    assert isinstance(found, SCEVAddRecExpr)
    return found


def inserted(expander: SCEVExpander) -> list[str]:
    check(expander.scev.function, expander.scev.dominators, expander.scev.loops)
    return [str(one) for one in expander.inserted if one.block is expander.scev.function.entry]


def test_a_narrow_recurrence_of_a_loop_that_counts_wider() -> None:
    """The step is made more often than i8 can say."""
    scev, _, at = loop_of("%t = trunc i64 %i to i8")
    expander = SCEVExpander(scev)
    expand_predicate(expander, wrap_predicate(scev, recurrence(scev, "t"), NUSW), at)
    assert any("icmp ugt" in line and ", 255" in line for line in inserted(expander))


def test_all_parts_of_a_union() -> None:
    scev, _, at = loop_of("%x = add i64 %i, %m")
    e = recurrence(scev, "x")
    arguments = [scev.get(arg) for arg in scev.function.args[1:3]]
    equal, wraps = compare_predicate(scev, ULT, *arguments), wrap_predicate(scev, e, NUSW)
    expander = SCEVExpander(scev)
    value = expand_predicate(expander, UnionPredicate([equal, wraps], scev), at)
    assert isinstance(value, Instruction)
    assert value.opcode == "or"
    assert "%0 = icmp uge i64 %n, %m" in inserted(expander)


def test_no_part_of_a_union() -> None:
    scev, _, at = loop_of("")
    assert expand_predicate(SCEVExpander(scev), UnionPredicate([], scev), at) is ConstantInt.get(i1, 0)


@pytest.mark.parametrize("flag", [NUSW, NSSW])
@pytest.mark.parametrize("step", [7, -7, 100])
@pytest.mark.parametrize("start", [-6, 0, 5, 6, 7, 27, 28, 29, 99, 100, 101, 121, -100, -128])
def test_what_wraps_is_known_where_all_is_constant(start: int, step: int, flag: int) -> None:
    """Of five iterations."""
    text = f"""define void @f() {{
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %w = phi i8 [ {start}, %entry ], [ %w.next, %loop ]
  %w.next = add i8 %w, {step}
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 5
  br i1 %done, label %exit, label %loop
exit:
  ret void
}}
"""
    scev = ScalarEvolution(parsed(text))
    (loop,) = scev.loops
    assert loop.preheader is not None
    assert loop.preheader.terminator is not None
    value = expand_predicate(SCEVExpander(scev), wrap_predicate(scev, recurrence(scev, "w"), flag), loop.preheader.terminator)
    end = (start % 256 if flag == NUSW else start) + 4 * step
    assert value is ConstantInt.get(i1, end not in (range(256) if flag == NUSW else range(-128, 128)))
