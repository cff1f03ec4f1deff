"""Constants of several numbers become one across operations of a kind: each condition for that, and what is computed, of all numbers."""

from __future__ import annotations

import random
from itertools import product

import pytest

from nvopt.tile import simplify
from nvopt.tile.evaluation import evaluate
from nvopt.tile.kinds import Kind
from nvopt.tile.mlir.reading import read
from nvopt.tile.mlir.regrouping import MOST_MEMBERS
from nvopt.tile.mlir.structure import Value
from nvopt.tile.mlir.tokens import Source

K = Kind
OF = "vector<2xi3>"
HEAD = f"""%x, %y = "foo.x"() : () -> ({OF}, {OF})
%c = arith.constant dense<[1, 2]> : {OF}
%d = arith.constant dense<[3, -3]> : {OF}
%e = arith.constant dense<3> : {OF}
"""
NAMES = ("addi", "subi", "muli", "andi", "ori", "xori", "minui", "maxui", "minsi", "maxsi")


def program(*lines: str, used: str = "%r") -> str:
    return "".join([HEAD, *(f"{line} : {OF}\n" for line in lines), f'"foo.use"({used}) : ({OF}) -> ()\n'])


def outcomes(text: str) -> list[list[int]]:
    """What a program uses, by its two elements, for all numbers that `x` and `y` have in both."""
    (chunk,) = read(Source(text, "in.mlir"))
    found = []
    for x, y in product(range(8), repeat=2):
        numbers: dict[Value, list[int]] = {}
        for op in chunk.operations:
            if op.name == "foo.x":
                numbers.update(zip(op.results, ([x, x], [y, y]), strict=True))
            elif op.known is not None and op.known.numbers:
                numbers[op.results[0]] = list(op.known.numbers * (2 // len(op.known.numbers)))
            elif op.known is not None:
                rows = zip(*(numbers[operand] for operand in op.operands), strict=True)
                numbers[op.results[0]] = [evaluate(op.known.kind, row, 3) or 0 for row in rows]
        found.append(numbers[chunk.operations[-1].operands[0]])
    return found


def length(text: str) -> int:
    """How many operations there are but for constants."""
    return text.count("arith.") - text.count("arith.constant")


@pytest.mark.parametrize("seed", range(6))
def test_what_is_computed(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(30):
        values = ["%x", "%y", "%c", "%d", "%e"]
        names = rng.sample(NAMES, 2) if rng.random() < 0.5 else ["addi", "subi"]
        lines = []
        for index in range(rng.randrange(2, 6)):
            operands = rng.choice(values[-2:]), rng.choice(values)
            lines.append(f"%r{index} = arith.{rng.choice(names)} {', '.join(rng.sample(operands, 2))}")
            values.append(f"%r{index}")
        text = program(*lines, used=values[-1])
        after = simplify(text)
        assert length(after) <= length(text)
        assert outcomes(after) == outcomes(text), text


@pytest.mark.parametrize("name", [name for name in NAMES if name != "subi"])
@pytest.mark.parametrize("swapped", [False, True])
def test_two_become_one(name: str, swapped: bool) -> None:
    operands = "%d, %0" if swapped else "%0, %d"
    after = simplify(program(f"%0 = arith.{name} %c, %x", f"%r = arith.{name} {operands}"))
    assert length(after) <= 1
    assert after == simplify(after)
    between = simplify(program(f"%0 = arith.{name} %c, %x", f"%1 = arith.{name} %0, %y", f"%r = arith.{name} %1, %e"))
    assert length(between) <= 2


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        (["%0 = arith.subi %x, %c", "%r = arith.subi %0, %d"], "%r = arith.addi %x"),
        (["%0 = arith.subi %c, %x", "%r = arith.subi %d, %0"], "%r = arith.addi %x"),
        (["%0 = arith.addi %x, %c", "%r = arith.subi %d, %0"], "%r = arith.subi %cst, %x"),
        (["%0 = arith.addi %x, %c", "%r = arith.subi %0, %c"], '"foo.use"(%x)'),
        (["%0 = arith.addi %x, %c overflow<nsw>", "%r = arith.addi %0, %d overflow<nsw>"], "%r = arith.addi %x, %cst : "),
    ],
)
def test_sums(lines: list[str], expected: str) -> None:
    after = simplify(program(*lines))
    assert expected in after
    assert length(after) <= 1


@pytest.mark.parametrize(
    "lines",
    [
        ["%0 = arith.addi %x, %c", '"foo.also"(%0)', "%r = arith.addi %0, %d"],  # what others use, too
        ["%0 = arith.addi %x, %c", "%r = arith.addi %0, %y"],  # one constant
        ["%0 = arith.muli %x, %c", "%r = arith.addi %0, %d"],  # other kinds
        ["%0 = arith.addi %x, %c", "%r = arith.muli %0, %d"],
        ["%0 = arith.shli %x, %c", "%r = arith.shli %0, %c"],
        ["%0 = arith.addi %x, %c {a}", "%r = arith.addi %0, %d"],  # attributes
    ],
)
def test_what_stays(lines: list[str]) -> None:
    text = program(*lines).replace('"foo.also"(%0) :', f'"foo.also"(%0) : ({OF}) -> () //')
    left = simplify(text)
    assert left.splitlines()[-len(lines) - 1 :] == text.splitlines()[-len(lines) - 1 :]
    assert length(left) == length(text)


@pytest.mark.parametrize(("count", "is_one"), [(MOST_MEMBERS, True), (MOST_MEMBERS + 1, False)])
def test_up_to_so_many_operands(count: int, is_one: bool) -> None:
    text = f'%{{}} = "foo.x"() : () -> {OF}\n'
    head = "".join(text.format(f"m{index}") for index in range(count))
    lines = [f"%0 = arith.addi %m0, %c : {OF}"]
    lines += [f"%{index} = arith.addi %{index - 1}, %m{index} : {OF}" for index in range(1, count)]
    lines.append(f"%r = arith.addi %{count - 1}, %d : {OF}")
    whole = HEAD + head + "\n".join(lines) + f'\n"foo.use"(%r) : ({OF}) -> ()\n'
    assert (length(simplify(whole)) < length(whole)) is is_one


@pytest.mark.parametrize("around", ["scf.for %i = %n to %n step %n {", "scf.if %t {", "cf.br ^bb\n^bb:"])
def test_no_work_moves_to_where_the_last_of_them_stands(around: str) -> None:
    end = "" if around.endswith(":") else "}\n"
    text = f'{HEAD}%n, %t = "foo.n"() : () -> (index, i1)\n%0 = arith.addi %x, %c : {OF}\n%1 = arith.addi %0, %y : {OF}\n'
    text += f'{around}\n  %r = arith.addi %1, %d : {OF}\n  "foo.use"(%r) : ({OF}) -> ()\n{end}'
    assert simplify(text) == text
