"""When a pass fails: the smallest case that still shows it, in a file with the command that runs it.

The case is the pass that failed on what it was given, when it fails alone on that; else as few passes of the pipeline as will do, on the
input. Then bodies of functions that the failure does not need go. All of it is bounded in time (see reduction.py), and the file is written
before the search begins, so that something is there whatever becomes of that.
"""

import os
import re
import shlex
import tempfile
from collections.abc import Callable, Sequence
from typing import NamedTuple

from nvopt.llvm import InputError, PassError, Unit
from nvopt.passes.base import Pass
from nvopt.pipeline import reduction
from nvopt.pipeline.bisect import OptBisect
from nvopt.pipeline.driver import Driver, Options
from nvopt.pipeline.instrument import Instrument, PassEvent
from nvopt.pipeline.registry import lookup, mirror_class
from nvopt.pipeline.run import run_pipeline
from nvopt.pipeline.text import PassNode, Pipeline, leaves, pipeline_of
from nvopt.remarks import RemarkSink

Symptom = tuple[str, ...]
"""What two failures have in common that are taken for the same."""


class Case(NamedTuple):
    """Passes, and the module that they fail on."""

    pipeline: Pipeline
    text: bytes
    limit: int | None = None  # of -opt-bisect-limit


Trial = Callable[[Case], Symptom | None]
"""Runs a case: how it failed, None when it did not."""


class Witness(Instrument):
    """Remembers the module at the start, the pass that runs now and what that was given."""

    looks_inside = False

    def __init__(self) -> None:
        self.node: PassNode | None = None
        self.start = b""
        self.text = b""

    def before_pass(self, event: PassEvent) -> None:
        self.node = event.node
        self.text = event.text().encode(errors="surrogateescape")
        self.start = self.start or self.text


def locate(driver: Driver, data: bytes, path: str, error: PassError) -> PassError:
    """Run again, checking after each pass, to learn which pass it was; the error for that, with a reproducer if one is wanted."""
    witness = Witness()
    found = attempt(driver, Case(driver.pipeline, data, driver.options.bisect_limit), path, witness)
    if found is None:
        return error
    if driver.options.save_reproducer and witness.node is not None:

        def trial(case: Case) -> Symptom | None:
            failed = attempt(driver, case, path)
            return None if failed is None else symptom(failed)

        reproduce(driver, found, witness, path, symptom(found), trial)
    return found


def attempt(driver: Driver, case: Case, path: str, *instruments: Instrument) -> PassError | None:
    """Run a case with the driver's options, checking after each pass: how it failed, None when it did not or is no valid case."""
    try:
        unit = driver.parse(case.text, path, RemarkSink())
        context = driver.context(RemarkSink(), lambda text: None)
        bisect = OptBisect(case.limit)
        run_pipeline(unit, case.pipeline, context, instruments, verify_each=True, bisect=bisect)
    except PassError as error:
        return error
    except InputError:
        return None
    return None


def symptom(error: PassError) -> Symptom:
    """The pass and what is wrong, without names and numbers."""
    what, _, rest = error.message.partition("\n")
    if error.crashed:
        return error.pass_name, what.partition(":")[0], rest.partition("\n")[0]
    return error.pass_name, re.sub(r"'[^']*'|[%@!#][-\w$.]+|\d+", "#", what)


def reproduce(driver: Driver, error: PassError, witness: Witness, path: str, wanted: Symptom, trial: Trial) -> None:
    """Write the smallest case that fails in the `wanted` way, and tell `error` where it is."""
    assert witness.node is not None
    case = Case(pipeline_of([witness.node]), witness.text)
    error.reproducer = _create(error.pass_name)
    if error.reproducer is None:
        return  # the message on the pass matters more than a full disk
    _write(driver.options, error, case)
    _write(driver.options, error, _smallest(driver, case, witness.start, path, wanted, trial))


def _smallest(driver: Driver, alone: Case, start: bytes, path: str, wanted: Symptom, trial: Trial) -> Case:
    budget = reduction.Budget()
    if trial(alone) == wanted:
        return _with_few_functions(alone, path, wanted, trial, budget)

    def fails(nodes: Sequence[PassNode]) -> bool:
        return trial(Case(pipeline_of(nodes), start)) == wanted

    nodes = list(leaves(driver.pipeline.nodes))
    if fails(nodes):
        case = Case(pipeline_of(reduction.smallest(nodes, fails, budget)), start)
    else:  # what the passes have around them matters, or the limit of -opt-bisect-limit
        case = Case(driver.pipeline, start, driver.options.bisect_limit)
    return _with_few_functions(case, path, wanted, trial, budget)


def _with_few_functions(case: Case, path: str, wanted: Symptom, trial: Trial, budget: reduction.Budget) -> Case:
    from nvopt.ir import ReadError

    def fails(text: str) -> bool:
        return trial(case._replace(text=text.encode(errors="surrogateescape"))) == wanted

    text = case.text.decode(errors="surrogateescape")
    try:
        names = reduction.defined_functions(text)
        kept = reduction.smallest(names, lambda some: fails(reduction.with_bodies_of(text, some)), budget)
        smaller = text if kept == names else reduction.with_bodies_of(text, kept)
        for further in (reduction.without_unused, lambda text: _as_printed(text, path)):
            made = further(smaller)
            if made != smaller and fails(made):
                smaller = made
    except (ReadError, InputError):  # of a form that the mirror does not know
        return case
    return case._replace(text=smaller.encode(errors="surrogateescape"))


def _as_printed(text: str, path: str) -> str:
    """As LLVM prints it: without the types, attributes and metadata that nothing refers to any more."""
    return Unit.parse(text.encode(errors="surrogateescape"), path).emit()


def _is_in_table(own: Pass) -> bool:
    info = lookup(own.name)
    return info is not None and info.kind == "mirror" and mirror_class(own.name) is type(own)


# -- the file


def _create(pass_name: str) -> str | None:
    words = re.sub(r"[\W_]", "-", pass_name)
    try:
        handle, path = tempfile.mkstemp(prefix=f"nvopt-{words[:40]}-", suffix=".ll")
        os.close(handle)
    except OSError:
        return None
    return path


def _write(options: Options, error: PassError, case: Case) -> None:
    assert error.reproducer is not None
    error.command = _recipe(options, case, error.reproducer)
    try:
        with open(error.reproducer, "wb") as file:
            file.write(f"; {error.command}\n".encode(errors="surrogateescape") + case.text)
    except OSError:
        error.reproducer = None


def _recipe(options: Options, case: Case, path: str) -> str:
    """How to run the case: a command, or for an object that only the caller's program has, a line of Python."""
    nodes = list(leaves(case.pipeline.nodes))
    objects = [node.own for node in nodes if node.own is not None and not _is_in_table(node.own)]
    if objects:
        names = ", ".join(f"{type(own).__module__}.{type(own).__qualname__}" for own in objects)
        if len(nodes) == 1:
            return f"the input of the pass {names}, which no nvopt command can name; run it from Python: nvopt.run(text, [the pass])"
        listed = f"[{', '.join(map(str, nodes))}]"
        return f"the input of {listed}, of which no nvopt command can name {names}; run it from Python: nvopt.run(text, [the passes])"
    return _command(options, case, path)


def _command(options: Options, case: Case, path: str) -> str:
    """The command line that runs the case with the same options."""
    target = options.target
    nodes = list(leaves(case.pipeline.nodes))
    words = ["nvopt", *(f"-load-pass-plugin={plugin}" for plugin in options.plugins)]
    words += [f"-passes={nodes[0] if len(nodes) == 1 else case.pipeline}"]
    words += [f"-mcpu={target.cpu}"] if target.cpu else []
    words += [f"-mattr={target.features}"] if target.features else []
    flags = (("ftz", target.ftz), ("prec-div", target.prec_div), ("prec-sqrt", target.prec_sqrt))
    words += [f"-{name}={int(value)}" for name, value in flags if value is not None]
    words += [f"-nvvm-reflect-add={name}={value}" for name, value in target.reflect]
    if any(node.info.name == "internalize" for node in nodes):
        words += [f"-internalize-public-api-list={name}" for name in options.public_api]
    words += [f"-{name}={value}" if value else f"-{name}" for name, value in options.knobs]
    words += [f"-opt-bisect-limit={case.limit}"] if case.limit is not None else []
    return shlex.join([*words, path])
