"""lower-struct-args: what it decides, and how a copy is cut into pieces.

That the result does what the function did is tests/differential's.
"""

from __future__ import annotations

import re

import pytest
from mirror_run import Outcome, run

from nvopt.analysis.aggregate_layout import Leaves
from nvopt.ir import DataLayout, Module
from nvopt.knobs import KnobValues
from nvopt.passes.base import Context
from nvopt.passes.lower_struct_args import LowerStructArgs
from nvopt.passes.lower_struct_args.pieces import pieces_of
from nvopt.passes.lower_struct_args.uses import ArgumentUses
from nvopt.remarks import RemarkSink
from nvopt.target import TargetOptions
from nvopt.target.address_spaces import PARAM

LAYOUT = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
HEAD = f'target datalayout = "{LAYOUT}"\ntarget triple = "nvptx64-nvidia-cuda"\n%S = type {{ i32, [6 x i32], double }}\n'
DECLARATIONS = """
declare void @use(ptr)
declare void @take(ptr byval(%S) align 8)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1 immarg)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1 immarg)
"""


def module_text(body: str, type: str = "%S", attributes: str = "align 8", convention: str = "ptx_kernel ") -> str:
    head = f"define {convention}void @f(ptr byval({type}) {attributes} %s, ptr %out, i64 %i, i1 %c)"
    return f"{HEAD}\n{head} {{\nentry:\n{body}\n  ret void\n}}\n{DECLARATIONS}"


def lower(body: str, opt_byval: bool = True, knobs: dict[str, str] | None = None, **head: str) -> Outcome:
    """The pass over one function `f`."""
    return run(module_text(body, **head), LowerStructArgs(opt_byval=opt_byval), knobs=knobs, remarks=True)


READ = "  %v = load i32, ptr %s, align 8\n  store i32 %v, ptr %out, align 4"
WRITE = "  store i32 1, ptr %s, align 8"
PART = "  %p = getelementptr inbounds i8, ptr %s, i64 12\n"


def uses_of(body: str) -> ArgumentUses:
    function = Module.parse(run(module_text(body)).text).get_function("f")
    assert function is not None
    return ArgumentUses(function.args[0], PARAM, 40, function.module.data_layout)


@pytest.mark.parametrize(
    ("body", "why"),
    [
        (READ, None),
        ("  %v = load volatile i32, ptr %s, align 8", "a volatile load reads it"),
        ("  %v = load atomic i32, ptr %s monotonic, align 8", "an atomic load reads it"),
        (WRITE, "it is written to"),
        ("  %v = atomicrmw add ptr %s, i32 1 seq_cst, align 8", "it is written to"),
        ("  %v = cmpxchg ptr %s, i32 1, i32 2 seq_cst seq_cst, align 8", "it is written to"),
        ("  call void @llvm.memset.p0.i64(ptr %s, i8 0, i64 4, i1 false)", "it is written to"),
        ("  call void @llvm.memcpy.p0.p0.i64(ptr %s, ptr %out, i64 4, i1 false)", "it is written to"),
        ("  call void @llvm.memcpy.p0.p0.i64(ptr %out, ptr %s, i64 4, i1 false)", None),
        ("  call void @llvm.memcpy.p0.p0.i64(ptr %out, ptr %s, i64 4, i1 true)", "a volatile copy reads it"),
        ("  store ptr %s, ptr %out, align 8", "its address is stored"),
        ("  call void @use(ptr %s)", "its address is passed to @use"),
        ("  call void %out(ptr %s)", "its address is passed to a function that is not known"),
        ("  call void @take(ptr byval(%S) align 8 %s)", "it is passed on by value"),
        ("  %n = ptrtoint ptr %s to i64", "its address is used by ptrtoint"),
        ("  %n = freeze ptr %s", "its address is used by freeze"),
        ("  %n = icmp eq ptr %s, %out", "its address is compared"),
        ("  %n = select i1 %c, ptr %s, ptr %out", "a select may choose another pointer"),
        ("  %n = select i1 %c, ptr %s, ptr null", "a select may choose another pointer"),
        ("  %n = select i1 %c, ptr %s, ptr poison", None),
        ("  %n = getelementptr i8, ptr %s, <2 x i64> splat (i64 1)", "its address is used by getelementptr"),
        ("  %n = insertelement <2 x ptr> poison, ptr %s, i32 0", "its address is used by insertelement"),
        ("  %n = addrspacecast ptr %s to ptr addrspace(3)", "its address is cast to address space 3"),
        ("  %n = addrspacecast ptr %s to ptr addrspace(101)", None),
    ],
)
def test_what_stands_in_the_way(body: str, why: str | None) -> None:
    for text in (body, PART + body.replace("ptr %s", "ptr %p")):
        obstacle = uses_of(text).obstacle
        assert (obstacle[0] if obstacle is not None else None) == why


@pytest.mark.parametrize(
    ("body", "ranges"),
    [
        ("  %v = load i32, ptr %s, align 8", [(0, 4)]),
        (f"{PART}  %v = load i64, ptr %p, align 4\n  %w = load i32, ptr %s, align 8", [(0, 4), (12, 20)]),
        (f"{PART}  %v = load i64, ptr %p, align 4\n  %w = load i64, ptr %s, align 8\n  %q = getelementptr i8, ptr %s, i64 8\n"
         "  %x = load i32, ptr %q, align 4", [(0, 20)]),
        ("  %q = getelementptr %S, ptr %s, i64 0, i32 1, i64 %i\n  %v = load i32, ptr %q, align 4", [(0, 40)]),
        ("  %q = getelementptr %S, ptr %s, i64 0, i32 1, i64 %i\n  store i32 1, ptr %q, align 4", []),
        ("  %n = icmp eq ptr %s, %out", []),
        ("  %q = getelementptr i8, ptr %s, i64 36\n  %v = load i64, ptr %q, align 4", [(36, 40)]),
        ("  %q = getelementptr i8, ptr %s, i64 -4\n  %v = load i64, ptr %q, align 4", [(0, 4)]),
        ("  %q = getelementptr i8, ptr %s, i64 400\n  %v = load i64, ptr %q, align 4", []),
        ("  %q = getelementptr i8, ptr %s, i64 9223372036854775807\n  %r = getelementptr i8, ptr %q, i64 9223372036854775807\n"
         "  %t = getelementptr i8, ptr %r, i64 6\n  %v = load i32, ptr %t, align 4", [(4, 8)]),
        ("  call void @llvm.memcpy.p0.p0.i64(ptr %out, ptr %s, i64 6, i1 false)", [(0, 6)]),
        ("  call void @llvm.memcpy.p0.p0.i64(ptr %out, ptr %s, i64 %i, i1 false)", [(0, 40)]),
        (f"{PART}  call void @take(ptr byval(i64) align 4 %p)", [(12, 20)]),
        (f"{PART}  call void @use(ptr %p)", [(0, 40)]),
        ("  %q = select i1 %c, ptr %s, ptr %out\n  %v = load i8, ptr %q, align 1", [(0, 1)]),
        (f"{PART}  %q = select i1 %c, ptr %out, ptr %p\n  %r = getelementptr i8, ptr %q, i64 2\n  %v = load i8, ptr %r", [(14, 15)]),
        (f"{PART}  %q = select i1 %c, ptr %s, ptr %p\n  %v = load i8, ptr %q, align 1", [(0, 40)]),
        (f"{PART}  %o = getelementptr i8, ptr %s, i64 12\n  %q = select i1 %c, ptr %o, ptr %p\n  %v = load i8, ptr %q", [(12, 13)]),
        ("  br label %h\nh:\n  %q = phi ptr [ %s, %entry ], [ %q, %h ]\n  %v = load i8, ptr %q, align 1\n"
         "  br i1 %c, label %h, label %e\ne:", [(0, 1)]),
        ("  br label %h\nh:\n  %q = phi ptr [ %s, %entry ], [ %r, %h ]\n  %r = getelementptr i8, ptr %q, i64 1\n"
         "  %v = load i8, ptr %q, align 1\n  br i1 %c, label %h, label %e\ne:", [(0, 40)]),
    ],
)  # fmt: skip
def test_which_bytes_may_be_read(body: str, ranges: list[tuple[int, int]]) -> None:
    body = body.replace("@take(ptr byval(i64)", "@use(ptr byval(i64)")
    assert uses_of(body).bytes_read == ranges


@pytest.mark.parametrize(
    ("type", "align", "wanted", "expected"),
    [
        ("{ i32, double }", 8, None, ["i32 at 0", "i32 at 4", "double at 8"]),
        ("{ i32, double }", 1, None, ["i32 at 0", "i8 at 4", "i8 at 5", "i8 at 6", "i8 at 7", "double at 8"]),
        ("{ i32, double }", 8, [(9, 10)], ["double at 8"]),
        ("{ i32, double }", 8, [(5, 6)], ["i8 at 5"]),
        ("{ i32, double }", 8, [(3, 5)], ["i32 at 0", "i8 at 4"]),
        ("<{ i8, double }>", 1, None, ["i8 at 0", "double at 1"]),
        ("{ i1, i8 }", 1, None, ["i8 at 0", "i8 at 1"]),
        ("{ i33 }", 8, None, ["i64 at 0"]),
        ("{ i24, i8 }", 4, None, ["i32 at 0", "i8 at 4", "i8 at 5", "i16 at 6"]),
        ("[16 x i8]", 8, None, ["i64 at 0", "i64 at 8"]),
        ("[16 x i8]", 4, [(1, 9)], ["i8 at 1", "i16 at 2", "i32 at 4", "i8 at 8"]),
        ("[3 x i16]", 2, None, ["i16 at 0", "i16 at 2", "i16 at 4"]),
        ("[2 x { i8, i8 }]", 4, None, ["i32 at 0"]),
        ("{ i8, i16, i8 }", 2, None, ["i8 at 0", "i8 at 1", "i16 at 2", "i8 at 4", "i8 at 5"]),
        ("[2 x { i8, i16 }]", 2, None, ["i8 at 0", "i8 at 1", "i16 at 2", "i8 at 4", "i8 at 5", "i16 at 6"]),
        ("{ <4 x float>, <3 x float> }", 16, None, ["<4 x float> at 0", "i64 at 16", "i64 at 24"]),
        ("{ <8 x i1>, <8 x i32> }", 32, None, [f"i64 at {at}" for at in range(0, 64, 8)]),
        ("{ i128, ptr }", 16, None, ["i128 at 0", "ptr at 16", "i64 at 24"]),
        ("{}", 1, None, []),
    ],
)  # fmt: skip
def test_pieces(type: str, align: int, wanted: list[tuple[int, int]] | None, expected: list[str]) -> None:
    layout = DataLayout(LAYOUT)
    module = Module.parse(f'target datalayout = "{LAYOUT}"\n\n@g = external global {type}\n')
    parsed = module.globals[0].value_type
    pieces = pieces_of(parsed, Leaves(layout), align, wanted if wanted is not None else [(0, layout.alloc_size(parsed))])
    assert [f"{piece.type} at {piece.offset}" for piece in pieces] == expected


def test_without_opt_byval_everything_is_copied() -> None:
    outcome = lower(READ, opt_byval=False)
    assert "%s.local = alloca %S, align 8" in outcome.text
    assert [message for _, _, message in outcome.said()] == ["copied 4 of 40 bytes of argument %s"]


@pytest.mark.parametrize("body", [READ, f"{READ}\n{WRITE}"])
def test_without_lsa_opt_nothing_is_done(body: str) -> None:
    outcome = lower(body, knobs={"lsa-opt": "0"})
    assert not outcome.changed
    assert outcome.said() == []


def test_remarks_tell_what_became_of_an_argument() -> None:
    assert lower(READ).said() == [("Passed", "ReadInPlace", "argument %s of 40 bytes is read in place, from parameter memory")]
    assert lower(f"{READ}\n{WRITE}").said() == [
        ("Missed", "NotReadInPlace", "argument %s is not read in place: it is written to"),
        ("Passed", "Copied", "copied 4 of 40 bytes of argument %s"),
    ]
    hoisted = lower(f"  br label %rest\nrest:\n{READ}", knobs={"hoist-load-param": "1"}).said()
    assert hoisted[1] == ("Passed", "Hoisted", "made 1 load of argument %s in the entry block")


@pytest.mark.parametrize(
    ("knobs", "why"),
    [
        ({}, "it is a device function's, which takes -lower-read-only-devicefn-byval"),
        (
            {"lower-read-only-devicefn-byval": "1", "devicefn-param-always-local": "0"},
            "a device function's can be addressed as local memory only, which takes -devicefn-param-always-local",
        ),
    ],
)
def test_device_functions_are_left_alone(knobs: dict[str, str], why: str) -> None:
    outcome = lower(READ, knobs=knobs, convention="")
    assert not outcome.changed
    assert outcome.said() == [("Missed", "NotLowered", f"argument %s is left as it is: {why}")]


def test_other_targets_are_left_alone() -> None:
    text = module_text(READ, convention="").replace("nvptx64-nvidia-cuda", "x86_64-unknown-linux-gnu")
    outcome = run(text, LowerStructArgs(opt_byval=True), knobs={"lower-read-only-devicefn-byval": "1"}, remarks=True)
    assert not outcome.changed
    assert outcome.said()[0][2] == "argument %s is left as it is: x86_64-unknown-linux-gnu has no parameter space"


def test_device_functions_are_addressed_as_local_memory() -> None:
    knobs = {"lower-read-only-devicefn-byval": "1"}
    for body in (READ, "  call void @take(ptr byval(%S) align 8 %s)"):
        outcome = lower(body, knobs=knobs, convention="")
        assert "%s.param = addrspacecast ptr %s to ptr addrspace(5)" in outcome.text
        assert "addrspace(101)" not in outcome.text


def test_device_functions_need_no_copy() -> None:
    knobs = {"lower-read-only-devicefn-byval": "1"}
    outcome = lower(WRITE, knobs=knobs, convention="")
    assert not outcome.changed
    why = "it lies in local memory already, and not read in place: it is written to"
    assert outcome.said() == [("Missed", "NotLowered", f"argument %s is left as it is: {why}")]
    assert not lower(READ, opt_byval=False, knobs=knobs, convention="").changed


@pytest.mark.parametrize(
    "body",
    [
        READ,
        f"{READ}\n{WRITE}",
        "  call void @use(ptr %s)",
        f"{PART}  %q = select i1 %c, ptr %s, ptr %p\n  %v = load i32, ptr %q, align 4\n  store i32 %v, ptr %out, align 4",
        "  call void @take(ptr byval(%S) align 8 %s)",
    ],
)
@pytest.mark.parametrize("opt_byval", [True, False])
@pytest.mark.parametrize("convention", ["ptx_kernel ", ""])
@pytest.mark.parametrize("extra", [{}, {"hoist-load-param": "1"}, {"max-aggr-copy-size": "8"}])
def test_twice_is_once(body: str, opt_byval: bool, convention: str, extra: dict[str, str]) -> None:
    knobs = {"lower-read-only-devicefn-byval": "1", **extra}
    once = lower(body, opt_byval, knobs, convention=convention)
    assert once.changed or not convention
    again = run(once.text, LowerStructArgs(opt_byval=opt_byval), knobs=knobs)
    assert not again.changed
    assert again.text == once.text


def test_only_functions_with_such_arguments_are_parsed() -> None:
    text = f"{HEAD}define void @g(ptr %p) {{\n  call void @take(ptr byval(%S) align 8 %p)\n  ret void\n}}\n{DECLARATIONS}"
    function = Module.parse(run(text).text).get_function("g")
    assert function is not None
    context = Context(TargetOptions(), KnobValues.parse({}), RemarkSink())
    assert not LowerStructArgs().run(function, context)
    assert not function.is_parsed


def test_a_long_chain_of_addresses_is_no_recursion() -> None:
    count = 3000
    geps = [f"  %p{i} = getelementptr i8, ptr %p{i - 1}, i64 0" for i in range(1, count)]
    body = "\n".join(["  %p0 = getelementptr i8, ptr %s, i64 4", *geps, f"  %q = select i1 %c, ptr %s, ptr %p{count - 1}"])
    outcome = lower(f"{body}\n  %v = load i32, ptr %q, align 4\n  store i32 %v, ptr %out, align 4")
    assert re.search(r"%offset = select i1 %c, i64 0, i64 4\n", outcome.text)
    assert outcome.text.count("getelementptr") == 1


def test_names_follow_their_values() -> None:
    outcome = lower(f"{PART}  %v = load i32, ptr %p, align 4\n  store i32 %v, ptr %out, align 4")
    assert "%p = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 12\n" in outcome.text
    assert "%v = load i32, ptr addrspace(101) %p, align 4\n" in outcome.text
