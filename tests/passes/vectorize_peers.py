"""Which loops of vectorize/ opt takes at four lanes, and why it leaves the others.

    python tests/passes/vectorize_peers.py        # writes vectorize_peers.txt; needs opt-22 (`make peers`)

A line of the file is of a function: how many of its loops became vectors, and what opt said of those that did not. The target of what
is C is the baseline of x86-64, of the kernels sm_90; the width is forced, the interleave count opt's.
"""

from __future__ import annotations

import re
import subprocess
import tempfile
from functools import cache
from pathlib import Path

import yaml

from nvopt import run

LOOPS = Path(__file__).with_name("vectorize")
SAID_BY_OPT = Path(__file__).with_name("vectorize_peers.txt")
FILES = sorted(path.name for path in LOOPS.glob("*.ll"))
_FUNCTION = re.compile(r"^define [^@\n]*@([\w.]+)\(.*?^}", re.M | re.S)


@cache
def at_four_lanes(name: str) -> str:
    """What loop-vectorize makes of a file; more than one test asks."""
    return run((LOOPS / name).read_text(), "loop-vectorize", knobs={"force-vector-width": "4"})


def taken(text: str) -> dict[str, int]:
    """By function how many loops have become vectors."""
    return {found[1]: len(re.findall(r"^vector\.body\d*:", found[0], re.M)) for found in _FUNCTION.finditer(text)}


def main() -> None:
    lines = []
    for name in FILES:
        with tempfile.NamedTemporaryFile() as remarks:
            command = ["opt-22", "-S", "-passes=loop-vectorize", "-force-vector-width=4", f"-pass-remarks-output={remarks.name}", name]
            done = subprocess.run(command, cwd=LOOPS, capture_output=True, check=True, text=True)
            said = _reasons(Path(remarks.name).read_text())
        lines += [
            f"{name} {function}: {'; '.join([str(count), *said.get(function, [])])}" for function, count in taken(done.stdout).items()
        ]
    SAID_BY_OPT.write_text("".join(f"{line}\n" for line in lines))


def _reasons(remarks: str) -> dict[str, list[str]]:
    """By function what was said of loops that are left, in the order of the loops."""
    found: dict[str, list[str]] = {}
    for document in re.split(r"^---.*\n", re.sub(r"^\.\.\.\n", "", remarks, flags=re.M), flags=re.M)[1:]:
        remark = yaml.safe_load(document)
        said = " ".join("".join(str(value) for piece in remark["Args"] for value in piece.values()).split())
        if said.startswith("loop not vectorized: "):
            found.setdefault(remark["Function"], []).append(said.removeprefix("loop not vectorized: "))
    return found


if __name__ == "__main__":
    main()
