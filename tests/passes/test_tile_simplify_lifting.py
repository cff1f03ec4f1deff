"""tile-simplify: which functions and which comparisons are not worth a look."""

from __future__ import annotations

import pytest

import nvopt
from nvopt.ir import CmpInst
from nvopt.passes.tile_simplify import has_expressions
from nvopt.passes.tile_simplify.lifting import tests_a_call as is_test_of_a_call

APART = "  %a = add i32 %x, 1\n  %b = xor i32 %y, %z\n"


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        ("", False),
        ("  %a = add i32 %x, %x\n", False),
        (APART, False),
        (APART + "  %c = sub i32 3, %b\n", True),
        (APART + "  %c = sub i32 %w, %x\n", True),
        (APART + "  %c = sub i32 %w, %x1\n", False),
        (APART + '  %"c d" = sub i32 %w, %"x y"\n  %e = mul i32 %"x y", 3\n', True),
        (APART + "  %c = fsub float %x, %y\n", False),
        (APART + "  %c = select i1 %a, float %p, float %q\n", False),
        (APART + "  %c = select i1 %a, i32 %p, i32 %q\n", True),
        (APART + "  %c = select <2 x i1> %a, <2 x i32> %p, <2 x i32> %q\n", True),
        (APART + "  %c = icmp eq ptr %x, %y\n", False),
        (APART + "  %c = icmp samesign ult i32 %x, %y\n", True),
        (APART + "  %c = zext nneg i32 %x to i64\n", True),
        (APART + "  %c = freeze <4 x i32> %x\n", True),
        (APART + "  %c = tail call i32 @llvm.umin.i32(i32 %x, i32 %w)\n", True),
        (APART + "  %c = tail call i32 @llvm.ctpop.i32(i32 %x)\n", False),
        (APART + "  %c = call i32 @g(i32 %x, i32 %y)\n", False),
        (APART + "  %i = phi i32 [ 0, %entry ], [ %n, %l ]\n", True),
        (APART + "  %i = phi float [ 0.0, %entry ], [ %n, %l ]\n", False),
        (APART + "  %i = phi <2 x i32> [ %p, %entry ], [ %n, %l ]\n", True),
        (APART + "  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n", True),
        (APART + "  call void @llvm.assume(i1 %p)\n", True),
        ("  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n", False),
    ],
)
def test_a_function_whose_expressions_have_nothing_in_common(lines: str, expected: bool) -> None:
    assert has_expressions(f"define void @f() {{\n{lines}  ret void\n}}\n") is expected


def test_special_registers_meet_in_one_instruction() -> None:
    text = """
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
define i32 @f() {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %n = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %r = urem i32 %t, %n
  ret i32 %r
}
"""
    assert "ret i32 %t" in nvopt.run(text, "tile-simplify")


_TEST = """
declare i32 @g(i32)
declare range(i32 0, 8) i32 @of_range(i32)
declare i32 @returning(i32 returned)
declare i1 @bit(i32)
declare i32 @llvm.ctpop.i32(i32)
declare void @use(i1)
declare void @use_number(i32)

define void @f(i32 %x, i32 %y) {{
entry:
  %v = call i32 @g(i32 %y)
  {0}
  br i1 %c, label %then, label %end

then:
  {1}
  br label %end

end:
  ret void
}}

!0 = !{{i32 0, i32 8}}
"""


@pytest.mark.parametrize(
    ("comparison", "then", "expected"),
    [
        ("%c = icmp eq i32 %v, 0", "", True),
        ("%c = icmp ne i32 %v, 7", "br i1 %c, label %end, label %end\nmore:", True),
        ("%w = call range(i32 0, 8) i32 @g(i32 1)\n  %c = icmp eq i32 %w, 8", "", False),
        ("%w = call i32 @g(i32 1), !range !0\n  %c = icmp eq i32 %w, 8", "", False),
        ("%w = call i32 @of_range(i32 1)\n  %c = icmp eq i32 %w, 8", "", False),
        ("%w = call i32 @returning(i32 1)\n  %c = icmp eq i32 %w, 8", "", False),
        ("%w = call i32 @g(i32 returned 1)\n  %c = icmp eq i32 %w, 8", "", False),
        ("%w = call i1 @bit(i32 1)\n  %c = icmp eq i1 %w, false", "", False),
        ("%w = call i32 @llvm.ctpop.i32(i32 %x)\n  %c = icmp eq i32 %w, 33", "", False),
        ("%c = icmp eq i32 %v, %y", "", False),
        ("%c = icmp eq i32 %x, 8", "", False),
        ("%c = icmp eq i32 %v, 8", "call void @use(i1 %c)", False),
        ("%c = icmp eq i32 %v, 8", "call void @use_number(i32 %v)", False),
    ],
)
def test_comparisons_of_what_nothing_is_known_of(comparison: str, then: str, expected: bool) -> None:
    function = nvopt.parse(nvopt.run(_TEST.format(comparison, then), "no-op-module")).get_function("f")
    assert function is not None
    (found,) = [instruction for instruction in function.instructions() if isinstance(instruction, CmpInst)]
    assert is_test_of_a_call(found) is expected


def test_a_comparison_that_nothing_uses_goes() -> None:
    text = _TEST.format("%c = icmp eq i32 %v, 0\n  %unused = icmp ne i32 %y, 1", "%p = and i32 %x, %y\n  %q = icmp eq i32 %v, 0")
    after = nvopt.run(text, "tile-simplify")
    assert after.count("icmp") == 1
