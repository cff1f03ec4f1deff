"""The private expression IR: nodes, and the pool that holds each of them once.

    pool = Pool(facts)
    x = pool.symbol(key, bits=32)
    y = pool.make(Kind.EK_Add, (x, pool.constant(1, 32)), NSW)

Two nodes with the same kind, flags, width, shape, payload and operands are one object; operands of what commutes are put in canonical
order, the constant last. Nothing is folded here. Everything is elementwise: the shape of a vector or tile is whatever the front end tells
them apart by, None for scalars.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Final, Protocol

from nvopt.tile.evaluation import DISJOINT, EXACT, NNEG, NSW, NUW, SAMESIGN
from nvopt.tile.kinds import COMMUTATIVE, COMPARISONS, LEAVES, Kind

if TYPE_CHECKING:
    from nvopt.tile.rules.sums import Sum

INLINE_OPERANDS: Final = 3
"""So many operands stand in the node itself; a longer list stands in an array of its own."""


class Undefined:
    """The payload of a leaf that is no number."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def __repr__(self) -> str:
        return self.name


UNDEF = Undefined("undef")
POISON = Undefined("poison")


class Symbol:
    """The payload of a leaf that the pool knows nothing about; `key` is the front end's. Symbols of equal keys are one leaf."""

    __slots__ = ("key",)

    def __init__(self, key: Hashable) -> None:
        self.key = key

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Symbol) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        return f"{self.key}"


Payload = int | str | Undefined | Symbol | None


class Facts(Protocol):
    """What a front end knows of its symbols, by key; what holds wherever the symbol may be used. It is asked when a rule needs it."""

    def known_bits(self, key: Hashable) -> tuple[int, int]:
        """The bits that are zero, and those that are one."""

    def unsigned_range(self, key: Hashable) -> tuple[int, int] | None:
        """The least and the greatest number that it may be; None where nothing is known."""

    def signed_range(self, key: Hashable) -> tuple[int, int] | None:
        """The same, read as two's complement."""

    def is_never_undef(self, key: Hashable) -> bool:
        """Whether all of its uses read the same (or poison): only then may a rewrite use it more often."""

    def is_never_poison(self, key: Hashable) -> bool:
        """Whether it is never poison; it may be undef."""

    def is_below(self, lesser: Hashable, greater: Hashable) -> bool:
        """Whether the one is less than the other, without signs, each time both are computed (tid < ntid)."""


class NoFacts:
    """Facts of a front end that knows nothing."""

    def known_bits(self, key: Hashable) -> tuple[int, int]:
        return 0, 0

    def unsigned_range(self, key: Hashable) -> tuple[int, int] | None:
        return None

    def signed_range(self, key: Hashable) -> tuple[int, int] | None:
        return None

    def is_never_undef(self, key: Hashable) -> bool:
        return False

    def is_never_poison(self, key: Hashable) -> bool:
        return False

    def is_below(self, lesser: Hashable, greater: Hashable) -> bool:
        return False


class Expression:
    """A node. Never changed once made, but for its `kind`, which is EK_Sentinel0 when the pool has let it go.

    `first`, `second` and `third` hold up to three operands, `trailing` all of a longer list; `count` is how many there are. `serial` counts
    the nodes of a pool: operands have lower ones.
    """

    __slots__ = ("bits", "count", "first", "flags", "kind", "payload", "second", "serial", "shape", "third", "trailing")
    kind: Kind
    flags: int
    bits: int
    shape: Hashable
    payload: Payload
    count: int
    serial: int
    first: Expression
    second: Expression
    third: Expression
    trailing: tuple[Expression, ...] | None

    @property
    def header(self) -> int:
        """The record's header: the kind in 16 bits, the flags in 8, the packed count of operands above."""
        return self.kind | self.flags << 16 | self.count << 24

    @property
    def operands(self) -> tuple[Expression, ...]:
        """All operands, wherever they stand."""
        count = self.count
        if count == 2:
            return self.first, self.second
        if count == 1:
            return (self.first,)
        if count == 0:
            return ()
        return self.trailing if self.trailing is not None else (self.first, self.second, self.third)

    @property
    def is_leaf(self) -> bool:
        """Whether it has no operands: a number, undef, poison, a symbol."""
        return self.count == 0

    @property
    def number(self) -> int | None:
        """The number, below 2**bits, that a constant is; None for everything else."""
        return self.payload if self.kind is Kind.EK_Constant else None  # type: ignore[return-value]

    def __repr__(self) -> str:
        return describe(self)


_FLAG_NAMES = {EXACT: "exact", NSW: "nsw", NUW: "nuw", DISJOINT: "disjoint", NNEG: "nneg", SAMESIGN: "samesign"}


def flag_names(flags: int) -> list[str]:
    """The names of the flags that are set."""
    return [name for flag, name in _FLAG_NAMES.items() if flags & flag]


def describe(node: Expression, depth: int = 6) -> str:
    """The node as text, for people: `(Add nsw:32 %x 1)`; what is deeper than `depth` is `…`."""
    if node.count == 0:
        return f"{node.payload}"
    if depth == 0:
        return "…"
    name = str(node.payload) if node.kind is Kind.EK_Cast else node.kind.name.removeprefix("EK_")
    inner = " ".join(describe(operand, depth - 1) for operand in node.operands)
    return f"({' '.join([name, *flag_names(node.flags)])}:{node.bits} {inner})"


class Pool:
    """The nodes of one walk."""

    def __init__(self, facts: Facts | None = None) -> None:
        self.facts: Facts = facts if facts is not None else NoFacts()
        self.fold: Callable[[Expression], Expression] = lambda node: node
        """What an expression comes to by folding alone; a walker puts itself here."""
        self._nodes: dict[tuple[object, ...], Expression] = {}
        self._serial = 0
        self.has_undefined = False
        """Whether undef or poison is among the nodes, or has been."""
        self.known: dict[Expression, tuple[int, int]] = {}
        """The zeros and ones found so far; `known_bits.py` asks and fills this and what follows."""
        self.unsigned: dict[Expression, tuple[int, int]] = {}
        self.signed: dict[Expression, tuple[int, int]] = {}
        self.never_undef: dict[Expression, bool] = {}
        self.sums: dict[Expression, Sum] = {}
        """Nodes as sums of multiples and a number; `rules/sums.py` asks and fills this."""

    # -- making nodes

    def leaf(self, payload: Payload, bits: int, shape: Hashable = None) -> Expression:
        """The leaf of that payload as a front end found it, which the walker has yet to classify."""
        if payload is UNDEF or payload is POISON:
            self.has_undefined = True
        return self._node((Kind.EK_BitVecConst, 0, bits, shape, payload), Kind.EK_BitVecConst, (), 0, bits, shape, payload)

    def symbol(self, key: Hashable, bits: int, shape: Hashable = None) -> Expression:
        """The leaf that stands for the front end's `key`."""
        return self.leaf(Symbol(key), bits, shape)

    def undef(self, bits: int, shape: Hashable = None) -> Expression:
        """The leaf `undef`: each use of it may read another number."""
        return self.leaf(UNDEF, bits, shape)

    def poison(self, bits: int, shape: Hashable = None) -> Expression:
        """The leaf `poison`."""
        return self.leaf(POISON, bits, shape)

    def constant(self, number: int, bits: int, shape: Hashable = None) -> Expression:
        """The number modulo 2**bits; for a shape, in each element."""
        number &= (1 << bits) - 1
        return self._node((Kind.EK_Constant, 0, bits, shape, number), Kind.EK_Constant, (), 0, bits, shape, number)

    def make(self, kind: Kind, operands: Sequence[Expression], flags: int = 0) -> Expression:
        """The operation on these operands, which are of one width and shape but for a select's condition (1 bit); a cast is made by
        `cast`."""
        if kind in COMMUTATIVE and not _is_in_order(operands):
            operands = sorted(operands, key=_canonical_order)
        first = operands[-1]
        bits = 1 if kind in COMPARISONS else first.bits
        return self._node((kind, flags, *operands), kind, operands, flags, bits, first.shape, None)

    def cast(self, opcode: str, operand: Expression, bits: int, flags: int = 0) -> Expression:
        """`zext`, `sext` or `trunc` to `bits` bits; the operand itself where it has that width."""
        if operand.bits == bits:
            return operand
        return self._node((opcode, flags, bits, operand), Kind.EK_Cast, (operand,), flags, bits, operand.shape, opcode)

    def _node(
        self,
        key: tuple[object, ...],
        kind: Kind,
        operands: Sequence[Expression],
        flags: int,
        bits: int,
        shape: Hashable,
        payload: Payload,
    ) -> Expression:
        found = self._nodes.get(key)
        if found is not None:
            return found
        made = self._nodes[key] = Expression()
        made.kind, made.flags, made.bits, made.shape, made.payload = kind, flags, bits, shape, payload
        made.serial = self._serial
        self._serial += 1
        self._place(made, operands)
        return made

    @staticmethod
    def _place(node: Expression, operands: Sequence[Expression]) -> None:
        """Puts few operands into the node, many into a trailing array."""
        count = node.count = len(operands)
        node.trailing = None
        if count > INLINE_OPERANDS:
            node.trailing = tuple(operands)
        if count:
            node.first = operands[0]
        if count > 1:
            node.second = operands[1]
        if count > 2:
            node.third = operands[2]

    # -- the pool as a whole

    def __len__(self) -> int:
        return len(self._nodes)

    def __contains__(self, node: Expression) -> bool:
        return node.kind is not Kind.EK_Sentinel0

    def compact(self, roots: Iterable[Expression]) -> None:
        """Makes tombstones of the nodes that no root needs, and lets them go."""
        live = set(post_order(roots))
        kept = {}
        for key, node in self._nodes.items():
            if node in live:
                kept[key] = node
            else:
                node.kind = Kind.EK_Sentinel0
        self._nodes = kept
        for memo in (self.known, self.unsigned, self.signed, self.never_undef, self.sums):
            memo.clear()


def _canonical_order(node: Expression) -> tuple[bool, int]:
    return node.kind is Kind.EK_Constant, node.serial


def _is_in_order(operands: Sequence[Expression]) -> bool:
    """Whether two operands are in canonical order; of more that is not known."""
    if len(operands) != 2:
        return False
    one, other = operands
    if one.kind is Kind.EK_Constant:
        return other.kind is Kind.EK_Constant and one.serial <= other.serial
    return other.kind is Kind.EK_Constant or one.serial <= other.serial


def compact_operands(operands: Iterable[Expression | None]) -> list[Expression]:
    """The list without its tombstones: what rules that fold members of a variadic list leave as None."""
    return [operand for operand in operands if operand is not None]


def post_order(roots: Iterable[Expression]) -> Iterator[Expression]:
    """The nodes that `roots` need, each once, operands first."""
    seen: set[Expression] = set()
    stack: list[Expression] = list(roots)[::-1]
    while stack:
        node = stack[-1]
        if node in seen:
            stack.pop()
            continue
        waiting = [operand for operand in node.operands if operand not in seen] if node.kind not in LEAVES else []
        if waiting:
            stack += waiting
        else:
            seen.add(node)
            stack.pop()
            yield node
