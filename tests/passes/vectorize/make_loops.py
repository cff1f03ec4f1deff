"""Make the .ll files of this folder from the sources beside them, and what opt makes of them.

    python tests/passes/vectorize/make_loops.py        # needs clang-22 and opt-22 (`make peers`), and CUDA's headers for the kernels

NAME.ll is NAME.c at -O2, NAME.O1.ll at -O1, NAME.fast.ll with -ffast-math; nothing in them is vectorized, unrolled, or made a memcpy.
What the tests have no use for is left out: names of the machine's CPU, comments on attributes, what is said of every loop alike.
"""

from __future__ import annotations

import os
import re
import subprocess
import tempfile
from pathlib import Path

HERE = Path(__file__).parent
FLAGS = ["-w", "-S", "-emit-llvm", "-fno-discard-value-names", "-fno-vectorize", "-fno-slp-vectorize", "-fno-unroll-loops"]
FLAGS += ["-fno-math-errno", "-mllvm", "-disable-loop-idiom-all"]
TARGETS = {".c": ["--target=x86_64-linux-gnu"], ".cu": ["-x", "cuda", "--cuda-device-only", "--cuda-gpu-arch=sm_90", "-nogpulib"]}
ALSO = {"floats": {"fast": ["-O2", "-ffast-math"]}, "conditions": {"O1": ["-O1"]}, "counters": {"O1": ["-O1"]}}
"""What else a source is compiled with, beside -O2, and how the file is called."""
_NOISE = re.compile(
    r' "(?:frame-pointer|min-legal-vector-width|no-trapping-math|stack-protector-buffer-size|target-\w+|tune-cpu)"="[^"]*"| uwtable'
)


def compiled(source: Path, options: list[str]) -> str:
    """The module of a source, as opt prints it, without what is of no use here."""
    with tempfile.TemporaryDirectory() as stubs:
        # clang's wrapper of the CUDA headers includes a file that CUDA 13 has no more
        (Path(stubs) / "curand_mtgp32_kernel.h").touch()
        target = TARGETS[source.suffix]
        if source.suffix == ".cu":
            target = [*target, f"--cuda-path={os.environ.get('CUDA_PATH', '/usr/local/cuda')}", f"-I{stubs}", "-Wno-unknown-cuda-version"]
        code = _run(["clang-22", *FLAGS, *target, *options, "-o", "-", source.name], b"")
    text = _run(["opt-22", "-S", "-passes=verify", "-strip-debug"], code).decode()
    text = re.sub(r"^; (?:ModuleID|Function Attrs).*\n", "", text, flags=re.M)
    text = re.sub(r" (?:dso_local|local_unnamed_addr)\b", "", _NOISE.sub("", text))
    for group in re.findall(r"^attributes (#\d+) = { }$", text, re.M):
        text = re.sub(rf" {group}\b|^attributes {group} .*\n", "", text, flags=re.M)
    return _without_plain_loops(text)


def _without_plain_loops(text: str) -> str:
    """Without the metadata of loops that says no more than that they end and are not unrolled."""
    plain = "|".join(re.findall(r'^(!\d+) = !{!"llvm\.loop\.(?:mustprogress|unroll\.disable)"}$', text, re.M))
    loops = re.findall(rf"^(!\d+) = distinct !{{\1(?:, (?:{plain}))+}}$", text, re.M)
    text = re.sub(rf"(?:, !llvm\.loop (?:{'|'.join(loops)})|^(?:{'|'.join(loops)}) = .*\n)(?=\n|!|\Z)", "", text, flags=re.M)
    return _run(["opt-22", "-S", "-passes=verify"], text.encode()).decode().replace("; ModuleID = '<stdin>'\n", "")


def _run(command: list[str], text: bytes) -> bytes:
    return subprocess.run(command, cwd=HERE, input=text, stdout=subprocess.PIPE, check=True).stdout


def main() -> None:
    for source in sorted([*HERE.glob("*.c"), *HERE.glob("*.cu")]):
        for name, options in {"": ["-O2"], **ALSO.get(source.stem, {})}.items():
            (HERE / f"{source.stem}{name and '.'}{name}.ll").write_text(compiled(source, options))


if __name__ == "__main__":
    main()
