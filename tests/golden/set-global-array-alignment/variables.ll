; RUN: nvopt -passes=set-global-array-alignment -pass-remarks=. -pass-remarks-missed=. -S %s 2>&1
; RUN: nvopt -passes=set-global-array-alignment<skip-shared-mem> -S %s
; RUN: nvopt -passes=set-global-array-alignment<skip-global-mem> -S %s
; RUN: not nvopt -passes=set-global-array-alignment<skip-local-mem> -S %s 2>&1
; Variables of this module's own; shared and constant memory doesn't grow.

source_filename = "variables.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

$mine = comdat any

@tile = internal addrspace(3) global [64 x float] undef, align 4
@flag = internal addrspace(3) global i32 undef, align 4
@behind = internal addrspace(3) global [64 x float] undef, align 4
@alone = internal addrspace(3) global [64 x float] undef, align 4
@dynamic = external addrspace(3) global [0 x float], align 4
@global = addrspace(1) global [9 x float] zeroinitializer, align 4
@small = addrspace(1) global [2 x float] zeroinitializer, align 4
@scalar = addrspace(1) global i128 0, align 8
@aligned = addrspace(1) global [4 x float] zeroinitializer, align 32
@generic = internal global { i32, [8 x float] } zeroinitializer, align 4
@first = addrspace(4) constant [3 x i8] c"abc", align 1
@second = addrspace(4) constant [4 x float] zeroinitializer, align 4
@weak = weak addrspace(1) global [4 x float] zeroinitializer, align 4
@common = common addrspace(1) global [4 x float] zeroinitializer, align 4
@declared = external addrspace(1) global [4 x float], align 4
@mine = addrspace(1) global [4 x float] zeroinitializer, comdat, align 4
@placed = addrspace(1) global [4 x float] zeroinitializer, section "there", align 4
@unknown = addrspace(1) global [4 x float] zeroinitializer
@llvm.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @global to ptr)], section "llvm.metadata"

define ptx_kernel void @one() {
  store float 0.0, ptr addrspace(3) @tile, align 4
  call void @helper()
  ret void
}

define internal void @helper() {
  store i32 0, ptr addrspace(3) @flag, align 4
  store float 0.0, ptr addrspace(3) @behind, align 4
  ret void
}

define ptx_kernel void @two() {
  store float 0.0, ptr addrspace(3) @behind, align 4
  store float 0.0, ptr addrspace(3) @alone, align 4
  ret void
}
