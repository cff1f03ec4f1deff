"""MLIR text is read as people have it: operations, regions and names are found in any syntax, and what is no MLIR is an error with its
place."""

from __future__ import annotations

import pytest

from nvopt.tile import simplify
from nvopt.tile.mlir.reading import read
from nvopt.tile.mlir.structure import Chunk, Operation
from nvopt.tile.mlir.tokens import MlirError, Source


def chunks(text: str) -> list[Chunk]:
    return read(Source(text, "in.mlir"))


def outline(text: str) -> list[str]:
    """Each operation of the first chunk: its place among the others' regions, its name, its results."""
    found = []
    for op in chunks(text)[0].operations:
        depth, region = 0, op.block.region
        while region.owner is not None:
            depth, region = depth + 1, region.owner.block.region
        found.append(" ".join(["." * depth + op.name, *(value.text for value in op.results)]))
    return found


def operation(text: str, name: str) -> Operation:
    return next(op for op in chunks(text)[0].operations if op.name == name)


def text_of(text: str, name: str) -> str:
    """What stands there as the operation of that name."""
    chunk = chunks(text)[0]
    op = next(op for op in chunk.operations if op.name == name)
    return text[chunk.tokens[op.start].start : chunk.tokens[op.end - 1].end]


def test_generic_operations_are_found_on_one_line_too() -> None:
    text = '"a.x"() : () -> () %0:2 = "a.y"() <{v = dense<"0x0A">}> {s = "}"} : () -> (i32, !t.u<4, "x>">) '
    text += '"a.z"(%0#1) : (i32) -> () loc("a":1:2)'
    assert outline(text) == ["a.x", "a.y %0#0 %0#1", "a.z"]
    assert text_of(text, "a.z") == '"a.z"(%0#1) : (i32) -> () loc("a":1:2)'


def test_regions_blocks_and_successors_of_generic_operations() -> None:
    text = """\
"func.func"() ({
^bb0(%a: i1, %b: i32 loc("x")):
  "cf.cond_br"(%a)[^bb1, ^bb2(%b : i32)] : (i1) -> ()
^bb1:
  "a.x"(%b) : (i32) -> ()
^bb2(%c: i32):
  "a.y"(%c) ({ ^bb0: "a.z"() : () -> () }, {}) {k = {l = []}} : (i32) -> ()
}) {sym_name = "f"} : () -> ()
"""
    assert outline(text) == ["func.func", ".cf.cond_br", ".a.x", ".a.y", "..a.z"]
    func = operation(text, "func.func")
    assert [len(region.blocks) for region in func.regions] == [3]
    assert func.regions[0].blocks[0].successors == ["^bb1", "^bb2"]
    assert len(operation(text, "a.y").regions) == 2


def test_custom_syntax_that_nobody_knows() -> None:
    text = """\
#map = affine_map<(d0, d1) -> (d0 + d1, d0 - 1)>
#set = affine_set<(d0) : (d0 - 1 >= 0, d0 == 2)>
!t = !x.y<"a>b", [4x4], #map>
module attributes {x.y = "}", unit} {
  llvm.func @g(i32, ...) -> !llvm.ptr attributes {a}
  func.func private @h(%x: tensor<?x4xf32, #x.enc<{a = 1}>> {x.arg, y = 3 : i32}, %n: index) -> (tensor<?xf32> {x.r}) {
    %0 = linalg.generic {indexing_maps = [#map, #map],
                         iterator_types = ["parallel"]}
        ins(%x : tensor<?x4xf32>)
        outs(%x : tensor<?x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?xf32>
    affine.for %i = 0 to min #map(%n)[%n] step 2 iter_args(%acc = %0) -> (tensor<?xf32>) {
      affine.yield %acc : tensor<?xf32>
    } {tag = 1}
    %a, %b:2 = foo.bar %0, #foo.attr<3 : i32> step %n
      : (tensor<?xf32>)
      -> (i32, i32, i32)
    scf.parallel (%p, %q) = (%n, %n) to (%n, %n) step (%n, %n) {
      memref.store %b#1, %m[%p, %q] : memref<4x4xi32>
      scf.reduce
    }
    %m = memref.alloc() : memref<4x4xi32>
    return %0 : tensor<?xf32>
  }
} loc("x":1:2)
"""
    assert outline(text) == [
        "cuda_tile.module",
        ".llvm.func",
        ".func.func",
        "..linalg.generic %0",
        "...linalg.yield",
        "..affine.for",
        "...affine.yield",
        "..foo.bar %a %b#0 %b#1",
        "..scf.parallel",
        "...memref.store",
        "...scf.reduce",
        "..memref.alloc %m",
        "..cuda_tile.return",
    ]


def test_cuda_tile_programs() -> None:
    text = """\
cuda_tile.module @m {
  global @g alignment = 16 <f32: [1.0, 2.0]> : tile<2xf32>
  entry @k(%p: tile<ptr<f32>>, // what it reads
           %n: tile<i32>) optimization_hints=<sm_100 = {num_cta_in_cga = 8}> {
    %c = constant <i32: 7> : !cuda_tile.tile<i32>
    %x, %t = load_ptr_tko weak %p token=%k0 : tile<ptr<f32>> -> tile<f32>, token
    %k0 = make_token : token
    %r:2 = for %i in (%c to %n, step %c) : tile<i32>
                    iter_values(%s = %c, %u = %c) -> (tile<i32>, tile<i32>) {
      %d = cmpi greater_than %i, %s, signed : tile<i32> -> tile<i1>
      if %d {
        continue %s, %u : tile<i32>, tile<i32>
      } else { yield }
      continue %u, %s : tile<i32>, tile<i32>
    }
    %e = reduce %v dim=0 identities=[0 : i32] : tile<8xi32> -> tile<i32>
    (%l: tile<i32>, %o: tile<i32>) {
      %w = addi %l, %o : tile<i32>
      yield %w : tile<i32>
    }
    loop { break }
    %v = iota : tile<8xi32>
    print "%d { %% \\"", %e : tile<i32>
  }
}
"""
    assert outline(text) == [
        "cuda_tile.module",
        ".cuda_tile.global",
        ".cuda_tile.entry",
        "..cuda_tile.constant %c",
        "..cuda_tile.load_ptr_tko %x %t",
        "..cuda_tile.make_token %k0",
        "..cuda_tile.for %r#0 %r#1",
        "...cuda_tile.cmpi %d",
        "...cuda_tile.if",
        "....cuda_tile.continue",
        "....cuda_tile.yield",
        "...cuda_tile.continue",
        "..cuda_tile.reduce %e",
        "...cuda_tile.addi %w",
        "...cuda_tile.yield",
        "..cuda_tile.loop",
        "...cuda_tile.break",
        "..cuda_tile.iota %v",
        "..cuda_tile.print",
    ]


def test_declarations_operands_in_braces_and_places_among_operands() -> None:
    text = """\
func.func private @f(%x: i32, %y: f64) -> i32
hw.module.extern @g(in %x: i32, out y: i8)
%a = a.x : i32
acc.parallel num_gangs({%a : i32}) {
  acc.yield
}
pdl.match @f(%a : i32) : benefit(1), loc([%a]), root("x") -> ^bb1
^bb1:
a.y loc("x":1:2)
"""
    assert outline(text) == ["func.func", "hw.module.extern", "a.x %a", "acc.parallel", ".acc.yield", "pdl.match", "a.y"]
    assert [user.name for user in operation(text, "a.x").results[0].users] == ["acc.parallel", "pdl.match", "pdl.match"]


def test_locations_of_arguments_and_operands_end_no_operation() -> None:
    text = """\
%n = a.x : index
affine.for %i loc("i") = 0 to %n {
  a.y %i
} loc("for") a.z loc("z"(unknown)) a.u
a.v %n loc(unknown)
  -> ^bb1, ^bb1
^bb1:
"""
    assert outline(text) == ["a.x %n", "affine.for", ".a.y", "a.z", "a.u", "a.v"]
    assert text_of(text, "a.z") == 'a.z loc("z"(unknown))'


def test_regions_may_use_the_names_of_what_their_operation_gives() -> None:
    text = """\
%c = arith.constant 1 : i32
%r = scf.if %b -> (i32) {
  %r = arith.addi %c, %c : i32
  scf.yield %r : i32
} else {
  scf.yield %c : i32
}
%s, %t = "a.x"() ({
  %s = "a.y"(%t) : (i32) -> i32
}) : () -> (i32, i32)
%b = a.z %r, %s
"""
    assert outline(text)[1:3] == ["scf.if %r", ".arith.addi %r"]
    outer, inner = operation(text, "scf.if").results[0], operation(text, "arith.addi").results[0]
    assert [user.name for user in outer.users] == ["a.z"]
    assert [user.name for user in inner.users] == ["scf.yield"]
    seen, own = operation(text, "a.x").results
    assert [user.name for user in seen.users] == ["a.z"]
    assert [user.name for user in own.users] == ["a.y"]


def test_a_null_is_a_blank() -> None:
    assert outline("a.x \0 { \0\n\0 a.y\0}\n\0") == ["a.x", ".a.y"]


def test_chunks_know_nothing_of_one_another() -> None:
    text = '!t = i32\n%0 = "a.x"() : () -> i32\n// -----\n%0 = "a.y"() : () -> i32\n// ----- and so on\n^bb:\n"a.z"() : () -> ()\n'
    assert [[op.name for op in chunk.operations] for chunk in chunks(text)] == [["a.x"], ["a.y"], ["a.z"]]
    inside = '"a.x"() ({\n// -----\n"a.y"() : () -> ()\n}) : () -> ()\n'
    assert [len(chunk.operations) for chunk in chunks(inside)] == [2]


@pytest.mark.parametrize(
    ("text", "known"),
    [
        ("%0 = arith.addi %a, %a : i32", True),
        ("%0 = arith.addi %a, %a overflow<nsw, nuw> : vector<4x[2]xi7> loc(#l)", True),
        ("%0 = arith.addi %a, %a {x = 1} : i32", True),
        ("%0 = arith.addi %a, %a : index", False),
        ("%0 = arith.addi %a, %a : tensor<?xi32>", False),
        ("%0 = arith.shrui %a, %a exact : i32", True),
        ("%0 = arith.extsi %a : i8 to i16", True),
        ("%0 = arith.trunci %a overflow<nuw> : vector<2xi8> to vector<2xi4>", True),
        ("%0 = arith.select %a, %a, %a : vector<2xi1>, vector<2xi8>", True),
        ("%0 = arith.select %a, %a, %a : vector<2xi8>", False),
        ("%0 = arith.select %a, %a, %a : i8", True),
        ("%0 = arith.cmpi sge, %a, %a : i8", True),
        ("%0 = arith.constant -128 : i8", True),
        ("%0 = arith.constant 0xFF : i8", True),
        ("%0 = arith.constant 5 : index", False),
        ("%0 = arith.constant true", True),
        ("%0 = arith.constant dense<-1> : tensor<2x3xi8>", True),
        ("%0 = arith.constant dense<[1, 2]> : tensor<2xi8>", True),
        ("%0 = arith.constant dense<[7, 7]> : tensor<2xi8>", True),
        ("%0 = arith.constant dense<[7, 7]> : vector<[2]xi8>", False),
        ("%0 = arith.constant dense<[]> : tensor<0xi8>", False),
        ("%0 = arith.constant dense<[[-1, -1], [-1, -1]]> : tensor<2x2xi8>", True),
        ('%0 = "arith.constant"() <{value = dense<[true, true]> : vector<2xi1>}> : () -> vector<2xi1>', True),
        ("%0 = constant <i32: [2, 2]> : tile<2xi32>", True),
        ('%0 = arith.cmpi "sge", %a, %a : i8', True),
        ('%0 = cmpi "equal" %a, %a, unsigned : tile<i8> -> tile<i1>', False),
        ("%0 = math.absi %a : i8", True),
        ("%0 = addi %a, %a overflow<no_wrap> : tile<i8>", True),
        ("%0 = cuda_tile.divi %a, %a signed : tile<2x2xi8>", True),
        ("%0 = divi %a, %a : tile<2x2xi8>", False),
        ("%0 = negi %a overflow<no_signed_wrap> : tile<i8>", True),
        ("%0 = negi %a overflow<none> : tile<i8>", True),
        ("%0 = negi %a overflow<no_unsigned_wrap> : tile<i8>", False),
        ("%0 = negi %a overflow<no_wrap> : tile<i8>", False),
        ("%0 = negi %a overflow<fast> : tile<i8>", False),
        ("%0 = absi %a overflow<none> : tile<i8>", False),
        ('%0 = "cuda_tile.negi"(%a) <{overflow = #cuda_tile.overflow<none>}> : (!cuda_tile.tile<i8>) -> !cuda_tile.tile<i8>', True),
        ("%0 = divi %a, %a signed rounding<zero> : tile<i8>", True),
        ("%0 = divi %a, %a signed rounding<negative_inf> : tile<i8>", True),
        ("%0 = divi %a, %a signed rounding<positive_inf> : tile<i8>", True),
        ("%0 = cmpi greater_than %a, %a, unsigned : tile<i8> -> tile<i1>", True),
        ("%0 = cmpi greater_than %a, %a, unsigned : tile<i8>", False),
        ("%0 = cmpi greater_than %a, %a, unsigned : tile<i8> -> tile<2xi1>", False),
        ("%0 = select %a, %a, %a : tile<i1>, tile<i8>", True),
        ("%0 = exti %a unsigned : tile<i8> -> tile<i16>", True),
        ("%0 = trunci %a overflow<no_signed_wrap> : tile<i8> -> tile<i4>", True),
        ("%0 = constant <i32: 7> : !cuda_tile.tile<4xi32>", True),
        ("%0 = reshape %a : tile<4x2xi32> -> tile<8x1xi32>", True),
        ("%0 = reshape %a : tile<i32> -> tile<1x1xi32>", True),
        ("%0 = reshape %a : tile<4x2xi32> -> tile<9xi32>", False),
        ("%0 = reshape %a : tile<4xi32> -> tile<4xi16>", False),
        ("%0 = reshape %a : tile<4xi32> -> tensor<4xi32>", False),
        ("%0 = reshape %a : tile<2xptr<f32>> -> tile<2x1xptr<f32>>", False),
        ("%0 = broadcast %a : tile<1x4xi32> -> tile<8x4xi32>", True),
        ("%0 = broadcast %a : tile<2x4xi32> -> tile<8x4xi32>", False),
        ("%0 = broadcast %a : tile<4xi32> -> tile<8x4xi32>", False),
        ("%0 = reshape %a : tile<[4]xi8> -> tile<4xi8>", True),
        (f"%0 = reshape %a : tile<{'9' * 18}xi8> -> tile<{'9' * 18}x1xi8>", True),
        (f"%0 = reshape %a : tile<{'9' * 5000}xi8> -> tile<{'9' * 5000}x1xi8>", False),
        ("%0 = constant dense<7> : tile<4xi32>", True),
        ("%0 = constant <i32: 7> : tile<4xi16>", False),
        ("%0 = constant <i32: [1, 2]> : tile<2xi32>", True),
        ("%0 = constant <f32: 7.0> : tile<f32>", False),
        ('%0 = "arith.muli"(%a, %a) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32', True),
        ('%0 = "arith.muli"(%a, %a) {overflowFlags = #arith.overflow<none>, x} : (i32, i32) -> (i32)', True),
        ('%0 = "arith.cmpi"(%a, %a) <{predicate = 9 : i64}> : (i32, i32) -> i1', True),
        ('%0 = "arith.constant"() <{value = 5 : i32}> : () -> i32', True),
        ('%0 = "arith.constant"() <{value = 5 : i32}> : () -> i16', False),
        ('%0 = "arith.constant"() : () -> i32', False),
        (
            '%0 = "cuda_tile.shri"(%a, %a) <{signedness = #cuda_tile.signedness<signed>}> : (!cuda_tile.tile<i8>, !cuda_tile.tile<i8>)'
            " -> !cuda_tile.tile<i8>",
            True,
        ),
        ('%0 = "cuda_tile.constant"() <{value = dense<7> : !cuda_tile.tile<4xi32>}> : () -> !cuda_tile.tile<4xi32>', True),
    ],
)
def test_known_operations(text: str, known: bool) -> None:
    chunk = chunks(f"%a = a.x\n{text}\n")[0]
    assert len(chunk.operations) == 2
    assert (chunk.operations[1].known is not None) is known


@pytest.mark.parametrize(
    ("text", "known"),
    [
        ("%0 = arith.addi %c, %c : i8", True),
        ("%0 = arith.addi %c, %a : i8", True),
        ("%0 = arith.addi %c, %a : i16", False),
        ("%0 = arith.addi %a, %c : i16", False),
        ("%0 = arith.addi %a, %c : vector<4xi8>", False),
        ("%0 = arith.extsi %c : i8 to i16", True),
        ("%0 = arith.extsi %c : i4 to i16", False),
        ("%0 = arith.cmpi eq, %a, %c : i8", True),
        ("%0 = arith.cmpi eq, %a, %c : i1", False),
        ("%0 = arith.select %b, %c, %a : i8", True),
        ("%0 = arith.select %c, %a, %a : i8", False),
        ("%0 = arith.select %b, %b, %a : i8", False),
        ("%0 = addi %a, %c : tile<i8>", False),
    ],
)
def test_what_takes_a_value_for_another_type_is_no_mlir(text: str, known: bool) -> None:
    text = f'%a = "a.x"() : () -> i8\n%b = arith.constant true\n%c = arith.constant 3 : i8\n{text}\na.y %0\n'
    if not known:
        with pytest.raises(MlirError, match=r"^in.mlir:4:\d+: error: use of value '%[abc]' expects different type than prior uses: "):
            chunks(text)
        return
    ops = chunks(text)[0].operations[3:]
    assert ops[0].known is not None
    assert [op.name for op in ops[1:]] == ["a.y"]


@pytest.mark.parametrize(
    "text",
    [
        "%0 = arith.addi %a, %c : i8 overflow<nsw>",
        "%0 = arith.addi %a, %c : i8 of i8",
        "%0 = arith.addi %a, %c : i8 x.y = 1",
        "%0 = addi %t, %t : tile<i8> -> tile<i8>",
        "%0 = addi %t, %t : tile<i8>, tile<i8>",
        "%0 = addi %t, %t : tile<i8> to tile<i8>",
        "%0 = addi %t, %t overflow<nsw> : tile<i8>",
        "%0 = addi %t, %t overflow<no_signed_wrap, no_unsigned_wrap> : tile<i8>",
        "%0 = cmpi equal %t, %t, signed : tile<i8>, tile<i1>",
        "%0 = exti %t signed : tile<i8> to tile<i16>",
        "%0 = exti %t signed : tile<i8>, tile<i16>",
        "%0 = select %u, %t, %t : tile<i1> -> tile<i8>",
        "%0 = negi %t : tile<i8> -> tile<i8>",
        "%0 = reshape %t : tile<i8>, tile<1xi8>",
        "%0 = constant <i8: 5> : tile<i8> -> tile<i8>",
    ],
)
def test_what_has_more_or_other_types_than_its_syntax_is_not_known(text: str) -> None:
    """`to`, `->` and `,` stand where an operation has two types, each in its own; behind the last type there is the next operation."""
    head = '%a, %b, %t, %u = "a.x"() : () -> (i8, i1, !cuda_tile.tile<i8>, !cuda_tile.tile<i1>)\n%c = arith.constant 0 : i8\n'
    ops = chunks(f"{head}{text}\n")[0].operations
    assert [op.known for op in ops[2:]] == [None]
    assert simplify(f"{head}{text}\na.y %0\n") == f"{head}{text}\na.y %0\n"


@pytest.mark.parametrize(
    "text",
    [
        "%0 = arith.addi %a : i8",
        "%0 = arith.addi %a, %c : i8 to i8",
        "%0 = arith.addi %a, %c : i8\n  to i8",
        "%0 = arith.addi %a, %c : i8, i8",
        "%0 = arith.addi %a, %c : i8 -> i8",
        "%0 = arith.addi %a, %c : i8 : i8",
        "%0 = arith.addi %a, %c : i8 = 1",
        "%0 = arith.addi %a, %c : i8 %c",
        '%0 = arith.addi %a, %c : i8 "x"',
        "%0 = arith.addi %a, %c : i8 {x}",
        "%0 = arith.shrui %a, %c : i8 to i8",
        "%0 = arith.cmpi eq, %a, %c : i8 to i1",
        "%0 = arith.cmpi eq, %a, %c : i8, i1",
        "%0 = arith.select %b, %a, %c : i1 to i8",
        "%0 = arith.extui %a : i8, i16",
        "%0 = arith.trunci %a : i8 -> i4",
        "%0 = arith.constant 5 : i8 to i8",
        "%0 = arith.constant true : i1",
        "%0 = math.absi %a : i8 to i8",
    ],
)
def test_what_else_stands_there_of_mlirs_own_is_refused(text: str) -> None:
    with pytest.raises(MlirError, match=r"in.mlir:3:\d+: error: (?:custom op '[\w.]+' )?expected"):
        simplify(f"%a, %b = a.x\n%c = arith.constant 0 : i8\n{text}\n", name="in.mlir")


@pytest.mark.parametrize("behind", ["%1 = a.y", '"a.y"() : () -> ()', "a.y %0", "print %0", "%1, %2 = a.y", "%1:2 = a.y", "a.y", "\na.y"])
def test_a_known_operation_ends_where_the_next_one_begins(behind: str) -> None:
    head = '%a = "a.x"() : () -> i8\n'
    ops = chunks(f"{head}%0 = arith.addi %a, %a : i8 {behind}\n")[0].operations
    assert len(ops) == 3
    assert ops[1].known is not None


def test_the_meaning_of_a_comparison_has_its_operands_turned() -> None:
    op = chunks('%a, %b = "a.x"() : () -> (i32, i32)\n%0 = arith.cmpi sgt, %a, %b : i32\n')[0].operations[1]
    assert op.known is not None
    assert op.known.kind.name == "EK_LtS"
    assert [value.text for value in op.operands] == ["%b", "%a"]


def test_types_may_have_aliases() -> None:
    text = "!t = !u\n!u = vector<4xi8>\n%a = arith.constant dense<1> : !t\n"
    known = chunks(text)[0].operations[0].known
    assert known is not None
    assert known.type == (8, "vector", "4x")


def test_what_a_name_means_is_never_guessed_for_a_rewrite() -> None:
    text = """\
%a = arith.constant 1 : i32
%b = arith.constant 2 : i32
foo.op(%a: i32) -> %c {
  foo.use %a, %c : i32
}
%c = arith.constant 3 : i32
scf.if %b {
}
"""
    pinned = {value.text: value.pinned for op in chunks(text)[0].operations for value in op.results}
    assert pinned == {"%a": True, "%b": False, "%c": True}
    user = operation(text, "foo.use")
    assert all(value.op is None for value in user.operands)


def test_regions_that_see_nothing_of_outside_may_use_names_again() -> None:
    text = """\
%a = arith.constant 1 : i32
func.func @f(%a: i32) {
  %b = arith.addi %a, %a : i32
  scf.for %i = %b to %b step %b : i32 {
  }
  scf.for %i = %b to %b step %b : i32 {
    foo.x %i : i32
  }
  func.return
}
"""
    argument = operation(text, "arith.addi").operands[0]
    assert argument.op is None
    index = operation(text, "foo.x").operands[0].home
    assert isinstance(index, Operation)
    assert index.name == "scf.for"


def test_graph_regions_use_what_is_defined_further_down() -> None:
    op = chunks('%a = arith.addi %b, %b : i32\n%b = "a.x"() : () -> i32\n')[0].operations
    assert op[0].operands[0].op is None
    assert op[1].results[0].pinned


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('%0 = "a.x"(%1) : (i32) -> i32', "in.mlir:1:12: error: use of undeclared SSA value name '%1'\n{text}\n           ^"),
        (
            '%0 = "a.x"() : () -> i32\n%0 = "a.x"() : () -> i32',
            "in.mlir:2:1: error: redefinition of SSA value '%0'\n%0 = \"a.x\"() : () -> i32\n^",
        ),
        ('\t"a.x"() : () -> i32 }', "in.mlir:1:22: error: expected an operation, not '}'\n{text}\n\t                    ^"),
        ('"a.x"(', "in.mlir:1:6: error: this '(' is never closed\n{text}\n     ^"),
        ('"a.x"(]', "in.mlir:1:7: error: unbalanced ']': expected ')'\n{text}\n      ^"),
        ("a.x {\n", "in.mlir:1:5: error: this '{{' is never closed\na.x {{\n    ^"),
        ("a.x > b", "in.mlir:1:5: error: unbalanced '>': nothing is open\n{text}\n    ^"),
        ("{-# a {-# b", "in.mlir:1:1: error: these '{-#' resources have no end\n{text}\n^"),
        ('a.x "b', "in.mlir:1:5: error: this string has no end\n{text}\n    ^"),
        ("a.x \x01", "in.mlir:1:5: error: unexpected character \\x01\n{text}\n    ^"),
        ("a.x é", "in.mlir:1:5: error: unexpected character 'é'\n{text}\n    ^"),
        ("a.x \0 \x01", "in.mlir:1:7: error: unexpected character \\x01\n{text}\n      ^"),
        (
            "%a = a.x\n%a = scf.if %a {\n  %b = a.y\n}",
            "in.mlir:2:1: error: redefinition of SSA value '%a'\n%a = scf.if %a {\n^",
        ),
        (
            "%a = a.x\nscf.if %a {\n  %a = scf.if %a {\n  }\n}",
            "in.mlir:3:3: error: redefinition of SSA value '%a'\n  %a = scf.if %a {\n  ^",
        ),
        ('"a.x"', "in.mlir:1:6: error: expected '(' to start operand list\n{text}\n     ^"),
        ("%0:0 = a.x", "in.mlir:1:4: error: expected a number of results\n{text}\n   ^"),
        ("%0#1 = a.x", "in.mlir:1:1: error: expected the name of a result\n{text}\n^"),
        ("%0, = a.x", "in.mlir:1:5: error: expected the name of a result\n{text}\n    ^"),
        ("%0 a.x", "in.mlir:1:4: error: expected '=' behind the names of results\n{text}\n   ^"),
        ("%0 = 5", "in.mlir:1:6: error: expected the name of an operation\n{text}\n     ^"),
        ('%0:2 = "a.x"() : () -> (i32, i32)\na.y %0#2', "in.mlir:2:5: error: reference to invalid result number 2\na.y %0#2\n    ^"),
        ("cf.br ^bb1", "in.mlir:1:7: error: reference to an undefined block '^bb1'\n{text}\n      ^"),
        ("^bb1:\n^bb1:", "in.mlir:2:1: error: redefinition of block '^bb1'\n^bb1:\n^"),
        ("^bb1(%a: i32)", "in.mlir:1:14: error: expected ':' behind the name of a block\n{text}\n             ^"),
        ("^bb1(%a: i32", "in.mlir:1:5: error: this '(' is never closed\n{text}\n    ^"),
        ('"a.x"() : i32', "in.mlir:1:11: error: expected function type\n{text}\n          ^"),
        ('"a.x"() : () i32', "in.mlir:1:13: error: expected '->' in function type\n{text}\n            ^"),
        ('"a.x"() : () -> 5', "in.mlir:1:16: error: expected non-function type\n{text}\n               ^"),
        ("!t = tensor<4x", "in.mlir:1:12: error: this '<' is never closed\n{text}\n           ^"),
        ("a.x\n// -----\na.y %0\n", "in.mlir:3:5: error: use of undeclared SSA value name '%0'\na.y %0\n    ^"),
        ("define void @f() {\n}\n", "in.mlir:1:1: error: custom op 'define' is unknown\ndefine void @f() {{\n^"),
        ("%0 = word\n", "in.mlir:1:6: error: custom op 'word' is unknown\n%0 = word\n     ^"),
        ("func.func @f() {\n  a.x %0\n}\n", "in.mlir:2:7: error: use of undeclared SSA value name '%0'\n  a.x %0\n      ^"),
    ],
)
def test_what_is_no_mlir_is_told_with_its_place(text: str, message: str) -> None:
    with pytest.raises(MlirError) as caught:
        chunks(text)
    assert str(caught.value) == message.replace("{text}", text).replace("{{", "{")


@pytest.mark.parametrize(
    "text",
    [
        "module {\n  word\n}\n",
        "func @f() {\n  word\n}\n",
        "%0 = a.x\n%1 = unrealized_conversion_cast %0 : i32 to index\n",
        "%0 = iota : tile<4xi32>\n",
        '"word"() : () -> ()\n',
        "a.word\n",
    ],
)
def test_words_that_may_be_operations_of_some_dialect_are_read(text: str) -> None:
    assert simplify(text) == text


@pytest.mark.parametrize("bracket", ['"a.x"() ({', "a.x {", "a.x (", "a.x ["])
def test_deep_nesting_takes_no_stack_of_pythons(bracket: str) -> None:
    closing = {'"a.x"() ({': "}) : () -> ()", "a.x {": "}", "a.x (": ")", "a.x [": "]"}[bracket]
    depth = 20_000
    if bracket.endswith("{"):
        text = f"{bracket}\n" * depth + f"{closing}\n" * depth
        assert len(chunks(text)[0].operations) == depth
    else:
        assert len(chunks(f"a.x {bracket[-1] * depth}{closing * depth}")[0].operations) == 1


@pytest.mark.parametrize(
    "body",
    [
        "<http://a.b/c>",
        '<x, "//", [a // b]>',
        "<a://b, !u.v<c//d>>",
        "<f // ( -> 1\n )>",
        "<[a //]\n]>",
        "<a, // of a, (b)\n b>",
    ],
)
@pytest.mark.parametrize("sigil", ["#", "!"])
def test_two_slashes_in_a_body_begin_no_comment_that_would_hide_its_end(sigil: str, body: str) -> None:
    attribute = f"{sigil}t.u{body}"
    text = f'"a.x"() {{k = {attribute}}} : () -> () // #t<b//\n"a.y"() : () -> ()\n'
    assert outline(text) == ["a.x", "a.y"]


def test_two_slashes_behind_a_body_or_a_blank_begin_a_comment() -> None:
    assert outline('"a.x"() {k = #t.u<a>} : () -> () // >"\n"a.y"() {k = #t.u} : () -> () // <') == ["a.x", "a.y"]
    with pytest.raises(MlirError):
        chunks('"a.x"() {k = #t.u <a//>} : () -> ()\n')


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        # which braces open a region
        ("a.x {b.c}", ["a.x", ".b.c"]),
        ("a.x {b}", ["a.x"]),
        ("a.x attributes {b.c}\na.y", ["a.x", "a.y"]),
        ("a.x ({b.c})\na.y", ["a.x", "a.y"]),
        ("a.x [{b.c %a}]\na.y", ["a.x", "a.y"]),
        ("a.x <{b.c %a}>\na.y", ["a.x", "a.y"]),
        ('a.x {"b.c"() : () -> ()}', ["a.x", ".b.c"]),
        ('a.x {"b" = 1}\na.y', ["a.x", "a.y"]),
        ('a.x {"b"}\na.y', ["a.x", "a.y"]),
        ("a.x {%0 = b.c}", ["a.x", ".b.c %0"]),
        ("a.x {%0:2, %1 = b.c}", ["a.x", ".b.c %0#0 %0#1 %1"]),
        ("a.x ({%a : i32})\na.y", ["a.x", "a.y"]),
        ("a.x {b = 1}\na.y", ["a.x", "a.y"]),
        ("a.x {b, c = 1}\na.y", ["a.x", "a.y"]),
        ("a.x {b.c %a}", ["a.x", ".b.c"]),
        ("a.x {b.c : i32}\na.y", ["a.x", ".b.c", "a.y"]),
        ("a.x {\n^bb:\n}\na.y", ["a.x", "a.y"]),
        ('"a.x"() {b.c} : () -> ()\na.y', ["a.x", "a.y"]),
        # where operations end
        ("a.x >= 3\na.y", ["a.x", "a.y"]),
        ("a.x k<v>=3\na.y", ["a.x", "a.y"]),
        ("a.x (d0 >= 3)\na.y", ["a.x", "a.y"]),
        ("a.x\n{-# a: {} #-}\na.y", ["a.x", "a.y"]),
        ("a.x {\n  a.y\n// -----\n    : i32\n}\na.z", ["a.x", ".a.y", "a.z"]),
        ("a.x\n^bb:\na.y", ["a.x", "a.y"]),
        ("a.x\n^bb(%0: i32):\na.y", ["a.x", "a.y"]),
        ("a.x\n  ^bb\n^bb:\na.y", ["a.x", "a.y"]),
        ("a.x\n#m = 1\na.y", ["a.x", "a.y"]),
        ("a.x\n#m\na.y", ["a.x", "a.y"]),
        ('a.x\n"s"\na.y', ["a.x", "a.y"]),
        ("a.x\nb.c = 1\na.y", ["a.x", "a.y"]),
        ("a.x\nb\na.y", ["a.x", "a.y"]),
        ("a.x {\n} a.y", ["a.x", "a.y"]),
        ("a.x {\n} b a.y", ["a.x"]),
        ("a.x a.y", ["a.x"]),
        ("!t =\n  i32\na.y", ["a.y"]),
        ("!t = (i32) ->\n  i32\na.y", ["a.y"]),
        ("#m = [1,\n2]\na.y", ["a.y"]),
        ("^bb(%0: !t.u<v>=, %1: i32):\na.y %1", ["a.y"]),
    ],
)
def test_where_operations_and_regions_begin_and_end(text: str, expected: list[str]) -> None:
    head = "%a = o.p\n" if "%a" in text else ""
    assert outline(head + text)[bool(head) :] == expected


@pytest.mark.parametrize(
    ("text", "count"), [("a.x {}", 1), ("a.x attributes {}", 0), ("a.x {} {}", 2), ('"a.x"() {} : () -> ()', 0), ("a.x", 0)]
)
def test_how_many_regions(text: str, count: int) -> None:
    assert len(operation(text, "a.x").regions) == count


def test_each_label_begins_a_block() -> None:
    assert [len(operation(text, "a.x").regions[0].blocks) for text in ("a.x {}", "a.x {^a:}", "a.x {^a: ^b:}", "a.x {b.c\n^a:}")] == [
        1,
        1,
        2,
        2,
    ]


@pytest.mark.parametrize(
    ("head", "bound"),
    [
        ("%i = %n", "i"),
        ("%i in %n", "i"),
        ("%i to %n", ""),
        ("(%i, %j) = (%n, %n)", "ij"),
        ("(%i, %j) in %n", "ij"),
        ("(%i, %j) to %n", ""),
        ("(%i, %j)", ""),
        ("(%i %j) = %n", ""),
        ("[%i, %j] = %n", ""),
        ("(b, %i, %j) = %n", ""),
        ("(%i, b, %j) = %n", ""),
        ("(%n, %n) to (%i) = %n", "i"),
    ],
)
def test_names_that_are_written_as_ones_that_are_given_a_value(head: str, bound: str) -> None:
    text = f"%n, %i, %j = o.p\na.x {head} {{\n  a.use %i, %j\n}}\na.y %i, %j\n"
    outer = {value.text[1:]: [user.name for user in value.users] for value in operation(text, "o.p").results}
    for name in "ij":
        assert ("a.x" in outer[name]) is (name not in bound and f"%{name}" in head)
        assert ("a.use" in outer[name]) is (f"%{name}" not in head)
        assert outer[name][-1] == "a.y"


def test_what_is_defined_ahead_of_regions_ends_with_them() -> None:
    text = "%n = o.p\na.x %i = %n {\n  a.use %i\n}\n%i = o.q\na.y %i\n"
    assert [user.name for user in operation(text, "o.q").results[0].users] == ["a.y"]


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ('"a.x"() ({ {-# a #-} }) : () -> ()', "1:12: error: expected an operation, not '{-# a #-}'"),
        ("a.x @f {\n} [%q: i32]", "2:4: error: use of undeclared SSA value name '%q'"),
        ("a.x %q: i32", "1:5: error: use of undeclared SSA value name '%q'"),
        ("a.x @f %q", "1:8: error: use of undeclared SSA value name '%q'"),
        ("a.x (", "1:5: error: this '(' is never closed"),
        ("a.x ([", "1:6: error: this '[' is never closed"),
        ("!t = (<", "1:7: error: this '<' is never closed"),
        ("a.x <b>=>", "1:9: error: unbalanced '>': nothing is open"),
    ],
)
def test_more_of_what_is_no_mlir(text: str, place: str) -> None:
    with pytest.raises(MlirError) as caught:
        chunks(text)
    assert str(caught.value).startswith(f"in.mlir:{place}\n")


@pytest.mark.parametrize("text", ["a.x @f(%x: i32)", 'a.x @f(%x "n")', "a.x private @f(%x: i32, %y: i8)"])
def test_declarations_name_their_arguments(text: str) -> None:
    assert outline(text) == ["a.x"]
