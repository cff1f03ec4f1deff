"""The short form of `make fuzz`: some hundred hostile inputs, always the same, and what the fuzzers themselves promise."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
from collections import Counter
from pathlib import Path

import batches
import faults
import fuzz
import kinds
import oracle
import program
import pytest
import seeds
from forked import Case, Ran, run_case, run_cases

from nvopt.llvm import Unit

LINUX = pytest.mark.skipif(sys.platform != "linux", reason="forks, and looks into /proc")
FIRST = 0  # of the cases; another number tries others

# Their outcome hangs on the moment at which something happens.
UNSTEADY = {faults.interrupted, faults.killed_workers, faults.vanishing, faults.changing_input}


@LINUX
@pytest.mark.parametrize(("kind", "count"), [("text", 120), ("bitcode", 40), ("mlir", 20), ("pipeline", 150)])
def test_hostile_input(kind: str, count: int) -> None:
    tally = fuzz.fuzz(kind, 0, range(FIRST, FIRST + count), save=False)
    assert tally.cases == count
    assert not tally.complaints, tally.show()


@LINUX
@pytest.mark.parametrize("index", range(3))
def test_batches(index: int) -> None:
    assert batches.run(0, index)[1] == []


@LINUX
@pytest.mark.parametrize("index", [i for i, fault in enumerate(faults.FAULTS) if fault not in UNSTEADY])
def test_faults(index: int) -> None:
    assert faults.run(0, index)[1] == []


@pytest.mark.parametrize("seed", seeds.sections(Path(__file__).parent / "langref.ll"), ids=lambda seed: seed.name)
def test_seeds_are_valid(seed: seeds.Seed) -> None:
    unit = Unit.parse(seed.data, seed.name)
    assert str(unit.mirror()) == unit.emit()


def test_a_case_is_made_again_from_its_name() -> None:
    for kind in kinds.KINDS:
        assert kinds.make(kind, 7, 3) == kinds.make(kind, 7, 3) != kinds.make(kind, 7, 4)


GOOD = Case(
    "",
    (("in.ll", b"define void @f() { ret void }\n"),),
    (("-o", "out.ll", "in.ll"), ("in.ll",), ("missing.ll",), ("-disable-output", "out.ll")),
)


@LINUX
def test_what_a_forked_run_came_to() -> None:
    outcome = run_case(GOOD)
    assert [ran.status for ran in outcome.ran] == [0, 0, 1, 0]
    assert list(outcome.files) == ["out.ll"]
    assert outcome.ran[1].out.startswith(b"; ModuleID = 'in.ll'")
    assert outcome.ran[2].err == "nvopt: missing.ll: error: Could not open input file: No such file or directory\n"


@LINUX
def test_a_hang_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    import time

    monkeypatch.setattr("nvopt.cli.main.run", lambda arguments: time.sleep(60))
    assert [ran.status for ran in run_case(GOOD, patience=0.5).ran] == [None]


@LINUX
def test_an_end_by_a_signal_is_seen_and_the_next_case_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nvopt.cli.main.run", lambda arguments: os.abort() if "missing.ll" in arguments else 0)
    first, second = run_cases([GOOD, GOOD._replace(steps=GOOD.steps[:2])])
    assert [ran.status for ran in first.ran] == [0, 0, -6]
    assert [ran.status for ran in second.ran] == [0, 0]


@LINUX
@pytest.mark.parametrize(("text", "complaints"), [(b'target triple = "a\\09b"\n', 0), (b"target triple = 1\n", 1)])
def test_only_what_the_readme_lists_may_be_taken_by_opt_alone(text: bytes, complaints: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kinds, "opt_accepts", lambda data: True)
    outcome = run_case(Case("", (("in.ll", text),), (("-o", "plain.out", "in.ll"),)))
    found = [said for said in fuzz.judged("text", outcome, Counter(), beside_opt=True) if said.startswith("opt takes it")]
    assert len(found) == complaints


@LINUX
def test_memory_has_a_limit(tmp_path: Path) -> None:
    """Damaged bitcode asks for any amount; without a limit the system's memory ends first."""
    with program.Program(["-"], tmp_path, stdin=subprocess.PIPE) as waiting:
        assert resource.prlimit(waiting.process.pid, resource.RLIMIT_AS) == (4 << 30, 4 << 30)
        waiting.finish(b"")


@pytest.mark.parametrize(
    ("last", "excused"),
    [("<frozen site>", True), ("/usr/lib/python3.11/runpy.py", True), (str(program.ROOT / "nvopt" / "__main__.py"), False), ("", False)],
)
def test_an_interrupt_is_excused_before_the_first_line_of_nvopt(last: str, excused: bool) -> None:
    frames = f'  File "<frozen runpy>", line 198, in _run\n  File "{last}", line 1, in <module>\n' if last else ""
    assert faults.python_was_starting(f"Traceback (most recent call last):\n{frames}KeyboardInterrupt\n") is excused
    assert not faults.python_was_starting(f"Traceback (most recent call last):\n{frames}ValueError\n")


@pytest.mark.parametrize(
    ("ran", "complaint"),
    [
        (Ran((), None, b"", ""), "hang"),
        (Ran((), -11, b"", ""), "signal 11"),
        (Ran((), 2, b"", ""), "exit status 2"),
        (Ran((), 1, b"", ""), "0 messages"),
        (Ran((), 0, b"", "nvopt: in.ll: error: no\n"), "the status is 0"),
        (Ran((), 1, b"", "nvopt: in.ll:1:2: error: a\nnvopt: in.ll:1:2: error: b\n"), "2 messages"),
        (Ran((), 1, b"", "nvopt: error: a\n"), "does not start with the file's name"),
        (Ran((), 1, b"", "nvopt: in.ll: error: wrong\n"), "has no line"),
        (Ran((), 1, b"", "nvopt: in.ll:1:2: internal error: ValueError: no\n"), "internal error"),
        (Ran((), 1, b"", "Traceback (most recent call last):\nnvopt: in.ll:1:2: error: a\n"), "traceback"),
        (Ran((), 1, b"", "nvopt: in.ll:1:2: error: \x1b[2J\n"), "control character"),
        (Ran(("-print-changed=cdiff",), 0, b"", "\x1b[1m\x07\n"), "control character"),
        (Ran((), 1, b"", "nvopt: in.ll: error: pass 'internalize' failed; this is a bug in the pass\nKeyError\n"), "internalize failed"),
    ],
)
def test_the_oracle_complains(ran: Ran, complaint: str) -> None:
    complaints = [*oracle.of_status(ran), *oracle.of_text(ran), *oracle.of_message(ran, "in.ll", is_text=True)]
    assert any(complaint in said for said in complaints), complaints


def test_the_oracle_is_content() -> None:
    for ran in (
        Ran((), 0, b"", "warning: a\n"),
        Ran((), 1, b"", "nvopt: in.ll:1:2: error: a\n b\n ^\n"),
        Ran(("-print-changed=cdiff",), 0, b"", "\x1b[1m\n"),
    ):
        assert not [*oracle.of_status(ran), *oracle.of_text(ran), *oracle.of_message(ran, "in.ll", is_text=True)]
