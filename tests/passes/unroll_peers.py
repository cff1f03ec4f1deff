"""What `opt -passes=loop-unroll` decides on loops of known counts and loops with pragmas, beside what nvopt's pass decides.

    python tests/passes/unroll_peers.py        # writes unroll_peers.txt; needs opt-22 (`make peers`)

opt gets cicc's limits by its options of the same names. A line of the file is a case and opt's remarks: which, and how many copies.
"""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

from test_loop_unroll import BARRIER, loop, pragma

SAID_BY_OPT = Path(__file__).with_name("unroll_peers.txt")
LIMITS = {"unroll-threshold": "405", "unroll-partial-threshold": "0", "pragma-unroll-threshold": "3000"}
COUNTS = (2, 28, 29, 80, 81)


def cases() -> Iterator[tuple[str, str]]:
    """Names and modules."""
    for ops in (1, 10):
        for count in COUNTS:
            yield f"{count} times, {ops} operations", loop(str(count), ops)
            for entry in ('full"', 'count", i32 4', 'count", i32 7', 'enable"'):
                yield f"{count} times, {ops} operations, {entry}", loop(str(count), ops, **pragma(entry))
    for entry in ('full"', 'count", i32 4', 'count", i32 7'):
        yield f"unknown, {entry}", loop("%n", **pragma(entry))
        yield f"multiple of 4, {entry}", loop("%m", head="  %m = shl nuw i32 %n, 2", **pragma(entry))
        yield f"barrier, unknown, {entry}", loop("%n", body=BARRIER, kind="", **pragma(entry))
        yield f"barrier, multiple of 4, {entry}", loop("%m", head="  %m = shl nuw i32 %n, 2", body=BARRIER, kind="", **pragma(entry))
        yield f"barrier, 24 times, {entry}", loop("24", body=BARRIER, kind="", **pragma(entry))


def decided(remarks: list[tuple[str, str]]) -> str:
    """Names and messages of remarks in a line: `FullyUnrolled 24`."""
    return " ".join(" ".join([name, *re.findall(r"\b\d+\b", message)]) for name, message in remarks) or "nothing"


def by_opt(text: str) -> list[tuple[str, str]]:
    """opt's remarks."""
    limits = [f"-{name}={value}" for name, value in LIMITS.items()]
    command = ["opt-22", "-mcpu=sm_90", "-passes=loop-unroll<O3;no-runtime>", *limits, "-pass-remarks-output=-", "-disable-output"]
    said = subprocess.run(command, input=text, stdout=subprocess.PIPE, text=True, check=True).stdout
    found = []
    for one in said.split("\n--- !"):
        name = re.search(r"^Name: +(\S+)", one, re.M)
        pieces = re.findall(r"^  - \w+: +'?(.*?)'?$", one, re.M)
        if name is not None:
            found.append((name[1], " ".join(pieces)))
    return found


def main() -> None:
    lines = [f"{name}: {decided(by_opt(text))}" for name, text in cases()]
    SAID_BY_OPT.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
