"""--libdevice and -internalize on the command line."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest
from cli_runner import Nvopt

CALL = """\
target triple = "nvptx64-nvidia-cuda"

declare float @__nv_sinf(float)

define void @helper() {
  ret void
}

define ptx_kernel void @kernel(ptr %p) {
  %x = load float, ptr %p, align 4
  %y = call float @__nv_sinf(float %x)
  store float %y, ptr %p, align 4
  ret void
}
"""
WHEEL = next(str(path) for entry in sys.path for path in Path(entry).glob("nvidia/*/nvvm/libdevice/libdevice.10.bc"))


@pytest.fixture(autouse=True)
def call(nvopt: Nvopt, monkeypatch: pytest.MonkeyPatch) -> None:
    """A module to link, in the folder of `in.ll`; of the places where libdevice may be only the wheel counts."""
    Path("call.ll").write_text(CALL)
    for variable in ("CUDA_HOME", "CUDA_PATH"):
        monkeypatch.delenv(variable, raising=False)


@pytest.mark.parametrize("option", ["--libdevice", "-libdevice", f"--libdevice={WHEEL}", f"-libdevice={Path(WHEEL).parent}"])
def test_links(nvopt: Nvopt, option: str) -> None:
    outcome = nvopt(option, "call.ll")
    assert (outcome.status, outcome.err) == (0, "")
    assert "\ndefine internal float @__nv_sinf(float %a) #0 {" in outcome.out
    assert "declare float @__nv_sinf" not in outcome.out


def test_specialises_in_one_command(nvopt: Nvopt) -> None:
    outcome = nvopt("--libdevice", "-passes=nvvm-reflect,nvvm-reflect-pp,default<O2>", "-mcpu=sm_90", "call.ll")
    assert (outcome.status, outcome.err) == (0, "")
    assert re.findall(r"^define .*?@(\w+)\(", outcome.out, re.M) == ["helper", "kernel"]
    assert "__nvvm_reflect" not in outcome.out


def test_with_internalize(nvopt: Nvopt) -> None:
    outcome = nvopt("--libdevice", "-internalize", "-passes=globaldce", "call.ll")
    assert re.findall(r"^define (\w+) .*?@(\w+)\(", outcome.out, re.M) == [("ptx_kernel", "kernel"), ("internal", "__nv_sinf")]


def test_dumps_show_what_was_linked(nvopt: Nvopt) -> None:
    outcome = nvopt("--libdevice", "-passes=globaldce", "-print-before-all", "-disable-output", "call.ll")
    assert "define internal float @__nv_sinf" in outcome.err


def test_several_inputs(nvopt: Nvopt) -> None:
    outcome = nvopt("--libdevice", "-internalize", "-passes=nvvm-reflect", "-mcpu=sm_90", "-j2", "call.ll", "in.ll", "-o", "out")
    assert (outcome.status, outcome.err) == (0, "")
    assert "define internal float @__nv_sinf" in Path("out/call.ll").read_text()
    assert "define internal i32 @f" in Path("out/in.ll").read_text()


@pytest.mark.parametrize("path", [WHEEL, str(Path(WHEEL).parent), "libdevice.custom.bc", "none/libdevice.10.bc"])
@pytest.mark.parametrize("rest", [["call.ll"], ["call.ll", "-o", "out.ll"], []])
@pytest.mark.parametrize("option", ["-libdevice", "--libdevice"])
def test_a_path_behind_a_blank(nvopt: Nvopt, option: str, path: str, rest: list[str]) -> None:
    outcome = nvopt(option, path, *rest)
    assert (outcome.status, outcome.out) == (1, "")
    assert outcome.err == f"nvopt: for the -libdevice option: its path stands behind an equals sign: -libdevice={path}\n"


def test_what_is_no_path_of_libdevices(nvopt: Nvopt) -> None:
    Path("libdevice.10.bc").write_text(CALL)
    assert nvopt("libdevice.10.bc").status == 0, "not behind -libdevice: an input"
    assert nvopt("libdevice.10.bc", "-libdevice").status == 0
    assert nvopt("-libdevice", "call.ll").status == 0
    assert nvopt("-libdevice", "--", "libdevice.10.bc").status == 0
    assert nvopt("-libdevice", "-passes=globaldce", "libdevice.10.bc").status == 0


def test_unknown_function_is_a_warning(nvopt: Nvopt) -> None:
    Path("call.ll").write_text(CALL.replace("sinf", "cosg"))
    outcome = nvopt("--libdevice", "call.ll")
    assert outcome.status == 0
    assert outcome.err.startswith("warning: call.ll: '__nv_cosg' is declared, but ")
    assert "declare float @__nv_cosg(float)" in outcome.out
    assert "nothing defines" not in nvopt("--libdevice", "-emit=ptx", "call.ll").err, "once is enough"


MATH = CALL.replace("declare", "declare double @__nv_cos(double)\ndeclare void @__nv_unused()\ndeclare double @mine(double)\ndeclare") + (
    "define double @g(double %x) {\n  %y = call double @__nv_cos(double %x)\n  %z = call double @mine(double %y)\n  ret double %z\n}\n"
)


@pytest.mark.parametrize("passes", [(), ("-O2",)])
def test_what_is_left_undefined_is_named_with_the_option_that_helps(nvopt: Nvopt, passes: tuple[str, ...]) -> None:
    Path("math.ll").write_text(MATH)
    outcome = nvopt(*passes, "-emit=ptx", "-mcpu=sm_90", "math.ll")
    assert outcome.status == 0
    assert outcome.err == "warning: math.ll: nothing defines __nv_cos, __nv_sinf: -libdevice links CUDA's library of these\n"
    assert nvopt(*passes, "-emit=ptx", "-mcpu=sm_90", "-libdevice", "math.ll").err == ""
    assert nvopt(*passes, "-mcpu=sm_90", "math.ll").err == "", "text may be linked later"
    named = ", ".join(f"__nv_f{number}" for number in range(8))
    Path("many.ll").write_text("".join(f"declare void @__nv_f{number}()\n" for number in range(9)))
    calls = "".join(f"  call void @__nv_f{number}()\n" for number in range(9))
    Path("many.ll").write_text(Path("many.ll").read_text() + f"define void @k() {{\n{calls}  ret void\n}}\n")
    assert f"nothing defines {named} and 1 more: -libdevice" in nvopt("-emit=ptx", "many.ll").err


def test_a_cubin_of_undefined_functions(nvopt: Nvopt) -> None:
    outcome = nvopt("-emit=cubin", "-mcpu=sm_90", "call.ll", "-o", "k.cubin")
    assert outcome.status == 1
    assert outcome.err.startswith("warning: call.ll: nothing defines __nv_sinf: -libdevice links CUDA's library of these\n")


def test_another_type_is_an_error(nvopt: Nvopt) -> None:
    Path("call.ll").write_text(CALL.replace("float", "double"))
    outcome = nvopt(f"--libdevice={WHEEL}", "call.ll", "-o", "out.ll")
    message = f"'__nv_sinf' is declared as 'double (double)', but in {WHEEL} it is 'float (float)'"
    assert (outcome.status, outcome.out) == (1, "")
    assert outcome.err == f"nvopt: call.ll:3:1: error: {message}\ndeclare double @__nv_sinf(double)\n^\n"
    assert not Path("out.ll").exists()


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("none.bc", "none.bc: error: cannot read this library: No such file or directory"),
        ("call.ll", "call.ll: error: cannot read this library: it is not LLVM bitcode (libdevice is a file libdevice.10.bc)"),
        (".", f".: error: no libdevice in this folder; looked for:\n  {Path('.') / 'libdevice.10.bc'}"),
    ],
)
def test_no_library(nvopt: Nvopt, path: str, said: str) -> None:
    outcome = nvopt(f"--libdevice={path}", "call.ll", "in.ll", "-o", "out")
    assert (outcome.status, outcome.out) == (1, "")
    assert outcome.err.startswith(f"nvopt: {said}") or outcome.err.startswith(f"nvopt: {said.replace('  libdevice', '  ./libdevice')}")
    assert outcome.err.count("error:") == 1
    assert not Path("out").exists() or not any(Path("out").iterdir())


def test_not_found(nvopt: Nvopt, monkeypatch: pytest.MonkeyPatch) -> None:
    from nvopt.llvm import libdevice

    monkeypatch.setattr(libdevice, "_places", lambda: iter([("$CUDA_HOME", "/none/libdevice.10.bc"), ("nvcc on PATH (none)", "")]))
    outcome = nvopt("--libdevice", "call.ll")
    assert (outcome.status, outcome.out) == (1, "")
    assert outcome.err == (
        "nvopt: error: cannot find libdevice (libdevice.10.bc); looked at, in this order:\n"
        "  $CUDA_HOME: /none/libdevice.10.bc\n  nvcc on PATH (none)\n"
        "the wheel nvidia-nvvm has it: pip install nvidia-nvvm; or say where it is: --libdevice=PATH\n"
    )


# -- internalize


def visible(text: str) -> list[str]:
    return re.findall(r"^define (?!internal ).*?@(\w+)\(", text, re.M)


def test_internalize_keeps_kernels(nvopt: Nvopt) -> None:
    assert visible(nvopt("-internalize", "call.ll").out) == ["kernel"]
    assert visible(nvopt("-internalize", "-internalize=0", "call.ll").out) in (["kernel"], ["helper", "kernel"])
    assert visible(nvopt("-internalize=0", "call.ll").out) == ["helper", "kernel"]


@pytest.mark.parametrize(
    "options", [["-internalize-public-api-list=h*,x"], ["--internalize-public-api-list", "x", "-internalize-public-api-list=helper"]]
)
def test_public_api_list(nvopt: Nvopt, options: list[str]) -> None:
    assert visible(nvopt(*options, "call.ll").out) == ["helper", "kernel"]


def test_public_api_file(nvopt: Nvopt) -> None:
    Path("api.txt").write_text("x\n\n  helpe?  \n")
    assert visible(nvopt("-internalize-public-api-file=api.txt", "call.ll").out) == ["helper", "kernel"]
    outcome = nvopt("-internalize-public-api-file=none.txt", "call.ll")
    assert outcome.err == "nvopt: for the -internalize-public-api-file option: cannot read 'none.txt': No such file or directory\n"


def test_broken_glob(nvopt: Nvopt) -> None:
    outcome = nvopt("-internalize-public-api-list=[x", "call.ll")
    assert (outcome.status, outcome.out) == (1, "")
    assert outcome.err == "nvopt: for the -internalize-public-api-list option: invalid glob pattern '[x': unmatched '['\n"


def test_the_pass_is_opts(nvopt: Nvopt) -> None:
    """Without -internalize ahead of it, the pass keeps what it is told to, and kernels are nothing special."""
    assert visible(nvopt("-passes=internalize", "call.ll").out) == []
    assert visible(nvopt("-passes=internalize<preserve-gv=helper>", "call.ll").out) == ["helper"]
    assert visible(nvopt("-passes=internalize", "-internalize-public-api-list=helper", "call.ll").out) == ["helper"]


def test_pipeline_as_understood(nvopt: Nvopt) -> None:
    outcome = nvopt("-internalize", "-passes=internalize<preserve-gv=a;preserve-gv=b>,globaldce", "-print-pipeline-passes")
    assert outcome.out == "internalize<device-api>,internalize<preserve-gv=a;preserve-gv=b>,globaldce\n"
    assert nvopt(f"-passes={outcome.out.strip()}", "-print-pipeline-passes").out == outcome.out
