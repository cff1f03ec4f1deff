"""nvopt: `opt` for CUDA device code, and on to PTX.

    import nvopt

    module = nvopt.parse(open("in.ll").read())     # LLVM reads and verifies it; the result is plain Python objects
    for function in module.functions: ...
    print(module)

    text = nvopt.run(text, "nvvm-reflect,function(sroa,instcombine)", cpu="sm_90")
    ptx = nvopt.run(text, "nvopt<O3>", cpu="sm_90", libdevice=True, emit="ptx")
    results = nvopt.run_many(["a.ll", "b.ll"], "nvvm-reflect", executor=any_executor)
    for result in nvopt.run_each(...): ...             # the same, as they are done

`passes` is the text of `-passes=`, or a list that mixes such texts with passes of your own (`nvopt.FunctionPass`, `nvopt.ModulePass`).
Importing this module loads nothing else; what it offers is imported when it is first used.
"""

TYPE_CHECKING = False  # `typing` has the same, and would be the first thing that the program reads, ahead of its handler for Ctrl-C

if TYPE_CHECKING:
    from nvopt.analysis.scev.scalar_evolution import ScalarEvolution as ScalarEvolution
    from nvopt.ir import Module as Module
    from nvopt.knobs import KnobError as KnobError
    from nvopt.library import RunOptions as RunOptions
    from nvopt.library import load_plugin as load_plugin
    from nvopt.library import parse as parse
    from nvopt.library import run as run
    from nvopt.library import run_each as run_each
    from nvopt.library import run_many as run_many
    from nvopt.llvm import CodegenError as CodegenError
    from nvopt.llvm import EngineError as EngineError
    from nvopt.llvm import InputError as InputError
    from nvopt.llvm import PassError as PassError
    from nvopt.llvm import use_engine as use_engine
    from nvopt.passes.base import Context as Context
    from nvopt.passes.base import FunctionPass as FunctionPass
    from nvopt.passes.base import ModulePass as ModulePass
    from nvopt.passes.base import Pass as Pass
    from nvopt.pipeline.batch import Result as Result
    from nvopt.pipeline.output import OutputError as OutputError
    from nvopt.pipeline.plugins import PluginError as PluginError
    from nvopt.pipeline.text import PipelineError as PipelineError
    from nvopt.remarks import Remark as Remark
    from nvopt.remarks import RemarkSink as RemarkSink

__version__ = "0.1.0"

_HOMES = {
    "CodegenError": "nvopt.llvm",
    "Context": "nvopt.passes.base",
    "EngineError": "nvopt.llvm",
    "FunctionPass": "nvopt.passes.base",
    "InputError": "nvopt.llvm",
    "KnobError": "nvopt.knobs",
    "Module": "nvopt.ir",
    "ModulePass": "nvopt.passes.base",
    "OutputError": "nvopt.pipeline.output",
    "Pass": "nvopt.passes.base",
    "PassError": "nvopt.llvm",
    "PipelineError": "nvopt.pipeline.text",
    "PluginError": "nvopt.pipeline.plugins",
    "Remark": "nvopt.remarks",
    "RemarkSink": "nvopt.remarks",
    "Result": "nvopt.pipeline.batch",
    "RunOptions": "nvopt.library",
    "ScalarEvolution": "nvopt.analysis.scev.scalar_evolution",
    "load_plugin": "nvopt.library",
    "parse": "nvopt.library",
    "run": "nvopt.library",
    "run_each": "nvopt.library",
    "run_many": "nvopt.library",
    "use_engine": "nvopt.llvm",
}
__all__ = [*_HOMES]


if not TYPE_CHECKING:  # a type checker that saw this would let any name pass

    def __getattr__(name: str) -> object:
        if name not in _HOMES:
            raise AttributeError(f"module 'nvopt' has no attribute '{name}'")
        from importlib import import_module

        value: object = getattr(import_module(_HOMES[name]), name)
        globals()[name] = value
        return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
