remark: <unknown>:0:0: in function copy: compared the distance to a limit with 3 constants
remark: <unknown>:0:0: in function loop: compared the distance to a limit with 2 constants
; ModuleID = 'elements.ll'
source_filename = "elements.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @copy(ptr addrspace(1) %from, ptr addrspace(1) %to, i32 %i, i32 %n) {
entry:
  %left = sub i32 %n, %i
  %w = sext i32 %i to i64
  %p = getelementptr float, ptr addrspace(1) %from, i64 %w
  %q = getelementptr float, ptr addrspace(1) %to, i64 %w
  %c0 = icmp slt i32 %i, %n
  br i1 %c0, label %first, label %exit

first:                                            ; preds = %entry
  %v0 = load float, ptr addrspace(1) %p, align 4
  store float %v0, ptr addrspace(1) %q, align 4
  %c1 = icmp ugt i32 %left, 128
  br i1 %c1, label %second, label %exit

second:                                           ; preds = %first
  %p1 = getelementptr i8, ptr addrspace(1) %p, i64 512
  %v1 = load float, ptr addrspace(1) %p1, align 4
  %c2 = icmp ule i32 %left, 256
  br i1 %c2, label %exit, label %third

third:                                            ; preds = %second
  %q1 = getelementptr i8, ptr addrspace(1) %q, i64 512
  store float %v1, ptr addrspace(1) %q1, align 4
  %c3 = icmp ugt i32 %left, 384
  br i1 %c3, label %fourth, label %exit

fourth:                                           ; preds = %third
  store float 0.000000e+00, ptr addrspace(1) %q, align 4
  br label %exit

exit:                                             ; preds = %fourth, %third, %second, %first, %entry
  ret void
}

define void @loop(ptr addrspace(3) %p, i32 %n, i32 range(i32 0, -2147483648) %limit) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %left = sub i32 %limit, %i
  %next = add nuw nsw i32 %i, 1
  %c = icmp sgt i32 %left, 2
  %d = icmp slt i32 %left, 3
  %both = and i1 %c, %d
  %done = icmp sge i32 %next, %n
  store i1 %both, ptr addrspace(3) %p, align 1
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %loop
  ret void
}
