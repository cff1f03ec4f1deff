remark: <unknown>:0:0: in function pitch: changed how 2 addresses are computed
remark: <unknown>:0:0: in function rows: changed how 2 addresses are computed
remark: <unknown>:0:0: in function held: changed how 1 address is computed
; ModuleID = 'forms.ll'
source_filename = "forms.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @pitch(ptr addrspace(1) %a, ptr addrspace(1) %b, i64 %pitch, i32 %n) #0 {
entry:
  %0 = shl i64 %pitch, 2
  br label %loop

loop:                                             ; preds = %loop, %entry
  %lsr.iv1 = phi ptr addrspace(1) [ %b, %entry ], [ %lsr.iv.next2, %loop ]
  %lsr.iv = phi ptr addrspace(1) [ %a, %entry ], [ %lsr.iv.next, %loop ]
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %x = load float, ptr addrspace(1) %lsr.iv, align 4
  store float %x, ptr addrspace(1) %lsr.iv1, align 4
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  %lsr.iv.next = getelementptr i8, ptr addrspace(1) %lsr.iv, i64 %0
  %lsr.iv.next2 = getelementptr i8, ptr addrspace(1) %lsr.iv1, i64 4
  br i1 %more, label %loop, label %done

done:                                             ; preds = %loop
  ret void
}

define ptx_kernel void @plain(ptr addrspace(1) %a, ptr addrspace(1) %b, i32 %n) #0 {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %w = zext nneg i32 %i to i64
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %w
  %x = load float, ptr addrspace(1) %p, align 4
  %q = getelementptr inbounds float, ptr addrspace(1) %b, i64 %w
  store float %x, ptr addrspace(1) %q, align 4
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done, !llvm.loop !0

done:                                             ; preds = %loop
  ret void
}

define ptx_kernel void @rows(ptr addrspace(1) %a, i32 %n) #0 {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %0 = sext i32 %i to i64
  %1 = getelementptr [96 x i8], ptr addrspace(1) %a, i64 %0
  %2 = getelementptr i8, ptr addrspace(1) %1, i64 20
  store float 1.000000e+00, ptr addrspace(1) %2, align 4
  %3 = getelementptr i8, ptr addrspace(1) %1, i64 28
  store float 2.000000e+00, ptr addrspace(1) %3, align 4
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done, !llvm.loop !0

done:                                             ; preds = %loop
  ret void
}

define ptx_kernel void @held(ptr addrspace(1) %r) #0 {
entry:
  %held = alloca [16 x float], align 4
  %local = addrspacecast ptr %held to ptr addrspace(5)
  br label %loop

loop:                                             ; preds = %loop, %entry
  %lsr.iv = phi i32 [ 0, %entry ], [ %lsr.iv.next, %loop ]
  %sum = phi float [ 0.000000e+00, %entry ], [ %total, %loop ]
  %0 = zext i32 %lsr.iv to i64
  %1 = getelementptr i8, ptr addrspace(5) %local, i64 %0
  %x = load float, ptr addrspace(5) %1, align 4
  %total = fadd float %sum, %x
  %lsr.iv.next = add i32 %lsr.iv, 4
  %done = icmp eq i32 %lsr.iv.next, 64
  br i1 %done, label %out, label %loop

out:                                              ; preds = %loop
  %total.lcssa = phi float [ %total, %loop ]
  store float %total.lcssa, ptr addrspace(1) %r, align 4
  ret void
}

define ptx_kernel void @planes(ptr addrspace(1) %a, ptr addrspace(1) %b, ptr addrspace(1) %c, ptr addrspace(1) %d, ptr addrspace(1) %e, i64 %pitch, i32 %n) #0 {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %w = zext nneg i32 %i to i64
  %m = mul nsw i64 %w, %pitch
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %m
  store float 1.000000e+00, ptr addrspace(1) %p, align 4
  %q = getelementptr inbounds float, ptr addrspace(1) %b, i64 %m
  store float 1.000000e+00, ptr addrspace(1) %q, align 4
  %r = getelementptr inbounds float, ptr addrspace(1) %c, i64 %m
  store float 1.000000e+00, ptr addrspace(1) %r, align 4
  %s = getelementptr inbounds float, ptr addrspace(1) %d, i64 %m
  store float 1.000000e+00, ptr addrspace(1) %s, align 4
  %t = getelementptr inbounds float, ptr addrspace(1) %e, i64 %m
  store float 1.000000e+00, ptr addrspace(1) %t, align 4
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done

done:                                             ; preds = %loop
  ret void
}

attributes #0 = { "nvopt-loop-reduce" }

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
