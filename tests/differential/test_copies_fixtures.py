"""lower-aggr-copies on what clang made of CUDA sources: every function that can be called here, run before and after."""

from __future__ import annotations

import random
import re
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest
from harness import SCALARS, Buffer, Inputs, Pair

import nvopt

FIXTURES = Path(__file__).parent.parent.parent / "fixtures"
# The stubs of special registers make this thread the one of index 69; its buffers must reach as far as it goes with the numbers below.
BUFFER = Buffer(1 << 17, 16)
WHOLE_NUMBERS = [0, 1, 2, 5, 33, 70, 75]
NUMBERS = [0.5, 1.0, -2.25]
FEW = {"_Z8swap_allP5BatchS_i": [0, 1, 2, 5]}
"""Whole numbers of functions that index a local array of 12 elements; beyond it lies the stack."""
# What stores or follows the address of a virtual table has its own values in each module.
VIRTUAL = re.compile("Constant|Scaled|Node")


def small_words(rng: random.Random, size: int) -> bytes:
    """Memory of small 32-bit numbers: a struct's count of elements stays within the struct."""
    words, state = _small_words(rng.getstate(), size)
    rng.setstate(state)
    return words


@lru_cache(maxsize=32)  # functions of as many pointers are given the same
def _small_words(state: tuple[Any, ...], size: int) -> tuple[bytes, tuple[Any, ...]]:
    """These, of a generator in that state, and its state afterwards."""
    rng = random.Random()
    rng.setstate(state)
    words = bytearray(4 * (size // 4 + 1))
    words[::4] = rng.randbytes(len(words) // 4).translate(bytes(byte % 16 for byte in range(256)))
    return bytes(words[:size]), rng.getstate()


def files_with_copies() -> list[Path]:
    return [path for path in sorted(FIXTURES.glob("*.ll")) if re.search(r"call void @llvm\.mem", path.read_text())]


def compare_functions(before: str, after: str, names: list[str]) -> int:
    """Runs those of the functions that can be called here on both sides; how many these are."""
    compared = 0
    with Pair(before, after) as pair:
        for name in names:
            result, params = pair.before.signature(name)
            if VIRTUAL.search(name):
                continue
            if (result == "void" or result in SCALARS) and all(param in SCALARS for param in params):
                whole_numbers = FEW.get(name, WHOLE_NUMBERS)
                values = {i: whole_numbers if param.startswith("i") else NUMBERS for i, param in enumerate(params) if param != "ptr"}
                pair.compare(name, inputs=Inputs(values=values, default=BUFFER, contents=small_words), runs=4)
                compared += 1
    return compared


@pytest.mark.parametrize("path", files_with_copies(), ids=lambda path: path.stem)
@pytest.mark.parametrize("mode", ["cicc", "load-first"])
def test_functions_do_what_they_did(path: Path, mode: str) -> None:
    text = path.read_text()
    before, after = nvopt.run(text, "verify"), nvopt.run(text, "lower-aggr-copies", knobs={"memmove-lowering": mode})
    assert not re.search(r"call void @llvm\.mem", after)
    compared = compare_functions(before, after, re.findall(r"^define [^@\n]*@(\w+)\(", before, re.M))
    assert compared
