remark: <unknown>:0:0: in function device: synch is not dead: above it: what the callers do; below it: ret void
remark: <unknown>:0:0: in function reads: synch is not dead: above it: %a = load float, ptr addrspace(1) %g, align 4; below it: %b = load float, ptr %generic, align 4
remark: <unknown>:0:0: in function reads: synch is not dead: above it: %b = load float, ptr %generic, align 4; below it: %c = load volatile float, ptr %t, align 4
remark: <unknown>:0:0: in function reads: synch is not dead: above it: %c = load volatile float, ptr %t, align 4; below it: fence seq_cst
remark: <unknown>:0:0: in function calls: synch is not dead: above it: %a = call i32 @llvm.nvvm.read.ptx.sreg.clock(); below it: %b = call i32 @llvm.nvvm.activemask()
remark: <unknown>:0:0: in function calls: synch is not dead: above it: %b = call i32 @llvm.nvvm.activemask(); below it: call void @llvm.nvvm.cp.async.wait.all()
remark: <unknown>:0:0: in function calls: synch is not dead: above it: call void @llvm.nvvm.cp.async.wait.all(); below it: call void @unknown()
remark: <unknown>:0:0: in function ways: synch is not dead: above it: store float 0.000000e+00, ptr addrspace(1) %g, align 4; below it: store float 2.000000e+00, ptr addrspace(1) %g, align 4
remark: <unknown>:0:0: in function ways: synch is not dead: above it: br i1 %uniform, label %one, label %other; below it: store float 1.000000e+00, ptr addrspace(1) %g, align 4
remark: <unknown>:0:0: in function meet: synch is not dead: above it: br i1 %divergent, label %slow, label %join; below it: %mask = call i32 @llvm.nvvm.activemask()
remark: <unknown>:0:0: in function loop: synch is not dead: above it: itself, around a loop; below it: itself, around a loop
; ModuleID = 'alive.ll'
source_filename = "alive.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@tile = internal addrspace(3) global [64 x float] undef, align 4

; Function Attrs: nocallback nofree nounwind willreturn memory(inaccessiblemem: readwrite)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.clock() #0

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.activemask() #1

; Function Attrs: nounwind
declare void @llvm.nvvm.cp.async.wait.all() #2

; Function Attrs: convergent memory(none)
declare void @unknown() #3

define void @device() {
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}

define ptx_kernel void @reads(ptr addrspace(1) %g, ptr %generic) {
  %t = alloca float, align 4
  %a = load float, ptr addrspace(1) %g, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %b = load float, ptr %generic, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %c = load volatile float, ptr %t, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  fence seq_cst
  ret void
}

define ptx_kernel void @calls() {
  %a = call i32 @llvm.nvvm.read.ptx.sreg.clock()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %b = call i32 @llvm.nvvm.activemask()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.cp.async.wait.all()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @unknown()
  ret void
}

define void @ways(i1 %uniform, ptr addrspace(1) %g) {
  store float 0.000000e+00, ptr addrspace(1) %g, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %uniform, label %one, label %other

one:                                              ; preds = %0
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store float 1.000000e+00, ptr addrspace(1) %g, align 4
  ret void

other:                                            ; preds = %0
  store float 2.000000e+00, ptr addrspace(1) %g, align 4
  ret void
}

define ptx_kernel void @meet(i1 %divergent, ptr addrspace(1) %g) {
  br i1 %divergent, label %slow, label %join

slow:                                             ; preds = %0
  br label %join

join:                                             ; preds = %slow, %0
  %f = phi i32 [ 1, %slow ], [ 2, %0 ]
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %mask = call i32 @llvm.nvvm.activemask()
  store i32 %mask, ptr addrspace(1) %g, align 4
  ret void
}

define void @loop(i32 %n) {
entry:
  br label %body

body:                                             ; preds = %body, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %next = add i32 %i, 1
  br label %body
}

define ptx_kernel void @named() {
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 1)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 1)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}

define ptx_kernel void @assembly() {
  call void asm sideeffect "bar.sync 1, 64;", ""()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

attributes #0 = { nocallback nofree nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #1 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #2 = { nounwind }
attributes #3 = { convergent memory(none) }
attributes #4 = { convergent nocallback nounwind }
