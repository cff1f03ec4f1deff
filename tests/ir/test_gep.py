"""The indices of a getelementptr one by one, against the bytes that DataLayout and LLVM's printer say."""

from __future__ import annotations

import pytest

import nvopt
from nvopt.ir import GetElementPtrInst
from nvopt.ir.gep import steps_of

TYPES = "%struct.S = type { i8, [3 x { i16, <3 x i32> }], ptr }\n"


def steps(source: str, indices: str, result: str = "ptr") -> list[tuple[str, int | None, int | None]]:
    """By index: itself, the bytes before the field, the bytes of a step."""
    pointer = "<2 x ptr> %v" if result != "ptr" else "ptr %p"
    module = nvopt.parse(
        f"{TYPES}define {result} @f(ptr %p, <2 x ptr> %v, i64 %i, i32 %j) {{\n"
        f"  %g = getelementptr {source}, {pointer}, {indices}\n  ret {result} %g\n}}\n"
    )
    function = module.get_function("f")
    assert function is not None
    gep = next(function.instructions())
    assert isinstance(gep, GetElementPtrInst)
    layout = module.data_layout
    found = [(step, step.field(layout)) for step in steps_of(gep)]
    return [(step.operand.ref, field, step.stride(layout) if field is None else None) for step, field in found]


@pytest.mark.parametrize(
    ("source", "indices", "expected"),
    [
        ("i32", "i64 %i", [("%i", None, 4)]),
        ("%struct.S", "i64 %i", [("%i", None, 128)]),
        ("%struct.S", "i64 %i, i32 0", [("%i", None, 128), ("0", 0, None)]),
        ("%struct.S", "i64 0, i32 2", [("0", None, 128), ("2", 112, None)]),
        (
            "%struct.S",
            "i64 %i, i32 1, i32 %j, i32 1, i64 2",
            [("%i", None, 128), ("1", 16, None), ("%j", None, 32), ("1", 16, None), ("2", None, 4)],
        ),
        ("[4 x i24]", "i64 0, i64 %i", [("0", None, 16), ("%i", None, 4)]),
        ("<4 x i24>", "i64 0, i64 %i", [("0", None, 16), ("%i", None, 3)]),
        ("<vscale x 2 x i32>", "i64 %i", [("%i", None, 8)]),
    ],
)
def test_steps(source: str, indices: str, expected: list[tuple[str, int | None, int | None]]) -> None:
    assert steps(source, indices) == expected


@pytest.mark.parametrize(("field", "offset"), [("zeroinitializer", 0), ("splat (i32 1)", 16), ("<i32 2, i32 2>", 112)])
def test_a_field_in_every_lane(field: str, offset: int) -> None:
    found = steps("%struct.S", f"i64 0, <2 x i32> {field}", "<2 x ptr>")
    assert [one[1:] for one in found] == [(None, 128), (offset, None)]
