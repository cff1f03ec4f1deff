"""Command lines by the thousand: they run in a forked child, one after the other, until LLVM ends that child; then in the next one.

Each runs as `nvopt` does from its arguments on, in an empty folder that holds its input. What a process of its own has besides (closed
streams, signals, what LLVM's last words become) is not seen here: faults.py and command_line.py look at that.
"""

import faulthandler
import os
import pickle
import resource
import select
import shutil
import signal
import struct
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

from nvopt.cli import main
from nvopt.llvm import versions
from nvopt.pipeline.registry import load_knobs

PATIENCE = 60.0  # seconds for one case; all of them take milliseconds
_BATCH = 400  # cases for one child: LLVM keeps some memory of each
_ADDRESS_SPACE = 4 << 30  # bytes; damaged bitcode asks LLVM for all that there is


class Case(NamedTuple):
    """What is tried: files, and command lines. `ident` says how to make it again."""

    ident: str
    files: tuple[tuple[str, bytes], ...]
    steps: tuple[tuple[str, ...], ...]


LEFT = -256  # LLVM left by exit()
_BROKEN = 99  # what the child leaves with where something of this file failed


class Ran(NamedTuple):
    """What a command line came to. `status` is None where it never ended, negative for the signal that ended it, or LEFT."""

    arguments: tuple[str, ...]
    status: int | None
    out: bytes
    err: str


class Outcome(NamedTuple):
    """What all command lines of a case came to, as far as they ran, and the files that they left, by name."""

    case: Case
    ran: tuple[Ran, ...]
    files: dict[str, bytes]
    seconds: float


def limit_memory() -> None:
    """For this process and those that it starts: LLVM runs out of memory before the machine does, which would end others as well."""
    resource.setrlimit(resource.RLIMIT_AS, (_ADDRESS_SPACE, _ADDRESS_SPACE))


def run_cases(cases: Iterable[Case], patience: float = PATIENCE) -> Iterator[Outcome]:
    """Run them all; outcomes come in order."""
    versions()  # what takes long is loaded once, here
    load_knobs()
    waiting = list(cases)
    with tempfile.TemporaryDirectory(prefix="nvopt-hostile-") as folder:
        while waiting:
            done = 0
            for outcome in _run_in_child(waiting[:_BATCH], folder, patience):
                done += 1
                yield outcome
            assert done, "no case ran"
            del waiting[:done]


def run_case(case: Case, patience: float = PATIENCE) -> Outcome:
    """Run one."""
    return next(iter(run_cases([case], patience)))


def _run_in_child(cases: Sequence[Case], folder: str, patience: float) -> Iterator[Outcome]:
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        _work(cases, folder, writing)
    os.close(writing)
    try:
        for case in cases:
            start = time.monotonic()
            ran: list[Ran] = []
            for step in case.steps:
                said = _receive(reading, patience)
                if not isinstance(said, Ran):
                    status = _end(child)
                    err = Path(folder, "err")
                    ran.append(Ran(step, status, b"", err.read_text(errors="replace") if err.exists() else ""))
                    yield Outcome(case, tuple(ran), {}, time.monotonic() - start)
                    return
                ran.append(said)
            files = _receive(reading, patience)
            yield Outcome(case, tuple(ran), files if isinstance(files, dict) else {}, time.monotonic() - start)
    finally:
        os.close(reading)
        with suppress(ChildProcessError, ProcessLookupError):
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)


def _end(child: int) -> int | None:
    """How the child ended; None for one that had to be killed because it didn't."""
    with suppress(ChildProcessError):
        for _ in range(20):
            found, status = os.waitpid(child, os.WNOHANG)
            if found:
                code = os.waitstatus_to_exitcode(status)
                assert code != _BROKEN, "the child failed by itself"
                return code if code < 0 else LEFT
            time.sleep(0.05)
    return None


def _receive(descriptor: int, patience: float) -> object:
    """What the child sends next; None where there is nothing to come."""
    end = time.monotonic() + patience
    head = _read(descriptor, 8, end)
    body = _read(descriptor, struct.unpack("<Q", head)[0], end) if len(head) == 8 else b""
    return pickle.loads(body) if body else None


def _read(descriptor: int, size: int, end: float) -> bytes:
    data = b""
    while len(data) < size:
        ready, _, _ = select.select([descriptor], [], [], max(0.0, end - time.monotonic()))
        more = os.read(descriptor, size - len(data)) if ready else b""
        if not more:
            return b""
        data += more
    return data


def _work(cases: Sequence[Case], folder: str, writing: int) -> None:
    """What the child does; it never returns."""
    try:
        faulthandler.disable()  # pytest turns it on
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        limit_memory()
        main.guard_aborts = lambda say: None  # type: ignore[attr-defined]  # it is to die
        out, err = (os.open(os.path.join(folder, name), os.O_RDWR | os.O_CREAT | os.O_TRUNC) for name in ("out", "err"))
        null = os.open(os.devnull, os.O_RDONLY)
        for descriptor, standard in ((null, 0), (out, 1), (err, 2)):
            os.dup2(descriptor, standard)
        sys.stdin, sys.stdout, sys.stderr = (open(number, mode, closefd=False) for number, mode in ((0, "r"), (1, "w"), (2, "w")))  # noqa: SIM115
        sys.stderr.reconfigure(errors="backslashreplace")  # type: ignore[union-attr]
        place = os.path.join(folder, "case")
        os.environ["TMPDIR"] = tempfile.tempdir = os.path.join(folder, "case")
        for case in cases:
            with _fresh(place, case):
                for step in case.steps:
                    _send(writing, _run(step, out, err))
                _send(writing, _left(case))
    finally:
        os._exit(_BROKEN)


@contextmanager
def _fresh(place: str, case: Case) -> Iterator[None]:
    shutil.rmtree(place, ignore_errors=True)
    os.mkdir(place)
    os.chdir(place)
    for name, data in case.files:
        Path(name).write_bytes(data)
    yield


def _run(arguments: tuple[str, ...], out: int, err: int) -> Ran:
    for descriptor in (out, err):
        os.ftruncate(descriptor, 0)
        os.lseek(descriptor, 0, os.SEEK_SET)
    main._inputs.clear()
    status = main.run(arguments)
    sys.stdout.flush()
    sys.stderr.flush()
    return Ran(arguments, status, _content(out), _content(err).decode(errors="replace"))


def _content(descriptor: int) -> bytes:
    return os.pread(descriptor, os.fstat(descriptor).st_size, 0)


def _left(case: Case) -> dict[str, bytes]:
    """The files that are there and were not given, below folders too."""
    given = {name for name, _ in case.files}
    paths = [os.path.relpath(os.path.join(folder, name)) for folder, _, names in os.walk(".") for name in names]
    return {path: Path(path).read_bytes() if os.path.isfile(path) else b"" for path in sorted(paths) if path not in given}


def _send(descriptor: int, value: object) -> None:
    body = pickle.dumps(value)
    data = struct.pack("<Q", len(body)) + body
    while data:
        data = data[os.write(descriptor, data) :]
