"""loop-vectorize on outer loops: which it takes beside opt (see outer_peers.py), that they do what they did, and what their plans are."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from effort import IS_LONG
from outer_peers import KNOBS, NESTS, SAID_BY_OPT, taken
from vectorize_runs import EVERY, Runner, defined
from vplans import outer_plans_of

from nvopt import parse, run
from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.loops import LoopInfo
from nvopt.passes.loop_vectorize.vplan.printer import text_of
from nvopt.passes.loop_vectorize.vplan.recipes import BranchOnCond, WidenPhi
from nvopt.passes.loop_vectorize.vplan.values import VPlan, VPRegion
from nvopt.passes.loop_vectorize.vplan.verifier import InvalidPlanError, verify
from nvopt.transforms.loops import is_lcssa_form, is_simplified

LEFT = {
    "may_overlap": "the arrays may overlap, and the program doesn't say that iterations don't depend on one another",
    "row_carries": "each iteration needs what the one before has stored",
    "columns_added_up": "all iterations add to the same elements",
    "rows_of_unknown_length": "rows may overlap",
    "volatile_inside": "opt makes fewer reads of what is volatile",
}
"""Nests that opt takes and nvopt leaves, and why."""
TEXT = NESTS.read_text()
LATER = ("columns_by_vector", "row_products", "three_deep", "two_inside", "uniform_if", "uniform_if_around")


@pytest.fixture(scope="module")
def runner() -> Iterator[Runner]:
    with Runner() as one:
        yield one


def vectorized(width: int) -> str:
    return run(TEXT, "loop-vectorize", knobs={**KNOBS, "force-vector-width": str(width)})


def test_nvopt_takes_what_opt_takes() -> None:
    theirs = dict(line.split(": ") for line in SAID_BY_OPT.read_text().splitlines())
    ours = taken(vectorized(4))
    assert ours.keys() == theirs.keys()
    assert sum(ours.values()) >= 30
    assert {name for name, is_taken in ours.items() if is_taken != (theirs[name] == "taken")} == set(LEFT)


@pytest.mark.parametrize("width", [2, 4, 8])
def test_nests_do_what_they_did(width: int, runner: Runner) -> None:
    names = defined(TEXT)[:: 1 if width == 4 or IS_LONG else 4]
    assert runner.compare(TEXT, vectorized(width), names, every=1 if IS_LONG else EVERY) == []


def test_loops_inside_that_go_round_where_the_condition_holds(runner: Runner) -> None:
    """What a compiler writes leaves a loop where it holds."""
    turned = re.sub(r"(%exitcond\S* = icmp) eq ", r"\1 ne ", TEXT)
    turned = re.sub(r"br i1 (%exitcond\S*), (label %[^\s,]+), (label %[^\s,]+)", r"br i1 \1, \3, \2", turned)
    after = run(turned, "loop-vectorize", knobs=KNOBS)
    assert taken(after) == taken(vectorized(4))
    assert runner.compare(turned, after, list(LATER)) == []


@pytest.mark.parametrize("knob", [{}, {"force-vector-width": "4"}, {"force-vector-width-outer": "false"}])
def test_outer_loops_are_left_without_the_knob(knob: dict[str, str]) -> None:
    assert not any(taken(run(TEXT, "loop-vectorize", knobs=knob)).values())


@pytest.mark.parametrize("knob", ["enable-vplan-native-path", "force-vector-width-outer"])
def test_either_knob_allows_them(knob: str) -> None:
    assert sum(taken(run(TEXT, "loop-vectorize", knobs={knob: "true", "force-vector-width": "4"})).values()) >= 30


def test_analyses_stay_right() -> None:
    knobs = {**KNOBS, "vplan-verify-each": "true"}
    text = run(TEXT, "require<domtree>,require<loops>,loop-vectorize,verify<domtree>,verify<loops>", knobs=knobs)
    for function in parse(text).functions:
        if function.is_declaration:
            continue
        tree = DominatorTree(function)
        for loop in LoopInfo(function, tree):
            assert is_simplified(loop), (function.name, loop)
            assert is_lcssa_form(loop, tree), (function.name, loop)


def test_a_loop_is_not_taken_twice() -> None:
    once = vectorized(4)
    assert run(once, "loop-vectorize", knobs=KNOBS).count("\nvector.latch") == once.count("\nvector.latch")


# -- which iterations keep to their own

OWN = """define void @f(ptr noalias %a, ptr noalias %b, i64 %n) {{
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %behind ]
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]
  %at = mul i64 %i, {row}
  %sum = add i64 %at, %j
  %p = getelementptr inbounds i32, ptr %a, i64 %sum
  %q = getelementptr inbounds i32, ptr {other}
  %x = load i32, ptr %q
  {effect}
  store i32 %x, ptr %p
  %j.next = add nuw nsw i64 %j, 1
  %inner.done = icmp eq i64 %j.next, {times}
  br i1 %inner.done, label %behind, label %inner
behind:
  %i.next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %i.next, %n
  br i1 %done, label %exit, label %outer, !llvm.loop !0
exit:
  ret void
}}
declare void @effect() memory(inaccessiblemem: readwrite)
!0 = distinct !{{!0, !{{!"llvm.loop.vectorize.enable", i1 true}}}}
"""


@pytest.mark.parametrize(
    ("row", "times", "other", "effect", "is_taken"),
    [
        ("4", "4", "%b, i64 %j", "", True),
        ("4", "5", "%b, i64 %j", "", False),  # a row meets the next
        ("3", "4", "%b, i64 %j", "", False),
        ("-4", "4", "%b, i64 %j", "", True),
        ("-3", "4", "%b, i64 %j", "", False),
        ("0", "1", "%b, i64 %j", "", False),
        ("4", "%n", "%b, i64 %j", "", False),  # nobody knows how far a row goes
        ("%n", "4", "%b, i64 %j", "", False),
        ("4", "4", "%a, i64 %sum", "", True),
        ("8", "4", "%p, i64 4", "", True),  # the other half of its own row
        ("8", "4", "%p, i64 5", "", False),  # reaches into the next iteration's row
        ("8", "4", "%p, i64 -4", "", True),
        ("8", "4", "%p, i64 -5", "", False),
        ("4", "4", "%a, i64 %j", "", False),  # what the first iteration stores
        ("4", "4", "%b, i64 %j", "call void @effect()", False),
        ("4", "4", "%b, i64 %j", "fence seq_cst", False),
        ("4", "4", "%b, i64 %j", "%old = atomicrmw add ptr %b, i32 1 monotonic", False),
        ("4", "4", "%b, i64 %j", "%c = load volatile i32, ptr %b", False),
        ("4", "4", "%b, i64 %j", "store volatile i32 1, ptr %p", False),
        ("4", "4", "%b, i64 %j", "%room = alloca i32", False),
        ("4", "4", "%b, i64 %j", "call void @llvm.assume(i1 true)", True),
        ("4", "5", "%b, i64 %j", "call void @llvm.assume(i1 true)", False),
        ("4", "4", "%b, i64 %j", "call void @llvm.sideeffect()", True),
    ],
)
def test_iterations_that_keep_to_their_own(row: str, times: str, other: str, effect: str, is_taken: bool) -> None:
    text = OWN.format(row=row, times=times, other=other, effect=effect)
    assert taken(run(text, "loop-vectorize", knobs=KNOBS)) == {"f": is_taken}


def test_a_nest_without_accesses_has_as_many_lanes_as_bytes_in_a_register() -> None:
    text = (
        OWN.format(row="4", times="4", other="%b, i64 %j", effect="")
        .replace("%x = load i32, ptr %q", "")
        .replace("store i32 %x, ptr %p", "")
    )
    (plan,) = outer_plans_of(text, "f", 0)
    assert plan.vfs == [4]


@pytest.mark.parametrize(
    ("offset", "is_vector"),
    [
        ("%at.j = getelementptr inbounds i64, ptr %b, i64 %j\n  %off = load i64, ptr %at.j", True),
        ("%at.i = getelementptr inbounds i64, ptr %b, i64 %i\n  %off = load i64, ptr %at.i", False),
        ("%off = udiv i64 %j, 3", True),
        ("%off = udiv i64 %i, 4", False),
        ("%off = mul i64 %j, %n", True),
        ("%off = mul i64 %i, %n", False),
        ("%off = mul i64 %i, 2", False),
    ],
)
def test_what_lies_side_by_side(offset: str, is_vector: bool) -> None:
    """Element i, and what all lanes have in common behind it."""
    effect = f"{offset}\n  %far = add i64 %i, %off\n  %far.at = getelementptr inbounds i32, ptr %b, i64 %far\n  %y = load i32, ptr %far.at"
    text = OWN.format(row="4", times="4", other="%b, i64 %j", effect=effect).replace("store i32 %x", "store i32 %y")
    after = run(text, "loop-vectorize", knobs=KNOBS)
    assert taken(after)["f"]
    assert ("load <4 x i32>" in after) is is_vector


def test_a_second_exit_of_a_loop_inside_is_refused() -> None:
    plain = OWN.format(row="4", times="4", other="%b, i64 %j", effect="").replace("ptr noalias %b,", "ptr noalias %b, i1 %c,")
    leaves = plain.replace("  %at = mul", "  br i1 %c, label %behind, label %rest\nrest:\n  %at = mul").replace(
        "%j.next, %inner ]", "%j.next, %rest ]"
    )
    assert taken(run(plain, "loop-vectorize", knobs=KNOBS))["f"]
    assert not taken(run(leaves, "loop-vectorize", knobs=KNOBS))["f"]


# -- plans


def plan_of(name: str) -> VPlan:
    (plan,) = outer_plans_of(TEXT, name)
    return plan


def test_copies_of_plans_are_plans() -> None:
    for name in ("three_deep", "two_inside", "uniform_if", "uniform_if_around"):
        plan = plan_of(name)
        copied = plan.duplicate()
        verify(copied)
        assert text_of(copied) == text_of(plan)
        own = set(copied.basic_blocks())
        for recipe in copied.recipes():
            assert not isinstance(recipe, WidenPhi) or own.issuperset(recipe.sources)


def region_of(plan: VPlan) -> VPRegion:
    return next(one for one in plan.loop.blocks if isinstance(one, VPRegion))


def test_faults_of_plans_are_seen() -> None:
    """A way back, none at all, a loop inside that doesn't end with its test, a phi without a source."""

    def lead_back(plan: VPlan) -> None:
        plan.loop.blocks[-1].successors = [plan.loop.blocks[0]]

    def lead_nowhere(plan: VPlan) -> None:
        region_of(plan).successors = []

    def drop_test(plan: VPlan) -> None:
        (branch,) = [one for one in plan.recipes() if isinstance(one, BranchOnCond)]
        branch.erase()

    def drop_source(plan: VPlan) -> None:
        next(one for one in plan.recipes() if isinstance(one, WidenPhi)).sources.pop()

    def take_from_outside(plan: VPlan) -> None:
        next(one for one in plan.recipes() if isinstance(one, WidenPhi)).sources[0] = plan.middle

    def make_region_first(plan: VPlan) -> None:
        plan.loop.blocks.insert(0, plan.loop.blocks.pop(plan.loop.blocks.index(region_of(plan))))

    for fault in (lead_back, lead_nowhere, drop_test, drop_source, take_from_outside, make_region_first):
        plan = plan_of("row_products")
        verify(plan)
        fault(plan)
        with pytest.raises(InvalidPlanError):
            verify(plan)


def test_all_functions_are_run() -> None:
    assert len(defined(TEXT)) == len(taken(TEXT)) > 45
