"""The code that plans become, piece by piece, and what is decided of single recipes and terminators for it."""

from __future__ import annotations

from pathlib import Path

import pytest
from vplans import plan_of, planners_of, plans_of

from nvopt import parse
from nvopt.analysis.recurrences.inductions import InductionDescriptor, InductionKind
from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
from nvopt.ir import BinaryOperator, Builder, Constant, ConstantFP, ConstantInt, ConstantPointerNull, PHINode, Value
from nvopt.ir.types import float64, i32, i64, ptr
from nvopt.passes.loop_vectorize import pressure
from nvopt.passes.loop_vectorize.vplan.execute.induction_steps import derived
from nvopt.passes.loop_vectorize.vplan.lanes import Lanes
from nvopt.passes.loop_vectorize.vplan.ranges import VFRange
from nvopt.passes.loop_vectorize.vplan.recipes import VPInstruction
from nvopt.passes.loop_vectorize.vplan.values import basic_blocks_in
from nvopt.transforms.folding_builder import FoldingBuilder

TESTS = Path(__file__).parents[1]

# -- inductions

CODE = """
define void @f(i64 %index, i32 %start, i32 %step, ptr %p, i64 %by, double %x, double %d, i8 %short) {
entry:
  ret void
}
"""


@pytest.mark.parametrize(
    ("kind", "start", "index", "step", "made"),
    [
        ("INT", 0, "index", 1, ["trunc i64 %index to i32"]),
        ("INT", 0, "index", 2, ["trunc i64 %index to i32", "mul i32 %0, 2"]),
        ("INT", 0, "index", -1, ["trunc i64 %index to i32", "mul i32 %0, -1"]),
        ("INT", 0, "index", "step", ["trunc i64 %index to i32", "mul i32 %0, %step"]),
        ("INT", 5, "index", 1, ["trunc i64 %index to i32", "%name = add i32 5, %0"]),
        ("INT", 1, "short", 1, ["zext i8 %short to i32", "%name = add i32 1, %0"]),
        ("INT", "start", "step", 1, ["%name = add i32 %start, %step"]),
        ("INT", "start", "index", "step", ["trunc i64 %index to i32", "mul i32 %0, %step", "%name = add i32 %start, %1"]),
        ("POINTER", "p", "index", 1, ["%next.gep = getelementptr i8, ptr %p, i64 %index"]),
        ("POINTER", "p", "index", 4, ["mul i64 %index, 4", "%next.gep = getelementptr i8, ptr %p, i64 %0"]),
        ("POINTER", None, "index", "by", ["mul i64 %index, %by", "%next.gep = getelementptr i8, ptr null, i64 %0"]),
        ("FP", "x", "index", "d", ["sitofp i64 %index to double", "fmul fast double %0, %d", "%name = fsub fast double %x, %1"]),
        (
            "FP",
            0.0,
            "index",
            1.0,
            ["sitofp i64 %index to double", "fmul fast double %0, 1.000000e+00", "%name = fsub fast double 0.000000e+00, %1"],
        ),
    ],
)
def test_an_induction_after_some_iterations(
    kind: str, start: int | float | str | None, index: str, step: int | float | str, made: list[str]
) -> None:
    function = parse(CODE).functions[0]
    named: dict[object, Value] = {one.name: one for one in function.args}
    of = InductionKind[kind]
    type = {InductionKind.INT: i32, InductionKind.POINTER: i64, InductionKind.FP: float64}[of]

    def value(one: object) -> Value:
        constant: Constant
        match one:
            case str():
                return named[one]
            case None:
                constant = ConstantPointerNull.get(ptr)
            case int():
                constant = ConstantInt.get(type, one)
            case _:
                constant = ConstantFP.get(type, one)  # type: ignore[arg-type]
        return constant

    update = BinaryOperator("fsub", named["x"], named["d"], ("fast",)) if of is InductionKind.FP else None
    descriptor = InductionDescriptor(of, PHINode(type), value(start), None, update)
    end = function.entry.terminator
    assert end is not None
    derived(FoldingBuilder(Builder.before(end)), descriptor, value(start), named[index], value(step), "name")
    lines = [line.strip() for line in str(function).splitlines()]
    found = [line for line in lines if "=" in line and not line.startswith("define")]
    assert [line.removeprefix(f"%{at} = ") for at, line in enumerate(found)] == made


# -- which lanes decide

TERMINATORS = """
define void @f(i1 %b, i32 %k, i32 %n) {
entry:
  br label %both
both:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  br i1 %b, label %one, label %same
one:
  br label %three
same:
  br i1 %b, label %three, label %three
three:
  switch i32 %k, label %four [ i32 0, label %leaves  i32 1, label %latch ]
four:
  br label %leaves
leaves:
  switch i32 %k, label %exit [ i32 0, label %may  i32 1, label %latch ]
may:
  br i1 %b, label %latch, label %exit
latch:
  %j = add i32 %i, 1
  %c = icmp eq i32 %j, %n
  br i1 %c, label %exit, label %both
exit:
  ret void
}
"""


def test_terminators_that_decide_inside() -> None:
    scev = ScalarEvolution(parse(TERMINATORS).functions[0])
    lanes = object.__new__(Lanes)
    (lanes.loop,) = scev.loops.top_level
    decide = {block.name for block in lanes.loop.blocks if block.terminator is not None and lanes._is_condition(block.terminator)}
    assert decide == {"both", "three"}


# -- registers

ONE_FOR_ALL = {
    *("CanonicalInduction", "DerivedIV", "Reduce", "ScalarSteps", "VectorPointer", "WidenPointerInduction"),
    *("canonical-next", "branch-on-count", "any-early-exit"),
}
EITHER = {"Replicate", "ReductionPhi"}
"""Replicate is one where it is uniform, or in a region; ReductionPhi where its sum is taken in the loop."""
PLANS = [
    *(TESTS / "passes" / "vectorizer_loops" / f"{name}.ll" for name in ("forms", "loops")),
    TESTS / "golden" / "vplan" / "pointers-in-parts.ll",
]


def test_recipes_that_are_one_value_for_all_lanes() -> None:
    early = (TESTS / "golden" / "loop-vectorize" / "early-exits.ll").read_text()
    searches = [plan_of(one, VFRange([4])) for one in planners_of(early, enable_early_exit_vectorization="true")]
    found: dict[str, set[bool]] = {}
    for plan in [*(plan for path in PLANS for plan in plans_of(path.read_text())), *filter(None, searches)]:
        for recipe in (recipe for block in basic_blocks_in(plan.loop) for recipe in block.recipes):
            name = recipe.opcode if isinstance(recipe, VPInstruction) else type(recipe).__name__
            found.setdefault(name, set()).add(pressure._is_scalar(recipe))
    assert {name for name, said in found.items() if said == {True}} | EITHER == ONE_FOR_ALL | EITHER
    assert {name for name, said in found.items() if len(said) == 2} <= EITHER
    assert "Replicate" in found
    assert len(found) >= 24
