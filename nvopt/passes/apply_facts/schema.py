"""What a file of facts may hold, and what it says of each kernel.

{"kernels": {"saxpy": {"block": 256, "args": {"x": {"align": 16}, "n": {"min": 1, "divisible": 4}}}}}

facts = read_facts("facts.json", text)
facts.kernels[0].args[0].align          # Stated(16, at)
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from math import prod
from typing import Generic, NamedTuple, TypeVar

from nvopt.nearest import hint
from nvopt.passes.apply_facts.document import Document, Node
from nvopt.target.limits import BLOCK_THREADS, LARGEST_ALIGNMENT
from nvopt.target.special_registers import BLOCK_SIZE, CLUSTER_BLOCKS, GRID_SIZE

T = TypeVar("T")

DIRECTIONS = ("x", "y", "z")
THREADS = "threads"
_SIZES = {
    "block": {**BLOCK_SIZE, THREADS: BLOCK_THREADS},
    "grid": GRID_SIZE,
    "cluster": dict.fromkeys(DIRECTIONS, CLUSTER_BLOCKS),
}
"""The largest size of each direction; `threads` are those of a block in all directions."""
_OF_NUMBERS = ("value", "min", "max", "divisible")
_OF_POINTERS = ("align", "noalias", "readonly", "nonnull")
_WIDEST = 1 << 64


class Stated(NamedTuple, Generic[T]):
    """What is said, and where."""

    value: T
    at: int


class NumberFacts(NamedTuple):
    """What is known of an integer: `least` and `most` are the same where its value is known. `at` is the place of all of it."""

    at: int
    least: Stated[int] | None = None
    most: Stated[int] | None = None
    divisor: Stated[int] | None = None

    @property
    def value(self) -> int | None:
        """The value, where it is known."""
        known = self.least is not None and self.most is not None and self.least.value == self.most.value
        return self.least.value if known and self.least is not None else None


class ArgumentFacts(NamedTuple):
    """What is known of an argument. `key` is its number, or its name. What is said of pointers is None where nothing is."""

    key: str
    at: int
    align: Stated[int] | None = None
    noalias: Stated[bool] | None = None
    readonly: Stated[bool] | None = None
    nonnull: Stated[bool] | None = None
    number: NumberFacts | None = None

    def of_pointers(self) -> Iterator[tuple[str, int]]:
        """The keys that only a pointer has, with their places."""
        for key in _OF_POINTERS:
            stated = getattr(self, key)
            if stated is not None:
                yield key, stated.at


class KernelFacts(NamedTuple):
    """What is known of the kernels that `pattern` names. `sizes` are by `block.x`, `grid.y`, `block.threads`, and so on."""

    pattern: str
    at: int
    sizes: dict[str, NumberFacts]
    args: tuple[ArgumentFacts, ...]

    def exact(self, what: str) -> tuple[int, int, int] | None:
        """The size of the block or the cluster where all of it is known."""
        known = [facts.value for at in DIRECTIONS if (facts := self.sizes.get(f"{what}.{at}")) is not None]
        sizes = [size for size in known if size is not None]
        return (sizes[0], sizes[1], sizes[2]) if len(sizes) == len(DIRECTIONS) else None


class Facts(NamedTuple):
    """A file of facts."""

    document: Document
    kernels: tuple[KernelFacts, ...]


def read_facts(name: str, text: str) -> Facts:
    """What a file says. FactsError with the place of what is no fact."""
    document = Document(name, text)
    return Facts(document, tuple(_Reader(document).kernels()))


class _Reader:
    def __init__(self, document: Document) -> None:
        self.document = document

    def kernels(self) -> Iterator[KernelFacts]:
        root = self.members(self.document.root, ("kernels",), "the file", 'an object: {"kernels": {"name": {...}}}')
        for key, node in self.entries(root["kernels"], "an object of kernels by their names") if "kernels" in root else ():
            yield self.kernel(str(key.value), key.at, node)

    def kernel(self, pattern: str, at: int, node: Node) -> KernelFacts:
        members = self.members(node, (*_SIZES, "args"), "a kernel", "an object of facts")
        sizes: dict[str, NumberFacts] = {}
        for what in _SIZES:
            if what in members:
                sizes |= {f"{what}.{at}": facts for at, facts in self.sizes(what, members[what])}
        args = self.entries(members["args"], 'an object of arguments by their names or numbers: {"0": {...}}') if "args" in members else ()
        return KernelFacts(pattern, at, sizes, tuple(self.argument(str(key.value), key.at, value) for key, value in args))

    # -- sizes of blocks, grids and clusters

    def sizes(self, what: str, node: Node) -> Iterator[tuple[str, NumberFacts]]:
        """Of `256`, `[32, 8]` and `{"x": 32, "y": {"max": 8}}`; directions that the first two do not name are 1, as in a dim3."""
        limits = _SIZES[what]
        if node.kind == "an object":
            members = self.members(node, tuple(limits), f"the {what}", "")
            for at, value in members.items():
                yield at, self.number(value, (1, limits[at]))
            return
        given = node.items if node.kind == "a list" else (node,)
        if not 1 <= len(given) <= len(DIRECTIONS):
            raise self.document.error(node.at, f"expected one to three sizes of the {what}, found {len(given)}")
        one = Stated(1, node.at)
        found = [self.integer(size, (1, limits[at])) for size, at in zip(given, DIRECTIONS, strict=False)]
        if what == "block" and prod(size.value for size in found) > BLOCK_THREADS:
            raise self.document.error(node.at, f"a block has {BLOCK_THREADS} threads at most")
        for at, size in zip(DIRECTIONS, [*found, one, one], strict=False):
            yield at, NumberFacts(size.at, size, size)

    # -- arguments

    def argument(self, key: str, at: int, node: Node) -> ArgumentFacts:
        bounds = (-_WIDEST // 2, _WIDEST - 1)
        if node.kind == "a number":
            return ArgumentFacts(key, at, number=self.number(node, bounds))
        members = self.members(node, (*_OF_POINTERS, *_OF_NUMBERS), "an argument", "a value or an object of facts")
        flags = {name: self.flag(members[name]) for name in ("noalias", "readonly", "nonnull") if name in members}
        number = {name: members[name] for name in _OF_NUMBERS if name in members}
        return ArgumentFacts(
            key,
            at,
            align=self.power_of_two(members["align"]) if "align" in members else None,
            number=self.number_of(node.at, number, bounds) if number else None,
            **{name: stated for name, stated in flags.items() if stated is not None},
        )

    def flag(self, node: Node) -> Stated[bool] | None:
        """True; false says nothing, as nothing follows from it."""
        if not isinstance(node.value, bool):
            raise self.document.error(node.at, f"expected true or false, found {node.kind}")
        return Stated(True, node.at) if node.value else None

    def power_of_two(self, node: Node) -> Stated[int]:
        found = self.integer(node, (1, LARGEST_ALIGNMENT))
        if found.value.bit_count() != 1:
            raise self.document.error(node.at, f"an alignment is a power of two, in bytes, and {found.value} is none")
        return found

    # -- numbers

    def number(self, node: Node, bounds: tuple[int, int]) -> NumberFacts:
        """Of `256` and `{"min": 1, "max": 64, "divisible": 2}`."""
        if node.kind == "an object":
            return self.number_of(node.at, self.members(node, _OF_NUMBERS, "a number", ""), bounds)
        found = self.integer(node, bounds, "a number or an object of min, max, divisible")
        return NumberFacts(node.at, found, found)

    def number_of(self, at: int, members: dict[str, Node], bounds: tuple[int, int]) -> NumberFacts:
        value = self.integer(members["value"], bounds) if "value" in members else None
        least = self.integer(members["min"], bounds) if "min" in members else None
        most = self.integer(members["max"], bounds) if "max" in members else None
        divisor = self.integer(members["divisible"], (1, _WIDEST // 2)) if "divisible" in members else None
        if least is not None and most is not None and least.value > most.value:
            raise self.document.error(most.at, f"no number is at least {least.value} and at most {most.value}")
        if value is not None and not _within(value.value, least, most):
            raise self.document.error(value.at, f"{value.value} is not between min and max")
        if value is not None:
            least = most = value
        if divisor is not None and least is not None and most is not None and most.value // divisor.value * divisor.value < least.value:
            raise self.document.error(divisor.at, f"no number from {least.value} to {most.value} is divisible by {divisor.value}")
        return NumberFacts(at, least, most, divisor if divisor is not None and divisor.value > 1 else None)

    def integer(self, node: Node, bounds: tuple[int, int], expected: str = "a number") -> Stated[int]:
        if node.kind != "a number" or not isinstance(node.value, int):
            raise self.document.error(node.at, f"expected {expected}, found {node.kind}")
        if not bounds[0] <= node.value <= bounds[1]:
            raise self.document.error(node.at, f"{node.value} is not between {bounds[0]} and {bounds[1]}")
        return Stated(node.value, node.at)

    # -- objects

    def entries(self, node: Node, expected: str) -> Iterator[tuple[Node, Node]]:
        if node.kind != "an object":
            raise self.document.error(node.at, f"expected {expected}, found {node.kind}")
        return iter(node.members)

    def members(self, node: Node, known: tuple[str, ...], what: str, expected: str) -> dict[str, Node]:
        found: dict[str, Node] = {}
        for key, value in self.entries(node, expected):
            name = str(key.value)
            if name not in known:
                raise self.document.error(key.at, f"unknown key '{name}' of {what} (known: {', '.join(known)}){hint(name, known)}")
            found[name] = value
        return found


def _within(value: int, least: Stated[int] | None, most: Stated[int] | None) -> bool:
    return (least is None or least.value <= value) and (most is None or value <= most.value)


def facts_text(kernels: Iterable[KernelFacts], indent: int | None = 2) -> str:
    """What a file holds that says the same of these kernels, by their patterns."""
    return json.dumps({"kernels": {kernel.pattern: _kernel_object(kernel) for kernel in kernels}}, indent=indent)


def _kernel_object(kernel: KernelFacts) -> dict[str, object]:
    made: dict[str, dict[str, object]] = {}
    for register, facts in kernel.sizes.items():
        what, _, direction = register.partition(".")
        made.setdefault(what, {})[direction] = _number_object(facts)
    for facts_of in kernel.args:
        pointer = {key: getattr(facts_of, key).value for key, _ in facts_of.of_pointers()}
        number = _number_object(facts_of.number) if facts_of.number is not None else {}
        made.setdefault("args", {})[facts_of.key] = pointer | number if isinstance(number, dict) else number
    return dict(made)


def _number_object(facts: NumberFacts) -> int | dict[str, int]:
    if facts.value is not None:
        return facts.value
    said = {"min": facts.least, "max": facts.most, "divisible": facts.divisor}
    return {key: stated.value for key, stated in said.items() if stated is not None}
