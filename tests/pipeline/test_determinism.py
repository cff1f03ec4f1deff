"""The same input gives the same output in every run: what a set or a dictionary of objects is gone through by is another in each."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
INPUTS = [
    "fixtures/contiguous.ll",
    "fixtures/grid_stride.ll",
    "fixtures/shared_tiles.ll",
    "tests/golden/version-alignment/order.ll",
]

RUN = """
import sys, nvopt
junk = [object() for _ in range(int(sys.argv[1]))]  # objects lie elsewhere
for path in sys.argv[2:]:
    with open(path) as file:
        sys.stdout.write(nvopt.run(file.read(), "nvopt<O3>"))
"""


def made(seed: int) -> bytes:
    environment = os.environ | {"PYTHONHASHSEED": str(seed)}
    return subprocess.run(
        [sys.executable, "-c", RUN, str(seed * 9973), *INPUTS], cwd=ROOT, env=environment, stdout=subprocess.PIPE, check=True
    ).stdout


def test_each_run_gives_the_same() -> None:
    assert made(1) == made(2)
