"""loop-vectorize beside opt's, on some 900 functions with loops: which of them it takes at four lanes (see vectorize_peers.py)."""

from __future__ import annotations

from collections import Counter

import pytest
from vectorize_peers import FILES, LOOPS, SAID_BY_OPT, at_four_lanes, taken

from nvopt import RemarkSink, run

LEFT = dict.fromkeys(
    [f"{file} {name}" for file in ("conditions.ll", "conditions.O1.ll") for name in ("find_constant", "find_difference")]
    + ["variables.ll sx_first_greater_of_all"],
    "two exits, one of them not counted: only with -enable-early-exit-vectorization, as in cicc",
)
"""Loops that opt takes and nvopt leaves, by file and function, and why."""

OTHER_REASONS = {
    "a width that is forced is unsafe for opt at a distance of less; nvopt takes the lanes that there may be, and says so": [
        *("dependences.ll " + one for one in ("ahead_2", "ahead_2_longs", "ahead_3", "ahead_3_bytes")),
        "variables.ll rc_second",
        "shapes.ll two_terms",
    ],
    "a place that is found by the comparison which gives the extremum too: for opt that is one more phi it can't do": [
        *("floats.ll fargmin", "floats.fast.ll fargmin", "places.ll least_of_floats"),
        *("variables.ll re_" + one for one in ("largest_and_place", "largest_absolute_strided", "largest_of_matrix")),
    ],
    "nvopt takes the loop": [
        *("places.ll first_least_and_value", "places.ll last_most_and_value", "reductions.ll argmin_of", "shapes.ll both_found"),
    ],
    "opt takes an extremum that is compared besides for legal, and drops the loop's plans without a reason; nvopt names the phi": [
        *("places.ll " + one for one in ("last_least_counted_unsigned", "first_least_downwards", "last_least_downwards")),
        *("places.ll " + one for one in ("two_places_of_one", "other_comparison", "other_signedness", "equal_comparison")),
        "places.ll of_another_value",
    ],
    "opt asks nothing of pointers on a GPU, whose threads may differ; nvopt does": [
        *("kernels.ll thread_" + one for one in ("copy", "long_index", "unsigned_index")),
        *("kernels.ll from_shared", "kernels.ll weighted", "kernels.ll device_state"),
    ],
    "nvopt knows that a stride of block times grid doesn't wrap": ["kernels.ll grid_stride"],
}
"""By why: functions of which opt and nvopt say other reasons."""


def by_nvopt(name: str) -> dict[str, int]:
    """By function of a file how many loops nvopt takes."""
    return taken(at_four_lanes(name))


def by_opt(name: str) -> dict[str, int]:
    """By function of a file how many loops opt takes."""
    lines = (line.split(": ", 1) for line in SAID_BY_OPT.read_text().splitlines() if line.startswith(f"{name} "))
    return {where.split()[1]: int(said.split(";")[0]) for where, said in lines}


def reasons_of_nvopt(name: str) -> dict[str, Counter[str]]:
    """By function of a file what nvopt says against its loops. Early exits are on, as they are in opt."""
    sink = RemarkSink(enabled=True)
    knobs = {"force-vector-width": "4", "enable-early-exit-vectorization": "1"}
    run((LOOPS / name).read_text(), "loop-vectorize", knobs=knobs, remarks=sink)
    found: dict[str, Counter[str]] = {}
    for remark in sink.remarks:
        if remark.message.startswith("loop not vectorized: "):
            said = " ".join(remark.message.removeprefix("loop not vectorized: ").split())
            found.setdefault(remark.function, Counter())[said] += 1
    return found


def reasons_of_opt(name: str) -> dict[str, Counter[str]]:
    """By function of a file what opt says against its loops."""
    lines = (line.split(": ", 1) for line in SAID_BY_OPT.read_text().splitlines() if line.startswith(f"{name} "))
    return {where.split()[1]: Counter(said.split("; ")[1:]) for where, said in lines if "; " in said}


@pytest.mark.parametrize("name", FILES)
def test_nvopt_says_what_opt_says_and_as_often(name: str) -> None:
    ours, theirs = reasons_of_nvopt(name), reasons_of_opt(name)
    others = {f"{name} {one}" for one in {*ours, *theirs} if ours.get(one) != theirs.get(one)}
    assert others == {where for functions in OTHER_REASONS.values() for where in functions if where.startswith(f"{name} ")}


@pytest.mark.parametrize("name", FILES)
def test_nvopt_takes_what_opt_takes(name: str) -> None:
    ours, theirs = by_nvopt(name), by_opt(name)
    assert ours.keys() == theirs.keys()
    assert {f"{name} {one}" for one in theirs if ours[one] < theirs[one]} == {where for where in LEFT if where.startswith(f"{name} ")}


def test_nvopt_takes_most_of_them() -> None:
    loops = sum(sum(by_opt(name).values()) for name in FILES)
    assert loops > 630
    assert len(LEFT) < 0.05 * loops


def test_a_loop_right_behind_one_that_became_vectors_is_counted_still() -> None:
    """What comes to it from the vector loop and the scalar one is the same constant; four iterations pay only where it is known."""
    loops = [
        f"""{name}:
  %i{name} = phi i64 [ 0, %{before} ], [ %j{name}, %{name} ]
  %p{name} = getelementptr inbounds i32, ptr %a, i64 %i{name}
  store i32 1, ptr %p{name}, align 4
  %j{name} = add nuw nsw i64 %i{name}, 1
  %done{name} = icmp eq i64 %j{name}, 4
  br i1 %done{name}, label %{after}, label %{name}
"""
        for before, name, after in (("entry", "one", "two"), ("one", "two", "exit"))
    ]
    text = "".join(["define void @f(ptr %a) {\nentry:\n  br label %one\n", *loops, "exit:\n  ret void\n}\n"])
    assert taken(run(text, "loop-vectorize", knobs={"force-vector-width": "4"})) == {"f": 2}
