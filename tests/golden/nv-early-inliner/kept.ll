; RUN: nvopt -passes=nv-early-inliner,always-inline -nv-inline-all %s
; RUN: nvopt -passes=nv-early-inliner -nv-inline-all -pass-remarks=. -pass-remarks-missed=. -disable-output %s 2>&1
target triple = "nvptx64-nvidia-cuda"
@g = addrspace(1) global i32 0
@where = addrspace(1) global ptr blockaddress(@has_address, %exit)

define internal void @plain() {
  store i32 1, ptr addrspace(1) @g
  ret void
}
define internal void @noinline() noinline {
  store i32 2, ptr addrspace(1) @g
  ret void
}
define weak void @weak() {
  store i32 3, ptr addrspace(1) @g
  ret void
}
define linkonce_odr void @odr() {
  store i32 4, ptr addrspace(1) @g
  ret void
}
define internal void @flushes() "denormal-fp-math-f32"="preserve-sign,preserve-sign" {
  store i32 5, ptr addrspace(1) @g
  ret void
}
define internal void @for_another() "target-cpu"="sm_90" {
  store i32 6, ptr addrspace(1) @g
  ret void
}
define internal void @even(i32 %n) {
  call void @odd(i32 %n)
  ret void
}
define internal void @odd(i32 %n) {
  call void @even(i32 %n)
  ret void
}
define internal void @has_address() {
  br label %exit
exit:
  ret void
}
define internal void @variadic(i32 %n, ...) {
  store i32 7, ptr addrspace(1) @g
  ret void
}
define internal void @tail() {
  musttail call void @plain()
  ret void
}
define internal i32 @another_type(i32 %x) {
  ret i32 %x
}
define ptx_kernel void @k(ptr %f) {
  call void @plain()
  call void @plain() noinline
  call void @noinline()
  call void @weak()
  call void @odr()
  call void @flushes()
  call void @for_another()
  call void @even(i32 1)
  call void @has_address()
  call void (i32, ...) @variadic(i32 1, i32 2)
  call void @tail()
  call void @another_type(i64 1)
  call void %f()
  ret void
}
define void @as_it_is() optnone noinline {
  call void @plain()
  ret void
}
define void @flushing() "denormal-fp-math-f32"="preserve-sign,preserve-sign" {
  call void @flushes()
  ret void
}
