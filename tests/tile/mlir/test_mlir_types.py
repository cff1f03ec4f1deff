"""Operations that take a value for another type than its own are no MLIR, and are told with their place, where both types are plain."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest

from nvopt.tile import simplify
from nvopt.tile.mlir.integer_types import Aliases
from nvopt.tile.mlir.reading import read
from nvopt.tile.mlir.tokens import MlirError, Source
from nvopt.tile.mlir.type_checks import plain_type

DEFINITIONS = {
    "a result in generic syntax": '%v = "foo.x"() : () -> i32',
    "one of several": '%v, %w = "foo.x"() : () -> (i32, f32)',
    "one with a location": '%v = "foo.x"() : () -> i32 loc("x")',
    "a constant": "%v = arith.constant 3 : i32",
    "a comparison's operand": '%u = "foo.u"() : () -> i8\n%t = arith.cmpi eq, %u, %u : i8\n%v = arith.extui %t : i1 to i32',
    "a float": '%u = "foo.u"() : () -> f32\n%w = arith.addf %u, %u : f32\n%v = "foo.x"() : () -> i32',
    "by an alias": '!t = i32\n%v = "foo.x"() : () -> !t',
    "an argument of a block": "^bb0(%v: i32):",
    "one with a location of its own": '^bb0(%u: f32, %v: i32 loc("x")):',
}
USES = {
    "in generic syntax": ('"foo.use"(%v) : ({}) -> ()', '"foo.use"('),
    "as one of several": ('"foo.use"(%v, %v) : ({}, i32) -> ()', '"foo.use"('),
    "with properties": ('"foo.use"(%v) <{{a = 1 : i8}}> {{b = [2 : i8]}} : ({}) -> () loc("x")', '"foo.use"('),
    "with a region": ('"foo.use"(%v) ({{\n}}) : ({}) -> ()', '"foo.use"('),
    "in a region": ('scf.execute_region {{\n  "foo.use"(%v) : ({}) -> ()\n}}', '  "foo.use"('),
    "of a known operation": ("%r = arith.muli %v, %v : {}", "%r = arith.muli "),
    "of one that is handed on": ("func.return %v : {}", "func.return "),
    "of one on floats": ('%r = cuda_tile.addf %v, %v rounding<full> : {} loc("x")', "%r = cuda_tile.addf "),
    "of one without results": ("cuda_tile.maxf %v, %v : {}", "cuda_tile.maxf "),
}


@pytest.mark.parametrize("definition", DEFINITIONS.values(), ids=DEFINITIONS)
@pytest.mark.parametrize(("use", "ahead"), USES.values(), ids=USES)
@pytest.mark.parametrize("of", ["i64", "f32", "vector<4xi32>", "tensor<i32>"])
def test_another_type(definition: str, use: str, ahead: str, of: str) -> None:
    text = f"{definition}\n{use.format(of)}\n"
    with pytest.raises(MlirError) as caught:
        simplify(text, name="in.mlir")
    line = 1 + text[: text.index("%v", len(definition))].count("\n")
    said = f"in.mlir:{line}:{len(ahead) + 1}: error: use of value '%v' expects different type than prior uses: '{of}' vs 'i32'"
    assert str(caught.value).splitlines()[0] == said


@pytest.mark.parametrize("definition", DEFINITIONS.values(), ids=DEFINITIONS)
@pytest.mark.parametrize(("use", "ahead"), USES.values(), ids=USES)
def test_the_same_type(definition: str, use: str, ahead: str) -> None:
    simplify(f"{definition}\n{use.format('i32')}\n")


@pytest.mark.parametrize("dialect", ["scf", "cuda_tile"])
def test_what_an_if_gives(dialect: str) -> None:
    """Told where it stands in the text, though the `if` becomes two choices."""
    of = "!cuda_tile.tile<i32>" if dialect == "cuda_tile" else "i32"
    condition = of.replace("i32", "i1")
    text = f"""%c, %a, %b = "foo.x"() : () -> ({condition}, {of}, {of})
%r:2 = {dialect}.if %c -> ({of}, {of}) {{
  {dialect}.yield %a, %b : {of}, {of}
}} else {{
  {dialect}.yield %b, %a : {of}, {of}
}}
"foo.use"(%r#1) : (i64) -> ()
"""
    with pytest.raises(MlirError, match=r"^in.mlir:7:11: error: use of value '%r#1' expects different type than prior uses: 'i64' vs "):
        simplify(text, name="in.mlir")


@pytest.mark.parametrize("head", ["entry @k(%v: tile<4xf32>)", "testing$func @f(%u: tile<ptr<f32>>, %v: !cuda_tile.tile<4xf32>)"])
@pytest.mark.parametrize("use", ["%0 = absf %v : {}", "%0 = addf %v, %v rounding<nearest_even> : {}", "yield %v : {}", "return %v : {}"])
@pytest.mark.parametrize(
    "of", ["tile<4xf32>", "!cuda_tile.tile<4xf32>", "tile<f32>", "tile<2x4xf32>", "tile<4xf16>", "!cuda_tile.tile<4xi32>"]
)
def test_tiles(head: str, use: str, of: str) -> None:
    text = f"cuda_tile.module @m {{\n  {head} {{\n    {use.format(of)}\n  }}\n}}\n"
    if of.endswith("tile<4xf32>"):
        assert simplify(text) == text
        return
    printed = f"!cuda_tile.{of.removeprefix('!cuda_tile.')}"
    said = f"use of value '%v' expects different type than prior uses: '{printed}' vs '!cuda_tile.tile<4xf32>'"
    with pytest.raises(MlirError, match=rf"^in.mlir:3:\d+: error: {re.escape(said)}\n"):
        simplify(text, name="in.mlir")


UNKNOWN = [
    # types that may be written in several ways, or that nobody knows
    '%v = "foo.x"() : () -> !foo.a\n"foo.use"(%v) : (i32) -> ()',
    '%v = "foo.x"() : () -> i32\n"foo.use"(%v) : (!t) -> ()',
    '%v = "foo.x"() : () -> tensor<4xi32, #e>\n"foo.use"(%v) : (tensor<4xi32>) -> ()',
    '%v = "foo.x"() : () -> memref<4xi32>\n"foo.use"(%v) : (memref<4xi32, 0>) -> ()',
    '%v = "foo.x"() : () -> !cuda_tile.tile<ptr<f32>>\n"foo.use"(%v) : (!cuda_tile.tile<!cuda_tile.ptr<f32>>) -> ()',
    '%v = "foo.x"() : () -> ((i32) -> i32)\n"foo.use"(%v) : (i32) -> ()',
    # operations of which it isn't known which types they name
    '%v = "foo.x"() : () -> i32\nfoo.use %v : i64',
    '%v = "foo.x"() : () -> i32\n%r = cuda_tile.itof %v signed : i64 -> f32',
    '%v = foo.x : i64\n"foo.use"(%v) : (i32) -> ()',
    '%v = "foo.x"() : () -> i32\nfoo.region %v {\n  "foo.use"(%v) : (i64) -> ()\n}',
    # a region may see nothing of outside, and define that name further down
    '%v = "foo.x"() : () -> i32\n"foo.region"() ({\n  "foo.use"(%v) : (i64) -> ()\n^bb:\n  %v = "foo.x"() : () -> i64\n}) : () -> ()',
    # another operation on the line
    '%v, %i = "foo.x"() : () -> (f32, i32)\n%r = arith.addf %v, %v : f32 foo.yield %i : i32',
    '%v, %i = "foo.x"() : () -> (f32, i32)\n%r = scf.execute_region -> i32 { %t = arith.addf %v, %v : f32 scf.yield %i : i32 }',
    # as many types as values is what tells which is whose
    '%v = "foo.x"() : () -> i32\nfunc.return %v : i64, i64',
    # what another chunk says, and what is used ahead of where it is defined
    '%v = "foo.x"() : () -> i32\n// -----\n%v = "foo.x"() : () -> i64\n"foo.use"(%v) : (i64) -> ()',
    '"foo.use"(%v) : (i64) -> ()\n%v = "foo.x"() : () -> i32',
    # blanks and aliases
    '!t = vector<4x i32>\n%v = "foo.x"() : () -> vector< 4xi32 >\n"foo.use"(%v) : (!t) -> ()',
]


@pytest.mark.parametrize("text", UNKNOWN)
def test_what_is_not_looked_at(text: str) -> None:
    assert simplify(text + "\n") == text + "\n"


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        *(
            (of, of)
            for of in ("i1", "i4096", "index", "f16", "bf16", "tf32", "f8E4M3FN", "f8E5M2", "tile<i1>", "vector<2x3xf32>", "tensor<index>")
        ),
        *((of, of) for of in ("none", "complex<f32>", "tensor<?x4xi8>", "vector<4x[2]xi8>", "f8E4M3B11FNUZ", "f8E8M0FNU", "f4E2M1FN")),
        ("!cuda_tile.tile<4xi8>", "tile<4xi8>"),
        (" vector < 4 x i8 > ", "vector<4xi8>"),
        *(
            (of, None)
            for of in (
                "i0",
                "i01",
                "si8",
                "token",
                "vector<?xi8>",
                "tensor<[4]xi8>",
                "tile<?xi8>",
                "tensor<*xi8>",
                "tensor<0xi8>",
                "tensor<04xi8>",
            )
        ),
        *((of, None) for of in ("tensor<4xi8, #e>", "memref<4xi8>", "tile<ptr<i8>>", "complex<none>", "vector<4xvector<4xi8>>", "!t", "")),
    ],
)
def test_plain_types(text: str, plain: str | None) -> None:
    aliases = Aliases()
    assert plain_type(text, aliases) == plain
    aliases.define("!a", "!b")
    assert plain_type("!a", aliases) is None
    aliases.define("!b", text)
    assert plain_type("!a", aliases) == plain


def test_aliases_in_a_circle_are_no_plain_types() -> None:
    aliases = Aliases()
    for name, of in (("!a", "!b"), ("!b", "! c"), ("!c", "!b"), ("!d", "!d")):
        aliases.define(name, of)
    for name in ("!a", "!b", "!c", "!d"):
        assert name in aliases
        assert aliases.resolved(name) == aliases.resolved(aliases.resolved(name)) != ""
        assert plain_type(name, aliases) is None
    assert "!e" not in aliases


def test_an_alias_has_one_definition() -> None:
    with pytest.raises(MlirError, match=r"in.mlir:3:1: error: redefinition of type alias id 't'"):
        read(Source("!t = i32\n!u = i32\n!t = i32\n", "in.mlir"))
    with pytest.raises(MlirError, match=r"in.mlir:2:1: error: redefinition of attribute alias id 't'"):
        read(Source("#t = 1\n#t = 1\n", "in.mlir"))
    read(Source("!t = i32\n#t = 1\n// -----\n!t = i64\n#t = 1\n", "in.mlir"))


def test_each_alias_is_looked_through_once(monkeypatch: pytest.MonkeyPatch) -> None:
    aliases, count = Aliases(), 2000
    for index in range(count):
        aliases.define(f"!t{index}", f"!t{index + 1}")
    aliases.define(f"!t{count}", "i32")
    looked_at = 0

    class Counted(dict[str, str]):
        def pop(self, *args: Any) -> Any:
            nonlocal looked_at
            looked_at += 1
            return super().pop(*args)

    monkeypatch.setattr(aliases, "_types", Counted(aliases._types))
    assert {aliases.resolved(f"!t{index}") for index in range(count)} == {"i32"}
    assert looked_at < 3 * count


def test_time_is_linear_in_nesting_and_in_lists() -> None:
    def seconds(count: int) -> float:
        text = '%v = "foo.x"() : () -> i32\n' + '"foo.y"(%v) ({\n' * count + "}) : (i32) -> ()\n" * count
        text += f'"foo.use"({", ".join(["%v"] * count)}) : ({", ".join(["i32"] * count)}) -> ()\n'
        start = time.process_time()
        simplify(text)
        return time.process_time() - start

    assert seconds(16_000) < 12 * max(seconds(4_000), 0.05)
