"""print<scalar-evolution>: instructions a second on the whole of libdevice, and growth with the address computations of one kernel.

Both beside LLVM's opt, which reads, analyses and prints the same.
"""

from __future__ import annotations

import math
import tempfile
from pathlib import Path

from measure import NVOPT, compare, libdevice_text, opt, show

TIMES = (1, 2, 4, 8, 16)
ADDRESSES = 300
PASSES = "-passes=print<scalar-evolution>"


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
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
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


def _commands(path: Path) -> dict[str, list[str | Path]]:
    commands: dict[str, list[str | Path]] = {"nvopt": [*NVOPT, PASSES, "-disable-output", path]}
    if opt():
        commands["opt"] = [str(opt()), PASSES, "-disable-output", path]
    return commands


def _report(who: str, seconds: dict[int, float]) -> None:
    print(f"{who}: a kernel of {ADDRESSES} address computations and up to {TIMES[-1]} times as many; start-up taken off")
    for times, cost in seconds.items():
        print(f"  {times:>3} x {cost * 1e3:8.1f} ms cpu")
    xs, ys = [math.log(times) for times in seconds], [math.log(cost) for cost in seconds.values()]
    mean_x, mean_y = sum(xs) / len(xs), sum(ys) / len(ys)
    slope = sum((x - mean_x) * (y - mean_y) for x, y in zip(xs, ys, strict=True)) / sum((x - mean_x) ** 2 for x in xs)
    print(f"  exponent {slope:.3f}", flush=True)


if __name__ == "__main__":
    main()
