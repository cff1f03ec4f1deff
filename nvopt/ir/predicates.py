"""What one predicate of `icmp` says of another."""

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
