"""Triton: passes over the LLVM IR of each kernel, behind Triton's own and ahead of its code generation.

    import triton
    from nvopt.frontends.triton import StagesHook

    triton.knobs.runtime.add_stages_inspection_hook = StagesHook("propagate-alignment,version-alignment")

From then on Triton compiles all kernels for NVIDIA GPUs so, also those that it has in its cache as compiled without: the passes, the
options and nvopt's version are part of a kernel's key there. `with triton.knobs.runtime.scope():` ends that with the block; so does setting
the knob to None. What Triton makes for other targets stays as it is.

Triton's text is that of LLVM 24 (`f0x3FB8AA3B`), which nvopt reads; Triton's LLVM reads what LLVM 22 prints. What LLVM 22 has no word for,
an intrinsic of a newer GPU, say, is an nvopt.InputError out of Triton's `compile`.

The knob is Triton's own (3.9): it is called without arguments for what goes into the key of a kernel, and with a backend, its stages,
options, the language and the compute capability when it is time to change the stages.
"""

from __future__ import annotations

import hashlib
import inspect
import os
from collections.abc import Callable, MutableMapping, Sequence
from typing import TYPE_CHECKING, Unpack, overload

import nvopt

if TYPE_CHECKING:
    from nvopt.library import RunOptions
    from nvopt.passes.base import Pass

_Stage = Callable[..., object]
"""Triton's: from one form of a kernel, and a mapping of facts about it, to the next form."""


class StagesHook:
    """What `triton.knobs.runtime.add_stages_inspection_hook` takes.

    `passes` and `options` are those of `nvopt.run`; `cpu` is that which Triton compiles for, unless it is given. PipelineError, KnobError
    and TypeError tell at once what is wrong with them; what a kernel brings to light is raised by Triton's `compile`, as `nvopt.run`
    raises it.
    """

    def __init__(self, passes: str | Sequence[str | Pass], **options: Unpack[RunOptions]) -> None:
        nvopt.run("", passes, emit="ll", remarks=nvopt.RemarkSink(), **options)  # tells of mistakes now; a kernel may cause warnings
        self._passes = passes
        self._options = options
        self._fingerprint = _fingerprint(passes, options)

    @overload
    def __call__(self) -> tuple[str, str]: ...

    @overload
    def __call__(
        self, backend: object, stages: MutableMapping[str, _Stage], options: object, language: object, capability: int | None
    ) -> None: ...

    def __call__(
        self,
        backend: object = None,
        stages: MutableMapping[str, _Stage] | None = None,
        options: object = None,
        language: object = None,
        capability: int | None = None,
    ) -> tuple[str, str] | None:
        if stages is None:
            return self._fingerprint, self._fingerprint
        if capability is not None and "llir" in stages:  # AMD's stages have the name, and no capability
            stages["llir"] = self._behind(stages["llir"], capability)
        return None

    def _behind(self, make_llir: _Stage, capability: int) -> _Stage:
        """Triton's stage, with the passes behind it."""
        settings: RunOptions = {"cpu": f"sm_{capability}{'a' if capability >= _FIRST_WITH_OWN else ''}", **self._options}

        def llir(source: object, metadata: object) -> str:
            return nvopt.run(str(make_llir(source, metadata)), self._passes, emit="ll", path="Triton's LLVM IR", **settings)

        return llir


_FIRST_WITH_OWN = 90  # the first GPU with features that no later one has; Triton compiles for sm_90a and so on


def _fingerprint(passes: str | Sequence[str | Pass], options: RunOptions) -> str:
    """A digest of all that decides what becomes of a kernel: nvopt, its engine, the passes and the options, with the files that these
    come from or name."""
    from nvopt.llvm import versions
    from nvopt.pipeline.registry import plugin_files

    given = {os.fspath(value) for value in options.values() if isinstance(value, (str, os.PathLike))}
    classes = () if isinstance(passes, str) else {type(one) for one in passes if not isinstance(one, str)}
    files = {*given, *filter(None, map(inspect.getsourcefile, classes)), *plugin_files()}
    digest = hashlib.sha256(repr([nvopt.__version__, *versions(), passes, sorted(options.items())]).encode())
    for path in sorted(filter(os.path.isfile, files)):
        with open(path, "rb") as file:
            digest.update(file.read())
    return digest.hexdigest()
