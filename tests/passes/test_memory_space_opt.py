"""memory-space-opt: what each kind of pointer points into, what each knob is for, and which accesses there are in which space."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest

from nvopt import run
from nvopt.ir import CallInst, Module
from nvopt.passes.memory_space_opt import _has_callees
from nvopt.passes.memory_space_opt.accesses import accesses_of, complaint
from nvopt.passes.memory_space_opt.signatures import is_placed
from nvopt.passes.memory_space_opt.spaces import _SLOT_LIMIT

AT_S = "ptr addrspacecast (ptr addrspace(3) @s to ptr)"
HEAD = f"""target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [64 x i32] undef
@c = internal addrspace(4) constant [64 x i32] zeroinitializer
@from.host = addrspace(4) externally_initialized global ptr null
@filled = addrspace(4) externally_initialized global ptr @g0
@undefined = addrspace(4) externally_initialized global ptr undef
@elsewhere = external addrspace(4) global ptr
@in.global = addrspace(1) externally_initialized global ptr null
@g0 = global i32 0
@table = internal constant [2 x ptr] [{AT_S}, {AT_S}]
@nested = internal constant {{ ptr, [1 x ptr] }} {{ {AT_S}, [1 x ptr] [{AT_S}] }}
@mixed = internal constant [2 x ptr] [{AT_S}, ptr @g0]
@number = internal constant {{ ptr, i64 }} {{ {AT_S}, i64 0 }}
@variable = internal global [1 x ptr] [{AT_S}]
@weak = weak constant [1 x ptr] [{AT_S}]
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.lifetime.start.p0(ptr)
declare void @take(ptr)
"""
SHARED = "%s = addrspacecast ptr addrspace(3) @s to ptr\n  "
LOCAL_SLOT = SHARED + "%a = alloca ptr\n  store ptr %s, ptr %a\n  "
LOADED = "\n  %r = load ptr, ptr %a"


def spaces_of(bodies: Sequence[str], head: str = HEAD, passes: str = "memory-space-opt<second-time>", **knobs: str) -> list[int]:
    """Where kernels of these lines then read through `%r`, 0 where that isn't known."""
    kernels = (
        f"""define ptx_kernel void @k{at}(ptr %p, ptr byval({{ ptr, i64 }}) %v, ptr addrspace(3) %t, i1 %c, i64 %n) {{
  {lines}
  %x = load i32, ptr %r
  store i32 %x, ptr addrspace(1) null
  ret void
}}
"""
        for at, lines in enumerate(bodies)
    )
    text = run(head + "".join(kernels), passes, knobs=knobs)
    found = re.findall(r"%x = load i32, ptr (?:addrspace\((\d)\) )?[%@\w(]", text)
    assert len(found) == len(bodies)
    return [int(space or 0) for space in found]


def space_of(lines: str, head: str = HEAD) -> int:
    return spaces_of([lines], head)[0]


PARAMETERS, CONSTANTS, ALLOCAS, LOADS, INTEGERS = (
    "param-always-point-to-global", "strong-global-assumptions", "process-alloca-always", "track-indir-load", "track-int2ptr"
)  # fmt: skip
CASES: list[tuple[str, int, set[str]]] = [  # the lines, the space, and the knobs without each of which it isn't known
    (SHARED + "%r = getelementptr i32, ptr %s, i64 %n", 3, set()),
    (SHARED + "%r = freeze ptr %s", 3, set()),
    (SHARED + "%q = addrspacecast ptr %s to ptr addrspace(3)\n  %r = addrspacecast ptr addrspace(3) %q to ptr", 3, set()),
    ("%r = addrspacecast ptr addrspace(4) @c to ptr", 4, set()),
    # what several say
    (SHARED + "%o = addrspacecast ptr addrspace(3) %t to ptr\n  %r = select i1 %c, ptr %s, ptr %o", 3, set()),
    (SHARED + "%r = select i1 %c, ptr %s, ptr poison", 3, set()),
    (SHARED + "%r = select i1 %c, ptr undef, ptr %s", 3, set()),
    (SHARED + "%r = select i1 %c, ptr %s, ptr @g0", 0, set()),
    (SHARED + "%r = select i1 %c, ptr @g0, ptr %s", 0, set()),
    (SHARED + "%r = select i1 %c, ptr %s, ptr null", 0, set()),
    # parameters, variables, allocas
    ("%r = getelementptr i8, ptr %p, i64 4", 1, {PARAMETERS}),
    ("%r = getelementptr i8, ptr %v, i64 4", 0, set()),
    ("%r = getelementptr i32, ptr @g0, i64 %n", 1, set()),
    ("%r = alloca i32", 5, {ALLOCAS}),
    # numbers
    (SHARED + "%i = ptrtoint ptr %s to i64\n  %r = inttoptr i64 %i to ptr", 3, {INTEGERS}),
    (SHARED + "%i = ptrtoint ptr %s to i32\n  %r = inttoptr i32 %i to ptr", 0, set()),
    ("%i = ptrtoint ptr addrspace(3) @s to i64\n  %r = inttoptr i64 %i to ptr", 0, set()),
    (SHARED + "%i = ptrtoint ptr %s to i64\n  %j = add i64 %i, 4\n  %r = inttoptr i64 %j to ptr", 0, set()),
    # what the host wrote
    ("%r = load ptr, ptr %v", 1, {CONSTANTS}),
    ("%w = getelementptr i8, ptr %v, i64 8\n  %r = load ptr, ptr %w", 1, {CONSTANTS}),
    ("store ptr %p, ptr %v\n  %r = load ptr, ptr %v", 0, set()),
    ("call void @take(ptr %v)\n  %r = load ptr, ptr %v", 0, set()),
    ("%r = load ptr, ptr %p", 0, set()),
    ("%r = load ptr, ptr addrspace(4) @from.host", 1, {CONSTANTS}),
    ("%r = load ptr, ptr addrspace(4) @undefined", 1, {CONSTANTS}),
    ("%r = load ptr, ptr addrspace(4) @filled", 0, set()),
    ("%r = load ptr, ptr addrspace(4) @elsewhere", 0, set()),
    ("%r = load ptr, ptr addrspace(1) @in.global", 0, set()),
    # tables
    ("%q = getelementptr ptr, ptr @table, i64 %n\n  %r = load ptr, ptr %q", 3, {LOADS}),
    ("%q = getelementptr ptr, ptr @nested, i64 %n\n  %r = load ptr, ptr %q", 3, {LOADS}),
    ("%q = getelementptr ptr, ptr @mixed, i64 %n\n  %r = load ptr, ptr %q", 0, set()),
    ("%q = getelementptr ptr, ptr @number, i64 %n\n  %r = load ptr, ptr %q", 0, set()),
    ("%q = getelementptr ptr, ptr @variable, i64 %n\n  %r = load ptr, ptr %q", 0, set()),
    ("%q = getelementptr ptr, ptr @weak, i64 %n\n  %r = load ptr, ptr %q", 0, set()),
    # local variables
    (LOCAL_SLOT + LOADED, 3, {LOADS}),
    (LOCAL_SLOT + "store ptr %s, ptr %a" + LOADED, 3, {LOADS}),
    (LOCAL_SLOT + "store ptr @g0, ptr %a" + LOADED, 0, set()),
    (LOCAL_SLOT + "store i64 %n, ptr %a" + LOADED, 0, set()),
    (LOCAL_SLOT + "store ptr %a, ptr %a" + LOADED, 0, set()),
    (LOCAL_SLOT + "store ptr %a, ptr %p" + LOADED, 0, set()),
    ("%a = alloca ptr\n  store ptr %a, ptr %p" + LOADED, 0, set()),  # who gets the address may write anything there
    ("%a = alloca ptr\n  store ptr addrspace(3) %t, ptr %a" + LOADED, 0, set()),  # whose bits are read as those of a generic pointer
    (LOCAL_SLOT + "%b = getelementptr i8, ptr %a, i64 0\n  store ptr %s, ptr %b" + LOADED, 3, {LOADS}),
    (LOCAL_SLOT + "%b = getelementptr i8, ptr %a, i64 0\n  store ptr @g0, ptr %b" + LOADED, 0, set()),
    (LOCAL_SLOT + "%b = getelementptr i8, ptr %a, <2 x i64> zeroinitializer" + LOADED, 0, set()),
    (LOCAL_SLOT + "%b = select i1 %c, ptr %a, ptr %p" + LOADED, 0, set()),
    (LOCAL_SLOT + "%x1 = load i64, ptr %a" + LOADED, 3, {LOADS}),
    (LOCAL_SLOT + "call void @take(ptr %a)" + LOADED, 0, set()),
    (LOCAL_SLOT + "call void @llvm.lifetime.start.p0(ptr %a)" + LOADED, 3, {LOADS}),
    (LOCAL_SLOT + "call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %a, i64 8, i1 false)" + LOADED, 3, {LOADS}),
    (LOCAL_SLOT + "call void @llvm.memmove.p0.p0.i64(ptr %p, ptr %a, i64 8, i1 false)" + LOADED, 3, {LOADS}),
    (LOCAL_SLOT + "call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr %p, i64 8, i1 false)" + LOADED, 0, set()),
    (LOCAL_SLOT + "call void @llvm.memmove.p0.p0.i64(ptr %a, ptr %a, i64 8, i1 false)" + LOADED, 0, set()),
    (LOCAL_SLOT + "call void @llvm.memset.p0.i64(ptr %a, i8 0, i64 8, i1 false)" + LOADED, 0, set()),
]  # fmt: skip


@pytest.mark.parametrize("off", ["", PARAMETERS, CONSTANTS, ALLOCAS, LOADS, INTEGERS])
def test_where_pointers_point(off: str) -> None:
    found = spaces_of([lines for lines, _, _ in CASES], **({off: "false"} if off else {}))
    expected = [0 if off in needed else space for _, space, needed in CASES]
    assert [case for case in zip(CASES, found, expected, strict=True) if case[1] != case[2]] == []


@pytest.mark.parametrize(
    "lines", ["%r = getelementptr i8, ptr %p, i64 4", "%r = load ptr, ptr %v", "%r = load ptr, ptr addrspace(4) @from.host"]
)
def test_the_host_of_opencl_passes_no_generic_pointers(lines: str) -> None:
    assert space_of(lines, HEAD.replace("nvidia-cuda", "nvidia-nvcl")) == 0


def test_local_memory_is_the_last_runs() -> None:
    for which, space in (("first-time", 0), ("second-time", 5)):
        assert spaces_of(["%r = alloca i32"], passes=f"memory-space-opt<{which}>") == [space]


@pytest.mark.parametrize(("count", "space"), [(_SLOT_LIMIT - 1, 3), (_SLOT_LIMIT, 3), (_SLOT_LIMIT + 1, 0)])
def test_long_tables(count: int, space: int) -> None:
    pointers = ", ".join([AT_S] * count)
    head = f"{HEAD}@long = internal constant [{count} x ptr] [{pointers}]\n"
    assert space_of("%q = getelementptr ptr, ptr @long, i64 %n\n  %r = load ptr, ptr %q", head) == space


@pytest.mark.parametrize(("count", "space"), [(_SLOT_LIMIT - 2, 3), (_SLOT_LIMIT - 1, 3), (_SLOT_LIMIT, 0)])
def test_variables_that_are_stored_to_often(count: int, space: int) -> None:
    """The variable itself counts, too."""
    stores = "  store ptr %s, ptr %a\n" * (count - 1)
    assert space_of(LOCAL_SLOT + stores + LOADED) == space


ACCESSES: dict[str, set[int]] = {  # where each can be
    "%x = load i32, ptr %r": {1, 3, 4, 5},
    "store i32 0, ptr %r": {1, 3, 5},
    "%x = load volatile i32, ptr %r": {1, 3},
    "store volatile i32 0, ptr %r": {1, 3},
    "%x = load atomic i32, ptr %r monotonic, align 4": {1, 3},
    "store atomic i32 0, ptr %r monotonic, align 4": {1, 3},
    "%x = atomicrmw add ptr %r, i32 1 monotonic": {1, 3},
    "%x = cmpxchg ptr %r, i32 1, i32 2 monotonic monotonic": {1, 3},
    "call void @llvm.memcpy.p0.p0.i64(ptr %r, ptr null, i64 8, i1 false)": {1, 3, 5},
    "call void @llvm.memcpy.p0.p0.i64(ptr null, ptr %r, i64 8, i1 false)": {1, 3, 4, 5},
    "call void @llvm.memcpy.p0.p0.i64(ptr null, ptr %r, i64 8, i1 true)": {1, 3},
    "call void @llvm.memmove.p0.p0.i64(ptr null, ptr %r, i64 8, i1 false)": {1, 3, 4, 5},
    "call void @llvm.memset.p0.i64(ptr %r, i8 0, i64 8, i1 false)": {1, 3, 5},
    "call void @llvm.memset.p0.i64(ptr %r, i8 0, i64 8, i1 true)": {1, 3},
    "call void @take(ptr %r)": set(),
}


@pytest.mark.parametrize(("space", "variable"), [(1, "@in.global"), (3, "@s"), (4, "@c"), (5, "%here")])
def test_what_can_be_done_in_a_space(space: int, variable: str) -> None:
    functions = "".join(
        f"""define ptx_kernel void @k{at}() {{
  %on.stack = alloca i32
  %here = addrspacecast ptr %on.stack to ptr addrspace(5)
  %r = addrspacecast ptr addrspace({space}) {variable} to ptr
  {line}
  ret void
}}
"""
        for at, line in enumerate(ACCESSES)
    )
    text = run(HEAD + functions, "memory-space-opt<second-time;no-warnings>")
    bodies = re.findall(r"define ptx_kernel void @k\d+\(\).*?^}", text, flags=re.M | re.S)
    moved = {
        line
        for line, body in zip(ACCESSES, bodies, strict=True)
        if re.search(r"= addrspacecast ptr addrspace\(\d\) .* to ptr$", body, re.M) is None
    }
    assert moved == {line for line, spaces in ACCESSES.items() if space in spaces}


NAMELESS = """
define internal ptr @f() noinline {
  ret ptr addrspacecast (ptr addrspace(3) @s to ptr)
}
define ptx_kernel void @k() {
  %1 = call ptr @f()
  call void @take(ptr %1)
  %p = call ptr @f()
  call void @take(ptr %p)
  ret void
}
"""


def test_results_without_names_get_none() -> None:
    text = run(HEAD + NAMELESS, "memory-space-opt")
    assert re.findall(r"(%\S*) = addrspacecast ptr addrspace\(3\) (%\S+) to ptr", text) == [("%2", "%1"), ("%p.generic", "%p")]


@pytest.mark.parametrize("on_call", [False, True])
@pytest.mark.parametrize(
    ("attribute", "placed"),
    [
        *((name, True) for name in ("byval(i32)", "byref(i32)", "sret(i32)", "inalloca(i32)", "preallocated(i32)")),
        *((name, True) for name in ("nest", "swiftself", "swiftasync", "swifterror")),
        *((name, False) for name in ("noalias", "nonnull", "returned", "align 4", "dereferenceable(4)", "elementtype(i32)")),
    ],
)
def test_parameters_whose_place_is_settled(attribute: str, placed: bool, on_call: bool) -> None:
    own, given = ("", f" {attribute}") if on_call else (f" {attribute}", "")
    called = f"define internal void @callee(ptr{own} %p) {{\n  ret void\n}}\n"
    module = Module.parse(f"{called}\ndefine void @f(ptr %p) {{\n  call void @callee(ptr{given} %p)\n  ret void\n}}\n")
    callee, caller = module.functions
    call = caller.entry.instructions[0]
    assert isinstance(call, CallInst)
    assert is_placed(0, callee.args[0], [call]) is placed


WMMA = "llvm.nvvm.wmma.m16n16k16.load.c.row.stride.f32.p0"
FRAGMENT = f"{{ {', '.join(['float'] * 8)} }}"


@pytest.mark.parametrize(
    ("line", "of_constant", "of_local"),
    [
        ("%x = load i32, ptr %p", None, None),
        ("store i32 1, ptr %p", None, None),
        (
            "%x = atomicrmw add ptr %p, i32 1 seq_cst",
            "Cannot do atomic operation on const memory",
            "Cannot do atomic on local memory",
        ),
        (
            "%x = cmpxchg ptr %p, i32 1, i32 2 seq_cst seq_cst",
            "Cannot do atomic operation on const memory",
            "Cannot do atomic on local memory",
        ),
        (f"%x = call {FRAGMENT} @{WMMA}(ptr %p, i32 16)", "Cannot do WMMA on constant memory", "Cannot do WMMA on local memory"),
        ("call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 4, i1 false)", None, None),
    ],
)
def test_what_is_said_of_accesses_by_the_space_of_their_pointers(line: str, of_constant: str | None, of_local: str | None) -> None:
    head = f"declare {FRAGMENT} @{WMMA}(ptr, i32)\ndeclare void @llvm.memset.p0.i64(ptr, i8, i64, i1)\n"
    function = Module.parse(run(f"{head}define void @f(ptr %p) {{\n  {line}\n  ret void\n}}", "")).get_function("f")
    assert function is not None
    (access,) = accesses_of(next(iter(function.instructions())), wmma=True)
    said = {space: found for space in (0, 1, 3, 4, 5, 7, 101) if (found := complaint(access, space)) is not None}
    assert said == {space: text for space, text in ((4, of_constant), (5, of_local)) if text}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("define ptx_kernel void @f() {\n  ret void\n}", False),
        ("; Function Attrs: nounwind\ndefine weak_odr dso_local ptx_kernel void @f(ptr %p) #0 {\n  ret void\n}", False),
        ("declare void @f(ptr)", False),
        ("define void @f() {\n  ret void\n}", True),
        ("define internal void @ptx_kernel() {\n  ret void\n}", True),
        ('define internal void @" ptx_kernel "() {\n  ret void\n}', True),
        ("define ptx_kernel void @f() {\n  ret void\n}\n\ndefine ptx_device void @g() {\n  ret void\n}", True),
    ],
)
@pytest.mark.parametrize("is_parsed", [False, True])
def test_whether_there_is_more_than_kernels(text: str, expected: bool, is_parsed: bool) -> None:
    module = Module.parse(f"; ModuleID = 'm'\n\n{text}\n\nattributes #0 = {{ nounwind }}\n")
    for function in module.functions:
        assert function.is_declaration or not is_parsed or function.blocks
    assert _has_callees(module) is expected
