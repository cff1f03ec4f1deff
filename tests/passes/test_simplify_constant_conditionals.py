"""nvvm-reflect-pp: what is folded, what goes, what the blocks look like afterwards, and what is left alone."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from mirror_run import Outcome, canonical, function_body, run
from steps import calls

import nvopt
from nvopt.ir import Function, Module
from nvopt.knobs import KnobValues
from nvopt.passes.base import Context
from nvopt.passes.nvvm_reflect import NVVMReflect
from nvopt.passes.simplify_constant_conditionals import SimplifyConstantConditionals
from nvopt.remarks import RemarkSink
from nvopt.target import TargetOptions

DECLARATIONS = """
@g = global i32 0
declare void @a()
declare void @b()
declare void @c()
declare i32 @user(i32)
declare i1 @llvm.expect.i1(i1, i1)
declare i32 @llvm.umin.i32(i32, i32)
declare i32 @llvm.smax.i32(i32, i32)
"""


def simplify(body: str, arguments: str = "i1 %c, i32 %x, ptr %p", type: str = "i32", remarks: bool = False, tail: str = "") -> Outcome:
    """The pass on a function of these lines; nothing is left for a second run."""
    text = f"{DECLARATIONS}\ndefine {type} @f({arguments}) {{\n{body}\n}}\n{tail}"
    outcomes = [run(text, SimplifyConstantConditionals(), remarks=remarks, parse_first=parse_first) for parse_first in (False, True)]
    assert outcomes[0].text == outcomes[1].text
    again = run(outcomes[0].text, SimplifyConstantConditionals())
    assert not again.changed, (outcomes[0].text, again.text)
    return outcomes[0]


def check(body: str, expected: str, arguments: str = "i1 %c, i32 %x, ptr %p", type: str = "i32", tail: str = "") -> None:
    """The pass on a function of lines `body` gives the lines `expected`."""
    wanted = f"{DECLARATIONS}\ndefine {type} @f({arguments}) {{\n{expected}\n}}\n{tail}"
    assert simplify(body, arguments, type, tail=tail).body("f") == function_body(canonical(wanted), "f")


def check_unchanged(body: str, tail: str = "") -> None:
    """The pass leaves a function of lines `body` as it is."""
    text = f"{DECLARATIONS}\ndefine i32 @f(i1 %c, i32 %x, ptr %p) {{\n{body}\n}}\n{tail}"
    for parse_first in (False, True):
        result = run(text, SimplifyConstantConditionals(), parse_first=parse_first)
        assert not result.changed
        assert result.text == canonical(text)


def test_the_pattern_of_libdevice() -> None:
    """After nvvm-reflect one path is left, in one block."""
    text = r"""
@.str = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00"
declare i32 @__nvvm_reflect(ptr)
declare float @llvm.nvvm.floor.f(float)
declare float @llvm.nvvm.floor.ftz.f(float)
define float @floorf(float %f) {
  %1 = call i32 @__nvvm_reflect(ptr @.str)
  %2 = icmp ne i32 %1, 0
  br i1 %2, label %3, label %5
3:
  %4 = call float @llvm.nvvm.floor.ftz.f(float %f)
  br label %7
5:
  %6 = call float @llvm.nvvm.floor.f(float %f)
  br label %7
7:
  %.0 = phi float [ %4, %3 ], [ %6, %5 ]
  ret float %.0
}
"""
    for ftz, callee in ((True, "floor.ftz.f"), (False, "floor.f")):
        result = run(text, NVVMReflect(), SimplifyConstantConditionals(), target=TargetOptions(ftz=ftz))
        assert result.body("floorf") == f"  %1 = call float @llvm.nvvm.{callee}(float %f)\n  ret float %1\n"


# -- constants

FOLDED = {
    "%r = icmp sge i32 900, 800": "i1 true",
    "%r = icmp samesign ult i32 900, 800": "i1 false",
    "%i = icmp eq i32 900, 900\n  %r = zext i1 %i to i32": "i32 1",
    "%i = icmp eq i32 900, 900\n  %r = sext i1 %i to i32": "i32 -1",
    "%t = trunc i32 900 to i8\n  %r = icmp slt i8 %t, 0": "i1 true",
    "%d = sdiv i32 900, 10\n  %m = urem i32 %d, 7\n  %r = icmp eq i32 %m, 6": "i1 true",
    "%s = shl i32 1, 4\n  %o = or i32 %s, 1\n  %x1 = xor i32 %o, -1\n  %r = icmp eq i32 %x1, -18": "i1 true",
    "%i = icmp ne i32 0, 0\n  %r = and i1 %c, %i": "i1 false",
    "%i = icmp eq i32 0, 0\n  %r = or i1 %i, %c": "i1 true",
    "%i = icmp eq i32 0, 0\n  %r = call i1 @llvm.expect.i1(i1 %i, i1 false)": "i1 true",
    "%m = call i32 @llvm.umin.i32(i32 900, i32 -1)\n  %r = icmp eq i32 %m, 900": "i1 true",
    "%m = call i32 @llvm.smax.i32(i32 900, i32 -1)\n  %r = icmp eq i32 %m, 900": "i1 true",
    "%f = freeze i32 900\n  %r = icmp ugt i32 %f, 899": "i1 true",
    "%i = icmp ugt i32 900, 800\n  %r = select i1 %i, i32 %x, i32 7": "i32 %x",
    "%r = select i1 false, i32 %x, i32 7": "i32 7",
    "%i = icmp ugt i32 900, 800\n  %r = select i1 %i, <2 x i32> <i32 1, i32 2>, <2 x i32> zeroinitializer": "<2 x i32> <i32 1, i32 2>",
    "%s = select i1 true, i1 %c, i1 false\n  %r = select i1 false, i1 true, i1 %s": "i1 %c",
}


@pytest.mark.parametrize(("body", "value"), FOLDED.items())
def test_folding(body: str, value: str) -> None:
    """Comparisons and selects, what they are computed from, and what is computed from them."""
    type = value.split(" %")[0] if "%" in value else value[: value.index(">") + 1] if ">" in value else value.split(" ")[0]
    check(f"  {body}\n  ret {type} %r", f"  ret {value}", type=type)


LEFT = [
    "%r = add i32 900, 1\n  ret i32 %r",
    "%r = lshr i32 -1, 1\n  %s = bitcast i32 %r to i32\n  ret i32 %s",
    "%r = icmp eq i32 %x, 900\n  %s = select i1 %r, i32 1, i32 2\n  ret i32 %s",
    "%r = and i32 %x, 0\n  ret i32 %r",
    "%r = udiv i32 900, 0\n  %i = icmp eq i32 %r, 0\n  br i1 %i, label %t, label %e\nt:\n  ret i32 1\ne:\n  ret i32 2",
    "%r = shl i32 900, 32\n  %i = icmp eq i32 %r, 0\n  br i1 %i, label %t, label %e\nt:\n  ret i32 1\ne:\n  ret i32 2",
    "br i1 undef, label %t, label %e\nt:\n  ret i32 1\ne:\n  ret i32 2",
    "br i1 poison, label %t, label %e\nt:\n  ret i32 1\ne:\n  ret i32 2",
    "switch i32 undef, label %t [ i32 1, label %e ]\nt:\n  ret i32 1\ne:\n  ret i32 2",
    "switch i32 poison, label %t [ i32 1, label %e ]\nt:\n  ret i32 1\ne:\n  ret i32 2",
    "%r = select i1 poison, i32 1, i32 2\n  ret i32 %r",
    "%i = icmp eq i32 undef, 0\n  br i1 %i, label %t, label %e\nt:\n  ret i32 1\ne:\n  ret i32 2",
    "%i = icmp eq ptr @g, null\n  br i1 %i, label %t, label %e\nt:\n  ret i32 1\ne:\n  ret i32 2",
    "br i1 %c, label %t, label %e\nt:\n  br label %j\ne:\n  br label %j\nj:\n  %r = phi i32 [ undef, %t ], [ 2, %e ]\n  ret i32 %r",
    "br label %t\nt:\n  ret i32 1",
    "br i1 %c, label %t, label %t\nt:\n  ret i32 1",
]


@pytest.mark.parametrize("body", LEFT)
def test_left_alone(body: str) -> None:
    """No decided condition, or one that is undefined: not a character changes."""
    check_unchanged("  " + body)


def test_functions_without_a_constant_condition_are_not_parsed() -> None:
    """One search on the text is all that they cost."""
    module = Module.parse(canonical("define i32 @f(i32 %x) {\n  %r = icmp eq i32 %x, 900\n  %s = zext i1 %r to i32\n  ret i32 %s\n}\n"))
    function = module.get_function("f")
    assert function is not None
    assert not SimplifyConstantConditionals().run(function, Context(TargetOptions(), KnobValues(), RemarkSink()))
    assert not function.is_parsed


# -- branches, phis and blocks


def test_a_branch_in_the_middle() -> None:
    """The dead arm goes, the phi is replaced, three blocks become one."""
    check(
        """  call void @a()
  br i1 true, label %t, label %e
t:
  call void @b()
  br label %j
e:
  call void @c()
  br label %j
j:
  %r = phi i32 [ %x, %t ], [ 2, %e ]
  ret i32 %r""",
        "t:\n  call void @a()\n  call void @b()\n  ret i32 %x",
    )


def test_phis_keep_their_other_edges() -> None:
    """A join that is still reached twice keeps its phi."""
    check(
        """entry:
  br i1 %c, label %t, label %e
t:
  br i1 false, label %j, label %k
k:
  call void @a()
  br label %j
e:
  br label %j
j:
  %r = phi i32 [ 1, %t ], [ 2, %k ], [ %x, %e ]
  %s = phi i32 [ 4, %t ], [ 5, %k ], [ 6, %e ]
  %u = add i32 %r, %s
  ret i32 %u""",
        """entry:
  br i1 %c, label %k, label %e
k:
  call void @a()
  br label %j
e:
  br label %j
j:
  %r = phi i32 [ 2, %k ], [ %x, %e ]
  %s = phi i32 [ 5, %k ], [ 6, %e ]
  %u = add i32 %r, %s
  ret i32 %u""",
    )


def test_constants_go_through_phis_and_decide_further() -> None:
    """One decided branch makes a phi constant, which decides the next; the code after it is folded too."""
    check(
        """entry:
  br i1 true, label %t, label %e
t:
  br label %j
e:
  %w = call i32 @user(i32 1)
  br label %j
j:
  %r = phi i32 [ 900, %t ], [ %w, %e ]
  %i = icmp sge i32 %r, 800
  br i1 %i, label %new, label %old
new:
  %m = call i32 @user(i32 %r)
  ret i32 %m
old:
  call void @b()
  ret i32 0""",
        "entry:\n  %m = call i32 @user(i32 900)\n  ret i32 %m",
    )


def test_the_same_constant_from_two_sides() -> None:
    """Both paths asked the same and got the same."""
    body = """entry:
  br i1 %c, label %t, label %e
t:
  call void @a()
  br label %j
e:
  call void @b()
  br label %j
j:
  %r = phi i32 [ 900, %t ], [ 900, %e ]
  %i = icmp eq i32 %r, 900
  br i1 %i, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 2"""
    result = simplify(body)
    assert "phi" not in result.text
    assert "ret i32 2" not in result.text


@pytest.mark.parametrize(("value", "label"), [(1, "a"), (2, "b"), (3, "a"), (-4, "m"), (9, "d")])
def test_switches(value: int, label: str) -> None:
    """The right case, by value; of several edges to one block one stays."""
    body = f"""entry:
  switch i32 {value}, label %d [
    i32 1, label %a
    i32 2, label %b
    i32 3, label %a
    i32 -4, label %m
  ]
a:
  %pa = phi i32 [ 10, %entry ], [ 10, %entry ]
  ret i32 %pa
b:
  %pb = phi i32 [ 20, %entry ]
  ret i32 %pb
m:
  ret i32 30
d:
  ret i32 40"""
    returned = {"a": 10, "b": 20, "m": 30, "d": 40}[label]
    check(body, f"entry:\n  ret i32 {returned}")


def test_switch_to_a_join() -> None:
    """Edges that go leave the phi, one entry each."""
    body = """entry:
  br i1 %c, label %s, label %j
s:
  switch i32 2, label %j [
    i32 2, label %j
    i32 3, label %j
  ]
j:
  %r = phi i32 [ 1, %entry ], [ 5, %s ], [ 5, %s ], [ 5, %s ]
  ret i32 %r"""
    check(body, "entry:\n  br i1 %c, label %s, label %j\ns:\n  br label %j\nj:\n  %r = phi i32 [ 1, %entry ], [ 5, %s ]\n  ret i32 %r")


def test_empty_blocks_are_dropped() -> None:
    """A block that a decided branch left empty: whoever went there goes on; a branch whose two targets become one is none."""
    body = """entry:
  br i1 %c, label %t, label %j
t:
  br i1 false, label %dead, label %j
dead:
  call void @a()
  br label %j
j:
  call void @b()
  ret i32 0"""
    check(body, "entry:\n  call void @b()\n  ret i32 0")
    with_phi = body.replace("  call void @b()\n  ret i32 0", "  %r = phi i32 [ 1, %entry ], [ 2, %t ], [ 3, %dead ]\n  ret i32 %r")
    check(with_phi, "entry:\n  br i1 %c, label %t, label %j\nt:\n  br label %j\nj:\n  %r = phi i32 [ 1, %entry ], [ 2, %t ]\n  ret i32 %r")
    same_phi = with_phi.replace("[ 2, %t ]", "[ 1, %t ]")
    check(same_phi, "entry:\n  ret i32 1")


def test_an_empty_block_of_several_predecessors() -> None:
    """Each of them gets the value that came in from the block."""
    body = """entry:
  switch i32 %x, label %other [
    i32 1, label %t
    i32 2, label %t
    i32 3, label %u
  ]
u:
  call void @a()
  br label %t
t:
  br i1 true, label %j, label %dead
dead:
  br label %j
other:
  call void @b()
  br label %j
j:
  %r = phi i32 [ %x, %t ], [ 3, %dead ], [ 4, %other ]
  ret i32 %r"""
    expected = """entry:
  switch i32 %x, label %other [
    i32 1, label %j
    i32 2, label %j
    i32 3, label %u
  ]
u:
  call void @a()
  br label %j
other:
  call void @b()
  br label %j
j:
  %r = phi i32 [ %x, %entry ], [ %x, %entry ], [ %x, %u ], [ 4, %other ]
  ret i32 %r"""
    check(body, expected)


def test_loops_that_cannot_be_reached() -> None:
    """Blocks that keep each other alive are dead all the same, whether a fold made them so or not."""
    body = """entry:
  br i1 false, label %loop, label %out
loop:
  %i = phi i32 [ 0, %entry ], [ %n, %latch ]
  %n = add i32 %i, 1
  %d = icmp ult i32 %n, %x
  br i1 %d, label %latch, label %out
latch:
  call void @a()
  br label %loop
out:
  %r = phi i32 [ 5, %entry ], [ %n, %loop ]
  ret i32 %r"""
    check(body, "entry:\n  ret i32 5")
    check("entry:\n  ret i32 %x\nloop:\n  br label %latch\nlatch:\n  br label %loop\nalone:\n  br label %latch", "entry:\n  ret i32 %x")


def test_loops_that_run_stay() -> None:
    """A decided exit condition, a loop without end, and one that runs once."""
    check(
        """entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %n, %loop ]
  %n = add i32 %i, 1
  call void @a()
  br i1 true, label %loop, label %out
out:
  ret i32 %n""",
        """entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %n, %loop ]
  %n = add i32 %i, 1
  call void @a()
  br label %loop""",
    )
    check(
        """entry:
  br label %loop
loop:
  %i = phi i32 [ 7, %entry ], [ %n, %loop ]
  %n = call i32 @user(i32 %i)
  br i1 false, label %loop, label %out
out:
  ret i32 %n""",
        "entry:\n  %n = call i32 @user(i32 7)\n  ret i32 %n",
    )


def test_loop_metadata_stays_on_the_latch() -> None:
    """A latch is kept for what its branch says of the loop."""
    tail = '!0 = distinct !{!0, !1}\n!1 = !{!"llvm.loop.unroll.disable"}\n'
    body = """entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %n, %latch ]
  %n = call i32 @user(i32 %i)
  br i1 %c, label %latch, label %out
latch:
  br i1 true, label %loop, label %out, !llvm.loop !0
out:
  ret i32 %n"""
    assert "br label %loop, !llvm.loop" in simplify(body, tail=tail).body("f")


def test_blocks_whose_address_is_taken_stay() -> None:
    """From a table of the module, or from the function itself; they are neither merged nor forwarded."""
    body = """entry:
  br i1 false, label %dead, label %out
dead:
  %r = phi i32 [ 3, %entry ]
  %i = icmp eq i32 %r, 3
  br i1 %i, label %more, label %out
more:
  call void @a()
  br label %out
out:
  ret i32 0"""
    result = simplify(body, tail="@table = constant ptr blockaddress(@f, %dead)\n").body("f")
    assert "dead:" in result
    assert "more:" in result
    other = "@table = constant ptr blockaddress(@h, %dead)\ndefine void @h() {\n  br label %dead\ndead:\n  ret void\n}\n"
    assert "dead:" not in simplify(body, tail=other).body("f")
    circle = """entry:
  br i1 true, label %out, label %one
one:
  %r = phi i32 [ 0, %entry ], [ %s, %two ]
  br label %two
two:
  %s = phi i32 [ %r, %one ]
  call void @a()
  br label %one
out:
  ret i32 0"""
    result = simplify(circle, tail="@table = constant ptr blockaddress(@f, %one)\n").body("f")
    assert "one:" in result
    assert "phi" not in result
    chain = "entry:\n  br i1 true, label %next, label %out\nnext:\n  ret i32 1\nout:\n  ret i32 0"
    assert simplify(chain, tail="@table = constant ptr blockaddress(@f, %next)\n").body("f").startswith("entry:\n  br label %next\n")


def test_exception_edges() -> None:
    """A dead invoke takes its edge out of the landing pad's phis."""
    text = (
        DECLARATIONS
        + """
declare i32 @personality(...)
define i32 @f() personality ptr @personality {
entry:
  %i = icmp ne i32 0, 0
  br i1 %i, label %first, label %second
first:
  %a = invoke i32 @user(i32 1) to label %done unwind label %pad
second:
  %b = invoke i32 @user(i32 2) to label %done unwind label %pad
done:
  %r = phi i32 [ %a, %first ], [ %b, %second ]
  ret i32 %r
pad:
  %p = phi i32 [ 10, %first ], [ 20, %second ]
  %l = landingpad { ptr, i32 } cleanup
  ret i32 %p
}
"""
    )
    body = run(text, SimplifyConstantConditionals()).body("f")
    assert "user(i32 1)" not in body
    assert "ret i32 20" in body


def test_debug_records() -> None:
    """They speak of the constant, and move along when blocks are merged."""
    text = (
        DECLARATIONS
        + """
define i32 @f(i32 %x) !dbg !4 {
entry:
  %i = icmp ne i32 1, 0, !dbg !5
    #dbg_value(i1 %i, !6, !DIExpression(), !5)
  br i1 %i, label %t, label %e, !dbg !5
t:
    #dbg_value(i32 %x, !6, !DIExpression(), !5)
  call void @a(), !dbg !5
  br label %j, !dbg !5
e:
    #dbg_value(i32 3, !6, !DIExpression(), !5)
  br label %j, !dbg !5
j:
  %r = phi i32 [ %x, %t ], [ 2, %e ]
    #dbg_value(i32 %r, !6, !DIExpression(), !5)
  ret i32 %r, !dbg !5
}
!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!3}
!1 = distinct !DICompileUnit(language: DW_LANG_C, file: !2, emissionKind: FullDebug)
!2 = !DIFile(filename: "a.cu", directory: "/tmp")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "f", file: !2, line: 1, unit: !1)
!5 = !DILocation(line: 1, scope: !4)
!6 = !DILocalVariable(name: "v", scope: !4, type: !7)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
"""
    )
    lines = [line.split("!")[0].strip(" ,") for line in run(text, SimplifyConstantConditionals()).body("f").splitlines()]
    assert lines == ["entry:", "#dbg_value(i1 true", "#dbg_value(i32 %x", "call void @a()", "#dbg_value(i32 %x", "ret i32 %x"]


def test_remarks() -> None:
    """What was folded and what went."""
    result = simplify("entry:\n  br i1 true, label %t, label %e\nt:\n  ret i32 1\ne:\n  ret i32 2", remarks=True)
    assert result.said() == [
        ("Passed", "FoldedConditional", "br on a condition that is always 1"),
        ("Passed", "RemovedBlocks", "removed 1 blocks that cannot be reached"),
    ]


def work(body: str) -> tuple[int, Function]:
    """How many calls the pass alone takes, and the function afterwards."""
    function = Module.parse(canonical(f"{DECLARATIONS}define i32 @f(i32 %x) {{\n{body}}}\n")).get_function("f")
    assert function is not None
    assert function.blocks
    context = Context(TargetOptions(), KnobValues(), RemarkSink())
    return calls(partial(SimplifyConstantConditionals().run, function, context)), function


@pytest.mark.parametrize("reverse", [False, True])
def test_long_chains_take_linear_time(reverse: bool) -> None:
    """Each condition hangs on the one before; in whichever order the blocks stand, four times as many take about four times as much."""

    def chain(count: int) -> int:
        blocks = []
        for i in range(count):
            compare, condition = (f"  %c{i} = icmp eq i32 %p{i - 1}, 1\n", f"%c{i}") if i else ("", "true")
            blocks.append(f"b{i}:\n{compare}  br i1 {condition}, label %t{i}, label %e{i}\n")
            blocks.append(f"t{i}:\n  br label %j{i}\ne{i}:\n  call void @a()\n  br label %j{i}\n")
            blocks.append(f"j{i}:\n  %p{i} = phi i32 [ 1, %t{i} ], [ 2, %e{i} ]\n  call void @b()\n  br label %b{i + 1}\n")
        blocks.append(f"b{count}:\n  ret i32 %p{count - 1}\n")
        took, function = work("".join([blocks[0], *reversed(blocks[1:])] if reverse else blocks))
        assert len(function.blocks) == 1
        assert len(function.entry.instructions) == count + 1
        return took

    assert chain(800) < 5 * chain(200)


def test_wide_switches_take_linear_time() -> None:
    """Every case of a switch asks, and all of them join in one block."""

    def fan(count: int) -> int:
        cases = "".join(f"    i32 {i}, label %b{i}\n" for i in range(count))
        blocks = "".join(
            f"b{i}:\n  br i1 true, label %t{i}, label %e{i}\nt{i}:\n  %v{i} = add i32 %x, {i}\n  br label %j{i}\ne{i}:\n  br label %j{i}\n"
            f"j{i}:\n  %w{i} = phi i32 [ %v{i}, %t{i} ], [ 0, %e{i} ]\n  br label %join\n"
            for i in range(count)
        )
        edges = "".join(f", [ %w{i}, %j{i} ]" for i in range(count))
        join = f"join:\n  %p = phi i32 [ -1, %entry ]{edges}\n  ret i32 %p\n"
        took, function = work(f"entry:\n  switch i32 %x, label %join [\n{cases}  ]\n{blocks}{join}")
        assert len(function.blocks) == count + 2
        return took

    assert fan(800) < 5 * fan(200)


OLD_DEBUGGING = """; ModuleID = 'x'
source_filename = "x"

define i32 @f(i32 %x) !dbg !4 {
entry:
  br i1 true, label %t, label %j, !dbg !7

t:                                                ; preds = %entry
  call void @llvm.dbg.value(metadata i32 %x, metadata !6, metadata !DIExpression()), !dbg !7
  br label %j, !dbg !7

j:                                                ; preds = %t, %entry
  %r = phi i32 [ 1, %t ], [ 2, %entry ], !dbg !7
  ret i32 %r, !dbg !7
}

declare void @llvm.dbg.value(metadata, metadata, metadata)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "f.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !5)
!4 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!5 = !{null}
!6 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 1)
!7 = !DILocation(line: 2, scope: !4)
"""


@pytest.mark.parametrize("name", ["libdevice_like.ll", "math.ll", "table.ll", "demo.ll", ""])
@pytest.mark.parametrize("passes", ["nvvm-reflect,nvvm-reflect-pp", "nvvm-reflect-pp"])
def test_what_the_user_wrote_gives_what_llvm_makes_of_it_gives(name: str, passes: str) -> None:
    """Behind `verify` they get what LLVM has read and printed."""
    text = (Path(__file__).parents[2] / "fixtures" / name).read_text() if name else OLD_DEBUGGING
    assert nvopt.run(text, passes, cpu="sm_90") == nvopt.run(text, f"verify,{passes}", cpu="sm_90")


def test_what_is_wrong_in_code_that_goes_is_told() -> None:
    text = (
        OLD_DEBUGGING[: OLD_DEBUGGING.index(" !dbg !4")]
        + """ {
entry:
  br i1 true, label %t, label %e

t:                                                ; preds = %entry
  ret i32 1

e:                                                ; preds = %entry
  %wrong = add i32 %x, %later
  %later = add i32 %x, 1
  ret i32 %wrong
}
"""
    )
    with pytest.raises(nvopt.InputError, match="does not dominate"):
        nvopt.run(text, "nvvm-reflect-pp")
