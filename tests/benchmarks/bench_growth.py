"""Growth: processor time and memory on a module of 1 to 16 times the same functions, and the exponent that fits (1 is linear)."""

from __future__ import annotations

import math
import tempfile
from pathlib import Path

from measure import NVOPT, Cost, compare, excerpt, libdevice_text, repeated

TIMES = (1, 2, 4, 8, 16)
PIPELINES = ("nvvm-reflect", "nvvm-reflect,nvvm-reflect-pp", "lower-aggr-copies", "mirror-roundtrip")


def exponent(costs: list[float]) -> float:
    """The slope of the line through the logarithms, by least squares."""
    xs, ys = [math.log(times) for times in TIMES], [math.log(cost) for cost in costs]
    mean_x, mean_y = sum(xs) / len(xs), sum(ys) / len(ys)
    return sum((x - mean_x) * (y - mean_y) for x, y in zip(xs, ys, strict=True)) / sum((x - mean_x) ** 2 for x in xs)


def main() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        base = excerpt(libdevice_text(folder).read_text(), lines=6000)
        paths = {times: folder / f"{times}.ll" for times in TIMES}
        for times, path in paths.items():
            path.write_text(repeated(base, times))
        empty = folder / "empty.ll"
        empty.write_text("")
        for passes in PIPELINES:
            commands: dict[str, list[str | Path]] = {
                str(times): [*NVOPT, "-mcpu=sm_90", f"-passes={passes}", path] for times, path in paths.items()
            }
            commands["start"] = [*NVOPT, "-mcpu=sm_90", f"-passes={passes}", empty]
            found = compare(commands, rounds=3)
            report(passes, base.count("\n"), found)


def report(passes: str, lines: int, found: dict[str, Cost]) -> None:
    start = found.pop("start")
    print(f"-passes={passes}, {lines:,} lines and up to {TIMES[-1]} times as many; start-up taken off")
    for times, cost in found.items():
        print(f"  {times:>3} x {(cost.cpu - start.cpu) * 1e3:8.0f} ms cpu {(cost.peak - start.peak) / 2**20:7.0f} MiB")
    time, memory = (exponent([getattr(cost, field) - getattr(start, field) for cost in found.values()]) for field in ("cpu", "peak"))
    print(f"  exponent {time:.3f} in time, {memory:.3f} in memory", flush=True)


if __name__ == "__main__":
    main()
