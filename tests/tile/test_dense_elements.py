"""The debug printer of DenseElements: each type code, and those that are none."""

from __future__ import annotations

import struct

import pytest

from nvopt.tile.dense_elements import (
    DenseElementsMetadata,
    DenseElementsTypeCode,
    InvalidDenseElementTypeError,
    append_dense_elements_debug_string,
)

C = DenseElementsTypeCode


def printed(code: int, data: bytes, count: int) -> str:
    out: list[str] = []
    append_dense_elements_debug_string(out, data, DenseElementsMetadata(code, count))
    return "".join(out)


@pytest.mark.parametrize(
    ("code", "data", "expected"),
    [
        (C.DETC_I8, struct.pack("<3b", -128, 0, 127), "-128,0,127"),
        (C.DETC_I16, struct.pack("<2h", -32768, 7), "-32768,7"),
        (C.DETC_I32, struct.pack("<2i", -(2**31), 7), "-2147483648,7"),
        (C.DETC_I64, struct.pack("<2q", -(2**63), 7), "-9223372036854775808,7"),
        (C.DETC_U8, b"\x80\xff", "128,255"),
        (C.DETC_U16, struct.pack("<2H", 32768, 7), "32768,7"),
        (C.DETC_U32, struct.pack("<2I", 2**31, 7), "2147483648,7"),
        (C.DETC_U64, struct.pack("<2Q", 2**63, 7), "9223372036854775808,7"),
        (C.DETC_F32, struct.pack("<4f", 0.1, -2.0, 1e30, float("inf")), "0.1,-2.0,1e+30,inf"),
        (C.DETC_F64, struct.pack("<2d", 0.1, -0.0), "0.1,-0.0"),
    ],
)
def test_type_codes(code: int, data: bytes, expected: str) -> None:
    assert printed(code, data, expected.count(",") + 1) == expected


def test_no_elements() -> None:
    assert printed(C.DETC_F32, b"", 0) == ""


@pytest.mark.parametrize("code", [C.DETC_Reserved0, C.DETC_Reserved11, 12, -1])
def test_invalid_codes(code: int) -> None:
    with pytest.raises(InvalidDenseElementTypeError, match=f"type code {int(code)}$"):
        printed(code, b"\0" * 8, 1)


def test_a_buffer_that_is_too_short() -> None:
    with pytest.raises(ValueError, match="7 bytes hold no element 1 of 4 bytes"):
        printed(C.DETC_I32, b"\0" * 7, 2)
