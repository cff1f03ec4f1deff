"""loop-vectorize with lanes that do nothing instead of a scalar epilogue: beside opt's (see folding_peers.py), and run."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from types import MappingProxyType

import pytest
from effort import IS_LONG
from folding_peers import FILES, KNOBS, SAID_BY_OPT
from masked_peers import FEATURES, with_features
from vectorize_peers import LOOPS, taken
from vectorize_runs import EVERY, Runner, defined

from nvopt import run

EARLY = "two exits, one of them not counted: only with -enable-early-exit-vectorization, as in cicc"
DIFFERENT = {
    "conditions.ll find_constant": EARLY,
    "conditions.ll find_difference": EARLY,
    "counters.ll last_before": "opt does not take counters that are used behind the loop, unless it is what they go on with",
    "dependences.ll ahead_2": "opt does not take fewer lanes where dependences forbid four",
    "dependences.ll ahead_6": "the same",
    "dependences.ll ahead_2_longs": "the same",
    "reductions.ll argmax": "opt leaves places of extrema",
    "reductions.ll argmin_of": "the same",
}
"""Functions of which other loops become vectors than opt's, and why; besides those of places.ll."""
MULTIPLES = ["counters.ll trips_masked", "counters.ll trips_eighths"]
"""Whose iterations vectors go up in, so that there is nothing to fold."""


@pytest.fixture(scope="module")
def runner() -> Iterator[Runner]:
    with Runner() as one:
        yield one


@pytest.mark.parametrize("name", FILES)
def test_nvopt_takes_what_opt_takes(name: str) -> None:
    theirs = dict(line.split(": ") for line in SAID_BY_OPT.read_text().splitlines() if line.startswith(f"{name} "))
    text = run((LOOPS / name).read_text(), "loop-vectorize", knobs=KNOBS)
    ours = {f"{name} {function}": count for function, count in taken(text).items()}
    assert ours.keys() == theirs.keys()
    assert text.count("\nvector.body") - text.count(" br i1 true, label ") == sum(where in ours for where in MULTIPLES)
    different = {where for where, count in ours.items() if count != int(theirs[where])}
    if name == "places.ll":
        assert not any(map(int, theirs.values()))
    else:
        assert different == {where for where in DIFFERENT if where.startswith(f"{name} ")}


@pytest.mark.parametrize(
    ("names", "features", "interleave"),
    [
        (("reductions.ll", "dependences.ll"), "", 2),
        (("conditions.ll", "places.ll"), FEATURES[1], 1),
        (("counters.ll", "accesses.ll"), FEATURES[1], 2),
    ],
)
def test_loops_do_what_they_did(names: tuple[str, ...], features: str, interleave: int, runner: Runner) -> None:
    knobs = {**KNOBS, "force-vector-interleave": str(interleave), "vplan-verify-each": "true"}
    for name in names:
        before = (LOOPS / name).read_text()
        after = run(with_features(before, features), "require<domtree>,loop-vectorize,verify<domtree>", knobs=knobs)
        functions = [function for function in defined(before) if taken(after)[function]][:: 1 if IS_LONG else 3]
        assert runner.compare(before, after, functions, every=1 if IS_LONG else EVERY, reorders=True) == []


LOOP = """target triple = "x86_64-pc-linux-gnu"
define i32 @f(ptr noalias %a, {type} %n) "target-features"="+avx" {{
entry:
  br label %loop
loop:
  %i = phi {type} [ 0, %entry ], [ %next, %loop ]
  %s = phi i32 [ 5, %entry ], [ %sum, %loop ]
  %p = getelementptr inbounds i32, ptr %a, {type} %i
  %x = load i32, ptr %p, align 16
  %sum = add i32 %s, %x
  %next = add nuw {type} %i, 1
  %done = icmp eq {type} %next, {count}
  br i1 %done, label %exit, label %loop, !llvm.loop !0
exit:
  ret i32 {result}
}}
!0 = distinct !{{!0, !1}}
!1 = !{{!"llvm.loop.vectorize.predicate.enable", i1 {told}}}
"""


def folded(knob: str = "", *, told: str = "false", type: str = "i64", count: str = "%n", result: str = "%sum", **more: str) -> str:
    text = LOOP.format(type=type, count=count, result=result, told=told)
    text = text.replace("  ret i32 %both", "  %both = add i32 %i, %sum\n  ret i32 %both")
    return run(
        text, "loop-vectorize", knobs={"force-vector-width": "4", **({"prefer-predicate-over-epilogue": knob} if knob else {}), **more}
    )


@pytest.mark.parametrize(
    ("knob", "told", "is_folded"),
    [
        ("", "false", False),
        ("", "true", True),
        ("scalar-epilogue", "false", False),
        ("predicate-else-scalar-epilogue", "false", True),
        ("predicate-dont-vectorize", "false", True),
    ],
)
def test_who_asks_for_it(knob: str, told: str, is_folded: bool) -> None:
    text = folded(knob, told=told)
    assert bool(re.search(r"%n\.rnd\.up = add i64 \S+, 3$", text, re.M)) is is_folded


def test_a_scalar_loop_that_is_asked_for_has_something_left() -> None:
    for told, is_folded in (("false", True), ("true", False)):
        assert ("%n.rnd.up" in folded(told="true", **{"force-scalar-epilogue": told})) is is_folded


def test_nothing_is_left_for_a_second_vector_loop() -> None:
    knobs = {**KNOBS, "epilogue-vectorization-force-VF": "2"}
    text = LOOP.format(type="i64", count="%n", result="%sum", told="true")
    assert "vec.epilog" not in run(text, "loop-vectorize", knobs=knobs)


@pytest.mark.parametrize(("knob", "is_vectorized"), [("predicate-else-scalar-epilogue", True), ("predicate-dont-vectorize", False)])
def test_where_it_can_not_be(knob: str, is_vectorized: bool) -> None:
    """What the iteration before the last has loaded is used behind the loop."""
    text = LOOP.format(type="i64", count="%n", result="%last", told="false").replace("  %sum =", "  %sum = add i32 %x, 0\n  %more =")
    text = run(text.replace("%last", "%s"), "loop-vectorize", knobs={"force-vector-width": "4", "prefer-predicate-over-epilogue": knob})
    assert ("\nvector.body:" in text) is is_vectorized
    assert "n.rnd.up" not in text


@pytest.mark.parametrize(("width", "parts"), [("4", "1"), ("2", "2"), ("4", "4")])
def test_what_is_used_behind_is_the_last_iterations(width: str, parts: str, runner: Runner) -> None:
    text = """define i64 @f(ptr noalias %a, ptr noalias %b, i32 %n1, i32 %k) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %j = phi i32 [ 7, %entry ], [ %further, %loop ]
  %p = getelementptr inbounds i32, ptr %a, i32 %i
  %x = load i32, ptr %p, align 4
  %y = mul i32 %x, 3
  %q = getelementptr inbounds i32, ptr %b, i32 %i
  store i32 %y, ptr %q, align 4
  %further = add i32 %j, %k
  %next = add nuw nsw i32 %i, 1
  %done = icmp eq i32 %next, %n1
  br i1 %done, label %exit, label %loop
exit:
  %u = mul i32 %y, %j
  %v = xor i32 %u, %further
  %w = mul i32 %v, %i
  %s = zext i32 %w to i64
  %t = zext i32 %next to i64
  %r = shl i64 %t, 32
  %both = or i64 %s, %r
  ret i64 %both
}
"""
    knobs = {**KNOBS, "force-vector-width": width, "force-vector-interleave": parts, "vplan-verify-each": "true"}
    after = run(text, "loop-vectorize", knobs=knobs)
    assert "%n.rnd.up" in after
    assert runner.compare(text, after) == []


@pytest.mark.parametrize(("width", "parts"), [("4", "1"), ("2", "2"), ("4", "4")])
@pytest.mark.parametrize("opcode", ["fadd", "fmul"])
def test_sums_in_order_leave_out_lanes_that_do_nothing(opcode: str, width: str, parts: str, runner: Runner) -> None:
    text = f"""define float @f(ptr noalias %a, i32 %n1, float %start) {{
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %s = phi float [ -0.0, %entry ], [ %sum, %latch ]
  %t = phi float [ %start, %entry ], [ %total, %latch ]
  %p = getelementptr inbounds float, ptr %a, i32 %i
  %x = load float, ptr %p, align 4
  %sum = {opcode} float %s, %x
  %some = fcmp ogt float %x, 1.0
  br i1 %some, label %then, label %latch
then:
  %more = {opcode} float %t, %x
  br label %latch
latch:
  %total = phi float [ %t, %loop ], [ %more, %then ]
  %next = add nuw nsw i32 %i, 1
  %done = icmp eq i32 %next, %n1
  br i1 %done, label %exit, label %loop
exit:
  %both = fadd float %sum, %total
  ret float %both
}}
"""
    knobs = {**KNOBS, "force-vector-width": width, "force-vector-interleave": parts, "vplan-verify-each": "true"}
    after = run(text, "loop-vectorize", knobs=knobs)
    assert "%n.rnd.up" in after
    assert f"@llvm.vector.reduce.{opcode}" in after
    assert runner.compare(text, after) == []


@pytest.mark.parametrize(
    ("type", "count", "asked"),
    [("i64", "%n", "icmp ugt i64 %0, -5"), ("i32", "%n", "icmp ugt i32 %0, -5"), ("i32", "-4", "br i1 false"), ("i32", "-3", "br i1 true")],
)
def test_counts_that_can_not_be_rounded_up(type: str, count: str, asked: str) -> None:
    """2**32 - 4 iterations are rounded up to themselves; one more and they come to 2**32."""
    assert asked in folded(told="true", type=type, count=count).split("\nvector.ph:")[0]


def test_what_the_first_lane_says_is_not_said_of_others() -> None:
    """A later part may begin behind the last iteration: its address need not be inside of the array, nor is it a multiple of 16 bytes."""
    body = folded(told="true").split("\nvector.body:")[1].split("\nmiddle.block:")[0]
    assert "inbounds" not in body
    assert "@llvm.masked.load.v4i32.p0(ptr align 4 " in body


def test_a_gpu_has_branches_for_lanes() -> None:
    text = (
        LOOP.format(type="i64", count="%n", result="%sum", told="true")
        .replace("x86_64-pc-linux-gnu", "nvptx64-nvidia-cuda")
        .replace("add i32 %s,", "xor i32 %s,")
    )
    after = run(text, "loop-vectorize", cpu="sm_90", knobs={"force-vector-width": "4"})
    assert "\nvector.body:" in after
    assert after.count("\npred.load.if") == 4
    assert "masked" not in after


SHORT = """target triple = "x86_64-pc-linux-gnu"
define void @f(ptr {a} %a, ptr %b, i32 %m, i32 %n) "target-features"="+avx" {{
entry:
  %few = and i32 %m, 7
  %trips = {trips}
  %some = icmp sgt i32 %trips, 0
  br i1 %some, label %loop, label %none
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds i32, ptr %a, i32 %i
  %q = getelementptr inbounds i32, ptr %b, i32 %i
  %x = load i32, ptr %q, align 4
  store i32 %x, ptr %p, align 4
  %next = add nuw nsw i32 %i, 1
  %done = icmp eq i32 %next, {count}
  br i1 %done, label %exit, label %loop
exit:
  ret void
none:
  ret void
}}
"""


def short(
    count: str,
    *,
    trips: str = "add i32 %few, 0",
    a: str = "noalias",
    knobs: Mapping[str, str] = MappingProxyType({}),
) -> str:
    text = run(SHORT.format(count=count, trips=trips, a=a), "loop-vectorize", knobs={"force-vector-width": "4", **knobs})
    return "masked" if "llvm.masked.store" in text else "whole" if "\nvector.body" in text else "none"


@pytest.mark.parametrize(
    ("count", "becomes"), [("2", "masked"), ("3", "masked"), ("4", "whole"), ("5", "whole"), ("16", "whole"), ("%trips", "masked")]
)
def test_fewer_iterations_than_lanes(count: str, becomes: str) -> None:
    """There is no vector without lanes that do nothing. %trips is 7 at most."""
    assert short(count) == becomes


@pytest.mark.parametrize(
    ("trips", "becomes"),
    [("and i32 %few, 4", "whole"), ("and i32 %few, 6", "masked"), ("add i32 %n, 0", "whole"), ("and i32 %n, 14", "masked")],
)
def test_counts_that_are_not_known(trips: str, becomes: str) -> None:
    """0 or 4; 0, 2, 4 or 6; any; up to 14."""
    assert short("%trips", trips=trips) == becomes


@pytest.mark.parametrize(("count", "becomes"), [("3", "none"), ("4", "none"), ("15", "none"), ("16", "whole")])
def test_where_fewer_iterations_than_lanes_can_not_be_masked(count: str, becomes: str) -> None:
    """Addresses would have to be compared, as nobody does ahead of fewer than 16 iterations."""
    assert short(count, a="") == becomes


@pytest.mark.parametrize(
    ("trips", "parts", "becomes"), [("-8", "1", "whole"), ("-8", "2", "whole"), ("-8", "4", "masked"), ("-2", "1", "masked")]
)
def test_what_leaves_no_tail_is_not_folded(trips: str, parts: str, becomes: str) -> None:
    """A multiple of eight, of two."""
    knobs = {"force-vector-interleave": parts, "prefer-predicate-over-epilogue": "predicate-dont-vectorize"}
    assert short("%trips", trips=f"and i32 %n, {trips}", knobs=knobs) == becomes


@pytest.mark.parametrize(("bytes", "becomes"), [(64, 1), (63, 0), (65, 0)])
def test_searches_that_leave_no_tail(bytes: int, becomes: int) -> None:
    text = f"""define i64 @f(ptr noalias dereferenceable(64) %a) {{
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr inbounds i8, ptr @table, i64 %i
  %x = load i8, ptr %p, align 1
  %found = icmp eq i8 %x, 7
  br i1 %found, label %exit, label %latch
latch:
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, {bytes}
  br i1 %done, label %exit, label %loop
exit:
  %r = phi i64 [ %i, %loop ], [ -1, %latch ]
  ret i64 %r
}}
@table = global [{bytes} x i8] zeroinitializer
"""
    knobs = {**KNOBS, "enable-early-exit-vectorization": "true"}
    assert taken(run(text, "loop-vectorize", knobs=knobs)) == {"f": becomes}


@pytest.mark.parametrize(("knob", "is_vectorized"), [("predicate-else-scalar-epilogue", True), ("predicate-dont-vectorize", False)])
def test_lanes_that_do_nothing_count_nothing(knob: str, is_vectorized: bool, runner: Runner) -> None:
    """A histogram's updates have no mask."""
    text = """define void @f(ptr noalias %a, ptr noalias %idx, i32 %n1) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds i32, ptr %idx, i32 %i
  %x = load i32, ptr %p, align 4
  %q = getelementptr inbounds i32, ptr %a, i32 %x
  %old = load i32, ptr %q, align 4
  %new = add i32 %old, 1
  store i32 %new, ptr %q, align 4
  %next = add nuw nsw i32 %i, 1
  %done = icmp eq i32 %next, %n1
  br i1 %done, label %exit, label %loop
exit:
  ret void
}
"""
    knobs = {**KNOBS, "prefer-predicate-over-epilogue": knob, "enable-histogram-loop-vectorization": "true"}
    after = run(text, "loop-vectorize", knobs=knobs)
    assert ("\nvector.body:" in after) is is_vectorized
    assert "n.rnd.up" not in after
    assert runner.compare(text, after) == []
