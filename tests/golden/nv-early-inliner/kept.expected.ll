; ModuleID = 'kept.ll'
source_filename = "kept.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@g = addrspace(1) global i32 0
@where = addrspace(1) global ptr blockaddress(@has_address, %exit)

define internal void @plain() {
  store i32 1, ptr addrspace(1) @g, align 4
  ret void
}

; Function Attrs: noinline
define internal void @noinline() #0 {
  store i32 2, ptr addrspace(1) @g, align 4
  ret void
}

define weak void @weak() {
  store i32 3, ptr addrspace(1) @g, align 4
  ret void
}

define linkonce_odr void @odr() {
  store i32 4, ptr addrspace(1) @g, align 4
  ret void
}

define internal void @flushes() #1 {
  store i32 5, ptr addrspace(1) @g, align 4
  ret void
}

define internal void @for_another() #2 {
  store i32 6, ptr addrspace(1) @g, align 4
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

exit:                                             ; preds = %0
  ret void
}

define internal void @variadic(i32 %n, ...) {
  store i32 7, ptr addrspace(1) @g, align 4
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
  store i32 1, ptr addrspace(1) @g, align 4
  call void @plain() #0
  call void @noinline()
  call void @weak()
  store i32 4, ptr addrspace(1) @g, align 4
  call void @flushes()
  call void @for_another()
  call void @even(i32 1)
  call void @has_address()
  call void (i32, ...) @variadic(i32 1, i32 2)
  call void @plain()
  call void @another_type(i64 1)
  call void %f()
  ret void
}

; Function Attrs: noinline optnone
define void @as_it_is() #3 {
  call void @plain()
  ret void
}

define void @flushing() #1 {
  store i32 5, ptr addrspace(1) @g, align 4
  ret void
}

attributes #0 = { noinline }
attributes #1 = { "denormal-fp-math-f32"="preserve-sign,preserve-sign" }
attributes #2 = { "target-cpu"="sm_90" }
attributes #3 = { noinline optnone }
