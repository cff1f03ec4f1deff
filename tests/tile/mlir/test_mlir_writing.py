"""Operations are written so that they are read as what they are, in each dialect and syntax; and edits leave all else alone."""

from __future__ import annotations

import itertools

import pytest

from nvopt.tile import simplify
from nvopt.tile.evaluation import NSW, NUW
from nvopt.tile.kinds import Kind
from nvopt.tile.mlir.dialects import Form
from nvopt.tile.mlir.dominance import dominator_tree
from nvopt.tile.mlir.edits import Edits
from nvopt.tile.mlir.integer_types import IntegerType
from nvopt.tile.mlir.reading import read
from nvopt.tile.mlir.spelling import NoWordsError, Operation, constant_name, spell
from nvopt.tile.mlir.tokens import Source

K = Kind
BINARY = [
    *(K.EK_Add, K.EK_Sub, K.EK_Mul, K.EK_DivU, K.EK_DivS, K.EK_RemU, K.EK_RemS, K.EK_Shl, K.EK_ShrU, K.EK_ShrS),
    *(K.EK_MinU, K.EK_MaxU, K.EK_MinS, K.EK_MaxS, K.EK_AndN, K.EK_OrN, K.EK_XorN),
]
COMPARISONS = [K.EK_EqBin, K.EK_NeBin, K.EK_LtU, K.EK_LeU, K.EK_LtS, K.EK_LeS]
ARITH = [IntegerType(32, "", ""), IntegerType(8, "vector", "4x2x"), IntegerType(64, "tensor", "4x")]
TILES = [IntegerType(32, "tile", ""), IntegerType(8, "tile", "4x2x")]
FORMS = [(Form("arith", generic, True, False), of) for generic in (False, True) for of in ARITH] + [
    (Form("cuda_tile", generic, prefixed, short), of)
    for generic, prefixed, short in [(True, True, False), *((False, *rest) for rest in itertools.product((False, True), repeat=2))]
    for of in TILES
]


def operations(of: IntegerType) -> list[Operation]:
    wide = of.with_bits(of.bits * 2)
    return [
        *(Operation(kind, of, of) for kind in BINARY),
        *(Operation(kind, of, of, flags) for kind in (K.EK_Add, K.EK_Sub, K.EK_Mul, K.EK_Shl) for flags in (NSW, NUW, NSW | NUW)),
        *(Operation(kind, of.with_bits(1), of) for kind in COMPARISONS),
        Operation(K.EK_Select, of, of),
        Operation(K.EK_AbsI, of, of),
        *(Operation(K.EK_Cast, wide, of, cast=cast) for cast in ("zext", "sext")),
        Operation(K.EK_Cast, of, wide, cast="trunc"),
        *(Operation(K.EK_Constant, of, of, numbers=(number,)) for number in (0, 5, (1 << of.bits) - 1, 1 << (of.bits - 1))),
        *(Operation(K.EK_Constant, of.with_bits(1), of.with_bits(1), numbers=(number,)) for number in (0, 1)),
        *([Operation(K.EK_NegI, of, of)] if of.container == "tile" else []),
    ]


@pytest.mark.parametrize(("form", "of"), FORMS)
def test_what_is_written_is_read_as_the_same(form: Form, of: IntegerType) -> None:
    for op in operations(of):
        count = {K.EK_Constant: 0, K.EK_Cast: 1, K.EK_NegI: 1, K.EK_AbsI: 1, K.EK_Select: 3}.get(op.kind, 2)
        names = [f"%a{index}" for index in range(count)]
        text = f"%a0, %a1, %a2 = a.x\n%r = {spell(form, op, names)}\n"
        known = read(Source(text, "x"))[0].operations[1].known
        assert known is not None, text
        assert (known.kind, known.type, known.operand_type, known.flags, known.cast, known.numbers) == (
            *(op.kind, op.type, op.operand_type, op.flags, op.cast, op.numbers),
        ), text


def program(lines: str, given: str) -> str:
    return f"func.func @f(%x: i8, %y: i8) {{\n  %c = arith.constant 5 : i8\n{lines}  foo.use %c, {given}\n}}\n"


@pytest.mark.parametrize(
    "operation",
    [
        "arith.addi %c, %x : i8",
        "arith.addi %c, %x overflow<nsw> : i8",
        "arith.addi %x, %x : i8",
        "arith.subi %x, %c : i8",
        "arith.cmpi eq, %c, %x : i8",
        "arith.cmpi ule, %x, %c : i8",
        "arith.xori %x, %c : i8",
        "arith.minsi %c, %x : i8",
    ],
)
def test_what_costs_no_less_otherwise_stays_as_it_is_written(operation: str) -> None:
    """Whatever is saved elsewhere."""
    saved = "  %1 = arith.subi %y, %y : i8\n  %2 = arith.addi %1, %y : i8\n"
    line = f"  %0 = {operation}\n"
    assert simplify(program(line + saved, "%0, %2")) == program(line, "%0, %y")


@pytest.mark.parametrize(
    ("first", "second", "both"),
    [
        ("arith.addi %c, %x : i8", "arith.addi %x, %c : i8", "arith.addi %c, %x : i8"),
        ("arith.addi %x, %x : i8", "arith.muli %x, %two : i8", "arith.addi %x, %x : i8"),
        ("arith.muli %x, %two : i8", "arith.addi %x, %x : i8", "arith.shli %x, %c1_i8 : i8"),
        ("arith.subi %x, %c : i8", "arith.addi %x, %minus : i8", "arith.subi %x, %c : i8"),
        # What promises something is written as what promises it in the same way.
        ("arith.subi %x, %c overflow<nuw> : i8", "arith.addi %x, %minus : i8", "arith.addi %x, %minus : i8"),
    ],
)
def test_what_computes_the_same_is_one_however_it_is_written(first: str, second: str, both: str) -> None:
    numbers = "  %two = arith.constant 2 : i8\n  %minus = arith.constant -5 : i8\n"
    found = simplify(program(f"{numbers}  %0 = {first}\n  %1 = {second}\n", "%0, %1, %two, %minus"))
    made = "  %c1_i8 = arith.constant 1 : i8\n" if "%c1_i8" in both else ""
    assert found == program(f"{numbers}{made}  %0 = {both}\n", "%0, %0, %two, %minus")


def test_what_costs_no_less_but_needs_more_goes() -> None:
    lines = "  %two = arith.constant 2 : i8\n  %0 = arith.addi %x, %c : i8\n  %1 = arith.subi %0, %two : i8\n"
    assert "arith.subi" not in simplify(program(lines, "%1"))


def test_what_a_condition_hides_is_not_kept() -> None:
    """A choice reads what it doesn't take no more than that, and operations that are total read all they have."""
    lines = "  %p = arith.cmpi slt, %x, %y : i8\n  %q = arith.cmpi slt, %y, %c : i8\n  %t = arith.constant true\n"
    lines += "  %0 = arith.select %p, %t, %q : i1\n  %1 = arith.subi %x, %x : i8\n"
    assert "%0 = arith.ori %p, %q : i1" in simplify(program(lines, "%0, %1, %t"))


def test_what_may_be_undefined_is_not_used_more_often() -> None:
    """Twice what is undefined may be odd, and it times two may not."""
    text = """\
%x = llvm.mlir.undef : i8
%y = "a.y"() : () -> i8
%two = arith.constant 2 : i8
%0 = arith.addi %x, %x : i8
%1 = arith.muli %x, %two : i8
%2 = arith.addi %y, %y : i8
%3 = arith.muli %y, %two : i8
foo.use %0, %1, %2, %3
"""
    found = simplify(text)
    assert "arith.addi %x, %x" not in found
    assert found.endswith("%2 = arith.addi %y, %y : i8\nfoo.use %0, %0, %2, %2\n")


def test_arith_has_constants_behind() -> None:
    text = """\
cuda_tile.entry @k(%x: tile<i8>) {
  %c = constant <i8: 5> : tile<i8>
  %0 = addi %c, %x : tile<i8>
  %1 = subi %c, %x : tile<i8>
  %2 = cmpi not_equal %c, %1, signed : tile<i8> -> tile<i1>
  %3 = cmpi less_than %c, %1, signed : tile<i8> -> tile<i1>
  print "%d %d %d", %0, %2, %3 : tile<i8>, tile<i1>, tile<i1>
}
"""
    lines = simplify(text, canonicalize_to="arith").splitlines()
    assert [line.partition(" = ")[2] for line in lines if "arith." in line and "constant" not in line] == [
        "arith.addi %x_arith, %c : i8",
        "arith.subi %c, %x_arith : i8",
        "arith.cmpi ne, %1, %c : i8",
        "arith.cmpi slt, %c, %1 : i8",
    ]


def test_what_a_negative_promises() -> None:
    """It stays with what stays, and is arith's of the difference."""
    promised, plain = "  %0 = negi %x overflow<no_signed_wrap> : tile<i8>\n", "  %0 = negi %x : tile<i8>\n"
    head, tail = "cuda_tile.entry @k(%x: tile<i8>) {\n", '  print "%d", %0 : tile<i8>\n}\n'
    assert simplify(head + promised + promised.replace("%0", "%1") + tail.replace("%0", "%0, %1")) == head + promised + tail.replace(
        "%0", "%0, %0"
    )
    assert " = arith.subi %zero, %x_arith overflow<nsw> : i8\n" in simplify(head + promised + tail, canonicalize_to="arith")
    assert " = arith.subi %zero, %x_arith : i8\n" in simplify(head + plain + tail, canonicalize_to="arith")


def test_dialects_lack_words() -> None:
    of = IntegerType(32, "", "")
    with pytest.raises(NoWordsError):
        spell(FORMS[0][0], Operation(K.EK_NegI, of, of), ["%a"])
    with pytest.raises(NoWordsError):
        spell(FORMS[-1][0], Operation(K.EK_FunnelL, of, of), ["%a", "%b", "%c"])


def test_names_of_constants() -> None:
    def name(number: int, of: IntegerType) -> str:
        return constant_name(Operation(K.EK_Constant, of, of, numbers=(number,)))

    byte, bit = IntegerType(8, "", ""), IntegerType(1, "", "")
    assert [name(5, byte), name(255, byte), name(1, bit), name(0, bit), name(5, TILES[1])] == ["c5_i8", "c-1_i8", "true", "false", "cst"]


def test_edits_keep_the_rest() -> None:
    text = "{\n  a b // why\n  c\n\td e\n}"
    edits = Edits(text)
    edits.replace(text.index("b"), text.index("b") + 1, "B")
    edits.replace_operation(text.index("c"), text.index("c") + 1, [])
    edits.put_ahead(text.index("d"), ["x", "y"])
    assert edits.apply() == "{\n  a B // why\n\tx\n\ty\n\td e\n}"


def test_an_operation_that_goes_leaves_its_comment() -> None:
    edits = Edits("  a // why\nb c\n")
    edits.replace_operation(2, 3, [])
    edits.replace_operation(11, 12, [])
    assert edits.apply() == "  // why\n c\n"


def test_new_lines_end_as_the_others_do() -> None:
    text = "b.d\r\n  a // why\r\n"
    edits = Edits(text)
    edits.put_ahead(0, ["x"])
    edits.replace_operation(text.index("a"), text.index("a") + 1, ["y", "z"])
    assert edits.apply() == "x\r\nb.d\r\n  y\r\n  z // why\r\n"


def test_dominators() -> None:
    text = """\
"f"() ({
  "br"()[^b, ^c] : () -> ()
^b:
  "br"()[^d] : () -> ()
^d:
  "br"()[^b, ^e] : () -> ()
^c:
  "br"()[^e] : () -> ()
^e:
  "ret"() : () -> ()
^gone:
  "br"()[^e] : () -> ()
}) : () -> ()
"""
    region = read(Source(text, "x"))[0].operations[0].regions[0]
    labels = {block: label for label, block in region.labels.items()}
    tree = {
        labels.get(block, "") if block else None: [labels.get(it, "") for it in below] for block, below in dominator_tree(region).items()
    }
    assert tree == {None: ["", "^gone"], "": ["^b", "^c", "^e"], "^b": ["^d"]} or tree == {
        None: ["", "^gone"],
        "": ["^c", "^b", "^e"],
        "^b": ["^d"],
    }
