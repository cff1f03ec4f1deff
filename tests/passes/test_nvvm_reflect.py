"""nvvm-reflect: what is asked, how it is asked, what is answered, and what is left alone."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from mirror_run import canonical, function_body, run

import nvopt
from nvopt.ir import Module
from nvopt.knobs import KnobValues
from nvopt.passes.base import Context
from nvopt.passes.nvvm_reflect import NVVMReflect
from nvopt.remarks import Location, RemarkSink
from nvopt.target import TargetOptions, sm

SM_90 = TargetOptions(cpu="sm_90")

GLOBALS = r"""
%pair = type { ptr, ptr }
%chars = type { i32, [16 x i8] }
@arch = private unnamed_addr constant [12 x i8] c"__CUDA_ARCH\00"
@ftz = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00"
@div = internal constant [16 x i8] c"__CUDA_PREC_DIV\00"
@sqrt = constant [17 x i8] c"__CUDA_PREC_SQRT\00"
@other = private constant [8 x i8] c"unknown\00"
@empty = private constant [1 x i8] zeroinitializer
@zeros = private constant [9 x i8] zeroinitializer
@byte = private constant i8 0
@nested = private constant %chars { i32 7, [16 x i8] c"xy__CUDA_ARCH\00\00\00" }
@longer = private constant [20 x i8] c"__CUDA_ARCH\00__FOO__\00"
@rows = private constant [2 x [12 x i8]] [[12 x i8] c"__CUDA_FTZ\00\00", [12 x i8] c"__CUDA_ARCH\00"]
@prefixed = private constant [15 x i8] c"abc__CUDA_ARCH\00"
@arch1 = private addrspace(1) constant [12 x i8] c"__CUDA_ARCH\00"
@arch4 = internal addrspace(4) constant [12 x i8] c"__CUDA_ARCH\00"
@table = private constant %pair { ptr @ftz, ptr getelementptr (i8, ptr @prefixed, i64 3) }
@pointer4 = private addrspace(4) constant ptr addrspace(4) @arch4
@alias = internal alias [12 x i8], ptr @arch
@"quoted name" = private constant [12 x i8] c"__CUDA_ARCH\00"
@mutable = global [12 x i8] c"__CUDA_ARCH\00"
@weak = weak constant [12 x i8] c"__CUDA_ARCH\00"
@weak_alias = weak alias [12 x i8], ptr @arch
@host = externally_initialized constant [12 x i8] c"__CUDA_ARCH\00"
@external = external constant [12 x i8]
@unended = private constant [11 x i8] c"__CUDA_ARCH"
@wide = private constant [2 x i16] [i16 65, i16 0]
@mutable_table = global ptr @arch
declare i32 @__nvvm_reflect(ptr)
declare i32 @__nvvm_reflect_ocl(ptr addrspace(4))
declare i32 @llvm.nvvm.reflect(ptr)
declare i32 @user()
"""
ARCH, FTZ = 900, 1
TARGET = TargetOptions(cpu="sm_90", ftz=True)

CONSTANT_ARGUMENTS = {
    "ptr @arch": ARCH,
    "ptr noundef nonnull align 1 dereferenceable(12) @arch": ARCH,
    'ptr @"quoted name"': ARCH,
    "ptr addrspacecast (ptr addrspace(1) @arch1 to ptr)": ARCH,
    "ptr getelementptr ([12 x i8], ptr @arch, i64 0, i64 0)": ARCH,
    "ptr getelementptr inbounds (i8, ptr @prefixed, i64 3)": ARCH,
    "ptr getelementptr (i8, ptr getelementptr (i8, ptr @prefixed, i64 1), i64 2)": ARCH,
    "ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @arch1, i64 -3) to ptr), i64 3)": ARCH,
    "ptr getelementptr inbounds (%chars, ptr @nested, i32 0, i32 1, i32 2)": ARCH,
    "ptr getelementptr ([2 x [12 x i8]], ptr @rows, i64 0, i64 1)": ARCH,
    "ptr @rows": FTZ,
    "ptr inttoptr (i64 ptrtoint (ptr @arch to i64) to ptr)": ARCH,
    "ptr @longer": ARCH,
    "ptr @alias": ARCH,
    "ptr @ftz": FTZ,
    "ptr @div": 0,
    "ptr @sqrt": 0,
    "ptr @other": 0,
    "ptr @empty": 0,
    "ptr @zeros": 0,
    "ptr @byte": 0,
    "ptr getelementptr (i8, ptr @zeros, i64 8)": 0,
}
COMPUTED_ARGUMENTS = {
    "%p = addrspacecast ptr addrspace(1) @arch1 to ptr": ARCH,
    "%p = getelementptr i8, ptr @prefixed, i64 3": ARCH,
    "%q = getelementptr i8, ptr @prefixed, i64 1\n  %p = getelementptr i8, ptr %q, i32 2": ARCH,
    "%q = addrspacecast ptr addrspace(1) @arch1 to ptr\n  %p = getelementptr [12 x i8], ptr %q, i64 0, i64 0": ARCH,
    "%p = load ptr, ptr @table": FTZ,
    "%p = load ptr, ptr getelementptr (%pair, ptr @table, i32 0, i32 1), align 8": ARCH,
    "%q = load ptr addrspace(4), ptr addrspace(4) @pointer4\n  %p = addrspacecast ptr addrspace(4) %q to ptr": ARCH,
    "%i = ptrtoint ptr @arch to i64\n  %p = inttoptr i64 %i to ptr": ARCH,
    "%p = freeze ptr @ftz": FTZ,
}
UNKNOWN_ARGUMENTS = [
    "%p = getelementptr i8, ptr @mutable, i64 0",
    "%p = freeze ptr @weak",
    "%p = freeze ptr @weak_alias",
    "%p = freeze ptr @host",
    "%p = freeze ptr @external",
    "%p = freeze ptr @unended",
    "%p = freeze ptr @wide",
    "%p = freeze ptr null",
    "%p = freeze ptr undef",
    "%p = freeze ptr @f",
    "%p = getelementptr i8, ptr @arch, i64 12",
    "%p = getelementptr i8, ptr @arch, i64 -1",
    "%p = getelementptr i8, ptr @arch, i64 %n",
    "%p = load ptr, ptr @mutable_table",
    "%p = load volatile ptr, ptr @table",
    "%p = load ptr, ptr getelementptr (i8, ptr @table, i64 4)",
    "%p = select i1 %c, ptr @arch, ptr @ftz",
    "%i = ptrtoint ptr @arch to i16\n  %p = inttoptr i16 %i to ptr",
    "%p = freeze ptr %arg",
]


def asking(argument: str, before: str = "") -> str:
    """A module whose function @f asks with this argument."""
    lines = f"  {before}\n" if before else ""
    return f"{GLOBALS}\ndefine i32 @f(ptr %arg, i64 %n, i1 %c) {{\n{lines}  %r = call i32 @__nvvm_reflect({argument})\n  ret i32 %r\n}}\n"


@pytest.mark.parametrize("parse_first", [False, True])
@pytest.mark.parametrize(("argument", "value"), CONSTANT_ARGUMENTS.items())
def test_constant_arguments(argument: str, value: int, parse_first: bool) -> None:
    """Every way to write a pointer to the string in the call itself."""
    result = run(asking(argument), NVVMReflect(), target=TARGET, parse_first=parse_first)
    assert result.body("f") == f"  ret i32 {value}\n"
    assert result.changed
    assert "__nvvm_reflect(" not in result.text
    assert 'c"__CUDA_ARCH\\00"' in result.text


@pytest.mark.parametrize(("before", "value"), COMPUTED_ARGUMENTS.items())
def test_computed_arguments(before: str, value: int) -> None:
    """Pointers that instructions make."""
    result = run(asking("ptr %p", before), NVVMReflect(), target=TARGET)
    assert result.body("f").endswith(f"  ret i32 {value}\n")


@pytest.mark.parametrize("before", UNKNOWN_ARGUMENTS)
def test_unknown_arguments_are_left(before: str) -> None:
    """What isn't a constant string for sure stays, with a Missed remark."""
    text = asking("ptr %p", before)
    result = run(text, NVVMReflect(), target=TARGET, remarks=True)
    assert not result.changed
    assert result.body("f") == function_body(canonical(text), "f")
    assert result.said() == [("Missed", "UnresolvedReflect", "the argument of __nvvm_reflect is not a known constant string")]


def test_a_pointer_made_of_itself_ends() -> None:
    """Code that can't be reached may hold such a thing."""
    text = asking("ptr @arch").replace(
        "  ret i32 %r\n}",
        "  ret i32 %r\ndead:\n  %s = getelementptr i8, ptr %s, i64 1\n  %t = call i32 @__nvvm_reflect(ptr %s)\n  br label %dead\n}",
    )
    assert "call i32 @__nvvm_reflect(ptr %s)" in run(text, NVVMReflect(), target=TARGET).text


@pytest.mark.parametrize("call", [
    "call i32 @__nvvm_reflect_ocl(ptr addrspace(4) @arch4)",
    "call i32 @__nvvm_reflect_ocl(ptr addrspace(4) noundef getelementptr (i8, ptr addrspace(4) @arch4, i64 0))",
    "tail call noundef i32 @llvm.nvvm.reflect(ptr @arch)",
    "notail call i32 @__nvvm_reflect(ptr noundef @arch) #0",
    "call spir_func i32 @__nvvm_reflect(ptr @arch)",
    "call range(i32 0, 2000) i32 @__nvvm_reflect(ptr @arch)",
    "call i32 (ptr) @__nvvm_reflect(ptr @arch)",
    'call i32 @__nvvm_reflect(ptr @arch) [ "deopt"(i32 1) ]',
    "call i32 @__nvvm_reflect(ptr @arch), !range !0",
])  # fmt: skip
def test_forms_of_the_call(call: str) -> None:
    """The three functions, and what may stand around the call."""
    text = f"{GLOBALS}\ndefine i32 @f() {{\n  %r = {call}\n  ret i32 %r\n}}\nattributes #0 = {{ nounwind }}\n!0 = !{{i32 0, i32 2000}}\n"
    assert run(text, NVVMReflect(), target=TARGET).body("f") == "  ret i32 900\n"


RESULTS = [("i1", 3, "true"), ("i8", 900, "-124"), ("i32", 4294967295, "-1"), ("i64", 900, "900")]


@pytest.mark.parametrize(("type", "value", "shown"), RESULTS)
@pytest.mark.parametrize("parse_first", [False, True])
def test_result_types(type: str, value: int, shown: str, parse_first: bool) -> None:
    """The value is taken modulo the width of the declared result."""
    text = f'@s = private constant [2 x i8] c"q\\00"\ndeclare {type} @__nvvm_reflect(ptr)\n'
    text += f"define {type} @f() {{\n  %1 = call {type} @__nvvm_reflect(ptr @s)\n  ret {type} %1\n}}\n"
    result = run(text, NVVMReflect(), target=TargetOptions(reflect=(("q", value),)), parse_first=parse_first)
    assert result.body("f") == f"  ret {type} {shown}\n"


# -- the answers

SPEC_TABLE = {
    **{f"sm_{number}": number * 10 for number in (75, 80, 86, 87, 88, 89, 90, 100, 103, 110, 120, 121)},
    "sm_90a": 900, "sm_100a": 1000, "sm_100f": 1000, "sm_103a": 1030, "sm_103f": 1030, "sm_110a": 1100, "sm_110f": 1100,
    "sm_120a": 1200, "sm_120f": 1200, "sm_121a": 1210, "sm_121f": 1210,
}  # fmt: skip


@pytest.mark.parametrize(("cpu", "arch"), SPEC_TABLE.items())
def test_every_sm(cpu: str, arch: int) -> None:
    """By -mcpu, by -arch, and by the function's attribute."""
    for name in (cpu, cpu.replace("sm", "compute")):
        assert run(asking("ptr @arch"), NVVMReflect(), target=TargetOptions(cpu=name)).body("f") == f"  ret i32 {arch}\n"
    attribute = asking("ptr @arch").replace("i1 %c) {", f'i1 %c) "target-cpu"="{cpu}" {{')
    assert run(attribute, NVVMReflect()).body("f") == f"  ret i32 {arch}\n"


def test_the_command_line_wins_over_the_attribute() -> None:
    """-mcpu says what is compiled for."""
    text = asking("ptr @arch").replace("i1 %c) {", 'i1 %c) "target-cpu"="sm_75" {')
    assert run(text, NVVMReflect(), target=SM_90).body("f") == "  ret i32 900\n"


@pytest.mark.parametrize("named", ["", "x86-64", "sm_5000"])
def test_no_sm_version_is_a_warning(named: str) -> None:
    """The call is left, and the user is told what to pass; other queries are answered."""
    text = asking("ptr @arch", "%o = call i32 @__nvvm_reflect(ptr @ftz)")
    text = text.replace("i1 %c) {", f'i1 %c) "target-cpu"="{named}" {{' if named else "i1 %c) {")
    of = f" of {named}" if named else ""
    text = text.replace("ret i32 %r", "%s = sub i32 %r, %o\n  ret i32 %s")
    for parse_first in (False, True):
        result = run(text, NVVMReflect(), remarks=True, parse_first=parse_first)
        assert "call i32 @__nvvm_reflect(ptr @arch)" in result.body("f")
        assert "sub i32 %r, 0" in result.body("f")
        assert [(kind, name) for kind, name, _ in result.said()] == [("Passed", "Reflected"), ("Missed", "UnknownArch")]
        assert result.warnings == [f"nvvm-reflect: __CUDA_ARCH is not known{of}: pass -mcpu=sm_XX; calls that ask for it are left in place"]
        assert "declare i32 @__nvvm_reflect" in result.text


def answer(query: str, text: str = "", **target: object) -> str:
    """What `query` is answered with."""
    module = asking("ptr @q") + f'@q = private constant [{len(query) + 1} x i8] c"{query}\\00"\n' + text
    return run(module, NVVMReflect(), target=TargetOptions(**target)).body("f").split()[-1]  # type: ignore[arg-type]


def test_flush_to_zero_and_precision() -> None:
    """Options first, then the module flag; 0 where nothing is said."""
    flag = '!llvm.module.flags = !{!0}\n!0 = !{i32 4, !"nvvm-reflect-ftz", i32 1}\n'
    assert answer("__CUDA_FTZ") == "0"
    assert answer("__CUDA_FTZ", ftz=True) == "1"
    assert answer("__CUDA_FTZ", flag) == "1"
    assert answer("__CUDA_FTZ", flag, ftz=False) == "0"
    assert answer("__CUDA_FTZ", flag.replace("ftz", "other")) == "0"
    assert answer("__CUDA_PREC_DIV") == "0"
    assert answer("__CUDA_PREC_DIV", prec_div=True) == "1"
    assert answer("__CUDA_PREC_SQRT", prec_sqrt=True, prec_div=False) == "1"
    assert answer("__CUDA_PREC_SQRT", prec_sqrt=False, prec_div=True) == "0"


def test_added_values_win() -> None:
    """-nvvm-reflect-add over everything else, the last of a name over the others; also for names of the user's own."""
    added = (("__CUDA_ARCH", 1), ("__CUDA_ARCH", 123), ("__CUDA_FTZ", 7), ("MINE", 5))
    assert answer("__CUDA_ARCH", cpu="sm_90", reflect=added) == "123"
    assert answer("__CUDA_ARCH", reflect=added) == "123"
    assert answer("__CUDA_FTZ", ftz=False, reflect=added) == "7"
    assert answer("MINE", reflect=added) == "5"
    assert answer("mine", reflect=added) == "0"
    assert answer("__CUDA_FTZ", ftz=True, reflect=(("__CUDA_FTZ", 0),)) == "0"


def test_unknown_queries_are_0_with_a_remark() -> None:
    """Newer code may ask for what is not known yet; 0 is the conservative answer."""
    result = run(asking("ptr @other"), NVVMReflect(), remarks=True)
    assert result.body("f") == "  ret i32 0\n"
    assert result.said() == [
        ("Analysis", "UnknownReflectQuery", "unknown query unknown is answered with 0"),
        ("Passed", "Reflected", "unknown is 0"),
    ]


def test_the_knob_turns_it_off() -> None:
    """-nvvm-reflect-enable=false."""
    result = run(asking("ptr @arch"), NVVMReflect(), target=SM_90, knobs={"nvvm-reflect-enable": "false"})
    assert not result.changed
    assert "call i32 @__nvvm_reflect(ptr @arch)" in result.text


# -- where PTX is made

ASKED = [line for line in GLOBALS.split("\n") if line.startswith(("@arch =", "@ftz =", "@other =", "declare i32 @__nvvm_reflect("))]
STORES = "\n".join(
    f"  %{name} = call i32 @__nvvm_reflect(ptr @{name})\n  store volatile i32 %{name}, ptr %p" for name in ("arch", "ftz", "other")
)
ASKING = "\n".join(ASKED) + f"\ndefine void @f(ptr %p) {{\n{STORES}\n  ret void\n}}\n"


@pytest.mark.parametrize("passes", ["", "function(sroa)", "nvvm-reflect", "nvopt<O0>", "nvopt<O2>"])
@pytest.mark.parametrize(("knobs", "answers"), [({}, ["900", "1", "7"]), ({"nvvm-reflect-enable": False}, ["0", "0", "0"])])
def test_what_is_left_is_answered_ahead_of_code_generation(passes: str, knobs: dict[str, bool], answers: list[str]) -> None:
    """LLVM's would answer by the GPU alone, 900 and 0 and 0. With the knob off it is 0, as where cicc links."""
    ptx = nvopt.run(ASKING, passes, triple="nvptx64-nvidia-cuda", cpu="sm_90", ftz=True, reflect={"unknown": 7}, knobs=knobs, emit="ptx")
    constants = dict(re.findall(r"mov\.b32 \t(%r\d+), (\d+);", ptx))
    stored = re.findall(r"st\.volatile\.b32 \t\[%rd\d+\], (\S+);", ptx)
    assert [constants.get(value, value) for value in stored] == answers


def test_the_module_itself_keeps_what_is_left() -> None:
    text = nvopt.run(ASKING, "no-op-module", cpu="sm_90", knobs={"nvvm-reflect-enable": False})
    assert text.count("call i32 @__nvvm_reflect") == 3


def test_without_a_gpu_the_architecture_is_that_of_code_generation() -> None:
    ptx = nvopt.run(ASKING, "no-op-module", triple="nvptx64-nvidia-cuda", ftz=True, emit="ptx")
    assert ".target sm_30" in ptx
    assert "300" in ptx


# -- what is left alone, and what goes

LEFT_ALONE = {
    "store ptr @__nvvm_reflect, ptr %arg": "ReflectNotCalled",
    "%x = ptrtoint ptr @__nvvm_reflect to i64": "ReflectNotCalled",
    "store ptr getelementptr (i8, ptr @__nvvm_reflect, i64 4), ptr %arg": "ReflectNotCalled",
    "call void %arg(ptr @__nvvm_reflect)": "ReflectNotCalled",
    "call void @__nvvm_reflect(ptr @arch)": "UnresolvedReflect",
    "%x = call float @__nvvm_reflect(ptr @arch)": "UnresolvedReflect",
    "%x = call i32 @__nvvm_reflect()": "UnresolvedReflect",
    "%x = call i32 @__nvvm_reflect(ptr @arch, ptr @ftz)": "UnresolvedReflect",
    "%x = call i32 @__nvvm_reflect(i64 0)": "UnresolvedReflect",
}


@pytest.mark.parametrize(("line", "remark"), LEFT_ALONE.items())
def test_uses_that_are_no_query(line: str, remark: str) -> None:
    """They stay, with a remark; the queries beside them are answered all the same."""
    result = run(asking("ptr @arch", line), NVVMReflect(), target=SM_90, remarks=True)
    assert result.body("f") == function_body(canonical(asking("ptr @arch", line)), "f").replace(
        "  %r = call i32 @__nvvm_reflect(ptr @arch)\n", ""
    ).replace("%r", "900")
    assert [(kind, name) for kind, name, _ in result.said()] == [("Missed", remark), ("Passed", "Reflected")]
    assert "declare i32 @__nvvm_reflect" in result.text


def test_a_function_with_a_body_answers_by_itself() -> None:
    """It is the user's own, whatever its name."""
    text = asking("ptr @arch").replace("declare i32 @__nvvm_reflect(ptr)", "define i32 @__nvvm_reflect(ptr %s) {\n  ret i32 4\n}")
    result = run(text, NVVMReflect(), target=SM_90)
    assert not result.changed
    assert "call i32 @__nvvm_reflect" in result.text


def test_functions_of_like_names_are_not_meant() -> None:
    """Names that only begin or end like it."""
    text = asking("ptr @arch").replace("__nvvm_reflect(", "__nvvm_reflect_more(")
    assert not run(text, NVVMReflect(), target=SM_90).changed


def test_invoke() -> None:
    """The landing pad loses an edge, and the phis there with it."""
    text = (
        GLOBALS
        + """
declare i32 @personality(...)
define i32 @f() personality ptr @personality {
entry:
  %a = invoke i32 @__nvvm_reflect(ptr @arch) to label %next unwind label %pad
next:
  %b = invoke i32 @user() to label %done unwind label %pad
done:
  %s = add i32 %a, %b
  ret i32 %s
pad:
  %p = phi i32 [ 1, %entry ], [ %a, %next ]
  %l = landingpad { ptr, i32 } cleanup
  ret i32 %p
}
"""
    )
    body = run(text, NVVMReflect(), target=SM_90).body("f")
    assert "br label %next" in body
    assert "%p = phi i32 [ 900, %next ]" in body
    assert "%s = add i32 900, %b" in body


def test_declarations_go_when_nothing_uses_them() -> None:
    """As in LLVM; those of other modules' functions, and one whose address is kept, stay."""
    result = run(asking("ptr @arch"), NVVMReflect(), target=SM_90)
    assert "@__nvvm_reflect(" not in result.text
    assert "@llvm.nvvm.reflect" not in result.text
    assert "declare i32 @user()" in result.text
    kept = run(asking("ptr @arch") + "@address = global ptr @__nvvm_reflect\n", NVVMReflect(), target=SM_90)
    assert "declare i32 @__nvvm_reflect(ptr)" in kept.text
    assert kept.body("f") == "  ret i32 900\n"


def test_the_declaration_goes_behind_the_last_function() -> None:
    """While a function still calls it, it stays; so does one that only a function that can't be read may use."""
    module = Module.parse(canonical(asking("ptr @arch") + asking("ptr @ftz").replace(GLOBALS, "").replace("@f(", "@g(")))
    context = Context(SM_90, KnobValues(), RemarkSink())
    f, g = module.get_function("f"), module.get_function("g")
    assert f is not None
    assert g is not None
    assert NVVMReflect().run(g, context)
    NVVMReflect().finish(module, context)
    assert "declare i32 @__nvvm_reflect(ptr)" in str(module)
    assert NVVMReflect().run(f, context)
    assert NVVMReflect().finish(module, context)
    assert "@__nvvm_reflect(" not in str(module)
    assert not NVVMReflect().run(f, context)
    assert not NVVMReflect().finish(module, context)


def test_remarks_carry_the_source_location() -> None:
    """The same one on text and on objects."""
    text = (
        asking("ptr @arch").replace("(ptr @arch)\n", "(ptr @arch), !dbg !4\n").replace("i1 %c) {", "i1 %c) !dbg !3 {")
        + r"""
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a \22b\22.cu", directory: "/tmp")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", file: !1, line: 1, unit: !0)
!4 = !DILocation(line: 12, column: 7, scope: !5)
!5 = distinct !DILexicalBlock(scope: !3, line: 11)
"""
    )
    for parse_first in (False, True):
        result = run(text, NVVMReflect(), target=SM_90, remarks=True, parse_first=parse_first)
        assert [remark.location for remark in result.remarks] == [Location('a "b".cu', 12, 7)]
        assert [(remark.pass_name, remark.function) for remark in result.remarks] == [("nvvm-reflect", "f")]


# -- text against objects


def test_the_usual_form_is_answered_without_parsing() -> None:
    """The function's text is rewritten; nobody builds objects for it."""
    result = run(asking("ptr @arch"), NVVMReflect(), target=SM_90)
    function = result.module.get_function("f")
    assert function is not None
    assert not function.is_parsed
    assert run(asking("ptr %p", "%p = freeze ptr @arch"), NVVMReflect(), target=SM_90).module.get_function("f").is_parsed  # type: ignore[union-attr]


TRICKY = (
    GLOBALS
    + r"""
%0 = type { i32, i32 }
%6 = type { i32, i32 }
declare void @take(i32, i64, ptr)
declare i32 @personality(...)

define i32 @strings(ptr %p) personality ptr @personality {
  %1 = call i32 @__nvvm_reflect(ptr @arch)
  %2 = call i32 @__nvvm_reflect(ptr @ftz)
  call void asm "mov i32 %1, %2; // %12", "r,r"(i32 %1, i32 %2)
  call void asm "mov $0, %1", "r"(i32 %2), !srcloc !9
  %3 = call i32 asm "i32 %1", "=r,r"(i32 %1) [ "deopt"(i32 %2, i32 %1) ]
  %4 = alloca [4 x i8]
  store [4 x i8] c"i32 ", ptr %4
  store [3 x i8] c"%1 ", ptr %4
  %5 = add nsw i32 %1, %2
  %6 = call i32 @__nvvm_reflect(ptr @arch)
  %7 = getelementptr %0, ptr %p, i32 %6, i32 1
  call void @take(i32 noundef %6, i64 12, ptr captures(none) %7)
  ret i32 %5
}

define i32 @names(i1 %c, ptr %p) {
entry:
  %x = call i32 @__nvvm_reflect(ptr @arch), !dbg !5
  %x.1 = add i32 %x, 1
  %"x y" = call i32 @__nvvm_reflect(ptr @ftz)
  %"12" = call i32 @__nvvm_reflect(ptr @arch)
  %xx = add i32 %"x y", %"12"
  %"i32 " = call i32 @__nvvm_reflect(ptr @arch)
  %"a\22 %x" = add i32 %"i32 ", %x
  #dbg_value(i32 %x, !6, !DIExpression(), !5)
  #dbg_value(!DIArgList(i32 %x, i32 %x.1), !6, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus), !5)
  br i1 %c, label %then, label %else
then:
  switch i32 %x, label %else [ i32 900, label %join ]
else:
  %y = phi i32 [ %x, %entry ], [ %xx, %then ], [ %z, %loop ]
  br label %loop
loop:
  %z = phi i32 [ %y, %else ], [ %x, %loop ]
  %d = icmp ult i32 %z, %x
  br i1 %d, label %loop, label %else
join:
  %s = select i1 %c, i32 %x, i32 %"a\22 %x"
  %v = insertelement <2 x i32> poison, i32 %x, i32 %x
  %w = insertvalue { i32, i64 } poison, i32 %x, 0
  %k = cmpxchg ptr %p, i32 %x, i32 %"x y" seq_cst seq_cst
  %m = atomicrmw add ptr %p, i32 %x seq_cst
  store i32 %x, ptr %p
  %t = zext i32 %x to i64
  ret i32 %s
}

define i64 @widths(i64 %1, i32 %2) {
  %4 = call i64 @__nvvm_reflect(ptr @arch)
  %5 = call i32 @__nvvm_reflect(ptr @ftz)
  %6 = sext i32 %5 to i64
  call void @take(i32 %5, i64 %4, ptr null)
  call void asm "i32 %4 i64 %5", "r,r"(i64 %4, i32 %5)
  %7 = add i64 %6, %4
  ret i64 %7
}

!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!3}
!1 = distinct !DICompileUnit(language: DW_LANG_C, file: !2, emissionKind: FullDebug)
!2 = !DIFile(filename: "a.cu", directory: "/tmp")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "f", file: !2, line: 1, unit: !1)
!5 = !DILocation(line: 1, scope: !4)
!6 = !DILocalVariable(name: "v", scope: !4, type: !7)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !{i32 1}
"""
)
TRICKY = TRICKY.replace("define i32 @names(i1 %c, ptr %p) {", "define i32 @names(i1 %c, ptr %p) !dbg !4 {")


def test_tricky_text() -> None:
    """Quotes, names within names, types named like values, records, every kind of use: text gives what objects give."""
    on_text, on_objects = (run(TRICKY, NVVMReflect(), target=TARGET, parse_first=first) for first in (False, True))
    assert on_text.text == on_objects.text
    assert "@__nvvm_reflect" not in on_text.text
    names = on_text.module.get_function("names")
    assert names is not None
    assert not names.is_parsed
    assert "#dbg_value(i32 900, " in on_text.text
    assert 'asm "mov i32 %1, %2; // %12", "r,r"(i32 900, i32 1)' in on_text.text


VALUES = st.sampled_from(["%r0", "%r1", "%r10", '%"r 2"', '%"10"', "%a", "%ab", "7"])
USES = [
    "%NAME = add i32 {}, {}",
    "%NAME = sub nuw nsw i32 {}, {}",
    "%NAME = icmp samesign ult i32 {}, {}",
    "%NAME = select i1 %c, i32 {}, i32 {}",
    "%NAME = call i32 @two(i32 noundef {}, i32 range(i32 0, 5) {})",
    'call void asm "add %r0, %a; i32 %r1", "r,r"(i32 {}, i32 {})',
    'call void @one(i32 {}) [ "tag %r0"(i32 {}) ]',
    "store i32 {}, ptr %p, align 4 ; {}",
    "%NAME = getelementptr i32, ptr %p, i32 {} ; {}",
    "%NAME = insertelement <4 x i32> poison, i32 {}, i32 {}",
    "%NAME = zext i32 {} to i64 ; {}",
    'store [4 x i8] c"%r0 ", ptr %p ; {} {}',
    "%NAME = freeze i32 {} ; {}",
    "switch i32 {}, label %LABEL [ i32 1, label %LABEL ] ; {}\nLABEL:",
    "br label %LABEL\nLABEL:\n  %NAME = phi i32 [ {}, %PREVIOUS ] ; {}",
]


@given(st.lists(st.tuples(st.sampled_from(USES), VALUES, VALUES), max_size=12))
def test_random_uses(uses: list[tuple[str, str, str]]) -> None:
    """Lines of every shape in which an i32 stands, with names that contain each other."""
    lines, previous = [], "entry"
    for at, (form, one, other) in enumerate(uses):
        line = form.format(one, other).replace("NAME", f"v{at}").replace("PREVIOUS", previous).replace("LABEL", f"l{at}")
        previous = f"l{at}" if "LABEL" in form else previous
        lines.append("  " + line)
    text = GLOBALS + "declare i32 @two(i32, i32)\ndeclare void @one(i32)\ndefine i32 @f(i1 %c, ptr %p, i32 %a, i32 %ab) {\nentry:\n"
    text += "".join(f"  {name} = call i32 @__nvvm_reflect(ptr {string})\n" for name, string in
                    (("%r0", "@arch"), ("%r1", "@ftz"), ("%r10", "@arch"), ('%"r 2"', "@other"), ('%"10"', "@ftz")))  # fmt: skip
    text += "\n".join(lines) + "\n  ret i32 %r0\n}\n"
    on_text, on_objects = (run(text, NVVMReflect(), target=TARGET, parse_first=first) for first in (False, True))
    assert on_text.text == on_objects.text
    assert not on_text.module.get_function("f").is_parsed  # type: ignore[union-attr]
    assert "reflect" not in on_text.body("f")


def test_the_table_of_sms_has_them_all() -> None:
    """Nothing that the documentation lists is missing."""
    assert {name: sm.cuda_arch(name) for name in SPEC_TABLE} == SPEC_TABLE


ASKS_FTZ = """\
@ftz = private constant [11 x i8] c"__CUDA_FTZ\\00"
declare i32 @NAME(ptr)
define i32 @f() {
  %answer = call i32 @NAME(ptr @ftz)
  ret i32 %answer
}
"""


@pytest.mark.parametrize("name", ["__nvvm_reflect", r'"__nvvm_reflec\74"', r'"\5F_nvvm_re\66lect_ocl"', "llvm.nvvm.reflect"])
def test_names_with_escapes_are_seen_in_the_text(name: str) -> None:
    text = ASKS_FTZ.replace("NAME", name)
    assert not NVVMReflect().skips(text.encode())
    assert "ret i32 1" in nvopt.run(text, "nvvm-reflect", cpu="sm_90", ftz=True)


@pytest.mark.parametrize("name", ["__nvvm_refle", '"plain"'])
def test_text_without_the_name_is_skipped(name: str) -> None:
    text = ASKS_FTZ.replace("NAME", name) + '!llvm.module.flags = !{!0}\n!0 = !{i32 4, !"nvvm-reflect-ftz", i32 1}\n'
    assert NVVMReflect().skips(text.encode())
    assert "ret i32 %answer" in nvopt.run(text, "nvvm-reflect", cpu="sm_90")
