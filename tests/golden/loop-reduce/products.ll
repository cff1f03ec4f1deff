; RUN: nvopt -passes='function(loop-reduce)' -mcpu=sm_90 %s
target datalayout = "e-p:64:64-p3:32:32-i64:64-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; The pointer of each row is the last one and a stride, and what else the loop asks of memory says which row that is.
define ptx_kernel void @by_sign(ptr addrspace(1) %p, i32 %stride, i32 %n) {
entry:
  %w = sext i32 %stride to i64
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %q = phi ptr addrspace(1) [ %p, %entry ], [ %following, %loop ]
  %x = load volatile i32, ptr addrspace(1) %q
  %following = getelementptr inbounds float, ptr addrspace(1) %q, i64 %w
  %next = add i32 %i, %x
  %goes = icmp slt i32 %next, %n
  br i1 %goes, label %loop, label %exit
exit:
  ret void
}

; One product for all that are of one size; what the extension says of signs is no matter.
define ptx_kernel void @several(ptr addrspace(1) %p, i32 %stride, i32 %n) {
entry:
  %w = zext nneg i32 %stride to i64
  br label %loop
loop:
  %q = phi ptr addrspace(1) [ %p, %entry ], [ %loaded, %loop ]
  %a = getelementptr [3 x i32], ptr addrspace(1) %q, i64 %w
  %b = getelementptr nuw { i64, i32 }, ptr addrspace(1) %q, i64 %w
  %c = getelementptr [12 x i8], ptr addrspace(1) %b, i64 %w
  store volatile i32 1, ptr addrspace(1) %a
  store volatile i32 1, ptr addrspace(1) %b
  store volatile i32 1, ptr addrspace(1) %c
  %loaded = load volatile ptr addrspace(1), ptr addrspace(1) %q
  %goes = icmp ne ptr addrspace(1) %loaded, null
  br i1 %goes, label %loop, label %exit
exit:
  ret void
}

; An inner loop's is that of the outer one, and stands there; what the outer one adds to its own pointer is another.
define ptx_kernel void @nested(ptr addrspace(1) %p, ptr addrspace(1) %s, i32 %n) {
entry:
  br label %outer
outer:
  %stride = load volatile i32, ptr addrspace(1) %s
  %w = sext i32 %stride to i64
  br label %inner
inner:
  %q = phi ptr addrspace(1) [ %p, %outer ], [ %following, %inner ]
  %x = load volatile i32, ptr addrspace(1) %q
  %following = getelementptr i32, ptr addrspace(1) %q, i64 %w
  %goes = icmp slt i32 %x, %n
  br i1 %goes, label %inner, label %latch
latch:
  %again = icmp slt i32 %stride, %n
  br i1 %again, label %outer, label %exit
exit:
  ret void
}

; Nothing is done where the index is extended in the loop, isn't extended, or from other than 32 bits; where it counts bytes, or nothing;
; where a pointer has 32 bits; where there is more than one index; and where all of it is the same in each iteration.
define ptx_kernel void @left(ptr addrspace(1) %p, ptr addrspace(3) %shared, i64 %wide, i16 %short, i32 %stride, i32 %n) {
entry:
  %w = sext i32 %stride to i64
  %v = sext i16 %short to i64
  br label %loop
loop:
  %q = phi ptr addrspace(1) [ %p, %entry ], [ %loaded, %loop ]
  %t = phi ptr addrspace(3) [ %shared, %entry ], [ %narrow, %loop ]
  %x = load volatile i32, ptr addrspace(1) %q
  %u = sext i32 %x to i64
  %a = getelementptr i32, ptr addrspace(1) %q, i64 %u
  %b = getelementptr i32, ptr addrspace(1) %q, i64 %wide
  %c = getelementptr i32, ptr addrspace(1) %q, i64 %v
  %d = getelementptr i8, ptr addrspace(1) %q, i64 %w
  %e = getelementptr {}, ptr addrspace(1) %q, i64 %w
  %narrow = getelementptr i32, ptr addrspace(3) %t, i64 %w
  %g = getelementptr [4 x i32], ptr addrspace(1) %q, i64 %w, i64 %u
  %h = getelementptr i32, ptr addrspace(1) %p, i64 %w
  store volatile i32 1, ptr addrspace(1) %a
  store volatile i32 1, ptr addrspace(1) %b
  store volatile i32 1, ptr addrspace(1) %c
  store volatile i32 1, ptr addrspace(1) %d
  store volatile i32 1, ptr addrspace(1) %e
  store volatile i32 1, ptr addrspace(3) %t
  store volatile i32 1, ptr addrspace(1) %g
  store volatile i32 1, ptr addrspace(1) %h
  %loaded = load volatile ptr addrspace(1), ptr addrspace(1) %q
  %goes = icmp ne ptr addrspace(1) %loaded, null
  br i1 %goes, label %loop, label %exit
exit:
  ret void
}

; The largest that 32 bits can be multiplied by without an overflow, and what is one byte more.
define ptx_kernel void @large(ptr addrspace(1) %p, i32 %stride) {
entry:
  %w = zext i32 %stride to i64
  br label %loop
loop:
  %q = phi ptr addrspace(1) [ %p, %entry ], [ %loaded, %loop ]
  %a = getelementptr [2147483647 x i8], ptr addrspace(1) %q, i64 %w
  %b = getelementptr [2147483648 x i8], ptr addrspace(1) %q, i64 %w
  store volatile i32 1, ptr addrspace(1) %a
  store volatile i32 1, ptr addrspace(1) %b
  %loaded = load volatile ptr addrspace(1), ptr addrspace(1) %q
  %goes = icmp ne ptr addrspace(1) %loaded, null
  br i1 %goes, label %loop, label %exit
exit:
  ret void
}
