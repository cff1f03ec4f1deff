"""LLVM's own passes: the table of those that llvmlite offers, and running them.

llvmlite fixes the parameters of every pass (most often to LLVM's defaults; `sroa` to `preserve-cfg`), so the table says what they are: a
parameter that names the fixed value is accepted, so that what `opt -print-pipeline-passes` prints can be used here.
"""

from collections.abc import Callable
from typing import NamedTuple

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
    level: str  # module, cgscc, function, loop, or loop-mssa for a loop pass that wants MemorySSA
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
    """A pass to run: its name, with its parameters as they stand between the angles; `default` and `function-simplification` have a level
    there. `vectorizers`: which of LLVM's vectorizers `default` has at O2 and O3; opt has both."""

    name: str
    parameters: str = ""
    vectorizers: tuple[str, ...] = VECTORIZERS


Choice = Callable[[int, str], bool]
"""Whether to run a step, given by its index, on the function of that name."""
