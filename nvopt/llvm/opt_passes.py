"""The passes of LLVM 22's opt that an engine has beside those of native.PASSES, which every engine has.

opt_passes.txt has a line for each: where it runs (`loop-mssa` wants MemorySSA), its name, its class. opt's -print-passes and
-debug-pass-manager say these; what takes part in code generation only, or is there to make opt crash, is left out.
"""

import os
from functools import cache

from nvopt.llvm.engines import engine
from nvopt.llvm.native import PASSES, NativePass


@cache
def table() -> dict[str, NativePass]:
    """All of them by name, whatever the engine has."""
    with open(os.path.splitext(__file__)[0] + ".txt", encoding="utf-8") as lines:
        return {name: NativePass(name, level, class_name, f"LLVM's {class_name}") for level, name, class_name in map(str.split, lines)}


def find(name: str) -> NativePass | None:
    """The pass of that name, as it is typed without parameters, if the engine has it."""
    return PASSES.get(name) or (table().get(name) if engine().runs_text else None)


def names() -> list[str]:
    """Those that the engine has beside native.PASSES."""
    return list(table()) if engine().runs_text else []
