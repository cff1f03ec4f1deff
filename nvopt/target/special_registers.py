"""The special registers that tell a thread where it runs: what values they have on every GPU, which stays below which, which never change.

    LIMITS["tid.x"]      # (0, 1023)
    BELOW["tid.x"]       # "ntid.x": tid.x < ntid.x wherever both are read
    "tid.x" in CONSTANT  # True: each thread reads one value all its life
    register_of(call)    # "tid.x"

Names are those of the intrinsics: `llvm.nvvm.read.ptx.sreg.` stands before them.

Source: PTX ISA, Special Registers; CUDA C++ Programming Guide, Technical Specifications per Compute Capability (compute capability 3.0
and later).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nvopt.target.limits import BLOCK_THREADS

if TYPE_CHECKING:
    from nvopt.ir import CallBase

PREFIX = "llvm.nvvm.read.ptx.sreg."

WARP_SIZE = 32
BLOCK_SIZE = {"x": BLOCK_THREADS, "y": BLOCK_THREADS, "z": 64}
"""Threads of a block in each direction, at most."""
GRID_SIZE = {"x": (1 << 31) - 1, "y": 65535, "z": 65535}
"""Blocks of a grid in each direction, at most."""
CLUSTER_BLOCKS = 16
"""Blocks of a cluster at most: the size that kernels with `non-portable cluster size allowed` reach."""
MULTIPROCESSOR_WARPS = 64
"""Warps that a multiprocessor runs at a time, at most."""


def _limits() -> dict[str, tuple[int, int]]:
    found = {
        "laneid": (0, WARP_SIZE - 1),
        "warpsize": (WARP_SIZE, WARP_SIZE),
        "warpid": (0, MULTIPROCESSOR_WARPS - 1),
        "nwarpid": (1, MULTIPROCESSOR_WARPS),
        "cluster.ctarank": (0, CLUSTER_BLOCKS - 1),
        "cluster.nctarank": (1, CLUSTER_BLOCKS),
    }
    for at in "xyz":
        found |= {
            f"tid.{at}": (0, BLOCK_SIZE[at] - 1),
            f"ntid.{at}": (1, BLOCK_SIZE[at]),
            f"ctaid.{at}": (0, GRID_SIZE[at] - 1),
            f"nctaid.{at}": (1, GRID_SIZE[at]),
            f"cluster.ctaid.{at}": (0, CLUSTER_BLOCKS - 1),
            f"cluster.nctaid.{at}": (1, CLUSTER_BLOCKS),
            f"clusterid.{at}": (0, GRID_SIZE[at] - 1),
            f"nclusterid.{at}": (1, GRID_SIZE[at]),
        }
    return found


LIMITS = _limits()
"""The least and the largest value of each register."""

BELOW = {
    "warpid": "nwarpid",
    "smid": "nsmid",
    "laneid": "warpsize",
    "cluster.ctarank": "cluster.nctarank",
    **{
        f"{index}.{at}": f"{count}.{at}"
        for index, count in (("tid", "ntid"), ("ctaid", "nctaid"), ("cluster.ctaid", "cluster.nctaid"), ("clusterid", "nclusterid"))
        for at in "xyz"
    },
}
"""For a register that is an index the one that counts what it numbers."""

CONSTANT = frozenset(LIMITS) - {"warpid", "nwarpid"}
"""Registers that don't change while a thread lives. A thread may be moved to another multiprocessor: `warpid` and `smid` may change."""


def register_of(call: CallBase) -> str | None:
    """The register that a call reads: `tid.x`; None for other calls."""
    ref = call.operands[-1]._ref
    return ref[1 + len(PREFIX) :] if ref is not None and ref.startswith("@" + PREFIX) else None
