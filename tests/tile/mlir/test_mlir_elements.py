"""Operations on constants of several numbers, element by element: all operations on all numbers of two bits, beside evaluation."""

from __future__ import annotations

import math
import re
from fractions import Fraction
from itertools import product

import pytest
from mlir_programs import BINARY, COMPARISONS

from nvopt.tile import simplify
from nvopt.tile.evaluation import NSW, NUW, cast, evaluate, signed
from nvopt.tile.kinds import Kind
from nvopt.tile.mlir.dialects import Form
from nvopt.tile.mlir.integer_types import IntegerType
from nvopt.tile.mlir.known import MOST_ELEMENTS
from nvopt.tile.mlir.spelling import Operation, spell

K = Kind
PAIRS = list(product(range(4), range(4)))
FORMS = [(Form(dialect, is_generic, True, False), container) for dialect, container in (("arith", "vector"), ("cuda_tile", "tile"))
         for is_generic in (False, True)]  # fmt: skip


def number(text: str) -> int:
    return {"true": 1, "false": 0}[text] if text in ("true", "false") else int(text)


def left_of(text: str, bits: int) -> tuple[int, ...] | None:
    """The numbers of the constant that is used, without signs; None where none is."""
    name = re.findall(r'"foo.use"\((%\w+)\)', text)[0]
    found = re.search(rf"{name} = .*constant.*?(?:dense<|<i\d+: )(?:(\[[^>]*\])|([-\w]+))", text)
    if found is None:
        return None
    numbers = [found[2]] if found[1] is None else re.findall(r"-?\w+", found[1])
    return tuple(number(one) & ((1 << bits) - 1) for one in numbers)


def program(form: Form, operation: Operation, operands: list[tuple[IntegerType, tuple[int, ...]]]) -> str:
    """A text that uses what an operation gives of constants."""
    lines = []
    for index, (of, numbers) in enumerate(operands):
        kind = K.EK_BitVecConst if len(set(numbers)) > 1 else K.EK_Constant
        spelled = Operation(kind, of, of, numbers=numbers if kind is K.EK_BitVecConst else numbers[:1])
        lines.append(f"%v{index} = {spell(form, spelled, [])}")
    lines.append(f"%r = {spell(form, operation, [f'%v{index}' for index in range(len(operands))])}")
    return "\n".join([*lines, f'"foo.use"(%r) : ({operation.type.text()}) -> ()', ""])


def check(form: Form, operation: Operation, operands: list[tuple[IntegerType, tuple[int, ...]]]) -> None:
    """What is left is what each element is; where one has no number, the operation stays."""
    bits = operation.operand_type.bits
    count = max(len(numbers) for _, numbers in operands)
    columns = [numbers if len(numbers) == count else numbers * count for _, numbers in operands]
    expected: list[int | None] = []
    for values in zip(*columns, strict=True):
        is_cast = operation.kind is K.EK_Cast
        expected.append(cast(operation.cast, values[0], bits, operation.type.bits) if is_cast else evaluate(operation.kind, values, bits))
    text = program(form, operation, operands)
    after = simplify(text)
    assert simplify(after) == after
    found = left_of(after, operation.type.bits)
    if None in expected:
        assert found is None or all(right in (None, one) for right, one in zip(expected, found * (count // len(found)), strict=True))
    else:
        assert found == (tuple(expected) if len(set(expected)) > 1 else (expected[0],)), (text, after)


@pytest.mark.parametrize(("form", "container"), FORMS)
def test_of_two(form: Form, container: str) -> None:
    """On all pairs of numbers at once, those that have a result by themselves, and a list beside each number."""
    for kind in (*BINARY, *COMPARISONS):
        defined = [pair for pair in PAIRS if evaluate(kind, pair, 2) is not None]
        for pairs in (PAIRS, defined, defined[::-1]):
            of = IntegerType(2, container, f"{len(pairs)}x")
            first, second = zip(*pairs, strict=True)
            check(form, Operation(kind, of.with_bits(1) if kind in COMPARISONS else of, of), [(of, first), (of, second)])
        for one in range(4):
            of = IntegerType(2, container, "4x")
            result = of.with_bits(1) if kind in COMPARISONS else of
            check(form, Operation(kind, result, of), [(of, (0, 1, 2, 3)), (of, (one,))])
            if one or kind not in (K.EK_DivU, K.EK_DivS, K.EK_RemU, K.EK_RemS):
                check(form, Operation(kind, result, of), [(of, (one,)), (of, (3, 2, 1, 1))])


@pytest.mark.parametrize(("form", "container"), FORMS)
def test_with_promises(form: Form, container: str) -> None:
    """What breaks a promise may be any number, and is what it would be without."""
    for kind, flags in product((K.EK_Add, K.EK_Sub, K.EK_Mul), (NSW, NUW, NSW | NUW)):
        of = IntegerType(2, container, "16x")
        first, second = zip(*PAIRS, strict=True)
        check(form, Operation(kind, of, of, flags), [(of, first), (of, second)])


@pytest.mark.parametrize(("form", "container"), FORMS)
def test_casts_and_choices(form: Form, container: str) -> None:
    of = IntegerType(2, container, "2x2x")
    for numbers in product(range(4), repeat=4):
        if len(set(numbers)) > 2:
            for opcode, bits in (("zext", 3), ("sext", 3), ("trunc", 1)):
                check(form, Operation(K.EK_Cast, of.with_bits(bits), of, cast=opcode), [(of, numbers)])
    for conditions in product(range(2), repeat=4):
        operands = [(of.with_bits(1), conditions), (of, (0, 1, 2, 3)), (of, (3, 3, 1, 0))]
        check(form, Operation(K.EK_Select, of, of), operands)
    check(form, Operation(K.EK_Select, of, of), [(of.with_bits(1), (0, 1, 1, 0)), (of, (2,)), (of, (3,))])


@pytest.mark.parametrize("is_generic", [False, True])
def test_of_one(is_generic: bool) -> None:
    of = IntegerType(2, "tile", "4x")
    for kind in (K.EK_NegI, K.EK_AbsI):
        check(Form("cuda_tile", is_generic, True, False), Operation(kind, of, of), [(of, (2, 3, 0, 1))])
    of = IntegerType(2, "tensor", "4x")
    check(Form("arith", is_generic, True, False), Operation(K.EK_AbsI, of, of), [(of, (2, 3, 0, 1))])


TILES = """%a = cuda_tile.constant <i8: [[1, 2, 3], [4, 5, -6]]> : !cuda_tile.tile<2x3xi8>
%r = {}
foo.use %r
"""


def test_in_another_shape() -> None:
    after = simplify(TILES.format("cuda_tile.reshape %a : !cuda_tile.tile<2x3xi8> -> !cuda_tile.tile<3x1x2xi8>"))
    assert "%r = cuda_tile.constant <i8: [[[1, 2]], [[3, 4]], [[5, -6]]]> : !cuda_tile.tile<3x1x2xi8>" in after
    for stays in ("cuda_tile.permute %a [1, 0] : !cuda_tile.tile<2x3xi8> -> !cuda_tile.tile<3x2xi8>",):
        assert simplify(TILES.format(stays)) == TILES.format(stays)
    column = TILES.replace("[[1, 2, 3], [4, 5, -6]]", "[[1], [2]]").replace("2x3x", "2x1x")
    column = column.format("cuda_tile.broadcast %a : !cuda_tile.tile<2x1xi8> -> !cuda_tile.tile<2x3xi8>")
    assert simplify(column) == column
    rows = "%a = arith.constant dense<[1, 2]> : vector<2xi8>\n%r = vector.broadcast %a : vector<2xi8> to vector<3x2xi8>\n"
    rows += "foo.use %r\n"
    assert simplify(rows) == rows


@pytest.mark.parametrize(
    ("name", "is_signed", "is_up"),
    [("arith.floordivsi", True, False), ("arith.ceildivsi", True, True), ("arith.ceildivui", False, True),
     ("signed rounding<negative_inf>", True, False), ("signed rounding<positive_inf>", True, True),
     ("unsigned rounding<positive_inf>", False, True)],
)  # fmt: skip
def test_rounded(name: str, is_signed: bool, is_up: bool) -> None:
    """All pairs of numbers of two bits that have a result, and each that has none beside one that has."""

    def quotient(top: int, by: int) -> int | None:
        top, by = (signed(top, 2), signed(by, 2)) if is_signed else (top, by)
        if by == 0 or (is_signed and (top, by) == (-2, -1)):
            return None
        return (math.ceil if is_up else math.floor)(Fraction(top, by))

    def simplified(pairs: list[tuple[int, int]]) -> tuple[int, ...] | None:
        lists = [f"[{', '.join(str(pair[index]) for pair in pairs)}]" for index in (0, 1)]
        if name.startswith("arith."):
            of = f"vector<{len(pairs)}xi2>"
            lines = [f"%{one} = arith.constant dense<{numbers}> : {of}" for one, numbers in zip("ab", lists, strict=True)]
            lines.append(f"%r = {name} %a, %b : {of}")
        else:
            of = f"!cuda_tile.tile<{len(pairs)}xi2>"
            lines = [f"%{one} = cuda_tile.constant <i2: {numbers}> : {of}" for one, numbers in zip("ab", lists, strict=True)]
            lines.append(f"%r = cuda_tile.divi %a, %b {name} : {of}")
        return left_of("\n".join([simplify("\n".join([*lines, f'"foo.use"(%r) : ({of}) -> ()', ""]))]), 2)

    defined = [pair for pair in PAIRS if quotient(*pair) is not None]
    assert simplified(defined) == tuple((quotient(*pair) or 0) & 3 for pair in defined)
    for pair in PAIRS:
        if pair not in defined:
            assert simplified([pair, (3, 2)]) is None


@pytest.mark.parametrize("name", ["addui_extended", "mului_extended", "mulsi_extended"])
def test_of_two_results(name: str) -> None:
    """All pairs of numbers of two bits: a sum and its carry, a product in two halves."""
    second, bits = ("vector<16xi1>", 1) if name == "addui_extended" else ("vector<16xi2>", 2)
    lists = [f"[{', '.join(str(pair[index]) for pair in PAIRS)}]" for index in (0, 1)]
    types = f"vector<16xi2>{', vector<16xi1>' * (bits == 1)}"
    lines = [f"%{one} = arith.constant dense<{numbers}> : vector<16xi2>" for one, numbers in zip("ab", lists, strict=True)]
    exact = [a + b if bits == 1 else a * b if name == "mului_extended" else signed(a, 2) * signed(b, 2) for a, b in PAIRS]
    for used, of, wide, expected in (
        ("%r", "vector<16xi2>", 2, [one & 3 for one in exact]),
        ("%s", second, bits, [one >> 2 & 3 for one in exact]),
    ):
        text = "\n".join([*lines, f"%r, %s = arith.{name} %a, %b : {types}", f'"foo.use"({used}) : ({of}) -> ()', ""])
        after = simplify(text)
        assert left_of(after, wide) == tuple(expected)
        assert name not in after


def test_what_is_no_constant_beside_one() -> None:
    text = """%x = "foo.x"() : () -> vector<2xi8>
%a = arith.constant dense<[1, 2]> : vector<2xi8>
%r = arith.addi %x, %a : vector<2xi8>
"foo.use"(%r) : (vector<2xi8>) -> ()
"""
    assert simplify(text) == text


def test_equal_ones_are_one_and_known() -> None:
    """The bits and the ranges of all elements: 4 and 6 are even, and less than 7."""
    text = """%x = "foo.x"() : () -> vector<2xi8>
%a = arith.constant dense<[4, 6]> : vector<2xi8>
%b = arith.constant dense<[4, 6]> : vector<2xi8>
%c7 = arith.constant dense<7> : vector<2xi8>
%c1 = arith.constant dense<1> : vector<2xi8>
%m = arith.minui %x, %a : vector<2xi8>
%l = arith.cmpi ult, %m, %c7 : vector<2xi8>
%n = arith.muli %x, %b : vector<2xi8>
%o = arith.andi %n, %c1 : vector<2xi8>
%q = arith.subi %a, %b : vector<2xi8>
foo.use %l, %m, %n, %o, %q
"""
    after = simplify(text)
    assert after.count("dense<[4, 6]>") == 1
    assert "%l = arith.constant dense<true>" in after
    assert "arith.andi" not in after
    assert "arith.subi" not in after


@pytest.mark.parametrize(("count", "is_computed"), [(MOST_ELEMENTS, True), (MOST_ELEMENTS + 1, False)])
def test_up_to_so_many(count: int, is_computed: bool) -> None:
    numbers = ", ".join(str(index % 5) for index in range(count))
    text = f"""%a = arith.constant dense<[{numbers}]> : tensor<{count}xi8>
%r = arith.addi %a, %a : tensor<{count}xi8>
"foo.use"(%r) : (tensor<{count}xi8>) -> ()
"""
    assert ("arith.addi" not in simplify(text)) == is_computed


@pytest.mark.parametrize(
    "constant",
    [
        "arith.constant dense<[1, 2]> : vector<[2]xi8>",
        "arith.constant dense<[]> : vector<0xi8>",
        "arith.constant {a} dense<[1, 2]> : vector<2xi8>",
    ],
)
def test_what_is_no_such_constant(constant: str) -> None:
    of = constant.rpartition(" : ")[2]
    text = f'%a = {constant}\n%r = arith.muli %a, %a : {of}\n"foo.use"(%r) : ({of}) -> ()\n'
    after = simplify(text)
    assert after == text if "{a}" not in constant else constant in after or "%a" not in after


def test_where_operations_become_ariths() -> None:
    text = """%x = "foo.x"() : () -> !cuda_tile.tile<2xi8>
%a = cuda_tile.constant <i8: [1, -2]> : !cuda_tile.tile<2xi8>
%r = cuda_tile.addi %x, %a : !cuda_tile.tile<2xi8>
%s = cuda_tile.shli %x, %a : !cuda_tile.tile<2xi8>
foo.use %r, %s
"""
    after = simplify(text, canonicalize_to="arith")
    assert "arith.constant dense<[1, -2]> : tensor<2xi8>" in after
    assert "arith.addi" in after
    assert "cuda_tile.shli %x, %a : !cuda_tile.tile<2xi8>" in after
