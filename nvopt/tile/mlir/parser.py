"""A place among the tokens of an operation, and what may stand there; NotKnownError where something else does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from nvopt.tile.mlir.dialects import bare_name
from nvopt.tile.mlir.integer_types import Aliases, IntegerType, read_type
from nvopt.tile.mlir.tokens import SPLIT, Kind, Token

_GOES_ON: Final = frozenset(["to", ",", ":", "->", "="])
"""What no operation begins with."""
_NO_TYPES: Final = frozenset([Kind.END, Kind.VALUE, Kind.STRING, Kind.NUMBER, Kind.BLOCK, Kind.SYMBOL, Kind.ATTRIBUTE, Kind.ARROW])
_NO_TYPE_NAMES: Final = "to loc true false dense unit attributes return yield exact nneg overflow fastmath"
_NO_TYPE_WORDS: Final = frozenset([*",:={}[]<>)-+*", *_NO_TYPE_NAMES.split()])
"""What no type begins with."""


class NotKnownError(Exception):
    """The operation is not written as known ones are."""


class ViolatedError(Exception):
    """It is certainly not what MLIR and the dialect demand."""

    def __init__(self, place: int, message: str) -> None:
        super().__init__(message)
        self.place = place
        """Where that is told, in characters from the text's begin."""
        self.message = message


class Parser:
    """A place among the tokens, and what may stand there."""

    def __init__(self, text: str, tokens: Sequence[Token], i: int, aliases: Aliases) -> None:
        self.source = text
        self.tokens = tokens
        self.i = i
        self.aliases = aliases

    @property
    def text(self) -> str:
        return self.tokens[self.i].text

    def take(self, text: str) -> bool:
        """Go on behind `text`, if that stands here."""
        if self.tokens[self.i].text != text:
            return False
        self.i += 1
        return True

    def expect(self, text: str) -> None:
        if not self.take(text):
            raise NotKnownError

    @property
    def here(self) -> int:
        """The place of the token that stands here, in characters."""
        return self.tokens[self.i].start

    @property
    def behind(self) -> int:
        """The place behind the last token, where MLIR tells what it expected."""
        return self.tokens[self.i - 1].end

    @property
    def at_token(self) -> int:
        """The place that MLIR tells of the token that stands here: at a chunk's end that of the chunk's last character."""
        token = self.tokens[self.i]
        split = SPLIT.search(self.source, self.behind, token.start)
        if split is not None:
            return split.start() - 1
        return max(token.start - (token.kind is Kind.END), 0)

    def demand(self, text: str, said: str = "") -> None:
        """ViolatedError, with these words, where another text stands here."""
        if not self.take(text):
            raise ViolatedError(self.behind, said or f"expected '{text}'")

    def of_kind(self, kind: Kind) -> str:
        token = self.tokens[self.i]
        if token.kind is not kind:
            raise NotKnownError
        self.i += 1
        return token.text

    def operand(self) -> int:
        self.of_kind(Kind.VALUE)
        return self.i - 1

    def group(self, opening: str, closing: str) -> str:
        """The text of the group that begins here, with its brackets."""
        start = self.tokens[self.i].start
        self.expect(opening)
        depth = 1
        while depth:
            token = self.tokens[self.i]
            if token.kind is Kind.END:
                raise NotKnownError
            if token.kind is Kind.PUNCTUATION:
                depth += (token.text == opening) - (token.text == closing)
            self.i += 1
        return self.source[start : self.tokens[self.i - 1].end]

    def type_text(self) -> str:
        """The text of the type that stands here. ViolatedError where certainly none does."""
        token = self.tokens[self.i]
        if token.kind in _NO_TYPES or token.text in _NO_TYPE_WORDS or (token.kind is Kind.WORD and "." in token.text):
            raise ViolatedError(self.behind, "expected non-function type")
        if token.kind not in (Kind.WORD, Kind.TYPE):
            raise NotKnownError
        self.i += 1
        if self.text == "<":
            self.group("<", ">")
        return self.source[token.start : self.tokens[self.i - 1].end]

    def type(self) -> tuple[IntegerType, bool]:
        """The type that stands here, and whether it is written without its dialect."""
        is_short = self.text == "tile"
        found = read_type(self.type_text(), self.aliases)
        if found is None:
            raise NotKnownError
        return found, is_short

    def location(self) -> str:
        if self.text != "loc":
            return ""
        self.i += 1
        return f" loc{self.group('(', ')')}"

    def at_end(self) -> bool:
        """May an operation end ahead of the token that stands here? On one line only where the next one surely begins."""
        token = self.tokens[self.i]
        if token.text == "}" or (token.leads and token.text not in _GOES_ON):
            return True
        following = self.tokens[self.i + 1].text if self.i + 1 < len(self.tokens) else ""
        match token.kind:
            case Kind.VALUE:
                return following in ("=", ",", ":")
            case Kind.STRING:
                return following == "("
            case Kind.WORD:
                return "." in bare_name(token.text) and following != "="
        return False
