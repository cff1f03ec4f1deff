"""Make the files of this folder: each source as IR at -O0 with sroa, -O1 and -O3, and what opt says of it.

    python tests/analysis/scev/peers/make_peers.py        # needs clang-22 and opt-22 (`make peers`), and CUDA's headers for the kernels

The IR is `NAME.LEVEL.ll`; `NAME.LEVEL.scev` is what `opt-22 -passes='print<scalar-evolution>'` printed.
"""

import os
import subprocess
import tempfile
from pathlib import Path

HERE = Path(__file__).parent
SOURCES = {"loops.c": ["--target=x86_64-linux-gnu"], "kernels.cu": ["-x", "cuda", "--cuda-device-only", "--cuda-gpu-arch=sm_90"]}
LEVELS = {"O0": (["-O0", "-Xclang", "-disable-O0-optnone"], "function(sroa)"), "O1": (["-O1"], "verify"), "O3": (["-O3"], "verify")}


def main() -> None:
    with tempfile.TemporaryDirectory() as stubs:
        # clang's wrapper of the CUDA headers includes a file that CUDA 13 has no more
        (Path(stubs) / "curand_mtgp32_kernel.h").touch()
        for source, options in SOURCES.items():
            if source.endswith(".cu"):
                cuda = os.environ.get("CUDA_PATH", "/usr/local/cuda")
                options = [*options, f"--cuda-path={cuda}", f"-I{stubs}", "-Wno-unknown-cuda-version"]
            for level in LEVELS:
                _make(source, options, level)


def _make(source: str, options: list[str], level: str) -> None:
    flags, passes = LEVELS[level]
    code = _run(["clang-22", "-w", "-S", "-emit-llvm", "-fno-discard-value-names", *options, *flags, "-o", "-", source], b"")
    name = f"{Path(source).stem}.{level}"
    (HERE / f"{name}.ll").write_bytes(_run(["opt-22", "-S", f"-passes={passes}", "-strip-debug"], code))
    command = ["opt-22", "-passes=print<scalar-evolution>", "-disable-output", f"{name}.ll"]
    said = subprocess.run(command, cwd=HERE, capture_output=True, check=True)
    (HERE / f"{name}.scev").write_bytes(said.stderr)


def _run(command: list[str], text: bytes) -> bytes:
    return subprocess.run(command, cwd=HERE, input=text, stdout=subprocess.PIPE, check=True).stdout


if __name__ == "__main__":
    main()
