"""lower-aggr-copies: what it makes of a call, told by structure. That the result does what the call did is tests/differential's."""

from __future__ import annotations

import re

import pytest
from clock import processor_seconds
from effort import IS_LONG
from mirror_run import Outcome, run

from nvopt.ir import Module
from nvopt.passes.lower_aggr_copies import LowerAggrCopies
from nvopt.passes.lower_aggr_copies.suspicion import calls_intrinsics, holds_aggregates, may_hold_aggregates

DECLARATIONS = "".join(
    f"declare void @llvm.{form}.{dst}{'.' + src if src else ''}.{length}({TYPES}, {length}, i1 immarg)\n"
    for form, dst, src, TYPES in (
        ("memcpy", "p0", "p0", "ptr, ptr"),
        ("memmove", "p0", "p0", "ptr, ptr"),
        ("memmove", "p1", "p3", "ptr addrspace(1), ptr addrspace(3)"),
        ("memmove", "p3", "p7", "ptr addrspace(3), ptr addrspace(7)"),
        ("memset", "p0", "", "ptr, i8"),
    )
    for length in ("i32", "i64")
)


def lower(body: str, params: str = "ptr %d, ptr %s, i64 %n, i8 %b", knobs: dict[str, str] | None = None, args: bool = False) -> Outcome:
    """The pass over one function `f`."""
    text = f"define void @f({params}) {{\nentry:\n{body}\n  ret void\n}}\n{DECLARATIONS}"
    return run(text, LowerAggrCopies(lower_aggr_func_args=args), knobs=knobs, remarks=True)


def blocks(outcome: Outcome) -> list[str]:
    return re.findall(r"^([\w.]+):", outcome.body("f"), re.M)


def accesses(outcome: Outcome, opcode: str) -> list[str]:
    found = re.findall(rf"{opcode} (?:volatile )?(<.*?>|\w+)[ ,].*, align (\d+)", outcome.body("f"))
    return [f"{type} align {align}" for type, align in found]


def memmove(length: object, align: int = 1, volatile: str = "false") -> str:
    return f"  call void @llvm.memmove.p0.p0.i64(ptr align {align} %d, ptr align {align} %s, i64 {length}, i1 {volatile})"


def memcpy(length: object, align: int = 1) -> str:
    return memmove(length, align).replace("memmove", "memcpy")


@pytest.mark.parametrize(("align", "type"), [(1, "i8"), (2, "i16"), (4, "i32"), (8, "i64"), (16, "<4 x i32>"), (64, "<4 x i32>")])
def test_sixteen_elements_stand_in_a_row_and_seventeen_loop(align: int, type: str) -> None:
    width = min(align, 16)
    outcome = lower(memcpy(16 * width, align))
    assert blocks(outcome) == ["entry"]
    assert [access.split(" align")[0] for access in accesses(outcome, "load")] == [type] * 16
    outcome = lower(memcpy(17 * width, align))
    assert blocks(outcome) == ["entry", "forward.for", "nonzerotrip"]
    assert accesses(outcome, "load") == accesses(outcome, "store") == [f"{type} align {width}"]


def test_each_side_keeps_its_alignment() -> None:
    outcome = lower("  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %d, ptr align 16 %s, i64 24, i1 false)")
    assert accesses(outcome, "load") == [f"i32 align {a}" for a in (16, 4, 8, 4, 16, 4)]
    assert accesses(outcome, "store") == ["i32 align 4"] * 6


def test_names_are_the_observed_ones() -> None:
    outcome = lower(memmove(8, 4))
    assert blocks(outcome) == ["entry", "split", "forward.for", "reverse.for", "nonzerotrip"]
    assert "  %src.memmove.gep.unroll = getelementptr" in outcome.text
    assert '  %"dst.memmove.gep,unroll" = getelementptr' in outcome.text
    assert "  br i1 %cmp, label %forward.for, label %reverse.for\n" in outcome.text


def test_zero_bytes_leave_nothing() -> None:
    outcome = lower(memcpy(0, 8) + "\n" + memmove(0, 8, "true") + "\n  call void @llvm.memset.p0.i64(ptr %d, i8 %b, i64 0, i1 false)")
    assert outcome.changed
    assert outcome.body("f") == "entry:\n  ret void\n"


def test_a_dynamic_memmove_looks_at_its_pointers_only_where_there_is_a_byte() -> None:
    """With no byte to copy the pointers may be poison, and a branch on poison is undefined."""
    body = lower(memmove("%n")).body("f")
    assert body.startswith("entry:\n  %zerotrip = icmp eq i64 %n, 0\n  br i1 %zerotrip, label %nonzerotrip, label %split\n")


def test_a_dynamic_length_has_no_sign() -> None:
    outcome = lower("  call void @llvm.memcpy.p0.p0.i32(ptr %d, ptr %s, i32 %m, i1 false)", params="ptr %d, ptr %s, i32 %m")
    assert "zext i32 %m to i64" in outcome.text
    outcome = lower("  call void @llvm.memcpy.p0.p0.i32(ptr %d, ptr %s, i32 -1, i1 false)")
    assert "icmp eq i64 %iv.next, 4294967295" in outcome.text


def test_disjoint_address_spaces_need_no_direction() -> None:
    call = "  call void @llvm.memmove.p1.p3.i64(ptr addrspace(1) align 4 %d, ptr addrspace(3) align 4 %s, i64 %n, i1 false)"
    outcome = lower(call, params="ptr addrspace(1) %d, ptr addrspace(3) %s, i64 %n")
    assert "icmp ult" not in outcome.text
    assert "reverse" not in outcome.text


def test_spaces_that_share_bytes_are_compared_as_generic_pointers() -> None:
    call = "  call void @llvm.memmove.p3.p7.i64(ptr addrspace(3) align 4 %d, ptr addrspace(7) align 4 %s, i64 8, i1 false)"
    outcome = lower(call, params="ptr addrspace(3) %d, ptr addrspace(7) %s")
    assert "%dst.generic = addrspacecast ptr addrspace(3) %d to ptr\n" in outcome.text
    assert "%src.generic = addrspacecast ptr addrspace(7) %s to ptr\n" in outcome.text
    assert "icmp ult ptr %dst.generic, %src.generic" in outcome.text
    assert "load i32, ptr addrspace(7)" in outcome.text


def test_load_first_stores_nothing_before_the_last_load() -> None:
    outcome = lower(memmove(15, 8), knobs={"memmove-lowering": "load-first"})
    assert blocks(outcome) == ["entry"]
    order = re.findall(r"\b(load|store)\b", outcome.body("f"))
    assert order == ["load"] * 4 + ["store"] * 4


def test_a_single_access_needs_no_direction() -> None:
    for length, align in ((16, 16), (8, 16), (1, 1), (2, 4)):
        assert blocks(lower(memmove(length, align))) == ["entry"]


def test_allocas_of_a_fixed_size_stay_in_the_entry_block() -> None:
    """Behind the split they would be allocated anew in each pass through their block."""
    late = "  %late = alloca [4 x i32], align 4\n  store i32 1, ptr %late, align 4\n  %sized = alloca i8, i64 %n, align 1"
    outcome = lower(f"{memmove('%n')}\n{late}\n{memmove('%n')}")
    entry, rest = outcome.body("f").split("split:", 1)
    assert "%late = alloca" in entry
    assert "%sized = alloca" in rest


def test_a_function_without_a_call_is_not_touched() -> None:
    outcome = lower("  store i8 0, ptr %d, align 1")
    assert not outcome.changed


def test_twice_is_once() -> None:
    once = lower("\n".join([memmove("%n", 4), memcpy(300, 8), memmove(31, 16)]))
    again = run(once.text, LowerAggrCopies())
    assert not again.changed
    assert again.text == once.text


def test_remarks_tell_what_became_of_a_call() -> None:
    outcome = lower("\n".join([memcpy(7, 4), memmove(200, 4), memmove("%n", 8)]))
    assert [message for kind, name, message in outcome.said() if (kind, name) == ("Passed", "Lowered")] == [
        "lowered llvm.memcpy.p0.p0.i64 of 7 bytes to 1 unrolled element of 4 bytes and 3 bytes left over",
        "lowered llvm.memmove.p0.p0.i64 of 200 bytes to a loop over 50 elements of 4 bytes, forward or reverse",
        "lowered llvm.memmove.p0.p0.i64 of unknown length to a loop over elements of 8 bytes, forward or reverse",
    ]


@pytest.mark.parametrize(
    ("call", "why"),
    [
        ('@llvm.memcpy.p0.p0.i64(ptr %d, ptr %s, i64 4, i1 false) [ "deopt"() ]', "it has operand bundles"),
        ("@llvm.memcpy.element.unordered.atomic.p0.p0.i64(ptr align 4 %d, ptr align 4 %s, i64 8, i32 4)", "its accesses have an order"),
        ("@llvm.experimental.memset.pattern.p0.i32.i64(ptr %d, i32 7, i64 4, i1 false)", "its accesses have an order"),
        ("@llvm.memset.p4.i64(ptr addrspace(4) null, i8 0, i64 4, i1 false)", "it writes to address space 4, which is read-only"),
        ("@llvm.memmove.p0.p6.i64(ptr %d, ptr addrspace(6) null, i64 8, i1 false)", "pointers into address spaces 0 and 6 cannot be"),
    ],
)
def test_what_is_declined_stays_and_is_told(call: str, why: str) -> None:
    name, types = re.match(r"@([\w.]+)\((.*)\)", call).groups()  # type: ignore[union-attr]
    params = ", ".join(re.sub(r" align \d+| (?:%\w+|null|false|-?\d+)$", "", re.sub(r" align \d+", "", part)) for part in types.split(", "))
    declaration = "" if name in DECLARATIONS else f"declare void @{name}({params})\n"
    text = f"define void @f(ptr %d, ptr %s) {{\n  call void {call}\n  ret void\n}}\n{DECLARATIONS}{declaration}"
    outcome = run(text, LowerAggrCopies(), remarks=True)
    assert not outcome.changed
    ((kind, remark, message),) = outcome.said()
    assert (kind, remark) == ("Missed", "NotLowered")
    assert message.startswith(f"{name} not lowered: {why}")


def test_time_is_linear_in_the_calls_of_a_block() -> None:
    """Splitting from the last call on moves every instruction once. 16 times the calls may take 40 times the time, not 256."""

    def seconds(calls: int) -> float:
        body = "\n".join(memmove("%n") for _ in range(calls))
        return processor_seconds(lambda: lower(body))

    seconds(10)
    count = 100 if IS_LONG else 50
    assert seconds(16 * count) < 40 * max(seconds(count), 0.01)


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("%x = extractvalue { i32, i1 } %c, 0", False),
        ('%x = extractvalue %struct.S %"a b", 0, 1, !dbg !3', False),
        ('%x = extractvalue %"S, 1" %c, 0', False),
        ("%x = extractvalue { i32, i1 } zeroinitializer, 0", True),
        ('%x = extractvalue [2 x i8] c"ab", 1', True),
        ("%x = extractvalue { { i32 }, i1 } %c, 0\n  %y = extractvalue { i32 } %x, 0", True),
        ('%"a b" = insertvalue { i32, i1 } undef, i32 1, 0\n  %y = extractvalue { i32, i1 } %"a b", 1', True),
        ("%1 = insertvalue { i32, i1 } undef, i32 1, 0\n  %y = extractvalue { i32, i1 } %c, 1", False),
        ("%x = load i32, ptr %p", False),
        ("%x = load volatile %S, ptr %p", True),
        ("store [2 x i32] %x, ptr %p", True),
        ("store <2 x i32> %x, ptr %p", False),
        ("store <{ i8 }> %x, ptr %p", True),
        ("%x = phi fast [2 x float] [ %a, %b ]", True),
        ("%x = phi i32 [ %a, %b ]", False),
        ("%x = select i1 %c, %S %a, %S %b", True),
        ("%x = select i1 xor (i1 ptrtoint (ptr @a to i1), i1 true), {} %a, {} %b", True),
        ("%x = select <2 x i1> %c, <2 x i32> %a, <2 x i32> %b", False),
        ("%x = freeze { i32 } %a", True),
    ],
)
def test_a_look_at_the_text_tells_where_aggregates_are(line: str, expected: bool) -> None:
    assert may_hold_aggregates(f"define void @f() {{\n  {line}\n  ret void\n}}") is expected


@pytest.mark.parametrize(
    ("line", "aggregates", "intrinsics"),
    [
        ("%x = load i32, ptr %p, align 4", False, False),
        ("%x = load <2 x i32>, ptr %p, align 8", False, False),
        ("%x = load [2 x i32], ptr %p, align 4", True, False),
        ("%x = call { i32 } @g()", False, False),
        ("%y = call { i32 } @g()\n  %x = extractvalue { i32 } %y, 0", False, False),
        ("%y = call { i32 } @g()\n  %x = insertvalue { i32 } %y, i32 1, 0", False, False),
        ("%y = insertvalue { i32 } poison, i32 1, 0\n  %x = extractvalue { i32 } %y, 0", True, False),
        ("%y = call { { i32 } } @n()\n  %z = extractvalue { { i32 } } %y, 0\n  %x = extractvalue { i32 } %z, 0", True, False),
        ("%y = call { i32 } @g()\n  %x = freeze { i32 } %y", True, False),
        ("%y = call { i32 } @g()\n  store { i32 } %y, ptr %p, align 4", True, False),
        ("%x = cmpxchg ptr %p, i32 0, i32 1 monotonic monotonic, align 4", False, False),
        ("%x = invoke { i32 } @g() to label %a unwind label %a\na:", True, False),
        ("%x = extractvalue { i32, i32 } zeroinitializer, 1", True, False),
        ("store { i32 } zeroinitializer, ptr %p, align 4", True, False),
        ("store i32 0, ptr %p, align 4", False, False),
        ("store ptr @llvm.memset.p0.i64, ptr %p, align 8", False, True),
        ("call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 8, i1 false)", False, True),
        ("call void @h(ptr %p)", False, False),
    ],
)
def test_a_look_at_what_others_have_read_tells_too(line: str, aggregates: bool, intrinsics: bool) -> None:
    declarations = (
        "declare { i32 } @g()\ndeclare { { i32 } } @n()\ndeclare void @h(ptr)\ndeclare void @llvm.memset.p0.i64(ptr, i8, i64, i1)\n"
    )
    function = Module.parse(f"{declarations}\ndefine void @f(ptr %p) {{\n  {line}\n  ret void\n}}\n").functions[-1]
    assert calls_intrinsics(function) is intrinsics
    assert function.blocks
    assert holds_aggregates(function) is aggregates
    assert calls_intrinsics(function) is (intrinsics and "call" in line)
