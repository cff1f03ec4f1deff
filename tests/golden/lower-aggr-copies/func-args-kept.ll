; RUN: nvopt -passes=lower-aggr-copies<lower-aggr-func-args> -pass-remarks-missed=lower-aggr-copies -disable-output %s 2>&1
; RUN: nvopt -passes=lower-aggr-copies<lower-aggr-func-args> %s
; Signatures that stay, and why.

source_filename = "kept.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@table = internal constant [1 x ptr] [ptr @in_a_table]
@llvm.used = appending global [1 x ptr] [ptr @used], section "llvm.metadata"

define internal void @in_a_table({ i32, i32 } %x) {
  ret void
}

define internal void @used({ i32, i32 } %x) {
  ret void
}

define internal void @stored({ i32, i32 } %x) {
  ret void
}

define internal void @annotated({ i32, i32 } %x) {
  ret void
}

define internal i32 @factorial({ i32, i32 } %x) {
entry:
  %n = extractvalue { i32, i32 } %x, 0
  %last = icmp eq i32 %n, 0
  br i1 %last, label %done, label %more

more:                                             ; preds = %entry
  %before = sub i32 %n, 1
  %y = insertvalue { i32, i32 } %x, i32 %before, 0
  %r = call i32 @factorial({ i32, i32 } %y)
  %product = mul i32 %r, %n
  ret i32 %product

done:                                             ; preds = %entry
  ret i32 1
}

define internal void @ping({ i32, i32 } %x, i1 %c) {
entry:
  br i1 %c, label %call, label %done

call:                                             ; preds = %entry
  call void @pong({ i32, i32 } %x)
  br label %done

done:                                             ; preds = %call, %entry
  ret void
}

define internal void @pong({ i32, i32 } %x) {
  call void @ping({ i32, i32 } %x, i1 false)
  ret void
}

define internal ptx_kernel void @kernel({ i32, i32 } %x) {
  ret void
}

define internal void @large([200 x i32] %x) {
  ret void
}

define void @external(ptr %p, { i32, i32 } %x) {
  store ptr @stored, ptr %p, align 8
  call void @ping({ i32, i32 } %x, i1 true)
  call void @stored({ i32, i32 } %x)
  call void @annotated({ i32, i32 } %x)
  %r = call i32 @factorial({ i32, i32 } %x)
  ret void
}

!nvvm.annotations = !{!0}

!0 = !{ptr @annotated, !"custom", i32 1}
