"""Nests of three loops over arrays whose sizes are products, sums and extensions, with terms left out or moved.

Of all lines that `print<delinearization>` prints of them four digits are stored (digests.py) in `tables/arrays.digits`.
`PYTHONPATH=tests/shared python tests/analysis/scev/test_array_tables.py` writes them anew and tells how many are not what opt 22 prints.
"""

from __future__ import annotations

import itertools
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from digests import changed, renew

from nvopt.analysis.scev.delinearization_printer import print_delinearization
from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
from nvopt.ir import Module
from nvopt.knobs import KnobValues

EXPECTED = Path(__file__).parent / "tables" / "arrays.digits"
_HEAD = re.compile(r"^Printing analysis 'Delinearization' for function '(.*)':\n", re.M)
SIZES = {
    "n": "  %{0} = add i64 %n, 0\n",
    "m": "  %{0} = add i64 %m, 0\n",
    "more": "  %{0} = add nsw i64 %n, 2\n",
    "both": "  %{0} = mul nsw i64 %n, %m\n",
    "zext": "  %{0} = zext i32 %s to i64\n",
    "sext": "  %{0} = sext i32 %s to i64\n",
    "wide": "  %{0}.0 = mul nsw i32 %s, %t\n  %{0} = sext i32 %{0}.0 to i64\n",
    "eight": "  %{0} = add i64 8, 0\n",
}
SHAPES = {
    "plain": ("%i", "%j", "%k"),
    "bytes": ("%i", "%j", "%k"),
    "moved": ("%i", "%j1", "%k"),
    "twice": ("%i", "%j", "%k2"),
    "short": ("%i", "%i", "%k"),
    "fixed": ("%i", "%j", "7"),
    "turned": ("%k", "%j", "%i"),
}


def functions() -> Iterator[str]:
    """p[(i * inner + j) * last + k] in all ways."""
    for (inner, one), (last, other), (shape, (i, j, k)) in itertools.product(SIZES.items(), SIZES.items(), SHAPES.items()):
        if shape != "plain" and inner != "n" and last != "m":
            continue
        element, value = {"plain": ("double", "0.000000e+00"), "bytes": ("i8", "0")}.get(shape, ("float", "0.000000e+00"))
        yield f"""define void @{inner}_{last}_{shape}(ptr %p, i64 %n, i64 %m, i32 %s, i32 %t) {{
entry:
{one.format("inner")}{other.format("last")}  br label %outer

outer:                                            ; preds = %outer.latch, %entry
  %i = phi i64 [ 0, %entry ], [ %i.next, %outer.latch ]
  br label %middle

middle:                                           ; preds = %middle.latch, %outer
  %j = phi i64 [ 0, %outer ], [ %j.next, %middle.latch ]
  %j1 = add nuw nsw i64 %j, 1
  br label %loop

loop:                                             ; preds = %loop, %middle
  %k = phi i64 [ 0, %middle ], [ %k.next, %loop ]
  %k2 = shl nuw nsw i64 %k, 1
  %a = mul nsw i64 {i}, %inner
  %b = add nsw i64 %a, {j}
  %c = mul nsw i64 %b, %last
  %d = add nsw i64 %c, {k}
  %q = getelementptr inbounds {element}, ptr %p, i64 %d
  store {element} {value}, ptr %q, align 4
  %k.next = add nuw nsw i64 %k, 1
  %k.more = icmp slt i64 %k.next, %last
  br i1 %k.more, label %loop, label %middle.latch

middle.latch:                                     ; preds = %loop
  %j.next = add nuw nsw i64 %j, 1
  %j.more = icmp slt i64 %j.next, %inner
  br i1 %j.more, label %middle, label %outer.latch

outer.latch:                                      ; preds = %middle.latch
  %i.next = add nuw nsw i64 %i, 1
  %i.more = icmp slt i64 %i.next, %n
  br i1 %i.more, label %outer, label %exit

exit:                                             ; preds = %outer.latch
  ret void
}}
"""


def answers() -> dict[str, list[str]]:
    """What is printed of each function."""
    knobs = KnobValues.parse({"gpu-scev": "false"})
    found = Module.parse("".join(functions())).functions
    return {one.name: _lines(print_delinearization(ScalarEvolution(one, knobs=knobs))) for one in found}


def by_opt() -> dict[str, list[str]]:
    """The same, as opt prints it."""
    command = ["opt-22", "-passes=print<delinearization>", "-disable-output"]
    parts = _HEAD.split(subprocess.run(command, input="".join(functions()), capture_output=True, text=True, check=True).stderr)
    return {name: _lines(text) for name, text in zip(parts[1::2], parts[2::2], strict=True)}


def _lines(printed: str) -> list[str]:
    return [one for one in printed.split("\n") if one]


def test_opts_answers() -> None:
    assert [(name, different) for name, said in answers().items() if (different := changed(name, said, EXPECTED))] == []


if __name__ == "__main__":
    ours, theirs = answers(), by_opt()
    renew(EXPECTED, ours, ours.__getitem__)
    print(f"not what opt prints: {[name for name in ours if ours[name] != theirs[name]]}", file=sys.stderr)
