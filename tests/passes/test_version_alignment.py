"""version-alignment: what the tests that it makes tell, and what it leaves alone."""

from __future__ import annotations

import cProfile
import dataclasses
import re
from collections import Counter
from collections.abc import Container, Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

import nvopt
from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.loops import Loop, LoopInfo
from nvopt.analysis.memory.aliases import AliasAnalysis, AliasResult
from nvopt.analysis.memory.memory_location import MemoryLocation
from nvopt.analysis.register_pressure import Pressure as Registers
from nvopt.analysis.value_tracking import ValueTracking
from nvopt.ir import BasicBlock, LoadInst, Module
from nvopt.knobs import KnobValues
from nvopt.passes.base import Context
from nvopt.passes.version_alignment import VersionAlignment, plans
from nvopt.passes.version_alignment.chains import Chain, Conflicts, contiguous
from nvopt.passes.version_alignment.places import Place, Places
from nvopt.passes.version_alignment.pressure import Pressure, _moved
from nvopt.passes.version_alignment.regions import Region
from nvopt.passes.version_alignment.stretches import Access, Stretch, stretches
from nvopt.remarks import RemarkSink
from nvopt.target import TargetOptions
from nvopt.target.occupancy import Cliff, occupancy


def copying(loaded: range, stored: range, type: str = "i8", size: int = 1) -> str:
    """A function that copies elements one by one, of the first as many as of the second."""
    lines = ["define void @f(ptr noundef %to, ptr noundef %from) {"]
    for at, (source, target) in enumerate(zip(loaded, stored, strict=True)):
        lines += [f"  %p{at} = getelementptr i8, ptr %from, i64 {source}", f"  %v{at} = load {type}, ptr %p{at}, align {size}"]
        lines += [f"  %q{at} = getelementptr i8, ptr %to, i64 {target}", f"  store {type} %v{at}, ptr %q{at}, align {size}"]
    return "\n".join([*lines, "  ret void", "}", ""])


@pytest.mark.parametrize(
    ("loaded", "stored"),
    [
        (range(32), range(32)),
        (range(3, 35), range(32)),
        (range(16), range(5, 21)),
        (range(-4, 28), range(17, 49)),
        (range(9, 41), range(32)),
    ],
)
@pytest.mark.parametrize("bits", [64, 32])
def test_the_distance_tells_whether_a_byte_is_shared(loaded: range, stored: range, bits: int) -> None:
    layout = f'target datalayout = "p:{bits}:{bits}"\n'
    after = nvopt.run(layout + copying(loaded, stored), "version-alignment", knobs={"version-alignment-growth": 1000})
    bias, reach = re.findall(rf"%distance = add i{bits} %\d+, (-?\d+)\n.* uge i{bits} %distance, (\d+)", after)[0]
    one, other = re.findall(rf"= ptrtoint ptr %(\w+) to i{bits}\b", after)[-2:]
    assert {one, other} == {"to", "from"}
    for distance in range(-70, 71):  # of the first pointer from the second
        from_at, to_at = (distance, 0) if one == "from" else (0, distance)
        shared = {from_at + byte for byte in loaded} & {to_at + byte for byte in stored}
        assert ((distance + int(bias)) % 2**bits >= int(reach)) == (not shared)


@pytest.mark.parametrize(
    ("offset", "size", "shared"), [(7, 1, False), (8, 1, True), (9, 1, True), (11, 1, True), (12, 1, False), (4, 4, False), (5, 4, True)]
)
def test_which_accesses_of_one_place_share_a_byte(offset: int, size: int, shared: bool) -> None:
    (function,) = Module.parse("define void @f(ptr %p) {\n  %v = load i32, ptr %p\n  ret void\n}\n").functions
    load, _ = function.instructions()
    assert isinstance(load, LoadInst)
    place = Place(load.pointer, ())
    one, other = Access(load, 0, place, 8, 4, 32), Access(load, 0, place, offset, size, 32)
    conflicts = Conflicts(AliasAnalysis(function, ValueTracking(function)), lambda _: False)
    assert conflicts.share(one, other) == conflicts.share(other, one) == shared


def test_numbers_and_vectors_of_them_lie_one_behind_the_other() -> None:
    (function,) = Module.parse("define void @f(ptr %p) {\n  %v = load i32, ptr %p\n  ret void\n}\n").functions
    load, _ = function.instructions()
    assert isinstance(load, LoadInst)
    place = Place(load.pointer, ())
    accesses = [Access(load, 0, place, offset, size, 32) for offset, size in ((20, 8), (12, 4), (0, 4), (4, 8), (32, 4), (28, 4))]
    assert [[one.offset for one in chain] for chain in contiguous(accesses)] == [[0, 4, 12], [20, 28, 32]]


@pytest.mark.parametrize("what", ["minsize", "optsize", "optnone noinline"])
def test_functions_that_are_left_alone(what: str) -> None:
    text = copying(range(16), range(16))
    assert ".unaligned" in str(nvopt.run(text, "version-alignment"))
    assert ".unaligned" not in str(nvopt.run(text.replace(") {", f") {what} {{"), "version-alignment"))


def test_allocas_stay_in_the_entry() -> None:
    text = copying(range(16), range(16)).replace("  ret void", "  %local = alloca i32\n  store i32 0, ptr %local\n  ret void")
    assert ".unaligned" not in str(nvopt.run(text, "version-alignment"))
    text = copying(range(16), range(16)).replace("  %p0 =", "  %local = alloca i32\n  %p0 =")
    assert ".unaligned" in str(nvopt.run(text, "version-alignment"))


@pytest.mark.parametrize(("accesses", "is_read"), [(3, False), (4, True)])
def test_functions_of_few_accesses_are_not_read(accesses: int, is_read: bool) -> None:
    module = Module.parse(str(nvopt.run(copying(range(accesses), range(accesses)), "verify")))
    (function,) = module.functions
    context = Context(TargetOptions(), KnobValues(), RemarkSink())
    assert not VersionAlignment().run(function, context)
    assert function.is_parsed == is_read


def test_a_large_block_is_done_in_parts() -> None:
    """The number of instructions that are copied is bounded, whatever the size of the block."""
    after = nvopt.run(copying(range(2000), range(4000, 6000)).replace("ptr noundef", "ptr noalias noundef"), "version-alignment")
    assert isinstance(after, str)
    copied = [part.count("\n") for part in re.split(r"^\S*:", after, flags=re.M)[1:]]
    assert len(copied) > 2
    assert max(copied) < 600


@pytest.mark.parametrize("noalias", [False, True])
def test_whether_places_share_memory_is_asked_once(noalias: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not for each load and store: there are 90,000 pairs."""
    asked = []
    alias = AliasAnalysis.alias

    def counted(self: AliasAnalysis, one: MemoryLocation, other: MemoryLocation, crossing: bool = False) -> AliasResult:
        asked.append((one, other))
        return alias(self, one, other, crossing)

    monkeypatch.setattr(AliasAnalysis, "alias", counted)
    text = copying(range(0, 1200, 4), range(0, 1200, 4), "float", 4)
    after = nvopt.run(text.replace("ptr noundef", "ptr noalias noundef") if noalias else text, "version-alignment")
    assert ".unaligned" in after
    assert 0 < len(asked) < 20


FIXTURE = Path(__file__).resolve().parents[2] / "fixtures" / "thread_contiguous.ll"


def memory_instructions(text: str) -> Counter[str]:
    """By kernel how many instructions for global memory code generation makes."""
    ptx = nvopt.run(text, "no-op-module", cpu="sm_90", emit="ptx")
    found: Counter[str] = Counter()
    for kernel in re.split(r"^\.visible \.entry ", ptx, flags=re.M)[1:]:
        found[kernel[: kernel.index("(")]] = len(re.findall(r"\t(?:ld|st)\.global", kernel))
    return found


def only_aligned(text: str) -> str:
    """The module with a trap in place of the copies for any alignment."""
    functions = re.split(r"^(?=define )", text, flags=re.M)
    for at, function in enumerate(functions):
        cut = re.sub(r"(br i1 %is\.a\S+, label \S+), label \S+$", r"\1, label %trap", function, flags=re.M)
        if cut != function:
            functions[at] = cut.replace("\n}\n", "\n\ntrap:\n  call void @llvm.trap()\n  unreachable\n}\n", 1)
    return "".join(functions) + "declare void @llvm.trap()\n"


def test_code_generation_makes_of_it_what_was_expected() -> None:
    """Loads and stores of kernels that LLVM and nvcc keep scalar, as many as the remarks say."""
    before = nvopt.run(FIXTURE.read_text(), "nvopt<O3>", cpu="sm_90", knobs={"version-alignment-min-accesses": "1000000"})
    remarks = RemarkSink(enabled=True)
    after = nvopt.run(before, "version-alignment", remarks=remarks)
    were, are = memory_instructions(before), memory_instructions(only_aligned(after))
    expected = were.copy()
    for remark in remarks.remarks:
        if remark.kind == "Passed":
            told = dict(remark.args)
            expected[remark.function] -= int(told["Before"]) - int(told["After"])
    assert are == expected
    fewer = {kernel: are[kernel] / were[kernel] for kernel in were if are[kernel] != were[kernel]}
    assert len(fewer) == 13
    assert all(ratio <= 0.5 for kernel, ratio in fewer.items() if kernel != "six")  # which has one store and six loads, that become pairs


def test_the_same_is_made_each_time() -> None:
    """Terms of an address are tested in the order of the code, not in that of where Python keeps them."""
    lines = ["define ptx_kernel void @f(ptr %p, i64 %n0, i64 %n1, i64 %n2, i64 %n3) {"]
    lines += [f"  %p{at + 1} = getelementptr float, ptr %p{at or ''}, i64 %n{at}" for at in range(4)]
    for at in range(16):
        lines += [f"  %q{at} = getelementptr float, ptr %p4, i64 {at}", f"  %v{at} = load float, ptr %q{at}, align 4"]
    text = "\n".join(['target triple = "nvptx64-nvidia-cuda"', *lines, "  ret void", "}", ""])
    kept = [Module.parse(text) for _ in range(20)]  # objects lie elsewhere each time
    made = {str(nvopt.run(text, "version-alignment")) for _ in kept}
    assert len(made) == 1
    assert "%is.aligned = " in made.pop()


@pytest.mark.parametrize(
    ("pointers", "is_planned"),
    [
        (["%p", "%p", "%p", "%p"], True),
        (["%p", "%p", "%p", "%q"], False),
        (["%p", "%q", "%r", "%s"], False),
        (["%p", "%p", "%p", "%inside"], True),
        (["%p", "%p", "%p", "%cast"], True),
    ],
)
def test_plans_are_made_only_where_enough_goes_through_one_pointer(
    pointers: list[str], is_planned: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    planned = []

    class Noted(plans.Planner):
        def plans(self, blocks: Iterable[BasicBlock], chained: Container[BasicBlock]) -> Iterator[plans.Plan]:
            planned.append(chained)
            return super().plans(blocks, chained)

    monkeypatch.setattr(plans, "Planner", Noted)
    loads = "".join(
        f"  %a{at} = getelementptr i8, ptr {one}, i64 {4 * at}\n  %v{at} = load i32, ptr %a{at}, align 4\n"
        for at, one in enumerate(pointers)
    )
    text = f"""define void @f(ptr %p, ptr %q, ptr %r, ptr %s, ptr addrspace(1) %g, i64 %i) {{
  %inside = getelementptr [8 x i32], ptr %p, i64 %i, i64 1
  %global = addrspacecast ptr %p to ptr addrspace(1)
  %cast = addrspacecast ptr addrspace(1) %global to ptr
{loads}  ret void
}}
"""
    nvopt.run(text, "version-alignment")
    assert bool(planned) == is_planned


FOUR_LOADS = "".join(
    f"  %p{at} = getelementptr i8, ptr %p, i64 {4 * at}\n  %v{at} = load float, ptr %p{at}, align 4\n  store float %v{at}, ptr %q\n"
    for at in range(4)
)
"""Of consecutive floats, each stored to another place."""


@pytest.mark.parametrize(("in_loop", "is_worth"), [(16, True), (17, True), (18, False)])
def test_what_is_saved_counts_by_what_the_function_executes(in_loop: int, is_worth: bool) -> None:
    """Three instructions are saved, those of the test left out: of 150 at most, those of a loop eight times."""
    body = "".join(f"  %x{at + 1} = fmul float %x{at}, %x\n" for at in range(in_loop - 6))
    text = f"""define void @f(ptr noundef %p, ptr noalias %q, i32 %n) {{
{FOUR_LOADS}  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %j, %loop ]
  %j = add i32 %i, 1
  %x = uitofp i32 %i to float
  %x0 = fmul float %x, %x
{body}  %again = icmp slt i32 %j, %n
  br i1 %again, label %loop, label %done
done:
  ret void
}}
"""
    (function,) = Module.parse(text).functions
    _, loop, _ = function.blocks
    assert len(loop.instructions) == in_loop
    executed = sum(len(block.instructions) * (8 if block is loop else 1) for block in function.blocks)
    assert executed == 14 + 8 * in_loop
    assert (".unaligned" in str(nvopt.run(text, "version-alignment"))) == is_worth


def columns(rows: int) -> str:
    """A function that goes through rows of four by columns, each thread through others: of what is loaded at once one element is needed at
    a time."""
    lines = ["declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()"]
    lines += ["define void @f(ptr noundef %p, ptr noalias %out, i64 noundef %n) {", "  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()"]
    lines += ["  %r0 = getelementptr <4 x float>, ptr %p, i32 %tid"]
    lines += [f"  %r{row} = getelementptr float, ptr %r{row - 1}, i64 %n" for row in range(1, rows)]
    last = "%v0.0"
    for column in range(4):
        for row in range(rows):
            at = f"{row}.{column}"
            lines.append(f"  %p{at} = getelementptr i8, ptr %r{row}, i64 {4 * column}")
            lines += [f"  %v{at} = load float, ptr %p{at}, align 4", f"  %x{at} = fmul float {last}, %v{at}"]
            last = f"%x{at}"
    return "\n".join(['target triple = "nvptx64-nvidia-cuda"', *lines, f"  store float {last}, ptr %out", "  ret void", "}", ""])


def test_wide_accesses_cost_no_warps() -> None:
    """Registers go up with the rows; with those that leave fewer warps, and with no fewer, nothing is done where the GPU is known."""
    done = []
    for rows in range(2, 14):
        remarks = RemarkSink(enabled=True)
        after = str(nvopt.run(columns(rows), "version-alignment", cpu="sm_90", remarks=remarks))
        done.append(".unaligned" in after)
        for remark in remarks.remarks:
            reason = dict(remark.args).get("Reason", "")
            if "registers" in reason:
                registers, warps, were, had = map(int, re.findall(r"\d+", reason))
                assert (occupancy(registers, 900), occupancy(were, 900)) == (warps, had)
                assert warps < had
        assert done[-1] or any("registers" in dict(remark.args).get("Reason", "") for remark in remarks.remarks)
        assert ".unaligned" in str(nvopt.run(columns(rows), "version-alignment"))  # of no GPU nothing is known
    assert done == sorted(done, reverse=True)
    assert True in done
    assert False in done


class Estimate(NamedTuple):
    """What Pressure asks of RegisterPressure."""

    least_registers: int
    predicates: int = 0
    other_as_it_stands: int = 0

    @property
    def registers_as_it_stands(self) -> int:
        return self.other_as_it_stands or self.least_registers

    def least_of(self, block: BasicBlock) -> Registers:
        return Registers(self.least_registers, self.predicates)


def refused_of(found: Pressure, *asked: plans.Plan) -> list[str | None]:
    return [reason for _, reason in found.affordable(asked, lambda plan: [])]


def plan_of_nothing(groups: int = 0, loop: Loop | None = None, *, is_gathered: bool = True) -> plans.Plan:
    return plans.Plan(plans.Part(Stretch(), []), Region([], [[] for _ in range(groups)], [], is_gathered), loop)


class PressureOfNothing(Pressure):
    """Of plans for no code: what would be under way is not asked."""

    def _too_much_under_way(self, plan: plans.Plan, arch: int) -> str | None:
        return None


def pressure(text: str = "define void @f() {\n  ret void\n}\n") -> tuple[Pressure, LoopInfo]:
    (function,) = Module.parse(text).functions
    loops = LoopInfo(function, DominatorTree(function))
    return PressureOfNothing(function, loops, 900), loops


@pytest.mark.parametrize(
    ("before", "after", "is_cliff"), [(29, 32, False), (29, 33, True), (30, 33, False), (32, 36, True), (33, 40, False)]
)
def test_few_registers_more_tell_nothing(before: int, after: int, is_cliff: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    found, _ = pressure()
    monkeypatch.setattr(Pressure, "_pressure", lambda self, taken: Estimate(after if taken else before))
    (refused,) = refused_of(found, plan_of_nothing(1))
    assert (refused is not None) == is_cliff


@pytest.mark.parametrize(("needed", "is_ahead", "is_refused"), [(6, True, False), (7, True, True), (8, True, True), (8, False, False)])
def test_a_test_ahead_of_a_loop_takes_a_predicate(needed: int, is_ahead: bool, is_refused: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """A thread has seven."""
    found, loops = pressure("define void @f(i1 %c) {\n  br label %a\na:\n  br i1 %c, label %a, label %b\nb:\n  ret void\n}\n")
    (loop,) = loops.top_level
    monkeypatch.setattr(Pressure, "_pressure", lambda self, taken: Estimate(20, needed))
    assert refused_of(found, plan_of_nothing(loop=loop if is_ahead else None)) == [
        f"the loop needs {needed} of 7 predicates itself" if is_refused else None
    ]


def in_pieces(sizes: list[int], is_load: bool = True, is_checked: bool = False, groups: int = 2) -> plans.Plan:
    """A plan of wide accesses of so many bytes each, that are 64 bytes apart."""
    lines = ["define void @f(ptr align 16 %p) {"]
    for at, size in enumerate(sizes):
        for byte in range(size):
            lines.append(f"  %p{at}.{byte} = getelementptr i8, ptr %p, i64 {64 * at + byte}")
            lines.append(f"  %v{at}.{byte} = load i8, ptr %p{at}.{byte}" if is_load else f"  store i8 0, ptr %p{at}.{byte}")
    (function,) = Module.parse("\n".join([*lines, "  ret void", "}", ""])).functions
    (stretch,) = stretches(function.blocks[0], Places(ValueTracking(function)), 10_000)
    checks = frozenset({frozenset({Place(function.args[0], ()), Place(function.args[0], ())})} if is_checked else ())
    gains = [plans.Gain(Chain(found, checks), 16, 2, 1, {}) for found in contiguous(stretch.accesses)]
    return plans.Plan(plans.Part(stretch, gains), Region([], [[*function.blocks[0]]] * groups, [], is_gathered=False), None)


def stored(*values: str) -> plans.Plan:
    """A plan of wide stores of these arguments, a letter each, or of zeros."""
    lines = [f"define void @f(ptr align 16 %p, {', '.join(f'i32 %{name}' for name in 'abcdefgh')}) {{"]
    for at, names in enumerate(values):
        for place, name in enumerate(names):
            lines.append(f"  %p{at}.{place} = getelementptr i8, ptr %p, i64 {64 * at + 4 * place}")
            lines.append(f"  store i32 {'0' if name == '0' else f'%{name}'}, ptr %p{at}.{place}")
    (function,) = Module.parse("\n".join([*lines, "  ret void", "}", ""])).functions
    (stretch,) = stretches(function.blocks[0], Places(ValueTracking(function)), 10_000)
    gains = [plans.Gain(Chain(found, frozenset()), 16, 2, 1, {}) for found in contiguous(stretch.accesses)]
    return plans.Plan(plans.Part(stretch, gains), Region([], [[*function.blocks[0]]], [], is_gathered=False), None)


def gathered(plan: plans.Plan) -> plans.Plan:
    return dataclasses.replace(plan, region=plan.region._replace(is_gathered=True))


class Machine(NamedTuple):
    """What Pressure asks of ThreadRegisters."""

    registers: int
    least_registers: int
    in_block: int

    def registers_in(self, block: BasicBlock) -> int:
        return self.in_block


def pressure_of(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> Pressure:
    """That of a function of which a machine says what it takes; by what the code says versions cost nothing."""
    (function,) = Module.parse("define void @f() {\n  ret void\n}\n").functions
    monkeypatch.setattr(Pressure, "_pressure", lambda self, taken: Estimate(10))
    monkeypatch.setattr(Pressure, "_machine", machine)
    return Pressure(function, LoopInfo(function, DominatorTree(function)), 900)


@pytest.mark.parametrize(
    ("plan", "machine", "after"),
    [
        (in_pieces([16] * 4), Machine(32, 20, 40), None),  # sixteen bytes for one
        (in_pieces([16] * 4), Machine(32, 21, 40), 33),
        (in_pieces([16] * 9), Machine(32, 21, 40), 33),
        (in_pieces([16] * 3), Machine(32, 23, 40), None),
        (in_pieces([16] * 3), Machine(32, 24, 40), 33),
        (in_pieces([16, 4, 16, 8, 16]), Machine(32, 22, 40), None),
        (in_pieces([16, 4, 16, 8, 16]), Machine(32, 23, 40), 33),
        (in_pieces([16] * 4), Machine(32, 40, 20), None),
        (in_pieces([16] * 4), Machine(32, 40, 21), 33),
        (in_pieces([16] * 4), Machine(34, 28, 40), None),  # forty-eight warps run before, too
        (in_pieces([16] * 4), Machine(34, 29, 40), 41),
        (in_pieces([16] * 4, is_load=False), Machine(32, 32, 40), None),
        (gathered(in_pieces([16] * 4)), Machine(32, 32, 40), None),
    ],
)
def test_wide_loads_under_way_take_more_registers(
    plan: plans.Plan, machine: Machine, after: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each takes three more than the byte it was, and so do four at a time, on top of what can't be done without."""
    found = pressure_of(machine, monkeypatch)
    expected = None
    if after is not None:
        expected = Cliff((machine.registers, after), (occupancy(machine.registers, 900), occupancy(after, 900))).text
    assert refused_of(found, plan) == [expected]


@pytest.mark.parametrize(
    ("plan", "moved"),
    [
        (stored("abcd", "efgh"), [0, 0]),
        (stored("abcd", "efga"), [1, 1]),
        (stored("abca", "efgh"), [2, 0]),
        (stored("abcd", "dcba", "abdc"), [4, 4, 4]),
        (stored("aaaa", "aaaa"), [4]),  # of one value four, for all
        (stored("abcd", "abcd"), [0]),
        (stored("0000", "000a", "b0cd"), [0, 0, 0]),
        (in_pieces([16] * 4), []),
    ],
)
def test_what_several_wide_stores_store_is_moved_for_each(plan: plans.Plan, moved: list[int]) -> None:
    assert _moved(plan) == moved


@pytest.mark.parametrize(
    ("plan", "needed", "after"),
    [
        (stored("abcd", "dcba", "abdc"), 24, None),  # two at a time
        (stored("abcd", "dcba", "abdc"), 25, 33),
        (stored("abcd", "dcba", "abdc"), 26, 34),
        (stored("abcd", "dcbe"), 26, None),
        (stored("abcd", "dcbe"), 27, 33),
        (stored("abcd", "efgh"), 32, None),
        (gathered(stored("abcd", "dcba")), 32, None),
    ],
)
def test_what_is_moved_for_wide_stores_takes_registers(
    plan: plans.Plan, needed: int, after: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = pressure_of(Machine(32, needed, 40), monkeypatch)
    assert refused_of(found, plan) == [Cliff((32, after), (64, occupancy(after, 900))).text if after is not None else None]


def test_nests_of_hundreds_of_loops_have_versions() -> None:
    """How often the innermost block is executed is no float any more."""
    lines = ["define void @f(ptr %p, i32 %n) {", "e:", "  br label %h0"]
    for at in range(350):
        lines += [f"h{at}:", f"  %i{at} = phi i32 [ 0, %{f'h{at - 1}' if at else 'e'} ], [ %n{at}, %x{at} ]", f"  br label %h{at + 1}"]
    lines.append("h350:")
    for at in range(8):
        lines += [f"  %a{at} = getelementptr float, ptr %p, i64 {at}", f"  %v{at} = load float, ptr %a{at}, align 4"]
    lines += [f"  store volatile float %v{at}, ptr null, align 4" for at in range(8)]
    lines.append("  br label %x349")
    for at in reversed(range(350)):
        lines += [f"x{at}:", f"  %n{at} = add nuw nsw i32 %i{at}, 1", f"  %c{at} = icmp slt i32 %n{at}, %n"]
        lines.append(f"  br i1 %c{at}, label %h{at}, label %{f'x{at - 1}' if at else 'done'}")
    after = nvopt.run("\n".join([*lines, "done:", "  ret void", "}", ""]), "version-alignment", cpu="sm_90")
    assert "align 16" in after


def test_a_plan_that_is_refused_takes_no_registers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ten registers for each wide access: one is taken, two more are not, one more is."""
    found, _ = pressure()
    monkeypatch.setattr(Pressure, "_pressure", lambda self, taken: Estimate(10 + 10 * sum(len(plan.region.groups) for plan in taken)))
    given = refused_of(found, *map(plan_of_nothing, (1, 2, 1, 1)))
    assert [one is not None for one in given] == [False, True, False, True]
    assert given[1] == Cliff((10, 40), (64, 48)).text


def test_what_is_too_much_in_one_piece_is_taken_in_several(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first that costs no warps, beside what was taken before; where there is none, the plan as it was is refused."""
    found, _ = pressure()
    needs = {plan_of_nothing(): registers for registers in (10, 40, 36, 24, 20)}
    little, much, still, fits, also = needs
    monkeypatch.setattr(Pressure, "_pressure", lambda self, taken: Estimate(max((needs[plan] for plan in taken), default=10)))
    smaller = {much: [still, fits, also]}
    assert [plan for plan, _ in found.affordable([little, much], lambda plan: smaller.get(plan, []))] == [little, fits]
    ((plan, reason),) = found.affordable([much], lambda plan: [still])
    assert (plan, reason) == (much, Cliff((10, 40), (64, 48)).text)


@pytest.mark.parametrize(
    ("as_it_stands", "is_gathered", "is_taken"), [(31, False, True), (32, False, True), (33, False, False), (31, True, False)]
)
def test_what_is_too_much_but_for_the_order_in_which_it_stands(
    as_it_stands: int, is_gathered: bool, is_taken: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is taken in one piece where no pieces are better, and counts beside what is looked at afterwards; not what doesn't stand so."""
    found, _ = pressure()
    needs = {plan_of_nothing(is_gathered=is_gathered): registers for registers in (40, 24, 12)}
    much, fits, little = needs

    def estimate(self: Pressure, taken: list[plans.Plan]) -> Estimate:
        return Estimate(max((needs[plan] for plan in taken), default=10), other_as_it_stands=as_it_stands)

    monkeypatch.setattr(Pressure, "_pressure", estimate)
    assert [plan for plan, _ in found.affordable([much], lambda _: [fits])] == [fits]
    ((plan, reason),) = found.affordable([much], lambda _: [])
    assert plan is much
    assert (reason is None) is is_taken
    monkeypatch.setattr(Pressure, "_pressure", lambda self, taken: Estimate(40 if much in taken else 12))
    assert (refused_of(found, little) == [None]) is not is_taken


@pytest.mark.parametrize(
    ("plan", "is_refused"),
    [
        (in_pieces([16] * 5), False),
        (in_pieces([16] * 6), True),
        (in_pieces([16] * 5 + [2]), False),
        (in_pieces([8] * 20), False),
        (in_pieces([16] * 6, groups=1), False),
        (in_pieces([16] * 6, is_load=False), False),
        (in_pieces([16] * 6, is_checked=True), False),
    ],
)
def test_of_loads_that_go_past_all_stores_six_are_under_way(plan: plans.Plan, is_refused: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Eleven registers beside these: 32 leave all warps."""
    found, _ = pressure()
    monkeypatch.setattr(Pressure, "_pressure", lambda self, taken: Estimate(11))
    (refused,) = refused_of(found, plan)
    assert (refused is not None) == is_refused


def pieces_of_copying(count: int, cpu: str = "sm_90", *, noalias: bool = True, loop: bool = False, type: str = "float") -> str:
    """In how many pieces a thread copies so many numbers; nothing where it is one piece."""
    size = 8 if type == "double" else 4
    text = copying(range(0, count * size, size), range(0, count * size, size), type, size)
    text = text.replace("ptr noundef", "ptr noalias noundef") if noalias else text
    if loop:
        text = text.replace(" {\n", " {\nentry:\n  br label %loop\nloop:\n", 1)
        text = text.replace("  ret void", "  %c = load volatile i1, ptr %to\n  br i1 %c, label %loop, label %done\ndone:\n  ret void")
    remarks = RemarkSink(enabled=True)
    nvopt.run(f'target triple = "nvptx64-nvidia-cuda"\n{text}', "version-alignment", cpu=cpu, remarks=remarks)
    (done,) = (dict(one.args) for one in remarks.remarks if one.kind == "Passed")
    return done.get("Pieces", "")


@pytest.mark.parametrize(
    ("count", "options", "expected"),
    [
        (31, {}, ""),
        (32, {}, ""),  # as many registers as leave all warps
        (33, {}, "2"),
        (48, {}, "3"),
        (52, {}, "3"),  # four more are too little for a piece by themselves
        (60, {}, "4"),
        (33, {"noalias": False}, ""),  # nothing is loaded ahead of a store
        (33, {"loop": True}, ""),
        (33, {"cpu": ""}, ""),  # nobody knows how many registers there are
        (16, {"type": "double"}, ""),
        (18, {"type": "double"}, ""),  # two pieces of 24 instructions would be more than there is
        (24, {"type": "double"}, "2"),
    ],
)
def test_loads_that_all_at_once_would_cost_warps_are_in_pieces(count: int, options: dict[str, str], expected: str) -> None:
    assert pieces_of_copying(count, **options) == expected  # type: ignore[arg-type]


def test_of_many_plans_all_are_looked_at_together(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each look is at the whole function: one where as many warps run as can be, else two where nothing is too much."""
    for taken, expected in ((32, [500]), (33, [500, 0])):
        found, _ = pressure()
        looks: list[int] = []
        estimate = Estimate(taken)
        monkeypatch.setattr(Pressure, "_pressure", lambda self, asked, estimate=estimate, looks=looks: looks.append(len(asked)) or estimate)
        assert refused_of(found, *map(plan_of_nothing, [1] * 500)) == [None] * 500
        assert looks == expected


def test_work_grows_with_the_code() -> None:
    """Calls of functions, for twice as many accesses in one block, of which all gain."""

    def calls_for(count: int) -> int:
        lines = ["declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()", "define void @f(ptr noalias noundef %a, ptr noalias noundef %b, i32 %k) {"]
        lines += ["  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()"]
        lines += [f"  %{to} = getelementptr <4 x i32>, ptr %{base}, i32 %tid" for to, base in (("to", "a"), ("from", "b"))]
        for at in range(count):
            lines += [f"  %p{at} = getelementptr i8, ptr %from, i64 {4 * at}", f"  %v{at} = load i32, ptr %p{at}, align 4"]
            lines += [f"  %w{at} = xor i32 %v{at}, %k", f"  %q{at} = getelementptr i8, ptr %to, i64 {4 * at}"]
            lines += [f"  store i32 %w{at}, ptr %q{at}, align 4"]
        text, profile = "\n".join([*lines, "  ret void", "}", ""]), cProfile.Profile()
        profile.enable()
        after = str(nvopt.run(text, "version-alignment", cpu="sm_90"))
        profile.disable()
        assert after.count("align 16") >= count * 0.45
        return sum(one.callcount for one in profile.getstats())

    calls_for(200)
    assert calls_for(800) < 2.2 * calls_for(400)


@pytest.mark.parametrize(("in_last", "is_worth"), [(89, True), (90, True), (91, False)])
def test_what_a_loop_may_go_past_counts_half(in_last: int, is_worth: bool) -> None:
    """Under a condition in a loop four instructions are saved, four times: of 800 that are executed at most."""
    body = "".join(f"  %x{at + 1} = fmul float %x{at}, %x\n" for at in range(in_last - 5))
    text = f"""define void @f(ptr noundef %p, ptr noalias %q, i32 %n) {{
  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %j, %last ]
  %odd = trunc i32 %i to i1
  br i1 %odd, label %sometimes, label %last
sometimes:
{FOUR_LOADS}  br label %last
last:
  %j = add i32 %i, 1
  %x = uitofp i32 %i to float
  %x0 = fmul float %x, %x
{body}  %again = icmp slt i32 %j, %n
  br i1 %again, label %loop, label %done
done:
  ret void
}}
"""
    (function,) = Module.parse(text).functions
    times = {"loop": 8, "sometimes": 4, "last": 8}
    executed = sum(len(block.instructions) * times.get(block.name, 1) for block in function.blocks)
    assert executed == 78 + 8 * in_last
    assert (".unaligned" in str(nvopt.run(text, "version-alignment"))) == is_worth


DEBUGGED = """define void @f(ptr noundef %p, ptr noalias %q) !dbg !3 {
  %v0 = load float, ptr %p, align 4
  %p1 = getelementptr i8, ptr %p, i64 4
  %v1 = load float, ptr %p1, align 4
  %told = fadd float %v0, %v1
    #dbg_value(float %told, !6, !DIExpression(), !7)
  %other = fmul float %v0, %v1
  %p2 = getelementptr i8, ptr %p, i64 8
  %v2 = load float, ptr %p2, align 4
  %p3 = getelementptr i8, ptr %p, i64 12
  %v3 = load float, ptr %p3, align 4
  %a = fadd float %told, %other
  %b = fadd float %v0, %v1
  %c = fadd float %v2, %v3
  %d = fadd float %a, %b
  %e = fadd float %c, %d
  store float %e, ptr %q, align 4
  ret void
}
!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!1}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C, file: !2, emissionKind: FullDebug)
!2 = !DIFile(filename: "f.c", directory: "")
!3 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !1)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocalVariable(name: "x", scope: !3, file: !2, line: 2, type: !8)
!7 = !DILocation(line: 2, scope: !3)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
"""


def test_what_debug_records_speak_of_is_there_before_them() -> None:
    """The sum that the record tells of stays in both versions, the product is computed behind them."""
    after = str(nvopt.run(DEBUGGED, "version-alignment"))
    assert len(re.findall(r"%told\S* = fadd float", after)) == 2
    assert len(re.findall(r"%other\S* = fmul float", after)) == 1
    versions = after.split("\n\n")
    for suffix in ("", ".unaligned"):
        (version,) = [block for block in versions if f"%told{suffix} = " in block]
        assert version.index(f"%told{suffix} = ") < version.index(f"#dbg_value(float %told{suffix},")


def test_addresses_of_joined_accesses_take_no_registers() -> None:
    """Each address of a row's is computed where its load is, by itself: ahead of all of them it isn't needed."""
    remarks = RemarkSink(enabled=True)
    nvopt.run(FIXTURE.read_text(), "nvopt<O3>", cpu="sm_90", remarks=remarks)
    told = [one for one in remarks.remarks if one.pass_name == "version-alignment"]
    assert [one.function for one in told if "registers" in dict(one.args).get("Reason", "")] == []
    assert "row_dot" in {one.function for one in told if one.kind == "Passed"}


@pytest.mark.parametrize(
    ("accesses", "is_read"),
    [
        (["float", 4, 4], True),
        (["float", 4, 3], False),
        (["float", 16, 4], True),
        (["<4 x float>", 16, 4], False),
        (["<4 x float>", 16, 9], False),
        (["<4 x float>", 8, 2], True),
        (["<2 x float>", 8, 4], True),
        (["<4 x float>", 4, 1], True),
        (["<8 x half>", 16, 4], False),
        (["i128", 16, 4], False),
        (["ptr", 8, 3], False),
        (["ptr", 8, 4], True),
        (["<4 x float>", 16, 3, "float", 4, 1], False),
        (["<4 x float>", 16, 2, "float", 4, 2], True),
        (["<4 x float>", 16, 4, "float", 4, 1], False),
        (["<4 x float>", 16, 4, "float", 4, 2], True),
    ],
)
def test_functions_that_are_not_read(accesses: list[object], is_read: bool) -> None:
    """Of the accesses two must be no widest ones."""
    lines = ["define void @f(ptr %p) {"]
    for type, align, count in zip(accesses[::3], accesses[1::3], accesses[2::3], strict=True):
        lines += [f"  store {type} zeroinitializer, ptr %p, align {align}"] * int(str(count))
    (function,) = Module.parse("\n".join([*lines, "  ret void", "}", ""])).functions
    VersionAlignment().run(function, Context(TargetOptions(), KnobValues(), RemarkSink()))
    assert function.is_parsed is is_read


@pytest.mark.parametrize("stores_first", [False, True])
def test_of_one_place_the_most_that_is_tested_is_known(stores_first: bool) -> None:
    """Four floats ask for 16 bytes, and four that begin 8 bytes behind a multiple of 16 for 8: all are behind one pointer."""
    loads, stores = [], []
    for at in range(4):
        loads += [f"  %a{at} = getelementptr i8, ptr %p, i64 {4 * at}", f"  %x{at} = load float, ptr %a{at}, align 4"]
        stores += [f"  %b{at} = getelementptr i8, ptr %p, i64 {72 + 4 * at}", f"  store float %v{at}, ptr %b{at}, align 4"]
    sums = [f"  %s{at} = fadd float %{f's{at - 1}' if at else 'x0'}, %x{at}" for at in range(4)]
    code = [*stores, *loads] if stores_first else [*loads, *stores]
    head = "define float @f(ptr noundef %p, float %v0, float %v1, float %v2, float %v3) {"
    text = "\n".join([head, *code, *sums, "  ret float %s3", "}", ""])
    after = str(nvopt.run(text, "version-alignment", knobs={"version-alignment-growth": 1000}))
    assert after.count("align 16") == 2
    assert after.count(", 15\n") == 1


def going_over_pieces(type: str, arrays: int, noalias: bool) -> str:
    """A kernel in which each thread does something with `n` elements of each of so many arrays, and writes as many."""
    attribute = "noalias " if noalias else ""
    sources = ", ".join(f"ptr addrspace(1) {attribute}readonly %from{at}" for at in range(arrays))
    lines = [f"define ptx_kernel void @f(ptr addrspace(1) {attribute}writeonly %to, {sources}, i32 %n) {{", "entry:"]
    lines += ["  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()", "  %row = mul nsw i32 %tid, %n", "  %some = icmp sgt i32 %n, 0"]
    lines += ["  br i1 %some, label %loop, label %done", "loop:", "  %i = phi i32 [ 0, %entry ], [ %next, %loop ]"]
    lines += ["  %at = add nsw i32 %row, %i", "  %wide = sext i32 %at to i64"]
    for at in range(arrays):
        lines += [f"  %p{at} = getelementptr inbounds {type}, ptr addrspace(1) %from{at}, i64 %wide"]
        lines += [f"  %v{at} = load {type}, ptr addrspace(1) %p{at}"]
    if arrays == 2:
        lines.append(f"  %sum = {'fadd' if type in ('float', 'double') else 'add'} {type} %v0, %v1")
    lines += [f"  %q = getelementptr inbounds {type}, ptr addrspace(1) %to, i64 %wide"]
    lines += [f"  store {type} {'%sum' if arrays == 2 else '%v0'}, ptr addrspace(1) %q"]
    lines += ["  %next = add nuw nsw i32 %i, 1", "  %again = icmp slt i32 %next, %n", "  br i1 %again, label %loop, label %done"]
    declared = "declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()"
    return "\n".join(['target triple = "nvptx64-nvidia-cuda"', *lines, "done:", "  ret void", "}", declared, ""])


@pytest.mark.parametrize("noalias", [False, True])
@pytest.mark.parametrize("arrays", [1, 2])
@pytest.mark.parametrize("type", ["double", "float", "i16", "i8"])
def test_threads_go_over_pieces_whose_length_is_known_late(type: str, arrays: int, noalias: bool) -> None:
    """The loop is unrolled 32 or 16 times, and half of its memory instructions are left, with registers for all warps."""
    remarks = RemarkSink(enabled=True)
    nvopt.run(going_over_pieces(type, arrays, noalias), "nvopt<O3>", cpu="sm_90", remarks=remarks)
    done = [dict(one.args) for one in remarks.remarks if one.pass_name == "version-alignment" and one.kind == "Passed"]
    most = max(done, key=lambda told: int(told["Before"]))
    assert int(most["Before"]) == (64 if arrays == 1 else 48)
    assert 2 * int(most["After"]) <= int(most["Before"])


@pytest.mark.parametrize("is_indirect", [False, True])
def test_a_loop_that_no_block_can_be_put_ahead_of_stays(is_indirect: bool) -> None:
    """An `indirectbr` goes to the blocks that it has the addresses of."""
    branch = "indirectbr ptr %where, [label %loop, label %done]" if is_indirect else "br i1 %c, label %loop, label %done"
    lines = ["define float @f(ptr noundef %p, ptr %where, i1 %c) {", "entry:", f"  {branch}", "loop:"]
    lines += ["  %i = phi i32 [ 0, %entry ], [ %next, %loop ]", "  %sum = phi float [ 0.0, %entry ], [ %s3, %loop ]"]
    lines += ["  %row = mul nuw nsw i32 %i, 16", "  %wide = zext i32 %row to i64", "  %q = getelementptr i8, ptr %p, i64 %wide"]
    for at in range(4):
        lines += [f"  %p{at} = getelementptr i8, ptr %q, i64 {4 * at}", f"  %v{at} = load float, ptr %p{at}, align 4"]
        lines += [f"  %s{at} = fadd float {f'%s{at - 1}' if at else '%sum'}, %v{at}"]
    lines += ["  %next = add i32 %i, 1", "  %more = icmp slt i32 %next, 1000", "  br i1 %more, label %loop, label %done", "done:"]
    lines += ["  %result = phi float [ 0.0, %entry ], [ %s3, %loop ]", "  ret float %result", "}", ""]
    after = str(nvopt.run("\n".join(lines), "version-alignment", knobs={"version-alignment-growth": 100}))
    assert (".unaligned" in after) is not is_indirect
