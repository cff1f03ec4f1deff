"""A module whose debug info says of each instruction which line of the module's own text it is.

    define void @f() {                 define void @f() !dbg !12 {
      ret void, !dbg !3         ->       ret void, !dbg !13          ; !13 = !DILocation(line: 2, scope: !12)

So code generation and ptxas tell which line of the IR became which of the PTX and of the machine code. What debug info the module had is
taken away: the user's lines are known by the IR's.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

_ATTACHED = re.compile(r",? !dbg ![0-9]+")
_NODE = re.compile(r"!([0-9]+) = ")
_LOCATION = re.compile(r"(![0-9]+) = (?:distinct )?!DILocation\(")
_TUPLE = re.compile(r"![0-9]+ = (?:distinct )?!\{")
_REFERENCE = re.compile(r"![0-9]+")
_FLAG = re.compile(r'![0-9]+ = !\{i32 [0-9]+, !"Debug Info Version", i32 3\}$', re.MULTILINE)


def with_numbered_lines(text: str) -> str:
    """The module, as LLVM prints it, with such debug info. The first line is 1."""
    lines = text.split("\n")
    free = 1 + max((int(found[1]) for line in lines if (found := _NODE.match(line))), default=-1)
    locations = {found[1] for line in lines if (found := _LOCATION.match(line))}
    numbering = _Numbering(free + 5, locations)
    made = [numbering.line(number, line) for number, line in enumerate(lines, 1)]
    unit, file, kind, types, flag = (f"!{free + at}" for at in range(5))
    made += [
        f"{unit} = distinct !DICompileUnit(language: DW_LANG_C99, file: {file}, isOptimized: true, emissionKind: DebugDirectivesOnly)",
        f'{file} = !DIFile(filename: "{FILE}", directory: "")',
        f"{kind} = !DISubroutineType(types: {types})",
        f"{types} = !{{null}}",
        *numbering.nodes(unit, file, kind),
    ]
    if not _FLAG.search(text):
        made.append(f'{flag} = !{{i32 2, !"Debug Info Version", i32 3}}')
        made.append(f"!llvm.module.flags = !{{{flag}}}")
    return "\n".join([*made, f"!llvm.dbg.cu = !{{{unit}}}", ""])


FILE = "module.ll"
"""The name by which PTX knows the text."""


class _Numbering:
    """Goes over the lines and keeps what is to be said of them; `free` is the first number of metadata that may be taken."""

    def __init__(self, free: int, locations: set[str]) -> None:
        self._free = free
        self._locations = locations
        self._functions: list[tuple[int, int]] = []
        self._instructions: list[tuple[int, int, int]] = []
        self._inside = False

    def line(self, number: int, line: str) -> str:
        """A line, with its location."""
        if line.startswith("!llvm.dbg.cu = "):
            return ""
        if _TUPLE.match(line):
            return self._without_locations(line)
        if not line.startswith("!"):
            line = _ATTACHED.sub("", line)
        if line.startswith("define "):
            self._inside = True
            self._functions.append((self._take(), number))
            return f"{line.removesuffix('{')}!dbg !{self._functions[-1][0]} {{"
        if line == "}":
            self._inside = False
        elif self._inside and line.startswith("    #dbg_"):
            return ""
        elif self._inside and line.startswith("  ") and _ends(line):
            self._instructions.append((self._take(), number, self._functions[-1][0]))
            return f"{line}, !dbg !{self._instructions[-1][0]}"
        return line

    def _take(self) -> int:
        self._free += 1
        return self._free - 1

    def _without_locations(self, line: str) -> str:
        """A node without the locations that it lists, as loops do."""
        head, brace, rest = line.partition("!{")
        kept = [part for part in rest.removesuffix("}").split(", ") if part not in self._locations]
        return f"{head}{brace}{', '.join(kept)}}}"

    def nodes(self, unit: str, file: str, kind: str) -> Iterator[str]:
        """The nodes of functions and instructions."""
        for node, number in self._functions:
            yield (
                f'!{node} = distinct !DISubprogram(name: "f{number}", scope: {file}, file: {file}, line: {number}, type: {kind}, '
                f"scopeLine: {number}, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: {unit})"
            )
        for node, number, function in self._instructions:
            yield f"!{node} = !DILocation(line: {number}, column: 1, scope: !{function})"


def _ends(line: str) -> bool:
    """Whether an instruction ends on the line, so that its metadata can stand there."""
    if line.startswith("    "):
        return False  # a case of a switch, or a clause of a landing pad
    return not line.endswith("[") and not line.lstrip().startswith(";")
