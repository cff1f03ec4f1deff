"""How often a loop is executed."""

from __future__ import annotations

from nvopt.analysis.scev.expressions.kinds import SCEV
from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
from nvopt.ir import IntType


def trip_count_of(scev: ScalarEvolution, backedge_taken: SCEV, type: IntType) -> SCEV:
    """How often the loop's body is executed, in a type that has at least the bits of the count of back edges; 0 where that does not fit."""
    return scev.add(scev.noop_or_zext(backedge_taken, type), scev.constant(type, 1))
