"""What gpu-codegen-prepare does, and where it doesn't: each condition alone untrue."""

import re

import pytest

import nvopt

DIVISION = """define i64 @f(i64 noundef %n, i64 noundef %d, i64 %m, i32 %i) {
  %s = zext i32 %i to i64
  %q = udiv i64 %n, %d
  ret i64 %q
}
"""
TWO = """declare void @use(i64)
define void @f(i64 noundef %n, i64 noundef %d, i1 %way) {
  %q = udiv i64 %n, %d
  call void @use(i64 %q)
BETWEEN
  %r = urem i64 %n, %d
  call void @use(i64 %r)
  ret void
}
"""
HASHES = """define i64 @f(i64 %n, i64 %d, i1 %way) {
entry:
  %x = mul i64 %n, 6364136223846793005
  %y = xor i64 %n, %d
  br i1 %way, label %out, label %other
other:
  br label %out
out:
  %p = phi i64 [ %x, %entry ], [ %y, %other ]
  %q = udiv i64 %p, %d
  ret i64 %q
}
"""


def prepared(text: str) -> str:
    return nvopt.run('target triple = "nvptx64-nvidia-cuda"\n' + text, "gpu-codegen-prepare")


@pytest.mark.parametrize("opcode", ["udiv", "sdiv", "urem", "srem"])
def test_each_kind_of_division_has_a_short_way(opcode: str) -> None:
    text = prepared(DIVISION.replace("udiv", opcode))
    assert f"{opcode} i64 %n, %d" in text
    assert f"u{opcode[1:]} i32" in text


@pytest.mark.parametrize(
    ("old", "new", "is_done"),
    [
        ("udiv i64 %n, %d", "udiv i64 %n, 7", False),
        ("udiv i64 %n, %d", "udiv i64 7, %d", True),
        ("udiv i64 %n, %d", "mul i64 %n, %d", False),
        ("  %q = udiv i64 %n, %d\n", "  %t = trunc i64 %n to i32\n  %u = udiv i32 %t, %i\n  %q = zext i32 %u to i64\n", False),
        ("  %q = udiv i64 %n, %d\n", "  %x = xor i64 %n, %m\n  %q = udiv i64 %x, %d\n", False),
        ("  %q = udiv i64 %n, %d\n", "  %x = xor i64 %d, %m\n  %q = udiv i64 %n, %x\n", False),
        ("  %q = udiv i64 %n, %d\n", "  %x = or i64 %n, %m\n  %q = udiv i64 %x, %d\n", True),
        ("  %q = udiv i64 %n, %d\n", "  %x = mul i64 %n, 2147483647\n  %q = udiv i64 %x, %d\n", True),
        ("  %q = udiv i64 %n, %d\n", "  %x = mul i64 %n, 2147483648\n  %q = udiv i64 %x, %d\n", False),
        ("  %q = udiv i64 %n, %d\n", "  %x = mul i64 %n, -2147483648\n  %q = udiv i64 %x, %d\n", True),
        ("  %q = udiv i64 %n, %d\n", "  %x = mul i64 %n, -2147483649\n  %q = udiv i64 %x, %d\n", False),
        ("  %q = udiv i64 %n, %d\n", "  %x = mul i64 %n, %m\n  %q = udiv i64 %x, %d\n", True),
        ("  %q = udiv i64 %n, %d\n", "  %u = udiv i32 %i, %i\n  %q = udiv i64 %n, %d\n", True),
        ("%i) {", "%i) optnone noinline {", False),
        ("%i) {", '%i) "nvopt-codegen-prepare" {', False),
    ],
)
def test_divisions(old: str, new: str, is_done: bool) -> None:
    assert ("\nshort:" in prepared(DIVISION.replace(old, new))) == is_done


@pytest.mark.parametrize(
    ("old", "new", "count"),
    [
        ("BETWEEN", "", 1),
        # -2**63 / -1 is undefined, if with signs
        ("urem", "srem", 2),
        ("BETWEEN", "  br i1 %way, label %then, label %out\nout:\n  ret void\nthen:", 2),
    ],
)
def test_one_division_of_two(old: str, new: str, count: int) -> None:
    assert prepared(TWO.replace(old, new).replace("BETWEEN", "")).count(" icmp ne ") == count


@pytest.mark.parametrize(
    ("bits", "are_both_asked"),
    [(31, False), (32, False), (33, True)],
)
def test_what_is_known_to_be_short_is_not_asked(bits: int, are_both_asked: bool) -> None:
    narrow = f"  %h = lshr i64 %m, {64 - bits}\n  %q = udiv i64 %h, %d\n"
    text = prepared(DIVISION.replace("  %q = udiv i64 %n, %d\n", narrow))
    assert (" or i64 " in text) == are_both_asked
    assert "\nshort:" in text


@pytest.mark.parametrize(
    ("opcode", "bits", "has_long_way"),
    [("udiv", 31, False), ("udiv", 32, False), ("udiv", 33, True), ("urem", 32, False), ("sdiv", 32, True), ("srem", 32, True)],
)
def test_a_short_dividend_has_no_long_way(opcode: str, bits: int, has_long_way: bool) -> None:
    """Unless the divisor may be negative. What the dividend is less than it is divided by no time."""
    narrow = f"  %h = lshr i64 %m, {64 - bits}\n  %q = {opcode} i64 %h, %d\n"
    text = prepared(DIVISION.replace("  %q = udiv i64 %n, %d\n", narrow).replace("i64 %m, i32", "i64 noundef %m, i32"))
    assert (f"{opcode} i64" in text) == has_long_way
    if not has_long_way:
        assert "icmp ule i64 %d, %h\n" in text
        assert f"[ {'0' if opcode == 'udiv' else '%h'}, %0 ]" in text


def test_a_short_divisor_has_a_long_way() -> None:
    assert "udiv i64 %n, %s" in prepared(DIVISION.replace("%n, %d\n", "%n, %s\n"))


def test_nothing_is_asked_where_both_are_short() -> None:
    text = prepared(DIVISION.replace("%n, %d\n", "%s, %s\n"))
    assert "br i1" not in text
    assert "udiv i32" in text


@pytest.mark.parametrize(("argument", "is_frozen"), [("i64 noundef %n", False), ("i64 %n", True)])
def test_a_dividend_that_may_be_poison_is_frozen(argument: str, is_frozen: bool) -> None:
    assert ("freeze" in prepared(DIVISION.replace("i64 noundef %n", argument))) == is_frozen


@pytest.mark.parametrize(
    ("old", "new", "is_done"),
    [
        ("", "", False),
        ("mul i64 %n, 6364136223846793005", "add i64 %n, 1", True),
        ("xor i64 %n, %d", "and i64 %n, %d", True),
        ("[ %y, %other ]", "[ 5, %other ]", True),
    ],
)
def test_a_choice_of_hashes_is_one(old: str, new: str, is_done: bool) -> None:
    assert ("\nshort:" in prepared(HASHES.replace(old, new))) == is_done


def test_a_second_time_changes_nothing() -> None:
    once = prepared(DIVISION)
    assert nvopt.run(once, "gpu-codegen-prepare") == once


COMPARED = """declare void @use(i1)
define void @f(i32 %x, i32 %y, i1 %way) {
entry:
  %c = icmp slt i32 %x, %y
  call void @use(i1 %c)
  br i1 %way, label %then, label %out
then:
  br i1 %c, label %last, label %out
last:
  call void @use(i1 true)
  br label %out
out:
  ret void
}
"""


@pytest.mark.parametrize(
    ("old", "new", "predicates"),
    [
        ("", "", ["slt", "sge"]),
        ("  call void @use(i1 %c)\n  br i1 %way", "  br i1 %way", ["slt"]),
        ("br i1 %c, label %last", "br i1 %way, label %last", ["slt"]),
        ("then:\n", "then:\n  call void @use(i1 %c)\n", ["slt", "slt"]),
        ("last, label %out\nlast", "last, label %out, !prof !0\nlast", ["slt", "slt"]),
        ("label %then, label %out", "label %out, label %out", ["slt"]),
        ("icmp slt i32 %x, %y", "icmp eq i32 %x, %y", ["eq", "ne"]),
        ("i1 true", "i1 %c", ["slt", "sge", "slt"]),
    ],
)
def test_comparisons(old: str, new: str, predicates: list[str]) -> None:
    text = prepared(COMPARED.replace(old, new) + '!0 = !{!"branch_weights", i32 1, i32 9}\n')
    assert [line.split()[3] for line in text.splitlines() if " icmp " in line] == predicates


def test_blocks_that_dont_dominate_each_other_ask_the_same() -> None:
    """Code generation finds nothing of one in the other."""
    text = COMPARED.replace("  call void @use(i1 %c)\n", "")
    text = text.replace("out:\n  ret", "out:\n  br i1 %c, label %end, label %last\nend:\n  ret")
    text = text.replace("label %last, label %out\nlast", "label %last, label %end\nlast").replace("  br label %out", "  br label %end")
    assert re.findall(r" icmp (\w+)", prepared(text)) == ["slt", "slt"]


def test_what_is_moved_stands_ahead_of_its_first_user() -> None:
    text = prepared(
        COMPARED.replace("  call void @use(i1 true)\n", "  call void @use(i1 true)\n  %z = and i1 %c, %way\n  call void @use(i1 %z)\n")
    )
    assert text.split("last:", 1)[1].split("\n")[1:3] == ["  call void @use(i1 true)", "  %1 = icmp slt i32 %x, %y"]


LOOPED = """declare void @use(i1)
define void @f(i32 %x, i32 %y, i1 %way, ptr %p) {
entry:
  %c = icmp slt i32 %x, %y
  br label %loop
loop:
  br label %body
body:
  %z = and i1 %c, %way
  call void @use(i1 %z)
  br i1 %way, label %loop, label %out
out:
  ret void
}
"""


@pytest.mark.parametrize(
    ("old", "new", "made_in"),
    [
        ("", "", "entry"),
        ("and i1 %c, %way", "or i1 %way, %c", "entry"),
        ("and i1 %c, %way", "xor i1 %c, %way", "entry"),
        # what else asks it, and what a branch asks
        ("and i1 %c, %way", "select i1 %c, i1 %way, i1 false", "body"),
        ("i1 %z)", "i1 true)\n  %w = zext i1 %c to i32\n  store i32 %w, ptr %p", "entry body"),
        ("%z = and i1 %c, %way\n  call void @use(i1 %z)", "%w = select i1 %c, i32 3, i32 %x\n  store i32 %w, ptr %p", "body"),
        ("%z = and i1 %c, %way\n  call void @use(i1 %z)\n  br i1 %way", "br i1 %c", "body"),
        # no loop that it is made ahead of
        ("label %loop, label %out", "label %out, label %out", "body"),
        ("  br label %loop\nloop:\n", "  br label %loop\nloop:\n  %d = icmp sgt i32 %x, %y\n  call void @use(i1 %d)\n", "entry loop"),
    ],
)
def test_parts_of_conditions_are_made_ahead_of_loops(old: str, new: str, made_in: str) -> None:
    text = prepared(LOOPED.replace(old, new))
    blocks = re.split(r"^(\w+):.*\n", text.partition("{\n")[2], flags=re.MULTILINE)[1:]
    assert " ".join(name for name, code in zip(blocks[::2], blocks[1::2], strict=True) if " icmp " in code) == made_in


def test_within_its_loop_a_comparison_is_made_where_it_is_asked() -> None:
    text = LOOPED.replace("  %c = icmp slt i32 %x, %y\n", "").replace("loop:\n", "loop:\n  %c = icmp slt i32 %x, %y\n")
    assert prepared(text).index("body:") < prepared(text).index(" icmp ")


def test_code_generation_leaves_its_own_out() -> None:
    """An index from memory is extended where it is used: extension, product and sum are one instruction there."""
    text = """target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %p, i32 %n) MARK {
  %i = load i32, ptr addrspace(1) %p
  %c = icmp slt i32 0, %n
  br i1 %c, label %loop, label %out
loop:
  %w = sext i32 %i to i64
  %q = getelementptr i32, ptr addrspace(1) %a, i64 %w
  %old = atomicrmw add ptr addrspace(1) %q, i32 1 monotonic
  %more = icmp ne i32 %old, %n
  br i1 %more, label %loop, label %out
out:
  ret void
}
"""
    by_llvm = nvopt.run(text.replace("MARK", ""), "", cpu="sm_90", emit="ptx")
    assert "ld.global.s32" in by_llvm
    marked = nvopt.run(text.replace("MARK", '"nvopt-codegen-prepare"'), "", cpu="sm_90", emit="ptx")
    assert "mul.wide.s32" in marked
    assert nvopt.run(text.replace("MARK", ""), "gpu-codegen-prepare", cpu="sm_90", emit="ptx") == marked


@pytest.mark.parametrize(
    ("layout", "element", "product"),
    [
        ("e-p:64:64-i64:64", "float", " mul nsw i64 %w, 4\n"),
        ("e-p:32:32-i64:64", "float", ""),
        # with what stands between two elements
        ("e-p:64:64-i64:64", "<3 x float>", " mul nsw i64 %w, 16\n"),
        ("e-p:64:64-i64:64", "i24", " mul nsw i64 %w, 4\n"),
    ],
)
def test_indices_are_multiplied_for_addresses_of_64_bits(layout: str, element: str, product: str) -> None:
    text = f"""target datalayout = "{layout}"
define ptr @f(ptr %a, i32 %i, i1 %c) {{
entry:
  %w = sext i32 %i to i64
  br i1 %c, label %then, label %exit
then:
  %p = getelementptr {element}, ptr %a, i64 %w
  br label %exit
exit:
  %r = phi ptr [ %a, %entry ], [ %p, %then ]
  ret ptr %r
}}
"""
    prepared = nvopt.run(text, "gpu-codegen-prepare")
    assert product in prepared if product else " mul " not in prepared


BYTE = """define float @f(i64 %x, i32 %y, i16 %h, i8 %c, i1 %way) {
  %s = lshr i64 %x, 40
  %b = trunc i64 %s to i8
  %r = sitofp i8 %b to float
  ret float %r
}
"""


@pytest.mark.parametrize(
    ("old", "new", "extended"),
    [
        ("", "", "sext i8 %b to i32"),
        ("sitofp", "uitofp", "zext i8 %b to i32"),
        ("sitofp", "uitofp nneg", "zext i8 %b to i32"),
        # of what it is the byte
        ("trunc i64 %s", "trunc i32 %y", ""),
        ("%b = trunc i64 %s to i8\n  %r = sitofp", "%b = trunc i32 %y to i8\n  %r = uitofp", "zext i8 %b to i32"),
        ("%b = trunc i64 %s to i8\n  %r = sitofp", "%b = trunc i16 %h to i8\n  %r = uitofp", ""),
        ("%b = trunc i64 %s to i8", "%b = add i8 %c, 1", ""),
        ("sitofp i8 %b", "sitofp i8 %c", ""),
        # how long it is
        ("to i8\n  %r = sitofp i8", "to i7\n  %r = sitofp i7", ""),
        ("to i8\n  %r = sitofp i8", "to i16\n  %r = sitofp i16", ""),
        # where, and what is done to it
        ("  %r = sitofp", "  br i1 %way, label %then, label %then\nthen:\n  %r = sitofp", ""),
        ("%r = sitofp i8 %b to float", "%w = sext i8 %b to i16\n  %r = sitofp i16 %w to float", ""),
    ],
)
def test_bytes_that_are_converted_to_floats(old: str, new: str, extended: str) -> None:
    """They are extended to 32 bits where code generation would take them by way of 64, or mask them twice."""
    text = prepared(BYTE.replace(old, new))
    assert (extended or "to float") in text
    assert ("to i32" in text) == bool(extended)


PARITY = """declare i64 @llvm.ctpop.i64(i64)
declare void @use(i64)
define i32 @f(i64 %x, i32 %k, i64 %w) {
  %n = call i64 @llvm.ctpop.i64(i64 %x)
  %t = trunc i64 %n to i32
  %r = and i32 %t, 1
  ret i32 %r
}
"""


@pytest.mark.parametrize(
    ("old", "new", "is_done"),
    [
        ("", "", True),
        # which bits are asked for
        ("and i32 %t, 1", "and i32 %t, 3", False),
        ("and i32 %t, 1", "and i32 %t, 2", False),
        ("and i32 %t, 1", "and i32 %t, %k", False),
        ("and i32 %t, 1", "or i32 %t, 1", False),
        ("%r = and i32 %t, 1", "%b = trunc i32 %t to i1\n  %r = zext i1 %b to i32", True),
        ("%r = and i32 %t, 1", "%b = trunc i32 %t to i2\n  %r = zext i2 %b to i32", False),
        ("%t = trunc i64 %n to i32", "%o = and i64 %n, 1\n  %t = trunc i64 %o to i32", True),
        # by way of what
        ("%r = and i32 %t, 1", "%s = shl i32 %t, 1\n  %r = and i32 %s, 3", True),
        ("%r = and i32 %t, 1", "%s = shl i32 %t, 1\n  %r = and i32 %s, 4", False),
        ("%r = and i32 %t, 1", "%s = shl i32 %t, %k\n  %r = and i32 %s, 1", False),
        ("%r = and i32 %t, 1", "%s = shl nuw nsw i32 %t, 2\n  %a = add nuw nsw i32 %k, %s\n  %r = and i32 %a, 4", True),
        ("%r = and i32 %t, 1", "%s = shl i32 %t, 1\n  %a = add i32 %s, %k\n  %r = and i32 %a, 4", False),
        ("%r = and i32 %t, 1", "%a = add i32 %t, %k\n  %r = and i32 %a, 2", False),
        ("%r = and i32 %t, 1", "%a = xor i32 %k, %t\n  %r = and i32 %a, 1", True),
        ("%r = and i32 %t, 1", "%a = and i32 %t, 5\n  %s = shl i32 %a, 1\n  %r = and i32 %s, 6", True),
        ("%r = and i32 %t, 1", "%a = and i32 %t, 6\n  %r = and i32 %a, 1", False),
        ("%r = and i32 %t, 1", "%a = or i32 %t, %k\n  %r = and i32 %a, 1", False),
        ("%r = and i32 %t, 1", "%a = xor i32 %t, %t\n  %r = and i32 %a, 1", False),
        # what is asked for more
        ("  ret i32 %r", "  call void @use(i64 %n)\n  ret i32 %r", False),
        ("  ret i32 %r", "  %z = zext i32 %t to i64\n  call void @use(i64 %z)\n  ret i32 %r", False),
    ],
)
def test_parities(old: str, new: str, is_done: bool) -> None:
    """The upper half is counted with the lower one where the lowest bit of the count is all that anybody asks for."""
    text = prepared(PARITY.replace(old, new))
    assert ("call i32 @llvm.ctpop.i32" in text) == is_done
    assert ("call i64 @llvm.ctpop.i64" in text) != is_done


@pytest.mark.parametrize(("count", "is_done"), [(4, True), (5, True), (6, False)])
def test_a_parity_is_looked_for_so_far_down(count: int, is_done: bool) -> None:
    steps = [f"  %t{at + 1} = xor i32 %t{at}, %k\n" for at in range(count - 1)]
    text = PARITY.replace("%t =", "%t0 =").replace("  %r = and i32 %t,", "".join(steps) + f"  %r = and i32 %t{count - 1},")
    assert ("call i32 @llvm.ctpop.i32" in prepared(text)) == is_done


def test_what_is_asked_may_stand_behind_who_asks() -> None:
    """Blocks stand in any order: what is replaced may not have been looked at yet."""
    later = (
        "  br label %later\nout:\n  %r = and i32 %s, 6\n  ret i32 %r\nlater:\n  %a = and i32 %t, 5\n  %s = shl i32 %a, 1\n  br label %out\n"
    )
    text = PARITY.replace("  %r = and i32 %t, 1\n  ret i32 %r\n", later)
    assert "call i32 @llvm.ctpop.i32" in prepared(text)


def test_debuggers_are_told_no_other_count() -> None:
    record = "    #dbg_value(i64 %n, !5, !DIExpression(), !6)\n"
    debug = """!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!1}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !2, emissionKind: FullDebug)
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !DIFile(filename: "f.cu", directory: "/")
!3 = distinct !DISubprogram(name: "f", file: !2, line: 1, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!4 = !DISubroutineType(types: !{null})
!5 = !DILocalVariable(name: "count", scope: !3, file: !2, line: 1, type: !7)
!6 = !DILocation(line: 1, scope: !3)
!7 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
"""
    text = PARITY.replace("i64 %w) {", "i64 %w) !dbg !3 {").replace("  %t = ", record + "  %t = ") + debug
    made = prepared(text)
    assert "call i32 @llvm.ctpop.i32" in made
    assert "#dbg_value(i64 poison, " in made
