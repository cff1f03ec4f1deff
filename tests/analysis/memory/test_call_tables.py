"""What calls do to memory and to each other: effects of every kind, on arguments of every kind, of objects that they may know or not.

Four digits are stored (digests.py) in `calls.digits` for each line that opt's aa-eval would print. `PYTHONPATH=tests/shared python
tests/analysis/memory/test_call_tables.py` writes them anew and tells what of it opt 22 prints otherwise.
"""

from __future__ import annotations

import itertools
import subprocess
import sys
from pathlib import Path

import pytest
from aa_eval import expected, lines
from digests import changed, renew

from nvopt import parse

CALLS = Path(__file__).with_name("calls.digits")
_EFFECTS = (
    "", "memory(none)", "memory(read)", "memory(write)", "memory(argmem: read)", "memory(argmem: write)", "memory(argmem: readwrite)",
    "memory(inaccessiblemem: readwrite)", "memory(inaccessiblemem: write)", "memory(argmem: write, inaccessiblemem: read)",
    "memory(read, argmem: readwrite)", "memory(readwrite, argmem: none)", "memory(argmem: read, errnomem: write)",
)  # fmt: skip
_ARGUMENTS = ("", "readonly", "writeonly", "readnone", "captures(none)", "readonly captures(none)", "noalias", "byval(i64)")
_INTRINSICS = (
    "call void @llvm.memcpy.p0.p0.i64(ptr {0}, ptr {1}, i64 8, i1 false)",
    "call void @llvm.memmove.p0.p0.i64(ptr {1}, ptr {0}, i64 4, i1 false)",
    "call void @llvm.memset.p0.i64(ptr {0}, i8 0, i64 8, i1 false)",
    "call void @llvm.memset.p0.i64(ptr {1}, i8 0, i64 %n, i1 true)",
    "call void @llvm.assume(i1 true)",
    "call void @llvm.lifetime.start.p0(ptr {2})",
    "tail call void @f0(ptr {0})",
    "tail call void @byval(ptr byval(i64) {0})",
    "fence seq_cst",
)
_PLACES = ("%kept", "%own", "%p", "%q", "@fixed", "@shown", "%moved", "%read")


def functions() -> dict[str, str]:
    """The text of a module for each name, with a function @name."""
    declared = [f"declare void @f{at}(ptr) {effect}" for at, effect in enumerate(_EFFECTS)]
    declared += [f"declare void @a{at}(ptr {argument})" for at, argument in enumerate(_ARGUMENTS)]
    declared += [f"declare void @b{at}(ptr {argument}, ptr) memory(argmem: readwrite)" for at, argument in enumerate(_ARGUMENTS)]
    found = {}
    for at, _ in enumerate(_EFFECTS):
        calls = [f"call void @f{at}(ptr {place})" for place in ("%p", "%kept", "%own")] + [
            f"call void @f{(at + 3) % len(_EFFECTS)}(ptr %q)"
        ]
        found[f"effect{at}"] = _function(f"effect{at}", calls, declared)
    for at, _ in enumerate(_ARGUMENTS):
        calls = [f"call void @a{at}(ptr {place})" for place in ("%p", "%own")] + [
            f"call void @b{at}(ptr %q, ptr {one})" for one in ("%p", "%own")
        ]
        found[f"argument{at}"] = _function(f"argument{at}", calls, declared)
    for at, (one, other) in enumerate(itertools.permutations(("%p", "%own", "%q", "@shown"), 2)):
        calls = [call.format(one, other, "%own") for call in _INTRINSICS[:6] if at % 3 == 0 or "assume" not in call]
        found[f"intrinsic{at}"] = _function(f"intrinsic{at}", calls, declared)
    for at, place in enumerate(("%p", "%own", "%kept")):
        found[f"tail{at}"] = _function(f"tail{at}", [call.format(place) for call in _INTRINSICS[6:]], declared)
    return found


def _function(name: str, calls: list[str], declared: list[str]) -> str:
    reads = "".join(f"  %x{at} = load i32, ptr {place}, align 4\n" for at, place in enumerate(_PLACES))
    body = "".join(f"  {call}\n" for call in calls)
    return (
        "@fixed = constant i32 7\n@shown = global i64 0\n"
        + "".join(f"{one}\n" for one in declared)
        + "declare void @keep(ptr)\ndeclare void @byval(ptr byval(i64))\n"
        + f"define void @{name}(ptr %p, ptr noalias %q, ptr noalias readonly %read, i64 %n) {{\n"
        + "  %kept = alloca i64, align 8\n  %own = alloca i64, align 8\n  %moved = getelementptr i8, ptr %p, i64 8\n"
        + f"  call void @keep(ptr %kept)\n{reads}{body}  ret void\n}}\n"
    )


NAMES = functions()


def said(name: str) -> list[str]:
    """The lines on a function, sorted."""
    function = parse(NAMES[name]).get_function(name)
    assert function is not None
    return sorted(lines(function))


@pytest.mark.parametrize("kind", ["effect", "argument", "intrinsic", "tail"])
def test_calls(kind: str) -> None:
    assert [(name, found) for name in NAMES if name.startswith(kind) and (found := changed(name, said(name), CALLS))] == []


if __name__ == "__main__":
    renew(CALLS, NAMES, said)
    for name, text in NAMES.items():
        canonical = subprocess.run(["opt-22", "-S"], input=text, capture_output=True, text=True, check=True).stdout
        command = ["opt-22", "-passes=aa-eval", "-print-all-alias-modref-info", "-evaluate-aa-metadata", "-disable-output"]
        printed = subprocess.run(command, input=canonical, capture_output=True, text=True, check=True).stderr
        for line in sorted(expected(printed)[name] ^ set(said(name))):
            print(name, line, file=sys.stderr)
