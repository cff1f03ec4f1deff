"""What a pass does grows as its input does: counted in steps of Python's, which no busy machine changes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import pytest
from bench_growth import exponent, measure
from clock import processor_seconds
from growth_families import FAMILIES
from llvmlite import binding as llvm
from steps import calls, lines

import nvopt
from nvopt.analysis.dominators import DominatorTree
from nvopt.ir import Module
from nvopt.knobs import KnobValues
from nvopt.passes import basic_dbe
from nvopt.passes.base import Context, FunctionPass, ModulePass
from nvopt.passes.branch_dist import sides
from nvopt.pipeline.text import leaves, parse_pipeline
from nvopt.remarks import RemarkSink
from nvopt.target import TargetOptions
from nvopt.tile.costs import Ledger

SIZES = (60, 240)
"""A size between them, at the same distance from both, has no part in the slope."""
MOST = 1.1


def run_on_mirror(passes: str, text: str) -> Module:
    """Runs a pass of nvopt's own as a pipeline does, and prints what it made."""
    own = next(leaves(parse_pipeline(passes).nodes)).own
    context = Context(TargetOptions("sm_90"), KnobValues.parse({}), RemarkSink())
    module = Module.parse(text)
    if isinstance(own, ModulePass):
        own.run(module, context)
    else:
        assert isinstance(own, FunctionPass)
        own.begin(module, context)
        for function in module.functions:
            if not function.is_declaration:
                own.run(function, context)
        own.finish(module, context)
    str(module)
    return module


@pytest.mark.parametrize("name", FAMILIES)
def test_every_family_is_valid(name: str) -> None:
    llvm.parse_assembly(FAMILIES[name](20), llvm.create_context()).verify()


GROWTH = [
    ("generic-to-nvvm", "globals forward"),
    ("generic-to-nvvm", "globals backward"),
    ("generic-to-nvvm", "globals ring"),
    ("generic-to-nvvm", "globals table"),
    ("generic-to-nvvm", "globals in functions"),
    ("generic-to-nvvm", "aliases"),
    ("gpu-codegen-prepare", "extended sums"),
    ("gpu-codegen-prepare", "extensions in siblings"),
    ("loop-vectorize", "loop with arithmetic"),
    ("loop-vectorize", "loop with pointers"),
    ("loop-vectorize", "loop with stores"),
    ("loop-vectorize", "loop with sums"),
    ("loop-vectorize", "loops with a call"),
    ("memory-space-opt", "callers"),
    ("memory-space-opt", "calls"),
    ("memory-space-opt", "function chain"),
    ("memory-space-opt", "loop with pointers"),
    ("memory-space-opt", "switch to many"),
    ("mirror-roundtrip", "block addresses"),
    ("print<access-info>", "counters"),
    ("print<delinearization>", "counters"),
    ("process-restrict", "restricted pointers"),
    ("propagate-alignment", "function chain"),
    ("propagate-alignment", "struct of structs"),
    ("short-pointers", "compared addresses"),
    ("short-pointers", "stray addresses"),
    ("tile-simplify", "deep expression"),
    ("tile-simplify", "wide expression"),
    ("tile-simplify", "shared expression"),
    ("tile-simplify", "many expressions"),
]


def growth(passes: str, name: str, sizes: Sequence[int] = SIZES) -> float:
    """The exponent of the steps that a pass takes on a family."""
    texts = [nvopt.run(FAMILIES[name](size), "no-op-module") for size in (3, *sizes)]
    run_on_mirror(passes, texts[0])  # imports
    steps = [calls(partial(run_on_mirror, passes, text)) for text in texts[1:]]
    return exponent(list(zip(sizes, steps, strict=True)))


@pytest.mark.parametrize(("passes", "name"), GROWTH)
def test_work_grows_with_the_input(passes: str, name: str) -> None:
    assert growth(passes, name) <= MOST


OF_LOOPS = [("indvars", "loops with one bound"), ("loop-vectorize", "loops over memory"), ("loop-vectorize", "loops with two exits")]


@pytest.mark.parametrize(("passes", "name"), OF_LOOPS)
def test_loops_in_a_row_do_not_look_at_one_another(passes: str, name: str) -> None:
    """What an edit of one loop tells, or tells no more, is asked about what rests on that, not about all other loops."""
    assert growth(passes, name, (16, 64)) <= MOST


@pytest.mark.parametrize(("selects", "most"), [(24, 500), (48, 5000)])
def test_an_addition_that_goes_into_many_selects_is_given_up(selects: int, most: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """It took tens of thousands of rewrites of 24 selects, and had no end with 48."""
    asked = 0

    def replace(self: Ledger, *arguments: Any, **more: Any) -> bool:
        nonlocal asked
        asked += 1
        return original(self, *arguments, **more)

    original = Ledger.replace
    monkeypatch.setattr(Ledger, "replace", replace)
    run_on_mirror("tile-simplify", nvopt.run(FAMILIES["selects"](selects), "no-op-module"))
    assert asked < most


@pytest.mark.parametrize("passes", ["basic-dbe", "branch-dist"])
def test_long_switches_around_barriers_are_not_listed_for_each(passes: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (basic_dbe, sides):
        monkeypatch.setattr(module, "SCAN_LIMIT", 50)
    test_work_grows_with_the_input(passes, "barriers around a switch")


def test_the_latch_of_a_loop_is_not_looked_for_with_each_counter() -> None:
    """That goes through all of the header's phis, in one step each time: lines are counted."""
    sizes = [160, 640]
    texts = [nvopt.run(FAMILIES["counters"](size), "no-op-module") for size in (3, *sizes)]
    run_on_mirror("loop-vectorize", texts[0])  # imports
    steps = [lines(partial(run_on_mirror, "loop-vectorize", text)) for text in texts[1:]]
    assert exponent(list(zip(sizes, steps, strict=True))) <= MOST, steps


@pytest.mark.parametrize("name", ["early exits", "loop nest", "nested diamonds"])
def test_dominators_of_deep_trees(name: str) -> None:
    """Steps up the tree are no calls: lines that Python comes to are counted."""

    def lines_of(size: int) -> int:
        (function,) = nvopt.parse(FAMILIES[name](size)).functions
        return lines(lambda: DominatorTree(function))

    sizes = [160, 640]
    steps = [lines_of(size) for size in sizes]
    assert exponent(list(zip(sizes, steps, strict=True))) <= MOST, steps


def module_asm(lines: int) -> str:
    return FAMILIES["module asm"](lines)


def switch(cases: int) -> str:
    shown = "".join(f"    i32 {case}, label %2\n" for case in range(cases))
    return f"define void @f(i32 %0) {{\n  switch i32 %0, label %2 [\n{shown}  ]\n\n2:\n  ret void\n}}\n"


@pytest.mark.parametrize("text", [module_asm, switch])
def test_long_text_is_not_copied_line_by_line(text: Callable[[int], str]) -> None:
    """No call shows that: ten times the lines took three hundred times as long."""

    def seconds(size: int) -> float:
        made = text(size)
        return processor_seconds(lambda: run_on_mirror("mirror-roundtrip", made), rounds=2)

    few, many = seconds(8_000), seconds(80_000)
    assert many / few < 40


def test_smaller_modules_follow_where_the_first_takes_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """Or else there would be no exponent."""
    monkeypatch.setattr("bench_growth.ENOUGH", 0)
    found = measure("internalize", "globals star")
    assert ([run.elements for run in found.runs], found.error) == ([125, 250, 500], "")
