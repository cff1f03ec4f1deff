"""integer-halves: random functions that take integers apart and put others together of the pieces, run before and after."""

import ctypes
import random

import pytest
from harness import Compiled
from host import host_text

import nvopt

FUNCTIONS = 150
RUNS = 4


class HalvesProgram:
    """A function of two numbers, and of two that it loads, whose values are pieces of one another."""

    def __init__(self, rng: random.Random, name: str) -> None:
        self._rng = rng
        self._lines = ["%l32 = load i32, ptr %p", "%l64 = load i64, ptr %q"]
        self._values: dict[int, list[str]] = {16: [], 32: ["%x", "%l32"], 64: ["%y", "%l64"]}
        for _ in range(rng.randint(2, 6)):
            self._extract()
        for _ in range(rng.randint(1, 6)):
            rng.choice([self._extract, self._join, self._join, self._add])()
        results = [self._line(f"zext i16 {half} to i64") for half in self._values[16]] + self._values[64][2:]
        results += [self._line(f"zext i32 {number} to i64") for number in self._values[32][2:]]
        hash = "0"
        for result in results:
            hash = self._line(f"mul i64 {self._line(f'xor i64 {hash}, {result}')}, 2654435761")
        body = "\n  ".join(self._lines)
        self.text = f"define i64 @{name}(i32 %x, i64 %y, ptr %p, ptr %q) {{\n  {body}\n  ret i64 {hash}\n}}\n"

    def _line(self, text: str) -> str:
        name = f"%v{len(self._lines)}"
        self._lines.append(f"{name} = {text}")
        return name

    def _extract(self) -> None:
        """16 bits, most often a half, by one shift, or by two and a truncation between them."""
        rng = self._rng
        width = rng.choice([32, 64])
        at = rng.choice([0, 16, 16, 32, 48, 48, 8, 40]) % width
        number = rng.choice(self._values[width])
        first = at if rng.random() < 0.7 or not at else rng.randrange(at)
        shift = "lshr" if rng.random() < 0.8 or at + 16 > width else "ashr"
        if at:
            number = self._line(f"{shift} i{width} {number}, {first}")
        if width == 64 and rng.random() < 0.4 and at - first <= 16:
            number, width = self._line(f"trunc i64 {number} to i32"), 32
        if at > first:
            number = self._line(f"lshr i{width} {number}, {at - first}")
        self._values[16].append(self._line(f"trunc i{width} {number} to i16"))

    def _join(self) -> None:
        """Some of them, most often each in its own place, one by one or by pairs."""
        rng = self._rng
        width = rng.choice([32, 64, 64])
        places = rng.sample(range(0, width, 16), rng.randint(2, width // 16))
        parts = []
        for place in places:
            place = place if rng.random() < 0.9 else rng.choice([place ^ 8, 0])
            part = self._line(f"zext i16 {rng.choice(self._values[16])} to i{width}")
            parts.append(self._line(f"shl i{width} {part}, {place}") if place else part)
        if width == 64 and rng.random() < 0.3 and len(self._values[32]) > 2:
            parts.append(self._line(f"zext i32 {rng.choice(self._values[32][2:])} to i64"))
        while len(parts) > 1:
            one, other = parts.pop(rng.randrange(len(parts))), parts.pop(rng.randrange(len(parts)))
            parts.append(self._line(f"or i{width} {one}, {other}"))
        self._values[width].append(parts[0])

    def _add(self) -> None:
        self._values[16].append(self._line(f"add i16 {self._rng.choice(self._values[16])}, {self._rng.choice(self._values[16])}"))


@pytest.mark.parametrize("seed", range(2))
def test_pieces_are_the_same(seed: int) -> None:
    rng = random.Random(seed)
    functions = [HalvesProgram(rng, f"f{number}").text for number in range(FUNCTIONS)]
    before = 'target triple = "nvptx64-nvidia-cuda"\n' + "".join(functions)
    after = nvopt.run(before, "integer-halves")
    assert after.count("insertelement") > FUNCTIONS
    assert after.count("extractelement") > 2 * FUNCTIONS
    assert after.count("load <") > FUNCTIONS // 4
    memory = ctypes.create_string_buffer(16)
    addresses = (ctypes.addressof(memory), ctypes.addressof(memory) + 8)
    with Compiled(host_text(before)) as one, Compiled(host_text(after)) as other:
        for number, text in enumerate(functions):
            for _ in range(RUNS):
                memory.raw = rng.randbytes(16)
                args = (rng.getrandbits(32), rng.getrandbits(64), *addresses)
                results = [compiled.function(f"f{number}")(*args) for compiled in (one, other)]
                assert results[0] == results[1], text


def test_where_the_lowest_half_is_the_last_element_nothing_is_done() -> None:
    text = HalvesProgram(random.Random(0), "f").text
    little, big = (nvopt.run(f'target datalayout = "{order}-i64:64"\n{text}', "integer-halves") for order in "eE")
    assert "extractelement" in little
    assert "extractelement" not in big
