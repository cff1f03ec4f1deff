"""`-opt-bisect-limit=N`: every run of a pass on a module or a function has a number, and those above N are skipped.

    BISECT: running pass (12) sroa on _Z3fooPf
    BISECT: NOT running pass (13) sroa on _Z3barPf

The words are those of LLVM's OptBisect. The numbers count pass by pass, and within a pass function by function: what pass 1 does to every
function, then what pass 2 does. Up to N they are the same for every N, because up to there the same things happen.

A pass of LLVM's on call graphs or on the module counts once. Inside of a pipeline like `default<O3>` LLVM itself numbers the passes, in its
order: function by function, each through all passes of a `function(...)`.
What LLVM calls required (verify, print, always-inline...), and what must have its say (nvvm-verify), is neither counted nor skipped.
"""

from collections.abc import Callable

from nvopt.llvm import native
from nvopt.pipeline.text import PassNode
from nvopt.visible import visible_name

MODULE = "[module]"


class OptBisect:
    """Counts, and says what may run. Without a limit, everything may and nothing is printed; with a negative one everything may."""

    def __init__(self, limit: int | None = None, write: Callable[[str], object] | None = None, left_out: range | None = None) -> None:
        self._limit = -1 if limit is None and left_out else limit
        self._write = write
        self._left_out = left_out or range(0)
        """The numbers of one pass, all of them, that does not run whatever the limit is."""
        self.count = 0

    @property
    def is_on(self) -> bool:
        """Whether there is a limit, be it one that stops nothing."""
        return self._limit is not None

    @property
    def left(self) -> int:
        """How many runs may still happen, -1 for any number."""
        return -1 if self._limit is None or self._limit < 0 else max(0, self._limit - self.count)

    @property
    def is_exhausted(self) -> bool:
        """Whether nothing may run any more."""
        return self._limit is not None and 0 <= self._limit <= self.count

    @property
    def leaves_out_next(self) -> bool:
        """Whether the next pass is the one that is left out."""
        return self.count + 1 in self._left_out

    def leave_out(self) -> None:
        """Count the runs of the pass that is left out."""
        self.count = self._left_out.stop - 1

    @property
    def has_skipped(self) -> bool:
        """Whether something has been skipped."""
        return self.is_exhausted or bool(self._left_out and self.count >= self._left_out.start)

    def should_run(self, pass_name: str, unit: str) -> bool:
        """Number one run of a pass on a function or on the module; whether it may happen."""
        runs = not self.is_exhausted
        self.count += 1
        if self._limit is not None and self._write is not None:
            self._write(f"BISECT: {'' if runs else 'NOT '}running pass ({self.count}) {visible_name(pass_name)} on {visible_name(unit)}\n")
        return runs


def shown_name(node: PassNode) -> str:
    """What the messages call a pass: its name, of a pipeline also the level."""
    return node.info.name if node.info.class_name != "PassManager" else str(node)


def is_required(node: PassNode) -> bool:
    """Whether the pass runs whatever the limit is."""
    if node.own is not None:
        return node.own.required
    return node.info.name in ("print", "verify", *native.REQUIRED)
