"""nvopt.frontends.numba_cuda: the exchanged function in a stand-in for Numba's module, and in Numba-CUDA itself."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import nvopt
from nvopt.frontends import numba_cuda
from nvopt.pipeline import ptxas

HEAD = """\
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-\
v64:64:64-v128:128:128-n16:32:64"
"""
KERNEL = (
    HEAD
    + """\
declare {i32, i1} @"llvm.nvvm.vote.sync"(i32 %".1", i32 %".2", i1 %".3")
declare float @"__nv_sinf"(float %".1")
declare i32 @"helper"(i32 %".1")
define void @"wave"(float* %"x", i32* %"n")
{
entry:
  %".4" = load float, float* %"x"
  %".5" = fmul float %".4", %".4"
  %".6" = fadd float %".5", %".4"
  %".7" = call float @"__nv_sinf"(float %".6")
  store float %".7", float* %"x"
  %".8" = fcmp olt float %".6", 0x0
  %".9" = call {i32, i1} @"llvm.nvvm.vote.sync"(i32 -1, i32 3, i1 %".8")
  %".10" = extractvalue {i32, i1} %".9", 0
  %".11" = call i32 @"helper"(i32 %".10")
  store i32 %".11", i32* %"n"
  ret void
}
!nvvm.annotations = !{ !0 }
!0 = !{ void (float*, i32*)* @"wave", !"kernel", i32 1 }
"""
)
HELPER = HEAD + 'define i32 @"helper"(i32 %"a")\n{\nentry:\n  %".2" = add i32 %"a", 1\n  ret i32 %".2"\n}\n'


class Unit:
    """What stands in for Numba's unit of libNVVM."""

    def __init__(self, options: dict[str, object]) -> None:
        self.options = options
        self.text = b""
        self.verified = False

    def add_module(self, text: bytes) -> None:
        self.text += text

    def verify(self) -> None:
        self.verified = True

    def compile(self) -> bytes:
        assert self.verified
        return repr(sorted(self.options.items())).encode() + self.text


@pytest.fixture
def nvvm(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """A stand-in for numba.cuda.cudadrv.nvvm of Numba-CUDA 0.30, of which Numba's code generator calls compile_ir."""
    packages = [ModuleType(name) for name in ("numba", "numba.cuda", "numba.cuda.cudadrv", "numba.cuda.cudadrv.nvvm")]
    for package in packages:
        monkeypatch.setitem(sys.modules, package.__name__, package)
    for outer, inner in pairwise(packages):
        setattr(outer, inner.__name__.rpartition(".")[2], inner)
    module: Any = packages[-1]
    module.compile_ir = lambda llvmir, **options: b"Numba's own"
    module.llvm_replace = lambda text: text.replace("immarg", "")
    module.CompilationUnit = Unit
    yield module
    numba_cuda.remove()
    assert module.compile_ir("") == b"Numba's own"


@pytest.mark.parametrize(
    ("asked", "there", "missing"),
    [
        ({}, ["fma.rn.f32", "vote.sync.ballot.b32"], [".ftz", "llvm.", ".extern"]),
        ({"fma": False}, ["mul.rn.f32"], [".ftz"]),
        ({"fastmath": True}, ["fma.rn.ftz.f32"], ["fma.rn.f32"]),
        ({"fastmath": True, "ftz": False}, ["fma.rn.f32"], ["fma.rn.ftz.f32"]),
    ],
)
def test_modules_are_linked_and_compiled_as_numba_asks(nvvm: Any, asked: dict[str, object], there: list[str], missing: list[str]) -> None:
    numba_cuda.install("nvopt<O1>")
    ptx = nvvm.compile_ir([KERNEL, HELPER], arch="compute_90", opt=3, **asked).decode()
    assert [word for word in there if word not in ptx] == []
    assert [word for word in missing if word in ptx] == []
    assert ".visible .entry wave(" in ptx
    assert ptxas.assemble(ptxas.find(), ptx.encode(), "numba", "sm_90").cubin[:4] == b"\x7fELF"


def test_one_module_is_a_text(nvvm: Any) -> None:
    numba_cuda.install("")
    assert ".visible .func  (.param .b32 func_retval0) helper(" in nvvm.compile_ir(HELPER, arch="compute_80").decode()


def test_libnvvm_gets_what_the_passes_made(nvvm: Any) -> None:
    numba_cuda.install("sroa", libnvvm=True)
    made = nvvm.compile_ir([KERNEL, HELPER], arch="compute_100", opt=3, fastmath=True).decode()
    assert made.startswith(
        "[('arch', 'compute_100'), ('fma', True), ('ftz', True), ('opt', 3), ('prec_div', False), ('prec_sqrt', False)]; ModuleID"
    )
    assert "define internal float @__nv_sinf(" in made
    assert "define i32 @helper(" in made
    for arch in ("compute_90", "compute_90a", "compute_75", "sm"):
        with pytest.raises(ValueError, match=f"^libNVVM reads for {arch} the text of LLVM 7 only"):
            nvvm.compile_ir(KERNEL, arch=arch)


def test_mistakes_and_what_goes_beyond_nvopt(nvvm: Any) -> None:
    own = nvvm.compile_ir
    with pytest.raises(nvopt.PipelineError, match="unknown pass name 'sraa'"):
        numba_cuda.install("sraa")
    with pytest.raises(TypeError, match="'emit'"):
        numba_cuda.install("sroa", emit="ptx")  # type: ignore[call-arg]
    assert nvvm.compile_ir is own
    numba_cuda.install("sroa")
    with pytest.raises(ValueError, match="Numba asks for link-time optimization, of which only libNVVM is capable"):
        nvvm.compile_ir(KERNEL, **{"arch": "compute_90", "gen-lto": None})
    with pytest.raises(nvopt.InputError, match="Numba's NVVM IR:"):
        nvvm.compile_ir("what", arch="compute_90")


def test_what_was_installed_last_counts(nvvm: Any) -> None:
    numba_cuda.install("", fma=False)
    numba_cuda.install("")
    assert b"fma.rn.f32" in nvvm.compile_ir([KERNEL, HELPER], arch="compute_90")
    numba_cuda.remove()
    assert nvvm.compile_ir("") == b"Numba's own"


# -- Numba-CUDA itself, without a GPU: one process compiles a kernel in every way

NUMBA = Path(sys.prefix) / "numba"  # where the Makefile puts it
PROGRAM = """
import json, math, sys, warnings
from dataclasses import dataclass

warnings.simplefilter("error")
with warnings.catch_warnings(action="ignore"):
    sys.path.append(sys.argv[1])
    import _numba_cuda_redirector  # as every Python does that Numba-CUDA is installed for
    from numba import cuda, types
    from numba.cuda.cudadrv import nvrtc, nvvm
    nvrtc.config.FORCE_CUDA_CC = (9, 0)  # or Numba asks NVRTC, which GPUs there are

import nvopt
from nvopt.frontends import numba_cuda

@dataclass(frozen=True)
class Seen(nvopt.ModulePass):
    name = "seen"
    summary = "Keep the text"
    def run(self, module, context):
        made["seen"] = str(module)
        return False

def wave(x, y, n):
    i = cuda.grid(1)
    if i < n:
        y[i] = x[i] * x[i] + math.sin(y[i])
    cuda.atomic.nanmax(y, 0, cuda.shfl_down_sync(-1, x[i], 1))
    if cuda.any_sync(-1, x[i] > 0):
        y[cuda.popc(cuda.ballot_sync(-1, x[i] > 0))] = 0

SIGNATURE = types.float32[:], types.float32[:], types.int32

def compiled(**options):
    try:
        return cuda.compile(wave, SIGNATURE, device=False, abi="numba", cc=nvrtc.config.FORCE_CUDA_CC, **options)[0]
    except Exception as error:
        return f"{type(error).__name__}: {error}"

made = {}
own = nvvm.compile_ir
numba_cuda.install("")
made["plain"] = compiled()
modules = ["declare void @f(i8*)  define void @k(i8* %p) { call void @f(i8* %p) ret void }", "define void @f(i8* %p) { ret void }"]
made["linked"] = nvvm.compile_ir(['target triple = "nvptx64-nvidia-cuda" ' + one for one in modules], arch="compute_90", opt=3).decode()
numba_cuda.install(["nvopt<O1>", Seen()])
made["O1"] = compiled()
made["fast"] = compiled(fastmath=True)
made["lines"] = compiled(lineinfo=True)
made["lto"] = compiled(output="ltoir")
numba_cuda.install("sroa", libnvvm=True)
made["libnvvm, sm_90"] = compiled()
nvrtc.config.FORCE_CUDA_CC = (10, 0)
made["libnvvm"] = compiled()
try:
    numba_cuda.install("sraa")
except nvopt.PipelineError as error:
    made["mistake"] = str(error)
numba_cuda.remove()
numba_cuda.remove()
made["removed"] = nvvm.compile_ir is own
print(json.dumps(made))
"""


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """What came out, by how it was asked for."""
    if not NUMBA.is_dir():
        pytest.skip("make test installs Numba-CUDA; it isn't here")
    program = tmp_path_factory.mktemp("numba") / "program.py"  # Numba looks for the kernel's source
    program.write_text(PROGRAM)
    done = subprocess.run([sys.executable, program, NUMBA], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def assembled(ptx: str, cpu: str) -> bytes:
    return ptxas.assemble(ptxas.find(), ptx.encode(), "numba", cpu).cubin


def test_nvopt_makes_the_ptx(made: Any) -> None:
    for how in ("plain", "O1", "fast", "lines"):
        assert "Generated by LLVM NVPTX Back-End" in made[how]
        assert ".target sm_90" in made[how]
        assert "nvvm" not in made[how], "libNVVM's shuffles and votes are LLVM's now"
        assert "shfl.sync.down.b32" in made[how]
        assert "vote.sync.ballot.b32" in made[how]
        assert assembled(made[how], "sm_90")[:4] == b"\x7fELF"
    assert made["O1"].count("\n") < made["plain"].count("\n")


def test_passes_of_ones_own_see_the_module(made: Any) -> None:
    assert "define ptx_kernel void @" in made["seen"]
    assert "load float, ptr" in made["seen"]


def test_arithmetic_is_as_numba_asks_for_it(made: Any) -> None:
    assert "fma.rn.f32" in made["O1"]
    assert ".ftz" not in made["O1"]
    assert "fma.rn.ftz.f32" in made["fast"]


def test_lines_and_modules_come_along(made: Any) -> None:
    assert "\t.loc\t" in made["lines"]
    assert "\t.loc\t" not in made["O1"]
    assert ".func f(" in made["linked"]
    assert ".extern" not in made["linked"]


def test_what_only_libnvvm_can_do(made: Any) -> None:
    assert made["lto"] == "ValueError: Numba asks for link-time optimization, of which only libNVVM is capable: compile with lto=False"
    assert made["libnvvm, sm_90"].startswith("ValueError: libNVVM reads for compute_90 the text of LLVM 7 only")
    assert "Generated by NVIDIA NVVM Compiler" in made["libnvvm"]
    assert ".target sm_100" in made["libnvvm"]


def test_mistakes_are_told_at_once_and_numbas_own_comes_back(made: Any) -> None:
    assert made["mistake"].startswith("unknown pass name 'sraa'")
    assert made["removed"] is True


def test_nothing_of_numba_is_imported_before_it_is_used() -> None:
    code = "import sys, nvopt.frontends.numba_cuda, nvopt.frontends.triton; print('numba' in sys.modules or 'triton' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "False\n"
