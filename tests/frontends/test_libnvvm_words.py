"""nvopt.frontends.libnvvm: each of libNVVM's own intrinsics, and what is none."""

from __future__ import annotations

import re

import pytest

import nvopt
from nvopt.frontends.libnvvm import FlushDenormals, LibNVVMIntrinsics

MODULE = """\
target triple = "nvptx64-nvidia-cuda"

declare {{ i32, i1 }} @llvm.nvvm.shfl.sync.i32(i32, i32, i32, i32, i32)
declare {{ i32, i1 }} @llvm.nvvm.vote.sync(i32, i32, i1)
declare {{ i32, i1 }} @llvm.nvvm.match.all.sync.i32(i32, i32)
declare {{ i32, i1 }} @llvm.nvvm.match.all.sync.i64(i32, i64)
declare i32 @llvm.nvvm.match.any.sync.i32(i32, i32)

define {{ i32, i1 }} @f(i32 %m, i32 %a, i32 %b, i64 %y, i1 %c) {{
  %r = {call}
  ret {{ i32, i1 }} %r
}}
"""


def shuffle(mode: object) -> str:
    return f"call {{ i32, i1 }} @llvm.nvvm.shfl.sync.i32(i32 %m, i32 {mode}, i32 %a, i32 %b, i32 31)"


def vote(mode: object) -> str:
    return f"call {{ i32, i1 }} @llvm.nvvm.vote.sync(i32 %m, i32 {mode}, i1 %c)"


def body(call: str) -> list[str]:
    made = nvopt.run(MODULE.format(call=call), [LibNVVMIntrinsics()])
    found = re.search(r"^define .*\{\n(.*?)^\}", made, re.MULTILINE | re.DOTALL)
    assert found is not None
    return [line.strip() for line in found[1].splitlines()]


SHUFFLED = "%r = call {{ i32, i1 }} @llvm.nvvm.shfl.sync.{}.i32p(i32 %m, i32 %a, i32 %b, i32 31)"
VOTED = ["%1 = call i1 @llvm.nvvm.vote.{}.sync(i32 %m, i1 %c)", "%r = insertvalue {{ i32, i1 }} zeroinitializer, i1 %1, 1"]


@pytest.mark.parametrize(
    ("call", "made"),
    [
        *((shuffle(mode), [SHUFFLED.format(name)]) for mode, name in enumerate(["idx", "up", "down", "bfly"])),
        *((vote(mode), [line.format(name) for line in VOTED]) for mode, name in enumerate(["all", "any", "uni"])),
        (vote(3), ["%1 = call i32 @llvm.nvvm.vote.ballot.sync(i32 %m, i1 %c)", "%r = insertvalue { i32, i1 } zeroinitializer, i32 %1, 0"]),
        *(
            (f"call {{ i32, i1 }} @llvm.nvvm.match.all.sync.{of}", [f"%r = call {{ i32, i1 }} @llvm.nvvm.match.all.sync.{to}"])
            for of, to in (("i32(i32 %m, i32 %a)", "i32p(i32 %m, i32 %a)"), ("i64(i32 %m, i64 %y)", "i64p(i32 %m, i64 %y)"))
        ),
        *((call, [f"%r = {call}"]) for call in (shuffle(4), vote(4), shuffle("%b"), vote("%b"))),
    ],
)
def test_each_intrinsic(call: str, made: list[str]) -> None:
    assert body(call) == [*made, "ret { i32, i1 } %r"]


def test_ptx_has_the_instructions() -> None:
    for call, word in ((shuffle(2), "shfl.sync.down.b32"), (vote(3), "vote.sync.ballot.b32"), (vote(1), "vote.sync.any.pred")):
        ptx = nvopt.run(MODULE.format(call=call), [LibNVVMIntrinsics()], cpu="sm_90", emit="ptx")
        assert word in ptx
        assert "nvvm" not in ptx


def test_a_module_without_any_stays() -> None:
    text = nvopt.run("define void @f() {\n  ret void\n}\n", "")
    assert nvopt.run(text, [LibNVVMIntrinsics()]) == text


def test_denormals() -> None:
    text = "define float @f(float %a) {\n  %b = fadd float %a, %a\n  ret float %b\n}\n"
    ptx = [nvopt.run(text, passes, cpu="sm_90", triple="nvptx64-nvidia-cuda", emit="ptx") for passes in ("", [FlushDenormals()])]
    assert ["add.rn.ftz.f32" in one for one in ptx] == [False, True]
