"""loop-vectorize beside opt's, on some 900 functions with loops: which of them it takes at four lanes (see vectorize_peers.py)."""

from __future__ import annotations

import pytest
from vectorize_peers import FILES, LOOPS, SAID_BY_OPT, taken

from nvopt import run

LEFT = dict.fromkeys(
    [f"{file} {name}" for file in ("conditions.ll", "conditions.O1.ll") for name in ("find_constant", "find_difference")]
    + ["variables.ll sx_first_greater_of_all"],
    "two exits, one of them not counted: only with -enable-early-exit-vectorization, as in cicc",
)
"""Loops that opt takes and nvopt leaves, by file and function, and why."""


def by_nvopt(name: str) -> dict[str, int]:
    """By function of a file how many loops nvopt takes."""
    return taken(run((LOOPS / name).read_text(), "loop-vectorize", knobs={"force-vector-width": "4"}))


def by_opt(name: str) -> dict[str, int]:
    """By function of a file how many loops opt takes."""
    lines = (line.split(": ", 1) for line in SAID_BY_OPT.read_text().splitlines() if line.startswith(f"{name} "))
    return {where.split()[1]: int(said.split(";")[0]) for where, said in lines}


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
