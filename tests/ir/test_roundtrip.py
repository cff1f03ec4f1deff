"""Text in, same text out: the test of the mirror's completeness."""

import re
from pathlib import Path

import pytest
from llvm_text import ROOT, canonical, libdevice, verified

from nvopt.ir import Module, PoisonValue

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
