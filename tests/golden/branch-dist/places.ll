; RUN: nvopt -passes=branch-dist -pass-remarks=. -pass-remarks-missed=. -S %s 2>&1
; RUN: nvopt -passes=branch-dist -dump-branch-dist -disable-output -no-branch-dist=different,reads %s 2>&1
; RUN: nvopt -passes=branch-dist -dump-branch-dist -disable-output -branch-dist-func-limit=1 %s 2>&1
; RUN: nvopt -passes=branch-dist -dump-branch-dist -disable-output -branch-dist-func-limit=0 %s 2>&1
; RUN: nvopt -passes=branch-dist -dump-branch-dist -disable-output -disable-complex-branch-dist %s 2>&1
; RUN: nvopt -passes=branch-dist -dump-branch-dist -disable-output -branch-dist-block-limit=3 %s 2>&1
; RUN: nvopt -passes=branch-dist -dump-branch-dist -disable-output -branch-dist-block-limit=2 %s 2>&1
; RUN: nvopt -passes=branch-dist -dump-branch-dist -disable-output -ignore-call-safety %s 2>&1
target triple = "nvptx64-nvidia-cuda"

@p = internal addrspace(3) global [64 x float] undef
@q = internal addrspace(3) global [64 x float] undef
@any = external addrspace(3) global [0 x float]
@more = external addrspace(3) global [0 x float]

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare void @llvm.memcpy.p3.p3.i64(ptr addrspace(3), ptr addrspace(3), i64, i1)
declare void @unknown()
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32)

define ptx_kernel void @different() {
  store float 1.0, ptr addrspace(3) @p
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %v = load float, ptr addrspace(3) @q
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %w = load float, ptr addrspace(3) @p
  ret void
}

define ptx_kernel void @reads(ptr addrspace(1) %g) {
  %v = load float, ptr addrspace(3) @p
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %w = load float, ptr addrspace(3) @p
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store float %w, ptr addrspace(1) %g
  ret void
}

; Written and read, read and written, written and written.
define ptx_kernel void @met() {
  %at = getelementptr float, ptr addrspace(3) @p, i32 1
  store float 1.0, ptr addrspace(3) @p
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %v = load float, ptr addrspace(3) %at
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store float 2.0, ptr addrspace(3) @p
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store float 3.0, ptr addrspace(3) %at
  ret void
}

; Which may be the same: two extern ones, an extern one and another, a generic pointer and either space, two global pointers.
define ptx_kernel void @same(ptr %generic, ptr addrspace(1) %a, ptr addrspace(1) %b) {
  store float 1.0, ptr addrspace(3) @any
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %v = load float, ptr addrspace(3) @more
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store float 1.0, ptr addrspace(3) @p
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %x = load float, ptr %generic
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store float 1.0, ptr addrspace(1) %a
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %y = load float, ptr addrspace(1) %b
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store float 1.0, ptr addrspace(3) @any
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %z = load float, ptr addrspace(3) @p
  ret void
}

; Not plain: volatile, atomic, a call, a shuffle; a copy that is.
define ptx_kernel void @plain(i32 %n) {
  store volatile float 1.0, ptr addrspace(3) @p
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %v = load float, ptr addrspace(3) @q
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %a = load atomic i32, ptr addrspace(3) @p monotonic, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %w = load float, ptr addrspace(3) @q
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @unknown()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %x = load float, ptr addrspace(3) @q
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %s = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %n, i32 0, i32 31)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %y = load float, ptr addrspace(3) @q
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.memcpy.p3.p3.i64(ptr addrspace(3) @p, ptr addrspace(3) @q, i64 16, i1 false)
  ret void
}

; A thread that returns has passed all barriers: what it wrote counts as written above.
define ptx_kernel void @returns(i1 %c) {
  br i1 %c, label %leave, label %stay
leave:
  store float 1.0, ptr addrspace(3) @p
  ret void
stay:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %v = load float, ptr addrspace(3) @p
  ret void
}

; Around a loop the barrier is between the iterations, too.
define ptx_kernel void @loops(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %v = load float, ptr addrspace(3) @q
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store float %v, ptr addrspace(3) @p
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %again
again:
  %j = phi i32 [ 0, %loop ], [ %next.j, %again ]
  %w = load float, ptr addrspace(3) @q
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %x = load float, ptr addrspace(3) @q
  %next.j = add i32 %j, 1
  %more.j = icmp ult i32 %next.j, %n
  br i1 %more.j, label %again, label %exit
exit:
  ret void
}

define void @device() {
  %v = load float, ptr addrspace(3) @p
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %w = load float, ptr addrspace(3) @p
  ret void
}
