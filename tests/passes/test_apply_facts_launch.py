"""apply-facts: what becomes of a kernel's launch attributes, of reads of special registers, and of calls of code; fact by fact."""

from __future__ import annotations

import re

import pytest

import nvopt

REGISTERS = ("ntid.x", "ntid.y", "tid.x", "tid.y", "nctaid.x", "ctaid.x", "cluster.nctaid.x", "cluster.ctaid.x", "laneid")


def compiled(facts: object, attributes: str = "", register: str = "", attribute: str = "", lines: str = "") -> str:
    read = f"  %n = call {attribute} i32 @llvm.nvvm.read.ptx.sreg.{register}()\n  store i32 %n, ptr %p\n" if register else ""
    declared = "".join(f"declare i32 @llvm.nvvm.read.ptx.sreg.{name}()\n" for name in REGISTERS)
    text = f"""target triple = "nvptx64-nvidia-cuda"
{declared}declare void @code()
declare void @llvm.assume(i1)
define ptx_kernel void @k(ptr %p) {attributes} {{
{read}{lines}  ret void
}}
"""
    return nvopt.run(text, "verify", facts={"kernels": {"k": facts}})


def launch(text: str) -> set[str]:
    """The attributes of the kernel that are about launches."""
    found = re.search(r"@k\(.*\) #(\d+)", text)
    if found is None:
        return set()
    group = re.search(rf"^attributes #{found[1]} = {{ (.*) }}$", text, re.M)
    assert group is not None
    return {one.removeprefix('"nvvm.').replace('"', "") for one in re.findall(r'"nvvm\.[^ ]*', group[1])}


REQUIRED, MOST = '"nvvm.reqntid"="64,2"', '"nvvm.maxntid"="16,16"'


@pytest.mark.parametrize(
    ("attributes", "facts", "expected"),
    [
        ("", {"block": 256}, {"reqntid=256,1,1"}),
        ("", {"block": [32, 8]}, {"reqntid=32,8,1"}),
        ("", {"block": {"x": 32}}, set()),
        ("", {"block": {"x": {"max": 32}}}, set()),
        (REQUIRED, {"block": [64, 2]}, {"reqntid=64,2"}),
        (REQUIRED, {"block": [64, 2, 1]}, {"reqntid=64,2"}),
        (MOST, {"block": 256}, {"reqntid=256,1,1"}),
        (MOST, {"block": 1}, {"reqntid=1,1,1"}),
        ("", {"block": {"threads": {"max": 128}}}, {"maxntid=128"}),
        ("", {"block": {"threads": {"min": 128}}}, set()),
        (MOST, {"block": {"threads": {"max": 255}}}, {"maxntid=255"}),
        (MOST, {"block": {"threads": {"max": 256}}}, {"maxntid=16,16"}),
        (MOST, {"block": {"threads": {"max": 257}}}, {"maxntid=16,16"}),
        (REQUIRED, {"block": {"threads": {"max": 128}}}, {"reqntid=64,2"}),
        (REQUIRED, {"block": {"x": {"min": 64, "max": 64}, "y": {"max": 2}}}, {"reqntid=64,2"}),
        ("", {"cluster": 2}, {"cluster_dim=2,1,1"}),
        ("", {"cluster": [1, 2, 3]}, {"cluster_dim=1,2,3"}),
        ('"nvvm.cluster_dim"="2"', {"cluster": [2, 1, 1]}, {"cluster_dim=2"}),
        ("", {"cluster": {"x": {"max": 2}}}, set()),
        ("", {"grid": 100}, set()),
    ],
)
def test_attributes(attributes: str, facts: object, expected: set[str]) -> None:
    assert launch(compiled(facts, attributes)) == expected


@pytest.mark.parametrize(
    ("attributes", "facts", "fits"),
    [
        (MOST, {"block": 256}, True),
        (MOST, {"block": 257}, False),
        (REQUIRED, {"block": {"threads": {"max": 127}}}, False),
        (REQUIRED, {"block": {"x": {"min": 65}}}, False),
        (REQUIRED, {"block": {"z": 2}}, False),
        (REQUIRED, {"block": {"z": 1}}, True),
        (REQUIRED, {"block": [64, 2, 2]}, False),
        ('"nvvm.cluster_dim"="2"', {"cluster": [2, 2]}, False),
    ],
)
def test_limits(attributes: str, facts: object, fits: bool) -> None:
    if fits:
        compiled(facts, attributes)
        return
    with pytest.raises(nvopt.InputError, match=r"@k has \"nvvm\."):
        compiled(facts, attributes)


def read(text: str) -> str:
    """What the kernel stores, or what more is said of the read: its range, and what is assumed."""
    body = text[text.index("@k(") :]
    body = body[: body.index("\n}")]
    stored = re.search(r"store i32 ([^,]+),", body)
    assert stored is not None
    if stored[1] != "%n":
        return stored[1]
    limits = re.search(r"%n = call (?:range\((.*?)\) )?i32", body)
    assert limits is not None
    tested = re.findall(r"= (and|urem|srem) i32 %n, (\d+)", body)
    return " ".join([limits[1] or "", *(f"{name} {number}" for name, number in tested)]).strip()


@pytest.mark.parametrize(
    ("register", "attribute", "facts", "expected"),
    [
        ("ntid.x", "", {"block": 256}, "256"),
        ("ntid.y", "", {"block": 256}, "1"),
        ("tid.x", "", {"block": 256}, "i32 0, 256"),
        ("tid.y", "", {"block": 256}, "0"),
        ("ntid.x", "", {"block": {"x": {"max": 64}}}, "i32 1, 65"),
        ("tid.x", "", {"block": {"x": {"max": 64}}}, "i32 0, 64"),
        ("ntid.x", "", {"block": {"x": {"min": 64}}}, "i32 64, 1025"),
        ("tid.x", "", {"block": {"x": {"min": 64}}}, ""),
        ("ntid.x", "", {"block": {"x": {"divisible": 32}}}, "and 31"),
        ("tid.x", "", {"block": {"x": {"divisible": 32}}}, ""),
        ("ntid.x", "", {"block": {"x": {"divisible": 3}}}, "urem 3"),
        ("ntid.x", "", {"block": {"y": 4}}, ""),
        ("ntid.x", "range(i32 8, 65)", {"block": {"x": {"max": 32}}}, "i32 8, 33"),
        ("ntid.x", "range(i32 8, 33)", {"block": {"x": {"max": 64}}}, "i32 8, 33"),
        ("ntid.x", "range(i32 1, 33)", {"block": {"x": {"max": 32}}}, "i32 1, 33"),
        ("nctaid.x", "", {"grid": 100}, "100"),
        ("ctaid.x", "", {"grid": 100}, "i32 0, 100"),
        ("ctaid.x", "", {"grid": 1}, "0"),
        ("nctaid.x", "", {"grid": {"x": {"max": 100}}}, "i32 1, 101"),
        ("nctaid.x", "", {"grid": {"x": {"min": 2}}}, "i32 2, -2147483648"),
        ("cluster.nctaid.x", "", {"cluster": 2}, "2"),
        ("cluster.ctaid.x", "", {"cluster": 2}, "i32 0, 2"),
        ("laneid", "", {"block": 256}, ""),
    ],
)
def test_reads(register: str, attribute: str, facts: object, expected: str) -> None:
    assert read(compiled(facts, register=register, attribute=attribute)) == expected


@pytest.mark.parametrize(
    ("lines", "facts", "expected"),
    [
        ("", {"block": {"x": {"max": 64}}}, []),
        ("  call void @llvm.assume(i1 true)\n", {"block": {"x": {"max": 64}}}, []),
        ("  call void @code()\n", {"block": {"x": {"max": 64}}}, ["ntid.x"]),
        ("  call void %p()\n", {"block": {"x": {"max": 64}}}, ["ntid.x"]),
        ("  call void @code()\n", {"block": 64}, ["ntid.x", "ntid.y", "ntid.z"]),
        ("  call void @code()\n", {"grid": {"x": {"max": 64}}}, ["nctaid.x"]),
        ("  call void @code()\n", {"cluster": {"x": {"max": 2}}}, ["cluster.nctaid.x"]),
        ("  call void @code()\n", {"block": {"threads": {"max": 64}}}, []),
    ],
)
def test_calls_of_code_may_read_them_too(lines: str, facts: object, expected: list[str]) -> None:
    text = compiled(facts, lines=lines)
    body = text[text.index("@k(") :]
    assert re.findall(r"call (?:range\(.*?\) )?i32 @llvm\.nvvm\.read\.ptx\.sreg\.([\w.]+)\(", body[: body.index("\n}")]) == expected
