"""Random loops with phis that may be reductions, inductions or recurrences, for tests that execute them.

text = loop(random.Random(7))      # @f(ptr %a, i8 %n, i8 %s), with loads whose results are drawn
"""

from __future__ import annotations

import random

_OPERATIONS = ("add", "sub", "sub", "mul", "and", "or", "xor", "smin", "smax", "umin", "umax")
_COMPARISONS = ("slt", "sgt", "ult", "ugt", "sle", "uge")
_OF_MIN_MAX = {"smin": "slt", "smax": "sgt", "umin": "ult", "umax": "ugt"}


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

    def label(self, text: str) -> str:
        name = f"b{self.made}"
        self.made += 1
        self.lines.append(text.replace("NEXT", f"%{name}"))
        return name

    def operand(self) -> str:
        rng = self.rng
        kind = rng.random()
        if kind < 0.6:
            return self.emit("load i8, ptr %a")
        return rng.choice(("1", "2", "3", "7", "-1", "%s", "%j", "%i"))

    def condition(self, other: str = "") -> str:
        compared = other if other and self.rng.random() < 0.05 else self.operand()
        return self.emit(f"icmp {self.rng.choice(_COMPARISONS)} i8 {compared}, {self.rng.choice(('5', '%s', '100'))}")

    def spoilt(self, value: str) -> str:
        """Mostly something else than the value."""
        return value if self.rng.random() < 0.06 else self.operand()

    def unspoilt(self, value: str) -> str:
        """Mostly the value."""
        return self.operand() if self.rng.random() < 0.06 else value

    def operation(self, kind: str, value: str) -> str:
        """`kind` of the value and something, seldom itself."""
        pair = [value, self.spoilt(value)]
        if kind != "sub" or self.rng.random() < 0.2:
            self.rng.shuffle(pair)
        if kind not in _OF_MIN_MAX:
            return self.emit(f"{kind} i8 {pair[0]}, {pair[1]}")
        if self.rng.random() < 0.5:
            return self.emit(f"call i8 @llvm.{kind}.i8(i8 {pair[0]}, i8 {pair[1]})")
        compare = self.emit(f"icmp {_OF_MIN_MAX[kind]} i8 {pair[0]}, {pair[1]}")
        return self.emit(f"select i1 {compare}, i8 {pair[0]}, i8 {pair[1]}")

    def step(self, kind: str, value: str, at: list[str]) -> str:
        """What becomes of a value: an operation, sometimes under a condition; the block in which that is comes last in `at`."""
        rng = self.rng
        way = rng.random()
        if way < 0.5:
            return self.operation(kind, value)
        condition = self.condition(value)
        if way < 0.75:
            pair = [self.operation(kind, self.unspoilt(value)), self.unspoilt(value)]
            if rng.random() < 0.05:
                pair.reverse()
            return self.emit(f"select i1 {condition}, i8 {pair[0]}, i8 {pair[1]}")
        then, source = f"t{self.made}", at[-1]
        self.made += 1
        after = f"e{self.made}"
        self.made += 1
        self.lines.append(f"  br i1 {condition}, label %{then}, label %{after}\n{then}:")
        other = self.rng.choice(("%s", "3")) if self.rng.random() < 0.06 else value
        changed = self.operation(kind, value)
        self.lines.append(f"  br label %{after}\n{after}:")
        at.append(after)
        return self.emit(f"phi i8 [ {changed}, %{then} ], [ {other}, %{source} ]")


def loop(rng: random.Random) -> str:
    """A loop that ends after 1 to 255 rounds."""
    writer = _Writer(rng)
    at = ["loop"]
    way = 0.3 * rng.random() if rng.random() < 0.5 else 0.3 + 0.7 * rng.random()
    if way < 0.1:
        value = writer.emit("and i8 %r, 15")
        value = writer.step(rng.choice(("add", "mul", "xor")), value, at)
    elif way < 0.3:
        chosen = rng.choice(("%i", "%j", "%s", "7", "%v"))
        if chosen == "%v":
            chosen = writer.operand()
        pair = [chosen, "%r"]
        rng.shuffle(pair)
        value = writer.emit(f"select i1 {writer.condition('%r')}, i8 {pair[0]}, i8 {pair[1]}")
    elif way < 0.35:
        value = writer.operand()
    else:
        kind, value = rng.choice(_OPERATIONS), "%r"
        for _ in range(rng.choice((1, 1, 1, 2, 3))):
            value = writer.step(kind if rng.random() < 0.97 else rng.choice(_OPERATIONS), value, at)
    used = ""
    if rng.random() < 0.05:
        used = writer.emit(f"add i8 {rng.choice(('%r', value))}, 1")
    step = rng.choice(("1", "2", "-1", "%s", "3"))
    begin = rng.choice(("0", "1", "%s", "100"))
    moved = writer.emit("shl i8 %j, 4") if rng.random() < 0.1 else ""
    j = writer.emit(f"ashr i8 {moved}, 4") if moved else "%j"
    lines = "\n".join(writer.lines)
    behind = rng.choice((*[value] * 9, "%r"))
    mask = "and i8 %x, 15" if way < 0.1 and rng.random() < 0.7 else "add i8 %x, 0"
    store = f"store i8 {value}, ptr %a" if rng.random() < 0.15 else ""
    return f"""
target triple = "nvptx64-nvidia-cuda"
define i8 @f(ptr noalias %a, i8 %n, i8 %s) {{
entry:
  br label %loop
loop:
  %i = phi i8 [ 0, %entry ], [ %next, %{at[-1]} ]
  %j = phi i8 [ {begin}, %entry ], [ %jj, %{at[-1]} ]
  %r = phi i8 [ {rng.choice(("0", "1", "%s", "-1"))}, %entry ], [ {value}, %{at[-1]} ]
  %q = phi i8 [ 9, %entry ], [ {rng.choice(("%r", "%j", value))}, %{at[-1]} ]
{lines}
  {store}
  %jj = add {rng.choice(("", "nsw ", "nsw ", "nuw "))}i8 {j}, {step}
  %used = xor i8 %q, {used or "1"}
  %next = add nuw {rng.choice(("", "nsw "))}i8 %i, 1
  %done = icmp eq i8 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  %x = phi i8 [ {behind}, %{at[-1]} ]
  %y = {mask}
  ret i8 %y
}}
declare i8 @llvm.smin.i8(i8, i8)
declare i8 @llvm.smax.i8(i8, i8)
declare i8 @llvm.umin.i8(i8, i8)
declare i8 @llvm.umax.i8(i8, i8)
"""
