"""RUN lines: read as a shell would, without one, and run inside of the test's process."""

from __future__ import annotations

import contextlib
import io
import re
import shlex
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from nvopt.testing.confinement import check_command, check_output
from nvopt.testing.errors import GoldenError
from nvopt.testing.file_check import file_check
from nvopt.testing.programs import PROGRAMS, Call, read

_RUN = re.compile(r"^\s*(?:;|//)\s*RUN:\s*(.*?)\s*$", re.MULTILINE)
_DEFINE = re.compile(r"^\s*(?:;|//)\s*(RE)?DEFINE:\s*%\{([A-Za-z_][-\w:]*)\}\s*=\s*(.*?)\s*$", re.MULTILINE)
MARK = re.compile(rb"RUN:(?:[^\n]*&&)?\s*(?:not\s+)?nvopt\b|DEFINE:\s*%\{.*\bnvopt\b")
"""Stands in files that are tests."""

_PROGRAMS = ("nvopt", "FileCheck", *PROGRAMS)
_COMMAND = re.compile(r"""(?:&&)?((?:'[^']*'|"(?:[^"\\]|\\.)*"|\\.|(?!&&).)+)""")
"""Of a line in which `&&` stands between commands."""
_REDIRECTION = re.compile(r"(<|2>>?|>>?)(.*)", re.DOTALL)
_OPERATORS = {"<": "stdin", ">": "stdout", "2>": "stderr"}


@dataclass(frozen=True)
class Stage:
    """One program of a RUN line. `stdin`, `stdout` and `stderr` are files, or None; `merges` is `2>&1`."""

    program: str
    arguments: tuple[str, ...]
    must_fail: bool = False
    merges: bool = False
    stdin: str | None = None
    stdout: str | None = None
    stderr: str | None = None


@dataclass(frozen=True)
class Place:
    """Where a test is: the folder in which its commands run, its file's name there, and a folder for what it writes for a while (`%T`), in
    which `%t` lies."""

    folder: Path
    name: str
    temporary: Path

    @property
    def values(self) -> Mapping[str, str]:
        """What stands for lit's substitutions; commands run in the test's folder."""
        aside = self.temporary / f"{self.name}.tmp"
        return {"s": self.name, "S": ".", "p": ".", "t": str(aside), "T": str(self.temporary), "basename_t": self.name}

    def shown(self, line: str) -> str:
        """A RUN line with these in it, for a reader to run."""
        return _substituted(line, self.values)


def commands(text: str) -> list[str]:
    """The commands in the RUN lines of a file that are nvopt's to run, lines ending in a backslash joined with the next, and what DEFINE
    names put in its place. Those of other programs are left to lit, unless they name what an earlier one may have written: GoldenError."""
    found: list[str] = []
    for at, written in _joined(text):
        found += _runnable(_with_definitions(text, at, written))
    return found


def _runnable(written: str) -> Iterator[str]:
    """The commands of one line."""
    for part in _COMMAND.finditer(written):
        line = part[1].strip()
        program = next(filter(lambda word: word != "not", line.split()), "")
        if program in _PROGRAMS:
            if "%{" in line.replace("%%", ""):
                raise GoldenError(f"can't run '{line}': nothing defines {re.findall(r'%{.*?}', line)[0]}")
            yield line
        elif re.search(r"%/?[tT]", line):
            raise GoldenError(f"can't run '{line}': only {', '.join(_PROGRAMS)} and 'not' can be run here, and it names %t")


def _joined(text: str) -> Iterator[tuple[int, str]]:
    """The RUN lines, each with the offset of its end."""
    pending = ""
    for match in _RUN.finditer(text):
        line = pending + match[1]
        pending = line[:-1] + " " if line.endswith("\\") else ""
        if not pending:
            yield match.end(), line


def _with_definitions(text: str, end: int, line: str) -> str:
    """The line with what names stand for that are defined ahead of it. GoldenError where it would have no end."""
    known: dict[str, str] = {}
    for found in _DEFINE.finditer(text, 0, end):
        if bool(found[1]) is not (found[2] in known):
            raise GoldenError(f"%{{{found[2]}}} is {'not defined yet' if found[1] else 'defined already; REDEFINE gives it another value'}")
        known[found[2]] = found[3]
    for _ in range(len(known) + 1):  # each may stand in the value of another
        before = line
        line = re.sub(r"(?<!%)%\{(.*?)\}", lambda found: known.get(found[1], found[0]), line)
        if line == before:
            return line
    raise GoldenError(f"can't run '{line}': it is defined by itself")


def parse(line: str, values: Mapping[str, str]) -> list[Stage]:
    """The programs of what stands behind `RUN:`, with `values` for `%s` and the like."""
    stages = [_stage(line, words, values) for words in _split(_words(line), "|")]
    last = stages[-1]
    for stage in stages:
        if stage is not last and (stage.program == "FileCheck" or stage.stdout is not None):
            raise GoldenError(f"can't run '{line}': nothing comes out of '{stage.program}' for the next")
        if stage is not stages[0] and stage.stdin is not None:
            raise GoldenError(f"can't run '{line}': '{stage.program}' has two inputs")
    return stages


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
            raise GoldenError(f"can't run '{line}': '{word}' needs a shell; write one RUN line per command, or '&&' between two")
    return words


def _split(words: list[str], separator: str) -> list[list[str]]:
    stages: list[list[str]] = [[]]
    for word in words:
        if word == separator:
            stages.append([])
        else:
            stages[-1].append(word)
    return stages


def _stage(line: str, words: list[str], values: Mapping[str, str]) -> Stage:
    must_fail = words[:1] == ["not"]
    program, *rest = words[must_fail:] or [""]
    if program not in _PROGRAMS:
        raise GoldenError(f"can't run '{line}': it must be '[not] nvopt ... [2>&1] [| FileCheck ...]', or {', '.join(_PROGRAMS[1:])}")
    arguments: list[str] = []
    files: dict[str, str] = {}
    merges = False
    left = iter(rest)
    for word in left:
        redirection = _REDIRECTION.fullmatch(word)
        if word == "2>&1":
            merges = True
        elif redirection is None:
            arguments.append(_substituted(word, values))
        elif redirection[1] not in _OPERATORS:
            raise GoldenError(f"can't run '{line}': '{redirection[1]}' is not supported")
        else:
            path = redirection[2] or next(left, "")
            if not path:
                raise GoldenError(f"can't run '{line}': no file behind '{redirection[1]}'")
            files[_OPERATORS[redirection[1]]] = _substituted(path, values)
    return Stage(program, tuple(arguments), must_fail, merges, **files)


def _substituted(word: str, values: Mapping[str, str]) -> str:
    """The word, or line, with what lit's `%s`, `%t`, `%S`, `%p`, `%T` and `%basename_t` stand for, `%%` for a `%`; other `%` stay."""
    return re.sub(r"%(?:(%)|/?(basename_t|[sStTp]))", lambda found: found[1] or values[found[2]], word)


@dataclass(frozen=True)
class Outcome:
    """What came out of a line, and FileCheck's arguments where its last program is that, which has not been run."""

    text: str
    check: Stage | None = None
    is_compared: bool = False  # it is nvopt's, and has gone nowhere else

    def judge(self, place: Place) -> None:
        """Run FileCheck, if it is to be. GoldenError."""
        if self.check is not None:
            file_check(self.check.arguments, self.text, place.folder, must_fail=self.check.must_fail)


def run(line: str, place: Place) -> Outcome:
    """Run all of a line but FileCheck. GoldenError when an exit status is not what it should be."""
    stages = parse(line, place.values)
    data: bytes | None = None
    for stage in stages:
        if stage.stdin is not None:
            data = read(place.folder, stage.stdin)
        if stage.program == "FileCheck":
            check_output(filter(None, (stage.stdout, stage.stderr)), place.folder, place.temporary)
            return Outcome(_text(data or b""), stage)
        data = _run_stage(stage, data, place)
    return Outcome(_text(data or b""), None, stages[-1].program == "nvopt" and stages[-1].stdout is None)


def _run_stage(stage: Stage, data: bytes | None, place: Place) -> bytes:
    """What a program writes; what it says on stderr is lost, or part of a failure."""
    check_output(filter(None, (stage.stdout, stage.stderr)), place.folder, place.temporary)
    said = b""
    if stage.program == "nvopt":
        status, output, said = _nvopt(stage, data or b"", place)
    else:
        status, output = PROGRAMS[stage.program](Call(stage.arguments, data or b"", place.folder, place.temporary))
    if bool(status) != stage.must_fail:
        raise GoldenError(f"exit status {status}\n{_text(said or output)}")
    if stage.stderr is not None:
        (place.folder / stage.stderr).write_bytes(said)
    if stage.stdout is not None:
        (place.folder / stage.stdout).write_bytes(output)
        return b""
    return output


def _nvopt(stage: Stage, data: bytes, place: Place) -> tuple[int, bytes, bytes]:
    from nvopt.cli.main import run as run_nvopt

    check_command(stage.arguments, place.folder, place.temporary)
    output, errors = io.TextIOWrapper(io.BytesIO(), encoding="utf-8"), io.TextIOWrapper(io.BytesIO(), encoding="utf-8")
    target = output if stage.merges else errors
    with contextlib.chdir(place.folder), contextlib.redirect_stdout(output), contextlib.redirect_stderr(target):
        with _stdin(data):
            status = run_nvopt(stage.arguments)
        output.flush()
        errors.flush()
    return status, _bytes(output), _bytes(errors)


def _bytes(stream: io.TextIOWrapper) -> bytes:
    assert isinstance(stream.buffer, io.BytesIO)
    return stream.buffer.getvalue()


def _text(data: bytes) -> str:
    return data.decode("utf-8", "backslashreplace")


@contextlib.contextmanager
def _stdin(data: bytes) -> Iterator[None]:
    before, sys.stdin = sys.stdin, io.TextIOWrapper(io.BytesIO(data), encoding="utf-8")
    try:
        yield
    finally:
        sys.stdin = before
