"""What phis reduce: loops that are one step away from one another, each condition of the rules alone untrue.

`reduction_forms.txt` has a case a line: what stands in the loop behind the loads of %x and %y, `|` its last block, `|` what is behind the
loop, `=>` what is found. Lines of code are separated by `;`. %r is the phi, %back comes round to it; %s, %w and the i1 %b don't change.
Found are: the kind, the narrower type and the instructions that are nothing in it, fast-math flags, `ordered`, the operation that may not
be done in another order, the last store, the number that no iteration has, the extremum that an iteration is found by; and the chain.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from nvopt import parse
from nvopt.analysis.recurrences.reductions import RecurrenceDescriptor, reduction_of
from nvopt.analysis.scev.scalar_evolution import ScalarEvolution

LOOP = """
define void @f(ptr %p, ptr noalias %out, i64 %n, TYPE %s, TYPE %w, i1 %b){attributes} {{
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %r = phi TYPE [ %s, %entry ], [ %back, %latch ]
  {extremum}
  %at = getelementptr TYPE, ptr %p, i64 %i
  %x = load TYPE, ptr %at
  %y = load TYPE, ptr %p
  {body}
  br label %latch
latch:
  {last}
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  {behind}
  ret void
}}
"""
EXTREMUM = "%m = phi TYPE [ %w, %entry ], [ %least, %latch ]"
DECLARED = "".join(
    (
        *(f"declare {bits} @llvm.{name}.{bits}({bits}, {bits})\n" for name in ("smin", "smax", "umin", "umax") for bits in ("i32", "i64")),
        *(f"declare float @llvm.{name}.f32(float, float)\n" for name in ("minnum", "maxnum", "minimum", "maximum")),
        *(f"declare float @llvm.{name}.f32(float, float)\n" for name in ("minimumnum", "maximumnum")),
        "declare float @llvm.fmuladd.f32(float, float, float)\n",
        "declare float @llvm.sqrt.f32(float)\n",
    )
)


def found(type: str, code: str, attributes: str = "") -> str:
    """What is found of the phi, and of an extremum beside it."""
    body, last, behind = (part.strip() for part in f"{code} | |".split("|")[:3])
    extremum = EXTREMUM if "%least" in body else ""
    lines = {"body": body, "last": last, "behind": behind or "store TYPE %back, ptr %out", "extremum": extremum}
    text = LOOP.format(attributes=attributes, **{name: part.replace("; ", "\n  ") for name, part in lines.items()})
    module = parse(text.replace("TYPE", type) + DECLARED)
    scev = ScalarEvolution(next(one for one in module.functions if not one.is_declaration))
    (loop,) = scev.loops
    return " & ".join(_described(reduction_of(phi, loop, scev)) for phi in loop.header.phis() if phi.name in ("r", "m"))


def _described(one: RecurrenceDescriptor | None) -> str:
    if one is None:
        return "none"
    words = [one.kind.value, *one.flags, *["ordered"] * one.is_ordered]
    if one.type is not one.phi.type:
        words.append(f"{'signed' if one.is_signed else 'unsigned'} {one.type} but for {' '.join(sorted(cast.ref for cast in one.casts))}")
    if one.exact_fp is not None:
        words.append(f"exact %{one.exact_fp.name}")
    if one.store is not None:
        words.append(f"stored {one.store.value.ref} in {one.store.pointer.ref}")
    if one.sentinel is not None:
        words.append(f"never {one.sentinel.ref}")
    if one.extremum is not None:
        words.append(f"{'first' if one.extremum.is_first else 'last'} %{one.extremum.phi.name}")
    return " ".join(words) + ": " + " ".join(link.name or "?" for link in one.chain)


def _sections() -> Iterator[tuple[str, str, list[tuple[str, str]]]]:
    for section in Path(__file__).with_name("reduction_forms.txt").read_text().split("\n\n"):
        title, type, *lines = section.strip().splitlines()
        yield title[2:], type[1:-1], [tuple(line.split(" => ")) for line in lines]  # type: ignore[misc]


@pytest.mark.parametrize(("type", "cases"), [pytest.param(type, cases, id=title) for title, type, cases in _sections()])
def test_forms(type: str, cases: list[tuple[str, str]]) -> None:
    for code, expected in cases:
        assert found(type, code) == expected, code


@pytest.mark.parametrize(
    ("nans", "zeros", "expected"),
    [("true", "true", "fmin: back"), ("true", "false", "none"), ("false", "true", "none"), ("false", "false", "none")],
)
def test_what_a_function_says_of_all_its_floats(nans: str, zeros: str, expected: str) -> None:
    code = "%c = fcmp olt float %x, %r; %back = select i1 %c, float %x, float %r"
    attributes = f' "no-nans-fp-math"="{nans}" "no-signed-zeros-fp-math"="{zeros}"'
    assert found("float", code, attributes) == expected
