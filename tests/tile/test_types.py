"""The type walker: its band of kinds, inline and heap operands, conditional mode, one object for each type."""

from __future__ import annotations

import pytest

from nvopt.tile.types import (
    FIRST_TYPE_KIND,
    LAST_TYPE_KIND,
    InvalidTypeKindError,
    TypeRecord,
    TypeWalkContext,
    type_record_operands,
    walk_cuda_tile_type,
)


@pytest.mark.parametrize("kind", [FIRST_TYPE_KIND - 1, LAST_TYPE_KIND + 1, 0])
def test_kinds_outside_of_the_band(kind: int) -> None:
    record = TypeRecord(FIRST_TYPE_KIND, (TypeRecord(kind),))
    with pytest.raises(InvalidTypeKindError, match=f"{kind:#x}"):
        walk_cuda_tile_type(TypeWalkContext(), record, False)


@pytest.mark.parametrize("kind", [FIRST_TYPE_KIND, 0x34, LAST_TYPE_KIND])
def test_kinds_of_the_band(kind: int) -> None:
    walked = walk_cuda_tile_type(TypeWalkContext(), TypeRecord(kind), False)
    assert (walked.kind, walked.operands) == (kind, ())  # type: ignore[attr-defined]


@pytest.mark.parametrize(("count", "is_heap"), [(1, False), (2, False), (3, True)])
def test_the_storage_flag(count: int, is_heap: bool) -> None:
    operands = tuple(TypeRecord(0x30 + i) for i in range(count))
    record = TypeRecord(0x40, operands)
    assert record.is_heap == is_heap
    assert type_record_operands(record) == operands
    walked = walk_cuda_tile_type(TypeWalkContext(), record, False)
    assert [operand.kind for operand in walked.operands] == [0x30 + i for i in range(count)]  # type: ignore[attr-defined]


def test_types_are_uniqued() -> None:
    context = TypeWalkContext()
    one, other = (TypeRecord(0x40, (TypeRecord(0x30), TypeRecord(0x30))) for _ in range(2))
    walked = walk_cuda_tile_type(context, one, False)
    assert walk_cuda_tile_type(context, other, False) is walked
    assert walked.operands[0] is walked.operands[1]  # type: ignore[attr-defined]
    assert walk_cuda_tile_type(context, TypeRecord(0x41, (TypeRecord(0x30), TypeRecord(0x30))), False) is not walked


def test_conditional_mode() -> None:
    inner = TypeRecord(0x30, (), "as it was")
    context = TypeWalkContext(conditional=frozenset({0x30}))
    outside = walk_cuda_tile_type(context, TypeRecord(0x40, (inner,)), False)
    inside = walk_cuda_tile_type(context, TypeRecord(0x40, (inner,)), True)
    assert outside.operands == ("as it was",)  # type: ignore[attr-defined]
    assert inside.operands[0].kind == 0x30  # type: ignore[attr-defined]


def test_a_handler_of_its_own() -> None:
    context = TypeWalkContext(handlers={0x50: lambda record, operands: ("handled", record.kind, len(operands))})
    assert walk_cuda_tile_type(context, TypeRecord(0x50, (TypeRecord(0x30),)), False) == ("handled", 0x50, 1)


def test_deep_types() -> None:
    record = TypeRecord(0x30)
    for _ in range(100_000):
        record = TypeRecord(0x40, (record,))
    walked = walk_cuda_tile_type(TypeWalkContext(), record, False)
    assert walked.kind == 0x40  # type: ignore[attr-defined]
