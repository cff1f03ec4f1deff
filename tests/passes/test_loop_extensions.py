"""`loop-reduce` and `loop-unroll<many-loads>` extend by the sign what has several extensions: each condition alone untrue."""

from __future__ import annotations

import pytest

from nvopt import parse, run
from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.loops import LoopInfo
from nvopt.ir import Function
from nvopt.passes.loop_reduce.extensions import extend_alike

BOTH = "  %w = zext nneg i32 %i to i64\n  %v = sext i32 %i to i64"


def loop(body: str, ahead: str = "", behind: str = "") -> str:
    return f"""target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @f(ptr addrspace(1) %a, i32 %n, i32 %k) {{
entry:
{ahead}
  br label %loop
loop:
  %i = phi i32 [ %k, %entry ], [ %next, %latch ]
{body}
  %p = getelementptr float, ptr addrspace(1) %a, i64 %w
  store float 0.0, ptr addrspace(1) %p
  br label %inner
inner:
  %j = phi i32 [ 0, %loop ], [ %following, %inner ]
  %o = sext i32 %j to i64
  %following = add nuw nsw i32 %j, 1
  %d = icmp slt i32 %following, %n
  br i1 %d, label %inner, label %latch
latch:
{behind}
  %next = add nuw nsw i32 %i, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}}
"""


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (loop(BOTH), True),
        (loop("  %v = sext i32 %i to i64\n  %w = zext nneg i32 %i to i64"), True),
        (loop("  %w = zext nneg i32 %i to i64", behind="  %v = sext i32 %i to i64"), True),
        (loop("  %w = zext nneg i32 %i to i64"), False),
        (loop("  %w = sext i32 %i to i64"), False),
        (loop(BOTH.replace(" nneg", "")), False),
        (loop(BOTH.replace("sext i32 %i", "sext i32 %k")), False),
        (loop(BOTH.replace("sext i32 %i to i64", "sext i32 %i to i128")), False),
        # in two loops
        (loop("  %w = zext nneg i32 %k to i64", ahead="  %v = sext i32 %k to i64"), False),
        (loop("  %w = zext nneg i32 %k to i64").replace("%o = sext i32 %j", "%o = sext i32 %k"), False),
    ],
)
def test_each_condition(text: str, expected: bool) -> None:
    function = next(one for one in parse(text).functions if not one.is_declaration)
    loops = LoopInfo(function, DominatorTree(function))
    before = opcode_of_w(function)
    assert [extend_alike(one, loops) for one in loops].count(True) == expected
    assert opcode_of_w(function) == ("sext" if expected else before)


def opcode_of_w(function: Function) -> str:
    return next(inst.opcode for block in function.blocks for inst in block if inst.name == "w")


def test_where_it_stood() -> None:
    text = loop(BOTH).replace("to i64\n  %v", "to i64, !dbg !3\n  %v").replace("%k) {", "%k) !dbg !2 {") + (
        "!llvm.dbg.cu = !{!0}\n!llvm.module.flags = !{!4}\n!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1)\n"
        '!1 = !DIFile(filename: "a.cu", directory: "/")\n!2 = distinct !DISubprogram(name: "f", file: !1, unit: !0)\n'
        '!3 = !DILocation(line: 7, scope: !2)\n!4 = !{i32 2, !"Debug Info Version", i32 3}\n'
    )
    found = [line for line in run(text, "loop-reduce", cpu="sm_90").splitlines() if " sext i32 %i " in line]
    assert len(found) == 2
    assert "!dbg" in found[0]


def test_also_what_is_left_to_llvm() -> None:
    """An array in local memory: no attribute, but the extension."""
    text = loop(BOTH, ahead="  %array = alloca [8 x float]").replace("ptr addrspace(1) %a, i64", "ptr %array, i64")
    after = run(text.replace("store float 0.0, ptr addrspace(1)", "store volatile float 0.0, ptr"), "loop-reduce<compare>", cpu="sm_90")
    assert "nvopt-loop-reduce" not in after
    assert " zext nneg " not in after


def summed(extension: str) -> str:
    return f"""target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define ptx_kernel void @f(ptr addrspace(1) %a, ptr addrspace(1) %out, i32 %n) {{
entry:
  %k = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %some = icmp slt i32 %k, %n
  br i1 %some, label %loop, label %exit
loop:
  %i = phi i32 [ %k, %entry ], [ %next, %loop ]
  %s = phi float [ 0.0, %entry ], [ %t, %loop ]
  %w = {extension} i32 %i to i64
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %w
  %x = load float, ptr addrspace(1) %p
  %t = fadd float %s, %x
  %next = add nuw nsw i32 %i, 32
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  %sum = phi float [ 0.0, %entry ], [ %t, %loop ]
  store float %sum, ptr addrspace(1) %out
  ret void
}}
"""


@pytest.mark.parametrize(("extension", "expected"), [("zext nneg", "sext"), ("sext", "sext"), ("zext", "zext")])
def test_copies_share_a_base(extension: str, expected: str) -> None:
    after = run(summed(extension), "loop-unroll<many-loads>", cpu="sm_90")
    assert after.count(" load float") == 5
    assert after.count(f"{expected} i32 %") == 5
    assert " nneg " not in after
