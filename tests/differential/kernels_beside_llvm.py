"""Runs the kernels of any modules after -O3, on the host, beside what LLVM's own O2 makes of them.

    PYTHONPATH=tests/differential python tests/differential/kernels_beside_llvm.py mine.ll ...

One thread runs four times, on random numbers and in buffers of small ones. A line for each kernel says `same`; `differs`; `not called`, by
its arguments; or `unsteady`, where LLVM's code crashes, or isn't the same as itself or as LLVM's O1: a kernel that divides by an argument
of 0, follows pointers that it reads, reads what other threads were to write, or has operations that may be fused. The status is 1 where one
differs.
"""

from __future__ import annotations

import faulthandler
import os
import re
import signal
import sys
from pathlib import Path

from harness import SCALARS, Inputs, MismatchError, Pair
from host import HostError
from test_copies_fixtures import BUFFER, NUMBERS, WHOLE_NUMBERS, small_words

import nvopt

_KERNEL = re.compile(r"^define [^@\n]*\bptx_kernel [^@\n]*@([\w.$]+)\(", re.MULTILINE)
_PATIENCE = 60
"""Seconds for a kernel; random bounds of loops may be large."""
_SAME, _DIFFERS, _NOT_CALLED = range(3)


def _compared(before: str, after: str, kernel: str, numbers: list[int]) -> int:
    with Pair(before, after) as pair:
        result, params = pair.before.signature(kernel)
        if result != "void" or not all(param in SCALARS for param in params):
            return _NOT_CALLED
        values = {at: numbers if param.startswith("i") else NUMBERS for at, param in enumerate(params) if param != "ptr"}
        try:
            pair.compare(kernel, inputs=Inputs(values=values, default=BUFFER, contents=small_words), runs=4)
        except MismatchError as error:
            print(error, file=sys.stderr)
            return _DIFFERS
    return _SAME


def _status(before: str, after: str, kernel: str, numbers: list[int]) -> int | None:
    """Of a process of its own; None where that crashed, or took too long."""
    child = os.fork()
    if not child:
        faulthandler.disable()  # pytest turns it on
        signal.alarm(_PATIENCE)
        try:
            os._exit(_compared(before, after, kernel, numbers))
        except HostError:
            os._exit(_NOT_CALLED)
        finally:
            os.abort()
    status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    return status if status >= 0 else None


def verdict(texts: list[str], kernel: str) -> str:
    """What is to be said of a kernel: `texts` are what LLVM's O2 and O1 make of its module, and what nvopt does."""
    llvm, other, after = texts
    for numbers in (WHOLE_NUMBERS, [number for number in WHOLE_NUMBERS if number > 0]):
        status = _status(llvm, after, kernel, numbers)
        if status in (_SAME, _NOT_CALLED):
            return "same" if status == _SAME else "not called"
        if all(_status(llvm, one, kernel, numbers) == _SAME for one in (llvm, llvm, other)):
            return "differs"
    return "unsteady"


def main(paths: list[str]) -> int:
    found = []
    for path in paths:
        text = Path(path).read_text()
        linked = nvopt.run(text, "nvvm-reflect", cpu="sm_90", libdevice=True)
        texts = [nvopt.run(linked, pipeline, cpu="sm_90") for pipeline in ("default<O2>", "default<O1>", "nvopt<O3>")]
        for kernel in _KERNEL.findall(texts[-1]):
            found.append(verdict(texts, kernel))
            print(f"{path}: {kernel}: {found[-1]}", flush=True)
    print(", ".join(f"{found.count(what)} {what}" for what in ("same", "unsteady", "not called", "differs")))
    return int("differs" in found)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
