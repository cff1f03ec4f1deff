"""loop-vectorize run: on the loops of vectorize/ and on random ones, before and after, on every trip count from 0 to 70."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from effort import IS_LONG
from steps import calls
from vectorize_peers import at_four_lanes
from vectorize_programs import compare
from vectorize_runs import EVERY, Runner, defined, with_only

from nvopt import parse, run
from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.loops import LoopInfo
from nvopt.transforms.loops import is_lcssa_form, is_simplified

LOOPS = sorted(Path(__file__).with_name("vectorize").glob("*.ll"))
EACH = 1 if IS_LONG else EVERY
ROUNDS = 20_000 if IS_LONG else 60


@pytest.fixture(scope="module")
def runner() -> Iterator[Runner]:
    with Runner() as one:
        yield one


def vectorized(text: str, width: int, interleave: int) -> str:
    """What the pass makes of a module. `interleave`: 0 is what the pass thinks best."""
    knobs = {"force-vector-width": str(width), "force-vector-interleave": str(interleave)}
    return run(text, "loop-vectorize", knobs=knobs if interleave else {"force-vector-width": str(width)})


@pytest.mark.parametrize("path", LOOPS, ids=lambda path: path.stem)
def test_loops_do_what_they_did(path: Path, runner: Runner) -> None:
    assert runner.compare(path.read_text(), at_four_lanes(path.name), every=EACH, reorders=True) == []


@pytest.mark.parametrize(("width", "interleave"), [(2, 1), (4, 2), (8, 1), (1, 2), (4, 4)])
def test_widths_and_interleave_counts(width: int, interleave: int, runner: Runner) -> None:
    for path in LOOPS[:: 1 if IS_LONG else 4]:
        text = path.read_text()
        before = with_only(text, defined(text)[:: 1 if IS_LONG else 9])
        assert runner.compare(before, vectorized(before, width, interleave), every=EACH, reorders=True) == []


@pytest.mark.parametrize(("width", "interleave"), [(4, 1), (4, 2), (2, 3), (1, 4), (8, 2)])
def test_searches_find_what_they_found(width: int, interleave: int, runner: Runner) -> None:
    """Of the lanes that leave the loop the first, in whichever part it is."""
    knobs = {"force-vector-width": str(width), "force-vector-interleave": str(interleave), "enable-early-exit-vectorization": "true"}
    for file, searches in {"conditions.ll": ["find_constant", "find_difference"], "variables.ll": ["sx_first_greater_of_all"]}.items():
        before = with_only(Path(__file__).with_name("vectorize").joinpath(file).read_text(), searches)
        after = run(before, "loop-vectorize", knobs=knobs)
        for name in searches:
            body = after[after.index(f"@{name}(") :]
            assert body.index("\nvector.early.exit:") < body.index("\n}")
        assert runner.compare(before, after, every=EACH, reorders=True) == []


FIND = """
declare void @llvm.assume(i1)
define i32 @f(ptr noalias %a, i32 %n1) {
entry:
  %wide = zext i32 %n1 to i64
  %none = icmp eq i32 %n1, 0
  br i1 %none, label %exit, label %all
all:  ; of this the runs learn what may be read
  %j = phi i64 [ 0, %entry ], [ %j.next, %all ]
  %sum = phi i32 [ 0, %entry ], [ %sum.next, %all ]
  %q = getelementptr inbounds nuw i32, ptr %a, i64 %j
  %y = load i32, ptr %q, align 4
  %sum.next = add i32 %sum, %y
  %j.next = add nuw nsw i64 %j, 1
  %all.done = icmp eq i64 %j.next, %wide
  br i1 %all.done, label %between, label %all, !llvm.loop !0
between:
  %bytes = shl nuw nsw i64 %wide, 2
  call void @llvm.assume(i1 true) [ "align"(ptr %a, i64 4), "dereferenceable"(ptr %a, i64 %bytes) ]
  br label %loop
loop:
  %i = phi i64 [ %next, %on ], [ 0, %between ]
  %p = getelementptr inbounds nuw i32, ptr %a, i64 %i
  %x = load i32, ptr %p, align 4
  %low = and i32 %x, 15
  %found = icmp eq i32 %low, 3
  br i1 %found, label %behind, label %on
on:
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %wide
  br i1 %done, label %behind, label %loop
behind:
  %at = phi i64 [ %i, %loop ], [ -1, %on ]
  %place = trunc i64 %at to i32
  %both = xor i32 %place, %sum.next
  br label %exit
exit:
  %result = phi i32 [ -1, %entry ], [ %both, %behind ]
  ret i32 %result
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.vectorize.enable", i1 false}
"""


@pytest.mark.parametrize(("width", "interleave"), [(4, 1), (2, 3), (8, 2)])
def test_a_search_reads_ahead_what_is_assumed_to_be_there(width: int, interleave: int, runner: Runner) -> None:
    knobs = {"force-vector-width": str(width), "force-vector-interleave": str(interleave), "enable-early-exit-vectorization": "true"}
    after = run(FIND, "loop-vectorize", knobs=knobs)
    assert "\nvector.early.exit:" in after
    assert runner.compare(FIND, after) == []


@pytest.mark.parametrize("start", range(0, ROUNDS, 20))
def test_random_loops_do_what_they_did(start: int, runner: Runner) -> None:
    width, interleave = (4, 4, 2, 8)[start // 20 % 4], (0, 1, 2)[start // 20 % 3]
    failures = compare(range(start, start + 20), lambda text: vectorized(text, width, interleave), runner, every=EACH)
    assert failures == [], f"vectorize_programs.module(range({start}, {start + 20})), {width} lanes, {interleave} at once"


def test_kernels_do_what_they_did_where_costs_decide(runner: Runner) -> None:
    """With questions about alignment ahead of the loops; the arrays of the runs lie at every place."""
    before = Path(__file__).with_name("vectorize").joinpath("kernels.ll").read_text()
    after = run(before, "loop-vectorize", cpu="sm_90")
    assert after.count("\nvector.aligncheck:") > 20
    assert runner.compare(before, after, every=EACH, reorders=True) == []


MISALIGNED = """
define {type} @{name}(ptr noalias align 16 %a, ptr noalias align 16 %b, i64 %n) {{
entry:
  %none = icmp eq i64 %n, 0
  br i1 %none, label %exit, label %loop
loop:
  %i = phi i64 [ {first}, %entry ], [ %next, %loop ]
  %before = phi {type} [ 3, %entry ], [ %x, %loop ]
  %sum = phi {type} [ 0, %entry ], [ %sum.next, %loop ]
  %from = add nsw i64 %i, {offset}
  %q = getelementptr inbounds {type}, ptr %b, i64 %from
  %x = load {type}, ptr %q, align {bytes}
  %sum.next = add {type} %sum, %x
  %y = xor {type} %before, %x
  %p = getelementptr inbounds {type}, ptr %a, i64 %from
  store {type} %y, ptr %p, align {bytes}
  %next = add nsw i64 %i, {step}
  %done = icmp eq i64 %next, {end}
  br i1 %done, label %exit, label %loop
exit:
  %result = phi {type} [ 0, %entry ], [ %sum.next, %loop ]
  ret {type} %result
}}
"""


def test_iterations_ahead_of_a_loop(runner: Runner) -> None:
    """Which bring its addresses to where vectors begin: a recurrence and a sum go on behind them."""
    upwards = {"first": "0", "step": "1", "end": "%n"}
    downwards = {"first": "%n", "step": "-1", "end": "0"}
    shapes = [(bits, offset, way) for bits in (32, 16, 8) for offset in (1, 2, 3, 6) for way in (upwards, downwards)]
    loops = [
        MISALIGNED.format(name=f"f{at}", type=f"i{bits}", bytes=bits // 8, offset=offset, **way)
        for at, (bits, offset, way) in enumerate(shapes)
    ]
    before = "".join(loops)
    after = run(f'target triple = "nvptx64-nvidia-cuda"\n{before}', "loop-vectorize,verify<domtree>,verify<loops>", cpu="sm_90")
    assert after.count('!"llvm.loop.peeled.count"') >= 3
    assert after.count("\nvector.body:") > len(shapes) // 3
    assert runner.compare(before, after, every=EACH) == []


@pytest.mark.parametrize("path", LOOPS, ids=lambda path: path.stem)
def test_the_dominator_tree_and_the_loops_stay_right(path: Path) -> None:
    """Two vector loops, branches of lanes, early exits: each moves edges."""
    knobs = {"force-vector-width": "4", "force-vector-interleave": "2", "epilogue-vectorization-force-VF": "4"}
    knobs["enable-early-exit-vectorization"] = "true"
    run(path.read_text(), "require<domtree>,require<loops>,loop-vectorize,verify<domtree>,verify<loops>", knobs=knobs)


@pytest.mark.parametrize("width", [1, 2, 4])
def test_loops_keep_their_form(width: int) -> None:
    knobs = {"force-vector-width": str(width), "force-vector-interleave": "2", "epilogue-vectorization-force-VF": "2"}
    for path in LOOPS if IS_LONG else LOOPS[width // 2 :: 9]:
        for function in parse(run(path.read_text(), "loop-vectorize", knobs=knobs)).functions:
            if function.is_declaration:
                continue
            tree = DominatorTree(function)
            for loop in LoopInfo(function, tree):
                assert is_simplified(loop), (function.name, loop)
                assert is_lcssa_form(loop, tree), (function.name, loop)


@pytest.mark.parametrize(("width", "epilogue", "has_epilogue"), [(4, 2, True), (4, 3, False), (6, 4, False), (6, 3, True)])
def test_a_second_vector_loop_ends_where_its_steps_do(width: int, epilogue: int, has_epilogue: bool, runner: Runner) -> None:
    """From a multiple of one number steps of another need not come to the last multiple of that."""
    text = Path(__file__).with_name("vectorize").joinpath("accesses.ll").read_text()
    before = with_only(text, defined(text)[::5])
    knobs = {"force-vector-width": str(width), "epilogue-vectorization-force-VF": str(epilogue)}
    after = run(before, "loop-vectorize", knobs=knobs)
    assert ("\nvec.epilog.vector.body:" in after) is has_epilogue
    assert runner.compare(before, after, every=EACH, reorders=True) == []


def test_loops_in_a_row_take_no_longer_each() -> None:
    """Each vectorized loop is a way past the one that was there; what is known of the others stays."""

    def work(count: int) -> int:
        """How many functions are called."""
        loops = "".join(
            f"""
loop{at}:
  %i{at} = phi i64 [ 0, %before{at} ], [ %next{at}, %loop{at} ]
  %p{at} = getelementptr float, ptr %p, i64 %i{at}
  %x{at} = load float, ptr %p{at}, align 4
  %y{at} = fmul float %x{at}, 2.0
  store float %y{at}, ptr %p{at}, align 4
  %next{at} = add nuw nsw i64 %i{at}, 1
  %more{at} = icmp ult i64 %next{at}, {1000 + at}
  br i1 %more{at}, label %loop{at}, label %before{at + 1}

before{at + 1}:
  br label %loop{at + 1}
"""
            for at in range(count)
        )
        text = f"define void @f(ptr align 16 %p) {{\nbefore0:\n  br label %loop0\n{loops}\nloop{count}:\n  ret void\n}}\n"
        made: list[str] = []
        found = calls(lambda: made.append(run(f'target triple = "nvptx64-nvidia-cuda"\n\n{text}', "loop-vectorize", cpu="sm_90")))
        assert made[0].count("\nvector.body") == count
        return found

    work(1)  # imports
    assert work(16) < 2.05 * work(8)
