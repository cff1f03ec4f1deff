"""Copies of loops and functions: on random code by execution, and each rule by itself."""

from __future__ import annotations

import random
import re

import pytest
from interpret import EndlessError, execute
from random_functions import ARGUMENTS, check, executed, expect, random_function
from test_loop_forms import parsed

from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.loops import Loop, LoopInfo
from nvopt.ir import BasicBlock, BranchInst, Builder, ConstantInt, Function, Instruction, IRError, PHINode, Value
from nvopt.ir.types import i1
from nvopt.llvm import Unit
from nvopt.transforms.blocks import CFGAnalyses, split_block, terminator_of
from nvopt.transforms.cloning import clone_function, clone_loop, may_copy, splice_function, version_stretch
from nvopt.transforms.loops import form_lcssa, is_lcssa_form, is_simplified, simplify_loop


def version_loop(loop: Loop, condition: Value, suffix: str, kept: CFGAnalyses) -> None:
    """Runs the loop, which is in loop-simplify form and closed, where `condition` holds, and a copy where not."""
    before = loop.preheader
    assert before is not None
    assert kept.dominators is not None
    assert kept.loops is not None
    split_block(terminator_of(before), kept, f"{loop.header.name}.ph")
    front, mapped = clone_loop(loop, suffix, kept)
    branch = terminator_of(before)
    BranchInst(condition, branch.successors[0], front).insert_before(branch)
    branch.erase()
    kept.dominators.insert_edge(before, front)
    simplify_loop(loop, kept)
    header = mapped.values[loop.header]
    assert isinstance(header, BasicBlock)
    copy = kept.loops.loop_for(header)
    assert copy is not None
    simplify_loop(copy, kept)


def test_random_loops_in_two_versions() -> None:
    versioned = 0
    for seed in range(80):
        rng = random.Random(seed)
        function = random_function(rng)
        before = executed(function)
        tree = DominatorTree(function)
        loops = LoopInfo(function, tree)
        kept = CFGAnalyses(tree, loops)
        for loop in loops:
            simplify_loop(loop, kept)
        for loop in loops:
            form_lcssa(loop, tree, loops)
        for loop in rng.sample(found := list(loops), min(2, len(found))):
            if is_simplified(loop):
                version_loop(loop, ConstantInt.get(i1, rng.randrange(2)), ".orig", kept)
                versioned += 1
        check(function, tree, loops)
        assert all(is_simplified(loop) for loop in loops)
        assert all(is_lcssa_form(loop, tree) for loop in loops)
        expect(function, before)
    assert versioned > 30


def test_random_stretches_in_two_versions() -> None:
    versioned = 0
    for seed in range(120):
        rng = random.Random(seed)
        function = random_function(rng)
        before = executed(function)
        tree = DominatorTree(function)
        loops = LoopInfo(function, tree)
        for block in list(function.blocks):
            inside = [one for one in block if not isinstance(one, PHINode) and not one.is_terminator]
            if inside and (tree.is_reachable(block) or rng.random() < 0.5):
                first, last = sorted((rng.randrange(len(inside)), rng.randrange(len(inside))))
                condition = ConstantInt.get(i1, rng.randrange(2))
                version_stretch(inside[first], inside[last], condition, ".orig", CFGAnalyses(tree, loops))
                versioned += 1
        check(function, tree, loops)
        expect(function, before)
    assert versioned > 200


STRETCH = """\
declare void @g()
define i32 @f(i32 %a, i1 %c) !dbg !4 {
  %x = add i32 %a, 1
    #dbg_value(i32 %x, !7, !DIExpression(), !8)
  %y = mul i32 %x, %a
    #dbg_value(i32 %y, !7, !DIExpression(), !8)
  %z = sub i32 %y, %x
  ret i32 %z
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "x.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !{null})
!4 = distinct !DISubprogram(name: "f", file: !1, line: 1, type: !3, unit: !0)
!7 = !DILocalVariable(name: "v", scope: !4, file: !1, line: 1)
!8 = !DILocation(line: 1, scope: !4)
"""


def test_what_a_stretch_computes_comes_out_through_phis() -> None:
    function, tree, loops = parsed(STRETCH)
    x, y = (one for one in function.instructions() if one.name in ("x", "y"))
    version_stretch(x, y, function.args[1], ".orig", CFGAnalyses(tree, loops))
    check(function, tree, loops)
    region, copy, rest = function.blocks[1:]
    assert [str(one) for one in rest][:3] == [
        f"%y.merged = phi i32 [ %y, {region.ref} ], [ %y.orig, {copy.ref} ]",
        f"%x.merged = phi i32 [ %x, {region.ref} ], [ %x.orig, {copy.ref} ]",
        "%z = sub i32 %y.merged, %x.merged",
    ]
    records = {
        block: [held.value.ref for one in block for record in one.dbg_records for held in record.values] for block in function.blocks
    }
    assert records[region] == ["%x"]
    assert records[copy] == ["%x.orig"]
    assert records[rest] == ["%y.merged"]


@pytest.mark.parametrize(
    ("attribute", "constant", "is_fine"), [("convergent", False, False), ("convergent", True, True), ("noduplicate", True, False)]
)
def test_what_calls_forbid_in_a_stretch(attribute: str, constant: bool, is_fine: bool) -> None:
    function, tree, loops = parsed(STRETCH.replace("  %y =", f"  call void @g() {attribute}\n  %y ="))
    x, y = (one for one in function.instructions() if one.name in ("x", "y"))
    condition = ConstantInt.get(i1, 1) if constant else function.args[1]
    before = str(function)
    if is_fine:
        version_stretch(x, y, condition, ".orig", CFGAnalyses(tree, loops))
        check(function, tree, loops)
    else:
        with pytest.raises(IRError, match="may not be copied"):
            version_stretch(x, y, condition, ".orig", CFGAnalyses(tree, loops))
        assert str(function) == before


def test_random_functions_twice() -> None:
    for seed in range(60):
        function = random_function(random.Random(seed))
        copy = clone_function(function, "copy")
        Unit.parse(str(function.module).encode(), "copied")
        for arguments in ARGUMENTS:
            try:
                wanted = execute(function, arguments, limit=300).result
            except EndlessError:
                continue
            assert execute(copy, arguments, limit=300).result == wanted
        assert str(copy).split("{", 1)[1] == str(function).split("{", 1)[1]
        assert "internal" in str(copy).split("{", 1)[0]


def test_random_functions_in_one_another() -> None:
    for seed in range(40):
        function = random_function(random.Random(seed))
        copy = clone_function(function, "copy")
        old = function.entry
        first, mapped = splice_function(copy, function, ".second")
        assert mapped.values[copy.entry] is first
        function.insert_block_before(front := BasicBlock("front"), old)
        Builder(front).cond_br(ConstantInt.get(i1, seed % 2), first, old)
        Unit.parse(str(function.module).encode(), "spliced")
        for arguments in ARGUMENTS[:8]:
            try:
                wanted = execute(copy, arguments, limit=300).result
            except EndlessError:
                continue
            assert execute(function, arguments, limit=300).result == wanted


# -- each by itself

SCOPED = """\
declare void @llvm.experimental.noalias.scope.decl(metadata)

define void @f(ptr %p, ptr %q, i1 %c, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @llvm.experimental.noalias.scope.decl(metadata !0)
  store i32 %i, ptr %p, align 4, !alias.scope !0
  store i32 %i, ptr %q, align 4, !noalias !0, !alias.scope !5
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %exit, !llvm.loop !3
exit:
  ret void
}

!0 = !{!1}
!1 = distinct !{!1, !2, !"scope"}
!2 = distinct !{!2, !"domain"}
!3 = distinct !{!3, !4}
!4 = !{!"llvm.loop.unroll.disable"}
!5 = !{!6}
!6 = distinct !{!6, !2, !"declared elsewhere"}
"""


def versioned(text: str, condition: str = "c") -> Function:
    function, tree, loops = parsed(text)
    value = next(arg for arg in function.args if arg.name == condition)
    version_loop(loops.top_level[0], value, ".orig", CFGAnalyses(tree, loops))
    check(function, tree, loops)
    return function


def test_a_copy_has_a_loop_node_and_scopes_of_its_own() -> None:
    function = versioned(SCOPED)
    spoken = [re.findall(r"!(\d+)", line) for line in str(function).splitlines() if "!" in line]
    (scopes,), (_,), (elsewhere, _), (node,), (other_scopes,), *rest = spoken
    assert rest == [[other_scopes], [elsewhere, other_scopes], [other_node := rest[-1][0]]]
    assert spoken[1:3] == [[scopes], [elsewhere, scopes]]
    assert len({scopes, elsewhere, node, other_scopes, other_node}) == 5
    nodes = dict(re.findall(r"^!(\d+) = (.*)", str(function.module), re.M))
    scope, other_scope = nodes[scopes][3:-1], nodes[other_scopes][3:-1]
    assert nodes[other_scope] == nodes[scope].replace(f"{{!{scope},", f"{{!{other_scope},")
    assert nodes[other_node] == nodes[node].replace(f"{{!{node},", f"{{!{other_node},")


def test_which_loop_runs_is_decided_ahead_of_both() -> None:
    function = versioned(SCOPED)
    assert [(block.name, [one.name for one in block.successors]) for block in function.blocks] == [
        ("entry", ["loop.ph", "loop.ph.orig"]),
        ("loop.ph", ["loop"]),
        ("loop", ["loop", "exit.loopexit"]),
        ("loop.ph.orig", ["loop.orig"]),
        ("loop.orig", ["loop.orig", "exit.loopexit1"]),
        ("exit.loopexit", ["exit"]),
        ("exit.loopexit1", ["exit"]),
        ("exit", []),
    ]
    assert str(function.entry.terminator) == "br i1 %c, label %loop.ph, label %loop.ph.orig"


@pytest.mark.parametrize(
    ("attribute", "on_call", "is_fine"),
    [("convergent", True, True), ("noduplicate", True, False), ("noduplicate", False, False), ("nounwind", True, True)],
)
def test_what_calls_forbid(attribute: str, on_call: bool, is_fine: bool) -> None:
    text = SCOPED.replace("  %next =", f"  call void @g(){' ' + attribute if on_call else ''}\n  %next =")
    function, tree, loops = parsed(f"declare void @g(){'' if on_call else ' ' + attribute}\n{text}")
    before = str(function)
    if is_fine:
        clone_loop(loops.top_level[0], ".orig", CFGAnalyses(tree, loops))
        assert "loop.orig:" in str(function)
    else:
        with pytest.raises(IRError, match="holds what may not be copied"):
            clone_loop(loops.top_level[0], ".orig", CFGAnalyses(tree, loops))
        assert str(function) == before


def test_a_loop_without_a_preheader_is_left_alone() -> None:
    _, tree, loops = parsed(SCOPED.replace("entry:\n  br label %loop", "entry:\n  br i1 %c, label %loop, label %exit"))
    with pytest.raises(IRError, match="has no preheader"):
        clone_loop(loops.top_level[0], ".orig", CFGAnalyses(tree, loops))


DEBUG = """\
define i32 @f(i32 %a) !dbg !4 {
entry:
    #dbg_value(i32 %a, !8, !DIExpression(), !9)
  %x = add i32 %a, 1, !dbg !9
    #dbg_value(!DIArgList(i32 %a, i32 %x), !8, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus), !11)
  %y = call i32 @f(i32 %x), !dbg !11
  ret i32 %y, !dbg !13
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 7, !"Dwarf Version", i32 4}
!4 = distinct !DISubprogram(name: "f", file: !1, line: 1, type: !5, unit: !0, spFlags: DISPFlagDefinition, retainedNodes: !12)
!5 = !DISubroutineType(types: !6)
!6 = !{!7}
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 2, type: !7)
!9 = !DILocation(line: 2, column: 3, scope: !4)
!10 = distinct !DILexicalBlock(scope: !4, file: !1, line: 3)
!11 = !DILocation(line: 3, column: 3, scope: !10)
!12 = !{!8}
!13 = !DILocation(line: 4, scope: !14, inlinedAt: !9)
!14 = distinct !DISubprogram(name: "inlined", file: !1, line: 9, type: !5, unit: !0, spFlags: DISPFlagDefinition)
"""


def test_a_function_and_its_copy_have_debug_information_of_their_own() -> None:
    function = parsed(DEBUG)[0]
    copy = clone_function(function, "copy")
    module = function.module
    Unit.parse(str(module).encode(), "copied")
    assert copy.value_named("y").callee is function  # type: ignore[union-attr]
    text = str(module)
    slots = {name: {int(slot) for slot in re.findall(r"!dbg !(\d+)", str(one))} for name, one in (("f", function), ("copy", copy))}
    assert len(slots["f"]) == 4
    assert not slots["f"] & slots["copy"]
    assert len(slots["copy"]) == 4
    assert text.count('DISubprogram(name: "f"') == 2
    assert text.count('DISubprogram(name: "inlined"') == 1
    assert text.count("DILexicalBlock(") == 2
    assert text.count("DILocalVariable(") == 2
    assert text.count("DIBasicType(") == text.count("DICompileUnit(") == 1
    records = [str(record) for instruction in copy.instructions() for record in instruction.dbg_records]
    variable = next(
        slot for slot, line in re.findall(r"^!(\d+) = (.*)", text, re.M) if "DILocalVariable" in line and int(slot) > max(slots["f"])
    )
    assert [record.split(", !DIExpression")[0] for record in records] == [
        f"#dbg_value(i32 %a, !{variable}",
        f"#dbg_value(!DIArgList(i32 %a, i32 %x), !{variable}",
    ]


def test_what_is_spliced_in_has_the_functions_debug_information() -> None:
    function = parsed(DEBUG.replace('name: "x", scope', 'name: "x", arg: 1, scope'))[0]
    copy = clone_function(function, "copy")
    old = function.entry
    first, _ = splice_function(copy, function, ".second")
    function.insert_block_before(front := BasicBlock("front"), old)
    Builder(front).cond_br(ConstantInt.get(i1, 1), first, old)
    function.module.remove(copy)
    text = Unit.parse(str(function.module).encode(), "spliced").text()
    assert text.count("distinct !DISubprogram(") == 2
    assert text.count("DILocalVariable(") == 1
    assert text.count("DILexicalBlock(") == 2
    other = parsed("define void @f() {\n  ret void\n}\ndefine void @g(i32 %x) {\n  ret void\n}\n")[0]
    with pytest.raises(IRError, match="@g and @f are of different types"):
        splice_function(other.module.get_function("g"), other, "")  # type: ignore[arg-type]


def test_the_records_of_a_copy_follow_the_copys_values() -> None:
    copy = clone_function(parsed(DEBUG)[0], "copy")
    x = copy.value_named("x")
    assert isinstance(x, Instruction)
    x.replace_all_uses_with(copy.args[0])
    x.erase()
    assert "DIArgList(i32 %a, i32 %a)" in str(copy)


@pytest.mark.parametrize("held", ["i32 %a", "i32 7"])
@pytest.mark.parametrize("is_list", [True, False])
def test_the_records_of_a_copy_stay_where_the_originals_go(held: str, is_list: bool) -> None:
    """Which is of arguments that both speak of, and of constants."""
    value = f"!DIArgList({held}, i32 %x)" if is_list else held
    function = parsed(DEBUG.replace("!DIArgList(i32 %a, i32 %x)", value))[0]
    copy = clone_function(function, "copy")
    splice_function(copy, function, ".second")
    function.module.remove(copy)
    assert str(function).count(f"#dbg_value({value.removesuffix(', i32 %x)')}") == (2 if is_list else 2 + (held == "i32 %a") * 2)


def test_an_address_of_a_block_is_that_of_the_copys() -> None:
    text = "define ptr @f(i1 %c) {\nentry:\n  br label %b\nb:\n  ret ptr getelementptr (i8, ptr blockaddress(@f, %b), i64 1)\n}\n"
    function = parsed(text)[0]
    copy = clone_function(function, "copy")
    assert str(copy.blocks[1].terminator) == "ret ptr getelementptr (i8, ptr blockaddress(@copy, %b), i64 1)"
    assert str(function.blocks[1].terminator) == "ret ptr getelementptr (i8, ptr blockaddress(@f, %b), i64 1)"


def test_an_indirect_branch_may_not_be_copied() -> None:
    text = "define void @f(ptr %p) {\nentry:\n  br label %b\nb:\n  indirectbr ptr %p, [label %b]\n}\n"
    function = parsed(text)[0]
    assert not may_copy(function.blocks)
    assert may_copy(function.blocks[:1])


def test_a_copy_has_the_originals_attributes_but_is_not_seen_outside() -> None:
    text = "define weak_odr hidden ptx_kernel void @f(ptr noundef readonly %p) #0 align 8 {\n  ret void\n}\nattributes #0 = { nounwind }\n"
    function = parsed(text)[0]
    copy = str(clone_function(function, "copy")).splitlines()
    assert "define internal ptx_kernel void @copy(ptr noundef readonly %p) #0 align 8 {" in copy
    with pytest.raises(IRError, match="@f exists already"):
        clone_function(function, "f")


def test_a_function_and_its_copy_have_loops_and_scopes_of_their_own() -> None:
    function = parsed(SCOPED)[0]
    copy = clone_function(function, "copy")
    text = str(function.module)
    Unit.parse(text.encode(), "copied")
    shared = []
    for name in ("llvm.loop", "alias.scope", "noalias"):
        mine, its = ({node for one in each.instructions() if (node := one.metadata.get(name)) is not None} for each in (function, copy))
        assert len(mine) == len(its) > 0
        shared.append(len(mine & its))
    assert shared == [0, 1, 0]  # the scope that is declared elsewhere is one for both
    assert len(set(re.findall(r"scope.decl\(metadata (!\d+)\)", text))) == 2
