"""Loops that end by every comparison, by two conditions, behind guards; sums, products, casts and choices of each two of many parts.

Of all lines that ScalarEvolution prints of them four digits are stored (digests.py) in `tables/KIND.digits`. `PYTHONPATH=tests/shared
python tests/analysis/scev/test_scev_tables.py` writes them anew and tells how many are not what opt 22 prints: flags that only that proves.
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

from nvopt.analysis.scev.printer import print_analysis
from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
from nvopt.ir import Module
from nvopt.knobs import KnobValues

FOLDER = Path(__file__).with_name("tables")
SHARPENING = "scalar-evolution-use-expensive-range-sharpening"
_HEAD = re.compile(r"^Printing analysis 'Scalar Evolution Analysis' for function '(.*)':$", re.M)


def _name(*parts: str) -> str:
    return "_".join(re.sub(r"\W", "m" if "-" in one else "", one) or "none" for one in parts)


def _loop(name: str, phis: str, body: str, condition: str, leaves: bool, arguments: str, again: str = "") -> str:
    targets = "label %exit, label %loop" if leaves else "label %loop, label %exit"
    return f"""define void @{name}({arguments}) mustprogress {{
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
{phis}{body}  br i1 {condition}, {targets}{again}

exit:                                             ; preds = %loop
  ret void
}}
"""


def _both() -> Iterator[str]:
    """Two comparisons joined in all ways, each of the kinds that are counted in other ways."""
    comparisons = {
        "ne": "icmp ne i8 %i.next, %n",
        "odd": "icmp ne i8 %j.next, %m",
        "below": "icmp ult i8 %i, %m",
        "twelve": "icmp slt i8 %j, 12",
    }
    phis = "  %i = phi i8 [ 0, %entry ], [ %i.next, %loop ]\n  %j = phi i8 [ 1, %entry ], [ %j.next, %loop ]\n"
    steps = "  %i.next = add nuw i8 %i, 1\n  %j.next = add i8 %j, 2\n"
    joins = {
        "and": "and i1 %a, %b",
        "or": "or i1 %a, %b",
        "both": "select i1 %a, i1 %b, i1 false",
        "either": "select i1 %a, i1 true, i1 %b",
    }
    for (one, a), (other, b) in itertools.product(comparisons.items(), repeat=2):
        for join, leaves in itertools.product(joins, (False, True)):
            body = f"{steps}  %a = {a}\n  %b = {b}\n  %c = {joins[join]}\n"
            yield _loop(_name("both", join, one, other, str(leaves)), phis, body, "%c", leaves, "i8 %n, i8 range(i8 0, 100) %m")
    for fixed, join, leaves in itertools.product(("true", "false"), ("and", "or"), (False, True)):
        for pair in (f"%a, {fixed}", f"{fixed}, %a"):
            body = f"{steps}  %a = {comparisons['odd']}\n  %c = {join} i1 {pair}\n"
            yield _loop(_name("fixed", join, pair, str(leaves)), phis, body, "%c", leaves, "i8 %n, i8 %m")


def _counted() -> Iterator[str]:
    """From starts to bounds by steps, up and down."""
    for step, predicate in itertools.product(("1", "2", "-1", "-3"), ("ult", "slt", "ugt", "sgt", "ne")):
        if (step[0] == "-" and predicate[1:] == "lt") or (step[0] != "-" and predicate[1:] == "gt"):
            continue
        for start, flags in itertools.product(("0", "%s", "-100", "100"), ("", "nuw ", "nsw ")):
            phis = f"  %i = phi i8 [ {start}, %entry ], [ %i.next, %loop ]\n"
            body = f"  %i.next = add {flags}i8 %i, {step}\n  %c = icmp {predicate} i8 %i.next, %n\n"
            arguments = "i8 range(i8 10, 50) %n, i8 range(i8 -20, 5) %s"
            yield _loop(_name("counted", step, predicate, start, flags), phis, body, "%c", False, arguments)


def _shifted() -> Iterator[str]:
    """Shifts as often as a counter says."""
    starts = ("%u", "%p", "%m", "96", "-96", "1")
    for opcode, start, step, most in itertools.product(("shl", "lshr", "ashr"), starts, ("1", "2", "%k"), ("2", "3", "7", "8")):
        phis = f"  %i = phi i8 [ 0, %entry ], [ %i.next, %loop ]\n  %x = phi i8 [ {start}, %entry ], [ %x.next, %loop ]\n"
        body = f"  %x.next = {opcode} i8 %x, {step}\n  %i.next = add nuw nsw i8 %i, 1\n  %c = icmp ult i8 %i.next, {most}\n"
        arguments = "i8 %u, i8 range(i8 3, 20) %p, i8 range(i8 -20, -3) %m, i8 range(i8 0, 3) %k"
        yield _loop(_name("shifted", opcode, start, step, most), phis, body, "%c", False, arguments)


def _guarded() -> Iterator[str]:
    """Loops behind two conditions on their bound."""
    conditions = {
        "four": "icmp eq i8 %r4, 0",
        "some": "icmp eq i8 %rm, 0",
        "rest": "icmp eq i8 %r4, 1",
        "ten": "icmp ult i8 %n, 10",
        "eleven": "icmp ule i8 %n, 11",
        "above": "icmp ugt i8 %n, 5",
        "least": "icmp sge i8 %n, 6",
        "negative": "icmp slt i8 %n, 0",
        "nonzero": "icmp ne i8 %n, 0",
        "equal": "icmp eq i8 %n, 9",
        "part": "icmp ult i8 %less, 6",
        "other": "icmp ult i8 %n, %o",
    }
    for (one, a), (other, b) in itertools.permutations(conditions.items(), 2):
        yield f"""define void @{_name("guarded", one, other)}(i8 %n, i8 %x, i8 range(i8 0, 20) %o) {{
entry:
  %r4 = urem i8 %n, 4
  %m = shl nuw i8 %x, 2
  %rm = urem i8 %n, %m
  %less = add i8 %n, -7
  %a = {a}
  br i1 %a, label %next, label %exit

next:                                             ; preds = %entry
  %b = {b}
  br i1 %b, label %loop, label %exit

loop:                                             ; preds = %loop, %next
  %i = phi i8 [ 0, %next ], [ %i.next, %loop ]
  %i.next = add i8 %i, 1
  %c = icmp ult i8 %i.next, %n
  br i1 %c, label %loop, label %exit

exit:                                             ; preds = %loop, %next, %entry
  ret void
}}
"""


def _stepped() -> Iterator[str]:
    """Ends that are fixed, that move, and that lie one further; without flags, with them, and where the loop need not end."""
    ends = {"n": "%n", "less": "%less", "most": "-1", "three": "3", "down": "%d", "up": "%u"}
    for predicate, (name, end) in itertools.product(("ult", "ule", "slt", "sle", "ugt", "uge", "sgt", "sge", "ne", "eq"), ends.items()):
        for on, step, flags in (
            ("%i", "1", ""),
            ("%i.next", "1", "nsw "),
            ("%i.next", "4", "nuw "),
            ("%i", "-2", "nsw "),
            ("%i", "%s", "nuw "),
        ):
            phis = "".join(
                f"  {phi} = phi i8 [ {start}, %entry ], [ {phi}.next, %loop ]\n" for phi, start in (("%i", "%a"), ("%d", "%n"), ("%u", "3"))
            )
            body = f"  %i.next = add {flags}i8 %i, {step}\n  %d.next = add nsw i8 %d, -1\n  %u.next = add nuw nsw i8 %u, 2\n"
            body += f"  %less = sub i8 %n, 1\n  %c = icmp {predicate} i8 {on}, {end}\n"
            arguments = "i8 %n, i8 range(i8 -5, 6) %a, i8 range(i8 1, 9) %s"
            yield _loop(_name("stepped", predicate, name, on, step), phis, body, "%c", predicate == "eq", arguments)


def _extended() -> Iterator[str]:
    """Casts of what is counted, and the end compared behind them."""
    for cast, flags, step, start in itertools.product(
        ("zext", "sext", "trunc"), ("", "nuw ", "nsw ", "nuw nsw "), ("1", "3", "-1"), ("0", "%a", "5")
    ):
        for predicate in ("ult", "slt", "ne"):
            type = "i4" if cast == "trunc" else "i16"
            phis = f"  %i = phi i8 [ {start}, %entry ], [ %i.next, %loop ]\n"
            body = f"  %w = {cast} i8 %i to {type}\n  %v = add {type} %w, 2\n  %q = udiv {type} %v, 3\n  %z = zext i4 %t to {type}\n"
            body = f"  %t = trunc i8 %i to i4\n{body}  %i.next = add {flags}i8 %i, {step}\n"
            body += f"  %y = {cast} i8 %i.next to {type}\n  %c = icmp {predicate} {type} %y, %n\n"
            yield _loop(
                _name("extended", cast, flags, step, start, predicate),
                phis,
                body.replace("i4 %t to i4", "i4 %t to i5") if type == "i4" else body,
                "%c",
                False,
                f"{type} %n, i8 %a",
            )


def _exits() -> Iterator[str]:
    """Loops with two exits, the first of which is passed always or only now and then."""
    firsts = {
        "n": "icmp eq i8 %i, %n",
        "ten": "icmp uge i8 %i, 10",
        "odd": "icmp eq i8 %j, 9",
        "none": "icmp ugt i8 %i, -1",
        "any": "icmp eq i8 %x, 3",
    }
    lasts = {"m": "icmp ult i8 %i.next, %m", "six": "icmp slt i8 %j.next, 6", "not": "icmp ne i8 %j.next, %m", "all": "icmp ule i8 %x, 3"}
    for (first, a), (last, b), between in itertools.product(firsts.items(), lasts.items(), ("always", "sometimes")):
        branch = "  br label %test" if between == "always" else "  br i1 %p, label %test, label %latch"
        yield f"""define void @{_name("exits", first, last, between)}(i8 %n, i8 range(i8 1, 60) %m, i8 %x, i1 %p) {{
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i8 [ 0, %entry ], [ %i.next, %latch ]
  %j = phi i8 [ 1, %entry ], [ %j.next, %latch ]
{branch}

test:                                             ; preds = %loop
  %a = {a}
  br i1 %a, label %exit, label %latch

latch:                                            ; preds = %test, %loop
  %i.next = add nuw i8 %i, 1
  %j.next = add i8 %j, 2
  %b = {b}
  br i1 %b, label %loop, label %exit

exit:                                             ; preds = %latch, %test
  %r = phi i8 [ %i, %test ], [ %j, %latch ]
  ret void
}}
"""


_PARTS = (
    "  %p1 = add i8 %a, 3", "  %p2 = add nuw nsw i8 %a, 3", "  %p3 = sub i8 %a, %b", "  %p4 = mul i8 %a, 6", "  %p5 = mul nuw i8 %a, 12",
    "  %p6 = udiv i8 %a, 4", "  %p7 = and i8 %a, 12", "  %p8 = call i8 @llvm.umax.i8(i8 %a, i8 %b)",
    "  %p9 = call i8 @llvm.smin.i8(i8 %a, i8 7)",
    "  %p10 = zext i4 %s to i8", "  %p11 = sext i4 %s to i8", "  %p12 = urem i8 %b, 5", "  %p13 = shl nsw i8 %b, 1",
    "  %p14 = xor i8 %a, -1",
    "  %p15 = mul nsw i8 %a, %b", "  %p16 = or disjoint i8 %a, 1",
)  # fmt: skip
_OPERATIONS = {
    **{
        opcode: f"{opcode} i8 {{}}, {{}}"
        for opcode in ("add", "sub", "mul", "udiv", "urem", "and", "or", "xor", "srem", "add nuw", "mul nsw")
    },
    **{name: f"call i8 @llvm.{name}.i8(i8 {{}}, i8 {{}})" for name in ("umin", "smax", "usub.sat", "uadd.sat")},
}


def _algebra() -> Iterator[str]:
    """Each operation of each two parts, and casts of what that makes."""
    operands = [*(f"%p{at}" for at in range(1, len(_PARTS) + 1)), "%a", "-4", "1"]
    for (name, operation), left in itertools.product(_OPERATIONS.items(), operands[:-2]):
        lines = []
        for at, right in enumerate(operands):
            lines += [
                f"  %v{at} = {operation.format(left, right)}",
                f"  %z{at} = zext i8 %v{at} to i16",
                f"  %t{at} = trunc i8 %v{at} to i4",
            ]
            lines += [f"  %s{at} = sext i8 %v{at} to i16"] * (at % 2)
        parts = "\n".join((*_PARTS, *lines))
        yield f"define void @{_name('algebra', name, left)}(i8 %a, i8 range(i8 0, 20) %b, i4 %s) {{\n{parts}\n  ret void\n}}\n"


def _selected() -> Iterator[str]:
    """Choices by comparisons of what is chosen, moved or not."""
    arms = ("%a", "%b", "%a1", "%b1", "0", "1", "%w")
    for predicate in ("eq", "ne", "ult", "ule", "ugt", "sge", "slt"):
        for one, other in (("%a", "%b"), ("%b", "%a"), ("%a", "0"), ("%a", "1"), ("%n", "%b")):
            lines = [
                "  %a1 = add i8 %a, 5",
                "  %b1 = add i8 %b, 5",
                "  %w = call i8 @llvm.umin.i8(i8 %a, i8 %b)",
                f"  %c = icmp {predicate} i8 {one}, {other}",
            ]
            pairs = enumerate(itertools.permutations(arms, 2))
            lines += [f"  %v{at} = select i1 %c, i8 {left}, i8 {right}" for at, (left, right) in pairs]
            body = "\n".join(lines)
            name = _name("selected", predicate, one, other)
            yield f"define void @{name}(i8 %a, i8 %b, i8 range(i8 0, 9) %n) {{\n{body}\n  ret void\n}}\n"


def _chosen() -> Iterator[str]:
    """Recurrences whose start and step are each one of two constants, by one condition or two, cast and moved or not."""
    casts = {"": "i8", "zext": "i4", "sext": "i4", "trunc": "i16"}
    for (one, narrow), (other, wide), condition in itertools.product(casts.items(), casts.items(), ("%c", "%d")):
        for start, step, moved in (("1, -3", "2, 3", ""), ("5, 7", "-1, 1", "add i8 {}, 4"), ("-2, 2", "2, -2", "xor i8 {}, 1")):
            lines = []
            for name, cast, type, values, by in (("s", one, narrow, start, "%c"), ("t", other, wide, step, condition)):
                first, second = values.split(", ")
                lines.append(f"  %{name}0 = select i1 {by}, {type} {first}, {type} {second}")
                lines.append(f"  %{name} = {cast} {type} %{name}0 to i8" if cast else f"  %{name} = add i8 %{name}0, 0")
            lines.append(f"  %m = {moved.format('%s')}" if moved else "  %m = add i8 %s, 0")
            yield f"""define void @{_name("chosen", one, other, condition, start)}(i1 %c, i1 %d) {{
entry:
{chr(10).join(lines)}
  br label %loop

loop:                                             ; preds = %loop, %entry
  %x = phi i8 [ %m, %entry ], [ %x.next, %loop ]
  %y = phi i8 [ %m, %entry ], [ %y.next, %loop ]
  %i = phi i8 [ 0, %entry ], [ %i.next, %loop ]
  %x.next = add i8 %x, %t
  %y.next = add i8 %y, 2
  %i.next = add nuw nsw i8 %i, 1
  %go = icmp ult i8 %i.next, 6
  br i1 %go, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}}
"""


def _met() -> Iterator[str]:
    """Loops whose bound is one of two, of each of which something else is known, or of one nothing."""
    known = ("ult 10", "ult 40", "ugt 3", "ugt 90", "slt 10", "slt 40", "sgt -5", "sgt 50", "ne 0", "eq 7")
    for (one, other), (predicate, start, end) in itertools.product(
        itertools.product(known, repeat=2), (("ult", "0", "%p"), ("slt", "0", "%p"), ("ult", "%p", "100"), ("slt", "%p", "100"))
    ):
        if one[0] != other[0]:
            continue
        first, second = (f"icmp {said.split()[0]} i8 %{name}, {said.split()[1]}" for said, name in ((one, "a"), (other, "b")))
        yield f"""define void @{_name("met", one, other, predicate, start)}(i8 %a, i8 %b, i1 %x) {{
entry:
  br i1 %x, label %one, label %two

one:                                              ; preds = %entry
  %c = {first}
  br i1 %c, label %join, label %exit

two:                                              ; preds = %entry
  %d = {second}
  br i1 %d, label %join, label %exit

join:                                             ; preds = %two, %one
  %p = phi i8 [ %a, %one ], [ %b, %two ]
  br label %loop

loop:                                             ; preds = %loop, %join
  %i = phi i8 [ {start}, %join ], [ %next, %loop ]
  %next = add i8 %i, 1
  %again = icmp {predicate} i8 %next, {end}
  br i1 %again, label %loop, label %exit

exit:                                             ; preds = %loop, %two, %one
  ret void
}}
"""


def _joined() -> Iterator[str]:
    """Loops behind two conditions in one, on either side of it."""
    conditions = {
        "ten": "icmp ult i8 %n, 10",
        "least": "icmp sge i8 %n, 6",
        "nonzero": "icmp ne i8 %n, 0",
        "equal": "icmp eq i8 %n, 9",
        "other": "icmp ugt i8 %o, %n",
        "four": "icmp eq i8 %r4, 0",
    }
    joins = {
        "and": "and i1 %a, %b",
        "or": "or i1 %a, %b",
        "both": "select i1 %a, i1 %b, i1 false",
        "either": "select i1 %a, i1 true, i1 %b",
        "neither": "select i1 %a, i1 false, i1 %b",
        "differ": "xor i1 %a, %b",
    }
    for ((one, a), (other, b)), (join, both), way in itertools.product(
        itertools.combinations(conditions.items(), 2), joins.items(), ("label %loop, label %exit", "label %exit, label %loop")
    ):
        yield f"""define void @{_name("joined", one, other, join, way[7])}(i8 %n, i8 range(i8 0, 20) %o) {{
entry:
  %r4 = urem i8 %n, 4
  %a = {a}
  %b = {b}
  %c = {both}
  br i1 %c, {way}

loop:                                             ; preds = %loop, %entry
  %i = phi i8 [ 0, %entry ], [ %i.next, %loop ]
  %i.next = add i8 %i, 1
  %d = icmp ult i8 %i.next, %n
  br i1 %d, label %loop, label %exit

exit:                                             ; preds = %loop, %entry
  ret void
}}
"""


def _widened() -> Iterator[str]:
    """Loops to a number in more bits than those in which a condition ahead has compared it, or in fewer."""
    casts = ("zext", "sext")
    for cast, again, narrow, middle, wide, predicate in itertools.product(
        casts, casts, (4, 7, 8), (8, 12, 16, 32), (24, 32, 48, 64), ("ult", "slt")
    ):
        if middle == narrow:
            continue
        yield f"""define void @{_name("widened", cast, again, str(narrow), str(middle), str(wide), predicate)}(i{narrow} %n) {{
entry:
  %m = {cast} i{narrow} %n to i{middle}
  %w = {again} i{narrow} %n to i{wide}
  %c = icmp {predicate} i{middle} %m, 6
  br i1 %c, label %loop, label %exit

loop:                                             ; preds = %loop, %entry
  %i = phi i{wide} [ 0, %entry ], [ %i.next, %loop ]
  %i.next = add i{wide} %i, 1
  %d = icmp ne i{wide} %i, %w
  br i1 %d, label %loop, label %exit

exit:                                             ; preds = %loop, %entry
  ret void
}}
"""


def _outer() -> Iterator[str]:
    """Loops in a loop that end by what that counts, by what they count themselves, and by both."""
    compared = ("%zi", "%zj", "%si", "%sum", "%n")
    for (one, other), predicate, flags in itertools.product(itertools.permutations(compared, 2), ("ult", "slt", "ne", "uge"), ("", "nuw ")):
        yield f"""define void @{_name("outer", one, other, predicate, flags)}(i16 range(i16 0, 100) %n, i16 %m, i8 %a) {{
entry:
  br label %outer

outer:                                            ; preds = %latch, %entry
  %i = phi i8 [ 0, %entry ], [ %i.next, %latch ]
  %i.next = add {flags}i8 %i, 1
  br label %loop

loop:                                             ; preds = %loop, %outer
  %j = phi i8 [ %a, %outer ], [ %j.next, %loop ]
  %zi = zext i8 %i to i16
  %si = sext i8 %i to i16
  %zj = zext i8 %j to i16
  %both = add {flags}i8 %i, %j
  %sum = zext i8 %both to i16
  %j.next = add {flags}i8 %j, 1
  %c = icmp {predicate} i16 {one}, {other}
  br i1 %c, label %loop, label %latch

latch:                                            ; preds = %loop
  %d = icmp ult i16 %zi, %m
  br i1 %d, label %outer, label %exit

exit:                                             ; preds = %latch
  ret void
}}
"""


def _strided() -> Iterator[str]:
    """By a stride that isn't known, from what has to do with it or not."""
    starts = {"stride": "%s", "less": "%less", "more": "%more", "zero": "0", "any": "%a"}
    strides = ("%s", "%p", "%m")
    for (name, start), stride, predicate, flags in itertools.product(
        starts.items(), strides, ("ult", "slt", "ugt", "sgt"), ("nuw ", "nsw ", "")
    ):
        phis = f"  %i = phi i8 [ {start}, %entry ], [ %i.next, %loop ]\n"
        body = f"  %i.next = add {flags}i8 %i, {stride}\n  %c = icmp {predicate} i8 %i{'.next' if start == '0' else ''}, %n\n"
        given = f"  %p = shl nuw i8 1, %k\n  %m = sub i8 0, %s\n  %less = add i8 {stride}, -1\n  %more = add i8 {stride}, 1\n"
        text = _loop(
            _name("strided", name, stride, predicate, flags),
            phis.replace("%s,", f"{stride},"),
            body,
            "%c",
            False,
            "i8 range(i8 1, 20) %s, i8 range(i8 0, 5) %k, i8 %n, i8 %a",
        )
        yield text.replace("entry:\n", f"entry:\n{given}")


def _rising() -> Iterator[str]:
    """Numbers that wrap around in neither reading, from starts on either side of zero, up and down."""
    starts = ("%a", "%b", "%c", "-7", "7", "0")
    for start, step, (flags, on), predicate in itertools.product(
        starts,
        ("1", "3", "-1", "-2", "%s"),
        (("nuw nsw", "%i"), ("nuw", "%i.next"), ("nsw", "%i"), ("nuw", "%i")),
        ("ult", "slt", "ugt", "sgt", "ne"),
    ):
        phis = f"  %i = phi i8 [ {start}, %entry ], [ %i.next, %loop ]\n"
        body = f"  %i.next = add {flags} i8 %i, {step}\n  %c = icmp {predicate} i8 {on}, %n\n"
        arguments = "i8 range(i8 -30, -4) %a, i8 range(i8 3, 60) %b, i8 %c0, i8 range(i8 2, 9) %s, i8 %n"
        yield _loop(_name("rising", start, step, flags, on, predicate), phis.replace("%c,", "%c0,"), body, "%c", False, arguments)


def _overflowing() -> Iterator[str]:
    """Sums that tell of their overflow, and where that is asked ahead of their use: nowhere, here, there, twice."""
    asks = {
        "never": "  br label %fine",
        "once": "  br i1 %o, label %trap, label %fine",
        "wrongly": "  br i1 %o, label %fine, label %trap",
        "vainly": "  br i1 %o, label %fine, label %fine",
        "elsewhere": "  br i1 %x, label %test, label %fine",
        "both": "  br i1 %x, label %test, label %early",
    }
    uses = {"sum": "  %z = zext i8 %r to i16", "none": "  %z = zext i8 %a to i16", "again": "  br i1 %o, label %trap, label %last"}
    for operation, (ask, branch), (use, line) in itertools.product(
        ("uadd", "sadd", "usub", "ssub", "umul", "smul"), asks.items(), uses.items()
    ):
        ways = [f"%{name}" for name, reached in (("early", True), ("test", True), ("entry", "%fine" in branch)) if reached]
        left = "  br label %last" if use != "again" else line
        fine = f"{line}\n{left}" if use != "again" else left
        yield f"""define void @{_name("overflowing", operation, ask, use)}(i8 %a, i8 %b, i1 %x) {{
entry:
  %w = call {{ i8, i1 }} @llvm.{operation}.with.overflow.i8(i8 %a, i8 %b)
  %r = extractvalue {{ i8, i1 }} %w, 0
  %o = extractvalue {{ i8, i1 }} %w, 1
{branch}

test:                                             ; preds = %entry
  br i1 %o, label %trap, label %fine

early:                                            ; preds = %entry
  br i1 %o, label %fine, label %trap

fine:                                             ; preds = {", ".join(ways)}
{fine}

last:                                             ; preds = %fine
  %s = sext i8 %r to i16
  ret void

trap:                                             ; preds = %early, %test
  ret void
}}
"""


KINDS = {
    "both": _both, "counted": _counted, "shifted": _shifted, "guarded": _guarded, "stepped": _stepped, "extended": _extended,
    "exits": _exits, "algebra": _algebra, "selected": _selected, "chosen": _chosen, "met": _met,
    "joined": _joined, "rising": _rising, "widened": _widened, "outer": _outer, "strided": _strided, "overflowing": _overflowing,
}  # fmt: skip
_DECLARED = "".join(f"declare i8 @llvm.{name}.i8(i8, i8)\n" for name in ("umin", "umax", "smin", "smax", "usub.sat", "uadd.sat"))
_DECLARED += "".join(
    f"declare {{ i8, i1 }} @llvm.{sign}{name}.with.overflow.i8(i8, i8)\n" for sign in "us" for name in ("add", "sub", "mul")
)


def _module(kind: str) -> str:
    functions = [text.replace("mustprogress {", "#0 {") for text in KINDS[kind]()]
    return _DECLARED + "".join(functions) + "attributes #0 = { mustprogress }\n"


def answers(kind: str, sharpening: bool, more: bool = False) -> dict[str, list[str]]:
    """The printout of each function; `more` is what nvopt tells where it goes beyond LLVM."""
    knobs = KnobValues.parse({"gpu-scev": str(more).lower(), SHARPENING: str(sharpening).lower()})
    functions = [one for one in Module.parse(_module(kind)).functions if not one.is_declaration]
    return {one.name: _told(print_analysis(ScalarEvolution(one, knobs=knobs))) for one in functions}


def by_opt(kind: str, sharpening: bool) -> dict[str, list[str]]:
    """The same, as opt prints them."""
    command = ["opt-22", "-passes=print<scalar-evolution>", "-disable-output", f"-{SHARPENING}={str(sharpening).lower()}"]
    printed = subprocess.run(command, input=_module(kind), capture_output=True, text=True, check=True).stderr
    parts = _HEAD.split(printed)
    return {name: _told(text) for name, text in zip(parts[1::2], parts[2::2], strict=True)}


def _told(printed: str) -> list[str]:
    """The lines, without those that are the code."""
    return [
        line.strip() for line in printed.splitlines() if not line.startswith(("  %", "Printing", "Class", "Determining")) and line.strip()
    ]


MORE = ("counted", "strided", "rising", "extended")
TABLES = [(kind, sharpening) for kind in KINDS for sharpening in (False, True)[: 1 + (kind == "counted")]]


@pytest.mark.parametrize(("kind", "sharpening"), TABLES)
def test_opts_answers(kind: str, sharpening: bool) -> None:
    found = answers(kind, sharpening)
    assert [(name, lines) for name, said in found.items() if (lines := changed(name, said, _file(kind, sharpening)))] == []


@pytest.mark.parametrize("kind", MORE)
def test_more_than_opt_answers(kind: str) -> None:
    """What the flags of both readings bound together; that it holds, test_by_execution.py shows."""
    found = answers(kind, False, more=True)
    assert [(name, lines) for name, said in found.items() if (lines := changed(name, said, FOLDER / f"{kind}_more.digits"))] == []


def _file(kind: str, sharpening: bool) -> Path:
    return FOLDER / f"{kind}{'_sharpened' * sharpening}.digits"


if __name__ == "__main__":
    for table in TABLES:
        ours, theirs = answers(*table), by_opt(*table)
        renew(_file(*table), ours, ours.__getitem__)
        different = sum(map(len, ours.values())) - sum(
            one == other for name in ours for one, other in zip(ours[name], theirs[name], strict=False)
        )
        print(f"{different} of them are not what opt prints", file=sys.stderr)
    for kind in MORE:
        told = answers(kind, False, more=True)
        renew(FOLDER / f"{kind}_more.digits", told, told.__getitem__)
