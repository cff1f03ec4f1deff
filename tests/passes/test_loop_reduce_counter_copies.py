"""What loop-reduce knows of counters in iterations that ptxas makes one of: which uses need a copy for each, and when that goes."""

from __future__ import annotations

import pytest

from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.loops import Loop, LoopInfo
from nvopt.ir import Module
from nvopt.passes.loop_reduce.addresses import dead_without
from nvopt.passes.loop_reduce.counter_copies import CounterCopies
from nvopt.passes.loop_reduce.rounds import rounds

PRODUCT = "%m = mul i32 %i, %s"


def loop_of(body: str, *, type: str = "i32", behind: str = "", mark: str = "") -> Loop:
    text = f"""target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr addrspace(1) %a, {type} %n, {type} %s, i64 %late) {{
entry:
  br label %loop
loop:
  %i = phi {type} [ 0, %entry ], [ %next, %loop ]
{body}
  %next = add nsw {type} %i, 1
{behind}
  %more = icmp slt {type} %next, %n
  br i1 %more, label %loop, label %done{mark}
done:
  ret void
}}
!0 = distinct !{{!0, !1}}
!1 = !{{!"llvm.loop.unroll.disable"}}
"""
    function = Module.parse(text).functions[0]
    (loop,) = LoopInfo(function, DominatorTree(function))
    return loop


def spared(loop: Loop, *names: str) -> float:
    values = [inst for inst in loop.header if inst.name in names]
    assert len(values) == len(names)
    return CounterCopies(loop, rounds(loop)).spared(dead_without(values, loop))


WIDE = "  %w = sext i32 %i to i64\n"
ADDRESS = WIDE + "  %p = getelementptr i32, ptr addrspace(1) %a, i64 %w\n"


@pytest.mark.parametrize(
    ("rest", "expected"),
    [
        ("", 0.75),
        # a distance that is part of an access
        (ADDRESS, 0.75),
        ("  %x = add i32 %i, 3\n  %w = zext i32 %x to i64\n  %p = getelementptr i32, ptr addrspace(1) %a, i64 %w\n", 0.75),
        ("  %x = shl i32 %i, 3\n  %p = getelementptr i32, ptr addrspace(1) %a, i32 %x\n", 0.75),
        ("  %x = mul i32 %i, 3\n  %p = getelementptr i32, ptr addrspace(1) %a, i32 %x\n", 0.75),
        ("  %x = sub i32 %i, 3\n  %p = getelementptr i32, ptr addrspace(1) %a, i32 %x\n", 0.75),
        ("  %x = sub i32 3, %i\n  %p = getelementptr i32, ptr addrspace(1) %a, i32 %x\n", 0.75),
        # of three numbers
        ("  %x = add i32 %s, %i\n  %p = getelementptr i32, ptr addrspace(1) %a, i32 %x\n", 0.75),
        # none that is
        ("  %x = add i32 %s, %i\n  %y = mul i32 %x, %s\n", 0),
        ("  %x = shl i32 3, %i\n  %p = getelementptr i32, ptr addrspace(1) %a, i32 %x\n", 0),
        ("  %x = mul i32 %s, %i\n", 0),
        ("  %x = and i32 %i, 3\n  %p = getelementptr i32, ptr addrspace(1) %a, i32 %x\n", 0),
        ("  store i32 %i, ptr addrspace(1) %a\n", 0),
        ("  %c = icmp eq i32 %i, %s\n", 0),
        ("  %f = sitofp i32 %i to float\n", 0),
        ("  %t = trunc i32 %i to i16\n", 0),
        (WIDE + "  %x = mul i64 %w, %late\n", 0),
        (WIDE + "  store i64 %w, ptr addrspace(1) %a\n", 0),
    ],
)
def test_uses_that_need_a_counter_of_each_iteration(rest: str, expected: float) -> None:
    loop = loop_of(f"  {PRODUCT}\n  store i32 %m, ptr addrspace(1) %a\n{rest}")
    assert spared(loop, "m") == expected


def test_what_is_needed_of_two_products_goes_with_both() -> None:
    loop = loop_of(f"  {PRODUCT}\n  %l = mul i32 %s, %i")
    assert [spared(loop, "m"), spared(loop, "l"), spared(loop, "m", "l"), spared(loop)] == [0, 0, 0.75, 0]


def test_nothing_goes_that_is_not_there() -> None:
    assert spared(loop_of(ADDRESS), "p") == 0
    assert spared(loop_of("  %x = add i32 %i, %s\n  %w = zext i32 %x to i64"), "x") == 0


@pytest.mark.parametrize(("use", "expected"), [("add i32 %next, %s", 0.75), ("mul i32 %next, %s", 0)])
def test_the_next_value_is_the_counter_of_the_next_iteration(use: str, expected: float) -> None:
    assert spared(loop_of(f"  {PRODUCT}", behind=f"  %o = {use}"), "m") == expected


def test_a_counter_of_64_bits_is_two_instructions() -> None:
    assert spared(loop_of("  %m = mul i64 %i, %s", type="i64"), "m") == 1.5


def test_a_loop_that_ptxas_leaves_alone_has_one_iteration_at_a_time() -> None:
    assert spared(loop_of(f"  {PRODUCT}", mark=", !llvm.loop !0"), "m") == 0
    loop = loop_of(f"  {PRODUCT}")
    dead = dead_without([loop.header.instructions[1]], loop)
    assert [CounterCopies(loop, count).spared(dead) for count in (1, 2, 4)] == [0, 0.5, 0.75]
