"""Starting processes without running what lies in the current folder, be it under a module's name or a program's.

`python -c` looks there first of all; only `-P` keeps Python from it.
"""

import os
import sys

_SAFE_PATH = "-P"
_ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def python_command(program: str, *arguments: str) -> list[str]:
    """The command that runs the text `program` in a new Python, which finds the modules that this one finds. What this one looks for in the
    current folder (an interactive one does), the new one looks for there last, behind Python's own and the installed."""
    path = [*sorted(sys.path, key=lambda entry: not os.path.isabs(entry)), _ROOT]
    return [sys.executable, _SAFE_PATH, "-c", f"import sys; sys.path[:] = {path!r}; {program}", *arguments]


def which(name: str) -> str | None:
    """The path of a program on PATH, as shutil.which, but for what PATH finds from the current folder: `.`, an empty entry, `../bin`. On
    Windows shutil.which looks in the current folder whatever PATH says."""
    import shutil

    for folder in filter(os.path.isabs, os.get_exec_path()):
        found = shutil.which(os.path.join(folder, name))  # a path is looked for there only
        if found:
            return found
    return None
