; ModuleID = 'products.ll'
source_filename = "products.ll"
target datalayout = "e-p:64:64-p3:32:32-i64:64-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @by_sign(ptr addrspace(1) %p, i32 %stride, i32 %n) #0 {
entry:
  %w = sext i32 %stride to i64
  %0 = mul nsw i64 %w, 4
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %q = phi ptr addrspace(1) [ %p, %entry ], [ %1, %loop ]
  %x = load volatile i32, ptr addrspace(1) %q, align 4
  %1 = getelementptr inbounds i8, ptr addrspace(1) %q, i64 %0
  %next = add i32 %i, %x
  %goes = icmp slt i32 %next, %n
  br i1 %goes, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define ptx_kernel void @several(ptr addrspace(1) %p, i32 %stride, i32 %n) #0 {
entry:
  %w = zext nneg i32 %stride to i64
  %0 = mul nsw i64 %w, 16
  %1 = mul nsw i64 %w, 12
  br label %loop

loop:                                             ; preds = %loop, %entry
  %q = phi ptr addrspace(1) [ %p, %entry ], [ %loaded, %loop ]
  %2 = getelementptr i8, ptr addrspace(1) %q, i64 %1
  %3 = getelementptr nuw i8, ptr addrspace(1) %q, i64 %0
  %4 = getelementptr i8, ptr addrspace(1) %3, i64 %1
  store volatile i32 1, ptr addrspace(1) %2, align 4
  store volatile i32 1, ptr addrspace(1) %3, align 4
  store volatile i32 1, ptr addrspace(1) %4, align 4
  %loaded = load volatile ptr addrspace(1), ptr addrspace(1) %q, align 8
  %goes = icmp ne ptr addrspace(1) %loaded, null
  br i1 %goes, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define ptx_kernel void @nested(ptr addrspace(1) %p, ptr addrspace(1) %s, i32 %n) #0 {
entry:
  br label %outer

outer:                                            ; preds = %latch, %entry
  %stride = load volatile i32, ptr addrspace(1) %s, align 4
  %w = sext i32 %stride to i64
  %0 = mul nsw i64 %w, 4
  br label %inner

inner:                                            ; preds = %inner, %outer
  %q = phi ptr addrspace(1) [ %p, %outer ], [ %1, %inner ]
  %x = load volatile i32, ptr addrspace(1) %q, align 4
  %1 = getelementptr i8, ptr addrspace(1) %q, i64 %0
  %goes = icmp slt i32 %x, %n
  br i1 %goes, label %inner, label %latch

latch:                                            ; preds = %inner
  %again = icmp slt i32 %stride, %n
  br i1 %again, label %outer, label %exit

exit:                                             ; preds = %latch
  ret void
}

define ptx_kernel void @left(ptr addrspace(1) %p, ptr addrspace(3) %shared, i64 %wide, i16 %short, i32 %stride, i32 %n) #0 {
entry:
  %w = sext i32 %stride to i64
  %v = sext i16 %short to i64
  br label %loop

loop:                                             ; preds = %loop, %entry
  %q = phi ptr addrspace(1) [ %p, %entry ], [ %loaded, %loop ]
  %t = phi ptr addrspace(3) [ %shared, %entry ], [ %narrow, %loop ]
  %x = load volatile i32, ptr addrspace(1) %q, align 4
  %u = sext i32 %x to i64
  %a = getelementptr i32, ptr addrspace(1) %q, i64 %u
  %b = getelementptr i32, ptr addrspace(1) %q, i64 %wide
  %c = getelementptr i32, ptr addrspace(1) %q, i64 %v
  %d = getelementptr i8, ptr addrspace(1) %q, i64 %w
  %e = getelementptr {}, ptr addrspace(1) %q, i64 %w
  %narrow = getelementptr i32, ptr addrspace(3) %t, i64 %w
  %g = getelementptr [4 x i32], ptr addrspace(1) %q, i64 %w, i64 %u
  %h = getelementptr i32, ptr addrspace(1) %p, i64 %w
  store volatile i32 1, ptr addrspace(1) %a, align 4
  store volatile i32 1, ptr addrspace(1) %b, align 4
  store volatile i32 1, ptr addrspace(1) %c, align 4
  store volatile i32 1, ptr addrspace(1) %d, align 4
  store volatile i32 1, ptr addrspace(1) %e, align 4
  store volatile i32 1, ptr addrspace(3) %t, align 4
  store volatile i32 1, ptr addrspace(1) %g, align 4
  store volatile i32 1, ptr addrspace(1) %h, align 4
  %loaded = load volatile ptr addrspace(1), ptr addrspace(1) %q, align 8
  %goes = icmp ne ptr addrspace(1) %loaded, null
  br i1 %goes, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define ptx_kernel void @large(ptr addrspace(1) %p, i32 %stride) #0 {
entry:
  %w = zext i32 %stride to i64
  %0 = mul nsw i64 %w, 2147483647
  br label %loop

loop:                                             ; preds = %loop, %entry
  %q = phi ptr addrspace(1) [ %p, %entry ], [ %loaded, %loop ]
  %1 = getelementptr i8, ptr addrspace(1) %q, i64 %0
  %b = getelementptr [2147483648 x i8], ptr addrspace(1) %q, i64 %w
  store volatile i32 1, ptr addrspace(1) %1, align 4
  store volatile i32 1, ptr addrspace(1) %b, align 4
  %loaded = load volatile ptr addrspace(1), ptr addrspace(1) %q, align 8
  %goes = icmp ne ptr addrspace(1) %loaded, null
  br i1 %goes, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

attributes #0 = { "nvopt-loop-reduce" }
