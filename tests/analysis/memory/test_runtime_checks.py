"""Which groups of pointers are checked against one another."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from steps import lines_of_analyses

from nvopt.analysis.memory.dependence_candidates import PointerAccess
from nvopt.analysis.memory.dependences import Classes
from nvopt.analysis.memory.runtime_checks import CheckedPointer, CheckGroup, RuntimeChecks
from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
from nvopt.ir import Module
from nvopt.ir.types import i64


def checks_of(groups: list[list[tuple[bool, int, int]]]) -> RuntimeChecks:
    """Of groups of pointers: (writes, dependence set, alias set)."""
    function = Module.parse("define void @f(ptr %p) {\n  ret void\n}\n").get_function("f")
    assert function is not None
    pointer = function.args[0]
    e = ScalarEvolution(function).get(pointer)
    found = RuntimeChecks()
    for members in groups:
        found.groups.append(CheckGroup(e, e, [CheckedPointer(pointer, e, e, *member, e) for member in members]))
    return found


def must_keep_apart(groups: list[list[tuple[bool, int, int]]]) -> Iterator[tuple[int, int]]:
    """Each pair is looked at."""
    for at, one in enumerate(groups):
        for other in range(at + 1, len(groups)):
            pairs = [(a, b) for a in one for b in groups[other]]
            if any((a[0] or b[0]) and a[1] != b[1] and a[2] == b[2] for a, b in pairs):
                yield at, other


@pytest.mark.parametrize("seed", range(30))
def test_pairs_are_those_of_all_that_may_meet(seed: int) -> None:
    chance = random.Random(seed)
    groups = []
    for _ in range(chance.randrange(9)):
        alias_set = chance.randrange(2)
        size = chance.choice((1, 1, 1, 2, 3))
        groups.append([(chance.random() < 0.4, chance.randrange(3), alias_set) for _ in range(size)])
    found = checks_of(groups)
    pairs = list(must_keep_apart(groups))
    assert list(found.pairs) == pairs
    for number in range(len(pairs) + 2):
        assert found.are_more_than(number) == (len(pairs) > number)


@pytest.mark.parametrize("groups", [lambda n: [[(True, 0, 0)]] * n, lambda n: [[(False, number, 0)] for number in range(n)]])
def test_groups_that_need_no_checks_are_not_looked_at_in_pairs(groups) -> None:  # type: ignore[no-untyped-def]
    few, many = (checks_of(groups(size)) for size in (50, 200))
    assert lines_of_analyses(lambda: list(many.pairs)) < 5 * lines_of_analyses(lambda: list(few.pairs))


def test_what_is_in_no_class_is_a_group_by_itself() -> None:
    """Those of a class are one, as far as their places are known; each is looked at once."""
    function = Module.parse("define void @f(ptr %p, ptr %q, ptr %r, ptr %s) {\n  ret void\n}\n").get_function("f")
    assert function is not None
    scev = ScalarEvolution(function)
    p, q, r, s = function.args
    e = scev.get(p)
    ends = {at: scev.add(e, scev.constant(i64, at)) for at in (0, 4, 8)}
    found = RuntimeChecks()
    given = ((p, 0, 4, False), (q, 4, 8, True), (r, 0, 8, False), (s, 0, 4, True), (p, 4, 8, False))
    found.pointers = [CheckedPointer(pointer, ends[low], ends[high], writes, 0, 0, e) for pointer, low, high, writes in given]
    classes = Classes()
    for pointer, writes in ((p, False), (q, True)):
        classes.insert(PointerAccess(pointer, writes))
    classes.unite(PointerAccess(p, False), PointerAccess(q, True))
    found.generate(classes)
    assert [[found.pointers.index(one) for one in group.members] for group in found.groups] == [[0, 4, 1], [2], [3]]
    assert [(group.low, group.high) for group in found.groups] == [(ends[0], ends[8]), (ends[0], ends[8]), (ends[0], ends[4])]
    found.generate(None)
    assert [[found.pointers.index(one) for one in group.members] for group in found.groups] == [[at] for at in range(5)]


def test_addresses_of_different_widths_are_no_group() -> None:
    layout = 'target datalayout = "e-p3:32:32-i64:64"\n'
    function = Module.parse(f"{layout}define void @f(ptr %p, ptr addrspace(3) %q) {{\n  ret void\n}}\n").get_function("f")
    assert function is not None
    scev = ScalarEvolution(function)
    one, other = (CheckedPointer(pointer, scev.get(pointer), scev.get(pointer), True, 0, 0, scev.get(pointer)) for pointer in function.args)
    group = CheckGroup(one.start, one.end, [one])
    assert not group.take_in(other)
    assert group.take_in(one)
    assert group.members == [one, one]
