"""Engines: the libraries with LLVM in them that nvopt works through.

interface.py says what they offer. llvmlite_engine.py is the library inside llvmlite, which every installation has; libllvm_engine.py is
LLVM's own shared library, where somebody installed it. One engine is at work in a process: objects of two can't meet.
"""

import os
from collections.abc import Iterator, Sequence
from functools import cache, partial
from typing import TYPE_CHECKING

from nvopt.llvm.errors import EngineError

if TYPE_CHECKING:
    from nvopt.llvm.engines.interface import Engine

__all__ = ["LLVM_MAJOR", "VARIABLE", "EngineError", "engine", "set_options", "use"]

VARIABLE = "NVOPT_ENGINE"
OPTIONS_VARIABLE = "NVOPT_MLLVM"
LLVM_MAJOR = 22
"""Of the LLVM whose text nvopt reads and writes."""
_USUAL = "llvmlite"


def use(wanted: str) -> None:
    """Have `auto`, `llvmlite` or the library at this path as the engine, here and in processes started from here. EngineError where that
    library can't be one, or another engine is at work already."""
    before = os.environ.get(VARIABLE)
    if engine.cache_info().currsize and wanted != (before or _USUAL):
        raise EngineError(f"error: the engine is {engine().name} already; choose one before anything is read")
    os.environ[VARIABLE] = wanted
    try:
        engine()
    except EngineError:
        os.environ.pop(VARIABLE)
        if before is not None:
            os.environ[VARIABLE] = before
        raise


def set_options(options: Sequence[str]) -> None:
    """Set options of LLVM's own, each as on opt's command line (`-inline-threshold=500`), here and in processes started from here.
    EngineError with LLVM's words where one is none or has a wrong value."""
    import shlex

    at_work = engine()
    _set(at_work, options)
    os.environ[OPTIONS_VARIABLE] = shlex.join([*_options(), *options])


def _options() -> list[str]:
    """Those that NVOPT_MLLVM in the environment has."""
    text = os.environ.get(OPTIONS_VARIABLE)
    if not text:
        return []
    import shlex

    return shlex.split(text)


def _set(at_work: "Engine", options: Sequence[str]) -> None:
    if not options:
        return
    from nvopt.llvm.aborts import said_during  # late: most runs set none

    for option in options:
        word = os.fsencode(option)
        said = said_during(partial(at_work.set_option, word))
        name = word.lstrip(b"-").partition(b"=")[0]
        if not said and not (name and word.startswith(b"-") and at_work.may_be_option(name)):
            said = f"Unknown command line argument '{option}'"
        if said:
            told = "; ".join(line.removeprefix("nvopt: ") for line in said.splitlines()).replace(".  Try: 'nvopt --help'", "")
            raise EngineError(f"error: for the -mllvm option: {told}")


def is_option(name: str) -> bool:
    """Whether the library has an option of that name, given without a dash. Asked of what ends in an error: it may have been set after."""
    at_work, word = engine(), os.fsencode(name)
    if not word or word.startswith((b"help", b"version")) or not at_work.may_be_option(word):  # LLVM's help ends the process
        return False
    from nvopt.llvm.aborts import said_during

    return "Unknown command line argument" not in said_during(partial(at_work.set_option, b"-" + word))


@cache
def engine() -> "Engine":
    """The one at work, loaded on the first call: NVOPT_ENGINE's in the environment, llvmlite's where that says nothing.

    EngineError where it can't be had.
    """
    made = _load()
    _set(made, _options())
    return made


def _load() -> "Engine":
    wanted = os.environ.get(VARIABLE) or _USUAL
    if wanted == "auto":
        return _found() or _llvmlite()
    if wanted == "llvmlite":
        return _llvmlite()
    from nvopt.llvm.engines.libllvm_engine import LibLLVMEngine

    return LibLLVMEngine(os.path.abspath(wanted) if os.sep in wanted else wanted, LLVM_MAJOR)


def _llvmlite() -> "Engine":
    from nvopt.llvm.engines.llvmlite_engine import LlvmliteEngine

    return LlvmliteEngine()


def _found() -> "Engine | None":
    """LLVM's own library, where it is in one of the usual places."""
    from nvopt.llvm.engines.libllvm_engine import LibLLVMEngine

    for path in _usual_places():
        try:
            return LibLLVMEngine(path, LLVM_MAJOR)
        except EngineError:
            continue
    return None


def _usual_places() -> Iterator[str]:
    """By the names under which the system's loader knows them, then Debian's and apt.llvm.org's, conda's, Homebrew's folders."""
    yield from (f"libLLVM.so.{LLVM_MAJOR}.1", f"libLLVM-{LLVM_MAJOR}.so")
    conda = os.environ.get("CONDA_PREFIX", "")
    brew = [f"{root}/opt/llvm{version}" for root in ("/opt/homebrew", "/usr/local") for version in (f"@{LLVM_MAJOR}", "")]
    for folder in (f"/usr/lib/llvm-{LLVM_MAJOR}", *filter(None, [conda]), *brew):
        for name in (f"libLLVM.so.{LLVM_MAJOR}.1", f"libLLVM-{LLVM_MAJOR}.so", "libLLVM.dylib"):
            path = os.path.join(folder, "lib", name)
            if os.path.exists(path):
                yield path
