"""`-suggest-facts=FILE`: a table of what facts about each kernel would change, and a file of those that pay."""

from __future__ import annotations

import io
import json
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from nvopt.cli.messages import complain, say
from nvopt.cli.options import Settings
from nvopt.cli.spelling import OptUsageError
from nvopt.ending import orderly_end
from nvopt.llvm import read_input
from nvopt.pipeline.code_figures import Figures
from nvopt.pipeline.driver import Options
from nvopt.pipeline.output import is_same_file, write_output
from nvopt.pipeline.suggestions import Candidate, Programs, Suggestion, Trials
from nvopt.report import listing

_COLUMNS = ("facts", "registers", "stack", "memory", "vectors", "instructions", "overhead")


def run(settings: Settings, options: Options) -> int:
    """Try facts on one input; the exit status."""
    path = _input(settings)
    data = read_input(path)
    trials = Trials(data, path, options, count=settings.j or os.cpu_count() or 1, only=settings.filter_print_funcs)
    with orderly_end(), trials, _progress(trials.total) as advance:
        found = list(trials.run(advance))
    _print([one for one in found if one.before is not None], trials.using)
    facts = {one.kernel: one.facts for one in found if one.facts}
    write_output(settings.suggest_facts or "", (json.dumps({"kernels": facts}, indent=2) + "\n").encode())
    failed = [one for one in found if one.error]
    for one in failed:
        complain(f"{one.kernel}: {one.error}")
    return 1 if failed else 0


def _input(settings: Settings) -> str:
    """The only input. OptUsageError for options that go with something else."""
    if len(settings.inputs) > 1 or settings.o is not None or settings.facts is not None:
        raise OptUsageError("-suggest-facts takes one input, and no -o and no -facts: it prints a table and writes a file for -facts")
    if not settings.pipeline or settings.mcpu is None:
        raise OptUsageError("-suggest-facts needs a level or passes, and a GPU: -O3 -mcpu=sm_90, say")
    path = settings.inputs[0] if settings.inputs else "-"
    if settings.suggest_facts == "" or is_same_file(settings.suggest_facts or "", path):
        raise OptUsageError(f"-suggest-facts needs the name of a file to write, and not '{settings.suggest_facts}'")
    return path


def _print(found: Sequence[Suggestion], using: Programs) -> None:
    sections = [listing.Section(one.kernel, _columns(using), list(_rows(one, using)), aligned=True) for one in found]
    text = io.StringIO()
    listing.show(sections, sys.stdout if sys.stdout.isatty() else text)
    if using.ptxas is None:
        text.write("no ptxas was found (the pip package nvidia-cuda-nvcc has it): no registers, no stack, no overhead\n")
    elif using.nvdisasm is None:
        text.write("no nvdisasm was found (the pip package nvidia-cuda-nvdisasm has it): no overhead\n")
    say(text.getvalue())


def _columns(using: Programs) -> tuple[str, ...]:
    absent = {"registers", "stack"} if using.ptxas is None else set()
    absent |= {"overhead"} if using.nvdisasm is None else set()
    return tuple(column for column in _COLUMNS if column not in absent)


def _rows(one: Suggestion, using: Programs) -> Iterator[tuple[str, ...]]:
    assert one.before is not None
    yield _row("none", one.before, using)
    if one.together is not None and one.together.found is not None:
        yield _row(f"{_named(one.together.said)} (suggested)", one.together.found, using)
    for trial in one.alone:
        if trial.found is not None and (one.together is None or trial.said != one.together.said):
            yield _row(_named(trial.said), trial.found, using)


def _named(said: Sequence[Candidate]) -> str:
    return "; ".join(map(str, said))


def _row(name: str, found: Figures, using: Programs) -> tuple[str, ...]:
    vectors = found.ld_v2 + found.ld_v4 + found.st_v2 + found.st_v4
    instructions = found.sass if found.sass is not None else found.instructions
    cells = {
        "facts": name,
        "registers": found.registers,
        "stack": found.local,
        "memory": found.memory,
        "vectors": vectors,
        "instructions": instructions,
        "overhead": "-" if found.overhead is None else f"{found.overhead:.2f}",
    }
    return tuple(str(cells[column]) for column in _columns(using))


@contextmanager
def _progress(total: int) -> Iterator[Callable[[int], object]]:
    """A progress bar where stderr is a terminal, else nothing."""
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("nvopt"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(file=sys.stderr), transient=True) as progress:
        task = progress.add_task("", total=total)
        yield lambda steps: progress.advance(task, steps)
