"""Knobs: declared once, read by LLVM's rules."""

from pathlib import Path
from typing import cast

import pytest

from nvopt import knobs
from nvopt.knobs import Knob, KnobError, KnobValues, declare, table
from nvopt.pipeline.registry import load_knobs


@pytest.fixture
def declared(monkeypatch: pytest.MonkeyPatch) -> tuple[Knob[bool], Knob[int], Knob[str], Knob[str]]:
    """One knob of each type, in a table of their own."""
    monkeypatch.setattr(knobs, "_table", {})
    return (
        declare("t-bool", True, "A flag"),
        declare("t-int", 8, "A number", source="the book", least=0),
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


def whole_number(name: str) -> Knob[int]:
    (found,) = (knob for knob in table() if knob.name == name)
    return cast(Knob[int], found)


def test_the_least_value(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(knobs, "_table", {})
    declare("t-any", -1, "A limit, -1 for any", least=-1)
    declare("t-free", 0, "A number without a bound")
    for name, text in (("t-any", "-1"), ("t-any", "0"), ("t-free", "-7")):
        assert KnobValues.parse({name: text})[whole_number(name)] == int(text)
    with pytest.raises(KnobError, match="for the --t-any option: '-2' value invalid: -1 is the least"):
        KnobValues.parse({"t-any": "-2"})


@pytest.mark.parametrize(
    ("name", "text", "error"),
    [
        ("t-bool", "yes", "for the --t-bool option: 'yes' is invalid value for boolean argument! Try 0 or 1"),
        ("t-int", "many", "for the --t-int option: 'many' value invalid for integer argument!"),
        ("t-int", "", "for the --t-int option: '' value invalid for integer argument!"),
        ("t-int", "-1", "for the --t-int option: '-1' value invalid: 0 is the least"),
        ("t-int", "-0x10", "for the --t-int option: '-0x10' value invalid: 0 is the least"),
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


def test_no_size_or_limit_may_be_negative() -> None:
    from nvopt.pipeline.registry import load_knobs

    load_knobs()
    numbers = [whole_number(knob.name) for knob in table() if type(knob.default) is int]
    assert {knob.name: knob.least for knob in numbers} == {knob.name: -1 if knob.default == -1 else 0 for knob in numbers}
    for knob in numbers:
        assert knob.least is not None
        assert KnobValues.parse({knob.name: str(knob.least)})[knob] == knob.least
        with pytest.raises(KnobError, match="is the least"):
            KnobValues.parse({knob.name: str(knob.least - 1)})


def test_what_knobs_are_if_nothing_is_said_and_who_says_so() -> None:
    """A default is changed on purpose only: it is cicc's or LLVM's, or was measured."""
    load_knobs()
    expected = set(Path(__file__).with_name("knob_defaults.txt").read_text().splitlines())
    assert {f"{knob.name}={knob.default} ({knob.source})" for knob in table()} >= expected
