; ModuleID = '<string>'
source_filename = "<string>"

@g = global target("spirv.DeviceEvent") zeroinitializer
@nb = internal addrspace(3) global target("amdgcn.named.barrier", 0) poison

declare void @img(target("spirv.Image", float, 1, 1, 0, 0, 0, 0, 0), target("spirv.Pipe", 0))

declare target("spirv.Event") @ev(target("spirv.Type", target("spirv.Literal", 4), i32, 1, 4, 4))

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare target("dx.RawBuffer", <4 x float>, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_v4f32_1_0t(i32, i32, i32, i32, ptr) #0

define void @dx() {
  %h = call target("dx.RawBuffer", <4 x float>, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_v4f32_1_0t(i32 0, i32 1, i32 2, i32 3, ptr null)
  ret void
}

declare void @user(target("my.type"), target("my.type", i32), target("my.type", 1), target("x", i32, ptr, void, 0, 4294967295), target("we\C3\BCird name", { i8, ptr addrspace(1) }))

define target("aarch64.svcount") @sve(target("aarch64.svcount") %c, i1 %x) {
  %p = alloca target("aarch64.svcount"), align 2
  store target("aarch64.svcount") %c, ptr %p, align 2
  %l = load target("aarch64.svcount"), ptr %p, align 2
  %s = select i1 %x, target("aarch64.svcount") %l, target("aarch64.svcount") zeroinitializer
  %f = freeze target("aarch64.svcount") %s
  ret target("aarch64.svcount") %f
}

define target("riscv.vector.tuple", <vscale x 8 x i8>, 2) @rvv(target("riscv.vector.tuple", <vscale x 8 x i8>, 2) %t) {
  %r = call target("riscv.vector.tuple", <vscale x 8 x i8>, 2) @rvv(target("riscv.vector.tuple", <vscale x 8 x i8>, 2) poison)
  ret target("riscv.vector.tuple", <vscale x 8 x i8>, 2) undef
}

define void @use(target("spirv.Sampler") %s, ptr %p) {
  %z = getelementptr i8, ptr %p, i64 1
  ret void
}

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
