"""Remakes what refusals.txt says of llc and ptxas, with those that are installed: `python tests/passes/refusals_oracle.py`.

A module is refused at an -O where it is for each of the GPUs below. What libNVVM says (`verifier`, `compiler`: who refuses; `ends`: it ends
the process) stays as it is: it was asked by its C API, for compute_100.
"""

from __future__ import annotations

import re
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

FILE = Path(__file__).with_name("refusals.txt")
HEADER = 'target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"\ntarget triple = "nvptx64-nvidia-cuda"\n'
GPUS = ("sm_75", "sm_90", "sm_120")
_HEAD = re.compile(r"; \[(.*)\] O0=(\w+) O2=(\w+) libNVVM=(\w+)\n")


class Case(NamedTuple):
    """A module, and who refuses it: `llc`, `ptxas`, or `takes`."""

    name: str
    unoptimized: str
    optimized: str
    libnvvm: str
    text: str


def cases() -> Iterator[Case]:
    """All that is in the file."""
    parts = _HEAD.split(FILE.read_text())[1:]
    for at in range(0, len(parts), 5):
        name, unoptimized, optimized, libnvvm, text = parts[at : at + 5]
        yield Case(name, unoptimized, optimized, libnvvm, HEADER + text)


def _refused_by(text: str, level: str) -> str:
    found = {_refused_for(text, level, gpu) for gpu in GPUS}
    return "takes" if "takes" in found else min(found)


def _refused_for(text: str, level: str, gpu: str) -> str:
    made = subprocess.run(["llc-22", f"-mcpu={gpu}", level, "-o", "-"], input=text.encode(), capture_output=True, check=False)
    if made.returncode:
        return "llc"
    with tempfile.NamedTemporaryFile(suffix=".ptx") as file:
        file.write(made.stdout)
        file.flush()
        command = ["ptxas", f"-arch={gpu}", file.name, "-o", "/dev/null"]
        # With -c what is called may be elsewhere.
        taken = any(subprocess.run([*command, *extra], capture_output=True, check=False).returncode == 0 for extra in ([], ["-c"]))
    return "takes" if taken else "ptxas"


if __name__ == "__main__":
    FILE.write_text(
        "".join(
            f"; [{case.name}] O0={_refused_by(case.text, '-O0')} O2={_refused_by(case.text, '-O2')} libNVVM={case.libnvvm}\n"
            + case.text.removeprefix(HEADER)
            for case in list(cases())
        )
    )
