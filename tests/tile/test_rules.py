"""Every rule of the simplifier, found in its tables: what it gives refines what it was given.

At 4 bits and below all values of the symbols are tried, poison and undef among them; above they are drawn. A rule for which no expression
is found fails, too: it can't be told whether it is right.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
import rule_cases
from effort import IS_LONG
from expression_semantics import SymbolFacts, counterexample
from integer_semantics import TooManyChoicesError
from rule_cases import term_of
from rule_search import Rule, firings
from terms import Maker, Subject, Term, complaints, symbol

from nvopt.tile.kinds import ARITHMETIC, DIVISIONS, FUNNEL_SHIFTS, LEAVES, MIN_MAX, VARIADIC, Kind
from nvopt.tile.rules import CANONICAL, FOLDS, REWRITES, SPELLINGS, applicable
from nvopt.tile.rules.base import Rules
from nvopt.tile.rules.digits import digits_joined
from nvopt.tile.rules.selects import operation_of_select
from nvopt.tile.rules.sums import bitwise_terms_exchanged, terms_collected

ENOUGH = 3
"""So many expressions are checked of each rule and kind, at small widths and again at those of machines."""
LEAST = 3
"""So many must have been found."""
MOST_CALLS = 60_000
ALL = 400
"""Inputs of an expression: all that two symbols of 4 bits may be."""
DRAWN = 150
"""Where they are drawn."""


def rules() -> Iterator[tuple[str, Kind, Rule]]:
    """Every rule of the tables with the kind that it stands under; a rule in two tables is one."""
    for table in (FOLDS, REWRITES, CANONICAL, SPELLINGS):
        for kind, held in table.items():
            for rule in held:
                yield f"{kind.name.removeprefix('EK_')}-{rule.__module__.rpartition('.')[2]}.{rule.__name__}", kind, rule


RULES = {name: (kind, rule) for name, kind, rule in rules()}


def fault(rule: Rule, subject: Subject, seed: int = 0, most_inputs: int = ALL) -> str | None:
    """What is wrong with what a rule makes of an expression."""
    pool, before, facts = subject.build()
    after = rule(pool, before)
    if after is None or after is before:
        return "the rule does not say the same twice"
    if not any(rule in table for table in applicable(before)):
        return f"the walker does not ask the rule about {before}"
    if found := complaints(before, after):
        return f"{before} became {after}: {found[0]}"
    return counterexample(before, after, facts, most_inputs=most_inputs, seed=seed)


def fault_if_applied(kind: Kind, rule: Rule, subject: Subject) -> str | None:
    """What is wrong with a rule on an expression that it may leave alone."""
    pool, root, _ = subject.build()
    if root.kind is not kind or rule(pool, root) in (None, root):
        return None
    try:
        return fault(rule, subject, most_inputs=ALL if IS_LONG else 100)
    except TooManyChoicesError:
        return None


def check(name: str, *, wide: bool) -> int:
    """Checks a rule on what is found for it, and says how much that was."""
    kind, rule = RULES[name]
    enough = ENOUGH * 100 if IS_LONG else ENOUGH
    rng = random.Random(f"{name} {wide}") if not IS_LONG else random.Random()
    checked = 0
    with_neighbours: set[bool] = set()
    """Of the first, and of the first of whose symbols ranges are known, also what differs in one number, flag, sign or fact is tried."""
    examples = [case.subject for case in rule_cases.read().get(name, ()) if case.result != "-"]
    calls = MOST_CALLS * (10 if IS_LONG else 1)
    least = 0 if IS_LONG else enough
    for call, found in enumerate(firings(rule, kind, rng, calls, wide=wide, examples=examples, least=least)):
        if checked >= enough and not found.is_new:
            if call > 4 * enough:
                break
            continue
        try:
            wrong = fault(rule, found.subject, call, most_inputs=DRAWN if wide and not IS_LONG else ALL)
        except TooManyChoicesError:
            continue
        checked += 1
        assert wrong is None, wrong
        has_ranges = any(known.signed or known.unsigned for _, known in found.subject.facts)
        if has_ranges not in with_neighbours:
            with_neighbours.add(has_ranges)
            for subject in Maker(rng).neighbours(found.subject):
                wrong = fault_if_applied(kind, rule, subject)
                assert wrong is None, wrong
    return checked


def test_a_shift_by_far_too_much_is_no_factor() -> None:
    """It is poison, which another rule says; as a factor it would be a number of exabytes."""
    shifted = Term(Kind.EK_Shl, 64, operands=(symbol("x", 64), Term(Kind.EK_Constant, 64, payload=1 << 62)))
    y = symbol("y", 64)
    pool, root, _ = Subject(Term(Kind.EK_Sub, 64, operands=(Term(Kind.EK_Sub, 64, operands=(y, shifted)), y))).build()
    assert str(terms_collected(pool, root)) == "(NegI:64 (Shl:64 x64 4611686018427387904))"


_X = "(Add:4 x4:4 y4:4)"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (f"(Sub:4 {_X} (AndN:4 {_X} z4:4))", "(AndN:4 (Add:4 x4:4 y4:4) (NotI:4 z4:4))"),
        (f"(Sub:4 {_X} (AndN:4 {_X} (NotI:4 z4:4)))", "(AndN:4 (Add:4 x4:4 y4:4) z4:4)"),
        (f"(Add:4 (NotI:4 {_X}) (OrN:4 {_X} z4:4))", "(Add:4 (AndN:4 (NotI:4 (Add:4 x4:4 y4:4)) z4:4) 15:4)"),
        ("(Sub:4 (Add:4 x4:4 3:4) (AndN:4 (Add:4 x4:4 3:4) z4:4))", "(AndN:4 (Add:4 x4:4 3:4) (NotI:4 z4:4))"),
        (f"(Sub:4 (Add:4 x4:4 (Shl:4 y4:4 1:4)) (AndN:4 {_X} z4:4))", None),
        ("(Sub:4 x4:4 (AndN:4 (Add:4 x4:4 y4:4) z4:4))", None),
        ("(Sub:4 3:4 (AndN:4 (Add:4 x4:4 3:4) z4:4))", None),
    ],
)
def test_bitwise_terms_of_a_sum_that_was_taken_apart(text: str, expected: str | None) -> None:
    subject = Subject(rule_cases.term_of(text))
    found = rule_cases.applied(bitwise_terms_exchanged, subject)
    assert found == (expected or "-")
    assert expected is None or fault(bitwise_terms_exchanged, subject) is None


@pytest.mark.parametrize("table", [FOLDS, REWRITES, CANONICAL, SPELLINGS])
def test_only_operations_have_rules(table: Rules) -> None:
    assert not table.keys() & {Kind.EK_Sentinel0, Kind.EK_Sentinel16, *LEAVES}


@pytest.mark.parametrize("name", RULES)
def test_at_small_widths(name: str) -> None:
    assert check(name, wide=False) >= LEAST


@pytest.mark.parametrize("name", RULES)
def test_at_machine_widths(name: str) -> None:
    assert check(name, wide=True) >= LEAST


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        # a mask above the remainder's bits cuts nothing off, whether or not 96 is a multiple of it
        ("(Add:16 (AndN:16 (RemU:16 x16:16 96:16) 65520:16) (AndN:16 x16:16 15:16))", "(RemU:16 x16:16 96:16)"),
        ("(Add:16 (AndN:16 (RemU:16 x16:16 96:16) 240:16) (AndN:16 x16:16 15:16))", "(RemU:16 x16:16 96:16)"),
        ("(Add:16 (AndN:16 (RemU:16 x16:16 96:16) 112:16) (AndN:16 x16:16 15:16))", "(RemU:16 x16:16 96:16)"),
        ("(Add:16 (AndN:16 (RemU:16 x16:16 96:16) 48:16) (AndN:16 x16:16 15:16))", None),
        ("(Add:16 (AndN:16 (RemU:16 x16:16 100:16) 65520:16) (AndN:16 x16:16 15:16))", None),
    ],
)
def test_masks_of_remainders_as_digits(text: str, expected: str | None) -> None:
    subject = Subject(rule_cases.term_of(text))
    assert rule_cases.applied(digits_joined, subject) == (expected or "-")
    assert expected is None or fault(digits_joined, subject) is None


def _either_way(kind: Kind, at: int, *, width: int = 3, fixed: int | None = None, condition: str = "c:1") -> str:
    """c ? f(x, z) : f(y, z) as text, where the arms differ in their operand `at`; `fixed` is z where that is a number."""
    count = 3 if kind in FUNNEL_SHIFTS else 2
    arms = []
    for name in "xy":
        operands = [f"z:{width}" if fixed is None else f"{fixed}:{width}"] * count
        operands[at] = f"{name}:{width}"
        arms.append(f"({kind.name.removeprefix('EK_')}:{width} {' '.join(operands)})")
    return f"(Select:{width} {condition} {' '.join(arms)})"


@pytest.mark.parametrize("kind", sorted(ARITHMETIC | VARIADIC | MIN_MAX | FUNNEL_SHIFTS))
@pytest.mark.parametrize("at", [0, 1])
def test_an_operation_on_what_is_chosen(kind: Kind, at: int) -> None:
    """It may be undefined where neither of those in the arms was: a divisor, or what -1 divides, that a poison condition chooses."""
    subject = Subject(term_of(_either_way(kind, at)))
    is_applied = rule_cases.applied(operation_of_select, subject) != "-"
    assert is_applied is (kind not in DIVISIONS or (at == 0 and kind in (Kind.EK_DivU, Kind.EK_RemU)))
    assert not is_applied or fault(operation_of_select, subject) is None


@pytest.mark.parametrize("kind", sorted(DIVISIONS))
@pytest.mark.parametrize("at", [0, 1])
@pytest.mark.parametrize("fixed", [6, 7])
@pytest.mark.parametrize("never_poison", [True, False])
def test_a_division_of_what_is_chosen(kind: Kind, at: int, fixed: int, never_poison: bool) -> None:
    """It is as defined as before where the condition is never poison, and where what is divided is chosen, and not divided by -1."""
    subject = Subject(term_of(_either_way(kind, at, fixed=fixed)), (("c", SymbolFacts(never_poison=never_poison)),))
    is_applied = rule_cases.applied(operation_of_select, subject) != "-"
    is_minus_one = kind in (Kind.EK_DivS, Kind.EK_RemS) and fixed == 7
    assert is_applied is (never_poison or (at == 0 and not is_minus_one))
    assert not is_applied or fault(operation_of_select, subject) is None


def test_freezes_are_not_made_of_other_freezes() -> None:
    """Who else reads the one that is chosen must read the same."""
    assert rule_cases.applied(operation_of_select, Subject(term_of("(Select:3 c:1 (Freeze:3 x:3) (Freeze:3 y:3))"))) == "-"
