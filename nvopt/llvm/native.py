"""LLVM's own passes: the table of those that llvmlite offers, and running them.

llvmlite fixes the parameters of every pass (most often to LLVM's defaults; `sroa` to `preserve-cfg`), so the table says what they are: a
parameter that names the fixed value is accepted, so that what `opt -print-pipeline-passes` prints can be used here.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple

from nvopt.llvm.binding import NativeModule, function, function_name
from nvopt.llvm.machine import machine
from nvopt.llvm.stack import call_deep

_TABLE = """
module    always-inline           AlwaysInlinerPass                  Inline the calls of functions that are alwaysinline
module    constmerge              ConstantMergePass                  Merge constant globals with equal initializers
module    deadargelim             DeadArgumentEliminationPass        Delete unused arguments and results of internal functions
module    globaldce               GlobalDCEPass                      Delete globals and functions that nothing reaches
module    globalopt               GlobalOptPass                      Simplify internal global variables
module    ipsccp                  IPSCCPPass                         Propagate constants between functions
module    loop-extract            LoopExtractorPass                  Extract loops into functions of their own
module    mergefunc               MergeFunctionsPass                 Merge functions with equal bodies
module    partial-inliner         PartialInlinerPass                 Inline the first part of functions that may return early
module    rpo-function-attrs      ReversePostOrderFunctionAttrsPass  Deduce function attributes, callers before callees
module    strip                   StripSymbolsPass                   Delete names and debug information
module    strip-dead-debug-info   StripDeadDebugInfoPass             Delete debug information that nothing refers to
module    strip-dead-prototypes   StripDeadPrototypesPass            Delete declarations that nothing uses
module    strip-debug-declare     StripDebugDeclarePass              Delete declarations of variables for debuggers
module    strip-nondebug          StripNonDebugSymbolsPass           Delete names, keep debug information
cgscc     argpromotion            ArgumentPromotionPass              Pass by value what a pointer argument points to
cgscc     function-attrs          PostOrderFunctionAttrsPass         Deduce function attributes, callees before callers
function  adce                    ADCEPass                           Delete everything that is not proven alive
function  aggressive-instcombine  AggressiveInstCombinePass          Combine expression patterns too costly for instcombine
function  break-crit-edges        BreakCriticalEdgesPass             Split the critical edges of the control flow graph
function  dce                     DCEPass                            Delete instructions whose results nothing uses
function  dse                     DSEPass                            Delete stores that nothing reads
function  instcombine             InstCombinePass                    Combine instructions into fewer and simpler ones
function  instnamer               InstructionNamerPass               Name every unnamed value and block
function  jump-threading          JumpThreadingPass                  Thread branches that a predecessor decides
function  lcssa                   LCSSAPass                          Put loops into loop-closed SSA form
function  loop-simplify           LoopSimplifyPass                   Give loops preheaders, single latches and dedicated exits
function  lower-atomic            LowerAtomicPass                    Turn atomic operations into plain ones
function  lower-invoke            LowerInvokePass                    Turn invokes into calls
function  lower-switch            LowerSwitchPass                    Turn switches into branches
function  memcpyopt               MemCpyOptPass                      Delete and shorten copies of memory
function  mergereturn             UnifyFunctionExitNodesPass         Give functions at most one return
function  newgvn                  NewGVNPass                         Delete values that are computed twice
function  reassociate             ReassociatePass                    Reorder commutative expressions to expose constants
function  reg2mem                 RegToMemPass                       Put values that live across blocks into stack slots
function  sccp                    SCCPPass                           Propagate constants along the paths that can be taken
function  simplifycfg             SimplifyCFGPass                    Simplify the control flow graph
function  sink                    SinkingPass                        Move instructions into the successors that use them
function  sroa                    SROAPass                           Replace stack aggregates by scalars (as sroa<preserve-cfg>)
function  tailcallelim            TailCallElimPass                   Turn tail recursion into loops
loop      loop-deletion           LoopDeletionPass                   Delete loops without effect
loop      loop-rotate             LoopRotatePass                     Rotate loops so that they test at their end
loop      loop-unroll-and-jam     LoopUnrollAndJamPass               Unroll outer loops and fuse the inner ones
"""

# pass -> (the parameters it has in llvmlite, further ones that LLVM knows; N stands for any number)
_PARAMETERS = {
    "function-attrs": ("", "skip-non-recursive-function-attrs"),
    "globaldce": ("", "vfe-linkage-unit-visibility"),
    "instcombine": ("max-iterations=1;no-verify-fixpoint", "max-iterations=N;verify-fixpoint"),
    "ipsccp": ("func-spec", "no-func-spec"),
    "loop-extract": ("", "single"),
    "loop-rotate": ("header-duplication;no-prepare-for-lto", "no-header-duplication;prepare-for-lto"),
    "simplifycfg": (
        "bonus-inst-threshold=1;no-forward-switch-cond;no-switch-range-to-icmp;no-switch-to-arithmetic;no-switch-to-lookup;keep-loops;"
        "no-hoist-common-insts;no-hoist-loads-stores-with-cond-faulting;no-sink-common-insts;speculate-blocks;simplify-cond-branch;"
        "no-speculate-unpredictables",
        "bonus-inst-threshold=N;forward-switch-cond;switch-range-to-icmp;switch-to-arithmetic;switch-to-lookup;no-keep-loops;"
        "hoist-common-insts;hoist-loads-stores-with-cond-faulting;sink-common-insts;no-speculate-blocks;no-simplify-cond-branch;"
        "speculate-unpredictables",
    ),
    "sroa": ("preserve-cfg", "modify-cfg"),
}


class NativePass(NamedTuple):
    """One pass of LLVM's. `class_name` is LLVM's and llvmlite's name of it; `fixed` are the parameters that it always has here,
    `refused` those that LLVM knows besides."""

    name: str
    level: str  # module, cgscc, function or loop
    class_name: str
    summary: str
    fixed: tuple[str, ...] = ()
    refused: tuple[str, ...] = ()


def _read_table() -> dict[str, NativePass]:
    table = {}
    for line in _TABLE.split("\n")[1:-1]:
        level, name, class_name, summary = line.split(maxsplit=3)
        fixed, refused = (tuple(text.split(";")) if text else () for text in _PARAMETERS.get(name, ("", "")))
        table[name] = NativePass(name, level, class_name, summary, fixed, refused)
    return table


PASSES = _read_table()
REQUIRED = ("always-inline", "lower-atomic")  # LLVM's isRequired(): they run whatever -opt-bisect-limit says
UNLIKE_OPT = ("instcombine", "sroa")  # their fixed parameters are not those that the bare name has in opt
DEFAULT_LEVELS = ("O0", "O1", "O2", "O3")  # of default<...>
SIMPLIFICATION_LEVELS = ("O1", "O2", "O3")  # of function-simplification<...>
VECTORIZERS = ("Loop", "SLP")  # as LLVM names them in the tuning options of its pipelines


class Step(NamedTuple):
    """A pass to run: its name in PASSES, or `default` or `function-simplification` with a level. `vectorizers`: which of LLVM's vectorizers
    `default` has at O2 and O3; opt has both."""

    name: str
    level: str = ""
    vectorizers: tuple[str, ...] = VECTORIZERS


def run_on_module(native: NativeModule, steps: Sequence[Step], cpu: str | None, size: int, features: str = "") -> None:
    """Run passes over the module one after another. `size` is that of the input's text, in bytes."""
    target = machine(native.triple, cpu, features)
    call_deep(size, lambda: _run_on_module(native, steps, target))


Choice = Callable[[int, str], bool]
"""Whether to run a step, given by its index, on the function of that name."""


def run_on_functions(
    native: NativeModule, steps: Sequence[Step], cpu: str | None, size: int, features: str = "", wants: Choice | None = None
) -> None:
    """Run all of the function passes on one function, then all on the next, as opt does within one `function(...)`: the order in which
    declarations come into the module depends on it. `wants` is asked ahead of each step on each function."""
    target = machine(native.triple, cpu, features)
    call_deep(size, lambda: _run_on_functions(native, steps, target, wants))


def _run_on_module(native: NativeModule, steps: Sequence[Step], target: int | None) -> None:
    for default, group in _grouped(steps, "default"):
        # A pass builder serves for one run only: a run leaves callbacks in it that point to objects of that run.
        with _builder(target, group[0]) as builder:
            manager = _default_pipeline(builder, group[0]) if default else _module_passes(group)
            function("RunNewModulePassManager")(manager, native.pointer, builder)
            function("DisposeNewModulePassManger")(manager)


def _run_on_functions(native: NativeModule, steps: Sequence[Step], target: int | None, wants: Choice | None) -> None:
    alone = "function-simplification"
    groups = _grouped(steps, alone) if wants is None else ((step.name == alone, [step]) for step in steps)
    with _builder(target) as builder:
        managers = [
            _simplification_pipeline(builder, group[0]) if simplification else _function_passes(group) for simplification, group in groups
        ]
    for pointer in native.defined_functions():
        for index, manager in enumerate(managers):
            if wants is None or wants(index, function_name(pointer)):
                with _builder(target) as builder:
                    function("RunNewFunctionPassManager")(manager, pointer, builder)
    for manager in managers:
        function("DisposeNewFunctionPassManger")(manager)


def _grouped(steps: Sequence[Step], alone: str) -> Iterator[tuple[bool, list[Step]]]:
    """Runs of steps that share a pass manager; those named `alone` have one each, and the flag True."""
    group: list[Step] = []
    for step in steps:
        if step.name != alone:
            group.append(step)
            continue
        if group:
            yield False, group
            group = []
        yield True, [step]
    if group:
        yield False, group


@contextmanager
def _builder(target: int | None, step: Step | None = None) -> Iterator[int]:
    """A pass builder, tuned for a default pipeline as LLVM's parser of pipelines tunes it."""
    tuning = function("CreatePipelineTuningOptions")()
    wanted = step.vectorizers if step is not None and step.level in ("O2", "O3") else ()
    for vectorizer in VECTORIZERS:
        function(f"PTOSet{vectorizer}Vectorization")(tuning, vectorizer in wanted)
    builder = function("CreatePassBuilder")(target, tuning)
    try:
        yield builder
    finally:
        function("DisposePassBuilder")(builder)
        function("DisposePipelineTuningOptions")(tuning)


def _module_passes(steps: Sequence[Step]) -> int:
    manager: int = function("CreateNewModulePassManager")()
    for step in steps:
        function(f"module_Add{PASSES[step.name].class_name}")(manager)
    return manager


def _function_passes(steps: Sequence[Step]) -> int:
    manager: int = function("CreateNewFunctionPassManager")()
    for step in steps:
        function(f"function_Add{PASSES[step.name].class_name}")(manager)
    return manager


def _default_pipeline(builder: int, step: Step) -> int:
    manager: int = function("buildPerModuleDefaultPipeline")(builder, DEFAULT_LEVELS.index(step.level))
    return manager


def _simplification_pipeline(builder: int, step: Step) -> int:
    manager: int = function("buildFunctionSimplificationPipeline")(builder, DEFAULT_LEVELS.index(step.level))
    return manager
