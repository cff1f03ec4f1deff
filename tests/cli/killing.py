"""Runs nvopt on many files and kills one of its descendants at some moment: what comes of it, and what is left behind.

    python tests/cli/killing.py [KILLS [SEED]]

runs that many batches (500), and prints how many processes of each kind were killed, and what did not hold.
"""

from __future__ import annotations

import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tests" / "shared"))
from engine_at_work import CRASH, CRASHES  # noqa: E402

FILES = 25
PATIENCE = 60  # seconds for a batch that takes one or two
LEFT = 5  # seconds for those who lost their parent to go
HOW = ("SIGKILL", "SIGTERM", "SIGSTOP and SIGKILL")

KERNEL = """\
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @kernel_NAME(ptr %to, ptr %from, i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr float, ptr %from, i32 %i
  %q = getelementptr float, ptr %to, i32 %i
  %x = load float, ptr %p
  %y = fmul float %x, 2.0
  store float %y, ptr %q
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end

end:
  ret void
}
"""


@dataclass(frozen=True)
class Batch:
    """A command on FILES files, of which the last may end LLVM's process."""

    jobs: int
    form: str
    bitcode: bool = False
    crashes: bool = False

    @property
    def command(self) -> list[str]:
        return [sys.executable, "-P", "-m", "nvopt", f"-passes={CRASH.pass_name}", "-mcpu=sm_90", f"-emit={self.form}", f"-j={self.jobs}"]

    @property
    def inputs(self) -> list[str]:
        return [f"m{number}.{'bc' if self.bitcode else 'll'}" for number in range(FILES)] + ["crash.ll"] * self.crashes


BATCHES = (
    Batch(4, "ptx"),
    Batch(4, "cubin"),
    Batch(4, "bc", crashes=True),
    Batch(4, "ll", bitcode=True),
    Batch(1, "ptx", bitcode=True),
    Batch(1, "cubin", bitcode=True),
    Batch(1, "bc", bitcode=True, crashes=True),
)


@dataclass
class Findings:
    """What a number of kills came to."""

    killed: Counter[str] = field(default_factory=Counter)
    lost: int = 0  # inputs with an error
    faults: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        kinds = ", ".join(f"{count} {kind}" for kind, count in sorted(self.killed.items()))
        return "\n".join([f"killed: {kinds}; {self.lost} inputs lost, {len(self.faults)} faults", *self.faults])


class Killing:
    """Batches in a folder of their own, each of them with a kill."""

    def __init__(self, folder: Path, seed: int = 0) -> None:
        self.folder = folder
        self.random = random.Random(seed)
        self.found = Findings()
        self.scratch = folder / "scratch"
        self.scratch.mkdir()
        self.environ = {**os.environ, "PYTHONPATH": str(ROOT), "TMPDIR": str(self.scratch)}
        self.environ.pop("NVOPT_TRACEBACK", None)
        for number in range(FILES):
            (folder / f"m{number}.ll").write_text(KERNEL.replace("NAME", str(number)))
        (folder / "crash.ll").write_text(CRASHES)
        names = [f"m{number}.ll" for number in range(FILES)]
        self._check([sys.executable, "-P", "-m", "nvopt", "-emit=bc", *names, "-o", "./", "-j", "1"])
        self.expected: dict[Batch, tuple[float, dict[str, bytes]]] = {}

    def _check(self, command: list[str]) -> None:
        subprocess.run(command, cwd=self.folder, env=self.environ, check=True, timeout=PATIENCE)

    def _undisturbed(self, batch: Batch) -> tuple[float, dict[str, bytes]]:
        """How long a batch takes, and what it makes."""
        start = time.monotonic()
        out = self.folder / f"expected-{batch.jobs}-{batch.form}-{batch.bitcode}"
        with self._start(batch, out, self.folder / "said") as process:
            assert process.wait(PATIENCE) == int(batch.crashes)
        assert not list(self._left_behind(process.pid))
        return time.monotonic() - start, {path.name: path.read_bytes() for path in out.iterdir()}

    def _start(self, batch: Batch, out: Path, said: Path) -> subprocess.Popen[bytes]:
        with open(said, "wb") as file:
            return subprocess.Popen(
                [*batch.command, *batch.inputs, "-o", str(out)], cwd=self.folder, env=self.environ, stderr=file, start_new_session=True
            )

    def run(self, batch: Batch) -> None:
        """One batch, of which one process is killed."""
        how = self.random.choice(HOW)
        if batch not in self.expected:
            self.expected[batch] = self._undisturbed(batch)
        takes, expected = self.expected[batch]
        moment = self.random.uniform(0, takes)
        out = Path(tempfile.mkdtemp(dir=self.folder)) / "out"
        said = self.folder / "said"
        with self._start(batch, out, said) as process:
            time.sleep(moment)
            kind = self._kill_one(process.pid, how)
            try:
                status = process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self._fault(batch, kind, how, moment, "hangs")
                for left, _ in descendants(process.pid):
                    _signal(left, "SIGKILL")
                process.kill()
                return
        text = said.read_text(errors="replace")
        self.found.killed[kind] += 1
        for wrong in self._look(batch, status, text, out, expected, how):
            self._fault(batch, kind, how, moment, wrong)
        for wrong in self._left_behind(process.pid):
            self._fault(batch, kind, how, moment, wrong)

    def _fault(self, batch: Batch, kind: str, how: str, moment: float, wrong: str) -> None:
        self.found.faults.append(f"{batch}, {kind} by {how} after {moment:.3f} s: {wrong}")

    def _kill_one(self, main: int, how: str) -> str:
        """Kill some descendant of a kind that is rare among them; what it was."""
        end = time.monotonic() + 5
        while time.monotonic() < end:
            kinds: dict[str, list[int]] = {}
            for process, kind in descendants(main):
                kinds.setdefault(kind, []).append(process)
            if kinds:
                kind = self.random.choice(sorted(kinds))
                _signal(self.random.choice(kinds[kind]), how)
                return kind
            if _state(main) == "Z":
                break
        return "none"

    def _look(self, batch: Batch, status: int, text: str, out: Path, expected: dict[str, bytes], how: str) -> Iterator[str]:
        """What is not as it should be in what a batch said and wrote."""
        failed = re.findall(r"^nvopt: ((?:m\d+|crash)\.\w+): ", text, re.MULTILINE)
        total = re.findall(r"^nvopt: (\d+) of \d+ inputs failed$", text, re.MULTILINE)
        made = {path.name: path.read_bytes() for path in out.iterdir()} if out.exists() else {}
        self.found.lost += len(failed) - batch.crashes
        if "Traceback" in text or "internal error" in text:
            yield f"says {text!r}"
        if status != int(bool(failed)) or [int(number) for number in total] != ([len(failed)] if failed else []):
            yield f"status {status}, {len(failed)} failed: {text!r}"
        for name in batch.inputs:
            output = f"{Path(name).stem}.{batch.form}"
            told_late = how != "SIGTERM" and failed.count(name) == 1  # killed between the file and the word of it
            if failed.count(name) + (output in made) != 1 and not told_late:
                yield f"{name} has {failed.count(name)} errors, and {'an' if output in made else 'no'} output: {text!r}"
        for name, data in made.items():
            if data != expected.get(name):
                yield f"{name} is not what it should be"

    def _left_behind(self, session: int) -> Iterator[str]:
        end = time.monotonic() + LEFT
        while (left := list(descendants(session))) and time.monotonic() < end:
            time.sleep(0.02)
        if left:
            yield f"processes are left behind: {left}"
        for path in self.scratch.iterdir():
            if path.is_dir():
                yield f"{path.name} is left behind"
                shutil.rmtree(path)
            else:  # a reproducer
                path.unlink()


def descendants(session: int) -> Iterator[tuple[int, str]]:
    """The processes of a session but the one that leads it, each with what it is."""
    for entry in os.listdir("/proc"):
        if entry.isdecimal() and int(entry) != session:
            with suppress(OSError, IndexError):
                fields = Path(f"/proc/{entry}/stat").read_text().rpartition(")")[2].split()
                if int(fields[3]) == session and fields[0] != "Z":
                    yield int(entry), _kind(int(entry), int(fields[1]))


def _kind(process: int, parent: int) -> str:
    """A child of ours runs `serve`; what it forks has the same command."""
    command = Path(f"/proc/{process}/cmdline").read_text()
    if "ptxas" in command:
        return "ptxas"
    return "fork of a child" if Path(f"/proc/{parent}/cmdline").read_text() == command else "child"


def _state(process: int) -> str:
    with suppress(OSError):
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    return "Z"


def _signal(process: int, how: str) -> None:
    with suppress(ProcessLookupError):
        if how.startswith("SIGSTOP"):
            os.kill(process, signal.SIGSTOP)
            time.sleep(0.1)
        os.kill(process, signal.SIGTERM if how == "SIGTERM" else signal.SIGKILL)


def kill_many(folder: Path, kills: int, seed: int = 0) -> Findings:
    """Run that many batches in an empty folder."""
    killing = Killing(folder, seed)
    for number in range(kills):
        killing.run(BATCHES[number % len(BATCHES)])
    return killing.found


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as made:
        findings = kill_many(Path(made), *map(int, sys.argv[1:] or ["500"]))
    print(findings)
    sys.exit(bool(findings.faults))
