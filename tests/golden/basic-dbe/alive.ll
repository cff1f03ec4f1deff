; RUN: nvopt -passes=basic-dbe -pass-remarks-missed=. -S %s 2>&1
; Barriers that stay, each with what needs it.

target triple = "nvptx64-nvidia-cuda"

@tile = internal addrspace(3) global [64 x float] undef, align 4

declare void @llvm.nvvm.barrier0()
declare void @llvm.nvvm.barrier.n(i32)
declare i32 @llvm.nvvm.read.ptx.sreg.clock()
declare i32 @llvm.nvvm.activemask()
declare void @llvm.nvvm.cp.async.wait.all()
declare void @unknown() memory(none) convergent

; A device function's callers may have done anything before it, and may do anything after.
define void @device() {
  call void @llvm.nvvm.barrier0()
  ret void
}

; Reads count as much as writes, volatile ones of local memory too.
define ptx_kernel void @reads(ptr addrspace(1) %g, ptr %generic) {
  %t = alloca float
  %a = load float, ptr addrspace(1) %g
  call void @llvm.nvvm.barrier0()
  %b = load float, ptr %generic
  call void @llvm.nvvm.barrier0()
  %c = load volatile float, ptr %t
  call void @llvm.nvvm.barrier0()
  fence seq_cst
  ret void
}

; So do the clock, asynchronous copies and calls that threads make together.
define ptx_kernel void @calls() {
  %a = call i32 @llvm.nvvm.read.ptx.sreg.clock()
  call void @llvm.nvvm.barrier0()
  %b = call i32 @llvm.nvvm.activemask()
  call void @llvm.nvvm.barrier0()
  call void @llvm.nvvm.cp.async.wait.all()
  call void @llvm.nvvm.barrier0()
  call void @unknown()
  ret void
}

; One way on has no other barrier.
define void @ways(i1 %uniform, ptr addrspace(1) %g) {
  store float 0.0, ptr addrspace(1) %g
  call void @llvm.nvvm.barrier0()
  br i1 %uniform, label %one, label %other

one:
  call void @llvm.nvvm.barrier0()
  store float 1.0, ptr addrspace(1) %g
  ret void

other:
  store float 2.0, ptr addrspace(1) %g
  ret void
}

; Behind a branch it is where the threads of a warp meet again.
define ptx_kernel void @meet(i1 %divergent, ptr addrspace(1) %g) {
  br i1 %divergent, label %slow, label %join

slow:
  br label %join

join:
  %f = phi i32 [ 1, %slow ], [ 2, %0 ]
  call void @llvm.nvvm.barrier0()
  %mask = call i32 @llvm.nvvm.activemask()
  store i32 %mask, ptr addrspace(1) %g
  ret void
}

; What else holds a loop's iterations together?
define void @loop(i32 %n) {
entry:
  br label %body

body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  call void @llvm.nvvm.barrier0()
  %next = add i32 %i, 1
  br label %body
}

; A function whose warps may do different work is left alone.
define ptx_kernel void @named() {
  call void @llvm.nvvm.barrier.n(i32 1)
  call void @llvm.nvvm.barrier0()
  call void @llvm.nvvm.barrier.n(i32 1)
  call void @llvm.nvvm.barrier0()
  ret void
}

define ptx_kernel void @assembly() {
  call void asm sideeffect "bar.sync 1, 64;", ""()
  call void @llvm.nvvm.barrier0()
  call void @llvm.nvvm.barrier0()
  ret void
}
