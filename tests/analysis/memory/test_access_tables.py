"""Loops over two pointers: how far each gets in an object of which the size is known, and each kind of pair at each distance.

Of all lines that `print<access-info>` has of them four digits are stored (digests.py) in `access_tables/KIND.digits`.
`PYTHONPATH=tests/shared python tests/analysis/memory/test_access_tables.py` writes them anew and tells which are not what opt 22 prints.
"""

from __future__ import annotations

import itertools
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from digests import changed, renew

from nvopt import parse
from nvopt.analysis.memory.aliases import AliasAnalysis
from nvopt.analysis.memory.loop_access_printer import lines
from nvopt.analysis.memory.loop_accesses import LoopAccesses
from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
from nvopt.ir.slots import FunctionSlots, ModuleSlots
from nvopt.knobs import KnobValues

FOLDER = Path(__file__).with_name("access_tables")
_LAYOUT = 'target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"\ntarget triple = "nvptx64-nvidia-cuda"\n'


def _name(*parts: object) -> str:
    return "_".join(re.sub(r"\W", "m" if "-" in one else "", one) for one in map(str, parts))


def _reach() -> Iterator[str]:
    """Loops that may end early: only the object tells that an address at most so far ahead has not wrapped around."""
    starts = {"0": "", "1": "", "%k": "", "%w": "  %w = zext i8 %s to i64\n", "31": "", "%f": ""}
    bounds = ("slt i64 %i.next, 16", "ult i64 %i.next, 32", "slt i64 %i.next, %n", "ne i64 %i.next, 40", "sgt i64 %i.next, 0")
    for (start, entry), (bound, step), size in itertools.product(
        starts.items(), [*itertools.product(bounds[:-1], (1, 2)), (bounds[-1], -1)], (63, 64, 127, 128, 2048)
    ):
        arguments = f"ptr dereferenceable({size}) %a, ptr dereferenceable({size}) %b, "
        arguments += "i64 range(i64 0, 9) %k, i8 %s, i64 %f, i64 range(i64 1, 33) %n"
        place = "%a" if start != "%f" else "%c"
        entry += "  %c = getelementptr nuw i8, ptr %a, i64 %f\n"
        yield f"""define void @{_name("reach", start, bound.replace(" ", ""), step, size)}({arguments}) {{
entry:
{entry}  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ {0 if start == "%f" else start}, %entry ], [ %i.next, %latch ]
  %p = getelementptr inbounds i32, ptr {place}, i64 %i
  %v = load i32, ptr %p, align 1
  %stop = icmp eq i32 %v, 0
  br i1 %stop, label %exit, label %latch

latch:                                            ; preds = %loop
  %q = getelementptr inbounds i32, ptr %b, i64 %i
  store i32 %v, ptr %q, align 1
  %i.next = add nsw i64 %i, {step}
  %go = icmp {bound}
  br i1 %go, label %loop, label %exit

exit:                                             ; preds = %latch, %loop
  ret void
}}
"""


def _access(type: str, is_write: bool, pointer: str) -> str:
    return f"store {type} 0, ptr {pointer}, align 1" if is_write else f"load {type}, ptr {pointer}, align 1"


def _pairs() -> Iterator[str]:
    """Two accesses of one object: of sizes, orders, distances in bytes and steps in elements."""
    types = (("i8", "i8"), ("i32", "i32"), ("i16", "i32"), ("i32", "i8"))
    orders = ((True, False), (False, True), (True, True))
    steps = ((1, 1), (2, 2), (1, 2), (-1, -1))
    for (type, other), (first, second), (step, other_step) in itertools.product(types, orders, steps):
        lengths = ((-62, 16), (-4, "%n"), (0, "%n"), (1, 10), (1, 1), (4, "%n"), (12, "%n"), (62, 16), (64, 16), ("%k", "%n"))
        for distance, rounds in lengths:
            name = _name("pairs", type, other, int(first), int(second), step, other_step, distance, rounds)
            yield f"""define void @{name}(ptr %a, i64 %n, i64 %k) {{
entry:
  %b = getelementptr inbounds i8, ptr %a, i64 {distance}
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %j = mul nsw i64 %i, {step}
  %k1 = mul nsw i64 %i, {other_step}
  %p = getelementptr inbounds {type}, ptr %a, i64 %j
  %q = getelementptr inbounds {other}, ptr %b, i64 %k1
  {"" if first else "%v = "}{_access(type, first, "%p")}
  {"" if second else "%w = "}{_access(other, second, "%q")}
  %i.next = add nuw nsw i64 %i, 1
  %go = icmp slt i64 %i.next, {rounds}
  br i1 %go, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}}
"""


def _spaces() -> Iterator[str]:
    """What may wrap around: by flags, steps, and whether there may be something at zero."""
    spaces = itertools.product(
        ("", " addrspace(1)", " addrspace(3)"), ("", "null_pointer_is_valid "), (1, 2, -1), ("", "inbounds ", "nuw ")
    )
    for (space, attributes, step, flags), is_conditional in itertools.product(spaces, (False, True)):
        name = _name("spaces", space or 0, int(bool(attributes)), step, flags or 0, int(is_conditional))
        branch = "br i1 %c, label %then, label %latch" if is_conditional else "br label %then"
        yield f"""define void @{name}(ptr{space} %a, ptr{space} %b, i64 %n, i1 %c) {attributes}{{
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
  %at = phi i64 [ 0, %entry ], [ %at.next, %latch ]
  %p = getelementptr {flags}i32, ptr{space} %a, i64 %at
  %q = getelementptr {flags}i32, ptr{space} %b, i64 %at
  {branch}

then:                                             ; preds = %loop
  %v = load i32, ptr{space} %p, align 4
  store i32 %v, ptr{space} %q, align 4
  br label %latch

latch:                                            ; preds = %then, %loop
  %i.next = add nuw nsw i64 %i, 1
  %at.next = add i64 %at, {step}
  %go = icmp slt i64 %i.next, %n
  br i1 %go, label %loop, label %exit

exit:                                             ; preds = %latch
  ret void
}}
"""


def _symbolic() -> Iterator[str]:
    """Steps that nobody knows, which are taken to be one unless they are more than the loop has iterations."""
    strides = {"any": "%s", "few": "%few", "many": "%many", "byte": "%byte", "word": "%word", "same": "%n"}
    counts = ("10", "30", "%n", "%some", "%wide")
    for (name, stride), count, element in itertools.product(strides.items(), counts, ("i32", "i8")):
        yield f"""define void @{_name("symbolic", name, count, element)}(ptr %a, ptr %b, i64 %n, i64 %s, i32 %w, i8 %t,
    i64 range(i64 1, 5) %few, i64 range(i64 20, 40) %many, i64 range(i64 1, 8) %some) {{
entry:
  %byte = zext i8 %t to i64
  %word = sext i32 %w to i64
  %wide = zext i32 %w to i64
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %at = mul nsw i64 %i, {stride}
  %p = getelementptr inbounds {element}, ptr %a, i64 %at
  %v = load {element}, ptr %p, align 1
  %q = getelementptr inbounds {element}, ptr %b, i64 %at
  store {element} %v, ptr %q, align 1
  %i.next = add nuw nsw i64 %i, 1
  %go = icmp slt i64 %i.next, {count}
  br i1 %go, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}}
"""


KINDS = {"symbolic": _symbolic, "spaces": _spaces, "reach": _reach, "pairs": _pairs}


def answers(kind: str) -> dict[str, list[str]]:
    """What is said of the loop of each function."""
    module = parse(_LAYOUT + "".join(KINDS[kind]()))
    slots = ModuleSlots(module)
    found = {}
    for function in module.functions:
        scev = ScalarEvolution(function, knobs=KnobValues.parse({"gpu-scev": "false"}))
        aliases = AliasAnalysis(function, scev.tracking, scev.loops)
        (loop,) = scev.loops
        said = "\n".join(lines(LoopAccesses(loop, scev, aliases), FunctionSlots(function, slots)))
        found[function.name] = [one.strip() for one in said.splitlines()]
    return found


def by_opt(kind: str) -> dict[str, list[str]]:
    """The same, as opt prints it."""
    command = ["opt-22", "-passes=print<access-info>", "-disable-output"]
    printed = subprocess.run(command, input=_LAYOUT + "".join(KINDS[kind]()), capture_output=True, text=True, check=True).stderr
    parts = re.split(r"^Printing analysis 'Loop Access Analysis' for function '(.*)':\n", printed, flags=re.M)
    return {name: [one.strip() for one in text.splitlines()] for name, text in zip(parts[1::2], parts[2::2], strict=True)}


@pytest.mark.parametrize("kind", KINDS)
def test_opts_answers(kind: str) -> None:
    expected = FOLDER / f"{kind}.digits"
    assert [(name, different) for name, said in answers(kind).items() if (different := changed(name, said, expected))] == []


if __name__ == "__main__":
    for table in KINDS:
        ours, theirs = answers(table), by_opt(table)
        renew(FOLDER / f"{table}.digits", ours, ours.__getitem__)
        print(f"not what opt prints: {[name for name in ours if ours[name] != theirs[name]]}", file=sys.stderr)
