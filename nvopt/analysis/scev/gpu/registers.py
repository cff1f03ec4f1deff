"""What special registers tell of expressions: which reads are one value, their ranges, and which is less than which.

    read(se, call of tid.x)              # the expression that all reads of tid.x share, invariant in every loop
    range_of(se, call of tid.x)          # [0,256) in a kernel with "nvvm.maxntid"="256"
    relation(se, ULT, tid.x, ntid.x)   # True
    relation(se, ULT, tid.x + ctaid.x * ntid.x, ntid.x * nctaid.x)   # True where the right side doesn't wrap around

A thread reads the same from `tid`, `ntid` and their like all its life. So the reads of a register in a function, where there are several or
one in a loop, have one expression: the unknown that names one of them, which stands for the register. It is there everywhere: whoever makes
code of an expression reads the register once more where that read doesn't dominate the place.

Source: PTX ISA, Special Registers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from nvopt.analysis.constant_range import ConstantRange
from nvopt.analysis.scev.cache import Cache
from nvopt.analysis.scev.expressions import kinds as x
from nvopt.analysis.scev.expressions.kinds import SCEV, SCEVUnknown
from nvopt.analysis.scev.gpu import launch, polynomials
from nvopt.analysis.values import attributes, execution
from nvopt.ir import CallBase, Value
from nvopt.ir.predicates import EQ, NE, SLT, ULT, Predicate
from nvopt.target.special_registers import BELOW, CONSTANT, LIMITS, register_of

if TYPE_CHECKING:
    from nvopt.analysis.scev.scalar_evolution import ScalarEvolution


class Registers(Cache):
    """Which reads of special registers are one value."""

    __slots__ = ("reads", "shared")

    def __init__(self) -> None:
        self.reads: dict[Value, CallBase] | None = None
        """Which of them stands for the register; None before the first is met."""
        self.shared: dict[Value, list[Value]] = {}
        """The reads that stand for a register, and for which reads: their values are there everywhere and don't change."""

    def clear(self) -> None:
        self.reads = None
        self.shared.clear()


# -- reads


def read(se: ScalarEvolution, call: CallBase) -> SCEV | None:
    """The expression of a call that reads a special register; None where nothing is known of the register."""
    if not se.knobs.gpu_scev or register_of(call) not in CONSTANT:
        return None
    if se.registers.reads is None:
        se.registers.reads = _shared_reads(se)
        for one, shown in se.registers.reads.items():
            se.registers.shared.setdefault(shown, []).append(one)
    return se.table.unknown(se.registers.reads.get(call, call))


def _shared_reads(se: ScalarEvolution) -> dict[Value, CallBase]:
    """The read that stands for its register, for each read of a register of which there are several, or one in a loop."""
    reads: dict[str, list[CallBase]] = {}
    for block in se.function.blocks:
        if se.dominators.is_reachable(block):
            for call in block:
                name = register_of(call) if isinstance(call, CallBase) else None
                if isinstance(call, CallBase) and name in CONSTANT and _is_plain(se, call):
                    reads.setdefault(name, []).append(call)
    found: dict[Value, CallBase] = {}
    for group in reads.values():
        if len(group) > 1 or se.loops.loop_for(group[0].parent) is not None:
            found |= dict.fromkeys(group, _representative(se, group))
    return found


def _is_plain(se: ScalarEvolution, call: CallBase) -> bool:
    """Whether the call says no more of the register than is known anyway: what one read promises, perhaps on a condition, another may not.

    In the entry block assumptions do no harm: what holds there holds from there on.
    """
    if call.parent is not se.function.entry and se.assumptions.for_value(call):
        return False
    node = attributes.metadata_of(call, "range")
    promised = attributes.ranges_of(node) if node is not None else []
    attribute = ConstantRange.from_attribute(call.return_attributes.value("range"))
    known = range_of(se, call)
    return known is not None and len(promised) <= 1 and all(one is None or one.contains(known) for one in (*promised, attribute))


def _representative(se: ScalarEvolution, reads: list[CallBase]) -> CallBase:
    """The first read; before others in the entry block one of which something is assumed, where it is always executed."""
    entry = se.function.entry
    first = entry.first
    assert first is not None
    for one in reads:
        if one.parent is entry and se.assumptions.for_value(one) and execution.all_transfer(first, one):
            return one
    return reads[0]


def forget_read(se: ScalarEvolution, value: Value) -> list[Value]:
    """To be called when an instruction goes away: the reads that shared its expression, where it stood for them. Each is by itself now."""
    if value not in se.registers.shared or se.registers.reads is None:
        return []
    others = se.registers.shared.pop(value)
    for one in others:
        del se.registers.reads[one]
    return others


# -- ranges and flags


def range_of(se: ScalarEvolution, call: CallBase) -> ConstantRange | None:
    """The values of a special register, None for other calls."""
    name = register_of(call)
    limits = launch.limits(se).get(name) if name is not None else None
    return ConstantRange.non_empty(se.table.width(call.type), limits[0], limits[1] + 1) if limits is not None else None


def range_of_expression(se: ScalarEvolution, e: SCEV) -> ConstantRange | None:
    """The values of a sum or product of registers, where launch bounds tell more of it than of each of them."""
    if se.registers.reads is None:
        return None
    found = polynomials.of(se, e)
    if found is None or not (found.fits(e.bits, True) or found.fits(e.bits, False)):
        return None
    return ConstantRange.non_empty(e.bits, found.low, found.high + 1)


def flags(se: ScalarEvolution, kind: int, operands: Sequence[SCEV]) -> int:
    """NUW and NSW of a sum or product (ADD, MUL), as far as the registers that it is made of prove them."""
    return polynomials.flags(se, kind, operands) if se.registers.reads is not None else x.ANY_WRAP


def reads_register(e: SCEV) -> bool:
    """Whether a special register is part of the expression."""
    return any(isinstance(one, SCEVUnknown) and isinstance(one.value, CallBase) and register_of(one.value) is not None for one in e.walk())


# -- relations


def relation(se: ScalarEvolution, predicate: Predicate, a: SCEV, b: SCEV) -> bool:
    """Whether `a predicate b` follows from what the registers are: an index is less than the count of what it numbers."""
    if predicate is NE:
        return any(relation(se, SLT, *pair) or relation(se, ULT, *pair) for pair in ((a, b), (b, a)))
    if predicate.is_greater:
        return relation(se, predicate.swapped, b, a)
    if predicate is EQ:
        return False
    if _is_index_of(a, b):
        return True
    if se.registers.reads is None:
        return False
    least = polynomials.least_difference(se, a, b, predicate.is_signed)
    return least is not None and least >= predicate.is_strict


def _is_index_of(a: SCEV, b: SCEV) -> bool:
    """Whether registers are a number and the count of what it numbers, one that may change as warpid does, too."""
    if a.kind == b.kind and a.kind in (x.ZERO_EXTEND, x.SIGN_EXTEND):
        a, b = a.operands[0], b.operands[0]
    if not isinstance(a, SCEVUnknown) or not isinstance(b, SCEVUnknown) or not isinstance(a.value, CallBase):
        return False
    count = BELOW.get(register_of(a.value) or "")
    return count in LIMITS and isinstance(b.value, CallBase) and register_of(b.value) == count
