; What CUDA's compilers wrote: kernels by annotation, NVVM's intrinsics, address spaces, textures.
source_filename = "nvvm.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.point = type { float, float }

@smem = external addrspace(3) global [0 x i8], align 16
@counter = internal unnamed_addr addrspace(1) externally_initialized global i32 0, align 4
@table = addrspace(4) constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]
@tex = internal addrspace(1) global i64 undef, align 8
@arch = private unnamed_addr addrspace(1) constant [12 x i8] c"__CUDA_ARCH\00"
@llvm.used = appending global [2 x i8*] [i8* addrspacecast (i8 addrspace(1)* bitcast (i32 addrspace(1)* @counter to i8 addrspace(1)*) to i8*), i8* bitcast (void (float*, %struct.point*)* @kernel to i8*)], section "llvm.metadata"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare float @llvm.nvvm.ldg.global.f.f32.p1f32(float addrspace(1)* nocapture, i32)
declare i32 @llvm.nvvm.ldg.global.i.i32.p0i32(i32*, i32)
declare i32 @llvm.nvvm.ldu.global.i.i32.p1i32(i32 addrspace(1)* nocapture, i32)
declare <2 x float> @llvm.nvvm.ldg.global.f.v2f32.p1v2f32(<2 x float> addrspace(1)*, i32)
declare i8 addrspace(1)* @llvm.nvvm.ptr.gen.to.global.p1i8.p0i8(i8*)
declare i8* @llvm.nvvm.ptr.global.to.gen.p0i8.p1i8(i8 addrspace(1)*)
declare i8* @llvm.nvvm.ptr.shared.to.gen.p0i8.p3i8(i8 addrspace(3)*)
declare i8* @llvm.nvvm.ptr.constant.to.gen.p0i8.p4i8(i8 addrspace(4)*)
declare i8 addrspace(5)* @llvm.nvvm.ptr.gen.to.local.p5i8.p0i8(i8*)
declare i8 addrspace(101)* @llvm.nvvm.ptr.gen.to.param.p101i8.p0i8(i8*)
declare float @llvm.nvvm.atomic.load.add.f32.p0f32(float*, float)
declare double @llvm.nvvm.atomic.load.add.f64.p1f64(double addrspace(1)*, double)
declare i32 @llvm.nvvm.atomic.load.inc.32.p0i32(i32*, i32)
declare i32 @llvm.nvvm.atomic.load.dec.32.p1i32(i32 addrspace(1)*, i32)
declare i32 @llvm.nvvm.atomic.add.gen.i.cta.i32.p0i32(i32*, i32)
declare i1 @llvm.nvvm.isspacep.shared(i8*)
declare i64 @llvm.nvvm.texsurf.handle.internal.p1i64(i64 addrspace(1)*)
declare void @llvm.nvvm.barrier0()
declare void @llvm.nvvm.membar.cta()
declare { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p0i8(i8*, i32)
declare void @llvm.nvvm.wmma.m16n16k16.store.d.row.stride.f32.p3f32(float addrspace(3)*, float, float, float, float, float, float, float, float, i32)
declare void @llvm.nvvm.mbarrier.init(i64*, i32)
declare void @llvm.nvvm.cp.async.ca.shared.global.16(i8 addrspace(3)*, i8 addrspace(1)*)
declare i32 @vprintf(i8*, i8*)
declare i32 @__nvvm_reflect(i8*)

define void @kernel(float* nocapture %out, %struct.point* nocapture readonly byval(%struct.point) align 4 %p) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !5
  %wide = zext i32 %tid to i64
  %raw = bitcast float* %out to i8*
  %global = call i8 addrspace(1)* @llvm.nvvm.ptr.gen.to.global.p1i8.p0i8(i8* %raw)
  %typed = bitcast i8 addrspace(1)* %global to float addrspace(1)*
  %at = getelementptr inbounds float, float addrspace(1)* %typed, i64 %wide
  %old = call float @llvm.nvvm.ldg.global.f.f32.p1f32(float addrspace(1)* %at, i32 4)
  %px = getelementptr inbounds %struct.point, %struct.point* %p, i64 0, i32 0
  %x = load float, float* %px, align 4
  %new = fadd float %old, %x
  store float %new, float addrspace(1)* %at, align 4
  call void @llvm.nvvm.barrier0()
  call void @llvm.nvvm.membar.cta()
  ret void
}

define i32 @reads(i32* %p, i32 addrspace(1)* %g, <2 x float> addrspace(1)* %v) {
  %1 = call i32 @llvm.nvvm.ldg.global.i.i32.p0i32(i32* %p, i32 4)
  %2 = call i32 @llvm.nvvm.ldu.global.i.i32.p1i32(i32 addrspace(1)* %g, i32 4)
  %3 = call <2 x float> @llvm.nvvm.ldg.global.f.v2f32.p1v2f32(<2 x float> addrspace(1)* %v, i32 8)
  %4 = extractelement <2 x float> %3, i32 1
  %5 = bitcast float %4 to i32
  %6 = add i32 %1, %2
  %7 = add i32 %6, %5
  ret i32 %7
}

define i1 @spaces(i32 %i) {
  %1 = getelementptr [0 x i8], [0 x i8] addrspace(3)* @smem, i32 0, i32 %i
  %2 = call i8* @llvm.nvvm.ptr.shared.to.gen.p0i8.p3i8(i8 addrspace(3)* %1)
  %3 = call i8* @llvm.nvvm.ptr.global.to.gen.p0i8.p1i8(i8 addrspace(1)* bitcast (i32 addrspace(1)* @counter to i8 addrspace(1)*))
  %4 = call i8* @llvm.nvvm.ptr.constant.to.gen.p0i8.p4i8(i8 addrspace(4)* bitcast ([4 x i32] addrspace(4)* @table to i8 addrspace(4)*))
  %5 = call i8 addrspace(5)* @llvm.nvvm.ptr.gen.to.local.p5i8.p0i8(i8* %2)
  %6 = call i8 addrspace(101)* @llvm.nvvm.ptr.gen.to.param.p101i8.p0i8(i8* %3)
  %7 = load i8, i8 addrspace(101)* %6
  store i8 %7, i8 addrspace(5)* %5
  %8 = call i1 @llvm.nvvm.isspacep.shared(i8* %4)
  ret i1 %8
}

define void @atomics(float* %f, double addrspace(1)* %d, i32* %p, i32 addrspace(1)* %g) {
  %1 = call float @llvm.nvvm.atomic.load.add.f32.p0f32(float* %f, float 1.0)
  %2 = call double @llvm.nvvm.atomic.load.add.f64.p1f64(double addrspace(1)* %d, double 2.0)
  %3 = call i32 @llvm.nvvm.atomic.load.inc.32.p0i32(i32* %p, i32 7)
  %4 = call i32 @llvm.nvvm.atomic.load.dec.32.p1i32(i32 addrspace(1)* %g, i32 7)
  %5 = call i32 @llvm.nvvm.atomic.add.gen.i.cta.i32.p0i32(i32* %p, i32 1)
  %6 = atomicrmw add i32* addrspacecast (i32 addrspace(1)* @counter to i32*), i32 1 syncscope("block") monotonic
  ret void
}

define void @tensor(i8* %a, float addrspace(3)* %d, float %x, i64* %bar, i8 addrspace(1)* %g) {
  %1 = call { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p0i8(i8* %a, i32 16)
  call void @llvm.nvvm.wmma.m16n16k16.store.d.row.stride.f32.p3f32(float addrspace(3)* %d, float %x, float %x, float %x, float %x, float %x, float %x, float %x, float %x, i32 16)
  call void @llvm.nvvm.mbarrier.init(i64* %bar, i32 32)
  call void @llvm.nvvm.cp.async.ca.shared.global.16(i8 addrspace(3)* getelementptr inbounds ([0 x i8], [0 x i8] addrspace(3)* @smem, i64 0, i64 0), i8 addrspace(1)* %g)
  ret void
}

define i64 @texture() {
  %1 = call i64 @llvm.nvvm.texsurf.handle.internal.p1i64(i64 addrspace(1)* @tex)
  %2 = call i32 @__nvvm_reflect(i8* addrspacecast (i8 addrspace(1)* getelementptr inbounds ([12 x i8], [12 x i8] addrspace(1)* @arch, i32 0, i32 0) to i8*))
  %3 = zext i32 %2 to i64
  %4 = add i64 %1, %3
  ret i64 %4
}

define i32 @print(i8* %format, i32 %x) {
  %buffer = alloca { i32, i8* }, align 8
  %1 = getelementptr inbounds { i32, i8* }, { i32, i8* }* %buffer, i32 0, i32 0
  store i32 %x, i32* %1, align 8
  %2 = bitcast { i32, i8* }* %buffer to i8*
  %3 = call i32 @vprintf(i8* %format, i8* %2)
  ret i32 %3
}

!nvvm.annotations = !{!0, !1, !2}
!nvvmir.version = !{!3}

!0 = !{void (float*, %struct.point*)* @kernel, !"kernel", i32 1}
!1 = !{void (float*, %struct.point*)* @kernel, !"maxntidx", i32 256}
!2 = !{i64 addrspace(1)* @tex, !"texture", i32 1}
!3 = !{i32 1, i32 4}
!4 = !{}
!5 = !{i32 0, i32 1024}
