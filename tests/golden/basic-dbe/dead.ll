; RUN: nvopt -passes=basic-dbe -pass-remarks=. -S %s 2>&1
; Barriers that nothing needs: at the start, at the end, beside another one, and where only the thread's own memory is used between.

target triple = "nvptx64-nvidia-cuda"

@tile = internal addrspace(3) global [64 x float] undef, align 4
@weights = internal addrspace(4) constant [4 x float] [float 1.0, float 2.0, float 3.0, float 4.0]

declare void @llvm.nvvm.barrier0()
declare i32 @llvm.nvvm.barrier0.or(i32)
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

; The first and the last; of two side by side the first.
define ptx_kernel void @ends(float %x) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr [64 x float], ptr addrspace(3) @tile, i32 0, i32 %i
  call void @llvm.nvvm.barrier0()
  store float %x, ptr addrspace(3) %p
  call void @llvm.nvvm.barrier0()
  %y = fmul float %x, 2.0
  call void @llvm.nvvm.barrier0()
  %z = load float, ptr addrspace(3) @tile
  call void @llvm.nvvm.barrier0()
  ret void
}

; Local memory, constants, what kernels get by value, and loads that are said to read constant memory are no reason to wait.
define void @own(ptr byval([4 x float]) %v, ptr addrspace(1) %g, ptr addrspace(5) %l) {
  %t = alloca [4 x float]
  %u = alloca [4 x float]
  store float 0.0, ptr addrspace(1) %g
  call void @llvm.nvvm.barrier0()
  %c = load float, ptr addrspace(4) @weights
  %a = load float, ptr %v
  store float %c, ptr %t
  store float %a, ptr addrspace(5) %l
  call void @llvm.memcpy.p0.p0.i64(ptr %u, ptr %t, i64 16, i1 false)
  %i = load float, ptr addrspace(1) %g, !invariant.load !0
  call void @llvm.nvvm.barrier0()
  store float %i, ptr addrspace(1) %g
  ret void
}

; Every way on meets another one.
define void @ways(i1 %uniform, ptr addrspace(1) %g) {
  store float 0.0, ptr addrspace(1) %g
  call void @llvm.nvvm.barrier0()
  br i1 %uniform, label %one, label %other

one:
  call void @llvm.nvvm.barrier0()
  store float 1.0, ptr addrspace(1) %g
  ret void

other:
  %any = call i32 @llvm.nvvm.barrier0.or(i32 1)
  store float 2.0, ptr addrspace(1) %g
  ret void
}

; Of a loop's two one stays.
define ptx_kernel void @loop(i32 %n) {
entry:
  br label %body

body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  call void @llvm.nvvm.barrier0()
  %next = add i32 %i, 1
  call void @llvm.nvvm.barrier0()
  %more = icmp slt i32 %next, %n
  br i1 %more, label %body, label %done

done:
  ret void
}

!0 = !{}
