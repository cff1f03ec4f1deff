"""Operations of cuda_tile that are one, and an `if` that is a choice: of each condition, what it is there for."""

from __future__ import annotations

import re
from itertools import product

import pytest

from nvopt.tile import simplify
from nvopt.tile.mlir.merging import choice_of
from nvopt.tile.mlir.reading import read
from nvopt.tile.mlir.tokens import MlirError, Source

HEAD = "%c: tile<i1>, %x: tile<i32>, %y: tile<i32>, %f: tile<f32>, %g: tile<f32>, %v: tile<4xi32>, %w: tile<4xi32>"


def entry(*lines: str, used: str = "%0, %1") -> str:
    body = "\n".join(f"    {line}" for line in lines)
    return f'cuda_tile.module @m {{\n  entry @k({HEAD}) {{\n{body}\n    print "%", {used}\n  }}\n}}\n'


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("iota : tile<8xi32>", "cuda_tile.iota : !cuda_tile.tile<8xi32>"),
        ("iota : tile<8xi32>", 'iota : tile<8xi32> loc("a")'),
        ('iota {a = loc("x")} : tile<8xi32>', 'iota {a = loc("x")} : tile<8xi32> loc(callsite("a" at "b"))'),
        ('"cuda_tile.iota"() : () -> !cuda_tile.tile<8xi32>', '"cuda_tile.iota"() : () -> !cuda_tile.tile<8xi32>'),
        ("constant <f32: 1.0> : tile<f32>", "constant <f32: 1.0> : tile<f32>"),
        ("constant <f32: [1.0, 2.0]> : tile<2xf32>", "constant <f32: [1.0, 2.0]> : tile<2xf32>"),
        ("assume div_by<16>, %x : tile<i32>", "assume div_by<16>, %x : tile<i32>"),
        ("assume same_elements<[1]>, %f : tile<f32>", "assume same_elements<[1]>, %f : tile<f32>"),
    ],
)
def test_the_same_is_one(first: str, second: str) -> None:
    text = entry(f"%0 = {first}", f"%1 = {second}")
    expected = entry(f"%0 = {first}", used="%0, %0")
    assert simplify(text) == expected
    assert simplify(expected) == expected


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("iota : tile<8xi32>", "iota : tile<8xi64>"),
        ("iota : tile<8xi32>", "iota : tile<16xi32>"),
        ('iota {a = loc("x")} : tile<8xi32>', 'iota {a = loc("y")} : tile<8xi32>'),
        ('iota {a = loc("x")} : tile<8xi32>', 'iota {a = loc("x"), b} : tile<8xi32>'),
        ("constant <f32: 1.0> : tile<f32>", "constant <f32: -1.0> : tile<f32>"),
        ("constant <f32: 1.0> : tile<f32>", "constant <f64: 1.0> : tile<f64>"),
        ("assume div_by<16>, %x : tile<i32>", "assume div_by<8>, %x : tile<i32>"),
        ("assume div_by<16>, %x : tile<i32>", "assume div_by<16>, %y : tile<i32>"),
        ("assume bounded<0, ?>, %x : tile<i32>", "assume bounded<?, 0>, %x : tile<i32>"),
        ("make_token : token", "make_token : token"),
        ("alloca : tile<ptr<f32>>", "alloca : tile<ptr<f32>>"),
        ("foo.iota : tile<8xi32>", "foo.iota : tile<8xi32>"),
        ("absf %f : tile<f32>", "absf %f : tile<f32>"),  # of operations on floats nothing is known
    ],
)
def test_others_stay(first: str, second: str) -> None:
    text = entry(f"%0 = {first}", f"%1 = {second}")
    assert simplify(text) == text


def test_results_in_their_order() -> None:
    for name in ("get_tile_block_id", "get_num_tile_blocks"):
        text = entry(f"%a, %b, %d = {name} : tile<i32>", f"%e:3 = {name} : tile<i32>", used="%e#2, %e#0, %e#1")
        assert simplify(text) == entry(f"%a, %b, %d = {name} : tile<i32>", used="%d, %a, %b")
    both = entry("%a, %b, %d = get_tile_block_id : tile<i32>", "%e, %h, %i = get_num_tile_blocks : tile<i32>", used="%a, %e")
    assert simplify(both) == both


def test_not_in_regions_that_must_not_see_what_is_around_them() -> None:
    constant = "%0 = cuda_tile.constant <f32: 1.0> : !cuda_tile.tile<f32>"
    use = '"foo.use"(%0) : (!cuda_tile.tile<f32>) -> ()'
    for owner in ("cuda_tile.module @n", '"foo.isolated"() ('):
        end = "}) : () -> ()" if owner.endswith("(") else "}"
        text = f"{constant.replace('%0', '%1')}\n{owner} {{\n  {constant}\n  {use}\n{end}\n{use.replace('%0', '%1')}\n"
        assert simplify(text) == text


def test_what_is_used_ahead_of_where_it_stands_stays() -> None:
    ahead = 'cuda_tile.module @m {\n  "foo.use"(%1) : (tile<f32>) -> ()\n  %0 = constant <f32: 1.0> : tile<f32>\n'
    ahead += "  %1 = constant <f32: 1.0> : tile<f32>\n}\n"
    assert simplify(ahead) == ahead


def chosen(types: str, then: str, otherwise: str, condition: str = "%c", behind: str = "") -> list[str]:
    return [f"%0 = if {condition} -> ({types}) {{", f"  yield {then}", "} else {", f"  yield {otherwise}", f"}}{behind}"]


@pytest.mark.parametrize(
    ("of", "one", "other"),
    [("tile<i32>", "%x", "%y"), ("tile<f32>", "%f", "%g"), ("!cuda_tile.tile<f32>", "%f", "%g"), ("tile<i1>", "%d", "%e")],
)
def test_a_choice(of: str, one: str, other: str) -> None:
    lines = ['%d, %e = "foo.bits"() : () -> (tile<i1>, tile<i1>)']
    text = entry(*lines, *chosen(of, f"{one} : {of}", f"{other} : {of}"), used="%0")
    condition = of.replace(re.sub(r".*<|>", "", of), "i1")
    expected = entry(*lines, f"%0 = select %c, {one}, {other} : {condition}, {of}", used="%0")
    assert simplify(text) == expected
    assert simplify(expected) == expected


NO_CHOICES = [
    # tiles of several elements, of which select would choose each by itself
    chosen("tile<4xi32>", "%v : tile<4xi32>", "%w : tile<4xi32>"),
    # types that aren't those of tiles, or that aren't written out
    chosen("token", "%x : token", "%y : token"),
    chosen("!t", "%x : !t", "%y : !t"),
    chosen("tensor_view<f32>", "%x : tensor_view<f32>", "%y : tensor_view<f32>"),
    # attributes and a location
    chosen("tile<f32>", "%f : tile<f32>", "%g : tile<f32>", behind=" {a}"),
    chosen("tile<f32>", "%f : tile<f32>", "%g : tile<f32>", behind=' loc("a")'),
    chosen("tile<f32>", "%f {a} : tile<f32>", "%g : tile<f32>"),
    chosen("tile<f32>", "%f : tile<f32>", "%g {a} : tile<f32>"),
    # more than a choice
    ["%0 = if %c -> (tile<f32>) {", '  print "x"', "  yield %f : tile<f32>", "} else {", "  yield %g : tile<f32>", "}"],
    ["%0 = if %c -> (tile<f32>) {", "  yield %f : tile<f32>", "} else {", '  print "x"', "  yield %g : tile<f32>", "}"],
    ["%0 = if %c -> (tile<f32>) {", "  yield %f : tile<f32>", "} else {", "  return", "}"],
    ["%0 = if %c -> (tile<f32>) {", "  continue %f : tile<f32>", "} else {", "  yield %g : tile<f32>", "}"],
    # one that gives nothing, and one of another dialect
    ["%0 = absf %f : tile<f32>", "if %c {", "  yield", "} else {", "  yield", "}"],
    ["%0 = scf.if %c -> (tile<f32>) {", "  yield %f : tile<f32>", "} else {", "  yield %g : tile<f32>", "}"],
    # values and results that don't go together
    chosen("tile<f32>, tile<f32>", "%f : tile<f32>", "%g : tile<f32>"),
    chosen("tile<f32>", "%f, %g : tile<f32>, tile<f32>", "%g : tile<f32>"),
    chosen("tile<f32>", "%f : tile<f32>", "%g, %f : tile<f32>, tile<f32>"),
]


@pytest.mark.parametrize("lines", NO_CHOICES)
def test_what_is_no_choice_stays(lines: list[str]) -> None:
    text = entry(*lines, used="%0")
    assert simplify(text) == text


def generic(dialect: str, of: str, condition: str, then: str = "%a", otherwise: str = "%b", result: str = "") -> str:
    """An `if` in generic syntax that chooses between two values."""
    return f"""%c, %a, %b = "foo.x"() : () -> ({condition}, {of}, {of})
%0 = "{dialect}.if"(%c) ({{
  "{dialect}.yield"({then}) : ({", ".join([of] * len(then.split()))}) -> ()
}}, {{
  "{dialect}.yield"({otherwise}) : ({", ".join([of] * len(otherwise.split()))}) -> ()
}}) : ({condition}) -> {result or of}
"foo.use"(%0) : ({of}) -> ()
"""


@pytest.mark.parametrize(
    ("dialect", "of", "condition"),
    [
        ("cuda_tile", "!cuda_tile.tile<f32>", "!cuda_tile.tile<i1>"),
        ("cuda_tile", "!cuda_tile.tile<i32>", "!cuda_tile.tile<i1>"),
        ("cuda_tile", "!cuda_tile.tile<ptr<f32>>", "!cuda_tile.tile<i1>"),
        *(("scf", of, "i1") for of in ("i32", "f32", "bf16", "index", "vector<4x[2]xf32>", "tensor<?xi8>")),
    ],
)
@pytest.mark.parametrize("parentheses", [False, True])
def test_a_choice_in_generic_syntax(dialect: str, of: str, condition: str, parentheses: bool) -> None:
    text = generic(dialect, of, condition, result=f"({of})" if parentheses else "")
    first, *_, last = text.splitlines()
    select = "cuda_tile.select" if dialect == "cuda_tile" else "arith.select"
    expected = f'{first}\n%0 = "{select}"(%c, %a, %b) : ({condition}, {of}, {of}) -> {of}\n{last}\n'
    assert simplify(text) == expected
    assert simplify(expected) == expected


TILE = "!cuda_tile.tile<f32>", "!cuda_tile.tile<i1>"


@pytest.mark.parametrize(
    "text",
    [
        generic("cuda_tile", "!cuda_tile.tile<4xf32>", TILE[1]),
        generic("cuda_tile", "!cuda_tile.token", TILE[1]),
        generic("scf", "memref<4xf32>", "i1"),
        generic("scf", "!foo.type", "i1"),
        generic("foo", "f32", "i1"),
        generic("cuda_tile", *TILE).replace("(%c) (", "(%c) <{a}> ("),
        generic("cuda_tile", *TILE).replace("}) :", "}) {a} :"),
        generic("cuda_tile", *TILE).replace("}, {", "}, {\n^bb0:"),
        generic("cuda_tile", *TILE).replace('"(%c) ({', '"(%c) ({\n^bb0:'),
        generic("cuda_tile", *TILE).replace("}, {", '}, {\n  "foo.y"() : () -> ()'),
        generic("cuda_tile", *TILE).replace("(%a) :", "(%a) {a} :"),
        generic("cuda_tile", *TILE).replace("(%a) :", "(%a) <{a}> :"),
        generic("cuda_tile", *TILE).replace('"cuda_tile.yield"(%a)', '"cuda_tile.continue"(%a)'),
        generic("cuda_tile", *TILE, then="%a, %a"),
        generic("cuda_tile", *TILE, otherwise="%b, %a"),
        generic("cuda_tile", *TILE, result=f'{TILE[0]} loc("a")'),
        generic("cuda_tile", *TILE, result=f"({TILE[0]}, {TILE[0]})").replace("%0 =", "%0:2 ="),
        generic("cuda_tile", *TILE, result="()").replace("%0 = ", "").replace("%0", "%a"),
        generic("cuda_tile", *TILE).replace("}, {", "}, {\n}, {"),
        generic("cuda_tile", *TILE).replace('"(%c) (', '"(%c, %c) (').replace(f"}}) : ({TILE[1]})", f"}}) : ({TILE[1]}, {TILE[1]})"),
    ],
)
def test_what_is_no_choice_in_generic_syntax_stays(text: str) -> None:
    assert simplify(text) == text


def test_a_choice_of_scf() -> None:
    text = """func.func @f(%c: i1, %x: f32, %y: f32, %v: vector<4xf32>, %w: vector<4xf32>) -> f32 {
  %r:2 = scf.if %c -> (f32, vector<4xf32>) {
    scf.yield %x, %v : f32, vector<4xf32>
  } else {
    scf.yield %y, %w : f32, vector<4xf32>
  }
  foo.use %r#1, %r#0
}
"""
    first, *_, last = text.splitlines()
    expected = [
        first,
        "  %r_0 = arith.select %c, %x, %y : f32",
        "  %r_1 = arith.select %c, %v, %w : vector<4xf32>",
        "  foo.use %r_1, %r_0",
        last,
    ]
    assert simplify(text).splitlines() == expected


@pytest.mark.parametrize(("mask", "is_needed"), [(7, False), (6, True)])
@pytest.mark.parametrize("is_generic", [False, True])
def test_what_an_if_of_scf_yields_is_known(mask: int, is_needed: bool, is_generic: bool) -> None:
    """Of 3 and 5, & 7 takes nothing away, and & 6 does."""
    custom = "%q = scf.if %c -> (i32) {\n  foo.y\n  scf.yield %x : i32\n} else {\n  scf.yield %y : i32\n}"
    by_grammar = """%q = "scf.if"(%c) ({
  "foo.y"() : () -> ()
  "scf.yield"(%x) : (i32) -> ()
}, {
  "scf.yield"(%y) : (i32) -> ()
}) : (i1) -> i32"""
    text = f"""%c = "foo.c"() : () -> i1
%x = arith.constant 3 : i32
%y = arith.constant 5 : i32
%m = arith.constant {mask} : i32
{by_grammar if is_generic else custom}
%z = arith.andi %q, %m : i32
foo.use %z
"""
    assert ("andi" in simplify(text)) is is_needed


def test_which_value_for_which_outcome() -> None:
    """All conditions and values, as constants, of two results."""
    for condition, *values in product((0, 1), range(2), range(2), range(3), range(3)):
        a, b, d, e = values
        numbers = [f"%{name} = constant <i2: {value - 4 * (value > 1)}> : tile<i2>" for name, value in zip("abde", values, strict=True)]
        text = entry(
            *numbers, f"%t = constant <i1: {condition}> : tile<i1>",
            "%r:2 = if %t -> (tile<i2>, tile<i2>) {", "  yield %a, %d : tile<i2>, tile<i2>",
            "} else {", "  yield %b, %e : tile<i2>, tile<i2>", "}",
            used="%r#0, %r#1",
        )  # fmt: skip
        after = simplify(text)
        assert " if " not in after
        assert "select" not in after
        constants = {name: int(number) % 4 for name, number in re.findall(r"(%\w+) = constant <i2: (-?\d+)>", after)}
        used = re.findall(r'print "%", (%\w+), (%\w+)', after)[0]
        assert [constants[name] for name in used] == ([a, d] if condition else [b, e])


@pytest.mark.parametrize("dialect", ["scf", "cuda_tile"])
@pytest.mark.parametrize(("blanks", "behind"), [("", '"foo.y"() : () -> ()'), (" ", "%s = foo.y %r"), (" ", "// a comment"), ("", "")])
def test_what_follows_a_choice_on_its_line(dialect: str, blanks: str, behind: str) -> None:
    of, condition = ("!cuda_tile.tile<f32>", "!cuda_tile.tile<i1>") if dialect == "cuda_tile" else ("f32", "i1")
    head = f'  %c, %a, %b = "foo.x"() : () -> ({condition}, {of}, {of})\n'
    text = f"{head}  %r = {dialect}.if %c -> ({of}) {{ {dialect}.yield %a : {of} }} else {{ {dialect}.yield %b : {of} }}{blanks}{behind}\n"
    left = simplify(text)
    is_operation = behind and not behind.startswith("//")
    select = f"arith.select %c, %a, %b : {of}" if dialect == "scf" else f"cuda_tile.select %c, %a, %b : {condition}, {of}"
    assert left == f"{head}  %r = {select}" + (f"\n  {behind}\n" if is_operation else f"{blanks}{behind}\n")


def test_the_choice_of_an_operation() -> None:
    text = entry("%r:2 = cuda_tile.if %c -> (tile<f32>, tile<i32>) {", "yield %f, %x", "} else {", "yield %g, %y", "}", used="%r#1")
    (chunk,) = read(Source(text, "in.mlir"))
    found = [choice for op in chunk.operations if (choice := choice_of(op, chunk.tokens, text)) is not None]
    (choice,) = found
    assert (choice.condition.text, choice.types) == ("%c", ["tile<f32>", "tile<i32>"])
    assert choice.select("%c, %f, %g", "tile<f32>") == "cuda_tile.select %c, %f, %g : tile<i1>, tile<f32>"
    assert [(one.text, other.text) for one, other in choice.values] == [("%f", "%g"), ("%x", "%y")]


@pytest.mark.parametrize(
    ("used", "selects"),
    [("%r#0", ["%c, %f, %g"]), ("%r#2", ["%c, %g, %f"]), ("%r#2, %r#1", ["%c, %x, %y", "%c, %g, %f"]), ("%x", ["%c, %f, %g"] * 3)],
)
def test_of_results_that_nobody_uses_there_is_no_select(used: str, selects: list[str]) -> None:
    types = "tile<f32>, tile<i32>, tile<f32>"
    lines = [f"%r:3 = if %c -> ({types}) {{", f"yield %f, %x, %g : {types}", "} else {", f"yield %g, %y, %f : {types}", "}"]
    after = simplify(entry(*lines, used=used))
    found = re.findall(r"select (%c, %\w, %\w) :", after)
    assert " if " not in after
    assert len(found) == len(selects)
    if used != "%x":  # where none is used, all were written for something
        assert found == selects
    assert simplify(after) == after


def test_what_goes_uses_no_result() -> None:
    """%1 is 0 whatever %r#1 is, and then nobody needs %h."""
    types = "tile<f32>, tile<i32>"
    lines = [
        "%0 = constant <i32: 0> : tile<i32>",
        "%h = addi %x, %y : tile<i32>",
        f"%r:2 = if %c -> ({types}) {{",
        f"yield %f, %h : {types}",
        "} else {",
        f"yield %g, %y : {types}",
        "}",
        "%1 = andi %r#1, %0 : tile<i32>",
    ]
    after = simplify(entry(*lines, used="%r#0, %1"))
    assert re.findall(r"= (\w+) ", after) == ["constant", "select"]


COMMENTS = [
    ["%0 = if %c -> (tile<f32>) { // why", "  yield %f : tile<f32>", "} else {", "  yield %g : tile<f32>", "}"],
    ["%0 = if %c -> (tile<f32>) {", "  // why", "  yield %f : tile<f32>", "} else {", "  yield %g : tile<f32>", "}"],
    ["%0 = if %c -> (tile<f32>) {", "  yield %f : tile<f32> // why", "} else {", "  yield %g : tile<f32>", "}"],
    ["%0 = if %c -> (tile<f32>) {", "  yield %f : tile<f32>", "} // why", "else {", "  yield %g : tile<f32>", "}"],
    ["%0 = if %c -> (tile<f32>) {", "  yield %f : tile<f32>", "} else {", "  yield %g : tile<f32>", "  // why", "}"],
    ["%0 = // why", "  addi %x, %x : tile<i32>", "%1 = subi %0, %x : tile<i32>"],
    ["%0 = addi %x, // why", "  %x : tile<i32>", "%1 = subi %0, %x : tile<i32>"],
    ["%0 = iota : tile<8xi32>", "%1 = iota // why", "  : tile<8xi32>"],
]


@pytest.mark.parametrize("lines", COMMENTS)
def test_comments_stay(lines: list[str]) -> None:
    text = entry(*lines, used="%0")
    assert simplify(text).count("// why") == 1


def test_a_comment_behind_a_choice_stays_and_one_in_a_string_is_none() -> None:
    text = entry(*chosen("tile<f32>", "%f : tile<f32>", "%g : tile<f32>", behind=" // why"), used="%0")
    assert simplify(text) == entry("%0 = select %c, %f, %g : tile<i1>, tile<f32> // why", used="%0")
    text = entry('%0 = addi %x, %x : tile<i32> loc("a//b")', '%1 = subi %0, %x : tile<i32> loc("a//b")', used="%1")
    assert simplify(text) == entry(used="%x").replace("{\n\n", "{\n")


@pytest.mark.parametrize("of", ["i32", "index", "vector<4xf32>"])
def test_a_choice_of_scf_without_parentheses(of: str) -> None:
    head = f'%c, %a, %b = "foo.x"() : () -> (i1, {of}, {of})\n'
    text = f"{head}%r = scf.if %c -> {of} {{\n  scf.yield %a : {of}\n}} else {{\n  scf.yield %b : {of}\n}}\nfoo.use %r\n"
    assert simplify(text) == f"{head}%r = arith.select %c, %a, %b : {of}\nfoo.use %r\n"
    several = text.replace(f"-> {of}", f"-> {of}, {of}")
    assert simplify(several) == several


def test_the_type_of_a_choice_without_parentheses_is_checked() -> None:
    text = "%r = scf.if %c -> vector<4xi32> {\n  foo.y\n  scf.yield %a : vector<4xi32>\n} else {\n  scf.yield %b : vector<4xi32>\n}\n"
    head = '%c, %a, %b = "foo.x"() : () -> (i1, vector<4xi32>, vector<4xi32>)\n'
    with pytest.raises(MlirError, match=r"8:17: error: use of value '%r' expects different type than prior uses"):
        simplify(f"{head}{text}%s = arith.addi %r, %r : vector<4xi64>\n")
    simplify(f"{head}{text}%s = arith.addi %r, %r : vector<4xi32>\n")
