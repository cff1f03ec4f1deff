"""What is computed only to be truncated is computed in the narrower type.

    a = zext x, b = a * a, c = b - a, trunc b + trunc c       become b = x * x, c = b - x, b + c

A rule does that for one truncation, where nobody else needs what it truncates; this does it for all that share what they truncate.
"""

from __future__ import annotations

from typing import Final

from nvopt.tile.costs import Ledger
from nvopt.tile.expressions import Expression, Pool
from nvopt.tile.kinds import VARIADIC, Kind

K = Kind
_NARROWED: Final = VARIADIC | {K.EK_Add, K.EK_Sub, K.EK_Mul, K.EK_NotI, K.EK_NegI, K.EK_Select, K.EK_Shl}
"""Of these the low bits depend on the operands' low bits only; of a shift, where its amount is a number."""
MOST_TOGETHER: Final = 64
"""So many operations are narrowed at once."""


def narrow(pool: Pool, ledger: Ledger) -> None:
    """Narrows what is needed only by its low bits, where that saves something."""
    truncations = [node for node in ledger.live() if node.payload == "trunc" and node.kind is K.EK_Cast]
    if len(truncations) < 2:
        return
    for group in _sharing(ledger, sorted(truncations, key=lambda node: node.serial)):
        if len(group) > 1:
            narrowing = _Narrowing(pool, ledger, max(node.bits for node in group))
            ledger.replace_together([(node, pool.cast("trunc", narrowing.of(ledger.current(node.first)), node.bits)) for node in group])


def _sharing(ledger: Ledger, truncations: list[Expression]) -> list[list[Expression]]:
    """The truncations in groups that share what they truncate."""
    groups: list[list[Expression]] = []
    group_of: dict[Expression, list[Expression]] = {}
    for truncation in truncations:
        group = [truncation]
        for node in _inside(ledger, ledger.current(truncation.first), truncation.bits):
            other = group_of.get(node, group)
            if other is not group:
                other += group
                for member in group_of:
                    if group_of[member] is group:
                        group_of[member] = other
                group = other
            group_of[node] = group
        if group[0] is truncation:
            groups.append(group)
    return groups


def _inside(ledger: Ledger, root: Expression, bits: int) -> list[Expression]:
    """What may be narrowed of what a truncated node is computed from, itself included."""
    found: dict[Expression, None] = {}
    pending = [root]
    while pending and len(found) < MOST_TOGETHER:
        node = pending.pop()
        if node not in found and node.bits == root.bits and is_narrowed(node, bits):
            found[node] = None
            pending += [ledger.current(operand) for operand in node.operands]
    return list(found)


def is_narrowed(node: Expression, bits: int) -> bool:
    """Whether the low bits of a node are computed from those of its operands."""
    if node.kind is K.EK_Shl:
        return node.second.number is not None and node.second.number < bits
    return node.kind in _NARROWED


class _Narrowing:
    """The low bits of expressions, each once."""

    def __init__(self, pool: Pool, ledger: Ledger, bits: int) -> None:
        self._pool, self._ledger, self._bits = pool, ledger, bits
        self._found: dict[Expression, Expression] = {}

    def of(self, root: Expression) -> Expression:
        """The low bits of a node."""
        stack = [root]
        while stack:
            node = stack[-1]
            if node in self._found:
                stack.pop()
                continue
            if not is_narrowed(node, self._bits) or len(self._found) > MOST_TOGETHER:
                self._found[node] = self._of_leaf(node)
                continue
            operands = [self._ledger.current(operand) for operand in node.operands]
            kept = 1 if node.kind is K.EK_Select else 0
            waiting = [operand for operand in operands[kept:] if operand not in self._found]
            if waiting:
                stack += waiting
                continue
            self._found[node] = self._pool.make(node.kind, operands[:kept] + [self._found[operand] for operand in operands[kept:]])
        return self._found[root]

    def _of_leaf(self, node: Expression) -> Expression:
        """The low bits of what isn't taken apart."""
        pool, bits = self._pool, self._bits
        if node.number is not None:
            return pool.constant(node.number, bits, node.shape)
        if node.kind is K.EK_Cast and node.payload != "trunc":
            inner = self._ledger.current(node.first)
            return pool.cast("trunc" if inner.bits >= bits else str(node.payload), inner, bits)
        return pool.cast("trunc", node, bits)
