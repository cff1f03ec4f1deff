"""Products: as `opt` prints them. Their values are checked in test_add.py."""

import pytest
from algebra_cases import Bench, Point, Tree, UndefinedCaseError, build, points, small_trees
from evaluate import UndefinedError, evaluate, wrong_flags
from hypothesis import assume, given
from hypothesis import strategies as st

from nvopt.analysis.scev.expressions import add, addrec, casts, mul, udiv
from nvopt.analysis.scev.expressions.kinds import NSW, NUW, NW, SCEV, UMAX
from nvopt.ir.types import IntType


@pytest.fixture
def bench() -> Bench:
    return Bench()


@given(st.lists(small_trees, min_size=2, max_size=3), points)
def test_products_of_anything_keep_the_value(factors: list[Tree], point: Point) -> None:
    bench = Bench()
    try:
        e, expected = build(bench, ("*", factors), point)
        assert evaluate(e, point.values(bench), point.iterations(bench)) == expected
        assert wrong_flags(e, point.values(bench), point.iterations(bench)) == []
    except (UndefinedCaseError, UndefinedError):
        assume(False)


@given(st.lists(st.integers(0, 255), min_size=1, max_size=5), st.lists(st.integers(0, 255), min_size=1, max_size=5), st.integers(0, 40))
def test_recurrences_of_one_loop_are_multiplied(one: list[int], other: list[int], at: int) -> None:
    bench = Bench()
    se = bench.se
    first, second = (addrec.addrec(se, [bench.number(value) for value in values], bench.inner) for values in (one, other))
    product = mul.mul2(se, first, second)
    iterations = {bench.inner: at}
    assert evaluate(product, {}, iterations) == evaluate(first, {}, iterations) * evaluate(second, {}, iterations) % 256


def test_operands_are_flat_and_in_order(bench: Bench) -> None:
    se = bench.se
    inner = mul.mul2(se, bench.c, bench.number(3))
    assert str(mul.mul(se, [inner, bench.b, bench.number(4), bench.a])) == "(12 * %a * %b * %c)"
    assert mul.mul2(se, bench.a, bench.number(1)) is bench.a
    assert mul.mul2(se, bench.a, bench.number(0)) is bench.number(0)


def test_constants_go_into_sums_of_two_with_constants(bench: Bench) -> None:
    se = bench.se
    total = add.add2(se, bench.a, bench.number(5))
    assert str(mul.mul2(se, bench.number(3), total)) == "(15 + (3 * %a))"
    assert str(mul.mul2(se, bench.number(3), add.add2(se, bench.a, bench.b))) == "(3 * (%a + %b))"
    deeper = add.add2(se, bench.a, mul.mul(se, [bench.number(2), bench.b, bench.c]))
    assert str(mul.mul2(se, bench.number(3), deeper)) == "((3 * %a) + (6 * %b * %c))"


def test_negation_goes_into_sums_where_something_folds(bench: Bench) -> None:
    se = bench.se
    total = add.add(se, [add.negative(se, bench.a), bench.b, bench.c])
    assert str(add.negative(se, total)) == "((-1 * %b) + (-1 * %c) + %a)"
    assert str(add.negative(se, add.add(se, [bench.a, bench.b, bench.c]))) == "(-1 * (%a + %b + %c))"


def test_recurrences_are_scaled(bench: Bench) -> None:
    se = bench.se
    recurrence = addrec.addrec2(se, bench.a, bench.b, bench.inner)
    assert str(mul.mul2(se, recurrence, bench.number(4))) == "{(4 * %a),+,(4 * %b)}<%inner>"
    assert str(mul.mul2(se, recurrence, bench.c)) == "{(%a * %c),+,(%b * %c)}<%inner>"


def test_recurrences_are_squared(bench: Bench) -> None:
    se = bench.se
    counter = addrec.addrec2(se, bench.number(0), bench.number(1), bench.inner)
    assert str(mul.mul2(se, counter, counter)) == "{0,+,1,+,2}<%inner>"
    assert str(mul.mul(se, [counter, counter, counter])) == "{0,+,1,+,6,+,6}<%inner>"


def test_negated_recurrences_keep_nw(bench: Bench) -> None:
    se = bench.se
    recurrence = addrec.addrec2(se, bench.a, bench.b, bench.inner, NW)
    assert str(add.negative(se, recurrence)) == "{(-1 * %a),+,(-1 * %b)}<nw><%inner>"
    counter = addrec.addrec2(se, bench.number(0), bench.number(1), bench.inner, NUW | NSW)
    assert str(add.negative(se, counter)) == "{0,+,-1}<nsw><%inner>"


def test_recurrences_get_no_longer_than_the_limit(bench: Bench) -> None:
    se = bench.se
    counter = addrec.addrec2(se, bench.number(1), bench.number(1), bench.inner)
    power = counter
    for _ in range(6):
        power = mul.mul2(se, power, counter)
    assert len(power.operands) == se.knobs.max_add_rec_size
    assert str(mul.mul2(se, power, counter)) == f"({counter} * {power})"


def test_quotients_of_multiples_are_scaled(bench: Bench) -> None:
    se = bench.se
    multiple = mul.mul2(se, bench.number(8), bench.a)
    quotient = udiv.udiv(se, multiple, bench.number(4))
    assert str(quotient) == "((8 * %a) /u 4)"
    assert str(mul.mul2(se, bench.number(2), quotient)) == "((8 * %a) /u 2)"
    assert str(mul.mul2(se, bench.number(4), quotient)) == "(8 * %a)"
    assert str(mul.mul2(se, bench.number(8), quotient)) == "(16 * %a)"
    assert str(mul.mul2(se, bench.number(-4), quotient)) == "(-8 * %a)"
    assert str(mul.mul2(se, bench.number(-2), quotient)) == "(-1 * ((8 * %a) /u 2))<nsw>"
    assert str(mul.mul2(se, bench.number(4), udiv.udiv(se, bench.a, bench.number(4)))) == "(4 * (%a /u 4))<nuw>"


def test_constants_go_below_a_zext_where_nothing_wraps(bench: Bench) -> None:
    se = bench.se
    five = IntType.get(5)
    low = casts.zext(se, casts.trunc(se, bench.a, five), bench.a.type)
    rest = add.add2(se, se.table.nary(UMAX, [bench.number(3), low]), bench.number(-3))
    wide = casts.zext(se, rest, IntType.get(64))
    four = se.table.constant(wide.type, 4)
    expected = "(zext i8 (-12 + (4 * (3 umax (zext i5 (trunc i8 %a to i5) to i8)))<nuw><nsw>)<nsw> to i64)"
    assert str(mul.mul2(se, four, wide)) == expected


def test_more_factors_than_the_threshold_are_not_merged(bench: Bench) -> None:
    se = bench.se
    power: SCEV = bench.a
    for _ in range(40):
        power = mul.mul2(se, power, bench.a)
    assert len(power.operands) == 41  # a factor a time: it is the others that must not be too many
    more = mul.mul(se, [power, *[bench.b] * se.knobs.mulops_inline_threshold])
    assert power in more.operands
