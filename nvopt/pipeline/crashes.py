"""When LLVM ended the process: which pass it was in, and the smallest case that does it again.

What crashed cannot look for itself. So a child does it that only starts other processes: each of those runs one case and may die of it.
What it dies of, and the last thing that LLVM said, tell whether it is the same crash (see reproducer.py for the search itself).
"""

import os
import pickle
import re
import signal
import tempfile
from collections.abc import Callable
from contextlib import suppress

from nvopt.ending import end_with_parent, temporary_folder
from nvopt.llvm import PassError, versions
from nvopt.pipeline.driver import Driver, Options
from nvopt.pipeline.instrument import PassEvent
from nvopt.pipeline.reduction import SECONDS
from nvopt.pipeline.reproducer import Case, Symptom, Witness, attempt, reproduce
from nvopt.pipeline.workers import Children

_ONE_CASE = int(2 * SECONDS)
_FROM_OUTSIDE = (signal.SIGKILL, signal.SIGTERM) if hasattr(signal, "SIGKILL") else ()


def explain(children: Children, data: bytes, path: str, options: Options) -> PassError | None:
    """After a crash on this input: which pass it was and where its reproducer is. None when it cannot be found out."""
    try:
        return children.call(search, data, path, options)
    except Exception:  # whatever it is, the crash itself is the news
        return None


def search(data: bytes, path: str, options: Options) -> PassError | None:
    """What `explain` asks a child to do."""
    versions()  # the library is loaded once, here, for all that are forked
    return _search(data, path, Driver(options))


def _search(data: bytes, path: str, driver: Driver) -> PassError | None:
    with temporary_folder() as folder:
        note = os.path.join(folder, "note")
        seen = _run_apart(lambda: attempt(driver, Case(driver.pipeline, data, driver.options.bisect_limit), path, _Notes(note)))
        witness = _read_notes(note)
        if seen is None or witness is None or witness.node is None:
            return None
        error = PassError(str(witness.node), f"it ended the process: {seen[-1] or seen[0]}", crashed=True)
        if driver.options.save_reproducer:
            reproduce(driver, error, witness, path, seen, lambda case: _run_apart(lambda: attempt(driver, case, path)))
        return error


class _Notes(Witness):
    """A witness whose knowledge is in files, for those who come after."""

    def __init__(self, path: str) -> None:
        super().__init__()
        self._path = path

    def before_pass(self, event: PassEvent) -> None:
        super().before_pass(event)
        with open(self._path + ".new", "wb") as file:
            pickle.dump((self.node, self.text), file)
        os.replace(self._path + ".new", self._path)
        if not os.path.exists(self._path + ".start"):
            with open(self._path + ".start", "wb") as file:
                file.write(self.start)


def _read_notes(path: str) -> Witness | None:
    made = Witness()
    try:
        with open(path, "rb") as notes, open(path + ".start", "rb") as start:
            made.node, made.text = pickle.load(notes)
            made.start = start.read()
    except (OSError, pickle.PickleError):
        return None
    return made


def _run_apart(action: Callable[[], object]) -> Symptom | None:
    """Run something in a forked process: the signal that ended it and the last words of LLVM without numbers, None when it lived."""
    with tempfile.TemporaryFile() as words:
        parent = os.getpid()
        process = os.fork()
        if process == 0:
            _run_and_leave(action, parent, words.fileno())
        try:
            status = os.waitstatus_to_exitcode(os.waitpid(process, 0)[1])
        except BaseException:
            os.kill(process, signal.SIGKILL)
            raise
        if status >= 0 or -status in _FROM_OUTSIDE:
            return None
        words.seek(0)
        said = words.read().decode(errors="replace")
    return signal.Signals(-status).name, _last_words(said)


def _run_and_leave(action: Callable[[], object], parent: int, words: int) -> None:
    try:
        end_with_parent(parent, signal.SIGKILL)
        os.dup2(words, 2)
        signal.alarm(_ONE_CASE)
        with suppress(Exception):
            action()
    finally:
        os._exit(0)


def _last_words(said: str) -> str:
    """The line that says what LLVM found: `...: Assertion `...' failed.` The program's name and the folder of the source are left out."""
    telling = [line for line in said.splitlines() if re.search(r"Assertion|LLVM ERROR|UNREACHABLE", line)]
    return re.sub(r"^\S+: (?=/)|/\S*/(?=[\w.]+:\d)", "", telling[-1]) if telling else ""
