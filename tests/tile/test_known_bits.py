"""Known bits and ranges of every operation on all facts of three bits: never wrong, by all numbers; and how much of what could be known.

The figures are what is known of what could be; they change only on purpose.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import product

import pytest
from expression_semantics import KnownFacts, SymbolFacts

from nvopt.tile.evaluation import EXACT, NSW, NUW, evaluate
from nvopt.tile.expressions import Expression, Pool
from nvopt.tile.kinds import Kind
from nvopt.tile.known_bits import known_bits, signed_range, unsigned_range

K = Kind
BITS = 3
SIZE = 1 << BITS
NUMBERS = range(SIZE)


def signed(number: int, bits: int = BITS) -> int:
    return number - (1 << bits) if number >> (bits - 1) else number


Facts = tuple[SymbolFacts, tuple[int, ...]]
"""What is known of a value, and the numbers that it may be then."""


def of_bits() -> list[Facts]:
    """Each bit zero, one, or unknown."""
    found = []
    for zeros, ones in product(NUMBERS, repeat=2):
        if not zeros & ones:
            facts = SymbolFacts(zeros, ones, None, None, True, True)
            found.append((facts, tuple(number for number in NUMBERS if not number & zeros and number & ones == ones)))
    return found


def of_unsigned() -> list[Facts]:
    return [(SymbolFacts(0, 0, (low, high), None, True, True), tuple(range(low, high + 1))) for low in NUMBERS for high in range(low, SIZE)]


def of_signed() -> list[Facts]:
    numbers = range(-SIZE // 2, SIZE // 2)
    return [
        (SymbolFacts(0, 0, None, (low, high), True, True), tuple(number % SIZE for number in range(low, high + 1)))
        for low in numbers
        for high in range(low, SIZE // 2)
    ]


_PROMISES: dict[tuple[Kind, int], Callable[[int, int], bool]] = {
    (K.EK_Add, NUW): lambda a, b: a + b < SIZE,
    (K.EK_Add, NSW): lambda a, b: -SIZE // 2 <= signed(a) + signed(b) < SIZE // 2,
    (K.EK_Sub, NUW): lambda a, b: a >= b,
    (K.EK_Sub, NSW): lambda a, b: -SIZE // 2 <= signed(a) - signed(b) < SIZE // 2,
    (K.EK_Mul, NUW): lambda a, b: a * b < SIZE,
    (K.EK_Mul, NSW): lambda a, b: -SIZE // 2 <= signed(a) * signed(b) < SIZE // 2,
    (K.EK_Shl, NUW): lambda a, b: a << b < SIZE,
    (K.EK_Shl, NSW): lambda a, b: -SIZE // 2 <= signed(a) << b < SIZE // 2,
    (K.EK_ShrU, EXACT): lambda a, b: a >> b << b == a,
    (K.EK_DivU, EXACT): lambda a, b: a % b == 0,
}
_PLAIN = (
    *(K.EK_Add, K.EK_Sub, K.EK_Mul, K.EK_DivU, K.EK_DivS, K.EK_RemU, K.EK_RemS, K.EK_Shl, K.EK_ShrU, K.EK_ShrS),
    *(K.EK_AndN, K.EK_OrN, K.EK_XorN, K.EK_MinU, K.EK_MaxU, K.EK_MinS, K.EK_MaxS),
)
OPERATIONS: dict[str, tuple[Kind, int]] = {
    **{kind.name.removeprefix("EK_"): (kind, 0) for kind in _PLAIN},
    **{f"{kind.name.removeprefix('EK_')} {({NSW: 'nsw', NUW: 'nuw', EXACT: 'exact'})[flag]}": (kind, flag) for kind, flag in _PROMISES},
}


@cache
def table(kind: Kind, flag: int) -> dict[tuple[int, int], int]:
    """What an operation gives on each two numbers, where that is a number."""
    keeps = _PROMISES.get((kind, flag))
    found = {}
    for a, b in product(NUMBERS, repeat=2):
        result = evaluate(kind, (a, b), BITS)
        if result is not None and (keeps is None or keeps(a, b)):
            found[a, b] = result
    return found


class Score:
    """How much is known of what could be."""

    def __init__(self) -> None:
        self.bits, self.most_bits, self.unsigned, self.least_unsigned, self.signed, self.least_signed = 0, 0, 0, 0, 0, 0

    def take(self, pool: Pool, node: Expression, results: set[int]) -> None:
        full = (1 << node.bits) - 1
        zeros, ones = known_bits(pool, node)
        low, high = unsigned_range(pool, node)
        least, most = signed_range(pool, node)
        if not results:
            return
        all_ones, all_zeros = full, full
        for number in results:
            all_ones, all_zeros = all_ones & number, all_zeros & ~number
        assert not zeros & ~all_zeros, (node, zeros, results)
        assert not ones & ~all_ones, (node, ones, results)
        assert low <= min(results) <= max(results) <= high, (node, low, high, results)
        twos = [signed(number, node.bits) for number in results]
        assert least <= min(twos) <= max(twos) <= most, (node, least, most, results)
        self.bits += (zeros | ones).bit_count()
        self.most_bits += (all_zeros | all_ones).bit_count()
        self.unsigned += high - low
        self.least_unsigned += max(results) - min(results)
        self.signed += most - least
        self.least_signed += max(twos) - min(twos)

    def __str__(self) -> str:
        return f"{self.bits}/{self.most_bits} {self.unsigned}/{self.least_unsigned} {self.signed}/{self.least_signed}"


def pairs() -> Iterator[tuple[Facts | int, Facts | int]]:
    """What is known of two operands; one may be a number."""
    for facts, number in product((*of_bits(), *of_unsigned(), *of_signed()), NUMBERS):
        yield facts, number
        yield number, facts
    yield from product(of_bits(), repeat=2)
    yield from product(of_unsigned()[::2], of_unsigned()[::3])
    yield from product(of_signed()[1::2], of_signed()[::3])


def score(kind: Kind, flag: int) -> str:
    found, results = Score(), table(kind, flag)
    for operands in pairs():
        pool = Pool(KnownFacts({name: one[0] for name, one in zip("xy", operands, strict=True) if not isinstance(one, int)}, set()))
        parts = [
            pool.constant(one, BITS) if isinstance(one, int) else pool.symbol(name, BITS) for name, one in zip("xy", operands, strict=True)
        ]
        numbers = [(one,) if isinstance(one, int) else one[1] for one in operands]
        found.take(pool, pool.make(kind, parts, flag), {results[pair] for pair in product(*numbers) if pair in results})
    return str(found)


EXPECTED: dict[str, str] = {
    "Add": "2769/2856 10899/10225 10771/10190",
    "Sub": "2769/2856 10892/10225 10761/10190",
    "Mul": "3800/4024 10917/9538 10421/9475",
    "DivU": "3988/5188 5905/3882 6811/3743",
    "DivS": "298/3755 17245/8260 16794/4652",
    "RemU": "2576/4768 7856/4640 9970/4828",
    "RemS": "2613/4193 10894/7693 4483/3289",
    "Shl": "1761/2572 7139/3938 6935/4440",
    "ShrU": "1806/2675 4168/2799 4859/2928",
    "ShrS": "1168/2657 6161/3308 5291/2098",
    "AndN": "4898/5502 7333/5497 7509/5460",
    "OrN": "4856/5474 7403/5481 7630/5519",
    "XorN": "2612/3388 12727/9501 12727/9419",
    "MinU": "3935/4874 6832/5091 8573/5921",
    "MaxU": "3906/4882 6860/5043 8906/5950",
    "MinS": "4678/4878 7037/5921 5150/5086",
    "MaxS": "4685/4880 7032/5950 5072/5048",
    "Add nuw": "1790/3339 5408/4530 9189/5629",
    "Add nsw": "3071/3274 8740/8570 6808/6355",
    "Sub nuw": "1778/3329 5400/4540 6122/5622",
    "Sub nsw": "3060/3264 8749/8585 6788/6349",
    "Mul nuw": "2533/3414 6930/5419 7552/4269",
    "Mul nsw": "3514/4013 7781/5990 6997/5683",
    "Shl nuw": "1104/2178 5855/2288 5771/2776",
    "Shl nsw": "1161/2452 6106/1968 5786/2016",
    "ShrU exact": "1195/2309 3798/1872 4477/2136",
    "DivU exact": "2547/4148 5082/2585 5882/2609",
}


@pytest.mark.parametrize("name", OPERATIONS)
def test_operations_on_two(name: str) -> None:
    assert score(*OPERATIONS[name]) == EXPECTED[name]


def of_one(make: Callable[[Pool, Expression], Expression], value: Callable[[int], int | None]) -> str:
    found = Score()
    for facts, numbers in (*of_bits(), *of_unsigned(), *of_signed()):
        pool = Pool(KnownFacts({"x": facts}, set()))
        results = {value(number) for number in numbers} - {None}
        found.take(pool, make(pool, pool.symbol("x", BITS)), results)  # type: ignore[arg-type]
    return str(found)


UNARY: dict[str, tuple[Callable[[Pool, Expression], Expression], Callable[[int], int | None], str]] = {
    "NegI": (lambda pool, x: pool.make(K.EK_NegI, (x,)), lambda x: -x % SIZE, "68/114 331/313 331/313"),
    "NegI nsw": (lambda pool, x: pool.make(K.EK_NegI, (x,), NSW), lambda x: -x % SIZE if x != 4 else None, "62/127 308/295 242/223"),
    "NotI": (lambda pool, x: pool.make(K.EK_NotI, (x,)), lambda x: 7 - x, "94/134 455/279 283/279"),
    "AbsI": (lambda pool, x: pool.make(K.EK_AbsI, (x,)), lambda x: abs(signed(x)), "128/136 200/170 319/302"),
    "AbsI nsw": (lambda pool, x: pool.make(K.EK_AbsI, (x,), NSW), lambda x: abs(signed(x)) if x != 4 else None, "154/177 160/132 160/132"),
    "Freeze": (lambda pool, x: pool.make(K.EK_Freeze, (x,)), lambda x: x, "0/134 693/279 693/279"),
    "trunc": (lambda pool, x: pool.cast("trunc", x, 2), lambda x: x % 4, "56/76 203/163 175/171"),
    "zext": (lambda pool, x: pool.cast("zext", x, 5), lambda x: x, "292/332 399/279 399/279"),
    "sext": (lambda pool, x: pool.cast("sext", x, 5), lambda x: signed(x) % 32, "170/250 1919/1263 283/279"),
    "fshl 1": (
        lambda pool, x: pool.make(K.EK_FunnelL, (x, pool.constant(5, BITS), pool.constant(1, BITS))),
        lambda x: (x << 1 | 1) % SIZE, "155/175 422/326 422/342",
    ),
    "fshr 1": (
        lambda pool, x: pool.make(K.EK_FunnelR, (pool.constant(5, BITS), x, pool.constant(1, BITS))),
        lambda x: x >> 1 | 4, "167/199 191/123 191/123",
    ),
    "rotate 2": (
        lambda pool, x: pool.make(K.EK_FunnelL, (x, x, pool.constant(5, BITS))),
        lambda x: (x << 2 | x >> 1) % SIZE, "94/134 483/351 483/363",
    ),
    "Select": (lambda pool, x: pool.make(K.EK_Select, (pool.symbol("c", 1), x, x)), lambda x: x, "94/134 399/279 283/279"),
}  # fmt: skip


@pytest.mark.parametrize("name", UNARY)
def test_operations_on_one(name: str) -> None:
    make, value, expected = UNARY[name]
    assert of_one(make, value) == expected


def test_a_choice_of_two() -> None:
    found = Score()
    for (facts, numbers), (others, more) in product(of_bits()[::2], (*of_bits()[1::2], *of_unsigned()[::4], *of_signed()[::4])):
        pool = Pool(KnownFacts({"x": facts, "y": others}, set()))
        node = pool.make(K.EK_Select, (pool.symbol("c", 1), pool.symbol("x", BITS), pool.symbol("y", BITS)))
        found.take(pool, node, {*numbers, *more})
    assert str(found) == "139/179 2395/2223 2203/2194"
