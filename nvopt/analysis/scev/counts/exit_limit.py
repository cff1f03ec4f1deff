"""How often a loop goes round before it leaves through one exit: the answer of the other files here.

    ExitLimit(count)                                   # exactly `count`, which is its own bound, too
    ExitLimit(unknown, ninety, ninety)                 # at most 90 times

Source: LLVM's ScalarEvolution::ExitLimit.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from nvopt.analysis.scev.expressions.kinds import COULD_NOT_COMPUTE, SCEV

if TYPE_CHECKING:
    from nvopt.analysis.scev.facts.predicates import SCEVPredicate


class ExitLimit:
    """How often the exit is passed without being taken. What isn't known is the could-not-compute expression."""

    __slots__ = ("constant_max", "exact", "max_or_zero", "predicates", "symbolic_max")
    exact: SCEV
    """So many times, no more and no less."""
    constant_max: SCEV
    """At most so many times, a constant."""
    symbolic_max: SCEV
    """At most so many times, an expression; the exact count where that is known."""
    max_or_zero: bool
    """Whether the exit is passed `constant_max` times or not at all."""
    predicates: tuple[SCEVPredicate, ...]
    """What must hold when the program runs for all this to be true; each once."""

    def __init__(
        self,
        exact: SCEV,
        constant_max: SCEV | None = None,
        symbolic_max: SCEV | None = None,
        max_or_zero: bool = False,
        predicates: Iterable[SCEVPredicate] = (),
    ) -> None:
        """Without the others `exact`, a constant or unknown, is all three counts."""
        if constant_max is None or symbolic_max is None:
            constant_max = symbolic_max = exact
        elif constant_max.is_zero:
            exact = symbolic_max = constant_max
        self.exact, self.constant_max, self.symbolic_max, self.max_or_zero = exact, constant_max, symbolic_max, max_or_zero
        self.predicates = tuple(dict.fromkeys(predicates))

    @property
    def is_exact(self) -> bool:
        """Whether the exact count is known."""
        return self.exact.kind != COULD_NOT_COMPUTE

    @property
    def is_known(self) -> bool:
        """Whether the exact count or a bound is known."""
        return self.exact.kind != COULD_NOT_COMPUTE or self.constant_max.kind != COULD_NOT_COMPUTE
