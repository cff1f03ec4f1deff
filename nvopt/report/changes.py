"""IR dumps around passes (`-print-before=`, `-print-after=`) and reports of what each pass changed (`-print-changed`), in `opt`'s wording.

    ; *** IR Dump After SROAPass on f ***
    define void @f() {
    ...

The diff form goes beyond `opt`'s: hunks with context instead of whole functions, renumbered values are seen through (see ir_diff), and
each function of a module is named.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Literal, Protocol

from nvopt.report.ir_diff import MODULE, Difference, diff
from nvopt.report.terminal import BOLD, CYAN, GREEN, RED, paint
from nvopt.visible import visible, visible_name

When = Literal["Before", "After"]


class Snapshot(Protocol):
    """A module at one moment: all of its text, and the text of each defined function by name."""

    def text(self) -> str: ...

    def functions(self) -> dict[str, str]: ...


def dump(when: When, class_name: str, level: str, snapshot: Snapshot, only: Collection[str] | None, *, whole: bool = False) -> str:
    """The IR before or after a pass: the module for a module pass, else each function; only the functions in `only`, if given. `whole`: the
    module for each function, too."""
    banner = f"; *** IR Dump {when} {class_name} on "
    if level == "module" and only is None:
        return f"{banner}{MODULE} ***\n{_shown(snapshot.text())}"
    functions = {visible_name(name): _shown(text) for name, text in snapshot.functions().items() if only is None or name in only}
    if level == "module":
        return f"{banner}{MODULE} ***\n{''.join(functions.values())}" if functions else ""
    if level == "cgscc":
        functions = {f"({name})": text for name, text in functions.items()}
    if whole:
        functions = dict.fromkeys(functions, _shown(snapshot.text()))
    return "".join(f"{banner}{name} ***\n{text}" for name, text in functions.items())


def _shown(text: str) -> str:
    """IR as it is printed among messages."""
    return visible(text if text.endswith("\n") else text + "\n")


@dataclass(frozen=True)
class ChangeStyle:
    """`-print-changed=`: whole IR or a diff; quiet leaves out the initial IR and the passes that changed nothing."""

    diff: bool = False
    quiet: bool = False
    colour: bool = False


class ChangeReporter:
    """Writes what each pass changed; remembers the IR from one pass to the next."""

    def __init__(self, style: ChangeStyle, only: Collection[str] | None, write: Callable[[str], object]) -> None:
        self._style = style
        self._only = only
        self._write = write
        self._text = ""
        self._functions: dict[str, str] = {}

    def start(self, snapshot: Snapshot) -> None:
        """Call once, before the first pass."""
        self._remember(snapshot)
        if not self._style.quiet:
            self._write(self._banner("At Start", None) + self._text)

    def knows(self, snapshot: Snapshot) -> bool:
        """Whether nothing has changed since the last pass."""
        return _shown(snapshot.text()) == self._text

    def after(self, class_name: str, level: str, snapshot: Snapshot, scope: Collection[str] | None = None) -> None:
        """Call after each pass; `scope` has the functions on which one of a lower level ran, if those are not all."""
        text, functions = self._text, self._functions
        self._remember(snapshot)
        if self._style.diff:
            self._report_diff(class_name, level, text, scope)
        elif level == "module":
            self._report_module(class_name, text, functions)
        else:
            for name, now in self._functions.items():
                changed = functions.get(name) != now
                if changed or scope is None or name in scope:
                    self._report_function(class_name, name, changed, now)

    def _remember(self, snapshot: Snapshot) -> None:
        self._text, self._functions = _shown(snapshot.text()), snapshot.functions()

    def _report_module(self, class_name: str, text: str, functions: dict[str, str]) -> None:
        names = functions.keys() | self._functions.keys() if self._only is None else self._only
        differ = any(functions.get(name) != self._functions.get(name) for name in names)
        if differ or (self._only is None and text != self._text):
            self._write(self._banner(f"After {class_name}", MODULE) + self._text)
        else:
            self._omit(class_name, MODULE, "omitted because no change")

    def _report_function(self, class_name: str, name: str, changed: bool, text: str) -> None:
        if self._only is not None and name not in self._only:
            self._omit(class_name, name, "filtered out")
        elif changed:
            self._write(self._banner(f"After {class_name}", name) + _shown(text))
        else:
            self._omit(class_name, name, "omitted because no change")

    def _report_diff(self, class_name: str, level: str, text: str, scope: Collection[str] | None) -> None:
        found = {d.name: d for d in diff(text, self._text)} if text != self._text else {}
        if self._only is not None:
            found = {name: difference for name, difference in found.items() if name in self._only}
        if level == "module":
            if found:
                self._write(self._banner(f"After {class_name}", MODULE))
                for name, difference in found.items():
                    title = "outside of functions" if name == MODULE else f"for function {visible_name(name)}"
                    self._write("\n" + self._paint(f"*** IR {title} ***", BOLD) + "\n" + self._hunks(difference))
                self._write("\n")
            else:
                self._omit(class_name, MODULE, "omitted because no change")
            return
        for name in dict.fromkeys([*(self._functions if scope is None else scope), *found]):
            if name in found:
                self._write(self._banner(f"After {class_name}", name) + self._hunks(found[name]) + "\n")
            elif self._only is not None and name not in self._only:
                self._omit(class_name, name, "filtered out")
            else:
                self._omit(class_name, name, "omitted because no change")

    def _omit(self, class_name: str, name: str, why: str) -> None:
        if not self._style.quiet:
            self._write(f"*** IR Dump After {class_name} on {visible_name(name)} {why} ***\n")

    def _banner(self, when: str, unit: str | None) -> str:
        on = f" on {visible_name(unit)}" if unit else ""
        return self._paint(f"*** IR Dump {when}{on} ***", BOLD) + "\n"

    def _hunks(self, difference: Difference) -> str:
        lines = []
        for hunk in difference.hunks:
            lines.append(self._paint(f"@@ {visible_name(hunk.block)} @@" if hunk.block else "@@ @@", CYAN))
            lines += [self._line(tag, line) for tag, line in hunk.lines]
        return "\n".join(lines) + "\n"

    def _line(self, tag: str, line: str) -> str:
        match tag:
            case "-":
                return self._paint(tag + line, RED)
            case "+":
                return self._paint(tag + line, GREEN)
            case _:
                return tag + line

    def _paint(self, text: str, style: str) -> str:
        return paint(text, style) if self._style.colour else text
