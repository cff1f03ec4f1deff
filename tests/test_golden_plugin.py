"""The pytest plugin that users and this repository write golden tests with."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

import pytest

from nvopt.testing.errors import GoldenError
from nvopt.testing.run_lines import Place, Stage, commands, parse

BODY = "define i32 @f(i32 %x) {\n  %y = add i32 %x, 0\n  ret i32 %y\n}\n"
EXPECTED = "; ModuleID = 'case.ll'\nsource_filename = \"case.ll\"\n\ndefine i32 @f(i32 %x) {\n  ret i32 %x\n}\n"
RUN = "; RUN: nvopt -passes=instcombine %s\n"


def case(pytester: pytest.Pytester, run: str, name: str = "case") -> None:
    pytester.makefile(".ll", **{name: run + BODY})


def test_equal_output_passes(pytester: pytest.Pytester) -> None:
    case(pytester, RUN)
    (pytester.path / "case.expected.ll").write_text(EXPECTED)
    pytester.runpytest().assert_outcomes(passed=1)


def test_other_output_fails_with_a_diff_and_the_command(pytester: pytest.Pytester) -> None:
    case(pytester, RUN)
    (pytester.path / "case.expected.ll").write_text(EXPECTED.replace("ret i32 %x", "ret i32 1"))
    result = pytester.runpytest()
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(["nvopt -passes=instcombine case.ll", "-  ret i32 1", "+  ret i32 %x", "pytest --bless *"])


def test_missing_expected_output_fails_until_blessed(pytester: pytest.Pytester) -> None:
    case(pytester, RUN)
    result = pytester.runpytest()
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(["case.expected.ll does not exist; pytest --bless writes it *"])
    blessed = pytester.runpytest("--bless")
    blessed.assert_outcomes(passed=1)
    blessed.stdout.fnmatch_lines(["blessed *case.expected.ll"])
    assert (pytester.path / "case.expected.ll").read_text() == EXPECTED
    pytester.runpytest().assert_outcomes(passed=1)
    pytester.runpytest("--bless").stdout.no_fnmatch_line("blessed *")


def test_each_run_line_has_its_own_expected_output(pytester: pytest.Pytester) -> None:
    case(pytester, RUN + "; RUN: nvopt %s\n")
    pytester.runpytest("--bless").assert_outcomes(passed=1)
    assert "add i32" not in (pytester.path / "case.expected.ll").read_text()
    assert "add i32" in (pytester.path / "case.expected.2.ll").read_text()


def test_file_check(pytester: pytest.Pytester) -> None:
    check = "; RUN: nvopt -passes=instcombine %s | FileCheck %s\n; CHECK-LABEL: @f(\n; CHECK-NEXT: ret i32 "
    case(pytester, check + "%x\n", "good")
    case(pytester, check + "7\n", "bad")
    result = pytester.runpytest()
    result.assert_outcomes(passed=1, failed=1)
    result.stdout.fnmatch_lines(["*bad.ll:3*", "The output was:"])


def test_file_check_prefixes(pytester: pytest.Pytester) -> None:
    lines = (
        "; RUN: nvopt %s | FileCheck %s --check-prefix=BEFORE\n; RUN: nvopt -passes=instcombine %s | FileCheck --check-prefixes=AFTER %s\n"
    )
    case(pytester, lines + "; BEFORE: add\n; AFTER-NOT: add\n")
    pytester.runpytest().assert_outcomes(passed=1)
    case(pytester, lines + "; BEFORE: add\n; AFTER: add\n")
    result = pytester.runpytest()
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(["nvopt -passes=instcombine case.ll | FileCheck --check-prefixes=AFTER case.ll"])


CHECKS = "; RUN: nvopt %s | FileCheck -check-prefix=IR %s\n; IR-LABEL: @f(\n; IR-NEXT: "


@pytest.fixture
def path_alone(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The one folder of PATH, empty; the package `filecheck` can't be imported."""
    folder = tmp_path_factory.mktemp("bin")
    monkeypatch.setenv("PATH", str(folder))
    for module in ("filecheck", "filecheck.matcher", "filecheck.options"):
        monkeypatch.setitem(sys.modules, module, None)
    return folder


def test_without_a_file_check(pytester: pytest.Pytester, path_alone: Path) -> None:
    case(pytester, CHECKS + "add\n")
    (path_alone / "FileCheck-notes.txt").write_text("no program")
    result = pytester.runpytest()
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(["no FileCheck: pip install filecheck, or put LLVM's FileCheck on PATH"])
    result.stdout.no_fnmatch_line("*Traceback*")
    result.stdout.no_fnmatch_line("*testing.py*")
    result.stdout.no_fnmatch_line("*ModuleNotFoundError*")


@pytest.mark.parametrize("name", ["FileCheck", "FileCheck-22", "FileCheck-9"])
def test_llvms_file_check_serves_too(pytester: pytest.Pytester, path_alone: Path, name: str) -> None:
    program(path_alone / name, "import sys; from filecheck.main import main; sys.exit(main())")
    case(pytester, CHECKS + "add\n", "good")
    case(pytester, CHECKS + "sub\n", "bad")
    result = pytester.runpytest()
    result.assert_outcomes(passed=1, failed=1)
    result.stdout.fnmatch_lines(["*bad.ll:3*", "The output was:"])


def test_which_of_llvms(pytester: pytest.Pytester, path_alone: Path) -> None:
    names = ("FileCheck", "FileCheck-101", "FileCheck-22", "FileCheck-9")
    for name in names:
        program(path_alone / name, f"import sys; sys.exit('this is {name}')")
    case(pytester, CHECKS + "add\n")
    for name in names:  # the one without a version, then the newest
        pytester.runpytest().stdout.fnmatch_lines([f"this is {name}"])
        (path_alone / name).unlink()
    pytester.runpytest().stdout.fnmatch_lines(["no FileCheck: *"])


def program(path: Path, code: str) -> None:
    path.write_text(f"#!{sys.executable}\n{code}\n")
    os.chmod(path, 0o755)


def test_stderr_exit_status_and_standard_input(pytester: pytest.Pytester) -> None:
    pytester.makefile(
        ".ll",
        bad="; RUN: not nvopt %s 2>&1 | FileCheck %s\n; CHECK: bad.ll:3:1: error: expected top-level entity\nnoise\n",
        stdin=f"; RUN: nvopt < %s | FileCheck %s\n; CHECK: ModuleID = '<stdin>'\n{BODY}",
        fails="; RUN: nvopt %s | FileCheck %s\nnoise\n",
        succeeds=f"; RUN: not nvopt %s\n{BODY}",
    )
    result = pytester.runpytest()
    result.assert_outcomes(passed=2, failed=2)
    result.stdout.fnmatch_lines(["exit status 1", "nvopt: fails.ll:2:1: error: *"])


def test_other_files_are_left_alone(pytester: pytest.Pytester) -> None:
    pytester.makefile(".ll", plain=BODY, other="; RUN: opt -S %s\n" + BODY)
    pytester.makefile(".txt", text=RUN)
    pytester.runpytest().assert_outcomes()


def test_long_lines_may_be_broken() -> None:
    assert commands("; RUN: nvopt \\\n; RUN:   %s\n;RUN: opt %s\n") == ["nvopt  %s"]


PLACE = Place(Path("/there"), "case.ll", Path("/aside"))


@pytest.mark.parametrize(
    "line",
    [
        *("nvopt %s | grep x", "nvopt %s | FileCheck %s | FileCheck %s", "not not nvopt %s", "nvopt '%s", "nvopt %s >", "nvopt %s >> %t"),
        *("nvopt %s > %t | FileCheck %s", "nvopt %s | nvopt < %s", "opt %s | nvopt", "", "not"),
    ],
)
def test_what_a_run_line_can_not_say(line: str) -> None:
    with pytest.raises(GoldenError):
        parse(line, PLACE.values)


NEED_A_SHELL = [
    ("nvopt %s & nvopt %s", "'&' needs a shell"),
    ("nvopt %s; nvopt %s", "';' needs a shell"),
    ("nvopt %s || true", "'||' needs a shell"),
    ("nvopt %s >> out.ll", "'>>' is not supported"),
    ("nvopt '%s", "No closing quotation"),
]


def test_what_needs_a_shell_fails_its_own_test_only(pytester: pytest.Pytester) -> None:
    for number, (line, _) in enumerate(NEED_A_SHELL):
        case(pytester, f"; RUN: {line}\n", f"case{number}")
    case(pytester, "; RUN: nvopt %s|FileCheck %s\n; CHECK: @f\n", "good")
    result = pytester.runpytest()
    result.assert_outcomes(failed=len(NEED_A_SHELL), passed=1)
    result.stdout.fnmatch_lines([f"*{culprit}*" for _, culprit in NEED_A_SHELL])
    result.stdout.no_fnmatch_line("*Traceback*")
    result.stdout.no_fnmatch_line("*testing.py*")
    result.stdout.no_fnmatch_line("*run_lines.py*")


def test_files_that_are_not_utf8(pytester: pytest.Pytester) -> None:
    line = "; RUN: nvopt -passes=instcombine %s | FileCheck %s\n; CHECK: @f\n"
    case(pytester, "; RUN: nvopt -passes=instcombine %s\n", "latin")
    case(pytester, line, "check")
    case(pytester, line, "good")
    for name, where in (("latin", b"; RUN"), ("check", b"; CHECK")):
        path = pytester.path / f"{name}.ll"
        path.write_bytes(path.read_bytes().replace(where, b"; caf\xe9\n" + where))
    pytester.runpytest("--bless", "-k", "latin").assert_outcomes(passed=1, deselected=2)
    result = pytester.runpytest()
    result.assert_outcomes(passed=2, failed=1)
    result.stdout.fnmatch_lines(["FileCheck reads UTF-8 only: *"])


def test_parts_of_a_line() -> None:
    line = "not nvopt -passes='a<b;c>' %s 2>&1 < in.ll | nvopt 2> %t2 - | FileCheck %s -check-prefix=X"
    assert parse(line, PLACE.values) == [
        Stage("nvopt", ("-passes=a<b;c>", "case.ll"), must_fail=True, merges=True, stdin="in.ll"),
        Stage("nvopt", ("-",), stderr="/aside/case.ll.tmp2"),
        Stage("FileCheck", ("case.ll", "-check-prefix=X")),
    ]
    assert parse("cat >%T/x <%t", PLACE.values) == [Stage("cat", (), stdin="/aside/case.ll.tmp", stdout="/aside/x")]


def test_what_lits_substitutions_stand_for() -> None:
    (stage,) = parse("nvopt %s %/s %S %p %T %t %t.ll %/t1 %basename_t %%t 100% %x '%s %t'", PLACE.values)
    tmp = "/aside/case.ll.tmp"
    assert stage.arguments == (
        *("case.ll", "case.ll", ".", ".", "/aside", tmp, f"{tmp}.ll", f"{tmp}1", "case.ll", "%t", "100%", "%x"),
        f"case.ll {tmp}",
    )


def test_commands_of_one_line() -> None:
    text = '; RUN: nvopt %s \'&&\' "&& \\" &&" \\&& x&&not nvopt %s &&\\\n; RUN: cat %s\n; RUN: other %s && nvopt %s\n'
    assert commands(text) == ['nvopt %s \'&&\' "&& \\" &&" \\&& x', "not nvopt %s", "cat %s", "nvopt %s"]


PARTS = """\
; RUN: rm -rf %t && split-file %s %t && mkdir -p %t/out
; RUN: nvopt %t/a.ll %t/in/b.ll -link -S -o %t/out/ab.ll && nvopt -passes=globaldce %t/out/ab.ll | FileCheck %s
; CHECK: define void @f()
; CHECK: define void @g()

;--- a.ll
define void @f() {
  ret void
}
//--- in/b.ll
define void @g() {
  ret void
}
"""


def test_several_files_in_one(pytester: pytest.Pytester) -> None:
    (pytester.path / "parts.ll").write_text(PARTS)
    outside = (
        ("up", "--- ../../x.ll", ""),
        ("rm", "--- x", "rm -rf case.ll"),
        ("none", "", ""),
        ("option", "--- x", "split-file -x %s %t"),
    )
    for name, part, line in outside:
        case(pytester, f"; RUN: {line or 'split-file %s %t'} && nvopt %s\n;{part}\n", name)
    result = pytester.runpytest()
    result.assert_outcomes(passed=1, failed=4)
    result.stdout.fnmatch_lines_random(["*below its own folder only*", "*only %t can be*", "*no part separator*", "*and no options*"])


def test_names_for_parts_of_lines() -> None:
    text = (
        "; DEFINE: %{run} = nvopt -passes=%{passes}\n; DEFINE: %{passes} = sroa\n; RUN: %{run} %s\n"
        "; REDEFINE: %{passes} = dce\n; RUN: not %{run} %s %%{run}\n; RUN: other %{what}\n"
    )
    assert commands(text) == ["nvopt -passes=sroa %s", "not nvopt -passes=dce %s %%{run}"]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("; RUN: nvopt %{what} %s\n; DEFINE: %{what} = 1", "nothing defines %{what}"),
        ("; DEFINE: %{a} = %{b}\n; DEFINE: %{b} = %{a}\n; RUN: nvopt %{a}", "it is defined by itself"),
        ("; DEFINE: %{a} = x%{a}\n; RUN: nvopt %{a}", "it is defined by itself"),
        ("; DEFINE: %{a} = 1\n; DEFINE: %{a} = 2\n; RUN: nvopt %{a}", "%{a} is defined already"),
        ("; REDEFINE: %{a} = 2\n; RUN: nvopt %{a}", "%{a} is not defined yet"),
        ("; RUN: nvopt %s\n; RUN: cmp %t %s", "it names %t"),
        ("; RUN: nvopt %s\n; RUN: touch %T/x", "it names %t"),
        ("; RUN: nvopt %s && cmp %t %s", "can't run 'cmp %t %s'"),
    ],
)
def test_lines_that_nobody_could_run(text: str, why: str) -> None:
    with pytest.raises(GoldenError, match=re.escape(why)):
        commands(text)


def test_lines_run_in_their_order_with_files_between_them(pytester: pytest.Pytester) -> None:
    case(
        pytester,
        """\
; RUN: nvopt -passes=instcombine %s -o %t.bc -pass-remarks-output=%t.yaml
; RUN: nvopt %t.bc -stats > %t1 2> %t2
; RUN: nvopt -passes=instcombine %s | nvopt -o %T/out.ll
; RUN: FileCheck %s < %t1
; RUN: FileCheck %s --input-file=%T/out.ll
; RUN: cat %t1 %T/out.ll | FileCheck --check-prefix=TWICE %s
; RUN: not FileCheck --check-prefix=NOT %s < %t1
; RUN: not diff %t1 %s
; RUN: nvopt %t.bc | diff -u %t1 -
; CHECK: ret i32 %x
; TWICE: @f
; TWICE: @f
; NOT: add
""",
    )
    pytester.runpytest().assert_outcomes(passed=1)
    assert [path.name for path in pytester.path.iterdir() if path.suffix == ".ll"] == ["case.ll"]


FAILING = [
    (["nvopt %s -o %t.ll", "nvopt -passes=instcombine %s -o %t2.ll", "diff %t.ll %t2.ll", "nvopt none.ll"], "-  %y = add i32 %x, 0"),
    (["nvopt %s > %t", "cat %t.none", "nvopt none.ll"], "*.tmp.none: No such file or directory"),
    (["nvopt %s > %t", "not cat %t", "nvopt none.ll"], "exit status 0"),
    (["nvopt %s > %t", "not FileCheck %s < %t", "; CHECK: @f"], "exit status 0"),
    (["nvopt %s > %t", "diff -w %t %s"], "diff takes two files, and no option but -u"),
    (["nvopt %s > %t", "diff - %t"], "--- -"),
    (["nvopt %s > %t", "nvopt < %t.none"], "*.tmp.none: No such file or directory"),
]


def test_the_first_line_that_fails_ends_a_test(pytester: pytest.Pytester) -> None:
    for number, (lines, _) in enumerate(FAILING):
        case(pytester, "".join(line + "\n" if line.startswith(";") else f"; RUN: {line}\n" for line in lines), f"case{number}")
    result = pytester.runpytest()
    result.assert_outcomes(failed=len(FAILING))
    result.stdout.fnmatch_lines([said for _, said in FAILING])
    result.stdout.no_fnmatch_line("*none.ll: error*")


def test_what_prints_nothing_needs_nothing_to_be_compared_with(pytester: pytest.Pytester) -> None:
    case(pytester, "; RUN: nvopt -disable-output %s\n; RUN: nvopt %s -o %t\n")
    pytester.runpytest().assert_outcomes(passed=1)
    (pytester.path / "case.expected.2.ll").write_text("more")
    pytester.runpytest().assert_outcomes(failed=1)


def test_parts_and_expected_errors(pytester: pytest.Pytester) -> None:
    run = "; RUN: nvopt -split-input-file -verify-diagnostics %s | FileCheck %s\n; CHECK: @f\n; CHECK: -----\n"
    text = f"{run}{BODY}; -----\n; expected-error@+2 {{{{value '%x'}}}}\ndefine i32 @g() {{\n  ret i32 %x\n}}\n"
    (pytester.path / "good.ll").write_text(text)
    (pytester.path / "bad.ll").write_text(text.replace("value '%x'", "value '%y'"))
    result = pytester.runpytest()
    result.assert_outcomes(passed=1, failed=1)
    result.stdout.fnmatch_lines(["nvopt: bad.ll:11:3: error: unexpected error: use of undefined value '%x'"])


PLUGIN = """
import pathlib
from dataclasses import dataclass
import nvopt

pathlib.Path(__file__).with_name("loaded").write_text("")

@dataclass(frozen=True)
class Mine(nvopt.FunctionPass):
    name = "mine"
    summary = "Do nothing"

    def run(self, function, context):
        return False
"""


def test_what_lies_below_its_folder_may_be_written(pytester: pytest.Pytester) -> None:
    case(pytester, "; RUN: nvopt -dump-dir=dumps -pass-remarks-output=r.yaml -passes=lower-aggr-copies -o /dev/null %s\n")
    (pytester.path / "case.expected.ll").write_text("")
    pytester.runpytest_subprocess().assert_outcomes(passed=1)
    assert (pytester.path / "r.yaml").exists()


def test_a_plugin_lies_beside_the_test(pytester: pytest.Pytester) -> None:
    (pytester.path / "mine.py").write_text(PLUGIN)
    for number, line in enumerate(["mine.py -passes=mine", "./mine.py -passes=mine -no-such-knob=1"]):
        (pytester.path / f"case{number}.ll").write_text(
            f"; RUN: nvopt -load-pass-plugin {line} %s | FileCheck %s\n; CHECK: %y = add\n" + BODY
        )
    result = pytester.runpytest_subprocess()  # what is imported here must not be imported twice
    result.assert_outcomes(passed=1, failed=1)
    result.stdout.fnmatch_lines(["*Unknown command line argument*"])
    assert (pytester.path / "loaded").exists()


def test_mlir_files_are_tests_and_what_they_are_compared_with_is_none(pytester: pytest.Pytester) -> None:
    text = "// RUN: nvopt --tile %s\na.x : i32\n"
    for name in ("case", "case.expected", "other.expected.2"):
        (pytester.path / f"{name}.mlir").write_text(text)
    pytester.runpytest("-p", "no:cacheprovider").assert_outcomes(passed=1)
    (pytester.path / "case.mlir").write_text(f"{text}// more\n")
    pytester.runpytest("-p", "no:cacheprovider").assert_outcomes(failed=1)
