"""What users of opt type: watchers of a run, spellings, response files, completion. What opt 22 prints is written down here."""

from __future__ import annotations

import json
import os
import stat
from itertools import pairwise
from pathlib import Path

import pytest
from cli_runner import Nvopt

from nvopt.cli import completion
from nvopt.cli.manual import page
from nvopt.cli.options import OptOption, command
from nvopt.cli.response_files import tokens

FORK = """\
define i32 @f(i32 %x) {
entry:
  %c = icmp eq i32 %x, 0
  br i1 %c, label %a, label %b

a:
  %y = add i32 %x, 0
  ret i32 %y

b:
  switch i32 %x, label %a [
    i32 1, label %d
  ]

d:
  ret i32 1
}

define i32 @g(i32 %x) {
  ret i32 %x
}
"""
AFTER = """\
define i32 @f(i32 %x) {
entry:
  %c = icmp eq i32 %x, 0
  br i1 %c, label %a, label %b

a:                                                ; preds = %b, %entry
  ret i32 %x

b:                                                ; preds = %entry
  switch i32 %x, label %a [
    i32 1, label %d
  ]

d:                                                ; preds = %b
  ret i32 1
}
"""
WHOLE = f"""; ModuleID = 'fork.ll'
source_filename = "fork.ll"

{AFTER}
define i32 @g(i32 %x) {{
  ret i32 %x
}}
"""
WITH_DEBUG_INFO = """\
define i32 @f(i32 %x) !dbg !4 {
    #dbg_value(i32 %x, !7, !DIExpression(), !8)
  br label %loop, !dbg !8

loop:
  br label %loop, !dbg !8, !llvm.loop !9
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "f.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 4, !"other", i32 0}
!4 = distinct !DISubprogram(name: "f", file: !1, line: 1, type: !5, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DISubroutineType(types: !6)
!6 = !{}
!7 = !DILocalVariable(name: "x", arg: 1, scope: !4, file: !1)
!8 = !DILocation(line: 2, scope: !4)
!9 = distinct !{!9, !8, !10}
!10 = !{!"llvm.loop.mustprogress"}
"""
STRIPPED = """\
; ModuleID = 'debug.ll'
source_filename = "debug.ll"

define i32 @f(i32 %x) {
  br label %loop

loop:                                             ; preds = %loop, %0
  br label %loop, !llvm.loop !2
}

!llvm.module.flags = !{!0, !1}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 4, !"other", i32 0}
!2 = distinct !{!2, !3}
!3 = !{!"llvm.loop.mustprogress"}
"""
RAISES = """\
from dataclasses import dataclass
import os
import nvopt

@dataclass(frozen=True)
class RaisesPass(nvopt.FunctionPass):
    name = "raises"
    summary = "Raise an exception"
    abort: bool = False

    def run(self, function, context):
        if self.abort:
            os.abort()
        raise ValueError("no")
"""


@pytest.fixture(autouse=True)
def fork(nvopt: Nvopt) -> None:
    Path("fork.ll").write_text(FORK)
    Path("raises.py").write_text(RAISES)


def test_p_is_passes_and_takes_no_value_at_once(nvopt: Nvopt) -> None:
    assert (
        nvopt("-p", "instcombine", "fork.ll").out == nvopt("-passes=instcombine", "fork.ll").out == nvopt("-p=instcombine", "fork.ll").out
    )
    said = nvopt("-pinstcombine", "fork.ll")
    assert (said.status, said.err[:52]) == (1, "nvopt: Unknown command line argument '-pinstcombine'")


def test_debug_pass_manager_says_what_runs_on_what(nvopt: Nvopt) -> None:
    said = nvopt("-p", "globaldce,sroa", "-debug-pass-manager", "-disable-output", "fork.ll")
    assert said.err == (
        "Running pass: GlobalDCEPass on [module]\n"
        "Running pass: SROAPass on f (6 instructions)\n"
        "Running pass: SROAPass on g (1 instruction)\n"
    )


def test_print_module_scope_prints_the_module_for_each_function(nvopt: Nvopt) -> None:
    said = nvopt("-p", "instcombine", "-print-after-all", "-print-module-scope", "-filter-print-funcs=f", "-disable-output", "fork.ll")
    assert said.err == f"; *** IR Dump After InstCombinePass on f ***\n{WHOLE}"
    said = nvopt("-p", "instcombine", "-print-after-all", "-print-module-scope", "-disable-output", "fork.ll")
    assert said.err == "".join(f"; *** IR Dump After InstCombinePass on {name} ***\n{WHOLE}" for name in "fg")


def test_exec_on_ir_change_runs_a_program_on_what_changed(nvopt: Nvopt) -> None:
    program, log = Path("program"), Path("log").absolute()
    program.write_text(f'#!/bin/sh\n{{ echo "$#: $2"; tail -n +4 "$1"; }} >> {log}\n')
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    assert nvopt("-p", "sroa,instcombine", "-exec-on-ir-change=./program", "-disable-output", "fork.ll").status == 0
    start, _, rest = log.read_text().partition("2: InstCombinePass\n")
    assert start.startswith("2: Initial IR\ndefine i32 @f(i32 %x) {\n")
    assert rest == AFTER.split("\n", 3)[3]
    said = nvopt("-p", "sroa", "-exec-on-ir-change=./none", "-disable-output", "fork.ll")
    assert said.err == "nvopt: for the -exec-on-ir-change option: cannot run './none': No such file or directory\n"


def test_time_trace_is_of_chromes_format(nvopt: Nvopt) -> None:
    assert nvopt("-p", "sroa,instcombine,sroa", "-time-trace", "fork.ll", "-o", "made.ll").status == 0
    trace = json.loads(Path("made.ll.time-trace").read_text())
    assert trace["beginningOfTime"] > 10**15
    events = trace["traceEvents"]
    runs = [event for event in events if "detail" in event.get("args", {})]
    assert [event["name"] for event in runs] == ["SROAPass", "InstCombinePass", "SROAPass"]
    assert all(event["ph"] == "X" and event["dur"] >= 0 for event in runs)
    assert all(one["ts"] + one["dur"] <= other["ts"] + 1 for one, other in pairwise(runs))
    assert {event["args"]["count"] for event in events if event["name"] == "Total SROAPass"} == {2}
    assert events[-1]["ph"] == "M"
    nvopt("-p", "sroa", "-time-trace", "-time-trace-file=t.json", "-disable-output", "fork.ll")
    assert json.loads(Path("t.json").read_text())
    nvopt("-p", "sroa", "-time-trace", "-disable-output", "fork.ll")
    assert Path("out.time-trace").exists()


@pytest.mark.parametrize("option", ["time-trace-file", "opt-bisect-print-ir-path"])
def test_what_is_read_is_not_overwritten(nvopt: Nvopt, option: str) -> None:
    said = nvopt("-p", "sroa", f"-{option}=fork.ll", "-time-trace", "-opt-bisect-limit=0", "-disable-output", "fork.ll")
    assert said.err == f"nvopt: -{option} would overwrite what is read: fork.ll\n"
    assert Path("fork.ll").read_text() == FORK


@pytest.mark.parametrize(("name", "more"), [("out.time-trace", []), ("x.time-trace", ["-o", "x"])])
def test_a_trace_beside_the_output_overwrites_no_input(nvopt: Nvopt, name: str, more: list[str]) -> None:
    Path("fork.ll").rename(name)
    said = nvopt("-p", "sroa", "-time-trace", *more, name)
    assert (said.status, said.err) == (1, f"nvopt: -time-trace-file would overwrite what is read: {name}\n")
    assert Path(name).read_text() == FORK


@pytest.mark.parametrize(("limit", "written"), [(0, True), (1, True), (2, True), (3, True), (4, False), (-1, False)])
def test_opt_bisect_print_ir_path(nvopt: Nvopt, limit: int, written: bool) -> None:
    """The module at the first run that is skipped; where none is, nothing."""
    nvopt("-p", "instcombine,sroa", f"-opt-bisect-limit={limit}", "-opt-bisect-print-ir-path=at.ll", "-disable-output", "fork.ll")
    assert Path("at.ll").exists() == written
    if written:
        assert Path("at.ll").read_text() == (WHOLE if limit else nvopt("fork.ll").out)


def test_print_on_crash_shows_what_the_pass_was_given(nvopt: Nvopt, program: object) -> None:
    said = nvopt("-load-pass-plugin=raises.py", "-p", "instcombine,raises", "-print-on-crash", "fork.ll")
    assert said.err.startswith(f"*** Dump of IR Before Last Pass RaisesPass Started ***\n{WHOLE}nvopt: fork.ll: error: pass 'raises'")
    done = program("-load-pass-plugin=raises.py", "-passes=instcombine,raises<abort>", "-print-on-crash", "fork.ll")  # type: ignore[operator]
    assert f"*** Dump of IR Before Last Pass RaisesPass Started ***\n{WHOLE}".encode() in done.stderr


def test_strip_debug_leaves_what_opt_leaves(nvopt: Nvopt) -> None:
    Path("debug.ll").write_text(WITH_DEBUG_INFO)
    plain = nvopt("-strip-debug", "debug.ll")
    assert (plain.out, plain.err) == (STRIPPED, "")
    nvopt("debug.ll", "-o", "debug.bc")
    assert nvopt("-strip-debug", "debug.bc").out.splitlines()[2:] == STRIPPED.splitlines()[2:]
    assert nvopt("-strip-debug", "fork.ll") == nvopt("fork.ll")


def test_disable_verify_changes_nothing(nvopt: Nvopt) -> None:
    assert nvopt("-disable-verify", "-p", "sroa", "fork.ll") == nvopt("-p", "sroa", "fork.ll")


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("-S  a.ll\n\t-o\r\nb", ["-S", "a.ll", "-o", "b"]),
        ('-passes="a b" \'c " d\'e', ["-passes=a b", 'c " de']),
        (r"a\ b \"c 'd\'e' \\", ["a b", '"c', "d'e", "\\"]),
        ("\"\" x ''", ["x"]),
        ("a\\", ["a\\"]),
        ('"open end', ["open end"]),
        ("", []),
    ],
)
def test_response_files_are_read_as_llvm_reads_them(text: str, found: list[str]) -> None:
    assert list(tokens(text)) == found


def test_response_files_stand_for_their_arguments(nvopt: Nvopt) -> None:
    Path("inner.rsp").write_text("-p 'instcombine,sroa'")
    Path("outer.rsp").write_text("\ufeff@inner.rsp fork.ll")
    assert nvopt("@outer.rsp").out == WHOLE
    Path("self.rsp").write_text("@self.rsp")
    assert nvopt("@self.rsp").err == "nvopt: recursive expansion of: 'self.rsp'\n"
    assert "@none: error: Could not open input file: No such file or directory" in nvopt("@none").err


@pytest.mark.parametrize(
    ("words", "offered"),
    [
        (["-print-ch"], ["-print-changed"]),
        (["--emi"], ["--emit="]),
        (["-emit=p"], ["-emit=ptx"]),
        (["-emit", "c"], ["cubin"]),
        (["-emit", "="], ["ll", "bc", "ptx", "cubin"]),
        (["-emit", "=", "b"], ["bc"]),
        (["-passes=sroa,function(instcom"], ["-passes=sroa,function(instcombine"]),
        (["-p", "nvvm-reflect-"], ["nvvm-reflect-pp"]),
        (["-mcpu=sm_121"], ["-mcpu=sm_121", "-mcpu=sm_121a", "-mcpu=sm_121f"]),
        (["-ftz="], ["-ftz=0", "-ftz=1"]),
        (["-nonsense"], []),
    ],
)
def test_completion_offers_options_and_their_values(words: list[str], offered: list[str]) -> None:
    assert [item.value for item in completion.complete(words[:-1], words[-1])] == offered


@pytest.mark.parametrize(
    ("shell", "piece"), [("bash", "complete -o nosort -F"), ("zsh", "compdef"), ("fish", "complete --no-files --command nvopt")]
)
def test_shells_get_a_script_and_answers(nvopt: Nvopt, shell: str, piece: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made = nvopt(f"-print-completion={shell}")
    assert made.status == 0
    assert piece in made.out
    assert f"_NVOPT_COMPLETE={shell}_complete" in made.out
    monkeypatch.setenv("_NVOPT_COMPLETE", f"{shell}_complete")
    monkeypatch.setenv("COMP_WORDS", "nvopt -disable-o")
    monkeypatch.setenv("COMP_CWORD", "1" if shell != "fish" else "-disable-o")
    assert "-disable-output" in nvopt().out


def test_an_unknown_shell_is_told(nvopt: Nvopt) -> None:
    assert nvopt("-print-completion=csh").err == (
        "nvopt: for the -print-completion option: Cannot find option named 'csh'! (known: bash, zsh, fish)\n"
    )
    assert os.environ.get(completion.VARIABLE) is None


def test_the_manual_has_each_option(nvopt: Nvopt) -> None:
    assert nvopt("-print-man").out == page()
    for param in command.params:
        if isinstance(param, OptOption):
            assert (param.help or "").replace("\\", "\\e").replace("-", "\\-") in page()
    assert not [line for line in page().splitlines() if line.startswith("'")]
