; RUN: nvopt -passes=tile-simplify %s
; What special registers may be: tid is below ntid, and below the launch bounds.

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()

define i32 @within_block(ptr %p) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %n = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %r = urem i32 %t, %n
  %q = udiv i32 %t, %n
  %s = add i32 %r, %q
  ret i32 %s
}

; The other way round nothing is known.
define i32 @sizes(ptr %p) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %n = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %r = urem i32 %n, %t
  %q = udiv i32 %n, %t
  %s = add i32 %r, %q
  ret i32 %s
}

define ptx_kernel void @bounded(ptr %p) "nvvm.maxntid"="256" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %r = and i32 %t, 255
  %q = lshr i32 %t, 8
  %s = or i32 %r, %q
  store i32 %s, ptr %p
  ret void
}

; One thread more, and the mask counts.
define ptx_kernel void @one_more(ptr %p) "nvvm.maxntid"="257" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %r = and i32 %t, 255
  %q = lshr i32 %t, 8
  %s = or i32 %r, %q
  store i32 %s, ptr %p
  ret void
}

; Nor of a size and what is no register.
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
