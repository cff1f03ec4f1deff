"""Values and their uses: what every argument, block, instruction, constant and global has in common."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import attrgetter
from typing import TYPE_CHECKING, ClassVar

from nvopt.ir.errors import IRError
from nvopt.ir.types import Type, quote_name, unquote_name

if TYPE_CHECKING:
    from nvopt.ir.function import Function


class Value:
    """Something an operand can be.

    `ref` is its text as an operand without the type: `%x`, `%12`, `@g`, `42`. Who uses it is kept as a dict from user to the
    number of operand slots that hold it, so that adding and dropping a use costs the same however many there are.
    """

    __slots__ = ("__weakref__", "_ref", "_users", "type")
    type: Type
    _ref: str | None
    _users: dict[User, int] | None

    @property
    def ref(self) -> str:
        """The value as an operand, without its type."""
        if self._ref is None:
            self._number()
        return self._ref or "<unnamed>"

    def _number(self) -> None:
        """Gives an unnamed local its number; other values have none."""

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.type} {self.ref}>"

    @property
    def users(self) -> list[User]:
        """Who has this value as an operand, each once, first use first; uses from metadata and debug records aside."""
        return [user for user in self._users if not user.is_metadata] if self._users else []

    @property
    def uses(self) -> list[tuple[User, int]]:
        """Every (user, operand index) that holds this value; uses from metadata aside."""
        return [(user, i) for user in self.users for i, operand in enumerate(user.operands) if operand is self]

    @property
    def user_count(self) -> int:
        """How many users there are, metadata among them."""
        return len(self._users) if self._users else 0

    @property
    def is_used(self) -> bool:
        """Whether anything but metadata uses the value."""
        return bool(self._users) and any(not user.is_metadata for user in self._users)  # type: ignore[union-attr]

    @property
    def has_metadata_uses(self) -> bool:
        """Whether metadata or a debug record speaks of the value."""
        return bool(self._users) and any(user.is_metadata for user in self._users)  # type: ignore[union-attr]

    def replace_all_uses_with(self, new: Value) -> None:
        """Makes every user, debug records and metadata too, hold `new` instead. IRError for another type or the value itself."""
        if not isinstance(new, Value):
            raise IRError(f"cannot replace {self.type} {self.ref} by {new!r:.60}, which is no value")
        if new is self or new.type is not self.type:
            why = "the value itself" if new is self else "a value of another type"
            raise IRError(f"cannot replace {self.type} {self.ref} by {new.type} {new.ref}, {why}")
        for user in list(self._users or ()):
            user.replace_operand(self, new)

    def _add_user(self, user: User) -> None:
        users = self._users
        if users is None:
            self._users = {user: 1}
        else:
            users[user] = users.get(user, 0) + 1

    def _drop_user(self, user: User) -> None:
        users = self._users
        assert users is not None
        left = users[user] - 1
        if left:
            users[user] = left
        else:
            del users[user]


class User(Value):
    """A value with operands."""

    __slots__ = ("_operands",)
    _operands: list[Value]
    is_terminator: ClassVar[bool] = False
    """Whether it is an instruction that ends a block."""
    is_metadata: ClassVar[bool] = False
    """Whether this is metadata's hold on a value, which is no use of it."""

    if TYPE_CHECKING:

        @property
        def operands(self) -> Sequence[Value]: ...

    else:  # read more often than all else: without a call of Python code
        operands = property(attrgetter("_operands"), doc="The operands, in order; change them with `set_operand`.")

    def set_operand(self, index: int, value: Value) -> None:
        """Puts `value` in slot `index`."""
        old = self._operands[index]
        if old is not value:
            old._drop_user(self)
            self._operands[index] = value
            value._add_user(self)

    def replace_operand(self, old: Value, new: Value) -> None:
        """Puts `new` in every slot that holds `old`."""
        for index, operand in enumerate(self._operands):
            if operand is old:
                self.set_operand(index, new)

    def replace_operands(self, new: Mapping[Value, Value]) -> None:
        """Puts the value of each key of `new` in every slot that holds the key, in one go however many these are."""
        for index, operand in enumerate(self._operands):
            if operand in new:
                self.set_operand(index, new[operand])

    def _hold_also(self, operand: Value) -> None:
        self._operands.append(operand)
        operand._add_user(self)

    def _hold(self, operands: list[Value]) -> None:
        self._operands = operands
        try:
            for operand in operands:
                users = operand._users
                if users is None:
                    operand._add_user(self)
                else:  # the same without a call: this is done for every operand of a module
                    users[self] = users.get(self, 0) + 1
        except AttributeError:
            wrong = next(operand for operand in operands if not isinstance(operand, Value))
            raise IRError(no_value(wrong)) from None

    def drop_operands(self) -> None:
        """Lets go of every operand; for a user that goes away."""
        for operand in self._operands:
            operand._drop_user(self)
        self._operands = []


def no_value(wrong: object) -> str:
    """What to say of something that is no value."""
    hint = "; ConstantInt.get(type, number) makes a constant" if isinstance(wrong, int) else ""
    return f"{wrong!r:.60} is of type {type(wrong).__name__}, no value{hint}"


class LocalValue(Value):
    """A mixin's worth of naming for what lives in a function: arguments, blocks, instructions."""

    __slots__ = ()

    @property
    def function(self) -> Function | None:
        """The function it lives in, None while it stands nowhere."""
        raise AssertionError

    @property
    def name(self) -> str:
        """The name without `%`; empty for a value that has only a number."""
        ref = self._ref
        return "" if ref is None or ref[1:].isdigit() else unquote_name(ref[1:])

    @name.setter
    def name(self, name: str) -> None:
        function = self.function
        if function is not None:
            function.module.edits += 1
            function._forget_name(self)
        self._ref = "%" + quote_name(name) if name else None
        if function is not None:
            function._claim_name(self)

    def take_name(self, other: LocalValue) -> None:
        """Takes the name of another value of the function, which has none from now on."""
        name = other.name
        other.name = ""
        self.name = name

    @property
    def is_unnamed(self) -> bool:
        """Whether it has only a number, or nothing yet."""
        return self._ref is None or self._ref[1:].isdigit()

    def _number(self) -> None:
        if self.function is not None:
            self.function.assign_numbers()
