"""loop-reduce run: on the vectorizer's loops and on random ones, before and after, on every trip count from 0 to 70."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from effort import IS_LONG
from vectorize_programs import compare
from vectorize_runs import EVERY, Runner, defined, with_only

from nvopt import run

LOOPS = sorted(Path(__file__).with_name("vectorize").glob("*.ll"))
STEPS, NESTS, ROWS, PRODUCTS, LATE_STEPS, STRIDES, STRIDED_PRODUCTS, INVARIANTS, EQUAL_COUNTERS, COUNTING_DOWN, SUM_COUNTERS = (
    Path(__file__).parent / f"loop_reduce/{name}.ll"
    for name in (
        "steps",
        "nests",
        "rows",
        "products",
        "late_steps",
        "strides",
        "strided_products",
        "invariants",
        "equal_counters",
        "counting_down",
        "sum_counters",
    )
)
EACH = 1 if IS_LONG else EVERY
ROUNDS = 20_000 if IS_LONG else 60


def body(text: str, name: str) -> str:
    """The lines of a function."""
    return text.split(f"@{name}(", 1)[1].split("\n}\n", 1)[0]


def reduced(path: Path, runner: Runner) -> str:
    """A file's loops behind the pass, which do what they did."""
    before = path.read_text()
    after = run(before, "loop-reduce", cpu="sm_90")
    assert runner.compare(before, after, every=EACH) == []
    return after


@pytest.fixture(scope="module")
def runner() -> Iterator[Runner]:
    with Runner() as one:
        yield one


@pytest.mark.parametrize("path", LOOPS, ids=lambda path: path.stem)
def test_loops_do_what_they_did(path: Path, runner: Runner) -> None:
    before = path.read_text()
    after = run(before, "loop-reduce")
    assert runner.compare(before, after, every=EACH) == []


def test_addresses_that_take_much_do_what_they_did(runner: Runner) -> None:
    after = reduced(STEPS, runner)
    changed = [name for name in defined(after) if "lsr.iv" in body(after, name) or " x i8], ptr" in body(after, name)]
    assert " ".join(changed) == (
        "pitch pitch_in_bytes pitch_of_ints pitch_stored pitch_shared pitch_of_two pitch_down third from_the_middle unsigned_index fields "
        "local_fixed local_matrix local_down local_two"
    )


def test_indices_that_may_wrap_around_do_what_they_did(runner: Runner) -> None:
    after = reduced(NESTS, runner)
    assert len(re.findall(r"%lsr\.iv\d* = phi i32 ", after)) == 10
    assert all("lsr.iv" in body(after, name) for name in defined(after))


def test_rows_of_memory_are_what_they_were(runner: Runner) -> None:
    after = reduced(ROWS, runner)
    pointers = {name: body(after, name).count(" = phi ptr ") for name in defined(after)}
    assert pointers == {"two_rows": 2, "four_rows": 2, "two_arrays": 2, "row_in_a_branch": 2, "stored_rows": 1, "rows_down": 2}


def test_products_of_sums_are_what_they_were(runner: Runner) -> None:
    after = reduced(PRODUCTS, runner)
    multiplications = {name: len(re.findall(" = (?:mul|shl) ", body(after, name))) for name in defined(after)}
    assert multiplications == {"points": 1, "from_below": 1, "down": 1, "fours": 1}


def test_counters_of_late_steps_go_where_nobody_else_asks_them(runner: Runner) -> None:
    after = reduced(LATE_STEPS, runner)
    counters = {name: body(after, name).count(" = phi i32 ") for name in defined(after)}
    assert counters == {"gathered": 1, "scattered": 1, "commuted": 1, "two_arrays": 1, "asked": 2, "asked_behind": 3}


def test_equal_counters_are_one(runner: Runner) -> None:
    """Which says of overflows what both did."""
    after = reduced(EQUAL_COUNTERS, runner)
    counters = {name: body(after, name).count(" = phi i32 ") for name in ("equal", "late")}
    assert counters == {"equal": 1, "late": 2}
    assert " = add nsw i32 " in body(after, "equal")
    assert "nuw" not in body(after, "equal")


def test_counters_for_tests_alone_count_down(runner: Runner) -> None:
    after = reduced(COUNTING_DOWN, runner)
    tests = {name: re.findall(r"icmp (?:eq|ne) (i\d+ %\S+, \S+)", body(after, name)) for name in defined(after)}
    assert tests.pop("around") == ["i32 %lsr.left.next, 0", "i32 %lsr.left.next2, 0"]
    assert tests.pop("down_wide") == ["i64 %lsr.left.next, 0"]
    assert {*map(tuple, tests.values())} == {("i32 %lsr.left.next, 0",)}


def test_multiples_of_strides_are_what_they_were(runner: Runner) -> None:
    after = reduced(STRIDES, runner)
    assert {name: body(after, name).count(" = mul nsw i64 %w, ") for name in defined(after)} == {"by_sign": 1, "without_sign": 2}


def test_products_by_strides_are_stepped_as_numbers(runner: Runner) -> None:
    after = reduced(STRIDED_PRODUCTS, runner)
    assert {name: body(after, name).count(" = phi i32 ") for name in defined(after)} == {"two": 3, "by_three": 2, "wrapping": 2}


@pytest.mark.parametrize("start", range(0, ROUNDS, 20))
def test_random_loops_do_what_they_did(start: int, runner: Runner) -> None:
    assert compare(range(start, start + 20), lambda text: run(text, "loop-reduce"), runner, every=EACH) == []


def test_unrolled_loops_do_what_they_did(runner: Runner) -> None:
    """Which have many addresses a constant distance apart."""
    for path in LOOPS[::3]:
        text = path.read_text()
        some = with_only(text, defined(text)[::5])
        before = run(some, "loop-vectorize", knobs={"force-vector-width": "1", "force-vector-interleave": "4"})
        assert runner.compare(before, run(before, "loop-reduce"), every=EACH) == []


def test_rows_that_are_read_in_part_are_what_they_were(runner: Runner) -> None:
    after = reduced(INVARIANTS, runner)
    assert {name: len(re.findall(r" = add nsw i32 .*%s\b", body(after, name))) for name in defined(after)} == {
        "within": 0,
        "copies": 0,
        "gathered": 0,
    }


def test_counters_for_sums_count_by_them(runner: Runner) -> None:
    """Of the loops within one another the outer, by which the sums of the inner differ from each other."""
    after = reduced(SUM_COUNTERS, runner)
    assert all("%lsr.at = phi" in body(after, name) for name in defined(after))
    assert [name for name in defined(after) if "%i = phi" in body(after, name)] == ["around"]
