"""nv-early-inliner and nv-inline-must, with always-inline behind them: what functions return and leave in memory is the same."""

import re

from harness import Buffer, Inputs, Pair

import nvopt

# Calls in loops and behind branches, of functions that call others, that have variables of their own, of a size known at run time, too,
# whose results are used and not; one that calls itself stays.
TEXT = """target triple = "nvptx64-nvidia-cuda"
declare float @llvm.fabs.f32(float)
define internal float @thin(float %x) {
  %y = call float @llvm.fabs.f32(float %x)
  ret float %y
}
define internal i32 @mixed(ptr %p, i32 %i, i1 %deep) {
entry:
  %at = and i32 %i, 7
  %q = getelementptr i32, ptr %p, i32 %at
  %x = load i32, ptr %q
  br i1 %deep, label %more, label %exit
more:
  %y = call i32 @scratch(i32 %x)
  store i32 %y, ptr %q
  br label %exit
exit:
  %r = phi i32 [ %x, %entry ], [ %y, %more ]
  ret i32 %r
}
define internal i32 @scratch(i32 %n) {
  %few = and i32 %n, 3
  %count = add i32 %few, 1
  %own = alloca i32, i32 %count
  %fixed = alloca [2 x i32]
  store i32 %n, ptr %own
  store i32 7, ptr %fixed
  %last = getelementptr i32, ptr %own, i32 %few
  %odd = getelementptr i32, ptr %fixed, i32 1
  store i32 %count, ptr %last
  store i32 5, ptr %odd
  %a = load i32, ptr %own
  %b = load i32, ptr %fixed
  %c = load i32, ptr %odd
  %d = mul i32 %a, %b
  %e = add i32 %d, %c
  ret i32 %e
}
define internal i32 @factorial(i32 %n) {
entry:
  %end = icmp ult i32 %n, 2
  br i1 %end, label %exit, label %more
more:
  %m = sub i32 %n, 1
  %f = call i32 @factorial(i32 %m)
  %r = mul i32 %n, %f
  ret i32 %r
exit:
  ret i32 1
}
define i32 @f(ptr %p, i8 %n, float %x) {
entry:
  %count = zext i8 %n to i32
  %local = alloca [8 x i32]
  call void @llvm.memcpy.p0.p0.i64(ptr %local, ptr %p, i64 32, i1 false)
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %new, %loop ]
  %odd = trunc i32 %i to i1
  %a = call i32 @mixed(ptr %local, i32 %i, i1 %odd)
  %b = call i32 @mixed(ptr %p, i32 %a, i1 true)
  %c = call i32 @mixed(ptr %p, i32 3, i1 false)
  %y = call float @thin(float %x)
  store volatile float %y, ptr %p
  %few = and i32 %b, 7
  %d = call i32 @factorial(i32 %few)
  %s0 = xor i32 %sum, %a
  %s1 = mul i32 %s0, 31
  %s2 = add i32 %s1, %c
  %new = xor i32 %s2, %d
  %next = add i32 %i, 1
  %done = icmp uge i32 %next, %count
  br i1 %done, label %exit, label %loop
exit:
  ret i32 %new
}
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
"""


def test_inlined_calls_do_what_they_did() -> None:
    before = nvopt.run(TEXT, "no-op-module")
    for passes, left in (("nv-inline-must", {"mixed", "factorial"}), ("nv-inline-must,nv-early-inliner", {"factorial"})):
        after = nvopt.run(TEXT, passes + ",always-inline,globaldce")
        kernel = after[after.index("define i32 @f(") :]
        assert set(re.findall(r"call \w+ @(\w+)\(", kernel[: kernel.index("\n}")])) & {"mixed", "thin", "scratch", "factorial"} == left
        with Pair(before, after) as pair:
            pair.compare("f", inputs=Inputs({0: Buffer(32, align=4)}, {1: range(12), 2: [1.5, -2.0]}), runs=40)
