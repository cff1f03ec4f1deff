; ModuleID = 'places.ll'
source_filename = "places.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare void @keep(ptr)

declare void @fill(ptr captures(none))

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0() #0

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore.p0(ptr) #0

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

define void @behind_a_branch(i1 %c) {
entry:
  %first = alloca i32, align 4
  %a = alloca [4 x i32], align 16
  %b = alloca i64, i32 3, align 8
  br i1 %c, label %some, label %exit

some:                                             ; preds = %entry
  call void @keep(ptr %a)
  call void @keep(ptr %b)
  br label %exit

exit:                                             ; preds = %some, %entry
  ret void
}

define i32 @in_a_loop(i32 %n, i32 %x) {
entry:
  %a = alloca [4 x i32], align 4
  %other = alloca [4 x i32], align 4
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @llvm.lifetime.start.p0(ptr %a)
  %p = getelementptr i32, ptr %a, i32 %x
  %q = select i1 true, ptr %p, ptr %other
  %local = addrspacecast ptr %a to ptr addrspace(5)
  call void @fill(ptr %a)
  store i32 %i, ptr %q, align 4
  %is = icmp eq ptr %p, %q
  %v = load i32, ptr addrspace(5) %local, align 4
  call void @llvm.lifetime.end.p0(ptr %a)
  %next = add i32 %i, %v
  %done = icmp eq i32 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %loop
  %w = load i32, ptr %p, align 4
  ret i32 %w
}

define void @kept_in_memory(ptr %list, i32 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %node = alloca [2 x ptr], align 8
  %last = load ptr, ptr %list, align 8
  store ptr %last, ptr %node, align 8
  store ptr %node, ptr %list, align 8
  %next = add i32 %i, 1
  %done = icmp eq i32 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %loop
  ret void
}

define void @kept_by_a_phi(i32 %n) {
entry:
  %none = alloca i32, align 4
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %last = phi ptr [ %none, %entry ], [ %p, %latch ]
  %node = alloca i32, align 4
  br label %latch

latch:                                            ; preds = %loop
  %p = getelementptr i8, ptr %node, i32 0
  store i32 %i, ptr %node, align 4
  store i32 7, ptr %last, align 4
  %next = add i32 %i, 1
  %done = icmp eq i32 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @kept_by_a_call(i32 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %node = alloca i32, align 4
  call void @keep(ptr %node)
  %next = add i32 %i, 1
  %done = icmp eq i32 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %loop
  ret void
}

define void @sizes(i1 %c, i32 %n) {
entry:
  %empty = alloca {}, align 8
  br i1 %c, label %some, label %exit

some:                                             ; preds = %entry
  %unknown = alloca i32, i32 %n, align 4
  %special = alloca inalloca i32, align 4
  %vectors = alloca <vscale x 4 x i32>, align 16
  call void @keep(ptr %unknown)
  call void @keep(ptr %special)
  call void @keep(ptr %empty)
  call void @keep(ptr %vectors)
  br label %exit

exit:                                             ; preds = %some, %entry
  ret void
}

define void @restored(i1 %c) {
entry:
  br i1 %c, label %some, label %exit

some:                                             ; preds = %entry
  %stack = call ptr @llvm.stacksave.p0()
  %a = alloca i32, align 4
  call void @keep(ptr %a)
  call void @llvm.stackrestore.p0(ptr %stack)
  br label %exit

exit:                                             ; preds = %some, %entry
  ret void
}

attributes #0 = { nocallback nofree nosync nounwind willreturn }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
