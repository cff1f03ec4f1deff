"""The arithmetic of a lowered copy or fill: how wide its accesses are, how many there are, and what is left over.

Nothing here touches IR. All lengths, offsets, widths and alignments are in bytes; alignments are powers of two.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

MAX_WIDTH = 16


class Access(NamedTuple):
    """One load or store of `width` bytes at `offset`."""

    offset: int
    width: int


@dataclass(eq=False, repr=False)
class Plan:
    """What becomes of a constant length: `count` elements of `width` bytes, then `tail`, in ascending order of offsets.

    `loop`: the elements are copied by a loop, since there are more of them than may be unrolled.
    """

    width: int
    count: int
    tail: tuple[Access, ...]
    loop: bool

    @property
    def elements(self) -> tuple[Access, ...]:
        """The whole elements, one by one; only to be asked where they are few (not `loop`)."""
        return tuple(Access(i * self.width, self.width) for i in range(self.count))

    @property
    def unrolled(self) -> tuple[Access, ...]:
        """Every access that stands by itself in the code."""
        return self.tail if self.loop else self.elements + self.tail


class Shape(NamedTuple):
    """How one call is lowered. `plan` None: the length is not known.

    `two_paths`: the direction is chosen when the code runs. `load_first`: everything is loaded before anything is stored.
    """

    plan: Plan | None
    two_paths: bool = False
    load_first: bool = False

    @property
    def needs_blocks(self) -> bool:
        """Whether the lowered code branches."""
        return self.plan is None or self.plan.loop or self.two_paths


def element_width(align: int) -> int:
    """The widest access that both pointers allow, up to 16 bytes; `align` is the smaller of their alignments."""
    return min(align, MAX_WIDTH)


def tail_accesses(start: int, length: int) -> tuple[Access, ...]:
    """`length` (less than 16) bytes from `start` on by accesses of decreasing widths: 8, 4, 2, 1.

    Where `start` is a multiple of a width greater than `length`, every access is naturally aligned.
    """
    accesses = []
    for width in (8, 4, 2, 1):
        if length & width:
            accesses.append(Access(start, width))
            start += width
    return tuple(accesses)


def plan_constant(length: int, align: int, limit: int) -> Plan:
    """The plan for `length` bytes, where both pointers are aligned to `align` and at most `limit` elements may be unrolled."""
    width = element_width(align)
    count, rest = divmod(length, width)
    return Plan(width, count, tail_accesses(count * width, rest), count > limit)


def alignment_at(align: int, offset: int) -> int:
    """What is known of the alignment `offset` bytes behind an address that is aligned to `align`."""
    return min(align, offset & -offset) if offset else align
