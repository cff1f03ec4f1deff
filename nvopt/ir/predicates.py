"""The predicates of `icmp` and `fcmp`, and what each says of others.

    SLT.swapped, SLT.inverse, SLT.non_strict     # SGT, SGE, SLE
    compare.predicate.is_signed                  # of an instruction
    ICMP["slt"], FCMP["olt"]                     # by name

A predicate is its name, too: it is a string, prints as one and equals one. So `icmp ult` equals `fcmp ult`, which are two predicates: where
it may be either, `is` tells them apart. The constants here are those of `icmp`.

Source: LLVM's CmpInst::Predicate, and its names for what one may ask.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any, Final

from nvopt.ir.errors import IRError


class Predicate(str):
    """One predicate of `icmp` or `fcmp`. There is one object of each."""

    __slots__ = (
        *("as_signed", "as_unsigned", "compare", "flipped_signedness", "holds_of_nan", "inverse", "is_equality", "is_greater", "is_less"),
        *("is_relational", "is_signed", "is_strict", "is_true_when_equal", "is_unsigned", "non_strict", "opcode", "strict", "swapped"),
    )
    opcode: str
    """`icmp` or `fcmp`."""
    swapped: Predicate
    """What holds of (b, a) where this holds of (a, b)."""
    inverse: Predicate
    """What holds where this doesn't."""
    compare: Callable[[Any, Any], bool]
    """Whether it holds of two numbers, read with or without sign as the predicate does, none of them NaN."""
    is_equality: bool
    """Whether it asks for equality, or for the lack of it."""
    is_relational: bool
    """Whether it asks for an order."""
    is_signed: bool
    """Whether it reads integers with sign; not `eq` and `ne`, to which that is all one."""
    is_unsigned: bool
    """Whether it reads integers without sign; not `eq` and `ne`."""
    is_less: bool
    """Whether it is one of lt, le."""
    is_greater: bool
    """Whether it is one of gt, ge."""
    is_strict: bool
    """Whether it is one of lt, gt."""
    is_true_when_equal: bool
    """Whether it holds of any value and the same value."""
    holds_of_nan: bool
    """Whether it holds where one of two floats is NaN."""
    strict: Predicate
    """Without equality: lt of le, gt of ge; others are what they are."""
    non_strict: Predicate
    """With equality, too: le of lt, ge of gt; others are what they are."""
    as_signed: Predicate
    """The same of integers with sign; `eq` and `ne` are what they are."""
    as_unsigned: Predicate
    """The same of integers without sign; `eq` and `ne` are what they are."""
    flipped_signedness: Predicate
    """The same of the other signedness; `eq` and `ne` are what they are."""

    @staticmethod
    def of(opcode: str, name: str) -> Predicate:
        """The predicate of `opcode` (`icmp` or `fcmp`) of that name. IRError: there is none, or another opcode."""
        known = PREDICATES.get(opcode)
        if known is None:
            raise IRError(f"{opcode}: it compares nothing; icmp and fcmp do")
        found = known.get(name)
        if found is None:
            raise IRError(f"{opcode}: there is no predicate '{name}'; it has {', '.join(known)}")
        return found

    def __reduce__(self) -> tuple[Callable[[str, str], Predicate], tuple[str, str]]:
        return Predicate.of, (self.opcode, str(self))


_COMPARE: Final[dict[str, Callable[[Any, Any], bool]]] = {
    **{"eq": operator.eq, "ne": operator.ne, "gt": operator.gt, "ge": operator.ge, "lt": operator.lt, "le": operator.le},
    **dict.fromkeys(("true", "ord"), lambda a, b: True),
    **dict.fromkeys(("false", "uno"), lambda a, b: False),
}
_SWAPPED: Final = {"gt": "lt", "lt": "gt", "ge": "le", "le": "ge"}
_INVERSE: Final = {
    **{"eq": "ne", "ne": "eq", "gt": "le", "le": "gt", "ge": "lt", "lt": "ge"},
    **{"true": "false", "false": "true", "ord": "uno", "uno": "ord"},
}


def _icmp() -> dict[str, Predicate]:
    known = {name: Predicate(name) for name in ("eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle")}
    for name, predicate in known.items():
        sign, order = ("", name) if name in _COMPARE else (name[0], name[1:])
        _describe(predicate, known, sign, order)
        predicate.opcode = "icmp"
        predicate.is_signed, predicate.is_unsigned = sign == "s", sign == "u"
        predicate.inverse = known[sign + _INVERSE[order]]
        predicate.as_signed, predicate.as_unsigned = (known["s" + order], known["u" + order]) if sign else (predicate, predicate)
        predicate.flipped_signedness = predicate.as_unsigned if predicate.is_signed else predicate.as_signed
        predicate.holds_of_nan = False
        predicate.is_true_when_equal = predicate.compare(0, 0)
    return known


def _fcmp() -> dict[str, Predicate]:
    ordered, unordered = ([letter + order for order in ("eq", "gt", "ge", "lt", "le", "ne")] for letter in "ou")
    known = {name: Predicate(name) for name in ("false", *ordered, "ord", *unordered, "uno", "true")}
    for name, predicate in known.items():
        letter, order = ("", name) if name in _COMPARE else (name[0], name[1:])
        _describe(predicate, known, letter, order)
        predicate.opcode = "fcmp"
        predicate.is_signed = predicate.is_unsigned = False
        predicate.inverse = known[{"o": "u", "u": "o"}.get(letter, "") + _INVERSE[order]]
        predicate.as_signed = predicate.as_unsigned = predicate.flipped_signedness = predicate
        predicate.holds_of_nan = letter == "u" or name in ("uno", "true")
        predicate.is_true_when_equal = predicate.holds_of_nan and predicate.compare(0, 0)
    return known


def _describe(predicate: Predicate, known: dict[str, Predicate], letter: str, order: str) -> None:
    """Sets what doesn't rest on the kind of numbers that are compared."""
    predicate.compare = _COMPARE[order]
    predicate.is_equality = order in ("eq", "ne")
    predicate.is_less, predicate.is_greater = order in ("lt", "le"), order in ("gt", "ge")
    predicate.is_strict = order in ("lt", "gt")
    predicate.is_relational = predicate.is_less or predicate.is_greater
    predicate.strict = known[f"{letter}{order[0]}t"] if predicate.is_relational else predicate
    predicate.non_strict = known[f"{letter}{order[0]}e"] if predicate.is_relational else predicate
    predicate.swapped = known[letter + _SWAPPED.get(order, order)]


ICMP: Final = _icmp()
FCMP: Final = _fcmp()
PREDICATES: Final = {"icmp": ICMP, "fcmp": FCMP}
"""Of each instruction, by name."""
EQ, NE, UGT, UGE, ULT, ULE, SGT, SGE, SLT, SLE = ICMP.values()
