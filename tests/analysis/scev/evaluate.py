"""The value of an expression, computed plainly: what folds and flags are checked against.

evaluate(e, {a: 3, b: 255}, {loop: 7})     # the arguments' values, and the number of the iteration of each loop
wrong_flags(e, {a: 3, b: 255}, {loop: 7})  # the parts of it whose NUW or NSW these values belie
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import comb, prod
from typing import Any

from nvopt.analysis.loops import Loop
from nvopt.analysis.scev.expressions.kinds import (
    ADD,
    ADDREC,
    CONSTANT,
    MUL,
    NSW,
    NUW,
    PTRTOINT,
    SCEV,
    SEQUENTIAL_UMIN,
    SIGN_EXTEND,
    SMAX,
    SMIN,
    TRUNCATE,
    UDIV,
    UMAX,
    UMIN,
    UNKNOWN,
    ZERO_EXTEND,
    SCEVAddRecExpr,
    SCEVConstant,
    SCEVUnknown,
)

Values = Mapping[Any, int]
"""Of arguments, or of any other values."""
Iterations = Mapping[Loop, int]


class UndefinedError(Exception):
    """A division by zero."""


def signed(value: int, bits: int) -> int:
    """`value` read as two's complement."""
    value &= (1 << bits) - 1
    return value - (1 << bits) if value >> (bits - 1) else value


def evaluate(e: SCEV, values: Values, iterations: Iterations | None = None) -> int:
    """The value, without a sign. UndefinedError for a division by zero, KeyError for a value or a loop that isn't given."""
    return _Evaluation(values, iterations or {}).of(e)


def wrong_flags(e: SCEV, values: Values, iterations: Iterations | None = None) -> list[SCEV]:
    """The sums and products that wrap though their flags deny it, and the recurrences that do so up to the given iteration."""
    iterations = iterations or {}
    evaluation = _Evaluation(values, iterations)
    wrong = []
    for part in e.walk():
        if part.kind == ADD or part.kind == MUL:
            combine: Callable[[list[int]], int] = sum if part.kind == ADD else prod
            if _wraps(part, [evaluation.of(operand) for operand in part.operands], combine):
                wrong.append(part)
        elif isinstance(part, SCEVAddRecExpr):
            until = iterations.get(part.loop, 0)
            if part.is_affine:
                start, step = (evaluation.of(operand) for operand in part.operands)
                if _wraps(part, [start, step], lambda both, times=until: both[0] + times * both[1]):  # type: ignore[misc]
                    wrong.append(part)
                continue
            for at in range(until):
                earlier = _Evaluation(values, {**iterations, part.loop: at})
                step = earlier.recurrence(part.operands[1:], at, part.bits)
                if _wraps(part, [earlier.of(part), step], sum):
                    wrong.append(part)
                    break
    return wrong


def _wraps(e: SCEV, operands: list[int], combine: Callable[[list[int]], int]) -> bool:
    limit = 1 << e.bits
    if e.flags & NUW and combine(operands) >= limit:
        return True
    total = combine([signed(operand, e.bits) for operand in operands])
    return e.flags & NSW != 0 and not -limit // 2 <= total < limit // 2


_FOLDS: dict[int, Callable[[list[int]], int]] = {ADD: sum, MUL: prod, UMAX: max, UMIN: min, SEQUENTIAL_UMIN: min}


class _Evaluation:
    def __init__(self, values: Values, iterations: Iterations) -> None:
        self.values = values
        self.iterations = iterations
        self.known: dict[SCEV, int] = {}

    def of(self, e: SCEV) -> int:
        found = self.known.get(e)
        if found is None:
            found = self.known[e] = self._compute(e) & (1 << e.bits) - 1
        return found

    def recurrence(self, coefficients: tuple[SCEV, ...], at: int, bits: int) -> int:
        return sum(self.of(one) * comb(at, place) for place, one in enumerate(coefficients)) & (1 << bits) - 1

    def _compute(self, e: SCEV) -> int:
        kind = e.kind
        if kind == CONSTANT:
            assert isinstance(e, SCEVConstant)
            return e.value
        if kind == UNKNOWN:
            assert isinstance(e, SCEVUnknown)
            return self.values[e.value]
        if kind == ADDREC:
            assert isinstance(e, SCEVAddRecExpr)
            return self.recurrence(e.operands, self.iterations[e.loop], e.bits)
        operands = [self.of(operand) for operand in e.operands]
        if kind == SIGN_EXTEND:
            return signed(operands[0], e.operands[0].bits)
        if kind in (TRUNCATE, ZERO_EXTEND, PTRTOINT):
            return operands[0]
        if kind == UDIV:
            if not operands[1]:
                raise UndefinedError
            return operands[0] // operands[1]
        if kind in (SMAX, SMIN):
            return (max if kind == SMAX else min)(signed(operand, e.bits) for operand in operands)
        return _FOLDS[kind](operands)
