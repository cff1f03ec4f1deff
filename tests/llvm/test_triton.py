"""IR that Triton writes with LLVM 24: kept in fixtures/triton, and made afresh where Triton is installed.

The suite doesn't install Triton (its wheel has 290 MB), so that the second half is skipped in most places: `pip install triton` in the
environment of the tests runs it. It needs neither a GPU nor torch.
"""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import nvopt

FOLDER = Path(__file__).parents[2] / "fixtures" / "triton"
KEPT = sorted(FOLDER.glob("*.ll"))
PASSES = "nvvm-reflect,nvvm-reflect-pp,lower-struct-args<opt-byval>,lower-aggr-copies<lower-aggr-func-args>,nvvm-verify"
# In a process of its own: what the target can't do ends the process that asks for it.
CODEGEN = """
import sys
import llvmlite.binding as llvm
llvm.initialize_all_targets()
llvm.initialize_all_asmprinters()
machine = llvm.Target.from_triple("nvptx64-nvidia-cuda").create_target_machine(cpu="sm_90a", opt=3)
module = llvm.parse_assembly(sys.stdin.read(), llvm.create_context())
module.triple = "nvptx64-nvidia-cuda"
sys.stdout.write(machine.emit_assembly(module))
"""


def ptxas() -> Path:
    """The assembler of the pip package nvidia-cuda-nvcc."""
    found = [path for folder in map(Path, sys.path) for path in folder.glob("nvidia/cu*/bin/ptxas")]
    if not found:
        pytest.skip("no ptxas: the package nvidia-cuda-nvcc has none for this platform")
    return found[0]


def assemble(ptx: str, folder: Path) -> None:
    source = folder / "kernel.ptx"
    source.write_text(ptx)
    done = subprocess.run([ptxas(), "-arch=sm_90a", source, "-o", folder / "kernel.cubin"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def to_ptx(text: str) -> str:
    return subprocess.run([sys.executable, "-c", CODEGEN], input=text, capture_output=True, text=True, check=True).stdout


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.name)
def test_kept_ir_goes_to_ptx(path: Path, tmp_path: Path) -> None:
    text = path.read_text()
    ptx = to_ptx(nvopt.run(text, PASSES, cpu="sm_90a"))
    assemble(ptx, tmp_path)
    written = {int(digits, 16) for digits in re.findall(r"\bf0x([0-9A-F]{8})\b", text)}
    assert written  # these bits are LLVM 24's own, and ptx writes a float's bits as they are
    assert written <= {int(digits, 16) for digits in re.findall(r"\b0f([0-9A-F]{8})\b", ptx)}


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.name)
def test_kept_ir_goes_through_the_mirror(path: Path) -> None:
    text = path.read_text()
    assert nvopt.run(text, "mirror-roundtrip") == nvopt.run(text, "")


def test_constants_of_every_width_in_kept_ir() -> None:
    printed = nvopt.run((FOLDER / "swish.ll").read_text(), "")
    assert "fmul half %29, 0xH3C66" in printed  # 1.1
    assert "fmul bfloat %16, 0xR3E9A" in printed  # 0.3
    assert "half 0xHFC00" in printed  # -inf


@pytest.fixture(scope="module")
def kernels() -> Iterator[Any]:
    """fixtures/triton/kernels.py as a module."""
    pytest.importorskip("triton", reason="Triton is not installed; the suite does not bring it")
    import importlib.util

    spec = importlib.util.spec_from_file_location("triton_kernels", FOLDER / "kernels.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    yield module
    del sys.modules[spec.name]


@pytest.mark.filterwarnings("ignore")  # Triton's own
@pytest.mark.parametrize("name", ["add", "softmax", "layernorm", "matmul", "histogram", "report", "swish", "gelu"])
def test_what_triton_writes_now_goes_through_o3_to_ptx(kernels: Any, name: str, tmp_path: Path) -> None:
    source = tmp_path / f"{name}.ll"
    source.write_text(kernels.compile_to_ir(kernels.KERNELS[name]))
    command: list[str | Path] = [sys.executable, "-m", "nvopt", "-O3", "-mcpu=sm_90a", "--emit=ptx", source, "-o", tmp_path / f"{name}.ptx"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assemble((tmp_path / f"{name}.ptx").read_text(), tmp_path)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("name", ["add", "softmax", "layernorm", "matmul", "histogram", "report", "swish", "gelu"])
def test_what_triton_writes_now_is_read_whole(kernels: Any, name: str) -> None:
    text = kernels.compile_to_ir(kernels.KERNELS[name])
    assert nvopt.run(text, "mirror-roundtrip") == nvopt.run(text, "")
    assert nvopt.run(text, PASSES, cpu="sm_90a")


def test_short_pointers_of_the_data_layout_reach_code_generation(tmp_path: Path) -> None:
    """Triton's layout has 32 bits for pointers into shared memory; a GPU's usual one has 64."""
    text = (FOLDER / "softmax.ll").read_text()
    source = tmp_path / "softmax.ll"
    written = {}
    for name, layout in (("short", text), ("long", re.sub(r'target datalayout = ".*"\n', "", text))):
        source.write_text(layout)
        command: list[str | Path] = [sys.executable, "-m", "nvopt", "-mcpu=sm_90a", "-emit=ptx", source, "-o", tmp_path / f"{name}.ptx"]
        done = subprocess.run(command, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        written[name] = (tmp_path / f"{name}.ptx").read_text()
        assemble(written[name], tmp_path)
    assert re.search(r"mov\.b32 \t%r\d+, global_smem", written["short"])
    assert re.search(r"mov\.b64 \t%rd\d+, global_smem", written["long"])
