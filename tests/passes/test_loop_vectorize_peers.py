"""loop-vectorize beside opt's, on some 600 functions with loops: which of them it takes at four lanes (see vectorize_peers.py)."""

from __future__ import annotations

import pytest
from vectorize_peers import FILES, LOOPS, SAID_BY_OPT, taken

from nvopt import run

LEFT: dict[str, str] = {
    f"{file} {name}": "two exits, one of them not counted: only with -enable-early-exit-vectorization, as in cicc"
    for file in ("conditions.ll", "conditions.O1.ll")
    for name in ("find_constant", "find_difference")
}
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
    assert loops > 450
    assert len(LEFT) < 0.05 * loops
