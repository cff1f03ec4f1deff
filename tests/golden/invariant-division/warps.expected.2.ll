; ModuleID = 'warps.ll'
source_filename = "warps.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @at.the.limit(ptr addrspace(1) %a, ptr addrspace(1) %b, i32 %n, i32 %d) {
entry:
  %v = load <18 x i32>, ptr addrspace(1) %b, align 128
  %0 = freeze i32 %d
  %divisor = call i32 @llvm.umax.i32(i32 %0, i32 1)
  %negative = sub i32 0, %divisor
  %reciprocal = udiv i32 -1, %divisor
  br label %outer

outer:                                            ; preds = %last, %entry
  %i = phi i32 [ 0, %entry ], [ %i.next, %last ]
  %1 = freeze i32 %i
  %2 = call i32 @llvm.nvvm.mulhi.ui(i32 %1, i32 %reciprocal)
  %3 = mul i32 %2, %negative
  %4 = add i32 %1, %3
  %5 = freeze i32 %4
  %6 = icmp uge i32 %5, %divisor
  %7 = add i32 %2, 1
  %q = select i1 %6, i32 %7, i32 %2
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

done:                                             ; preds = %last
  store <18 x i32> %v, ptr addrspace(1) %b, align 128
  ret void
}

define ptx_kernel void @beyond(ptr addrspace(1) %a, ptr addrspace(1) %b, i32 %n, i32 %d) {
entry:
  %v = load <19 x i32>, ptr addrspace(1) %b, align 128
  br label %outer

outer:                                            ; preds = %last, %entry
  %i = phi i32 [ 0, %entry ], [ %i.next, %last ]
  %q = udiv i32 %i, %d
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

done:                                             ; preds = %last
  store <19 x i32> %v, ptr addrspace(1) %b, align 128
  ret void
}

define ptx_kernel void @inside(ptr addrspace(1) %a, ptr addrspace(1) %b, i32 %n, i32 %d) {
entry:
  %v = load <19 x i32>, ptr addrspace(1) %b, align 128
  %0 = freeze i32 %d
  %divisor = call i32 @llvm.umax.i32(i32 %0, i32 1)
  %negative = sub i32 0, %divisor
  %reciprocal = udiv i32 -1, %divisor
  br label %outer

outer:                                            ; preds = %last, %entry
  %i = phi i32 [ 0, %entry ], [ %i.next, %last ]
  %1 = freeze i32 %i
  %2 = call i32 @llvm.nvvm.mulhi.ui(i32 %1, i32 %reciprocal)
  %3 = mul i32 %2, %negative
  %4 = add i32 %1, %3
  %5 = freeze i32 %4
  %6 = icmp uge i32 %5, %divisor
  %7 = add i32 %2, 1
  %q = select i1 %6, i32 %7, i32 %2
  br label %inner

inner:                                            ; preds = %inner, %outer
  %j = phi i32 [ 0, %outer ], [ %j.next, %inner ]
  %sum = phi i32 [ %q, %outer ], [ %t, %inner ]
  %8 = freeze i32 %j
  %9 = call i32 @llvm.nvvm.mulhi.ui(i32 %8, i32 %reciprocal)
  %10 = mul i32 %9, %negative
  %11 = add i32 %8, %10
  %12 = freeze i32 %11
  %13 = icmp uge i32 %12, %divisor
  %14 = add i32 %9, 1
  %r = select i1 %13, i32 %14, i32 %9
  %t = xor i32 %sum, %r
  %j.next = add nuw nsw i32 %j, 1
  %more = icmp slt i32 %j.next, %n
  br i1 %more, label %inner, label %last

last:                                             ; preds = %inner
  %p = getelementptr i32, ptr addrspace(1) %a, i32 %i
  store i32 %t, ptr addrspace(1) %p, align 4
  %i.next = add nuw nsw i32 %i, 1
  %again = icmp slt i32 %i.next, %n
  br i1 %again, label %outer, label %done

done:                                             ; preds = %last
  store <19 x i32> %v, ptr addrspace(1) %b, align 128
  ret void
}

define ptx_kernel void @two(ptr addrspace(1) %a, ptr addrspace(1) %b, i32 %n, i32 %d, i32 %e) {
entry:
  %v = load <16 x i32>, ptr addrspace(1) %b, align 64
  br label %outer

outer:                                            ; preds = %last, %entry
  %i = phi i32 [ 0, %entry ], [ %i.next, %last ]
  %q.d = udiv i32 %i, %d
  %q.e = udiv i32 %i, %e
  %q = xor i32 %q.d, %q.e
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

done:                                             ; preds = %last
  store <16 x i32> %v, ptr addrspace(1) %b, align 64
  ret void
}

define ptx_kernel void @alone(ptr addrspace(1) %a, ptr addrspace(1) %b, i32 %n, i32 %d) {
entry:
  %v = load <20 x i32>, ptr addrspace(1) %b, align 128
  %0 = freeze i32 %d
  %divisor = call i32 @llvm.umax.i32(i32 %0, i32 1)
  %negative = sub i32 0, %divisor
  %reciprocal = udiv i32 -1, %divisor
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
  %1 = freeze i32 %i
  %2 = call i32 @llvm.nvvm.mulhi.ui(i32 %1, i32 %reciprocal)
  %3 = mul i32 %2, %negative
  %4 = add i32 %1, %3
  %5 = freeze i32 %4
  %6 = icmp uge i32 %5, %divisor
  %7 = add i32 %2, 1
  %q = select i1 %6, i32 %7, i32 %2
  %p = getelementptr i32, ptr addrspace(1) %a, i32 %i
  store i32 %q, ptr addrspace(1) %p, align 4
  %i.next = add nuw nsw i32 %i, 1
  %again = icmp slt i32 %i.next, %n
  br i1 %again, label %loop, label %done

done:                                             ; preds = %loop
  store <20 x i32> %v, ptr addrspace(1) %b, align 128
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.mulhi.ui(i32, i32) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #1

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
