"""What ends the process: the pass is named and its reproducer written, by others."""

import ctypes
import os
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from nvopt.ir import Function
from nvopt.passes.base import Context, FunctionPass
from nvopt.pipeline.crashes import explain
from nvopt.pipeline.driver import Options
from nvopt.pipeline.reduction import defined_functions
from nvopt.pipeline.workers import Children

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork there")

# instcombine of LLVM 22 runs into an llvm_unreachable() on the comparison.
CRASHES = """target triple = "nvptx64-nvidia-cuda"

define i32 @fine(i32 %x) {
  %y = add i32 %x, 0
  ret i32 %y
}

define i1 @crash() {
  %c = icmp sge i1 extractelement (<vscale x 8 x i1> zeroinitializer, i32 -1), true
  ret i1 %c
}

define i32 @caller(i32 %x) {
  %y = call i1 @crash()
  ret i32 %x
}
"""


class Abort(FunctionPass):
    """End the process where @crash is."""

    name = "abort"
    summary = "Test"

    def run(self, function: Function, context: Context) -> bool:
        if function.name == "crash":
            os.write(2, b"prog: /src/llvm/lib/Some.cpp:12: Assertion `false' failed.\n")
            os.abort()
        return False


class BadAccess(Abort):
    """Read what is nobody's where @crash is."""

    name = "bad-access"

    def run(self, function: Function, context: Context) -> bool:
        if function.name == "crash":
            ctypes.string_at(0)
        return False


@pytest.fixture(autouse=True)
def _reproducers_go_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TMPDIR", str(tmp_path))


def explained(options: Options, data: bytes = CRASHES.encode()) -> str:
    with Children() as children:
        return str(explain(children, data, "x.ll", options))


def reproducers(folder: Path) -> list[Path]:
    return sorted(folder.glob("nvopt-*.ll"))


def test_a_pass_that_aborts(tmp_path: Path) -> None:
    text = explained(Options(("sroa", Abort(), "globaldce")))
    said = "it ended the process: Some.cpp:12: Assertion `false' failed.\na small input "
    assert text.startswith(f"error: pass 'abort' failed; this is a bug in the pass\n{said}")
    (path,) = reproducers(tmp_path)
    assert defined_functions(path.read_text()) == ["crash"]
    assert str(path) in text


def test_a_pass_that_touches_what_it_should_not(tmp_path: Path) -> None:
    assert "\nit ended the process: SIGSEGV\n" in explained(Options((BadAccess(),)))
    assert len(reproducers(tmp_path)) == 1
    explained(Options((BadAccess(),), save_reproducer=False))
    assert len(reproducers(tmp_path)) == 1


def test_what_does_not_crash_again_is_not_explained() -> None:
    assert explained(Options("sroa")) == "None"
    assert explained(Options("sroa"), b"nonsense") == "None"
    assert explained(Options((lambda: None,)), b"") == "None", "what cannot be sent"  # type: ignore[arg-type]


@pytest.fixture
def program(tmp_path: Path) -> Callable[..., subprocess.CompletedProcess[str]]:
    """Runs nvopt as a program of its own."""
    environ = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])}
    (tmp_path / "in.ll").write_text(CRASHES)

    def call(*arguments: str, **options: object) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "nvopt", *arguments]
        return subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, env=environ, timeout=120, **options)  # type: ignore[call-overload, no-any-return]

    return call


@pytest.mark.parametrize("stdin", [False, True])
def test_a_crash_of_llvms_own(program: Callable[..., subprocess.CompletedProcess[str]], tmp_path: Path, stdin: bool) -> None:
    passes = "-passes=nvvm-reflect,function(sroa,instcombine),globaldce"
    done = program(passes, "-", "-o", "out.ll", input=CRASHES) if stdin else program(passes, "in.ll", "-o", "out.ll")
    assert done.returncode == 1
    assert not (tmp_path / "out.ll").exists()
    (path,) = reproducers(tmp_path)
    name = "<stdin>" if stdin else "in.ll"
    assert f"nvopt: {name}: error: pass 'instcombine' failed; this is a bug in the pass\n" in done.stderr
    assert done.stderr.count("UNREACHABLE executed at") == 1
    command = done.stderr.splitlines()[-1].strip()
    assert shlex.split(command) == ["nvopt", "-passes=instcombine", str(path)]
    assert defined_functions(path.read_text()) == ["crash"]
    again = program(*shlex.split(command)[1:])
    assert "pass 'instcombine' failed" in again.stderr


@pytest.mark.parametrize("jobs", [[], ["-j", "2"]])
def test_a_crash_among_several_inputs(program: Callable[..., subprocess.CompletedProcess[str]], tmp_path: Path, jobs: list[str]) -> None:
    (tmp_path / "good.ll").write_text(
        CRASHES.replace("i1 extractelement (<vscale x 8 x i1> zeroinitializer, i32 -1), true", "i1 true, true")
    )
    done = program("-passes=instcombine", "good.ll", "in.ll", "-disable-output", *jobs)
    assert done.returncode == 1
    assert "nvopt: in.ll: error: pass 'instcombine' failed; this is a bug in the pass\n" in done.stderr
    assert len(reproducers(tmp_path)) == 1


def test_bisecting_ends_at_the_crash(program: Callable[..., subprocess.CompletedProcess[str]]) -> None:
    done = program("-passes=function(sroa,instcombine)", "-opt-bisect-limit=-1", "in.ll")
    said = [line for line in done.stderr.splitlines() if line.startswith("BISECT")]
    assert said[-1] == "BISECT: running pass (5) instcombine on crash"
    assert program("-passes=function(sroa,instcombine)", "-opt-bisect-limit=4", "in.ll").returncode == 0


def test_damaged_bitcode_is_still_told(program: Callable[..., subprocess.CompletedProcess[str]], tmp_path: Path) -> None:
    """No pass is to blame where LLVM could not even read the input."""
    (tmp_path / "bad.bc").write_bytes(b"BC\xc0\xde" + bytes(range(256)) * 8)
    done = program("-passes=sroa", "bad.bc")
    assert done.returncode == 1
    assert "bad.bc: error: " in done.stderr


HANGS = """
import os, time
import nvopt

class Hangs(nvopt.FunctionPass):
    name = "hangs"
    summary = "End the process, and then take long in the trials of that"

    def run(self, function, context):
        try:
            os.close(os.open("crashed", os.O_CREAT | os.O_EXCL))
        except FileExistsError:
            open("begun", "w").close()
            time.sleep(15)
        os.abort()
"""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere children aren't told of the end of their parent")
@pytest.mark.parametrize("more", [[], ["two.ll", "-j", "1"]])
def test_sigterm_during_the_trials_leaves_nothing(tmp_path: Path, more: list[str]) -> None:
    (tmp_path / "hangs.py").write_text(HANGS)
    for name in ("in.ll", "two.ll"):
        (tmp_path / name).write_text("define void @f() {\n  ret void\n}\n")
    scratch = tmp_path / "scratch"
    scratch.mkdir()
    environ = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2]), "TMPDIR": str(scratch)}
    command = [sys.executable, "-m", "nvopt", "-load-pass-plugin=hangs.py", "-passes=hangs", "in.ll", "-disable-output", *more]
    with subprocess.Popen(command, cwd=tmp_path, env=environ) as process:
        _wait_until((tmp_path / "begun").exists)
        process.terminate()
    assert process.returncode == -signal.SIGTERM
    _wait_until(lambda: not list(scratch.iterdir()))


def _wait_until(happened: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 10
    while not happened():
        assert time.monotonic() < deadline
        time.sleep(0.02)
