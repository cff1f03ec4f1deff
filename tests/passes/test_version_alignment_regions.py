"""version-alignment: what of a part of a block has two versions."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import nvopt
from nvopt.analysis.value_tracking import ValueTracking
from nvopt.ir import Module
from nvopt.passes.version_alignment.chains import Chain
from nvopt.passes.version_alignment.places import Places
from nvopt.passes.version_alignment.plans import Gain
from nvopt.passes.version_alignment.regions import Region, gathered, in_pieces, is_work_on_integers
from nvopt.passes.version_alignment.stretches import Access, Stretch, stretches
from nvopt.remarks import RemarkSink

Groups = list[list[int]]
Named = list[list[str]]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("add i32 %i, 1", True),
        ("icmp eq i32 %i, 1", True),
        ("getelementptr i8, ptr %p, i32 %i", True),
        ("getelementptr i8, ptr %p, i32 1", False),
        ("getelementptr [4 x i8], ptr %p, i32 0, i32 %i", True),
        ("select i1 %c, ptr %p, ptr %q", True),
        ("add <2 x i16> %v, %v", True),
        ("call i32 @llvm.smax.i32(i32 %i, i32 1)", True),
        ('call i16 asm "{mul.f16 $0,$1,$2;}", "=h,h,h"(i16 1, i16 2) #0', False),
        ('call i32 asm "fma.rn.bf16x2 $0,$1,$2,$3;", "=r,r,r,r"(i32 %i, i32 %i, i32 %i) #0', False),
        ('call i16 asm "cvt.rn.f16.f32 $0, $1;", "=h,r"(i32 %i) #0', False),
        ('call i32 asm "cvt.rzi.s32.f64 $0, $1;", "=r,l"(i64 1) #0', False),
        ('call i16 asm "mul.lo.u16 $0,$1,$2;", "=h,h,h"(i16 1, i16 2) #0', True),
        ('call i16 asm "mov.b16 $0, f16;", "=h"() #0', True),
        ("zext i32 %i to i64", False),
        ("sext i32 %i to i64", False),
        ("bitcast i32 %i to <2 x i16>", False),
        ("inttoptr i32 %i to ptr", False),
        ("addrspacecast ptr %p to ptr addrspace(1)", False),
        ("trunc i32 %i to i8", False),
        ("ptrtoint ptr %p to i64", False),
        ("freeze i32 %i", False),
        ("load i32, ptr %p", False),
        ("call i32 @reads(ptr %p)", False),
        ("fadd float %x, %x", False),
        ("sitofp i32 %i to float", False),
        ("fptosi float %x to i32", False),
        ("fcmp olt float %x, %x", False),
        ("select i1 %c, float %x, float %x", False),
    ],
)
def test_what_is_work_on_integers(line: str, expected: bool) -> None:
    text = f"""declare i32 @llvm.smax.i32(i32, i32) #0
declare i32 @reads(ptr)
define void @f(ptr %p, ptr %q, i32 %i, i1 %c, float %x, <2 x i16> %v) {{
  %r = {line}
  ret void
}}
attributes #0 = {{ memory(none) }}
"""
    function = Module.parse(text).functions[-1]
    assert is_work_on_integers(next(iter(function.instructions()))) == expected


def stretch_of(lines: list[str]) -> Stretch:
    header = "define void @f(ptr %p, ptr %q, ptr %r, i32 %i) {\n"
    (function,) = Module.parse(header + "".join(f"  {line}\n" for line in lines) + "  ret void\n}\n").functions
    (found,) = stretches(function.blocks[0], Places(ValueTracking(function)), 1000)
    return found


def gathered_of(lines: list[str], joined: Groups, share: Callable[[Access, Access], bool] = lambda one, other: False) -> Region | None:
    """Of accesses by number."""
    stretch = stretch_of(lines)
    inside = stretch.instructions[:-1] if stretch.instructions[-1].is_terminator else stretch.instructions
    return gathered([[stretch.accesses[at] for at in group] for group in joined], inside, stretch.accesses, share)


def names(region: Region | None) -> Named | None:
    """What is loaded, or stored, by group."""
    if region is None:
        return None
    return [[one.name or one.operands[0].ref.removeprefix("%") for one in group] for group in region.groups]


A_LOAD_A_STORE = ["%a = load i32, ptr %p", "store i32 1, ptr %q", "%b = load i32, ptr %r"]


def test_loads_go_up_and_stores_go_down() -> None:
    lines = ["store i32 1, ptr %p", "%a = load i32, ptr %q", "%b = add i32 %a, 1", "store i32 2, ptr %p", "%c = load i32, ptr %q"]
    assert names(gathered_of(lines, [[0, 2], [1, 3]])) == [["a", "c"], ["1", "2"]]


@pytest.mark.parametrize(("shared", "expected"), [({0, 1}, [["a", "b"]]), ({0, 2}, [["a", "b"]]), ({1, 2}, None)])
def test_accesses_that_share_memory_stay_as_they_come(shared: set[int], expected: Named | None) -> None:
    """Of the three the last passes the second, not the first."""
    found = gathered_of(A_LOAD_A_STORE, [[0, 2]], lambda one, other: {one.at, other.at} == shared)
    assert names(found) == expected


def test_loads_and_stores_that_would_pass_one_another() -> None:
    """Neither goes past where the other was: the store to where the last one is, the load to where the first is."""
    lines = ["store i32 1, ptr %p", "%a = load i32, ptr %q", "store i32 2, ptr %p", "%b = load i32, ptr %q"]
    assert names(gathered_of(lines, [[0, 2], [1, 3]])) == [["a", "b"], ["1", "2"]]
    assert gathered_of(lines, [[0, 2], [1, 3]], lambda one, other: {one.at, other.at} == {0, 3}) is None


@pytest.mark.parametrize(
    ("line", "is_gathered"), [('fence syncscope("cta") acquire', False), ("%x = load i129, ptr %r", True), ("store i129 0, ptr %r", False)]
)
def test_what_no_access_is_known_of(line: str, is_gathered: bool) -> None:
    """Two that read pass one another; nothing passes what writes."""
    lines = ["%a = load i32, ptr %p", line, "%b = load i32, ptr %q"]
    stretch = stretch_of([one for one in lines if one != line])
    assert len(stretch.accesses) == 2
    assert (gathered_of(lines, [[0, 1]]) is not None) == is_gathered


@pytest.mark.parametrize(("source", "is_gathered"), [("i32 %i", True), ("i32 %a", False), ("i32 %between", False)])
def test_addresses_are_computed_ahead(source: str, is_gathered: bool) -> None:
    """But for what comes of a load between."""
    lines = [
        "%a = load i32, ptr %p",
        "%between = load i32, ptr %r",
        f"%there = getelementptr i8, ptr %q, {source}",
        "%b = load i32, ptr %there",
    ]
    assert (gathered_of(lines, [[0, 2]]) is not None) == is_gathered


@pytest.mark.parametrize(("loads", "groups"), [(15, 1), (16, 1), (17, 2), (32, 2), (33, 3)])
def test_so_much_is_brought_together(loads: int, groups: int) -> None:
    lines = [f"%v{at} = load i32, ptr %p" for at in range(loads)]
    found = gathered_of(lines, [[at] for at in range(loads)])
    assert found is not None
    assert len(found.groups) == groups


def test_what_cant_come_together_comes_in_smaller_groups() -> None:
    """Four loads of sixteen bytes; behind the second a store that the last two can't pass."""
    lines = [f"%v{at} = load <4 x i32>, ptr %p" for at in range(4)]
    lines.insert(2, "store i32 1, ptr %q")
    assert names(gathered_of(lines, [[0], [1], [3], [4]])) == [["v0", "v1", "v2", "v3"]]
    found = gathered_of(lines, [[0], [1], [3], [4]], lambda one, other: {one.is_load, other.is_load} == {True, False})
    assert names(found) == [["v0"], ["v1"], ["v2"], ["v3"]]


def pieces_of(lines: list[str], joined: Groups, most: int, least: int = 0) -> Named | None:
    """Of accesses by number."""
    stretch = stretch_of(lines)
    return names(in_pieces([[stretch.accesses[at] for at in group] for group in joined], stretch.instructions, most, least))


LOADS = ["%a = load i64, ptr %p", "%b = load i64, ptr %p", "%c = load i64, ptr %p", "%d = load i64, ptr %p", "%e = load i64, ptr %p"]
STORES = ["store i64 1, ptr %q", "store i64 2, ptr %q", "store i64 3, ptr %q", "store i64 4, ptr %q", "store i64 5, ptr %q"]


@pytest.mark.parametrize(
    ("lines", "joined", "most", "expected"),
    [
        (LOADS, [[0], [1], [2], [3], [4]], 16, [["a", "b"], ["c", "d"], ["e"]]),
        (LOADS, [[0], [1], [2], [3], [4]], 23, [["a", "b"], ["c", "d"], ["e"]]),
        (LOADS, [[0], [1], [2], [3], [4]], 24, [["a", "b", "c"], ["d", "e"]]),
        (LOADS, [[0], [1], [2], [3], [4]], 39, [["a", "b", "c", "d"], ["e"]]),
        (LOADS, [[0], [1], [2], [3], [4]], 40, [["a", "b", "c", "d", "e"]]),
        (LOADS, [[0, 1], [2], [3, 4]], 24, [["a", "b", "c"], ["d", "e"]]),
        (LOADS, [[0], [1, 2], [3, 4]], 23, [["a"], ["b", "c"], ["d", "e"]]),
        (LOADS, [[0, 2], [1, 3], [4]], 32, [["a", "b", "c", "d"], ["e"]]),
        (LOADS, [[0, 2], [1, 3], [4]], 31, None),
        (LOADS, [[0, 4], [1]], 16, None),
        (LOADS, [[0], [2], [4]], 8, [["a", "b"], ["c", "d"], ["e"]]),
        (STORES, [[0], [1], [2], [3], [4]], 16, [["1", "2"], ["3", "4"], ["5"]]),
        ([LOADS[0], STORES[0], LOADS[1], STORES[1]], [[0], [1], [2], [3]], 8, [["a", "1"], ["b", "2"]]),
        ([LOADS[0], STORES[0], LOADS[1], STORES[1]], [[0], [1], [2], [3]], 16, [["a", "1", "b", "2"]]),
        ([LOADS[0], LOADS[1], STORES[0], STORES[1]], [[0, 1], [2, 3]], 16, [["a", "b", "1", "2"]]),
        ([*LOADS[:2], *STORES[:3], LOADS[2]], [[0], [1], [2], [3], [4], [5]], 16, [["a", "b", "1", "2"], ["3", "c"]]),
    ],
)
def test_pieces_hold_so_many_bytes(lines: list[str], joined: Groups, most: int, expected: Named | None) -> None:
    """Of loads, and of stores, of those that gain, and no access is parted from those that it becomes one with."""
    assert pieces_of(lines, joined, most) == expected


@pytest.mark.parametrize(
    ("least", "expected"),
    [
        (1, [["a"], ["b"], ["c"], ["d"], ["e"]]),
        (2, [["a", "b"], ["c", "d", "e"]]),  # what is left over is too little by itself
        (3, [["a", "b", "c", "d", "e"]]),
        (6, [["a", "b", "c", "d", "e"]]),
    ],
)
def test_pieces_have_so_many_instructions(least: int, expected: Named) -> None:
    assert pieces_of(LOADS, [[0], [1], [2], [3], [4]], 8, least) == expected


def test_addresses_of_pieces_are_computed_ahead() -> None:
    """But for what comes of a load."""
    lines = ["%a = load i64, ptr %p", "%q1 = getelementptr i8, ptr %q, i64 8", "%b = load i64, ptr %q1", "%c = trunc i64 %b to i32"]
    lines += ["%d = getelementptr i8, ptr %r, i32 %c", "%e = load i64, ptr %d", "store i64 %e, ptr %d"]
    stretch = stretch_of(lines)
    found = in_pieces([[stretch.accesses[at]] for at in (0, 1, 2)], stretch.instructions, 16, 0)
    assert found is not None
    assert [one.name for one in found.ahead] == ["q1"]
    assert [[one.name for one in piece] for piece in found.groups] == [["a", "b", "c", "d"], ["e", ""]]


def copying_with_work(extra: int) -> str:
    """16 integers go from one place to another, of which nothing is known, with so much work between."""
    lines = ["define void @f(ptr noundef %to, ptr noundef %from) {"]
    for at in range(16):
        lines += [f"  %p{at} = getelementptr i8, ptr %from, i64 {4 * at}", f"  %v{at} = load i32, ptr %p{at}, align 4"]
        value = f"%v{at}"
        for more in range(extra if at == 15 else 0):
            lines.append(f"  %w{more} = xor i32 {value}, %v{more % 15}")
            value = f"%w{more}"
        lines += [f"  %q{at} = getelementptr i8, ptr %to, i64 {4 * at}", f"  store i32 {value}, ptr %q{at}, align 4"]
    return "\n".join([*lines, "  ret void", "}", ""])


@pytest.mark.parametrize(("extra", "is_done"), [(0, True), (35, True), (36, True), (37, False)])
def test_no_more_is_copied_in_vain_than_is_saved(extra: int, is_done: bool) -> None:
    """32 accesses become 8, which counts 48; tests of two alignments and a distance are twelve."""
    remarks = RemarkSink(enabled=True)
    after = str(nvopt.run(copying_with_work(extra), "version-alignment", remarks=remarks))
    assert (".unaligned" in after) == is_done
    reasons = {dict(one.args).get("Reason") for one in remarks.remarks if one.kind == "Missed"}
    assert reasons == (set() if is_done else {"37 instructions that gain nothing would be there twice, 36 are saved"})


FLOATS = "%{} = fadd float %v0, {}.0"


@pytest.mark.parametrize(
    ("line", "count", "in_loop", "is_done"),
    [
        (FLOATS, 4, False, True),
        (FLOATS, 5, False, True),
        (FLOATS, 6, False, False),
        ("%{} = xor i32 %k, {}", 6, False, True),
        ("%{} = getelementptr i8, ptr %p, i64 {}", 6, False, True),
        (FLOATS, 1, True, True),
        (FLOATS, 2, True, True),
        (FLOATS, 3, True, False),
        ("%{} = xor i32 %k, {}", 2, True, True),
        ("%{} = xor i32 %k, {}", 3, True, False),
        ("%{} = getelementptr i8, ptr %p, i64 {}", 3, True, False),
    ],
)
def test_so_much_is_copied_for_what_is_saved(line: str, count: int, in_loop: bool, is_done: bool) -> None:
    """Three instructions are saved, and in a loop, which ptxas would unroll, one: nine may be copied. Outside of loops these are loads and
    sums, and in the loop all but the first address."""
    lines = ["define float @f(ptr noundef %p, i32 %k, i32 %n) {", "entry:", "  br label %loop", "loop:"]
    lines += ["  %i = phi i32 [ 0, %entry ], [ %next, %loop ]"] if in_loop else []
    for at in range(4):
        lines += [f"  %p{at} = getelementptr i8, ptr %p, i64 {4 * at}", f"  %v{at} = load float, ptr %p{at}, align 4"]
        lines += ["  " + line.format(f"w{one}", one) for one in range(count if at == 2 else 0)]
    lines += ["  %s0 = fadd float %v0, %v1", "  %s1 = fadd float %s0, %v2", "  %s2 = fadd float %s1, %v3"]
    if in_loop:
        lines += ["  %next = add i32 %i, 1", "  %more = icmp slt i32 %next, %n", "  br i1 %more, label %loop, label %done", "done:"]
    lines += ["  ret float %s2", "}", ""]
    knobs = {"version-alignment-growth": 9 if in_loop else 3}
    assert (".unaligned" in str(nvopt.run("\n".join(lines), "version-alignment", knobs=knobs))) == is_done


@pytest.mark.parametrize(("saved", "is_done"), [(1, False), (2, False), (3, True)])
def test_each_chain_pays_for_its_branches(saved: int, is_done: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """The integers of 32 bits pay by themselves, those of 16 bits save so much."""
    monkeypatch.setattr(Gain, "saved", property(lambda self: 30 if self.chain.accesses[0].size == 4 else saved))
    lines = [
        "define i32 @f(ptr noundef %p, ptr noundef %s) {",
        *(f"  %p{at} = getelementptr i8, ptr %p, i64 {4 * at}\n  %v{at} = load i32, ptr %p{at}, align 4" for at in range(4)),
        *(f"  %s{at} = getelementptr i8, ptr %s, i64 {2 * at}\n  %w{at} = load i16, ptr %s{at}, align 2" for at in range(4)),
        *(f"  %z{at} = zext i16 %w{at} to i32\n  %x{at} = add i32 %v{at}, %z{at}" for at in range(4)),
        "  %y0 = add i32 %x0, %x1\n  %y1 = add i32 %x2, %x3\n  %y = add i32 %y0, %y1\n  ret i32 %y\n}",
        "",
    ]
    after = str(nvopt.run("\n".join(lines), "version-alignment"))
    assert "load i32, ptr %p0, align 16" in after
    assert ("load i16, ptr %s0, align 8" in after) == is_done


@pytest.mark.parametrize(
    ("line", "counted"),
    [
        ('%result = call i16 asm "{neg.f16 $0,$1;}", "=h,h"(i16 %v0)', 3),
        ("%result = bitcast i16 %v0 to half", 3),
        ("%result = add i16 %v0, 1", 4),
        ("%result = zext i16 %v0 to i32", 4),
    ],
)
def test_of_halves_either_part_is_taken_as_it_is(line: str, counted: int) -> None:
    """Front ends have halves as integers: so much takes an instruction of its own."""
    lines = [one for at in range(4) for one in (f"%p{at} = getelementptr i16, ptr %p, i64 {at}", f"%v{at} = load i16, ptr %p{at}, align 2")]
    stretch = stretch_of([*lines, line])
    assert Gain(Chain(stretch.accesses, frozenset()), 8, 4, 1, {}).taken_apart == counted


def adding_up(count: int, type: str, products: int = 0, *, by_thread: bool = False) -> str:
    """A function that adds up so many numbers of one place, which is the same for all threads or not, the first times itself so often. From
    the first load to the last are all but the last sum."""
    size = 8 if type == "double" else 4
    lines = ["declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()", f"define {type} @f(ptr noundef %from) {{"]
    lines += ["  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()"]
    lines.append(f"  %p = getelementptr <32 x {type}>, ptr %from, i32 {'%tid' if by_thread else '1'}")
    last = "%v0"
    for at in range(count):
        lines += [f"  %p{at} = getelementptr i8, ptr %p, i64 {size * at}", f"  %v{at} = load {type}, ptr %p{at}, align {size}"]
        names = [f"%m{one}" for one in range(products)] if at == 0 else [f"%s{at}"]
        for name in names:
            lines.append(f"  {name} = {'fmul' if at == 0 else 'fadd'} {type} {last}, %v{at}")
            last = name
    return "\n".join(['target triple = "nvptx64-nvidia-cuda"', *lines, f"  ret {type} {last}", "}", ""])


@pytest.mark.parametrize(
    ("text", "cpu", "in_vain"),
    [
        (adding_up(11, "double"), "sm_90", 11),  # nine sums besides
        (adding_up(11, "double", 1), "sm_90", None),  # ptxas makes a branch
        (adding_up(11, "double", by_thread=True), "sm_90", None),
        (adding_up(11, "double"), "", None),  # of no GPU nothing is known
        (adding_up(4, "float"), "sm_90", 4),
        (adding_up(10, "float"), "sm_90", None),  # three are left of them, and one instruction is saved
        (adding_up(11, "float"), "sm_90", 11),
    ],
)
def test_what_is_executed_in_vain_counts_where_all_threads_share_it(text: str, cpu: str, in_vain: int | None) -> None:
    remarks = RemarkSink(enabled=True)
    after = str(nvopt.run(text, "version-alignment", cpu=cpu, remarks=remarks))
    reasons = [dict(one.args).get("Reason", "") for one in remarks.remarks if one.kind == "Missed"]
    assert [one.split(" would")[0] for one in reasons] == ([] if in_vain is None else [f"{in_vain} accesses to what all threads share"])
    assert (".unaligned" in after) is (in_vain is None)
