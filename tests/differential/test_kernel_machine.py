"""The machine that runs kernels: what each instruction gives, who meets whom, and that it sees what has no meaning."""

from __future__ import annotations

import struct

import pytest
from kernel_machine import CONSTANT, GLOBAL, WINDOWS, Machine, UndefinedError

import nvopt
from nvopt.ir import Module

HEAD = """
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
%S = type { i8, i32, [2 x i16] }
@shared = internal addrspace(3) global [64 x i32] undef, align 4
@constant = internal addrspace(4) constant [2 x i32] [i32 5, i32 6], align 4
@variable = internal global i32 9, align 4
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.laneid()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32, i1)
declare i1 @llvm.nvvm.barrier.cta.red.and.aligned.all(i32, i1)
declare i32 @llvm.nvvm.shfl.sync.up.i32(i32, i32, i32, i32)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32)
declare i1 @llvm.nvvm.vote.all.sync(i32, i1)
declare i1 @llvm.nvvm.vote.any.sync(i32, i1)
declare i1 @llvm.nvvm.vote.uni.sync(i32, i1)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.assume(i1)
declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32)
declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>)
"""
META = "\n!0 = !{i32 1, i32 5}\n!1 = !{}\n"
THREADS = 4


def run(body: str, more: str = "", threads: int = THREADS, grid: int = 1, backwards: bool = False) -> list[int | None]:
    """What the kernel with that body leaves: a word for each thread, of zeros before; %t is the thread, %q its word, %p the first."""
    text = f"""{HEAD}{more}
define ptx_kernel void @k(ptr %p, i32 %n) {{
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %q = getelementptr i32, ptr %p, i32 %t
{body}
  ret void
}}
{META}"""
    machine = Machine(Module.parse(nvopt.run(text, "verify")))
    buffer = machine.allocate(GLOBAL, bytes(4 * threads), 16)
    machine.launch("k", [buffer, 3], grid=grid, block=threads, backwards=backwards)
    held = machine.contents(buffer)
    words = [held[at : at + 4] for at in range(0, len(held), 4)]
    return [None if None in word else struct.unpack("<i", bytes(word))[0] for word in words]  # type: ignore[arg-type]


def stored(value: str, *lines: str) -> str:
    return "\n".join([*lines, f"  store i32 {value}, ptr %q, align 4"])


@pytest.mark.parametrize(
    ("lines", "words"),
    [
        (["%r = mul i32 %t, %n"], [0, 3, 6, 9]),
        (["%c = icmp ugt i32 %t, 1", "%r = select i1 %c, i32 7, i32 %t"], [0, 1, 7, 7]),
        (["%a = add nuw i32 -2, %t", "%r = freeze i32 %a"], [-2, -1, 0, 0]),
        (["%f = uitofp i32 %t to float", "%g = fdiv float %f, 2.0", "%r = bitcast float %g to i32"],
         [0, 0x3F000000, 0x3F800000, 0x3FC00000]),
        (["%v = insertelement <2 x i32> <i32 5, i32 6>, i32 %t, i32 0", "%w = mul <2 x i32> %v, %v",
          "%r = extractelement <2 x i32> %w, i32 0"], [0, 1, 4, 9]),
        (["%v = shufflevector <2 x i32> <i32 5, i32 6>, <2 x i32> <i32 7, i32 8>, <2 x i32> <i32 3, i32 0>",
          "%r = extractelement <2 x i32> %v, i32 0"], [8, 8, 8, 8]),
        (["%o = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 -2, i32 %t)", "%b = extractvalue { i32, i1 } %o, 1",
          "%r = zext i1 %b to i32"], [0, 0, 1, 1]),
        (["%r = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> <i32 1, i32 2, i32 3, i32 4>)"], [10, 10, 10, 10]),
        (["%a = alloca %S, align 4", "%g = getelementptr inbounds %S, ptr %a, i32 0, i32 1", "store i32 %t, ptr %g, align 4",
          "%s = load %S, ptr %a, align 4", "%r = extractvalue %S %s, 1"], [0, 1, 2, 3]),
        (["%c = getelementptr [2 x i32], ptr addrspace(4) @constant, i32 0, i32 1", "%r = load i32, ptr addrspace(4) %c"], [6, 6, 6, 6]),
        (["%g = addrspacecast ptr addrspace(4) @constant to ptr", "%r = load i32, ptr %g"], [5, 5, 5, 5]),
        (["%r = load i32, ptr %q, !range !0"], [None] * 4),
        (["%r = load i32, ptr @variable, !range !0"], [None] * 4),
        (["%r = atomicrmw sub ptr @variable, i32 10 monotonic"], [9, -1, -11, -21]),
        (["%o = atomicrmw min ptr @variable, i32 -1 monotonic", "%r = atomicrmw umin ptr @variable, i32 4 monotonic"], [-1, -1, -1, -1]),
        (["%g = getelementptr inbounds i32, ptr %p, i32 5", "%i = ptrtoint ptr %g to i64", "%r = trunc i64 %i to i32"], [None] * 4),
        (["%g = getelementptr inbounds i32, ptr %p, i32 4", "%h = getelementptr i8, ptr %g, i32 -16", "%r = load i32, ptr %h"], [0] * 4),
    ],
)  # fmt: skip
def test_a_thread_computes(lines: list[str], words: list[int | None]) -> None:
    assert run(stored("%r", *lines)) == words


@pytest.mark.parametrize(
    ("call", "words"),
    [
        ("i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %x, i32 1, i32 0)", [0, 0, 10, 20, 30, 40, 50, 60]),
        ("i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %x, i32 1, i32 7168)", [0, 0, 10, 20, 40, 40, 50, 60]),
        ("i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %x, i32 3, i32 7199)", [30, 10, 20, 30, 70, 50, 60, 70]),
        ("i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %x, i32 5, i32 31)", [50, 40, 70, 60, 10, 0, 30, 20]),
        ("i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %x, i32 6, i32 31)", [60] * 8),
        ("i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %x, i32 6, i32 7199)", [20] * 4 + [60] * 4),
        ("i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %c)", [0b11111000] * 8),
        ("i1 @llvm.nvvm.vote.any.sync(i32 -1, i1 %c)", [1] * 8),
        ("i1 @llvm.nvvm.vote.all.sync(i32 -1, i1 %c)", [0] * 8),
        ("i1 @llvm.nvvm.vote.uni.sync(i32 -1, i1 %c)", [0] * 8),
        ("i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32 0, i1 %c)", [5] * 8),
        ("i1 @llvm.nvvm.barrier.cta.red.and.aligned.all(i32 0, i1 %c)", [0] * 8),
    ],
)
def test_threads_tell_one_another(call: str, words: list[int]) -> None:
    wide = [] if call.startswith("i32") else ["%r = zext i1 %s to i32"]
    lines = ["%x = mul i32 %t, 10", "%c = icmp ugt i32 %t, 2", f"%{'s' if wide else 'r'} = call {call}", *wide]
    assert run(stored("%r", *lines), threads=8) == words


EXCHANGE = """
  %s = getelementptr [64 x i32], ptr addrspace(3) @shared, i32 0, i32 %t
  store i32 %t, ptr addrspace(3) %s, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %o = xor i32 %t, 1
  %u = getelementptr [64 x i32], ptr addrspace(3) @shared, i32 0, i32 %o
  %r = load i32, ptr addrspace(3) %u, align 4
"""


@pytest.mark.parametrize("backwards", [False, True])
def test_what_is_written_ahead_of_a_barrier_is_read_behind(backwards: bool) -> None:
    assert run(stored("%r", EXCHANGE), backwards=backwards) == [1, 0, 3, 2]


def test_without_the_barrier_it_is_not() -> None:
    racing = stored("%r", EXCHANGE.replace("  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)\n", ""))
    assert run(racing) == [None, 0, None, 2]
    assert run(racing, backwards=True) == [1, None, 3, None]


def test_a_block_finds_nothing_in_shared_memory() -> None:
    body = """
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %r = load i32, ptr addrspace(3) @shared, align 4
  store i32 7, ptr addrspace(3) @shared, align 4
"""
    assert run(stored("%r", body), threads=1, grid=2) == [None]


def test_warps_meet_by_themselves() -> None:
    lines = ["%l = call i32 @llvm.nvvm.read.ptx.sreg.laneid()", "%r = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %t, i32 0, i32 31)"]
    assert run(stored("%r", *lines), threads=40) == [0] * 32 + [32] * 8


def test_a_callee_has_its_own_copy() -> None:
    more = """define i32 @callee(ptr byval(%S) align 4 %c) noinline {
  %g = getelementptr inbounds %S, ptr %c, i32 0, i32 1
  %v = load i32, ptr %g, align 4
  store i32 77, ptr %g, align 4
  ret i32 %v
}"""
    body = """
  %a = alloca %S, align 4
  %g = getelementptr inbounds %S, ptr %a, i32 0, i32 1
  store i32 %t, ptr %g, align 4
  %x = call i32 @callee(ptr byval(%S) align 4 %a)
  %y = call i32 @callee(ptr byval(%S) align 4 %a)
  %r = add i32 %x, %y
"""
    assert run(stored("%r", body), more) == [0, 2, 4, 6]


def diverging(then: str, other: str = "") -> str:
    return f"""
  %c = icmp ult i32 %t, 2
  br i1 %c, label %then, label %else
then:
{then}
  br label %end
else:
{other}
  br label %end
end:
"""


BARRIER = "  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)"


@pytest.mark.parametrize(
    ("body", "message"),
    [
        (diverging(BARRIER, BARRIER), "wait at different places"),
        (diverging("  %v = call i1 @llvm.nvvm.vote.any.sync(i32 -1, i1 true)"), ""),
        (diverging("  %v = call i1 @llvm.nvvm.vote.any.sync(i32 -1, i1 true)", BARRIER), "wait at different places"),
        (diverging("  %v = call i1 @llvm.nvvm.vote.any.sync(i32 1, i1 true)"), "outside of its own mask"),
        (diverging("  %v = call i1 @llvm.nvvm.vote.any.sync(i32 3, i1 true)", BARRIER), ""),
        ("  %v = load i32, ptr null", "nobody's memory"),
        ("  %g = getelementptr i32, ptr %p, i32 4\n  %v = load i32, ptr %g", "16 of 16"),
        ("  %g = getelementptr i32, ptr %p, i32 -1\n  store i32 1, ptr %g", "-4 of 16"),
        ("  %g = getelementptr i8, ptr %p, i32 1\n  %v = load i16, ptr %g, align 2", "behind a multiple of 2"),
        ("  store i32 1, ptr addrspace(4) @constant", "constant memory"),
        ("  %v = udiv i32 %n, 0", "udiv"),
        ("  %a = add nuw i32 -1, %n\n  %b = icmp eq i32 %a, 1\n  br i1 %b, label %x, label %x\nx:", "control by poison"),
        ("  %a = add nsw i32 2147483647, %n\n  %g = getelementptr i32, ptr %p, i32 %a\n  %v = load i32, ptr %g", "through poison"),
        ("  call void @llvm.assume(i1 false)", "assumption"),
        ("  %b = icmp eq i32 %n, 3\n  br i1 %b, label %x, label %y\nx:\n  unreachable\ny:", "unreachable is reached"),
        ("  br label %x\nx:\n  br label %x\ny:", "no end"),
        ("  %v = load i32, ptr %p, !invariant.load !1\n  store i32 1, ptr %p", "invariant load"),
        ("  store i32 1, ptr %p\n  %v = load i32, ptr %p, !invariant.load !1", "invariant load"),
        ("  %v = load i32, ptr %p, !range !0, !noundef !1", "poison where none may be"),
        ("  %v = call i32 @callee(i32 noundef poison)", "poison where none may be"),
        ("  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %p, i64 17, i1 false)", "17 bytes"),
        ("  %g = getelementptr i8, ptr %p, i32 2\n  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %g, i64 4, i1 false)", "overlaps"),
    ],
)
def test_what_has_no_meaning(body: str, message: str) -> None:
    more = "define i32 @callee(i32 noundef %x) noinline {\n  ret i32 %x\n}"
    if not message:  # lanes may wait for those that are elsewhere, and these end
        run(body, more)
        return
    with pytest.raises(UndefinedError, match=message):
        run(body, more)


def test_an_address_outside_of_its_window_is_in_no_other_space() -> None:
    cast = "%g = addrspacecast ptr %p to ptr addrspace(4)\n  %c = addrspacecast ptr addrspace(4) %g to ptr\n  %r = load i32, ptr %c"
    with pytest.raises(UndefinedError, match="through poison"):
        run(stored("%r", cast))
    assert WINDOWS[CONSTANT] > WINDOWS[GLOBAL]
