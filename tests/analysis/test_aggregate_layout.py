"""The leaves of aggregate types: against getelementptr (which is compared with LLVM elsewhere), and against themselves by other ways."""

from __future__ import annotations

import pytest

from nvopt.analysis.aggregate_layout import Leaf, Leaves
from nvopt.ir import ArrayType, DataLayout, Module, StructType, Type
from nvopt.ir.types import i8, i32

LAYOUT = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
LEAVES = Leaves(DataLayout(LAYOUT))
EMPTY = StructType.get([])

TYPES = [
    "{ i32, { float, [2 x i32] }, i16 }",
    "<{ i8, i32, { i8, i64 } }>",
    "[3 x { i8, <2 x float>, [2 x { i16, ptr addrspace(6) }] }]",
    "{ {}, i8, [0 x i64], { {}, [3 x {}] }, i1 }",
    "{ i7, i24, i128, half, bfloat, <3 x i16>, ptr }",
    "{ [2 x <{ i8, [2 x i16] }>], double }",
    "{}",
    "[4 x i8]",
]


def parse(text: str) -> Type:
    function = Module.parse(f"define void @f({text} %x) {{\n  ret void\n}}\n").get_function("f")
    assert function is not None
    return function.args[0].type


@pytest.mark.parametrize("text", TYPES)
def test_offsets_are_those_of_getelementptr(text: str) -> None:
    type = parse(text)
    for leaf in LEAVES.leaves(type):
        assert leaf.offset == LEAVES.layout.gep_offset(type, (0, *leaf.path)), leaf
        assert not leaf.type.is_aggregate


@pytest.mark.parametrize("text", TYPES)
def test_one_leaf_at_a_time_is_the_same(text: str) -> None:
    type = parse(text)
    leaves = LEAVES.leaves(type)
    assert LEAVES.count(type) == len(leaves)
    assert [LEAVES.leaf(type, i) for i in range(len(leaves))] == list(leaves)
    for i, leaf in enumerate(leaves):
        assert LEAVES.first_leaf(type, leaf.path) == (i, leaf.type)


def test_members_are_runs_of_the_whole() -> None:
    type = parse(TYPES[0])
    inner = parse("{ float, [2 x i32] }")
    first, member = LEAVES.first_leaf(type, (1,))
    assert member is inner
    run = LEAVES.leaves(type)[first : first + LEAVES.count(inner)]
    assert [leaf.type for leaf in run] == [leaf.type for leaf in LEAVES.leaves(inner)]


def test_long_arrays_are_not_enumerated() -> None:
    type = ArrayType.get(StructType.get([i8, i32]), 1 << 40)
    assert LEAVES.count(type) == 1 << 41
    assert LEAVES.leaf(type, (1 << 41) - 1) == Leaf(((1 << 40) - 1, 1), i32, ((1 << 40) - 1) * 8 + 4)
    assert LEAVES.leaves(ArrayType.get(EMPTY, 1 << 40)) == ()


@pytest.mark.parametrize("text", ["{ <vscale x 2 x i32>, <vscale x 2 x i32> }", "[2 x <vscale x 4 x i1>]"])
def test_scalable_vectors_have_no_fixed_places(text: str) -> None:
    assert not LEAVES.has_layout(parse(text))


def test_types_nested_too_deeply_are_left_alone() -> None:
    type: Type = i32
    for _ in range(60):
        type = StructType.get([type, i8])
    assert LEAVES.has_layout(type)
    assert LEAVES.count(type) == 61
    for _ in range(1000):
        type = StructType.get([type])
    assert not LEAVES.has_layout(type)
