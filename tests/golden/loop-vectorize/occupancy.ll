; RUN: nvopt -passes=loop-vectorize -mcpu=sm_90 -pass-remarks=loop-vectorize -pass-remarks-missed=loop-vectorize -disable-output %s 2>&1
; Two vectors side by side would leave fewer warps.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Seven streams: at four values each that is 28 registers more a vector.
define void @sums(ptr noalias readonly align 16 %a0, ptr noalias readonly align 16 %a1, ptr noalias readonly align 16 %a2, ptr noalias readonly align 16 %a3, ptr noalias readonly align 16 %a4, ptr noalias readonly align 16 %a5, ptr noalias readonly align 16 %a6, ptr noalias readonly align 16 %a7, ptr noalias align 16 %z, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p0 = getelementptr inbounds float, ptr %a0, i64 %i
  %x0 = load float, ptr %p0, align 4
  %p1 = getelementptr inbounds float, ptr %a1, i64 %i
  %x1 = load float, ptr %p1, align 4
  %p2 = getelementptr inbounds float, ptr %a2, i64 %i
  %x2 = load float, ptr %p2, align 4
  %p3 = getelementptr inbounds float, ptr %a3, i64 %i
  %x3 = load float, ptr %p3, align 4
  %p4 = getelementptr inbounds float, ptr %a4, i64 %i
  %x4 = load float, ptr %p4, align 4
  %p5 = getelementptr inbounds float, ptr %a5, i64 %i
  %x5 = load float, ptr %p5, align 4
  %p6 = getelementptr inbounds float, ptr %a6, i64 %i
  %x6 = load float, ptr %p6, align 4
  %p7 = getelementptr inbounds float, ptr %a7, i64 %i
  %x7 = load float, ptr %p7, align 4
  %m1 = fmul fast float %x0, %x1
  %s1 = fadd fast float %m1, %x0
  %m2 = fmul fast float %s1, %x2
  %s2 = fadd fast float %m2, %x1
  %m3 = fmul fast float %s2, %x3
  %s3 = fadd fast float %m3, %x2
  %m4 = fmul fast float %s3, %x4
  %s4 = fadd fast float %m4, %x3
  %m5 = fmul fast float %s4, %x5
  %s5 = fadd fast float %m5, %x4
  %m6 = fmul fast float %s5, %x6
  %s6 = fadd fast float %m6, %x5
  %m7 = fmul fast float %s6, %x7
  %s7 = fadd fast float %m7, %x6
  %o = getelementptr inbounds float, ptr %z, i64 %i
  store float %s7, ptr %o, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:
  ret void
}
