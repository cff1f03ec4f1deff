; ModuleID = 'warps.ll'
source_filename = "warps.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #0

define ptx_kernel void @around(ptr addrspace(1) %a, ptr addrspace(1) %b, i64 %pitch, i32 %n) #1 {
entry:
  %p0 = getelementptr float, ptr addrspace(1) %b, i64 0
  %v0 = load float, ptr addrspace(1) %p0, align 4
  %p1 = getelementptr float, ptr addrspace(1) %b, i64 2
  %v1 = load float, ptr addrspace(1) %p1, align 4
  %p2 = getelementptr float, ptr addrspace(1) %b, i64 4
  %v2 = load float, ptr addrspace(1) %p2, align 4
  %p3 = getelementptr float, ptr addrspace(1) %b, i64 6
  %v3 = load float, ptr addrspace(1) %p3, align 4
  %p4 = getelementptr float, ptr addrspace(1) %b, i64 8
  %v4 = load float, ptr addrspace(1) %p4, align 4
  %p5 = getelementptr float, ptr addrspace(1) %b, i64 10
  %v5 = load float, ptr addrspace(1) %p5, align 4
  %p6 = getelementptr float, ptr addrspace(1) %b, i64 12
  %v6 = load float, ptr addrspace(1) %p6, align 4
  %p7 = getelementptr float, ptr addrspace(1) %b, i64 14
  %v7 = load float, ptr addrspace(1) %p7, align 4
  %p8 = getelementptr float, ptr addrspace(1) %b, i64 16
  %v8 = load float, ptr addrspace(1) %p8, align 4
  %p9 = getelementptr float, ptr addrspace(1) %b, i64 18
  %v9 = load float, ptr addrspace(1) %p9, align 4
  %p10 = getelementptr float, ptr addrspace(1) %b, i64 20
  %v10 = load float, ptr addrspace(1) %p10, align 4
  %p11 = getelementptr float, ptr addrspace(1) %b, i64 22
  %v11 = load float, ptr addrspace(1) %p11, align 4
  %p12 = getelementptr float, ptr addrspace(1) %b, i64 24
  %v12 = load float, ptr addrspace(1) %p12, align 4
  %p13 = getelementptr float, ptr addrspace(1) %b, i64 26
  %v13 = load float, ptr addrspace(1) %p13, align 4
  %p14 = getelementptr float, ptr addrspace(1) %b, i64 28
  %v14 = load float, ptr addrspace(1) %p14, align 4
  %p15 = getelementptr float, ptr addrspace(1) %b, i64 30
  %v15 = load float, ptr addrspace(1) %p15, align 4
  %p16 = getelementptr float, ptr addrspace(1) %b, i64 32
  %v16 = load float, ptr addrspace(1) %p16, align 4
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %first = zext nneg i32 %x to i64
  %0 = zext i32 %x to i64
  %1 = mul i64 %0, %pitch
  %2 = shl i64 %1, 2
  %3 = getelementptr i8, ptr addrspace(1) %a, i64 %2
  %4 = shl i64 %pitch, 12
  br label %outer

outer:                                            ; preds = %last, %entry
  %lsr.iv = phi ptr addrspace(1) [ %3, %entry ], [ %lsr.iv.next, %last ]
  %j = phi i64 [ %first, %entry ], [ %after, %last ]
  %s = load float, ptr addrspace(1) %lsr.iv, align 4
  br label %inner

inner:                                            ; preds = %inner, %outer
  %i = phi i32 [ 0, %outer ], [ %next, %inner ]
  %sum = phi float [ %s, %outer ], [ %t, %inner ]
  %t = fmul float %sum, %sum
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %inner, label %last

last:                                             ; preds = %inner
  %t.lcssa = phi float [ %t, %inner ]
  store float %t.lcssa, ptr addrspace(1) %lsr.iv, align 4
  %after = add nuw nsw i64 %j, 1024
  %again = icmp samesign ult i64 %after, 65536
  %lsr.iv.next = getelementptr i8, ptr addrspace(1) %lsr.iv, i64 %4
  br i1 %again, label %outer, label %done

done:                                             ; preds = %last
  store float %v0, ptr addrspace(1) %p0, align 4
  store float %v1, ptr addrspace(1) %p1, align 4
  store float %v2, ptr addrspace(1) %p2, align 4
  store float %v3, ptr addrspace(1) %p3, align 4
  store float %v4, ptr addrspace(1) %p4, align 4
  store float %v5, ptr addrspace(1) %p5, align 4
  store float %v6, ptr addrspace(1) %p6, align 4
  store float %v7, ptr addrspace(1) %p7, align 4
  store float %v8, ptr addrspace(1) %p8, align 4
  store float %v9, ptr addrspace(1) %p9, align 4
  store float %v10, ptr addrspace(1) %p10, align 4
  store float %v11, ptr addrspace(1) %p11, align 4
  store float %v12, ptr addrspace(1) %p12, align 4
  store float %v13, ptr addrspace(1) %p13, align 4
  store float %v14, ptr addrspace(1) %p14, align 4
  store float %v15, ptr addrspace(1) %p15, align 4
  store float %v16, ptr addrspace(1) %p16, align 4
  ret void
}

define ptx_kernel void @alone(ptr addrspace(1) %a, ptr addrspace(1) %b, i64 %pitch, i32 %n) #1 {
entry:
  %p0 = getelementptr float, ptr addrspace(1) %b, i64 0
  %v0 = load float, ptr addrspace(1) %p0, align 4
  %p1 = getelementptr float, ptr addrspace(1) %b, i64 2
  %v1 = load float, ptr addrspace(1) %p1, align 4
  %p2 = getelementptr float, ptr addrspace(1) %b, i64 4
  %v2 = load float, ptr addrspace(1) %p2, align 4
  %p3 = getelementptr float, ptr addrspace(1) %b, i64 6
  %v3 = load float, ptr addrspace(1) %p3, align 4
  %p4 = getelementptr float, ptr addrspace(1) %b, i64 8
  %v4 = load float, ptr addrspace(1) %p4, align 4
  %p5 = getelementptr float, ptr addrspace(1) %b, i64 10
  %v5 = load float, ptr addrspace(1) %p5, align 4
  %p6 = getelementptr float, ptr addrspace(1) %b, i64 12
  %v6 = load float, ptr addrspace(1) %p6, align 4
  %p7 = getelementptr float, ptr addrspace(1) %b, i64 14
  %v7 = load float, ptr addrspace(1) %p7, align 4
  %p8 = getelementptr float, ptr addrspace(1) %b, i64 16
  %v8 = load float, ptr addrspace(1) %p8, align 4
  %p9 = getelementptr float, ptr addrspace(1) %b, i64 18
  %v9 = load float, ptr addrspace(1) %p9, align 4
  %p10 = getelementptr float, ptr addrspace(1) %b, i64 20
  %v10 = load float, ptr addrspace(1) %p10, align 4
  %p11 = getelementptr float, ptr addrspace(1) %b, i64 22
  %v11 = load float, ptr addrspace(1) %p11, align 4
  %p12 = getelementptr float, ptr addrspace(1) %b, i64 24
  %v12 = load float, ptr addrspace(1) %p12, align 4
  %p13 = getelementptr float, ptr addrspace(1) %b, i64 26
  %v13 = load float, ptr addrspace(1) %p13, align 4
  %p14 = getelementptr float, ptr addrspace(1) %b, i64 28
  %v14 = load float, ptr addrspace(1) %p14, align 4
  %p15 = getelementptr float, ptr addrspace(1) %b, i64 30
  %v15 = load float, ptr addrspace(1) %p15, align 4
  %p16 = getelementptr float, ptr addrspace(1) %b, i64 32
  %v16 = load float, ptr addrspace(1) %p16, align 4
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %first = zext nneg i32 %x to i64
  %0 = zext i32 %x to i64
  %1 = mul i64 %0, %pitch
  %2 = shl i64 %1, 2
  %3 = getelementptr i8, ptr addrspace(1) %a, i64 %2
  %4 = shl i64 %pitch, 12
  br label %outer

outer:                                            ; preds = %last, %entry
  %lsr.iv = phi ptr addrspace(1) [ %3, %entry ], [ %lsr.iv.next, %last ]
  %j = phi i64 [ %first, %entry ], [ %after, %last ]
  %s = load float, ptr addrspace(1) %lsr.iv, align 4
  %t = fmul float %s, %s
  br label %last

last:                                             ; preds = %outer
  store float %t, ptr addrspace(1) %lsr.iv, align 4
  %after = add nuw nsw i64 %j, 1024
  %again = icmp samesign ult i64 %after, 65536
  %lsr.iv.next = getelementptr i8, ptr addrspace(1) %lsr.iv, i64 %4
  br i1 %again, label %outer, label %done

done:                                             ; preds = %last
  store float %v0, ptr addrspace(1) %p0, align 4
  store float %v1, ptr addrspace(1) %p1, align 4
  store float %v2, ptr addrspace(1) %p2, align 4
  store float %v3, ptr addrspace(1) %p3, align 4
  store float %v4, ptr addrspace(1) %p4, align 4
  store float %v5, ptr addrspace(1) %p5, align 4
  store float %v6, ptr addrspace(1) %p6, align 4
  store float %v7, ptr addrspace(1) %p7, align 4
  store float %v8, ptr addrspace(1) %p8, align 4
  store float %v9, ptr addrspace(1) %p9, align 4
  store float %v10, ptr addrspace(1) %p10, align 4
  store float %v11, ptr addrspace(1) %p11, align 4
  store float %v12, ptr addrspace(1) %p12, align 4
  store float %v13, ptr addrspace(1) %p13, align 4
  store float %v14, ptr addrspace(1) %p14, align 4
  store float %v15, ptr addrspace(1) %p15, align 4
  store float %v16, ptr addrspace(1) %p16, align 4
  ret void
}

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { "nvopt-loop-reduce" }
