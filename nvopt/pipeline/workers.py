"""Child processes that may die of what they do: LLVM ends its process where it can't go on.

A child does one thing at a time, and is kept for the next. It shares no lock and no queue with anybody: all that there is between it and
its parent are two pipes of its own and a file that takes its standard error. So its end, whenever and however it comes, is seen at once,
holds nobody else up, and loses nothing but what the child was at; LLVM's last words stand in the file.

Each child leads a process group. Ctrl-C reaches the parent alone, which decides; and what a child has started ends with it.
"""

import atexit
import io
import os
import pickle
import select
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, BinaryIO, ParamSpec, TypeVar

from nvopt.ending import end_with_parent, name_temporaries, remove_temporaries
from nvopt.processes import python_command
from nvopt.visible import visible

P = ParamSpec("P")
R = TypeVar("R")

_IDLE = 60  # seconds after which a child that nobody needs ends
_GRACE = 2  # seconds that a child gets to finish a file after SIGTERM
_LOOK = 1000  # milliseconds between looks at whether a child that is silent is still there
_LENGTH = 8  # bytes ahead of a message

_is_preparing = False  # a child imports the program's main file


class ChildEndedError(Exception):
    """A child ended before it had answered. `status` is its exit status, negative for a signal's number; `words` is what it wrote to
    standard error. `mark` stands in the names of the temporary files that it may have left."""

    def __init__(self, status: int, words: str, mark: str) -> None:
        super().__init__(status, words, mark)
        self.status = status
        self.words = words
        self.mark = mark

    @property
    def signal(self) -> str | None:
        """The name of a signal that somebody else sent: that is no fault of what the child was at."""
        sent = {-signal.SIGTERM: "SIGTERM", -signal.SIGINT: "SIGINT"} | ({-signal.SIGKILL: "SIGKILL"} if hasattr(signal, "SIGKILL") else {})
        return sent.get(self.status)


class CannotTravelError(Exception):
    """What a child is to do cannot be sent to it, or it cannot import what that takes."""


class Children:
    """The children of this process, as many as are busy at a time. Any thread may ask for one. `end` with those who wait for one, in
    a `with` block."""

    def __init__(self, *, tied: bool = True) -> None:
        """Children that are `tied` end with the thread that started them, should it not come to `end`."""
        self._tied = tied
        self._lock = threading.Lock()
        self._idle: list[_Child] = []
        self._busy: set[_Child] = set()
        self._over = False

    def call(self, function: Callable[P, R], *args: P.args, **options: P.kwargs) -> R:
        """`function(*args)`, a function of a module, in a child; an exception is raised here. What it prints is printed here when it is
        done. ChildEndedError when the child ends over it, CannotTravelError; OSError when no process can be started."""
        packed = _pack(function, args, options)
        while True:
            child, is_new = self._take()
            try:
                answer = child.ask(packed)
            except ChildEndedError as end:
                if is_new or end.status != 0:
                    raise
                continue  # it has ended because there was nothing to do
            finally:
                self._give_back(child)
            return _unpack(answer)  # type: ignore[no-any-return]

    def end(self) -> None:
        """End them, also those that are busy: whoever waits for one gets ChildEndedError."""
        with self._lock:
            self._over = True
            idle, busy = self._idle, list(self._busy)
            self._idle = []
        for child in idle:
            child.remove()
        for child in busy:
            child.signal(signal.SIGTERM)
        limit = time.monotonic() + _GRACE
        while any(not child.has_ended() for child in busy) and time.monotonic() < limit:
            time.sleep(0.005)
        for child in busy:
            child.kill()

    def __enter__(self) -> "Children":
        return self

    def __exit__(self, *_: object) -> None:
        self.end()

    def _take(self) -> "tuple[_Child, bool]":
        """A child that is free, and whether it is new."""
        if _is_preparing:
            raise CannotTravelError(
                "the program's main file lacks `if __name__ == '__main__':` and runs all of itself where it is imported"
            )
        here = _surroundings()
        while (child := self._take_idle()) is not None:
            if child.surroundings == here:
                return child, False
            with self._lock:
                self._busy.discard(child)
            child.remove()
        child = _Child(here, self._tied or threading.current_thread() is threading.main_thread())
        with self._lock:
            if not self._over:
                self._busy.add(child)
                return child, True
        child.remove()
        raise ChildEndedError(-signal.SIGTERM, "", "")

    def _take_idle(self) -> "_Child | None":
        with self._lock:
            if not self._idle:
                return None
            child = self._idle.pop()
            self._busy.add(child)
            return child

    def _give_back(self, child: "_Child") -> None:
        with self._lock:
            self._busy.discard(child)
            if child.ready and not self._over:
                self._idle.append(child)
                return
        child.remove()


def _surroundings() -> tuple[str | None, dict[str, str], list[str]]:
    """What a child takes over of this process when it is started."""
    try:
        folder = os.getcwd()
    except OSError:  # it has been removed
        folder = None
    return folder, dict(os.environ), list(sys.path)


class _Child:
    """A child process, seen from its parent."""

    def __init__(self, surroundings: object, tied: bool) -> None:
        self.surroundings = surroundings
        self.ready = False  # for the next question
        self._mark = os.urandom(6).hex()
        self._errors: BinaryIO = tempfile.TemporaryFile()  # noqa: SIM115
        self._heard = 0  # of its standard error
        command = python_command("from nvopt.pipeline.workers import serve; serve()", self._mark, str(os.getpid() if tied else 0))
        group: dict[str, Any] = {"process_group": 0} if os.name == "posix" else {}
        try:
            with _without_interrupts():  # a child that is interrupted as Python starts would print a traceback
                self._process = subprocess.Popen(
                    command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._errors, bufsize=0, **group
                )
        except BaseException:
            self._errors.close()
            raise
        self._removal = threading.Lock()
        self._to, self._from = self._process.stdin.fileno(), self._process.stdout.fileno()  # type: ignore[union-attr]
        if os.name == "posix":
            os.set_blocking(self._to, False)

    def ask(self, request: bytes) -> bytes:
        """Send a message and wait for the answer. ChildEndedError."""
        self.ready = False
        try:
            self._write(len(request).to_bytes(_LENGTH, "little"))
            self._write(request)
            answer = self._read(int.from_bytes(self._read(_LENGTH), "little"))
        except (EOFError, OSError):
            words = self.remove()
            raise ChildEndedError(self._process.returncode, words, self._mark) from None
        self.ready = True
        _pass_on(self._words(), sys.stderr)
        return answer

    def _write(self, data: bytes) -> None:
        rest = memoryview(data)
        while rest:
            self._wait(self._to, "POLLOUT")
            rest = rest[os.write(self._to, rest[: 1 << 20]) :]

    def _read(self, size: int) -> bytes:
        data = bytearray()
        while len(data) < size:
            self._wait(self._from, "POLLIN")
            part = os.read(self._from, min(size - len(data), 1 << 20))
            if not part:
                raise EOFError
            data += part
        return bytes(data)

    def _wait(self, descriptor: int, event: str) -> None:
        """Wait for a pipe. EOFError when the child has ended: a process that a pass started may hold the other end all the same."""
        if os.name != "posix":
            return
        poll = select.poll()
        poll.register(descriptor, getattr(select, event))
        while not poll.poll(_LOOK):
            if self.has_ended() and not poll.poll(0):
                raise EOFError

    def has_ended(self) -> bool:
        """Whether the process is no more, or a zombie: that it remains until `remove`, and its number that of its group."""
        if not hasattr(os, "waitid"):
            return self._process.returncode is not None
        try:
            return os.waitid(os.P_PID, self._process.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None
        except ChildProcessError:  # waited for
            return True

    def signal(self, number: signal.Signals) -> None:
        """Send it a signal. Asked to end by SIGTERM, it finishes a file that it is about to write, and ends what it has started."""
        with self._removal, suppress(OSError):
            if self._process.returncode is None:
                os.kill(self._process.pid, number)

    def kill(self) -> None:
        """Kill it, with what it has started."""
        with self._removal, suppress(OSError):
            if self._process.returncode is not None:
                return
            if os.name == "posix":
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()

    def remove(self) -> str:
        """Kill it, and remove what it leaves behind; what it wrote to standard error to the end. For the thread alone that talks to it."""
        self.kill()
        with self._removal:
            if self._process.returncode is not None:
                return ""
            status = self._process.wait()
        words = self._words()
        for file in (self._process.stdin, self._process.stdout, self._errors):
            with suppress(OSError):
                file.close()  # type: ignore[union-attr]
        if status != 0:
            remove_temporaries(tempfile.gettempdir(), self._mark)
        return words

    def _words(self) -> str:
        """What it has written to standard error since the last time."""
        size = os.fstat(self._errors.fileno()).st_size - self._heard
        if size <= 0:
            return ""
        self._errors.seek(self._heard)
        data = self._errors.read(size)
        self._heard += len(data)
        return data.decode(errors="backslashreplace")


@contextmanager
def _without_interrupts() -> Iterator[None]:
    """What this process starts meanwhile has SIGINT blocked."""
    if os.name != "posix":
        yield
        return
    usual = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, usual)


def _pass_on(text: str, stream: Any) -> None:
    """Write what a child has written; LLVM puts names into its messages as they are."""
    if text and stream is not None:
        with suppress(OSError, ValueError):  # a full disk, a closed pipe: what was asked for is done all the same
            stream.write(visible(text))
            stream.flush()


class _Packer(pickle.Pickler):
    """Sees whether something is of the program's main file."""

    needs_main = False

    def reducer_override(self, value: Any) -> Any:
        if getattr(value, "__module__", None) == "__main__":
            self.needs_main = True
        return NotImplemented


def _pack(*call: object) -> bytes:
    """A question as bytes: how to find what the program's main file defines, where that is needed, and the call."""
    file = io.BytesIO()
    packer = _Packer(file)
    try:
        packer.dump(call)
    except Exception as error:
        raise CannotTravelError(str(error) or type(error).__name__) from None
    return pickle.dumps((_main_module() if packer.needs_main else None, file.getvalue()))


def _main_module() -> dict[str, Any]:
    """What multiprocessing tells its children of this program, so that they find what its main file defines."""
    from multiprocessing import spawn

    data: dict[str, Any] = spawn.get_preparation_data("nvopt")
    return {name: value for name, value in data.items() if name.startswith("init_main")}


def _unpack(answer: bytes) -> Any:
    kind, value, printed = pickle.loads(answer)
    _pass_on(printed.decode(errors="backslashreplace"), sys.stdout)
    match kind:
        case "unreadable":
            raise CannotTravelError(value)
        case "raised":
            raise value
    return value


# -- in the child


def serve() -> None:
    """What a child does until nobody needs it."""
    mark, parent = sys.argv[1:]
    name_temporaries(mark)
    _keep_quiet()
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # whoever interrupts this process alone ends it; that is no fault of what it was at
    _unblock_signals()  # the parent blocks SIGINT, and may be handling another
    if int(parent):
        end_with_parent(int(parent), signal.SIGTERM)
    requests, replies = os.fdopen(os.dup(0), "rb", buffering=0), os.fdopen(os.dup(1), "wb")
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    printed = tempfile.TemporaryFile()  # noqa: SIM115
    os.dup2(printed.fileno(), 1)
    with suppress(BrokenPipeError):  # the parent has gone
        while request := _receive(requests):
            kind, value = _answer(request)
            said = _take_printed()
            try:
                reply = pickle.dumps((kind, value, said))
            except Exception as error:
                reply = pickle.dumps(("raised", RuntimeError(f"{type(value).__name__} cannot be sent: {error}"), said))
            replies.write(len(reply).to_bytes(_LENGTH, "little") + reply)
            replies.flush()
            _unblock_signals()
    os._exit(0)


def _unblock_signals() -> None:
    if os.name == "posix":
        signal.pthread_sigmask(signal.SIG_SETMASK, ())


def _keep_quiet() -> None:
    """Leave no core file."""
    if os.name == "posix":
        import resource

        resource.setrlimit(resource.RLIMIT_CORE, (0, resource.getrlimit(resource.RLIMIT_CORE)[1]))


def _receive(requests: Any) -> bytes:
    """The next message; empty when there will be none."""
    if os.name == "posix":
        poll = select.poll()
        poll.register(requests, select.POLLIN)
        if not poll.poll(_IDLE * 1000):
            return b""
    size = int.from_bytes(_read_all(requests, _LENGTH), "little")
    return _read_all(requests, size)


def _read_all(file: Any, size: int) -> bytes:
    data = bytearray()
    while len(data) < size and (part := file.read(min(size - len(data), 1 << 20))):
        data += part
    return bytes(data) if len(data) == size else b""


def _answer(request: bytes) -> tuple[str, object]:
    try:
        main, call = pickle.loads(request)
        if main is not None:
            _prepare(main)
        function, args, options = pickle.loads(call)
    except Exception as error:
        return "unreadable", str(error) or type(error).__name__
    try:
        return "value", function(*args, **options)
    except KeyboardInterrupt:  # Terminated, that is, where it came too late to be seen to
        os._exit(1)
    except BaseException as error:
        return "raised", error


def _prepare(main: dict[str, Any]) -> None:
    """Import the program's main file, under another name."""
    global _is_preparing
    from multiprocessing import spawn

    _is_preparing = True
    try:
        spawn.prepare(main)
    finally:
        _is_preparing = False


def _take_printed() -> bytes:
    """What was printed to standard output since the last time."""
    for stream in (sys.stdout, sys.stderr):
        with suppress(OSError, ValueError):
            stream.flush()
    size = os.lseek(1, 0, os.SEEK_CUR)
    if not size:
        return b""
    os.lseek(1, 0, os.SEEK_SET)
    data = os.read(1, size)
    os.ftruncate(1, 0)
    os.lseek(1, 0, os.SEEK_SET)
    return data


# -- for all of this process

_shared = Children(tied=False)
_parents: list[Children] = []  # of a process that this one was forked from: not ours to end, nor to talk to


def shared() -> Children:
    """Children for whoever has none of their own: they stay for the next call, end by themselves when none comes, or with this process."""
    return _shared


def _forget() -> None:
    global _shared
    _parents.append(_shared)
    _shared = Children(tied=False)


atexit.register(lambda: _shared.end())
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_forget)
