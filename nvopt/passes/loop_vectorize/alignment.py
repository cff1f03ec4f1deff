"""How far the accesses of a vector loop are aligned, and what would have to be asked ahead of it for them to be vectors.

    load float from {%a,+,4}         vectors of 4 begin at %a + 16 * n: aligned to 16 bytes where %a is
                                     unknown: the loop runs behind `and (ptrtoint %a), 15` = 0, else as it was

A vector access of less alignment becomes scalar ones again in code generation. No other compiler asks.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from nvopt.analysis.memory.dependences import Access
from nvopt.analysis.memory.memory_location import accessed_type, align_of
from nvopt.analysis.scev.expressions.kinds import SCEV, SCEVAddRecExpr
from nvopt.ir import Builder, ConstantInt, Instruction, LoadInst, StoreInst, Value
from nvopt.ir.types import i32
from nvopt.passes.loop_vectorize.vplan.lanes import Lanes, Widening
from nvopt.transforms.alignment_check import low_bits
from nvopt.transforms.scev_expander import SCEVExpander

if TYPE_CHECKING:
    from nvopt.passes.loop_vectorize.legality import Legality

WIDEST = 16
"""Bytes of the widest access of all GPUs."""


@dataclass
class Alignments:
    """What is known of the accesses of a plan, and what is asked."""

    proven: dict[Instruction, int] = field(default_factory=dict)
    """Bytes to which the vectors of an access are aligned."""
    assumed: dict[Instruction, int] = field(default_factory=dict)
    """The same behind the question, of those that it is about."""
    starts: dict[SCEV, int] = field(default_factory=dict)
    """Addresses ahead of the loop, and of what they must be multiples."""

    def of(self, access: Instruction) -> int | None:
        """The alignment of an access's vectors; None for the access's own."""
        return self.assumed.get(access) or self.proven.get(access)


def alignments_of(legality: Legality, lanes: Lanes, vf: int, may_ask: bool, asked: Mapping[SCEV, int]) -> Alignments:
    """The alignments of a plan's vectors of `vf` lanes; `may_ask`: with questions ahead of the loop, where they help. `asked`: what was
    asked about for another vector loop ahead of this one."""
    found = Alignments()
    for access in lanes.memory:
        assert isinstance(access, (LoadInst, StoreInst))
        recurrence = _recurrence(legality, lanes, vf, access)
        if recurrence is None:
            continue
        start, wanted = recurrence
        multiple = _multiple(legality, start)
        known = max(multiple, align_of(access, legality.layout), asked.get(start, 1))
        found.proven[access] = min(known, wanted)
        if may_ask and known < wanted:
            found.assumed[access] = wanted
            found.starts[start] = max(wanted, found.starts.get(start, 1))
    return found


def _recurrence(legality: Legality, lanes: Lanes, vf: int, access: Access) -> tuple[SCEV, int] | None:
    """Where the vectors of an access begin, and to how many bytes they may be aligned: the access's size, or less where they don't go on by
    that. None for what is no vector."""
    widening = lanes.memory[access]
    if widening not in (Widening.WIDEN, Widening.REVERSE) or vf == 1:
        return None
    e = legality.accesses.pointers.expression(access.pointer)
    if not isinstance(e, SCEVAddRecExpr) or not e.is_affine or e.loop is not legality.loop:
        return None
    element = legality.layout.alloc_size(accessed_type(access))
    size = element * vf
    wanted = min(WIDEST, size & -size)
    start = e.operands[0]
    if widening is Widening.REVERSE:
        start = legality.scev.add(start, legality.scev.constant(e.operands[1].type, -element * (vf - 1)))
    return start, wanted


def _multiple(legality: Legality, start: SCEV) -> int:
    """Bytes of which the address is known to be a multiple."""
    return 1 << min(legality.scev.min_trailing_zeros(start), WIDEST.bit_length() - 1)


def misalignment_check(starts: dict[SCEV, int], expander: SCEVExpander, at: Instruction) -> Value:
    """Whether, before `at`, one of the addresses is no multiple of what it should be: an i1."""
    multiples: dict[Value, int] = {}
    for start, align in starts.items():
        address = expander.expand(start, at)
        multiples[address] = max(align.bit_length() - 1, multiples.get(address, 0))
    rest = low_bits(multiples, at, expander.scev.tracking)
    return Builder.before(at).icmp("ne", rest, ConstantInt.get(i32, 0), "misaligned")
