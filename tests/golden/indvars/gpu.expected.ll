; ModuleID = 'gpu.ll'
source_filename = "gpu.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @launch_bounds(ptr addrspace(3) %a) #0 {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ %t, %entry ], [ %next, %loop ]
  %w = zext nneg i32 %i to i64
  %p = getelementptr float, ptr addrspace(3) %a, i64 %w
  store volatile float 1.000000e+00, ptr addrspace(3) %p, align 4
  %next = add nuw nsw i32 %i, %b
  %more = icmp samesign ult i32 %next, 2147483520
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define ptx_kernel void @up_to_the_last(ptr addrspace(1) %a) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ %t, %entry ], [ %next, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  store volatile float 1.000000e+00, ptr addrspace(1) %p, align 4
  %next = add nuw nsw i32 %i, 1
  %exitcond = icmp ne i32 %next, %b
  br i1 %exitcond, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define i32 @own_column(i32 %n) {
entry:
  %0 = call i32 @llvm.umax.i32(i32 1, i32 %n)
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  br i1 true, label %latch, label %exit

latch:                                            ; preds = %loop
  %next = add nuw i32 %i, 1
  %exitcond = icmp ne i32 %next, %0
  br i1 %exitcond, label %loop, label %exit

exit:                                             ; preds = %latch, %loop
  %r = phi i32 [ %0, %latch ], [ -1, %loop ]
  ret i32 %r
}

define ptx_kernel void @warps(ptr addrspace(3) %a) #1 {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ %t, %entry ], [ %next, %loop ]
  %warp = udiv i32 %i, 32
  %row = select i1 true, i32 %warp, i32 0
  %p = getelementptr float, ptr addrspace(3) %a, i32 %row
  store volatile float 1.000000e+00, ptr addrspace(3) %p, align 4
  %next = add nuw nsw i32 %i, 256
  %small = icmp samesign ult i32 %next, 4096
  br i1 %small, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #3

attributes #0 = { "nvvm.reqntid"="128" }
attributes #1 = { "nvvm.maxntid"="256" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
