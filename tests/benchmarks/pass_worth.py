"""What each of nvopt's own passes in -O3 is worth, by machine code: what it adds by itself, and what is lost when only it is taken out.

    python tests/benchmarks/bench_ptx_quality.py --each-pass [FILE.ll ...]

A module goes through -O3 without any of these passes, with one of them, with all, and with all but one; each ends in nvopt's own code
generation, which follows what `loop-reduce` and `short-pointers` say, for sm_90. In a line of the table stand, over the modules whose PTX
the pass changes, how many these are, and the geometric means of overhead, of what loops spend, and of registers: with the pass over
without it, so that less than 1 is a gain. Overhead is compared where there is enough work on both sides.
"""

from __future__ import annotations

import math
import re
import subprocess
import tempfile
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from measure import NVOPT

from nvopt.pipeline.code_figures import Figures

TARGET = "-mcpu=sm_90"
OWN = (
    "nv-early-inliner",
    "set-local-array-alignment",
    "set-global-array-alignment",
    "propagate-alignment",
    "lower-struct-args",
    "lower-aggr-copies",
    "memory-space-opt",
    "branch-dist",
    "loop-vectorize",
    "loop-unroll",
    "version-alignment",
    "short-pointers",
    "invariant-division",
    "loop-exit-test",
    "loop-reduce",
    "absolute-difference",
    "conditional-arithmetic",
    "integer-halves",
    "limit-distance",
    "gpu-codegen-prepare",
)
"""The passes of -O3 that LLVM has not, or has another of; those without which code generation would stop are not among them."""


@dataclass(frozen=True)
class Worth:
    """Of one pass in one module: the figures with it and without it, by itself (`alone`), or with all others."""

    name: str
    alone: bool
    on: Figures
    off: Figures


def elements(pipeline: str) -> list[str]:
    """The passes that a pipeline names, with all that stands in their brackets."""
    found, depth, start = [], 0, 0
    for at, letter in enumerate(pipeline):
        depth += (letter in "(<") - (letter in ")>")
        if letter == "," and not depth:
            found.append(pipeline[start:at])
            start = at + 1
    return [*found, pipeline[start:]]


def pass_name(element: str) -> str:
    """Of `function(loop-reduce<compare>)`: loop-reduce."""
    return re.split("[<()]", element.removeprefix("function("))[0]


def with_only(pipeline: Sequence[str], kept: Iterable[str]) -> str:
    """The pipeline without nvopt's own passes but those that are to be kept, and without slots that no pass can fill."""
    left_out = {*OWN, "unavailable"} - set(kept)
    return ",".join(element for element in pipeline if pass_name(element) not in left_out)


def worth_of_each(text: str, measure: Callable[[str], Figures]) -> list[Worth]:
    """Of each pass that changes a module's PTX. `measure`: the figures of PTX."""
    with tempfile.TemporaryDirectory() as name:
        source = Path(name, "module.ll")
        source.write_text(text)
        pipeline = elements(_said(["-O3", "-print-pipeline-passes", "-disable-output", source]).strip())
        known: dict[str, Figures] = {}
        made: dict[str, str] = {}

        def ptx(kept: Iterable[str]) -> str:
            passes = with_only(pipeline, kept)
            if passes not in made:
                made[passes] = _said(["-emit=ptx", f"-passes={passes}", source])
            return made[passes]

        def figures_of(code: str) -> Figures:
            if code not in known:
                known[code] = measure(code)
            return known[code]

        found = []
        for one in OWN:
            for alone in (True, False):
                on, off = (ptx([one]), ptx([])) if alone else (ptx(OWN), ptx(set(OWN) - {one}))
                if on != off:
                    found.append(Worth(one, alone, figures_of(on), figures_of(off)))
        return found


def _said(options: Sequence[str | Path]) -> str:
    return subprocess.run([*NVOPT, TARGET, *options], stdout=subprocess.PIPE, text=True, check=True).stdout


def report(found: Sequence[Worth], enough_work: int) -> str:
    """A line for each pass."""
    lines = [f"{'with/without':28}{'alone: files':>14}{'overhead':>10}{'spent':>8}{'registers':>11}{'among all: files':>20}" + _HEADS]
    for name in OWN:
        cells = [_cells([one for one in found if one.name == name and one.alone == alone], enough_work) for alone in (True, False)]
        lines.append(f"{name:28}{cells[0][0]:>14}{cells[0][1]}{cells[1][0]:>20}{cells[1][1]}")
    return "\n".join(lines)


_HEADS = f"{'overhead':>10}{'spent':>8}{'registers':>11}"


def _cells(found: Sequence[Worth], enough_work: int) -> tuple[int, str]:
    enough = [one for one in found if min(one.on.work or 0, one.off.work or 0) >= enough_work]
    overhead = _mean((one.on.overhead, one.off.overhead) for one in enough)
    spent = _mean((one.on.spent, one.off.spent) for one in enough)
    registers = _mean((one.on.registers, one.off.registers) for one in found)
    return len(found), f"{overhead:>10}{spent:>8}{registers:>11}"


def _mean(pairs: Iterable[tuple[float | None, float | None]]) -> str:
    logarithms = [math.log(on / off) for on, off in pairs if on and off]
    return f"{math.exp(sum(logarithms) / len(logarithms)):.3f}" if logarithms else "-"
