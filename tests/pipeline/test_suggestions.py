"""Which facts are tried on a kernel, and which of them are suggested, for code whose cost is made up."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

import nvopt
from nvopt.pipeline.code_figures import Figures
from nvopt.pipeline.suggestions import Candidate, Trial, _better, _facts_of, _most_trials, _Search, candidates, cost


def asked(arguments: str, attributes: str = "", lines: str = "") -> list[str]:
    names = [name for name in ("tid.x", "tid.y", "ntid.x", "ctaid.x", "ctaid.y", "nctaid.z") if f".{name}(" in lines]
    declared = "".join(f"declare i32 @llvm.nvvm.read.ptx.sreg.{name}()\n" for name in names)
    triple = 'target triple = "nvptx64-nvidia-cuda"\n'
    text = f"{triple}{declared}define ptx_kernel void @k({arguments}) {attributes} {{\n{lines}  ret void\n}}\n"
    kernel = nvopt.parse(text).get_function("k")
    assert kernel is not None
    return [str(one) for one in candidates(kernel)]


def read(*names: str) -> str:
    return "".join(f"  %r{at} = call i32 @llvm.nvvm.read.ptx.sreg.{name}()\n" for at, name in enumerate(names))


POINTER = ["p: align 16", "p: noalias", "p: readonly"]


@pytest.mark.parametrize(
    ("arguments", "lines", "expected"),
    [
        ("", "", []),
        ("float %x", "", []),
        *((f"i{bits} %n", "", []) for bits in (8, 15, 65)),
        *((f"i{bits} %n", "", ["n: divisible 16", "n: min 0"]) for bits in (16, 32, 63)),
        ("i64 %n", "", ["n: divisible 16", "n: min 0, max 2147483647"]),
        ("i32 range(i32 0, 8) %n", "", []),
        ("i32 %0, i32 %1", "", ["argument 0: divisible 16", "argument 0: min 0", "argument 1: divisible 16", "argument 1: min 0"]),
        ("ptr %p", "", POINTER),
        ("ptr align 8 %p", "", POINTER),
        ("ptr align 16 %p", "", POINTER[1:]),
        ("ptr align 32 %p", "", POINTER[1:]),
        ("ptr noalias %p", "", [POINTER[0], POINTER[2]]),
        ("ptr readonly %p", "", POINTER[:2]),
        ("ptr %p", "  store i32 1, ptr %p\n", POINTER[:2]),
        ("ptr byval(i32) %p", "", []),
        ("", read("tid.x"), []),
        ("", read("ntid.x"), ["block: x 256, y 1, z 1"]),
        ("", read("tid.x", "ntid.x"), ["block: x 256, y 1, z 1"]),
        ("", read("tid.y", "ntid.x"), ["block: x 32, y 8, z 1"]),
        ("", read("ctaid.x"), []),
        ("", read("ctaid.y"), ["grid: y 1, z 1"]),
        ("", read("nctaid.z"), ["grid: y 1, z 1"]),
    ],
)
def test_what_may_be_asked(arguments: str, lines: str, expected: list[str]) -> None:
    assert asked(arguments, lines=lines) == expected


@pytest.mark.parametrize(
    ("attributes", "is_asked"), [("", True), ('"nvvm.reqntid"="32"', False), ('"nvvm.maxntid"="32"', False), ('"nvvm.minctasm"="2"', True)]
)
def test_a_block_whose_size_is_known_is_not_asked_about(attributes: str, is_asked: bool) -> None:
    assert bool(asked("", attributes, read("ntid.x"))) is is_asked


def figures(instructions: int, **others: int) -> Figures:
    return Figures(instructions, 0, 0, 0, 0, 0, **others)


def test_what_is_better() -> None:
    assert cost(figures(10)) == (10, 0, 0)
    assert cost(figures(10, registers=7, local=3)) == (10, 3, 7)
    assert cost(figures(10, registers=7, spent=4, work=2)) == (6, 0, 7)
    assert cost(figures(10, spent=4)) == (10, 0, 0)
    assert cost(figures(10, work=4)) == (10, 0, 0)


P, Q, D = Candidate(("args", "p"), {"align": 16}), Candidate(("args", "q"), {"noalias": True}), Candidate(("args", "n"), {"divisible": 16})
WEAK = D._replace(said={"divisible": 4})


def test_what_a_file_says() -> None:
    assert _facts_of([]) == {}
    more = Candidate(("args", "p"), {"noalias": True})
    assert _facts_of([P, D, more, Candidate(("block",), {"x": 8})]) == {
        "args": {"p": {"align": 16, "noalias": True}, "n": {"divisible": 16}},
        "block": {"x": 8},
    }


Code = Callable[[Sequence[Candidate]], Figures | str]


def searched(make: Code, tried: Sequence[Candidate]) -> tuple[list[Candidate] | None, list[list[Candidate]], int]:
    """What is suggested, what changes the code alone, best first, and how often code was made."""
    heard: list[int] = []
    search = _Search(make, heard.append)
    found = search.suggestion("k", tried)
    assert heard == [1] * search.made
    assert search.made <= _most_trials(tried)
    together = list(found.together.said) if found.together is not None else None
    assert found.facts == _facts_of(together or [])
    return together, [list(one.said) for one in found.alone], search.made


@pytest.mark.parametrize(
    ("make", "tried", "together", "alone"),
    [
        (lambda said: figures(10), [P, Q], None, []),
        (lambda said: figures(10 - (P in said)), [P, Q], [P], [[P]]),
        (lambda said: figures(10 - (P in said) - 2 * (Q in said)), [P, Q], [P, Q], [[Q], [P]]),
        (lambda said: figures(10 - (P in said and Q in said)), [P, Q], [P, Q], []),
        (lambda said: figures(10 - (P in said or Q in said)), [P, Q], [Q], [[P], [Q]]),
        (lambda said: figures(10 + (P in said)), [P], None, [[P]]),
        (lambda said: figures(10, registers=8 - (P in said)), [P], [P], [[P]]),
        (lambda said: figures(10 - (D in said or WEAK in said)), [D], [WEAK], [[D]]),
        (lambda said: figures(10 - (D in said)), [D], [D], [[D]]),
        (lambda said: figures(10 - (P in said) - (WEAK in said or D in said)), [D, P], [WEAK, P], [[D], [P]]),
        (lambda said: figures(10) if not said else "no code", [P], None, []),
        (lambda said: figures(10 - (P in said)) if Q not in said else "no code", [P, Q], None, [[P]]),
    ],
)
def test_the_fewest_facts_that_do_what_all_do(
    make: Code, tried: list[Candidate], together: list[Candidate] | None, alone: list[list[Candidate]]
) -> None:
    assert searched(make, tried)[:2] == (together, alone)


def test_a_kernel_without_code_is_an_error() -> None:
    search = _Search(lambda said: "no such GPU", lambda _: None)
    found = search.suggestion("k", [P, Q])
    assert (found.error, found.before, found.together, found.alone, found.facts, search.made) == ("no such GPU", None, None, (), {}, 1)


@pytest.mark.parametrize(("one", "other", "is_first"), [(9, 10, True), (10, 10, True), (11, 10, False), (None, 10, False)])
def test_fewer_facts_where_these_are_as_good(one: int | None, other: int, is_first: bool) -> None:
    first, second = Trial((P,), None if one is None else figures(one)), Trial((P, Q), figures(other))
    assert _better(first, second) is (first if is_first else second)


@pytest.mark.parametrize(("tried", "most"), [([], 2), ([P], 4), ([D], 5), ([P, Q, D], 9)])
def test_how_often_code_is_made_at_most(tried: list[Candidate], most: int) -> None:
    assert _most_trials(tried) == most
    assert searched(lambda said: figures(10 - len(said)), tried)[2] <= most
