"""Metadata: strings, nodes, specialised nodes (`!DILocation(...)`), values as metadata, and debug records.

A node of the module is known by its number and reads its text when somebody asks for what is in it; thousands of debug nodes
that no pass looks at cost nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from nvopt.ir.types import escape_bytes, unescape
from nvopt.ir.types import metadata as metadata_type
from nvopt.ir.values import User, Value


class Metadata:
    """Something that can stand in a node, in an attachment or behind `metadata`."""

    __slots__ = ()

    @property
    def ref(self) -> str:
        """The text that refers to it: `!12`, `!"s"`, `ptr %x`, `!DIExpression()`."""
        raise AssertionError


class MDString(Metadata):
    """`!"text"`."""

    __slots__ = ("raw",)

    def __init__(self, text: str, *, raw: bool = False) -> None:
        """`raw`: the text is as LLVM prints it, escapes and all."""
        self.raw = text if raw else escape_bytes(text.encode("utf-8", "surrogateescape"))

    @property
    def text(self) -> str:
        """The string."""
        return unescape(self.raw)

    @property
    def ref(self) -> str:
        return f'!"{self.raw}"'


Field = Metadata | str | None


class MDNode(Metadata):
    """A node: `!{...}`, or a specialised one such as `!DILocation(line: 1, scope: !3)`.

    `slot` is its number in the module; None for one that is printed where it is used (`!DIExpression(...)`, `!DIArgList(...)`).
    """

    __slots__ = ("_distinct", "_fields", "_kind", "_load", "slot")

    def __init__(
        self,
        slot: int | None,
        kind: str = "",
        fields: Sequence[tuple[str, Field]] = (),
        distinct: bool = False,
        *,
        load: Callable[[MDNode], None] | None = None,
    ) -> None:
        """`fields` are (name, value), the name empty for a tuple's operands; `load` fills the node in when it is first looked into."""
        self.slot = slot
        self._load = load
        self._kind, self._fields, self._distinct = kind, list(fields), distinct

    @property
    def is_loaded(self) -> bool:
        """Whether the node's text has been read."""
        return self._load is None

    def load(self) -> None:
        """Reads the node's text, once."""
        if self._load is not None:
            self._load(self)

    @property
    def kind(self) -> str:
        """`DILocation` and the like; empty for a tuple."""
        self.load()
        return self._kind

    @property
    def distinct(self) -> bool:
        """Whether the node is itself and not its contents."""
        self.load()
        return self._distinct

    @property
    def fields(self) -> list[tuple[str, Field]]:
        """(name, value) in order; a value is metadata, None for `null`, or text (numbers, flags, strings with their quotes)."""
        self.load()
        return self._fields

    @property
    def operands(self) -> list[Field]:
        """The values of all fields."""
        return [value for _, value in self.fields]

    def field(self, name: str) -> Field:
        """The value of field `name`, None where it isn't there."""
        return next((value for key, value in self.fields if key == name), None)

    def set_fields(self, kind: str, fields: Sequence[tuple[str, Field]], distinct: bool) -> None:
        """Gives the node its contents."""
        self._kind, self._fields, self._distinct = kind, list(fields), distinct
        self._load = None  # last: another thread may ask meanwhile

    def forget(self, value: Value) -> None:
        """Puts `null` in place of `value`, which goes away, as LLVM does. In a module, nodes without a number hold no values."""
        for at, (key, held) in enumerate(self.fields):
            if isinstance(held, ValueAsMetadata) and held.value is value:
                held.drop_operands()
                self._fields[at] = (key, None)

    @property
    def ref(self) -> str:
        return self.body if self.slot is None else f"!{self.slot}"

    @property
    def body(self) -> str:
        """The node's contents as printed: `distinct !{!1, null}`."""
        shown = ", ".join((f"{key}: " if key else "") + field_text(value) for key, value in self.fields)
        head = "distinct !" if self.distinct else "!"
        return f"{head}{self.kind}({shown})" if self.kind else f"{head}{{{shown}}}"


def field_text(value: Field) -> str:
    """A field as printed."""
    if isinstance(value, str):
        return value
    return "null" if value is None else value.ref


class ValueAsMetadata(User, Metadata):
    """`i32 4`, `ptr %x` inside metadata: holds the value without being a use of it."""

    __slots__ = ()
    is_metadata = True

    def __init__(self, value: Value) -> None:
        self.type = metadata_type
        self._ref = None
        self._users = None
        self._hold([value])

    @property
    def value(self) -> Value:
        """The value."""
        return self._operands[0]

    @property
    def ref(self) -> str:
        return f"{self.value.type} {self.value.ref}"


class MetadataAsValue(Value):
    """`metadata !3`, an argument of a call."""

    __slots__ = ("metadata",)

    def __init__(self, metadata: Metadata) -> None:
        self.type = metadata_type
        self._ref = None
        self._users = None
        self.metadata = metadata

    @property
    def ref(self) -> str:
        return self.metadata.ref


class DbgRecord:
    """`#dbg_value(...)` and its siblings: stands before an instruction and is no instruction itself."""

    __slots__ = ("args", "kind")

    def __init__(self, kind: str, args: Sequence[Metadata]) -> None:
        """`kind`: `value`, `declare`, `assign`, `label`…; `args`: everything between the parentheses."""
        self.kind = kind
        self.args = list(args)

    def __str__(self) -> str:
        return f"#dbg_{self.kind}({', '.join(arg.ref for arg in self.args)})"

    @property
    def values(self) -> list[ValueAsMetadata]:
        """The IR values it speaks of."""
        found: list[ValueAsMetadata] = []
        for arg in self.args:
            if isinstance(arg, ValueAsMetadata):
                found.append(arg)
            elif isinstance(arg, MDNode) and arg.slot is None:
                found += [value for value in arg.operands if isinstance(value, ValueAsMetadata)]
        return found

    def drop(self) -> None:
        """Lets go of the values; for a record that goes away."""
        for value in self.values:
            value.drop_operands()
