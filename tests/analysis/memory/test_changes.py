"""Which pieces of memory may overlap, and what may change one on the way."""

from __future__ import annotations

import llvmlite.binding as llvm
import pytest

from nvopt.analysis.memory.aliases import AliasAnalysis
from nvopt.analysis.memory.changes import SCAN_LIMIT, may_overlap, unchanged_between
from nvopt.ir import Function, Instruction, LoadInst, Module, Value

HEAD = """
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
@g = addrspace(1) global [64 x i8] zeroinitializer
@h = addrspace(1) global [64 x i8] zeroinitializer
@s = addrspace(3) global [64 x i8] undef
declare void @anything()
declare void @reads() memory(read)
declare void @pure() memory(none)
declare void @waits() convergent memory(none)
declare noalias ptr @new()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.assume(i1)
declare void @llvm.sideeffect()
declare void @llvm.pseudoprobe(i64, i64, i32, i64)
declare void @llvm.experimental.noalias.scope.decl(metadata)
declare i32 @personality(...)
"""

POINTERS = """
define void @f(ptr %a, ptr %b, ptr noalias %n, ptr byval([64 x i8]) %v, ptr addrspace(1) %one,
               ptr addrspace(3) %three, ptr addrspace(6) %six, i64 %i) {
  %x = alloca [64 x i8]
  %y = alloca [64 x i8]
  %new = call ptr @new()
  %loaded = load ptr, ptr %a
  %a8 = getelementptr i8, ptr %a, i64 8
  %a16 = getelementptr inbounds [4 x i32], ptr %a, i64 1
  %aback = getelementptr i8, ptr %a8, i64 -8
  %ai = getelementptr i8, ptr %a, i64 %i
  %x4 = getelementptr i8, ptr %x, i64 4
  %generic = addrspacecast ptr addrspace(3) %three to ptr
  %g8 = addrspacecast ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @g, i64 8) to ptr
  %narrow = addrspacecast ptr %a to ptr addrspace(6)
  %narrow4 = getelementptr i8, ptr addrspace(6) %narrow, i64 4294967300
  %scaled = getelementptr <vscale x 4 x i32>, ptr %a, i64 8
  %wrapped = getelementptr i8, ptr addrspace(6) %six, i64 4294967296
  ret void
}
"""


def function(text: str) -> Function:
    found = Module.parse(str(llvm.parse_assembly(HEAD + text, llvm.create_context()))).get_function("f")
    assert found is not None
    return found


def pointer(f: Function, name: str) -> Value:
    found = f.module.get(name[1:]) if name.startswith("@") else f.value_named(name)
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("one", "size", "other", "other_size", "expected"),
    [
        ("a", 8, "a8", 8, False),
        ("a", 9, "a8", 8, True),
        ("a8", 8, "a", 8, False),
        ("a8", 8, "a", 9, True),
        ("a", 16, "a16", 1, False),
        ("a", 1, "aback", 1, True),
        ("a", 1, "ai", 1, True),
        ("a", 8, "b", 8, True),
        ("a", 8, "n", 8, False),
        ("n", 8, "loaded", 8, False),
        ("a", 8, "v", 8, False),
        ("x", 8, "y", 8, False),
        ("x4", 8, "y", 8, False),
        ("x", 8, "a", 8, False),
        ("x", 8, "loaded", 8, False),
        ("v", 8, "loaded", 8, False),
        ("a", 8, "loaded", 8, True),
        ("new", 8, "b", 8, False),
        ("one", 8, "three", 8, False),
        ("one", 8, "a", 8, True),
        ("generic", 8, "one", 8, False),
        ("@g", 8, "@h", 8, False),
        ("@g", 8, "g8", 8, False),
        ("@g", 9, "g8", 8, True),
        ("@g", 8, "one", 8, True),
        ("@s", 8, "g8", 8, False),
        ("six", 4, "wrapped", 4, True),
        ("a", 8, "narrow4", 4, True),
        ("a16", 300, "scaled", 4, True),
        ("a", 16, "scaled", 4, True),
    ],
)
def test_overlap(one: str, size: int, other: str, other_size: int, expected: bool) -> None:
    f = function(POINTERS)
    aliases = AliasAnalysis(f)
    assert may_overlap(pointer(f, one), size, pointer(f, other), other_size, aliases) is expected
    assert may_overlap(pointer(f, other), other_size, pointer(f, one), size, aliases) is expected


SCOPES = """!0 = distinct !{!0, !1}
!1 = distinct !{!1}
!2 = !{!0}
"""


def between(body: str) -> bool:
    head = "define void @f(ptr noalias %p, ptr %q, ptr addrspace(3) %t, i1 %c) personality ptr @personality {\n  %local = alloca i128\n"
    f = function(head + body + "\n}\n" + SCOPES)
    instructions = list(f.instructions())
    load = next(inst for inst in instructions if isinstance(inst, LoadInst))
    use: Instruction = next(inst for inst in instructions if inst.opcode == "store" and inst.operands[0] is load)
    return unchanged_between(load, use, 16, AliasAnalysis(f))


@pytest.mark.parametrize(
    ("inst", "expected"),
    [
        ("store i32 0, ptr %q", True),
        ("store i32 0, ptr %p", False),
        ("store atomic i32 0, ptr %q release, align 4", False),
        ("%x = load atomic i32, ptr %q acquire, align 4", False),
        ("%x = load atomic i32, ptr %q monotonic, align 4", True),
        ("%x = load i32, ptr %p", True),
        ("call void @anything()", False),
        ("call void @reads()", True),
        ("call void @pure()", True),
        ("call void @waits()", False),
        ("%x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()", True),
        ("fence acquire", False),
        ("call void @llvm.lifetime.start.p0(ptr %local)", False),
        ("call void @llvm.assume(i1 %c)", True),
        ("call void @llvm.sideeffect()", True),
        ("call void @llvm.pseudoprobe(i64 1, i64 1, i32 0, i64 -1)", True),
        ("call void @llvm.experimental.noalias.scope.decl(metadata !{!0})", True),
        ("%x = atomicrmw add ptr addrspace(3) %t, i32 1 monotonic", False),
        ("%x = cmpxchg ptr addrspace(3) %t, i32 1, i32 2 monotonic monotonic", False),
        ("invoke void @anything() to label %on unwind label %bad\nbad:\n  %x = landingpad i32 cleanup\n  ret void\non:", False),
        ("%x = va_arg ptr %q, i32", False),
        ("%x = add i32 1, 2", True),
    ],
)
def test_what_changes_memory(inst: str, expected: bool) -> None:
    assert between(f"  %v = load i128, ptr %p\n  {inst}\n  store i128 %v, ptr %q\n  ret void") is expected


@pytest.mark.parametrize(("space", "expected"), [(1, False), (4, True)])
def test_nothing_changes_what_is_only_read(space: int, expected: bool) -> None:
    f = function(
        f"define i32 @f(ptr addrspace({space}) %p) {{\n  %v = load i32, ptr addrspace({space}) %p\n  fence acquire\n  ret i32 %v\n}}\n"
    )
    load, _, end = f.instructions()
    assert isinstance(load, LoadInst)
    assert unchanged_between(load, end, 4, AliasAnalysis(f)) is expected


@pytest.mark.parametrize(("kind", "expected"), [("", False), (", !alias.scope !2", True)])
def test_scopes_tell_what_a_store_leaves_alone(kind: str, expected: bool) -> None:
    body = f"  %v = load i128, ptr %q{kind}\n  store i32 1, ptr %r, !noalias !2\n  store i128 %v, ptr %local\n  ret void"
    assert between("  %i = zext i1 %c to i64\n  %r = getelementptr i8, ptr %q, i64 %i\n" + body) is expected


def test_only_what_lies_on_the_way_counts() -> None:
    before_and_behind = "  store i128 0, ptr %p\n  %v = load i128, ptr %p\n  store i128 %v, ptr %q\n  store i128 0, ptr %p\n  ret void"
    assert between(before_and_behind)


@pytest.mark.parametrize(("place", "expected"), [("start", False), ("then", False), ("more", False), ("other", True), ("behind", True)])
def test_other_blocks(place: str, expected: bool) -> None:
    write = {name: "  store i32 1, ptr %p\n" if name == place else "" for name in ("start", "then", "more", "other", "behind")}
    assert (
        between(
            f"""
  %v = load i128, ptr %p
{write["start"]}  br i1 %c, label %then, label %other
then:
{write["then"]}  br label %more
more:
{write["more"]}  br label %join
other:
{write["other"]}  ret void
join:
  store i128 %v, ptr %q
  br label %behind
behind:
{write["behind"]}  ret void"""
        )
        is expected
    )


@pytest.mark.parametrize(("target", "expected"), [("%p", False), ("%q", True)])
def test_round_a_loop_what_stands_behind_comes_before(target: str, expected: bool) -> None:
    assert (
        between(
            f"""
  %v = load i128, ptr %p
  br label %loop
loop:
  store i128 %v, ptr %q
  store i32 1, ptr {target}
  br i1 %c, label %loop, label %done
done:
  ret void"""
        )
        is expected
    )


@pytest.mark.parametrize(("place", "expected"), [("ahead", True), ("loop", True), ("rest", False), ("latch", True)])
def test_a_way_round_a_loop_ends_at_the_load(place: str, expected: bool) -> None:
    """What comes by it again has loaded anew."""
    write = {name: "  store i32 1, ptr %p\n" if name == place else "" for name in ("ahead", "loop", "rest", "latch")}
    assert (
        between(
            f"""
{write["ahead"]}  br label %loop
loop:
{write["loop"]}  %v = load i128, ptr %p
{write["rest"]}  br label %latch
latch:
  store i128 %v, ptr %q
{write["latch"]}  br i1 %c, label %loop, label %done
done:
  ret void"""
        )
        is expected
    )


def test_a_long_way_is_not_looked_through() -> None:
    for count, expected in ((SCAN_LIMIT, True), (SCAN_LIMIT + 1, False)):
        adds = "\n".join(f"  %x{i} = add i32 1, {i}" for i in range(count))
        assert between(f"  %v = load i128, ptr %p\n{adds}\n  store i128 %v, ptr %q\n  ret void") is expected


def test_what_stands_behind_is_not_on_the_way() -> None:
    """Unless a way leads back there."""
    body = "  %v = load i128, ptr %p\n  {goes} label %end\n\nend:\n  store i128 %v, ptr %q\n  call void @anything()\n  {ends}"
    assert between(body.format(goes="br", ends="ret void")) is True
    assert between(body.format(goes="br", ends="br i1 %c, label %end, label %over\n\nover:\n  ret void")) is False
