"""What version-alignment makes of kernels: machine instructions for sm_90, memory instructions and registers, beside LLVM's and nvcc's.

    python tests/benchmarks/bench_version_alignment.py              per kernel of fixtures/thread_contiguous.ll
    python tests/benchmarks/bench_version_alignment.py MODULE.ll... what changes in the kernels of other modules

`aligned` is what runs where addresses are aligned: the other version is a trap there; `unaligned` the other way round. Each instruction
counts 8 times for every loop around it. Needs ptxas and nvdisasm of pip; opt-22, llc-22 and nvcc are used where they are.
"""

from __future__ import annotations

import math
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from measure import opt
from ptx_figures import assemble, ptxas

import nvopt
from nvopt.pipeline.nvdisasm import disassemble
from nvopt.pipeline.nvdisasm import find as nvdisasm
from nvopt.report.machine_code import Sums, sums

FIXTURE = Path(__file__).resolve().parents[2] / "fixtures" / "thread_contiguous.ll"
_DECISION = re.compile(r"br i1 (%[\w.]+), label (%[\w.]+), label (%[\w.]+\.unaligned\d*)\b")
_TRAP = "\nbench.trap:\n  call void @llvm.trap()\n  unreachable\n}\n"
OFF = {"version-alignment-min-accesses": "1000000"}


class Kernel(NamedTuple):
    """One kernel's machine code: all that can be reached, memory instructions and all instructions weighted by loops, and registers."""

    instructions: int
    memory: int
    weight: int
    overhead: float
    registers: int


def one_version(text: str, aligned: bool) -> str:
    """The module with a trap in place of the version for aligned addresses, or of the other."""
    taken = r"br i1 \1, label \2, label %bench.trap" if aligned else r"br i1 \1, label %bench.trap, label \3"
    functions = re.split(r"^(?=define )", text, flags=re.M)
    for at, function in enumerate(functions):
        changed = _DECISION.sub(taken, function)
        if changed != function:
            functions[at] = changed.replace("\n}\n", _TRAP, 1)
    declared = "" if "declare void @llvm.trap()" in text else "\ndeclare void @llvm.trap()\n"
    return "".join(functions) + declared


def measured(ptx: str) -> dict[str, Kernel]:
    """The figures of each kernel in PTX."""
    assembler, disassembler = ptxas(), nvdisasm()
    assert assembler is not None
    assert disassembler is not None
    said, cubin = assemble(assembler, ptx)
    registers = dict(re.findall(r"Compiling entry function '(\S+)'.*?Used (\d+) registers", said, re.S))
    found = {}
    for section in disassemble(disassembler, cubin).split("\n.text.")[1:]:
        name = section[: section.index(":")]
        one: Sums = sums(f"\n.text.{section}")
        overhead = one.spent / one.work if one.work else 0.0
        found[name] = Kernel(one.instructions, one.weights["memory"], sum(one.weights.values()), overhead, int(registers.get(name, 0)))
    return found


def ptx_of(text: str) -> str:
    made = nvopt.run(text, "no-op-module", cpu="sm_90", emit="ptx", isolated=True)
    assert isinstance(made, str)
    return made


def sides(text: str) -> dict[str, dict[str, Kernel]]:
    """nvopt without the pass, and the versions with it."""
    before = nvopt.run(text, "nvopt<O3>", cpu="sm_90", knobs=OFF)
    after = nvopt.run(text, "nvopt<O3>", cpu="sm_90")
    assert isinstance(before, str)
    assert isinstance(after, str)
    if before == after:
        return {}
    texts = {"without": before, "both": after, "aligned": one_version(after, True), "unaligned": one_version(after, False)}
    return {name: measured(ptx_of(one)) for name, one in texts.items()}


def peers(path: Path) -> dict[str, dict[str, Kernel]]:
    """opt with llc, and nvcc, where they are."""
    found = {}
    with tempfile.TemporaryDirectory() as name:
        made = Path(name) / "made"
        if opt() and shutil.which("llc-22"):
            optimized = subprocess.run([str(opt()), "-O3", "-S", "-mcpu=sm_90", path], capture_output=True, check=True).stdout
            subprocess.run(["llc-22", "-O3", "-mcpu=sm_90", "-mattr=+ptx86", "-o", made], input=optimized, check=True)
            found["llvm"] = measured(made.read_text())
        compiler = shutil.which("nvcc") or shutil.which("/usr/local/cuda/bin/nvcc")
        source = path.with_suffix(".cu")
        if compiler and source.exists():
            subprocess.run([compiler, "-O3", "-ptx", "-arch=sm_90", "-w", source, "-o", made], check=True)
            found["nvcc"] = measured(made.read_text())
    return found


def report(path: Path) -> str:
    """A line for each kernel of a fixture: memory instructions, all, and registers, of each side."""
    found = {**sides(path.read_text()), **peers(path)}
    lines = [f"{'memory/instructions/registers':20}" + "".join(f"{side:>15}" for side in found)]
    for kernel in found["both"]:
        cells = [f"{one[kernel].memory}/{one[kernel].weight}/{one[kernel].registers}" for one in found.values()]
        lines.append(f"{kernel:29}" + "".join(f"{cell:>15}" for cell in cells))
    return "\n".join(lines)


def compare(paths: Sequence[Path]) -> str:
    """Over modules: each kernel that has versions, and geometric means over those of the changes."""
    ratios: dict[str, list[float]] = {
        "weight": [],
        "memory": [],
        "unaligned weight": [],
        "registers": [],
        "overhead": [],
        "instructions": [],
    }
    lines = []
    for path in paths:
        try:
            found = sides(path.read_text())
        except nvopt.InputError as error:
            lines.append(f"{path.stem}: {str(error)[:100]}")
            continue
        for kernel, was in found.get("without", {}).items():
            both, aligned, unaligned = (found[side][kernel] for side in ("both", "aligned", "unaligned"))
            if both == was:
                continue
            new = {
                "weight": aligned.weight / was.weight,
                "memory": aligned.memory / max(was.memory, 1),
                "unaligned weight": unaligned.weight / was.weight,
                "registers": both.registers / max(was.registers, 1),
                "overhead": aligned.overhead / was.overhead if was.overhead else 1.0,
                "instructions": both.instructions / was.instructions,
            }
            for name, ratio in new.items():
                ratios[name].append(ratio)
            lines.append(f"{path.stem} {kernel[:60]}: " + ", ".join(f"{name} {ratio:.3f}" for name, ratio in new.items()))
    for name, all_of in ratios.items():
        if all_of:
            mean = math.exp(sum(math.log(max(one, 0.01)) for one in all_of) / len(all_of))
            lines.append(f"{name}: geometric mean {mean:.3f} over {len(all_of)}, worst {max(all_of):.3f}")
    return "\n".join(lines)


if __name__ == "__main__":
    print(compare([Path(one) for one in sys.argv[1:]]) if len(sys.argv) > 1 else report(FIXTURE))
