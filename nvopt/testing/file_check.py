"""FileCheck: the pip package, or LLVM's program."""

from __future__ import annotations

import contextlib
import io
import os
import re
import subprocess
import tempfile
from collections.abc import Iterable
from pathlib import Path

from nvopt.processes import which
from nvopt.testing.errors import GoldenError


def file_check(arguments: Iterable[str], text: str, folder: Path, *, must_fail: bool = False) -> None:
    """Compare `text`, or the file that they name, with the CHECK lines that FileCheck's arguments name; GoldenError with its message on a
    mismatch, and where there is no FileCheck, neither the package nor LLVM's."""
    arguments = list(arguments)
    with tempfile.NamedTemporaryFile("w", suffix=".txt", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        named = any(re.match("--?input-file", argument) for argument in arguments)
        with contextlib.chdir(folder):
            status, said = _run_file_check([*arguments, *([] if named else ["--input-file", file.name])])
    if bool(status) != must_fail:
        raise GoldenError(f"{said.rstrip() or f'exit status {status}'}\n\nThe output was:\n{text}")


def _run_file_check(arguments: list[str]) -> tuple[int, str]:
    """Run the package, or what PATH has where that isn't installed; the exit status, and what was said."""
    try:
        from filecheck.error import CheckError
        from filecheck.matcher import Matcher
        from filecheck.options import parse_argv_options
    except ImportError:
        done = subprocess.run([_find_llvms(), *arguments], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
        return done.returncode, done.stdout.decode("utf-8", "backslashreplace")
    said = io.StringIO()
    with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
        try:
            status = Matcher.from_opts(parse_argv_options(["FileCheck", *arguments])).run()
        except UnicodeDecodeError as error:
            raise GoldenError(f"FileCheck reads UTF-8 only: {error}") from None
        except CheckError as error:
            raise GoldenError(f"line {error.op.source_line}: {error.message}") from None
    return status, said.getvalue()


def _find_llvms() -> str:
    """LLVM's FileCheck on PATH, or the newest one that has a version behind its name; GoldenError where there is none."""
    versions = {
        int(found[1])
        for folder in filter(os.path.isabs, os.get_exec_path())
        if os.path.isdir(folder)
        for name in os.listdir(folder)
        if (found := re.fullmatch(r"FileCheck-(\d+)(?:\.exe)?", name))
    }
    names = ["FileCheck", *(f"FileCheck-{version}" for version in sorted(versions, reverse=True))]
    program = next(filter(None, map(which, names)), None)
    if program is None:
        raise GoldenError("no FileCheck: pip install filecheck, or put LLVM's FileCheck on PATH")
    return program
