; ModuleID = 'registers.ll'
source_filename = "registers.ll"

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #0

define i32 @within_block(ptr %p) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %n = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret i32 %t
}

define i32 @sizes(ptr %p) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %n = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %r = urem i32 %n, %t
  %q = udiv i32 %n, %t
  %s = add i32 %r, %q
  ret i32 %s
}

define ptx_kernel void @bounded(ptr %p) #1 {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %t, ptr %p, align 4
  ret void
}

define ptx_kernel void @one_more(ptr %p) #2 {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %r = and i32 %t, 255
  %q = lshr i32 %t, 8
  %s = or i32 %r, %q
  store i32 %s, ptr %p, align 4
  ret void
}

define i32 @size_and_argument(i32 noundef %x, i32 noundef %y) {
  %n = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %r = urem i32 %n, %x
  %c = icmp uge i32 %x, %n
  %s = select i1 %c, i32 %r, i32 %y
  ret i32 %s
}

define i32 @thread_and_argument(i32 noundef %x) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %r = urem i32 %t, %x
  %q = udiv i32 %t, %x
  %s = add i32 %r, %q
  ret i32 %s
}

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { "nvvm.maxntid"="256" }
attributes #2 = { "nvvm.maxntid"="257" }
