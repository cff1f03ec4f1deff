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
from engine_at_work import CRASH, CRASHES, HARMLESS, HAS_ASSERTIONS, TRIPLE

from nvopt.ir import Function
from nvopt.passes.base import Context, FunctionPass
from nvopt.pipeline.crashes import explain
from nvopt.pipeline.driver import Options
from nvopt.pipeline.reduction import defined_functions
from nvopt.pipeline.workers import Children

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork there")

TEXT = f"""{TRIPLE}define i32 @fine(i32 %x) {{
  %y = add i32 %x, 0
  ret i32 %y
}}

{CRASHES.removeprefix(TRIPLE)}
define i32 @caller(i32 %x) {{
  %y = call i1 @crash(ptr null)
  ret i32 %x
}}
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


def explained(options: Options, data: bytes = TEXT.encode()) -> str:
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
    (tmp_path / "in.ll").write_text(TEXT)

    def call(*arguments: str, **options: object) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "nvopt", *arguments]
        return subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, env=environ, timeout=120, **options)  # type: ignore[call-overload, no-any-return]

    return call


@pytest.mark.parametrize("stdin", [False, True])
def test_a_crash_of_llvms_own(program: Callable[..., subprocess.CompletedProcess[str]], tmp_path: Path, stdin: bool) -> None:
    words = [f"-passes=function(sroa),always-inline,{CRASH.pass_name},globaldce", *CRASH.options, "-o", "out.ll"]
    done = program(*words, "-", input=TEXT) if stdin else program(*words, "in.ll")
    assert done.returncode == 1
    assert not (tmp_path / "out.ll").exists()
    (path,) = reproducers(tmp_path)
    name = "<stdin>" if stdin else "in.ll"
    assert f"nvopt: {name}: error: pass '{CRASH.pass_name}' failed; this is a bug in the pass\n" in done.stderr
    assert done.stderr.count(CRASH.said) == 1
    command = done.stderr.splitlines()[-1].strip()
    assert shlex.split(command) == ["nvopt", f"-passes={CRASH.pass_name}", *CRASH.options, str(path)]
    assert defined_functions(path.read_text()) == ["crash"]
    again = program(*shlex.split(command)[1:])
    assert f"pass '{CRASH.pass_name}' failed" in again.stderr


@pytest.mark.parametrize("jobs", [[], ["-j", "2"]])
def test_a_crash_among_several_inputs(program: Callable[..., subprocess.CompletedProcess[str]], tmp_path: Path, jobs: list[str]) -> None:
    (tmp_path / "good.ll").write_text(TEXT.replace(CRASHES.removeprefix(TRIPLE), HARMLESS.removeprefix(TRIPLE)))
    done = program(f"-passes={CRASH.pass_name}", *CRASH.options, "good.ll", "in.ll", "-disable-output", *jobs)
    assert done.returncode == 1
    assert f"nvopt: in.ll: error: pass '{CRASH.pass_name}' failed; this is a bug in the pass\n" in done.stderr
    assert len(reproducers(tmp_path)) == 1


def test_bisecting_ends_at_the_crash(program: Callable[..., subprocess.CompletedProcess[str]]) -> None:
    words = [f"-passes=function(sroa),{CRASH.pass_name}", *CRASH.options, "in.ll"]
    done = program(*words, "-opt-bisect-limit=-1")
    said = [line for line in done.stderr.splitlines() if line.startswith("BISECT")]
    # Inside of a pipeline of LLVM's, it says so once that has run.
    assert said[-1] == f"BISECT: running pass {'(5) instcombine on crash' if HAS_ASSERTIONS else '(3) sroa on caller'}"
    assert done.returncode == 1
    assert program(*words, f"-opt-bisect-limit={4 if HAS_ASSERTIONS else 3}").returncode == 0


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
