"""A folder full of Python files: none of them runs because nvopt, or a process that it starts, was started there."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
from cli_runner import MODULE
from engine_at_work import CRASH, CRASHES

ROOT = Path(__file__).parents[2]
NOT_PYTHONS = ("nvopt", "llvmlite", "click", "rich", "yaml", "filecheck", "sitecustomize", "usercustomize")
KERNEL = 'target triple = "nvptx64-nvidia-cuda"\ndefine ptx_kernel void @k(ptr %p) {\n  store i32 1, ptr %p\n  ret void\n}\n'
BITCODE_NAMES = ("a.bc", "b.bc")
RAISES = """\
from dataclasses import dataclass
import nvopt

@dataclass(frozen=True)
class Raises(nvopt.FunctionPass):
    name = "raises"
    summary = "Raise an exception"

    def run(self, function, context):
        raise ValueError("no")
"""
POSIX = pytest.mark.skipif(os.name != "posix", reason="makes programs of shell scripts")


@pytest.fixture
def scratch(tmp_path: Path) -> Path:
    """A folder with inputs, among modules that tell when they are imported, a package with an entry point, and a ptxas."""
    folder = tmp_path / "scratch"
    folder.mkdir()
    told = tmp_path / "told"
    names = sorted({name.partition(".")[0] for name in sys.stdlib_module_names} | set(NOT_PYTHONS))
    for name in names:
        (folder / f"{name}.py").write_text(f"open({str(told)!r}, 'a').write({name + chr(10)!r})\nraise SystemExit({name!r})\n")
    package = folder / "planted-1.0.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: planted\nVersion: 1.0\n")
    (package / "entry_points.txt").write_text("[nvopt.passes]\nplanted = planted\n")
    (folder / "planted.py").write_text(f"open({str(told)!r}, 'a').write('planted')\n")
    ptxas = folder / "ptxas"
    ptxas.write_text(f"#!/bin/sh\necho ptxas >> '{told}'\n")
    ptxas.chmod(ptxas.stat().st_mode | stat.S_IXUSR)
    for name in ("in.ll", "two.ll"):
        (folder / name).write_text(MODULE)
    (folder / "kernel.ll").write_text(KERNEL)
    (folder / "crashes.ll").write_text(CRASHES)
    return folder


def start(scratch: Path, *words: str, **variables: str) -> tuple[subprocess.CompletedProcess[str], str]:
    """Run a Python with these words there; what it came to, and what was imported of the folder."""
    environ = {**os.environ, "PYTHONPATH": str(ROOT), "TMPDIR": str(scratch.parent), **variables}
    done = subprocess.run([sys.executable, *words], cwd=scratch, env=environ, capture_output=True, text=True, timeout=120)
    told = scratch.parent / "told"
    return done, told.read_text() if told.exists() else ""


def nvopt(scratch: Path, *arguments: str, python: Sequence[str] = (), **variables: str) -> tuple[subprocess.CompletedProcess[str], str]:
    """Run the command as pip installs it: a script in another folder."""
    script = scratch.parent / "nvopt"
    script.write_text(f"import sys\nsys.path[0] = {str(ROOT)!r}\nfrom nvopt.__main__ import main\nif __name__ == '__main__':\n    main()\n")
    return start(scratch, *python, str(script), *arguments, **variables)


def with_bitcode(scratch: Path) -> None:
    for name in BITCODE_NAMES:
        done, told = nvopt(scratch, "in.ll", "-o", name)
        assert (told, done.stderr, done.returncode) == ("", "", 0)


@pytest.mark.parametrize("python", [(), ("-E",), ("-I",)])
def test_workers(scratch: Path, python: tuple[str, ...]) -> None:
    done, told = nvopt(scratch, "-passes=sroa", "in.ll", "two.ll", "-o", "out", "-j", "2", python=python)
    assert (told, done.stderr, done.returncode) == ("", "", 0)


def test_several_inputs_of_bitcode(scratch: Path) -> None:
    with_bitcode(scratch)
    done, told = nvopt(scratch, "-passes=sroa", *BITCODE_NAMES, "-disable-output", "-j", "1")
    assert (told, done.stderr, done.returncode) == ("", "", 0)
    (scratch / "bad.bc").write_bytes((scratch / "a.bc").read_bytes()[:400])
    done, told = nvopt(scratch, "-passes=sroa", "a.bc", "bad.bc", "-disable-output", "-j", "1")
    assert (told, done.returncode) == ("", 1), done.stderr


@pytest.mark.parametrize("more", [(), ("two.ll", "-j", "2")])
def test_reproducers(scratch: Path, more: tuple[str, ...]) -> None:
    done, told = nvopt(scratch, f"-passes={CRASH.pass_name}", *CRASH.options, "crashes.ll", *more, "-disable-output")
    assert (told, done.returncode) == ("", 1), done.stderr
    assert f"pass '{CRASH.pass_name}' failed" in done.stderr
    assert "a small input that shows it" in done.stderr


def test_a_plugin_from_elsewhere(scratch: Path) -> None:
    plugin = scratch.parent / "plugin" / "raises.py"
    plugin.parent.mkdir()
    plugin.write_text(RAISES)
    done, told = nvopt(scratch, f"-load-pass-plugin={plugin}", "-passes=raises", "in.ll", "two.ll", "-disable-output", "-j", "2")
    assert (told, done.returncode) == ("", 1), done.stderr
    assert "2 of 2 inputs failed" in done.stderr


@POSIX
@pytest.mark.parametrize("path", [".", "", ":.:", "../scratch"])
@pytest.mark.parametrize("emit", ["ptx", "cubin"])
def test_code_generation(scratch: Path, emit: str, path: str) -> None:
    (scratch / "bin").mkdir()
    (scratch / "bin" / "ptxas").symlink_to(scratch / "ptxas")
    done, told = nvopt(
        scratch, "-mcpu=sm_90", f"-emit={emit}", "kernel.ll", "-o", "made", PATH=f"{path}:{os.environ['PATH']}", CUDA_HOME="."
    )
    assert (told, done.stderr, done.returncode) == ("", "", 0)


def test_code_generation_in_a_new_process(scratch: Path) -> None:
    """As a library with threads does it, from a script elsewhere."""
    script = scratch.parent / "script.py"
    script.write_text(
        "import threading, nvopt\n"
        "threading.Thread(target=threading.Event().wait, daemon=True).start()\n"
        "assert '.entry' in nvopt.run(open('kernel.ll').read(), '', cpu='sm_90', emit='ptx')\n"
    )
    done, told = start(scratch, str(script))
    assert (told, done.stderr, done.returncode) == ("", "", 0)


@pytest.mark.parametrize("arguments", [["-passes=sroa", "in.ll"], ["-O1", "in.ll", "two.ll", "-o", "out", "-j", "2"], ["-print-passes"]])
def test_as_a_module(scratch: Path, arguments: list[str]) -> None:
    """`python -m` itself looks for `nvopt` there, and for what it takes to find that; whatever is imported after it is not."""
    program = "import runpy, importlib.util, warnings, sys; print(*sys.modules)"
    pythons = subprocess.run([sys.executable, "-P", "-c", program], capture_output=True, text=True, check=True).stdout.split()
    for name in {"nvopt", *pythons} & {path.stem for path in scratch.glob("*.py")}:
        (scratch / f"{name}.py").unlink()
    assert (scratch / "signal.py").exists()
    assert (scratch / "typing.py").exists()
    done, told = start(scratch, "-m", "nvopt", *arguments)
    assert (told, done.stderr, done.returncode) == ("", "", 0)


def test_a_checkout_that_is_not_installed(tmp_path: Path) -> None:
    """`python -m nvopt` works in the folder that holds the package, workers included."""
    (tmp_path / "nvopt").symlink_to(ROOT / "nvopt")
    (tmp_path / "in.ll").write_text(MODULE)
    (tmp_path / "two.ll").write_text(MODULE)
    program = f"import sys; sys.path[:] = [path for path in sys.path if path != {str(ROOT)!r}]\n"
    (tmp_path / "hide").mkdir()
    (tmp_path / "hide" / "sitecustomize.py").write_text(program)
    environ = {**os.environ, "PYTHONPATH": str(tmp_path / "hide")}
    command = [sys.executable, "-m", "nvopt", "-passes=nvvm-reflect", "in.ll", "two.ll", "-o", "out", "-j", "2"]
    done = subprocess.run(command, cwd=tmp_path, env=environ, capture_output=True, text=True, timeout=120)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert sorted(path.name for path in (tmp_path / "out").iterdir()) == ["in.ll", "two.ll"]
