"""What lower-aggr-copies makes of a call goes through LLVM's code generation for NVPTX, and ptxas takes it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import nvopt

GOLDEN = Path(__file__).parent.parent / "golden" / "lower-aggr-copies"
SHAPES = ("memcpy-unrolled", "memcpy-loop", "memmove", "memmove-address-spaces", "memset", "inline-volatile", "metadata")
# In a process of its own: what the target can't do ends the process that asks for it.
CODEGEN = """
import sys
import llvmlite.binding as llvm
llvm.initialize_all_targets()
llvm.initialize_all_asmprinters()
machine = llvm.Target.from_triple("nvptx64-nvidia-cuda").create_target_machine(cpu="sm_90", opt=3)
sys.stdout.write(machine.emit_assembly(llvm.parse_assembly(sys.stdin.read(), llvm.create_context())))
"""


def ptxas() -> Path:
    """The assembler of the pip package nvidia-cuda-nvcc."""
    found = [path for folder in map(Path, sys.path) for path in folder.glob("nvidia/cu*/bin/ptxas")]
    if not found:
        pytest.skip("no ptxas: the package nvidia-cuda-nvcc has none for this platform")
    return found[0]


@pytest.mark.parametrize("mode", ["cicc", "load-first"])
@pytest.mark.parametrize("shape", SHAPES)
def test_ptxas_takes_it(shape: str, mode: str, tmp_path: Path) -> None:
    assembler = ptxas()
    lowered = nvopt.run((GOLDEN / f"{shape}.ll").read_text(), "lower-aggr-copies", knobs={"memmove-lowering": mode})
    ptx = subprocess.run([sys.executable, "-c", CODEGEN], input=lowered, capture_output=True, text=True, check=True).stdout
    source = tmp_path / "lowered.ptx"
    source.write_text(ptx)
    done = subprocess.run([assembler, "-arch=sm_90", source, "-o", tmp_path / "lowered.cubin"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
