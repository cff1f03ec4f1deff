"""JSON in which each value knows its place, so that messages can point at it.

    document = Document("facts.json", '{"kernels": {}}')
    document.root.members[0].key.value     # "kernels"
    document.error(document.root.at, "...")  # a FactsError for facts.json:1:1

Beside RFC 8259 nothing is taken: no comments, no commas behind the last member. A key stands in an object once.
"""

from __future__ import annotations

import json
import re
from typing import NamedTuple, NoReturn

from nvopt.passes.diagnostics import FactsError

_DEEPEST = 16
"""Objects and lists in one another; facts need six."""
_BLANK = re.compile(r"[ \t\n\r]*")
_NUMBER = re.compile(r"-?(?:0|[1-9][0-9]*)(\.[0-9]+)?([eE][-+]?[0-9]+)?")
_STRING = re.compile(r'"(?:[^"\\\x00-\x1f]|\\.)*"')
_DIGITS = 40  # of the longest number; Python turns no more than some thousands into one
_WORDS = {"true": True, "false": False, "null": None}


class Member(NamedTuple):
    """A key with its value."""

    key: Node
    value: Node


class Node(NamedTuple):
    """A value of the text: a str, int, float, bool or None, a tuple of nodes for a list, of members for an object. `at` is the place of its
    first character."""

    kind: str  # as messages call it
    value: str | int | float | bool | None
    at: int
    items: tuple[Node, ...] = ()
    members: tuple[Member, ...] = ()


class Document:
    """A file of facts, read. FactsError for what is no JSON."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text
        self._at = 0
        self.root = self._value(0)
        self._skip()
        if self._at < len(text):
            self._fail("expected the end of the file")

    def error(self, at: int, message: str) -> FactsError:
        """An error at a place of the text."""
        return FactsError(self.name, self.text, at, message)

    def place(self, at: int) -> str:
        """What warnings call a place: `facts.json:3:10`."""
        return f"{self.name}:{self.text.count(chr(10), 0, at) + 1}:{at - self.text.rfind(chr(10), 0, at)}"

    def _fail(self, message: str, at: int | None = None) -> NoReturn:
        raise self.error(self._at if at is None else at, message)

    def _skip(self) -> None:
        found = _BLANK.match(self.text, self._at)
        assert found is not None
        self._at = found.end()

    def _takes(self, sign: str) -> bool:
        """Whether `sign` comes next, which is then behind."""
        self._skip()
        if not self.text.startswith(sign, self._at):
            return False
        self._at += len(sign)
        return True

    def _value(self, depth: int) -> Node:
        self._skip()
        at = self._at
        if depth > _DEEPEST:
            self._fail("objects and lists lie too deep in one another")
        if self._takes("{"):
            return Node("an object", None, at, members=self._members(depth))
        if self._takes("["):
            return Node("a list", None, at, self._items(depth))
        if self.text.startswith('"', at):
            return self._string()
        for word, value in _WORDS.items():
            if self._takes(word):
                return Node(word, value, at)
        found = _NUMBER.match(self.text, at)
        if found is None:
            self._fail("expected a JSON value")
        self._at = found.end()
        if self._at - at > _DIGITS:
            self._fail("the number is too long", at)
        if found[1] or found[2]:
            return Node("a number with a fraction or an exponent", float(found[0]), at)
        return Node("a number", int(found[0]), at)

    def _string(self) -> Node:
        at = self._at
        found = _STRING.match(self.text, at)
        if found is None:
            self._fail("the string does not end on its line")
        try:
            value = json.loads(found[0])
        except json.JSONDecodeError as error:
            self._fail(f"broken string: {error.msg}", at + error.pos)
        self._at = found.end()
        return Node("a string", value, at)

    def _items(self, depth: int) -> tuple[Node, ...]:
        found: list[Node] = []
        if self._takes("]"):
            return ()
        while True:
            found.append(self._value(depth + 1))
            if self._takes("]"):
                return tuple(found)
            if not self._takes(","):
                self._fail("expected ',' or ']'")

    def _members(self, depth: int) -> tuple[Member, ...]:
        found: dict[str, Member] = {}
        if self._takes("}"):
            return ()
        while True:
            self._skip()
            if not self.text.startswith('"', self._at):
                self._fail("expected a key in quotes")
            key = self._string()
            if str(key.value) in found:
                self._fail(f"key '{key.value}' stands here for the second time", key.at)
            if not self._takes(":"):
                self._fail("expected ':'")
            found[str(key.value)] = Member(key, self._value(depth + 1))
            if self._takes("}"):
                return tuple(found.values())
            if not self._takes(","):
                self._fail("expected ',' or '}'")
