"""-opt-bisect-limit: numbers that stay, passes that are skipped, and results that are those of a run without it."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

from nvopt.ir import Function, Module
from nvopt.llvm import native_module
from nvopt.passes.base import Context, FunctionPass, ModulePass
from nvopt.pipeline.driver import Driver, Options
from nvopt.pipeline.instrument import Instrument, PassEvent
from nvopt.target import TargetOptions

FIXTURES = Path(__file__).parents[2] / "fixtures"

# Each function has work for two passes that declare intrinsics, so that the order of passes and functions shows.
THREE = """; ModuleID = 'x.ll'
source_filename = "three.cu"

define i32 @f(i32 %a, i32 %b) {
  %c = icmp ugt i32 %a, %b
  %d = select i1 %c, i32 %a, i32 %b
  ret i32 %d
}

define i32 @"g h"(i32 %a) {
  %c = icmp slt i32 %a, 0
  %m = sub i32 0, %a
  %d = select i1 %c, i32 %m, i32 %a
  ret i32 %d
}

define internal void @unused() {
  ret void
}
"""


@dataclass(frozen=True)
class Mark(FunctionPass):
    """Rename the entry block."""

    name = "mark"
    summary = "Test"

    label: str = "marked"

    def run(self, function: Function, context: Context) -> bool:
        function.entry.name = self.label
        return True


class Announce(Mark):
    """The same, with work of its own before and after."""

    name = "announce"

    def begin(self, module: Module, context: Context) -> bool:
        module.source_filename += "+"
        return True

    def finish(self, module: Module, context: Context) -> bool:
        module.source_filename += "-"
        return True


class Look(ModulePass):
    """A pass that nothing leaves out."""

    name = "look"
    summary = "Test"
    required = True

    def run(self, module: Module, context: Context) -> bool:
        return False


def bisected(passes: object, limit: int, text: str = THREE, *instruments: Instrument) -> tuple[str, list[str]]:
    """The result, and what was said."""
    said: list[str] = []
    driver = Driver(Options(passes, bisect_limit=limit))  # type: ignore[arg-type]
    made = driver.compile(text.encode(), "x.ll", instruments=instruments, echo=said.append).decode()
    return made, [line for line in "".join(said).split("\n") if line.startswith("BISECT")]


def plain(passes: object, text: str = THREE) -> str:
    return Driver(Options(passes)).compile(text.encode(), "x.ll").decode()  # type: ignore[arg-type]


def test_the_words_are_those_of_opt() -> None:
    """As `opt -passes=globaldce,function(sroa),verify,cgscc(function-attrs),globaldce -opt-bisect-limit=2` says it, but for call graphs."""
    _, said = bisected("globaldce,function(sroa),verify,cgscc(function-attrs),globaldce", 2)
    assert said == [
        "BISECT: running pass (1) globaldce on [module]",
        "BISECT: running pass (2) sroa on f",
        "BISECT: NOT running pass (3) sroa on g h",
        "BISECT: NOT running pass (4) function-attrs on [module]",
        "BISECT: NOT running pass (5) globaldce on [module]",
    ]


def test_passes_of_both_kinds_count_by_function() -> None:
    _, said = bisected((Mark(), "function(sroa,dce)", Announce(), Look(), "always-inline,default<O1>"), -1)
    assert [re.sub(r"BISECT: running pass \(\d+\) ", "", line) for line in said][:14] == [
        *("mark on f", "mark on g h", "mark on unused"),
        *("sroa on f", "sroa on g h", "sroa on unused", "dce on f", "dce on g h", "dce on unused"),
        *("announce on [module]", "announce on f", "announce on g h", "announce on unused"),
        "memprof-remove-attributes on [module]",
    ], "and then as LLVM numbers what is inside of default<O1>"
    assert [int(line.split("(")[1].split(")")[0]) for line in said] == list(range(1, len(said) + 1))


def numbers_that_ran(said: Sequence[str]) -> list[str]:
    return [line for line in said if "NOT" not in line]


PIPELINES = [
    "globaldce,function(instcombine,simplifycfg,reassociate),mergefunc",
    ("instcombine", Mark(), "function(simplifycfg,instcombine)", Announce("again"), "globaldce"),
    "function(loop-simplify,loop(loop-rotate),function-simplification<O2>,instcombine)",
]


@pytest.mark.parametrize("passes", PIPELINES)
def test_each_limit_cuts_the_same_run_short(passes: object) -> None:
    everything, said = bisected(passes, -1)
    assert everything == plain(passes)
    assert bisected(passes, len(said)) == (everything, said)
    nothing, refused = bisected(passes, 0)
    assert nothing == THREE
    assert not numbers_that_ran(refused)
    for limit in range(1, len(said)):
        assert numbers_that_ran(bisected(passes, limit)[1]) == said[:limit]


@pytest.mark.parametrize("passes", PIPELINES)
def test_who_listens_makes_no_difference(passes: object) -> None:
    for limit in range(8):
        assert bisected(passes, limit, THREE, Instrument()) == bisected(passes, limit)


class Texts(Instrument):
    """Takes the text after every pass with its number."""

    def __init__(self) -> None:
        self.after: list[tuple[int, str]] = []

    def after_pass(self, event: PassEvent) -> None:
        self.after.append((event.number, event.text()))


def without_declarations(text: str) -> str:
    """In a `function(...)` of several passes the order of declarations is settled at its end."""
    return re.sub(r"(; Function Attrs: [^\n]*\n)?declare [^\n]*\n\n?|attributes #\d+[^\n]*\n| #\d+", "", text).rstrip("\n")


@pytest.mark.parametrize("passes", PIPELINES)
def test_the_text_after_a_pass_is_what_its_number_as_the_limit_gives(passes: object) -> None:
    for limit in (None, -1):
        texts = Texts()
        Driver(Options(passes, bisect_limit=limit)).compile(THREE.encode(), "x.ll", instruments=[texts], echo=lambda text: None)  # type: ignore[arg-type]
        for number, text in texts.after:
            assert without_declarations(bisected(passes, number)[0]) == without_declarations(text)


def test_a_pass_that_is_cut_short_leaves_the_other_functions_alone() -> None:
    text, _ = bisected((Announce(),), 2)
    assert text.count("marked:") == 1
    assert 'source_filename = "three.cu+-"' in text, "what begins is finished"
    assert bisected((Announce(),), 0)[0] == THREE


def test_a_module_without_functions() -> None:
    text = "; ModuleID = 'x.ll'\nsource_filename = \"x\"\n"
    assert bisected((Announce(),), 0, text)[0] == text
    _, said = bisected((Announce(), "sroa", Mark()), -1, text)
    assert said == ["BISECT: running pass (1) announce on [module]", "BISECT: running pass (2) mark on [module]"]


def test_groups_of_debug_locations_are_counted_as_without_a_limit() -> None:
    """LLVM numbers the groups that loop-rotate adds by context: a copy to look at must not use them up."""
    where = "!DILocation(line: 2, scope: !3"
    text = f"""define void @f(ptr %p, i32 %n) !dbg !3 {{
entry:
  br label %head

head:
  %i = phi i32 [ 0, %entry ], [ %j, %body ]
  %c = icmp slt i32 %i, %n, !dbg !5
  br i1 %c, label %body, label %exit, !dbg !6

body:
  %j = add i32 %i, 1
  store i32 %j, ptr %p
  br label %head

exit:
  ret void
}}

!llvm.module.flags = !{{!0}}
!llvm.dbg.cu = !{{!1}}

!0 = !{{i32 2, !"Debug Info Version", i32 3}}
!1 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2, emissionKind: FullDebug)
!2 = !DIFile(filename: "a.c", directory: "/")
!3 = distinct !DISubprogram(name: "f", file: !2, line: 1, type: !4, unit: !1, keyInstructions: true)
!4 = !DISubroutineType(types: !{{}})
!5 = {where}, atomGroup: 1, atomRank: 2)
!6 = {where}, atomGroup: 1, atomRank: 1)
"""
    passes = "function(loop(loop-rotate),dce)"
    assert re.findall(r"atomGroup: \d+", plain(passes, text)) != re.findall(r"atomGroup: \d+", plain("", text))
    assert bisected(passes, -1, text)[0] == plain(passes, text)


def test_real_modules_give_what_they_give_without_a_limit() -> None:
    passes = "nvvm-reflect,lower-aggr-copies,function(sroa,instcombine,simplifycfg),always-inline,globaldce,function(newgvn,adce)"
    for name in ("demo.ll", "math.ll"):
        text = (FIXTURES / name).read_text()
        result, said = bisected(passes, -1, text)
        assert result == plain(passes, text)
        assert bisected(passes, len(said) // 2, text)[1][: len(said) // 2] == said[: len(said) // 2]


def test_passes_of_llvms_know_the_features_also_while_they_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = set()
    usual = native_module.machine  # type: ignore[attr-defined]

    def machine(triple: str, cpu: str | None = None, features: str = "") -> int:
        asked.add((cpu, features))
        return usual(triple, cpu, features)

    monkeypatch.setattr(native_module, "machine", machine)
    text = b'target triple = "nvptx64-nvidia-cuda"\ndefine void @f() {\n  ret void\n}\ndefine void @g() {\n  ret void\n}\n'
    for limit in (1, 3, -1):
        options = Options("function(sroa,simplifycfg),globaldce", TargetOptions("sm_90", features="+ptx85"), bisect_limit=limit)
        Driver(options).compile(text, "in.ll", echo=lambda text: None)
    assert asked == {("sm_90", "+ptx85")}
