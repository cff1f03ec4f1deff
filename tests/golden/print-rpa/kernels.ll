; RUN: nvopt -passes='print<rpa>' -mcpu=sm_90 -disable-output %s 2>&1
; RUN: nvopt -passes='print<rpa>' -disable-output %s 2>&1
; A kernel whose parameters take no registers, a loop, a function whose parameters do, a call, a division, a vector, predicates, a block that
; can't be reached, one without a name.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @scale(ptr addrspace(1) %a, float %f, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp slt i32 %t, %n
  br i1 %c, label %loop, label %done

loop:
  %i = phi i32 [ %t, %entry ], [ %j, %loop ]
  %x = sext i32 %i to i64
  %p = getelementptr float, ptr addrspace(1) %a, i64 %x
  %v = load float, ptr addrspace(1) %p
  %w = fmul float %v, %f
  store float %w, ptr addrspace(1) %p
  %j = add i32 %i, 32
  %d = icmp slt i32 %j, %n
  br i1 %d, label %loop, label %done

done:
  ret void

unreachable:
  ret void
}

define i64 @both(i64 %a, i64 %b, i1 %c) #0 {
  br i1 %c, label %1, label %3

1:
  %2 = sdiv i64 %a, %b
  br label %3

3:
  %4 = phi i64 [ %a, %0 ], [ %2, %1 ]
  ret i64 %4
}

define ptx_kernel void @calls(ptr %out) {
entry:
  %r = call i32 @unknown()
  store i32 %r, ptr %out
  ret void
}

define void @nothing() {
  ret void
}

define void @vectors(ptr %p, ptr %q) {
entry:
  %v = load <4 x float>, ptr %p
  %h = load <8 x half>, ptr %q
  %m = fcmp olt <4 x float> %v, zeroinitializer
  %s = select <4 x i1> %m, <4 x float> %v, <4 x float> zeroinitializer
  store <4 x float> %s, ptr %q
  store <8 x half> %h, ptr %p
  ret void
}

declare i32 @unknown()

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

attributes #0 = { "target-cpu"="sm_80" }
