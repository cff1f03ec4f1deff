"""opt's way of writing options, rewritten to the one form that Click reads without doubt.

LLVM's tools take `-passes=x`, `--passes=x` and `-passes x` alike; flags also as `-verify-each=0`; `-print-changed` with or without a value,
which must then stand behind `=`. Every knob of every pass is an option as well. `normalise` turns all of these into `-name=value` and
`-name` (`--o` where the name is one letter), and takes the knobs out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Literal

import click

from nvopt.knobs import truth as read_truth

Kind = Literal["flag", "value", "optional"]
"""Of an option: takes no value, must have one, or may have one behind `=`."""


_JOINED = ("j", "o")
"""The options whose value may follow at once: -j4, -oFILE."""


class OptUsageError(click.UsageError):
    """A mistake on the command line, in the words of LLVM's option parser."""


def normalise(
    arguments: list[str], options: Mapping[str, Kind], knobs: Callable[[str], Mapping[str, Kind]]
) -> tuple[list[str], dict[str, str]]:
    """The arguments in Click's form, and the knobs that were among them (name: text after `=`).

    `options` are the known names without dashes; `knobs` gives all knobs. It is called only with a name that is no option, because it
    imports all passes.
    """
    plain: list[str] = []
    inputs: list[str] = []
    settings: dict[str, str] = {}
    rest = iter(arguments)
    for argument in rest:
        if argument == "--":
            inputs += rest
        elif argument == "-" or not argument.startswith("-"):
            inputs.append(argument)
        else:
            name, equals, text = argument.lstrip("-").partition("=")
            value = text if equals else None
            if name not in options and name[:1] in _JOINED and not argument.startswith("--") and not equals:
                name, value = name[:1], name[1:]  # -j4, -oFILE
            if name in options:
                plain += _option(name, options[name], value, rest)
            else:
                settings[name] = _knob(argument, name, value, rest, options, knobs(name))
    return [*plain, "--", *inputs], settings


def _option(name: str, kind: Kind, value: str | None, rest: Iterator[str]) -> list[str]:
    written = f"-{name}" if len(name) > 1 else f"--{name}"
    match kind:
        case "flag":
            return [written] if value is None or truth(name, value) else []
        case "optional":
            return [f"{written}={value or ''}"]
        case "value":
            return [written, _value(name, value, rest)]


def _knob(argument: str, name: str, value: str | None, rest: Iterator[str], options: Mapping[str, Kind], knobs: Mapping[str, Kind]) -> str:
    if name not in knobs:
        from nvopt.llvm.engines import is_option
        from nvopt.nearest import hint

        written = argument.partition("=")[0]
        if is_option(name):
            near = f"; options of LLVM's own are given as -mllvm=-{argument.lstrip('-')}."
        else:
            near = hint("-" + name, ["-" + known for known in (*options, *knobs)])
        raise OptUsageError(f"Unknown command line argument '{written}'{near or '.'}  Try: 'nvopt --help'")
    return value or "" if knobs[name] == "flag" else _value(name, value, rest)


def _value(name: str, value: str | None, rest: Iterator[str]) -> str:
    if value is None:
        value = next(rest, None)
    if value is None:
        raise OptUsageError(f"for the -{name} option: requires a value!")
    return value


def values_ahead(name: str, arguments: Sequence[str]) -> list[str]:
    """The values of option `name`, for what must be known before the arguments are read in their order."""
    values = []
    rest = iter(arguments)
    for argument in rest:
        if argument == "--":
            break
        written, equals, text = argument.partition("=")
        if written in (f"-{name}", f"--{name}"):
            values.append(_value(name, text if equals else None, rest))
    return values


def truth(name: str, text: str) -> bool:
    """The boolean that `text` gives to option `name`."""
    value = read_truth(text)
    if value is None:
        raise OptUsageError(f"for the -{name} option: '{text}' is invalid value for boolean argument! Try 0 or 1")
    return value
