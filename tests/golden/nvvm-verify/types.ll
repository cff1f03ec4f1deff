; RUN: not nvopt -passes=nvvm-verify %s 2>&1
; Types that no GPU has.

target triple = "nvptx64-nvidia-cuda"

%long = type { [2 x x86_fp80], i32 }

@quad = addrspace(1) global fp128 undef
@in_struct = external addrspace(1) global %long

declare void @takes(ppc_fp128)

define void @computes(ptr %p) {
  %a = load fp128, ptr %p, align 16
  %b = fadd fp128 %a, 0xL00000000000000000000000000000000
  store fp128 %b, ptr %p, align 16
  ret void
}

define void @hides(ptr %p) {
  %space = alloca %long, align 16
  ret void
}

define i1 @compares(double %x) {
  %wide = fpext double %x to x86_fp80
  %positive = fcmp ogt x86_fp80 %wide, 0xK00000000000000000000
  ret i1 %positive
}
