"""Faults as a loop vectorizer may have them, planted in the text of vectorized functions: what runs of them must tell apart.

    for name, text in faulty(vectorized_function): ...

Each is one substitution in what LLVM names `vector.ph`, `vector.body`, `middle.block` and so on.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

_OUT = r"label %(?:scalar\.ph|vec\.epilog)"
FAULTS: dict[str, tuple[str, str]] = {
    "rounds the trip count up": (
        r"%n\.vec = sub (i\d+) (\S+), (%n\.mod\.vf)$",
        r"%n.less = sub \1 4, \3\n  %n.vec = add \1 \2, %n.less",
    ),
    "leaves the remainder out": (r"br i1 %cmp\.n,", r"br i1 true,"),
    "goes through the remainder at least once": (r"br i1 %cmp\.n,", r"br i1 false,"),
    "takes loops that are too short": (r"br i1 %min\.iters\.check,", r"br i1 false,"),
    "compares no addresses": (r"br i1 %(?:conflict\.rdx|diff\.check|found\.conflict)\d*,", r"br i1 false,"),
    "checks no assumption": (rf"(vector\.scevcheck:(?:.*\n)*?  br i1) %\S+, ({_OUT})", r"\1 false, \2"),
    "stores without a mask": (r"br i1 %\d+, (label %pred\.store\.if)", r"br i1 true, \1"),
    "divides without a mask": (r"br i1 %\d+, (label %pred\.[us](?:div|rem)\.if)", r"br i1 true, \1"),
    "stores where the mask is false": (r"br i1 (%\d+), (label %pred\.store\.if\d*), (label \S+)$", r"br i1 \1, \3, \2"),
    "resumes at the first iteration": (r"(%bc\.resume\.val = phi \S+) \[ .*?, %middle\.block \]", r"\1 [ 0, %middle.block ]"),
    "resumes a second counter where it began": (
        r"(%bc\.resume\.val\d+ = phi (?:i\d+|ptr)) \[ [^,]+, %middle\.block \], \[ ([^,]+),",
        r"\1 [ \2, %middle.block ], [ \2,",
    ),
    "sums from one": (r"(phi <4 x (i\d+)>) \[ zeroinitializer, %vector\.ph \]", r"\1 [ splat (\2 1), %vector.ph ]"),
    "sums from the start in each lane": (
        r"(phi <4 x (float|double)>) \[ (?:zeroinitializer|splat \((?:float|double) \S+\)), %vector\.ph \]",
        r"\1 [ splat (\2 1.0), %vector.ph ]",
    ),
    "forgets what it has summed": (
        r"(%bc\.merge\.rdx = phi \S+) \[ [^,]+, %middle\.block \], \[ ([^,]+),",
        r"\1 [ \2, %middle.block ], [ \2,",
    ),
    "takes the other lane of what went round": (r"(%vector\.recur\.extract = .*), i32 3$", r"\1, i32 2"),
    "shifts lanes by none": (r"<i32 3, i32 4, i32 5, i32 6>", r"<i32 4, i32 5, i32 6, i32 7>"),
    "counts in the wrong lanes": (r"<(i\d+) 0, i\d+ 1, i\d+ 2, i\d+ 3>", r"<\1 0, \1 1, \1 2, \1 2>"),
    "counts by a vector less one": (r"(%vec\.ind\.next = add (?:nuw |nsw )*<4 x (i\d+)> \S+) splat \(i\d+ 4\)", r"\1 splat (\2 3)"),
    "does not reverse": (r"<i32 3, i32 2, i32 1, i32 0>", r"<i32 0, i32 1, i32 2, i32 3>"),
    "finds what isn't there": (r"%rdx\.select\.cmp = icmp ne (i\d+) (\S+), \S+", r"%rdx.select.cmp = icmp eq \1 \2, \2"),
    "takes the other side of a condition": (
        r"(%predphi\d* = select <4 x i1> \S+), (<4 x \S+> \S+), (<4 x \S+> \S+)$",
        r"\1, \3, \2",
    ),
    "takes a lane for another": (r"(extractelement <4 x (?:i(?!1>)\d+|float|double)> \S+), i32 2", r"\1, i32 1"),
    "claims alignment": (r"(load <4 x (?:i32|float|i64|double)>, ptr \S+), align [48]", r"\1, align 16"),
    "claims alignment of what it writes": (r"(store <4 x (?:i32|float|i64|double)> \S+, ptr \S+), align [48]", r"\1, align 16"),
    "reads a vector ahead": (
        r"(  %wide\.load = load (<4 x \w+>), ptr (\S+), align (\d+))",
        r"\1\n  %ahead.at = getelementptr \2, ptr \3, i64 1\n  %ahead = load volatile \2, ptr %ahead.at, align \4",
    ),
    "reads a lane behind": (
        r"(  %wide\.load = load <4 x (\w+)>, ptr (\S+), align (\d+))",
        r"\1\n  %behind.at = getelementptr \2, ptr \3, i64 -1\n  %behind = load volatile \2, ptr %behind.at, align \4",
    ),
    "writes a lane ahead": (
        r"(  store <4 x (\w+)> (\S+), ptr (\S+), align (\d+))",
        r"\1\n  %ahead.at = getelementptr \2, ptr \4, i64 4\n  store \2 zeroinitializer, ptr %ahead.at, align \5",
    ),
    "reads the next vector instead": (
        r"  %wide\.load = load (<4 x \w+>), ptr (\S+), align (\d+)",
        r"  %next.at = getelementptr \1, ptr \2, i64 1\n  %wide.load = load \1, ptr %next.at, align \3",
    ),
}
"""What is found, and what takes its place: the first of it in a function. VF 4, no interleaving."""


def faulty(function: str) -> Iterator[tuple[str, str]]:
    """A vectorized function with one fault each, and the fault's name."""
    for name, (found, instead) in FAULTS.items():
        text, count = re.subn(found, instead, function, count=1, flags=re.M)
        if count:
            yield name, text
