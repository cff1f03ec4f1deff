"""Attributes, as LLVM prints them: an `AttributeSet` is an immutable list of attribute texts with typed questions.

An attribute is kept as its text (`noundef`, `align 16`, `range(i32 0, 5)`, `"target-cpu"="sm_90"`), which makes the mirror complete for
attributes that it has never heard of.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from nvopt.ir.types import unescape
from nvopt.patterns import late

_KEY = late(r'"((?:[^"\\]|\\.)*)"|[-\w]+')


class AttributeSet:
    """Attributes of a function, a parameter, a returned value or a call."""

    __slots__ = ("_keys", "texts")
    texts: tuple[str, ...]

    def __init__(self, texts: Iterable[str] = ()) -> None:
        """`texts`: each attribute as LLVM prints it."""
        self.texts = tuple(texts)
        self._keys: frozenset[str] | None = None

    def __str__(self) -> str:
        return " ".join(self.texts)

    def __repr__(self) -> str:
        return f"AttributeSet({self})"

    def __bool__(self) -> bool:
        return bool(self.texts)

    def __iter__(self) -> Iterator[str]:
        return iter(self.texts)

    def __contains__(self, key: str) -> bool:
        return key in self.keys

    def __eq__(self, other: object) -> bool:
        return isinstance(other, AttributeSet) and self.texts == other.texts

    def __hash__(self) -> int:
        return hash(self.texts)

    @property
    def keys(self) -> frozenset[str]:
        """The names of the attributes: `align`, `target-cpu`."""
        if self._keys is None:
            self._keys = frozenset([attribute_key(text) for text in self.texts])
        return self._keys

    def text(self, key: str) -> str | None:
        """The whole text of attribute `key` (`byval`, `target-cpu`), None where it isn't there; of several the last, as in LLVM."""
        if key not in self.keys:
            return None
        return next((text for text in reversed(self.texts) if attribute_key(text) == key), None)

    def value(self, key: str) -> str | None:
        """What attribute `key` says: `16` of `align 16`, `%S` of `byval(%S)`, `sm_90` of `"target-cpu"="sm_90"`, '' of `noundef`."""
        text = self.text(key)
        if text is None:
            return None
        rest = text[_KEY.match(text).end() :].strip()  # type: ignore[union-attr]
        if text.startswith('"'):
            return unescape(rest[2:-1])
        return rest[1:-1] if rest.startswith("(") else rest.lstrip("= ")

    def integer(self, key: str) -> int | None:
        """The number that attribute `key` carries (`align`: bytes), None where it isn't there."""
        value = self.value(key)
        return int(value) if value is not None and value.isdigit() else None

    def with_attribute(self, text: str) -> AttributeSet:
        """These and `text`, which replaces one of the same key."""
        return AttributeSet((*self.without(attribute_key(text)).texts, text))

    def without(self, key: str) -> AttributeSet:
        """These but `key`."""
        return AttributeSet(text for text in self.texts if attribute_key(text) != key)


def attribute_key(text: str) -> str:
    """The name of an attribute: `align` of `align 16`, `target-cpu` of `"target-cpu"="sm_90"`."""
    found = _KEY.match(text)
    if found is None:
        raise ValueError(f"no attribute: {text}")
    return unescape(found[1]) if found[1] is not None else found[0]


NONE = AttributeSet()


class AttributeGroup:
    """`attributes #N = { ... }` of a module."""

    __slots__ = ("_attributes", "_text", "slot")

    def __init__(self, slot: int, attributes: AttributeSet | str) -> None:
        """`attributes`: the set, or the text between the braces."""
        self.slot = slot
        self._text = attributes if isinstance(attributes, str) else None
        self._attributes = None if isinstance(attributes, str) else attributes

    @property
    def attributes(self) -> AttributeSet:
        """What is in the group."""
        if self._attributes is None:
            assert self._text is not None
            self._attributes = AttributeSet(split_attributes(self._text))
        return self._attributes

    def __str__(self) -> str:
        return f"attributes #{self.slot} = {{ {''.join(f'{text} ' for text in self.attributes)}}}"


_ATTRIBUTE = late(r'"[^"]*"(?:="[^"]*")?|[a-z_][a-z_0-9]*(?:=\d+)?', re.ASCII)


def split_attributes(text: str) -> list[str]:
    """The attributes of `nounwind memory(read) "a"="b"`, parentheses kept with their word. ValueError for anything else."""
    found = []
    at = 0
    while at < len(text):
        match = _ATTRIBUTE.match(text, at)
        if match is None:
            raise ValueError(f"no attribute: {text[at : at + 40]!r}")
        end = match.end()
        if text.startswith("(", end):
            end = balanced_end(text, end)
        found.append(text[at:end])
        at = end
        while text.startswith(" ", at):
            at += 1
    return found


def balanced_end(text: str, at: int) -> int:
    """The place behind the parenthesis that closes the one at `at`; quoted text is skipped. ValueError where none does."""
    depth = 0
    while at < len(text):
        match text[at]:
            case "(":
                depth += 1
            case ")":
                depth -= 1
            case '"':
                at = text.index('"', at + 1)
        at += 1
        if depth == 0:
            return at
    raise ValueError(f"no closing parenthesis: {text!r}")
