"""A text changed in places for LLVM's sake, and the way back: what LLVM says of it is told of the user's text.

Edits stay within a line, so that only columns move, and only on lines that were edited.
"""

from bisect import bisect_right
from collections.abc import Iterable
from typing import NamedTuple


class Edit(NamedTuple):
    """The bytes from `start` up to `end` of the user's text, and what stands there instead."""

    start: int
    end: int
    text: bytes


class EditedText:
    """The user's bytes (`user`) and what LLVM reads in their place (`data`). Edits may not overlap."""

    __slots__ = ("_edits", "_starts", "data", "user")

    def __init__(self, user: bytes, edits: Iterable[Edit] = ()) -> None:
        self.user = user
        self._edits = sorted(edits)
        self._starts: list[int] = []  # where each edit's text stands in `data`
        pieces, done, length = [], 0, 0
        for edit in self._edits:
            kept = user[done : edit.start]
            pieces += [kept, edit.text]
            self._starts.append(length + len(kept))
            length += len(kept) + len(edit.text)
            done = edit.end
        self.data = b"".join([*pieces, user[done:]]) if pieces else user

    def with_edits(self, edits: Iterable[Edit]) -> "EditedText":
        """The same text with more edits."""
        return EditedText(self.user, [*self._edits, *edits])

    def user_offset(self, offset: int) -> int:
        """Where a byte of `data` comes from; for one within an edit, that edit's start."""
        index = bisect_right(self._starts, offset) - 1
        if index < 0:
            return offset
        edit, behind = self._edits[index], offset - self._starts[index] - len(self._edits[index].text)
        return edit.end + behind if behind >= 0 else edit.start

    def touches(self, start: int, end: int) -> bool:
        """Whether an edit's text starts in `data` from `start` up to `end`."""
        return bisect_right(self._starts, end - 1) > bisect_right(self._starts, start - 1)
