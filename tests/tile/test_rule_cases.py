"""What each rule makes of the expressions in rule_cases.txt and rule_faults.txt is what it made of them when these were written."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from integer_semantics import TooManyChoicesError
from rule_cases import FAULTS, FILE, applied, read, term_of, text_of
from terms import Term
from test_rules import RULES, fault, fault_if_applied

from nvopt.tile.kinds import VARIADIC


def test_every_rule_has_cases_that_it_applies_to() -> None:
    cases = read()
    assert cases.keys() == RULES.keys()
    assert [name for name, held in cases.items() if all(case.result == "-" for case in held)] == []


@pytest.mark.parametrize("file", [FILE, FAULTS])
def test_rules_do_what_they_did(file: Path) -> None:
    changed = [
        f"{name}: {text_of(case.subject.term)}: {result}, not {case.result}"
        for name, held in read(file).items()
        for case in held
        if (result := applied(RULES[name][1], case.subject)) != case.result
    ]
    assert not changed


def test_what_was_found_by_faults_is_right_without_them() -> None:
    for name, held in read(FAULTS).items():
        for case in held:
            try:
                assert case.result == "-" or fault(RULES[name][1], case.subject) is None
            except TooManyChoicesError:
                continue


def test_members_may_be_in_a_list_twice() -> None:
    """Of `x ^ x ^ y` a rule that takes out one x leaves the other."""
    tried = 0
    for name, held in read().items():
        kind, rule = RULES[name]
        if kind not in VARIADIC:
            continue
        for case in held:
            term = case.subject.term
            for member in term.operands:
                twice = replace(case.subject, term=Term(kind, term.bits, operands=(Term(kind, term.bits, operands=term.operands), member)))
                wrong = fault_if_applied(kind, rule, twice)
                assert wrong is None, wrong
                tried += 1
    assert tried > 500


def test_expressions_as_text() -> None:
    for text in ("x:4", "3:64", "poison:1", "(Add nuw nsw:4 x:4 (zext nneg:4 (EqI:1 x:8 undef:8)))"):
        assert text_of(term_of(text)) in (text, text.replace("nuw nsw", "nsw nuw"))
