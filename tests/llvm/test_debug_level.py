"""-g0, -lineinfo, -gline-tables-only and -g: what is left of debug info in IR and PTX, and what ptxas makes of it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import nvopt
from nvopt.cli.main import run
from nvopt.llvm.debug_level import DebugLevel, with_debug_level

MODULE = """\
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr %p, i32 %x) !dbg !5 {
    #dbg_value(i32 %x, !8, !DIExpression(), !9)
  %y = mul i32 %x, 3, !dbg !9
  store i32 %y, ptr %p, align 4, !dbg !9
  ret void, !dbg !9
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "p", isOptimized: true, runtimeVersion: 0, \
emissionKind: DebugDirectivesOnly)
!1 = !DIFile(filename: "k.cu", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 2, !"Dwarf Version", i32 2}
!4 = !DISubroutineType(types: !7)
!5 = distinct !DISubprogram(name: "k", file: !1, line: 3, type: !4, unit: !0, spFlags: DISPFlagDefinition, retainedNodes: !6)
!6 = !{!8}
!7 = !{null}
!8 = !DILocalVariable(name: "x", arg: 2, scope: !5, file: !1, line: 3, type: !10)
!9 = !DILocation(line: 4, scope: !5)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
"""
UNIT = """!{n} = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "emissionKind: FullDebug, \\22", emissionKind: {kind}, \
enums: !2)
"""


@pytest.fixture
def module(tmp_path: Path) -> str:
    (tmp_path / "k.ll").write_text(MODULE)
    return str(tmp_path / "k.ll")


def test_all_units_change_but_those_that_are_not_for_debuggers() -> None:
    kinds = ("FullDebug", "LineTablesOnly", "DebugDirectivesOnly", "NoDebug")
    text = "".join(UNIT.format(n=n, kind=kind) for n, kind in enumerate(kinds)).encode() + b'!9 = !{!"emissionKind: FullDebug"}\n'
    for level, kind in (("full", "FullDebug"), ("line-tables-only", "LineTablesOnly"), ("line-directives-only", "DebugDirectivesOnly")):
        made = with_debug_level(text, level).decode()  # type: ignore[arg-type]
        assert re.findall(r"emissionKind: (\w+)(?:, enums: !2)?\)", made) == [kind, kind, kind, "NoDebug"]
        assert made.count('producer: "emissionKind: FullDebug, \\22"') == 4
        assert made.endswith('!9 = !{!"emissionKind: FullDebug"}\n')
        assert made.count("enums: !2") == (4 if level == "full" else 0)
    same = UNIT.format(n=0, kind="FullDebug").encode()
    assert with_debug_level(same, "full") is same
    assert with_debug_level(b"", "line-tables-only") == b""


SECTIONS: dict[DebugLevel | None, tuple[str, bool, bool]] = {
    None: (".target sm_90", True, False),  # the module asks for lines
    "none": (".target sm_90", False, False),
    "line-directives-only": (".target sm_90", True, False),
    "line-tables-only": (".target sm_90, debug", True, True),
    "full": (".target sm_90, debug", True, True),
}


@pytest.mark.parametrize("level", SECTIONS)
def test_what_ptx_holds_and_ptxas_takes(level: DebugLevel | None) -> None:
    text = MODULE if level in (None, "full") else MODULE.replace("DebugDirectivesOnly", "FullDebug")
    ptx = nvopt.run(text, "sroa", cpu="sm_90", debug_info=level, emit="ptx")
    target = re.search(r"^\.target .*$", ptx, re.MULTILINE)
    assert target is not None
    assert (target[0], ".loc" in ptx, ".debug_info" in ptx) == SECTIONS[level]
    cubin = nvopt.run(text, "sroa", cpu="sm_90", debug_info=level, emit="cubin")
    assert (b".debug_line\0" in cubin, b".debug_info\0" in cubin) == (SECTIONS[level][1], SECTIONS[level][2])


@pytest.mark.parametrize(
    ("option", "kind"),
    [
        ("-lineinfo", "DebugDirectivesOnly"),
        ("-generate-line-info", "DebugDirectivesOnly"),
        ("-gline-directives-only", "DebugDirectivesOnly"),
        ("-gline-tables-only", "LineTablesOnly"),
        ("-g", "FullDebug"),
        ("--g", "FullDebug"),
        ("-g0", None),
        ("-strip-debug", None),
        ("-g=0", "DebugDirectivesOnly"),
    ],
)
def test_spellings(option: str, kind: str | None, module: str, capfd: pytest.CaptureFixture[str]) -> None:
    assert run([option, module]) == 0
    out = capfd.readouterr().out
    found = re.search(r"emissionKind: (\w+)", out)
    assert (found[1] if found else None) == kind
    assert ("!dbg" in out) is (kind is not None)


@pytest.mark.parametrize("options", [("-g", "-g0"), ("-lineinfo", "-gline-tables-only"), ("-strip-debug", "-lineinfo")])
def test_one_level_at_a_time(options: tuple[str, str], module: str, capfd: pytest.CaptureFixture[str]) -> None:
    assert run([*options, module]) == 1
    assert capfd.readouterr().err == "nvopt: -strip-debug (or -g0), -lineinfo, -gline-tables-only and -g exclude one another\n"


def test_what_is_linked_is_held_to_it_too(module: str) -> None:
    assert "!dbg" not in nvopt.run("", "", link=[Path(module)], debug_info="none")
    assert "emissionKind: LineTablesOnly" in nvopt.run("", "", link=[module], debug_info="line-tables-only")


def test_a_level_that_there_is_not() -> None:
    with pytest.raises(nvopt.PipelineError, match=r"^debug_info must be one of none, line-directives-only, .*, or None, not 'lines'$"):
        nvopt.run("", "", debug_info="lines")  # type: ignore[call-overload]
    with pytest.raises(TypeError, match=r"^link takes a list of names, not 'a\.ll'$"):
        nvopt.run("", "", link="a.ll")
