"""Whether a module means the same under another data layout."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nvopt.ir import ArrayType, FloatType, IntType, PointerType, StructType, Type, VectorType
from nvopt.ir.datalayout import DataLayout
from nvopt.llvm import machine
from nvopt.llvm.layouts import disagreement

NVPTX = machine.data_layout("nvptx64-nvidia-cuda")
NVPTX32 = machine.data_layout("nvptx-nvidia-cuda")
X86 = machine.data_layout("x86_64-pc-linux-gnu")
X86_32 = machine.data_layout("i386-pc-linux-gnu")
LIBNVVM = (
    "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-"
    "v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
)
OLD = "e-i64:64-v16:16-v32:32-n16:32:64"
EVERYDAY = """\
%s = type { i8, i64, <4 x float>, [3 x half], ptr, { double, ptr addrspace(1) } }
define <3 x float> @f(ptr addrspace(3) %p, bfloat %x) {
  %i1 = icmp eq i1 true, false
  ret <3 x float> zeroinitializer
}
"""


@pytest.mark.parametrize("layout", [NVPTX, LIBNVVM, OLD, OLD + "-i128:128", X86, "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"])
def test_what_every_front_end_writes_agrees(layout: str) -> None:
    assert disagreement(EVERYDAY, layout, NVPTX) is None
    assert disagreement(EVERYDAY, NVPTX, layout) is None


@pytest.mark.parametrize(
    ("text", "layout", "said"),
    [
        ("define void @f(ptr %p) {\n}\n", X86_32, "ptr takes 4 bytes in it, 8 on the target"),
        ("define void @f(ptr %p) {\n}\n", NVPTX32, "ptr takes 4 bytes in it, 8 on the target"),
        ("@x = global ptr addrspace(6) null\n", LIBNVVM, "ptr addrspace(6) takes 8 bytes in it, 4 on the target"),
        ("@x = global ptr addrspace(270) null\n", X86, "ptr addrspace(270) takes 4 bytes in it, 8 on the target"),
        ("@x = global i64 0\n", "E", "one is big-endian, the other little-endian"),
        ("@x = global ptr null\n", "e-i64:64-p:64:64:64:32", "offsets from ptr have 32 bits in it, 64 on the target"),
        ("%s = type { i8, i128 }\n", OLD, "i128 is aligned to 8 bytes in it, to 16 on the target"),
        ("%s = type { i8, { [2 x i128] } }\n", OLD, "i128 is aligned to 8 bytes in it, to 16 on the target"),
        ("define { i8, i128 } @f() {\n}\n", OLD, "i128 is aligned to 8 bytes in it, to 16 on the target"),
        ("%s = type { i8, i64 }\n", "e", "i64 is aligned to 4 bytes in it, to 8 on the target"),
        ("@x = global <2 x i8> zeroinitializer\n", "e-i64:64-v16:32", "<2 x i8> takes 4 bytes in it, 2 on the target"),
        ("@x = global double 0.0\n", "e-i64:64-f64:128", "double takes 16 bytes in it, 8 on the target"),
        ("@x = global i32 0\n", "e-i64:64-a:64", "{ i8 } takes 8 bytes in it, 1 on the target"),
        ("  %x = alloca i32, align 4, addrspace(5)\n", "e-i64:64-A5", "alloca is in address space 5, the target's in 0"),
    ],
)
def test_what_differs_is_named(text: str, layout: str, said: str) -> None:
    assert disagreement(text, layout, NVPTX) == said


def test_what_would_be_aligned_less() -> None:
    """Loads rely on it, and variables would no longer have it."""
    assert disagreement("@x = global i128 0\n", NVPTX, OLD) == "i128 is aligned to 16 bytes in it, to 8 on the target"


@pytest.mark.parametrize(
    "text",
    [
        "define i128 @f({ i8, i64 } %s, i128 %x) {\n  store i128 %x, ptr %p, align 8\n}\n",  # no struct holds it
        "@x = global [2 x i128] zeroinitializer\n",  # an array is laid out the same
        "!0 = !{i128 1, i128 2}\n",
        "%i128 = type { i8 }\n",
        '%"{ i128 }" = type { i8 }\n',
        '@x = global [8 x i8] c"{ i128 }"\n',
        "define void @i128({ i8 } %i128) {\ni128:\n}\n",
    ],
)
def test_a_stricter_alignment_matters_in_structs_only(text: str) -> None:
    assert disagreement(text, OLD, NVPTX) is None


SCALARS: list[Type] = [IntType.get(bits) for bits in (1, 8, 16, 24, 32, 64, 65, 128, 256)]
SCALARS += [FloatType.get(name) for name in ("half", "float", "double")]
SCALARS += [PointerType.get(space) for space in (0, 3, 6)]
LEAVES = st.one_of(st.sampled_from(SCALARS), st.builds(VectorType.get, st.sampled_from(SCALARS), st.integers(1, 9)))
TYPES = st.recursive(
    LEAVES,
    lambda inner: st.one_of(
        st.builds(ArrayType.get, inner, st.integers(1, 3)),
        st.builds(StructType.get, st.lists(inner, min_size=1, max_size=4), st.booleans()),
    ),
    max_leaves=6,
)
SPECS = ["p:32:32", "p6:32:32", "i64:64", "i64:32", "i128:128", "i256:256", "v16:16", "v64:32", "v128:256", "f64:32", "a:32", "a:8"]
LAYOUTS = st.lists(st.sampled_from(SPECS), max_size=4, unique=True).map("-".join)


@given(TYPES, LAYOUTS, LAYOUTS)
def test_what_agrees_is_laid_out_the_same(type: Type, one: str, other: str) -> None:
    """All types that are made of those compared: the reason why these are enough."""
    if disagreement(f"@x = global {type} zeroinitializer\n", one, other) is None:
        _check_same(type, DataLayout(one), DataLayout(other))


def _check_same(type: Type, ours: DataLayout, theirs: DataLayout) -> None:
    assert ours.alloc_size(type) == theirs.alloc_size(type)
    assert ours.abi_align(type) <= theirs.abi_align(type)
    if isinstance(type, StructType):
        assert ours.struct_offsets(type) == theirs.struct_offsets(type)
        for element in type.elements:
            _check_same(element, ours, theirs)
    elif isinstance(type, ArrayType):
        _check_same(type.element, ours, theirs)
