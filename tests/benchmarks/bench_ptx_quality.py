"""The PTX of every CUDA fixture: by nvopt's middle end, by LLVM's and, where nvcc is installed, by nvcc.

    python tests/benchmarks/bench_ptx_quality.py [--each-pass] [FILE.ll ...]

nvopt and LLVM start from one and the same module, in which all but kernels and variables that the host sets is internal. nvopt's is what
`-O3 -emit=ptx` makes, for sm_90: code generation that leaves alone what its middle end says. LLVM's is what llc -O3 makes of opt -O3; opt
is that which `make peers` has installed, else the same pipeline inside nvopt.
nvcc compiles the `.cu` file beside the module; a `-` stands where there is none, or where nvcc doesn't take it.

Instructions and vector accesses are those of the PTX as it stands; registers, and bytes of spills and of local memory, are those that
ptxas (of the pip package nvidia-cuda-nvcc) reports, over all functions. SASS is the number of machine instructions, as nvdisasm (of
nvidia-cuda-nvdisasm) prints them, and overhead what loops spend on each piece of work (`machine_code.py`): nothing says more of a program
without running it. It is compared where there is enough work to divide by.

With `--each-pass` the table says instead what each of nvopt's own passes adds, and what is lost without it (`pass_worth.py`).
"""

from __future__ import annotations

import argparse
import math
import shutil
import subprocess
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, fields
from pathlib import Path

from bench_ptx_memory import to_ptx
from measure import NVOPT, opt
from pass_worth import report as worth_report
from pass_worth import worth_of_each
from ptx_figures import ptxas

from nvopt.llvm import CodegenError
from nvopt.pipeline.code_figures import Figures, figures
from nvopt.pipeline.nvdisasm import find as nvdisasm

CANDIDATE = ("-O3", "-mcpu=sm_90")
"""nvopt's options."""
FIXTURES = Path(__file__).resolve().parents[2] / "fixtures"
COUNTED = tuple(field.name for field in fields(Figures))
COMPARED = {"instructions": 0, "sass": 0, "registers": 0, "spills": 8, "local": 8}
"""What must not be more than LLVM's; and what is added to both sides before they are divided, since bytes may be none: eight."""
ENOUGH_WORK = 200
"""Weight of float and memory instructions from which on a module's overhead is compared: three in a loop within a loop."""


@dataclass(frozen=True)
class Measured:
    """One module's figures by each side, and the seconds that its middle end took."""

    name: str
    nvopt: Figures
    llvm: Figures
    nvcc: Figures | None
    nvopt_seconds: float
    llvm_seconds: float

    def ratio(self, figure: str) -> float | None:
        """nvopt's over LLVM's; below 1 nvopt's is less. None for the overhead of a module with little work."""
        if figure == "overhead":
            return _overhead(self.nvopt) / _overhead(self.llvm) if min(_work(self.nvopt), _work(self.llvm)) >= ENOUGH_WORK else None
        added = COMPARED[figure]
        ours: int = getattr(self.nvopt, figure)
        theirs: int = getattr(self.llvm, figure)
        return (ours + added) / (theirs + added)


def internalised(text: str) -> str | None:
    """The module with all internal but kernels and variables that the host sets; None where it has no kernels."""
    import nvopt
    from nvopt.ir import Function, GlobalVariable

    module = nvopt.parse(text)
    if not any(function.is_kernel for function in module.functions):
        return None
    values: list[Function | GlobalVariable] = [*module.functions, *module.globals]
    for value in values:
        from_outside = value.is_kernel if isinstance(value, Function) else value.externally_initialized
        if not value.is_declaration and not from_outside and not value.name.startswith("llvm."):
            value.linkage, value.visibility, value.comdat = "internal", "", ""
    return nvopt.run(str(module), "globaldce")


def nvcc_ptx(source: Path, folder: Path) -> str | None:
    """What nvcc makes of a CUDA source; None without nvcc, and where it refuses the source."""
    compiler = shutil.which("nvcc")
    if compiler is None or not source.exists():
        return None
    made = folder / "nvcc.ptx"
    done = subprocess.run([compiler, "-O3", "-ptx", "-arch=sm_90", "-w", source, "-o", made], capture_output=True)
    return made.read_text() if done.returncode == 0 else None


def seconds(command: Sequence[str | Path]) -> float:
    """How long a command takes; an error ends the benchmark."""
    start = time.perf_counter()
    subprocess.run(command, check=True)
    return time.perf_counter() - start


def _overhead(figures: Figures) -> float:
    assert figures.overhead is not None
    return figures.overhead


def _work(figures: Figures) -> int:
    return figures.work or 0


def measure(path: Path, assembler: str, disassembler: str) -> Measured | None:
    """All sides; None for a module without kernels, and for one that ptxas does not take by itself as LLVM compiles it."""
    text = internalised(path.read_text())
    if text is None:
        return None
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        source, ours, theirs, ours_ptx = (folder / name for name in ("module.ll", "nvopt.ll", "llvm.ll", "nvopt.ptx"))
        source.write_text(text)
        peer = [opt(), "-O3", "-S"] if opt() else [*NVOPT, "-passes=default<O3>"]
        nvopt_seconds = seconds([*NVOPT, *CANDIDATE, source, "-o", ours])
        llvm_seconds = seconds([*map(str, peer), "-mcpu=sm_90", source, "-o", theirs])
        nvcc = nvcc_ptx(path.with_suffix(".cu"), folder)
        subprocess.run([*NVOPT, *CANDIDATE, "-emit=ptx", source, "-o", ours_ptx], check=True)
        our_code, (their_code,) = ours_ptx.read_text(), to_ptx([theirs.read_text()])
    try:
        llvm = figures(their_code, "sm_90", assembler, disassembler)
    except CodegenError:
        return None
    beside = figures(nvcc, "sm_90", assembler, disassembler) if nvcc else None
    return Measured(path.stem, figures(our_code, "sm_90", assembler, disassembler), llvm, beside, nvopt_seconds, llvm_seconds)


def report(measured: Sequence[Measured]) -> str:
    """A line for each module, sums, and for what must not grow the geometric mean of the ratios and the worst module."""
    lines = ["PTX for sm_90: nvopt/LLVM/nvcc", f"{'':20}" + "".join(f"{name:>19}" for name in COUNTED) + f"{'seconds':>16}"]
    for one in measured:
        cells = [_cell(one, name) for name in COUNTED]
        times = f"{one.nvopt_seconds:.2f}/{one.llvm_seconds:.2f}"
        lines.append(f"{one.name:20}" + "".join(f"{cell:>19}" for cell in cells) + f"{times:>16}")
    lines.append(f"{'sum':20}" + "".join(f"{_sums(measured, name):>19}" for name in COUNTED))
    with_nvcc = [one for one in measured if one.nvcc]
    if with_nvcc:
        cells = [f"{_sums(with_nvcc, name)}/{sum(getattr(one.nvcc, name) for one in with_nvcc)}" for name in COUNTED]
        lines.append(f"{'sum, where nvcc does':20}" + "".join(f"{cell:>19}" for cell in cells))
    for name in (*COMPARED, "overhead"):
        ratios = {one.name: ratio for one in measured if (ratio := one.ratio(name)) is not None}
        if ratios:
            mean = math.exp(sum(map(math.log, ratios.values())) / len(ratios))
            worst = max(ratios, key=ratios.__getitem__)
            lines.append(f"{name}: geometric mean of nvopt/LLVM {mean:.3f} over {len(ratios)}, worst {ratios[worst]:.3f} ({worst})")
    if with_nvcc:
        enough = [one for one in with_nvcc if one.nvcc and min(_work(one.nvcc), _work(one.llvm)) >= ENOUGH_WORK]
        mean = math.exp(sum(math.log(_overhead(one.nvcc) / _overhead(one.llvm)) for one in enough if one.nvcc) / max(1, len(enough)))
        lines.append(f"overhead: geometric mean of nvcc/LLVM {mean:.3f} over {len(enough)}")
    return "\n".join(lines)


def _cell(one: Measured, name: str) -> str:
    return f"{getattr(one.nvopt, name)}/{getattr(one.llvm, name)}/{getattr(one.nvcc, name) if one.nvcc else '-'}"


def _sums(measured: Sequence[Measured], name: str) -> str:
    return f"{sum(getattr(one.nvopt, name) for one in measured)}/{sum(getattr(one.llvm, name) for one in measured)}"


def main(paths: Sequence[Path], *, each_pass: bool = False) -> None:
    assembler, disassembler = ptxas(), nvdisasm()
    if assembler is None or disassembler is None:
        raise SystemExit("the pip packages nvidia-cuda-nvcc and nvidia-cuda-nvdisasm, which bring ptxas and nvdisasm, are not installed")
    if each_pass:
        texts = [text for path in paths if (text := internalised(path.read_text())) is not None]
        worth = [one for text in texts for one in worth_of_each(text, lambda ptx: figures(ptx, "sm_90", str(assembler), disassembler))]
        print(f"{len(texts)} modules\n{worth_report(worth, ENOUGH_WORK)}")
        return
    rows = [measure(path, str(assembler), disassembler) for path in paths]
    print(report([row for row in rows if row]))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Code quality by machine code: nvopt beside LLVM, or each of nvopt's passes")
    parser.add_argument("--each-pass", action="store_true", help="what each pass of nvopt's own adds, and what is lost without it")
    parser.add_argument("paths", metavar="FILE.ll", nargs="*", type=Path, help="modules; the fixtures by default")
    given = parser.parse_args()
    main(given.paths or sorted(FIXTURES.glob("*.ll")), each_pass=given.each_pass)
