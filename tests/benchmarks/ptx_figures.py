"""What can be read off PTX as it stands, off what ptxas says of it, and off the machine code that it makes. Nothing is run."""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from sass_figures import disassemble, sums

_INSTRUCTION = re.compile(r"^\s+(?:@!?%p\d+\s+)?([a-z][\w.:]*)[^\n]*;$", re.M)
_VECTOR = re.compile(r"(ld|st)\.(?!param\b)(?:\w+\.)*(v[24])\.")


class AssemblerError(Exception):
    """ptxas does not take a module."""


@dataclass(frozen=True)
class Figures:
    """One module: instructions of the PTX and of the machine code, registers of all functions, bytes of spills and of local memory, what
    loops spend and what they do (`sass_figures`), vector accesses of the PTX as they stand."""

    instructions: int
    sass: int
    registers: int
    spills: int
    local: int
    spent: int
    work: int
    ld_v2: int
    ld_v4: int
    st_v2: int
    st_v4: int


def ptxas() -> Path | None:
    """The assembler of the pip package nvidia-cuda-nvcc, if it is there."""
    return next((path for folder in map(Path, sys.path) for path in folder.glob("nvidia/cu*/bin/ptxas")), None)


def assemble(assembler: Path, ptx: str) -> tuple[str, bytes]:
    """What `ptxas -v` for sm_90 says, and the cubin; AssemblerError where it refuses the PTX."""
    with tempfile.TemporaryDirectory() as folder:
        source, cubin = Path(folder) / "module.ptx", Path(folder) / "module.cubin"
        source.write_text(ptx)
        command: list[str | Path] = [assembler, "-arch=sm_90", "-v", source, "-o", cubin]
        said = subprocess.run(command, capture_output=True, text=True)
        if said.returncode:
            raise AssemblerError(said.stderr)
        return said.stderr + said.stdout, cubin.read_bytes()


def stack_bytes(said: str) -> int:
    """The stack frames of all functions, of what `ptxas -v` said."""
    return sum(map(int, re.findall(r"(\d+) bytes stack frame", said)))


def figures(assembler: Path, disassembler: Path, ptx: str) -> Figures:
    """The figures of a module; AssemblerError where ptxas refuses it."""
    said, cubin = assemble(assembler, ptx)
    machine = sums(disassemble(disassembler, cubin))
    opcodes = _INSTRUCTION.findall(ptx)
    vectors = [found.groups() for opcode in opcodes if (found := _VECTOR.match(opcode))]
    return Figures(
        instructions=len(opcodes),
        sass=machine.instructions,
        registers=sum(map(int, re.findall(r"Used (\d+) registers", said))),
        spills=sum(map(int, re.findall(r"(\d+) bytes spill (?:stores|loads)", said))),
        local=stack_bytes(said),
        spent=machine.spent,
        work=machine.work,
        ld_v2=vectors.count(("ld", "v2")),
        ld_v4=vectors.count(("ld", "v4")),
        st_v2=vectors.count(("st", "v2")),
        st_v4=vectors.count(("st", "v4")),
    )
