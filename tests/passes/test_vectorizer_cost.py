"""What plans cost, by what the loop does beside loading and storing a number, and how many registers they take."""

from __future__ import annotations

import pytest
from vplans import planners_of

from nvopt.ir import LoadInst
from nvopt.passes.loop_vectorize.cost import MOST, CostModel
from nvopt.passes.loop_vectorize.planner import Planner
from nvopt.passes.loop_vectorize.pressure import added_registers, lost_warps

HEAD = """
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare float @llvm.fabs.f32(float)
declare float @llvm.sqrt.f32(float)
"""
LOOP = """
define void @f(ptr noalias align 16 %a, ptr noalias align 16 %b, ptr noalias align 16 %c, {type} %k, i32 %m, i1 %w, i64 %n) {{
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %q = getelementptr inbounds {type}, ptr %b, i64 %i
  %x = load {type}, ptr %q, align {align}
  {body}
  br label %latch
latch:
  %p = getelementptr inbounds {type}, ptr %a, i64 %i
  store {type} %y, ptr %p, align {align}
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret void
}}
"""
GATHER = """%r = getelementptr inbounds i32, ptr %c, i64 %i
  %j = load i32, ptr %r, align 4
  %w2 = sext i32 %j to i64
  %s = getelementptr inbounds float, ptr %b, i64 %w2
  %y = load float, ptr %s, align 4"""
CONDITIONAL = """%is = fcmp olt float %x, 0.0
  br i1 %is, label %then, label %join
then:
  %r = getelementptr inbounds float, ptr %c, i64 %i
  store float %x, ptr %r, align 4
  {more}
  br label %join
join:
  %y = fneg float %x"""
BLEND = """%is = fcmp olt float %x, 0.0
  br i1 %is, label %then, label %join
then:
  %neg = fneg float %x
  br label %join
join:
  %y = phi float [ %x, %loop ], [ %neg, %then ]"""


def planner(body: str, type: str = "float") -> Planner:
    align = {"half": 2, "i32": 4, "float": 4, "i64": 8}[type]
    (found,) = planners_of(HEAD + LOOP.format(body=body, type=type, align=align), "sm_90")
    return found


def cost(body: str, vf: int, type: str = "float") -> int:
    """Beyond what the load and the store of the copy cost."""
    found = planner(body, type)
    candidate = found._candidate(vf, may_ask=False)
    assert candidate is not None
    assert found.target is not None
    return CostModel(found.legality, found.target).cost(candidate.plan, vf, candidate.alignments) - 2


@pytest.mark.parametrize("vf", [2, 4])
@pytest.mark.parametrize(("body", "least"), [("%y = fadd float %x, %k", 2), (GATHER, 2), (BLEND, 2), (CONDITIONAL.format(more=""), 2)])
def test_no_vector_loop_costs_less_than_an_instruction_for_each_wide_access(body: str, least: int, vf: int) -> None:
    candidate = planner(body)._candidate(vf, may_ask=False)
    assert candidate is not None
    assert CostModel.least(candidate.plan) == least <= cost(body, vf) + 2


@pytest.mark.parametrize(
    ("body", "type", "scalar", "four"),
    [
        ("%y = fadd float %x, %k", "float", 1, 4),
        ("%y = fadd half %x, %k", "half", 1, 2),
        ("%y = fdiv float %x, %k", "float", 12, 48),
        ("%y = fdiv afn float %x, %k", "float", 5, 20),
        ("%y = call float @llvm.fabs.f32(float %x)", "float", 1, 4),
        ("%y = call float @llvm.sqrt.f32(float %x)", "float", 14, 56),
        ("%y = call afn float @llvm.sqrt.f32(float %x)", "float", 4, 16),
        ("%y = freeze float %x", "float", 0, 0),
        ("%y = mul i32 %x, 8", "i32", 1, 4),
        ("%y = sdiv i32 %x, 8", "i32", 3, 12),
        ("%y = mul i32 %x, 1", "i32", 0, 0),
        ("%h = mul i32 %m, 3\n  %y = add i32 %x, %h", "i32", 1, 4),
        ("%z = fcmp olt float %x, %k\n  %y = select i1 %z, float %k, float %x", "float", 2, 8),
        ("%z = fptosi float %x to i32\n  %y = sitofp i32 %z to float", "float", 2, 8),
        (BLEND, "float", 3, 12),
        ("%y = fadd float %x, %x", "float", 1, 4),
        ("%y = select i1 %w, half %k, half %x", "half", 1, 8),
        ("%z = fcmp olt half %x, %k\n  %y = select i1 %z, half %k, half %x", "half", 2, 10),
    ],
)
def test_operations(body: str, type: str, scalar: int, four: int) -> None:
    """An operation a lane, but for halves, two of which are one; what is the same in all iterations, or nothing, costs nothing."""
    assert (cost(body, 1, type), cost(body, 4, type)) == (scalar, four)


def test_accesses() -> None:
    """A vector is one access; what is loaded by index is one a lane, one that is the same for all lanes is one."""
    assert (cost(GATHER, 1), cost(GATHER, 4)) == (1 + 1 + 1 - 1, 1 + 4 + 4 - 1)  # the first load is not needed
    same = "%j = lshr i64 %i, 2\n  %r = getelementptr inbounds float, ptr %c, i64 %j\n  %y = load float, ptr %r, align 4"
    assert cost(same, 4) == 1 - 1
    assert cost(same, 8) == 2 * 8 + 8 + 2 - 2


@pytest.mark.parametrize(
    ("value", "type", "two", "four"),
    [
        ("%k", "float", 1, 2),
        ("1.0", "float", 1, 2),
        ("0.0", "float", 0, 0),
        ("-0.0", "float", 1, 2),
        ("%n", "i64", 1, 4),
        ("0", "i64", 0, 1),
        ("%k", "half", 0, 1),
    ],
)
def test_what_all_lanes_store_is_moved_to_each_further_register(value: str, type: str, two: int, four: int) -> None:
    """Two moves count as an access. Zero is in no register, two halves are in one, and four of 64 bits are two accesses."""
    body = f"%z = getelementptr inbounds {type}, ptr %c, i64 %i\n  store {type} {value}, ptr %z, align {{}}\n  %y = freeze {type} %x"
    body = body.format({"float": 4, "i64": 8, "half": 2}[type])
    copy = f"%y = freeze {type} %x"
    assert [cost(body, vf, type) - cost(copy, vf, type) - 1 for vf in (1, 2, 4)] == [0, two, four]


def test_what_is_moved_is_no_access() -> None:
    found = planner("%z = getelementptr inbounds float, ptr %c, i64 %i\n  store float %k, ptr %z, align 4\n  %y = fneg float %x")
    candidate = found._candidate(4, may_ask=False)
    assert candidate is not None
    assert found.target is not None
    model = CostModel(found.legality, found.target)
    assert model.accesses(candidate.plan, 4, candidate.alignments) == 3
    assert model.cost(candidate.plan, 4, candidate.alignments) == 3 + 4 + 2


FOUR = """
define void @f(ptr noalias align 16 %a, ptr noalias align 16 %b, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
MEMBERS
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  store i32 %s3, ptr %p, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret void
}
"""


def test_members_of_a_group_are_one_access_of_a_scalar_loop() -> None:
    """Which code generation makes of them: the first of four pays for all."""
    members = [
        f"  %q{at} = getelementptr inbounds [4 x i32], ptr %b, i64 %i, i64 {at}\n  %x{at} = load i32, ptr %q{at}, align 4\n"
        f"  %s{at} = add i32 %x{at}, {f'%s{at - 1}' if at else '7'}"
        for at in range(4)
    ]
    (planner,) = planners_of(HEAD + FOUR.replace("MEMBERS", "\n".join(members)), "sm_90")
    assert planner.target is not None
    model = CostModel(planner.legality, planner.target, planner.groups)
    loads = [one for block in planner.legality.loop.blocks for one in block if isinstance(one, LoadInst)]
    assert [model._scalar_access(one) for one in loads] == [1, 0, 0, 0]


def test_branches_of_lanes_are_counted_by_region() -> None:
    one, two = CONDITIONAL.format(more=""), CONDITIONAL.format(more="store float %k, ptr %r, align 4")
    assert cost(one, 4) == 4 + 4 + 2 * 4 + 4  # a comparison, a negation, a branch and a store a lane
    assert cost(two, 4) == cost(one, 4) + 4


def test_costs_saturate() -> None:
    found = planner("%y = fadd float %x, %k")
    candidate = found._candidate(4, may_ask=False)
    assert candidate is not None
    assert found.target is not None
    model = CostModel(found.legality, found.target)
    assert model._block_cost(candidate.plan.first_block, 4, candidate.alignments, MOST - 5) == MOST - 5 + 5
    assert model._block_cost(candidate.plan.first_block, 4, candidate.alignments, MOST - 6) == MOST
    assert model._block_cost(candidate.plan.first_block, 4, candidate.alignments, MOST - 7) == MOST - 1


def more(body: str, vf: int, uf: int, type: str = "float") -> int:
    found = planner(body, type)
    scalar, vector = found._candidate(1, may_ask=False), found._candidate(vf, may_ask=False)
    assert scalar is not None
    assert vector is not None
    return added_registers(vector.plan, vf, uf, scalar.plan)


@pytest.mark.parametrize(("vf", "uf", "found"), [(1, 1, 0), (2, 1, 0), (3, 1, 2), (4, 1, 4), (8, 1, 12), (1, 2, 8), (4, 2, 16)])
def test_registers_of_values_that_are_passed_on(vf: int, uf: int, found: int) -> None:
    """A value has a register a lane and part: what is loaded and its negation live beside the counter and its scalar, of two registers
    each. In the scalar loop as much lives where addresses are computed, which are one for all lanes."""
    assert more("%y = fneg float %x", vf, uf) == found == max(8, 4 + 2 * vf) * uf - 8


@pytest.mark.parametrize(("vf", "found"), [(1, 0), (2, 4), (4, 12)])
def test_registers_of_values_of_two_registers(vf: int, found: int) -> None:
    assert more("%y = add i64 %x, 5", vf, 1, "i64") == found == max(8, 4 + 4 * vf) - 8


def test_registers_of_what_is_hoisted() -> None:
    """It lives all through the loop: %h a register in both, and in vectors where a vector is wanted of it, one for all parts."""
    hoisted = "%h = mul i32 %m, 3\n  %y = add i32 %x, %h"
    assert more(hoisted, 4, 1, "i32") == more("%y = add i32 %x, 5", 4, 1, "i32")
    chosen = "%z = select i1 %w, i32 %m, i32 7\n  %y = add i32 %x, %z"
    assert more(chosen, 4, 1, "i32") == more(hoisted, 4, 1, "i32")


def test_registers_of_a_group() -> None:
    """Each of its members is a value; what is between them is loaded and not kept."""
    pair = """%d = shl i64 %i, 1
  %r = getelementptr inbounds float, ptr %c, i64 %d
  %u = load float, ptr %r, align 4
  %e = or disjoint i64 %d, 1
  %s = getelementptr inbounds float, ptr %c, i64 %e
  %v = load float, ptr %s, align 4
  %t = fadd float %u, %v
  %y = fadd float %t, %x"""
    assert more(pair, 4, 1) == 8
    assert cost(pair, 4) == 4 + 4 + 2 * 4  # additions, and eight numbers that aren't aligned


def test_registers_of_what_is_done_a_lane_at_a_time() -> None:
    """Behind the branch only a lane's value lives."""
    assert more(CONDITIONAL.format(more=""), 4, 1) == 4


@pytest.mark.parametrize(
    ("needed", "in_nest", "more", "registers"),
    [
        (28, 28, 4, None),
        (28, 28, 5, (28, 33)),
        (32, 32, 0, None),
        (33, 33, 0, (30, 33)),
        (35, 35, 0, (32, 35)),
        (36, 36, 0, None),
        (36, 36, 4, None),
        (36, 36, 5, (36, 41)),
        (32, 15, 17, None),
        (32, 15, 18, (32, 33)),
        (35, 15, 17, None),
        (35, 15, 18, (32, 33)),
        (36, 15, 25, None),
        (36, 15, 26, (36, 41)),
    ],
)
def test_a_thread_that_may_just_get_by_has_nothing_to_spare(
    needed: int, in_nest: int, more: int, registers: tuple[int, int] | None
) -> None:
    """Of 35 registers ptxas may do without three, so that all warps run; of 36 it won't do without four. Where the loop needs fewer than
    another part of the function, there is more for it."""
    found = lost_warps(needed, in_nest, more, 900)
    assert (found.registers if found is not None else None) == registers
