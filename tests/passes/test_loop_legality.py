"""Which loops may be vectorized, and why others may not, beside what opt 22 said of them (make_vectorizer_expected.py)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from nvopt import parse
from nvopt.analysis.loops import Loop
from nvopt.analysis.memory.aliases import AliasAnalysis
from nvopt.analysis.recurrences.reductions import RecurKind, RecurrenceDescriptor
from nvopt.analysis.scev.expressions.kinds import SCEV
from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
from nvopt.ir import Function, Value
from nvopt.ir.intrinsics import suffix
from nvopt.knobs import KnobValues
from nvopt.passes.loop_vectorize import diagnostics as why
from nvopt.passes.loop_vectorize import knobs as settings
from nvopt.passes.loop_vectorize.hints import Hints
from nvopt.passes.loop_vectorize.legality import Legality
from nvopt.transforms.blocks import CFGAnalyses
from nvopt.transforms.loops import form_lcssa, simplify_loop

FOLDER = Path(__file__).parent / "vectorizer_loops"
EXPLAINED = {
    ("early_exits", "first_even"): "opt doesn't prove of strided loads that they are there",
    ("loops", "endless"): "that a loop without an exit can't be counted is a reason, where opt gives none",
    ("reductions", "minimum_place"): "opt finds out later that it can't tell the first of several minima",
    ("reductions", "minimum_place_last"): "opt leaves it where the minimum is used, too",
    ("reductions_fast", "minimum_place"): "as above",
    ("reductions_fast", "minimum_place_last"): "as above",
}
"""Functions of whose loop something else is said than by opt, and why."""


def innermost_loops(function: Function) -> Iterator[tuple[Loop, ScalarEvolution]]:
    """The function's innermost loops, in simplified form and closed."""
    scev = ScalarEvolution(function)
    for loop in scev.loops:
        simplify_loop(loop, CFGAnalyses(scev.dominators, scev.loops))
    for loop in scev.loops:
        form_lcssa(loop, scev.dominators, scev.loops)
    scev.forget_all_loops()
    yield from ((loop, scev) for loop in scev.loops.bottom_up() if not loop.subloops)


def said_of(function: Function, knobs: KnobValues) -> Iterator[str]:
    """The reasons against vectorizing the loops of a function, each as `tag: message`."""
    for loop, scev in innermost_loops(function):
        hints = Hints(loop, knobs)
        refusal = hints.refusal()
        if refusal is not None:
            yield f"{refusal.tag}: {refusal.message.removeprefix('loop not vectorized: ')}"
            continue
        aliases = AliasAnalysis(function, scev.tracking, scev.loops)
        legality = Legality(loop, scev, aliases, hints, knobs, wants_all_reasons=True)
        if legality.can_vectorize() is bool(legality.diagnostics):
            yield "a refusal without a reason"
        yield from (f"{one.tag}: {one.message}".replace("\n", "\\n") for one in legality.diagnostics)


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.ll")), ids=lambda path: path.stem)
def test_nvopt_takes_what_opt_takes(path: Path) -> None:
    knobs = KnobValues()
    knobs.set(settings.FORCE_WIDTH, 4)
    knobs.set(settings.FORCE_INTERLEAVE, 1)
    knobs.set(settings.EARLY_EXITS, True)
    expected: dict[str, list[str]] = {}
    for line in path.with_suffix(".expected").read_text().splitlines():
        name, said = line.split(": ", 1)
        expected.setdefault(name, []).append(said)
    functions = [one for one in parse(path.read_text()).functions if not one.is_declaration]
    assert [one.name for one in functions] == list(expected)
    got = {one.name: list(said_of(one, knobs)) or ["taken"] for one in functions}
    different = {name: (got[name], expected[name]) for name in expected if got[name] != expected[name]}
    assert set(different) == {name for stem, name in EXPLAINED if stem == path.stem}, different


@pytest.mark.parametrize("early_exits", [True, False])
@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.ll")), ids=lambda path: path.stem)
def test_one_reason_is_as_good_as_all(path: Path, early_exits: bool) -> None:
    """Where nobody asks for all reasons, cheap ones are looked for first: the same loops are refused, each for a reason it has. That early
    exits are not enabled is told last, of loops that have no other."""
    knobs = KnobValues()
    knobs.set(settings.EARLY_EXITS, early_exits)
    verdicts: list[dict[str, bool]] = []
    reasons: list[list[set[str]]] = []
    for wants_all in (True, False):
        verdicts.append({})
        reasons.append([])
        for function in parse(path.read_text()).functions:
            for loop, scev in innermost_loops(function) if not function.is_declaration else ():
                aliases = AliasAnalysis(function, scev.tracking, scev.loops)
                legality = Legality(loop, scev, aliases, Hints(loop, knobs), knobs, wants_all_reasons=wants_all)
                verdicts[-1][f"{function.name} {loop.header.ref}"] = legality.can_vectorize()
                reasons[-1].append({one.tag for one in legality.diagnostics if early_exits or one.reason is not why.EARLY_EXITS_DISABLED})
    assert verdicts[0] == verdicts[1]
    assert all(few <= all_reasons for all_reasons, few in zip(*reasons, strict=True))


STRAY = """
define float @f(ptr %x, i64 %n) {{
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %r = phi float [ 1.0, %entry ], [ %back, %loop ]
  %p = getelementptr float, ptr %x, i64 %i
  %loaded = load float, ptr %p
  %back = {back}
  %next = add i64 %i, 1
  %again = icmp ult i64 %next, %n
  br i1 %again, label %loop, label %exit
exit:
  ret float %back
}}
"""


@pytest.mark.parametrize(
    ("back", "is_stray"),
    [
        ("fmul float %r, %r", True),
        ("fadd float %r, 3.0", False),  # an induction
        ("fadd reassoc float %r, %loaded", False),  # a reduction
        ("fneg float %loaded", False),  # a recurrence
    ],
)
def test_the_counter_is_not_asked_about_where_a_float_is_in_the_way(back: str, is_stray: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    function = parse(STRAY.format(back=back)).get_function("f")
    assert function is not None
    ((loop, scev),) = innermost_loops(function)
    asked: list[str] = []
    original = ScalarEvolution.get

    def noted(self: ScalarEvolution, value: Value) -> SCEV:
        asked.append(value.ref)
        return original(self, value)

    monkeypatch.setattr(ScalarEvolution, "get", noted)
    legality = Legality(loop, scev, AliasAnalysis(function, scev.tracking, scev.loops), Hints(loop, KnobValues()), KnobValues())
    legality.can_vectorize()
    assert ("%i" not in asked) is is_stray
    assert (loop.header.phis()[1] in {one.at for one in legality.diagnostics}) is is_stray


_COMBINED = {RecurKind.FMULADD: "fadd", RecurKind.FMINNUM: "fmin", RecurKind.FMAXNUM: "fmax", RecurKind.ANYOF: "or"}


def combined(found: RecurrenceDescriptor) -> str:
    """The horizontal operation that puts the lanes of a reduction together."""
    operation = _COMBINED.get(found.kind, found.kind.rpartition("-")[2])
    type = "i1" if found.kind is RecurKind.ANYOF else suffix(found.type)
    return " ".join([*found.flags, operation, f"v4{type}"])


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.combined")), ids=lambda path: path.stem)
def test_reductions_are_what_opt_takes_them_for(path: Path) -> None:
    """Their operation, its type and its flags are those with which opt puts lanes together; what it asks of NaNs besides is left out."""
    knobs = KnobValues()
    knobs.set(settings.FORCE_WIDTH, 4)
    expected: dict[str, set[str]] = {}
    for line in path.read_text().splitlines():
        name, said = line.split(": ", 1)
        expected.setdefault(name, set()).add(said)
    compared = 0
    for function in parse(path.with_suffix(".ll").read_text()).functions:
        for loop, scev in innermost_loops(function) if not function.is_declaration else ():
            legality = Legality(loop, scev, AliasAnalysis(function, scev.tracking, scev.loops), Hints(loop, knobs), knobs)
            if not legality.can_vectorize() or (path.stem, function.name) in EXPLAINED:
                continue
            reductions = legality.reductions.values()
            found = {combined(one) for one in reductions}
            if any(one.kind in (RecurKind.FMINNUM, RecurKind.FMAXNUM) for one in reductions):
                found.add("or v4i1")
            assert found == expected.get(function.name, set()), function.name
            compared += len(found)
    assert compared > 45


ASSUMING = """
define i64 @f(ptr noalias %x, i64 %n, i64 %step) {{
entry:
  br label %loop
loop:
  %k = phi i64 [ 0, %entry ], [ %knext, %loop ]
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %r = phi i64 [ 0, %entry ], [ %sum, %loop ]
  %p = getelementptr inbounds i64, ptr %x, i64 %i
  %v = load i64, ptr %p, align 8
  %sum = add i64 %r, %v
  %short = trunc i64 %i to i32
  %long = sext i32 %short to i64
  %next = add i64 %long, %step
  %knext = add nuw nsw i64 %k, 1
  %done = icmp eq i64 %knext, %n
  br i1 %done, label %exit, label %loop
exit:
  %both = mul i64 %sum, {used}
  ret i64 %both
}}
"""


@pytest.mark.parametrize(
    ("used", "reasons"),
    [
        ("1", []),
        ("%knext", []),
        ("%k", []),
        ("%v", ["Value cannot be used outside the loop"]),
        ("%next", ["Value cannot be used outside the loop"]),
    ],
)
def test_what_is_used_behind_a_loop_of_which_something_is_assumed(used: str, reasons: list[str]) -> None:
    """Here, that the counter needs no more than 32 bits. opt says the same."""
    (function,) = parse(ASSUMING.format(used=used)).functions
    assert [said.partition(": ")[2] for said in said_of(function, KnobValues())] == reasons
