"""Reductions of each kind: with what lanes begin, how parts become one, and lanes of that."""

from __future__ import annotations

import re

import pytest

from nvopt import run

TEXT = """
declare i32 @llvm.smin.i32(i32, i32)
declare i32 @llvm.smax.i32(i32, i32)
declare i32 @llvm.umin.i32(i32, i32)
declare i32 @llvm.umax.i32(i32, i32)
declare float @llvm.minnum.f32(float, float)
declare float @llvm.maxnum.f32(float, float)
declare float @llvm.minimum.f32(float, float)
declare float @llvm.maximum.f32(float, float)
declare float @llvm.minimumnum.f32(float, float)
declare float @llvm.maximumnum.f32(float, float)
define {type} @f(ptr noalias %x, i64 %n, {type} %start) {{
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %r = phi {type} [ %start, %entry ], [ %now, %loop ]
  %p = getelementptr inbounds {type}, ptr %x, i64 %i
  %v = load {type}, ptr %p, align 4
  {code}
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret {type} %now
}}
"""
CALL = "call nnan nsz float @llvm.{}.f32(float %r, float %v)"


def code(type: str, of: str, width: int = 4) -> str:
    """The code around the vector loop; two parts."""
    knobs = {"force-vector-width": str(width), "force-vector-interleave": "2"}
    return run(TEXT.format(type=type, code=of), "loop-vectorize", knobs=knobs)


@pytest.mark.parametrize(
    ("type", "operation", "neutral", "parts", "lanes"),
    [
        ("i32", "add i32 %r, %v", "zeroinitializer", "add", "add.v4i32(<4"),
        ("i32", "mul i32 %r, %v", "splat (i32 1)", "mul", "mul.v4i32(<4"),
        ("i32", "and i32 %r, %v", "splat (i32 -1)", "and", "and.v4i32(<4"),
        ("i32", "or i32 %r, %v", "zeroinitializer", "or", "or.v4i32(<4"),
        ("i32", "xor i32 %r, %v", "zeroinitializer", "xor", "xor.v4i32(<4"),
        ("float", "fadd reassoc float %r, %v", "splat (float -0.000000e+00)", "fadd reassoc", "fadd.v4f32(float -0.000000e+00, <4"),
        ("float", "fadd fast float %r, %v", "zeroinitializer", "fadd fast", "fadd.v4f32(float 0.000000e+00, <4"),
        ("float", "fadd reassoc nsz float %r, %v", "zeroinitializer", "fadd reassoc nsz", "fadd.v4f32(float 0.000000e+00, <4"),
        ("float", "fmul reassoc float %r, %v", "splat (float 1.000000e+00)", "fmul reassoc", "fmul.v4f32(float 1.000000e+00, <4"),
    ],
)
def test_lanes_begin_with_what_changes_nothing(type: str, operation: str, neutral: str, parts: str, lanes: str) -> None:
    """But for the first one, which begins with the start. Parts are joined first, then lanes."""
    made = code(type, f"%now = {operation}")
    assert f"= insertelement <4 x {type}> {neutral}, {type} %start, i32 0\n" in made
    assert f"%vec.phi1 = phi <4 x {type}> [ {neutral}, %vector.ph ]" in made
    assert re.search(rf"%bin\.rdx = {parts} <4 x {type}> %\d+, %\d+\n", made)
    assert f"@llvm.vector.reduce.{lanes} x {type}> %bin.rdx)\n" in made
    scalar = code(type, f"%now = {operation}", width=1)
    assert f"%vec.phi = phi {type} [ %start, %vector.ph ]" in scalar
    assert re.search(rf"%vec\.phi1 = phi {type} \[ (?!%start)[-\w.+]+, %vector\.ph \]", scalar)


@pytest.mark.parametrize(
    ("type", "operation", "parts", "lanes"),
    [
        ("i32", "call i32 @llvm.smin.i32(i32 %r, i32 %v)", "smin.v4i32", "smin"),
        ("i32", "call i32 @llvm.smax.i32(i32 %r, i32 %v)", "smax.v4i32", "smax"),
        ("i32", "call i32 @llvm.umin.i32(i32 %r, i32 %v)", "umin.v4i32", "umin"),
        ("i32", "call i32 @llvm.umax.i32(i32 %r, i32 %v)", "umax.v4i32", "umax"),
        ("float", CALL.format("minimum"), "minimum.v4f32", "fminimum"),
        ("float", CALL.format("maximum"), "maximum.v4f32", "fmaximum"),
    ],
)
def test_all_lanes_of_minima_begin_with_the_start(type: str, operation: str, parts: str, lanes: str) -> None:
    made = code(type, f"%now = {operation}")
    assert "%minmax.ident.splat = shufflevector" in made
    flags = "nnan nsz " if type == "float" else ""
    assert f"%rdx.minmax = call {flags}<4 x {type}> @llvm.{parts}(<4 x {type}>" in made
    assert f"call {flags}{type} @llvm.vector.reduce.{lanes}.{parts.partition('.')[2]}(<4 x {type}> %rdx.minmax)" in made


def test_minima_without_an_intrinsic_of_lanes() -> None:
    made = code("float", f"%now = {CALL.format('minimumnum')}")
    assert "vector.reduce" not in made
    assert len(re.findall(r"%rdx\.minmax\d = call nnan nsz float @llvm\.minimumnum\.f32\(", made)) == 3
    assert len(re.findall(r"extractelement <4 x float> %rdx\.minmax, i(?:32|64) [0-3]\n", made)) == 4


@pytest.mark.parametrize(
    ("predicate", "lanes", "by_call"), [("olt", "fmin", ""), ("ogt", "fmax", ""), ("olt", "fmin", "minnum"), ("ogt", "fmax", "maxnum")]
)
def test_minima_by_comparisons(predicate: str, lanes: str, by_call: str) -> None:
    of = f"%is = fcmp nnan nsz {predicate} float %v, %r\n  %now = select nnan nsz i1 %is, float %v, float %r"
    made = code("float", f"%now = {CALL.format(by_call)}" if by_call else of)
    assert re.search(rf"%rdx\.minmax\.cmp = fcmp nnan nsz {predicate} <4 x float> (%\d+), (%\d+)\n", made)
    assert re.search(r"%rdx\.minmax\.select = select nnan nsz <4 x i1> %rdx\.minmax\.cmp, <4 x float> (%\d+), <4 x float> (%\d+)\n", made)
    assert f"call nnan nsz float @llvm.vector.reduce.{lanes}.v4f32(<4 x float> %rdx.minmax.select)" in made
