"""Which uses of an object's address give it away."""

from __future__ import annotations

import pytest

from nvopt.analysis.memory.captures import MOST_USES, may_be_captured
from nvopt.ir import Module

DECLARATIONS = """declare void @keeps(ptr)
declare void @drops(ptr captures(none))
declare ptr @returns(ptr returned captures(ret: address, provenance))
declare void @learns(ptr) #0
declare void @may_not_return(ptr) #1
declare i32 @tells(ptr) #0
declare void @bundled(ptr captures(none), ...)
declare ptr @llvm.launder.invariant.group.p0(ptr)
@g = global ptr null
attributes #0 = { nounwind willreturn memory(read) }
attributes #1 = { nounwind memory(read) }
"""


def captured(*lines: str) -> bool:
    body = "".join(f"  {line}\n" for line in ("%p = alloca i64", *lines, "ret void"))
    module = Module.parse(f"{DECLARATIONS}\ndefine void @f(ptr %q, i64 %n, i1 %c) {{\n{body}}}\n")
    function = module.get_function("f")
    assert function is not None
    return may_be_captured(next(function.instructions()))


@pytest.mark.parametrize(
    ("line", "is_captured"),
    [
        ("%a = load i64, ptr %p", False),
        ("%a = load volatile i64, ptr %p", True),
        ("store i64 1, ptr %p", False),
        ("store volatile i64 1, ptr %p", True),
        ("store ptr %p, ptr @g", True),
        ("store ptr %p, ptr %p", True),
        ("%a = atomicrmw add ptr %p, i64 1 seq_cst", False),
        ("%a = atomicrmw volatile add ptr %p, i64 1 seq_cst", True),
        ("%a = atomicrmw xchg ptr %q, ptr %p seq_cst", True),
        ("%a = cmpxchg ptr %p, i64 1, i64 2 seq_cst seq_cst", False),
        ("%a = cmpxchg volatile ptr %p, i64 1, i64 2 seq_cst seq_cst", True),
        ("%a = cmpxchg ptr %q, ptr %p, ptr null seq_cst seq_cst", True),
        ("%a = cmpxchg ptr %q, ptr null, ptr %p seq_cst seq_cst", True),
        ("%a = icmp eq ptr %p, %q", False),
        ("%a = ptrtoint ptr %p to i64", True),
        ("%a = insertvalue { ptr } poison, ptr %p, 0", True),
        ("call void @keeps(ptr %p)", True),
        ("call void @drops(ptr %p)", False),
        ("call void @learns(ptr %p)", False),
        ("call void @may_not_return(ptr %p)", True),
        ("%a = call i32 @tells(ptr %p)", True),
        ("call void @keeps(ptr byval(i64) %p)", False),
        ('call void (ptr, ...) @bundled(ptr null) [ "given"(ptr %p) ]', True),
        ("call void %p()", False),
    ],
)
def test_one_use(line: str, is_captured: bool) -> None:
    assert captured(line) is is_captured


@pytest.mark.parametrize(
    "line",
    [
        "%a = getelementptr i8, ptr %p, i64 %n",
        "%a = addrspacecast ptr %p to ptr addrspace(5)",
        "%a = select i1 %c, ptr %p, ptr %q",
        "%a = freeze ptr %p",
        "%a = call ptr @returns(ptr %p)",
        "%a = call ptr @llvm.launder.invariant.group.p0(ptr %p)",
    ],
)
def test_what_a_pointer_is_made_into_is_looked_at(line: str) -> None:
    type = "ptr addrspace(5)" if "addrspace" in line else "ptr"
    assert captured(line, f"%v = load i64, {type} %a") is False
    assert captured(line, f"store {type} %a, ptr @g") is True


@pytest.mark.parametrize(("uses", "is_captured"), [(MOST_USES - 1, False), (MOST_USES, False), (MOST_USES + 1, True)])
def test_so_many_uses_are_looked_at(uses: int, is_captured: bool) -> None:
    assert captured(*(f"%a{number} = load i64, ptr %p" for number in range(uses))) is is_captured
