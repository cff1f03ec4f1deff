remark: <unknown>:0:0: in function short: left to LLVM's strength reduction
remark: <unknown>:0:0: in function index: left to LLVM's strength reduction
; ModuleID = 'unrolled.ll'
source_filename = "unrolled.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @short(ptr addrspace(1) %a, ptr addrspace(1) %b, i32 %n) #0 {
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
  br i1 %more, label %loop, label %done

done:                                             ; preds = %loop
  ret void
}

define ptx_kernel void @copies(ptr addrspace(1) %a, i32 %k, i32 %n) #1 {
entry:
  %0 = sext i32 %k to i64
  %1 = shl i64 %0, 2
  %2 = getelementptr i8, ptr addrspace(1) %a, i64 %1
  %3 = add i32 %n, 1
  br label %loop

loop:                                             ; preds = %loop, %entry
  %lsr.left = phi i32 [ %3, %entry ], [ %lsr.left.next, %loop ]
  %lsr.iv = phi ptr addrspace(1) [ %2, %entry ], [ %lsr.iv.next, %loop ]
  store float 1.000000e+00, ptr addrspace(1) %lsr.iv, align 4
  %4 = getelementptr i8, ptr addrspace(1) %lsr.iv, i64 4
  store float 2.000000e+00, ptr addrspace(1) %4, align 4
  %lsr.left.next = add i32 %lsr.left, -2
  %done = icmp eq i32 %lsr.left.next, 0
  %lsr.iv.next = getelementptr i8, ptr addrspace(1) %lsr.iv, i64 8
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %loop
  ret void
}

define ptx_kernel void @index(ptr addrspace(1) %a, i32 %m, i32 %k, i32 %n) #0 {
entry:
  br label %outer

outer:                                            ; preds = %last, %entry
  %j = phi i32 [ 0, %entry ], [ %after, %last ]
  br label %loop

loop:                                             ; preds = %loop, %outer
  %i = phi i32 [ 0, %outer ], [ %next, %loop ]
  %s = mul i32 %i, %m
  %t = add i32 %s, %j
  %u = mul i32 %t, %k
  %v = add i32 %u, %n
  %w = sext i32 %v to i64
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %w
  store float 1.000000e+00, ptr addrspace(1) %p, align 4
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %last

last:                                             ; preds = %loop
  %after = add nuw nsw i32 %j, 1
  %again = icmp slt i32 %after, %n
  br i1 %again, label %outer, label %done

done:                                             ; preds = %last
  ret void
}

define ptx_kernel void @branch(ptr addrspace(1) %a, ptr addrspace(1) %b, ptr addrspace(1) %c, i32 %step, i32 %n) #1 {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %w = sext i32 %i to i64
  %q = getelementptr inbounds float, ptr addrspace(1) %b, i64 %w
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %w
  %x = load float, ptr addrspace(1) %p, align 4
  %test = fcmp olt float %x, 1.000000e+00
  br i1 %test, label %then, label %latch

then:                                             ; preds = %loop
  store float %x, ptr addrspace(1) %q, align 4
  br label %latch

latch:                                            ; preds = %then, %loop
  %next = add nsw i32 %i, %step
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define ptx_kernel void @columns(ptr addrspace(1) %a, ptr addrspace(1) %b, i32 %from, i32 %pitch, i32 %n) #1 {
entry:
  %first = mul nsw i32 %from, %pitch
  %begin = add nsw i32 %first, 7
  %0 = sext i32 %begin to i64
  %1 = getelementptr float, ptr addrspace(1) %a, i64 %0
  %2 = sext i32 %pitch to i64
  %3 = shl i64 %2, 2
  br label %loop

loop:                                             ; preds = %loop, %entry
  %lsr.iv = phi ptr addrspace(1) [ %1, %entry ], [ %lsr.iv.next, %loop ]
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi float [ 0.000000e+00, %entry ], [ %more.sum, %loop ]
  %x = load float, ptr addrspace(1) %lsr.iv, align 4
  %more.sum = fadd float %sum, %x
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  %lsr.iv.next = getelementptr i8, ptr addrspace(1) %lsr.iv, i64 %3
  br i1 %more, label %loop, label %done

done:                                             ; preds = %loop
  %more.sum.lcssa = phi float [ %more.sum, %loop ]
  store float %more.sum.lcssa, ptr addrspace(1) %b, align 4
  ret void
}

attributes #0 = { "nvopt-loop-reduce"="llvm" }
attributes #1 = { "nvopt-loop-reduce" }
