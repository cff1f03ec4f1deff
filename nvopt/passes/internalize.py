"""`internalize`: gives internal linkage to what nobody outside the module uses, so that other passes may change it, inline it or delete it.

    define void @step(ptr %p) { ... }                becomes   define internal void @step(ptr %p) { ... }
    define ptx_kernel void @run(ptr %p) { ... }      stays with -internalize

| as | stay visible |
|---|---|
| `internalize` | what `-internalize-public-api-list=` and `-internalize-public-api-file=` name |
| `internalize<preserve-gv=NAME;preserve-gv=NAME>` | these names, and nothing else of that list |
| `internalize<device-api>`, which `-internalize` runs ahead of the pipeline | that list, and what a host program finds by name |

A host program finds kernels (`ptx_kernel`, or "kernel" in `nvvm.annotations`), variables that it may set before a kernel runs
(`externally_initialized`, as front ends mark `__device__`, `__constant__` and `__managed__` variables), those that `nvvm.annotations` calls
a texture, surface, sampler or managed, and what `llvm.compiler.used` holds. These are the entries and variables of the PTX that nvcc makes
without -rdc. Other variables become internal: name them in the list if the host reads them.

Declarations, `available_externally`, `dllexport` and `externally_initialized` values, ifuncs, and what `llvm.used` holds stay in any case.
A comdat stays as it is when one of its members is visible. All of this as in LLVM's `internalize`, which overlooks what `llvm.used` holds
where that stands in a comdat; `device-api` does not.

Source: llvm/lib/Transforms/IPO/Internalize.cpp for the rules; what `opt -passes=internalize` of LLVM 22 makes of every linkage.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Self

from nvopt.analysis.comdats import comdat_members, comdat_of
from nvopt.globs import compile_globs
from nvopt.ir.constants import ConstantInt
from nvopt.ir.function import Function
from nvopt.ir.globals import GlobalAlias, GlobalIFunc, GlobalValue, GlobalVariable
from nvopt.ir.metadata import MDString, ValueAsMetadata
from nvopt.ir.module import Module
from nvopt.ir.reading.cursor import NAME, end_of_head
from nvopt.passes.base import Context, ModulePass, ParameterError

_ALWAYS = frozenset(
    {
        *("llvm.used", "llvm.compiler.used", "llvm.global_ctors", "llvm.global_dtors", "llvm.global.annotations"),
        *("__stack_chk_fail", "__stack_chk_guard"),
    }
)
_KERNEL_CONVENTIONS = ("ptx_kernel", "cc71", "cc 71")
_HOST_VARIABLES = ("texture", "surface", "sampler", "managed")  # in nvvm.annotations
_PRESERVE = "preserve-gv="
_REF = re.compile(rf"@{NAME}", re.ASCII)
_PLACEMENT = re.compile(
    r"^define (?:(?:external|weak|weak_odr|linkonce|linkonce_odr|dso_local|dso_preemptable|default|hidden|protected|dllimport) )*", re.M
)


@dataclass(frozen=True)
class Internalize(ModulePass):
    """Give internal linkage to what nobody outside the module uses."""

    preserve_gv: tuple[str, ...] = ()
    device_api: bool = False

    name = "internalize"
    summary = "Give internal linkage to what nobody outside the module uses"

    def reads_source(self, source: bytes) -> bool:
        """It needs nothing of what LLVM upgrades."""
        return True

    @classmethod
    def from_text(cls, parameters: str) -> Self:
        """Make the pass from `preserve-gv=a;preserve-gv=b`."""
        tokens = parameters.split(";") if parameters else []
        names = tuple(token.removeprefix(_PRESERVE) for token in tokens if token.startswith(_PRESERVE))
        rest = dict.fromkeys(token for token in tokens if not token.startswith(_PRESERVE))
        device_api = rest.pop("device-api", False) is None
        if rest:
            raise ParameterError(f"invalid Internalize pass parameter '{next(iter(rest))}' (known: preserve-gv=NAME, device-api)")
        return cls(names, device_api)

    @classmethod
    def parameters(cls) -> Iterator[str]:
        """As a user may type them."""
        yield _PRESERVE + "S"
        yield "device-api"

    def __str__(self) -> str:
        texts = [_PRESERVE + name for name in self.preserve_gv] + ["device-api"] * self.device_api
        return f"{self.name}<{';'.join(texts)}>" if texts else self.name

    def run(self, module: Module, context: Context) -> bool:
        keep = self._kept(module, context)
        members = comdat_members(module)
        visible = {comdat for comdat, values in members.items() if any(_is_preserved(value, keep) for value in values)}
        keep |= _ALWAYS | _names_in(module, "llvm.used")  # only now: LLVM does not ask whether these stand in a comdat
        changed = False
        for value in module.global_values:
            comdat = comdat_of(value)
            if comdat in visible or (not comdat and _is_preserved(value, keep)):
                continue
            if comdat and not isinstance(value, GlobalAlias):
                changed |= _leave_comdat(value, len(members[comdat]))
            changed |= _make_internal(value)
        return changed

    def _kept(self, module: Module, context: Context) -> set[str]:
        """The names that were asked for."""
        keep = set(self.preserve_gv)
        if context.public_api and not self.preserve_gv:
            api = compile_globs(context.public_api)
            keep |= {value.name for value in module.global_values if api.fullmatch(value.name)}
        if self.device_api:
            keep |= _names_in(module, "llvm.used") | _names_in(module, "llvm.compiler.used") | set(_annotated(module))
            keep |= {function.name for function in module.functions if _is_kernel(function)}
        return keep


def _names_in(module: Module, array: str) -> set[str]:
    """What `llvm.used` or `llvm.compiler.used` holds."""
    holder = module.get(array)
    return {module.symbol(ref).name for ref in _REF.findall(str(holder))} if holder is not None else set()


def _annotated(module: Module) -> Iterator[str]:
    """The kernels and the host's variables in `nvvm.annotations`: !{ptr @k, !"kernel", i32 1}, or several pairs in one node."""
    for node in module.named_metadata("nvvm.annotations"):
        first, *pairs = node.operands or [None]
        if not isinstance(first, ValueAsMetadata) or not isinstance(first.value, GlobalValue):
            continue
        for key, setting in zip(pairs[::2], pairs[1::2], strict=False):
            is_set = isinstance(setting, ValueAsMetadata) and isinstance(setting.value, ConstantInt) and setting.value.unsigned != 0
            if is_set and isinstance(key, MDString) and key.text in ("kernel", *_HOST_VARIABLES):
                yield first.value.name


def _is_kernel(function: Function) -> bool:
    return function.calling_convention.strip() in _KERNEL_CONVENTIONS


def _is_preserved(value: GlobalValue, keep: set[str]) -> bool:
    """Whether `value`, which stands in no comdat, stays as it is, other than because it is internal already."""
    if (
        value.is_declaration
        or isinstance(value, GlobalIFunc)
        or value.linkage == "available_externally"
        or value.dll_storage == "dllexport"
    ):
        return True
    if isinstance(value, GlobalVariable) and value.externally_initialized:
        return True
    return not value.is_local and value.name in keep


def _leave_comdat(value: GlobalValue, size: int) -> bool:
    """Take `value` out of its comdat, which nobody outside sees any more; one of several members keeps them together."""
    if size == 1:
        _drop_comdat(value)
        return True
    return value.module.set_comdat_kind(comdat_of(value), "nodeduplicate")


def _drop_comdat(value: GlobalValue) -> None:
    if isinstance(value, Function) and not value.is_parsed:
        end = end_of_head(value.text)
        head = value.text[:end]
        if head.count(f" {value.comdat}") == 1:  # nor in the name of a section
            value.text = head.replace(f" {value.comdat}", "") + value.text[end:]
            return
    value.comdat = ""


def _make_internal(value: GlobalValue) -> bool:
    if value.is_local:
        return False
    if isinstance(value, Function) and not value.is_parsed:
        value.text = _PLACEMENT.sub("define internal ", value.text, count=1)  # without parsing the body
    else:
        value.linkage, value.preemption, value.visibility, value.dll_storage = "internal", "", "", ""
    return True
