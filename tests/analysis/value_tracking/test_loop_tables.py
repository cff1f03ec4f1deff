"""Phis that one operation takes on: each operation from each start by each step, over all inputs of 4 bits. What is said of the phi holds
however often the loop runs, and how much is said is what it was.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest
from interpret import UndefinedError, _outcome

from nvopt.analysis.value_tracking import ValueTracking
from nvopt.analysis.value_tracking.sign_bits import of_number
from nvopt.ir import BinaryOperator, Module, PHINode

NUMBERS = range(16)
MADE: dict[str, tuple[str, Callable[[int, int], int | None]]] = {
    "%a": ("", lambda a, b: a),
    "%b": ("", lambda a, b: b),
    "%even": ("shl i4 %a, 1", lambda a, b: a << 1 & 15),
    "%odd": ("or i4 %b, 1", lambda a, b: b | 1),
    "%pos": ("and i4 %a, 7", lambda a, b: a & 7),
    "%neg": ("or i4 %a, -8", lambda a, b: a | 8),
    "%power": ("shl nuw i4 1, %b", lambda a, b: 1 << b if b < 4 else None),
    **{str(number): ("", lambda a, b, number=number: number & 15) for number in (0, 1, 2, 5, -8, -3, -1)},  # type: ignore[misc]
}
"""How a start or a step is computed, and what it is for each input; None for poison."""
STARTS = ("0", "1", "2", "5", "-8", "-1", "%even", "%pos", "%neg", "%power", "%a")
STEPS = ("0", "1", "2", "-3", "-8", "%b", "%odd", "%power", "%pos", "%neg")
_WRAPPING = ("", " nuw", " nsw", " nuw nsw")
OPERATIONS = (
    *(f"{opcode}{flags}" for opcode in ("add", "sub", "mul", "shl") for flags in _WRAPPING),
    *(f"{opcode}{flag}" for opcode in ("lshr", "ashr", "udiv", "sdiv") for flag in ("", " exact")),
    *("urem", "srem", "and", "or", "xor"),
)
TOLD: dict[str, list[int]] = {
    "add": [21, 112, 0, 0, 0],
    "add of step": [21, 112, 0, 0, 0],
    "add nuw": [28, 121, 58, 0, 0],
    "add nuw of step": [28, 121, 58, 0, 0],
    "add nsw": [49, 115, 18, 0, 0],
    "add nsw of step": [49, 115, 18, 0, 0],
    "add nuw nsw": [50, 124, 58, 0, 0],
    "add nuw nsw of step": [50, 124, 58, 0, 0],
    "sub": [21, 112, 0, 0, 0],
    "sub of step": [21, 113, 0, 0, 0],
    "sub nuw": [33, 124, 0, 0, 0],
    "sub nuw of step": [44, 122, 0, 0, 0],
    "sub nsw": [48, 118, 0, 0, 0],
    "sub nsw of step": [21, 113, 0, 0, 0],
    "sub nuw nsw": [49, 131, 0, 0, 0],
    "sub nuw nsw of step": [47, 122, 0, 0, 0],
    "mul": [30, 117, 0, 0, 25],
    "mul of step": [30, 117, 0, 0, 25],
    "mul nuw": [30, 117, 20, 16, 25],
    "mul nuw of step": [30, 117, 20, 16, 25],
    "mul nsw": [43, 117, 20, 16, 25],
    "mul nsw of step": [43, 117, 20, 16, 25],
    "mul nuw nsw": [43, 117, 20, 16, 25],
    "mul nuw nsw of step": [43, 117, 20, 16, 25],
    "shl": [104, 152, 0, 0, 50],
    "shl of step": [33, 119, 14, 4, 25],
    "shl nuw": [104, 152, 50, 40, 50],
    "shl nuw of step": [48, 129, 28, 16, 25],
    "shl nsw": [104, 152, 50, 40, 50],
    "shl nsw of step": [49, 127, 28, 16, 25],
    "shl nuw nsw": [110, 153, 50, 40, 50],
    "shl nuw nsw of step": [58, 131, 28, 16, 25],
    "lshr": [119, 180, 0, 0, 50],
    "lshr of step": [39, 130, 14, 4, 25],
    "lshr exact": [119, 180, 50, 40, 50],
    "lshr exact of step": [54, 139, 28, 16, 25],
    "ashr": [172, 146, 0, 0, 20],
    "ashr of step": [47, 134, 14, 0, 0],
    "ashr exact": [172, 146, 50, 20, 20],
    "ashr exact of step": [57, 134, 28, 0, 0],
    "udiv": [118, 179, 0, 0, 20],
    "udiv of step": [39, 130, 0, 0, 0],
    "udiv exact": [118, 179, 0, 16, 20],
    "udiv exact of step": [45, 130, 28, 16, 25],
    "sdiv": [17, 128, 0, 0, 8],
    "sdiv of step": [17, 119, 0, 0, 0],
    "sdiv exact": [17, 128, 0, 8, 8],
    "sdiv exact of step": [23, 119, 28, 0, 0],
    "urem": [120, 178, 0, 0, 0],
    "urem of step": [117, 176, 0, 0, 0],
    "srem": [17, 126, 0, 0, 0],
    "srem of step": [39, 134, 0, 0, 0],
    "and": [51, 130, 0, 0, 25],
    "and of step": [51, 130, 0, 0, 25],
    "or": [35, 117, 28, 0, 0],
    "or of step": [35, 117, 28, 0, 0],
    "xor": [0, 110, 0, 0, 0],
    "xor of step": [0, 110, 0, 0, 0],
}


class Loops:
    """One loop after another, of `phi = start; phi = operation phi, step`, or `step, phi`; every other phi has the start behind."""

    def __init__(self, operation: str, phi_first: bool) -> None:
        self.cases = list(product(STARTS, STEPS))
        lines = ["entry:"] + [f"  {name} = {text}" for name, (text, _) in MADE.items() if text]
        before = "entry"
        for at, (start, step) in enumerate(self.cases):
            incoming = [f"[ {start}, %{before} ]", f"[ %n{at}, %loop{at} ]"][:: 1 if at % 2 else -1]
            lines += [
                f"  br i1 %c, label %{before}, label %loop{at}" if at else f"  br label %loop{at}",
                f"loop{at}:",
                f"  %x{at} = phi i4 {', '.join(incoming)}",
                f"  %n{at} = {operation} i4 " + (f"%x{at}, {step}" if phi_first else f"{step}, %x{at}"),
            ]
            before = f"loop{at}"
        lines += [f"  br i1 %c, label %{before}, label %end", "end:", "  ret void"]
        body = "\n".join(lines)
        self.function = Module.parse(f"define void @f(i4 noundef %a, i4 noundef %b, i1 %c) {{\n{body}\n}}\n").functions[0]
        instructions = list(self.function.instructions())
        self.phis = [one for one in instructions if isinstance(one, PHINode)]
        self._operation = next(one for one in instructions if isinstance(one, BinaryOperator) and one.name == "n0")
        self._phi_first = phi_first
        self._reached: dict[tuple[int, int], set[int]] = {}

    def numbers(self, start: str, step: str) -> set[int]:
        """What the phi is in any iteration of any execution."""
        found: set[int] = set()
        for a, b in product(NUMBERS, NUMBERS):
            first, by = MADE[start][1](a, b), MADE[step][1](a, b)
            if first is not None:
                found |= {first} if by is None else self._from(first, by)
        return found

    def _from(self, first: int, by: int) -> set[int]:
        if (first, by) in self._reached:
            return self._reached[first, by]
        found: set[int] = set()
        number: int | None = first
        while number is not None and number not in found:
            found.add(number)
            try:
                number = _outcome(self._operation, [number, by] if self._phi_first else [by, number], {})
            except UndefinedError:
                break
        self._reached[first, by] = found
        return found


@pytest.mark.parametrize("phi_first", [True, False])
@pytest.mark.parametrize("operation", OPERATIONS)
def test_what_is_said_of_a_phi(operation: str, phi_first: bool) -> None:
    """Known bits, sign bits; never zero, a power of two, that or zero."""
    loops = Loops(operation, phi_first)
    tracking = ValueTracking(loops.function)
    told = [0] * 5
    for phi, case in zip(loops.phis, loops.cases, strict=True):
        bits, signs, non_zero = tracking.known_bits(phi), tracking.num_sign_bits(phi), tracking.is_known_non_zero(phi)
        power, power_or_zero = (tracking.is_known_to_be_power_of_two(phi, or_zero) for or_zero in (False, True))
        for number in loops.numbers(*case):
            assert not number & bits.zeros, case
            assert not ~number & bits.ones, case
            assert of_number(number, 4) >= signs, case
            assert number or not non_zero, case
            assert number.bit_count() == 1 or not power, case
            assert number.bit_count() <= 1 or not power_or_zero, case
        found = [(bits.zeros | bits.ones).bit_count(), signs, non_zero, power, power_or_zero]
        told = [one + more for one, more in zip(told, found, strict=True)]
    assert told == TOLD[f"{operation}{'' if phi_first else ' of step'}"]
