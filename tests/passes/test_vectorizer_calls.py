"""Which calls may stand in a loop that is vectorized."""

from __future__ import annotations

import pytest
from test_loop_legality import innermost_loops, said_of

from nvopt import parse
from nvopt.ir import CallInst
from nvopt.ir.intrinsics import INTRINSICS
from nvopt.knobs import KnobValues
from nvopt.passes.loop_vectorize.calls import VECTORIZABLE, CallForm, form_of, is_made_inline, scalar_operand, vectorizable_intrinsic

LOOP = """
target triple = "nvptx64-nvidia-cuda"
define void @f(ptr noalias %a, ptr noalias %b, i64 %n) {{
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds float, ptr %a, i64 %i
  %x = load float, ptr %p, align 4
  {call}
  %q = getelementptr inbounds float, ptr %b, i64 %i
  store float %x, ptr %q, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret void
}}
{declaration}
"""
LIBCALL = ["CantVectorizeLibcall: call instruction cannot be vectorized"]
ACCESS = "CantVectorizeInstruction: instruction cannot be vectorized"
CONVERGENT = [*LIBCALL, "CantInsertRuntimeCheckWithConvergent: cannot add control dependency to convergent operation"]


def refusals(call: str, declaration: str) -> list[str]:
    (function, *_) = parse(LOOP.format(call=call, declaration=declaration)).functions
    return list(said_of(function, KnobValues()))


@pytest.mark.parametrize(
    ("call", "declaration", "expected"),
    [
        (
            "call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)",
            "declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)",
            [*LIBCALL, ACCESS],
        ),
        (
            "%y = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 0, i32 1, i32 31)",
            "declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32)",
            [*LIBCALL, ACCESS],
        ),
        ("%y = call float @g(float %x) #0", "declare float @g(float)\nattributes #0 = { convergent nounwind memory(none) }", CONVERGENT),
        ("%y = call float @g(float %x)", "declare float @g(float) nounwind willreturn memory(none)", LIBCALL),
        ("fence seq_cst", "", [ACCESS]),
        ("%y = atomicrmw add ptr %p, i32 1 monotonic", "", [ACCESS]),
        ("%y = load volatile float, ptr %p", "", ["NonSimpleLoad: read with atomic ordering or volatile read"]),
        ("store atomic float %x, ptr %p monotonic, align 4", "", [ACCESS]),
        ("%y = call float @__nv_sinf(float %x)", "declare float @__nv_sinf(float) nounwind willreturn memory(none)", []),
        ("%y = call float @__nv_sinf(float %x)", "declare float @__nv_sinf(float) convergent nounwind willreturn memory(none)", CONVERGENT),
        ("%y = call float @__nv_sinf(float %x)", "declare float @__nv_sinf(float)", [*LIBCALL, ACCESS]),
        (
            "%y = call float @__nv_g(float %x, ptr %p)",
            "declare float @__nv_g(float, ptr) nounwind willreturn memory(none)",
            LIBCALL,
        ),
        ("%y = call float @llvm.powi.f32.i32(float %x, i32 3)", "declare float @llvm.powi.f32.i32(float, i32)", []),
        (
            "%t = trunc i64 %i to i32\n  %y = call float @llvm.powi.f32.i32(float %x, i32 %t)",
            "declare float @llvm.powi.f32.i32(float, i32)",
            ["CantVectorizeIntrinsic: intrinsic instruction cannot be vectorized"],
        ),
        ("call void @llvm.sideeffect()", "declare void @llvm.sideeffect()", []),
    ],
)
def test_calls(call: str, declaration: str, expected: list[str]) -> None:
    assert refusals(call, declaration) == expected


@pytest.mark.parametrize(
    ("call", "declaration", "triple", "name"),
    [
        ("float @sinf(float %x)", "declare float @sinf(float) memory(none)", "x86_64-linux-gnu", "sin"),
        ("double @fmin(double %d, double %d)", "declare double @fmin(double, double) memory(none)", "x86_64-linux-gnu", "minnum"),
        ("x86_fp80 @powl(x86_fp80 %l, x86_fp80 %l)", "declare x86_fp80 @powl(x86_fp80, x86_fp80) memory(none)", "x86_64-linux-gnu", "pow"),
        ("float @sinf(float %x)", "declare float @sinf(float) memory(none)", "nvptx64-nvidia-cuda", ""),
        ("float @sinf(float %x)", "declare float @sinf(float) memory(write)", "x86_64-linux-gnu", ""),
        ("float @sinf(float %x) nobuiltin", "declare float @sinf(float) memory(none)", "x86_64-linux-gnu", ""),
        ("float @sinf(float %x)", "define internal float @sinf(float %x) memory(none) {\n  ret float %x\n}", "x86_64-linux-gnu", ""),
        ("float @sin(float %x)", "declare float @sin(float) memory(none)", "x86_64-linux-gnu", ""),
        ("double @sinf(double %d)", "declare double @sinf(double) memory(none)", "x86_64-linux-gnu", ""),
        ("float @sinf(double %d)", "declare float @sinf(double) memory(none)", "x86_64-linux-gnu", ""),
        ("float @sinf(float %x, float %x)", "declare float @sinf(float, float) memory(none)", "x86_64-linux-gnu", ""),
        ("float @powf(float %x)", "declare float @powf(float) memory(none)", "x86_64-linux-gnu", ""),
        ("float @other(float %x)", "declare float @other(float) memory(none)", "x86_64-linux-gnu", ""),
    ],
)
def test_functions_of_c(call: str, declaration: str, triple: str, name: str) -> None:
    values = "%d = fpext float %x to double\n  %l = fpext float %x to x86_fp80\n  "
    text = LOOP.format(call=f"{values}%y = call {call}", declaration=declaration).replace("nvptx64-nvidia-cuda", triple)
    (function, *_) = parse(text).functions
    (made,) = [one for loop, _ in innermost_loops(function) for one in loop.header if isinstance(one, CallInst)]
    assert vectorizable_intrinsic(made) == name
    assert form_of(made) is (CallForm.VECTOR if name else None)


@pytest.mark.parametrize(
    ("name", "type", "triple", "expected"),
    [
        ("sqrt", "double", "x86_64-unknown-linux-gnu", True),
        ("sqrt", "float", "x86_64-unknown-linux-gnu", True),
        ("sqrtl", "double", "x86_64-apple-macosx", True),
        ("sqrt", "double", "x86_64-pc-windows-msvc", True),
        ("sqrt", "double", "nvptx64-nvidia-cuda", False),
        ("sqrt", "i64", "x86_64-unknown-linux-gnu", False),
        ("sqrtd", "double", "x86_64-unknown-linux-gnu", False),
        ("roundeven", "double", "x86_64-unknown-linux-gnu", False),
        ("__sqrt_finite", "double", "x86_64-unknown-linux-gnu", True),
        ("__sqrt_finite", "float", "x86_64-pc-linux-gnux32", True),
        ("__sqrtf_finite", "float", "x86_64-unknown-linux-gnu", True),
        ("__sqrt_finite", "double", "x86_64-unknown-linux-musl", False),
        ("__sqrt_finite", "double", "x86_64-unknown-freebsd", False),
        ("__sqrt_finite", "double", "nvptx64-nvidia-cuda", False),
        ("__exp2_finite", "double", "x86_64-unknown-linux-gnu", False),
    ],
)
@pytest.mark.parametrize("is_defined", [False, True])
def test_functions_that_code_generation_makes_more_of(name: str, type: str, triple: str, expected: bool, is_defined: bool) -> None:
    """By their names alone, as LLVM 22's loop-vectorize says it of these."""
    callee = f"define {type} @{name}({type} %x) {{\n  ret {type} %x\n}}" if is_defined else f"declare {type} @{name}({type})"
    caller = f"define {type} @f({type} %x) {{\n  %y = call {type} @{name}({type} %x)\n  ret {type} %y\n}}\n"
    function = next(one for one in parse(f'target triple = "{triple}"\n{callee}\n{caller}').functions if one.name == "f")
    (call,) = [one for one in function.instructions() if isinstance(one, CallInst)]
    assert is_made_inline(call) == expected


def test_every_vectorizable_intrinsic_can_be_declared() -> None:
    assert set(INTRINSICS) >= VECTORIZABLE


def test_forms() -> None:
    text = LOOP.format(
        call="%y = call i32 @llvm.ctlz.i32(i32 7, i1 true)\n  %z = call float @__nv_sinf(float %x)\n  call void @llvm.sideeffect()",
        declaration="declare void @llvm.sideeffect()\ndeclare float @__nv_sinf(float) nounwind willreturn memory(none)",
    )
    (function, *_) = parse(text).functions
    calls = [one for loop, _ in innermost_loops(function) for one in loop.header if isinstance(one, CallInst)]
    assert [form_of(one) for one in calls] == [CallForm.VECTOR, CallForm.REPLICATED, CallForm.IGNORED]
    assert [scalar_operand(one) for one in calls] == [1, None, None]
