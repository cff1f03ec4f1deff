"""The pass timing report (`-time-passes`), in the layout of LLVM's TimerGroup.

A `Stopwatch` adds up processor and wall time per name; `report` prints the names by falling wall time. All times are in seconds.
"""

from __future__ import annotations

import resource
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

_RULE = "===" + "-" * 73 + "===\n"
_NOTHING = 1e-7  # LLVM prints dashes in place of a share of a total below this


@dataclass(frozen=True)
class Times:
    """User, system and wall time in seconds."""

    user: float = 0.0
    system: float = 0.0
    wall: float = 0.0

    @property
    def process(self) -> float:
        return self.user + self.system

    def __add__(self, other: Times) -> Times:
        return Times(self.user + other.user, self.system + other.system, self.wall + other.wall)

    def __sub__(self, other: Times) -> Times:
        return Times(self.user - other.user, self.system - other.system, self.wall - other.wall)

    def __mul__(self, factor: float) -> Times:
        return Times(self.user * factor, self.system * factor, self.wall * factor)

    @classmethod
    def now(cls) -> Times:
        spent = resource.getrusage(resource.RUSAGE_SELF)  # microseconds; os.times() counts in hundredths of a second
        return cls(spent.ru_utime, spent.ru_stime, time.perf_counter())


@dataclass
class Stopwatch:
    """Adds up what each named piece of work took; `title` heads its report."""

    title: str
    entries: dict[str, Times] = field(default_factory=dict)

    def add(self, name: str, times: Times) -> None:
        self.entries[name] = self.entries.get(name, Times()) + times

    @contextmanager
    def time(self, name: str) -> Iterator[None]:
        start = Times.now()
        try:
            yield
        finally:
            self.add(name, Times.now() - start)

    def report(self) -> str:
        """The group as LLVM prints it; columns whose total is nothing are left out."""
        total = sum(self.entries.values(), Times())
        header, columns = "", []
        for title, value in (
            ("   ---User Time---", "user"),
            ("   --System Time--", "system"),
            ("   --User+System--", "process"),
            ("   ---Wall Time---", "wall"),
        ):
            if value == "wall" or getattr(total, value):
                header += title
                columns.append(value)
        rows = sorted(self.entries.items(), key=lambda entry: entry[1].wall, reverse=True)
        lines = [
            "".join(_cell(getattr(times, column), getattr(total, column)) for column in columns) + f"  {name}\n"
            for name, times in [*rows, ("Total", total)]
        ]
        summary = f"  Total Execution Time: {total.process:5.4f} seconds ({total.wall:5.4f} wall clock)\n\n"
        heading = " " * max(0, (80 - len(self.title)) // 2) + self.title + "\n"
        return _RULE + heading + _RULE + summary + header + "  --- Name ---\n" + "".join(lines) + "\n"


def _cell(value: float, total: float) -> str:
    if total < _NOTHING:
        return "        -----     "
    return f"  {value:7.4f} ({value * 100 / total:5.1f}%)"
