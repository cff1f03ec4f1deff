"""Phis that are just one value.

    simplify(tracking, phi)      # x of `phi i32 [ %x, %a ], [ %x, %b ]`

Source: LLVM's simplifyPHINode, as ScalarEvolution asks it: undef is a value like any other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nvopt.ir import PHINode, PoisonValue, Value

if TYPE_CHECKING:
    from nvopt.analysis.value_tracking.tracking import ValueTracking


def simplify(tracking: ValueTracking, phi: PHINode) -> Value | None:
    """The one value that comes in besides the phi itself and poison, where it is there on every way to the phi; None for several."""
    found: Value | None = None
    has_poison = False
    for value in phi.operands[::2]:
        if value is phi or value is found:
            continue
        if isinstance(value, PoisonValue):
            has_poison = True
        elif found is not None:
            return None
        else:
            found = value
    if found is None:
        return PoisonValue.get(phi.type)
    return found if not has_poison or tracking.dominators.value_dominates(found, phi) else None
