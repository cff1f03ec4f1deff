"""Which text the mirror may read without LLVM's help."""

from pathlib import Path

import pytest
from llvm_text import ROOT, canonical, libdevice

import nvopt
from nvopt.ir import Module

GOOD = canonical("define i32 @f(i32 %0) {\n  %2 = call i32 @g()\n  call void @h()\n  ret i32 %2\n}\ndeclare i32 @g()\ndeclare void @h()\n")


@pytest.mark.parametrize("path", sorted(ROOT.glob("fixtures/*.ll")), ids=lambda path: path.name)
def test_what_clang_wrote_is_read(path: Path) -> None:
    text = path.read_text()
    assert str(Module.parse_source(text)) == text


def test_what_llvm_printed_is_read() -> None:
    for text in (GOOD, "; ModuleID = 'libdevice'\n" + canonical(libdevice())):
        assert str(Module.parse_source(text)) == text


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("  %2 = call i32 @g()\n", "  call i32 @g()\n"),
        ("  ret i32 %2\n", "  br label %3\n\n  ret i32 %2\n"),
        ("  ret i32 %2\n", "  br label %3\n\n 3:\n  ret i32 %2\n"),
        ("\n}\n", "\n} ; done\n"),
        ("\n}\n", "\n }\n"),
        ("\n}\n", '\n  call void asm "a\nb", ""()\n}\n'),
        ("  ret", "\tret"),
        ("  ret", " ret"),
        ("; ModuleID", "; my own"),
        ("\n", "\r\n"),
        ("\n}\n", "\n}\n  define void @x() {\n  ret void\n}\n"),
        ("define i32", "  define i32"),
        ("  call void @h()\n", "call void @h()\n"),
        ("  call void @h()\n", "    call i32 @g()\n"),
        ("  call void @h()\n", "   call void @h()\n"),
        ("  call void @h()\n", "  call void @h() ; why\n"),
        ("  call void @h()\n", "; why\n  call void @h()\n"),
        ("  call void @h()\n", "  call void /* why */ @h()\n"),
        ("  call void @h()\n", "/*\n  call void @h()\n*/\n"),
        ("  ret i32 %2\n", "  br label %3\n\n; <label>:3\n  ret i32 %2\n"),
        ("\n}\n", "\n}\n\n!llvm.module.flags =!{}\n"),
        ("\n}\n", "\n}\n\n!llvm.module.flags = !{} ; x\n"),
        ("\ndefine", "\n!llvm.module.flags = !{}\n\ndefine"),
        ("declare void @h()\n", "declare void @h()\n\n!llvm.module.flags = !{}\n!llvm.module.flags = !{}\n"),
        ("declare void @h()\n", "declare void @h()\n\nattributes #0 = { nounwind }\nattributes #0 = { cold }\n"),
        ("@h", '@"\\68"'),
        ("declare void @h()\n", "declare void @h()\ndeclare void @llvm.dbg.value(metadata, metadata, metadata)\n"),
    ],
)
def test_other_forms_are_refused(old: str, new: str) -> None:
    assert old in GOOD
    assert Module.parse_source(GOOD.replace(old, new, 1) if old != "\n" else GOOD.replace(old, new)) is None


@pytest.mark.parametrize(
    ("line", "value", "is_read"),
    [
        ("$f = comdat any", "define void @f() comdat {\n  ret void\n}", True),
        ("$f = comdat any", "define void @f() comdat($f) {\n  ret void\n}", True),
        ("$f = comdat any", "@g = global i32 0, comdat($f)", True),
        ("$f = comdat any", "@g = global i32 0, comdat", False),
        ("$f = comdat any", "define void @f() comdat($g) {\n  ret void\n}", False),
        ("$g = comdat any", "define void @f() comdat {\n  ret void\n}", False),
        ("$g = comdat any", "define void @f() {\n  ret void\n}", True),
    ],
)
def test_a_comdat_has_its_line(line: str, value: str, is_read: bool) -> None:
    text = f"; ModuleID = 'x'\nsource_filename = \"x\"\n\n{line}\n\n{value}\n"
    assert (Module.parse_source(text) is not None) == is_read


def test_one_form_and_another_come_to_the_same() -> None:
    """What the mirror finds unreadable in the user's text, it reads from LLVM's."""
    for line in (
        "%1 = call   i32 @__nvvm_reflect(ptr @.str)",
        "%1 = call i32 @__nvvm_reflect( ptr @.str)",
        '%1 = call i32 @"__nvvm_reflect"(ptr @.str)',
    ):
        text = (
            "; ModuleID = 'x'\n@.str = private constant [11 x i8] c\"__CUDA_FTZ\\00\"\n\n"
            f"define i32 @f() {{\n  {line}\n  ret i32 %1\n}}\n\ndeclare i32 @__nvvm_reflect(ptr)\n"
        )
        assert Module.parse_source(text) is not None
        assert "ret i32 1\n" in nvopt.run(text, "nvvm-reflect", ftz=True)
