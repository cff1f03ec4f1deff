"""Memory instructions that a thread executes for a copy or a fill: lowered by nvopt, against LLVM's own way to PTX.

    python tests/benchmarks/bench_ptx_memory.py

Both sides end in LLVM's code generation for sm_90; on one of them lower-aggr-copies came first. The PTX is run, and what it leaves in
memory is checked, so that the counts are those of loops as they go and not of the text. A cell is nvopt's count over LLVM's.
"""

from __future__ import annotations

import json
import math
import random
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass

from ptx_machine import Kernel

SIZES = (16, 24, 32, 48, 64, 65, 96, 100, 128, 200, 256, 300, 512, 1000, 1024, 2048, 4095, 4096)
ALIGNMENTS = (1, 2, 4, 8, 16)
FORMS = ("memcpy", "memmove", "memset")
_HEAD = """target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
"""
_MEMORY = 16384
_DST, _SRC = 8192, 1024


@dataclass(frozen=True)
class Measured:
    """Memory instructions executed for one copy, by either side."""

    form: str
    align: int
    size: int
    nvopt: int
    llvm: int

    @property
    def ratio(self) -> float:
        """Below 1: nvopt's needs fewer."""
        return self.nvopt / self.llvm


def source(form: str, align: int, size: int) -> str:
    """A kernel that copies or fills `size` bytes of global memory."""
    space = "ptr addrspace(1)"
    second, name = ("i8 %b", "p1") if form == "memset" else (f"{space} align {align} %src", "p1.p1")
    declared = "i8" if form == "memset" else space
    return (
        f"{_HEAD}define ptx_kernel void @k({space} %dst, {space} %src, i64 %byte) {{\n"
        "  %b = trunc i64 %byte to i8\n"
        f"  call void @llvm.{form}.{name}.i64({space} align {align} %dst, {second}, i64 {size}, i1 false)\n"
        "  ret void\n}\n"
        f"declare void @llvm.{form}.{name}.i64({space}, {declared}, i64, i1 immarg)\n"
    )


_CHILD = """
import json, sys
import llvmlite.binding as llvm
llvm.initialize_all_targets()
llvm.initialize_all_asmprinters()
machine = llvm.Target.from_triple("nvptx64-nvidia-cuda").create_target_machine(cpu="sm_90", opt=3)
json.dump([machine.emit_assembly(llvm.parse_assembly(text, llvm.create_context())) for text in json.load(sys.stdin)], sys.stdout)
"""


def to_ptx(modules: Sequence[str]) -> list[str]:
    """PTX of each module, made in a child process: what the target can't do ends the process that asks for it."""
    done = subprocess.run([sys.executable, "-c", _CHILD], input=json.dumps(list(modules)), capture_output=True, text=True, check=True)
    result: list[str] = json.loads(done.stdout)
    return result


def executed(ptx: str, form: str, size: int) -> int:
    """Memory instructions of one run; AssertionError where memory isn't what it should be afterwards."""
    memory = bytearray(random.Random(size).randbytes(_MEMORY))
    expected = bytearray(memory)
    expected[_DST : _DST + size] = b"\xa5" * size if form == "memset" else memory[_SRC : _SRC + size]
    run = Kernel(ptx).run([_DST, _SRC, 0xA5], memory)
    assert run.memory == expected, f"{form} of {size} bytes: wrong result"
    return run.memory_instructions


def measure(sizes: Sequence[int] = SIZES) -> list[Measured]:
    """Every form, alignment and size."""
    import nvopt

    keys = [(form, align, size) for form in FORMS for align in ALIGNMENTS for size in sizes]
    sources = [source(*key) for key in keys]
    lowered = [nvopt.run(text, "lower-aggr-copies") for text in sources]
    ptx = to_ptx(sources + lowered)
    counts = [executed(text, form, size) for text, (form, _, size) in zip(ptx, keys + keys, strict=True)]
    llvm, ours = counts[: len(keys)], counts[len(keys) :]
    return [Measured(*key, nvopt=mine, llvm=theirs) for key, mine, theirs in zip(keys, ours, llvm, strict=True)]


def geometric_mean(ratios: Sequence[float]) -> float:
    """The geometric mean."""
    return math.exp(sum(map(math.log, ratios)) / len(ratios))


def report(measured: Sequence[Measured]) -> str:
    """A table for each form, a column for each alignment, and the geometric means of the ratios."""
    lines = []
    for form in FORMS:
        mine = [m for m in measured if m.form == form]
        lines += [f"{form}: memory instructions executed, nvopt/LLVM", "  bytes" + "".join(f"{f'align {a}':>14}" for a in ALIGNMENTS)]
        for size in dict.fromkeys(m.size for m in mine):
            row = {m.align: m for m in mine if m.size == size}
            lines.append(f"{size:>7}" + "".join(f"{f'{row[a].nvopt}/{row[a].llvm}':>14}" for a in ALIGNMENTS))
        means = [geometric_mean([m.ratio for m in mine if m.align == a]) for a in ALIGNMENTS]
        lines += ["   mean" + "".join(f"{mean:>14.3f}" for mean in means), ""]
    lines.append(f"geometric mean of all ratios: {geometric_mean([m.ratio for m in measured]):.3f}")
    worst = max(measured, key=lambda m: m.ratio)
    lines.append(f"worst: {worst.form} of {worst.size} bytes at align {worst.align}: {worst.nvopt} against {worst.llvm}")
    return "\n".join(lines)


if __name__ == "__main__":
    print(report(measure()))
