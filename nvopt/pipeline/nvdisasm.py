"""nvdisasm: finding CUDA's disassembler, and running it on cubins. The pip package nvidia-cuda-nvdisasm has it."""

from __future__ import annotations

import os
import subprocess
import sys

from nvopt.ending import temporary_folder
from nvopt.pipeline.ptxas import in_package
from nvopt.processes import which

_PROGRAM = "nvdisasm.exe" if sys.platform == "win32" else "nvdisasm"
_PACKAGES = ("nvidia-cuda-nvdisasm", "nvidia-cuda-nvdisasm-cu12")


def find() -> str | None:
    """The path of a pip package's nvdisasm, or of that in PATH; None where there is neither."""
    places = [path for package in _PACKAGES for path in in_package(package, _PROGRAM)] + [which(_PROGRAM) or ""]
    return next((path for path in places if path and os.access(path, os.X_OK) and os.path.isfile(path)), None)


def disassemble(program: str | os.PathLike[str], cubin: bytes, *options: str) -> str:
    """The machine code of a cubin as text; with the option "-g" it says from which lines it comes. subprocess.CalledProcessError or OSError
    where nvdisasm can't."""
    with temporary_folder() as folder:
        path = os.path.join(folder, "module.cubin")
        with open(path, "wb") as file:
            file.write(cubin)
        return subprocess.run([program, "-c", *options, path], stdin=subprocess.DEVNULL, capture_output=True, text=True, check=True).stdout
