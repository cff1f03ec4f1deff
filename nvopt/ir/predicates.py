"""What one predicate of `icmp` says of another.

Source: the tables of LLVM's ICmpInst.
"""

from __future__ import annotations

from typing import Final

SWAPPED: Final = {
    **{"eq": "eq", "ne": "ne", "ult": "ugt", "ule": "uge", "ugt": "ult", "uge": "ule"},
    **{"slt": "sgt", "sle": "sge", "sgt": "slt", "sge": "sle"},
}
"""What holds of (b, a) where the predicate holds of (a, b)."""
INVERSE: Final = {
    **{"eq": "ne", "ne": "eq", "ult": "uge", "uge": "ult", "ugt": "ule", "ule": "ugt"},
    **{"slt": "sge", "sge": "slt", "sgt": "sle", "sle": "sgt"},
}
"""What holds where the predicate doesn't."""
FLIPPED = {"ult": "slt", "ule": "sle", "ugt": "sgt", "uge": "sge", "slt": "ult", "sle": "ule", "sgt": "ugt", "sge": "uge"}
"""The predicate of the other signedness; `eq` and `ne` have none."""
NON_STRICT = {"ult": "ule", "ugt": "uge", "slt": "sle", "sgt": "sge"}
"""The predicate that allows equality, too, of each strict one."""
STRICT = frozenset(NON_STRICT)
SIGNED = frozenset({"slt", "sle", "sgt", "sge"})
UNSIGNED = frozenset({"ult", "ule", "ugt", "uge"})
RELATIONAL = SIGNED | UNSIGNED
EQUALITY = frozenset({"eq", "ne"})
TRUE_WHEN_EQUAL = frozenset({"eq", "ule", "uge", "sle", "sge"})
