"""What `ptxas -v` says of kernels and functions, as remarks of a pass `ptxas`.

    ptxas info    : Compiling entry function 'k' for 'sm_90'
    ptxas info    : Function properties for k
        0 bytes stack frame, 0 bytes spill stores, 0 bytes spill loads
    ptxas info    : Used 24 registers, used 0 barriers, 256 bytes smem

Added to it is how many warps a multiprocessor can run at a time, of kernels whose block's size the PTX gives (`.reqntid`, `.maxntid`) with
that, of others by registers alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from math import prod
from typing import NamedTuple

from nvopt.remarks import Remark
from nvopt.target.occupancy import occupancy
from nvopt.target.sm import cuda_arch

PASS = "ptxas"
KERNEL = "KernelResources"
"""The name of a remark on a kernel."""
_KERNEL = re.compile(r"Compiling entry function '(.*)' for '(\w+)'")
_FRAME = re.compile(r"(\d+) bytes stack frame, (\d+) bytes spill stores, (\d+) bytes spill loads")
_USED = re.compile(r"Used (\d+) registers")
_SHARED = re.compile(r"(\d+) bytes smem")
_ENTRY = re.compile(rb"\.entry\s+([\w$%]+)\s*(?:\([^)]*\))?([^{;]*)\{")
_BLOCK = re.compile(rb"\.(?:req|max)ntid\s+([\d, ]+)")


class Resources(NamedTuple):
    """What a kernel takes: registers a thread; bytes of stack, of spill stores and loads a thread; bytes of shared memory a block. `warps`
    of `most` that a multiprocessor can have run at a time, and the threads of a block where that is known, else 0."""

    kernel: str
    registers: int
    stack: int
    spill_stores: int
    spill_loads: int
    shared: int
    warps: int
    most: int
    block: int


def resources(said: Sequence[str], ptx: bytes) -> Iterator[Resources]:
    """The kernels that `ptxas -v` spoke of, in its order; `ptx` is what it was given."""
    blocks = {name.decode(): _threads(head) for name, head in _ENTRY.findall(ptx)}
    kernel = cpu = ""
    frame = (0, 0, 0)
    for line in said:
        if found := _KERNEL.search(line):
            (kernel, cpu), frame = found.groups(), (0, 0, 0)
        elif found := _FRAME.search(line):
            stack, stores, loads = found.groups()
            frame = (int(stack), int(stores), int(loads))
        elif kernel and (found := _USED.search(line)):
            registers = int(found[1])
            smem = _SHARED.search(line)
            shared = int(smem[1]) if smem is not None else 0
            arch, block = cuda_arch(cpu), blocks.get(kernel, 0)
            yield Resources(kernel, registers, *frame, shared, occupancy(registers, arch, block or None, shared), occupancy(1, arch), block)
            kernel = ""


def is_info(line: str) -> bool:
    """Whether it belongs to ptxas's report on functions."""
    return "ptxas info" in line or _FRAME.search(line) is not None


def _threads(head: bytes) -> int:
    """The threads of a block that stand in the directives of an entry; 0 where there are none."""
    found = _BLOCK.search(head)
    return prod(int(number) for number in found[1].split(b",")) if found is not None else 0


def remark(found: Resources) -> Remark:
    """The resources of a kernel as a remark."""
    args = (
        *(("Registers", str(found.registers)), ("String", " registers, ")),
        *(("Stack", str(found.stack)), ("String", " bytes of stack, ")),
        *(("SpillStores", str(found.spill_stores)), ("String", " bytes of spill stores, ")),
        *(("SpillLoads", str(found.spill_loads)), ("String", " bytes of spill loads, ")),
        *(("SharedMemory", str(found.shared)), ("String", " bytes of shared memory, ")),
        *(("Warps", str(found.warps)), ("String", " of "), ("MostWarps", str(found.most)), ("String", " warps a multiprocessor")),
    )
    threads = (("String", " in blocks of "), ("Threads", str(found.block)), ("String", " threads")) if found.block else ()
    return Remark("Analysis", PASS, KERNEL, found.kernel, args + threads)
