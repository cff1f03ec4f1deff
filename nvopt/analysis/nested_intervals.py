"""Which nodes of a tree lie below which, told from two numbers a node, and kept right while the tree changes.

    intervals = NestedIntervals(root, children)   # children: a function from a node to those right below it
    intervals.contains(upper, lower)              # whether `lower` is `upper` or lies below it
    is_below = intervals.below_any(uppers)        # is_below(node): the same of many at once
    intervals.move(node, above, parent)           # `node`, with all below it, to `parent`

A walk around the tree passes each node twice, on its way down and up; what it passes in between lies below the node. The passages are
labelled in order. Editing begins with labels far from one another, so that a passage that moves or comes to takes one between two others,
and these keep theirs; where there is no room left, all are labelled anew. Moving a node costs what the smaller of two parts costs that
change places: itself, or what it moves past.

Source of the labels: Dietz and Sleator, Two Algorithms for Maintaining Order in a List, 1987.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Generic, TypeVar

N = TypeVar("N", bound=Hashable)

_GAP = 1 << 64
"""Between two labels when all are labelled anew: so many times can the room between the two be halved before it is next."""


class NestedIntervals(Generic[N]):
    """The intervals of a tree's nodes."""

    __slots__ = ("_down", "_labels", "_passages", "_up")

    def __init__(self, root: N, children: Callable[[N], Sequence[N]]) -> None:
        self._down: dict[N, int] = {}
        self._up: dict[N, int] = {}
        # Made by the first edit: all labels, rising, and by label whose it is and of which way.
        self._labels: list[int] = []
        self._passages: dict[int, tuple[dict[N, int], N]] = {}
        count = 0
        stack = [(root, False)]
        while stack:
            node, is_left = stack.pop()
            (self._up if is_left else self._down)[node] = count
            count += 1
            if not is_left:
                stack.append((node, True))
                stack += [(child, False) for child in children(node)]

    def __contains__(self, node: N) -> bool:
        return node in self._down

    def contains(self, upper: N, lower: N) -> bool:
        """Whether `lower` is `upper` or lies below it. Both are in the tree."""
        return self._down[upper] <= self._down[lower] <= self._up[upper]

    def below_any(self, uppers: Iterable[N]) -> Callable[[N], bool]:
        """A function that tells whether a node is one of `uppers` or lies below one; until the tree changes."""
        begins: list[int] = []
        ends: list[int] = []
        for begin, end in sorted((self._down[upper], self._up[upper]) for upper in uppers):
            if not ends or end > ends[-1]:  # else it lies below the last one
                begins.append(begin)
                ends.append(end)

        def is_below(node: N) -> bool:
            place = self._down[node]
            at = bisect_right(begins, place) - 1
            return at >= 0 and place <= ends[at]

        return is_below

    def add(self, node: N, parent: N, around: N | None = None) -> None:
        """Puts a new node below `parent`: with nothing below it, or right above `parent`'s child `around`."""
        self._begin()
        self._put(self._place(self._up[parent] if around is None else self._down[around]), [(self._down, node)])
        self._put(self._place(self._up[parent]) if around is None else self._place(self._up[around]) + 1, [(self._up, node)])

    def add_inside(self, node: N, parent: N) -> None:
        """Puts a new node right below `parent`, above all that was there."""
        self._begin()
        self._put(self._place(self._down[parent]) + 1, [(self._down, node)])
        self._put(self._place(self._up[parent]), [(self._up, node)])

    def remove(self, node: N) -> None:
        """Takes a node out; what lay right below it lies below its parent then."""
        self._begin()
        for way in (self._down, self._up):
            at = self._place(way[node])
            self._take(at, at + 1)
            del way[node]

    def remove_below(self, node: N) -> None:
        """Takes out a node and all below it."""
        self._begin()
        for way, below in self._take(self._place(self._down[node]), self._place(self._up[node]) + 1):
            del way[below]

    def move(self, node: N, above: N | None, parent: N) -> None:
        """Puts a node, with all below it, right below `parent`. `above` is the highest node over `node` that isn't over `parent` as well,
        None where there is none."""
        self._begin()
        if above is not None:
            self._leave(node, above)
        first, last = self._place(self._down[node]), self._place(self._up[node]) + 1
        if self._up[parent] < self._down[node]:
            self._swap(self._place(self._up[parent]), first, last)
        elif self._down[parent] > self._up[node]:
            self._swap(first, last, self._place(self._down[parent]) + 1)

    def _leave(self, node: N, above: N) -> None:
        """Puts `node` beside `above`, below which it lay, on the side where less changes places."""
        begin, first = self._place(self._down[above]), self._place(self._down[node])
        last, end = self._place(self._up[node]) + 1, self._place(self._up[above]) + 1
        if min(first - begin, last - first) <= min(end - last, last - first):
            self._swap(begin, first, last)
        else:
            self._swap(first, last, end)

    # -- labels

    def _begin(self) -> None:
        if not self._labels:
            passages = [(label, (way, node)) for way in (self._down, self._up) for node, label in way.items()]
            self._labels, self._passages = [*range(len(passages))], dict(passages)
            self._spread()

    def _spread(self) -> None:
        """Labels everything anew."""
        passages = [self._passages[label] for label in self._labels]
        self._labels = [*range(0, len(passages) * _GAP, _GAP)]
        self._passages = dict(zip(self._labels, passages, strict=True))
        for label, (way, node) in self._passages.items():
            way[node] = label

    def _place(self, label: int) -> int:
        """Where a label stands among all."""
        return bisect_left(self._labels, label)

    def _put(self, at: int, passages: Sequence[tuple[dict[N, int], N]]) -> None:
        """Labels passages such that they stand from place `at` on. Something stands on both sides: the root is passed first and last."""
        parts = len(passages) + 1
        if self._labels[at] - self._labels[at - 1] < parts:
            self._spread()
        low, high = self._labels[at - 1], self._labels[at]
        labels = [low + (high - low) * part // parts for part in range(1, parts)]
        self._labels[at:at] = labels
        for label, (way, node) in zip(labels, passages, strict=True):
            self._passages[label] = (way, node)
            way[node] = label

    def _take(self, first: int, last: int) -> list[tuple[dict[N, int], N]]:
        """Takes the passages from place `first` to before `last` out."""
        taken = [self._passages.pop(label) for label in self._labels[first:last]]
        del self._labels[first:last]
        return taken

    def _swap(self, first: int, middle: int, last: int) -> None:
        """Lets two parts that stand one behind the other change places."""
        if middle - first <= last - middle:
            passages = self._take(first, middle)
            self._put(first + last - middle, passages)
        else:
            passages = self._take(middle, last)
            self._put(first, passages)
