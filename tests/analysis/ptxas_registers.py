"""What ptxas takes of registers for the kernels of the fixtures, beside what `ThreadRegisters` says of them.

    python tests/analysis/ptxas_registers.py            # asks ptxas anew and writes ptxas_registers.tsv
    python tests/analysis/ptxas_registers.py FILE.ll…   # prints the correlation over the kernels of other modules, ptxas asked now

The modules are taken through nvopt's -O3 for sm_90 first.
"""

from __future__ import annotations

import math
import re
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

import nvopt
from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.loops import LoopInfo
from nvopt.analysis.thread_registers import ThreadRegisters

HERE = Path(__file__).parent
TABLE = HERE / "ptxas_registers.tsv"
FIXTURES = HERE.parents[1] / "fixtures"
GPU = "sm_90"
_ENTRY = re.compile(r"Compiling entry function '([^']+)'")
_USED = re.compile(r"Used (\d+) registers")


def fixtures() -> list[Path]:
    """The modules that CUDA sources became."""
    return [path for path in sorted(FIXTURES.glob("*.ll")) if path.with_suffix(".cu").exists()]


def optimized(path: Path) -> str:
    """The module as code generation gets it."""
    return nvopt.run(path.read_text(), "nvopt<O3>", cpu=GPU, internalize=True)


def estimated(text: str) -> dict[str, int]:
    """What is said here of each kernel of a module."""
    found = {}
    for function in nvopt.parse(text).functions:
        if function.is_kernel and not function.is_declaration:
            found[function.name] = ThreadRegisters(function, LoopInfo(function, DominatorTree(function))).registers
    return found


def taken(text: str) -> dict[str, int]:
    """What ptxas takes for each kernel of a module."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "module.ptx"
        path.write_text(nvopt.run(text, "", cpu=GPU, emit="ptx"))
        said = subprocess.run(
            ["ptxas", "-v", "-c", f"-arch={GPU}", path, "-o", "/dev/null"], check=True, capture_output=True, text=True
        ).stderr
    found: dict[str, int] = {}
    kernel = ""
    for line in said.splitlines():
        if entry := _ENTRY.search(line):
            kernel = entry[1]
        elif (used := _USED.search(line)) and kernel:
            found[kernel] = int(used[1])
            kernel = ""
    return found


def rank_correlation(xs: Sequence[float], ys: Sequence[float]) -> float:
    """Spearman's: 1 where both are in the same order."""
    x, y = _ranks(xs), _ranks(ys)
    mean = (len(x) - 1) / 2
    both = sum((a - mean) * (b - mean) for a, b in zip(x, y, strict=True))
    return both / math.sqrt(sum((a - mean) ** 2 for a in x) * sum((b - mean) ** 2 for b in y))


def _ranks(values: Sequence[float]) -> list[float]:
    """The place of each among all, those of equal ones their mean."""
    places: dict[float, list[int]] = {}
    for place, value in enumerate(sorted(values)):
        places.setdefault(value, []).append(place)
    return [sum(places[value]) / len(places[value]) for value in values]


def main(paths: list[Path]) -> None:
    lines, pairs = ["module\tkernel\tregisters"], []
    for path in paths or fixtures():
        text = optimized(path)
        said = estimated(text)
        for kernel, registers in taken(text).items():
            lines.append(f"{path.stem}\t{kernel}\t{registers}")
            pairs.append((said[kernel], registers))
    if not paths:
        TABLE.write_text("\n".join(lines) + "\n")
    print(f"{len(pairs)} kernels, rank correlation {rank_correlation(*zip(*pairs, strict=True)):.3f}")


if __name__ == "__main__":
    main([Path(argument) for argument in sys.argv[1:]])
