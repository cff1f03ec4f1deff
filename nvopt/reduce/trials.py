"""A candidate on trial: a child makes it of this process's module, has LLVM verify and print it, writes it, and becomes the command.

The child has the module by being forked, so that an edit costs what it touches and nothing has to be undone; what ends it, be it LLVM or
the system, says only that the candidate is none.
"""

from __future__ import annotations

import hashlib
import os
import re
import shlex
import signal
import time
from collections.abc import Callable
from contextlib import suppress
from typing import NamedTuple, NoReturn

from nvopt.ending import end_with_parent
from nvopt.llvm import Unit

_SHELL = "/bin/sh"
_TIMES_THE_FIRST, _SECONDS_AT_LEAST = 10, 10
_SOURCE = re.compile(r"^source_filename = ", re.M)
NAME = "reduced.ll"
"""What messages on the modules on trial would call them."""


class Trial(NamedTuple):
    """A process, and the file that it writes its candidate to."""

    process: int
    path: str


class Trials:
    """Runs `command` on candidates. `%s` in it stands for the path of the file; without one the path comes last."""

    def __init__(self, command: str, folder: str, ending: str = "ll") -> None:
        """`folder`: where the candidates' files lie, one's own; `ending`: that of their names."""
        self._ending = ending
        self._command = command if "%s" in command else f"{command} %s"
        self._folder = folder
        self._seconds = 0  # that a trial may take; 0: as long as it likes
        self.tried: set[str] = set()  # digests of the texts that the command has seen
        self.count = 0  # of trials

    def first(self, text: bytes) -> int:
        """The command's exit status for the module as it is, 128 and a signal's number where one ended it. Later trials may take ten times
        as long as this one, and ten seconds in any case."""
        self.tried.discard(digest(text))  # where it is what another run came to
        status = self.first_of(lambda: text)
        self.tried.add(digest(text))
        return status

    def first_of(self, make: Callable[[], bytes]) -> int:
        """The same for what `make`, called in a child, gives; 1 where that raises an exception."""
        start = time.monotonic()
        status = self.status(make)
        self._seconds = max(_SECONDS_AT_LEAST, int(_TIMES_THE_FIRST * (time.monotonic() - start)))
        return status

    def status(self, make: Callable[[], bytes]) -> int:
        """The command's exit status for what `make`, called in a child, gives."""
        trial = self._fork(make)
        status = self._end(trial)
        with suppress(OSError):
            os.unlink(trial.path)
        return status

    def text(self, make: Callable[[], bytes]) -> str | None:
        """What `make`, called in a child, gives; None where it raises an exception or ends the process."""
        trial = self._fork(make, command=":")
        status = self._end(trial)
        try:
            with open(trial.path, encoding="utf-8", errors="surrogateescape") as file:
                text = file.read()
        except FileNotFoundError:
            return None
        os.unlink(trial.path)
        return text if status == 0 else None

    def start(self, make: Callable[[], str]) -> Trial:
        """Put on trial what `make`, called in a child, gives: the text of a module, or an exception where there is none."""
        return self._fork(lambda: printed(make()))

    def interesting(self, trial: Trial) -> bytes | None:
        """Wait for a trial: the candidate where the command exited with 0, otherwise None."""
        try:
            status = self._end(trial)
            with open(trial.path, "rb") as file:
                text = file.read()
        except FileNotFoundError:  # it was not valid, or known
            return None
        os.unlink(trial.path)
        self.tried.add(digest(text))
        return text if status == 0 else None

    def cancel(self, trial: Trial) -> None:
        """End a trial that nobody waits for."""
        _kill(trial.process)
        with suppress(ChildProcessError):  # it has been waited for
            os.waitpid(trial.process, 0)
        with suppress(OSError):
            os.unlink(trial.path)

    def _fork(self, make: Callable[[], bytes], command: str = "") -> Trial:
        self.count += 1
        trial = Trial(0, os.path.join(self._folder, f"candidate-{self.count}.{self._ending}"))
        parent = os.getpid()
        process = os.fork()
        if process == 0:
            self._become_command(make, command or self._command, trial.path, parent)
        with suppress(OSError):  # the child does it too: whoever comes first
            os.setpgid(process, process)
        return trial._replace(process=process)

    def _end(self, trial: Trial) -> int:
        try:
            status = os.waitstatus_to_exitcode(os.waitpid(trial.process, 0)[1])
        except BaseException:
            self.cancel(trial)
            raise
        _kill(trial.process)  # what it has left behind
        return status if status >= 0 else 128 - status

    def _become_command(self, make: Callable[[], bytes], command: str, path: str, parent: int) -> NoReturn:
        try:
            os.setpgid(0, 0)
            end_with_parent(parent, signal.SIGKILL)
            null = os.open(os.devnull, os.O_RDWR)
            for stream in range(3):
                os.dup2(null, stream)
            signal.alarm(self._seconds)  # the command inherits it
            text = make()
            if digest(text) not in self.tried:
                with open(path, "wb") as file:
                    file.write(text)
                os.execv(_SHELL, ["sh", "-c", command.replace("%s", shlex.quote(path))])
        except Exception:  # whatever it is, there is no candidate
            pass
        finally:
            os._exit(1)


def printed(text: str) -> bytes:
    """A module as LLVM prints it, without the lines that only say where it comes from. InputError where it is not valid."""
    return bare(Unit.parse(text.encode(errors="surrogateescape"), NAME).emit_bytes(), text)


def bare(made: bytes, text: str) -> bytes:
    """What LLVM printed without its first comment, and without the name of the source file where `text`, of which it was made, has none."""
    lines = made.split(b"\n", 2)
    return lines[2].lstrip(b"\n") if not _SOURCE.search(text) else b"\n".join(lines[1:])


def digest(text: bytes) -> str:
    """What stands for a text."""
    return hashlib.blake2b(text, digest_size=10).hexdigest()


def _kill(group: int) -> None:
    with suppress(OSError):
        os.killpg(group, signal.SIGKILL)
