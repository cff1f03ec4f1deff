remark: <unknown>:0:0: in function with_operands: sank %z with 1 of its operands from %entry to %then
remark: <unknown>:0:0: in function registers: sank %w with 2 of its operands from %entry to %then
remark: <unknown>:0:0: in function parameters: sank %m from %entry to %then
remark: <unknown>:0:0: in function live: sank %s from %entry to %then
remark: <unknown>:0:0: in function phis: sank %v from %entry to %then
remark: <unknown>:0:0: in function loops: sank %v from %entry to %ahead
remark: <unknown>:0:0: in function loops: sank %behind from %loop to %out
remark: <unknown>:0:0: in function in_loop: sank %v from %loop to %then
remark: <unknown>:0:0: in function movable: sank %frozen from %entry to %then
remark: <unknown>:0:0: in function movable: sank %constant from %entry to %then
remark: <unknown>:0:0: in function movable: sank %called from %entry to %then
remark: <unknown>:0:0: in function movable: sank %tid from %entry to %then
remark: <unknown>:0:0: in function chain: sank %eight with 6 of its operands from %entry to %then
remark: <unknown>:0:0: in function chain: sank %one from %entry to %then
; ModuleID = 'sinking.ll'
source_filename = "sinking.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #0

; Function Attrs: nocallback nofree nounwind willreturn memory(inaccessiblemem: readwrite)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.clock() #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.activemask() #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #2

; Function Attrs: nounwind willreturn memory(none)
declare i32 @pure(i32) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare i32 @together(i32) #4

; Function Attrs: nounwind memory(none)
declare i32 @may_hang(i32) #5

define ptx_kernel void @with_operands(ptr %a, ptr %b, i32 %n, i1 %c) {
entry:
  %x = load i32, ptr %a, align 4
  br i1 %c, label %then, label %else

then:                                             ; preds = %entry
  %m = mul i32 %x, %n
  %z = zext i32 %m to i64
  %p = getelementptr float, ptr %a, i64 %z
  store i32 0, ptr %p, align 4
  ret void

else:                                             ; preds = %entry
  %q = getelementptr float, ptr %b, i32 %x
  store i32 %x, ptr %q, align 4
  ret void
}

define void @registers(ptr %a, i32 %x, i32 %y, i32 %s, i32 %t, i1 %c) {
entry:
  %m = mul i32 %s, %t
  br i1 %c, label %then, label %else

then:                                             ; preds = %entry
  %y64 = zext i32 %y to i64
  %x64 = zext i32 %x to i64
  %w = mul i64 %x64, %y64
  store i64 %w, ptr %a, align 8
  store i32 %m, ptr %a, align 4
  ret void

else:                                             ; preds = %entry
  ret void
}

define ptx_kernel void @parameters(ptr %a, i32 %s, i32 %t, i1 %c) {
entry:
  br i1 %c, label %then, label %else

then:                                             ; preds = %entry
  %m = mul i32 %s, %t
  store i32 %m, ptr %a, align 4
  ret void

else:                                             ; preds = %entry
  ret void
}

define void @live(ptr %a, i32 %x, i32 %y, i1 %c) {
entry:
  br i1 %c, label %then, label %else

then:                                             ; preds = %entry
  %s = add i32 %x, %y
  store i32 %s, ptr %a, align 4
  br label %out

else:                                             ; preds = %entry
  store i32 1, ptr %a, align 4
  br label %out

out:                                              ; preds = %else, %then
  %t = xor i32 %x, %y
  store i32 %t, ptr %a, align 4
  ret void
}

define void @two_uses(ptr %a, i32 %x, i1 %c) {
entry:
  %both = mul i32 %x, 3
  %here = mul i32 %x, 5
  store i32 %here, ptr %a, align 4
  br i1 %c, label %then, label %else

then:                                             ; preds = %entry
  store i32 %both, ptr %a, align 4
  store i32 %here, ptr %a, align 4
  ret void

else:                                             ; preds = %entry
  store i32 %both, ptr %a, align 8
  ret void
}

define i32 @phis(i32 %x, i1 %c) {
entry:
  %w = mul i32 %x, 5
  br i1 %c, label %then, label %out

then:                                             ; preds = %entry
  %v = mul i32 %x, 3
  br label %out

out:                                              ; preds = %then, %entry
  %r = phi i32 [ %w, %entry ], [ %v, %then ]
  ret i32 %r
}

define i32 @loops(ptr %a, i32 %x, i32 %n, i1 %c) {
entry:
  br i1 %c, label %ahead, label %none

ahead:                                            ; preds = %entry
  %v = mul i32 %x, 3
  br label %loop

loop:                                             ; preds = %loop, %ahead
  %i = phi i32 [ 0, %ahead ], [ %next, %loop ]
  %s = add i32 %i, %v
  store i32 %s, ptr %a, align 4
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %out

out:                                              ; preds = %loop
  %behind = mul i32 %i, 7
  ret i32 %behind

none:                                             ; preds = %entry
  ret i32 0
}

define void @in_loop(ptr %a, i32 %x, i32 %n, i1 %c) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  br i1 %c, label %then, label %latch

then:                                             ; preds = %loop
  %v = mul i32 %i, %x
  store i32 %v, ptr %a, align 4
  br label %latch

latch:                                            ; preds = %then, %loop
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %out

out:                                              ; preds = %latch
  ret void
}

define ptx_kernel void @movable(ptr %a, i1 %c, ptr addrspace(4) %k, ptr byval(i32) %arg, ptr addrspace(1) %g) {
entry:
  %clock = call i32 @llvm.nvvm.read.ptx.sreg.clock()
  %active = call i32 @llvm.nvvm.activemask()
  %shuffled = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 3, i32 0, i32 31)
  %together = call i32 @together(i32 3)
  %hangs = call i32 @may_hang(i32 3)
  %said = call i32 asm "mov.u32 $0, %laneid;", "=r"()
  %global = load i32, ptr addrspace(1) %g, align 4
  %volatile = load volatile i32, ptr addrspace(4) %k, align 4
  %local = alloca i32, align 4
  br i1 %c, label %then, label %out

then:                                             ; preds = %entry
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %called = call i32 @pure(i32 3)
  %constant = load i32, ptr addrspace(4) %k, align 4
  %frozen = freeze i32 undef
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

out:                                              ; preds = %then, %entry
  ret void
}

define void @left(ptr %a, i32 %x, i1 %c) {
entry:
  %bit = icmp eq i32 %x, 3
  %v = mul i32 %x, 3
  br i1 %c, label %then, label %out

then:                                             ; preds = %entry
  store i1 %bit, ptr %a, align 1
  store i32 %v, ptr %a, align 4
  br label %out

out:                                              ; preds = %never, %then, %entry
  ret void

never:                                            ; No predecessors!
  store i32 %v, ptr %a, align 4
  br label %out
}

define void @chain(ptr %a, i32 %x, i1 %c) {
entry:
  br i1 %c, label %then, label %out

then:                                             ; preds = %entry
  %one = mul i32 %x, 3
  %two = xor i32 %one, 5
  %three = mul i32 %two, 7
  %four = xor i32 %three, 9
  %five = mul i32 %four, 11
  %six = xor i32 %five, 13
  %seven = mul i32 %six, 15
  %eight = xor i32 %seven, 17
  store i32 %eight, ptr %a, align 4
  br label %out

out:                                              ; preds = %then, %entry
  ret void
}

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #2 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #3 = { nounwind willreturn memory(none) }
attributes #4 = { convergent nounwind willreturn memory(none) }
attributes #5 = { nounwind memory(none) }
