"""What the program says about unrolling a loop, by `!llvm.loop`, and what is said of it afterwards.

Source: LLVM's LoopUnroll, UnrollPragmaInfo and setLoopAlreadyUnrolled.
"""

from __future__ import annotations

from nvopt.analysis.loops import Loop
from nvopt.transforms.blocks import terminator_of
from nvopt.transforms.loop_metadata import boolean_property, drop_properties, followup_id, integer_property, set_loop_id, set_property

_PREFIX = "llvm.loop.unroll."
_ALL = f"{_PREFIX}followup_all"


class Pragmas:
    """What is asked for."""

    def __init__(self, loop: Loop) -> None:
        self.count = integer_property(loop, f"{_PREFIX}count") or 0
        """Iterations at once, 0 where none is told."""
        self.full = boolean_property(loop, f"{_PREFIX}full")
        self.enable = boolean_property(loop, f"{_PREFIX}enable")
        self.disable_runtime = boolean_property(loop, f"{_PREFIX}runtime.disable")

    @property
    def any(self) -> bool:
        """Whether unrolling is asked for."""
        return bool(self.count > 1 or self.full or self.enable)


def mark_unrolled(loop: Loop, *, is_explicit: bool, is_runtime: bool) -> None:
    """Says of a loop that does several iterations at once what the program wants said then; or that it is not to be unrolled again, where
    it was told how often, and not by an unknown count where it was so."""
    told, node = followup_id(loop, (_ALL, f"{_PREFIX}followup_unrolled"))
    if told:
        set_loop_id(loop, node)
    elif is_explicit:
        mark_done(loop)
    elif is_runtime:
        set_property(loop, f"{_PREFIX}runtime.disable")


def mark_remainder(loop: Loop) -> None:
    """The same of a loop for what is left over."""
    latch = loop.latch
    if latch is not None:
        terminator_of(latch).metadata.pop("prof", None)  # it is what the whole loop did
    told, node = followup_id(loop, (_ALL, f"{_PREFIX}followup_remainder"))
    if told:
        set_loop_id(loop, node)
    else:
        mark_done(loop)


def mark_done(loop: Loop) -> None:
    """The loop is not to be unrolled again."""
    drop_properties(loop, [_PREFIX])
    set_property(loop, f"{_PREFIX}disable")
