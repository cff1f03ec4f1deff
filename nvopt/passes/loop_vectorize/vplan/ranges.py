"""The vectorization factors (VF) that one plan is for: those for which everything is decided alike.

    factors = VFRange([2, 4, 8])
    factors.decide_and_clamp(lambda vf: vf <= 4)     # True; 8, for which it is False, is left to another plan
    factors.factors                                  # [2, 4]

Source: LLVM's VFRange and LoopVectorizationPlanner::getDecisionAndClampRange.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

Decided = TypeVar("Decided")


class VFRange:
    """Ascending factors, fewer with each decision that not all of them share."""

    def __init__(self, factors: Sequence[int]) -> None:
        """At least one factor."""
        self.factors = list(factors)

    def decide_and_clamp(self, decide: Callable[[int], Decided]) -> Decided:
        """What is decided for the first factor; those from the first on for which it is decided otherwise are left out."""
        first, *others = self.factors
        decided = decide(first)
        for at, factor in enumerate(others, start=1):
            if decide(factor) != decided:
                del self.factors[at:]
                break
        return decided
