"""Completion of options in bash, zsh and fish: the script that a shell reads once (`-print-completion=SHELL`), and the answers that it asks
for (`_NVOPT_COMPLETE` in the environment). Both come from Click and the table of options."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable

from click.shell_completion import CompletionItem, ShellComplete, get_completion_class

from nvopt.cli.messages import say
from nvopt.cli.options import OptOption, command
from nvopt.cli.spelling import OptUsageError
from nvopt.cli.values import CHANGE_STYLES
from nvopt.pipeline.forms import FORMS

VARIABLE = "_NVOPT_COMPLETE"
_SHELLS = ("bash", "zsh", "fish")


def script(shell: str) -> str:
    """What `shell` is to read. OptUsageError for one that isn't known."""
    made = _completer(shell)
    return made.source_template % made.source_vars()


def answer() -> int:
    """Print what may stand where the cursor is; the exit status."""
    made = _completer(os.environ[VARIABLE].partition("_")[0])
    arguments, incomplete = made.get_completion_args()
    say("".join(made.format_completion(item) + "\n" for item in complete(arguments, incomplete)))
    return 0


def _completer(shell: str) -> ShellComplete:
    found = get_completion_class(shell) if shell in _SHELLS else None
    if found is None:
        raise OptUsageError(f"for the -print-completion option: Cannot find option named '{shell}'! (known: {', '.join(_SHELLS)})")
    return found(command, {}, "nvopt", VARIABLE)


def complete(arguments: list[str], incomplete: str) -> list[CompletionItem]:
    """What `incomplete`, which follows on `arguments`, may become. bash cuts words at `=`."""
    if incomplete == "=" or (arguments[-1:] == ["="] and len(arguments) > 1):
        return _values(arguments[-1] if incomplete == "=" else arguments[-2], "" if incomplete == "=" else incomplete)
    if incomplete.startswith("-"):
        name, equals, text = incomplete.partition("=")
        if equals:
            return [CompletionItem(f"{name}={item.value}" if item.type == "plain" else text, item.type) for item in _values(name, text)]
        dashes = "--" if incomplete.startswith("--") else "-"
        return [CompletionItem(f"{dashes}{name}", help=help) for name, help in _options() if f"{dashes}{name}".startswith(incomplete)]
    if arguments and _kind(arguments[-1]) == "value":
        return _values(arguments[-1], incomplete)
    return [CompletionItem(incomplete, "file")]


def _options() -> Iterable[tuple[str, str]]:
    for param in command.params:
        if isinstance(param, OptOption):
            names = dict.fromkeys(name.lstrip("-") for name in param.opts)
            ending = "" if param.is_flag or param.optional_value else "="
            yield from ((name if len(name) == 1 else f"{name}{ending}", param.help or "") for name in names)


def _kind(written: str) -> str | None:
    name = written.lstrip("-")
    params = (param for param in command.params if isinstance(param, OptOption))
    return next((param.kind for param in params if name in {other.lstrip("-") for other in param.opts}), None)


def _values(option: str, incomplete: str) -> list[CompletionItem]:
    """The values that an option may have; files, where it is no list of names."""
    name = option.lstrip("-")
    known = _known(name)
    if known is None:
        return [CompletionItem(incomplete, "file")]
    head = re.match(r".*[,()]|", incomplete) if name in _PIPELINES else None
    before = head[0] if head is not None else ""
    return [CompletionItem(before + value) for value in known if value.startswith(incomplete[len(before) :])]


_PIPELINES = ("passes", "p", "print-before", "print-after")


def _known(name: str) -> Iterable[str] | None:
    if name in _PIPELINES:
        from nvopt.pipeline.registry import names

        return sorted(names())
    if name in ("mcpu", "arch", "opt-arch"):
        from nvopt.target.sm import known

        return known()
    return {
        "emit": FORMS,
        "print-changed": tuple(filter(None, CHANGE_STYLES)),
        "print-completion": _SHELLS,
        "engine": ("auto", "llvmlite"),
        **dict.fromkeys(("ftz", "prec-div", "prec-sqrt"), ("0", "1")),
    }.get(name)
