"""What can be read off PTX as it stands, and off what ptxas says of it. Nothing is run."""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

_INSTRUCTION = re.compile(r"^\s+(?:@!?%p\d+\s+)?([a-z][\w.:]*)[^\n]*;$", re.M)
_VECTOR = re.compile(r"(ld|st)\.(?!param\b)(?:\w+\.)*(v[24])\.")


class AssemblerError(Exception):
    """ptxas does not take a module."""


@dataclass(frozen=True)
class Figures:
    """One module: instructions, registers of all functions, bytes of spills and of local memory, vector accesses as they stand."""

    instructions: int
    registers: int
    spills: int
    local: int
    ld_v2: int
    ld_v4: int
    st_v2: int
    st_v4: int


def ptxas() -> Path | None:
    """The assembler of the pip package nvidia-cuda-nvcc, if it is there."""
    return next((path for folder in map(Path, sys.path) for path in folder.glob("nvidia/cu*/bin/ptxas")), None)


def assemble(assembler: Path, ptx: str) -> str:
    """What `ptxas -v` for sm_90 says; AssemblerError where it refuses the PTX."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "module.ptx"
        source.write_text(ptx)
        command = [assembler, "-arch=sm_90", "-v", source, "-o", Path(folder) / "module.cubin"]
        said = subprocess.run(command, capture_output=True, text=True)
    if said.returncode:
        raise AssemblerError(said.stderr)
    return said.stderr + said.stdout


def stack_bytes(said: str) -> int:
    """The stack frames of all functions, of what `ptxas -v` said."""
    return sum(map(int, re.findall(r"(\d+) bytes stack frame", said)))


def figures(assembler: Path, ptx: str) -> Figures:
    """The figures of a module; AssemblerError where ptxas refuses it."""
    said = assemble(assembler, ptx)
    opcodes = _INSTRUCTION.findall(ptx)
    vectors = [found.groups() for opcode in opcodes if (found := _VECTOR.match(opcode))]
    return Figures(
        instructions=len(opcodes),
        registers=sum(map(int, re.findall(r"Used (\d+) registers", said))),
        spills=sum(map(int, re.findall(r"(\d+) bytes spill (?:stores|loads)", said))),
        local=stack_bytes(said),
        ld_v2=vectors.count(("ld", "v2")),
        ld_v4=vectors.count(("ld", "v4")),
        st_v2=vectors.count(("st", "v2")),
        st_v4=vectors.count(("st", "v4")),
    )
