"""The small programs of RUN lines, besides nvopt and FileCheck, as far as tests need them: `cat`, `diff`, LLVM's `split-file`, and `rm` and
`mkdir` for the folder that it makes.

    ; RUN: rm -rf %t && split-file %s %t
    ; RUN: nvopt %t/a.ll %t/b.ll -link | FileCheck %s
    ;--- a.ll
    define void @f() { ... }
    ;--- b.ll
    ...
"""

from __future__ import annotations

import difflib
import re
import shutil
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from nvopt.testing.confinement import check_output
from nvopt.testing.errors import GoldenError

_PART = re.compile(rb"^(?:[^\n]|//)--- ([^\n]+)\n", re.MULTILINE)


class Call(NamedTuple):
    """What a program is given: its arguments and standard input, the folder in which it runs, and one in which it may make files."""

    arguments: Sequence[str]
    data: bytes
    folder: Path
    temporary: Path


Done = tuple[int, bytes]
"""An exit status, and what was printed."""


def cat(call: Call) -> Done:
    """The files, or standard input where none is named."""
    return 0, b"".join(read(call.folder, path) for path in call.arguments) if call.arguments else call.data


def diff(call: Call) -> Done:
    """A unified diff of two files, of which one may be standard input."""
    names = [argument for argument in call.arguments if argument != "-u"]
    if len(names) != 2 or any(name.startswith("-") and name != "-" for name in names):
        raise GoldenError("diff takes two files, and no option but -u")
    one, other = (_text(call.data if name == "-" else read(call.folder, name)).splitlines() for name in names)
    lines = list(difflib.unified_diff(one, other, names[0], names[1], lineterm=""))
    return (1 if lines else 0), "".join(f"{line}\n" for line in lines).encode()


def split_file(call: Call) -> Done:
    """The parts of a file, each in a file of a new folder; what stands ahead of the first is left out."""
    if len(call.arguments) != 2 or any(argument.startswith("-") for argument in call.arguments):
        raise GoldenError("split-file takes a file and a folder, and no options")
    text = read(call.folder, call.arguments[0])
    parts = list(_PART.finditer(text))
    if not parts:
        raise GoldenError(f"{call.arguments[0]}: no part separator was found")
    made = _aside(call.arguments[1], call.temporary)
    shutil.rmtree(made, ignore_errors=True)
    for part, end in zip(parts, [*(part.start() for part in parts[1:]), len(text)], strict=True):
        name = made / part[1].decode(errors="surrogateescape")
        check_output([str(name)], made, made)
        name.parent.mkdir(parents=True, exist_ok=True)
        name.write_bytes(text[part.end() : end])
    return 0, b""


def rm(call: Call) -> Done:
    """Remove files and folders of the test's own."""
    for path in call.arguments:
        if path not in ("-r", "-f", "-rf"):
            whole = _aside(path, call.temporary)
            shutil.rmtree(whole) if whole.is_dir() else whole.unlink(missing_ok=True)
    return 0, b""


def mkdir(call: Call) -> Done:
    """Make folders of the test's own."""
    for path in call.arguments:
        if path != "-p":
            _aside(path, call.temporary).mkdir(parents=True, exist_ok=True)
    return 0, b""


PROGRAMS: dict[str, Callable[[Call], Done]] = {
    "cat": cat,
    "diff": diff,
    "split-file": split_file,
    "rm": rm,
    "mkdir": mkdir,
}


def read(folder: Path, path: str) -> bytes:
    """What a file holds. GoldenError."""
    try:
        return (folder / path).read_bytes()
    except OSError as error:
        raise GoldenError(f"{path}: {error.strerror or error}") from None


def _aside(path: str, temporary: Path) -> Path:
    """A path below the test's temporary folder."""
    whole = Path(path).resolve()
    if not Path(path).is_absolute() or temporary.resolve() not in whole.parents:
        raise GoldenError(f"only %t can be made and removed, not {path}")
    return whole


def _text(data: bytes) -> str:
    return data.decode("utf-8", "backslashreplace")
