remark: <unknown>:0:0: llvm.memcpy.p0.p0.i64 not lowered: its block cannot be split ahead of what has to stay in it
remark: <unknown>:0:0: llvm.memcpy.p0.p0.i64 not lowered: its block cannot be split ahead of what has to stay in it
remark: <unknown>:0:0: llvm.memcpy.p0.p0.i64 not lowered: its block cannot be split ahead of what has to stay in it
; ModuleID = 'anchored.ll'
source_filename = "copy.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent
define void @entry(ptr %dst, ptr %src, i64 %n) #0 {
  call void @llvm.memcpy.p0.p0.i64(ptr %dst, ptr %src, i64 %n, i1 false)
  %token = call token @llvm.experimental.convergence.entry()
  call void @barrier() [ "convergencectrl"(token %token) ]
  ret void
}

; Function Attrs: convergent
define void @heart(ptr %dst, ptr %src, i64 %n, i1 %more) #0 {
entry:
  %outer = call token @llvm.experimental.convergence.entry()
  br label %loop

loop:                                             ; preds = %loop, %entry
  call void @llvm.memcpy.p0.p0.i64(ptr %dst, ptr %src, i64 %n, i1 false)
  %src.memmove.gep.unroll = getelementptr inbounds i8, ptr %src, i64 0
  %val = load i32, ptr %src.memmove.gep.unroll, align 4
  %"dst.memmove.gep,unroll" = getelementptr inbounds i8, ptr %dst, i64 0
  store i32 %val, ptr %"dst.memmove.gep,unroll", align 4
  %token = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %outer) ]
  call void @barrier() [ "convergencectrl"(token %token) ]
  br i1 %more, label %loop, label %done

done:                                             ; preds = %loop
  ret void
}

define void @escape(ptr %dst, ptr %src, i64 %n) {
  %local = alloca i32, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr %dst, ptr %src, i64 %n, i1 false)
  call void (...) @llvm.localescape(ptr %local)
  ret void
}

; Function Attrs: convergent
declare void @barrier() #0

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: convergent nocallback nofree nosync nounwind willreturn memory(none)
declare token @llvm.experimental.convergence.entry() #2

; Function Attrs: convergent nocallback nofree nosync nounwind willreturn memory(none)
declare token @llvm.experimental.convergence.loop() #2

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.localescape(...) #3

attributes #0 = { convergent }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nofree nosync nounwind willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind willreturn }
