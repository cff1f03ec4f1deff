"""How large loop-unroll takes instructions to be, each by itself; and what is only there for assumptions."""

from __future__ import annotations

import pytest

import nvopt
from nvopt.ir import Function
from nvopt.passes.loop_unroll.size import is_free_call, size, size_of_blocks, unrolled_size

TEXT = """
@v = external global i32
declare i32 @g(i32, i32)
declare void @none()
declare void @llvm.assume(i1)
declare i32 @llvm.umin.i32(i32, i32)
declare i1 @llvm.expect.i1(i1, i1)
declare i1 @llvm.is.constant.i32(i32)
declare void @llvm.lifetime.start.p0(ptr)
declare ptr @llvm.invariant.start.p0(i64, ptr)
declare ptr @llvm.launder.invariant.group.p0(ptr)
declare ptr @llvm.strip.invariant.group.p0(ptr)
declare i64 @llvm.objectsize.i64.p0(ptr, i1, i1, i1)
declare void @llvm.sideeffect()
declare i32 @llvm.ssa.copy.i32(i32)
declare void @llvm.experimental.noalias.scope.decl(metadata)
declare i32 @llvm.annotation.i32.p0(i32, ptr, ptr, i32)
declare ptr @llvm.ptr.annotation.p0.p0(ptr, ptr, ptr, i32, ptr)
declare void @llvm.var.annotation.p0.p0(ptr, ptr, ptr, i32, ptr)
define void @f(i32 %a, i32 %b, i64 %c, i64 %d, float %x, ptr %p, i1 %t, i16 %s, <2 x i64> %v, [2 x i32] %w) {
BODY
  ret void
}
!0 = distinct !{!0}
!1 = distinct !{!1, !0}
!2 = !{!1}
"""


def function(body: str) -> Function:
    found = nvopt.parse(TEXT.replace("BODY", body)).get_function("f")
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("%r = add i32 %a, %b", 1),
        *((f"%r = {name} i64 %c, %d", 2) for name in ("add", "mul", "and", "or", "xor")),
        *((f"%r = {name} i64 %c, %d", 1) for name in ("sub", "shl", "lshr", "ashr")),
        ("%r = add <2 x i64> %v, %v", 1),
        ("%r = add i16 %s, %s", 1),
        *((f"%r = {name} i32 %a, %b", 4) for name in ("udiv", "sdiv", "urem", "srem")),
        *((f"%r = {name} i64 %c, %d", 4) for name in ("udiv", "sdiv", "urem", "srem")),
        *((f"%r = {name} float %x, %x", 4) for name in ("fdiv", "frem")),
        *((f"%r = {name} float %x, %x", 1) for name in ("fadd", "fsub", "fmul")),
        ("%r = fneg float %x", 1),
        ("%r = icmp eq i64 %c, %d", 1),
        ("%r = select i1 %t, i64 %c, i64 %d", 1),
        ("%r = load i32, ptr %p", 1),
        ("store i32 %a, ptr %p", 1),
        ("fence seq_cst", 1),
        ("%r = alloca i32", 0),
        ("%r = freeze i32 %a", 0),
        ("%r = extractvalue [2 x i32] %w, 0", 0),
        ("%r = insertvalue [2 x i32] %w, i32 %a, 0", 1),
        ("%r = getelementptr i8, ptr %p, i64 8", 0),
        ("%r = getelementptr [4 x i32], ptr %p, i64 1, i64 2", 0),
        ("%r = getelementptr i8, ptr %p, i64 %c", 1),
        ("%r = getelementptr [4 x i32], ptr %p, i64 1, i64 %c", 1),
        ("%r = getelementptr [4 x i32], ptr %p, i64 %c, i64 1", 1),
        ("%r = trunc i64 %c to i32", 0),
        ("%r = trunc i64 %c to i33", 1),
        ("%r = trunc i64 %c to i16", 1),
        ("%r = trunc i32 %a to i16", 1),
        ("%r = trunc <2 x i64> %v to <2 x i32>", 1),
        ("%r = bitcast i32 %a to float", 0),
        ("%r = inttoptr i64 %c to ptr", 0),
        ("%r = ptrtoint ptr %p to i64", 0),
        ("%r = addrspacecast ptr %p to ptr addrspace(1)", 0),
        ("%r = zext i32 %a to i64", 1),
        ("%r = sext i32 %a to i64", 1),
        ("%r = sitofp i32 %a to float", 1),
        ("%r = call i32 @g(i32 %a, i32 %b)", 3),
        ("call void @none()", 1),
        ('call void asm sideeffect "add.s32 $0, $1;", "r,r"(i32 %a, i32 %b)', 1),
        ('call void asm sideeffect "add.s32 $0, $1; mov.b32 $0, $1;\\0Amov.b32 $1, $0;", "r,r"(i32 %a, i32 %b)', 3),
        ('call void asm sideeffect "", "r,r"(i32 %a, i32 %b)', 0),
        ('call void asm sideeffect "{}", ""()', 0),
    ],
)
def test_one_instruction(line: str, expected: int) -> None:
    assert size(next(iter(function(f"  {line}").instructions()))) == expected


@pytest.mark.parametrize(
    ("line", "is_free"),
    [
        ("call void @llvm.assume(i1 %t)", True),
        ("%r = call i1 @llvm.expect.i1(i1 %t, i1 true)", True),
        ("%r = call i1 @llvm.is.constant.i32(i32 %a)", True),
        ("call void @llvm.lifetime.start.p0(ptr %y)", True),
        ("%r = call ptr @llvm.invariant.start.p0(i64 4, ptr %p)", True),
        ("%r = call ptr @llvm.launder.invariant.group.p0(ptr %p)", True),
        ("%r = call ptr @llvm.strip.invariant.group.p0(ptr %p)", True),
        ("%r = call i64 @llvm.objectsize.i64.p0(ptr %p, i1 false, i1 false, i1 false)", True),
        ("call void @llvm.sideeffect()", True),
        ("%r = call i32 @llvm.ssa.copy.i32(i32 %a)", True),
        ("call void @llvm.experimental.noalias.scope.decl(metadata !2)", True),
        ("%r = call i32 @llvm.annotation.i32.p0(i32 %a, ptr @v, ptr @v, i32 1)", True),
        ("%r = call ptr @llvm.ptr.annotation.p0.p0(ptr %p, ptr @v, ptr @v, i32 1, ptr null)", True),
        ("call void @llvm.var.annotation.p0.p0(ptr %p, ptr @v, ptr @v, i32 1, ptr null)", True),
        ("%r = call i32 @llvm.umin.i32(i32 %a, i32 %b)", False),
        ("call void @none()", False),
    ],
)
def test_intrinsics_that_no_code_comes_of(line: str, is_free: bool) -> None:
    (call,) = (one for one in function(f"  %y = alloca i32\n  {line}").instructions() if one.opcode == "call")
    assert is_free_call(call) is is_free  # type: ignore[arg-type]
    assert size(call) == int(not is_free)


ASSUMED = "  %m = and i64 %c, 7\n  %z = icmp eq i64 %m, 0\n  call void @llvm.assume(i1 %z)"


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("", 3),  # an iteration is larger than what it saves
        ("  %r = add i32 %a, %b", 3),
        ("  %r = add i32 %a, %b\n  %q = add i32 %r, %b", 3),
        ("  %r = add i32 %a, %b\n  %q = add i32 %r, %b\n  store i32 %q, ptr %p", 4),
        ("  %r = udiv i32 %a, %b", 5),
        (f"  %r = udiv i32 %a, %b\n{ASSUMED}", 5),
        (f"  %r = udiv i32 %a, %b\n{ASSUMED}\n  store i64 %m, ptr %p", 8),
        (f"  %r = udiv i32 %a, %b\n{ASSUMED}\n  store i1 %z, ptr %p", 9),
        ("  %r = udiv i32 %a, %b\n  %z = icmp eq i32 %r, 0\n  call void @llvm.assume(i1 %z)", 3),
        (
            f"  br label %l\nl:\n  %i = phi i64 [ 0, %0 ], [ %m, %l ]\n{ASSUMED.replace('%c', '%i')}\n  br i1 %t, label %l, label %e\ne:",
            5,
        ),
    ],
)
def test_blocks(body: str, expected: int) -> None:
    assert size_of_blocks(function(body).blocks) == expected


@pytest.mark.parametrize(("body", "count", "expected"), [(3, 1, 3), (3, 4, 6), (10, 1, 10), (10, 2, 18), (10, 8, 66)])
def test_copies_share_a_comparison_and_a_branch(body: int, count: int, expected: int) -> None:
    assert unrolled_size(body, count) == expected
