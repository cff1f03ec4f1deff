"""Damaged MLIR: tokens, lines and bytes of a program changed at random, now and then with parts of another one; and deep nests."""

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random

from seeds import TESTS, Seed, selection

_TOKEN = re.compile(r'"[^"\n]*"|[%@!#^][-\w$.#:]*|->|::|-?\d[\w.+]*|[A-Za-z_][\w.$]*|[ \t\r\n]+|.', re.DOTALL)
_NUMBER = re.compile(r"(?<![\w.])-?\d+")
_NAME = re.compile(r"[%@!#^][-\w$.]+")
_NUMBERS = ("0", "-1", "1", "7", "8", "31", "32", "64", "127", "128", "255", "2147483648", "-2147483649", "18446744073709551616", "9" * 400)
_TYPES = (
    *(
        "i0",
        "i1",
        "i2",
        "i8",
        "si8",
        "ui8",
        "i33",
        "i128",
        "i16777215",
        "i16777216",
        "index",
        "f32",
        "none",
        "vector<4xi32>",
        "vector<[4]xi32>",
    ),
    *("vector<i32>", "vector<0xi32>", "tensor<?xi32>", "tensor<*xi32>", "tensor<4x4xi8>", "memref<4xi32, 3>", "tile<i32>", "tile<4xi8>"),
    *("tile<ptr<f32>>", "!cuda_tile.tile<i32>", "!cuda_tile.tile<2x2xi64>", "tuple<i32, i32>", "(i32) -> i32", "!t", "complex<i32>"),
)
_PIECES = (
    *(
        "{",
        "}",
        "(",
        ")",
        "<",
        ">",
        "[",
        "]",
        "->",
        "=",
        ",",
        ":",
        "::",
        '"',
        "\\",
        "//",
        "// -----\n",
        "{-#",
        "#-}",
        "^bb0:\n",
        "^bb9(%q: i8):\n",
    ),
    *(
        '"a.b"(',
        "}) : () -> ()",
        "%a:2 = ",
        "%0#1",
        "loc(",
        "loc(unknown)",
        "overflow<nsw>",
        "overflow<no_wrap>",
        "signed",
        "unsigned",
        "exact",
    ),
    *(
        "dense<",
        "dense<[]>",
        'dense<"0x00">',
        "dense<[[1],[2]]>",
        "true",
        "0x1p3",
        "1.e5",
        "\x00",
        "\x1b[2J",
        "\u00e9",
        "\t",
        "\r\n",
        "\u2028",
    ),
)
_NESTED = (
    "(",
    "[",
    "{",
    "<",
    "loc(",
    "#a<",
    "[{a = ",
    "({\n",
    "tensor<4x",
    '"a.b"() ({\n',
    "module {\n",
    "scf.if %c {\n",
    "dense<[",
    "(() -> ",
)


def mutant(random: Random) -> tuple[Seed, bytes]:
    """A seed, and what became of it."""
    seed = random.choice(programs())
    text = seed.data.decode()
    for _ in range(min(8, int(random.expovariate(0.6)))):
        text = random.choice(_CHANGES)(random, text)
    return seed, text.encode("utf-8", "surrogatepass")


def programs() -> tuple[Seed, ...]:
    """Programs of `arith` and `cuda_tile`, in generic and custom syntax, among other dialects."""
    return _own() if selection.langref_alone else _all()


@cache
def _own() -> tuple[Seed, ...]:
    parts = re.split(rb"^//--- (\S+)\n", (Path(__file__).parent / "programs.mlir").read_bytes(), flags=re.MULTILINE)
    return tuple(Seed(name.decode(), data) for name, data in zip(parts[1::2], parts[2::2], strict=True))


@cache
def _all() -> tuple[Seed, ...]:
    golden = sorted((TESTS / "golden" / "tile").glob("*.mlir"))
    return (*_own(), *(Seed(path.name, path.read_bytes()) for path in golden))


def _tokens(random: Random, text: str) -> str:
    """Tokens go, come twice, change places, or become others."""
    found = _TOKEN.findall(text)
    for _ in range(random.choice((1, 1, 2, 5))):
        if len(found) < 2:
            break
        at, other = random.randrange(len(found)), random.randrange(len(found))
        match random.randrange(5):
            case 0:
                del found[at]
            case 1:
                found.insert(other, found[at])
            case 2:
                found[at], found[other] = found[other], found[at]
            case 3:
                found[at] = random.choice(_PIECES)
            case 4:
                found.insert(at, random.choice(_PIECES))
    return "".join(found)


def _lines(random: Random, text: str) -> str:
    """Lines go, come twice or change places; some are another program's."""
    lines = text.splitlines(keepends=True) or [""]
    at, other = random.randrange(len(lines)), random.randrange(len(lines))
    many = random.choice((1, 1, 3))
    match random.randrange(4):
        case 0:
            del lines[at : at + many]
        case 1:
            lines[other:other] = lines[at : at + many]
        case 2:
            lines[at], lines[other] = lines[other], lines[at]
        case 3:
            foreign = random.choice(programs()).data.decode().splitlines(keepends=True)
            start = random.randrange(len(foreign))
            lines[at:at] = foreign[start : start + random.choice((1, 4, 20))]
    return "".join(lines)


def _replaced(random: Random, text: str, pattern: re.Pattern[str], new: str) -> str:
    found = list(pattern.finditer(text))
    if not found:
        return text
    place = random.choice(found)
    return text[: place.start()] + new + text[place.end() :]


def _number(random: Random, text: str) -> str:
    return _replaced(random, text, _NUMBER, random.choice(_NUMBERS))


def _name(random: Random, text: str) -> str:
    """One name becomes another one of the program."""
    return _replaced(random, text, _NAME, random.choice(_NAME.findall(text) or ["%x"]))


def _type(random: Random, text: str) -> str:
    """A type becomes another one, in one place or in all."""
    found = re.findall(r"\bi\d+\b|(?:vector|tensor|tile|memref)<[\w?]*>", text)
    if not found:
        return text
    return text.replace(random.choice(found), random.choice(_TYPES), random.choice((1, -1)))


def _cut(random: Random, text: str) -> str:
    """The end is missing, or the start, or a part of the middle."""
    at, other = sorted(random.randrange(len(text) + 1) for _ in range(2))
    return random.choice((text[:at], text[other:], text[:at] + text[other:]))


def _nest(random: Random, text: str) -> str:
    at = random.randrange(len(text) + 1)
    return text[:at] + random.choice(_NESTED) * random.choice((1, 20, 300, 5000)) + text[at:]


def _repeat(random: Random, text: str) -> str:
    """All of it, several times over, as one program or as several."""
    return random.choice(("", "\n", "\n// -----\n")).join([text] * random.choice((2, 3, 30)))


_CHANGES: tuple[Callable[[Random, str], str], ...] = (
    *(_tokens, _tokens, _tokens, _lines, _lines, _number, _name, _name, _type, _type, _cut, _nest, _repeat),
)
