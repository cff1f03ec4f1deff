"""The rules, in tables by kind: each is a small function named after its identity, which is its docstring, and stated once.

    arithmetic.py    sums, products, quotients, remainders, shifts, min and max, neg, abs
    sums.py          sums of multiples, as a whole
    bitwise.py       and, or, xor, not
    truth_tables.py  the shortest formula of three operands
    comparisons.py   equality and order
    intervals.py     for which numbers a comparison is true
    demanded.py      what an expression may become where some bits only are wanted
    selects.py       select, funnel shifts
    casts.py         zext, sext, trunc
    undefined.py     poison, undef, freeze

A rule takes the pool and a node whose operands are canonical, and gives what refines the node, or None: equal wherever the node is defined,
never poison where it isn't, never computing with a divisor that was none, and reading what may be undef once at most, or no more often than
the part that it is taken from did. FOLDS give a number or a part of the node. REWRITES may give anything, and whether that pays is not
their concern; CANONICAL rules choose
between forms that cost the same, and never lead back.
"""

from __future__ import annotations

from nvopt.tile.rules import arithmetic, bitwise, casts, comparisons, selects, sums, undefined
from nvopt.tile.rules.base import Rule, Rules

__all__ = ["CANONICAL", "FOLDS", "REWRITES", "Rule"]


def _joined(*tables: Rules) -> Rules:
    joined: Rules = {}
    for table in tables:
        for kind, rules in table.items():
            joined[kind] = (*joined.get(kind, ()), *rules)
    return joined


FOLDS: Rules = _joined(undefined.FOLDS, arithmetic.FOLDS, bitwise.FOLDS, comparisons.FOLDS, selects.FOLDS, casts.FOLDS)
REWRITES: Rules = _joined(sums.REWRITES, arithmetic.REWRITES, bitwise.REWRITES, comparisons.REWRITES, selects.REWRITES, casts.REWRITES)
CANONICAL: Rules = _joined(
    sums.CANONICAL, arithmetic.CANONICAL, bitwise.CANONICAL, comparisons.CANONICAL, selects.CANONICAL, casts.CANONICAL
)
