"""The text of -passes=: what it means, how it is printed back, and opt's errors."""

from contextlib import suppress

import pytest
from engine_at_work import IS_LLVMLITE
from hypothesis import given
from hypothesis import strategies as st

from nvopt.llvm import native
from nvopt.passes.base import Context, FunctionPass, ModulePass
from nvopt.pipeline import registry
from nvopt.pipeline.text import PipelineError, make_pipeline, parse_pipeline


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("", ""),
        ("sroa", "function(sroa<preserve-cfg>)"),
        ("sroa,dce", "function(sroa<preserve-cfg>,dce)"),
        ("module(sroa)", "function(sroa<preserve-cfg>)"),
        ("globaldce,sroa,dce", "globaldce,function(sroa<preserve-cfg>),function(dce)"),
        (
            "module(function(sroa,instcombine),globaldce)",
            "function(sroa<preserve-cfg>,instcombine<max-iterations=1;no-verify-fixpoint>),globaldce",
        ),
        ("function(sroa,function(dce))", "function(sroa<preserve-cfg>,dce)"),
        ("function(sroa),globaldce", "function(sroa<preserve-cfg>),globaldce"),
        ("function<eager-inv>(sroa)", "function<eager-inv>(sroa<preserve-cfg>)"),
        ("function<>(sroa)", "function(sroa<preserve-cfg>)"),
        ("cgscc(function<no-rerun>(sroa))", "cgscc(function<no-rerun>(sroa<preserve-cfg>))"),
        ("cgscc(function<eager-inv;no-rerun>(sroa))", "cgscc(function<eager-inv;no-rerun>(sroa<preserve-cfg>))"),
        ("cgscc(function<no-rerun;eager-inv>(sroa))", "cgscc(function<no-rerun;eager-inv>(sroa<preserve-cfg>))"),
        ("argpromotion", "cgscc(argpromotion)"),
        ("argpromotion,sroa", "cgscc(argpromotion,function(sroa<preserve-cfg>))"),
        ("cgscc(function-attrs,argpromotion)", "cgscc(function-attrs,argpromotion)"),
        ("loop-rotate", "function(loop(loop-rotate))"),
        # llvmlite offers each of LLVM's loop passes with a loop(...) of its own; opt prepares the loops once for both.
        ("loop-rotate,loop-deletion", "function(loop(loop-rotate),loop(loop-deletion))"),
        ("sroa,loop-mssa(loop-rotate,loop-deletion)", "function(sroa<preserve-cfg>,loop-mssa(loop-rotate),loop-mssa(loop-deletion))"),
        ("globaldce,loop(loop-rotate,loop-deletion)", "globaldce,function(loop(loop-rotate),loop(loop-deletion))"),
        ("cgscc(loop(loop-rotate,loop-deletion))", "cgscc(function(loop(loop-rotate),loop(loop-deletion)))"),
        ("loop(indvars)", "function(indvars)"),
        ("loop-rotate,indvars", "function(loop(loop-rotate),indvars)"),
        (
            "loop-mssa(indvars,loop-deletion,no-op-loop,loop-reduce),sroa",
            "function(indvars,loop-mssa(loop-deletion,no-op-loop),loop-reduce,sroa<preserve-cfg>)",
        ),
        ("cgscc(loop(loop-reduce,indvars))", "cgscc(function(loop-reduce,indvars))"),
        ("loop(loop(loop-rotate),loop(loop-deletion))", "function(loop(loop-rotate),loop(loop-deletion))"),
        (
            "loop(no-op-loop,loop-rotate,no-op-loop,loop-rotate,no-op-loop)",
            "function(loop(no-op-loop,loop-rotate,no-op-loop),loop(loop-rotate,no-op-loop))",
        ),
        ("sroa,loop-rotate", "function(sroa<preserve-cfg>,loop(loop-rotate))"),
        ("globaldce,loop-rotate", "globaldce,function(loop(loop-rotate))"),
        ("cgscc(loop-rotate)", "cgscc(function(loop(loop-rotate)))"),
        ("loop-mssa(loop-rotate)", "function(loop-mssa(loop-rotate))"),
        ("default<O2>", "default<O2>"),
        ("default<O0>,sroa", "default<O0>,function(sroa<preserve-cfg>)"),
        ("function-simplification<O1>", "function(function-simplification<O1>)"),
        ("verify,print,no-op-module", "verify,print,no-op-module"),
        ("function(verify,print,no-op-function)", "function(verify,print,no-op-function)"),
        ("no-op-loop,no-op-loop", "function(loop(no-op-loop,no-op-loop))"),
        ("no-op-cgscc", "cgscc(no-op-cgscc)"),
        ("nvvm-reflect,nvvm-reflect-pp", "function(nvvm-reflect),function(nvvm-reflect-pp)"),
        ("function(nvvm-reflect,sroa)", "function(nvvm-reflect,sroa<preserve-cfg>)"),
        ("nvvm-reflect,globaldce", "function(nvvm-reflect),globaldce"),
        ("mirror-roundtrip", "mirror-roundtrip"),
        ("lower-aggr-copies<lower-aggr-func-args>", "function(lower-aggr-copies<lower-aggr-func-args>)"),
        ("sroa<preserve-cfg>", "function(sroa<preserve-cfg>)"),
        ("sroa<>", "function(sroa<preserve-cfg>)"),
        ("instcombine<no-verify-fixpoint>", "function(instcombine<no-verify-fixpoint>)"),
        ("loop-unroll<O2>", "function(loop-unroll<O2>)"),
        ("instcombine<max-iterations=1;no-verify-fixpoint>", "function(instcombine<max-iterations=1;no-verify-fixpoint>)"),
    ],
)
def test_meaning(text: str, printed: str) -> None:
    pipeline = parse_pipeline(text)
    assert str(pipeline) == printed
    assert str(parse_pipeline(printed)) == printed


def test_what_opt_prints_for_a_bare_name_is_read() -> None:
    printed = (
        "function(simplifycfg<bonus-inst-threshold=1;no-forward-switch-cond;no-switch-range-to-icmp;no-switch-to-arithmetic;"
        "no-switch-to-lookup;keep-loops;no-hoist-common-insts;no-hoist-loads-stores-with-cond-faulting;no-sink-common-insts;"
        "speculate-blocks;simplify-cond-branch;no-speculate-unpredictables>,loop(loop-rotate<header-duplication;no-prepare-for-lto>),"
        "loop-unroll<O2>),loop-extract<>,verify"
    )
    assert str(parse_pipeline(printed)) == printed.replace("<>", "")


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("foo", "unknown pass name 'foo'"),
        ("sroa,foo", "unknown function pass 'foo'"),
        ("cgscc(foo)", "unknown cgscc pass 'foo'"),
        ("foo(sroa)", "unknown pipeline name 'foo'"),
        ("globaldce,foo(sroa)", "invalid use of 'foo' pass as module pipeline"),
        ("repeat<2>(sroa)", "unknown pipeline name 'repeat<2>' (LLVM 22 has none: write the passes as often)"),
        ("sroa(dce)", "invalid use of 'sroa' pass as function pipeline"),
        ("default<O1>(dce)", "invalid use of 'default<O1>' pass as module pipeline"),
        ("function<foo>(sroa)", "invalid use of 'function<foo>' pass as module pipeline"),
        ("function<no-rerun>(sroa)", "cannot have a no-rerun module to function adaptor"),
        ("globaldce,function<eager-inv;no-rerun>(sroa)", "cannot have a no-rerun module to function adaptor"),
        ("cgscc(function<no-rerun;foo>(sroa))", "invalid use of 'function<no-rerun;foo>' pass as cgscc pipeline"),
        ("function(module(globaldce))", "invalid use of 'module' pass as function pipeline"),
        ("loop(function(sroa))", "invalid use of 'function' pass as loop pipeline"),
        ("sroa,,dce", "unknown function pass ''"),
        (",sroa", "unknown pass name ''"),
        ("sroa,", "unknown function pass ''"),
        ("function()", "unknown function pass ''"),
        ("(sroa)", "unknown pipeline name ''"),
        ("function(sroa", "invalid pipeline 'function(sroa': ')' missing"),
        ("function(sroa))", "invalid pipeline 'function(sroa))': one ')' too many"),
        ("function(sroa)dce", "invalid pipeline 'function(sroa)dce': ',' expected before 'dce'"),
        ("sroa, dce", "unknown function pass ' dce'; a pipeline has no blanks: write 'dce'"),
        (" sroa", "unknown pass name ' sroa'; a pipeline has no blanks: write 'sroa'"),
        ("sroa\t,dce", "unknown pass name 'sroa\\x09'; a pipeline has no blanks: write 'sroa'"),
        ("sroa dce", "unknown pass name 'sroa dce'; a pipeline has no blanks: write 'sroa,dce'"),
        ("function( sroa)", "unknown function pass ' sroa'; a pipeline has no blanks: write 'sroa'"),
        ("function (sroa)", "unknown pipeline name 'function '; a pipeline has no blanks: write 'function'"),
        ("globaldce,function (sroa)", "invalid use of 'function ' pass as module pipeline; a pipeline has no blanks: write 'function'"),
        ("nvopt<O3> ", "unknown pass name 'nvopt<O3> '; a pipeline has no blanks: write 'nvopt<O3>'"),
        ("sroa, foo", "unknown function pass ' foo'; a pipeline has no blanks"),
        ("sroa, nvvm-reflekt", "unknown function pass ' nvvm-reflekt'; a pipeline has no blanks"),
        (" ", "unknown pass name ' '; a pipeline has no blanks"),
        ("sroa, ", "unknown function pass ' '; a pipeline has no blanks"),
        ("instcombin", "unknown pass name 'instcombin'; did you mean 'instcombine' or 'aggressive-instcombine'?"),
        (
            "print<scev>",
            "unknown pass name 'print<scev>'; did you mean 'print<loops>' or 'print<rpa>' or 'print<scalar-evolution>'?",
        ),
        ("print<memoryss>", "unknown pass name 'print<memoryss>'; did you mean 'print<loops>' or 'print<rpa>' or 'print<domtree>'?"),
        (
            "print<memoryssa>",
            "unknown pass name 'print<memoryssa>' (a pass of LLVM's that llvmlite does not offer by itself; -engine=auto does, with a "
            "libLLVM that is installed)",
        ),
        ("lower-agr-copies", "unknown pass name 'lower-agr-copies'; did you mean 'lower-aggr-copies' or 'lower-atomic'?"),
        ("sroa,globaldce", "unknown function pass 'globaldce'; 'globaldce' is a module pass, write 'function(...),globaldce'"),
        ("loop-rotate,sroa", "unknown loop pass 'sroa'; 'sroa' is a function pass, write 'loop(...),sroa'"),
        ("function", "unknown module pass 'function' ('function' takes a list of passes: function(...))"),
        ("sroa<preserve-cfg", "unknown pass name 'sroa<preserve-cfg' ('>' expected)"),
        ("strip<x>", "unknown pass name 'strip<x>' ('strip' takes no parameters)"),
        (
            "licm",
            "unknown pass name 'licm' (a pass of LLVM's that llvmlite does not offer by itself; -engine=auto does, with a libLLVM that is "
            "installed)",
        ),
        (
            "gvn",
            "unknown pass name 'gvn' (a pass of LLVM's that llvmlite does not offer by itself; -engine=auto does, with a libLLVM that is "
            "installed); did you mean 'newgvn'?",
        ),
        (
            "early-cse",  # 'apply-facts' has as many letters in common as a mistyped word
            "unknown pass name 'early-cse' (a pass of LLVM's that llvmlite does not offer by itself; -engine=auto does, with a libLLVM "
            "that is installed)",
        ),
        (
            "licmm",
            "unknown pass name 'licmm'; did you mean 'licm' or 'lnicm'? (llvmlite does not offer licm and lnicm by itself; -engine=auto "
            "does, with a libLLVM that is installed)",
        ),
        (
            "sroa,gvnn",
            "unknown function pass 'gvnn'; did you mean 'gvn' or 'gvn-sink' or 'newgvn'? (llvmlite does not offer gvn and gvn-sink "
            "by itself; -engine=auto does, with a libLLVM that is installed)",
        ),
        ("default", "invalid optimization level '' (one of O0, O1, O2, O3, Ofcmin, Ofcmid, Ofcmax expected)"),
        ("default<O9>", "invalid optimization level 'O9' (one of O0, O1, O2, O3, Ofcmin, Ofcmid, Ofcmax expected)"),
        (
            "default<Ofcmx>",
            "invalid optimization level 'Ofcmx' (one of O0, O1, O2, O3, Ofcmin, Ofcmid, Ofcmax expected); "
            "did you mean 'Ofcmax' or 'Ofcmin' or 'Ofcmid'?",
        ),
        (
            "default<Ofc=max>",
            "invalid optimization level 'Ofc=max' (one of O0, O1, O2, O3, Ofcmin, Ofcmid, Ofcmax expected); "
            "did you mean 'Ofcmax' or 'Ofcmin' or 'Ofcmid'?",
        ),
        ("default<Os>", "nvopt cannot run default<Os>: llvmlite offers O0, O1, O2, O3"),
        (
            "function(default<Ofcmax>)",
            "unknown function pass 'default<Ofcmax>'; 'default' is a module pass, write 'function(...),default<Ofcmax>'",
        ),
        ("default<Ofcmax>(dce)", "invalid use of 'default<Ofcmax>' pass as module pipeline"),
        ("function-simplification", "invalid function-simplification pass parameter '' (one of O1, O2, O3 expected)"),
        ("sroa<foo>", "invalid SROA pass parameter 'foo'"),
        ("simplifycfg<bonus-inst-threshold=x>", "invalid argument to SimplifyCFG pass bonus-inst-threshold parameter: 'x'"),
        (
            "sroa<modify-cfg>",
            "nvopt cannot pass parameter 'modify-cfg' to sroa: llvmlite gives no way to set it, there it is always sroa<preserve-cfg>",
        ),
        (
            "function-attrs<skip-non-recursive-function-attrs>",
            "nvopt cannot pass parameter 'skip-non-recursive-function-attrs' to function-attrs: llvmlite gives no way to set it, "
            "there it takes no parameters",
        ),
        ("internalize<f>", "invalid Internalize pass parameter 'f' (known: preserve-gv=NAME, device-api)"),
        ("lower-aggr-copies<foo>", "invalid LowerAggrCopies pass parameter 'foo'"),
        ("mirror-roundtrip<foo>", "invalid MirrorRoundtrip pass parameter 'foo'"),
    ],
)
def test_errors(text: str, error: str) -> None:
    wanted = error if IS_LLVMLITE else WITH_LIBLLVM.get(text, error)
    if wanted is None:
        assert list(parse_pipeline(text).passes())
        return
    with pytest.raises(PipelineError) as caught:
        parse_pipeline(text)
    assert str(caught.value) == wanted


_WITH_SIZES = "(one of O0, O1, O2, O3, Ofcmin, Ofcmid, Ofcmax, Os, Oz expected)"
_FAST = "; did you mean 'Ofcmax' or 'Ofcmin' or 'Ofcmid'?"
WITH_LIBLLVM: dict[str, str | None] = {
    "instcombin": "unknown pass name 'instcombin'; did you mean 'instcombine' or 'llvm:instcombine' or 'instcount'?",
    "print<scev>": "unknown module pass 'print<scev>'",
    "print<memoryssa>": None,
    "lower-agr-copies": "unknown pass name 'lower-agr-copies'; did you mean 'lower-aggr-copies' or 'lower-atomic' or 'lower-allow-check'?",
    "strip<x>": "unknown module pass 'strip<x>'",
    "licm": None,
    "licmm": "unknown pass name 'licmm'; did you mean 'licm' or 'lnicm'?",
    "sroa,gvnn": "unknown function pass 'gvnn'; did you mean 'gvn' or 'gvn-sink' or 'newgvn'?",
    "default": f"invalid optimization level '' {_WITH_SIZES}",
    "default<O9>": f"invalid optimization level 'O9' {_WITH_SIZES}",
    "default<Ofcmx>": f"invalid optimization level 'Ofcmx' {_WITH_SIZES}{_FAST}",
    "default<Ofc=max>": f"invalid optimization level 'Ofc=max' {_WITH_SIZES}{_FAST}",
    "default<Os>": None,
    "sroa<foo>": "invalid SROA pass parameter 'foo' (either preserve-cfg or modify-cfg can be specified)",
    "simplifycfg<bonus-inst-threshold=x>": "invalid argument to SimplifyCFG pass bonus-threshold parameter: 'x'",
    "sroa<modify-cfg>": None,
    "function-attrs<skip-non-recursive-function-attrs>": None,
}
"""What libLLVM makes of some: it has all of opt's passes, and its own words on their parameters. None: nothing is wrong."""


_NAMES = st.sampled_from([*native.PASSES, "verify", "print", "default<O1>", "nvvm-reflect", "foo", "", "sroa<x>"])
_TEXTS = st.recursive(
    _NAMES,
    lambda inner: st.one_of(
        st.lists(inner, min_size=1, max_size=3).map(",".join),
        st.tuples(st.sampled_from(["module", "cgscc", "function", "loop", "loop-mssa", "bad"]), inner).map(
            lambda pair: "{}({})".format(*pair)
        ),
    ),
    max_leaves=6,
)


@given(_TEXTS)
def test_what_is_printed_is_read_back_the_same(text: str) -> None:
    try:
        pipeline = parse_pipeline(text)
    except PipelineError:
        return
    assert str(parse_pipeline(str(pipeline))) == str(pipeline)
    assert len(list(pipeline.passes())) >= 1


@given(st.text(alphabet="sroa,()<>;=- \n\x00é", max_size=20))
def test_any_text_is_read_or_refused(text: str) -> None:
    with suppress(PipelineError):
        parse_pipeline(text)


class Own(FunctionPass):
    """A pass that is in no table."""

    name = "own"
    summary = "Nothing"

    def run(self, function: object, context: Context) -> bool:
        return False


def test_pass_objects_among_texts() -> None:
    pipeline = make_pipeline(["globaldce", Own(), "sroa,dce"])
    assert str(pipeline) == "globaldce,function(own),function(sroa<preserve-cfg>,dce)"
    assert [info.class_name for info in pipeline.passes()] == ["GlobalDCEPass", "OwnPass", "SROAPass", "DCEPass"]


def test_the_table() -> None:
    infos = registry.all_passes()
    assert len({(info.name, info.level) for info in infos}) == len(infos)
    assert all(info.summary and info.class_name for info in infos)
    assert [info.level for info in infos] == sorted((info.level for info in infos), key=registry.LEVELS.index)
    known = registry.lookup("verify")
    assert known is not None
    assert known.level == "module"
    assert registry.lookup("foo") is None


def test_every_pass_of_ours_is_named_and_levelled_as_its_class_says() -> None:
    for info in registry.all_passes():
        if info.kind == "mirror":
            found = registry.mirror_class(info.name)
            assert found.name == info.name
            assert issubclass(found, ModulePass if info.level == "module" else FunctionPass)
            assert str(parse_pipeline(info.name))


@pytest.mark.parametrize("depth", [1, 999, 1000, 10_000, 100_000])
@pytest.mark.parametrize(("adaptor", "inside", "printed"), [
    ("function", "sroa,dce", "function(sroa<preserve-cfg>,dce)"),
    ("module", "globaldce", "globaldce"),
    ("cgscc", "argpromotion", "cgscc(argpromotion)"),
    ("loop", "loop-rotate", "function(loop(loop-rotate))"),
])  # fmt: skip
def test_nesting_may_be_deep(depth: int, adaptor: str, inside: str, printed: str) -> None:
    pipeline = make_pipeline(f"{adaptor}(" * depth + inside + ")" * depth)
    assert str(pipeline) == printed
    assert [info.name for info in pipeline.passes()] == [info.name for info in make_pipeline(inside).passes()]


def test_what_follows_deep_nesting_comes_behind_it() -> None:
    text = "function(dce,function(" * 2000 + "sroa" + ",function(adce)),dce)" * 2000
    names = [info.name for info in make_pipeline(text).passes()]
    assert names == ["dce"] * 2000 + ["sroa"] + ["adce", "dce"] * 2000


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("function(" * 10_000 + "sroa" + ")" * 9_999, "')' missing"),
        ("function(" * 10_000 + "sroa" + ")" * 10_001, "one ')' too many"),
        ("function(" * 10_000 + "module(sroa" + ")" * 10_001, "invalid use of 'module' pass as function pipeline"),
        ("function(" * 10_000 + "sroa)x" + ")" * 9_999, "',' expected before"),
    ],
)
def test_what_is_wrong_with_deep_nesting_is_one_short_line(text: str, said: str) -> None:
    with pytest.raises(PipelineError) as raised:
        make_pipeline(text)
    assert said in str(raised.value)
    assert len(str(raised.value)) < 600
    assert "\n" not in str(raised.value)
