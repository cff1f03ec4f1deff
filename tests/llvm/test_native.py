"""LLVM's own passes: every one runs, groups keep opt's order, target machines."""

import pytest
from engine_at_work import IS_LLVMLITE

from nvopt.llvm import Unit, versions
from nvopt.llvm.machine import data_layout, machine
from nvopt.llvm.native import DEFAULT_LEVELS, PASSES, SIMPLIFICATION_LEVELS, Step

LOOP = """target triple = "nvptx64-nvidia-cuda"

define i32 @f(i32 %n, ptr %p) {
entry:
  %a = alloca i32, align 4
  store i32 0, ptr %a, align 4
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %x = load i32, ptr %a, align 4
  %y = add i32 %x, %i
  store i32 %y, ptr %a, align 4
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %exit

exit:
  %r = load i32, ptr %a, align 4
  ret i32 %r
}
"""

# Each function has work for two passes that declare intrinsics; in which order those come depends on how the passes are run.
TWO = """define i32 @f(i32 %a, i32 %b) {
  %c = icmp ugt i32 %a, %b
  %d = select i1 %c, i32 %a, i32 %b
  ret i32 %d
}

define i32 @g(i32 %a) {
  %c = icmp slt i32 %a, 0
  %m = sub i32 0, %a
  %d = select i1 %c, i32 %m, i32 %a
  ret i32 %d
}
"""


def run(text: str, *steps: Step, cpu: str | None = None, by_function: bool = False) -> str:
    unit = Unit.parse(text.encode(), "x.ll")
    unit.run_native(steps, cpu, by_function=by_function)
    unit.verify("native")
    return unit.emit()


@pytest.mark.parametrize("name", PASSES)
def test_every_pass_runs(name: str) -> None:
    assert run(LOOP, Step(name))


@pytest.mark.parametrize("name", [entry.name for entry in PASSES.values() if entry.level in ("function", "loop")])
def test_every_function_pass_runs_by_function(name: str) -> None:
    assert run(LOOP, Step(name), by_function=True) == run(LOOP, Step(name))


@pytest.mark.parametrize("level", DEFAULT_LEVELS)
def test_default_pipelines(level: str) -> None:
    assert ("alloca" in run(LOOP, Step("default", level))) == (level == "O0")


@pytest.mark.parametrize("level", SIMPLIFICATION_LEVELS)
def test_function_simplification(level: str) -> None:
    assert "alloca" not in run(LOOP, Step("function-simplification", level), by_function=True)


def test_pipelines_among_passes() -> None:
    text = run(LOOP, Step("sroa"), Step("default", "O1"), Step("strip"))
    assert "alloca" not in text
    assert "%n" not in text
    mixed = run(LOOP, Step("sroa"), Step("function-simplification", "O1"), Step("instnamer"), by_function=True)
    assert "alloca" not in mixed


def test_passes_run_in_their_order() -> None:
    assert ".reg2mem = alloca" in run(LOOP, Step("sroa"), Step("reg2mem"))
    assert "= alloca" not in run(LOOP, Step("reg2mem"), Step("sroa"))


def test_declarations_come_in_opts_order() -> None:
    text = run(TWO, Step("instcombine"), Step("simplifycfg"), by_function=True)
    assert text.index("declare i32 @llvm.umax") < text.index("declare i32 @llvm.abs")


def test_target_machines() -> None:
    assert machine("") == 0
    assert machine("abacus-unknown-unknown") == 0
    assert machine("nvptx64-nvidia-cuda") == machine("nvptx64-nvidia-cuda")
    assert machine("nvptx64-nvidia-cuda", "sm_90") != machine("nvptx64-nvidia-cuda", "sm_80")
    assert machine("", "sm_90") == machine("nvptx64-nvidia-cuda", "sm_90")


def test_the_gpu_matters_to_llvms_passes() -> None:
    """jump-threading leaves code alone where threads of a warp may go different ways."""
    text = """define i32 @f(i1 %c) {
  br i1 %c, label %a, label %b

a:
  br label %b

b:
  %p = phi i1 [ true, %a ], [ false, %0 ]
  br i1 %p, label %x, label %y

x:
  ret i32 1

y:
  ret i32 2
}
"""
    assert "phi" not in run(text, Step("jump-threading"))
    assert "phi" in run(text, Step("jump-threading"), cpu="sm_90")


def test_data_layouts() -> None:
    assert data_layout("nvptx64-nvidia-cuda").startswith("e-")
    assert data_layout("") == ""


def test_versions() -> None:
    assert versions().engine.startswith("llvmlite 0.50") if IS_LLVMLITE else "libLLVM" in versions().engine
    assert versions().llvm.startswith("22.")


def test_default_pipelines_vectorize_from_o2_on_as_in_opt() -> None:
    lines = [
        f"  %a{i} = getelementptr double, ptr %p, i64 {i}\n  %x{i} = load double, ptr %a{i}\n"
        f"  %y{i} = fadd double %x{i}, 1.0\n  store double %y{i}, ptr %a{i}\n"
        for i in range(2)
    ]
    text = f'target triple = "x86_64-unknown-linux-gnu"\n\ndefine void @f(ptr %p) {{\n{"".join(lines)}  ret void\n}}\n'
    assert "<2 x double>" not in run(text, Step("default", "O1"))
    assert "<2 x double>" in run(text, Step("default", "O2"))
