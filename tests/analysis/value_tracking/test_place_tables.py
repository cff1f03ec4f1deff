"""What a comparison says of values where it is known to hold: by an assumption, by the branch that leads there, by the select that asks it.
Each shape of code against numbers of 3 bits and another value: what is said holds for all inputs, and how much is said is what it was.
"""

from __future__ import annotations

from itertools import product

import pytest
from interpret import _outcome
from test_tables import PREDICATES

from nvopt.analysis.value_tracking import ValueTracking
from nvopt.analysis.value_tracking.sign_bits import of_number
from nvopt.ir import CallBase, Instruction, Module, Value

NUMBERS = range(8)
WITH = ("0", "1", "2", "-4", "-1", "%b")
SHAPES = (
    *("add i3 %a, 0", "add i3 %a, 3", "add nuw i3 %a, 2", "add nsw i3 %a, 1", "add nuw i3 %b, %a", "or disjoint i3 %a, 4"),
    *("sub i3 %a, 2", "sub nuw i3 %a, %b", "sub nsw i3 %a, %b", "sub i3 %b, %a", "xor i3 %a, -1", "xor i3 %a, %b"),
    *("and i3 %a, 4", "and i3 %a, 6", "and i3 %b, %a", "or i3 %a, 2", "or i3 %a, %b", "shl i3 %a, 1", "lshr i3 %a, 1", "ashr i3 %a, 2"),
    *("mul nuw i3 %a, 3", "udiv i3 %a, 3", "udiv i3 %b, %a", "urem i3 %a, %b"),
    *("call i3 @llvm.ctpop.i3(i3 %a)", "call i3 @llvm.umin.i3(i3 %a, i3 %b)", "call i3 @llvm.abs.i3(i3 %a, i1 true)"),
)
JOINED = {
    "not": "xor i1 %c, true",
    "and": "and i1 %c, %d",
    "and then": "select i1 %d, i1 %c, i1 false",
    "or": "or i1 %d, %c",
    "or else": "select i1 %c, i1 true, i1 %d",
    "neither": "select i1 %c, i1 false, i1 %d",
}
"""What else decides with a comparison."""
ARMS = ("0", "1", "-1", "3", "%b", "%not", "%minus", "%minus.nsw")
_DECLARED = """
declare i3 @llvm.ctpop.i3(i3)
declare i3 @llvm.umin.i3(i3, i3)
declare i3 @llvm.abs.i3(i3, i1)
declare void @llvm.assume(i1)
"""


def _numbers(instruction: Instruction, known: dict[Value, int | None]) -> int | None:
    operands = instruction.args if isinstance(instruction, CallBase) else instruction.operands
    numbers = [known.get(one, getattr(one, "unsigned", None)) for one in operands]
    found: int | None = _outcome(instruction, numbers, {})
    return found


class Code:
    """A function that computes %s, and what its values are for all inputs."""

    def __init__(self, shape: str, more: str) -> None:
        text = f"define void @f(i3 noundef %a, i3 noundef %b, i1 noundef %d) {{\nentry:\n  %s = {shape}\n{more}\n}}\n{_DECLARED}"
        self.function = Module.parse(text).functions[0]
        self.tracking = ValueTracking(self.function)
        self.a, self.b, self.d = self.function.args
        self.s = self.function.entry.instructions[0]
        self.runs: list[dict[Value, int | None]] = []
        computed = [one for one in self.function.instructions() if str(one.type) not in ("void", "label")]
        for a, b, d in product(NUMBERS, NUMBERS, (0, 1)):
            run: dict[Value, int | None] = {self.a: a, self.b: b, self.d: d}
            if any(one.opcode in ("udiv", "urem") and not run.get(one.operands[1], 1) for one in computed):
                continue  # undefined
            for one in computed:
                run[one] = _numbers(one, run)
            self.runs.append(run)

    def told(self, value: Value, context: Instruction | None, runs: list[dict[Value, int | None]]) -> list[int]:
        """How much is said of a value, all of which holds in these runs."""
        tracking = self.tracking
        bits, signs = tracking.known_bits(value, context), tracking.num_sign_bits(value, context)
        non_zero = tracking.is_known_non_zero(value, context)
        power, power_or_zero = (tracking.is_known_to_be_power_of_two(value, one, context) for one in (False, True))
        ranges = [tracking.range_of(value, one, context) for one in (False, True)]
        for number in {run[value] for run in runs} - {None}:
            assert number is not None
            assert not number & bits.zeros, (value, context)
            assert not ~number & bits.ones, (value, context)
            assert of_number(number, 3) >= signs, (value, context)
            assert number or not non_zero, (value, context)
            assert number.bit_count() == 1 or not power, (value, context)
            assert number.bit_count() <= 1 or not power_or_zero, (value, context)
            assert all(one.contains(number) for one in ranges), (value, context)
        sizes = (8 - one.size for one in ranges if not one.is_full)
        return [(bits.zeros | bits.ones).bit_count(), signs - 1, non_zero, power, power_or_zero, sum(sizes)]


def _compared(shape: str, joined: str, assumed: bool) -> str:
    lines = ["  br label %test0"]
    for at, (predicate, other) in enumerate(product(PREDICATES, WITH)):
        lines += [f"test{at}:", f"  %c{at} = icmp {predicate} i3 %s, {other}"]
        condition = f"%c{at}"
        if joined:
            lines.append(f"  %j{at} = {JOINED[joined].replace('%c', condition)}")
            condition = f"%j{at}"
        if assumed:
            lines += [f"  br i1 %d, label %then{at}, label %else{at}", f"then{at}:", f"  call void @llvm.assume(i1 {condition})"]
        else:
            lines += [f"  br i1 {condition}, label %then{at}, label %else{at}", f"then{at}:"]
        lines += [f"  br label %test{at + 1}", f"else{at}:", f"  br label %test{at + 1}"]
    return "\n".join([*lines, f"test{len(PREDICATES) * len(WITH)}:", "  ret void"])


def _said_at_places(shape: str, joined: str, assumed: bool) -> list[int]:
    code = Code(shape, _compared(shape, joined, assumed))
    told = [0] * 7
    for then, otherwise in zip(code.function.blocks[2::3], code.function.blocks[3::3], strict=True):
        test = then.predecessors[0]
        condition = test.instructions[-2]
        for block, truth in ((then, 1), (otherwise, 0)):
            if assumed and not truth:
                continue
            context = block.terminator
            runs = [run for run in code.runs if run[condition] == truth]
            found = [0] * 6
            for value in (code.a, code.b, code.s):
                found = [one + more for one, more in zip(found, code.told(value, context, runs), strict=True)]
            differ = 0
            for one, other in ((code.a, code.b), (code.s, code.b), (code.s, code.a)):
                if code.tracking.is_known_non_equal(one, other, context):
                    assert all(run[one] != run[other] for run in runs if run[code.s] is not None), (one, other, condition, truth)
                    differ += 1
            told = [one + more for one, more in zip(told, [*found, differ], strict=True)]
    return told


BRANCHES: dict[str, list[int]] = {
    "add i3 %a, 0": [0, 0, 18, 0, 0, 0, 0],
    "add i3 %a, 3": [0, 0, 18, 0, 0, 0, 120],
    "add nuw i3 %a, 2": [0, 0, 122, 0, 0, 480, 120],
    "add nsw i3 %a, 1": [0, 0, 18, 0, 0, 240, 120],
    "add nuw i3 %b, %a": [0, 0, 20, 0, 0, 0, 2],
    "or disjoint i3 %a, 4": [120, 0, 122, 0, 0, 960, 120],
    "sub i3 %a, 2": [0, 0, 18, 0, 0, 0, 0],
    "sub nuw i3 %a, %b": [0, 0, 18, 0, 0, 0, 0],
    "sub nsw i3 %a, %b": [0, 0, 18, 0, 0, 0, 0],
    "sub i3 %b, %a": [0, 0, 18, 0, 0, 0, 0],
    "xor i3 %a, -1": [0, 0, 18, 0, 0, 0, 120],
    "xor i3 %a, %b": [0, 0, 18, 0, 0, 0, 2],
    "and i3 %a, 4": [240, 0, 18, 0, 120, 720, 0],
    "and i3 %a, 6": [120, 0, 18, 0, 0, 240, 0],
    "and i3 %b, %a": [0, 0, 18, 0, 0, 0, 0],
    "or i3 %a, 2": [120, 0, 122, 0, 0, 480, 0],
    "or i3 %a, %b": [0, 0, 20, 0, 0, 0, 0],
    "shl i3 %a, 1": [120, 0, 18, 0, 0, 240, 0],
    "lshr i3 %a, 1": [120, 0, 18, 0, 0, 960, 0],
    "ashr i3 %a, 2": [0, 240, 18, 0, 0, 1440, 0],
    "mul nuw i3 %a, 3": [0, 0, 18, 0, 0, 0, 0],
    "udiv i3 %a, 3": [120, 0, 18, 0, 0, 1200, 0],
    "udiv i3 %b, %a": [0, 0, 138, 0, 0, 0, 0],
    "urem i3 %a, %b": [0, 0, 136, 0, 0, 0, 0],
    "call i3 @llvm.ctpop.i3(i3 %a)": [120, 0, 18, 0, 0, 960, 0],
    "call i3 @llvm.umin.i3(i3 %a, i3 %b)": [0, 0, 18, 0, 0, 0, 0],
    "call i3 @llvm.abs.i3(i3 %a, i1 true)": [120, 0, 18, 0, 0, 960, 0],
    "not": [0, 0, 0, 0, 0, 0, 0],
    "and": [0, 0, 9, 0, 0, 0, 0],
    "and then": [0, 0, 9, 0, 0, 0, 0],
    "or": [0, 0, 0, 0, 0, 0, 0],
    "or else": [0, 0, 0, 0, 0, 0, 0],
    "neither": [0, 0, 0, 0, 0, 0, 0],
}
ASSUMPTIONS: dict[str, list[int]] = {
    "add i3 %a, 0": [83, 16, 27, 0, 3, 408, 11],
    "add i3 %a, 3": [68, 16, 27, 0, 0, 408, 68],
    "add nuw i3 %a, 2": [64, 16, 61, 1, 1, 532, 68],
    "add nsw i3 %a, 1": [66, 12, 27, 0, 0, 452, 68],
    "add nuw i3 %b, %a": [73, 21, 28, 0, 2, 408, 12],
    "or disjoint i3 %a, 4": [87, 13, 61, 0, 0, 684, 68],
    "sub i3 %a, 2": [49, 13, 27, 0, 0, 408, 11],
    "sub nuw i3 %a, %b": [54, 15, 27, 0, 0, 408, 15],
    "sub nsw i3 %a, %b": [49, 13, 27, 0, 0, 408, 15],
    "sub i3 %b, %a": [49, 13, 27, 0, 0, 408, 15],
    "xor i3 %a, -1": [49, 13, 27, 0, 0, 408, 68],
    "xor i3 %a, %b": [49, 13, 27, 0, 0, 408, 12],
    "and i3 %a, 4": [140, 26, 27, 0, 60, 588, 11],
    "and i3 %a, 6": [104, 19, 27, 0, 0, 454, 11],
    "and i3 %b, %a": [71, 21, 27, 0, 0, 408, 11],
    "or i3 %a, 2": [98, 18, 61, 0, 0, 532, 11],
    "or i3 %a, %b": [91, 31, 28, 0, 0, 408, 11],
    "shl i3 %a, 1": [97, 10, 27, 0, 0, 454, 13],
    "lshr i3 %a, 1": [77, 12, 27, 0, 0, 680, 13],
    "ashr i3 %a, 2": [45, 120, 27, 0, 0, 824, 11],
    "mul nuw i3 %a, 3": [49, 13, 27, 0, 0, 408, 11],
    "udiv i3 %a, 3": [67, 9, 27, 0, 0, 750, 11],
    "udiv i3 %b, %a": [49, 13, 87, 0, 0, 408, 11],
    "urem i3 %a, %b": [49, 13, 86, 0, 0, 408, 11],
    "call i3 @llvm.ctpop.i3(i3 %a)": [67, 9, 27, 1, 2, 680, 11],
    "call i3 @llvm.umin.i3(i3 %a, i3 %b)": [49, 13, 27, 0, 0, 408, 11],
    "call i3 @llvm.abs.i3(i3 %a, i1 true)": [67, 9, 27, 0, 0, 680, 11],
    "not": [0, 0, 0, 0, 0, 0, 0],
    "and": [0, 0, 0, 0, 0, 0, 0],
    "and then": [0, 0, 0, 0, 0, 0, 0],
    "or": [0, 0, 0, 0, 0, 0, 0],
    "or else": [0, 0, 0, 0, 0, 0, 0],
    "neither": [0, 0, 0, 0, 0, 0, 0],
}


@pytest.mark.parametrize("shape", [*SHAPES, *JOINED])
def test_where_a_branch_leads(shape: str) -> None:
    """Known bits, further sign bits; never zero, a power of two, that or zero; numbers out of range; pairs that differ. Joined: of add."""
    code, joined = (SHAPES[0], shape) if shape in JOINED else (shape, "")
    assert _said_at_places(code, joined, assumed=False) == BRANCHES[shape]


@pytest.mark.parametrize("shape", [*SHAPES, *JOINED])
def test_behind_an_assumption(shape: str) -> None:
    """The same."""
    code, joined = (SHAPES[0], shape) if shape in JOINED else (shape, "")
    assert _said_at_places(code, joined, assumed=True) == ASSUMPTIONS[shape]


SELECTS: dict[str, list[int]] = {
    "add i3 %a, 0": [51, 2, 22, 0, 0, 280, 113],
    "add i3 %a, 3": [46, 0, 22, 0, 0, 280, 113],
    "add nuw i3 %a, 2": [49, 2, 44, 0, 0, 356, 0],
    "add nsw i3 %a, 1": [51, 3, 23, 0, 0, 320, 0],
    "add nuw i3 %b, %a": [43, 0, 20, 0, 0, 280, 0],
    "or disjoint i3 %a, 4": [43, 5, 46, 0, 0, 452, 0],
    "sub i3 %a, 2": [42, 0, 20, 0, 0, 280, 113],
    "sub nuw i3 %a, %b": [45, 2, 21, 0, 0, 280, 0],
    "sub nsw i3 %a, %b": [42, 0, 20, 0, 0, 280, 0],
    "sub i3 %b, %a": [42, 0, 20, 0, 0, 280, 113],
    "xor i3 %a, -1": [42, 0, 20, 0, 0, 280, 113],
    "xor i3 %a, %b": [42, 0, 20, 0, 0, 280, 113],
    "and i3 %a, 4": [82, 2, 23, 0, 40, 416, 113],
    "and i3 %a, 6": [65, 4, 23, 0, 0, 316, 113],
    "and i3 %b, %a": [47, 2, 23, 0, 0, 280, 113],
    "or i3 %a, 2": [44, 3, 43, 0, 0, 356, 113],
    "or i3 %a, %b": [48, 3, 20, 0, 0, 280, 113],
    "shl i3 %a, 1": [61, 0, 22, 0, 0, 316, 113],
    "lshr i3 %a, 1": [47, 1, 21, 0, 0, 496, 113],
    "ashr i3 %a, 2": [44, 50, 20, 0, 0, 544, 113],
    "mul nuw i3 %a, 3": [42, 0, 20, 0, 0, 280, 0],
    "udiv i3 %a, 3": [42, 0, 20, 0, 0, 544, 113],
    "udiv i3 %b, %a": [42, 0, 20, 0, 0, 280, 113],
    "urem i3 %a, %b": [42, 0, 20, 0, 0, 280, 113],
    "call i3 @llvm.ctpop.i3(i3 %a)": [30, 0, 20, 0, 0, 496, 0],
    "call i3 @llvm.umin.i3(i3 %a, i3 %b)": [0, 0, 20, 0, 0, 280, 0],
    "call i3 @llvm.abs.i3(i3 %a, i1 true)": [30, 0, 20, 0, 0, 496, 0],
}


@pytest.mark.parametrize("shape", SHAPES)
def test_arms_of_a_select(shape: str) -> None:
    """The same of selects between the shape's operand %a and others; the last number is of those that aren't poison."""
    lines = ["  %not = xor i3 %a, -1", "  %minus = sub i3 0, %a", "  %minus.nsw = sub nsw i3 0, %a"]
    for at, (predicate, other) in enumerate(product(PREDICATES, WITH)):
        lines.append(f"  %c{at} = icmp {predicate} i3 %s, {other}")
        arm = ARMS[at % len(ARMS)]
        lines += [f"  %x{at} = select i1 %c{at}, i3 %a, i3 {arm}", f"  %y{at} = select i1 %c{at}, i3 {other}, i3 %s"]
    code = Code(shape, "\n".join([*lines, "  ret void"]))
    told = [0] * 7
    for value in code.function.instructions():
        if value.opcode == "select":
            is_defined = code.tracking.is_guaranteed_not_to_be_poison(value)
            assert not is_defined or all(run[value] is not None for run in code.runs), value
            told = [one + more for one, more in zip(told, [*code.told(value, None, code.runs), is_defined], strict=True)]
    assert told == SELECTS[shape]
