"""Regular expressions as LLVM's options take them, POSIX's classes of characters among them, as Python's."""

from __future__ import annotations

import re
import warnings

# POSIX's classes of characters in LLVM's regular expressions: [[:alpha:]_]
_CLASSES = {
    "alnum": "a-zA-Z0-9",
    "alpha": "a-zA-Z",
    "blank": r" \t",
    "cntrl": r"\x00-\x1f\x7f",
    "digit": "0-9",
    "graph": r"\x21-\x7e",
    "lower": "a-z",
    "print": r"\x20-\x7e",
    "punct": r"\x21-\x2f\x3a-\x40\x5b-\x60\x7b-\x7e",
    "space": r" \t\n\r\f\v",
    "upper": "A-Z",
    "xdigit": "0-9a-fA-F",
}
_CLASS = re.compile(r"\[:(\w*):\]")
_SET = re.compile(rf"(?<!\\)\[\^?\]?(?:{_CLASS.pattern}|[^\]])*\]")


def _without_classes(found: re.Match[str]) -> str:
    """A set of characters, POSIX's classes in it written out."""

    def characters(name: re.Match[str]) -> str:
        if name[1] not in _CLASSES:
            raise re.error(f"unknown character class '{name[0]}'")
        return _CLASSES[name[1]]

    return "[" + _CLASS.sub(characters, found[0][1:])


def compile_pattern(text: str) -> re.Pattern[str]:
    """The regular expression `text`. re.error or FutureWarning where it is none."""
    with warnings.catch_warnings():
        warnings.simplefilter("error", FutureWarning)  # "possible nested set": sets within sets mean nothing here
        return re.compile(_SET.sub(_without_classes, text))
