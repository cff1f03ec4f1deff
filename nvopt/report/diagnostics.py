"""`-verify-diagnostics`: what an input expects to be told of it, in comments, against what was told.

    ; expected-error@+1 {{use of undefined value}}
      ret i32 %x

    expected-error, expected-warning, expected-remark, expected-note      on the comment's own line
    expected-error@+1  @-2  @17  @above  @below  @unknown  @kernel.cu:12  elsewhere: so many lines on, back, from the top; the nearest line
                                                                          without such a comment; without a line; in another file
    expected-error-re {{in function {{k|g}}}}                             regular expressions between inner braces

The text within the braces is part of the message. Each comment is to be met at least once, and each message to meet one. The forms and
the words of what is wrong are MLIR's (mlir/lib/IR/Diagnostics.cpp), `@17` and `@FILE:17` clang's.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import NamedTuple

from nvopt.remarks import Remark
from nvopt.visible import visible_name

_EXPECTED = re.compile(
    r"expected-(?P<kind>error|warning|remark|note)(?P<re>-re)? *"
    r"(?:@(?P<at>above|below|unknown|[+-]?[0-9]+|(?P<file>[^\s{}]+):(?P<line>[0-9]+)))? *\{\{(?P<text>.*)\}\}\s*$"
)
_MEANT = re.compile(r"expected-(?:error|warning|remark|note)(?:-re)?(?:@| *\{\{)")
_INNER = re.compile(r"\{\{(.*?)\}\}")

Place = tuple[str, int]
"""A file and a line in it, from 1; 0 stands for no line that is known, of no file then."""
UNKNOWN: Place = ("", 0)


class Diagnostic(NamedTuple):
    """What was said: an error, a warning, a remark or a note."""

    kind: str
    place: Place
    message: str


@dataclass
class Expected:
    """One comment; `line` is its own."""

    line: int
    kind: str
    place: Place
    text: str
    pattern: re.Pattern[str]
    is_met: bool = False


class Mismatch(NamedTuple):
    """What is wrong, and the line of the input that it stands on or was expected by, 0 where there is none."""

    line: int
    message: str


class DirectiveError(ValueError):
    """A comment that expects nothing that could be; `line` is the one that it stands on."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(message)
        self.line = line


def expectations(text: str, path: str) -> list[Expected]:
    """The comments of the input `path`. DirectiveError."""
    found: list[Expected] = []
    above = 0  # the last line without such a comment
    for_next: list[Expected] = []
    lines = text.split("\n")
    for number, line in enumerate(lines, 1):
        match = _EXPECTED.search(line)
        if match is None:
            if _MEANT.search(line):
                raise DirectiveError(
                    number, "expected is 'expected-error@+1 {{text}}', with '{{' and '}}' on this line, behind which it ends"
                )
            for one in for_next:
                one.place = (path, number)
            for_next, above = [], number
            continue
        one = Expected(number, match["kind"], _place(match, number, above, path), match["text"], _pattern(match, number))
        found.append(one)
        if match["at"] == "below":
            one.place = (path, len(lines))
            for_next.append(one)
    return found


def _place(match: re.Match[str], number: int, above: int, path: str) -> Place:
    at = match["at"] or "+0"
    if match["file"]:
        return match["file"], int(match["line"])
    if at == "unknown":
        return UNKNOWN
    if at in ("above", "below"):
        return path, above
    return path, int(at) + (number if at[0] in "+-" else 0)


def _pattern(match: re.Match[str], line: int) -> re.Pattern[str]:
    text = match["text"]
    if not match["re"]:
        return re.compile(re.escape(text))
    pieces = _INNER.split(text)
    if "{{" in "".join(pieces[::2]):
        raise DirectiveError(line, "found start of regex with no end '}}'")
    try:
        return re.compile("".join(f"({piece})" if index % 2 else re.escape(piece) for index, piece in enumerate(pieces)), re.DOTALL)
    except re.error as error:
        raise DirectiveError(line, f"invalid regex: {error}") from None


def mismatches(expected: Sequence[Expected], told: Iterable[Diagnostic], path: str) -> Iterator[Mismatch]:
    """What was told and not expected, and then what was expected and not told."""
    for one in told:
        near = [each for each in expected if each.place == one.place and each.pattern.search(one.message)]
        met = [each for each in near if each.kind == one.kind]
        if met:
            met[0].is_met = True
        elif near:
            yield Mismatch(near[-1].line, f"'{one.kind}' diagnostic emitted when expecting a '{near[-1].kind}'")
        else:
            file, line = one.place
            where = f"{visible_name(file)}:{line}: " if file not in ("", path) else ""
            yield Mismatch(line if file == path else 0, f"unexpected {one.kind}: {where}{one.message}")
    for each in expected:
        if not each.is_met:
            yield Mismatch(each.line, f'expected {each.kind} "{each.text}" was not produced')


def of_message(said: str, path: str) -> Iterator[Diagnostic]:
    """The errors and notes in a message on the input `path`. What stands below one that names no line is part of it; below others it is
    the line itself."""
    head = rf"^{re.escape(path)}(?::(?P<line>\d+):\d+)?: (?P<kind>error|note): "
    heads = list(re.finditer(head, said, re.MULTILINE))
    for found, following in zip_longest(heads, heads[1:]):
        text = said[found.end() : following.start() - 1 if following is not None else len(said)]
        if found["line"]:
            yield Diagnostic(found["kind"], (path, int(found["line"])), text.partition("\n")[0])
        else:
            yield Diagnostic(found["kind"], UNKNOWN, text)
    if not heads:
        yield Diagnostic("error", UNKNOWN, said)


def of_warning(said: str, path: str) -> Diagnostic:
    """A warning, which may begin with a place, in the input or in another file."""
    found = re.match(r"(?P<file>[^\s:][^:\n]*):(?P<line>\d+)(?::\d+)?: ", said)
    if found is not None:
        return Diagnostic("warning", (found["file"], int(found["line"])), said[found.end() :])
    return Diagnostic("warning", UNKNOWN, said.removeprefix(f"{path}: "))


def of_remark(remark: Remark) -> Diagnostic:
    """A remark; one without a place in the source names the function."""
    kind = "warning" if remark.kind == "Failure" else "remark"
    if remark.location is not None:
        return Diagnostic(kind, (remark.location.file, remark.location.line), remark.message)
    return Diagnostic(kind, UNKNOWN, f"in function {remark.function}: {remark.message}" if remark.function else remark.message)
