"""Errors in LLVM's style, with the user's file name, the line and a caret. Most runs have none, and don't import this."""

import re
from collections.abc import Iterable
from functools import cached_property
from typing import TYPE_CHECKING

from nvopt.llvm.errors import InputError
from nvopt.patterns import late

if TYPE_CHECKING:
    from nvopt.llvm.edits import EditedText
    from nvopt.passes.diagnostics import Violation

_WIDEST = 240  # of a quoted source line, in characters; LLVM quotes lines of any length whole
_LOCAL_NAME = 1024  # LLVM's -non-global-value-max-name-size


def parse_error(message: bytes, path: str) -> InputError:
    """From LLVM's message on text or bitcode that it cannot read."""
    text = message.decode(errors="backslashreplace").rstrip("\n")
    head, newline, quoted = text.removeprefix("<string>").partition("\n")
    if not text.startswith("<string>"):
        return InputError(f"{path}: error: {text}")
    return InputError(path + shorten(head) + newline + _narrow(quoted))


def shorten(head: str) -> str:
    """Cut a very long name out of a message, and say so where its length is what LLVM stumbled over."""
    start, end = head.find("'"), head.rfind("'")
    name = head[start + 1 : end]
    if len(name) <= _WIDEST:
        return head
    length = len(name.lstrip("%@"))
    local = name.startswith("%") or "local value" in head
    why = f", of which LLVM keeps {_LOCAL_NAME}" if local and length > _LOCAL_NAME else ""
    return f"{head[: start + 1]}{name[:40]}...{head[end:]} (a name of {length} characters{why})"


def verify_error(message: bytes, path: str, source: "EditedText | None") -> InputError:
    """From the verifier's message on a module that could be read. It quotes instructions, not lines; where the text of one is found in the
    source, a note says where. Bitcode has no source."""
    text = message.decode(errors="backslashreplace").rstrip("\n")
    note = _note(message, path, source) if source is not None else ""
    return InputError(f"{path}: error: input module is broken!\n{text}{note}")


def _note(message: bytes, path: str, source: "EditedText") -> str:
    """A note on the first instruction that the message quotes and the source has once, compared without regard to spaces."""
    places: dict[str, list[int]] = {}
    for number, line in enumerate(_with_opaque_pointers(source)):
        places.setdefault(_squeezed(line.partition(" ;")[0]), []).append(number)
    for quoted in _lines(message):
        numbers = places.get(_squeezed(quoted), []) if quoted.startswith("  ") else []
        if len(numbers) == 1:
            users = source.user.split(b"\n")[numbers[0]]
            column = len(users) - len(users.lstrip())
            shown = users.decode(errors="backslashreplace").replace("\t", " ").rstrip()
            return f"\n{path}:{numbers[0] + 1}:{column + 1}: note: it is this one\n{_narrow(shown + chr(10) + ' ' * column + '^')}"
    return ""


def rule_errors(violations: "Iterable[Violation]", path: str, source: "EditedText | None") -> InputError:
    """From the rules that a pass found broken, in one message: each with the line of `source` that breaks it and a caret, where that line
    can be told, otherwise with its text as printed; below it the function, the block and the place that the module was compiled from."""
    places = _Places(source)
    return InputError("\n".join(_rule_error(violation, path, places) for violation in violations))


def _rule_error(violation: "Violation", path: str, places: "_Places") -> str:
    number = places.find(violation)
    if number is not None:
        line = places.shown[number].replace("\t", " ").rstrip()
        column = len(line) - len(line.lstrip())
        text = f"{path}:{number + 1}:{column + 1}: error: {violation.message}\n{_narrow(line + chr(10) + ' ' * column + '^')}"
    else:
        text = f"{path}: error: {violation.message}"
        text += "".join(f"\n  {_cut(line)}" for line in violation.text.split("\n")[:1] if line)
    where = [f"in function {violation.function}"] if violation.function else []
    where += [f"block {violation.block}"] if violation.block else []
    if violation.location is not None:
        place = violation.location
        where.append(f"from {place.file or '<unknown>'}:{place.line}:{place.column}")
    return text + (f"\n  {', '.join(where)}" if where else "")


def link_error(message: str, function: bytes, path: str, source: "EditedText | None") -> InputError:
    """From what keeps a function of a library from being linked, with the line of `source` that declares it where that can be told."""
    number = _Places(source).find_head("@" + function.decode(errors="backslashreplace")) if function else None
    if number is None or source is None:
        return InputError(f"{path}: error: {message}")
    start = sum(len(line) + 1 for line in source.user.split(b"\n")[:number])
    return at_offset(source.user, start, path, message)


def _cut(line: str) -> str:
    return line if len(line) <= _WIDEST else f"{line[:_WIDEST]}..."


class _Places:
    """Finds in the user's text what is known as LLVM prints it."""

    def __init__(self, source: "EditedText | None") -> None:
        self.lines = _with_opaque_pointers(source) if source is not None else []
        self.shown = _lines(source.user) if source is not None else []  # the same lines as the user wrote them

    @cached_property
    def _numbers(self) -> dict[str, list[int]]:
        """The lines on which a text stands, but for what LLVM prints in its own way."""
        found: dict[str, list[int]] = {}
        for number, line in enumerate(self.lines):
            found.setdefault(_bare(line), []).append(number)
        return found

    @cached_property
    def _heads(self) -> dict[str, int]:
        """The line on which each global value is defined or declared."""
        heads = ((_HEAD.match(line), number) for number, line in enumerate(self.lines))
        return {_unquoted(found): number for found, number in heads if found is not None}

    def find(self, violation: "Violation") -> int | None:
        """The line, counted from 0, that breaks the rule; None where no line or more than one may be it."""
        head = _HEAD.match(violation.text)
        if head is not None:
            return self._heads.get(_unquoted(head))
        numbers = self._numbers.get(_bare(violation.text.partition("\n")[0]), ())
        function = violation.function.replace('"', "")
        if function in self._heads:
            lines = self._body(function)
            numbers = [number for number in numbers if number in lines]
        return numbers[0] if len(numbers) == 1 else None

    def find_head(self, name: str) -> int | None:
        """The line, counted from 0, that declares or defines `name` (`@f`)."""
        return self._heads.get(name)

    def _body(self, function: str) -> range:
        """The lines from a function's first to the closing brace."""
        start = self._heads[function]
        return range(start, next((at for at in range(start, len(self.lines)) if self.lines[at].startswith("}")), len(self.lines)))


def _lines(text: bytes) -> list[str]:
    return text.decode(errors="backslashreplace").split("\n")


def _with_opaque_pointers(source: "EditedText") -> list[str]:
    """The lines that LLVM reads, with `ptr` for typed pointers as it prints them."""
    lines = _lines(source.data)
    if b"*" not in source.data:
        return lines
    from nvopt.llvm.typed_pointers import as_opaque

    return [as_opaque(line) if "*" in line else line for line in lines]


_GLOBAL_NAME = r'@(?:"[^"]*"|[-\w$.]+)'
_HEAD = late(rf"(?:(?:define|declare) .*?({_GLOBAL_NAME})\(|({_GLOBAL_NAME}) *=)")
_NOT_THE_USERS = late(r"^!\d+ = |, !\w[\w.]* !\d+| #\d+|, align \d+| ;.*|\s+")


def _unquoted(head: re.Match[str]) -> str:
    """The name that a line defines or declares: the user may have put quotes where LLVM prints none."""
    return str(head[1] or head[2]).replace('"', "")


def _bare(line: str) -> str:
    """A line without blanks, comment, alignment, attachments and attribute groups: LLVM adds, numbers or places those anew."""
    return _NOT_THE_USERS.sub("", line)


def _squeezed(line: str) -> str:
    return "".join(line.split())


def at_offset(data: bytes, offset: int, path: str, message: str) -> InputError:
    """An error that nvopt itself found, at a byte of the text."""
    start = data.rfind(b"\n", 0, offset) + 1
    end = data.find(b"\n", offset)
    line = data[start : end if end >= 0 else len(data)]
    shown = line.decode(errors="backslashreplace").replace("\0", " ").replace("\t", " ")
    caret = " " * _column(data, offset) + "^"
    return InputError(f"{place_of(data, offset, path)}: error: {message}\n{_narrow(shown + chr(10) + caret)}")


def place_of(data: bytes, offset: int, path: str) -> str:
    """What messages call the place of a byte of the text: `in.ll:3:10`."""
    line = data.count(b"\n", 0, offset) + 1
    return f"{path}:{line}:{_column(data, offset) + 1}"


def _column(data: bytes, offset: int) -> int:
    """The characters, not bytes, ahead of a byte on its line."""
    return len(data[data.rfind(b"\n", 0, offset) + 1 : offset].decode(errors="backslashreplace"))


def _narrow(quoted: str) -> str:
    """A source line and its caret, cut down to the neighbourhood of the caret when the line is very long."""
    line, newline, caret = quoted.rpartition("\n")
    if len(line) <= _WIDEST or not newline:
        return quoted
    column = len(caret) - len(caret.lstrip(" ~"))
    start = max(0, column - _WIDEST // 2)
    before, after = "..." if start else "", "..." if start + _WIDEST < len(line) else ""
    shown = before + line[start : start + _WIDEST] + after
    marks = " " * len(before) + caret[start : start + _WIDEST]
    return f"{shown}\n{marks.rstrip()}"
