"""branch-dist: how far it looks, each way at its limit, and each of what keeps a barrier alone."""

from __future__ import annotations

import pytest

from nvopt import run
from nvopt.passes.basic_dbe import SCAN_LIMIT

SYNC = "call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)"
HEAD = """target triple = "nvptx64-nvidia-cuda"
@p = internal addrspace(3) global [64 x float] undef
@q = internal addrspace(3) global [64 x float] undef
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare void @effect()
"""
WRITE, READ = "store float 1.0, ptr addrspace(3) @p", "%x = load volatile float, ptr addrspace(3) @q"


def left(lines: str, head: str = "ptx_kernel void @k(i32 %n, i1 %c)", **knobs: str) -> int:
    """How many barriers stay in a function of these lines."""
    text = run(f"{HEAD}define {head} convergent {{\n{lines}\n  ret void\n}}\n", "branch-dist", knobs=knobs)
    return text.count(SYNC)


def sums(count: int, name: str = "a") -> str:
    return "\n".join(f"  %{name}{at} = add i32 %n, {at}" for at in range(count))


PLAIN = READ.replace("volatile ", "")


@pytest.mark.parametrize(
    ("lines", "stay"),
    [
        (f"{sums(SCAN_LIMIT - 1)}\n{WRITE}\n{SYNC}\n{PLAIN}", 0),
        (f"{sums(SCAN_LIMIT)}\n{WRITE}\n{SYNC}\n{PLAIN}", 1),
        # behind it the load and the return are looked at, too
        (f"{WRITE}\n{SYNC}\n{PLAIN}\n{sums(SCAN_LIMIT - 2)}", 0),
        (f"{WRITE}\n{SYNC}\n{PLAIN}\n{sums(SCAN_LIMIT - 1)}", 1),
        # what other barriers are between is no matter of this one
        (f"{sums(SCAN_LIMIT)}\n{WRITE}\n{SYNC}\n{WRITE}\n{SYNC}\n{PLAIN}", 1),
        (f"{WRITE}\n{SYNC}\n{PLAIN}\n{SYNC}\n{PLAIN.replace('%x', '%y')}\n{sums(SCAN_LIMIT)}", 1),
    ],
)
def test_it_looks_at_so_many_instructions(lines: str, stay: int) -> None:
    assert left(lines) == stay


@pytest.mark.parametrize(
    ("above", "below", "stay"),
    [
        (WRITE, PLAIN, 0),
        (WRITE, PLAIN.replace("@q", "@p"), 1),
        (PLAIN, WRITE.replace("@p", "@q"), 1),
        (WRITE, WRITE, 1),
        (PLAIN, PLAIN.replace("%x", "%y"), 0),
        (WRITE, READ, 1),
        (READ, WRITE, 1),
        (WRITE, "call void @effect()", 1),
        ("call void @effect()", WRITE, 1),
        # what one side may not do beside what it may
        (f"{PLAIN}\n{WRITE}", PLAIN.replace("%x", "%y"), 0),
        (f"{PLAIN}\n{WRITE}", f"{PLAIN.replace('%x', '%y')}\n{WRITE}", 1),
    ],
)
def test_what_keeps_a_barrier(above: str, below: str, stay: int) -> None:
    assert left(f"{above}\n{SYNC}\n{below}") == stay
    # of another function than a kernel nobody knows what the callers do
    assert left(f"{above}\n{SYNC}\n{below}", "void @f(i32 %n, i1 %c)") == 1


def test_callers_do_nothing_behind_the_first_barrier() -> None:
    lines = f"  {SYNC}\n  {WRITE}\n  br label %then\nthen:\n  {SYNC}\n  {PLAIN}\n  {SYNC}"
    assert left(lines, "void @f(i32 %n, i1 %c)") == 2
    assert left(lines.replace(SYNC, "", 1), "void @f(i32 %n, i1 %c)") == 2


PART = """  {first}
  br i1 %c, label %then, label %both
then:
  {then}
  br label %both
both:
  {second}"""


@pytest.mark.parametrize(
    ("first", "then", "second", "stay"),
    [
        (f"{WRITE}\n{SYNC}", "", PLAIN, 0),
        (f"{WRITE}\n{SYNC}", PLAIN.replace("@q", "@p").replace("%x", "%y"), PLAIN, 1),
        (WRITE, "", f"{SYNC}\n{PLAIN}", 0),
        (PLAIN, WRITE.replace("@p", "@q"), f"{SYNC}\n{PLAIN.replace('%x', '%y')}", 1),
    ],
)
@pytest.mark.parametrize(
    ("knobs", "may_go"),
    [
        ({}, True),
        ({"disable-complex-branch-dist": "true"}, False),
        ({"branch-dist-block-limit": "-1"}, True),
        ({"branch-dist-block-limit": "3"}, True),
        ({"branch-dist-block-limit": "1"}, False),
    ],
)
def test_ways_through_several_blocks(first: str, then: str, second: str, stay: int, knobs: dict[str, str], may_go: bool) -> None:
    assert left(PART.format(first=first, then=then, second=second), **knobs) == (stay if may_go else 1)


@pytest.mark.parametrize("most", ["-1", "0", "1", "2", "3"])
def test_no_more_than_so_many_go(most: str) -> None:
    reads = "\n".join(f"{PLAIN.replace('%x', f'%x{at}')}\n{SYNC}" for at in range(2))
    assert left(f"{reads}\n{PLAIN}", **{"branch-dist-func-limit": most}) == 2 - min(2, int(most) if int(most) >= 0 else 2)


@pytest.mark.parametrize(("names", "stay"), [("", 0), ("k", 1), ("other,k", 1), ("kk,other", 0)])
def test_functions_that_the_user_wants_left_alone(names: str, stay: int) -> None:
    assert left(f"{WRITE}\n{SYNC}\n{PLAIN}", **{"no-branch-dist": names}) == stay
