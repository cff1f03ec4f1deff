"""`@FILE` among the arguments: those that the file holds, in the form that LLVM's tools read on Unix.

Blanks and line ends stand between arguments; quotes of both kinds keep them together; a backslash takes the next character as it is, in
quotes and outside. A file may name further ones, by paths from the current folder. What names no file stays as it is.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from nvopt.cli.spelling import OptUsageError

_BLANKS = " \t\r\n"


def expanded(arguments: Sequence[str], inside: tuple[str, ...] = ()) -> list[str]:
    """The arguments with those of response files in the place of these. OptUsageError for a file that names itself."""
    found: list[str] = []
    for argument in arguments:
        path = argument[1:]
        text = _read(path) if argument.startswith("@") else None
        if text is None:
            found.append(argument)
        elif path in inside:
            raise OptUsageError(f"recursive expansion of: '{path}'")
        else:
            found += expanded(list(tokens(text)), (*inside, path))
    return found


def _read(path: str) -> str | None:
    try:
        with open(path, encoding="utf-8", errors="surrogateescape") as file:
            return file.read().removeprefix("\ufeff")
    except (OSError, ValueError):
        return None


def tokens(text: str) -> Iterator[str]:
    """The arguments in a response file's text; empty ones are none."""
    token: list[str] = []
    quote = ""
    at = 0
    while at < len(text):
        sign = text[at]
        if sign == "\\" and at + 1 < len(text):
            at += 1
            token.append(text[at])
        elif sign == quote:
            quote = ""
        elif quote:
            token.append(sign)
        elif sign in ('"', "'"):
            quote = sign
        elif sign not in _BLANKS:
            token.append(sign)
        elif token:
            yield "".join(token)
            token = []
        at += 1
    if token:
        yield "".join(token)
