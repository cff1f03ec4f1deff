"""Children: one question at a time, and an end at any time."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from nvopt.ending import finish_first, temporary_folder, temporary_name
from nvopt.pipeline import workers
from nvopt.pipeline.workers import CannotTravelError, ChildEndedError, Children, shared

POSIX = pytest.mark.skipif(os.name != "posix", reason="no signals there")


@pytest.fixture
def children() -> Iterator[Children]:
    with Children() as made:
        yield made


def length(data: bytes) -> int:
    return len(data)


def zeros(size: int) -> bytes:
    return bytes(size)


@pytest.mark.parametrize("size", [0, 1, 65535, 65536, 65537, 3_000_000])
def test_messages_of_any_length(children: Children, size: int) -> None:
    assert children.call(length, bytes(size)) == size
    assert children.call(zeros, size) == bytes(size)


def test_a_child_is_kept(children: Children) -> None:
    first = children.call(os.getpid)
    assert children.call(os.getpid) == first != os.getpid()


def test_as_many_as_are_busy(children: Children) -> None:
    with ThreadPoolExecutor(3) as threads:
        list(threads.map(lambda _: children.call(time.sleep, 0.3), range(3)))
        found = set(threads.map(lambda _: children.call(os.getpid), range(30)))
    assert 1 <= len(found) <= 3


def fail(kind: type[BaseException]) -> None:
    raise kind("no")


def test_exceptions_are_raised_here(children: Children) -> None:
    for kind in (LookupError, MemoryError, SystemExit):
        with pytest.raises(kind, match="no"):
            children.call(fail, kind)


def unsendable() -> object:
    return lambda: None


def test_what_cannot_travel(children: Children) -> None:
    with pytest.raises(CannotTravelError):
        children.call(length, lambda: None)  # type: ignore[arg-type]
    with pytest.raises(RuntimeError, match="function cannot be sent"):
        children.call(unsendable)
    assert children.call(length, b"12") == 2


def leave(status: int) -> None:
    os.write(2, b"last words\n")
    os._exit(status)


@pytest.mark.parametrize("status", [0, 1, 7])
def test_a_child_that_leaves(children: Children, status: int) -> None:
    for _ in range(2):  # a new child, and one that was kept
        with pytest.raises(ChildEndedError) as caught:
            children.call(leave, status)
        assert (caught.value.status, caught.value.words, caught.value.signal) == (status, "last words\n", None)
        assert children.call(length, b"1") == 1


@POSIX
@pytest.mark.parametrize(
    ("number", "sent"),
    [(signal.SIGKILL, "SIGKILL"), (signal.SIGTERM, "SIGTERM"), (signal.SIGINT, "SIGINT"), (signal.SIGABRT, None), (signal.SIGSEGV, None)],
)
def test_a_child_that_is_ended(children: Children, number: signal.Signals, sent: str | None) -> None:
    process = children.call(os.getpid)
    timer = threading.Timer(0.2, lambda: os.kill(process, number))
    timer.start()
    with pytest.raises(ChildEndedError) as caught:
        children.call(time.sleep, 60)
    assert (caught.value.status, caught.value.signal) == (-number, sent)


@POSIX
def test_a_child_that_is_interrupted_as_python_starts(children: Children, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "sitecustomize.py").write_text("import os, signal\nos.kill(os.getpid(), signal.SIGINT)\n")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path), prepend=os.pathsep)
    with pytest.raises(ChildEndedError) as caught:
        children.call(length, b"1")
    assert (caught.value.status, caught.value.words) == (-signal.SIGINT, "")


@POSIX
@pytest.mark.parametrize("moment", ["before", "during"])
def test_a_child_that_is_stopped_and_killed(children: Children, moment: str) -> None:
    """Also while it gets more than a pipe holds."""
    process = children.call(os.getpid)
    os.kill(process, signal.SIGSTOP)
    if moment == "before":
        os.kill(process, signal.SIGKILL)
    else:
        threading.Timer(0.2, lambda: os.kill(process, signal.SIGKILL)).start()
    with pytest.raises(ChildEndedError):
        children.call(length, bytes(1_000_000))
    assert children.call(length, b"1") == 1


def fork_and_abort() -> None:
    if os.fork() == 0:
        os.setsid()
        os.write(2, f"{os.getpid()}".encode())
        time.sleep(30)
        os._exit(0)
    time.sleep(0.2)
    os.abort()


@POSIX
def test_one_who_holds_the_pipes_does_not_matter(children: Children, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "_LOOK", 50)
    start = time.monotonic()
    with pytest.raises(ChildEndedError) as caught:
        children.call(fork_and_abort)
    assert time.monotonic() - start < 10
    os.kill(int(caught.value.words), signal.SIGKILL)


def start_sleep(path: str) -> None:
    program = subprocess.Popen(["sleep", "60"])
    Path(path).write_text(str(program.pid))
    program.wait()


def runs(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def wait_for(condition: Callable[[], object]) -> None:
    limit = time.monotonic() + 30
    while not condition():
        assert time.monotonic() < limit
        time.sleep(0.01)


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="asks /proc")
@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM])
def test_what_a_child_started_ends_with_it(children: Children, tmp_path: Path, number: signal.Signals) -> None:
    process = children.call(os.getpid)
    note = tmp_path / "note"
    with ThreadPoolExecutor(1) as threads:
        future = threads.submit(children.call, start_sleep, str(note))
        wait_for(lambda: note.exists() and note.read_text())
        os.kill(process, number)
        assert isinstance(future.exception(30), ChildEndedError)
    wait_for(lambda: not runs(int(note.read_text())))


def work_in_a_folder(path: str) -> None:
    with temporary_folder() as folder:
        Path(folder, "file").touch()
        Path(path).touch()
        time.sleep(60)


@POSIX
@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM])
def test_temporary_folders_of_a_child_are_removed(
    children: Children, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: signal.Signals
) -> None:
    (tmp_path / "scratch").mkdir()
    monkeypatch.setenv("TMPDIR", str(tmp_path / "scratch"))
    monkeypatch.setattr(tempfile, "tempdir", None)
    process = children.call(os.getpid)
    with ThreadPoolExecutor(1) as threads:
        future = threads.submit(children.call, work_in_a_folder, str(tmp_path / "begun"))
        wait_for((tmp_path / "begun").exists)
        os.kill(process, number)
        assert isinstance(future.exception(30), ChildEndedError)
    assert os.listdir(tmp_path / "scratch") == []


def write_slowly(path: str) -> None:
    finish_first()
    Path(path, temporary_name()).touch()
    time.sleep(0.5)
    os.rename(next(Path(path).iterdir()), Path(path, "whole"))


@POSIX
def test_the_end_waits_for_a_file(tmp_path: Path) -> None:
    with ThreadPoolExecutor(1) as threads, Children() as children:
        future = threads.submit(children.call, write_slowly, str(tmp_path))
        wait_for(lambda: os.listdir(tmp_path))
        children.end()
        assert future.exception(30) is None
    assert os.listdir(tmp_path) == ["whole"]


def ignore_all(path: str) -> None:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    Path(path).touch()
    time.sleep(60)


@POSIX
def test_the_end_comes_in_any_case(tmp_path: Path) -> None:
    with ThreadPoolExecutor(2) as threads, Children() as children:
        futures = [threads.submit(children.call, ignore_all, str(tmp_path / str(number))) for number in range(2)]
        wait_for(lambda: len(os.listdir(tmp_path)) == 2)
        start = time.monotonic()
    assert time.monotonic() - start < 10
    assert all(isinstance(future.exception(), ChildEndedError) for future in futures)
    with pytest.raises(ChildEndedError):
        children.call(length, b"")


def test_a_child_that_nobody_needed_is_replaced(children: Children, monkeypatch: pytest.MonkeyPatch) -> None:
    first = children.call(set_idle, 0)
    time.sleep(0.3)
    assert children.call(os.getpid) != first


def set_idle(seconds: float) -> int:
    workers._IDLE = seconds  # type: ignore[assignment]
    return os.getpid()


def test_a_child_has_the_surroundings_of_the_call(children: Children, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("NVOPT_TEST", "1")
    assert children.call(os.getcwd) == str(tmp_path)
    assert children.call(os.getenv, "NVOPT_TEST") == "1"
    monkeypatch.delenv("NVOPT_TEST")
    assert children.call(os.getenv, "NVOPT_TEST") is None


def speak() -> None:
    print("out")
    print("err\udc80\x01", file=sys.stderr)
    os.system("echo raw; echo error >&2")


def test_what_is_printed_is_printed_here(children: Children, capsys: pytest.CaptureFixture[str]) -> None:
    for _ in range(2):
        children.call(speak)
        said = capsys.readouterr()
        assert said.out.splitlines() == ["out", "raw"] or said.out.splitlines() == ["raw", "out"]
        assert said.err.splitlines()[-1] == "error"


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork there")
def test_a_fork_has_children_of_its_own() -> None:
    mine = shared().call(os.getpid)
    process = os.fork()
    if process == 0:
        status = 1
        try:
            others = shared().call(os.getpid)
            shared().end()
            status = int(others == mine)
        finally:
            os._exit(status)
    assert os.waitstatus_to_exitcode(os.waitpid(process, 0)[1]) == 0
    assert shared().call(os.getpid) == mine


_UNGUARDED = """
from nvopt.pipeline.workers import CannotTravelError, Children
def work():
    return 1
try:
    with Children() as children:
        children.call(work)
except CannotTravelError as error:
    print(error)
"""
_GUARDED = """
from nvopt.pipeline.workers import Children
def work():
    return __name__
if __name__ == "__main__":
    with Children() as children:
        print(children.call(work), children.call(work))
"""


@pytest.mark.parametrize(("program", "said"), [(_UNGUARDED, "the program's main file lacks `if "), (_GUARDED, "__mp_main__ __mp_main__")])
def test_functions_of_the_main_file(tmp_path: Path, program: str, said: str) -> None:
    (tmp_path / "program.py").write_text(program)
    done = subprocess.run([sys.executable, "program.py"], cwd=tmp_path, capture_output=True, text=True, timeout=60)
    assert done.stdout.startswith(said), done
    assert done.stderr == ""


_KILLED = """
import os, sys, threading, time
from concurrent.futures import ThreadPoolExecutor
from nvopt.pipeline.workers import Children
with ThreadPoolExecutor(1) as threads, Children() as children:
    print(children.call(os.getpid), flush=True)
    threads.submit(children.call, time.sleep, 60)
    time.sleep(60)
"""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="Linux ends them")
def test_children_end_with_a_parent_that_is_killed() -> None:
    with subprocess.Popen([sys.executable, "-c", _KILLED], stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        child = int(program.stdout.readline())
        time.sleep(0.2)
        program.kill()
    wait_for(lambda: not runs(child))
