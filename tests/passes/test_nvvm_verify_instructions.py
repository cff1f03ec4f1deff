"""`nvvm-verify`: what is said of single instructions, each condition alone untrue, and who refuses them besides: llc or ptxas always
(`Refused`), where they optimize, or nobody."""

from __future__ import annotations

import pytest

import nvopt
from nvopt.passes.nvvm_verify.bodies import _RULES
from nvopt.passes.nvvm_verify.findings import Refused, RefusedWhenOptimizing

HEAD = """
@c = addrspace(4) global [4 x i32] zeroinitializer
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memcpy.p4.p0.i64(ptr addrspace(4), ptr, i64, i1)
declare void @llvm.memcpy.p4.p4.i64(ptr addrspace(4), ptr addrspace(4), i64, i1)
declare void @llvm.memmove.p4.p0.i64(ptr addrspace(4), ptr, i64, i1)
declare void @llvm.memset.p4.i64(ptr addrspace(4), i8, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.element.unordered.atomic.p4.p0.i64(ptr addrspace(4), ptr, i64, i32)
declare void @take(ptr)
define {0} void @f(ptr %p, ptr addrspace(1) %g, ptr addrspace(3) %s, ptr addrspace(4) %c, ptr addrspace(5) %l, ptr addrspace(6) %t,
                   ptr addrspace(101) %a, i32 %n, i1 %b, i64 %w, [2 x i32] %v, i128 %x, <2 x half> %h) {{
  {1}
  ret void
}}
"""
NOBODY = "told"
GENERIC = "%q = addrspacecast ptr addrspace(4) %c to ptr\n  "


def said(lines: str, linkage: str = "") -> list[tuple[str, str]]:
    """What is said of the last of these instructions, and who refuses it."""
    function = nvopt.parse(HEAD.format(linkage, lines)).get_function("f")
    assert function is not None
    instruction = list(function.instructions())[-2]
    problems = [problem for rule in _RULES.get(instruction.opcode, ()) if (problem := rule(instruction)) is not None]
    return [(NOBODY if type(problem) is str else type(problem).__name__, problem) for problem in problems]


ALWAYS, OPTIMIZING = Refused.__name__, RefusedWhenOptimizing.__name__
STORE = "store cannot target constant address space"
COPY = "memmove/memcpy cannot target constant address space"
FILL = "memset cannot target constant address space"


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        # what a store to constant memory becomes
        ("store i32 1, ptr addrspace(4) %c", [(ALWAYS, STORE)]),
        ("store i32 %n, ptr addrspace(4) %c", [(ALWAYS, STORE)]),
        ("store i32 undef, ptr addrspace(4) %c", [(NOBODY, STORE)]),
        ("store i32 poison, ptr addrspace(4) %c", [(NOBODY, STORE)]),
        ("store [2 x i32] zeroinitializer, ptr addrspace(4) %c", [(ALWAYS, STORE)]),
        ("store [0 x i32] zeroinitializer, ptr addrspace(4) %c", [(NOBODY, STORE)]),
        ("store { [0 x i32], {} } zeroinitializer, ptr addrspace(4) %c", [(NOBODY, STORE)]),
        ("store { [0 x i32], i8 } zeroinitializer, ptr addrspace(4) %c", [(ALWAYS, STORE)]),
        ("store <2 x i32> zeroinitializer, ptr addrspace(4) %c", [(ALWAYS, STORE)]),
        ("store { i32, i32 } { i32 undef, i32 1 }, ptr addrspace(4) %c", [(ALWAYS, STORE)]),
        ("store { i32, i32 } { i32 undef, i32 poison }, ptr addrspace(4) %c", [(NOBODY, STORE)]),
        ("store [2 x i32] %v, ptr addrspace(4) %c", [(ALWAYS, STORE)]),
        ("%r = load i32, ptr addrspace(4) %c\n  store i32 %r, ptr addrspace(4) %c", [(NOBODY, STORE)]),
        ("%r = load i32, ptr addrspace(1) %g\n  store i32 %r, ptr addrspace(4) %c", [(ALWAYS, STORE)]),
        ("store i32 1, ptr addrspace(4) @c", [(ALWAYS, STORE)]),
        # through generic pointers
        (GENERIC + "store i32 1, ptr %q", [(OPTIMIZING, STORE)]),
        (GENERIC + "%r = getelementptr i32, ptr %q, i64 %w\n  store i32 1, ptr %r", [(OPTIMIZING, STORE)]),
        (GENERIC + "%r = freeze ptr %q\n  store i32 1, ptr %r", [(NOBODY, STORE)]),
        (GENERIC + "%r = select i1 %b, ptr %q, ptr %q\n  store i32 1, ptr %r", [(OPTIMIZING, STORE)]),
        (GENERIC + "%r = select i1 %b, ptr %q, ptr %p\n  store i32 1, ptr %r", []),
        (GENERIC + "%r = select i1 %b, ptr %p, ptr %q\n  store i32 1, ptr %r", []),
        ("store i32 1, ptr addrspacecast (ptr addrspace(4) @c to ptr)", [(OPTIMIZING, STORE)]),
        ("store i32 1, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(4) @c to ptr), i64 4)", [(OPTIMIZING, STORE)]),
        (
            GENERIC + "br label %k\nk:\n  %i = phi ptr [ %q, %0 ], [ %j, %k ]\n  %j = getelementptr i8, ptr %i, i64 4\n"
            "  br i1 %b, label %k, label %e\ne:\n  store i32 1, ptr %i",
            [(OPTIMIZING, STORE)],
        ),
        ("store i32 1, ptr %p", []),
        ("store i32 1, ptr addrspace(1) %g", []),
        # other instructions that write
        ("%r = atomicrmw add ptr addrspace(4) %c, i32 1 monotonic", [(ALWAYS, "atomicrmw cannot target constant address space")]),
        (
            "%r = cmpxchg ptr addrspace(4) %c, i32 1, i32 2 monotonic monotonic",
            [(ALWAYS, "cmpxchg cannot target constant address space")],
        ),
        ("call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) %c, ptr %p, i64 4, i1 false)", [(ALWAYS, COPY)]),
        ("call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) %c, ptr %p, i64 %w, i1 false)", [(ALWAYS, COPY)]),
        ("call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) %c, ptr %p, i64 0, i1 false)", [(NOBODY, COPY)]),
        ("call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) %c, ptr poison, i64 4, i1 false)", [(NOBODY, COPY)]),
        ("call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) %c, ptr addrspace(4) @c, i64 4, i1 false)", [(NOBODY, COPY)]),
        (
            "call void @llvm.memcpy.element.unordered.atomic.p4.p0.i64(ptr addrspace(4) align 4 %c, ptr align 4 %p, i64 4, i32 4)",
            [(NOBODY, COPY)],
        ),
        ("call void @llvm.memmove.p4.p0.i64(ptr addrspace(4) %c, ptr %p, i64 4, i1 false)", [(ALWAYS, COPY)]),
        ("call void @llvm.memset.p4.i64(ptr addrspace(4) %c, i8 0, i64 4, i1 false)", [(ALWAYS, FILL)]),
        ("call void @llvm.memset.p4.i64(ptr addrspace(4) %c, i8 undef, i64 4, i1 false)", [(NOBODY, FILL)]),
        (GENERIC + "call void @llvm.memset.p0.i64(ptr %q, i8 0, i64 4, i1 false)", [(OPTIMIZING, FILL)]),
        (GENERIC + "call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 4, i1 false)", []),
        # tensor memory
        ("store i32 1, ptr addrspace(6) %t", [(NOBODY, "store cannot access tensor memory")]),
        ("%r = load i32, ptr addrspace(6) %t", [(NOBODY, "load cannot access tensor memory")]),
        ("store ptr addrspace(6) %t, ptr %p", []),
        # atomics: where
        ("%r = load atomic i32, ptr %p monotonic, align 4", [(NOBODY, "atomic loads and stores are not supported")]),
        ("store atomic i32 1, ptr %p monotonic, align 4", [(NOBODY, "atomic loads and stores are not supported")]),
        ("store volatile i32 1, ptr %p", []),
        (
            "%r = atomicrmw add ptr addrspace(5) %l, i32 1 monotonic",
            [(NOBODY, "atomicrmw must be on generic, global or shared memory, not local")],
        ),
        (
            "%r = cmpxchg ptr addrspace(5) %l, i32 1, i32 2 monotonic monotonic",
            [(ALWAYS, "cmpxchg must be on generic, global or shared memory, not local")],
        ),
        *((f"%r = atomicrmw add ptr addrspace({space}) %{name}, i32 1 monotonic", []) for space, name in ((1, "g"), (3, "s"))),
        # atomics: of what
        *((f"%r = atomicrmw add ptr %p, i{bits} 1 monotonic", []) for bits in (32, 64)),
        *(
            (f"%r = atomicrmw {name} ptr %p, i{bits} 1 monotonic", [(NOBODY, f"atomicrmw of i{bits} is not supported")])
            for name, bits in (("add", 8), ("xchg", 16), ("add", 128), ("xchg", 256))
        ),
        ("%r = atomicrmw xchg ptr %p, i128 %x monotonic", []),
        ("%r = atomicrmw xchg ptr %p, ptr %p monotonic", []),
        ("%r = atomicrmw fadd ptr %p, float 1.0 monotonic", []),
        ("%r = atomicrmw fadd ptr %p, <2 x half> %h monotonic, align 4", []),
        *((f"%r = cmpxchg ptr %p, i{bits} 1, i{bits} 2 monotonic monotonic", []) for bits in (32, 64, 128)),
        *(
            (f"%r = cmpxchg ptr %p, i{bits} 1, i{bits} 2 monotonic monotonic", [(kind, f"cmpxchg of i{bits} is not supported")])
            for bits, kind in ((8, NOBODY), (16, NOBODY), (256, ALWAYS))
        ),
        # atomics: how aligned
        ("%r = atomicrmw add ptr %p, i32 1 monotonic, align 4", []),
        ("%r = atomicrmw add ptr %p, i32 1 monotonic, align 2", [(NOBODY, "atomicrmw of 4 bytes is aligned to 2 only")]),
        ("%r = atomicrmw add ptr %p, i64 1 monotonic, align 4", [(NOBODY, "atomicrmw of 8 bytes is aligned to 4 only")]),
        ("%r = atomicrmw fadd ptr %p, float 1.0 monotonic, align 2", [(NOBODY, "atomicrmw of 4 bytes is aligned to 2 only")]),
        ("%r = atomicrmw fadd ptr %p, <2 x half> %h monotonic, align 2", [(NOBODY, "atomicrmw of 4 bytes is aligned to 2 only")]),
        ("%r = atomicrmw xchg ptr %p, ptr %p monotonic, align 4", [(NOBODY, "atomicrmw of 8 bytes is aligned to 4 only")]),
        ("%r = cmpxchg ptr %p, i32 1, i32 2 monotonic monotonic, align 1", [(NOBODY, "cmpxchg of 4 bytes is aligned to 1 only")]),
        # scopes
        *((f'fence syncscope("{scope}") acquire', []) for scope in ("block", "cluster", "device")),
        ("fence acquire", []),
        ('fence syncscope("agent") acquire', [(ALWAYS, 'syncscope "agent" is not supported')]),
        ('fence syncscope("singlethread") acquire', [(ALWAYS, "a fence of a single thread is not supported")]),
        ('%r = atomicrmw add ptr %p, i32 1 syncscope("agent") monotonic', [(NOBODY, 'syncscope "agent" is not supported')]),
        ('%r = atomicrmw add ptr %p, i32 1 syncscope("singlethread") seq_cst', []),
        (
            '%r = cmpxchg ptr %p, i32 1, i32 2 syncscope("agent") monotonic monotonic',
            [(ALWAYS, 'syncscope "agent" is not supported')],
        ),
        *(
            (
                f'%r = cmpxchg ptr %p, i32 1, i32 2 syncscope("singlethread") {orderings}',
                [(ALWAYS, "a seq_cst cmpxchg of a single thread is not supported")] if "seq_cst" in orderings else [],
            )
            for orderings in ("seq_cst monotonic", "monotonic seq_cst", "seq_cst seq_cst", "acq_rel acquire", "monotonic monotonic")
        ),
        ("%r = cmpxchg ptr %p, i32 1, i32 2 seq_cst seq_cst", []),
        # allocas
        ("%r = alloca i32, align 8388608", []),
        ("%r = alloca i32, align 16777216", [(NOBODY, "an alloca aligned to 16777216 bytes: the most is 8388608")]),
        ("%r = alloca i32, addrspace(5)", []),
        *(
            (f"%r = alloca i32, addrspace({space})", [(NOBODY, f"an alloca cannot be in {name} memory")])
            for space, name in ((1, "global"), (3, "shared"), (4, "constant"))
        ),
        ("%r = alloca i32, addrspace(2)", []),  # told of where types are looked at
        # calls
        ('call void asm inteldialect "", ""()', [(NOBODY, "Intel assembly is not supported")]),
        ('call void asm sideeffect inteldialect "", ""()', [(NOBODY, "Intel assembly is not supported")]),
        ('call void asm sideeffect inteldialect "nop", ""()', [(ALWAYS, "Intel assembly is not supported")]),
        ('call void asm inteldialect "nop", ""()', [(NOBODY, "Intel assembly is not supported")]),
        ('call void asm sideeffect "nop", ""()', []),
        ("call ptx_kernel void %p()", [(NOBODY, "a kernel cannot be called")]),
        ("call void %p()", []),
        ("call void @take(ptr align 128 %p)", []),
        ("va_arg ptr %p, i32".replace("va_arg", "%r = va_arg"), [(NOBODY, "va_arg is not supported")]),
    ],
)
def test_one_instruction(lines: str, expected: list[tuple[str, str]]) -> None:
    assert said(lines) == expected


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ("store i32 1, ptr addrspace(101) %a", "store"),
        ("%r = atomicrmw add ptr addrspace(101) %a, i32 1 monotonic", "atomicrmw"),
    ],
)
def test_parameters_of_kernels_are_read_only(line: str, what: str) -> None:
    assert (NOBODY, f"{what} cannot target the parameters of a kernel") in said(line, "ptx_kernel")
    assert not any("parameters" in message for _, message in said(line))
