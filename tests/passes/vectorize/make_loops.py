"""Make the .ll files of this folder, outer/, ../loop_reduce and ../loop_unroll from the sources beside them, and what opt makes of these.

    python tests/passes/vectorize/make_loops.py        # needs clang-22 and opt-22 (`make peers`), and CUDA's headers for the kernels

NAME.ll is NAME.c at -O2, in outer/ at -O1, NAME.O1.ll at -O1, NAME.fast.ll with -ffast-math; nothing in them is vectorized, unrolled, or
made a memcpy.
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
PICKED = {
    "reductions": "sum sum_bytes sum_in_bytes sum_from largest_byte sum_if sum_if_read any_of find_last two_sums sum_into",
    "floats.fast": "fsum fdot fsum_either fsmallest framp",
    "counters": "up_u8 down_unsigned wraps_by_seven wraps_short_wide index_byte_wraps pointers_up two_counters counter_as_float",
    "accesses": "copy_may_alias add_arrays reversed reversed_both stride_symbolic even_and_odd gather scatter",
    "conditions": "if_store if_store_may_alias if_divide if_divide_store if_load blend_of_three",
    "dependences": "previous previous_two previous_used_after ahead_4 by_variable behind_1",
    "conversions": "s8_to_s64 mixed_widths float_to_double",
}
"""Functions of which by_opt/ holds what opt makes of them at four lanes."""
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
        code = _run(["clang-22", *FLAGS, *target, *options, "-o", "-", os.path.relpath(source, HERE)], b"")
    text = _run(["opt-22", "-S", "-passes=verify", "-strip-debug"], code).decode()
    text = re.sub(r"^; (?:ModuleID|Function Attrs).*\n", "", text, flags=re.M)
    text = re.sub(r" (?:dso_local|local_unnamed_addr)\b", "", _NOISE.sub("", text))
    return _without_plain_loops(_without_empty_groups(text))


def vectorized(path: Path, functions: list[str]) -> str:
    """Some functions of a module of this folder as opt vectorizes them."""
    options = ["-force-vector-width=4", "-force-vector-interleave=1"]
    text = _run(["opt-22", "-S", "-passes=loop-vectorize", *options, path.name], b"")
    text = _run(["llvm-extract-22", "-S", *(f"--func={name}" for name in functions)], text)
    return re.sub(r"^; (?:ModuleID|Function Attrs).*\n", "", text.decode(), flags=re.M)


def _without_empty_groups(text: str) -> str:
    for group in re.findall(r"^attributes (#\d+) = { }$", text, re.M):
        text = re.sub(rf" {group}\b|^attributes {group} .*\n", "", text, flags=re.M)
    return text


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
    for source in sorted((HERE / "outer").glob("*.c")):
        source.with_suffix(".ll").write_text(compiled(source, ["-O1"]))
    for source in sorted(HERE.with_name("loop_reduce").glob("*.c")):  # for a GPU, where counters keep their 32 bits
        source.with_suffix(".ll").write_text(compiled(source, ["-O2", "--target=nvptx64-nvidia-cuda"]))
    for source in sorted(HERE.with_name("loop_unroll").glob("*.c")):
        source.with_suffix(".ll").write_text(compiled(source, ["-O2"]))
    for name, functions in PICKED.items():
        (HERE / "by_opt" / f"{name}.ll").write_text(vectorized(HERE / f"{name}.ll", functions.split()))


if __name__ == "__main__":
    main()
