"""How many operations deep a question about a value looks: LLVM's MaxAnalysisRecursionDepth, on which its answers depend."""

from __future__ import annotations

from typing import Final

MAX_DEPTH: Final = 6
