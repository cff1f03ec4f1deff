; RUN: nvopt -passes=version-alignment -pass-remarks=version-alignment -pass-remarks-missed=version-alignment %s 2>&1

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare void @llvm.nvvm.barrier0()

; The address moves on by 16 bytes: tested ahead of the loop.
define ptx_kernel void @by16(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out, i32 %n) {
entry:
  br label %loop

loop:
  %at = phi ptr addrspace(1) [ %p, %entry ], [ %next, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %total = phi float [ 0.0, %entry ], [ %more, %loop ]
  %ap0 = getelementptr i8, ptr addrspace(1) %at, i64 0
  %a0 = load float, ptr addrspace(1) %ap0, align 4
  %ap1 = getelementptr i8, ptr addrspace(1) %at, i64 4
  %a1 = load float, ptr addrspace(1) %ap1, align 4
  %ap2 = getelementptr i8, ptr addrspace(1) %at, i64 8
  %a2 = load float, ptr addrspace(1) %ap2, align 4
  %ap3 = getelementptr i8, ptr addrspace(1) %at, i64 12
  %a3 = load float, ptr addrspace(1) %ap3, align 4
  %sum0 = fadd float %total, %a0
  %sum1 = fadd float %sum0, %a1
  %sum2 = fadd float %sum1, %a2
  %more = fadd float %sum2, %a3
  %next = getelementptr i8, ptr addrspace(1) %at, i64 16
  %j = add i32 %i, 1
  %again = icmp slt i32 %j, %n
  br i1 %again, label %loop, label %done

done:
  store float %more, ptr addrspace(1) %out, align 4
  ret void
}

; By 8 bytes: pairs.
define ptx_kernel void @by8(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out, i32 %n) {
entry:
  br label %loop

loop:
  %at = phi ptr addrspace(1) [ %p, %entry ], [ %next, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %total = phi float [ 0.0, %entry ], [ %more, %loop ]
  %ap0 = getelementptr i8, ptr addrspace(1) %at, i64 0
  %a0 = load float, ptr addrspace(1) %ap0, align 4
  %ap1 = getelementptr i8, ptr addrspace(1) %at, i64 4
  %a1 = load float, ptr addrspace(1) %ap1, align 4
  %ap2 = getelementptr i8, ptr addrspace(1) %at, i64 8
  %a2 = load float, ptr addrspace(1) %ap2, align 4
  %ap3 = getelementptr i8, ptr addrspace(1) %at, i64 12
  %a3 = load float, ptr addrspace(1) %ap3, align 4
  %sum0 = fadd float %total, %a0
  %sum1 = fadd float %sum0, %a1
  %sum2 = fadd float %sum1, %a2
  %more = fadd float %sum2, %a3
  %next = getelementptr i8, ptr addrspace(1) %at, i64 8
  %j = add i32 %i, 1
  %again = icmp slt i32 %j, %n
  br i1 %again, label %loop, label %done, !llvm.loop !0

done:
  store float %more, ptr addrspace(1) %out, align 4
  ret void
}

; By 4 bytes: nothing.
define ptx_kernel void @by4(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out, i32 %n) {
entry:
  br label %loop

loop:
  %at = phi ptr addrspace(1) [ %p, %entry ], [ %next, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %total = phi float [ 0.0, %entry ], [ %more, %loop ]
  %ap0 = getelementptr i8, ptr addrspace(1) %at, i64 0
  %a0 = load float, ptr addrspace(1) %ap0, align 4
  %ap1 = getelementptr i8, ptr addrspace(1) %at, i64 4
  %a1 = load float, ptr addrspace(1) %ap1, align 4
  %ap2 = getelementptr i8, ptr addrspace(1) %at, i64 8
  %a2 = load float, ptr addrspace(1) %ap2, align 4
  %ap3 = getelementptr i8, ptr addrspace(1) %at, i64 12
  %a3 = load float, ptr addrspace(1) %ap3, align 4
  %sum0 = fadd float %total, %a0
  %sum1 = fadd float %sum0, %a1
  %sum2 = fadd float %sum1, %a2
  %more = fadd float %sum2, %a3
  %next = getelementptr i8, ptr addrspace(1) %at, i64 4
  %j = add i32 %i, 1
  %again = icmp slt i32 %j, %n
  br i1 %again, label %loop, label %done

done:
  store float %more, ptr addrspace(1) %out, align 4
  ret void
}

; By what is told ahead of the loop.
define ptx_kernel void @by_step(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out, i32 %n, i64 noundef %step) {
entry:
  br label %loop

loop:
  %at = phi ptr addrspace(1) [ %p, %entry ], [ %next, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %total = phi float [ 0.0, %entry ], [ %more, %loop ]
  %ap0 = getelementptr i8, ptr addrspace(1) %at, i64 0
  %a0 = load float, ptr addrspace(1) %ap0, align 4
  %ap1 = getelementptr i8, ptr addrspace(1) %at, i64 4
  %a1 = load float, ptr addrspace(1) %ap1, align 4
  %ap2 = getelementptr i8, ptr addrspace(1) %at, i64 8
  %a2 = load float, ptr addrspace(1) %ap2, align 4
  %ap3 = getelementptr i8, ptr addrspace(1) %at, i64 12
  %a3 = load float, ptr addrspace(1) %ap3, align 4
  %sum0 = fadd float %total, %a0
  %sum1 = fadd float %sum0, %a1
  %sum2 = fadd float %sum1, %a2
  %more = fadd float %sum2, %a3
  %next = getelementptr i8, ptr addrspace(1) %at, i64 %step
  %j = add i32 %i, 1
  %again = icmp slt i32 %j, %n
  br i1 %again, label %loop, label %done

done:
  store float %more, ptr addrspace(1) %out, align 4
  ret void
}

; By something else each time: what is tested in this iteration says nothing of the last ones.
define ptx_kernel void @by_loaded(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out, i32 %n) {
entry:
  br label %loop

loop:
  %at = phi ptr addrspace(1) [ %p, %entry ], [ %next, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %total = phi float [ 0.0, %entry ], [ %more, %loop ]
  %step = load i64, ptr addrspace(1) %out, align 8
  %ap0 = getelementptr i8, ptr addrspace(1) %at, i64 0
  %a0 = load float, ptr addrspace(1) %ap0, align 4
  %ap1 = getelementptr i8, ptr addrspace(1) %at, i64 4
  %a1 = load float, ptr addrspace(1) %ap1, align 4
  %ap2 = getelementptr i8, ptr addrspace(1) %at, i64 8
  %a2 = load float, ptr addrspace(1) %ap2, align 4
  %ap3 = getelementptr i8, ptr addrspace(1) %at, i64 12
  %a3 = load float, ptr addrspace(1) %ap3, align 4
  %sum0 = fadd float %total, %a0
  %sum1 = fadd float %sum0, %a1
  %sum2 = fadd float %sum1, %a2
  %more = fadd float %sum2, %a3
  %next = getelementptr i8, ptr addrspace(1) %at, i64 %step
  %j = add i32 %i, 1
  %again = icmp slt i32 %j, %n
  br i1 %again, label %loop, label %done

done:
  store float %more, ptr addrspace(1) %out, align 4
  ret void
}

; The same, of what all threads have in common.
define ptx_kernel void @by_table(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out, i32 %n, ptr addrspace(4) noundef %table) {
entry:
  br label %loop

loop:
  %at = phi ptr addrspace(1) [ %p, %entry ], [ %next, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %total = phi float [ 0.0, %entry ], [ %more, %loop ]
  %entry.at = getelementptr i64, ptr addrspace(4) %table, i32 %i
  %step = load i64, ptr addrspace(4) %entry.at, align 8
  %ap0 = getelementptr i8, ptr addrspace(1) %at, i64 0
  %a0 = load float, ptr addrspace(1) %ap0, align 4
  %ap1 = getelementptr i8, ptr addrspace(1) %at, i64 4
  %a1 = load float, ptr addrspace(1) %ap1, align 4
  %ap2 = getelementptr i8, ptr addrspace(1) %at, i64 8
  %a2 = load float, ptr addrspace(1) %ap2, align 4
  %ap3 = getelementptr i8, ptr addrspace(1) %at, i64 12
  %a3 = load float, ptr addrspace(1) %ap3, align 4
  %sum0 = fadd float %total, %a0
  %sum1 = fadd float %sum0, %a1
  %sum2 = fadd float %sum1, %a2
  %more = fadd float %sum2, %a3
  %next = getelementptr i8, ptr addrspace(1) %at, i64 %step
  %j = add i32 %i, 1
  %again = icmp slt i32 %j, %n
  br i1 %again, label %loop, label %done

done:
  store float %more, ptr addrspace(1) %out, align 4
  ret void
}

; A barrier in the loop is not copied: there are two versions of what stands behind it.
define ptx_kernel void @barrier(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out, i32 %n) {
entry:
  br label %loop

loop:
  %at = phi ptr addrspace(1) [ %p, %entry ], [ %next, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %total = phi float [ 0.0, %entry ], [ %more, %loop ]
  call void @llvm.nvvm.barrier0()
  %ap0 = getelementptr i8, ptr addrspace(1) %at, i64 0
  %a0 = load float, ptr addrspace(1) %ap0, align 4
  %ap1 = getelementptr i8, ptr addrspace(1) %at, i64 4
  %a1 = load float, ptr addrspace(1) %ap1, align 4
  %ap2 = getelementptr i8, ptr addrspace(1) %at, i64 8
  %a2 = load float, ptr addrspace(1) %ap2, align 4
  %ap3 = getelementptr i8, ptr addrspace(1) %at, i64 12
  %a3 = load float, ptr addrspace(1) %ap3, align 4
  %sum0 = fadd float %total, %a0
  %sum1 = fadd float %sum0, %a1
  %sum2 = fadd float %sum1, %a2
  %more = fadd float %sum2, %a3
  %next = getelementptr i8, ptr addrspace(1) %at, i64 16
  %j = add i32 %i, 1
  %again = icmp slt i32 %j, %n
  br i1 %again, label %loop, label %done

done:
  store float %more, ptr addrspace(1) %out, align 4
  ret void
}

; A branch must not depend on what may be poison.
define ptx_kernel void @poison(ptr addrspace(1) %p, ptr addrspace(1) noalias noundef %out, i32 %n) {
entry:
  br label %loop

loop:
  %at = phi ptr addrspace(1) [ %p, %entry ], [ %next, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %total = phi float [ 0.0, %entry ], [ %more, %loop ]
  %ap0 = getelementptr i8, ptr addrspace(1) %at, i64 0
  %a0 = load float, ptr addrspace(1) %ap0, align 4
  %ap1 = getelementptr i8, ptr addrspace(1) %at, i64 4
  %a1 = load float, ptr addrspace(1) %ap1, align 4
  %ap2 = getelementptr i8, ptr addrspace(1) %at, i64 8
  %a2 = load float, ptr addrspace(1) %ap2, align 4
  %ap3 = getelementptr i8, ptr addrspace(1) %at, i64 12
  %a3 = load float, ptr addrspace(1) %ap3, align 4
  %sum0 = fadd float %total, %a0
  %sum1 = fadd float %sum0, %a1
  %sum2 = fadd float %sum1, %a2
  %more = fadd float %sum2, %a3
  %next = getelementptr i8, ptr addrspace(1) %at, i64 16
  %j = add i32 %i, 1
  %again = icmp slt i32 %j, %n
  br i1 %again, label %loop, label %done

done:
  store float %more, ptr addrspace(1) %out, align 4
  ret void
}

; Ahead of a loop of seventeen instructions so little is not worth it.
define ptx_kernel void @ahead_few(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %far, i32 %n, ptr addrspace(1) noalias noundef %out) {
entry:
  %ap0 = getelementptr i8, ptr addrspace(1) %p, i64 0
  %a0 = load float, ptr addrspace(1) %ap0, align 4
  %ap1 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %a1 = load float, ptr addrspace(1) %ap1, align 4
  %ap2 = getelementptr i8, ptr addrspace(1) %p, i64 8
  %a2 = load float, ptr addrspace(1) %ap2, align 4
  %ap3 = getelementptr i8, ptr addrspace(1) %p, i64 12
  %a3 = load float, ptr addrspace(1) %ap3, align 4
  %sum0 = fadd float %a0, %a1
  %sum1 = fadd float %sum0, %a2
  %sum2 = fadd float %sum1, %a3
  store float %sum2, ptr addrspace(1) %far, align 4
  br label %loop

loop:
  %at = phi ptr addrspace(1) [ %p, %entry ], [ %next, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %total = phi float [ 0.0, %entry ], [ %more, %loop ]
  %x = load float, ptr addrspace(1) %at, align 4
  %x0 = fmul float %x, %x
  %x1 = fmul float %x0, %x
  %x2 = fmul float %x1, %x
  %x3 = fmul float %x2, %x
  %x4 = fmul float %x3, %x
  %x5 = fmul float %x4, %x
  %x6 = fmul float %x5, %x
  %x7 = fmul float %x6, %x
  %x8 = fmul float %x7, %x
  %x9 = fmul float %x8, %x
  %more = fadd float %total, %x9
  %next = getelementptr i8, ptr addrspace(1) %at, i64 4
  %j = add i32 %i, 1
  %again = icmp slt i32 %j, %n
  br i1 %again, label %loop, label %done

done:
  store float %more, ptr addrspace(1) %out, align 4
  ret void
}

; So much is.
define ptx_kernel void @ahead_more(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %far, i32 %n, ptr addrspace(1) noalias noundef %out) {
entry:
  %ap0 = getelementptr i8, ptr addrspace(1) %p, i64 0
  %a0 = load float, ptr addrspace(1) %ap0, align 4
  %ap1 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %a1 = load float, ptr addrspace(1) %ap1, align 4
  %ap2 = getelementptr i8, ptr addrspace(1) %p, i64 8
  %a2 = load float, ptr addrspace(1) %ap2, align 4
  %ap3 = getelementptr i8, ptr addrspace(1) %p, i64 12
  %a3 = load float, ptr addrspace(1) %ap3, align 4
  %ap4 = getelementptr i8, ptr addrspace(1) %p, i64 16
  %a4 = load float, ptr addrspace(1) %ap4, align 4
  %ap5 = getelementptr i8, ptr addrspace(1) %p, i64 20
  %a5 = load float, ptr addrspace(1) %ap5, align 4
  %ap6 = getelementptr i8, ptr addrspace(1) %p, i64 24
  %a6 = load float, ptr addrspace(1) %ap6, align 4
  %ap7 = getelementptr i8, ptr addrspace(1) %p, i64 28
  %a7 = load float, ptr addrspace(1) %ap7, align 4
  %sum0 = fadd float %a0, %a1
  %sum1 = fadd float %sum0, %a2
  %sum2 = fadd float %sum1, %a3
  %sum3 = fadd float %sum2, %a4
  %sum4 = fadd float %sum3, %a5
  %sum5 = fadd float %sum4, %a6
  %sum6 = fadd float %sum5, %a7
  store float %sum6, ptr addrspace(1) %far, align 4
  br label %loop

loop:
  %at = phi ptr addrspace(1) [ %p, %entry ], [ %next, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %total = phi float [ 0.0, %entry ], [ %more, %loop ]
  %x = load float, ptr addrspace(1) %at, align 4
  %more = fadd float %total, %x
  %next = getelementptr i8, ptr addrspace(1) %at, i64 4
  %j = add i32 %i, 1
  %again = icmp slt i32 %j, %n
  br i1 %again, label %loop, label %done

done:
  store float %more, ptr addrspace(1) %out, align 4
  ret void
}

; Half as much is saved where a loop may go past it: there are two versions of that, not of the loop.
define ptx_kernel void @seldom(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out, i32 %n) {
entry:
  br label %loop

loop:
  %at = phi ptr addrspace(1) [ %p, %entry ], [ %next, %last ]
  %i = phi i32 [ 0, %entry ], [ %j, %last ]
  %total = phi float [ 0.0, %entry ], [ %more, %last ]
  %odd = trunc i32 %i to i1
  br i1 %odd, label %sums, label %last

sums:
  %ap0 = getelementptr i8, ptr addrspace(1) %at, i64 0
  %a0 = load float, ptr addrspace(1) %ap0, align 4
  %ap1 = getelementptr i8, ptr addrspace(1) %at, i64 4
  %a1 = load float, ptr addrspace(1) %ap1, align 4
  %ap2 = getelementptr i8, ptr addrspace(1) %at, i64 8
  %a2 = load float, ptr addrspace(1) %ap2, align 4
  %ap3 = getelementptr i8, ptr addrspace(1) %at, i64 12
  %a3 = load float, ptr addrspace(1) %ap3, align 4
  %sum0 = fadd float %total, %a0
  %sum1 = fadd float %sum0, %a1
  %sum2 = fadd float %sum1, %a2
  %sum3 = fadd float %sum2, %a3
  br label %last

last:
  %more = phi float [ %sum3, %sums ], [ %total, %loop ]
  %y0 = fmul float %more, %more
  %y1 = fmul float %y0, %more
  %y2 = fmul float %y1, %more
  store float %y2, ptr addrspace(1) %out, align 4
  %next = getelementptr i8, ptr addrspace(1) %at, i64 16
  %j = add i32 %i, 1
  %again = icmp slt i32 %j, %n
  br i1 %again, label %loop, label %done

done:
  store float %more, ptr addrspace(1) %out, align 4
  ret void
}

; ptxas leaves such a loop as it is.
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
