"""Unit: reading, errors, forms and when they are converted, the header of the output."""

import os
import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from nvopt.ir import Module
from nvopt.llvm import InputError, PassError, Unit
from nvopt.llvm.native import Step
from nvopt.llvm.unit import split_functions

ADD = """source_filename = "add.cu"

define i32 @f(i32 %a) {
  %b = add i32 %a, 0
  ret i32 %b
}
"""
WITH_ID = "; ModuleID = 'x.ll'\n"


def parse(text: str | bytes, path: str = "x.ll", *, lazy: bool = False) -> Unit:
    return Unit.parse(text.encode() if isinstance(text, str) else text, path, lazy=lazy)


def message(text: str | bytes, path: str = "x.ll") -> str:
    with pytest.raises(InputError) as caught:
        parse(text, path)
    return str(caught.value)


def test_output_is_what_llvm_prints_under_the_users_name() -> None:
    assert parse(ADD).emit() == WITH_ID + ADD


def test_a_module_that_names_no_source_gets_the_path_as_opt_gives_it() -> None:
    assert parse("").emit() == WITH_ID + 'source_filename = "x.ll"\n'
    assert parse("", "-").emit() == "; ModuleID = '<stdin>'\nsource_filename = \"<stdin>\"\n"
    assert parse("", 'a"b\\c.ll').emit() == '; ModuleID = \'a"b\\c.ll\'\nsource_filename = "a\\22b\\\\c.ll"\n'


def test_a_source_that_is_really_called_string_stays() -> None:
    assert 'source_filename = "<string>"' in parse('source_filename = "<string>"\n').emit()


def test_a_missing_data_layout_comes_from_the_triple_as_in_opt() -> None:
    unit = parse('target triple = "nvptx64-nvidia-cuda"\ndefine void @f(ptr %p) {\n  %x = load i64, ptr %p\n  ret void\n}\n')
    assert 'target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"' in unit.emit()
    assert "load i64, ptr %p, align 8" in unit.emit()


def test_a_data_layout_that_is_there_stays() -> None:
    text = 'target datalayout = "e-i64:64"\ntarget triple = "nvptx64-nvidia-cuda"\n'
    assert text in parse(text).emit()


def test_an_unknown_triple_is_left_without_a_layout() -> None:
    assert "datalayout" not in parse('target triple = "abacus-unknown-unknown"\n').emit()


def test_syntax_error_has_the_users_file_line_and_caret() -> None:
    text = "define i32 @f() {\n ret i32 %x\n}\n"
    assert message(text) == "x.ll:2:10: error: use of undefined value '%x'\n ret i32 %x\n         ^"
    assert message(text, "-").startswith("<stdin>:2:10: error:")


def test_lines_count_from_the_users_text_when_a_layout_is_inserted() -> None:
    assert message('target triple = "nvptx64-nvidia-cuda"\n\n  bad\n').startswith("x.ll:3:3: error: expected top-level entity")


def test_crlf_is_read() -> None:
    assert parse(ADD.replace("\n", "\r\n")).emit() == WITH_ID + ADD


@pytest.mark.parametrize("column", [0, 5, 4000])
def test_a_long_line_is_quoted_around_the_caret(column: int) -> None:
    found = message("@x = global i32 0 " + " " * column + "?" + " ;" + "y" * 9000)
    head, line, caret = found.split("\n")
    assert head == f"x.ll:1:{19 + column}: error: expected top-level entity"
    assert len(line) < 300
    assert line[len(caret) - 1] == "?"


def test_verifier_error_says_so_and_where() -> None:
    found = message("define i32 @f() {\n  br label %a\na:\n\t%x = phi i32 [1, %a]\n  ret i32 %x\n}\n")
    assert found.startswith("x.ll: error: input module is broken!\nPHI node entries do not match predecessors!\n  %x = phi i32 [ 1, %a ]\n")
    assert found.endswith("x.ll:4:2: note: it is this one\n %x = phi i32 [1, %a]\n ^")


def test_verifier_error_on_something_that_stands_twice_points_nowhere() -> None:
    body = "{\n  br label %a\na:\n  %x = phi i32 [1, %a]\n  ret i32 %x\n}\n"
    assert "note:" not in message(f"define i32 @f() {body}define i32 @g() {body}")


def test_nul_byte_in_text_is_an_error_at_its_place() -> None:
    found = message(b"@a = global i32 0\n@x = global i32 1\0 junk\n")
    assert found == "x.ll:2:18: error: NUL byte in the text of a module\n@x = global i32 1  junk\n                 ^"


def test_utf16_is_named() -> None:
    assert "UTF-16" in message(ADD.encode("utf-16"))


def test_a_byte_order_mark_is_named() -> None:
    mark = "x.ll:1:1: error: the text begins with a byte order mark, which LLVM takes for none of its words"
    assert message(b"\xef\xbb\xbf" + ADD.encode()) == mark
    assert message(b"\xef\xbb" + ADD.encode()).startswith("x.ll:1:1: error: expected top-level entity")


def test_bytes_that_are_no_utf8_survive() -> None:
    unit = parse(b'; \xff\xfe\n@"\xff\xfe\xc3\xa9" = global i32 1\n')
    assert '@"\\FF\\FE\\C3\\A9" = global i32 1' in unit.emit()
    asm = parse(b'module asm "caf\xc3\xa9 \xff"\n')
    assert asm.emit_bytes() == parse(asm.emit_bytes()).emit_bytes()


@pytest.mark.skipif(sys.platform == "darwin", reason="file names are UTF-8 there")
def test_a_path_that_is_no_utf8_survives() -> None:
    assert parse("", os.fsdecode(b"\xff.ll")).emit_bytes() == b"; ModuleID = '\xff.ll'\nsource_filename = \"\\FF.ll\"\n"


def bitcode(text: str) -> bytes:
    """What an assembler would write."""
    import llvmlite.binding as llvm

    made: bytes = llvm.parse_assembly(text, llvm.create_context()).as_bitcode()
    return made


def test_bitcode_is_read() -> None:
    assert parse(bitcode(ADD), "x.bc").emit() == "; ModuleID = 'x.bc'\n" + ADD


def test_bitcode_in_its_wrapper_is_read() -> None:
    inner = bitcode(ADD)
    fields = (0x0B17C0DE, 0, 20, len(inner), 7)
    wrapped = b"".join(field.to_bytes(4, "little") for field in fields) + inner
    assert parse(wrapped, "x.bc").emit() == "; ModuleID = 'x.bc'\n" + ADD


@pytest.mark.parametrize("length", [4, 100, 600])
def test_truncated_bitcode_is_an_error(length: int) -> None:
    assert message(bitcode(ADD)[:length], "x.bc").startswith("x.bc: error: ")


def test_lazy_reading_finds_errors_when_they_matter() -> None:
    unit = parse("define i32 @f() {\n ret i32 %x\n}\n", lazy=True)
    with pytest.raises(InputError, match=r"x\.ll:2:10"):
        unit.check()


def test_forms_follow_each_other_and_cost_nothing_unchanged() -> None:
    unit = parse(ADD)
    native = unit.native()
    module = unit.mirror()
    assert unit.native() is native
    assert unit.mirror() is module
    function = module.functions[0]
    add = next(iter(function.entry))
    add.replace_all_uses_with(function.args[0])
    add.erase()
    unit.mirror_changed("test")
    assert unit.emit() == WITH_ID + ADD.replace("  %b = add i32 %a, 0\n", "").replace("ret i32 %b", "ret i32 %a")
    assert unit.mirror() is module


def test_native_passes_replace_the_mirror() -> None:
    unit = parse(ADD)
    before = unit.mirror()
    unit.run_native([Step("instcombine")], None, by_function=False)
    assert unit.mirror() is not before
    assert "add i32" not in str(unit.mirror())


def test_a_mirror_from_the_source_is_not_handed_to_those_that_need_llvms() -> None:
    unit = parse(WITH_ID + ADD, lazy=True)
    direct = unit.mirror(lambda _: True)
    assert unit.mirror(lambda _: True) is direct
    assert unit.mirror() is not direct
    assert isinstance(unit.mirror(), Module)


def test_text_that_the_mirror_cannot_read_by_itself_goes_through_llvm() -> None:
    unit = parse("define void @f() { ret void }", lazy=True)
    assert "define void @f() {\n  ret void\n}" in str(unit.mirror(lambda _: True))


def test_a_mirror_from_the_source_has_the_layout_of_the_triple() -> None:
    triple = 'target triple = "nvptx64-nvidia-cuda"\n\n'
    module = parse(WITH_ID + triple + ADD, lazy=True).mirror(lambda _: True)
    assert str(module.data_layout) == str(parse(triple + ADD).mirror().data_layout)
    assert "i64:64" in str(module.data_layout)
    module.data_layout = "e"
    module.triple = "nvptx-nvidia-cuda"
    assert str(module).count('target datalayout = "e"') == str(module).count("datalayout") == 1
    assert str(module).count("triple") == 1


def broken(unit: Unit) -> None:
    """Make an instruction use itself."""
    first, _ = unit.mirror().functions[0].entry
    first.set_operand(0, first)
    unit.mirror_changed("breaker")


def test_what_a_pass_broke_is_blamed_on_the_pass() -> None:
    unit = parse(ADD)
    broken(unit)
    with pytest.raises(PassError, match="breaker") as caught:
        unit.emit()
    assert "Only PHI nodes may reference their own value!" in caught.value.message
    assert "%b = add i32 %b, 0" in unit.text()


def test_what_was_broken_before_is_the_users_fault() -> None:
    unit = parse(WITH_ID + ADD + "\ndefine void @g() {\n  br label %none\n}\n", lazy=True)
    module = unit.mirror(lambda _: True)
    next(iter(module.functions[0].entry)).name = "c"
    unit.mirror_changed("innocent")
    with pytest.raises(InputError, match="none"):
        unit.emit()


def test_objects_made_from_bad_text_do_not_heal_it() -> None:
    unit = parse(WITH_ID + ADD.replace("ret i32 %b", "ret i64 %b"), lazy=True)
    next(iter(unit.mirror(lambda _: True).functions[0].entry)).name = "c"
    unit.mirror_changed("innocent")
    with pytest.raises(InputError, match="expected 'i64'"):
        unit.emit()


def test_a_copy_goes_its_own_way() -> None:
    unit = parse(ADD)
    copy = unit.copy()
    copy.run_native([Step("instcombine")], None, by_function=False)
    assert unit.emit() == WITH_ID + ADD
    assert "add i32" not in copy.emit()
    del unit
    assert "add i32" not in copy.emit()


def test_split_functions() -> None:
    text = parse('define void @"a b"() {\n  ret void\n}\n\ndeclare void @d()\n\ndefine ptr @g.1(ptr %p) {\n  ret ptr %p\n}\n').emit()
    found = split_functions(text)
    assert list(found) == ["a b", "g.1"]
    assert found["g.1"] == "define ptr @g.1(ptr %p) {\n  ret ptr %p\n}"


def test_addressed_blocks_without_names_survive_the_mirror() -> None:
    text = """define ptr @f(i1 %c) {
  br i1 %c, label %b, label %b

b:
  ret ptr blockaddress(@f, %b)
}

@g = global ptr blockaddress(@f, %b)
"""
    unit = parse(text)
    unit.mirror().parse_all()
    unit.mirror_changed("test")
    assert "blockaddress" in unit.emit()


def deep_constant(depth: int) -> str:
    return "@g = global i8 0\n@x = global ptr " + "getelementptr (i8, ptr " * depth + "@g" + ", i64 1)" * depth + "\n"


def test_deeply_nested_constants_are_read() -> None:
    assert parse(deep_constant(20_000)).emit().count("getelementptr") == 20_000


def test_nesting_beyond_the_stack_is_a_message() -> None:
    assert message(deep_constant(250_000)) == "x.ll: error: constants, types or metadata nested more than 200000 deep"


def test_a_long_chain_of_metadata_is_read() -> None:
    chain = "!a = !{!0}\n" + "".join(f"!{i} = !{{!{i + 1}}}\n" for i in range(100_000)) + "!100000 = !{}\n"
    assert parse(chain).emit().count("= !{") == 100_002


def test_many_blocks_are_read() -> None:
    blocks = "".join(f"b{i}:\n  br label %b{i + 1}\n" for i in range(100_000))
    unit = parse(f"define void @f() {{\n  br label %b0\n{blocks}b100000:\n  ret void\n}}\n")
    assert unit.emit().count("br label") == 100_001


def test_a_long_name_is_read() -> None:
    name = "n" * 10_000
    assert re.search(f"define void @{name}\\(\\)", parse(f"define void @{name}() {{\n  ret void\n}}\n").emit())


def test_a_long_local_name_is_what_the_message_speaks_of() -> None:
    name = "n" * 10_000
    head, *_ = message(f"define void @f(i32 %{name}) {{\n  ret void\n}}\n").split("\n")
    assert head.endswith(f"error: redefinition of argument '%{'n' * 39}...' (a name of 10000 characters, of which LLVM keeps 1024)")


def test_struct_types_keep_their_names_over_several_modules() -> None:
    text = "%struct.S = type { i32 }\n\n@x = global %struct.S zeroinitializer\n"
    assert all("%struct.S = type" in parse(text).emit() for _ in range(3))


def test_fixtures_print_as_they_were_read() -> None:
    for path in sorted((Path(__file__).parents[2] / "fixtures").glob("*.ll")):
        text = path.read_text()
        made = Unit.parse(text.encode(), "x.ll").emit()
        assert made == Unit.parse(made.encode(), "x.ll").emit()


def test_functions_come_with_the_comment_on_their_attributes() -> None:
    text = b'declare void @h() nounwind\n\ndefine void @f() {\n  ret void\n}\n\ndefine void @"a b"() cold {\n  ret void\n}\n'
    functions = Unit.parse(text, "in.ll").functions()
    assert functions["f"] == "define void @f() {\n  ret void\n}"
    assert functions["a b"] == '; Function Attrs: cold\ndefine void @"a b"() #1 {\n  ret void\n}'


@pytest.mark.parametrize("attribute", ['"k"="a\\00\\7Fb"', '"k"="\\00"', '"k"="a\nb\\00\\01"'])
def test_bitcode_that_llvm_could_not_read(attribute: str) -> None:
    """A NUL ends an attribute there, and what follows is taken for other attributes."""
    unit = Unit.parse(f"define void @f() {attribute} {{\n  ret void\n}}\n".encode(), "in.ll")
    assert Unit.parse(unit.emit_bytes(), "in.ll").emit() == unit.emit()
    with pytest.raises(InputError, match=r"^in.ll: error: LLVM cannot read the bitcode that it makes of an attribute with a NUL in it$"):
        unit.bitcode()


def test_a_nul_elsewhere_is_no_matter() -> None:
    unit = Unit.parse(b'module asm "# \\00"\n; "k"="\\00"\n@s = constant [2 x i8] c"a\\00"\n!x = !{!0}\n!0 = !{!"a\\00b"}\n', "in.ll")
    assert Unit.parse(unit.bitcode(), "in.ll").emit() == unit.emit()


def test_the_name_of_an_attribute_may_hold_no_nul() -> None:
    said = "LLVM prints the module's target triple, or the name of an attribute, so that it cannot read it back"
    unit = Unit.parse(b'source_filename = "f"\ndefine void @f() "a\\00b" {\n  ret void\n}\n', "in.ll")
    with pytest.raises(InputError, match=said):
        unit.emit()
    with pytest.raises(InputError, match="LLVM cannot read the bitcode"):
        unit.bitcode()


UNREADABLE = (Path(__file__).parent / "unreadable.bc").read_bytes()  # one flipped bit makes an enumerator of debug info that isn't one


@pytest.mark.parametrize("emit", [Unit.emit, Unit.mirror], ids=["emit", "mirror"])
def test_bitcode_whose_text_llvm_cannot_read(emit: Callable[[Unit], object]) -> None:
    unit = Unit.parse(UNREADABLE, "in.bc")
    with pytest.raises(
        InputError, match=r"^in.bc: error: LLVM reads this bitcode, but not the text that it prints of it: value for 'enumKind'"
    ):
        emit(unit)
