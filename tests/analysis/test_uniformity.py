"""Which values threads share, and which may differ."""

from __future__ import annotations

import pytest

from nvopt.analysis.uniformity import may_differ_by_thread
from nvopt.ir import Module

KERNEL = """
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.laneid()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @g(i32)
define ptx_kernel void @f(ptr addrspace(1) %p, i32 %n) {{
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %block = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %j = phi i32 [ %tid, %entry ], [ %more, %loop ]
  %x = {}
  %next = add i32 %i, 1
  %more = add i32 %j, %n
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %done
done:
  ret void
}}
"""


@pytest.mark.parametrize(
    ("line", "differs"),
    [
        ("add i32 %i, %block", False),
        ("add i32 %j, %block", True),
        ("mul i32 %tid, 4", True),
        ("call i32 @llvm.nvvm.read.ptx.sreg.laneid()", True),
        ("getelementptr float, ptr addrspace(1) %p, i32 %i", False),
        ("getelementptr float, ptr addrspace(1) %p, i32 %j", True),
        ("load i32, ptr addrspace(1) %p", False),
        ("freeze i32 %n", False),
        ("call i32 @g(i32 %n)", True),
        ("alloca i32", True),
        ("atomicrmw add ptr addrspace(1) %p, i32 1 monotonic", True),
    ],
)
def test_what_may_differ_by_thread(line: str, differs: bool) -> None:
    function = next(one for one in Module.parse(KERNEL.format(line)).functions if one.name == "f")
    (x,) = (one for one in function.instructions() if one.name == "x")
    assert may_differ_by_thread([x]) is differs
    assert may_differ_by_thread([function.args[1], x]) is differs


def test_arguments_and_no_values_do_not_differ() -> None:
    function = next(one for one in Module.parse(KERNEL.format("freeze i32 %n")).functions if one.name == "f")
    assert not may_differ_by_thread(function.args)
    assert not may_differ_by_thread([])
