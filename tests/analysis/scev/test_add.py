"""Sums and differences: folds against values, and as `opt` prints them."""

import pytest
from algebra_cases import BITS, Bench, Point, Tree, UndefinedCaseError, build, points, trees
from evaluate import UndefinedError, evaluate, wrong_flags
from hypothesis import assume, given

from nvopt.analysis.scev.expressions import add, addrec, casts, minmax, mul, udiv
from nvopt.analysis.scev.expressions.kinds import ADD, NSW, NUW, SCEV, SMAX, SMIN, UMAX
from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
from nvopt.ir import Module
from nvopt.ir.types import IntType
from nvopt.knobs import KnobValues


@given(trees, points)
def test_folds_keep_the_value(tree: Tree, point: Point) -> None:
    bench = Bench()
    try:
        e, expected = build(bench, tree, point)
        assert evaluate(e, point.values(bench), point.iterations(bench)) == expected
        assert wrong_flags(e, point.values(bench), point.iterations(bench)) == []
    except (UndefinedCaseError, UndefinedError):
        assume(False)


@pytest.fixture
def bench() -> Bench:
    return Bench()


def test_operands_are_flat_and_in_order(bench: Bench) -> None:
    se = bench.se
    inner = add.add2(se, bench.c, bench.number(3))
    assert str(add.add(se, [inner, bench.b, bench.number(4), bench.a])) == "(7 + %a + %b + %c)"


def test_nothing_is_left(bench: Bench) -> None:
    se = bench.se
    assert add.add2(se, bench.a, add.negative(se, bench.a)) is bench.number(0)
    assert add.add2(se, bench.a, bench.number(0)) is bench.a
    assert add.minus(se, bench.a, bench.a) is bench.number(0)


def test_like_terms_become_one(bench: Bench) -> None:
    se = bench.se
    assert str(add.add(se, [bench.a, bench.b, bench.a, bench.a])) == "((3 * %a) + %b)"
    scaled = mul.mul2(se, bench.number(5), add.add(se, [bench.a, bench.b]))
    assert str(add.add(se, [scaled, bench.b, bench.number(1)])) == "(1 + (5 * %a) + (6 * %b))"


def test_terms_of_one_scale_are_summed_up_first(bench: Bench) -> None:
    se = bench.se
    twice = [mul.mul2(se, bench.number(2), one) for one in (bench.a, bench.b)]
    thrice = mul.mul2(se, bench.number(3), bench.a)
    assert str(add.add(se, [*twice, add.negative(se, thrice), bench.a])) == "(2 * %b)"


@pytest.mark.parametrize("number", [1, 2])
def test_a_constant_moves_below_an_extension(bench: Bench, number: int) -> None:
    """1 + zext(-1 + (1 smax a)) --> zext(1 smax a), also where the constant is an operand of what is left."""
    se, wide = bench.se, IntType.get(2 * BITS)
    least = minmax.min_max(se, SMAX, [bench.number(number), bench.a])
    narrow = add.add2(se, bench.number(-number), least)
    e = add.add2(se, se.table.constant(wide, number), casts.zext(se, narrow, wide))
    assert e is casts.zext(se, least, wide)


def test_common_factors_stand_before_the_sum(bench: Bench) -> None:
    se = bench.se
    product, other = mul.mul(se, [bench.a, bench.b]), mul.mul(se, [bench.a, bench.c])
    assert str(add.add2(se, product, other)) == "((%b + %c) * %a)"
    assert str(add.add2(se, product, bench.a)) == "((1 + %b) * %a)"
    assert str(add.add(se, [product, other, bench.c])) == "(((%b + %c) * %a) + %c)"


def test_flags_that_a_smaller_constant_leaves(bench: Bench) -> None:
    se = bench.se
    total = add.add2(se, bench.number(10), bench.a, NUW | NSW)
    assert str(add.add2(se, total, bench.number(-3))) == "(7 + %a)<nuw><nsw>"
    assert str(add.add2(se, total, bench.number(3))) == "(13 + %a)"
    assert str(add.add2(se, total, bench.number(-30))) == "(-20 + %a)"


def test_nuw_alone_stays_when_sums_are_merged(bench: Bench) -> None:
    se = bench.se
    inner = add.add2(se, bench.a, bench.b, NUW | NSW)
    assert str(add.add2(se, inner, bench.c, NUW | NSW)) == "(%a + %b + %c)<nuw>"


def test_what_is_outside_goes_into_the_start(bench: Bench) -> None:
    se = bench.se
    recurrence = addrec.addrec2(se, bench.number(0), bench.b, bench.inner)
    assert str(add.add(se, [recurrence, bench.a, bench.number(2)])) == "{(2 + %a),+,%b}<%inner>"


def test_recurrences_of_one_loop_become_one(bench: Bench) -> None:
    se = bench.se
    one = addrec.addrec2(se, bench.a, bench.b, bench.inner)
    other = addrec.addrec(se, [bench.number(1), bench.number(2), bench.number(3)], bench.inner)
    assert str(add.add2(se, one, other)) == "{(1 + %a),+,(2 + %b),+,3}<%inner>"


def test_recurrences_of_outer_loops_become_starts(bench: Bench) -> None:
    se = bench.se
    inner = addrec.addrec2(se, bench.a, bench.b, bench.inner)
    outer = addrec.addrec2(se, bench.number(0), bench.c, bench.outer)
    assert str(add.add2(se, inner, outer)) == "{{%a,+,%c}<%outer>,+,%b}<%inner>"


def test_a_remainder_taken_away_leaves_a_multiple(bench: Bench) -> None:
    se = bench.se
    rest = udiv.urem(se, bench.a, bench.b)
    assert str(add.minus(se, bench.a, rest)) == "((%a /u %b) * %b)<nuw>"


def test_truncates_of_one_value_are_summed_up_where_they_were_wide(bench: Bench) -> None:
    se = bench.se
    narrow = IntType.get(BITS // 2)
    one = casts.trunc(se, bench.a, narrow)
    wide = add.add(se, [casts.trunc(se, add.minus(se, bench.a, bench.b), narrow), casts.trunc(se, bench.b, narrow)])
    assert wide is one
    whole = casts.trunc(se, add.add2(se, bench.a, bench.b), narrow)
    assert add.minus(se, whole, one) is casts.trunc(se, bench.b, narrow)


def test_negation(bench: Bench) -> None:
    se = bench.se
    assert str(add.negative(se, bench.a)) == "(-1 * %a)"
    assert add.negative(se, add.negative(se, bench.a)) is bench.a
    assert add.negative(se, bench.number(-128)) is bench.number(128)
    difference = add.minus(se, bench.a, bench.b)
    assert str(add.negative(se, difference)) == "((-1 * %a) + %b)"


def test_not_turns_a_minimum_into_a_maximum(bench: Bench) -> None:
    se = bench.se
    assert str(add.not_(se, bench.a)) == "(-1 + (-1 * %a))"
    assert add.not_(se, add.not_(se, bench.a)) is bench.a
    least = minmax.min_max(se, SMIN, [add.not_(se, bench.a), add.not_(se, bench.b)])
    assert add.not_(se, least) is minmax.min_max(se, SMAX, [bench.a, bench.b])
    largest = minmax.min_max(se, UMAX, [add.not_(se, bench.a), bench.b])
    assert add.not_(se, largest).kind == ADD


def test_pointers_of_one_base_have_a_distance(bench: Bench) -> None:
    se = bench.se
    index = se.table.constant(IntType.get(64), 8)
    address = add.add2(se, bench.pointer, index)
    assert address.is_pointer
    assert str(address) == "(8 + %p)"
    assert add.pointer_base(address) is bench.pointer
    assert add.remove_pointer_base(se, address) is index
    assert add.minus(se, address, bench.pointer) is index
    assert add.minus(se, index, bench.pointer) is se.table.could_not_compute


def test_pointers_of_recurrences(bench: Bench) -> None:
    se = bench.se
    four = se.table.constant(IntType.get(64), 4)
    walking = addrec.addrec2(se, bench.pointer, four, bench.inner)
    assert str(walking) == "{%p,+,4}<%inner>"
    assert add.pointer_base(walking) is bench.pointer
    assert str(add.minus(se, walking, bench.pointer)) == "{0,+,4}<%inner>"


def test_depth_stops_folding(bench: Bench) -> None:
    se = bench.se
    assert str(add.add(se, [bench.a, bench.a], 0, 33)) == "(%a + %a)"


def test_long_chains_are_merged_as_far_as_the_thresholds_go() -> None:
    parameters = ", ".join(f"i8 %a{at}" for at in range(5000))
    function = Module.parse(f"define void @f({parameters}) {{\nentry:\n  ret void\n}}\n").functions[0]
    se = ScalarEvolution(function)
    total: SCEV = se.table.unknown(function.args[0])
    for argument in function.args[1:]:
        total = add.add2(se, total, se.table.unknown(argument))
    most = max(len(part.operands) for part in total.walk())
    assert most == se.knobs.addops_inline_threshold + 1
    assert total.size >= se.knobs.huge_expr_threshold
    assert len(total.operands) == 2  # it was too large to be looked into


@pytest.mark.parametrize(("inner", "outer", "is_merged"), [(3, 3, True), (4, 2, False), (2, 4, False)])
def test_sums_of_so_many_addends_are_merged(inner: int, outer: int, is_merged: bool) -> None:
    """An inner sum of at most three, in one of at most three."""
    parameters = ", ".join(f"i8 %a{at}" for at in range(8))
    function = Module.parse(f"define void @f({parameters}) {{\nentry:\n  ret void\n}}\n").functions[0]
    se = ScalarEvolution(function, knobs=KnobValues.parse({"scev-addops-inline-threshold": "3"}))
    a: list[SCEV] = [se.table.unknown(one) for one in function.args]
    total = add.add(se, [add.add(se, a[:inner]), *a[inner : inner + outer - 1]])
    assert len(total.operands) == (inner + outer - 1 if is_merged else outer)
