"""loop-vectorize on calls that give several values, as a struct."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from test_loop_legality import said_of
from vectorize_runs import Runner

from nvopt import parse, run
from nvopt.knobs import KnobValues

LOOP = """define void @f(ptr noalias %a, ptr noalias %b, ptr noalias %x, i32 %n1, i32 %k) {{
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds float, ptr %x, i32 %i
  %v = load float, ptr %p, align 4
  {call}
  %q = getelementptr inbounds float, ptr %a, i32 %i
  store float %first, ptr %q, align 4
  %r = getelementptr inbounds {second}, ptr %b, i32 %i
  store {second} %second, ptr %r, align 4
  %next = add nuw nsw i32 %i, 1
  %done = icmp eq i32 %next, %n1
  br i1 %done, label %exit, label %loop
exit:
  ret void
}}
declare {{ float, float }} @llvm.sincos.f32(float)
declare {{ float, float }} @llvm.sincospi.f32(float)
declare {{ float, float }} @llvm.modf.f32(float)
declare {{ float, i32 }} @llvm.frexp.f32.i32(float)
declare {{ i32, i1 }} @llvm.uadd.with.overflow.i32(i32, i32)
"""
BOTH = "  %first = extractvalue {{ float, {second} }} %s, 0\n  %second = extractvalue {{ float, {second} }} %s, 1"
MODF = "%s = call { float, float } @llvm.modf.f32(float %v)\n" + BOTH.format(second="float")
FREXP = "%s = call { float, i32 } @llvm.frexp.f32.i32(float %v)\n" + BOTH.format(second="i32")
SHAPES = {
    "modf": (MODF, "float"),
    "frexp": (FREXP, "i32"),
    "one value": (FREXP.replace("  %first = extractvalue { float, i32 } %s, 0\n", "  %first = fneg float %v\n"), "i32"),
    "used twice": (MODF + "\n  %copy = extractvalue { float, float } %s, 0".replace("%copy", "%third"), "float"),
    "the same in all lanes": (MODF.replace("float %v)", "float 1.5)"), "float"),
    "of the first lane": (
        FREXP.replace("  %second", "  %e").replace("  %first", "  %m")
        + "\n  %first = fadd float %m, 1.0\n  %low = and i32 %e, 1\n  %at = getelementptr inbounds float, ptr %x, i32 %low\n"
        + "  %w = load float, ptr %at, align 4\n  %t = fmul float %w, 2.0\n"
        + "  %bits = bitcast float %t to i32\n  %second = xor i32 %bits, %e",
        "i32",
    ),
    "cancelled in an address": (
        FREXP.replace("%first =", "%m =")
        + "\n  %zero = sub i32 %second, %second\n  %at.i = add i32 %i, %zero\n"
        + "  %at = getelementptr inbounds float, ptr %x, i32 %at.i\n  %w = load float, ptr %at, align 4\n  %first = fadd float %w, %m",
        "i32",
    ),
    "chosen": (MODF.replace("%first =", "%m =") + "\n  %c = fcmp ogt float %m, 0.0\n  %first = select i1 %c, float %m, float %v", "float"),
}


@pytest.fixture(scope="module")
def runner() -> Iterator[Runner]:
    with Runner() as one:
        yield one


@pytest.mark.parametrize(("width", "interleave"), [(4, 1), (4, 2), (2, 1), (1, 2)])
@pytest.mark.parametrize("name", SHAPES)
def test_loops_do_what_they_did(name: str, width: int, interleave: int, runner: Runner) -> None:
    call, second = SHAPES[name]
    before = LOOP.format(call=call, second=second)
    knobs = {"force-vector-width": str(width), "force-vector-interleave": str(interleave), "vplan-verify-each": "true"}
    after = run(before, "loop-vectorize", knobs=knobs)
    assert "\nvector.body:" in after
    assert runner.compare(before, after, ["f"], every=7) == []


@pytest.mark.parametrize(
    ("name", "second", "made"),
    [
        ("sincos.f32", "float", "call { <4 x float>, <4 x float> } @llvm.sincos.v4f32(<4 x float>"),
        ("sincospi.f32", "float", "call { <4 x float>, <4 x float> } @llvm.sincospi.v4f32(<4 x float>"),
        ("modf.f32", "float", "call { <4 x float>, <4 x float> } @llvm.modf.v4f32(<4 x float>"),
        ("frexp.f32.i32", "i32", "call { <4 x float>, <4 x i32> } @llvm.frexp.v4f32.v4i32(<4 x float>"),
    ],
)
def test_what_opt_makes_of_them(name: str, second: str, made: str) -> None:
    call = f"%s = call {{ float, {second} }} @llvm.{name}(float %v)\n" + BOTH.format(second=second)
    text = run(LOOP.format(call=call, second=second), "loop-vectorize", knobs={"force-vector-width": "4"})
    body = text.split("\nvector.body:")[1].split("\nmiddle.block:")[0]
    assert body.count(" call ") == body.count(made) == 1
    assert [len(re.findall(rf"extractvalue .*, {at}$", body, re.M)) for at in (0, 1)] == [1, 1]


LIBCALL = "CantVectorizeLibcall: call instruction cannot be vectorized"


@pytest.mark.parametrize(
    ("call", "second"),
    [
        (MODF.replace("@llvm.modf.f32", "@g"), "float"),
        (MODF + "\n  %t = insertvalue { float, float } %s, float 0.0, 1", "float"),
        (
            "%u = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %i, i32 %k)\n"
            "  %second = extractvalue { i32, i1 } %u, 0\n  %first = fneg float %v",
            "i32",
        ),
    ],
)
def test_what_opt_leaves(call: str, second: str) -> None:
    """Functions, structs that are used as such, and sums with a bit for overflow."""
    declared = "declare { float, float } @g(float) memory(none) nounwind willreturn\n"
    (function, *_) = parse(LOOP.format(call=call, second=second) + declared).functions
    assert LIBCALL in list(said_of(function, KnobValues()))


def test_parts_of_other_structs() -> None:
    """Such as come from outside are the same in all lanes."""
    text = LOOP.format(call="%first = extractvalue { float, i32 } %pair, 0\n  %second = extractvalue { float, i32 } %pair, 1", second="i32")
    text = text.replace("ptr noalias %a,", "{ float, i32 } %pair, ptr noalias %a,")
    after = run(text, "loop-vectorize", knobs={"force-vector-width": "4"})
    assert "store <4 x i32>" in after
