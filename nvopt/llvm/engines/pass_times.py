"""What passes took, from the two forms in which libraries tell that."""

import json
import re

from nvopt.llvm.native import PASSES
from nvopt.llvm.opt_passes import table

_TIMES = re.compile(r"(\d+\.\d+) \(.{5}%\)  (\S+)$", re.MULTILINE)
"""The last column of LLVM's report, wall time, and who took it."""


def add_report(seconds: dict[str, float], report: str) -> None:
    """Add what llvmlite's report says of passes, which has each timer twice."""
    passes = report.partition("Pass execution timing report\n")[2]
    for taken, name in _TIMES.findall(passes.partition("---===\n")[2].partition("===---")[0]):
        if name != "Total":
            seconds[name] = seconds.get(name, 0.0) + float(taken) / 2


def own_seconds(trace: bytes) -> dict[str, float]:
    """What each pass took by itself, from LLVM's time trace in JSON: events, each within another or apart. Analyses count to who asked."""
    events = json.loads(trace)["traceEvents"]
    classes = _classes()
    seconds: dict[str, float] = {}
    inside: list[tuple[int, str]] = []  # the ends of what has begun, and who it is
    spans = [(event["ts"], -event["dur"], event["name"].partition("<")[0]) for event in events if event["ph"] == "X" and "args" in event]
    for start, length, name in sorted(spans):
        while inside and inside[-1][0] <= start:
            inside.pop()
        if name not in classes or name.startswith("Total "):
            continue
        if inside:
            seconds[inside[-1][1]] += length / 1e6
        seconds[name] = seconds.get(name, 0.0) - length / 1e6
        inside.append((start - length, name))
    return seconds


def _classes() -> set[str]:
    return {entry.class_name.partition("<")[0] for entry in (*PASSES.values(), *table().values())}
