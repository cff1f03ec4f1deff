source_filename = "nvvm.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.point = type { float, float }

@smem = external addrspace(3) global [0 x i8], align 16
@counter = internal unnamed_addr addrspace(1) externally_initialized global i32 0, align 4
@table = addrspace(4) constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]
@tex = internal addrspace(1) global i64 undef, align 8
@arch = private unnamed_addr addrspace(1) constant [12 x i8] c"__CUDA_ARCH\00"
@llvm.used = appending global [2 x ptr] [ptr addrspacecast (ptr addrspace(1) @counter to ptr), ptr @kernel], section "llvm.metadata"

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.nvvm.isspacep.shared(ptr captures(none)) #0

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.cta() #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.mbarrier.init(ptr, i32) #2

; Function Attrs: nocallback nounwind memory(argmem: readwrite)
declare void @llvm.nvvm.cp.async.ca.shared.global.16(ptr addrspace(3) noalias writeonly, ptr addrspace(1) noalias readonly) #3

declare i32 @vprintf(ptr, ptr)

declare i32 @__nvvm_reflect(ptr)

define ptx_kernel void @kernel(ptr captures(none) %out, ptr readonly byval(%struct.point) align 4 captures(none) %p) #4 {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !2
  %wide = zext i32 %tid to i64
  %raw = bitcast ptr %out to ptr
  %0 = addrspacecast ptr %raw to ptr addrspace(1)
  %typed = bitcast ptr addrspace(1) %0 to ptr addrspace(1)
  %at = getelementptr inbounds float, ptr addrspace(1) %typed, i64 %wide
  %1 = load float, ptr addrspace(1) %at, align 4, !invariant.load !3
  %px = getelementptr inbounds %struct.point, ptr %p, i64 0, i32 0
  %x = load float, ptr %px, align 4
  %new = fadd float %1, %x
  store float %new, ptr addrspace(1) %at, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.membar.cta()
  ret void
}

define i32 @reads(ptr %p, ptr addrspace(1) %g, ptr addrspace(1) %v) {
  %1 = addrspacecast ptr %p to ptr addrspace(1)
  %2 = load i32, ptr addrspace(1) %1, align 4, !invariant.load !3
  %3 = call i32 @llvm.nvvm.ldu.global.i.i32.p1(ptr addrspace(1) %g, i32 4)
  %4 = load <2 x float>, ptr addrspace(1) %v, align 8, !invariant.load !3
  %5 = extractelement <2 x float> %4, i32 1
  %6 = bitcast float %5 to i32
  %7 = add i32 %2, %3
  %8 = add i32 %7, %6
  ret i32 %8
}

define i1 @spaces(i32 %i) {
  %1 = getelementptr [0 x i8], ptr addrspace(3) @smem, i32 0, i32 %i
  %2 = addrspacecast ptr addrspace(3) %1 to ptr
  %3 = addrspacecast ptr %2 to ptr addrspace(5)
  %4 = load i8, ptr addrspace(101) addrspacecast (ptr addrspace(1) @counter to ptr addrspace(101)), align 1
  store i8 %4, ptr addrspace(5) %3, align 1
  %5 = call i1 @llvm.nvvm.isspacep.shared(ptr addrspacecast (ptr addrspace(4) @table to ptr))
  ret i1 %5
}

define void @atomics(ptr %f, ptr addrspace(1) %d, ptr %p, ptr addrspace(1) %g) {
  %1 = atomicrmw fadd ptr %f, float 1.000000e+00 seq_cst, align 4
  %2 = atomicrmw fadd ptr addrspace(1) %d, double 2.000000e+00 seq_cst, align 8
  %3 = atomicrmw uinc_wrap ptr %p, i32 7 seq_cst, align 4
  %4 = atomicrmw udec_wrap ptr addrspace(1) %g, i32 7 seq_cst, align 4
  %5 = call i32 @llvm.nvvm.atomic.add.gen.i.cta.i32.p0(ptr %p, i32 1)
  %6 = atomicrmw add ptr addrspacecast (ptr addrspace(1) @counter to ptr), i32 1 syncscope("block") monotonic, align 4
  ret void
}

define void @tensor(ptr %a, ptr addrspace(3) %d, float %x, ptr %bar, ptr addrspace(1) %g) {
  %1 = call { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p0(ptr %a, i32 16)
  call void @llvm.nvvm.wmma.m16n16k16.store.d.row.stride.f32.p3(ptr addrspace(3) %d, float %x, float %x, float %x, float %x, float %x, float %x, float %x, float %x, i32 16)
  call void @llvm.nvvm.mbarrier.init(ptr %bar, i32 32)
  call void @llvm.nvvm.cp.async.ca.shared.global.16(ptr addrspace(3) @smem, ptr addrspace(1) %g)
  ret void
}

define i64 @texture() {
  %1 = call i64 @llvm.nvvm.texsurf.handle.internal.p1(ptr addrspace(1) @tex)
  %2 = call i32 @__nvvm_reflect(ptr addrspacecast (ptr addrspace(1) @arch to ptr))
  %3 = zext i32 %2 to i64
  %4 = add i64 %1, %3
  ret i64 %4
}

define i32 @print(ptr %format, i32 %x) {
  %buffer = alloca { i32, ptr }, align 8
  %1 = getelementptr inbounds { i32, ptr }, ptr %buffer, i32 0, i32 0
  store i32 %x, ptr %1, align 8
  %2 = bitcast ptr %buffer to ptr
  %3 = call i32 @vprintf(ptr %format, ptr %2)
  ret i32 %3
}

; Function Attrs: nocallback nounwind willreturn memory(argmem: read)
declare i32 @llvm.nvvm.ldu.global.i.i32.p1(ptr addrspace(1) captures(none), i32) #5

; Function Attrs: nocallback nounwind memory(argmem: readwrite)
declare i32 @llvm.nvvm.atomic.add.gen.i.cta.i32.p0(ptr captures(none), i32) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.nvvm.texsurf.handle.internal.p1(ptr addrspace(1)) #0

; Function Attrs: nocallback nounwind willreturn memory(argmem: read)
declare { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p0(ptr readonly captures(none), i32) #5

; Function Attrs: nocallback nounwind memory(argmem: write)
declare void @llvm.nvvm.wmma.m16n16k16.store.d.row.stride.f32.p3(ptr addrspace(3) writeonly captures(none), float, float, float, float, float, float, float, float, i32) #6

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nounwind }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nounwind memory(argmem: readwrite) }
attributes #4 = { "nvvm.maxntid"="256" }
attributes #5 = { nocallback nounwind willreturn memory(argmem: read) }
attributes #6 = { nocallback nounwind memory(argmem: write) }

!nvvm.annotations = !{!0}
!nvvmir.version = !{!1}

!0 = !{ptr addrspace(1) @tex, !"texture", i32 1}
!1 = !{i32 1, i32 4}
!2 = !{i32 0, i32 1024}
!3 = !{}
