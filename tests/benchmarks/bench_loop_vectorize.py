"""Loops over contiguous pieces of arrays, a thread each: what nvopt, LLVM and nvcc make of every kernel of fixtures/contiguous.cu.

    python tests/benchmarks/bench_loop_vectorize.py [FILE.ll ...]

    python tests/benchmarks/bench_loop_vectorize.py --hot-loops     memory instructions for each iteration of the hot loop, and their ratio,
                                                                    also of fixtures/thread_contiguous.cu

All three end in ptxas for sm_90. Of each kernel: instructions of the machine code (SASS); loads and stores, an instruction counted 8 times
for every loop around it, by the bytes that a thread reads or writes, and how many bytes that is on average; overhead, which is
(integer + local-memory) / (float + memory) instructions, weighted so as well; registers. Bytes an access say how wide the hot loop is,
however far it is unrolled: 4 is a scalar of 32 bits, 16 is v4. The mark is that the hot loop takes at most half of LLVM's memory
instructions for an iteration of the source (hot_loop.py).
"""

from __future__ import annotations

import math
import re
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from bench_ptx_memory import to_ptx
from bench_ptx_quality import CANDIDATE, internalised, nvcc_ptx
from bench_version_alignment import one_version
from hot_loop import ITERATION, SAME_AS_LLVM, accesses_an_iteration
from measure import NVOPT, opt
from ptx_figures import assemble, ptxas

from nvopt.pipeline.nvdisasm import disassemble
from nvopt.pipeline.nvdisasm import find as nvdisasm
from nvopt.report.machine_code import functions, sums

FIXTURES = Path(__file__).resolve().parents[2] / "fixtures"
FILES = (FIXTURES / "contiguous.ll", FIXTURES / "thread_contiguous.ll")
SIDES = ("nvopt", "LLVM", "nvcc")
MOST = 0.5
"""Of LLVM's memory instructions for an iteration of the source, nvopt's."""


@dataclass(frozen=True)
class Kernel:
    """One kernel's figures on one side. `accesses`: loads and stores by their bytes, weighted by loops."""

    instructions: int
    accesses: Mapping[int, int]
    spent: int
    work: int
    registers: int

    @property
    def width(self) -> float:
        """Bytes an access, on average."""
        return sum(size * count for size, count in self.accesses.items()) / max(1, sum(self.accesses.values()))

    @property
    def overhead(self) -> float:
        """What loops spend on each piece of work."""
        return self.spent / max(1, self.work)


def kernels(assembler: Path, disassembler: str, ptx: str) -> dict[str, Kernel]:
    """The kernels of a module by their names."""
    said, cubin = assemble(assembler, ptx)
    registers = dict(re.findall(r"entry function '(\S+)'.*?Used (\d+) registers", said, re.S))
    found = {}
    for name, section in functions(disassemble(disassembler, cubin)).items():
        if name in registers:
            total = sums(section)
            found[name] = Kernel(total.instructions, Counter(total.accesses), total.spent, total.work, int(registers[name]))
    return found


def measure(path: Path) -> list[dict[str, Kernel]]:
    """What each side makes of a module, in the order of SIDES; empty for nvcc where it can't."""
    assembler, disassembler = tools()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        texts = [*to_ptx(optimized(path, folder)), nvcc_ptx(path.with_suffix(".cu"), folder)]
    return [kernels(assembler, disassembler, ptx) if ptx else {} for ptx in texts]


def tools() -> tuple[Path, str]:
    """The assembler and the disassembler."""
    assembler, disassembler = ptxas(), nvdisasm()
    if assembler is None or disassembler is None:
        raise SystemExit("the pip packages nvidia-cuda-nvcc and nvidia-cuda-nvdisasm, which bring ptxas and nvdisasm, are not installed")
    return assembler, disassembler


def optimized(path: Path, folder: Path) -> list[str]:
    """What nvopt and LLVM make of a module at -O3."""
    source, ours, theirs = folder / "module.ll", folder / "nvopt.ll", folder / "llvm.ll"
    source.write_text(internalised(path.read_text()) or "")
    peer = [str(opt()), "-O3", "-S"] if opt() else [*NVOPT, "-passes=default<O3>"]
    subprocess.run([*NVOPT, *CANDIDATE, source, "-o", ours], check=True)
    subprocess.run([*peer, "-mcpu=sm_90", source, "-o", theirs], check=True)
    return [ours.read_text(), theirs.read_text()]


def hot_loops(path: Path) -> str:
    """A line for each kernel: memory instructions for an iteration of the source in the hot loop, nvopt's and LLVM's, and their ratio. Of
    code that stands there twice it is the version for aligned addresses."""
    assembler, disassembler = tools()
    with tempfile.TemporaryDirectory() as name:
        ours, theirs = optimized(path, Path(name))
    spent: list[dict[str, float]] = []
    for ptx in to_ptx([one_version(ours, aligned=True), theirs]):
        _, cubin = assemble(assembler, ptx)
        sections = functions(disassemble(disassembler, cubin)).items()
        spent.append({kernel: accesses_an_iteration(section, ITERATION[kernel]) for kernel, section in sections if kernel in ITERATION})
    lines = [f"{'hot loop, an iteration':22}{'nvopt':>8}{'LLVM':>8}{'ratio':>8}"]
    over = 0
    for kernel, theirs_spent in spent[1].items():
        ratio = spent[0][kernel] / theirs_spent
        over += ratio > MOST and kernel not in SAME_AS_LLVM
        lines.append(f"{kernel:22}{spent[0][kernel]:8.3f}{theirs_spent:8.3f}{ratio:8.3f}  {SAME_AS_LLVM.get(kernel, '')}".rstrip())
    return "\n".join([*lines, f"kernels above {MOST} that need not be: {over} of {len(spent[1])}"])


def report(sides: Sequence[Mapping[str, Kernel]]) -> str:
    """A line for each kernel, with the figures of all sides, and means of nvopt over LLVM."""
    lines = [f"{'/'.join(SIDES):22}{'SASS':>14}{'accesses':>15}{'of 16 bytes':>14}{'bytes each':>17}{'overhead':>16}{'registers':>12}"]
    for name in sorted(sides[0], key=lambda one: list(sides[1]).index(one)):
        rows = [side.get(name) for side in sides]
        cells = [
            (14, _cells(rows, lambda one: str(one.instructions))),
            (15, _cells(rows, lambda one: str(sum(one.accesses.values())))),
            (14, _cells(rows, lambda one: str(one.accesses.get(16, 0)))),
            (17, _cells(rows, lambda one: f"{one.width:.1f}")),
            (16, _cells(rows, lambda one: f"{one.overhead:.2f}")),
            (12, _cells(rows, lambda one: str(one.registers))),
        ]
        lines.append(f"{name:22}" + "".join(f"{text:>{width}}" for width, text in cells))
    ours, theirs = sides[0], sides[1]
    for what, figure in (("bytes each", "width"), ("SASS", "instructions"), ("registers", "registers")):
        ratios = [getattr(ours[name], figure) / getattr(theirs[name], figure) for name in theirs if name in ours]
        mean = math.exp(sum(math.log(max(ratio, 1e-9)) for ratio in ratios) / len(ratios))
        lines.append(f"{what}: geometric mean of nvopt/LLVM {mean:.3f} over {len(ratios)}")
    wide = sum(ours[name].width >= 2 * theirs[name].width for name in theirs if name in ours)
    lines.append(f"kernels with accesses at least twice as wide as LLVM's: {wide} of {len(theirs)}")
    return "\n".join(lines)


def _cells(rows: Sequence[Kernel | None], figure: Callable[[Kernel], str]) -> str:
    return "/".join(figure(row) if row else "-" for row in rows)


if __name__ == "__main__":
    if sys.argv[1:] == ["--hot-loops"]:
        print(*map(hot_loops, FILES), sep="\n")
    else:
        for path in [Path(name) for name in sys.argv[1:]] or FILES[:1]:
            print(report(measure(path)))
