"""Names of intrinsics without the types behind."""

from __future__ import annotations

import pytest

from nvopt.analysis.values.matching import intrinsic_base


@pytest.mark.parametrize(
    ("name", "base"),
    [
        ("llvm.umax.i32", "umax"),
        ("llvm.sqrt.f32", "sqrt"),
        ("llvm.sqrt.bf16", "sqrt"),
        ("llvm.sqrt.nxv4bf16", "sqrt"),
        ("llvm.vector.reduce.add.v4i32", "vector.reduce.add"),
        ("llvm.masked.load.v4i32.p0", "masked.load"),
        ("llvm.memcpy.p0.p3.i64", "memcpy"),
        ("llvm.ssa.copy.sl_i32i32s", "ssa.copy"),
        ("llvm.nvvm.read.ptx.sreg.tid.x", "nvvm.read.ptx.sreg.tid.x"),
        ("llvm.nvvm.fma.rn.f", "nvvm.fma.rn.f"),
        ("llvm.nvvm.ptr.p", "nvvm.ptr.p"),
        ("llvm.i32", "i32"),
        ("umax.i32", ""),
    ],
)
def test_the_name_without_types(name: str, base: str) -> None:
    assert intrinsic_base(name) == base
