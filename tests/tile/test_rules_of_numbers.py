"""Every rule on an operation of a value and a number, whichever number and flags these are, at 3 bits; and on such an operation of another.

`test_rules.py` finds expressions of any form for a rule; here are those at whose bounds a flag or a condition counts, all of them.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from effort import IS_LONG
from terms import FLAGS, Subject, Term, symbol
from test_rules import fault_if_applied

from nvopt.tile.expressions import Pool
from nvopt.tile.kinds import ARITHMETIC, COMPARISONS, MIN_MAX, UNARY, VARIADIC, Kind
from nvopt.tile.rules import CANONICAL, FOLDS, REWRITES
from nvopt.tile.rules.digits import DEEPEST, digit_of
from nvopt.tile.rules.residues import MOST_READS, _Sides

BITS = 3
KINDS = sorted(ARITHMETIC | VARIADIC | MIN_MAX | COMPARISONS | UNARY)
SOME = 400_000 if IS_LONG else 1500
X = symbol("x", BITS)


def numbers() -> list[Term]:
    return [Term(Kind.EK_Constant, BITS, payload=number) for number in range(1 << BITS)]


def flag_sets(kind: Kind) -> list[int]:
    """All sets of the flags that a kind may have."""
    return [flags for flags in range(64) if not flags & ~FLAGS.get(kind, 0)]


def operations(kind: Kind, value: Term) -> Iterator[Term]:
    """The operation on a value and each number, on either side, with each set of flags; on the value alone if it has one operand."""
    bits = 1 if kind in COMPARISONS else BITS
    for flags in flag_sets(kind):
        if kind in UNARY:
            yield Term(kind, BITS, flags, operands=(value,))
            continue
        for number in numbers():
            yield Term(kind, bits, flags, operands=(value, number))
            yield Term(kind, bits, flags, operands=(number, value))


def faults(term: Term) -> list[str]:
    """What is wrong with what the rules make of a term."""
    rules = dict.fromkeys(rule for table in (FOLDS, CANONICAL, REWRITES) for rule in table.get(term.kind, ()))
    return [wrong for rule in rules if (wrong := fault_if_applied(term.kind, rule, Subject(term))) is not None]


@pytest.mark.parametrize("kind", KINDS)
def test_a_value_and_a_number(kind: Kind) -> None:
    for term in operations(kind, X):
        assert faults(term) == []


def test_an_operation_of_a_value_and_a_number_and_another_number() -> None:
    """Some of these; in long runs many more."""
    rng = random.Random() if IS_LONG else random.Random(1)
    inner = [term for kind in KINDS for term in operations(kind, X) if term.bits == BITS]
    outer = [(kind, flags) for kind in KINDS for flags in flag_sets(kind)]
    for _ in range(SOME):
        kind, flags = rng.choice(outer)
        operands = _operands(rng, rng.choice(inner), inner)
        bits = 1 if kind in COMPARISONS else BITS
        assert faults(Term(kind, bits, flags, operands=operands[:1] if kind in UNARY else operands)) == []


def _operands(rng: random.Random, value: Term, others: list[Term]) -> tuple[Term, Term]:
    """A value with a number, the same symbol, or another value of that symbol, in either order."""
    other = rng.choice((rng.choice(numbers()), rng.choice(numbers()), X, value.operands[-1], rng.choice(others)))
    return (value, other) if rng.random() < 0.6 else (other, value)


def test_all_are_tried() -> None:
    products = set(operations(Kind.EK_Mul, X))
    assert len(products) == len(numbers()) * len(flag_sets(Kind.EK_Mul)) * len(("x * c", "c * x"))


@pytest.mark.parametrize("count", [1, DEEPEST - 1, DEEPEST, DEEPEST + 1, DEEPEST + 2])
def test_so_many_divisions_are_looked_through(count: int) -> None:
    pool = Pool()
    node = x = pool.symbol("x", 64)
    for _ in range(count):
        node = pool.make(Kind.EK_DivU, (node, pool.constant(3, 64)))
    found = digit_of(node)
    assert found.low == 3 ** min(count, DEEPEST)
    assert (found.base is x) == (count <= DEEPEST)


@pytest.mark.parametrize(
    ("nodes", "is_little"), [(1, True), (MOST_READS - 1, True), (MOST_READS, True), (MOST_READS + 1, False), (99, False)]
)
def test_so_many_nodes_are_looked_at_for_the_lowest_bits(nodes: int, is_little: bool) -> None:
    pool = Pool()
    node = pool.symbol("x", 8)
    for _ in range(nodes - 1):
        node = pool.make(Kind.EK_NotI, (node,))
    assert _Sides(2).reads(node) is is_little
