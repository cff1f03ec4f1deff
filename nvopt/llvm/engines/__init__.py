"""Engines: the libraries with LLVM in them that nvopt works through.

engine.py says what they offer; llvmlite_engine.py is the library inside llvmlite, which every installation has. One engine is at work in a
process: objects of two can't meet.
"""

from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from nvopt.llvm.engines.engine import Engine


@cache
def engine() -> "Engine":
    """The one at work, loaded on the first call."""
    from nvopt.llvm.engines.llvmlite_engine import LlvmliteEngine

    return LlvmliteEngine()
