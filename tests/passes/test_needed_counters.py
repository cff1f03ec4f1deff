"""Loops with a counter for their exit test alone ask another one: of 8 bits, run with all limits, and where each condition ends."""

from __future__ import annotations

import ctypes
import itertools
import re
from collections.abc import Iterator

import pytest
from harness import Compiled
from host import host_text

from nvopt import run

STARTS = (0, 1, 49, 50, 127, 128, 129, 200, 255)
FUEL = 300
"""Iterations at most: some of the loops never come to their limit."""


def program(name: str, by: int, step: int, first: int, limit: str, stay: str, flags: str, ahead: str, given: str = "noundef ") -> str:
    """A function of the limit and of what the needed counter begins with, which gives the iterations, and a sum that tells the counter's
    values apart."""
    return f"""
define i32 @{name}(i8 %n, i8 {given}%j) {{
entry:
  {ahead}
ph:
  {limit}
  br label %loop
loop:
  %c = phi i8 [ {first}, %ph ], [ %c.next, %latch ]
  %i = phi i8 [ %j, %ph ], [ %i.next, %latch ]
  %sum = phi i32 [ 0, %ph ], [ %sum.next, %latch ]
  %fuel = phi i32 [ 0, %ph ], [ %fuel.next, %latch ]
  %is.empty = icmp eq i32 %fuel, {FUEL}
  br i1 %is.empty, label %exit, label %latch
latch:
  %w = zext i8 %i to i32
  %mixed = mul i32 %sum, 31
  %sum.next = add i32 %mixed, %w
  %fuel.next = add i32 %fuel, 1
  %i.next = add {flags}i8 %i, {step}
  %c.next = add i8 %c, {by}
  %more = icmp {stay} i8 %c.next, %limit
  br i1 %more, label %loop, label %exit
exit:
  %s = phi i32 [ %sum, %loop ], [ %sum.next, %latch ]
  %f = phi i32 [ %fuel, %loop ], [ %fuel.next, %latch ]
  %shifted = shl i32 %f, 20
  %both = xor i32 %s, %shifted
  ret i32 %both
none:
  %address = getelementptr i8, ptr null, i8 %n
  ret i32 -1
}}
"""


AHEAD = {
    "nothing": "br label %ph",
    "signed": "%go = icmp sgt i8 %n, 7\n  br i1 %go, label %ph, label %none",
    "small": "%go = icmp ult i8 %n, 40\n  br i1 %go, label %other, label %none\nother:\n"
    "  %above = icmp ugt i8 %n, 4\n  br i1 %above, label %ph, label %none",
    "both": "%go = icmp ult i8 %n, 40\n  br i1 %go, label %other, label %none\nother:\n"
    "  %above = icmp ugt i8 %n, 7\n  br i1 %above, label %another, label %none\nanother:\n"
    "  %low = icmp ult i8 %j, 50\n  br i1 %low, label %ph, label %none",
}
LIMITS = {"all": "%limit = add i8 %n, 0", "fours": "%limit = and i8 %n, -4"}


OF_ALL_LIMITS = """
define void @of_all_limits(ptr %f, i8 %j, ptr %results) {
entry:
  br label %loop
loop:
  %n = phi i32 [ 0, %entry ], [ %n.next, %loop ]
  %limit = trunc i32 %n to i8
  %result = call i32 %f(i8 %limit, i8 %j)
  %place = getelementptr i32, ptr %results, i32 %n
  store i32 %result, ptr %place
  %n.next = add i32 %n, 1
  %more = icmp ult i32 %n.next, 256
  br i1 %more, label %loop, label %exit
exit:
  ret void
}
"""
"""Writes what a function gives for each limit."""


def programs(stay: str) -> Iterator[str]:
    numbers = itertools.count()
    for by, multiple, first, limit, flags, ahead in itertools.product(
        (1, 3, 4), (1, -1, 2, 3, -2, 8), (0, 4), LIMITS.values(), ("", "nsw ", "nuw "), AHEAD.values()
    ):
        yield program(f"f{next(numbers)}", by, by * multiple, first, limit, stay, flags, ahead)


def bodies(text: str) -> dict[str, str]:
    """The lines of each function."""
    return dict(re.findall(r"^define .*?@(\w+)\((.*?)^}", text, re.M | re.S))


def dropped(before: str, after: str) -> int:
    """The counters that are gone."""
    return before.count("phi i8") - after.count("phi i8")


@pytest.mark.parametrize(("stay", "changed"), [("ne", 414), ("slt", 54), ("ult", 54)])
def test_loops_do_what_they_did(stay: str, changed: int) -> None:
    functions = [*programs(stay)]
    text = "".join(functions)
    after = run(text, "loop-reduce")
    assert dropped(text, after) == changed
    found, expected = ((ctypes.c_uint32 * 256)() for _ in range(2))
    with Compiled(host_text(run(text, "verify") + OF_ALL_LIMITS)) as plain, Compiled(host_text(after + OF_ALL_LIMITS)) as reduced:
        run_plain, run_reduced = (side.function("of_all_limits") for side in (plain, reduced))
        lines = bodies(after)
        for number, function in enumerate(functions):
            if "%c = phi" in lines[f"f{number}"]:
                continue
            old, new = (side.address(f"f{number}") for side in (plain, reduced))
            for j in STARTS:
                run_plain(old, j, ctypes.addressof(expected))
                run_reduced(new, j, ctypes.addressof(found))
                assert bytes(found) == bytes(expected), (function, j)


def asked(function: str) -> str:
    """What the loop asks behind the pass; "" where it asks the counter that it asked before."""
    after = run(function, "loop-reduce")
    return after.split("%more = icmp ")[1].split("\n")[0] if dropped(function, after) else ""


def guarded(least: int, most: int, below: int = 256) -> str:
    """Branches behind which the limit is one of these, and the needed counter begins below."""
    conditions = [f"icmp uge i8 %n, {least}", f"icmp ule i8 %n, {most}", *([f"icmp ult i8 %j, {below}"] if below < 256 else [])]
    blocks = [f"  %ahead{at} = {one}\n  br i1 %ahead{at}, label %next{at}, label %none\nnext{at}:" for at, one in enumerate(conditions)]
    return "\n".join([*blocks, "  br label %ph"]).strip()


@pytest.mark.parametrize(
    ("multiple", "first", "least", "most", "expected"),
    [
        (3, 0, 1, 85, True),  # 255 of 256 numbers
        (3, 0, 1, 86, False),
        (-3, 0, 1, 85, True),
        (-3, 0, 1, 86, False),
        (2, 0, 1, 127, True),  # no negative number
        (2, 0, 1, 128, False),
        (2, 0, 0, 127, False),  # where the limit is zero, the counter goes round all numbers
        (2, 4, 5, 127, True),
        (2, 4, 4, 127, False),
        (1, 0, 0, 255, True),
        (-1, 0, 0, 255, True),
    ],
)
def test_how_far_it_may_go(multiple: int, first: int, least: int, most: int, expected: bool) -> None:
    function = program("f", 1, multiple, first, LIMITS["all"], "ne", "", guarded(least, most))
    assert bool(asked(function)) == expected


@pytest.mark.parametrize(
    ("multiple", "most", "below", "order"),
    [
        (1, 27, 101, "slt"),  # 100 + 27
        (1, 28, 101, "ult"),
        (1, 27, 102, "ult"),
        (2, 77, 102, "ult"),  # 101 + 154
        (2, 78, 102, ""),
        (2, 77, 103, ""),
        (-1, 27, 101, ""),  # goes down
    ],
)
@pytest.mark.parametrize("stay", ["slt", "ult"])
def test_an_order_stays_one_where_nothing_overflows(multiple: int, most: int, below: int, order: str, stay: str) -> None:
    function = program("f", 1, multiple, 0, LIMITS["all"], stay, "", guarded(1, most, below))
    assert asked(function)[:3] == order


@pytest.mark.parametrize(
    ("most", "below", "kept"),
    [(27, 101, "nuw nsw "), (28, 101, "nuw "), (27, 102, "nuw "), (127, 129, "nuw "), (127, 130, ""), (128, 101, "")],
)
def test_flags_stay_that_hold_in_the_last_iteration(most: int, below: int, kept: str) -> None:
    function = program("f", 1, 1, 0, LIMITS["all"], "ne", "nuw nsw ", guarded(1, most, below))
    assert f"%i.next = add {kept}i8 %i, 1" in run(function, "loop-reduce")
    assert asked(function)


@pytest.mark.parametrize(
    ("what", "instead"),
    [
        ("%c.next = add i8 %c, 1", "%c.next = add i8 %c, -1"),
        ("%more = icmp ne i8 %c.next, %limit", "%more = icmp ne i8 %c, %limit"),
        ("%more = icmp ne i8 %c.next, %limit", "%more = icmp ule i8 %c.next, %limit"),
        ("%w = zext i8 %i to i32", "%w = zext i8 %c to i32"),
        ("%w = zext i8 %i to i32", "%w = zext i8 7 to i32"),  # nobody needs the other counter
        ("%i.next = add i8 %i, 2", "%i.next = add i8 %i, %n"),
        ("%i.next = add i8 %i, 2", "%i.next = xor i8 %i, 2"),
        ("%i.next = add i8 %i, 2", "%i.next = add i8 %i, 0"),
        ("%i.next = add i8 %i, 2", "%i.next = add i8 %limit, 2"),
    ],
)
def test_what_is_needed_of_both_counters(what: str, instead: str) -> None:
    function = program("f", 1, 2, 0, LIMITS["all"], "ne", "", guarded(1, 40))
    assert asked(function)
    assert what in function
    assert not asked(function.replace(what, instead))


def test_steps_that_are_no_multiple() -> None:
    assert asked(program("f", 4, 8, 0, LIMITS["fours"], "ne", "", guarded(4, 15)))
    assert not asked(program("f", 4, 6, 0, LIMITS["fours"], "ne", "", guarded(4, 15)))
    assert not asked(program("f", 4, 8, 0, LIMITS["all"], "ne", "", guarded(4, 15)))  # a limit that it may step over
    assert not asked(program("f", 4, 8, 2, LIMITS["fours"], "ne", "", guarded(4, 15)))
    assert not asked(program("f", 3, 6, 0, "%limit = mul i8 %n, 3", "ne", "", guarded(1, 15)))


def test_a_counter_needed_behind_the_loop_alone() -> None:
    function = program("f", 1, 1, 0, LIMITS["all"], "ne", "", guarded(1, 40))
    assert not asked(function.replace("zext i8 %i to", "zext i8 7 to"))
    behind = function.replace("zext i8 %i to", "zext i8 7 to").replace(
        "%f = phi", "%b = phi i8 [ 0, %loop ], [ %i.next, %latch ]\n  %f = phi"
    )
    assert asked(behind)


def test_what_may_be_poison_is_frozen() -> None:
    sure, unsure = (program("f", 1, 1, 0, LIMITS["all"], "ne", "nuw ", guarded(1, 40), given) for given in ("noundef ", ""))
    assert "freeze" not in run(sure, "loop-reduce")
    assert "freeze i8 %j" in run(unsure, "loop-reduce")


def test_of_what_is_frozen_nothing_is_known() -> None:
    function = program("f", 1, 1, 0, LIMITS["all"], "ne", "nuw ", guarded(1, 27)).replace("[ %j, %ph ]", "[ %low, %ph ]")
    low = "  %low = lshr i8 %j, 4\n  br label %loop"
    assert "add nuw i8 %i, 1" in run(function.replace("  br label %loop", low), "loop-reduce")
    assert "add i8 %i, 1" in run(function.replace("  br label %loop", low.replace("lshr", "lshr exact")), "loop-reduce")
    ordered = function.replace("icmp ne", "icmp slt")
    assert asked(ordered.replace("  br label %loop", low))
    assert not asked(ordered.replace("  br label %loop", low.replace("lshr", "lshr exact")))


@pytest.mark.parametrize("waits", [True, False])
@pytest.mark.parametrize(("start", "limit", "expected"), [("%j", "%n", True), ("%t", "%n", False), ("%t", "%t", True), ("%j", "%t", True)])
def test_threads_that_wait_for_one_another_are_seen_to_go_round_as_often(start: str, limit: str, expected: bool, waits: bool) -> None:
    text = program("f", 1, 1, 0, f"%limit = add i8 {limit}, 0", "ne", "", "br label %ph").replace("[ %j, %ph ]", f"[ {start}, %ph ]")
    text = text.replace("entry:", "entry:\n  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n  %t = trunc i32 %tid to i8")
    if waits:
        text = text.replace("latch:", "latch:\n  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)")
    declared = "declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\ndeclare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)\n"
    assert bool(asked(text + declared)) == (expected or not waits)


def test_the_needed_counter_may_be_computed_behind_the_test() -> None:
    function = program("f", 1, 2, 0, LIMITS["all"], "ne", "", guarded(1, 40))
    step = "  %i.next = add i8 %i, 2\n"
    assert asked(function.replace(step, "").replace("  br i1 %more", f"{step}  br i1 %more"))


def test_the_nearest_multiple_is_taken() -> None:
    function = program("f", 1, 2, 0, LIMITS["all"], "ne", "", guarded(1, 40))
    other = function.replace("  %sum = phi", "  %o = phi i8 [ 9, %ph ], [ %o.next, %latch ]\n  %sum = phi").replace(
        "  %w = zext i8 %i to i32", "  %o.next = add i8 %o, 1\n  %both.needed = xor i8 %i, %o\n  %w = zext i8 %both.needed to i32"
    )
    assert "%o.next" in asked(other)


def test_a_test_that_ends_no_loop_stays() -> None:
    function = program("f", 1, 2, 0, LIMITS["all"], "ne", "", guarded(1, 40))
    head, tail = function.split("exit:\n")
    head = re.sub(r"(\[ \S+, %latch \])", r"\1, \1", head).replace("label %loop, label %exit\n", "label %loop, label %loop\n")
    tail = tail.replace(", [ %sum.next, %latch ]", "").replace(", [ %fuel.next, %latch ]", "")
    assert not asked(f"{head}exit:\n{tail}")
