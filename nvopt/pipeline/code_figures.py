"""What can be read off generated code: off PTX as it stands, what ptxas says of it, and the machine code that it makes. Nothing is run."""

from __future__ import annotations

import re
import subprocess
from collections import Counter
from dataclasses import dataclass, replace

from nvopt.pipeline.nvdisasm import disassemble
from nvopt.pipeline.ptxas import assemble
from nvopt.pipeline.ptxas_info import usages
from nvopt.report.machine_code import Sums, sums

_INSTRUCTION = re.compile(r"^\s+(?:@!?%p\d+\s+)?([a-z][\w.:]*)[^\n]*;$", re.M)
_VECTOR = re.compile(r"(ld|st)\.(?!param\b)(?:\w+\.)*(v[24])\.")
_MEMORY = re.compile(r"(?:ld|st|atom|red)\.(?!param\b)")


@dataclass(frozen=True)
class Figures:
    """One module. Of the PTX as it stands: instructions, those of them that access memory, and vector accesses. Of what ptxas says, None
    without one: registers of all functions, bytes of spills and of local memory. Of the machine code, None without nvdisasm: instructions,
    what loops spend and what they do (`machine_code.Sums`)."""

    instructions: int
    memory: int
    ld_v2: int
    ld_v4: int
    st_v2: int
    st_v4: int
    registers: int | None = None
    spills: int | None = None
    local: int | None = None
    sass: int | None = None
    spent: int | None = None
    work: int | None = None

    @property
    def overhead(self) -> float | None:
        """What loops spend on each piece of work; None where that is not known, or where there is no work."""
        return self.spent / self.work if self.spent is not None and self.work else None


def figures(ptx: str, cpu: str = "sm_90", ptxas: str | None = None, nvdisasm: str | None = None) -> Figures:
    """The figures of a module for the GPU `cpu`, as far as these programs are there. CodegenError where ptxas refuses it."""
    opcodes = _INSTRUCTION.findall(ptx)
    vectors = Counter(f"{found[1]}_{found[2]}" for opcode in opcodes if (found := _VECTOR.match(opcode)))
    counted = Figures(
        len(opcodes),
        sum(1 for opcode in opcodes if _MEMORY.match(opcode)),
        **{width: vectors[width] for width in ("ld_v2", "ld_v4", "st_v2", "st_v4")},
    )
    if ptxas is None:
        return counted
    made = assemble(ptxas, ptx.encode(errors="surrogateescape"), "module", cpu, "-v")
    used = usages(made.warnings)
    machine = _machine(nvdisasm, made.cubin) if nvdisasm is not None else None
    return replace(
        counted,
        registers=sum(usage.registers or 0 for usage in used),
        spills=sum(usage.spill_stores + usage.spill_loads for usage in used),
        local=sum(usage.stack for usage in used),
        sass=machine.instructions if machine is not None else None,
        spent=machine.spent if machine is not None else None,
        work=machine.work if machine is not None else None,
    )


def stack_bytes(said: str) -> int:
    """The stack frames of all functions, of what `ptxas -v` said."""
    return sum(usage.stack for usage in usages(said.splitlines()))


def _machine(nvdisasm: str, cubin: bytes) -> Sums | None:
    """The sums over the machine code; None where an older nvdisasm does not know the GPU."""
    try:
        return sums(disassemble(nvdisasm, cubin))
    except (OSError, subprocess.CalledProcessError):
        return None
