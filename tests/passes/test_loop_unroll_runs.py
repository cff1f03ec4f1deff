"""loop-unroll run: loops of its own, the vectorizer's and random ones, before and after, on every trip count from 0 to 70."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import pytest
from effort import IS_LONG
from vectorize_programs import compare
from vectorize_runs import EVERY, Runner, defined, with_only

from nvopt import run
from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.loops import LoopInfo
from nvopt.ir import Function
from nvopt.passes.base import Context, FunctionPass
from nvopt.passes.loop_unroll import LoopUnroll

OWN = Path(__file__).parent / "loop_unroll/unrolled.ll"
LOOPS = sorted(Path(__file__).with_name("vectorize").glob("*.ll"))
EACH = 1 if IS_LONG else EVERY
ROUNDS = 20_000
AGAIN = "loop-unroll,instcombine,loop-unroll"
WAYS: dict[str, tuple[str, Mapping[str, str], int]] = {
    "as it is": ("loop-unroll", {}, 1),
    "twice": (AGAIN, {"unroll-partial-threshold": "100", "unroll-runtime-nv-expensive": "true"}, 8),
    "by 3": ("loop-unroll", {"unroll-count": "3"}, 4),
    "by 8": ("loop-unroll", {"unroll-count": "8"}, 7),
    "prologue": ("loop-unroll", {"waterfall-unrolling-force-epilogue": "false"}, 5),
    "epilogue": ("loop-unroll", {"waterfall-unrolling-force-epilogue": "false", "unroll-runtime-epilog": "true"}, 7),
    "not fully": ("loop-unroll", {"unroll-threshold": "0", "unroll-partial-threshold": "60"}, 4),
    "peeled": ("loop-unroll", {"unroll-threshold": "0", "unroll-peel-count": "2", "verify-scev": "true"}, 4),
    "bounded": ("loop-unroll<upperbound>", {"unroll-max-upperbound": "40"}, 7),
}
"""Pipelines and knobs; and of how many loops one is run in the test suite."""


@pytest.fixture(scope="module")
def runner() -> Iterator[Runner]:
    with Runner() as one:
        yield one


def some(text: str, share: int) -> str:
    """The module with one of so many of its functions."""
    return with_only(text, defined(text)[:: 1 if IS_LONG else share])


@pytest.mark.parametrize("way", WAYS)
def test_loops_do_what_they_did(way: str, runner: Runner) -> None:
    pipeline, knobs, share = WAYS[way]
    before = some(OWN.read_text(), share)
    assert runner.compare(before, run(before, pipeline, knobs=knobs), every=EACH) == []


@pytest.mark.parametrize("path", LOOPS if IS_LONG else LOOPS[4:5], ids=lambda path: path.stem)
def test_the_vectorizers_loops_do_what_they_did(path: Path, runner: Runner) -> None:
    before = some(path.read_text(), 6)
    assert runner.compare(before, run(before, "loop-unroll", knobs={"verify-scev": "true"}), every=EACH) == []


@pytest.mark.parametrize("start", range(0, ROUNDS, 20) if IS_LONG else [0])
def test_random_loops_do_what_they_did(start: int, runner: Runner) -> None:
    knobs = {"unroll-count": str((start // 20) % 9), "unroll-partial-threshold": "120", "verify-scev": "true"}
    seeds = range(start, start + (20 if IS_LONG else 8))
    assert compare(seeds, lambda text: run(text, "loop-unroll", knobs=knobs), runner, every=EACH) == []


def going_through(name: str, first: str, step: int, behind: str, body: str) -> str:
    """A function that goes through `a` and `b` from element `first`, by `step`, to the one ahead of `behind`, and makes %next.r of %r."""
    return f"""define i32 @{name}(ptr %a, ptr %b, i32 %n) {{
entry:
  %m = zext i32 %n to i64
  %last = add nsw i64 %m, -1
  %none = icmp eq i32 %n, 0
  br i1 %none, label %exit, label %loop
loop:
  %i = phi i64 [ {first}, %entry ], [ %next, %loop ]
  %r = phi i32 [ 1, %entry ], [ %next.r, %loop ]
{body}
  %q = getelementptr i32, ptr %b, i64 %i
  store i32 %next.r, ptr %q
  %next = add nsw i64 %i, {step}
  %c = icmp {"slt" if step > 0 else "sgt"} i64 %next, {behind}
  br i1 %c, label %loop, label %exit
exit:
  %result = phi i32 [ 0, %entry ], [ %next.r, %loop ]
  ret i32 %result
}}
"""


def much_loaded(name: str, first: str, step: int, behind: str) -> str:
    """Twelve elements at each."""
    code = []
    for at in range(12):
        code += [
            f"  %j{at} = add nsw i64 %i, {at}",
            f"  %p{at} = getelementptr i32, ptr %a, i64 %j{at}",
            f"  %x{at} = load i32, ptr %p{at}",
        ]
        made = f"%r{at}" if at < 11 else "%next.r"
        code.append(f"  {made} = {('sub', 'xor')[at % 2]} i32 {f'%r{at - 1}' if at else '%r'}, %x{at}")
    return going_through(name, first, step, behind, "\n".join(code))


def of_floats(name: str, first: str, step: int, behind: str) -> str:
    """One element at each, and a sum of floats, as ptxas unrolls it by itself."""
    code = """  %p = getelementptr i32, ptr %a, i64 %i
  %x = load i32, ptr %p
  %y = sitofp i32 %x to float
  %s = sitofp i32 %r to float
  %t = fadd float %s, %y
  %u = fmul float %t, 0.25
  %next.r = fptosi float %u to i32"""
    return going_through(name, first, step, behind, code)


def of_more_floats(name: str, first: str, step: int, behind: str) -> str:
    """The same, with so much more of them that two iterations are one."""
    more = "\n".join(f"  %t{at} = fmul float %t{at - 1 if at else ''}, {'0.5' if at % 2 else '2.0'}" for at in range(8))
    text = of_floats(name, first, step, behind).replace("fmul float %t, 0.25", "fmul float %t7, 0.25")
    return text.replace("  %u = fmul", f"{more}\n  %u = fmul")


LIMITS = {
    "up": ("0", 1, "%m"),
    "down": ("%last", -1, "-1"),
    "by_two": ("0", 2, "%m"),
    "down_by_two": ("%m", -2, "0"),
    "from_five": ("5", 1, "%m"),
    "all_of_it": ("0", 1, "6"),
    "a_divisor": ("0", 1, "24"),
    "no_divisor": ("0", 1, "27"),
}


@pytest.mark.parametrize(("made", "loads", "copies"), [(much_loaded, 12, 4), (of_floats, 1, 4), (of_more_floats, 1, 2)])
def test_many_loads_do_what_they_did(made: Callable[[str, str, int, str], str], loads: int, copies: int, runner: Runner) -> None:
    before = run("".join(made(name, *limits) for name, limits in LIMITS.items()), "")
    after = run(before, "loop-unroll<many-loads>", knobs={"verify-scev": "true"})
    assert all(text.count(" load ") > (copies - 1) * loads for text in after.split("define ")[1:])  # each is unrolled
    assert runner.compare(before, after, every=EACH) == []
    if IS_LONG:
        assert runner.compare(before, run(after, "instcombine,loop-reduce"), every=EACH) == []


@dataclass(frozen=True)
class AskForLoops(FunctionPass):
    """Compares the loops, in their order, with those that a new analysis finds."""

    name = "ask-for-loops"

    def run(self, function: Function, context: Context) -> bool:
        anew = LoopInfo(function, DominatorTree(function))
        known = context.analyses.get(LoopInfo, function)
        assert [loop.header.ref for loop in known] == [loop.header.ref for loop in anew], function.name
        return False


@pytest.mark.parametrize(
    "knobs", [{}, {"waterfall-unrolling-force-epilogue": "false"}, {"unroll-threshold": "0", "unroll-peel-count": "2"}]
)
def test_loops_are_listed_in_order_afterwards(knobs: dict[str, str]) -> None:
    run(some(OWN.read_text(), 4), [LoopUnroll(), AskForLoops()], knobs=knobs)
