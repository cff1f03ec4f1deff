"""`nvvm-verify`: each rule by a module that breaks it and one that just does not, and how the errors come out of a run."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import nvopt
from nvopt.cli.main import run
from nvopt.ir import Module
from nvopt.knobs import KnobValues
from nvopt.llvm import InputError, Unit
from nvopt.passes.base import Context
from nvopt.passes.diagnostics import InvalidModuleError, Violation
from nvopt.passes.nvvm_verify import NVVMVerify
from nvopt.passes.nvvm_verify.callees import forbidden_callees
from nvopt.remarks import Location, RemarkSink
from nvopt.target import TargetOptions
from nvopt.target.address_spaces import NAMES

ROOT = Path(__file__).parents[2]
TRIPLE = 'target triple = "nvptx64-nvidia-cuda"\n'
BROKEN = TRIPLE + "define void @f(ptr addrspace(4) %p) {\nentry:\n  store i32 1, ptr addrspace(4) %p, align 4\n  ret void\n}\n"
ERROR = """\
in.ll:4:3: error: store cannot target constant address space
  store i32 1, ptr addrspace(4) %p, align 4
  ^
  in function @f, block %entry"""


def found(text: str, cpu: str | None = None, *, parse_first: bool = False) -> list[Violation]:
    """What the pass finds in a module, which LLVM reads first."""
    module = Unit.parse(text.encode(), "in.ll").mirror()
    return found_in(module, cpu, parse_first=parse_first)


def found_in(module: Module, cpu: str | None = None, *, parse_first: bool = False) -> list[Violation]:
    if parse_first:
        for function in module.functions:
            assert function.is_declaration or function.blocks
    context = Context(TargetOptions(cpu), KnobValues.parse({}), RemarkSink())
    try:
        assert NVVMVerify().run(module, context) is False
    except InvalidModuleError as error:
        return list(error.violations)
    return []


def messages(text: str, cpu: str | None = None) -> list[str]:
    return [violation.message for violation in found(TRIPLE + text, cpu)]


def function(body: str, arguments: str = "ptr %p") -> str:
    return f"define void @f({arguments}) {{\n  {body}\n  ret void\n}}\n"


# (what is wrong, a module where it is, one where it just is not)
RULES = [
    (
        "memmove/memcpy cannot target constant address space",
        function("call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) %q, ptr %p, i64 4, i1 false)", "ptr %p, ptr addrspace(4) %q"),
        function("call void @llvm.memcpy.p0.p4.i64(ptr %p, ptr addrspace(4) %q, i64 4, i1 false)", "ptr %p, ptr addrspace(4) %q"),
    ),
    (
        "memset cannot target constant address space",
        function("call void @llvm.memset.p4.i64(ptr addrspace(4) %p, i8 0, i64 4, i1 false)", "ptr addrspace(4) %p"),
        function("call void @llvm.memset.p5.i64(ptr addrspace(5) %p, i8 0, i64 4, i1 false)", "ptr addrspace(5) %p"),
    ),
    (
        "store cannot target constant address space",
        function("%q = addrspacecast ptr addrspace(4) %p to ptr\n  store i8 0, ptr %q", "ptr addrspace(4) %p"),
        function("%q = addrspacecast ptr addrspace(4) %p to ptr\n  store ptr %q, ptr %o", "ptr addrspace(4) %p, ptr %o"),
    ),
    (
        "atomicrmw cannot target constant address space",
        function("%x = atomicrmw or ptr addrspace(4) %p, i32 1 monotonic", "ptr addrspace(4) %p"),
        function("%x = atomicrmw or ptr addrspace(7) %p, i32 1 monotonic", "ptr addrspace(7) %p"),
    ),
    (
        "store cannot target the parameters of a kernel",
        "define ptx_kernel void @k(ptr addrspace(101) %p) {\n  store i8 0, ptr addrspace(101) %p\n  ret void\n}\n",
        function("store i8 0, ptr addrspace(101) %p", "ptr addrspace(101) %p"),
    ),
    (
        "load cannot access tensor memory",
        function("%x = load i8, ptr addrspace(6) %p", "ptr addrspace(6) %p"),
        function("%x = ptrtoint ptr addrspace(6) %p to i32", "ptr addrspace(6) %p"),
    ),
    (
        "atomic loads and stores are not supported",
        function("%x = load atomic i32, ptr %p monotonic, align 4"),
        function("%x = load volatile i32, ptr %p, align 4"),
    ),
    (
        "atomicrmw must be on generic, global or shared memory, not local",
        function("%x = atomicrmw add ptr addrspace(5) %p, i32 1 monotonic", "ptr addrspace(5) %p"),
        function("%q = addrspacecast ptr addrspace(5) %p to ptr\n  %x = atomicrmw add ptr %q, i32 1 monotonic", "ptr addrspace(5) %p"),
    ),
    (
        "cmpxchg of i8 is not supported",
        function("%x = cmpxchg ptr %p, i8 1, i8 2 monotonic monotonic"),
        function("%x = cmpxchg ptr %p, i64 1, i64 2 monotonic monotonic"),
    ),
    (
        "atomicrmw of i128 is not supported",
        function("%x = atomicrmw add ptr %p, i128 1 monotonic"),
        function("%x = atomicrmw xchg ptr %p, i128 1 monotonic"),
    ),
    (
        "atomicrmw of 4 bytes is aligned to 2 only",
        function("%x = atomicrmw add ptr %p, i32 1 monotonic, align 2"),
        function("%x = atomicrmw add ptr %p, i32 1 monotonic, align 8"),
    ),
    (
        'syncscope "agent" is not supported',
        function('fence syncscope("agent") acquire'),
        function('fence syncscope("device") acquire'),
    ),
    (
        "a fence of a single thread is not supported",
        function('fence syncscope("singlethread") acquire'),
        function('fence syncscope("block") acquire'),
    ),
    (
        "a seq_cst cmpxchg of a single thread is not supported",
        function('%x = cmpxchg ptr %p, i32 1, i32 2 syncscope("singlethread") seq_cst monotonic'),
        function('%x = cmpxchg ptr %p, i32 1, i32 2 syncscope("singlethread") acq_rel monotonic'),
    ),
    ("a kernel must return void", "define ptx_kernel i32 @k() {\n  ret i32 0\n}\n", "define i32 @k() {\n  ret i32 0\n}\n"),
    (
        "a kernel cannot be called",
        "define ptx_kernel void @k() {\n  ret void\n}\n" + function("call void @k()"),
        "define ptx_kernel void @k() {\n  ret void\n}\n" + function("store ptr @k, ptr %p"),
    ),
    (
        '"nvvm.maxntid"="0,1" must be one to three positive integers',
        'define ptx_kernel void @k() "nvvm.maxntid"="0,1" {\n  ret void\n}\n',
        'define void @k() "nvvm.maxntid"="0,1" {\n  ret void\n}\n',
    ),
    (
        '"nvvm.maxntid"="4294967296" must be one to three positive integers',
        'define ptx_kernel void @k() "nvvm.maxntid"="4294967296" {\n  ret void\n}\n',
        'define ptx_kernel void @k() "nvvm.maxntid"="4294967295" {\n  ret void\n}\n',
    ),
    (
        '"nvvm.minctasm"="0" must be a positive integer',
        'define ptx_kernel void @k() "nvvm.minctasm"="0" {\n  ret void\n}\n',
        'define ptx_kernel void @k() "nvvm.minctasm"="1" "nvvm.maxclusterrank"="0" {\n  ret void\n}\n',
    ),
    (
        '"nvvm.reqntid"="32,32,2" asks for 2048 threads, a block has at most 1024',
        'define ptx_kernel void @k() "nvvm.reqntid"="32,32,2" {\n  ret void\n}\n',
        'define ptx_kernel void @k() "nvvm.reqntid"="32,32,1" {\n  ret void\n}\n',
    ),
    (
        "a function with variable arguments cannot be defined",
        "define void @f(i32 %x, ...) {\n  ret void\n}\n",
        "declare void @f(i32, ...)\n",
    ),
    (
        "a function cannot have a section",
        'define void @f() section "s" {\n  ret void\n}\n',
        "define void @section() align 16 {\n  ret void\n}\n",
    ),
    (
        "a parameter aligned to 256 bytes: the most is 128",
        "define void @f(ptr byval(i32) align 256 %p) {\n  ret void\n}\n",
        "define void @f(ptr align 256 %p) {\n  ret void\n}\ndefine ptx_kernel void @k(ptr byval(i32) align 256 %p) {\n  ret void\n}\n",
    ),
    ("a variable cannot be in address space 5", "@g = addrspace(5) global i32 0\n", "@g = global i32 0\n"),
    (
        "a shared variable cannot have an initial value: it must be undef",
        "@g = addrspace(3) global i32 0\n",
        "@g = addrspace(3) global i32 undef\n@h = external addrspace(3) global [0 x i32]\n@i = addrspace(3) global i32 poison\n",
    ),
    ("thread-local variables are not supported", "@g = thread_local global i32 0\n", "@thread_local = global i32 0\n"),
    ("a variable cannot have a section", '@g = global i32 0, section "s"\n', '@g = global i32 0, section "llvm.metadata"\n'),
    ("extern_weak linkage is not supported", "@g = extern_weak addrspace(1) global i32\n", "@g = weak addrspace(1) global i32 0\n"),
    (
        "appending linkage is not supported",
        "@g = appending global [1 x i32] zeroinitializer\n",
        "@g = common global [1 x i32] zeroinitializer\n",
    ),
    ("dllexport is not supported", "define dllexport void @f() {\n  ret void\n}\n", "define protected void @f() {\n  ret void\n}\n"),
    ("PTX cannot spell the name @a.b of an external symbol", "@a.b = global i32 0\n", "@a.b = internal global i32 0\n"),
    (
        "an alias must be of a defined function that is no kernel",
        "define ptx_kernel void @k() {\n  ret void\n}\n@a = alias void (), ptr @k\n",
        "define void @f() {\n  ret void\n}\n@a = alias void (), ptr @f\n",
    ),
    (
        "an alias cannot be of a weak function",
        "define weak void @f() {\n  ret void\n}\n@a = alias void (), ptr @f\n",
        "define internal void @f() {\n  ret void\n}\n@a = internal alias void (), ptr @f\n",
    ),
    (
        "ifuncs are not supported",
        "define ptr @r() {\n  ret ptr null\n}\n@i = ifunc void (), ptr @r\n",
        "define ptr @r() {\n  ret ptr null\n}\n",
    ),
    (
        "cannot cast from address space 3 to 1: one of them must be generic",
        function("%q = addrspacecast ptr addrspace(3) %p to ptr addrspace(1)", "ptr addrspace(3) %p"),
        function("%q = addrspacecast ptr addrspace(3) %p to ptr addrspace(7)", "ptr addrspace(3) %p"),
    ),
    ("address space 2 does not exist", function("ret void", "ptr addrspace(2) %p"), function("ret void", "ptr addrspace(101) %p")),
    (
        "an alloca cannot be in shared memory",
        function("%a = alloca i32, addrspace(3)"),
        function("%a = alloca i32, addrspace(5)"),
    ),
    (
        "an alloca aligned to 16777216 bytes: the most is 8388608",
        function("%a = alloca i32, align 16777216"),
        function("%a = alloca i32, align 8388608"),
    ),
    (
        "a function that is called must be in address space 0",
        function("call addrspace(1) void %p()", "ptr addrspace(1) %p"),
        function("call void %p(ptr addrspace(1) null)"),
    ),
    ("va_arg is not supported", function("%x = va_arg ptr %p, i32"), "declare void @va_arg()\n"),
    (
        "blockaddress is not supported",
        "define ptr @f() {\n  br label %a\n\na:\n  ret ptr blockaddress(@f, %a)\n}\n",
        "define ptr @f() {\n  br label %a\n\na:\n  ret ptr @f\n}\n",
    ),
    ("Intel assembly is not supported", function('call void asm inteldialect "", ""()'), function('call void asm "inteldialect", ""()')),
    ("type x86_fp80 is not supported", function("%x = load x86_fp80, ptr %p"), function("%x = load double, ptr %p")),
    (
        "there is no intrinsic llvm.nvvm.nothing",
        function("call void @llvm.nvvm.nothing()") + "declare void @llvm.nvvm.nothing() nounwind\n",
        function("call void @llvm.nvvm.exit()") + "declare void @llvm.nvvm.exit()\ndeclare void @llvm.nvvm.nothing()\n",
    ),
    (
        "llvm.nvvm.ldu.global.i.i32.p5 cannot take a pointer to local memory",
        function("%x = call i32 @llvm.nvvm.ldu.global.i.i32.p5(ptr addrspace(5) %p, i32 4)", "ptr addrspace(5) %p"),
        function("%x = call i32 @llvm.nvvm.ldu.global.i.i32.p0(ptr %p, i32 4)"),
    ),
    (
        "__nvvm_reflect takes one pointer and returns an integer",
        function("call void @__nvvm_reflect(ptr %p)") + "declare void @__nvvm_reflect(ptr)\n",
        function("%x = call i32 @__nvvm_reflect(ptr %p)") + "declare i32 @__nvvm_reflect(ptr)\n",
    ),
    (
        "the variables in constant memory take 65537 bytes up to here, it has 65536",
        "@g = addrspace(4) global [65536 x i8] zeroinitializer\n@h = addrspace(4) global i8 0\n",
        "@g = addrspace(4) global [65536 x i8] zeroinitializer\n@h = external addrspace(4) global i8\n",
    ),
    (
        "the parameters of a kernel take 32768 bytes, they can take 32764",
        "define ptx_kernel void @k(ptr byval([32764 x i8]) %a, i32 %b) {\n  ret void\n}\n".replace("32764 x", "32761 x"),
        "define ptx_kernel void @k(ptr byval([32760 x i8]) %a, i32 %b) {\n  ret void\n}\n",
    ),
    (
        "an annotation must have pairs of a name and an integer",
        '@g = global i32 0\n!nvvm.annotations = !{!0}\n!0 = !{ptr @g, !"managed", !"yes"}\n',
        '@g = global i32 0\n!nvvm.annotations = !{!0}\n!0 = !{ptr @g, !"managed", i32 1}\n',
    ),
]
DECLARED = """
declare void @llvm.memcpy.p4.p0.i64(ptr addrspace(4), ptr, i64, i1)
declare void @llvm.memcpy.p0.p4.i64(ptr, ptr addrspace(4), i64, i1)
declare void @llvm.memset.p4.i64(ptr addrspace(4), i8, i64, i1)
declare void @llvm.memset.p5.i64(ptr addrspace(5), i8, i64, i1)
declare i32 @llvm.nvvm.ldu.global.i.i32.p0(ptr, i32)
declare i32 @llvm.nvvm.ldu.global.i.i32.p5(ptr addrspace(5), i32)
"""


@pytest.mark.parametrize(("message", "broken", "near"), RULES, ids=[message for message, _, _ in RULES])
def test_rule(message: str, broken: str, near: str) -> None:
    assert messages(DECLARED + broken) == [message]
    assert messages(DECLARED + near) == []


@pytest.mark.parametrize(
    ("intrinsic", "spaces"),
    [
        ("ldu.global.i.i32", {0, 1}),
        ("wmma.m16n16k16.load.a.row.stride.f16", {0, 1, 3}),
        ("wmma.m16n16k16.store.d.row.stride.f32", {0, 1, 3}),
        ("ldmatrix.sync.aligned.m8n8.x1.b16", {0, 3}),
        ("stmatrix.sync.aligned.m8n8.x1.b16", {0, 3}),
        ("atomic.add.gen.i.cta.i32", {0, 1, 3, 7}),
        ("read.anything", {0, 1, 3, 4, 5, 7, 101}),
    ],
)
def test_which_memory_an_intrinsic_takes(intrinsic: str, spaces: set[int]) -> None:
    taken = set()
    for space in (0, 1, 3, 4, 5, 7, 101):
        name = f"llvm.nvvm.{intrinsic}.p{space}"
        module = Module.parse(f"declare void @{name}(i32, ptr addrspace({space}))\n")
        said = forbidden_callees(module)
        if not said:
            taken.add(space)
        else:
            assert list(said.values()) == [f"{name} cannot take a pointer to {NAMES[space]} memory"]
    assert taken == spaces


def test_parameters_have_less_room_before_sm_70() -> None:
    text = "define ptx_kernel void @k([4353 x i8] %a) {\n  ret void\n}\n"
    assert messages(text) == messages(text, "sm_70") == []
    assert messages(text, "sm_60") == ["the parameters of a kernel take 4353 bytes, they can take 4352"]
    assert messages(text.replace(" {", ' "target-cpu"="sm_60" {')) == ["the parameters of a kernel take 4353 bytes, they can take 4352"]


def test_shared_memory_is_counted_by_kernel() -> None:
    variables = "@a = addrspace(3) global [24576 x i8] undef\n@b = addrspace(3) global [24577 x i8] undef\n"
    use = "define void @use() {\n  store i8 0, ptr addrspace(3) @b\n  ret void\n}\n"
    one = variables + use + "define ptx_kernel void @k() {\n  store i8 0, ptr addrspace(3) @a\n  ret void\n}\n"
    assert messages(one) == []
    assert messages(one + "define ptx_kernel void @l() {\n  call void @use()\n  ret void\n}\n") == []
    both = "define ptx_kernel void @both() {\n  store i8 0, ptr addrspace(3) @a\n  call void @use()\n  ret void\n}\n"
    assert messages(one + both) == ["the kernel uses 49153 bytes of static shared memory, the most is 49152"]


def test_another_target() -> None:
    assert [v.message for v in found('target triple = "x86_64-unknown-linux-gnu"\n')] == [
        "the target is x86_64-unknown-linux-gnu, not nvptx64-*-cuda"
    ]
    assert found("") == []


def test_each_is_told_in_order_with_its_place() -> None:
    text = TRIPLE + (
        "@g = thread_local addrspace(3) global i32 0\n"
        'define void @f(ptr %p) {\n  fence syncscope("singlethread") acquire\n  br label %next\n\nnext:\n'
        "  %x = load atomic i32, ptr %p monotonic, align 4\n  ret void\n}\n"
        "define ptx_kernel i32 @k() {\n  ret i32 0\n}\n"
    )
    assert [(v.message.split(" ")[0], v.function, v.block) for v in found(text)] == [
        ("a", "", ""),
        ("thread-local", "", ""),
        ("a", "@f", "%0"),
        ("atomic", "@f", "%next"),
        ("a", "", ""),
    ]
    with pytest.raises(InputError) as error:
        nvopt.run(text, "nvvm-verify", path="in.ll")
    assert [line.split(" error: ")[0] for line in str(error.value).split("\n") if " error: " in line] == [
        "in.ll:2:1:",
        "in.ll:2:1:",
        "in.ll:4:3:",
        "in.ll:8:3:",
        "in.ll:11:1:",
    ]


def test_place_in_the_source_that_was_compiled() -> None:
    text = (ROOT / "tests/golden/nvvm-verify/places.ll").read_text()
    assert found(text)[0].location == Location("spelled.cu", 4, 7)


@pytest.mark.parametrize("path", sorted((ROOT / "tests/golden/nvvm-verify").glob("*.ll")), ids=lambda path: path.name)
def test_reading_all_bodies_finds_no_more(path: Path) -> None:
    """Which bodies need reading is told from their text: the same must come of reading all."""
    if ".expected" not in path.name:
        assert found(path.read_text(), parse_first=True) == found(path.read_text())


@pytest.mark.parametrize("path", sorted((ROOT / "fixtures").glob("*.ll")), ids=lambda path: path.name)
def test_fixtures_break_no_rule(path: Path) -> None:
    assert found(path.read_text()) == []
    assert found(path.read_text(), parse_first=True) == []


def test_a_clean_module_is_not_changed() -> None:
    text = (ROOT / "fixtures/demo.ll").read_text()
    assert nvopt.run(text, "nvvm-verify") == nvopt.run(text, "no-op-module")


# -- in a run


Program = Callable[..., tuple[int, str, str]]


@pytest.fixture
def program(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Program:
    """Runs nvopt in an empty folder that holds `in.ll`, which breaks a rule, and `good.ll`."""
    (tmp_path / "in.ll").write_text(BROKEN)
    (tmp_path / "good.ll").write_text(BROKEN.replace("addrspace(4)", "addrspace(1)"))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(BROKEN.encode())))

    def call(*arguments: str) -> tuple[int, str, str]:
        status = run(arguments)
        said = capsys.readouterr()
        return status, said.out, said.err

    return call


def test_command_line(program: Program, tmp_path: Path) -> None:
    (tmp_path / "out.ll").write_text("as it was")
    before = set(tmp_path.iterdir())
    assert program("-passes=nvvm-verify", "in.ll", "-o", "out.ll") == (1, "", f"nvopt: {ERROR}\n")
    assert (tmp_path / "out.ll").read_text() == "as it was"
    assert set(tmp_path.iterdir()) == before  # no reproducer: no pass is at fault
    assert program("-passes=nvvm-verify", "good.ll", "-o", "out.ll") == (0, "", "")
    assert "@f" in (tmp_path / "out.ll").read_text()


@pytest.mark.parametrize(
    "option", ["-verify-each", "-pass-remarks=.", "-pass-remarks-output=remarks.yaml", "-time-passes", "-disable-output"]
)
def test_options(program: Program, option: str) -> None:
    status, out, err = program("-passes=nvvm-verify", option, "in.ll")
    assert (status, out) == (1, "")
    assert f"nvopt: {ERROR}\n" in err
    assert "bug" not in err


def test_standard_input(program: Program) -> None:
    assert program("-passes=nvvm-verify") == (1, "", f"nvopt: {ERROR.replace('in.ll', '<stdin>')}\n")


@pytest.mark.parametrize(
    "pipeline", ["nvvm-reflect,nvvm-verify", "nvvm-verify,nvvm-reflect", "function(sroa),nvvm-verify", "mirror-roundtrip,nvvm-verify"]
)
def test_pipelines(program: Program, pipeline: str) -> None:
    assert program(f"-passes={pipeline}", "in.ll") == (1, "", f"nvopt: {ERROR}\n")


@pytest.mark.parametrize("workers", ["1", "2"])
def test_batch(program: Program, tmp_path: Path, workers: str) -> None:
    status, out, err = program("-passes=nvvm-verify", "-j", workers, "in.ll", "good.ll", "-o", "out")
    assert (status, out, err) == (1, "", f"nvopt: {ERROR}\nnvopt: 1 of 2 inputs failed\n")
    assert [path.name for path in (tmp_path / "out").iterdir()] == ["good.ll"]


def test_library() -> None:
    with pytest.raises(InputError) as error:
        nvopt.run(BROKEN, [NVVMVerify()], path="in.ll")
    assert str(error.value) == ERROR
    broken, good = nvopt.run_many({"in.ll": BROKEN, "good.ll": TRIPLE}, "nvvm-verify")
    assert (broken.error, broken.text, good.error) == (ERROR, None, None)


def test_bitcode_has_no_lines(tmp_path: Path) -> None:
    import llvmlite.binding as llvm

    bitcode = llvm.parse_assembly(BROKEN, llvm.create_context()).as_bitcode()
    with pytest.raises(InputError) as error:
        nvopt.run(bitcode, "nvvm-verify", path="in.bc")
    assert str(error.value).split("\n") == [
        "in.bc: error: store cannot target constant address space",
        "  store i32 1, ptr addrspace(4) %p, align 4",
        "  in function @f, block %entry",
    ]


def test_what_an_earlier_pass_made_has_no_line() -> None:
    text = TRIPLE + function("store i32 1, ptr addrspace(4) %p, align 4", "ptr addrspace(4) %p")

    class Rename(nvopt.FunctionPass):
        name = "rename"
        summary = "Give parameters other names"

        def run(self, function: nvopt.ir.Function, context: Context) -> bool:
            for argument in function.args:
                argument.name = "renamed"
            return True

    with pytest.raises(InputError) as error:
        nvopt.run(text, [Rename(), "nvvm-verify"], path="in.ll")
    assert str(error.value).startswith(
        "in.ll: error: store cannot target constant address space\n  store i32 1, ptr addrspace(4) %renamed, align 4\n"
    )


@pytest.mark.parametrize("field", ["x86_fp80", "i32"])
def test_a_named_struct_hides_what_a_function_takes(field: str) -> None:
    text = f"%S = type {{ i32, {field} }}\n\ndeclare void @f(%S)\n\ndefine void @g(%S %x) {{\n  ret void\n}}\n"
    assert messages(text) == ["type x86_fp80 is not supported"] * (2 if field == "x86_fp80" else 0)
