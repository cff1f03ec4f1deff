remark: <unknown>:0:0: in function copied: cloned a stretch of 64 instructions, in 2 pieces, in which 64 memory instructions become 16 with %from a multiple of 16, %n a multiple of 4, %to a multiple of 16 and what is accessed through 1 pairs of pointers apart
remark: <unknown>:0:0: in function apart: cloned a stretch of 64 instructions, in 2 pieces, in which 64 memory instructions become 32 with %from a multiple of 8, %n a multiple of 2, %to a multiple of 8
remark: <unknown>:0:0: in function doubles: cloned a stretch of 64 instructions, in which 64 memory instructions become 32 with %from a multiple of 16, %n a multiple of 2, %to a multiple of 16 and what is accessed through 1 pairs of pointers apart
; ModuleID = 'pieces.ll'
source_filename = "pieces.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @copied(ptr addrspace(1) noundef %to, ptr addrspace(1) noundef %from, i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %row = mul nsw i32 %tid, %n
  %0 = ptrtoint ptr addrspace(1) %from to i32
  %1 = shl i32 %n, 2
  %2 = or i32 %0, %1
  %3 = ptrtoint ptr addrspace(1) %to to i32
  %4 = or i32 %2, %3
  %misalignment = and i32 %4, 15
  %is.aligned = icmp eq i32 %misalignment, 0
  %5 = ptrtoint ptr addrspace(1) %from to i64
  %6 = ptrtoint ptr addrspace(1) %to to i64
  %7 = sub i64 %5, %6
  %distance = add i64 %7, 127
  %is.apart = icmp uge i64 %distance, 255
  %is.aligned.apart = and i1 %is.aligned, %is.apart
  br label %loop

loop:                                             ; preds = %loop.split.split.split.split, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop.split.split.split.split ]
  %r0 = add nsw i32 %i, %row
  %x0 = sext i32 %r0 to i64
  %p0 = getelementptr inbounds float, ptr addrspace(1) %from, i64 %x0
  %q0 = getelementptr inbounds float, ptr addrspace(1) %to, i64 %x0
  br i1 %is.aligned.apart, label %loop.split, label %loop.split.unaligned

loop.split:                                       ; preds = %loop
  call void @llvm.experimental.noalias.scope.decl(metadata !0)
  call void @llvm.experimental.noalias.scope.decl(metadata !3)
  %v0 = load float, ptr addrspace(1) %p0, align 16, !alias.scope !0, !noalias !3
  store float %v0, ptr addrspace(1) %q0, align 16, !alias.scope !3, !noalias !0
  %8 = getelementptr i8, ptr addrspace(1) %p0, i64 4
  %v1 = load float, ptr addrspace(1) %8, align 4, !alias.scope !0, !noalias !3
  %9 = getelementptr i8, ptr addrspace(1) %q0, i64 4
  store float %v1, ptr addrspace(1) %9, align 4, !alias.scope !3, !noalias !0
  %10 = getelementptr i8, ptr addrspace(1) %p0, i64 8
  %v2 = load float, ptr addrspace(1) %10, align 8, !alias.scope !0, !noalias !3
  %11 = getelementptr i8, ptr addrspace(1) %q0, i64 8
  store float %v2, ptr addrspace(1) %11, align 8, !alias.scope !3, !noalias !0
  %12 = getelementptr i8, ptr addrspace(1) %p0, i64 12
  %v3 = load float, ptr addrspace(1) %12, align 4, !alias.scope !0, !noalias !3
  %13 = getelementptr i8, ptr addrspace(1) %q0, i64 12
  store float %v3, ptr addrspace(1) %13, align 4, !alias.scope !3, !noalias !0
  %14 = getelementptr i8, ptr addrspace(1) %p0, i64 16
  %v4 = load float, ptr addrspace(1) %14, align 16, !alias.scope !0, !noalias !3
  %15 = getelementptr i8, ptr addrspace(1) %q0, i64 16
  store float %v4, ptr addrspace(1) %15, align 16, !alias.scope !3, !noalias !0
  %16 = getelementptr i8, ptr addrspace(1) %p0, i64 20
  %v5 = load float, ptr addrspace(1) %16, align 4, !alias.scope !0, !noalias !3
  %17 = getelementptr i8, ptr addrspace(1) %q0, i64 20
  store float %v5, ptr addrspace(1) %17, align 4, !alias.scope !3, !noalias !0
  %18 = getelementptr i8, ptr addrspace(1) %p0, i64 24
  %v6 = load float, ptr addrspace(1) %18, align 8, !alias.scope !0, !noalias !3
  %19 = getelementptr i8, ptr addrspace(1) %q0, i64 24
  store float %v6, ptr addrspace(1) %19, align 8, !alias.scope !3, !noalias !0
  %20 = getelementptr i8, ptr addrspace(1) %p0, i64 28
  %v7 = load float, ptr addrspace(1) %20, align 4, !alias.scope !0, !noalias !3
  %21 = getelementptr i8, ptr addrspace(1) %q0, i64 28
  store float %v7, ptr addrspace(1) %21, align 4, !alias.scope !3, !noalias !0
  %22 = getelementptr i8, ptr addrspace(1) %p0, i64 32
  %v8 = load float, ptr addrspace(1) %22, align 16, !alias.scope !0, !noalias !3
  %23 = getelementptr i8, ptr addrspace(1) %q0, i64 32
  store float %v8, ptr addrspace(1) %23, align 16, !alias.scope !3, !noalias !0
  %24 = getelementptr i8, ptr addrspace(1) %p0, i64 36
  %v9 = load float, ptr addrspace(1) %24, align 4, !alias.scope !0, !noalias !3
  %25 = getelementptr i8, ptr addrspace(1) %q0, i64 36
  store float %v9, ptr addrspace(1) %25, align 4, !alias.scope !3, !noalias !0
  %26 = getelementptr i8, ptr addrspace(1) %p0, i64 40
  %v10 = load float, ptr addrspace(1) %26, align 8, !alias.scope !0, !noalias !3
  %27 = getelementptr i8, ptr addrspace(1) %q0, i64 40
  store float %v10, ptr addrspace(1) %27, align 8, !alias.scope !3, !noalias !0
  %28 = getelementptr i8, ptr addrspace(1) %p0, i64 44
  %v11 = load float, ptr addrspace(1) %28, align 4, !alias.scope !0, !noalias !3
  %29 = getelementptr i8, ptr addrspace(1) %q0, i64 44
  store float %v11, ptr addrspace(1) %29, align 4, !alias.scope !3, !noalias !0
  %30 = getelementptr i8, ptr addrspace(1) %p0, i64 48
  %v12 = load float, ptr addrspace(1) %30, align 16, !alias.scope !0, !noalias !3
  %31 = getelementptr i8, ptr addrspace(1) %q0, i64 48
  store float %v12, ptr addrspace(1) %31, align 16, !alias.scope !3, !noalias !0
  %32 = getelementptr i8, ptr addrspace(1) %p0, i64 52
  %v13 = load float, ptr addrspace(1) %32, align 4, !alias.scope !0, !noalias !3
  %33 = getelementptr i8, ptr addrspace(1) %q0, i64 52
  store float %v13, ptr addrspace(1) %33, align 4, !alias.scope !3, !noalias !0
  %34 = getelementptr i8, ptr addrspace(1) %p0, i64 56
  %v14 = load float, ptr addrspace(1) %34, align 8, !alias.scope !0, !noalias !3
  %35 = getelementptr i8, ptr addrspace(1) %q0, i64 56
  store float %v14, ptr addrspace(1) %35, align 8, !alias.scope !3, !noalias !0
  %36 = getelementptr i8, ptr addrspace(1) %p0, i64 60
  %v15 = load float, ptr addrspace(1) %36, align 4, !alias.scope !0, !noalias !3
  %37 = getelementptr i8, ptr addrspace(1) %q0, i64 60
  store float %v15, ptr addrspace(1) %37, align 4, !alias.scope !3, !noalias !0
  br label %loop.split.split

loop.split.unaligned:                             ; preds = %loop
  %v0.unaligned = load float, ptr addrspace(1) %p0, align 4
  store float %v0.unaligned, ptr addrspace(1) %q0, align 4
  %38 = getelementptr i8, ptr addrspace(1) %p0, i64 4
  %v1.unaligned = load float, ptr addrspace(1) %38, align 4
  %39 = getelementptr i8, ptr addrspace(1) %q0, i64 4
  store float %v1.unaligned, ptr addrspace(1) %39, align 4
  %40 = getelementptr i8, ptr addrspace(1) %p0, i64 8
  %v2.unaligned = load float, ptr addrspace(1) %40, align 4
  %41 = getelementptr i8, ptr addrspace(1) %q0, i64 8
  store float %v2.unaligned, ptr addrspace(1) %41, align 4
  %42 = getelementptr i8, ptr addrspace(1) %p0, i64 12
  %v3.unaligned = load float, ptr addrspace(1) %42, align 4
  %43 = getelementptr i8, ptr addrspace(1) %q0, i64 12
  store float %v3.unaligned, ptr addrspace(1) %43, align 4
  %44 = getelementptr i8, ptr addrspace(1) %p0, i64 16
  %v4.unaligned = load float, ptr addrspace(1) %44, align 4
  %45 = getelementptr i8, ptr addrspace(1) %q0, i64 16
  store float %v4.unaligned, ptr addrspace(1) %45, align 4
  %46 = getelementptr i8, ptr addrspace(1) %p0, i64 20
  %v5.unaligned = load float, ptr addrspace(1) %46, align 4
  %47 = getelementptr i8, ptr addrspace(1) %q0, i64 20
  store float %v5.unaligned, ptr addrspace(1) %47, align 4
  %48 = getelementptr i8, ptr addrspace(1) %p0, i64 24
  %v6.unaligned = load float, ptr addrspace(1) %48, align 4
  %49 = getelementptr i8, ptr addrspace(1) %q0, i64 24
  store float %v6.unaligned, ptr addrspace(1) %49, align 4
  %50 = getelementptr i8, ptr addrspace(1) %p0, i64 28
  %v7.unaligned = load float, ptr addrspace(1) %50, align 4
  %51 = getelementptr i8, ptr addrspace(1) %q0, i64 28
  store float %v7.unaligned, ptr addrspace(1) %51, align 4
  %52 = getelementptr i8, ptr addrspace(1) %p0, i64 32
  %v8.unaligned = load float, ptr addrspace(1) %52, align 4
  %53 = getelementptr i8, ptr addrspace(1) %q0, i64 32
  store float %v8.unaligned, ptr addrspace(1) %53, align 4
  %54 = getelementptr i8, ptr addrspace(1) %p0, i64 36
  %v9.unaligned = load float, ptr addrspace(1) %54, align 4
  %55 = getelementptr i8, ptr addrspace(1) %q0, i64 36
  store float %v9.unaligned, ptr addrspace(1) %55, align 4
  %56 = getelementptr i8, ptr addrspace(1) %p0, i64 40
  %v10.unaligned = load float, ptr addrspace(1) %56, align 4
  %57 = getelementptr i8, ptr addrspace(1) %q0, i64 40
  store float %v10.unaligned, ptr addrspace(1) %57, align 4
  %58 = getelementptr i8, ptr addrspace(1) %p0, i64 44
  %v11.unaligned = load float, ptr addrspace(1) %58, align 4
  %59 = getelementptr i8, ptr addrspace(1) %q0, i64 44
  store float %v11.unaligned, ptr addrspace(1) %59, align 4
  %60 = getelementptr i8, ptr addrspace(1) %p0, i64 48
  %v12.unaligned = load float, ptr addrspace(1) %60, align 4
  %61 = getelementptr i8, ptr addrspace(1) %q0, i64 48
  store float %v12.unaligned, ptr addrspace(1) %61, align 4
  %62 = getelementptr i8, ptr addrspace(1) %p0, i64 52
  %v13.unaligned = load float, ptr addrspace(1) %62, align 4
  %63 = getelementptr i8, ptr addrspace(1) %q0, i64 52
  store float %v13.unaligned, ptr addrspace(1) %63, align 4
  %64 = getelementptr i8, ptr addrspace(1) %p0, i64 56
  %v14.unaligned = load float, ptr addrspace(1) %64, align 4
  %65 = getelementptr i8, ptr addrspace(1) %q0, i64 56
  store float %v14.unaligned, ptr addrspace(1) %65, align 4
  %66 = getelementptr i8, ptr addrspace(1) %p0, i64 60
  %v15.unaligned = load float, ptr addrspace(1) %66, align 4
  %67 = getelementptr i8, ptr addrspace(1) %q0, i64 60
  store float %v15.unaligned, ptr addrspace(1) %67, align 4
  br label %loop.split.split

loop.split.split:                                 ; preds = %loop.split.unaligned, %loop.split
  %68 = getelementptr i8, ptr addrspace(1) %p0, i64 64
  br i1 %is.aligned.apart, label %loop.split.split.split, label %loop.split.split.split.unaligned

loop.split.split.split:                           ; preds = %loop.split.split
  %v16 = load float, ptr addrspace(1) %68, align 16, !alias.scope !0, !noalias !3
  %69 = getelementptr i8, ptr addrspace(1) %q0, i64 64
  store float %v16, ptr addrspace(1) %69, align 16, !alias.scope !3, !noalias !0
  %70 = getelementptr i8, ptr addrspace(1) %p0, i64 68
  %v17 = load float, ptr addrspace(1) %70, align 4, !alias.scope !0, !noalias !3
  %71 = getelementptr i8, ptr addrspace(1) %q0, i64 68
  store float %v17, ptr addrspace(1) %71, align 4, !alias.scope !3, !noalias !0
  %72 = getelementptr i8, ptr addrspace(1) %p0, i64 72
  %v18 = load float, ptr addrspace(1) %72, align 8, !alias.scope !0, !noalias !3
  %73 = getelementptr i8, ptr addrspace(1) %q0, i64 72
  store float %v18, ptr addrspace(1) %73, align 8, !alias.scope !3, !noalias !0
  %74 = getelementptr i8, ptr addrspace(1) %p0, i64 76
  %v19 = load float, ptr addrspace(1) %74, align 4, !alias.scope !0, !noalias !3
  %75 = getelementptr i8, ptr addrspace(1) %q0, i64 76
  store float %v19, ptr addrspace(1) %75, align 4, !alias.scope !3, !noalias !0
  %76 = getelementptr i8, ptr addrspace(1) %p0, i64 80
  %v20 = load float, ptr addrspace(1) %76, align 16, !alias.scope !0, !noalias !3
  %77 = getelementptr i8, ptr addrspace(1) %q0, i64 80
  store float %v20, ptr addrspace(1) %77, align 16, !alias.scope !3, !noalias !0
  %78 = getelementptr i8, ptr addrspace(1) %p0, i64 84
  %v21 = load float, ptr addrspace(1) %78, align 4, !alias.scope !0, !noalias !3
  %79 = getelementptr i8, ptr addrspace(1) %q0, i64 84
  store float %v21, ptr addrspace(1) %79, align 4, !alias.scope !3, !noalias !0
  %80 = getelementptr i8, ptr addrspace(1) %p0, i64 88
  %v22 = load float, ptr addrspace(1) %80, align 8, !alias.scope !0, !noalias !3
  %81 = getelementptr i8, ptr addrspace(1) %q0, i64 88
  store float %v22, ptr addrspace(1) %81, align 8, !alias.scope !3, !noalias !0
  %82 = getelementptr i8, ptr addrspace(1) %p0, i64 92
  %v23 = load float, ptr addrspace(1) %82, align 4, !alias.scope !0, !noalias !3
  %83 = getelementptr i8, ptr addrspace(1) %q0, i64 92
  store float %v23, ptr addrspace(1) %83, align 4, !alias.scope !3, !noalias !0
  %84 = getelementptr i8, ptr addrspace(1) %p0, i64 96
  %v24 = load float, ptr addrspace(1) %84, align 16, !alias.scope !0, !noalias !3
  %85 = getelementptr i8, ptr addrspace(1) %q0, i64 96
  store float %v24, ptr addrspace(1) %85, align 16, !alias.scope !3, !noalias !0
  %86 = getelementptr i8, ptr addrspace(1) %p0, i64 100
  %v25 = load float, ptr addrspace(1) %86, align 4, !alias.scope !0, !noalias !3
  %87 = getelementptr i8, ptr addrspace(1) %q0, i64 100
  store float %v25, ptr addrspace(1) %87, align 4, !alias.scope !3, !noalias !0
  %88 = getelementptr i8, ptr addrspace(1) %p0, i64 104
  %v26 = load float, ptr addrspace(1) %88, align 8, !alias.scope !0, !noalias !3
  %89 = getelementptr i8, ptr addrspace(1) %q0, i64 104
  store float %v26, ptr addrspace(1) %89, align 8, !alias.scope !3, !noalias !0
  %90 = getelementptr i8, ptr addrspace(1) %p0, i64 108
  %v27 = load float, ptr addrspace(1) %90, align 4, !alias.scope !0, !noalias !3
  %91 = getelementptr i8, ptr addrspace(1) %q0, i64 108
  store float %v27, ptr addrspace(1) %91, align 4, !alias.scope !3, !noalias !0
  %92 = getelementptr i8, ptr addrspace(1) %p0, i64 112
  %v28 = load float, ptr addrspace(1) %92, align 16, !alias.scope !0, !noalias !3
  %93 = getelementptr i8, ptr addrspace(1) %q0, i64 112
  store float %v28, ptr addrspace(1) %93, align 16, !alias.scope !3, !noalias !0
  %94 = getelementptr i8, ptr addrspace(1) %p0, i64 116
  %v29 = load float, ptr addrspace(1) %94, align 4, !alias.scope !0, !noalias !3
  %95 = getelementptr i8, ptr addrspace(1) %q0, i64 116
  store float %v29, ptr addrspace(1) %95, align 4, !alias.scope !3, !noalias !0
  %96 = getelementptr i8, ptr addrspace(1) %p0, i64 120
  %v30 = load float, ptr addrspace(1) %96, align 8, !alias.scope !0, !noalias !3
  %97 = getelementptr i8, ptr addrspace(1) %q0, i64 120
  store float %v30, ptr addrspace(1) %97, align 8, !alias.scope !3, !noalias !0
  %98 = getelementptr i8, ptr addrspace(1) %p0, i64 124
  %v31 = load float, ptr addrspace(1) %98, align 4, !alias.scope !0, !noalias !3
  %99 = getelementptr i8, ptr addrspace(1) %q0, i64 124
  store float %v31, ptr addrspace(1) %99, align 4, !alias.scope !3, !noalias !0
  br label %loop.split.split.split.split

loop.split.split.split.unaligned:                 ; preds = %loop.split.split
  %v16.unaligned = load float, ptr addrspace(1) %68, align 4
  %100 = getelementptr i8, ptr addrspace(1) %q0, i64 64
  store float %v16.unaligned, ptr addrspace(1) %100, align 4
  %101 = getelementptr i8, ptr addrspace(1) %p0, i64 68
  %v17.unaligned = load float, ptr addrspace(1) %101, align 4
  %102 = getelementptr i8, ptr addrspace(1) %q0, i64 68
  store float %v17.unaligned, ptr addrspace(1) %102, align 4
  %103 = getelementptr i8, ptr addrspace(1) %p0, i64 72
  %v18.unaligned = load float, ptr addrspace(1) %103, align 4
  %104 = getelementptr i8, ptr addrspace(1) %q0, i64 72
  store float %v18.unaligned, ptr addrspace(1) %104, align 4
  %105 = getelementptr i8, ptr addrspace(1) %p0, i64 76
  %v19.unaligned = load float, ptr addrspace(1) %105, align 4
  %106 = getelementptr i8, ptr addrspace(1) %q0, i64 76
  store float %v19.unaligned, ptr addrspace(1) %106, align 4
  %107 = getelementptr i8, ptr addrspace(1) %p0, i64 80
  %v20.unaligned = load float, ptr addrspace(1) %107, align 4
  %108 = getelementptr i8, ptr addrspace(1) %q0, i64 80
  store float %v20.unaligned, ptr addrspace(1) %108, align 4
  %109 = getelementptr i8, ptr addrspace(1) %p0, i64 84
  %v21.unaligned = load float, ptr addrspace(1) %109, align 4
  %110 = getelementptr i8, ptr addrspace(1) %q0, i64 84
  store float %v21.unaligned, ptr addrspace(1) %110, align 4
  %111 = getelementptr i8, ptr addrspace(1) %p0, i64 88
  %v22.unaligned = load float, ptr addrspace(1) %111, align 4
  %112 = getelementptr i8, ptr addrspace(1) %q0, i64 88
  store float %v22.unaligned, ptr addrspace(1) %112, align 4
  %113 = getelementptr i8, ptr addrspace(1) %p0, i64 92
  %v23.unaligned = load float, ptr addrspace(1) %113, align 4
  %114 = getelementptr i8, ptr addrspace(1) %q0, i64 92
  store float %v23.unaligned, ptr addrspace(1) %114, align 4
  %115 = getelementptr i8, ptr addrspace(1) %p0, i64 96
  %v24.unaligned = load float, ptr addrspace(1) %115, align 4
  %116 = getelementptr i8, ptr addrspace(1) %q0, i64 96
  store float %v24.unaligned, ptr addrspace(1) %116, align 4
  %117 = getelementptr i8, ptr addrspace(1) %p0, i64 100
  %v25.unaligned = load float, ptr addrspace(1) %117, align 4
  %118 = getelementptr i8, ptr addrspace(1) %q0, i64 100
  store float %v25.unaligned, ptr addrspace(1) %118, align 4
  %119 = getelementptr i8, ptr addrspace(1) %p0, i64 104
  %v26.unaligned = load float, ptr addrspace(1) %119, align 4
  %120 = getelementptr i8, ptr addrspace(1) %q0, i64 104
  store float %v26.unaligned, ptr addrspace(1) %120, align 4
  %121 = getelementptr i8, ptr addrspace(1) %p0, i64 108
  %v27.unaligned = load float, ptr addrspace(1) %121, align 4
  %122 = getelementptr i8, ptr addrspace(1) %q0, i64 108
  store float %v27.unaligned, ptr addrspace(1) %122, align 4
  %123 = getelementptr i8, ptr addrspace(1) %p0, i64 112
  %v28.unaligned = load float, ptr addrspace(1) %123, align 4
  %124 = getelementptr i8, ptr addrspace(1) %q0, i64 112
  store float %v28.unaligned, ptr addrspace(1) %124, align 4
  %125 = getelementptr i8, ptr addrspace(1) %p0, i64 116
  %v29.unaligned = load float, ptr addrspace(1) %125, align 4
  %126 = getelementptr i8, ptr addrspace(1) %q0, i64 116
  store float %v29.unaligned, ptr addrspace(1) %126, align 4
  %127 = getelementptr i8, ptr addrspace(1) %p0, i64 120
  %v30.unaligned = load float, ptr addrspace(1) %127, align 4
  %128 = getelementptr i8, ptr addrspace(1) %q0, i64 120
  store float %v30.unaligned, ptr addrspace(1) %128, align 4
  %129 = getelementptr i8, ptr addrspace(1) %p0, i64 124
  %v31.unaligned = load float, ptr addrspace(1) %129, align 4
  %130 = getelementptr i8, ptr addrspace(1) %q0, i64 124
  store float %v31.unaligned, ptr addrspace(1) %130, align 4
  br label %loop.split.split.split.split

loop.split.split.split.split:                     ; preds = %loop.split.split.split.unaligned, %loop.split.split.split
  %next = add nuw nsw i32 %i, 32
  %again = icmp slt i32 %next, %n
  br i1 %again, label %loop, label %done

done:                                             ; preds = %loop.split.split.split.split
  ret void
}

define ptx_kernel void @apart(ptr addrspace(1) noalias noundef %to, ptr addrspace(1) noalias noundef readonly %from, i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %row = mul nsw i32 %tid, %n
  %0 = ptrtoint ptr addrspace(1) %from to i32
  %1 = shl i32 %n, 2
  %2 = or i32 %0, %1
  %3 = ptrtoint ptr addrspace(1) %to to i32
  %4 = or i32 %2, %3
  %misalignment = and i32 %4, 7
  %is.aligned = icmp eq i32 %misalignment, 0
  br label %loop

loop:                                             ; preds = %loop.split.split.split.split, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop.split.split.split.split ]
  %r0 = add nsw i32 %i, %row
  %x0 = sext i32 %r0 to i64
  %p0 = getelementptr inbounds float, ptr addrspace(1) %from, i64 %x0
  %q0 = getelementptr inbounds float, ptr addrspace(1) %to, i64 %x0
  br i1 %is.aligned, label %loop.split, label %loop.split.unaligned

loop.split:                                       ; preds = %loop
  %v0 = load float, ptr addrspace(1) %p0, align 8
  store float %v0, ptr addrspace(1) %q0, align 8
  %5 = getelementptr i8, ptr addrspace(1) %p0, i64 4
  %v1 = load float, ptr addrspace(1) %5, align 4
  %6 = getelementptr i8, ptr addrspace(1) %q0, i64 4
  store float %v1, ptr addrspace(1) %6, align 4
  %7 = getelementptr i8, ptr addrspace(1) %p0, i64 8
  %v2 = load float, ptr addrspace(1) %7, align 8
  %8 = getelementptr i8, ptr addrspace(1) %q0, i64 8
  store float %v2, ptr addrspace(1) %8, align 8
  %9 = getelementptr i8, ptr addrspace(1) %p0, i64 12
  %v3 = load float, ptr addrspace(1) %9, align 4
  %10 = getelementptr i8, ptr addrspace(1) %q0, i64 12
  store float %v3, ptr addrspace(1) %10, align 4
  %11 = getelementptr i8, ptr addrspace(1) %p0, i64 16
  %v4 = load float, ptr addrspace(1) %11, align 8
  %12 = getelementptr i8, ptr addrspace(1) %q0, i64 16
  store float %v4, ptr addrspace(1) %12, align 8
  %13 = getelementptr i8, ptr addrspace(1) %p0, i64 20
  %v5 = load float, ptr addrspace(1) %13, align 4
  %14 = getelementptr i8, ptr addrspace(1) %q0, i64 20
  store float %v5, ptr addrspace(1) %14, align 4
  %15 = getelementptr i8, ptr addrspace(1) %p0, i64 24
  %v6 = load float, ptr addrspace(1) %15, align 8
  %16 = getelementptr i8, ptr addrspace(1) %q0, i64 24
  store float %v6, ptr addrspace(1) %16, align 8
  %17 = getelementptr i8, ptr addrspace(1) %p0, i64 28
  %v7 = load float, ptr addrspace(1) %17, align 4
  %18 = getelementptr i8, ptr addrspace(1) %q0, i64 28
  store float %v7, ptr addrspace(1) %18, align 4
  %19 = getelementptr i8, ptr addrspace(1) %p0, i64 32
  %v8 = load float, ptr addrspace(1) %19, align 8
  %20 = getelementptr i8, ptr addrspace(1) %q0, i64 32
  store float %v8, ptr addrspace(1) %20, align 8
  %21 = getelementptr i8, ptr addrspace(1) %p0, i64 36
  %v9 = load float, ptr addrspace(1) %21, align 4
  %22 = getelementptr i8, ptr addrspace(1) %q0, i64 36
  store float %v9, ptr addrspace(1) %22, align 4
  %23 = getelementptr i8, ptr addrspace(1) %p0, i64 40
  %v10 = load float, ptr addrspace(1) %23, align 8
  %24 = getelementptr i8, ptr addrspace(1) %q0, i64 40
  store float %v10, ptr addrspace(1) %24, align 8
  %25 = getelementptr i8, ptr addrspace(1) %p0, i64 44
  %v11 = load float, ptr addrspace(1) %25, align 4
  %26 = getelementptr i8, ptr addrspace(1) %q0, i64 44
  store float %v11, ptr addrspace(1) %26, align 4
  %27 = getelementptr i8, ptr addrspace(1) %p0, i64 48
  %v12 = load float, ptr addrspace(1) %27, align 8
  %28 = getelementptr i8, ptr addrspace(1) %q0, i64 48
  store float %v12, ptr addrspace(1) %28, align 8
  %29 = getelementptr i8, ptr addrspace(1) %p0, i64 52
  %v13 = load float, ptr addrspace(1) %29, align 4
  %30 = getelementptr i8, ptr addrspace(1) %q0, i64 52
  store float %v13, ptr addrspace(1) %30, align 4
  %31 = getelementptr i8, ptr addrspace(1) %p0, i64 56
  %v14 = load float, ptr addrspace(1) %31, align 8
  %32 = getelementptr i8, ptr addrspace(1) %q0, i64 56
  store float %v14, ptr addrspace(1) %32, align 8
  %33 = getelementptr i8, ptr addrspace(1) %p0, i64 60
  %v15 = load float, ptr addrspace(1) %33, align 4
  %34 = getelementptr i8, ptr addrspace(1) %q0, i64 60
  store float %v15, ptr addrspace(1) %34, align 4
  br label %loop.split.split

loop.split.unaligned:                             ; preds = %loop
  %v0.unaligned = load float, ptr addrspace(1) %p0, align 4
  store float %v0.unaligned, ptr addrspace(1) %q0, align 4
  %35 = getelementptr i8, ptr addrspace(1) %p0, i64 4
  %v1.unaligned = load float, ptr addrspace(1) %35, align 4
  %36 = getelementptr i8, ptr addrspace(1) %q0, i64 4
  store float %v1.unaligned, ptr addrspace(1) %36, align 4
  %37 = getelementptr i8, ptr addrspace(1) %p0, i64 8
  %v2.unaligned = load float, ptr addrspace(1) %37, align 4
  %38 = getelementptr i8, ptr addrspace(1) %q0, i64 8
  store float %v2.unaligned, ptr addrspace(1) %38, align 4
  %39 = getelementptr i8, ptr addrspace(1) %p0, i64 12
  %v3.unaligned = load float, ptr addrspace(1) %39, align 4
  %40 = getelementptr i8, ptr addrspace(1) %q0, i64 12
  store float %v3.unaligned, ptr addrspace(1) %40, align 4
  %41 = getelementptr i8, ptr addrspace(1) %p0, i64 16
  %v4.unaligned = load float, ptr addrspace(1) %41, align 4
  %42 = getelementptr i8, ptr addrspace(1) %q0, i64 16
  store float %v4.unaligned, ptr addrspace(1) %42, align 4
  %43 = getelementptr i8, ptr addrspace(1) %p0, i64 20
  %v5.unaligned = load float, ptr addrspace(1) %43, align 4
  %44 = getelementptr i8, ptr addrspace(1) %q0, i64 20
  store float %v5.unaligned, ptr addrspace(1) %44, align 4
  %45 = getelementptr i8, ptr addrspace(1) %p0, i64 24
  %v6.unaligned = load float, ptr addrspace(1) %45, align 4
  %46 = getelementptr i8, ptr addrspace(1) %q0, i64 24
  store float %v6.unaligned, ptr addrspace(1) %46, align 4
  %47 = getelementptr i8, ptr addrspace(1) %p0, i64 28
  %v7.unaligned = load float, ptr addrspace(1) %47, align 4
  %48 = getelementptr i8, ptr addrspace(1) %q0, i64 28
  store float %v7.unaligned, ptr addrspace(1) %48, align 4
  %49 = getelementptr i8, ptr addrspace(1) %p0, i64 32
  %v8.unaligned = load float, ptr addrspace(1) %49, align 4
  %50 = getelementptr i8, ptr addrspace(1) %q0, i64 32
  store float %v8.unaligned, ptr addrspace(1) %50, align 4
  %51 = getelementptr i8, ptr addrspace(1) %p0, i64 36
  %v9.unaligned = load float, ptr addrspace(1) %51, align 4
  %52 = getelementptr i8, ptr addrspace(1) %q0, i64 36
  store float %v9.unaligned, ptr addrspace(1) %52, align 4
  %53 = getelementptr i8, ptr addrspace(1) %p0, i64 40
  %v10.unaligned = load float, ptr addrspace(1) %53, align 4
  %54 = getelementptr i8, ptr addrspace(1) %q0, i64 40
  store float %v10.unaligned, ptr addrspace(1) %54, align 4
  %55 = getelementptr i8, ptr addrspace(1) %p0, i64 44
  %v11.unaligned = load float, ptr addrspace(1) %55, align 4
  %56 = getelementptr i8, ptr addrspace(1) %q0, i64 44
  store float %v11.unaligned, ptr addrspace(1) %56, align 4
  %57 = getelementptr i8, ptr addrspace(1) %p0, i64 48
  %v12.unaligned = load float, ptr addrspace(1) %57, align 4
  %58 = getelementptr i8, ptr addrspace(1) %q0, i64 48
  store float %v12.unaligned, ptr addrspace(1) %58, align 4
  %59 = getelementptr i8, ptr addrspace(1) %p0, i64 52
  %v13.unaligned = load float, ptr addrspace(1) %59, align 4
  %60 = getelementptr i8, ptr addrspace(1) %q0, i64 52
  store float %v13.unaligned, ptr addrspace(1) %60, align 4
  %61 = getelementptr i8, ptr addrspace(1) %p0, i64 56
  %v14.unaligned = load float, ptr addrspace(1) %61, align 4
  %62 = getelementptr i8, ptr addrspace(1) %q0, i64 56
  store float %v14.unaligned, ptr addrspace(1) %62, align 4
  %63 = getelementptr i8, ptr addrspace(1) %p0, i64 60
  %v15.unaligned = load float, ptr addrspace(1) %63, align 4
  %64 = getelementptr i8, ptr addrspace(1) %q0, i64 60
  store float %v15.unaligned, ptr addrspace(1) %64, align 4
  br label %loop.split.split

loop.split.split:                                 ; preds = %loop.split.unaligned, %loop.split
  %65 = getelementptr i8, ptr addrspace(1) %p0, i64 64
  br i1 %is.aligned, label %loop.split.split.split, label %loop.split.split.split.unaligned

loop.split.split.split:                           ; preds = %loop.split.split
  %v16 = load float, ptr addrspace(1) %65, align 8
  %66 = getelementptr i8, ptr addrspace(1) %q0, i64 64
  store float %v16, ptr addrspace(1) %66, align 8
  %67 = getelementptr i8, ptr addrspace(1) %p0, i64 68
  %v17 = load float, ptr addrspace(1) %67, align 4
  %68 = getelementptr i8, ptr addrspace(1) %q0, i64 68
  store float %v17, ptr addrspace(1) %68, align 4
  %69 = getelementptr i8, ptr addrspace(1) %p0, i64 72
  %v18 = load float, ptr addrspace(1) %69, align 8
  %70 = getelementptr i8, ptr addrspace(1) %q0, i64 72
  store float %v18, ptr addrspace(1) %70, align 8
  %71 = getelementptr i8, ptr addrspace(1) %p0, i64 76
  %v19 = load float, ptr addrspace(1) %71, align 4
  %72 = getelementptr i8, ptr addrspace(1) %q0, i64 76
  store float %v19, ptr addrspace(1) %72, align 4
  %73 = getelementptr i8, ptr addrspace(1) %p0, i64 80
  %v20 = load float, ptr addrspace(1) %73, align 8
  %74 = getelementptr i8, ptr addrspace(1) %q0, i64 80
  store float %v20, ptr addrspace(1) %74, align 8
  %75 = getelementptr i8, ptr addrspace(1) %p0, i64 84
  %v21 = load float, ptr addrspace(1) %75, align 4
  %76 = getelementptr i8, ptr addrspace(1) %q0, i64 84
  store float %v21, ptr addrspace(1) %76, align 4
  %77 = getelementptr i8, ptr addrspace(1) %p0, i64 88
  %v22 = load float, ptr addrspace(1) %77, align 8
  %78 = getelementptr i8, ptr addrspace(1) %q0, i64 88
  store float %v22, ptr addrspace(1) %78, align 8
  %79 = getelementptr i8, ptr addrspace(1) %p0, i64 92
  %v23 = load float, ptr addrspace(1) %79, align 4
  %80 = getelementptr i8, ptr addrspace(1) %q0, i64 92
  store float %v23, ptr addrspace(1) %80, align 4
  %81 = getelementptr i8, ptr addrspace(1) %p0, i64 96
  %v24 = load float, ptr addrspace(1) %81, align 8
  %82 = getelementptr i8, ptr addrspace(1) %q0, i64 96
  store float %v24, ptr addrspace(1) %82, align 8
  %83 = getelementptr i8, ptr addrspace(1) %p0, i64 100
  %v25 = load float, ptr addrspace(1) %83, align 4
  %84 = getelementptr i8, ptr addrspace(1) %q0, i64 100
  store float %v25, ptr addrspace(1) %84, align 4
  %85 = getelementptr i8, ptr addrspace(1) %p0, i64 104
  %v26 = load float, ptr addrspace(1) %85, align 8
  %86 = getelementptr i8, ptr addrspace(1) %q0, i64 104
  store float %v26, ptr addrspace(1) %86, align 8
  %87 = getelementptr i8, ptr addrspace(1) %p0, i64 108
  %v27 = load float, ptr addrspace(1) %87, align 4
  %88 = getelementptr i8, ptr addrspace(1) %q0, i64 108
  store float %v27, ptr addrspace(1) %88, align 4
  %89 = getelementptr i8, ptr addrspace(1) %p0, i64 112
  %v28 = load float, ptr addrspace(1) %89, align 8
  %90 = getelementptr i8, ptr addrspace(1) %q0, i64 112
  store float %v28, ptr addrspace(1) %90, align 8
  %91 = getelementptr i8, ptr addrspace(1) %p0, i64 116
  %v29 = load float, ptr addrspace(1) %91, align 4
  %92 = getelementptr i8, ptr addrspace(1) %q0, i64 116
  store float %v29, ptr addrspace(1) %92, align 4
  %93 = getelementptr i8, ptr addrspace(1) %p0, i64 120
  %v30 = load float, ptr addrspace(1) %93, align 8
  %94 = getelementptr i8, ptr addrspace(1) %q0, i64 120
  store float %v30, ptr addrspace(1) %94, align 8
  %95 = getelementptr i8, ptr addrspace(1) %p0, i64 124
  %v31 = load float, ptr addrspace(1) %95, align 4
  %96 = getelementptr i8, ptr addrspace(1) %q0, i64 124
  store float %v31, ptr addrspace(1) %96, align 4
  br label %loop.split.split.split.split

loop.split.split.split.unaligned:                 ; preds = %loop.split.split
  %v16.unaligned = load float, ptr addrspace(1) %65, align 4
  %97 = getelementptr i8, ptr addrspace(1) %q0, i64 64
  store float %v16.unaligned, ptr addrspace(1) %97, align 4
  %98 = getelementptr i8, ptr addrspace(1) %p0, i64 68
  %v17.unaligned = load float, ptr addrspace(1) %98, align 4
  %99 = getelementptr i8, ptr addrspace(1) %q0, i64 68
  store float %v17.unaligned, ptr addrspace(1) %99, align 4
  %100 = getelementptr i8, ptr addrspace(1) %p0, i64 72
  %v18.unaligned = load float, ptr addrspace(1) %100, align 4
  %101 = getelementptr i8, ptr addrspace(1) %q0, i64 72
  store float %v18.unaligned, ptr addrspace(1) %101, align 4
  %102 = getelementptr i8, ptr addrspace(1) %p0, i64 76
  %v19.unaligned = load float, ptr addrspace(1) %102, align 4
  %103 = getelementptr i8, ptr addrspace(1) %q0, i64 76
  store float %v19.unaligned, ptr addrspace(1) %103, align 4
  %104 = getelementptr i8, ptr addrspace(1) %p0, i64 80
  %v20.unaligned = load float, ptr addrspace(1) %104, align 4
  %105 = getelementptr i8, ptr addrspace(1) %q0, i64 80
  store float %v20.unaligned, ptr addrspace(1) %105, align 4
  %106 = getelementptr i8, ptr addrspace(1) %p0, i64 84
  %v21.unaligned = load float, ptr addrspace(1) %106, align 4
  %107 = getelementptr i8, ptr addrspace(1) %q0, i64 84
  store float %v21.unaligned, ptr addrspace(1) %107, align 4
  %108 = getelementptr i8, ptr addrspace(1) %p0, i64 88
  %v22.unaligned = load float, ptr addrspace(1) %108, align 4
  %109 = getelementptr i8, ptr addrspace(1) %q0, i64 88
  store float %v22.unaligned, ptr addrspace(1) %109, align 4
  %110 = getelementptr i8, ptr addrspace(1) %p0, i64 92
  %v23.unaligned = load float, ptr addrspace(1) %110, align 4
  %111 = getelementptr i8, ptr addrspace(1) %q0, i64 92
  store float %v23.unaligned, ptr addrspace(1) %111, align 4
  %112 = getelementptr i8, ptr addrspace(1) %p0, i64 96
  %v24.unaligned = load float, ptr addrspace(1) %112, align 4
  %113 = getelementptr i8, ptr addrspace(1) %q0, i64 96
  store float %v24.unaligned, ptr addrspace(1) %113, align 4
  %114 = getelementptr i8, ptr addrspace(1) %p0, i64 100
  %v25.unaligned = load float, ptr addrspace(1) %114, align 4
  %115 = getelementptr i8, ptr addrspace(1) %q0, i64 100
  store float %v25.unaligned, ptr addrspace(1) %115, align 4
  %116 = getelementptr i8, ptr addrspace(1) %p0, i64 104
  %v26.unaligned = load float, ptr addrspace(1) %116, align 4
  %117 = getelementptr i8, ptr addrspace(1) %q0, i64 104
  store float %v26.unaligned, ptr addrspace(1) %117, align 4
  %118 = getelementptr i8, ptr addrspace(1) %p0, i64 108
  %v27.unaligned = load float, ptr addrspace(1) %118, align 4
  %119 = getelementptr i8, ptr addrspace(1) %q0, i64 108
  store float %v27.unaligned, ptr addrspace(1) %119, align 4
  %120 = getelementptr i8, ptr addrspace(1) %p0, i64 112
  %v28.unaligned = load float, ptr addrspace(1) %120, align 4
  %121 = getelementptr i8, ptr addrspace(1) %q0, i64 112
  store float %v28.unaligned, ptr addrspace(1) %121, align 4
  %122 = getelementptr i8, ptr addrspace(1) %p0, i64 116
  %v29.unaligned = load float, ptr addrspace(1) %122, align 4
  %123 = getelementptr i8, ptr addrspace(1) %q0, i64 116
  store float %v29.unaligned, ptr addrspace(1) %123, align 4
  %124 = getelementptr i8, ptr addrspace(1) %p0, i64 120
  %v30.unaligned = load float, ptr addrspace(1) %124, align 4
  %125 = getelementptr i8, ptr addrspace(1) %q0, i64 120
  store float %v30.unaligned, ptr addrspace(1) %125, align 4
  %126 = getelementptr i8, ptr addrspace(1) %p0, i64 124
  %v31.unaligned = load float, ptr addrspace(1) %126, align 4
  %127 = getelementptr i8, ptr addrspace(1) %q0, i64 124
  store float %v31.unaligned, ptr addrspace(1) %127, align 4
  br label %loop.split.split.split.split

loop.split.split.split.split:                     ; preds = %loop.split.split.split.unaligned, %loop.split.split.split
  %next = add nuw nsw i32 %i, 32
  %again = icmp slt i32 %next, %n
  br i1 %again, label %loop, label %done

done:                                             ; preds = %loop.split.split.split.split
  ret void
}

define ptx_kernel void @doubles(ptr addrspace(1) noundef %to, ptr addrspace(1) noundef %from, i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %row = mul nsw i32 %tid, %n
  %0 = ptrtoint ptr addrspace(1) %from to i32
  %1 = shl i32 %n, 3
  %2 = or i32 %0, %1
  %3 = ptrtoint ptr addrspace(1) %to to i32
  %4 = or i32 %2, %3
  %misalignment = and i32 %4, 15
  %is.aligned = icmp eq i32 %misalignment, 0
  %5 = ptrtoint ptr addrspace(1) %from to i64
  %6 = ptrtoint ptr addrspace(1) %to to i64
  %7 = sub i64 %5, %6
  %distance = add i64 %7, 255
  %is.apart = icmp uge i64 %distance, 511
  %is.aligned.apart = and i1 %is.aligned, %is.apart
  br label %loop

loop:                                             ; preds = %loop.split.split, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop.split.split ]
  %r0 = add nsw i32 %i, %row
  %x0 = sext i32 %r0 to i64
  %p0 = getelementptr inbounds double, ptr addrspace(1) %from, i64 %x0
  %q0 = getelementptr inbounds double, ptr addrspace(1) %to, i64 %x0
  br i1 %is.aligned.apart, label %loop.split, label %loop.split.unaligned

loop.split:                                       ; preds = %loop
  call void @llvm.experimental.noalias.scope.decl(metadata !5)
  call void @llvm.experimental.noalias.scope.decl(metadata !8)
  %v0 = load double, ptr addrspace(1) %p0, align 16, !alias.scope !5, !noalias !8
  store double %v0, ptr addrspace(1) %q0, align 16, !alias.scope !8, !noalias !5
  %8 = getelementptr i8, ptr addrspace(1) %p0, i64 8
  %v1 = load double, ptr addrspace(1) %8, align 8, !alias.scope !5, !noalias !8
  %9 = getelementptr i8, ptr addrspace(1) %q0, i64 8
  store double %v1, ptr addrspace(1) %9, align 8, !alias.scope !8, !noalias !5
  %10 = getelementptr i8, ptr addrspace(1) %p0, i64 16
  %v2 = load double, ptr addrspace(1) %10, align 16, !alias.scope !5, !noalias !8
  %11 = getelementptr i8, ptr addrspace(1) %q0, i64 16
  store double %v2, ptr addrspace(1) %11, align 16, !alias.scope !8, !noalias !5
  %12 = getelementptr i8, ptr addrspace(1) %p0, i64 24
  %v3 = load double, ptr addrspace(1) %12, align 8, !alias.scope !5, !noalias !8
  %13 = getelementptr i8, ptr addrspace(1) %q0, i64 24
  store double %v3, ptr addrspace(1) %13, align 8, !alias.scope !8, !noalias !5
  %14 = getelementptr i8, ptr addrspace(1) %p0, i64 32
  %v4 = load double, ptr addrspace(1) %14, align 16, !alias.scope !5, !noalias !8
  %15 = getelementptr i8, ptr addrspace(1) %q0, i64 32
  store double %v4, ptr addrspace(1) %15, align 16, !alias.scope !8, !noalias !5
  %16 = getelementptr i8, ptr addrspace(1) %p0, i64 40
  %v5 = load double, ptr addrspace(1) %16, align 8, !alias.scope !5, !noalias !8
  %17 = getelementptr i8, ptr addrspace(1) %q0, i64 40
  store double %v5, ptr addrspace(1) %17, align 8, !alias.scope !8, !noalias !5
  %18 = getelementptr i8, ptr addrspace(1) %p0, i64 48
  %v6 = load double, ptr addrspace(1) %18, align 16, !alias.scope !5, !noalias !8
  %19 = getelementptr i8, ptr addrspace(1) %q0, i64 48
  store double %v6, ptr addrspace(1) %19, align 16, !alias.scope !8, !noalias !5
  %20 = getelementptr i8, ptr addrspace(1) %p0, i64 56
  %v7 = load double, ptr addrspace(1) %20, align 8, !alias.scope !5, !noalias !8
  %21 = getelementptr i8, ptr addrspace(1) %q0, i64 56
  store double %v7, ptr addrspace(1) %21, align 8, !alias.scope !8, !noalias !5
  %22 = getelementptr i8, ptr addrspace(1) %p0, i64 64
  %v8 = load double, ptr addrspace(1) %22, align 16, !alias.scope !5, !noalias !8
  %23 = getelementptr i8, ptr addrspace(1) %q0, i64 64
  store double %v8, ptr addrspace(1) %23, align 16, !alias.scope !8, !noalias !5
  %24 = getelementptr i8, ptr addrspace(1) %p0, i64 72
  %v9 = load double, ptr addrspace(1) %24, align 8, !alias.scope !5, !noalias !8
  %25 = getelementptr i8, ptr addrspace(1) %q0, i64 72
  store double %v9, ptr addrspace(1) %25, align 8, !alias.scope !8, !noalias !5
  %26 = getelementptr i8, ptr addrspace(1) %p0, i64 80
  %v10 = load double, ptr addrspace(1) %26, align 16, !alias.scope !5, !noalias !8
  %27 = getelementptr i8, ptr addrspace(1) %q0, i64 80
  store double %v10, ptr addrspace(1) %27, align 16, !alias.scope !8, !noalias !5
  %28 = getelementptr i8, ptr addrspace(1) %p0, i64 88
  %v11 = load double, ptr addrspace(1) %28, align 8, !alias.scope !5, !noalias !8
  %29 = getelementptr i8, ptr addrspace(1) %q0, i64 88
  store double %v11, ptr addrspace(1) %29, align 8, !alias.scope !8, !noalias !5
  %30 = getelementptr i8, ptr addrspace(1) %p0, i64 96
  %v12 = load double, ptr addrspace(1) %30, align 16, !alias.scope !5, !noalias !8
  %31 = getelementptr i8, ptr addrspace(1) %q0, i64 96
  store double %v12, ptr addrspace(1) %31, align 16, !alias.scope !8, !noalias !5
  %32 = getelementptr i8, ptr addrspace(1) %p0, i64 104
  %v13 = load double, ptr addrspace(1) %32, align 8, !alias.scope !5, !noalias !8
  %33 = getelementptr i8, ptr addrspace(1) %q0, i64 104
  store double %v13, ptr addrspace(1) %33, align 8, !alias.scope !8, !noalias !5
  %34 = getelementptr i8, ptr addrspace(1) %p0, i64 112
  %v14 = load double, ptr addrspace(1) %34, align 16, !alias.scope !5, !noalias !8
  %35 = getelementptr i8, ptr addrspace(1) %q0, i64 112
  store double %v14, ptr addrspace(1) %35, align 16, !alias.scope !8, !noalias !5
  %36 = getelementptr i8, ptr addrspace(1) %p0, i64 120
  %v15 = load double, ptr addrspace(1) %36, align 8, !alias.scope !5, !noalias !8
  %37 = getelementptr i8, ptr addrspace(1) %q0, i64 120
  store double %v15, ptr addrspace(1) %37, align 8, !alias.scope !8, !noalias !5
  %38 = getelementptr i8, ptr addrspace(1) %p0, i64 128
  %v16 = load double, ptr addrspace(1) %38, align 16, !alias.scope !5, !noalias !8
  %39 = getelementptr i8, ptr addrspace(1) %q0, i64 128
  store double %v16, ptr addrspace(1) %39, align 16, !alias.scope !8, !noalias !5
  %40 = getelementptr i8, ptr addrspace(1) %p0, i64 136
  %v17 = load double, ptr addrspace(1) %40, align 8, !alias.scope !5, !noalias !8
  %41 = getelementptr i8, ptr addrspace(1) %q0, i64 136
  store double %v17, ptr addrspace(1) %41, align 8, !alias.scope !8, !noalias !5
  %42 = getelementptr i8, ptr addrspace(1) %p0, i64 144
  %v18 = load double, ptr addrspace(1) %42, align 16, !alias.scope !5, !noalias !8
  %43 = getelementptr i8, ptr addrspace(1) %q0, i64 144
  store double %v18, ptr addrspace(1) %43, align 16, !alias.scope !8, !noalias !5
  %44 = getelementptr i8, ptr addrspace(1) %p0, i64 152
  %v19 = load double, ptr addrspace(1) %44, align 8, !alias.scope !5, !noalias !8
  %45 = getelementptr i8, ptr addrspace(1) %q0, i64 152
  store double %v19, ptr addrspace(1) %45, align 8, !alias.scope !8, !noalias !5
  %46 = getelementptr i8, ptr addrspace(1) %p0, i64 160
  %v20 = load double, ptr addrspace(1) %46, align 16, !alias.scope !5, !noalias !8
  %47 = getelementptr i8, ptr addrspace(1) %q0, i64 160
  store double %v20, ptr addrspace(1) %47, align 16, !alias.scope !8, !noalias !5
  %48 = getelementptr i8, ptr addrspace(1) %p0, i64 168
  %v21 = load double, ptr addrspace(1) %48, align 8, !alias.scope !5, !noalias !8
  %49 = getelementptr i8, ptr addrspace(1) %q0, i64 168
  store double %v21, ptr addrspace(1) %49, align 8, !alias.scope !8, !noalias !5
  %50 = getelementptr i8, ptr addrspace(1) %p0, i64 176
  %v22 = load double, ptr addrspace(1) %50, align 16, !alias.scope !5, !noalias !8
  %51 = getelementptr i8, ptr addrspace(1) %q0, i64 176
  store double %v22, ptr addrspace(1) %51, align 16, !alias.scope !8, !noalias !5
  %52 = getelementptr i8, ptr addrspace(1) %p0, i64 184
  %v23 = load double, ptr addrspace(1) %52, align 8, !alias.scope !5, !noalias !8
  %53 = getelementptr i8, ptr addrspace(1) %q0, i64 184
  store double %v23, ptr addrspace(1) %53, align 8, !alias.scope !8, !noalias !5
  %54 = getelementptr i8, ptr addrspace(1) %p0, i64 192
  %v24 = load double, ptr addrspace(1) %54, align 16, !alias.scope !5, !noalias !8
  %55 = getelementptr i8, ptr addrspace(1) %q0, i64 192
  store double %v24, ptr addrspace(1) %55, align 16, !alias.scope !8, !noalias !5
  %56 = getelementptr i8, ptr addrspace(1) %p0, i64 200
  %v25 = load double, ptr addrspace(1) %56, align 8, !alias.scope !5, !noalias !8
  %57 = getelementptr i8, ptr addrspace(1) %q0, i64 200
  store double %v25, ptr addrspace(1) %57, align 8, !alias.scope !8, !noalias !5
  %58 = getelementptr i8, ptr addrspace(1) %p0, i64 208
  %v26 = load double, ptr addrspace(1) %58, align 16, !alias.scope !5, !noalias !8
  %59 = getelementptr i8, ptr addrspace(1) %q0, i64 208
  store double %v26, ptr addrspace(1) %59, align 16, !alias.scope !8, !noalias !5
  %60 = getelementptr i8, ptr addrspace(1) %p0, i64 216
  %v27 = load double, ptr addrspace(1) %60, align 8, !alias.scope !5, !noalias !8
  %61 = getelementptr i8, ptr addrspace(1) %q0, i64 216
  store double %v27, ptr addrspace(1) %61, align 8, !alias.scope !8, !noalias !5
  %62 = getelementptr i8, ptr addrspace(1) %p0, i64 224
  %v28 = load double, ptr addrspace(1) %62, align 16, !alias.scope !5, !noalias !8
  %63 = getelementptr i8, ptr addrspace(1) %q0, i64 224
  store double %v28, ptr addrspace(1) %63, align 16, !alias.scope !8, !noalias !5
  %64 = getelementptr i8, ptr addrspace(1) %p0, i64 232
  %v29 = load double, ptr addrspace(1) %64, align 8, !alias.scope !5, !noalias !8
  %65 = getelementptr i8, ptr addrspace(1) %q0, i64 232
  store double %v29, ptr addrspace(1) %65, align 8, !alias.scope !8, !noalias !5
  %66 = getelementptr i8, ptr addrspace(1) %p0, i64 240
  %v30 = load double, ptr addrspace(1) %66, align 16, !alias.scope !5, !noalias !8
  %67 = getelementptr i8, ptr addrspace(1) %q0, i64 240
  store double %v30, ptr addrspace(1) %67, align 16, !alias.scope !8, !noalias !5
  %68 = getelementptr i8, ptr addrspace(1) %p0, i64 248
  %v31 = load double, ptr addrspace(1) %68, align 8, !alias.scope !5, !noalias !8
  %69 = getelementptr i8, ptr addrspace(1) %q0, i64 248
  store double %v31, ptr addrspace(1) %69, align 8, !alias.scope !8, !noalias !5
  br label %loop.split.split

loop.split.unaligned:                             ; preds = %loop
  %v0.unaligned = load double, ptr addrspace(1) %p0, align 8
  store double %v0.unaligned, ptr addrspace(1) %q0, align 8
  %70 = getelementptr i8, ptr addrspace(1) %p0, i64 8
  %v1.unaligned = load double, ptr addrspace(1) %70, align 8
  %71 = getelementptr i8, ptr addrspace(1) %q0, i64 8
  store double %v1.unaligned, ptr addrspace(1) %71, align 8
  %72 = getelementptr i8, ptr addrspace(1) %p0, i64 16
  %v2.unaligned = load double, ptr addrspace(1) %72, align 8
  %73 = getelementptr i8, ptr addrspace(1) %q0, i64 16
  store double %v2.unaligned, ptr addrspace(1) %73, align 8
  %74 = getelementptr i8, ptr addrspace(1) %p0, i64 24
  %v3.unaligned = load double, ptr addrspace(1) %74, align 8
  %75 = getelementptr i8, ptr addrspace(1) %q0, i64 24
  store double %v3.unaligned, ptr addrspace(1) %75, align 8
  %76 = getelementptr i8, ptr addrspace(1) %p0, i64 32
  %v4.unaligned = load double, ptr addrspace(1) %76, align 8
  %77 = getelementptr i8, ptr addrspace(1) %q0, i64 32
  store double %v4.unaligned, ptr addrspace(1) %77, align 8
  %78 = getelementptr i8, ptr addrspace(1) %p0, i64 40
  %v5.unaligned = load double, ptr addrspace(1) %78, align 8
  %79 = getelementptr i8, ptr addrspace(1) %q0, i64 40
  store double %v5.unaligned, ptr addrspace(1) %79, align 8
  %80 = getelementptr i8, ptr addrspace(1) %p0, i64 48
  %v6.unaligned = load double, ptr addrspace(1) %80, align 8
  %81 = getelementptr i8, ptr addrspace(1) %q0, i64 48
  store double %v6.unaligned, ptr addrspace(1) %81, align 8
  %82 = getelementptr i8, ptr addrspace(1) %p0, i64 56
  %v7.unaligned = load double, ptr addrspace(1) %82, align 8
  %83 = getelementptr i8, ptr addrspace(1) %q0, i64 56
  store double %v7.unaligned, ptr addrspace(1) %83, align 8
  %84 = getelementptr i8, ptr addrspace(1) %p0, i64 64
  %v8.unaligned = load double, ptr addrspace(1) %84, align 8
  %85 = getelementptr i8, ptr addrspace(1) %q0, i64 64
  store double %v8.unaligned, ptr addrspace(1) %85, align 8
  %86 = getelementptr i8, ptr addrspace(1) %p0, i64 72
  %v9.unaligned = load double, ptr addrspace(1) %86, align 8
  %87 = getelementptr i8, ptr addrspace(1) %q0, i64 72
  store double %v9.unaligned, ptr addrspace(1) %87, align 8
  %88 = getelementptr i8, ptr addrspace(1) %p0, i64 80
  %v10.unaligned = load double, ptr addrspace(1) %88, align 8
  %89 = getelementptr i8, ptr addrspace(1) %q0, i64 80
  store double %v10.unaligned, ptr addrspace(1) %89, align 8
  %90 = getelementptr i8, ptr addrspace(1) %p0, i64 88
  %v11.unaligned = load double, ptr addrspace(1) %90, align 8
  %91 = getelementptr i8, ptr addrspace(1) %q0, i64 88
  store double %v11.unaligned, ptr addrspace(1) %91, align 8
  %92 = getelementptr i8, ptr addrspace(1) %p0, i64 96
  %v12.unaligned = load double, ptr addrspace(1) %92, align 8
  %93 = getelementptr i8, ptr addrspace(1) %q0, i64 96
  store double %v12.unaligned, ptr addrspace(1) %93, align 8
  %94 = getelementptr i8, ptr addrspace(1) %p0, i64 104
  %v13.unaligned = load double, ptr addrspace(1) %94, align 8
  %95 = getelementptr i8, ptr addrspace(1) %q0, i64 104
  store double %v13.unaligned, ptr addrspace(1) %95, align 8
  %96 = getelementptr i8, ptr addrspace(1) %p0, i64 112
  %v14.unaligned = load double, ptr addrspace(1) %96, align 8
  %97 = getelementptr i8, ptr addrspace(1) %q0, i64 112
  store double %v14.unaligned, ptr addrspace(1) %97, align 8
  %98 = getelementptr i8, ptr addrspace(1) %p0, i64 120
  %v15.unaligned = load double, ptr addrspace(1) %98, align 8
  %99 = getelementptr i8, ptr addrspace(1) %q0, i64 120
  store double %v15.unaligned, ptr addrspace(1) %99, align 8
  %100 = getelementptr i8, ptr addrspace(1) %p0, i64 128
  %v16.unaligned = load double, ptr addrspace(1) %100, align 8
  %101 = getelementptr i8, ptr addrspace(1) %q0, i64 128
  store double %v16.unaligned, ptr addrspace(1) %101, align 8
  %102 = getelementptr i8, ptr addrspace(1) %p0, i64 136
  %v17.unaligned = load double, ptr addrspace(1) %102, align 8
  %103 = getelementptr i8, ptr addrspace(1) %q0, i64 136
  store double %v17.unaligned, ptr addrspace(1) %103, align 8
  %104 = getelementptr i8, ptr addrspace(1) %p0, i64 144
  %v18.unaligned = load double, ptr addrspace(1) %104, align 8
  %105 = getelementptr i8, ptr addrspace(1) %q0, i64 144
  store double %v18.unaligned, ptr addrspace(1) %105, align 8
  %106 = getelementptr i8, ptr addrspace(1) %p0, i64 152
  %v19.unaligned = load double, ptr addrspace(1) %106, align 8
  %107 = getelementptr i8, ptr addrspace(1) %q0, i64 152
  store double %v19.unaligned, ptr addrspace(1) %107, align 8
  %108 = getelementptr i8, ptr addrspace(1) %p0, i64 160
  %v20.unaligned = load double, ptr addrspace(1) %108, align 8
  %109 = getelementptr i8, ptr addrspace(1) %q0, i64 160
  store double %v20.unaligned, ptr addrspace(1) %109, align 8
  %110 = getelementptr i8, ptr addrspace(1) %p0, i64 168
  %v21.unaligned = load double, ptr addrspace(1) %110, align 8
  %111 = getelementptr i8, ptr addrspace(1) %q0, i64 168
  store double %v21.unaligned, ptr addrspace(1) %111, align 8
  %112 = getelementptr i8, ptr addrspace(1) %p0, i64 176
  %v22.unaligned = load double, ptr addrspace(1) %112, align 8
  %113 = getelementptr i8, ptr addrspace(1) %q0, i64 176
  store double %v22.unaligned, ptr addrspace(1) %113, align 8
  %114 = getelementptr i8, ptr addrspace(1) %p0, i64 184
  %v23.unaligned = load double, ptr addrspace(1) %114, align 8
  %115 = getelementptr i8, ptr addrspace(1) %q0, i64 184
  store double %v23.unaligned, ptr addrspace(1) %115, align 8
  %116 = getelementptr i8, ptr addrspace(1) %p0, i64 192
  %v24.unaligned = load double, ptr addrspace(1) %116, align 8
  %117 = getelementptr i8, ptr addrspace(1) %q0, i64 192
  store double %v24.unaligned, ptr addrspace(1) %117, align 8
  %118 = getelementptr i8, ptr addrspace(1) %p0, i64 200
  %v25.unaligned = load double, ptr addrspace(1) %118, align 8
  %119 = getelementptr i8, ptr addrspace(1) %q0, i64 200
  store double %v25.unaligned, ptr addrspace(1) %119, align 8
  %120 = getelementptr i8, ptr addrspace(1) %p0, i64 208
  %v26.unaligned = load double, ptr addrspace(1) %120, align 8
  %121 = getelementptr i8, ptr addrspace(1) %q0, i64 208
  store double %v26.unaligned, ptr addrspace(1) %121, align 8
  %122 = getelementptr i8, ptr addrspace(1) %p0, i64 216
  %v27.unaligned = load double, ptr addrspace(1) %122, align 8
  %123 = getelementptr i8, ptr addrspace(1) %q0, i64 216
  store double %v27.unaligned, ptr addrspace(1) %123, align 8
  %124 = getelementptr i8, ptr addrspace(1) %p0, i64 224
  %v28.unaligned = load double, ptr addrspace(1) %124, align 8
  %125 = getelementptr i8, ptr addrspace(1) %q0, i64 224
  store double %v28.unaligned, ptr addrspace(1) %125, align 8
  %126 = getelementptr i8, ptr addrspace(1) %p0, i64 232
  %v29.unaligned = load double, ptr addrspace(1) %126, align 8
  %127 = getelementptr i8, ptr addrspace(1) %q0, i64 232
  store double %v29.unaligned, ptr addrspace(1) %127, align 8
  %128 = getelementptr i8, ptr addrspace(1) %p0, i64 240
  %v30.unaligned = load double, ptr addrspace(1) %128, align 8
  %129 = getelementptr i8, ptr addrspace(1) %q0, i64 240
  store double %v30.unaligned, ptr addrspace(1) %129, align 8
  %130 = getelementptr i8, ptr addrspace(1) %p0, i64 248
  %v31.unaligned = load double, ptr addrspace(1) %130, align 8
  %131 = getelementptr i8, ptr addrspace(1) %q0, i64 248
  store double %v31.unaligned, ptr addrspace(1) %131, align 8
  br label %loop.split.split

loop.split.split:                                 ; preds = %loop.split.unaligned, %loop.split
  %next = add nuw nsw i32 %i, 32
  %again = icmp slt i32 %next, %n
  br i1 %again, label %loop, label %done

done:                                             ; preds = %loop.split.split
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #0

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #1

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }

!0 = !{!1}
!1 = distinct !{!1, !2}
!2 = distinct !{!2, !"version-alignment"}
!3 = !{!4}
!4 = distinct !{!4, !2}
!5 = !{!6}
!6 = distinct !{!6, !7}
!7 = distinct !{!7, !"version-alignment"}
!8 = !{!9}
!9 = distinct !{!9, !7}
