"""Runs passes on the mirror alone, between LLVM's parser and LLVM's verifier; no pipeline, no command line."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

import llvmlite.binding as llvm

from nvopt.ir import Module
from nvopt.knobs import KnobValues
from nvopt.passes.base import Context, FunctionPass
from nvopt.remarks import Remark, RemarkSink
from nvopt.target import TargetOptions


@dataclass
class Outcome:
    """What came of a run: LLVM's print of the result, what the passes said, and whether any changed a function."""

    text: str
    module: Module
    changed: bool
    remarks: list[Remark]
    warnings: list[str]

    def body(self, name: str) -> str:
        """The lines of function `name` between its braces."""
        return function_body(self.text, name)

    def said(self) -> list[tuple[str, str, str]]:
        """(kind, name, message) of every remark."""
        return [(remark.kind, remark.name, remark.message) for remark in self.remarks]


def canonical(text: str) -> str:
    """`text` as LLVM prints it, after its verifier took it."""
    module = llvm.parse_assembly(text, llvm.create_context())
    module.verify()
    return str(module)


def function_body(text: str, name: str) -> str:
    """The lines of function `name` between its braces."""
    found = re.search(rf'^define [^\n]*@"?{re.escape(name)}"?\([^\n]*\n(.*?)^\}}', text, re.S | re.M)
    assert found is not None, text
    return found[1]


def run(
    text: str,
    *passes: FunctionPass,
    target: TargetOptions = TargetOptions(),  # noqa: B008  # frozen
    knobs: dict[str, str] | None = None,
    remarks: bool = False,
    parse_first: bool = False,
) -> Outcome:
    """Runs the passes, one after the other, as a pipeline does. `parse_first`: on functions that are objects already."""
    module = Module.parse(canonical(text))
    defined = [function for function in module.functions if not function.is_declaration]
    if parse_first:
        for function in defined:
            assert function.blocks
    context = Context(target, KnobValues.parse(knobs or {}), RemarkSink(enabled=remarks))
    changed = []
    for one in passes:
        changed.append(one.begin(module, context))
        changed += [one.run(function, context) for function in module.functions if not function.is_declaration]
        one.finish(module, context)
    return Outcome(canonical(str(module)), module, any(changed), context.remarks.remarks, context.remarks.warnings)


def simplified(text: str, names: Sequence[str]) -> str:
    """`text` after LLVM's own passes of these names (`simplifycfg`, `instcombine`, `sccp`), for NVPTX."""
    llvm.initialize_all_targets()
    module = llvm.parse_assembly(text, llvm.create_context())
    machine = llvm.Target.from_triple("nvptx64-nvidia-cuda").create_target_machine(cpu="sm_90")
    builder = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options())
    manager = llvm.create_new_module_pass_manager()
    add = {"simplifycfg": manager.add_simplify_cfg_pass, "instcombine": manager.add_instruction_combine_pass, "sccp": manager.add_sccp_pass}
    for name in names:
        add[name]()
    manager.run(module, builder)
    return str(module)
