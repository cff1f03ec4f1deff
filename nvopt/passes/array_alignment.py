"""How well set-local-array-alignment and set-global-array-alignment align an array."""

from __future__ import annotations

from nvopt.ir import ArrayType, StructType, Type, VectorType

WIDEST = 16
"""Bytes of the widest vector access that every GPU has."""


def wanted_align(type: Type, size: int, place: int = 0) -> int:
    """The alignment in bytes that a variable of `type` and `size` bytes should have and, lying at offset `place`, has already.

    `place`: of several offsets all of which count, the bits of all. 1 for what isn't an array, struct or vector, and for what is too small
    for a vector access.
    """
    if not isinstance(type, (ArrayType, StructType, VectorType)):
        return 1
    return next((align for align in (WIDEST, WIDEST // 2) if size >= align and place % align == 0), 1)
