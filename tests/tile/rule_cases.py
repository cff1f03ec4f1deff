"""What each rule makes of some expressions, as text: rule_cases.txt. To write it anew, with so many seconds of search for each rule:

    PYTHONPATH=tests/tile:tests/differential:tests/analysis/scev python tests/tile/rule_cases.py 2

rule_faults.txt has more of the same form: on each of these some small fault of the kinds of tests/mutation, planted in the rules or in
what they ask, gives another answer, or none. They were found by trying neighbours of the cases with and without the fault.

Expressions are searched that a rule gets further with than with any before, so that both outcomes of each of its conditions are among them;
and of those that it applies to, the neighbours that it leaves alone. Whether the answers are right is for test_rules.py.

    Add-sums.subtract_inside
      (Add:4 (Sub nsw:4 0:4 x:4) y:4) | {'x': (0, 0, None, None, True, False)} -> (Sub:4 y:4 x:4)
"""

from __future__ import annotations

import ast
import random
import re
import sys
import time
from collections.abc import Iterator
from dataclasses import astuple, replace
from functools import cache
from pathlib import Path
from typing import NamedTuple

from expression_semantics import SymbolFacts
from rule_search import Rule, Steps, _next
from terms import Maker, Subject, Term, paths

from nvopt.tile.expressions import Expression, flag_names
from nvopt.tile.kinds import Kind

FILE = Path(__file__).with_suffix(".txt")
FAULTS = FILE.with_name("rule_faults.txt")
_FLAGS = {name: flag for flag in (1, 2, 4, 8, 16, 32) for name in flag_names(flag)}
_TOKEN = re.compile(r"[()]|[^\s()]+")
_APPLIED, _LEFT = 5, 4
"""Most cases of a rule that it applies to, and that it leaves alone."""
_LARGEST = 12
"""Nodes of an expression."""


class Case(NamedTuple):
    """An expression, and what a rule makes of it; "-" where that is nothing."""

    subject: Subject
    result: str


# -- text


def text_of(node: Term | Expression) -> str:
    """`(Add nsw:4 x:4 3:4)`."""
    if not node.operands:
        return f"{node.payload}:{node.bits}"
    name = str(node.payload) if node.kind is Kind.EK_Cast else node.kind.name.removeprefix("EK_")
    return f"({' '.join([name, *flag_names(node.flags)])}:{node.bits} {' '.join(map(text_of, node.operands))})"


def term_of(text: str) -> Term:
    """What `text_of` gave."""
    return _term(iter(_TOKEN.findall(text)), "")


def _term(tokens: Iterator[str], token: str) -> Term:
    token = token or next(tokens)
    if token != "(":
        payload, _, bits = token.rpartition(":")
        is_number = payload.isdigit()
        return Term(Kind.EK_Constant if is_number else Kind.EK_BitVecConst, int(bits), 0, int(payload) if is_number else payload)
    words = [next(tokens)]
    while ":" not in words[-1]:
        words.append(next(tokens))
    words[-1], _, bits = words[-1].partition(":")
    operands = []
    while (token := next(tokens)) != ")":
        operands.append(_term(tokens, token))
    name, *flags = words
    kind = Kind.__members__.get(f"EK_{name}", Kind.EK_Cast)
    return Term(kind, int(bits), sum(_FLAGS[flag] for flag in flags), name if kind is Kind.EK_Cast else None, tuple(operands))


def _line(case: Case) -> str:
    subject = case.subject
    facts = {key: astuple(known) for key, known in subject.facts}
    said = [text_of(subject.term)]
    if facts or subject.below:
        said.append(str(facts))
    if subject.below:
        said.append(str(list(subject.below)))
    return f"  {' | '.join(said)} -> {case.result}"


def _case(line: str) -> Case:
    said, _, result = line.strip().partition(" -> ")
    text, *rest = said.split(" | ")
    facts = ast.literal_eval(rest[0]) if rest else {}
    below = ast.literal_eval(rest[1]) if len(rest) > 1 else ()
    return Case(Subject(term_of(text), tuple((key, SymbolFacts(*known)) for key, known in facts.items()), tuple(below)), result)


@cache
def read(file: Path = FILE) -> dict[str, list[Case]]:
    """The cases of each rule."""
    found: dict[str, list[Case]] = {}
    name = ""
    for line in file.read_text().splitlines():
        if line.startswith("  "):
            found[name].append(_case(line))
        else:
            name = line
            found[name] = []
    return found


def applied(rule: Rule, subject: Subject) -> str:
    """What the rule makes of it."""
    pool, root, _ = subject.build()
    after = rule(pool, root)
    return "-" if after is None or after is root else text_of(after)


# -- the search


def search(name: str, kind: Kind, rule: Rule, seconds: float) -> list[Case]:
    """Cases of a rule, those that got furthest last."""
    rng = random.Random(name)
    done: dict[Subject, str] = {}
    for wide in (False, True):
        steps, maker = Steps(), Maker(rng, wide=wide)
        kept: list[Subject] = []
        end = time.process_time() + seconds / 2
        while time.process_time() < end:
            subject = _next(maker, kind, kept)
            subject = _without_idle_facts(subject)
            if subject.shape is not None or subject.term.kind is not kind or sum(1 for _ in paths(subject.term)) > _LARGEST:
                continue
            _, root, _ = subject.build()
            if root.kind is not kind:
                continue
            result, is_new = steps.watch(lambda: applied(rule, subject))  # noqa: B023
            if is_new:
                kept.append(subject)
                done[subject] = str(result)
        fired = [subject for subject, result in done.items() if result != "-"]
        for subject in fired[-2:]:
            left = [other for other in maker.neighbours(subject) if other.term.kind is kind and applied(rule, other) == "-"]
            done |= dict.fromkeys(left[:2], "-")
    cases = [Case(subject, result) for subject, result in done.items()]
    hit, missed = ([case for case in cases if (case.result != "-") is wanted] for wanted in (True, False))
    return [*hit[-_APPLIED:], *missed[-_LEFT:]]


def _without_idle_facts(subject: Subject) -> Subject:
    """Without what is known of symbols that aren't there."""
    there = set(re.findall(r"[a-z]\d+(?=:)", text_of(subject.term)))
    facts = tuple((key, known) for key, known in subject.facts if key in there and known != SymbolFacts())
    return replace(subject, facts=facts, below=tuple(pair for pair in subject.below if there.issuperset(pair)))


def main(seconds: float) -> None:
    """Writes the file."""
    from test_rules import RULES

    with FILE.open("w") as file:
        for name, (kind, rule) in RULES.items():
            print(name, *map(_line, search(name, kind, rule, seconds)), sep="\n", file=file, flush=True)


if __name__ == "__main__":
    main(float(sys.argv[1]))
