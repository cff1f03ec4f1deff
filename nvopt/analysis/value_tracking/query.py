"""What a question about a value is asked of, and how far it has gone: what every rule of value tracking takes beside the value.

    query = Query(tracking, context, lanes(value.type))
    known_bits.compute(query, value)
    known_bits.compute(query.deeper, value.operands[0])     # asked in turn of an operand

Source: LLVM's SimplifyQuery, which leaves lanes and depth to arguments of their own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nvopt.analysis.value_tracking.assumptions import Promise
from nvopt.analysis.values.execution import holds_at
from nvopt.ir import BasicBlock, Instruction, Value

if TYPE_CHECKING:
    from nvopt.analysis.value_tracking.tracking import ValueTracking


class Query:
    """Never changes; what is asked next is a query of its own.

    `tracking` is asked, with its dominators and assumptions. Control is at the instruction `context`, or anywhere where that is None.
    `demanded` has a bit for each lane of a vector that is asked about, and is 1 for anything else: what is found holds in all of these.
    `depth` operations lie between the value and what was asked for.
    """

    __slots__ = ("context", "demanded", "depth", "tracking")

    def __init__(self, tracking: ValueTracking, context: Instruction | None = None, demanded: int = 1, depth: int = 0) -> None:
        self.tracking = tracking
        self.context = context
        self.demanded = demanded
        self.depth = depth

    @property
    def deeper(self) -> Query:
        """The same of an operand: one operation further."""
        return Query(self.tracking, self.context, self.demanded, self.depth + 1)

    def at(self, context: Instruction | None) -> Query:
        """The same where control is at another instruction."""
        return Query(self.tracking, context, self.demanded, self.depth)

    def of_lanes(self, demanded: int) -> Query:
        """The same of other lanes."""
        return self if demanded == self.demanded else Query(self.tracking, self.context, demanded, self.depth)

    def promises(self, value: Value) -> list[Promise]:
        """What assumptions promise of `value`, if it is known where control is; which of them count depends on that."""
        if self.context is None:
            return []
        found = self.tracking.assumptions.for_value(value)
        if found:
            self.tracking.context_free = False
        return found

    def holds(self, assume: Instruction, allow_ephemeral: bool = False) -> bool:
        """Whether what `assume` tells is true where control is."""
        context = self.context
        return context is not None and holds_at(assume, context, self.tracking.dominators, allow_ephemeral)

    def has_passed(self, value: Value) -> bool:
        """Whether control has come by where `value` is computed."""
        return self.context is not None and self.tracking.dominators.value_dominates(value, self.context)

    def has_passed_edge(self, source: BasicBlock, target: BasicBlock) -> bool:
        """Whether control has come by the edge from `source` to `target`."""
        block = self.context.parent if self.context is not None else None
        return block is not None and self.tracking.dominators.edge_dominates(source, target, block)

    def coming_from(self, block: BasicBlock, depth: int) -> Query:
        """The same of what comes into a phi from `block`, at the end of which control is, as if `depth` operations lay between already."""
        return Query(self.tracking, block.terminator, self.demanded, max(self.depth, depth))
