"""Knobs: the named settings of passes (`-lower-aggr-unrolled-stores-limit=8`).

A knob is declared once, at module level beside the code that reads it. The command line, the library and `-help-knobs` all come from
that declaration, through the one table kept here.
"""

from collections.abc import Iterable, Mapping
from typing import Generic, NamedTuple, TypeVar

from nvopt.nearest import hint

T = TypeVar("T", bool, int, str)


class KnobError(ValueError):
    """An unknown knob, or a value that its knob does not take."""


class Knob(NamedTuple, Generic[T]):
    """One setting. The type of `default` is the type of its values; `choices`, when given, are all it may be, and `least` is the smallest
    of its numbers."""

    name: str
    default: T
    help: str
    source: str = ""
    choices: tuple[str, ...] = ()
    least: int | None = None


AnyKnob = Knob[bool] | Knob[int] | Knob[str]
_table: dict[str, AnyKnob] = {}


def declare(name: str, default: T, help: str, *, source: str = "", choices: tuple[str, ...] = (), least: int | None = None) -> Knob[T]:
    """Put a knob into the table. ValueError for a name that is declared already."""
    if name in _table:
        raise ValueError(f"knob '{name}' is declared twice")
    knob = Knob(name, default, help, source, choices, least)
    add(knob)
    return knob


def add(knob: AnyKnob) -> None:
    """Put a knob into the table; its name must be free."""
    _table[knob.name] = knob


def remove(knob: AnyKnob) -> None:
    """Take a knob out of the table."""
    del _table[knob.name]


def is_declared(name: str) -> bool:
    """Whether the table has a knob of that name."""
    return name in _table


def table() -> list[AnyKnob]:
    """All knobs of the modules imported so far, by name."""
    return [_table[name] for name in sorted(_table)]


class KnobValues:
    """The values of one run: what was set, and the default of everything else."""

    __slots__ = ("_values",)

    def __init__(self) -> None:
        self._values: dict[str, bool | int | str] = {}

    @classmethod
    def parse(cls, settings: Mapping[str, str]) -> "KnobValues":
        """Read settings as typed: name -> text after the `=` ("" where none was given, which sets a boolean knob)."""
        values = cls()
        for name, text in settings.items():
            knob = _table.get(name)
            if knob is None:
                raise KnobError(f"unknown knob '{name}'{hint(name, _table)}")
            values._values[name] = _read(knob, text)
        return values

    def __getitem__(self, knob: Knob[T]) -> T:
        value = self._values.get(knob.name, knob.default)
        assert isinstance(value, type(knob.default))
        return value

    def has_set(self, knobs: Iterable[AnyKnob]) -> bool:
        """Whether any of these is not simply at its default."""
        return any(knob.name in self._values for knob in knobs) if self._values else False

    def set(self, knob: Knob[T], value: T) -> None:
        """Set one knob from Python."""
        self._values[knob.name] = value


def _read(knob: AnyKnob, text: str) -> bool | int | str:
    """The value that `text` stands for, by the rules and in the words of LLVM's option parser."""
    if isinstance(knob.default, bool):
        value = truth(text)
        if value is None:
            raise KnobError(f"for the --{knob.name} option: '{text}' is invalid value for boolean argument! Try 0 or 1")
        return value
    if isinstance(knob.default, int):
        try:
            number = int(text, 0)
        except ValueError:
            raise KnobError(f"for the --{knob.name} option: '{text}' value invalid for integer argument!") from None
        if knob.least is not None and number < knob.least:
            raise KnobError(f"for the --{knob.name} option: '{text}' value invalid: {knob.least} is the least")
        return number
    if knob.choices and text not in knob.choices:
        known = ", ".join(knob.choices)
        raise KnobError(f"for the --{knob.name} option: Cannot find option named '{text}'! (one of: {known}){hint(text, knob.choices)}")
    return text


def truth(text: str) -> bool | None:
    """A boolean as LLVM's option parser reads it; None for what it refuses."""
    match text:
        case "" | "true" | "TRUE" | "True" | "1":
            return True
        case "false" | "FALSE" | "False" | "0":
            return False
    return None
