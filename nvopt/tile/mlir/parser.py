"""A place among the tokens of an operation, and what may stand there; NotKnownError where something else does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from nvopt.tile.mlir.dialects import bare_name
from nvopt.tile.mlir.integer_types import Aliases, IntegerType, read_type
from nvopt.tile.mlir.tokens import Kind, Token

_GOES_ON: Final = frozenset(["to", ",", ":", "->", "="])
"""What no operation begins with."""


class NotKnownError(Exception):
    """The operation is not written as known ones are."""


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

    def type(self) -> tuple[IntegerType, bool]:
        """The type that stands here, and whether it is written without its dialect."""
        start = self.tokens[self.i].start
        token = self.tokens[self.i]
        if token.kind not in (Kind.WORD, Kind.TYPE):
            raise NotKnownError
        self.i += 1
        if self.text == "<":
            self.group("<", ">")
        found = read_type(self.source[start : self.tokens[self.i - 1].end], self.aliases)
        if found is None:
            raise NotKnownError
        return found, token.text == "tile"

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
