"""The shortest formula of `and`, `or`, `xor` and `not` for each function of three bits.

A function is its truth table: bit 4 * a + 2 * b + c is what it gives for a, b and c.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from nvopt.tile.kinds import Kind

OPERANDS: Final = 3
TABLES: Final = (0b11110000, 0b11001100, 0b10101010)
"""The tables of the operands themselves."""
ALL: Final = 0b11111111

Formula = tuple[Kind, int, int] | int | None
"""An operation on two functions, by their tables (`not` on one, twice); an operand, by its number; None for a constant."""


@cache
def formulas() -> dict[int, Formula]:
    """The last operation of the shortest formula of each function."""
    found: dict[int, Formula] = {0: None, ALL: None, **{table: i for i, table in enumerate(TABLES)}}
    by_length = [list(TABLES)]
    while len(found) <= ALL:
        length = len(by_length)
        made: dict[int, Formula] = {}
        for table in by_length[-1]:
            made.setdefault(~table & ALL, (Kind.EK_NotI, table, table))
        for shorter in range((length + 1) // 2):
            for one in by_length[shorter]:
                for other in by_length[length - 1 - shorter]:
                    made.setdefault(one & other, (Kind.EK_AndN, one, other))
                    made.setdefault(one | other, (Kind.EK_OrN, one, other))
                    made.setdefault(one ^ other, (Kind.EK_XorN, one, other))
        new = [table for table in made if table not in found]
        found.update((table, made[table]) for table in new)
        by_length.append(new)
    return found


@cache
def uses(table: int) -> tuple[int, ...]:
    """How often the shortest formula of a function reads each operand."""
    formula = formulas()[table]
    if formula is None:
        return (0,) * OPERANDS
    if isinstance(formula, int):
        return tuple(int(i == formula) for i in range(OPERANDS))
    kind, one, other = formula
    return uses(one) if kind is Kind.EK_NotI else tuple(map(sum, zip(uses(one), uses(other), strict=True)))
