"""A select between vectors may go by one bit for all elements: no rule may take that bit for a vector, nor the vectors for a number."""

from __future__ import annotations

from collections.abc import Hashable

import pytest
import rule_cases
from rule_cases import Case, term_of
from terms import Subject, Term
from test_rules import RULES

from nvopt.tile.expressions import Expression, Pool, post_order
from nvopt.tile.kinds import Kind
from nvopt.tile.walker import Walker

K = Kind
SHAPE = (4, False)


def with_scalar_conditions(pool: Pool, term: Term, shape: Hashable = SHAPE) -> Expression:
    """The term of vectors, but for the conditions of selects, which are one bit each."""
    if term.kind is K.EK_Constant:
        assert isinstance(term.payload, int)
        return pool.constant(term.payload, term.bits, shape)
    if term.kind is K.EK_BitVecConst:
        if term.payload in ("undef", "poison"):
            return (pool.undef if term.payload == "undef" else pool.poison)(term.bits, shape)
        return pool.symbol((term.payload, shape), term.bits, shape)
    shapes = [None if term.kind is K.EK_Select and at == 0 else shape for at in range(len(term.operands))]
    operands = [with_scalar_conditions(pool, operand, one) for operand, one in zip(term.operands, shapes, strict=True)]
    if term.kind is K.EK_Cast:
        return pool.cast(str(term.payload), operands[0], term.bits, term.flags)
    return pool.make(term.kind, operands, term.flags)


def misshapen(node: Expression) -> list[str]:
    """The operations in it that have an operand of another shape."""
    return [
        str(inner)
        for inner in post_order([node])
        for at, operand in enumerate(inner.operands)
        if operand.shape != inner.shape and not (inner.kind is K.EK_Select and at == 0 and operand.shape is None)
    ]


def _has_select(term: Term) -> bool:
    return term.kind is K.EK_Select or any(map(_has_select, term.operands))


_CASES = {name: [case for case in held if _has_select(case.subject.term)] for name, held in rule_cases.read().items()}


def applied(name: str, case: Case) -> tuple[Expression, Expression | None]:
    pool = Pool()
    Walker(pool)
    node = with_scalar_conditions(pool, case.subject.term)
    return node, RULES[name][1](pool, node)


def test_what_rules_make_of_vectors_that_one_bit_chooses_from_is_of_one_shape() -> None:
    wrong = []
    for name, held in _CASES.items():
        for case in held:
            before, after = applied(name, case)
            if after is not None and (after.shape != before.shape or misshapen(after)):
                wrong.append(f"{name}: {rule_cases.text_of(before)} became {after}")
    assert not wrong


def test_there_are_rules_that_apply_to_them() -> None:
    fired = {name.partition(".")[2] for name, held in _CASES.items() for case in held if applied(name, case)[1] is not None}
    assert fired >= {"select_same", "select_decided", "operation_of_select", "select_of_not", "arms_given_condition"}


WHICH_APPLY = [
    ("Select-selects.select_condition", "(Select:1 c:1 1:1 0:1)", False),
    ("Select-selects.select_condition_inverted", "(Select:1 c:1 0:1 1:1)", False),
    ("Select-selects.select_equal", "(Select:8 (EqBin:1 x:8 y:8) x:8 y:8)", False),
    ("Select-selects.select_is_extreme", "(Select:8 (LtU:1 x:8 y:8) x:8 y:8)", False),
    ("Select-selects.select_is_absolute", "(Select:8 (LtS:1 x:8 0:8) (NegI:8 x:8) x:8)", False),
    ("Select-selects.select_of_bits", "(Select:1 c:1 1:1 x:1)", False),
    ("Select-selects.select_is_extension", "(Select:8 c:1 1:8 0:8)", False),
    ("Select-selects.arms_given_condition", "(Select:8 (EqBin:1 x:8 3:8) (Add:8 x:8 y:8) z:8)", False),
    ("Select-selects.arms_given_condition", "(Select:8 c:1 (Select:8 c:1 x:8 y:8) z:8)", True),
    ("Select-selects.condition_in_arm", "(Select:1 c:1 x:1 c:1)", False),
    ("Add-selects.split_by_condition", "(Add:8 (Select:8 c:1 1:8 x:8) (Select:8 c:1 2:8 3:8))", False),
    ("Add-selects.operation_on_choice", "(Add:8 (Select:8 c:1 1:8 2:8) 3:8)", False),
    ("NotI-selects.operation_on_choice", "(NotI:8 (Select:8 c:1 1:8 2:8))", False),
    ("Mul-selects.multiply_by_condition", "(Mul:8 (zext:8 b:1) x:8)", True),
    ("Select-selects.operation_of_select", "(Select:8 c:1 (Add:8 x:8 y:8) (Add:8 x:8 z:8))", True),
    ("LtS-comparisons.compare_arms", "(LtS:1 2:8 (Select:8 c:1 3:8 1:8))", False),
    ("DivS-selects.division_into_choice", "(DivS:8 (Select:8 c:1 x:8 2:8) 3:8)", False),
    ("Shl-selects.shift_by_choice", "(Shl:8 x:8 (Select:8 c:1 8:8 1:8))", False),
    ("Select-selects.choice_by_low_bit", "(Select:8 (trunc:1 poison:8) 8:8 0:8)", False),
    ("Add-selects.number_into_choice", "(Add:8 (Sub:8 (Select:8 c:1 3:8 2:8) x:8) 1:8)", False),
    ("Add-selects.sum_by_condition", "(Add:8 y:8 (Select:8 c:1 (sext:8 b:1) (AndN:8 y:8 y:8)))", False),
    ("OrN-selects.list_by_condition", "(OrN:8 x:8 (Select:8 c:1 1:8 y:8) (Select:8 c:1 (MaxU:8 x:8 1:8) y:8))", False),
    ("EqBin-selects.compare_decided_arm", "(EqBin:1 (Select:8 c:1 x:8 x:8) (Select:8 c:1 x:8 1:8))", False),
    ("Select-selects.select_of_bits", "(Select:1 c:1 1:1 (LeU:1 4:8 undef:8))", False),
]


@pytest.mark.parametrize(("rule", "text", "expected"), WHICH_APPLY)
def test_which_rules_need_a_bit_for_each_element(rule: str, text: str, expected: bool) -> None:
    _, after = applied(rule, Case(Subject(term_of(text)), ""))
    assert (after is not None) is expected
    assert after is None or not misshapen(after)
