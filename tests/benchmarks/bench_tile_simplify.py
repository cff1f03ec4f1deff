"""What tile-simplify saves ahead of instcombine, on random integer functions and on IR files, and how its time grows.

python tests/benchmarks/bench_tile_simplify.py                 # random functions, indices, the fixtures, libdevice, chains
python tests/benchmarks/bench_tile_simplify.py FILE.ll ...     # these files
"""

from __future__ import annotations

import math
import random
import re
import sys
import tempfile
import time
from pathlib import Path

from measure import libdevice_text

import nvopt

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tests" / "differential"))

PIPELINES = {
    "instcombine": "function(instcombine)",
    "reassociate,newgvn,instcombine": "function(reassociate,newgvn,instcombine)",
    "default<O2>": "default<O2>",
    "tile-simplify,instcombine": "function(tile-simplify,instcombine)",
}


def instructions(text: str) -> dict[str, int]:
    """How many instructions each function has."""
    found = {}
    for body in re.finditer(r"^define [^@]*(@\S+?)\(.*?^\}", text, re.MULTILINE | re.DOTALL):
        lines = body[0].splitlines()[1:-1]
        found[body[1]] = sum(line.startswith("  ") and line[2:3] not in (" ", ";", "#") for line in lines)
    return found


def compare(title: str, texts: list[str], with_level: bool = False) -> None:
    """Prints what is left after each pipeline, and in how many functions that is more than after instcombine alone. A level does other
    things to whole modules, and is for single functions only."""
    print(f"\n{title}: instructions, functions with more than after instcombine, seconds")
    alone: list[dict[str, int]] = []
    for name, passes in PIPELINES.items():
        if name.startswith("default") and not with_level:
            continue
        start = time.perf_counter()
        counted = [instructions(nvopt.run(text, passes, cpu="sm_90")) for text in texts]
        took = time.perf_counter() - start
        alone = alone or counted
        more = sum(count > before.get(at, count) for before, after in zip(alone, counted, strict=True) for at, count in after.items())
        left, first = (sum(sum(one.values()) for one in functions) for functions in (counted, alone))
        print(f"  {name:32} {left:9,} {left / first - 1:+7.1%} {more:6} {took:8.2f}")


def index_arithmetic(seed: int, count: int) -> str:
    """Functions that split an index into rows, columns and lanes, and put it together again."""
    rng = random.Random(seed)
    functions = []
    for number in range(count):
        lines: list[str] = []
        values = ["%a", "%b", "%c"]

        def add(operation: str, lhs: str, rhs: object, lines: list[str] = lines, values: list[str] = values) -> str:
            lines.append(f"  %v{len(lines)} = {operation} i32 {lhs}, {rhs}")
            values.append(f"%v{len(lines) - 1}")
            return values[-1]

        for _ in range(rng.randrange(2, 5)):
            value, columns, lanes = rng.choice(values), rng.choice((3, 5, 7, 16, 24, 96, 100)), rng.choice((2, 4, 8, 32))
            row, column = add("udiv", value, columns), add("urem", value, columns)
            if rng.random() < 0.5:
                tile, lane = add("udiv", row, lanes), add("urem", row, lanes)
                row = add("add", add("mul", tile, lanes), lane)
            if rng.random() < 0.7:
                add("add", add("mul", row, rng.choice((columns, columns, 2 * columns))), column)
            if rng.random() < 0.4:
                add(rng.choice(("udiv", "urem")), add("add nuw", add("mul nuw", row, columns), column), columns)
        result = "%a"
        for value in rng.sample(values, 3):
            result = add(rng.choice(("add", "xor")), result, value)
        body = "\n".join(lines)
        functions.append(f"define i32 @f{number}(i32 noundef %a, i32 noundef %b, i32 noundef %c) {{\n{body}\n  ret i32 {result}\n}}\n")
    return "\n".join(functions)


def growth() -> None:
    """Prints how the time grows with the length of a chain of operations."""
    sizes, times = (4000, 16000), []
    for size in sizes:
        lines = [f"  %v{i} = {('add', 'xor', 'mul')[i % 3]} i32 %v{i - 1}, %a{i % 5}" for i in range(1, size)]
        head = f"define i32 @f({', '.join(f'i32 %a{i}' for i in range(5))}) {{\n  %v0 = add i32 %a0, %a1\n"
        text = head + "\n".join(lines) + f"\n  ret i32 %v{size - 1}\n}}\n"
        start = time.perf_counter()
        nvopt.run(text, "tile-simplify")
        times.append(time.perf_counter() - start)
    exponent = math.log(times[1] / times[0]) / math.log(sizes[1] / sizes[0])
    print(f"\nchains of {sizes[0]:,} and {sizes[1]:,} operations: {times[0]:.1f} s and {times[1]:.1f} s, exponent {exponent:.2f}")


def main() -> None:
    if sys.argv[1:]:
        compare(f"{len(sys.argv) - 1} files", [Path(path).read_text() for path in sys.argv[1:]])
        return
    from integer_programs import expressions

    for repeats in (0.12, 0.0):
        texts = [expressions(seed, 100, repeats=repeats) for seed in range(3)]
        compare(f"300 random integer functions, {repeats:.0%} of their operations repeated", texts, with_level=True)
    compare("300 functions of index arithmetic", [index_arithmetic(seed, 100) for seed in range(3)], with_level=True)
    compare("fixtures", [path.read_text() for path in sorted(ROOT.glob("fixtures/*.ll"))])
    with tempfile.TemporaryDirectory() as folder:
        compare("libdevice", [libdevice_text(Path(folder)).read_text()])
    growth()


if __name__ == "__main__":
    main()
