"""Start-up: the cost of a first small file, and of being asked for help."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from measure import NVOPT, compare, opt, show

SMALL = """\
target triple = "nvptx64-nvidia-cuda"
@name = private constant [11 x i8] c"__CUDA_FTZ\\00"
declare i32 @__nvvm_reflect(ptr)
define i32 @ftz() {
  %value = call i32 @__nvvm_reflect(ptr @name)
  ret i32 %value
}
"""


def main() -> None:
    with tempfile.TemporaryDirectory() as name:
        path = Path(name) / "small.ll"
        path.write_text(SMALL)
        commands: dict[str, list[str | Path]] = {
            "nvopt -passes=nvvm-reflect small.ll": [*NVOPT, "-passes=nvvm-reflect", path],
            "nvopt small.ll": [*NVOPT, path],
            "nvopt -help": [*NVOPT, "-help"],
            "python -c pass": [sys.executable, "-c", "pass"],
        }
        if opt():
            commands["opt -passes=nvvm-reflect -S small.ll"] = [str(opt()), "-passes=nvvm-reflect", "-S", path]
        show("start-up", compare(commands, rounds=15))


if __name__ == "__main__":
    main()
