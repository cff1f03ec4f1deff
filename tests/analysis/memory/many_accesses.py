"""Random loops with many accesses, most of them constant distances apart: in loops/many.ll those of SEEDS.

python tests/analysis/memory/many_accesses.py > tests/analysis/memory/loops/many.ll
"""

from __future__ import annotations

import random
from collections.abc import Iterator

LAYOUT = 'target datalayout = "e-p:64:64-i64:64"\n'
SEEDS = (11, 21, 101, 105, 112, 258, 296, 331, 892, 931, 1007, 1054, 1055, 1089, 1108, 1128, 1151, 1829, 2136, 2451, 2963)
_TYPES = (("i32",), ("i32",), ("float",), ("i8",), ("double",), ("i64", "double"), ("i32", "float"), ("i32", "i8"), ("i32", "i64"))


def loop(name: str, rng: random.Random) -> str:
    """A function with one loop, of 14 accesses or so, or of 40."""
    step = rng.choice((1, 1, 1, 2, 3, 4, 8, 16)) * rng.choice((1, 1, 1, 1, -1))
    count = rng.choice(("%n", "%n", "%n", "7", "1000"))
    entry = "  br label %loop"
    if rng.random() < 0.2:
        entry = f"  %runs = icmp slt i64 %n, {rng.choice((50, 500))}\n  br i1 %runs, label %loop, label %done"
    lines = [f"  %b = mul {rng.choice(('nuw nsw', 'nsw', ''))} i64 %i, {step}", *_accesses(rng)]
    return "\n".join(
        (
            f"define void @{name}(ptr %a0, ptr %a1, i64 %n) {{\nentry:\n{entry}\nloop:\n  %i = phi i64 [ 0, %entry ], [ %next, %loop ]",
            *lines,
            f"  %next = add nuw nsw i64 %i, 1\n  %is.done = icmp eq i64 %next, {count}",
            "  br i1 %is.done, label %done, label %loop\ndone:\n  ret void\n}\n",
        )
    )


def _accesses(rng: random.Random) -> Iterator[str]:
    types, loads, bases = rng.choice(_TYPES), rng.choice((0, 0.2, 0.5, 0.8)), rng.choice((1, 1, 1, 2))
    known: dict[tuple[int, int, str], str] = {}
    narrow = rng.random() < 0.15
    for at, offset in enumerate(_offsets(rng)):
        element = rng.choice(types)
        key = rng.randrange(bases), offset, element
        if key not in known or rng.random() < 0.3:
            flags = rng.choice(("nuw nsw ", "nuw nsw ", "nsw ", ""))
            if narrow:
                yield f"  %t{at} = trunc i64 %b to i32\n  %u{at} = add i32 %t{at}, {offset}\n  %o{at} = sext i32 %u{at} to i64"
            else:
                yield f"  %o{at} = add {flags}i64 %b, {offset}"
            yield f"  %p{at} = getelementptr {rng.choice(('inbounds ', 'inbounds ', ''))}{element}, ptr %a{key[0]}, i64 %o{at}"
            known[key] = f"%p{at}"
        if rng.random() < loads:
            yield f"  %x{at} = load {element}, ptr {known[key]}, align 1"
        else:
            yield f"  store {element} {'0.0' if element in ('float', 'double') else at}, ptr {known[key]}, align 1"


def _offsets(rng: random.Random) -> list[int]:
    number, unit = rng.choice((8, 14, 15, 16, 25, 40)), rng.choice((1, 1, 2, 4, 8, 16, 100, 1000, 100000))
    found = [at * unit for at in range(number)]
    order = rng.choice(("up", "down", "mixed", "few"))
    if order == "few":
        found = [rng.randrange(6) * unit for _ in found]
    elif order != "up":
        found.sort(reverse=True) if order == "down" else rng.shuffle(found)
    if rng.random() < 0.2:
        found = [one + rng.choice((0, 0, 0, 1, 2)) for one in found]
    return [one + rng.randrange(40000) for one in found] if rng.random() < 0.3 else found


if __name__ == "__main__":
    print(LAYOUT + "\n".join(loop(f"f{seed}", random.Random(seed)) for seed in SEEDS))
