"""What whole aggregates cost in PTX: nvopt's lowering and then LLVM's code generation, against LLVM's code generation alone.

    python tests/benchmarks/bench_aggregates.py

Local memory is in bytes, over all functions of a module: the stack frames that ptxas reports (of the pip package nvidia-cuda-nvcc) or,
where there is none, the PTX's `.local` declarations. Loads and stores are those of the PTX but for `.param`; those of the small kernels are
counted as they are executed, those of the fixtures as they stand, ten times where they stand in a loop (a hundred times in a loop
within it, and so on). Of a small kernel, nvopt's code must leave in memory what it should; a `*` stands where
LLVM's doesn't (it copies aggregates that partly overlap front to back).
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from bench_ptx_memory import geometric_mean, to_ptx
from ptx_figures import assemble, ptxas
from ptx_machine import Kernel

from nvopt.llvm import CodegenError
from nvopt.pipeline.code_figures import stack_bytes

PASSES = "lower-struct-args<opt-byval>,lower-aggr-copies<lower-aggr-func-args>"
FIXTURES = Path(__file__).resolve().parents[2] / "fixtures"
_AGGREGATES = re.compile(r"\b(?:insertvalue|extractvalue) |\bbyval\(|(?:load|phi|freeze) (?:volatile )?[{\[%]")
_HEAD = """target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr addrspace(1) %dst, ptr addrspace(1) %src, i64 %n) {
"""
_MEMORY = 16384
_DST, _SRC, _N, _LOCAL = 8192, 1024, 3, 12288
# Types without padding, their sizes and the alignments of their accesses in bytes.
TYPES = (
    ("{ i32, i16, i8, i8 }", 8, 4),
    ("{ float, float, float }", 12, 4),
    ("{ float, float, float, float }", 16, 16),
    ("{ i16, i16, i16, i16 }", 8, 8),
    ("<{ i8, i64, i32 }>", 13, 1),
    ("{ i64, { i32, [2 x i16] }, double }", 24, 8),
    ("[12 x i32]", 48, 16),
    ("{ [24 x i32], i64, i64 }", 112, 8),
    ("[36 x i32]", 144, 4),
    ("{ [18 x i64], <4 x i32> }", 160, 16),
    ("[200 x i8]", 200, 1),
    ("[64 x i64]", 512, 8),
)
FORMS = {
    "copy": """  %v = load T, ptr addrspace(1) %src, align A
  store T %v, ptr addrspace(1) %dst, align A
  ret void
}
""",
    "slide": """  %to = getelementptr i8, ptr addrspace(1) %src, i64 A
  %v = load T, ptr addrspace(1) %src, align A
  store T %v, ptr addrspace(1) %to, align A
  ret void
}
""",
    "swap": """  %a = load T, ptr addrspace(1) %src, align A
  %b = load T, ptr addrspace(1) %dst, align A
  store T %b, ptr addrspace(1) %src, align A
  store T %a, ptr addrspace(1) %dst, align A
  ret void
}
""",
    "select": """  %other = getelementptr T, ptr addrspace(1) %src, i64 2
  %a = load T, ptr addrspace(1) %src, align A
  %b = load T, ptr addrspace(1) %other, align A
  %c = icmp eq i64 %n, 3
  %v = select i1 %c, T %a, T %b
  store T %v, ptr addrspace(1) %dst, align A
  ret void
}
""",
    "loop": """entry:
  %first = load T, ptr addrspace(1) %src, align A
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %v = phi T [ %first, %entry ], [ %w, %loop ]
  %to = getelementptr T, ptr addrspace(1) %dst, i64 %i
  store T %v, ptr addrspace(1) %to, align A
  %next = add i64 %i, 1
  %from = getelementptr T, ptr addrspace(1) %src, i64 %next
  %w = load T, ptr addrspace(1) %from, align A
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}
""",
}
"""The bodies of the small kernels; T stands for the type, A for the alignment."""


@dataclass(frozen=True)
class Cost:
    """One side's figures: loads and stores, bytes of local memory."""

    accesses: int
    local: int


@dataclass(frozen=True)
class Measured:
    """Both sides' figures for one module."""

    name: str
    nvopt: Cost
    llvm: Cost
    llvm_is_right: bool = True

    @property
    def ratio(self) -> float:
        """nvopt's loads and stores over LLVM's; below 1 nvopt's are fewer."""
        return (self.nvopt.accesses or 1) / (self.llvm.accesses or 1)


def small_kernels() -> dict[str, tuple[str, bytearray]]:
    """Every form with every type: name -> the module, and what its run leaves in memory."""
    kernels = {}
    for form, body in FORMS.items():
        for type, size, align in TYPES:
            text = _HEAD + re.sub(r"\bA\b", str(align), re.sub(r"\bT\b", type, body))
            kernels[f"{form} {type}, align {align}"] = text, _expected(form, size, align)
    return kernels


def _initial() -> bytearray:
    return bytearray(random.Random(0).randbytes(_MEMORY))


def _expected(form: str, size: int, align: int) -> bytearray:
    memory, before = _initial(), _initial()
    to = _SRC + align if form == "slide" else _DST
    count = _N * size if form == "loop" else size
    memory[to : to + count] = before[_SRC : _SRC + count]
    if form == "swap":
        memory[_SRC : _SRC + size] = before[_DST : _DST + size]
    return memory


def fixtures() -> dict[str, str]:
    """The fixtures in which aggregates are values, or byval arguments."""
    texts = {path.stem: path.read_text() for path in sorted(FIXTURES.glob("*.ll"))}
    return {name: text for name, text in texts.items() if _AGGREGATES.search(text)}


def local_bytes(ptx: str) -> int:
    """Bytes of local memory of all functions, as ptxas lays them out or as the PTX declares them. CodegenError where ptxas refuses it."""
    assembler = ptxas()
    if assembler is None:
        return sum(map(int, re.findall(r"^\s*\.local .*\[(\d+)\];", ptx, re.M)))
    return stack_bytes(assemble(assembler, ptx)[0])


def weighted_accesses(ptx: str) -> int:
    """Loads and stores in the text, ten times for each loop around them."""
    lines = ptx.splitlines()
    loops = list(_loops(lines))
    accesses = [i for i, line in enumerate(lines) if re.match(r"\s+(?:@!?%p\d+ )?(?:ld|st)\.(?!param)", line)]
    return sum(10 ** sum(start <= i <= end for start, end in loops) for i in accesses)


def _loops(lines: Sequence[str]) -> Iterator[tuple[int, int]]:
    """First and last line of each loop: from a label to the last branch back to it. Labels are unique in a module."""
    labels = {line.split(":")[0]: i for i, line in enumerate(lines) if line.startswith("$")}
    ends: dict[int, int] = {}
    for i, line in enumerate(lines):
        branch = re.search(r"\bbra(?:\.uni)?\s+(\$\w+);", line)
        if branch and labels[branch[1]] <= i:
            ends[labels[branch[1]]] = i
    return iter(ends.items())


def measure_small() -> list[Measured]:
    """The small kernels, run."""
    kernels = small_kernels()
    sides = _to_ptx({name: text for name, (text, _) in kernels.items()})
    rows = []
    for name, both in sides.items():
        mine, other = (Kernel(ptx.replace("__local_depot0", str(_LOCAL))).run([_DST, _SRC, _N], _initial()) for ptx in both)
        expected = kernels[name][1]
        assert mine.memory[:_LOCAL] == expected[:_LOCAL], f"{name}: wrong result"
        cost, llvms = (Cost(run.memory_instructions, local_bytes(ptx)) for run, ptx in zip((mine, other), both, strict=True))
        rows.append(Measured(name, cost, llvms, llvm_is_right=other.memory[:_LOCAL] == expected[:_LOCAL]))
    return rows


def measure_fixtures() -> list[Measured]:
    """The fixtures, by their text."""
    rows = []
    for name, (ours, theirs) in _to_ptx(fixtures()).items():
        try:
            llvm = Cost(weighted_accesses(theirs), local_bytes(theirs))
        except CodegenError:
            continue  # a module that needs another one: it takes the address of a function that it only declares
        rows.append(Measured(name, Cost(weighted_accesses(ours), local_bytes(ours)), llvm))
    return rows


def _to_ptx(texts: dict[str, str]) -> dict[str, tuple[str, str]]:
    """The PTX of each module by nvopt's way and by LLVM's."""
    import nvopt

    ptx = to_ptx([*(nvopt.run(text, PASSES) for text in texts.values()), *texts.values()])
    return dict(zip(texts, zip(ptx[: len(texts)], ptx[len(texts) :], strict=True), strict=True))


def table(title: str, rows: Sequence[Measured]) -> str:
    """A line for each module, the geometric mean of the ratios and the sums of local memory."""
    lines = [title, f"{'':46}{'loads and stores':>22}{'ratio':>8}{'local bytes':>18}"]
    for row in rows:
        accesses, local = f"{row.nvopt.accesses}/{row.llvm.accesses}", f"{row.nvopt.local}/{row.llvm.local}"
        name = row.name if row.llvm_is_right else f"{row.name} *"
        lines.append(f"{name:46}{accesses:>22}{row.ratio:>8.3f}{local:>18}")
    local = f"{sum(row.nvopt.local for row in rows)}/{sum(row.llvm.local for row in rows)}"
    lines.append(f"{'geometric mean, sum':46}{'':22}{geometric_mean([row.ratio for row in rows]):>8.3f}{local:>18}")
    return "\n".join(lines)


if __name__ == "__main__":
    print(table("small kernels: executed by one thread, nvopt/LLVM", measure_small()), end="\n\n")
    print(table("fixtures: in the text, weighted by loops, nvopt/LLVM", measure_fixtures()))
