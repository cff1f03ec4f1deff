"""print<scalar-evolution>: instructions a second on the whole of libdevice, and growth with the address computations of one kernel and
with all that code may be many of: loops in a row and in one another, guards, exits, cases, functions, … (tests/analysis/scev/growing.py).

All beside LLVM's opt, which reads, analyses and prints the same.

    python tests/benchmarks/bench_scev.py                         # everything
    python tests/benchmarks/bench_scev.py "loops in a row" nest   # only the growth of these
"""

from __future__ import annotations

import math
import sys
import tempfile
from pathlib import Path

from measure import NVOPT, compare, libdevice_text, opt, run, show

TIMES = (1, 2, 4, 8, 16)
ADDRESSES = 300
PASSES = "-passes=print<scalar-evolution>"
ENOUGH = 5.0
"""Seconds of a run after which larger ones are left out: LLVM's algorithms take cubic time in some loops."""


def kernel(addresses: int) -> str:
    """A kernel with a grid-stride loop whose body computes that many addresses, each from the thread's index, a counter and a pitch."""
    body = "".join(
        f"""  %row{at} = add nsw i32 %i, {at % 61}
  %line{at} = mul nsw i32 %row{at}, %pitch
  %place{at} = add nsw i32 %line{at}, {at}
  %wide{at} = sext i32 %place{at} to i64
  %address{at} = getelementptr inbounds float, ptr %a, i64 %wide{at}
  store float 0.000000e+00, ptr %address{at}, align 4
"""
        for at in range(addresses)
    )
    return f"""target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @f(ptr %a, i32 %n, i32 %pitch) {{
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %any = icmp slt i32 %tid, %n
  br i1 %any, label %loop, label %exit

loop:
  %i = phi i32 [ %tid, %entry ], [ %next, %loop ]
{body}  %next = add nsw i32 %i, 32
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret void
}}
"""


def main() -> None:
    sys.path.insert(0, str(Path(__file__).parents[1] / "analysis" / "scev"))
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if not sys.argv[1:]:
            speed(folder)
        families(folder, sys.argv[1:])


def speed(folder: Path) -> None:
    """Of libdevice, and of one kernel."""
    text = libdevice_text(folder)
    instructions = sum(line.startswith("  ") for line in text.read_text().splitlines())
    found = compare(_commands(text), rounds=5, quiet=True)
    show(f"print<scalar-evolution> on libdevice ({instructions:,} instructions)", found)
    print(f"  nvopt: {instructions / found['nvopt'].cpu:,.0f} instructions a second")
    costs = {}
    for times in TIMES:
        path = folder / f"{times}.ll"
        path.write_text(kernel(times * ADDRESSES))
        costs[times] = compare(_commands(path), rounds=3, quiet=True)
    empty = folder / "empty.ll"
    empty.write_text("")
    start = compare(_commands(empty), rounds=3, quiet=True)
    for who in start:
        _report(who, {times: cost[who].cpu - start[who].cpu for times, cost in costs.items()})


def families(folder: Path, names: list[str]) -> None:
    """How the time of nvopt and opt grows with each family of functions, by name; all for no names."""
    from growing import FAMILIES

    path = folder / "family.ll"
    path.write_text(FAMILIES["loops in a row"][0](1))
    start = compare(_commands(path), rounds=3, quiet=True)
    print("growth, up to 16 times the least size: exponents of the upper sizes, seconds of the largest; start-up taken off")
    for family in names or FAMILIES:
        make, least = FAMILIES[family]
        seconds: dict[str, dict[int, float]] = {who: {} for who in start}
        for times in TIMES:
            path.write_text(make(times * least))
            for who, command in _commands(path).items():
                if max(seconds[who].values(), default=0.0) < ENOUGH:
                    seconds[who][times] = max(run(command, quiet=True).cpu - start[who].cpu, 0.001)
        line = f"  {family:44}"
        for who, costs in seconds.items():
            largest = max(costs)
            line += f" {who} {slope(dict(list(costs.items())[-3:])):5.2f} ({costs[largest]:7.3f} s at {largest * least:5})"
        print(line, flush=True)


def _commands(path: Path) -> dict[str, list[str | Path]]:
    commands: dict[str, list[str | Path]] = {"nvopt": [*NVOPT, PASSES, "-disable-output", path]}
    if opt():
        commands["opt"] = [str(opt()), PASSES, "-disable-output", path]
    return commands


def _report(who: str, seconds: dict[int, float]) -> None:
    print(f"{who}: a kernel of {ADDRESSES} address computations and up to {TIMES[-1]} times as many; start-up taken off")
    for times, cost in seconds.items():
        print(f"  {times:>3} x {cost * 1e3:8.1f} ms cpu")
    print(f"  exponent {slope(seconds):.3f}", flush=True)


def slope(seconds: dict[int, float]) -> float:
    """The exponent that fits, by least squares."""
    xs, ys = [math.log(times) for times in seconds], [math.log(cost) for cost in seconds.values()]
    mean_x, mean_y = sum(xs) / len(xs), sum(ys) / len(ys)
    return sum((x - mean_x) * (y - mean_y) for x, y in zip(xs, ys, strict=True)) / sum((x - mean_x) ** 2 for x in xs)


if __name__ == "__main__":
    main()
