"""Register pressure: what takes a register, what lives where, and orders of instructions."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import nvopt
from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.instruction_order import Code, dependences_of, early_loads_order, least_pressure_order
from nvopt.analysis.loops import LoopInfo
from nvopt.analysis.manager import AnalysisManager
from nvopt.analysis.register_holders import RegisterHolders
from nvopt.analysis.register_pressure import NONE, BlockPressure, Pressure, RegisterPressure, beside_operands, peak_of, units
from nvopt.ir import BasicBlock, CallBase, Function, Instruction, LoadInst, StoreInst, Value
from nvopt.ir.types import ArrayType, IntType, PointerType, PrimitiveType, StructType, Type, VectorType, void
from nvopt.knobs import KnobValues

FIXTURES = Path(__file__).resolve().parents[2] / "fixtures"
i1, i8, i32, i64 = (IntType.get(bits) for bits in (1, 8, 32, 64))
half, float_, double = (PrimitiveType.get(name) for name in ("half", "float", "double"))
LAYOUT = 'target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"\ntarget triple = "nvptx64-nvidia-cuda"\n'


def function_of(body: str, head: str = "define ptx_kernel void @f(ptr %p, i32 %n, i64 %w)") -> Function:
    tail = "declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\ndeclare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()\n"
    tail += (
        "declare i32 @llvm.nvvm.read.ptx.sreg.clock()\ndeclare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)\ndeclare i32 @other()\n"
    )
    return nvopt.parse(f"{LAYOUT}{head} {{\nentry:\n{body}\n}}\n{tail}").functions[0]


def pressure_of(body: str, head: str = "define ptx_kernel void @f(ptr %p, i32 %n, i64 %w)") -> RegisterPressure:
    """Of one function."""
    function = function_of(body, head)
    return RegisterPressure(function, LoopInfo(function, DominatorTree(function)))


def peak(body: str, head: str = "define ptx_kernel void @f(ptr %p, i32 %n, i64 %w)") -> Pressure:
    return pressure_of(body, head).peak


TID = "%t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()"


@pytest.mark.parametrize(
    ("type", "taken"),
    [
        (void, NONE),
        (i1, Pressure(0, 1)),
        (i8, Pressure(1, 0)),
        (i64, Pressure(2, 0)),
        (PointerType.get(3), Pressure(2, 0)),
        (VectorType.get(i1, 4), Pressure(0, 4)),
        (VectorType.get(half, 4), Pressure(2, 0)),
        (VectorType.get(double, 2), Pressure(4, 0)),
        (VectorType.get(i32, 4, scalable=True), NONE),
        (StructType.get([i32, i1, i64]), Pressure(3, 1)),
        (ArrayType.get(i64, 3), Pressure(6, 0)),
    ],
)
def test_what_a_value_takes(type: Type, taken: Pressure) -> None:
    assert units(type) == taken


def test_intervals_that_meet_live_together() -> None:
    assert peak_of([(i32, 0, 1), (i64, 1, 2)]) == Pressure(3, 0)
    assert peak_of([(i32, 0, 1), (i64, 2, 3)]) == Pressure(2, 0)
    assert peak_of([(i32, 0, 3), (i1, 1, 1), (i1, 1, 2)]) == Pressure(1, 2)
    assert peak_of([]) == NONE


@given(st.lists(st.tuples(st.sampled_from([i1, i32, i64, VectorType.get(float_, 4)]), st.integers(0, 9), st.integers(0, 5)), max_size=12))
def test_the_peak_of_intervals_by_brute_force(drawn: list[tuple[Type, int, int]]) -> None:
    intervals = [(type, first, first + length) for type, first, length in drawn]
    by_step = [[units(type) for type, first, last in intervals if first <= step <= last] for step in range(16)]
    expected = Pressure(
        max(sum(one.registers for one in live) for live in by_step), max(sum(one.predicates for one in live) for live in by_step)
    )
    assert peak_of(intervals) == expected


@pytest.mark.parametrize(
    ("body", "registers"),
    [
        ("  store i32 1, ptr %p\n  ret void", 0),  # constants, and parameters of a kernel
        ("  %x = add i32 %n, 1\n  store i32 %x, ptr %p\n  ret void", 0),  # uniform arithmetic
        ("  %x = mul i64 %w, 3\n  store i64 %x, ptr %p\n  ret void", 0),
        (f"  {TID}\n  store i32 %t, ptr %p\n  ret void", 1),
        ("  %t = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()\n  store i32 %t, ptr %p\n  ret void", 0),
        ("  %t = call i32 @llvm.nvvm.read.ptx.sreg.clock()\n  store i32 %t, ptr %p\n  ret void", 1),
        ("  %x = load i64, ptr %p\n  store i64 %x, ptr %p\n  ret void", 2),
        ("  %q = getelementptr i8, ptr %p, i64 16\n  %x = load i32, ptr %q\n  store i32 %x, ptr %p\n  ret void", 1),
        (
            "  %q = getelementptr i8, ptr %p, i64 %w\n  %x = load i32, ptr %q\n  store i32 %x, ptr %p\n  ret void",
            2,
        ),  # an address must be there
        (f"  {TID}\n  %q = getelementptr i32, ptr %p, i32 %t\n  store i32 1, ptr %q\n  ret void", 2),
        (f"  {TID}\n  %x = sext i32 %t to i64\n  %q = getelementptr i32, ptr %p, i64 %x\n  store i32 1, ptr %q\n  ret void", 2),
        ("  %x = load i64, ptr %p\n  %y = trunc i64 %x to i32\n  store i32 %y, ptr %p\n  ret void", 2),
        ("  %x = load i32, ptr %p\n  %y = sext i32 %x to i64\n  store i64 %y, ptr %p\n  ret void", 2),
        ("  %a = alloca i32\n  store i32 1, ptr %a\n  ret void", 0),
        ("  %x = load i32, ptr addrspace(4) null\n  store i32 %x, ptr %p\n  ret void", 0),  # constant memory
    ],
)
def test_what_takes_registers_in_a_kernel(body: str, registers: int) -> None:
    assert peak(body) == Pressure(registers, 0)


def test_addresses_that_differ_by_constants_share_a_register() -> None:
    lines = [f"  {TID}"]
    for at in range(4):
        lines.append(f"  %i{at} = add nsw i32 %t, {at}\n  %x{at} = sext i32 %i{at} to i64")
        lines.append(f"  %q{at} = getelementptr i32, ptr %p, i64 %x{at}\n  store i32 1, ptr %q{at}")
    assert peak("\n".join([*lines, "  ret void"])).registers == 2
    apart = "\n".join(lines).replace("%q3 = getelementptr i32", "%q3 = getelementptr i64")
    assert peak("\n".join([apart, "  ret void"])).registers == 3  # the index is needed until then
    used = [*lines, "  store i32 %i3, ptr %p", "  ret void"]
    assert peak("\n".join(used)).registers == 3  # the sum is needed for itself


def test_parameters_of_functions_are_in_registers() -> None:
    body = "  store i32 %n, ptr %p\n  ret void"
    assert peak(body, "define void @f(ptr %p, i32 %n, i64 %w)") == Pressure(3, 0)
    found = pressure_of("  ret i64 %w", "define i64 @f(ptr %p, i32 %n, i64 %w)")
    assert [*found.blocks.values()] == [BlockPressure(Pressure(2, 0), NONE, Pressure(2, 0))]


def test_predicates_are_counted_apart() -> None:
    body = f"  {TID}\n  %a = icmp slt i32 %t, 4\n  %b = icmp sgt i32 %t, 1\n  %c = and i1 %a, %b\n  %s = select i1 %c, i32 %t, i32 1\n"
    assert peak(body + "  store i32 %s, ptr %p\n  ret void") == Pressure(1, 2)


def test_a_phi_lives_from_the_beginning_of_its_block() -> None:
    found = pressure_of(
        f"""  {TID}
  %x = load i64, ptr %p
  %c = icmp eq i32 %t, 0
  br i1 %c, label %a, label %b
a:
  %y = add i64 %x, 1
  br label %b
b:
  %z = phi i64 [ %x, %entry ], [ %y, %a ]
  store i64 %z, ptr %p
  ret void"""
    )
    live = {block.name: (one.live_in.registers, one.live_out.registers) for block, one in found.blocks.items()}
    assert live == {"entry": (0, 2), "a": (2, 2), "b": (2, 0)}


@pytest.mark.parametrize(
    ("operation", "more"),
    [
        ("udiv i8 %a, %a", 10),
        ("udiv i16 %b, %b", 10),
        ("udiv i32 %t, %t", 4),
        ("udiv i32 %t, 7", 2),
        ("sdiv i33 %c, %c", 20),
        ("sdiv i64 %x, %x", 20),
        ("srem i64 %x, 7", 4),
        ("urem i128 %y, %y", 20),
        ("fdiv float %f, %f", 12),
        ("frem double %d, %d", 14),
        ("fdiv <2 x float> %v, %v", 12),
        ("call float @llvm.sqrt.f32(float %f)", 8),
        ("call double @llvm.nvvm.div.rn.d(double %d, double %d)", 14),
        ("call float @llvm.nvvm.div.approx.f(float %f, float %f)", 0),
        ("call float @llvm.fabs.f32(float %f)", 0),
        ("add i64 %x, %x", 0),
    ],
)
def test_registers_of_subroutines(operation: str, more: int) -> None:
    head = "define void @f(i8 %a, i16 %b, i32 %t, i33 %c, i64 %x, i128 %y, float %f, double %d, <2 x float> %v)"
    declarations = "\n".join(f"declare {kind} @{name}({kind}{others})" for kind, name, others in _INTRINSICS)
    text = f"{LAYOUT}{head} {{\n  %r = {operation}\n  ret void\n}}\n{declarations}\n"
    assert beside_operands(nvopt.parse(text).functions[0].entry.instructions[0]) == more


_INTRINSICS = (
    ("float", "llvm.sqrt.f32", ""),
    ("float", "llvm.fabs.f32", ""),
    ("double", "llvm.nvvm.div.rn.d", ", double"),
    ("float", "llvm.nvvm.div.approx.f", ", float"),
)


@pytest.mark.parametrize(("length", "more"), [("i64 3", 1), ("i64 64", 16), ("i64 65", 16), ("i64 %n", 16)])
def test_registers_of_copies(length: str, more: int) -> None:
    text = f"{LAYOUT}define void @f(ptr %p, ptr %q, i64 %n) {{\n  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, {length}, i1 false)\n"
    function = nvopt.parse(f"{text}  ret void\n}}\ndeclare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\n").functions[0]
    assert beside_operands(function.entry.instructions[0]) == more


def test_a_call_takes_the_registers_of_the_abi() -> None:
    body = "  %r = call i32 @other()\n  store i32 %r, ptr %p\n  ret void"
    assert pressure_of(body).registers == 24
    assert pressure_of(body.replace("@other()", "@llvm.nvvm.read.ptx.sreg.tid.x()")).registers < 24
    assert pressure_of(body.replace("@other()", 'asm "mov.u32 $0, 1;", "=r"()')).registers < 24
    assert pressure_of(body.replace("@other()", "%p()")).registers == 24


@pytest.mark.parametrize("loads_first", [False, True])
def test_registers_where_nothing_is_moved(loads_first: bool) -> None:
    """Eight floats one by one are one at a time as they stand; loaded first, they are eight."""
    loads = [f"%p{at} = getelementptr i8, ptr %p, i64 {4 * at}\n%x{at} = load float, ptr %p{at}" for at in range(8)]
    stores = [f"store float %x{at}, ptr %p{at}" for at in range(8)]
    pairs = [*loads, *stores] if loads_first else [line for pair in zip(loads, stores, strict=True) for line in pair]
    found = pressure_of("\n".join([*pairs, "ret void"]))
    less = pressure_of("\n".join([loads[0], stores[0], "ret void"])).registers_as_it_stands
    assert found.registers_as_it_stands == less + (7 if loads_first else 0)


def test_a_call_takes_its_registers_where_nothing_is_moved_too() -> None:
    assert pressure_of("%x = call i32 @other()\nret void").registers_as_it_stands == 24


def loop(body: str) -> str:
    return f"""  {TID}
  br label %loop
loop:
  %i = phi i32 [ %t, %entry ], [ %j, %loop ]
{body}
  %j = add i32 %i, 32
  %d = icmp slt i32 %j, 1000
  br i1 %d, label %loop, label %done
done:
  ret void"""


def test_a_loop_keeps_a_third_of_its_parameters() -> None:
    head = "define ptx_kernel void @f(ptr %p, ptr %q, ptr %r, i32 %n)"
    text = "  %x{0} = getelementptr i32, ptr %{0}, i32 %i\n  store i32 1, ptr %x{0}"
    one = peak(loop(text.format("p")), head).registers
    assert peak(loop("\n".join(text.format(name) for name in "pq")), head).registers == one + 1
    assert peak(loop("\n".join(text.format(name) for name in "pqr")), head).registers == one + 2


def test_a_short_loop_has_wide_loads_under_way() -> None:
    text = "  %x = getelementptr <4 x i32>, ptr %p, i32 %i\n  %v = load <4 x i32>, ptr %x\n  store <4 x i32> %v, ptr %x"
    narrow = text.replace("<4 x i32>", "i32")
    assert peak(loop(text)).registers == peak(loop(narrow)).registers + 3 + 4
    fence = "\n  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)"
    assert peak(loop(text + fence)).registers == peak(loop(narrow)).registers + 3


def functions() -> list[Function]:
    """Of some fixtures."""
    texts = [(FIXTURES / f"{name}.ll").read_text() for name in ("demo", "histogram", "shared_tiles", "packed16", "thread_loops")]
    return [function for text in texts for function in nvopt.parse(text).functions if not function.is_declaration]


def test_liveness_is_what_its_equations_say() -> None:
    """Solved over all blocks until nothing changes."""
    for function in functions():
        holders = RegisterHolders(function)
        pressure = RegisterPressure(function, LoopInfo(function, DominatorTree(function)))
        live_in, live_out = _live(holders)
        for block, found in pressure.blocks.items():
            for live, said in ((live_in, found.live_in), (live_out, found.live_out)):
                sizes = [units(value.type) for value in live[block]]
                assert said == Pressure(sum(one.registers for one in sizes), sum(one.predicates for one in sizes))


def _live(holders: RegisterHolders) -> tuple[dict[BasicBlock, set[Value]], dict[BasicBlock, set[Value]]]:
    live_in: dict[BasicBlock, set[Value]] = {block: set() for block in holders.order}
    live_out: dict[BasicBlock, set[Value]] = {block: set() for block in holders.order}
    changed = True
    while changed:
        changed = False
        for block in holders.order:
            ends = {value for successor in block.successors for value in live_in[successor] - set(successor.phis())}
            for successor in block.successors:
                held = [holders.holder(phi.incoming_for(block)) for phi in successor.phis()]
                ends.update(value for value in held if value is not None)
            begins = set(ends)
            for inst in reversed(block.instructions):
                if holders.has_code(inst) and not (isinstance(inst, CallBase) and inst.callee_name.startswith(_NO_CODE)):
                    begins.discard(holders.holder(inst) or inst)
                    begins.update(value for value in map(holders.holder, inst.operands) if value is not None)
            begins |= set(block.phis())
            changed = changed or (begins, ends) != (live_in[block], live_out[block])
            live_in[block], live_out[block] = begins, ends
    return live_in, live_out


_NO_CODE = ("llvm.lifetime.", "llvm.assume")


def test_orders_keep_what_depends_on_what() -> None:
    for function in functions():
        for block in function.blocks:
            code, units_of = _numbered(block)
            dependences = dependences_of(code)
            for order in (least_pressure_order(code, dependences, (), units_of), early_loads_order(code, dependences)):
                assert Counter(id(one.inst) for one in order) == Counter(id(one.inst) for one in code)
                place = {one.inst: at for at, one in enumerate(order)}
                for one in code:
                    for operand in one.inst.operands:
                        assert not isinstance(operand, Instruction) or operand not in place or place[operand] < place[one.inst]
                _check_memory(code, place)


def _numbered(block: BasicBlock) -> tuple[list[Code], list[int]]:
    numbers: dict[Value, int] = {}
    code = []
    for inst in block.instructions:
        if inst.opcode != "phi":
            uses = tuple({numbers[operand] for operand in inst.operands if operand in numbers})
            defines = []
            if inst.type is not void:
                numbers[inst] = len(numbers)
                defines.append(numbers[inst])
            code.append(Code(inst, tuple(defines), uses))
    return code, [units(value.type).registers for value in numbers]


def _check_memory(code: list[Code], place: dict[Instruction, int]) -> None:
    """Stores stay behind each other and behind loads of the same space; nothing crosses what ends the block."""
    accesses = [one.inst for one in code if isinstance(one.inst, (LoadInst, StoreInst))]
    for at, first in enumerate(accesses):
        for second in accesses[at + 1 :]:
            same = first.pointer.type is second.pointer.type
            if same and (isinstance(first, StoreInst) or isinstance(second, StoreInst)) and "invariant.load" not in second.metadata:
                assert place[first] < place[second]
    assert place[code[-1].inst] == len(code) - 1


def test_loads_come_early_or_late() -> None:
    text = f"""{LAYOUT}define void @f(ptr %p, ptr noalias %q, i32 %n) {{
  %a = add i32 %n, 1
  %b = mul i32 %a, 3
  %c = getelementptr i32, ptr %p, i32 1
  %x = load i32, ptr %c
  %y = add i32 %x, %b
  store i32 %y, ptr %q
  ret void
}}
"""
    code, sizes = _numbered(nvopt.parse(text).functions[0].entry)
    assert [one.inst.name for one in early_loads_order(code, dependences_of(code))][:2] == ["c", "x"]
    assert [one.inst.name for one in least_pressure_order(code, dependences_of(code), (), sizes)][:3] == ["a", "b", "c"]


@pytest.mark.parametrize(
    ("code", "live_out", "order"),
    [
        (["2<0", "3<1", "4<0"], (), "3<1 2<0 4<0"),  # the last to read a register frees it
        (["2<0", "3<1", "4<0"], (1,), "2<0 4<0 3<1"),  # but for one that lives on
        (["9<1", "2<0"], (), "2<0 9<1"),  # 9 takes two registers
        (["9<01", "2<0"], (), "9<01 2<0"),
        (["9<01", "2<8"], (), "2<8 9<01"),  # 8 does, too
        (["2<0", "3<"], (), "2<0 3<"),
        (["3<", "2<0", "<4"], (), "<4 2<0 3<"),  # what writes nothing takes none
        (["34<1", "2<0"], (), "2<0 34<1"),  # what writes two takes both
        (["34<01", "2<8"], (), "2<8 34<01"),
        (["34<", "5<4", "2<3"], (), "34< 5<4 2<3"),  # and both are there for others behind it
    ],
)
def test_what_frees_registers_comes_first(code: list[str], live_out: tuple[int, ...], order: str) -> None:
    """Each instruction as the register that it writes and those that it reads."""
    inst = nvopt.parse("define i32 @f(i32 %n) {\n  %a = add i32 %n, 1\n  ret i32 %a\n}\n").functions[0].entry.first
    assert inst is not None
    given = [Code(inst, tuple(map(int, writes)), tuple(map(int, reads))) for writes, _, reads in (one.partition("<") for one in code)]
    found = least_pressure_order(given, dependences_of(given), live_out, [1, 1, 1, 1, 1, 1, 1, 1, 2, 2])
    assert " ".join(f"{''.join(map(str, one.defines))}<{''.join(map(str, one.uses))}" for one in found) == order


class _Asked(list[int]):
    """A list that counts what is asked of it."""

    times = 0

    def __getitem__(self, at: Any) -> Any:
        self.times += 1
        return super().__getitem__(at)


def test_what_an_instruction_frees_is_found_once_and_when_that_changes() -> None:
    """Of `x0 … xn`, all there at once, `y0 = x0 + xn …`: a window full of them waits at each step, and none is looked at again for that."""
    inst = nvopt.parse("define i32 @f(i32 %n) {\n  %a = add i32 %n, 1\n  ret i32 %a\n}\n").functions[0].entry.first
    assert inst is not None
    asked = {}
    for count in (500, 1000, 2000):
        given = [Code(inst, (count + at,), (at, (at + 7) % count)) for at in range(count)]
        sizes = _Asked([1] * (2 * count))
        assert len(least_pressure_order(given, dependences_of(given), (), sizes)) == count
        asked[count] = sizes.times
    assert asked[2000] - asked[1000] == 2 * (asked[1000] - asked[500])
    assert asked[2000] <= 4 * 2000


def test_the_manager_makes_it_anew_after_a_change() -> None:
    module = nvopt.parse(f"{LAYOUT}define void @f(i32 %n, ptr %p) {{\n  store i32 %n, ptr %p\n  ret void\n}}\ndeclare void @g()\n")
    manager, function = AnalysisManager(KnobValues()), module.functions[0]
    assert manager.get(RegisterPressure, function).peak == Pressure(3, 0)
    function.entry.instructions[0].erase()
    manager.invalidate(function)
    assert manager.get(RegisterPressure, function).peak == NONE
    with pytest.raises(ValueError, match="@g is a declaration"):
        manager.get(RegisterPressure, module.functions[1])


@pytest.mark.parametrize(
    "each",
    [
        "%v{0} = load i32, ptr %p{0}\n  store volatile i32 %v{0}, ptr %q",
        "%v{0} = load volatile i32, ptr %q\n  store i32 %v{0}, ptr %p{0}",
    ],
)
def test_wide_accesses_are_one_instruction(each: str) -> None:
    """Four loads at once are in four registers, and four values must be there for one store; one by one they need one each."""
    body = "".join(f"  %p{at} = getelementptr i8, ptr %p, i64 {4 * at}\n  {each.format(at)}\n" for at in range(4))
    (function,) = nvopt.parse(
        f"{LAYOUT}define void @f(ptr %p, ptr noalias %q) {{\n{body}  store volatile ptr %p, ptr %q\n  ret void\n}}\n"
    ).functions
    loops = AnalysisManager(KnobValues()).get(LoopInfo, function)
    accesses = [one for one in function.instructions() if isinstance(one, (LoadInst, StoreInst)) and not one.volatile]
    single = RegisterPressure(function, loops).least_registers
    assert [RegisterPressure(function, loops, [accesses[:count]]).least_registers - single for count in (2, 3, 4)] == [1, 2, 3]
    assert RegisterPressure(function, loops, [accesses[:2], accesses[2:]]).least_registers - single == 1


def test_what_a_wide_load_reads_lives_from_there_on() -> None:
    """Three of its values are read last, behind others: these need registers beside them, in a block that isn't the last."""
    text = f"""{LAYOUT}define void @f(ptr %p, ptr noalias %q) {{
  %p1 = getelementptr i8, ptr %p, i64 4
  %p2 = getelementptr i8, ptr %p, i64 8
  %v0 = load i32, ptr %p
  store volatile i32 %v0, ptr %q
  %a = load volatile i32, ptr %q
  %b = load volatile i32, ptr %q
  %c = load volatile i32, ptr %q
  store volatile i32 %a, ptr %q
  store volatile i32 %b, ptr %q
  store volatile i32 %c, ptr %q
  %v1 = load i32, ptr %p1
  store volatile i32 %v1, ptr %q
  %v2 = load i32, ptr %p2
  store volatile i32 %v2, ptr %q
  store volatile ptr %p, ptr %q
  br label %done
done:
  ret void
}}
"""
    (function,) = nvopt.parse(text).functions
    loops = AnalysisManager(KnobValues()).get(LoopInfo, function)
    loads = [one for one in function.instructions() if isinstance(one, LoadInst) and not one.volatile]
    single = RegisterPressure(function, loops).least_registers
    assert RegisterPressure(function, loops, [loads]).least_registers == single + 2


def test_what_will_stand_in_another_block_is_done_later() -> None:
    """Four values are loaded and stored one by one, all first where all are in one block; half of them where the code is broken."""
    body = "".join(
        f"  %p{at} = getelementptr i8, ptr addrspace(1) %p, i64 {16 * at}\n  %v{at} = load i128, ptr addrspace(1) %p{at}\n"
        f"  %q{at} = getelementptr i8, ptr addrspace(3) %q, i32 {16 * at}\n  store i128 %v{at}, ptr addrspace(3) %q{at}\n"
        for at in range(4)
    )
    (function,) = nvopt.parse(f"{LAYOUT}define void @f(ptr addrspace(1) %p, ptr addrspace(3) %q) {{\n{body}  ret void\n}}\n").functions
    loops = AnalysisManager(KnobValues()).get(LoopInfo, function)
    stores = [one for one in function.instructions() if isinstance(one, StoreInst)]
    behind = [store.next for store in stores]
    taken = [RegisterPressure(function, loops, breaks={one for one in breaks if one}).registers for breaks in ([], behind[1:2], behind[:3])]
    assert taken == sorted(taken, reverse=True)
    assert [one - taken[2] for one in taken] == [5, 2, 0]


@pytest.mark.parametrize(
    ("wide", "breaks", "block", "lower"),
    [
        ((), (), "entry", 0),
        (("s0", "s1"), (), "entry", 1),  # the first address is needed no more: it doesn't live at the end of a block whose code is the same
        (("s0", "s1"), (), "done", 2),
        (("v0", "v1"), (), "entry", 0),
        (("v0", "v1"), (), "next", -1),
        ((), ("broken",), "next", 0),
        ((), ("broken",), "entry", 0),
    ],
)
def test_beside_the_pressure_before_it_is_the_same(wide: tuple[str, ...], breaks: tuple[str, ...], block: str, lower: int) -> None:
    """What wide accesses and breaks change is found anew, in the blocks where they are and in others."""
    text = f"""{LAYOUT}define ptx_kernel void @f(ptr %p, ptr noalias %q) {{
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %a0 = getelementptr i8, ptr %p, i32 %t
  %j = mul i32 %t, %t
  %a1 = getelementptr i8, ptr %p, i32 %j
  br label %next
next:
  %b1 = getelementptr i8, ptr %q, i64 4
  %v0 = load i32, ptr %q
  %w0 = xor i32 %v0, 5
  store volatile i32 %w0, ptr %q
  %v1 = load i32, ptr %b1
  %w1 = xor i32 %v1, 5
  store volatile i32 %w1, ptr %q
  br label %done
done:
  store i32 1, ptr %a0
  store i32 2, ptr %a1
  ret void
}}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
"""
    function = nvopt.parse(text).functions[0]
    loops = AnalysisManager(KnobValues()).get(LoopInfo, function)
    entry, next_one, done = function.blocks
    named: dict[str, Instruction] = {one.name: one for one in next_one if isinstance(one, LoadInst)}
    named |= {f"s{at}": one for at, one in enumerate(one for one in done if isinstance(one, StoreInst))}
    named["broken"] = named["v1"]
    given = [[named[name] for name in wide]] if wide else [], {named[name] for name in breaks}
    before = RegisterPressure(function, loops)
    found, anew = RegisterPressure(function, loops, *given, before), RegisterPressure(function, loops, *given)
    at = {"entry": entry, "next": next_one, "done": done}[block]
    assert found.least_of(at) == anew.least_of(at)
    assert before.least_of(at).registers - found.least_of(at).registers == lower
    assert found.blocks == anew.blocks
    assert found.least_registers == anew.least_registers
    assert found.registers == anew.registers


@pytest.mark.parametrize("name", ["aligned_arrays", "register_tiles", "templates"])
def test_beside_the_pressure_before_it_is_the_same_in_kernels(name: str) -> None:
    """Any loads and stores of a block at once, and any breaks."""
    source = random.Random(name)
    for function in nvopt.parse(nvopt.run((FIXTURES / f"{name}.ll").read_text(), "default<O2>", cpu="sm_90")).functions:
        if function.is_declaration:
            continue
        loops = AnalysisManager(KnobValues()).get(LoopInfo, function)
        before = RegisterPressure(function, loops)
        for _ in range(3):
            wide: list[list[Instruction]] = []
            breaks: set[Instruction] = set()
            for block in function.blocks:
                for kind in (LoadInst, StoreInst):
                    alike = [one for one in block if isinstance(one, kind)]
                    if len(alike) > 1 and source.random() < 0.4:
                        wide.append(sorted(source.sample(alike, min(4, len(alike))), key=block.instructions.index))
                breaks.update(one for one in block.instructions[1:] if source.random() < 0.05)
            found, anew = RegisterPressure(function, loops, wide, breaks, before), RegisterPressure(function, loops, wide, breaks)
            assert (found.blocks, found.least_registers, found.calls) == (anew.blocks, anew.least_registers, anew.calls)
        assert before.blocks == RegisterPressure(function, loops).blocks
