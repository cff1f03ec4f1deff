"""Division of expressions term by term: quotient and remainder, which give the numerator again."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from algebra_cases import Bench

from nvopt.analysis.scev.expressions import add, mul
from nvopt.analysis.scev.expressions.division import divide
from nvopt.analysis.scev.expressions.kinds import SCEV
from nvopt.ir import IntType


@pytest.mark.parametrize(
    ("numerator", "denominator", "quotient", "remainder"),
    [
        (7, 2, 3, 1),
        (-7, 2, -3, -1),
        (7, -2, -3, 1),
        (-7, -2, 3, -1),
        (6, 3, 2, 0),
        (2, 3, 0, 2),
        (0, 3, 0, 0),
        (7, 1, 7, 0),
        (7, 7, 1, 0),
        (7, 0, 0, 7),
    ],
)
def test_constants_are_rounded_towards_zero(numerator: int, denominator: int, quotient: int, remainder: int) -> None:
    bench = Bench()
    found = divide(bench.se, bench.number(numerator), bench.number(denominator))
    assert found == (bench.number(quotient), bench.number(remainder))


_CASES: list[tuple[Callable[[Bench], SCEV], Callable[[Bench], SCEV], str, str]] = [
    (lambda s: s.a, lambda s: s.a, "1", "0"),
    (lambda s: s.a, lambda s: s.b, "0", "%a"),
    (lambda s: s.a, lambda s: s.number(2), "0", "%a"),
    (lambda s: s.number(6), lambda s: s.a, "0", "6"),
    (lambda s: mul.mul2(s.se, s.a, s.b), lambda s: s.b, "%a", "0"),
    (lambda s: mul.mul2(s.se, s.number(6), s.a), lambda s: s.number(2), "(3 * %a)", "0"),
    (lambda s: mul.mul2(s.se, s.number(6), s.a), lambda s: s.number(4), "0", "(6 * %a)"),
    (lambda s: mul.mul2(s.se, s.number(6), s.a), lambda s: mul.mul2(s.se, s.number(3), s.a), "2", "0"),
    (lambda s: mul.mul2(s.se, s.number(6), s.a), lambda s: mul.mul2(s.se, s.number(3), s.b), "0", "(6 * %a)"),
    (lambda s: add.add2(s.se, s.number(7), mul.mul2(s.se, s.a, s.b)), lambda s: s.b, "%a", "7"),
    (lambda s: add.add2(s.se, s.number(7), mul.mul2(s.se, s.number(4), s.b)), lambda s: s.number(4), "(1 + %b)", "3"),
    (lambda s: add.add2(s.se, s.a, s.b), lambda s: s.b, "1", "%a"),
]


@pytest.mark.parametrize("case", _CASES, ids=lambda case: f"{case[2]}, {case[3]}")
def test_terms(case: tuple[Callable[[Bench], SCEV], Callable[[Bench], SCEV], str, str]) -> None:
    make, by, quotient, remainder = case
    bench = Bench()
    numerator, denominator = make(bench), by(bench)
    found = divide(bench.se, numerator, denominator)
    assert tuple(map(str, found)) == (quotient, remainder)
    assert add.add2(bench.se, mul.mul2(bench.se, found[0], denominator), found[1]) is numerator


@pytest.mark.parametrize(("bits", "other_bits"), [(8, 16), (16, 8), (8, 8)])
def test_constants_of_two_widths_are_divided_in_the_wider(bits: int, other_bits: int) -> None:
    se = Bench().se
    numerator, denominator = se.table.constant(IntType.get(bits), -100), se.table.constant(IntType.get(other_bits), 7)
    wide = IntType.get(max(bits, other_bits))
    assert divide(se, numerator, denominator) == (se.table.constant(wide, -14), se.table.constant(wide, -2))
