"""The forms in which a module can be written: `--emit=ll|bc|ptx|cubin`."""

from __future__ import annotations

from typing import Literal, get_args

Form = Literal["ll", "bc", "ptx", "cubin"]
"""LLVM's text, bitcode, PTX, and the machine code that ptxas makes of that."""

FORMS: tuple[Form, ...] = get_args(Form)
BINARY: tuple[Form, ...] = ("bc", "cubin")
"""Those that nobody wants on a terminal."""
GENERATED: tuple[Form, ...] = ("ptx", "cubin")
"""Those that take code generation."""
