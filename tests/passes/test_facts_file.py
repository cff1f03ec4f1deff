"""Files of facts: what they may hold, and where messages say that one is wrong."""

from __future__ import annotations

import json

import pytest

from nvopt.passes.apply_facts.conditions import bounds
from nvopt.passes.apply_facts.document import Document
from nvopt.passes.apply_facts.names import matches, source_name
from nvopt.passes.apply_facts.schema import NumberFacts, Stated, facts_text, read_facts
from nvopt.passes.diagnostics import FactsError

FULL = {
    "kernels": {
        "k": {
            "block": {"x": 256, "y": {"max": 4}, "threads": {"max": 512}},
            "grid": {"x": {"min": 2, "max": 9, "divisible": 3}},
            "cluster": {"x": 2, "y": 1, "z": 1},
            "args": {"0": {"align": 16, "noalias": True, "readonly": True, "nonnull": True}, "n": {"min": -1}, "m": 7},
        }
    }
}


def kernel(text: str) -> str:
    return f'{{"kernels": {{"k": {text}}}}}'


@pytest.mark.parametrize(
    ("text", "at", "message"),
    [
        ("", 0, "expected a JSON value"),
        ("{,}", 1, "expected a key in quotes"),
        ('{"kernels" {}}', 11, "expected ':'"),
        ('{"kernels": {} "x": 1}', 15, "expected ',' or '}'"),
        ("[1 2]", 3, "expected ',' or ']'"),
        ("{} {}", 3, "expected the end of the file"),
        ('{"kernels', 1, "the string does not end on its line"),
        ('{"a\\q": 1}', 3, "broken string: Invalid \\escape"),
        ('{"kernels": {}, "kernels": {}}', 16, "key 'kernels' stands here for the second time"),
        ("[" * 17 + "]" * 17, None, None),
        ("[" * 18 + "]" * 18, 17, "objects and lists lie too deep in one another"),
        ("1" * 41, 0, "the number is too long"),
        ("[]", 0, 'expected an object: {"kernels": {"name": {...}}}, found a list'),
        ('{"kernel": {}}', 1, "unknown key 'kernel' of the file (known: kernels); did you mean 'kernels'?"),
        ('{"kernels": 3}', 12, "expected an object of kernels by their names, found a number"),
        (kernel("[]"), 18, "expected an object of facts, found a list"),
        (kernel('{"grids": 1}'), 19, "unknown key 'grids' of a kernel (known: block, grid, cluster, args); did you mean 'grid'?"),
        (kernel('{"block": 1025}'), 28, "1025 is not between 1 and 1024"),
        (kernel('{"block": 1024}'), None, None),
        (kernel('{"block": 0}'), 28, "0 is not between 1 and 1024"),
        (kernel('{"block": [1, 1, 65]}'), 35, "65 is not between 1 and 64"),
        (kernel('{"block": [32, 32]}'), None, None),
        (kernel('{"block": [33, 32]}'), 28, "a block has 1024 threads at most"),
        (kernel('{"block": [1, 1, 1, 1]}'), 28, "expected one to three sizes of the block, found 4"),
        (kernel('{"block": []}'), 28, "expected one to three sizes of the block, found 0"),
        (kernel('{"block": {"w": 1}}'), 29, "unknown key 'w' of the block (known: x, y, z, threads)"),
        (kernel('{"grid": {"threads": 1}}'), 28, "unknown key 'threads' of the grid (known: x, y, z)"),
        (kernel('{"grid": [1, 65536]}'), 31, "65536 is not between 1 and 65535"),
        (kernel('{"block": "256"}'), 28, "expected a number, found a string"),
        (kernel('{"block": 2.5}'), 28, "expected a number, found a number with a fraction or an exponent"),
        (kernel('{"grid": {"x": true}}'), 33, "expected a number or an object of min, max, divisible, found true"),
        (kernel('{"cluster": 17}'), 30, "17 is not between 1 and 16"),
        (kernel('{"args": []}'), 27, 'expected an object of arguments by their names or numbers: {"0": {...}}, found a list'),
        (kernel('{"args": {"p": {"align": 24}}}'), 43, "an alignment is a power of two, in bytes, and 24 is none"),
        (kernel('{"args": {"p": {"noalias": 1}}}'), 45, "expected true or false, found a number"),
        (kernel('{"args": {"p": {"aling": 1}}}'), 34, None),
        (kernel('{"args": {"n": {"min": 5, "max": 4}}}'), 51, "no number is at least 5 and at most 4"),
        (kernel('{"args": {"n": {"min": 5, "max": 5}}}'), None, None),
        (kernel('{"args": {"n": {"min": 5, "max": 7, "divisible": 8}}}'), 67, "no number from 5 to 7 is divisible by 8"),
        (kernel('{"args": {"n": {"min": 5, "max": 8, "divisible": 8}}}'), None, None),
        (kernel('{"args": {"n": {"value": 4, "min": 5}}}'), 43, "4 is not between min and max"),
        (kernel('{"args": {"n": {"divisible": 0}}}'), 47, "0 is not between 1 and 9223372036854775808"),
    ],
)
def test_what_is_wrong_is_told_with_its_place(text: str, at: int | None, message: str | None) -> None:
    if at is None:
        if not text.startswith("["):
            read_facts("facts.json", text)
        else:
            Document("facts.json", text)
        return
    with pytest.raises(FactsError) as raised:
        read_facts("facts.json", text)
    assert raised.value.at == at
    assert message is None or raised.value.message == message


def test_a_file_can_be_written_again() -> None:
    kernels = read_facts("", json.dumps(FULL)).kernels
    again = json.loads(facts_text(kernels))
    assert again == FULL


def test_sizes_that_are_not_named_are_one() -> None:
    (found,) = read_facts("", kernel('{"block": [32, 8]}')).kernels
    assert found.exact("block") == (32, 8, 1)
    (found,) = read_facts("", kernel('{"block": {"x": 32, "y": 8}}')).kernels
    assert found.exact("block") is None


def test_false_says_nothing() -> None:
    (found,) = read_facts("", kernel('{"args": {"p": {"noalias": false, "align": 8}}}')).kernels
    assert found.args[0].noalias is None


@pytest.mark.parametrize(
    ("least", "most", "expected"),
    [
        (None, None, (-128, 127)),
        (0, None, (0, 127)),
        (127, None, (127, 127)),
        (128, None, (128, 255)),
        (None, 127, (-128, 127)),
        (None, 128, (0, 128)),
        (-128, 255, (-128, 255)),
    ],
)
def test_one_end_alone(least: int | None, most: int | None, expected: tuple[int, int]) -> None:
    facts = NumberFacts(0, *(None if end is None else Stated(end, 0) for end in (least, most)))
    assert bounds(facts, 8) == expected


@pytest.mark.parametrize(
    ("symbol", "name"),
    [
        ("_Z4stepPf", "step"),
        ("_ZL4stepPf", "step"),
        ("_ZN2ns4stepIfEEvPT_", "ns::step"),
        ("_ZN2nsL4stepEv", "ns::step"),
        ("_Z4stepIfLi4EEvPT_", "step"),
        ("_ZN12_GLOBAL__N_14stepEv", "(anonymous namespace)::step"),
        ("step", None),
        ("_Z", None),
        ("_ZN", None),
        ("_Z99999999999999999999x", None),
    ],
)
def test_names_of_the_source(symbol: str, name: str | None) -> None:
    found = source_name(symbol)
    assert found == name


@pytest.mark.parametrize(
    ("pattern", "expected"),
    [("_ZN2ns4stepIfEEvPT_", True), ("ns::step", True), ("step", True), ("s::step", False), ("_ZN2ns4step*", True), ("ns::*", False)],
)
def test_patterns(pattern: str, expected: bool) -> None:
    assert matches(pattern, "_ZN2ns4stepIfEEvPT_") == expected
