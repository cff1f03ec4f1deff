"""What -help-knobs says of the switches, against the tables and against what the levels make with them."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from nvopt.pipeline import registry, schedules, switch_effects
from nvopt.pipeline.driver import Driver, Options
from nvopt.pipeline.pass_options import OFFSETS, PassOptions
from nvopt.pipeline.text import PassNode, Scheduling, leaves, parse_pipeline
from nvopt.target import TargetOptions

FIXTURES = Path(__file__).parents[2] / "fixtures"
LEVELS = registry.levels_of("nvopt")
effect_of = cache(switch_effects.effect_of)


def turned_over(name: str) -> str:
    return f"{name}={int(not PassOptions()[OFFSETS[name]])}"


@cache
def nodes(level: str, *switches: str, checks: bool = False) -> list[PassNode]:
    return list(leaves(parse_pipeline(f"nvopt<{level}>", Scheduling(PassOptions(switches), checks)).nodes))


def running(level: str, *switches: str) -> Counter[str]:
    return Counter(node.info.name for node in nodes(level, *switches) if node.info.name not in ("std", "unavailable"))


@pytest.mark.parametrize("name", OFFSETS)
def test_what_is_said_is_what_the_schedules_are_written_out_to(name: str) -> None:
    effect, switch = effect_of(OFFSETS[name]), turned_over(name)
    for level in LEVELS:
        before, after = running(level), running(level, switch)
        assert {it for it, levels in effect.turns_on.items() if level in levels} == {it for it in after if not before[it]}
        assert {it for it, levels in effect.turns_off.items() if level in levels} == {it for it in before if not after[it]}
        assert {it for it, levels in effect.more_runs.items() if level in levels} == {it for it in before if before[it] < after[it]}
        assert {it for it, levels in effect.fewer_runs.items() if level in levels} == {it for it in after if after[it] < before[it]}
        runs_of_std = [sum(node.info.name == "std" for node in nodes(level, *switches)) for switches in ((), (switch,))]
        assert (runs_of_std[0] != runs_of_std[1]) == any(level in levels for levels in effect.within_std.values())
        missing = [{str(node) for node in nodes(level, *switches) if node.info.name == "unavailable"} for switches in ((), (switch,))]
        assert {text[len("unavailable<") : -1] for text in missing[0] ^ missing[1]} <= set(effect.missing)
        checked = [len(nodes(level, *switches, checks=True)) - len(nodes(level, *switches)) for switches in ((), (switch,))]
        assert checked[0] == checked[1] or effect.checks


def test_each_is_said_to_do_something_or_why_not() -> None:
    said = {name: str(effect_of(offset)) for name, offset in OFFSETS.items()}
    assert [name for name, text in said.items() if text == "no slot asks it"] == ["switch-3000"]  # the page gives its default, and no slot
    assert said["disable-inline-a"] == "turns off nv-early-inliner (O1 O2 O3), always-inline (O1 O2 O3)"
    assert said["disable-inline-b"] == "within std: inline (O1 O2 O3)"
    assert said["disable-nvvm-verify"].endswith("within std: a whole run (O1 O2 O3); with -verify-each: nvvm-verify")
    assert said["memory-space-opt-second"].endswith("another row does the work of memory-space-opt")
    assert said["disable-print"] == said["print"] == "nothing at the slots to print"
    assert said["disable-constmerge"] == "within std: constmerge (O1 O2 O3), licm (Ofcmin Ofcmid)"


def test_what_a_switch_needs_is_what_lets_it_act() -> None:
    for name, offset in OFFSETS.items():
        for other in effect_of(offset).needs:
            assert any(
                list(schedules.slots(level, PassOptions([other]))) != list(schedules.slots(level, PassOptions([other, turned_over(name)])))
                for level in LEVELS
            )


# What shows the switches that act. What `unreachable-block-elim` could find, std has found.
FIXTURES_AT_O1 = (
    "../tests/golden/nv-early-inliner/left.ll",
    "complex.ll",
    "bodies.ll",
    "templates.ll",
    "tuples.ll",
    "demo.ll",
    "numba_like.ll",
    "rust_like.ll",
    "aligned_arrays.ll",
    "../tests/golden/branch-dist/places.ll",
)
SHOWN = (
    "disable-inline-a",
    "disable-nvvm-reflect",
    "disable-generic-to-nvvm",
    "disable-memory-space-opt",
    "barriers-and-memory-space-opt",
    "disable-branch-dist-a",
    "disable-branch-dist-b",
)


@cache
def compiled(fixture: str, level: str, *switches: str) -> bytes:
    driver = Driver(Options(f"nvopt<{level}>", TargetOptions("sm_90"), switches=switches))
    return driver.compile((FIXTURES / fixture).read_bytes(), fixture)


@pytest.mark.parametrize("name", SHOWN)
def test_switches_that_act_change_what_comes_out(name: str) -> None:
    assert effect_of(OFFSETS[name]).acts
    assert any(compiled(fixture, "O1") != compiled(fixture, "O1", turned_over(name)) for fixture in FIXTURES_AT_O1)


@pytest.mark.parametrize("name", [name for name, offset in OFFSETS.items() if not effect_of(offset).acts])
@pytest.mark.parametrize(("fixture", "level"), [("numba_like.ll", "O3"), ("reduction.ll", "Ofcmid")])
def test_switches_that_do_not_act_change_nothing(name: str, fixture: str, level: str) -> None:
    assert compiled(fixture, level) == compiled(fixture, level, turned_over(name))


def test_the_switches_whose_passes_are_turned_off_are_shown() -> None:
    turning = {name for name, offset in OFFSETS.items() if effect_of(offset).turns_off}
    assert turning - {"disable-nvvm-verify", "disable-loop-unroll"} <= set(SHOWN)  # the first checks, and changes nothing


def test_the_switch_of_unrolling_changes_what_comes_out() -> None:
    """At O2 and O3, where nvopt's own runs."""
    fixture = "../tests/golden/loop-unroll/many_loads.ll"
    assert compiled(fixture, "O2") != compiled(fixture, "O2", "disable-loop-unroll")
