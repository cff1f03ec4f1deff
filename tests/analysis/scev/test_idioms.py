"""Loops that a warp, a block or a grid goes through together."""

from __future__ import annotations

import pytest

from nvopt.analysis.scev import idioms
from nvopt.analysis.scev.counts import loop_exits
from nvopt.analysis.scev.expressions.kinds import COULD_NOT_COMPUTE
from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
from nvopt.ir import Module

REGISTERS = [f"{name}.{at}" for name in ("tid", "ntid", "ctaid", "nctaid") for at in "xyz"] + ["warpsize", "laneid"]
DECLARED = "".join(f"declare i32 @llvm.nvvm.read.ptx.sreg.{one}()\n" for one in REGISTERS)


def _analysed(before: str, start: str, step: str, type: str = "i32", flags: str = "nsw", attributes: str = "") -> ScalarEvolution:
    reads = "".join(f"  %{one} = call i32 @llvm.nvvm.read.ptx.sreg.{one}()\n" for one in REGISTERS)
    text = f"""{DECLARED}
define ptx_kernel void @k(ptr %p, {type} %n) #0 {{
entry:
{reads}{before}  %enter = icmp slt {type} {start}, %n
  br i1 %enter, label %loop, label %exit

loop:                                             ; preds = %loop, %entry
  %i = phi {type} [ {start}, %entry ], [ %next, %loop ]
  store {type} %i, ptr %p, align 4
  %next = add {flags} {type} %i, {step}
  %go = icmp slt {type} %next, %n
  br i1 %go, label %loop, label %exit

exit:                                             ; preds = %loop, %entry
  ret void
}}

attributes #0 = {{ {attributes}nounwind }}
"""
    return ScalarEvolution(Module.parse(text.replace("add  ", "add ")).functions[-1])


GRID = "  %base = mul i32 %ctaid.x, %ntid.x\n  %start = add i32 %base, %tid.x\n  %step = mul i32 %ntid.x, %nctaid.x\n"
FOURS = GRID + "  %start4 = shl i32 %start, 2\n  %step4 = shl i32 %step, 2\n"
WIDE = (
    "  %c = zext i32 %ctaid.y to i64\n  %b = zext i32 %ntid.y to i64\n  %t = zext i32 %tid.y to i64\n  %g = zext i32 %nctaid.y to i64\n"
    "  %base = mul i64 %c, %b\n  %start = add i64 %base, %t\n  %step = mul i64 %b, %g\n"
)
SWAPPED = "  %base = mul i32 %ctaid.x, %ntid.y\n  %start = add i32 %base, %tid.x\n  %step = mul i32 %ntid.x, %nctaid.x\n"


@pytest.mark.parametrize(
    ("before", "start", "step", "type", "shape"),
    [
        ("", "%tid.x", "32", "i32", ("warp", "x", 1)),
        ("", "%tid.x", "%warpsize", "i32", ("warp", "x", 1)),
        ("", "%laneid", "32", "i32", ("warp", "x", 1)),
        ("", "%tid.y", "%ntid.y", "i32", ("block", "y", 1)),
        ("  %t = add i32 %tid.x, 7\n", "%t", "%ntid.x", "i32", ("block", "x", 1)),
        (GRID, "%start", "%step", "i32", ("grid", "x", 1)),
        (FOURS, "%start4", "%step4", "i32", ("grid", "x", 4)),
        (WIDE, "%start", "%step", "i64", ("grid", "y", 1)),
        ("", "%tid.x", "%ntid.y", "i32", None),
        ("", "%tid.x", "33", "i32", None),
        ("", "%tid.y", "32", "i32", None),
        ("", "0", "%ntid.x", "i32", None),
        (SWAPPED, "%start", "%step", "i32", None),
        ("  %t = mul i32 %tid.x, 2\n", "%t", "%ntid.x", "i32", None),
    ],
)
def test_shapes(before: str, start: str, step: str, type: str, shape: tuple[str, str, int] | None) -> None:
    found = [(one.kind, one.direction, one.elements) for one in idioms.find(_analysed(before, start, step, type))]
    assert found == ([shape] if shape else [])


REQUIRED = '"nvvm.reqntid"="256,2" '


@pytest.mark.parametrize(
    ("before", "start", "step", "shape"),
    [
        ("", "%tid.x", "256", ("block", "x", 1)),
        ("", "%tid.y", "2", ("block", "y", 1)),
        ("", "%tid.x", "%ntid.x", ("block", "x", 1)),
        ("", "%tid.x", "32", ("warp", "x", 1)),
        (GRID, "%start", "%step", ("grid", "x", 1)),
        (
            "  %base = shl i32 %ctaid.x, 8\n  %start = add i32 %base, %tid.x\n  %step = shl i32 %nctaid.x, 8\n",
            "%start",
            "%step",
            ("grid", "x", 1),
        ),
        ("", "%tid.z", "64", None),
    ],
)
def test_a_required_block_size_is_a_number(before: str, start: str, step: str, shape: tuple[str, str, int] | None) -> None:
    found = [(one.kind, one.direction, one.elements) for one in idioms.find(_analysed(before, start, step, attributes=REQUIRED))]
    assert found == ([shape] if shape else [])


def test_a_warp_stride_loop_never_wraps_and_says_how_often_it_runs() -> None:
    (found,) = idioms.find(_analysed("", "%tid.x", "%warpsize"))
    assert str(found.recurrence) == "{%tid.x,+,32}<nuw><nsw><%loop>"
    assert found.start.text() == "[0,1024)"
    assert found.step.text() == "[32,33)"
    assert str(found.count) == "((-1 + (-1 * %tid.x)<nsw> + %n) /u 32)"
    assert found.text() == (
        "Loop %loop: warp-stride in x: i32 {%tid.x,+,32}<nuw><nsw><%loop>, start [0,1024), step [32,33), "
        "backedge-taken count ((-1 + (-1 * %tid.x)<nsw> + %n) /u 32), at most 67108862"
    )


def test_no_flag_is_claimed_that_is_not_proved() -> None:
    se = _analysed("", "%tid.x", "%ntid.x", flags="")
    (found,) = idioms.find(se)
    assert str(found.recurrence) == "{%tid.x,+,%ntid.x}<%loop>"
    assert loop_exits.backedge_taken_count(se, found.loop).kind == COULD_NOT_COMPUTE
    assert str(found.count) == "((-1 + (-1 * %tid.x)<nsw> + %n) /u %ntid.x)"
    assert [str(one) for one in found.assumed] == ["{(%ntid.x + %tid.x)<nuw><nsw>,+,%ntid.x}<%loop> Added Flags: <nssw>"]
    assert found.text().endswith(
        "step [1,1025), backedge-taken count ((-1 + (-1 * %tid.x)<nsw> + %n) /u %ntid.x), at most 2147483646"
        " if {(%ntid.x + %tid.x)<nuw><nsw>,+,%ntid.x}<%loop> doesn't wrap around with a sign"
    )


def test_remarks_and_lines() -> None:
    se = _analysed(GRID, "%start", "%step")
    (remark,) = idioms.remarks(se, "print<scalar-evolution>")
    assert (remark.kind, remark.name, remark.function) == ("Analysis", "GridStrideLoop", "k")
    assert remark.message.startswith("grid-stride loop in x: index {((%ctaid.x * %ntid.x) + %tid.x),+,")
    assert idioms.lines(se) == [one.text() for one in idioms.find(se)]


def test_an_address_is_no_index() -> None:
    text = """declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()

define ptx_kernel void @k(ptr %p, i64 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %ntid = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t = zext i32 %tid to i64
  %by = zext i32 %ntid to i64
  %from = getelementptr i8, ptr %p, i64 %t
  br label %loop

loop:
  %q = phi ptr [ %from, %entry ], [ %further, %loop ]
  %i = phi i64 [ %t, %entry ], [ %next, %loop ]
  store i8 0, ptr %q, align 1
  %further = getelementptr i8, ptr %q, i64 %by
  %next = add nuw nsw i64 %i, %by
  %go = icmp slt i64 %next, %n
  br i1 %go, label %loop, label %exit

exit:
  ret void
}
"""
    (found,) = idioms.find(ScalarEvolution(Module.parse(text).functions[-1]))
    assert found.phi.name == "i"
