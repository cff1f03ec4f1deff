"""Text in, same text out: the test of the mirror's completeness."""

import re
from pathlib import Path

import pytest
from llvm_text import ROOT, canonical, libdevice, verified

from nvopt.ir import CallInst, Module, PoisonValue

GOLDEN = [path for path in ROOT.glob("tests/golden/**/*.ll") if ".expected." not in path.name and path.parent.name != "hostile"]
MODULES = sorted([*ROOT.glob("fixtures/*.ll"), *GOLDEN])
COMMENTS = re.compile(r"/\*[^*]*\*/ |(?<=\)) ; \(.*\)$|^; Unknown intrinsic\n", re.M)
"""What LLVM prints for a human reader: beside an intrinsic's arguments, above one that it doesn't know, behind gc.relocate. No part of the
mirror."""


def through_objects(text: str) -> str:
    module = Module.parse(text)
    module.parse_all()
    assert module.unread == {}
    return str(module)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_module_comes_back_byte_for_byte(path: Path) -> None:
    text = canonical(path.read_bytes().decode("utf-8", "surrogateescape"))
    assert str(Module.parse(text)) == text
    assert through_objects(text) == COMMENTS.sub("", text)
    assert verified(through_objects(text)) == verified(text)


def test_there_are_modules_to_read() -> None:
    assert len(MODULES) > 50


def test_libdevice_comes_back_byte_for_byte() -> None:
    text = canonical(libdevice())
    assert text.count("@__nvvm_reflect(") > 2000
    assert through_objects(text) == text


def test_uselistorder_survives_in_the_comments() -> None:
    text = canonical(
        "define void @f(i1 %c) {\nentry:\n  br i1 %c, label %a, label %b\na:\n  br label %b\nb:\n  ret void\n"
        "uselistorder label %b, { 1, 0 }\n}\n"
    )
    assert through_objects(text) == text


def test_arguments_by_names_with_commas_and_parentheses() -> None:
    """Arguments that were met before are looked up: a name is no end of one."""
    calls = [
        "call i32 @f(i32 %d, i32 0)",
        'call i32 @f(i32 %"a, i32 b", i32 %"c)")',
        "call i32 @f(i32 noundef %d, i32 0) #0",
        "call i32 @f(i32 0, i32 %later)",
        'call i32 @"g(h"(i32 %d, ptr align 4 %p)',
        "call noundef i32 @f(i32 %d, i32 0)",
        'call i32 @"g(h"(i32 %d, ptr %p)',
    ]
    lines = "".join(f"  %{number} = {call}\n" for number, call in enumerate(calls, 1))
    text = canonical(
        'declare i32 @f(i32, i32)\ndeclare i32 @"g(h"(i32, ptr)\n'
        f'define i32 @k(i32 %"a, i32 b", i32 %"c)", i32 %d, ptr %p) {{\n  br label %there\nhere:\n{lines}  ret i32 %4\n'
        "there:\n  %later = add i32 1, %d\n  br label %here\n}\nattributes #0 = { nounwind }\n"
    )
    assert through_objects(text) == text
    module = Module.parse(text)
    function = module.get_function("k")
    assert function is not None
    calls_read = [one for one in function.instructions() if isinstance(one, CallInst)]
    assert [str(one.args[0].ref) for one in calls_read] == ["%d", '%"a, i32 b"', "%d", "0", "%d", "%d", "%d"]
    assert [str(attributes) for attributes in calls_read[4].arg_attributes] == ["", "align 4"]


def test_what_cannot_be_read_is_named_and_left() -> None:
    text = canonical("define i32 @f() {\n  ret i32 1\n}\n\ndefine i32 @g() {\n  ret i32 2\n}\n").replace("ret i32 2", "frobnicate i32 2")
    module = Module.parse(text)
    module.parse_all()
    assert module.unread == {"g": "@g: unknown instruction: frobnicate"}
    assert str(module) == text


def test_five_thousand_nested_constants_stay_verbatim() -> None:
    nested = "ptrtoint (ptr @g to i64)"
    for _ in range(2500):
        nested = f"add (i64 sub (i64 0, i64 {nested}), i64 1)"
    text = f"@g = global i8 0\n@h = global i64 {nested}\n"
    module = Module.parse(text)
    module.parse_all()
    assert module.unread == {"h": "@h: constants nested too deeply"}
    assert str(module) == text


@pytest.mark.parametrize("path", [path for path in MODULES if path.parent.name == "fixtures"], ids=lambda path: path.name)
def test_every_use_list_is_right(path: Path) -> None:
    """Replacing every value by poison and erasing what has no effect leaves a module that LLVM accepts."""
    module = Module.parse(canonical(path.read_bytes().decode("utf-8", "surrogateescape")))
    for function in module.functions:
        for instruction in function.instructions():
            if not instruction.is_terminator and str(instruction.type) not in ("void", "token"):
                instruction.replace_all_uses_with(PoisonValue.get(instruction.type))
                assert not instruction.is_used
                instruction.erase()
    text = verified(str(module))
    assert not re.search(r"^  %\S+ = (?!landingpad|cleanuppad|catchpad)", text, re.M)


def test_a_text_may_begin_with_a_function() -> None:
    text = "define i32 @f(i32 %x) {\n  ret i32 %x\n}\n"
    module = Module.parse(text + "\n" + text.replace("@f", "@g"))
    assert [function.name for function in module.functions] == ["f", "g"]
    assert str(module) == text + "\n" + text.replace("@f", "@g")


def test_functions_in_another_address_space() -> None:
    """A pointer to such a function, and what an ifunc stands for, is in its address space."""
    text = canonical(
        'target datalayout = "P1"\n'
        "@table = global [3 x ptr addrspace(1)] [ptr addrspace(1) @far, ptr addrspace(1) @later, ptr addrspace(1) @chosen]\n"
        "@near = global ptr addrspacecast (ptr addrspace(1) @far to ptr)\n"
        "@chosen = ifunc void (), ptr addrspace(1) @resolver\n"
        "define void @far(ptr addrspace(3) %p) local_unnamed_addr addrspace(1) { ret void }\n"
        "declare ptr addrspace(1) @later(ptr addrspace(3)) addrspace(1)\n"
        "define ptr @here(ptr addrspace(3) byval(ptr addrspace(3)) %p) addrspace(0) { ret ptr @here }\n"
        "define ptr addrspace(1) @resolver() addrspace(1) {\n  call addrspace(1) void @far(ptr addrspace(3) null)\n"
        "  call addrspace(1) void @chosen()\n  ret ptr addrspace(1) @far\n}\n"
    )
    assert through_objects(text) == text
    spaces = {function.name: str(function.type) for function in Module.parse(text).functions}
    assert spaces == {"far": "ptr addrspace(1)", "later": "ptr addrspace(1)", "here": "ptr", "resolver": "ptr addrspace(1)"}
