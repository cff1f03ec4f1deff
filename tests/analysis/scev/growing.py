"""Functions that grow in one direction each, to see how the time of ScalarEvolution grows with them: loops in a row, nests, guards, ….

FAMILIES["loops in a row"](100)      # a module with 100 loops one behind the other, as text
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

HEAD = """target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare void @llvm.assume(i1)
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.smax.i32(i32, i32)
declare i32 @llvm.umin.i32(i32, i32)

"""


def _kernel(*lines: str, result: str = "void") -> str:
    return f"{HEAD}define ptx_kernel {result} @f(ptr %p, i32 %n, i32 %m, i32 %k) {{\n" + "\n".join(lines) + "\n}\n"


def _loop(at: int, start: str, end: str, follow: str, body: str = "") -> Iterator[str]:
    """A loop `l{at}` of which `x{at}` is the block behind, entered from the block `x{at - 1}`, which this ends."""
    yield f"  br label %l{at}"
    yield f"l{at}:"
    yield f"  %i{at} = phi i32 [ {start}, %x{at - 1} ], [ %j{at}, %l{at} ]"
    if body:
        yield body
    yield f"  %j{at} = add nsw i32 %i{at}, 1"
    yield f"  %c{at} = icmp slt i32 %j{at}, {end}"
    yield f"  br i1 %c{at}, label %l{at}, label %x{at}"
    yield f"x{at}:"
    if follow:
        yield follow


def loops_in_a_row(count: int) -> str:
    """Independent loops, each of which computes addresses."""
    lines = ["  br label %x0", "x0:"]
    for at in range(1, count + 1):
        body = (
            f"  %w{at} = sext i32 %i{at} to i64\n  %g{at} = getelementptr float, ptr %p, i64 %w{at}\n  store float 0.0, ptr %g{at}, align 4"
        )
        lines += _loop(at, str(at % 7), "%n" if at % 2 else str(10 + at % 50), "", body)
    return _kernel(*lines, "  ret void")


def loops_with_bounds_of_their_own(count: int) -> str:
    """Loops in a row, each up to a number that is read for it."""
    lines = ["  br label %x0", "x0:", "  %n0 = load i32, ptr %p, align 4"]
    for at in range(1, count + 1):
        follow = f"  %n{at} = load i32, ptr %p, align 4"
        lines += _loop(at, "0", f"%n{at - 1}", follow)
    return _kernel(*lines, "  ret void")


def loops_that_go_on(count: int) -> str:
    """Loops in a row, each of which starts where the one before has ended."""
    lines = ["  br label %x0", "x0:", "  %e0 = add nsw i32 %m, 0"]
    for at in range(1, count + 1):
        lines += _loop(at, f"%e{at - 1}", "%n", f"  %e{at} = phi i32 [ %j{at}, %l{at} ]")
    return _kernel(*lines, f"  ret i32 %e{count}", result="i32")


def loops_that_start_at_sums(count: int) -> str:
    """Loops in a row of a constant number of rounds, each of which starts where the one before has ended."""
    lines = ["  br label %x0", "x0:"]
    for at in range(1, count + 1):
        lines += [
            f"  br label %l{at}",
            f"l{at}:",
            f"  %i{at} = phi i32 [ 0, %x{at - 1} ], [ %j{at}, %l{at} ]",
            f"  %s{at} = phi i32 [ {f'%e{at - 1}' if at > 1 else '%m'}, %x{at - 1} ], [ %t{at}, %l{at} ]",
            f"  %t{at} = add i32 %s{at}, {at % 5 + 1}",
            f"  %j{at} = add nuw nsw i32 %i{at}, 1",
            f"  %c{at} = icmp ult i32 %j{at}, 10",
            f"  br i1 %c{at}, label %l{at}, label %x{at}",
            f"x{at}:",
            f"  %e{at} = phi i32 [ %t{at}, %l{at} ]",
        ]
    return _kernel(*lines, f"  ret i32 %e{count}", result="i32")


def guarded_loops(count: int) -> str:
    """Loops in a row, around each of which a branch leads."""
    lines = ["  br label %x0", "x0:"]
    for at in range(1, count + 1):
        lines += [
            f"  %q{at} = icmp sgt i32 %n, {at}",
            f"  br i1 %q{at}, label %h{at}, label %x{at}",
            f"h{at}:",
            f"  br label %l{at}",
            f"l{at}:",
            f"  %i{at} = phi i32 [ {at}, %h{at} ], [ %j{at}, %l{at} ]",
            f"  %w{at} = zext i32 %i{at} to i64",
            f"  %j{at} = add i32 %i{at}, 1",
            f"  %c{at} = icmp slt i32 %j{at}, %n",
            f"  br i1 %c{at}, label %l{at}, label %x{at}",
            f"x{at}:",
        ]
    return _kernel(*lines, "  ret void")


def loops_with_two_exits(count: int) -> str:
    lines = ["  br label %x0", "x0:"]
    for at in range(1, count + 1):
        lines += [
            f"  br label %l{at}",
            f"l{at}:",
            f"  %i{at} = phi i32 [ 0, %x{at - 1} ], [ %j{at}, %o{at} ]",
            f"  %d{at} = icmp eq i32 %i{at}, %m",
            f"  br i1 %d{at}, label %x{at}, label %o{at}",
            f"o{at}:",
            f"  %j{at} = add nuw i32 %i{at}, 1",
            f"  %c{at} = icmp ult i32 %j{at}, %n",
            f"  br i1 %c{at}, label %l{at}, label %x{at}",
            f"x{at}:",
        ]
    return _kernel(*lines, "  ret void")


def loops_left_by_switches(count: int) -> str:
    lines = ["  br label %x0", "x0:"]
    for at in range(1, count + 1):
        lines += [
            f"  br label %l{at}",
            f"l{at}:",
            f"  %i{at} = phi i32 [ 0, %x{at - 1} ], [ %j{at}, %l{at} ]",
            f"  %j{at} = add i32 %i{at}, 1",
            f"  switch i32 %i{at}, label %l{at} [ i32 {at} , label %x{at}",
            "  ]",
            f"x{at}:",
        ]
    return _kernel(*lines, "  ret void")


def loops_over_unknown_steps(count: int) -> str:
    """Loops in a row that stride by the block's size from the thread's index."""
    lines = [
        "  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()",
        "  %ntid = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()",
        "  br label %x0",
        "x0:",
    ]
    for at in range(1, count + 1):
        lines += [
            f"  %q{at} = icmp slt i32 %tid, %n",
            f"  br i1 %q{at}, label %h{at}, label %x{at}",
            f"h{at}:",
            f"  br label %l{at}",
            f"l{at}:",
            f"  %i{at} = phi i32 [ %tid, %h{at} ], [ %j{at}, %l{at} ]",
            f"  %w{at} = sext i32 %i{at} to i64",
            f"  %g{at} = getelementptr float, ptr %p, i64 %w{at}",
            f"  %j{at} = add nsw i32 %i{at}, %ntid",
            f"  %c{at} = icmp slt i32 %j{at}, %n",
            f"  br i1 %c{at}, label %l{at}, label %x{at}",
            f"x{at}:",
        ]
    return _kernel(*lines, "  ret void")


def nest(depth: int) -> str:
    """Loops in one another, an address of all counters inside."""
    lines = ["  br label %h0", "h0:"]
    for at in range(1, depth + 1):
        lines += [
            f"  br label %h{at}",
            f"h{at}:",
            f"  %i{at} = phi i32 [ 0, %h{at - 1} ], [ %j{at}, %t{at} ]",
        ]
    lines.append("  %a1 = add nsw i32 %i1, 0")
    for at in range(2, depth + 1):
        lines += [f"  %b{at} = mul nsw i32 %a{at - 1}, %m", f"  %a{at} = add nsw i32 %b{at}, %i{at}"]
    lines += [f"  %w = sext i32 %a{depth} to i64", "  %g = getelementptr float, ptr %p, i64 %w", "  store float 0.0, ptr %g, align 4"]
    lines.append(f"  br label %t{depth}")
    for at in range(depth, 0, -1):
        lines += [
            f"t{at}:",
            f"  %j{at} = add nuw nsw i32 %i{at}, 1",
            f"  %c{at} = icmp ult i32 %j{at}, %n",
            f"  br i1 %c{at}, label %h{at}, label %{f't{at - 1}' if at > 1 else 'exit'}",
        ]
    return _kernel(*lines, "exit:", "  ret void")


def nest_of_constants(depth: int) -> str:
    """Loops in one another of a constant number of rounds, the inner counter a sum over all."""
    lines = ["  br label %h0", "h0:"]
    for at in range(1, depth + 1):
        lines += [
            f"  br label %h{at}",
            f"h{at}:",
            f"  %i{at} = phi i32 [ 0, %h{at - 1} ], [ %j{at}, %t{at} ]",
            f"  %s{at} = phi i32 [ {f'%s{at - 1}' if at > 1 else '%m'}, %h{at - 1} ], [ %u{at}, %t{at} ]",
        ]
    lines.append(f"  br label %t{depth}")
    for at in range(depth, 0, -1):
        lines += [
            f"t{at}:",
            f"  %u{at} = add i32 %s{at}, {at}",
            f"  %j{at} = add nuw nsw i32 %i{at}, 1",
            f"  %c{at} = icmp ult i32 %j{at}, {at % 5 + 3}",
            f"  br i1 %c{at}, label %h{at}, label %{f't{at - 1}' if at > 1 else 'exit'}",
        ]
    return _kernel(*lines, "exit:", "  ret void")


def nests_in_a_row(count: int) -> str:
    """Pairs of loops, one in the other."""
    lines = ["  br label %x0", "x0:"]
    for at in range(1, count + 1):
        lines += [
            f"  br label %l{at}",
            f"l{at}:",
            f"  %i{at} = phi i32 [ 0, %x{at - 1} ], [ %j{at}, %t{at} ]",
            f"  br label %m{at}",
            f"m{at}:",
            f"  %k{at} = phi i32 [ 0, %l{at} ], [ %o{at}, %m{at} ]",
            f"  %b{at} = mul nsw i32 %i{at}, %m",
            f"  %a{at} = add nsw i32 %b{at}, %k{at}",
            f"  %w{at} = sext i32 %a{at} to i64",
            f"  %g{at} = getelementptr float, ptr %p, i64 %w{at}",
            f"  store float 0.0, ptr %g{at}, align 4",
            f"  %o{at} = add nuw nsw i32 %k{at}, 1",
            f"  %d{at} = icmp slt i32 %o{at}, %m",
            f"  br i1 %d{at}, label %m{at}, label %t{at}",
            f"t{at}:",
            f"  %j{at} = add nuw nsw i32 %i{at}, 1",
            f"  %c{at} = icmp slt i32 %j{at}, %n",
            f"  br i1 %c{at}, label %l{at}, label %x{at}",
            f"x{at}:",
        ]
    return _kernel(*lines, "  ret void")


def loops_in_a_loop(count: int) -> str:
    """Loops in a row in one loop, so that all of them are listed with its values."""
    lines = ["  br label %outer", "outer:", "  %i = phi i32 [ 0, %0 ], [ %j, %latch ]", "  br label %x0", "x0:"]
    for at in range(1, count + 1):
        lines += _loop(at, "%i", "%n", "")
    lines += [
        "  br label %latch",
        "latch:",
        "  %j = add nsw i32 %i, 1",
        "  %c = icmp slt i32 %j, %m",
        "  br i1 %c, label %outer, label %exit",
    ]
    return _kernel(*lines, "exit:", "  ret void")


def diamonds(count: int) -> str:
    """Branches that meet again, a phi behind each."""
    lines = ["  br label %x0", "x0:", "  %v0 = add i32 %n, 0"]
    for at in range(1, count + 1):
        lines += [
            f"  %c{at} = icmp ult i32 %v{at - 1}, {at}",
            f"  br i1 %c{at}, label %a{at}, label %b{at}",
            f"a{at}:",
            f"  %y{at} = add i32 %m, {at}",
            f"  br label %x{at}",
            f"b{at}:",
            f"  br label %x{at}",
            f"x{at}:",
            f"  %v{at} = phi i32 [ %y{at}, %a{at} ], [ %k, %b{at} ]",
        ]
    return _kernel(*lines, f"  ret i32 %v{count}", result="i32")


def chain_of_diamonds(count: int) -> str:
    """Branches that meet again, each phi made of the one before."""
    lines = ["  br label %x0", "x0:", "  %v0 = and i32 %n, 255"]
    for at in range(1, count + 1):
        lines += [
            f"  %c{at} = icmp ult i32 %m, {at}",
            f"  br i1 %c{at}, label %a{at}, label %x{at}",
            f"a{at}:",
            f"  %y{at} = add i32 %v{at - 1}, {at}",
            f"  br label %x{at}",
            f"x{at}:",
            f"  %v{at} = phi i32 [ %y{at}, %a{at} ], [ %v{at - 1}, %x{at - 1} ]",
        ]
    return _kernel(*lines, f"  ret i32 %v{count}", result="i32")


def guard_chain(count: int) -> str:
    """Conditions one behind the other, below all of them a loop; each is passed on the way."""
    lines = ["  br label %x0", "x0:"]
    for at in range(1, count + 1):
        lines += [
            f"  %a{at} = add i32 %m, {at}",
            f"  %c{at} = icmp slt i32 %a{at}, %n",
            f"  br i1 %c{at}, label %x{at}, label %exit",
            f"x{at}:",
        ]
    lines += _loop(count + 1, "%m", "%n", "  br label %exit", f"  %w = sext i32 %i{count + 1} to i64")
    return _kernel(*lines, "exit:", "  ret void")


def loops_below_guards(count: int) -> str:
    """Conditions one behind the other, a loop behind each."""
    lines = ["  br label %x0", "x0:"]
    for at in range(1, count + 1):
        lines += [
            f"  %q{at} = icmp sgt i32 %n, {at}",
            f"  br i1 %q{at}, label %h{at}, label %exit",
            f"h{at}:",
            f"  br label %l{at}",
            f"l{at}:",
            f"  %i{at} = phi i32 [ 0, %h{at} ], [ %j{at}, %l{at} ]",
            f"  %w{at} = zext i32 %i{at} to i64",
            f"  %j{at} = add i32 %i{at}, 1",
            f"  %c{at} = icmp slt i32 %j{at}, %n",
            f"  br i1 %c{at}, label %l{at}, label %x{at}",
            f"x{at}:",
        ]
    return _kernel(*lines, "  br label %exit", "exit:", "  ret void")


def conditions_in_a_loop(count: int) -> str:
    """A loop whose latch is reached through many conditions, with many counters to be compared."""
    lines = ["  br label %loop", "loop:", "  %i = phi i32 [ 0, %0 ], [ %j, %latch ]", "  br label %x0", "x0:"]
    for at in range(1, count + 1):
        lines += [
            f"  %a{at} = add i32 %i, {at}",
            f"  %w{at} = zext i32 %a{at} to i64",
            f"  %c{at} = icmp ult i32 %a{at}, %n",
            f"  br i1 %c{at}, label %x{at}, label %exit",
            f"x{at}:",
        ]
    lines += ["  br label %latch", "latch:", "  %j = add i32 %i, 1", "  %c = icmp slt i32 %j, %m", "  br i1 %c, label %loop, label %exit"]
    return _kernel(*lines, "exit:", "  ret void")


def assumptions(count: int) -> str:
    """Assumptions on as many values, and a loop behind them."""
    lines = []
    for at in range(1, count + 1):
        lines += [
            f"  %q{at} = getelementptr i32, ptr %p, i64 {at}",
            f"  %a{at} = load i32, ptr %q{at}, align 4",
            f"  %c{at} = icmp ult i32 %a{at}, {at + 10}",
            f"  call void @llvm.assume(i1 %c{at})",
            f"  %b{at} = add i32 %a{at}, 3",
        ]
    lines += [f"  br label %x{count}", f"x{count}:"]
    lines += _loop(count + 1, "%m", "%n", "  ret void", f"  %w = sext i32 %i{count + 1} to i64")
    return _kernel(*lines)


def assumptions_and_loops(count: int) -> str:
    """An assumption and a loop, again and again."""
    lines = ["  br label %x0", "x0:"]
    for at in range(1, count + 1):
        lines += [
            f"  %a{at} = load i32, ptr %p, align 4",
            f"  %q{at} = icmp ult i32 %a{at}, {at + 10}",
            f"  call void @llvm.assume(i1 %q{at})",
        ]
        lines += _loop(at, f"%a{at}", "%n", "", f"  %w{at} = sext i32 %i{at} to i64")
    return _kernel(*lines, "  ret void")


def assumptions_of_one(count: int) -> str:
    """Assumptions on one value."""
    lines = ["  br label %x0", "x0:"]
    for at in range(1, count + 1):
        lines += [f"  %c{at} = icmp ult i32 %n, {at + 1000}", f"  call void @llvm.assume(i1 %c{at})", f"  %b{at} = add i32 %n, {at}"]
    return _kernel(*lines, "  ret void")


def long_phi(count: int) -> str:
    """A switch of many cases, behind which a phi gathers a value of each."""
    cases = " ".join(f"i32 {at}, label %c{at}" for at in range(count))
    lines = [f"  switch i32 %n, label %default [ {cases} ]"]
    for at in range(count):
        lines += [f"c{at}:", f"  %v{at} = add i32 %m, {at * 3}", "  br label %end"]
    lines += ["default:", "  br label %end", "end:"]
    lines.append(f"  %v = phi i32 [ 0, %default ], {', '.join(f'[ %v{at}, %c{at} ]' for at in range(count))}")
    return _kernel(*lines, "  %w = add i32 %v, 1", "  ret i32 %w", result="i32")


def loop_with_switch(count: int) -> str:
    """A loop that is left or goes on by the cases of one large switch."""
    cases = " ".join(f"i32 {at * 2}, label %{'exit' if at % 2 else 'latch'}" for at in range(count))
    return _kernel(
        "  br label %loop",
        "loop:",
        "  %i = phi i32 [ 0, %0 ], [ %j, %latch ]",
        f"  switch i32 %i, label %latch [ {cases} ]",
        "latch:",
        "  %j = add i32 %i, 1",
        "  %c = icmp ult i32 %j, %n",
        "  br i1 %c, label %loop, label %exit",
        "exit:",
        "  ret void",
    )


def loop_of_cases(count: int) -> str:
    """A loop around a large switch, a phi of what the cases compute."""
    cases = " ".join(f"i32 {at}, label %c{at}" for at in range(count))
    lines = ["  br label %loop", "loop:", "  %i = phi i32 [ 0, %0 ], [ %j, %latch ]", "  %s = phi i32 [ 0, %0 ], [ %t, %latch ]"]
    lines.append(f"  switch i32 %s, label %latch [ {cases} ]")
    for at in range(count):
        lines += [f"c{at}:", f"  %v{at} = add i32 %s, {at * 3}", "  br label %latch"]
    lines += [
        "latch:",
        f"  %t = phi i32 [ 0, %loop ], {', '.join(f'[ %v{at}, %c{at} ]' for at in range(count))}",
        "  %j = add i32 %i, 1",
        "  %c = icmp ult i32 %j, %n",
        "  br i1 %c, label %loop, label %exit",
    ]
    return _kernel(*lines, "exit:", "  ret void")


def many_counters(count: int) -> str:
    """A loop with many recurrences."""
    lines = ["  br label %loop", "loop:", "  %i = phi i32 [ 0, %0 ], [ %j, %loop ]"]
    lines += [f"  %s{at} = phi i32 [ {at}, %0 ], [ %t{at}, %loop ]" for at in range(count)]
    lines += [f"  %t{at} = add nsw i32 %s{at}, {at % 9 + 1}" for at in range(count)]
    lines += ["  %j = add i32 %i, 1", "  %c = icmp ult i32 %j, %n", "  br i1 %c, label %loop, label %exit"]
    return _kernel(*lines, "exit:", "  ret void")


def many_exits(count: int) -> str:
    """A loop with many exits, each by a count of its own."""
    lines = ["  br label %loop", "loop:", "  %i = phi i32 [ 0, %0 ], [ %j, %latch ]", "  br label %x0", "x0:"]
    for at in range(1, count + 1):
        lines += [
            f"  %c{at} = icmp eq i32 %i, {at + 7}",
            f"  br i1 %c{at}, label %exit, label %x{at}",
            f"x{at}:",
        ]
    lines += ["  br label %latch", "latch:", "  %j = add i32 %i, 1", "  %c = icmp ult i32 %j, %m", "  br i1 %c, label %loop, label %exit"]
    return _kernel(*lines, "exit:", "  ret void")


def _chain(count: int, first: str, step: Callable[[int], str], last: str = "") -> str:
    lines = [first, *(step(at) for at in range(1, count + 1)), last or f"  ret i32 %v{count}"]
    return _kernel(*lines, result="i32")


def adds(count: int) -> str:
    """A sum of two values again and again."""
    return _chain(count, "  %v0 = add i32 %n, %m", lambda at: f"  %v{at} = add i32 %v{at - 1}, {'%n' if at % 2 else '%m'}")


def adds_of_loads(count: int) -> str:
    """A sum of as many values, of which no more is known."""
    return _chain(
        count, "  %v0 = add i32 %n, %m", lambda at: f"  %l{at} = load i32, ptr %p, align 4\n  %v{at} = add nsw i32 %v{at - 1}, %l{at}"
    )


def products(count: int) -> str:
    return _chain(count, "  %v0 = add i32 %n, %m", lambda at: f"  %v{at} = mul i32 %v{at - 1}, {'%n' if at % 2 else '%m'}")


def mixed_operations(count: int) -> str:
    """Sums, products, masks and divisions in turn."""
    word = ("add i32 %v{0}, %n", "mul i32 %v{0}, 3", "and i32 %v{0}, 65535", "udiv i32 %v{0}, 5", "xor i32 %v{0}, -1", "lshr i32 %v{0}, 1")
    return _chain(count, "  %v0 = add i32 %n, %m", lambda at: f"  %v{at} = {word[at % len(word)].format(at - 1)}")


def casts(count: int) -> str:
    """Truncations and extensions of a sum."""

    def step(at: int) -> str:
        extend = "sext" if at % 2 else "zext"
        return f"  %a{at} = {extend} i32 %v{at - 1} to i64\n  %b{at} = add i64 %a{at}, {at}\n  %v{at} = trunc i64 %b{at} to i32"

    return _chain(count, "  %v0 = add i32 %n, %m", step)


def extensions(count: int) -> str:
    """Extensions of sums that differ by a constant."""
    return _chain(count, "  %v0 = add i32 %n, %m", lambda at: f"  %v{at} = add nuw nsw i32 %v0, {at}\n  %w{at} = zext i32 %v{at} to i64")


def minima_of_loads(count: int) -> str:
    """A minimum or maximum of as many values in turn."""

    def step(at: int) -> str:
        name = "smax" if at % 2 else "umin"
        return f"  %l{at} = load i32, ptr %p, align 4\n  %v{at} = call i32 @llvm.{name}.i32(i32 %v{at - 1}, i32 %l{at})"

    return _chain(count, "  %v0 = add i32 %n, %m", step)


def maximum_of_loads(count: int) -> str:
    return _chain(
        count,
        "  %v0 = add i32 %n, %m",
        lambda at: f"  %l{at} = load i32, ptr %p, align 4\n  %v{at} = call i32 @llvm.smax.i32(i32 %v{at - 1}, i32 %l{at})",
    )


def selects(count: int) -> str:
    """Choices of the one before or another."""
    return _chain(
        count,
        "  %v0 = add i32 %n, %m",
        lambda at: f"  %c{at} = icmp ult i32 %v{at - 1}, {at}\n  %v{at} = select i1 %c{at}, i32 %v{at - 1}, i32 %m",
    )


def minima_by_selects(count: int) -> str:
    return _chain(
        count,
        "  %v0 = add i32 %n, %m",
        lambda at: (
            f"  %l{at} = load i32, ptr %p, align 4\n  %c{at} = icmp slt i32 %v{at - 1}, %l{at}\n"
            f"  %v{at} = select i1 %c{at}, i32 %v{at - 1}, i32 %l{at}"
        ),
    )


def addresses(count: int) -> str:
    """Addresses in a straight line, from sums of the thread's index."""
    lines = ["  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()"]
    for at in range(count):
        lines += [
            f"  %a{at} = add nsw i32 %tid, {at}",
            f"  %b{at} = mul nsw i32 %a{at}, %m",
            f"  %w{at} = sext i32 %b{at} to i64",
            f"  %g{at} = getelementptr inbounds float, ptr %p, i64 %w{at}",
            f"  store float 0.0, ptr %g{at}, align 4",
        ]
    return _kernel(*lines, "  ret void")


def chain_of_addresses(count: int) -> str:
    """Each address a constant behind the one before."""
    lines = ["  %g0 = getelementptr inbounds float, ptr %p, i64 1"]
    for at in range(1, count + 1):
        lines += [f"  %g{at} = getelementptr inbounds float, ptr %g{at - 1}, i64 {at}", f"  store float 0.0, ptr %g{at}, align 4"]
    return _kernel(*lines, "  ret void")


def addresses_in_a_loop(count: int) -> str:
    """Rows of a matrix in one loop."""
    lines = ["  br label %loop", "loop:", "  %i = phi i32 [ 0, %0 ], [ %j, %loop ]"]
    for at in range(count):
        lines += [
            f"  %a{at} = add nsw i32 %i, {at % 61}",
            f"  %b{at} = mul nsw i32 %a{at}, %m",
            f"  %d{at} = add nsw i32 %b{at}, {at}",
            f"  %w{at} = sext i32 %d{at} to i64",
            f"  %g{at} = getelementptr inbounds float, ptr %p, i64 %w{at}",
            f"  store float 0.0, ptr %g{at}, align 4",
        ]
    lines += ["  %j = add nsw i32 %i, 32", "  %c = icmp slt i32 %j, %n", "  br i1 %c, label %loop, label %exit"]
    return _kernel(*lines, "exit:", "  ret void")


def two_dimensions(count: int) -> str:
    """Accesses to two-dimensional arrays in two loops."""
    lines = ["  %nn = zext i32 %n to i64", "  %mm = zext i32 %m to i64", "  br label %outer", "outer:"]
    lines += [
        "  %i = phi i64 [ 0, %0 ], [ %i.next, %latch ]",
        "  br label %inner",
        "inner:",
        "  %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]",
    ]
    for at in range(count):
        lines += [
            f"  %r{at} = add nuw nsw i64 %i, {at % 13}",
            f"  %b{at} = mul nuw nsw i64 %r{at}, %mm",
            f"  %a{at} = add nuw nsw i64 %b{at}, %j",
            f"  %g{at} = getelementptr inbounds float, ptr %p, i64 %a{at}",
            f"  store float 0.0, ptr %g{at}, align 4",
        ]
    lines += ["  %j.next = add nuw nsw i64 %j, 1", "  %d = icmp ult i64 %j.next, %mm", "  br i1 %d, label %inner, label %latch", "latch:"]
    lines += ["  %i.next = add nuw nsw i64 %i, 1", "  %c = icmp ult i64 %i.next, %nn", "  br i1 %c, label %outer, label %exit"]
    return _kernel(*lines, "exit:", "  ret void")


def _index(at: int) -> str:
    return f"  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n  %a = add i32 %tid, {at}\n  %w = zext i32 %a to i64"


def chain_of_calls(count: int) -> str:
    """A kernel with launch bounds, and functions that call one another in a chain."""
    functions = [
        f"define internal void @d{at}(ptr %p) {{\n{_index(at)}\n  {f'call void @d{at + 1}(ptr %p)' if at < count else ''}\n  ret void\n}}"
        for at in range(1, count + 1)
    ]
    kernel = 'define ptx_kernel void @f(ptr %p) "nvvm.maxntid"="128" {\n  call void @d1(ptr %p)\n  ret void\n}'
    return HEAD + "\n".join([kernel, *functions]) + "\n"


def star_of_calls(count: int) -> str:
    """Kernels with launch bounds that all call one function."""
    body = "%s\n  call void @d(ptr %%p)\n  ret void\n}"
    kernels = [f'define ptx_kernel void @k{at}(ptr %p) "nvvm.maxntid"="{at % 8 * 32 + 32}" {{\n' + body % _index(at) for at in range(count)]
    return HEAD + "\n".join([*kernels, f"define internal void @d(ptr %p) {{\n{_index(0)}\n  ret void\n}}"]) + "\n"


def many_functions_of_one_kernel(count: int) -> str:
    """A kernel that calls as many functions."""
    functions = [f"define internal void @d{at}(ptr %p) {{\n{_index(at)}\n  ret void\n}}" for at in range(count)]
    calls = "".join(f"  call void @d{at}(ptr %p)\n" for at in range(count))
    return HEAD + "\n".join([f'define ptx_kernel void @f(ptr %p) "nvvm.maxntid"="128" {{\n{calls}  ret void\n}}', *functions]) + "\n"


def callers_and_callees(count: int) -> str:
    """As many kernels as functions, all of which go through one function in the middle."""
    kernels = [
        f'define ptx_kernel void @k{at}(ptr %p) "nvvm.maxntid"="128" {{\n  call void @d(ptr %p)\n  ret void\n}}' for at in range(count)
    ]
    calls = "".join(f"  call void @d{at}(ptr %p)\n" for at in range(count))
    functions = [f"define internal void @d{at}(ptr %p) {{\n{_index(at)}\n  ret void\n}}" for at in range(count)]
    return HEAD + "\n".join([*kernels, f"define internal void @d(ptr %p) {{\n{calls}  ret void\n}}", *functions]) + "\n"


def many_functions(count: int) -> str:
    """Small kernels with a loop each."""
    parts = []
    for at in range(count):
        lines = ["  br label %x0", "x0:", *_loop(1, "0", "%n", "  ret void", "  %w = sext i32 %i1 to i64")]
        parts.append(f"define ptx_kernel void @f{at}(ptr %p, i32 %n) {{\n" + "\n".join(lines) + "\n}\n")
    return HEAD + "\n".join(parts)


def functions_with_assumptions(count: int) -> str:
    """As many kernels, in each of which something is assumed."""
    parts = [
        f"""define ptx_kernel void @f{at}(i32 %n) {{
  %c = icmp ult i32 %n, {at + 3}
  call void @llvm.assume(i1 %c)
  %w = zext i32 %n to i64
  ret void
}}
"""
        for at in range(count)
    ]
    return HEAD + "".join(parts)


def register_reads(count: int) -> str:
    """Global indices, each from reads of its own."""
    lines = []
    for at in range(count):
        lines += [
            f"  %t{at} = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()",
            f"  %b{at} = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()",
            f"  %s{at} = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()",
            f"  %m{at} = mul i32 %b{at}, %s{at}",
            f"  %i{at} = add i32 %m{at}, %t{at}",
            f"  %w{at} = zext i32 %i{at} to i64",
            f"  %g{at} = getelementptr float, ptr %p, i64 %w{at}",
            f"  store float 0.0, ptr %g{at}, align 4",
        ]
    return _kernel(*lines, "  ret void")


def deep_branches(count: int) -> str:
    """Branches in one another, that all meet at the end."""
    lines = ["  br label %x0", "x0:"]
    for at in range(1, count + 1):
        lines += [
            f"  %c{at} = icmp ult i32 %n, {at}",
            f"  br i1 %c{at}, label %x{at}, label %m{at}",
            f"x{at}:",
            f"  %v{at} = add i32 %m, {at}",
        ]
    lines.append(f"  br label %m{count}")
    for at in range(count, 0, -1):
        inner = f"%u{at + 1}" if at < count else f"%v{count}"
        source = f"%m{at + 1}" if at < count else f"%x{count}"
        lines += [
            f"m{at}:",
            f"  %u{at} = phi i32 [ {inner}, {source} ], [ %k, %x{at - 1} ]",
            f"  br label %{f'm{at - 1}' if at > 1 else 'end'}",
        ]
    return _kernel(*lines, "end:", "  ret i32 %u1", result="i32")


def loop_of_straight_code(count: int) -> str:
    """A loop with much code of which nothing is an address."""
    lines = ["  br label %loop", "loop:", "  %i = phi i32 [ 0, %0 ], [ %j, %loop ]", "  %v0 = load i32, ptr %p, align 4"]
    lines += [f"  %v{at} = {'add' if at % 3 else 'xor'} i32 %v{at - 1}, {'%i' if at % 5 else '%m'}" for at in range(1, count + 1)]
    lines += [f"  store i32 %v{count}, ptr %p, align 4", "  %j = add nuw i32 %i, 1", "  %c = icmp ult i32 %j, %n"]
    return _kernel(*lines, "  br i1 %c, label %loop, label %exit", "exit:", "  ret void")


FAMILIES: dict[str, tuple[Callable[[int], str], int]] = {
    "loops in a row": (loops_in_a_row, 40),
    "loops in a row, bounds of their own": (loops_with_bounds_of_their_own, 40),
    "loops in a row, each from the last one's end": (loops_that_go_on, 40),
    "loops in a row of constant rounds, sums": (loops_that_start_at_sums, 40),
    "loops in a row, a branch around each": (guarded_loops, 40),
    "loops in a row with two exits": (loops_with_two_exits, 40),
    "loops in a row left by switches": (loops_left_by_switches, 40),
    "loops in a row by the block's size": (loops_over_unknown_steps, 40),
    "pairs of nested loops in a row": (nests_in_a_row, 20),
    "loops in a loop": (loops_in_a_loop, 20),
    "nest": (nest, 4),
    "nest of constant rounds": (nest_of_constants, 4),
    "diamonds": (diamonds, 100),
    "chain of diamonds": (chain_of_diamonds, 100),
    "deep branches": (deep_branches, 100),
    "guards before a loop": (guard_chain, 40),
    "a loop below each guard": (loops_below_guards, 40),
    "conditions in a loop": (conditions_in_a_loop, 20),
    "many exits": (many_exits, 20),
    "assumptions": (assumptions, 50),
    "assumptions and loops": (assumptions_and_loops, 40),
    "assumptions of one value": (assumptions_of_one, 50),
    "a long phi": (long_phi, 200),
    "a loop left by a switch": (loop_with_switch, 200),
    "a loop around a switch": (loop_of_cases, 100),
    "many counters": (many_counters, 50),
    "sums of two values": (adds, 100),
    "sums of many values": (adds_of_loads, 25),
    "products": (products, 50),
    "mixed operations": (mixed_operations, 100),
    "casts": (casts, 50),
    "extensions": (extensions, 100),
    "minima and maxima in turn": (minima_of_loads, 50),
    "a maximum of many": (maximum_of_loads, 25),
    "selects": (selects, 100),
    "minima by selects": (minima_by_selects, 25),
    "addresses": (addresses, 100),
    "a chain of addresses": (chain_of_addresses, 100),
    "addresses in a loop": (addresses_in_a_loop, 50),
    "two dimensions": (two_dimensions, 50),
    "a chain of calls": (chain_of_calls, 50),
    "kernels that call one function": (star_of_calls, 50),
    "functions that one kernel calls": (many_functions_of_one_kernel, 50),
    "kernels and functions through one": (callers_and_callees, 50),
    "many functions": (many_functions, 50),
    "functions with assumptions": (functions_with_assumptions, 50),
    "register reads": (register_reads, 50),
    "straight code in a loop": (loop_of_straight_code, 50),
}
"""The function that makes it, and the least size that a benchmark takes; it goes up to 16 times as much."""
