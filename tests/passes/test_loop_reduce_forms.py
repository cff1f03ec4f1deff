"""loop-reduce: each condition of the forms that addresses may have, alone untrue, and what each form takes."""

from __future__ import annotations

import pytest

from nvopt import run
from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.loops import Loop, LoopInfo
from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
from nvopt.ir import Argument, Instruction, Module
from nvopt.knobs import KnobValues
from nvopt.passes.loop_reduce.addresses import Group, cost, dead_without, groups_of
from nvopt.passes.loop_reduce.byte_counters import byte_counters
from nvopt.passes.loop_reduce.forms import Indexed, Start, Stepped, counted, indexed, stepped
from nvopt.passes.loop_reduce.rounds import rounds
from nvopt.passes.loop_reduce.rows import in_rows, is_one_product
from nvopt.passes.loop_reduce.solution import Problem
from nvopt.transforms.loops import bring_into_form
from nvopt.transforms.scev_expander import SCEVExpander

NARROW = 'target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p7:32:32-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"\n'
HEAD = 'target triple = "nvptx64-nvidia-cuda"\n'


def nest(body: str, *, phis: str = "", next: str = "", head: str = "", test: str = "icmp slt i32 %next, %n") -> str:
    """Two loops; the inner one, `loop`, counts by `%i`, the outer one by `%j`."""
    return f"""{head}{HEAD}
define ptx_kernel void @k(ptr addrspace(1) %a, ptr addrspace(3) %s, i64 %pitch, i32 %n, i32 %k) {{
entry:
  %held = alloca [64 x double], align 8
  %local = addrspacecast ptr %held to ptr addrspace(5)
  br label %outer
outer:
  %j = phi i32 [ 0, %entry ], [ %j1, %last ]
  br label %loop
loop:
  %i = phi i32 [ 0, %outer ], [ %next, %latch ]
{phis}
  %w = zext nneg i32 %i to i64
  %odd = icmp eq i32 %i, %k
  br i1 %odd, label %then, label %latch
then:
  br label %latch
latch:
  %met = phi i32 [ %n, %loop ], [ %k, %then ]
{body}
{next}
  %next = add nuw nsw i32 %i, 1
  %more = {test}
  br i1 %more, label %loop, label %last
last:
  %j1 = add nuw nsw i32 %j, 1
  %again = icmp slt i32 %j1, %n
  br i1 %again, label %outer, label %done
done:
  ret void
}}
"""


def groups(text: str) -> tuple[list[Group], Loop, ScalarEvolution]:
    """Of the inner loop."""
    function = Module.parse(run(text, "no-op-module")).functions[0]
    scev = ScalarEvolution(function)
    (loop,) = [loop for loop in scev.loops if loop.header.name == "loop"]
    return groups_of(loop, scev), loop, scev


ADDRESS = """
  %p = getelementptr float, ptr addrspace(1) %a, i64 %w
  store i32 1, ptr addrspace(1) %p"""
INTO_TILE = """
  %p = getelementptr float, ptr addrspace(3) %s, i32 %i
  store i32 1, ptr addrspace(3) %p"""
BY_I = {("i", "sext", 4, 0), ("i", "zext", 4, 0)}


def second(type: str, first: str, following: str) -> dict[str, str]:
    """Another phi of the inner loop, `%c`."""
    return {"phis": f"  %c = phi {type} [ {first}, %outer ], [ %c1, %latch ]", "next": f"  %c1 = {following}"}


@pytest.mark.parametrize(
    ("text", "more"),
    [
        (nest(ADDRESS), set()),
        # as wide as an address, and wider
        (nest(ADDRESS, **second("i64", "0", "add nuw nsw i64 %c, 1")), {("c", "", 4, 0)}),
        (nest(ADDRESS, **second("i128", "0", "add nuw nsw i128 %c, 1")), set()),
        (nest(ADDRESS, **second("ptr", "null", "getelementptr i8, ptr %c, i64 1")), set()),
        # steps that go into the address's, and that do not
        (nest(ADDRESS, **second("i64", "0", "add nsw i64 %c, 4")), {("c", "", 1, 0)}),
        (nest(ADDRESS, **second("i64", "0", "add nsw i64 %c, -2")), {("c", "", -2, 0)}),
        (nest(ADDRESS, **second("i64", "0", "add nsw i64 %c, 3")), set()),
        (nest(ADDRESS, **second("i64", "0", "add nsw i64 %c, 8")), set()),
        (nest(ADDRESS, **second("i64", "0", "add nsw i64 %c, %pitch")), set()),
        # what may wrap around before it is extended, with a sign, or without
        (nest(ADDRESS, **second("i32", "%k", "add i32 %c, 2")), set()),
        (nest(ADDRESS, **second("i32", "-4", "add i32 %c, 1")), {("c", "sext", 4, 16)}),
        (nest(ADDRESS, **second("i32", "0", "add i32 %c, 2")), {("c", "zext", 2, 0)}),
        # a counter of the outer loop by another name, and one whose step grows
        (nest(ADDRESS, phis="  %c = phi i32 [ %j, %outer ], [ %c, %latch ]"), set()),
        (nest(ADDRESS, **second("i64", "0", "add nsw i64 %c, %w")), set()),
        (nest(ADDRESS, **second("i64", "0", "add nsw i64 %c, %w1")).replace("  %c1 =", "  %w1 = add i64 %w, 1\n  %c1 ="), set()),
        # what it begins with is some bytes
        (nest(ADDRESS, **second("i64", "5", "add nuw nsw i64 %c, 1")), {("c", "", 4, -20)}),
        (nest(ADDRESS, **second("i64", str((1 << 21) - 1), "add nuw nsw i64 %c, 1")), {("c", "", 4, 4 - (1 << 23))}),
        (nest(ADDRESS, **second("i64", str(1 << 21), "add nuw nsw i64 %c, 1")), {("c", "", 4, 0)}),
        (nest(ADDRESS, **second("i64", str(-(1 << 21) + 1), "add nsw i64 %c, 1")), {("c", "", 4, (1 << 23) - 4)}),
        (nest(ADDRESS, **second("i64", str(-(1 << 21)), "add nsw i64 %c, 1")), {("c", "", 4, 0)}),
    ],
)  # fmt: skip
def test_counters_that_an_address_may_be_a_multiple_of(text: str, more: set[tuple[str, str, int, int]]) -> None:
    found, loop, scev = groups(text)
    (group,) = [group for group in found if group.values[0].name == "p"]
    assert {(form.counter.name, form.extension, form.scale, form.offset) for form in indexed(group, loop, scev)} == BY_I | more


def test_an_address_that_goes_up_by_no_constant_is_no_multiple() -> None:
    (group,), loop, scev = groups(
        nest(ADDRESS.replace("%p =", "%m = mul nsw i64 %w, %pitch\n  %p =").replace("i64 %w\n  store", "i64 %m\n  store"))
    )
    assert list(indexed(group, loop, scev)) == []


def test_counters_of_64_bits_give_no_address_of_32() -> None:
    (group,), loop, scev = groups(nest(INTO_TILE, head=NARROW, **second("i64", "0", "add nuw nsw i64 %c, 1")))
    assert [(form.counter.name, form.extension, form.scale) for form in indexed(group, loop, scev)] == [("i", "", 4)]


def test_a_start_in_the_outer_loop_is_told_from_its_bytes() -> None:
    """What it is in the outer loop's first iteration has a constant in it: that is part of each access."""
    body = """
  %x = zext nneg i32 %j to i64
  %row = mul nuw nsw i64 %x, 1024
  %t = add nuw nsw i64 %row, %w
  %u = add nuw nsw i64 %t, 7
  %p = getelementptr float, ptr addrspace(1) %a, i64 %u
  store i32 1, ptr addrspace(1) %p"""
    (group,), loop, scev = groups(nest(body))
    assert {(form.counter.name, form.extension, form.scale, form.offset) for form in indexed(group, loop, scev)} == {
        ("i", "sext", 4, 28), ("i", "zext", 4, 28)
    }  # fmt: skip
    for form in indexed(group, loop, scev):
        assert isinstance(form.start.anchor, Argument)
        assert form.start.anchor.name == "a"
        assert str(form.start.distance) == "{0,+,4096}<%outer>"


def into_local(type: str, name: str, index: str = "%w") -> str:
    return f"  %{name} = getelementptr {type}, ptr addrspace(5) %local, i64 {index}\n  store i8 1, ptr addrspace(5) %{name}\n"


def test_a_counter_in_bytes_serves_what_goes_up_by_its_step() -> None:
    found, loop, scev = groups(
        nest(into_local("i32", "p") + into_local("i64", "q", "%w") + ADDRESS.replace("%p", "%g"), test="icmp ne i32 %next, 16")
    )
    dead = [inst for block in loop.blocks for inst in block if inst.opcode in ("getelementptr", "zext")]
    counter = {counter.step: counter for counter in byte_counters(loop, [4, 8], [*dead, *_compares(loop)], scev)}
    served = {step: [group.values[0].name for group in found if counted(group, counter[step], scev)] for step in counter}
    assert served == {4: ["p"], 8: ["q"]}  # and not `%g`, of 64 bits


def _compares(loop: Loop) -> list[Instruction]:
    return [inst for block in loop.blocks for inst in block if inst.name == "odd"]


def index(arithmetic: str) -> str:
    """A number of 32 bits that is extended for an address, as loop-reduce may step it."""
    return nest(
        f"""  {arithmetic}
  %v = sext i32 %t to i64
  %p = getelementptr float, ptr addrspace(1) %a, i64 %v
  store i32 1, ptr addrspace(1) %p""",
        phis="  %h = load i32, ptr addrspace(1) %a",
    )


@pytest.mark.parametrize(
    ("arithmetic", "expected"),
    [
        ("%t = add i32 %i, %k", True),
        ("%t = sub i32 %i, %k", True),
        ("%t = mul i32 %i, %k", True),
        ("%t = shl i32 %i, 3", True),
        ("%z = shl i32 %n, 3\n  %t = add i32 %i, %z", True),
        ("%y = shl i32 %n, %k\n  %z = sub i32 %y, %y\n  %t = add i32 %i, %z", False),  # the amount may be too large
        ("%z = and i32 %n, 3\n  %t = add i32 %i, %z", False),
        ("%z = udiv i32 %n, %k\n  %t = add i32 %i, %z", False),
        ("%z = sub i32 %met, %met\n  %t = add i32 %i, %z", False),  # no phi of the header
        ("%z = sub i32 %j, %n\n  %t = add i32 %i, %z", True),  # of the loop around
    ],
)  # fmt: skip
def test_arithmetic_that_can_be_copied_ahead_of_the_loop(arithmetic: str, expected: bool) -> None:
    found, loop, scev = groups(index(arithmetic))
    (group,) = [group for group in found if group.is_index and group.values[0].name == "t"]
    assert any(form.start.copied is not None for form in stepped(group, loop, scev)) == expected


BY_K = "add nsw i32 %c, %k"
OF_C = """  %v = sext i32 %c to i64
  %p = getelementptr float, ptr addrspace(1) %a, i64 %v
  store i32 1, ptr addrspace(1) %p"""
LONG = "\n".join(f"  %l{at} = load volatile i32, ptr addrspace(1) %a" for at in range(50))


@pytest.mark.parametrize(
    ("text", "goes"),
    [
        (nest(OF_C, **second("i32", "%n", BY_K)), True),
        (nest(OF_C, **second("i32", "%n", "add nsw i32 %k, %c")), True),
        (nest(OF_C, **second("i32", "%n", "add nsw i32 %c, %j")), True),  # known ahead of this loop
        (nest(OF_C, **second("i32", "%n", "add nsw i32 %c, 3")), False),
        (nest(OF_C, **second("i32", "%n", "add nsw i32 %c, %met")), False),
        (nest(OF_C, **second("i32", "%n", "sub nsw i32 %c, %k")), False),
        (nest(OF_C + LONG, **second("i32", "%n", BY_K)), False),  # ptxas leaves the loop as it is
        (nest(OF_C + "\n  store i32 %c, ptr addrspace(3) %s", **second("i32", "%n", BY_K)), False),
        (nest(OF_C, **second("i32", "%n", BY_K + "\n  store i32 %c1, ptr addrspace(3) %s")), False),
    ],
)
def test_counters_that_go_with_their_addresses(text: str, goes: bool) -> None:
    function = Module.parse(run(text, "no-op-module")).functions[0]
    (loop,) = [loop for loop in LoopInfo(function, DominatorTree(function)) if loop.header.name == "loop"]
    address = next(inst for block in loop.blocks for inst in block if inst.name == "p")
    assert [one.name for one in dead_without([address], loop)] == (["p", "v", "c", "c1"] if goes else ["p", "v"])


@pytest.mark.parametrize(
    ("body", "by", "expected"),
    [
        (OF_C, BY_K, True),
        (OF_C, "add nsw i32 %c, 3", False),  # no product
        (OF_C + LONG, BY_K, False),
        (OF_C.replace("sext i32 %c", "sext i32 %d").replace("  %v", "  %d = udiv exact i32 %c, 1\n  %v", 1), BY_K, False),
    ],
)
def test_addresses_that_begin_as_in_the_first_iteration(body: str, by: str, expected: bool) -> None:
    found, loop, scev = groups(nest(body, **second("i32", "%n", by)))
    (group,) = [group for group in found if not group.is_index]
    assert any(form.start.copied is not None for form in stepped(group, loop, scev)) == expected


def test_what_the_forms_take() -> None:
    (wide, narrow), loop, scev = groups(nest(ADDRESS + into_local("i32", "q")))
    assert (wide.is_narrow, narrow.is_narrow) == (False, True)
    one, by_pitch = scev.constant(wide.first.operands[1].type, 4), scev.get(scev.function.args[2])
    start = Start(None, wide.first.start)
    phi, *_ = loop.header.phis()
    hows = (("sext", 4), ("", 4), ("sext", -4), ("sext", 0), ("", -1))
    assert [Indexed(start, phi, *how, 0).cost(wide, 1) for how in hows] == [1, 2, 2, 1, 3]
    assert [Indexed(start, phi, *how, 0).cost(narrow, 1) for how in hows] == [1, 1, 2, 1, 2]
    # a constant is stepped once for several iterations
    for group, once in ((wide, 3), (narrow, 1)):
        assert [Stepped(start, one).cost(group, rounds) for rounds in (1, 2, 4)] == [once, 0.25, 0.25]
        assert [Stepped(start, by_pitch).cost(group, rounds) for rounds in (1, 2, 4)] == [once] * 3


def test_what_it_takes_to_step_an_index() -> None:
    """An instruction for each constant that isn't part of an access any more."""
    lines = "\n".join(
        f"""  %v{at} = sext i32 %t{at} to i64
  %p{at} = getelementptr float, ptr addrspace(1) %a, i64 %v{at}
  store i32 1, ptr addrspace(1) %p{at}"""
        for at in range(4)
    )
    found, loop, scev = groups(nest(
        "  %t0 = mul i32 %i, %k\n  %t1 = add i32 %t0, 5\n  %t2 = add i32 %t0, 6\n  %t3 = add i32 %t1, 0\n" + lines
    ))  # fmt: skip
    (group,) = [group for group in found if group.is_index]
    assert [offset for _, offset in group.members] == [0, 5, 6, 5]
    assert {form.cost(group, 4) for form in stepped(group, loop, scev)} == {3}


def problem_of(text: str) -> Problem:
    """Of the inner loop, in the form that rewriting asks for."""
    function = Module.parse(run(text, "no-op-module")).functions[0]
    scev = ScalarEvolution(function)
    bring_into_form(scev.dominators, scev.loops)
    (loop,) = [loop for loop in scev.loops if loop.header.name == "loop"]
    return Problem(loop, rounds(loop), SCEVExpander(scev, name="lsr.", extends_counters=True), KnobValues())


@pytest.mark.parametrize(
    ("arithmetic", "setup"),
    [
        ("%v = mul i64 %w, %pitch", 2),  # 64 bits are two instructions
        ("%x = sext i32 %n to i64\n  %v = mul i64 %w, %x", 3),  # the extension is one
        ("%u = mul i32 %n, %k\n  %x = sext i32 %u to i64\n  %v = mul i64 %w, %x", 4),  # and so is a product of 32 bits
        ("%u = udiv i32 %n, 3\n  %x = zext i32 %u to i64\n  %v = mul i64 %w, %x", 43),  # ScalarEvolution divides what was extended
        ("%u = mul i64 %w, %pitch\n  %v = add i64 %u, %pitch", 2),  # what is needed twice is computed once
    ],
)
def test_what_a_step_takes_ahead_of_the_loop(arithmetic: str, setup: int) -> None:
    body = f"  {arithmetic}\n  %p = getelementptr float, ptr addrspace(1) %a, i64 %v\n  store i32 1, ptr addrspace(1) %p"
    problem = problem_of(nest(body))
    (group,) = [group for group in problem.groups if not group.is_index]
    form, *_ = stepped(group, problem.loop, problem.scev)
    change = problem._change(group, form)
    assert change is not None
    assert change.setup == setup


@pytest.mark.parametrize(
    ("lines", "costs"),
    [
        # numbers of 32 bits: one, but what a sum does with the product
        ("%v = add i32 %i, %k", {"v": 1}),
        ("%v = mul i32 %i, %k", {"v": 1}),
        ("%u = mul i32 %i, %k\n  %v = add i32 %u, %n", {"u": 0, "v": 1}),
        ("%u = shl i32 %i, 3\n  %v = sub i32 %n, %u", {"u": 0, "v": 1}),
        ("%u = xor i32 %i, 3\n  %v = add i32 %n, %u", {"u": 1, "v": 1}),
        ("%u = mul i32 %i, %k\n  %v = xor i32 %u, %n", {"u": 1, "v": 1}),
        ("%u = mul i32 %i, %k\n  %v = add i32 %u, %n\n  %x = add i32 %u, %k", {"u": 1}),
        # of 64
        ("%v = add i64 %w, %pitch", {"v": 2}),
        ("%v = mul i64 %pitch, %pitch", {"v": 3}),
        ("%v = mul i64 %pitch, 12", {"v": 3}),
        ("%v = mul i64 %w, %pitch", {"v": 2, "w": 1}),
        ("%v = mul i64 %pitch, %w", {"v": 2}),
        ("%v = mul i64 %w, 12", {"v": 1, "w": 0}),
        ("%v = shl i64 %w, 3", {"v": 1, "w": 0}),
        ("%v = shl i64 %w, %pitch", {"v": 1, "w": 1}),
        ("%v = shl i64 %pitch, 3", {"v": 2}),
        ("%v = xor i64 %w, 3", {"v": 2, "w": 1}),
        # casts
        ("%v = trunc i64 %pitch to i32\n  %x = xor i32 %v, 3", {"v": 0}),
        ("%v = sext i32 %k to i64\n  %x = xor i64 %v, 3", {"v": 1}),
        # addresses
        ("%p = getelementptr float, ptr addrspace(1) %a, i64 %w", {"p": 1, "w": 0}),
        ("%p = getelementptr float, ptr addrspace(1) %a, i64 %pitch", {"p": 2}),
        ("%p = getelementptr float, ptr addrspace(1) %a, i32 %i", {"p": 1}),
        ("%p = getelementptr float, ptr addrspace(1) %a, i64 4", {"p": 0}),
        ("%p = getelementptr [4 x float], ptr addrspace(1) %a, i64 %w, i64 %pitch", {"p": 3}),
        ("%p = getelementptr float, ptr addrspace(3) %s, i64 %pitch", {"p": 1}),
        ("%p = getelementptr float, ptr addrspace(3) %s, i32 4", {"p": 0}),
        ("%v = mul i64 %w, %pitch\n  %p = getelementptr i8, ptr addrspace(1) %a, i64 %v", {"v": 2, "p": 0}),
        ("%v = mul i64 %w, %pitch\n  %p = getelementptr float, ptr addrspace(1) %a, i64 %v", {"p": 2}),
        ("%v = add i64 %w, %pitch\n  %p = getelementptr i8, ptr addrspace(1) %a, i64 %v", {"p": 2}),
        ("%v = mul i64 %w, %pitch\n  %x = xor i64 %v, 3\n  %p = getelementptr i8, ptr addrspace(1) %a, i64 %v", {"p": 2}),
    ],
)  # fmt: skip
def test_what_arithmetic_takes(lines: str, costs: dict[str, int]) -> None:
    function = Module.parse(run(nest(f"  {lines}"), "no-op-module")).functions[0]
    (loop,) = [loop for loop in LoopInfo(function, DominatorTree(function)) if loop.header.name == "loop"]
    assert {name: cost(one, loop) for name in costs for one in function.instructions() if one.name == name} == costs


def two_rows(
    stride: str = "sext i32 %k to i64",
    other: str = "%a",
    space: str = " addrspace(1)",
    more: str = "%m1 = add i64 %r1, 0",
    row: str = "%w, 1",
) -> str:
    """Addresses in two rows, as far apart as each goes up."""
    first = "%s" if "3" in space else "%a"
    return f"""  %sw = {stride}
  %m0 = mul nsw i64 %w, %sw
  %w1 = add nuw nsw i64 {row}
  %r1 = mul nsw i64 %w1, %sw
  {more}
  %p0 = getelementptr i32, ptr{space} {first}, i64 %m0
  %p1 = getelementptr i32, ptr{space} {other}, i64 %m1
  %x0 = load i32, ptr{space} %p0
  %x1 = load i32, ptr{space} %p1"""


@pytest.mark.parametrize(
    ("body", "rows"),
    [
        (two_rows(), [2]),
        (two_rows("zext i32 %k to i64"), [2]),
        (two_rows("add i64 %pitch, 0"), []),
        (two_rows("add i64 %pitch, 0", more="%e = sext i32 %k to i64\n  %m1 = add i64 %m0, %e"), []),  # apart by one product alone
        (two_rows(more="%e = sext i32 %n to i64\n  %m1 = add i64 %m0, %e"), [2]),
        (two_rows(other="%s", space=" addrspace(3)"), []),
        (two_rows(more="%m1 = add i64 %r1, 2097151"), [2]),
        (two_rows(more="%m1 = add i64 %r1, 2097152"), []),
        (two_rows(more="%m1 = add i64 %r1, -2097151"), [2]),
        (two_rows(more="%m1 = add i64 %r1, -2097152"), []),
        (two_rows(more="%m1 = add i64 %r1, %pitch"), []),
        (two_rows(row="%w, 3"), [2]),
    ],
)
def test_addresses_in_rows(body: str, rows: list[int]) -> None:
    found, loop, scev = groups(nest(body))
    assert [len(group.members) for group in in_rows(found, loop, scev)] == rows


def test_addresses_that_are_computed_from_different_pointers_are_in_no_rows() -> None:
    body = two_rows(other="%b").replace("  %p1 =", "  %b = getelementptr i8, ptr addrspace(1) %at, i64 %pitch\n  %p1 =")
    found, loop, scev = groups(
        nest(body).replace("%local = addrspacecast", "%at = load ptr addrspace(1), ptr %held\n  %local = addrspacecast")
    )
    assert list(in_rows(found, loop, scev)) == []


@pytest.mark.parametrize(
    ("line", "is_one"),
    [
        ("sext i32 %k to i64", True),
        ("zext i32 %k to i64", True),
        ("sext i16 %h to i64", True),
        ("sext i33 %t to i64", False),
        ("add i64 %pitch, 0", False),
        ("mul i64 %e, 2147483647", True),
        ("mul i64 %e, 2147483648", False),
        ("mul i64 %e, -2147483648", True),
        ("mul i64 %e, -2147483649", False),
        ("mul i64 %e, %pitch", False),
        ("mul i64 %pitch, 4", False),
        ("add i64 %e, 4", False),
        ("add i64 0, 4", False),
    ],
)
def test_what_one_instruction_multiplies_and_adds(line: str, is_one: bool) -> None:
    body = f"""  %h = trunc i32 %k to i16
  %t = trunc i64 %pitch to i33
  %e = sext i32 %k to i64
  %d = {line}
  %p = getelementptr i8, ptr addrspace(1) %a, i64 %d
  %x = load i8, ptr addrspace(1) %p"""
    _, _, scev = groups(nest(body))
    value = scev.function.value_named("d")
    assert value is not None
    assert is_one_product(scev.get(value)) is is_one


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        ("getelementptr float, ptr addrspace(1) %a, i64 %far", 1),  # multiplied ahead of the loop, beside the extension
        ("getelementptr i8, ptr addrspace(1) %a, i64 %far", 2),
        ("getelementptr i8, ptr addrspace(1) %a, i64 %w", 1),
        ("getelementptr float, ptr addrspace(1) %a, i64 %pitch", 2),
    ],
)
def test_what_an_index_takes_that_is_extended_ahead_of_the_loop(address: str, expected: int) -> None:
    text = nest(f"  %p = {address}").replace("  br label %loop\n", "  %far = sext i32 %n to i64\n  br label %loop\n", 1)
    function = Module.parse(run(text, "no-op-module")).functions[0]
    (loop,) = [loop for loop in LoopInfo(function, DominatorTree(function)) if loop.header.name == "loop"]
    assert [cost(one, loop) for one in function.instructions() if one.name == "p"] == [expected]
