"""`-bisect`: which run of a pass makes a command fail."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from nvopt.cli.main import run

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="what is judged is made in forked processes")
MODULE = """\
define i32 @f(i32 %x) {
  %y = add i32 %x, 0
  ret i32 %y
}

define i32 @g(i32 %x) {
  %y = mul i32 %x, 4
  ret i32 %y
}

define i32 @h(i32 %x) {
  %y = add i32 %x, 0
  ret i32 %y
}
"""
FAILS = """\
from dataclasses import dataclass
import os
import nvopt

@dataclass(frozen=True)
class Fails(nvopt.FunctionPass):
    name = "fails"
    summary = "Fail on one function"
    how: str = "raise"

    def run(self, function, context):
        if function.name == "g" and self.how == "raise":
            raise ValueError("no")
        if function.name == "g":
            os.abort()
        return False
"""
REPORT = """\
the command fails from run 5 of 6 on: instcombine on g
it changed g; -opt-bisect-limit=5 shows it

*** IR Dump After instcombine on [module] ***

*** IR for function g ***
@@ @@
 define i32 @g(i32 %x) {
-  %y = mul i32 %x, 4
+  %y = shl i32 %x, 2
   ret i32 %y
 }

"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "in.ll").write_text(MODULE)
    (tmp_path / "fails.py").write_text(FAILS)
    return tmp_path


def test_the_run_is_found_and_its_diff_printed(folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert run(["-bisect=grep -q mul %s", "-passes=function(sroa,instcombine)", "in.ll"]) == 0
    assert capfd.readouterr() == (REPORT, "")
    assert sorted(os.listdir()) == ["fails.py", "in.ll"]
    assert (folder / "in.ll").read_text() == MODULE


def test_the_first_and_the_last_run_are_found(folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert run(["-bisect=[ $(grep -c 'add' %s) = 2 ]", "-passes=instcombine", "in.ll"]) == 0
    assert capfd.readouterr().out.startswith("the command fails from run 1 of 3 on: instcombine on f\n")
    assert run(["-bisect=grep -q add", "-passes=instcombine", "in.ll", "-o", "found"]) == 0
    assert (folder / "found").read_text().startswith("the command fails from run 3 of 3 on: instcombine on h\n")


@pytest.mark.parametrize(("how", "last"), [("raise", 5), ("abort", 5)])
def test_a_pass_that_fails_is_found(folder: Path, how: str, last: int, capfd: pytest.CaptureFixture[str]) -> None:
    assert run(["-bisect=true", "-load-pass-plugin=fails.py", f"-passes=instcombine,fails<how={how}>", "in.ll"]) == 0
    said = capfd.readouterr().out
    assert re.match(rf"the command fails from run {last} of \d on: fails on g\nit fails itself: -opt-bisect-limit={last} shows how\n", said)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["-bisect=false", "-passes=sroa"], "in.ll: error: the command of -bisect exits with 1 ahead of all passes that can be skipped"),
        (["-bisect=true", "-passes=sroa"], "in.ll: error: the command of -bisect exits with 0 behind all passes: all 3 runs are all right"),
        (["-bisect=true"], "-bisect needs a level or passes, of which it skips some by an -opt-bisect-limit of its own"),
        (["-bisect=true", "-passes=sroa", "-o", "in.ll"], "-bisect leaves its input as it is, and -o names it: in.ll"),
        (["-bisect=true", "-passes=sroa", "in.ll"], "-bisect takes one input, and -o FILE for what it finds"),
        (["-bisect=true", "-passes=srao"], "unknown pass name 'srao'; did you mean 'sroa'?"),
    ],
)
def test_mistakes_are_told(folder: Path, arguments: list[str], said: str, capfd: pytest.CaptureFixture[str]) -> None:
    assert run([*arguments, "in.ll"]) == 1
    assert capfd.readouterr().err == f"nvopt: {said}\n"


@pytest.mark.parametrize("search", ["-bisect=false", "-reduce=false"])
def test_an_input_where_the_state_would_be_kept_stays(folder: Path, search: str, capfd: pytest.CaptureFixture[str]) -> None:
    (folder / "out.state").write_bytes(text := (folder / "in.ll").read_bytes())
    assert run([search, *(["-passes=sroa"] if "bisect" in search else []), "-o", "out", "out.state"]) == 1
    said = f"nvopt: {search.partition('=')[0]} leaves its input as it is, and keeps its state there: out.state\n"
    assert (capfd.readouterr().err, (folder / "out.state").read_bytes()) == (said, text)


@pytest.mark.usefixtures("interruptible")
def test_what_was_interrupted_is_resumed(folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """What goes on asks about the numbers that are left, and about these only."""
    arguments = [
        *("-passes=function(sroa,instcombine)", "in.ll", "-o", "found"),
        f"-bisect=echo x >> {folder}/asked; [ $(wc -l < {folder}/asked) != 3 ] || kill -INT {os.getpid()}; grep -q mul %s",
    ]
    assert run(arguments) == 130
    assert run([*arguments, "-O1", "-resume"][1:]) == 1
    assert "found.state is of another pipeline; without -resume" in capfd.readouterr().err
    assert run([*arguments, "-resume"]) == 0
    assert (folder / "found").read_text() == REPORT
    assert (folder / "asked").read_text().count("x") == 3 + 3
    assert not (folder / "found.state").exists()
