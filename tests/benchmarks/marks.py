"""How fast nvopt is to be, and how fast it is: one table, beside LLVM's opt in the same run.

    python tests/benchmarks/marks.py                all of it, in some minutes
    python tests/benchmarks/marks.py start -O3      the rows in whose names one of these words stands

Most marks are ratios of the user time of whole processes. Start-up is in milliseconds, many files are by the clock. A row is measured in
turns with what it is compared with, as often as its share of the time allows; medians count.
"""

from __future__ import annotations

import shlex
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from measure import NVOPT, Cost, compare, libdevice_text, opt, output, repeated

FIXTURES = Path(__file__).resolve().parents[2] / "fixtures"
ROUNDS, ENOUGH = 11, 30.0
"""Rounds of a row at most, and the seconds after which no further one begins: all rows take less than ten minutes."""
FILES = 100
SMALL = """\
target triple = "nvptx64-nvidia-cuda"
@name = private constant [11 x i8] c"__CUDA_FTZ\\00"
declare i32 @__nvvm_reflect(ptr)
define i32 @ftz() {
  %value = call i32 @__nvvm_reflect(ptr @name)
  ret i32 %value
}
"""

Command = Sequence[str | Path]


@dataclass(frozen=True)
class Row:
    """Something that is measured, and the most that it may take."""

    name: str
    nvopt: Command
    opt: Command
    mark: float
    kind: str = "user"  # or "start": milliseconds of user time; "wall": by the clock

    @property
    def is_compared(self) -> bool:
        return self.kind != "start"

    def figure(self, nvopt: Cost, opt: Cost) -> float:
        """What is held against the mark."""
        if self.kind == "start":
            return nvopt.user * 1e3
        return nvopt.wall / opt.wall if self.kind == "wall" else nvopt.user / opt.user


def rows(folder: Path, opt: str) -> Iterator[Row]:
    """All rows; their input is written into `folder`."""
    small, loops, typical = folder / "small.ll", folder / "loops.ll", FIXTURES / "by_value.ll"
    small.write_text(SMALL)
    loops.write_text(repeated((FIXTURES / "thread_loops.ll").read_text(), 12))
    libdevice = libdevice_text(folder)

    def run(program: Command, passes: str, path: Path) -> Command:
        return [*program, passes, "-mcpu=sm_90", "-S", path, "-o", folder / "out.ll"]

    yield Row("start: -version", [*NVOPT, "-version"], [opt, "--version"], 40, "start")
    yield Row("start: a pass of LLVM's on a small file", run(NVOPT, "-passes=sroa", small), run([opt], "-passes=sroa", small), 50, "start")
    for engine, mark in (("llvmlite", 3.5), ("libLLVM", 2.5)):
        program = _with_engine(engine)
        if program is not None:
            yield Row(f"-O3, kernels with loops, {engine}", run(program, "-O3", loops), run([opt], "-O3", loops), mark)
    yield Row("-O3, a typical file", run(NVOPT, "-O3", typical), run([opt], "-O3", typical), 4.0)
    for level, mark in (("-Ofcmid", 1.5), ("-Ofcmax", 0.7)):
        yield Row(f"{level}, kernels with loops, beside -O3", run(NVOPT, level, loops), run([opt], "-O3", loops), mark)
    for name, passes, peer, mark in (
        ("nvvm-reflect", "nvvm-reflect", "nvvm-reflect", 1.5),
        ("nvvm-reflect and -pp, beside nvvm-reflect", "nvvm-reflect,nvvm-reflect-pp", "nvvm-reflect", 3),
        ("lower-aggr-copies, beside reading and printing", "lower-aggr-copies", "verify", 1.5),
    ):
        yield Row(f"libdevice: {name}", run(NVOPT, f"-passes={passes}", libdevice), run([opt], f"-passes={peer}", libdevice), mark)
    scev: Command = ["-passes=print<scalar-evolution>", "-disable-output", libdevice]
    yield Row("libdevice: print<scalar-evolution>", [*NVOPT, *scev], [opt, *scev], 1.3)
    yield _many_files(folder, opt)


def _with_engine(engine: str) -> Command | None:
    """nvopt with that engine, None where there is none."""
    program = [*NVOPT, f"-engine={'auto' if engine == 'libLLVM' else engine}"]
    return program if engine in output([*program, "-version"]) else None


def _many_files(folder: Path, opt: str) -> Row:
    given, made = folder / "given", folder / "made"
    given.mkdir()
    made.mkdir()
    paths = [given / f"{number}.ll" for number in range(FILES)]
    for path in paths:
        path.write_text((FIXTURES / "templates.ll").read_text())
    calls = f"ls {shlex.quote(str(given))} | xargs -P 2 -I{{}} {opt} -O3 -mcpu=sm_90 -S {given}/{{}} -o {made}/{{}}"
    return Row(
        f"-O3 -j 2, {FILES} files, beside as many calls of opt, two at a time",
        [*NVOPT, "-O3", "-mcpu=sm_90", "-S", "-j", "2", *paths, "-o", made],
        ["/bin/sh", "-c", calls],
        1 / 3,
        "wall",
    )


def measure(row: Row) -> tuple[Cost, Cost]:
    """The costs of nvopt and of opt."""
    found = compare({"nvopt": row.nvopt, "opt": row.opt}, ROUNDS, quiet=True, seconds=ENOUGH)
    return found["nvopt"], found["opt"]


def table(costs: Iterable[tuple[Row, Cost, Cost]], say: Callable[[str], object]) -> None:
    """Says a line for each row as it comes, and at the end which fall short."""
    say(f"{'':66} {'nvopt':>9} {'opt':>9} {'figure':>8} {'mark':>6}")
    short, count = [], 0
    for row, mine, peer in costs:
        figure, count = row.figure(mine, peer), count + 1
        misses = figure > row.mark
        short += [row.name] if misses else []
        times = [(cost.wall if row.kind == "wall" else cost.user) * 1e3 for cost in (mine, peer)]
        said = f"{figure:8.2f} {row.mark:6.2f}" if row.is_compared else f"{figure:5.0f} ms {row.mark:3.0f} ms"
        say(f"{row.name:66} {times[0]:6.0f} ms {times[1]:6.0f} ms {said}{'  short' if misses else ''}")
    say(f"{len(short)} of {count} fall short of their marks{': ' if short else ''}{'; '.join(short)}")


def main() -> None:
    program = opt()
    if program is None:
        raise SystemExit("the marks are set beside LLVM 22's opt, which is not here: make peers")
    words, start = sys.argv[1:], time.monotonic()
    with tempfile.TemporaryDirectory() as name:
        chosen = [row for row in rows(Path(name), program) if not words or any(word in row.name for word in words)]
        table(((row, *measure(row)) for row in chosen), lambda line: print(line, flush=True))
    print(f"measured in {time.monotonic() - start:.0f} s")


if __name__ == "__main__":
    main()
