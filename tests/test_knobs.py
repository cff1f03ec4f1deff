"""Knobs: declared once, read by LLVM's rules."""

import pytest

from nvopt import knobs
from nvopt.knobs import Knob, KnobError, KnobValues, declare, table


@pytest.fixture
def declared(monkeypatch: pytest.MonkeyPatch) -> tuple[Knob[bool], Knob[int], Knob[str], Knob[str]]:
    """One knob of each type, in a table of their own."""
    monkeypatch.setattr(knobs, "_table", {})
    return (
        declare("t-bool", True, "A flag"),
        declare("t-int", 8, "A number", source="the book"),
        declare("t-choice", "cicc", "A choice", choices=("cicc", "load-first")),
        declare("t-text", "", "Any text"),
    )


def test_defaults_and_settings(declared: tuple[Knob[bool], Knob[int], Knob[str], Knob[str]]) -> None:
    flag, number, choice, text = declared
    values = KnobValues()
    assert (values[flag], values[number], values[choice], values[text]) == (True, 8, "cicc", "")
    values = KnobValues.parse({"t-bool": "false", "t-int": "0x10", "t-choice": "load-first", "t-text": "a=b"})
    assert (values[flag], values[number], values[choice], values[text]) == (False, 16, "load-first", "a=b")
    values.set(number, 3)
    assert values[number] == 3


@pytest.mark.parametrize(("text", "value"), [("", True), ("true", True), ("TRUE", True), ("1", True), ("0", False), ("False", False)])
def test_booleans(declared: tuple[Knob[bool], Knob[int], Knob[str], Knob[str]], text: str, value: bool) -> None:
    assert KnobValues.parse({"t-bool": text})[declared[0]] is value


@pytest.mark.parametrize(
    ("name", "text", "error"),
    [
        ("t-bool", "yes", "for the --t-bool option: 'yes' is invalid value for boolean argument! Try 0 or 1"),
        ("t-int", "many", "for the --t-int option: 'many' value invalid for integer argument!"),
        ("t-int", "", "for the --t-int option: '' value invalid for integer argument!"),
        ("t-choice", "cic", "for the --t-choice option: Cannot find option named 'cic'! (one of: cicc, load-first); did you mean 'cicc'?"),
        ("t-itn", "1", "unknown knob 't-itn'; did you mean 't-int'?"),
        ("zzz", "1", "unknown knob 'zzz'"),
    ],
)
def test_errors(declared: tuple[Knob[bool], Knob[int], Knob[str], Knob[str]], name: str, text: str, error: str) -> None:
    with pytest.raises(KnobError) as caught:
        KnobValues.parse({name: text})
    assert str(caught.value) == error


def test_the_table(declared: tuple[Knob[bool], Knob[int], Knob[str], Knob[str]]) -> None:
    assert [knob.name for knob in table()] == ["t-bool", "t-choice", "t-int", "t-text"]
    with pytest.raises(ValueError, match="declared twice"):
        declare("t-int", 9, "Again")


def test_every_knob_of_a_pass_says_what_it_is() -> None:
    from nvopt.pipeline.registry import load_knobs

    load_knobs()
    names = {knob.name for knob in table()}
    assert {"lower-aggr-unrolled-stores-limit", "nvvm-reflect-enable"} <= names
    assert all(knob.help for knob in table())
    assert all(not knob.choices or knob.default in knob.choices for knob in table())
