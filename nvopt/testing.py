"""A pytest plugin for golden tests of passes: IR files that say how to run nvopt on them. pip installs it with nvopt.

A `.ll` file anywhere below the tested folders is a test when it has a line like

    ; RUN: nvopt -passes=lower-aggr-copies %s

and a `.mlir` file with `// RUN: nvopt --tile %s`.

The command runs inside the test process, in the file's folder, with `%s` standing for the file's name. Its output must be what stands
beside it: for `copy.ll` in `copy.expected.ll`, for a second command in `copy.expected.2.ll`. `pytest --bless` writes these files instead of
comparing, for review as a diff. The rest of what a command may say is taken from LLVM's lit:

    ; RUN: nvopt -passes=sroa %s | FileCheck %s          compare by the file's own CHECK lines (pip package `filecheck`, or LLVM's)
    ; RUN: nvopt -pass-remarks=. %s 2>&1 | FileCheck %s  with what went to stderr
    ; RUN: not nvopt -passes=verify %s 2>&1              must fail
    ; RUN: nvopt < %s                                    read standard input

Passes of your own come with `-load-pass-plugin=my_pass.py`, a file beside the test; each command has only those that it names.

There is no shell: one command per line, and no `&&`, `;`, `>` or `%t`. A command loads plugins of the file's own folder only, and writes
below it only.
"""

from __future__ import annotations

import contextlib
import difflib
import io
import os
import re
import shlex
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

from nvopt.processes import which

_RUN = re.compile(r"^\s*(?:;|//)\s*RUN:\s*(.*?)\s*$", re.MULTILINE)
_MARK = re.compile(rb"RUN:\s*(not\s+)?nvopt\b")

_EXPECTED = re.compile(r"\.expected(\.\d+)?$")
"""Ends the names of what is compared with: comments of MLIR stay in it, RUN lines too."""


class GoldenError(Exception):
    """Why a golden test failed; the text is all that the user is shown."""


@dataclass(frozen=True)
class Command:
    """One RUN line."""

    arguments: tuple[str, ...]
    stdin: str | None = None
    must_fail: bool = False
    merge_stderr: bool = False
    check: tuple[str, ...] | None = None  # FileCheck's arguments

    @classmethod
    def parse(cls, line: str, file_name: str) -> Command:
        """Read what stands behind `RUN:`."""
        words = [word.replace("%s", file_name) for word in _words(line)]
        must_fail = words[:1] == ["not"]
        first, *rest = _split(words[must_fail:], "|")
        if first[:1] != ["nvopt"] or len(rest) > 1 or any(stage[:1] != ["FileCheck"] for stage in rest):
            raise GoldenError(f"can't run '{line}': it must be '[not] nvopt ... [2>&1] [| FileCheck ...]'")
        arguments = first[1:]
        merge = "2>&1" in arguments
        if merge:
            arguments.remove("2>&1")
        stdin = None
        if "<" in arguments[:-1]:
            place = arguments.index("<")
            stdin = arguments[place + 1]
            del arguments[place : place + 2]
        return cls(tuple(arguments), stdin, must_fail, merge, tuple(rest[0][1:]) if rest else None)


def _words(line: str) -> list[str]:
    """The line's words as a shell reads them, `|` among them; GoldenError for what only a shell could do."""
    lexer = shlex.shlex(re.sub(r"(?<!\S)2>&1(?!\S)", r"2>\&1", line), posix=True, punctuation_chars=";&|")
    lexer.whitespace_split = True
    lexer.commenters = ""
    try:
        words = list(lexer)
    except ValueError as error:
        raise GoldenError(f"can't read '{line}': {error}") from None
    for word in words:
        if word.strip(";&|") == "" and word not in ("", "|"):
            raise GoldenError(f"can't run '{line}': '{word}' needs a shell; write one RUN line per command")
        if word in (">", ">>", "2>", "2>>"):
            raise GoldenError(f"can't run '{line}': '{word}' is not supported; what nvopt writes is compared, or read by FileCheck")
        if "%t" in word:
            raise GoldenError(f"can't run '{line}': %t is not supported; what nvopt writes is compared, or read by FileCheck")
    return words


def _split(words: list[str], separator: str) -> list[list[str]]:
    stages: list[list[str]] = [[]]
    for word in words:
        if word == separator:
            stages.append([])
        else:
            stages[-1].append(word)
    return stages


def commands(text: str) -> list[str]:
    """The RUN lines of a file that run nvopt, lines ending in a backslash joined with the next."""
    lines: list[str] = []
    pending = ""
    for match in _RUN.finditer(text):
        line = pending + match[1]
        pending = line[:-1] + " " if line.endswith("\\") else ""
        if not pending:
            lines.append(line)
    return [line for line in lines if _MARK.match(b"RUN:" + line.encode(errors="surrogateescape"))]


def run(command: Command, folder: Path) -> str:
    """Run nvopt as the command says; what it wrote. GoldenError when the exit status is not what it should be."""
    from nvopt.cli.main import run as run_nvopt

    _confine(command.arguments, folder)
    output, errors = io.TextIOWrapper(io.BytesIO(), encoding="utf-8"), io.TextIOWrapper(io.BytesIO(), encoding="utf-8")
    target = output if command.merge_stderr else errors
    with contextlib.chdir(folder), contextlib.redirect_stdout(output), contextlib.redirect_stderr(target):
        with _stdin(command.stdin):
            status = run_nvopt(command.arguments)
        output.flush()
        errors.flush()
    said = _text(errors)
    if bool(status) != command.must_fail:
        raise GoldenError(f"exit status {status}\n{said or _text(output)}")
    return _text(output)


def _confine(arguments: Sequence[str], folder: Path) -> None:
    """GoldenError where a command would run a plugin that doesn't lie in the test's folder, or write what doesn't lie below it: collecting
    tests, others' too, is to do nothing that their folder doesn't hold."""
    import click

    from nvopt.cli.options import Settings, command
    from nvopt.cli.spelling import values_ahead
    from nvopt.pipeline.registry import plugins_of_one_run

    place = folder.resolve()

    def check_plugins(paths: Iterable[str]) -> None:
        for path in paths:
            if (place / path).resolve().parent != place:
                raise GoldenError(f"a test may load plugins of its own folder only, not {path}")

    check_plugins(values_ahead("load-pass-plugin", arguments))  # they are loaded where an option may be one of their knobs
    with contextlib.chdir(folder), plugins_of_one_run(), contextlib.redirect_stdout(io.StringIO()):
        try:
            with command.make_context("nvopt", list(arguments)) as context:
                settings: Settings = command.invoke(context)
        except (click.ClickException, click.exceptions.Exit):
            return  # nvopt will say it, and do nothing
    check_plugins(settings.load_pass_plugin)
    for path in filter(None, (settings.o, settings.dump_dir, settings.pass_remarks_output)):
        if path not in ("-", os.devnull) and not (place / path).resolve().is_relative_to(place):
            raise GoldenError(f"a test may write below its own folder only, not {path}")


def _text(stream: io.TextIOWrapper) -> str:
    assert isinstance(stream.buffer, io.BytesIO)
    return stream.buffer.getvalue().decode("utf-8", "backslashreplace")


@contextlib.contextmanager
def _stdin(path: str | None) -> Iterator[None]:
    if path is None:
        yield
        return
    with open(path, encoding="utf-8") as file:
        before, sys.stdin = sys.stdin, file
        try:
            yield
        finally:
            sys.stdin = before


def file_check(arguments: Iterable[str], text: str, folder: Path) -> None:
    """Compare `text` with the CHECK lines that FileCheck's arguments name; GoldenError with its message on a mismatch, and where there is
    no FileCheck, neither the package nor LLVM's."""
    with tempfile.NamedTemporaryFile("w", suffix=".txt", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        with contextlib.chdir(folder):
            status, said = _run_file_check([*arguments, "--input-file", file.name])
    if status:
        raise GoldenError(f"{said.rstrip()}\n\nThe output was:\n{text}")


def _run_file_check(arguments: list[str]) -> tuple[int, str]:
    """Run the package, or what PATH has where that isn't installed; the exit status, and what was said."""
    try:
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


class GoldenItem(pytest.Item):
    """One RUN line of one file."""

    def __init__(self, *, line: str, number: int, **attributes: object) -> None:
        super().__init__(**attributes)  # type: ignore[arg-type]
        self.line = line
        infix = ".expected" if number == 1 else f".expected.{number}"
        self.expected = self.path.with_name(f"{self.path.stem}{infix}{self.path.suffix}")

    def runtest(self) -> None:
        command = Command.parse(self.line, self.path.name)
        text = run(command, self.path.parent)
        if command.check is not None:
            file_check(command.check, text, self.path.parent)
        elif self.config.getoption("bless"):
            if not self.expected.exists() or self.expected.read_text(encoding="utf-8") != text:
                self.expected.write_text(text, encoding="utf-8")
                self.config.stash[_BLESSED].append(self.expected)
        else:
            self._compare(text)

    def _compare(self, text: str) -> None:
        if not self.expected.exists():
            raise GoldenError(f"{self.expected.name} does not exist; pytest --bless writes it from this output:\n{text}")
        expected = self.expected.read_text(encoding="utf-8")
        if text != expected:
            lines = difflib.unified_diff(expected.splitlines(), text.splitlines(), self.expected.name, "what nvopt wrote", lineterm="")
            raise GoldenError("\n".join([*lines, "", "pytest --bless takes the new output for the expected one"]))

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: object = None) -> str:
        if isinstance(excinfo.value, GoldenError):
            said = f"cd {self.path.parent}\n{self.line.replace('%s', self.path.name)}\n\n{excinfo.value}"
            return said.encode(errors="backslashreplace").decode()
        return str(super().repr_failure(excinfo))

    def reportinfo(self) -> tuple[Path, int | None, str]:
        return self.path, None, self.line


class GoldenFile(pytest.File):
    """A `.ll` or `.mlir` file with RUN lines."""

    def collect(self) -> Iterator[GoldenItem]:
        for number, line in enumerate(commands(self.path.read_text(encoding="utf-8", errors="surrogateescape")), 1):
            yield GoldenItem.from_parent(self, name="RUN" if number == 1 else f"RUN {number}", line=line, number=number)


_BLESSED = pytest.StashKey[list[Path]]()


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("nvopt", "golden tests of IR files")
    group.addoption("--bless", action="store_true", help="write the expected output of .ll and .mlir files with 'RUN: nvopt' lines")


def pytest_configure(config: pytest.Config) -> None:
    config.stash[_BLESSED] = []


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> GoldenFile | None:
    if file_path.suffix in (".ll", ".mlir") and not _EXPECTED.search(file_path.stem) and _MARK.search(file_path.read_bytes()):
        return GoldenFile.from_parent(parent, path=file_path)
    return None


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    for path in config.stash[_BLESSED]:
        terminalreporter.write_line(f"blessed {path}")
