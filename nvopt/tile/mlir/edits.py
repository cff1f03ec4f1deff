"""Changes of a text, noted in any order and made at once; all else stays byte for byte."""

from __future__ import annotations

from collections.abc import Sequence


class Edits:
    """What is to be changed in `text`. Changes don't overlap."""

    def __init__(self, text: str) -> None:
        self.text = text
        self._newline = "\r\n" if "\r\n" in text else "\n"
        self._changes: list[tuple[int, int, str]] = []

    def replace(self, start: int, end: int, new: str) -> None:
        """Put `new` for the characters from `start` up to `end`."""
        self._changes.append((start, end, new))

    def put_ahead(self, start: int, lines: Sequence[str]) -> None:
        """Put lines ahead of what begins at `start`, indented as it is."""
        if lines:
            self._changes.append((start, start, "".join(f"{line}{self._newline}{self._indent(start)}" for line in lines)))

    def replace_operation(self, start: int, end: int, lines: Sequence[str]) -> None:
        """Put lines for what stands from `start` up to `end`, or nothing: a line on which it stood alone goes, too."""
        if lines:
            self._changes.append((start, end, f"{self._newline}{self._indent(start)}".join(lines)))
            return
        begin = start
        while begin > 0 and self.text[begin - 1] in " \t":
            begin -= 1
        behind = end
        while behind < len(self.text) and self.text[behind] in " \t\r":
            behind += 1
        if (begin == 0 or self.text[begin - 1] == "\n") and self.text[behind : behind + 1] in ("\n", ""):
            start, end = begin, behind + 1
        elif self.text.startswith("//", behind):
            end = behind
        self._changes.append((start, min(end, len(self.text)), ""))

    def behind_blanks(self, end: int) -> int | None:
        """Where another operation may begin on the line behind `end`; None where nothing does."""
        while end < len(self.text) and self.text[end] in " \t":
            end += 1
        return None if self.text.startswith(("\n", "\r", "//", "}"), end) or end == len(self.text) else end

    def _indent(self, start: int) -> str:
        """The blanks that the line of `start` begins with."""
        begin = self.text.rfind("\n", 0, start) + 1
        end = begin
        while end < start and self.text[end] in " \t":
            end += 1
        return self.text[begin:end]

    def apply(self) -> str:
        """The changed text."""
        pieces: list[str] = []
        place = 0
        for start, end, new in sorted(self._changes):
            pieces += (self.text[place:start], new)
            place = end
        return "".join([*pieces, self.text[place:]])
