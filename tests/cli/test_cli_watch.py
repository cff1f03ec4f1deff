"""`-watch`: a run whenever a file that is read has changed."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from cli_runner import MODULE, Nvopt

from nvopt.cli import watch
from nvopt.cli.watch import without_watch

PLUGIN = """
from dataclasses import dataclass
import nvopt

@dataclass(frozen=True)
class Mine(nvopt.FunctionPass):
    name = "mine"
    summary = "Do nothing"

    def run(self, function, context):
        return False
"""
HOST = MODULE.replace("nvptx64-nvidia-cuda", "x86_64-unknown-linux-gnu")  # of which the page makes no machine code


def put(path: str, text: str) -> None:
    """Write a file as editors do that keep the old one until the new one is there."""
    Path(path + "~").write_text(text)
    os.replace(path + "~", path)


@pytest.mark.usefixtures("interruptible")
def test_a_run_for_each_change_until_ctrl_c(nvopt: Nvopt) -> None:
    """The output and the page are written anew, a bad input is told, and what is right again is taken."""
    root = str(Path(__file__).parents[2])
    command = [sys.executable, "-m", "nvopt", "-watch", "-passes=instcombine", "in.ll", "-o", "out.bc", "-report=page.html"]
    Path("in.ll").write_text(HOST)
    process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": root})
    assert process.stderr is not None
    said = ""

    def until(pattern: str) -> None:
        nonlocal said
        while not re.search(pattern, said, re.MULTILINE):
            line = process.stderr.readline() if process.stderr is not None else ""
            assert line, said
            said += line

    until(r"^nvopt: \d\d:\d\d:\d\d done in \d+\.\d\d s \(start\)$")
    assert b"other" not in Path("out.bc").read_bytes()
    page = Path("page.html").stat().st_ino
    put("in.ll", HOST.replace("@g", "@other"))
    until(r"^nvopt: \S+ done in \S+ s \(in\.ll changed\)$")
    assert b"other" in Path("out.bc").read_bytes()
    assert Path("page.html").stat().st_ino != page
    put("in.ll", "nonsense")
    until(r"^nvopt: in\.ll:1:1: error: .*\n(?:.*\n)*nvopt: \S+ failed with status 1 in \S+ s \(in\.ll changed\)$")
    assert b"other" in Path("out.bc").read_bytes()
    process.send_signal(signal.SIGINT)
    assert process.wait(20) == 130
    assert "Traceback" not in said + process.stderr.read()
    process.stderr.close()


@pytest.fixture
def watched(nvopt: Nvopt, monkeypatch: pytest.MonkeyPatch) -> Callable[..., list[str]]:
    """Runs -watch in this process, with steps in the place of runs; behind the last comes Ctrl-C. What was said of each."""

    def call(*arguments: str, steps: list[Callable[[], object]]) -> list[str]:
        rest = iter(steps)
        naps: list[float] = []

        def run_once(command: list[str]) -> int:
            step = next(rest, None)
            if step is None:
                raise KeyboardInterrupt
            step()
            return 0

        monkeypatch.setattr(watch, "_run_once", run_once)
        monkeypatch.setattr(time, "sleep", naps.append)
        outcome = nvopt("-watch", *arguments)
        assert outcome.status == 130
        assert naps
        assert min(naps) > 0.1
        return re.findall(r"\((.*)\)\n", outcome.err)

    return call


def test_all_that_is_read_is_watched(watched: Callable[..., list[str]]) -> None:
    files = {"more.ll": "", "facts.json": "{}", "mine.py": PLUGIN, "helper.py": "", "api.txt": "", "lib.bc": ""}
    for name, text in files.items():
        Path(name).write_text(text)
    arguments = ["-link=more.ll", "-facts=facts.json", "-load-pass-plugin=./mine.py", "-internalize-public-api-file=api.txt"]
    changes: list[Callable[[], object]] = [lambda name=name: Path(name).write_text("changed") for name in (*files, "in.ll")]  # type: ignore[misc]
    said = watched(*arguments, "-libdevice=lib.bc", "in.ll", steps=changes)
    told = [f"{'./' * name.endswith('.py')}{name} changed" for name in (*files, "in.ll")]
    assert said == ["start", *told][: len(said)]
    assert len(said) == len(files) + 1


def test_files_that_go_come_back_or_are_replaced(watched: Callable[..., list[str]]) -> None:
    Path("two.ll").write_text(MODULE)

    def replace() -> None:
        times = os.stat("in.ll")
        put("in.ll", MODULE)
        os.utime("in.ll", ns=(times.st_atime_ns, times.st_mtime_ns))

    def both() -> None:
        Path("two.ll").write_text("x")
        os.unlink("in.ll")

    steps = [replace, lambda: os.unlink("two.ll"), lambda: Path("two.ll").write_text(""), both, lambda: put("in.ll", "")]
    said = watched("in.ll", "two.ll", "-o", "made", steps=steps)
    assert said == ["start", "in.ll changed", "two.ll gone", "two.ll changed", "two.ll changed; in.ll gone"]


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        ([], "standard input can be read once only"),
        (["-"], "standard input can be read once only"),
        (["in.ll", "-"], "standard input can be read once only"),
        (["in.ll", "-o", "in.ll"], "-o names what is read: in.ll"),
        (["in.ll", "-o", "./link.ll"], "-o names what is read: in.ll"),
        (["none.ll", "-o", "./none.ll"], "-o names what is read: none.ll"),
        (["in.ll", "-link=more.ll", "-o", "more.ll"], "-o names what is read: more.ll"),
        (["in.ll", "-pass-remarks-output=in.ll"], "-pass-remarks-output names what is read: in.ll"),
        (["in.ll", "-facts=f.json", "-time-trace-file=f.json"], "-time-trace-file names what is read: f.json"),
        (["in.ll", "-reduce=true"], "-reduce is done once"),
        (["in.ll", "-bisect=true"], "-bisect is done once"),
        (["in.ll", "-suggest-facts=f"], "-suggest-facts is done once"),
        (["in.ll", "-print-pipeline-passes"], "-print-pipeline-passes is done once"),
        (["in.ll", "-version"], "-help or another list is done once"),
    ],
)
def test_what_can_not_be_watched(nvopt: Nvopt, arguments: list[str], why: str) -> None:
    os.symlink("in.ll", "link.ll")
    Path("more.ll").write_text("")
    outcome = nvopt("-watch", *arguments)
    assert (outcome.status, outcome.out) == (1, "")
    assert outcome.err.startswith("nvopt: -watch ")
    assert outcome.err.endswith(f"{why}\n") or why in outcome.err
    assert Path("in.ll").read_text() == MODULE


def test_a_run_does_not_watch() -> None:
    assert list(without_watch(["-watch", "--watch", "-watch=1", "watch", "-o", "x", "--", "-watch"])) == [
        "watch",
        "-o",
        "x",
        "--",
        "-watch",
    ]


def test_facts_are_not_overwritten_by_a_side_output(nvopt: Nvopt) -> None:
    Path("f.json").write_text("{}")
    outcome = nvopt("-facts=f.json", "-pass-remarks-output=f.json", "in.ll")
    assert (outcome.status, outcome.err) == (1, "nvopt: -pass-remarks-output would overwrite what is read: f.json\n")


def test_how_a_run_ended() -> None:
    assert [watch._outcome(status) for status in (0, 1, -signal.SIGSEGV)] == ["done", "failed with status 1", "ended by SIGSEGV"]
