"""A variable with several definitions, against what an execution finds in it."""

from __future__ import annotations

import random
from collections.abc import Mapping

import pytest
from interpret import POISON, EndlessError, Outcome, Run, execute
from random_functions import ARGUMENTS, random_function

from nvopt.ir import BasicBlock, ConstantInt, Function, Instruction, IRError, PHINode, Value
from nvopt.ir.types import i8, i32
from nvopt.llvm import Unit
from nvopt.transforms.ssa import SSAUpdater

Values = Mapping[BasicBlock, Value]


def test_random_definitions() -> None:
    for seed in range(100):
        rng = random.Random(seed)
        function = random_function(rng)
        blocks = function.blocks
        defining = {
            block: ConstantInt.get(i8, 100 + at) for at, block in enumerate(rng.sample(blocks, rng.randrange(1, 5) % len(blocks) + 1))
        }
        updater = SSAUpdater(i8, "x")
        for block, value in defining.items():
            updater.add_definition(block, value)
        asked = rng.sample(blocks, min(len(blocks), rng.randrange(1, 6)))
        ends = {block: updater.value_at_end(block) for block in asked}
        starts = {block: updater.value_at_start(block) for block in asked if block in defining}
        for phi in updater.phis:
            values = {value.ref for value, _ in phi.incoming} - {phi.ref}
            assert len(values) > 1 or values == {"poison"}
        Unit.parse(str(function.module).encode(), "updated")
        for arguments in ARGUMENTS:
            try:
                run = execute(function, arguments, limit=100)
            except EndlessError:
                continue
            follow(run, defining, ends, starts)


def follow(run: Run, defining: Mapping[BasicBlock, ConstantInt], ends: Values, starts: Values) -> None:
    """In the execution each of these is what the variable was."""
    variable: Outcome = POISON
    known: dict[Value, Outcome] = {}
    for at, block in enumerate(run.blocks):
        end = run.begins[at + 1] if at + 1 < len(run.blocks) else len(run.values)
        known.update(run.values[run.begins[at] : end])
        if block in starts and variable is not POISON:
            assert value_of(starts[block], known) == variable
        if block in defining:
            variable = defining[block].unsigned
        if block in ends and variable is not POISON:
            assert value_of(ends[block], known) == variable


def value_of(value: Value, known: Mapping[Value, Outcome]) -> Outcome:
    return value.unsigned if isinstance(value, ConstantInt) else known[value]


def function_of(body: str) -> Function:
    function = Unit.parse(f"define i32 @f(i1 %c, i32 %a) {{\n{body}}}\n".encode(), "test").mirror().get_function("f")
    assert function is not None
    return function


def named(function: Function, name: str) -> BasicBlock:
    found = function.value_named(name)
    assert isinstance(found, BasicBlock)
    return found


DIAMOND = (
    "e:\n  br i1 %c, label %l, label %r\nl:\n  br label %m\nr:\n  br label %m\nm:\n  br label %z\nz:\n  %u = add i32 %a, %a\n  ret i32 %u\n"
)


def test_a_phi_stands_where_two_definitions_meet_and_not_further_down() -> None:
    function = function_of(DIAMOND)
    updater = SSAUpdater(i32, "x")
    updater.add_definition(named(function, "l"), ConstantInt.get(i32, 1))
    updater.add_definition(named(function, "r"), ConstantInt.get(i32, 2))
    user = function.value_named("u")
    assert isinstance(user, Instruction)
    updater.rewrite_use(user, 1)
    assert [set(phi.incoming) for phi in updater.phis] == [
        {(ConstantInt.get(i32, 1), named(function, "l")), (ConstantInt.get(i32, 2), named(function, "r"))}
    ]
    assert updater.phis[0].parent is named(function, "m")
    assert str(user) == "%u = add i32 %a, %x"
    assert updater.value_at_end(named(function, "z")) is updater.phis[0]


def test_one_definition_needs_no_phi() -> None:
    function = function_of(DIAMOND)
    updater = SSAUpdater(i32)
    updater.add_definition(named(function, "e"), function.args[1])
    assert updater.value_at_end(named(function, "z")) is function.args[1]
    assert updater.phis == []


def test_a_way_without_a_definition_brings_poison() -> None:
    function = function_of(DIAMOND)
    updater = SSAUpdater(i32, "x")
    updater.add_definition(named(function, "l"), ConstantInt.get(i32, 1))
    phi = updater.value_at_end(named(function, "m"))
    assert isinstance(phi, PHINode)
    assert {value.ref for value, _ in phi.incoming} == {"1", "poison"}


def test_two_edges_from_one_block_are_two_entries() -> None:
    function = function_of("e:\n  br i1 %c, label %l, label %m\nl:\n  br i1 %c, label %m, label %m\nm:\n  ret i32 %a\n")
    updater = SSAUpdater(i32, "x")
    updater.add_definition(named(function, "l"), ConstantInt.get(i32, 1))
    updater.add_definition(named(function, "e"), ConstantInt.get(i32, 2))
    phi = updater.value_at_end(named(function, "m"))
    assert isinstance(phi, PHINode)
    assert sorted(value.ref for value, _ in phi.incoming) == ["1", "1", "2"]


def test_a_definition_of_another_type() -> None:
    function = function_of(DIAMOND)
    with pytest.raises(IRError, match="a variable of i8 cannot be i32 %a"):
        SSAUpdater(i8).add_definition(function.entry, function.args[1])


def test_a_phi_in_a_loop_asks_for_one_in_front_of_it() -> None:
    """What meets in the loop's middle goes around and meets what was there before the loop."""
    function = function_of(
        "e:\n  br label %h\nh:\n  br i1 %c, label %b, label %z\nb:\n  br i1 %c, label %l, label %r\nl:\n  br label %m\nr:\n  br label %m\n"
        "m:\n  br label %h\nz:\n  ret i32 %a\n"
    )
    updater = SSAUpdater(i32, "x")
    updater.add_definition(named(function, "e"), ConstantInt.get(i32, 1))
    updater.add_definition(named(function, "l"), ConstantInt.get(i32, 2))
    at_end = updater.value_at_end(named(function, "z"))
    assert isinstance(at_end, PHINode)
    inside = updater.value_at_end(named(function, "m"))
    assert isinstance(inside, PHINode)
    assert set(at_end.incoming) == {(ConstantInt.get(i32, 1), named(function, "e")), (inside, named(function, "m"))}
    assert set(inside.incoming) == {(ConstantInt.get(i32, 2), named(function, "l")), (at_end, named(function, "r"))}
    assert {phi.parent for phi in updater.phis} == {named(function, "h"), named(function, "m")}
