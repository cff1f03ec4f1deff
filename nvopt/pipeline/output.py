"""Writing files whole: either all of the output is there or nothing has changed."""

import os
import stat
import sys
from contextlib import suppress
from errno import EACCES, EBADF

from nvopt.ending import orderly_end, temporary_name
from nvopt.visible import visible_name


class OutputError(Exception):
    """The output cannot be written; str() is the message, `PATH: error: No space left on device`."""

    def __init__(self, path: str, error: OSError) -> None:
        super().__init__(f"{visible_name(path)}: error: {error.strerror or error}")


def is_same_file(one: str, other: str) -> bool:
    """Whether two paths lead to one regular file that is there."""
    try:
        return os.path.samefile(one, other) and os.path.isfile(one)
    except (OSError, ValueError):
        return False


def write_output(path: str, data: bytes) -> None:
    """Write a file, or standard output for `-`.

    A regular file is written beside its place and moved there when complete; it keeps its permissions, and a symbolic link to it stays one.
    Pipes and devices are written to directly. OutputError when that fails; BrokenPipeError when the reader of a pipe has gone.
    """
    name = "<stdout>" if path == "-" else path
    try:
        if path == "-":
            _write_stdout(data)
        else:
            _write_file(path, data)
    except BrokenPipeError:
        raise
    except OSError as error:
        raise OutputError(name, error) from error


def _write_stdout(data: bytes) -> None:
    stream = sys.stdout
    if stream is None:  # closed by whoever started this process
        raise OSError(EBADF, os.strerror(EBADF))
    stream.flush()
    binary = getattr(stream, "buffer", None)
    if binary is None:  # replaced by something that takes text only
        stream.write(data.decode(errors="backslashreplace"))
        stream.flush()
        return
    # Past Python's buffer: what a failed write leaves in it would fail once more, with a traceback, when the interpreter ends.
    binary.flush()
    try:
        descriptor = binary.fileno()
    except OSError:  # in memory
        binary.write(data)
        return
    _write_all(descriptor, data)


def _write_all(descriptor: int, data: bytes) -> None:
    rest = memoryview(data)
    while rest:
        rest = rest[os.write(descriptor, rest) :]


def _write_file(path: str, data: bytes) -> None:
    try:
        status = os.stat(path)
    except FileNotFoundError:
        status = None
    # /dev/stdout may be a regular file, but it is the shell's to replace
    if status is not None and (not stat.S_ISREG(status.st_mode) or path.startswith(("/dev/", "/proc/"))):
        _write_in_place(path, data)
        return
    target = os.path.realpath(path)
    if status is not None and not os.access(target, os.W_OK):
        raise PermissionError(EACCES, os.strerror(EACCES))
    with orderly_end():
        _replace(target, data, status)


def _replace(target: str, data: bytes, status: os.stat_result | None) -> None:
    """Write the file beside its place, then move it there; `status` is that of the one that is there."""
    temporary = os.path.join(os.path.dirname(target), temporary_name())
    try:
        try:
            descriptor = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), 0o666)
        except PermissionError:
            if status is None:
                raise
            _write_in_place(target, data)  # the file may be written to, its directory not
            return
        try:
            if status is not None:
                _adopt(descriptor, temporary, status)
            _write_all(descriptor, data)
        finally:
            os.close(descriptor)
        os.replace(temporary, target)
    except BaseException:
        with suppress(OSError):
            os.unlink(temporary)
        raise


def _write_in_place(path: str, data: bytes) -> None:
    with open(path, "wb", buffering=0) as file:
        _write_all(file.fileno(), data)


def _adopt(descriptor: int, path: str, status: os.stat_result) -> None:
    """Give the new file the owner and permissions of the one that it replaces."""
    if hasattr(os, "fchown"):
        with suppress(OSError):  # only root may give files away
            os.fchown(descriptor, status.st_uid, status.st_gid)
    os.chmod(path, stat.S_IMODE(status.st_mode))
