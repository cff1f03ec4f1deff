"""What the benchmarks share: running commands in turn, input made of libdevice, tables.

Every figure is a median over interleaved runs (nvopt, opt, nvopt, opt, ...), so that a machine that slows down or is busy slows both.
This module imports little on purpose: Linux counts the memory of the process that starts a command into the command's peak.
"""

from __future__ import annotations

import importlib.metadata
import math
import os
import re
import shutil
import statistics
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

NVOPT = [sys.executable, "-m", "nvopt"]


@dataclass(frozen=True)
class Cost:
    """What one run took: seconds, seconds of processor time, bytes at the peak, and seconds of its processor time outside the system."""

    wall: float
    cpu: float
    peak: float
    user: float


def opt() -> str | None:
    """LLVM 22's opt, or None; `make peers` installs it."""
    return shutil.which("opt-22")


def run(command: Sequence[str | Path], *, quiet: bool = False) -> Cost:
    """Run a command once, its output thrown away, with `quiet` also what it says on stderr; an error ends the benchmark."""
    start = time.perf_counter()
    errors = subprocess.DEVNULL if quiet else None
    process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=errors)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise SystemExit(f"status {process.returncode}: {' '.join(map(str, command))}")
    return Cost(time.perf_counter() - start, usage.ru_utime + usage.ru_stime, usage.ru_maxrss * 1024.0, usage.ru_utime)


def output(command: Sequence[str | Path]) -> str:
    """What a command prints; an error ends the benchmark."""
    return subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True, check=True).stdout


def compare(
    commands: Mapping[str, Sequence[str | Path]], rounds: int, *, quiet: bool = False, seconds: float = math.inf
) -> dict[str, Cost]:
    """The median cost of each command over `rounds` interleaved rounds, after one round that only warms the caches; fewer rounds, but one,
    where they have taken so many seconds."""
    runs: dict[str, list[Cost]] = {name: [] for name in commands}
    start = time.monotonic()
    for number in range(rounds + 1):
        if number > 1 and time.monotonic() - start > seconds:
            break
        for name, command in commands.items():
            cost = run(command, quiet=quiet)
            if number:
                runs[name].append(cost)
    return {name: _median(costs) for name, costs in runs.items()}


def _median(costs: list[Cost]) -> Cost:
    return Cost(*(statistics.median(getattr(cost, field) for cost in costs) for field in ("wall", "cpu", "peak", "user")))


def show(title: str, costs: dict[str, Cost]) -> None:
    """Print a table; the last entry is what the others are compared with."""
    print(title)
    *_, base = costs.values()
    for name, cost in costs.items():
        line = f"  {name:42} {cost.wall * 1e3:8.0f} ms wall {cost.cpu * 1e3:8.0f} ms cpu {cost.peak / 2**20:7.0f} MiB"
        if cost is not base:
            line += f"   = {cost.wall / base.wall:5.2f} x wall, {cost.cpu / base.cpu:5.2f} x cpu, {cost.peak / base.peak:5.2f} x memory"
        print(line, flush=True)


def libdevice() -> Path:
    """libdevice.10.bc of the pip package nvidia-nvvm."""
    for file in importlib.metadata.files("nvidia-nvvm") or []:
        if file.name == "libdevice.10.bc":
            return Path(str(file.locate()))
    raise SystemExit("the pip package nvidia-nvvm holds no libdevice.10.bc")


def libdevice_text(folder: Path) -> Path:
    """libdevice as text (56,000 lines), written into `folder`."""
    path = folder / "libdevice.ll"
    run([*NVOPT, libdevice(), "-o", path])
    return path


_FUNCTION = re.compile(r"^define [^\n]*?@([\w.$]+)\(.*?^}\n", re.MULTILINE | re.DOTALL)


def excerpt(text: str, lines: int) -> str:
    """The module cut down to about `lines` lines of functions, with all functions that these call."""
    bodies = {match[1]: match[0] for match in _FUNCTION.finditer(text)}
    kept: set[str] = set()
    size = 0
    for name in bodies:
        todo = [name]
        while todo:
            current = todo.pop()
            if current in bodies and current not in kept:
                kept.add(current)
                size += bodies[current].count("\n")
                todo += re.findall(r"@([\w.$]+)", bodies[current])
        if size >= lines:
            break
    return _FUNCTION.sub(lambda match: match[0] if match[1] in kept else "", text)


def repeated(text: str, times: int) -> str:
    """The module with its functions `times` times over: `@f`, `@f.1`, `@f.2`..., each copy calling its own."""
    functions = [match[0] for match in _FUNCTION.finditer(text)]
    names = {match[1] for match in _FUNCTION.finditer(text)}
    copies = []
    for number in range(1, times):
        copies += [re.sub(r"@([\w.$]+)", lambda m, n=number: f"{m[0]}.{n}" if m[1] in names else m[0], body) for body in functions]  # type: ignore[misc]
    return text + "\n" + "\n".join(copies)
