"""Operations, blocks, regions and values of MLIR text: which tokens they are, and what defines and uses what. `reading.py` makes them."""

from __future__ import annotations

from typing import Final

from nvopt.tile.mlir.dialects import Known
from nvopt.tile.mlir.integer_types import Aliases
from nvopt.tile.mlir.tokens import Token

_ISOLATED: Final = """
builtin.module func.func cuda_tile.module cuda_tile.entry cuda_tile.testing$func gpu.module gpu.func llvm.func tt.func spirv.module
spirv.func nvvm.func
"""
ISOLATED: Final = frozenset(_ISOLATED.split())
"""Operations whose regions see no values of outside; all names ahead of those regions are arguments."""
_TRANSPARENT: Final = """
scf.for scf.if scf.while scf.parallel scf.forall scf.execute_region scf.index_switch affine.for affine.if affine.parallel
cuda_tile.for cuda_tile.if cuda_tile.loop
"""
TRANSPARENT: Final = frozenset(_TRANSPARENT.split())
"""Operations whose syntax is told by `=` and `in`, and whose regions may use any value of outside."""


class Value:
    """A result of an operation, or an argument of a block or a region."""

    __slots__ = ("home", "op", "pinned", "text", "type", "users")

    def __init__(self, text: str, op: Operation | None, home: Region | Operation) -> None:
        self.text = text
        self.op = op
        """Whose result it is; None for an argument."""
        self.home = home
        """The region that it is defined in, or the operation of whose regions it is an argument."""
        self.users: list[Operation] = []
        """The operations that use it, one for each use."""
        self.pinned = False
        """Is it named where what a name means is a guess?"""
        self.type: str | None = None
        """Its type, where that is plain to see (`type_checks.py`)."""


class Operation:
    """An operation, from its results' names to the end of its location."""

    __slots__ = ("block", "end", "known", "name", "number", "operands", "places", "regions", "results", "start")

    def __init__(self, name: str, block: Block, start: int, number: int) -> None:
        self.name = name
        """With its dialect, where that is known: `arith.addi`."""
        self.block = block
        self.start = start
        """Its first token."""
        self.end = start
        """The token behind its last."""
        self.number = number
        """Its place in the chunk: operations ahead of it in the text have lower ones."""
        self.results: list[Value] = []
        self.regions: list[Region] = []
        self.known: Known | None = None
        self.operands: list[Value] = []
        """The values that it uses; of a known one in the order of the expression."""
        self.places: list[int] = []
        """The tokens where each is named."""


class Block:
    """A block of a region."""

    __slots__ = ("operations", "region", "successors")

    def __init__(self, region: Region) -> None:
        self.region = region
        self.operations: list[Operation] = []
        self.successors: list[str] = []
        """The labels that its operations name."""


class Region:
    """A region of `owner`, or a chunk's top, which has none."""

    __slots__ = ("beyond", "blocks", "depth", "is_open", "labels", "owner", "scope")

    def __init__(self, owner: Operation | None, scope: Scope) -> None:
        self.owner = owner
        self.scope = scope
        self.depth: int = 0 if owner is None else owner.block.region.depth + 1
        self.blocks: list[Block] = [Block(self)]
        self.labels: dict[str, Block] = {}
        self.is_open = owner is not None and owner.name in TRANSPARENT
        """May it certainly use what was computed around it: is that known of its owner, or does it do so?"""
        self.beyond = self
        """A region around it up to which all are known to use what is around them, or itself."""


class Scope:
    """The names that a region defines, or that are defined ahead of an operation's regions for these."""

    __slots__ = ("depth", "floor", "is_region", "names", "parent", "unique_from")

    def __init__(self, parent: Scope | None, *, is_region: bool = True, sees_outside: bool = True, unique_from: int | None = None) -> None:
        self.parent = parent
        self.is_region = is_region
        self.names: dict[str, list[Value]] = {}
        self.depth: int = 0 if parent is None else parent.depth + 1
        self.floor: int = parent.floor if parent is not None and sees_outside else self.depth
        """The depth of the outermost scope whose names are seen from here."""
        self.unique_from = self.depth if unique_from is None else unique_from
        """The depth of the outermost region in which it is an error to have defined a name that is defined here."""

    def find(self, base: str) -> list[Value] | None:
        """The values of a name, seen from here when all is read."""
        scope: Scope | None = self
        while scope is not None and scope.depth >= self.floor:
            values = scope.names.get(base)
            if values is not None:
                return values
            scope = scope.parent
        return None


class VisibleNames:
    """The names that are defined where the reader is, however deep that is: each with the scopes that define it, from without."""

    def __init__(self) -> None:
        self._defined: dict[str, list[tuple[Scope, list[Value]]]] = {}

    def define(self, scope: Scope, base: str, values: list[Value]) -> None:
        """A name gets its values, in the innermost scope of all that haven't been left."""
        defined = self._defined.setdefault(base, [])
        if base in scope.names:
            defined.pop()
        scope.names[base] = values
        defined.append((scope, values))

    def leave(self, scope: Scope) -> None:
        """What the innermost scope defines is seen no longer."""
        for base in scope.names:
            self._defined[base].pop()

    def find(self, scope: Scope, base: str) -> list[Value] | None:
        """The values of a name, seen from a scope that hasn't been left."""
        for where, values in reversed(self._defined.get(base, ())):
            if where.depth <= scope.depth:
                return values if where.depth >= scope.floor else None
        return None

    def is_taken(self, scope: Scope, base: str) -> bool:
        """Is a name defined where it would be an error to define it again: in a region's scope, or those of regions around that are seen
        for certain?"""
        for where, _ in reversed(self._defined.get(base, ())):
            if where.is_region:
                return where.depth >= scope.unique_from
        return False


class Chunk:
    """What stands between two lines `// -----`: operations that know nothing of those in other chunks."""

    def __init__(self, tokens: list[Token]) -> None:
        self.tokens = tokens
        """The whole text's."""
        self.start = self.end = 0
        """The first token that is the chunk's, and the one behind its last."""
        self.top = Region(None, Scope(None))
        self.operations: list[Operation] = []
        """All of them, in the order of the text."""
        self.aliases = Aliases()
