"""Quotients and remainders: folds against values, and as `opt` prints them."""

import pytest
from algebra_cases import Bench, Point, Tree, UndefinedCaseError, build, points, small_trees, trees
from evaluate import UndefinedError, evaluate, wrong_flags
from hypothesis import assume, given
from hypothesis import strategies as st

from nvopt.analysis.scev.expressions import add, addrec, casts, minmax, mul, udiv
from nvopt.analysis.scev.expressions.kinds import NUW, SCEV, SMAX, UDIV
from nvopt.ir.types import IntType, Type


@pytest.fixture
def bench() -> Bench:
    return Bench()


@given(trees, st.integers(1, 255) | st.sampled_from([2, 4, 8, 16, 128]), st.sampled_from(["/", "%"]), points)
def test_divisions_by_constants_keep_the_value(tree: Tree, divisor: int, kind: str, point: Point) -> None:
    bench = Bench()
    try:
        e, expected = build(bench, (kind, tree, ("number", divisor)), point)
        assert evaluate(e, point.values(bench), point.iterations(bench)) == expected
        assert wrong_flags(e, point.values(bench), point.iterations(bench)) == []
    except (UndefinedCaseError, UndefinedError):
        assume(False)


@given(small_trees, small_trees, points)
def test_a_remainder_is_told_by_its_divisor(tree: Tree, divisor: Tree, point: Point) -> None:
    bench = Bench()
    try:
        dividend, value = build(bench, tree, point)
        rest, remainder = build(bench, ("%", tree, divisor), point)
        found = udiv.divisor_of_remainder(bench.se, rest, dividend)
        by = evaluate(found, point.values(bench), point.iterations(bench)) if found is not None else 0
        assert not by or value % by == remainder
    except (UndefinedCaseError, UndefinedError):
        assume(False)


@given(st.integers(0, 255), st.integers(1, 255))
def test_rounding_up(n: int, d: int) -> None:
    bench = Bench()
    e = udiv.udiv_ceil(bench.se, bench.a, bench.b)
    assert evaluate(e, {bench.args[0]: n, bench.args[1]: d}) == -(-n // d)


def wide(bench: Bench) -> tuple[list[SCEV], Type]:
    """Arguments of eight bits in 32: products and sums of them don't wrap."""
    type = IntType.get(32)
    return [casts.zext(bench.se, one, type) for one in (bench.a, bench.b)], type


def test_trivial_ones(bench: Bench) -> None:
    se = bench.se
    assert udiv.udiv(se, bench.a, bench.number(1)) is bench.a
    assert udiv.udiv(se, bench.number(0), bench.b) is bench.number(0)
    assert udiv.udiv(se, bench.number(200), bench.number(7)) is bench.number(28)
    assert str(udiv.udiv(se, bench.a, bench.number(0))) == "(%a /u 0)"
    assert udiv.urem(se, bench.a, bench.number(1)) is bench.number(0)


def test_remainders(bench: Bench) -> None:
    se = bench.se
    assert str(udiv.urem(se, bench.a, bench.number(4))) == "(zext i2 (trunc i8 %a to i2) to i8)"
    assert str(udiv.urem(se, bench.a, bench.number(6))) == "((-6 * (%a /u 6)) + %a)"
    assert str(udiv.urem(se, bench.a, bench.b)) == "((-1 * (%a /u %b) * %b) + %a)"


def test_products_that_do_not_wrap(bench: Bench) -> None:
    se = bench.se
    (a, _), type = wide(bench)
    product = mul.mul2(se, a, se.table.constant(type, 6))
    assert str(udiv.udiv(se, product, se.table.constant(type, 3))) == "(2 * (zext i8 %a to i32))<nuw><nsw>"
    assert str(udiv.udiv(se, product, se.table.constant(type, 4))) == "((6 * (zext i8 %a to i32))<nuw><nsw> /u 4)"
    assert str(udiv.udiv_exact(se, product, se.table.constant(type, 4))) == "((3 * (zext i8 %a to i32))<nuw><nsw> /u 2)"
    assert udiv.udiv_exact(se, product, se.table.constant(type, 6)) is a
    assert str(udiv.udiv(se, mul.mul2(se, bench.a, bench.number(6)), bench.number(3))) == "((6 * %a) /u 3)"


def test_exact_quotients_drop_a_factor(bench: Bench) -> None:
    se = bench.se
    product = mul.mul2(se, bench.a, bench.b, NUW)
    assert udiv.udiv_exact(se, product, bench.b) is bench.a
    assert udiv.udiv(se, product, bench.b).kind == UDIV


def test_exact_quotients_of_unknown_factors(bench: Bench) -> None:
    se = bench.se
    product = mul.mul2(se, bench.a, bench.b, NUW)
    assert str(udiv.udiv_exact(se, product, bench.number(4))) == "((%a * %b)<nuw> /u 4)"
    six = mul.mul2(se, bench.a, bench.number(6), NUW)
    assert str(udiv.udiv_exact(se, six, bench.b)) == "((6 * %a)<nuw> /u %b)"
    assert str(udiv.udiv_exact(se, six, bench.number(7))) == "((6 * %a)<nuw> /u 7)"
    assert str(udiv.udiv_exact(se, mul.mul2(se, bench.b, bench.number(6)), bench.number(4))) == "((6 * %b) /u 4)"


def test_sums_that_do_not_wrap(bench: Bench) -> None:
    se = bench.se
    (a, _), type = wide(bench)
    total = add.add2(se, mul.mul2(se, a, se.table.constant(type, 8)), se.table.constant(type, 12))
    assert str(udiv.udiv(se, total, se.table.constant(type, 4))) == "(3 + (2 * (zext i8 %a to i32))<nuw><nsw>)<nuw><nsw>"
    assert udiv.udiv(se, total, se.table.constant(type, 8)).kind == UDIV


def test_quotients_of_quotients(bench: Bench) -> None:
    se = bench.se
    quotient = udiv.udiv(se, bench.a, bench.number(4))
    assert str(udiv.udiv(se, quotient, bench.number(5))) == "(%a /u 20)"
    assert udiv.udiv(se, quotient, bench.number(64)) is bench.number(0)


def test_recurrences_are_rounded_down_to_a_multiple_of_the_step(bench: Bench) -> None:
    se = bench.se
    odd = addrec.addrec2(se, bench.number(1), bench.number(2), bench.inner)
    assert str(udiv.udiv(se, odd, bench.number(8))) == "({0,+,2}<%inner> /u 8)"
    assert str(udiv.udiv(se, odd, bench.number(6))) == "({1,+,2}<%inner> /u 6)"


def test_recurrences_that_do_not_wrap_are_divided(bench: Bench) -> None:
    se = bench.se
    even = addrec.addrec2(se, bench.number(4), bench.number(4), bench.inner, NUW)
    assert str(udiv.udiv(se, even, bench.number(4))) == "{1,+,1}<nw><%inner>"
    wrapping = addrec.addrec2(se, bench.number(0), bench.number(4), bench.inner)
    assert str(udiv.udiv(se, wrapping, bench.number(2))) == "({0,+,4}<%inner> /u 2)"


def test_what_a_maximum_is_above_its_constant(bench: Bench) -> None:
    se = bench.se
    above = add.add2(se, minmax.smax2(se, bench.number(5), bench.a), bench.number(-5))
    assert udiv.udiv(se, above, bench.a) is bench.number(0)
    assert udiv.udiv(se, above, bench.b).kind == UDIV


@pytest.mark.parametrize(("first", "constant", "zero"), [(-5, 5, True), (-5, 6, False), (-1, 1, True), (5, -5, False), (-4, 5, False)])
def test_what_a_number_is_above_another_divided_by_it(bench: Bench, first: int, constant: int, zero: bool) -> None:
    se, b = bench.se, bench.b
    for kind in (minmax.smax2, minmax.umax2, minmax.smin2, minmax.umin2):
        excess = add.add2(se, bench.number(first), kind(se, bench.number(constant), b))
        assert (udiv.udiv(se, excess, b) is bench.number(0)) is (zero and kind is minmax.smax2)
        assert udiv.udiv(se, excess, bench.a).kind == UDIV
    three = add.add2(se, bench.number(first), minmax.min_max(se, SMAX, [bench.number(constant), bench.a, b]))
    assert udiv.udiv(se, three, b).kind == UDIV


@pytest.mark.parametrize(
    ("dividend", "divisor", "flags", "expected"),
    [
        ("a vscale", "b vscale", (NUW, NUW), "(%a /u %b)"),
        ("vscale a", "b vscale", (NUW, NUW), "(%a /u %b)"),
        ("a vscale", "b vscale", (0, NUW), None),
        ("a vscale", "b vscale", (NUW, 0), None),
        ("a vscale", "b a", (NUW, NUW), None),
        ("a b", "b vscale", (NUW, NUW), None),
        ("a b", "b b", (NUW, NUW), None),
        ("a b vscale", "b vscale", (NUW, NUW), None),
    ],
)
def test_one_factor_is_cancelled_out(bench: Bench, dividend: str, divisor: str, flags: tuple[int, int], expected: str | None) -> None:
    factors = {"a": bench.a, "b": bench.b, "vscale": bench.se.table.vscale(bench.a.type)}
    sides = zip((dividend, divisor), flags, strict=True)
    a, b = (mul.mul(bench.se, [factors[name] for name in side.split()], flag) for side, flag in sides)
    assert str(udiv.udiv(bench.se, a, b)) == (expected or f"({a} /u {b})")
