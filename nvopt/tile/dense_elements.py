"""The debug printer of DenseElements: values with commas in between, no brackets, no shape.

    append_dense_elements_debug_string(out, data, DenseElementsMetadata(DenseElementsTypeCode.DETC_I32, 3))   # -1,0,7

The data are little-endian, as on a GPU. Floats are printed with the fewest digits that read back as the same number.
"""

from __future__ import annotations

import struct
from enum import IntEnum
from typing import Final, NamedTuple, NoReturn


class DenseElementsTypeCode(IntEnum):
    """The type of the elements."""

    DETC_Reserved0 = 0
    DETC_F32 = 1
    DETC_F64 = 2
    DETC_I8 = 3
    DETC_I16 = 4
    DETC_I32 = 5
    DETC_I64 = 6
    DETC_U8 = 7
    DETC_U16 = 8
    DETC_U32 = 9
    DETC_U64 = 10
    DETC_Reserved11 = 11


C = DenseElementsTypeCode


class DenseElementsMetadata(NamedTuple):
    """What is known of a buffer: the type code of its elements, and how many there are."""

    type_code: int
    element_count: int


class InvalidDenseElementTypeError(Exception):
    """A type code that is reserved, or none. This is a bug of whoever wrote the metadata."""


def bug_invalid_dense_element_type(type_code: int) -> NoReturn:
    """Ends the printing of elements of no type."""
    raise InvalidDenseElementTypeError(f"there are no dense elements of type code {type_code}")


_SIGNED: Final = {C.DETC_I8: "b", C.DETC_I16: "h", C.DETC_I32: "i", C.DETC_I64: "q"}
_UNSIGNED: Final = {C.DETC_U8: "B", C.DETC_U16: "H", C.DETC_U32: "I", C.DETC_U64: "Q"}


def append_dense_elements_debug_string(out: list[str], data: bytes, meta: DenseElementsMetadata) -> None:
    """Appends the elements to `out`. InvalidDenseElementTypeError for a type code that is none, ValueError where the buffer is too
    short."""
    for i in range(meta.element_count):
        if i != 0:
            out.append(",")
        if meta.type_code == C.DETC_F32:
            out.append(_shortest_f32(_load("f", data, i)))
        elif meta.type_code == C.DETC_F64:
            out.append(repr(_load("d", data, i)))
        elif meta.type_code in _SIGNED:
            out.append(str(_load(_SIGNED[C(meta.type_code)], data, i)))
        elif meta.type_code in _UNSIGNED:
            out.append(str(_load(_UNSIGNED[C(meta.type_code)], data, i)))
        else:
            bug_invalid_dense_element_type(meta.type_code)


def _load(format: str, data: bytes, index: int) -> int | float:
    size = struct.calcsize(f"<{format}")
    if len(data) < (index + 1) * size:
        raise ValueError(f"{len(data)} bytes hold no element {index} of {size} bytes")
    found: int | float = struct.unpack_from(f"<{format}", data, index * size)[0]
    return found


def _shortest_f32(value: float) -> str:
    """The fewest digits that are this float again once rounded to single precision."""
    for digits in range(1, 10):
        text = f"{value:.{digits}g}"
        if struct.pack("<f", float(text)) == struct.pack("<f", value):
            return repr(float(text))
    return repr(value)
