"""ptxas: finding CUDA's assembler, and running it on PTX.

nvopt brings no ptxas. It is looked for in PATH, in $CUDA_HOME and $CUDA_PATH, in the pip package nvidia-cuda-nvcc, and where CUDA's
installers put it; the first that is there is taken.
"""

from __future__ import annotations

import glob
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from typing import NamedTuple

from nvopt.ending import temporary_folder
from nvopt.llvm import CodegenError
from nvopt.processes import which
from nvopt.target.ptx import VERSIONS

_PROGRAM = "ptxas.exe" if sys.platform == "win32" else "ptxas"
_VARIABLES = ("CUDA_HOME", "CUDA_PATH")
_PACKAGES = ("nvidia-cuda-nvcc", "nvidia-cuda-nvcc-cu12", "nvidia-cuda-nvcc-cu11")
_FOLDERS = (
    ("/usr/local/cuda/bin", "/usr/local/cuda-*/bin", "/opt/cuda/bin")
    if sys.platform != "win32"
    else (r"C:\Program Files\NVIDIA GPU Computing Toolkit\CUDA\v*\bin",)
)
# ptxas k.ptx, line 34; error   : Unknown symbol '%r2'
_COMPLAINT = re.compile(r"^ptxas (?P<file>.*?), line (?P<line>\d+); (?P<kind>error|fatal|warning) *: (?P<text>.*)$", re.MULTILINE)
# Feature 'nanosleep' requires PTX ISA .version 6.2 or later
_TOO_EARLY = re.compile(r"requires PTX ISA \.version (\d+)\.(\d+) or later")
_ENTITY = re.compile(rb"^[^/\n]*\.(?:func|entry)\b(?:\s*\([^)]*\))?\s*([\w$%]+)", re.MULTILINE)


class PtxasNotFoundError(Exception):
    """There is no ptxas; str() says where it was looked for, and which pip package has it."""


def find() -> str:
    """The path of the first ptxas found. PtxasNotFoundError."""
    places = list(_places())
    for _, path in places:
        if path and os.access(path, os.X_OK) and os.path.isfile(path):
            return path
    looked = "".join(f"\n  {place}" for place in dict.fromkeys(place for place, _ in places))
    raise PtxasNotFoundError(f"no ptxas was found, which makes cubins of PTX; the pip package nvidia-cuda-nvcc has it. Looked in{looked}")


def _places() -> Iterator[tuple[str, str]]:
    """Where a ptxas can be: what a message calls the place, and the path, "" where there is none. In the order in which they count."""
    yield "PATH", which(_PROGRAM) or ""
    for variable in _VARIABLES:
        folder = os.environ.get(variable)
        path = os.path.join(folder, "bin", _PROGRAM) if folder else ""
        if os.path.isabs(path):
            yield f"${variable}/bin: {os.path.dirname(path)}", path
        else:
            yield f"${variable}/bin ({'no absolute path' if folder else 'not set'})", ""
    for package in _PACKAGES:
        yield from ((f"the pip package {package}", path) for path in in_package(package, _PROGRAM) or [""])
    for pattern in _FOLDERS:
        found = sorted(glob.glob(os.path.join(pattern, _PROGRAM)), key=_version, reverse=True)
        yield from ((pattern, path) for path in found or [""])


def in_package(package: str, program: str) -> list[str]:
    """The paths of the files called `program` in a pip package; none where that isn't installed."""
    from importlib.metadata import PackageNotFoundError, files

    try:
        listed = files(package) or []
    except PackageNotFoundError:
        listed = []
    return [str(path.locate()) for path in listed if path.name == program]


def _version(path: str) -> tuple[int, ...]:
    """Of a folder like cuda-12.8, so that 12.10 is newer than 12.9."""
    return tuple(int(number) for number in re.findall(r"\d+", path))


class Assembled(NamedTuple):
    """A cubin, and the warnings that ptxas gave."""

    cubin: bytes
    warnings: tuple[str, ...]


def assemble(program: str, ptx: bytes, path: str, cpu: str, *options: str) -> Assembled:
    """The cubin for the GPU `cpu` ("sm_90") that the ptxas `program` makes. CodegenError with ptxas's own words, the line of the PTX and
    the function that it stands in; `path` is the input's name in it. With the option "-v" what it says of functions is among the
    warnings."""
    with temporary_folder() as folder:
        source, output = os.path.join(folder, "module.ptx"), os.path.join(folder, "module.cubin")
        with open(source, "wb") as file:
            file.write(ptx)
        try:
            done = subprocess.run(
                [program, f"-arch={cpu}", *options, source, "-o", output], stdin=subprocess.DEVNULL, capture_output=True, check=False
            )
        except OSError as error:
            raise CodegenError(f"{path}: error: cannot run {program}: {error.strerror or error}") from None
        said = (done.stderr + done.stdout).decode(errors="backslashreplace").strip()
        if done.returncode != 0:
            why = _explain(said, ptx) or f" {said or f'it ended with status {done.returncode}'}"
            why += _asked_version(said)
            raise CodegenError(f"{path}: error: ptxas cannot assemble the PTX for {cpu}:{why}")
        with open(output, "rb") as file:
            return Assembled(file.read(), tuple(f"{path}: {line}" for line in said.splitlines()))


def _explain(said: str, ptx: bytes) -> str:
    """What ptxas said of lines of the PTX, each with the function and the line's text."""
    return "".join("\n" + _locate(found, ptx) for found in _COMPLAINT.finditer(said))


def _asked_version(said: str) -> str:
    """How to have the PTX version that ptxas asks for; "" where it asks for none: inline assembly may need a later one."""
    asked = max((int(major) * 10 + int(minor) for major, minor in _TOO_EARLY.findall(said)), default=0)
    fitting = min((version for version in VERSIONS if version >= asked), default=None) if asked else None
    return f"\n  -mattr=+ptx{fitting} asks for a PTX version that has it" if fitting is not None else ""


def _locate(found: re.Match[str], ptx: bytes) -> str:
    number = int(found["line"])
    lines = ptx.split(b"\n")
    before = b"\n".join(lines[:number])
    functions = _ENTITY.findall(before)
    where = f" in {functions[-1].decode(errors='backslashreplace')}" if functions else ""
    text = lines[number - 1].decode(errors="backslashreplace").strip() if 0 < number <= len(lines) else ""
    return f"  line {number} of the PTX{where}: {found['kind']}: {found['text']}\n    {text}"
