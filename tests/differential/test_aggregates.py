"""Whole aggregates as values: random programs run before and after lower-aggr-copies, which must leave none of their operations behind."""

from __future__ import annotations

from collections import Counter

import llvmlite.binding as llvm
import pytest
from aggregate_ops import aggregate_operations, volatile_accesses
from aggregate_programs import Program, programs
from effort import examples
from harness import Buffer, Inputs, MismatchError, compare
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from struct_types import DENSE, INT64, LAYOUT, Array, Pool, Struct, Type, align_of, constant, leaves, pools, size_of

import nvopt

FORMS = ("lower-aggr-copies", "lower-aggr-copies<lower-aggr-func-args>")
MAX_AGGR_COPY_SIZE = 128
PATIENT = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]


def tries(count: int) -> settings:
    """So many examples, of programs that take long to draw."""
    return settings(max_examples=examples(count), suppress_health_check=PATIENT)


def lowered(text: str, passes: str) -> str:
    """`text` after the pass: no operation on a whole aggregate is left, and a second run finds nothing to do."""
    after = nvopt.run(text, passes)
    assert not aggregate_operations(after), after
    assert nvopt.run(after, passes) == after
    return after


def check(program: Program, passes: str, runs: int = 8) -> None:
    """The program does after the pass what it did before, and is as volatile."""
    after = lowered(program.text, passes)
    if program.longest_volatile < MAX_AGGR_COPY_SIZE:
        assert volatile_accesses(after) == program.volatile
    compare(program.text, after, "f", inputs=program.inputs, runs=runs)


# -- one load and its store


@st.composite
def copies(draw: st.DrawFn) -> Program:
    """A load of a type and one or two stores of it or its last member, at any alignment and distance, with something between or not."""
    pool: Pool = draw(pools(DENSE, most=1, bytes=400, padded=False))
    part = pool.types[0]
    words = draw(st.sampled_from((0, 0, 1, 2)))
    whole = Struct((Array(words, INT64), part), packed=True) if words else part
    sizes = max(size_of(whole), 1), max(size_of(part), 1)
    # Two small buffers of much alignment could only be apart.
    one = st.sampled_from([align for align in (1, 2, 4, 8, 16) if align <= 2 * sizes[1]])
    aligns = draw(one), draw(one)
    spaces = draw(st.sampled_from((("", ""), (" addrspace(1)", " addrspace(1)"), (" addrspace(1)", ""))))
    volatile = [draw(st.sampled_from(("", "", "", "volatile "))) for _ in range(2)]
    pointers = [f"ptr{space} %{name}" for space, name in zip(spaces, "ab", strict=True)]
    between = ("", f"store i8 %byte, {pointers[0]}, align 1", f"store i8 %byte, {pointers[1]}, align 1", "call void @tick()")
    lines = [f"%whole = load {volatile[0]}{whole}, {pointers[0]}, align {aligns[0]}", draw(st.sampled_from(between))]
    lines.append(f"%v = extractvalue {whole} %whole, 1" if words else "")
    changes, value = permuted(draw, part, "%v" if words else "%whole")
    lines += [*changes, f"store {volatile[1]}{part} {value}, {pointers[1]}, align {aligns[1]}"]
    lines.append(f"store {part} {value}, {pointers[0]}, align 1" if draw(st.integers(0, 4)) == 0 else "")
    body = "".join(f"  {line}\n" for line in lines if line)
    head = f'target datalayout = "{LAYOUT}"\n{pool.definitions}declare void @tick()\n'
    text = f"{head}define void @f({pointers[0]}, {pointers[1]}, i8 %byte) {{\n{body}  ret void\n}}\n"
    accesses = Counter(leaf.type.size for type, word in zip((whole, part), volatile, strict=True) if word for leaf in leaves(type))
    inputs = Inputs({0: Buffer(sizes[0], aligns[0]), 1: Buffer(sizes[1], aligns[1], overlaps=0)})
    return Program(text, inputs, accesses, sizes[0] if any(volatile) else 0)


def permuted(draw: st.DrawFn, type: Type, value: str) -> tuple[list[str], str]:
    """Lines that give some neighbouring leaves of one type of `value` each other's places, and what is so made."""
    flat = leaves(type)
    first = draw(st.integers(0, max(len(flat) - 1, 0)))
    same = [leaf for leaf in flat[first : first + 4] if leaf.type == flat[first].type and leaf.path]
    if len(same) < 2 or draw(st.booleans()):
        return [], value
    paths = [", ".join(map(str, leaf.path)) for leaf in same]
    lines = [f"%leaf{i} = extractvalue {type} {value}, {path}" for i, path in enumerate(paths)]
    for i, (source, path) in enumerate(zip(draw(st.permutations(range(len(same)))), paths, strict=True)):
        lines.append(f"%v{i} = insertvalue {type} {value}, {same[i].type} %leaf{source}, {path}")
        value = f"%v{i}"
    return lines, value


@tries(50)
@given(copies())
def test_copies_that_overlap(program: Program) -> None:
    check(program, FORMS[0], runs=30)


# -- programs


@tries(25)
@given(programs())
def test_programs(program: Program) -> None:
    check(program, FORMS[0])


@tries(25)
@given(programs(overlapping=True))
def test_programs_whose_slots_overlap(program: Program) -> None:
    check(program, FORMS[0], runs=16)


@tries(25)
@given(programs(calls=True), st.sampled_from(FORMS))
def test_programs_with_functions(program: Program, passes: str) -> None:
    check(program, passes)


# -- the proof proved


@tries(25)
@given(pools(), st.data())
def test_the_layout_is_llvms(pool: Pool, data: st.DataObject) -> None:
    constants = [constant(data.draw, type, holes=True)[0] for type in pool.types]  # type: ignore[arg-type]
    variables = "".join(f"@g{i} = global {type} {text}\n" for i, (type, text) in enumerate(zip(pool.types, constants, strict=True)))
    gep = "define ptr @f{0}(ptr %p) {{\n  %q = getelementptr {1}, ptr %p, i64 0{2}\n  ret ptr %q\n}}\n"
    last = [(i, type, leaves(type)[-1]) for i, type in enumerate(pool.types) if leaves(type) and leaves(type)[-1].path]
    functions = "".join(gep.format(i, type, "".join(f", i32 {index}" for index in leaf.path)) for i, type, leaf in last)
    module = llvm.parse_assembly(f'target datalayout = "{LAYOUT}"\n{pool.definitions}{variables}{functions}', llvm.create_context())
    module.verify()
    target = llvm.create_target_data(LAYOUT)
    for i, type in enumerate(pool.types):
        found = module.get_global_variable(f"g{i}").global_value_type
        assert (target.get_abi_size(found), target.get_abi_alignment(found)) == (size_of(type), align_of(type))
    simple = nvopt.run(str(module), "function(instcombine)")
    for i, _, leaf in last:
        body = simple.split(f"@f{i}(")[1].split("}")[0]
        assert (f"i64 {leaf.offset}\n" in body) if leaf.offset else ("ret ptr %p" in body)


HEAD = f'target datalayout = "{LAYOUT}"\n%S = type {{ i8, i32, i16 }}\ndefine void @f(ptr %a, ptr %b) {{\n'
COPY = "  %v = load %S, ptr %a, align 4\n  store %S %v, ptr %b, align 4\n  ret void\n}\n"
PARTS = """  %a4 = getelementptr i8, ptr %a, i64 4
  %a8 = getelementptr i8, ptr %a, i64 8
  %b4 = getelementptr i8, ptr %b, i64 4
  %b8 = getelementptr i8, ptr %b, i64 8
  %v0 = load i8, ptr %a, align 4
  %v1 = load i32, ptr %a4, align 4
  %v2 = load i16, ptr %a8, align 4
  store i8 %v0, ptr %b, align 4
  store i32 %v1, ptr %b4, align 4
  store i16 %v2, ptr %b8, align 4
  ret void
}
"""
MISTAKES = {
    "leaf lost": ("  store i16 %v2, ptr %b8, align 4\n", ""),
    "wrong offset": ("ptr %a, i64 8", "ptr %a, i64 6"),
    "leaves exchanged": ("store i8 %v0, ptr %b,", "store i32 %v1, ptr %b,"),
    "stored before all is loaded": ("  %v2 = load", "  store i32 %v1, ptr %b4, align 4\n  %v2 = load"),
    "too wide at the end": ("%v2 = load i16, ptr %a8, align 4\n", "%w = load i64, ptr %a8, align 4\n  %v2 = trunc i64 %w to i16\n"),
    "more alignment than there is": ("load i8, ptr %a, align 4", "load i8, ptr %a, align 8"),
}
INPUTS = Inputs({0: Buffer(12, 4), 1: Buffer(12, 4, overlaps=0, unseen=frozenset({1, 2, 3, 10, 11}))})


def test_a_right_split_passes() -> None:
    compare(HEAD + COPY, HEAD + PARTS, "f", inputs=INPUTS, runs=50)


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_wrong_split_is_found(mistake: str) -> None:
    assert MISTAKES[mistake][0] in PARTS
    with pytest.raises(MismatchError):
        compare(HEAD + COPY, HEAD + PARTS.replace(*MISTAKES[mistake], 1), "f", inputs=INPUTS, runs=50)


def test_what_is_left_is_counted() -> None:
    text = """%S = type { i32, float }
define %S @f(ptr %p, i1 %c, %S %a, <2 x i32> %w, [2 x float] %r) {
entry:
  %v = load volatile %S, ptr %p, align 4
  %"a v" = load [2 x i8], ptr %p, align 1
  %n = load <2 x i32>, ptr %p, align 8
  %m = load volatile ptr addrspace(1), ptr %p, align 8
  %k = load volatile <4 x half>, ptr %p, align 8
  br label %next

next:                                             ; preds = %next, %entry
  %s = phi %S [ %v, %entry ], [ %t, %next ]
  %q = phi fast [2 x float] [ %r, %entry ], [ %q, %next ]
  %t = select i1 %c, %S %s, %S { i32 1, float 0.000000e+00 }
  %u = freeze <{ i8 }> poison
  %x = freeze <2 x i32> %w
  %y = select i1 %c, <2 x i32> %w, <2 x i32> %x
  store { i32 } { i32 3 }, ptr %p, align 4
  store volatile i7 3, ptr %p, align 4
  br i1 %c, label %next, label %done

done:                                             ; preds = %next
  ret %S %t
}
"""
    printed = nvopt.run(text, "verify")
    assert aggregate_operations(printed) == {"load": 2, "store": 1, "phi": 2, "select": 1, "freeze": 1}
    assert volatile_accesses(printed.replace("volatile %S", "%S")) == {8: 2, 1: 1}
