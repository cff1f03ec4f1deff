"""`-version`. Alone on a command line it is answered without a look at any other option, and without what those import."""

from __future__ import annotations

import sys

from nvopt import __version__
from nvopt.llvm import versions
from nvopt.pipeline.output import write_output


def show() -> None:
    """Print the versions. OutputError when that can't be done."""
    found = versions()
    text = f"nvopt version {__version__}\n  {found.engine}\n  LLVM {found.llvm}\n  Python {sys.version.split()[0]}\n"
    write_output("-", text.encode())
