"""What a level refuses ahead of its first pass: what llc or ptxas refuse, and nothing that they take."""

from __future__ import annotations

from pathlib import Path

import pytest
from clock import processor_seconds
from refusals_oracle import Case, cases

import nvopt
from nvopt.llvm import InputError, Unit
from nvopt.passes.nvvm_verify.suspicion import may_be_refused
from nvopt.pipeline.text import parse_pipeline

ROOT = Path(__file__).parents[2]
LEVELS = ("O0", "O1", "O2", "O3", "Ofcmin", "Ofcmid", "Ofcmax")
CASES = list(cases())
TRIPLE = 'target triple = "nvptx64-nvidia-cuda"\n'
WRITES = (
    TRIPLE + "@table = addrspace(4) global i32 0\n\ndefine ptx_kernel void @k() {\n  store i32 1, ptr addrspace(4) @table\n  ret void\n}\n"
)
SAID = """\
in.ll:5:3: error: store cannot target constant address space
  store i32 1, ptr addrspace(4) @table
  ^
  in function @k, block %0"""


def refused(text: str, passes: str) -> bool:
    try:
        nvopt.run(text, passes)
    except InputError:
        return True
    return False


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_nothing_is_refused_that_code_generation_and_ptxas_take(case: Case) -> None:
    at_o0, optimizing = (refused(case.text, f"nvvm-verify<{parameters}>") for parameters in ("refused;unoptimized", "refused"))
    assert not (at_o0 and "takes" in (case.unoptimized, case.optimized))
    assert not (optimizing and case.optimized == "takes")
    assert optimizing or not at_o0
    if optimizing:
        printed = nvopt.run(case.text, "")
        assert isinstance(printed, str)
        assert may_be_refused(printed.encode())
        assert refused(case.text, "nvvm-verify")


def test_most_of_what_they_refuse_is_told() -> None:
    both = [case for case in CASES if "takes" not in (case.unoptimized, case.optimized)]
    told = [case for case in both if refused(case.text, "nvvm-verify<refused>")]
    assert len(told) > len(both) * 0.6, (len(told), len(both))


@pytest.mark.parametrize("level", LEVELS)
def test_each_level_says_it_first(level: str) -> None:
    first = "nvvm-verify<refused;unoptimized>" if level == "O0" else "nvvm-verify<refused>"
    assert str(parse_pipeline(f"nvopt<{level}>")).startswith(f"{first},")
    with pytest.raises(InputError) as error:
        nvopt.run(WRITES, f"nvopt<{level}>", path="in.ll")
    assert str(error.value) == SAID
    assert nvopt.run(WRITES.replace("addrspace(4)", "addrspace(1)"), f"nvopt<{level}>")
    nvopt.run(WRITES, f"nvopt<{level}>", pass_options=["disable-nvvm-verify"])


def test_a_generic_pointer_is_followed_where_code_generation_follows_it() -> None:
    text = WRITES.replace("ptr addrspace(4) @table\n", "ptr addrspacecast (ptr addrspace(4) @table to ptr)\n")
    assert not refused(text, "nvopt<O0>")
    assert refused(text, "nvopt<O1>")


def test_a_rule_that_only_libnvvm_enforces_is_left_to_nvvm_verify() -> None:
    text = TRIPLE + "define i32 @f(ptr %p) {\n  %x = load atomic i32, ptr %p monotonic, align 4\n  ret i32 %x\n}\n"
    assert refused(text, "nvvm-verify")
    assert not refused(text, "nvopt<O2>")


@pytest.mark.parametrize(
    "store",
    ["store i32 1,ptr addrspace(4) @table", "\tstore i32 1, ptr  addrspace(4)  @table", "store i32 1,\n  ptr\n  addrspace(4) @table"],
)
def test_spelling_hides_nothing(store: str) -> None:
    text = WRITES.replace("store i32 1, ptr addrspace(4) @table", store)
    assert text != WRITES
    assert refused(text, "nvopt<O2>")


def test_edited_lines_of_llvms_text_are_looked_at() -> None:
    printed = nvopt.run(WRITES, "")
    assert isinstance(printed, str)
    for store in ("store i32 1,ptr addrspace(4) @table", "\tstore  i32 1, ptr  addrspace(4)  @table"):
        assert "  store i32 1, ptr addrspace(4) @table" in printed
        assert refused(printed.replace("  store i32 1, ptr addrspace(4) @table", store), "nvopt<O2>")


def test_a_long_line_is_no_reason_to_look_for_long() -> None:
    """A table of constants is a line of any length, and what stands in it is looked for once."""
    numbers = ", ".join(f"i32 {number}" for number in range(100_000))
    line = f"@table = internal unnamed_addr addrspace(4) constant [100000 x i32] [{numbers}], align 4\n"
    text = f"; ModuleID = 'in.ll'\n{line.replace('4) constant', '1) constant')}@c = internal addrspace(4) constant i32 0, align 4\n"
    results: list[bool] = []
    assert processor_seconds(lambda: results.append(may_be_refused(text.encode()))) < 1
    assert results == [False]


@pytest.mark.parametrize(
    ("variables", "suspicious"),
    [
        ("[8190 x double] zeroinitializer, align 16", False),
        ("[8191 x double] zeroinitializer, align 16", True),
        ("[2 x [32760 x i8]] zeroinitializer, align 1", False),
        ("[2 x [32760 x i8]] zeroinitializer, align 32", True),  # so many bytes may be free ahead of it
        (f"[3000 x float] [{', '.join(['float 1.000000e+00'] * 3000)}], align 4, !dbg !0", False),
        ("[16380 x i32] zeroinitializer", False),
        ("[16381 x i32] zeroinitializer", True),
        ("[16383 x i24] zeroinitializer, align 4", True),  # 16 bytes for what is none of the usual numbers
        ("{ [16380 x i32] } zeroinitializer, align 4", True),
    ],
)
def test_tables_in_constant_memory_are_measured_by_their_line(variables: str, suspicious: bool) -> None:
    text = f"; ModuleID = 'in.ll'\n{TRIPLE}@c = addrspace(4) constant {variables}\n"
    assert may_be_refused(text.encode()) == suspicious


def test_a_layout_that_aligns_numbers_to_more_than_their_size_is_not_counted_by() -> None:
    table = "@c = addrspace(4) constant [9000 x i32] zeroinitializer, align 4\n"
    for layout, suspicious in (("e-i32:32-i64:64", False), ("e-i64:64-i32:64", True), ("i32:64", True)):
        text = f"; ModuleID = 'in.ll'\ntarget datalayout = \"{layout}\"\n{TRIPLE}{table}"
        assert may_be_refused(text.encode()) == suspicious


def test_what_llvm_cannot_read_is_told_first() -> None:
    with pytest.raises(InputError, match="undefined value"):
        nvopt.run(WRITES.replace("store i32 1", "store i32 %x"), "nvopt<Ofcmax>")


def test_bitcode_and_what_passes_made_are_looked_at() -> None:
    bitcode = nvopt.run(WRITES, "", emit="bc")
    assert isinstance(bitcode, bytes)
    with pytest.raises(InputError, match="constant address space"):
        nvopt.run(bitcode, "nvopt<O2>")

    class Break(nvopt.ModulePass):
        name = "break"

        def run(self, module: nvopt.Module, context: nvopt.Context) -> bool:
            kernel = module.get_function("k")
            assert kernel is not None
            store = next(kernel.instructions())
            store.set_operand(1, module.symbol("@table"))
            return True

    harmless = WRITES.replace("ptr addrspace(4) @table\n", "ptr null\n")
    with pytest.raises(InputError, match="constant address space"):
        nvopt.run(harmless, [Break(), "nvopt<O2>"])


@pytest.mark.parametrize("path", sorted((ROOT / "fixtures").glob("*.ll")), ids=lambda path: path.name)
def test_fixtures_are_taken(path: Path) -> None:
    text = path.read_text()
    assert not refused(text, "nvvm-verify<refused>")
    assert Unit.parse(text.encode(), "in.ll").as_written == text.encode()


def test_what_one_of_them_calls_need_not_be_read_for_the_rules() -> None:
    """Most modules are let go by their text: reading costs more than 5 % of a quick level."""
    read = [path.name for path in sorted((ROOT / "fixtures").glob("*.ll")) if may_be_refused(path.read_bytes())]
    assert len(read) <= 2, read


@pytest.mark.parametrize(("size", "cpu", "refusing"), [(4353, "sm_60", False), (32764, "sm_90", False), (32765, "sm_90", True)])
def test_room_for_parameters_on_gpus_that_no_ptxas_knows_is_not_refused(size: int, cpu: str, refusing: bool) -> None:
    text = TRIPLE + f"define ptx_kernel void @k([{size} x i8] %a) {{\n  ret void\n}}\n"
    printed = nvopt.run(text, "", cpu=cpu)
    assert isinstance(printed, str)
    assert may_be_refused(printed.encode()) or not refusing
    said = []
    for passes in ("nvvm-verify<refused>", "nvvm-verify"):
        try:
            nvopt.run(text, passes, cpu=cpu)
        except InputError:
            said.append(passes)
    assert ("nvvm-verify<refused>" in said) == refusing
    assert ("nvvm-verify" in said) == (refusing or cpu == "sm_60")


@pytest.mark.parametrize(
    ("access", "space", "refusing"),
    [
        ("cmpxchg ptr addrspace(5) %p, i32 0, i32 1 monotonic monotonic", 5, True),
        ("atomicrmw add ptr addrspace(5) %p, i32 1 monotonic", 5, False),  # made a load and a store, where LLVM optimizes
        ("cmpxchg ptr addrspace(101) %p, i32 0, i32 1 monotonic monotonic", 101, False),
        ("atomicrmw add ptr addrspace(101) %p, i32 1 monotonic", 101, True),
    ],
)
def test_atomics_where_there_are_none(access: str, space: int, refusing: bool) -> None:
    text = TRIPLE + f"define void @f(ptr addrspace({space}) %p) {{\n  %r = {access}, align 4\n  ret void\n}}\n"
    assert refused(text, "nvvm-verify<refused>") == refusing
    assert refused(text, "nvvm-verify")


@pytest.mark.parametrize(
    ("type", "width"),
    [("i8", 1), ("i16", 2), ("i32", 4), ("i64", 8), ("half", 2), ("bfloat", 2), ("float", 4), ("double", 8)],
)
def test_a_table_that_just_fits_in_constant_memory_needs_no_reading(type: str, width: int) -> None:
    """65,536 bytes, with those that are left free ahead of a variable."""
    for count, is_suspected in ((65536 // width - 1, False), (65536 // width, True)):
        head = 'target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"\n' + TRIPLE
        text = f"{head}@t = addrspace(4) constant [{count} x {type}] zeroinitializer, align {width}\n"
        printed = nvopt.run(text, "")
        assert isinstance(printed, str)
        assert may_be_refused(printed.encode()) is is_suspected
        assert not refused(text, "nvvm-verify<refused>")
