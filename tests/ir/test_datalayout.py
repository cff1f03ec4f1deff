"""Sizes, alignments and offsets against LLVM's own, for types and layout strings of every kind."""

from __future__ import annotations

import re
from functools import cache

import llvmlite.binding as llvm
import pytest
from effort import examples
from hypothesis import given, settings
from hypothesis import strategies as st

from nvopt.ir.datalayout import DataLayout
from nvopt.ir.types import (
    ArrayType,
    FloatType,
    FunctionType,
    IntType,
    NamedStructType,
    PointerType,
    PrimitiveType,
    StructType,
    TargetExtType,
    Type,
    VectorType,
    i8,
    i32,
    i64,
    ptr,
    void,
)

LAYOUTS = [
    "",
    "e-i64:64-v16:16-v32:32-n16:32:64",
    "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64",
    "e-p:32:32-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64",
    "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128",
    "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32",
    "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32"
    "-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9",
    "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-i128:128-f64:32:64-f80:32-n8:16:32-S128",
    "E-m:e-p:32:32-Fn32-i64:64-n32",
    "E-m:e-i1:8:16-i8:8:16-i64:64-f128:64-v128:64-a:8:16-n32:64",
    "E-m:l-p1:32:32-i1:8:16-i8:8:16-i64:64-f128:64-v128:64-a:8:16-n32:64",
    "e-m:o-p:32:16:64-i1:16-i32:64:128-i7:16-f16:64-a:64:128-v64:256",
    "e-pu1:48:64:64:32-pe7:128:128-p3(shared):32:32-i64:32-a0:0:64",
]
SCALARS = [
    *map(IntType.get, (1, 7, 8, 9, 16, 24, 32, 33, 63, 64, 65, 100, 128, 129, 256, 1000)),
    *map(PrimitiveType.get, FloatType.BITS),
    *map(PointerType.get, (0, 1, 3, 5, 6, 7, 8, 9, 270, 272)),
]


def _grow(inner: st.SearchStrategy[Type]) -> st.SearchStrategy[Type]:
    structs = st.builds(StructType.get, st.lists(inner, max_size=5), st.booleans())
    return structs | st.builds(ArrayType.get, inner, st.integers(0, 5))


vectors = st.builds(VectorType.get, st.sampled_from(SCALARS), st.sampled_from((1, 2, 3, 4, 5, 8, 16)))
leaves: st.SearchStrategy[Type] = st.sampled_from(SCALARS) | vectors


def nested(depth: int) -> st.SearchStrategy[Type]:
    """Types of at most `depth` aggregates within each other."""
    return leaves if depth == 0 else leaves | _grow(nested(depth - 1))


structs = st.builds(StructType.get, st.lists(nested(3), max_size=6), st.booleans())


def llvm_module(layout: str, types: list[Type]) -> llvm.ModuleRef:
    """One external global per type, `@g0`... and, for the alignments that LLVM chooses by itself, an alloca and a load of each."""
    lines = [f'target datalayout = "{layout}"']
    space = DataLayout(layout).alloca_addrspace
    pointer = PointerType.get(space)
    for at, type in enumerate(types):
        lines.append(f"@g{at} = external global {type}")
        lines.append(f"define void @f{at}() {{\n  %p = alloca {type}, addrspace({space})\n  %v = load {type}, {pointer} %p\n  ret void\n}}")
    return llvm.parse_assembly("\n".join(lines), llvm.create_context())


def check_against_llvm(layout: str, types: list[Type]) -> None:
    """All that TargetData and the parser's default alignments tell of `types`."""
    ours, theirs = DataLayout(layout), llvm.create_target_data(layout)
    module = llvm_module(layout, types)
    for at, type in enumerate(types):
        ref = module.get_global_variable(f"g{at}").global_value_type
        assert ours.alloc_size(type) == theirs.get_abi_size(ref), (layout, str(type))
        assert ours.abi_align(type) == theirs.get_abi_alignment(ref), (layout, str(type))
        aligns = [int(found) for found in re.findall(r"align (\d+)", str(module.get_function(f"f{at}")))]
        assert aligns == [ours.pref_align(type), ours.abi_align(type)], (layout, str(type))
        if isinstance(type, StructType):
            offsets = tuple(theirs.get_element_offset(ref, i) for i in range(len(type.elements)))
            assert ours.struct_offsets(type) == offsets, (layout, str(type))


@pytest.mark.parametrize("layout", LAYOUTS)
def test_scalars_and_vectors(layout: str) -> None:
    """Every scalar, and vectors of each in every small length."""
    check_against_llvm(layout, [*SCALARS, *(VectorType.get(scalar, n) for scalar in SCALARS for n in (1, 2, 3, 4, 7, 8, 16, 64))])


@settings(max_examples=examples(60))
@given(layout=st.sampled_from(LAYOUTS), types=st.lists(structs, min_size=1, max_size=8))
def test_nested_structs(layout: str, types: list[Type]) -> None:
    """Structs to depth 4, packed or not."""
    check_against_llvm(layout, types)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_scalable_vectors_and_target_types(layout: str) -> None:
    """Types whose size is a multiple of vscale, and target types that have a layout."""
    scalable = VectorType.get(i32, 4, scalable=True)
    check = [
        TargetExtType.get("spirv.Image", (void,), (0, 0)),
        TargetExtType.get("spirv.Event"),
        TargetExtType.get("spirv.Type", (), (7, 12, 32)),
        TargetExtType.get("spirv.Type", (), (7, 0, 0)),
        TargetExtType.get("dx.RawBuffer", (i8,), (0, 0)),
        TargetExtType.get("llvm.test.vectorelement"),
    ]
    check_against_llvm(layout, [StructType.get([i8, type]) for type in check])
    ours = DataLayout(layout)
    assert ours.struct_offsets(StructType.get([scalable, scalable])) == (0, 16)
    assert ours.store_size(TargetExtType.get("aarch64.svcount")) == 2
    tuple_type = TargetExtType.get("riscv.vector.tuple", (VectorType.get(i8, 4, scalable=True),), (3,))
    assert ours.store_size(tuple_type) == 24
    assert ours.store_size(TargetExtType.get("amdgcn.named.barrier", (), (0,))) == 16


def test_sizes_in_bits_and_bytes() -> None:
    """The three sizes of types where they differ."""
    layout = DataLayout(LAYOUTS[4])
    x86_fp80 = PrimitiveType.get("x86_fp80")
    sizes = {
        IntType.get(1): (1, 1, 1),
        IntType.get(7): (7, 1, 1),
        IntType.get(129): (129, 17, 32),
        x86_fp80: (80, 10, 16),
        VectorType.get(IntType.get(1), 9): (9, 2, 2),
        VectorType.get(IntType.get(24), 3): (72, 9, 16),
        VectorType.get(PointerType.get(270), 3): (96, 12, 16),
        ArrayType.get(IntType.get(7), 3): (24, 3, 3),
        StructType.get([i8, x86_fp80, i8]): (48 * 8, 48, 48),
        StructType.get([i8, x86_fp80, i8], packed=True): (18 * 8, 18, 18),
        StructType.get([]): (0, 0, 0),
        PrimitiveType.get("x86_amx"): (8192, 1024, 1024),
    }
    for type, (bits, store, alloc) in sizes.items():
        assert (layout.size_in_bits(type), layout.store_size(type), layout.alloc_size(type)) == (bits, store, alloc), str(type)


def test_pointers_and_other_facts() -> None:
    """What the string says beyond sizes."""
    layout = DataLayout(LAYOUTS[6])
    assert [layout.pointer_size(space) for space in (0, 3, 7, 8, 99)] == [8, 4, 20, 16, 8]
    assert [layout.index_width(space) for space in (0, 3, 7, 8, 99)] == [64, 32, 32, 48, 64]
    assert [layout.pointer_spec(space).non_integral for space in (0, 7, 8)] == [False, True, True]
    assert (layout.alloca_addrspace, layout.globals_addrspace, layout.program_addrspace) == (5, 1, 0)
    assert (layout.big_endian, layout.native_widths, layout.stack_align, layout.mangling) == (False, (32, 64), 4, "e")
    flags = DataLayout(LAYOUTS[-1])
    assert (flags.pointer_spec(1).unstable, flags.pointer_spec(7).external_state, flags.pointer_spec(3).name) == (True, True, "shared")
    each = {spec: DataLayout(spec).pointer_spec(1).non_integral for spec in ("p1:64:64", "pu1:64:64", "pe1:64:64", "p1:64:64:64:32")}
    assert each == {"p1:64:64": False, "pu1:64:64": True, "pe1:64:64": True, "p1:64:64:64:32": True}
    assert DataLayout("E").big_endian
    functions = DataLayout("Fn32-P2")
    assert (functions.function_align, functions.function_align_independent, functions.program_addrspace) == (4, False, 2)
    assert DataLayout("Fi8").function_align_independent
    assert DataLayout("s0:64").text == "s0:64"


@cache
def native_machine() -> llvm.TargetMachine:
    """Some target machine: the pass builder wants one, which one plays no part."""
    llvm.initialize_native_target()
    return llvm.Target.from_triple(llvm.get_default_triple()).create_target_machine()


@settings(max_examples=examples(60))
@given(layout=st.sampled_from(LAYOUTS), type=structs, data=st.data())
def test_gep_offsets(layout: str, type: Type, data: st.DataObject) -> None:
    """Byte offsets of constant GEPs against what instcombine makes of the same address."""
    indices, inner = [data.draw(st.integers(-3, 3))], type
    while inner.is_aggregate and data.draw(st.booleans()):
        limit = len(inner.elements) if isinstance(inner, StructType) else inner.count  # type: ignore[attr-defined]
        if limit == 0:
            break
        indices.append(data.draw(st.integers(0, limit - 1)))
        inner = inner.elements[indices[-1]] if isinstance(inner, StructType) else inner.element  # type: ignore[attr-defined]
    shown = ", ".join(f"i32 {index}" for index in indices)
    text = f'target datalayout = "{layout}"\n@r = global ptr getelementptr ({type}, ptr @r, {shown})\n'
    module = llvm.parse_assembly(text, llvm.create_context())
    passes = llvm.create_new_module_pass_manager()
    passes.add_global_opt_pass()
    passes.run(module, llvm.create_pass_builder(native_machine(), llvm.create_pipeline_tuning_options()))
    found = re.search(r"getelementptr (?:inbounds )?(?:nuw )?\(i8, ptr @r, i\d+ (-?\d+)\)", str(module))
    assert DataLayout(layout).gep_offset(type, indices) == (int(found[1]) if found else 0), str(module)


def test_gep_into_a_vector_and_a_scalar() -> None:
    """Elements of a vector stand without padding; a scalar has none."""
    layout = DataLayout(LAYOUTS[1])
    assert layout.gep_offset(VectorType.get(i32, 3), [1, 2]) == 16 + 8
    assert layout.gep_offset(i64, []) == 0
    with pytest.raises(ValueError, match="no elements"):
        layout.gep_offset(i32, [0, 1])


def test_types_without_a_size() -> None:
    """An error that names the type."""
    layout = DataLayout()
    scalable = VectorType.get(i32, 4, scalable=True)
    unsized = [
        void,
        PrimitiveType.get("label"),
        PrimitiveType.get("metadata"),
        FunctionType.get(void),
        NamedStructType("%opaque"),
        TargetExtType.get("nvopt.unknown"),
        StructType.get([i32, scalable]),
        StructType.get([ptr, NamedStructType("%opaque")]),
        ArrayType.get(NamedStructType("%opaque"), 2),
    ]
    for type in unsized:
        assert not layout.is_sized(type), str(type)
        for ask in (layout.size_in_bits, layout.abi_align, layout.pref_align, layout.alloc_size):
            with pytest.raises(ValueError, match="has no size"):
                ask(type)
    assert all(layout.is_sized(type) for type in (*SCALARS, scalable, StructType.get([scalable, scalable])))


MALFORMED = [
    "-", "i64:64-", "x", "b8", "e1", "E:", "n", "n8:", "n0", "S", "S0", "S12", "F", "Fi", "Fx8", "Fi24", "P", "Px", "A", "G", "G16777216",
    "m", "m:", "m:q", "m:ee", "i", "i8", "i8:16", "i64", "i64:64:32", "i64:0", "i0:8", "i64:65536", "i64:64:64:64", "iX:8", "v0:0", "f0:64",
    "a", "a:0:0", "a1:8", "a:8:8:8", "p", "p:64", "p:64:64:32", "p:64:64:64:128", "p:64:64:64:64:64", "p:0:64", "p1(:32:32", "p1():32:32",
    "p1(A):32:32", "p1(a):32:32-p2(a):32:32", "pu:64:64", "pe0:64:64", "pq7:64:64", "p1u:32:32", "p16777216:64:64",
    "ni", "ni:", "ni:0", "ni:x",
]  # fmt: skip
WELL_FORMED = [
    "e",
    "s:64",
    "sfoo",
    "puu1:64:64",
    "p(a):32:32",
    "p1(a b):32:32",
    "p00:64:64",
    "a0:0",
    "a:0:32",
    "n8:16",
    "ni:1:2",
    "m:x",
    *LAYOUTS,
]


@pytest.mark.parametrize("text", MALFORMED)
def test_malformed_strings(text: str) -> None:
    """What LLVM refuses we refuse, in its words."""
    with pytest.raises(RuntimeError) as theirs:
        llvm.parse_assembly(f'target datalayout = "{text}"', llvm.create_context())
    with pytest.raises(ValueError, match=r".") as ours:
        DataLayout(text)
    assert str(ours.value) in str(theirs.value)


@pytest.mark.parametrize("text", WELL_FORMED)
def test_well_formed_strings(text: str) -> None:
    """What LLVM reads we read, and the text is kept."""
    llvm.parse_assembly(f'target datalayout = "{text}"', llvm.create_context())
    assert str(DataLayout(text)) == text
