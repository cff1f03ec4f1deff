"""What operations demand: of each, what isn't so is told with its place, and what is so beside it is read."""

from __future__ import annotations

import re

import pytest

from nvopt.tile import simplify
from nvopt.tile.mlir.tokens import MlirError

INTEGERS = "i1 or i8 or i16 or i32 or i64"
PREDICATES = "{'equal', 'not_equal', 'less_than', 'less_than_or_equal', 'greater_than', 'greater_than_or_equal'}"
SIGNEDNESS = "expected signedness to be one of: {'signed', 'unsigned'}"


def t(of: str) -> str:
    """A tile's whole type."""
    return f"!cuda_tile.tile<{of}>"


UNSIGNED = "signedness = #cuda_tile.signedness<unsigned>, rounding = #cuda_tile.rounding<{}>"
GENERIC = "comparison_predicate = #cuda_tile.comparison_predicate<equal>, signedness = #cuda_tile.signedness<signed>"
VIOLATED = [
    # words
    (f"cuda_tile.cmpi ^less %a, %a, signed : {t('i16')} -> {t('i1')}", f"expected 'comparison_predicate' to be one of: {PREDICATES}"),
    (f"cuda_tile.cmpi ^%a, %a, signed : {t('i16')} -> {t('i1')}", f"expected 'comparison_predicate' to be one of: {PREDICATES}"),
    (f"cuda_tile.cmpi equal %a, %a, ^ordered : {t('i16')} -> {t('i1')}", SIGNEDNESS),
    (f"cuda_tile.divi %a, %a ^: {t('i16')}", SIGNEDNESS),
    (f"^cuda_tile.divi %a, %a unsigned rounding<negative_inf> : {t('i16')}",
     "op rounding mode 'negative_inf' is not allowed with 'unsigned' flag"),
    (f'^"cuda_tile.divi"(%a, %a) <{{{UNSIGNED.format("negative_inf")}}}> : ({t("i16")}, {t("i16")}) -> {t("i16")}',
     "op rounding mode 'negative_inf' is not allowed with 'unsigned' flag"),
    (f"cuda_tile.shri %a, %a ^sign : {t('i16')}", SIGNEDNESS),
    (f"cuda_tile.exti %a ^: {t('i8')} -> {t('i16')}", SIGNEDNESS),
    # each type
    (f"^cuda_tile.addi %a, %a : {t('2x4xf32')}", f"op operand #0 must be tile of {INTEGERS} values, but got '{t('2x4xf32')}'"),
    ("^cuda_tile.muli %a, %a : vector<4xi8>", f"op operand #0 must be tile of {INTEGERS} values, but got 'vector<4xi8>'"),
    ("^cuda_tile.negi %a : i8", f"op operand #0 must be tile of {INTEGERS} values, but got 'i8'"),
    (f"^cuda_tile.mini %a, %a signed : {t('f16')}", f"op operand #0 must be tile of {INTEGERS} values, but got '{t('f16')}'"),
    (f"^cuda_tile.cmpi equal %a, %a, signed : {t('f32')} -> {t('i1')}",
     f"op operand #0 must be tile of {INTEGERS} values, but got '{t('f32')}'"),
    (f"^cuda_tile.cmpi equal %a, %a, signed : {t('i16')} -> {t('i16')}", f"op result #0 must be tile of i1 values, but got '{t('i16')}'"),
    (f"^cuda_tile.select %a, %a, %a : {t('4xi32')}, {t('4xi32')}", f"op operand #0 must be tile of i1 values, but got '{t('4xi32')}'"),
    (f"^cuda_tile.select %a, %a, %a : {t('i1')}, f32", "op operand #1 must be a tile, but got 'f32'"),
    (f"^cuda_tile.trunci %a : {t('i16')} -> {t('f16')}", f"op result #0 must be tile of {INTEGERS} values, but got '{t('f16')}'"),
    (f"^cuda_tile.reshape %a : {t('4xi8')} -> vector<4xi8>", "op result #0 must be a tile, but got 'vector<4xi8>'"),
    ("^arith.addi %a, %a overflow<nsw> {x} : f32", "op operand #0 must be signless-integer-like, but got 'f32'"),
    (f"^arith.addi %a, %a : {t('i32')}", f"op operand #0 must be signless-integer-like, but got '{t('i32')}'"),
    ("^math.absi %a : vector<2xf32>", "op operand #0 must be signless-integer-like, but got 'vector<2xf32>'"),
    ("^arith.extui %a : i8 to index", "op result #0 must be signless-fixed-width-integer-like, but got 'index'"),
    ("^arith.select %a, %a, %a : i8, i8", "op operand #0 must be bool-like, but got 'i8'"),
    # types beside each other
    (f'^"cuda_tile.cmpi"(%a, %b) <{{{GENERIC}}}> : ({t("i16")}, {t("i32")}) -> {t("i1")}',
     "op failed to verify that all of {lhs, rhs} have same type"),
    (f'^"cuda_tile.cmpi"(%a, %b) {{{GENERIC}}} : ({t("2x2xi32")}, {t("2x2xi32")}) -> {t("i1")}',
     "op failed to verify that Result type has i1 element type and same shape as operands"),
    (f"^cuda_tile.cmpi equal %a, %a, signed : {t('2xi16')} -> {t('2x1xi1')}",
     "op failed to verify that Result type has i1 element type and same shape as operands"),
    ('^"arith.cmpi"(%a, %b) <{predicate = 2 : i64}> : (i8, i16) -> i1', "op failed to verify that all of {lhs, rhs} have same type"),
    ('^"arith.cmpi"(%a, %b) <{predicate = 2 : i64}> : (vector<2xi8>, vector<2xi8>) -> i1',
     "op failed to verify that result type has i1 element type and same shape as operands"),
    ('^"arith.muli"(%a, %b) : (i32, i16) -> i32', "op requires the same type for all operands and results"),
    ('^"arith.muli"(%a, %b) : (i32, i32) -> i16', "op requires the same type for all operands and results"),
    ('^"arith.select"(%a, %b, %b) : (i1, i8, i16) -> i8',
     "op failed to verify that all of {true_value, false_value, result} have same type"),
    ("^arith.select %a, %b, %b : vector<2xi1>, vector<4xi8>",
     "op failed to verify that all of {condition, true_value, false_value, result} have same shape"),
    (f"^cuda_tile.select %a, %a, %a : {t('1x4xi1')}, {t('4xf32')}",
     "op failed to verify that all of {cond, val_if_true, val_if_false, result} have same shape"),
    (f'^"cuda_tile.select"(%a, %b, %b) : ({t("i1")}, {t("i8")}, {t("i8")}) -> {t("i16")}',
     "op failed to verify that all of {val_if_true, val_if_false, result} have same type"),
    (f"^cuda_tile.exti %a signed : {t('2xi8')} -> {t('i16')}", "op failed to verify that all of {from, to} have same shape"),
    (f"^cuda_tile.exti %a signed : {t('i8')} -> {t('i8')}", "op extending to smaller or identical integer"),
    (f"^cuda_tile.exti %a signed : {t('i16')} -> {t('i8')}", "op extending to smaller or identical integer"),
    (f"^cuda_tile.trunci %a : {t('i8')} -> {t('i8')}", "op truncating to larger or identical integer"),
    (f"^cuda_tile.trunci %a : {t('i8')} -> {t('i16')}", "op truncating to larger or identical integer"),
    ("^arith.extsi %a : i16 to i16", "op operand type 'i16' and result type 'i16' are cast incompatible"),
    ("^arith.trunci %a : i8 to i8", "op operand type 'i8' and result type 'i8' are cast incompatible"),
    ("^arith.trunci %a : vector<2xi8> to vector<3xi4>", "op requires the same shape for all operands and results"),
    (f"^cuda_tile.reshape %a : {t('i16')} -> {t('1xi32')}", "op requires the same element type for all operands and results"),
    (f"^cuda_tile.reshape %a : {t('2x2xf32')} -> {t('8xf32')}",
     "op expected source tile and result tile to have the same number of elements"),
    (f"^cuda_tile.broadcast %a : {t('2xf32')} -> {t('2x2xf32')}", "op failed to verify that all of {source, result} have same rank"),
    (f"^cuda_tile.broadcast %a : {t('4x4xf32')} -> {t('2x4xf32')}",
     "op expects the shape of source tile to be compatible with that of the result tile, but got: 4, 4 and 2, 4"),
]  # fmt: skip
RANKS = "tensor literal is invalid; ranks are not consistent between elements"
DECIMAL = "unexpected decimal integer literal for a floating point value"
SAID_AS_IT_STANDS = [
    # constants
    (f"cuda_tile.constant <i8: ^256> : {t('i8')}", "integer constant out of range for type"),
    (f"cuda_tile.constant <i8: -^129> : {t('i8')}", "integer constant out of range for type"),
    (f"cuda_tile.constant <i8: [0x7F, ^0x100]> : {t('2xi8')}", "integer constant out of range for type"),
    (f"cuda_tile.constant <i8: ^true> : {t('i8')}", "expected integer value"),
    (f"cuda_tile.constant <i8: ^1.5> : {t('i8')}", "expected integer value"),
    (f"^cuda_tile.constant <i8: 1> : {t('i16')}", "mismatch between the element type: 'i8' and the tile element type 'i16'"),
    (f"cuda_tile.constant <i32: ^[1, 2, 3]> : {t('8xi32')}", "inferred shape of elements literal ([3]) does not match type ([8])"),
    (f"cuda_tile.constant <f32: ^[[1.0, 2.0]]> : {t('2xf32')}", "inferred shape of elements literal ([1, 2]) does not match type ([2])"),
    (f"cuda_tile.constant <i32: [[1, 2], [3]^]> : {t('2x2xi32')}", RANKS),
    (f"cuda_tile.constant <i32: [[1, 2], 3^]> : {t('2x2xi32')}", RANKS),
    ("arith.constant ^256 : i8", "integer constant out of range for attribute"),
    ("arith.constant {x} -^129 : i8", "integer constant out of range for attribute"),
    ("arith.constant dense<[1, ^256]> : vector<2xi8>", "integer constant out of range for type"),
    ("arith.constant dense<[1, -^129]> : vector<2xi8>", "integer constant out of range for type"),
    ("arith.constant ^dense<[7]> : tensor<2xi8>", "inferred shape of elements literal ([1]) does not match type ([2])"),
    ("arith.constant ^dense<[1]> : tensor<i8>", "inferred shape of elements literal ([1]) does not match type ([])"),
    ("arith.constant ^dense<[2, 2]> : tensor<1x2xi8>", "inferred shape of elements literal ([2]) does not match type ([1, 2])"),
    ("arith.constant ^dense<[[3], [3]]> : tensor<1x2xi8>", "inferred shape of elements literal ([2, 1]) does not match type ([1, 2])"),
    ("arith.constant ^dense<[256]> : tensor<2xi8>", "inferred shape of elements literal ([1]) does not match type ([2])"),
    ("arith.constant dense<[[1], 2^, 3]> : tensor<2xi8>", RANKS),
    ("arith.constant dense<[1, [2]^]> : tensor<2xi8>", RANKS),
    ("arith.constant dense<[[1], [[2]]^]> : tensor<2xi8>", RANKS),
    ("arith.constant dense<[[[1]], [2]^]> : tensor<2xi8>", RANKS),
    # numbers of another kind than the type's
    ("arith.constant ^5 : vector<4xi8>", "integer literal not valid for specified type"),
    ("arith.constant -^5 : tensor<i8>", "integer literal not valid for specified type"),
    ("arith.constant ^dense<5> : i8", "elements literal must be a shaped type"),
    ("arith.constant ^dense<1.5> : f32", "elements literal must be a shaped type"),
    ("arith.constant ^5 : f32", DECIMAL),
    ("arith.constant -^5 : bf16", DECIMAL),
    ("arith.constant dense<[1.5, ^2]> : tensor<2xf32>", DECIMAL),
    ("arith.constant dense<[1, ^2.5]> : tensor<2xi8>", "expected integer elements, but parsed floating-point"),
    ("arith.constant dense<^2.5> : vector<2xindex>", "expected integer elements, but parsed floating-point"),
    ("arith.constant dense<[1, ^true]> : tensor<2xi8>", "expected i1 type for 'true' or 'false' values"),
    ("arith.constant 2.5 : i8\n^foo.y", "floating point value not valid for specified type"),
    ("arith.constant 2.5 : index\n^foo.y", "floating point value not valid for specified type"),
    ("arith.constant 2.5 : vector<2xf32>\n^foo.y", "floating point value not valid for specified type"),
    # words, and commas
    ("cuda_tile.select %a, %a^ %a : tile<i1>, tile<i8>", "expected ','"),
    (
        "arith.shli %a, %a overflow<nsw, ^nsv> {x} : i8",
        "custom op 'arith.shli' expected ::mlir::arith::IntegerOverflowFlags to be one of: none, nsw, nuw",
    ),
]
VALID = [
    *(f"%0 = cuda_tile.cmpi {word} %a, %a, unsigned : {t('4xi16')} -> {t('4xi1')}"
      for word in ("equal", "less_than", "greater_than_or_equal")),
    f"%0 = cuda_tile.divi %a, %a signed rounding<positive_inf> : {t('i16')}",
    *(f'%0 = "cuda_tile.divi"(%a, %a) <{{{of}}}> : ({t("i16")}, {t("i16")}) -> {t("i16")}'
      for of in (UNSIGNED.format("zero"), UNSIGNED.format("negative_inf").replace("unsigned", "signed"))),
    f"%0 = cuda_tile.select %a, %b, %b : {t('4xi1')}, {t('4xptr<f32>')}",
    f"%0 = cuda_tile.select %a, %b, %b : {t('i1')}, {t('f32')}",
    f"%0 = cuda_tile.reshape %a : {t('2x2xf32')} -> {t('4xf32')}",
    f"%0 = cuda_tile.broadcast %a : {t('1x4xf32')} -> {t('2x4xf32')}",
    f"%0 = cuda_tile.broadcast %a : {t('4xptr<f32>')} -> {t('8xptr<f32>')}",
    *(f"%0 = cuda_tile.constant <i8: {number}> : {t('i8')}" for number in ("255", "-128", "0xFF")),
    *(f"%0 = cuda_tile.constant <i1: {number}> : {t('i1')}" for number in ("true", "1", "0")),
    f"%0 = cuda_tile.constant <f32: [[1.0, -2.0]]> : {t('1x2xf32')}",
    f"%0 = cuda_tile.constant <f32: 0x3F800000> : {t('8xf32')}",
    "%0 = arith.constant 255 : i8",
    "%0 = arith.constant -128 : i8",
    "%0 = arith.constant 1000 : index",
    "%0 = arith.constant 1.5 : f32",
    "%0 = arith.constant 0x10 : f32",
    "%0 = arith.constant -1.5 : f8E4M3FN",
    "%0 = arith.constant 5 : !foo.int",
    "%0 = arith.constant dense<0x10> : tensor<2xf32>",
    "%0 = arith.constant dense<1> : tensor<2xindex>",
    "%0 = arith.constant [1, 2] : tensor<2xi8>",
    "%0 = arith.constant dense<[0x10, 0x7F800000]> : tensor<2xf32>",
    "%0 = arith.constant dense<[-1.5, 2.0]> : tensor<2xf32>",
    f"%0 = cuda_tile.exti %a signed later : {t('i8')} -> {t('i16')}",
    f"%0 = cuda_tile.trunci %a later : {t('i16')} -> {t('i8')}",
    '"foo.y"() {k = dense<[true, false]> : tensor<2xi1>} : () -> ()',
    '%0 = "arith.extsi"(%a) : (i8) -> !foo.int',
    f"%0 = cuda_tile.reshape %a : {t('4xi8')} -> !foo.tile",
    f'%0 = "cuda_tile.reshape"(%a) : (!foo.tile) -> {t("4xi8")}',
    '%0 = "arith.select"(%a, %b, %b) : (!foo.bool, i8, i8) -> i8',
    "%0 = arith.constant dense<1> : vector<[4]xi8>",
    "%0 = arith.muli %a, %a overflow<nsw, nuw> : i8",
    "%0 = arith.muli %a, %a overflow<none> : i8",
    "%0 = foo.muli %a %a : i8",
    "foo.region {\n  %0 = muli %a %a : f32\n}",
    "%0 = arith.constant true",
    "%0 = arith.constant 5 : i9999999",
    "%0 = arith.constant 5 : i99999999999999999999",
    f"%0 = arith.addi %a, %a : i{'9' * 5000}",
    f"%0 = cuda_tile.reshape %a : {t(f'{chr(57) * 5000}xf32')} -> {t('1xf32')}",
    '%0 = arith.constant dense<"0x0102"> : vector<2xi8>',
    "%0 = arith.constant dense<(1, 2)> : tensor<2xcomplex<i8>>",
    "%0 = arith.constant dense<[[1.0, 2.0]]> : tensor<1x2xf32>",
    "%0 = arith.constant dense<true> : vector<2xi1>",
    "%0 = arith.constant @f : i8",
    "%0 = arith.addi %a, %a : index",
    "%0 = arith.cmpi ult, %a, %a : vector<4xindex>",
    "%0 = arith.select %a, %b, %b : f32",
    "%0 = arith.select %a, %b, %b : memref<4xi8>",
    "%0 = arith.select %a, %b, %b : i1, vector<4xf32>",
    "%0 = arith.select %a, %b, %b : vector<4xi1>, vector<4xf32>",
    "%0 = arith.extsi %a : vector<[4]xi8> to vector<[4]xi16>",
    "%0 = arith.trunci %a overflow<nsw> : tensor<?xi16> to tensor<?xi8>",
    "%0 = arith.addi %a, %a : !foo.int",
    "%0 = arith.addi %a, %a : tensor<4xi8, #foo.encoding>",
    '%0 = "arith.addi"(%a, %b) : (tensor<?xi8>, tensor<4xi8>) -> tensor<?xi8>',
    # words that other releases of MLIR have
    "%0 = arith.extui %a nneg {a} : i8 to i16",
    "%0 = arith.uitofp %a nneg : i8 to f32",
    "%0 = arith.addf %a, %a to_nearest_even fastmath<fast> : f32",
    "%0 = arith.extf %a downward : f16 to f32",
    "%0 = arith.addi %a, %a : foo",
    # what stands in both places counts where it stands first
    '%0 = "arith.cmpi"(%a, %b) <{predicate = 0 : i64}> {predicate = 30 : i64} : (i8, i8) -> i1',
    # of others' operations nothing is demanded, nor of a word that may be anybody's
    "%0 = foo.addi %a, %a : f32",
    "foo.region {\n  %0 = addi %a, %a : f32\n}",
    "linalg.map { arith.addi } ins(%a, %b : tensor<4xi8>, tensor<4xi8>) outs(%c : tensor<4xi8>)",
    "linalg.map { arith.addf fastmath<fast> } ins(%a, %b : tensor<4xf32>, tensor<4xf32>) outs(%c : tensor<4xf32>)",
    "linalg.map { arith.select } ins(%a, %b, %c : tensor<4xi1>, tensor<4xi8>, tensor<4xi8>) outs(%c : tensor<4xi8>)",
    "foo.z {\n  arith.constant : of\n}",
    "linalg.map { arith.cmpi {predicate = 2 : i64} } ins(%a, %b : tensor<4xi8>, tensor<4xi8>) outs(%c : tensor<4xi1>)",
]  # fmt: skip


@pytest.mark.parametrize(("line", "message"), [*VIOLATED, *SAID_AS_IT_STANDS])
@pytest.mark.parametrize("head", ["", "%0 = "])
def test_what_is_not_met(line: str, message: str, head: str) -> None:
    values = "%a, %b = foo.x\n"
    text = f"{values}{head}{line.replace('^', '')}\n"
    with pytest.raises(MlirError) as caught:
        simplify(text, name="in.mlir")
    named = re.match(r'"?([\w.]+)', line.replace("^", ""))
    assert named is not None
    said = message if line in dict(SAID_AS_IT_STANDS) else f"'{named[1]}' {message}"
    ahead = f"{head}{line.partition('^')[0]}"
    row, column = 2 + ahead.count("\n"), len(ahead) - ahead.rfind("\n")
    assert str(caught.value).splitlines()[0] == f"in.mlir:{row}:{column}: error: {said}"


@pytest.mark.parametrize("text", VALID)
def test_what_is_met_or_not_certain(text: str) -> None:
    simplify(f"%a, %b, %c = foo.x\n{text}\n")


@pytest.mark.parametrize(("line", "message"), [*VIOLATED, *SAID_AS_IT_STANDS])
def test_without_the_dialect_within_cuda_tile(line: str, message: str) -> None:
    short = line.replace("^", "").removeprefix("cuda_tile.")
    if short == line.replace("^", ""):
        return
    text = f"cuda_tile.module @m {{\n  entry @k(%a: {t('token')}) {{\n    {short}\n  }}\n}}\n"
    with pytest.raises(MlirError, match=re.escape(message)):
        simplify(text)
    simplify(f"foo.region {{\n  %a = foo.x\n  {short}\n}}\n")


@pytest.mark.parametrize(
    ("behind", "row", "column"),
    [
        ("", 2, 29),
        ("\n", 2, 30),
        ("\n// -----\n", 2, 30),
        ("\n// -----\nfunc.func private @f()\n", 2, 30),
        ("  // seven\n\n// -----\n\n// -----\nfunc.func private @f()\n", 3, 1),
    ],
)
def test_a_number_that_does_not_fit_last_in_a_chunk(behind: str, row: int, column: int) -> None:
    with pytest.raises(MlirError) as caught:
        simplify(f"%d = arith.constant 7 : i8\n%c = arith.constant 7.0 : i32{behind}", name="in.mlir")
    assert str(caught.value).startswith(f"in.mlir:{row}:{column}: error: floating point value not valid for specified type")


def test_a_literal_of_many_lists() -> None:
    deep = "[" * 3000 + "1" + "]" * 3000
    text = f"%0 = cuda_tile.constant <f32: {deep}> : {t('2xf32')}\n"
    with pytest.raises(MlirError, match="does not match type"):
        simplify(text)
