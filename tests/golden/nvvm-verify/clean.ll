; RUN: nvopt -passes=nvvm-verify -S %s
; Near misses: nothing here breaks a rule, and nothing changes.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_threadIdx_t = type { i8 }
%opaque = type opaque

$merged = comdat any

@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@.str = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00", align 1
@_ZZ1fvE3s.1 = internal addrspace(3) global [12288 x float] undef, align 4
@poisoned = internal addrspace(3) global i32 poison, align 4
@dynamic = external addrspace(3) global [0 x i8]
@generic = dso_local global i32 0, align 4
@constants = protected addrspace(4) externally_initialized constant [65536 x i8] zeroinitializer, align 16
@elsewhere = external hidden addrspace(4) global [65536 x i8]
@unknown = external addrspace(1) global %opaque
@tentative = common addrspace(1) global i32 0, align 4
@merged = linkonce_odr addrspace(1) global i32 0, comdat, align 2147483648
@functions = addrspace(1) global [2 x ptr] [ptr @kernel, ptr @device]
@0 = internal addrspace(1) global i32 0
@llvm.used = appending global [1 x ptr] [ptr @kernel], section "llvm.metadata"
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @tentative to ptr)], section "llvm.metadata"

@other_name = alias void (ptr, i64), ptr @device
@third_name = alias void (ptr, i64), ptr @other_name

define ptx_kernel void @kernel(ptr byval([4088 x i8]) align 256 %p, ptr %q) "nvvm.maxntid"="128, 2" "nvvm.minctasm"="1" "nvvm.maxclusterrank"="8" {
  call void @device(ptr %q, i64 1)
  store ptr @kernel, ptr %q, align 8
  ret void
}

define ptx_kernel void @cluster() "nvvm.blocksareclusters" "nvvm.cluster_dim"="2,1,1" "nvvm.reqntid"="1024,1" {
  store float 0.000000e+00, ptr addrspace(3) @_ZZ1fvE3s.1, align 4
  ret void
}

define ptx_kernel void @reads(ptr byval([4 x i32]) align 4 %in, ptr %out) "nvvm.maxntid"="2048" {
  %param = addrspacecast ptr %in to ptr addrspace(101)
  %value = load i32, ptr addrspace(101) %param, align 4
  store i32 %value, ptr %out, align 4
  store i32 %value, ptr %in, align 4
  ret void
}

define void @device(ptr %p, i64 %n) align 2 {
  call void @llvm.memcpy.p0.p4.i64(ptr align 256 %p, ptr addrspace(4) align 16 @constants, i64 %n, i1 false)
  call void @llvm.memset.p1.i64(ptr addrspace(1) @tentative, i8 0, i64 4, i1 false)
  ret void
}

define fastcc void @by_value(ptr byval(i64) align 128 %p) nobuiltin {
  call fastcc void @by_value(ptr byval(i64) align 128 %p)
  ret void
}

define i32 @atomics(ptr %p, ptr addrspace(1) %global, ptr addrspace(3) %shared, ptr addrspace(7) %cluster) {
  %a = atomicrmw nand ptr %p, i32 1 seq_cst, align 4
  %b = atomicrmw volatile umax ptr addrspace(1) %global, i64 1 syncscope("device") acq_rel, align 8
  %c = atomicrmw fadd ptr addrspace(3) %shared, half 0xH3C00 syncscope("block") monotonic, align 2
  %d = atomicrmw uinc_wrap ptr addrspace(7) %cluster, i32 1 syncscope("cluster") release, align 4
  %e = atomicrmw xchg ptr %p, i128 1 monotonic, align 16
  %f = cmpxchg weak ptr %p, i128 1, i128 2 monotonic monotonic, align 16
  %g = cmpxchg ptr %p, ptr null, ptr %p syncscope("singlethread") acq_rel acquire, align 8
  %h = atomicrmw fadd ptr %p, <2 x half> splat (half 0xH3C00) monotonic, align 4
  fence seq_cst
  fence acquire
  fence syncscope("block") acq_rel
  fence syncscope("cluster") release
  ret i32 %a
}

define void @stack(i32 %n) {
  %local = alloca i32, align 8388608, addrspace(5)
  %dynamic = alloca i8, i32 %n, align 16
  %a = atomicrmw add ptr %dynamic, i32 1 monotonic, align 4
  store i32 0, ptr addrspace(5) %local, align 4
  ret void
}

define ptr addrspace(1) @casts(ptr %p, ptr addrspace(3) %shared) {
  %window = addrspacecast ptr addrspace(3) %shared to ptr addrspace(7)
  %back = addrspacecast ptr addrspace(7) %window to ptr addrspace(3)
  %generic = addrspacecast ptr addrspace(3) %back to ptr
  %global = addrspacecast ptr %p to ptr addrspace(1)
  %number = ptrtoint ptr addrspace(4) @constants to i64
  %pointer = inttoptr i64 %number to ptr addrspace(1)
  ret ptr addrspace(1) %pointer
}

define ptr addrspace(6) @tensor(ptr addrspace(6) %p) {
  %q = getelementptr i8, ptr addrspace(6) %p, i32 16
  ret ptr addrspace(6) %q
}

define i32 @intrinsics(ptr addrspace(1) %global, ptr addrspace(3) %shared) {
  %a = call i32 @llvm.nvvm.ldu.global.i.i32.p1(ptr addrspace(1) %global, i32 4)
  %b = call i32 @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x1.b16.p3(ptr addrspace(3) %shared)
  %c = call i32 @llvm.nvvm.atomic.add.gen.i.cta.i32.p1(ptr addrspace(1) %global, i32 1)
  %d = call i32 @__nvvm_reflect(ptr @.str)
  %e = call i32 (ptr, ...) @printf(ptr @.str, i32 1)
  call void asm sideeffect "// fp128 addrspace(9) blockaddress(", ""()
  ret i32 %a
}

define void @wide(ptr %p) {
  %x = load i256, ptr %p, align 16
  %y = load bfloat, ptr %p, align 2
  %z = load <4 x half>, ptr %p, align 8
  ret void
}

declare void @"unused.name"()

declare i32 @printf(ptr, ...)

declare i32 @__nvvm_reflect(ptr)

declare i32 @llvm.nvvm.frobnicate.unused(i32)

declare i32 @llvm.nvvm.ldu.global.i.i32.p1(ptr addrspace(1), i32)

declare i32 @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x1.b16.p3(ptr addrspace(3))

declare i32 @llvm.nvvm.atomic.add.gen.i.cta.i32.p1(ptr addrspace(1), i32)

declare void @llvm.memcpy.p0.p4.i64(ptr, ptr addrspace(4), i64, i1)

declare void @llvm.memset.p1.i64(ptr addrspace(1), i8, i64, i1)

!nvvm.annotations = !{!0, !1}
!0 = !{ptr addrspace(1) @tentative, !"managed", i32 1}
!1 = !{null, !"texture", i32 1}
