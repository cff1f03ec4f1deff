; RUN: nvopt -passes=loop-reduce -mcpu=sm_90 -lsr-check-rp -lsr-rp-limit=6 %s
; RUN: nvopt -passes=loop-reduce -mcpu=sm_90 -lsr-check-rp -lsr-rp-limit=7 %s
; RUN: nvopt -passes=loop-reduce -mcpu=sm_90 -lsr-check-rp -lsr-rp-limit=8 -count-sxt-opt-for-reg-pressure=0 %s
; RUN: nvopt -passes=loop-reduce -mcpu=sm_90 -disable-lsr-complexity-discount %s
; What loops have of registers: five live in the first, eight in the others; two of them are the counter's extension, which goes.
target triple = "nvptx64-nvidia-cuda"

; The stride is a kernel's parameter, which is in no register: the pointer is one more.
define ptx_kernel void @one(ptr addrspace(1) %a, i64 %pitch, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %w = zext nneg i32 %i to i64
  %m = mul nsw i64 %w, %pitch
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %m
  %x = load float, ptr addrspace(1) %p
  %y = fadd float %x, 1.0
  store float %y, ptr addrspace(1) %p
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

; Base and stride come into the loop in registers: the pointer and its step take no more.
define void @as.many(ptr addrspace(1) %a, i64 %pitch, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %w = zext nneg i32 %i to i64
  %m = mul nsw i64 %w, %pitch
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %m
  store float 1.0, ptr addrspace(1) %p
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

; The stride is needed for something else, too.
define void @more(ptr addrspace(1) %a, i64 %pitch, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %w = zext nneg i32 %i to i64
  %m = mul nsw i64 %w, %pitch
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %m
  store i64 %pitch, ptr addrspace(1) %p
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}
