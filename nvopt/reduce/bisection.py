"""Which run of a pass makes a command fail: a search by halves over the numbers of -opt-bisect-limit.

The command fails on what a limit lets through where it exits with anything but 0, and where nothing comes out because a pass fails. It
must be all right at limit 0 and fail without one; of the numbers between, the search finds one that fails while the number below is all
right.
"""

from __future__ import annotations

import re
import tempfile
from collections.abc import Callable
from typing import NamedTuple

from nvopt.pipeline.driver import Driver, Options
from nvopt.reduce.trials import Trials

_LINE = re.compile(r"^BISECT: running pass \((\d+)\) (.*) on (.*)$", re.M)


class BisectionError(Exception):
    """The command gives no answer that could be searched for; str() is the message."""


class Run(NamedTuple):
    """A run of a pass, as -opt-bisect-limit says it: `name` of the pass, `unit` the function or `[module]`."""

    number: int
    name: str
    unit: str


class Bisection:
    """One search."""

    def __init__(self, data: bytes, path: str, options: Options, trials: Trials) -> None:
        """`options`: what is run, and the form in which the command gets it. PipelineError and its like where these are wrong."""
        self._data, self._path, self._trials = data, path, trials
        self._options = options._replace(save_reproducer=False)
        Driver(self._options)
        self.low, self.high = 0, 0
        self.runs: list[Run] = []

    def begin(self) -> None:
        """Number the runs, and see whether the command is all right ahead of all and fails behind them. BisectionError where not."""
        self.runs = [Run(int(number), name, unit) for number, name, unit in _LINE.findall(self._numbered())]
        self.high = len(self.runs)
        status = self._trials.first_of(lambda: self.made(0))
        if status != 0:
            raise BisectionError(f"the command of -bisect exits with {status} ahead of all passes that can be skipped")
        if not self.runs or self.is_right(self.high):
            raise BisectionError(f"the command of -bisect exits with 0 behind all passes: all {self.high} runs are all right")

    def _numbered(self) -> str:
        """What -opt-bisect-limit=-1 says, as far as it comes: a pass may end the process."""
        with tempfile.NamedTemporaryFile("r", prefix="nvopt-", errors="surrogateescape") as file:
            self._trials.text(lambda: self._say_numbers(file.name))
            return file.read()

    def _say_numbers(self, path: str) -> bytes:
        with open(path, "w", buffering=1, encoding="utf-8", errors="surrogateescape") as file:
            return self._run(-1, self._options._replace(emit="ll"), file.write)

    def go_on(self, state: tuple[int, int, list[tuple[int, str, str]]]) -> None:
        """Take over where another search was interrupted, instead of `begin`."""
        self.low, self.high, runs = state
        self.runs = [Run(*run) for run in runs]

    @property
    def state(self) -> tuple[int, int, list[Run]]:
        """What `go_on` takes."""
        return self.low, self.high, self.runs

    def search(self, watch: Callable[[], object]) -> Run:
        """The run that is to blame; `watch` is called after each step."""
        while self.high - self.low > 1:
            middle = (self.low + self.high) // 2
            if self.is_right(middle):
                self.low = middle
            else:
                self.high = middle
            watch()
        return self.runs[self.high - 1]

    def is_right(self, limit: int) -> bool:
        """Whether the command exits with 0 on what comes out at this limit."""
        return self._trials.status(lambda: self.made(limit)) == 0

    def made(self, limit: int) -> bytes:
        """What comes out at a limit, in the form that the command gets. InputError or PassError where nothing does."""
        return self._run(limit, self._options, lambda text: None)

    def text(self, limit: int) -> str | None:
        """The IR at a limit, None where there is none because a pass fails, be it that LLVM ends the process."""
        return self._trials.text(lambda: self._run(limit, self._options._replace(emit="ll"), lambda text: None))

    def _run(self, limit: int, options: Options, echo: Callable[[str], object]) -> bytes:
        return Driver(options._replace(bisect_limit=limit)).compile(self._data, self._path, echo=echo)
