"""Sums with their carry and products in two halves: which of them go, and that what is left computes the same."""

from __future__ import annotations

from itertools import product

import pytest
from mlir_programs import interpret

from nvopt.tile import simplify
from nvopt.tile.mlir.dialects import Known
from nvopt.tile.mlir.reading import read
from nvopt.tile.mlir.tokens import MlirError, Source

BITS = 2
TYPES = {"addui_extended": "i2, i1", "mului_extended": "i2", "mulsi_extended": "i2"}
SECOND = {"addui_extended": "i1", "mului_extended": "i2", "mulsi_extended": "i2"}


def program(name: str, operands: str, used: str) -> str:
    """A function that gives the results named, of `%l` and `%h`."""
    types = ", ".join("i2" if one == "%l" else SECOND[name] for one in used.split(", "))
    constants = "".join(f"  %c{number} = arith.constant {number} : i2\n" for number in range(1 << BITS))
    body = f"  %l, %h = arith.{name} {operands} : {TYPES[name]}\n  func.return {used} : {types}\n"
    return f"func.func @f(%a: i2, %b: i2) -> ({types}) {{\n{constants}{body}}}\n"


def goes(name: str, operands: str, used: str) -> bool:
    """Whether the operation of two results goes; what is left is compared on all numbers."""
    before = program(name, operands, used)
    after = simplify(before)
    for a, b in product(range(1 << BITS), repeat=2):
        numbers = {"%a": a, "%b": b}
        assert interpret(before, numbers) == interpret(after, numbers), after
    return "_extended" not in after


@pytest.mark.parametrize("name", list(TYPES))
def test_of_numbers_there_are_two(name: str) -> None:
    for a, b in product(range(1 << BITS), repeat=2):
        assert goes(name, f"%c{a}, %c{b}", "%l, %h")
        assert goes(name, f"%c{a}, %c{b}", "%h")


@pytest.mark.parametrize("name", list(TYPES))
@pytest.mark.parametrize("number", range(1 << BITS))
def test_of_one_number_those_that_leave_numbers_and_operands(name: str, number: int) -> None:
    is_gone = number == 0 or (number == 1 and name == "mului_extended")
    for operands in (f"%a, %c{number}", f"%c{number}, %a"):
        assert goes(name, operands, "%l, %h") is is_gone
        assert goes(name, operands, "%h") is is_gone
        assert goes(name, operands, "%l")


@pytest.mark.parametrize("name", list(TYPES))
def test_of_no_numbers_one_whose_first_result_alone_is_used(name: str) -> None:
    for operands in ("%a, %b", "%a, %a"):
        assert goes(name, operands, "%l")
        assert not goes(name, operands, "%h")
        assert not goes(name, operands, "%l, %h")


def test_what_stays() -> None:
    """What nobody uses was written all the same; attributes may mean anything."""
    text = program("addui_extended", "%a, %c0", "%l, %h")
    for before in (text.replace("%l, %h :", "%a, %p :"), text.replace(" : i2, i1", " {x} : i2, i1")):
        assert "_extended" in simplify(before.replace("%b: i2", "%b: i2, %p: i1"))


@pytest.mark.parametrize(("used", "stays"), [("%l", True), ("%h", True), ("%c", False)])
def test_what_is_used_ahead_of_where_it_is_computed_stays(used: str, stays: bool) -> None:
    after = simplify(f"""%c = arith.constant 0 : i2
"foo.use"({used}) : (i2) -> ()
%a = "foo.x"() : () -> i2
%l, %h = arith.mului_extended %a, %c : i2
"foo.use"(%l, %h) : (i2, i2) -> ()
""")
    assert ("_extended" in after) is stays


def test_results_of_one_name_and_generic_syntax() -> None:
    text = """func.func @f(%a: i2, %b: i2) -> (i2, i1) {
  %c = arith.constant 0 : i2
  %r:2 = "arith.addui_extended"(%a, %c) : (i2, i2) -> (i2, i1)
  %s:2 = "arith.mului_extended"(%r#0, %b) : (i2, i2) -> (i2, i2)
  func.return %s#0, %r#1 : i2, i1
}
"""
    after = simplify(text)
    assert "_extended" not in after
    assert "arith.muli" in after
    for a, b in product(range(1 << BITS), repeat=2):
        assert interpret(after, {"%a": a, "%b": b}) == [a * b % 4, 0]


def known(text: str) -> Known | None:
    """The operation behind the one that makes its operands; None also where MLIR refuses it."""
    try:
        (chunk,) = read(Source(f"%a, %b = a.x\n{text}\n", "in.mlir"))
    except MlirError:
        return None
    return chunk.operations[1].known


@pytest.mark.parametrize(
    ("text", "second"),
    [
        ("%0, %1 = arith.addui_extended %a, %b : i8, i1", "i1"),
        ("%0:2 = arith.mului_extended %a, %b : i8", "i8"),
        ('%0, %1 = "arith.addui_extended"(%a, %b) : (i8, i8) -> (i8, i1)', "i1"),
        ('%0, %1 = "arith.mulsi_extended"(%a, %b) : (i8, i8) -> (i8, i8)', "i8"),
        ("%0, %1 = arith.addui_extended %a, %b : vector<2xi8>, vector<2xi1>", "vector<2xi1>"),
        ("%0, %1 = arith.addui_extended %a, %b : vector<2xi8>, i1", None),
        ("%0, %1 = arith.addui_extended %a, %b : i8, i8", None),
        ("%0, %1 = arith.addui_extended %a, %b : i8", None),
        ("%0, %1 = arith.addui_extended %a, %b : i1", None),
        ("%0, %1 = arith.mului_extended %a, %b : i8, i8", None),
        ("%0 = arith.mului_extended %a, %b : i8", None),
        ("%0, %1, %2 = arith.mului_extended %a, %b : i8", None),
        ("%0, %1 = arith.muli %a, %b : i8", None),
        ('%0, %1 = "arith.mulsi_extended"(%a, %b) : (i8, i8) -> (i8, i1)', None),
        ('%0, %1 = "arith.mulsi_extended"(%a, %b) : (i8, i4) -> (i8, i8)', None),
        ('%0, %1 = "arith.mulsi_extended"(%a, %b) : (i8, i8) -> i8', None),
        ('%0 = "arith.addi"(%a, %b) : (i8, i8) -> (i8, i8)', None),
    ],
)
def test_what_is_read(text: str, second: str | None) -> None:
    found = known(text)
    assert (None if found is None else found.type_of_result(1).text()) == second


@pytest.mark.parametrize(
    ("text", "is_known"),
    [
        ("%0 = ub.poison : i8", True),
        ("%0 = ub.poison : vector<2xi8>", True),
        ('%0 = "ub.poison"() <{value = #ub.poison}> : () -> i8', True),
        ('%0 = "ub.poison"() : () -> i8', True),
        ('%0 = "ub.poison"() <{value = #my.poison}> : () -> i8', False),
        ("%0 = ub.poison <#my.poison> : i8", False),
        ("%0 = ub.poison : f32", False),
        ("%0 = vector.splat %a : vector<4xi8>", True),
        ('%0 = "vector.splat"(%a) : (i8) -> vector<4xi8>', True),
        ("%0 = vector.broadcast %a : i8 to vector<4xi8>", True),
        ("%0 = vector.broadcast %a : vector<4xi8> to vector<2x4xi8>", True),
        ("%0 = vector.broadcast %a : i8 to vector<4xi16>", False),
        ("%0 = vector.broadcast %a : i8 to tensor<4xi8>", False),
        ("%0 = vector.broadcast %a : i8 -> vector<4xi8>", False),
        ("%0 = tensor.splat %a : tensor<4xi8>", True),
        ("%0 = tensor.splat %a : vector<4xi8>", False),
        ("%0 = tensor.splat %a[%b] : tensor<?xi8>", False),
        ('%0 = "tensor.splat"(%a) : (tensor<1xi8>) -> tensor<4xi8>', False),
    ],
)
def test_poison_and_numbers_in_all_elements(text: str, is_known: bool) -> None:
    assert (known(text) is not None) is is_known


def test_what_is_left_of_poison() -> None:
    """It is what is computed of it, where it is written; what it may be instead, a condition needn't choose."""
    after = simplify("""func.func @f(%a: i2, %p: i1) -> (i2, i2, i2) {
  %0 = ub.poison : i2
  %1 = arith.addi %0, %a : i2
  %2 = arith.select %p, %0, %a : i2
  %3 = arith.select %p, %a, %0 : i2
  func.return %1, %2, %3 : i2, i2, i2
}
""")
    assert "arith." not in after
    assert interpret(after, {"%a": 3, "%p": 0}) == [None, 3, 3]


def test_numbers_in_all_elements() -> None:
    after = simplify("""func.func @f() -> (vector<4xi16>, vector<2x4xi16>, tensor<4xi8>) {
  %c = arith.constant -2 : i8
  %0 = vector.splat %c : vector<4xi8>
  %1 = arith.extsi %0 : vector<4xi8> to vector<4xi16>
  %2 = vector.broadcast %1 : vector<4xi16> to vector<2x4xi16>
  %3 = tensor.splat %c : tensor<4xi8>
  func.return %1, %2, %3 : vector<4xi16>, vector<2x4xi16>, tensor<4xi8>
}
""")
    assert [line.partition(" = ")[2] for line in after.splitlines()[1:-2]] == [
        "arith.constant dense<-2> : vector<4xi16>", "arith.constant dense<-2> : vector<2x4xi16>", "arith.constant dense<-2> : tensor<4xi8>"
    ]  # fmt: skip
