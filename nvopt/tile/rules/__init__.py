"""The rules, in tables by kind: each is a small function named after its identity, which is its docstring, and stated once.

    arithmetic.py    sums, products, quotients, remainders, shifts, min and max, neg, abs
    sums.py          sums of multiples, as a whole
    digits.py        quotients, remainders and fields of bits of one value in sums
    bitwise.py       and, or, xor, not
    subsets.py       whether all bits of one expression are in another
    truth_tables.py  the shortest formula of three operands
    comparisons.py   equality and order
    residues.py      what the lowest bits decide, whatever symbols are
    intervals.py     for which numbers a comparison is true
    demanded.py      what an expression may become where some bits only are wanted
    selects.py       select, funnel shifts
    casts.py         zext, sext, trunc
    undefined.py     poison, undef, freeze

A rule takes the pool and a node whose operands are canonical, and gives what refines the node, or None: equal wherever the node is defined,
never poison where it isn't, never computing with a divisor that was none, and reading what may be undef once at most, or no more often than
the part that it is taken from did. FOLDS give a number or a part of the node. REWRITES may give anything, and whether that pays is not
their concern. CANONICAL rules are rewrites, too, that also choose between forms that cost the same, and never lead back.
SPELLINGS are asked last: they give what instcombine will make of a node anyway, so that what it would make twice is made once. They
choose, too, between forms that cost the same.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from nvopt.tile.expressions import Expression
from nvopt.tile.kinds import Kind
from nvopt.tile.rules import arithmetic, bitwise, casts, comparisons, digits, residues, selects, sums, undefined
from nvopt.tile.rules.base import OF_UNDEFINED, WANTED, Rule, Rules

__all__ = ["CANONICAL", "FOLDS", "REWRITES", "SPELLINGS", "Applicable", "Rule", "applicable"]


def _joined(*tables: Rules) -> Rules:
    joined: Rules = {}
    for table in tables:
        for kind, rules in table.items():
            joined[kind] = (*joined.get(kind, ()), *rules)
    return joined


FOLDS: Rules = _joined(undefined.FOLDS, arithmetic.FOLDS, bitwise.FOLDS, comparisons.FOLDS, selects.FOLDS, casts.FOLDS, residues.FOLDS)
REWRITES: Rules = _joined(
    sums.REWRITES,
    digits.REWRITES,
    arithmetic.REWRITES,
    bitwise.REWRITES,
    comparisons.REWRITES,
    selects.REWRITES,
    casts.REWRITES,
)
CANONICAL: Rules = _joined(
    sums.CANONICAL, arithmetic.CANONICAL, bitwise.CANONICAL, comparisons.CANONICAL, selects.CANONICAL, casts.CANONICAL
)
SPELLINGS: Rules = _joined(
    sums.SPELLINGS, arithmetic.SPELLINGS, bitwise.SPELLINGS, comparisons.SPELLINGS, selects.SPELLINGS, casts.SPELLINGS
)


class Applicable(NamedTuple):
    """The rules that nodes of one kind on operands of given kinds may be changed by."""

    folds: tuple[Rule, ...]
    rewrites: tuple[Rule, ...]
    canonical: tuple[Rule, ...]
    spellings: tuple[Rule, ...]


def applicable(node: Expression, with_undefined: bool = True) -> Applicable:
    """The rules that are worth asking about a node; those of undef and poison only where its pool has such leaves."""
    count = node.count
    if count == 2:
        return _applicable(node.kind, with_undefined, node.first.kind, node.second.kind)
    if count == 1:
        return _applicable(node.kind, with_undefined, node.first.kind)
    return _applicable(node.kind, with_undefined, *{operand.kind for operand in node.operands})


@cache
def _applicable(kind: Kind, with_undefined: bool, *operands: Kind) -> Applicable:
    present = frozenset(operands)

    def among(table: Rules) -> tuple[Rule, ...]:
        return tuple(
            rule
            for rule in table.get(kind, ())
            if (with_undefined or rule not in OF_UNDEFINED) and not present.isdisjoint(WANTED.get(rule, present))
        )

    return Applicable(among(FOLDS), among(REWRITES), among(CANONICAL), among(SPELLINGS))
