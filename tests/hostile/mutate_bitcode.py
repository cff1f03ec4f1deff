"""Damaged bitcode: bytes, words and stretches of a seed changed at random, its end cut off, its wrapper wrong."""

import struct
from collections.abc import Callable
from random import Random

from seeds import Seed, bitcode

_WRAPPER = 0x0B17C0DE
_WORDS = (0, 1, 0x7F, 0xFF, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF, 0xDEC04342)


def mutant(random: Random) -> tuple[Seed, bytes]:
    """A seed, and what became of it."""
    seed = random.choice(bitcode())
    data = bytearray(seed.data)
    for _ in range(min(8, 1 + int(random.expovariate(0.8)))):
        random.choice(_CHANGES)(random, data)
    return seed, bytes(data)


def _flip(random: Random, data: bytearray) -> None:
    for _ in range(random.choice((1, 1, 1, 4, 16))):
        if data:
            data[random.randrange(len(data))] ^= 1 << random.randrange(8)


def _byte(random: Random, data: bytearray) -> None:
    if data:
        data[random.randrange(len(data))] = random.choice((0, 1, 0x7F, 0x80, 0xFF, random.randrange(256)))


def _word(random: Random, data: bytearray) -> None:
    """Blocks start at words, with their length in words."""
    if len(data) >= 8:
        struct.pack_into("<I", data, 4 * random.randrange(len(data) // 4), random.choice((*_WORDS, random.getrandbits(32), len(data) // 4)))


def _truncate(random: Random, data: bytearray) -> None:
    del data[
        random.choice((random.randint(0, len(data)), 4 * random.randint(0, len(data) // 4), max(0, len(data) - random.randint(1, 8)))) :
    ]


def _cut(random: Random, data: bytearray) -> None:
    start = 4 * random.randint(0, len(data) // 4)
    del data[start : start + 4 * random.choice((1, 1, 2, 16))]


def _repeat(random: Random, data: bytearray) -> None:
    start = 4 * random.randint(0, len(data) // 4)
    data[start:start] = data[start : start + 4 * random.choice((1, 4, 64))]


def _swap(random: Random, data: bytearray) -> None:
    size = 4 * random.choice((1, 4, 16))
    if len(data) > 2 * size:
        one, other = (4 * random.randrange((len(data) - size) // 4) for _ in range(2))
        data[one : one + size], data[other : other + size] = data[other : other + size], data[one : one + size]


def _splice(random: Random, data: bytearray) -> None:
    other = random.choice(bitcode()).data
    start, size = 4 * random.randrange(len(other) // 4), 4 * random.choice((1, 8, 64))
    place = 4 * random.randint(0, len(data) // 4)
    data[place : place + size] = other[start : start + size]


def _join(random: Random, data: bytearray) -> None:
    data += random.choice(bitcode()).data


def _zeros(random: Random, data: bytearray) -> None:
    start = random.randint(0, len(data))
    data[start : start + random.choice((4, 32, 400))] = bytes(random.choice((4, 32, 400)))


def _wrap(random: Random, data: bytearray) -> None:
    """Put it into the wrapper that Darwin has; its numbers may be wrong."""
    size = random.choice((len(data), len(data) + 1, 0, 0xFFFFFFFF))
    data[:0] = struct.pack("<5I", _WRAPPER, 0, random.choice((20, 20, 0, 8, len(data), 0xFFFFFFF0)), size, 7)


def _text(random: Random, data: bytearray) -> None:
    data[4:] = b"\ndefine void @f() { ret void }\n"


_CHANGES: list[Callable[[Random, bytearray], None]] = [
    *[_flip] * 5, *[_byte] * 4, *[_word] * 4, _truncate, _truncate, _cut, _repeat, _swap, _splice, _join, _zeros, _wrap, _text,
]  # fmt: skip
