"""In which functions propagate-alignment looks for proofs: in all where there are some."""

from __future__ import annotations

from pathlib import Path

import pytest

from nvopt.analysis.alignment import KnownLowBits
from nvopt.analysis.dominators import DominatorTree
from nvopt.ir import Function, Module
from nvopt.passes.propagate_alignment.accesses import MAY_ACCESS, accesses_of
from nvopt.passes.propagate_alignment.proofs import Proofs
from nvopt.passes.propagate_alignment.sources import may_prove_more

FIXTURES = Path(__file__).parents[2] / "fixtures"

HEAD = """%pair = type { float, float }
@g4 = global float 0.0, align 4
@g8 = global float 0.0, align 8
@any = external global float
declare void @llvm.assume(i1)
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare void @take(ptr, ptr)
declare ptr @give()
"""
P, Q = "  %x = load float, ptr %p, align 4\n", "  %y = load double, ptr %q, align 8\n"
GEP = "  %r = getelementptr float, ptr %p, i64 %n\n"


def looks(body: str, parameters: str = "ptr %p, ptr %q, i64 %n, i1 %c") -> bool:
    text = f"{HEAD}define void @f({parameters}) {{\n{body}  ret void\n}}\n\n!0 = !{{i64 8}}\n"
    return asked(next(one for one in Module.parse(text).functions if one.name == "f"))


def asked(function: Function) -> bool:
    instructions = [inst for inst in function.instructions() if isinstance(inst, MAY_ACCESS)]
    return may_prove_more(instructions, [access for inst in instructions for access in accesses_of(inst)])


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("", False),
        (P, False),
        (P + Q, False),  # of different memory
        (P + "  store float %x, ptr %p, align 4\n", False),
        (P + "  store float %x, ptr %p, align 2\n", True),
        (P + "  store float %x, ptr %p, align 8\n", True),
        (P + GEP + "  store float %x, ptr %r, align 4\n", False),
        (P + GEP + "  store float %x, ptr %r, align 8\n", True),
        (P + "  %r = addrspacecast ptr %p to ptr addrspace(1)\n  store float %x, ptr addrspace(1) %r, align 4\n", False),
        (P + "  %r = addrspacecast ptr %p to ptr addrspace(1)\n  store float %x, ptr addrspace(1) %r, align 8\n", True),
        # what a call says, of what is accessed
        (P + "  call void @take(ptr noundef align 4 %p, ptr %q)\n", False),
        (P + "  call void @take(ptr noundef align 8 %p, ptr %q)\n", True),
        (P + GEP + "  call void @take(ptr %q, ptr noundef align 8 %r)\n", True),
        (P + "  call void @take(ptr %p, ptr noundef align 8 %q)\n", False),
        (P + "  call void @llvm.prefetch.p0(ptr align 8 %p, i32 0, i32 3, i32 1)\n", False),
        (P + "  call void @llvm.assume(i1 %c)\n", True),
        # where an address comes from
        ("  %a = alloca float, align 4\n  %x = load float, ptr %a, align 4\n", False),
        ("  %a = alloca float, align 8\n  %x = load float, ptr %a, align 4\n", True),
        ("  %a = alloca float\n  %x = load float, ptr %a, align 4\n", True),
        ("  %x = load float, ptr @g4, align 4\n", False),
        ("  %x = load float, ptr @g8, align 4\n", True),
        ("  %x = load float, ptr @any, align 4\n", True),
        ("  %l = load ptr, ptr %q, align 8\n  %x = load float, ptr %l, align 1\n", False),
        ("  %l = load ptr, ptr %q, align 8, !align !0\n  %x = load float, ptr %l, align 1\n", True),
        ("  %l = call ptr @give()\n  %x = load float, ptr %l, align 4\n", True),
        ("  %l = select i1 %c, ptr %p, ptr %q\n  %x = load float, ptr %l, align 4\n", True),
        ("  %l = inttoptr i64 %n to ptr\n  %x = load float, ptr %l, align 4\n", True),
        ("  %x = load float, ptr null, align 4\n", True),
        ("  %x = load float, ptr getelementptr (i8, ptr @g4, i64 4), align 4\n", True),
    ],
)
def test_where_more_than_an_access_says_may_be_proven(body: str, expected: bool) -> None:
    assert looks(body) is expected


@pytest.mark.parametrize(("attributes", "expected"), [("", False), ("align 2 ", False), ("align 4 ", False), ("align 8 ", True)])
def test_what_parameters_say(attributes: str, expected: bool) -> None:
    assert looks(P, f"ptr {attributes}%p, ptr align 16 %q, i64 %n, i1 %c") is expected


@pytest.mark.parametrize(("steps", "expected"), [(49, False), (50, True)])
def test_an_address_is_followed_so_far(steps: int, expected: bool) -> None:
    chain = "".join(f"  %p{at + 1} = getelementptr i8, ptr %p{at}, i64 %n\n" for at in range(steps + 1))
    assert looks(chain + f"  %x = load i8, ptr %p{steps + 1}, align 1\n", "ptr %p0, i64 %n") is expected


def test_addresses_may_go_in_circles_where_nothing_is_executed() -> None:
    dead = "dead:\n  %o = getelementptr i8, ptr %o, i64 1\n  %x = load i8, ptr %o, align 1\n"
    assert looks(f"  ret void\n\n{dead}")


@pytest.mark.parametrize("name", ["thread_loops.ll", "by_value.ll", "templates.ll"])
def test_nothing_is_proven_where_nobody_looks(name: str) -> None:
    functions = [one for one in Module.parse((FIXTURES / name).read_text()).functions if not one.is_declaration]
    left = [one for one in functions if not asked(one)]
    for function in left:
        known = KnownLowBits(function.module.data_layout)
        known.solve(access.pointer for inst in function.instructions() for access in accesses_of(inst))
        assert all(align <= access.align for access, align in Proofs(known).proven(function, DominatorTree(function)))
    assert left
