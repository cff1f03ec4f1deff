"""Code made of expressions: what it computes is what the expressions' values are when random programs run."""

from __future__ import annotations

import random

import pytest
from claims import bytes_for
from interpret import EndlessError, Run, UndefinedError, execute
from launches import registers
from programs import GET, kernel, program
from random_functions import check

from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.loops import LoopInfo
from nvopt.analysis.scev.expressions.kinds import UNKNOWN
from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
from nvopt.ir import ConstantInt, Function, Instruction, IntType, IRError, Value
from nvopt.llvm import Unit
from nvopt.transforms.blocks import CFGAnalyses, terminator_of
from nvopt.transforms.loops import form_lcssa, is_lcssa_form, simplify_loop
from nvopt.transforms.scev_expander import SCEVExpander, cost_of_operation


def parsed(text: str) -> Function:
    return next(function for function in Unit.parse(text.encode(), "test").mirror().functions if not function.is_declaration)


def prepared(text: str) -> ScalarEvolution:
    """Of the function with its loops in form."""
    function = parsed(text)
    tree = DominatorTree(function)
    loops = LoopInfo(function, tree)
    for loop in loops:
        simplify_loop(loop, CFGAnalyses(tree, loops))
    for loop in loops:
        form_lcssa(loop, tree, loops)
    return ScalarEvolution(function, tree, loops)


def expanded_somewhere(scev: ScalarEvolution, expander: SCEVExpander, rng: random.Random) -> dict[Instruction, Value]:
    """For some instructions what was made of their expressions before them."""
    candidates = [one for one in scev.function.instructions() if isinstance(one.type, IntType) and one.opcode != "phi"]
    made: dict[Instruction, Value] = {}
    for one in rng.sample(candidates, min(len(candidates), 5)):
        e = scev.get(one)
        if e.kind != UNKNOWN and expander.is_safe_to_expand(e, one):
            made[one] = expander.expand(e, one)
    return made


def expanded_behind_loops(scev: ScalarEvolution, expander: SCEVExpander) -> dict[Instruction, Value]:
    """For phis of loops with one exit at the end of each iteration, or at its beginning, what is left of them there."""
    made: dict[Instruction, Value] = {}
    for loop in scev.loops:
        exiting = loop.exiting_blocks()
        if (
            len(exiting) != 1
            or exiting[0] not in (loop.latch, loop.header)
            or sum(one not in loop._set for one in exiting[0].successors) != 1
        ):
            continue
        (behind,) = (one for one in exiting[0].successors if not loop.contains_block(one))
        place = behind.first_non_phi
        assert place is not None
        for phi in loop.header.phis():
            e = scev.at_scope(scev.get(phi), loop.parent)
            if scev.is_loop_invariant(e, loop) and expander.is_safe_to_expand(e, place):
                made[phi] = expander.expand(e, place)
    return made


def check_values(run: Run, made: dict[Instruction, Value]) -> None:
    """Whenever one of the instructions was executed, what was made of its expression was there."""
    known: dict[Value, object] = {}
    for instruction, outcome in run.values:
        if outcome is not None and isinstance(made.get(instruction), Instruction):
            assert known[made[instruction]] == outcome, (str(instruction), str(made[instruction]))
        known[instruction] = outcome


@pytest.mark.parametrize("is_canonical", [True, False])
def test_random_programs(is_canonical: bool) -> None:
    expanded = 0
    for seed in range(120):
        rng = random.Random(seed)
        scev = prepared(program(rng))
        function = scev.function
        expander = SCEVExpander(scev, is_canonical=is_canonical)
        made = expanded_somewhere(scev, expander, rng)
        expanded += len(expander.inserted)
        check(function, scev.dominators, scev.loops)
        assert all(is_lcssa_form(loop, scev.dominators) for loop in scev.loops), function
        for _ in range(6):
            try:
                run = execute(function, bytes_for(function, rng), 400, {"get": rng.choice(GET)})
            except (EndlessError, UndefinedError):
                continue
            check_values(run, made)
    assert expanded > 100


def test_random_programs_behind_their_loops() -> None:
    expanded = 0
    for seed in range(200):
        rng = random.Random(seed)
        scev = prepared(program(rng))
        function = scev.function
        expander = SCEVExpander(scev)
        made = expanded_behind_loops(scev, expander)
        expanded += len(made)
        check(function, scev.dominators, scev.loops)
        for _ in range(6):
            try:
                run = execute(function, bytes_for(function, rng), 400, {"get": rng.choice(GET)})
            except (EndlessError, UndefinedError):
                continue
            known: dict[Value, object] = {}
            for instruction, outcome in run.values:
                for phi in [phi for phi, value in made.items() if value is instruction]:
                    assert known.get(phi) in (outcome, None), (str(phi), str(instruction))
                known[instruction] = outcome
    assert expanded > 50


def test_random_kernels() -> None:
    for seed in range(60):
        rng = random.Random(seed)
        scev = prepared(kernel(rng, '"nvvm.maxntid"="64,2,8"'))
        function = scev.function
        made = expanded_somewhere(scev, SCEVExpander(scev), rng)
        check(function, scev.dominators, scev.loops)
        for _ in range(4):
            launch = registers(rng, (64, 2, 8), ())
            try:
                run = execute(function, [rng.randrange(1 << 32) for _ in function.args], 200, launch)
            except (EndlessError, UndefinedError):
                continue
            check_values(run, made)


def test_undoing_leaves_the_function_as_it_was() -> None:
    for seed in range(60):
        rng = random.Random(seed)
        scev = prepared(program(rng))
        before = str(scev.function)
        expander = SCEVExpander(scev, is_canonical=bool(seed % 2))
        expanded_somewhere(scev, expander, rng)
        expander.undo()
        assert str(scev.function) == before
        assert expander.inserted == []


# -- each by itself

LOOP = """\
define void @f(ptr %p, i64 %n, i64 %m, i1 %c) {{
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  {body}
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
"""


def asked(body: str) -> ScalarEvolution:
    """It knows all values of the loop with this in it."""
    scev = ScalarEvolution(parsed(LOOP.format(body=body)))
    for one in scev.function.instructions():
        if scev.is_scevable(one.type):
            scev.get(one)
    return scev


def made(body: str, name: str, *, is_canonical: bool = True) -> list[str]:
    """What is put in to compute %name before it, with its block."""
    scev = asked(body)
    expander = SCEVExpander(scev, is_canonical=is_canonical)
    at = value_named(scev, name)
    expander.expand(scev.get(at), at)
    check(scev.function, scev.dominators, scev.loops)
    return [f"{one.block.name}: {one}" for one in expander.inserted]


def value_named(scev: ScalarEvolution, name: str) -> Instruction:
    found = scev.function.value_named(name)
    assert isinstance(found, Instruction)
    return found


ADDRESS = "%s = shl i64 %i, 2\n  %q = getelementptr i8, ptr %p, i64 %s\n  %a = getelementptr i8, ptr %q, i64 8"


def test_an_address_from_the_induction_variable() -> None:
    body = "%a = getelementptr [4 x i8], ptr %p, i64 %i"
    assert made(body, "a") == ["loop: %0 = shl i64 %i, 2", "loop: %scevgep = getelementptr i8, ptr %p, i64 %0"]


def test_a_phi_counts_where_it_goes_up_by_one_from_zero() -> None:
    phis = "%twos = phi i64 [ 0, %entry ], [ %two, %loop ]\n  %late = phi i64 [ 1, %entry ], [ %next.late, %loop ]"
    uses = "%x = udiv i64 %n, %twos\n  %y = udiv i64 %n, %late"  # neither is poison
    steps = f"{uses}\n  %two = add i64 %twos, 2\n  %next.late = add i64 %late, 1"
    text = LOOP.format(body=f"{steps}\n  %a = getelementptr [4 x i8], ptr %p, i64 %i").replace("%i = phi", f"{phis}\n  %i = phi")
    scev = ScalarEvolution(parsed(text))
    expander = SCEVExpander(scev)
    at = value_named(scev, "a")
    expander.expand(scev.get(at), at)
    assert [str(one) for one in expander.inserted] == ["%0 = shl i64 %i, 2", "%scevgep = getelementptr i8, ptr %p, i64 %0"]


def test_an_address_with_a_phi_of_its_own() -> None:
    assert made(ADDRESS, "a", is_canonical=False) == [
        "entry: %scevgep = getelementptr i8, ptr %p, i64 8",
        "loop: %iv = phi ptr [ %scevgep, %entry ], [ %iv.next, %loop ]",
        "loop: %iv.next = getelementptr i8, ptr %iv, i64 4",
    ]


def test_what_does_not_change_goes_ahead_of_the_loop() -> None:
    assert made("%x = mul i64 %n, %m\n  %y = add i64 %x, %i\n  %z = add i64 %y, %m", "x") == ["entry: %0 = mul i64 %n, %m"]


def test_what_is_there_is_used_again() -> None:
    assert made("%x = mul i64 %n, %m\n  %y = mul i64 %n, %m", "y") == []


def test_what_was_made_is_used_again_below() -> None:
    scev = asked("%x = mul i64 %n, %m\n  %y = add i64 %x, %i")
    above, below = terminator_of(scev.function.entry), value_named(scev, "y")
    expander = SCEVExpander(scev)
    x = scev.get(value_named(scev, "x"))
    square = scev.mul(x, x)
    first = expander.expand(square, above)
    made = [*expander.inserted]
    assert expander.expand(square, below) is first
    assert expander.inserted == made


def test_a_number_asks_nothing_of_the_code() -> None:
    scev = asked("%x = mul i64 %n, %m")
    number = scev.constant(IntType.get(64), 3)
    value_named(scev, "x").set_operand(0, value_named(scev, "i"))
    assert SCEVExpander(scev).expand(number, terminator_of(scev.function.entry)) is ConstantInt.get(IntType.get(64), 3)
    assert scev.edits.happened


def test_what_may_be_poison_of_its_own_is_not_used_again() -> None:
    assert made("%x = mul nuw i64 %n, %m\n  %y = mul i64 %n, %m", "y") == ["entry: %0 = mul i64 %n, %m"]


@pytest.mark.parametrize(("sums", "is_used"), [(14, True), (15, False)])
def test_how_far_it_is_looked_for_poison(sums: int, is_used: bool) -> None:
    """At sixteen values: the sums and the two arguments that they are made of."""
    scev = asked("\n  ".join(["%s0 = add i64 %n, %m", *(f"%s{at} = add i64 %s{at - 1}, %m" for at in range(1, sums))]))
    last = value_named(scev, f"s{sums - 1}")
    assert SCEVExpander(scev).is_no_more_poison(last, scev.get(last)) == is_used


@pytest.mark.parametrize(("divisor", "is_safe"), [("%m", False), ("%odd", True), ("7", True)])
def test_no_division_that_could_trap(divisor: str, is_safe: bool) -> None:
    body = f"%fine = freeze i64 %m\n  %odd = or i64 %fine, 1\n  %x = udiv i64 %n, {divisor}"
    scev = ScalarEvolution(parsed(LOOP.format(body=body)))
    at = value_named(scev, "x")
    expander = SCEVExpander(scev)
    e = scev.get(at)
    before = str(scev.function)
    assert expander.is_safe_to_expand(e, at) == is_safe
    if not is_safe:
        with pytest.raises(IRError, match="cannot be computed before"):
            expander.expand(e, at)
        assert str(scev.function) == before
    else:
        expander.expand(e, at)
        check(scev.function, scev.dominators, scev.loops)


def test_a_division_by_a_number_that_is_not_zero_may_go_ahead_of_the_loop() -> None:
    assert made("%x = udiv i64 %n, 7", "x") == ["entry: %0 = udiv i64 %n, 7"]
    assert made("%fine = freeze i64 %m\n  %odd = or i64 %fine, 1\n  %x = udiv i64 %n, %odd", "x") == ["loop: %0 = udiv i64 %n, %odd"]


@pytest.mark.parametrize(("budget", "is_high"), [(1, True), (2, False), (3, False)])
def test_what_code_costs(budget: int, is_high: bool) -> None:
    scev = ScalarEvolution(parsed(LOOP.format(body="%x = mul i64 %n, %m\n  %y = add i64 %x, %n")))
    at = value_named(scev, "x")
    assert SCEVExpander(scev).is_high_cost(scev.get(value_named(scev, "y")), at, budget) == is_high


@pytest.mark.parametrize(
    ("body", "cost"),
    [
        ("%x = udiv i64 %n, %m", 20),
        ("%x = udiv i64 %n, 7", 20),
        ("%x = udiv i64 %n, 8", 1),
        ("%x = add i64 %n, %m", 1),
        ("%a = add i64 %n, %m\n  %x = add i64 %a, 7", 2),
        ("%a = mul i64 %n, %m\n  %x = mul i64 %a, 7", 2),
        ("%x = call i64 @llvm.smax.i64(i64 %n, i64 %m)", 1),
        ("%x = trunc i64 %n to i32", 1),
    ],
)
def test_what_an_operation_costs(body: str, cost: int) -> None:
    scev = ScalarEvolution(parsed(LOOP.format(body=body)))
    assert cost_of_operation(scev.get(value_named(scev, "x"))) == cost


def test_what_is_there_costs_nothing() -> None:
    scev = asked("%x = mul i64 %n, %m\n  %y = lshr i64 %x, 3")
    y = value_named(scev, "y")
    assert SCEVExpander(scev).is_high_cost(scev.get(y), y, 0)
    assert not SCEVExpander(scev).is_high_cost(scev.get(y), y, 1)


def test_a_register_is_read_anew_where_its_reading_is_not_at_hand() -> None:
    body = "br i1 %c, label %then, label %latch\nthen:\n  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n  br label %latch\nlatch:"
    text = LOOP.format(body=body).replace("[ %next, %loop ]", "[ %next, %latch ]")
    scev = ScalarEvolution(parsed(text))
    e = scev.get(value_named(scev, "t"))
    expander = SCEVExpander(scev)
    value = expander.expand(e, value_named(scev, "next"))
    assert isinstance(value, Instruction)
    assert value.block is scev.function.entry
    check(scev.function, scev.dominators, scev.loops)


TWO_LOOPS = """
define void @f(i32 %n, i32 %m) {
entry:
  br label %first

first:
  %i = phi i32 [ 0, %entry ], [ %i.next, %first ]
  %i.next = add nsw i32 %i, 1
  %more = icmp slt i32 %i.next, %n
  br i1 %more, label %first, label %between

between:
  br label %second

second:
  %j = phi i32 [ 0, %between ], [ %j.next, %second ]
  %j.next = add nsw i32 %j, 1
  %on = icmp slt i32 %j.next, %m
  br i1 %on, label %second, label %exit

exit:
  ret void
}
"""


def test_a_maximum_that_is_put_in_leaves_other_loops_counted() -> None:
    scev = ScalarEvolution(parsed(TWO_LOOPS))
    second, first = scev.loops
    _, count = (scev.backedge_taken_count(loop) for loop in (first, second))
    place = scev.function.blocks[2].terminator
    assert place is not None
    made = SCEVExpander(scev).expand(count, place)
    assert isinstance(made, Instruction)
    scev.get(made)
    assert first in scev.counts.infos
    assert scev.module.functions[-1].attributes.texts[-1] == "memory(none)"
