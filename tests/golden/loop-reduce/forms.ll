; RUN: nvopt -passes=loop-reduce -mcpu=sm_90 -pass-remarks=loop-reduce %s 2>&1
; RUN: nvopt -passes=loop-reduce -mcpu=sm_90 -do-lsr-64-bit=false -lsr-sxtopt=false %s
; What loops do with addresses, and what becomes of it.
target triple = "nvptx64-nvidia-cuda"

; A product in each iteration: a pointer that is stepped.
define ptx_kernel void @pitch(ptr addrspace(1) %a, ptr addrspace(1) %b, i64 %pitch, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %w = zext nneg i32 %i to i64
  %m = mul nsw i64 %w, %pitch
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %m
  %x = load float, ptr addrspace(1) %p
  %q = getelementptr inbounds float, ptr addrspace(1) %b, i64 %w
  store float %x, ptr addrspace(1) %q
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

; A base and a multiple of a 32-bit counter: one instruction, which stays, since ptxas is told not to unroll the loop.
define ptx_kernel void @plain(ptr addrspace(1) %a, ptr addrspace(1) %b, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %w = zext nneg i32 %i to i64
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %w
  %x = load float, ptr addrspace(1) %p
  %q = getelementptr inbounds float, ptr addrspace(1) %b, i64 %w
  store float %x, ptr addrspace(1) %q
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done, !llvm.loop !0
done:
  ret void
}

; A multiple of another step than the element's: the counter, times all of it.
define ptx_kernel void @rows(ptr addrspace(1) %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %t = mul nuw nsw i32 %i, 24
  %s = add nuw nsw i32 %t, 5
  %w = zext nneg i32 %s to i64
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %w
  store float 1.0, ptr addrspace(1) %p
  %s2 = add nuw nsw i32 %t, 7
  %w2 = zext nneg i32 %s2 to i64
  %p2 = getelementptr inbounds float, ptr addrspace(1) %a, i64 %w2
  store float 2.0, ptr addrspace(1) %p2
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done, !llvm.loop !0
done:
  ret void
}

; Local memory: the loop counts in bytes.
define ptx_kernel void @held(ptr addrspace(1) %r) {
entry:
  %held = alloca [16 x float], align 4
  %local = addrspacecast ptr %held to ptr addrspace(5)
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi float [ 0.0, %entry ], [ %total, %loop ]
  %w = zext nneg i32 %i to i64
  %p = getelementptr inbounds float, ptr addrspace(5) %local, i64 %w
  %x = load float, ptr addrspace(5) %p
  %total = fadd float %sum, %x
  %next = add nuw nsw i32 %i, 1
  %done = icmp eq i32 %next, 16
  br i1 %done, label %out, label %loop
out:
  store float %total, ptr addrspace(1) %r
  ret void
}

; Five products with one pitch: as many pointers would take more.
define ptx_kernel void @planes(ptr addrspace(1) %a, ptr addrspace(1) %b, ptr addrspace(1) %c, ptr addrspace(1) %d, ptr addrspace(1) %e, i64 %pitch, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %w = zext nneg i32 %i to i64
  %m = mul nsw i64 %w, %pitch
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %m
  store float 1.0, ptr addrspace(1) %p
  %q = getelementptr inbounds float, ptr addrspace(1) %b, i64 %m
  store float 1.0, ptr addrspace(1) %q
  %r = getelementptr inbounds float, ptr addrspace(1) %c, i64 %m
  store float 1.0, ptr addrspace(1) %r
  %s = getelementptr inbounds float, ptr addrspace(1) %d, i64 %m
  store float 1.0, ptr addrspace(1) %s
  %t = getelementptr inbounds float, ptr addrspace(1) %e, i64 %m
  store float 1.0, ptr addrspace(1) %t
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
