"""What happens inside of one of LLVM's pipelines, `default<O3>` say, as LLVM itself tells it.

A child process runs the pipeline on its copy of the module with LLVM's own options for that (-print-changed, which prints the module behind
each pass that changed it, and -opt-bisect-limit, which numbers the passes), and what it prints is read here. This process runs the pipeline
as always: what is watched is the pipeline that LLVM closed, not one that is like it.
"""

from __future__ import annotations

import json
import re
import sys
import time
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from typing import Any, NamedTuple

from nvopt.llvm.aborts import said_during
from nvopt.llvm.children import Done, in_fork, in_new_process, may_fork, serve
from nvopt.llvm.engines import engine
from nvopt.llvm.native import Step
from nvopt.llvm.native_module import NativeModule
from nvopt.llvm.stack import call_deep

MODULE = "[module]"


class PassRun(NamedTuple):
    """One run of one of LLVM's passes inside of a pipeline, and the text of the module behind it. `unit` is what LLVM calls that on which
    it ran: `[module]`, a function's name, `(f, g)` for a cycle of functions that call one another, `loop %l in function f`. `number` counts
    the runs that LLVM's -opt-bisect-limit would number, this one included."""

    class_name: str
    unit: str
    text: str
    number: int

    @property
    def level(self) -> str:
        """Where it ran: module, cgscc, function or loop."""
        if self.unit == MODULE:
            return "module"
        return "loop" if _LOOP.match(self.unit) else "cgscc" if self.unit[:1] == "(" else "function"

    def ran_on(self, functions: Collection[str]) -> set[str]:
        """Those of some functions, by name, on which it ran; a pass on the module runs on all."""
        match self.level:
            case "module":
                return set(functions)
            case "loop":
                return {_LOOP.sub("", self.unit)}.intersection(functions)
            case "cgscc":
                return {*self.unit[1:-1].split(", "), self.unit[1:-1]}.intersection(functions)
        return {self.unit}.intersection(functions)


class Job(NamedTuple):
    """Passes to run: on the module, or function by function, on all or those named in `only`. `limit` is that of -opt-bisect-limit, -1 for
    none; `size` that of the module's text, in bytes. Only the passes on the functions in `watched` are told of; None stands for all."""

    steps: Sequence[Step]
    cpu: str | None
    features: str
    by_function: bool = False
    only: frozenset[str] | None = None
    limit: int = -1
    size: int = 0
    watched: frozenset[str] | None = None


class Numbered(NamedTuple):
    """A run of a pass as -opt-bisect-limit numbers it."""

    runs: bool
    pass_name: str
    unit: str


def _run(native: NativeModule, job: Job) -> None:
    if job.by_function:
        only = job.only
        wants = None if only is None else lambda _, name: name in only
        native.run_on_functions(job.steps, job.cpu, job.size, job.features, wants)
    else:
        native.run(job.steps, job.cpu, job.size, job.features)


class Told(NamedTuple):
    """What LLVM told of a run: each pass as -opt-bisect-limit numbers it, and the seconds of wall time that passes took by themselves, by
    the names of their classes; what is left of the run's stands under "PassManager"."""

    numbered: Sequence[Numbered] = ()
    seconds: Mapping[str, float] = {}


def run(native: NativeModule, job: Job, *, numbers: bool, times: bool) -> Told:
    """Run a job; with what LLVM tells of it as far as that is wanted."""

    def work() -> Sequence[Numbered]:
        if numbers:
            return _numbered(native, job)
        _run(native, job)
        return ()

    if not times:
        return Told(work())
    with engine().timing() as told:
        start = time.perf_counter()
        numbered = work()
        whole = time.perf_counter() - start
    seconds = {_plain(name): taken for name, taken in told.items()}
    return Told(numbered, {**seconds, "PassManager": max(0.0, whole - sum(seconds.values()))})


@contextmanager
def _limited(limit: int) -> Iterator[None]:
    """Have LLVM's -opt-bisect-limit meanwhile, -1 for all passes: LLVM says of each on standard error whether it runs. It holds for the
    whole process, and LLVM goes on counting from run to run: the limit stands so many passes ahead."""
    set_option = engine().set_option
    set_option(_NO_LIMIT)
    set_option(b"-opt-bisect-verbose=true")
    counted = _NUMBERED.search(said_during(_run_on_nothing))
    if counted is not None and limit >= 0:
        set_option(b"-opt-bisect-limit=%d" % (int(counted["number"]) + limit))
    try:
        yield
    finally:
        set_option(_NO_LIMIT)
        set_option(b"-opt-bisect-verbose=false")


_NO_LIMIT = b"-opt-bisect-limit=2147483647"


def _run_on_nothing() -> None:
    """Run a pass that LLVM counts."""
    native = NativeModule.parse(b"", bitcode=False)
    assert isinstance(native, NativeModule)
    native.run([Step("globaldce")], None, 0)


def _numbered(native: NativeModule, job: Job) -> list[Numbered]:
    """Run a job with its limit."""
    with _limited(job.limit):
        said = said_during(lambda: _run(native, job))
    sys.stderr.write("".join(line for line in said.splitlines(keepends=True) if not _NUMBERED.match(line)))
    return [Numbered(not found["skipped"], found["name"], found["unit"]) for found in _NUMBERED.finditer(said)]


def watched(native: NativeModule, job: Job) -> list[PassRun]:
    """All runs of passes that a job would make, in their order; the module stays as it is. What happens up to there, where LLVM ends the
    child."""
    done = in_fork(lambda: _told(native, job)) if may_fork() else _spawned(native, job)
    start = call_deep(job.size, native.print)
    reader = _Reader(_text(start), sees_all=job.watched is None)
    return list(_runs(done.errors.decode(errors="surrogateescape"), reader, _text(done.output) if done.status == 0 else None))


_OPTIONS = (
    b"-print-changed",
    b"-print-before-changed",
    b"-print-module-scope",
    # Of a loop or a cycle of functions that is gone behind a pass, -print-changed has no text.
    b"-print-after=inline,argpromotion,loop-deletion,loop-unroll-full,loop-simplifycfg,simple-loop-unswitch",
    *(b"-pass-remarks%s=^$" % kind for kind in (b"", b"-missed", b"-analysis")),  # which would stand among the text
    b"-print-before=deadargelim",  # the first behind the inliner's manager, which deletes functions
)


def _told(native: NativeModule, job: Job) -> bytes:
    """In a child: run the job while LLVM tells of it on standard error; the module's text in the end."""
    for option in _OPTIONS:
        engine().set_option(option)
    if job.watched is not None:
        engine().set_option(b"-filter-print-funcs=" + ",".join(sorted(job.watched)).encode(errors="surrogateescape"))
    with _limited(job.limit):
        _run(native, job)
    return call_deep(job.size, native.print)


def _spawned(native: NativeModule, job: Job) -> Done:
    program = "from nvopt.llvm.inside import tell; tell()"
    words = json.dumps(job._replace(only=_listed(job.only), watched=_listed(job.watched)))
    return in_new_process(program, call_deep(job.size, native.print), words)


def _listed(names: frozenset[str] | None) -> Any:
    return None if names is None else sorted(names)


def tell() -> None:
    """What a new process does: text on standard input, the text in the end on standard output."""
    job = Job(*json.loads(sys.argv[1]))
    steps = [Step(name, parameters, tuple(vectorizers)) for name, parameters, vectorizers in job.steps]
    only, watched = (None if names is None else frozenset(names) for names in (job.only, job.watched))
    serve(lambda text: _told_of_text(text, job._replace(steps=steps, only=only, watched=watched)))


def _told_of_text(text: bytes, job: Job) -> bytes:
    native = call_deep(len(text), lambda: NativeModule.parse(text, bitcode=False))
    assert not isinstance(native, bytes), native
    if named := re.match(rb"; ModuleID = '(.*)'\n", text):
        native.set_name(named[1])
    return _told(native, job)


# -- reading what LLVM tells

_LOOP = re.compile(r"loop %.* in function ", re.DOTALL)
_NUMBERED = re.compile(r"^BISECT: (?P<skipped>NOT )?running pass \((?P<number>\d+)\) (?P<name>\S+) on (?P<unit>.*)\n", re.MULTILINE)
_BANNER = re.compile(
    r"^(?:(?P<numbered>BISECT: (?P<skipped>NOT )?running pass .*)"
    r"|\*\*\* IR (?P<start>Dump At Start) \*\*\*"
    r"|\*\*\* IR (?P<when>Dump Before|Dump After|Pass) (?P<name>.+?)(?: on (?P<unit>.*?))?"
    r"(?P<how> omitted because no change| ignored| filtered out| invalidated)? \*\*\*"
    r"|; \*\*\* IR Dump After (?P<gone>.+?) on (?P<of>.*?) \(invalidated\) \*\*\*"
    r"|; \*\*\* IR (?P<ahead>Dump Before) .*"
    r"|; \*\*\* IR Dump .*)\n",
    re.MULTILINE,
)


class _Reader:
    """Goes through what LLVM tells. `text` is the module where the telling stands; `number` the runs that have a number so far. Where
    passes run that LLVM doesn't tell of (not `sees_all`), what they change shows in the next text, and isn't the manager's."""

    def __init__(self, text: str, *, sees_all: bool = True) -> None:
        self.text = text
        self.sees_all = sees_all
        self.number = 0
        self.manager = "PassManager", MODULE  # what ended last of what holds passes

    def take(self, found: re.Match[str], text: str) -> Iterator[PassRun]:
        """The runs that a line tells of; `text` stands behind it."""
        if found["numbered"]:
            self.number += not found["skipped"]
        elif found["start"] or found["ahead"] or found["when"] == "Dump Before":
            yield from self.catch_up(text)
        elif found["gone"]:
            self.text = text
            yield self._run(found["gone"], found["of"])
        elif found["how"] == " ignored":
            self.manager = found["name"], found["unit"]
        elif found["when"] == "Dump After" and found["how"] != " filtered out":
            self.text = self.text if found["how"] else text
            yield self._run(found["name"], found["unit"])

    def catch_up(self, text: str) -> Iterator[PassRun]:
        """What a manager of passes did itself, as deleting functions that its passes gave up, LLVM doesn't tell of."""
        if text != self.text and self.sees_all:
            self.text = text
            yield self._run(*self.manager)

    def _run(self, name: str, unit: str) -> PassRun:
        return PassRun(_plain(name), unit, self.text, self.number)


def _runs(told: str, reader: _Reader, end: str | None) -> Iterator[PassRun]:
    banners = list(_BANNER.finditer(told))
    for index, banner in enumerate(banners):
        following = banners[index + 1].start() if index + 1 < len(banners) else len(told)
        yield from reader.take(banner, _stripped(told[banner.end() : following]))
    if end is not None:
        yield from reader.catch_up(end)


def _stripped(text: str) -> str:
    """A module's text without the blank line that LLVM puts behind it."""
    return text.rstrip("\n") + "\n"


def _text(data: bytes) -> str:
    return _stripped(data.decode(errors="surrogateescape"))


@cache
def _plain(class_name: str) -> str:
    """A class without what it was made of: LLVM spells that otherwise from build to build."""
    return class_name.partition("<")[0]
