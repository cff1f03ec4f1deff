"""What a known operation is read as, in each syntax: its kind, flags, cast, number, types; and what it carries that nobody knows."""

from __future__ import annotations

import pytest

from nvopt.tile.evaluation import EXACT, NNEG, NSW, NUW
from nvopt.tile.kinds import Kind
from nvopt.tile.mlir.dialects import PREDICATES, Known
from nvopt.tile.mlir.reading import read
from nvopt.tile.mlir.tokens import MlirError, Source

K = Kind
HEAD = "%a, %b = a.x\n"


def known(text: str) -> Known | None:
    """The operation behind the one that makes its operands; None also where MLIR refuses it."""
    try:
        (chunk,) = read(Source(f"{HEAD}{text}\n", "in.mlir"))
    except MlirError:
        return None
    assert len(chunk.operations) == 2
    return chunk.operations[1].known


def generic(name: str, attributes: str = "", operands: str = "%a, %b", types: str = "(i8, i8) -> i8", more: str = "") -> str:
    return f'%0 = "{name}"({operands}) {f"<{{{attributes}}}> " if attributes else ""}{more}: {types}'


TILE = "!cuda_tile.tile<i8>"
BOTH = f"({TILE}, {TILE}) -> {TILE}"
ONE = f"({TILE}) -> {TILE}"
WIDER = f"({TILE}) -> !cuda_tile.tile<i16>"


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("addi", K.EK_Add), ("subi", K.EK_Sub), ("muli", K.EK_Mul), ("shli", K.EK_Shl), ("divui", K.EK_DivU), ("divsi", K.EK_DivS),
        ("remui", K.EK_RemU), ("remsi", K.EK_RemS), ("shrui", K.EK_ShrU), ("shrsi", K.EK_ShrS), ("andi", K.EK_AndN), ("ori", K.EK_OrN),
        ("xori", K.EK_XorN), ("minui", K.EK_MinU), ("maxui", K.EK_MaxU), ("minsi", K.EK_MinS), ("maxsi", K.EK_MaxS),
    ],
)  # fmt: skip
def test_operations_of_arith_and_their_flags(name: str, kind: Kind) -> None:
    may_overflow = kind in (K.EK_Add, K.EK_Sub, K.EK_Mul, K.EK_Shl)
    may_be_exact = kind in (K.EK_DivU, K.EK_DivS, K.EK_ShrU, K.EK_ShrS)
    for text in (f"%0 = arith.{name} %a, %b : i8", generic(f"arith.{name}")):
        found = known(text)
        assert found is not None
        assert (found.name, found.kind, found.flags, found.has_attributes) == (f"arith.{name}", kind, 0, False)
        assert found.type == found.operand_type == (8, "", "")
    overflow = (
        known(f"%0 = arith.{name} %a, %b overflow<nuw> : i8"),
        known(generic(f"arith.{name}", "overflowFlags = #arith.overflow<nuw>")),
    )
    assert [one and (one.flags, one.has_attributes) for one in overflow] == (
        [(NUW, False), (NUW, False)] if may_overflow else [None, (0, True)]
    )
    exact = known(f"%0 = arith.{name} %a, %b exact : i8"), known(generic(f"arith.{name}", "isExact"))
    assert [one and (one.flags, one.has_attributes) for one in exact] == (
        [(EXACT, False), (EXACT, False)] if may_be_exact else [None, (0, True)]
    )


@pytest.mark.parametrize(
    ("name", "unsigned", "signed"),
    [
        ("divi", K.EK_DivU, K.EK_DivS), ("remi", K.EK_RemU, K.EK_RemS), ("shri", K.EK_ShrU, K.EK_ShrS),
        ("mini", K.EK_MinU, K.EK_MinS), ("maxi", K.EK_MaxU, K.EK_MaxS),
    ],
)  # fmt: skip
def test_operations_of_cuda_tile_that_are_told_of_signs(name: str, unsigned: Kind, signed: Kind) -> None:
    for word, kind in (("unsigned", unsigned), ("signed", signed)):
        attribute = f"signedness = #cuda_tile.signedness<{word}>"
        for text in (f"%0 = {name} %a, %b {word} : tile<i8>", generic(f"cuda_tile.{name}", attribute, types=BOTH)):
            found = known(text)
            assert found is not None
            assert (found.name, found.kind, found.flags) == (f"cuda_tile.{name}", kind, 0)
    assert known(f"%0 = {name} %a, %b : tile<i8>") is None
    assert known(generic(f"cuda_tile.{name}", types=BOTH)) is None
    assert known(f"%0 = {name} %a, %b signed exact : tile<i8>") is None


@pytest.mark.parametrize(
    ("text", "kind", "flags", "has_attributes"),
    [
        ("%0 = addi %a, %b overflow<no_signed_wrap> : tile<i8>", K.EK_Add, NSW, False),
        ("%0 = addi %a, %b overflow<no_unsigned_wrap> : tile<i8>", K.EK_Add, NUW, False),
        ("%0 = subi %a, %b overflow<no_wrap> : tile<i8>", K.EK_Sub, NSW | NUW, False),
        ("%0 = muli %a, %b overflow<none> : tile<i8>", K.EK_Mul, 0, False),
        ("%0 = shli %a, %b overflow<no_wrap> : tile<i8>", K.EK_Shl, NSW | NUW, False),
        ("%0 = andi %a, %b : tile<i8>", K.EK_AndN, 0, False),
        ("%0 = ori %a, %b : tile<i8>", K.EK_OrN, 0, False),
        ("%0 = xori %a, %b : tile<i8>", K.EK_XorN, 0, False),
        ("%0 = negi %a overflow<no_signed_wrap> : tile<i8>", K.EK_NegI, NSW, False),
        ("%0 = negi %a : tile<i8>", K.EK_NegI, 0, False),
        ("%0 = absi %a : tile<i8>", K.EK_AbsI, 0, False),
        ("%0 = math.absi %a : i8", K.EK_AbsI, 0, False),
        ("%0 = arith.addi %a, %b overflow<nsw, nuw> : i8", K.EK_Add, NSW | NUW, False),
        ("%0 = arith.addi %a, %b {} : i8", K.EK_Add, 0, False),
        ("%0 = arith.addi %a, %b {x} : i8", K.EK_Add, 0, True),
        ("%0 = arith.constant {} 5 : i8", K.EK_Constant, 0, False),
        ("%0 = arith.constant {x} 5 : i8", K.EK_Constant, 0, True),
        ("%0 = arith.constant {x} true", K.EK_Constant, 0, True),
        ("%0 = constant <i8: 5> : tile<i8> {}", K.EK_Constant, 0, False),
        ("%0 = constant <i8: 5> : tile<i8> {x = 1}", K.EK_Constant, 0, True),
        ("%0 = constant <i8: 5> : tile<i8>", K.EK_Constant, 0, False),
        ("%0 = arith.select %a, %a, %b : i8", K.EK_Select, 0, False),
        ("%0 = divi %a, %b signed rounding<zero> : tile<i8>", K.EK_DivS, 0, False),
        (generic("arith.addi", "", more="{x = 1} "), K.EK_Add, 0, True),
        (generic("arith.addi", "", more="{} "), K.EK_Add, 0, False),
        (generic("arith.addi", "overflowFlags = #arith.overflow<nsw>", more="{x} "), K.EK_Add, NSW, True),
        (generic("arith.addi", "", more="{overflowFlags = #arith.overflow<nsw, nuw>} "), K.EK_Add, NSW | NUW, False),
        (generic("arith.addi", "x = [{}, #b<c, d>], overflowFlags = #arith.overflow<nsw>"), K.EK_Add, NSW, True),
        (generic("cuda_tile.negi", "overflow = #cuda_tile.overflow<no_signed_wrap>", "%a", ONE), K.EK_NegI, NSW, False),
        (generic("cuda_tile.absi", "overflow = #cuda_tile.overflow<none>", "%a", ONE), K.EK_AbsI, 0, True),
    ],
)
def test_flags_and_what_is_not_known(text: str, kind: Kind, flags: int, has_attributes: bool) -> None:
    found = known(text)
    assert found is not None
    assert (found.kind, found.flags, found.has_attributes) == (kind, flags, has_attributes)


@pytest.mark.parametrize(
    ("text", "cast", "flags", "has_attributes", "bits"),
    [
        ("%0 = arith.extui %a : i8 to i16", "zext", 0, False, (8, 16)),
        ("%0 = arith.extui %a nneg : i8 to i16", "zext", NNEG, False, (8, 16)),
        ("%0 = arith.extsi %a : i8 to i16", "sext", 0, False, (8, 16)),
        ("%0 = arith.trunci %a overflow<nsw> : i8 to i4", "trunc", NSW, False, (8, 4)),
        ("%0 = exti %a signed : tile<i8> -> tile<i16>", "sext", 0, False, (8, 16)),
        ("%0 = exti %a unsigned : tile<i8> -> tile<i16>", "zext", 0, False, (8, 16)),
        ("%0 = trunci %a overflow<no_wrap> : tile<i8> -> tile<i4>", "trunc", NSW | NUW, False, (8, 4)),
        ("%0 = reshape %a : tile<i8> -> tile<1xi8>", "reshape", 0, False, (8, 8)),
        ("%0 = broadcast %a : tile<1xi8> -> tile<4xi8>", "broadcast", 0, False, (8, 8)),
        (generic("arith.extui", "nonNeg", "%a", "(i8) -> i16"), "zext", NNEG, False, (8, 16)),
        (generic("arith.extui", "", "%a", "(i8) -> i16"), "zext", 0, False, (8, 16)),
        (generic("arith.extsi", "nonNeg", "%a", "(i8) -> i16"), "sext", 0, True, (8, 16)),
        (generic("cuda_tile.exti", "signedness = #cuda_tile.signedness<signed>", "%a", WIDER), "sext", 0, False, (8, 16)),
    ],
)
def test_casts(text: str, cast: str, flags: int, has_attributes: bool, bits: tuple[int, int]) -> None:
    found = known(text)
    assert found is not None
    assert found.kind is K.EK_Cast
    assert (found.cast, found.flags, found.has_attributes) == (cast, flags, has_attributes)
    assert (found.operand_type.bits, found.type.bits) == bits


@pytest.mark.parametrize(("number", "predicate"), list(enumerate(PREDICATES)))
def test_predicates(number: int, predicate: str) -> None:
    kind = {"eq": K.EK_EqBin, "ne": K.EK_NeBin, "slt": K.EK_LtS, "sgt": K.EK_LtS, "sle": K.EK_LeS, "sge": K.EK_LeS}.get(
        predicate, K.EK_LtU if predicate in ("ult", "ugt") else K.EK_LeU
    )
    is_turned = predicate[1:] in ("gt", "ge")
    word = {
        "eq": "equal",
        "ne": "not_equal",
        "lt": "less_than",
        "le": "less_than_or_equal",
        "gt": "greater_than",
        "ge": "greater_than_or_equal",
    }[predicate[-2:]]
    sign = "signed" if predicate[0] == "s" else "unsigned"
    compared = f"comparison_predicate = #cuda_tile.comparison_predicate<{word}>, signedness = #cuda_tile.signedness<{sign}>"
    for text in (
        f"%0 = arith.cmpi {predicate}, %a, %b : i8",
        generic("arith.cmpi", f"predicate = {number} : i64", types="(i8, i8) -> i1"),
        f"%0 = cmpi {word} %a, %b, {sign} : tile<i8> -> tile<i1>",
        generic("cuda_tile.cmpi", compared, types=f"({TILE}, {TILE}) -> !cuda_tile.tile<i1>"),
    ):
        found = known(text)
        assert found is not None
        assert found.kind is kind
        assert (found.operands[0] > found.operands[1]) is is_turned
        assert (found.operand_type.bits, found.type.bits, found.flags, found.has_attributes) == (8, 1, 0, False)


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("%0 = arith.constant 127 : i8", 127),
        ("%0 = arith.constant 255 : i8", 255),
        ("%0 = arith.constant -1 : i8", 255),
        ("%0 = arith.constant -128 : i8", 128),
        ("%0 = arith.constant 0x80 : i8", 128),
        ("%0 = arith.constant true", 1),
        ("%0 = arith.constant false", 0),
        ("%0 = arith.constant 0 : i1", 0),
        ("%0 = arith.constant -1 : i1", 1),
        ("%0 = arith.constant dense<-2> : vector<2xi8>", 254),
        ("%0 = arith.constant dense<true> : vector<2xi1>", 1),
        ("%0 = arith.constant <i8: 5> : tile<i8>", None),
        ("%0 = constant <i8: -3> : tile<i8>", 253),
        ("%0 = constant <i8: 5> : tile<i16>", None),
        ("%0 = constant <tile<i8>: 5> : tile<i8>", None),
        ("%0 = constant dense<5> : tile<2xi8>", 5),
        ("%0 = constant true", None),
        (generic("arith.constant", "value = 7 : i8", "", "() -> i8"), 7),
        (generic("arith.constant", "value = true", "", "() -> i1"), 1),
        (generic("arith.constant", "value = dense<7> : vector<2xi8>", "", "() -> vector<2xi8>"), 7),
        (generic("arith.constant", "value = 7 : i8", "", "() -> i9"), None),
    ],
)
def test_numbers(text: str, number: int | None) -> None:
    found = known(text)
    assert (found and found.number) == number


@pytest.mark.parametrize(
    "text",
    [
        generic("addi", types=BOTH),  # nobody's, where nothing says whose
        generic("arith.addi", operands="%a", types="(i8) -> i8"),
        generic("arith.addi", operands="%a, %b, %a", types="(i8, i8, i8) -> i8"),
        generic("arith.addi", types="(i8) -> i8"),
        generic("arith.addi", "overflowFlags = #arith.overflow<fast>"),
        generic("arith.addi", "overflowFlags = 3 : i32"),
        generic("arith.cmpi", types="(i8, i8) -> i1"),
        "%0 = arith.addi %a, %b : i8 attributes {x}",
        "%0 = arith.addi %a, %b : index",
        "%0 = arith.cmpi slt %a, %b : i8",
        "%0 = cmpi less_than %a, %b signed : tile<i8> -> tile<i1>",
        "%0 = arith.extsi %a nneg : i8 to i16",
        "%0 = addi %a, %b : i8",
    ],
)
def test_what_is_not_read(text: str) -> None:
    assert known(text) is None


def test_the_location_is_kept() -> None:
    found = known('%0 = arith.addi %a, %b : i8 loc("x":1:2)')
    assert found is not None
    assert found.location == ' loc("x":1:2)'
    assert found.form == ("arith", False, True, False)
    short = known("%0 = addi %a, %b : tile<i8>")
    assert short is not None
    assert short.form == ("cuda_tile", False, False, True)
