; RUN: nvopt -passes=lower-aggr-copies -S %s
; Blocks are split: phis further on name the block that the copy ends in, and what the block held before and behind stays in order.

source_filename = "copy.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define i64 @in_a_loop(ptr %dst, ptr %src, i64 %n) {
entry:
  br label %body

body:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %sum = phi i64 [ 0, %entry ], [ %total, %body ]
  %to = getelementptr i8, ptr %dst, i64 %i
  call void @llvm.memmove.p0.p0.i64(ptr %to, ptr %src, i64 %i, i1 false)
  %value = load i8, ptr %to, align 1
  %wide = zext i8 %value to i64
  %total = add i64 %sum, %wide
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %body, label %exit

exit:
  %result = phi i64 [ %total, %body ]
  ret i64 %result
}

define i32 @several(ptr %dst, ptr %src, i64 %n, i1 %c) {
entry:
  br i1 %c, label %left, label %join

left:
  call void @llvm.memcpy.p0.p0.i64(ptr %dst, ptr %src, i64 %n, i1 false)
  store i8 1, ptr %dst, align 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %dst, ptr align 4 %src, i64 4, i1 false)
  call void @llvm.memmove.p0.p0.i64(ptr align 4 %dst, ptr align 4 %src, i64 8, i1 false)
  br label %join

join:
  %result = phi i32 [ 1, %left ], [ 2, %entry ]
  ret i32 %result
}

define void @before_unreachable(ptr %dst, ptr %src, i64 %n) {
  call void @llvm.memcpy.p0.p0.i64(ptr %dst, ptr %src, i64 %n, i1 false)
  call void @trap()
  unreachable
}

declare void @trap() noreturn
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg)
