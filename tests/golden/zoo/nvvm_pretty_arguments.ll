; ModuleID = '<string>'
source_filename = "<string>"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.nvvm.tcgen05.mma.tensor(ptr addrspace(6) writeonly, ptr addrspace(6) readonly, i64, i32, i1, i32 immarg range(i32 0, 4), i32 immarg range(i32 1, 3), i32 immarg range(i32 0, 4)) #0

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.nvvm.tcgen05.mma.shared(ptr addrspace(6) writeonly, i64, i64, i32, i1, i32 immarg range(i32 0, 4), i32 immarg range(i32 1, 3), i32 immarg range(i32 0, 4)) #0

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.nvvm.tensormap.replace.elemtype.p0(ptr captures(none), i32 immarg range(i32 0, 16)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.nvvm.tensormap.replace.elemtype.p1(ptr addrspace(1) captures(none), i32 immarg range(i32 0, 16)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.nvvm.tensormap.replace.interleave.layout.p0(ptr captures(none), i32 immarg range(i32 0, 3)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.nvvm.tensormap.replace.interleave.layout.p1(ptr addrspace(1) captures(none), i32 immarg range(i32 0, 3)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.nvvm.tensormap.replace.swizzle.mode.p0(ptr captures(none), i32 immarg range(i32 0, 5)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.nvvm.tensormap.replace.swizzle.mode.p1(ptr addrspace(1) captures(none), i32 immarg range(i32 0, 5)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.nvvm.tensormap.replace.swizzle.atomicity.p0(ptr captures(none), i32 immarg range(i32 0, 4)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.nvvm.tensormap.replace.swizzle.atomicity.p1(ptr addrspace(1) captures(none), i32 immarg range(i32 0, 4)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.nvvm.tensormap.replace.fill.mode.p0(ptr captures(none), i32 immarg range(i32 0, 2)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.nvvm.tensormap.replace.fill.mode.p1(ptr addrspace(1) captures(none), i32 immarg range(i32 0, 2)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.nvvm.tensormap.replace.rank.p0(ptr captures(none), i32) #1

define void @mma(ptr addrspace(6) %d, ptr addrspace(6) %a, i64 %b, i32 %i, i1 %e) {
  call void @llvm.nvvm.tcgen05.mma.tensor(ptr addrspace(6) %d, ptr addrspace(6) %a, i64 %b, i32 %i, i1 %e, /* kind=f16 */ i32 0, /* cta_group= */ i32 1, /* collector=discard */ i32 0)
  call void @llvm.nvvm.tcgen05.mma.tensor(ptr addrspace(6) %d, ptr addrspace(6) %a, i64 %b, i32 %i, i1 %e, /* kind=f16 */ i32 0, /* cta_group= */ i32 2, /* collector=lastuse */ i32 1)
  call void @llvm.nvvm.tcgen05.mma.tensor(ptr addrspace(6) %d, ptr addrspace(6) %a, i64 %b, i32 %i, i1 %e, /* kind=f16 */ i32 0, /* cta_group= */ i32 1, /* collector=fill */ i32 2)
  call void @llvm.nvvm.tcgen05.mma.tensor(ptr addrspace(6) %d, ptr addrspace(6) %a, i64 %b, i32 %i, i1 %e, /* kind=f16 */ i32 0, /* cta_group= */ i32 2, /* collector=use */ i32 3)
  call void @llvm.nvvm.tcgen05.mma.tensor(ptr addrspace(6) %d, ptr addrspace(6) %a, i64 %b, i32 %i, i1 true, /* kind=tf32 */ i32 1, /* cta_group= */ i32 1, /* collector=discard */ i32 0)
  call void @llvm.nvvm.tcgen05.mma.tensor(ptr addrspace(6) %d, ptr addrspace(6) %a, i64 %b, i32 %i, i1 true, /* kind=tf32 */ i32 1, /* cta_group= */ i32 2, /* collector=lastuse */ i32 1)
  call void @llvm.nvvm.tcgen05.mma.tensor(ptr addrspace(6) %d, ptr addrspace(6) %a, i64 %b, i32 %i, i1 true, /* kind=tf32 */ i32 1, /* cta_group= */ i32 1, /* collector=fill */ i32 2)
  call void @llvm.nvvm.tcgen05.mma.tensor(ptr addrspace(6) %d, ptr addrspace(6) %a, i64 %b, i32 %i, i1 true, /* kind=tf32 */ i32 1, /* cta_group= */ i32 2, /* collector=use */ i32 3)
  call void @llvm.nvvm.tcgen05.mma.tensor(ptr addrspace(6) %d, ptr addrspace(6) %a, i64 %b, i32 %i, i1 true, /* kind=f8f6f4 */ i32 2, /* cta_group= */ i32 1, /* collector=discard */ i32 0)
  call void @llvm.nvvm.tcgen05.mma.tensor(ptr addrspace(6) %d, ptr addrspace(6) %a, i64 %b, i32 %i, i1 true, /* kind=f8f6f4 */ i32 2, /* cta_group= */ i32 2, /* collector=lastuse */ i32 1)
  call void @llvm.nvvm.tcgen05.mma.tensor(ptr addrspace(6) %d, ptr addrspace(6) %a, i64 %b, i32 %i, i1 true, /* kind=f8f6f4 */ i32 2, /* cta_group= */ i32 1, /* collector=fill */ i32 2)
  call void @llvm.nvvm.tcgen05.mma.tensor(ptr addrspace(6) %d, ptr addrspace(6) %a, i64 %b, i32 %i, i1 true, /* kind=f8f6f4 */ i32 2, /* cta_group= */ i32 2, /* collector=use */ i32 3)
  call void @llvm.nvvm.tcgen05.mma.tensor(ptr addrspace(6) %d, ptr addrspace(6) %a, i64 %b, i32 %i, i1 true, /* kind=i8 */ i32 3, /* cta_group= */ i32 1, /* collector=discard */ i32 0)
  call void @llvm.nvvm.tcgen05.mma.tensor(ptr addrspace(6) %d, ptr addrspace(6) %a, i64 %b, i32 %i, i1 true, /* kind=i8 */ i32 3, /* cta_group= */ i32 2, /* collector=lastuse */ i32 1)
  call void @llvm.nvvm.tcgen05.mma.tensor(ptr addrspace(6) %d, ptr addrspace(6) %a, i64 %b, i32 %i, i1 true, /* kind=i8 */ i32 3, /* cta_group= */ i32 1, /* collector=fill */ i32 2)
  call void @llvm.nvvm.tcgen05.mma.tensor(ptr addrspace(6) %d, ptr addrspace(6) %a, i64 %b, i32 %i, i1 true, /* kind=i8 */ i32 3, /* cta_group= */ i32 2, /* collector=use */ i32 3)
  call void @llvm.nvvm.tcgen05.mma.tensor(ptr addrspace(6) %d, ptr addrspace(6) %a, i64 -1, i32 %i, i1 true, /* kind=tf32 */ i32 1, /* cta_group= */ i32 2, /* collector=use */ i32 3) #2, !x !0
  call void @llvm.nvvm.tcgen05.mma.shared(ptr addrspace(6) %d, i64 5, i64 %b, i32 %i, i1 true, i32 0, i32 1, i32 0)
  ret void
}

define void @tensormap(ptr %p, ptr addrspace(1) %q) {
  call void @llvm.nvvm.tensormap.replace.elemtype.p0(ptr %p, /* elemtype=u8 */ i32 0)
  call void @llvm.nvvm.tensormap.replace.elemtype.p1(ptr addrspace(1) %q, /* elemtype=u16 */ i32 1)
  call void @llvm.nvvm.tensormap.replace.elemtype.p0(ptr %p, /* elemtype=u32 */ i32 2)
  call void @llvm.nvvm.tensormap.replace.elemtype.p1(ptr addrspace(1) %q, /* elemtype=s32 */ i32 3)
  call void @llvm.nvvm.tensormap.replace.elemtype.p0(ptr %p, /* elemtype=u64 */ i32 4)
  call void @llvm.nvvm.tensormap.replace.elemtype.p1(ptr addrspace(1) %q, /* elemtype=s64 */ i32 5)
  call void @llvm.nvvm.tensormap.replace.elemtype.p0(ptr %p, /* elemtype=f16 */ i32 6)
  call void @llvm.nvvm.tensormap.replace.elemtype.p1(ptr addrspace(1) %q, /* elemtype=f32 */ i32 7)
  call void @llvm.nvvm.tensormap.replace.elemtype.p0(ptr %p, /* elemtype=f32.ftz */ i32 8)
  call void @llvm.nvvm.tensormap.replace.elemtype.p1(ptr addrspace(1) %q, /* elemtype=f64 */ i32 9)
  call void @llvm.nvvm.tensormap.replace.elemtype.p0(ptr %p, /* elemtype=bf16 */ i32 10)
  call void @llvm.nvvm.tensormap.replace.elemtype.p1(ptr addrspace(1) %q, /* elemtype=tf32 */ i32 11)
  call void @llvm.nvvm.tensormap.replace.elemtype.p0(ptr %p, /* elemtype=tf32.ftz */ i32 12)
  call void @llvm.nvvm.tensormap.replace.elemtype.p1(ptr addrspace(1) %q, /* elemtype=b4x16 */ i32 13)
  call void @llvm.nvvm.tensormap.replace.elemtype.p0(ptr %p, /* elemtype=b4x16_p64 */ i32 14)
  call void @llvm.nvvm.tensormap.replace.elemtype.p1(ptr addrspace(1) %q, /* elemtype=b6x16_p32 */ i32 15)
  call void @llvm.nvvm.tensormap.replace.interleave.layout.p0(ptr %p, /* interleave_layout=No interleave */ i32 0)
  call void @llvm.nvvm.tensormap.replace.interleave.layout.p1(ptr addrspace(1) %q, /* interleave_layout=16B interleave */ i32 1)
  call void @llvm.nvvm.tensormap.replace.interleave.layout.p0(ptr %p, /* interleave_layout=32B interleave */ i32 2)
  call void @llvm.nvvm.tensormap.replace.swizzle.mode.p0(ptr %p, /* swizzle_mode=No swizzling */ i32 0)
  call void @llvm.nvvm.tensormap.replace.swizzle.mode.p1(ptr addrspace(1) %q, /* swizzle_mode=32B swizzling */ i32 1)
  call void @llvm.nvvm.tensormap.replace.swizzle.mode.p0(ptr %p, /* swizzle_mode=64B swizzling */ i32 2)
  call void @llvm.nvvm.tensormap.replace.swizzle.mode.p1(ptr addrspace(1) %q, /* swizzle_mode=128B swizzling */ i32 3)
  call void @llvm.nvvm.tensormap.replace.swizzle.mode.p0(ptr %p, /* swizzle_mode=96B swizzling */ i32 4)
  call void @llvm.nvvm.tensormap.replace.swizzle.atomicity.p0(ptr %p, /* swizzle_atomicity=16B */ i32 0)
  call void @llvm.nvvm.tensormap.replace.swizzle.atomicity.p1(ptr addrspace(1) %q, /* swizzle_atomicity=32B */ i32 1)
  call void @llvm.nvvm.tensormap.replace.swizzle.atomicity.p0(ptr %p, /* swizzle_atomicity=32B + 8B flip */ i32 2)
  call void @llvm.nvvm.tensormap.replace.swizzle.atomicity.p1(ptr addrspace(1) %q, /* swizzle_atomicity=64B */ i32 3)
  call void @llvm.nvvm.tensormap.replace.fill.mode.p0(ptr %p, /* fill_mode=Zero fill */ i32 0)
  call void @llvm.nvvm.tensormap.replace.fill.mode.p1(ptr addrspace(1) %q, /* fill_mode=OOB-NaN fill */ i32 1)
  call void @llvm.nvvm.tensormap.replace.rank.p0(ptr %p, i32 3)
  ret void
}

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #2 = { nounwind }

!0 = !{}
