"""Names of values that a chunk of MLIR text doesn't use yet."""

from __future__ import annotations

from nvopt.tile.mlir.structure import Chunk
from nvopt.tile.mlir.tokens import Kind


class Names:
    """The names of a chunk, wherever they are used."""

    def __init__(self, chunk: Chunk) -> None:
        tokens = chunk.tokens[chunk.start : chunk.end]
        self._taken = {token.text.partition("#")[0] for token in tokens if token.kind is Kind.VALUE}
        self._counts: dict[str, int] = {}

    def fresh(self, name: str) -> str:
        """`%name`, or `%name_0` and so on where that is taken; taken from now on."""
        text = f"%{name}"
        while text in self._taken:
            count = self._counts.get(name, 0)
            self._counts[name] = count + 1
            text = f"%{name}_{count}"
        self._taken.add(text)
        return text

    @staticmethod
    def like(text: str) -> str:
        """A name that may be gone on with, of a value's: numbers may not."""
        name = text[1:].partition("#")[0]
        return f"v{name}" if name.isdecimal() else name
