"""Which loops of vectorize/ opt vectorizes at four lanes where it may not leave a scalar loop.

python tests/passes/folding_peers.py        # writes folding_peers.txt; needs opt-22 (`make peers`)
"""

from __future__ import annotations

import subprocess
from pathlib import Path

from vectorize_peers import LOOPS, taken

SAID_BY_OPT = Path(__file__).with_name("folding_peers.txt")
FILES = ["accesses.ll", "conditions.ll", "counters.ll", "dependences.ll", "floats.fast.ll", "places.ll", "reductions.ll"]
KNOBS = {"force-vector-width": "4", "force-vector-interleave": "1", "prefer-predicate-over-epilogue": "predicate-dont-vectorize"}


def main() -> None:
    lines = []
    for name in FILES:
        command = ["opt-22", "-S", "-passes=loop-vectorize", *(f"-{knob}={value}" for knob, value in KNOBS.items()), name]
        done = subprocess.run(command, cwd=LOOPS, capture_output=True, check=True, text=True)
        lines += [f"{name} {function}: {count}\n" for function, count in taken(done.stdout).items()]
    SAID_BY_OPT.write_text("".join(lines))


if __name__ == "__main__":
    main()
