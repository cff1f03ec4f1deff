"""What the vectorizer asks of a loop that it may vectorize: strides, masks, what is uniform, and thresholds at their limits."""

from __future__ import annotations

import random

import pytest
from test_loop_legality import innermost_loops

from nvopt import parse, run
from nvopt.analysis.memory.aliases import AliasAnalysis
from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
from nvopt.ir import Instruction, IntType, LoadInst, StoreInst
from nvopt.ir.types import float32, i32
from nvopt.knobs import Knob, KnobValues
from nvopt.passes.loop_vectorize import knobs as settings
from nvopt.passes.loop_vectorize.hints import Hints
from nvopt.passes.loop_vectorize.legality import Legality

HEAD = 'target triple = "nvptx64-nvidia-cuda"\n'


def legality_of(text: str, *settings_: tuple[Knob[bool] | Knob[int], int]) -> Legality:
    knobs = KnobValues()
    for knob, value in settings_:
        knobs._values[knob.name] = type(knob.default)(value)
    function = next(one for one in parse(HEAD + text).functions if not one.is_declaration)
    ((loop, scev),) = innermost_loops(function)
    return Legality(loop, scev, AliasAnalysis(function, scev.tracking, scev.loops), Hints(loop, knobs), knobs)


def simple(body: str, params: str = "ptr noalias %a, ptr noalias %b, i64 %n, i64 %s", step: int = 1) -> str:
    """A loop of one block with %i."""
    return f"""define void @f({params}) {{
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
{body}
  %next = add nuw nsw i64 %i, {step}
  %done = icmp sge i64 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret void
}}
"""


def named(legality: Legality, name: str) -> Instruction:
    return next(one for block in legality.loop.blocks for one in block if one.name == name)


def accesses(legality: Legality) -> list[LoadInst | StoreInst]:
    return [one for block in legality.loop.blocks for one in block if isinstance(one, (LoadInst, StoreInst))]


@pytest.mark.parametrize(
    ("index", "stride"),
    [("%i", 1), ("%down", -1), ("%twice", 0), ("%scaled", 1), ("%same", 0), ("%loaded", 0)],
)
def test_consecutive_strides(index: str, stride: int) -> None:
    """A step that isn't known may be assumed to be one."""
    body = f"""  %down = sub nsw i64 1000, %i
  %twice = shl nuw nsw i64 %i, 1
  %scaled = mul nuw nsw i64 %i, %s
  %same = add i64 %s, 1
  %q = getelementptr inbounds i64, ptr %b, i64 %i
  %loaded = load i64, ptr %q
  %p = getelementptr inbounds float, ptr %a, i64 {index}
  store float 1.0, ptr %p"""
    legality = legality_of(simple(body))
    legality.can_vectorize()
    assert legality.consecutive_stride(float32, named(legality, "p")) == stride


def test_no_strides_are_assumed_where_code_is_to_be_small() -> None:
    body = "  %x = mul nuw nsw i64 %i, %s\n  %p = getelementptr inbounds i32, ptr %a, i64 %x\n  store i32 1, ptr %p"
    legality = legality_of(simple(body).replace(") {", ") optsize {"))
    legality.can_vectorize()
    assert legality.consecutive_stride(i32, named(legality, "p")) == 0


CONDITIONAL = """define void @f(ptr noalias %a, ptr noalias dereferenceable(400) align 4 %b, ptr noalias noundef %c, i64 %m, i32 %d) {
entry:
  %n = and i64 %m, 63
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %pa = getelementptr inbounds i32, ptr %a, i64 %i
  %always = load i32, ptr %pa
  %test = icmp sgt i32 %always, 3
  br i1 %test, label %then, label %latch
then:
  %again = load i32, ptr %pa
  %pb = getelementptr inbounds i32, ptr BASE, i64 %i
  %there = load i32, ptr %pb, align 4
  %pc = getelementptr inbounds i32, ptr %c, i64 %i
  %maybe = load i32, ptr %pc
  %sum = add i32 %maybe, %there
  %by_constant = sdiv i32 %sum, 7
  %by_minus_one = sdiv i32 %sum, -1
  %by_variable = sdiv i32 %by_constant, %d
  %all = add i32 %by_variable, %by_minus_one
  store i32 %all, ptr %pa
  br label %latch
latch:
  %next = add nuw nsw i64 %i, 1
  %done = icmp uge i64 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret void
}
"""


def test_masks() -> None:
    """Of what stands under a condition, what could always be done needs none."""
    legality = legality_of(CONDITIONAL.replace("BASE", "%b").replace("align 4 %b", "noundef align 4 %b"))
    assert legality.can_vectorize()
    masked = {one.name or one.opcode for block in legality.loop.blocks for one in block if legality.needs_mask(one)}
    assert masked == {"maybe", "store", "by_minus_one", "by_variable"}
    assert [legality.needs_predication(block) for block in legality.loop.blocks] == [False, True, False]


@pytest.mark.parametrize(
    ("change", "by", "is_masked"),
    [
        ("", "", False),
        ("dereferenceable(400)", "dereferenceable(252)", False),
        ("dereferenceable(400)", "dereferenceable(248)", True),
        ("dereferenceable(400) noundef align 4", "dereferenceable(400) noundef align 2", True),
        ("dereferenceable(400) noundef align 4", "dereferenceable(400) align 4", False),
        ("%pb, align 4", "%pb, align 8", True),
        ("i32, ptr %b, i64 %i", "i32, ptr %b, i64 %m", True),
    ],
)
def test_what_is_there_in_every_iteration(change: str, by: str, is_masked: bool) -> None:
    """63 rounds at most read 252 bytes."""
    text = CONDITIONAL.replace("BASE", "%b").replace("dereferenceable(400) align 4", "dereferenceable(400) noundef align 4")
    assert change in text
    legality = legality_of(text.replace(change, by))
    legality.can_vectorize()
    assert legality.needs_mask(named(legality, "there")) is is_masked


@pytest.mark.parametrize(
    ("type", "align", "is_masked"), [("i32", 4, False), ("i16", 2, False), ("i16", 4, False), ("i64", 4, True), ("i32", 8, True)]
)
def test_what_every_iteration_accesses_is_there(type: str, align: int, is_masked: bool) -> None:
    """As many bytes, and aligned as well."""
    load = f"%again = load {type}, ptr %pa, align {align}"
    text = CONDITIONAL.replace("BASE", "%b").replace("%again = load i32, ptr %pa", load)
    legality = legality_of(text)
    legality.can_vectorize()
    assert legality.needs_mask(named(legality, "again")) is is_masked


def test_uniform_addresses() -> None:
    body = """  %q = lshr i64 %i, 2
  %x = getelementptr inbounds i32, ptr %a, i64 %q
  %four = load i32, ptr %x
  %y = getelementptr inbounds i32, ptr %a, i64 %s
  %one = load i32, ptr %y
  %z = getelementptr inbounds i32, ptr %b, i64 %i
  store i32 %four, ptr %z"""
    legality = legality_of(simple(body))
    assert legality.can_vectorize()
    found = {one.name: [legality.is_uniform_memory_op(one, width) for width in (None, 2, 4, 8)] for one in accesses(legality)}
    assert found == {"four": [False, True, True, False], "one": [True] * 4, "": [False] * 4}
    assert not legality.is_uniform_memory_op(named(legality, "q"))


def quotient(start: int, step: int, by: int, flags: str = "") -> str:
    """A loop that stores three times a counter's quotient, `%v`."""
    return f"""define void @f(ptr noalias %a, i8 %n) {{
entry:
  br label %loop
loop:
  %i = phi i8 [ 0, %entry ], [ %next, %loop ]
  %j = phi i8 [ {start}, %entry ], [ %jj, %loop ]
  %q = udiv i8 %j, {by}
  %w = zext i8 %q to i32
  %v = mul i32 %w, 3
  store i32 %v, ptr %a
  %jj = add {flags}i8 %j, {step}
  %next = add nuw i8 %i, 1
  %done = icmp eq i8 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret void
}}
"""


@pytest.mark.parametrize(
    ("start", "step", "by", "width", "expected"),
    [
        (0, 1, 4, 4, True),
        (1, 1, 4, 4, False),
        (4, 1, 4, 4, True),
        (0, 1, 4, 8, False),
        (0, 1, 4, 2, True),
        (0, 1, 12, 4, True),
        (0, 1, 12, 8, False),
        (0, 1, 6, 4, False),
        (0, 2, 8, 4, True),
        (1, 2, 8, 4, True),
        (2, 2, 8, 4, False),
        # one that wraps around does so between vectors, if what it is divided by divides all
        (248, 1, 4, 4, True),
        (249, 1, 4, 4, False),
        (240, 1, 12, 4, False),
    ],
)
def test_uniform_quotients(start: int, step: int, by: int, width: int, expected: bool) -> None:
    legality = legality_of(quotient(start, step, by))
    legality.can_vectorize()
    assert legality.is_uniform(named(legality, "q"), width) is expected


def test_uniform_quotients_by_brute_force() -> None:
    """What is said to be the same in each vector is, in every round of a counter of 8 bits, and some things are said."""
    rng = random.Random(1)
    told = 0
    for _ in range(150):
        start, step, by = rng.choice((0, 0, 1, 3, 250)), rng.choice((1, 1, 2, 3, 255)), rng.choice((1, 2, 3, 4, 6, 8, 12))
        flags = rng.choice(("", "nuw "))
        text = quotient(start, step, by, flags)
        legality = legality_of(text)
        legality.can_vectorize()
        values = []
        for number in range(256):
            at = start + number * step
            if flags and at > 255:
                break
            values.append(at % 256 // by)
        for width in (2, 4, 8):
            if legality.is_uniform(named(legality, "v"), width):
                told += by > 1
                groups = [values[at : at + width] for at in range(0, len(values), width)]
                assert all(len(set(group)) == 1 for group in groups), (start, step, by, flags, width)
    assert told > 20


ASSUMING = """define void @f(ptr noalias %a, i64 %n{params}) {{
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
{body}
  %next = add nuw nsw i64 %i, 1
  %done = icmp sge i64 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret void
}}
"""


def assuming(count: int) -> str:
    """A loop with so many steps that must be one."""
    params = "".join(f", ptr %p{at}, i64 %s{at}" for at in range(count))
    body = "\n".join(
        f"  %x{at} = mul nuw nsw i64 %i, %s{at}\n  %q{at} = getelementptr inbounds i32, ptr %p{at}, i64 %x{at}\n  store i32 1, ptr %q{at}"
        for at in range(count)
    )
    return ASSUMING.format(params=params, body=body)


@pytest.mark.parametrize(("limit", "taken"), [(1, False), (2, True), (3, True)])
def test_the_most_assumptions(limit: int, taken: bool) -> None:
    legality = legality_of(assuming(2), (settings.SCEV_CHECKS, limit))
    assert legality.can_vectorize() is taken
    assert [one.tag for one in legality.diagnostics] == ([] if taken else ["TooManySCEVRunTimeChecks"])
    assert len(legality.under.predicate.parts) == 2


@pytest.mark.parametrize(("told", "limit", "pragma_limit", "taken"), [(True, 0, 1, False), (True, 0, 2, True), (False, 2, 0, True)])
def test_the_most_assumptions_where_vectors_are_asked_for(told: bool, limit: int, pragma_limit: int, taken: bool) -> None:
    hint = f'!0 = distinct !{{!0, !1}}\n!1 = !{{!"llvm.loop.vectorize.enable", i1 {str(told).lower()}}}\n'
    text = assuming(2).replace("label %exit, label %loop\n", "label %exit, label %loop, !llvm.loop !0\n") + hint
    legality = legality_of(text, (settings.SCEV_CHECKS, limit), (settings.PRAGMA_SCEV_CHECKS, pragma_limit))
    assert legality.can_vectorize() is taken


MEETING = """  %p = getelementptr inbounds i32, ptr %a, i64 %i
  store i32 1, ptr %p
  %q = getelementptr inbounds i32, ptr %b, i64 %i
  store i32 1, ptr %q"""


@pytest.mark.parametrize(
    ("limit", "pragma_limit", "width", "is_too_much"),
    [(0, 9, 0, True), (1, 9, 0, False), (0, 9, 4, False), (0, 0, 4, True), (0, 1, 4, False)],
)
def test_the_most_comparisons(limit: int, pragma_limit: int, width: int, is_too_much: bool) -> None:
    text = simple(MEETING, "ptr %a, ptr %b, i64 %n")
    legality = legality_of(
        text, (settings.MEMORY_CHECKS, limit), (settings.MOST_MEMORY_CHECKS, pragma_limit), (settings.FORCE_WIDTH, width)
    )
    assert legality.can_vectorize()
    assert [*legality.accesses.checks.pairs] == [(0, 1)]
    assert legality.needs_too_many_memory_checks is is_too_much


HISTOGRAM = """  %p = getelementptr inbounds i32, ptr %b, i64 %i
  %x = load i32, ptr %p
  %w = zext i32 %x to i64
  %q = getelementptr inbounds i32, ptr %a, i64 %w
  %old = load i32, ptr %q
  %new = add i32 %old, 1
  store i32 %new, ptr %q"""


@pytest.mark.parametrize(
    ("change", "by", "found"),
    [
        ("", "", True),
        ("add i32 %old, 1", "sub i32 %old, 1", True),
        ("add i32 %old, 1", "add i32 1, %old", False),
        ("add i32 %old, 1", "mul i32 %old, 3", False),
        ("add i32 %old, 1", "add i32 %old, %x", False),
        ("zext i32 %x to i64", "zext nneg i32 %x to i64", True),
        ("%w = zext i32 %x to i64", "%y = mul i32 %x, 3\n  %w = zext i32 %y to i64", False),
        ("load i32, ptr %p\n", "load i32, ptr %b\n", False),
    ],
)
def test_histograms(change: str, by: str, found: bool) -> None:
    text = simple(HISTOGRAM)
    assert change in text
    legality = legality_of(text.replace(change, by), (settings.HISTOGRAMS, 1))
    assert legality.can_vectorize() is found
    assert bool(legality.histograms) is found
    without = legality_of(text.replace(change, by))
    assert not without.can_vectorize()


def test_if_conversion_and_pointers_with_unknown_steps_are_switched() -> None:
    text = CONDITIONAL.replace("BASE", "%b")
    off = legality_of(text, (settings.IF_CONVERSION, 0))
    assert not off.can_vectorize()
    assert [one.tag for one in off.diagnostics] == ["IfConversionDisabled"]
    strided = simple(
        "  %p = phi ptr [ %a, %entry ], [ %q, %loop ]\n  store i32 1, ptr %p\n  %q = getelementptr inbounds i32, ptr %p, i64 %s"
    )
    assert not legality_of(strided).can_vectorize()
    taken = legality_of(strided, (settings.STRIDED_POINTERS, 1))
    assert [str(one.kind.value) for one in taken.inductions.values()] == []
    taken.can_vectorize()
    assert [one.kind.value for one in taken.inductions.values()] == ["integer", "pointer"]


def test_inductions() -> None:
    """The widest counter that begins at zero and goes on by one is the primary one."""
    body = """  %small = phi i16 [ 0, %entry ], [ %small.next, %loop ]
  %other = phi i64 [ 5, %entry ], [ %other.next, %loop ]
  %small.next = add nuw nsw i16 %small, 1
  %other.next = add nuw nsw i64 %other, 1
  %p = getelementptr inbounds i16, ptr %a, i64 %i
  store i16 %small, ptr %p"""
    legality = legality_of(simple(body))
    assert legality.can_vectorize()
    assert legality.primary_induction is named(legality, "i")
    assert legality.widest_induction_type is IntType.get(64)
    narrow = legality_of(simple(body).replace("[ 0, %entry ], [ %next", "[ 3, %entry ], [ %next"))
    assert narrow.can_vectorize()
    assert narrow.primary_induction is None


def test_stores_of_reductions() -> None:
    body = """  %r = phi i32 [ 0, %entry ], [ %sum, %loop ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %p
  store i32 %x, ptr %b
  %sum = add i32 %r, %x
  store i32 %sum, ptr %b"""
    legality = legality_of(simple(body))
    assert legality.can_vectorize()
    first, last = (one for one in accesses(legality) if isinstance(one, StoreInst))
    assert [legality.is_invariant_store_of_reduction(one) for one in (first, last)] == [False, True]
    assert legality.is_invariant_address_of_reduction(first.pointer)
    assert not legality.is_invariant_address_of_reduction(named(legality, "p"))
    swapped = body.replace("store i32 %x", "store i32 %sum.").replace("store i32 %sum,", "store i32 %x,").replace("%sum.", "%x")
    assert not legality_of(simple(swapped)).can_vectorize()


def test_an_invariant_store() -> None:
    legality = legality_of(simple("  %t = trunc i64 %i to i32\n  store i32 %t, ptr %a"))
    assert legality.can_vectorize()
    assert [str(one) for one in legality.accesses.stores_to_invariant_addresses] == ["store i32 %t, ptr %a, align 4"]


def test_an_exact_induction_forbids_ordered_sums() -> None:
    body = """  %r = phi float [ 0.0, %entry ], [ %sum, %loop ]
  %x = phi float [ 0.0, %entry ], [ %y, %loop ]
  %y = fadd {flags}float %x, 1.0
  %p = getelementptr inbounds float, ptr %a, i64 %i
  %v = load float, ptr %p
  store float %x, ptr %p
  %sum = fadd float %r, %v"""
    text = simple(body).replace("  ret void", "  store float %sum, ptr %b\n  ret void")
    exact, loose = (legality_of(text.replace("{flags}", flags)) for flags in ("", "reassoc "))
    assert exact.can_vectorize()
    assert loose.can_vectorize()
    assert not exact.can_vectorize_floats(True)
    assert loose.can_vectorize_floats(True)
    assert not loose.can_vectorize_floats(False)


def vectorized_body(text: str, width: int) -> str:
    """The vector loop."""
    return run(text, "loop-vectorize", knobs={"force-vector-width": str(width)}).split("\nvector.body:")[1].split("\nmiddle.block:")[0]


def test_what_a_reduction_overwrites_is_not_stored() -> None:
    """In each iteration the sum is stored last where %x was stored."""
    body = """  %r = phi i32 [ 0, %entry ], [ %sum, %loop ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %p
  store i32 %x, ptr %b
  %sum = add i32 %r, %x
  store i32 %sum, ptr %b"""
    assert "store" not in vectorized_body(simple(body), 4)


@pytest.mark.parametrize(("width", "loads"), [(2, 1), (4, 1), (8, 8)])
def test_one_load_where_a_vector_has_one_address(width: int, loads: int) -> None:
    """Four iterations in a row load the same."""
    body = """  %quarter = udiv i64 %i, 4
  %q = getelementptr inbounds i32, ptr %b, i64 %quarter
  %x = load i32, ptr %q
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  store i32 %x, ptr %p"""
    assert vectorized_body(simple(body), width).count(" = load i32, ptr ") == loads


NEST = """define void @f(ptr noalias %a, ptr noalias %b, i64 %n, i1 %c) {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %behind ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]
  %q = getelementptr inbounds i32, ptr %b, i64 %j
  store i32 1, ptr %q, !llvm.access.group !1
  %j.next = add nuw nsw i64 %j, 1
  %inner.done = icmp eq i64 %j.next, 64
  br i1 %inner.done, label %behind, label %inner
behind:
  %i.next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %i.next, %n
  br i1 %done, label %exit, label %outer, !llvm.loop !0
exit:
  ret void
}
!0 = distinct !{!0, !2}
!1 = distinct !{}
!2 = !{!"llvm.loop.parallel_accesses", !1}
"""


@pytest.mark.parametrize(
    ("change", "by", "tags"),
    [
        ("", "", []),
        ("%j.next, 64", "%j.next, %n", []),
        ("%j.next, 64", "%j.next, %i.next2", ["CFGNotUnderstood", "UnsupportedOuterLoop"]),
        ("[ 0, %outer ]", "[ 1, %outer ]", ["CFGNotUnderstood", "UnsupportedOuterLoop"]),
        (", !llvm.access.group !1", "", ["NotInnerMostLoop", "UnsupportedOuterLoop"]),
        ("%j, 1", "%j, 2", ["CFGNotUnderstood", "UnsupportedOuterLoop"]),
        ("icmp eq i64 %j.next", "icmp eq i64 %j", ["CFGNotUnderstood", "UnsupportedOuterLoop"]),
        ("  %p = ", "  %r = phi float [ 0.0, %entry ], [ 1.0, %behind ]\n  %p = ", ["UnsupportedPhi", "UnsupportedOuterLoop"]),
    ],
)
def test_outer_loops(change: str, by: str, tags: list[str]) -> None:
    """Inner loops count from zero by one to what doesn't change in the outer one."""
    text = NEST.replace("  br label %inner\n", "  %i.next2 = add i64 %i, 5\n  br label %inner\n")
    assert change in text
    (function,) = parse(text.replace(change, by)).functions
    scev = ScalarEvolution(function)
    outer = next(one for one in scev.loops if one.subloops)
    knobs = KnobValues()
    legality = Legality(outer, scev, AliasAnalysis(function), Hints(outer, knobs), knobs)
    assert legality.can_vectorize() is not bool(tags)
    assert [one.tag for one in legality.diagnostics] == tags


@pytest.mark.parametrize("condition", ["%c", "%varies"])
def test_branches_in_outer_loops(condition: str) -> None:
    text = NEST.replace("  br label %inner\n", "  %varies = icmp sgt i64 %i, 5\n  br label %first\n").replace("%outer ]", "%second ]")
    fork = f"first:\n  br i1 {condition}, label %then, label %second\nthen:\n  br label %second\nsecond:\n  br label %inner\ninner:\n"
    text = text.replace("inner:\n", fork)
    (function,) = parse(text).functions
    scev = ScalarEvolution(function)
    outer = next(one for one in scev.loops if one.subloops)
    knobs = KnobValues()
    assert Legality(outer, scev, AliasAnalysis(function), Hints(outer, knobs), knobs).can_vectorize() is (condition == "%c")
