"""MLIR text as tokens, and what is wrong with text that is none.

    for token in tokenize("%0 = arith.addi %a, %b : i32"): ...

A token knows its place and whether it is the first of its line; blanks and comments are between tokens. Nothing is lost: the text between
two tokens' places is what stands there. What MLIR's own lexer refuses is refused, but for punctuation that it allows nowhere outside of
types and attributes: dialects print what they like within `<...>`, where `//` may be part of an address and begins no comment, unless the
dialect may read it as one.

Source: MLIR's Lexer.cpp and its language reference.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Sequence
from enum import IntEnum
from typing import Final, NamedTuple

SPLIT: Final = re.compile(r"^// -----.*$", re.MULTILINE)
"""The line between two chunks."""


class MlirError(ValueError):
    """Text that is not MLIR. The message has file, line and column, counted from 1, and shows the line with a caret under the place."""


class Kind(IntEnum):
    """What a token is."""

    END = 0
    VALUE = 1
    """`%a`, `%0#1`."""
    WORD = 2
    """`arith.addi`, `i32`, `overflow`."""
    STRING = 3
    NUMBER = 4
    BLOCK = 5
    """`^bb0`."""
    SYMBOL = 6
    """`@f`, `@"a b"`."""
    ATTRIBUTE = 7
    """`#map`, `#arith.overflow`."""
    TYPE = 8
    """`!t`, `!cuda_tile.tile`."""
    ARROW = 9
    COMPARISON = 10
    """`>=`, `<=`, `==`: in integer sets; `>=` may also end what a `<` began."""
    PUNCTUATION = 11
    RESOURCES = 12
    """`{-# ... #-}`, whole."""


class Token(NamedTuple):
    kind: Kind
    text: str
    start: int
    """Where it begins, in characters from the text's begin."""
    leads: bool
    """Is it the first of its line?"""

    @property
    def end(self) -> int:
        return self.start + len(self.text)


_ID: Final = r"(?:\d+|[A-Za-z_$.-][\w$.-]*)"
_PATTERN: Final = re.compile(
    r"[ \t\0]*(?:"
    rf"(%{_ID}(?:\#\d+)?)"  # 1: a value
    r"|([A-Za-z_][\w$.]*)"  # 2: a word
    r'|("(?:[^"\\\n]|\\.)*")'  # 3: a string
    r"|(0x[0-9a-fA-F]+|\d+(?:\.\d*(?:[eE][+-]?\d+)?)?)"  # 4: a number
    rf"|(\^{_ID})"  # 5: a block
    r'|(@(?:[A-Za-z_][\w$.]*|"(?:[^"\\\n]|\\.)*"))'  # 6: a symbol
    rf"|(\#{_ID})"  # 7: an attribute
    rf"|(!{_ID})"  # 8: a type
    r"|(->)"  # 9
    r"|([<>=]=)"  # 10
    r"|(\{-\#(?:(?s:.*?)\#-\})?)"  # 12 ahead of 11: file resources, which may have no end
    r"|((?://[^\n]*)?(?:\r?\n|\r|$))"  # the rest of a line
    r"|([(){}\[\]<>:,=+*/?|!\#;&~$'`.^%@-])"  # 11
    r")",
    re.ASCII,
)
_KINDS: Final = (
    Kind.END,
    *(Kind.VALUE, Kind.WORD, Kind.STRING, Kind.NUMBER, Kind.BLOCK, Kind.SYMBOL, Kind.ATTRIBUTE, Kind.TYPE, Kind.ARROW, Kind.COMPARISON),
    *(Kind.RESOURCES, Kind.END, Kind.PUNCTUATION),
)
_LINE_END: Final = 12
_BODY: Final = re.compile(r'"(?:[^"\\\n]|\\.)*"|->|[<>(){}\[\]]')
"""What counts in the body of an attribute or type that MLIR need not know."""
_CLOSING: Final = {"<": ">", "(": ")", "{": "}", "[": "]"}


class Source:
    """A text and where its lines begin."""

    def __init__(self, text: str, name: str) -> None:
        self.text = text
        self.name = name
        self._lines: list[int] | None = None

    def error(self, place: int, message: str) -> MlirError:
        """The error at `place`, in characters from the text's begin."""
        if self._lines is None:
            self._lines = [0, *(found.end() for found in re.finditer("\n", self.text))]
        row = bisect_right(self._lines, place) - 1
        begin = self._lines[row]
        line = self.text[begin:].partition("\n")[0].rstrip("\r") if row + 1 == len(self._lines) else self.text[begin : self._lines[row + 1]]
        line = line.rstrip("\r\n")
        column = place - begin
        under = "".join("\t" if char == "\t" else " " for char in line[:column])
        return MlirError(f"{self.name}:{row + 1}:{column + 1}: error: {message}\n{line}\n{under}^")


def has_comment(text: str, tokens: Sequence[Token], start: int, end: int) -> bool:
    """Whether anything but blanks stands between the tokens from `start` up to `end`."""
    if "//" not in text[tokens[start].start : tokens[end - 1].end]:
        return False
    return any("//" in text[tokens[place].end : tokens[place + 1].start] for place in range(start, end - 1))


def tokenize(source: Source) -> list[Token]:
    """All tokens of the text, and one of kind END behind them. MlirError where no token begins."""
    text = source.text
    found: list[Token] = []
    add, match_at, kinds = found.append, _PATTERN.match, _KINDS
    place, size, leads = 0, len(text), True
    comment, body_end = text.find("//"), 0
    bodies = _Bodies(text)
    while place < size:
        match = match_at(text, place)
        if match is None:
            raise source.error(*_what_is_wrong(text, place))
        index = match.lastindex
        assert index is not None
        start = match.start(index)
        if index == _LINE_END and start < body_end and text.startswith("//", start) and not _is_comment(text, start, match.end(), body_end):
            add(Token(Kind.PUNCTUATION, "/", start, leads))
            place, leads = start + 1, False
            continue
        if index == _LINE_END:
            if match.end() == place:  # nothing but the text's end is left
                break
            leads = True
        elif match[index] == "{-#":
            raise source.error(start, "these '{-#' resources have no end")
        else:
            add(Token(kinds[index], match[index], start, leads))
            leads = False
            if comment >= 0 and kinds[index] in (Kind.ATTRIBUTE, Kind.TYPE) and text.startswith("<", match.end()):
                body_end = max(body_end, bodies.end(match.end()))
        place = match.end()
    add(Token(Kind.END, "", size, True))
    return found


class _Bodies:
    """Where the bodies `<...>` of attributes and types end, strings aside, as MLIR finds that: comments are none to it. No part of the
    text is looked at twice."""

    def __init__(self, text: str) -> None:
        self.text = text
        self._ends: dict[int, int] = {}
        self._looked_at = 0

    def end(self, start: int) -> int:
        """Behind the bracket that ends what begins with the one at `start`; `start` where none does."""
        if start >= self._looked_at:
            self._look(start)
        return self._ends.get(start, start)

    def _look(self, start: int) -> None:
        """Find the end of a body, and those of all brackets within, up to one that ends nothing."""
        opened: list[tuple[int, str]] = []
        for found in _BODY.finditer(self.text, start):
            bracket = found[0]
            if bracket in _CLOSING:
                opened.append((found.start(), _CLOSING[bracket]))
            elif len(bracket) == 1:
                if opened[-1][1] != bracket:
                    self._looked_at = found.end()
                    return
                self._ends[opened.pop()[0]] = found.end()
                if not opened:
                    self._looked_at = found.end()
                    return
        self._looked_at = len(self.text)


def _is_comment(text: str, start: int, end: int, body_end: int) -> bool:
    """Whether `//` in a body, whose line ends at `end`, may be a comment to the dialect that reads the body: that goes on, and nothing that
    was opened or is still open ends here."""
    depth = 0
    for found in _BODY.finditer(text, start, end):
        if len(found[0]) == 1:
            depth += 1 if found[0] in _CLOSING else -1
            if depth < 0:
                return False
    return depth == 0 and end <= body_end


def _what_is_wrong(text: str, place: int) -> tuple[int, str]:
    """The place and the name of what begins no token, behind blanks."""
    while text[place] in " \t\0":
        place += 1
    char = text[place]
    if char == '"' or text.startswith('@"', place):
        return place, "this string has no end"
    return place, f"unexpected character {char!r}" if char.isprintable() else f"unexpected character \\x{ord(char) & 0xFF:02x}"
