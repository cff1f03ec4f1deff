"""Damaged text of modules: tokens, lines, metadata and bytes of a seed changed at random, now and then with parts of another seed."""

import re
from collections.abc import Callable, Sequence
from functools import cache
from random import Random

from seeds import Seed, texts

_TOKEN = re.compile(r'c?"[^"\n]*"|[%@!#$^][-\w$.]*|-?\d[\w.+]*|[A-Za-z_][\w.]*:?|[ \t\r\n]+|.', re.DOTALL)
_NUMBER = re.compile(r"-?\d+|0x[0-9A-F]+|\d+\.\d+")
_NAME = re.compile(r"[%@!#$^][-\w$.]+")
_BLANK = re.compile(r"\s+")
_BRACKETS = "()[]{}<>,=*:|"
_WIDTHS = (0, 1, 7, 8, 15, 16, 23, 24, 31, 32, 33, 63, 64, 65, 127)
_LIMITS = [str(sign * (1 << width) + delta) for width in _WIDTHS for sign in (1, -1) for delta in (-1, 0, 1)]
_INTEGERS = (*_LIMITS, "9" * 40, "-" + "9" * 400, "0" * 50, "00", "-0", "1" + "0" * 5000)
_FLOATS = (
    "0.0",
    "-0.0",
    "1.0e999",
    "1.e",
    "0x7FF8000000000000",
    "0xK",
    "0xH7C00",
    "0xL0",
    "0xR",
    "f0x3F800000",
    "+inf",
    "nan",
    "4.9e-324",
    "1e5",
)
_TYPES = (
    "i1",
    "i8",
    "i16",
    "i32",
    "i64",
    "i128",
    "i8388607",
    "i8388608",
    "i0",
    "half",
    "bfloat",
    "float",
    "double",
    "fp128",
    "x86_fp80",
    "ppc_fp128",
    "x86_amx",
    "void",
    "label",
    "token",
    "metadata",
    "ptr",
    "ptr addrspace(3)",
    "ptr addrspace(16777216)",
    "opaque",
    "{}",
    "<{}>",
    "[0 x i8]",
    "<4 x i32>",
    "<0 x i32>",
    "<vscale x 2 x double>",
    "[4294967296 x i8]",
    "[2 x [2 x i8]]",
    "{ i32, ptr }",
    'target("spirv.Event")',
    "i32 (...)",
    "%T",
    "%undefined",
    "i32*",
    "void ()*",
    "%T*",
    "<4294967295 x i1>",
)
_BYTES = (
    "\x00",
    "\xff",
    "\xc3",
    "\xed\xa0\x80",
    "\xef\xbb\xbf",
    "\x1b[2J",
    "\x7f",
    "\x85",
    "\x1a",
    "\r",
    "\v",
    '"',
    "\\",
    ";",
    "\u00e9",
    "\xfe\xff",
)
_NAMES = (
    "%0",
    "%4294967295",
    "%4294967296",
    "%99999999999999999999",
    "@0",
    "!0",
    "!4294967295",
    "#0",
    "#4294967296",
    "$c",
    "^0",
    '@""',
    '%"\\00"',
    '@"\\1B[2J"',
    "%" + "n" * 3000,
    "@llvm.foo",
    "@llvm.memcpy.p0.p0.i64",
    "@llvm.dbg.value",
    "@__nvvm_reflect",
    "@printf",
    "!llvm.dbg.cu",
)
_NESTED = ("(", "[", "{", "<", "[1 x ", "{ i32, ", "!{", "ptr (", "add (i32 ", "<{ ")


@cache
def _words(modules: tuple[Seed, ...]) -> tuple[str, ...]:
    """The keywords of the seeds, with colons where they name fields."""
    found = {token for seed in modules for token in split(seed) if re.fullmatch(r"[A-Za-z_][\w.]*:?", token)}
    return tuple(sorted(found))


@cache
def _lines(modules: tuple[Seed, ...]) -> tuple[str, ...]:
    return tuple(sorted({line for seed in modules for line in _decoded(seed).split("\n") if line.strip() and len(line) < 300}))


@cache
def split(seed: Seed) -> tuple[str, ...]:
    """A seed's tokens, the blanks between them too; together they are its text."""
    return tuple(_TOKEN.findall(_decoded(seed)))


def _decoded(seed: Seed) -> str:
    return seed.data.decode("latin-1")


def mutant(random: Random) -> tuple[Seed, bytes]:
    """A seed, and what became of it."""
    seed = random.choice(texts())
    tokens = list(split(seed))
    for _ in range(min(6, 1 + int(random.expovariate(0.7)))):
        random.choices(_CHANGES, _WEIGHTS)[0](random, tokens)
    return seed, "".join(tokens).encode("latin-1", "replace")


Tokens = list[str]


def _places(tokens: Tokens, wanted: Callable[[str], object]) -> Sequence[int]:
    return [place for place, token in enumerate(tokens) if wanted(token)]


def _place(random: Random, tokens: Tokens, wanted: Callable[[str], object] = lambda token: not token.isspace()) -> int:
    """Where some such token stands; anywhere if there is none."""
    found = _places(tokens, wanted)
    if not found:
        tokens.append(" ")
        return len(tokens) - 1
    return random.choice(found)


def _delete(random: Random, tokens: Tokens) -> None:
    start = _place(random, tokens)
    del tokens[start : start + random.choice((1, 1, 1, 2, 5, 20))]


def _duplicate(random: Random, tokens: Tokens) -> None:
    start = _place(random, tokens)
    tokens[start:start] = tokens[start : start + random.choice((1, 2, 8))] * random.choice((1, 1, 2, 50))


def _swap(random: Random, tokens: Tokens) -> None:
    one, other = _place(random, tokens), _place(random, tokens)
    tokens[one], tokens[other] = tokens[other], tokens[one]


def _from_another(random: Random, tokens: Tokens) -> None:
    other = split(random.choice(texts()))
    tokens[_place(random, tokens)] = random.choice(other) if other else ""


def _number(random: Random, tokens: Tokens) -> None:
    place = _place(random, tokens, _NUMBER.fullmatch)
    tokens[place] = random.choice(_FLOATS if "." in tokens[place] or random.random() < 0.1 else _INTEGERS)


def _word(random: Random, tokens: Tokens) -> None:
    tokens[_place(random, tokens, lambda token: token[:1].isalpha())] = random.choice(_words(texts()))


def _insert_word(random: Random, tokens: Tokens) -> None:
    tokens.insert(_place(random, tokens), f"{random.choice(_words(texts()))} ")


def _type(random: Random, tokens: Tokens) -> None:
    tokens[_place(random, tokens, set(_TYPES).__contains__)] = random.choice(_TYPES)


def _name(random: Random, tokens: Tokens) -> None:
    place = _place(random, tokens, _NAME.fullmatch)
    known = sorted({token for token in tokens if _NAME.fullmatch(token)})
    alike = [name for name in known if name[0] == tokens[place][0]]
    tokens[place] = random.choice(random.choice((alike, alike, alike, known, _NAMES)) or _NAMES)


def _bracket(random: Random, tokens: Tokens) -> None:
    place = _place(random, tokens, lambda token: token in _BRACKETS)
    tokens[place] = random.choice(("", *_BRACKETS, tokens[place] * 2))


def _bytes(random: Random, tokens: Tokens) -> None:
    place = _place(random, tokens)
    token = tokens[place]
    cut = random.randint(0, len(token))
    tokens[place] = token[:cut] + random.choice(_BYTES) * random.choice((1, 1, 3)) + token[cut:]


def _string(random: Random, tokens: Tokens) -> None:
    place = _place(random, tokens, lambda token: token.endswith('"'))
    tokens[place] = random.choice(
        ('""', '"\\', '"\\00"', '"a\nb"', '"\\FF\\1B[2J"', '"' + "x" * 70_000 + '"', f"c{tokens[place]}", '"e-p:1:1:1:1:1"')
    )


def _line_ends(random: Random, tokens: Tokens) -> None:
    end = random.choice(("\r\n", "\r", "\n\n", " ", "\f\n"))
    tokens[:] = [token.replace("\n", end) if token.isspace() else token for token in tokens]


def _truncate(random: Random, tokens: Tokens) -> None:
    text = "".join(tokens)
    tokens[:] = _TOKEN.findall(text[: random.randint(0, len(text))])


def _by_lines(change: Callable[[Random, list[str]], None]) -> Callable[[Random, Tokens], None]:
    def changed(random: Random, tokens: Tokens) -> None:
        lines = "".join(tokens).split("\n")
        change(random, lines)
        tokens[:] = _TOKEN.findall("\n".join(lines))

    return changed


def _delete_line(random: Random, lines: list[str]) -> None:
    start = random.randrange(len(lines))
    del lines[start : start + random.choice((1, 1, 1, 2, 6))]


def _repeat_line(random: Random, lines: list[str]) -> None:
    start = random.randrange(len(lines))
    lines[start:start] = lines[start : start + random.choice((1, 1, 4))] * random.choice((1, 1, 30))


def _move_line(random: Random, lines: list[str]) -> None:
    lines.insert(random.randrange(len(lines)), lines.pop(random.randrange(len(lines))))


def _foreign_line(random: Random, lines: list[str]) -> None:
    place = random.randrange(len(lines))
    lines[place : place + random.randint(0, 1)] = [random.choice(_lines(texts()))]


def _join_lines(random: Random, lines: list[str]) -> None:
    start = random.randrange(len(lines))
    lines[start : start + 2] = [" ".join(lines[start : start + 2])]


_ABOUT_METADATA = re.compile(r"!\d+ = |!\w.*= !\{|.*!dbg|\s+#dbg_")


def _metadata(random: Random, lines: list[str]) -> None:
    """Change what a node of metadata, a debug record or an attachment says, or what refers to it."""
    places = [place for place, line in enumerate(lines) if _ABOUT_METADATA.match(line)]
    if not places:
        lines.extend(_DEBUG_INFO.split("\n"))
        return
    place = random.choice(places)
    line = lines[place]
    fields = re.findall(r"\w+: [^,()]+(?:\([^()]*\))?", line)
    references = re.findall(r"!\d+", "\n".join(lines)) or ["!0"]
    match random.randrange(8):
        case 0 if fields:
            lines[place] = line.replace(random.choice(fields), "", 1)
        case 1 if fields:
            field = random.choice(fields)
            value = random.choice(
                ("null", "!{}", random.choice(references), "-1", "18446744073709551616", '""', '"\\00"', "DIFlagZero", "!DIExpression()")
            )
            lines[place] = line.replace(field, f"{field.partition(':')[0]}: {value}", 1)
        case 2:
            found = re.findall(r"!\d+", line) or ["!"]
            lines[place] = line.replace(random.choice(found), random.choice((*references, "null", "!99999")), 1)
        case 3:
            lines[place] = line.replace("= distinct ", "= ", 1) if "= distinct " in line else line.replace("= ", "= distinct ", 1)
        case 4:
            del lines[place]
        case 5:
            other = random.choice(places)
            lines[place] = line.partition(" = ")[0] + " = " + lines[other].partition(" = ")[2]
        case 6:
            kinds = sorted(set(re.findall(r"!DI\w+\([^!]*?\)|!DI\w+", "\n".join(lines)))) or ["!DIFile"]
            lines[place] = re.sub(r"!DI\w+", lambda _: random.choice(kinds), line, count=1)
        case _:
            kind = random.choice(("dbg", "tbaa", "range", "prof", "llvm.loop", "alias.scope", "nonnull", "align"))
            lines[random.randrange(len(lines))] += f", !{kind} {random.choice(references)}"


_DEBUG_INFO = """!llvm.dbg.cu = !{!900}
!llvm.module.flags = !{!902}
!900 = distinct !DICompileUnit(language: DW_LANG_C99, file: !901, emissionKind: FullDebug)
!901 = !DIFile(filename: "a.c", directory: "")
!902 = !{i32 2, !"Debug Info Version", i32 3}"""


def _debug_flag(random: Random, lines: list[str]) -> None:
    """Have LLVM look at the debug info of the module ahead of its verifier."""
    if not any("llvm.module.flags" in line for line in lines):
        lines += [
            "!llvm.module.flags = !{!902}",
            random.choice(('!902 = !{i32 2, !"Debug Info Version", i32 3}', '!902 = !{i32 1, !"Debug Info Version", i32 2}')),
        ]


def _nest(random: Random, tokens: Tokens) -> None:
    tokens.insert(_place(random, tokens), random.choice(_NESTED) * random.choice((10, 300, 3000, 30_000)))


def _join(random: Random, tokens: Tokens) -> None:
    other = split(random.choice(texts()))
    tokens.extend(other)


_TABLE: list[tuple[Callable[[Random, Tokens], None], int]] = [
    (_delete, 8), (_duplicate, 5), (_swap, 6), (_from_another, 8), (_number, 12), (_word, 10), (_insert_word, 4), (_type, 8), (_name, 12),
    (_bracket, 6), (_bytes, 4), (_string, 3), (_line_ends, 1), (_truncate, 2), (_by_lines(_delete_line), 5), (_by_lines(_repeat_line), 4),
    (_by_lines(_move_line), 4), (_by_lines(_foreign_line), 6), (_by_lines(_join_lines), 1), (_by_lines(_metadata), 14),
    (_by_lines(_debug_flag), 5), (_nest, 1), (_join, 1),
]  # fmt: skip
_CHANGES = [change for change, _ in _TABLE]
_WEIGHTS = [weight for _, weight in _TABLE]
