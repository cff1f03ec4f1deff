"""Modules of one shape each, at any size: what `bench_growth.py` measures, and tests count work on.

A family is a function from a number of elements to the text of a module. All are valid and for a GPU; kernels keep what they use alive.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

Family = Callable[[int], str]
TRIPLE = 'target triple = "nvptx64-nvidia-cuda"\n'

FAMILIES: dict[str, Family] = {}


def family(make: Family) -> Family:
    """Puts a family into the table, by its name with spaces."""
    FAMILIES[make.__name__.replace("_", " ")] = make
    return make


def _module(lines: Iterable[str]) -> str:
    return TRIPLE + "\n".join(lines) + "\n"


def _kernel(lines: Iterable[str], parameters: str = "ptr %p, i32 %n") -> list[str]:
    return [f"define ptx_kernel void @k({parameters}) {{", *lines, "}"]


# -- variables


@family
def globals_forward(n: int) -> str:
    """Each variable holds the address of the next."""
    return _module([*(f"@g{i} = global ptr @g{i + 1}" for i in range(n)), f"@g{n} = global ptr null"])


@family
def globals_backward(n: int) -> str:
    """Each variable holds the address of the one before."""
    return _module(["@g0 = global ptr null", *(f"@g{i} = global ptr @g{i - 1}" for i in range(1, n))])


@family
def globals_ring(n: int) -> str:
    """A chain whose end holds the address of its start."""
    return _module(f"@g{i} = internal global ptr @g{(i + 1) % n}" for i in range(n))


@family
def globals_star(n: int) -> str:
    """Each variable holds the address of one."""
    return _module(["@c = global i32 0", *(f"@g{i} = global ptr @c" for i in range(n))])


@family
def globals_table(n: int) -> str:
    """One table of the addresses of all variables."""
    table = ", ".join(f"ptr @g{i}" for i in range(n))
    return _module([*(f"@g{i} = internal global i32 {i}" for i in range(n)), f"@t = global [{n} x ptr] [{table}]"])


@family
def globals_by_getelementptr(n: int) -> str:
    """Each variable holds an address within the next."""
    lines = [f"@g{i} = global [2 x ptr] [ptr null, ptr getelementptr (i8, ptr @g{i + 1}, i64 8)]" for i in range(n)]
    return _module([*lines, f"@g{n} = global [2 x ptr] zeroinitializer"])


@family
def globals_used(n: int) -> str:
    """Variables, each read once in one kernel."""
    lines = [f"  %v{i} = load volatile i32, ptr @g{i}, align 4" for i in range(n)]
    return _module([*(f"@g{i} = internal global i32 {i}" for i in range(n)), *_kernel([*lines, "  ret void"])])


@family
def globals_in_functions(n: int) -> str:
    """As many functions as variables, each of which reads one."""
    reads = [f"define i32 @f{i}() {{\n  %v = load i32, ptr @g{i}, align 4\n  ret i32 %v\n}}" for i in range(n)]
    return _module([*(f"@g{i} = global i32 {i}" for i in range(n)), *reads])


@family
def aliases(n: int) -> str:
    """Aliases of variables."""
    return _module([*(f"@g{i} = global i32 0" for i in range(n)), *(f"@a{i} = alias i32, ptr @g{i}" for i in range(n))])


@family
def elements(n: int) -> str:
    """One variable of many numbers."""
    return _module([f"@g = constant [{n} x i32] [{', '.join(f'i32 {i}' for i in range(n))}]"])


@family
def globals_in_structs(n: int) -> str:
    """Each variable is a list element: a struct in a struct, with addresses within both neighbours."""
    lines = ["%N = type { ptr, { ptr, i64 }, [2 x i32] }"]
    for i in range(n):
        before, after = (f"getelementptr inbounds (%N, ptr @g{at % n}, i32 0, i32 1)" for at in (i - 1, i + 1))
        inner = f"{{ ptr @g{i * 7 % n}, i64 ptrtoint (ptr {after} to i64) }}"
        lines += [f"@g{i} = internal global %N {{ ptr {before}, {{ ptr, i64 }} {inner}, [2 x i32] [i32 {i}, i32 0] }}"]
    return _module([*lines, *_kernel(["  store ptr @g0, ptr %p, align 8", "  ret void"])])


@family
def shared_arrays(n: int) -> str:
    """Arrays in shared memory, each read and written by one kernel."""
    lines = []
    for i in range(n):
        lines += [f"  %a{i} = getelementptr [8 x float], ptr addrspace(3) @s{i}, i32 0, i32 4"]
        lines += [f"  store volatile float 1.0, ptr addrspace(3) %a{i}, align 4"]
    return _module([*(f"@s{i} = internal addrspace(3) global [8 x float] undef" for i in range(n)), *_kernel([*lines, "  ret void"])])


# -- functions


def _chain(order: Iterable[int], n: int) -> list[str]:
    lines = []
    for i in order:
        call = f"call float @f{i + 1}(ptr %q)" if i + 1 < n else "load float, ptr %q, align 4"
        lines += [f"define internal float @f{i}(ptr %p) noinline {{", "  %q = getelementptr float, ptr %p, i64 4", f"  %v = {call}"]
        lines += ["  store float %v, ptr %q, align 4", "  ret float %v", "}"]
    return lines


_CALLER = [
    "@s = internal addrspace(3) global [4096 x float] undef, align 16",
    *_kernel(["  %v = call float @f0(ptr addrspacecast (ptr addrspace(3) @s to ptr))", "  store float %v, ptr %p, align 4", "  ret void"]),
]


@family
def function_chain(n: int) -> str:
    """Each internal function gives its pointer to the next, which stands behind it."""
    return _module([*_CALLER, *_chain(range(n), n)])


@family
def function_chain_backward(n: int) -> str:
    """Each internal function gives its pointer to the next, which stands before it."""
    return _module([*_CALLER, *_chain(reversed(range(n)), n)])


@family
def function_ring(n: int) -> str:
    """Functions that call each other in a ring."""
    lines = list(_CALLER)
    for i in range(n):
        lines += [f"define internal float @f{i}(ptr %p) noinline {{", "  %q = getelementptr float, ptr %p, i64 4"]
        lines += ["  %v = load float, ptr %q, align 4", "  %c = fcmp olt float %v, 0.0", "  br i1 %c, label %a, label %b", "a:"]
        lines += [f"  %w = call float @f{(i + 1) % n}(ptr %q)", "  br label %b", "b:", "  ret float %v", "}"]
    return _module(lines)


@family
def function_star(n: int) -> str:
    """One kernel calls all functions."""
    lines = [f"define internal void @f{i}(ptr %p) noinline {{\n  store float 1.0, ptr %p, align 4\n  ret void\n}}" for i in range(n)]
    calls = [f"  call void @f{i}(ptr addrspacecast (ptr addrspace(3) @s to ptr))" for i in range(n)]
    return _module(["@s = internal addrspace(3) global [64 x float] undef, align 16", *lines, *_kernel([*calls, "  ret void"])])


@family
def callers(n: int) -> str:
    """Many functions call one."""
    lines = ["define internal void @leaf(ptr %p) noinline {\n  store float 1.0, ptr %p, align 4\n  ret void\n}"]
    lines += [f"define void @f{i}(ptr align 16 %p) {{\n  call void @leaf(ptr %p)\n  ret void\n}}" for i in range(n)]
    return _module(lines)


@family
def calls(n: int) -> str:
    """One block calls one function many times."""
    leaf = "define internal void @leaf(ptr %p) noinline {\n  store float 1.0, ptr %p, align 4\n  ret void\n}"
    return _module([leaf, *_kernel([*["  call void @leaf(ptr %p)"] * n, "  ret void"])])


@family
def recursive_results(n: int) -> str:
    """Internal functions that return what the next returns."""
    lines = []
    for i in range(n):
        value = f"call ptr @f{i + 1}(ptr %p)" if i + 1 < n else "getelementptr i8, ptr %p, i64 16"
        lines += [f"define internal ptr @f{i}(ptr %p) noinline {{", f"  %q = {value}", "  ret ptr %q", "}"]
    return _module([*lines, *_kernel(["  %q = call ptr @f0(ptr %p)", "  store i32 %n, ptr %q, align 4", "  ret void"])])


@family
def declarations(n: int) -> str:
    """Functions without a body, each called."""
    return _module(
        [*(f"declare i32 @d{i}(i32)" for i in range(n)), *_kernel([*(f"  call i32 @d{i}(i32 {i})" for i in range(n)), "  ret void"])]
    )


@family
def unused_declarations(n: int) -> str:
    """Functions without a body that nobody calls, and an attribute of each."""
    return _module(f'declare i32 @d{i}(ptr nocapture readonly align {1 << i % 5}, i32) "key"="{i}"' for i in range(n))


@family
def kernels(n: int) -> str:
    """Kernels, each with a launch size and alignments of its own, and a range of what it reads."""
    lines = ["declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()"]
    for i in range(n):
        lines += [f"define ptx_kernel void @k{i}(ptr noalias align {1 << i % 6} %p, i32 %n) #{i} {{"]
        lines += ["  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()", "  %c = icmp ult i32 %t, %n", "  br i1 %c, label %a, label %b", "a:"]
        lines += [
            "  %x = zext nneg i32 %t to i64",
            "  %q = getelementptr inbounds float, ptr %p, i64 %x",
            "  store float 1.0, ptr %q, align 4",
        ]
        lines += ["  br label %b", "b:", "  ret void", "}"]
    return _module([*lines, *(f'attributes #{i} = {{ "nvvm.maxntid"="{i % 1024 + 1}" "nvvm.minctasm"="{i % 7 + 1}" }}' for i in range(n))])


@family
def attribute_groups(n: int) -> str:
    """Functions with attributes of their own."""
    lines = [f"define void @f{i}() #{i} {{\n  ret void\n}}" for i in range(n)]
    return _module([*lines, *(f'attributes #{i} = {{ "key"="{i}" }}' for i in range(n))])


@family
def comdats(n: int) -> str:
    """Functions in groups of their own."""
    return _module(
        [*(f"$f{i} = comdat any" for i in range(n)), *(f"define linkonce_odr void @f{i}() comdat {{\n  ret void\n}}" for i in range(n))]
    )


@family
def byval_kernels(n: int) -> str:
    """Kernels that take a struct by value."""
    lines = ["%S = type { [4 x i32] }"]
    for i in range(n):
        lines += [
            f"define ptx_kernel void @k{i}(ptr byval(%S) align 4 %s, ptr %out) {{",
            "  %a = getelementptr %S, ptr %s, i32 0, i32 0, i32 2",
        ]
        lines += ["  %v = load i32, ptr %a, align 4", "  store i32 %v, ptr %out, align 4", "  ret void", "}"]
    return _module(lines)


@family
def struct_arguments(n: int) -> str:
    """Internal functions that give a struct on by value."""
    lines = ["%S = type { i32, i32, float }"]
    for i in range(n):
        value = f"call %S @f{i + 1}(%S %w)" if i + 1 < n else "insertvalue %S %w, float 1.0, 2"
        lines += [
            f"define internal %S @f{i}(%S %s) noinline {{",
            f"  %w = insertvalue %S %s, i32 {i}, 1",
            f"  %r = {value}",
            "  ret %S %r",
            "}",
        ]
    load = ["  %s = load %S, ptr %p, align 4", "  %r = call %S @f0(%S %s)", "  store %S %r, ptr %p, align 4", "  ret void"]
    return _module([*lines, *_kernel(load)])


# -- control flow


@family
def block_chain(n: int) -> str:
    """Blocks one after the other, a store in each."""
    lines = ["  br label %b0"]
    for i in range(n):
        lines += [f"b{i}:", f"  %a{i} = getelementptr i32, ptr %p, i64 {4 * i}", f"  store volatile i32 {i}, ptr %a{i}, align 4"]
        lines += [f"  br label %b{i + 1}"]
    return _module(_kernel([*lines, f"b{n}:", "  ret void"]))


@family
def diamonds(n: int) -> str:
    """Choices one after the other, a phi behind each."""
    lines = ["  br label %b0"]
    for i in range(n):
        before = f"%v{i - 1}" if i else "0"
        lines += [f"b{i}:", f"  %c{i} = icmp sgt i32 %n, {i}", f"  br i1 %c{i}, label %t{i}, label %j{i}", f"t{i}:"]
        lines += [f"  %w{i} = load volatile i32, ptr %p, align 4", f"  br label %j{i}"]
        lines += [f"j{i}:", f"  %v{i} = phi i32 [ {before}, %b{i} ], [ %w{i}, %t{i} ]", f"  br label %b{i + 1}"]
    return _module(_kernel([*lines, f"b{n}:", f"  store i32 %v{n - 1}, ptr %p, align 4", "  ret void"]))


@family
def nested_diamonds(n: int) -> str:
    """Choices in each other."""
    lines = ["  br label %b0"]
    for i in range(n):
        lines += [f"b{i}:", f"  %w{i} = load volatile i32, ptr %p, align 4", f"  %c{i} = icmp sgt i32 %w{i}, {i}"]
        lines += [f"  br i1 %c{i}, label %b{i + 1}, label %e{i}"]
    lines += [f"b{n}:", f"  br label %e{n}", f"e{n}:", f"  br label %e{n - 1}"]
    for i in reversed(range(n)):
        lines += [f"e{i}:", f"  store volatile i32 {i}, ptr %p, align 4", f"  br label %e{i - 1}" if i else "  ret void"]
    return _module(_kernel(lines))


@family
def nested_choices(n: int) -> str:
    """Choices in each other, with a value of each, and none that reads memory."""
    lines = ["  br label %b0"]
    for i in range(n):
        lines += [f"b{i}:", f"  %v{i} = add i32 {f'%v{i - 1}' if i else '%n'}, {i % 5}", f"  %c{i} = icmp sgt i32 %v{i}, {i}"]
        lines += [f"  br i1 %c{i}, label %b{i + 1}, label %e{i}"]
    lines += [f"b{n}:", f"  br label %e{n - 1}"]
    for i in reversed(range(n)):
        inner = f"[ %w{i + 1}, %e{i + 1} ]" if i + 1 < n else f"[ %n, %b{n} ]"
        lines += [
            f"e{i}:",
            f"  %w{i} = phi i32 [ %v{i}, %b{i} ], {inner}",
            f"  br label %e{i - 1}" if i else "  store i32 %w0, ptr %p, align 4",
        ]
    return _module(_kernel([*lines, "  ret void"]))


@family
def early_exits(n: int) -> str:
    """Choices that all leave for one block."""
    lines = ["  br label %b0"]
    for i in range(n):
        lines += [f"b{i}:", f"  %v{i} = load volatile i32, ptr %p, align 4", f"  %c{i} = icmp eq i32 %v{i}, {i}"]
        lines += [f"  br i1 %c{i}, label %out, label %b{i + 1}"]
    return _module(_kernel([*lines, f"b{n}:", "  br label %out", "out:", "  ret void"]))


@family
def constant_conditions(n: int) -> str:
    """Choices that are decided, dead code in each."""
    lines = ["  br label %b0"]
    for i in range(n):
        lines += [f"b{i}:", f"  br i1 {'true' if i % 2 else 'false'}, label %t{i}, label %f{i}"]
        lines += [f"{side}{i}:\n  store volatile i32 {i}, ptr %p, align 4\n  br label %b{i + 1}" for side in "tf"]
    return _module(_kernel([*lines, f"b{n}:", "  ret void"]))


@family
def unreachable_chain(n: int) -> str:
    """Blocks one after the other that nothing leads to."""
    lines = ["  ret void"]
    for i in range(n):
        lines += [f"b{i}:", f"  store i32 {i}, ptr %p, align 4", f"  br label %b{i + 1}"]
    return _module(_kernel([*lines, f"b{n}:", "  ret void"]))


@family
def switch_to_one(n: int) -> str:
    """A switch whose cases share one block, with a long phi."""
    cases = " ".join(f"i32 {3 * i}, label %b" for i in range(n))
    phi = ", ".join(["[ 0, %e ]"] * n)
    lines = [
        "e:",
        f"  switch i32 %n, label %d [ {cases} ]",
        "b:",
        f"  %v = phi i32 {phi}",
        "  store i32 %v, ptr %p, align 4",
        "  br label %d",
    ]
    return _module(_kernel([*lines, "d:", "  ret void"]))


@family
def switch_to_many(n: int) -> str:
    """A switch with a block for each case, and a long phi behind them."""
    cases = " ".join(f"i32 {i}, label %b{i}" for i in range(n))
    blocks = [f"b{i}:\n  %a{i} = getelementptr i32, ptr %p, i64 {4 * i * i}\n  br label %j" for i in range(n)]
    phi = ", ".join(f"[ %a{i}, %b{i} ]" for i in range(n))
    join = ["j:", f"  %v = phi ptr {phi}", "  store i32 %n, ptr %v, align 4", "  br label %d"]
    return _module(_kernel([f"  switch i32 %n, label %d [ {cases} ]", *blocks, *join, "d:", "  ret void"]))


@family
def extended_sums(n: int) -> str:
    """Each sum is that of the two before, and an index in another block."""
    sums = [f"  %v{i} = add nsw i32 {f'%v{i - 1}' if i else '%n'}, {f'%v{i - 2}' if i > 1 else '%n'}" for i in range(n)]
    indices = [f"  %w{i} = sext i32 %v{i} to i64" for i in range(n)]
    stores = [f"  %p{i} = getelementptr float, ptr %p, i64 %w{i}\n  store float 1.0, ptr %p{i}, align 4" for i in range(n)]
    ahead = [*sums, *indices, "  %c = icmp sgt i32 %n, 7", "  br i1 %c, label %then, label %d"]
    return _module(_kernel([*ahead, "then:", *stores, "  br label %d", "d:", "  ret void"]))


@family
def extensions_in_siblings(n: int) -> str:
    """One number is extended in each block of a switch."""
    cases = " ".join(f"i32 {i}, label %b{i}" for i in range(n))
    blocks = [
        f"b{i}:\n  %w{i} = sext i32 %n to i64\n  %p{i} = getelementptr float, ptr %p, i64 %w{i}\n  store float 1.0, ptr %p{i}, align 4\n"
        "  br label %d"
        for i in range(n)
    ]
    return _module(_kernel([f"  switch i32 %n, label %d [ {cases} ]", *blocks, "d:", "  ret void"]))


@family
def switches(n: int) -> str:
    """Small switches one after the other."""
    lines = ["  br label %b0"]
    for i in range(n):
        lines += [f"b{i}:", f"  %v{i} = load volatile i32, ptr %p, align 4"]
        lines += [f"  switch i32 %v{i}, label %b{i + 1} [ i32 0, label %b{i + 1} i32 7, label %x{i} ]"]
        lines += [f"x{i}:", f"  store volatile i32 {i}, ptr %p, align 4", f"  br label %b{i + 1}"]
    return _module(_kernel([*lines, f"b{n}:", "  ret void"]))


@family
def switch_in_a_loop(n: int) -> str:
    """A machine of so many states: a loop around a switch, whose cases say which comes next."""
    cases = " ".join(f"i32 {i}, label %b{i}" for i in range(n))
    phi = ", ".join(f"[ {i * 5 % n}, %b{i} ]" for i in range(n))
    lines = ["e:", "  br label %h", "h:", "  %s = phi i32 [ 0, %e ], [ %t, %l ]", "  %i = phi i32 [ 0, %e ], [ %j, %l ]"]
    lines += [f"  switch i32 %s, label %x [ {cases} ]"]
    for i in range(n):
        lines += [f"b{i}:", f"  %a{i} = getelementptr i32, ptr %p, i64 {i}", f"  store i32 %i, ptr %a{i}, align 4", "  br label %l"]
    lines += ["l:", f"  %t = phi i32 {phi}", "  %j = add nuw nsw i32 %i, 1", "  %c = icmp slt i32 %j, %n", "  br i1 %c, label %h, label %x"]
    return _module(_kernel([*lines, "x:", "  ret void"]))


@family
def phis(n: int) -> str:
    """Many phis in one loop."""
    heads = [f"  %v{i} = phi i32 [ {i}, %e ], [ %w{i}, %l ]" for i in range(n)]
    steps = [f"  %w{i} = add i32 %v{(i + 1) % n}, {i}" for i in range(n)]
    ends = ["  %c = icmp slt i32 %w0, %n", "  br i1 %c, label %l, label %x", "x:", "  store i32 %w0, ptr %p, align 4", "  ret void"]
    return _module(_kernel(["e:", "  br label %l", "l:", *heads, *steps, *ends]))


@family
def pointer_phis(n: int) -> str:
    """Pointers through many phis one after the other."""
    lines = ["  br label %b0"]
    for i in range(n):
        before = f"%v{i - 1}" if i else "%p"
        lines += [f"b{i}:", f"  %c{i} = icmp sgt i32 %n, {i}", f"  br i1 %c{i}, label %t{i}, label %j{i}", f"t{i}:"]
        lines += [f"  %w{i} = getelementptr i32, ptr {before}, i64 4", f"  br label %j{i}"]
        lines += [f"j{i}:", f"  %v{i} = phi ptr [ {before}, %b{i} ], [ %w{i}, %t{i} ]", f"  br label %b{i + 1}"]
    return _module(_kernel([*lines, f"b{n}:", f"  store i32 0, ptr %v{n - 1}, align 4", "  ret void"]))


@family
def loops(n: int) -> str:
    """Loops one after the other."""
    lines = ["  br label %l0"]
    for i in range(n):
        before = f"%l{i - 1}" if i else "%0"
        lines += [f"l{i}:", f"  %i{i} = phi i32 [ 0, {before} ], [ %n{i}, %l{i} ]", f"  %a{i} = getelementptr i32, ptr %p, i32 %i{i}"]
        lines += [f"  store volatile i32 {i}, ptr %a{i}, align 4", f"  %n{i} = add nuw nsw i32 %i{i}, 1"]
        lines += [f"  %c{i} = icmp slt i32 %n{i}, %n", f"  br i1 %c{i}, label %l{i}, label %l{i + 1}"]
    return _module(_kernel([*lines, f"l{n}:", "  ret void"]))


@family
def guarded_loops(n: int) -> str:
    """Loops one after the other to one bound, computed before them, each behind a test that it runs at all."""
    lines = ["  %m = call i32 @llvm.smin.i32(i32 %n, i32 1000)", "  %e = add nsw i32 %m, 3", "  br label %b0"]
    for i in range(n):
        lines += [f"b{i}:", f"  %g{i} = icmp sgt i32 %e, 0", f"  br i1 %g{i}, label %l{i}, label %b{i + 1}", f"l{i}:"]
        lines += [f"  %i{i} = phi i32 [ 0, %b{i} ], [ %n{i}, %l{i} ]", f"  %a{i} = getelementptr i32, ptr %p, i32 %i{i}"]
        lines += [f"  store volatile i32 {i}, ptr %a{i}, align 4", f"  %n{i} = add nuw nsw i32 %i{i}, 1"]
        lines += [f"  %c{i} = icmp slt i32 %n{i}, %e", f"  br i1 %c{i}, label %l{i}, label %b{i + 1}"]
    return _module(["declare i32 @llvm.smin.i32(i32, i32)", *_kernel([*lines, f"b{n}:", "  ret void"])])


@family
def counters(n: int) -> str:
    """A loop with so many counters, each with a step of its own, and an access by each."""
    heads = [f"  %v{i} = phi i64 [ {i}, %e ], [ %w{i}, %l ]" for i in range(n)]
    body = []
    for i in range(n):
        body += [f"  %a{i} = getelementptr float, ptr %p, i64 %v{i}", f"  store float 1.0, ptr %a{i}, align 4"]
        body += [f"  %w{i} = add nuw nsw i64 %v{i}, {i + 1}"]
    ends = ["  %c = icmp slt i64 %w0, %n", "  br i1 %c, label %l, label %x", "x:", "  ret void"]
    return _module(_kernel(["e:", "  br label %l", "l:", *heads, *body, *ends], "ptr %p, i64 %n"))


@family
def loop_nest(n: int) -> str:
    """Loops in each other; n/16 of them."""
    depth = max(1, n // 16)
    lines = ["  br label %h0"]
    for i in range(depth):
        before = f"%h{i - 1}" if i else "%0"
        lines += [f"h{i}:", f"  %i{i} = phi i32 [ 0, {before} ], [ %n{i}, %x{i} ]", f"  br label %h{i + 1}"]
    lines += [f"h{depth}:", "  store volatile i32 0, ptr %p, align 4", f"  br label %x{depth - 1}"]
    for i in reversed(range(depth)):
        lines += [f"x{i}:", f"  %n{i} = add nuw nsw i32 %i{i}, 1", f"  %c{i} = icmp slt i32 %n{i}, %n"]
        lines += [f"  br i1 %c{i}, label %h{i}, label %{f'x{i - 1}' if i else 'done'}"]
    return _module(_kernel([*lines, "done:", "  ret void"]))


# -- straight code


@family
def additions(n: int) -> str:
    """A block of sums, each of the one before."""
    lines = ["  %v0 = add i32 %n, 1", *(f"  %v{i} = add i32 %v{i - 1}, %n" for i in range(1, n))]
    return _module(_kernel([*lines, f"  store i32 %v{n - 1}, ptr %p, align 4", "  ret void"]))


@family
def addresses(n: int) -> str:
    """A chain of addresses, each computed from the one before, a store to each."""
    lines = []
    for i in range(n):
        lines += [f"  %a{i} = getelementptr i32, ptr {f'%a{i - 1}' if i else '%p'}, i64 4", f"  store volatile i32 {i}, ptr %a{i}, align 4"]
    return _module(_kernel([*lines, "  ret void"]))


@family
def casts(n: int) -> str:
    """A chain of casts: shorter, longer with either sign, to a float and back, to a pointer and back."""
    kinds = ["sext i32 {} to i64", "trunc i64 {} to i32", "zext i32 {} to i64", "sitofp i64 {} to double", "fptosi double {} to i64"]
    kinds += ["inttoptr i64 {} to ptr", "ptrtoint ptr {} to i64", "trunc i64 {} to i32"]
    lines = [f"  %v{i} = {kinds[i % 8].format(f'%v{i - 1}' if i else '%n')}" for i in range(n // 8 * 8)]
    return _module(_kernel([*lines, f"  store i32 {f'%v{n // 8 * 8 - 1}' if n >= 8 else '%n'}, ptr %p, align 4", "  ret void"]))


@family
def selects(n: int) -> str:
    """A chain of selects, each between the one before and what follows from it."""
    lines = []
    for i in range(n):
        value = f"%v{i - 1}" if i else "%n"
        lines += [f"  %c{i} = icmp slt i32 {value}, {3 * i}", f"  %w{i} = add i32 {value}, {i}"]
        lines += [f"  %v{i} = select i1 %c{i}, i32 {value}, i32 %w{i}"]
    return _module(_kernel([*lines, f"  store i32 %v{n - 1}, ptr %p, align 4", "  ret void"]))


@family
def pointer_selects(n: int) -> str:
    """A chain of selects between addresses in shared memory, an access to each."""
    lines = ["  %v = addrspacecast ptr addrspace(3) @s to ptr"]
    for i in range(n):
        value = f"%v{i - 1}" if i else "%v"
        lines += [f"  %c{i} = icmp slt i32 %n, {3 * i}", f"  %w{i} = getelementptr inbounds i32, ptr {value}, i64 4"]
        lines += [f"  %v{i} = select i1 %c{i}, ptr {value}, ptr %w{i}", f"  store volatile i32 {i}, ptr %v{i}, align 4"]
    return _module(["@s = internal addrspace(3) global [65536 x i32] undef", *_kernel([*lines, "  ret void"])])


@family
def loads_and_stores(n: int) -> str:
    """A block that loads and stores by turns, through two pointers, at addresses computed from a thread's number."""
    lines = ["  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()", "  %x = zext i32 %t to i64"]
    for i in range(n):
        lines += [
            f"  %o{i} = add i64 %x, {i}",
            f"  %a{i} = getelementptr float, ptr %p, i64 %o{i}",
            f"  %v{i} = load float, ptr %a{i}, align 4",
        ]
        lines += [f"  %b{i} = getelementptr float, ptr %q, i64 %o{i}", f"  store float %v{i}, ptr %b{i}, align 4"]
    return _module(["declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()", *_kernel([*lines, "  ret void"], "ptr %p, ptr %q")])


@family
def stores(n: int) -> str:
    """Stores to addresses computed from one."""
    lines = [f"  %a{i} = getelementptr i32, ptr %p, i64 {i}\n  store i32 {i}, ptr %a{i}, align 4" for i in range(n)]
    return _module(_kernel([*lines, "  ret void"]))


@family
def shared_stores(n: int) -> str:
    """Stores through generic addresses computed from one of shared memory."""
    lines = ["  %q = addrspacecast ptr addrspace(3) @s to ptr"]
    lines += [f"  %a{i} = getelementptr i32, ptr %q, i64 {i}\n  store volatile i32 {i}, ptr %a{i}, align 4" for i in range(n)]
    return _module(["@s = internal addrspace(3) global [4096 x float] undef, align 16", *_kernel([*lines, "  ret void"])])


@family
def allocas(n: int) -> str:
    """Local variables, each written and read."""
    lines = [f"  %x{i} = alloca [4 x i32], align 4" for i in range(n)]
    lines += [f"  store volatile i32 {i}, ptr %x{i}, align 4\n  %y{i} = load volatile i32, ptr %x{i}, align 4" for i in range(n)]
    return _module(_kernel([*lines, "  ret void"]))


@family
def dynamic_places(n: int) -> str:
    """Local arrays, each written at a place that is not known, and read behind a choice."""
    lines = [f"  %x{i} = alloca [8 x float], align 4" for i in range(n)]
    for i in range(n):
        lines += [f"  %a{i} = getelementptr [8 x float], ptr %x{i}, i32 0, i32 %n", f"  store float 1.0, ptr %a{i}, align 4"]
    lines += ["  br label %b0"]
    for i in range(n):
        lines += [f"b{i}:", f"  %c{i} = icmp sgt i32 %n, {i}", f"  br i1 %c{i}, label %t{i}, label %b{i + 1}", f"t{i}:"]
        lines += [f"  %y{i} = load float, ptr %x{i}, align 4", f"  store volatile float %y{i}, ptr %p, align 4", f"  br label %b{i + 1}"]
    return _module(_kernel([*lines, f"b{n}:", "  ret void"]))


@family
def copies(n: int) -> str:
    """Copies of memory by memcpy."""
    lines = [f"  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %p, ptr align 4 %q, i64 {4 * (i % 32 + 1)}, i1 true)" for i in range(n)]
    return _module(["declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)", *_kernel([*lines, "  ret void"], "ptr %p, ptr %q")])


@family
def long_copies(n: int) -> str:
    """Copies by memcpy that become loops, each behind the last."""
    lines = ["  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %p, ptr align 4 %q, i64 %n, i1 false)"] * n
    return _module(["declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)", *_kernel([*lines, "  ret void"], "ptr %p, ptr %q, i64 %n")])


@family
def struct_of_many_fields(n: int) -> str:
    """One struct of many fields, loaded and stored whole."""
    fields = ", ".join("i32" if i % 2 else "float" for i in range(n))
    return _module(
        [
            f"%S = type {{ {fields} }}",
            *_kernel(["  %v = load %S, ptr %p, align 4", "  store %S %v, ptr %q, align 4", "  ret void"], "ptr %p, ptr %q"),
        ]
    )


@family
def struct_of_structs(n: int) -> str:
    """A struct of structs of several sizes, loaded and stored whole, and some of its fields by themselves."""
    parts = ", ".join(("{ i8, i32 }", "[3 x i16]", "{ double, { ptr, i8 } }", "<4 x float>")[i % 4] for i in range(n))
    lines = ["  %v = load %S, ptr %p, align 16", "  store %S %v, ptr %q, align 16"]
    for i in range(0, n, 4):
        lines += [f"  %a{i} = getelementptr inbounds %S, ptr %p, i32 0, i32 {i}, i32 1", f"  store i32 {i}, ptr %a{i}, align 4"]
    return _module([f"%S = type {{ {parts} }}", *_kernel([*lines, "  ret void"], "ptr %p, ptr %q")])


@family
def array_of_many_elements(n: int) -> str:
    """One array of many elements, loaded and stored whole."""
    lines = [f"  %v = load [{n} x i32], ptr %p, align 4", f"  store [{n} x i32] %v, ptr %q, align 4", "  ret void"]
    return _module(_kernel(lines, "ptr %p, ptr %q"))


@family
def insertions(n: int) -> str:
    """An array made element by element, and stored."""
    lines = [f"  %v{i} = insertvalue [{n} x i32] {f'%v{i - 1}' if i else 'poison'}, i32 {'%n' if i % 2 else i}, {i}" for i in range(n)]
    return _module(_kernel([*lines, f"  store [{n} x i32] %v{n - 1}, ptr %p, align 4", "  ret void"]))


@family
def extractions(n: int) -> str:
    """An array loaded whole and taken apart."""
    lines = [f"  %a = load [{n} x i32], ptr %p, align 4"]
    lines += [f"  %v{i} = extractvalue [{n} x i32] %a, {i}\n  store volatile i32 %v{i}, ptr %q, align 4" for i in range(n)]
    return _module(_kernel([*lines, "  ret void"], "ptr %p, ptr %q"))


@family
def small_structs(n: int) -> str:
    """Loads and stores of small structs."""
    lines = [f"  %v{i} = load volatile %S, ptr %p, align 4\n  store volatile %S %v{i}, ptr %q, align 4" for i in range(n)]
    return _module(["%S = type { i32, [2 x float], i8 }", *_kernel([*lines, "  ret void"], "ptr %p, ptr %q")])


@family
def printfs(n: int) -> str:
    """Calls of printf."""
    text = '@s = private unnamed_addr constant [7 x i8] c"%d %f\\0A\\00"'
    lines = [f"  call i32 (ptr, ...) @printf(ptr @s, i32 {i}, double 1.0)" for i in range(n)]
    return _module([text, "declare i32 @printf(ptr, ...)", *_kernel([*lines, "  ret void"])])


@family
def reflections(n: int) -> str:
    """Questions for what the GPU is, and choices by the answers."""
    lines = ['@s = private unnamed_addr constant [12 x i8] c"__CUDA_ARCH\\00"', "declare i32 @__nvvm_reflect(ptr)"]
    body = ["  br label %b0"]
    for i in range(n):
        body += [f"b{i}:", f"  %v{i} = call i32 @__nvvm_reflect(ptr @s)", f"  %c{i} = icmp ugt i32 %v{i}, 500"]
        body += [f"  br i1 %c{i}, label %t{i}, label %b{i + 1}"]
        body += [f"t{i}:", f"  store volatile i32 {i}, ptr %p, align 4", f"  br label %b{i + 1}"]
    return _module([*lines, *_kernel([*body, f"b{n}:", "  ret void"])])


@family
def barriers(n: int) -> str:
    """Barriers with accesses between."""
    lines = []
    for i in range(n):
        lines += ["  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)"]
        lines += [f"  store i32 {i}, ptr addrspace(3) @s, align 4"] if i % 3 else []
    head = ["@s = internal addrspace(3) global i32 undef", "declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)"]
    return _module([*head, *_kernel([*lines, "  ret void"])])


@family
def barrier_blocks(n: int) -> str:
    """Barriers in blocks of their own, with choices between."""
    lines = ["  br label %b0"]
    for i in range(n):
        lines += [f"b{i}:", "  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)", f"  %c{i} = icmp sgt i32 %n, {i}"]
        lines += [f"  br i1 %c{i}, label %t{i}, label %b{i + 1}", f"t{i}:", f"  store volatile i32 {i}, ptr addrspace(3) @s, align 4"]
        lines += [f"  br label %b{i + 1}"]
    head = ["@s = internal addrspace(3) global i32 undef", "declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)"]
    return _module([*head, *_kernel([*lines, f"b{n}:", "  ret void"])])


@family
def barriers_around_a_switch(n: int) -> str:
    """A loop around a switch, a barrier in each of its blocks."""
    cases = " ".join(f"i32 {i}, label %b{i}" for i in range(n))
    lines = ["  br label %h", "h:", "  %i = phi i32 [ 0, %0 ], [ %next, %l ]", f"  switch i32 %n, label %x [ {cases} ]"]
    for i in range(n):
        lines += [f"b{i}:", "  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)", "  br label %l"]
    lines += ["l:", "  %next = add i32 %i, 1", "  %c = icmp slt i32 %next, %n", "  br i1 %c, label %h, label %x", "x:", "  ret void"]
    return _module(["declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)", *_kernel(lines)])


# -- pointers


@family
def restricted_pointers(n: int) -> str:
    """Many parameters that are restricted, an access through each."""
    lines = [f"  %v{i} = load i32, ptr %a{i}, align 4\n  store i32 %v{i}, ptr %b{i}, align 4" for i in range(n)]
    return _module(_kernel([*lines, "  ret void"], ", ".join(f"ptr noalias %a{i}, ptr noalias %b{i}" for i in range(n))))


@family
def compared_addresses(n: int) -> str:
    """A chain of addresses in shared memory, each compared, and given to others as a generic one."""
    lines = ["  %e = getelementptr inbounds i32, ptr addrspace(3) @s, i64 9"]
    for i in range(n):
        lines += [f"  %a{i} = getelementptr inbounds i32, ptr addrspace(3) {f'%a{i - 1}' if i else '@s'}, i64 4"]
        lines += [f"  %c{i} = icmp ult ptr addrspace(3) %a{i}, %e", f"  store volatile i1 %c{i}, ptr %p, align 1"]
        lines += [f"  %g{i} = addrspacecast ptr addrspace(3) %a{i} to ptr", f"  store volatile ptr %g{i}, ptr %p, align 8"]
    return _module(["@s = internal addrspace(3) global [65536 x i32] undef", *_kernel([*lines, "  ret void"])])


@family
def stray_addresses(n: int) -> str:
    """A chain of generic addresses, made of one in shared memory, that nobody says lie within it."""
    lines = ["  %g = addrspacecast ptr addrspace(3) @s to ptr"]
    for i in range(n):
        lines += [f"  %a{i} = getelementptr i32, ptr {f'%a{i - 1}' if i else '%g'}, i64 4", f"  store volatile i32 {i}, ptr %a{i}, align 4"]
    return _module(["@s = internal addrspace(3) global [65536 x i32] undef", *_kernel([*lines, "  ret void"])])


# -- loops over memory


def _counted(body: Iterable[str], at: str = "", before: str = "entry", after: str = "done", phis: Iterable[str] = ()) -> list[str]:
    """A loop that counts `%i` to `%m`; `at` stands behind its names."""
    return [
        f"loop{at}:",
        f"  %i{at} = phi i64 [ 0, %{before} ], [ %next{at}, %loop{at} ]",
        *phis,
        *body,
        f"  %next{at} = add nuw nsw i64 %i{at}, 1",
        f"  %is.done{at} = icmp eq i64 %next{at}, %m",
        f"  br i1 %is.done{at}, label %{after}, label %loop{at}",
    ]


def _with_loop(body: Iterable[str], parameters: str = "ptr noalias %p, i64 %m", phis: Iterable[str] = ()) -> str:
    return _module(_kernel(["entry:", "  br label %loop", *_counted(body, phis=phis), "done:", "  ret void"], parameters))


def _place(at: int, offset: int, index: str = "%i", base: str = "%p") -> list[str]:
    return [f"  %o{at} = add nuw nsw i64 {index}, {offset}", f"  %p{at} = getelementptr inbounds i32, ptr {base}, i64 %o{at}"]


@family
def loop_with_stores(n: int) -> str:
    """All fields of a struct a round, one after the other."""
    body = [f"  %s = mul nuw nsw i64 %i, {n}"]
    for at in range(n):
        body += [*_place(at, at, "%s"), f"  store i32 {at}, ptr %p{at}, align 4"]
    return _with_loop(body)


@family
def loop_with_loads_and_stores(n: int) -> str:
    """Elements far apart are moved on, each to the next."""
    body: list[str] = []
    for at in range(n):
        access = f"store i32 %x{at - 1}, ptr %p{at}, align 4" if at % 2 else f"%x{at} = load i32, ptr %p{at}, align 4"
        body += [*_place(at, 100_000 * at), f"  {access}"]
    return _with_loop(body)


@family
def loop_with_pointers(n: int) -> str:
    """Stores through so many pointers, of which nothing is known."""
    body: list[str] = []
    for at in range(n):
        body += [f"  %p{at} = getelementptr inbounds i32, ptr %a{at}, i64 %i", f"  store i32 {at}, ptr %p{at}, align 4"]
    return _with_loop(body, ", ".join([*(f"ptr %a{at}" for at in range(n)), "i64 %m"]))


@family
def loop_with_arithmetic(n: int) -> str:
    """One element a round, and a long computation."""
    body = ["  %a = getelementptr inbounds i32, ptr %p, i64 %i", "  %v0 = load i32, ptr %a, align 4"]
    body += [f"  %v{at + 1} = {'add' if at % 2 else 'xor'} i32 %v{at}, {at}" for at in range(n)]
    return _with_loop([*body, f"  store i32 %v{n}, ptr %a, align 4"])


@family
def loop_with_sums(n: int) -> str:
    """So many sums, all of the same elements."""
    body = ["  %a = getelementptr inbounds i32, ptr %p, i64 %i", "  %v = load i32, ptr %a, align 4"]
    phis = [f"  %s{at} = phi i32 [ {at}, %entry ], [ %t{at}, %loop ]" for at in range(n)]
    body += [f"  %t{at} = add i32 %s{at}, %v" for at in range(n)]
    stores = [line for at in range(n) for line in (f"  %q{at} = getelementptr i32, ptr %p, i64 {at}", f"  store i32 %t{at}, ptr %q{at}")]
    return _module(
        _kernel(["entry:", "  br label %loop", *_counted(body, phis=phis), "done:", *stores, "  ret void"], "ptr noalias %p, i64 %m")
    )


@family
def loops_over_memory(n: int) -> str:
    """Small loops in a row."""
    lines = ["entry:", "  br label %loop0"]
    for at in range(n):
        body = [
            f"  %a{at} = getelementptr inbounds i32, ptr %p, i64 %i{at}",
            f"  %x{at} = load i32, ptr %a{at}, align 4",
            f"  %y{at} = add i32 %x{at}, {at}",
            f"  store i32 %y{at}, ptr %a{at}, align 4",
        ]
        lines += _counted(body, str(at), f"loop{at - 1}" if at else "entry", f"loop{at + 1}" if at + 1 < n else "done")
    return _module(_kernel([*lines, "done:", "  ret void"], "ptr noalias %p, i64 %m"))


@family
def loops_with_one_bound(n: int) -> str:
    """In a row, each counted in 32 bits to the same number: a branch on one says something of the number that all others compare with."""
    lines = ["entry:", "  br label %before0"]
    for at in range(n):
        lines += [
            f"before{at}:",
            f"  br label %loop{at}",
            f"loop{at}:",
            f"  %i{at} = phi i32 [ 0, %before{at} ], [ %next{at}, %loop{at} ]",
            f"  %wide{at} = sext i32 %i{at} to i64",
            *_doubled(at),
            f"  %next{at} = add nsw i32 %i{at}, 1",
            f"  %more{at} = icmp slt i32 %next{at}, %m",
            f"  br i1 %more{at}, label %loop{at}, label %before{at + 1}",
        ]
    return _module(_kernel([*lines, f"before{n}:", "  ret void"], "ptr noalias align 16 %p, i32 %m"))


@family
def loops_with_two_exits(n: int) -> str:
    """In a row, each left at one of two numbers, whichever comes first."""
    lines = ["entry:", "  br label %before0"]
    for at in range(n):
        lines += [
            f"before{at}:",
            f"  br label %loop{at}",
            f"loop{at}:",
            f"  %i{at} = phi i32 [ 0, %before{at} ], [ %next{at}, %latch{at} ]",
            f"  %is.found{at} = icmp eq i32 %i{at}, %k",
            f"  br i1 %is.found{at}, label %before{at + 1}, label %latch{at}",
            f"latch{at}:",
            f"  %wide{at} = sext i32 %i{at} to i64",
            *_doubled(at),
            f"  %next{at} = add nsw i32 %i{at}, 1",
            f"  %more{at} = icmp slt i32 %next{at}, %m",
            f"  br i1 %more{at}, label %loop{at}, label %before{at + 1}",
        ]
    return _module(_kernel([*lines, f"before{n}:", "  ret void"], "ptr noalias align 16 %p, i32 %m, i32 %k"))


def _doubled(at: int) -> list[str]:
    return [
        f"  %a{at} = getelementptr inbounds float, ptr %p, i64 %wide{at}",
        f"  %x{at} = load float, ptr %a{at}, align 4",
        f"  %y{at} = fmul float %x{at}, 2.0",
        f"  store float %y{at}, ptr %a{at}, align 4",
    ]


@family
def loops_with_a_call(n: int) -> str:
    """Small loops in a row that no pass may touch."""
    lines = ["entry:", "  br label %loop0"]
    for at in range(n):
        body = [f"  call void @stop(i64 %i{at})"]
        lines += _counted(body, str(at), f"loop{at - 1}" if at else "entry", f"loop{at + 1}" if at + 1 < n else "done")
    return _module([*_kernel([*lines, "done:", "  ret void"], "ptr %p, i64 %m"), "declare void @stop(i64) convergent"])


# -- integer expressions


@family
def deep_expression(n: int) -> str:
    """Operations of several kinds, each on the one before."""
    kinds = ("add i32 {}, %n", "xor i32 {}, -1", "mul i32 {}, 3", "or i32 {}, %m", "sub i32 %n, {}", "and i32 {}, %m")
    lines = [f"  %v{i} = {kinds[i % len(kinds)].format(f'%v{i - 1}' if i else '%m')}" for i in range(n)]
    return _module(_kernel([*lines, f"  store i32 %v{n - 1}, ptr %p, align 4", "  ret void"], "ptr %p, i32 %n, i32 %m"))


@family
def wide_expression(n: int) -> str:
    """A sum of many products, each of another argument's bits."""
    lines = [f"  %m{i} = mul i32 %n, {2 * i + 3}\n  %x{i} = xor i32 %m{i}, %m" for i in range(n)]
    lines += [f"  %s{i} = add i32 {f'%s{i - 1}' if i else '%m'}, %x{i}" for i in range(n)]
    return _module(_kernel([*lines, f"  store i32 %s{n - 1}, ptr %p, align 4", "  ret void"], "ptr %p, i32 %n, i32 %m"))


@family
def shared_expression(n: int) -> str:
    """Each operation reads the one before twice: of n there are 2**n paths to the first."""
    kinds = ("xor i32 {0}, {1}", "mul i32 {0}, {1}", "add i32 {0}, {1}")
    lines = ["  %a0 = mul i32 %n, %m"]
    for i in range(n):
        lines += [f"  %b{i} = lshr i32 %a{i}, {i % 7 + 1}", f"  %a{i + 1} = {kinds[i % len(kinds)].format(f'%a{i}', f'%b{i}')}"]
    return _module(_kernel([*lines, f"  store i32 %a{n}, ptr %p, align 4", "  ret void"], "ptr %p, i32 %n, i32 %m"))


@family
def many_expressions(n: int) -> str:
    """Small expressions that have nothing to do with each other, some of which are there twice."""
    lines = []
    for i in range(n):
        lines += [f"  %a{i} = and i32 %n, {i // 2 + 1}", f"  %b{i} = or i32 %a{i}, %m", f"  %c{i} = sub i32 %b{i}, %a{i}"]
        lines += [f"  store volatile i32 %c{i}, ptr %p, align 4"]
    return _module(_kernel([*lines, "  ret void"], "ptr %p, i32 %n, i32 %m"))


# -- metadata, and what stands around the code


@family
def metadata_chain(n: int) -> str:
    """Each node names the next."""
    return _module(["!n = !{!0}", *(f"!{i} = !{{!{i + 1}, i32 {i}}}" for i in range(n)), f"!{n} = !{{null}}"])


@family
def metadata_backward(n: int) -> str:
    """Each node names the one before."""
    return _module([f"!n = !{{!{n}}}", "!0 = !{null}", *(f"!{i} = !{{!{i - 1}, i32 {i}}}" for i in range(1, n + 1))])


@family
def metadata_operands(n: int) -> str:
    """A node of many operands."""
    return _module(["!n = !{!0}", f"!0 = !{{{', '.join(f'i32 {i}' for i in range(n))}}}"])


@family
def named_metadata(n: int) -> str:
    """Many named lists."""
    return _module([*(f"!n{i} = !{{!{i}}}" for i in range(n)), *(f"!{i} = !{{i32 {i}}}" for i in range(n))])


@family
def kernel_annotations(n: int) -> str:
    """An entry of `nvvm.annotations` for each of many kernels."""
    kernels = [f"define void @k{i}(ptr %p) {{\n  store i32 {i}, ptr %p, align 4\n  ret void\n}}" for i in range(n)]
    entries = [f'!{i} = !{{ptr @k{i}, !"maxntidx", i32 128}}' for i in range(n)]
    return _module([*kernels, f"!nvvm.annotations = !{{{', '.join(f'!{i}' for i in range(n))}}}", *entries])


@family
def attachments(n: int) -> str:
    """Loads with a type-based alias tag each."""
    lines = [f"  %v{i} = load volatile i32, ptr %p, align 4, !tbaa !{3 * i + 1}" for i in range(n)]
    nodes = ['!0 = !{!"root"}']
    for i in range(n):
        nodes += [
            f"!{3 * i + 1} = !{{!{3 * i + 2}, !{3 * i + 2}, i64 0}}",
            f'!{3 * i + 2} = !{{!"t{i}", !0, i64 0}}',
            f"!{3 * i + 3} = !{{i32 {i}}}",
        ]
    return _module([*_kernel([*lines, "  ret void"]), *nodes])


@family
def loop_hints(n: int) -> str:
    """Loops one after the other, each with hints and a range of its own."""
    lines = ["entry:", "  br label %loop0"]
    nodes = []
    for at in range(n):
        body = [
            f"  %a{at} = getelementptr inbounds i32, ptr %p, i64 %i{at}",
            f"  %x{at} = load volatile i32, ptr %a{at}, align 4, !range !{3 * at}",
            f"  store volatile i32 %x{at}, ptr %p, align 4",
        ]
        *loop, end = _counted(body, str(at), f"loop{at - 1}" if at else "entry", f"loop{at + 1}" if at + 1 < n else "done")
        lines += [*loop, f"{end}, !llvm.loop !{3 * at + 1}"]
        nodes += [f"!{3 * at} = !{{i32 0, i32 {at + 1}}}", f"!{3 * at + 1} = distinct !{{!{3 * at + 1}, !{3 * at + 2}}}"]
        nodes += [f'!{3 * at + 2} = !{{!"llvm.loop.interleave.count", i32 {at % 4 + 1}}}']
    return _module([*_kernel([*lines, "done:", "  ret void"], "ptr noalias %p, i64 %m"), *nodes])


def _debug_info(rest: Iterable[str]) -> list[str]:
    return [
        "!llvm.dbg.cu = !{!0}",
        "!llvm.module.flags = !{!2}",
        '!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, producer: "p", emissionKind: FullDebug)',
        '!1 = !DIFile(filename: "a.cu", directory: "/")',
        '!2 = !{i32 2, !"Debug Info Version", i32 3}',
        '!3 = distinct !DISubprogram(name: "k", scope: !1, file: !1, line: 1, type: !4, unit: !0, spFlags: DISPFlagDefinition)',
        "!4 = !DISubroutineType(types: !5)",
        "!5 = !{null}",
        '!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)',
        *rest,
    ]


@family
def debug_records(n: int) -> str:
    """A debug record for each sum."""
    lines = []
    for i in range(n):
        lines += [f"  %v{i} = add i32 {f'%v{i - 1}' if i else '%n'}, %n, !dbg !{8 + 2 * i}"]
        lines += [f"    #dbg_value(i32 %v{i}, !{7 + 2 * i}, !DIExpression(), !{8 + 2 * i})"]
    nodes = []
    for i in range(n):
        nodes += [f'!{7 + 2 * i} = !DILocalVariable(name: "v{i}", scope: !3, file: !1, line: {i + 1}, type: !6)']
        nodes += [f"!{8 + 2 * i} = !DILocation(line: {i + 1}, column: 1, scope: !3)"]
    end = [f"  store i32 %v{n - 1}, ptr %p, align 4", "  ret void", "}"]
    return _module(["define ptx_kernel void @k(ptr %p, i32 %n) !dbg !3 {", *lines, *end, *_debug_info(nodes)])


@family
def module_asm(n: int) -> str:
    """Lines of assembly at the top."""
    return _module(f'module asm ".global .u32 a{i};"' for i in range(n))


@family
def struct_types(n: int) -> str:
    """Structs, each with the one before in it."""
    types = ["%S0 = type { i32 }", *(f"%S{i} = type {{ ptr, %S{i // 2} }}" for i in range(1, n))]
    return _module([*types, *(f"@g{i} = external global %S{i}" for i in range(n))])


@family
def small_functions(n: int) -> str:
    """Functions that have nothing to do with each other."""
    return _module(f"define i32 @f{i}(i32 %x) {{\n  %y = add i32 %x, {i}\n  ret i32 %y\n}}" for i in range(n))


@family
def block_addresses(n: int) -> str:
    """Functions with the address of one of their blocks in a table."""
    lines = []
    for i in range(n):
        lines += [f"define internal void @f{i}(ptr %p) {{", f"  indirectbr ptr %p, [label %b{i}]", f"b{i}:", "  ret void", "}"]
    table = ", ".join(f"ptr blockaddress(@f{i}, %b{i})" for i in range(n))
    return _module([f"@t = global [{n} x ptr] [{table}]", *lines])
