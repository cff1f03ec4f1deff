"""Finding ptxas, running it, and what it says."""

from __future__ import annotations

import os
import stat
import sys
from importlib import metadata
from pathlib import Path

import pytest

import nvopt
from nvopt.pipeline import ptxas

POSIX = pytest.mark.skipif(os.name != "posix", reason="makes programs of shell scripts")
KERNEL = 'target triple = "nvptx64-nvidia-cuda"\ndefine ptx_kernel void @k(ptr %p) {\n  store i32 1, ptr %p\n  ret void\n}\n'
WRONG = KERNEL.replace("  ret void", '  call void asm sideeffect "nonsense;", ""()\n  ret void')


@pytest.fixture
def nowhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A machine without any ptxas; an empty folder."""
    for variable in ("CUDA_HOME", "CUDA_PATH"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("PATH", str(tmp_path / "path"))
    monkeypatch.setattr(ptxas, "_PACKAGES", ("nvidia-cuda-nvcc-of-nobody",))
    monkeypatch.setattr(ptxas, "_FOLDERS", (str(tmp_path / "cuda-*" / "bin"),))
    return tmp_path


def program(folder: Path, script: str = "exit 0") -> str:
    folder.mkdir(parents=True)
    path = folder / "ptxas"
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return str(path)


@POSIX
def test_the_order_of_places(nowhere: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    installed = program(nowhere / "cuda-12.9" / "bin")
    assert ptxas.find() == installed
    newer = program(nowhere / "cuda-12.10" / "bin")
    assert ptxas.find() == newer
    by_path = program(nowhere / "b" / "bin")
    monkeypatch.setenv("CUDA_PATH", str(nowhere / "b"))
    assert ptxas.find() == by_path
    by_home = program(nowhere / "a" / "bin")
    monkeypatch.setenv("CUDA_HOME", str(nowhere / "a"))
    assert ptxas.find() == by_home
    first = program(nowhere / "path")
    assert ptxas.find() == first


@POSIX
def test_a_file_that_cannot_be_run_is_none(nowhere: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Path(program(nowhere / "a" / "bin")).chmod(0o600)
    monkeypatch.setenv("CUDA_HOME", str(nowhere / "a"))
    with pytest.raises(ptxas.PtxasNotFoundError):
        ptxas.find()


def test_not_found(nowhere: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CUDA_PATH", "/opt/mine")
    with pytest.raises(ptxas.PtxasNotFoundError) as raised:
        ptxas.find()
    assert str(raised.value).splitlines() == [
        "no ptxas was found, which makes cubins of PTX; the pip package nvidia-cuda-nvcc has it. Looked in",
        "  PATH",
        "  $CUDA_HOME/bin (not set)",
        "  $CUDA_PATH/bin: /opt/mine/bin",
        "  the pip package nvidia-cuda-nvcc-of-nobody",
        f"  {nowhere}/cuda-*/bin",
    ]
    with pytest.raises(nvopt.PipelineError, match="no ptxas was found"):
        nvopt.run(KERNEL, "", emit="cubin", cpu="sm_90")


@pytest.fixture
def wheel(nowhere: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The ptxas of the pip package, and no other."""
    monkeypatch.setattr(ptxas, "_PACKAGES", ("nvidia-cuda-nvcc",))
    if not any(path.name == "ptxas" for path in metadata.files("nvidia-cuda-nvcc") or []):
        pytest.skip("no ptxas: the package nvidia-cuda-nvcc has none for this platform")
    return ptxas.find()


def test_that_of_the_pip_package(wheel: str) -> None:
    assert any(Path(wheel).is_relative_to(folder) for folder in sys.path if folder)
    cubin = nvopt.run(KERNEL, "", emit="cubin", cpu="sm_90")
    assert isinstance(cubin, bytes)
    assert cubin.startswith(b"\x7fELF")


def test_what_ptxas_refuses(wheel: str) -> None:
    with pytest.raises(nvopt.CodegenError) as raised:
        nvopt.run(WRONG, "", emit="cubin", cpu="sm_90", path="wrong.ll")
    first, *rest = str(raised.value).splitlines()
    assert first == "wrong.ll: error: ptxas cannot assemble the PTX for sm_90:"
    assert "of the PTX in k: error: " in rest[0]
    assert rest[1] == "    nonsense;"


def test_a_gpu_that_ptxas_does_not_know(wheel: str) -> None:
    with pytest.raises(nvopt.CodegenError, match=r"^<string>: error: ptxas cannot assemble the PTX for sm_30: ptxas fatal .*sm_30"):
        nvopt.run(KERNEL, "", emit="cubin", cpu="sm_30")


@POSIX
def test_warnings_of_ptxas(nowhere: Path) -> None:
    quiet = program(nowhere / "a", 'echo "ptxas warning : mind this" >&2; printf ELF > "$4"')
    assert ptxas.assemble(quiet, b"", "in.ll", "sm_90") == (b"ELF", ("in.ll: ptxas warning : mind this",))


@POSIX
@pytest.mark.parametrize(
    ("script", "said"),
    [
        ("exit 3", " it ended with status 3"),
        ("echo 'ptxas fatal   : no' >&2; exit 1", " ptxas fatal   : no"),
        (
            "echo \"ptxas $2, line 4; error   : Unknown symbol 'x'\" >&2; echo 'ptxas fatal   : aborted' >&2; exit 1",
            "\n  line 4 of the PTX in g: error: Unknown symbol 'x'\n    add x;",
        ),
        (
            "echo \"ptxas $2, line 4; error   : Feature 'a' requires PTX ISA .version 7.8 or later\" >&2; "
            "echo \"ptxas $2, line 1; error   : Feature 'b' requires PTX ISA .version 6.2 or later\" >&2; exit 1",
            "\n  line 4 of the PTX in g: error: Feature 'a' requires PTX ISA .version 7.8 or later\n    add x;"
            "\n  line 1 of the PTX in f: error: Feature 'b' requires PTX ISA .version 6.2 or later\n    .visible .entry f("
            "\n  -mattr=+ptx78 asks for a PTX version that has it",
        ),
        (
            "echo \"ptxas fatal   : 'a' requires PTX ISA .version 6.6 or later\" >&2; exit 1",
            " ptxas fatal   : 'a' requires PTX ISA .version 6.6 or later\n  -mattr=+ptx70 asks for a PTX version that has it",
        ),
        (
            "echo \"ptxas fatal   : 'a' requires PTX ISA .version 9.1 or later\" >&2; exit 1",
            " ptxas fatal   : 'a' requires PTX ISA .version 9.1 or later",
        ),
        ('echo "ptxas $2, line 99; error   : past the end" >&2; exit 1', "\n  line 99 of the PTX in g: error: past the end\n    "),
    ],
)
def test_failures(nowhere: Path, script: str, said: str) -> None:
    source = b".visible .entry f(\n)\n.func  (.param .b32 r) g(int x) {\n  add x;\n}\n"
    with pytest.raises(nvopt.CodegenError) as raised:
        ptxas.assemble(program(nowhere / "a", script), source, "in.ll", "sm_90")
    assert str(raised.value) == f"in.ll: error: ptxas cannot assemble the PTX for sm_90:{said}"


@POSIX
def test_a_ptxas_that_is_no_program(tmp_path: Path) -> None:
    path = program(tmp_path / "a")
    Path(path).write_bytes(b"\x00\x01")
    with pytest.raises(nvopt.CodegenError, match=f"in.ll: error: cannot run {path}: "):
        ptxas.assemble(path, b"", "in.ll", "sm_90")
