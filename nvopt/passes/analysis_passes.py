"""require<ANALYSIS>, invalidate<ANALYSIS>, verify<ANALYSIS>: make an analysis ahead of the passes that ask for it, forget it, or compare it
with one that is made anew.

    nvopt -passes='function(require<domtree>,my-pass,verify<domtree>)' in.ll

ANALYSIS is `domtree`, `postdomtree`, `loops` or `scalar-evolution`. What a pass changes and does not say that it preserves is forgotten in
any case, so that `verify` looks at what is left; it ends the run where something is wrong. -verify-scev does so after every pass.

Source: LLVM's RequireAnalysisPass, InvalidateAnalysisPass and the verifier passes of its analyses.
"""

from typing import ClassVar

from nvopt.ir import Function
from nvopt.passes.base import Context, FunctionPass
from nvopt.passes.diagnostics import StaleAnalysisError


class _OnAnalysis(FunctionPass):
    analysis: ClassVar[str]
    required = True

    def kind(self) -> type:
        """The class of the analysis."""
        from nvopt.analysis.manager import analysis_named  # late: who lists the passes does not wait for the analyses

        return analysis_named(self.analysis)


class _Require(_OnAnalysis):
    summary = "Make the analysis, if it is not there"

    def run(self, function: Function, context: Context) -> bool:
        context.analyses.get(self.kind(), function)
        return False


class _Invalidate(_OnAnalysis):
    summary = "Forget the analysis, and those that hold on to it"

    def run(self, function: Function, context: Context) -> bool:
        context.analyses.drop(self.kind(), function)
        return False


class _Verify(_OnAnalysis):
    summary = "Compare the analysis with one that is made anew, where it is there"

    def run(self, function: Function, context: Context) -> bool:
        for kind, line in context.analyses.differences(function):
            if kind is self.kind():
                raise StaleAnalysisError(kind.__name__, function.ref, line)
        return False


class RequireDominatorTree(_Require):
    name = "require<domtree>"
    analysis = "domtree"


class RequirePostDominatorTree(_Require):
    name = "require<postdomtree>"
    analysis = "postdomtree"


class RequireLoops(_Require):
    name = "require<loops>"
    analysis = "loops"


class RequireScalarEvolution(_Require):
    name = "require<scalar-evolution>"
    analysis = "scalar-evolution"


class InvalidateDominatorTree(_Invalidate):
    name = "invalidate<domtree>"
    analysis = "domtree"


class InvalidatePostDominatorTree(_Invalidate):
    name = "invalidate<postdomtree>"
    analysis = "postdomtree"


class InvalidateLoops(_Invalidate):
    name = "invalidate<loops>"
    analysis = "loops"


class InvalidateScalarEvolution(_Invalidate):
    name = "invalidate<scalar-evolution>"
    analysis = "scalar-evolution"


class VerifyDominatorTree(_Verify):
    name = "verify<domtree>"
    analysis = "domtree"


class VerifyPostDominatorTree(_Verify):
    name = "verify<postdomtree>"
    analysis = "postdomtree"


class VerifyLoops(_Verify):
    name = "verify<loops>"
    analysis = "loops"


class VerifyScalarEvolution(_Verify):
    name = "verify<scalar-evolution>"
    analysis = "scalar-evolution"
