"""loop-reduce: its limits, and what code generation hears of it."""

from __future__ import annotations

import re
from typing import Any

import pytest

from nvopt import run
from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.loops import LoopInfo
from nvopt.analysis.scev.expressions.kinds import SCEV
from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
from nvopt.ir import Module, Value
from nvopt.llvm.machine import data_layout
from nvopt.passes.loop_reduce.addresses import arithmetic_of, cost, groups_of
from nvopt.passes.loop_reduce.candidates import may_be_taken, may_gain
from nvopt.passes.loop_reduce.estimate import Estimate
from nvopt.passes.loop_reduce.forms import stepped
from nvopt.passes.loop_reduce.rounds import rounds

HEAD = 'target triple = "nvptx64-nvidia-cuda"\n'


def loop(body: str, *, params: str = "ptr addrspace(1) %a, i64 %pitch, i32 %n", test: str = "icmp slt i32 %next, %n", step: int = 1) -> str:
    """A kernel with one loop, whose counter is `%i`, and `%w` as 64 bits."""
    return f"""{HEAD}
define ptx_kernel void @k({params}) {{
entry:
  %held = alloca [64 x i32], align 4
  %local = addrspacecast ptr %held to ptr addrspace(5)
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %w = zext nneg i32 %i to i64
{body}
  %next = add nuw nsw i32 %i, {step}
  %more = {test}
  br i1 %more, label %loop, label %done
done:
  ret void
}}
"""


def reduced(text: str, **knobs: str) -> str:
    return run(text, "loop-reduce", cpu="sm_90", knobs=knobs)


def two(distance: int) -> str:
    """Two addresses that go up by the pitch, some bytes apart."""
    return loop(f"""
  %m = mul nsw i64 %w, %pitch
  %p = getelementptr i8, ptr addrspace(1) %a, i64 %m
  store i32 1, ptr addrspace(1) %p
  %q = getelementptr i8, ptr addrspace(1) %p, i64 {distance}
  store i32 1, ptr addrspace(1) %q
  %far = getelementptr float, ptr addrspace(1) %a, i64 %m
  store i32 1, ptr addrspace(1) %far""")


@pytest.mark.parametrize(
    ("distance", "pointers"), [((1 << 23) - 4, 1), ((1 << 23) - 1, 1), (1 << 23, 2), (-(1 << 23) + 1, 1), (-(1 << 23), 2)]
)
def test_one_register_reaches_as_far_as_an_access_does(distance: int, pointers: int) -> None:
    function = Module.parse(run(two(distance), "no-op-module")).functions[0]
    scev = ScalarEvolution(function)
    (one,) = scev.loops
    groups = groups_of(one, scev)
    assert sorted(len(group.members) for group in groups) == sorted([1] + ([2] if pointers == 1 else [1, 1]))


@pytest.mark.parametrize(("between", "groups"), [(7, 8), (8, 10)])
def test_an_address_is_compared_with_the_last_eight_groups(between: int, groups: int) -> None:
    """What is near the first address is told from it as long as no more than seven far ones stand between."""
    distances = [0, *((at + 1) << 24 for at in range(between)), 4]
    body = ["  %m = mul i64 %w, 12", "  %p = getelementptr i8, ptr addrspace(1) %a, i64 %m"]
    for at, distance in enumerate(distances):
        body += [f"  %q{at} = getelementptr i8, ptr addrspace(1) %p, i64 {distance}", f"  store i32 1, ptr addrspace(1) %q{at}"]
    function = Module.parse(run(loop("\n".join(body)), "no-op-module")).functions[0]
    scev = ScalarEvolution(function)
    (one,) = scev.loops
    assert len(groups_of(one, scev)) == groups


@pytest.mark.parametrize(
    ("following", "is_asked"),
    [
        ("%lo.next = select i1 %c, i32 %mid, i32 %lo", False),
        ("%lo.next = phi i32 [ %mid, %then ], [ %lo, %loop ]", False),
        ("%lo.next = add nsw i32 %lo, 4", True),
        ("%lo.next = add nsw i32 %lo, %chosen", True),  # by the same in each iteration, whatever was chosen
        ("%lo.next = xor i32 %lo, 1", False),
        ("%lo.next = xor i32 %lo, -1", True),  # a sum, of a product
        ("%lo.next = xor i32 %lo, -2147483648", True),  # a sum
        ("%lo.next = shl i32 %lo, 1", False),
        ("%lo.next = shl i32 %lo, 0", True),
        ("%lo.next = shl i32 %mid, 1", True),  # goes up by nothing, but only ScalarEvolution says so
        ("%lo.next = shl i32 1, %lo", True),
        ("%lo.next = lshr i32 %lo, 1", False),
        ("%lo.next = ashr i32 %lo, 1", False),
        ("%lo.next = and i32 %lo, 4", True),
    ],
)
def test_what_each_iteration_chooses_or_shifts_is_not_asked_about(following: str, is_asked: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    text = f"""{HEAD}
define ptx_kernel void @k(ptr addrspace(1) %a, i32 %n, i32 %by, i1 %b) {{
entry:
  %chosen = select i1 %b, i32 %by, i32 8
  br label %loop
loop:
  %lo = phi i32 [ 0, %entry ], [ %lo.next, %latch ]
  %mid = add nsw i32 %lo, %n
  %c = icmp slt i32 %mid, %n
  br i1 %c, label %then, label %latch
then:
  br label %latch
latch:
  {following}
  %w = sext i32 %mid to i64
  %p = getelementptr float, ptr addrspace(1) %a, i64 %w
  store i32 1, ptr addrspace(1) %p
  %more = icmp slt i32 %lo.next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}}
"""
    function = Module.parse(run(text, "no-op-module")).functions[0]
    scev = ScalarEvolution(function)
    (one,) = scev.loops
    asked: list[Value] = []
    get = ScalarEvolution.get

    def get_and_tell(self: ScalarEvolution, value: Value) -> SCEV:
        asked.append(value)
        return get(self, value)

    monkeypatch.setattr(ScalarEvolution, "get", get_and_tell)
    # The address, and its index, or that alone.
    assert len(groups_of(one, scev)) == (2 if "add" in following else 1 if "-2147483648" in following else 0)
    assert bool(asked) is is_asked


def test_arithmetic_comes_in_the_order_of_the_code() -> None:
    """Which of the solutions that are as good as each other is taken goes by that, and must be the same in each run."""
    body = "\n".join(
        f"  %p{at} = getelementptr float, ptr addrspace(1) %a, i64 %w\n  store i32 1, ptr addrspace(1) %p{at}" for at in range(40)
    )
    function = Module.parse(run(loop(body), "no-op-module")).functions[0]
    (one,) = ScalarEvolution(function).loops
    values = [inst for inst in function.instructions() if inst.opcode == "getelementptr"]
    assert [inst for inst in arithmetic_of(values, one) if inst.opcode == "getelementptr"] == values[::-1]


def local(limit: int, scale: int = 4, *, first: int = 0, step: int = 1, predicate: str = "ne") -> str:
    """A loop over local memory, that ends where its counter is the limit."""
    body = f"""
  %p = getelementptr [{scale} x i8], ptr addrspace(5) %local, i64 %w
  store i32 1, ptr addrspace(5) %p"""
    return loop(body, test=f"icmp {predicate} i32 %next, {limit}", step=step).replace("[ 0, %entry ]", f"[ {first}, %entry ]")


def byte_limit(text: str) -> int | None:
    """What the loop's exit test compares a counter in bytes with; None where it counts elements."""
    found = re.search(r"icmp \w+ i32 %lsr\.iv\.next, (-?\d+)", reduced(text))
    return int(found[1]) if found else None


def test_a_counter_in_bytes() -> None:
    after = reduced(local(16))
    assert byte_limit(local(16)) == 64
    assert "%i =" not in after  # it has gone


@pytest.mark.parametrize(("limit", "expected"), [((1 << 29) - 1, ((1 << 29) - 1) * 4), (1 << 29, None), ((1 << 29) + 1, None)])
def test_a_counter_in_bytes_does_not_wrap(limit: int, expected: int | None) -> None:
    assert byte_limit(local(limit)) == expected


@pytest.mark.parametrize(
    ("first", "predicate", "limit", "expected"), [(0, "slt", 16, 64), (0, "ult", 16, 64), (-8, "slt", 8, 32), (-8, "ult", 8, None)]
)
def test_comparisons_of_a_counter_in_bytes(first: int, predicate: str, limit: int, expected: int | None) -> None:
    text = local(limit, first=first, predicate=predicate)
    assert byte_limit(text.replace("zext nneg", "sext").replace("add nuw nsw", "add nsw")) == expected


@pytest.mark.parametrize("other", ["store i32 %i, ptr addrspace(1) %a", "store i32 %next, ptr addrspace(1) %a"])
def test_a_counter_of_elements_that_something_else_needs_stays(other: str) -> None:
    text = local(16).replace("  %more =", f"  {other}\n  %more =")
    assert byte_limit(text) is None


def test_a_counter_in_elements_of_a_byte_stays() -> None:
    assert byte_limit(local(16, scale=1)) is None


def rolled(body: str) -> str:
    """A loop that ptxas is told not to unroll."""
    text = loop(body).replace("br i1 %more, label %loop, label %done", "br i1 %more, label %loop, label %done, !llvm.loop !0")
    return text + '!0 = distinct !{!0, !1}\n!1 = !{!"llvm.loop.unroll.disable"}\n'


ONE = """
  %p = getelementptr float, ptr addrspace(1) %a, i64 %w
  store i32 1, ptr addrspace(1) %p"""


def test_what_takes_nothing_less_stays() -> None:
    text = rolled(ONE)
    after = reduced(text)
    assert "lsr.iv" not in after
    assert '"nvopt-loop-reduce"' in after


def test_a_function_without_loops_gets_no_attribute() -> None:
    assert "nvopt-loop-reduce" not in reduced(
        f"{HEAD}define void @f(ptr %p) {{\n  %q = getelementptr i8, ptr %p, i64 4\n  store i32 1, ptr %q\n  ret void\n}}\n"
    )


def stepped_in_ptx(text: str) -> bool:
    """Whether PTX steps a pointer of 64 bits."""
    ptx = run(text, [], cpu="sm_90", emit="ptx")
    return re.search(r"add\.s64 \t(%rd\d+), \1, 4;", ptx) is not None


def test_code_generation_leaves_addresses_alone_where_they_were_looked_at() -> None:
    text = rolled(ONE)
    assert stepped_in_ptx(text)  # by LLVM's loop strength reduction
    assert not stepped_in_ptx(reduced(text))
    assert stepped_in_ptx(text)  # it was told for that module only


def counted(exit_test: str, following: str = "%next = add nuw nsw i32 %i, 8", *, body: str = "", mark: str = "") -> str:
    """A loop over an array whose latch ends with these instructions; `%last` is the counter and seven."""
    return f"""{HEAD}
declare void @f()
define ptx_kernel void @k(ptr addrspace(1) %a, i32 %n, i32 %step) {{
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %w = zext nneg i32 %i to i64
  %p = getelementptr i32, ptr addrspace(1) %a, i64 %w
  %x = load i32, ptr addrspace(1) %p
{body}
  br label %latch
latch:
  %last = add nuw nsw i32 %i, 7
  {following}
  %done = {exit_test}
  br i1 %done, label %exit, label %loop{mark}
exit:
  ret void
}}
!0 = distinct !{{!0, !1}}
!1 = !{{!"llvm.loop.unroll.disable"}}
"""


@pytest.mark.parametrize(
    ("asked", "limit"),
    [
        ("icmp eq i32 %last, %n", "icmp eq i32 %next, %0"),
        ("icmp eq i32 %n, %last", "icmp eq i32 %0, %next"),
        ("icmp ne i32 %i, 2147483647", "icmp ne i32 %next, -2147483641"),
        ("icmp samesign eq i32 %last, %n", "icmp eq i32 %next, %0"),
        ("icmp eq i32 %last, %x", None),
        ("icmp eq i32 %next, %n", None),
        ("icmp sgt i32 %last, %n", None),
    ],
)
def test_exit_tests_ask_the_next_value(asked: str, limit: str | None) -> None:
    after = reduced(counted(asked, body="  store i32 %i, ptr addrspace(1) %p"))
    assert f"%done = {limit or asked}" in after
    assert ("add nuw nsw i32 %i, 8" in after) == (limit is None)  # which may wrap around behind the last iteration


def test_an_exit_test_of_a_counter_without_constant_step_stays() -> None:
    asked = "icmp eq i32 %last, %n"
    assert f"%done = {asked}" in reduced(counted(asked, "%next = add nuw nsw i32 %i, %step"))


def test_an_exit_test_of_what_follows_another_counter_stays() -> None:
    asked = "icmp eq i32 %last, %n"
    text = counted(asked, "%next = add nuw nsw i32 %other, 8").replace(
        "  %w =", "  %other = phi i32 [ 5, %entry ], [ %last, %latch ]\n  %w ="
    )
    assert f"%done = {asked}" in reduced(text)


@pytest.mark.parametrize(
    ("asked", "body", "goes_down"),
    [
        ("icmp eq i32 %next, %n", "", True),
        ("icmp samesign eq i32 %n, %next", "", True),
        ("icmp eq i32 %next, 80", "", False),  # a constant takes no register
        ("icmp sge i32 %next, %n", "", False),  # which the distance doesn't answer
        ("icmp eq i32 %next, %n", "store i32 %i, ptr addrspace(1) %p", False),
        ("icmp eq i32 %x, %n", "", False),
    ],
)
def test_counters_that_only_tests_for_equality_need_count_down(asked: str, body: str, goes_down: bool) -> None:
    after = reduced(counted(asked, body=body).replace("  %last = add nuw nsw i32 %i, 7\n", ""))
    assert ("%done = icmp eq i32 %lsr.left.next, 0" in after) == goes_down
    assert (asked in after) != goes_down


def is_stepped(text: str) -> bool:
    """Whether the address is a pointer that is stepped, as is best in loops that ptxas unrolls."""
    return "= phi ptr" in reduced(text)


EQUAL = "icmp eq i32 %next, %n"


@pytest.mark.parametrize(("length", "expected"), [(39, True), (40, True), (41, False)])
def test_loops_that_ptxas_unrolls_are_short(length: int, expected: bool) -> None:
    """49 instructions, nine of them the address, which takes two, the accesses, additions, comparison and branches."""
    chain = "\n".join(f"  %c{at} = xor i32 {f'%c{at - 1}' if at else '%x'}, {at + 3}" for at in range(length))
    assert is_stepped(counted(EQUAL, body=f"{chain}\n  store i32 %c{length - 1}, ptr addrspace(1) %p")) == expected


@pytest.mark.parametrize(
    ("lines", "length"),
    [
        ("", 0),
        ("%e = xor i32 %x, 5", 1),
        ("%e = getelementptr i8, ptr addrspace(1) %a, i64 4", 0),
        ("%e = getelementptr i32, ptr addrspace(1) %a, i64 %w", 2),
        ("%e = sext i32 %x to i64\n  %g = getelementptr i8, ptr addrspace(1) %a, i64 %e", 2),  # part of the address
        ("%e = sext i32 %x to i64\n  %g = xor i64 %e, 3", 2),
        ("%e = sext i32 %x to i64", 0),
        ("%e = fmul float %y, %y", 1),
        ("%e = fmul float %y, %y\n  %g = fadd float %e, %y", 1),
        ("%e = fmul float %y, %y\n  %g = fsub float %y, %e", 1),
        ("%e = fadd float %y, %y\n  %g = fadd float %e, %y", 2),
        ("%e = fmul float %y, %y\n  %g = fmul float %e, %y", 2),
        ("call void @llvm.assume(i1 true)", 0),
        ("call void @llvm.sideeffect()", 1),
        ('call void asm sideeffect "nop;", ""()', 1),
    ],
)
def test_what_counts_in_loops_that_ptxas_unrolls(lines: str, length: int) -> None:
    heads = "declare void @llvm.assume(i1)\ndeclare void @llvm.sideeffect()\n"
    for room in range(3):
        chain = "\n".join(f"  %c{at} = xor i32 {f'%c{at - 1}' if at else '%x'}, {at + 3}" for at in range(39 - room))
        body = f"{chain}\n  store i32 %c{38 - room}, ptr addrspace(1) %p\n  %y = load float, ptr addrspace(1) %p\n  {lines}"
        function = next(one for one in Module.parse(run(counted(EQUAL, body=body) + heads, "no-op-module")).functions if one.name == "k")
        (loop,) = LoopInfo(function, DominatorTree(function))
        assert (rounds(loop) == 4) == (length <= room), room


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (counted(EQUAL), True),
        (counted(EQUAL, mark=", !llvm.loop !0"), False),
        (counted(EQUAL, body="  call void @f()"), False),
        (counted(EQUAL, body='  call void asm sideeffect "bar.sync 0;", ""()'), True),
        (counted(EQUAL, "%next = add nuw nsw i32 %i, %step"), False),
        (counted("icmp sgt i32 %last, %n"), False),
        (counted(EQUAL).replace("  br label %latch\n", "  %z = icmp eq i32 %x, 3\n  br i1 %z, label %exit, label %latch\n"), False),
    ],
)
def test_loops_that_ptxas_unrolls(text: str, expected: bool) -> None:
    assert is_stepped(text) == expected


def apart(extension: str, flags: str, constant: int) -> str:
    """An address behind another by a constant in its index."""
    return rolled(f"""
  %s = add nsw i32 %n, %i
  %e = {extension} i32 %s to i64
  %p = getelementptr i32, ptr addrspace(1) %a, i64 %e
  store i32 1, ptr addrspace(1) %p
  %t = {flags} i32 %s, {constant}
  %v = {extension} i32 %t to i64
  %q = getelementptr i32, ptr addrspace(1) %a, i64 %v
  store i32 2, ptr addrspace(1) %q""")


FAR = 1 << 21
"""Elements of four bytes: just too far."""


@pytest.mark.parametrize(
    ("extension", "flags", "constant", "bytes"),
    [
        ("sext", "add nsw", 3, 12),
        ("sext", "add nsw", -3, -12),
        ("zext", "add nuw", 3, 12),
        ("zext nneg", "add nsw", 3, 12),  # from an address of its own: the index without the constant may be negative
        ("sext", "or disjoint", 3, 12),
        ("sext", "add nuw", 3, None),
        ("zext", "add nsw", 3, None),
        ("zext", "add nuw", -3, None),
        ("sext", "add", 3, None),
        ("sext", "or", 3, None),
        ("sext", "add nsw", FAR - 1, 4 * FAR - 4),
        ("sext", "add nsw", FAR, None),
        ("sext", "add nsw", 1 - FAR, 4 - 4 * FAR),
        ("sext", "add nsw", -FAR, None),
    ],
)
def test_constants_in_indices_are_offsets(extension: str, flags: str, constant: int, bytes: int | None) -> None:
    found = re.findall(r"getelementptr i8, ptr addrspace\(1\) %\w+, i64 (-?\d+)", reduced(apart(extension, flags, constant)))
    assert found == ([] if bytes is None else [str(bytes)])


def multiplied(
    extension: str = "sext", first: str = "mul nsw", added: str = "add nsw", second: str = "mul nsw", by: tuple[int, int, int] = (3, 5, 3)
) -> str:
    """An address by a product, and another by that of a sum. `by`: the first one's factor, what is added, and the second one's factor."""
    factor, constant, other = by
    return rolled(f"""
  %s = add nsw i32 %n, %i
  %m = {first} i32 %s, {factor}
  %e = {extension} i32 %m to i64
  %p = getelementptr i32, ptr addrspace(1) %a, i64 %e
  store i32 1, ptr addrspace(1) %p
  %t = {added} i32 %s, {constant}
  %u = {second} i32 %t, {other}
  %v = {extension} i32 %u to i64
  %q = getelementptr i32, ptr addrspace(1) %a, i64 %v
  store i32 2, ptr addrspace(1) %q""")


BY_64_BITS = (
    multiplied("zext", "mul", "add", "mul")
    .replace("i32 %s,", "i64 %w,")
    .replace("i32 %t,", "i64 %t,")
    .replace("  %e = zext i32 %m to i64\n", "")
    .replace("  %v = zext i32 %u to i64\n", "")
    .replace("i64 %e\n", "i64 %m\n")
    .replace("i64 %v\n", "i64 %u\n")
)


@pytest.mark.parametrize(
    ("text", "bytes"),
    [
        (multiplied(), 60),
        (multiplied("zext", "mul nuw", "add nuw", "mul nuw"), 60),
        (multiplied("zext nneg"), 60),
        (multiplied(added="or disjoint"), 60),
        (multiplied(by=(-3, 5, -3)), -60),
        (multiplied(by=(3, -5, 3)), -60),
        (multiplied(second="shl nsw", by=(4, 5, 2)), 80),
        (multiplied(first="shl nsw", by=(2, 5, 4)), 80),
        (multiplied().replace("  %v = sext i32 %u", "  %u1 = add nsw i32 %u, 1\n  %v = sext i32 %u1"), 64),
        (multiplied().replace("  %m = mul nsw i32 %s,", "  %s2 = add nsw i32 %s, 2\n  %m = mul nsw i32 %s2,"), 36),
        (multiplied().replace("  %m = mul nsw i32 %s,", "  %s2 = add i32 %s, 2\n  %m = mul nsw i32 %s2,"), None),
        (BY_64_BITS, 60),
        (multiplied(first="mul nuw"), None),
        (multiplied(added="add nuw"), None),
        (multiplied(second="mul nuw"), None),
        (multiplied("zext"), None),
        (multiplied("zext nneg", "mul nuw"), None),
        (multiplied(second="sdiv exact"), None),
        (multiplied(second="shl nsw", by=(4, 5, 32)), None),
        (multiplied(by=(3, 5, 5)), None),
        (multiplied().replace("%t = add nsw i32 %s", "%t = add nsw i32 %i"), None),
        (multiplied().replace("  store i32 1, ptr addrspace(1) %p\n", ""), None),  # who knows whether %m wraps around?
        (multiplied(by=(4, FAR // 4 - 1, 4)), 4 * FAR - 16),
        (multiplied(by=(4, FAR // 4, 4)), None),
        (multiplied(by=(4, 1 - FAR // 4, 4)), 16 - 4 * FAR),
        (multiplied(by=(4, -FAR // 4, 4)), None),
    ],
)
def test_constants_that_are_multiplied_are_offsets(text: str, bytes: int | None) -> None:
    only = {"do-lsr-64-bit": "false", "lsr-sxtopt": "false"}
    found = re.findall(r"getelementptr i8, ptr addrspace\(1\) %\w+, i64 (-?\d+)", reduced(text, **only))
    assert found == ([] if bytes is None else [str(bytes)])


def test_a_constant_within_a_sum_is_an_offset_where_the_sum_without_it_is_accessed() -> None:
    """Else nobody knows that the shorter sum doesn't wrap around."""
    text = apart("sext", "add nsw", 3).replace("%t = add nsw i32 %s, 3", "%u = add nsw i32 %i, 3\n  %t = add nsw i32 %n, %u")
    only = {"do-lsr-64-bit": "false", "lsr-sxtopt": "false"}
    assert ", i64 12\n" in reduced(text, **only)
    assert ", i64 12\n" not in reduced(text.replace("store i32 1, ptr addrspace(1) %p", ""), **only)
    assert ", i64 12\n" not in reduced(text.replace("%t = add nsw", "%t = add"), **only)
    assert ", i64 12\n" not in reduced(text.replace("%u = add nsw", "%u = add"), **only)


def test_a_constant_in_an_index_narrower_than_addresses_stays() -> None:
    """It is extended by the getelementptr, and the sum may wrap around before."""
    text = apart("sext", "add", 3).replace("ptr addrspace(1) %a, i64 %v", "ptr addrspace(1) %a, i32 %t")
    assert ", i64 12\n" not in reduced(text)


def branching(then: str, other: str, both: str, behind: str = "") -> str:
    """A loop with a branch, code in the two ways, where they meet, and in a block behind that."""
    text = rolled(
        "  br i1 %c, label %then, label %other\nthen:\n"
        + then
        + "\n  br label %both\nother:\n"
        + other
        + "\n  br label %both\nboth:\n"
        + both
    )
    text = text.replace("[ %next, %loop ]", "[ %next, %latch ]").replace(
        "  %next =", f"  br i1 %c, label %more.of.it, label %latch\nmore.of.it:\n{behind}\n  br label %latch\nlatch:\n  %next ="
    )
    return text.replace("i32 %n)", "i32 %n, i1 %c)")


def access(name: str, extension: str = "sext", base: str = "%a", type: str = "i64") -> str:
    return f"""  %{name}w = {extension} i32 %n to {type}
  %{name} = getelementptr i32, ptr addrspace(1) {base}, {type} %{name}w
  store i32 1, ptr addrspace(1) %{name}"""


def test_offsets_are_from_addresses_that_are_there() -> None:
    further = access("q").replace("i32 %n to", "i32 %t to").replace("  %qw", "  %t = add nsw i32 %n, 3\n  %qw")
    assert "i8, ptr addrspace(1) %p, i64 12" in reduced(branching("", "", access("p"), further))
    assert "i8, ptr addrspace(1) %p, i64 12" not in reduced(branching(access("p"), "", further))


def block_of(text: str, line: str) -> str:
    """The label above a line."""
    *_, label = re.findall(r"^(\S+):", text[: text.index(line)], flags=re.M)
    return str(label)


@pytest.mark.parametrize(
    ("text", "block"),
    [
        (branching("", "", access("p"), access("q", base="%b")), "both"),
        (branching(access("p"), access("q", base="%b"), ""), "other"),
        (branching(access("o"), "", access("p"), access("q", base="%b")), "both"),
        (branching("", "", access("p", type="i128"), access("q", base="%b")), "more.of.it"),
        (branching("", "", access("p", "zext"), access("q", base="%b")), "more.of.it"),
        (branching("", "", access("p"), "  %b2 = load ptr addrspace(1), ptr addrspace(1) %b\n" + access("q", base="%b2")), "more.of.it"),
    ],
)
def test_addresses_stand_where_their_index_is_extended(text: str, block: str) -> None:
    after = reduced(text.replace("i64 %pitch", "ptr addrspace(1) %b"))
    assert block_of(after, "  %q = ") == block


def test_addresses_stand_there_in_what_is_left_to_llvm() -> None:
    """There is no address that is stepped, so that all of it is left."""
    text = branching("", "", access("p"), access("q", base="%b")).replace("i64 %pitch", "ptr addrspace(1) %b")
    after = run(text, "loop-reduce<compare>", cpu="sm_90")
    assert "nvopt-loop-reduce" not in after
    assert block_of(after, "  %q = ") == "both"


@pytest.mark.parametrize(("first", "second", "expected"), [("zext nneg", "zext", "zext"), ("zext nneg", "zext nneg", "zext nneg")])
def test_an_extension_for_two_says_what_both_say(first: str, second: str, expected: str) -> None:
    after = reduced(branching("", "", access("p", first), access("q", second, "%b")).replace("i64 %pitch", "ptr addrspace(1) %b"))
    assert f"%pw = {expected} i32" in after
    assert "%qw" not in after


FIVE = """
  %m = mul nsw i64 %w, 5
  %p = getelementptr float, ptr addrspace(1) %a, i64 %m
  store i32 1, ptr addrspace(1) %p"""


BY_J = """
  %v = zext nneg i32 %j to i64
  %q = getelementptr i8, ptr addrspace(1) %a, i64 %v
  store i32 2, ptr addrspace(1) %q"""


@pytest.mark.parametrize(
    ("following", "counter"),
    [
        (f"%j1 = add nuw nsw i32 %j, 1{BY_J}", "j"),
        (f"%j1 = add nuw nsw i32 %j, 5{BY_J}", "j"),
        (f"%j1 = add nuw nsw i32 %j, 8{BY_J}", "i"),
        ("%j1 = add nuw nsw i32 %j, 5", "i"),  # %j may be poison, %i not
    ],
)
def test_which_counters_give_an_address(following: str, counter: str) -> None:
    text = rolled(FIVE).replace("  %i = phi", "  %j = phi i32 [ 0, %entry ], [ %j1, %loop ]\n  %i = phi")
    after = reduced(text.replace("  %next =", f"  {following}\n  %next ="))
    index = re.search(r"ext (?:nneg )?i32 %(\w+) to", after[: after.index("store i32 1")])
    assert index
    assert index[1] == counter


WIDE = """
  %e = zext i32 %d to i64
  %s = mul i64 %w, %pitch
  %t = add i64 %s, %e
  %p = getelementptr i32, ptr addrspace(1) %a, i64 %t"""
NARROW = """
  %s = mul i32 %i, %k
  %u = mul i32 %s, %k
  %t = add i32 %u, %d
  %e = sext i32 %t to i64
  %p = getelementptr i32, ptr addrspace(1) %a, i64 %e"""


@pytest.mark.parametrize("index", [WIDE, NARROW])
def test_divisions_stay_where_they_are(index: str) -> None:
    """Ahead of the loop nobody has asked whether the divisor is zero."""
    body = f"  %d = udiv i32 %n, %m{index}\n  store i32 1, ptr addrspace(1) %p"
    text = loop(body, params="ptr addrspace(1) %a, i64 %pitch, i32 %n, i32 %m, i32 %k")
    assert "lsr.iv" in reduced(text.replace("udiv i32 %n, %m", "add i32 %n, %m"))
    after = reduced(text)
    assert block_of(after, "udiv") == "loop"
    assert after.count("udiv") == 1


LOCAL = """
  %l = getelementptr i32, ptr addrspace(5) %local, i64 %w
  store i32 1, ptr addrspace(5) %l"""


def left_to_llvm(text: str) -> bool:
    """Whether `compare` leaves the only function as it is. Nobody need be told then."""
    after = run(text, "loop-reduce<compare>", cpu="sm_90")
    assert ('"nvopt-loop-reduce" }' in after) == ("nvopt-loop-reduce" in after)
    return "nvopt-loop-reduce" not in after


def test_functions_are_left_to_llvm_by_name_only_beside_others() -> None:
    left = loop(ONE).replace("void @k", "void @left")
    assert run(left, "loop-reduce<compare>", cpu="sm_90") == run(left, "no-op-module", cpu="sm_90")
    other = loop(ONE).removeprefix(HEAD).replace("void @k", "void @other")
    assert run(left + other, "loop-reduce<compare>", cpu="sm_90") == run(left + other, "no-op-module", cpu="sm_90")
    taken = rolled(ONE).removeprefix(HEAD).replace("void @k", "void @taken")
    both = run(left + taken, "loop-reduce<compare>", cpu="sm_90")
    assert '"nvopt-loop-reduce"="llvm" }' in both
    assert '"nvopt-loop-reduce" }' in both


STRIDED = f"""{HEAD}
define void @k(ptr addrspace(1) %a, i32 %first, i32 %step, i32 %n) {{
entry:
  br label %loop
loop:
  %i = phi i32 [ %first, %entry ], [ %next, %latch ]
  %j = add i32 %i, %step
  %in = icmp slt i32 %j, %n
  br i1 %in, label %then, label %latch
then:
  %w = sext i32 %j to i64
  %p = getelementptr i32, ptr addrspace(1) %a, i64 %w
  store i32 1, ptr addrspace(1) %p
  br label %latch
latch:
  %next = add i32 %j, %step
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}}
"""
"""Both numbers may wrap around before they are extended: the address is a multiple of nothing. LLVM's computes `2 * %step` all the same."""


def test_functions_in_which_nothing_is_to_be_done_are_left_alone() -> None:
    assert not left_to_llvm(STRIDED)


def test_functions_in_which_llvm_takes_as_little_are_left_to_it() -> None:
    assert not left_to_llvm(rolled(ONE))  # a base and a multiple of a counter, in one instruction; a step takes two
    assert left_to_llvm(loop(ONE))  # unrolled by ptxas: both step a pointer
    assert left_to_llvm(rolled(ONE + LOCAL))
    assert left_to_llvm(rolled(ONE.replace("addrspace(1) %a", "addrspace(5) %local").replace("addrspace(1) %p", "addrspace(5) %p")))


POINTERS = "ptr addrspace(1) %a, ptr addrspace(1) %b, ptr addrspace(1) %c, ptr addrspace(1) %d, ptr addrspace(1) %e, i64 %pitch, i32 %n"


def streams(count: int, index: str = "i64 %w") -> str:
    """A loop that ptxas unrolls, with so many addresses that are stepped: a quarter of an instruction each, here and with LLVM's."""
    accesses = "\n".join(
        f"  %p{at} = getelementptr float, ptr addrspace(1) %{pointer}, {index}\n  store i32 1, ptr addrspace(1) %p{at}"
        for at, pointer in enumerate("abcde"[:count])
    )
    return loop(accesses, params=POINTERS)


@pytest.mark.parametrize("count", [1, 4, 5])
def test_where_all_that_can_be_done_is_to_step_pointers_functions_are_left_to_llvm(count: int) -> None:
    assert left_to_llvm(streams(count))
    assert not is_candidate(streams(count))


@pytest.mark.parametrize(("count", "expected"), [(3, False), (4, True), (5, True)])
def test_narrow_addresses_that_could_go_by_a_counter_are_looked_at(count: int, expected: bool) -> None:
    """A quarter of an instruction each: from an instruction on."""
    assert is_candidate(streams(count).replace("addrspace(1)", "addrspace(3)")) == expected


def test_addresses_a_constant_apart_are_one_to_step() -> None:
    text = streams(4).replace("addrspace(1)", "addrspace(3)")
    beside = text.replace("float, ptr addrspace(3) %b, i64 %w", "i8, ptr addrspace(3) %p0, i64 4")
    assert is_candidate(text)
    assert not is_candidate(beside)


@pytest.mark.parametrize(
    ("ours", "llvm", "expected"),
    [
        (7, 0, False),
        (8, 0, True),
        (-20, -28, True),
        (167, 160, False),
        (168, 160, True),
        (189, 180, True),
        (188, 180, False),
        (840, 800, True),
        (839, 800, False),
    ],
)
def test_a_twentieth_of_what_llvm_saves_is_sufficient(ours: float, llvm: float, expected: bool) -> None:
    estimate = Estimate()
    estimate.ours, estimate.llvm = ours, llvm
    assert estimate.takes_less == expected


@pytest.mark.parametrize(("divisor", "expected"), [("3", True), ("%o", True), ("%m", False)])
def test_llvm_divides_no_second_time_where_that_may_trap(divisor: str, expected: bool) -> None:
    """The address stays as it is then: what it begins with can't be computed ahead of the loop."""
    body = """
  %s = add i64 %w, %d
  %t = mul i64 %s, %pitch
  %p = getelementptr float, ptr addrspace(1) %a, i64 %t
  store i32 1, ptr addrspace(1) %p"""
    text = loop(body, params="ptr addrspace(1) %a, i64 %pitch, i32 %n, i64 noundef %m")
    text = text.replace("entry:\n", f"entry:\n  %o = or i64 %m, 1\n  %d = udiv i64 %pitch, {divisor}\n")
    assert left_to_llvm(text) == expected


def of_variables(one: str = "@x", other: str = "@y", index: str = "%i", type: str = "float", place: int = 3) -> str:
    """A loop that ptxas unrolls, with an address in each of two variables, whose pointers have 32 bits."""
    head = (
        HEAD
        + f'''target datalayout = "{data_layout("nvptx64-nvidia-cuda", short_pointers=True)}"
@x = internal addrspace({place}) global [64 x float] zeroinitializer
@y = internal addrspace({place}) global [64 x float] zeroinitializer
'''
    )
    return head + loop(
        f"""
  %k = add i32 %i, %n
  %p = getelementptr float, ptr addrspace({place}) {one}, i32 %i
  %q = getelementptr {type}, ptr addrspace({place}) {other}, i32 {index}
  %v = load i32, ptr addrspace({place}) %p
  %u = load i32, ptr addrspace({place}) %q
  store i32 %v, ptr addrspace(1) %a
  store i32 %u, ptr addrspace(1) %a""",
        params=f"ptr addrspace(1) %a, ptr addrspace({place}) %b, i32 %n",
    ).removeprefix(HEAD)


@pytest.mark.parametrize(
    ("text", "costs"),
    [
        (of_variables(), [0, 0]),
        (of_variables(place=4), [0, 0]),
        (of_variables(place=1), [1, 1]),  # a sum of 64 bits each
        (of_variables(other="%b"), [1, 1]),
        (of_variables(one="%b"), [1, 1]),
        (of_variables(index="%k"), [1, 1]),
        (of_variables(type="i64"), [1, 1]),
    ],
)
def test_variables_are_part_of_accesses(text: str, costs: list[int]) -> None:
    """One index is multiplied once for addresses in several variables, and where these are is added by the accesses."""
    function = Module.parse(run(text, "no-op-module")).functions[0]
    (one,) = LoopInfo(function, DominatorTree(function))
    assert [cost(inst, one) for inst in one.header if inst.opcode == "getelementptr"] == costs


def test_an_index_of_several_variables_stays() -> None:
    """LLVM would step a pointer for each; a look at the instructions alone leaves nothing to it."""
    assert not left_to_llvm(of_variables(place=3))
    assert "lsr" not in reduced(of_variables())


def is_candidate(text: str) -> bool:
    """Whether a look at the instructions of the only function leaves it to the estimate."""
    function = Module.parse(run(text, "no-op-module")).functions[0]
    return may_be_taken(LoopInfo(function, DominatorTree(function)))


FULL = "  call void @f()\n"
"""What ptxas unrolls no loop for."""
SHARED = "ptr addrspace(3) @s"
GLOBAL = "ptr addrspace(1) %a"


def addressed(pointer: str, index: str = "i32 %i", more: str = "", test: str = "icmp slt i32 %next, %n") -> str:
    """A loop with one address, and what else there is of it."""
    space = pointer.rpartition(" ")[0]
    body = f"  %p = getelementptr i32, {pointer}, {index}\n  store i32 1, {space} %p\n{more}"
    text = loop(body, test=test)
    if text.count("%w") == 1:
        text = text.replace("  %w = zext nneg i32 %i to i64\n", "")
    return text + "@s = addrspace(3) global [64 x i32] poison\ndeclare void @f()\n"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (addressed(SHARED, more=FULL), False),  # one instruction, with the counter as it is
        (addressed(SHARED), True),  # of which ptxas makes one for four
        (addressed(SHARED, more=FULL, test="icmp ne i32 %next, 64"), True),  # none with a counter in bytes
        (addressed(SHARED, more=f"{FULL}  store i64 %w, ptr addrspace(1) %a\n", test="icmp ne i32 %next, 64"), False),
        (addressed(SHARED, more=f"{FULL}  store i32 %i, ptr addrspace(1) %a\n", test="icmp ne i32 %next, 64"), False),
        (addressed(GLOBAL, "i64 %w", FULL), False),
        (addressed(GLOBAL, "i64 %w", FULL, "icmp ne i32 %next, 64"), False),  # 64 bits, in which nothing counts in bytes
        (addressed(GLOBAL, "i64 %x", f"{FULL}  store i64 %w, {GLOBAL}\n").replace("  %p =", "  %x = mul i64 %w, %pitch\n  %p ="), True),
        (addressed(GLOBAL, "i64 %w", f"{FULL}  %q = getelementptr i64, {GLOBAL}, i64 %w\n  store i32 1, ptr addrspace(1) %q\n"), True),
        (addressed("ptr addrspace(5) %local", more=FULL), True),  # which the estimate leaves to LLVM
        (addressed(SHARED, "i32 %l", FULL).replace("  %p =", "  %l = load i32, ptr addrspace(1) %a\n  %p ="), False),
        (addressed(SHARED, "i32 %l", "").replace("  %p =", "  %l = load i32, ptr addrspace(1) %a\n  %p ="), False),
    ],
)  # fmt: skip
def test_what_can_gain_nothing_is_not_asked_about(text: str, expected: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    function = Module.parse(run(text, "no-op-module")).functions[0]
    loops = LoopInfo(function, DominatorTree(function))
    (one,) = loops
    assert may_gain(one, loops, rounds(one)) is expected
    made = False
    new = ScalarEvolution.__init__

    def made_and_told(self: ScalarEvolution, *args: Any, **others: Any) -> None:
        nonlocal made
        made = True
        new(self, *args, **others)

    monkeypatch.setattr(ScalarEvolution, "__init__", made_and_told)
    run(text, "loop-reduce", cpu="sm_90")
    assert made <= expected


@pytest.mark.parametrize(
    ("index", "expected"),
    [
        ("add i64 %w, 3", False),
        ("mul i64 %w, 3", False),
        ("shl i64 %w, 3", False),
        ("or i64 %w, 3", False),
        ("xor i64 %w, 3", True),
        ("xor i64 %w, -1", False),
        ("xor i64 %w, %pitch", True),
        ("lshr i64 %w, 3", True),
        ("mul i64 %w, %pitch", True),
        ("shl i64 3, %w", True),
    ],
)
def test_what_may_step_by_no_constant_is_looked_at(index: str, expected: bool) -> None:
    assert is_candidate(streams(1, "i64 %v").replace("  %p0 =", f"  %v = {index}\n  %p0 =")) == expected


def indexed_by(index: str, pointer: str = "ptr addrspace(1) %a") -> str:
    """A loop that ptxas leaves alone, with one address."""
    return rolled(f"""
  {index}
  %p = getelementptr float, {pointer}, i64 %x
  store i32 1, {pointer.split(" %")[0]} %p""")


@pytest.mark.parametrize(
    ("index", "expected"),
    [
        ("%x = mul i64 %w, %pitch", True),
        ("%x = xor i64 %w, -1", True),
        ("%x = lshr i64 %w, 3", True),
        ("%x = urem i64 %w, 3", False),
        ("%x = srem i64 %w, %pitch", False),
        ("%y = urem i64 %pitch, 3\n  %x = add i64 %w, %y", True),
        ("%x = load i64, ptr addrspace(1) %a", False),
        ("%y = load i64, ptr addrspace(1) %a\n  %x = add i64 %w, %y", False),
    ],
)
def test_addresses_that_do_not_go_up_by_the_same_are_none_to_step(index: str, expected: bool) -> None:
    assert is_candidate(indexed_by(index)) == expected
    assert expected or left_to_llvm(indexed_by(index))


@pytest.mark.parametrize(
    ("pointer", "index", "expected"),
    [
        ("ptr addrspace(5) %local", "%x = add i64 %w, %pitch", False),
        ("ptr %held", "%x = add i64 %w, %pitch", False),
        ("ptr addrspace(1) %a", "%x = add i64 %w, %pitch", True),
        ("ptr addrspace(5) %local", "%x = add i64 1, %pitch", True),  # the same in each iteration
    ],
)
def test_functions_with_loops_over_local_arrays_are_no_candidates(pointer: str, index: str, expected: bool) -> None:
    assert is_candidate(indexed_by(index, pointer)) == expected


@pytest.mark.parametrize(("step", "expected"), [("4", False), ("%n", True)])
def test_steps_that_are_no_constants_are_looked_at(step: str, expected: bool) -> None:
    """LLVM's takes a step of two instructions in each iteration for these, whether the loop is unrolled or not."""
    text = streams(1, "i64 %v").replace(
        "%w =", f"%j = phi i32 [ 0, %entry ], [ %k, %loop ]\n  %k = add i32 %j, {step}\n  %v = sext i32 %j to i64\n  %w ="
    )
    assert is_candidate(text) == expected


@pytest.mark.parametrize(("length", "expected"), [(15, True), (16, True), (17, False)])
def test_few_instructions_are_copied_ahead_of_the_loop(length: int, expected: bool) -> None:
    chain = "\n".join(f"  %c{at} = add i32 {f'%c{at - 1}' if at else '%i'}, %n" for at in range(length))
    body = f"""{chain}
  %v = sext i32 %c{length - 1} to i64
  %p = getelementptr float, ptr addrspace(1) %a, i64 %v
  store i32 1, ptr addrspace(1) %p"""
    function = Module.parse(run(loop(body), "no-op-module")).functions[0]
    scev = ScalarEvolution(function)
    (one,) = scev.loops
    (group,) = groups_of(one, scev)
    assert any(form.start.copied is not None for form in stepped(group, one, scev)) == expected


@pytest.mark.parametrize(("distance", "reached"), [((1 << 23) - 1, True), (1 << 23, False), ((1 << 23) + 4, False)])
def test_a_formula_whose_offsets_no_access_can_hold_is_none(distance: int, reached: bool) -> None:
    """One address is 8 bytes behind the base, the other one within reach of it, but not of the base."""
    text = loop(f"""
  %m = mul nsw i64 %w, 12
  %s = add nsw i64 %m, %w
  %p = getelementptr i8, ptr addrspace(1) %a, i64 %s
  %q = getelementptr i8, ptr addrspace(1) %p, i64 8
  store i32 1, ptr addrspace(1) %q
  %r = getelementptr i8, ptr addrspace(1) %p, i64 {distance}
  store i32 1, ptr addrspace(1) %r""").replace("  %more", "  call void @f()\n  %more")
    text += "declare void @f()\n"
    indexed = "getelementptr [13 x i8], ptr addrspace(1) %a, i64 "
    assert (indexed in reduced(text)) == reached
    assert ("lsr.iv = phi ptr" in reduced(text)) == (not reached)
    assert indexed in reduced(text, **{"filter-bad-formula": "0"})


@pytest.mark.parametrize(
    ("knobs", "stepped"),
    [
        ({"lsr-check-rp": "1", "lsr-rp-limit": "5"}, False),
        ({"lsr-check-rp": "1", "lsr-rp-limit": "6"}, False),
        ({"lsr-check-rp": "1", "lsr-rp-limit": "7"}, True),
        ({"lsr-check-rp": "1", "lsr-rp-limit": "8", "count-sxt-opt-for-reg-pressure": "0"}, False),
        ({"lsr-check-rp": "1", "lsr-rp-limit": "9", "count-sxt-opt-for-reg-pressure": "0"}, True),
        ({"lsr-check-rp": "0", "lsr-rp-limit": "0"}, True),
        ({"lsr-check-rp": "1"}, True),
    ],
)
def test_loops_of_many_registers_are_left_alone(knobs: dict[str, str], stepped: bool) -> None:
    """Eight live in this one, two of which are the extension."""
    text = loop("""
  %m = mul nsw i64 %w, %pitch
  %p = getelementptr float, ptr addrspace(1) %a, i64 %m
  store i32 1, ptr addrspace(1) %p""").replace("ptx_kernel ", "")
    assert ("%lsr.iv = " in reduced(text, **knobs)) == stepped


@pytest.mark.parametrize(
    ("kept", "kernel", "stepped"), [("", False, True), ("%pitch", False, False), ("%w", False, True), ("", True, False)]
)
def test_without_the_discount_no_more_registers_are_taken(kept: str, kernel: bool, stepped: bool) -> None:
    """Pointer and step take the place of base and pitch, unless the loop needs that for something else, or has it in constant memory."""
    text = loop(f"""
  %m = mul nsw i64 %w, %pitch
  %p = getelementptr float, ptr addrspace(1) %a, i64 %m
  store i64 {kept or 1}, ptr addrspace(1) %p""")
    text = text if kernel else text.replace("ptx_kernel ", "")
    assert ("%lsr.iv = " in reduced(text, **{"disable-lsr-complexity-discount": "1"})) == stepped
    assert "%lsr.iv = " in reduced(text)


def test_short_addresses_go_up_whatever_extends_their_index() -> None:
    """The index may wrap around before its extension, which is cut off again."""
    text = """target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [64 x float] undef
define ptx_kernel void @k(i32 %first, i32 %step, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %at = phi i32 [ %first, %entry ], [ %further, %loop ]
  %w = sext i32 %at to i64
  %p = getelementptr float, ptr addrspace(3) @s, i64 %w
  store float 1.0, ptr addrspace(3) %p
  %further = add i32 %at, %step
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}
"""
    for layout, expected in ((data_layout("nvptx64-nvidia-cuda"), 0), (data_layout("nvptx64-nvidia-cuda", short_pointers=True), 1)):
        scev = ScalarEvolution(Module.parse(f'target datalayout = "{layout}"\n{text}').functions[0])
        (one,) = scev.loops
        assert len(groups_of(one, scev)) == expected


def _holding(count: int, loops: str, *, ahead: bool = False) -> str:
    """A kernel that holds so many floats from its entry to its end, or to its loops."""
    loads, stores = [], []
    for at in range(count):
        loads += [f"  %p{at} = getelementptr float, ptr addrspace(1) %b, i64 {2 * at}", f"  %v{at} = load float, ptr addrspace(1) %p{at}"]
        stores.append(f"  store float %v{at}, ptr addrspace(1) %p{at}")
    return "\n".join(
        [
            f"{HEAD}declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()",
            "define ptx_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %b, i64 %pitch, i32 %n) {",
            "entry:",
            *loads,
            "  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()",
            *(["  br label %middle", "middle:", *stores] if ahead else []),
            loops,
            "done:",
            *([] if ahead else stores),
            "  ret void\n}\n",
        ]
    )


_INNER = """
  br label %inner
inner:
  %i = phi i32 [ 0, %outer ], [ %next, %inner ]
  %sum = phi float [ %s, %outer ], [ %t, %inner ]
  %t = fmul float %sum, %sum
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %inner, label %last"""


@pytest.mark.parametrize(
    ("held", "ahead", "inner", "cpu", "stepped"),
    [
        (15, False, True, "sm_90", True),  # 27 registers, and four for pointer and step
        (16, False, True, "sm_90", True),
        (17, False, True, "sm_90", False),
        (20, False, True, "sm_90", False),
        (21, False, True, "sm_90", True),  # 33: all warps don't run as it is
        (17, False, False, "sm_90", True),
        (17, False, True, "", True),
        (26, True, True, "sm_90", True),  # 32, but not in the loops
    ],
)
def test_loops_around_others_hold_nothing_that_costs_warps(held: int, ahead: bool, inner: bool, cpu: str, stepped: bool) -> None:
    once = "\n  %t = fmul float %s, %s\n  br label %last"
    text = _holding(
        held,
        f"""  %first = zext nneg i32 %x to i64
  br label %outer
outer:
  %j = phi i64 [ %first, %entry ], [ %after, %last ]
  %m = mul nsw i64 %j, %pitch
  %q = getelementptr float, ptr addrspace(1) %a, i64 %m
  %s = load float, ptr addrspace(1) %q{_INNER if inner else once}
last:
  store float %t, ptr addrspace(1) %q
  %after = add nuw nsw i64 %j, 1024
  %again = icmp samesign ult i64 %after, 65536
  br i1 %again, label %outer, label %done""",
        ahead=ahead,
    ).replace("[ %first, %entry ]", "[ %first, %middle ]" if ahead else "[ %first, %entry ]")
    assert ("%lsr.iv = " in run(text, "loop-reduce", cpu=cpu or None)) == stepped


SUMMED = """target triple = "nvptx64-nvidia-cuda"
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define ptx_kernel void @k(ptr addrspace(1) %a, i32 noundef %n, i32 noundef %m, i32 %unsure) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %base = mul i32 %tid, 3
  %q = getelementptr i8, ptr addrspace(1) %a, i64 4
  br label %loop
loop:
  %i = phi i32 [ %tid, %entry ], [ %next, %loop ]
  %x = phi i32 [ 0, %entry ], [ %y, %loop ]
  %sum = add nsw i32 %base, %i
  %y = xor i32 %x, %sum
  store i32 %y, ptr addrspace(1) %q, align 4
  %next = add nuw nsw i32 %i, 1
  %done = icmp eq i32 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret void
}
"""


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({}, True),
        ({"%base, %i": "%i, %base"}, True),
        ({"icmp eq": "icmp ne", "%exit, label %loop": "%loop, label %exit"}, True),
        ({"icmp eq": "icmp uge"}, False),
        # nothing but sums of one and the same
        ({"add nsw i32 %base": "sub nsw i32 %base"}, False),
        ({"%base, %i": "%x, %i"}, False),
        ({"%base, %i": "%i, 5"}, False),
        ({"%base, %i": "%i, %i"}, False),
        ({"%y = xor i32 %x, %sum": "%same = add i32 %i, %base\n  %y = xor i32 %same, %sum"}, True),
        ({"%y = xor i32 %x, %sum": "%other = add i32 %i, %m\n  %y = xor i32 %other, %sum"}, False),
        ({"%y = xor i32 %x, %sum": "%y = xor i32 %i, %sum"}, False),
        ({"%x = phi i32 [ 0, %entry ], [ %y, %loop ]": "%x = phi i32 [ 0, %entry ], [ %next, %loop ]"}, False),
        # how often it goes round
        ({"[ %tid, %entry ]": "[ 0, %entry ]", "%next, %n": "%next, 64"}, False),
        ({"[ %tid, %entry ]": "[ 0, %entry ]", "%next, %n": "%next, 64", "%base, %i": "%m, %i"}, False),
        ({"[ %tid, %entry ]": "[ 0, %entry ]"}, False),
        ({"[ %tid, %entry ]": "[ 0, %entry ]", "%base, %i": "%m, %i"}, True),
        ({"[ %tid, %entry ]": "[ 0, %entry ]", "%next, %n": "%next, %base"}, True),
        ({"%next, %n": "%next, 64"}, True),
    ],
)
def test_counters_count_by_sums(changes: dict[str, str], expected: bool) -> None:
    text = SUMMED
    for old, new in changes.items():
        assert old in text
        text = text.replace(old, new)
    assert ("%lsr.at = phi" in run(text, "loop-reduce", cpu="sm_90")) == expected


@pytest.mark.parametrize(("added", "is_frozen"), [("%base", False), ("%unsure", True), ("%m", False)])
def test_what_a_counter_counts_by_is_the_same_for_its_limit(added: str, is_frozen: bool) -> None:
    after = run(SUMMED.replace("%base, %i", f"{added}, %i"), "loop-reduce", cpu="sm_90")
    assert "%lsr.at = phi" in after
    assert (" = freeze i32 " in after) == is_frozen
