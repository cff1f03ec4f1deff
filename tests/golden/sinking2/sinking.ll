; RUN: nvopt -passes=sinking2 -pass-remarks=sinking2 -pass-remarks-missed=sinking2 %s 2>&1
target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.clock()
declare i32 @llvm.nvvm.activemask()
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32)
declare i32 @pure(i32) memory(none) nounwind willreturn
declare i32 @together(i32) convergent memory(none) nounwind willreturn
declare i32 @may_hang(i32) memory(none) nounwind

; %z goes with the product; %x is needed in %else, too, and stays.
define ptx_kernel void @with_operands(ptr %a, ptr %b, i32 %n, i1 %c) {
entry:
  %x = load i32, ptr %a, align 4
  %m = mul i32 %x, %n
  %z = zext i32 %m to i64
  br i1 %c, label %then, label %else
then:
  %p = getelementptr float, ptr %a, i64 %z
  store i32 0, ptr %p, align 4
  ret void
else:
  %q = getelementptr float, ptr %b, i32 %x
  store i32 %x, ptr %q, align 4
  ret void
}

; As many registers as before: two for %w, or one each for %x and %y. One for %m, but two for what it is computed from, so that it stays.
define void @registers(ptr %a, i32 %x, i32 %y, i32 %s, i32 %t, i1 %c) {
entry:
  %x64 = zext i32 %x to i64
  %y64 = zext i32 %y to i64
  %w = mul i64 %x64, %y64
  %m = mul i32 %s, %t
  br i1 %c, label %then, label %else
then:
  store i64 %w, ptr %a, align 8
  store i32 %m, ptr %a, align 4
  ret void
else:
  ret void
}

; Parameters of a kernel take none.
define ptx_kernel void @parameters(ptr %a, i32 %s, i32 %t, i1 %c) {
entry:
  %m = mul i32 %s, %t
  br i1 %c, label %then, label %else
then:
  store i32 %m, ptr %a, align 4
  ret void
else:
  ret void
}

; Live behind the branch in any case: nothing is kept for the sum.
define void @live(ptr %a, i32 %x, i32 %y, i1 %c) {
entry:
  %s = add i32 %x, %y
  br i1 %c, label %then, label %else
then:
  store i32 %s, ptr %a, align 4
  br label %out
else:
  store i32 1, ptr %a, align 4
  br label %out
out:
  %t = xor i32 %x, %y
  store i32 %t, ptr %a, align 4
  ret void
}

; Used in two blocks: they have no nearer dominator. Used in its own: neither.
define void @two_uses(ptr %a, i32 %x, i1 %c) {
entry:
  %both = mul i32 %x, 3
  %here = mul i32 %x, 5
  store i32 %here, ptr %a, align 4
  br i1 %c, label %then, label %else
then:
  store i32 %both, ptr %a, align 4
  store i32 %here, ptr %a, align 4
  ret void
else:
  store i32 %both, ptr %a, align 8
  ret void
}

; A phi uses what it is given at the end of the block that this comes from.
define i32 @phis(i32 %x, i1 %c) {
entry:
  %v = mul i32 %x, 3
  %w = mul i32 %x, 5
  br i1 %c, label %then, label %out
then:
  br label %out
out:
  %r = phi i32 [ %w, %entry ], [ %v, %then ]
  ret i32 %r
}

; Not into a loop, but as near as may be; out of one.
define i32 @loops(ptr %a, i32 %x, i32 %n, i1 %c) {
entry:
  %v = mul i32 %x, 3
  br i1 %c, label %ahead, label %none
ahead:
  br label %loop
loop:
  %i = phi i32 [ 0, %ahead ], [ %next, %loop ]
  %behind = mul i32 %i, 7
  %s = add i32 %i, %v
  store i32 %s, ptr %a, align 4
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %out
out:
  ret i32 %behind
none:
  ret i32 0
}

; Within a loop.
define void @in_loop(ptr %a, i32 %x, i32 %n, i1 %c) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %v = mul i32 %i, %x
  br i1 %c, label %then, label %latch
then:
  store i32 %v, ptr %a, align 4
  br label %latch
latch:
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %out
out:
  ret void
}

; What may stand elsewhere: the first three, and the last.
define ptx_kernel void @movable(ptr %a, i1 %c, ptr addrspace(4) %k, ptr byval(i32) %arg, ptr addrspace(1) %g) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %called = call i32 @pure(i32 3)
  %constant = load i32, ptr addrspace(4) %k, align 4
  %clock = call i32 @llvm.nvvm.read.ptx.sreg.clock()
  %active = call i32 @llvm.nvvm.activemask()
  %shuffled = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 3, i32 0, i32 31)
  %together = call i32 @together(i32 3)
  %hangs = call i32 @may_hang(i32 3)
  %said = call i32 asm "mov.u32 $0, %laneid;", "=r"()
  %global = load i32, ptr addrspace(1) %g, align 4
  %volatile = load volatile i32, ptr addrspace(4) %k, align 4
  %local = alloca i32, align 4
  %frozen = freeze i32 undef
  br i1 %c, label %then, label %out
then:
  store i32 %tid, ptr %a, align 4
  store i32 %called, ptr %a, align 4
  store i32 %constant, ptr %a, align 4
  store i32 %clock, ptr %a, align 4
  store i32 %active, ptr %a, align 4
  store i32 %shuffled, ptr %a, align 4
  store i32 %together, ptr %a, align 4
  store i32 %hangs, ptr %a, align 4
  store i32 %said, ptr %a, align 4
  store i32 %global, ptr %a, align 4
  store i32 %volatile, ptr %a, align 4
  store ptr %local, ptr %a, align 8
  store i32 %frozen, ptr %a, align 4
  br label %out
out:
  ret void
}

; Single bits take no register; code that can't be reached says nothing of where a value is needed.
define void @left(ptr %a, i32 %x, i1 %c) {
entry:
  %bit = icmp eq i32 %x, 3
  %v = mul i32 %x, 3
  br i1 %c, label %then, label %out
then:
  store i1 %bit, ptr %a, align 1
  store i32 %v, ptr %a, align 4
  br label %out
out:
  ret void
never:
  store i32 %v, ptr %a, align 4
  br label %out
}

; Six go along with the last, the first of the eight by itself.
define void @chain(ptr %a, i32 %x, i1 %c) {
entry:
  %one = mul i32 %x, 3
  %two = xor i32 %one, 5
  %three = mul i32 %two, 7
  %four = xor i32 %three, 9
  %five = mul i32 %four, 11
  %six = xor i32 %five, 13
  %seven = mul i32 %six, 15
  %eight = xor i32 %seven, 17
  br i1 %c, label %then, label %out
then:
  store i32 %eight, ptr %a, align 4
  br label %out
out:
  ret void
}
