"""Predicates: what they print, what they imply, and expressions under them."""

from __future__ import annotations

import random

import pytest
from evaluating import scev_of

from nvopt.analysis.scev.expressions import addrec, casts
from nvopt.analysis.scev.expressions.kinds import NSW, NUW, SCEV, SCEVAddRecExpr
from nvopt.analysis.scev.facts import predicates
from nvopt.analysis.scev.facts.predicates import NSSW, NUSW, SCEVPredicate, UnionPredicate
from nvopt.analysis.scev.predicated import PredicatedScalarEvolution, implied_flags
from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
from nvopt.ir.predicates import EQ, ULT
from nvopt.ir.types import IntType, i8, i32

TEXT = """define void @f(i8 %a, i8 %b, i32 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  br label %loop
}
"""


def recurrence(se: ScalarEvolution, start: int, step: int | SCEV, flags: int = 0, type: IntType = i8) -> SCEVAddRecExpr:
    (loop,) = se.loops
    by = se.table.constant(type, step) if isinstance(step, int) else step
    found = addrec.addrec2(se, se.table.constant(type, start), by, loop, flags)
    assert isinstance(found, SCEVAddRecExpr)
    return found


def test_predicates_are_one_object_and_print_as_in_llvm() -> None:
    se = scev_of(TEXT)
    a, b = (se.get(arg) for arg in se.function.args[:2])
    equal = predicates.equal_predicate(se, a, b)
    assert equal is predicates.compare_predicate(se, EQ, a, b)
    assert str(equal) == "Equal predicate: %a == %b"
    assert list(predicates.compare_predicate(se, ULT, a, b).lines(4)) == ["    Compare predicate: %a ult) %b"]
    wraps = predicates.wrap_predicate(se, recurrence(se, 3, 2), NUSW | NSSW)
    assert wraps is predicates.wrap_predicate(se, recurrence(se, 3, 2), NUSW | NSSW)
    assert str(wraps) == "{3,+,2}<%loop> Added Flags: <nusw><nssw>"
    assert list(UnionPredicate([equal, wraps], se).lines(1)) == [" " + str(equal), " " + str(wraps)]


def test_what_follows_from_what() -> None:
    se = scev_of(TEXT)
    a, b = (se.get(arg) for arg in se.function.args[:2])
    equal, less = predicates.equal_predicate(se, a, b), predicates.compare_predicate(se, ULT, a, b)
    both = predicates.wrap_predicate(se, recurrence(se, 3, 2), NUSW | NSSW)
    signed = predicates.wrap_predicate(se, recurrence(se, 3, 2), NSSW)
    slower = predicates.wrap_predicate(se, recurrence(se, 1, 1), NSSW)
    assert equal.implies(equal, se)
    assert not less.implies(less, se)  # LLVM asks only of equality
    assert not equal.implies(signed, se)
    assert both.implies(signed, se)
    assert not signed.implies(both, se)
    assert signed.implies(slower, se)
    assert not slower.implies(signed, se)
    union = UnionPredicate([slower, equal, signed], se)
    assert union.parts == [equal, signed]
    assert union.implies(slower, se)
    assert union.implies(UnionPredicate([equal, slower], se), se)
    assert not union.is_always_true


@pytest.mark.parametrize("seed", range(20))
def test_a_union_finds_what_its_parts_say(seed: int) -> None:
    """Without asking all of them."""
    chance = random.Random(seed)
    se = scev_of(TEXT)
    a, b = (se.get(arg) for arg in se.function.args[:2])

    def drawn() -> SCEVPredicate:
        if chance.random() < 0.2:
            return predicates.compare_predicate(se, chance.choice((EQ, ULT)), *chance.choices((a, b, se.table.constant(a.type, 7)), k=2))
        step = chance.choice((-2, -1, 1, 2, 3, a, b))
        flags = chance.choice((NUSW, NSSW, NUSW | NSSW, 0))
        return predicates.wrap_predicate(se, recurrence(se, chance.randrange(-3, 4), step), flags)

    union = UnionPredicate([], se)
    for _ in range(40):  # behind 16 parts they aren't compared with one another
        union.add(drawn(), se)
        for _ in range(10):
            other = drawn()
            assert union.implies(other, se) == any(part.implies(other, se) for part in union.parts), (str(union), str(other))
    assert len(union.parts) > 16


def test_a_slower_one_is_found_by_its_step() -> None:
    """At the step itself, one below and one above; of what goes down nothing is known."""
    se = scev_of(TEXT)
    union = UnionPredicate([predicates.wrap_predicate(se, recurrence(se, 5, 2), NUSW)], se)
    found = [union.implies(predicates.wrap_predicate(se, recurrence(se, 4, step), NUSW), se) for step in (-1, 1, 2, 3)]
    assert found == [False, True, True, False]


def test_flags_make_predicates_true() -> None:
    se = scev_of(TEXT)
    sure = recurrence(se, 5, 3, NSW | NUW)
    assert predicates.wrap_predicate(se, sure, NSSW).is_always_true
    assert not predicates.wrap_predicate(se, sure, NUSW).is_always_true


def test_rewriting_under_predicates() -> None:
    se = scev_of(TEXT)
    (loop,) = se.loops
    a = se.get(se.function.args[0])
    narrow = recurrence(se, 1, 1)
    wide = casts.zext(se, narrow, i32)
    assert str(wide) == "(zext i8 {1,+,1}<%loop> to i32)"
    wraps = predicates.wrap_predicate(se, narrow, NUSW)
    found = predicates.convert_to_addrec_with_predicates(se, wide, loop)
    assert found is not None
    assert (str(found[0]), found[1]) == ("{1,+,1}<%loop>", [wraps])
    assert predicates.convert_to_addrec_with_predicates(se, a, loop) is None


STRIDED = """define void @f(ptr %p, i64 %s, i64 %t, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %by.s = mul i64 %i, %s
  %by.both = mul i64 %by.s, %t
  %q = getelementptr i32, ptr %p, i64 %by.both
  %next = add nuw nsw i64 %i, 1
  %again = icmp ult i64 %next, %n
  br i1 %again, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}
"""


def test_expressions_follow_what_is_assumed_since() -> None:
    se = scev_of(STRIDED)
    (loop,) = se.loops
    under = PredicatedScalarEvolution(se, loop)
    q = next(one for one in se.function.instructions() if one.name == "q")
    one = se.table.constant(IntType.get(64), 1)
    assert str(under.get(q)) == "{%p,+,(4 * %s * %t)}<%loop>"
    for stride, found in ((1, "{%p,+,(4 * %t)}<%loop>"), (2, "{%p,+,4}<%loop>")):
        under.assume(predicates.equal_predicate(se, se.get(se.function.args[stride]), one))
        assert [str(under.get(q)) for _ in range(2)] == [found] * 2


@pytest.mark.parametrize(
    ("narrow", "wide", "follows"),
    [
        ((1, 1), (3, 2), True),
        ((3, 2), (3, 2), True),
        ((4, 1), (3, 2), False),
        ((1, 3), (3, 2), False),
        ((1, -1), (3, 2), False),
        ((1, 1), (3, -2), False),
    ],
)
@pytest.mark.parametrize("flags", [NSSW, NUSW])
def test_what_follows_from_a_recurrence_of_another_width(narrow: tuple[int, int], wide: tuple[int, int], follows: bool, flags: int) -> None:
    se = scev_of(TEXT)
    one, other = (predicates.wrap_predicate(se, recurrence(se, *numbers, type=i8), flags) for numbers in (narrow, wide))
    assert other.implies(one, se) is follows
    one, other = (predicates.wrap_predicate(se, recurrence(se, *narrow, type=of), flags) for of in (i8, i32))
    assert one.implies(other, se) is (narrow[1] > 0)
    assert not other.implies(one, se)


@pytest.mark.parametrize(
    ("step", "flags", "implied"),
    [
        (2, NUW | NSW, NUSW | NSSW),
        (2, NSW, NSSW),
        (2, NUW, NUSW),
        (2, 0, 0),
        (-2, NUW | NSW, NSSW),  # what goes down without a wrap doesn't go up
        (-2, NUW, 0),
    ],
)
def test_what_the_flags_of_a_recurrence_rule_out(step: int, flags: int, implied: int) -> None:
    se = scev_of(TEXT)
    assert implied_flags(se, recurrence(se, -50, step, flags)) == implied
