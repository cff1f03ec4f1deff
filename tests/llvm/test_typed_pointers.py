"""Text of LLVM 3.7 to 14, with typed pointers: what is made of it, and the one warning.

typed_pointers/*.expected.ll are by another way: `llvm-as` of LLVM 14, which knows what every pointer points to, and then the bitcode reader
of LLVM 22 (`opt -S`).
"""

import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import nvopt
from nvopt.llvm import InputError, Unit
from nvopt.llvm.typed_pointers import as_opaque, first_typed_pointer
from nvopt.remarks import RemarkSink

CASES = Path(__file__).parent / "typed_pointers"
NAMES = sorted(path.stem for path in CASES.glob("*.ll") if not path.stem.endswith(".expected"))
OLD = "define void @f(i32* %p) {\n  store i32 1, i32* %p\n  ret void\n}\n"
NEW = "define void @f(ptr %p) {\n  store i32 1, ptr %p, align 4\n  ret void\n}\n"
WARNING = "typed pointers (LLVM 14 and older) such as this `i32*` are read as `ptr`"


def entities(text: str) -> list[str]:
    """What a module consists of, in no order and with attributes in place of their numbers: new declarations come late in text, and early
    in bitcode."""
    groups = dict(re.findall(r"^attributes (#\d+) = (.*)$", text, re.M))
    named = re.sub(r"#\d+", lambda found: groups.get(found[0], found[0]), text)
    return sorted(part for part in named.split("\n\n") if not part.startswith(("; ModuleID", "attributes ")))


@pytest.mark.parametrize("name", NAMES)
def test_text_means_what_its_bitcode_means(name: str) -> None:
    unit = Unit.parse((CASES / f"{name}.ll").read_bytes(), f"{name}.ll")
    assert entities(unit.emit().partition("\n")[2]) == entities((CASES / f"{name}.expected.ll").read_text())
    assert len(unit.warnings) == 1


@pytest.mark.parametrize("name", NAMES)
def test_passes_make_the_same_of_both(name: str) -> None:
    old, new = ((CASES / f"{name}{end}.ll").read_text() for end in ("", ".expected"))
    passes = "nvvm-reflect,mirror-roundtrip,function(instcombine)"
    made = [nvopt.run(text, passes, cpu="sm_90", path="x.ll", remarks=RemarkSink()) for text in (old, new)]
    assert entities(made[0]) == entities(made[1])


@pytest.mark.parametrize("name", NAMES)
def test_a_line_with_opaque_pointers(name: str) -> None:
    text = (CASES / f"{name}.ll").read_text()
    opaque = "\n".join(map(as_opaque, text.split("\n")))
    assert first_typed_pointer(opaque.encode()) is None
    assert Unit.parse(opaque.encode(), "x.ll").emit() == Unit.parse(text.encode(), "x.ll").emit()


@pytest.mark.parametrize(
    ("line", "opaque"),
    [
        ("i8* addrspace(3)* %x", "ptr addrspace(3) %x"),
        ("i8 addrspace(3)** %x", "ptr %x"),
        ("i8 addrspace(0)* %x", "ptr %x"),
        ("void (i8*, [4 x void (i8*)*]*) addrspace(1)* @f", "ptr addrspace(1) @f"),
        ("{ i8*, i32 (%a*)* }* (i8*)* @x", "ptr @x"),
        ('%"a b"** %x, ptr addrspace(1) %y', "ptr %x, ptr addrspace(1) %y"),
        ('asm "i32* x", "=*m"(<{ i8, [2 x { i8*, i8 }] }>* %p)', 'asm "i32* x", "=*m"(ptr %p)'),
        ('@"f*" = global [3 x i8] c"i1*"', '@"f*" = global [3 x i8] c"i1*"'),
        ("{ " * 300 + "i8" + " }" * 300 + "*", "{ " * 300 + "i8" + " }" * 300 + "*"),  # too deep: left as it is
    ],
)
def test_opaque_pointers_from_the_inside_out(line: str, opaque: str) -> None:
    assert as_opaque(line) == opaque


@pytest.mark.parametrize(
    ("line", "pointer"),
    [
        ("define void @f(i32* %p) {", "i32*"),
        ("define void @f(i32 addrspace(3)* %p) {", "i32 addrspace(3)*"),
        ("define void @f(%S* %p) {", "%S*"),
        ('define void @f(%"class.my type"* %p) {', '%"class.my type"*'),
        ("define void @f(i8** %p) {", "i8*"),
        ("define void @f([4 x i32]* %p) {", "]*"),
        ("define void @f(<{ i8 }>* %p) {", ">*"),
        ("define void @f(void (i32)* %p) {", ")*"),
        ("define void @f({ i8 } * %p) {", "} *"),
        ("@g = global float* null define void @f() {", "float*"),
        ("@g = global x86_fp80* null define void @f() {", "x86_fp80*"),
    ],
)
def test_the_first_one_is_named(line: str, pointer: str) -> None:
    text = f'; i8*\n%S = type {{ i8 }} ; i8*\n%"class.my type" = type {{ i8 }}\n{line}\n  %x = alloca i64*\n  ret void\n}}\n'
    unit = Unit.parse(text.encode(), "x.ll")
    place = f"x.ll:4:{line.index(pointer) + 1}"
    assert unit.warnings == [f"{place}: typed pointers (LLVM 14 and older) such as this `{pointer}` are read as `ptr`"]


def test_an_asterisk_elsewhere_is_no_pointer() -> None:
    text = """; i32* and %x*
/* i32* and
   i32 */
@"f*" = global i32 0
@s = constant [6 x i8] c"i32*i\\00"
define void @"operator*"(ptr %"a*") {
  call void asm sideeffect "mul i32* x
 i32* y", "~{memory}"() ; float*
  ret void
}
!0 = !{!"float*"}
!named = !{!0}
"""
    unit = Unit.parse(text.encode(), "x.ll")
    assert unit.warnings == []
    assert '@"operator*"' in unit.emit()


def test_pointers_of_both_kinds_are_read_as_llvm_reads_them() -> None:
    unit = Unit.parse(OLD.replace("(i32* %p", "(ptr %p").encode(), "x.ll")
    assert NEW in unit.emit()
    assert unit.warnings == [f"x.ll:2:16: {WARNING}"]
    with pytest.raises(InputError, match=r"^x.ll:1:19: error: ptr\* is invalid - use ptr instead\n"):
        Unit.parse(OLD.replace("i32* %p)", "ptr* %p)").encode(), "x.ll")


@pytest.mark.parametrize(
    ("text", "place", "message"),
    [
        ("define i32* @f(i32* %p) {\n  %x = load i32*, i32** %none\n  ret i32* %x\n}\n", "2:25", "use of undefined value '%none'"),
        ('target triple = "nvptx64-nvidia-cuda" define i32* @f() { ret i32* }\n', "1:67", "expected value token"),
        (
            'define void @f(i32* %p) {\n  call void asm "", "=*m"(i32* %p)\n  ret void\n}\n',
            "2:3",
            "Operand for indirect constraint must have elementtype attribute",
        ),
        ("define void @f([4 x i8*]* byval %p) {\n  ret void\n}\n", "1:27", "this byval takes its type from the pointer"),
    ],
)
def test_what_llvm_cannot_upgrade_is_an_error_with_its_place(text: str, place: str, message: str) -> None:
    with pytest.raises(InputError) as caught:
        Unit.parse(text.encode(), "x.ll")
    assert f"x.ll:{place}: " in str(caught.value)
    assert message in str(caught.value)


def test_a_broken_rule_has_its_place() -> None:
    text = 'target triple = "nvptx64-nvidia-cuda"\n' + OLD.replace("i32*", "i32 addrspace(4)*")
    with pytest.raises(InputError, match=r"^x.ll:3:3: error: "):
        nvopt.run(text, "nvvm-verify", path="x.ll", remarks=RemarkSink())


# -- the warning, wherever text comes in


def test_in_a_program() -> None:
    with pytest.warns(UserWarning, match="^a.ll:1:16: typed pointers") as told:
        nvopt.parse(OLD, "a.ll")
    assert [(str(warning.message), warning.filename) for warning in told] == [(f"a.ll:1:16: {WARNING}", __file__)]
    with pytest.warns(UserWarning, match="^<string>:1:16: typed pointers") as told:
        assert NEW in nvopt.run(OLD, "sroa")
    assert [warning.filename for warning in told] == [__file__]
    sink = RemarkSink()
    nvopt.run(OLD, "sroa", remarks=sink)
    assert sink.warnings == [f"<string>:1:16: {WARNING}"]


def test_of_many_inputs() -> None:
    with ThreadPoolExecutor(2) as pool:
        results = nvopt.run_many({"a.ll": OLD, "b.ll": NEW, "c.ll": "\n" + OLD}, "sroa", executor=pool)
    assert [result.warnings for result in results] == [(f"a.ll:1:16: {WARNING}",), (), (f"c.ll:2:16: {WARNING}",)]


def test_bitcode_is_llvms_business() -> None:
    unit = Unit.parse(Unit.parse(OLD.encode(), "x.ll").bitcode(), "x.bc")
    assert unit.warnings == []
    assert NEW in unit.emit()


@pytest.mark.parametrize("passes", ["", "sroa", "nvvm-reflect", "nvvm-reflect,sroa,mirror-roundtrip"])
def test_once_a_file(passes: str) -> None:
    """Also where nvopt's own passes would read text as LLVM prints it before LLVM does."""
    text = """; ModuleID = 'x.ll'
source_filename = "x.ll"

@s = private constant [11 x i8] c"__CUDA_FTZ\\00"

declare i32 @__nvvm_reflect(i8*)

define i32 @f() {
  %x = call i32 @__nvvm_reflect(i8* getelementptr inbounds ([11 x i8], [11 x i8]* @s, i64 0, i64 0))
  ret i32 %x
}
"""
    sink = RemarkSink()
    made = nvopt.run(text, passes, path="x.ll", ftz=True, remarks=sink)
    assert sink.warnings == [f"x.ll:6:29: {WARNING.replace('i32', 'i8')}"]
    assert ("ret i32 1" in made) == ("nvvm-reflect" in passes)


def test_on_the_command_line(tmp_path: Path) -> None:
    for name in ("a.ll", "b.ll"):
        (tmp_path / name).write_text(OLD)

    def told(*words: str, given: str | None = None) -> list[str]:
        command = [sys.executable, "-m", "nvopt", "-passes=sroa", *words]
        return subprocess.run(command, cwd=tmp_path, input=given, capture_output=True, text=True, check=True).stderr.splitlines()

    assert told("a.ll") == [f"warning: a.ll:1:16: {WARNING}"]
    assert told("-disable-output", given=OLD) == [f"warning: <stdin>:1:16: {WARNING}"]
    assert told("a.ll", "b.ll", "-o", "out", "-j", "2") == [f"warning: {name}:1:16: {WARNING}" for name in ("a.ll", "b.ll")]
    assert told("out/a.ll") == []
