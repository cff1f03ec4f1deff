; ModuleID = 'tile.ll'
source_filename = "tile.ll"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@tile = internal addrspace(3) global [256 x float] undef, align 16
@weights = internal addrspace(4) externally_initialized global [16 x float] zeroinitializer, align 4

define ptx_kernel void @smooth(ptr addrspace(1) noalias readonly %in, ptr addrspace(1) %out, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %at = zext nneg i32 %t to i64
  %from = getelementptr inbounds nuw float, ptr addrspace(1) %in, i64 %at
  %x = load float, ptr addrspace(1) %from, align 4
  %place = getelementptr inbounds nuw float, ptr addrspace(3) @tile, i32 %t
  store float %x, ptr addrspace(3) %place, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %row = and i32 %t, 240
  %first = getelementptr inbounds nuw float, ptr addrspace(3) @tile, i32 %row
  %sum = call float @weighted(ptr addrspace(3) %first, i32 %n)
  %to = getelementptr inbounds nuw float, ptr addrspace(1) %out, i64 %at
  store float %sum, ptr addrspace(1) %to, align 4
  ret void
}

; Function Attrs: noinline
define internal float @weighted(ptr addrspace(3) %row, i32 %n) #0 {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi float [ 0.000000e+00, %entry ], [ %more, %loop ]
  %a = getelementptr inbounds nuw float, ptr addrspace(3) %row, i32 %i
  %x = load float, ptr addrspace(3) %a, align 4
  %b = getelementptr inbounds nuw float, ptr addrspace(4) @weights, i32 %i
  %y = load float, ptr addrspace(4) %b, align 4
  %product = fmul float %x, %y
  %more = fadd float %sum, %product
  %next = add nuw nsw i32 %i, 1
  %again = icmp slt i32 %next, %n
  br i1 %again, label %loop, label %done

done:                                             ; preds = %loop
  ret float %more
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

attributes #0 = { noinline }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }
