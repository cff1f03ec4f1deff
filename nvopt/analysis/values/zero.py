"""What a comparison says about zero.

    icmp ugt i32 %x, %y         # %x is not zero, where it holds

Source: LLVM's cmpExcludesZero.
"""

from __future__ import annotations

from nvopt.analysis.values.matching import integer, is_zero, width
from nvopt.ir import ConstantAggregate, ConstantInt, Value, VectorType


def excludes_zero(predicate: str, other: Value) -> bool:
    """Whether `x predicate other` says that x is not zero."""
    if predicate == "ugt":
        return True
    if predicate == "ne":
        return is_zero(other)
    number = integer(other)
    if number is not None:
        from nvopt.analysis.constant_range import ConstantRange  # late: most comparisons are decided above

        return not ConstantRange.exact_icmp_region(predicate, width(other.type), number).contains(0)
    if not isinstance(other, ConstantAggregate) or not isinstance(other.type, VectorType):
        return False
    return all(isinstance(lane, ConstantInt) and excludes_zero(predicate, lane) for lane in other.operands)
