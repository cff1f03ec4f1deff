"""What the program and the knobs say about vectorizing a loop: `llvm.loop.vectorize.*`, `llvm.loop.interleave.count` and so on.

    hints = Hints(loop, knobs)
    hints.width, hints.interleave       # 0 where it is up to the pass
    hints.force                         # True: told to vectorize, False: told not to, None: nothing is said
    hints.refusal(only_when_forced)     # why the loop is to be left alone, None where it isn't

Scalable vectors are never made.

Source: LLVM's LoopVectorizeHints.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nvopt.analysis.loops import Loop
from nvopt.ir import ConstantInt, MDNode, MDString, ValueAsMetadata
from nvopt.knobs import KnobValues
from nvopt.late_modules import late_module
from nvopt.passes.loop_vectorize import knobs as settings
from nvopt.transforms.loop_metadata import TransformationMode, transformations_are_disabled, unroll_mode

if TYPE_CHECKING:
    from nvopt.passes.loop_vectorize import diagnostics
    from nvopt.passes.loop_vectorize.diagnostics import Diagnostic
else:
    diagnostics = late_module("nvopt.passes.loop_vectorize.diagnostics")

LARGEST_WIDTH = 64
LARGEST_INTERLEAVE = 16
_PREFIX = "llvm.loop."


class Hints:
    """What is said of one loop."""

    def __init__(self, loop: Loop, knobs: KnobValues, *, interleave_only_when_forced: bool = False) -> None:
        self.loop = loop
        self.allows_reordering_by_hints = knobs[settings.HINTS_ALLOW_REORDERING]
        told = _numbers(loop)
        self.width = _valid(told.get("vectorize.width"), LARGEST_WIDTH, knobs[settings.FORCE_WIDTH])
        """Iterations that are to be done at once; 0 where that is up to the pass."""
        self.interleave = _valid(told.get("interleave.count"), LARGEST_INTERLEAVE, int(interleave_only_when_forced))
        """Vectors that are to be done at once; 0 where that is up to the pass."""
        self.interleave = knobs[settings.FORCE_INTERLEAVE] or self.interleave
        self.force = _truth(told.get("vectorize.enable"))
        """Whether the loop is to be vectorized, None where nothing is said."""
        self.is_to_be_left = self.force is None and transformations_are_disabled(loop)
        """Whether nothing is to be done to the loop but what is said."""
        self.predicate = _truth(told.get("vectorize.predicate.enable"))
        """Whether the remaining iterations are to be masked lanes of vectors, None where nothing is said."""
        self.is_vectorized = bool(_truth(told.get("isvectorized"))) or (self.width == 1 and self._wants_one_part())
        """Whether the loop has been vectorized, or is to be done one by one."""
        self.is_potentially_unsafe = False
        """Whether it has float operations whose results may differ on units that don't follow IEEE 754; legality.py finds out."""

    def _wants_one_part(self) -> bool:
        """Whether the program says so; who wants no unrolling and says nothing of parts doesn't want them either. On a GPU parts may make
        accesses wider, so that it counts only where no vectors are wanted."""
        return self.interleave == 1 or (not self.interleave and unroll_mode(self.loop) is TransformationMode.SUPPRESSED)

    @property
    def allows_reordering(self) -> bool:
        """Whether operations on floats may be done in another order because the loop is told to be vectorized."""
        return self.allows_reordering_by_hints and (self.force is True or self.width > 1)

    def refusal(self, only_when_forced: bool = False) -> Diagnostic | None:
        """Why the loop is to be left alone; None where it isn't. `only_when_forced`: unless it is told to be vectorized."""
        if self.force is False or self.is_to_be_left or (only_when_forced and self.force is not True):
            return self.missed()
        return diagnostics.Diagnostic(diagnostics.ALL_DISABLED, self.loop) if self.is_vectorized else None

    def missed(self) -> Diagnostic:
        """That the loop is not vectorized, with what was said about it."""
        if self.force is False:
            return diagnostics.Diagnostic(diagnostics.EXPLICITLY_DISABLED, self.loop)
        if self.is_to_be_left:
            return diagnostics.Diagnostic(diagnostics.TRANSFORMS_DISABLED, self.loop)
        said = ""
        if self.force:
            said = " (Force=true"
            said += f", Vector Width={self.width}" if self.width else ""
            said += f", Interleave Count={self.interleave}" if self.interleave else ""
            said += ")"
        return diagnostics.Diagnostic(
            diagnostics.Reason("MissedDetails", "loop not vectorized" + said, prefix="", kind="Missed"), self.loop
        )


def _numbers(loop: Loop) -> dict[str, int]:
    """What `!llvm.loop` says in numbers, by name without `llvm.loop.`; of several entries of a name the last counts."""
    node = loop.loop_id()
    found = {}
    for entry in node.operands[1:] if node is not None else ():
        if not isinstance(entry, MDNode) or len(entry.operands) != 2:
            continue
        name, value = entry.operands
        if isinstance(name, MDString) and isinstance(value, ValueAsMetadata) and isinstance(value.value, ConstantInt):
            found[name.text.removeprefix(_PREFIX)] = value.value.unsigned
    return found


def _valid(number: int | None, largest: int, default: int) -> int:
    """The number, if it is a power of two that isn't too large."""
    return number if number is not None and 0 < number <= largest and number & (number - 1) == 0 else default


def _truth(number: int | None) -> bool | None:
    return bool(number) if number in (0, 1) else None
