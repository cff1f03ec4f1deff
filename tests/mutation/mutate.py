"""`make mutate`: would the tests see a fault? Plants small faults (mutants.py) in nvopt's code one at a time, drawn at random, and runs the
tests that reach the line, nearest first, until one fails.

First the tests run once, to record which of them reach which lines (reach.py). The faults are planted in a copy of the working tree,
in a temporary folder; each is tested in a fork of a process that has collected all tests. Tests that take far too long fail. A mutant
that all of its tests pass survived: a test is missing, or nobody could see the difference; equivalent.txt lists those, with the reason.

    python tests/mutation/mutate.py [--number=300] [--seed=1] [--jobs=2] [--patience=60] [--tests=FOLDERS] [--only=GLOB]
        [--again=RESULTS] [--keep]
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import fnmatch
import gc
import hashlib
import inspect
import json
import multiprocessing
import os
import random
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, FunctionType

import coverage
import pytest
from mutants import Mutant, mutants

ROOT = Path(__file__).parents[2]
ROOMS = ("passes", "transforms", "analysis", "tile", "target", "ir", "pipeline")
KEPT = ROOT / "build" / "mutation"  # what was recorded, and the results
EQUIVALENT = Path(__file__).with_name("equivalent.txt")
MEMORY = 8 << 30  # bytes for one mutant's process


# -- what tests reach


@dataclass(frozen=True)
class Reach:
    """Which tests, by pytest's names, reach a line, and how many seconds each takes."""

    contexts: dict[str, dict[int, list[str]]]
    seconds: dict[str, float]

    def tests_of(self, mutant: Mutant, patience: float) -> list[str]:
        """The tests to try, in that order: those near the file first, and short ones first, for `patience` seconds together. A statement
        that no test reaches by itself (tables and defaults are made on import) is left to all that reach anything in its file."""
        lines = self.contexts.get(mutant.path, {})
        first, last = mutant.lines
        reaching = {test for line in range(first, last + 1) for test in lines.get(line, ())} & self.seconds.keys()
        if not reaching or mutant.place == "<module>":
            reaching = {test for tests in lines.values() for test in tests} & self.seconds.keys()
        words = _words_of(mutant.path)
        turns: Counter[str] = Counter()  # cases of one test are much alike: each test's first cases first
        ranked = []
        for test in sorted(reaching | self._near(words), key=self.seconds.__getitem__):
            name = test.partition("[")[0]
            ranked.append((-len(words & _words_of(test.partition("::")[0])), turns[name], self.seconds[test], test))
            turns[name] += 1
        ranked.sort()
        near, rest = ranked[: len(ranked) // 8], sorted(ranked[len(ranked) // 8 :], key=lambda entry: entry[1:])
        return [*self._affordable(near, patience / 2), *self._affordable(rest, patience / 2)]

    def _near(self, words: Collection[str]) -> set[str]:
        """The tests whose files are named most like that."""
        shared = {test: len(_words_of(test.partition("::")[0]).intersection(words)) for test in self.seconds}
        most = max(shared.values(), default=0)
        return {test for test, count in shared.items() if count == most} if most else set()

    def _affordable(self, ranked: Iterable[tuple[int, int, float, str]], patience: float) -> Iterator[str]:
        for *_, seconds, test in ranked:
            if seconds <= patience:
                patience -= seconds
                yield test


def _words_of(path: str) -> set[str]:
    """The words in a path that name what it is about."""
    return set(re.findall(r"[a-z]+", path)) - {"nvopt", "tests", "test", "py", "ll", "init", "analysis", "passes"}


def record(tree: Path, folders: list[str], paths: set[str], patience: float, *, jobs: int, keep: bool) -> Reach:
    """Runs the tests of these folders once, in `tree`, for what they reach of the files at `paths`. With `keep`, only the test files that
    are new since the last record; what a test would take more than half the patience for is left out."""
    known = KEPT / "files.json"
    if not keep:
        shutil.rmtree(KEPT, ignore_errors=True)
    KEPT.mkdir(parents=True, exist_ok=True)
    recorded = json.loads(known.read_text()) if known.exists() else {}
    files = {
        str(path.relative_to(tree)): hashlib.sha256(path.read_bytes()).hexdigest()
        for folder in folders
        for path in _test_files(tree / folder)
    }
    changed = sorted(path for path, digest in files.items() if recorded.get(path) != digest)
    if changed:
        arguments = changed if recorded else folders
        print(f"recording what the tests reach: {', '.join(arguments)}", flush=True)
        command = [sys.executable, "-m", "pytest", "-q", "-n", str(jobs), "--assert=plain", "-p", "reach", *arguments]
        environment = _environment(tree) | {"NVOPT_REACH": str(KEPT), "NVOPT_PATIENCE": str(patience / 2)}
        status = subprocess.run(command, cwd=tree, env=environment, check=False).returncode
        print(f"recorded; pytest's status was {status}: what fails without a fault is left out", flush=True)
        _combine()
        known.write_text(json.dumps(recorded | files))
    data = coverage.CoverageData(str(KEPT / "lines"))
    data.read()
    contexts = {path: data.contexts_by_lineno(path) for path in paths & data.measured_files()}
    seconds: dict[str, float] = {}
    for file in sorted(KEPT.glob("seconds.*"), key=lambda path: path.stat().st_mtime):
        seconds |= dict(map(json.loads, file.read_text().splitlines()))
    return Reach(contexts, {test: time for test, time in seconds.items() if test.partition("::")[0] in files})


def _combine() -> None:
    data = coverage.CoverageData(str(KEPT / "lines"))
    data.read()
    for part in sorted(KEPT.glob("lines.*")):
        more = coverage.CoverageData(str(part))
        more.read()
        data.update(more)
        part.unlink()
    data.write()


def _test_files(place: Path) -> Iterator[Path]:
    """The files of tests in a folder, or the one that it is."""
    if place.is_file():
        yield place
        return
    yield from sorted(place.rglob("test_*.py"))
    yield from (path for path in sorted(place.rglob("*.ll")) if re.search(r"^; RUN:.*\bnvopt\b", path.read_text(errors="replace"), re.M))


def _environment(tree: Path) -> dict[str, str]:
    """Of every process that tests a copy of the tree: nvopt is the one in there."""
    return os.environ | {"PYTHONPATH": f"{tree}{os.pathsep}{tree / 'tests' / 'mutation'}"}


# -- one mutant


@dataclass(frozen=True)
class Outcome:
    """Which test failed, `timeout`, or, where the mutant survived, nothing; and how long that took."""

    mutant: Mutant
    key: str
    tests: int
    caught_by: str
    seconds: float


class Planter:
    """A pytest plugin that runs no tests by itself: when all are collected, it plants the mutants one by one, each in a fork of its own.

    A mutant in a function's body takes the place of the code that the function objects have; so nothing is imported anew. The file is
    changed as well, for the processes that tests start, and for what is made on import: tables, defaults, classes. For a mutant among
    those pytest runs in a new process.
    """

    def __init__(self, tree: Path, chosen: Iterable[Mutant], reach: Reach, patience: float, put: Callable[[Outcome], None]) -> None:
        self._tree, self._chosen, self._reach, self._patience, self._put = tree, chosen, reach, patience, put
        self._items: dict[str, pytest.Item] = {}
        self._functions: dict[str, list[FunctionType]] = {}
        self._failed = ""
        self._sound: set[str] = set()  # tests that caught something, and do not fail by themselves
        self._unsound: set[str] = set()
        self._seconds: dict[str, float] = {}  # of the tests in this fork
        self._note = tree.with_suffix(".failed")
        self._took = tree.with_suffix(".took")

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        self._items = {item.nodeid: item for item in items}

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self) -> bool:
        gc.collect()
        for held in gc.get_objects():
            if type(held) is FunctionType and held.__code__.co_filename.startswith(str(self._tree / "nvopt")):
                self._functions.setdefault(held.__code__.co_filename, []).append(held)
        for mutant in self._chosen:
            self._put(self._try(mutant))
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and not self._failed:
            self._failed = report.nodeid

    def _try(self, mutant: Mutant, doubted: Collection[str] = ()) -> Outcome:
        """Without the tests that are `doubted`: those that have failed by themselves since."""
        left_out = self._unsound.union(doubted)
        tests = [test for test in self._reach.tests_of(mutant, self._patience) if test in self._items and test not in left_out]
        path = self._tree / mutant.path
        source, stat = path.read_bytes(), path.stat()
        path.write_bytes(mutant.apply(source))
        os.utime(path, (0, random.randrange(1 << 30)))  # what Python compiled before is of another time
        start = time.monotonic()
        try:
            caught_by = self._fork(tests, mutant, source)
        finally:
            path.write_bytes(source)
            os.utime(path, ns=(stat.st_atime_ns, stat.st_mtime_ns))
        if caught_by in self._items and caught_by not in self._sound:
            if self._fork([caught_by]):
                if self._fork([caught_by]):  # twice: not by chance, on a machine that has other work
                    self._unsound.add(caught_by)
                return self._try(mutant, {*doubted, caught_by})
            self._sound.add(caught_by)
        return Outcome(mutant, mutant.key(source), len(tests), caught_by, time.monotonic() - start)

    def _fork(self, tests: list[str], mutant: Mutant | None = None, source: bytes = b"") -> str:
        """Which test fails with the mutant, or without one."""
        limit = 30 + 4 * int(sum(self._reach.seconds[test] for test in tests))
        self._note.write_text("")
        self._took.write_text("{}")
        pid = os.fork()
        if pid == 0:
            resource.setrlimit(resource.RLIMIT_CPU, (limit, limit))
            self._run(mutant, source, tests)
        caught_by = self._wait(pid, time.monotonic() + 10 * limit)
        self._reach.seconds.update(json.loads(self._took.read_text()))
        return caught_by

    def _wait(self, pid: int, end: float) -> str:
        """What caught the mutant."""
        status = None
        while status is None and time.monotonic() < end:
            done, ended = os.waitpid(pid, os.WNOHANG)
            if done:
                status = os.waitstatus_to_exitcode(ended)
            else:
                time.sleep(0.01)
        with contextlib.suppress(ProcessLookupError):
            os.killpg(pid, signal.SIGKILL)
        if status is None:
            os.waitpid(pid, 0)
        if status is None or status in (-signal.SIGXCPU, -signal.SIGKILL):
            return "timeout"
        return "" if status == 0 else self._note.read_text() or f"status {status}"

    def _run(self, mutant: Mutant | None, source: bytes, tests: list[str]) -> None:
        """In the fork: tests until one fails. Ends with a status that is 0 where none did."""
        status = 2
        try:
            os.setsid()
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
            os.environ["PYTHONDONTWRITEBYTECODE"] = "1"
            quiet = os.open(os.devnull, os.O_RDWR)
            for descriptor in (0, 1, 2):
                os.dup2(quiet, descriptor)
            if mutant is None or self._plant(mutant, source):
                items = [self._items[test] for test in tests]
                end = time.process_time() + 2 * self._patience
                for item, following in zip(items, [*items[1:], None], strict=False):
                    start = sum(os.times()[:4])
                    item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
                    self._seconds[item.nodeid] = sum(os.times()[:4]) - start
                    if self._failed or time.process_time() > end:
                        break
                self._note.write_text(self._failed)
                self._took.write_text(json.dumps(self._seconds))
                status = int(bool(self._failed))
            else:
                status = self._run_anew(tests)
        finally:
            os._exit(status)

    def _plant(self, mutant: Mutant, source: bytes) -> bool:
        """Gives all functions of the file their new code; False where that is not all that is to be done."""
        name = str(self._tree / mutant.path)
        changed = changed_codes(source, mutant.apply(source), name)
        if mutant.place == "<module>" or changed is None or _is_called(mutant.place, called_on_import(source)):
            return False
        for function in self._functions.get(name, ()):
            new = changed.get(_place(function.__code__))
            if new is not None:
                if len(new.co_freevars) != len(function.__code__.co_freevars):
                    return False
                function.__code__ = new
        return True

    def _run_anew(self, tests: list[str]) -> int:
        self._note.write_text("")
        files = dict.fromkeys(test.partition("::")[0] for test in tests)
        self._tree.with_suffix(".chosen").write_text("\n".join(tests))
        options = ["-x", "-q", "-p", "no:xdist", "-p", "no:cacheprovider", "-p", "chosen"]
        environment = os.environ | {"NVOPT_CHOSEN": str(self._tree.with_suffix(".chosen")), "NVOPT_FAILED": str(self._note)}
        return subprocess.run([sys.executable, "-m", "pytest", *options, *files], env=environment, check=False).returncode


def changed_codes(source: bytes, other: bytes, name: str) -> dict[tuple[str, int], CodeType] | None:
    """The code in `other` of each function that isn't what it is in `source`, by the function's place; those around a lambda or a
    comprehension make it anew. None where more than functions has changed, which ran on import."""
    before, after = (list(_codes(compile(text, name, "exec", dont_inherit=True))) for text in (source, other))
    if [code.co_name for code in before] != [code.co_name for code in after]:
        return None
    found = {}
    for old, new in zip(before, after, strict=True):
        is_function = bool(old.co_flags & inspect.CO_NEWLOCALS)
        if not _is_same(old, new, with_inner=is_function):
            if not is_function:
                return None
            found[_place(old)] = new
    return found


_MAKERS = ("__init__", "__post_init__")


def _is_called(place: str, called: Collection[str]) -> bool:
    return any(place == one or place.startswith(f"{one}.") for one in called)


def called_on_import(source: bytes) -> set[str]:
    """The file's functions that make its tables, and those that make the objects in these: called by what isn't in a function, and by one
    another for that."""
    body = ast.parse(source).body
    made_by: dict[str, dict[str, ast.AST]] = {}  # by what is called, the functions that run then
    for one in body:
        if isinstance(one, ast.FunctionDef):
            made_by[one.name] = {one.name: one}
        elif isinstance(one, ast.ClassDef):
            methods = [held for held in one.body if isinstance(held, ast.FunctionDef) and held.name in _MAKERS]
            made_by[one.name] = {f"{one.name}.{held.name}": held for held in methods}
    pending: list[ast.AST] = [one for one in body if not isinstance(one, (ast.FunctionDef, ast.ClassDef))]
    seen: set[str] = set()
    while pending:
        called = {one.func.id for one in ast.walk(pending.pop()) if isinstance(one, ast.Call) and isinstance(one.func, ast.Name)}
        new = (called & made_by.keys()) - seen
        seen |= new
        pending += [function for name in new for function in made_by[name].values()]
    return {place for name in seen for place in made_by[name]}


def _codes(code: CodeType) -> Iterator[CodeType]:
    """A code object and all in it, always in one order."""
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _codes(constant)


def _place(code: CodeType) -> tuple[str, int]:
    return code.co_qualname, code.co_firstlineno


def _is_same(one: CodeType, other: CodeType, *, with_inner: bool) -> bool:
    """Whether two code objects do the same, those in them too if asked for."""
    if one.co_code != other.co_code or one.co_names != other.co_names:
        return False
    inner, outer = (
        [[held for held in code.co_consts if isinstance(held, CodeType) is is_code] for code in (one, other)] for is_code in (True, False)
    )
    if list(map(repr, outer[0])) != list(map(repr, outer[1])):
        return False
    return not with_inner or all(_is_same(mine, its, with_inner=True) for mine, its in zip(*inner, strict=True))


def serve(tree: Path, folders: list[str], planter: Planter) -> None:
    """In a process of its own: all tests are collected, and the planter goes to work."""
    os.chdir(tree)
    os.environ |= _environment(tree)
    sys.path[:0] = [str(tree)]
    sys.dont_write_bytecode = True
    quiet = os.open(os.devnull, os.O_RDWR)
    for descriptor in (0, 1, 2):
        os.dup2(quiet, descriptor)
    options = ["-q", "-p", "no:xdist", "-p", "no:cacheprovider", f"--basetemp={tree.with_suffix('.tmp')}"]
    pytest.main([*options, *folders], plugins=[planter])


def trials(chosen: list[Mutant], reach: Reach, trees: list[Path], folders: list[str], patience: float) -> Iterator[Outcome]:
    """Tests each mutant, as many at once as there are copies of the tree."""
    context = multiprocessing.get_context("fork")
    outcomes = context.SimpleQueue()
    servers = []
    taken = context.Value("i", 0)

    def left() -> Iterator[Mutant]:
        """Those that nobody has taken: one may take as long as a hundred others."""
        while True:
            with taken.get_lock():
                at, taken.value = taken.value, taken.value + 1
            if at >= len(chosen):
                return
            yield chosen[at]

    for tree in trees:
        planter = Planter(tree, left(), reach, patience, outcomes.put)
        servers.append(context.Process(target=serve, args=(tree, folders, planter)))
    for server in servers:
        server.start()
    try:
        for _ in chosen:
            yield outcomes.get()
    finally:
        for server in servers:
            server.terminate()
            server.join()


# -- the sample and the report


def copy_tree(to: Path) -> Path:
    """The working tree as git sees it, without what it ignores."""
    listed = subprocess.run(["git", "ls-files", "-coz", "--exclude-standard"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in filter(None, listed.split("\0")):
        if (ROOT / name).exists():
            (to / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, to / name)
    return to


def all_mutants(only: str) -> Iterator[Mutant]:
    for room in ROOMS:
        for path in sorted((ROOT / "nvopt" / room).rglob("*.py")):
            name = str(path.relative_to(ROOT))
            if any(fnmatch.fnmatch(name, glob) for glob in only.split()):
                yield from mutants(name, path.read_bytes())


def equivalents() -> dict[str, str]:
    """The reason for each mutant that nobody could tell from the code; lines of equivalent.txt: a reason, then its mutants, indented."""
    found, reason = {}, ""
    for line in EQUIVALENT.read_text().splitlines():
        if line.startswith("    "):
            found[line.strip()] = reason
        elif line and not line.startswith("#"):
            reason = line
    return found


def report(outcome: Outcome, reason: str | None) -> None:
    verdict = f"caught by {outcome.caught_by}" if outcome.caught_by else f"equivalent: {reason}" if reason else "SURVIVED"
    print(f"{verdict} ({outcome.tests} tests, {outcome.seconds:.1f} s)")
    place, _, change = outcome.key.partition(": ")[2].partition(": ")
    before, after = _around_difference(*change.split(" => ", 1))
    print(f"  {outcome.mutant.path}:{outcome.mutant.lines[0]} {place}\n  - {before}\n  + {after}", flush=True)


def _around_difference(before: str, after: str) -> tuple[str, str]:
    """Both, without most of what is long and the same at their beginnings and ends."""
    start, end = _shared(before, after), _shared(before[::-1], after[::-1])
    first, behind = max(start - 80, 0), max(min(end, len(before) - start, len(after) - start) - 80, 0)
    return before[first : len(before) - behind], after[first : len(after) - behind]


def _shared(one: str, other: str) -> int:
    """How many characters are the same from the beginning on."""
    return next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))


def summary(outcomes: list[Outcome], known: Collection[str]) -> None:
    """A line for each room: how many were caught, survived, and are equivalent."""
    counts: Counter[tuple[str, str]] = Counter()
    for outcome in outcomes:
        verdict = "caught" if outcome.caught_by else "equivalent" if outcome.key in known else "survived"
        counts[outcome.mutant.path.split("/")[1], verdict] += 1
    for room in (*ROOMS, "all"):
        caught, survived, equivalent = (
            sum(count for (there, verdict), count in counts.items() if verdict == wanted and room in (there, "all"))
            for wanted in ("caught", "survived", "equivalent")
        )
        share = f"{caught / (caught + survived):7.1%}" if caught + survived else "      -"
        print(f"{room:9} {share} of {caught + survived:4} caught, {survived:3} survived, {equivalent:3} equivalent")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--number", type=int, default=300, help="how many mutants (300)")
    parser.add_argument("--seed", type=int, default=1, help="which ones (1)")
    parser.add_argument("--jobs", type=int, default=2, help="how many at once (2)")
    parser.add_argument("--only", default="*", help="only in files that fit, such as nvopt/analysis/scev/*; several separated by blanks")
    parser.add_argument("--patience", type=float, default=60, help="seconds of tests for one mutant, by their time without it (60)")
    parser.add_argument("--tests", default="tests", help="only tests in these folders and files, separated by blanks (tests)")
    parser.add_argument("--again", type=Path, help="only those that survived in an earlier run, by its file of results")
    parser.add_argument("--keep", action="store_true", help="keep what an earlier run recorded; record only new test files")
    options = parser.parse_args()
    every = list(all_mutants(options.only))
    if options.again:
        survived = {result["key"] for result in json.loads(options.again.read_text()) if not result["caught_by"]}
        sources = {path: (ROOT / path).read_bytes() for path in {mutant.path for mutant in every}}
        chosen = [mutant for mutant in every if mutant.key(sources[mutant.path]) in survived]
    else:
        chosen = random.Random(options.seed).sample(every, min(options.number, len(every)))
    known = equivalents()
    outcomes = []
    with tempfile.TemporaryDirectory(prefix="nvopt-mutate-") as folder:
        trees = [copy_tree(Path(folder) / f"tree{number}") for number in range(options.jobs)]
        paths = {mutant.path for mutant in chosen}
        reach = record(trees[0], options.tests.split(), paths, options.patience, jobs=options.jobs, keep=options.keep)
        for tree in trees[1:]:
            shutil.copytree(trees[0], tree, dirs_exist_ok=True)  # with what Python compiled
        print(f"{len(chosen)} of {len(every)} mutants, seed {options.seed}, {len(reach.seconds)} tests", flush=True)
        results = KEPT / f"results-{options.seed}-{len(chosen)}.json"
        for outcome in trials(chosen, reach, trees, options.tests.split(), options.patience):
            report(outcome, known.get(outcome.key))
            outcomes.append(outcome)
            results.write_text(json.dumps([{"key": outcome.key, "caught_by": outcome.caught_by} for outcome in outcomes], indent=1))
    summary(outcomes, known)
    print(f"results: {results.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
