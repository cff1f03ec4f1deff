"""What each rule makes of the expressions in rule_cases.txt is what it made of them when that was written."""

from __future__ import annotations

from rule_cases import applied, read, term_of, text_of
from test_rules import RULES


def test_every_rule_has_cases_that_it_applies_to() -> None:
    cases = read()
    assert cases.keys() == RULES.keys()
    assert [name for name, held in cases.items() if all(case.result == "-" for case in held)] == []


def test_rules_do_what_they_did() -> None:
    changed = [
        f"{name}: {text_of(case.subject.term)}: {result}, not {case.result}"
        for name, held in read().items()
        for case in held
        if (result := applied(RULES[name][1], case.subject)) != case.result
    ]
    assert not changed


def test_expressions_as_text() -> None:
    for text in ("x:4", "3:64", "poison:1", "(Add nuw nsw:4 x:4 (zext nneg:4 (EqI:1 x:8 undef:8)))"):
        assert text_of(term_of(text)) in (text, text.replace("nuw nsw", "nsw nuw"))
