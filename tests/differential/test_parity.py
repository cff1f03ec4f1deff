"""gpu-codegen-prepare: random functions that ask for bits of counts, run before and after."""

import random

import pytest
from harness import Compiled
from host import host_text

import nvopt

FUNCTIONS = 150
NUMBERS = 12


def function(rng: random.Random, name: str) -> str:
    """Counts, and what is made of them, of which some bits are asked for at last: the lowest one most often."""
    lines = ["%c = call i64 @llvm.ctpop.i64(i64 %x)"]
    value, width, lowest = "%c", 64, 0
    for at in range(rng.randint(0, 4)):
        kind = rng.choice(["trunc", "shl", "add", "xor", "and"])
        if kind == "trunc" and width == 32:
            continue
        other = rng.choice(["%y", "%x"]) if width == 64 else "%k"
        match kind:
            case "trunc":
                lines.append(f"%v{at} = trunc i64 {value} to i32")
                width = 32
            case "shl":
                by = rng.randint(1, 3)
                lowest += by
                lines.append(f"%v{at} = shl i{width} {value}, {by}")
            case "and":
                lines.append(f"%v{at} = and i{width} {value}, {rng.choice([1 << lowest, rng.getrandbits(6)])}")
            case _:
                operands = rng.choice([(value, other), (other, value)])
                lines.append(f"%v{at} = {kind} i{width} {', '.join(operands)}")
        value = f"%v{at}"
    mask = rng.choice([1 << lowest, 1 << lowest, (2 << lowest) - 1, rng.getrandbits(5)])
    lines.append(f"%m = and i{width} {value}, {mask}")
    lines.append("ret i64 %m" if width == 64 else "%w = zext i32 %m to i64\n  ret i64 %w")
    return f"define i64 @{name}(i64 %x, i64 %y, i32 %k) {{\n  " + "\n  ".join(lines) + "\n}\n"


@pytest.mark.parametrize("seed", range(2))
def test_parities_are_the_same(seed: int) -> None:
    rng = random.Random(seed)
    functions = [function(rng, f"f{number}") for number in range(FUNCTIONS)]
    before = 'target triple = "nvptx64-nvidia-cuda"\ndeclare i64 @llvm.ctpop.i64(i64)\n' + "".join(functions)
    after = nvopt.run(before, "gpu-codegen-prepare")
    assert after.count("call i32 @llvm.ctpop.i32") > FUNCTIONS // 3
    assert after.count("call i64 @llvm.ctpop.i64") > FUNCTIONS // 8
    with Compiled(host_text(before)) as one, Compiled(host_text(after)) as other:
        for number, text in enumerate(functions):
            for _ in range(NUMBERS):
                args = (
                    rng.choice([rng.getrandbits(64), 1 << rng.randrange(64), (1 << 64) - 1, 0]),
                    rng.getrandbits(64),
                    rng.getrandbits(32),
                )
                results = [compiled.function(f"f{number}")(*args) for compiled in (one, other)]
                assert results[0] == results[1], text
