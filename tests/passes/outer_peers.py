"""Which loop nests of vectorize/outer/ opt takes as such at four lanes.

python tests/passes/outer_peers.py        # writes outer_peers.txt; needs opt-22 (`make peers`)
"""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

NESTS = Path(__file__).with_name("vectorize") / "outer" / "nests.ll"
SAID_BY_OPT = Path(__file__).with_name("outer_peers.txt")
KNOBS = {"enable-vplan-native-path": "true", "force-vector-width": "4"}


def taken(text: str) -> dict[str, bool]:
    """By function whether an outer loop has become one of vectors: only these end with a block of that name."""
    functions = re.finditer(r"^define [^@\n]*@([\w.]+)\(.*?^}", text, re.M | re.S)
    return {found[1]: "\nvector.latch" in found[0] for found in functions}


def main() -> None:
    command = ["opt-22", "-S", "-passes=loop-vectorize", *(f"-{name}={value}" for name, value in KNOBS.items()), str(NESTS)]
    done = subprocess.run(command, capture_output=True, check=True, text=True)
    SAID_BY_OPT.write_text("".join(f"{name}: {'taken' if is_taken else 'left'}\n" for name, is_taken in taken(done.stdout).items()))


if __name__ == "__main__":
    main()
