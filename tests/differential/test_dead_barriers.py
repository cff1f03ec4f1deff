"""basic-dbe and branch-dist, proven by brute force: small kernels of every kind of control flow, run by a block of threads in every order.

What the kernel may end with, memory and all that each thread read, must be the same set before and after: a barrier that went although
something counted on it lets in an order, and a barrier that went on one way only lets threads meet at different ones.
"""

from __future__ import annotations

from itertools import count

import llvmlite.binding as llvm
import pytest
from block_of_threads import TooManyStatesError, UndefinedError, outcomes
from effort import examples
from hypothesis import HealthCheck, event, given, settings
from hypothesis import strategies as st

from nvopt.ir import Function, Module
from nvopt.knobs import KnobValues
from nvopt.passes.base import Context, FunctionPass
from nvopt.passes.basic_dbe import BasicDeadBarrierElimination
from nvopt.passes.branch_dist import BranchDist
from nvopt.remarks import RemarkSink
from nvopt.target import TargetOptions

BASIC, BY_PLACE = BasicDeadBarrierElimination(), BranchDist()
SYNC = "call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)"
HEAD = """
target triple = "nvptx64-nvidia-cuda"
@a = addrspace(3) global i32 undef
@b = addrspace(3) global i32 undef
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32, i1)
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.clock()
"""

Body = list["Piece"]
Piece = tuple[str, Body, Body]

SIMPLE = ("sync", "sync", "sync", "sync", "pure", "private", "store a", "store b", "load a", "load b", "add a", "clock", "any")
OF_ONE_THREAD = ("pure", "private", "store a", "store b", "load a", "add b")


def pieces(names: tuple[str, ...]) -> st.SearchStrategy[Piece]:
    return st.sampled_from(names).map(lambda name: (name, [], []))


ALONE = st.lists(pieces(OF_ONE_THREAD), max_size=2)
BODIES: st.SearchStrategy[Body] = st.recursive(
    st.lists(st.one_of(pieces(SIMPLE), st.tuples(st.sampled_from(["if thread", "leave"]), ALONE, ALONE)), max_size=6),
    lambda inner: st.lists(st.one_of(pieces(SIMPLE), st.tuples(st.sampled_from(["if", "loop"]), inner, inner)), max_size=4),
    max_leaves=5,
)


class Writer:
    """Writes a kernel's text, block by block."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.numbers = count()
        self.block = "entry"

    def kernel(self, body: Body) -> str:
        self.lines = ["entry:", "%mine = alloca i32", "%t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()", "store i32 %t, ptr %mine"]
        self.write(body)
        text = "\n".join(self.lines)
        return f"{HEAD}define ptx_kernel void @k(i32 %u) {{\n{text}\nret void\n}}\n"

    def write(self, body: Body) -> None:
        for name, first, second in body:
            n = next(self.numbers)
            match name.split():
                case ["sync"]:
                    self.lines.append(SYNC)
                case ["any"]:
                    self.lines += [
                        f"%c{n} = icmp eq i32 %t, %u",
                        f"%r{n} = call i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32 0, i1 %c{n})",
                    ]
                case ["pure"]:
                    self.lines.append(f"%p{n} = add i32 %t, {n}")
                case ["private"]:
                    self.lines += [f"%v{n} = load i32, ptr %mine", f"%w{n} = add i32 %v{n}, 1", f"store i32 %w{n}, ptr %mine"]
                case ["clock"]:
                    self.lines.append(f"%k{n} = call i32 @llvm.nvvm.read.ptx.sreg.clock()")
                case ["store", place]:
                    self.lines += [f"%s{n} = add i32 %t, {10 * n}", f"store i32 %s{n}, ptr addrspace(3) @{place}"]
                case ["load", place]:
                    self.lines.append(f"%l{n} = load i32, ptr addrspace(3) @{place}")
                case ["add", place]:
                    self.lines.append(f"%o{n} = atomicrmw add ptr addrspace(3) @{place}, i32 1 monotonic")
                case ["if"]:
                    self.choice(n, "%u", first, second)
                case ["if", "thread"]:
                    self.choice(n, "%t", first, second)
                case ["leave"]:
                    self.leave(n, first)
                case ["loop"]:
                    self.loop(n, first)

    def start(self, block: str) -> None:
        self.lines.append(f"{block}:")
        self.block = block

    def choice(self, n: int, value: str, first: Body, second: Body) -> None:
        self.lines += [f"%q{n} = icmp eq i32 {value}, 0", f"br i1 %q{n}, label %yes{n}, label %no{n}"]
        for block, body in ((f"yes{n}", first), (f"no{n}", second)):
            self.start(block)
            self.write(body)
            self.lines.append(f"br label %end{n}")
        self.start(f"end{n}")

    def leave(self, n: int, body: Body) -> None:
        """Thread 0 does `body` and returns."""
        self.lines += [f"%q{n} = icmp eq i32 %t, 0", f"br i1 %q{n}, label %yes{n}, label %end{n}"]
        self.start(f"yes{n}")
        self.write(body)
        self.lines.append("ret void")
        self.start(f"end{n}")

    def loop(self, n: int, body: Body) -> None:
        """Twice, counted in memory of the thread's own."""
        self.lines.insert(1, f"%count{n} = alloca i32")
        self.lines += [f"store i32 0, ptr %count{n}", f"br label %loop{n}"]
        self.start(f"loop{n}")
        self.write(body)
        self.lines += [f"%i{n} = load i32, ptr %count{n}", f"%j{n} = add i32 %i{n}, 1", f"store i32 %j{n}, ptr %count{n}"]
        self.lines += [f"%q{n} = icmp eq i32 %j{n}, 2", f"br i1 %q{n}, label %end{n}, label %loop{n}"]
        self.start(f"end{n}")


def kernel(text: str) -> Function:
    module = llvm.parse_assembly(text, llvm.create_context())
    module.verify()
    found = Module.parse(str(module)).get_function("k")
    assert found is not None
    return found


def check(text: str, threads: int = 2, eliminates: FunctionPass = BASIC) -> int:
    """How many barriers went. AssertionError where that makes a difference."""
    before, after = kernel(text), kernel(text)
    eliminates.run(after, Context(TargetOptions(), KnobValues(), RemarkSink()))
    kernel(str(after.module))  # LLVM takes it
    for argument in (0, 1):
        try:
            expected = outcomes(before, threads, argument)
        except (TooManyStatesError, UndefinedError):
            continue
        try:
            found = outcomes(after, threads, argument)
        except TooManyStatesError:
            continue
        assert found == expected, f"{before}\n{after}"
    return str(before).count(SYNC) - str(after).count(SYNC)


@settings(max_examples=examples(80), suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much])
@given(BODIES, st.sampled_from([2, 2, 2, 3]), st.sampled_from([BASIC, BY_PLACE, BY_PLACE]))
def test_random_kernels(body: Body, threads: int, eliminates: FunctionPass) -> None:
    """No order of accesses comes in, none goes, and nobody waits for ever."""
    text = Writer().kernel(body)
    event(f"{check(text, threads, eliminates)} removed by {eliminates.name}")


@pytest.mark.parametrize("above", ["store a", "load a", "add a", "clock", "pure"])
@pytest.mark.parametrize("below", ["store a", "load a", "store b", "add b", "clock", "pure"])
def test_pairs_around_a_barrier(above: str, below: str) -> None:
    """A barrier stays where one side writes what the other accesses, or does what isn't a plain access."""
    body: Body = [(name, [], []) for name in (above, "sync", below)]
    removed = check(Writer().kernel(body), eliminates=BY_PLACE)
    is_plain = not {above, below} & {"add a", "add b", "clock"}
    meets = above[-1] == below[-1] and "store" in above + below
    assert removed == ("pure" in (above, below) or (is_plain and not meets))


@pytest.mark.parametrize("place", ["store a", "load a", "add a", "clock", "pure", "private"])
@pytest.mark.parametrize("where", range(4))
def test_one_access_between(place: str, where: int) -> None:
    """Four places around three barriers, something at one of them."""
    body: Body = []
    for at in range(4):
        body += [("store b", [], [])] if at in (0, 3) else []
        body += [(place, [], [])] if at == where else []
        body += [("sync", [], [])] if at < 3 else []
    removed = check(Writer().kernel(body))
    assert removed == (1 if where in (1, 2) and place not in ("pure", "private") else 2)
