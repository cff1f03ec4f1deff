"""Random aggregate types, with their layout on NVPTX and constants of them.

    pool = draw(pools())          # some types, nested to depth 4, packed or not, literal or named, as short as {} and as long as 500 bytes
    pool.definitions              # the `%name = type {...}` lines that they need
    leaves(pool.types[0])         # where its scalars lie
    padding(pool.types[0])        # which of its bytes none of them has

The layout is worked out here, from the rules of LLVM's language reference, and doesn't ask the code under test. Sizes, offsets and
alignments are in bytes.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache

from hypothesis import strategies as st

LAYOUT = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
MOST_BYTES = 520
_DEPTH = 4


@dataclass(frozen=True)
class Scalar:
    """A leaf: `bits` of value in `size` bytes, of which those beyond the value are zero in memory."""

    text: str
    bits: int
    align: int

    @property
    def size(self) -> int:
        """Bytes that a store writes."""
        return (self.bits + 7) // 8

    @property
    def is_whole(self) -> bool:
        """Whether any bytes in memory are a value of this type."""
        return self.bits % 8 == 0

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class Array:
    """`[count x element]`."""

    count: int
    element: Type

    def __str__(self) -> str:
        return f"[{self.count} x {self.element}]"


@dataclass(frozen=True)
class Struct:
    """A struct; `name` with its `%` where it has one."""

    elements: tuple[Type, ...]
    packed: bool = False
    name: str | None = None

    def __str__(self) -> str:
        return self.name or self.body

    @property
    def body(self) -> str:
        """The type written out."""
        inside = f"{{ {', '.join(map(str, self.elements))} }}" if self.elements else "{}"
        return f"<{inside}>" if self.packed else inside


Type = Scalar | Array | Struct


@dataclass(frozen=True)
class Leaf:
    """A scalar of an aggregate: the indices that lead to it and its offset."""

    path: tuple[int, ...]
    type: Scalar
    offset: int


def _integer(bits: int) -> Scalar:
    size = (bits + 7) // 8
    return Scalar(f"i{bits}", bits, 1 << (size - 1).bit_length())


def _vector(count: int, element: str, bits: int) -> Scalar:
    size = (count * bits + 7) // 8
    return Scalar(f"<{count} x {element}>", count * bits, 1 << (size - 1).bit_length())


INTEGERS = tuple(_integer(bits) for bits in (1, 7, 8, 16, 24, 32, 33, 64, 128))
INT64 = _integer(64)
FLOATS = (Scalar("half", 16, 2), Scalar("bfloat", 16, 2), Scalar("float", 32, 4), Scalar("double", 64, 8))
POINTERS = (Scalar("ptr", 64, 8), Scalar("ptr addrspace(1)", 64, 8), Scalar("ptr addrspace(3)", 64, 8))
VECTORS = (
    _vector(2, "float", 32),
    _vector(3, "i16", 16),
    _vector(4, "i32", 32),
    _vector(8, "i8", 8),
    _vector(2, "i1", 1),
    _vector(4, "i16", 16),
    _vector(3, "float", 32),
    _vector(2, "i8", 8),
    _vector(2, "ptr", 64),
)
SCALARS = (*INTEGERS, *FLOATS, *POINTERS, *VECTORS)
DENSE = tuple(scalar for scalar in SCALARS if scalar.is_whole and scalar.size == scalar.align)
"""Scalars without padding, of which any bytes are a value: what may overlap something else in memory."""


@cache
def align_of(type: Type) -> int:
    """The alignment that a `type` in memory has at least."""
    match type:
        case Scalar():
            return type.align
        case Array():
            return align_of(type.element)
        case Struct():
            return 1 if type.packed else max(map(align_of, type.elements), default=1)


@cache
def size_of(type: Type) -> int:
    """Bytes from one `type` to the next in an array."""
    match type:
        case Scalar():
            return _round_up(type.size, type.align)
        case Array():
            return type.count * size_of(type.element)
        case Struct():
            end = max((offset + size_of(element) for offset, element in zip(offsets(type), type.elements, strict=True)), default=0)
            return _round_up(end, align_of(type))


@cache
def offsets(struct: Struct) -> tuple[int, ...]:
    """Where the fields begin."""
    found = []
    at = 0
    for element in struct.elements:
        at = at if struct.packed else _round_up(at, align_of(element))
        found.append(at)
        at += size_of(element)
    return tuple(found)


@cache
def leaves(type: Type) -> tuple[Leaf, ...]:
    """The scalars of `type`, in order; a scalar is its own."""
    if isinstance(type, Scalar):
        return (Leaf((), type, 0),)
    return tuple(
        Leaf((index, *leaf.path), leaf.type, offset + leaf.offset)
        for index, (offset, member) in enumerate(members(type))
        for leaf in leaves(member)
    )


def members(type: Struct | Array) -> list[tuple[int, Type]]:
    """Offset and type of each element."""
    if isinstance(type, Array):
        return [(index * size_of(type.element), type.element) for index in range(type.count)]
    return list(zip(offsets(type), type.elements, strict=True))


def member(type: Type, path: tuple[int, ...]) -> Type:
    """The type that `path` leads to."""
    for index in path:
        assert not isinstance(type, Scalar)
        type = members(type)[index][1]
    return type


def leaf_range(type: Type, path: tuple[int, ...]) -> range:
    """The numbers of the leaves below `path`."""
    first = sum(leaf.path < path for leaf in leaves(type))
    return range(first, first + len(leaves(member(type, path))))


def paths(type: Type) -> list[tuple[int, ...]]:
    """Every path into `type` that an extractvalue can take; of an array that is long only those to some elements."""
    if isinstance(type, Scalar):
        return []
    inner = members(type)
    some = range(len(inner)) if len(inner) <= 8 else (0, 1, len(inner) // 2, len(inner) - 1)
    return [(index, *rest) for index in some for rest in ((), *paths(inner[index][1]))]


@cache
def padding(type: Type) -> frozenset[int]:
    """Offsets of the bytes that belong to no leaf."""
    taken = {byte for leaf in leaves(type) for byte in range(leaf.offset, leaf.offset + leaf.type.size)}
    return frozenset(range(size_of(type))) - taken


def _round_up(number: int, step: int) -> int:
    return -(-number // step) * step


@dataclass
class Pool:
    """Types of one module."""

    types: list[Type] = field(default_factory=list)
    named: list[Struct] = field(default_factory=list)

    @property
    def definitions(self) -> str:
        """Lines that define the named ones."""
        return "".join(f"{struct.name} = type {struct.body}\n" for struct in self.named)


@st.composite
def pools(draw: st.DrawFn, scalars: tuple[Scalar, ...] = SCALARS, most: int = 3, bytes: int = MOST_BYTES, padded: bool = True) -> Pool:
    """One to `most` aggregate types of at most `bytes` bytes; without `padded`, none has padding."""
    pool = Pool()
    for _ in range(draw(st.integers(1, most))):
        long = draw(st.integers(0, 4)) == 0
        made = _aggregate(draw, pool, scalars, _DEPTH, bytes if long else min(64, bytes), long)
        if not padded and padding(made):
            made = _without_padding(made)
        pool.types.append(made)
    return pool


_NAMES = ("%struct.S", "%T", '%"a struct"', "%class.Box.", '%"core::option::Option<u8>"')


def _aggregate(draw: st.DrawFn, pool: Pool, scalars: tuple[Scalar, ...], depth: int, budget: int, long: bool = False) -> Type:
    """A struct or an array of at most `budget` bytes."""
    if draw(st.integers(0, 3)) == 0:
        return _array(draw, pool, scalars, depth, budget, long)
    elements: list[Type] = []
    left = budget
    longest = draw(st.integers(0, 1))
    for index in range(draw(st.sampled_from((0, 1, 2, 2, 3, 3, 4, 5)))):
        # Rounding up to alignments may cost some bytes at each field and at the end.
        element = _element(draw, pool, scalars, depth - 1, left - 32 if left > 64 else left // 2, long and index == longest)
        if size_of(element) <= left:
            elements.append(element)
            left -= size_of(element)
    packed = draw(st.integers(0, 3)) == 0
    struct = Struct(tuple(elements), packed)
    if size_of(struct) > budget:
        struct = Struct(tuple(elements), packed=True)
    if draw(st.booleans()):
        name = f"{draw(st.sampled_from(_NAMES))}"
        number = str(len(pool.named))
        struct = Struct(struct.elements, struct.packed, name[:-1] + number + '"' if name.endswith('"') else name + number)
        pool.named.append(struct)
    return struct


def _array(draw: st.DrawFn, pool: Pool, scalars: tuple[Scalar, ...], depth: int, budget: int, long: bool) -> Type:
    element = _element(draw, pool, scalars, depth - 1, budget // 8 if long else budget // 2, False)
    size = size_of(element)
    if size == 0:
        return Array(draw(st.integers(0, 3)), element)
    most = max(0, budget // size)
    if long:
        return Array(draw(st.integers(max(0, min(most, 128 // size - 2)), most)), element)
    return Array(draw(st.integers(0, min(4, most))), element)


def _element(draw: st.DrawFn, pool: Pool, scalars: tuple[Scalar, ...], depth: int, budget: int, long: bool) -> Type:
    if long:
        return _array(draw, pool, scalars, depth, budget, True)
    if depth > 0 and budget > 0 and draw(st.integers(0, 2)) == 0:
        return _aggregate(draw, pool, scalars, depth, budget)
    fitting = [scalar for scalar in scalars if size_of(scalar) <= budget]
    return draw(st.sampled_from(fitting)) if fitting else Struct(())


def _without_padding(type: Type) -> Type:
    """`type` packed all through and literal, so that no byte of it is padding."""
    match type:
        case Array():
            return Array(type.count, _without_padding(type.element))
        case Struct():
            return Struct(tuple(map(_without_padding, type.elements)), packed=True)
    return type


# -- constants


_FLOATING = {
    "half": ("0xH3C00", "0xHC000", "0xH0001"),
    "bfloat": ("0xR3F80", "0xRC000", "0xR0001"),
    "float": ("1.000000e+00", "-2.500000e+00", "0x36A0000000000000"),
    "double": ("1.000000e+00", "-2.500000e+00", "0x0000000000000001"),
}


def constant(draw: st.DrawFn, type: Type, holes: bool) -> tuple[str, frozenset[int]]:
    """A constant of `type`, and the numbers of its leaves that are undefined (none unless `holes`)."""
    if not leaves(type):
        # `[]` is undef, and LLVM's code generation ends the process over structs of nothing but such undefs.
        return "zeroinitializer", frozenset()
    if holes and draw(st.integers(0, 4)) == 0:
        return draw(st.sampled_from(("undef", "poison"))), frozenset(range(len(leaves(type))))
    if isinstance(type, Scalar):
        return _scalar_constant(draw, type), frozenset()
    if draw(st.integers(0, 3)) == 0 or (isinstance(type, Struct) and len(leaves(type)) > 300):
        return "zeroinitializer", frozenset()
    if isinstance(type, Array) and type.count > 12:
        return _repeated(draw, type), frozenset()
    texts: list[str] = []
    undefined: set[int] = set()
    first = 0
    for _, element in members(type):
        text, inside = constant(draw, element, holes)
        texts.append(f"{element} {text}")
        undefined |= {first + number for number in inside}
        first += len(leaves(element))
    inside_text = ", ".join(texts)
    if isinstance(type, Array):
        return f"[{inside_text}]", frozenset(undefined)
    return f"<{{ {inside_text} }}>" if type.packed else f"{{ {inside_text} }}", frozenset(undefined)


def _repeated(draw: st.DrawFn, type: Array) -> str:
    """An array of one constant, but for one element perhaps."""
    texts = [constant(draw, type.element, False)[0]] * type.count
    if draw(st.booleans()):
        texts[draw(st.integers(0, type.count - 1))] = constant(draw, type.element, False)[0]
    return f"[{', '.join(f'{type.element} {text}' for text in texts)}]"


def _scalar_constant(draw: st.DrawFn, type: Scalar) -> str:
    if type.text.startswith("<"):
        count, element = type.text[1:-1].split(" x ")
        one = next(scalar for scalar in SCALARS if scalar.text == element)
        return "<" + ", ".join(f"{element} {_scalar_constant(draw, one)}" for _ in range(int(count))) + ">"
    if type.text.startswith("ptr"):
        return draw(st.sampled_from(("null", "inttoptr (i64 4660 to ptr)"))) if type.text == "ptr" else "null"
    if type.text in _FLOATING:
        return draw(st.sampled_from(_FLOATING[type.text]))
    if type.bits == 1:
        return draw(st.sampled_from(("true", "false")))
    return str(draw(st.sampled_from((0, 1, -1, 42, (1 << (type.bits - 1)) - 1))))
