"""The time of nvopt's levels beside that of opt's, on modules of 5,000 lines: loops of kernels, and functions of libdevice."""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from pathlib import Path

from measure import NVOPT, compare, excerpt, libdevice_text, opt, repeated, show

LEVELS = ("-O3", "-O2", "-O1", "-Ofcmin", "-Ofcmid", "-Ofcmax", "-O0")
FIXTURES = Path(__file__).resolve().parents[2] / "fixtures"


def main() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        loops, math = folder / "loops.ll", folder / "libdevice.ll"
        loops.write_text(repeated((FIXTURES / "thread_loops.ll").read_text(), 12))
        math.write_text(excerpt(libdevice_text(folder).read_text(), lines=5000))
        for title, path in (("levels, 12 times thread_loops.ll", loops), ("levels, 5,000 lines of libdevice", math)):
            commands: dict[str, Sequence[str | Path]] = {f"nvopt {level}": [*NVOPT, level, *_rest(path)] for level in LEVELS}
            commands["nvopt -passes=default<O3>"] = [*NVOPT, "-passes=default<O3>", *_rest(path)]
            if opt() is not None:
                commands["opt -O3"] = [str(opt()), "-O3", *_rest(path)]
            show(title, compare(commands, rounds=5))


def _rest(path: Path) -> list[str | Path]:
    return ["-mcpu=sm_90", "-S", path, "-o", path.with_suffix(".out")]


if __name__ == "__main__":
    main()
