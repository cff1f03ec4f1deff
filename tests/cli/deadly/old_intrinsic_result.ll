declare void @llvm.nvvm.barrier0()

define void @f() {
  %x = call i1 @llvm.nvvm.barrier0()
  ret void
}
