"""Targets of the module as a whole: lines of its text, and LLVM's passes, which may make it smaller at a stroke."""

from __future__ import annotations

import re
from collections.abc import Sequence

from nvopt.ir import Module
from nvopt.knobs import KnobValues
from nvopt.llvm import Unit
from nvopt.passes.base import Context
from nvopt.pipeline.run import run_pipeline
from nvopt.pipeline.text import make_pipeline
from nvopt.reduce.trials import NAME, bare
from nvopt.remarks import RemarkSink
from nvopt.target import TargetOptions

_LINE = re.compile(
    r'^(?:source_filename = .*|target \w+ = ".*"|module asm ".*"|\$(\S+) = comdat .*|![^\d\s!{][^ ]* = (?:distinct )?!\{.*\})\n', re.M
)
_SHRINKING = ("globaldce", "function(sroa)", "function(instcombine)", "function(simplifycfg)", "function(adce)")


class ModuleData:
    """Lines that stand for themselves: the source's name, layout and triple, module asm, comdats that nothing is in, named metadata."""

    name = "module-data"

    def targets(self, module: Module) -> Sequence[str]:
        used = {value.comdat if "(" in value.comdat else f"comdat(${value.name})" for value in module.global_values if value.comdat}
        return [found[0] for found in _LINE.finditer(str(module)) if f"comdat(${found[1]})" not in used]

    def without(self, module: Module, chosen: Sequence[str]) -> str:
        return _LINE.sub(lambda found: "" if found[0] in chosen else found[0], str(module))


class IRPasses:
    """LLVM's passes: taken away is what they take away."""

    name = "ir-passes"

    def targets(self, module: Module) -> Sequence[str]:
        return _SHRINKING

    def without(self, module: Module, chosen: Sequence[str]) -> str:
        text = str(module)
        unit = Unit.parse(text.encode(errors="surrogateescape"), NAME)
        run_pipeline(unit, make_pipeline(",".join(chosen)), Context(TargetOptions(), KnobValues.parse({}), RemarkSink()))
        return bare(unit.emit_bytes(), text).decode(errors="surrogateescape")
