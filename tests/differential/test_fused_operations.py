"""fp-contract<off> computes what the host computes of the same code unfused, bit by bit."""

from __future__ import annotations

from harness import Buffer, Inputs, compare

import nvopt

MARKED = """\
define void @f(ptr %to, ptr %from) {
  %b.at = getelementptr float, ptr %from, i64 1
  %c.at = getelementptr float, ptr %from, i64 2
  %a = load float, ptr %from, align 4
  %b = load float, ptr %b.at, align 4
  %c = load float, ptr %c.at, align 4
  %m = fmul contract float %a, %b
  %s = fsub contract float %m, %c
  %t = call contract float @llvm.fmuladd.f32(float %s, float %a, float %b)
  %v.at = getelementptr float, ptr %to, i64 1
  store float %s, ptr %to, align 4
  store float %t, ptr %v.at, align 4
  ret void
}

declare float @llvm.fmuladd.f32(float, float, float)
"""


def test_apart() -> None:
    apart = nvopt.run(MARKED, "fp-contract<off>")
    assert "contract" not in apart
    assert "@llvm.fmuladd.f32(float %" not in apart
    unmarked = MARKED.replace(" contract", "").replace(
        "  %t = call float @llvm.fmuladd.f32(float %s, float %a, float %b)", "  %u = fmul float %s, %a\n  %t = fadd float %u, %b"
    )
    compare(unmarked, apart, "f", inputs=Inputs({0: Buffer(8, align=4), 1: Buffer(12, align=4)}), runs=100)
