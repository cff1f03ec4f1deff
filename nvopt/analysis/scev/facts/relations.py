"""Comparisons of expressions: as one thing, of two constants, of what is a difference; when two values are the same one.

Source: ScalarEvolution's HasSameValue.
"""

from __future__ import annotations

from typing import NamedTuple

from nvopt.analysis.scev.expressions.kinds import ADD, MUL, SCEV, UNKNOWN, SCEVConstant, SCEVUnknown
from nvopt.ir import BinaryOperator, GetElementPtrInst
from nvopt.ir.predicates import Predicate


class Comparison(NamedTuple):
    """`a pred b`."""

    pred: Predicate
    a: SCEV
    b: SCEV

    @property
    def swapped(self) -> Comparison:
        """The same with its sides exchanged."""
        return Comparison(self.pred.swapped, self.b, self.a)

    @property
    def is_of_pointers(self) -> bool:
        """Whether a side of it is a pointer."""
        return self.a.is_pointer or self.b.is_pointer


def holds(pred: Predicate, a: SCEVConstant, b: SCEVConstant) -> bool:
    """Whether the predicate holds of two constants."""
    return pred.compare(a.signed, b.signed) if pred.is_signed else pred.compare(a.value, b.value)


def match_difference(e: SCEV) -> tuple[SCEV, SCEV] | None:
    """(x, y) of x - y, which is a sum of two with -1 * y among them."""
    if e.kind != ADD or len(e.operands) != 2:
        return None
    first, second = e.operands
    for negated, other in ((first, second), (second, first)):
        if negated.kind == MUL and len(negated.operands) == 2 and negated.operands[0].is_all_ones:
            return other, negated.operands[1]
    return None


def has_same_value(a: SCEV, b: SCEV) -> bool:
    """Whether both are one expression, or values that the same instruction computes of the same operands."""
    if a is b:
        return True
    if a.kind != UNKNOWN or b.kind != UNKNOWN:
        return False
    assert isinstance(a, SCEVUnknown)
    assert isinstance(b, SCEVUnknown)
    one, other = a.value, b.value
    if not isinstance(one, (BinaryOperator, GetElementPtrInst)) or type(one) is not type(other):
        return False
    assert isinstance(other, (BinaryOperator, GetElementPtrInst))
    if one.opcode != other.opcode or one.type is not other.type or one.flags != other.flags:
        return False
    if isinstance(one, GetElementPtrInst) and isinstance(other, GetElementPtrInst) and one.source_type is not other.source_type:
        return False
    return len(one.operands) == len(other.operands) and all(x is y for x, y in zip(one.operands, other.operands, strict=True))
