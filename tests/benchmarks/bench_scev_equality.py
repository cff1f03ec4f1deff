"""How much of what `print<scalar-evolution>` prints is what LLVM's opt prints, line by line and kind by kind.

    python tests/benchmarks/bench_scev_equality.py             # the functions in tests/analysis/scev/peers, with what opt 22 said of them
    python tests/benchmarks/bench_scev_equality.py mine.ll     # other modules, with the opt-22 that is installed

A line that only one of them prints counts as not equal. The first line of each kind that differs is shown.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from measure import NVOPT, opt

SCEV = Path(__file__).parents[1] / "analysis" / "scev"
PASSES = ["-passes=print<scalar-evolution>", "-disable-output"]


def main() -> None:
    sys.path.insert(0, str(SCEV))
    from shares import Share, shares

    total: dict[str, Share] = {}
    paths = [Path(name) for name in sys.argv[1:]]
    for path in paths or sorted((SCEV / "peers").glob("*.ll")):
        expected = _said_by_opt(path) if paths else path.with_suffix(".scev").read_text()
        for kind, share in shares(expected, _said([*NVOPT, *PASSES, "-gpu-scev=false", path])).items():
            so_far = total.setdefault(kind, Share())
            so_far.equal += share.equal
            so_far.all += share.all
            so_far.first = so_far.first or share.first
    print("print<scalar-evolution>: lines equal to opt's")
    for kind, share in sorted(total.items()):
        print(f"  {kind:22} {share}")
        if share.first:
            print("    first difference: {}\n      opt:   {}\n      nvopt: {}".format(*share.first))


def _said_by_opt(path: Path) -> str:
    found = opt()
    if found is None:
        raise SystemExit("no opt-22 to compare with; `make peers` installs it")
    return _said([found, *PASSES, path])


def _said(command: list[str | Path]) -> str:
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, errors="replace")
    if done.returncode:
        raise SystemExit(f"status {done.returncode}: {' '.join(map(str, command))}\n{done.stderr[-1000:]}")
    return done.stderr


if __name__ == "__main__":
    main()
