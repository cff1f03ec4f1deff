"""What each rule makes of the expressions in rule_cases.txt and rule_faults.txt is what it made of them when these were written."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from expression_semantics import SymbolFacts
from integer_semantics import TooManyChoicesError
from rule_cases import FAULTS, FILE, applied, read, term_of, text_of
from terms import Subject, Term
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


NOT_UNDEF = {"x": (0, 0, None, None, True)}
DEFINED = (0, 0, None, None, True, True)
AT_THE_EDGE = [
    # the divisor may be -1, the dividend may be
    ("DivS-arithmetic.divide_non_negative", "(DivS:4 x:4 y:4)", {"x": (0, 0, None, (0, 7)), "y": (0, 0, None, (0, 3))}, True),
    ("DivS-arithmetic.divide_non_negative", "(DivS:4 x:4 y:4)", {"x": (0, 0, None, (0, 7)), "y": (0, 0, None, (-1, 3))}, False),
    ("DivS-arithmetic.divide_non_negative", "(DivS:4 x:4 y:4)", {"x": (0, 0, None, (-1, 7)), "y": (0, 0, None, (0, 3))}, False),
    # x may be undef
    ("Mul-arithmetic.square_of_absolute", "(Mul:4 (AbsI:4 x:4) (AbsI:4 x:4))", NOT_UNDEF, True),
    ("Mul-arithmetic.square_of_absolute", "(Mul:4 (AbsI:4 x:4) (AbsI:4 x:4))", {}, False),
    # a bit that is lost may be set, or no sign
    ("Cast-casts.extend_truncation", "(zext:4 (trunc:2 x:4))", {"x": (12,)}, True),
    ("Cast-casts.extend_truncation", "(zext:4 (trunc:2 x:4))", {"x": (8,)}, False),
    ("Cast-casts.extend_truncation", "(zext:4 (trunc:2 x:4))", {"x": (4,)}, False),
    ("Cast-casts.extend_truncation", "(sext:4 (trunc:2 x:4))", {"x": (0, 0, None, (-2, 1))}, True),
    ("Cast-casts.extend_truncation", "(sext:4 (trunc:2 x:4))", {"x": (0, 0, None, (-3, 1))}, False),
    ("Cast-casts.extend_truncation", "(sext:4 (trunc:2 x:4))", {"x": (0, 0, None, (-2, 2))}, False),
    # more is cut off of the quotient
    ("Add-digits.remainder_by_quotient", "(Add:4 (RemU:4 x:4 3:4) (Mul:4 (DivU:4 x:4 3:4) 5:4))", NOT_UNDEF, True),
    ("Add-digits.remainder_by_quotient", "(Add:4 (RemU:4 x:4 3:4) (Mul:4 (DivU:4 x:4 3:4) 5:4))", {}, False),
    ("Add-digits.remainder_by_quotient", "(Add:4 (RemU:4 x:4 3:4) (Mul:4 (RemU:4 (DivU:4 x:4 3:4) 2:4) 5:4))", NOT_UNDEF, False),
    ("Add-digits.remainder_by_quotient", "(Add:4 (RemU:4 x:4 3:4) (Mul:4 (DivU:4 x:4 5:4) 5:4))", NOT_UNDEF, False),
    # lower bits carry into it
    ("AndN-bitwise.demanded_by_others", "(AndN:4 (XorN:4 x:4 (OrN:4 y:4 1:4)) 4:4)", {}, True),
    ("AndN-bitwise.demanded_by_others", "(AndN:4 (Add:4 x:4 (OrN:4 y:4 8:4)) 4:4)", {}, True),
    ("AndN-bitwise.demanded_by_others", "(AndN:4 (Add:4 x:4 (OrN:4 y:4 1:4)) 4:4)", {}, False),
    # no sign, or another
    ("XorN-sums.xor_of_changed_sign", "(XorN:4 (Sub:4 7:4 x:4) 3:4)", {}, True),
    ("XorN-sums.xor_of_changed_sign", "(XorN:4 (Sub:4 8:4 x:4) 3:4)", {}, False),
    ("XorN-sums.xor_of_changed_sign", "(XorN:4 (Add:4 x:4 8:4) 3:4)", {}, True),
    ("XorN-sums.xor_of_changed_sign", "(XorN:4 (Add:4 x:4 7:4) 3:4)", {}, False),
    # the sign is another's, the number doesn't fit, or is -1, by which the least number overflows
    ("DivS-arithmetic.divide_extension", "(DivS:5 (sext:5 x:3) 3:5)", {}, True),
    ("DivS-arithmetic.divide_extension", "(DivS:5 (sext:5 x:3) 28:5)", {}, True),
    ("DivS-arithmetic.divide_extension", "(DivS:5 (sext:5 x:3) 4:5)", {}, False),
    ("DivS-arithmetic.divide_extension", "(DivS:5 (sext:5 x:3) 31:5)", {}, False),
    ("DivS-arithmetic.divide_extension", "(DivS:5 (zext:5 x:3) 3:5)", {}, False),
    ("RemU-arithmetic.divide_extension", "(RemU:5 (zext:5 x:3) 7:5)", {}, True),
    ("RemU-arithmetic.divide_extension", "(RemU:5 (zext:5 x:3) 8:5)", {}, False),
    ("RemU-arithmetic.divide_extension", "(RemU:5 (sext:5 x:3) 3:5)", {}, False),
    # nothing is less than the least number, or more than the greatest
    ("Select-selects.select_is_extreme_of_number", "(Select:4 (LtU:1 x:4 1:4) x:4 0:4)", {}, True),
    ("Select-selects.select_is_extreme_of_number", "(Select:4 (LtU:1 x:4 0:4) x:4 15:4)", {}, False),
    ("Select-selects.select_is_extreme_of_number", "(Select:4 (LtS:1 x:4 9:4) x:4 8:4)", {}, True),
    ("Select-selects.select_is_extreme_of_number", "(Select:4 (LtS:1 x:4 8:4) x:4 7:4)", {}, False),
    ("Select-selects.select_is_extreme_of_number", "(Select:4 (LtU:1 14:4 x:4) x:4 15:4)", {}, True),
    ("Select-selects.select_is_extreme_of_number", "(Select:4 (LtU:1 15:4 x:4) x:4 0:4)", {}, False),
    ("Select-selects.select_is_extreme_of_number", "(Select:4 (LtS:1 6:4 x:4) 7:4 x:4)", {}, True),
    ("Select-selects.select_is_extreme_of_number", "(Select:4 (LtS:1 7:4 x:4) 8:4 x:4)", {}, False),
    ("Select-selects.select_is_extreme_of_number", "(Select:4 (LtU:1 x:4 5:4) x:4 3:4)", {}, False),
    # the contrary is the other extension
    ("Add-selects.extension_of_contrary", "(Add:4 (sext:4 c:1) 1:4)", {}, True),
    ("Add-selects.extension_of_contrary", "(Add:4 (sext:4 c:1) 15:4)", {}, False),
    ("Add-selects.extension_of_contrary", "(Add:4 (zext:4 c:1) 15:4)", {}, True),
    ("Add-selects.extension_of_contrary", "(Add:4 (zext:4 c:1) 1:4)", {}, False),
    ("Add-selects.extension_of_contrary", "(Add:4 (zext:4 c:2) 15:4)", {}, False),
    # an amount of the width is too much, two may be right
    ("Shl-selects.shift_by_choice", "(Shl:4 x:4 (Select:4 c:1 4:4 1:4))", {}, True),
    ("Shl-selects.shift_by_choice", "(Shl:4 x:4 (Select:4 c:1 3:4 1:4))", {}, False),
    ("Shl-selects.shift_by_choice", "(Shl:4 (sext:4 c:1) (Select:4 c:1 2:4 15:4))", {}, True),
    # all bits are shifted out, or only signs are left
    ("ShrU-arithmetic.shift_extension", "(ShrU:5 (zext:5 x:3) 2:5)", {}, True),
    ("ShrU-arithmetic.shift_extension", "(ShrU:5 (zext:5 x:3) 3:5)", {}, False),
    ("ShrU-arithmetic.shift_extension", "(ShrU:5 (sext:5 x:3) 2:5)", {}, False),
    ("ShrS-arithmetic.shift_extension", "(ShrS:5 (sext:5 x:3) 3:5)", {}, True),
    ("ShrS-arithmetic.shift_extension", "(ShrS:5 (sext:5 x:3) 4:5)", {}, True),
    ("ShrS-arithmetic.shift_extension", "(ShrS:5 (sext:5 x:3) 5:5)", {}, False),
    ("ShrS-arithmetic.shift_extension", "(ShrS:5 (zext:5 x:3) 2:5)", {}, False),
    # a bit that is shifted in must be set, or it is shifted too far
    ("EqBin-comparisons.equal_shifted", "(EqBin:1 (Shl:4 x:4 2:4) 12:4)", {}, True),
    ("EqBin-comparisons.equal_shifted", "(EqBin:1 (Shl:4 x:4 2:4) 14:4)", {}, False),
    ("EqBin-comparisons.equal_shifted", "(EqBin:1 (Shl:4 x:4 4:4) 0:4)", {}, False),
    # the sign is another's
    ("Cast-casts.truncate_absolute", "(trunc:3 (AbsI:4 (sext:4 x:3)))", {}, True),
    ("Cast-casts.truncate_absolute", "(trunc:2 (AbsI:4 (sext:4 x:3)))", {}, False),
    ("Cast-casts.truncate_absolute", "(trunc:3 (AbsI:4 (zext:4 x:3)))", {}, False),
    # another member is left, or the operands are of two widths
    ("XorN-bitwise.xor_itself", "(XorN:4 x:4 x:4)", {}, True),
    ("XorN-bitwise.xor_itself", "(XorN:4 x:4 x:4 y:4)", {}, False),
    ("AndN-bitwise.common_operation", "(AndN:8 (zext:8 x:4) (zext:8 y:4))", {}, True),
    ("AndN-bitwise.common_operation", "(AndN:8 (zext:8 x:4) (zext:8 y:2))", {}, False),
    # the difference may overflow
    ("LtS-comparisons.compare_difference_with_zero", "(LtS:1 (Sub nsw:4 x:4 y:4) 0:4)", {}, True),
    ("LtS-comparisons.compare_difference_with_zero", "(LtS:1 (Sub nuw:4 x:4 y:4) 0:4)", {}, False),
    ("LtS-comparisons.compare_difference_with_zero", "(LtS:1 0:4 (Sub nsw:4 x:4 y:4))", {}, True),
    ("LtS-comparisons.compare_difference_with_zero", "(LtS:1 0:4 (Sub:4 x:4 y:4))", {}, False),
    # the shift may be by the width
    ("Freeze-undefined.freeze_defined", "(Freeze:4 (Shl:4 x:4 y:4))", {"x": DEFINED, "y": (0, 0, (0, 3), None, True, True)}, True),
    ("Freeze-undefined.freeze_defined", "(Freeze:4 (Shl:4 x:4 y:4))", {"x": DEFINED, "y": (0, 0, (0, 4), None, True, True)}, False),
    # a copy of the sign is wanted
    ("AndN-bitwise.demanded_by_others", "(AndN:4 (ShrS:4 (XorN:4 x:4 7:4) 1:4) 4:4)", {}, True),
    ("AndN-bitwise.demanded_by_others", "(AndN:4 (ShrS:4 (XorN:4 x:4 7:4) 1:4) 8:4)", {}, False),
    ("AndN-bitwise.demanded_by_others", "(AndN:4 (sext:4 (trunc:2 x:4)) 3:4)", {}, True),
    ("AndN-bitwise.demanded_by_others", "(AndN:4 (sext:4 (trunc:2 x:4)) 7:4)", {}, False),
    # x is read at two places, or at either of two
    ("AndN-subsets.subset_absorbed", "(AndN:4 (OrN:4 x:4 (Select:4 c:1 x:4 y:4)) (OrN:4 x:4 y:4))", NOT_UNDEF, True),
    ("AndN-subsets.subset_absorbed", "(AndN:4 (OrN:4 x:4 (Select:4 c:1 x:4 y:4)) (OrN:4 x:4 y:4))", {}, False),
    ("AndN-subsets.subset_absorbed", "(AndN:4 (OrN:4 x:4 (MinU:4 y:4 x:4)) (OrN:4 x:4 y:4))", {}, False),
    ("AndN-subsets.subset_absorbed", "(AndN:4 (Select:4 c:1 x:4 y:4) (OrN:4 x:4 y:4))", {}, True),
    ("AndN-subsets.subset_absorbed", "(AndN:4 (AndN:4 x:4 z:4) (MaxU:4 (OrN:4 x:4 y:4) (OrN:4 x:4 1:4)))", {}, True),
    ("AndN-subsets.subset_absorbed", "(AndN:4 x:4 (AndN:4 (OrN:4 x:4 y:4) (OrN:4 x:4 z:4)))", {}, True),
    ("AndN-subsets.subset_absorbed", "(AndN:4 (AndN:4 x:4 z:4) (Select:4 c:1 (OrN:4 x:4 y:4) (OrN:4 x:4 1:4)))", {}, True),
    ("OrN-subsets.subset_absorbed", "(OrN:4 (XorN:4 x:4 y:4) (OrN:4 x:4 y:4))", NOT_UNDEF, True),
    ("OrN-subsets.subset_absorbed", "(OrN:4 (XorN:4 x:4 y:4) (OrN:4 x:4 y:4))", {}, False),
    ("MinU-arithmetic.extreme_bounded", "(MinU:4 (OrN:4 x:4 (Select:4 c:1 x:4 y:4)) (OrN:4 x:4 y:4))", NOT_UNDEF, True),
    ("MinU-arithmetic.extreme_bounded", "(MinU:4 (OrN:4 x:4 (Select:4 c:1 x:4 y:4)) (OrN:4 x:4 y:4))", {}, False),
    ("LeU-comparisons.compare_bounded", "(LeU:1 (OrN:4 x:4 (Select:4 c:1 x:4 y:4)) (OrN:4 x:4 y:4))", {}, True),
]
"""A rule, an expression, what is known of its symbols, and whether the rule applies to it."""


@pytest.mark.parametrize(("name", "text", "facts", "applies"), AT_THE_EDGE)
def test_conditions_end_where_the_answer_would_be_wrong(name: str, text: str, facts: dict[str, tuple[Any, ...]], applies: bool) -> None:
    subject = Subject(term_of(text), tuple((key, SymbolFacts(*known)) for key, known in facts.items()))
    assert (applied(RULES[name][1], subject) != "-") is applies
    assert not applies or fault(RULES[name][1], subject) is None


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
