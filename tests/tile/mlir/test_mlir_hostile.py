"""No text ends in a traceback: damaged programs are simplified, into text that is read again, or an error has its place."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from clock import processor_seconds
from effort import IS_LONG

from nvopt.tile import simplify
from nvopt.tile.mlir.facts import TextFacts
from nvopt.tile.mlir.structure import Operation, Value
from nvopt.tile.mlir.tokens import MlirError

GOLDEN = Path(__file__).parents[2] / "golden" / "tile"
SEEDS = [path.read_text() for path in sorted(GOLDEN.glob("*.mlir"))]
PIECES = [
    *(
        "%a",
        "%0",
        "%0#1",
        ":",
        "{",
        "}",
        "(",
        ")",
        "<",
        ">",
        "[",
        "]",
        "->",
        "=",
        ",",
        '"',
        "//",
        "\n",
        "^bb0",
        "^bb0:\n",
        "#map",
        "!t",
        "@f",
    ),
    *(
        "arith.addi",
        "addi",
        "i32",
        "index",
        "loc(",
        "overflow<",
        "dense<",
        " in ",
        ">=",
        "tile<",
        "vector<4x",
        "signed",
        "-",
        "\\",
        "\x00",
        "é",
    ),
    *("// -----\n", '"a.b"(', "{-#", "#-}", "0x", "1.", "%", "!", "#", "^", "^bb1(%x: i32):\n", "}) : () -> ()", "loop {", "return\n"),
    *("99999999999999999999", "\udc80", "\t", "\r\n", "constant <i32: ", '"arith.constant"() <{value = '),
]


def damaged(rng: random.Random) -> str:
    text = rng.choice(SEEDS)
    if rng.random() < 0.5:
        begin = rng.randrange(len(text))
        text = text[begin : begin + rng.choice([50, 400])]
    for _ in range(rng.choice([0, 1, 1, 2, 4])):
        begin = rng.randrange(len(text) + 1)
        other = rng.randrange(len(text) + 1)
        new = rng.choice([rng.choice(PIECES), rng.choice(PIECES), "", text[other : other + rng.randrange(40)]])
        text = text[:begin] + new + text[begin + rng.choice([0, 0, 1, 3, 30]) :]
    return text


def said_of(text: str, options: dict[str, str]) -> str | None:
    """The error for a text; None for one that is simplified, into text that is read again."""
    try:
        simpler = simplify(text, name="in.mlir", **options)
    except MlirError as error:
        return str(error)
    simplify(simpler)
    return None


@pytest.mark.parametrize("seed", range(8))
def test_damaged_text(seed: int) -> None:
    rng = random.Random(seed)
    texts = [damaged(rng) for _ in range(60)]
    said = [said_of(text, {"canonicalize_to": "arith"} if rng.random() < 0.3 else {}) for text in texts]
    assert None in said
    for text, message in zip(texts, said, strict=True):
        assert message is None or re.match(r"in\.mlir:\d+:\d+: error: .*\n.*\n\s*\^$", message), text


@pytest.mark.parametrize(("bits", "changes"), [(4095, True), (4096, True), (4097, False), (9999999, False)])
def test_integers_of_any_width(bits: int, changes: bool) -> None:
    of = f"i{bits}"
    text = f"%b = arith.constant -1 : {of}\n%c = arith.shrui %b, %b : {of}\n%d = arith.muli %b, %b : {of}\na.y %d\n"
    assert (simplify(text) != text) is changes


def test_numbers_of_any_length() -> None:
    for digits in (3999, 4001, 100_000):
        text = f"%a = arith.constant {'9' * digits} : i64\n%b = arith.addi %a, %a : i64\n"
        assert simplify(text) == text


@pytest.mark.parametrize("count", [900, 30_000])
def test_lists_of_any_depth(count: int) -> None:
    lists, of = "[" * count + "5" + "]" * count, f"tensor<{'1x' * count}i8>"
    for text in (
        f"%0 = arith.constant dense<{lists}> : {of}\n",
        f'%0 = "arith.constant"() <{{value = dense<{lists}> : {of}}}> : () -> {of}\n',
    ):
        assert simplify(text) == text
    for members, said in ((lists, "inferred shape"), (f"[{lists}, 5]", "tensor literal is invalid")):
        with pytest.raises(MlirError, match=said):
            simplify(f"%0 = arith.constant dense<{members}> : tensor<1xi8>\n")


def nested(count: int) -> str:
    """Branches in branches, of which each defines a value, of what is outermost and of what is as far out as it is deep."""
    opened = (f"scf.if %p {{\n%a{at} = arith.addi %x, %a{at // 2} : i32\n" for at in range(1, count))
    return "".join(["func.func @f(%p: i1, %x: i32, %a0: i32) {\n", *opened, "}\n" * count])


def bodies(count: int) -> str:
    """Bodies of attributes in bodies, and others of which none ends; any might hide a comment."""
    return "a.x // why\n#a = #b.c<" + "{#b.c<(" * count + ")>}" * count + ">\n" + '"a.y"() {b = ' + "#b.c< a, " * count


def dictionaries(count: int) -> str:
    """Attributes in attributes, and of regions in regions."""
    attributes = '"a.y"() ' + "{a = [" * count + "1 : i8" + "]}" * count + " : () -> ()\n"
    return attributes + '"a.x"() ({\n' * count + "}) {b = {c = 2 : i8}} : () -> ()\n" * count


def splits(count: int) -> str:
    return "%a = arith.constant 1 : i32\n// -----\n" * count


@pytest.mark.parametrize("make", [nested, bodies, dictionaries, splits, "{-#".__mul__])
def test_time_grows_as_the_text_does(make: Callable[[int], str]) -> None:
    def seconds(count: int) -> float:
        text = make(count)

        def work() -> None:
            with suppress(MlirError):
                simplify(text)

        return processor_seconds(work, rounds=2)

    count = 600 if IS_LONG else 300
    assert seconds(4 * count) < 9 * max(seconds(count), 0.001)  # four times as much text


def test_what_bounds_loops_is_found_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each loop's counter is both bounds of the one within."""
    asked = 0
    found = TextFacts._counter_range

    def counted(facts: TextFacts, value: Value, loop: Operation) -> tuple[int, int] | None:
        nonlocal asked
        asked += 1
        return found(facts, value, loop)

    monkeypatch.setattr(TextFacts, "_counter_range", counted)
    count = 200
    opened = (
        f"for %i{at} in (%i{at - 1} to %i{at - 1}, step %one) : tile<i32> {{\n%a{at} = addi %i{at}, %i0 : tile<i32>\n"
        for at in range(1, count)
    )
    simplify("".join(["entry @k(%i0: tile<i32>, %one: tile<i32>) {\n", *opened, "}\n" * count]))
    assert count - 1 <= asked < 2 * count
