"""What ptxas takes of registers beside what the code says: each rule, and where it ends."""

from __future__ import annotations

from pathlib import Path

import pytest

import nvopt
from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.instruction_order import dependences_of
from nvopt.analysis.loops import LoopInfo
from nvopt.analysis.register_pressure import RegisterPressure
from nvopt.analysis.thread_registers import ThreadRegisters, takes_at_most
from nvopt.ir import Function

FIXTURES = Path(__file__).resolve().parents[2] / "fixtures"
LAYOUT = 'target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"\ntarget triple = "nvptx64-nvidia-cuda"\n'
TAIL = """
@.str = constant [5 x i8] c"none\\00"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare float @llvm.sqrt.f32(float)
declare i32 @__nvvm_reflect(ptr)
declare i32 @other()
"""
TID = "  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n"
BESIDE = 7
"""What is taken beyond what lives."""


def function_of(body: str, head: str = "define ptx_kernel void @f(ptr %p, ptr noalias %q, i32 %n, i64 %w)") -> Function:
    return nvopt.parse(f"{LAYOUT}{head} {{\nentry:\n{body}\n}}\n{TAIL}").functions[0]


def taken_by(body: str, head: str = "define ptx_kernel void @f(ptr %p, ptr noalias %q, i32 %n, i64 %w)") -> ThreadRegisters:
    function = function_of(body, head)
    return ThreadRegisters(function, LoopInfo(function, DominatorTree(function)))


def live(body: str, head: str = "define ptx_kernel void @f(ptr %p, ptr noalias %q, i32 %n, i64 %w)") -> int:
    """The most that lives."""
    return taken_by(body, head).peak.registers


def loads(count: int, first: int = 0) -> str:
    """Of values that are each stored before the next is loaded, where all may be loaded first."""
    lines = []
    for at in range(first, first + count):
        lines += [f"  %a{at} = getelementptr i32, ptr addrspace(1) %p, i64 {at}", f"  %v{at} = load i32, ptr addrspace(1) %a{at}"]
        lines += [f"  %s{at} = getelementptr i32, ptr addrspace(3) %q, i32 {at}", f"  store i32 %v{at}, ptr addrspace(3) %s{at}"]
    return "\n".join(lines)


SPACES = "define ptx_kernel void @f(ptr addrspace(1) %p, ptr addrspace(3) %q)"


@pytest.mark.parametrize(("count", "registers"), [(1, 1), (24, 24), (25, 25), (26, 25), (100, 25)])
def test_loads_come_first_as_far_as_registers_cost_no_warps(count: int, registers: int) -> None:
    taken = taken_by(loads(count) + "\n  ret void", SPACES)
    assert taken.peak.registers == registers
    assert taken.registers == registers + BESIDE  # 32 at most


@pytest.mark.parametrize(("needed", "registers"), [(22, 32), (23, 32), (24, 40), (31, 40), (32, 48)])
def test_beyond_those_up_to_the_next_step(needed: int, registers: int) -> None:
    """Where so many values live to the end, with two more than that, and the next multiple of 8 above."""
    volatile = [f"  %x{at} = load volatile i32, ptr addrspace(1) %p" for at in range(needed - 1)]
    back = [f"  store volatile i32 %x{at}, ptr addrspace(1) %p" for at in range(needed - 1)]
    assert taken_by("\n".join([*volatile, loads(100), *back, "  ret void"]), SPACES).registers == registers


def test_the_better_of_two_orders_counts() -> None:
    """An order in which arithmetic comes before all loads has three addresses at a time, where the code has one."""
    lines = [TID]
    for at in range(3):
        lines += [f"  %m{at} = mul i32 %t, {3 + at}", f"  %i{at} = xor i32 %m{at}, 5", f"  %g{at} = getelementptr i32, ptr %p, i32 %i{at}"]
        lines += [f"  %v{at} = load volatile i32, ptr %g{at}", f"  store volatile i32 %v{at}, ptr %g{at}"]
    body = "\n".join([*lines, "  ret void"])
    taken = taken_by(body)
    function = nvopt.parse(f"{LAYOUT}define ptx_kernel void @f(ptr %p) {{\nentry:\n{body}\n}}\n{TAIL}").functions[0]
    said = RegisterPressure(function, LoopInfo(function, DominatorTree(function)))
    assert [one.least_of(next(iter(one.blocks))).registers for one in (taken, said)] == [4, 7]


def loop(body: str, step: str = "32", size: int = 0, mark: str = "", head: str = "") -> str:
    more = "".join(f"  %e{at} = xor i32 %{f'e{at - 1}' if at else 'i'}, {at}\n" for at in range(size))
    return f"""{TID}{head}
  br label %loop
loop:
  %i = phi i32 [ %t, %entry ], [ %j, %loop ]
{more}{body}
  %j = add i32 %i, {step}
  %d = icmp slt i32 %j, 1000
  br i1 %d, label %loop, label %done{mark}
done:
  ret void"""


LOAD = "  %g = getelementptr i32, ptr %p, i32 %i\n  %v = load i32, ptr %g\n  store i32 %v, ptr %g"
"""4 of a loop's instructions, with two addresses that are one, and 3 more that end it."""


LEAVES = "\n  %c = icmp eq i32 %v, 0\n  br i1 %c, label %next, label %done\nnext:"
SKIPS = "\n  %c = icmp eq i32 %v, 0\n  br i1 %c, label %some, label %next\nsome:\n  br label %next\nnext:"


def test_a_loop_keeps_half_of_its_addresses() -> None:
    head = "define ptx_kernel void @f(ptr %a, ptr %b, ptr %c, i32 %n)"
    text = "  %x{0} = getelementptr i32, ptr %{0}, i32 %i\n  store i32 1, ptr %x{0}"
    for names, registers in (("a", 1), ("ab", 2), ("abc", 3)):
        kept = taken_by(loop("\n".join(text.format(name) for name in names), "%n"), head)._kept()
        assert {block.name: count for block, count in kept.items()} == {"loop": registers}
    wide = head.replace("i32 %n", "i32 %n, i64 %w")
    number = taken_by(loop(text.format("a") + "\n  %y = zext i32 %i to i64\n  %z = mul i64 %y, %w\n  store i64 %z, ptr %xa", "%n"), wide)
    assert set(number._kept().values()) == {1}


def test_what_a_loop_keeps_is_beside_what_lives() -> None:
    head = "define ptx_kernel void @f(ptr %a, ptr %b, ptr %c, i32 %n)"
    text = "  %x{0} = getelementptr i32, ptr %{0}, i32 %i\n  store i32 1, ptr %x{0}"
    found = [live(loop("\n".join(text.format(name) for name in names), "%n"), head) for names in ("a", "ab", "abc")]
    assert [one - found[0] for one in found] == [0, 2 + 1, 4 + 2]  # the addresses, and half of what they come from


@pytest.mark.parametrize(
    ("text", "more"),
    [
        (loop(LOAD), 1),
        (loop(LOAD.replace("i32", "i64").replace("i64 %i", "i32 %i")), 2),
        (loop(LOAD, size=44), 1),
        (loop(LOAD, size=45), 0),
        (loop(LOAD, "%n"), 0),
        (loop(LOAD, mark=", !llvm.loop !0"), 0),
        (loop(LOAD + "\n  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)"), 0),
        (loop(LOAD).replace("icmp slt i32 %j", "icmp slt i32 %i"), 1),
        (loop(LOAD).replace("icmp slt i32 %j", "icmp slt i32 %v"), 0),
        (loop(LOAD).replace("icmp slt i32 %j, 1000", "fcmp olt float 1.0, 2.0"), 0),
        (loop(LOAD).replace("add i32 %i, 32", "mul i32 %i, 32"), 0),
        (loop(LOAD + LEAVES).replace("%j, %loop", "%j, %next"), 0),
        (loop(LOAD + SKIPS).replace("%j, %loop", "%j, %next"), 1),
    ],
)  # fmt: skip
def test_a_short_counted_loop_has_loads_of_another_iteration_under_way(text: str, more: int) -> None:
    head = "define ptx_kernel void @f(ptr %p, i32 %n)"
    marked = f"{head} {{\nentry:\n{text}\n}}\n"
    function = nvopt.parse(f'{LAYOUT}{marked}{TAIL}!0 = distinct !{{!0, !1}}\n!1 = !{{!"llvm.loop.unroll.disable"}}\n').functions[0]
    taken = ThreadRegisters(function, LoopInfo(function, DominatorTree(function)))
    assert set(taken._under_way().values()) == ({more} if more else set())


def test_of_a_loop_around_another_none_are_under_way() -> None:
    inner = "  br label %inner\ninner:\n  %k = phi i32 [ 0, %loop ], [ %l, %inner ]\n  %l = add i32 %k, 1\n  %m = icmp slt i32 %l, %n\n"
    text = loop(LOAD + f"\n{inner}  br i1 %m, label %inner, label %next\nnext:").replace("%j, %loop", "%j, %next")
    taken = taken_by(text)
    assert {block.name: count for block, count in taken._under_way().items()} == {"inner": 0}


BYVAL = "ptr byval([8 x i32]) align 4 %s"


@pytest.mark.parametrize(
    ("body", "head", "registers"),
    [
        ("", f"define ptx_kernel void @f(ptr %p, {BYVAL})", 0),
        ("", f"define void @f(ptr %p, {BYVAL})", 4),
        ("", "define ptx_kernel void @f(ptr %p, ptr %s)", 1),
        ("  store i32 1, ptr %s\n", f"define ptx_kernel void @f(ptr %p, {BYVAL})", 1),
        ("  %z = getelementptr i8, ptr %s, i64 4\n  store i32 1, ptr %z\n", f"define ptx_kernel void @f(ptr %p, {BYVAL})", 1),
        ("  %z = atomicrmw add ptr %s, i32 1 monotonic\n", f"define ptx_kernel void @f(ptr %p, {BYVAL})", 1),
        ("  store ptr %s, ptr %p\n", f"define ptx_kernel void @f(ptr %p, {BYVAL})", 1),
        ("  %z = select i1 true, ptr %s, ptr %s\n  store i32 1, ptr %z\n", f"define ptx_kernel void @f(ptr %p, {BYVAL})", 2),
    ],
)
def test_a_parameter_by_value_is_read_from_the_constant_bank(body: str, head: str, registers: int) -> None:
    read = "  %g = getelementptr i8, ptr %s, i64 8\n  %c = addrspacecast ptr %g to ptr addrspace(101)\n  %v = load i32, ptr %g\n"
    assert live(f"{body}{read}  store i32 %v, ptr %p\n  ret void", head) == registers


def test_an_address_that_is_computed_from_itself_where_nobody_comes() -> None:
    dead = "dead:\n  %g = getelementptr i8, ptr %g, i64 1\n  store i32 1, ptr %g\n  br label %dead"
    assert live(f"  ret void\n{dead}", f"define ptx_kernel void @f(ptr %p, {BYVAL})") == 0


def test_by_a_threads_own_index_it_is_loaded() -> None:
    body = f"{TID}  %g = getelementptr i32, ptr %s, i32 %t\n  %v = load i32, ptr %g\n  store i32 %v, ptr %p\n  ret void"
    assert live(body, f"define ptx_kernel void @f(ptr %p, {BYVAL})") == 2


@pytest.mark.parametrize(("operation", "registers"), [("zext i32 %t to i64", 3), ("sext i32 %t to i64", 4), ("zext i1 %b to i64", 4)])
def test_zeros_take_no_register(operation: str, registers: int) -> None:
    body = f"{TID}  %b = icmp eq i32 %t, 5\n  %z = {operation}\n  %y = mul i64 %z, %w\n  store i64 %y, ptr %p\n"
    assert live(f"{body}  store i64 %z, ptr %p\n  ret void") == registers


@pytest.mark.parametrize(("name", "calls"), [("__nvvm_reflect", False), ("other_reflect", True)])
def test_what_asks_about_the_compilation_is_no_call(name: str, calls: bool) -> None:
    body = "  %r = call i32 @__nvvm_reflect(ptr @.str)\n  store i32 %r, ptr %p\n  ret void"
    text = f"{LAYOUT}define ptx_kernel void @f(ptr %p) {{\n{body}\n}}\n{TAIL}".replace("__nvvm_reflect", name)
    function = nvopt.parse(text).functions[0]
    assert ThreadRegisters(function, LoopInfo(function, DominatorTree(function))).registers == (24 if calls else BESIDE)


@pytest.mark.parametrize(
    ("inst", "apart"),
    [
        ("atomicrmw add ptr addrspace(3) %q, i32 1 seq_cst", True),
        ("cmpxchg ptr addrspace(3) %q, i32 1, i32 2 seq_cst seq_cst", True),
        ('call i32 asm sideeffect "mov.u32 $0, 1;", "=r"()', True),
        ('call i32 asm sideeffect "mov.u32 $0, 1;", "=r,~{memory}"()', False),
    ],
)
def test_what_loads_are_moved_over(inst: str, apart: bool) -> None:
    """Four values, each loaded, stored, and followed by the instruction: all are loaded first, or one by one."""
    body = "\n".join(f"{loads(1, at)}\n  %r{at} = {inst}" for at in range(4)) + "\n  ret void"
    assert (live(body, SPACES) >= 4) is apart


@pytest.mark.parametrize(
    "operation", ["atomicrmw add ptr addrspace({0}) {1}, i32 1 seq_cst", "cmpxchg ptr addrspace({0}) {1}, i32 1, i32 2 seq_cst seq_cst"]
)
@pytest.mark.parametrize(("space", "pointer", "waits"), [(1, "%p", True), (3, "%q", False)])
def test_what_touches_the_same_memory_stays_behind_atomic_operations(operation: str, space: int, pointer: str, waits: bool) -> None:
    atomic = f"  %r = {operation.format(space, pointer)}"
    taken = taken_by(f"  %v = load i32, ptr addrspace(1) %p\n{atomic}\n  %w = load i32, ptr addrspace(1) %p\n  ret void", SPACES)
    (code,) = taken._codes.values()
    assert dependences_of(code, taken.is_fence).followers == ([[1, 3], [2, 3], [3], []] if waits else [[3], [3], [3], []])


@pytest.mark.parametrize(
    ("operation", "beside", "registers"),
    [
        ("%r = udiv i64 %x, %y", 8, 24),
        ("%r = urem i64 %x, %y", 8, 24),
        ("%r = sdiv i64 %x, %y", 14, 25),
        ("%r = srem i64 %x, %y", 14, 25),
        ("%r = udiv i64 %x, 7", 4, 13),
        ("%r = udiv i32 %i, %j", 4, 13),
        ("%r = udiv i16 %h, %h", 10, 24),
        ("%r = fdiv float %f, %f", 12, 24),
        ("%r = fdiv double %d, %d", 14, 24),
        ("%r = call float @llvm.sqrt.f32(float %f)", 8, 24),
        ("call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %p, i64 64, i1 false)", 16, 23),
    ],
)
def test_subroutines(operation: str, beside: int, registers: int) -> None:
    kinds = {"x": "i64", "y": "i64", "i": "i32", "j": "i32", "h": "i16", "f": "float", "d": "double"}
    used = [name for name in kinds if f"%{name}" in operation]
    body = "".join(f"  %{name} = load volatile {kinds[name]}, ptr %p\n" for name in used)
    taken = taken_by(f"{body}  {operation}\n  ret void")
    inst = next(one for one in taken._holders.order[0].instructions if one.opcode not in ("load", "ret"))
    assert taken.beside(inst) == beside
    assert taken.registers == registers


@pytest.mark.parametrize(("across", "registers"), [(6, 24), (7, 24), (8, 25), (13, 30), (14, 31), (15, 33), (30, 63)])
def test_what_lives_across_a_call_is_what_the_callee_saves(across: int, registers: int) -> None:
    """ptxas takes 25 with 8, 31 with 14, 39 with 18."""
    before = [f"  %x{at} = load volatile i32, ptr %p" for at in range(across)]
    behind = [f"  store volatile i32 %x{at}, ptr %p" for at in range(across)]
    assert taken_by("\n".join([*before, "  %r = call i32 @other()", *behind, "  ret void"])).registers == registers


def test_addresses_of_parameters_come_early() -> None:
    """Where each comes from another parameter all are computed first; where they come from a value, one by one."""
    head = "define ptx_kernel void @f(ptr %a, ptr %b, ptr %c)"
    kinds = {"a": "i8", "b": "i32", "c": "i64"}
    each = "".join(f"  %g{name} = getelementptr {kind}, ptr %{name}, i32 %t\n  store i32 1, ptr %g{name}\n" for name, kind in kinds.items())
    based = "  %x = load ptr, ptr %a\n" + each.replace("ptr %a,", "ptr %x,").replace("ptr %b,", "ptr %x,").replace("ptr %c,", "ptr %x,")
    assert [live(f"{TID}{text}  ret void", head) for text in (each, based)] == [6, 5]


SMALL_DIVISION = f"{TID}  %w2 = zext i32 %t to i64\n  %d = udiv i64 %w2, %w\n  store i64 %d, ptr %p\n  ret void"


@pytest.mark.parametrize(
    ("body", "registers"),
    [
        ("  ret void", 7 + BESIDE),  # of two pointers, and numbers of 32 and 64 bits
        (f"{TID}  store i32 %t, ptr %p\n  ret void", 7 + 1 + BESIDE),
        (SMALL_DIVISION, 7 + 1 + 2 + 2 + 20 + BESIDE),
    ],
)
def test_all_that_a_small_function_computes_may_live_at_once(body: str, registers: int) -> None:
    function = function_of(body)
    assert [takes_at_most(function, most) for most in (registers - 1, registers, registers + 1)] == [False, True, True]


def test_of_a_function_that_calls_another_no_look_tells() -> None:
    assert not takes_at_most(function_of("  %r = call i32 @other()\n  ret void"), 255)


def test_blocks_need_registers_of_their_own() -> None:
    """What stands in another block counts there, and a block that came later nowhere."""
    sums = "\n".join(f"  %s{at} = add i32 %v{at}, %t\n  store volatile i32 %s{at}, ptr addrspace(1) %p" for at in range(9))
    loaded = "\n".join(f"  %v{at} = load volatile i32, ptr addrspace(1) %p" for at in range(9))
    few = "few:\n  store volatile i32 %t, ptr addrspace(1) %p\n  ret void"
    body = f"{TID}  %c = icmp eq i32 %t, 0\n  br i1 %c, label %many, label %few\nmany:\n{loaded}\n{sums}\n  ret void\n{few}"
    taken = taken_by(body, SPACES)
    by_name = {block.name: block for block in taken.blocks}
    entry, many, alone = (by_name[name] for name in ("entry", "many", "few"))
    assert taken.least_registers == taken.least_registers_in([entry, many, alone]) == taken.least_registers_in([many, alone])
    assert taken.least_registers_in([alone]) == taken.least_of(alone).registers + BESIDE < taken.least_registers
    (later,) = taken_by("  ret void").blocks
    assert taken.least_registers_in([later, alone]) == taken.least_registers_in([alone])


@pytest.mark.parametrize("name", ["contiguous", "grid_stride", "register_tiles"])
def test_what_a_look_tells_is_no_less_than_is_taken(name: str) -> None:
    for function in nvopt.parse((FIXTURES / f"{name}.ll").read_text()).functions:
        if not function.is_declaration:
            least = ThreadRegisters(function, LoopInfo(function, DominatorTree(function))).least_registers
            assert not takes_at_most(function, least - 1)
