"""Rules on the module as a whole: what it is compiled for, and `nvvm.annotations`."""

from __future__ import annotations

from nvopt.ir.constants import ConstantInt
from nvopt.ir.globals import GlobalValue
from nvopt.ir.metadata import Field, MDNode, MDString, ValueAsMetadata
from nvopt.ir.module import Module
from nvopt.passes.nvvm_verify.findings import Findings, Refused

_POINTER_BITS = {"nvptx": 32, "nvptx64": 64}


def check_target(module: Module, findings: Findings) -> None:
    """NVVM IR, Target Triple and Data Layout: `nvptx64-*-cuda` and its layout. A module may leave out either; of the layout only that is
    asked which changes what the code means, since LLVM's own for NVPTX has grown beyond the one that the specification prints."""
    arch = module.triple.partition("-")[0]
    if not module.triple:
        return
    if arch not in _POINTER_BITS:
        findings.in_module(f"the target is {module.triple}, not nvptx64-*-cuda", f'target triple = "{module.triple}"')
        return
    layout = module.data_layout
    line = f'target datalayout = "{layout}"'
    if layout.text and layout.big_endian:
        findings.in_module("the data layout is big-endian, NVPTX is little-endian", line)
    bits = layout.pointers[0].bits
    if layout.text and bits != _POINTER_BITS[arch]:
        findings.in_module(f"the data layout has pointers of {bits} bits, {arch} has {_POINTER_BITS[arch]}", line)


def check_annotations(module: Module, findings: Findings) -> None:
    """NVVM IR, Global Property Annotation: `!{ptr @f, !"key", i32 value, ...}`. LLVM has turned what it knows into attributes; a null
    stands for a global value that is gone."""
    for node in module.named_metadata("nvvm.annotations"):
        subject, *properties = node.operands or [None]
        if not _is_global(subject):
            findings.in_module("an annotation must be of a function or a variable", f"{node.ref} = {node.body}")
        elif len(properties) % 2 or not all(map(_is_property, properties[::2], properties[1::2])):
            findings.in_module(Refused("an annotation must have pairs of a name and an integer"), f"{node.ref} = {node.body}")


def _is_global(subject: Field) -> bool:
    return subject is None or (isinstance(subject, ValueAsMetadata) and isinstance(subject.value, GlobalValue))


def _is_property(key: Field, value: Field) -> bool:
    """Whether they are a name and what it may be given: an integer, or the list of parameters of `grid_constant`."""
    return isinstance(key, MDString) and (isinstance(value, MDNode) or isinstance(getattr(value, "value", None), ConstantInt))
