"""The passes of LLVM 22's opt that an engine has beside those of native.PASSES, which every engine has.

opt_passes.txt has a line for each: where it runs (`loop-mssa` wants MemorySSA), its name, its class. opt's -print-passes and
-debug-pass-manager say these, but for those of NVPTX, which want a module of that target; what takes part in code generation only, or is
there to make opt crash, is left out. opt_analyses.txt has the analyses that `require<...>` and `invalidate<...>` take.

`llvm:NAME` is what opt has by a name that stands for something else here: a pass of nvopt's own, or one with other parameters.
"""

import os
import re
from functools import cache

from nvopt.llvm.engines import engine
from nvopt.llvm.native import PASSES, NativePass

PREFIX = "llvm:"
PIPELINES = ("lto", "lto-pre-link", "thinlto", "thinlto-pre-link")
"""Whole pipelines beside `default`, which take a level."""
LEVELS = ("O0", "O1", "O2", "O3", "Os", "Oz")


@cache
def table() -> dict[str, NativePass]:
    """All of them by name, whatever the engine has."""
    return {name: NativePass(name, level, class_name, f"LLVM's {class_name}") for level, name, class_name in _rows("opt_passes.txt")}


@cache
def analyses() -> dict[str, str]:
    """All of opt's analyses: name -> where they run."""
    return {name: level for level, name in _rows("opt_analyses.txt")}


def _rows(file: str) -> list[list[str]]:
    with open(os.path.join(os.path.dirname(__file__), file), encoding="utf-8") as lines:
        return [line.split() for line in lines]


def is_opts(name: str) -> bool:
    """Whether opt has a pass of that name, `llvm:` in front of it or not."""
    bare = name.removeprefix(PREFIX)
    return bare in PASSES or bare in table()


def find(name: str) -> NativePass | None:
    """The pass of that name, as it is typed without parameters, if the engine has it."""
    return opts(name) if name in PASSES or engine().runs_text else None


def opts(name: str) -> NativePass | None:
    """The pass of that name, whatever the engine has."""
    if name.startswith(PREFIX):
        bare = name.removeprefix(PREFIX)
        known = PASSES.get(bare) or table().get(bare)
        return known and known._replace(name=name, summary=f"LLVM's {known.class_name}, as opt has it", fixed=(), refused=())
    return PASSES.get(name) or table().get(name) or _of_analysis(name)


def _of_analysis(name: str) -> NativePass | None:
    """`require<...>` and `invalidate<...>`."""
    found = re.fullmatch(r"(require|invalidate)<(.+)>", name)
    level = analyses().get(found[2]) if found else None
    return NativePass(name, level, f"{found[1].title()}AnalysisPass", "") if found and level else None


def all_names() -> list[str]:
    """Those of all of opt's passes, whatever the engine has."""
    return [*PASSES, *table()]


def names() -> list[str]:
    """Those that the engine has beside native.PASSES."""
    return list(table()) if engine().runs_text else []
