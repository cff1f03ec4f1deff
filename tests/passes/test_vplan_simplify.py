"""Recipes that are something simpler: each rule, what is nearly one, and random masks evaluated before and after."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable

import pytest
from vplans import plans_of

from nvopt import run
from nvopt.ir import ConstantInt
from nvopt.ir.types import i1
from nvopt.passes.loop_vectorize.vplan.recipes import Blend, ExitPhi, VPInstruction
from nvopt.passes.loop_vectorize.vplan.simplify import optimize, simplify_blends, simplify_recipes
from nvopt.passes.loop_vectorize.vplan.values import LiveIn, VPValue

LOOP = """
define i1 @f(ptr %p, i1 %x, i1 %y, i1 %z, i64 %n) {
entry:
  br label %loop
loop:
  %iv = phi i64 [ 0, %entry ], [ %iv.next, %loop ]
  %q = getelementptr i8, ptr %p, i64 %iv
  store i8 0, ptr %q
  %iv.next = add i64 %iv, 1
  %done = icmp eq i64 %iv.next, %n
  br i1 %done, label %exit, label %loop
exit:
  %left = phi i1 [ %x, %loop ]
  ret i1 %left
}
"""
Make = Callable[["Masks"], VPValue]


class Masks:
    """A plan in which masks are made."""

    def __init__(self) -> None:
        (self.plan,) = plans_of(LOOP)
        assert self.plan.exit is not None
        self.left = next(one for one in self.plan.exit.recipes if isinstance(one, ExitPhi))
        function = self.left.phi.function
        assert function is not None
        _, *bits, _ = function.args
        self.x, self.y, self.z = (self.plan.live_in(one) for one in bits)
        self.true, self.false = (self.plan.live_in(ConstantInt.get(i1, one)) for one in (1, 0))

    def make(self, opcode: str, *operands: VPValue) -> VPValue:
        made = VPInstruction(opcode, operands)
        self.plan.first_block.insert(len(self.plan.first_block.recipes) - 2, made)
        return made

    def no(self, one: VPValue) -> VPValue:
        return self.make("not", one)

    def both(self, one: VPValue, other: VPValue) -> VPValue:
        return self.make("logical-and", one, other)

    def any(self, one: VPValue, other: VPValue) -> VPValue:
        return self.make("or", one, other)

    def blend(self, first: VPValue, *others: tuple[VPValue, VPValue]) -> VPValue:
        made = Blend(self.left.phi, first, others)
        self.plan.first_block.insert(len(self.plan.first_block.recipes) - 2, made)
        return made

    def simplified(self, value: VPValue) -> VPValue:
        """What is left of a value that leaves the loop."""
        self.left.set_operand(0, value)
        simplify_recipes(self.plan)
        simplify_blends(self.plan)
        return self.left.operands[0]


SIMPLER: list[tuple[str, Make, str]] = [
    ("not true", lambda m: m.no(m.true), "false"),
    ("not false", lambda m: m.no(m.false), "true"),
    ("not not x", lambda m: m.no(m.no(m.x)), "x"),
    ("true and x", lambda m: m.both(m.true, m.x), "x"),
    ("x and true", lambda m: m.both(m.x, m.true), "x"),
    ("false and x", lambda m: m.both(m.false, m.x), "false"),
    ("x and false", lambda m: m.both(m.x, m.false), "false"),
    ("x and x", lambda m: m.both(m.x, m.x), "x"),
    ("x or true", lambda m: m.any(m.x, m.true), "true"),
    ("true or x", lambda m: m.any(m.true, m.x), "true"),
    ("x or false", lambda m: m.any(m.x, m.false), "x"),
    ("false or x", lambda m: m.any(m.false, m.x), "x"),
    ("x or x", lambda m: m.any(m.x, m.x), "x"),
    ("x or not x", lambda m: m.any(m.x, m.no(m.x)), "true"),
    ("not x or x", lambda m: m.any(m.no(m.x), m.x), "true"),
    ("x and y or x and not y", lambda m: m.any(m.both(m.x, m.y), m.both(m.x, m.no(m.y))), "x"),
    ("x and not y or x and y", lambda m: m.any(m.both(m.x, m.no(m.y)), m.both(m.x, m.y)), "x"),
    ("blend of one value", lambda m: m.blend(m.x, (m.x, m.y), (m.x, m.z)), "x"),
    ("blend with a way never taken", lambda m: m.blend(m.x, (m.y, m.false)), "x"),
    ("blend with a way always taken", lambda m: m.blend(m.x, (m.z, m.y), (m.y, m.true)), "y"),
    ("blend that is settled by others", lambda m: m.blend(m.x, (m.y, m.z), (m.x, m.true), (m.z, m.false)), "x"),
]


@pytest.mark.parametrize(("make", "expected"), [one[1:] for one in SIMPLER], ids=[one[0] for one in SIMPLER])
def test_a_rule(make: Make, expected: str) -> None:
    masks = Masks()
    names = {masks.x: "x", masks.y: "y", masks.z: "z", masks.true: "true", masks.false: "false"}
    assert names[masks.simplified(make(masks))] == expected  # type: ignore[index]


NO_RULE: list[tuple[str, Make]] = [
    ("not x", lambda m: m.no(m.x)),
    ("x and y", lambda m: m.both(m.x, m.y)),
    ("x or y", lambda m: m.any(m.x, m.y)),
    ("x or not y", lambda m: m.any(m.x, m.no(m.y))),
    ("x and not x, which may be poison", lambda m: m.both(m.x, m.no(m.x))),
    ("x and y or x and not z", lambda m: m.any(m.both(m.x, m.y), m.both(m.x, m.no(m.z)))),
    ("x and y or z and not y", lambda m: m.any(m.both(m.x, m.y), m.both(m.z, m.no(m.y)))),
    ("blend", lambda m: m.blend(m.x, (m.y, m.z))),
]


@pytest.mark.parametrize("make", [one[1] for one in NO_RULE], ids=[one[0] for one in NO_RULE])
def test_no_rule(make: Make) -> None:
    masks = Masks()
    made = make(masks)
    assert masks.simplified(made) is made


def test_x_and_what_is_x_and_more() -> None:
    for swapped in (False, True):
        masks = Masks()
        more = masks.both(masks.x, masks.y)
        assert masks.simplified(masks.both(more, masks.x) if swapped else masks.both(masks.x, more)) is more


def test_a_blend_loses_a_way() -> None:
    masks = Masks()
    made = masks.simplified(masks.blend(masks.x, (masks.y, masks.false), (masks.z, masks.y)))
    assert isinstance(made, Blend)
    assert (made.first, made.others) == (masks.x, [(masks.z, masks.y)])


def value_of(mask: VPValue, bits: dict[VPValue, bool]) -> bool:
    if isinstance(mask, LiveIn):
        return bits[mask]
    if isinstance(mask, Blend):
        found = value_of(mask.first, bits)
        for value, where in mask.others:
            found = value_of(value, bits) if value_of(where, bits) else found
        return found
    assert isinstance(mask, VPInstruction)
    known = [value_of(one, bits) for one in mask.operands]
    return not known[0] if mask.opcode == "not" else (all(known) if mask.opcode == "logical-and" else any(known))


def truths(masks: Masks, mask: VPValue) -> list[bool]:
    """What it is for all values of x, y and z."""
    constants: dict[VPValue, bool] = {masks.true: True, masks.false: False}
    return [value_of(mask, {masks.x: x, masks.y: y, masks.z: z, **constants}) for x, y, z in itertools.product((False, True), repeat=3)]


@pytest.mark.parametrize("seed", range(40))
def test_random_masks_stay_the_same(seed: int) -> None:
    draw = random.Random(seed)
    masks = Masks()
    known: list[VPValue] = [masks.x, masks.y, masks.z, masks.true, masks.false]
    for _ in range(12):
        a, b, c = (draw.choice(known) for _ in range(3))
        known.append(draw.choice([masks.no, lambda one: one])(draw.choice([masks.both(a, b), masks.any(a, b), masks.blend(a, (b, c))])))
    expected = truths(masks, known[-1])
    assert truths(masks, masks.simplified(known[-1])) == expected


def test_the_plan_of_vector_ph_is_kept_in_order() -> None:
    """What is hoisted stands in vector.ph behind what it needs."""
    masks = Masks()
    masks.left.set_operand(0, masks.both(masks.no(masks.x), masks.y))
    optimize(masks.plan)
    kinds = [one.opcode for one in masks.plan.preheader.recipes if isinstance(one, VPInstruction)]
    assert kinds == ["not", "logical-and"]


def test_only_what_was_extended_is_what_it_was_again() -> None:
    """A call of a narrow number with a wide result is no extension."""
    text = """
declare i64 @__nv_some(i32) memory(none) nounwind willreturn speculatable
define void @f(ptr noalias %p, i32 %m, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %wide = CODE i64
  %narrow = trunc i64 %wide to i32
  %q = getelementptr inbounds i32, ptr %p, i64 %i
  store i32 %narrow, ptr %q, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret void
}
"""
    knobs = {"force-vector-width": "4", "force-vector-interleave": "1"}
    for code, is_gone in (("zext i32 %m to i64", True), ("sext i32 %m to i64", True), ("call i64 @__nv_some(i32 %m)", False)):
        made = run(text.replace("CODE i64", code), "loop-vectorize", knobs=knobs)
        vectors = made[made.index("vector.ph:") : made.index("middle.block:")]
        assert ("trunc i64" in vectors) is not is_gone
