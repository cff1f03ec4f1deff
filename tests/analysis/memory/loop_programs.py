"""Random loops over memory, for tests that compare or execute what is said of them.

    text = loop(random.Random(7))       # a module with @f(ptr %a, ptr %b, i16 %n, i16 %s, i16 %k), addresses of 16 bits

Small numbers wrap around now and then, arrays overlap, accesses are of several sizes, some stand under a condition.
"""

from __future__ import annotations

import random

LAYOUT = 'target datalayout = "e-p:16:16:16:16"\ntarget triple = "nvptx64-nvidia-cuda"\n'
_FLAGS = ("", "inbounds ", "inbounds ", "inbounds nuw ", "nusw ")


class _Writer:
    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.lines: list[str] = []
        self.made = 0

    def emit(self, text: str) -> str:
        name = f"%v{self.made}"
        self.made += 1
        self.lines.append(f"  {name} = {text}")
        return name

    def flags(self) -> str:
        return self.rng.choice(("", "nsw ", "nuw nsw ", "nuw "))

    def index(self) -> str:
        """An i16: mostly the counter, scaled and moved."""
        rng = self.rng
        kind = rng.random()
        if kind < 0.1:
            return rng.choice(("0", "1", "5", "%k", "%s"))
        at = "%i"
        if kind < 0.2:
            at = self.emit(f"{rng.choice(('zext', 'sext'))} i8 %t to i16")
        elif kind < 0.3:
            narrow = self.emit(f"add {self.flags()}i8 %t, {rng.choice((1, 2, 4, 'FROM'))}".replace("FROM", "%m"))
            at = self.emit(f"{rng.choice(('zext', 'sext'))} i8 {narrow} to i16")
        if rng.random() < 0.3:
            at = self.emit(f"mul {self.flags()}i16 {at}, {rng.choice(('2', '3', '4', '-1', '%s'))}")
        if rng.random() < 0.5:
            at = self.emit(f"add {self.flags()}i16 {at}, {rng.choice(('1', '2', '3', '4', '8', '-1', '-4', '100', '%k'))}")
        return at

    def pointer(self, element: str) -> str:
        rng = self.rng
        base = rng.choice(("%a", "%a", "%a", "%b", "%p", "%c"))
        if base == "%p" and rng.random() < 0.5:
            return base
        return self.emit(f"getelementptr {rng.choice(_FLAGS)}{element}, ptr {base}, i16 {self.index()}")

    def access(self, known: list[str]) -> None:
        rng = self.rng
        element = rng.choice(("i8", "i16", "i16", "i32"))
        pointer = rng.choice(known) if known and rng.random() < 0.2 else self.pointer(element)
        known.append(pointer)
        if rng.random() < 0.5:
            self.emit(f"load {element}, ptr {pointer}, align 1")
        else:
            self.lines.append(f"  store {element} {rng.randrange(100)}, ptr {pointer}, align 1")


def strided_loop(rng: random.Random) -> str:
    """A module with one loop in @f whose accesses go by strides of several elements."""
    writer = _Writer(rng)
    stride, element = rng.choice((2, 2, 3, 4)), rng.choice(("i8", "i16"))
    at = writer.emit(f"mul nsw i16 %i, {stride}")
    for _ in range(rng.choice((2, 3, 4, 5))):
        base = rng.choice(("%a", "%a", "%b"))
        index = writer.emit(f"add nsw i16 {at}, {rng.choice((0, 0, 1, 1, 2, 3, -1, stride, 2 * stride + 1, 16))}")
        pointer = writer.emit(f"getelementptr inbounds {element}, ptr {base}, i16 {index}")
        if rng.random() < 0.5:
            writer.emit(f"load {element}, ptr {pointer}, align 1")
        else:
            writer.lines.append(f"  store {element} {rng.randrange(100)}, ptr {pointer}, align 1")
    step = rng.choice(("1", "1", "-1"))
    first, last = ("0", "%n") if step == "1" else ("%n", "0")
    noalias = rng.choice(("", "noalias "))
    return "\n".join(
        [
            LAYOUT,
            f"define void @f(ptr {noalias}%a, ptr %b, i16 %n, i16 %s, i16 %k, i8 %m) {{",
            "entry:",
            "  br label %loop",
            "",
            "loop:",
            f"  %i = phi i16 [ {first}, %entry ], [ %i.next, %loop ]",
            *writer.lines,
            f"  %i.next = add nsw i16 %i, {step}",
            f"  %more = icmp {'slt' if step == '1' else 'sgt'} i16 %i.next, {last}",
            "  br i1 %more, label %loop, label %done",
            "",
            "done:",
            "  ret void",
            "}",
            "",
        ]
    )


def loop(rng: random.Random) -> str:
    """A module with one loop in @f."""
    writer = _Writer(rng)
    step = rng.choice(("1", "1", "1", "2", "-1", "3", "%s"))
    start = rng.choice(("0", "0", "1", "%k", "20"))
    known: list[str] = []
    for _ in range(rng.choice((1, 2, 2, 3))):
        writer.access(known)
    if rng.random() < 0.25:
        test = writer.emit(f"icmp {rng.choice(('ult', 'eq', 'slt'))} i16 %i, {rng.choice(('7', '%k'))}")
        writer.lines += [f"  br i1 {test}, label %then, label %latch", "", "then:"]
        writer.access(known)
        writer.lines += ["  br label %latch"]
    else:
        writer.lines += ["  br label %latch"]
    writer.lines += ["", "latch:"]
    if rng.random() < 0.4:
        writer.access(list(known) if "then:" not in writer.lines else [])
    flags = rng.choice(("", "nuw nsw ", "nsw "))
    bound = rng.choice(("%n", "%n", "%n", "12", "40"))
    predicate = rng.choice(("ult", "slt", "ne")) if not step.startswith("-") else rng.choice(("ugt", "sgt", "ne"))
    if step.startswith("-"):
        start = rng.choice(("%n", "30", "%k"))
        bound = rng.choice(("0", "3"))
    noalias = [rng.choice(("", "", "noalias ")) for _ in range(2)]
    move = rng.choice(("1", "2", "-1", "3", "%s"))
    return "\n".join(
        [
            LAYOUT,
            f"define void @f(ptr {noalias[0]}%a, ptr {noalias[1]}%b, i16 %n, i16 %s, i16 %k, i8 %m) {{",
            "entry:",
            f"  %c = getelementptr inbounds i8, ptr %a, i16 {rng.choice(('4', '6', '%k'))}",
            "  br label %loop",
            "",
            "loop:",
            f"  %i = phi i16 [ {start}, %entry ], [ %i.next, %latch ]",
            "  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]",
            f"  %p = phi ptr [ {rng.choice(('%a', '%b'))}, %entry ], [ %p.next, %latch ]",
            *writer.lines,
            f"  %i.next = add {flags}i16 %i, {step}",
            f"  %t.next = add {rng.choice(('', 'nuw '))}i8 %t, {rng.choice(('1', '2'))}",
            f"  %p.next = getelementptr {rng.choice(('inbounds ', ''))}i16, ptr %p, i16 {move}",
            f"  %more = icmp {predicate} i16 %i.next, {bound}",
            "  br i1 %more, label %loop, label %done",
            "",
            "done:",
            "  ret void",
            "}",
            "",
        ]
    )
