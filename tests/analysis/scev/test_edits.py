"""After any edits, which nobody tells it of, the analysis says what a new one says, or at least what is so.

Programs are random, and so are their edits: operands, flags, predicates, attributes and attachments, uses, instructions, assumptions,
conditions, edges and blocks. In straight code answers are equal to a new analysis's. In loops they depend on the order of the questions:
there the execution of the program is the judge.
"""

from __future__ import annotations

import gc
import random
import weakref
from collections.abc import Callable, Sequence

import pytest
from claims import Claims, bytes_for
from clock import no_collections, processor_seconds
from effort import examples
from evaluating import scev_of
from hypothesis import given, settings
from hypothesis import strategies as st
from llvmlite import binding as llvm
from programs import GET, program
from random_functions import random_function
from steps import lines_of_analyses
from test_forget import TEXT, _edit, _many, _straight, answers

from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.scev import edits
from nvopt.analysis.scev.facts import dispositions
from nvopt.analysis.scev.printer import print_analysis
from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
from nvopt.ir import (
    AttributeSet,
    BasicBlock,
    BinaryOperator,
    BranchInst,
    Builder,
    CallBase,
    CmpInst,
    ConstantInt,
    FunctionType,
    Instruction,
    IntType,
    MDNode,
    MDString,
    PHINode,
    ValueAsMetadata,
)
from nvopt.ir.predicates import ICMP
from nvopt.ir.types import i1, void
from nvopt.llvm import Unit
from nvopt.transforms.blocks import CFGAnalyses, fold_terminator, insert_if_then, split_block, split_critical_edges, terminator_of
from nvopt.transforms.loops import form_lcssa, simplify_loop
from nvopt.transforms.ssa import SSAUpdater

# An analysis raises the recursion limit, which hypothesis lowers for the time of a test.
pytestmark = pytest.mark.filterwarnings("ignore:The recursion limit will not be reset")


def read(text: str) -> ScalarEvolution:
    return scev_of(str(llvm.parse_assembly(text, llvm.create_context())))


def anew(se: ScalarEvolution) -> ScalarEvolution:
    return ScalarEvolution(se.function, se.dominators, se.loops)


@pytest.mark.parametrize(("believes_flags", "kinds"), [(True, range(1)), (False, range(1, 7))])
@settings(max_examples=examples(12))
@given(st.integers(0, 1 << 40))
def test_after_any_edits_it_says_what_a_new_one_says(believes_flags: bool, kinds: Sequence[int], seed: int) -> None:
    rng = random.Random(seed)
    se = read(_straight(rng, believes_flags))
    for _ in range(6):
        answers(se)
        for _ in range(rng.choice((1, 1, 3))):
            _edit(rng, se, kinds)
        assert answers(se) == answers(anew(se))


@settings(max_examples=examples(12))
@given(st.integers(0, 1 << 40))
def test_it_believes_no_flag_that_a_new_one_does_not(seed: int) -> None:
    """Whether a flag is believed depends on uses, which come and go. One that may be believed by now need not be."""
    rng = random.Random(seed)
    se = read(_straight(rng, True))
    for _ in range(6):
        answers(se)
        for _ in range(rng.choice((1, 1, 3))):
            _edit(rng, se, range(4))
        answers(se)
        new = anew(se)
        answers(new)
        for one in se.function.instructions():
            if se.is_scevable(one.type):
                known, found = se.get(one), new.get(one)
                assert known.kind != found.kind or known.flags & ~found.flags == 0, f"{one}: {known} but {found}"
    _holds(se, rng)


# -- edits of programs with loops


def _integers(se: ScalarEvolution) -> list[Instruction]:
    return [one for one in se.function.instructions() if isinstance(one.type, IntType)]


def _kept(se: ScalarEvolution) -> CFGAnalyses:
    return CFGAnalyses(se.dominators, se.loops)


def _change_constant(rng: random.Random, se: ScalarEvolution) -> None:
    found = [one for one in _integers(se) if any(isinstance(operand, ConstantInt) for operand in one.operands)]
    one = rng.choice(found)
    if isinstance(one, PHINode) and len(set(one.operands[1::2])) < len(one.operands) // 2:
        return  # what comes in twice from a block is one value
    if isinstance(one, (BinaryOperator, CmpInst, PHINode)):
        at = rng.choice([at for at, operand in enumerate(one.operands) if isinstance(operand, ConstantInt)])
        one.set_operand(at, ConstantInt.get(one.operands[at].type, rng.randrange(1, 9)))


def _change_flags(rng: random.Random, se: ScalarEvolution) -> None:
    found = [one for one in _integers(se) if one.opcode in ("add", "sub", "mul", "shl")]
    if found:
        rng.choice(found).flags = rng.choice(((), ("nuw",), ("nsw",), ("nuw", "nsw")))


def _change_predicate(rng: random.Random, se: ScalarEvolution) -> None:
    found = [one for one in se.function.instructions() if isinstance(one, CmpInst)]
    if found:
        rng.choice(found).predicate = rng.choice(list(ICMP))


def _swap_condition(rng: random.Random, se: ScalarEvolution) -> None:
    found = [one for one in se.function.instructions() if isinstance(one, BranchInst) and one.is_conditional]
    if found:
        branch = rng.choice(found)
        others = [one for one in _integers(se) if one.type is i1 and se.dominators.value_dominates(one, branch)]
        if others:
            branch.set_operand(0, rng.choice(others))


def _turn_branch(rng: random.Random, se: ScalarEvolution) -> None:
    found = [one for one in se.function.instructions() if isinstance(one, BranchInst) and one.is_conditional]
    if found:
        branch = rng.choice(found)
        _, true, false = branch.operands
        branch.set_operand(1, false)
        branch.set_operand(2, true)


def _invert_comparison(rng: random.Random, se: ScalarEvolution) -> None:
    found = [one for one in se.function.instructions() if isinstance(one, CmpInst) and one.opcode == "icmp"]
    if found:
        one = rng.choice(found)
        one.predicate = one.predicate.inverse


def _replace_uses(rng: random.Random, se: ScalarEvolution) -> None:
    one = rng.choice(_integers(se))
    known = [
        other
        for other in (*se.function.args, *_integers(se))
        if other.type is one.type and other is not one and se.dominators.value_dominates(other, one)
    ]
    if known and one.users:
        one.replace_all_uses_with(rng.choice(known))


def _erase_unused(rng: random.Random, se: ScalarEvolution) -> None:
    for one in list(se.function.instructions()):
        if not one.is_used and not one.is_terminator and rng.random() < 0.5:
            one.erase()


def _insert_assumption(rng: random.Random, se: ScalarEvolution) -> None:
    one = rng.choice([one for one in _integers(se) if not isinstance(one, PHINode) and one.next is not None])
    assert one.next is not None
    builder = Builder.before(one.next)
    assume = se.module.declare("llvm.assume", FunctionType.get(void, [i1]))
    builder.call(assume, [builder.icmp(rng.choice(list(ICMP)), one, ConstantInt.get(one.type, rng.randrange(9)))])


def _drop_assumption(rng: random.Random, se: ScalarEvolution) -> None:
    found = [one for one in se.function.instructions() if isinstance(one, CallBase) and one.callee_name == "llvm.assume"]
    if found:
        rng.choice(found).erase()


def _insert_call(rng: random.Random, se: ScalarEvolution) -> None:
    """One that may not return."""
    unknown = se.module.declare("unknown", FunctionType.get(void, []))
    block = rng.choice(se.function.blocks)
    first = block.first_non_phi
    assert first is not None
    Builder.before(first).call(unknown, [])


def _promise_range(rng: random.Random, se: ScalarEvolution) -> None:
    calls = [one for one in se.function.instructions() if isinstance(one, CallBase) and one.callee_name == "get"]
    if calls:
        rng.choice(calls).return_attributes = AttributeSet(rng.choice(([], [f"range(i8 {GET.start}, {GET.stop})"])))


def _split(rng: random.Random, se: ScalarEvolution) -> None:
    split_block(rng.choice([one for one in se.function.instructions() if not isinstance(one, PHINode)]), _kept(se))


def _split_edges(rng: random.Random, se: ScalarEvolution) -> None:
    split_critical_edges(se.function.blocks, _kept(se))


def _simplify(rng: random.Random, se: ScalarEvolution) -> None:
    for loop in list(se.loops):
        simplify_loop(loop, _kept(se))


def _close(rng: random.Random, se: ScalarEvolution) -> None:
    for loop in list(se.loops):
        form_lcssa(loop, se.dominators, se.loops)


def _insert_branch(rng: random.Random, se: ScalarEvolution) -> None:
    found = [one for one in _integers(se) if one.type is i1 and one.next is not None and not isinstance(one, PHINode)]
    if found:
        one = rng.choice(found)
        assert one.next is not None
        insert_if_then(one, one.next, _kept(se))


def _fold_branch(rng: random.Random, se: ScalarEvolution) -> None:
    found = [one for one in se.function.instructions() if isinstance(one, BranchInst) and one.is_conditional]
    if found:
        branch = rng.choice(found)
        gone = fold_terminator(branch.block, rng.choice(branch.successors), _kept(se))
        se.function.erase_blocks(gone)
        for block in gone:
            if se.dominators.is_reachable(block):
                se.dominators.remove_block(block)


def _pass_by(rng: random.Random, se: ScalarEvolution) -> None:
    """A new way to a block from one on all ways there. What the blocks between define, which are passed by, is constant on it."""
    tree = se.dominators
    end = rng.choice([block for block in se.function.blocks if tree.is_reachable(block)])
    start = tree.immediate_dominator(end)
    while start is not None and rng.random() < 0.4:
        start = tree.immediate_dominator(start) or start
    conditions = [one for one in _integers(se) if one.type is i1 and start is not None and tree.value_dominates_block(one, start)]
    around = se.loops.loop_for(end)
    around = around.parent if around is not None and around.header is end else around
    if start is None or not conditions or end in start.successors or not (around is None or around.contains_block(start)):
        return
    rest = split_block(terminator_of(start), _kept(se))
    old, source = terminator_of(start), start
    if rng.random() < 0.5:
        source = BasicBlock("past", se.function)
        tree.add_block(source, start)
        se.loops.add_block(source, around)
    new = BranchInst(rng.choice(conditions), *rng.choice([(rest, end), (end, rest)]) if source is start else (rest, source))
    old.erase()
    Builder(start).insert(new)
    if source is not start:
        Builder(source).br(end)
    for phi in end.phis():
        phi.add_incoming(ConstantInt.get(phi.type, rng.randrange(4)), source)
    tree.insert_edge(source, end)
    for one in _integers(se):
        behind = [(user, at) for user, at in one.uses if not tree.value_dominates(one, _place(user, at))]  # type: ignore[arg-type]
        updater = SSAUpdater(one.type)
        updater.add_definition(start, ConstantInt.get(one.type, 1))
        updater.add_definition(one.block, one)
        for user, at in behind:
            updater.rewrite_use(user, at)  # type: ignore[arg-type]


def _place(user: Instruction, at: int) -> Instruction:
    """Where an operand must be there."""
    return terminator_of(user.operands[at + 1]) if isinstance(user, PHINode) else user  # type: ignore[arg-type]


def _move(rng: random.Random, se: ScalarEvolution) -> None:
    """To where all that it uses is there still."""
    found = [one for one in _integers(se) if not isinstance(one, PHINode) and one.next is not None and one.opcode not in ("call", "udiv")]
    one = rng.choice(found)
    place = one.next
    while place is not None and one not in place.operands and not place.is_terminator and rng.random() < 0.7:
        place = place.next
    if place is not None:
        one.move_before(place)


EDITS: list[Callable[[random.Random, ScalarEvolution], None]] = [
    *(_change_constant, _change_constant, _change_flags, _change_predicate, _swap_condition, _turn_branch, _invert_comparison),
    *(_replace_uses, _erase_unused, _insert_assumption, _drop_assumption, _insert_call, _promise_range),
    *(_split, _split_edges, _simplify, _close, _insert_branch, _fold_branch, _move, _pass_by, _pass_by),
]


def _holds(se: ScalarEvolution, rng: random.Random) -> None:
    claims = Claims(se, rng)
    for _ in range(4):
        claims.check(bytes_for(se.function, rng), {"get": rng.choice(GET), "unknown": 0})


def edited(seed: int, count: int = 3, *, is_reducible: bool = True) -> ScalarEvolution:
    """The analysis of a program that was asked everything, edited, and asked again."""
    rng = random.Random(seed)
    se = read(program(rng, pointers=False)) if is_reducible else ScalarEvolution(random_function(rng))
    for _ in range(count):
        print_analysis(se)
        edit = rng.choice(EDITS)
        edit(rng, se)
        if rng.random() < 0.4:
            rng.choice(EDITS)(rng, se)
    se.settle()
    return se


@settings(max_examples=examples(12))
@given(st.integers(0, 1 << 40))
def test_after_any_edits_in_loops_it_says_what_is_so(seed: int) -> None:
    _holds(edited(seed), random.Random(seed))


@pytest.mark.parametrize("seed", range(25))
def test_after_any_edits_of_any_control_flow_it_says_what_is_so(seed: int) -> None:
    """Irreducible, with blocks out of reach, with loops without an end."""
    se = edited(seed, is_reducible=False)
    Unit.parse(str(se.module).encode(), "edited")
    _holds(se, random.Random(seed))
    assert list(se.dominators.differences(DominatorTree(se.function))) == []
    assert list(se.differences(ScalarEvolution(se.function))) == []


def test_most_answers_in_loops_are_those_of_a_new_analysis() -> None:
    same = total = 0
    for seed in range(60):
        se = edited(seed)
        for one, other in zip(print_analysis(se).splitlines(), print_analysis(anew(se)).splitlines(), strict=True):
            total += 1
            same += one == other
    assert same >= 0.97 * total, f"{same} of {total}"


# -- who pays, and when


def test_nobody_listens_when_the_analysis_is_gone() -> None:
    with no_collections():
        se = read(TEXT)
        function, gone = se.function, weakref.ref(se)
        assert len(function.listeners) == 2  # itself, and value tracking
        del se
        gc.collect(0)
    assert gone() is None
    assert not function.listeners


def test_an_edit_is_noted_and_looked_at_when_somebody_asks() -> None:
    se = read(TEXT)
    base = se.function.value_named("base")
    assert isinstance(base, Instruction)
    before = se.get(base)
    base.set_operand(1, ConstantInt.get(base.type, 8))
    assert se.edits.happened
    assert se.values[base] is before
    assert str(se.get(base)) == "{0,+,8}<nuw><nsw><%outer>"
    assert not se.edits.happened


def _wide(se: ScalarEvolution) -> str:
    wide = se.function.value_named("wide")
    assert wide is not None
    return str(se.get(wide))


def test_what_an_edit_does_not_touch_is_kept() -> None:
    se = read(TEXT)
    print_analysis(se)
    values = {one.name: one for one in se.function.instructions()}
    kept = [se.get(values[name]) for name in ("i", "j", "s", "s.next", "j.next")]
    values["base"].set_operand(1, ConstantInt.get(values["base"].type, 8))
    se.settle()
    assert [se.values.get(values[name]) for name in ("i", "j", "s", "s.next", "j.next")] == kept
    assert values["wide"] not in se.values
    assert len(se.counts.infos) == 2


IN_A_ROW = """define void @f(i32 %n) {
entry:
  br label %first

first:
  %i = phi i32 [ 0, %entry ], [ %i.next, %first ]
  %i.next = add nsw i32 %i, 1
  %on = icmp PREDICATE i32 %i.next, %n
  br i1 %on, label %first, label %second

second:
  %j = phi i32 [ 0, %first ], [ %j.next, %second ]
  %j.next = add nsw i32 %j, 1
  %more = icmp PREDICATE i32 %j.next, %n
  br i1 %more, label %second, label %exit

exit:
  ret void
}
"""


@pytest.mark.parametrize("predicate", ["slt", "ult", "ne"])
def test_a_test_tells_of_what_it_compares_only_behind_it(predicate: str) -> None:
    se = read(IN_A_ROW.replace("PREDICATE", predicate))
    print_analysis(se)
    second, first = se.loops
    test = _named(se, "more")
    other = CmpInst("icmp", "ne", _named(se, "j.next"), ConstantInt.get(IntType.get(32), 7), name="other")
    other.insert_before(test)
    terminator_of(second.header).set_operand(0, other)
    test.erase()
    assert str(se.backedge_taken_count(second)) == "6"
    assert first in se.counts.infos
    assert _named(se, "i.next") in se.values


def test_a_bound_that_is_no_poison_all_the_same() -> None:
    """A use of it has gone, but not the one right behind it because of which that is believed: other loops up to it are kept."""
    behind_a_guard = """i32 %m) {
entry:
  %n = add nsw i32 %m, 3
  %runs = icmp sgt i32 %n, 0
  br i1 %runs, label %enter, label %exit

enter:
"""
    text = IN_A_ROW.replace("PREDICATE", "slt").replace("i32 %n) {\nentry:\n", behind_a_guard).replace("%entry ]", "%enter ]")
    se = read(text)
    print_analysis(se)
    assert "nsw" in str(se.get(_named(se, "n")))
    second, first = se.loops
    test = _named(se, "more")
    other = CmpInst("icmp", "ne", _named(se, "j.next"), ConstantInt.get(IntType.get(32), 7), name="other")
    other.insert_before(test)
    terminator_of(second.header).set_operand(0, other)
    test.erase()
    assert str(se.backedge_taken_count(second)) == "6"
    assert first in se.counts.infos
    assert _named(se, "n") in se.values


def test_many_branches_that_told_of_one_value() -> None:
    """What is below them is found at once."""

    def settled(count: int) -> int:
        lines = ["define void @f(i32 %n, i1 %z) {", "  %e = add i32 %n, 1", "  br label %b0"]
        for at in range(count):
            lines += [f"b{at}:", f"  %c{at} = icmp sgt i32 %e, {at}", f"  br i1 %c{at}, label %t{at}, label %b{at + 1}"]
            lines += [f"t{at}:", f"  %x{at} = add i32 %e, {at + 2}", f"  br label %b{at + 1}"]
        se = read("\n".join([*lines, f"b{count}:", "  ret void", "}"]))
        print_analysis(se)
        for at in reversed(range(count)):
            branch = terminator_of(_named(se, f"c{at}").block)
            branch.set_operand(0, se.function.args[1])
        return lines_of_analyses(se.settle)

    few, many = settled(50), settled(200)
    assert many < 4.4 * few


def test_a_loop_that_goes_otherwise_takes_those_around_and_behind_with_it() -> None:
    se = read(TEXT)
    print_analysis(se)
    more = se.function.value_named("more")
    assert isinstance(more, CmpInst)
    more.set_operand(1, ConstantInt.get(more.operands[1].type, 7))
    inner = next(iter(se.loops))
    assert str(se.backedge_taken_count(inner)) == "3"


def test_attributes_of_the_function_are_heard_of() -> None:
    text = """declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define ptx_kernel void @f() "nvvm.maxntid"="64" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret void
}
"""
    se = read(text)
    tid = next(iter(se.function.instructions()))
    assert str(se.unsigned_range(se.get(tid))) == "[0,64)"
    se.function.attributes = AttributeSet(['"nvvm.maxntid"="128"'])
    assert str(se.unsigned_range(se.get(tid))) == "[0,128)"


def test_an_attachment_is_heard_of() -> None:
    se = read("""define i8 @f(ptr %p) {
  %l = load i8, ptr %p, align 1
  %w = add i8 %l, 1
  ret i8 %w
}
""")
    load, add, _ = se.function.instructions()
    assert str(se.unsigned_range(se.get(add))) == "full-set"
    low, high = (ValueAsMetadata(ConstantInt.get(load.type, number)) for number in (3, 7))
    load.metadata["range"] = se.module.new_metadata(MDNode(None, "", [("", low), ("", high)]))
    assert str(se.unsigned_range(se.get(add))) == "[4,8)"


def test_the_mark_of_a_loop_that_must_end_is_heard_of() -> None:
    se = read("""define void @f(i8 %n, i8 %s) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i8 [ 0, %entry ], [ %next, %loop ]
  %next = add i8 %i, 4
  %more = icmp ne i8 %next, %n
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}
""")
    loop = next(iter(se.loops))
    before = str(se.backedge_taken_count(loop))
    mark = se.module.new_metadata(MDNode(None, "", [("", MDString("llvm.loop.mustprogress"))]))
    node = se.module.new_metadata(MDNode(None, "", [], True))
    node.set_fields("", [("", node), ("", mark)], True)
    terminator_of(loop.header).metadata["llvm.loop"] = node
    assert str(se.backedge_taken_count(loop)) == str(anew(se).backedge_taken_count(loop)) != before


@pytest.mark.parametrize("question", [False, True])
def test_an_edit_costs_the_same_in_a_large_function(question: bool) -> None:
    """Seconds of processor time of a change of one of many computations in a loop, and of the next question."""

    def work(count: int) -> float:
        se = read(_many(count))
        print_analysis(se)
        values = [se.function.value_named(f"a{at}") for at in range(20) if at % 10]  # the others are spoken of

        def edit() -> None:
            for at, value in enumerate(values):
                assert isinstance(value, Instruction)
                value.set_operand(1, ConstantInt.get(value.type, at % 53 + 2))
                if question:
                    se.unsigned_range(se.get(value))

        return processor_seconds(edit, rounds=3)

    assert work(400) < 3 * work(100) + 1e-3


# -- each by itself: what random edits rarely hit


def _all(se: ScalarEvolution) -> list[str]:
    """Everything that is said, as of a new analysis: only where answers do not depend on the order of the questions."""
    return print_analysis(se).splitlines()


def _named(se: ScalarEvolution, name: str) -> Instruction:
    found = se.function.value_named(name)
    assert isinstance(found, Instruction)
    return found


DIVIDES = """declare void @unknown()

define i16 @f(i8 %a, i8 %b) {
entry:
  %v = add nsw i8 %a, %b
  %w = add i8 %v, 1
  %q = udiv i8 1, %w
  %wide = sext i8 %v to i16
  ret i16 %wide
}
"""


def _stop_before(se: ScalarEvolution) -> None:
    Builder.before(_named(se, "q")).call(se.module.declare("unknown", FunctionType.get(void, [])), [])


def _drop_division(se: ScalarEvolution) -> None:
    _named(se, "q").erase()


def _use_another(se: ScalarEvolution) -> None:
    _named(se, "q").set_operand(1, se.function.args[0])


def _use_another_between(se: ScalarEvolution) -> None:
    _named(se, "w").set_operand(0, se.function.args[0])


@pytest.mark.parametrize("edit", [_stop_before, _drop_division, _use_another, _use_another_between])
def test_a_flag_is_believed_no_more_without_what_made_it_so(edit: Callable[[ScalarEvolution], None]) -> None:
    se = read(DIVIDES)
    assert str(se.get(_named(se, "wide"))) == "((sext i8 %a to i16) + (sext i8 %b to i16))<nsw>"
    edit(se)
    assert str(se.get(_named(se, "wide"))) == "(sext i8 (%a + %b) to i16)"


GUARDED = """declare void @llvm.assume(i1)

define void @f(i32 %n, i1 %c) {
entry:
  %positive = icmp sgt i32 %n, 0
  br i1 %c, label %guard, label %exit

guard:
  br i1 %positive, label %before, label %exit

before:
  br label %loop

loop:
  %i = phi i32 [ 0, %before ], [ %next, %loop ]
  %next = add nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret void
}
"""
ASSUMED = GUARDED.replace("br i1 %positive, label %before, label %exit", "call void @llvm.assume(i1 %positive)\n  br label %before")


def _open_guard(se: ScalarEvolution) -> None:
    """A way around the guard."""
    branch = terminator_of(se.function.entry)
    before = se.function.value_named("before")
    assert before is not None
    branch.set_operand(2, before)
    loop = next(iter(se.loops)).header
    exit_block = branch.successors[0].successors[1]
    assert exit_block is not loop
    se.dominators.insert_edge(se.function.entry, before)  # type: ignore[arg-type]
    se.dominators.delete_edge(se.function.entry, exit_block)


def _turn_guard(se: ScalarEvolution) -> None:
    guard = se.function.value_named("guard")
    _, true, false = guard.terminator.operands  # type: ignore[union-attr]
    guard.terminator.set_operand(1, false)  # type: ignore[union-attr]
    guard.terminator.set_operand(2, true)  # type: ignore[union-attr]
    entry = se.function.entry
    se.dominators.insert_edge(guard, true)  # type: ignore[arg-type]
    assert entry.successors


def _ask_other(se: ScalarEvolution) -> None:
    guard = se.function.value_named("guard")
    guard.terminator.set_operand(0, se.function.args[1])  # type: ignore[union-attr]


def _invert(se: ScalarEvolution) -> None:
    positive = _named(se, "positive")
    assert isinstance(positive, CmpInst)
    positive.predicate = "slt"


@pytest.mark.parametrize("edit", [_open_guard, _turn_guard, _ask_other, _invert])
def test_a_count_rests_on_the_guard(edit: Callable[[ScalarEvolution], None]) -> None:
    se = read(GUARDED)
    loop = next(iter(se.loops))
    assert str(se.backedge_taken_count(loop)) == "(-1 + %n)"
    edit(se)
    assert str(se.backedge_taken_count(loop)) == str(anew(se).backedge_taken_count(loop)) != "(-1 + %n)"
    assert _all(se) == _all(anew(se))


@pytest.mark.parametrize("is_dropped", [True, False])
def test_a_count_rests_on_an_assumption(is_dropped: bool) -> None:
    se = read(ASSUMED)
    loop = next(iter(se.loops))
    assert str(se.backedge_taken_count(loop)) == "(-1 + %n)"
    if is_dropped:
        _named(se, "positive").users[0].erase()  # type: ignore[attr-defined]
    else:
        _named(se, "positive").set_operand(0, ConstantInt.get(IntType.get(32), 5))
    assert str(se.backedge_taken_count(loop)) == str(anew(se).backedge_taken_count(loop)) != "(-1 + %n)"


def test_what_moved_is_there_no_more() -> None:
    """The end of a block is another block's, and with it the exit."""
    se = read(GUARDED)
    loop = next(iter(se.loops))
    assert str(se.exit_count(loop, loop.header)) == "(-1 + %n)"
    print_analysis(se)
    rest = split_block(_named(se, "more"), _kept(se))
    assert str(se.exit_count(loop, rest)) == "(-1 + %n)"
    assert str(se.exit_count(loop, loop.header)) == "***COULDNOTCOMPUTE***"
    assert _all(se) == _all(anew(se))


def test_a_loop_with_effects_need_not_end() -> None:
    text = """declare void @effect() nounwind willreturn

define void @f(i8 %n) mustprogress {
entry:
  br label %loop

loop:
  %i = phi i8 [ 0, %entry ], [ %next, %loop ]
  %next = add i8 %i, 4
  %more = icmp ne i8 %next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret void
}
"""
    se = read(text)
    loop = next(iter(se.loops))
    before = str(se.backedge_taken_count(loop))
    assert before != "***COULDNOTCOMPUTE***"
    effect = se.module.get_function("effect")
    assert effect is not None
    call = Builder.before(_named(se, "more")).call(effect, [])
    assert str(se.backedge_taken_count(loop)) == str(anew(se).backedge_taken_count(loop)) != before
    call.erase()
    se.forget_loop(loop)
    assert str(se.backedge_taken_count(loop)) == before


TELLING = """define i8 @f(i8 %a, i8 %b, i1 %c) {
entry:
  %x = icmp sle i8 %b, %a
  br i1 %x, label %behind, label %exit

behind:
  %s = sub nsw i8 %a, %b
  %z = and i8 %s, %b
  ret i8 %z

exit:
  ret i8 0
}
"""


@pytest.mark.parametrize(
    "edit",
    [
        lambda se: terminator_of(se.function.entry).set_operand(0, se.function.args[2]),
        lambda se: _named(se, "x").set_operand(0, ConstantInt.get(IntType.get(8), 3)),
        lambda se: setattr(_named(se, "x"), "predicate", "ugt"),
        lambda se: fold_terminator(se.function.entry, terminator_of(se.function.entry).successors[0], _kept(se)),
    ],
)
def test_a_branch_tells_of_what_it_compares(edit: Callable[[ScalarEvolution], None]) -> None:
    se = read(TELLING)
    assert str(se.unsigned_range(se.get(_named(se, "z")))) == "[0,-128)"
    edit(se)
    assert str(se.unsigned_range(se.get(_named(se, "z")))) == "full-set"
    assert _all(se) == _all(anew(se))


def test_what_moved_to_another_block_is_not_there_at_the_end_of_the_first() -> None:
    se = read("""define i8 @f(i8 %a, i8 %b) {
  %stays = freeze i8 %a
  %moves = freeze i8 %b
  ret i8 %moves
}
""")
    stays, moves, _ = se.function.instructions()
    assert dispositions.dominates(se, se.get(moves), se.function.entry)
    rest = split_block(moves, _kept(se))
    se.settle()
    assert dispositions.dominates(se, se.get(stays), se.function.entry)
    assert not dispositions.dominates(se, se.get(moves), se.function.entry)
    assert dispositions.dominates(se, se.get(moves), rest)


def test_loops_that_are_gone_leave_nothing_behind() -> None:
    """A guard that is never passed takes the loop behind it away."""
    se = read(GUARDED)
    print_analysis(se)
    guard = next(block for block in se.function.blocks if block.name == "guard")
    gone = fold_terminator(guard, terminator_of(guard).successors[1], _kept(se))
    se.function.erase_blocks(gone)
    assert list(se.loops) == []
    se.settle()
    assert not se.counts.infos
    assert list(se.differences(ScalarEvolution(se.function))) == []


def test_a_loop_is_none_any_more_when_one_inside_never_ends() -> None:
    """The way around goes with the block behind the inner loop, and nothing of the outer one is told then."""
    se = read("""define i8 @f(i8 %a) {
entry:
  br label %outer
outer:
  %i = phi i8 [ 0, %entry ], [ %next, %behind ]
  br label %inner
inner:
  %j = phi i8 [ 0, %outer ], [ %j.next, %inner ]
  %j.next = add i8 %j, 1
  %again = icmp ne i8 %j.next, %a
  br i1 %again, label %inner, label %behind
behind:
  %next = add i8 %i, 1
  %more = icmp ult i8 %next, 9
  br i1 %more, label %outer, label %exit
exit:
  ret i8 %i
}
""")
    print_analysis(se)
    inner = next(block for block in se.function.blocks if block.name == "inner")
    gone = fold_terminator(inner, inner, _kept(se))
    assert [block.name for block in gone] == ["behind", "exit"]
    se.function.erase_blocks(gone)
    se.settle()
    assert {loop.header for loop in se.counts.infos} <= {inner}
    assert list(se.differences(ScalarEvolution(se.function))) == []


STRIDE = """define void @k(i32 %n) #0 {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop

loop:
  %i = phi i32 [ %t, %entry ], [ %next, %loop ]
  %s = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %next = add i32 %i, %s
  %more = icmp slt i32 %next, 64
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
"""


def test_a_register_is_one_value_though_what_uses_a_read_of_it_changes() -> None:
    """The read in the loop is invariant; it was taken for another value when the flags of its user were edited."""
    se = read(STRIDE)
    values = {one.name: one for one in se.function.instructions()}
    before = str(se.get(values["i"]))
    assert before == "{%t,+,%s}<nuw><nsw><%loop>"
    values["next"].flags = ("nuw", "nsw")
    assert str(se.get(values["next"])) == "{(%t + %s)<nuw><nsw>,+,%s}<nuw><nsw><%loop>"
    assert str(se.get(values["i"])) == before


BELIEVED = """define i16 @f(i8 %a, i8 %b, i1 %c) {
entry:
  %v = add nsw i8 %a, %b
  %wide = sext i8 %v to i16
  br label %middle

middle:
  br label %divides

divides:
  %q = udiv i8 1, %v
  ret i16 %wide
}
"""


@pytest.mark.parametrize("block", ["entry", "middle"])
def test_a_flag_is_believed_no_more_where_control_may_go_elsewhere_first(block: str) -> None:
    se = read(BELIEVED)
    assert str(se.get(_named(se, "wide"))) == "((sext i8 %a to i16) + (sext i8 %b to i16))<nsw>"
    at = next(one for one in se.function.blocks if one.name == block)
    other = BasicBlock("other", se.function)
    Builder(other).ret(ConstantInt.get(IntType.get(16), 0))
    (behind,) = at.successors
    terminator_of(at).erase()
    Builder(at).insert(BranchInst(se.function.args[2], behind, other))
    se.dominators.add_block(other, at)
    assert str(se.get(_named(se, "wide"))) == "(sext i8 (%a + %b) to i16)"


PASSED = """define void @f(i8 %n, i8 %m, i1 %c) {
entry:
  %other = add i8 %m, 3
  br label %guard

guard:
  %is.zero = icmp eq i8 %n, 0
  br i1 %is.zero, label %out, label %on

on:
  %v = add nsw i8 %n, %m
  %q = udiv i8 %m, %v
  br label %end

end:
  %left = sub i8 %n, 1
  br label %loop

loop:
  %i = phi i8 [ 0, %end ], [ %next, %loop ]
  %next = add nuw i8 %i, 1
  %more = icmp ult i8 %next, %n
  br i1 %more, label %loop, label %out

out:
  ret void
}
"""


def _go_past(se: ScalarEvolution, start: str, end: str) -> None:
    """A way from the one block, which leads to one other, to the other, by a new one."""
    first, last = (next(one for one in se.function.blocks if one.name == name) for name in (start, end))
    past = BasicBlock("past", se.function)
    Builder(past).br(last)
    (before,) = first.successors
    terminator_of(first).erase()
    Builder(first).insert(BranchInst(se.function.args[2], before, past))
    se.dominators.add_block(past, first)
    se.dominators.insert_edge(past, last)


def test_behind_what_is_passed_by_nothing_is_told_by_it_any_more() -> None:
    """That `%n` is not zero is known behind the guard only; elsewhere, what is known stays."""
    se = read(PASSED.replace("label %out, label %on", "label %end, label %on").replace("i8 %i, 1", "i8 %i, 2"))
    before = _all(se)
    _go_past(se, "entry", "end")
    kept = se.get(_named(se, "other"))
    se.settle()
    assert se.values.get(_named(se, "other")) is kept
    assert _all(se) == _all(anew(se)) == before


def test_a_block_on_the_way_that_leads_elsewhere_too_has_everything_forgotten() -> None:
    se = read(PASSED)
    before = _all(se)
    assert "(-1 + %n)" in "".join(before)
    _go_past(se, "entry", "end")
    se.settle()
    assert _named(se, "other") not in se.values
    assert _all(se) == _all(anew(se)) != before


def test_loops_are_known_though_another_is_passed_by() -> None:
    loops = "".join(
        f"""
loop{at}:
  %i{at} = phi i32 [ 0, %exit{at - 1} ], [ %next{at}, %loop{at} ]
  %next{at} = add nuw nsw i32 %i{at}, 1
  %more{at} = icmp ult i32 %next{at}, {at + 10}
  br i1 %more{at}, label %loop{at}, label %exit{at}

exit{at}:
  br label %loop{at + 1}
"""
        for at in range(4)
    )
    text = f"define void @f(i1 %a, i1 %b, i1 %c) {{\nexit-1:\n  br label %loop0\n{loops}\nloop4:\n  ret void\n}}"
    se = read(text.replace("exit-1", "entry"))
    counts = {loop.header.name: str(se.backedge_taken_count(loop)) for loop in se.loops}
    _go_past(se, "exit1", "exit2")
    se.settle()
    assert {"loop0", "loop1"} <= {loop.header.name for loop in se.counts.infos} < {*counts}
    assert {loop.header.name: str(se.backedge_taken_count(loop)) for loop in se.loops} == counts


@pytest.mark.parametrize(
    ("condition", "targets", "doubtful"),
    [
        ("icmp ne i8 %n, 0", "label %on, label %out", {"n"}),
        ("icmp eq i8 %n, 0", "label %out, label %on", {"n"}),
        ("icmp eq i8 %n, 7", "label %on, label %out", {"n"}),
        ("icmp ne i8 %n, 7", "label %on, label %out", {"n"}),  # where it is 7
        ("icmp ult i8 %m, %n", "label %on, label %out", {"n"}),
        ("icmp uge i8 %m, %n", "label %out, label %on", {"n"}),
        ("icmp ugt i8 %m, %n", "label %on, label %out", {"m"}),
        ("icmp slt i8 %m, %n", "label %on, label %out", set()),
        ("icmp eq i8 %m, %n", "label %on, label %out", set()),
    ],
)
def test_a_branch_tells_of_zero_where_its_comparison_excludes_it(condition: str, targets: str, doubtful: set[str]) -> None:
    se = read(PASSED.replace("icmp eq i8 %n, 0", condition).replace("label %out, label %on", targets))
    noted = edits.Edits(se.loops)
    se.function.listen(noted)
    branch = terminator_of(next(block for block in se.function.blocks if block.name == "guard"))
    branch.set_operand(0, se.function.args[2])
    assert {value.ref[1:] for value in noted.told} == {"is.zero"} | doubtful


def test_an_edge_back_to_the_header_tells_nothing_of_zero() -> None:
    se = read(PASSED)
    noted = edits.Edits(se.loops)
    se.function.listen(noted)
    terminator_of(_named(se, "more").block).set_operand(0, se.function.args[2])
    assert {value.ref[1:] for value in noted.told} == {"more"}


def test_what_was_put_there_since_somebody_asked_tells_nothing() -> None:
    se = read(PASSED)
    noted = edits.Edits(se.loops)
    se.function.listen(noted)
    at = terminator_of(_named(se, "q").block)
    fresh = Builder.before(at).icmp("ne", se.function.args[0], ConstantInt.get(IntType.get(8), 0))
    target = at.successors[0]
    Builder.before(at).cond_br(fresh, target, target)
    at.erase()
    before = {*noted.told}
    terminator_of(fresh.block).set_operand(0, se.function.args[2])
    fresh.erase()
    assert {*noted.told} == before == set()


USERS = """
declare void @g(i32)

declare void @llvm.assume(i1)

define void @f(i32 %n, ptr %p, i1 %b) {{
entry:
  %a = load i32, ptr %p, align 4
  br label %test

test:
  {test}
  br label %behind

behind:
  {behind}

one:
  %m = phi i32 [ %a, %behind ], [ 0, %one ]
  br i1 %b, label %one, label %two

two:
  ret void
}}
"""
DECIDES = "br i1 %c, label %one, label %two"


@pytest.mark.parametrize(
    ("test", "behind", "told"),
    [
        ("%c = icmp ult i32 %a, %n", DECIDES, ["behind"]),
        ("%c = icmp ult i32 %a, %n", "call void @llvm.assume(i1 %c)\n  br label %one", ["behind"]),
        ("%c = icmp ult i32 %a, %n", "%z = zext i1 %c to i32\n  br label %one", []),
        ("%c = icmp ult i32 %a, %n", "%z = zext i1 %c to i32\n  call void @g(i32 %z)\n  br label %one", ["behind"]),
        ("%c = icmp ult i32 %a, %n", "br label %one", []),
        ("%x = add i32 %a, 1", "%c = icmp ult i32 %x, %n\n  " + DECIDES, ["behind"]),
        ("%x = add i32 %a, 1", "call void @g(i32 %x)\n  br label %one", []),
        ("%x = add i32 %a, 1\n  %y = mul i32 %x, 3", "%c = icmp ult i32 %y, %n\n  " + DECIDES, ["behind"]),
        ("%x = add i32 %a, 1\n  %y = mul i32 %x, 3\n  %z = xor i32 %y, 5", "%c = icmp ult i32 %z, %n\n  " + DECIDES, ["behind"]),
        (
            "%x = add i32 %a, 1\n  %y = mul i32 %x, 3\n  %z = xor i32 %y, 5\n  %w = shl i32 %z, 1",
            "%c = icmp ult i32 %w, %n\n  " + DECIDES,
            [],
        ),
        ("%x = add i32 %a, 1\n  %y = mul i32 %x, 3", "%c = icmp ult i32 %x, %n\n  " + DECIDES, ["behind"]),
        ("%x = add i32 %a, 1\n  %y = mul i32 %x, 3\n  %z = icmp ult i32 %x, %n\n  %c = icmp ult i32 %y, %n", DECIDES, ["behind"]),
        ("%x = udiv i32 %n, %a", "br label %one", ["test"]),
        ("%x = udiv i32 %a, %n\n  %c = icmp eq i32 %x, 0", DECIDES, ["test", "behind"]),
        ("store i32 %a, ptr %p, align 4", "br label %one", ["test"]),
        ("call void @g(i32 %a)", "br label %one", ["test"]),
    ],
)
def test_where_a_user_tells_of_what_it_uses(test: str, behind: str, told: list[str]) -> None:
    """A comparison where it decides, up to three operations further on; what may be undefined where it is; phis pass nothing on."""
    se = scev_of(USERS.format(test=test, behind=behind))
    user = se.function.blocks[1].first
    assert user is not None
    assert [block.name for block in edits._where_it_tells(user)] == told


def test_a_phi_tells_nothing_of_what_it_chooses() -> None:
    text = USERS.format(test="%x = add i32 %a, 1", behind="br label %one").replace("[ %a, %behind ]", "[ %x, %behind ]")
    se = scev_of(text.replace("  br i1 %b, label %one", "  %c = icmp ult i32 %m, %n\n  br i1 %c, label %one"))
    user = se.function.blocks[1].first
    assert user is not None
    assert edits._where_it_tells(user) == []


NO_POISON = """declare i32 @llvm.umin.i32(i32, i32)
declare void @take(i32 noundef) nounwind willreturn memory(none)
define i32 @f(i32 %a, i32 noundef %b, i32 %x, ptr noundef %p) {
entry:
  %g = getelementptr i8, ptr %p, i32 %a
  USE
  %u = OPERATION
  RESULT
  ret i32 %r
}
"""
STORE = "store i8 0, ptr %g, align 1"
TAKE = "call void @take(i32 noundef %a)"
LEAST = """%z = icmp eq i32 %x, 0
  %m = call i32 @llvm.umin.i32(i32 %x, i32 %u)
  %r = select i1 %z, i32 0, i32 %m"""


@pytest.mark.parametrize(
    ("use", "operation", "result"),
    [
        (STORE, "xor i32 %a, %b", LEAST),
        (STORE, "sdiv i32 %a, 3", LEAST),
        (STORE, "add i32 %a, %b", LEAST),
        (STORE, "and i32 %a, 7", "%r = freeze i32 %u"),
        (TAKE, "icmp ult i32 %a, 8", "%r = select i1 %u, i32 %a, i32 3"),
    ],
)
def test_what_was_no_poison_because_of_a_use_may_be_some_without_it(use: str, operation: str, result: str) -> None:
    """Also what is computed from that, whatever was concluded from it."""
    texts = {"USE": use, "OPERATION": operation, "RESULT": result}
    text = NO_POISON
    for at, shown in texts.items():
        text = text.replace(at, shown)
    se = read(text)
    found = _named(se, "r")
    ends = next(one for one in se.function.instructions() if one.opcode in ("store", "call"))

    def known(se: ScalarEvolution) -> tuple[str, str]:
        return str(se.get(found)), str(se.unsigned_range(se.get(found)))

    before = known(se)
    ends.erase()
    assert known(se) == known(anew(se)) != before


@settings(max_examples=examples(12))
@given(st.integers(0, 1 << 40))
def test_edits_are_not_noted_where_anything_may_have_changed(seed: int) -> None:
    """It says what a new one says all the same, and notes the next ones."""
    rng = random.Random(seed)
    se = read(_straight(rng, False))
    for _ in range(3):
        answers(se)
        se.function.tell_of_anything()
        for _ in range(3):
            _edit(rng, se, range(1, 7))
        assert not any((se.edits.values, se.edits.ends, se.edits.executed, se.edits.new_blocks))
        assert answers(se) == answers(anew(se))
        _edit(rng, se, range(1, 7))
        assert answers(se) == answers(anew(se))
