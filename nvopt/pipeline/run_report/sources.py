"""The lines of source files that the debug info of a module names, as far as the files can be read."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable

_FILE = re.compile(r'^(![0-9]+) = (?:distinct )?!DIFile\(filename: "([^"]*)", directory: "([^"]*)"', re.MULTILINE)
_SCOPE = re.compile(r"^(![0-9]+) = (?:distinct )?!DI(?:Subprogram|LexicalBlock|LexicalBlockFile)\(([^\n]*)", re.MULTILINE)
_LOCATION = re.compile(r"^![0-9]+ = (?:distinct )?!DILocation\(line: ([0-9]+)[^\n]*?scope: (![0-9]+)", re.MULTILINE)
_OF_FILE = re.compile(r"\bfile: (![0-9]+)")
_LINE = re.compile(r"\bline: ([0-9]+)")
_AROUND = 2


def source_lines(texts: Iterable[str], beside: str) -> dict[str, dict[int, str]]:
    """By the file's name, as the debug info has it, and the line's number, the lines that these modules name and those around them. Where
    the debug info names no folder, files are looked for in the current one and in the folder `beside`."""
    wanted: dict[tuple[str, str], set[int]] = {}
    for text in texts:
        if "!DILocation(" in text:
            _collect(text, wanted)
    found: dict[str, dict[int, str]] = {}
    for (name, folder), numbers in wanted.items():
        lines = _read(os.path.join(folder, name)) or _read(os.path.join(beside, folder, name))
        near = {at for number in numbers for at in range(number - _AROUND, number + _AROUND + 1)}
        found.setdefault(name, {}).update({at: lines[at - 1] for at in sorted(near) if 0 < at <= len(lines)})
    return {name: lines for name, lines in found.items() if lines}


def _collect(text: str, wanted: dict[tuple[str, str], set[int]]) -> None:
    files = {number: (name, folder) for number, name, folder in _FILE.findall(text)}
    scopes: dict[str, tuple[str, str]] = {}
    for number, fields in _SCOPE.findall(text):
        of_file = _OF_FILE.search(fields)
        if of_file and of_file[1] in files:
            scopes[number] = files[of_file[1]]
            if line := _LINE.search(fields):
                wanted.setdefault(scopes[number], set()).add(int(line[1]))
    for line, scope in _LOCATION.findall(text):
        if scope in scopes:
            wanted.setdefault(scopes[scope], set()).add(int(line))


def _read(path: str) -> list[str]:
    try:
        with open(path, encoding="utf-8", errors="replace") as file:
            return file.read().split("\n")
    except (OSError, ValueError):
        return []
