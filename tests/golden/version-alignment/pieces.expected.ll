remark: <unknown>:0:0: in function copied: cloned a stretch of 64 instructions, in 2 pieces, in which 64 memory instructions become 16 with %from a multiple of 16, %n a multiple of 4, %to a multiple of 16 and what is accessed through 1 pairs of pointers apart
remark: <unknown>:0:0: in function apart: cloned a stretch of 64 instructions, in 2 pieces, in which 64 memory instructions become 32 with %from a multiple of 8, %n a multiple of 2, %to a multiple of 8
remark: <unknown>:0:0: in function doubles: 32 loads of consecutive bytes stay as they are: needs align 16, proved 8; 73 registers a thread leave 24 warps a multiprocessor, 11 leave 64
remark: <unknown>:0:0: in function doubles: 32 stores of consecutive bytes stay as they are: needs align 16, proved 8; 73 registers a thread leave 24 warps a multiprocessor, 11 leave 64
; ModuleID = 'pieces.ll'
source_filename = "pieces.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @copied(ptr addrspace(1) noundef %to, ptr addrspace(1) noundef %from, i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %row = mul nsw i32 %tid, %n
  %0 = ptrtoint ptr addrspace(1) %from to i32
  %1 = freeze i32 %n
  %2 = shl i32 %1, 2
  %3 = or i32 %0, %2
  %4 = ptrtoint ptr addrspace(1) %to to i32
  %5 = or i32 %3, %4
  %misalignment = and i32 %5, 15
  %is.aligned = icmp eq i32 %misalignment, 0
  %6 = ptrtoint ptr addrspace(1) %from to i64
  %7 = ptrtoint ptr addrspace(1) %to to i64
  %8 = sub i64 %6, %7
  %distance = add i64 %8, 127
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
  %9 = getelementptr i8, ptr addrspace(1) %p0, i64 4
  %v1 = load float, ptr addrspace(1) %9, align 4, !alias.scope !0, !noalias !3
  %10 = getelementptr i8, ptr addrspace(1) %q0, i64 4
  store float %v1, ptr addrspace(1) %10, align 4, !alias.scope !3, !noalias !0
  %11 = getelementptr i8, ptr addrspace(1) %p0, i64 8
  %v2 = load float, ptr addrspace(1) %11, align 8, !alias.scope !0, !noalias !3
  %12 = getelementptr i8, ptr addrspace(1) %q0, i64 8
  store float %v2, ptr addrspace(1) %12, align 8, !alias.scope !3, !noalias !0
  %13 = getelementptr i8, ptr addrspace(1) %p0, i64 12
  %v3 = load float, ptr addrspace(1) %13, align 4, !alias.scope !0, !noalias !3
  %14 = getelementptr i8, ptr addrspace(1) %q0, i64 12
  store float %v3, ptr addrspace(1) %14, align 4, !alias.scope !3, !noalias !0
  %15 = getelementptr i8, ptr addrspace(1) %p0, i64 16
  %v4 = load float, ptr addrspace(1) %15, align 16, !alias.scope !0, !noalias !3
  %16 = getelementptr i8, ptr addrspace(1) %q0, i64 16
  store float %v4, ptr addrspace(1) %16, align 16, !alias.scope !3, !noalias !0
  %17 = getelementptr i8, ptr addrspace(1) %p0, i64 20
  %v5 = load float, ptr addrspace(1) %17, align 4, !alias.scope !0, !noalias !3
  %18 = getelementptr i8, ptr addrspace(1) %q0, i64 20
  store float %v5, ptr addrspace(1) %18, align 4, !alias.scope !3, !noalias !0
  %19 = getelementptr i8, ptr addrspace(1) %p0, i64 24
  %v6 = load float, ptr addrspace(1) %19, align 8, !alias.scope !0, !noalias !3
  %20 = getelementptr i8, ptr addrspace(1) %q0, i64 24
  store float %v6, ptr addrspace(1) %20, align 8, !alias.scope !3, !noalias !0
  %21 = getelementptr i8, ptr addrspace(1) %p0, i64 28
  %v7 = load float, ptr addrspace(1) %21, align 4, !alias.scope !0, !noalias !3
  %22 = getelementptr i8, ptr addrspace(1) %q0, i64 28
  store float %v7, ptr addrspace(1) %22, align 4, !alias.scope !3, !noalias !0
  %23 = getelementptr i8, ptr addrspace(1) %p0, i64 32
  %v8 = load float, ptr addrspace(1) %23, align 16, !alias.scope !0, !noalias !3
  %24 = getelementptr i8, ptr addrspace(1) %q0, i64 32
  store float %v8, ptr addrspace(1) %24, align 16, !alias.scope !3, !noalias !0
  %25 = getelementptr i8, ptr addrspace(1) %p0, i64 36
  %v9 = load float, ptr addrspace(1) %25, align 4, !alias.scope !0, !noalias !3
  %26 = getelementptr i8, ptr addrspace(1) %q0, i64 36
  store float %v9, ptr addrspace(1) %26, align 4, !alias.scope !3, !noalias !0
  %27 = getelementptr i8, ptr addrspace(1) %p0, i64 40
  %v10 = load float, ptr addrspace(1) %27, align 8, !alias.scope !0, !noalias !3
  %28 = getelementptr i8, ptr addrspace(1) %q0, i64 40
  store float %v10, ptr addrspace(1) %28, align 8, !alias.scope !3, !noalias !0
  %29 = getelementptr i8, ptr addrspace(1) %p0, i64 44
  %v11 = load float, ptr addrspace(1) %29, align 4, !alias.scope !0, !noalias !3
  %30 = getelementptr i8, ptr addrspace(1) %q0, i64 44
  store float %v11, ptr addrspace(1) %30, align 4, !alias.scope !3, !noalias !0
  %31 = getelementptr i8, ptr addrspace(1) %p0, i64 48
  %v12 = load float, ptr addrspace(1) %31, align 16, !alias.scope !0, !noalias !3
  %32 = getelementptr i8, ptr addrspace(1) %q0, i64 48
  store float %v12, ptr addrspace(1) %32, align 16, !alias.scope !3, !noalias !0
  %33 = getelementptr i8, ptr addrspace(1) %p0, i64 52
  %v13 = load float, ptr addrspace(1) %33, align 4, !alias.scope !0, !noalias !3
  %34 = getelementptr i8, ptr addrspace(1) %q0, i64 52
  store float %v13, ptr addrspace(1) %34, align 4, !alias.scope !3, !noalias !0
  %35 = getelementptr i8, ptr addrspace(1) %p0, i64 56
  %v14 = load float, ptr addrspace(1) %35, align 8, !alias.scope !0, !noalias !3
  %36 = getelementptr i8, ptr addrspace(1) %q0, i64 56
  store float %v14, ptr addrspace(1) %36, align 8, !alias.scope !3, !noalias !0
  %37 = getelementptr i8, ptr addrspace(1) %p0, i64 60
  %v15 = load float, ptr addrspace(1) %37, align 4, !alias.scope !0, !noalias !3
  %38 = getelementptr i8, ptr addrspace(1) %q0, i64 60
  store float %v15, ptr addrspace(1) %38, align 4, !alias.scope !3, !noalias !0
  br label %loop.split.split

loop.split.unaligned:                             ; preds = %loop
  %v0.unaligned = load float, ptr addrspace(1) %p0, align 4
  store float %v0.unaligned, ptr addrspace(1) %q0, align 4
  %39 = getelementptr i8, ptr addrspace(1) %p0, i64 4
  %v1.unaligned = load float, ptr addrspace(1) %39, align 4
  %40 = getelementptr i8, ptr addrspace(1) %q0, i64 4
  store float %v1.unaligned, ptr addrspace(1) %40, align 4
  %41 = getelementptr i8, ptr addrspace(1) %p0, i64 8
  %v2.unaligned = load float, ptr addrspace(1) %41, align 4
  %42 = getelementptr i8, ptr addrspace(1) %q0, i64 8
  store float %v2.unaligned, ptr addrspace(1) %42, align 4
  %43 = getelementptr i8, ptr addrspace(1) %p0, i64 12
  %v3.unaligned = load float, ptr addrspace(1) %43, align 4
  %44 = getelementptr i8, ptr addrspace(1) %q0, i64 12
  store float %v3.unaligned, ptr addrspace(1) %44, align 4
  %45 = getelementptr i8, ptr addrspace(1) %p0, i64 16
  %v4.unaligned = load float, ptr addrspace(1) %45, align 4
  %46 = getelementptr i8, ptr addrspace(1) %q0, i64 16
  store float %v4.unaligned, ptr addrspace(1) %46, align 4
  %47 = getelementptr i8, ptr addrspace(1) %p0, i64 20
  %v5.unaligned = load float, ptr addrspace(1) %47, align 4
  %48 = getelementptr i8, ptr addrspace(1) %q0, i64 20
  store float %v5.unaligned, ptr addrspace(1) %48, align 4
  %49 = getelementptr i8, ptr addrspace(1) %p0, i64 24
  %v6.unaligned = load float, ptr addrspace(1) %49, align 4
  %50 = getelementptr i8, ptr addrspace(1) %q0, i64 24
  store float %v6.unaligned, ptr addrspace(1) %50, align 4
  %51 = getelementptr i8, ptr addrspace(1) %p0, i64 28
  %v7.unaligned = load float, ptr addrspace(1) %51, align 4
  %52 = getelementptr i8, ptr addrspace(1) %q0, i64 28
  store float %v7.unaligned, ptr addrspace(1) %52, align 4
  %53 = getelementptr i8, ptr addrspace(1) %p0, i64 32
  %v8.unaligned = load float, ptr addrspace(1) %53, align 4
  %54 = getelementptr i8, ptr addrspace(1) %q0, i64 32
  store float %v8.unaligned, ptr addrspace(1) %54, align 4
  %55 = getelementptr i8, ptr addrspace(1) %p0, i64 36
  %v9.unaligned = load float, ptr addrspace(1) %55, align 4
  %56 = getelementptr i8, ptr addrspace(1) %q0, i64 36
  store float %v9.unaligned, ptr addrspace(1) %56, align 4
  %57 = getelementptr i8, ptr addrspace(1) %p0, i64 40
  %v10.unaligned = load float, ptr addrspace(1) %57, align 4
  %58 = getelementptr i8, ptr addrspace(1) %q0, i64 40
  store float %v10.unaligned, ptr addrspace(1) %58, align 4
  %59 = getelementptr i8, ptr addrspace(1) %p0, i64 44
  %v11.unaligned = load float, ptr addrspace(1) %59, align 4
  %60 = getelementptr i8, ptr addrspace(1) %q0, i64 44
  store float %v11.unaligned, ptr addrspace(1) %60, align 4
  %61 = getelementptr i8, ptr addrspace(1) %p0, i64 48
  %v12.unaligned = load float, ptr addrspace(1) %61, align 4
  %62 = getelementptr i8, ptr addrspace(1) %q0, i64 48
  store float %v12.unaligned, ptr addrspace(1) %62, align 4
  %63 = getelementptr i8, ptr addrspace(1) %p0, i64 52
  %v13.unaligned = load float, ptr addrspace(1) %63, align 4
  %64 = getelementptr i8, ptr addrspace(1) %q0, i64 52
  store float %v13.unaligned, ptr addrspace(1) %64, align 4
  %65 = getelementptr i8, ptr addrspace(1) %p0, i64 56
  %v14.unaligned = load float, ptr addrspace(1) %65, align 4
  %66 = getelementptr i8, ptr addrspace(1) %q0, i64 56
  store float %v14.unaligned, ptr addrspace(1) %66, align 4
  %67 = getelementptr i8, ptr addrspace(1) %p0, i64 60
  %v15.unaligned = load float, ptr addrspace(1) %67, align 4
  %68 = getelementptr i8, ptr addrspace(1) %q0, i64 60
  store float %v15.unaligned, ptr addrspace(1) %68, align 4
  br label %loop.split.split

loop.split.split:                                 ; preds = %loop.split.unaligned, %loop.split
  %69 = getelementptr i8, ptr addrspace(1) %p0, i64 64
  br i1 %is.aligned.apart, label %loop.split.split.split, label %loop.split.split.split.unaligned

loop.split.split.split:                           ; preds = %loop.split.split
  %v16 = load float, ptr addrspace(1) %69, align 16, !alias.scope !0, !noalias !3
  %70 = getelementptr i8, ptr addrspace(1) %q0, i64 64
  store float %v16, ptr addrspace(1) %70, align 16, !alias.scope !3, !noalias !0
  %71 = getelementptr i8, ptr addrspace(1) %p0, i64 68
  %v17 = load float, ptr addrspace(1) %71, align 4, !alias.scope !0, !noalias !3
  %72 = getelementptr i8, ptr addrspace(1) %q0, i64 68
  store float %v17, ptr addrspace(1) %72, align 4, !alias.scope !3, !noalias !0
  %73 = getelementptr i8, ptr addrspace(1) %p0, i64 72
  %v18 = load float, ptr addrspace(1) %73, align 8, !alias.scope !0, !noalias !3
  %74 = getelementptr i8, ptr addrspace(1) %q0, i64 72
  store float %v18, ptr addrspace(1) %74, align 8, !alias.scope !3, !noalias !0
  %75 = getelementptr i8, ptr addrspace(1) %p0, i64 76
  %v19 = load float, ptr addrspace(1) %75, align 4, !alias.scope !0, !noalias !3
  %76 = getelementptr i8, ptr addrspace(1) %q0, i64 76
  store float %v19, ptr addrspace(1) %76, align 4, !alias.scope !3, !noalias !0
  %77 = getelementptr i8, ptr addrspace(1) %p0, i64 80
  %v20 = load float, ptr addrspace(1) %77, align 16, !alias.scope !0, !noalias !3
  %78 = getelementptr i8, ptr addrspace(1) %q0, i64 80
  store float %v20, ptr addrspace(1) %78, align 16, !alias.scope !3, !noalias !0
  %79 = getelementptr i8, ptr addrspace(1) %p0, i64 84
  %v21 = load float, ptr addrspace(1) %79, align 4, !alias.scope !0, !noalias !3
  %80 = getelementptr i8, ptr addrspace(1) %q0, i64 84
  store float %v21, ptr addrspace(1) %80, align 4, !alias.scope !3, !noalias !0
  %81 = getelementptr i8, ptr addrspace(1) %p0, i64 88
  %v22 = load float, ptr addrspace(1) %81, align 8, !alias.scope !0, !noalias !3
  %82 = getelementptr i8, ptr addrspace(1) %q0, i64 88
  store float %v22, ptr addrspace(1) %82, align 8, !alias.scope !3, !noalias !0
  %83 = getelementptr i8, ptr addrspace(1) %p0, i64 92
  %v23 = load float, ptr addrspace(1) %83, align 4, !alias.scope !0, !noalias !3
  %84 = getelementptr i8, ptr addrspace(1) %q0, i64 92
  store float %v23, ptr addrspace(1) %84, align 4, !alias.scope !3, !noalias !0
  %85 = getelementptr i8, ptr addrspace(1) %p0, i64 96
  %v24 = load float, ptr addrspace(1) %85, align 16, !alias.scope !0, !noalias !3
  %86 = getelementptr i8, ptr addrspace(1) %q0, i64 96
  store float %v24, ptr addrspace(1) %86, align 16, !alias.scope !3, !noalias !0
  %87 = getelementptr i8, ptr addrspace(1) %p0, i64 100
  %v25 = load float, ptr addrspace(1) %87, align 4, !alias.scope !0, !noalias !3
  %88 = getelementptr i8, ptr addrspace(1) %q0, i64 100
  store float %v25, ptr addrspace(1) %88, align 4, !alias.scope !3, !noalias !0
  %89 = getelementptr i8, ptr addrspace(1) %p0, i64 104
  %v26 = load float, ptr addrspace(1) %89, align 8, !alias.scope !0, !noalias !3
  %90 = getelementptr i8, ptr addrspace(1) %q0, i64 104
  store float %v26, ptr addrspace(1) %90, align 8, !alias.scope !3, !noalias !0
  %91 = getelementptr i8, ptr addrspace(1) %p0, i64 108
  %v27 = load float, ptr addrspace(1) %91, align 4, !alias.scope !0, !noalias !3
  %92 = getelementptr i8, ptr addrspace(1) %q0, i64 108
  store float %v27, ptr addrspace(1) %92, align 4, !alias.scope !3, !noalias !0
  %93 = getelementptr i8, ptr addrspace(1) %p0, i64 112
  %v28 = load float, ptr addrspace(1) %93, align 16, !alias.scope !0, !noalias !3
  %94 = getelementptr i8, ptr addrspace(1) %q0, i64 112
  store float %v28, ptr addrspace(1) %94, align 16, !alias.scope !3, !noalias !0
  %95 = getelementptr i8, ptr addrspace(1) %p0, i64 116
  %v29 = load float, ptr addrspace(1) %95, align 4, !alias.scope !0, !noalias !3
  %96 = getelementptr i8, ptr addrspace(1) %q0, i64 116
  store float %v29, ptr addrspace(1) %96, align 4, !alias.scope !3, !noalias !0
  %97 = getelementptr i8, ptr addrspace(1) %p0, i64 120
  %v30 = load float, ptr addrspace(1) %97, align 8, !alias.scope !0, !noalias !3
  %98 = getelementptr i8, ptr addrspace(1) %q0, i64 120
  store float %v30, ptr addrspace(1) %98, align 8, !alias.scope !3, !noalias !0
  %99 = getelementptr i8, ptr addrspace(1) %p0, i64 124
  %v31 = load float, ptr addrspace(1) %99, align 4, !alias.scope !0, !noalias !3
  %100 = getelementptr i8, ptr addrspace(1) %q0, i64 124
  store float %v31, ptr addrspace(1) %100, align 4, !alias.scope !3, !noalias !0
  br label %loop.split.split.split.split

loop.split.split.split.unaligned:                 ; preds = %loop.split.split
  %v16.unaligned = load float, ptr addrspace(1) %69, align 4
  %101 = getelementptr i8, ptr addrspace(1) %q0, i64 64
  store float %v16.unaligned, ptr addrspace(1) %101, align 4
  %102 = getelementptr i8, ptr addrspace(1) %p0, i64 68
  %v17.unaligned = load float, ptr addrspace(1) %102, align 4
  %103 = getelementptr i8, ptr addrspace(1) %q0, i64 68
  store float %v17.unaligned, ptr addrspace(1) %103, align 4
  %104 = getelementptr i8, ptr addrspace(1) %p0, i64 72
  %v18.unaligned = load float, ptr addrspace(1) %104, align 4
  %105 = getelementptr i8, ptr addrspace(1) %q0, i64 72
  store float %v18.unaligned, ptr addrspace(1) %105, align 4
  %106 = getelementptr i8, ptr addrspace(1) %p0, i64 76
  %v19.unaligned = load float, ptr addrspace(1) %106, align 4
  %107 = getelementptr i8, ptr addrspace(1) %q0, i64 76
  store float %v19.unaligned, ptr addrspace(1) %107, align 4
  %108 = getelementptr i8, ptr addrspace(1) %p0, i64 80
  %v20.unaligned = load float, ptr addrspace(1) %108, align 4
  %109 = getelementptr i8, ptr addrspace(1) %q0, i64 80
  store float %v20.unaligned, ptr addrspace(1) %109, align 4
  %110 = getelementptr i8, ptr addrspace(1) %p0, i64 84
  %v21.unaligned = load float, ptr addrspace(1) %110, align 4
  %111 = getelementptr i8, ptr addrspace(1) %q0, i64 84
  store float %v21.unaligned, ptr addrspace(1) %111, align 4
  %112 = getelementptr i8, ptr addrspace(1) %p0, i64 88
  %v22.unaligned = load float, ptr addrspace(1) %112, align 4
  %113 = getelementptr i8, ptr addrspace(1) %q0, i64 88
  store float %v22.unaligned, ptr addrspace(1) %113, align 4
  %114 = getelementptr i8, ptr addrspace(1) %p0, i64 92
  %v23.unaligned = load float, ptr addrspace(1) %114, align 4
  %115 = getelementptr i8, ptr addrspace(1) %q0, i64 92
  store float %v23.unaligned, ptr addrspace(1) %115, align 4
  %116 = getelementptr i8, ptr addrspace(1) %p0, i64 96
  %v24.unaligned = load float, ptr addrspace(1) %116, align 4
  %117 = getelementptr i8, ptr addrspace(1) %q0, i64 96
  store float %v24.unaligned, ptr addrspace(1) %117, align 4
  %118 = getelementptr i8, ptr addrspace(1) %p0, i64 100
  %v25.unaligned = load float, ptr addrspace(1) %118, align 4
  %119 = getelementptr i8, ptr addrspace(1) %q0, i64 100
  store float %v25.unaligned, ptr addrspace(1) %119, align 4
  %120 = getelementptr i8, ptr addrspace(1) %p0, i64 104
  %v26.unaligned = load float, ptr addrspace(1) %120, align 4
  %121 = getelementptr i8, ptr addrspace(1) %q0, i64 104
  store float %v26.unaligned, ptr addrspace(1) %121, align 4
  %122 = getelementptr i8, ptr addrspace(1) %p0, i64 108
  %v27.unaligned = load float, ptr addrspace(1) %122, align 4
  %123 = getelementptr i8, ptr addrspace(1) %q0, i64 108
  store float %v27.unaligned, ptr addrspace(1) %123, align 4
  %124 = getelementptr i8, ptr addrspace(1) %p0, i64 112
  %v28.unaligned = load float, ptr addrspace(1) %124, align 4
  %125 = getelementptr i8, ptr addrspace(1) %q0, i64 112
  store float %v28.unaligned, ptr addrspace(1) %125, align 4
  %126 = getelementptr i8, ptr addrspace(1) %p0, i64 116
  %v29.unaligned = load float, ptr addrspace(1) %126, align 4
  %127 = getelementptr i8, ptr addrspace(1) %q0, i64 116
  store float %v29.unaligned, ptr addrspace(1) %127, align 4
  %128 = getelementptr i8, ptr addrspace(1) %p0, i64 120
  %v30.unaligned = load float, ptr addrspace(1) %128, align 4
  %129 = getelementptr i8, ptr addrspace(1) %q0, i64 120
  store float %v30.unaligned, ptr addrspace(1) %129, align 4
  %130 = getelementptr i8, ptr addrspace(1) %p0, i64 124
  %v31.unaligned = load float, ptr addrspace(1) %130, align 4
  %131 = getelementptr i8, ptr addrspace(1) %q0, i64 124
  store float %v31.unaligned, ptr addrspace(1) %131, align 4
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
  %1 = freeze i32 %n
  %2 = shl i32 %1, 2
  %3 = or i32 %0, %2
  %4 = ptrtoint ptr addrspace(1) %to to i32
  %5 = or i32 %3, %4
  %misalignment = and i32 %5, 7
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
  %6 = getelementptr i8, ptr addrspace(1) %p0, i64 4
  %v1 = load float, ptr addrspace(1) %6, align 4
  %7 = getelementptr i8, ptr addrspace(1) %q0, i64 4
  store float %v1, ptr addrspace(1) %7, align 4
  %8 = getelementptr i8, ptr addrspace(1) %p0, i64 8
  %v2 = load float, ptr addrspace(1) %8, align 8
  %9 = getelementptr i8, ptr addrspace(1) %q0, i64 8
  store float %v2, ptr addrspace(1) %9, align 8
  %10 = getelementptr i8, ptr addrspace(1) %p0, i64 12
  %v3 = load float, ptr addrspace(1) %10, align 4
  %11 = getelementptr i8, ptr addrspace(1) %q0, i64 12
  store float %v3, ptr addrspace(1) %11, align 4
  %12 = getelementptr i8, ptr addrspace(1) %p0, i64 16
  %v4 = load float, ptr addrspace(1) %12, align 8
  %13 = getelementptr i8, ptr addrspace(1) %q0, i64 16
  store float %v4, ptr addrspace(1) %13, align 8
  %14 = getelementptr i8, ptr addrspace(1) %p0, i64 20
  %v5 = load float, ptr addrspace(1) %14, align 4
  %15 = getelementptr i8, ptr addrspace(1) %q0, i64 20
  store float %v5, ptr addrspace(1) %15, align 4
  %16 = getelementptr i8, ptr addrspace(1) %p0, i64 24
  %v6 = load float, ptr addrspace(1) %16, align 8
  %17 = getelementptr i8, ptr addrspace(1) %q0, i64 24
  store float %v6, ptr addrspace(1) %17, align 8
  %18 = getelementptr i8, ptr addrspace(1) %p0, i64 28
  %v7 = load float, ptr addrspace(1) %18, align 4
  %19 = getelementptr i8, ptr addrspace(1) %q0, i64 28
  store float %v7, ptr addrspace(1) %19, align 4
  %20 = getelementptr i8, ptr addrspace(1) %p0, i64 32
  %v8 = load float, ptr addrspace(1) %20, align 8
  %21 = getelementptr i8, ptr addrspace(1) %q0, i64 32
  store float %v8, ptr addrspace(1) %21, align 8
  %22 = getelementptr i8, ptr addrspace(1) %p0, i64 36
  %v9 = load float, ptr addrspace(1) %22, align 4
  %23 = getelementptr i8, ptr addrspace(1) %q0, i64 36
  store float %v9, ptr addrspace(1) %23, align 4
  %24 = getelementptr i8, ptr addrspace(1) %p0, i64 40
  %v10 = load float, ptr addrspace(1) %24, align 8
  %25 = getelementptr i8, ptr addrspace(1) %q0, i64 40
  store float %v10, ptr addrspace(1) %25, align 8
  %26 = getelementptr i8, ptr addrspace(1) %p0, i64 44
  %v11 = load float, ptr addrspace(1) %26, align 4
  %27 = getelementptr i8, ptr addrspace(1) %q0, i64 44
  store float %v11, ptr addrspace(1) %27, align 4
  %28 = getelementptr i8, ptr addrspace(1) %p0, i64 48
  %v12 = load float, ptr addrspace(1) %28, align 8
  %29 = getelementptr i8, ptr addrspace(1) %q0, i64 48
  store float %v12, ptr addrspace(1) %29, align 8
  %30 = getelementptr i8, ptr addrspace(1) %p0, i64 52
  %v13 = load float, ptr addrspace(1) %30, align 4
  %31 = getelementptr i8, ptr addrspace(1) %q0, i64 52
  store float %v13, ptr addrspace(1) %31, align 4
  %32 = getelementptr i8, ptr addrspace(1) %p0, i64 56
  %v14 = load float, ptr addrspace(1) %32, align 8
  %33 = getelementptr i8, ptr addrspace(1) %q0, i64 56
  store float %v14, ptr addrspace(1) %33, align 8
  %34 = getelementptr i8, ptr addrspace(1) %p0, i64 60
  %v15 = load float, ptr addrspace(1) %34, align 4
  %35 = getelementptr i8, ptr addrspace(1) %q0, i64 60
  store float %v15, ptr addrspace(1) %35, align 4
  br label %loop.split.split

loop.split.unaligned:                             ; preds = %loop
  %v0.unaligned = load float, ptr addrspace(1) %p0, align 4
  store float %v0.unaligned, ptr addrspace(1) %q0, align 4
  %36 = getelementptr i8, ptr addrspace(1) %p0, i64 4
  %v1.unaligned = load float, ptr addrspace(1) %36, align 4
  %37 = getelementptr i8, ptr addrspace(1) %q0, i64 4
  store float %v1.unaligned, ptr addrspace(1) %37, align 4
  %38 = getelementptr i8, ptr addrspace(1) %p0, i64 8
  %v2.unaligned = load float, ptr addrspace(1) %38, align 4
  %39 = getelementptr i8, ptr addrspace(1) %q0, i64 8
  store float %v2.unaligned, ptr addrspace(1) %39, align 4
  %40 = getelementptr i8, ptr addrspace(1) %p0, i64 12
  %v3.unaligned = load float, ptr addrspace(1) %40, align 4
  %41 = getelementptr i8, ptr addrspace(1) %q0, i64 12
  store float %v3.unaligned, ptr addrspace(1) %41, align 4
  %42 = getelementptr i8, ptr addrspace(1) %p0, i64 16
  %v4.unaligned = load float, ptr addrspace(1) %42, align 4
  %43 = getelementptr i8, ptr addrspace(1) %q0, i64 16
  store float %v4.unaligned, ptr addrspace(1) %43, align 4
  %44 = getelementptr i8, ptr addrspace(1) %p0, i64 20
  %v5.unaligned = load float, ptr addrspace(1) %44, align 4
  %45 = getelementptr i8, ptr addrspace(1) %q0, i64 20
  store float %v5.unaligned, ptr addrspace(1) %45, align 4
  %46 = getelementptr i8, ptr addrspace(1) %p0, i64 24
  %v6.unaligned = load float, ptr addrspace(1) %46, align 4
  %47 = getelementptr i8, ptr addrspace(1) %q0, i64 24
  store float %v6.unaligned, ptr addrspace(1) %47, align 4
  %48 = getelementptr i8, ptr addrspace(1) %p0, i64 28
  %v7.unaligned = load float, ptr addrspace(1) %48, align 4
  %49 = getelementptr i8, ptr addrspace(1) %q0, i64 28
  store float %v7.unaligned, ptr addrspace(1) %49, align 4
  %50 = getelementptr i8, ptr addrspace(1) %p0, i64 32
  %v8.unaligned = load float, ptr addrspace(1) %50, align 4
  %51 = getelementptr i8, ptr addrspace(1) %q0, i64 32
  store float %v8.unaligned, ptr addrspace(1) %51, align 4
  %52 = getelementptr i8, ptr addrspace(1) %p0, i64 36
  %v9.unaligned = load float, ptr addrspace(1) %52, align 4
  %53 = getelementptr i8, ptr addrspace(1) %q0, i64 36
  store float %v9.unaligned, ptr addrspace(1) %53, align 4
  %54 = getelementptr i8, ptr addrspace(1) %p0, i64 40
  %v10.unaligned = load float, ptr addrspace(1) %54, align 4
  %55 = getelementptr i8, ptr addrspace(1) %q0, i64 40
  store float %v10.unaligned, ptr addrspace(1) %55, align 4
  %56 = getelementptr i8, ptr addrspace(1) %p0, i64 44
  %v11.unaligned = load float, ptr addrspace(1) %56, align 4
  %57 = getelementptr i8, ptr addrspace(1) %q0, i64 44
  store float %v11.unaligned, ptr addrspace(1) %57, align 4
  %58 = getelementptr i8, ptr addrspace(1) %p0, i64 48
  %v12.unaligned = load float, ptr addrspace(1) %58, align 4
  %59 = getelementptr i8, ptr addrspace(1) %q0, i64 48
  store float %v12.unaligned, ptr addrspace(1) %59, align 4
  %60 = getelementptr i8, ptr addrspace(1) %p0, i64 52
  %v13.unaligned = load float, ptr addrspace(1) %60, align 4
  %61 = getelementptr i8, ptr addrspace(1) %q0, i64 52
  store float %v13.unaligned, ptr addrspace(1) %61, align 4
  %62 = getelementptr i8, ptr addrspace(1) %p0, i64 56
  %v14.unaligned = load float, ptr addrspace(1) %62, align 4
  %63 = getelementptr i8, ptr addrspace(1) %q0, i64 56
  store float %v14.unaligned, ptr addrspace(1) %63, align 4
  %64 = getelementptr i8, ptr addrspace(1) %p0, i64 60
  %v15.unaligned = load float, ptr addrspace(1) %64, align 4
  %65 = getelementptr i8, ptr addrspace(1) %q0, i64 60
  store float %v15.unaligned, ptr addrspace(1) %65, align 4
  br label %loop.split.split

loop.split.split:                                 ; preds = %loop.split.unaligned, %loop.split
  %66 = getelementptr i8, ptr addrspace(1) %p0, i64 64
  br i1 %is.aligned, label %loop.split.split.split, label %loop.split.split.split.unaligned

loop.split.split.split:                           ; preds = %loop.split.split
  %v16 = load float, ptr addrspace(1) %66, align 8
  %67 = getelementptr i8, ptr addrspace(1) %q0, i64 64
  store float %v16, ptr addrspace(1) %67, align 8
  %68 = getelementptr i8, ptr addrspace(1) %p0, i64 68
  %v17 = load float, ptr addrspace(1) %68, align 4
  %69 = getelementptr i8, ptr addrspace(1) %q0, i64 68
  store float %v17, ptr addrspace(1) %69, align 4
  %70 = getelementptr i8, ptr addrspace(1) %p0, i64 72
  %v18 = load float, ptr addrspace(1) %70, align 8
  %71 = getelementptr i8, ptr addrspace(1) %q0, i64 72
  store float %v18, ptr addrspace(1) %71, align 8
  %72 = getelementptr i8, ptr addrspace(1) %p0, i64 76
  %v19 = load float, ptr addrspace(1) %72, align 4
  %73 = getelementptr i8, ptr addrspace(1) %q0, i64 76
  store float %v19, ptr addrspace(1) %73, align 4
  %74 = getelementptr i8, ptr addrspace(1) %p0, i64 80
  %v20 = load float, ptr addrspace(1) %74, align 8
  %75 = getelementptr i8, ptr addrspace(1) %q0, i64 80
  store float %v20, ptr addrspace(1) %75, align 8
  %76 = getelementptr i8, ptr addrspace(1) %p0, i64 84
  %v21 = load float, ptr addrspace(1) %76, align 4
  %77 = getelementptr i8, ptr addrspace(1) %q0, i64 84
  store float %v21, ptr addrspace(1) %77, align 4
  %78 = getelementptr i8, ptr addrspace(1) %p0, i64 88
  %v22 = load float, ptr addrspace(1) %78, align 8
  %79 = getelementptr i8, ptr addrspace(1) %q0, i64 88
  store float %v22, ptr addrspace(1) %79, align 8
  %80 = getelementptr i8, ptr addrspace(1) %p0, i64 92
  %v23 = load float, ptr addrspace(1) %80, align 4
  %81 = getelementptr i8, ptr addrspace(1) %q0, i64 92
  store float %v23, ptr addrspace(1) %81, align 4
  %82 = getelementptr i8, ptr addrspace(1) %p0, i64 96
  %v24 = load float, ptr addrspace(1) %82, align 8
  %83 = getelementptr i8, ptr addrspace(1) %q0, i64 96
  store float %v24, ptr addrspace(1) %83, align 8
  %84 = getelementptr i8, ptr addrspace(1) %p0, i64 100
  %v25 = load float, ptr addrspace(1) %84, align 4
  %85 = getelementptr i8, ptr addrspace(1) %q0, i64 100
  store float %v25, ptr addrspace(1) %85, align 4
  %86 = getelementptr i8, ptr addrspace(1) %p0, i64 104
  %v26 = load float, ptr addrspace(1) %86, align 8
  %87 = getelementptr i8, ptr addrspace(1) %q0, i64 104
  store float %v26, ptr addrspace(1) %87, align 8
  %88 = getelementptr i8, ptr addrspace(1) %p0, i64 108
  %v27 = load float, ptr addrspace(1) %88, align 4
  %89 = getelementptr i8, ptr addrspace(1) %q0, i64 108
  store float %v27, ptr addrspace(1) %89, align 4
  %90 = getelementptr i8, ptr addrspace(1) %p0, i64 112
  %v28 = load float, ptr addrspace(1) %90, align 8
  %91 = getelementptr i8, ptr addrspace(1) %q0, i64 112
  store float %v28, ptr addrspace(1) %91, align 8
  %92 = getelementptr i8, ptr addrspace(1) %p0, i64 116
  %v29 = load float, ptr addrspace(1) %92, align 4
  %93 = getelementptr i8, ptr addrspace(1) %q0, i64 116
  store float %v29, ptr addrspace(1) %93, align 4
  %94 = getelementptr i8, ptr addrspace(1) %p0, i64 120
  %v30 = load float, ptr addrspace(1) %94, align 8
  %95 = getelementptr i8, ptr addrspace(1) %q0, i64 120
  store float %v30, ptr addrspace(1) %95, align 8
  %96 = getelementptr i8, ptr addrspace(1) %p0, i64 124
  %v31 = load float, ptr addrspace(1) %96, align 4
  %97 = getelementptr i8, ptr addrspace(1) %q0, i64 124
  store float %v31, ptr addrspace(1) %97, align 4
  br label %loop.split.split.split.split

loop.split.split.split.unaligned:                 ; preds = %loop.split.split
  %v16.unaligned = load float, ptr addrspace(1) %66, align 4
  %98 = getelementptr i8, ptr addrspace(1) %q0, i64 64
  store float %v16.unaligned, ptr addrspace(1) %98, align 4
  %99 = getelementptr i8, ptr addrspace(1) %p0, i64 68
  %v17.unaligned = load float, ptr addrspace(1) %99, align 4
  %100 = getelementptr i8, ptr addrspace(1) %q0, i64 68
  store float %v17.unaligned, ptr addrspace(1) %100, align 4
  %101 = getelementptr i8, ptr addrspace(1) %p0, i64 72
  %v18.unaligned = load float, ptr addrspace(1) %101, align 4
  %102 = getelementptr i8, ptr addrspace(1) %q0, i64 72
  store float %v18.unaligned, ptr addrspace(1) %102, align 4
  %103 = getelementptr i8, ptr addrspace(1) %p0, i64 76
  %v19.unaligned = load float, ptr addrspace(1) %103, align 4
  %104 = getelementptr i8, ptr addrspace(1) %q0, i64 76
  store float %v19.unaligned, ptr addrspace(1) %104, align 4
  %105 = getelementptr i8, ptr addrspace(1) %p0, i64 80
  %v20.unaligned = load float, ptr addrspace(1) %105, align 4
  %106 = getelementptr i8, ptr addrspace(1) %q0, i64 80
  store float %v20.unaligned, ptr addrspace(1) %106, align 4
  %107 = getelementptr i8, ptr addrspace(1) %p0, i64 84
  %v21.unaligned = load float, ptr addrspace(1) %107, align 4
  %108 = getelementptr i8, ptr addrspace(1) %q0, i64 84
  store float %v21.unaligned, ptr addrspace(1) %108, align 4
  %109 = getelementptr i8, ptr addrspace(1) %p0, i64 88
  %v22.unaligned = load float, ptr addrspace(1) %109, align 4
  %110 = getelementptr i8, ptr addrspace(1) %q0, i64 88
  store float %v22.unaligned, ptr addrspace(1) %110, align 4
  %111 = getelementptr i8, ptr addrspace(1) %p0, i64 92
  %v23.unaligned = load float, ptr addrspace(1) %111, align 4
  %112 = getelementptr i8, ptr addrspace(1) %q0, i64 92
  store float %v23.unaligned, ptr addrspace(1) %112, align 4
  %113 = getelementptr i8, ptr addrspace(1) %p0, i64 96
  %v24.unaligned = load float, ptr addrspace(1) %113, align 4
  %114 = getelementptr i8, ptr addrspace(1) %q0, i64 96
  store float %v24.unaligned, ptr addrspace(1) %114, align 4
  %115 = getelementptr i8, ptr addrspace(1) %p0, i64 100
  %v25.unaligned = load float, ptr addrspace(1) %115, align 4
  %116 = getelementptr i8, ptr addrspace(1) %q0, i64 100
  store float %v25.unaligned, ptr addrspace(1) %116, align 4
  %117 = getelementptr i8, ptr addrspace(1) %p0, i64 104
  %v26.unaligned = load float, ptr addrspace(1) %117, align 4
  %118 = getelementptr i8, ptr addrspace(1) %q0, i64 104
  store float %v26.unaligned, ptr addrspace(1) %118, align 4
  %119 = getelementptr i8, ptr addrspace(1) %p0, i64 108
  %v27.unaligned = load float, ptr addrspace(1) %119, align 4
  %120 = getelementptr i8, ptr addrspace(1) %q0, i64 108
  store float %v27.unaligned, ptr addrspace(1) %120, align 4
  %121 = getelementptr i8, ptr addrspace(1) %p0, i64 112
  %v28.unaligned = load float, ptr addrspace(1) %121, align 4
  %122 = getelementptr i8, ptr addrspace(1) %q0, i64 112
  store float %v28.unaligned, ptr addrspace(1) %122, align 4
  %123 = getelementptr i8, ptr addrspace(1) %p0, i64 116
  %v29.unaligned = load float, ptr addrspace(1) %123, align 4
  %124 = getelementptr i8, ptr addrspace(1) %q0, i64 116
  store float %v29.unaligned, ptr addrspace(1) %124, align 4
  %125 = getelementptr i8, ptr addrspace(1) %p0, i64 120
  %v30.unaligned = load float, ptr addrspace(1) %125, align 4
  %126 = getelementptr i8, ptr addrspace(1) %q0, i64 120
  store float %v30.unaligned, ptr addrspace(1) %126, align 4
  %127 = getelementptr i8, ptr addrspace(1) %p0, i64 124
  %v31.unaligned = load float, ptr addrspace(1) %127, align 4
  %128 = getelementptr i8, ptr addrspace(1) %q0, i64 124
  store float %v31.unaligned, ptr addrspace(1) %128, align 4
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
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %r0 = add nsw i32 %i, %row
  %x0 = sext i32 %r0 to i64
  %p0 = getelementptr inbounds double, ptr addrspace(1) %from, i64 %x0
  %v0 = load double, ptr addrspace(1) %p0, align 8
  %q0 = getelementptr inbounds double, ptr addrspace(1) %to, i64 %x0
  store double %v0, ptr addrspace(1) %q0, align 8
  %i1 = or disjoint i32 %i, 1
  %r1 = add nsw i32 %i1, %row
  %x1 = sext i32 %r1 to i64
  %p1 = getelementptr inbounds double, ptr addrspace(1) %from, i64 %x1
  %v1 = load double, ptr addrspace(1) %p1, align 8
  %q1 = getelementptr inbounds double, ptr addrspace(1) %to, i64 %x1
  store double %v1, ptr addrspace(1) %q1, align 8
  %i2 = or disjoint i32 %i, 2
  %r2 = add nsw i32 %i2, %row
  %x2 = sext i32 %r2 to i64
  %p2 = getelementptr inbounds double, ptr addrspace(1) %from, i64 %x2
  %v2 = load double, ptr addrspace(1) %p2, align 8
  %q2 = getelementptr inbounds double, ptr addrspace(1) %to, i64 %x2
  store double %v2, ptr addrspace(1) %q2, align 8
  %i3 = or disjoint i32 %i, 3
  %r3 = add nsw i32 %i3, %row
  %x3 = sext i32 %r3 to i64
  %p3 = getelementptr inbounds double, ptr addrspace(1) %from, i64 %x3
  %v3 = load double, ptr addrspace(1) %p3, align 8
  %q3 = getelementptr inbounds double, ptr addrspace(1) %to, i64 %x3
  store double %v3, ptr addrspace(1) %q3, align 8
  %i4 = or disjoint i32 %i, 4
  %r4 = add nsw i32 %i4, %row
  %x4 = sext i32 %r4 to i64
  %p4 = getelementptr inbounds double, ptr addrspace(1) %from, i64 %x4
  %v4 = load double, ptr addrspace(1) %p4, align 8
  %q4 = getelementptr inbounds double, ptr addrspace(1) %to, i64 %x4
  store double %v4, ptr addrspace(1) %q4, align 8
  %i5 = or disjoint i32 %i, 5
  %r5 = add nsw i32 %i5, %row
  %x5 = sext i32 %r5 to i64
  %p5 = getelementptr inbounds double, ptr addrspace(1) %from, i64 %x5
  %v5 = load double, ptr addrspace(1) %p5, align 8
  %q5 = getelementptr inbounds double, ptr addrspace(1) %to, i64 %x5
  store double %v5, ptr addrspace(1) %q5, align 8
  %i6 = or disjoint i32 %i, 6
  %r6 = add nsw i32 %i6, %row
  %x6 = sext i32 %r6 to i64
  %p6 = getelementptr inbounds double, ptr addrspace(1) %from, i64 %x6
  %v6 = load double, ptr addrspace(1) %p6, align 8
  %q6 = getelementptr inbounds double, ptr addrspace(1) %to, i64 %x6
  store double %v6, ptr addrspace(1) %q6, align 8
  %i7 = or disjoint i32 %i, 7
  %r7 = add nsw i32 %i7, %row
  %x7 = sext i32 %r7 to i64
  %p7 = getelementptr inbounds double, ptr addrspace(1) %from, i64 %x7
  %v7 = load double, ptr addrspace(1) %p7, align 8
  %q7 = getelementptr inbounds double, ptr addrspace(1) %to, i64 %x7
  store double %v7, ptr addrspace(1) %q7, align 8
  %i8 = or disjoint i32 %i, 8
  %r8 = add nsw i32 %i8, %row
  %x8 = sext i32 %r8 to i64
  %p8 = getelementptr inbounds double, ptr addrspace(1) %from, i64 %x8
  %v8 = load double, ptr addrspace(1) %p8, align 8
  %q8 = getelementptr inbounds double, ptr addrspace(1) %to, i64 %x8
  store double %v8, ptr addrspace(1) %q8, align 8
  %i9 = or disjoint i32 %i, 9
  %r9 = add nsw i32 %i9, %row
  %x9 = sext i32 %r9 to i64
  %p9 = getelementptr inbounds double, ptr addrspace(1) %from, i64 %x9
  %v9 = load double, ptr addrspace(1) %p9, align 8
  %q9 = getelementptr inbounds double, ptr addrspace(1) %to, i64 %x9
  store double %v9, ptr addrspace(1) %q9, align 8
  %i10 = or disjoint i32 %i, 10
  %r10 = add nsw i32 %i10, %row
  %x10 = sext i32 %r10 to i64
  %p10 = getelementptr inbounds double, ptr addrspace(1) %from, i64 %x10
  %v10 = load double, ptr addrspace(1) %p10, align 8
  %q10 = getelementptr inbounds double, ptr addrspace(1) %to, i64 %x10
  store double %v10, ptr addrspace(1) %q10, align 8
  %i11 = or disjoint i32 %i, 11
  %r11 = add nsw i32 %i11, %row
  %x11 = sext i32 %r11 to i64
  %p11 = getelementptr inbounds double, ptr addrspace(1) %from, i64 %x11
  %v11 = load double, ptr addrspace(1) %p11, align 8
  %q11 = getelementptr inbounds double, ptr addrspace(1) %to, i64 %x11
  store double %v11, ptr addrspace(1) %q11, align 8
  %i12 = or disjoint i32 %i, 12
  %r12 = add nsw i32 %i12, %row
  %x12 = sext i32 %r12 to i64
  %p12 = getelementptr inbounds double, ptr addrspace(1) %from, i64 %x12
  %v12 = load double, ptr addrspace(1) %p12, align 8
  %q12 = getelementptr inbounds double, ptr addrspace(1) %to, i64 %x12
  store double %v12, ptr addrspace(1) %q12, align 8
  %i13 = or disjoint i32 %i, 13
  %r13 = add nsw i32 %i13, %row
  %x13 = sext i32 %r13 to i64
  %p13 = getelementptr inbounds double, ptr addrspace(1) %from, i64 %x13
  %v13 = load double, ptr addrspace(1) %p13, align 8
  %q13 = getelementptr inbounds double, ptr addrspace(1) %to, i64 %x13
  store double %v13, ptr addrspace(1) %q13, align 8
  %i14 = or disjoint i32 %i, 14
  %r14 = add nsw i32 %i14, %row
  %x14 = sext i32 %r14 to i64
  %p14 = getelementptr inbounds double, ptr addrspace(1) %from, i64 %x14
  %v14 = load double, ptr addrspace(1) %p14, align 8
  %q14 = getelementptr inbounds double, ptr addrspace(1) %to, i64 %x14
  store double %v14, ptr addrspace(1) %q14, align 8
  %i15 = or disjoint i32 %i, 15
  %r15 = add nsw i32 %i15, %row
  %x15 = sext i32 %r15 to i64
  %p15 = getelementptr inbounds double, ptr addrspace(1) %from, i64 %x15
  %v15 = load double, ptr addrspace(1) %p15, align 8
  %q15 = getelementptr inbounds double, ptr addrspace(1) %to, i64 %x15
  store double %v15, ptr addrspace(1) %q15, align 8
  %i16 = or disjoint i32 %i, 16
  %r16 = add nsw i32 %i16, %row
  %x16 = sext i32 %r16 to i64
  %p16 = getelementptr inbounds double, ptr addrspace(1) %from, i64 %x16
  %v16 = load double, ptr addrspace(1) %p16, align 8
  %q16 = getelementptr inbounds double, ptr addrspace(1) %to, i64 %x16
  store double %v16, ptr addrspace(1) %q16, align 8
  %i17 = or disjoint i32 %i, 17
  %r17 = add nsw i32 %i17, %row
  %x17 = sext i32 %r17 to i64
  %p17 = getelementptr inbounds double, ptr addrspace(1) %from, i64 %x17
  %v17 = load double, ptr addrspace(1) %p17, align 8
  %q17 = getelementptr inbounds double, ptr addrspace(1) %to, i64 %x17
  store double %v17, ptr addrspace(1) %q17, align 8
  %i18 = or disjoint i32 %i, 18
  %r18 = add nsw i32 %i18, %row
  %x18 = sext i32 %r18 to i64
  %p18 = getelementptr inbounds double, ptr addrspace(1) %from, i64 %x18
  %v18 = load double, ptr addrspace(1) %p18, align 8
  %q18 = getelementptr inbounds double, ptr addrspace(1) %to, i64 %x18
  store double %v18, ptr addrspace(1) %q18, align 8
  %i19 = or disjoint i32 %i, 19
  %r19 = add nsw i32 %i19, %row
  %x19 = sext i32 %r19 to i64
  %p19 = getelementptr inbounds double, ptr addrspace(1) %from, i64 %x19
  %v19 = load double, ptr addrspace(1) %p19, align 8
  %q19 = getelementptr inbounds double, ptr addrspace(1) %to, i64 %x19
  store double %v19, ptr addrspace(1) %q19, align 8
  %i20 = or disjoint i32 %i, 20
  %r20 = add nsw i32 %i20, %row
  %x20 = sext i32 %r20 to i64
  %p20 = getelementptr inbounds double, ptr addrspace(1) %from, i64 %x20
  %v20 = load double, ptr addrspace(1) %p20, align 8
  %q20 = getelementptr inbounds double, ptr addrspace(1) %to, i64 %x20
  store double %v20, ptr addrspace(1) %q20, align 8
  %i21 = or disjoint i32 %i, 21
  %r21 = add nsw i32 %i21, %row
  %x21 = sext i32 %r21 to i64
  %p21 = getelementptr inbounds double, ptr addrspace(1) %from, i64 %x21
  %v21 = load double, ptr addrspace(1) %p21, align 8
  %q21 = getelementptr inbounds double, ptr addrspace(1) %to, i64 %x21
  store double %v21, ptr addrspace(1) %q21, align 8
  %i22 = or disjoint i32 %i, 22
  %r22 = add nsw i32 %i22, %row
  %x22 = sext i32 %r22 to i64
  %p22 = getelementptr inbounds double, ptr addrspace(1) %from, i64 %x22
  %v22 = load double, ptr addrspace(1) %p22, align 8
  %q22 = getelementptr inbounds double, ptr addrspace(1) %to, i64 %x22
  store double %v22, ptr addrspace(1) %q22, align 8
  %i23 = or disjoint i32 %i, 23
  %r23 = add nsw i32 %i23, %row
  %x23 = sext i32 %r23 to i64
  %p23 = getelementptr inbounds double, ptr addrspace(1) %from, i64 %x23
  %v23 = load double, ptr addrspace(1) %p23, align 8
  %q23 = getelementptr inbounds double, ptr addrspace(1) %to, i64 %x23
  store double %v23, ptr addrspace(1) %q23, align 8
  %i24 = or disjoint i32 %i, 24
  %r24 = add nsw i32 %i24, %row
  %x24 = sext i32 %r24 to i64
  %p24 = getelementptr inbounds double, ptr addrspace(1) %from, i64 %x24
  %v24 = load double, ptr addrspace(1) %p24, align 8
  %q24 = getelementptr inbounds double, ptr addrspace(1) %to, i64 %x24
  store double %v24, ptr addrspace(1) %q24, align 8
  %i25 = or disjoint i32 %i, 25
  %r25 = add nsw i32 %i25, %row
  %x25 = sext i32 %r25 to i64
  %p25 = getelementptr inbounds double, ptr addrspace(1) %from, i64 %x25
  %v25 = load double, ptr addrspace(1) %p25, align 8
  %q25 = getelementptr inbounds double, ptr addrspace(1) %to, i64 %x25
  store double %v25, ptr addrspace(1) %q25, align 8
  %i26 = or disjoint i32 %i, 26
  %r26 = add nsw i32 %i26, %row
  %x26 = sext i32 %r26 to i64
  %p26 = getelementptr inbounds double, ptr addrspace(1) %from, i64 %x26
  %v26 = load double, ptr addrspace(1) %p26, align 8
  %q26 = getelementptr inbounds double, ptr addrspace(1) %to, i64 %x26
  store double %v26, ptr addrspace(1) %q26, align 8
  %i27 = or disjoint i32 %i, 27
  %r27 = add nsw i32 %i27, %row
  %x27 = sext i32 %r27 to i64
  %p27 = getelementptr inbounds double, ptr addrspace(1) %from, i64 %x27
  %v27 = load double, ptr addrspace(1) %p27, align 8
  %q27 = getelementptr inbounds double, ptr addrspace(1) %to, i64 %x27
  store double %v27, ptr addrspace(1) %q27, align 8
  %i28 = or disjoint i32 %i, 28
  %r28 = add nsw i32 %i28, %row
  %x28 = sext i32 %r28 to i64
  %p28 = getelementptr inbounds double, ptr addrspace(1) %from, i64 %x28
  %v28 = load double, ptr addrspace(1) %p28, align 8
  %q28 = getelementptr inbounds double, ptr addrspace(1) %to, i64 %x28
  store double %v28, ptr addrspace(1) %q28, align 8
  %i29 = or disjoint i32 %i, 29
  %r29 = add nsw i32 %i29, %row
  %x29 = sext i32 %r29 to i64
  %p29 = getelementptr inbounds double, ptr addrspace(1) %from, i64 %x29
  %v29 = load double, ptr addrspace(1) %p29, align 8
  %q29 = getelementptr inbounds double, ptr addrspace(1) %to, i64 %x29
  store double %v29, ptr addrspace(1) %q29, align 8
  %i30 = or disjoint i32 %i, 30
  %r30 = add nsw i32 %i30, %row
  %x30 = sext i32 %r30 to i64
  %p30 = getelementptr inbounds double, ptr addrspace(1) %from, i64 %x30
  %v30 = load double, ptr addrspace(1) %p30, align 8
  %q30 = getelementptr inbounds double, ptr addrspace(1) %to, i64 %x30
  store double %v30, ptr addrspace(1) %q30, align 8
  %i31 = or disjoint i32 %i, 31
  %r31 = add nsw i32 %i31, %row
  %x31 = sext i32 %r31 to i64
  %p31 = getelementptr inbounds double, ptr addrspace(1) %from, i64 %x31
  %v31 = load double, ptr addrspace(1) %p31, align 8
  %q31 = getelementptr inbounds double, ptr addrspace(1) %to, i64 %x31
  store double %v31, ptr addrspace(1) %q31, align 8
  %next = add nuw nsw i32 %i, 32
  %again = icmp slt i32 %next, %n
  br i1 %again, label %loop, label %done

done:                                             ; preds = %loop
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
