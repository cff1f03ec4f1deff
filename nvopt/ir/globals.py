"""Global values: what a function, a variable, an alias and an ifunc share, and the latter three.

Each is read from its line of text when somebody first asks for something beyond its name, and is printed as it was read until
something changes it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Generic, TypeVar, overload

from nvopt.ir.attributes import AttributeGroup
from nvopt.ir.constants import Constant
from nvopt.ir.metadata import Metadata
from nvopt.ir.types import PointerType, Type, quote_name, unquote_name
from nvopt.ir.values import User, Value

if TYPE_CHECKING:
    from nvopt.ir.module import Module

_T = TypeVar("_T")


class HeadField(Generic[_T]):
    """A property of a global value that its text tells: read on first access, printed from objects once set."""

    def __init__(self, default: _T) -> None:
        self.default = default

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    @overload
    def __get__(self, instance: None, owner: type) -> HeadField[_T]: ...
    @overload
    def __get__(self, instance: GlobalValue, owner: type) -> _T: ...
    def __get__(self, instance: GlobalValue | None, owner: type) -> HeadField[_T] | _T:
        if instance is None:
            return self
        head = instance._head or instance.head
        return head.get(self.name, self.default)  # type: ignore[no-any-return]

    def __set__(self, instance: GlobalValue, value: _T) -> None:
        instance.module.edits += 1
        instance.detach()
        instance.tell_of_anything()
        instance.head[self.name] = value
        if isinstance(value, Constant):
            instance.drop_operands()
            instance.hold_constants()


class UnreadNumbers(str):
    """The text of a long array of numbers, in the place of the constant until somebody asks for that."""

    __slots__ = ()


class _InitializerField(HeadField["Constant | None"]):
    """The value that a variable starts with; a table of thousands of numbers isn't read for the variable's alignment."""

    def __get__(self, instance: GlobalValue | None, owner: type) -> Any:
        found = super().__get__(instance, owner)
        if isinstance(found, UnreadNumbers) and instance is not None:
            found = instance.module.reader.read_initializer(instance, found)
        return found


class GlobalValue(Constant):
    """Something with a name of the module: its type is a pointer, `value_type` what it points to."""

    __slots__ = ("_head", "_text", "is_declaration", "module")

    linkage = HeadField("")
    """`internal`, `private`, `weak_odr`…; empty for external definitions."""
    preemption = HeadField("")
    """`dso_local`, `dso_preemptable` or empty."""
    visibility = HeadField("")
    """`hidden`, `protected` or empty."""
    dll_storage = HeadField("")
    """`dllimport`, `dllexport` or empty."""
    thread_local = HeadField("")
    """`thread_local`, `thread_local(initialexec)`… or empty."""
    unnamed_addr = HeadField("")
    """`unnamed_addr`, `local_unnamed_addr` or empty."""
    section = HeadField("")
    """The section, as printed between quotes."""
    partition = HeadField("")
    """The partition, as printed between quotes."""
    comdat = HeadField("")
    """`comdat`, `comdat($name)` or empty."""
    align = HeadField[int | None](None)
    """Alignment in bytes, None where it isn't given."""
    attachments = HeadField[tuple[tuple[str, Metadata], ...]](())
    """Metadata attachments, (name without `!`, node)."""

    def __init__(self, module: Module, ref: str, text: str, addrspace: int, is_declaration: bool) -> None:
        """`ref` with its `@`, as printed; `text` is the whole definition."""
        self.module = module
        self._table = module.constants
        self.type = PointerType.get(addrspace)
        self._ref = ref
        self._users = None
        self._operands = []
        self._text: str | None = text
        self._head: dict[str, Any] | None = None
        self.is_declaration = is_declaration

    def tell_of_anything(self) -> None:
        """Tells who listens that anything of the value may change."""

    @property
    def head(self) -> dict[str, Any]:
        """What the text says of the value, by field name."""
        self._read_head()
        assert self._head is not None
        return self._head

    def _read_head(self) -> None:
        if self._head is None:
            self.module.reader.read_head(self)

    def detach(self) -> None:
        """Makes sure that from now on the value is printed from its objects."""
        if self._text is not None:
            self._read_head()
            self._text = None

    @property
    def value_type(self) -> Type:
        """The type of what the name points to."""
        head = self._head or self.head
        return head["value_type"]  # type: ignore[no-any-return]

    @property
    def name(self) -> str:
        """The name, without `@`; a number for one that has no name."""
        assert self._ref is not None
        return unquote_name(self._ref[1:])

    @name.setter
    def name(self, name: str) -> None:
        self.module.rename(self, "@" + quote_name(name))

    def take_name(self, other: GlobalValue) -> None:
        """Takes the name of another value of the module, which gets this one's: none may be without."""
        assert self._ref is not None
        assert other._ref is not None
        mine, name = self._ref, other._ref
        self.module.rename(other, "@" + quote_name(f"{other.name}.taken"))
        self.module.rename(self, name)
        self.module.rename(other, mine)

    @property
    def is_global_value(self) -> bool:
        return True

    @property
    def is_unnamed(self) -> bool:
        """Whether it has only a number."""
        return self._ref is not None and self._ref[1:].isdigit()

    @property
    def users(self) -> list[User]:
        """Who uses the value, in every function of the module (those that mention it are parsed for this)."""
        self.module.read_mentions(self)
        return super().users

    @property
    def is_used(self) -> bool:
        self.module.read_mentions(self)
        return super().is_used

    def replace_operand(self, old: Value, new: Value) -> None:
        """Puts `new` where the initializer, the aliasee or another constant of the value was `old`."""
        self.detach()
        for field, held in self.head.items():
            if held is old:
                self.head[field] = new
        User.replace_operand(self, old, new)

    def replace_operands(self, new: Mapping[Value, Value]) -> None:
        """Puts the value of each key of `new` where the initializer, the aliasee or another constant of the value was the key."""
        self.detach()
        for field, held in self.head.items():
            if isinstance(held, Constant) and held in new:
                self.head[field] = new[held]
        User.replace_operands(self, new)

    def hold_constants(self) -> None:
        """Makes the value a user of the constants that its head names."""
        self._hold([held for held in self.head.values() if isinstance(held, Constant)])

    @property
    def is_local(self) -> bool:
        """Whether only this module sees it."""
        return self.linkage in ("internal", "private")

    def __str__(self) -> str:
        if self._text is not None:
            return self._text
        from nvopt.ir import writer

        return writer.global_text(self)


class GlobalVariable(GlobalValue):
    """`@g = internal addrspace(3) global [4 x i32] undef, align 4`."""

    __slots__ = ()

    is_constant = HeadField(False)
    """Whether its value never changes."""
    externally_initialized = HeadField(False)
    """Whether something outside the module (the host) may set it before any code runs."""
    initializer = _InitializerField(None)
    """Its value at the start, None for a declaration."""
    code_model = HeadField("")
    """The code model, as printed between quotes."""
    sanitizers = HeadField[tuple[str, ...]](())
    """`no_sanitize_address` and the like."""
    attributes = HeadField[AttributeGroup | None](None)
    """Its attribute group."""

    @property
    def initializer_text(self) -> str:
        """The initializer as printed; "" for a declaration."""
        held = self.head.get("initializer")
        return str(held) if isinstance(held, UnreadNumbers) else held.ref if held is not None else ""

    @property
    def has_definitive_initializer(self) -> bool:
        """Whether `initializer` is what the program will see: no linkage that lets another definition win, no host that sets it."""
        interposable = ("weak", "linkonce", "common", "extern_weak", "available_externally", "external")
        return self.initializer is not None and self.linkage not in interposable and not self.externally_initialized


class GlobalAlias(GlobalValue):
    """`@a = alias i32, ptr @g`."""

    __slots__ = ()

    aliasee = HeadField[Constant | None](None)
    """What it stands for."""


class GlobalIFunc(GlobalValue):
    """`@f = ifunc i32 (), ptr @resolver`."""

    __slots__ = ()

    resolver = HeadField[Constant | None](None)
    """The function that chooses."""
