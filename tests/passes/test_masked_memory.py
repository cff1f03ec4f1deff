"""loop-vectorize with masked loads and stores, where the target has them: beside opt's (see masked_peers.py), and run.

What is run is scalarized by LLVM again: the machine that tests need not have the instructions.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from effort import IS_LONG
from masked_peers import FEATURES, FILES, LOOPS, SAID_BY_OPT, masked, with_features
from vectorize_runs import EVERY, Runner

from nvopt import parse, run
from nvopt.ir.types import i8, i16, i32, i64
from nvopt.passes.loop_vectorize.masked_memory import has_masked_accesses

EXPLAINED = {
    f"{file} if_scatter": "opt loads the index behind the branch of each lane, which is where it is needed"
    for file in ("conditions.ll", "conditions.O1.ll")
}
"""Functions in which nvopt makes other numbers than opt, and why."""


@pytest.fixture(scope="module")
def runner() -> Iterator[Runner]:
    with Runner() as one:
        yield one


def vectorized(text: str, features: str, width: int = 4, interleave: int = 1) -> str:
    knobs = {"force-vector-width": str(width), "force-vector-interleave": str(interleave), "vplan-verify-each": "true"}
    return run(with_features(text, features), "loop-vectorize", knobs=knobs)


@pytest.mark.parametrize("name", FILES)
def test_as_many_as_opt_makes(name: str) -> None:
    text = (LOOPS / name).read_text()
    first, second = (masked(vectorized(text, features)) for features in FEATURES)
    ours = {f"{name} {function}": (*first[function], *second[function]) for function in first}
    theirs = dict.fromkeys(ours, (0, 0, 0, 0))
    for line in SAID_BY_OPT.read_text().splitlines():
        where, said = line.split(": ")
        if where in theirs:
            theirs[where] = tuple(map(int, said.split()))  # type: ignore[assignment]
    assert {where for where in ours if ours[where] != theirs[where]} == {where for where in EXPLAINED if where.startswith(f"{name} ")}


@pytest.mark.parametrize(("width", "interleave"), [(4, 1), (2, 2), (8, 1)])
def test_loops_do_what_they_did(width: int, interleave: int, runner: Runner) -> None:
    for name in FILES if width == 4 else FILES[-1:]:
        before = (LOOPS / name).read_text()
        after = vectorized(before, FEATURES[1], width, interleave)
        functions = [function for function, counts in masked(after).items() if any(counts)][:: 1 if IS_LONG else 2]
        after = after.replace(f'"target-features"="{FEATURES[1]}"', "")
        assert runner.compare(before, after, functions, every=1 if IS_LONG else EVERY, reorders=True) == []


@pytest.mark.parametrize(
    ("triple", "features", "has"),
    [
        ("x86_64-pc-linux-gnu", "+sse2,+avx", {i32, i64}),
        ("i686-pc-linux-gnu", "+avx2", {i32, i64}),
        ("x86_64-pc-linux-gnu", "+avx512bw", {i8, i16, i32, i64}),
        ("x86_64-pc-linux-gnu", "+avx512f", {i32, i64}),
        ("x86_64-pc-linux-gnu", "+sse4.2", set()),
        ("x86_64-pc-linux-gnu", "+avx,-avx", set()),
        ("x86_64-pc-linux-gnu", "", set()),
        ("nvptx64-nvidia-cuda", "+avx512bw", set()),
        ("aarch64-linux-gnu", "+avx", set()),
    ],
)
def test_targets(triple: str, features: str, has: set[object]) -> None:
    text = f'target triple = "{triple}"\ndefine void @f() "target-features"="{features}" {{\n  ret void\n}}\n'
    (function,) = parse(text).functions
    assert {type for type in (i8, i16, i32, i64) if has_masked_accesses(function, type)} == has


CLAIM = """target triple = "x86_64-pc-linux-gnu"
define void @f(ptr noalias %a, ptr noalias %b, i64 %n) "target-features"="+avx" {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %low = and i64 %i, 3
  %c = icmp eq i64 %low, 2
  br i1 %c, label %then, label %latch
then:
  %before = add nsw i64 %i, -1
  %q = getelementptr inbounds i32, ptr %b, i64 %before
  %x = load i32, ptr %q, align 16
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  store i32 %x, ptr %p, align 16
  br label %latch
latch:
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret void
}
"""


def test_what_is_said_of_some_lanes_is_not_said_of_the_vector() -> None:
    """The third lane's address is a multiple of 16, so the first one's is not; nor need the first one's be inside of the array."""
    text = run(CLAIM, "loop-vectorize", knobs={"force-vector-width": "4"})
    assert "@llvm.masked.load.v4i32.p0(ptr align 4 " in text
    assert "ptr align 4 %" in text.split("call void @llvm.masked.store")[1].split("\n")[0]
    body = text.split("\nvector.body:")[1].split("\nmiddle.block:")[0]
    assert "inbounds" not in body
    assert "nsw" not in body


NESTED = """define void @f(ptr noalias %a, ptr noalias %b, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %q = getelementptr inbounds i32, ptr %b, i64 %i
  %x = load i32, ptr %q, align 4
  %outer = icmp sgt i32 %x, 3
  br i1 %outer, label %then, label %latch
then:
  %y = add nuw i32 %x, -9
  %inner = icmp slt i32 %y, 7
  br i1 %inner, label %write, label %latch
write:
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  store i32 %x, ptr %p, align 4
  br label %latch
latch:
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret void
}
"""


def test_what_is_asked_under_a_condition_is_asked_behind_it() -> None:
    """It may be poison where the condition doesn't hold."""
    text = run(NESTED, "loop-vectorize", knobs={"force-vector-width": "4", "force-vector-interleave": "1"})
    mask = re.search(r"select <4 x i1> (%\S+), <4 x i1> (%\S+), <4 x i1> zeroinitializer", text)
    assert mask
    assert f"{mask[1]} = icmp sgt <4 x i32>" in text
    assert f"{mask[2]} = icmp slt <4 x i32>" in text
