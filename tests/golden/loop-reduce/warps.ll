; RUN: nvopt -passes=loop-reduce -mcpu=sm_90 %s
; RUN: nvopt -passes=loop-reduce %s
; What costs no warps: a thread may take 32 registers on sm_90. Without a GPU nobody knows.
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

; It would be 33 with a pointer and its step, which the inner loop would hold.
define ptx_kernel void @around(ptr addrspace(1) %a, ptr addrspace(1) %b, i64 %pitch, i32 %n) {
entry:
  %p0 = getelementptr float, ptr addrspace(1) %b, i64 0
  %v0 = load float, ptr addrspace(1) %p0
  %p1 = getelementptr float, ptr addrspace(1) %b, i64 2
  %v1 = load float, ptr addrspace(1) %p1
  %p2 = getelementptr float, ptr addrspace(1) %b, i64 4
  %v2 = load float, ptr addrspace(1) %p2
  %p3 = getelementptr float, ptr addrspace(1) %b, i64 6
  %v3 = load float, ptr addrspace(1) %p3
  %p4 = getelementptr float, ptr addrspace(1) %b, i64 8
  %v4 = load float, ptr addrspace(1) %p4
  %p5 = getelementptr float, ptr addrspace(1) %b, i64 10
  %v5 = load float, ptr addrspace(1) %p5
  %p6 = getelementptr float, ptr addrspace(1) %b, i64 12
  %v6 = load float, ptr addrspace(1) %p6
  %p7 = getelementptr float, ptr addrspace(1) %b, i64 14
  %v7 = load float, ptr addrspace(1) %p7
  %p8 = getelementptr float, ptr addrspace(1) %b, i64 16
  %v8 = load float, ptr addrspace(1) %p8
  %p9 = getelementptr float, ptr addrspace(1) %b, i64 18
  %v9 = load float, ptr addrspace(1) %p9
  %p10 = getelementptr float, ptr addrspace(1) %b, i64 20
  %v10 = load float, ptr addrspace(1) %p10
  %p11 = getelementptr float, ptr addrspace(1) %b, i64 22
  %v11 = load float, ptr addrspace(1) %p11
  %p12 = getelementptr float, ptr addrspace(1) %b, i64 24
  %v12 = load float, ptr addrspace(1) %p12
  %p13 = getelementptr float, ptr addrspace(1) %b, i64 26
  %v13 = load float, ptr addrspace(1) %p13
  %p14 = getelementptr float, ptr addrspace(1) %b, i64 28
  %v14 = load float, ptr addrspace(1) %p14
  %p15 = getelementptr float, ptr addrspace(1) %b, i64 30
  %v15 = load float, ptr addrspace(1) %p15
  %p16 = getelementptr float, ptr addrspace(1) %b, i64 32
  %v16 = load float, ptr addrspace(1) %p16
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %first = zext nneg i32 %x to i64
  br label %outer
outer:
  %j = phi i64 [ %first, %entry ], [ %after, %last ]
  %m = mul nsw i64 %j, %pitch
  %q = getelementptr float, ptr addrspace(1) %a, i64 %m
  %s = load float, ptr addrspace(1) %q
  br label %inner
inner:
  %i = phi i32 [ 0, %outer ], [ %next, %inner ]
  %sum = phi float [ %s, %outer ], [ %t, %inner ]
  %t = fmul float %sum, %sum
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %inner, label %last
last:
  store float %t, ptr addrspace(1) %q
  %after = add nuw nsw i64 %j, 1024
  %again = icmp samesign ult i64 %after, 65536
  br i1 %again, label %outer, label %done
done:
  store float %v0, ptr addrspace(1) %p0
  store float %v1, ptr addrspace(1) %p1
  store float %v2, ptr addrspace(1) %p2
  store float %v3, ptr addrspace(1) %p3
  store float %v4, ptr addrspace(1) %p4
  store float %v5, ptr addrspace(1) %p5
  store float %v6, ptr addrspace(1) %p6
  store float %v7, ptr addrspace(1) %p7
  store float %v8, ptr addrspace(1) %p8
  store float %v9, ptr addrspace(1) %p9
  store float %v10, ptr addrspace(1) %p10
  store float %v11, ptr addrspace(1) %p11
  store float %v12, ptr addrspace(1) %p12
  store float %v13, ptr addrspace(1) %p13
  store float %v14, ptr addrspace(1) %p14
  store float %v15, ptr addrspace(1) %p15
  store float %v16, ptr addrspace(1) %p16
  ret void
}

; Without an inner loop they are worth it.
define ptx_kernel void @alone(ptr addrspace(1) %a, ptr addrspace(1) %b, i64 %pitch, i32 %n) {
entry:
  %p0 = getelementptr float, ptr addrspace(1) %b, i64 0
  %v0 = load float, ptr addrspace(1) %p0
  %p1 = getelementptr float, ptr addrspace(1) %b, i64 2
  %v1 = load float, ptr addrspace(1) %p1
  %p2 = getelementptr float, ptr addrspace(1) %b, i64 4
  %v2 = load float, ptr addrspace(1) %p2
  %p3 = getelementptr float, ptr addrspace(1) %b, i64 6
  %v3 = load float, ptr addrspace(1) %p3
  %p4 = getelementptr float, ptr addrspace(1) %b, i64 8
  %v4 = load float, ptr addrspace(1) %p4
  %p5 = getelementptr float, ptr addrspace(1) %b, i64 10
  %v5 = load float, ptr addrspace(1) %p5
  %p6 = getelementptr float, ptr addrspace(1) %b, i64 12
  %v6 = load float, ptr addrspace(1) %p6
  %p7 = getelementptr float, ptr addrspace(1) %b, i64 14
  %v7 = load float, ptr addrspace(1) %p7
  %p8 = getelementptr float, ptr addrspace(1) %b, i64 16
  %v8 = load float, ptr addrspace(1) %p8
  %p9 = getelementptr float, ptr addrspace(1) %b, i64 18
  %v9 = load float, ptr addrspace(1) %p9
  %p10 = getelementptr float, ptr addrspace(1) %b, i64 20
  %v10 = load float, ptr addrspace(1) %p10
  %p11 = getelementptr float, ptr addrspace(1) %b, i64 22
  %v11 = load float, ptr addrspace(1) %p11
  %p12 = getelementptr float, ptr addrspace(1) %b, i64 24
  %v12 = load float, ptr addrspace(1) %p12
  %p13 = getelementptr float, ptr addrspace(1) %b, i64 26
  %v13 = load float, ptr addrspace(1) %p13
  %p14 = getelementptr float, ptr addrspace(1) %b, i64 28
  %v14 = load float, ptr addrspace(1) %p14
  %p15 = getelementptr float, ptr addrspace(1) %b, i64 30
  %v15 = load float, ptr addrspace(1) %p15
  %p16 = getelementptr float, ptr addrspace(1) %b, i64 32
  %v16 = load float, ptr addrspace(1) %p16
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %first = zext nneg i32 %x to i64
  br label %outer
outer:
  %j = phi i64 [ %first, %entry ], [ %after, %last ]
  %m = mul nsw i64 %j, %pitch
  %q = getelementptr float, ptr addrspace(1) %a, i64 %m
  %s = load float, ptr addrspace(1) %q
  %t = fmul float %s, %s
  br label %last
last:
  store float %t, ptr addrspace(1) %q
  %after = add nuw nsw i64 %j, 1024
  %again = icmp samesign ult i64 %after, 65536
  br i1 %again, label %outer, label %done
done:
  store float %v0, ptr addrspace(1) %p0
  store float %v1, ptr addrspace(1) %p1
  store float %v2, ptr addrspace(1) %p2
  store float %v3, ptr addrspace(1) %p3
  store float %v4, ptr addrspace(1) %p4
  store float %v5, ptr addrspace(1) %p5
  store float %v6, ptr addrspace(1) %p6
  store float %v7, ptr addrspace(1) %p7
  store float %v8, ptr addrspace(1) %p8
  store float %v9, ptr addrspace(1) %p9
  store float %v10, ptr addrspace(1) %p10
  store float %v11, ptr addrspace(1) %p11
  store float %v12, ptr addrspace(1) %p12
  store float %v13, ptr addrspace(1) %p13
  store float %v14, ptr addrspace(1) %p14
  store float %v15, ptr addrspace(1) %p15
  store float %v16, ptr addrspace(1) %p16
  ret void
}
