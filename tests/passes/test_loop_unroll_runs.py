"""loop-unroll run: loops of its own, the vectorizer's and random ones, before and after, on every trip count from 0 to 70."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import pytest
from hypothesis import settings
from vectorize_programs import compare
from vectorize_runs import EVERY, Runner, defined

from nvopt import run
from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.loops import LoopInfo
from nvopt.ir import Function
from nvopt.passes.base import Context, FunctionPass
from nvopt.passes.loop_unroll import LoopUnroll

OWN = Path(__file__).parent / "loop_unroll/unrolled.ll"
LOOPS = sorted(Path(__file__).with_name("vectorize").glob("*.ll"))
IS_LONG = settings().max_examples > 1000  # as `make fuzz` asks for
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
    gone = set(defined(text)) - set(defined(text)[:: 1 if IS_LONG else share])
    return re.sub(r"^define [^@\n]*@([\w.]+)\(.*?^}\n", lambda found: "" if found[1] in gone else found[0], text, flags=re.M | re.S)


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
