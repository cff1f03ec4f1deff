"""Interleave groups: which accesses are taken together, one condition of the rule at a time, and that runs of random loops bear it out.

`python tests/analysis/memory/test_interleave_groups.py 3000` tries as many loops.
"""

from __future__ import annotations

import random
import sys
from collections import Counter

import llvmlite.binding as llvm
import pytest
from interpret import UndefinedError
from loop_programs import strided_loop
from test_loop_accesses_by_execution import (
    TooLongError,
    Touch,
    arguments,
    conflicts,
    execute,
    function,
    holds,
    is_undefined,
    overlap,
)

from nvopt.analysis.memory.aliases import AliasAnalysis
from nvopt.analysis.memory.dependences import Access
from nvopt.analysis.memory.interleave_groups import LARGEST_FACTOR, InterleaveGroups
from nvopt.analysis.memory.loop_accesses import LoopAccesses
from nvopt.analysis.memory.memory_location import accessed_type
from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
from nvopt.ir import Function, Module

LOOPS = 150
TEXT = """
target triple = "nvptx64-nvidia-cuda"
define void @f(ptr noalias %a, ptr noalias %b, i64 %n, i1 %c) {{
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %j = {index}
{body}  br label %latch
latch:
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret void
}}
"""


def groups_of(f: Function, predicated: bool = False) -> InterleaveGroups:
    scev = ScalarEvolution(f)
    (loop,) = scev.loops
    return InterleaveGroups(LoopAccesses(loop, scev, AliasAnalysis(f, scev.tracking, scev.loops)), predicated)


def grouped(body: str, index: str = "mul nuw nsw i64 %i, 2", predicated: bool = False) -> list[str]:
    """The groups of a loop: factor, what is at each place, and whether the last iteration must be by itself. A line of `body` is
    `load BASE+OFFSET`, `store BASE+OFFSET` (elements of i32 behind %j), or code."""
    lines = []
    for number, line in enumerate(body.splitlines()):
        kind, _, place = line.partition(" ")
        base, _, offset = place.partition("+")
        if kind not in ("load", "store") or not offset:
            lines.append(line)
            continue
        lines.append(f"  %p{number} = getelementptr inbounds i8, ptr %{base}.j, i64 {4 * int(offset)}")
        lines.append(f"  %x{number} = load i32, ptr %p{number}" if kind == "load" else f"  store i32 {number}, ptr %p{number}")
    starts = "".join(f"  %{base}.j = getelementptr inbounds i32, ptr %{base}, i64 %j\n" for base in "ab")
    text = TEXT.format(index=index, body=starts + "\n".join(lines) + "\n")
    f = Module.parse(str(llvm.parse_assembly(text, llvm.create_context()))).get_function("f")
    assert f is not None
    found = groups_of(f, predicated)
    shown = []
    for group in found.groups:
        kind = "load" if group.is_load else "store"
        members = [str(place) for place in group.members]
        shown.append(f"{kind} {group.factor}: {' '.join(members)}")
    return sorted(shown) + (["epilogue"] if found.requires_scalar_epilogue else [])


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("load a+0\nload a+1", ["load 2: 0 1"]),
        ("load a+1\nload a+0", ["load 2: 0 1"]),
        ("load a+0\nstore b+0\nstore b+1", ["load 2: 0", "store 2: 0 1", "epilogue"]),
        ("load a+0\nload a+2", ["load 2: 0", "load 2: 0", "epilogue"]),
        ("load a+0\nload a+0", ["load 2: 0", "load 2: 0", "epilogue"]),
        ("load a+0\nload b+1", ["load 2: 0", "load 2: 0", "epilogue"]),
        ("store b+0", []),
        ("load a+0\nstore a+1\nload a+1", ["load 2: 0", "load 2: 0", "epilogue"]),
        ("store a+0\nstore a+1\nload a+2", []),
        ("store b+0\nload b+0\nstore b+1", ["load 2: 0", "epilogue"]),
        ("load b+0\nstore b+0\nload b+1\nstore b+1", ["load 2: 0 1", "store 2: 0 1"]),
    ],
)
def test_pairs(body: str, expected: list[str]) -> None:
    assert grouped(body) == expected


@pytest.mark.parametrize("factor", [1, 2, LARGEST_FACTOR, LARGEST_FACTOR + 1])
def test_stretches_of_two_to_eight_elements(factor: int) -> None:
    expected = [f"load {factor}: 0 1", "epilogue"] if factor > 2 else ["load 2: 0 1"]
    assert grouped("load a+0\nload a+1", f"mul nuw nsw i64 %i, {factor}") == (expected if 2 <= factor <= LARGEST_FACTOR else [])


def test_a_member_must_lie_in_the_stretch() -> None:
    assert grouped("load a+0\nload a+2", "mul nuw nsw i64 %i, 3") == ["load 3: 0 2"]
    assert grouped("load a+0\nload a+3", "mul nuw nsw i64 %i, 3") == ["load 3: 0", "load 3: 0", "epilogue"]
    assert grouped("load a+1\nload a+3\nload a+0", "mul nuw nsw i64 %i, 4") == ["load 4: 0 1 3"]


def test_what_stands_under_a_condition() -> None:
    body = "load a+0\n  br i1 %c, label %then, label %latch\nthen:\nload a+1"
    assert grouped(body) == ["load 2: 0", "epilogue"]
    assert grouped(body, predicated=True) == ["load 2: 0", "load 2: 0", "epilogue"]
    body = "  br i1 %c, label %then, label %latch\nthen:\nload a+0\nload a+1"
    assert grouped(body) == []
    assert grouped(body, predicated=True) == ["load 2: 0 1"]


def test_stores_with_gaps_are_for_masks() -> None:
    assert grouped("store a+0", "mul nuw nsw i64 %i, 2") == []
    assert grouped("store a+0\nstore a+2", "mul nuw nsw i64 %i, 3", predicated=True) == ["store 3: 0 2"]


def check(seed: int) -> Counter[str]:
    """Members lie where the group says, and moving them to its place keeps the order of what shares a byte."""
    f = function(seed, strided_loop)
    rng = random.Random(seed)
    found = groups_of(f, predicated=seed % 3 == 0)
    tested: Counter[str] = Counter()
    accesses = found.accesses
    for _ in range(6 if found.groups else 0):
        given = arguments(f, rng)
        try:
            touches, rounds = execute(f, accesses.loop, given, rng)
        except (UndefinedError, TooLongError):
            continue
        if is_undefined(f, touches) or not all(holds(one, given, rounds) for one in accesses.predicate.parts):
            continue
        if accesses.checks.is_needed and overlap(accesses, given):
            continue
        tested["runs"] += 1
        _check_places(found, touches, seed)
        _check_order(found, touches, seed, tested)
    return tested


def _check_places(found: InterleaveGroups, touches: list[Touch], seed: int) -> None:
    starts = {(touch.access, touch.iteration): touch.start for touch in touches}
    for group in found.groups:
        members = group.members
        for (access, iteration), start in starts.items():
            if found.group_of(access) is group:
                first = starts[members[0], iteration]
                assert start == first + group.place_of(access) * group.size, (seed, access)
                following = starts.get((members[0], iteration + 1))
                step = group.factor * group.size * (-1 if group.is_reverse else 1)
                assert following in (None, first + step), (seed, access)


def _check_order(found: InterleaveGroups, touches: list[Touch], seed: int, tested: Counter[str]) -> None:
    places: dict[Access, int] = {touch.access: touch.place for touch in touches}
    moved = {access: places[group.insert_position] for group in found.groups for access in group.members.values()}
    for group in found.groups:
        ends = [places[access] for access in group.members.values()]
        assert moved[group.members[0]] == (min(ends) if group.is_load else max(ends)), seed
    layout = found.accesses.scev.layout
    widest = max(layout.store_size(accessed_type(access)) for access in places) * 8
    most = found.accesses.max_safe_width
    for count in (1, 2, 4, 8):
        if most is not None and count * widest > most and count > 1:
            break
        for first, then in conflicts(touches):
            if first.access is then.access:
                continue
            tested["conflicts"] += 1
            orders = [(one.iteration // count, moved.get(one.access, one.place)) for one in (first, then)]
            same_group = found.group_of(first.access) is not None and found.group_of(first.access) is found.group_of(then.access)
            assert orders[0] < orders[1] or (orders[0] == orders[1] and same_group), (seed, count, first, then)


@pytest.mark.parametrize("part", range(2))
def test_runs_bear_it_out(part: int) -> None:
    total: Counter[str] = Counter()
    for seed in range(part * LOOPS // 2, (part + 1) * LOOPS // 2):
        total += check(seed)
    assert total["runs"] > 30
    assert total["conflicts"] > 100


if __name__ == "__main__":
    total: Counter[str] = Counter()
    for seed in range(10_000, 10_000 + int(sys.argv[1])):
        total += check(seed)
    print(total)
