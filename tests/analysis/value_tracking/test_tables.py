"""Every operation on operands of which something is known, every comparison with every other, over all inputs of 3 bits: what is said holds
for each, and how much is said is what it was.

The numbers tell how much: more of it is a better answer, or a wrong one, of which the same test tells.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import product

import pytest
from interpret import UndefinedError, _outcome

from nvopt.analysis.value_tracking import ValueTracking
from nvopt.analysis.value_tracking.bits import Bits
from nvopt.analysis.value_tracking.conditions import from_condition
from nvopt.analysis.value_tracking.query import Query
from nvopt.analysis.value_tracking.sign_bits import of_number
from nvopt.ir import CallBase, CmpInst, Instruction, Module, Value

BITS = 3
NUMBERS = range(1 << BITS)
PREDICATES = ("eq", "ne", "ult", "ule", "ugt", "uge", "slt", "sle", "sgt", "sge")
Run = dict[Value, int | None]
"""What each value is; None for poison, and behind undefined behaviour."""


class Code:
    """A function of `i3 %a, i3 %b`, and what its values are for all inputs."""

    def __init__(self, lines: Iterable[str]) -> None:
        body = "".join(f"  {line}\n" for line in lines)
        called = sorted(set(re.findall(r"@llvm\.([\w.]+)\.i3\((.*)\)$", body, re.MULTILINE)))
        declared = {name: ", ".join("i1 immarg" if one.startswith("i1") else "i3" for one in args.split(", ")) for name, args in called}
        text = "".join(f"\ndeclare i3 @llvm.{name}.i3({types})\n" for name, types in declared.items())
        module = Module.parse(f"define void @f(i3 noundef %a, i3 noundef %b) {{\n{body}  ret void\n}}\n{text}")
        self.function = module.functions[0]
        self.tracking = ValueTracking(self.function)
        self.a, self.b = self.function.args
        self.runs = [self._run(a, b) for a, b in product(NUMBERS, NUMBERS)]

    def _run(self, a: int, b: int) -> Run:
        run: Run = {self.a: a, self.b: b}
        for instruction in self.function.entry.instructions[:-1]:
            operands = instruction.args if isinstance(instruction, CallBase) else instruction.operands
            try:
                run[instruction] = _outcome(instruction, [run.get(one, getattr(one, "unsigned", None)) for one in operands], {})
            except UndefinedError:
                run[instruction] = None
        return run

    def named(self, name: str) -> Instruction:
        found = self.function.value_named(name)
        assert isinstance(found, Instruction)
        return found


def _fits(bits: Bits, number: int) -> bool:
    return not number & bits.zeros and not ~number & bits.ones


# -- operations

KNOWN = {
    "low": "and i3 %a, 1",
    "odd": "or i3 %a, 1",
    "neg": "or i3 %b, -4",
    "pos": "and i3 %b, 3",
    "even": "shl i3 %a, 1",
    "power": "shl nuw i3 1, %b",
    "minus": "sub i3 0, %a",
    "next": "add i3 %a, 1",
}
OPERANDS = ("%a", "%b", "0", "1", "2", "3", "-1", "-4", *(f"%{name}" for name in KNOWN))
_WRAPPING = ("", " nuw", " nsw", " nuw nsw")
BINARY = [
    *(f"{opcode}{flags}" for opcode in ("add", "sub", "mul", "shl") for flags in _WRAPPING),
    *(f"{opcode}{flag}" for opcode in ("lshr", "ashr", "udiv", "sdiv") for flag in ("", " exact")),
    *("urem", "srem", "and", "or", "or disjoint", "xor"),
]
CALLED = ("umin", "umax", "smin", "smax", "uadd.sat", "usub.sat", "abs", "ctpop")


def _calls(name: str) -> Iterator[str]:
    for one, other in product(OPERANDS, OPERANDS):
        if name == "ctpop":
            yield f"call i3 @llvm.ctpop.i3(i3 {one})"
        elif name == "abs":
            yield f"call i3 @llvm.abs.i3(i3 {one}, i1 {'true' if other == '1' else 'false'})"
        else:
            yield f"call i3 @llvm.{name}.i3(i3 {one}, i3 {other})"


def _told(code: Code, value: Instruction) -> list[int]:
    """How much is known of a value, all of which must hold."""
    tracking = code.tracking
    bits, signs = tracking.known_bits(value), tracking.num_sign_bits(value)
    non_zero = tracking.is_known_non_zero(value)
    assert not bits.has_conflict, (value, bits)
    power, power_or_zero = (tracking.is_known_to_be_power_of_two(value, or_zero) for or_zero in (False, True))
    no_poison = tracking.is_guaranteed_not_to_be_poison(value)
    ranges = [tracking.range_of(value, signed) for signed in (False, True)]
    for run in code.runs:
        number = run[value]
        if number is None:
            assert not no_poison or value.opcode[1:] in ("div", "rem"), value
            continue
        assert _fits(bits, number), (value, bits)
        assert of_number(number, BITS) >= signs, (value, signs)
        assert number or not non_zero, value
        assert number.bit_count() == 1 or not power, value
        assert number.bit_count() <= 1 or not power_or_zero, value
        assert all(one.contains(number) for one in ranges), (value, ranges)
    sizes = [8 if one.is_full else one.size for one in ranges]
    return [(bits.zeros | bits.ones).bit_count(), signs, non_zero, power, power_or_zero, no_poison, *sizes]


OPERATIONS: dict[str, list[int]] = {
    "add": [159, 276, 78, 0, 14, 225, 2048, 2048],
    "add nuw": [268, 334, 192, 11, 14, 0, 1776, 1776],
    "add nsw": [203, 295, 91, 11, 14, 0, 1872, 1872],
    "add nuw nsw": [330, 349, 192, 11, 14, 0, 1776, 1872],
    "sub": [159, 284, 71, 0, 0, 225, 2048, 2048],
    "sub nuw": [323, 376, 71, 0, 0, 0, 1648, 1648],
    "sub nsw": [204, 302, 71, 0, 0, 0, 1840, 1840],
    "sub nuw nsw": [370, 385, 71, 0, 0, 0, 1648, 1840],
    "mul": [292, 324, 49, 8, 36, 225, 2048, 2048],
    "mul nuw": [292, 324, 64, 16, 36, 0, 2048, 2048],
    "mul nsw": [314, 337, 64, 16, 36, 0, 2048, 2048],
    "mul nuw nsw": [342, 341, 64, 16, 36, 0, 2048, 2048],
    "shl": [389, 424, 69, 16, 96, 45, 1688, 1688],
    "shl nuw": [435, 448, 128, 64, 96, 0, 1464, 1464],
    "shl nsw": [473, 440, 128, 64, 96, 0, 1400, 1400],
    "shl nuw nsw": [510, 478, 128, 64, 96, 0, 1464, 1464],
    "lshr": [414, 462, 56, 16, 96, 45, 1537, 1537],
    "lshr exact": [466, 490, 128, 64, 96, 0, 1394, 1394],
    "ashr": [416, 470, 56, 0, 0, 45, 1459, 1459],
    "ashr exact": [457, 470, 128, 0, 0, 0, 1394, 1394],
    "udiv": [316, 416, 50, 0, 0, 256, 1437, 1437],
    "udiv exact": [393, 431, 128, 64, 96, 0, 1437, 1437],
    "sdiv": [176, 373, 39, 0, 0, 256, 1572, 1572],
    "sdiv exact": [285, 396, 128, 0, 0, 0, 1572, 1572],
    "urem": [337, 407, 13, 0, 0, 256, 1430, 1430],
    "srem": [255, 390, 13, 0, 0, 256, 1370, 1370],
    "and": [416, 400, 29, 0, 158, 225, 1642, 1642],
    "or": [356, 340, 194, 0, 0, 225, 1776, 1776],
    "or disjoint": [356, 340, 194, 0, 0, 0, 1776, 1776],
    "xor": [196, 291, 71, 0, 0, 225, 2048, 2048],
    "umin": [352, 376, 64, 16, 36, 0, 1398, 1398],
    "umax": [280, 328, 192, 16, 36, 0, 1606, 1606],
    "smin": [276, 320, 112, 16, 36, 0, 1606, 1606],
    "smax": [340, 300, 112, 16, 36, 0, 1398, 1398],
    "uadd.sat": [258, 345, 192, 0, 0, 0, 1606, 1606],
    "usub.sat": [313, 393, 21, 0, 0, 0, 1478, 1478],
    "abs": [55, 38, 16, 0, 0, 15, 144, 144],
    "ctpop": [22, 22, 8, 0, 0, 0, 64, 64],
}


@pytest.mark.parametrize("operation", [*BINARY, *CALLED])
def test_operations(operation: str) -> None:
    """Known bits, sign bits; never zero, a power of two, that or zero, no poison; sizes of the ranges without and with a sign."""
    made = _calls(operation) if operation in CALLED else (f"{operation} i3 {one}, {other}" for one, other in product(OPERANDS, OPERANDS))
    code = Code([f"%{name} = {text}" for name, text in KNOWN.items()] + [f"%x{at} = {text}" for at, text in enumerate(dict.fromkeys(made))])
    values = [one for one in code.function.instructions() if one.name.startswith("x")]
    assert [sum(column) for column in zip(*(_told(code, value) for value in values), strict=True)] == OPERATIONS[operation]


# -- conditions

SHAPES = (
    "%a",
    *("add i3 %a, 3", "add nuw i3 %a, 3", "add nuw i3 %b, %a", "add i3 3, %a", "sub i3 %a, 2", "sub nuw i3 %a, 2", "sub nuw i3 %a, %b"),
    *(
        "sub i3 2, %a",
        "and i3 %a, 6",
        "and i3 6, %a",
        "and i3 %b, %a",
        "or i3 %a, 2",
        "or i3 2, %a",
        "or i3 %a, %b",
        "or disjoint i3 %a, 1",
    ),
    *("xor i3 %a, 5", "xor i3 %a, -1", "shl i3 %a, 1", "shl i3 %a, 3", "shl i3 1, %a", "lshr i3 %a, 1", "lshr i3 2, %a", "ashr i3 %a, 1"),
    *("ashr i3 %a, 4", "mul i3 %a, 3", "add i3 %b, 1", "and i3 %a, 4"),
)
CONDITIONS: dict[str, list[int]] = {
    "%a": [24, 24, 14, 14, 14, 14, 14, 14, 14, 14],
    "add i3 %a, 3": [0, 0, 8, 8, 8, 8, 8, 8, 8, 8],
    "add nuw i3 %a, 3": [0, 0, 4, 4, 4, 4, 8, 8, 8, 8],
    "add nuw i3 %b, %a": [0, 0, 7, 7, 7, 7, 0, 0, 0, 0],
    "add i3 3, %a": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    "sub i3 %a, 2": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    "sub nuw i3 %a, 2": [0, 0, 2, 2, 2, 2, 0, 0, 0, 0],
    "sub nuw i3 %a, %b": [0, 0, 7, 7, 7, 7, 0, 0, 0, 0],
    "sub i3 2, %a": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    "and i3 %a, 6": [8, 8, 4, 4, 4, 4, 0, 0, 0, 0],
    "and i3 6, %a": [8, 8, 4, 4, 4, 4, 0, 0, 0, 0],
    "and i3 %b, %a": [12, 12, 7, 7, 7, 7, 0, 0, 0, 0],
    "or i3 %a, 2": [8, 8, 2, 2, 2, 2, 0, 0, 0, 0],
    "or i3 2, %a": [8, 8, 2, 2, 2, 2, 0, 0, 0, 0],
    "or i3 %a, %b": [12, 12, 7, 7, 7, 7, 0, 0, 0, 0],
    "or disjoint i3 %a, 1": [8, 8, 9, 9, 9, 9, 5, 5, 5, 5],
    "xor i3 %a, 5": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    "xor i3 %a, -1": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    "shl i3 %a, 1": [8, 8, 0, 0, 0, 0, 0, 0, 0, 0],
    "shl i3 %a, 3": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    "shl i3 1, %a": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    "lshr i3 %a, 1": [8, 8, 0, 0, 0, 0, 0, 0, 0, 0],
    "lshr i3 2, %a": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    "ashr i3 %a, 1": [8, 8, 0, 0, 0, 0, 0, 0, 0, 0],
    "ashr i3 %a, 4": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    "mul i3 %a, 3": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    "add i3 %b, 1": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    "and i3 %a, 4": [3, 3, 1, 1, 1, 1, 0, 0, 0, 0],
}


@pytest.mark.parametrize("shape", SHAPES)
def test_bits_by_a_condition(shape: str) -> None:
    """How many bits of %a the comparison of this with each constant tells, by predicate."""
    code = Code(_compared(shape))
    found = []
    for predicate in PREDICATES:
        count = 0
        for bound, inverted in product(NUMBERS, (False, True)):
            condition = code.named(f"{predicate}{bound}")
            known = from_condition(Query(code.tracking), code.a, condition, inverted)
            holding = [run[code.a] for run in code.runs if run[condition] == (not inverted)]
            assert all(number is not None and _fits(known, number) for number in holding), (condition, inverted, known)
            if holding:
                count += (known.zeros | known.ones).bit_count()
        found.append(count)
    assert found == CONDITIONS[shape]


def _compared(shape: str) -> Iterator[str]:
    if shape != "%a":
        yield f"%s = {shape}"
    for predicate, bound in product(PREDICATES, NUMBERS):
        yield f"%{predicate}{bound} = icmp {predicate} i3 {'%a' if shape == '%a' else '%s'}, {bound - 8 if bound > 3 else bound}"


# -- two values

PAIRED = {
    "sum": "add i3 %a, %b",
    "sum2": "add i3 %b, %a",
    "up": "add nsw i3 %a, 1",
    "up3": "add nuw i3 %a, 3",
    "up2": "add nsw i3 %a, 2",
    "more": "add nuw i3 %a, %b",
    "less": "sub nuw i3 %a, %b",
    "off": "sub nsw i3 %a, %b",
    "off2": "sub nsw i3 %b, %a",
    "not": "xor i3 %a, -1",
    "flip": "xor i3 %a, 2",
    "with": "or i3 %a, %b",
    "with2": "or i3 %a, 2",
    "apart": "or disjoint i3 %a, 4",
    "in": "and i3 %a, %b",
    "in3": "and i3 %a, 3",
    "odd": "or i3 %b, 1",
    "plus": "add i3 %a, %odd",
    "both": "xor i3 %b, %odd",
    "half": "lshr i3 %a, 1",
    "halved": "lshr exact i3 %a, 1",
    "third": "udiv i3 %a, 3",
    "whole": "udiv i3 %a, 1",
    "twice": "shl nuw i3 %odd, 1",
    "thrice": "mul nsw i3 %odd, 3",
    "product": "mul nuw i3 %a, 3",
    "product2": "mul nuw i3 %up, 3",
    "min": "call i3 @llvm.umin.i3(i3 %a, i3 %b)",
    "max": "call i3 @llvm.umax.i3(i3 %b, i3 %a)",
    "least": "call i3 @llvm.smin.i3(i3 %b, i3 %a)",
    "most": "call i3 @llvm.smax.i3(i3 %a, i3 %b)",
}


@cache
def _pairs() -> Code:
    """All of these, and `name.ult.b`, `name.ult.a`, `name.ult.2` of each, and `b.ult.name`, whose operands have one sign."""
    lines = [f"%{name} = {text}" for name, text in PAIRED.items()]
    for name, predicate in product(["a", *PAIRED], PREDICATES):
        others = ("%b", "2") if name == "a" else ("%b", "%a", "2")
        lines += [f"%{name}.{predicate}.{other.strip('%')} = icmp {predicate} i3 %{name}, {other}" for other in others]
        lines.append(f"%b.{predicate}.{name} = icmp samesign {predicate} i3 %b, %{name}")
    return Code(lines)


DIFFERENT: dict[str, str] = {
    "sum": "",
    "sum2": "",
    "up": "a up3 up2",
    "up3": "a up up2",
    "up2": "a up up3 plus",
    "more": "",
    "less": "",
    "off": "",
    "off2": "",
    "not": "a flip",
    "flip": "a not",
    "with": "",
    "with2": "",
    "apart": "a in3 half halved third",
    "in": "",
    "in3": "apart",
    "odd": "twice thrice",
    "plus": "a up2",
    "both": "b",
    "half": "apart",
    "halved": "apart",
    "third": "apart",
    "whole": "",
    "twice": "odd thrice",
    "thrice": "odd twice",
    "product": "product2",
    "product2": "product",
    "min": "",
    "max": "",
    "least": "",
    "most": "",
}


@pytest.mark.parametrize("name", PAIRED)
def test_values_that_differ(name: str) -> None:
    code = _pairs()
    one, found = code.named(name), []
    for other in (code.a, code.b, *map(code.named, PAIRED)):
        if one is not other and code.tracking.is_known_non_equal(one, other):
            assert all(run[one] != run[other] or run[one] is None for run in code.runs), (one, other)
            found.append(other.name)
    assert " ".join(found) == DIFFERENT[name]


_ASKED = ("eq", "ult", "uge", "sgt", "sle")
IMPLIED: dict[str, list[int]] = {
    "a": [62, 186],
    "sum": [180, 140],
    "sum2": [180, 140],
    "up": [176, 176],
    "up3": [190, 168],
    "up2": [180, 180],
    "more": [180, 174],
    "less": [178, 136],
    "off": [178, 136],
    "off2": [178, 136],
    "not": [176, 136],
    "flip": [176, 136],
    "with": [176, 170],
    "with2": [184, 174],
    "apart": [204, 210],
    "in": [176, 166],
    "in3": [178, 146],
    "odd": [178, 186],
    "plus": [176, 136],
    "both": [176, 136],
    "half": [178, 146],
    "halved": [178, 146],
    "third": [190, 154],
    "whole": [176, 136],
    "twice": [176, 136],
    "thrice": [176, 136],
    "product": [176, 136],
    "product2": [176, 136],
    "min": [176, 166],
    "max": [176, 170],
    "least": [176, 146],
    "most": [176, 158],
}


@pytest.mark.parametrize("name", ["a", *PAIRED])
def test_comparisons_that_follow(name: str) -> None:
    """How many comparisons with %b and with 2 follow, or follow not, from each comparison of this value."""
    code = _pairs()
    conditions = [one for one in code.function.instructions() if isinstance(one, CmpInst)]
    where = {one: _holding(code, one) for one in conditions}
    goals = [one for one in conditions if one.predicate in _ASKED and not one.name.endswith(".a")]
    found = [0, 0]
    for known in conditions:
        if name not in known.name.split(".")[::2] or (name == "a" and not known.name.startswith("a.")):
            continue
        for goal, truth in product(goals, (True, False)):
            lhs, rhs = goal.operands
            said = code.tracking.is_implied_condition(known, goal.predicate, lhs, rhs, truth, "samesign" in goal.flags)
            if said is not None:
                found[said] += 1
                wrong = where[known][truth] & where[goal][not said]
                assert not wrong, (known, truth, goal, said)
    assert found == IMPLIED[name]


def _holding(code: Code, condition: CmpInst) -> tuple[int, int]:
    """The runs in which it is false, and in which it is true, a bit each."""
    found = [0, 0]
    for at, run in enumerate(code.runs):
        if run[condition] is not None:
            found[run[condition] or 0] |= 1 << at
    return found[0], found[1]
