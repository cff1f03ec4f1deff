"""How many masked loads and stores opt makes of the loops of vectorize/ at four lanes, where the target has them.

    python tests/passes/masked_peers.py        # writes masked_peers.txt; needs opt-22 (`make peers`)

A line is of a function: with AVX, with AVX-512 for bytes, too. Functions without any are left out.
"""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

LOOPS = Path(__file__).with_name("vectorize")
SAID_BY_OPT = Path(__file__).with_name("masked_peers.txt")
FILES = ["reductions.ll", "conditions.O1.ll", "conditions.ll"]
FEATURES = ("+sse2,+avx", "+avx2,+avx512f,+avx512bw,+avx512vl")
_FUNCTION = re.compile(r"^define [^@\n]*@([\w.]+)\(.*?^}", re.M | re.S)


def with_features(text: str, features: str) -> str:
    """The module for a processor with these features."""
    return re.sub(r"^(define .*?)( personality .*)? \{$", rf'\1 "target-features"="{features}"\2 {{', text, flags=re.M)


def masked(text: str) -> dict[str, tuple[int, int]]:
    """By function how many masked loads and stores there are."""
    found = {}
    for function in _FUNCTION.finditer(text):
        found[function[1]] = tuple(len(re.findall(rf"call .*@llvm\.masked\.{what}\.", function[0])) for what in ("load", "store"))
    return found  # type: ignore[return-value]


def main() -> None:
    lines = []
    for name in FILES:
        counts = []
        for features in FEATURES:
            command = ["opt-22", "-S", "-passes=loop-vectorize", "-force-vector-width=4", "-force-vector-interleave=1"]
            text = with_features((LOOPS / name).read_text(), features)
            counts.append(masked(subprocess.run(command, input=text, capture_output=True, check=True, text=True).stdout))
        for function, first in counts[0].items():
            both = [*first, *counts[1][function]]
            if any(both):
                lines.append(f"{name} {function}: {' '.join(map(str, both))}\n")
    SAID_BY_OPT.write_text("".join(lines))


if __name__ == "__main__":
    main()
