"""nvopt as a program of its own, and what it leaves behind: status, words, files, processes."""

import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

import oracle
from forked import Ran, limit_memory

ROOT = Path(__file__).parents[2]
PATIENCE = 120.0  # seconds; a busy machine takes a few for a run
_GRACE = 10.0  # for helpers of multiprocessing to see that they are alone


class Finished(NamedTuple):
    """What a run came to, and what was left of it: processes still there, temporary files."""

    ran: Ran
    processes: tuple[int, ...]
    temporary: tuple[str, ...]
    seconds: float

    @property
    def status(self) -> int | None:
        return self.ran.status

    @property
    def err(self) -> str:
        return self.ran.err

    def complaints(self, statuses: Sequence[int] = (0, 1)) -> Iterator[str]:
        """What holds of every run, whatever was done to it; `statuses` are those that may come of that."""
        if self.status not in statuses:
            yield from oracle.of_status(self.ran) if self.status not in (0, 1) else [f"exit status {self.status}"]
        yield from oracle.of_text(self.ran)
        yield from oracle.of_files(self.temporary, self.err, ())
        if self.processes:
            yield f"{len(self.processes)} processes left behind"


class Program:
    """A run that has been started. Use it in a `with` block."""

    def __init__(self, arguments: Sequence[str], folder: Path, *, prepare: Callable[[], object] = lambda: None, **settings: Any) -> None:
        self.arguments = tuple(arguments)
        self.temporary = Path(tempfile.mkdtemp(prefix="nvopt-hostile-"))
        path = os.pathsep.join(filter(None, (str(ROOT), os.environ.get("PYTHONPATH"))))
        environ = {**os.environ, "PYTHONPATH": path, "TMPDIR": str(self.temporary), **settings.pop("variables", {})}
        usual: dict[str, Any] = {"stdin": subprocess.DEVNULL, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}

        def begin() -> None:
            limit_memory()
            prepare()

        self.start = time.monotonic()
        self.process = subprocess.Popen(
            [sys.executable, "-P", "-m", "nvopt", *self.arguments],
            cwd=folder,
            env=environ,
            start_new_session=True,
            preexec_fn=begin,
            **{**usual, **settings},
        )

    def __enter__(self) -> "Program":
        return self

    def __exit__(self, *error: object) -> None:
        for process in self.descendants():
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        for folder, folders, names in os.walk(self.temporary, topdown=False):
            for name in names:
                Path(folder, name).unlink(missing_ok=True)
            for name in folders:
                os.rmdir(os.path.join(folder, name))
        self.temporary.rmdir()

    def descendants(self) -> list[int]:
        """The processes of its session, but for itself."""
        found = []
        for entry in os.listdir("/proc"):
            if entry.isdigit() and int(entry) != self.process.pid:
                with suppress(OSError, ValueError, IndexError):
                    fields = Path("/proc", entry, "stat").read_text().rpartition(")")[2].split()
                    if int(fields[3]) == self.process.pid and fields[0] != "Z":
                        found.append(int(entry))
        return found

    def finish(self, data: bytes | None = None) -> Finished:
        """Wait for its end; what it came to."""
        try:
            out, err = self.process.communicate(data, timeout=PATIENCE)
            status: int | None = self.process.returncode
        except subprocess.TimeoutExpired:
            return Finished(Ran(self.arguments, None, b"", ""), (), (), PATIENCE)
        seconds = time.monotonic() - self.start
        end = time.monotonic() + _GRACE
        while (left := self.descendants()) and time.monotonic() < end:
            time.sleep(0.05)
        temporary = [os.path.join(folder, name) for folder, folders, names in os.walk(self.temporary) for name in [*folders, *names]]
        said = (err or b"").decode(errors="surrogateescape")
        return Finished(Ran(self.arguments, status, out or b"", said), tuple(left), tuple(temporary), seconds)


def run(arguments: Sequence[str], folder: Path, data: bytes | None = None, **settings: Any) -> Finished:
    """Run nvopt to its end."""
    if data is not None:
        settings["stdin"] = subprocess.PIPE
    with Program(arguments, folder, **settings) as program:
        return program.finish(data)
