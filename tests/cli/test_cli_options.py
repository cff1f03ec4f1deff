"""What the options do, on a small module."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml
from cli_runner import MODULE, Nvopt
from engine_at_work import IS_LLVMLITE


def test_without_passes_the_input_is_verified_and_printed(nvopt: Nvopt) -> None:
    outcome = nvopt("in.ll")
    assert (outcome.status, outcome.err) == (0, "")
    assert outcome.out.startswith("; ModuleID = 'in.ll'\nsource_filename = \"in.ll\"\n")
    assert "%y = add i32 %x, 0" in outcome.out


@pytest.mark.parametrize("arguments", [[], ["-"]])
def test_standard_input(nvopt: Nvopt, arguments: list[str]) -> None:
    outcome = nvopt(*arguments, stdin=MODULE.encode())
    assert outcome.status == 0
    assert outcome.out.startswith("; ModuleID = '<stdin>'\nsource_filename = \"<stdin>\"\n")


def test_passes_run(nvopt: Nvopt) -> None:
    assert "add i32" not in nvopt("-S", "-passes=instcombine", "in.ll").out


def test_output_file(nvopt: Nvopt) -> None:
    outcome = nvopt("-passes=instcombine", "in.ll", "-o", "out.ll")
    assert (outcome.status, outcome.out, outcome.err) == (0, "", "")
    assert "define i32 @f" in Path("out.ll").read_text()


def test_output_is_the_same_twice(nvopt: Nvopt) -> None:
    assert nvopt("-passes=instcombine", "in.ll") == nvopt("-passes=instcombine", "in.ll")


def test_disable_output(nvopt: Nvopt) -> None:
    outcome = nvopt("-passes=instcombine", "-disable-output", "in.ll", "-o", "out.ll")
    assert (outcome.status, outcome.out) == (0, "")
    assert not Path("out.ll").exists()


def test_verify_each(nvopt: Nvopt) -> None:
    assert nvopt("-passes=function(instcombine),globaldce", "-verify-each", "in.ll").status == 0


def test_print_pipeline_passes(nvopt: Nvopt) -> None:
    outcome = nvopt("-passes=function(sroa,instcombine),globaldce", "-print-pipeline-passes", "in.ll")
    assert outcome.status == 0
    printed = outcome.out.strip()
    assert all(name in printed for name in ("sroa", "instcombine", "globaldce"))
    assert nvopt(f"-passes={printed}", "-print-pipeline-passes").out.strip() == printed


def test_print_after(nvopt: Nvopt) -> None:
    passes = "-passes=function(instcombine),globaldce"
    err = nvopt(passes, "-print-after=instcombine", "in.ll", "-disable-output").err
    assert re.findall(r"^; \*\*\* (.*) \*\*\*$", err, re.MULTILINE) == [
        "IR Dump After InstCombinePass on f",
        "IR Dump After InstCombinePass on g",
    ]
    assert "add i32" not in err


def test_print_before(nvopt: Nvopt) -> None:
    err = nvopt(
        "-passes=function(instcombine),globaldce",
        "-print-before=instcombine,globaldce",
        "in.ll",
        "-disable-output",
        "-filter-print-funcs=f",
    ).err
    banners = ["IR Dump Before InstCombinePass on f", "IR Dump Before GlobalDCEPass on [module]"]
    assert re.findall(r"^; \*\*\* (.*) \*\*\*$", err, re.MULTILINE) == banners
    assert "@g" not in err


def test_print_all(nvopt: Nvopt) -> None:
    err = nvopt("-passes=globaldce", "-print-before-all", "-print-after-all", "in.ll", "-disable-output").err
    assert err.index("IR Dump Before GlobalDCEPass on [module]") < err.index("IR Dump After GlobalDCEPass on [module]")


def test_print_after_an_unknown_pass(nvopt: Nvopt) -> None:
    outcome = nvopt("-passes=globaldce", "-print-after=globaldc", "in.ll")
    assert (outcome.status, outcome.out) == (1, "")
    assert outcome.err.startswith("nvopt: unknown pass name 'globaldc'; did you mean 'globaldce'")


def test_print_changed(nvopt: Nvopt) -> None:
    err = nvopt("-passes=function(instcombine),globaldce", "-print-changed", "in.ll", "-disable-output").err
    assert re.findall(r"^\*\*\* (.*) \*\*\*$", err, re.MULTILINE) == [
        "IR Dump At Start",
        "IR Dump After InstCombinePass on f",
        "IR Dump After InstCombinePass on g omitted because no change",
        "IR Dump After GlobalDCEPass on [module]",
    ]


def test_print_changed_as_a_diff(nvopt: Nvopt) -> None:
    err = nvopt("-passes=instcombine", "-print-changed=diff-quiet", "in.ll", "-disable-output").err
    hunk = "@@ @@\n define i32 @f(i32 %x) {\n-  %y = add i32 %x, 0\n-  ret i32 %y\n+  ret i32 %x\n }\n"
    assert err == f"*** IR Dump After InstCombinePass on f ***\n{hunk}\n"


def test_print_changed_in_colour(nvopt: Nvopt) -> None:
    assert "\x1b[31m-  ret i32 %y\x1b[0m\n" in nvopt("-passes=instcombine", "-print-changed=cdiff", "in.ll", "-disable-output").err


def test_print_changed_in_an_unknown_style(nvopt: Nvopt) -> None:
    outcome = nvopt("-print-changed=dif", "in.ll")
    assert outcome.status == 1
    assert outcome.err.startswith("nvopt: for the -print-changed option: Cannot find option named 'dif'!")


def test_time_passes(nvopt: Nvopt) -> None:
    err = nvopt("-passes=function(instcombine),globaldce", "-time-passes", "in.ll", "-disable-output").err
    assert err.count("Pass execution timing report") == 1
    names = re.findall(r"\)  ([A-Z]\S+Pass)$", err, re.MULTILINE)
    assert sorted(names) == ["GlobalDCEPass", "InstCombinePass"]
    assert "Parse and verify the input" in err


@pytest.mark.parametrize("option", ["-mcpu=sm_91", "-arch=compute_91"])
def test_unknown_gpu(nvopt: Nvopt, option: str) -> None:
    outcome = nvopt(option, "in.ll")
    assert outcome.status == 1
    assert "unknown GPU architecture" in outcome.err
    assert "_90'" in outcome.err, "the nearest is named"


REFLECT = """\
@ftz = private constant [11 x i8] c"__CUDA_FTZ\\00"
@arch = private constant [12 x i8] c"__CUDA_ARCH\\00"
@div = private constant [16 x i8] c"__CUDA_PREC_DIV\\00"
@sqrt = private constant [17 x i8] c"__CUDA_PREC_SQRT\\00"
@mine = private constant [5 x i8] c"mine\\00"
declare i32 @__nvvm_reflect(ptr)
""" + "".join(
    f"define i32 @of_{name}() {{\n  %value = call i32 @__nvvm_reflect(ptr @{name})\n  ret i32 %value\n}}\n"
    for name in ("ftz", "arch", "div", "sqrt", "mine")
)


@pytest.mark.parametrize(
    ("options", "values"),
    [
        (["-mcpu=sm_90"], {"arch": 900}),
        (["-arch=compute_75"], {"arch": 750}),
        (["-ftz=1", "-prec-div=1", "-prec-sqrt=1"], {"ftz": 1, "div": 1, "sqrt": 1}),
        (["-ftz=0", "-prec-div=0", "-prec-sqrt=0"], {"ftz": 0, "div": 0, "sqrt": 0}),
        (["-nvptx-f32ftz", "-opt-arch=sm_90", "-prec_div=1", "-prec_sqrt=1"], {"ftz": 1, "arch": 900, "div": 1, "sqrt": 1}),
        (["--nvptx-f32ftz=0", "-ftz", "1", "-nvptx-f32ftz=0"], {"ftz": 0}),
        (["-nvvm-reflect-add=mine=7", "-nvvm-reflect-add=__CUDA_ARCH=0x10"], {"mine": 7, "arch": 16}),
        (["-nvvm-reflect-add=mine=" + "0" * 5000 + "10", "-nvvm-reflect-add=__CUDA_ARCH=-0X10"], {"mine": 10, "arch": -16}),
        (["-nvvm-reflect-add=mine=0xffffffff", "-nvvm-reflect-add=__CUDA_ARCH=-2147483648"], {"mine": -1, "arch": -(2**31)}),
    ],
)
def test_target_options_reach_nvvm_reflect(nvopt: Nvopt, options: list[str], values: dict[str, int]) -> None:
    out = nvopt("-passes=nvvm-reflect", *options, stdin=REFLECT.encode()).out
    for name, value in values.items():
        assert f"define i32 @of_{name}() {{\n  ret i32 {value}\n}}" in out


def test_unknown_arch_is_a_warning(nvopt: Nvopt) -> None:
    outcome = nvopt("-passes=nvvm-reflect", stdin=REFLECT.encode())
    assert outcome.status == 0
    assert outcome.err.startswith("warning: ")
    assert "-mcpu" in outcome.err


@pytest.mark.parametrize("text", ["mine", "=1", "mine=", "mine=1_0", "mine=0b1", "mine=0x", "mine= 1", "mine=1.0", "mine=\u0661"])
def test_bad_reflect_value(nvopt: Nvopt, text: str) -> None:
    outcome = nvopt(f"-nvvm-reflect-add={text}", "in.ll")
    message = f"nvopt: for the -nvvm-reflect-add option: '{text}' is not NAME=INTEGER, as in __CUDA_ARCH=900\n"
    assert (outcome.status, outcome.err) == (1, message)


@pytest.mark.parametrize("number", ["4294967296", "0x100000000", "-2147483649", "9" * 5000])
def test_reflect_values_have_32_bits(nvopt: Nvopt, number: str) -> None:
    outcome = nvopt(f"-nvvm-reflect-add=mine={number}", "in.ll")
    message = f"nvopt: for the -nvvm-reflect-add option: the value of 'mine={number}' does not fit in 32 bits\n"
    assert (outcome.status, outcome.err) == (1, message)


def test_a_knob_is_an_option(nvopt: Nvopt) -> None:
    out = nvopt("-passes=nvvm-reflect", "-nvvm-reflect-enable=false", "-mcpu=sm_90", stdin=REFLECT.encode()).out
    assert out.count("call i32 @__nvvm_reflect") == 5


def test_a_bad_knob_value(nvopt: Nvopt) -> None:
    outcome = nvopt("-memmove-lowering=memcpy", "in.ll")
    assert outcome.status == 1
    assert "Cannot find option named 'memcpy'" in outcome.err


def test_remarks_as_text(nvopt: Nvopt) -> None:
    quiet = nvopt("-passes=nvvm-reflect", "-mcpu=sm_90", stdin=REFLECT.encode())
    asked = nvopt("-passes=nvvm-reflect", "-mcpu=sm_90", "-pass-remarks=nvvm-reflect", "-pass-remarks-analysis=.", stdin=REFLECT.encode())
    assert quiet.err == ""
    assert quiet.out == asked.out
    assert asked.err.startswith("remark: <unknown>:0:0: ")
    assert nvopt("-passes=nvvm-reflect", "-mcpu=sm_90", "-pass-remarks=other", stdin=REFLECT.encode()).err == ""


@pytest.mark.parametrize(
    "pattern", ["[[:alpha:]_-]+", "^[^[:upper:][:digit:]]*$", "[]n]", r"\[?[[:alpha:]]", "reflect[[:space:]]*$", "[:n:]"]
)
def test_patterns_may_have_posix_classes(nvopt: Nvopt, pattern: str) -> None:
    outcome = nvopt("-passes=nvvm-reflect", "-mcpu=sm_90", f"-pass-remarks={pattern}", "-disable-output", stdin=REFLECT.encode())
    assert outcome.status == 0
    assert outcome.err.startswith("remark: ")


def test_an_empty_pattern_shows_nothing(nvopt: Nvopt) -> None:
    arguments = ["-passes=nvvm-reflect", "-mcpu=sm_90", "-pass-remarks=", "-pass-remarks-missed=", "-pass-remarks-analysis="]
    assert nvopt(*arguments, "-disable-output", stdin=REFLECT.encode()).err == ""


SILENT = "warning: remarks come from nvopt's own passes only; there are none from LLVM's"


@pytest.mark.parametrize("option", ["-pass-remarks=.", "-pass-remarks-missed=j", "-pass-remarks-analysis=j", "-pass-remarks-output=r.yaml"])
def test_missing_remarks_of_llvm_are_a_warning(nvopt: Nvopt, option: str) -> None:
    outcome = nvopt("-passes=function(instcombine,sroa),nvvm-reflect,verify,sroa", option, "in.ll", "-disable-output")
    assert outcome.status == 0
    assert outcome.err == f"{SILENT} (instcombine, sroa)\n"
    assert nvopt("-passes=nvvm-reflect,verify", option, "in.ll", "-disable-output").err == ""


@pytest.mark.parametrize(
    ("passes", "options", "named"),
    [
        ("function(instcombine,sroa),nvvm-reflect", "-pass-remarks=nvvm-reflect", ""),
        ("function(instcombine,sroa)", "-pass-remarks=memory-space-opt", ""),
        ("function(instcombine,sroa)", "-pass-remarks=sroa", "sroa"),
        ("function(instcombine,sroa)", "-pass-remarks=^s -pass-remarks-missed=comb", "instcombine, sroa"),
        ("function(instcombine,sroa)", "-pass-remarks=nvvm-reflect -pass-remarks-output=r.yaml", "instcombine, sroa"),
        # What names no pass of either may name one within default<O2>, or be a slip.
        ("function(instcombine,sroa)", "-pass-remarks=licm", "instcombine, sroa"),
        ("default<O2>,sroa", "-pass-remarks=slp-vectorizer", "default, sroa"),
        ("default<O2>,sroa", "-pass-remarks=nvvm-reflect", ""),
        ("default<O2>,sroa", "-pass-remarks=scalar-evolution", ""),
        ("default<O2>,sroa", "-pass-remarks=.", "default, sroa"),
        ("function-simplification<O1>", "-pass-remarks=licm", "function-simplification"),
        ("nvopt<O1>", "-pass-remarks=lower-aggr-copies", ""),
    ],
)
def test_only_remarks_that_were_asked_for_are_missing(nvopt: Nvopt, passes: str, options: str, named: str) -> None:
    outcome = nvopt(f"-passes={passes}", *options.split(), "-mcpu=sm_90", "in.ll", "-disable-output")
    warnings = [line for line in outcome.err.splitlines() if line.startswith(SILENT)]
    assert (outcome.status, warnings) == (0, [f"{SILENT} ({named})"] if named else [])


def test_passes_of_a_plugin_have_remarks(nvopt: Nvopt) -> None:
    Path("mine.py").write_text(MINE)
    outcome = nvopt("-load-pass-plugin=mine.py", "-passes=default<O1>,mine", "-pass-remarks=mine", "in.ll", "-disable-output")
    assert (outcome.status, outcome.err) == (0, "")


MINE = """
from dataclasses import dataclass
import nvopt

@dataclass(frozen=True)
class Mine(nvopt.FunctionPass):
    name = "mine"
    summary = "Nothing"

    def run(self, function, context):
        return False
"""


@pytest.mark.parametrize("output", ["out.ll", "./out.ll", "link.ll"])
def test_remarks_are_not_written_over_the_output(nvopt: Nvopt, output: str) -> None:
    Path("link.ll").symlink_to("out.ll")
    outcome = nvopt("in.ll", "-o", output, "-pass-remarks-output=out.ll")
    assert (outcome.status, outcome.err) == (1, "nvopt: -pass-remarks-output and the output are the same file: out.ll\n")
    assert not Path("out.ll").exists()
    assert nvopt("in.ll", "-o", "/dev/null", "-pass-remarks-output=/dev/null").status == 0


def test_remarks_and_output_on_stdout(nvopt: Nvopt) -> None:
    outcome = nvopt("in.ll", "-pass-remarks-output=-")
    assert (outcome.status, outcome.err) == (1, "nvopt: -pass-remarks-output and the output are the same file: <stdout>\n")
    assert nvopt("in.ll", "-pass-remarks-output=-", "-disable-output").status == 0


def test_remarks_as_yaml(nvopt: Nvopt) -> None:
    outcome = nvopt("-passes=nvvm-reflect", "-mcpu=sm_90", "-pass-remarks-output=remarks.yaml", stdin=REFLECT.encode())
    assert (outcome.status, outcome.err) == (0, "")
    documents = [node for node in yaml.compose_all(Path("remarks.yaml").read_text()) if node is not None]
    assert documents
    assert all(node.tag in ("!Passed", "!Missed", "!Analysis") for node in documents)


def test_bad_pattern(nvopt: Nvopt) -> None:
    for pattern, why in (("[[:odd:]]", "unknown character class '[:odd:]'"), ("[[a]]", "Possible nested set at position 1")):
        said = nvopt(f"-pass-remarks={pattern}", "in.ll").err
        assert said == f"nvopt: Invalid regular expression '{pattern}' in -pass-remarks: {why}\n"
    outcome = nvopt("-pass-remarks=(", "in.ll")
    assert outcome.status == 1
    assert outcome.err.startswith("nvopt: Invalid regular expression '(' in -pass-remarks: ")


@pytest.mark.parametrize("spelled", ["-help", "--help", "-h"])
def test_help(nvopt: Nvopt, spelled: str) -> None:
    outcome = nvopt(spelled)
    assert outcome.status == 0
    assert outcome.out.startswith("Usage: nvopt [OPTIONS] [INPUTS]...")
    assert "-passes=PIPELINE" in outcome.out


def test_version(nvopt: Nvopt) -> None:
    library = r"llvmlite 0\.50\.\d+" if IS_LLVMLITE else r"\S*libLLVM\S*"
    assert re.fullmatch(rf"nvopt version 0\.1\.0\n  {library}\n  LLVM 22\.\S+\n  Python 3\.\S+\n", nvopt("--version").out)


def test_print_passes(nvopt: Nvopt) -> None:
    out = nvopt("-print-passes").out
    assert out.startswith("Module passes:\n")
    assert re.search(r"^  nvvm-reflect +\w", out, re.MULTILINE)
    assert re.search(r"^Function passes:$", out, re.MULTILINE)
    assert re.search(r"^  sroa\S* +\w", out, re.MULTILINE)


def test_help_knobs(nvopt: Nvopt) -> None:
    assert re.search(r"^  -memmove-lowering=cicc +\w.*cicc\|load-first", nvopt("-help-knobs").out, re.MULTILINE)


@pytest.mark.parametrize("passes", ["instcombin", "function(instcombin)"])
def test_unknown_pass(nvopt: Nvopt, passes: str) -> None:
    outcome = nvopt(f"-passes={passes}", "in.ll", "-o", "out.ll")
    assert outcome.status == 1
    assert "pass" in outcome.err
    assert "did you mean 'instcombine'" in outcome.err
    assert not Path("out.ll").exists()


@pytest.mark.parametrize(
    "option", ["-j", "-nvvm-pass-option", "-opt-bisect-limit", "-scalar-evolution-max-arith-depth", "-max-aggr-copy-size"]
)
def test_numbers_of_more_digits_than_python_reads(nvopt: Nvopt, option: str) -> None:
    outcome = nvopt(f"{option}={'9' * 5000}", "in.ll", "-disable-output")
    assert outcome.status == 1
    assert re.match(rf"nvopt: for the -?{option} option: ", outcome.err)


@pytest.mark.parametrize("count", ["0", "1", "00000000001", "999999999"])
def test_counts_of_workers(nvopt: Nvopt, count: str) -> None:
    assert nvopt(f"-j={count}", "in.ll", "-disable-output").status == 0
