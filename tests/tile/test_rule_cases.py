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
AT_THE_EDGE: list[tuple[str, str, dict[str, tuple[Any, ...]], bool]] = [
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
    # signs are in what is extended with zeros, or the other way round
    ("AndN-subsets.subset_absorbed", "(AndN:4 (zext:4 x:3) (sext:4 (OrN:3 x:3 y:3)))", {}, True),
    ("AndN-subsets.subset_absorbed", "(AndN:4 (sext:4 (AndN:3 x:3 y:3)) (zext:4 x:3))", {}, False),
    ("AndN-subsets.subset_absorbed", "(AndN:4 (zext:4 x:3) (sext:4 (zext:3 y:2)))", {}, False),
    ("AndN-bitwise.common_extension", "(AndN:4 (zext:4 x:3) (sext:4 y:3))", {}, True),
    ("AndN-bitwise.common_extension", "(AndN:4 (zext:4 x:3) (sext:4 y:2))", {}, False),
    ("AndN-bitwise.common_extension", "(AndN:4 (trunc:4 x:5) (sext:4 y:3))", {}, False),
    # the least number is its own opposite; one above it isn't
    ("AbsI-arithmetic.absolute_of_non_negative", "(AbsI:4 x:4)", {"x": (0, 0, (3, 8))}, True),
    ("AbsI-arithmetic.absolute_of_non_negative", "(AbsI:4 x:4)", {"x": (0, 0, (3, 9))}, False),
    ("AbsI-arithmetic.absolute_of_non_negative", "(AbsI nsw:4 x:4)", {"x": (0, 0, (3, 8))}, True),
    # y might be poison where x & 1 is 0
    ("Select-selects.choice_by_low_bit", "(Select:4 (trunc:1 x:4) y:4 0:4)", {"y": DEFINED}, True),
    ("Select-selects.choice_by_low_bit", "(Select:4 (trunc:1 x:4) (NotI:4 x:4) 0:4)", {}, True),
    ("Select-selects.choice_by_low_bit", "(Select:4 (trunc:1 x:4) y:4 0:4)", NOT_UNDEF, False),
    ("Select-selects.choice_by_low_bit", "(Select:4 (trunc:1 x:4) y:4 1:4)", {"y": DEFINED}, False),
    ("Select-selects.choice_by_low_bit", "(Select:4 (trunc:1 x:5) y:4 0:4)", {"y": DEFINED}, False),
    ("Select-selects.choice_by_low_bit", "(Select:32 (trunc:1 x:32) y:32 0:32)", {"y": DEFINED}, True),
    ("Select-selects.choice_by_low_bit", "(Select:33 (trunc:1 x:33) y:33 0:33)", {"y": DEFINED}, False),
    ("Select-selects.choice_by_low_bit", "(Select:4 (sext:1 x:1) y:4 0:4)", {"y": DEFINED}, False),
    # the number is no extension of a narrow one
    ("Select-casts.choice_of_extension", "(Select:5 c:1 (zext:5 x:3) 7:5)", {}, True),
    ("Select-casts.choice_of_extension", "(Select:5 c:1 (zext:5 x:3) 8:5)", {}, False),
    ("Select-casts.choice_of_extension", "(Select:5 c:1 28:5 (sext:5 x:3))", {}, True),
    ("Select-casts.choice_of_extension", "(Select:5 c:1 27:5 (sext:5 x:3))", {}, False),
    ("Select-casts.choice_of_extension", "(Select:5 c:1 3:5 (sext:5 x:3))", {}, True),
    ("Select-casts.choice_of_extension", "(Select:5 c:1 4:5 (sext:5 x:3))", {}, False),
    ("Select-casts.choice_of_extension", "(Select:5 c:1 4:5 (trunc:5 x:6))", {}, False),
    # what isn't chosen would be divided by nothing, or overflow
    ("DivS-selects.division_into_choice", "(DivS:4 (Select:4 c:1 x:4 2:4) 3:4)", {}, True),
    ("DivS-selects.division_into_choice", "(DivS:4 (Select:4 c:1 x:4 2:4) 15:4)", {}, False),
    ("DivS-selects.division_into_choice", "(DivS:4 (Select:4 c:1 x:4 2:4) 0:4)", {}, False),
    ("DivS-selects.division_into_choice", "(DivS:4 2:4 (Select:4 c:1 x:4 2:4))", {}, False),
    ("DivS-selects.division_into_choice", "(DivS:4 (Select:4 c:1 x:4 y:4) 3:4)", {}, False),
    ("DivU-selects.division_into_choice", "(DivU:4 (Select:4 c:1 x:4 2:4) 15:4)", {}, True),
    ("RemS-selects.division_into_choice", "(RemS:4 (Select:4 c:1 x:4 2:4) 15:4)", {}, False),
    ("RemU-selects.division_into_choice", "(RemU:4 (Select:4 c:1 x:4 2:4) 15:4)", {}, True),
    # another bit, or none
    ("NeBin-comparisons.low_bit_is_set", "(NeBin:1 (AndN:4 x:4 1:4) 0:4)", {}, True),
    ("NeBin-comparisons.low_bit_is_set", "(NeBin:1 (AndN:4 x:4 2:4) 0:4)", {}, False),
    ("NeBin-comparisons.low_bit_is_set", "(NeBin:1 (AndN:4 x:4 1:4) 1:4)", {}, False),
    ("NeBin-comparisons.low_bit_is_set", "(NeBin:1 (AndN:4 x:4 y:4 1:4) 0:4)", {}, False),
    # more than 1, or one bit
    ("MinU-arithmetic.least_of_one", "(MinU:4 x:4 1:4)", {}, True),
    ("MinU-arithmetic.least_of_one", "(MinU:4 x:4 2:4)", {}, False),
    ("MinU-arithmetic.least_of_one", "(MinU:1 x:1 1:1)", {}, False),
    # it may be another number below, or none is
    ("LtU-comparisons.order_of_few_bits", "(LtU:1 (AndN:4 x:4 12:4) 4:4)", {}, True),
    ("LtU-comparisons.order_of_few_bits", "(LtU:1 (AndN:4 x:4 12:4) 5:4)", {}, False),
    ("LtU-comparisons.order_of_few_bits", "(LtU:1 (AndN:4 x:4 12:4) 1:4)", {}, True),
    ("LtU-comparisons.order_of_few_bits", "(LtU:1 (AndN:4 x:4 12:4) 0:4)", {}, False),
    ("LtU-comparisons.order_of_few_bits", "(LtU:1 3:4 (AndN:4 x:4 12:4))", {}, True),
    ("LtU-comparisons.order_of_few_bits", "(LtU:1 4:4 (AndN:4 x:4 12:4))", {}, False),
    ("LtU-comparisons.order_of_few_bits", "(LtU:1 (OrN:4 (AndN:4 x:4 12:4) 1:4) 4:4)", {}, False),
    # the sign may be cut off
    ("LeS-comparisons.order_of_bounded_by_part", "(LeS:1 x:4 (AndN:4 x:4 8:4))", {}, True),
    ("LeS-comparisons.order_of_bounded_by_part", "(LeS:1 x:4 (AndN:4 x:4 7:4))", {}, False),
    ("LeU-comparisons.order_of_bounded_by_part", "(LeU:1 x:4 (AndN:4 x:4 7:4))", {}, True),
    ("LtU-comparisons.order_of_bounded_by_part", "(LtU:1 (AndN:4 x:4 7:4) x:4)", {}, True),
    ("LtU-comparisons.order_of_bounded_by_part", "(LtU:1 x:4 (AndN:4 x:4 7:4))", {}, False),
    ("LeU-comparisons.order_of_bounded_by_part", "(LeU:1 (AndN:4 x:4 7:4) x:4)", {}, False),
    ("LeU-comparisons.order_of_bounded", "(LeU:1 x:4 (MinU:4 x:4 y:4))", {}, True),
    ("LeU-comparisons.order_of_bounded", "(LeU:1 x:4 (MaxU:4 x:4 y:4))", {}, False),
    ("LtU-comparisons.order_of_bounded", "(LtU:1 (MinU:4 x:4 y:4) x:4)", {}, True),
    ("LtS-comparisons.order_of_bounded", "(LtS:1 (MinU:4 x:4 y:4) x:4)", {}, False),
    ("LtS-comparisons.order_of_bounded", "(LtS:1 (MinS:4 x:4 y:4) x:4)", {}, True),
    # a sum carries what is below; nothing counts of what isn't done bit by bit
    ("OrN-bitwise.given_another_member", "(OrN:4 x:4 (XorN:4 y:4 (AndN:4 x:4 z:4)))", {}, True),
    ("OrN-bitwise.given_another_member", "(OrN:4 x:4 (Add:4 y:4 (AndN:4 x:4 z:4)))", {}, False),
    ("OrN-bitwise.given_another_member", "(OrN:4 (NotI:4 x:4) (XorN:4 y:4 (OrN:4 x:4 z:4)))", {}, True),
    ("AndN-bitwise.given_another_member", "(AndN:4 x:4 (XorN:4 y:4 (OrN:4 x:4 z:4)))", {}, True),
    ("AndN-bitwise.given_another_member", "(AndN:4 x:4 (XorN:4 y:4 (OrN:4 w:4 z:4)))", {}, False),
    # all of it goes by the condition, or one member does
    ("OrN-selects.list_by_condition", "(OrN:4 (OrN:4 x:4 (zext:4 c:1)) (Select:4 c:1 2:4 y:4))", {}, True),
    ("OrN-selects.list_by_condition", "(OrN:4 (OrN:4 x:4 (zext:4 d:1)) (Select:4 c:1 2:4 y:4))", {}, False),
    ("OrN-selects.list_by_condition", "(OrN:4 (zext:4 c:1) (Select:4 c:1 2:4 y:4))", {}, False),
    ("Add-selects.sum_by_condition", "(Add:4 (Add:4 x:4 (zext:4 c:1)) (Select:4 c:1 3:4 5:4))", {}, True),
    ("Add-selects.sum_by_condition", "(Add:4 x:4 (zext:4 c:1))", {}, False),
    # the masks are of two values
    ("OrN-bitwise.masks_of_one_value", "(OrN:4 (OrN:4 (AndN:4 x:4 1:4) y:4) (AndN:4 x:4 4:4))", {}, True),
    ("OrN-bitwise.masks_of_one_value", "(OrN:4 (OrN:4 (AndN:4 x:4 1:4) y:4) (AndN:4 y:4 4:4))", {}, False),
    # what is lost of a sum carries into what is wanted
    ("AndN-bitwise.demanded_by_others", "(AndN:4 (Add:4 (AndN:4 x:4 12:4) (AndN:4 y:4 3:4)) 12:4)", {}, True),
    ("AndN-bitwise.demanded_by_others", "(AndN:4 (Add:4 (AndN:4 x:4 14:4) (AndN:4 y:4 3:4)) 12:4)", {}, False),
    ("AndN-bitwise.demanded_by_others", "(AndN:4 (Add:4 (AndN:4 x:4 14:4) (OrN:4 y:4 1:4)) 12:4)", {}, True),
    ("AndN-bitwise.demanded_by_others", "(AndN:4 (Sub:4 (AndN:4 x:4 3:4) (AndN:4 y:4 12:4)) 12:4)", {}, True),
    ("AndN-bitwise.demanded_by_others", "(AndN:4 (Sub:4 (AndN:4 x:4 3:4) (AndN:4 y:4 14:4)) 12:4)", {}, False),
    ("AndN-bitwise.demanded_by_others", "(AndN:4 (Sub:4 (OrN:4 x:4 3:4) (AndN:4 y:4 3:4)) 12:4)", {}, True),
    ("AndN-bitwise.demanded_by_others", "(AndN:4 (Sub:4 (OrN:4 x:4 2:4) (AndN:4 y:4 3:4)) 12:4)", {}, False),
    # x is read once more, the amounts are of another width together, or nothing is shifted
    ("Add-sums.rotated_term", "(Add:4 (Shl:4 x:4 1:4) (ShrU:4 x:4 3:4))", {}, True),
    ("Add-sums.rotated_term", "(Add:4 (Mul:4 x:4 3:4) (ShrU:4 x:4 3:4))", NOT_UNDEF, True),
    ("Add-sums.rotated_term", "(Add:4 (Mul:4 x:4 3:4) (ShrU:4 x:4 3:4))", {}, False),
    ("Add-sums.rotated_term", "(Add:4 (Shl:4 x:4 1:4) (ShrU:4 y:4 3:4))", {}, False),
    ("Add-sums.rotated_term", "(Add:4 (Shl:4 x:4 1:4) (ShrS:4 x:4 3:4))", {}, False),
    ("Add-sums.rotated_term", "(Add:4 x:4 (ShrU:4 x:4 0:4))", NOT_UNDEF, False),
    ("Add-sums.rotated_term", "(Add:4 x:4 (ShrU:4 x:4 4:4))", NOT_UNDEF, False),
    ("Sub-sums.rotated_term", "(Sub:4 y:4 (Add:4 (Shl:4 x:4 1:4) (ShrU:4 x:4 3:4)))", {}, True),
    # more than one bit is extended, or bits are lost
    ("Sub-sums.difference_of_truth", "(Sub:4 x:4 (zext:4 c:1))", {}, True),
    ("Sub-sums.difference_of_truth", "(Sub:4 x:4 (sext:4 c:2))", {}, False),
    ("Add-sums.sum_with_truth", "(Add:4 x:4 (sext:4 c:1))", {}, True),
    ("Add-sums.sum_with_truth", "(Add:4 x:4 (zext:4 c:2))", {}, False),
    # of what is extended other bits come
    ("Add-casts.sum_of_truncation", "(Add:4 (trunc:4 x:5) 9:4)", {}, True),
    ("Add-casts.sum_of_truncation", "(Add:4 (zext:4 x:3) 9:4)", {}, False),
    ("Add-casts.sum_of_truncation", "(Add:4 (trunc:4 x:5) y:4)", {}, False),
    # shifted too far, or no factor that is a number
    ("Shl-arithmetic.factor_of_product", "(Shl:4 (Mul:4 x:4 (Shl:4 y:4 3:4)) 1:4)", {}, True),
    ("Shl-arithmetic.factor_of_product", "(Shl:4 (Mul:4 x:4 (Shl:4 y:4 4:4)) 1:4)", {}, False),
    ("Shl-arithmetic.factor_of_product", "(Shl:4 (Mul:4 x:4 (Shl:4 y:4 1:4)) 4:4)", {}, False),
    ("Shl-arithmetic.factor_of_product", "(Shl:4 (Mul:4 x:4 (Mul:4 y:4 5:4)) 3:4)", {}, True),
    ("Mul-arithmetic.factor_of_product", "(Mul:4 (Mul:4 x:4 (Mul:4 y:4 5:4)) 7:4)", {}, True),
    ("Mul-arithmetic.factor_of_product", "(Mul:4 (Mul:4 x:4 (Shl:4 y:4 2:4)) 7:4)", {}, True),
    ("Mul-arithmetic.factor_of_product", "(Mul:4 (Mul:4 x:4 (ShrU:4 y:4 2:4)) 7:4)", {}, False),
    # 0 < -x is something else, and x < -1
    ("LtS-comparisons.negative_is_positive", "(LtS:1 15:4 (NegI:4 x:4))", {}, True),
    ("LtS-comparisons.negative_is_positive", "(LtS:1 0:4 (NegI:4 x:4))", {}, False),
    ("LtS-comparisons.negative_is_positive", "(LtS:1 (NegI:4 x:4) 15:4)", {}, False),
    # all bits that are wanted are flipped, or all but one
    ("AndN-bitwise.demanded_by_others", "(AndN:4 (XorN:4 x:4 7:4) 7:4)", {}, True),
    ("AndN-bitwise.demanded_by_others", "(AndN:4 (XorN:4 x:4 5:4) 7:4)", {}, False),
    ("AndN-bitwise.demanded_by_others", "(AndN:4 (XorN:4 x:4 y:4 7:4) 7:4)", {}, False),
    # a part of it, or of another
    ("XorN-bitwise.rest_flipped", "(XorN:4 x:4 (OrN:4 x:4 y:4))", {}, True),
    ("XorN-bitwise.rest_flipped", "(XorN:4 x:4 (OrN:4 x:4 y:4 z:4))", {}, False),
    ("XorN-bitwise.rest_flipped", "(XorN:4 x:4 (OrN:4 z:4 y:4))", {}, False),
    ("NotI-bitwise.not_of_first_in_xor", "(NotI:4 (XorN:4 x:4 y:4 z:4))", {}, False),
    ("NotI-bitwise.not_of_second_in_xor", "(NotI:4 (XorN:4 x:4 y:4 z:4))", {}, False),
    ("Mul-selects.multiply_by_condition", "(Mul:4 x:4 (sext:4 c:1))", {}, True),
    ("Mul-selects.multiply_by_condition", "(Mul:4 x:4 (sext:4 c:2))", {}, False),
    ("NeBin-comparisons.low_bit_is_set", "(NeBin:1 (AndN:4 x:4 1:4 0:4) 0:4)", {}, False),
    ("AndN-bitwise.demanded_by_others", "(AndN:4 (XorN:4 x:4 7:4 1:4) 7:4)", {}, False),
    # to the same width, or of more than a bit that isn't lost
    ("Cast-casts.low_bits_of_wider", "(zext:4 (trunc:2 x:5))", {}, True),
    ("Cast-casts.low_bits_of_wider", "(zext:4 (trunc:2 x:4))", {}, False),
    ("Cast-casts.low_bits_of_wider", "(sext:4 (trunc:2 x:5))", {}, False),
    ("Cast-casts.low_bits_of_wider", "(zext:4 (zext:3 x:2))", {}, False),
    ("Cast-casts.low_bits_extended_twice", "(zext:5 (zext:4 (trunc:2 x:5)))", {}, True),
    ("Cast-casts.low_bits_extended_twice", "(zext:5 (zext:4 (trunc:2 x:6)))", {}, False),
    ("Cast-casts.low_bits_extended_twice", "(sext:5 (zext:4 (trunc:2 x:5)))", {}, False),
    ("Cast-casts.low_bits_extended_twice", "(zext:5 (sext:4 (trunc:2 x:5)))", {}, False),
    ("Cast-casts.low_bits_extended_twice", "(zext:5 (zext:4 (zext:2 x:1)))", {}, False),
    # a choice of something else
    ("Select-selects.select_extends_contrary", "(Select:4 c:1 0:4 15:4)", {}, True),
    ("Select-selects.select_extends_contrary", "(Select:4 c:1 0:4 1:4)", {}, True),
    ("Select-selects.select_extends_contrary", "(Select:4 c:1 0:4 2:4)", {}, False),
    ("Select-selects.select_extends_contrary", "(Select:4 c:1 1:4 15:4)", {}, False),
    ("Select-selects.select_extends_contrary", "(Select:1 c:1 0:1 1:1)", {}, False),
    # of two symbols, or one at one place only; of more bits, or where higher ones matter
    ("EqBin-residues.never_equal", "(EqBin:1 (Mul:4 x:4 x:4) 3:4)", {}, True),
    ("EqBin-residues.never_equal", "(EqBin:1 (Mul:4 x:4 x:4) 9:4)", {}, False),
    ("EqBin-residues.never_equal", "(EqBin:1 (Mul:3 x:3 x:3) 3:3)", {}, True),
    ("EqBin-residues.never_equal", "(EqBin:1 (Mul:2 x:2 x:2) 3:2)", {}, False),
    ("NeBin-residues.never_equal", "(NeBin:1 (XorN:4 (AbsI:4 x:4) x:4) 15:4)", {}, True),
    ("NeBin-residues.never_equal", "(NeBin:1 (XorN:4 (AbsI:4 x:4) x:4) 14:4)", {}, False),
    ("EqBin-residues.never_equal", "(EqBin:1 (Mul:4 x:4 x:4) (Add:4 (Mul:4 y:4 y:4) 6:4))", {}, True),
    ("EqBin-residues.never_equal", "(EqBin:1 (Mul:4 x:4 x:4) (Add:4 (Mul:4 y:4 y:4) 5:4))", {}, False),
    ("EqBin-residues.never_equal", "(EqBin:1 (Mul:4 x:4 x:4) (Add:4 (Mul:4 z:4 z:4) (Sub:4 y:4 y:4)))", {}, False),
    ("EqBin-residues.never_equal", "(EqBin:1 (Add:4 x:4 x:4) (Shl:4 y:4 1:4))", {}, False),
    ("EqBin-residues.never_equal", "(EqBin:1 (Add:4 x:4 x:4) (OrN:4 (Shl:4 y:4 1:4) 1:4))", {}, True),
    ("EqBin-residues.never_equal", "(EqBin:1 (Add:4 x:4 x:4) (OrN:4 (Shl:4 y:4 4:4) 1:4))", {}, True),
    ("EqBin-residues.never_equal", "(EqBin:1 (zext:5 (Mul:3 x:3 x:3)) 3:5)", {}, True),
    ("EqBin-residues.never_equal", "(EqBin:1 (zext:5 (Mul:2 x:2 x:2)) 7:5)", {}, False),
    ("EqBin-residues.never_equal", "(EqBin:1 (sext:4 (Mul:2 x:2 x:2)) 3:4)", {}, False),
    ("EqBin-residues.never_equal", "(EqBin:1 (Add:4 (Mul:4 x:4 x:4) x:4) 2:4)", {"x": (3,)}, True),
    ("EqBin-residues.never_equal", "(EqBin:1 (Add:4 (Mul:4 x:4 x:4) x:4) 2:4)", {}, False),
    ("EqBin-residues.never_equal", "(EqBin:1 (Add:4 (Mul:4 x:4 x:4) x:4) 0:4)", {"x": (2, 1)}, True),
    ("AndN-residues.one_residue", "(AndN:4 (Mul:4 x:4 x:4) 2:4)", {}, True),
    ("AndN-residues.one_residue", "(AndN:4 (Mul:4 x:4 x:4) 4:4)", {}, False),
    ("AndN-residues.one_residue", "(AndN:4 (Mul:4 x:4 x:4) y:4 2:4)", {}, False),
    ("AndN-residues.one_residue", "(AndN:4 (XorN:4 (AbsI:4 x:4) x:4) 1:4)", {}, True),
    ("AndN-residues.one_residue", "(AndN:4 (XorN:4 (AbsI:4 x:4) x:4) 2:4)", {}, False),
    ("AndN-residues.one_residue", "(AndN:4 (Shl:4 (Mul:4 x:4 x:4) 2:4) 8:4)", {}, False),
    ("Cast-residues.one_residue", "(trunc:1 (Add:4 (Mul:4 x:4 x:4) x:4))", {}, True),
    ("Cast-residues.one_residue", "(trunc:2 (Add:4 (Mul:4 x:4 x:4) x:4))", {}, False),
    ("Cast-residues.one_residue", "(zext:5 (Add:4 (Mul:4 x:4 x:4) x:4))", {}, False),
    ("Cast-residues.one_residue", "(trunc:3 (Sub:4 (Mul:4 x:4 8:4) (Mul:4 x:4 8:4)))", {}, True),
    ("EqBin-residues.never_equal", "(EqBin:1 (Add:4 x:4 x:4) (OrN:4 (Add:4 y:4 y:4) 1:4))", {}, True),
    ("EqBin-residues.never_equal", "(EqBin:1 (Add:4 x:4 x:4) (OrN:4 (Add:4 (Add:4 y:4 y:4) (Add:4 z:4 z:4)) 1:4))", {}, False),
    ("AndN-residues.one_residue", "(AndN:4 (OrN:4 (Mul:4 x:4 x:4) 2:4) 2:4)", {}, True),
    ("AndN-residues.one_residue", "(AndN:4 (OrN:4 (Mul:4 x:4 x:4) 2:4) 2:4 4:4)", {}, False),
    ("AndN-residues.one_residue", "(AndN:2 (Mul:2 x:2 x:2) 2:2)", {}, True),
    ("Cast-residues.one_residue", "(trunc:1 (Add:2 (Mul:2 x:2 x:2) x:2))", {}, True),
    ("Cast-residues.one_residue", "(zext:3 (Sub:2 x:2 (Add:2 x:2 1:2)))", {}, False),
    ("Cast-residues.one_residue", "(trunc:3 (Sub:4 x:4 (Add:4 x:4 1:4)))", {}, True),
    ("Cast-residues.one_residue", "(trunc:3 (Mul:5 (Add:5 x:5 x:5) 4:5))", {}, True),
    ("Cast-residues.one_residue", "(trunc:4 (Mul:5 (Add:5 x:5 x:5) 4:5))", {}, False),
    # no overflow, or a promise of something else
    ("Sub-arithmetic.flags_decide", "(Sub nuw:4 x:4 15:4)", {}, True),
    ("Sub-arithmetic.flags_decide", "(Sub nsw:4 x:4 15:4)", {}, False),
    ("Sub-arithmetic.flags_decide", "(Sub nuw:4 x:4 14:4)", {}, False),
    ("Add-arithmetic.flags_decide", "(Add nuw:4 x:4 15:4)", {}, True),
    ("Add-arithmetic.flags_decide", "(Add nuw:4 x:4 14:4)", {}, False),
    # another number, or a sum
    ("Sub-arithmetic.subtract_sum", "(Sub:4 x:4 (Add:4 y:4 1:4))", {}, True),
    ("Sub-arithmetic.subtract_sum", "(Sub:4 x:4 (Add:4 y:4 2:4))", {}, True),
    ("NegI-arithmetic.negate_sum", "(NegI:4 (Add:4 x:4 2:4))", {}, True),
    ("NotI-bitwise.not_of_difference", "(NotI:4 (Sub:4 x:4 y:4))", {}, True),
    ("NotI-bitwise.not_of_difference", "(NotI:4 (Add:4 x:4 y:4))", {}, False),
    # too deep; the part shares two operands, or one; by another amount at each place; from another width
    ("AndN-subsets.subset_absorbed", "(AndN:4 x:4 (OrN:4 (OrN:4 (OrN:4 (OrN:4 x:4 y:4) z:4) v:4) w:4))", {}, True),
    ("AndN-subsets.subset_absorbed", "(AndN:4 x:4 (OrN:4 (OrN:4 (OrN:4 (OrN:4 (OrN:4 x:4 u:4) y:4) z:4) v:4) w:4))", {}, False),
    ("LeU-comparisons.compare_bounded", "(LeU:1 x:4 (OrN:4 (OrN:4 (OrN:4 (OrN:4 x:4 y:4) z:4) v:4) w:4))", {}, True),
    ("LeU-comparisons.compare_bounded", "(LeU:1 x:4 (OrN:4 (OrN:4 (OrN:4 (OrN:4 (OrN:4 x:4 u:4) y:4) z:4) v:4) w:4))", {}, False),
    ("AndN-subsets.subset_absorbed", "(AndN:4 (AndN:4 (XorN:4 x:4 y:4) x:4) (OrN:4 x:4 y:4))", {}, True),
    ("AndN-subsets.subset_absorbed", "(AndN:4 (Shl:4 x:4 1:4) (Shl:4 (OrN:4 x:4 y:4) 1:4))", {}, True),
    ("AndN-subsets.subset_absorbed", "(AndN:4 (Shl:4 x:4 z:4) (Shl:4 (OrN:4 x:4 y:4) z:4))", {}, False),
    ("AndN-subsets.subset_absorbed", "(AndN:8 (zext:8 (zext:4 z:1)) (zext:8 (zext:2 z:1)))", {}, False),
    # all of the factor is taken, or another operand of a shift
    ("Add-sums.rotated_term", "(Add:4 (Shl:4 x:4 3:4) (ShrU:4 x:4 1:4))", {}, True),
    ("Add-sums.rotated_term", "(Add:4 (Mul:4 x:4 9:4) (ShrU:4 x:4 1:4))", {}, False),
    ("Add-sums.common_factor", "(Add:4 (Add:4 (Shl:4 y:4 x:4) (Shl:4 z:4 x:4)) (Shl:4 x:4 y:4))", {}, True),
    # a list of three, whose second operand may be a number, too
    ("OrN-bitwise.masks_of_one_value", "(OrN:4 (AndN:4 x:4 3:4) (AndN:4 x:4 8:4))", {}, True),
    ("OrN-bitwise.masks_of_one_value", "(OrN:4 (AndN:4 x:4 3:4 5:4) (AndN:4 x:4 8:4))", {}, False),
    ("Add-digits.masks_joined", "(Add:4 (AndN:4 x:4 3:4) (AndN:4 x:4 8:4))", {}, True),
    ("Add-digits.masks_joined", "(Add:4 (AndN:4 x:4 3:4 5:4) (AndN:4 x:4 8:4))", {}, False),
    ("XorN-bitwise.disjoint_sum_in_xor", "(XorN:4 x:4 (OrN:4 x:4 y:4))", {"x": (12,), "y": (3,)}, True),
    ("XorN-bitwise.disjoint_sum_in_xor", "(XorN:4 x:4 (OrN:4 x:4 y:4 z:4))", {"x": (12,), "y": (3,)}, False),
    ("XorN-bitwise.sign_bit_flipped", "(XorN:4 (Shl:4 (ShrU:4 x:4 3:4) 1:4) 1:4)", {}, True),
    ("XorN-bitwise.sign_bit_flipped", "(XorN:4 (Shl:4 (ShrU:4 x:4 3:4) 1:4) 1:4 4:4)", {}, False),
    ("OrN-bitwise.or_of_disjoint", "(OrN:4 x:4 y:4)", {"x": (12,), "y": (3,)}, True),
    ("OrN-bitwise.or_of_disjoint", "(OrN:4 x:4 y:4 z:4)", {"x": (12,), "y": (3,)}, False),
    ("AndN-bitwise.constants_of_list", "(AndN:4 (AndN:4 x:4 7:4) 9:4)", {}, True),
    ("AndN-bitwise.constants_of_list", "(AndN:4 (AndN:4 x:4 7:4 5:4) 9:4)", {}, False),
    ("LeU-comparisons.order_of_bounded_by_part", "(LeU:1 x:4 (AndN:4 x:4 3:4))", {}, True),
    ("LeU-comparisons.order_of_bounded_by_part", "(LeU:1 x:4 (AndN:4 x:4 7:4 11:4))", {}, False),
    # an operand of one operand only has no second one
    ("DivU-digits.quotient_of_multiple", "(DivU:8 (Add nuw:8 (trunc nuw:8 y:16) x:8) 3:8)", {}, False),
    # what was truncated is of another width
    ("Cast-casts.extend_truncation", "(sext:8 (trunc:2 x:4))", {"x": (0, 0, None, (-2, 1))}, False),
    # one bit, which is the sign; two
    ("LtS-comparisons.compare_with_operation", "(LtS:1 x:1 (NegI:1 x:1))", {}, False),
    ("LtS-comparisons.compare_with_operation", "(LtS:1 x:2 (NegI:2 x:2))", {}, True),
    ("LtU-comparisons.compare_sums_apart", "(LtU:1 (Add:1 x:1 y:1) (Add:1 (Add:1 x:1 y:1) 1:1))", {}, False),
    ("LtU-comparisons.compare_sums_apart", "(LtU:1 (Add:2 x:2 y:2) (Add:2 (Add:2 x:2 y:2) 1:2))", {"x": DEFINED, "y": DEFINED}, True),
    # shifts by less than all bits, and all; without signs nothing is below itself shifted to the right, or its size
    *(
        (f"{kind}-comparisons.compare_with_operation", f"({kind}:1 x:4 ({shift}:4 x:4 {by}:4))", NOT_UNDEF, by < 4)
        for kind in ("LtU", "LeU", "LtS", "LeS")
        for shift in ("ShrU", "ShrS")
        for by in (1, 3, 4)
    ),
    *(
        (f"{kind}-comparisons.compare_with_operation", f"({kind}:1 {operands})", NOT_UNDEF, True)
        for kind in ("LtU", "LeU", "LtS", "LeS")
        for operands in ("x:4 (AbsI:4 x:4)", "(AbsI:4 x:4) x:4")
    ),
    # two zeros of one width, and not both are unequal to it
    ("AndN-comparisons.comparisons_joined", "(AndN:1 (EqBin:1 x:4 0:4) (EqBin:1 y:4 0:4))", {}, True),
    ("AndN-comparisons.comparisons_joined", "(AndN:1 (EqBin:1 x:4 0:4) (EqBin:1 y:8 0:8))", {}, False),
    ("AndN-comparisons.comparisons_joined", "(AndN:1 (NeBin:1 x:4 0:4) (NeBin:1 y:4 0:4))", {}, False),
    ("XorN-comparisons.comparisons_joined", "(XorN:1 (NeBin:1 x:4 0:4) (NeBin:1 y:4 0:4))", {}, False),
    # the sign is wanted, and no bit that it is spread to
    ("AndN-bitwise.demanded_by_others", "(AndN:8 (sext:8 (OrN:4 x:4 1:4)) 8:8)", {}, True),
    ("AndN-bitwise.demanded_by_others", "(AndN:8 (sext:8 (OrN:4 x:4 1:4)) 16:8)", {}, False),
    # a weight is what it is modulo all numbers
    ("Add-digits.digits_joined", "(Add:4 (Mul:4 (AndN:4 x:4 3:4) 3:4) (Mul:4 (ShrU:4 x:4 2:4) 12:4))", {}, True),
    # not all of the number is there, or the quotient's factor is none of the remainder's
    ("Add-digits.remainder_by_quotient", "(Add:8 (RemU:8 (DivU:8 x:8 3:8) 5:8) (Mul:8 (DivU:8 x:8 15:8) 7:8))", NOT_UNDEF, False),
    ("Add-digits.remainder_by_quotient", "(Add:8 (AndN:8 x:8 3:8) (Mul:8 (ShrU:8 x:8 2:8) 2:8))", NOT_UNDEF, True),
    ("Add-digits.remainder_by_quotient", "(Add:8 (AndN:8 x:8 3:8) (Mul:8 (ShrU:8 x:8 2:8) 4:8))", NOT_UNDEF, False),
    ("Add-digits.remainder_by_quotient", "(Add:8 (AndN:8 x:8 3:8) (Mul:8 (ShrU:8 x:8 2:8) 8:8))", NOT_UNDEF, False),
    ("Add-digits.quotient_and_remainder", "(Add:4 (Mul:4 (DivU:4 x:4 3:4) 3:4) (RemU:4 x:4 3:4))", {}, True),
    ("Add-digits.quotient_and_remainder", "(Add:4 (Mul:4 (DivU:4 x:4 3:4) 3:4) (RemS:4 x:4 3:4))", {}, False),
    # one list within has another member, and the complement of one
    ("AndN-bitwise.absorbed_in_list", "(AndN:4 (AndN:4 x:4 y:4) (OrN:4 x:4 (NotI:4 y:4)))", {}, True),
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
