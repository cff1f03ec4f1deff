"""What is known of two expressions by their shape alone: each condition of the rules alone untrue."""

from __future__ import annotations

import pytest
from evaluating import scev_of

from nvopt.analysis.scev.expressions import add, addrec, casts, minmax, mul
from nvopt.analysis.scev.expressions.kinds import NSW, NUW, SCEV, SMAX, SMIN, UMAX, UMIN
from nvopt.analysis.scev.facts import known
from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
from nvopt.ir import types
from nvopt.ir.predicates import EQ, ICMP, NE, SGE, SGT, SLE, SLT, UGE, UGT, ULE, ULT, Predicate

TEXT = """define void @f(i8 %x, i8 %y, i1 %c) #0 {{
entry:
  br label %first

first:                                            ; preds = %first, %entry
  br i1 %c, label %first, label %second

second:                                           ; preds = %second, %first
  br i1 %c, label %second, label %out

out:                                              ; preds = %second
  ret void
}}

attributes #0 = {{ nounwind {attributes} }}
"""
ALL = frozenset(ICMP.values())


class Shapes:
    """Makes expressions of %x and %y anew: what is said of one stays."""

    def __init__(self, attributes: str = "") -> None:
        self.se: ScalarEvolution = scev_of(TEXT.format(attributes=attributes))
        self.x, self.y = (self.se.table.unknown(one) for one in self.se.function.args[:2])
        self.first, self.second = self.se.loops.top_level

    def number(self, value: int) -> SCEV:
        return self.se.table.constant(types.i8, value)

    def plus(self, e: SCEV, value: int, flags: int = 0) -> SCEV:
        return add.add2(self.se, self.number(value), e, flags)

    def recurrence(self, start: SCEV, step: int, flags: int = 0, loop: int = 0) -> SCEV:
        return addrec.addrec2(self.se, start, self.number(step), (self.first, self.second)[loop], flags)

    def proved(self, a: SCEV, b: SCEV) -> set[Predicate]:
        return {one for one in ALL if known.known_via_non_recursive_reasoning(self.se, one, a, b)}


def test_extensions_of_one_value() -> None:
    s = Shapes()
    zext, sext = (extend(s.se, s.x, types.i32) for extend in (casts.zext, casts.sext))
    assert s.proved(sext, zext) == {SLE, UGE}
    assert s.proved(zext, sext) == {SGE, ULE}
    other = casts.zext(s.se, s.y, types.i32)
    assert s.proved(sext, other) == set()
    assert s.proved(casts.sext(s.se, s.y, types.i32), sext) == set()


@pytest.mark.parametrize(
    ("low", "low_flags", "high", "high_flags", "expected"),
    [
        (3, NSW, 5, NSW, {SLT, SLE}),
        (3, 0, 5, NSW, set()),
        (3, NSW, 5, 0, set()),
        (-5, NSW, 3, NSW, {SLT, SLE}),
        (3, NUW, 5, NUW, {ULT, ULE}),
        (3, 0, 5, NUW, {ULT, ULE}),
        (3, NUW, 5, 0, set()),
        (-5, NUW, 3, NUW, {UGT, UGE}),
        (0, 0, 5, NSW, {SLT, SLE}),  # %x itself
        (0, 0, 5, NUW, {ULT, ULE}),
        (0, 0, -5, NSW, {SGT, SGE}),
        (0, 0, 5, 0, set()),
    ],
)
def test_sums_of_one_base(low: int, low_flags: int, high: int, high_flags: int, expected: set[Predicate]) -> None:
    s = Shapes()
    a, b = s.plus(s.x, low, low_flags), s.plus(s.x, high, high_flags)
    different = {NE}
    assert s.proved(a, b) - different == expected
    assert s.proved(b, a) - different == {one.swapped for one in expected}
    assert s.proved(s.plus(s.y, low, low_flags), b) == set()


def test_sums_of_several() -> None:
    """Only the constant before one addend is told from it."""
    s = Shapes()
    both = add.add2(s.se, s.x, s.y, NSW | NUW)
    assert s.proved(s.plus(both, 1, NSW | NUW), s.plus(both, 2, NSW | NUW)) - {NE} == set()
    assert s.proved(s.x, both) - {NE} == set()


@pytest.mark.parametrize(("kind", "above"), [(UMAX, ULE), (SMAX, SLE), (UMIN, UGE), (SMIN, SGE)])
def test_extremes_and_what_they_are_of(kind: int, above: Predicate) -> None:
    s = Shapes()
    e = minmax.min_max(s.se, kind, [s.x, s.y])
    assert s.proved(s.x, e) == {above}
    assert s.proved(e, s.y) == {above.swapped}
    assert s.proved(s.plus(s.x, 1), e) == set()


@pytest.mark.parametrize(
    ("flags", "other_flags", "other_step", "other_loop", "expected"),
    [
        (NSW, NSW, 1, 0, {SLE, SGE}),
        (NSW | NUW, NSW, 1, 0, {SLE, SGE}),
        (NUW, NUW, 1, 0, set()),
        (0, NSW, 1, 0, set()),
        (NSW, 0, 1, 0, set()),
        (NSW, NSW, 2, 0, set()),
        (NSW, NSW, 1, 1, set()),
    ],
)
def test_recurrences_compare_as_their_starts(
    flags: int, other_flags: int, other_step: int, other_loop: int, expected: set[Predicate]
) -> None:
    s = Shapes()
    larger = minmax.min_max(s.se, SMAX, [s.x, s.y])
    a, b = s.recurrence(s.x, 1, flags), s.recurrence(larger, other_step, other_flags, other_loop)
    assert s.proved(a, b) == expected & {SLE}
    assert s.proved(b, a) == expected & {SGE}


def test_splitting_an_unsigned_comparison() -> None:
    """a ult b by 0 sle a and a slt b, where b isn't negative."""
    s = Shapes()
    low = minmax.min_max(s.se, SMAX, [s.number(0), minmax.min_max(s.se, SMIN, [s.x, s.number(9)])])
    high = s.plus(low, 1, NSW)
    assert known.is_known_predicate(s.se, ULT, low, high)
    assert not known.is_known_predicate(s.se, ULT, s.x, s.plus(s.x, 1, NSW))
    assert not s.se.conditions.is_splitting


@pytest.mark.parametrize(
    ("factors", "or_zero", "or_negative", "expected"),
    [
        ("4", False, False, True),
        ("0", True, False, False),
        ("-4", False, False, False),
        ("-4", False, True, True),
        ("-128", False, False, True),
        ("-6", False, True, False),
        ("6", False, True, False),
        ("vscale", False, False, True),
        ("4 vscale", True, False, True),
        ("4 vscale", False, False, False),  # may wrap around to zero
        ("-4 vscale", True, False, False),
        ("-4 vscale", True, True, True),
        ("6 vscale", True, False, False),
        ("4 x", True, False, False),
    ],
)
@pytest.mark.parametrize("attributes", ["", "vscale_range(1,64)"])
def test_powers_of_two(attributes: str, factors: str, or_zero: bool, or_negative: bool, expected: bool) -> None:
    s = Shapes(attributes)
    of = {"vscale": s.se.table.vscale(types.i8), "x": s.x}
    e = mul.mul(s.se, [of.get(one) or s.number(int(one)) for one in factors.split()])
    assert known.is_known_to_be_power_of_two(s.se, e, or_zero, or_negative) is (expected and ("vscale" not in factors or bool(attributes)))


@pytest.mark.parametrize(
    ("start", "step", "multiple", "expected"),
    [(6, 9, 3, True), (6, 8, 3, False), (7, 9, 3, False), (6, 9, 1, True), (6, 9, 0, False), (8, 4, 4, True), (8, 4, 8, False)],
)
def test_multiples(start: int, step: int, multiple: int, expected: bool) -> None:
    s = Shapes()
    assert known.is_known_multiple_of(s.se, s.recurrence(s.number(start), step), multiple) is expected


@pytest.mark.parametrize(
    ("low", "high", "facts"),
    [
        (1, 9, {"positive", "non_negative", "non_zero"}),
        (0, 9, {"non_negative"}),
        (-1, 9, set()),
        (-9, 0, {"non_positive"}),
        (-9, -1, {"non_positive", "negative", "non_zero"}),
        (-9, 1, set()),
    ],
)
def test_signs(low: int, high: int, facts: set[str]) -> None:
    s = Shapes()
    e = minmax.min_max(s.se, SMAX, [s.number(low), minmax.min_max(s.se, SMIN, [s.x, s.number(high)])])
    names = ("positive", "negative", "non_positive", "non_negative", "non_zero")
    assert {name for name in names if getattr(known, f"is_known_{name}")(s.se, e)} == facts
    wide = casts.sext(s.se, e, types.i32)
    assert known.is_known_non_zero(s.se, wide) is ("non_zero" in facts)
    assert known.have_same_sign(s.se, e, s.number(1)) is ("non_negative" in facts)
    assert known.have_same_sign(s.se, s.number(-1), e) is ("negative" in facts)


def test_no_loop_and_no_latch() -> None:
    s = Shapes()
    assert not known.is_loop_entry_guarded_by_cond(s.se, None, EQ, s.x, s.x)
    assert known.is_loop_backedge_guarded_by_cond(s.se, None, EQ, s.x, s.y)
    assert not known.is_loop_backedge_guarded_by_cond(s.se, s.first, EQ, s.x, s.y)
