"""Files of small modules, each with what an analysis says of it in comments below: `;----`, the code, `; ` and a line for each answer."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

Case = tuple[str, list[str]]
"""The code of a module, and its answers."""
_SEPARATOR = ";----\n"


def read_cases(path: Path) -> list[Case]:
    """The cases of a file."""
    found = []
    for text in path.read_text().split(_SEPARATOR)[1:]:
        lines = text.splitlines()
        code = "\n".join(line for line in lines if not line.startswith("; "))
        found.append((code.strip("\n") + "\n", [line[2:] for line in lines if line.startswith("; ")]))
    return found


def renew(answers: Callable[[str], list[str]]) -> None:
    """Writes the answers of all cases anew, in the files that the command line names."""
    for path in map(Path, sys.argv[1:]):
        head = path.read_text().split(_SEPARATOR)[0]
        cases = (code + "".join(f"; {line}\n" for line in answers(code)) for code, _ in read_cases(path))
        path.write_text(head + "".join(_SEPARATOR + case for case in cases))
