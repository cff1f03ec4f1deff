"""Launches of kernels: what the special registers are in a thread, the extremes of what GPUs allow before all.

registers(random.Random(1), (128,))    # of a kernel with "nvvm.maxntid"="128"
"""

from __future__ import annotations

import random
from math import prod

from nvopt.target.special_registers import BLOCK_SIZE, GRID_SIZE, PREFIX, WARP_SIZE

_SIZES = (1, 1, 2, 31, 32, 33, 64, 1023, 1024)
_GRIDS = (1, 2, 7, 32, 65535, 1 << 21, (1 << 21) + 1, 1 << 22, (1 << 22) + 1, (1 << 31) - 1)


def registers(rng: random.Random, most: tuple[int, ...] = (), required: tuple[int, ...] = ()) -> dict[str, int]:
    """By the names of the intrinsics. `most` and `required` are the kernel's launch bounds."""
    threads = prod(most) if most else BLOCK_SIZE["x"]
    found = {"laneid": rng.randrange(WARP_SIZE), "warpsize": WARP_SIZE}
    sizes = dict.fromkeys("xyz", 1)
    for at in rng.sample("xyz", 3):
        sizes[at] = rng.choice([size for size in (*_SIZES, threads) if size <= min(BLOCK_SIZE[at], threads // prod(sizes.values()))])
    for at, size in zip("xyz", (*required, 1, 1) if required else (), strict=False):
        sizes[at] = size
    for at, size in sizes.items():
        blocks = rng.choice([one for one in (*_GRIDS, rng.randrange(1, 1 << 31)) if one <= GRID_SIZE[at]])
        for index, count, most_of_it in (("tid", "ntid", size), ("ctaid", "nctaid", blocks)):
            found[f"{count}.{at}"] = most_of_it
            found[f"{index}.{at}"] = rng.choice((0, most_of_it - 1, most_of_it - 1, rng.randrange(most_of_it)))
    return {PREFIX + name: value for name, value in found.items()}
