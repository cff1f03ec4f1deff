"""Numba-CUDA: nvopt makes the PTX, in the place of libNVVM; or its passes run ahead of libNVVM.

    from nvopt.frontends import numba_cuda

    numba_cuda.install("nvopt<O3>")                                # PTX by nvopt, for any GPU
    numba_cuda.install("propagate-alignment", libnvvm=True)        # passes, then libNVVM: from compute_100 on
    numba_cuda.remove()                                            # Numba as it was

What Numba compiles from then on goes through nvopt: kernels at their first launch, `cuda.compile_ptx` at once. Arithmetic is as Numba asks
for it: by default nvcc's (no flushing of denormals, precise division and square root, fused multiplications), with `fastmath=True` none of
that but the fusing. Link-time optimization is libNVVM's alone, and Numba's default where nvJitLink is installed: `@cuda.jit(lto=False)`.

Numba has no hook there. Its code generator calls `numba.cuda.cudadrv.nvvm.compile_ir(modules, **options)` with the text of LLVM 7 (typed
pointers), and that function is what `install` exchanges (as of Numba-CUDA 0.30). What nvopt prints is LLVM 22's: libNVVM reads that for
GPUs from compute_100 on (CUDA 13.5's does, which is based on LLVM 23), and for older ones only LLVM 7's. What Numba keeps on disk
(`cache=True`) it keeps whatever the passes.
"""

from __future__ import annotations

import os
import re
import tempfile
import warnings
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol, Unpack

import nvopt

if TYPE_CHECKING:
    from nvopt.library import RunOptions
    from nvopt.passes.base import Pass


class _CompileIR(Protocol):
    """Numba's: the modules of one program, and options of libNVVM by name, to PTX (or LTO-IR)."""

    def __call__(self, llvmir: str | Sequence[str], **options: Any) -> bytes: ...


_numbas_own: list[_CompileIR] = []  # what `install` has exchanged


def install(passes: str | Sequence[str | Pass], *, libnvvm: bool = False, **options: Unpack[RunOptions]) -> None:
    """Have Numba compile with these passes, in the place of any that were installed before.

    `passes` and `options` are those of `nvopt.run`; the GPU and the float modes are those that Numba asks for, and libdevice is
    linked, unless they are given. With `libnvvm`, the result goes on to libNVVM.

    PipelineError, KnobError and TypeError tell at once what is wrong. Later, what `nvopt.run` raises comes out of Numba; so does a
    ValueError where only libNVVM can do what Numba asks for, or cannot read the result.
    """
    nvvm = _numbas_nvvm()
    nvopt.run("", passes, emit="ll", remarks=nvopt.RemarkSink(), **options)

    def compile_ir(llvmir: str | Sequence[str], **asked: Any) -> bytes:
        modules = [nvvm.llvm_replace(text) for text in ([llvmir] if isinstance(llvmir, str) else llvmir)]
        settings: RunOptions = {"cpu": asked["arch"], **_float_modes(asked), "libdevice": True, **options}
        run = _behind_what_numba_means(passes, settings["ftz"])
        if libnvvm:
            _check_libnvvm_reads(asked["arch"])
            return _by_libnvvm(nvvm, _run(modules, run, "ll", settings), asked)
        if "gen-lto" in asked:
            raise ValueError("Numba asks for link-time optimization, of which only libNVVM is capable: compile with lto=False")
        return _run(modules, run, "ptx", settings).encode()

    if not _numbas_own:
        _numbas_own.append(nvvm.compile_ir)
    nvvm.compile_ir = compile_ir


def remove() -> None:
    """Have Numba compile as if `install` had not been called."""
    if _numbas_own:
        _numbas_nvvm().compile_ir = _numbas_own.pop()


def _numbas_nvvm() -> Any:
    """Numba's module on libNVVM, imported now."""
    from numba.cuda.cudadrv import nvvm

    return nvvm


def _behind_what_numba_means(passes: str | Sequence[str | Pass], ftz: bool | None) -> list[str | Pass]:
    """The passes behind those that say in LLVM's words what libNVVM knows: what its own intrinsics are, and what becomes of denormals."""
    from nvopt.frontends.libnvvm import FlushDenormals, LibNVVMIntrinsics

    return [LibNVVMIntrinsics(), *([FlushDenormals()] if ftz else []), *([passes] if isinstance(passes, str) else passes)]


def _float_modes(asked: dict[str, Any]) -> RunOptions:
    """What libNVVM's options come to, with its defaults."""
    fast = bool(asked.get("fastmath"))
    return {
        "ftz": bool(asked.get("ftz", fast)),
        "prec_div": bool(asked.get("prec_div", not fast)),
        "prec_sqrt": bool(asked.get("prec_sqrt", not fast)),
        "fma": bool(asked.get("fma", True)),
    }


def _run(modules: Sequence[str], passes: str | Sequence[str | Pass], emit: Any, settings: RunOptions) -> str:
    """Run the passes over the modules, linked into one."""
    sink = nvopt.RemarkSink()
    with tempfile.TemporaryDirectory() as folder:
        paths = [os.path.join(folder, f"{number}.ll") for number in range(1, len(modules))]
        for path, text in zip(paths, modules[1:], strict=True):
            with open(path, "w", encoding="utf-8", errors="surrogateescape") as file:
                file.write(text)
        linked: RunOptions = {**settings, "link": [*paths, *settings.get("link", ())]}
        made: str = nvopt.run(modules[0], passes, path="Numba's NVVM IR", emit=emit, remarks=sink, **linked)
    for warning in sink.warnings:
        if "typed pointers" not in warning:  # which Numba writes, and which are not the user's business
            warnings.warn(warning, stacklevel=2)
    return made


def _check_libnvvm_reads(arch: str) -> None:
    found = re.match(r"compute_(\d+)", arch)
    if found is None or int(found[1]) < _FIRST_WITH_NEW_IR:
        raise ValueError(f"libNVVM reads for {arch} the text of LLVM 7 only, and not what nvopt prints: install without libnvvm=True")


_FIRST_WITH_NEW_IR = 100


def _by_libnvvm(nvvm: Any, text: str, asked: dict[str, Any]) -> bytes:
    """What libNVVM makes of a module that has all that it calls."""
    options = dict(asked)
    if options.pop("fastmath", False):
        options |= {"ftz": True, "fma": True, "prec_div": False, "prec_sqrt": False}
    unit = nvvm.CompilationUnit(options)
    unit.add_module(text.encode(errors="surrogateescape"))
    unit.verify()
    made: bytes = unit.compile()
    return made
