"""Which loops `loop-unroll<many-loads>` takes: each condition at its limit, and alone untrue."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from nvopt import parse, run
from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.loops import LoopInfo
from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
from nvopt.analysis.thread_registers import ThreadRegisters
from nvopt.passes.loop_unroll.local_arrays import threshold_multiplier
from nvopt.remarks import RemarkSink

LEFT = "left"
COPIES = "unrolled loop by a factor of 4 with run-time trip count"
DIVIDED = "unrolled loop by a factor of 4"
TWO, HALVED = (one.replace("4", "2") for one in (COPIES, DIVIDED))
GLOBAL = " addrspace(1)"
TWO_BLOCKS = "  br i1 %c, label %more, label %exit\nmore:\n  br label %loop"
MARKED = ", !llvm.loop !0"


def loop(
    loads: int = 8,
    floats: int = 28,
    others: int = 0,
    *,
    limit: str = "%n",
    space: str = GLOBAL,
    head: str = "",
    body: str = "",
    end: str = "  br i1 %c, label %loop, label %exit",
    mark: str = "",
) -> str:
    """A loop of so many loads, sums of floats, other instructions and a store: work of `loads + floats + 1`, and too long for ptxas to
    unroll."""
    code = [f"  %p{at} = getelementptr float, ptr{space} %a{at}, i64 %i\n  %x{at} = load float, ptr{space} %p{at}" for at in range(loads)]
    code += [f"  %s{at} = fadd float %{f's{at - 1}' if at else 'y'}, %x{at % loads}" for at in range(floats)]
    code += [f"  %o{at} = xor i32 %{f'o{at - 1}' if at else 'z'}, %w" for at in range(others)]
    lines = "\n".join(code)
    arrays = "".join(f"ptr{space} %a{at}, " for at in range(loads))
    return f"""target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @f({arrays}ptr addrspace(1) %out, i64 %n, i64 %k, i32 %z, i32 %w, float %y) {{
entry:
{head}
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
{lines}
{body}
  %q = getelementptr float, ptr addrspace(1) %out, i64 %i
  store float %{f"s{floats - 1}" if floats else "y"}, ptr addrspace(1) %q
  %next = add nuw nsw i64 %i, 1
  %c = icmp ne i64 %next, {limit}
{end}{mark}
exit:
  ret void
}}
!0 = distinct !{{!0, !1}}
!1 = !{{!"llvm.loop.unroll.{mark and "disable"}"}}
"""


def done(text: str, knobs: Mapping[str, str] | None = None, cpu: str | None = "sm_90") -> str:
    """What a remark says was done."""
    sink = RemarkSink(enabled=True)
    run(text, "loop-unroll<many-loads>", remarks=sink, knobs=dict(knobs or {}), cpu=cpu)
    return next((one.message for one in sink.remarks if one.kind == "Passed"), LEFT)


def fully(count: int) -> str:
    return f"completely unrolled loop with {count} iterations"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (loop(7), LEFT),
        (loop(8), COPIES),
        (loop(9), COPIES),
        (loop(8, space=""), COPIES),
        (loop(8, space=" addrspace(3)"), LEFT),
        (loop(8, space=" addrspace(4)"), LEFT),
    ],
)
def test_loads_of_global_memory_where_ptxas_does_not_unroll(text: str, expected: str) -> None:
    assert done(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (loop(0, 0), LEFT),
        (loop(1, 1), COPIES),
        (loop(2, 1), COPIES),
        (loop(8, 19), COPIES),
        (loop(1, 1, space=""), COPIES),
        (loop(1, 1, space=" addrspace(3)"), LEFT),
        # a copy of memory
        (loop(1, 0), LEFT),
        (loop(7, 0), LEFT),
        (loop(8, 0), COPIES),
        # 49 instructions of PTX are the most that ptxas unrolls
        (loop(2, 36), COPIES),
        (loop(2, 37), COPIES),
        (loop(2, 38), LEFT),
        (loop(1, 1, end=TWO_BLOCKS).replace("[ %next, %loop ]", "[ %next, %more ]"), LEFT),
    ],
)
def test_what_ptxas_unrolls_needs_one(text: str, expected: str) -> None:
    assert done(text) == expected


@pytest.mark.parametrize(("others", "expected"), [(36, COPIES), (37, COPIES), (38, LEFT)])
def test_there_is_not_more_else_than_work(others: int, expected: str) -> None:
    """8 loads, a store and 28 sums are work of 37."""
    assert done(loop(8, 28, others), {"runtime-unroll-threshold": "1000"}) == expected


@pytest.mark.parametrize(("floats", "expected"), [(86, COPIES), (87, COPIES), (88, LEFT)])
def test_copies_share_an_eighth(floats: int, expected: str) -> None:
    """Nine addresses, the counter, and a comparison and a branch, which are twelve, of `9 + floats`."""
    assert done(loop(8, floats), {"runtime-unroll-threshold": "1000"}) == expected


FDIV, UDIV, XORS = "  %v = fdiv float %y, %y", "  %v = udiv i32 %z, %w", 4
"""Divisions, and as many instructions as a division of integers counts for."""


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        # four copies of `loads + floats + 1` and the `loads + 4` that they share: 48, 49, 50
        (loop(4, 5), COPIES),
        (loop(1, 9), COPIES),
        (loop(2, 8), TWO),
        # two copies: 48, 49, 50
        (loop(2, 18), TWO),
        (loop(1, 20), TWO),
        (loop(2, 19), COPIES),
        # four of what is computed again: 49, 53
        (loop(1, 7, 2), COPIES),
        (loop(1, 7, 3), TWO),
        # with eight loads four take no more registers
        (loop(7, 2), TWO),
        (loop(8, 2), COPIES),
        # what ptxas does not unroll
        (loop(1, 10, body=FDIV), COPIES),
        (loop(1, 10, body=FDIV.replace("fdiv", "fmul")), TWO),
        (loop(1, 10, body=UDIV), COPIES),
        (loop(1, 10, XORS), TWO),
        # counts
        (loop(1, 10, limit="100"), HALVED),
        (loop(1, 10, limit="101"), TWO),
        (loop(1, 10, limit="%m", head="  %l = and i64 %n, 1\n  %m = add nuw nsw i64 %l, 1"), TWO),
        (loop(1, 9, limit="%m", head="  %l = and i64 %n, 1\n  %m = add nuw nsw i64 %l, 1"), LEFT),
        (loop(1, 10, limit="%m", head="  %m = shl nuw i64 %n, 1"), HALVED),
    ],
)
def test_two_where_ptxas_does_not_unroll_four(text: str, expected: str) -> None:
    assert done(text) == expected


SHARED = """  %j = add nsw i64 %i, 5
  %e = getelementptr float, ptr addrspace(1) %a0, i64 %j
  %v = load float, ptr addrspace(1) %e
  %m = fmul float %v, %v
  %t = fadd float %m, %v
  %b = getelementptr i8, ptr addrspace(1) %e, i64 4
  call void @llvm.assume(i1 true)"""
EXTENDED = """  %u = trunc i64 %i to i32
  %l = and i32 %u, 255
  %h = zext i32 %l to i64
  %e = getelementptr float, ptr addrspace(1) %a0, i64 %h
  store float %y, ptr addrspace(1) %e"""
INDICES = ("add", "or", "shl", "mul")
CASTS = "  %s = trunc i64 %h to i16\n  %j = sext i16 %s to i64\n  %e ="


@pytest.mark.parametrize(
    ("body", "work", "rest"),
    [
        ("", 37, 0),
        (SHARED, 39, 0),  # a product and its sum are one
        (EXTENDED, 38, 2),
        *(
            (EXTENDED.replace("  %e =", f"  %j = {one} i64 %h, %k\n  %e =").replace("i64 %h\n  store", "i64 %j\n  store"), 38, 3)
            for one in INDICES
        ),
        *(
            (EXTENDED.replace("  %e =", CASTS.replace("sext", one)).replace("i64 %h\n  store", "i64 %j\n  store"), 38, 2)
            for one in ("sext", "zext")
        ),
        (EXTENDED.replace("store float %y", "store i64 %h"), 38, 3),  # more than an address is computed of it
        (EXTENDED.replace("  %e =", "  %j = add i64 %h, %k\n  store i64 %j, ptr addrspace(1) %out\n  %e ="), 39, 4),
        ("  %u = trunc i64 %k to i32\n  %v = xor i32 %u, 1", 37, 2),
        ("  %v = call float @llvm.fma.f32(float %y, float %y, float %y)", 38, 0),
        ("  %v = call i32 @llvm.umin.i32(i32 %z, i32 %w)", 37, 1),
        ("  %v = atomicrmw add ptr addrspace(1) %out, i32 1 monotonic", 38, 0),
        ("  %v = cmpxchg ptr addrspace(1) %out, i32 1, i32 2 monotonic monotonic", 38, 0),
        ("  %v = select i1 true, float %y, float %x0", 38, 0),
        ("  %v = icmp eq i32 %z, %w", 37, 1),
        ("  %v = fcmp oeq float %y, %x0", 38, 0),
    ],
)
def test_what_is_work_and_what_is_shared(body: str, work: int, rest: int) -> None:
    for more, expected in ((0, COPIES), (1, LEFT)):
        text = loop(8, 28, work - rest + more, body=body)
        assert done(text, {"runtime-unroll-threshold": "1000"}) == expected


@pytest.mark.parametrize(("mark", "expected"), [(MARKED, 0), ("", 1)])
def test_nothing_is_asked_of_loops_that_may_not_be_unrolled(mark: str, expected: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """LLVM's unroller marks most loops before this one comes: ScalarEvolution is made for none of them."""
    made: list[str] = []
    new = ScalarEvolution.__init__

    def counted(self: ScalarEvolution, *args: Any, **others: Any) -> None:
        made.append("")
        new(self, *args, **others)

    monkeypatch.setattr(ScalarEvolution, "__init__", counted)
    run(loop(7, mark=mark), "loop-unroll<many-loads>")
    run(loop(mark=mark), "loop-unroll<many-loads>")
    assert len(made) == expected


STRIDED = "  %g = mul i64 %i, %k\n  %e = getelementptr float, ptr addrspace(1) %out, i64 %g\n  store float %y, ptr addrspace(1) %e"
"""An address that goes up by what is known when it runs."""


@pytest.mark.parametrize(
    ("text", "knobs", "expected"),
    [
        # the size of a body: 56 for loads and sums, 3 for store and address, 4 for the counter's end
        (loop(), {"runtime-unroll-threshold": "49"}, LEFT),
        (loop(), {"runtime-unroll-threshold": "50"}, COPIES),
        (loop(), {"runtime-unroll-threshold": "51"}, COPIES),
        (loop(body=STRIDED), {}, LEFT),
        (loop(body=STRIDED.replace("store float %y,", "%v = load float,")), {}, LEFT),
        (loop(body=STRIDED.replace("%k", "3")), {}, COPIES),
        # two blocks
        (loop(end=TWO_BLOCKS).replace("[ %next, %loop ]", "[ %next, %more ]"), {}, LEFT),
        # what the program says
        (loop(mark=MARKED), {}, LEFT),
        (loop(mark=MARKED).replace("unroll.disable", "unroll.enable"), {}, LEFT),
        (loop(mark=MARKED).replace("unroll.disable", "unroll.runtime.disable"), {}, LEFT),
        (loop(mark=MARKED).replace("unroll.disable", "mustprogress"), {}, COPIES),
        (loop(), {"nv-disable-loop-unrolling": "true"}, LEFT),
        (loop(), {"unroll-runtime": "false"}, LEFT),
        (loop(), {"unroll-allow-partial": "false"}, LEFT),
        (loop(), {"unroll-allow-remainder": "false"}, LEFT),
        # counts
        (loop(limit="100"), {}, DIVIDED),
        (loop(limit="100"), {"runtime-unroll-threshold": "49"}, LEFT),
        (loop(limit="100"), {"runtime-unroll-threshold": "50"}, DIVIDED),
        (loop(limit="102"), {}, COPIES),
        (loop(limit="%m", head="  %m = shl nuw i64 %n, 2"), {}, DIVIDED),
        (loop(limit="%m", head="  %l = and i64 %n, 1\n  %m = add nuw nsw i64 %l, 2"), {}, LEFT),
        (loop(limit="%m", head="  %l = and i64 %n, 1\n  %m = add nuw nsw i64 %l, 3"), {}, COPIES),
        (loop(limit="8"), {}, fully(8)),
        (loop(1, 1, limit="8"), {}, fully(8)),
        (loop(1, 0, limit="8"), {}, LEFT),  # a copy
        (loop(1, 1, 3, limit="8"), {}, fully(8)),
        (loop(1, 1, 4, limit="8"), {}, LEFT),
    ],
)  # fmt: skip
def test_each_condition(text: str, knobs: dict[str, str], expected: str) -> None:
    assert done(text, knobs) == expected


def with_array(elements: int) -> str:
    head = f"  %array = alloca [{elements} x float]"
    body = "  %e = getelementptr float, ptr %array, i64 %i\n  store float %y, ptr %e"
    return loop(1, 1, limit="4", head=head, body=body)


def registers(text: str) -> ThreadRegisters:
    function = next(one for one in parse(text).functions if not one.is_declaration)
    return ThreadRegisters(function, LoopInfo(function, DominatorTree(function)))


def sizes_taken(text: Callable[[int], str]) -> list[int]:
    """Of arrays of which the loop over one is unrolled."""
    return [size for size in range(1, 40) if done(text(size)) == fully(4)]


def test_arrays_become_registers_as_far_as_warps_stay() -> None:
    """64 warps of sm_90 have 32 registers a thread."""
    least = registers(with_array(1)).least_registers
    assert sizes_taken(with_array) == [*range(1, 32 - least + 1)]
    assert done(with_array(1), cpu=None) == LEFT
    assert done(with_array(1).replace("alloca [1 x float]", "alloca [1 x float], i32 %z")) == LEFT
    assert done(
        with_array(1).replace("%e = getelementptr float, ptr %array, i64 %i", "%e = getelementptr float, ptr %array, i64 0"), cpu=None
    ) == fully(4)


TABLES = 9
TABLE = "internal addrspace(1) constant [4 x float] [float 1.0, float 2.0, float 3.0, float 4.0]"
DOUBLES = TABLE.replace("float", "double")
"""What a polynomial's coefficients are loaded from."""


def over_tables(size: int, table: str = TABLE, index: str = "%i", limit: str = "4") -> str:
    type = "double" if "double" in table else "float"
    tables = "".join(f"@t{at} = {table}\n" for at in range(TABLES))
    element = f"getelementptr {type}, ptr addrspace(1) @t{{at}}, i64 {index}"
    loads = "".join(f"  %l{at} = {element.format(at=at)}\n  %c{at} = load {type}, ptr addrspace(1) %l{at}\n" for at in range(TABLES))
    sums = ""
    for at in reversed(range(TABLES)):
        last = f"d{at + 1}" if at + 1 < TABLES else "y"
        sums += f"  %m{at} = fmul {type} %{last}, %y\n  %d{at} = fadd {type} %m{at}, %c{at}\n"
    short = "%s = fptrunc double %d0 to float" if type == "double" else "%s = fadd float %d0, 1.0"
    return f"""target triple = "nvptx64-nvidia-cuda"
{tables}
define ptx_kernel void @f(i64 %n, {type} %y) {{
entry:
  %array = alloca [{size} x float]
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
{loads}{sums}  {short}
  %e = getelementptr float, ptr %array, i64 %i
  store float %s, ptr %e
  %next = add nuw nsw i64 %i, 1
  %more = icmp ne i64 %next, {limit}
  br i1 %more, label %loop, label %exit
exit:
  ret void
}}
"""


@pytest.mark.parametrize(
    ("table", "index", "freed"),
    [
        (TABLE, "%i", TABLES),
        (TABLE.replace("internal", "internal unnamed_addr"), "%i", TABLES),
        # those of 64 bits take moves, and others stay in memory
        (DOUBLES, "%i", 0),
        (TABLE.replace("constant", "global"), "%i", 0),
        (TABLE.replace("internal", "weak"), "%i", 0),
        (TABLE.replace("internal addrspace(1)", "addrspace(1) externally_initialized"), "%i", 0),
        # at a constant index they are loaded once, or no loads already
        (TABLE, "2", 0),
    ],
)
def test_what_is_loaded_from_tables_is_in_no_register_afterwards(table: str, index: str, freed: int) -> None:
    least = registers(over_tables(1, table, index)).least_registers
    room = 32 - least + freed
    assert sizes_taken(lambda size: over_tables(size, table, index)) == [*range(1, room + 1)]


DISABLED = '!0 = distinct !{!0, !1}\n!1 = !{!"llvm.loop.unroll.disable"}\n'
BRANCHES = """target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @f(ptr addrspace(1) %out, i64 %n, float %y) {
entry:
  %array = alloca [4 x float]
  store float %y, ptr %array
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr float, ptr %array, i64 %i
  %x = load float, ptr %p
  %c = icmp slt i64 %i, %n
  br i1 %c, label %then, label %latch
then:
  %s = fadd float %x, %y
  store float %s, ptr %p
  br label %latch
latch:
  %next = add nuw nsw i64 %i, 1
  %more = icmp ne i64 %next, 4
  br i1 %more, label %loop, label %exit
exit:
  ret void
}
"""


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (BRANCHES, fully(4)),
        (BRANCHES.replace("next, 4", "next, %n"), LEFT),
        (BRANCHES.replace("%array = alloca [4 x float]", "%array = load ptr, ptr addrspace(1) %out"), LEFT),
        (BRANCHES.replace("  %s = fadd float %x, %y\n", "").replace("float %s", "float %x"), LEFT),  # a copy
        (BRANCHES.replace("ptr %array, i64 %i", "ptr %array, i64 2"), LEFT),
        (
            BRANCHES.replace("%exit\nexit", "%exit, !llvm.loop !0\nexit")
            + '!0 = distinct !{!0, !1}\n!1 = !{!"llvm.loop.unroll.disable"}\n',
            LEFT,
        ),
    ],
)
def test_loops_over_local_arrays_may_branch(text: str, expected: str) -> None:
    assert done(text) == expected


@pytest.mark.parametrize(
    ("type", "elements"),
    [
        ("[2 x float]", 2),
        ("{ [2 x float] }", 2),
        ("{ { i32, i32 }, [2 x i32] }", 4),
        ("[2 x [2 x float]]", 4),
        ("[3 x { i32, i32 }]", 6),
        ("[7 x float]", 6),
        ("<4 x float>", 1),
        ("[2 x float], i32 2", 4),
    ],
)
def test_what_is_in_a_local_array_is_counted(type: str, elements: int) -> None:
    function = next(iter(parse(BRANCHES.replace("[4 x float]", type)).functions))
    (loop,) = LoopInfo(function, DominatorTree(function))
    assert threshold_multiplier(loop, 10) == elements


def test_others_keep_their_form() -> None:
    """A function of which no loop is taken isn't touched, though a loop in it has no preheader."""
    text = loop(7).replace("br label %loop", "br i1 true, label %loop, label %exit", 1)
    assert run(text, "loop-unroll<many-loads>") == run(text, "")
