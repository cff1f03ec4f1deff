"""What `!llvm.loop` and knobs say about vectorizing a loop, and the remarks on loops that are left alone."""

from __future__ import annotations

import pytest
from test_loop_legality import innermost_loops

from nvopt import parse
from nvopt.knobs import KnobValues
from nvopt.passes.loop_vectorize import knobs as settings
from nvopt.passes.loop_vectorize.diagnostics import CANT_VECTORIZE_LIBCALL, Diagnostic, reason_of_accesses
from nvopt.passes.loop_vectorize.hints import Hints
from nvopt.remarks import Location

TEXT = """
define void @f(i64 %n) !dbg !3 {{
entry:
  br label %loop{entry}
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %next = add nuw nsw i64 %i, 1, !dbg !5
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop, !llvm.loop !0
exit:
  ret void
}}
!llvm.dbg.cu = !{{!8}}
!llvm.module.flags = !{{!9}}
!0 = distinct !{{!0{entries}}}
!3 = distinct !DISubprogram(name: "f", file: !7, line: 1, unit: !8, spFlags: DISPFlagDefinition)
!4 = !DILocation(line: 2, column: 3, scope: !3)
!5 = !DILocation(line: 5, column: 6, scope: !3)
!6 = !DILocation(line: 8, column: 9, scope: !3)
!7 = !DIFile(filename: "a.cu", directory: "/")
!8 = distinct !DICompileUnit(language: DW_LANG_C99, file: !7, emissionKind: FullDebug)
!9 = !{{i32 2, !"Debug Info Version", i32 3}}
"""


def hints(*entries: str, entry: str = "", only_forced: bool = False, **knobs: int) -> Hints:
    text = TEXT.format(entries="".join(f", {one}" if one[1].isdigit() else f", !{{{one}}}" for one in entries), entry=entry)
    (function,) = parse(text).functions
    ((loop, _),) = innermost_loops(function)
    values = KnobValues()
    values.set(settings.FORCE_WIDTH, knobs.get("width", 0))
    values.set(settings.FORCE_INTERLEAVE, knobs.get("interleave", 0))
    values.set(settings.HINTS_ALLOW_REORDERING, bool(knobs.get("reorder", 1)))
    return Hints(loop, values, interleave_only_when_forced=only_forced)


def width(number: int) -> str:
    return f'!"llvm.loop.vectorize.width", i32 {number}'


def count(number: int) -> str:
    return f'!"llvm.loop.interleave.count", i32 {number}'


NO_UNROLLING = '!"llvm.loop.unroll.disable"'
NOTHING_ELSE = '!"llvm.loop.disable_nonforced"'
ENABLE, DISABLE = (f'!"llvm.loop.vectorize.enable", i1 {word}' for word in ("true", "false"))


@pytest.mark.parametrize(("said", "found"), [(1, 1), (2, 2), (3, 0), (64, 64), (128, 0), (0, 0)])
def test_widths_are_powers_of_two_up_to_64(said: int, found: int) -> None:
    assert hints(width(said)).width == found


@pytest.mark.parametrize(("said", "found"), [(1, 1), (3, 0), (16, 16), (32, 0)])
def test_interleave_counts_are_powers_of_two_up_to_16(said: int, found: int) -> None:
    assert hints(count(said)).interleave == found


@pytest.mark.parametrize(
    ("entries", "is_vectorized"),
    [
        ([width(1), count(1)], True),
        ([width(1)], False),
        ([count(1)], False),
        ([width(2), count(1)], False),
        ([width(1), count(2)], False),
        ([width(1), NO_UNROLLING], True),
        ([width(1), '!"llvm.loop.unroll.count", i32 1'], True),
        ([width(1), '!"llvm.loop.unroll.count", i32 2'], False),
        ([width(1), count(2), NO_UNROLLING], False),
        ([width(2), NO_UNROLLING], False),
        ([NO_UNROLLING], False),
        (['!"llvm.loop.isvectorized", i32 1'], True),
        (['!"llvm.loop.isvectorized", i32 0'], False),
        (['!"llvm.loop.isvectorized", i32 1', width(4)], True),
    ],
)
def test_loops_that_have_been_vectorized_are_left(entries: list[str], is_vectorized: bool) -> None:
    found = hints(*entries)
    assert found.is_vectorized is is_vectorized
    refusal = found.refusal()
    assert (refusal is not None and refusal.tag == "AllDisabled") is is_vectorized


@pytest.mark.parametrize(
    ("entries", "said"),
    [
        ([], ""),
        ([width(4), count(2)], ""),
        ([ENABLE], " (Force=true)"),
        ([ENABLE, width(4)], " (Force=true, Vector Width=4)"),
        ([ENABLE, count(2)], " (Force=true, Interleave Count=2)"),
        ([ENABLE, width(8), count(4)], " (Force=true, Vector Width=8, Interleave Count=4)"),
    ],
)
def test_what_is_said_of_a_loop_that_is_left(entries: list[str], said: str) -> None:
    missed = hints(*entries).missed()
    assert (missed.tag, missed.message, missed.reason.kind) == ("MissedDetails", f"loop not vectorized{said}", "Missed")


@pytest.mark.parametrize(
    ("entries", "allows"), [([ENABLE], True), ([DISABLE], False), ([width(2)], True), ([width(1)], False), ([], False)]
)
def test_hints_that_allow_another_order(entries: list[str], allows: bool) -> None:
    assert hints(*entries).allows_reordering is allows
    assert not hints(*entries, reorder=0).allows_reordering


@pytest.mark.parametrize(("entries", "left"), [([], True), ([ENABLE], False), ([DISABLE], True), ([width(4)], True)])
def test_only_loops_that_are_told_to_be_vectorized(entries: list[str], left: bool) -> None:
    assert (hints(*entries).refusal(only_when_forced=True) is not None) is left


@pytest.mark.parametrize(
    ("entry", "found"),
    [
        ('!{!"llvm.loop.vectorize.width", i32 4}', 4),
        ('!{!"llvm.loop.vectorize.width", i32 4, i32 8}', 0),
        ('!{!"llvm.loop.vectorize.width"}', 0),
        ('!{i32 1, !"llvm.loop.vectorize.width"}', 0),
        ('!{!"llvm.loop.vectorize.width", !"4"}', 0),
        ("!4", 0),
        ('!{!"llvm.loop.vectorize.width", i32 2}, !{!"llvm.loop.vectorize.width", i32 8}', 8),
    ],
)
def test_entries_of_other_forms_say_nothing(entry: str, found: int) -> None:
    (function,) = parse(TEXT.format(entries=f", {entry}", entry="")).functions
    ((loop, _),) = innermost_loops(function)
    assert Hints(loop, KnobValues()).width == found


def test_knobs() -> None:
    """The width is the default of what the loop says; the interleave count goes before it."""
    assert hints(width=4).width == 4
    assert hints(width(8), width=4).width == 8
    assert hints(interleave=2).interleave == 2
    assert hints(count(8), interleave=2).interleave == 2
    assert hints(only_forced=True).interleave == 1
    assert hints(count(4), only_forced=True).interleave == 4


def test_what_is_left_alone() -> None:
    def tag(*entries: str, only_when_forced: bool = False) -> str:
        refusal = hints(*entries).refusal(only_when_forced)
        return refusal.tag if refusal is not None else ""

    assert tag() == ""
    assert tag(ENABLE) == ""
    assert tag(DISABLE) == "MissedExplicitlyDisabled"
    assert tag(NOTHING_ELSE) == tag(NOTHING_ELSE, width(4), count(2)) == "MissedTransformsDisabled"
    assert tag(NOTHING_ELSE, ENABLE) == ""
    assert tag(NOTHING_ELSE, DISABLE) == "MissedExplicitlyDisabled"
    assert tag(only_when_forced=True) == "MissedDetails"
    assert tag(ENABLE, only_when_forced=True) == ""
    assert tag('!"llvm.loop.isvectorized", i32 1') == "AllDisabled"
    assert tag('!"llvm.loop.isvectorized", i32 0') == ""
    assert tag(width(1), count(1)) == "AllDisabled"
    assert tag(width(1)) == tag(count(1)) == ""


def test_predicates() -> None:
    name = '!"llvm.loop.vectorize.predicate.enable", i1 '
    assert [hints(*one).predicate for one in ([], [name + "true"], [name + "false"])] == [None, True, False]


def test_reordering_of_floats() -> None:
    assert not hints().allows_reordering
    assert hints(ENABLE).allows_reordering
    assert hints(width(2)).allows_reordering
    assert not hints(width(1)).allows_reordering
    assert not hints(ENABLE, width(2), reorder=0).allows_reordering


def test_what_is_missed() -> None:
    def message(*entries: str) -> str:
        return hints(*entries).missed().remark().message

    assert message() == "loop not vectorized"
    assert message(width(4)) == "loop not vectorized"
    assert message(ENABLE) == "loop not vectorized (Force=true)"
    assert message(ENABLE, width(4), count(2)) == "loop not vectorized (Force=true, Vector Width=4, Interleave Count=2)"
    assert message(DISABLE) == "loop not vectorized: vectorization is explicitly disabled"
    assert message(NOTHING_ELSE) == "loop not vectorized: loop transformations are disabled"


def test_where_remarks_are() -> None:
    """At the instruction, where the loop says that it begins, or where it is entered."""
    loop = hints().loop
    found = Diagnostic(CANT_VECTORIZE_LIBCALL, loop, loop.header.instructions[1]).remark()
    assert (found.kind, found.pass_name, found.name, found.function) == ("Analysis", "loop-vectorize", "CantVectorizeLibcall", "f")
    assert found.message == "loop not vectorized: call instruction cannot be vectorized"
    assert found.location == Location("a.cu", 5, 6)
    places = [
        Diagnostic(CANT_VECTORIZE_LIBCALL, one.loop, one.loop.header.first).remark().location
        for one in (hints(), hints(entry=", !dbg !6"), hints("!4", entry=", !dbg !6"))
    ]
    assert places == [None, Location("a.cu", 8, 9), Location("a.cu", 2, 3)]


def test_reports_of_accesses() -> None:
    assert reason_of_accesses("cannot identify array bounds").tag == "CantIdentifyArrayBounds"
    assert reason_of_accesses("unsafe dependent memory operations in loop.").tag == "UnsafeDep"
