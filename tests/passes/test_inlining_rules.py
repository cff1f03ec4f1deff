"""What keeps a call from being inlined: each reason alone, and none."""

from __future__ import annotations

import pytest

import nvopt
from nvopt.analysis.call_graph import CallGraph
from nvopt.ir import CallInst, Function, Module
from nvopt.passes.inlining import called_function, undecided_calls, why_never_inlined, why_not_inlined


def module(
    callee: str = "", body: str = "  ret void", call: str = "call void @g()", caller: str = "", linkage: str = "", more: str = ""
) -> Module:
    return nvopt.parse(
        f"define {linkage} void @g() {callee} {{\n{body}\n}}\ndefine void @f() {caller} {{\n  {call}\n  ret void\n}}\n{more}\n"
    )


def parts(found: Module) -> tuple[CallInst, Function]:
    caller, callee = found.get_function("f"), found.get_function("g")
    assert caller is not None
    assert callee is not None
    return next(one for one in caller.instructions() if isinstance(one, CallInst)), callee


MODES = [
    ('"denormal-fp-math"="preserve-sign"', '"denormal-fp-math"="ieee"'),
    ('"denormal-fp-math-f32"="preserve-sign"', ""),
    ("strictfp", ""),
    ("null_pointer_is_valid", ""),
    ('"target-cpu"="sm_90"', '"target-cpu"="sm_80"'),
    ('"target-features"="+ptx80"', ""),
]


@pytest.mark.parametrize(
    ("call", "caller", "callee", "expected"),
    [
        ("call void @g()", "", "", None),
        ("tail call void @g()", "", "", None),
        *((f"call void @g() {key}", "", "", f"it is {key}") for key in ("noinline", "noduplicate", "returns_twice")),
        *(("call void @g()", "", key, f"it is {key}") for key in ("noinline", "naked", "presplitcoroutine")),
        ("call void @g()", "optnone noinline", "", "its caller is optnone"),
        ("call void @g()", "noinline", "", None),
        *(("call void @g()", one, other, "its caller has other modes") for pair in MODES for one, other in (pair, pair[::-1])),
        *(("call void @g()", one, one, None) for one, _ in MODES),
        ("call void @g()", '"no-trapping-math"="true"', "", None),
        ("musttail call void @g()", "", "", "the call is special"),
        ('call void @g() [ "deopt"() ]', "", "", "the call is special"),
    ],
)  # fmt: skip
def test_of_one_call(call: str, caller: str, callee: str, expected: str | None) -> None:
    assert why_not_inlined(*parts(module(callee, call=call, caller=caller))) == expected


LABEL = "@a = global ptr blockaddress(@g, %l)"


@pytest.mark.parametrize(
    ("callee", "body", "linkage", "more", "expected"),
    [
        ("", "  ret void", "", "", None),
        ("", "  ret void", "internal", "", None),
        ("", "  ret void", "weak_odr", "", None),
        ("", "  ret void", "linkonce_odr", "", None),
        ("", "  ret void", "ptx_kernel", "", "it is a kernel"),
        ("", "  ret void", "weak", "", "another definition may win"),
        ("", "  ret void", "linkonce", "", "another definition may win"),
        ("", "  call void @g()\n  ret void", "", "", "it calls itself"),
        ("", "  call void @h()\n  ret void", "", "declare void @h()", None),
        ("", "  call void @h()\n  ret void", "", "declare void @h() returns_twice", "its body can't be copied"),
        ("", "  br label %l\nl:\n  ret void", "", LABEL, "its body can't be copied"),
        ("", "  indirectbr ptr null, []", "", "", "its body can't be copied"),
        ("", '  callbr void asm "", "!i"() to label %a [label %b]\na:\n  ret void\nb:\n  ret void', "", "", "its body can't be copied"),
        ("", "  %a = alloca i32\n  call void (...) @llvm.localescape(ptr %a)\n  ret void", "", "declare void @llvm.localescape(...)",
         "its body can't be copied"),
        ("", "  call void asm sideeffect \"\", \"\"()\n  ret void", "", "", None),
    ],
)  # fmt: skip
def test_of_all_calls(callee: str, body: str, linkage: str, more: str, expected: str | None) -> None:
    found = module(callee, body, linkage=linkage, more=more, call="fence seq_cst")
    function = found.get_function("g")
    assert function is not None
    assert why_never_inlined(function, CallGraph(found)) == expected


def test_functions_of_variable_arguments_keep_their_body() -> None:
    found = nvopt.parse("define void @g(...) {\n  ret void\n}\n")
    function = found.get_function("g")
    assert function is not None
    assert why_never_inlined(function, CallGraph(found)) == "its body can't be copied"


@pytest.mark.parametrize(
    ("call", "is_direct"),
    [
        ("call void @g()", True),
        ("call void @h()", False),
        ("call fastcc void @g()", False),
        ("call void (i32) @g(i32 1)", False),
        ("call void null()", False),
    ],
)
def test_calls_of_what_is_there(call: str, is_direct: bool) -> None:
    found = module(call=call, more="declare void @h()")
    caller = found.get_function("f")
    assert caller is not None
    (one,) = (inst for inst in caller.instructions() if isinstance(inst, CallInst))
    assert called_function(one) is (found.get_function("g") if is_direct else None)
    assert undecided_calls(caller) == ([(one, found.get_function("g"))] if is_direct else [])


def test_calls_that_are_marked_are_decided() -> None:
    caller = module(call="call void @g() alwaysinline").get_function("f")
    assert caller is not None
    assert undecided_calls(caller) == []


def inlined_of_large(instructions: int, calls: int, *, callers: int = 1, knobs: dict[str, bool | int | str] | None = None) -> int:
    """How many calls are inlined of a function of so many instructions, its return among them, in callers of so many calls each."""
    body = "\n".join(f"  %x{i} = mul i32 %x{i - 1}, {i}" for i in range(1, instructions))
    text = f"define i32 @g(i32 %x0) {{\n{body}\n  ret i32 %x{instructions - 1}\n}}\n"
    for caller in range(callers):
        body = "\n".join(f"  %x{i} = call i32 @g(i32 %x{i - 1})" for i in range(1, calls + 1))
        text += f"define i32 @f{caller}(i32 %x0) {{\n{body}\n  ret i32 %x{calls}\n}}\n"
    after = nvopt.run(text, "nv-early-inliner,always-inline", knobs=knobs)
    return calls * callers - after.count("call i32 @g")


MOST_COPIED = 1000 + 2 * 8
"""Instructions: a call of two words is as dear as so many more."""


@pytest.mark.parametrize(
    ("instructions", "calls", "callers", "expected"),
    [
        (MOST_COPIED - 1, 2, 1, 2),
        (MOST_COPIED, 2, 1, 2),
        (MOST_COPIED + 1, 2, 1, 0),
        (MOST_COPIED + 1, 3, 2, 0),
        (MOST_COPIED + 1, 1, 2, 2),  # once in each caller
    ],
)
def test_large_functions_are_copied_once_into_a_caller(instructions: int, calls: int, callers: int, expected: int) -> None:
    assert inlined_of_large(instructions, calls, callers=callers) == expected


def test_all_are_inlined_where_that_is_asked() -> None:
    assert inlined_of_large(MOST_COPIED + 1, 2, knobs={"nv-inline-all": True}) == 2
