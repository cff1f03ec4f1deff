remark: <unknown>:0:0: in function one: raised the alignment of %a from 4 to 16
remark: <unknown>:0:0: in function in_order: raised the alignment of %first from 4 to 16
remark: <unknown>:0:0: in function in_order: raised the alignment of %last from 4 to 16
remark: <unknown>:0:0: in function in_order: raised the alignment of %pair from 4 to 8
remark: <unknown>:0:0: in function counts: raised the alignment of %many from 4 to 8
remark: <unknown>:0:0: in function spaces: raised the alignment of %local from 4 to 16
remark: <unknown>:0:0: in function overlaid_evenly: raised the alignment of %a from 4 to 8
remark: <unknown>:0:0: in function overlaid_evenly: raised the alignment of %b from 4 to 8
remark: <unknown>:0:0: in function overlaid_evenly: raised the alignment of %c from 4 to 8
remark: <unknown>:0:0: in function one_lifetime: raised the alignment of %a from 4 to 8
; ModuleID = 'frames.ll'
source_filename = "frames.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @one() {
  %a = alloca [8 x float], align 16
  ret void
}

define void @odd_frame() {
  %a = alloca [9 x float], align 4
  ret void
}

define void @in_order() {
  %first = alloca [16 x float], align 16
  %flag = alloca i32, align 4
  %behind = alloca [3 x float], align 4
  %last = alloca [4 x float], align 16
  %pair = alloca { float, float }, align 8
  %single = alloca i64, align 8
  ret void
}

define void @moved() {
  %flag = alloca i32, align 4
  %a = alloca [8 x float], align 4
  %b = alloca [7 x float], align 4
  ret void
}

define void @counts(i32 %n) {
  %many = alloca [4 x float], i32 4, align 8
  %dynamic = alloca [4 x float], i32 %n, align 4
  %scalars = alloca float, i32 16, align 4
  %none = alloca [0 x float], align 4
  %vector = alloca <4 x i8>, align 1
  br label %later

later:                                            ; preds = %0
  %inner = alloca [4 x float], align 4
  ret void
}

define void @spaces() {
  %local = alloca [4 x float], align 16, addrspace(5)
  ret void
}

define void @overlaid() {
  %a = alloca [7 x i32], align 4
  %b = alloca [7 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr %a)
  call void @llvm.lifetime.end.p0(ptr %a)
  call void @llvm.lifetime.start.p0(ptr %b)
  call void @llvm.lifetime.end.p0(ptr %b)
  ret void
}

define void @overlaid_evenly() {
  %a = alloca [8 x i32], align 8
  %b = alloca [6 x i32], align 8
  %c = alloca [2 x i32], align 8
  call void @llvm.lifetime.start.p0(ptr %a)
  call void @llvm.lifetime.end.p0(ptr %a)
  call void @llvm.lifetime.start.p0(ptr %b)
  call void @llvm.lifetime.end.p0(ptr %b)
  ret void
}

define void @one_lifetime() {
  %a = alloca [7 x i32], align 8
  %b = alloca [7 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr %a)
  call void @llvm.lifetime.end.p0(ptr %a)
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #0

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #0

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
