"""process-restrict: programs do what they did when LLVM has acted on what it said of them."""

from __future__ import annotations

import random

import pytest
from effort import examples
from harness import Buffer, Inputs, MismatchError, compare
from hypothesis import given, settings
from hypothesis import strategies as st

import nvopt
from nvopt.passes.process_restrict import invariant_loads, scopes

ACTING = "process-restrict,default<O3>"
_BUFFERS = {at: Buffer(64, 16) for at in range(3)}
_HEAD = """
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@held = internal global ptr null
"""


class Program:
    """A kernel `k(ptr noalias, ptr noalias, ptr, i64)` and functions that it calls: loads and stores of the same few places through
    pointers that are passed on, chosen, stored and loaded again."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.names: list[str] = []
        texts = [self._function(f"f{at}") for at in range(self.rng.randrange(1, 4))]
        self.text = "\n".join([_HEAD, *texts, self._function("k")])

    def _function(self, name: str) -> str:
        is_kernel = name == "k"
        self.pointers = ["%a", "%b", "%c"]
        # Which may be written through at all, so that some stay as they are.
        self.written = [one for one in self.pointers if self.rng.random() < 0.5]
        self.sums = ["%n"]
        self.lines: list[str] = []
        for _ in range(self.rng.randrange(16, 32) if is_kernel else self.rng.randrange(6, 14)):
            self._step()
        total = self.sums[-1]
        kept = "%kept" if is_kernel else "%a"
        ends = [f"store i64 {total}, ptr {kept}"] if is_kernel else []
        if not is_kernel:
            self.names.append(name)
        noalias = " noalias" if is_kernel else ""
        head = "define ptx_kernel i64" if is_kernel else "define internal i64"
        head += f" @{name}(ptr{noalias} %a, ptr{noalias} %b, ptr %c, i64 %n)" + (" {" if is_kernel else " noinline {")
        start = ["%kept = getelementptr i64, ptr %c, i64 7"] if is_kernel else []
        return "\n".join([head, *(f"  {line}" for line in (*start, *self.lines, *ends)), f"  ret i64 {total}", "}"])

    def _new(self, text: str) -> str:
        name = f"%v{len(self.lines)}"
        self.lines.append(f"{name} = {text}")
        return name

    def _step(self) -> None:
        pointer = self.rng.choice(self.pointers)
        match self.rng.randrange(11):
            case 0 | 1 | 2 | 3:
                self._add(self._new(f"load i64, ptr {pointer}"))
            case 4 | 5 if self.written:
                self.lines.append(f"store i64 {self.sums[-1]}, ptr {self.rng.choice(self.written)}")
            case 6:
                other = self.rng.choice(self.pointers)
                bit = self._new(f"trunc i64 {self.sums[-1]} to i1")
                self._make(f"select i1 {bit}, ptr {pointer}, ptr {other}", pointer in self.written and other in self.written)
            case 7 | 10 if self.names:
                args = ", ".join(f"ptr {self.rng.choice(self.pointers)}" for _ in range(3))
                self._add(self._new(f"call i64 @{self.rng.choice(self.names)}({args}, i64 {self.sums[-1]})"))
            case 8 if pointer in self.written:
                self.lines.append(f"store ptr {pointer}, ptr @held")
                self._make("load volatile ptr, ptr @held", True)  # LLVM can't tell what comes back
            case 9:
                self._make(f"getelementptr i64, ptr {pointer}, i64 0", pointer in self.written)

    def _make(self, text: str, is_written: bool) -> None:
        name = self._new(text)
        self.pointers.append(name)
        if is_written:
            self.written.append(name)

    def _add(self, value: str) -> None:
        times = self._new(f"mul i64 {self.sums[-1]}, 31")
        self.sums.append(self._new(f"add i64 {times}, {value}"))


def differs(seed: int) -> bool:
    """Whether a program does something else when LLVM has acted on what the pass says."""
    text = Program(seed).text
    try:
        compare(text, nvopt.run(text, ACTING), "k", inputs=Inputs(_BUFFERS), runs=3, check_accesses=False)
    except MismatchError:
        return True
    return False


@given(seed=st.integers(0, 1 << 32))
@settings(max_examples=examples(30))
def test_programs_do_what_they_did(seed: int) -> None:
    assert not differs(seed)


IN_TURN = f"""{_HEAD}
define internal void @f(ptr noalias %p, ptr noalias %q, i32 %i) alwaysinline {{
  %v = load i32, ptr %p
  %w = add i32 %v, %i
  %x = mul i32 %w, 3
  store i32 %x, ptr %q
  ret void
}}
define void @k(ptr %a, ptr %b, ptr %same) {{
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %bit = and i32 %i, 1
  %odd = icmp eq i32 %bit, 1
  %p = select i1 %odd, ptr %b, ptr %a
  %q = select i1 %odd, ptr %same, ptr %b
  call void @f(ptr %p, ptr %q, i32 %i)
  %next = add nuw nsw i32 %i, 1
  %done = icmp eq i32 %next, 4
  br i1 %done, label %exit, label %loop
exit:
  ret void
}}
"""
CALLER = "define i32 @caller(ptr %a, ptr %b) {\n  call void @k(ptr %a, ptr %b, ptr %a)\n  ret i32 0\n}\n"


def test_a_promise_is_of_one_call(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first call of four reads what the second writes through another pointer, and the third reads again."""

    def compared() -> None:
        made = nvopt.run(IN_TURN, "process-restrict,always-inline,function(loop-unroll<O3>,sroa,instcombine,newgvn)")
        inputs = Inputs({0: Buffer(64, 16), 1: Buffer(64, 16)})
        compare(IN_TURN + CALLER, made + CALLER, "caller", inputs=inputs, runs=3)

    compared()
    monkeypatch.setattr(scopes, "declare", lambda *_: None)
    with pytest.raises(MismatchError):
        compared()


@pytest.mark.parametrize(
    ("place", "decision", "answer"),
    [
        (invariant_loads, "_with_callers", set()),  # whether something is written there, or in a function that it is passed to
        (invariant_loads, "_gets_only", True),  # whether other calls pass other memory
        (scopes, "_has_escaped", False),
    ],
)
def test_wrong_decisions_show(monkeypatch: pytest.MonkeyPatch, place: object, decision: str, answer: object) -> None:
    monkeypatch.setattr(place, decision, lambda *_: answer)
    assert any(differs(seed) for seed in range(60))
