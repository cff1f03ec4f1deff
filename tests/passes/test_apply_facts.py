"""apply-facts: what contradicts the module, and the ways in which facts come to a run."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import nvopt
from nvopt.pipeline.text import make_pipeline

MODULE = """target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
define ptx_kernel void @k(ptr %p, i32 range(i32 0, 10) %n, float %x, ptr byval([4 x i32]) %s, ptr writeonly %w, i8 %b)
  "nvvm.reqntid"="128" {
  %q = getelementptr i8, ptr %p, i64 4
  %c = addrspacecast ptr %q to ptr addrspace(1)
  store i32 %n, ptr addrspace(1) %c
  ret void
}
define ptx_kernel void @most(ptr %0) "nvvm.maxntid"="8,8" {
  %n = call range(i32 1, 33) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret void
}
define ptx_kernel void @none() {
  ret void
}
define ptx_kernel void @cluster() "nvvm.cluster_dim"="2" {
  ret void
}
"""


def run(facts: object, **options: object) -> str:
    return nvopt.run(MODULE, "verify", facts={"kernels": facts}, **options)  # type: ignore[call-overload, no-any-return]


def of_argument(key: str, facts: object) -> object:
    return {"k": {"args": {key: facts}}}


@pytest.mark.parametrize(
    ("facts", "message"),
    [
        (of_argument("6", {"align": 4}), "@k has arguments 0 to 5, and no argument 6"),
        ({"none": {"args": {"0": 1}}}, "@none has no arguments, and no argument 0"),
        (of_argument("nn", 3), "@k has no argument 'nn'; did you mean 'n'?"),
        ({"most": {"args": {"p": {"align": 4}}}}, "@most has no argument 'p': its arguments have no names here, but numbers from 0 on"),
        (of_argument("n", {"align": 4}), "argument 'n' of @k is of type i32, and 'align' is for pointers"),
        (of_argument("x", {"nonnull": True}), "argument 'x' of @k is of type float, and 'nonnull' is for pointers"),
        (of_argument("p", {"min": 4}), "argument 'p' of @k is a pointer, and this is for integers"),
        (of_argument("x", 1), "argument 'x' of @k is of type float, and this is for integers"),
        (of_argument("s", {"align": 16}), "argument 's' of @k is passed by value: it is no pointer that the host gives"),
        (
            of_argument("p", {"readonly": True}),
            "argument 'p' of @k is not readonly: the kernel writes there: `store i32 %n, ptr addrspace(1) %c",
        ),
        (of_argument("w", {"readonly": True}), "argument 'w' of @k is not readonly: it is writeonly"),
        (of_argument("n", {"min": 10}), "argument 'n' of @k is in [0,10) by its attributes, and this says [10,-2147483648)"),
        (of_argument("n", 10), "argument 'n' of @k is in [0,10) by its attributes, and this says [10,11)"),
        (of_argument("b", {"max": 256}), "256 does not fit in argument 'b' of @k, which has 8 bits"),
        (of_argument("b", {"min": -129}), "-129 does not fit in argument 'b' of @k, which has 8 bits"),
        (of_argument("b", {"divisible": 128}), "128 does not fit in argument 'b' of @k, which has 8 bits"),
        ({"k": {"block": 256}}, '@k has "nvvm.reqntid"="128", and this says 256x1x1'),
        ({"k": {"block": {"x": {"max": 127}}}}, '@k has "nvvm.reqntid"="128": x is 128'),
        ({"k": {"block": {"y": 2}}}, '@k has "nvvm.reqntid"="128": y is 1'),
        ({"k": {"block": {"threads": {"max": 127}}}}, '@k has "nvvm.reqntid"="128"'),
        ({"most": {"block": 65}}, '@most has "nvvm.maxntid"="8,8": no block of 65 threads'),
        ({"most": {"block": {"x": {"min": 33}}}}, "llvm.nvvm.read.ptx.sreg.ntid.x is read as [1,33) here, and this says [33,1025)"),
        ({"cluster": {"cluster": 3}}, '@cluster has "nvvm.cluster_dim"="2", and this says 3x1x1'),
        ({"a[": {}}, "invalid glob pattern 'a[': unmatched '['"),
    ],
)
@pytest.mark.parametrize("guard", [False, True])
def test_contradictions(facts: object, message: str, guard: bool) -> None:
    if guard and "readonly" in message:  # what can't be tested when the kernel runs is left out, right or wrong
        with pytest.warns(UserWarning, match="no kernel can test 'readonly'"):
            assert run(facts, facts_guard=guard) == nvopt.run(MODULE, "verify")
        return
    with pytest.raises(nvopt.InputError) as raised:
        run(facts, facts_guard=guard)
    assert f"error: {message}" in str(raised.value)
    assert str(raised.value).startswith("<facts>:")


def test_the_line_is_shown() -> None:
    with pytest.raises(nvopt.InputError) as raised:
        run({"k": {"args": {"0": {"aling": 16}}}})
    message, quoted, caret = str(raised.value).split("\n")
    assert message.startswith("<facts>:6:11: error: unknown key 'aling' of an argument (known: align, noalias, ")
    assert message.endswith("; did you mean 'align'?")
    assert (quoted, caret) == (" " * 10 + '"aling": 16', " " * 10 + "^")


@pytest.mark.parametrize(
    "facts",
    [
        of_argument("5", {"nonnull": False}),
        of_argument("n", {"min": 9}),
        of_argument("b", {"max": 255}),
        of_argument("b", {"min": -128}),
        of_argument("b", {"divisible": 127}),
        {"k": {"block": 128}},
        {"k": {"block": {"x": {"max": 128}, "y": 1, "threads": {"max": 128}}}},
        {"most": {"block": 32}},
        {"most": {"block": {"x": {"min": 32}}}},
        {"cluster": {"cluster": 2}},
    ],
)
def test_what_just_fits(facts: object) -> None:
    run(facts)


def test_a_kernel_that_is_not_there_is_a_warning() -> None:
    with pytest.warns(UserWarning, match="<facts>:3:5: no kernel of the module is called 'mostt'; did you mean 'most'?"):
        run({"mostt": {}})


DEBUGGED = """target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr %0, i32 %1) !dbg !4 {
  %3 = alloca ptr
    #dbg_declare(ptr %3, !9, !DIExpression(), !11)
    #dbg_value(i32 %1, !10, !DIExpression(), !11)
  store ptr %0, ptr %3, !dbg !11
  %4 = load ptr, ptr %3, !dbg !11
  store i32 %1, ptr %4, !dbg !11
  ret void, !dbg !12
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "k.cu", directory: "/")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "k", file: !1, line: 1, type: !5, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !8)
!5 = !DISubroutineType(types: !6)
!6 = !{null, !15, !14}
!8 = !{!9, !10}
!9 = !DILocalVariable(name: "out", arg: 1, scope: !4, file: !1, line: 1, type: !14)
!10 = !DILocalVariable(name: "n", arg: 2, scope: !4, file: !1, line: 1, type: !14)
!11 = !DILocation(line: 2, scope: !4)
!12 = !DILocation(line: 3, scope: !13)
!13 = distinct !DILexicalBlock(scope: !4, file: !1, line: 3)
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
"""


def test_names_of_the_source_come_from_debug_information() -> None:
    facts = {"kernels": {"k": {"args": {"out": {"align": 64}, "n": {"min": 0}}}}}
    assert "(ptr align 64 %0, i32 range(i32 0, -2147483648) %1)" in nvopt.run(DEBUGGED, "", facts=facts)
    with pytest.raises(nvopt.InputError, match="@k has no argument 'out_'; did you mean 'out'"):
        nvopt.run(DEBUGGED, "", facts={"kernels": {"k": {"args": {"out_": {"align": 64}}}}})


INLINED = (
    DEBUGGED.replace(
        "  ret void",
        "    #dbg_value(i32 %1, !19, !DIExpression(), !17)\n    #dbg_value(i32 %1, !18, !DIExpression(), !17)\n  ret void",
    )
    + """!19 = !DILocalVariable(name: "n", arg: 1, scope: !16, file: !1, line: 9, type: !14)
!16 = distinct !DISubprogram(name: "of", file: !1, line: 9, type: !5, spFlags: DISPFlagDefinition, unit: !0)
!17 = !DILocation(line: 9, scope: !16, inlinedAt: !11)
!18 = !DILocalVariable(name: "m", arg: 2, scope: !16, file: !1, line: 9, type: !14)
"""
)


def test_names_in_what_was_inlined_are_not_the_kernels() -> None:
    facts = {"kernels": {"k": {"args": {"n": {"min": 0}}}}}
    assert "(ptr %0, i32 range(i32 0, -2147483648) %1)" in nvopt.run(INLINED, "", facts=facts)
    with pytest.raises(nvopt.InputError, match="@k has no argument 'm'"):
        nvopt.run(INLINED, "", facts={"kernels": {"k": {"args": {"m": {"min": 0}}}}})


@pytest.mark.parametrize("types", ["null", "null, !15", "null, !15, !14, !14", ""])
def test_arguments_that_the_source_has_otherwise_have_no_names(types: str) -> None:
    """As where a front end makes several of an array, or adds one ahead."""
    facts = {"kernels": {"k": {"args": {"n": {"min": 0}}}}}
    with pytest.raises(nvopt.InputError, match="@k has no argument 'n': its arguments have no names here, but numbers from 0 on"):
        nvopt.run(DEBUGGED.replace("!{null, !15, !14}", f"!{{{types}}}"), "", facts=facts)


def test_what_is_tested_is_what_was_named_ahead_of_all_passes() -> None:
    """As `strip` takes names and debug information; `instnamer` gives others."""
    facts = {"kernels": {"k": {"args": {"n": {"min": 4}}}}}
    for passes in ("verify", "strip", "function(instnamer)"):
        assert re.search(r"freeze i32 %(1|arg1)\n.* = sub i32 .*, 4\n", nvopt.run(INLINED, passes, facts=facts, facts_guard=True)), passes


@pytest.mark.parametrize("guard", [False, True])
def test_an_argument_by_two_of_its_names_is_an_error(guard: bool) -> None:
    facts = {"kernels": {"k": {"args": {"n": {"min": 4}, "0": {"align": 4}, "1": {"max": 9}}}}}
    with pytest.raises(nvopt.InputError, match="argument '1' of @k is 'n', of which something is said above"):
        nvopt.run(DEBUGGED, "", facts=facts, facts_guard=guard)


def test_debug_information_speaks_of_the_one_kernel() -> None:
    facts = {"kernels": {"k": {"args": {"out": {"align": 64}, "n": {"min": 0}}}}}
    merged = nvopt.run(DEBUGGED, "verify", facts=facts, facts_guard=True)
    assert merged.count("!DILocalVariable") == 2
    assert merged.count("distinct !DISubprogram") == 1
    assert merged.count("distinct !DILexicalBlock") == 2
    assert merged.count("alloca") == 1
    nvopt.run(merged, "mirror-roundtrip,nvopt<O3>", emit="ptx", cpu="sm_90")


def test_a_file_or_what_it_holds(tmp_path: Path) -> None:
    facts = {"kernels": {"most": {"args": {"0": {"align": 32}}}}}
    path = tmp_path / "facts.json"
    path.write_text(json.dumps(facts))
    by_mapping = nvopt.run(MODULE, "verify", facts=facts)
    assert "ptr align 32 %0" in by_mapping
    assert nvopt.run(MODULE, "verify", facts=path) == by_mapping
    assert nvopt.run(MODULE, f"apply-facts<file={path}>") == by_mapping
    (result,) = nvopt.run_many([("most", MODULE)], "verify", facts=path, isolated=True)
    assert result.text == by_mapping.replace("<string>", "most").encode()
    with pytest.raises(TypeError, match="facts are a mapping or the path of a file, not 3"):
        nvopt.run(MODULE, "", facts=3)  # type: ignore[call-overload]
    with pytest.raises(nvopt.InputError, match="cannot read the file of facts"):
        nvopt.run(MODULE, "", facts=tmp_path / "none.json")
    path.write_bytes(b'{"\xff": 1}')
    with pytest.raises(nvopt.InputError, match="is not UTF-8 text"):
        nvopt.run(MODULE, "", facts=path)


@pytest.mark.parametrize("text", ["apply-facts<file=a;file=b>", "apply-facts<file=a;gard>", "apply-facts<gard>"])
def test_parameters(text: str) -> None:
    with pytest.raises(nvopt.PipelineError, match=r"\(known: file=FILE, guard\)"):
        nvopt.run(MODULE, text)


@pytest.mark.parametrize("text", ["apply-facts", "apply-facts<guard>"])
def test_no_file_says_nothing(text: str) -> None:
    assert nvopt.run(MODULE, text) == nvopt.run(MODULE, "verify")
    assert str(make_pipeline(text)) == text


def test_a_copy_whose_kernel_has_gone_goes_too() -> None:
    guarded = nvopt.run(MODULE, "", facts={"kernels": {"most": {"args": {"0": {"align": 4}}}}}, facts_guard=True)
    assert "$facts" not in guarded
    copied = MODULE.replace("@none()", '@"none$facts"()').replace('$facts"() {', '$facts"() "nvopt-guarded-kernel"="none" {')
    assert "$facts" not in nvopt.run(copied, "merge-guarded-kernels")
