"""Glob patterns for names of symbols, as LLVM's options take them: `*`, `?`, `[a-z]`, `[^a-z]` or `[!a-z]`, and `\\` before a sign that
stands for itself."""

import re
from collections.abc import Iterable


class GlobError(ValueError):
    """A pattern that is none; str() says it in LLVM's words."""


def compile_globs(patterns: Iterable[str]) -> re.Pattern[str]:
    """A regular expression whose `fullmatch` is true of the names that one of `patterns` matches. GlobError for a broken pattern."""
    return re.compile("|".join(map(_translated, patterns)) or r"(?!)", re.DOTALL)


def _translated(pattern: str) -> str:
    pieces: list[str] = []
    at = 0
    while at < len(pattern):
        sign = pattern[at]
        at += 1
        match sign:
            case "*":
                pieces.append(".*")
            case "?":
                pieces.append(".")
            case "[":
                end = pattern.find("]", at + 1)
                if end < 0:
                    raise GlobError(f"invalid glob pattern '{pattern}': unmatched '['")
                pieces.append(_set(pattern, pattern[at:end]))
                at = end + 1
            case "\\":
                if at == len(pattern):
                    raise GlobError(f"invalid glob pattern '{pattern}': stray '\\'")
                pieces.append(re.escape(pattern[at]))
                at += 1
            case _:
                pieces.append(re.escape(sign))
    return "".join(pieces)


def _set(pattern: str, characters: str) -> str:
    """`[a-z_]`, from what stands between the brackets."""
    inverted = characters[0] in "^!"
    characters = characters[inverted:]
    pieces: list[str] = []
    at = 0
    while at < len(characters):
        last = at + 2 if characters[at + 1 : at + 2] == "-" and at + 2 < len(characters) else at
        if characters[at] > characters[last]:
            raise GlobError(f"invalid glob pattern '{pattern}': '{characters[at : last + 1]}' is no range")
        pieces.append(f"{re.escape(characters[at])}-{re.escape(characters[last])}")
        at = last + 1
    if not pieces:
        return "." if inverted else "(?!)"
    return f"[{'^' if inverted else ''}{''.join(pieces)}]"
