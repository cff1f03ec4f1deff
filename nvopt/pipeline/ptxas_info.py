"""What `ptxas -v` says of kernels and functions, and remarks of a pass `ptxas` made of it.

    ptxas info    : Compiling entry function 'k' for 'sm_90'
    ptxas info    : Function properties for k
        0 bytes stack frame, 0 bytes spill stores, 0 bytes spill loads
    ptxas info    : Used 24 registers, used 0 barriers, 256 bytes smem

Added to it is how many warps a multiprocessor can run at a time, of kernels whose block's size the PTX gives (`.reqntid`, `.maxntid`) with
that, of others by registers alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import prod
from typing import NamedTuple

from nvopt.remarks import Remark
from nvopt.target.occupancy import occupancy
from nvopt.target.sm import cuda_arch

PASS = "ptxas"
KERNEL = "KernelResources"
"""The name of a remark on a kernel."""
_KERNEL = re.compile(r"Compiling entry function '(.*)' for '(\w+)'")
_FUNCTION = re.compile(r"Function properties for (.*)")
_FRAME = re.compile(r"(\d+) bytes stack frame, (\d+) bytes spill stores, (\d+) bytes spill loads")
_USED = re.compile(r"Used (\d+) registers")
_SHARED = re.compile(r"(\d+) bytes smem")
_ENTRY = re.compile(rb"\.entry\s+([\w$%]+)\s*(?:\([^)]*\))?([^{;]*)\{")
_BLOCK = re.compile(rb"\.(?:req|max)ntid\s+([\d, ]+)")


@dataclass
class Usage:
    """What ptxas says of one function: the GPU, of kernels alone; bytes of stack, of spill stores and loads a thread; registers a thread,
    None for functions that share their kernel's; bytes of shared memory a block."""

    function: str
    gpu: str = ""
    stack: int = 0
    spill_stores: int = 0
    spill_loads: int = 0
    registers: int | None = None
    shared: int = 0


class Resources(NamedTuple):
    """What a kernel takes. `warps` of `most` that a multiprocessor can have run at a time, and the threads of a block where that is known,
    else 0."""

    usage: Usage
    registers: int
    warps: int
    most: int
    block: int


def usages(said: Iterable[str]) -> list[Usage]:
    """The functions that `ptxas -v` spoke of, in its order. Its lines on registers name none: they are the kernel's that it compiles."""
    found: dict[str, Usage] = {}
    kernel: Usage | None = None  # whose registers haven't come yet
    function = Usage("")
    for line in said:
        if head := _KERNEL.search(line):
            kernel = found[head[1]] = Usage(head[1], head[2])
        elif head := _FUNCTION.search(line):
            function = found.setdefault(head[1], Usage(head[1]))
        elif frame := _FRAME.search(line):
            function.stack, function.spill_stores, function.spill_loads = map(int, frame.groups())
        elif used := _USED.search(line):
            user, kernel = kernel or function, None
            user.registers = int(used[1])
            user.shared = sum(map(int, _SHARED.findall(line)))
    return list(found.values())


def resources(said: Iterable[str], ptx: bytes) -> Iterator[Resources]:
    """The kernels that `ptxas -v` spoke of, in its order; `ptx` is what it was given."""
    blocks = {name.decode(): _threads(head) for name, head in _ENTRY.findall(ptx)}
    for usage in usages(said):
        if usage.gpu and usage.registers is not None:
            arch, block = cuda_arch(usage.gpu), blocks.get(usage.function, 0)
            warps = occupancy(usage.registers, arch, block or None, usage.shared)
            yield Resources(usage, usage.registers, warps, occupancy(1, arch), block)


def is_info(line: str) -> bool:
    """Whether it belongs to ptxas's report on functions."""
    return "ptxas info" in line or _FRAME.search(line) is not None


def _threads(head: bytes) -> int:
    """The threads of a block that stand in the directives of an entry; 0 where there are none."""
    found = _BLOCK.search(head)
    return prod(int(number) for number in found[1].split(b",")) if found is not None else 0


def remark(found: Resources) -> Remark:
    """The resources of a kernel as a remark."""
    usage = found.usage
    args = (
        *(("Registers", str(found.registers)), ("String", " registers, ")),
        *(("Stack", str(usage.stack)), ("String", " bytes of stack, ")),
        *(("SpillStores", str(usage.spill_stores)), ("String", " bytes of spill stores, ")),
        *(("SpillLoads", str(usage.spill_loads)), ("String", " bytes of spill loads, ")),
        *(("SharedMemory", str(usage.shared)), ("String", " bytes of shared memory, ")),
        *(("Warps", str(found.warps)), ("String", " of "), ("MostWarps", str(found.most)), ("String", " warps a multiprocessor")),
    )
    threads = (("String", " in blocks of "), ("Threads", str(found.block)), ("String", " threads")) if found.block else ()
    return Remark("Analysis", PASS, KERNEL, usage.function, args + threads)
