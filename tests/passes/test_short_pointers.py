"""short-pointers: each rule with nothing else in its way, beside the nearest that is allowed."""

from __future__ import annotations

import re

import pytest
from mirror_run import canonical

import nvopt
from nvopt.ir import Module
from nvopt.ir.datalayout import DataLayout
from nvopt.knobs import KnobValues
from nvopt.llvm.machine import data_layout
from nvopt.passes.base import Context
from nvopt.passes.short_pointers import ShortPointers, _has_long_pointers
from nvopt.remarks import Remark, RemarkSink
from nvopt.target import TargetOptions
from nvopt.target.short_pointers import has_short_pointers, with_short_pointers

LONG = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
SHORT = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
HEAD = f"""
target datalayout = "{LONG}"
target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [64 x i32] poison
@c = internal addrspace(4) constant [64 x i32] zeroinitializer
@out = addrspace(1) global i64 0
declare void @sink(ptr)
"""
USE = "%u = getelementptr inbounds i32, ptr addrspace(3) @s, i64 %i\nstore i32 1, ptr addrspace(3) %u"


def run(text: str, **knobs: str) -> tuple[str, list[Remark]]:
    """The data layout afterwards, and what was said; the same from text as from objects."""
    results = []
    for read_first in (False, True):
        module = Module.parse(canonical(text))
        if read_first:
            module.parse_all()
        remarks = RemarkSink(enabled=True)
        before = str(module)
        changed = ShortPointers().run(
            module, Context(TargetOptions(), KnobValues.parse({k.replace("_", "-"): v for k, v in knobs.items()}), remarks)
        )
        assert changed == (str(module) != before)
        canonical(str(module))
        results.append((str(module.data_layout), remarks.remarks))
    assert results[0] == results[1]
    return results[0]


def kernel(lines: str, head: str = "") -> str:
    return f"{HEAD}{head}\ndefine ptx_kernel void @k(i64 %i, i32 %n, ptr %g, i1 %b) {{\n{lines}\nret void\n}}\n"


def reason(text: str) -> str:
    """Why pointers stay long; "" where they get short."""
    layout, remarks = run(text)
    assert len(remarks) == 1
    assert (layout == SHORT) == (remarks[0].kind == "Passed")
    return "" if layout == SHORT else dict(remarks[0].args)["Reason"]


P = "%p = getelementptr inbounds i32, ptr addrspace(3) @s, i64 %i\n"
STRAY = "%p = getelementptr i32, ptr addrspace(3) @s, i64 %i\n"
ARRAY = USE + "\n%a = alloca [4 x i32]\n%q = getelementptr inbounds i32, ptr %a, i64 %i\n"
SUM = "%p = getelementptr i32, ptr %h, i64 %i\n"
TO_GENERIC = "%h = addrspacecast ptr addrspace(3) @s to ptr\n"


@pytest.mark.parametrize(
    ("lines", "why"),
    [
        (P + "store i32 1, ptr addrspace(3) %p", ""),
        (STRAY + "store i32 1, ptr addrspace(3) %p", ""),
        # addresses as integers
        (P + "%x = ptrtoint ptr addrspace(3) %p to i64\nstore i64 %x, ptr %g", "an address as an integer of more than 32 bits"),
        (P + "%x = ptrtoint ptr addrspace(3) %p to i64\n%y = trunc i64 %x to i32\nstore i32 %y, ptr %g", ""),
        (P + "%x = ptrtoint ptr addrspace(3) %p to i64\n%y = trunc i64 %x to i33\nstore i33 %y, ptr %g", "an address as an integer"),
        (P + "%x = ptrtoint ptr addrspace(3) %p to i64\n%y = and i64 %x, 4294967295\nstore i64 %y, ptr %g", ""),
        (P + "%x = ptrtoint ptr addrspace(3) %p to i64\n%y = and i64 %x, 4294967296\nstore i64 %y, ptr %g", "an address as an integer"),
        (
            P + "%x = ptrtoint ptr addrspace(3) %p to i64\n%y = trunc i64 %x to i32\nstore i32 %y, ptr %g\nstore i64 %x, ptr %g",
            "an address as an integer of more than 32 bits",
        ),
        (P + "%x = ptrtoint ptr addrspace(3) %p to i32\nstore i32 %x, ptr %g", ""),
        (P + "%x = ptrtoint ptr addrspace(3) %p to i33\nstore i33 %x, ptr %g", "an address as an integer"),
        (P + "%x = ptrtoaddr ptr addrspace(3) %p to i64\nstore i64 %x, ptr %g", "ptrtoaddr of such a pointer"),
        ("store i64 ptrtoint (ptr addrspace(3) @s to i64), ptr %g", "an address as an integer"),
        ("store i32 ptrtoint (ptr addrspace(3) @s to i32), ptr %g", ""),
        ("store i32 trunc (i64 ptrtoint (ptr addrspace(3) @s to i64) to i32), ptr %g", ""),
        ("%x = trunc i64 ptrtoint (ptr addrspace(3) @s to i64) to i32\nstore i32 %x, ptr %g", ""),
        ("%p = inttoptr i64 %i to ptr addrspace(3)\nstore i32 1, ptr addrspace(3) %p", "an address from an integer"),
        ("%p = inttoptr i32 %n to ptr addrspace(3)\nstore i32 1, ptr addrspace(3) %p", ""),
        ("%w = zext i32 %n to i64\n%p = inttoptr i64 %w to ptr addrspace(3)\nstore i32 1, ptr addrspace(3) %p", ""),
        ("%w = sext i32 %n to i64\n%p = inttoptr i64 %w to ptr addrspace(3)\nstore i32 1, ptr addrspace(3) %p", "an address from"),
        ("%w = and i64 %i, 4294967295\n%p = inttoptr i64 %w to ptr addrspace(3)\nstore i32 1, ptr addrspace(3) %p", ""),
        ("store i8 1, ptr addrspace(3) inttoptr (i64 4294967295 to ptr addrspace(3))", ""),
        ("store i32 1, ptr addrspace(3) inttoptr (i64 4294967296 to ptr addrspace(3))", "an address from an integer"),
        # memory and sizes
        (P + "store ptr addrspace(3) %p, ptr %g", "such a pointer in memory"),
        ("%p = load ptr addrspace(3), ptr %g\nstore i32 1, ptr addrspace(3) %p", "such a pointer in memory"),
        (P + "%x = atomicrmw xchg ptr %g, ptr addrspace(3) %p seq_cst", "such a pointer in memory"),
        (P + "%x = cmpxchg ptr %g, ptr addrspace(3) %p, ptr addrspace(3) @s seq_cst seq_cst", "such pointers are held by"),
        ("%x = getelementptr ptr addrspace(4), ptr %g, i64 %i\nstore i32 1, ptr %x", "the size of such a pointer"),
        ("store i64 ptrtoint (ptr getelementptr (ptr addrspace(3), ptr null, i32 1) to i64), ptr %g", "the size of such a pointer"),
        ("%x = getelementptr { i8, ptr addrspace(7) }, ptr %g, i64 %i\nstore i32 1, ptr %x", "such pointers are held by { i8, ptr"),
        ("%x = getelementptr [2 x ptr addrspace(5)], ptr %g, i64 %i\nstore i32 1, ptr %x", "such pointers are held by [2 x ptr"),
        (P + "%x = insertelement <2 x ptr addrspace(3)> poison, ptr addrspace(3) %p, i32 0", "such pointers are held by <2 x ptr"),
        (P + "%x = insertvalue { i8, ptr addrspace(3) } poison, ptr addrspace(3) %p, 1", "such pointers are held by { i8, ptr"),
        # calls
        (P + 'call void asm sideeffect "", "l"(ptr addrspace(3) %p)', "such a pointer in inline assembly"),
        (P + '%x = ptrtoint ptr addrspace(3) %p to i32\ncall void asm sideeffect "", "r"(i32 %x)', ""),
        (P + "call void %g(ptr addrspace(3) %p)", "such a pointer in a call of an unknown function"),
        (P + "call void @sink(ptr addrspace(3) %p)", "such a pointer in a call of an unknown function"),
        (P + "%x = call i32 (ptr, ...) @print(ptr %g, ptr addrspace(3) %p)", "such a pointer among variable arguments"),
        (P + "%x = call ptr addrspace(3) @llvm.ptrmask.p3.i64(ptr addrspace(3) %p, i64 -16)", "such a pointer in a call of llvm.ptrmask"),
        (P + "call void @llvm.memset.p3.i64(ptr addrspace(3) %p, i8 0, i64 16, i1 false)", ""),
        (P + 'call void @llvm.assume(i1 true) [ "align"(ptr addrspace(3) %p, i64 16) ]', ""),
        (P + 'call void @sink(ptr %g) [ "deopt"(ptr addrspace(3) %p) ]', "such a pointer in an operand bundle"),
        # outside of variables
        (P + "%x = icmp ult ptr addrspace(3) %p, @s\nstore i1 %x, ptr %g", ""),
        (P + "%x = icmp slt ptr addrspace(3) %p, @s\nstore i1 %x, ptr %g", "a comparison of addresses with sign"),
        (STRAY + "%x = icmp eq ptr addrspace(3) %p, @s\nstore i1 %x, ptr %g", "a comparison of addresses that may lie outside"),
        ("%x = icmp eq ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @s, i64 -4), @s", "a comparison of addresses"),
        (P + "%z = getelementptr i32, ptr addrspace(3) %p, i64 0\n%x = icmp eq ptr addrspace(3) %z, @s", ""),
        (STRAY.replace("tr i32", "tr nuw i32") + "%x = icmp eq ptr addrspace(3) %p, @s", "a comparison of addresses"),
        (
            STRAY + "%z = getelementptr inbounds i8, ptr addrspace(3) %p, i64 %i\n%x = icmp eq ptr addrspace(3) %z, @s",
            "a comparison of addresses that may lie outside",
        ),
        (P + "%x = addrspacecast ptr addrspace(3) %p to ptr\ncall void @sink(ptr %x)", ""),
        (STRAY + "%x = addrspacecast ptr addrspace(3) %p to ptr\ncall void @sink(ptr %x)", "the generic address of"),
        (STRAY + "%x = addrspacecast ptr addrspace(3) %p to ptr addrspace(7)\nstore i32 1, ptr addrspace(7) %x", "the generic address of"),
        (P + "%y = select i1 %b, ptr addrspace(3) %p, ptr addrspace(3) @s\n%x = icmp eq ptr addrspace(3) %y, @s", ""),
        (STRAY + "%y = select i1 %b, ptr addrspace(3) @s, ptr addrspace(3) %p\n%x = icmp eq ptr addrspace(3) %y, @s", "a comparison"),
        ("%y = addrspacecast ptr %g to ptr addrspace(3)\n%x = icmp eq ptr addrspace(3) %y, @s", ""),
        ("call void @sink(ptr addrspacecast (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @s, i64 -4) to ptr))", "the generic"),
        ("call void @sink(ptr addrspacecast (ptr addrspace(3) getelementptr inbounds (i8, ptr addrspace(3) @s, i64 4) to ptr))", ""),
        (TO_GENERIC + SUM + "store i32 1, ptr %p", ""),
        (TO_GENERIC + SUM + "%x = load i32, ptr %p", ""),
        (TO_GENERIC + SUM + "%x = atomicrmw add ptr %p, i32 1 seq_cst", ""),
        (TO_GENERIC + SUM + "%x = cmpxchg ptr %p, i32 1, i32 2 seq_cst seq_cst", ""),
        (TO_GENERIC + SUM + "call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 16, i1 false)", ""),
        (TO_GENERIC + SUM + "%x = atomicrmw xchg ptr %g, ptr %p seq_cst", "a generic address, made of such a pointer"),
        (TO_GENERIC + SUM + "%x = cmpxchg ptr %g, ptr %p, ptr null seq_cst seq_cst", "a generic address, made of such a pointer"),
        (TO_GENERIC + SUM + "call void @sink(ptr %p)", "a generic address, made of such a pointer"),
        (TO_GENERIC + SUM + "%q = getelementptr i8, ptr %p, i64 4\ncall void @sink(ptr %q)", "a generic address, made of such a pointer"),
        (TO_GENERIC + SUM + "store ptr %p, ptr %g", "a generic address, made of such a pointer"),
        (
            TO_GENERIC + "%y = select i1 %b, ptr %g, ptr %h\n" + SUM.replace("%h", "%y") + "store ptr %p, ptr %g",
            "a generic address, made of such a pointer",
        ),
        (
            TO_GENERIC + "%y = ptrtoint ptr %h to i64\n%z = inttoptr i64 %y to ptr\n" + SUM.replace("%h", "%z") + "store ptr %p, ptr %g",
            "a generic address, made of such a pointer",
        ),
        (TO_GENERIC + SUM.replace("tr i32", "tr inbounds i32") + "call void @sink(ptr %p)", ""),
        (USE + "\n" + SUM.replace("%h", "%g") + "call void @sink(ptr %p)", ""),
        # local memory
        (USE + "\n%a = alloca [4 x i32]\ncall void @sink(ptr %a)", ""),
        (ARRAY + "store i32 1, ptr %q", "ptxas may keep a local variable in registers"),
        (ARRAY + "%r = addrspacecast ptr %q to ptr addrspace(5)\nstore i32 1, ptr addrspace(5) %r", "ptxas may keep a local variable"),
        (ARRAY + "call void @llvm.memset.p0.i64(ptr %q, i8 0, i64 16, i1 false)", "ptxas may keep a local variable in registers"),
        (ARRAY + "store ptr %q, ptr %g", ""),
        (ARRAY + "%x = icmp eq ptr %q, %g\nstore i1 %x, ptr %g", ""),
    ],
)  # fmt: skip
def test_instructions(lines: str, why: str) -> None:
    head = "declare i32 @print(ptr, ...)\ndeclare ptr addrspace(3) @llvm.ptrmask.p3.i64(ptr addrspace(3), i64)\n"
    found = reason(kernel(lines, head if "@print" in lines or "ptrmask" in lines else ""))
    assert found.startswith(why) if why else not found


TAKEN = [
    "void @llvm.memcpy.p3.p4.i64(ptr addrspace(3) %p, ptr addrspace(4) @c, i64 %i, i1 false)",
    "void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) %p, i32 1)",
    "void @llvm.nvvm.cp.async.ca.shared.global.16(ptr addrspace(3) %p, ptr addrspace(1) @out)",
    "i32 @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x1.b16.p3(ptr addrspace(3) %p)",
    "void @llvm.nvvm.stmatrix.sync.aligned.m8n8.x1.b16.p3(ptr addrspace(3) %p, i32 %n)",
    "i32 @llvm.nvvm.getctarank.shared.cluster(ptr addrspace(3) %p)",
    "ptr addrspace(7) @llvm.nvvm.mapa.shared.cluster(ptr addrspace(3) %p, i32 %n)",
    "void @llvm.nvvm.st.bulk.shared.cta(ptr addrspace(3) %p, i64 %i, i64 0)",
    "void @llvm.nvvm.tcgen05.alloc.shared.cg1(ptr addrspace(3) %p, i32 %n)",
    "void @llvm.nvvm.tcgen05.commit.shared.cg1(ptr addrspace(3) %p)",
]


@pytest.mark.parametrize("call", TAKEN)
def test_intrinsics(call: str) -> None:
    """What is taken is what code generation makes the same of, but for the width."""
    result, _, rest = call.partition(" @llvm.")
    name, _, args = rest.partition("(")
    types = re.sub(r" (?:[%@]\w+|-?\d+|false)(?=[,)])", "", args)
    text = kernel(f"{P}%r = call {call}".replace("%r = call void", "call void"), f"declare {result} @llvm.{name}({types}\n")
    assert not reason(text)
    long, short = (nvopt.run(text, passes, cpu="sm_100a", features="+ptx88", emit="ptx") for passes in ("", "short-pointers"))
    operations = [set(re.findall(r"^\t(\w+(?:\.[\w:]+)*) ", ptx, re.M)) for ptx in (long, short)]
    arithmetic = ("cvt.", "shl.", "mov.", "add.", "mad.", "mul.", "ld.param.")
    assert not [one for one in operations[0] ^ operations[1] if not one.startswith(arithmetic)]
    assert re.search(r"\[%r\d", short) or "mapa" in call or "rank" in call


F = "define {} @f(ptr addrspace(3) %p) {{\nstore i32 1, ptr addrspace(3) %p\nret void\n}}\n"
CALL = "call void @f(ptr addrspace(3) @s)"
BY_VALUE = "define {} @f(ptr byval({{ i32, i32 }}) %p, i64 %i) {{\n{}ret void\n}}\n"
READ = "%q = getelementptr i32, ptr %p, i64 %i\n%v = load i32, ptr %q\nstore i32 %v, ptr addrspace(3) @s\n"


@pytest.mark.parametrize(
    ("head", "lines", "why"),
    [
        (F.format("internal void"), CALL, ""),
        (F.format("void"), CALL, "such a pointer is in the signature of @f, which other modules see"),
        (F.format("linkonce_odr void"), CALL, "such a pointer is in the signature of @f, which other modules see"),
        (F.format("internal ptx_kernel void"), USE, "the host gives such a pointer to a kernel"),
        ("declare void @f(ptr addrspace(3))", CALL, "such a pointer is in the signature of @f, which other modules see"),
        ("declare ptr addrspace(3) @f()", "%p = call ptr addrspace(3) @f()", "such a pointer is in the signature of @f"),
        ("declare void @f({ i32, ptr addrspace(3) })", USE, "such pointers are held by { i32, ptr addrspace(3) }"),
        (F.format("internal void"), CALL + "\ncall void @sink(ptr @f)", "such a pointer is in the signature of @f, whose address is taken"),
        (F.format("internal void"), CALL + "\ncall void @f(i64 %i)", "such a pointer is in the signature of @f, whose address is taken"),
        ("@v = addrspace(1) global ptr addrspace(3) @s", USE, "such pointers are held by @v"),
        ("@v = addrspace(1) global [2 x ptr addrspace(3)] zeroinitializer", USE, "such pointers are held by @v"),
        ("@v = addrspace(1) global ptr addrspacecast (ptr addrspace(4) @c to ptr)", USE, ""),
        ("@v = addrspace(1) global i64 ptrtoint (ptr addrspace(4) @c to i64)", USE, "@v: an address as an integer of more than 32 bits"),
        ("@v = addrspace(1) global i32 ptrtoint (ptr addrspace(4) @c to i32)", USE, ""),
        ("@v = alias i32, getelementptr (i8, ptr addrspace(3) @s, i64 4)", USE, ""),
        (
            "%t = type { i8, ptr addrspace(4) }\n@v = external addrspace(1) global [2 x %t]",
            USE + "\n%w = getelementptr %t, ptr addrspace(1) @v, i64 1, i32 0\nstore i8 0, ptr addrspace(1) %w",
            "such pointers are held by %t",
        ),
        (BY_VALUE.format("internal void", READ), USE, "code generation can't take the address of a by-value parameter"),
        (BY_VALUE.format("void", "store i32 1, ptr addrspace(3) @s\n"), USE, ""),
        (BY_VALUE.format("ptx_kernel void", READ), USE, ""),
        # a parameter points into a variable as far as all that is computed does
        ("define internal i1 @f(ptr addrspace(3) %p) {\n%x = icmp eq ptr addrspace(3) %p, @s\nret i1 %x\n}", USE, ""),
        (
            "define internal i1 @f(ptr addrspace(3) %p) {\n%x = icmp eq ptr addrspace(3) %p, @s\nret i1 %x\n}",
            "store i32 1, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @s, i64 -4)",
            "a comparison of addresses that may lie outside",
        ),
        (
            "define internal i1 @f(ptr addrspace(3) %p) {\n%x = icmp eq ptr addrspace(3) %p, @s\nret i1 %x\n}",
            USE + "\n%p = getelementptr i32, ptr addrspace(1) @out, i64 %i\nstore i32 1, ptr addrspace(1) %p",
            "",
        ),
        (
            "define internal i1 @f(ptr addrspace(3) %p) {\n%x = icmp eq ptr addrspace(3) %p, @s\nret i1 %x\n}",
            STRAY + "store i32 1, ptr addrspace(3) %p",
            "a comparison of addresses that may lie outside",
        ),
    ],
)
def test_signatures_and_variables(head: str, lines: str, why: str) -> None:
    found = reason(kernel(lines, head + "\n"))
    assert found.startswith(why) if why else not found


def test_layouts() -> None:
    """Only where all pointers of a 64-bit GPU are long, and the new layout is LLVM's own."""
    text = kernel(USE)
    assert run(text)[0] == SHORT == data_layout("nvptx64-nvidia-cuda", short_pointers=True) == with_short_pointers(SHORT)
    assert has_short_pointers(SHORT)
    assert not has_short_pointers(LONG)
    kept = [
        (SHORT, "nvptx64-nvidia-cuda"),
        (LONG.replace("e-", "e-p4:32:32-", 1), "nvptx64-nvidia-cuda"),
        (LONG.replace("e-", "e-p:32:32-", 1), "nvptx64-nvidia-cuda"),
        (LONG.replace("e-", "E-", 1), "nvptx64-nvidia-cuda"),
        (LONG.replace("e-", "e-p3:64:64:64:32-", 1), "nvptx64-nvidia-cuda"),
        (LONG.replace("e-", "e-p5:64:32-", 1), "nvptx64-nvidia-cuda"),
        (LONG, "nvptx-nvidia-cuda"),
        (LONG, "x86_64-unknown-linux-gnu"),
    ]
    for layout, triple in kept:
        made, remarks = run(text.replace(LONG, layout).replace("nvptx64-nvidia-cuda", triple))
        assert (made, remarks) == (str(Module.parse(canonical(text.replace(LONG, layout))).data_layout), [])
    old = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"  # of an LLVM that knew no tensor memory
    assert run(text.replace(LONG, old))[0] == "e-p3:32:32-p4:32:32-p5:32:32-p7:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"


def test_nothing_to_gain() -> None:
    """Without such a pointer the layout stays, and nothing is said; nor where the knob says no."""
    assert run(kernel("store i32 1, ptr %g")) == (LONG, [])
    assert run(kernel(USE), nvptx_short_ptr="0") == (LONG, [])


def test_flags_that_speak_of_the_width() -> None:
    """An address computation that may leave its variable loses nuw and nusw; one that may not keeps all."""
    flags = ["nuw", "nusw", "nusw nuw", "inbounds nuw", ""]
    lines = [
        f"%p{i} = getelementptr {f} i32, ptr addrspace(3) @s, i64 %i\nstore i32 1, ptr addrspace(3) %p{i}" for i, f in enumerate(flags)
    ]
    lines.append("%q = getelementptr nuw i32, ptr %g, i64 %i\nstore i32 1, ptr %q")
    made = nvopt.run(kernel("\n".join(lines)), "short-pointers")
    left = [line.split("getelementptr ")[1].partition("i32")[0] for line in made.split("\n") if " = getelementptr " in line]
    assert left == ["", "", "", "inbounds nuw ", "", "nuw "]


def test_place_in_the_source() -> None:
    """A remark tells the line of what keeps pointers long."""
    debug = """
!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!1}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2, emissionKind: FullDebug)
!2 = !DIFile(filename: "k.cu", directory: "/src")
!3 = distinct !DISubprogram(name: "k", file: !2, line: 3, unit: !1, spFlags: DISPFlagDefinition)
!4 = !DILocation(line: 7, column: 5, scope: !3)
"""
    text = kernel(USE + "\nstore ptr addrspace(3) %u, ptr %g, !dbg !4").replace("i1 %b) {", "i1 %b) !dbg !3 {") + debug
    (remark,) = run(text)[1]
    assert (remark.function, remark.location and (remark.location.file, remark.location.line)) == ("k", ("k.cu", 7))
    assert remark.message.endswith("such a pointer in memory: store ptr addrspace(3) %u, ptr %g, align 8, !dbg !4")


@pytest.mark.parametrize(
    ("layout", "expected"),
    [
        ("e-i64:64", True),
        ("e-p:64:64", True),
        ("e-p6:32:32", True),
        ("e-p1:32:32", True),  # pointers that stay as they are
        ("e-p:32:32", False),
        ("e-p:32:32-p3:64:64-p4:64:64-p5:64:64-p7:64:64", False),
        ("e-p:64:32", False),
        *((f"e-p{space}:32:32", False) for space in (3, 4, 5, 7)),
        *((f"e-p{space}:64:128", False) for space in (3, 4, 5, 7)),
        ("E", False),
        ("e-ni:3", False),
        ("e-ni:1", True),
    ],
)
def test_which_pointers_must_be_long(layout: str, expected: bool) -> None:
    assert _has_long_pointers(DataLayout(layout)) is expected
