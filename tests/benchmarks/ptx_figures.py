"""The ptxas that figures are taken with, and what it makes and says for sm_90."""

from __future__ import annotations

import sys
from pathlib import Path

from nvopt.pipeline import ptxas as of_cuda


def ptxas() -> Path | None:
    """The assembler of the pip package nvidia-cuda-nvcc, if it is there."""
    return next((path for folder in map(Path, sys.path) for path in folder.glob("nvidia/cu*/bin/ptxas")), None)


def assemble(assembler: Path, ptx: str) -> tuple[str, bytes]:
    """What `ptxas -v` for sm_90 says, and the cubin; CodegenError where it refuses the PTX."""
    made = of_cuda.assemble(str(assembler), ptx.encode(), "module", "sm_90", "-v")
    return "\n".join(made.warnings), made.cubin
