"""fp-contract, and -fma= that stands for it: what PTX fuses, beside llc's -fp-contract=fast, and what ptxas is told."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import nvopt
from nvopt.pipeline import ptxas

MODULE = """\
target triple = "nvptx64-nvidia-cuda"

define float @unmarked(float %a, float %b, float %c) {
  %m = fmul float %a, %b
  %s = fadd float %m, %c
  ret float %s
}

define float @half_marked(float %a, float %b, float %c) {
  %m = fmul contract float %a, %b
  %s = fadd float %m, %c
  ret float %s
}

define float @fast(float %a, float %b, float %c) {
  %m = fmul fast float %a, %b
  %s = fadd fast float %m, %c
  ret float %s
}

define double @subtracted(double %a, double %b, double %c) {
  %m = fmul contract double %a, %b
  %s = fsub contract double %c, %m
  ret double %s
}

define half @either(half %a, half %b, half %c) {
  %s = call half @llvm.fmuladd.f16(half %a, half %b, half %c)
  ret half %s
}

define <2 x half> @vector(<2 x half> %a, <2 x half> %b, <2 x half> %c) {
  %m = fmul <2 x half> %a, %b
  %s = fadd <2 x half> %m, %c
  ret <2 x half> %s
}

define float @fused(float %a, float %b, float %c) {
  %s = call float @llvm.fma.f32(float %a, float %b, float %c)
  ret float %s
}

define float @alone(float %a, float %b) {
  %m = fmul contract float %a, %b
  ret float %m
}

declare half @llvm.fmuladd.f16(half, half, half)
declare float @llvm.fma.f32(float, float, float)
"""
PLAIN = {  # llc-22 -mcpu=sm_90
    "unmarked": "mul.rn.f32 add.rn.f32",
    "half_marked": "mul.f32 add.rn.f32",
    "fast": "fma.rn.f32",
    "subtracted": "fma.rn.f64",
    "either": "fma.rn.f16",
    "vector": "mul.rn.f16x2 add.rn.f16x2",
    "fused": "fma.rn.f32",
    "alone": "mul.f32",
}
FUSED = {  # llc-22 -mcpu=sm_90 -fp-contract=fast
    **PLAIN,
    "unmarked": "fma.rn.f32",
    "half_marked": "fma.rn.f32",
    "vector": "fma.rn.f16x2",
}
APART = {  # rounded as they are, so that ptxas fuses none of them
    "unmarked": "mul.rn.f32 add.rn.f32",
    "half_marked": "mul.rn.f32 add.rn.f32",
    "fast": "mul.rn.f32 add.rn.f32",
    "subtracted": "mul.rn.f64 sub.rn.f64",
    "either": "mul.rn.f16 add.rn.f16",
    "vector": "mul.rn.f16x2 add.rn.f16x2",
    "fused": "fma.rn.f32",
    "alone": "mul.rn.f32",
}


def operations(ptx: str) -> dict[str, str]:
    """The arithmetic of each function of PTX."""
    found = re.finditer(r"// -- Begin function (\w+)\n(.*?)// -- End function", ptx, re.DOTALL)
    return {match[1]: " ".join(re.findall(r"\t((?:fma|mul|add|sub)\.(?:rn\.)?b?f\w+)", match[2])) for match in found}


@pytest.mark.parametrize(("fma", "made"), [(None, PLAIN), (True, FUSED), (False, APART)])
@pytest.mark.parametrize("passes", ["", "function(sroa,instcombine)"])
def test_what_ptx_fuses(passes: str, fma: bool | None, made: dict[str, str]) -> None:
    assert operations(nvopt.run(MODULE, passes, cpu="sm_90", fma=fma, emit="ptx")) == made


@pytest.mark.parametrize(("fma", "told"), [(None, []), (True, ["-fmad=true"]), (False, ["-fmad=false"])])
def test_ptxas_is_told(fma: bool | None, told: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, ...]] = []

    def assemble(program: str, ptx: bytes, path: str, cpu: str, *options: str) -> ptxas.Assembled:
        asked.append(options)
        return ptxas.Assembled(b"", ())

    monkeypatch.setattr(ptxas, "assemble", assemble)
    nvopt.run(MODULE, "", cpu="sm_90", fma=fma, emit="cubin")
    assert asked == [tuple(told)]


@pytest.mark.parametrize("fma", [None, True, False])
def test_ptxas_takes_it(fma: bool | None) -> None:
    assert nvopt.run(MODULE, "", cpu="sm_90", fma=fma, emit="cubin")[:4] == b"\x7fELF"


def test_bisecting_leaves_the_rounding_as_it_was_asked_for(tmp_path: Path) -> None:
    from nvopt.cli.main import run

    (tmp_path / "in.ll").write_text(MODULE)
    made = tmp_path / "out.ptx"
    assert run(["-O1", "-fma=0", "-mcpu=sm_90", "-opt-bisect-limit=0", str(tmp_path / "in.ll"), "-o", str(made)]) == 0
    assert operations(made.read_text()) == APART


def test_spellings(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from nvopt.cli.main import run

    for option, passes in (("-fma=1", "fp-contract"), ("-fmad=false", "fp-contract<off>"), ("--fma", "fp-contract")):
        arguments = [option, *(["true"] if option == "--fma" else []), "-passes=sroa", "-print-pipeline-passes"]
        assert run(arguments) == 0
        assert capsys.readouterr().out == f"function({passes}),function(sroa<preserve-cfg>)\n"
    assert run(["-fma=2", str(tmp_path)]) == 1
    assert "'2' is invalid value for boolean argument" in capsys.readouterr().err
