; RUN: nvopt -passes=indvars -replexitval=always %s
; That the step is not zero is known by the flags of %all. When the first exit value had been put in, that was forgotten, and the
; division of the second one could not be computed ahead of the loop any more, which ended the run. With both the loop does nothing else.
define ptx_kernel void @f(i32 %a) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %ntid = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %nctaid = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %all = mul nuw nsw i32 %ntid, %nctaid
  br label %loop

loop:
  %i = phi i32 [ %tid, %entry ], [ %next, %loop ]
  %next = add nuw i32 %i, %all
  %more = icmp ult i32 %next, %a
  br i1 %more, label %loop, label %exit

exit:
  %r = add i32 %i, %next
  call void @see(i32 %r)
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
declare void @see(i32)
