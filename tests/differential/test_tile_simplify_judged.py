"""instcombine has the last word on what tile-simplify makes of a function: it never has more instructions for it."""

from __future__ import annotations

from typing import Any

import pytest
from integer_programs import expressions

import nvopt
from nvopt import InputError
from nvopt.llvm import Unit
from nvopt.pipeline.driver import Driver, Options
from nvopt.pipeline.instrument import Instrument, PassEvent
from nvopt.remarks import RemarkSink

# The quotients are shifts of %v0 with tile-simplify, which saves a division; instcombine alone makes two divisions of all three.
DIVIDED = """define i32 @divided(i32 noundef %a) {
  %v0 = udiv i32 %a, 100
  %v2 = udiv i32 %v0, 4
  %v12 = udiv i32 %v0, 16
  %v21 = xor i32 %v12, %v2
  ret i32 %v21
}
"""
SHORTER = """
define i32 @shorter(i32 %x, i32 %y) {
  %a = and i32 %x, %y
  %o = or i32 %x, %y
  %s = add i32 %a, %o
  ret i32 %s
}
"""


def lengths(text: str) -> dict[str, int]:
    return {function.name: sum(1 for _ in function.instructions()) for function in nvopt.parse(text).functions}


def test_what_instcombine_makes_less_of_stays() -> None:
    sink = RemarkSink(enabled=True)
    result = nvopt.run(DIVIDED + SHORTER, "tile-simplify", remarks=sink)
    assert DIVIDED in result
    assert lengths(result)["shorter"] == 2
    said = {(remark.kind, remark.name, remark.function) for remark in sink.remarks}
    assert said == {("Missed", "FunctionKept", "divided"), ("Passed", "ExpressionsSimplified", "shorter")}


@pytest.mark.parametrize("passes", ["function(tile-simplify)", "mirror-roundtrip,tile-simplify", "tile-simplify,tile-simplify"])
def test_however_it_is_run(passes: str) -> None:
    """Also where the module was Python's objects before, and where nothing is left of what changed."""
    assert DIVIDED in nvopt.run(DIVIDED, passes)
    assert DIVIDED in nvopt.run(DIVIDED + SHORTER, passes)


def test_a_target_that_instcombine_does_not_run_for() -> None:
    text = f'target triple = "x86_64-unknown-linux-gnu"\n{SHORTER.replace(") {", ") #0 {")}\nattributes #0 = {{ "target-cpu"="sm_90" }}\n'
    with pytest.raises(InputError):
        nvopt.run(text, "instcombine")
    assert lengths(nvopt.run(text, "tile-simplify")) == {"shorter": 2}


@pytest.mark.parametrize(
    ("passes", "text", "runs"),
    [
        ("tile-simplify,instcombine", SHORTER, 2),
        ("function(tile-simplify,instcombine)", SHORTER, 2),
        ("tile-simplify,instcombine,tile-simplify,instcombine", SHORTER, 3),
        ("tile-simplify,adce", SHORTER, 3),
        ("tile-simplify,instcombine", DIVIDED + SHORTER, 3),
        ("tile-simplify", SHORTER, 2),
    ],
)
def test_where_instcombine_is_next_it_has_been_over_the_module(passes: str, text: str, runs: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Unless a function is to stay what it was. What comes out is the same."""
    expected = text
    for name in passes.removeprefix("function(").removesuffix(")").split(","):
        expected = nvopt.run(expected, name)
    ran = []
    run_native = Unit.run_native

    def counted(unit: Unit, *args: Any, **kwargs: Any) -> None:
        ran.append(args)
        run_native(unit, *args, **kwargs)

    monkeypatch.setattr(Unit, "run_native", counted)
    assert nvopt.run(text, passes) == expected
    assert len(ran) == runs


def test_who_watches_sees_instcombine_run() -> None:
    seen: list[str] = []

    class Watcher(Instrument):
        def after_pass(self, event: PassEvent) -> None:
            seen.append(event.name)

    Driver(Options("tile-simplify,instcombine")).compile(SHORTER.encode(), "in.ll", instruments=[Watcher()])
    assert seen == ["tile-simplify", "instcombine"]


@pytest.mark.parametrize("repeats", [0.12, 0.0])
def test_never_more_instructions(repeats: float) -> None:
    text = expressions(91016, 60, repeats=repeats)  # some were longer
    alone, behind = (lengths(nvopt.run(text, passes)) for passes in ("instcombine", "tile-simplify,instcombine"))
    assert [name for name in alone if behind[name] > alone[name]] == []
    assert sum(behind.values()) < 0.98 * sum(alone.values())


def test_instructions_are_counted_by_the_names_of_functions() -> None:
    names = ("plain", "a.$b-", '"a b"', r'"\22(\C3"')
    text = DIVIDED + "declare void @declared()\n" + "".join(SHORTER.replace("@shorter", f"@{name}") for name in names)
    expected = lengths(text)
    counted = Unit.parse(text.encode(), "counted.ll").instruction_counts({*expected, "declared", "nobody"} - {"plain"})
    assert counted == {name: count for name, count in expected.items() if name != "plain" and count}
    assert len(counted) == len(names)


def test_functions_of_any_name_are_judged() -> None:
    """By what they are called, with an escape in it, too."""
    for name in ('"a.$b-"', '"a b"', r'"\22(\C3"'):
        text = DIVIDED.replace("@divided", f"@{name}")
        assert text in nvopt.run(text + SHORTER, "tile-simplify")
