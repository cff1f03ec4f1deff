"""`-reduce`: what comes out, whatever the number of processes and however often it is interrupted."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import pytest

from nvopt.cli.main import run
from nvopt.ir import Module, ReadError
from nvopt.reduce.deltas import DELTAS
from nvopt.reduce.edits import Edit
from nvopt.reduce.search import Search
from nvopt.reduce.trials import Trials, printed

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="candidates are made in forked processes")
MODULE = """\
target triple = "nvptx64-nvidia-cuda"

@table = constant [3 x float] [float 1.0, float 2.0, float 3.0]

declare float @ext(float)

define float @helper(float %x) {
  %y = fadd float %x, 1.0
  ret float %y
}

define void @kernel(ptr %p, i32 %n) {
entry:
  %c = icmp sgt i32 %n, 0
  br i1 %c, label %loop, label %exit

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %at = getelementptr float, ptr %p, i32 %i
  %v = load float, ptr %at, align 4
  %h = call float @helper(float %v)
  %m = fmul fast float %h, 3.0
  store float %m, ptr %at, align 4
  %next = add i32 %i, 1
  %again = icmp slt i32 %next, %n
  br i1 %again, label %loop, label %exit

exit:
  ret void
}
"""
COMMAND = "grep -q 'fmul fast float %' %s"
SMALLEST = """\
define void @kernel(float %0) {
entry:
  %m = fmul fast float %0, 0.000000e+00
  ret void
}
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "in.ll").write_text(MODULE)
    return tmp_path


def test_without_a_file_it_goes_to_stdout_and_the_path_comes_last(folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert run(["-reduce=grep -q table", "in.ll"]) == 0
    made = capfd.readouterr().out
    assert "@table = external" in made
    assert "define" not in made


def test_the_result_is_the_same_with_several_at_a_time(folder: Path) -> None:
    first = printed(MODULE)
    made = []
    for jobs in (1, 3):
        with tempfile.TemporaryDirectory() as own:
            search = Search(first, Trials("grep -q fadd %s", own), DELTAS[:4], jobs)
            search.run()
            made.append(search.text)
    assert made[0] == made[1]
    assert b"@kernel" not in made[0]


def test_a_delta_pass_that_cannot_read_the_module_takes_nothing_away(folder: Path) -> None:
    def unknown(module: Module) -> list[object]:
        raise ReadError("@f: a form of the future")

    search = Search(printed(MODULE), Trials("true", str(folder)), [Edit("blind", unknown, lambda chosen: None), *DELTAS[:1]])
    search.run()
    assert b"define" not in search.text


def test_a_command_that_hangs_is_not_interesting(folder: Path) -> None:
    trials = Trials(f"[ ! -e {folder}/slow ] || sleep 60", str(folder))
    assert trials.first(printed(MODULE)) == 0
    trials._seconds = 1
    (folder / "slow").touch()
    assert trials.interesting(trials.start(lambda: "define void @f() { ret void }")) is None
    (folder / "slow").unlink()
    assert trials.interesting(trials.start(lambda: "define void @g() { ret void }")) == b"define void @g() {\n  ret void\n}\n"
    assert trials.interesting(trials.start(lambda: "define void @g() { ret void }")) is None  # it is known
    assert trials.interesting(trials.start(lambda: "define void @g() { ret i32 0 }")) is None  # it is not valid
    assert os.listdir() == ["in.ll"]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["-reduce=false"], "in.ll: error: the command of -reduce exits with 1, not with 0, on the module as it is"),
        (["-reduce=kill -9 $$"], "in.ll: error: the command of -reduce exits with 137, not with 0, on the module as it is"),
        (["-reduce=true", "-o", "in.ll"], "-reduce leaves its input as it is, and -o names it: in.ll"),
        (["-reduce=true", "-O3"], "-reduce runs no passes and writes text: what is to be run belongs in its command"),
        (["-reduce=true", "-o", "out.bc"], "-reduce runs no passes and writes text: what is to be run belongs in its command"),
        (["-reduce=true", "in.ll"], "-reduce takes one input, and -o FILE for what it becomes"),
        (["-reduce=true", "-resume"], "-resume goes on with what is in -o FILE"),
        (["-resume"], "-resume goes on with a -reduce or a -bisect, and there is none"),
        (["-reduce=true", "-o", "no.ll", "-resume"], "there is nothing to resume: no.ll.state: No such file or directory"),
    ],
)
def test_mistakes_are_told_and_nothing_is_written(folder: Path, arguments: list[str], said: str, capfd: pytest.CaptureFixture[str]) -> None:
    assert run([*arguments, "in.ll"]) == 1
    assert capfd.readouterr().err == f"nvopt: {said}\n"
    assert os.listdir() == ["in.ll"]


@pytest.mark.usefixtures("interruptible")
def test_what_is_interrupted_is_valid_and_is_resumed(folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """Ctrl-C at the tenth candidate or later; what goes on has the same result, with fewer candidates, and only for the same question."""
    slow = f"echo x >> {folder}/seen; [ $(wc -l < {folder}/seen) -lt 12 ] || [ -e {folder}/go ] || sleep 60; {COMMAND}"
    command = [sys.executable, "-P", "-m", "nvopt", f"-reduce={slow}", "in.ll", "-o", "out.ll"]
    root = str(Path(__file__).parents[2])
    with subprocess.Popen(command, env={**os.environ, "PYTHONPATH": root}, start_new_session=True) as process:
        while not (folder / "seen").exists() or (folder / "seen").read_text().count("x") < 12:
            time.sleep(0.01)
        process.send_signal(signal.SIGINT)
        assert process.wait() == 130
    best = (folder / "out.ll").read_bytes()
    assert printed(best.decode()) == best
    assert b"fmul fast float %" in best
    assert b"@helper(float %x) {" not in best
    state = json.loads((folder / "out.ll.state").read_text())
    assert len(state["state"][2]) >= 10
    assert run(["-reduce=other", "in.ll", "-o", "out.ll", "-resume"]) == 1
    assert "is of another command; without -resume" in capfd.readouterr().err
    (folder / "go").touch()
    assert run([f"-reduce={slow}", "in.ll", "-o", "out.ll", "-resume"]) == 0
    assert (folder / "out.ll").read_text() == SMALLEST
    assert re.match(r"reduced from \d+ lines to 5; ", capfd.readouterr().err)
    assert sorted(os.listdir()) == ["go", "in.ll", "out.ll", "seen"]
    assert (folder / "in.ll").read_text() == MODULE
