"""Edits of the mirror: use lists, names, blocks, debug records, new functions."""

import re
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from llvm_text import canonical, verified

from nvopt.ir import (
    Argument,
    AttributeSet,
    BasicBlock,
    Builder,
    ConstantInt,
    ConstantPointerNull,
    Function,
    FunctionType,
    GlobalAlias,
    GlobalVariable,
    Instruction,
    MDNode,
    MDString,
    Module,
    PHINode,
    PointerType,
    PoisonValue,
    ReadError,
    types,
)
from nvopt.ir.globals import UnreadNumbers
from nvopt.ir.reading.entities import Reader

LOOP = """
define i32 @sum(ptr %p, i32 %n) {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %loop, label %exit

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %acc = phi i32 [ 0, %entry ], [ %total, %loop ]
  %at = getelementptr inbounds i32, ptr %p, i32 %i
  %x = load i32, ptr %at, align 4
  %total = add nsw i32 %acc, %x
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:
  %result = phi i32 [ 0, %entry ], [ %total, %loop ]
  ret i32 %result
}
"""


def parse(text: str) -> Any:  # a Module; the tests know what is in it
    return Module.parse(canonical(text))


def body(module: Module, name: str) -> list[str]:
    verified(str(module))
    return [line.strip() for line in str(module.get(name)).splitlines() if line.startswith("  ")]


def test_users_come_in_order_and_once() -> None:
    function = parse(LOOP).get("sum")
    total = function.value_named("total")
    assert [user.name for user in total.users] == ["acc", "result"]
    assert [(user.name, index) for user, index in function.value_named("i").uses] == [("at", 1), ("next", 0)]
    assert function.value_named("next").is_used


def test_replace_all_uses_with_and_erase() -> None:
    module = parse(LOOP)
    function = module.get("sum")
    load = function.value_named("x")
    load.replace_all_uses_with(ConstantInt.get(types.i32, 7))
    with pytest.raises(ValueError, match="cannot erase %at"):
        function.value_named("at").erase()
    load.erase()
    function.value_named("at").erase()
    assert "%total = add nsw i32 %acc, 7" in body(module, "sum")
    with pytest.raises(ValueError, match="cannot replace"):
        function.value_named("i").replace_all_uses_with(PoisonValue.get(types.i64))


def test_numbers_stay_where_they_can_and_rise_where_they_must() -> None:
    module = parse("define i32 @f(i32 %0) {\n  %2 = add i32 %0, 1\n  %3 = mul i32 %2, %2\n  ret i32 %3\n}\n")
    function = module.get("f")
    two, three, ret = function.entry.instructions
    two.replace_all_uses_with(function.args[0])
    two.erase()
    assert body(module, "f") == ["%3 = mul i32 %0, %0", "ret i32 %3"]
    Builder.before(three).add(function.args[0], function.args[0])
    Builder.before(ret).add(three, three)
    assert body(module, "f") == ["%2 = add i32 %0, %0", "%3 = mul i32 %0, %0", "%4 = add i32 %3, %3", "ret i32 %3"]


def test_taken_names_get_a_number() -> None:
    module = parse(LOOP)
    function = module.get("sum")
    made = Builder.before(function.entry.terminator).add(function.args[1], function.args[1], name="x")
    assert made.name == "x1"
    made.name = "total"
    assert made.name == "total2"
    verified(str(module))


def test_split_before_moves_the_edges() -> None:
    module = parse(LOOP)
    function = module.get("sum")
    loop = function.value_named("loop")
    rest = loop.split_before(function.value_named("total"), "rest")
    assert loop.successors == [rest]
    assert [block.name for block in function.blocks] == ["entry", "loop", "rest", "exit"]
    for phi in (*loop.phis(), *function.value_named("exit").phis()):
        assert {block.name for _, block in phi.incoming} == {"entry", "rest"}
    verified(str(module))


def test_erased_blocks_leave_their_phis() -> None:
    module = parse(LOOP)
    function = module.get("sum")
    loop, exit_ = function.value_named("loop"), function.value_named("exit")
    branch = function.entry.terminator
    Builder.before(branch).br(exit_)
    branch.erase()
    loop.remove_predecessor(function.entry)
    loop.erase()
    assert exit_.phis()[0].incoming == [(ConstantInt.get(types.i32, 0), function.entry)]
    verified(str(module))


def order_is_true(function: Function) -> bool:
    """Whether `comes_before`, and the snapshot that is kept, say of all instructions what walking the blocks says; asking makes both known
    before the next edit."""
    for block in function.blocks:
        found, walked = [], block.first
        while walked is not None:
            found.append(walked)
            walked = walked.next
        assert list(block) == block.instructions == found
        for at, one in enumerate(found):
            assert [one.comes_before(other) for other in found] == [at < place for place in range(len(found))]
    return True


def test_the_order_of_instructions_is_that_of_now() -> None:
    function = parse(LOOP).get("sum")
    assert order_is_true(function)
    at, x, total, more = (function.value_named(name) for name in ("at", "x", "total", "more"))
    new = Builder.before(x).load(types.i32, at, align=4)
    assert new.comes_before(x)
    assert order_is_true(function)
    more.parent.terminator.clone().insert_after(more)
    assert order_is_true(function)
    more.next.erase()
    assert order_is_true(function)
    new.move_before(total)
    assert x.comes_before(new)
    assert order_is_true(function)
    new.remove_from_parent()
    assert order_is_true(function)
    new.insert_after(total)
    assert order_is_true(function)
    around = total.parent
    rest = around.split_before(total)
    assert order_is_true(function)
    around.terminator.erase()
    assert order_is_true(function)
    around.absorb(rest)
    assert order_is_true(function)
    rest = around.split_before(total)
    assert order_is_true(function)
    last = rest.append(new.clone())
    assert order_is_true(function)
    last.move_before(rest.first)
    assert order_is_true(function)
    rest.terminator.erase()
    function.value_named("exit").erase()
    assert order_is_true(function)


def test_who_walks_a_block_sees_it_as_it_was() -> None:
    function = parse(LOOP).get("sum")
    block = function.value_named("x").parent
    before = block.instructions
    block.instructions.clear()
    assert block.instructions == before
    seen = []
    for one in block:
        seen.append(one)
        if one.type is types.i32 and one.opcode != "phi":
            one.clone().insert_after(one)
    assert seen == before
    assert len(block.instructions) > len(before)


@pytest.mark.parametrize("place", ["before", "behind", "at the start", "at the end"])
def test_the_order_holds_however_many_come_to_one_place(place: str) -> None:
    function = parse(LOOP).get("sum")
    x = function.value_named("x")
    for at in range(800):
        new = x.clone()
        match place:
            case "before":
                new.insert_before(x)
            case "behind":
                new.insert_after(x)
            case "at the start":
                new.insert_before(x.parent.first)
            case "at the end":
                x.parent.append(new)
        assert new.comes_before(x) == (place in ("before", "at the start"))
        if at % 100 == 99:
            found = x.parent.instructions
            assert all(map(Instruction.comes_before, found, found[1:]))


def test_who_asks_between_insertions_has_few_counted_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    function = parse(LOOP).get("sum")
    x = function.value_named("x")
    counted: list[BasicBlock] = []
    instructions = BasicBlock.__dict__["instructions"].fget

    def seen(block: BasicBlock) -> list[Instruction]:
        counted.append(block)
        return list(instructions(block))

    monkeypatch.setattr(BasicBlock, "instructions", property(seen))
    for _ in range(600):
        new = x.clone()
        new.insert_before(x)
        assert new.comes_before(x)
    assert len(counted) == 1


def test_only_one_blocks_instructions_have_an_order() -> None:
    function = parse(LOOP).get("sum")
    some, i = function.value_named("some"), function.value_named("i")
    with pytest.raises(ValueError, match=r"^%some and %i do not stand in one block$"):
        some.comes_before(i)
    i.move_before(some)
    assert i.comes_before(some)
    i.remove_from_parent()
    with pytest.raises(ValueError, match=r"^%some and %i do not stand in one block$"):
        some.comes_before(i)


def test_debug_records_follow() -> None:
    text = """
define i32 @f(i32 %x) !dbg !4 {
  %a = add i32 %x, 1, !dbg !8
    #dbg_value(i32 %a, !7, !DIExpression(), !8)
    #dbg_value(!DIArgList(i32 %a, i32 %x), !7, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1), !8)
  %b = mul i32 %x, 3, !dbg !8
    #dbg_value(i32 %b, !7, !DIExpression(), !8)
  ret i32 %a, !dbg !8
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 7, !"Dwarf Version", i32 4}
!4 = distinct !DISubprogram(name: "f", file: !1, line: 1, type: !5, unit: !0, retainedNodes: !6)
!5 = !DISubroutineType(types: !6)
!6 = !{}
!7 = !DILocalVariable(name: "v", scope: !4, file: !1, line: 2, type: !9)
!8 = !DILocation(line: 2, column: 3, scope: !4)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
"""
    module = parse(text)
    function = module.get("f")
    a, b, ret = function.entry.instructions
    a.replace_all_uses_with(ConstantInt.get(types.i32, 5))
    a.erase()
    b.erase()
    records = [str(record).replace(" ", "") for record in ret.dbg_records]
    assert len(records) == 3
    assert records[0].startswith("#dbg_value(i325,")
    assert "!DIArgList(i325,i32%x)" in records[1]
    assert records[2].startswith("#dbg_value(i32poison,")
    made = Builder.before(ret).add(function.args[0], function.args[0])
    assert made.dbg_records
    assert not ret.dbg_records
    assert module.flag("Dwarf Version") == 4
    assert isinstance(made.debug_loc, MDNode)
    assert made.debug_loc.field("line") == "2"
    verified(str(module))


def test_a_place_in_the_source_leaves_the_other_attachments() -> None:
    text = "define void @f(ptr %p) {\n  %a = load i32, ptr %p, align 4, !range !0\n  ret void\n}\n\n!0 = !{i32 0, i32 8}\n!1 = !{}\n"
    module = Module.parse(text)
    load = module.functions[0].entry.instructions[0]
    load.debug_loc = module.metadata_node(1)
    assert str(load).strip() == "%a = load i32, ptr %p, align 4, !dbg !1, !range !0"
    load.debug_loc = None
    assert str(load).strip() == "%a = load i32, ptr %p, align 4, !range !0"


ARG_LISTS = """
@g = global i32 0

define i32 @f(i32 %x, i32 %y) !dbg !4 {
  %a = add i32 %x, 1
  %b = add i32 %y, 1
    #dbg_value(!DIArgList(i32 %a, i32 %b, i32 %a), !7, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_LLVM_arg, 2), !8)
    #dbg_value(!DIArgList(i32 %b, ptr @g), !7, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1), !8)
  ret i32 %x
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "f", file: !1, line: 1, type: !5, unit: !0, retainedNodes: !6)
!5 = !DISubroutineType(types: !6)
!6 = !{}
!7 = !DILocalVariable(name: "v", scope: !4, file: !1, line: 2, type: !9)
!8 = !DILocation(line: 2, column: 3, scope: !4)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
"""


def arg_lists(function: Function) -> list[str]:
    return re.findall(r"!DIArgList\((.*?)\)", str(function))


def test_values_in_lists_of_debug_records_are_replaced() -> None:
    module = parse(ARG_LISTS)
    function = module.get("f")
    a, b, _ = function.entry.instructions
    assert (a.has_metadata_uses, a.is_used, a.users) == (True, False, [])
    a.replace_all_uses_with(function.args[1])
    assert arg_lists(function) == ["i32 %y, i32 %b, i32 %y", "i32 %b, ptr @g"]
    assert not a.has_metadata_uses
    b.replace_all_uses_with(ConstantInt.get(types.i32, 7))
    assert arg_lists(function) == ["i32 %y, i32 7, i32 %y", "i32 7, ptr @g"]
    module.get("g").replace_all_uses_with(ConstantPointerNull.get(types.PointerType.get()))
    assert arg_lists(function) == ["i32 %y, i32 7, i32 %y", "i32 7, ptr null"]
    verified(str(module))


def test_values_in_lists_of_debug_records_that_go_away_are_poison() -> None:
    module = parse(ARG_LISTS)
    function = module.get("f")
    a, b, _ = function.entry.instructions
    b.erase()
    assert arg_lists(function) == ["i32 %a, i32 poison, i32 %a", "i32 poison, ptr @g"]
    a.erase()
    assert arg_lists(function) == ["i32 poison, i32 poison, i32 poison", "i32 poison, ptr @g"]
    verified(str(module))


def test_lists_of_debug_records_that_go_away_hold_nothing() -> None:
    function = parse(ARG_LISTS).get("f")
    a, b, ret = function.entry.instructions
    for record in ret.dbg_records:
        assert [held.value for held in record.values if held.value is b] == [b]
        record.drop()
    ret.dbg_records.clear()
    assert not a.has_metadata_uses
    assert not b.has_metadata_uses


def test_globals_know_their_users_in_functions_nobody_read() -> None:
    module = parse(
        '@s = internal constant [2 x i8] c"a\\00"\n@p = global ptr getelementptr inbounds (i8, ptr @s, i64 1)\n'
        "define ptr @f() {\n  ret ptr @s\n}\n"
        "define i8 @g() {\n  %x = load i8, ptr getelementptr inbounds (i8, ptr @s, i64 1)\n  ret i8 %x\n}\n"
    )
    s = module.get("s")
    assert isinstance(s, GlobalVariable)
    assert s.is_constant
    assert s.has_definitive_initializer
    assert len(s.users) == 2
    s.name = "renamed string"
    text = verified(str(module))
    assert text.count('@"renamed string"') == 4
    with pytest.raises(ValueError, match="it is used"):
        module.remove(s)
    other = module.get("p")
    other.initializer = s
    assert '@p = global ptr @"renamed string"' in verified(str(module))


def test_new_functions_and_declarations() -> None:
    module = parse("")
    tid = module.declare("llvm.nvvm.read.ptx.sreg.tid.x", FunctionType.get(types.i32), AttributeSet(["nounwind"]))
    assert module.declare("llvm.nvvm.read.ptx.sreg.tid.x", FunctionType.get(types.i32)) is tid
    function = module.define("k", FunctionType.get(types.void, [PointerType.get(1)]), ["out"])
    b = Builder(function.entry)
    index = b.call(tid, [], name="tid")
    b.store(index, b.gep(types.i32, function.args[0], [index], name="at"), align=4)
    b.ret()
    function.calling_convention = "ptx_kernel"
    function.attributes = AttributeSet(["nounwind", '"nvvm.maxntid"="256"'])
    text = verified(str(module))
    assert "define ptx_kernel void @k(ptr addrspace(1) %out) #1 {" in text
    assert function.is_kernel
    assert function.attributes.value("nvvm.maxntid") == "256"


def test_new_loop_by_builder() -> None:
    module = parse("define void @f(i64 %n) {\nentry:\n  ret void\n}\n")
    function = module.get("f")
    entry = function.entry
    exit_ = entry.split_before(entry.first, "exit")
    entry.terminator.erase()
    from nvopt.ir import BasicBlock

    loop = BasicBlock("loop")
    function.insert_block_after(loop, entry)
    Builder(entry).br(loop)
    b = Builder(loop)
    i = b.phi(types.i64, "i", [(b.const(types.i64, 0), entry)])
    after = b.add(i, b.const(types.i64, 1), "after", flags=("nuw",))
    i.add_incoming(after, loop)
    b.cond_br(b.icmp("ult", after, function.args[0], "more"), loop, exit_)
    assert isinstance(i, PHINode)
    assert exit_.predecessors == [loop]
    verified(str(module))


def test_text_of_a_function_can_be_set() -> None:
    module = parse(LOOP)
    function = module.get("sum")
    assert not function.is_parsed
    function.text = function.text.replace("mul", "add").replace("%x = load i32, ptr %at, align 4", "%x = load i32, ptr %at, align 8")
    assert function.mentions("align 8")
    assert function.value_named("x").align == 8
    assert function.is_parsed
    verified(str(module))


def test_new_metadata() -> None:
    module = parse(LOOP)
    node = module.new_metadata(MDNode(None, "", [("", MDString("tag"))]))
    module.get("sum").value_named("x").metadata["mine"] = node
    text = verified(str(module))
    assert ", !mine !0" in text
    assert '!0 = !{!"tag"}' in text


def test_clone_is_a_copy() -> None:
    module = parse(LOOP)
    load = module.get("sum").value_named("x")
    copy = load.clone()
    copy.insert_after(load)
    assert copy.align == 4
    assert str(copy) != str(load)
    assert load.pointer.users[-1] is copy
    verified(str(module))


def test_block_addresses_follow_their_block() -> None:
    module = parse(
        "@table = global [2 x ptr] [ptr blockaddress(@f, %3), ptr blockaddress(@f, %4)]\n"
        "define void @f(ptr %p, i32 %x) {\n  %1 = add i32 %x, 1\n  %2 = add i32 %1, 1\n  indirectbr ptr %p, [label %3, label %4]\n"
        "3:\n  ret void\n4:\n  unreachable\n}\n"
    )
    function = module.get("f")
    first = function.entry.first
    Builder.before(first).add(function.args[1], function.args[1])
    assert "[ptr blockaddress(@f, %4), ptr blockaddress(@f, %5)]" in verified(str(module))
    Builder.before(function.entry.terminator).br(function.blocks[1])
    function.entry.terminator.erase()
    function.blocks[2].erase()
    assert "[ptr blockaddress(@f, %4), ptr inttoptr (i32 1 to ptr)]" in verified(str(module))


def test_numbered_blocks_whose_address_is_taken_further_down_get_names() -> None:
    """LLVM prints such a module and then cannot read it."""
    module = parse(
        "define void @f(ptr %p) {\n  indirectbr ptr %p, [label %a]\na:\n  ret void\n}\n"
        "define ptr @g() {\n  ret ptr blockaddress(@f, %a)\n}\n"
    )
    module.get("f").text = module.get("f").text.replace("%a", "%1").replace("a:", "1:")
    module.get("g").text = module.get("g").text.replace("%a", "%1")
    for _ in range(2):  # the second time, as behind another pass, there is nothing left to do
        module.name_addressed_blocks()
        assert "ret ptr blockaddress(@f, %bb)" in verified(str(module))


def test_the_address_of_a_block_that_nobody_takes_any_more() -> None:
    module = parse(
        "define void @f(ptr %p) {\n  indirectbr ptr %p, [label %a]\na:\n  ret void\n}\n"
        "define ptr @g() {\n  ret ptr blockaddress(@f, %a)\n}\n"
    )
    module.get("g").entry.terminator.set_operand(0, ConstantPointerNull.get(types.ptr))
    module.name_addressed_blocks()
    assert "indirectbr ptr %p, [label %a]" in verified(str(module))


def test_an_alias_has_the_type_of_what_it_stands_for() -> None:
    """LLVM leaves out the type of a constant expression there."""
    text = canonical(
        '%"a, (b" = type { ptr }\n'
        "@v = addrspace(1) global { [2 x ptr] } zeroinitializer\n@s = addrspace(3) global [4 x i32] undef\n@g = global i32 0\n"
        "@0 = alias i32, ptr @g\n"
        '@1 = alias %"a, (b", ptr addrspace(1) @v, partition "p, q"\n'
        "@2 = alias ptr, addrspacecast (ptr addrspace(1) @v to ptr)\n"
        "@3 = alias ptr, getelementptr inbounds ({ [2 x ptr] }, ptr addrspacecast (ptr addrspace(1) @v to ptr), i32 0, i32 0, i32 1)\n"
        "@4 = alias i32, getelementptr (i8, ptr addrspace(3) @s, i64 4)\n"
        "@5 = alias i32, addrspacecast (ptr addrspace(3) getelementptr inrange(0, 4) (i8, ptr addrspace(3) @s, i8 4) to ptr addrspace(1))\n"
        "@6 = alias i32, getelementptr (i8, ptr addrspace(1) addrspacecast (ptr @g to ptr addrspace(1)), i64 4)\n"
        '@7 = alias i32, addrspacecast (ptr addrspace(3) @s to ptr), partition "p"\n'
    )
    module = Module.parse(text)
    aliases: list[Any] = [value for value in module.global_values if isinstance(value, GlobalAlias)]
    assert [alias.type.addrspace for alias in aliases] == [0, 1, 0, 0, 3, 1, 1, 0]
    for value in module.global_values:
        value.detach()
    assert verified(str(module)) == text


ARGUMENTS = "define i32 @f(i32 %a, i32 %b) {\n  %c = add i32 %a, %b\n  ret i32 %c\n}\n"


def test_threads_may_read_one_module() -> None:
    text = canonical(
        "%pair = type { i32, [2 x i65] }\n@g = global %pair zeroinitializer\n"
        + "".join(
            f"define i32 @f{n}(i{n} %x) {{\n  %p = getelementptr %pair, ptr @g, i32 0, i32 0\n"
            f"  %v = load i32, ptr %p, !mine !{n}\n  ret i32 %v\n}}\n"
            for n in range(1, 60)
        )
        + "".join(f"!{n} = !{{i32 {n}}}\n" for n in range(1, 60))
    )

    def read(module: Module) -> list[str]:
        nodes = [inst.metadata.get("mine") for f in module.functions for inst in f.instructions()]
        return [node.body if isinstance(node, MDNode) else str(node) for node in nodes]

    for _ in range(5):
        module = Module.parse(text)
        with ThreadPoolExecutor(8) as pool:
            seen = list(pool.map(read, [module] * 8))
        assert seen == [read(Module.parse(text))] * 8


def test_arguments_are_edited_in_functions_nobody_read() -> None:
    module = parse(ARGUMENTS)
    first, second = module.get("f").args
    assert first.is_used
    first.name = "renamed"
    first.attributes = AttributeSet(["noundef"])
    second.replace_all_uses_with(ConstantInt.get(types.i32, 7))
    assert body(module, "f") == ["%c = add i32 %renamed, 7", "ret i32 %c"]
    assert "define i32 @f(i32 noundef %renamed, i32 %b) {" in str(module)


def test_attributes_of_a_declarations_arguments() -> None:
    module = parse("declare void @f(ptr)\n")
    module.get("f").args[0].attributes = AttributeSet(["nonnull", "align 8"])
    assert "declare void @f(ptr nonnull align 8)" in verified(str(module))


def test_the_entry_block_has_the_number_that_llvm_gives_it() -> None:
    """Its label isn't printed, so it can't keep another."""
    module = parse(
        "define i32 @f(i32 %0, i1 %1) {\n  br i1 %1, label %3, label %4\n3:\n  br label %4\n"
        "4:\n  %5 = phi i32 [ 1, %2 ], [ %0, %3 ]\n  ret i32 %5\n}\n"
    )
    module.get("f").args[1].name = "named"
    assert "%5 = phi i32 [ 1, %1 ], [ %0, %3 ]" in body(module, "f")


def test_metadata_follows_a_name_and_forgets_what_goes() -> None:
    module = parse("declare void @f()\ndeclare void @g()\n!x = !{!0}\n!0 = !{ptr @f, ptr @g}\n")
    module.get("f").name = "renamed"
    module.remove(module.get("g"))
    assert "!0 = !{ptr @renamed, null}" in verified(str(module))


def test_a_comdat_keeps_its_name() -> None:
    module = parse("$g = comdat any\n@g = linkonce_odr global i32 1, comdat\n")
    module.get("g").name = "h"
    assert "@h = linkonce_odr global i32 1, comdat($g)" in verified(str(module))


def test_signatures_change() -> None:
    module = parse(
        "define void @f(i32 %0, ptr noundef %p, i64 %x) {\n  %2 = add i32 %0, 1\n  store i32 %2, ptr %p\n  ret void\n}\n"
        "define void @g() {\n  ret void\n}\n"
    )
    function = module.get("f")
    number, pointer, unused = function.args
    with pytest.raises(ValueError, match=r"cannot drop %0 of @f: %2 = add i32 %0, 1 uses it"):
        function.change_signature(types.void, [pointer])
    taken, unnamed = Argument(types.i32, "p"), Argument(types.i8)
    function.change_signature(types.void, [taken, pointer, number, unnamed])
    assert str(function).startswith("define void @f(i32 %p1, ptr noundef %p, i32 %0, i8 %1) {\n  %3 = add i32 %0, 1\n")
    assert (unused.function, taken.function) == (None, function)
    assert function.value_named("x") is None
    function.change_signature(types.i32, function.args)
    Builder.before(function.entry.terminator).ret(taken)
    function.entry.terminator.erase()
    assert "define i32 @f(i32 %p1, ptr noundef %p, i32 %0, i8 %1) {" in verified(str(module))
    assert not module.get("g").is_parsed


def test_a_function_that_calls_itself_is_among_those_who_use_it() -> None:
    module = Module.parse(canonical("define void @f() {\n  call void @f()\n  ret void\n}\n"))
    function = module.get_function("f")
    assert function is not None
    assert [str(user) for user in function.users] == ["call void @f()"]


def test_a_block_by_itself_is_printed_with_its_label() -> None:
    function = parse("define void @f() {\n  br label %next\n\nnext:\n  ret void\n}\n").get("f")
    entry, following = function.blocks
    assert str(entry) == "  br label %next"
    assert str(following).splitlines()[0].startswith("next:")
    assert str(following).endswith("\n  ret void")


@pytest.mark.parametrize("type", ['target("a")', 'target("a", i32)', 'target("a", 3)', 'target("a", i32, ptr, 3, 4)'])
def test_types_of_targets(type: str) -> None:
    text = f"@x = external global {type}\n"
    assert text.strip() in str(Module.parse(text))


def test_a_variable_uses_what_has_been_put_in() -> None:
    module = parse("@a = global i32 0\n@b = global i32 0\n@p = global ptr @a\n")
    a, b, p = map(module.get, ("a", "b", "p"))
    assert (a.users, b.users) == ([p], [])
    p.replace_operands({a: b})
    assert (a.users, b.users) == ([], [p])
    assert "@p = global ptr @b\n" in str(module)


def test_the_type_of_what_is_called() -> None:
    module = parse("declare i32 @f(i64, float)\ndefine void @g() {\n  %r = call i32 @f(i64 1, float 1.0)\n  ret void\n}\n")
    call = module.get("g").entry.instructions[0]
    assert call.function_type is FunctionType.get(types.i32, [types.i64, types.FloatType.get("float")])


@pytest.mark.parametrize(
    ("type", "elements"),
    [
        ("i32", [str(i * 7919 - 90000) for i in range(200)]),
        ("i1", ["true", "false"] * 100),
        ("float", ["0.000000e+00", "-1.500000e+00", "0x3FB99999A0000000", "undef"] * 60),
        ("half", ["0xH3C00", "poison"] * 80),
    ],
)
def test_a_long_table_is_read_when_its_numbers_are_asked_for(type: str, elements: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    table = f"[{', '.join(f'{type} {one}' for one in elements)}]"
    line = f"@t = addrspace(4) constant [{len(elements)} x {type}] {table}, align 4"
    module = Module.parse(f"{line}\n@last = global i8 1\n")
    read: list[str] = []
    real = Reader.read_initializer

    def told(self: Reader, value: Any, text: Any) -> Any:
        read.append(value.ref)
        return real(self, value, text)

    monkeypatch.setattr(Reader, "read_initializer", told)
    variable: Any = module.get("t")
    variable.align = 16
    assert str(variable) == line.replace("align 4", "align 16")
    assert (str(variable.value_type), variable.is_constant, read) == (f"[{len(elements)} x {type}]", True, [])
    assert [one.ref for one in variable.initializer.operands] == elements
    assert variable.initializer is variable.initializer
    assert (read, str(variable)) == (["@t"], line.replace("align 4", "align 16"))


@pytest.mark.parametrize(
    ("rows", "is_put_off"),
    [
        (["[3 x i32] [i32 1, i32 -2, i32 3]"] * 100, True),
        (["[1 x i32] [i32 1]"] * 100, True),
        (["[3 x i32] [i32 1, i32 -2, i32 3]", *["[3 x i32] zeroinitializer"] * 100], False),
        (["[2 x ptr] [ptr null, ptr @last]"] * 100, False),
    ],
)
def test_a_long_table_of_rows_is_read_when_its_numbers_are_asked_for(rows: list[str], is_put_off: bool) -> None:
    type = f"[{len(rows)} x {rows[0].partition(']')[0]}]]"
    line = f"@t = internal global {type} [{', '.join(rows)}], align 4"
    module: Any = Module.parse(f"{line}\n@last = global i8 1\n")
    variable = module.get("t")
    variable.align = 16
    assert str(variable) == line.replace("align 4", "align 16")
    assert isinstance(variable.head["initializer"], UnreadNumbers) is is_put_off
    assert [f"{one.type} {one.ref}" for one in variable.initializer.operands] == rows
    assert str(variable) == line.replace("align 4", "align 16")


def test_a_long_table_of_addresses_is_read_at_once() -> None:
    module: Any = Module.parse(f"@g = global i8 1\n@t = constant [300 x ptr] [{', '.join(['ptr @g'] * 299 + ['ptr null'])}]\n")
    assert module.get("t").align is None
    assert module.get("t").initializer in module.get("g").users


def test_a_fault_in_a_long_table_is_told_of_the_variable() -> None:
    variable: Any = Module.parse(f"@t = constant [300 x i32] [{', '.join(['i32 1'] * 299 + ['i32 x.y'])}]\n").get("t")
    assert str(variable.value_type) == "[300 x i32]"
    with pytest.raises(ReadError, match="@t: "):
        _ = variable.initializer


def test_new_attribute_groups_have_numbers_of_their_own() -> None:
    module = parse("define void @f() {\n  ret void\n}\n")
    made = [module.group_of(AttributeSet([text])) for text in ("nounwind", "cold", "nounwind", "noinline")]
    assert [group.slot for group in made] == [0, 1, 0, 2]
    assert str(module).count("attributes #") == 3


def test_lines_of_the_head_are_made_and_changed() -> None:
    module = Module.parse("define void @f() {\n  ret void\n}\n")
    for triple in ("nvptx64-nvidia-cuda", "nvptx-nvidia-cuda"):
        module.triple = triple
        module.source_filename = f"{triple}.cu"
        assert (module.triple, module.source_filename) == (triple, f"{triple}.cu")
    assert str(module).count("nvptx-nvidia-cuda") == 2
    assert "nvptx64" not in str(module)


@pytest.mark.parametrize(
    ("incoming", "expected"),
    [
        ("[ %x, %entry ], [ %x, %loop ]", "%x"),
        ("[ %x, %entry ], [ %phi, %loop ]", "%x"),  # round trips change nothing
        ("[ %x, %entry ], [ %y, %loop ]", None),
        ("[ %x, %entry ], [ 0, %loop ]", None),
        ("[ 7, %entry ], [ 7, %loop ]", "7"),
    ],
)
def test_the_only_value_of_a_phi(incoming: str, expected: str | None) -> None:
    text = f"define void @f(i32 %x, i32 %y, i1 %c) {{\nentry:\n  br label %loop\nloop:\n  %phi = phi i32 {incoming}\n"
    module = Module.parse(f"{text}  br i1 %c, label %loop, label %exit\nexit:\n  ret void\n}}\n")
    (phi,) = module.functions[0].blocks[1].phis()
    assert (phi.only_value and phi.only_value.ref) == expected
