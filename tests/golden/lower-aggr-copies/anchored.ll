; RUN: nvopt -passes=lower-aggr-copies -max-aggr-copy-size=64 -aggressive-max-aggr-lower-size=64 -pass-remarks-missed=lower-aggr-copies -S %s 2>&1
; What has to stay in the entry block, or at the head of a cycle, keeps a copy ahead of it from becoming a loop; without a branch it is lowered.

source_filename = "copy.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @entry(ptr %dst, ptr %src, i64 %n) convergent {
  call void @llvm.memcpy.p0.p0.i64(ptr %dst, ptr %src, i64 %n, i1 false)
  %token = call token @llvm.experimental.convergence.entry()
  call void @barrier() [ "convergencectrl"(token %token) ]
  ret void
}

define void @heart(ptr %dst, ptr %src, i64 %n, i1 %more) convergent {
entry:
  %outer = call token @llvm.experimental.convergence.entry()
  br label %loop

loop:
  call void @llvm.memcpy.p0.p0.i64(ptr %dst, ptr %src, i64 %n, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %dst, ptr align 4 %src, i64 4, i1 false)
  %token = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %outer) ]
  call void @barrier() [ "convergencectrl"(token %token) ]
  br i1 %more, label %loop, label %done

done:
  ret void
}

define void @escape(ptr %dst, ptr %src, i64 %n) {
  %local = alloca i32, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr %dst, ptr %src, i64 %n, i1 false)
  call void (...) @llvm.localescape(ptr %local)
  ret void
}

; Large copies and fills of aggregates do without a loop there, be they ever so long.
define void @aggregates(ptr %p, ptr %q) {
  %local = alloca i32, align 4
  %v = load [20 x i32], ptr %p, align 4
  store i32 1, ptr %p, align 4
  store [20 x i32] zeroinitializer, ptr %p, align 4
  %w = load [18 x i64], ptr %q, align 8
  store [18 x i64] %w, ptr %p, align 8
  call void (...) @llvm.localescape(ptr %local)
  store [20 x i32] %v, ptr %q, align 4
  ret void
}

declare void @barrier() convergent
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare token @llvm.experimental.convergence.entry()
declare token @llvm.experimental.convergence.loop()
declare void @llvm.localescape(...)
