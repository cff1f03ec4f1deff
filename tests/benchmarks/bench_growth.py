"""Growth: how processor time grows with the input, for every pass of nvopt's own and every level, and the exponent that fits (1 is linear).

    python tests/benchmarks/bench_growth.py                                   nvopt<O2> on all families, and copies of libdevice
    python tests/benchmarks/bench_growth.py --all                             all passes and levels on all families: an hour or two
    python tests/benchmarks/bench_growth.py propagate-alignment 'nvopt<O2>'   some of them
    python tests/benchmarks/bench_growth.py -f 'function chain' -f switches   some families
    python tests/benchmarks/bench_growth.py -l 500000 'nvopt<O3>'             one size, in lines, and the ratio to opt's time

Each pair runs in a process of its own, on modules that double in size until a run takes half a second, and on smaller ones where the first
does already. The exponent is that of the last three sizes; where it is above the mark, opt's on the same modules stands beside it.
Of a level the whole run is measured, of a pass what Python does.
"""

from __future__ import annotations

import argparse
import gc
import math
import os
import pickle
import resource
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from growth_families import FAMILIES, Family
from measure import NVOPT, Cost, compare, excerpt, libdevice_text, opt, repeated

MARK = 1.1
NOISE = 0.05
"""Seconds: below that an exponent says nothing."""
FIRST, LAST = 500, 32_000
"""Elements of the first module of a family, and of the last; where the first takes long, smaller ones follow."""
ENOUGH = 0.5
"""Seconds of a run after which no larger module is tried."""
LIMIT = 60
"""Seconds of processor time for a pass on a family."""
FITTED = 3
"""How many sizes, the largest, the exponent is fitted to."""

LEVELS = tuple(f"nvopt<{level}>" for level in ("O0", "O1", "O2", "O3", "Ofcmin", "Ofcmid", "Ofcmax"))
OF_OPT = {
    **{f"nvopt<{level}>": f"default<{level}>" for level in ("O0", "O1", "O2", "O3")},
    **{"nvopt<Ofcmin>": "default<O2>", "nvopt<Ofcmid>": "default<O1>", "nvopt<Ofcmax>": "default<O1>"},
    **{"nvvm-reflect": "nvvm-reflect", "internalize": "internalize", "instsimplify": "instsimplify", "generic-to-nvvm": "generic-to-nvvm"},
    **{"print<scalar-evolution>": "print<scalar-evolution>", "print<delinearization>": "print<delinearization>"},
    **{"print<access-info>": "print<access-info>"},
    **{"memory-space-opt": "infer-address-spaces", "propagate-alignment": "infer-alignment", "unreachable-block-elim": "simplifycfg"},
    **{"nvvm-reflect-pp": "simplifycfg"},
}
"""What opt has in a pass's place; `verify` stands for the rest: reading, checking and printing."""

TIMES = (1, 2, 4, 8, 16)
PIPELINES = ("nvvm-reflect", "nvvm-reflect,nvvm-reflect-pp", "lower-aggr-copies", "mirror-roundtrip")


class Run(NamedTuple):
    """One run: the elements of the module, its lines, and seconds of processor time."""

    elements: int
    lines: int
    seconds: float


class Measured(NamedTuple):
    """A pass on a family."""

    passes: str
    family: str
    runs: list[Run]
    error: str = ""

    @property
    def exponent(self) -> float:
        """The exponent of the largest sizes, 0 where no run is above the noise."""
        return exponent([(run.elements, run.seconds) for run in self.runs if run.seconds >= NOISE][-FITTED:])


def exponent(costs: Sequence[tuple[float, float]]) -> float:
    """The slope of the line through the logarithms, by least squares; 0 for less than two points."""
    if len(costs) < 2:
        return 0.0
    xs, ys = [math.log(size) for size, _ in costs], [math.log(cost) for _, cost in costs]
    mean_x, mean_y = sum(xs) / len(xs), sum(ys) / len(ys)
    return sum((x - mean_x) * (y - mean_y) for x, y in zip(xs, ys, strict=True)) / sum((x - mean_x) ** 2 for x in xs)


# -- a pass on a family, in a process of its own


def measure(passes: str, name: str, sizes: Sequence[int] = (), rounds: int = 1) -> Measured:
    """The runs of `passes` on the modules of a family. LLVM may end the process, and nothing that it leaves behind counts for the next."""
    reading, writing = os.pipe()
    pid = os.fork()
    if not pid:
        os.close(reading)
        status = 1
        try:
            resource.setrlimit(resource.RLIMIT_CPU, (LIMIT, LIMIT))
            os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
            with os.fdopen(writing, "wb", buffering=0) as pipe:
                for run in _runs(passes, FAMILIES[name], sizes, rounds):
                    pipe.write(pickle.dumps(run))
            status = 0
        finally:
            os._exit(status)
    os.close(writing)
    runs: list[Run] = []
    with os.fdopen(reading, "rb") as pipe:
        try:
            while True:
                found = pickle.load(pipe)  # from our own process
                if isinstance(found, str):
                    return Measured(passes, name, sorted(runs), found)
                runs.append(found)
        except EOFError:
            pass
        finally:
            _, status = os.waitpid(pid, 0)
            runs.sort()
    return Measured(passes, name, runs, f"ended by signal {os.WTERMSIG(status)}" if os.WIFSIGNALED(status) else "")


def _runs(passes: str, make: Family, sizes: Sequence[int], rounds: int) -> Iterator[Run | str]:
    once = _once(passes)
    try:
        once(_printed(make(2)))  # imports
    except Exception as error:
        yield f"{type(error).__name__}: {error}"[:100]
        return

    def timed(elements: int) -> Run:
        text = make(elements) if passes in LEVELS else _printed(make(elements))
        best = math.inf
        gc.collect()
        gc.disable()
        for _ in range(rounds):
            start = time.process_time()
            once(text)
            best = min(best, time.process_time() - start)
        gc.enable()
        return Run(elements, text.count("\n"), best)

    taken = 0
    try:
        for elements in sizes or _doubled():
            yield (run := timed(elements))
            taken += 1
            if not sizes and run.seconds > ENOUGH:
                break
        if not sizes:  # the first took long already
            yield from (timed(FIRST >> step) for step in range(1, FITTED - taken + 1))
    except Exception as error:
        yield f"{type(error).__name__}: {error}"[:100]


def _doubled() -> Iterator[int]:
    size = FIRST
    while size <= LAST:
        yield size
        size *= 2


def _printed(text: str) -> str:
    import nvopt

    return nvopt.run(text, "no-op-module")


def _once(passes: str) -> Callable[[str], object]:
    """What is measured: of a level the whole run, of a pass of nvopt's own what Python does, from LLVM's text to text for LLVM."""
    import nvopt
    from nvopt.ir import Module
    from nvopt.knobs import KnobValues
    from nvopt.passes.base import Context, FunctionPass, ModulePass
    from nvopt.pipeline.text import leaves, parse_pipeline
    from nvopt.remarks import RemarkSink
    from nvopt.target import TargetOptions

    if passes in LEVELS:
        return lambda text: nvopt.run(text, passes, cpu="sm_90", save_reproducer=False)

    own = next(leaves(parse_pipeline(passes).nodes)).own
    context = Context(TargetOptions("sm_90"), KnobValues.parse({}), RemarkSink())

    def once(text: str) -> None:
        module = Module.parse(text)
        if isinstance(own, ModulePass):
            own.run(module, context)
        else:
            assert isinstance(own, FunctionPass)
            own.begin(module, context)
            for function in module.functions:
                if not function.is_declaration:
                    own.run(function, context)
            own.finish(module, context)
        str(module)

    return once


def measure_opt(passes: str, name: str, sizes: Sequence[int]) -> Measured | None:
    """The same of opt; None where it isn't installed."""
    command = opt()
    if command is None:
        return None
    stand_in = OF_OPT.get(passes, "verify")
    runs: list[Run] = []
    with tempfile.TemporaryDirectory() as folder:
        for size in sizes:
            path = Path(folder) / "in.ll"
            path.write_text(FAMILIES[name](size))
            before = resource.getrusage(resource.RUSAGE_CHILDREN)
            process = subprocess.run(
                [command, f"-passes={stand_in}", "-mcpu=sm_90", "-S", "-o", os.devnull, path], stderr=subprocess.DEVNULL, check=False
            )
            after = resource.getrusage(resource.RUSAGE_CHILDREN)
            if process.returncode:
                return Measured(stand_in, name, runs, f"status {process.returncode}")
            runs.append(Run(size, 0, after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime))
    return Measured(stand_in, name, runs)


# -- tables


def table(passes: Sequence[str], families: Sequence[str]) -> None:
    """Every pass on every family; those above the mark once more at the end, with opt beside them."""
    above: list[Measured] = []
    for one in passes:
        for name in families:
            found = measure(one, name)
            if found.exponent > MARK:  # a busy machine, or growth: once more
                again = measure(one, name, rounds=2)
                found = again if again.exponent < found.exponent else found
            if found.exponent > MARK or found.error:
                above.append(found)
            print(_line(found), flush=True)
    print(f"\nabove {MARK}, or failed: {len(above)} of {len(passes) * len(families)}")
    for found in above:
        beside = measure_opt(found.passes, found.family, [run.elements for run in found.runs[-FITTED:]]) if found.runs else None
        print(_line(found) + (f"   opt: {_line(beside)}" if beside is not None else ""), flush=True)


def _line(found: Measured) -> str:
    last = f"{found.runs[-1].seconds:7.2f} s at {found.runs[-1].elements:>7,}" if found.runs else ""
    return f"{found.passes:28} {found.family:24} {found.exponent:5.2f} {last}  {found.error}"


def at_size(passes: Sequence[str], families: Sequence[str], lines: int) -> None:
    """One size, in lines of text, and the ratio to opt's time."""
    for one in passes:
        for name in families:
            per_element = FAMILIES[name](1000).count("\n") / 1000
            elements = int(lines / max(per_element, 1))
            found = measure(one, name, [elements])
            beside = measure_opt(one, name, [elements])
            ratio = f"= {found.runs[0].seconds / beside.runs[0].seconds:5.2f} x opt" if found.runs and beside and beside.runs else ""
            print(_line(found) + (f"   opt: {_line(beside)}" if beside is not None else "") + ratio, flush=True)


def libdevice_table() -> None:
    """Time and memory on copies of libdevice's functions, whole processes."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        base = excerpt(libdevice_text(folder).read_text(), lines=6000)
        paths = {times: folder / f"{times}.ll" for times in TIMES}
        for times, path in paths.items():
            path.write_text(repeated(base, times))
        empty = folder / "empty.ll"
        empty.write_text("")
        for passes in PIPELINES:
            commands: dict[str, list[str | Path]] = {
                str(times): [*NVOPT, "-mcpu=sm_90", f"-passes={passes}", path] for times, path in paths.items()
            }
            commands["start"] = [*NVOPT, "-mcpu=sm_90", f"-passes={passes}", empty]
            report(passes, base.count("\n"), compare(commands, rounds=3))


def report(passes: str, lines: int, found: dict[str, Cost]) -> None:
    """What copies of libdevice's functions cost."""
    start = found.pop("start")
    print(f"-passes={passes}, {lines:,} lines and up to {TIMES[-1]} times as many; start-up taken off")
    for times, cost in found.items():
        print(f"  {times:>3} x {(cost.cpu - start.cpu) * 1e3:8.0f} ms cpu {(cost.peak - start.peak) / 2**20:7.0f} MiB")
    time, memory = (
        exponent([(times, getattr(cost, field) - getattr(start, field)) for times, cost in zip(TIMES, found.values(), strict=True)])
        for field in ("cpu", "peak")
    )
    print(f"  exponent {time:.3f} in time, {memory:.3f} in memory", flush=True)


def main() -> None:
    from nvopt.pipeline.registry import own_names

    parser = argparse.ArgumentParser(description="How processor time grows with the input.")
    parser.add_argument("passes", nargs="*", help="passes and levels")
    parser.add_argument("-a", "--all", action="store_true", help="all passes of nvopt's own, and all levels")
    parser.add_argument("-f", "--family", action="append", choices=FAMILIES, help="a family of modules; may be given again")
    parser.add_argument("-l", "--lines", type=int, help="one size, in lines, instead of growth")
    asked = parser.parse_args()
    passes = [*own_names(), *LEVELS] if asked.all else asked.passes or ["nvopt<O2>"]
    families = asked.family or list(FAMILIES)
    if asked.lines:
        at_size(passes, families, asked.lines)
        return
    table(passes, families)
    if not asked.passes and not asked.family:
        libdevice_table()


if __name__ == "__main__":
    main()
