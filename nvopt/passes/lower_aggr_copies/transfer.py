"""A copy or a fill of memory that is to be lowered: a memory intrinsic, or the store of an aggregate too large to split."""

from __future__ import annotations

from typing import NamedTuple

from nvopt.ir import ConstantInt, Instruction, LoadInst, StoreInst, Value
from nvopt.passes.lower_aggr_copies.attachments import Attachments
from nvopt.target import address_spaces
from nvopt.target.address_spaces import READ_ONLY, may_alias


class Transfer(NamedTuple):
    """`source` is where a copy reads, or the byte that a fill writes; the lowered code takes the place of `at`, which goes.

    Alignments are in bytes, 1 where nothing is promised. `overlaps`: the buffers may share bytes (memmove). `loads` and `stores`: the
    metadata of the accesses.
    """

    at: Instruction
    dst: Value
    dst_align: int
    source: Value
    src_align: int
    length: Value
    loads: Attachments
    stores: Attachments
    is_fill: bool = False
    overlaps: bool = False
    volatile: bool = False

    @property
    def is_of_aggregate(self) -> bool:
        """Whether it stands for a load or store of an aggregate."""
        return isinstance(self.at, (LoadInst, StoreInst))

    @property
    def align(self) -> int:
        """The smaller of the alignments, which decides how wide the accesses are."""
        return self.dst_align if self.is_fill else min(self.dst_align, self.src_align)

    @property
    def constant_length(self) -> int | None:
        """The length in bytes where it is known; lengths have no sign."""
        return self.length.unsigned if isinstance(self.length, ConstantInt) else None

    @property
    def needs_direction(self) -> bool:
        """Whether a store may overwrite what is still to be loaded, so that it matters at which end the copy begins."""
        return self.overlaps and may_overwrite(self.dst, self.source)


def may_overwrite(dst: Value, src: Value) -> bool:
    """Whether, by their address spaces, a store through `dst` may change what lies behind `src`."""
    space = address_spaces.of(src.type)
    return space not in READ_ONLY and may_alias(address_spaces.of(dst.type), space)
