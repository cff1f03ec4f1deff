; RUN: nvopt -passes=alloca-hoisting %s
; RUN: nvopt -passes=alloca-hoisting -pass-remarks=. -pass-remarks-missed=. -disable-output %s 2>&1
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare void @keep(ptr)
declare void @fill(ptr captures(none))
declare ptr @llvm.stacksave.p0()
declare void @llvm.stackrestore.p0(ptr)
declare void @llvm.lifetime.start.p0(ptr captures(none))
declare void @llvm.lifetime.end.p0(ptr captures(none))

; Executed once at most: nothing is asked of its uses.
define void @behind_a_branch(i1 %c) {
entry:
  %first = alloca i32
  br i1 %c, label %some, label %exit
some:
  %a = alloca [4 x i32], align 16
  %b = alloca i64, i32 3, align 8
  call void @keep(ptr %a)
  call void @keep(ptr %b)
  br label %exit
exit:
  ret void
}

define i32 @in_a_loop(i32 %n, i32 %x) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %a = alloca [4 x i32]
  call void @llvm.lifetime.start.p0(ptr %a)
  %other = alloca [4 x i32]
  %p = getelementptr i32, ptr %a, i32 %x
  %q = select i1 true, ptr %p, ptr %other
  %local = addrspacecast ptr %a to ptr addrspace(5)
  call void @fill(ptr %a)
  store i32 %i, ptr %q
  %is = icmp eq ptr %p, %q
  %v = load i32, ptr addrspace(5) %local
  call void @llvm.lifetime.end.p0(ptr %a)
  %next = add i32 %i, %v
  %done = icmp eq i32 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  %w = load i32, ptr %p
  ret i32 %w
}

; The address of one iteration is known in the next.
define void @kept_in_memory(ptr %list, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %node = alloca [2 x ptr]
  %last = load ptr, ptr %list
  store ptr %last, ptr %node
  store ptr %node, ptr %list
  %next = add i32 %i, 1
  %done = icmp eq i32 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

define void @kept_by_a_phi(i32 %n) {
entry:
  %none = alloca i32
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %last = phi ptr [ %none, %entry ], [ %p, %latch ]
  %node = alloca i32
  br label %latch
latch:
  %p = getelementptr i8, ptr %node, i32 0
  store i32 %i, ptr %node
  store i32 7, ptr %last
  %next = add i32 %i, 1
  %done = icmp eq i32 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

define void @kept_by_a_call(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %node = alloca i32
  call void @keep(ptr %node)
  %next = add i32 %i, 1
  %done = icmp eq i32 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

define void @sizes(i1 %c, i32 %n) {
entry:
  br i1 %c, label %some, label %exit
some:
  %unknown = alloca i32, i32 %n
  %special = alloca inalloca i32
  %empty = alloca {}
  %vectors = alloca <vscale x 4 x i32>
  call void @keep(ptr %unknown)
  call void @keep(ptr %special)
  call void @keep(ptr %empty)
  call void @keep(ptr %vectors)
  br label %exit
exit:
  ret void
}

define void @restored(i1 %c) {
entry:
  br i1 %c, label %some, label %exit
some:
  %stack = call ptr @llvm.stacksave.p0()
  %a = alloca i32
  call void @keep(ptr %a)
  call void @llvm.stackrestore.p0(ptr %stack)
  br label %exit
exit:
  ret void
}
