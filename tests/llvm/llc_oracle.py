"""What llc makes of the fixtures, as hashes of its PTX for several GPUs, where it can.

Run as a script this remakes `llc_hashes.txt`. It needs `llc-22` or an `llc` of that version on the path (`make peers`):

    python tests/llvm/llc_oracle.py
"""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
from pathlib import Path

FIXTURES = Path(__file__).parents[2] / "fixtures"
HASHES = Path(__file__).with_name("llc_hashes.txt")
TARGETS = (("", ""), ("sm_75", ""), ("sm_90", "+ptx86"), ("sm_120a", ""))
"""-mcpu and -mattr."""


def digest(ptx: bytes) -> str:
    return hashlib.sha256(ptx).hexdigest()[:16]


def expected() -> list[tuple[str, str, str, str]]:
    """Fixture, -mcpu, -mattr, hash."""
    rows = []
    for line in HASHES.read_text().splitlines():
        name, cpu, features, value = line.split()
        rows.append((name, cpu.strip("-"), features.removesuffix("-"), value))
    return rows


def _make() -> None:
    llc = shutil.which("llc-22") or shutil.which("llc")
    if llc is None:
        sys.exit("no llc-22 on the path: make peers")
    lines = []
    for path in sorted(FIXTURES.glob("*.ll")):
        for cpu, features in TARGETS:
            words = [f"-mcpu={cpu}"] if cpu else []
            words += [f"-mattr={features}"] if features else []
            done = subprocess.run([llc, *words, path, "-o", "-"], capture_output=True, check=False)
            if done.returncode == 0:  # the GPU may be too old for it
                lines.append(f"{path.name} {cpu or '-'} {features or '-'} {digest(done.stdout)}\n")
    HASHES.write_text("".join(lines))


if __name__ == "__main__":
    _make()
