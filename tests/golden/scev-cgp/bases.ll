; RUN: nvopt -passes=scev-cgp -pass-remarks=scev-cgp %s 2>&1
; RUN: nvopt -passes=scev-cgp -do-function-scev-cgp -pass-remarks=scev-cgp %s 2>&1
; RUN: nvopt -passes=scev-cgp -do-scev-cgp-aggresively -pass-remarks=scev-cgp -disable-output %s 2>&1
; RUN: nvopt -passes=scev-cgp -do-function-scev-cgp -scev-cgp-old-base -pass-remarks=scev-cgp -disable-output %s 2>&1
; RUN: nvopt -passes=scev-cgp -nv-disable-scev-cgp -pass-remarks=scev-cgp -disable-output %s 2>&1
; RUN: nvopt -passes=scev-cgp -do-scev-cgp=0 -pass-remarks=scev-cgp -disable-output %s 2>&1
target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

; By the range of a special register; two accesses of one address.
define ptx_kernel void @tids(ptr addrspace(1) %a) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %e0 = zext i32 %t to i64
  %p0 = getelementptr inbounds float, ptr addrspace(1) %a, i64 %e0
  %x0 = load float, ptr addrspace(1) %p0
  %t1 = add i32 %t, 7
  %e1 = zext i32 %t1 to i64
  %p1 = getelementptr inbounds float, ptr addrspace(1) %a, i64 %e1
  %x1 = load float, ptr addrspace(1) %p1
  %s = fadd float %x0, %x1
  store float %s, ptr addrspace(1) %p1
  ret void
}

; The lowest is the last; a sum that may wrap around is no constant apart.
define ptx_kernel void @lowest(ptr addrspace(1) %a, i64 %i, i32 %j) {
  %i2 = add i64 %i, 2
  %p2 = getelementptr inbounds float, ptr addrspace(1) %a, i64 %i2
  store float 2.0, ptr addrspace(1) %p2
  %i1 = add i64 %i, 1
  %p1 = getelementptr inbounds float, ptr addrspace(1) %a, i64 %i1
  store float 1.0, ptr addrspace(1) %p1
  %x3 = zext i32 %j to i64
  %p3 = getelementptr float, ptr addrspace(1) %a, i64 %x3
  store float 3.0, ptr addrspace(1) %p3
  %j1 = add i32 %j, 1
  %x4 = zext i32 %j1 to i64
  %p4 = getelementptr float, ptr addrspace(1) %a, i64 %x4
  store float 4.0, ptr addrspace(1) %p4
  ret void
}

; In two blocks, whose common one accesses nothing: with do-function-scev-cgp.
define ptx_kernel void @arms(ptr addrspace(1) %a, i64 %i, i1 %c) {
entry:
  br i1 %c, label %l, label %r
l:
  %i1 = add i64 %i, 1
  %p1 = getelementptr inbounds float, ptr addrspace(1) %a, i64 %i1
  store volatile float 1.0, ptr addrspace(1) %p1, align 4
  ret void
r:
  %i2 = add i64 %i, 2
  %p2 = getelementptr inbounds float, ptr addrspace(1) %a, i64 %i2
  store volatile float 2.0, ptr addrspace(1) %p2, align 4
  ret void
}

; In a loop from the first access; not from %before, which comes behind it in the order of execution.
define ptx_kernel void @loop(ptr addrspace(1) %a, i64 %i, i1 %c) {
entry:
  br label %loop
loop:
  %k = phi i64 [ 0, %entry ], [ %k1, %loop ]
  %at = add i64 %i, %k
  %p = getelementptr i32, ptr addrspace(1) %a, i64 %at
  %old = atomicrmw add ptr addrspace(1) %p, i32 1 seq_cst
  %k1 = add i64 %k, 1
  %next = add i64 %i, %k1
  %q = getelementptr i32, ptr addrspace(1) %a, i64 %next
  %new = cmpxchg ptr addrspace(1) %q, i32 0, i32 %old seq_cst seq_cst
  %more = icmp ult i64 %k1, 10
  br i1 %more, label %loop, label %out
out:
  ret void
}

; Another array, another address space, an address that something else needs: nothing.
define ptx_kernel void @others(ptr addrspace(1) %a, ptr addrspace(1) %b, ptr %g, i64 %i, ptr addrspace(1) %out) {
  %i1 = add i64 %i, 1
  %p0 = getelementptr i32, ptr addrspace(1) %a, i64 %i
  store i32 0, ptr addrspace(1) %p0
  %p1 = getelementptr i32, ptr addrspace(1) %b, i64 %i1
  store i32 1, ptr addrspace(1) %p1
  %p2 = getelementptr i32, ptr %g, i64 %i1
  store i32 2, ptr %p2
  %i3 = add i64 %i, 3
  %p3 = getelementptr i32, ptr addrspace(1) %a, i64 %i3
  store i32 3, ptr addrspace(1) %p3
  store ptr addrspace(1) %p3, ptr addrspace(1) %out
  ret void
}

; 8 MiB less four bytes is as far as an access reaches, 8 MiB is not.
define ptx_kernel void @far(ptr addrspace(1) %a, i64 %i, i64 %j) {
  %p0 = getelementptr i32, ptr addrspace(1) %a, i64 %i
  store i32 0, ptr addrspace(1) %p0
  %i1 = add i64 %i, 2097151
  %p1 = getelementptr i32, ptr addrspace(1) %a, i64 %i1
  store i32 1, ptr addrspace(1) %p1
  %p2 = getelementptr i32, ptr addrspace(1) %a, i64 %j
  store i32 2, ptr addrspace(1) %p2
  %j1 = add i64 %j, 2097152
  %p3 = getelementptr i32, ptr addrspace(1) %a, i64 %j1
  store i32 3, ptr addrspace(1) %p3
  ret void
}
