"""What rules are, and what most of them ask."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from nvopt.tile.expressions import POISON, UNDEF, Expression, Pool
from nvopt.tile.kinds import INVERSE_COMPARISON, Kind

Rule = Callable[[Pool, Expression], Expression | None]
Rules = dict[Kind, tuple[Rule, ...]]

WANTED: Final[dict[Rule, frozenset[Kind]]] = {}
"""The kinds of which a rule wants one operand at least; a rule that isn't here may apply whatever they are."""


def on(*kinds: Kind) -> Callable[[Rule], Rule]:
    """Says of a rule that it applies only where one operand at least is of these kinds, so that it isn't asked in vain."""

    def noted(rule: Rule) -> Rule:
        WANTED[rule] = frozenset(kinds)
        return rule

    return noted


OF_UNDEFINED: Final[set[Rule]] = set()
"""The rules that want undef or poison itself among the operands."""


def on_undefined(rule: Rule) -> Rule:
    """Says of a rule that it applies only where one operand at least is undef or poison itself."""
    OF_UNDEFINED.add(rule)
    return on(Kind.EK_BitVecConst)(rule)


def zero(pool: Pool, like: Expression) -> Expression:
    """0, as wide as `like`."""
    return pool.constant(0, like.bits, like.shape)


def ones(pool: Pool, like: Expression) -> Expression:
    """All bits set, as wide as `like`."""
    return pool.constant(-1, like.bits, like.shape)


def truth(pool: Pool, value: bool, like: Expression) -> Expression:
    """The outcome of a comparison, in the shape of `like`."""
    return pool.constant(int(value), 1, like.shape)


def is_zero(node: Expression) -> bool:
    """Whether it is the number 0."""
    return node.number == 0


def is_ones(node: Expression) -> bool:
    """Whether it is the number all of whose bits are set."""
    return node.number == (1 << node.bits) - 1


def is_poison(node: Expression) -> bool:
    """Whether it is poison itself."""
    return node.payload is POISON


def is_undef(node: Expression) -> bool:
    """Whether it is undef itself."""
    return node.payload is UNDEF


def is_complement(one: Expression, other: Expression) -> bool:
    """Whether one is `not` of the other, by form: a `not`, a number, the comparison that says the contrary."""
    if (one.kind is Kind.EK_NotI and one.first is other) or (other.kind is Kind.EK_NotI and other.first is one):
        return True
    if one.kind is Kind.EK_Constant and other.kind is Kind.EK_Constant:
        return one.number == ~other.number & ((1 << one.bits) - 1)  # type: ignore[operator]
    inverse = INVERSE_COMPARISON.get(one.kind)
    if inverse is None:
        return False
    if one.kind is other.kind and one.kind in (Kind.EK_LtU, Kind.EK_LtS):
        return _meet(one, other) or _meet(other, one)
    if other.kind is not inverse[0]:
        return False
    same = (other.second, other.first) if inverse[1] else (other.first, other.second)
    return (one.first, one.second) == same


def _meet(below: Expression, above: Expression) -> bool:
    """Whether one says x < c and the other c - 1 < x, where c is not the least number."""
    number, other = below.second.number, above.first.number
    if below.first is not above.second or number is None or other is None:
        return False
    return number - 1 == other and (below.kind is Kind.EK_LtU or number != 1 << (below.first.bits - 1))


def inverted(pool: Pool, node: Expression) -> Expression:
    """`not` of a node: for a number or a comparison, the contrary itself."""
    if node.kind is Kind.EK_NotI:
        return node.first
    if node.number is not None:
        return pool.constant(~node.number, node.bits, node.shape)
    inverse = INVERSE_COMPARISON.get(node.kind)
    if inverse is not None:
        operands = (node.second, node.first) if inverse[1] else (node.first, node.second)
        return pool.make(inverse[0], operands)
    return pool.make(Kind.EK_NotI, (node,))


def power_of_two(number: int | None) -> int | None:
    """The exponent of a power of two; None for other numbers."""
    return number.bit_length() - 1 if number and not number & (number - 1) else None
