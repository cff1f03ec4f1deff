"""A pytest plugin for golden tests of passes: IR files that say how to run nvopt on them. pip installs it with nvopt.

A `.ll` file anywhere below the tested folders is a test when it has a line like

    ; RUN: nvopt -passes=lower-aggr-copies %s

and a `.mlir` file with `// RUN: nvopt --tile %s`.

The command runs inside the test process, in the file's folder, with `%s` standing for the file's name. Its output must be what stands
beside it: for `copy.ll` in `copy.expected.ll`, for a second command in `copy.expected.2.ll`; a command that prints nothing needs no such
file. `pytest --bless` writes these files instead of comparing, for review as a diff. The rest of what a line may say is taken from LLVM's
lit:

    ; RUN: nvopt -passes=sroa %s | FileCheck %s          compare by the file's own CHECK lines (pip package `filecheck`, or LLVM's)
    ; RUN: nvopt -pass-remarks=. %s 2>&1 | FileCheck %s  with what went to stderr
    ; RUN: not nvopt -passes=verify %s 2>&1              must fail
    ; RUN: nvopt < %s | nvopt -passes=sroa               read standard input
    ; RUN: nvopt %s -o %t.bc                             a file of the test's own for a while; the next line reads it
    ; RUN: nvopt %t.bc -stats > %t1 2> %t2
    ; RUN: diff %t1 %t.ll
    ; RUN: FileCheck --check-prefix=STATS %s < %t2
    ; RUN: cat %t1 %t2 | FileCheck %s
    ; RUN: rm -rf %t && split-file %s %t               several files in one (programs.py)
    ; DEFINE: %{run} = nvopt -mcpu=sm_90                 %{run} in the lines below; REDEFINE gives it another value

The lines of a file run in their order, up to the first that fails. `%S` and `%p` are the file's folder, `%T` is the folder of `%t`, `%%`
is a `%`. Lines that run other programs are left to lit. Passes of your own come with `-load-pass-plugin=my_pass.py`, a file beside the
test; each command has only those that it names.

`pytest --nvopt-bless=check` writes the CHECK lines of `.ll` files that have none, or that have them from there (check_lines.py).

There is no shell: no `;` or `||`. What a command may not do says confinement.py: it writes below the test's folder and to `%t` only,
and starts no program.
"""

from __future__ import annotations

import contextlib
import difflib
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from nvopt.testing.errors import GoldenError
from nvopt.testing.run_lines import MARK, Place, commands, run

_EXPECTED = re.compile(r"\.expected(\.\d+)?$")
"""Ends the names of what is compared with: comments of MLIR stay in it, RUN lines too."""
_NEEDS_FOLDER = re.compile(r"%/?[tT]")


class GoldenItem(pytest.Item):
    """One file."""

    def runtest(self) -> None:
        kind = self.config.getoption("nvopt_bless") or ("expected" if self.config.getoption("bless") else None)
        lines = commands(self._text())
        if not lines:
            raise GoldenError("no RUN line runs nvopt")
        place = self._place(lines)
        if kind == "check" and self.path.suffix == ".ll":
            self._write_checks(lines, place)
        for number, line in enumerate(lines, 1):
            with _told_of(line, place):
                outcome = run(line, place)
                outcome.judge(place)
                if outcome.is_compared:
                    self._compare(outcome.text, number, bless=kind == "expected")

    def _text(self) -> str:
        return self.path.read_text(encoding="utf-8", errors="surrogateescape")

    def _place(self, lines: list[str]) -> Place:
        temporary = self.path.parent
        if any(map(_NEEDS_FOLDER.search, lines)):
            factory: pytest.TempPathFactory = self.config._tmp_path_factory  # type: ignore[attr-defined]
            temporary = factory.mktemp(re.sub(r"\W", "_", self.path.name))
        return Place(self.path.parent, self.path.name, temporary)

    def _compare(self, text: str, number: int, *, bless: bool) -> None:
        infix = ".expected" if number == 1 else f".expected.{number}"
        expected = self.path.with_name(f"{self.path.stem}{infix}{self.path.suffix}")
        if not expected.exists() and text == "":
            return
        before = expected.read_text(encoding="utf-8") if expected.exists() else None
        if text == before:
            return
        if bless:
            expected.write_text(text, encoding="utf-8")
            self.config.stash[_BLESSED].append(expected)
        elif before is None:
            raise GoldenError(f"{expected.name} does not exist; pytest --bless writes it from this output:\n{text}")
        else:
            lines = difflib.unified_diff(before.splitlines(), text.splitlines(), expected.name, "what nvopt wrote", lineterm="")
            raise GoldenError("\n".join([*lines, "", "pytest --bless takes the new output for the expected one"]))

    def _write_checks(self, lines: list[str], place: Place) -> None:
        """Write the file's CHECK lines, where these are not written by hand."""
        from nvopt.testing.check_lines import Run, has_functions, is_generated, prefixes, updated

        runs: list[Run] = []
        for line in lines:
            with _told_of(line, place):
                outcome = run(line, place)
            if outcome.check is not None and has_functions(outcome.text):
                runs.append(Run(prefixes(outcome.check.arguments), outcome.text))
        text = self._text()
        if not runs or not is_generated(text, {prefix for one in runs for prefix in one.prefixes}):
            return
        made = updated(text, runs)
        if made != text:
            self.path.write_text(made, encoding="utf-8", errors="surrogateescape")
            self.config.stash[_BLESSED].append(self.path)

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: object = None) -> str:
        if isinstance(excinfo.value, GoldenError):
            return f"cd {self.path.parent}\n{excinfo.value}".encode(errors="backslashreplace").decode()
        return str(super().repr_failure(excinfo))

    def reportinfo(self) -> tuple[Path, int | None, str]:
        return self.path, None, self.name


@contextlib.contextmanager
def _told_of(line: str, place: Place) -> Iterator[None]:
    """Have what fails say which line it was."""
    try:
        yield
    except GoldenError as error:
        raise GoldenError(f"{place.shown(line)}\n\n{error}") from None


class GoldenFile(pytest.File):
    """A `.ll` or `.mlir` file with RUN lines."""

    def collect(self) -> Iterator[GoldenItem]:
        yield GoldenItem.from_parent(self, name="RUN")


_BLESSED = pytest.StashKey[list[Path]]()


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("nvopt", "golden tests of IR files")
    group.addoption("--bless", action="store_true", help="write the expected output of .ll and .mlir files with 'RUN: nvopt' lines")
    group.addoption(
        "--nvopt-bless",
        choices=("expected", "check"),
        help="expected: as --bless; check: write the CHECK lines of .ll files that have none of their own",
    )


def pytest_configure(config: pytest.Config) -> None:
    config.stash[_BLESSED] = []


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> GoldenFile | None:
    if file_path.suffix in (".ll", ".mlir") and not _EXPECTED.search(file_path.stem) and MARK.search(file_path.read_bytes()):
        return GoldenFile.from_parent(parent, path=file_path)
    return None


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    for path in config.stash[_BLESSED]:
        terminalreporter.write_line(f"blessed {path}")
