"""alloca-hoisting: variables of later blocks, of which each iteration has its own, do in the entry block what they did."""

from harness import Buffer, Inputs, Pair

import nvopt

# Variables in loops, nested ones and behind branches; their addresses through selects and arithmetic, or kept for the next iteration.
TEXT = """target triple = "nvptx64-nvidia-cuda"
declare void @llvm.lifetime.start.p0(ptr captures(none))
declare void @llvm.lifetime.end.p0(ptr captures(none))

define i32 @own_in_each_iteration(ptr %p, i8 %n, i1 %c) {
entry:
  %count = zext i8 %n to i32
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %sum = phi i32 [ 0, %entry ], [ %more, %latch ]
  %a = alloca [2 x i32]
  %b = alloca [2 x i32]
  call void @llvm.lifetime.start.p0(ptr %a)
  %at = and i32 %i, 1
  %q = getelementptr i32, ptr %a, i32 %at
  store i32 %i, ptr %a
  %second = getelementptr i32, ptr %a, i32 1
  store i32 7, ptr %second
  store i32 9, ptr %b
  br i1 %c, label %inner, label %latch
inner:
  %j = phi i32 [ 0, %loop ], [ %j1, %inner ]
  %own = alloca i32
  store i32 %j, ptr %own
  %is = icmp eq i32 %at, 0
  %one = select i1 %is, ptr %own, ptr %q
  %x = load i32, ptr %one
  %y = load i32, ptr %b
  %z = add i32 %x, %y
  store i32 %z, ptr %b
  %j1 = add i32 %j, 1
  %over = icmp ugt i32 %j1, %i
  br i1 %over, label %latch, label %inner
latch:
  %v = load i32, ptr %q
  %w = load i32, ptr %b
  %u = add i32 %v, %w
  %more = add i32 %sum, %u
  call void @llvm.lifetime.end.p0(ptr %a)
  %next = add i32 %i, 1
  %done = icmp uge i32 %next, %count
  br i1 %done, label %exit, label %loop
exit:
  ret i32 %more
}

; A list of the variables of all iterations: they must stay as many as there are.
define i32 @list(i8 %n) {
entry:
  %count = zext i8 %n to i32
  %head = alloca ptr
  store ptr null, ptr %head
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %node = alloca { ptr, i32 }
  %last = load ptr, ptr %head
  store ptr %last, ptr %node
  %field = getelementptr { ptr, i32 }, ptr %node, i32 0, i32 1
  store i32 %i, ptr %field
  store ptr %node, ptr %head
  %next = add i32 %i, 1
  %done = icmp uge i32 %next, %count
  br i1 %done, label %walk, label %loop
walk:
  %first = load ptr, ptr %head
  br label %step
step:
  %at = phi ptr [ %first, %walk ], [ %behind, %step ]
  %sum = phi i32 [ 0, %walk ], [ %mixed, %step ]
  %value = getelementptr { ptr, i32 }, ptr %at, i32 0, i32 1
  %x = load i32, ptr %value
  %thrice = mul i32 %sum, 3
  %mixed = add i32 %thrice, %x
  %behind = load ptr, ptr %at
  %end = icmp eq ptr %behind, null
  br i1 %end, label %exit, label %step
exit:
  ret i32 %mixed
}

; What the iteration before had.
define i32 @by_a_phi(i8 %n) {
entry:
  %none = alloca i32
  store i32 0, ptr %none
  %count = zext i8 %n to i32
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %more, %loop ]
  %last = phi ptr [ %none, %entry ], [ %node, %loop ]
  %node = alloca i32
  store i32 %i, ptr %node
  %x = load i32, ptr %last
  %twice = shl i32 %sum, 1
  %more = add i32 %twice, %x
  %next = add i32 %i, 1
  %done = icmp uge i32 %next, %count
  br i1 %done, label %exit, label %loop
exit:
  ret i32 %more
}
"""


def test_variables_of_iterations() -> None:
    after = nvopt.run(TEXT, "alloca-hoisting")
    entry = after[after.index("@own_in_each_iteration") : after.index("br label %loop")]
    assert entry.count("alloca") == 3
    with Pair(nvopt.run(TEXT, "no-op-module"), after) as pair:
        pair.compare("own_in_each_iteration", inputs=Inputs({0: Buffer(8)}, {1: range(20), 2: [0, 1]}), runs=60)
        for name in ("list", "by_a_phi"):
            pair.compare(name, inputs=Inputs(values={0: range(20)}), runs=30)
