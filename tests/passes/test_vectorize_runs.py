"""The harness for vectorized loops: it finds nothing wrong with opt's, and something with what faults make of them.

vectorize/by_opt/ holds functions as opt 22 vectorizes them at four lanes.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from vectorize_faults import FAULTS, faulty
from vectorize_programs import compare, module
from vectorize_runs import Runner, defined

LOOPS = Path(__file__).with_name("vectorize")
BY_OPT = sorted((LOOPS / "by_opt").glob("*.ll"))
UNSEEN = {
    "resumes at the first iteration": "what is done twice is the same as what is done once, unless it is a sum or the arrays overlap",
    "sums from one": "the largest of bytes is 1 at least nearly always",
    "writes a lane ahead": "the remainder, which some loops have always, writes it again",
    "reads a vector ahead": "where loops read what lies ahead anyway",
    "reads a lane behind": "where loops read what lies behind anyway",
}
"""Faults that some functions don't show, and why."""


@pytest.fixture(scope="module")
def runner() -> Iterator[Runner]:
    with Runner() as one:
        yield one


@pytest.mark.parametrize("path", BY_OPT, ids=lambda path: path.stem)
def test_nothing_is_wrong_with_what_opt_makes(path: Path, runner: Runner) -> None:
    after = path.read_text()
    assert "\nvector.body:" in after
    assert runner.compare((LOOPS / path.name).read_text(), after, defined(after), reorders=True) == []


def planted() -> dict[str, list[tuple[Path, str, str]]]:
    """For each fault where it can be planted: the file, the function, the module with it."""
    found: dict[str, list[tuple[Path, str, str]]] = {name: [] for name in FAULTS}
    for path in BY_OPT:
        text = path.read_text()
        for function in re.finditer(r"^define [^@\n]*@([\w.]+)\(.*?^}", text, re.M | re.S):
            for fault, changed in faulty(function[0]):
                found[fault].append((path, function[1], text.replace(function[0], changed)))
    return found


PLANTED = planted()


@pytest.mark.parametrize("fault", FAULTS)
def test_faults_are_seen(fault: str, runner: Runner) -> None:
    """Each fault in a few functions: always, but for those that some functions don't show."""
    places = PLANTED[fault][:: max(1, len(PLANTED[fault]) // 3)][:3]
    assert places
    seen = [bool(runner.compare((LOOPS / path.name).read_text(), text, [name], reorders=True)) for path, name, text in places]
    assert any(seen) if fault in UNSEEN else all(seen)


def test_what_crashes_does_not_stop_the_rest(runner: Runner) -> None:
    before = """define i32 @one(ptr %a, i32 %n) {
  %x = load i32, ptr %a, align 4
  ret i32 %x
}
define i32 @two(ptr %a, i32 %n) {
  %x = load i32, ptr %a, align 4
  ret i32 %x
}
define i32 @three(ptr %a, i32 %n) {
  %x = load i32, ptr %a, align 4
  ret i32 %x
}
"""
    ahead = "%b = getelementptr i32, ptr %a, i64 1\n  %y = load volatile i32, ptr %b, align 4\n  ret i32 %x"
    head, _, tail = before.replace("ret i32 %x", ahead, 1).rpartition("ret i32 %x")
    found = runner.compare(before, f"{head}ret i32 7{tail}")
    assert [one.function for one in found] == ["one", "three"]
    assert "memory that isn't there" in found[0].what
    assert "returns 7" in found[1].what


def test_random_programs_are_themselves(runner: Runner) -> None:
    """Nothing in them is undefined, none leaves its arrays, and the harness takes no difference for one of its own."""
    for start in range(0, 120, 40):
        assert compare(range(start, start + 40), lambda text: text, runner) == []


def test_random_programs_are_of_many_kinds() -> None:
    text = module(range(100))
    assert text.count("phi ") > 300
    for part in (
        "half",
        "double",
        "i8",
        "reassoc",
        "volatile",
        "llvm.smax",
        "fcmp",
        "outer:",
        "sub nsw i64 72",
        "ptr %idx",
        "select i1",
        "urem",
    ):
        assert part in text
