; RUN: nvopt -passes=set-local-array-alignment -pass-remarks=. -S %s 2>&1
; An array gets the alignment that its place in the frame, and the frame's size, have anyway.

source_filename = "frames.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @one() {
  %a = alloca [8 x float], align 4
  ret void
}

define void @odd_frame() {
  %a = alloca [9 x float], align 4
  ret void
}

define void @in_order() {
  %first = alloca [16 x float], align 4
  %flag = alloca i32, align 4
  %behind = alloca [3 x float], align 4
  %last = alloca [4 x float], align 4
  %pair = alloca { float, float }, align 4
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
  %many = alloca [4 x float], i32 4, align 4
  %dynamic = alloca [4 x float], i32 %n, align 4
  %scalars = alloca float, i32 16, align 4
  %none = alloca [0 x float], align 4
  %vector = alloca <4 x i8>, align 1
  br label %later

later:
  %inner = alloca [4 x float], align 4
  ret void
}

define void @spaces() {
  %local = alloca [4 x float], align 4, addrspace(5)
  ret void
}

; One of the two is left where the other's place is: 28 bytes would become 32.
define void @overlaid() {
  %a = alloca [7 x i32], align 4
  %b = alloca [7 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr %a)
  call void @llvm.lifetime.end.p0(ptr %a)
  call void @llvm.lifetime.start.p0(ptr %b)
  call void @llvm.lifetime.end.p0(ptr %b)
  ret void
}

; Whichever is left, or both.
define void @overlaid_evenly() {
  %a = alloca [8 x i32], align 4
  %b = alloca [6 x i32], align 4
  %c = alloca [2 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr %a)
  call void @llvm.lifetime.end.p0(ptr %a)
  call void @llvm.lifetime.start.p0(ptr %b)
  call void @llvm.lifetime.end.p0(ptr %b)
  ret void
}

; There is none that the one may be laid over.
define void @one_lifetime() {
  %a = alloca [7 x i32], align 4
  %b = alloca [7 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr %a)
  call void @llvm.lifetime.end.p0(ptr %a)
  ret void
}

declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
