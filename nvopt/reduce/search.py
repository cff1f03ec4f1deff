"""The search: each delta pass tries to take chunks of its targets away, first all of them, then halves, down to single ones.

    Chunks are tried from the last to the first: what stands before a chunk is the same whether that went or not. With several at a time the
    later ones are begun as if the first fails; where it doesn't they are given up. So the result is the same however many there are.
    When nothing can be taken away in a round of all passes, it is over.

Source: delta debugging (Zeller and Hildebrandt, Simplifying and Isolating Failure-Inducing Input, 2002), with the
order of llvm-reduce's chunks.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

from nvopt.ir import Module, ReadError
from nvopt.reduce.trials import Trial, Trials


class Delta(Protocol):
    """A delta pass."""

    @property
    def name(self) -> str:
        """What it is called."""

    def targets(self, module: Module) -> Sequence[Any]:
        """What it could take away, in order."""

    def without(self, module: Module, chosen: Sequence[Any]) -> str:
        """The text of the module without some of these. The module may be edited for that; any exception: it can't be done."""


class Position(NamedTuple):
    """Where a search stands: what comes next is the chunk of `size` targets that ends before number `end`, of the delta pass of that
    number. `size` is 0 where it has not begun. `progress`: whether this round has taken anything away."""

    round: int = 1
    delta: int = 0
    size: int = 0
    end: int = 0
    progress: bool = False


class Search:
    """One reduction. `text` is the smallest module so far, as LLVM prints it."""

    def __init__(
        self,
        text: bytes,
        trials: Trials,
        deltas: Sequence[Delta],
        jobs: int = 1,
        position: Position | None = None,
    ) -> None:
        """`jobs`: how many candidates are on trial at a time."""
        self.text = text
        self.position = position or Position()
        self._trials, self._deltas, self._jobs = trials, deltas, jobs
        self._watch: Callable[[Search], object] = lambda search: None
        self._module = _parsed(text)

    @property
    def delta_name(self) -> str:
        """The delta pass that is at work."""
        return self._deltas[self.position.delta].name

    def run(self, watch: Callable[[Search], object] = lambda search: None) -> None:
        """Search until nothing can be taken away any more. `watch` is called after each candidate."""
        self._watch = watch
        while True:
            while self.position.delta < len(self._deltas):
                self._run_delta(self._deltas[self.position.delta])
                self.position = self.position._replace(delta=self.position.delta + 1, size=0, end=0)
            if not self.position.progress:
                return
            self.position = Position(self.position.round + 1)

    def _run_delta(self, delta: Delta) -> None:
        targets = self._targets(delta)
        size, end = self.position.size, min(self.position.end, len(targets))
        if size == 0:
            size = end = len(targets)
        while size:
            while end:
                found = self._last_that_may_go(delta, targets, size, end)
                if found is None:
                    break
                end, self.text = found
                self._module = _parsed(self.text)
                targets = self._targets(delta)
                end = min(end, len(targets))
                self._move(size, end, progress=True)
            size, end = min(size, len(targets)) // 2, len(targets)

    def _targets(self, delta: Delta) -> Sequence[Any]:
        """What the delta pass could take away: nothing, where it would have to look into what the mirror does not know."""
        try:
            return delta.targets(self._module)
        except ReadError:
            return []

    def _last_that_may_go(self, delta: Delta, targets: Sequence[Any], size: int, end: int) -> tuple[int, bytes] | None:
        """Of the chunks before number `end`, the last that the module can do without: where it begins, and the module. None: there is
        none."""
        running: deque[tuple[int, Trial]] = deque()
        try:
            while end or running:
                while end and len(running) < self._jobs:
                    start = max(end - size, 0)
                    running.append((start, self._begin(delta, targets[start:end])))
                    end = start
                start, trial = running[0]
                text = self._trials.interesting(trial)
                running.popleft()
                self._move(size, start)
                if text is not None:
                    return start, text
            return None
        finally:
            for _, trial in running:
                self._trials.cancel(trial)

    def _begin(self, delta: Delta, chosen: Sequence[Any]) -> Trial:
        return self._trials.start(lambda: delta.without(self._module, chosen))

    def _move(self, size: int, end: int, *, progress: bool = False) -> None:
        self.position = self.position._replace(size=size, end=end, progress=self.position.progress or progress)
        self._watch(self)


def _parsed(text: bytes) -> Module:
    return Module.parse(text.decode(errors="surrogateescape"))
