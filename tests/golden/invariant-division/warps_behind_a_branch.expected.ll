remark: <unknown>:0:0: in function f: fewer warps would run for the reciprocal of %f
remark: <unknown>:0:0: in function f: multiplied by the reciprocal of %0
; ModuleID = 'warps_behind_a_branch.ll'
source_filename = "warps_behind_a_branch.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @f(ptr addrspace(1) %a, ptr addrspace(1) %b, i32 %n, i32 %d, i1 %c) {
entry:
  %v = load <19 x i32>, ptr addrspace(1) %b, align 128
  %0 = freeze i32 %d
  %divisor = call i32 @llvm.umax.i32(i32 %0, i32 1)
  %negative = sub i32 0, %divisor
  %reciprocal = udiv i32 -1, %divisor
  br label %first

first:                                            ; preds = %first, %entry
  %k = phi i32 [ 0, %entry ], [ %k.next, %first ]
  %1 = freeze i32 %k
  %2 = call i32 @llvm.nvvm.mulhi.ui(i32 %1, i32 %reciprocal)
  %3 = mul i32 %2, %negative
  %4 = add i32 %1, %3
  %5 = freeze i32 %4
  %6 = icmp uge i32 %5, %divisor
  %7 = add i32 %2, 1
  %q1 = select i1 %6, i32 %7, i32 %2
  %p1 = getelementptr i32, ptr addrspace(1) %a, i32 %k
  store i32 %q1, ptr addrspace(1) %p1, align 4
  %k.next = add nuw nsw i32 %k, 1
  %m1 = icmp slt i32 %k.next, %n
  br i1 %m1, label %first, label %second

second:                                           ; preds = %first
  br i1 %c, label %outer, label %done

outer:                                            ; preds = %last, %second
  %i = phi i32 [ 0, %second ], [ %i.next, %last ]
  %q = udiv i32 %i, %0
  br label %inner

inner:                                            ; preds = %inner, %outer
  %j = phi i32 [ 0, %outer ], [ %j.next, %inner ]
  %sum = phi i32 [ %q, %outer ], [ %t, %inner ]
  %t = xor i32 %sum, %j
  %j.next = add nuw nsw i32 %j, 1
  %more = icmp slt i32 %j.next, %n
  br i1 %more, label %inner, label %last

last:                                             ; preds = %inner
  %p = getelementptr i32, ptr addrspace(1) %a, i32 %i
  store i32 %t, ptr addrspace(1) %p, align 4
  %i.next = add nuw nsw i32 %i, 1
  %again = icmp slt i32 %i.next, %n
  br i1 %again, label %outer, label %done

done:                                             ; preds = %last, %second
  store <19 x i32> %v, ptr addrspace(1) %b, align 128
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.mulhi.ui(i32, i32) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #1

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
