"""Files are written whole or not at all."""

import os
import signal
import stat
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from nvopt.llvm import InputError, read_input
from nvopt.pipeline.output import OutputError, write_output


def left(folder: Path) -> list[str]:
    return sorted(os.listdir(folder))


def test_a_new_file(tmp_path: Path) -> None:
    usual = tmp_path / "usual"
    usual.touch()
    file = tmp_path / "a.ll"
    write_output(str(file), b"new")
    assert file.read_bytes() == b"new"
    assert file.stat().st_mode == usual.stat().st_mode
    assert left(tmp_path) == ["a.ll", "usual"]


def test_an_existing_file_keeps_its_permissions(tmp_path: Path) -> None:
    file = tmp_path / "a.ll"
    file.write_bytes(b"a longer old text")
    file.chmod(0o640)
    write_output(str(file), b"new")
    assert file.read_bytes() == b"new"
    assert stat.S_IMODE(file.stat().st_mode) == 0o640


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "d").mkdir()
    target = tmp_path / "d" / "a.ll"
    link = tmp_path / "link.ll"
    link.symlink_to(target)
    for text in (b"first", b"second"):
        write_output(str(link), text)
        assert link.is_symlink()
        assert target.read_bytes() == text


def test_errors_name_the_file_and_leave_nothing(tmp_path: Path) -> None:
    (tmp_path / "d").mkdir()
    for path, reason in ((tmp_path / "none" / "a.ll", "No such file or directory"), (tmp_path / "d", "Is a directory")):
        with pytest.raises(OutputError) as caught:
            write_output(str(path), b"new")
        assert str(caught.value) == f"{path}: error: {reason}"
    assert left(tmp_path) == ["d"]


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="root may write everything")
def test_a_protected_file_stays(tmp_path: Path) -> None:
    file = tmp_path / "a.ll"
    file.write_bytes(b"old")
    file.chmod(0o400)
    with pytest.raises(OutputError, match="Permission denied"):
        write_output(str(file), b"new")
    assert file.read_bytes() == b"old"


def test_a_failing_write_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "a.ll"
    file.write_bytes(b"old")

    def full(descriptor: int, data: object) -> int:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(os, "write", full)
        with pytest.raises(OutputError, match=r"a\.ll: error: No space left on device"):
            write_output(str(file), b"new")
    assert file.read_bytes() == b"old"
    assert left(tmp_path) == ["a.ll"]


def test_an_interrupted_write_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "a.ll"
    file.write_bytes(b"old")

    def interrupt(source: str, target: str) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(os, "replace", interrupt)
        with pytest.raises(KeyboardInterrupt):
            write_output(str(file), b"new")
    assert file.read_bytes() == b"old"
    assert left(tmp_path) == ["a.ll"]


def test_devices() -> None:
    write_output(os.devnull, b"gone")
    if os.path.exists("/dev/full"):
        with pytest.raises(OutputError) as caught:
            write_output("/dev/full", b"new")
        assert str(caught.value) == "/dev/full: error: No space left on device"
        assert stat.S_ISCHR(os.stat("/dev/full").st_mode)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes there")
def test_a_named_pipe(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    heard: list[bytes] = []
    reader = threading.Thread(target=lambda: heard.append(pipe.read_bytes()))
    reader.start()
    write_output(str(pipe), b"x" * 200_000)
    reader.join()
    assert heard == [b"x" * 200_000]
    assert stat.S_ISFIFO(pipe.stat().st_mode)


_WRITE = "from nvopt.pipeline.output import write_output; write_output({path!r}, b'x' * 300_000)"


def run_writer(path: str, stdout: object) -> subprocess.CompletedProcess[bytes]:
    program = _WRITE.format(path=path)
    return subprocess.run([sys.executable, "-c", program], stdout=stdout, stderr=subprocess.PIPE, check=False)  # type: ignore[call-overload,no-any-return]


@pytest.mark.parametrize("path", ["-", "/dev/stdout"])
@pytest.mark.skipif(not os.path.exists("/dev/stdout"), reason="no /dev/stdout there")
def test_standard_output(path: str, tmp_path: Path) -> None:
    assert run_writer(path, subprocess.PIPE).stdout == b"x" * 300_000
    with open(tmp_path / "out", "wb") as out:
        out.write(b"before")
        out.flush()
        run_writer(path, out)
    assert (tmp_path / "out").read_bytes().endswith(b"x" * 1000)
    assert left(tmp_path) == ["out"]


def test_standard_output_on_a_full_disk() -> None:
    if not os.path.exists("/dev/full"):
        pytest.skip("no /dev/full there")
    with open("/dev/full", "wb") as full:
        done = run_writer("-", full)
    assert done.stderr.rstrip().endswith(b"OutputError: <stdout>: error: No space left on device")


def test_closed_standard_streams(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdout", None)
    with pytest.raises(OutputError, match="<stdout>: error: Bad file descriptor"):
        write_output("-", b"new")
    monkeypatch.setattr("sys.stdin", None)
    with pytest.raises(InputError, match="<stdin>: error: Could not open input file: Bad file descriptor"):
        read_input("-")


def test_a_closed_pipe_is_told_as_such() -> None:
    reader, writer = os.pipe()
    os.close(reader)
    done = run_writer("-", writer)
    os.close(writer)
    assert b"BrokenPipeError" in done.stderr
    assert done.stderr.count(b"Traceback") == 1


def test_captured_standard_output(capsys: pytest.CaptureFixture[str]) -> None:
    write_output("-", "é\n".encode())
    assert capsys.readouterr().out == "é\n"


_ENDS = """
import os, signal, sys
from nvopt.pipeline import output

def write(descriptor, data):
    os.kill(os.getpid(), signal.SIGTERM)

output._write_all = write
output.write_output("a.ll", b"text")
"""


@pytest.mark.skipif(os.name != "posix", reason="no signals there")
def test_sigterm_leaves_no_half_of_a_file(tmp_path: Path) -> None:
    environ = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])}
    done = subprocess.run([sys.executable, "-c", _ENDS], cwd=tmp_path, env=environ, capture_output=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (-signal.SIGTERM, b"", b"")
    assert left(tmp_path) == []
