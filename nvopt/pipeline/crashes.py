"""When LLVM ended the process: which pass it was in, and the smallest case that does it again.

What crashed cannot look for itself. So a process is started that only starts others: each of those runs one case and may die of it. What it
dies of, and the last thing that LLVM said, tell whether it is the same crash (see reproducer.py for the search itself).
"""

import os
import pickle
import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress

from nvopt.ending import temporary_folder
from nvopt.llvm import PassError, versions
from nvopt.llvm.children import end_with_parent
from nvopt.pipeline.driver import Driver, Options
from nvopt.pipeline.instrument import PassEvent
from nvopt.pipeline.reduction import SECONDS
from nvopt.pipeline.reproducer import Case, Symptom, Witness, attempt, reproduce
from nvopt.processes import python_command

_PATIENCE = 6 * SECONDS  # for the whole search, should a case not come to an end
_ONE_CASE = int(2 * SECONDS)


def explain(data: bytes, path: str, options: Options) -> str:
    """After a crash on this input: which pass it was and where its reproducer is, as an error's text. Empty when it cannot be found out."""
    try:
        packed = pickle.dumps((data, path, options))
        command = python_command("from nvopt.pipeline.crashes import main; main()")
        return _ask(command, packed).decode(errors="replace")
    except Exception:  # whatever it is, the crash itself is the news
        return ""


def _ask(command: list[str], packed: bytes) -> bytes:
    """What the process answers. One that isn't to go on is told so, and not killed: it has a folder to remove."""
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as process:
        try:
            answer, _ = process.communicate(packed, timeout=_PATIENCE)
        except BaseException:
            process.terminate()
            raise
    return answer if process.returncode == 0 else b""


def main() -> None:
    """The process that `explain` starts."""
    if sys.platform.startswith("linux"):
        end_with_parent(signal.SIGTERM)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGABRT, signal.SIGSEGV, signal.SIGBUS, signal.SIGILL})  # as the handler left them
    data, path, options = pickle.loads(sys.stdin.buffer.read())
    versions()  # the library is loaded once, here, for all that are forked
    found = _search(data, path, Driver(options))
    if found is not None:
        sys.stdout.buffer.write(str(found).encode(errors="replace"))


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
        process = os.fork()
        if process == 0:
            _run_and_leave(action, words.fileno())
        try:
            status = os.waitstatus_to_exitcode(os.waitpid(process, 0)[1])
        except BaseException:
            os.kill(process, signal.SIGKILL)
            raise
        if status >= 0:
            return None
        words.seek(0)
        said = words.read().decode(errors="replace")
    return signal.Signals(-status).name, _last_words(said)


def _run_and_leave(action: Callable[[], object], words: int) -> None:
    try:
        import resource

        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
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
