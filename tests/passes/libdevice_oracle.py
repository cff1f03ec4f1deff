"""What libdevice's functions must come to for every answer to their questions, and how two versions of a function are compared.

Run as a script this remakes `libdevice_hashes.txt`, LLVM's own answer: for each function and each -ftz a hash of what
`opt -passes=nvvm-reflect,simplifycfg,instcombine` of LLVM 22 makes of it, over all the other answers. It needs `opt-22` or an `opt`
of that version on the path (`make peers`):

    python tests/passes/libdevice_oracle.py
"""

from __future__ import annotations

import hashlib
import itertools
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

ARCHES = (750, 800, 860, 870, 880, 890, 900, 1000, 1030, 1100, 1200, 1210)
HASHES = Path(__file__).with_name("libdevice_hashes.txt")
DEFINITION = re.compile(r"^define .*?@([\w.]+)\(.*\n(?:[^}\n].*\n|\n)*\}$", re.M)
_NAME = r'(?:[-\w.$]+|"[^"]*")'

Answers = tuple[int, bool, bool]
"""(__CUDA_ARCH, __CUDA_FTZ, __CUDA_PREC_SQRT): what libdevice asks. It doesn't ask for __CUDA_PREC_DIV."""


def all_answers(ftz: bool) -> list[Answers]:
    """Every combination of the other answers."""
    return [(arch, ftz, sqrt) for arch, sqrt in itertools.product(ARCHES, (False, True))]


def bitcode() -> bytes:
    """CUDA's libdevice, from the wheel nvidia-nvvm."""
    import nvidia

    return next(path for base in nvidia.__path__ for path in Path(base).rglob("libdevice.10.bc")).read_bytes()


def definitions(text: str) -> dict[str, str]:
    """The text of each defined function."""
    return {found[1]: found[0] for found in DEFINITION.finditer(text)}


def normal(function: str) -> str:
    """`function` without what means nothing: names of values and blocks, numbers of attributes and metadata, the order in a phi."""
    lines = re.sub(r"([#!])\d+", r"\1", re.sub(r" +; (?:preds =|No predecessors).*", "", function)).split("\n")
    if not re.fullmatch(rf"{_NAME}:", lines[1]):
        lines.insert(1, f"{len(re.findall(r'%[0-9]+[,)]', lines[0]))}:")
    names: dict[str, str] = {}
    for name in re.findall(rf"%{_NAME}(?=[,)])", lines[0]):
        names.setdefault(name, f"%a{len(names)}")
    for line in lines[1:]:
        defined = re.match(rf"({_NAME}):$|  %({_NAME}) = ", line)
        if defined:
            names.setdefault(f"%{defined[1] or defined[2]}", f"%v{len(names)}")
    return "\n".join(_renamed(line, names) for line in lines)


def _renamed(line: str, names: dict[str, str]) -> str:
    label = re.fullmatch(rf"({_NAME}):", line)
    line = re.sub(rf"%{_NAME}", lambda found: names.get(found[0], found[0]), f"%{label[1]}:" if label else line)
    if " = phi " not in line:
        return line
    return line[: line.index("[")] + ", ".join(sorted(re.findall(r"\[ [^\]]* \]", line)))


def digest(functions: Iterable[str]) -> str:
    """A hash of these functions, each in its normal form."""
    return hashlib.sha256("\n".join(functions).encode()).hexdigest()[:16]


def read_hashes() -> tuple[str, dict[tuple[str, bool], str]]:
    """The libdevice that the stored hashes are of, and the hashes by function and -ftz."""
    first, *lines = HASHES.read_text().splitlines()
    rows = (line.split() for line in lines if line)
    return first.removeprefix("# libdevice.10.bc sha256 "), {(name, ftz == "1"): value for name, ftz, value in rows}


def _by_opt(opt: str, libdevice: bytes, answers: Answers) -> dict[str, str]:
    arch, ftz, sqrt = answers
    added = {"__CUDA_ARCH": arch, "__CUDA_FTZ": int(ftz), "__CUDA_PREC_SQRT": int(sqrt)}
    options = [f"-nvvm-reflect-add={name}={value}" for name, value in added.items()]
    passes = "-passes=nvvm-reflect,simplifycfg,instcombine<no-verify-fixpoint>"
    done = subprocess.run([opt, "-S", passes, *options], input=libdevice, capture_output=True, check=True)
    return {name: normal(text) for name, text in definitions(done.stdout.decode()).items()}


def main() -> None:
    """Remakes the stored hashes."""
    opt = shutil.which("opt-22") or shutil.which("opt")
    if opt is None:
        sys.exit("no opt-22 on the path: run make peers")
    libdevice = bitcode()
    lines = [f"# libdevice.10.bc sha256 {hashlib.sha256(libdevice).hexdigest()}"]
    for ftz in (False, True):
        results = [_by_opt(opt, libdevice, answers) for answers in all_answers(ftz)]
        lines += [f"{name} {int(ftz)} {digest(result[name] for result in results)}" for name in sorted(results[0])]
    HASHES.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
